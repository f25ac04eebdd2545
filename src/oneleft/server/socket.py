"""The WebSocket of a table: frames in, frames out, heartbeats, and an end with a reason."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Annotated, Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import Parameter

from oneleft.server import wire as w
from oneleft.server.database import StoreError
from oneleft.server.decide import Asker
from oneleft.server.distance import Connection, connection_of
from oneleft.server.guard import FRAME_RATE, SOCKET_RATE, Limiter, address_of, is_foreign
from oneleft.server.hub import EjectedError, Hub, Live, NoTableError, now_ms
from oneleft.server.identity import NOBODY, need_guest, token_of
from oneleft.server.logs import place_of
from oneleft.server.presence import Listener

BEAT_MS = 8_000
DEAD_S = 2.5 * BEAT_MS / 1000
"""A client that has been silent for so long is gone."""
MOST_BAD = 20
"""Frames that are no commands, before the socket is closed."""
AT_ONCE = 8
"""Commands of one socket that may wait at the same time."""
CLOSE_CODES = {"superseded": 4001, "ejected": 4003, "restart": 1012, "slow": 4008, "flood": 4029}
NO_TABLE, FOREIGN, TOO_MANY, AWAY = 4004, 4403, 4429, 4503
_LOG = structlog.get_logger("oneleft.socket")


@websocket("/ws/{code:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], code: Annotated[str, Parameter()]) -> None:
    """A table's socket. Query: ``since``, the last entry that the client has seen."""
    hub: Hub = socket.app.state.hub
    limiter: Limiter = socket.app.state.limiter
    refusal = FOREIGN if is_foreign(socket) else 0
    if not refusal and not limiter.allows(SOCKET_RATE, "socket", address_of(socket)):
        refusal = TOO_MANY
    await socket.accept()
    if refusal:
        hub.metrics.refused.labels("foreign" if refusal == FOREIGN else "flood").inc()
        await socket.close(refusal, "not from here" if refusal == FOREIGN else "too many")
        return
    since = socket.query_params.get("since", "0")
    seen = int(since) if since.isdigit() and len(since) < 10 else 0
    try:
        guest, _ = await need_guest(socket, hub.store) if token_of(socket)[0] else (NOBODY, None)
        connection = connection_of(socket.scope)
        listener = Listener(
            guest,
            hub.new_conn(),
            round_trip=connection.round_trip,
            write_now=connection.write_now,
        )
        listener.say(w.Hello(protocol=w.PROTOCOL, now=now_ms(), beat_ms=BEAT_MS))
        live = await hub.attach(code.upper(), listener, seen)
    except NoTableError:
        await socket.close(NO_TABLE, "no such table")
        return
    except EjectedError:
        await socket.close(CLOSE_CODES["ejected"], "ejected")
        return
    except StoreError:
        await socket.close(AWAY, "the database is away")
        return
    await _Session(socket, connection, hub, live, listener, limiter).run()


class _Session:
    """A socket from its first frame to its last."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        connection: Connection,
        hub: Hub,
        live: Live,
        listener: Listener,
        limiter: Limiter,
    ) -> None:
        self.socket = socket
        self.connection = connection
        self.hub = hub
        self.live = live
        self.listener = listener
        self.limiter = limiter
        self.bad = 0
        self.heard_at = time.monotonic()
        self.working: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Reads, writes and beats until one of them ends."""
        tasks = [
            asyncio.create_task(each)
            for each in (self._read(), self._write(), self._beat(), self._wait_for_close())
        ]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self._end()

    async def _end(self) -> None:
        why = self.listener.bye
        if why:
            with contextlib.suppress(Exception):
                await self.socket.send_data(w.encoder.encode(w.Bye(why=why)), "text")
        with contextlib.suppress(Exception):
            await self.socket.close(CLOSE_CODES.get(why, 1000), why or "bye")
        try:
            await asyncio.shield(self.hub.detach(self.live, self.listener))
        except (StoreError, NoTableError):
            _LOG.warning("nobody could be told that a client has gone", table=self.live.code)

    async def _read(self) -> None:
        while not self.listener.bye:
            self.connection.read_now(self._take)
            try:
                data = await self.socket.receive_data("text")
            except WebSocketDisconnect:
                return
            self._take(data)

    def _take(self, data: str) -> None:
        """A frame has come: what it asks for is begun, in the order of the frames."""
        if self.listener.bye:
            return
        self.heard_at = time.monotonic()
        if not self.limiter.allows(FRAME_RATE, "frame", self.listener.conn):
            self.hub.metrics.refused.labels("flood").inc()
            self.listener.close("flood")
            return
        try:
            command = w.command_decoder.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._refuse_frame(data, str(error))
            return
        if isinstance(command, w.Beat):
            self.listener.beat_answered(command.n, time.monotonic())
            return
        if len(self.working) >= AT_ONCE:
            self.listener.say(w.Refused(id=command.id, code="busy", text="too many at once"))
            return
        task = asyncio.create_task(self._do(command))
        self.working.add(task)
        task.add_done_callback(self.working.discard)

    def _refuse_frame(self, data: str, error: str) -> None:
        """Says what is wrong with a frame that is no command; too many end the socket."""
        self.hub.metrics.refused.labels("unreadable").inc()
        self.bad += 1
        name = ""
        with contextlib.suppress(msgspec.DecodeError, UnicodeError, RecursionError):
            given = msgspec.json.decode(data)
            if isinstance(given, dict) and isinstance(given.get("id"), str):
                name = given["id"][:36]
        self.listener.say(w.Refused(id=name, code="unreadable", text=error[:200]))
        if self.bad >= MOST_BAD:
            self.listener.close("flood")

    async def _do(self, command: w.Command) -> None:
        listener = self.listener
        begun = time.perf_counter()
        if listener.guest.id == "":
            listener.say(w.Refused(id=command.id, code="nobody", text="no cookie and no token"))
            return
        asker = Asker(
            listener.guest.id, listener.guest.is_program, listener.conn, listener.delay_ms
        )
        try:
            answer = await self.hub.submit(self.live.code, asker, command)
        except NoTableError:
            answer = w.Refused(id=command.id, code="no-table", text="the table is gone")
        except Exception as error:  # noqa: BLE001 - a fault here must not end the socket
            self.hub.metrics.faults.inc()
            _LOG.error(
                "a command failed",
                table=self.live.code,
                do=type(command).__name__,
                error=place_of(error),
            )
            answer = w.Refused(id=command.id, code="fault", text="the server has failed; try again")
        listener.say(answer)
        self.hub.metrics.seconds.observe(time.perf_counter() - begun)

    async def _write(self) -> None:
        queue = self.listener.queue
        while True:
            frame = await queue.get()
            self.listener.is_writing = True
            try:
                await self.socket.send_data(frame, "text")
            except (WebSocketDisconnect, RuntimeError, OSError):
                return
            self.listener.is_writing = False

    async def _beat(self) -> None:
        number = 0
        pause = 0.2  # the first round trips are measured soon
        while True:
            await asyncio.sleep(pause)
            pause = min(pause * 2, BEAT_MS / 1000)
            number += 1
            now = time.monotonic()
            if now - self.heard_at > DEAD_S:
                return
            table = self.live.table
            self.listener.beat_sent(number, now)
            self.listener.say(
                w.Pulse(n=number, seq=table.seq if table is not None else 0, now=now_ms())
            )

    async def _wait_for_close(self) -> None:
        await self.listener.closing.wait()
        # What is in the queue still goes out, if the reader is quick enough.
        deadline = time.monotonic() + 0.5
        while not self.listener.queue.empty() and time.monotonic() < deadline:
            await asyncio.sleep(0.01)

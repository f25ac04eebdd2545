"""A real server on a free port, and small clients for it, as another program would write them."""

from __future__ import annotations

import asyncio
import json
import random
import re
import socket
import threading
import time
from collections.abc import Awaitable, Callable, Coroutine, Generator
from contextlib import AbstractAsyncContextManager, contextmanager
from types import TracebackType
from typing import Any, Self, TypeVar

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from oneleft.server.app import ServerConfig, make_app
from oneleft.server.hub import Hub
from oneleft.server.wire import MOST_FRAME

T = TypeVar("T")
Frame = dict[str, Any]
FAST = {"bot_ms": 0, "window_min_ms": 0, "pause_seconds": 0}
"""Settings under which nobody waits for anybody."""
SHORT = {"target_score": "60"}
"""An option with which a match takes a round or two."""
PATIENCE = 30.0


class Running:
    """A server that runs in a thread of this process.

    Attributes:
        url: where it is, without a slash at the end.
        database: the URL of its database.
    """

    def __init__(self, url: str, database: str, hub: Hub, loop: asyncio.AbstractEventLoop) -> None:
        self.url = url
        self.database = database
        self.hub = hub
        self.loop = loop

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Runs a coroutine in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def metric(self, name: str) -> float:
        """The sum of a metric's lines, without regard to labels."""
        page = self.hub.metrics.page().decode()
        found = re.findall(rf"^{name}(?:\{{[^}}]*\}})? (\S+)$", page, re.MULTILINE)
        return sum(float(number) for number in found)

    def seq(self, code: str) -> int:
        """How far a table's log goes."""
        return self.run(self.hub.store.seqs([code]))[code]


class _Server(uvicorn.Server):
    """Tells in which loop it runs."""

    loop: asyncio.AbstractEventLoop | None = None

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        self.loop = asyncio.get_running_loop()
        await super().serve(sockets)


@contextmanager
def running(database: str, *, unlimited: bool = True, tls: bool = False) -> Generator[Running]:
    """A server as ``oneleft serve`` runs it; ``tls``: as behind a proxy that speaks https."""
    app = make_app(ServerConfig(database=database, unlimited=unlimited))
    settings = uvicorn.Config(
        app,
        log_level="error",
        ws="websockets-sansio",
        ws_max_size=MOST_FRAME,
        ws_ping_interval=None,
        ws_per_message_deflate=False,
        server_header=False,
        access_log=False,
        proxy_headers=tls,
        timeout_graceful_shutdown=2,
    )
    server = _Server(settings)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        thread = threading.Thread(target=lambda: server.run(sockets=[taken]), daemon=True)
        thread.start()
        deadline = time.monotonic() + PATIENCE
        while not server.started and thread.is_alive() and time.monotonic() < deadline:
            time.sleep(0.02)
        assert server.started, "the server has not started"
        assert server.loop is not None
        url = f"http://127.0.0.1:{taken.getsockname()[1]}"
        yield Running(url, database, app.state.hub, server.loop)
        server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive(), "the server has not stopped"


# -------------------------------------------------------------------------------------- the clients


class Line:
    """A socket to a table. Beats are answered; the last view and every frame are kept.

    Attributes:
        frames: all that came, beats left out.
        view: the last view of the table.
        closed: the code with which the server has ended it.
    """

    def __init__(self, connection: ClientConnection, *, beats: bool = True) -> None:
        self.connection = connection
        self.beats = beats
        self.frames: list[Frame] = []
        self.view: Frame = {}
        self.seq = 0
        self.closed: int | None = None
        self.count = random.getrandbits(40)

    async def read(self, seconds: float = PATIENCE) -> Frame:
        """The next frame that is no beat.

        Raises:
            ConnectionClosed, TimeoutError: there is none.
        """
        async with asyncio.timeout(seconds):
            while True:
                try:
                    frame: Frame = json.loads(await self.connection.recv())
                except ConnectionClosed as error:
                    self.closed = error.rcvd.code if error.rcvd is not None else 1006
                    raise
                if frame["is"] != "beat":
                    break
                if self.beats:
                    await self.send("beat", n=frame["n"], seq=self.seq)
        self.frames.append(frame)
        if frame["is"] in ("snapshot", "step"):
            self.seq = frame["seq"]
            self.view = frame["view"] or self.view
        return frame

    async def until(self, is_it: Callable[[Frame], object], seconds: float = PATIENCE) -> Frame:
        """Reads up to a frame of this kind."""
        async with asyncio.timeout(seconds):
            while True:
                frame = await self.read()
                if is_it(frame):
                    return frame

    async def until_status(self, *wanted: str) -> Frame:
        """Reads until the table is so."""
        while self.view.get("status") not in wanted:
            await self.read()
        return self.view

    async def until_closed(self, seconds: float = PATIENCE) -> int:
        """Reads to the end; the code of the close frame."""
        async with asyncio.timeout(seconds):
            try:
                while True:
                    await self.read()
            except ConnectionClosed:
                assert self.closed is not None
                return self.closed

    async def send(self, do: str, **fields: object) -> str:
        """Sends a command; its id."""
        self.count += 1
        name = str(fields.pop("id", f"t{self.count}"))
        await self.connection.send(json.dumps({"do": do, "id": name, **fields}))
        return name

    async def do(self, do: str, **fields: object) -> Frame:
        """Sends a command and reads up to its answer."""
        name = await self.send(do, **fields)
        return await self.until(lambda f: f["is"] in ("done", "refused") and f["id"] == name)

    async def done(self, do: str, **fields: object) -> Frame:
        """Does a command that must succeed."""
        answer = await self.do(do, **fields)
        assert answer["is"] == "done", answer
        return answer

    async def refused(self, do: str, **fields: object) -> str:
        """The code with which a command is refused."""
        answer = await self.do(do, **fields)
        assert answer["is"] == "refused", answer
        return str(answer["code"])


class Program:
    """A program with a token of its own: HTTP, and sockets."""

    def __init__(self, server: Running, name: str = "Ana") -> None:
        self.server = server
        self.name = name
        self.token = ""
        self.http = httpx.AsyncClient(base_url=server.url, timeout=PATIENCE)
        self.count = 0

    async def __aenter__(self) -> Self:
        answer = await self.http.post("/api/programs", json={"name": self.name})
        assert answer.status_code == 201, answer.text
        self.token = answer.json()["token"]
        self.http.headers["authorization"] = f"Bearer {self.token}"
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.http.aclose()

    async def make(self, **settings: object) -> str:
        """A new table with this program on its first seat; its code."""
        answer = await self.http.post("/api/tables", json={"name": self.name, **FAST, **settings})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    async def command(self, code: str, do: str, **fields: object) -> httpx.Response:
        """A command over HTTP."""
        self.count += 1
        body = {"do": do, "id": f"h{self.count}", **fields}
        return await self.http.post(f"/api/tables/{code}/commands", json=body)

    async def see(self, code: str) -> Frame:
        """The table as this program may see it."""
        answer = await self.http.get(f"/api/tables/{code}")
        assert answer.status_code == 200, answer.text
        found: Frame = answer.json()["view"]
        return found

    def socket(self, code: str, since: int = 0, *, beats: bool = True) -> _Opening:
        """A socket with this program's token."""
        headers = {"Authorization": f"Bearer {self.token}"}
        return open_line(self.server, code, headers, since, beats=beats)


class _Opening(AbstractAsyncContextManager[Line]):
    def __init__(self, connecting: connect, *, beats: bool) -> None:
        self.connecting = connecting
        self.beats = beats

    async def __aenter__(self) -> Line:
        return Line(await self.connecting.__aenter__(), beats=self.beats)

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.connecting.__aexit__(kind, error, trace)


def open_line(
    server: Running,
    code: str,
    headers: dict[str, str] | None = None,
    since: int = 0,
    *,
    beats: bool = True,
) -> _Opening:
    """A socket with any headers."""
    address = f"{server.url.replace('http', 'ws', 1)}/ws/{code}?since={since}"
    connecting = connect(
        address, additional_headers=headers or {}, ping_interval=None, max_size=None
    )
    return _Opening(connecting, beats=beats)


# ------------------------------------------------------------------------------------------ playing


async def seated(host: Line, *others: Line) -> None:
    """Everybody but the host sits down and is ready, and the host starts."""
    for number, other in enumerate(others, start=1):
        await other.until_status("lobby")
        await other.done("sit", name=f"Guest {number}")
        await other.done("ready")
    await host.done("start", fill=True)
    for line in (host, *others):
        await line.until_status("playing")


def wish(view: Frame, rng: random.Random) -> str | None:
    """Any lawful act of the viewer, plays and calls rather than the rest."""
    game = view["game"]
    legal: list[str] = game["legal"] if game else []
    if not legal:
        return None
    called = [move for move in legal if move.endswith("!") or move == "uno"]
    dull = [move for move in legal if move.startswith(("draw", "keep", "reroll"))]
    lively = [move for move in legal if move not in dull]
    return rng.choice(called or lively or dull)


async def play(line: Line, rng: random.Random, enough: Callable[[Frame], object]) -> None:
    """Plays whatever is lawful until the table is so."""
    asked = -1
    while not enough(line.view):
        view = line.view
        if view["status"] == "between" and view["you"] not in view["ready"]:
            await line.do("next")
            continue
        if view["status"] == "playing" and line.seq > asked:
            move = wish(view, rng)
            asked = line.seq
            if move is not None:
                await line.do("act", move=move, seq=line.seq)
                continue
        if not enough(line.view):
            await line.read()


def is_over(view: Frame) -> bool:
    """Whether the match is over."""
    return view["status"] in ("over", "closed")


async def together(*work: Awaitable[object]) -> None:
    """All of it at the same time; the first failure ends it."""

    async def one(each: Awaitable[object]) -> None:
        await each

    async with asyncio.TaskGroup() as group:
        for each in work:
            group.create_task(one(each))

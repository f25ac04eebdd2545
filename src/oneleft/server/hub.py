"""The tables that are in use in this process: one lock each, commands in, steps out.

A command is decided by :mod:`oneleft.server.decide`, folded in, written down and only then shown;
if the writing fails, the fold is thrown away and built anew from the log. Other processes are told
by the bus and read the log themselves.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import structlog

from oneleft.chance import Commitment
from oneleft.rules import LAW_VERSION
from oneleft.server import entries as e
from oneleft.server import wire as w
from oneleft.server.bus import Bus
from oneleft.server.database import StoreError
from oneleft.server.decide import (
    Asker,
    Hold,
    Refusal,
    bot_entry,
    decide,
    rematch_refusal,
    settings_refusal,
    shown_name,
)
from oneleft.server.dues import Due, entries_due, next_due
from oneleft.server.logs import place_of
from oneleft.server.metrics import Metrics
from oneleft.server.presence import Listener
from oneleft.server.projection import is_silent, last_lines, rules_view, step_of, table_view
from oneleft.server.store import (
    Append,
    ConflictError,
    Guest,
    RepeatedError,
    Store,
    new_code,
)
from oneleft.server.table import Seat, Stepped, Table

GRACE_MS = 400
"""How long a deadline is left to the process that wrote it, before another takes it up."""
SWEEP_S = 0.4
PEER_POLL_S = 0.5
BEAT_S = 3.0
DEAD_MS = 10_000
"""A process that has not said for so long that it lives does not."""
IDLE_S = 60.0
MOST_MISSED = 6
"""More missed entries than this come as a snapshot."""
PATIENCE_S = 30.0
"""How long a command waits for a database that is away."""
_LOG = structlog.get_logger("oneleft.table")


def now_ms() -> int:
    """The server's clock, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class NoTableError(LookupError):
    """There is no table with this code."""


class EjectedError(PermissionError):
    """The host has taken this guest off the table."""


@dataclass(slots=True, eq=False)
class Live:
    """A table in use.

    Attributes:
        table: its fold; None after a failed write, until it is read again.
        answers: who waits for a press to be put in order, by command.
    """

    code: str
    table: Table | None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: set[Listener] = field(default_factory=set)
    answers: dict[str, asyncio.Future[e.Entry]] = field(default_factory=dict)
    timer: asyncio.TimerHandle | None = None
    used_at: float = 0.0


class Hub:
    """All tables of this process.

    Args:
        clock: milliseconds since 1970.
    """

    def __init__(
        self, store: Store, bus: Bus, metrics: Metrics, clock: Callable[[], int] = now_ms
    ) -> None:
        self.store = store
        self.bus = bus
        self.metrics = metrics
        self.clock = clock
        self.process = secrets.token_hex(8)
        self.lives: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Future[Live]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._conns = 0
        self._trouble: asyncio.Task[None] | None = None
        self._healthy = asyncio.Event()
        self._healthy.set()

    async def start(self) -> None:
        """Begins to listen to the bus, to sweep deadlines and to say that it lives."""
        await self.store.beat(self.process, self.clock(), DEAD_MS)
        await self.bus.start(self._heard, self._look_everywhere)
        for run in (self._sweep, self._keep_beating, self._watch_peers):
            self._spawn(self._forever(run))

    async def say_goodbye(self) -> None:
        """Tells every client that the server restarts, and gives them a moment to hear it."""
        listeners = [each for live in self.lives.values() for each in live.listeners]
        for listener in listeners:
            listener.close("restart")
        if listeners:
            await asyncio.sleep(0.2)

    async def close(self) -> None:
        """Stops."""
        for live in self.lives.values():
            if live.timer is not None:
                live.timer.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bus.close()
        try:
            await self.store.forget_process(self.process)
        except StoreError:
            _LOG.warning("the database is away at the end")

    def _spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _forever(self, run: Callable[[], Coroutine[Any, Any, None]]) -> None:
        while True:
            try:
                await run()
            except StoreError:
                self._note_trouble()
                await asyncio.sleep(0.2)
            except asyncio.CancelledError:
                raise
            except Exception as error:  # noqa: BLE001 - the work must go on
                self._note_fault(error)
                await asyncio.sleep(0.5)

    # ------------------------------------------------------------------ tables

    async def live(self, code: str) -> Live:
        """A table in use, read from the log if it was not.

        Raises:
            NoTableError: there is none.
            StoreError: the database does not answer.
        """
        live = self.lives.get(code)
        if live is None:
            live = await self._load(code)
        live.used_at = time.monotonic()
        return live

    async def _load(self, code: str) -> Live:
        waiting = self._loading.get(code)
        if waiting is not None:
            return await asyncio.shield(waiting)
        future: asyncio.Future[Live] = asyncio.get_running_loop().create_future()
        self._loading[code] = future
        try:
            table = await self.store.load_table(code)
            if table is None:
                raise NoTableError(code)
            live = self.lives[code] = Live(code, table)
            self._arm(live, GRACE_MS)
            future.set_result(live)
        except BaseException as error:
            future.set_exception(error)
            future.exception()  # whoever waits gets it; nobody may wait
            raise
        finally:
            del self._loading[code]
        return live

    async def _fresh(self, live: Live) -> Table:
        """The fold, read again if a write has failed; with the lock held."""
        if live.table is None:
            table = await self.store.load_table(live.code)
            if table is None:
                raise NoTableError(live.code)
            live.table = table
        return live.table

    async def drop(self, code: str) -> None:
        """Forgets a table's fold here: the log has been changed behind its back."""
        live = self.lives.get(code)
        if live is not None:
            async with live.lock:
                live.table = None

    async def create(
        self, settings: w.Settings, guest: Guest, name: str, bots: Sequence[str]
    ) -> str | Refusal:
        """Makes a table with its host on the first seat and bots on the last ones; its code."""
        refusal = settings_refusal(settings)
        if refusal is not None:
            return refusal
        shown = shown_name(name)
        if isinstance(shown, Refusal):
            return shown
        if len(bots) >= settings.seats:
            return Refusal("no-person", "somebody must sit at the table")
        now, code, commitment = self.clock(), new_code(), Commitment.make()
        made = e.Made(
            at=now, settings=settings, host=guest.id, digest=commitment.digest, law=LAW_VERSION
        )
        await self.store.make_table(made, commitment, code)
        entries: list[e.Entry] = [
            e.Seated(at=now, seat=0, guest=guest.id, name=shown, program=guest.is_program)
        ]
        seats = [Seat() for _ in range(settings.seats)]
        seats[0] = Seat(guest=guest.id, name=shown)
        for number, level in enumerate(bots, start=settings.seats - len(bots)):
            entry = bot_entry(seats, number, level, now)
            seats[number] = Seat(name=entry.name, level=level)
            entries.append(entry)
        live = await self.live(code)
        async with live.lock:
            await self._append(live, await self._fresh(live), entries)
        self.metrics.tables.labels(settings.game).inc()
        _LOG.info("table made", table=code, game=settings.game, seats=settings.seats)
        return code

    # ------------------------------------------------------------------ commands

    async def submit(self, code: str, asker: Asker, command: w.Command) -> w.Done | w.Refused:
        """Does a command, or says why not. What is ``Done`` is written down.

        Raises:
            NoTableError: there is no such table.
        """
        until = time.monotonic() + PATIENCE_S
        while True:
            try:
                answer = await self._submit(await self.live(code), asker, command)
            except StoreError:
                self._note_trouble()
                left = until - time.monotonic()
                if left <= 0:
                    return w.Refused(id=command.id, code="trouble", text="the database is away")
                await self._wait_healthy(left)
                continue
            if isinstance(answer, Hold):
                await asyncio.sleep(max(0.0, (answer.until - self.clock()) / 1000))
                continue
            kind = "done" if isinstance(answer, w.Done) else answer.code
            self.metrics.commands.labels(type(command).__name__, kind).inc()
            return answer

    async def _submit(
        self, live: Live, asker: Asker, command: w.Command
    ) -> w.Done | w.Refused | Hold:
        key = f"{asker.guest}:{command.id}"
        async with live.lock:
            # Until it is done or refused: the commands of one client stay in their order.
            answer: w.Done | w.Refused | Hold | asyncio.Future[e.Entry] | None = None
            while answer is None:
                answer = await self._try(live, asker, command, key)
            seq = live.table.seq if live.table is not None else 0
        if isinstance(answer, asyncio.Future):
            return await self._press_answer(command, answer, seq)
        return answer

    async def _try(
        self, live: Live, asker: Asker, command: w.Command, key: str
    ) -> w.Done | w.Refused | Hold | asyncio.Future[e.Entry] | None:
        """Decides and writes once, with the lock held; None: another process was first."""
        table = await self._fresh(live)
        try:
            if isinstance(command, w.Rematch):
                return await self._rematch(live, table, asker, command)
            decision = decide(table, asker, command, self.clock())
            if isinstance(decision, Refusal):
                done = await self._done_before(live, key, decision)
                if done is not None:
                    return w.Done(id=command.id, seq=done)
                return refused(command, decision)
            if isinstance(decision, Hold):
                return decision
            await self._append(live, table, decision, command=key)
        except RepeatedError as repeated:
            return w.Done(id=command.id, seq=repeated.seq)
        except ConflictError:
            return None
        pressed = decision[-1]
        if isinstance(pressed, e.Pressed):
            future: asyncio.Future[e.Entry] = asyncio.get_running_loop().create_future()
            return live.answers.setdefault(pressed.command, future)
        return w.Done(id=command.id, seq=live.table.seq if live.table is not None else 0)

    async def _done_before(self, live: Live, key: str, refusal: Refusal) -> int | None:
        """The entry of a command that has been done and is repeated, if it is one."""
        if refusal.code in ("closed", "ejected", "not-host"):
            return None
        return await self.store.seq_of_command(live.code, key)

    async def _press_answer(
        self, command: w.Command, waiting: asyncio.Future[e.Entry], seq: int
    ) -> w.Done | w.Refused:
        try:
            entry = await asyncio.wait_for(asyncio.shield(waiting), 3.0)
        except TimeoutError:
            return w.Done(id=command.id, seq=seq)
        if isinstance(entry, e.PressLost):
            why = w.Why(entry.slug, entry.clause, entry.params)
            return w.Refused(id=command.id, code="too-late", text="others were first", why=why)
        return w.Done(id=command.id, seq=seq)

    async def _rematch(
        self, live: Live, table: Table, asker: Asker, command: w.Rematch
    ) -> w.Done | w.Refused:
        refusal = rematch_refusal(table, asker.guest)
        if refusal is not None:
            return refused(command, refusal)
        if table.rematch is None:
            seat = table.seat_of(asker.guest)
            assert seat is not None
            bots = [each.level for each in table.seats if each.level and not each.guest]
            guest = Guest(asker.guest, is_program=asker.is_program)
            code = await self.create(table.settings, guest, table.seats[seat].name, bots)
            if isinstance(code, Refusal):
                return refused(command, code)
            entry = e.RematchMade(at=self.clock(), seat=seat, table=code)
            await self._append(live, table, [entry])
        return w.Done(id=command.id, seq=table.seq)

    # ------------------------------------------------------------------ writing and showing

    async def _append(
        self,
        live: Live,
        table: Table,
        entries: Sequence[e.Entry],
        *,
        command: str | None = None,
        conn: tuple[int, str, str] | None = None,
    ) -> None:
        """Folds entries in, writes them, shows them; with the lock held.

        Raises:
            RepeatedError: the command has been done.
            ConflictError: another process was first; the table has been read anew.
            StoreError: the database does not answer; the table will be read anew.
        """
        before = table.seq
        guest = None
        for entry in entries:
            if isinstance(entry, e.Seated):
                guest = entry.guest
            if isinstance(entry, e.Here) and conn is None:
                conn = (entry.seat, entry.conn, self.process)
        live.table = None  # until it is written, this fold is not what the log says
        steps = [table.apply(before + number, each) for number, each in enumerate(entries, start=1)]
        due = next_due(table)
        wanted = Append(
            live.code,
            before,
            entries,
            table.status,
            due.at if due is not None else None,
            entries[-1].at,
            listed=table.settings.listed,
            command=command,
            conn=conn,
            guest=guest,
        )
        try:
            await self.store.append(wanted)
        except (ConflictError, RepeatedError):
            await self._reread(live)
            raise
        live.table = table
        self.metrics.entries.inc(len(entries))
        self._show(live, table, steps)
        self.bus.ring(live.code, table.seq)
        self._arm_at(live, due, 0)
        if command is not None and isinstance(entries[0], e.Acted):
            self.metrics.acts.inc()

    async def _reread(self, live: Live) -> None:
        """Reads the table anew and shows what others have written."""
        seen = min((each.seq for each in live.listeners), default=None)
        table = await self._fresh(live)
        if seen is not None and seen < table.seq:
            self._show(live, table, [step for step in table.last if step.seq > seen])
        self._arm(live, GRACE_MS)

    async def catch_up(self, live: Live) -> None:
        """Reads what other processes have written, and shows it."""
        async with live.lock:
            if live.table is None:
                await self._reread(live)
                return
            table = live.table
            news = await self.store.entries_after(live.code, table.seq)
            steps = []
            for seq, entry in news:
                if seq == table.seq + 1:
                    steps.append(table.apply(seq, entry))
            if steps:
                self._show(live, table, steps)
                self._arm(live, GRACE_MS)

    def _show(self, live: Live, table: Table, steps: Sequence[Stepped]) -> None:
        """Sends steps to every listener, each as its seat may see them."""
        self._answer_presses(live, steps)
        self._reseat(live, table, steps)
        shown = [step for step in steps if not is_silent(step.entry)]
        frames: dict[tuple[int | None, bool], list[bytes]] = {}
        for listener in list(live.listeners):
            if listener.bye:
                continue
            key = (listener.seat, listener.guest.id == table.host)
            if key not in frames:
                frames[key] = [
                    w.encoder.encode(
                        step_of(
                            table, step, listener.guest.id, listener.seat, last=step is shown[-1]
                        )
                    )
                    for step in shown
                ]
            for step, frame in zip(shown, frames[key], strict=True):
                if step.seq > listener.seq:
                    listener.send(frame)
            listener.seq = table.seq

    def _answer_presses(self, live: Live, steps: Iterable[Stepped]) -> None:
        for step in steps:
            if isinstance(step.entry, e.Acted | e.PressLost) and step.entry.press:
                table = live.table
                for command in list(live.answers):
                    answer = table.answers.get(command) if table is not None else None
                    if answer is not None:
                        waiting = live.answers.pop(command)
                        if not waiting.done():
                            waiting.set_result(answer)

    def _reseat(self, live: Live, table: Table, steps: Iterable[Stepped]) -> None:
        """Who sat down, left, was taken off or connected anew."""
        for step in steps:
            entry = step.entry
            if isinstance(entry, e.Here):
                self._supersede(live, table, entry)
            elif not isinstance(entry, e.Seated | e.Freed | e.Leaving | e.Acted | e.Autopilot):
                continue
            before = self._watching(live)
            for listener in live.listeners:
                listener.seat = table.seat_of(listener.guest.id)
                if listener.guest.id in table.ejected:
                    listener.close("ejected")
            if self._watching(live) != before:
                self._tell_watching(live)

    def _supersede(self, live: Live, table: Table, entry: e.Here) -> None:
        guest = table.seats[entry.seat].guest
        for listener in live.listeners:
            if listener.guest.id == guest and listener.conn != entry.conn:
                listener.close("superseded")

    # ------------------------------------------------------------------ sockets

    def new_conn(self) -> str:
        """A name for a connection."""
        self._conns += 1
        return f"{self.process}-{self._conns}"

    async def attach(self, code: str, listener: Listener, since: int) -> Live:
        """A socket begins to listen: it gets the steps after ``since``, or a snapshot.

        Raises:
            NoTableError: there is no such table.
            EjectedError: the guest may not see it.
        """
        live = await self.live(code)
        while True:
            async with live.lock:
                table = await self._fresh(live)
                if listener.guest.id in table.ejected:
                    raise EjectedError(code)
                listener.seat = table.seat_of(listener.guest.id)
                if listener.seat is not None and table.status != "closed":
                    entry = e.Here(at=self.clock(), seat=listener.seat, conn=listener.conn)
                    try:
                        await self._append(live, table, [entry])
                    except ConflictError:
                        continue
                table = await self._fresh(live)
                self._send_state(live, table, listener, since)
                live.listeners.add(listener)
                self._tell_watching(live)
                return live

    def _send_state(self, live: Live, table: Table, listener: Listener, since: int) -> None:
        kept = [step for step in table.last if step.seq > since and not is_silent(step.entry)]
        missed = [step for step in kept if step.seq <= table.seq]
        oldest = table.last[0].seq if table.last else 0
        guest, seat = listener.guest.id, listener.seat
        listener.seq = table.seq
        if 0 < since <= table.seq and oldest <= since + 1 and 0 < len(missed) <= MOST_MISSED:
            for step in missed:
                listener.say(step_of(table, step, guest, seat, last=step is missed[-1]))
            return
        acts = sum(isinstance(step.entry, e.Acted) for step in missed)
        listener.say(
            w.Snapshot(
                seq=table.seq,
                now=self.clock(),
                view=table_view(table, guest, seat),
                rules=rules_view(table),
                missed=acts if since else 0,
                lines=last_lines(table, seat),
                watching=self._watching(live),
            )
        )

    async def detach(self, live: Live, listener: Listener) -> None:
        """A socket has gone; its seat is away, if no newer one speaks for it."""
        live.listeners.discard(listener)
        self._tell_watching(live)
        if listener.seat is None or listener.bye in ("superseded", "ejected"):
            return
        await self._say_away(live.code, listener.seat, listener.conn)

    async def _say_away(self, code: str, seat: int, conn: str) -> None:
        """Notes that a connection is gone, whether or not it is still the seat's."""
        live = await self.live(code)
        for _ in range(5):
            async with live.lock:
                table = await self._fresh(live)
                if seat >= len(table.seats) or table.seats[seat].conn != conn:
                    await self.store.drop_connection(code, seat, conn)
                    return
                entry = e.Away(at=self.clock(), seat=seat, conn=conn)
                try:
                    await self._append(live, table, [entry], conn=(seat, conn, ""))
                except ConflictError:
                    continue
                return

    def _watching(self, live: Live) -> int:
        return sum(each.seat is None for each in live.listeners)

    def _tell_watching(self, live: Live) -> None:
        message = w.Watching(n=self._watching(live))
        for listener in live.listeners:
            listener.say(message)
        self.metrics.sockets.set(sum(len(each.listeners) for each in self.lives.values()))

    # ------------------------------------------------------------------ deadlines

    def _arm(self, live: Live, grace: int) -> None:
        """Sets the local timer by what the fold says, ``grace`` milliseconds after it."""
        self._arm_at(live, next_due(live.table) if live.table is not None else None, grace)

    def _arm_at(self, live: Live, due: Due | None, grace: int) -> None:
        """Sets the local timer: a hint, since the deadline stands in the database."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        if due is None:
            return
        delay = (due.at + grace - self.clock()) / 1000
        if grace:
            delay += secrets.randbelow(200) / 1000
        loop = asyncio.get_running_loop()
        live.timer = loop.call_later(max(0.0, delay), self._spawn_due, live)

    def _spawn_due(self, live: Live) -> None:
        self._spawn(self._quietly(self.run_due(live)))

    async def _quietly(self, work: Coroutine[Any, Any, object]) -> None:
        """Work that nobody waits for: what goes wrong is noted, and the sweep will try again."""
        try:
            await work
        except StoreError:
            self._note_trouble()
        except NoTableError:
            return
        except Exception as error:  # noqa: BLE001 - one bad table must not stop the others
            self._note_fault(error)

    def _note_fault(self, error: Exception) -> None:
        _LOG.error("background work failed", error=place_of(error))
        self.metrics.faults.inc()

    async def run_due(self, live: Live) -> int:
        """Does all that has fallen due at a table; how many entries that made."""
        made = 0
        while True:
            async with live.lock:  # taken anew each time: commands come in between
                table = await self._fresh(live)
                entries = entries_due(table, self.clock())
                if not entries:
                    if not made:
                        self._arm(live, 0)
                    return made
                try:
                    await self._append(live, table, entries)
                except ConflictError:
                    return made
                made += len(entries)
                self.metrics.dues.inc()

    async def _sweep(self) -> None:
        """Takes up deadlines that have passed and that nobody has met."""
        await asyncio.sleep(SWEEP_S)
        now = self.clock()
        for code in await self.store.due_tables(now - GRACE_MS, now):
            try:
                live = await self.live(code)
                await self.catch_up(live)
                if not await self.run_due(live):
                    await self._correct_due(live)
            except NoTableError:
                continue
            except StoreError:
                raise
            except Exception as error:  # noqa: BLE001 - one bad table must not stop the others
                self._note_fault(error)

    async def _correct_due(self, live: Live) -> None:
        async with live.lock:
            table = await self._fresh(live)
            due = next_due(table)
            await self.store.set_due(live.code, table.seq, due.at if due is not None else None)

    async def _keep_beating(self) -> None:
        """Says that this process lives, takes over from those that do not, and forgets the idle."""
        for code, seat, conn in await self.store.beat(self.process, self.clock(), DEAD_MS):
            try:
                await self._say_away(code, seat, conn)
            except NoTableError:
                continue
        idle = time.monotonic() - IDLE_S
        for code, live in list(self.lives.items()):
            if not live.listeners and live.used_at < idle and not live.lock.locked():
                if live.timer is not None:
                    live.timer.cancel()
                del self.lives[code]
        await asyncio.sleep(BEAT_S)

    # ------------------------------------------------------------------ other processes

    def _heard(self, code: str, seq: int) -> None:
        live = self.lives.get(code)
        if live is not None and live.listeners and (live.table is None or live.table.seq < seq):
            self._spawn(self._quietly(self.catch_up(live)))

    def _look_everywhere(self) -> None:
        """Rings may have been missed."""
        self._spawn(self._look_once())

    async def _look_once(self) -> None:
        codes = [code for code, live in self.lives.items() if live.listeners]
        if not codes:
            return
        try:
            found = await self.store.seqs(codes)
        except StoreError:
            self._note_trouble()
            return
        for code, seq in found.items():
            self._heard(code, seq)

    async def _watch_peers(self) -> None:
        """While the bus is away the log is looked up; now and then anyway."""
        is_cut_off = self.bus.is_shared and not self.bus.is_up
        await asyncio.sleep(PEER_POLL_S if is_cut_off else 4 * PEER_POLL_S)
        if self.bus.is_shared:
            await self._look_once()

    # ------------------------------------------------------------------ trouble

    def _note_trouble(self) -> None:
        """The database does not answer: say so at every table, and try until it does."""
        if self._trouble is None or self._trouble.done():
            self._healthy.clear()
            self.metrics.troubles.inc()
            self._trouble = asyncio.get_running_loop().create_task(self._until_healthy())
            self._tasks.add(self._trouble)
            self._trouble.add_done_callback(self._tasks.discard)

    async def _until_healthy(self) -> None:
        _LOG.warning("the database does not answer; tables wait")
        self._say_everywhere(w.Trouble(ok=False))
        while True:
            try:
                await self.store.ping()
                break
            except StoreError:
                await asyncio.sleep(0.15)
        self._healthy.set()
        _LOG.info("the database answers again")
        for live in list(self.lives.values()):
            if live.listeners or live.table is None:
                await self._quietly(self.catch_up(live))
        self._say_everywhere(w.Trouble(ok=True))
        for live in list(self.lives.values()):
            self._arm(live, 0)

    def _say_everywhere(self, message: w.Message) -> None:
        for live in self.lives.values():
            for listener in live.listeners:
                listener.say(message)

    async def _wait_healthy(self, seconds: float) -> None:
        try:
            await asyncio.wait_for(self._healthy.wait(), min(seconds, 5.0))
        except TimeoutError:
            return


def refused(command: w.Command, refusal: Refusal) -> w.Refused:
    """A refusal as the wire has it."""
    return w.Refused(id=command.id, code=refusal.code, text=refusal.text, why=refusal.why)

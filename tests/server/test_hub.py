"""The tables of a process: what fails is undone, and one bad table does not stop the others."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

pytest.importorskip("litestar")

from oneleft.server import entries as e
from oneleft.server import hub as hub_module
from oneleft.server import wire as w
from oneleft.server.bus import LocalBus
from oneleft.server.database import StoreError, open_database
from oneleft.server.decide import Asker
from oneleft.server.dues import Due, entries_due, next_due
from oneleft.server.hub import EjectedError, Hub, NoTableError
from oneleft.server.identity import new_token
from oneleft.server.metrics import Metrics
from oneleft.server.migrate import migrate
from oneleft.server.presence import QUEUE, Listener
from oneleft.server.store import Append, Guest, Store
from oneleft.server.table import Table
from tests.server.desk import START, state_text

QUICK = w.Settings(seats=2, window_min_ms=0, bot_ms=0, pause_seconds=0)


class Clock:
    """Milliseconds, set by hand."""

    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> int:
        return self.now


class House:
    """Hubs over one database, as several processes have them; nothing runs by itself."""

    def __init__(self, folder: Path) -> None:
        self.database = open_database(f"sqlite:///{folder / 'tables.db'}")
        self.store = Store(self.database)
        self.clock = Clock()
        self.hubs: list[Hub] = []

    def hub(self) -> Hub:
        """One more process."""
        self.hubs.append(Hub(self.store, LocalBus(), Metrics(), self.clock))
        return self.hubs[-1]

    async def guest(self, name: str) -> Guest:
        """A guest with a token."""
        return await self.store.make_guest(new_token(), self.clock(), name, is_program=True)

    async def close(self) -> None:
        """Stops everything."""
        for hub in self.hubs:
            await hub.close()
        await self.database.close()


def housed(folder: Path, work: Callable[[House], Awaitable[None]]) -> None:
    """Runs work over a database of its own."""

    async def run() -> None:
        house = House(folder)
        try:
            await migrate(house.database)
            await work(house)
        finally:
            await house.close()

    asyncio.run(run())


async def table_of(hub: Hub, guest: Guest, settings: w.Settings = QUICK) -> str:
    """A new table."""
    code = await hub.create(settings, guest, guest.name, [])
    assert isinstance(code, str)
    return code


async def stored(house: House, code: str) -> str:
    """A table as its log has it."""
    table = await house.store.load_table(code)
    assert table is not None
    return state_text(table)


def in_memory(hub: Hub, code: str) -> str:
    """A table as a process has it."""
    table = hub.lives[code].table
    assert table is not None
    return state_text(table)


def test_what_could_not_be_written_has_not_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """design: append, then publish: the fold is thrown away, and the command is done once."""

    async def work(house: House) -> None:
        hub, ana = house.hub(), await house.guest("Ana")
        code = await table_of(hub, ana)
        listener = Listener(ana, hub.new_conn())
        await hub.attach(code, listener, 0)
        while not listener.queue.empty():
            listener.queue.get_nowait()
        failures = [StoreError("away")] * 2
        shown: list[bytes] = []
        append = house.store.append

        async def sometimes(wanted: Append) -> None:
            if failures:
                shown.extend(listener.queue.get_nowait() for _ in range(listener.queue.qsize()))
                raise failures.pop()
            await append(wanted)

        monkeypatch.setattr(house.store, "append", sometimes)
        answer = await hub.submit(code, Asker(ana.id), w.Say(id="s", phrase="hello"))
        assert isinstance(answer, w.Done)
        assert not failures
        assert not any(b'"step"' in frame for frame in shown)  # nothing before it is written
        log = await house.store.entries_after(code, 0)
        assert sum(isinstance(entry, e.Said) for _, entry in log) == 1
        assert in_memory(hub, code) == await stored(house, code)

    housed(tmp_path, work)


def test_two_processes_take_turns(tmp_path: Path) -> None:
    """Both see the same table after each has written; each command is written once."""

    async def work(house: House) -> None:
        one, two = house.hub(), house.hub()
        ana, bob = await house.guest("Ana"), await house.guest("Bob")
        code = await table_of(one, ana)
        await two.live(code)
        answers = await asyncio.gather(
            *(
                hub.submit(code, Asker(guest.id), command)
                for hub in (one, two)
                for guest, command in (
                    (ana, w.Say(id="a1", phrase="hello")),
                    (bob, w.Sit(id="b1", name="Bob")),
                    (ana, w.Rename(id="a2", name="Anna")),
                )
            )
        )
        assert all(isinstance(answer, w.Done) for answer in answers)
        log = await house.store.entries_after(code, 0)
        kinds = [e.kind_of(entry) for _, entry in log]
        assert [kinds.count(kind) for kind in ("said", "named")] == [1, 1]
        assert kinds.count("sat") == 2
        for hub in (one, two):
            await hub.catch_up(await hub.live(code))
            assert in_memory(hub, code) == await stored(house, code)

    housed(tmp_path, work)


def test_a_rematch_that_two_processes_make_is_one(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        one, two = house.hub(), house.hub()
        ana, bob = await house.guest("Ana"), await house.guest("Bob")
        settings = w.Settings(seats=3, window_min_ms=0)
        code = await table_of(one, ana, settings)
        cid = await house.guest("Cid")
        for guest in (bob, cid):
            await one.submit(code, Asker(guest.id), w.Sit(id="s", name=guest.name))
            await one.submit(code, Asker(guest.id), w.Ready(id="r"))
        await one.submit(code, Asker(ana.id), w.Start(id="t"))
        await one.run_due(await one.live(code))
        for guest in (ana, bob):
            await one.submit(code, Asker(guest.id), w.Leave(id="l"))
        await two.live(code)
        answers = await asyncio.gather(
            *(
                hub.submit(code, Asker(cid.id), w.Rematch(id=f"m{n}"))
                for n, hub in enumerate((one, two))
            )
        )
        assert all(isinstance(answer, w.Done) for answer in answers)
        log = await house.store.entries_after(code, 0)
        assert sum(isinstance(entry, e.RematchMade) for _, entry in log) == 1

    housed(tmp_path, work)


def test_one_bad_table_does_not_stop_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(house: House) -> None:
        hub, ana = house.hub(), await house.guest("Ana")
        codes = [await table_of(hub, ana) for _ in range(3)]
        bad = codes[0]

        def spoiled(table: Table, now: int) -> object:
            if table.code == bad:
                raise RuntimeError("on purpose")
            return entries_due(table, now)

        monkeypatch.setattr(hub_module, "entries_due", spoiled)
        monkeypatch.setattr(hub_module, "SWEEP_S", 0)
        house.clock.now += 2 * 60 * 60_000  # all of them are long overdue
        await hub._sweep()
        status = {}
        for code in codes:
            table = await house.store.load_table(code)
            assert table is not None
            status[code] = table.status
        assert status == {bad: "lobby", codes[1]: "closed", codes[2]: "closed"}
        assert b"oneleft_faults_total 1.0" in hub.metrics.page()

    housed(tmp_path, work)


def test_a_deadline_that_was_written_wrong_is_put_right(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(house: House) -> None:
        hub, ana = house.hub(), await house.guest("Ana")
        code = await table_of(hub, ana)
        table = await house.store.load_table(code)
        assert table is not None
        due = next_due(table)
        assert isinstance(due, Due)
        await house.store.set_due(code, table.seq, house.clock.now - 10_000)
        monkeypatch.setattr(hub_module, "SWEEP_S", 0)
        await hub._sweep()
        assert await house.store.next_deadline() == due.at

    housed(tmp_path, work)


def test_commands_come_in_between_what_falls_due(tmp_path: Path) -> None:
    """Bots that need no time do not keep people out until the match is over."""

    async def work(house: House) -> None:
        hub, ana = house.hub(), await house.guest("Ana")
        options = {"target_score": "5000"}
        settings = w.Settings(
            seats=3, window_min_ms=0, bot_ms=0, pause_seconds=0, absent_seconds=5, options=options
        )
        code = await hub.create(settings, ana, "Ana", ["greedy", "greedy"])
        assert isinstance(code, str)
        await hub.submit(code, Asker(ana.id), w.Start(id="s"))
        house.clock.now += 6_000
        live = await hub.live(code)
        playing = asyncio.ensure_future(hub.run_due(live))
        answer = await hub.submit(code, Asker(ana.id), w.Say(id="t", phrase="hurry"))
        assert isinstance(answer, w.Done)
        assert not playing.done()
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)

    housed(tmp_path, work)


def test_slow_readers_are_closed(tmp_path: Path) -> None:
    """design: bounded queue per socket, slow readers are closed and resume."""

    async def work(house: House) -> None:
        hub, ana, bob = house.hub(), await house.guest("Ana"), await house.guest("Bob")
        code = await table_of(hub, ana)
        slow, quick = Listener(bob, hub.new_conn()), Listener(ana, hub.new_conn())
        live = await hub.attach(code, slow, 0)
        await hub.attach(code, quick, 0)
        for number in range(QUEUE + 5):
            await hub.submit(code, Asker(ana.id), w.Say(id=f"s{number}", emote="👍"))
            while not quick.queue.empty():
                quick.queue.get_nowait()
        assert slow.bye == "slow"
        assert slow.queue.qsize() == QUEUE
        assert quick.bye == ""
        await hub.detach(live, slow)
        assert slow not in live.listeners

    housed(tmp_path, work)


def test_who_is_ejected_may_not_listen(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        hub, ana, bob = house.hub(), await house.guest("Ana"), await house.guest("Bob")
        code = await table_of(hub, ana)
        await hub.submit(code, Asker(bob.id), w.Sit(id="s", name="Bob"))
        listener = Listener(bob, hub.new_conn())
        await hub.attach(code, listener, 0)
        await hub.submit(code, Asker(ana.id), w.Kick(id="k", seat=1))
        assert listener.bye == "ejected"
        with pytest.raises(EjectedError):
            await hub.attach(code, Listener(bob, hub.new_conn()), 0)
        with pytest.raises(NoTableError):
            await hub.submit("NOTHERE9", Asker(ana.id), w.Leave(id="l"))

    housed(tmp_path, work)

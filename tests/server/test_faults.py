"""What goes away in the middle of a game comes back, and nothing that was acknowledged is lost."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, Sequence
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from oneleft.server.database import open_database
from oneleft.server.dues import next_due
from oneleft.server.store import Store
from oneleft.server.table import Table
from tests.server.people import Person, ended, is_full, is_status, make_table, new_token
from tests.server.services import Postgres, Redis, Server

CAUGHT_UP_S = 2.0
LATEST_MS = 4_000
"""A deadline that is met later than this was lost: nobody had it."""


@asynccontextmanager
async def playing(
    urls: list[str], tables: int = 1, people: int = 2, **wishes: Any
) -> AsyncGenerator[list[list[Person]]]:
    """Tables where people play, each with its sockets spread over the servers."""
    groups: list[list[Person]] = []
    tasks: list[asyncio.Task[None]] = []
    for number in range(tables):
        tokens = [new_token(urls[0], f"P{seat}") for seat in range(people)]
        code = make_table(urls[0], tokens[0], **{"seats": people + 1, "bots": ["greedy"], **wishes})
        group = [
            Person(
                urls[seat % len(urls) :] + urls[: seat % len(urls)], code, token, f"P{seat}", number
            )
            for seat, token in enumerate(tokens)
        ]
        tasks += [asyncio.create_task(person.run()) for person in group]
        groups.append(group)
    try:
        for group in groups:
            await group[0].until(is_full)
            await group[0].send("start")
        for group in groups:
            await group[0].until(is_status("playing", "between", "over"))
        yield groups
    finally:
        await ended(*tasks)


def log_of(url: str, code: str, token: str) -> dict[str, Any]:
    """The table as the server has it."""
    answer = httpx.get(
        f"{url}/api/tables/{code}", headers={"Authorization": f"Bearer {token}"}, timeout=10
    )
    found: dict[str, Any] = answer.json()
    return found


def assert_nothing_lost(group: list[Person]) -> None:
    """Every acknowledged move stands in the log where it was said to stand, and only there."""
    merged: dict[int, dict[str, Any]] = {}
    for person in group:
        for seq, step in person.steps.items():
            known = merged.setdefault(seq, step)
            assert (known["kind"], known["seat"], known["move"]) == (
                step["kind"],
                step["seat"],
                step["move"],
            )
    for person in group:
        for seq, move in person.acknowledged.items():
            if seq in merged:
                step = merged[seq]
                assert step["kind"] == "act", step
                assert step["move"].rstrip("!").endswith(move.rstrip("!")), (step["move"], move)


@pytest.mark.slow
def test_kill_9_in_mid_game_and_everybody_goes_on(tmp_path: Path) -> None:
    async def run() -> None:
        database = f"sqlite:///{tmp_path}/tables.db"
        with Server(database) as server:
            async with playing([server.url], preset="official") as ((ana, ben),):
                for _ in range(3):
                    await ana.goes_on(20)
                    if ana.view["status"] == "over":
                        break
                    await asyncio.to_thread(server.kill)
                    ana.plays = ben.plays = False
                    hand = (ana.view["game"] or {})["hands"]
                    before = dict(ana.acknowledged)
                    visits = len(ana.connected_at)
                    await asyncio.to_thread(server.start)
                    await ana.comes_back(visits)
                    state = log_of(server.url, ana.code, ana.token)
                    assert state["seq"] >= max([*before, ana.seq])
                    if state["seq"] == ana.seq:
                        assert state["view"]["game"]["hands"] == hand
                    ana.plays = ben.plays = True
                    await ana._play()
                    await ben._play()
                    await ana.goes_on(8)
                assert_nothing_lost([ana, ben])

    asyncio.run(run())


@pytest.mark.slow
@pytest.mark.needs("postgres", "redis")
@pytest.mark.parametrize("bus", ["redis", "postgres"])
def test_database_and_bus_restart_in_mid_game(bus: str) -> None:
    async def run() -> None:
        with Postgres() as postgres, Redis() as redis:
            bus_url = redis.url if bus == "redis" else postgres.url
            with Server(postgres.url, bus_url) as one, Server(postgres.url, bus_url) as two:
                async with playing(
                    [one.url, two.url], tables=3, options={"target_score": "5000"}
                ) as groups:
                    people = [person for group in groups for person in group]
                    await asyncio.sleep(1.0)
                    if bus == "redis":
                        redis.stop()
                        await asyncio.sleep(1.0)
                        redis.start()
                        await _caught_up(people)
                    await asyncio.to_thread(postgres.stop, "immediate")
                    await asyncio.sleep(1.0)
                    await asyncio.to_thread(postgres.start)
                    await _caught_up(people)
                    await asyncio.sleep(1.0)
                    for group in groups:
                        assert_nothing_lost(group)
                    assert not [
                        code for person in people for code in person.refusals if code == "fault"
                    ]

    asyncio.run(run())


async def _caught_up(people: list[Person]) -> None:
    """Within two seconds of the return everybody hears of what is done after it."""
    back = time.monotonic()
    marks = {person: person.seq for person in people}
    while time.monotonic() < back + CAUGHT_UP_S:
        if all(person.seq > marks[person] for person in people):
            return
        await asyncio.sleep(0.02)
    late = [person.name for person in people if person.seq <= marks[person]]
    raise AssertionError(f"not caught up after {CAUGHT_UP_S} s: {late}")


@pytest.mark.slow
@pytest.mark.needs("postgres", "redis")
def test_three_processes_one_killed_no_deadline_lost_or_doubled() -> None:
    async def run() -> None:
        with Postgres() as postgres, Redis() as redis, ExitStack() as stack:
            servers = [stack.enter_context(Server(postgres.url, redis.url)) for _ in range(3)]
            urls = [server.url for server in servers]
            # One person a table, who never acts: all is done by bots and by the clock.
            async with playing(
                urls,
                tables=12,
                people=1,
                seats=4,
                bots=["greedy", "random", "greedy"],
                absent_seconds=5,
                options={"target_score": "5000"},
                bot_ms=20,
            ) as groups:
                people = [group[0] for group in groups]
                deadlines = 0
                killed = False
                end = time.monotonic() + 120
                while deadlines < 1000 and time.monotonic() < end:
                    await asyncio.sleep(0.2)
                    deadlines = sum(
                        step["auto"] in ("bot", "clock", "away")
                        for person in people
                        for step in person.steps.values()
                    )
                    if deadlines > 400 and not killed:
                        await asyncio.to_thread(servers[0].kill)
                        killed = True
                assert killed
                assert deadlines >= 1000
                marks = {person: person.seq for person in people}
                await asyncio.sleep(3.0)
                for person in people:
                    assert person.view["status"] == "over" or person.seq > marks[person]
                await _assert_deadlines_were_met(postgres.url, [person.code for person in people])

    asyncio.run(run())


async def _assert_deadlines_were_met(url: str, codes: Sequence[str]) -> None:
    """The log of every table plays through the law, and no deadline was passed over for long."""
    database = open_database(url)
    store = Store(database)
    try:
        for code in codes:
            whole = await store.load_table(code)
            assert whole is not None
            table = Table(code, whole.commitment, whole.replay)
            for seq, entry in await store.entries_after(code, 0):
                due = next_due(table)
                if due is not None and table.seq:
                    assert entry.at - due.at < LATEST_MS, (code, seq, due)
                table.apply(seq, entry)
    finally:
        await database.close()


def test_a_shutdown_says_goodbye_and_ends_cleanly(tmp_path: Path) -> None:
    async def run() -> None:
        with Server(f"sqlite:///{tmp_path}/tables.db") as server:
            async with playing([server.url], bot_ms=5000) as ((ana, _),):
                assert await asyncio.to_thread(server.stop) == 0
                await asyncio.sleep(0.3)
                assert ana.byes == ["restart"]

    asyncio.run(run())

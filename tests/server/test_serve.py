"""``oneleft serve``, ``join``, and what they refuse."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from tests.server.people import Person, ended, is_full, is_status, make_table, new_token
from tests.server.services import Postgres, Redis, Server, free_port

ROOT = Path(__file__).resolve().parents[2]


def oneleft(*args: str, keys: str = "", seconds: float = 60) -> subprocess.CompletedProcess[str]:
    """Runs the program."""
    return subprocess.run(
        [sys.executable, "-m", "oneleft", *args],
        input=keys,
        capture_output=True,
        text=True,
        timeout=seconds,
        check=False,
    )


@pytest.mark.parametrize("lang", ["en", "fr", "pt", "es"])
def test_q_and_enter_stop_the_server(tmp_path: Path, lang: str) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    port = str(free_port())
    run = oneleft("serve", "--port", port, "--database", database, "--lang", lang, keys="q\n")
    assert run.returncode == 0, run.stderr
    assert f"http://127.0.0.1:{port}/" in run.stdout
    assert "--lan" in run.stdout


def test_it_is_healthy_within_three_seconds(tmp_path: Path) -> None:
    begun = time.monotonic()
    with Server(f"sqlite:///{tmp_path}/tables.db") as server:
        # The figure is the benchmark's (benchmarks/page_speed.py); here it is only there at all.
        assert httpx.get(f"{server.url}/healthz").json() == {"ok": True}
        assert time.monotonic() - begun < 30


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--workers", "2"), "postgresql://"),
        (("--workers", "2", "--database", "postgresql://x@127.0.0.1/x"), "--bus"),
        (("--workers", "0"), "process"),
        (("--database", "oracle://x"), "sqlite or postgresql"),
        (("--database", "nonsense"), "no database URL"),
        (("--database", "sqlite://"), "needs a file"),
        (("--bus", "kafka://x"), "redis or postgresql"),
        (("--host", "203.0.113.7"), "203.0.113.7"),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(
    tmp_path: Path, args: tuple[str, ...], said: str
) -> None:
    given = args if "--database" in args else ("--database", f"sqlite:///{tmp_path}/t.db", *args)
    run = oneleft("serve", "--lang", "en", "--port", str(free_port()), *given)
    assert run.returncode == 2
    assert said in run.stderr
    assert "Traceback" not in run.stderr


def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/tables.db") as server:
        run = oneleft("serve", "--lang", "en", "--port", str(server.port))
        assert run.returncode == 2
        assert str(server.port) in run.stderr


def test_a_bot_of_the_command_line_joins_and_plays_to_the_end(tmp_path: Path) -> None:
    async def run(server: Server, game: str) -> None:
        token = new_token(server.url, "Ana")
        code = make_table(server.url, token, game=game, seats=2, options={"target_score": "50"})
        ana = Person([server.url], code, token, "Ana")
        playing = asyncio.create_task(ana.run())
        link = f"{server.url}/t/{code}"
        joined = asyncio.create_task(
            asyncio.to_thread(oneleft, "join", link, "--lang", "fr", "--name", "Robi")
        )
        try:
            await ana.until(is_full, 30)
            await ana.send("start")
            await ana.until(is_status("over"), 60)
            bot = await joined
        finally:
            await ended(playing)
        assert bot.returncode == 0, bot.stderr
        assert "partie est finie" in bot.stdout
        assert [seat["name"] for seat in ana.view["seats"]] == ["Ana", "Robi"]

    with Server(f"sqlite:///{tmp_path}/tables.db") as server:
        for game in ("cards", "dice"):
            asyncio.run(run(server, game))


def test_the_example_client_plays_a_whole_match(tmp_path: Path) -> None:
    example = ROOT / "examples" / "bot_client.py"
    assert len(example.read_text(encoding="utf-8").splitlines()) < 60

    async def run(server: Server) -> None:
        token = new_token(server.url, "Ana")
        code = make_table(server.url, token, seats=2, options={"target_score": "50"})
        ana = Person([server.url], code, token, "Ana")
        playing = asyncio.create_task(ana.run())
        command = [sys.executable, str(example), f"{server.url}/t/{code}"]
        client = subprocess.Popen(command)
        try:
            await ana.until(is_full, 30)
            await ana.send("start")
            await ana.until(is_status("over"), 60)
        finally:
            client.terminate()
            client.wait(10)
            await ended(playing)
        assert {step["seat"] for step in ana.steps.values() if step["kind"] == "act"} == {0, 1}

    with Server(f"sqlite:///{tmp_path}/tables.db") as server:
        asyncio.run(run(server))


@pytest.mark.parametrize("link", ["nonsense", "http://127.0.0.1:9/t/ABCDEFGH", "http://x/"])
def test_a_link_that_is_none_is_refused(link: str) -> None:
    run = oneleft("join", link, "--lang", "pt")
    assert run.returncode == 2
    assert "Traceback" not in run.stderr
    assert run.stderr.strip()


@pytest.mark.slow
@pytest.mark.needs("postgres", "redis")
def test_several_workers_share_a_database_and_a_bus() -> None:
    async def run(server: Server) -> None:
        tokens = [new_token(server.url, name) for name in ("Ana", "Ben")]
        code = make_table(
            server.url, tokens[0], seats=3, bots=["greedy"], options={"target_score": "50"}
        )
        people = [
            Person([server.url], code, token, name)
            for token, name in zip(tokens, ("Ana", "Ben"), strict=True)
        ]
        playing = [asyncio.create_task(person.run()) for person in people]
        try:
            await people[0].until(is_full, 30)
            await people[0].send("start")
            for person in people:
                await person.until(is_status("over"), 60)
        finally:
            await ended(*playing)
        assert people[0].view["totals"] == people[1].view["totals"]

    with (
        Postgres() as postgres,
        Redis() as redis,
        Server(postgres.url, redis.url, ["--workers", "2"]) as server,
    ):
        asyncio.run(run(server))
        assert server.stop() == 0


@pytest.mark.parametrize("kind", ["cards", "dice"])
def test_a_backup_brings_a_table_back_on_another_database(tmp_path: Path, kind: str) -> None:
    async def play(server: Server) -> str:
        token = new_token(server.url, "Ana")
        code = make_table(
            server.url, token, game=kind, seats=2, bots=["greedy"], options={"target_score": "50"}
        )
        ana = Person([server.url], code, token, "Ana")
        playing = asyncio.create_task(ana.run())
        try:
            await ana.until(is_full)
            await ana.send("start")
            await ana.until(is_status("over"), 60)
        finally:
            await ended(playing)
        return str(ana.view["replay"])

    first, second = (f"sqlite:///{tmp_path}/{name}.db" for name in ("first", "second"))
    file = str(tmp_path / "tables.backup")
    with Server(first) as server:
        replay = asyncio.run(play(server))
        record = httpx.get(f"{server.url}/api/replays/{replay}/record").text
    assert oneleft("admin", "backup", file, "--database", first).returncode == 0
    assert oneleft("admin", "restore", file, "--database", second).returncode == 0
    with Server(second) as server:
        assert httpx.get(f"{server.url}/api/replays/{replay}/record").text == record
    again = oneleft("admin", "restore", file, "--database", second, "--lang", "es")
    assert again.returncode == 2
    assert "no está vacía" in again.stderr

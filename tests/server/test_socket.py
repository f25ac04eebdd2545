"""The table's socket, over a real server: matches, reconnections, strangers, hostile frames."""

import asyncio
import json
import random
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack

import pytest

pytest.importorskip("litestar")

from oneleft.check import check, verify
from oneleft.record import replay
from oneleft.recordtext import parse_record
from oneleft.server import socket as socket_module
from oneleft.server import wire as w
from tests.server.running import (
    FAST,
    SHORT,
    Frame,
    Line,
    Program,
    Running,
    is_over,
    open_line,
    play,
    seated,
    together,
)

HOSTILE = 10_000
NO_TABLE, FOREIGN = 4004, 4403
SUPERSEDED, EJECTED, FLOOD = 4001, 4003, 4029
TOO_BIG = 1009


def quiet(code: str, server: Running) -> int:
    """How many entries of a table's log are no comings and goings."""
    table = server.run(server.hub.store.entries_after(code, 0))
    return sum(type(entry).__name__ not in ("Here", "Away") for _, entry in table)


# ------------------------------------------------------------------------------------ whole matches


@pytest.mark.parametrize("game", ["cards", "dice"])
def test_a_whole_match(game: str, server: Running) -> None:
    """Two programs and two bots; what may be downloaded afterwards is sound and proved."""

    async def run() -> str:
        async with Program(server, "Ana") as ana, Program(server, "Bob") as bob:
            code = await ana.make(game=game, seats=4, bots=["greedy", "random"], options=SHORT)
            async with ana.socket(code) as a, bob.socket(code) as b:
                await a.until_status("lobby")
                await seated(a, b)
                await together(
                    play(a, random.Random(1), is_over), play(b, random.Random(2), is_over)
                )
                assert a.view["status"] == "over"
                assert a.view["winners"]
                assert a.view["totals"] == b.view["totals"]
                name = a.view["replay"]
            answer = await ana.http.get(f"/api/replays/{name}")
            assert answer.status_code == 200
            assert answer.json()["mine"]
            rounds = answer.json()["rounds"]
            for number in range(1, len(rounds) + 1):
                steps = await bob.http.get(f"/api/replays/{name}/rounds/{number}?viewer=1")
                assert steps.status_code == 200
                assert steps.json()[-1]["game"]["ending"] is not None
            assert (
                await bob.http.get(f"/api/replays/{name}/rounds/{len(rounds) + 1}")
            ).status_code == 404
            text = (await ana.http.get(f"/api/replays/{name}/record")).text
            return str(text)

    text = asyncio.run(run())
    record = parse_record(text)
    report = check(record)
    assert report.is_ok, str(report)
    assert all(proof.is_proved for proof in verify(record))
    assert replay(record).is_over
    assert server.metric("oneleft_faults_total") == 0


# ------------------------------------------------------------------------------------ coming back


def test_coming_back_goes_on_where_one_was(server: Running) -> None:
    """design: ``since=seq`` to resume: steps for a little, a snapshot for much."""

    async def run() -> None:
        async with Program(server, "Ana") as ana, Program(server, "Bob") as bob:
            code = await ana.make(seats=2)
            async with ana.socket(code) as a:
                await a.until_status("lobby")
                seen = a.seq
            await bob.command(code, "sit", name="Bob")
            await bob.command(code, "say", phrase="hello")
            async with ana.socket(code, since=seen) as a:
                hello = await a.read()
                assert (hello["is"], hello["protocol"]) == ("hello", 1)
                first = await a.read()
                assert first["is"] == "step"
                assert first["seq"] > seen
                assert first["view"] is None
                last = await a.until(lambda f: f["is"] == "step" and f["view"] is not None)
                assert last["view"]["seats"][1]["name"] == "Bob"
                seqs = [frame["seq"] for frame in a.frames if frame["is"] == "step"]
                assert seqs == list(range(seen + 1, seen + 1 + len(seqs)))
                seen = a.seq
            for _ in range(8):
                await bob.command(code, "say", emote="👍")
            for since in (seen, 0, 10**6):
                async with ana.socket(code, since=since) as a:
                    await a.read()
                    snapshot = await a.read()
                    assert snapshot["is"] == "snapshot"
                    assert snapshot["missed"] == 0
                    assert snapshot["seq"] > seen

    asyncio.run(run())


def test_missed_acts_are_counted(server: Running) -> None:
    async def run() -> None:
        async with Program(server, "Ana") as ana, Program(server, "Bob") as bob:
            code = await ana.make(seats=2, options={"voluntary_draw": "true"})
            async with ana.socket(code) as a, bob.socket(code) as b:
                await a.until_status("lobby")
                await seated(a, b)
                seen = a.seq
                rng = random.Random(3)
                much = lambda view: view["game"]["discarded"] + sum(view["game"]["counts"]) > 21  # noqa: E731
                await together(play(a, rng, much), play(b, rng, much))
            async with ana.socket(code, since=seen) as a:
                snapshot = await a.until(lambda f: f["is"] in ("snapshot", "step"))
                if snapshot["is"] == "snapshot":
                    assert 0 < snapshot["missed"] <= 40
                    assert snapshot["lines"]

    asyncio.run(run())


def test_a_newer_connection_supersedes(server: Running) -> None:
    """behaviours, Seats: the new connection supersedes the old; its late end is ignored."""

    async def run() -> None:
        async with Program(server, "Ana") as ana:
            code = await ana.make(seats=2)
            async with ana.socket(code) as old:
                await old.until_status("lobby")
                async with ana.socket(code) as new:
                    await new.until_status("lobby")
                    assert await old.until_closed() == SUPERSEDED
                    assert old.frames[-1] == {"is": "bye", "why": "superseded"}
                    await old.connection.close()
                    await new.done("ready")
                    await asyncio.sleep(0.1)
                    seat = (await ana.see(code))["seats"][0]
                    assert seat["is_ready"]
                    assert seat.get("is_here", True)
                    assert "away_at" not in seat
            await asyncio.sleep(0.1)
            assert "away_at" in (await ana.see(code))["seats"][0]

    asyncio.run(run())


def test_a_repeated_command_is_done_once(server: Running) -> None:
    """behaviours, Seats: a repeated command with the same id: applied once."""

    async def run() -> None:
        async with Program(server, "Ana") as ana, Program(server, "Bob") as bob:
            code = await ana.make(seats=3)
            async with ana.socket(code) as a:
                await a.until_status("lobby")
                first = await a.done("say", id="once", phrase="hello")
                assert await a.done("say", id="once", phrase="hello") == first
                both = await asyncio.gather(
                    ana.http.post(
                        f"/api/tables/{code}/commands",
                        json={"do": "say", "id": "twice", "emote": "👏"},
                    ),
                    ana.http.post(
                        f"/api/tables/{code}/commands",
                        json={"do": "say", "id": "twice", "emote": "👏"},
                    ),
                )
                assert {answer.status_code for answer in both} == {200}
                assert len({answer.json()["seq"] for answer in both}) == 1
            async with ana.socket(code) as again:
                assert await again.done("say", id="once", phrase="hello") == first
                assert (await again.done("sit", id="once", name="Ana")) == first
            # Somebody else's command with the same id is another command.
            await bob.command(code, "sit", name="Bob")
            async with bob.socket(code) as b:
                await b.until_status("lobby")
                assert (await b.done("say", id="once", phrase="hello"))["seq"] > first["seq"]
            log = server.run(server.hub.store.entries_after(code, 0))
            said = [entry for _, entry in log if type(entry).__name__ == "Said"]
            assert len(said) == 3

    asyncio.run(run())


def test_two_tabs_play_one_turn(server: Running) -> None:
    """behaviours, Seats: double click, two tabs: applied once."""

    async def run() -> None:
        async with Program(server, "Ana") as ana, Program(server, "Bob") as bob:
            code = await ana.make(seats=2, options={"voluntary_draw": "true"})
            async with ana.socket(code) as a, bob.socket(code) as b:
                await a.until_status("lobby")
                await seated(a, b)
                player, line = (ana, a) if a.view["game"]["turn"] == 0 else (bob, b)
                move, seen = line.view["game"]["legal"][0], line.view["turn_seq"]
                body = {"do": "act", "move": move, "seq": seen}
                answers = await asyncio.gather(
                    *(
                        player.http.post(
                            f"/api/tables/{code}/commands", json={**body, "id": f"tab{number}"}
                        )
                        for number in range(4)
                    )
                )
                done = [answer for answer in answers if answer.status_code == 200]
                assert len(done) == 1
                codes = {a.json()["error"]["code"] for a in answers if a.status_code != 200}
                assert codes <= {"stale", "illegal"}

    asyncio.run(run())


# ------------------------------------------------------------------------------------ who may what


def test_strangers_and_other_seats(server: Running) -> None:
    async def run() -> None:
        async with Program(server, "Ana") as ana, Program(server, "Bob") as bob:
            code = await ana.make(seats=2)
            async with ana.socket(code) as a, bob.socket(code) as b:
                await a.until_status("lobby")
                await seated(a, b)
                turn = a.view["game"]["turn"]
                mover, other = (a, b) if turn == 0 else (b, a)
                move = mover.view["game"]["legal"][0]
                # Another seat's token moves its own seat's cards, or none.
                assert await other.refused("act", move=move, seq=10**6) in ("illegal", "unreadable")
                async with Program(server, "Eve") as eve:
                    answer = await eve.command(code, "act", move=move, seq=10**6)
                    assert (answer.status_code, answer.json()["error"]["code"]) == (
                        403,
                        "not-seated",
                    )
                    assert (await eve.see(code))["you"] is None
                async with open_line(server, code) as watcher:
                    await watcher.until_status("playing")
                    assert watcher.view["you"] is None
                    assert watcher.view["game"]["hands"] == [None, None]
                    assert watcher.view["game"]["legal"] == []
                    for do, fields in (
                        ("act", {"move": move, "seq": 10**6}),
                        ("say", {"text": "hi"}),
                        ("kick", {"seat": 0}),
                        ("sit", {"name": "Eve"}),
                    ):
                        assert await watcher.refused(do, **fields) == "nobody"
                wrong = {"Authorization": f"Bearer {'x' * 22}"}
                async with open_line(server, code, wrong) as nobody:
                    await nobody.until_status("playing")
                    assert nobody.view["you"] is None
                    assert await nobody.refused("say", phrase="hello") == "nobody"

    asyncio.run(run())


def test_who_is_ejected_sees_nothing_more(server: Running) -> None:
    """behaviours, Seats: an ejected player can no longer read the table."""

    async def run() -> None:
        async with Program(server, "Ana") as ana, Program(server, "Bob") as bob:
            code = await ana.make(seats=2)
            async with ana.socket(code) as a, bob.socket(code) as b:
                await a.until_status("lobby")
                await b.until_status("lobby")
                await b.done("sit", name="Bob")
                await a.done("kick", seat=1)
                assert await b.until_closed() == EJECTED
                assert b.frames[-1]["why"] == "ejected"
            async with bob.socket(code) as b:
                assert await b.until_closed() == EJECTED
            answer = await bob.http.get(f"/api/tables/{code}")
            assert (answer.status_code, answer.json()["error"]["code"]) == (403, "ejected")
            assert (await bob.command(code, "sit", name="Bob")).status_code == 403

    asyncio.run(run())


def test_tables_that_are_not_there(server: Running) -> None:
    """behaviours, Seats: an unknown room: a message and the way to the lobby."""

    async def run() -> None:
        for code in ("AAAAAAAA", "nothere", "%20", "x" * 60):
            async with open_line(server, code) as line:
                assert await line.until_closed() == NO_TABLE

    asyncio.run(run())


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://["},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
def test_other_sites_pages_are_refused(headers: dict[str, str], server: Running) -> None:
    """design: Origin / Sec-Fetch-Site check on unsafe requests and on the handshake."""

    async def run() -> None:
        async with Program(server, "Ana") as ana:
            code = await ana.make(seats=2)
            before = server.seq(code)
            own = {"Authorization": f"Bearer {ana.token}"}
            async with open_line(server, code, {**own, **headers}) as line:
                assert await line.until_closed() == FOREIGN
                assert line.frames == []
            body = {"do": "say", "id": "x", "phrase": "hello"}
            answer = await ana.http.post(f"/api/tables/{code}/commands", json=body, headers=headers)
            assert answer.status_code == 403
            assert server.seq(code) == before

    asyncio.run(run())


def test_the_sites_own_pages_are_not_refused(server: Running) -> None:
    async def run() -> None:
        async with Program(server, "Ana") as ana:
            code = await ana.make(seats=2)
            headers = {
                "Authorization": f"Bearer {ana.token}",
                "Origin": server.url,
                "Sec-Fetch-Site": "same-origin",
            }
            async with open_line(server, code, headers) as line:
                await line.until_status("lobby")

    asyncio.run(run())


# ------------------------------------------------------------------------------------ bad frames

BAD: dict[str, str | bytes] = {
    "no JSON": "{",
    "nothing": "",
    "no object": "[]",
    "a number": "1",
    "null": "null",
    "no command": '{"id": "x"}',
    "unknown command": '{"do": "win", "id": "x"}',
    "unknown field": '{"do": "say", "id": "x", "phrase": "hello", "cards": 1}',
    "wrong type": '{"do": "kick", "id": "x", "seat": "0"}',
    "no such seat": '{"do": "kick", "id": "x", "seat": 10}',
    "a boolean": '{"do": "kick", "id": "x", "seat": true}',
    "a float": '{"do": "act", "id": "x", "move": "R5", "seq": 0.5}',
    "huge": '{"do": "kick", "id": "x", "seat": 1' + "0" * 3_000 + "}",
    "negative": '{"do": "act", "id": "x", "move": "R5", "seq": -1}',
    "long move": '{"do": "act", "id": "x", "move": "' + "R" * 100 + '", "seq": 1}',
    "no id": '{"do": "leave"}',
    "empty id": '{"do": "leave", "id": ""}',
    "odd id": '{"do": "leave", "id": "a b"}',
    "long id": '{"do": "leave", "id": "' + "x" * 37 + '"}',
    "NaN": '{"do": "act", "id": "x", "move": "R5", "seq": NaN}',
    "surrogate": '{"do": "sit", "id": "x", "name": "\\ud800"}',
    "deep": "[" * 4_000,
    "deep objects": '{"do":' * 600,
    "deep field": '{"id":"x","a":' + "[" * 3_900,
    "deep name": '{"do":"sit","id":"x","name":' + "[" * 1_900 + "]" * 1_900 + "}",
    "binary": b"\x00\xff\xfe",
    "binary JSON": b'{"do": "leave", "id": "x"}',
}


@pytest.mark.parametrize("name", BAD)
def test_bad_frames_are_refused(name: str, server: Running) -> None:
    """A refusal changes nothing, and the socket goes on."""

    async def run() -> None:
        async with Program(server, "Ana") as ana:
            code = await ana.make(seats=2)
            async with ana.socket(code) as line:
                await line.until_status("lobby")
                before = server.seq(code)
                await line.connection.send(BAD[name])
                answer = await line.until(lambda frame: frame["is"] == "refused", 5)
                assert answer["code"] == "unreadable"
                assert answer["id"] in ("", "x", "a b", "x" * 36)
                assert server.seq(code) == before
                await line.done("say", phrase="hello")
        assert server.metric("oneleft_faults_total") == 0

    asyncio.run(run())


def test_a_frame_that_is_too_long_ends_its_socket_alone(server: Running) -> None:
    """design: frames of at most 4 kB."""

    async def run() -> None:
        async with Program(server, "Ana") as ana, Program(server, "Bob") as bob:
            code = await ana.make(seats=2)
            async with ana.socket(code) as a, bob.socket(code) as b:
                await a.until_status("lobby")
                await b.until_status("lobby")
                frame = json.dumps({"do": "say", "id": "x", "text": "y" * w.MOST_FRAME})
                await a.connection.send(frame)
                assert await a.until_closed() == TOO_BIG
                await b.done("sit", name="Bob")
                seat = (await ana.see(code))["seats"][0]
                assert "away_at" in seat

    asyncio.run(run())


def test_many_bad_frames_end_the_socket(server: Running) -> None:
    async def run() -> None:
        async with Program(server, "Ana") as ana:
            code = await ana.make(seats=2)
            async with ana.socket(code) as line:
                await line.until_status("lobby")
                for _ in range(socket_module.MOST_BAD):
                    await line.connection.send("{")
                assert await line.until_closed() == FLOOD

    asyncio.run(run())


def test_a_flood_ends_the_socket(limited: Running) -> None:
    """design: rate limits for sockets."""

    async def run() -> None:
        async with Program(limited, "Ana") as ana, Program(limited, "Bob") as bob:
            code = await ana.make(seats=2)
            async with ana.socket(code) as line, bob.socket(code) as other:
                await other.until_status("lobby")
                await line.until_status("lobby")
                for number in range(80):
                    await line.send("beat", n=number, seq=0)
                assert await line.until_closed() == FLOOD
                await other.done("sit", name="Bob")

    asyncio.run(run())


# ------------------------------------------------------------------------------ hostile frames

PATTERNS: tuple[Frame, ...] = (
    {"do": "sit", "id": "f", "name": "Eve", "seat": 0},
    {"do": "rename", "id": "f", "name": "Eve"},
    {"do": "ready", "id": "f", "ready": True, "seal": "ab" * 32},
    {"do": "reveal", "id": "f", "nonce": "ab" * 32},
    {"do": "configure", "id": "f", "settings": {"seats": 3, "options": {"hand_size": "7"}}},
    {"do": "seat-bot", "id": "f", "level": "greedy", "seat": 1},
    {"do": "kick", "id": "f", "seat": 1},
    {"do": "start", "id": "f", "fill": True},
    {"do": "act", "id": "f", "move": "R5", "seq": 3},
    {"do": "next", "id": "f"},
    {"do": "rematch", "id": "f"},
    {"do": "leave", "id": "f"},
    {"do": "say", "id": "f", "text": "hello"},
    {"do": "auto-uno", "id": "f", "on": True},
    {"do": "beat", "id": "f", "n": 1, "seq": 1},
)
ODD: tuple[object, ...] = (
    None,
    True,
    -1,
    0.5,
    10**30,
    -(10**30),
    "",
    "💥" * 20,
    "x" * 500,
    "\u202e",
    "\x00",
    [],
    [[[]]],
    {},
    {"do": "leave"},
    "R5",
    "leave",
    1e308,
)


def spoiled(rng: random.Random) -> str | bytes:
    """A frame that was a command."""
    command = dict(rng.choice(PATTERNS))
    for _ in range(rng.choice((0, 1, 1, 2))):
        key = rng.choice((*command, "do", "id", "seat", "extra", "\ud7ff", ""))
        if rng.random() < 0.2:
            command.pop(key, None)
        else:
            command[key] = rng.choice(ODD)
    text = json.dumps(command, ensure_ascii=rng.random() < 0.5)
    kind = rng.random()
    if kind < 0.5:
        return text
    place = rng.randrange(len(text) + 1)
    if kind < 0.6:
        return text[:place]
    if kind < 0.7:
        return (
            text[:place] + rng.choice(('"', "{", "}", "\\ud800", "\\", "\x00", "é")) + text[place:]
        )
    if kind < 0.8:
        return text + text
    if kind < 0.9:
        return rng.randbytes(rng.randrange(1, 60))
    return text.encode() if rng.random() < 0.5 else rng.choice("[{") * rng.randrange(1, 4_000)


def is_hostile(frame: str | bytes, *, seated_guest: bool) -> bool:
    """Whether it must be refused, and answered, when the table is being played."""
    if isinstance(frame, bytes):
        return True
    try:
        command = w.command_decoder.decode(frame)
    except (ValueError, RecursionError):
        return True
    except Exception as error:  # noqa: BLE001 - msgspec's own errors are no ValueErrors
        return type(error).__module__.startswith("msgspec")
    return not (seated_guest or isinstance(command, w.Beat))


def hostile_frames(rng: random.Random, count: int, *, seated_guest: bool) -> Iterator[str | bytes]:
    """So many frames that must all be refused."""
    while count:
        frame = spoiled(rng)
        if is_hostile(frame, seated_guest=seated_guest):
            yield frame
            count -= 1


async def bombard(line: Line, frames: Iterator[str | bytes]) -> int:
    """Sends them all, thirty at a time, and reads what is said to each; how many there were."""
    await line.until(lambda frame: frame["is"] == "snapshot")
    sent = 0
    while batch := [frame for _, frame in zip(range(30), frames, strict=False)]:
        for frame in batch:
            await line.connection.send(frame)
        for _ in batch:
            answer = await line.until(lambda frame: frame["is"] == "refused")
            assert answer["code"] != "fault", answer
        sent += len(batch)
        line.frames.clear()
    return sent


def test_hostile_frames_change_nothing(
    server: Running, rng: random.Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket_module, "MOST_BAD", 10**9)

    async def run() -> None:
        async with (
            Program(server, "Ana") as ana,
            Program(server, "Bob") as bob,
            Program(server, "Eve") as eve,
        ):
            code = await ana.make(seats=2, preset="official")
            async with ana.socket(code) as a, bob.socket(code) as b:
                await a.until_status("lobby")
                await seated(a, b)
            before = quiet(code, server)
            state = (await ana.see(code))["game"]
            async with ana.socket(code) as a, eve.socket(code) as e, open_line(server, code) as n:
                total = await asyncio.gather(
                    bombard(a, hostile_frames(rng, HOSTILE // 4, seated_guest=True)),
                    bombard(e, hostile_frames(rng, HOSTILE // 2, seated_guest=False)),
                    bombard(n, hostile_frames(rng, HOSTILE // 4, seated_guest=False)),
                )
                assert sum(total) == HOSTILE
            assert quiet(code, server) == before
            assert (await ana.see(code))["game"] == state

    asyncio.run(run())
    assert server.metric("oneleft_faults_total") == 0


def test_a_rematch_is_made_once(server: Running) -> None:
    async def run() -> None:
        async with Program(server, "Ana") as ana, Program(server, "Bob") as bob:
            code = await ana.make(seats=3, bots=["random"], **FAST)
            async with ana.socket(code) as a, bob.socket(code) as b:
                await a.until_status("lobby")
                await seated(a, b)
                assert await a.refused("rematch") == "not-over"
                async with Program(server, "Eve") as eve, eve.socket(code) as e:
                    await e.until_status("playing")
                    assert await e.refused("rematch") == "not-over"
            code = await ana.make(seats=2)
            async with ana.socket(code) as a, bob.socket(code) as b:
                await a.until_status("lobby")
                await seated(a, b)
                async with Program(server, "Cid") as cid:
                    await a.done("leave")
                    await b.until_status("over")
                    assert (await cid.command(code, "rematch")).json()["error"][
                        "code"
                    ] == "not-seated"
                    assert await a.refused("rematch") == "not-seated"
                    await b.done("rematch")
                    again = await b.done("rematch")
                    assert again["is"] == "done"
                    await b.until_status("over")
                    rematch = (await bob.see(code))["rematch"]
                    table = await bob.see(rematch)
                    assert table["status"] == "lobby"
                    assert table["you"] == 0
                    assert table["is_host"]

    asyncio.run(run())


def test_races_between_two_clients_that_count_alike(server: Running) -> None:
    """Each gets its own answer, though both number their commands in the same way."""

    async def attempt(programs: Sequence[Program]) -> bool:
        code = await programs[0].make(seats=3, options={"hand_size": "2"}, absent_seconds=600)
        async with AsyncExitStack() as stack:
            lines = [await stack.enter_async_context(each.socket(code)) for each in programs]
            await lines[0].until_status("lobby")
            await seated(*lines)
            turn = lines[0].view["game"]["turn"]
            legal = lines[turn].view["game"]["legal"]
            plays = [move for move in legal if move[1:] in tuple("0123456789")]
            if not plays:
                return False
            await lines[turn].done("act", move=plays[0], seq=lines[turn].seq)
            others = [line for number, line in enumerate(lines) if number != turn]
            move = f"catch {'ABC'[turn]}"
            answers = await asyncio.gather(
                *(line.do("act", id="j1", move=move, seq=10**6) for line in others)
            )
            assert sorted(answer["is"] for answer in answers) == ["done", "refused"]
            lost = next(answer for answer in answers if answer["is"] == "refused")
            assert lost["code"] == "too-late"
            assert lost["why"]["slug"]
            return True

    async def run() -> None:
        async with Program(server, "A") as a, Program(server, "B") as b, Program(server, "C") as c:
            for _ in range(80):
                if await attempt((a, b, c)):
                    return
        pytest.fail("nobody could play a number")

    asyncio.run(run())

"""Secrecy: what a viewer gets over the wire is the same bytes in every world it cannot tell apart.

The worlds are those of tests/properties/test_views.py: the hidden cards lie otherwise, all that is
public and all that the viewer has seen is the same. The commitment is held fixed. Then a server is
listened to: no secret, salt, nonce or foreign card may leave it before its time.
"""

import asyncio
import base64
import hashlib
import json
import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence

import pytest

pytest.importorskip("litestar")

import structlog

from oneleft.chance import Commitment, Committed, Seeded
from oneleft.game import CHANCE, Game
from oneleft.kernel import state as k
from oneleft.match import Match
from oneleft.moves import Move
from oneleft.rules import LAW_VERSION, CardRules
from oneleft.server import dues
from oneleft.server import entries as e
from oneleft.server import table as table_module
from oneleft.server import wire as w
from oneleft.server.decide import Asker, Refusal, decide
from oneleft.server.logs import place_of
from oneleft.server.projection import game_view, last_lines, step_of, table_view
from oneleft.server.table import Stepped, Table
from tests.properties.test_views import KINDS, World, alternatives
from tests.server.desk import in_phase
from tests.server.running import SHORT, Frame, Program, Running, is_over, open_line, play, together
from tests.strategies import GAMES, random_act, random_rules

GUESTS = ("ana", "bob", "cid", "dot")
RULES = {
    "official": KINDS["official"],
    "party": KINDS["party"],
    "seven-zero": CardRules.preset("party").replace(seven_zero=True, jump_in=True, hand_size=5),
    "shown-to-all": KINDS["shown-to-all"],
    "jump-in": CardRules.preset("classic").replace(jump_in=True, hand_size=5),
}


# ------------------------------------------------------------------------------------ other worlds


class Laid(Committed):
    """Chance whose outcomes are known beforehand, with the digest of a commitment."""

    def __init__(self, commitment: Commitment, outcomes: Sequence[int], then: int) -> None:
        self._outcomes = iter(outcomes)
        self._then = then
        super().__init__(commitment)

    def choose(self, kind: str, options: Sequence[int]) -> int:
        """The place of the next outcome; after the last, always the same: seen by nobody."""
        del kind
        return options.index(next(self._outcomes, options[self._then]))


class Noted(Seeded):
    """Chance that remembers what it gave."""

    def __init__(self, seed: int) -> None:
        self.outcomes: list[int] = []
        super().__init__(seed)

    def choose(self, kind: str, options: Sequence[int]) -> int:
        """The place of an outcome, which is noted."""
        place = super().choose(kind, options)
        self.outcomes.append(options[place])
        return place


Told = list[tuple[int, str]]
"""Acts of seats and of the clock, as a table's log has them."""


def outcome_of(action: int) -> int:
    """The outcome of an act of chance."""
    return action - (k.CHANCE_FACE if action < k.CHANCE_SEAT else k.CHANCE_SEAT)


def told(world: World) -> tuple[list[int], Told]:
    """The outcomes of a world, and its acts."""
    outcomes = [outcome_of(action) for actor, action in world.acts if actor == CHANCE]
    acts = [(actor, str(Move("cards", action))) for actor, action in world.acts if actor != CHANCE]
    return outcomes, acts


def entries_of(game: Game, acts: Told) -> Iterator[e.Entry]:
    """The log of a table at which these acts are done."""
    settings = w.Settings(
        game="dice" if game.law.game == "dice" else "cards", seats=game.seats, window_min_ms=0
    )
    yield e.Made(at=1, settings=settings, host="ana", digest="", law=LAW_VERSION)
    for seat in range(game.seats):
        yield e.Seated(at=2, seat=seat, guest=GUESTS[seat], name=GUESTS[seat])
        yield e.Here(at=2, seat=seat, conn=f"of-{seat}")
    yield e.Started(at=3)
    yield e.Dealt(at=4)
    for place, (actor, move) in enumerate(acts):
        yield e.Acted(at=100 + place, actor=actor, move=move)


def asked(table: Table, viewer: int) -> list[object]:
    """What becomes of acts that the viewer might ask for: done, or refused with a reason."""
    moves = [str(Move("cards", action)) for action in (*range(0, 63, 7), k.DRAW, k.CALL, k.TAKE)]
    moves += ["challenge", "accept", "catch A", "catch B", "swap A", "jump R5", "W?"]
    found: list[object] = []
    for move in moves:
        command = w.Act(id="x", move=move, seq=table.seq)
        decision = decide(table, Asker(GUESTS[viewer]), command, 10_000)
        found.append(decision if isinstance(decision, Refusal) else move)
    return found


def bot_choice(table: Table, viewer: int) -> object:
    """What a bot on the viewer's seat would do."""
    table.seats[viewer].autopilot = True
    bot = dues._bot(table, viewer)
    table.seats[viewer].autopilot = False
    view = table.game.view(viewer)
    return str(bot.choose(view) if view.turn == viewer else bot.react(view))


def frames(
    game: Game,
    lain: tuple[Sequence[int], Told],
    viewer: int,
    more: Callable[[Table], object],
    then: int = 0,
) -> list[bytes]:
    """All that the viewer gets while the acts are done; ``then``: what chance would give after."""
    commitment = Commitment(bytes(32), bytes(16))
    match = Match(game.rules, game.seats)
    match.chance = Laid(commitment, lain[0], then)
    first = None if game.first < 0 else game.first
    match.game = Game(game.rules, game.seats, first, chance=match.chance)
    table = Table("K7QX2M9P", commitment, "a-replay-name-0000")
    seat, guest = (viewer, GUESTS[viewer]) if viewer >= 0 else (None, "eve")
    found: list[bytes] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(table_module, "Match", lambda *_: match)
        patch.setattr(table_module, "rules_of", lambda _: game.rules)
        for seq, entry in enumerate(entries_of(game, lain[1]), start=1):
            step = table.apply(seq, entry)
            found.append(shown_alone(table, step, guest, seat))
            if table.is_playing:
                found.append(repr(more(table)).encode())
    found.append(w.encoder.encode(table_view(table, guest, seat)))
    found.append(w.encoder.encode(last_lines(table, seat)))
    return found


def shown_alone(table: Table, step: Stepped, guest: str, seat: int | None) -> bytes:
    """A step's frame as it goes to somebody, which is the same whoever was shown it before."""
    table.shared.told.clear()
    frame = w.encoder.encode(step_of(table, step, guest, seat))
    table.shared.told.clear()
    for other in (*range(len(table.seats)), None):
        step_of(table, step, "", other)
    assert w.encoder.encode(step_of(table, step, guest, seat)) == frame
    return frame


@pytest.mark.parametrize("kind", RULES)
def test_frames_do_not_depend_on_what_is_hidden(kind: str, rng: random.Random) -> None:
    """behaviours, Wild Draw Four: challenge reveals the hand to the challenger only."""

    def enough(tally: Counter[str]) -> bool:
        return tally["worlds"] >= 24

    def more(table: Table, viewer: int) -> object:
        return (asked(table, viewer), bot_choice(table, viewer)) if viewer >= 0 else None

    for game, viewer, first, worlds in alternatives(rng, RULES[kind], enough):

        def looked(table: Table, viewer: int = viewer) -> object:
            return more(table, viewer)

        expected = frames(game, told(first), viewer, looked)
        for world in worlds[-2:]:
            assert frames(game, told(world), viewer, looked) == expected


@pytest.mark.parametrize(
    "leak", [lambda t: t.game.view((0 + 1) % 2).hands, lambda t: t.game.state[k.PILE :]]
)
def test_a_leak_would_be_found(leak: Callable[[Table], object], rng: random.Random) -> None:
    """The worlds differ in what is hidden: a frame that told it would be found out."""
    for game, viewer, first, worlds in alternatives(rng, KINDS["official"], lambda _: False):
        if viewer in (1, -1) and frames(game, told(first), viewer, leak) != frames(
            game, told(worlds[-1]), viewer, leak
        ):
            return


@pytest.mark.parametrize("name", GAMES)
def test_frames_do_not_depend_on_what_is_to_come(name: str, rng: random.Random) -> None:
    """D-04: in the dice game all is public but what has not been rolled yet."""
    for _ in range(6):
        seats = rng.choice((2, 3, 4))
        chance = Noted(rng.getrandbits(64))
        game = Game(random_rules(rng, name, seats), seats, 0, chance=chance)
        acts: Told = []
        for _ in range(rng.choice((3, 15, 40))):
            if game.is_over:
                break
            actor, move = random_act(game, rng)
            game.play(actor, move)
            acts.append((actor, str(move)))
        lain = list(chance.outcomes), acts
        for viewer in (-1, *range(seats)):
            seen = [frames(game, lain, viewer, lambda _: None, then) for then in (0, -1)]
            assert seen[0] == seen[1]


def test_an_opening_wild_has_no_color_before_it_is_named() -> None:
    desk = in_phase("opening_color", seats=2)
    assert game_view(desk.table.game, 0).top in ("W", "WD4")


# ------------------------------------------------------------------------------------ a real server


def texts_of(secret: bytes) -> list[str]:
    """How bytes might be written."""
    return [secret.hex(), base64.b64encode(secret).decode(), repr(secret)[2:-1]]


def commitment_of(server: Running, code: str) -> Commitment:
    """The secret of a table, from the server's own memory."""
    table = server.run(server.hub.store.load_table(code))
    assert table is not None
    return table.commitment


def own_and_public(frame: Frame) -> None:
    """A frame holds no hand but the viewer's, while the round goes on."""
    view = frame.get("view")
    if not view or view["status"] in ("over", "closed"):
        return
    assert view["secret"] is None
    assert view["salt"] is None
    assert view["replay"] is None
    game = view["game"]
    if game is None or game["game"] != "cards" or game["ending"] is not None:
        return
    for seat, hand in enumerate(game["hands"]):
        assert hand is None or seat == view["you"]
    for event in frame.get("events", ()):
        if event["is"] == "CardsDrawn" and event["faces"] is not None:
            assert event["seat"] == view["you"], event


def test_a_server_tells_nothing_before_its_time(server: Running, rng: random.Random) -> None:
    """No secret in a frame, an error's body, a log line, a metric; then all that proves it."""
    nonce = rng.randbytes(32)
    hidden: list[str] = []

    async def run() -> None:
        async with Program(server, "Ana") as ana, Program(server, "Bob") as bob:
            code = await ana.make(seats=3, preset="party", options=SHORT)
            commitment = commitment_of(server, code)
            tokens = [ana.token, bob.token]
            hidden.extend((*texts_of(commitment.secret), *texts_of(commitment.salt)))
            async with (
                ana.socket(code) as a,
                bob.socket(code) as b,
                open_line(server, code) as watcher,
            ):
                await a.until_status("lobby")
                digest = a.view["digest"]
                await a.done("ready", seal=hashlib.sha256(nonce).hexdigest())
                assert nonce.hex() not in json.dumps(a.frames)
                await b.until_status("lobby")
                await b.done("sit", name="Bob")
                await b.done("ready")
                await a.done("start", fill=True)
                await a.done("reveal", nonce=nonce.hex())
                for line in (a, b):
                    await line.until_status("playing")
                replay = server.run(server.hub.store.load_table(code))
                assert replay is not None
                bodies = []
                for path in ("", "/rounds/1", "/record"):
                    answer = await ana.http.get(f"/api/replays/{replay.replay}{path}")
                    assert answer.status_code == 404
                    bodies.append(answer.text)
                for move in ("R9", "draw", "challenge", "catch B", "leave", "?", "W R"):
                    bodies += [
                        json.dumps(await who.do("act", move=move, seq=10**6)) for who in (a, b)
                    ]
                    answer = await ana.command(code, "act", move=move, seq=10**6)
                    bodies.append(answer.text)
                paths = (f"/api/tables/{code}", "/metrics", "/api/me", "/api/tables")
                bodies += [(await bob.http.get(path)).text for path in paths]
                seen = json.dumps(bodies)
                for text in (*hidden, *tokens):
                    assert text not in seen
                await together(
                    play(a, random.Random(1), is_over),
                    play(b, random.Random(2), is_over),
                    watcher.until_status("over", "closed"),
                )
                for line in (a, b, watcher):
                    for frame in line.frames:
                        own_and_public(frame)
                        if (frame.get("view") or {}).get("status") not in ("over", "closed"):
                            text = json.dumps(frame)
                            assert not any(each in text for each in hidden)
                    assert not any(token in json.dumps(line.frames) for token in tokens)
                    assert line.view["secret"] == commitment.secret.hex()
                    assert line.view["salt"] == commitment.salt.hex()
                    assert line.view["digest"] == digest == commitment.digest
                    assert line.view["nonces"] == {"0": nonce.hex()}
                events = [each for frame in watcher.frames for each in frame.get("events", ())]
                assert all(each["faces"] is None for each in events if each["is"] == "CardsDrawn")
                assert {"CardPlayed", "RoundEnded"} <= {each["is"] for each in events}
                assert "HandShown" not in {each["is"] for each in events}

    with structlog.testing.capture_logs() as captured:
        asyncio.run(run())
    lines = json.dumps(captured, default=repr)
    assert "table made" in lines
    for text in (lines, server.hub.metrics.page().decode()):
        for secret in (*hidden, "Ana", "Bob", nonce.hex()):
            assert secret not in text


def test_logs_of_errors_hold_no_message() -> None:
    """A database that fails names its statement's parameters: they do not get out."""
    with pytest.raises(ValueError, match="1234") as found:
        raise ValueError("the secret 1234")
    told = place_of(found.value)
    assert "1234" not in told
    assert "ValueError at" in told

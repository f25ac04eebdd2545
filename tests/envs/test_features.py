"""What environments show: like the view, alike at both speeds, nothing hidden, nothing constant."""

from __future__ import annotations

import importlib
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from oneleft.dice import DICE
from oneleft.envs import layout as l
from oneleft.envs import versions
from oneleft.envs.session import Session
from oneleft.envs.table import DRIVERS, FEATURES, Table
from oneleft.faces import ALL_FACES, SKIP, WILD, is_wild
from oneleft.game import Game
from oneleft.kernel import state as k
from oneleft.kernel.cards import add_card
from oneleft.rules import CardRules, DiceRules, Ruleset
from oneleft.splitmix import SplitMix64
from oneleft.views import CardView, DiceView, View
from tests.envs.tables import open_actions, played, random_table
from tests.properties.test_views import OFTEN_BLUFFED, alternatives, seen
from tests.strategies import random_round, steps

GAMES = ("cards", "dice")

# ------------------------------------------------------------------------------------ the layout


@pytest.mark.parametrize("game", GAMES)
def test_the_layout_has_no_gaps(game: str) -> None:
    layout = l.LAYOUTS[game]
    for seats in (2, 3, 4):
        offset = 0
        for feature, place, size in layout.places(seats):
            assert (place, size) == (offset, feature.size(seats))
            assert layout.place(feature.name, seats) == (place, size)
            offset += size
        low, high = layout.bounds(seats)
        assert len(low) == len(high) == layout.width(seats) == offset
        assert all(-128 <= least < most <= 127 for least, most in zip(low, high, strict=True))
    with pytest.raises(KeyError):
        layout.place("guilt", 2)


@pytest.mark.parametrize("game", GAMES)
def test_the_actions_have_no_gaps(game: str) -> None:
    table = l.ACTIONS[game]
    names = [table.find(action).name for action in range(table.size(l.SEQUENTIAL))]
    assert Counter(names) == {span.name: span.count for span in table.spans}
    assert table.size(l.AUTO) == table.find(table.size(l.AUTO)).first
    with pytest.raises(KeyError):
        table.find(table.size(l.SEQUENTIAL))


@pytest.mark.parametrize("game", GAMES)
def test_play_that_changes_has_a_new_version(game: str) -> None:
    assert versions.fingerprint(game) == versions.FINGERPRINTS[game], (
        "what is seen, may be done or comes of it has changed: raise VERSION in envs/versions.py "
        "(and name the modules for PettingZoo after it), and write down the new fingerprint"
    )
    module = importlib.import_module(f"oneleft.envs.{versions.aec_name(game)}")
    assert module.env(seats=2).unwrapped.metadata["name"] == versions.aec_name(game)


# ------------------------------------------------------------------------------------ like the view


class Reader:
    """An observation by the names of its features."""

    def __init__(self, table: Table, row: list[int]) -> None:
        self.table = table
        self.row = row

    def bytes(self, name: str) -> list[int]:
        place, size = self.table.layout.place(name, self.table.seats)
        return self.row[place : place + size]

    def number(self, name: str) -> int:
        (number,) = self.bytes(name)
        return number

    def one(self, name: str) -> int | None:
        """The place of the one that is set."""
        row = self.bytes(name)
        assert sum(row) in (0, 1)
        return row.index(1) if 1 in row else None

    def seats(self, name: str, viewer: int) -> tuple[int, ...]:
        """What each seat has, in the order of seats."""
        row = self.bytes(name)
        return tuple(row[(seat - viewer) % self.table.seats] for seat in range(self.table.seats))

    def those(self, name: str, viewer: int) -> tuple[int, ...]:
        return tuple(seat for seat, byte in enumerate(self.seats(name, viewer)) if byte)


def of_faces(row: list[int]) -> Counter[int]:
    return Counter({face: n for face, n in zip(ALL_FACES, row, strict=True) if n})


def compare_common(found: Reader, view: View, viewer: int) -> None:
    top = view.top
    assert found.one("rank") == (None if top is None else top & 15)
    assert found.one("color") == view.color
    assert found.number("direction") == view.direction
    assert found.number("pending") == view.pending
    assert found.seats("count", viewer) == view.counts
    assert found.those("owes", viewer) == view.owes
    assert found.those("called", viewer) == view.called
    assert found.those("turn", viewer) == (() if view.turn is None else (view.turn,))


def compare_cards(found: Reader, view: CardView, viewer: int) -> None:
    phases = ("opening_color", "play", "drawn", "target", "answer", "replay", "over")
    assert found.one("phase") == phases.index(view.phase)
    assert of_faces(found.bytes("hand")) == Counter(view.hands[viewer])
    assert of_faces(found.bytes("discards")) == Counter(view.discard)
    drawn = view.drawn
    assert found.one("drawn_rank") == (None if drawn is None else drawn & 15)
    assert found.one("drawn_color") == (None if drawn is None or is_wild(drawn) else drawn >> 4)
    assert (found.number("stock"), found.number("pile")) == (view.stock, len(view.discard))
    assert found.number("jump") == view.jump
    assert found.those("dealer", viewer) == (view.first,)


def compare_dice(found: Reader, view: DiceView, viewer: int) -> None:
    phases = ("claim", "opening_color", "look", "rerolled", "drawn", "answer", "replay", "over")
    assert found.one("phase") == phases.index(view.phase)
    assert found.one("drawn") == view.drawn
    assert found.number("pouch") == len(view.pouch)
    assert found.number("turns_left") == min(127, view.rules.max_turns - view.turns)
    assert found.those("starter", viewer) == (view.first,)
    assert found.those("owner", viewer) == (() if view.owner is None else (view.owner,))
    assert found.those("passed", viewer) == view.passed
    width = 3 + view.seats
    places = found.bytes("place")
    positions, faces = found.bytes("position"), found.bytes("faces")
    for seat, hand in enumerate(view.hands):
        own = faces[(seat - viewer) % view.seats :: view.seats]
        assert of_faces(own) == Counter(face for _, face in hand)
    for die in range(24):
        place = places[die * width : (die + 1) * width]
        assert sum(place) == 1
        assert place[0] == (die in view.pouch)
        assert place[1] == (die == view.center)
        assert place[2] == (die == view.held)
        position = positions[die * 6 : die * 6 + 6]
        assert sum(position) == (not place[0])
        for seat, hand in enumerate(view.hands):
            shown = dict(hand)
            assert place[3 + (seat - viewer) % view.seats] == (die in shown)
            if die in shown:
                assert view.rules.table[die][position.index(1)] == shown[die]


@pytest.mark.parametrize("game", GAMES)
def test_observations_say_what_the_view_says(game: str, rng: random.Random) -> None:
    for _ in range(12):
        session = Session(random_table(rng, game))
        table = session.table
        for _ in played(session, rng, 80):
            for viewer in range(table.seats):
                found = Reader(table, session.observation(viewer))
                view = session.game.view(viewer)
                compare_common(found, view, viewer)
                if isinstance(view, CardView):
                    compare_cards(found, view, viewer)
                else:
                    assert isinstance(view, DiceView)
                    compare_dice(found, view, viewer)


def test_a_die_is_in_one_place_while_chance_is_due_too(rng: random.Random) -> None:
    """OpenSpiel asks for observations there; the environments never do."""
    chances = 0
    for _ in range(12):
        game = random_round(rng, "dice")
        table = Table.of("dice", game.rules, game.seats, windows="sequential")
        session = Session(table)
        session.seed(1)
        session.begin()
        for _ in steps(game, rng, 80):
            chances += game.due is not None
            row = [0] * table.observation_size
            state, vector = game.state, game.rule_vector
            session.features.observe_all(vector, state, session._c, session._e, 0, row, 0)
            places = Reader(table, row).bytes("place")
            width = 3 + game.seats
            for die in range(DICE):
                held = places[die * width : (die + 1) * width]
                assert set(held) <= {0, 1}
                assert sum(held) == 1 or game.due is not None
                assert held[0] == (state[k.D_POUCH] >> die & 1)
    assert chances


# ------------------------------------------------------------------------------------ masks


def expected_acts(session: Session, seat: int) -> set[int]:
    """The kernel's acts that a mask should offer, from the view: lawful ones, and bluffs."""
    view = session.game.view(seat)
    window = bool(session._e[l.E_WINDOW])
    texts = {str(move): move.action for move in view.legal}
    if session.table.bluffs and not window:
        calls = view.counts[seat] == 2  # else the call is false besides
        bluffs = [move for move in view.bluffs if "WD4" in str(move)]
        texts |= {str(m): m.action for m in bluffs if calls or not str(m).endswith("!")}
    found = set()
    for text, action in texts.items():
        reaction = text.startswith(("catch", "jump", "claim")) or text == "uno"
        late = text == "uno" and seat in view.owes
        if window:
            wanted = reaction and (text != "uno" or late)
        else:
            wanted = not reaction or (late and session.table.windows == l.SEQUENTIAL)
        if wanted and not (not window and text in ("accept", "pass") and view.phase == "claim"):
            found.add(action)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_masks_are_what_the_law_allows(game: str, rng: random.Random) -> None:
    """And every action does the act of the law that it stands for."""
    features = FEATURES[game]
    for _ in range(16):
        session = Session(random_table(rng, game))
        table, windows = session.table, session.table.windows
        for _ in played(session, rng, 80):
            for seat in range(table.seats):
                actions = open_actions(session.mask(seat))
                if seat != session.actor or session.ended:
                    assert not actions
                    continue
                r, s, c = session._r, session.game._state, session._c
                acts = {features.law_act(r, s, c, seat, action) for action in actions}
                given = {act for act in acts if act != l.UNDECIDED}
                passes = {k.DICE_PASS} if game == "dice" else set()
                expected = expected_acts(session, seat)
                if windows == l.AUTO:  # a call is made where it is right, and nowhere else
                    bit = k.WITH_UNO if game == "cards" else k.DICE_WITH_UNO
                    plays = 64 if game == "cards" else k.DICE_PLAYS
                    called = {act for act in expected if bit <= act < bit + plays}
                    expected -= {act - bit for act in called}
                assert given - passes == expected - passes
                assert len(acts) == len(actions)
                assert acts
                for action in actions:
                    act = features.law_act(r, s, c, seat, action)
                    if act != l.UNDECIDED:
                        assert features.env_action(s, seat, act, windows) == action


@pytest.mark.parametrize("game", GAMES)
def test_acts_without_an_action_have_none(game: str) -> None:
    features = FEATURES[game]
    session = Session(Table.of(game, "official", 2))
    session.seed(1)
    session.begin()
    s = session.game._state
    none = (k.CALL, k.CATCH, k.LAY, k.LEAVE, k.TIMEOUT, k.JUMP_IN)
    if game == "dice":
        none = (k.DICE_CALL, k.DICE_ACCEPT, k.DICE_CATCH, k.DICE_LEAVE, k.DICE_LAY, k.DICE_TIMEOUT)
    assert [features.env_action(s, 0, act, l.AUTO) for act in none] == [-1] * len(none)
    for act in (k.LEAVE, k.LAY) if game == "cards" else (k.DICE_LEAVE, k.DICE_LAY):
        assert features.env_action(s, 0, act, l.SEQUENTIAL) == -1


@pytest.mark.parametrize("game", GAMES)
def test_the_plain_mask_is_that_of_the_turn(game: str, rng: random.Random) -> None:
    features = FEATURES[game]
    session = Session(random_table(rng, game, windows="auto", bluffs=True))
    for _ in played(session, rng, 300):
        for seat in range(session.table.seats):
            out = [1] * session.table.action_count
            features.action_mask(session._r, session.game._state, seat, out, 0)
            assert out == session.mask(seat)


# ------------------------------------------------------------------------------------ secrecy

Look = Callable[[Game, int], object]


def shown(game: Game, viewer: int) -> object:
    """All that an environment could show a seat at this point."""
    if viewer < 0:
        return None
    s = game._state
    if s[k.PHASE] < k.P_OPENING_COLOR:
        return None
    features: Any = FEATURES["cards"]
    found: list[object] = []
    for windows in ("auto", "sequential"):
        table = Table.of("cards", game.rules, game.seats, windows=windows, bluffs=False)
        seen = [0] * table.observation_size
        features.observe(game._vector, s, viewer, seen, 0)
        mask = [0] * table.action_count
        c = table.settings()
        features.node_mask(game._vector, s, c, viewer, 0, mask, 0)
        found += [seen, mask]
        if windows == "sequential":
            reactions = [0] * table.action_count
            features.node_mask(game._vector, s, c, viewer, 1, reactions, 0)
            found += [reactions, features.may_react(game._vector, s, viewer)]
    return found


def next_hand(game: Game, viewer: int) -> object:
    """A leak, to see that it would be found."""
    return shown(game, (viewer + 1) % game.seats)


@pytest.mark.parametrize("name", ["bluffs", "party"])
def test_hidden_cards_do_not_show(name: str, rng: random.Random) -> None:
    """No observation and no mask differs between worlds that the seat cannot tell apart."""
    rules = OFTEN_BLUFFED if name == "bluffs" else CardRules.preset("party").replace(hand_size=4)

    def enough(tally: Counter[str]) -> bool:
        return tally["worlds"] >= 30 and (name == "party" or tally["guilt"] > 0)

    for game, viewer, first, worlds in alternatives(rng, rules, enough):
        expected = seen(game, first.acts, viewer, shown)
        for world in worlds:
            assert seen(game, world.acts, viewer, shown) == expected


def test_a_leak_would_be_found(rng: random.Random) -> None:
    for game, viewer, first, worlds in alternatives(rng, OFTEN_BLUFFED, lambda _: False):
        if viewer < 0:
            continue
        expected = seen(game, first.acts, viewer, next_hand)
        if any(seen(game, world.acts, viewer, next_hand) != expected for world in worlds):
            return


def shuffled(s: list[int], viewer: int, rng: random.Random) -> list[int]:
    """The same state with all that is hidden dealt anew: the stock and the other hands."""
    t = list(s)
    others = [seat for seat in range(s[k.SEATS]) if seat != viewer]
    hidden = s[k.PILE : k.PILE + s[k.STOCK]]
    for seat in others:
        low, high = s[k.HAND + seat], s[k.HIGH + seat]
        hidden += [bit if bit & 15 < WILD else bit & 15 for bit in range(63) if low >> bit & 1]
        hidden += [bit for bit in range(63) if high >> bit & 1]
        t[k.HAND + seat] = t[k.HIGH + seat] = t[k.COUNT + seat] = 0
    rng.shuffle(hidden)
    for seat in others:
        for _ in range(s[k.COUNT + seat]):
            add_card(t, seat, hidden.pop())
    t[k.PILE : k.PILE + s[k.STOCK]] = hidden
    return t


def test_a_state_dealt_anew_looks_the_same(rng: random.Random) -> None:
    """Stock order and other hands, counts kept: the same bytes for the seat that looks."""
    features = FEATURES["cards"]
    for _ in range(10):
        session = Session(random_table(rng, "cards"))
        table = session.table
        for _ in played(session, rng, 60):
            if session.ended:
                continue
            seat, window = session.actor, session._e[l.E_WINDOW]
            s = shuffled(session.game._state, seat, rng)
            out, mask = [0] * table.observation_size, [0] * table.action_count
            features.observe_all(session._r, s, session._c, session._e, seat, out, 0)
            features.node_mask(session._r, s, session._c, seat, window, mask, 0)
            assert (out, mask) == (session.observation(seat), session.mask(seat))


# ------------------------------------------------------------------------------------ the last acts


@pytest.mark.parametrize("game", GAMES)
def test_the_last_acts_are_those_of_the_game(game: str, rng: random.Random) -> None:
    layout = l.HISTORIES[game]
    kinds = layout.features[0].meaning.removeprefix("one-hot: ").split(", ")
    for _ in range(6):
        session = Session(random_table(rng, game, history=5))
        table = session.table
        width = layout.width(table.seats)
        for _ in played(session, rng, 60):
            acts = [e for e in session.game.entries if e.actor >= 0][:-6:-1]
            for viewer in range(table.seats):
                row = session.observation(viewer)[table.layout.width(table.seats) :]
                for i in range(5):
                    piece = row[i * width : (i + 1) * width]
                    if i >= len(acts):
                        assert not any(piece)
                        continue
                    found = {
                        feature.name: piece[place : place + size]
                        for feature, place, size in layout.places(table.seats)
                    }
                    assert found["who"].index(1) == (acts[i].actor - viewer) % table.seats
                    check_act(str(acts[i].move), kinds[found["what"].index(1)], found, viewer)


def check_act(text: str, kind: str, found: dict[str, list[int]], viewer: int) -> None:
    words = {"uno": "call", "accept": "accept"}
    first = text.partition(" ")[0]
    named = words.get(first, first)
    if kind == "pass":
        assert named in ("pass", "accept")
    elif kind in ("play", "jump"):
        assert (named == "jump") == (kind == "jump")
        assert found["uno"] == [int(text.endswith("!"))]
        face = text.removeprefix("jump ").partition(":")[2] or text.removeprefix("jump ")
        face = face.rstrip("!")
        color = face[-1] if face.startswith("W") else face[0]
        assert found["act_color"].index(1) == "RYGB".index(color)
        rank = face[:-1] if face.startswith("W") else face[1:]
        ranks = ("0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "S", "V", "D", "W", "WD4")
        assert ranks[found["act_rank"].index(1)] == rank
    else:
        assert named == kind
    if kind in ("catch", "swap"):
        seats = len(found["whom"])
        assert found["whom"].index(1) == (ord(text[-1]) - ord("A") - viewer) % seats
    else:
        assert not any(found["whom"])


# ------------------------------------------------------------------------------------ both speeds


class Rows:
    """The memory of some tables, as lists or as NumPy rows."""

    def __init__(self, table: Table, n: int, seed: int, size: int, array: Any) -> None:
        self.table, self.n = table, n
        self.r, self.c = array(table.rule_vector()), array(table.settings())
        self.states, self.nodes = array([0] * n * size), array([0] * n * l.NODE_SIZE)
        words = [word for i in range(n) for word in SplitMix64.stream(seed, i).state]
        for i in range(n):
            self.nodes[i * l.NODE_SIZE + l.E_ROUND] = i
        self.gens = array(words, "Q")
        self.obs = array([0] * n * table.observation_size, "b")
        self.finals = array([0] * n * table.observation_size, "b")
        self.masks = array([0] * n * table.action_count, "b")
        self.actors, self.acts = array([0] * n), array([0] * n)
        self.rewards, self.won = array([0] * n * table.seats), array([0] * n)
        self.ends = array([0] * n, "b")
        self.work = array([0] * size), array([0] * l.NODE_SIZE), array([0, 0], "Q")

    def reset(self, reset_many: Any) -> int:
        first = (self.r, self.c, self.states, self.nodes, self.gens, self.n)
        return int(reset_many(*first, self.obs, self.masks, self.actors, *self.work))

    def run(self, run_many: Any, steps: int, chooser: Any) -> int:
        first = (self.r, self.c, self.states, self.nodes, self.gens, self.acts, self.n)
        second = (self.obs, self.masks, self.actors, self.rewards, self.won, self.ends)
        return int(run_many(*first, *second, self.finals, *self.work, steps, chooser))

    def all(self) -> list[list[int]]:
        rows = (self.states, self.nodes, self.gens, self.obs, self.masks, self.actors, self.acts)
        return [
            [int(x) for x in row] for row in (*rows, self.rewards, self.won, self.ends, self.finals)
        ]


def as_list(values: list[int], _kind: str = "q") -> list[int]:
    return list(values)


@pytest.mark.slow
@pytest.mark.needs("numba", "numpy")
@pytest.mark.parametrize("game", GAMES)
def test_both_speeds_show_the_same(game: str, rng: random.Random) -> None:
    import numpy as np

    from oneleft.envs.builds import compiled_environment

    def as_row(values: list[int], kind: str = "q") -> Any:
        return np.array(values, {"q": np.int64, "Q": np.uint64, "b": np.int8}[kind])

    code = compiled_environment(game, checked=True)
    plain: Any = DRIVERS[game]
    rounds = 0
    for _ in range(14):
        table = random_table(
            rng,
            game,
            max_steps=rng.choice((None, 7)),
            illegal=rng.choice(("lose", "replace")),
            learner=rng.choice((-1, -1, 0, 1)),
        )
        seed, size = rng.getrandbits(64), plain.STATE_SIZE
        slow = Rows(table, 3, seed, size, as_list)
        fast = Rows(table, 3, seed, size, as_row)
        bad = slow.reset(plain.reset_many)
        assert bad == fast.reset(code.reset_many_entry)
        assert slow.all() == fast.all()
        if bad >= 0:  # the learner is never asked
            continue
        choosers = SplitMix64(seed).state, np.array(SplitMix64(seed).state, np.uint64)
        for _ in range(30):
            ended = slow.run(plain.run_many, 3, choosers[0])
            assert ended == fast.run(code.run_many_entry, 3, choosers[1])
            assert slow.all() == fast.all()
            assert ended >= 0
            rounds += ended
        for rows, driver in ((slow, plain.step_many), (fast, code.step_many_entry)):
            rows.acts[0], rows.acts[1], rows.acts[2] = -1, table.action_count, 0
            first = (rows.r, rows.c, rows.states, rows.nodes, rows.gens, rows.acts, rows.n)
            second = (rows.obs, rows.masks, rows.actors, rows.rewards, rows.won, rows.ends)
            assert driver(*first, *second, rows.finals, *rows.work) == -1
        assert slow.all() == fast.all()
    assert rounds > 50


# ------------------------------------------------------------------------------------ no constants


def custom_table() -> DiceRules:
    """Dice with all faces that there are."""
    numbers = [face for face in ALL_FACES if face & 15 < SKIP]
    table = tuple(
        (numbers[die], *(ALL_FACES[(5 * die + i) % len(ALL_FACES)] for i in range(5)))
        for die in range(DICE)
    )
    return DiceRules.preset("party").replace(dice_table=table, hand_dice=3)


OFTEN: dict[str, tuple[str, Ruleset | str, int, str]] = {
    "official": ("cards", "official", 2, "auto"),
    "classic": ("cards", "classic", 3, "auto"),
    "party": ("cards", "party draw_to_match=false hand_size=4", 4, "sequential"),
    "replay": (
        "cards",
        "official wd4_guilty=take_back_and_replay hand_size=3 voluntary_draw=false",
        3,
        "sequential",
    ),
    "dice": ("dice", "official", 2, "auto"),
    "dice-claim": (
        "dice",
        "official wd4_caught_then=replay max_turns=60 hand_dice=3",
        3,
        "sequential",
    ),
    "dice-stacking": ("dice", "party stacking=same_kind opening=effects_1987", 2, "sequential"),
    "dice-table": ("dice", custom_table(), 2, "auto"),
}
"""Game, rules, seats and windows."""

Reasons = dict[str, tuple[str, str]]


def because(reason: str, where: str, *names: str) -> Reasons:
    """These bytes are constant for this reason; under the ruleset ``where`` they are not."""
    return dict.fromkeys(names, (reason, where))


def each(name: str, seats: int) -> tuple[str, ...]:
    """The bytes of a feature that has one a seat."""
    return tuple(f"{name}.{seat}" for seat in range(seats))


def no_such_faces(seats: int) -> Reasons:
    """The balanced table has no 0, 7, 8 and 9."""
    missing = [i for i, face in enumerate(ALL_FACES) if face & 15 in (0, 7, 8, 9)]
    faces = [f"faces[{i}].{seat}" for i in missing for seat in range(seats)]
    ranks = [f"rank[{rank}]" for rank in (0, 7, 8, 9)]
    return because("no die shows them", "dice-table", *faces, *ranks)


def no_claim(seats: int) -> Reasons:
    """Where nobody claims a Wild Draw Four."""
    names = (*each("owner", seats), *each("passed", seats), "phase[0]", "phase[6]")
    return because("nobody claims", "dice-claim", *names) | because(
        "no die is held aside while somebody decides",
        "dice-claim",
        *(f"place[{die}].held" for die in range(DICE)),
    )


NOT_STACKED = because("nothing is stacked", "dice-stacking", "pending", "stacked", "phase[5]")
NO_LIMIT = because("the limit of turns is far away", "dice-claim", "turns_left")
NO_OPENING = because("the center begins with a number", "dice-stacking", "phase[1]")


def called(seats: int, where: str) -> Reasons:
    """Where UNO is called automatically."""
    return because("nobody forgets to call", where, *each("owes", seats))


CONSTANT: dict[str, Reasons] = {
    "official": called(2, "party")
    | because("nobody jumps in", "party", "jump")
    | because("hands are not swapped", "party", "phase[3]")
    | because("nothing is stacked", "party", "stacked")
    | because("nobody plays on after a challenge", "replay", "phase[5]"),
    "classic": called(3, "party")
    | because("nobody jumps in", "party", "jump")
    | because("hands are not swapped", "party", "phase[3]")
    | because("nothing is stacked", "party", "stacked")
    | because("a draw card is not answered", "official", "pending", "phase[4]")
    | because("nobody is challenged", "replay", "phase[5]"),
    "party": because("nobody plays on after a challenge", "replay", "phase[5]"),
    "replay": because("nobody jumps in", "party", "jump")
    | because("hands are not swapped", "party", "phase[3]")
    | because("nothing is stacked", "party", "stacked"),
    "dice": no_such_faces(2)
    | no_claim(2)
    | NOT_STACKED
    | NO_LIMIT
    | NO_OPENING
    | called(2, "dice-claim"),
    "dice-claim": no_such_faces(3)
    | NO_OPENING
    | because("nothing is stacked", "dice-stacking", "stacked", "phase[5]"),
    "dice-stacking": no_such_faces(2) | no_claim(2) | NO_LIMIT,
    "dice-table": no_claim(2) | NOT_STACKED | NO_LIMIT | NO_OPENING | called(2, "dice-claim"),
}
"""By ruleset: byte → why it is constant there, and the ruleset under which it is not."""


def byte_names(table: Table) -> list[str]:
    """``hand[3]``, ``owes.1`` (relative seat 1), ``place[5].held`` …: a name for every byte."""
    names: list[str] = []
    for feature, _, size in table.layout.places(table.seats):
        columns = [*("pouch", "center", "held")[: feature.extra], *range(table.seats)]
        for i in range(size):
            row, column = divmod(i, len(columns))
            if not feature.by_seat:
                names.append(f"{feature.name}[{i}]" if size > 1 else feature.name)
            elif feature.width == 1:
                names.append(f"{feature.name}.{i}")
            else:
                names.append(f"{feature.name}[{row}].{columns[column]}")
    return names


def constants(name: str) -> set[str]:
    """The bytes that never change over random play, as all seats see it."""
    import numpy as np

    from oneleft.envs.vector import TablesEnv

    game, rules, seats, windows = OFTEN[name]
    env = TablesEnv(
        64, game, rules, seats, opponents=None, windows=windows, illegal="replace", copy=False
    )
    rows: list[Any] = []

    def note(found: Any) -> None:
        rows.extend((found.min(0), found.max(0)))

    env.reset(seed=1)
    nothing = np.full(64, -1)
    for _ in range(4000):
        shown, _, _, _, more = env.step(nothing)
        note(shown["observation"])
        if "final_obs" in more:
            note(np.array([each["observation"] for each in more["final_obs"] if each]))
    session = Session(env.table)
    for _ in played(session, random.Random(1), 1500):  # those who are not asked look on
        note(np.array([session.observation(seat) for seat in range(seats)], np.int8))
    same = np.min(rows, 0) == np.max(rows, 0)
    return {byte for byte, is_same in zip(byte_names(env.table), same, strict=True) if is_same}


@pytest.mark.slow
@pytest.mark.needs("gymnasium", "numba")
@pytest.mark.parametrize("name", OFTEN)
def test_no_feature_is_constant_but_for_a_reason(name: str) -> None:
    """What is constant under one ruleset varies under the one that is named."""
    assert constants(name) == set(CONSTANT[name])
    for feature, (reason, where) in CONSTANT[name].items():
        assert reason
        assert feature not in CONSTANT[where]
        assert OFTEN[where][0] == OFTEN[name][0]

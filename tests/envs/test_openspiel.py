"""The OpenSpiel games: the library's own checks, chance by face, information states, resampling."""

from __future__ import annotations

import importlib
import pickle
import random
import sys
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise
from math import comb
from typing import TYPE_CHECKING, Any

import pytest

from oneleft.envs.errors import IllegalActionError
from oneleft.errors import (
    ChanceError,
    ChoiceError,
    InvalidTextError,
    MissingExtraError,
    RulesetError,
)
from oneleft.faces import DECK, WILD, WILD_DRAW_FOUR, points
from oneleft.kernel import state as k
from oneleft.laws import CARD_LAW, DICE_LAW
from oneleft.narration import hand_faces
from oneleft.notation import parse_position

if TYPE_CHECKING:
    from oneleft.envs.openspiel import RoundState

pytestmark = pytest.mark.needs("pyspiel", "numpy")

CARDS = (
    "oneleft_cards",
    "oneleft_cards(seats=3,preset=classic,first=1)",
    "oneleft_cards(seats=4,preset=party,rules=stacking:any;teams:2v2)",
    "oneleft_cards(seats=3,rules=wd4_guilty:take_back_and_replay;challenge_reveal:none)",
    "oneleft_cards(seats=3,rules=wd4_enforcement:strict;wild_anytime:false;drawn_card:must)",
)
DICE = ("oneleft_dice", "oneleft_dice(seats=4,preset=party,rules=opening:effects_1987)")
GAMES = (*CARDS, *DICE)


def load(text: str, **params: Any) -> Any:
    """A game; the module that registers them is imported here, where its needs are met."""
    import pyspiel

    importlib.import_module("oneleft.envs.openspiel")
    return pyspiel.load_game(text, params) if params else pyspiel.load_game(text)


def advance(state: Any, rng: random.Random) -> None:
    """One step: chance as it is, a seat any act, as a rule a play."""
    if state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, weights)[0])
    else:
        actions = state.legal_actions()
        plays = [action for action in actions if state.action_to_string(action)[0].isupper()]
        state.apply_action(rng.choice(plays if plays and rng.random() < 0.9 else actions))


def walk(text: str, rng: random.Random, moves: int = 60) -> Iterator[RoundState]:
    """The states of a round in order, each before it changes, the last one included."""
    state = load(text).new_initial_state()
    while not state.is_terminal() and state.progress.moves < moves:
        yield state
        advance(state, rng)
    yield state


def decisions(text: str, rng: random.Random, every: int = 5) -> Iterator[RoundState]:
    """Some of the states in which a seat decides."""
    for state in walk(text, rng):
        decides = not state.is_chance_node() and not state.is_terminal()
        if decides and state.progress.moves % every == 0:
            yield state


# OpenSpiel's own checks ---------------------------------------------------------------------------


@pytest.mark.parametrize("text", GAMES)
def test_the_simulation_of_openspiel(text: str, capfd: pytest.CaptureFixture[str]) -> None:
    import pyspiel

    params = load(text).get_parameters() | {"max_moves": 60}
    game = load(text.partition("(")[0], **params)
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
    assert "Error" not in capfd.readouterr().err


@pytest.mark.parametrize("text", GAMES)
def test_a_game_is_written_and_read(text: str) -> None:
    import pyspiel

    game = load(text)
    again = pyspiel.load_game(str(game))
    assert again.get_parameters() == game.get_parameters()
    assert again.rules == game.rules
    assert again.num_players() == game.seats
    assert pickle.loads(pickle.dumps(game)).rules == game.rules


@pytest.mark.parametrize("text", GAMES)
def test_a_state_is_written_and_read(text: str, rng: random.Random) -> None:
    import pyspiel

    for state in decisions(text, rng, every=20):
        kept = pyspiel.serialize_game_and_state(state.get_game(), state)
        _, again = pyspiel.deserialize_game_and_state(kept)
        assert str(again) == str(state)
        assert again.history() == state.history()
        assert again.legal_actions() == state.legal_actions()
        for seat in range(state.num_players()):
            assert again.information_state_string(seat) == state.information_state_string(seat)
        advance(again, rng)
        assert again.history() != state.history()


@pytest.mark.parametrize("text", GAMES)
def test_a_clone_goes_on_by_itself(text: str, rng: random.Random) -> None:
    for state in walk(text, rng, moves=12):
        if state.is_terminal():
            break
        seen = [state.information_state_string(seat) for seat in range(state.num_players())]
        position, clone = str(state), state.clone()
        advance(clone, rng)
        assert clone.progress.acts[:-1] == state.progress.acts
        assert str(state) == position
        now = [state.information_state_string(seat) for seat in range(state.num_players())]
        assert now == seen


# What may be asked for ----------------------------------------------------------------------------


def test_what_is_wrong_with_the_parameters_is_said() -> None:
    load("oneleft_cards")
    from oneleft.envs.errors import SettingError
    from oneleft.envs.openspiel import CardsGame, DiceGame, read_rules

    with pytest.raises(RulesetError, match="2 to 10"):
        CardsGame({"seats": 11})
    with pytest.raises(RulesetError, match="There is no option mercy"):
        CardsGame({"rules": "mercy:1"})
    with pytest.raises(RulesetError, match="Teams of two need exactly 4"):
        CardsGame({"seats": 3, "rules": "teams:2v2"})
    with pytest.raises(SettingError, match="first must be a whole number from -1 to 1, not 2"):
        DiceGame({"first": 2})
    with pytest.raises(SettingError, match="max_moves must be a whole number from 1 to"):
        DiceGame({"max_moves": 0})
    with pytest.raises(ChoiceError, match="no bluffs 'yes': choose one of answered, always, never"):
        DiceGame({"bluffs": "yes"})
    with pytest.raises(InvalidTextError, match="name:value"):
        CardsGame({"rules": "stacking"})
    rules = read_rules("cards", "party", " stacking: any ;jump_in:off;")
    assert rules.changes() == ("party", {"stacking": "any", "jump_in": False})


def test_without_openspiel_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "oneleft.envs.openspiel", raising=False)
    with pytest.raises(MissingExtraError, match=r"oneleft\[rl\]"):
        importlib.import_module("oneleft.envs.openspiel")


def test_observers_that_there_are_not() -> None:
    import pyspiel

    game = load("oneleft_cards")
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"history": 3})
    with pytest.raises(ValueError, match="without public information"):
        game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=False, public_info=False))


# Chance -------------------------------------------------------------------------------------------


def test_a_card_comes_by_its_face() -> None:
    state = load("oneleft_cards(first=0)").new_initial_state()
    found = dict(state.chance_outcomes())
    assert len(found) == 54
    assert sum(found.values()) == pytest.approx(1)
    assert {face: round(share * 108) for face, share in found.items()} == Counter(DECK)
    state.apply_action(WILD)
    assert dict(state.chance_outcomes())[WILD] == pytest.approx(3 / 107)
    assert state.action_to_string(WILD) == "W"


def test_a_dealer_by_lot() -> None:
    state = load("oneleft_cards(seats=4,preset=classic)").new_initial_state()
    assert [share for _, share in state.chance_outcomes()] == [0.25] * 4
    state.apply_action(state.legal_actions()[2])
    assert state.progress.s[k.DEALER] == 2


@pytest.mark.parametrize("text", GAMES)
def test_outcomes_are_all_that_may_come_and_no_more(text: str, rng: random.Random) -> None:
    for state in walk(text, rng, moves=25):
        if state.is_terminal() or not state.is_chance_node():
            continue
        s, nodes = state.progress.s, state.progress.nodes
        found = state.chance_outcomes()
        assert sum(share for _, share in found) == pytest.approx(1)
        assert [outcome for outcome, _ in found] == sorted({outcome for outcome, _ in found})
        due = nodes.law.due(nodes.r, s)
        assert due is not None
        if due.kind == "roll":  # sides that show the same face are one outcome
            faces = [DICE_LAW.rolled_face(nodes.r, s, place) for place in range(6)]
            shares = {faces[outcome + k.CHANCE_FACE - k.CHANCE_POSITION]: p for outcome, p in found}
            assert shares == {face: faces.count(face) / 6 for face in faces}
        else:
            acts = Counter(nodes.law.chance_action(due, outcome) for outcome in due.options)
            exact = [(outcome, Fraction(share).limit_denominator(200)) for outcome, share in found]
            wanted = [(act - k.CHANCE_FACE, Fraction(n, acts.total())) for act, n in acts.items()]
            assert exact == sorted(wanted)


# What the seats do --------------------------------------------------------------------------------


@pytest.mark.parametrize("text", GAMES)
def test_every_action_is_accepted_by_the_law_and_has_a_name(text: str, rng: random.Random) -> None:
    for state in decisions(text, rng, every=1):
        seat, progress = state.current_player(), state.progress
        r, s, law = progress.nodes.r, progress.s, progress.nodes.law
        names = [state.action_to_string(action) for action in state.legal_actions()]
        assert len(set(names)) == len(names)
        for action, name in zip(state.legal_actions(), names, strict=True):
            act = law.parse(s, seat, name).action
            verdict = law.verdict(r, s, seat, act)
            assert verdict.is_lawful or (law is CARD_LAW and act & 15 == WILD_DRAW_FOUR)
            assert state.string_to_action(name) == action
            after = state.child(action)
            copy = list(s)
            law.apply(r, copy, seat, act)
            assert after.progress.acts[len(progress.acts)] == (seat, act)
            if state.get_game().kind != "dice":
                assert after.progress.s == copy


@pytest.mark.parametrize("text", GAMES)
def test_what_is_not_open_is_refused_and_changes_nothing(text: str, rng: random.Random) -> None:
    for state in walk(text, rng, 20):
        if state.is_terminal():
            continue
        is_chance = state.is_chance_node()
        found = state.chance_outcomes() if is_chance else [(a, 1) for a in state.legal_actions()]
        taken = {action for action, _ in found}
        before = str(state), state.history()
        for action in {rng.randrange(9999), rng.randrange(110), 10**6} - taken:
            with pytest.raises(ChanceError if is_chance else IllegalActionError) as caught:
                state.apply_action(action)
            assert str(action) in str(caught.value)
            assert (str(state), state.history()) == before


def test_uno_is_called_with_the_play_that_leaves_one_card(rng: random.Random) -> None:
    calls = 0
    for state in decisions("oneleft_cards(rules=hand_size:3)", rng, every=1):
        two = state.progress.s[k.COUNT + state.current_player()] == 2
        for action in state.legal_actions():
            name = state.action_to_string(action)
            assert name.endswith("!") == (two and name[0].isupper())
            calls += name.endswith("!")
    assert calls > 0


def test_without_bluffs_the_law_has_nothing_to_object(rng: random.Random) -> None:
    open_bluffs = 0
    for bluffs in ("answered", "never"):
        for state in decisions(f"oneleft_cards(seats=3,bluffs={bluffs})", rng, every=1):
            seat, progress = state.current_player(), state.progress
            for action in state.legal_actions():
                act = progress.nodes.act_of(progress.s, seat, action)
                verdict = CARD_LAW.verdict(progress.nodes.r, progress.s, seat, act)
                assert verdict.is_lawful or bluffs == "answered"
                open_bluffs += verdict.is_offense
    assert open_bluffs > 0


# How it ends --------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", GAMES)
def test_returns_are_points_and_sum_to_nothing(text: str, rng: random.Random) -> None:
    *_, state = walk(text, rng, moves=1900)
    assert state.is_terminal()
    returns, s, nodes = state.returns(), state.progress.s, state.progress.nodes
    game = state.get_game()
    assert sum(returns) == pytest.approx(0)
    assert all(game.min_utility() <= each <= game.max_utility() for each in returns)
    winner = s[k.WINNER if nodes.is_cards else k.D_WINNER]
    first = k.POINTS if nodes.is_cards else k.D_POINTS
    partners = 2 if "teams" in text else 1
    assert max(returns) == s[first + winner] / partners == returns[winner]
    if nodes.is_cards and partners == 1:
        assert s[k.ENDING] == k.ENDING_OUT
        hands = [-sum(points(face) for face in hand_faces(s, seat)) for seat in range(nodes.seats)]
        assert [each for each in returns if each < 0] == [hand for hand in hands if hand < 0]


@pytest.mark.parametrize("text", ["oneleft_cards", "oneleft_dice"])
def test_a_round_that_is_too_long_is_a_draw(text: str, rng: random.Random) -> None:
    game = load(text, max_moves=4)
    state = game.new_initial_state()
    while not state.is_terminal():
        assert state.returns() == [0, 0]
        assert not state.progress.nodes.is_over(state.progress.s)
        advance(state, rng)
    assert state.returns() == [0, 0]
    assert state.legal_actions() == []
    assert state.progress.moves == 4 == game.max_game_length()
    assert game.max_chance_nodes_in_history() == 1040
    assert state.resample_from_infostate(0, rng.random).history() == state.history()


def test_chance_has_a_limit_too(rng: random.Random, monkeypatch: pytest.MonkeyPatch) -> None:
    state = load("oneleft_cards(first=0)").new_initial_state()
    from oneleft.envs import openspiel

    monkeypatch.setattr(openspiel, "chance_limit", lambda _moves: 9)
    while not state.is_terminal():
        advance(state, rng)
    assert state.progress.chances == 9
    assert state.returns() == [0, 0]


def test_nobody_can_win_more_than_all_cards_count() -> None:
    game = load("oneleft_cards")
    assert game.max_utility() == -game.min_utility() == 1240
    assert game.utility_sum() == 0
    assert load("oneleft_dice").max_utility() == 24 * 50 - sum(
        50 - max(points(face) for face in die) for die in load("oneleft_dice").rules.table
    )


# What the seats see -------------------------------------------------------------------------------

OPEN = (
    k.PHASE, k.DEALER, k.TURN, k.DIRECTION, k.TOP, k.STOCK, k.DISCARD, k.PENDING, k.STACKED, k.OWES,
    k.CALLED, k.JUMP, k.DRAWER, k.DUE, k.NAMER, *range(k.COUNT, k.COUNT + 10),
    *range(k.CUT, k.CUT + 10),
)  # fmt: skip
"""What everybody sees, written down from the rules."""


def seen(s: list[int], seat: int) -> tuple[Any, ...]:
    """What a seat sees of a state."""
    own_drawn = s[k.DRAWN] if s[k.PHASE] == k.P_DRAWN and s[k.TURN] == seat else -1
    pile = tuple(s[k.LAST_PILE + 1 - s[k.DISCARD] : k.LAST_PILE + 1])
    return (*(s[place] for place in OPEN), pile, s[k.HAND + seat], s[k.HIGH + seat], own_drawn)


@pytest.mark.parametrize("text", CARDS)
def test_information_is_equal_exactly_where_what_was_seen_is(text: str, rng: random.Random) -> None:
    """The children of a state, of chance and of seats, have the same past: the present decides."""
    told_apart = same = 0
    for state in walk(text, rng, moves=40):
        if state.is_terminal():
            break
        children = [state.child(action) for action in state.legal_actions()]
        if any(child.is_terminal() for child in children):
            continue
        for one, other in pairwise(children):
            for seat in range(state.num_players()):
                equal = one.information_state_string(seat) == other.information_state_string(seat)
                now = seen(one.progress.s, seat) == seen(other.progress.s, seat)
                if not state.is_chance_node() or state.progress.s[k.PHASE] in (
                    k.P_CUT,
                    k.P_TURN_UP,
                ):
                    now = False  # acts of seats, and cards turned up, everybody tells apart
                assert equal == now, (one.information_state_string(seat), str(other))
                same += equal
                told_apart += not equal
    assert same > 50
    assert told_apart > 50


@pytest.mark.parametrize("text", CARDS)
def test_perfect_recall(text: str, rng: random.Random) -> None:
    """What has been seen stays: each text begins with the one before."""
    last = [""] * 4
    seats = load(text).seats
    for state in walk(text, rng, moves=30):
        for seat in range(seats):
            told = state.progress.told.text(seat)
            assert told.startswith(last[seat])
            assert state.information_state_string(seat).endswith(told)
            last[seat] = told
    assert all(last[:seats])


def test_a_hand_that_went_round_is_remembered(rng: random.Random) -> None:
    text = "oneleft_cards(seats=3,preset=party)"
    swaps = 0
    for state in walk(text, rng, moves=200):
        events = [type(event).__name__ for event in state.progress.told.events]
        if events and events[-1] == "HandReceived" and not state.is_terminal():
            swaps += 1
            for seat in range(3):
                told = state.progress.told.text(seat).split()[-1]
                hand = ",".join(map(str, hand_faces(state.progress.s, seat)))
                assert told.startswith(f"HandReceived({seat},({hand}")
    assert swaps > 0


def test_the_private_and_the_public_observer(rng: random.Random) -> None:
    import pyspiel

    kinds = pyspiel.PrivateInfoType
    game = load("oneleft_cards(seats=3)")
    for state in decisions("oneleft_cards(seats=3)", rng, every=10):
        texts = {}
        for private in (kinds.NONE, kinds.SINGLE_PLAYER, kinds.ALL_PLAYERS):
            kind = pyspiel.IIGObservationType(perfect_recall=True, private_info=private)
            texts[private] = game.make_py_observer(kind).string_from(state, 1)
        assert texts[kinds.SINGLE_PLAYER] == state.information_state_string(1)
        assert texts[kinds.NONE].count("?") > texts[kinds.SINGLE_PLAYER].count("?") > 0
        assert "?" not in texts[kinds.ALL_PLAYERS]
        for seat in range(3):
            hand = " ".join(str(face) for face in hand_faces(state.progress.s, seat))
            assert hand
            shown = state.observation_string(seat).split(" | ")
            own = [word for word in shown if word.startswith("ABC"[seat] + " ")]
            counts = state.progress.s[k.COUNT : k.COUNT + 3]
            assert len(own[0].split()) == counts[seat] + 1
            assert sum(word.split()[-1] in {str(n) for n in counts} for word in shown[1:4]) >= 2


@pytest.mark.parametrize("text", GAMES)
def test_the_observation_is_that_of_the_environments(text: str, rng: random.Random) -> None:
    import numpy as np
    from open_spiel.python.observation import make_observation

    from oneleft.envs.layout import LAYOUTS

    game = load(text)
    layout = LAYOUTS[game.rules.game]
    assert game.observation_tensor_shape() == [layout.width(game.seats)]
    observation: Any = make_observation(game)
    for state in decisions(text, rng, every=10):
        nodes, s = state.progress.nodes, state.progress.s
        for seat in range(game.seats):
            row = [0] * layout.width(game.seats)
            nodes.features.observe(nodes.r, s, seat, row, 0)
            assert state.observation_tensor(seat) == row
            observation.set_from(state, seat)
            for name, piece in observation.dict.items():
                at, size = layout.place(name, game.seats)
                assert np.array_equal(piece, row[at : at + size])


def test_the_state_is_a_position(rng: random.Random) -> None:
    for text in ("oneleft_cards", "oneleft_dice"):
        for state in decisions(text, rng, every=10):
            assert parse_position(str(state)).state == state.progress.s


# Other worlds -------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", CARDS)
def test_a_resampled_state_looks_the_same(text: str, rng: random.Random) -> None:
    changed = total = 0
    for _ in range(3):
        for state in decisions(text, rng, every=7):
            for seat in range(state.num_players()):
                other = state.resample_from_infostate(seat, rng.random)
                assert other.information_state_string(seat) == state.information_state_string(seat)
                assert other.observation_string(seat) == state.observation_string(seat)
                assert other.observation_tensor(seat) == state.observation_tensor(seat)
                assert other.current_player() == state.current_player()
                if state.current_player() == seat:
                    assert other.legal_actions() == state.legal_actions()
                assert CARD_LAW.conserved(other.progress.s) == 108
                assert other.move_number() == state.move_number()
                changed += other.progress.s != state.progress.s
                total += 1
    assert changed > 0.95 * total


def test_resampled_hands_are_those_of_the_hypergeometric_law(rng: random.Random) -> None:
    """After the deal each unseen card is as likely as any other to lie in a hand."""
    state = load("oneleft_cards(first=1)").new_initial_state()
    while state.is_chance_node():
        advance(state, rng)
    own = Counter(hand_faces(state.progress.s, 0))
    top = state.progress.s[k.TOP] & 63
    unseen = Counter(map(int, DECK)) - own - Counter([top if top & 15 < WILD else top & 15])
    count = state.progress.s[k.COUNT + 1]
    worlds, found = 1500, Counter[int]()
    for _ in range(worlds):
        other = state.resample_from_infostate(0, rng.random)
        found.update(set(hand_faces(other.progress.s, 1)))
    rest = unseen.total()
    excess = 0.0
    for face, copies in unseen.items():
        share = 1 - comb(rest - copies, count) / comb(rest, count)
        excess += (found[face] - worlds * share) ** 2 / (worlds * share * (1 - share))
    assert excess < 2 * len(unseen)  # far beyond what chance does: about len(unseen)


@pytest.mark.slow
def test_resampled_worlds_are_those_that_trying_all_over_finds(rng: random.Random) -> None:
    """The share of each face in a hand, beside that of rounds dealt anew until they fit."""
    state = fixed_round()
    wanted = state.information_state_string(0)
    tried = [other for other in redeals(state, rng, 120_000) if other[0] == wanted]
    worlds = [state.resample_from_infostate(0, rng.random) for _ in range(2500)]
    expected = Counter(face for _, s in tried for face in set(hand_faces(s, 1)))
    found = Counter(face for other in worlds for face in set(hand_faces(other.progress.s, 1)))
    assert len(tried) > 1000
    excess = 0.0
    for face in set(expected) | set(found):
        one, other = expected[face] / len(tried), found[face] / len(worlds)
        share = (expected[face] + found[face]) / (len(tried) + len(worlds))
        deviation = (one - other) ** 2 / (share * (1 - share) * (1 / len(tried) + 1 / len(worlds)))
        assert deviation < 20, (face, one, other)
        excess += deviation
    assert excess < 2 * len(set(expected) | set(found))


def fixed_round() -> RoundState:
    """Hands of two. B plays a wild, A and B draw what cannot be played: did B hold another?"""
    from oneleft.faces import parse_face

    state: RoundState = load("oneleft_cards(first=1,rules=hand_size:2)").new_initial_state()
    for face in ("R5", "G1", "R7", "W", "R1"):  # to A, B, A, B, and the first
        state.apply_action(parse_face(face))
    for act, card in (("R5!", ""), ("WB!", ""), ("draw", "G4"), ("draw", "Y3")):
        state.apply_action(state.string_to_action(act))
        if card:
            state.apply_action(parse_face(card))
    return state


def redeals(state: RoundState, rng: random.Random, tries: int) -> Iterator[tuple[str, list[int]]]:
    """The same acts with B's cards dealt anew: what A has seen, and the state."""
    from oneleft.envs._told import Told

    nodes = state.progress.nodes
    for _ in range(tries):
        s, told = nodes.start(), Told(nodes)
        for actor, act in state.progress.acts:
            before = list(s)
            if actor == k.CHANCE:
                stock = s[k.PILE : k.PILE + s[k.STOCK]]
                hidden = (
                    s[k.PHASE] != k.P_TURN_UP
                    and s[k.DRAWER if s[k.PHASE] == k.P_DEAL else k.TURN] == 1
                )
                if hidden:
                    act = k.CHANCE_FACE + rng.choice(stock)
                elif rng.randrange(2) >= stock.count(act - k.CHANCE_FACE):
                    break
            if nodes.law.verdict(nodes.r, s, actor, act).is_refused:
                break
            nodes.do(s, actor, act)
            told.act(before, actor, act, s)
        else:
            yield told.information(s, 0), s


def test_of_dice_there_is_one_world(rng: random.Random) -> None:
    import pyspiel

    kind = load("oneleft_dice").get_type()
    assert kind.information == pyspiel.GameType.Information.PERFECT_INFORMATION
    for state in decisions("oneleft_dice(seats=3)", rng, every=10):
        other = state.resample_from_infostate(1, rng.random)
        assert str(other) == str(state)
        texts = {state.information_state_string(seat)[1:] for seat in range(3)}
        assert len(texts) == 1
        hand = DICE_LAW.hand(state.progress.s, 0)
        assert len(hand) == state.progress.s[k.D_COUNT]


# OpenSpiel's algorithms ---------------------------------------------------------------------------


def test_ismcts_plays(rng: random.Random) -> None:
    import numpy as np
    from open_spiel.python.algorithms import ismcts, mcts

    game = load("oneleft_cards", max_moves=200)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=100.0,
        max_simulations=4,
        random_state=np.random.RandomState(2),
    )
    state = game.new_initial_state()
    moves = 0
    while moves < 4:
        if state.is_chance_node():
            advance(state, rng)
        else:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
            moves += 1


def test_the_reinforcement_learning_environment(rng: random.Random) -> None:
    from open_spiel.python import rl_environment

    environment = rl_environment.Environment(load("oneleft_cards", seats=3, max_moves=300))
    step = environment.reset()
    while not step.last():
        seat = step.observations["current_player"]
        legal = step.observations["legal_actions"][seat]
        step = environment.step([rng.choice(legal)])
    assert sum(step.rewards) == pytest.approx(0)

"""The RLCard adapter: its agents run unchanged, its numbers and planes hold, the law is kept."""

from __future__ import annotations

import importlib
import random
import sys
import warnings
from collections import Counter, OrderedDict
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest

from oneleft.errors import ChanceError, MissingExtraError, RulesetError
from oneleft.faces import DECK, WILD, is_wild
from oneleft.kernel import state as k
from oneleft.laws import CARD_LAW
from oneleft.narration import hand_faces
from oneleft.rules import CardRules
from oneleft.splitmix import SplitMix64

if TYPE_CHECKING:
    from oneleft.envs.rlcard import CardsEnv

pytestmark = pytest.mark.needs("numpy", "rlcard")

TEAMS = CardRules(teams="2v2")
STACKED = CardRules.preset("party").replace(wd4_enforcement="strict", seven_zero=False)
WILD_FIRST = CardRules.preset("official").replace(wd4_enforcement="strict")
MOST_STEPS = 80
"""Of a round: where drawing is always open, random play hardly ends."""
RULESETS = ((None, 2), (None, 5), (None, 10), (TEAMS, 4), (STACKED, 3), (WILD_FIRST, 2))


def make(seed: int, rules: CardRules | None = None, seats: int = 2, **config: Any) -> CardsEnv:
    """An environment; None: the adapter's own rules."""
    from oneleft.envs.rlcard import CardsEnv

    config |= {"seed": seed, "game_num_players": seats}
    return CardsEnv(config if rules is None else config | {"rules": rules})


def rlcards() -> Any:
    """RLCard's packages; importing them warns of what the standard library will lose."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        for name in ("agents", "games.uno", "utils"):
            importlib.import_module(f"rlcard.{name}")
        return importlib.import_module("rlcard")


def steps(
    env: CardsEnv, rng: random.Random, rounds: int = 3
) -> Iterator[tuple[dict[str, Any], int]]:
    """What the seats in turn see, as they choose any of their actions; the first of each round."""
    for _ in range(rounds):
        state, seat = env.reset()
        for _ in range(MOST_STEPS):
            if env.is_over():
                break
            yield state, seat
            state, seat = env.step(rng.choice(list(state["legal_actions"])))


# Numbers ------------------------------------------------------------------------------------------


def test_names_and_numbers_are_those_of_rlcard() -> None:
    from oneleft.envs.rlcard import ACTIONS, NUMBERS, action_name

    utils = rlcards().games.uno.utils
    assert dict(utils.ACTION_SPACE) == NUMBERS
    assert [action_name(number) for number in range(ACTIONS)] == utils.ACTION_LIST
    assert rlcards().games.uno.game.UnoGame.get_num_actions() == ACTIONS


def test_every_play_has_a_number_of_its_own() -> None:
    from oneleft.envs.layout import CA_COLOR, CA_DRAW, CA_KEEP, CA_TAKE
    from oneleft.envs.rlcard import DRAW, action_name, action_number

    assert sorted(map(action_number, range(CA_DRAW))) == list(range(60))
    assert {action_number(action) for action in (CA_DRAW, CA_KEEP, CA_TAKE)} == {DRAW}
    for color, letter in enumerate("rygb"):
        assert action_name(action_number(color * 15 + 7)) == f"{letter}-7"
        assert action_name(action_number(color * 15 + 14)) == f"{letter}-wild_draw_4"
        assert action_name(action_number(CA_COLOR + color)) == f"{letter}-wild"


# What is seen -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("rules", "seats"), RULESETS)
def test_planes_are_those_that_rlcard_makes_of_the_same_cards(
    rules: CardRules | None, seats: int, rng: random.Random, seed: int
) -> None:
    import numpy as np

    utils = rlcards().games.uno.utils
    env = make(seed % 1000, rules, seats)
    for state, seat in steps(env, rng):
        assert state["obs"].shape == (4, 4, 15) == tuple(env.state_shape[seat])
        raw = state["raw_obs"]
        planes = np.zeros((4, 4, 15), int)
        utils.encode_hand(planes[:3], raw["hand"])
        if "-" in raw["target"]:
            utils.encode_target(planes[3], raw["target"])
        else:  # a wild that was turned up first has no color
            planes[3, :, 13] = 1
        assert np.array_equal(state["obs"], planes)
        assert len(raw["hand"]) == raw["num_cards"][seat]
        assert raw["current_player"] == seat
        assert raw["num_players"] == seats


def test_planes_tell_the_hand(rng: random.Random, seed: int) -> None:
    """From the planes back to the faces, as far as they tell: wilds are not counted."""
    from oneleft.envs.rlcard import ROWS

    env = make(seed % 1000, seats=3)
    for state, seat in steps(env, rng):
        hand = Counter(hand_faces(env._state, seat))
        for face in set(DECK):
            row, rank = ROWS[face >> 4], face & 15
            copies = state["obs"][:3, row, rank].argmax()
            assert state["obs"][:3, row, rank].sum() == 1
            assert copies == (min(hand[face], 1) if is_wild(face) else hand[face])
        top = env._state[k.TOP]
        if top < k.UNCOLORED:
            assert state["obs"][3, ROWS[top >> 4], top & 15] == 1
            assert state["obs"][3].sum() == 1


def test_hidden_cards_change_nothing(rng: random.Random, seed: int) -> None:
    """Another order of the stock and another's cards: the seat in turn sees the same."""
    import numpy as np

    env = make(seed % 1000, WILD_FIRST.replace(voluntary_draw=True), 3)
    for state, seat in steps(env, rng, rounds=2):
        kept = list(env._state)
        exchange(env._state, (seat + 1) % 3, rng)
        other = env.get_state(seat)
        assert env._state != kept
        assert np.array_equal(state["obs"], other["obs"])
        assert state["legal_actions"] == other["legal_actions"]
        assert state["raw_obs"] == other["raw_obs"]
        env._state[:] = kept


def exchange(s: list[int], seat: int, rng: random.Random) -> None:
    """Exchanges a card of a seat for a different one of the stock, and shuffles that."""
    from oneleft.kernel.cards import add_card, remove_card

    stock = s[k.PILE : k.PILE + s[k.STOCK]]
    rng.shuffle(stock)
    card = rng.choice(hand_faces(s, seat))
    place = next(i for i, face in enumerate(stock) if face != card)
    remove_card(s, seat, card)
    add_card(s, seat, stock[place])
    stock[place] = card
    s[k.PILE : k.PILE + s[k.STOCK]] = stock


# What may be done ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("rules", "seats"), RULESETS)
def test_every_action_is_lawful_and_every_lawful_act_has_one(
    rules: CardRules | None, seats: int, rng: random.Random, seed: int
) -> None:
    from oneleft.envs.rlcard import action_number

    env = make(seed % 1000, rules, seats)
    for state, seat in steps(env, rng):
        nodes, s = env._nodes, env._state
        assert isinstance(state["legal_actions"], OrderedDict)
        assert list(state["legal_actions"]) == sorted(state["legal_actions"])
        for number, action in env._legal(seat).items():
            act = nodes.act_of(s, seat, action)
            assert CARD_LAW.verdict(nodes.r, s, seat, act).is_lawful
            assert action_number(action) == number
        owed = (*range(k.WITH_UNO), *range(k.ACCEPT, k.CATCH))  # all but calls, catches, jumps
        lawful = [act for act in owed if CARD_LAW.verdict(nodes.r, s, seat, act).is_lawful]
        assert len(lawful) == len(state["legal_actions"])


def test_uno_is_called_with_the_play(rng: random.Random, seed: int) -> None:
    env = make(seed % 1000)
    called = 0
    for _ in steps(env, rng, rounds=10):
        assert env._state[k.OWES] == 0
        called += env._state[k.CALLED] != 0
    assert called > 0


def test_a_wild_turned_up_first_is_named_by_the_number_of_a_wild(rng: random.Random) -> None:
    env = make(3, WILD_FIRST)
    named = 0
    for state, seat in steps(env, rng, rounds=60):
        if env._state[k.PHASE] == k.P_OPENING_COLOR:
            assert state["raw_legal_actions"] == ["r-wild", "g-wild", "b-wild", "y-wild"]
            before = env._state[k.COUNT + seat]
            env.step("b-wild", raw_action=True)
            assert env._state[k.TOP] == 3 * 16 + WILD
            assert env._state[k.COUNT + seat] == before
            named += 1
            break
    assert named == 1


def test_the_drawn_card_is_kept_by_the_number_of_a_draw(rng: random.Random, seed: int) -> None:
    env = make(seed % 1000)
    kept = 0
    for state, seat in steps(env, rng, rounds=20):
        if env._state[k.PHASE] == k.P_DRAWN:
            assert len(state["legal_actions"]) > 1
            assert list(state["legal_actions"])[-1] == 60
            before = env._state[k.COUNT + seat]
            env.step(60)
            assert env._state[k.COUNT + seat] == before
            assert env.action_recorder[-1] == (seat, "draw")
            kept += 1
            break
    assert kept == 1


def test_an_action_that_is_not_open_is_refused_with_the_reason(seed: int) -> None:
    from oneleft.envs.errors import IllegalActionError

    env = make(seed % 1000)
    state, seat = env.reset()
    number = next(number for number in range(13) if number not in state["legal_actions"])
    before = list(env._state)
    with pytest.raises(IllegalActionError, match=r"\([AC]+-\d\d.*\)\ncards law") as caught:
        env.step(number)
    assert caught.value.seat == seat
    assert caught.value.move.startswith("r-")
    with pytest.raises(IllegalActionError, match="there are actions 0 to 60"):
        env.step("r-42", raw_action=True)
    assert env._state == before


def test_rules_that_have_no_numbers() -> None:
    from oneleft.envs.errors import SettingError

    with pytest.raises(SettingError, match="wd4_enforcement must be strict or free"):
        make(1, CardRules.preset("official"))
    with pytest.raises(SettingError, match="seven_zero must be false"):
        make(1, CardRules.preset("party").replace(wd4_enforcement="strict"))
    with pytest.raises(SettingError, match="payoffs must be outcome or points, not 'money'"):
        make(1, payoffs="money")
    with pytest.raises(RulesetError, match="2 to 10 seats, not 11"):
        make(1, seats=11)
    with pytest.raises(SettingError, match="game_num_players must be a whole number, not '3'"):
        make(1, seats="3")  # type: ignore[arg-type]


# How it ends --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("rules", "seats"), RULESETS)
@pytest.mark.parametrize("payoffs", ["outcome", "points"])
def test_payoffs_sum_to_nothing(
    rules: CardRules | None, seats: int, payoffs: str, rng: random.Random, seed: int
) -> None:
    env = make(seed % 1000, rules, seats, payoffs=payoffs)
    for _ in range(4):
        state, _ = env.reset()
        while not env.is_over():
            assert not env.get_payoffs().any()
            plays = [number for number in state["legal_actions"] if number < 60]
            state, _ = env.step(rng.choice(plays or [60]))
        found, winner = env.get_payoffs(), env._state[k.WINNER]
        assert len(found) == seats
        assert found.sum() == pytest.approx(0)
        assert found[winner] == found.max() > 0
        assert env.get_state(0)["legal_actions"] == OrderedDict()
        if payoffs == "points" and rules is not TEAMS:
            assert found[winner] == env._state[k.POINTS + winner]
        if payoffs == "outcome":
            assert found[winner] == 1
            assert Counter(found)[1.0] == (2 if rules is TEAMS else 1)


# RLCard's own programs ----------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 10])
def test_tournament_and_reorganize_run(seats: int) -> None:
    package = rlcards()
    env = make(5, seats=seats)
    env.set_agents([package.agents.RandomAgent(env.num_actions) for _ in range(seats)])
    averages = package.utils.tournament(env, 20)
    assert sum(averages) == pytest.approx(0)
    assert all(-1 <= each <= 1 for each in averages)
    trajectories, payoffs = env.run(is_training=True)
    assert len(payoffs) == len(trajectories) == env.num_players
    transitions = package.utils.reorganize(trajectories, payoffs)
    for seat, rows in enumerate(transitions):
        for place, (state, action, reward, after, done) in enumerate(rows):
            assert action in state["legal_actions"]
            assert done == (place == len(rows) - 1)
            assert reward == (payoffs[seat] if done else 0)
            assert after["obs"].shape == (4, 4, 15)


def test_rlcard_makes_it() -> None:
    from oneleft.envs.rlcard import CardsEnv, register

    package = rlcards()
    register()
    register()
    env = package.make("oneleft-cards", config={"seed": 4, "game_num_players": 3})
    assert isinstance(env, CardsEnv)
    assert env.num_players == 3
    assert isinstance(package.make("oneleft-cards"), CardsEnv)


def test_a_step_is_taken_back(rng: random.Random, seed: int) -> None:
    env = make(seed % 1000, seats=3, allow_step_back=True)
    assert env.step_back() is False
    state, seat = env.reset()
    for _ in range(12):
        kept, place = list(env._state), env.get_player_id()
        drawn = SplitMix64(0)
        drawn.state[:] = env._chance.state
        env.step(rng.choice(list(state["legal_actions"])))
        back = env.step_back()
        assert isinstance(back, tuple)
        assert (env._state, env._chance.state, back[1]) == (kept, drawn.state, place)
        state, seat = env.step(rng.choice(list(back[0]["legal_actions"])))
        if env.is_over():
            break
    assert seat == env.get_player_id()
    with pytest.raises(ChanceError, match="allow_step_back"):
        make(1).step_back()


def test_a_round_depends_on_the_seed_and_its_number_alone() -> None:
    one, other = make(9, seats=4), make(9, seats=4)
    for _ in range(3):
        first, seat = one.reset()
        again, place = other.reset()
        assert (first["raw_obs"], seat) == (again["raw_obs"], place)
        one.step(next(iter(first["legal_actions"])))
    assert other.seed(9) == 9
    assert other.reset()[0]["raw_obs"] == make(9, seats=4).reset()[0]["raw_obs"]
    assert make(10, seats=4).reset()[0]["raw_obs"] != other.reset()[0]["raw_obs"]
    dealers = []
    for _ in range(5):
        one.reset()
        dealers.append(one._state[k.DEALER])
    assert dealers == [3, 0, 1, 2, 3]
    assert make(1, CardRules(first_dealer="fixed", dealer_seat=1))._state[k.DEALER] == 1
    assert one.seed() != one.seed()


def test_perfect_information_and_features(rng: random.Random, seed: int) -> None:
    env = make(seed % 1000, seats=3)
    for state, seat in steps(env, rng, rounds=1):
        told = env.get_perfect_information()
        assert told["current_player"] == seat
        assert told["legal_actions"] == state["raw_legal_actions"]
        assert [len(hand) for hand in told["hand_cards"]] == state["raw_obs"]["num_cards"]
        assert told["hand_cards"][seat] == state["raw_obs"]["hand"]
    feature = env.get_action_feature(7)
    assert feature.sum() == feature[7] == 1
    assert len(feature) == 61


def test_without_numpy_or_rlcard_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    from oneleft.envs.rlcard import register

    monkeypatch.setitem(sys.modules, "rlcard.envs", None)
    with pytest.raises(MissingExtraError, match=r"oneleft\[bench\]"):
        register()
    monkeypatch.setitem(sys.modules, "numpy", None)
    monkeypatch.delitem(sys.modules, "oneleft.envs.rlcard")
    with pytest.raises(MissingExtraError, match=r"oneleft\[rl\]"):
        importlib.import_module("oneleft.envs.rlcard")

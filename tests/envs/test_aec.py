"""PettingZoo: its own tests, whole rounds, illegal actions, perfect recall."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest

from oneleft.envs.errors import IllegalActionError, SettingError
from oneleft.envs.recall import CAUSES, COLUMNS, EVENTS
from oneleft.errors import ChoiceError, OneLeftError, RulesetError
from oneleft.rules import CardRules, DiceRules, Ruleset
from oneleft.views import CardView
from tests.envs.tables import WINDOWS, random_table

pytestmark = pytest.mark.needs("pettingzoo")
GAMES = ("cards", "dice")
KNOWN_WARNINGS = (
    "Observation is not a NumPy array",  # a dictionary with the mask, as in PettingZoo's own games
    "Observation space for each agent probably should be gymnasium.spaces.box",
    "Action mask numpy array is all zeros",  # of a seat that is not asked
    r"The environment does not have a render_mode|The base environment",
    r"Environment has no `render_mode`|No render modes was declared",
)


def module(game: str) -> Any:
    from oneleft.envs import oneleft_cards_v0, oneleft_dice_v0

    return oneleft_cards_v0 if game == "cards" else oneleft_dice_v0


def known(function: Any, *arguments: Any, **named: Any) -> Any:
    """Calls one of PettingZoo's tests; other warnings than the known ones are errors."""
    import warnings

    with warnings.catch_warnings():
        for text in KNOWN_WARNINGS:
            warnings.filterwarnings("ignore", message=text)
        return function(*arguments, **named)


SHAPES = [
    ("cards", {"seats": 2}),
    ("cards", {"seats": 10, "rules": "party", "windows": "sequential"}),
    ("cards", {"seats": 4, "rules": "official teams=2v2", "history": 4}),
    ("cards", {"seats": 3, "rules": "classic", "history": "full"}),
    ("dice", {"seats": 2}),
    ("dice", {"seats": 4, "rules": "party", "windows": "sequential", "history": "full"}),
]


@pytest.mark.parametrize(("game", "arguments"), SHAPES)
def test_the_api(game: str, arguments: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    from pettingzoo.test import api_test

    known(api_test, module(game).env(**arguments), num_cycles=200)
    assert "Passed" in capsys.readouterr().out


@pytest.mark.parametrize(("game", "arguments"), SHAPES)
def test_the_same_seed_gives_the_same_rounds(game: str, arguments: dict[str, Any]) -> None:
    from pettingzoo.test import seed_test

    known(seed_test, partial(module(game).env, **arguments), num_cycles=100)


# Two seats in strict turn: nobody is skipped, and whoever draws may not play.
STRICT_TURNS = CardRules.preset("classic").replace(
    hand_size=20,
    drawn_card="never",
    draw2_skips=False,
    two_player_reverse="no_effect",
    first_draw2="redraw",
)


def test_max_cycles() -> None:
    """A cycle of the parallel form is one act, one of the other form an act of each seat."""
    from pettingzoo.test import max_cycles_test

    cards = module("cards")
    arguments = {"rules": STRICT_TURNS, "illegal": "replace", "seed": 1}
    known(
        max_cycles_test,
        SimpleNamespace(
            env=lambda max_cycles: cards.env(max_cycles=2 * max_cycles, **arguments),
            parallel_env=lambda max_cycles: cards.parallel_env(max_cycles=max_cycles, **arguments),
        ),
    )


@pytest.mark.parametrize("game", GAMES)
def test_the_benchmark_runs(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    from pettingzoo.test import performance_benchmark

    known(performance_benchmark, module(game).env())
    assert "turns per second" in capsys.readouterr().out


# ------------------------------------------------------------------------------------ rounds


def play(env: Any, rng: random.Random) -> dict[str, float]:
    """Plays a round at random; what each agent was given in all."""
    given = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        given[agent] += reward
        if terminated or truncated:
            env.step(None)
            continue
        mask = seen["action_mask"]
        env.step(rng.choice([action for action in range(len(mask)) if mask[action]]))
    return given


@pytest.mark.parametrize("game", GAMES)
def test_rewards_are_what_is_won_from_each_seat(game: str, rng: random.Random) -> None:
    """C-25, AC-25, AC-36, AC-42, D-30: the winner's points, paid by those who lost them."""
    from oneleft.envs.aec import TableEnv

    kinds = set()
    for _ in range(40):
        table = random_table(rng, game)
        windows, rewards = WINDOWS[table.windows], ("points", "one")[table.reward]
        rules: Ruleset = table.rules
        if isinstance(table.rules, DiceRules):
            rules = table.rules.replace(max_turns=rng.choice((5, 300)), hand_dice=2)
        env = TableEnv(game, rules, table.seats, windows=windows, rewards=rewards, max_cycles=400)
        env.reset(seed=rng.getrandbits(60))
        given = list(play(env, rng).values())
        outcome = env.session.game.outcome
        kinds.add(None if outcome is None else outcome.ending)
        if outcome is None or outcome.winner is None:
            assert not any(given)
            continue
        teams = isinstance(rules, CardRules) and rules.teams == "2v2"
        side = {outcome.winner} | ({(outcome.winner + 2) % 4} if teams else set())
        if rewards == "one":
            assert given == [1.0 if seat in side else -1.0 for seat in range(table.seats)]
            continue
        assert sum(given) == pytest.approx(0)
        total = sum(outcome.points)
        assert sum(given[seat] for seat in side) == pytest.approx(total)
        if teams:
            assert {abs(each) for each in given} == {total / 2}
        low = isinstance(rules, CardRules) and rules.scoring == "low_total_wins"
        if low and not teams:
            assert [-each for each in given if each < 0] == [n for n in outcome.points if n]
    assert kinds >= ({"out", None} if game == "cards" else {"out", "limit"})


def test_each_seat_deals_in_turn() -> None:
    from oneleft.envs.aec import TableEnv
    from oneleft.kernel.state import DEALER

    env = TableEnv("cards", seats=3)
    dealers = []
    env.reset(seed=5, options={"stream": 1})
    for _ in range(4):
        dealers.append(env.session.game.field(DEALER))
        env.reset()
    assert dealers == [1, 2, 0, 1]
    fixed = TableEnv("cards", "classic first_dealer=fixed dealer_seat=2", 3)
    fixed.reset(seed=5)
    assert fixed.session.game.field(DEALER) == 2


def test_without_a_seed_rounds_differ() -> None:
    from oneleft.envs.aec import TableEnv

    def first(**arguments: Any) -> list[int]:
        env = TableEnv("cards", **arguments)
        env.reset()
        return list(env.observe("seat_0")["observation"])

    assert first() != first()
    assert first(seed=3) == first(seed=3)


# ------------------------------------------------------------------------------------ refusals


def test_an_illegal_action_is_named() -> None:
    """With the seat, the law's reason and the position; nothing has changed."""
    from oneleft.envs.aec import TableEnv

    env = TableEnv("cards")
    env.reset(seed=1)
    before = env.session.game.state
    with pytest.raises(IllegalActionError) as caught:
        env.step(61)
    error = caught.value
    assert (error.action, error.move, error.env) == (61, "keep", 0)
    assert error.seat == env.session.actor
    assert "AC-23" in error.reason or "C-" in error.reason
    assert error.position == env.session.game.position()
    assert str(error).startswith("action 61 (keep) of seat B: ")
    for action in (-1, 78):
        with pytest.raises(IllegalActionError, match="there are actions 0 to 77"):
            env.step(action)
    with pytest.raises(IllegalActionError, match="no action"):
        env.step(None)
    assert env.session.game.state == before


def test_an_action_that_the_law_would_accept_may_not_be_open() -> None:
    """A bluff that was switched off is refused by the environment, not by the law."""
    from oneleft.envs.aec import TableEnv
    from oneleft.notation import parse_position

    env = TableEnv("cards", bluffs=False)
    env.reset(seed=1)
    env.session.game = parse_position("rules official; top R5; turn A; A: R1 WD4; B: R7")
    env.session._advance()
    with pytest.raises(IllegalActionError, match=r"AC-1\d|not open"):
        env.step(14)


def test_a_round_may_be_lost_by_an_illegal_action() -> None:
    from oneleft.envs.aec import TableEnv

    env = TableEnv("dice", seats=3, illegal="lose", illegal_reward=-7)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(-5)
    assert all(env.terminations.values())
    assert env.rewards == {each: -7.0 if each == agent else 0.0 for each in env.possible_agents}


def test_the_usual_wrapper_may_be_put_around_it() -> None:
    from pettingzoo.utils.wrappers import TerminateIllegalWrapper

    env = TerminateIllegalWrapper(module("cards").env(), illegal_reward=-1)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(61)
    assert env.unwrapped.rewards[agent] == -1


WRONG: list[tuple[dict[str, Any], type[OneLeftError], str]] = [
    ({"seats": 1}, RulesetError, "1"),
    ({"seats": 11}, RulesetError, "11"),
    ({"seats": 2.0}, SettingError, "seats must be a whole number"),
    ({"rules": "poker"}, RulesetError, "poker"),
    ({"rules": ""}, RulesetError, "preset"),
    ({"rules": "official stacking=up"}, RulesetError, "stacking"),
    ({"rules": DiceRules()}, SettingError, "rules of cards"),
    ({"rules": None}, SettingError, "rules of cards"),
    ({"rules": CardRules(teams="2v2")}, RulesetError, "2v2|four|4"),
    ({"windows": "open"}, ChoiceError, "sequential"),
    ({"rewards": "none"}, ChoiceError, "points"),
    ({"illegal": "ignore"}, ChoiceError, "replace"),
    ({"illegal_reward": 1}, SettingError, "illegal_reward"),
    ({"bluffs": "yes"}, SettingError, "bluffs must be True, False or None"),
    ({"history": 33}, SettingError, "history must be a whole number from 0 to 32"),
    ({"history": "all"}, SettingError, "history"),
    ({"max_cycles": 0}, SettingError, "max_steps"),
    ({"seed": -1}, SettingError, "seed"),
    ({"render_mode": "rgb_array"}, ChoiceError, "ansi"),
]


@pytest.mark.parametrize(("arguments", "error", "text"), WRONG)
def test_bad_arguments_are_refused(
    arguments: dict[str, Any], error: type[OneLeftError], text: str
) -> None:
    with pytest.raises(error, match=text):
        module("cards").env(**arguments)


def test_bad_seeds_are_refused() -> None:
    from oneleft.envs.aec import TableEnv

    env = TableEnv("cards")
    for bad in ("1", 1 << 64, True):
        with pytest.raises(SettingError, match="seed"):
            env.reset(seed=bad)  # type: ignore[arg-type]
    with pytest.raises(SettingError, match="stream"):
        env.reset(seed=1, options={"stream": -1})


# ------------------------------------------------------------------------------------ what shows


def test_the_position_is_rendered(capsys: pytest.CaptureFixture[str]) -> None:
    from oneleft.envs.aec import TableEnv

    env = TableEnv("cards", render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert text == env.session.game.position()
    assert capsys.readouterr().out == ""
    human = TableEnv("cards", render_mode="human")
    human.reset(seed=1)
    assert capsys.readouterr().out.strip() == text
    assert TableEnv("cards").render() is None
    human.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_perfect_recall_only_grows(game: str, rng: random.Random) -> None:
    """All that the seat may know of what has happened, and nothing that was said before changes."""
    from oneleft.envs.aec import TableEnv

    kinds = set()
    for _ in range(12):
        table = random_table(rng, game)
        windows = WINDOWS[table.windows]
        env = TableEnv(game, table.rules, table.seats, windows=windows, history="full")
        env.reset(seed=rng.getrandbits(60))
        kept: list[list[list[int]]] = [[] for _ in range(table.seats)]
        for _ in range(60):
            for seat, agent in enumerate(env.possible_agents):
                rows = env.infos[agent]["history"]
                assert rows.dtype.name == "int8"
                assert rows.shape[1] == len(COLUMNS)
                now = rows.tolist()
                assert now[: len(kept[seat])] == kept[seat]
                assert all(-1 <= number <= 127 for row in now for number in row)
                kept[seat] = now
            if env.session.ended:
                break
            mask = env.observe(env.agent_selection)["action_mask"]
            env.step(rng.choice(mask.nonzero()[0].tolist()))
        kinds |= {row[0] for rows in kept for row in rows}
    assert len(kinds) > 8
    assert max(kinds) <= len(EVENTS)


def test_a_perfect_recall_knows_the_own_cards_alone() -> None:
    from oneleft.envs.aec import TableEnv

    env = TableEnv("cards", seats=3, history="full")
    env.reset(seed=1)
    rows = env.infos["seat_1"]["history"].tolist()
    deals = [row for row in rows if row[-1] == CAUSES.index("deal") + 1]
    own = [row for row in deals if row[1] == 1]
    assert len(own) == 7
    assert all(row[3] > 0 for row in own)
    assert [row for row in deals if row[1] != 1 and row[3]] == []
    view = env.session.game.view(1)
    assert isinstance(view, CardView)
    assert sorted(row[3] - 1 for row in own) == sorted(view.hands[1] or ())


def test_all_events_have_a_number() -> None:
    from oneleft import events

    kinds = {kind for kind in vars(events).values() if isinstance(kind, type)}
    assert {k for k in kinds if issubclass(k, events.Event)} - {events.Event} == set(EVENTS)


# ------------------------------------------------------------------------------------------ copies


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize("game", GAMES)
def test_a_copy_goes_on_by_itself(
    game: str, copied: Callable[[Any], Any], rng: random.Random
) -> None:
    """A search copies a table in the middle of a round; the same acts give the same end."""
    env = module(game).env(seats=3, history="full")
    env.reset(seed=7)
    for _ in range(5):
        env.step(rng.choice(env.last()[0]["action_mask"].nonzero()[0]))
    before = env.last()[0]["observation"].tolist()
    twin = copied(env)
    acts = []
    while not any(twin.terminations.values()):
        acts.append(int(rng.choice(twin.last()[0]["action_mask"].nonzero()[0])))
        twin.step(acts[-1])
    assert env.last()[0]["observation"].tolist() == before
    for act in acts:
        env.step(act)
    assert env.rewards == twin.rewards


def test_numbers_may_be_numpys() -> None:
    import numpy as np

    one, other = (module("cards").env(seats=seats) for seats in (3, np.int64(3)))
    one.reset(seed=4)
    other.reset(seed=np.int64(4))
    assert one.session.game.position() == other.session.game.position()


@pytest.mark.parametrize("action", ["5", 1.5, float("nan"), [13]])
def test_what_is_no_number_is_no_action(action: object) -> None:
    env = module("cards").env()
    env.reset(seed=1)
    before = env.session.game.position()
    with pytest.raises(SettingError, match="action must be a whole number, not"):
        env.step(action)
    assert env.session.game.position() == before

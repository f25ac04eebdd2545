"""Gymnasium: one seat against bots."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable
from typing import Any

import pytest

from oneleft.bots import make_bot
from oneleft.envs.errors import BotError, IllegalActionError, RoundOverError, SettingError
from oneleft.errors import ChoiceError, OneLeftError
from oneleft.moves import Move
from oneleft.splitmix import SplitMix64
from oneleft.views import View

pytestmark = pytest.mark.needs("gymnasium")
IDS = ("oneleft/Cards-v0", "oneleft/Dice-v0")


def make(name: str, **arguments: Any) -> Any:
    import gymnasium

    import oneleft.envs

    assert oneleft.envs.register()
    return gymnasium.make(name, **arguments)


SHAPES: list[dict[str, Any]] = [
    {},
    {"seats": 4, "opponents": "greedy", "seat": 3},
    {"seats": 3, "opponents": ["random", "greedy"], "windows": "sequential", "rules": "party"},
    {"history": "full", "rules": "classic", "rewards": "one"},
    {"history": 5, "max_steps": 3},
]


@pytest.mark.parametrize("name", IDS)
@pytest.mark.parametrize("arguments", SHAPES)
def test_gymnasiums_checks(name: str, arguments: dict[str, Any]) -> None:
    from gymnasium.utils.env_checker import check_env

    check_env(make(name, illegal="replace", **arguments).unwrapped)


@pytest.mark.parametrize("name", IDS)
@pytest.mark.parametrize("arguments", SHAPES)
def test_whole_rounds(name: str, arguments: dict[str, Any], rng: random.Random) -> None:
    env = make(name, **arguments)
    ends = set()
    for seed in range(8):
        seen, info = env.reset(seed=seed)
        over, reward, truncated = False, 0.0, False
        while not over:
            assert seen in env.observation_space
            assert (info["action_mask"] == seen["action_mask"]).all()
            assert (env.unwrapped.action_masks() == (seen["action_mask"] != 0)).all()
            action = rng.choice(seen["action_mask"].nonzero()[0].tolist())
            seen, reward, terminated, truncated, info = env.step(action)
            over = terminated or truncated
            assert over or reward == 0
        assert seen in env.observation_space
        assert not seen["action_mask"].any()
        ends.add("cut" if truncated else "won" if reward > 0 else "lost")
    assert ends & ({"cut"} if "max_steps" in arguments else {"won", "lost"})


class Stubborn:
    """A bot that does one thing."""

    name = "stubborn"

    def __init__(self, move: object) -> None:
        self.move = move

    def choose(self, _view: View) -> Move:
        return self.move  # type: ignore[return-value]

    def react(self, _view: View) -> Move | None:
        return None


def play_some(env: Any) -> None:
    for seed in range(20):
        seen, _ = env.reset(seed=seed)
        for _ in range(3):
            env.step(int(seen["action_mask"].argmax()))


@pytest.mark.parametrize(
    ("move", "text"),
    [(Move("cards", 31), "keep"), (Move("cards", 131), "act 131"), (7, "no move"), (None, "None")],
)
def test_a_bot_that_breaks_the_law_is_named(move: object, text: str) -> None:
    env = make(IDS[0], opponents=Stubborn(move))
    with pytest.raises(BotError, match=text) as caught:
        play_some(env)
    assert (caught.value.bot, caught.value.seat) == ("stubborn", 1)
    assert caught.value.position == env.unwrapped.session.game.position()


def test_any_bot_may_sit_there() -> None:
    bot = make_bot("greedy", SplitMix64(1))
    env = make(IDS[1], opponents=bot, windows="sequential")
    seen, _ = env.reset(seed=1)
    for _ in range(20):
        seen, _, terminated, _, _ = env.step(int(seen["action_mask"].argmax()))
        if terminated:
            return


def test_an_illegal_action_is_refused() -> None:
    env = make(IDS[0])
    env.reset(seed=1)
    with pytest.raises(IllegalActionError, match="keep"):
        env.step(61)


WRONG: list[tuple[dict[str, Any], type[OneLeftError], str]] = [
    ({"seat": 2}, SettingError, "seat"),
    ({"seat": -1}, SettingError, "seat"),
    ({"opponents": "alphazero"}, ChoiceError, "uniform, random, greedy"),
    ({"opponents": ["random", "random"]}, SettingError, "one for each of 1"),
    ({"opponents": 7}, SettingError, "bots or their names"),
    ({"render_mode": "rgb_array"}, ChoiceError, "ansi"),
    ({"max_steps": -1}, SettingError, "max_steps"),
]


@pytest.mark.parametrize(("arguments", "error", "text"), WRONG)
def test_bad_arguments_are_refused(
    arguments: dict[str, Any], error: type[OneLeftError], text: str
) -> None:
    from oneleft.envs.single import SeatEnv

    with pytest.raises(error, match=text):
        SeatEnv("cards", **arguments)


def test_an_unknown_game_is_refused() -> None:
    from oneleft.envs.single import SeatEnv

    with pytest.raises(ChoiceError, match="cards, dice"):
        SeatEnv("chess")


def test_rendering(capsys: pytest.CaptureFixture[str]) -> None:
    env = make(IDS[0], render_mode="ansi")
    env.reset(seed=1)
    assert env.render() == env.unwrapped.session.game.position()
    human = make(IDS[0], render_mode="human")
    human.reset(seed=1)
    assert "top" in capsys.readouterr().out
    assert make(IDS[0]).unwrapped.render() is None


def test_the_same_seed_gives_the_same_round_whoever_plays() -> None:
    for opponents in ("uniform", "random", "greedy"):
        runs = []
        for _ in range(2):
            env = make(IDS[0], opponents=opponents, seats=3)
            seen, _ = env.reset(seed=9)
            run = [seen["observation"].tolist()]
            for _ in range(30):
                seen, _, over, _, _ = env.step(int(seen["action_mask"].argmax()))
                run.append(seen["observation"].tolist())
                if over:
                    seen, _ = env.reset()
            runs.append(run)
        assert runs[0] == runs[1]


def test_without_gymnasium_nothing_is_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    import sys

    import oneleft.envs

    monkeypatch.setitem(sys.modules, "gymnasium.envs.registration", None)
    assert not oneleft.envs.register()


@pytest.mark.parametrize("illegal", ["error", "lose", "replace"])
def test_nothing_can_be_done_after_the_end(illegal: str, rng: random.Random) -> None:
    env = make(IDS[0], illegal=illegal).unwrapped
    env.reset(seed=1)
    while not env.session.ended:
        env.step(int(rng.choice(env.action_masks().nonzero()[0])))
    rewards = env.session.rewards()
    with pytest.raises(RoundOverError, match="the round is over"):
        env.step(0)
    assert env.session.rewards() == rewards


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_goes_on_by_itself(copied: Callable[[Any], Any], rng: random.Random) -> None:
    env = make(IDS[1], seats=3, opponents=["greedy", "random"]).unwrapped
    seen, _ = env.reset(seed=3)
    twin = copied(env)
    for _ in range(10):
        action = int(rng.choice(seen["action_mask"].nonzero()[0]))
        seen, *rest = env.step(action)
        other, *its = twin.step(action)
        assert seen["observation"].tolist() == other["observation"].tolist()
        assert rest[:3] == its[:3]
        if rest[1]:
            return


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(SettingError, match="seat must be a whole number from 0 to 2, not 9"):
        make(IDS[0], seats=3, seat=9)

"""Gymnasium's vector environment over compiled tables: like single runs, fast, checked."""

from __future__ import annotations

import pickle
import random
from collections.abc import Callable
from copy import deepcopy
from itertools import pairwise
from typing import Any

import pytest

from oneleft.envs.errors import IllegalActionError, NeverAskedError, SettingError
from oneleft.errors import ChoiceError, MissingExtraError, OneLeftError
from oneleft.kernel import compiled as builds
from tests.envs.tables import WINDOWS, random_table

pytestmark = pytest.mark.needs("gymnasium", "numba", "pettingzoo")
GAMES = ("cards", "dice")


def tables(num_envs: int, game: str, *arguments: Any, **named: Any) -> Any:
    from oneleft.envs.vector import TablesEnv

    return TablesEnv(num_envs, game, *arguments, **named)


def arguments_of(rng: random.Random, game: str) -> dict[str, Any]:
    """The arguments of a random table."""
    table = random_table(rng, game)
    return {
        "rules": table.rules,
        "seats": table.seats,
        "windows": WINDOWS[table.windows],
        "rewards": ("points", "one")[table.reward],
        "bluffs": table.bluffs,
        "history": table.history,
    }


# ------------------------------------------------------------------------------------ single runs


@pytest.mark.parametrize("game", GAMES)
def test_self_play_is_what_single_tables_do(game: str, rng: random.Random) -> None:
    """Observation for observation, mask for mask, with resets and cut-offs."""
    from oneleft.envs.aec import TableEnv

    ended = 0
    for _ in range(8):
        arguments = arguments_of(rng, game)
        steps = rng.choice((None, 20))
        seed = rng.getrandbits(60)
        many = tables(4, game, opponents=None, max_steps=steps, **arguments)
        seen, infos = many.reset(seed=seed)
        singles = [TableEnv(game, max_cycles=steps, **arguments) for _ in range(4)]
        for i, env in enumerate(singles):
            env.reset(seed=seed, options={"stream": i})
        for _ in range(50):
            actions = []
            for i, env in enumerate(singles):
                assert infos["seat"][i] == env.session.actor
                own = env.observe(env.agent_selection)
                assert own["observation"].tolist() == seen["observation"][i].tolist()
                assert own["action_mask"].tolist() == seen["action_mask"][i].tolist()
                actions.append(rng.choice(own["action_mask"].nonzero()[0].tolist()))
            seats = infos["seat"]
            seen, rewards, terminations, truncations, infos = many.step(actions)
            for i, env in enumerate(singles):
                env.step(actions[i])
                over = bool(env.session.ended)
                assert over == (terminations[i] or truncations[i])
                won = env.session.rewards()
                assert rewards[i] == pytest.approx(won[seats[i]])
                if over:
                    ended += 1
                    assert truncations[i] == env.truncations["seat_0"]
                    assert infos["_final_obs"][i]
                    assert infos["rewards"][i].tolist() == pytest.approx(won)
                    final = env.session.observation(int(seats[i]))
                    assert infos["final_obs"][i]["observation"].tolist() == final
                    env.reset()
                else:
                    assert "final_obs" not in infos or infos["final_obs"][i] is None
    assert ended > 10


@pytest.mark.parametrize("game", GAMES)
def test_against_opponents_it_is_what_single_seats_do(game: str, rng: random.Random) -> None:
    from oneleft.envs.single import SeatEnv

    ended = 0
    for _ in range(8):
        arguments = arguments_of(rng, game)
        seat = rng.randrange(arguments["seats"])
        seed = rng.getrandbits(60)
        many = tables(3, game, seat=seat, **arguments)
        try:
            seen, _ = many.reset(seed=seed)
        except NeverAskedError:
            continue
        singles = [SeatEnv(game, seat=seat, **arguments) for _ in range(3)]
        own = [env.reset(seed=seed, options={"stream": i})[0] for i, env in enumerate(singles)]
        for _ in range(40):
            actions = []
            for i in range(3):
                assert own[i]["observation"].tolist() == seen["observation"][i].tolist()
                assert own[i]["action_mask"].tolist() == seen["action_mask"][i].tolist()
                actions.append(rng.choice(own[i]["action_mask"].nonzero()[0].tolist()))
            seen, rewards, terminations, truncations, _ = many.step(actions)
            for i, env in enumerate(singles):
                own[i], reward, terminated, truncated, _ = env.step(actions[i])
                assert rewards[i] == pytest.approx(reward)
                assert (terminated, truncated) == (terminations[i], truncations[i])
                if terminated:
                    ended += 1
                    own[i], _ = env.reset()
    assert ended > 10


# ------------------------------------------------------------------------------------ Gymnasium


@pytest.mark.parametrize("name", ["oneleft/Cards-v0", "oneleft/Dice-v0"])
def test_gymnasium_makes_and_checks_it(name: str) -> None:
    import gymnasium
    import numpy as np
    from gymnasium.utils import env_checker, passive_env_checker
    from gymnasium.vector import AutoresetMode

    import oneleft.envs

    assert oneleft.envs.register()
    envs: Any = gymnasium.make_vec(
        name, num_envs=5, vectorization_mode="vector_entry_point", illegal="replace", seats=3
    )
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    passive_env_checker.check_observation_space(envs.observation_space)
    passive_env_checker.check_action_space(envs.action_space)
    env_checker.check_reset_return_type(envs)
    env_checker.check_reset_seed_determinism(envs)
    env_checker.check_reset_options(envs)
    envs.action_space.seed(1)
    kept = [envs.reset(seed=1)]
    for _ in range(300):
        seen, rewards, terminations, truncations, infos = envs.step(envs.action_space.sample())
        assert seen in envs.observation_space
        assert (rewards.shape, rewards.dtype) == ((5,), np.float32)
        assert terminations.dtype == truncations.dtype == np.bool_
        kept.append((seen, infos))
    for (seen, infos), (later, more) in pairwise(kept):
        assert not passive_env_checker.data_shares_objects(seen, later)
        assert not passive_env_checker.data_shares_objects(infos, more)
    envs.close()


def test_gymnasiums_wrappers_work(rng: random.Random) -> None:
    from gymnasium.wrappers.vector import RecordEpisodeStatistics

    envs = RecordEpisodeStatistics(tables(8, "cards", rewards="one"))
    seen, _ = envs.reset(seed=1)
    lengths: list[int] = []
    for _ in range(400):
        actions = [rng.choice(row.nonzero()[0].tolist()) for row in seen["action_mask"]]
        seen, _, _, _, infos = envs.step(actions)
        if "episode" in infos:
            lengths += infos["episode"]["l"][infos["_episode"]].tolist()
    assert len(lengths) > 20
    assert min(lengths) > 1


def test_the_same_seed_gives_the_same_rounds() -> None:
    runs = []
    for _ in range(2):
        envs = tables(4, "cards", opponents=None, copy=False)
        run = []
        for seed in (7, None, [1, 2, 3, 4], [5, None, 6, None]):
            seen, infos = envs.reset(seed=seed)
            run.append(seen["observation"].tolist())
            for _ in range(20):
                seen, _, _, _, infos = envs.step(seen["action_mask"].argmax(1))
            run.append((seen["observation"].tolist(), infos["seat"].tolist()))
        runs.append(run)
    assert runs[0] == runs[1]


def test_without_a_seed_rounds_differ() -> None:
    envs = [tables(1, "cards") for _ in range(2)]
    first, second = (env.reset()[0]["observation"].tolist() for env in envs)
    assert first != second
    each = tables(1, "cards").reset(seed=[None])[0]["observation"].tolist()
    assert each not in (first, second)


def test_copies_are_kept_and_rows_are_not() -> None:
    for copy in (True, False):
        envs = tables(2, "cards", opponents=None, copy=copy)
        seen, infos = envs.reset(seed=1)
        later, _, _, _, more = envs.step(seen["action_mask"].argmax(1))
        assert (seen["observation"] is later["observation"]) == (not copy)
        assert (infos["seat"] is more["seat"]) == (not copy)
        assert (envs.action_masks() == (later["action_mask"] != 0)).all()


# ------------------------------------------------------------------------------------ refusals


@pytest.mark.parametrize("game", GAMES)
def test_an_illegal_action_is_named_and_nothing_is_done(game: str) -> None:
    envs = tables(3, game, opponents=None)
    seen, infos = envs.reset(seed=1)
    before = envs._states.copy(), envs._nodes.copy(), envs._gens.copy()
    actions = seen["action_mask"].argmax(1)
    keep = 61 if game == "cards" else 97
    actions[1] = keep
    with pytest.raises(IllegalActionError, match="in environment 1") as caught:
        envs.step(actions)
    error = caught.value
    assert (error.env, error.action, error.move) == (1, keep, "keep")
    assert error.seat == infos["seat"][1]
    assert error.reason
    assert error.position.startswith(game)
    for rows, kept in zip((envs._states, envs._nodes, envs._gens), before, strict=True):
        assert (rows == kept).all()
    actions[1] = envs.table.action_count
    with pytest.raises(IllegalActionError, match="there are actions 0 to"):
        envs.step(actions)


def test_a_round_may_be_lost_by_an_illegal_action() -> None:
    envs = tables(2, "cards", opponents=None, illegal="lose", illegal_reward=-3)
    seen, infos = envs.reset(seed=1)
    seat = int(infos["seat"][0])
    _, rewards, terminations, _, infos = envs.step([-1, int(seen["action_mask"][1].argmax())])
    assert rewards.tolist() == [-3.0, 0.0]
    assert terminations.tolist() == [True, False]
    assert infos["rewards"][0].tolist() == [-3.0 if i == seat else 0.0 for i in range(2)]


WRONG: list[tuple[dict[str, Any], type[OneLeftError], str]] = [
    ({"num_envs": 0}, SettingError, "num_envs"),
    ({"num_envs": -1}, SettingError, "num_envs"),
    ({"opponents": "greedy"}, ChoiceError, "uniform"),
    ({"history": "full"}, SettingError, "history"),
    ({"seat": 2}, SettingError, "seat"),
    ({"seats": 11}, OneLeftError, "11"),
    ({"rules": "none"}, OneLeftError, "none"),
]


@pytest.mark.parametrize(("arguments", "error", "text"), WRONG)
def test_bad_arguments_are_refused(
    arguments: dict[str, Any],
    error: type[OneLeftError],
    text: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Before anything is built."""

    def never(*_: object, **__: object) -> None:
        raise AssertionError("built")

    arguments = dict(arguments)
    monkeypatch.setattr("oneleft.envs.vector.compiled_environment", never)
    with pytest.raises(error, match=text):
        tables(arguments.pop("num_envs", 2), "cards", **arguments)


def test_a_seat_that_is_never_asked_is_named() -> None:
    """AD-31: the limit of turns ends every round before it."""
    from oneleft.envs.single import SeatEnv

    arguments: dict[str, Any] = {"rules": "classic max_turns=1", "seats": 3, "seat": 2}
    with pytest.raises(NeverAskedError, match="seat C"):
        tables(2, "dice", **arguments).reset(seed=1)
    with pytest.raises(NeverAskedError, match="seat C"):
        SeatEnv("dice", **arguments).reset(seed=1)


def test_wrong_shapes_and_seeds_are_refused() -> None:
    envs = tables(2, "cards")
    envs.reset(seed=1)
    for actions in ([0], [[0], [0]], 0):
        with pytest.raises(SettingError, match="2 numbers"):
            envs.step(actions)
    with pytest.raises(SettingError, match="seed"):
        envs.reset(seed=-1)
    with pytest.raises(SettingError, match="one for each of 2"):
        envs.reset(seed=[1])


def test_without_numba_the_error_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    import sys

    monkeypatch.setattr(builds, "_LOADED", {})
    monkeypatch.setitem(sys.modules, "numba", None)
    with pytest.raises(MissingExtraError):
        tables(2, "cards")


@pytest.mark.parametrize("copied", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_goes_on_by_itself(copied: Callable[[Any], Any]) -> None:
    env = tables(4, "cards", opponents=None)
    env.reset(seed=3)
    twin = copied(env)
    runs = []
    for each in (env, twin):
        steps = (each.step(each.random_actions().copy()) for _ in range(200))
        runs.append([(seen["observation"].tolist(), won.tolist()) for seen, won, *_ in steps])
    assert runs[0] == runs[1]


@pytest.mark.parametrize("actions", [[1.5] * 2, [float("nan")] * 2, ["a"] * 2, None])
def test_what_are_no_numbers_are_no_actions(actions: Any) -> None:
    env = tables(2, "cards", opponents=None)
    env.reset(seed=3)
    with pytest.raises(SettingError, match="actions must be whole numbers"):
        env.step(actions)


def test_there_is_no_step_before_a_reset() -> None:
    from gymnasium.error import ResetNeeded

    with pytest.raises(ResetNeeded):
        tables(2, "cards").step([0, 0])

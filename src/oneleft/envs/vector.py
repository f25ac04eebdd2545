"""Gymnasium: many tables in one compiled call, with action masks.

>>> import gymnasium
>>> envs = gymnasium.make_vec(  # doctest: +SKIP
...     "oneleft/Cards-v0", num_envs=512, vectorization_mode="vector_entry_point", opponents=None
... )
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias, Unpack

import gymnasium
import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from oneleft.envs import layout as l
from oneleft.envs.builds import compiled_environment
from oneleft.envs.errors import NeverAskedError, SettingError
from oneleft.envs.session import illegal_action
from oneleft.envs.spaces import Seen, action_space, checked_seed, observation_space
from oneleft.envs.table import FULL, Settings, Table, check_number
from oneleft.errors import ChoiceError
from oneleft.game import Game
from oneleft.kernel.state import NOBODY
from oneleft.rules import Ruleset
from oneleft.splitmix import SplitMix64

Bytes2: TypeAlias = NDArray[np.int8]
Step: TypeAlias = tuple[
    Seen, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]
]
MOST_ENVS = 1 << 20
UNIFORM = "uniform"


class TablesEnv(gymnasium.vector.VectorEnv[Seen, NDArray[np.int64], Any]):
    """Many tables of UNO or UNO Dice, each a run of rounds of its own.

    With ``opponents=None`` every decision of every seat is a step (self-play): ``infos["seat"]``
    says who is asked, a reward is that of the seat that acted, and ``infos["rewards"]`` has those
    of all seats where a round ended. With ``opponents="uniform"`` one seat is asked and the random
    player of the benchmarks sits in the others.

    A round that ends begins anew in the same step; ``infos["final_obs"]`` then has what the seat
    that acted sees at the end. Table ``i`` is the same run as stream ``i`` of the single
    environment or of the PettingZoo one with the same seed.

    Args:
        num_envs: how many tables.
        game: ``cards`` or ``dice``.
        rules, seats, windows, bluffs, rewards, illegal, illegal_reward, history, max_steps: as in
            :meth:`oneleft.envs.table.Table.of`, but for a history that never forgets.
        opponents: ``uniform``, or None for self-play.
        seat: where the learner sits, if there are opponents.
        copy: whether observations, masks and infos are copied; without, they are overwritten by
            the next step and must not be changed.
        report: receives a line before a build that takes its time.

    Raises:
        OneLeftError: an argument that cannot be, or Numba is not installed.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - Gymnasium declares it so
        "render_modes": [],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        num_envs: int,
        game: str,
        rules: Ruleset | str = "official",
        seats: int = 2,
        *,
        seat: int = 0,
        opponents: str | None = UNIFORM,
        max_steps: int | None = None,
        copy: bool = True,
        report: Callable[[str], None] | None = None,
        **settings: Unpack[Settings],
    ) -> None:
        self.num_envs = check_number("num_envs", num_envs, 1, MOST_ENVS)
        if opponents not in (None, UNIFORM):
            raise ChoiceError("opponent", str(opponents), (UNIFORM,))
        if settings.get("history") == FULL:
            raise SettingError("history", FULL, f"0 to {l.MOST_HISTORY} here")
        learner = check_number("seat", seat, 0, 99) if opponents else NOBODY
        self.table = Table.of(
            game,
            rules,
            seats,
            max_steps=max_steps,
            learner=learner,
            **settings,
        )
        self._copy = copy
        self._seeded = False
        self._code = compiled_environment(game, report=report)
        self.single_observation_space = observation_space(self.table)
        self.single_action_space = action_space(self.table)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self._make_rows()

    def _make_rows(self) -> None:
        """The memory of the tables; what is seen of it has one row a table."""
        n, table, size = self.num_envs, self.table, int(self._code.STATE_SIZE)
        self._r = np.array(table.rule_vector(), np.int64)
        self._c = np.array(table.settings(), np.int64)
        self._states = np.zeros(n * size, np.int64)
        self._nodes = np.zeros((n, l.NODE_SIZE), np.int64)
        self._gens = np.zeros((n, 2), np.uint64)
        self._observations = np.zeros((n, table.observation_size), np.int8)
        self._finals = np.zeros((n, table.observation_size), np.int8)
        self._masks = np.zeros((n, table.action_count), np.int8)
        self._actors = np.zeros(n, np.int64)
        self._units = np.zeros((n, table.seats), np.int64)
        self._ends = np.zeros(n, np.int8)
        self._won = np.zeros(n, np.int64)
        self._chosen = np.zeros(n, np.int64)
        self._random = np.array(SplitMix64(n).state, np.uint64)
        self._tie_rows()

    def _tie_rows(self) -> None:
        """What the compiled entries are handed: the same memory, flat."""
        size = int(self._code.STATE_SIZE)
        self._fixed = (
            self._r,
            self._c,
            self._states,
            self._nodes.reshape(-1),
            self._gens.reshape(-1),
        )
        self._shown = self._observations.reshape(-1), self._masks.reshape(-1), self._actors
        self._outcome = self._units.reshape(-1), self._won, self._ends, self._finals.reshape(-1)
        self._work = (
            np.zeros(size, np.int64),
            np.zeros(l.NODE_SIZE, np.int64),
            np.zeros(2, np.uint64),
        )

    def __getstate__(self) -> dict[str, Any]:
        """All but compiled code and what is tied to it: copies and pickles go on by themselves."""
        left_out = ("_code", "_fixed", "_shown", "_outcome", "_work")
        return {name: value for name, value in self.__dict__.items() if name not in left_out}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._code = compiled_environment(self.table.game)
        self._tie_rows()

    # ------------------------------------------------------------------ rounds

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begins a round at every table.

        Args:
            seed: one for all (table ``i`` then has stream ``i``), or one for each.
            options: none are known.

        Raises:
            SettingError: a seed cannot be.
            NeverAskedError: the rules leave the learner nothing to decide.
        """
        del options
        if isinstance(seed, list):
            self._seed_each(seed)
        else:
            seed = checked_seed(seed)
            if seed is None and not self._seeded:
                seed = int(self.np_random.integers(1 << 63))
            if seed is None:
                self._nodes[:, l.E_ROUND] += 1
            else:
                super().reset(seed=seed)
                for i in range(self.num_envs):
                    self._gens[i] = SplitMix64.stream(seed, i).state
                self._nodes[:, l.E_ROUND] = np.arange(self.num_envs)
        self._seeded = True
        bad = self._code.reset_many_entry(*self._fixed, self.num_envs, *self._shown, *self._work)
        if bad >= 0:
            raise NeverAskedError(self.table.learner)
        return self._seen(), self._infos()

    def _seed_each(self, seeds: list[int | None]) -> None:
        """A seed for each table; None leaves a table its run."""
        if len(seeds) != self.num_envs:
            raise SettingError("seed", seeds, f"one, or one for each of {self.num_envs}")
        for i, given in enumerate(seeds):
            seed = checked_seed(given)
            if seed is None and not self._seeded:
                seed = int(self.np_random.integers(1 << 63))
            if seed is None:
                self._nodes[i, l.E_ROUND] += 1
            else:
                self._gens[i] = SplitMix64.stream(seed, 0).state
                self._nodes[i, l.E_ROUND] = 0

    def step(self, actions: Any) -> Step:
        """Does one action at every table.

        Args:
            actions: int[num_envs].

        Raises:
            SettingError: not one whole number for each table.
            ResetNeeded: there was no ``reset`` yet.
            IllegalActionError: one is not in its mask and ``illegal="error"``; nothing has changed
                at any table.
        """
        if not self._seeded:
            raise ResetNeeded("Cannot call env.step() before calling env.reset()")
        given = np.asarray(actions)
        if given.dtype.kind not in "iu":
            raise SettingError("actions", given.dtype.name, "whole numbers")
        chosen = np.ascontiguousarray(given, np.int64)
        if chosen.shape != (self.num_envs,):
            raise SettingError("actions", chosen.shape, f"{self.num_envs} numbers")
        bad = self._code.step_many_entry(
            *self._fixed, chosen, self.num_envs, *self._shown, *self._outcome, *self._work
        )
        if bad >= self.num_envs:
            raise NeverAskedError(self.table.learner)
        if bad >= 0:
            raise self._illegal(int(bad), int(chosen[bad]))
        return self._result()

    def _result(self) -> Step:
        """What ``step`` gives."""
        ended = self._ends.astype(np.bool_)
        truncations = self._ends == l.CUT_OFF
        infos = self._infos()
        places = ended.nonzero()[0]
        if len(places):
            infos |= self._final_infos(ended, places)
        return self._seen(), _in_points(self._won), ended ^ truncations, truncations, infos

    def _seen(self) -> Seen:
        found = {"observation": self._observations, "action_mask": self._masks}
        return {name: row.copy() for name, row in found.items()} if self._copy else found

    def _infos(self) -> dict[str, Any]:
        """Who is asked at each table, and the masks once more."""
        found: dict[str, NDArray[Any]] = {"seat": self._actors, "action_mask": self._masks}
        return {name: row.copy() for name, row in found.items()} if self._copy else dict(found)

    def _final_infos(self, ended: NDArray[np.bool_], places: NDArray[np.intp]) -> dict[str, Any]:
        """How rounds ended, in Gymnasium's form: ``_name`` says where ``name`` holds."""
        finals = np.empty(self.num_envs, object)  # None
        masks = np.zeros((len(places), self.table.action_count), np.int8)
        rows = self._finals.take(places, axis=0)
        for place, row, mask in zip(places.tolist(), rows, masks, strict=True):
            finals[place] = {"observation": row, "action_mask": mask}
        return {
            "final_obs": finals,
            "_final_obs": ended,
            "rewards": _in_points(self._units),
            "_rewards": ended,
        }

    def random_actions(self) -> NDArray[np.int64]:
        """An action of each mask, each equally likely, chosen in compiled code: int64[num_envs].

        For benchmarks and baselines; the row is overwritten by the next call.
        """
        _, masks, _ = self._shown
        self._code.random_actions_entry(self._c, masks, self.num_envs, self._chosen, self._random)
        return self._chosen

    def action_masks(self) -> NDArray[np.bool_]:
        """The masks as MaskablePPO asks for them: bool[num_envs, actions]."""
        found: NDArray[np.bool_] = self._masks != 0
        return found

    def _illegal(self, env: int, action: int) -> Exception:
        size = int(self._code.STATE_SIZE)
        state = [int(word) for word in self._states[env * size : (env + 1) * size]]
        game = Game.at(self.table.rules, state)
        return illegal_action(self.table, game, int(self._actors[env]), action, env)


def _in_points(units: NDArray[np.int64]) -> NDArray[np.float32]:
    """Rewards as they are given out; converted first, since mixed operands take NumPy longer."""
    return (units.astype(np.float64) * (1 / l.REWARD_UNIT)).astype(np.float32)

"""PettingZoo: every seat an agent, one decision at a time, whole rounds, any ruleset.

Use the modules ``oneleft_cards_v0`` and ``oneleft_dice_v0``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Unpack

import gymnasium
import numpy as np
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from oneleft.envs import layout as l
from oneleft.envs.session import Session
from oneleft.envs.spaces import Seen, action_space, checked_seed, info, observation_space, seen
from oneleft.envs.table import Settings, Table, check_action, check_number
from oneleft.envs.versions import aec_name
from oneleft.errors import ChoiceError
from oneleft.kernel.state import NOBODY
from oneleft.rules import Ruleset

RENDER_MODES = ("human", "ansi")


class TableEnv(AECEnv[str, Seen, int | None]):  # type: ignore[misc]  # has no types
    """A table of UNO or UNO Dice: a round is an episode.

    Agents are ``seat_0``, ``seat_1`` …; observations hold ``observation`` and ``action_mask``
    (``docs/observations.md``). A mask is zero for a seat that is not asked. Rewards come when the
    round ends.

    Args:
        game: ``cards`` or ``dice``.
        rules, seats, windows, bluffs, rewards, illegal, illegal_reward, history: as in
            :meth:`oneleft.envs.table.Table.of`.
        max_cycles: decisions after which a round is cut off.
        seed: of the first ``reset`` that gives none.
        render_mode: ``ansi``: ``render`` gives the position as text, hidden cards included;
            ``human``: it is printed after every act.

    Raises:
        OneLeftError: an argument that cannot be.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - PettingZoo declares it so
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        rules: Ruleset | str = "official",
        seats: int = 2,
        *,
        max_cycles: int | None = None,
        seed: int | None = None,
        render_mode: str | None = None,
        **settings: Unpack[Settings],
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ChoiceError("render_mode", str(render_mode), RENDER_MODES)
        self.table = Table.of(game, rules, seats, max_steps=max_cycles, learner=NOBODY, **settings)
        self.metadata = {**self.metadata, "name": aec_name(game)}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self.agents: list[str] = []
        self.session = Session(self.table)
        self._seed = checked_seed(seed)
        self._seeded = False
        self.observation_spaces: dict[str, gymnasium.Space[Any]] = {
            agent: observation_space(self.table) for agent in self.possible_agents
        }
        self.action_spaces: dict[str, gymnasium.Space[Any]] = {
            agent: action_space(self.table) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Any:
        """The space of what the agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The space of the agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a round; the next seat deals or starts.

        Args:
            seed: begins a run of rounds anew; the same seed gives the same rounds.
            options: ``stream``: which of the runs with that seed, 0 by default: stream ``i`` is
                environment ``i`` of the vector environment.

        Raises:
            SettingError: the seed or the stream cannot be.
        """
        self._reseed(checked_seed(seed), options or {})
        self.session.begin()
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._show_turn()

    def _reseed(self, seed: int | None, options: dict[str, Any]) -> None:
        stream = check_number("stream", options.get("stream", 0), 0, 1 << 32)
        if seed is None and not self._seeded:
            entropy = int(np.random.SeedSequence().generate_state(1, np.uint64)[0])
            seed = entropy if self._seed is None else self._seed
        if seed is None:
            self.session.leave_round()
        else:
            self.session.seed(seed, stream)
            self._seeded = True

    def _show_turn(self) -> None:
        """Whose turn it is, and what each may know of it."""
        if not self.session.ended:
            self.agent_selection = self.possible_agents[self.session.actor]
        for seat, agent in enumerate(self.possible_agents):
            self.infos[agent] = info(self.session, seat)
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Seen:
        """What the agent sees, whether it is asked or not."""
        return seen(self.session, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Does the action of the agent that is asked.

        Raises:
            IllegalActionError: it is not in the mask and ``illegal="error"``; nothing has changed.
            SettingError: it is no whole number.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.session.step(-1 if action is None else check_action(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.session.ended:
            won = self.session.rewards()
            self.rewards = dict(zip(self.possible_agents, won, strict=True))
            cut_off = self.session.ended == l.CUT_OFF
            self.terminations = dict.fromkeys(self.agents, not cut_off)
            self.truncations = dict.fromkeys(self.agents, cut_off)
        self._show_turn()
        self._accumulate_rewards()
        if self.session.ended:
            self._deads_step_first()

    def render(self) -> str | None:
        """The whole position as text, hidden cards included; ``human`` prints it."""
        if self.render_mode is None:
            return None
        text = self.session.game.position()
        if self.render_mode == "ansi":
            return text
        print(text, end="\n\n")  # noqa: T201 - what render_mode="human" asks for
        return None

    def close(self) -> None:
        """Nothing is held open."""

    def __str__(self) -> str:
        return aec_name(self.table.game)


def maker(game: str) -> Callable[..., AECEnv[str, Seen, int | None]]:
    """The ``env`` of a game's module: a :class:`TableEnv` that insists on ``reset`` first.

    Its ``illegal="error"`` already refuses what is not in the mask; PettingZoo's
    ``TerminateIllegalWrapper`` may be put around it.
    """

    def env(**arguments: Any) -> AECEnv[str, Seen, int | None]:
        return wrappers.OrderEnforcingWrapper(TableEnv(game, **arguments))

    env.__doc__ = f"A table of {game}: the arguments are those of TableEnv."
    return env


def parallel_maker(game: str) -> Callable[..., ParallelEnv[str, Seen, int | None]]:
    """The ``parallel_env`` of a game's module: all give an action, the one who is asked does it."""

    def parallel_env(**arguments: Any) -> ParallelEnv[str, Seen, int | None]:
        return turn_based_aec_to_parallel(TableEnv(game, **arguments))

    parallel_env.__doc__ = f"A table of {game} through PettingZoo's turn-based conversion."
    return parallel_env

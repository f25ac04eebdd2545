"""Gymnasium: one seat learns, the others are played by bots, on the interpreted law.

>>> import gymnasium
>>> env = gymnasium.make("oneleft/Cards-v0", seats=3, opponents=["greedy", "random"])
>>> seen, info = env.reset(seed=1)
>>> len(seen["observation"]), int(info["action_mask"].sum()) > 0
(174, True)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias, Unpack

import gymnasium
import numpy as np
from numpy.typing import NDArray

from oneleft.bots import BOTS, Bot, make_bot
from oneleft.envs import layout as l
from oneleft.envs.errors import SettingError
from oneleft.envs.session import Session, Uniform
from oneleft.envs.spaces import Seen, action_space, checked_seed, info, observation_space, seen
from oneleft.envs.table import Settings, Table, check_action, check_number
from oneleft.errors import ChoiceError
from oneleft.rules import Ruleset
from oneleft.splitmix import SplitMix64, stream_seed

Opponent: TypeAlias = str | Bot
UNIFORM = "uniform"
OPPONENTS = (UNIFORM, *BOTS)
RENDER_MODES = ("human", "ansi")


class SeatEnv(gymnasium.Env[Seen, Any]):
    """One seat at a table of UNO or UNO Dice: a round is an episode.

    Args:
        game: ``cards`` or ``dice``.
        rules, seats, windows, bluffs, rewards, illegal, illegal_reward, history, max_steps: as in
            :meth:`oneleft.envs.table.Table.of`.
        seat: where the learner sits.
        opponents: who plays the other seats: one for all, or one for each in the order of seats;
            ``uniform`` (the random player of the benchmarks), ``random``, ``greedy``, or any
            :class:`oneleft.bots.Bot`.
        render_mode: as in :class:`oneleft.envs.aec.TableEnv`.

    Raises:
        OneLeftError: an argument that cannot be.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - Gymnasium declares it so
        "render_modes": list(RENDER_MODES),
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        rules: Ruleset | str = "official",
        seats: int = 2,
        *,
        seat: int = 0,
        opponents: Opponent | Sequence[Opponent] = UNIFORM,
        max_steps: int | None = None,
        render_mode: str | None = None,
        **settings: Unpack[Settings],
    ) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ChoiceError("render_mode", str(render_mode), RENDER_MODES)
        self.table = Table.of(
            game,
            rules,
            seats,
            max_steps=max_steps,
            learner=check_number("seat", seat, 0, 99),
            **settings,
        )
        self.seat = self.table.learner
        self.render_mode = render_mode
        self.observation_space: gymnasium.Space[Any] = observation_space(self.table)
        self.action_space = action_space(self.table)
        self._opponents = _seated(opponents, self.table)
        self.session = Session(self.table)
        self._seeded = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begins a round; the next seat deals or starts.

        Args:
            seed: begins a run of rounds anew, the bots with it.
            options: ``stream``: which of the runs with that seed, 0 by default.

        Raises:
            SettingError: the seed or the stream cannot be.
        """
        seed = checked_seed(seed)
        super().reset(seed=seed)
        stream = check_number("stream", (options or {}).get("stream", 0), 0, 1 << 32)
        if seed is None and not self._seeded:
            seed = int(self.np_random.integers(1 << 63))
        if seed is None:
            self.session.leave_round()
        else:
            self._begin_run(seed, stream)
        self.session.begin()
        return self._told()

    def _begin_run(self, seed: int, stream: int) -> None:
        self._seeded = True
        self.session.seed(seed, stream)
        own = stream_seed(seed, stream)
        self.session.opponents = {
            seat: _player(who, SplitMix64.stream(own, seat))
            for seat, who in self._opponents.items()
        }

    def _told(self) -> tuple[Seen, dict[str, Any]]:
        if self.render_mode == "human":
            self.render()
        return seen(self.session, self.seat), info(self.session, self.seat)

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Does an action; the others play until the seat is asked again or the round is over.

        Raises:
            IllegalActionError: it is not in the mask and ``illegal="error"``; nothing has changed.
            SettingError: it is no whole number.
            RoundOverError: the round is over.
            BotError: an opponent does what it may not.
        """
        self.session.step(check_action(action))
        found, more = self._told()
        ended = self.session.ended
        reward = self.session.rewards()[self.seat]
        return found, reward, ended in (l.ENDED, l.FORFEIT), ended == l.CUT_OFF, more

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask as MaskablePPO asks for it: bool[actions]."""
        return np.array(self.session.mask(self.seat), np.bool_)

    def render(self) -> Any:
        """The whole position as text, hidden cards included; ``human`` prints it."""
        if self.render_mode is None:
            return None
        text = self.session.game.position()
        if self.render_mode == "ansi":
            return text
        print(text, end="\n\n")  # noqa: T201 - what render_mode="human" asks for
        return None


def _seated(opponents: Opponent | Sequence[Opponent], table: Table) -> dict[int, Opponent]:
    """Who plays each of the other seats.

    Raises:
        OneLeftError: an unknown name, no bot, or not one for each seat.
    """
    others = [seat for seat in range(table.seats) if seat != table.learner]
    if isinstance(opponents, Sequence) and not isinstance(opponents, str):
        players = list(opponents)
        if len(players) != len(others):
            raise SettingError("opponents", opponents, f"one, or one for each of {len(others)}")
    else:
        players = [opponents] * len(others)
    for who in players:
        if isinstance(who, str):
            if who not in OPPONENTS:
                raise ChoiceError("opponent", who, OPPONENTS)
        elif not (hasattr(who, "choose") and hasattr(who, "react")):
            raise SettingError("opponents", who, "bots or their names")
    return dict(zip(others, players, strict=True))


def _player(who: Opponent, generator: SplitMix64) -> Bot | Uniform:
    if not isinstance(who, str):
        return who
    return Uniform() if who == UNIFORM else make_bot(who, generator)

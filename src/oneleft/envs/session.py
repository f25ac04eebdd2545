"""One table on the interpreted law, from decision to decision: what the environments stand on.

A :class:`Session` keeps a :class:`~oneleft.game.Game`, so that bots get views, positions can be
shown and events be read. Who is asked, what is seen and what comes of an action is told by the
functions that the compiled environments run too, and outcomes come from the same generator in the
same way: both give the same numbers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from oneleft.bots import Bot
from oneleft.chance import CARD
from oneleft.envs import layout as l
from oneleft.envs.errors import BotError, IllegalActionError, NeverAskedError, RoundOverError
from oneleft.envs.many import any_action
from oneleft.envs.recall import rows
from oneleft.envs.table import DRIVERS, FEATURES, Table
from oneleft.game import Game
from oneleft.kernel.cards import bring_up
from oneleft.kernel.state import NOBODY
from oneleft.moves import Move
from oneleft.splitmix import SplitMix64, below


class Uniform:
    """The benchmark's random player: it knows what the law says is open, and nothing else."""

    name = "uniform"


class _Dealer:
    """Outcomes as the drivers pick them: by place, off the generator of the table."""

    def __init__(self, game: Game, g: list[int]) -> None:
        self.game = game
        self.g = g

    def choose(self, kind: str, options: Sequence[int]) -> int:
        """The index of the outcome; of cards, the one that comes to lie on top of the stock."""
        index = below(self.g, len(options))
        if kind == CARD:
            bring_up(self.game._state, index)
        return index

    def begin_round(self, number: int) -> None:
        """Nothing to do."""


class Session:
    """A table at which rounds are played, one after the other.

    Args:
        table: the settings.
        opponents: by seat, who plays there; the other seats are asked.

    Attributes:
        game: the round in progress.
        actor: the seat that is asked; NOBODY when the round is over.
        ended: 0, or how the round ended: ENDED, CUT_OFF or FORFEIT.
        offender: the seat that forfeited the round, or NOBODY.
    """

    game: Game

    def __init__(self, table: Table, opponents: Mapping[int, Bot | Uniform] | None = None) -> None:
        self.table = table
        self.opponents = dict(opponents or {})
        self.ended = 0
        self.offender = NOBODY
        self._r = table.rule_vector()
        self._c = table.settings()
        self._e = [0] * l.NODE_SIZE
        self._g = [0, 0]
        spans = l.ACTIONS[table.game].spans
        self._plays, self._pass = spans[0].count, spans[-1].first

    @property
    def drivers(self) -> Any:
        """The drivers of the game: a module, looked up so that a session can be copied."""
        return DRIVERS[self.table.game]

    @property
    def features(self) -> Any:
        """What is seen and may be done, likewise."""
        return FEATURES[self.table.game]

    # ------------------------------------------------------------------ rounds

    def seed(self, seed: int, stream: int = 0) -> None:
        """Sets the generator; the first round is number ``stream`` of the run."""
        self._g[:] = SplitMix64.stream(seed, stream).state
        self._e[l.E_ROUND] = stream

    @property
    def actor(self) -> int:
        """The seat that is asked, NOBODY when the round is over."""
        return NOBODY if self.game.is_over else self._e[l.E_ACTOR]

    def begin(self) -> None:
        """Begins a round and goes on to the first decision; rounds without one are not seen.

        Raises:
            NeverAskedError: there is none, round after round.
        """
        self.ended = 0
        self.offender = NOBODY
        first = self.table.first
        for _ in range(l.MOST_UNSEEN):
            turn = self._e[l.E_ROUND] % self.table.seats
            self.game = Game(self.table.rules, self.table.seats, turn if first == NOBODY else first)
            self.game.chance = _Dealer(self.game, self._g)
            self.game._run_chance([])
            self._e[l.E_WINDOW] = self._e[l.E_ASKED] = self._e[l.E_STEPS] = 0
            self._e[l.E_LOGGED] = 0
            self._e[l.E_PLAYER] = NOBODY
            self._advance()
            if not self.game.is_over:
                return
            self._e[l.E_ROUND] += 1
        raise NeverAskedError(self.table.learner)

    def leave_round(self) -> None:
        """Counts the round, so that the next one begins with the next seat."""
        self._e[l.E_ROUND] += 1

    def _advance(self) -> None:
        """On to the next decision of a seat that is asked, or to the end of the round."""
        while not self.game.is_over:
            act = self.drivers.find_actor(self._r, self.game._state, self._e)
            seat = self._e[l.E_ACTOR]
            if act == l.UNDECIDED:
                if seat not in self.opponents:
                    return
                act = self._opponent_act(seat)
            if act != l.UNDECIDED:
                self._do(seat, act)

    def _do(self, seat: int, act: int) -> None:
        """Does an act that the law accepts."""
        self.drivers.note_act(self.game._state, self._c, self._e, seat, act)
        self.game.play(seat, Move(self.table.game, act))

    # ------------------------------------------------------------------ opponents

    def _opponent_act(self, seat: int) -> int:
        """The act of a seat that is not asked; UNDECIDED: it lets a window pass."""
        bot = self.opponents[seat]
        s = self.game._state
        if isinstance(bot, Uniform):
            return int(self.drivers.unasked_act(self._r, s, self._c, self._e, self._g, seat))
        window = bool(self._e[l.E_WINDOW])
        view = self.game.view(seat)
        move = bot.react(view) if window else bot.choose(view)
        if window and (move is None or str(move) in ("pass", "accept")):
            return int(self.drivers.let_pass(self._r, s, self._c, self._e, seat))
        move = self._checked(bot, seat, move)
        action = self.features.env_action(s, seat, move.action, self.table.windows)
        if 0 <= action < self._plays and self.table.windows == l.AUTO:  # the call is automatic
            return int(self.features.law_act(self._r, s, self._c, seat, action))
        return move.action

    def _checked(self, bot: Bot, seat: int, move: Move | None) -> Move:
        """The move, if the law accepts it.

        Raises:
            BotError: it does not, or it is no move.
        """
        if not isinstance(move, Move):
            raise BotError(bot.name, seat, repr(move), "it is no move", self.game.position())
        verdict = self.game.verdict(seat, move)
        if verdict.is_refused:
            reason = self.game.reason(verdict.code, seat, move).sentence
            raise BotError(bot.name, seat, str(move), reason, self.game.position())
        return move

    # ------------------------------------------------------------------ decisions

    def step(self, action: int) -> None:
        """Does an action of the seat that is asked, and goes on to the next decision.

        Raises:
            IllegalActionError: the action is not in the mask and that is an error.
            RoundOverError: the round is over.
        """
        seat = self.actor
        if self.ended or seat == NOBODY:
            raise RoundOverError
        mask = self.mask(seat)
        if not (0 <= action < len(mask) and mask[action]):
            if self.table.illegal == l.ILLEGAL_ERROR:
                raise illegal_action(self.table, self.game, seat, action)
            if self.table.illegal == l.ILLEGAL_LOSE:
                self.ended = l.FORFEIT
                self.offender = seat
                return
            action = any_action(self._c, self._g, mask, 0)
        act = self.features.law_act(self._r, self.game._state, self._c, seat, action)
        if action == self._pass:
            self._e[l.E_ASKED] += 1
        if act != l.UNDECIDED:
            self._do(seat, act)
        self._e[l.E_STEPS] += 1
        self._advance()
        if self.game.is_over:
            self.ended = l.ENDED
        elif 0 < self.table.max_steps <= self._e[l.E_STEPS]:
            self.ended = l.CUT_OFF

    def rewards(self) -> list[float]:
        """What each seat has won, in points; zero while the round goes on or was cut off."""
        out = [0] * self.table.seats
        if self.ended == l.ENDED:
            self.drivers.write_rewards(self._r, self.game._state, self._c, out, 0)
        elif self.ended == l.FORFEIT:
            out[self.offender] = self._c[l.C_ILLEGAL_REWARD]
        return [units / l.REWARD_UNIT for units in out]

    # ------------------------------------------------------------------ what is seen

    def observation(self, seat: int) -> list[int]:
        """What ``seat`` sees: ``table.observation_size`` numbers."""
        out = [0] * self.table.observation_size
        state = self.game._state
        self.features.observe_all(self._r, state, self._c, self._e, seat, out, 0)
        return out

    def mask(self, seat: int) -> list[int]:
        """What ``seat`` may do now: zeros unless it is asked."""
        out = [0] * self.table.action_count
        if seat == self.actor and not self.ended:
            window = self._e[l.E_WINDOW]
            self.features.node_mask(self._r, self.game._state, self._c, seat, window, out, 0)
        return out

    def recall(self, seat: int) -> list[list[int]]:
        """All that ``seat`` has seen in this round: see ``recall.py``."""
        return rows(self.game.events_for(seat), seat, self.table.seats)

    def action_text(self, action: int) -> str:
        """An action of the seat that is asked as a move: ``R5!``, ``draw``, ``catch B``."""
        return move_text(self.table, self.game, self._e[l.E_ACTOR], action)


def move_text(table: Table, game: Game, seat: int, action: int) -> str:
    """An action as text: as a move, or by its place in the table."""
    if not 0 <= action < table.action_count:
        return "no action"
    features: Any = FEATURES[table.game]
    c = table.settings()
    act = features.law_act(game.rule_vector, game.state, c, seat, action)
    return "pass" if act == l.UNDECIDED else str(game.law.move(game.state, act))


def illegal_action(
    table: Table, game: Game, seat: int, action: int, env: int = 0
) -> IllegalActionError:
    """The error of an action that is not in the mask, with the law's reason where it has one."""
    reason = f"there are actions 0 to {table.action_count - 1}"
    if 0 <= action < table.action_count:
        features: Any = FEATURES[table.game]
        act = features.law_act(game.rule_vector, game.state, table.settings(), seat, action)
        reason = "it is not open here"
        if act != l.UNDECIDED:
            why = game.why_not(seat, game.law.move(game.state, act))
            reason = reason if why is None else f"{why.sentence} ({why.clause})"
    text = move_text(table, game, seat, action)
    return IllegalActionError(action, text, seat, reason, game.position(), env)

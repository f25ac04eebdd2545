"""Games in Python, where bots sit: the same chance, the same rows as the compiled drivers give.

Bots play through :class:`oneleft.game.Game` and :class:`oneleft.match.Match` and see their view.
What named players choose and what is noted comes from the drivers themselves, interpreted. UNO is
called as soon as it may be, for everybody; what a bot calls itself changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType, ModuleType

from oneleft.bots import acts
from oneleft.bots.acts import read_act
from oneleft.bots.table import Bot, checked_move
from oneleft.chance import CARD, DIE, ROLL
from oneleft.game import Game
from oneleft.kernel import cards, dice
from oneleft.kernel import state as k
from oneleft.kernel.compiled import KERNEL_MODULES, interpreted
from oneleft.laws import Due
from oneleft.match import Match
from oneleft.moves import Move
from oneleft.sim.columns import (
    C_DEALER,
    C_RESHUFFLES,
    C_RETURNED,
    C_ROUNDS,
    C_TURNS,
    C_WINNER,
    C_WINNERS,
)
from oneleft.sim.engine import sim_build
from oneleft.sim.errors import PlayerError
from oneleft.sim.policies import Policy
from oneleft.sim.refusals import position_of, refused_act
from oneleft.sim.request import MATCHES, Request
from oneleft.splitmix import SplitMix64, below, one_of
from oneleft.vectors import Vector

DRIVERS: Mapping[str, ModuleType] = MappingProxyType(
    {game: interpreted(sim_build(game)) for game in KERNEL_MODULES}
)
"""The drivers of each game as plain Python, under their names."""
Chooser = Callable[[Game], int]
"""Gives the act of the seat that owes one."""


class _Limited(Exception):  # noqa: N818 (no error: the round is broken off)
    """A round has had its turns."""


class Table:
    """Plays the games of a request, one after the other."""

    def __init__(self, request: Request) -> None:
        self.request = request
        self.is_cards = request.rules.game == "cards"
        self.drivers: ModuleType = DRIVERS[request.rules.game]
        self.row_size: int = self.drivers.ROW_SIZE
        self._functions = {policy: interpreted_policy(policy) for policy in request.policies}
        self._generator = SplitMix64(0)
        self._number = 0
        self._row: list[int] = []
        self._choosers: list[Chooser] = []

    def play(self, number: int) -> list[int]:
        """The row of game ``number``.

        Raises:
            PlayerError: a player has chosen what is refused, or has failed.
        """
        request = self.request
        self._number = number
        self._generator = SplitMix64(0)
        self._row = [0] * self.row_size
        g = self._generator.state
        self.drivers.begin_row(g, request.seed, number, self._row, 0)
        self._choosers = [self._seated(seat) for seat in range(request.seats)]
        if request.unit == MATCHES:
            self._play_match()
        else:
            self._play_one(number)
        return self._row

    def _play_one(self, number: int) -> None:
        rules = self.request.rules
        way = getattr(rules, "first_dealer" if self.is_cards else "first_starter")
        first = None if way == "fixed" else number % self.request.seats
        game = Game(rules, self.request.seats, first)
        self._play_round(game)
        self._row[C_DEALER] = game.field(k.DEALER if self.is_cards else k.D_STARTER)

    def _play_match(self) -> None:
        match = Match(self.request.rules, self.request.seats)
        while True:
            is_first = self._row[C_ROUNDS] == 0
            ended = self._play_round(match.game)
            if is_first:
                self._row[C_DEALER] = match.first_of_round()
            if not ended:
                return
            if match.is_over:
                self._note_winners(match)
                return
            if self._row[C_ROUNDS] >= self.drivers.MOST_ROUNDS:
                self.drivers.give_up(self._row, 0)
                return
            match.next_round()

    def _note_winners(self, match: Match) -> None:
        winners = match.winners
        self._row[C_WINNERS] = sum(1 << seat for seat in winners)
        self._row[C_WINNER] = min(winners, default=k.NOBODY)

    # ------------------------------------------------------------------ a round

    def _play_round(self, game: Game) -> bool:
        """Plays a round out and notes its end; False if it was broken off."""
        seats = self.request.seats
        try:
            self._open(game)
            self._go_on(game)
            end = self.drivers.DONE
        except _Limited:
            end = self.drivers.LIMITED
        self.drivers.note_end(game.rule_vector, game._state, seats, end, self._row, 0)
        return bool(end == self.drivers.DONE)

    def _open(self, game: Game) -> None:
        """The deal and the first card, or the center die and the hands."""
        s = game._state
        row = self._row
        if self.is_cards:
            while s[k.PHASE] <= k.P_TURN_UP:
                is_first = s[k.PHASE] == k.P_TURN_UP
                self._deal(game)
                if is_first and s[k.PHASE] == k.P_TURN_UP:
                    row[C_RETURNED] += 1
        else:
            while s[k.D_PHASE] <= k.DP_HANDS:
                self._deal(game)
        self.drivers.note_opening(s, row, 0)

    def _go_on(self, game: Game) -> None:
        turns = 0
        play = k.P_PLAY if self.is_cards else k.DP_LOOK
        while not game.is_over:
            if game.due is not None:
                self._note_chance_and_deal(game)
                continue
            seat = game.turn
            assert seat is not None
            if game.field(k.PHASE if self.is_cards else k.D_PHASE) == play:
                if turns == self.request.limit:
                    raise _Limited
                turns += 1
                self._row[C_TURNS] += 1
            self._act(game, seat)

    def _note_chance_and_deal(self, game: Game) -> None:
        s = game._state
        if self.is_cards:
            phase, laid = s[k.PHASE], s[k.DISCARD]
            self._deal(game)
            self.drivers.note_chance(s, phase, laid, self._row, 0)
        else:
            due = game.due
            assert due is not None
            action = k.CHANCE_DIE if due.kind == DIE else k.CHANCE_POSITION
            self.drivers.note_chance(s, action, self._row, 0)
            self._deal(game)

    def _act(self, game: Game, seat: int) -> None:
        act = self.drivers.uncalled(self._chosen(game, seat))
        self._need_open(game, seat, act)
        s = game._state
        r = game._vector
        if self.is_cards:
            self.drivers.note_act(r, s, seat, act, self._row, 0)
            stock = s[k.STOCK]
            game.play(seat, game.law.move(s, self._with_call(game, seat, act)))
            if s[k.STOCK] > stock:
                self._row[C_RESHUFFLES] += 1
        else:
            due = self.drivers.note_act(r, s, seat, act, self._row, 0)
            game.play(seat, game.law.move(s, self._with_call(game, seat, act)))
            if due > 0:
                self.drivers.note_forced(s, due, self._row, 0)
        self._call(game)

    def _with_call(self, game: Game, seat: int, act: int) -> int:
        """The same act, with UNO where it is a play that a call fits (AC-26)."""
        r, s = game._vector, game._state
        if self.is_cards:
            is_play = 0 <= act < k.WITH_UNO and act & 15 != 15
            return act + k.WITH_UNO if is_play and cards.call_fits_play(r, s, seat, act) else act
        is_play = 0 <= act < k.DICE_PLAYS
        return act + k.DICE_WITH_UNO if is_play and s[k.D_COUNT + seat] == 2 else act

    def _call(self, game: Game) -> None:
        """Calls UNO for whoever owes it all the same, as after a swap of hands (AC-32)."""
        owes = game.field(k.OWES if self.is_cards else k.D_OWES)
        call = k.CALL if self.is_cards else k.DICE_CALL
        for seat in range(self.request.seats):
            if owes >> seat & 1 and not game.is_over and game.due is None:
                move = Move(game.rules.game, call)
                if game.verdict(seat, move).is_lawful:
                    game.play(seat, move)

    def _need_open(self, game: Game, seat: int, act: int) -> None:
        status = [0] * self.drivers.STATUS_SIZE
        if not self.drivers.is_open(game._vector, game._state, seat, act, status):
            code = status[self.drivers.STATUS_CODE]
            name = self.request.player_name(seat)
            raise refused_act(game.rules, game.state, name, self._number, seat, act, code)

    # ------------------------------------------------------------------ who chooses

    def _chosen(self, game: Game, seat: int) -> int:
        """The act of a player; what it raises stops the run with the position.

        Raises:
            PlayerError: the player has failed.
        """
        try:
            return self._choosers[seat](game)
        except (Exception, SystemExit) as error:
            name = self.request.player_name(seat)
            why = f"{type(error).__name__}: {error}"
            where = position_of(game)
            raise PlayerError(name, seat, "", why, game=self._number, position=where) from error

    def _seated(self, seat: int) -> Chooser:
        """The chooser of a seat.

        Raises:
            PlayerError: there is no bot to be had.
        """
        try:
            return self._chooser(seat)
        except (Exception, SystemExit) as error:
            name = self.request.player_name(seat)
            why = f"{type(error).__name__}: {error}"
            raise PlayerError(name, seat, "", why, game=self._number, position="") from error

    def _chooser(self, seat: int) -> Chooser:
        player = self.request.players[seat]
        generator = self._generator
        if isinstance(player, str):
            choose = getattr(self.drivers, f"{player}_act")
            return lambda game: int(choose(game._vector, game._state, generator.state, seat))
        if isinstance(player, Policy):
            function = self._functions[player]
            view = [0] * (k.CARD_STATE_SIZE if self.is_cards else k.DICE_STATE_SIZE)

            def by_policy(game: Game) -> int:
                self.drivers.blind(game._state, view, seat)
                return int(function(game.rule_vector, view, generator.state, seat))

            return by_policy
        bot = player(generator)
        return lambda game: _bots_act(bot, game, seat)

    # ------------------------------------------------------------------ chance

    def _deal(self, game: Game) -> None:
        due = game.due
        assert due is not None
        game.deal(self._outcome(game, due))

    def _outcome(self, game: Game, due: Due) -> int:
        """The outcome that ``chance_act`` of the drivers gives: the same numbers, in order."""
        g = self._generator.state
        if due.kind == CARD:
            return cards.bring_up(game._state, below(g, len(due.options)))
        if due.kind == DIE:
            return dice.pick_die(game._state, below(g, len(due.options)))
        if due.kind == ROLL:
            return below(g, len(due.options))
        place = k.ACTIVE if self.is_cards else k.D_ACTIVE
        return one_of(g, game._state[place])


def _bots_act(bot: Bot, game: Game, seat: int) -> int:
    """What a bot chooses; if it calls UNO first, it is asked once more: calls are automatic.

    A victim that passes lets the Wild Draw Four stand: as nobody else claims, it accepts.
    """
    view = game.view(seat)
    move = checked_move(game, bot.choose(view))
    if read_act(move).kind == acts.CALL:
        move = checked_move(game, bot.choose(view))
    if read_act(move).kind == acts.PASS and move in view.legal:
        move = next((each for each in view.legal if read_act(each).kind == acts.ACCEPT), move)
    return move.action


def interpreted_policy(policy: Policy) -> Callable[[list[int], Vector, Vector, int], int]:
    """The function of a policy, to be run by Python."""
    space: dict[str, object] = {"__name__": f"policy {policy.name}"}
    exec(compile(policy.text, policy.file, "exec"), space)
    found: Callable[[list[int], Vector, Vector, int], int] = space["policy"]  # type: ignore[assignment]
    return found


__all__ = ["Table", "interpreted_policy"]

"""Players of many rounds: who they are, and the acts of bots at a table."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TypeAlias

from oneleft.bots import BOTS, Bot, make_bot, next_act
from oneleft.bots.table import checked_move
from oneleft.errors import ChoiceError, IllegalMoveError
from oneleft.game import Game
from oneleft.moves import Move
from oneleft.rules import CardRules
from oneleft.sim.errors import PlayerError, RequestError
from oneleft.sim.request import unfit
from oneleft.splitmix import SplitMix64
from oneleft.views import View

BotFactory: TypeAlias = Callable[[SplitMix64], Bot]
Player: TypeAlias = str | BotFactory
"""``random`` or ``greedy``, or what makes a bot from the generator that is its own."""
MOST_ACTS = 20_000
"""Acts of seats after which a round is left: some rules hardly ever end a round."""


def player_name(player: Player) -> str:
    """The name of a player, as reports give it."""
    if isinstance(player, str):
        return player
    return str(getattr(player, "__qualname__", type(player).__qualname__))


def check_players(players: Sequence[Player], seats: int) -> tuple[Player, ...]:
    """A player for every seat: one for all, or one each.

    Raises:
        ChoiceError: there is no such player.
        RequestError: too many or too few.
    """
    for player in players:
        if isinstance(player, str) and player not in BOTS:
            raise ChoiceError("player", player, tuple(BOTS))
        if not isinstance(player, str) and not callable(player):
            raise unfit("players", player, "a name or what makes a bot")
    if len(players) == 1:
        return tuple(players) * seats
    if len(players) != seats:
        text = f"{len(players)} players for {seats} seats: give one for all, or one a seat"
        raise RequestError("error-sim-players", text, players=len(players), seats=seats)
    return tuple(players)


def seat_bot(player: Player, generator: SplitMix64) -> Bot:
    """The bot of a player; named ones call, catch and claim as at a table.

    Raises:
        RequestError: there is no bot to be had.
    """
    if isinstance(player, str):
        return make_bot(player, generator)
    try:
        return player(generator)
    except (Exception, SystemExit) as error:
        name, why = player_name(player), f"{type(error).__name__}: {error}"
        text = f"{name}: no bot is there: {why}"
        raise RequestError("error-sim-bot", text, text=name, why=why) from error


@dataclass(frozen=True, slots=True)
class _Asked:
    """A bot that is asked for moves: what it raises, and what is no move, is told with its name.

    Attributes:
        name: of its player, as reports give it.
        number: of the game in the run.
    """

    bot: Bot
    name: str
    seat: int
    number: int
    game: Game

    def choose(self, view: View) -> Move:
        """The act of the seat that owes one."""
        with self._told():
            return checked_move(self.game, self.bot.choose(view))

    def react(self, view: View) -> Move | None:
        """An act out of turn, or None."""
        with self._told():
            move = self.bot.react(view)
            return None if move is None else checked_move(self.game, move)

    @contextmanager
    def _told(self) -> Generator[None]:
        try:
            yield
        except (Exception, SystemExit) as error:
            why = f"{type(error).__name__}: {error}"
            where = self.game.position()
            raise PlayerError(
                self.name, self.seat, "", why, game=self.number, position=where
            ) from error


def acts_of(
    game: Game,
    bots: Mapping[int, Bot],
    names: Mapping[int, str],
    *,
    number: int,
    pay: Callable[[Game], object] | None = None,
    most: int = MOST_ACTS,
) -> Iterator[tuple[int, Move]]:
    """Lets bots play a round; gives each act before it is done.

    Args:
        game: the round.
        bots: by seat.
        names: of the players, by seat.
        number: of the game in the run, for errors.
        pay: brings what chance owes, where the game has no source of its own.
        most: acts after which it is left off.

    Raises:
        PlayerError: a bot does what the law refuses, or fails.
    """
    last = 0
    asked = {seat: _Asked(bot, names[seat], seat, number, game) for seat, bot in bots.items()}
    for _ in range(most):
        act = next_act(game, asked, last)
        if act is None:
            return
        yield act.seat, act.move
        try:
            game.play(act.seat, act.move)
        except IllegalMoveError as error:
            raise PlayerError(
                names[act.seat],
                act.seat,
                error.move,
                f"{error.reason.sentence} ({error.clause})",
                game=number,
                position=error.position,
                reason=error.reason,
            ) from error
        last = act.seat
        if pay is not None:
            pay(game)


def winners_of(game: Game) -> frozenset[int]:
    """The seats that have won a round, partners alike; none while it goes on."""
    outcome = game.outcome
    if outcome is None or outcome.winner is None:
        return frozenset()
    winners = {outcome.winner}
    if isinstance(game.rules, CardRules) and game.rules.teams == "2v2":
        winners.add((outcome.winner + 2) % game.seats)
    return frozenset(winners)

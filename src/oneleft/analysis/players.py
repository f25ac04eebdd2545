"""Players of many rounds: who they are, and the acts of bots at a table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeAlias

from oneleft.bots import BOTS, Bot, make_bot, next_act
from oneleft.errors import ChoiceError, IllegalMoveError
from oneleft.game import Game
from oneleft.moves import Move
from oneleft.rules import CardRules
from oneleft.sim.errors import PlayerError, RequestError
from oneleft.splitmix import SplitMix64

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
    if len(players) == 1:
        return tuple(players) * seats
    if len(players) != seats:
        text = f"{len(players)} players for {seats} seats: give one for all, or one a seat"
        raise RequestError("error-sim-players", text, players=len(players), seats=seats)
    return tuple(players)


def seat_bot(player: Player, generator: SplitMix64) -> Bot:
    """The bot of a player; named ones call, catch and claim as at a table."""
    return make_bot(player, generator) if isinstance(player, str) else player(generator)


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
        PlayerError: a bot does what the law refuses.
    """
    last = 0
    for _ in range(most):
        act = next_act(game, bots, last)
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

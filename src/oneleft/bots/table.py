"""The protocol of bots, and who acts next at a table where bots sit."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple, Protocol

from oneleft.bots.greedy_bot import GreedyBot
from oneleft.bots.random_bot import RandomBot
from oneleft.events import SPECTATOR
from oneleft.game import Game
from oneleft.moves import Move
from oneleft.splitmix import SplitMix64
from oneleft.views import CardView, View


class Bot(Protocol):
    """A player that is a program. It knows its view and nothing else."""

    @property
    def name(self) -> str:
        """The name by which the bot is asked for, such as ``greedy``."""
        ...

    def choose(self, view: View) -> Move:
        """The act of ``view.viewer``, who owes one: a move of ``view.legal`` or ``view.bluffs``."""
        ...

    def react(self, view: View) -> Move | None:
        """An act out of turn (catch, late call, jump-in, claim, pass), or None to let it be."""
        ...


class NextAct(NamedTuple):
    """Who acts, and how."""

    seat: int
    move: Move


BOTS: Mapping[str, type[RandomBot] | type[GreedyBot]] = MappingProxyType(
    {"random": RandomBot, "greedy": GreedyBot}
)


def make_bot(name: str, generator: SplitMix64) -> Bot:
    """A bot by its name; ``generator`` is its own, and all its randomness.

    Raises:
        KeyError: there is no such bot.
    """
    return BOTS[name](generator)


def checked_move(game: Game, move: object) -> Move:
    """What a bot has answered, if it is a move of this game.

    Raises:
        TypeError: it is not; what the law thinks of the move is not asked here.
    """
    if not isinstance(move, Move):
        raise TypeError(f"a Move is needed, not {move!r}")
    if move.game != game.rules.game:
        raise TypeError(f"a move of {game.rules.game} is needed, not {move!r}")
    return move


def window_is_open(game: Game) -> bool:
    """Whether a seat out of turn may find something to do; public, as the window itself is."""
    if game.is_over:
        return False
    view = game.view(SPECTATOR)
    jump = isinstance(view, CardView) and view.jump and view.rules.jump_in
    return bool(view.owes) or jump or view.phase == "claim"


def reaction(game: Game, bots: Mapping[int, Bot], after: int = 0) -> NextAct | None:
    """The first bot out of turn that wants to act, asked from the left of ``after``."""
    if not window_is_open(game):
        return None
    turn = game.turn
    for step in range(1, game.seats + 1):
        seat = (after + step) % game.seats
        if seat == turn or seat not in bots or seat not in game.active:
            continue
        move = bots[seat].react(game.view(seat))
        if move is not None:
            return NextAct(seat, move)
    return None


def next_act(game: Game, bots: Mapping[int, Bot], after: int = 0) -> NextAct | None:
    """The next act of a bot: out of turn first, then of the one in turn; None if there is none.

    None means that the round is over, that chance is due, or that a person is to act.
    """
    found = reaction(game, bots, after)
    turn = game.turn
    if found is not None or turn is None or turn not in bots:
        return found
    return NextAct(turn, bots[turn].choose(game.view(turn)))

"""An act that is refused, put into words with the position in which it was chosen."""

from __future__ import annotations

from oneleft.errors import OneLeftError
from oneleft.game import Game
from oneleft.kernel import state as k
from oneleft.reasons import Code
from oneleft.rules import Ruleset
from oneleft.sim.errors import PlayerError
from oneleft.sim.runs import AUTOMATIC

AUTOMATIC_WORDS = (
    "in a simulation UNO is called automatically, nobody catches, jumps in or leaves, "
    "and only the victim claims"
)


def refused_act(
    rules: Ruleset, state: list[int], player: str, game: int, seat: int, act: int, code: int
) -> PlayerError:
    """The error of a player whose act the law refuses with ``code``, or AUTOMATIC."""
    table = Game.at(rules, all_called(rules, state))
    move = table.law.move(table.state, act)
    if code == AUTOMATIC and table.verdict(seat, move).code == Code.NOT_AN_ACT:
        code = Code.NOT_AN_ACT
    reason = None if code == AUTOMATIC else table.reason(Code(code), seat, move)
    why = AUTOMATIC_WORDS if reason is None else f"{reason.sentence} ({reason.clause})"
    return PlayerError(
        player, seat, str(move), why, game=game, position=position_of(table), reason=reason
    )


def all_called(rules: Ruleset, state: list[int]) -> list[int]:
    """The same position, in which whoever holds one card or die has called UNO."""
    s = list(state)
    cards = rules.game == "cards"
    count, seats = (k.COUNT, s[k.SEATS]) if cards else (k.D_COUNT, s[k.D_SEATS])
    s[k.OWES if cards else k.D_OWES] = 0
    ones = sum(1 << seat for seat in range(seats) if s[count + seat] == 1)
    s[k.CALLED if cards else k.D_CALLED] = ones
    return s


def position_of(table: Game) -> str:
    """The position as text; as numbers if it has no notation."""
    try:
        return table.position()
    except OneLeftError:
        return f"state {table.state}"

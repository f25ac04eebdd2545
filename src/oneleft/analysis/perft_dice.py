"""The acts of a position of UNO Dice, as the compiled :mod:`oneleft.analysis.perft` counts them.

Plain Python in the kernels' subset: what ``perft_tree.py`` leaves open, and is put into one
namespace with it.
"""

from __future__ import annotations

from oneleft.analysis.perft_tree import FRAME_STATE, put_act
from oneleft.dice import DICE, POSITIONS
from oneleft.kernel.accepted import is_accepted
from oneleft.kernel.dice import (
    die_is_due,
    legal,
    rolling_die,
    shows_wild,
    starter_is_due,
    verdict,
)
from oneleft.kernel.drivers_dice import STATE_SIZE
from oneleft.kernel.state import (
    CHANCE,
    CHANCE_DIE,
    CHANCE_POSITION,
    CHANCE_SEAT,
    D_ACTIVE,
    D_POUCH,
    D_SEATS,
    D_TURN,
    DICE_ACCEPT,
    DICE_CATCH,
    DICE_CLAIM,
    DICE_DRAW,
    DICE_LEAVE,
    DICE_NAME_COLOR,
    R_FACES,
)
from oneleft.vectors import Vector

FRAME_SIZE = FRAME_STATE + STATE_SIZE
"""The state is the end of a level's frame: see ``perft_tree.py``."""


def list_outcomes(r: Vector, s: Vector, stack: Vector, at: int) -> None:
    """What may come of chance: each die, each face of a roll with its sides, or each seat."""
    if starter_is_due(s):
        for seat in range(s[D_SEATS]):
            if s[D_ACTIVE] >> seat & 1:
                put_act(stack, at, CHANCE, CHANCE_SEAT + seat, 1)
        return
    if die_is_due(s):
        for die in range(DICE):
            if s[D_POUCH] >> die & 1:
                put_act(stack, at, CHANCE, CHANCE_DIE + die, 1)
        return
    sides = R_FACES + rolling_die(s) * POSITIONS
    for position in range(POSITIONS):
        ways = 0
        first = position
        for other in range(POSITIONS):
            if r[sides + other] == r[sides + position]:
                ways += 1
                first = min(first, other)
        if first == position:
            put_act(stack, at, CHANCE, CHANCE_POSITION + position, ways)


def list_owed(r: Vector, s: Vector, stack: Vector, at: int) -> None:
    """The acts of the seat that owes one, without calls, catches and passes."""
    seat = s[D_TURN]
    acts = legal(r, s, seat)
    for die in range(DICE):
        if acts >> die & 1:
            colors = 4 if shows_wild(s, die) else 1
            for color in range(colors):
                put_act(stack, at, seat, die * 4 + color, 1)
    for place in range(4):
        if acts >> DICE + place & 1:
            put_act(stack, at, seat, DICE_DRAW + place, 1)
    for action in range(DICE_ACCEPT, DICE_CLAIM + 1):
        if is_accepted(verdict(r, s, seat, action)):
            put_act(stack, at, seat, action, 1)
    for action in range(DICE_NAME_COLOR, DICE_CATCH):
        if is_accepted(verdict(r, s, seat, action)):
            put_act(stack, at, seat, action, 1)


def list_all(r: Vector, s: Vector, stack: Vector, at: int) -> None:
    """Every accepted act of every seat but leaving and a wild in two steps."""
    for seat in range(s[D_SEATS]):
        for action in range(DICE_LEAVE):
            if is_accepted(verdict(r, s, seat, action)):
                put_act(stack, at, seat, action, 1)

"""The acts of a position of UNO, as the compiled :mod:`oneleft.analysis.perft` counts them.

Plain Python in the kernels' subset: what ``perft_tree.py`` leaves open, and is put into one
namespace with it.
"""

from __future__ import annotations

from oneleft.analysis.perft_tree import FRAME_STATE, put_act
from oneleft.kernel.accepted import is_accepted
from oneleft.kernel.cards import legal, verdict
from oneleft.kernel.drivers_cards import STATE_SIZE, owner
from oneleft.kernel.state import (
    ACCEPT,
    ACTIVE,
    CATCH,
    CHANCE,
    CHANCE_FACE,
    CHANCE_SEAT,
    DEALER_RANDOM,
    LAY,
    MOST_CARD_SEATS,
    P_CUT,
    PHASE,
    PILE,
    R_FIRST_DEALER,
    SEATS,
    STOCK,
    SWAP,
    UNDER,
    WINDOW_ACTS_END,
)
from oneleft.vectors import Vector

FACES_END = 64

# The end of a level's frame: see perft_tree.py.
FRAME_TALLY = FRAME_STATE + STATE_SIZE  # cards that may come, by face
FRAME_SIZE = FRAME_TALLY + FACES_END


def list_outcomes(r: Vector, s: Vector, stack: Vector, at: int) -> None:
    """What may come of chance: each face once, with the number of such cards; or each seat."""
    if s[PHASE] == P_CUT and r[R_FIRST_DEALER] == DEALER_RANDOM:
        for seat in range(s[SEATS]):
            if s[ACTIVE] >> seat & 1:
                put_act(stack, at, CHANCE, CHANCE_SEAT + seat, 1)
        return
    for face in range(FACES_END):
        stack[at + FRAME_TALLY + face] = 0
    for i in range(PILE + s[UNDER], PILE + s[STOCK]):
        stack[at + FRAME_TALLY + s[i]] += 1
    for face in range(FACES_END):
        if stack[at + FRAME_TALLY + face] > 0:
            put_act(stack, at, CHANCE, CHANCE_FACE + face, stack[at + FRAME_TALLY + face])


def list_owed(r: Vector, s: Vector, stack: Vector, at: int) -> None:
    """The acts of the seat that owes one, without calls, catches and jump-ins."""
    seat = owner(s)
    acts = legal(r, s, seat)
    while acts:
        put_act(stack, at, seat, (acts & -acts).bit_length() - 1, 1)
        acts &= acts - 1
    for action in range(ACCEPT, CATCH):
        if is_accepted(verdict(r, s, seat, action)):
            put_act(stack, at, seat, action, 1)
    for action in range(SWAP, SWAP + MOST_CARD_SEATS):
        if is_accepted(verdict(r, s, seat, action)):
            put_act(stack, at, seat, action, 1)


def list_all(r: Vector, s: Vector, stack: Vector, at: int) -> None:
    """Every accepted act of every seat but leaving and a wild in two steps."""
    for seat in range(s[SEATS]):
        for action in range(CHANCE_FACE):
            if not LAY <= action < WINDOW_ACTS_END and is_accepted(verdict(r, s, seat, action)):
                put_act(stack, at, seat, action, 1)

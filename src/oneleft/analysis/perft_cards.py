"""Counting the tree of a position of UNO: the compiled side of :mod:`oneleft.analysis.perft`.

Plain Python in the kernels' subset. Each level of the tree has a frame in ``stack``: the state,
and the acts that are open there; the state ``s`` that the law works on is brought back from it
before every act.
"""

from __future__ import annotations

from oneleft.kernel.cards import apply, chance_is_due, legal, verdict
from oneleft.kernel.drivers_cards import STATE_SIZE, is_accepted, owner
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
    P_OVER,
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

MOST_OPEN_ACTS = 512
FACES_END = 64

# The frame of a level, behind the state.
FRAME_LISTED = STATE_SIZE  # how many acts are open
FRAME_CURSOR = STATE_SIZE + 1  # how many of them have been looked into
FRAME_WEIGHT = STATE_SIZE + 2  # in how many physical ways the level is reached
FRAME_TALLY = STATE_SIZE + 3  # cards that may come, by face
FRAME_ACTS = STATE_SIZE + 3 + FACES_END  # actor, action, ways
FRAME_SIZE = STATE_SIZE + 3 + FACES_END + 3 * MOST_OPEN_ACTS

# What perft adds up in its last argument.
NODES = 0
WEIGHTED = 1


def put_act(stack: Vector, at: int, actor: int, action: int, ways: int) -> None:
    """Adds an act to the frame at ``at``; ``ways``: how many physical outcomes it stands for."""
    n = stack[at + FRAME_LISTED]
    stack[at + FRAME_ACTS + 3 * n] = actor
    stack[at + FRAME_ACTS + 3 * n + 1] = action
    stack[at + FRAME_ACTS + 3 * n + 2] = ways
    stack[at + FRAME_LISTED] = n + 1


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


def enter(r: Vector, s: Vector, stack: Vector, at: int, weight: int, windows: int) -> None:
    """Opens the frame at ``at`` for the state ``s``."""
    for i in range(STATE_SIZE):
        stack[at + i] = s[i]
    stack[at + FRAME_LISTED] = 0
    stack[at + FRAME_CURSOR] = 0
    stack[at + FRAME_WEIGHT] = weight
    if s[PHASE] == P_OVER:
        return
    if chance_is_due(s):
        list_outcomes(r, s, stack, at)
    elif windows != 0:
        list_all(r, s, stack, at)
    else:
        list_owed(r, s, stack, at)


def count_leaves(stack: Vector, at: int, out: Vector) -> None:
    """Adds the children of the frame at ``at`` to ``out``."""
    n = stack[at + FRAME_LISTED]
    ways = 0
    for i in range(n):
        ways += stack[at + FRAME_ACTS + 3 * i + 2]
    out[NODES] += n
    out[WEIGHTED] += ways * stack[at + FRAME_WEIGHT]


def perft(r: Vector, s: Vector, depth: int, windows: int, stack: Vector, out: Vector) -> None:
    """Adds the nodes at ``depth`` (from 1) and their weights to ``out``; ``s`` is as before."""
    level = 0
    enter(r, s, stack, 0, 1, windows)
    while level >= 0:
        at = level * FRAME_SIZE
        if level == depth - 1:
            count_leaves(stack, at, out)
            level -= 1
        elif stack[at + FRAME_CURSOR] == stack[at + FRAME_LISTED]:
            level -= 1
        else:
            i = at + FRAME_ACTS + 3 * stack[at + FRAME_CURSOR]
            stack[at + FRAME_CURSOR] += 1
            for j in range(STATE_SIZE):
                s[j] = stack[at + j]
            apply(r, s, stack[i], stack[i + 1])
            weight = stack[at + FRAME_WEIGHT] * stack[i + 2]
            level += 1
            enter(r, s, stack, level * FRAME_SIZE, weight, windows)
    for j in range(STATE_SIZE):
        s[j] = stack[j]

"""Counting the tree of a position: the compiled side of :mod:`oneleft.analysis.perft`.

Plain Python in the kernels' subset, the same for both games. Each level of the tree has a frame in
``stack``: the acts that are open there, and the state; the state ``s`` that the law works on is
brought back from it before every act.

It leaves open what a game brings: the names declared below are those of the game's law, of
``kernel/drivers_GAME.py`` and of ``perft_GAME.py``. They get their meaning where all modules of a
game are put into one namespace, compiled or interpreted: ``perft.py``.
"""

# ruff: noqa: F821 - the names that a game brings are declared here and bound in perft.py

from __future__ import annotations

from collections.abc import Callable

from oneleft.vectors import Vector

MOST_OPEN_ACTS = 512

# The frame of a level.
FRAME_LISTED = 0  # how many acts are open
FRAME_CURSOR = 1  # how many of them have been looked into
FRAME_WEIGHT = 2  # in how many physical ways the level is reached
FRAME_ACTS = 3  # actor, action, ways
FRAME_STATE = 3 + 3 * MOST_OPEN_ACTS

# What perft adds up in its last argument.
NODES = 0
WEIGHTED = 1

# ------------------------------------------------------------------------------- what a game brings

# The law: kernel/GAME.py, kernel/drivers_GAME.py.
STATE_SIZE: int
apply: Callable[[Vector, Vector, int, int], None]
chance_is_due: Callable[[Vector], bool]
is_over: Callable[[Vector], bool]
# The acts of a position: perft_GAME.py.
FRAME_SIZE: int
list_outcomes: Callable[[Vector, Vector, Vector, int], None]
list_owed: Callable[[Vector, Vector, Vector, int], None]
list_all: Callable[[Vector, Vector, Vector, int], None]

# ----------------------------------------------------------------------------------------- the tree


def put_act(stack: Vector, at: int, actor: int, action: int, ways: int) -> None:
    """Adds an act to the frame at ``at``; ``ways``: how many physical outcomes it stands for."""
    n = stack[at + FRAME_LISTED]
    stack[at + FRAME_ACTS + 3 * n] = actor
    stack[at + FRAME_ACTS + 3 * n + 1] = action
    stack[at + FRAME_ACTS + 3 * n + 2] = ways
    stack[at + FRAME_LISTED] = n + 1


def enter(r: Vector, s: Vector, stack: Vector, at: int, weight: int, windows: int) -> None:
    """Opens the frame at ``at`` for the state ``s``."""
    for i in range(STATE_SIZE):
        stack[at + FRAME_STATE + i] = s[i]
    stack[at + FRAME_LISTED] = 0
    stack[at + FRAME_CURSOR] = 0
    stack[at + FRAME_WEIGHT] = weight
    if is_over(s):
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
                s[j] = stack[at + FRAME_STATE + j]
            apply(r, s, stack[i], stack[i + 1])
            weight = stack[at + FRAME_WEIGHT] * stack[i + 2]
            level += 1
            enter(r, s, stack, level * FRAME_SIZE, weight, windows)
    for j in range(STATE_SIZE):
        s[j] = stack[FRAME_STATE + j]

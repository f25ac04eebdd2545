"""What is accepted, done act by act, and random walks: for the lockstep test, both games.

Plain Python in the kernels' subset. It leaves open what a game brings: the names declared below are
those of the game's law and of ``drivers_GAME.py``. They get their meaning where all modules of a
game are put into one namespace, compiled or interpreted: ``compiled.py``.
"""

# ruff: noqa: F821 - the names that a game brings are declared here and bound in compiled.py

from __future__ import annotations

from collections.abc import Callable

from oneleft.kernel.codes import LAWFUL, OFFENSE
from oneleft.kernel.state import CHANCE, CLOCK
from oneleft.splitmix import Words, below, one_of
from oneleft.vectors import Vector

# ------------------------------------------------------------------------------- what a game brings

# The law: kernel/GAME.py.
apply: Callable[[Vector, Vector, int, int], None]
chance_is_due: Callable[[Vector], bool]
verdict: Callable[[Vector, Vector, int, int], int]
# Who acts, and how: drivers_GAME.py.
STATE_SIZE: int
ACTIONS_END: int
TIME_OUT: int
S_SEATS: int
S_ACTIVE: int
is_over: Callable[[Vector], bool]
owner: Callable[[Vector], int]
chance_act: Callable[[Vector, Vector, Words], int]
wander_act: Callable[[Vector, Vector, Words, int], int]

# --------------------------------------------------------------------------------------- act by act


def is_accepted(code: int) -> bool:
    """Whether an act with this verdict is done."""
    return code == LAWFUL or code >= OFFENSE


def run_actions(r: Vector, s: Vector, acts: Vector, n: int, codes: Vector, trail: Vector) -> int:
    """Does those of ``n`` acts that are accepted; gives how many were.

    ``acts`` holds actor, action, actor, action ...; ``codes[i]`` becomes the verdict on act ``i``
    and ``trail[i*STATE_SIZE :]`` the state after it.
    """
    done = 0
    for i in range(n):
        actor = acts[2 * i]
        action = acts[2 * i + 1]
        code = verdict(r, s, actor, action)
        codes[i] = code
        if is_accepted(code):
            apply(r, s, actor, action)
            done += 1
        for j in range(STATE_SIZE):
            trail[i * STATE_SIZE + j] = s[j]
    return done


def wander(r: Vector, s: Vector, g: Words, acts: Vector, n: int) -> int:
    """Walks at random among all that is accepted, offenses included, and writes down the acts.

    Some of the acts are refused ones. Gives how many acts there are: at most ``n``, fewer if the
    round ends. A stock may come to stand in another order than when the acts are done again.
    """
    for i in range(n):
        if is_over(s):
            return i
        actor = CHANCE
        if below(g, 32) == 0:  # as a rule, refused
            actor = below(g, s[S_SEATS] + 3) - 2
            action = below(g, ACTIONS_END)
        elif chance_is_due(s):
            action = chance_act(r, s, g)
        else:
            actor = wanderer(s, g)
            action = TIME_OUT if actor == CLOCK else wander_act(r, s, g, actor)
        acts[2 * i] = actor
        acts[2 * i + 1] = action
        if is_accepted(verdict(r, s, actor, action)):
            apply(r, s, actor, action)
    return n


def wanderer(s: Vector, g: Words) -> int:
    """Who acts next: as a rule the seat whose turn it is, at times another one or the clock."""
    k = below(g, 64)
    if k == 0:
        return CLOCK
    return one_of(g, s[S_ACTIVE]) if k < 24 else owner(s)

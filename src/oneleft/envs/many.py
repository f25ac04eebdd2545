"""The plumbing of many environments in one call, the same for both games.

Plain Python in the kernels' subset, compiled with the drivers of a game. ``size`` is the length of
the game's state, ``length`` how much of a node is used.
"""

from __future__ import annotations

from oneleft.envs.layout import C_ACTIONS, C_HISTORY, E_LOG, NODE_SIZE
from oneleft.splitmix import Words, below
from oneleft.vectors import Bytes, Vector


def load_one(
    states: Vector,
    nodes: Vector,
    gens: Words,
    i: int,
    size: int,
    length: int,
    s: Vector,
    e: Vector,
    g: Words,
) -> None:
    """Copies environment ``i`` into the working rows."""
    base = i * size
    for j in range(size):
        s[j] = states[base + j]
    base = i * NODE_SIZE
    for j in range(length):
        e[j] = nodes[base + j]
    g[0] = gens[2 * i]
    g[1] = gens[2 * i + 1]


def save_one(
    states: Vector,
    nodes: Vector,
    gens: Words,
    i: int,
    size: int,
    length: int,
    s: Vector,
    e: Vector,
    g: Words,
) -> None:
    """Copies the working rows back."""
    base = i * size
    for j in range(size):
        states[base + j] = s[j]
    base = i * NODE_SIZE
    for j in range(length):
        nodes[base + j] = e[j]
    gens[2 * i] = g[0]
    gens[2 * i + 1] = g[1]


def is_in_mask(c: Vector, masks: Bytes, i: int, action: int) -> bool:
    """Whether an action is in the mask of environment ``i``."""
    size = c[C_ACTIONS]
    return 0 <= action < size and masks[i * size + action] != 0


def first_illegal(c: Vector, acts: Vector, n: int, masks: Bytes) -> int:
    """The first environment whose action is not in its mask, or -1."""
    for i in range(n):
        if not is_in_mask(c, masks, i, acts[i]):
            return i
    return -1


def any_action(c: Vector, g: Words, masks: Bytes, i: int) -> int:
    """One of the actions of a mask, each equally likely."""
    at = i * c[C_ACTIONS]
    count = 0
    for j in range(at, at + c[C_ACTIONS]):
        count += masks[j]
    left = below(g, count)
    j = at
    while not masks[j] or left > 0:
        left -= masks[j]
        j += 1
    return j - at


def random_actions(c: Vector, masks: Bytes, n: int, acts: Vector, g: Words) -> None:
    """One of the actions of each mask, each equally likely: for benchmarks and baselines."""
    for i in range(n):
        acts[i] = any_action(c, g, masks, i)


def node_length(c: Vector) -> int:
    """How much of a node is used: the log stands last, and is not always kept."""
    return NODE_SIZE if c[C_HISTORY] > 0 else E_LOG

"""The plumbing of many environments in one call, the same for both games.

Plain Python in the kernels' subset, compiled with the drivers of a game. ``size`` is the length of
the game's state, ``length`` how much of a node is used.
"""

from __future__ import annotations

from oneleft.envs.layout import C_ACTIONS, C_HISTORY, C_ILLEGAL, E_LOG, ILLEGAL_LOSE, NODE_SIZE
from oneleft.splitmix import Words, below, nth_bit
from oneleft.vectors import Bytes, Vector

NO_ACTION = -1
PACK = 32
"""How many bytes of a mask are looked at in one piece."""
INLINED = ("load_one", "save_one", "is_in_mask", "action_to_do", "packed")
"""The path of an ordinary step: see ``kernel/compiled.py``."""


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


def action_to_do(c: Vector, g: Words, masks: Bytes, i: int, action: int) -> int:
    """The action, or what ``c`` says of one that is not in the mask: another one, or NO_ACTION."""
    if is_in_mask(c, masks, i, action):
        return action
    return NO_ACTION if c[C_ILLEGAL] == ILLEGAL_LOSE else any_action(c, g, masks, i)


def any_action(c: Vector, g: Words, masks: Bytes, i: int) -> int:
    """One of the actions of the mask of environment ``i``, each equally likely; 0 of none."""
    size = c[C_ACTIONS]
    at = i * size
    count = 0
    for j in range(at, at + size):
        count += masks[j]
    left = below(g, count)
    for first in range(0, size, PACK):
        pack = packed(masks, at + first, min(PACK, size - first))
        here = pack.bit_count()
        if left < here:
            return first + nth_bit(pack, left)
        left -= here
    return 0


def packed(masks: Bytes, at: int, count: int) -> int:
    """Up to PACK bytes of a mask as the bits of a number."""
    pack = 0
    for i in range(count):
        pack |= masks[at + i] << i
    return pack


def random_actions(c: Vector, masks: Bytes, n: int, acts: Vector, g: Words) -> None:
    """One of the actions of each mask, each equally likely: for benchmarks and baselines."""
    for i in range(n):
        acts[i] = any_action(c, g, masks, i)


def node_length(c: Vector) -> int:
    """How much of a node is used: the log stands last, and is not always kept."""
    return NODE_SIZE if c[C_HISTORY] > 0 else E_LOG

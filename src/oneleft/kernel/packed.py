"""Small numbers in the words of a vector, four or eight to each, the lowest first.

Compiled, each function is a load or a store, where the processor's bytes are in that order, too
(``kernel/compiled.py``). Plain Python in the kernels' subset.
"""

from __future__ import annotations

from oneleft.splitmix import QUARTER
from oneleft.vectors import Vector

BYTE = 0xFF


def quarter_at(v: Vector, at: int, i: int) -> int:
    """Quarter ``i`` of the words from ``at`` on: 0 to 65535."""
    return v[at + (i >> 2)] >> 16 * (i & 3) & QUARTER


def byte_at(v: Vector, at: int, i: int) -> int:
    """Byte ``i`` of the words from ``at`` on: 0 to 255."""
    return v[at + (i >> 3)] >> 8 * (i & 7) & BYTE


def set_byte(v: Vector, at: int, i: int, x: int) -> None:
    """Byte ``i`` of the words from ``at`` on becomes ``x``, 0 to 255."""
    shift = 8 * (i & 7)
    at += i >> 3
    v[at] = v[at] & ~(BYTE << shift) | x << shift

"""Where users' own policies come in: a build with policies puts its own function in this place."""

from __future__ import annotations

from oneleft.splitmix import Words
from oneleft.vectors import Vector

RANDOM, GREEDY, FIRST_POLICY = 0, 1, 2
"""Kinds of players in the drivers; from FIRST_POLICY on, policies in the order of the request."""
NO_ACT = -1


def policy_act(_r: Vector, _v: Vector, _g: Words, _seat: int, _kind: int) -> int:
    """The act of policy ``_kind`` at the view ``_v``: here there are none."""
    return NO_ACT

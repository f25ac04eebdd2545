"""What only UNO Dice has of the environments: who decides next, chance, the other players, rewards.

Plain Python in the kernels' subset, called by ``loops.py``.

``r`` rules, ``s`` state, ``c`` settings, ``e`` node, ``g`` generator: see ``layout.py``.
"""

from __future__ import annotations

from oneleft.envs.features_dice import may_react
from oneleft.envs.layout import (
    C_REWARD,
    DA_PASS,
    E_ACTOR,
    E_ASKED,
    E_PLAYER,
    E_WINDOW,
    ONE_REWARD,
    REWARD_UNIT,
    UNDECIDED,
)
from oneleft.kernel.codes import LAWFUL
from oneleft.kernel.dice import hand_points, verdict
from oneleft.kernel.drivers_dice import random_act
from oneleft.kernel.state import (
    D_COUNT,
    D_PHASE,
    D_POINTS,
    D_SEATS,
    D_TURN,
    D_WINNER,
    DICE_ACCEPT,
    DICE_PASS,
    DICE_PLAYS,
    DICE_WITH_UNO,
    DP_CLAIM,
    NOBODY,
)
from oneleft.splitmix import Words
from oneleft.vectors import Vector

PASS_ACTION = DA_PASS
INLINED = ("find_actor",)
"""The path of an ordinary step: see ``kernel/compiled.py``."""

# ----------------------------------------------------------------------------------- one decision


def find_actor(r: Vector, s: Vector, e: Vector) -> int:
    """Sets who decides next, where chance is not due and the round is not over.

    Gives an act that the actor does unasked, or UNDECIDED. While a window is open the others are
    asked in order from the player's left, those who can do something; the rest let a Wild Draw Four
    stand. Without windows its victim accepts it.
    """
    e[E_WINDOW] = 0
    player = e[E_PLAYER]
    if player != NOBODY:
        seats = s[D_SEATS]
        while e[E_ASKED] < seats:
            seat = (player + e[E_ASKED]) % seats
            e[E_ACTOR] = seat
            if may_react(r, s, seat):
                e[E_WINDOW] = 1
                return UNDECIDED
            e[E_ASKED] += 1
            if s[D_PHASE] == DP_CLAIM and verdict(r, s, seat, DICE_PASS) == LAWFUL:
                return DICE_PASS
        e[E_PLAYER] = NOBODY
    e[E_ACTOR] = s[D_TURN]
    return DICE_ACCEPT if s[D_PHASE] == DP_CLAIM else UNDECIDED


def random_opponent(r: Vector, s: Vector, g: Words, seat: int) -> int:
    """The act of the benchmark's random player, UNO called where that is right."""
    act = random_act(r, s, g, seat)
    return act + DICE_WITH_UNO if act < DICE_PLAYS and s[D_COUNT + seat] == 2 else act


# ----------------------------------------------------------------------------------------- rewards


def write_rewards(r: Vector, s: Vector, c: Vector, out: Vector, at: int) -> None:
    """What each seat has won in a round that is over, in REWARD_UNITs a point; the sum is 0.

    The winner gets what the others pay: their hands. With ONE_REWARD: 1 for the winner, -1 for the
    others. Nobody wins (AD-31): 0 for all.
    """
    seats = s[D_SEATS]
    winner = s[D_WINNER]
    for i in range(seats):
        out[at + i] = 0
    if winner == NOBODY:
        return
    if c[C_REWARD] == ONE_REWARD:
        for seat in range(seats):
            out[at + seat] = REWARD_UNIT if seat == winner else -REWARD_UNIT
        return
    for seat in range(seats):
        if seat != winner:
            out[at + seat] = -hand_points(s, seat) * REWARD_UNIT
    out[at + winner] = s[D_POINTS + winner] * REWARD_UNIT

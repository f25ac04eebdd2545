"""What only UNO has of the environments: who decides next, chance, the other players, rewards.

Plain Python in the kernels' subset, called by ``loops.py``.

``r`` rules, ``s`` state, ``c`` settings, ``e`` node, ``g`` generator: see ``layout.py``.
"""

from __future__ import annotations

from oneleft.envs.features_cards import may_react, owing
from oneleft.envs.layout import (
    C_REWARD,
    CA_PASS,
    E_ACTOR,
    E_ASKED,
    E_PLAYER,
    E_WINDOW,
    ONE_REWARD,
    REWARD_UNIT,
    UNDECIDED,
)
from oneleft.kernel.cards import (
    call_fits_play,
    hand_points,
    same_side,
)
from oneleft.kernel.drivers_cards import random_answer, random_play
from oneleft.kernel.state import (
    DRAW,
    HAND,
    HIGH,
    NOBODY,
    P_PLAY,
    PHASE,
    POINTS,
    R_SCORING,
    R_TEAMS,
    SCORING_LOW,
    SEATS,
    TURN_ACTS,
    WINNER,
    WITH_UNO,
)
from oneleft.splitmix import Words
from oneleft.vectors import Vector

PASS_ACTION = CA_PASS
INLINED = ("find_actor",)
"""The path of an ordinary step: see ``kernel/compiled.py``."""

# ----------------------------------------------------------------------------------- one decision


def find_actor(r: Vector, s: Vector, e: Vector) -> int:
    """Sets who decides next, where chance is not due and the round is not over.

    Gives an act that the actor does unasked, or UNDECIDED. While a window is open the others are
    asked in order from the player's left, those who can do something.
    """
    e[E_WINDOW] = 0
    player = e[E_PLAYER]
    if player != NOBODY:
        seats = s[SEATS]
        while e[E_ASKED] < seats:
            seat = (player + e[E_ASKED]) % seats
            if may_react(r, s, seat):
                e[E_ACTOR] = seat
                e[E_WINDOW] = 1
                return UNDECIDED
            e[E_ASKED] += 1
        e[E_PLAYER] = NOBODY
    e[E_ACTOR] = owing(s)
    return UNDECIDED


def random_opponent(r: Vector, s: Vector, g: Words, seat: int) -> int:
    """The act of the benchmark's random player, UNO called where that is right."""
    if s[PHASE] == P_PLAY:
        act = random_play(r, s, g, seat, DRAW)
    else:
        act = random_answer(r, s, g, seat)
    if act < TURN_ACTS and act & 15 != 15 and call_fits_play(r, s, seat, act):
        return act + WITH_UNO
    return act


# ----------------------------------------------------------------------------------------- rewards


def write_rewards(r: Vector, s: Vector, c: Vector, out: Vector, at: int) -> None:
    """What each seat has won in a round that is over, in REWARD_UNITs a point; the sum is 0.

    The winner gets what the others pay; a loser pays its hand, less its share of what the winner
    is not given (the winner's own hand where a round is blocked, AC-25). Partners share alike.
    With ONE_REWARD: 1 for the winning side, -1 for the others. Nobody wins: 0 for all.
    """
    seats = s[SEATS]
    winner = s[WINNER]
    for i in range(seats):
        out[at + i] = 0
    if winner == NOBODY:
        return
    if c[C_REWARD] == ONE_REWARD:
        for seat in range(seats):
            won = seat == winner or same_side(r, seat, winner)
            out[at + seat] = REWARD_UNIT if won else -REWARD_UNIT
        return
    total = 0
    hands = 0
    for seat in range(seats):
        total += s[POINTS + seat]
        if seat != winner:
            hands += hand_points(s[HAND + seat], s[HIGH + seat])
    if r[R_TEAMS]:
        for seat in range(seats):
            half = total * (REWARD_UNIT // 2)
            out[at + seat] = half if same_side(r, seat, winner) else -half
        return
    spared = 0 if r[R_SCORING] == SCORING_LOW else (hands - total) * (REWARD_UNIT // (seats - 1))
    for seat in range(seats):
        if seat == winner:
            out[at + seat] = total * REWARD_UNIT
        else:
            out[at + seat] = spared - hand_points(s[HAND + seat], s[HIGH + seat]) * REWARD_UNIT

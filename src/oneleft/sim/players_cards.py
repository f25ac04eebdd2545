"""The players of UNO that run compiled: random, greedy, and what a policy may see.

Plain Python in the kernels' subset. Each player gives the act of the seat that owes one. Calls of
UNO are automatic in a simulation, so no player makes one.
"""

from __future__ import annotations

from oneleft.bots.greedy_bot import (
    ACTION_BONUS,
    FEW,
    FOLLOW_BONUS,
    HAND_BONUS,
    KEPT_BACK,
    MANY,
    URGENT,
    WD4_KEPT_BACK,
)
from oneleft.faces import COLUMN, ROW, SKIP, WILD, WILD_DRAW_FOUR
from oneleft.kernel.cards import (
    is_challengeable,
    lawful_plays,
    most_held_color,
    next_seat,
    previous_seat,
    smallest_hand,
)
from oneleft.kernel.drivers_cards import random_answer, random_play
from oneleft.kernel.state import (
    ACCEPT,
    ACTIVE,
    CHALLENGE,
    COUNT,
    DEALER,
    DIRECTION,
    DISCARD,
    DRAW,
    DRAWN,
    FINAL,
    FORMER,
    HAND,
    HELD,
    HIGH,
    KEEP,
    LAST_PILE,
    NAME_COLOR,
    NAMER,
    NOBODY,
    OFFENDER,
    P_ANSWER,
    P_COLOR,
    P_DRAWN,
    P_OPENING_COLOR,
    P_OVER,
    P_PLAY,
    P_REPLAY,
    P_TARGET,
    PASSES,
    PENDING,
    PHASE,
    PLAYERS,
    R_SEVEN_ZERO,
    SEATS,
    SNAP,
    SNAP_HIGH,
    STACKED,
    STOCK,
    SWAP,
    TAKE,
    TOP,
    TURN,
    UNDER,
    WINNER,
)
from oneleft.splitmix import Words, below
from oneleft.vectors import Vector

LEAST_WORTH = -(1 << 20)

# ---------------------------------------------------------------------------------- random, greedy


def random_act(r: Vector, s: Vector, g: Words, seat: int) -> int:
    """A lawful play at random, a wild counting four, else DRAW; the answers of the benchmark."""
    phase = s[PHASE]
    if phase in (P_PLAY, P_REPLAY):
        return random_play(r, s, g, seat, DRAW)
    return random_answer(r, s, g, seat)


def greedy_act(r: Vector, s: Vector, g: Words, seat: int) -> int:
    """What ``bots.GreedyBot`` chooses at the seat's view, but for its calls of UNO."""
    phase = s[PHASE]
    if phase in (P_OPENING_COLOR, P_COLOR):
        return NAME_COLOR + most_held_color(s, seat)
    if phase == P_TARGET:
        return SWAP + smallest_hand(s, seat)
    plays = lawful_plays(r, s, seat)
    if plays:
        return best_play(r, s, seat, plays)
    if phase == P_PLAY:
        return DRAW
    if phase == P_DRAWN:
        return KEEP
    return greedy_answer(r, s, g, seat)


def greedy_answer(r: Vector, s: Vector, g: Words, seat: int) -> int:
    """Takes what is pending; of those who hold many cards every second one is challenged."""
    if s[TOP] & 15 != WILD_DRAW_FOUR:
        return TAKE
    if is_challengeable(r, s) and s[COUNT + previous_seat(s, seat)] >= MANY and below(g, 2) == 1:
        return CHALLENGE
    return ACCEPT


def best_play(r: Vector, s: Vector, seat: int, plays: int) -> int:
    """The first of the plays that are worth most, in the order of the faces."""
    threat = 1 if s[COUNT + next_seat(s, seat)] <= FEW else 0
    best = NOBODY
    most = LEAST_WORTH
    while plays:
        face = (plays & -plays).bit_length() - 1
        plays &= plays - 1
        worth = play_worth(r, s, seat, face, threat)
        if worth > most:
            most = worth
            best = face
    return best


def play_worth(r: Vector, s: Vector, seat: int, face: int, threat: int) -> int:
    """How much the greedy player would like to play this; only the order means something."""
    rank = face & 15
    fits = ROW << (face >> 4) * 16
    if rank >= WILD:
        follow = FOLLOW_BONUS * held_of(s, seat, fits)
        if rank == WILD:
            return follow - KEPT_BACK
        return follow - WD4_KEPT_BACK + URGENT * threat
    follow = FOLLOW_BONUS * (held_of(s, seat, fits | COLUMN << rank) - 1)  # itself apart
    if rank >= SKIP:
        return 20 + follow + ACTION_BONUS * threat
    if r[R_SEVEN_ZERO] and (rank == 7 or rank == 0):
        follow += HAND_BONUS * hand_gain(s, seat, rank)
    return rank + follow


def held_of(s: Vector, seat: int, faces: int) -> int:
    """How many cards of a hand show one of ``faces``."""
    return (s[HAND + seat] & faces).bit_count() + (s[HIGH + seat] & faces).bit_count()


def hand_gain(s: Vector, seat: int, rank: int) -> int:
    """By how many cards the hand shrinks if a 7 or a 0 moves hands."""
    held = s[COUNT + seat]
    if held < FEW:
        return 0
    if rank == 7:
        return held - 1 - s[COUNT + smallest_hand(s, seat)]
    return held - 1 - s[COUNT + previous_seat(s, seat)]


# --------------------------------------------------------------------------------- what may be seen


def blind(s: Vector, v: Vector, seat: int) -> None:
    """Makes ``v`` what the seat that owes an act may know of ``s``, by allow-list; all else is 0.

    What is public, the hand, the laid cards, the card just drawn, and the seat's own hand at the
    moment of its Wild Draw Four. Not there: other hands, the stock's order, a rival's guilt.
    Nobody owes UNO and no call stands: calls are automatic.
    """
    for i in range(LAST_PILE + 1):
        v[i] = 0
    blind_table(s, v)
    for i in range(s[SEATS]):
        v[COUNT + i] = s[COUNT + i]
    for i in range(LAST_PILE + 1 - s[DISCARD], LAST_PILE + 1):
        v[i] = s[i]
    v[HAND + seat] = s[HAND + seat]
    v[HIGH + seat] = s[HIGH + seat]
    v[DRAWN] = s[DRAWN] if s[PHASE] == P_DRAWN and s[TURN] == seat else NOBODY
    if s[OFFENDER] == seat and (s[PHASE] == P_REPLAY or s[PHASE] == P_ANSWER):
        v[SNAP] = s[SNAP]
        v[SNAP_HIGH] = s[SNAP_HIGH]


def blind_table(s: Vector, v: Vector) -> None:
    """The public fields."""
    v[PHASE] = s[PHASE]
    v[SEATS] = s[SEATS]
    v[ACTIVE] = s[ACTIVE]
    v[PLAYERS] = s[PLAYERS]
    v[DEALER] = s[DEALER]
    v[TURN] = s[TURN]
    v[DIRECTION] = s[DIRECTION]
    v[TOP] = s[TOP]
    v[FORMER] = s[FORMER]
    v[STOCK] = s[STOCK]
    v[UNDER] = s[UNDER]
    v[DISCARD] = s[DISCARD]
    v[PENDING] = s[PENDING]
    v[STACKED] = s[STACKED]
    v[HELD] = s[HELD]
    v[OFFENDER] = s[OFFENDER]
    v[NAMER] = s[NAMER]
    v[PASSES] = s[PASSES]
    v[FINAL] = s[FINAL]
    v[WINNER] = s[WINNER] if s[PHASE] == P_OVER or s[FINAL] else NOBODY

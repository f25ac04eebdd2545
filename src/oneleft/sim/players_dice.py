"""The players of UNO Dice that run compiled: random, greedy, and what a policy may see.

Plain Python in the kernels' subset. Each player gives the act of the seat that owes one. Calls of
UNO are automatic in a simulation, so no player makes one.
"""

from __future__ import annotations

from oneleft.bots.greedy_bot import (
    ACTION_BONUS,
    FEW,
    FOLLOW_BONUS,
    KEPT_BACK,
    URGENT,
    WD4_KEPT_BACK,
)
from oneleft.faces import COLUMN, ROW, SKIP, WILD
from oneleft.kernel.dice import (
    lawful_plays,
    legal,
    most_held_color,
    next_seat,
    showing,
)
from oneleft.kernel.drivers_dice import random_act as random_act  # noqa: PLC0414 (a player, too)
from oneleft.kernel.state import (
    D_ACTIVE,
    D_BARRED,
    D_CENTER,
    D_COUNT,
    D_DIRECTION,
    D_DRAWN,
    D_FACE,
    D_FINAL,
    D_FORMER,
    D_GUILT,
    D_HAND,
    D_HELD,
    D_OFFENDER,
    D_PASSED,
    D_PENDING,
    D_PHASE,
    D_PLAYERS,
    D_POUCH,
    D_REPLAY,
    D_SEATS,
    D_STACKED,
    D_STARTER,
    D_TOP,
    D_TURN,
    D_TURNS,
    D_WAS_DRAWN,
    D_WINNER,
    DICE_ACCEPT,
    DICE_CLAIM,
    DICE_DRAW,
    DICE_KEEP,
    DICE_NAME_COLOR,
    DICE_REROLL,
    DICE_REROLL_BIT,
    DICE_STATE_SIZE,
    DICE_TAKE,
    DP_ANSWER,
    DP_CLAIM,
    DP_COLOR,
    DP_DRAWN,
    DP_OPENING_COLOR,
    NOBODY,
)
from oneleft.splitmix import Words
from oneleft.vectors import Vector

LEAST_WORTH = -(1 << 20)

# ------------------------------------------------------------------------------------------- greedy


def greedy_act(r: Vector, s: Vector, _g: Words, seat: int) -> int:
    """What ``bots.GreedyBot`` chooses at the seat's view, but for its calls of UNO."""
    phase = s[D_PHASE]
    if phase in (DP_OPENING_COLOR, DP_COLOR):
        return DICE_NAME_COLOR + most_held_color(s, seat)
    if phase == DP_CLAIM:
        may_claim = s[D_GUILT] and not s[D_PASSED] >> seat & 1  # all that decides guilt lies open
        return DICE_CLAIM if may_claim else DICE_ACCEPT
    plays = lawful_plays(r, s, seat)
    if plays:
        return best_play(s, seat, plays)
    if phase == DP_ANSWER:
        return DICE_TAKE
    if phase == DP_DRAWN:
        return DICE_KEEP
    return DICE_REROLL if legal(r, s, seat) & DICE_REROLL_BIT else DICE_DRAW


def best_play(s: Vector, seat: int, plays: int) -> int:
    """The first of the plays that are worth most, in the order of the dice and the colors."""
    threat = 1 if s[D_COUNT + next_seat(s, seat)] <= FEW else 0
    best = NOBODY
    most = LEAST_WORTH
    while plays:
        die = (plays & -plays).bit_length() - 1
        plays &= plays - 1
        face = s[D_FACE + die]
        for color in range(4 if face & 15 >= WILD else 1):
            worth = play_worth(s, seat, face + color * 16, threat)
            if worth > most:
                most = worth
                best = die * 4 + color
    return best


def play_worth(s: Vector, seat: int, face: int, threat: int) -> int:
    """How much the greedy player would like to play this; only the order means something."""
    rank = face & 15
    fits = ROW << (face >> 4) * 16
    if rank >= WILD:
        follow = FOLLOW_BONUS * showing(s, seat, fits).bit_count()
        if rank == WILD:
            return follow - KEPT_BACK
        return follow - WD4_KEPT_BACK + URGENT * threat
    follow = FOLLOW_BONUS * (showing(s, seat, fits | COLUMN << rank).bit_count() - 1)
    if rank >= SKIP:
        return 20 + follow + ACTION_BONUS * threat
    return rank + follow


# --------------------------------------------------------------------------------- what may be seen


def blind(s: Vector, v: Vector, _seat: int) -> None:
    """Makes ``v`` what the seats may know of ``s``, by allow-list; all else is 0.

    Of dice everything lies open (D-04). Nobody owes UNO and no call stands: calls are automatic.
    """
    for i in range(DICE_STATE_SIZE):
        v[i] = 0
    blind_table(s, v)
    for i in range(D_COUNT, D_COUNT + s[D_SEATS]):
        v[i] = s[i]
    for i in range(D_HAND, DICE_STATE_SIZE):  # hands, positions and faces are the last fields
        v[i] = s[i]


def blind_table(s: Vector, v: Vector) -> None:
    """The fields of the whole table."""
    v[D_PHASE] = s[D_PHASE]
    v[D_SEATS] = s[D_SEATS]
    v[D_ACTIVE] = s[D_ACTIVE]
    v[D_PLAYERS] = s[D_PLAYERS]
    v[D_STARTER] = s[D_STARTER]
    v[D_TURN] = s[D_TURN]
    v[D_TURNS] = s[D_TURNS]
    v[D_DIRECTION] = s[D_DIRECTION]
    v[D_POUCH] = s[D_POUCH]
    v[D_CENTER] = s[D_CENTER]
    v[D_TOP] = s[D_TOP]
    v[D_HELD] = s[D_HELD]
    v[D_FORMER] = s[D_FORMER]
    v[D_PENDING] = s[D_PENDING]
    v[D_STACKED] = s[D_STACKED]
    v[D_OFFENDER] = s[D_OFFENDER]
    v[D_GUILT] = s[D_GUILT]
    v[D_WAS_DRAWN] = s[D_WAS_DRAWN]
    v[D_BARRED] = s[D_BARRED]
    v[D_REPLAY] = s[D_REPLAY]
    v[D_DRAWN] = s[D_DRAWN]
    v[D_PASSED] = s[D_PASSED]
    v[D_FINAL] = s[D_FINAL]
    v[D_WINNER] = s[D_WINNER]

"""Whole rounds of UNO Dice played by chance: for benchmarks, simulations and the lockstep test.

Plain Python in the kernels' subset. ``compiled.py`` compiles it in one build with ``dice.py``;
interpreted it gives the same numbers. ``g`` is a generator's vector (``oneleft.splitmix``).
"""

from __future__ import annotations

from oneleft.dice import POSITIONS
from oneleft.faces import WILD, WILD_DRAW_FOUR
from oneleft.kernel.accepted import is_accepted
from oneleft.kernel.dice import (
    apply,
    die_is_due,
    lawful_plays,
    legal,
    pick_die,
    pouch_size,
    roll_is_due,
    showing,
    start,
    verdict,
)
from oneleft.kernel.state import (
    CHANCE,
    CHANCE_DIE,
    CHANCE_POSITION,
    CHANCE_SEAT,
    D_ACTIVE,
    D_OWED,
    D_PHASE,
    D_POINTS,
    D_SEATS,
    D_STARTER,
    D_TURN,
    D_WINNER,
    DICE_ACCEPT,
    DICE_ACTIONS_END,
    DICE_CALL,
    DICE_DRAW,
    DICE_KEEP,
    DICE_KEEP_BIT,
    DICE_LEAVE,
    DICE_NAME_COLOR,
    DICE_REROLL,
    DICE_REROLL_BIT,
    DICE_RULES_SIZE,
    DICE_STATE_SIZE,
    DICE_TAKE,
    DICE_TIMEOUT,
    DP_ANSWER,
    DP_CLAIM,
    DP_DRAWN,
    DP_LOOK,
    DP_OVER,
    DP_REROLLED,
    MOST_DICE_SEATS,
    NOBODY,
    OWED_NOTHING,
)
from oneleft.splitmix import Words, below, one_of
from oneleft.vectors import Vector

RULES_SIZE = DICE_RULES_SIZE
STATE_SIZE = DICE_STATE_SIZE
ACTIONS_END, TIME_OUT = DICE_ACTIONS_END, DICE_TIMEOUT
S_SEATS, S_ACTIVE = D_SEATS, D_ACTIVE
EITHER_WILD = 1 << WILD | 1 << WILD_DRAW_FOUR
FIRST_WINDOW_ACT = DICE_CALL

INLINED = (
    "one_of", "below", "next_seat", "begin_turn", "drop_early_calls", "give", "remove_die",
    "put_in_pouch", "release", "shows_wild", "showing", "pouch_size", "pick_die", "rolling_die",
    "chance_is_due", "die_is_due", "roll_is_due", "receive_die", "receive_roll", "finish_rolls",
    "begin_draw", "receive_drawn", "settle", "hand_plays", "open_plays", "bluffs", "lawful_plays",
    "wd4_is_unlawful", "declining_acts", "legal", "apply", "apply_turn_act", "reroll", "draw",
    "play", "put_down", "resolve", "carry_out", "chance_act", "random_play", "random_drawn",
    "random_act",
)  # fmt: skip
"""The path of an ordinary turn: see ``kernel/compiled.py``."""

# What play_rounds adds up in its last argument.
TURNS = 0  # a seat's chances to act: reroll, draw and play are one, a skipped seat has none
ROUNDS = 1
POINTS_WON = 2  # by the winners
WINS = 3  # by place from the starter
TALLY_SIZE = WINS + MOST_DICE_SEATS


# ------------------------------------------------------------------------------------- random play


def chance_act(r: Vector, s: Vector, g: Words) -> int:
    """The act of CHANCE that is due: a die out of the pouch, a roll or a seat."""
    if roll_is_due(s):
        return CHANCE_POSITION + below(g, POSITIONS)
    if die_is_due(s):
        return CHANCE_DIE + pick_die(s, below(g, pouch_size(s)))
    return CHANCE_SEAT + one_of(g, s[D_ACTIVE])


def random_play(r: Vector, s: Vector, g: Words, seat: int, otherwise: int) -> int:
    """One of the lawful plays, each equally likely, a wild counting four; else ``otherwise``."""
    plays = lawful_plays(r, s, seat)
    if plays == 0:
        return otherwise
    wilds = plays & showing(s, seat, EITHER_WILD)
    if wilds == 0:
        return one_of(g, plays) << 2
    k = below(g, (plays & ~wilds).bit_count() + 4 * wilds.bit_count())
    color = k & 3
    if k >= 4 * wilds.bit_count():
        return one_of(g, plays & ~wilds) << 2
    for _ in range(k >> 2):
        wilds &= wilds - 1
    return (wilds & -wilds).bit_length() - 1 << 2 | color


def random_drawn(r: Vector, s: Vector, g: Words, seat: int) -> int:
    """One of the ways to play the die just drawn or, where that is open, to keep it."""
    plays = lawful_plays(r, s, seat)
    ways = 4 if plays & showing(s, seat, EITHER_WILD) else 1
    if plays and legal(r, s, seat) & DICE_KEEP_BIT and below(g, ways + 1) == 0:
        return DICE_KEEP
    return random_play(r, s, g, seat, DICE_KEEP)


def random_act(r: Vector, s: Vector, g: Words, seat: int) -> int:
    """What a seat does that owes an act."""
    phase = s[D_PHASE]
    if phase == DP_LOOK:
        otherwise = DICE_REROLL if legal(r, s, seat) & DICE_REROLL_BIT else DICE_DRAW
        return random_play(r, s, g, seat, otherwise)
    if phase == DP_REROLLED:
        return random_play(r, s, g, seat, DICE_DRAW)
    if phase == DP_DRAWN:
        return random_drawn(r, s, g, seat)
    if phase == DP_CLAIM:
        return DICE_ACCEPT
    if phase == DP_ANSWER:
        return random_play(r, s, g, seat, DICE_TAKE)
    return DICE_NAME_COLOR + below(g, 4)


def is_over(s: Vector) -> bool:
    """Whether the round is over."""
    return s[D_PHASE] == DP_OVER


def owner(s: Vector) -> int:
    """The seat that owes the next act, where chance is not due."""
    return s[D_TURN]


def play_round(r: Vector, s: Vector, g: Words) -> int:
    """Plays the round that ``start`` has begun to its end; gives the turns.

    The policy of the benchmark: a lawful play at random, a wild counting four; where there is
    none, reroll, then draw; of a drawn die that may be played, any way to play it or to keep it;
    stack where that is lawful, else take what is pending. Nobody calls, catches or claims, so that
    no penalty is ever due.
    """
    turns = 0
    while s[D_PHASE] != DP_OVER:
        if s[D_OWED] != OWED_NOTHING:
            apply(r, s, CHANCE, chance_act(r, s, g))
        else:
            if s[D_PHASE] == DP_LOOK:
                turns += 1
            seat = s[D_TURN]
            apply(r, s, seat, random_act(r, s, g, seat))
    return turns


def play_rounds(r: Vector, s: Vector, g: Words, seats: int, rounds: int, out: Vector) -> None:
    """Plays whole rounds, the opening included, each seat starting in turn; adds to ``out``."""
    for i in range(rounds):
        start(r, s, seats, (1 << seats) - 1, i % seats)
        out[TURNS] += play_round(r, s, g)
        out[ROUNDS] += 1
        winner = s[D_WINNER]
        if winner != NOBODY:
            out[POINTS_WON] += s[D_POINTS + winner]
            out[WINS + (winner - s[D_STARTER]) % seats] += 1


# ------------------------------------------------------------------------------------- lockstep


def wander_act(r: Vector, s: Vector, g: Words, seat: int) -> int:
    """The first act from a random one on that is accepted of ``seat``; leaving is rare."""
    if below(g, 4) < 3:
        action = below(g, FIRST_WINDOW_ACT)
    else:
        action = FIRST_WINDOW_ACT + below(g, CHANCE_DIE - FIRST_WINDOW_ACT)
    for _ in range(CHANCE_DIE):
        if is_accepted(verdict(r, s, seat, action)) and (action != DICE_LEAVE or below(g, 64) == 0):
            return action
        action = (action + 1) % CHANCE_DIE
    return action

"""Whole rounds of UNO played by chance: for benchmarks, simulations and the lockstep test.

Plain Python in the kernels' subset; ``compiled.py`` compiles it in one build with ``cards.py``,
and interpreted it gives the same numbers. ``g`` is a generator's vector (``oneleft.splitmix``).
"""

from __future__ import annotations

from oneleft.faces import WILD_DRAW_FOUR, WILD_DRAW_FOURS
from oneleft.kernel.cards import (
    apply,
    bluffs,
    bring_up,
    chance_is_due,
    count_bits,
    drawable,
    legal,
    lowest_seat,
    start,
    verdict,
)
from oneleft.kernel.codes import LAWFUL, OFFENSE
from oneleft.kernel.state import (
    ACCEPT,
    ACTIVE,
    CARD_STATE_SIZE,
    CHANCE,
    CHANCE_FACE,
    CHANCE_SEAT,
    CLOCK,
    DEALER_RANDOM,
    DRAW,
    KEEP,
    LAST_CHANCE_PHASE,
    LEAVE,
    MOST_CARD_SEATS,
    NAME_COLOR,
    NAMER,
    NOBODY,
    P_ANSWER,
    P_COLOR,
    P_CUT,
    P_DRAWN,
    P_OPENING_COLOR,
    P_OVER,
    P_PLAY,
    P_REPLAY,
    P_TARGET,
    PENALTY,
    PHASE,
    POINTS,
    R_FIRST_DEALER,
    STOCK,
    SWAP,
    TAKE,
    TIMEOUT,
    TOP,
    TURN,
    UNDER,
    WINNER,
)
from oneleft.splitmix import below
from oneleft.vectors import Vector

PLAYS = (1 << 63) - 1 - (1 << DRAW | 1 << KEEP | 1 << TAKE)

# What play_rounds adds up in its last argument.
TURNS = 0  # a seat's chances to act: draw-then-play is one, a skipped seat has none
ROUNDS = 1
POINTS_WON = 2  # by the winners
WINS = 3  # by place from the dealer's left, the first to act as a rule
TALLY_SIZE = WINS + MOST_CARD_SEATS


# ------------------------------------------------------------------------------------- chance


def random_bit(g: Vector, mask: int) -> int:
    """The place of one of the bits of ``mask``, each equally likely."""
    if mask & mask - 1:
        for _ in range(below(g, mask.bit_count())):
            mask &= mask - 1
    return (mask & -mask).bit_length() - 1


def chance_act(r: Vector, s: Vector, g: Vector) -> int:
    """The act of CHANCE that is due, drawn by place from all cards that may come."""
    if s[PHASE] == P_CUT and r[R_FIRST_DEALER] == DEALER_RANDOM:
        return CHANCE_SEAT + random_bit(g, s[ACTIVE])
    return CHANCE_FACE + bring_up(s, below(g, s[STOCK] - s[UNDER]))


# ------------------------------------------------------------------------------------- random play


def random_play(r: Vector, s: Vector, g: Vector, seat: int, otherwise: int) -> int:
    """One of the lawful plays, each equally likely, a wild counting four; else ``otherwise``."""
    plays = legal(r, s, seat) & PLAYS
    if plays & WILD_DRAW_FOURS:
        plays &= ~bluffs(r, s, seat, plays)
    return random_bit(g, plays) if plays else otherwise


def answer(r: Vector, s: Vector, g: Vector, seat: int) -> int:
    """What a seat does when it owes something else than a play from the hand."""
    phase = s[PHASE]
    if phase == P_DRAWN:
        return random_play(r, s, g, seat, KEEP)
    if phase == P_ANSWER:
        return ACCEPT if s[TOP] & 15 == WILD_DRAW_FOUR else TAKE
    if phase == P_TARGET:
        return SWAP + random_bit(g, s[ACTIVE] & ~(1 << seat))
    return NAME_COLOR + below(g, 4)


def play_round(r: Vector, s: Vector, g: Vector) -> int:
    """Plays the round that ``start`` has begun to its end; gives the turns.

    The policy of the benchmark: a lawful play at random, a wild counting four, draw only when
    there is none, play the drawn card if it may be played; what is pending is taken; nobody
    calls, catches, challenges or jumps in, so that no penalty is ever due.
    """
    turns = 0
    phase = s[PHASE]
    while phase != P_OVER:
        if phase == P_PLAY:
            turns += 1
            seat = s[TURN]
            apply(r, s, seat, random_play(r, s, g, seat, DRAW))
        elif phase <= LAST_CHANCE_PHASE:
            apply(r, s, CHANCE, chance_act(r, s, g))
        else:
            seat = s[NAMER] if phase == P_OPENING_COLOR else s[TURN]
            apply(r, s, seat, answer(r, s, g, seat))
        phase = s[PHASE]
    return turns


def play_rounds(r: Vector, s: Vector, g: Vector, seats: int, rounds: int, out: Vector) -> None:
    """Plays whole rounds, the deal included, each seat dealing in turn; adds up ``out``."""
    for i in range(rounds):
        dealer = i % seats
        start(r, s, seats, (1 << seats) - 1, dealer)
        out[TURNS] += play_round(r, s, g)
        out[ROUNDS] += 1
        winner = s[WINNER]
        if winner != NOBODY:
            out[POINTS_WON] += s[POINTS + winner]
            out[WINS + (winner - dealer - 1) % seats] += 1


# ------------------------------------------------------------------------------------- lockstep


def run_actions(r: Vector, s: Vector, acts: Vector, codes: Vector, trail: Vector) -> int:
    """Does the acts that are accepted; gives how many were.

    ``acts`` holds actor, action, actor, action ...; ``codes[i]`` becomes the verdict on act ``i``
    and ``trail[i*CARD_STATE_SIZE :]`` the state after it, refused or not.
    """
    done = 0
    for i in range(len(codes)):
        actor = acts[2 * i]
        action = acts[2 * i + 1]
        code = verdict(r, s, actor, action)
        codes[i] = code
        if code == LAWFUL or code >= OFFENSE:
            apply(r, s, actor, action)
            done += 1
        at = i * CARD_STATE_SIZE
        for j in range(CARD_STATE_SIZE):
            trail[at + j] = s[j]
    return done


def wander(r: Vector, s: Vector, g: Vector, acts: Vector) -> int:
    return 0

"""Whole rounds of UNO played by chance: for benchmarks, simulations and the lockstep test.

Plain Python in the kernels' subset. ``compiled.py`` compiles it in one build with ``cards.py``;
interpreted it gives the same numbers. ``g`` is a generator's vector (``oneleft.splitmix``).
"""

from __future__ import annotations

from oneleft.faces import WILD_DRAW_FOUR, WILD_DRAW_FOURS
from oneleft.kernel.accepted import is_accepted
from oneleft.kernel.cards import (
    apply,
    bluffs,
    bring_up,
    legal,
    start,
    verdict,
)
from oneleft.kernel.state import (
    ACCEPT,
    ACTIVE,
    CALL,
    CARD_ACTIONS_END,
    CARD_RULES_SIZE,
    CARD_STATE_SIZE,
    CHANCE,
    CHANCE_FACE,
    CHANCE_SEAT,
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
    P_CUT,
    P_DRAWN,
    P_OPENING_COLOR,
    P_OVER,
    P_PLAY,
    P_TARGET,
    PHASE,
    POINTS,
    R_FIRST_DEALER,
    SEATS,
    STOCK,
    SWAP,
    TAKE,
    TIMEOUT,
    TOP,
    TURN,
    TURN_ACTS,
    UNDER,
    WINDOW_ACTS_END,
    WINNER,
)
from oneleft.splitmix import Words, below, one_of
from oneleft.vectors import Vector

RULES_SIZE = CARD_RULES_SIZE
STATE_SIZE = CARD_STATE_SIZE
ACTIONS_END, TIME_OUT = CARD_ACTIONS_END, TIMEOUT
S_SEATS, S_ACTIVE = SEATS, ACTIVE
PLAYS = (1 << 63) - 1 - (1 << DRAW | 1 << KEEP | 1 << TAKE)
"""Of a mask of turn acts, the plays."""

INLINED = (
    "one_of", "below", "next_seat", "begin_turn", "drop_early_calls", "close_windows", "add_card",
    "remove_card", "bring_up", "take_from_stock", "draw_one", "receive", "receive_drawn", "settle",
    "hand_plays", "drawn_plays", "with_wilds", "may_lay_wd4", "wd4_is_unlawful", "bluffs", "legal",
    "apply", "draw", "play", "put_down", "resolve", "chance_act", "random_play", "act_once",
)  # fmt: skip
"""The path of an ordinary turn: see ``kernel/compiled.py``."""

# What play_rounds adds up in its last argument.
TURNS = 0  # a seat's chances to act: draw-then-play is one, a skipped seat has none
ROUNDS = 1
POINTS_WON = 2  # by the winners
WINS = 3  # by place from the dealer's left: as a rule, the first to act first
TALLY_SIZE = WINS + MOST_CARD_SEATS


# ------------------------------------------------------------------------------------- random play


def chance_act(r: Vector, s: Vector, g: Words) -> int:
    """The act of CHANCE that is due, drawn by place from all the cards that may come."""
    if s[PHASE] == P_CUT and r[R_FIRST_DEALER] == DEALER_RANDOM:
        return CHANCE_SEAT + one_of(g, s[ACTIVE])
    return CHANCE_FACE + bring_up(s, below(g, s[STOCK] - s[UNDER]))


def random_play(r: Vector, s: Vector, g: Words, seat: int, otherwise: int) -> int:
    """One of the lawful plays, each equally likely, a wild counting four; else ``otherwise``."""
    plays = legal(r, s, seat) & PLAYS
    if plays & WILD_DRAW_FOURS:
        plays &= ~bluffs(r, s, seat, plays)
    return one_of(g, plays) if plays else otherwise


def random_answer(r: Vector, s: Vector, g: Words, seat: int) -> int:
    """What a seat does when it owes something else than a play from the hand."""
    phase = s[PHASE]
    if phase == P_DRAWN:
        acts = legal(r, s, seat)
        return one_of(g, acts & ~bluffs(r, s, seat, acts))
    if phase == P_ANSWER:
        # A play where one may be stacked: as from the hand, whatever may be laid is laid.
        return random_play(r, s, g, seat, ACCEPT if s[TOP] & 15 == WILD_DRAW_FOUR else TAKE)
    if phase == P_TARGET:
        return SWAP + one_of(g, s[ACTIVE] & ~(1 << seat))
    return NAME_COLOR + below(g, 4)


def is_over(s: Vector) -> bool:
    """Whether the round is over."""
    return s[PHASE] == P_OVER


def owner(s: Vector) -> int:
    """The seat that owes the next act, where chance is not due."""
    return s[NAMER] if s[PHASE] == P_OPENING_COLOR else s[TURN]


def play_round(r: Vector, s: Vector, g: Words) -> int:
    """Plays the round that ``start`` has begun to its end; gives the turns.

    The policy of the benchmark: a lawful play at random, a wild counting four; draw only when
    there is none; of a drawn card that may be played, any way to play it or to keep it; stack where
    that is lawful, else take what is pending. Nobody calls, catches, challenges or jumps in, so
    that no penalty is ever due.
    """
    turns = 0
    while s[PHASE] != P_OVER:
        turns += act_once(r, s, g)
    return turns


def act_once(r: Vector, s: Vector, g: Words) -> int:
    """The next act of ``play_round``; 1 if a turn begins with it."""
    phase = s[PHASE]
    if phase == P_PLAY:
        seat = s[TURN]
        apply(r, s, seat, random_play(r, s, g, seat, DRAW))
        return 1
    if phase <= LAST_CHANCE_PHASE:
        apply(r, s, CHANCE, chance_act(r, s, g))
    else:
        seat = owner(s)
        apply(r, s, seat, random_answer(r, s, g, seat))
    return 0


def play_rounds(r: Vector, s: Vector, g: Words, seats: int, rounds: int, out: Vector) -> None:
    """Plays whole rounds, the deal included, each seat dealing in turn; adds to ``out``."""
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


def wander_act(r: Vector, s: Vector, g: Words, seat: int) -> int:
    """The first act from a random one on that is accepted of ``seat``; leaving is rare."""
    kind = below(g, 4)
    if kind < 2:
        action = below(g, TURN_ACTS)
    elif kind == 2:
        action = CALL + below(g, WINDOW_ACTS_END - CALL)
    else:
        action = below(g, CHANCE_FACE)
    for _ in range(CHANCE_FACE):
        if is_accepted(verdict(r, s, seat, action)) and (action != LEAVE or below(g, 64) == 0):
            return action
        action = (action + 1) % CHANCE_FACE
    return action

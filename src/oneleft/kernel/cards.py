"""The law of UNO, 108 cards: what may be done and what it does.

Plain Python over integers: no I/O, clock, randomness or containers but the two vectors ``r``
(rules) and ``s`` (state), so that the same source runs interpreted and compiled. Read it with
the catalogue beside it: comments end with the clause. Fields and actions stand in ``state.py``.

``verdict`` judges any act; ``legal`` gives the turn acts of a seat as a mask; ``apply`` does an
act that ``verdict`` accepts. Chance and the clock are actors like the seats.
"""

from __future__ import annotations

from oneleft.faces import (
    COLORED,
    COLUMN,
    DRAW_TWO,
    NUMBERS,
    REVERSE,
    ROW,
    SKIP,
    WILD,
    WILD_DRAW_FOUR,
    WILD_DRAW_FOURS,
    WILDS,
)
from oneleft.kernel.codes import (
    ALREADY_CALLED,
    ALREADY_DREW,
    ALREADY_PAID,
    BAD_TARGET,
    CALL_TOO_LATE,
    CANNOT_STACK,
    CATCH_OWN_SIDE,
    CHANCE_DUE,
    COLOR_DUE,
    FALSE_CALL,
    FALSE_CATCH,
    JUMP_IN_CLOSED,
    JUMP_IN_DIFFERS,
    JUMP_IN_LAST,
    JUMP_IN_OFF,
    JUMP_IN_OWN_TURN,
    JUMP_IN_WILD,
    LAWFUL,
    LAY_LAST,
    MUST_ANSWER,
    MUST_PLAY,
    MUST_PLAY_DRAWN,
    NO_ACTION_FINISH,
    NO_CHALLENGE,
    NO_CHANCE_DUE,
    NO_COLOR_DUE,
    NO_MATCH,
    NO_STACK_CHALLENGE,
    NO_TARGET_DUE,
    NOT_AN_ACT,
    NOT_IN_HAND,
    NOT_IN_STOCK,
    NOT_SEATED,
    NOT_YOUR_TURN,
    NOTHING_LEFT,
    NOTHING_PENDING,
    NOTHING_TO_KEEP,
    OFFENSE,
    ONLY_THE_DRAWN,
    PARTNERS_STAY,
    PLAY_UNRESOLVED,
    REPLAY_ONLY,
    ROUND_OVER,
    TARGET_DUE,
    WD4_UNLAWFUL,
    WILD_NOT_ANYTIME,
)
from oneleft.kernel.state import (
    ACCEPT,
    ACTIVE,
    AFTER,
    AFTER_COUNT,
    AFTER_OPENING,
    AFTER_REPLAY,
    AFTER_SEAT,
    AFTER_TURN,
    BLOCKED_LOWEST,
    CALL,
    CALLED,
    CATCH,
    CHALLENGE,
    CHANCE,
    CHANCE_FACE,
    CHANCE_SEAT,
    CLOCK,
    COUNT,
    CUT,
    CUTTING,
    DEALER,
    DEALER_FIXED,
    DEALER_RANDOM,
    DIRECTION,
    DISCARD,
    DRAW,
    DRAWER,
    DRAWN,
    DRAWN_MUST,
    DRAWN_NEVER,
    DUE,
    ENDING,
    ENDING_ALONE,
    ENDING_BLOCKED,
    ENDING_OUT,
    ENFORCEMENT_CHALLENGE,
    ENFORCEMENT_STRICT,
    FINAL,
    FORMER,
    GUILT,
    GUILTY_REPLAY,
    GUILTY_STAYS,
    HAND,
    HELD,
    HIGH,
    JUMP,
    JUMP_IN,
    JUMP_IN_WITH_UNO,
    KEEP,
    LAST_CHANCE_PHASE,
    LAST_PILE,
    LAY,
    LEAVE,
    LEFT,
    MOST_CARD_SEATS,
    NAME_COLOR,
    NAMER,
    NOBODY,
    OFFENDER,
    OPENING_WILD_DEALER,
    OPENING_WILD_REDRAW,
    OWES,
    P_ANSWER,
    P_COLOR,
    P_CUT,
    P_DEAL,
    P_DRAWING,
    P_DRAWN,
    P_FORCED,
    P_OPENING_COLOR,
    P_OVER,
    P_PLAY,
    P_REPLAY,
    P_TARGET,
    P_TURN_UP,
    PAID_CALL,
    PAID_CATCH,
    PASSES,
    PENALTY,
    PENALTY_SEAT,
    PENDING,
    PHASE,
    PILE,
    PLAYERS,
    POINTS,
    R_BLOCKED,
    R_DEALER_SEAT,
    R_DRAW2_SKIPS,
    R_DRAW_TO_MATCH,
    R_DRAWN_CARD,
    R_FALSE_CALL,
    R_FALSE_CATCH,
    R_FINAL_DRAW,
    R_FIRST_DEALER,
    R_FIRST_DRAW2,
    R_FIRST_REVERSE,
    R_FIRST_SKIP,
    R_FIRST_WD4,
    R_GUILTY,
    R_GUILTY_DRAW,
    R_HAND_SIZE,
    R_INNOCENT_DRAW,
    R_JUMP_IN,
    R_JUMP_IN_WIN,
    R_KEEPS_TOP,
    R_MATCH,
    R_NO_ACTION_FINISH,
    R_OPENING_WILD,
    R_SCORING,
    R_SELF_CORRECT,
    R_SEVEN_ZERO,
    R_STACK_CHALLENGE,
    R_STACKING,
    R_TEAMS,
    R_TWO_PLAYER_REVERSE,
    R_UNO_PENALTY,
    R_UNO_WINDOW,
    R_VOLUNTARY_DRAW,
    R_WD4_ENFORCEMENT,
    R_WD4_TEST,
    R_WILD_ANYTIME,
    REVERSE_DEALER,
    REVERSE_RIGHT,
    SCORING_LOW,
    SEATS,
    SNAP,
    SNAP_HIGH,
    STACKED,
    STACKING_ANY,
    STACKING_OFF,
    STACKING_SAME_KIND,
    STOCK,
    SWAP,
    TAKE,
    TIMEOUT,
    TOP,
    TURN,
    TURN_ACTS,
    TWO_PLAYER_SKIP,
    UNCOLORED,
    UNDER,
    WINDOW_NEXT_TURN,
    WINDOW_OWN_TURN,
    WINNER,
    WITH_UNO,
)
from oneleft.vectors import Vector

DRAW_BIT = 1 << DRAW
KEEP_BIT = 1 << KEEP
TAKE_BIT = 1 << TAKE
DRAW_TWOS = COLUMN << DRAW_TWO
WILD_BIT = 1 << WILD
WILD_DRAW_FOUR_BIT = 1 << WILD_DRAW_FOUR
ANY_WILD = WILD_BIT | WILD_DRAW_FOUR_BIT  # a wild held always stands in lane 0
ALL_WILDS = WILDS | WILD_DRAW_FOURS
SYMBOLS = COLORED & ~NUMBERS
ONES = (1 << 1 | 1 << 3 | 1 << 5 | 1 << 7 | 1 << 9) * COLUMN  # numbers with this binary digit
TWOS = (1 << 2 | 1 << 3 | 1 << 6 | 1 << 7) * COLUMN
FOURS = (1 << 4 | 1 << 5 | 1 << 6 | 1 << 7) * COLUMN
EIGHTS = (1 << 8 | 1 << 9) * COLUMN


# ------------------------------------------------------------------------------------- set-up


def start(r: Vector, s: Vector, seats: int, active: int, dealer: int) -> None:
    """Makes ``s`` the state before the deal: 108 cards in the stock (C-05, C-12).

    Args:
        active: mask of the seats that take part.
        dealer: who deals, or NOBODY to choose one by ``first_dealer`` (AC-04).
    """
    for i in range(PILE):
        s[i] = 0
    s[SEATS] = seats
    s[ACTIVE] = active
    s[PLAYERS] = count_bits(active)
    s[DIRECTION] = 1  # C-16
    s[TOP] = NOBODY
    s[FORMER] = NOBODY
    s[DEALER] = NOBODY
    s[TURN] = NOBODY
    s[OFFENDER] = NOBODY
    s[DRAWN] = NOBODY
    s[DRAWER] = NOBODY
    s[AFTER_SEAT] = NOBODY
    s[PENALTY_SEAT] = NOBODY
    s[NAMER] = NOBODY
    s[WINNER] = NOBODY
    for i in range(MOST_CARD_SEATS):
        s[CUT + i] = NOBODY
    fill_stock(s)
    if dealer == NOBODY and r[R_FIRST_DEALER] == DEALER_FIXED:
        dealer = r[R_DEALER_SEAT]
    if dealer == NOBODY:
        s[PHASE] = P_CUT
        s[CUTTING] = active
        s[DRAWER] = lowest_seat(active)
    else:
        begin_deal(r, s, dealer)


def fill_stock(s: Vector) -> None:
    """One 0, two of each other colored face, four of each wild (AC-01, AC-02, C-09)."""
    n = PILE
    for color in range(4):
        for face in range(color * 16, color * 16 + 13):
            s[n] = face
            n += 1
        for face in range(color * 16 + 1, color * 16 + 13):
            s[n] = face
            n += 1
    for rank in range(WILD, WILD_DRAW_FOUR + 1):
        for _ in range(4):
            s[n] = rank
            n += 1
    s[STOCK] = n - PILE


def begin_deal(r: Vector, s: Vector, dealer: int) -> None:
    """One card at a time, from the dealer's left (C-12, AC-04)."""
    s[DEALER] = dealer
    s[PHASE] = P_DEAL
    s[DUE] = r[R_HAND_SIZE] * s[PLAYERS]
    s[DRAWER] = next_seat(s, dealer)


# ------------------------------------------------------------------------------------- small parts


def count_bits(mask: int) -> int:
    """How many bits of ``mask`` are set."""
    return mask.bit_count()


def lowest_seat(mask: int) -> int:
    """The lowest seat of ``mask``."""
    return (mask & -mask).bit_length() - 1


def next_seat(s: Vector, seat: int) -> int:
    """The next active seat in the direction of play (AC-45: turn order closes up)."""
    step = s[DIRECTION]
    seats = s[SEATS]
    active = s[ACTIVE]
    seat += step
    if seat == seats:
        seat = 0
    elif seat < 0:
        seat = seats - 1
    while not active >> seat & 1:
        seat += step
        if seat == seats:
            seat = 0
        elif seat < 0:
            seat = seats - 1
    return seat


def previous_seat(s: Vector, seat: int) -> int:
    """The active seat before this one in the direction of play."""
    s[DIRECTION] = -s[DIRECTION]
    found = next_seat(s, seat)
    s[DIRECTION] = -s[DIRECTION]
    return found


def add_card(s: Vector, seat: int, face: int) -> None:
    """Puts a card into a hand: the first free place of its face, so that hands are canonical."""
    bit = 1 << face
    hand = s[HAND + seat]
    if not hand & bit:
        s[HAND + seat] = hand | bit
    elif face < WILD or face > WILD_DRAW_FOUR:
        s[HIGH + seat] |= bit
    else:
        bit <<= 16
        while hand & bit:
            bit <<= 16
        s[HAND + seat] = hand | bit
    s[COUNT + seat] += 1


def remove_card(s: Vector, seat: int, face: int) -> None:
    """Takes a card from a hand: the last place of its face."""
    bit = 1 << face
    if face & 15 >= WILD:
        bit = 1 << (face & 15)
        hand = s[HAND + seat]
        while bit < 1 << 47 and hand & bit << 16:
            bit <<= 16
        s[HAND + seat] = hand ^ bit
    elif s[HIGH + seat] & bit:
        s[HIGH + seat] ^= bit
    else:
        s[HAND + seat] ^= bit
    s[COUNT + seat] -= 1


def hand_points(hand: int, high: int) -> int:
    """Numbers their value, actions 20, wilds 50 (C-27 to C-29).

    The numbers are added up by their binary digits.
    """
    ones = (hand & ONES).bit_count() + (high & ONES).bit_count()
    twos = (hand & TWOS).bit_count() + (high & TWOS).bit_count()
    fours = (hand & FOURS).bit_count() + (high & FOURS).bit_count()
    eights = (hand & EIGHTS).bit_count() + (high & EIGHTS).bit_count()
    symbols = (hand & SYMBOLS).bit_count() + (high & SYMBOLS).bit_count()
    wilds = (hand & ALL_WILDS).bit_count()
    return ones + 2 * twos + 4 * fours + 8 * eights + 20 * symbols + 50 * wilds


def most_held_color(s: Vector, seat: int) -> int:
    """The color a time-out names: the one most held, ties in the order R Y G B."""
    best = 0
    most = -1
    for color in range(4):
        row = ROW << 16 * color
        n = count_bits(s[HAND + seat] & row) + count_bits(s[HIGH + seat] & row)
        if n > most:
            most = n
            best = color
    return best


def same_side(r: Vector, seat: int, other: int) -> bool:
    """Whether two seats are partners (AC-42)."""
    return r[R_TEAMS] != 0 and (seat ^ other) & 1 == 0


# ------------------------------------------------------------------------------------- the stock


def bring_up(s: Vector, k: int) -> int:
    """Makes the ``k``-th drawable card the next one and gives its face: lazy Fisher-Yates.

    ``k`` counts from 0 to ``drawable(s) - 1``. For sources of chance that pick by place.
    """
    i = PILE + s[UNDER] + k
    j = PILE + s[STOCK] - 1
    face = s[i]
    s[i] = s[j]
    s[j] = face
    return face


def drawable(s: Vector) -> int:
    """How many cards the next draw picks from: leavers' cards only when the rest is gone."""
    return s[STOCK] - s[UNDER]


def is_drawable(s: Vector, face: int) -> bool:
    """Whether the next card can be this face."""
    i = PILE + s[STOCK] - 1
    while i >= PILE + s[UNDER] and s[i] != face:
        i -= 1
    return i >= PILE + s[UNDER]


def take_from_stock(s: Vector, face: int) -> None:
    """Takes a card of this face off the stock."""
    last = s[STOCK] - 1
    end = PILE + last
    i = end
    while s[i] != face:
        i -= 1
    s[i] = s[end]
    s[end] = 0
    s[STOCK] = last
    if last == s[UNDER]:
        s[UNDER] = 0  # AC-45: the leavers' cards are the stock now


def kept_aside(r: Vector, s: Vector) -> int:
    """How many laid cards a reshuffle leaves: the top, and a card held aside (AC-17, AC-24)."""
    if s[HELD]:
        return 2
    return 1 if r[R_KEEPS_TOP] else 0


def can_draw(r: Vector, s: Vector) -> bool:
    """Whether a card can be drawn, from the stock or by a reshuffle (AC-25)."""
    return s[STOCK] > 0 or s[DISCARD] > kept_aside(r, s)


def replenish(r: Vector, s: Vector) -> bool:
    """Reshuffles if the stock is empty; says whether there is a card to draw (C-21, AC-24)."""
    if s[STOCK] > 0:
        return True
    kept = kept_aside(r, s)
    n = s[DISCARD] - kept
    if n <= 0:
        return False
    newest = LAST_PILE + 1 - s[DISCARD]
    top = s[newest]
    second = s[newest + kept // 2]
    for i in range(n):
        s[PILE + i] = s[newest + kept + i]
    for i in range(PILE + n, LAST_PILE + 1):
        s[i] = 0
    if kept == 1:
        s[LAST_PILE] = top
    elif kept == 2:
        s[LAST_PILE] = second
        s[LAST_PILE - 1] = top
    s[STOCK] = n
    s[DISCARD] = kept
    return True


def discard(s: Vector, face: int) -> None:
    """Lays a card on the pile, where a wild has no color of its own (AC-24)."""
    s[LAST_PILE - s[DISCARD]] = face if face & 15 < WILD else face & 15
    s[DISCARD] += 1


# ------------------------------------------------------------------------------------- chance


def chance_is_due(s: Vector) -> bool:
    """Whether the next act is CHANCE's."""
    return s[PENALTY] > 0 or s[PHASE] <= LAST_CHANCE_PHASE


def receive(r: Vector, s: Vector, face: int) -> None:
    """The card ``face`` came off the stock; it goes where cards are due."""
    phase = s[PHASE]
    if phase == P_DEAL:
        take_from_stock(s, face)
        add_card(s, s[DRAWER], face)
        s[DUE] -= 1
        if s[DUE] == 0:
            s[PHASE] = P_TURN_UP
        else:
            s[DRAWER] = next_seat(s, s[DRAWER])
    elif s[PENALTY] > 0:
        take_from_stock(s, face)
        draw_one(s, s[PENALTY_SEAT], face)
        s[PENALTY] -= 1
        settle(r, s)
    elif phase == P_DRAWING:
        take_from_stock(s, face)
        draw_one(s, s[TURN], face)
        receive_drawn(r, s, face)
    elif phase == P_FORCED:
        take_from_stock(s, face)
        draw_one(s, s[DRAWER], face)
        s[DUE] -= 1
        if s[DUE] == 0 or s[STOCK] == 0:
            settle(r, s)
    elif phase == P_TURN_UP:
        turn_up(r, s, face)
    else:
        receive_cut(r, s, face)


def draw_one(s: Vector, seat: int, face: int) -> None:
    """Adds a drawn card; a call and a debt of UNO end when the hand is not one card (AC-31)."""
    if s[COUNT + seat] == 1:
        s[OWES] &= ~(1 << seat)
        s[CALLED] &= ~(1 << seat)
    add_card(s, seat, face)


def receive_drawn(r: Vector, s: Vector, face: int) -> None:
    """A card drawn at one's turn: it may be played, or the turn ends (C-19, C-20, AC-22, AC-23)."""
    seat = s[TURN]
    s[PASSES] = 0
    s[DRAWN] = face
    open_plays = drawn_plays(r, s, seat)
    if r[R_DRAW_TO_MATCH] and not open_plays and replenish(r, s):
        return  # AC-22: on, until the card just drawn is playable
    if open_plays and r[R_DRAWN_CARD] != DRAWN_NEVER:
        s[PHASE] = P_DRAWN
    else:
        begin_turn(s, next_seat(s, seat))


def settle(r: Vector, s: Vector) -> None:
    """Lapses what cannot be drawn, and goes on when nothing is due any more (AC-25)."""
    if s[PENALTY] > 0:
        if replenish(r, s):
            return
        s[PENALTY] = 0
    if s[PHASE] == P_FORCED:
        if s[DUE] > 0 and (s[STOCK] > 0 or replenish(r, s)):
            return
        s[DUE] = 0
        finish_forced(r, s)


def finish_forced(r: Vector, s: Vector) -> None:
    """A forced draw is done: on with what was put off for it."""
    after = s[AFTER]
    if after == AFTER_TURN:
        begin_turn(s, s[AFTER_SEAT])
    elif after == AFTER_OPENING:
        open_first_turn(r, s, s[AFTER_SEAT])
    elif after == AFTER_COUNT:
        count_round(r, s, s[WINNER], ENDING_OUT)
    else:
        begin_replay(r, s)


def force_draw(r: Vector, s: Vector, seat: int, count: int, after: int, after_seat: int) -> None:
    """``seat`` draws ``count`` cards, then ``after`` follows. A forced draw is no turn (AC-28)."""
    s[PHASE] = P_FORCED
    s[DRAWER] = seat
    s[DUE] = count
    s[AFTER] = after
    s[AFTER_SEAT] = after_seat
    settle(r, s)


def penalize(r: Vector, s: Vector, seat: int, count: int) -> None:
    """``seat`` draws ``count`` at once, before anything else; a pending stack stays (AC-28)."""
    s[PENALTY] = count
    s[PENALTY_SEAT] = seat
    settle(r, s)


# ------------------------------------------------------------------------------------- the opening


def receive_cut(r: Vector, s: Vector, face: int) -> None:
    """``draw_high``: highest number deals, symbols count 0, ties draw again (AC-04)."""
    take_from_stock(s, face)
    discard(s, face)
    seat = s[DRAWER]
    rank = face & 15
    s[CUT + seat] = rank if rank < SKIP else 0
    rest = s[CUTTING] >> seat + 1 << seat + 1
    if rest:
        s[DRAWER] = lowest_seat(rest)
        return
    best = -1
    tied = 0
    for other in range(s[SEATS]):
        if s[CUTTING] >> other & 1:
            if s[CUT + other] > best:
                best = s[CUT + other]
                tied = 0
            if s[CUT + other] == best:
                tied |= 1 << other
    s[STOCK] += s[DISCARD]  # all cards go back: they lie right behind the stock
    s[DISCARD] = 0
    s[CUTTING] = tied
    s[DRAWER] = lowest_seat(tied)
    if tied & (tied - 1) == 0:
        s[CUTTING] = 0
        begin_deal(r, s, lowest_seat(tied))


def goes_back(r: Vector, rank: int) -> bool:
    """Whether such a first card is returned to the stock and another turned (AC-05 to AC-08)."""
    if rank == SKIP:
        return r[R_FIRST_SKIP] != 0
    if rank == DRAW_TWO:
        return r[R_FIRST_DRAW2] != 0
    if rank == WILD:
        return r[R_OPENING_WILD] == OPENING_WILD_REDRAW
    return rank == WILD_DRAW_FOUR and r[R_FIRST_WD4] != 0


def turn_up(r: Vector, s: Vector, face: int) -> None:
    """The first card of the pile and its instruction (C-13 to C-16, AC-05 to AC-09)."""
    rank = face & 15
    if goes_back(r, rank):
        return
    take_from_stock(s, face)
    discard(s, face)
    s[TOP] = face if rank < WILD else UNCOLORED + rank
    dealer = s[DEALER]
    left = next_seat(s, dealer)
    if rank == SKIP:  # AC-05
        begin_turn(s, next_seat(s, left))
    elif rank == DRAW_TWO:  # C-15
        force_draw(r, s, left, 2, AFTER_OPENING, next_seat(s, left))
    elif rank == WILD_DRAW_FOUR:  # AC-08
        force_draw(r, s, left, 4, AFTER_OPENING, next_seat(s, left))
    elif rank == REVERSE:  # C-16, AC-06
        s[DIRECTION] = -1
        if r[R_FIRST_REVERSE] == REVERSE_DEALER:
            begin_turn(s, dealer)
        elif r[R_FIRST_REVERSE] == REVERSE_RIGHT:
            begin_turn(s, next_seat(s, dealer))
        else:
            begin_turn(s, left)
    else:
        open_first_turn(r, s, left)


def open_first_turn(r: Vector, s: Vector, seat: int) -> None:
    """The first turn; a wild on top owes its color before any other decision (AC-07)."""
    begin_turn(s, seat)
    if s[TOP] >= UNCOLORED:
        s[PHASE] = P_OPENING_COLOR
        s[NAMER] = s[DEALER] if r[R_OPENING_WILD] == OPENING_WILD_DEALER else seat


# ------------------------------------------------------------------------------------- turns


def begin_turn(s: Vector, seat: int) -> None:
    """The turn of ``seat``. What belonged to the turn before is forgotten (AC-26, AC-30)."""
    s[PHASE] = P_PLAY
    s[TURN] = seat
    s[DRAWN] = NOBODY
    s[PAID_CALL] = 0
    s[PAID_CATCH] = 0
    if s[CALLED]:
        drop_early_calls(s)


def drop_early_calls(s: Vector) -> None:
    """A pre-call lapses if the turn ends with two or more cards (AC-26)."""
    for seat in range(s[SEATS]):
        if s[COUNT + seat] != 1:
            s[CALLED] &= ~(1 << seat)


def close_windows(r: Vector, s: Vector, seat: int) -> None:
    """A voluntary act of ``seat`` closes the windows opened earlier (AC-27, AC-28)."""
    s[JUMP] = 0
    if s[OWES]:
        if r[R_UNO_WINDOW] == WINDOW_NEXT_TURN:
            s[OWES] = 0
        elif r[R_UNO_WINDOW] == WINDOW_OWN_TURN:
            s[OWES] &= ~(1 << seat)


# ------------------------------------------------------------------------------- what may be played


def wd4_is_unlawful(r: Vector, s: Vector, hand: int) -> bool:
    """Whether a Wild Draw Four from a hand with these faces breaks its rule (AC-16, AC-17)."""
    exempt = not r[R_STACK_CHALLENGE] and r[R_WD4_ENFORCEMENT] != ENFORCEMENT_STRICT
    if s[PENDING] > 0 and exempt:
        return False  # a stacked one (AC-12)
    return hand & r[R_WD4_TEST + s[TOP]] != 0


def may_lay_wd4(r: Vector, s: Vector, hand: int) -> bool:
    """Whether a hand with these faces may lay a Wild Draw Four, as a bluff if need be (AC-18)."""
    if not hand & WILD_DRAW_FOUR_BIT:
        return False
    return r[R_WD4_ENFORCEMENT] != ENFORCEMENT_STRICT or not wd4_is_unlawful(r, s, hand)


def with_wilds(r: Vector, s: Vector, hand: int, plays: int) -> int:
    """Adds to the colored plays the wilds that a hand with these faces may lay."""
    if hand & WILD_BIT and (plays == 0 or r[R_WILD_ANYTIME]):  # AC-15
        plays |= WILDS
    if may_lay_wd4(r, s, hand):
        plays |= WILD_DRAW_FOURS
    return plays


def hand_plays(r: Vector, s: Vector, seat: int) -> int:
    """The faces that ``seat`` may lay from the hand, lawfully or as a bluff (C-17)."""
    hand = s[HAND + seat]
    plays = hand & r[R_MATCH + s[TOP]]
    if hand & ANY_WILD:
        plays = with_wilds(r, s, hand, plays)
    if r[R_NO_ACTION_FINISH] and s[COUNT + seat] == 1:
        plays &= NUMBERS  # AC-35
    return plays


def drawn_plays(r: Vector, s: Vector, seat: int) -> int:
    """Of the plays, those of the card just drawn; a wild is judged on the whole hand (AC-23)."""
    face = s[DRAWN]
    if face < WILD or face > WILD_DRAW_FOUR:  # who drew it holds two cards: AC-35 is silent
        return 1 << face & r[R_MATCH + s[TOP]]
    return hand_plays(r, s, seat) & COLUMN << face


def stack_plays(r: Vector, s: Vector, seat: int) -> int:
    """The faces that answer a pending draw (AC-12)."""
    if r[R_STACKING] == STACKING_OFF or s[FINAL]:
        return 0
    if r[R_NO_ACTION_FINISH] and s[COUNT + seat] == 1:
        return 0
    hand = s[HAND + seat]
    on_wild = s[TOP] & 15 == WILD_DRAW_FOUR
    plays = 0
    if not on_wild or r[R_STACKING] == STACKING_ANY:
        plays |= hand & DRAW_TWOS
    if (on_wild or r[R_STACKING] != STACKING_SAME_KIND) and may_lay_wd4(r, s, hand):
        plays |= WILD_DRAW_FOURS
    return plays


def replay_plays(r: Vector, s: Vector) -> int:
    """The lawful plays of a guilty player who must play on, from before the draw (AC-19)."""
    hand = s[SNAP]
    plays = hand & r[R_MATCH + s[TOP]]
    if hand & WILD_BIT and (plays == 0 or r[R_WILD_ANYTIME]):
        plays |= WILDS
    return plays


def open_plays(r: Vector, s: Vector, seat: int) -> int:
    """The faces that ``seat``, whose turn it is, may lay now: lawful plays and bluffs."""
    phase = s[PHASE]
    if phase == P_PLAY:
        return hand_plays(r, s, seat)
    if phase == P_DRAWN:
        return drawn_plays(r, s, seat)
    if phase == P_ANSWER:
        return stack_plays(r, s, seat)
    if phase == P_REPLAY:
        return replay_plays(r, s)
    return 0


def bluffs(r: Vector, s: Vector, seat: int, plays: int) -> int:
    """Of these plays, those that are offenses: Wild Draw Fours against their rule (AC-18)."""
    if plays & WILD_DRAW_FOURS and wd4_is_unlawful(r, s, s[HAND + seat]):
        return WILD_DRAW_FOURS
    return 0


def lawful_plays(r: Vector, s: Vector, seat: int) -> int:
    """The faces that ``seat`` may lay by the rules."""
    plays = open_plays(r, s, seat)
    return plays & ~bluffs(r, s, seat, plays)


def legal(r: Vector, s: Vector, seat: int) -> int:
    """The turn acts open to ``seat``: plays and bluffs by face, DRAW, KEEP and TAKE as bits."""
    if s[TURN] != seat or s[PENALTY] > 0:
        return 0
    phase = s[PHASE]
    if phase == P_PLAY:
        plays = hand_plays(r, s, seat)
        if plays == 0 or (r[R_VOLUNTARY_DRAW] and (s[STOCK] > 0 or can_draw(r, s))):
            return plays | DRAW_BIT  # C-17, C-18, AC-21, AC-25; no bluff without a lawful play
        return plays
    if phase == P_DRAWN:
        plays = drawn_plays(r, s, seat)
        if r[R_DRAWN_CARD] == DRAWN_MUST and plays & ~bluffs(r, s, seat, plays):
            return plays  # AC-23
        return plays | KEEP_BIT
    if phase == P_ANSWER:
        plays = stack_plays(r, s, seat)
        return plays | TAKE_BIT if s[TOP] & 15 == DRAW_TWO else plays
    if phase == P_REPLAY:
        return replay_plays(r, s)
    return 0


# ------------------------------------------------------------------------------------- verdicts


def verdict(r: Vector, s: Vector, actor: int, action: int) -> int:
    """Judges any act: LAWFUL, a code (refused), or OFFENSE + a code (accepted all the same)."""
    if actor == CHANCE:
        return judge_chance(r, s, action)
    if actor == CLOCK:
        if action != TIMEOUT:
            return NOT_AN_ACT
    elif actor < 0 or actor >= s[SEATS] or not s[ACTIVE] >> actor & 1:
        return NOT_SEATED
    if s[PHASE] == P_OVER:
        return ROUND_OVER
    if chance_is_due(s):
        return CHANCE_DUE
    if actor == CLOCK:
        return LAWFUL
    return judge_seat(r, s, actor, action)


def judge_chance(r: Vector, s: Vector, action: int) -> int:
    """A card of the stock, or the dealer, as it is due."""
    if s[PHASE] == P_OVER:
        return ROUND_OVER
    if not chance_is_due(s):
        return NO_CHANCE_DUE
    by_seat = s[PHASE] == P_CUT and r[R_FIRST_DEALER] == DEALER_RANDOM
    if CHANCE_SEAT <= action < CHANCE_SEAT + s[SEATS]:
        if by_seat and s[ACTIVE] >> action - CHANCE_SEAT & 1:
            return LAWFUL
        return NOT_AN_ACT
    if by_seat or action < CHANCE_FACE or action >= CHANCE_FACE + 64:
        return NOT_AN_ACT
    return LAWFUL if is_drawable(s, action - CHANCE_FACE) else NOT_IN_STOCK


def judge_seat(r: Vector, s: Vector, seat: int, action: int) -> int:
    """An act of a seat, while no chance is due."""
    if 0 <= action < TURN_ACTS:
        return judge_turn_act(r, s, seat, action)
    if action in (ACCEPT, CHALLENGE):
        return judge_answer(r, s, seat, action)
    if s[FINAL] and action != LEAVE:
        return ROUND_OVER  # section 2.3: only the challenge remains
    if action == CALL:
        return judge_call(r, s, seat)
    if NAME_COLOR <= action < NAME_COLOR + 4:
        return judge_color(s, seat)
    if CATCH <= action < CATCH + MOST_CARD_SEATS:
        return judge_catch(r, s, seat, action - CATCH)
    if SWAP <= action < SWAP + MOST_CARD_SEATS:
        return judge_swap(s, seat, action - SWAP)
    if LAY <= action < LAY + 2:
        return judge_lay(r, s, seat, WILD + action - LAY)
    if action == LEAVE:
        return PARTNERS_STAY if r[R_TEAMS] else LAWFUL  # AC-42
    if JUMP_IN <= action < JUMP_IN_WITH_UNO + 64:
        return judge_jump_in(r, s, seat, action)
    return NOT_AN_ACT


def judge_turn_act(r: Vector, s: Vector, seat: int, action: int) -> int:
    """A play, DRAW, KEEP or TAKE (C-17, C-18)."""
    called = action >= WITH_UNO
    face = action - WITH_UNO if called else action
    if face & 15 == 15 and (called or face > TAKE):
        return NOT_AN_ACT
    if legal(r, s, seat) >> face & 1:
        if face & 15 == 15:
            return LAWFUL
        bluff = OFFENSE + WD4_UNLAWFUL if bluffs(r, s, seat, 1 << face) >> face & 1 else LAWFUL
        if called:
            code = judge_call_with_play(r, s, seat, face)
            if code != LAWFUL and (bluff == LAWFUL or code < OFFENSE):
                return code
        return bluff
    return why_not(r, s, seat, face)


def why_not(r: Vector, s: Vector, seat: int, face: int) -> int:
    """Why ``seat`` may not play ``face``, draw, keep or take: the rule that comes first."""
    phase = s[PHASE]
    if phase == P_OPENING_COLOR and s[NAMER] == seat:
        return COLOR_DUE
    if s[TURN] != seat:
        return NOT_YOUR_TURN
    if phase in (P_OPENING_COLOR, P_COLOR):
        return COLOR_DUE if phase == P_COLOR else NOT_YOUR_TURN
    if phase == P_TARGET:
        return TARGET_DUE
    if face == TAKE:
        return NOTHING_PENDING if phase != P_ANSWER else MUST_ANSWER
    if face == KEEP:
        if phase == P_ANSWER:
            return MUST_ANSWER
        return MUST_PLAY_DRAWN if phase == P_DRAWN else NOTHING_TO_KEEP
    if face == DRAW:
        return why_not_draw(r, s)
    return why_not_play(r, s, seat, face)


def why_not_draw(r: Vector, s: Vector) -> int:
    """Why a seat in turn may not draw."""
    phase = s[PHASE]
    if phase == P_ANSWER:
        return MUST_ANSWER
    if phase == P_DRAWN:
        return ALREADY_DREW
    if phase == P_REPLAY:
        return REPLAY_ONLY
    return MUST_PLAY if not r[R_VOLUNTARY_DRAW] else NOTHING_LEFT


def why_not_play(r: Vector, s: Vector, seat: int, face: int) -> int:
    """Why a seat in turn may not play this face."""
    phase = s[PHASE]
    rank = face & 15
    held = s[HAND + seat] >> (face if rank < WILD else rank) & 1
    if not held:
        return NOT_IN_HAND
    last = s[COUNT + seat] == 1
    if phase == P_ANSWER:
        if r[R_STACKING] == STACKING_OFF or s[FINAL]:
            return MUST_ANSWER
        if rank == WILD_DRAW_FOUR and (
            s[TOP] & 15 == WILD_DRAW_FOUR or r[R_STACKING] != STACKING_SAME_KIND
        ):
            return NO_ACTION_FINISH if last and r[R_NO_ACTION_FINISH] else WD4_UNLAWFUL
        if rank == DRAW_TWO and last and r[R_NO_ACTION_FINISH]:
            return NO_ACTION_FINISH
        return CANNOT_STACK
    if phase == P_DRAWN and face != s[DRAWN] and (rank < WILD or rank != s[DRAWN]):
        return ONLY_THE_DRAWN
    if phase == P_REPLAY:
        return REPLAY_ONLY
    if last and r[R_NO_ACTION_FINISH] and not NUMBERS >> face & 1:
        return NO_ACTION_FINISH
    if rank == WILD:
        return WILD_NOT_ANYTIME
    return WD4_UNLAWFUL if rank == WILD_DRAW_FOUR else NO_MATCH


def judge_lay(r: Vector, s: Vector, seat: int, rank: int) -> int:
    """A wild whose color follows as a second step (AC-26)."""
    if legal(r, s, seat) >> rank & 1 and s[COUNT + seat] == 1:
        return LAY_LAST
    return judge_turn_act(r, s, seat, rank)


def judge_color(s: Vector, seat: int) -> int:
    """A color, named by the seat that owes it (C-10, AC-07)."""
    if s[PHASE] == P_OPENING_COLOR:
        return LAWFUL if s[NAMER] == seat else NOT_YOUR_TURN
    if s[PHASE] == P_COLOR:
        return LAWFUL if s[TURN] == seat else NOT_YOUR_TURN
    return NO_COLOR_DUE


def judge_swap(s: Vector, seat: int, target: int) -> int:
    """The target of a 7: another active seat (AC-44)."""
    if s[PHASE] != P_TARGET:
        return NO_TARGET_DUE
    if s[TURN] != seat:
        return NOT_YOUR_TURN
    if target == seat or not s[ACTIVE] >> target & 1:
        return BAD_TARGET
    return LAWFUL


def is_challengeable(r: Vector, s: Vector) -> bool:
    """Whether the Wild Draw Four on top may be challenged (AC-12, AC-18)."""
    if r[R_WD4_ENFORCEMENT] != ENFORCEMENT_CHALLENGE:
        return False
    return not s[STACKED] or r[R_STACK_CHALLENGE] != 0


def judge_answer(r: Vector, s: Vector, seat: int, action: int) -> int:
    """ACCEPT and CHALLENGE belong to the victim of a Wild Draw Four (AC-18)."""
    if s[PHASE] != P_ANSWER or s[TOP] & 15 != WILD_DRAW_FOUR:
        if s[PHASE] == P_COLOR:
            return PLAY_UNRESOLVED
        return NOTHING_PENDING if action == ACCEPT else NO_CHALLENGE
    if s[TURN] != seat:
        return NOT_YOUR_TURN
    if action == CHALLENGE and not is_challengeable(r, s):
        return NO_STACK_CHALLENGE if s[STACKED] else NO_CHALLENGE
    return LAWFUL


# ------------------------------------------------------------------------------------ UNO, verdicts


def price_call(r: Vector, s: Vector, seat: int) -> int:
    """A false call: an offense where it is priced, once a turn, else refused (AC-30)."""
    if r[R_FALSE_CALL] == 0:
        return FALSE_CALL
    return ALREADY_PAID if s[PAID_CALL] >> seat & 1 else OFFENSE + FALSE_CALL


def judge_call(r: Vector, s: Vector, seat: int) -> int:
    """A call on its own: before the play, or after it (AC-26)."""
    if s[CALLED] >> seat & 1:
        return ALREADY_CALLED
    if s[OWES] >> seat & 1 and r[R_SELF_CORRECT]:
        return LAWFUL
    if s[TURN] == seat:
        if s[COUNT + seat] == 2 and open_plays(r, s, seat):
            return LAWFUL
        if s[PHASE] == P_TARGET and swap_may_leave_one(s, seat):
            return LAWFUL
    if s[COUNT + seat] == 1:
        return CALL_TOO_LATE
    return price_call(r, s, seat)


def swap_may_leave_one(s: Vector, seat: int) -> bool:
    """Whether a 7 may bring ``seat`` a hand of one card, or has left it one (AC-44)."""
    if s[COUNT + seat] == 1:
        return True
    for other in range(s[SEATS]):
        if other != seat and s[ACTIVE] >> other & 1 and s[COUNT + other] == 1:
            return True
    return False


def call_fits_play(r: Vector, s: Vector, seat: int, face: int) -> bool:
    """Whether a call made with this play is right: it leaves one card (AC-26, AC-44)."""
    count = s[COUNT + seat]
    if count == 2:
        return True
    rank = face & 15
    if not r[R_SEVEN_ZERO] or count == 1 or (rank != 0 and rank != 7):
        return False
    if rank == 0:
        return s[COUNT + previous_seat(s, seat)] == 1
    return swap_may_leave_one(s, seat)


def judge_call_with_play(r: Vector, s: Vector, seat: int, face: int) -> int:
    """A call made with this play (AC-26, AC-30)."""
    return LAWFUL if call_fits_play(r, s, seat, face) else price_call(r, s, seat)


def judge_catch(r: Vector, s: Vector, seat: int, target: int) -> int:
    """A claim that ``target`` has one card and has not called (C-23, AC-27, AC-29)."""
    if s[PHASE] == P_COLOR or s[PHASE] == P_TARGET:
        return PLAY_UNRESOLVED
    if target == seat or target >= s[SEATS] or not s[ACTIVE] >> target & 1:
        return CATCH_OWN_SIDE
    if same_side(r, seat, target):
        return CATCH_OWN_SIDE
    if s[OWES] >> target & 1:
        return LAWFUL
    if r[R_FALSE_CATCH] == 0:
        return FALSE_CATCH
    return ALREADY_PAID if s[PAID_CATCH] >> seat & 1 else OFFENSE + FALSE_CATCH


def judge_jump_in(r: Vector, s: Vector, seat: int, action: int) -> int:
    """An identical card out of turn (AC-43)."""
    called = action >= JUMP_IN_WITH_UNO
    face = action - (JUMP_IN_WITH_UNO if called else JUMP_IN)
    rank = face & 15
    if rank == 15:
        return NOT_AN_ACT
    if not r[R_JUMP_IN]:
        return JUMP_IN_OFF
    if rank >= WILD:
        return JUMP_IN_WILD
    if s[PHASE] == P_COLOR or s[PHASE] == P_TARGET:
        return PLAY_UNRESOLVED
    if not s[JUMP]:
        return JUMP_IN_CLOSED
    if s[TURN] == seat:
        return JUMP_IN_OWN_TURN
    if face != s[TOP]:
        return JUMP_IN_DIFFERS
    if not s[HAND + seat] >> face & 1:
        return NOT_IN_HAND
    if s[COUNT + seat] == 1:
        if not r[R_JUMP_IN_WIN]:
            return JUMP_IN_LAST
        if r[R_NO_ACTION_FINISH] and rank >= SKIP:
            return NO_ACTION_FINISH
    return judge_call_with_play(r, s, seat, face) if called else LAWFUL


# ------------------------------------------------------------------------------------- acts


def apply(r: Vector, s: Vector, actor: int, action: int) -> None:
    """Does an act that ``verdict`` accepts."""
    if action >= CHANCE_FACE:
        if action < CHANCE_SEAT:
            receive(r, s, action - CHANCE_FACE)
        else:
            s[CUTTING] = 0
            begin_deal(r, s, action - CHANCE_SEAT)
    elif action < TURN_ACTS:
        if action & 15 != 15:
            play(r, s, actor, action)
        elif action == DRAW:
            draw(r, s, actor)
        elif action == KEEP:
            begin_turn(s, next_seat(s, actor))
        else:
            take_pending(r, s)
    elif action >= JUMP_IN:
        jump_in(r, s, actor, action)
    else:
        apply_window_act(r, s, actor, action)


def apply_window_act(r: Vector, s: Vector, actor: int, action: int) -> None:
    """The acts beside plays and draws."""
    if action == CALL:
        call(r, s, actor)
    elif action == ACCEPT:
        take_pending(r, s)
    elif action == CHALLENGE:
        challenge(r, s)
    elif action < CATCH:
        name_color(r, s, action - NAME_COLOR)
    elif action < SWAP:
        catch(r, s, actor, action - CATCH)
    elif action < LAY:
        swap(s, action - SWAP)
    elif action < LEAVE:
        lay(r, s, actor, WILD + action - LAY)
    elif action == LEAVE:
        leave(r, s, actor)
    else:
        time_out(r, s)


def draw(r: Vector, s: Vector, seat: int) -> None:
    """Draws one card, or passes if there is none (C-18, AC-25)."""
    if s[OWES] or s[JUMP]:
        close_windows(r, s, seat)
    if s[STOCK] > 0 or replenish(r, s):
        s[PHASE] = P_DRAWING
    else:
        pass_turn(r, s, seat)


def pass_turn(r: Vector, s: Vector, seat: int) -> None:
    """Neither play nor card; when every player in turn has passed, the round is blocked (AC-25)."""
    s[PASSES] = 0 if lawful_plays(r, s, seat) else s[PASSES] + 1
    if s[PASSES] >= s[PLAYERS]:
        count_round(r, s, NOBODY, ENDING_BLOCKED)
    else:
        begin_turn(s, next_seat(s, seat))


def play(r: Vector, s: Vector, seat: int, action: int) -> None:
    """A play from the hand, UNO called with it or not."""
    face = action
    if action >= WITH_UNO:
        face = action - WITH_UNO
        settle_call(r, s, seat, call_fits_play(r, s, seat, face))
    if s[OWES] or s[JUMP]:
        close_windows(r, s, seat)
    if s[PENDING] > 0 or face & 15 >= WILD:
        note_former(r, s, seat, face)
    put_down(r, s, seat, face)
    resolve(r, s, seat)
    if s[PENALTY] > 0:
        settle(r, s)


def note_former(r: Vector, s: Vector, seat: int, face: int) -> None:
    """What a challenge needs, fixed at the moment of the play (AC-17, section 2.3)."""
    s[STACKED] = 1 if s[PENDING] > 0 else 0
    s[FORMER] = s[TOP]
    s[HELD] = 0  # stacking waives the challenge of the card below (AC-12)
    if face & 15 == WILD_DRAW_FOUR:
        s[OFFENDER] = seat
        s[SNAP] = s[HAND + seat]
        s[SNAP_HIGH] = s[HIGH + seat]
        s[GUILT] = 1 if wd4_is_unlawful(r, s, s[HAND + seat]) else 0
        s[HELD] = 1 if is_challengeable(r, s) else 0


def put_down(r: Vector, s: Vector, seat: int, face: int) -> None:
    """The card leaves the hand and becomes the top."""
    remove_card(s, seat, face)
    s[LAST_PILE - s[DISCARD]] = face if face & 15 < WILD else face & 15  # AC-24
    s[DISCARD] += 1
    s[TOP] = face
    s[PASSES] = 0
    s[DRAWN] = NOBODY
    if r[R_JUMP_IN] and face & 15 < WILD:
        s[JUMP] = 1


def resolve(r: Vector, s: Vector, seat: int) -> None:
    """The effect of the card that ``seat`` has laid (annex A, steps 3 to 6)."""
    count = s[COUNT + seat]
    rank = s[TOP] & 15
    if count <= 1:
        if count == 0:
            finish(r, s, seat, rank)
            return
        if not s[CALLED] >> seat & 1:
            s[OWES] |= 1 << seat  # C-22
    if rank < SKIP:
        if r[R_SEVEN_ZERO] and (rank == 7 or rank == 0):
            seven_or_zero(s, seat, rank)
        else:
            begin_turn(s, next_seat(s, seat))
    elif rank == WILD:
        begin_turn(s, next_seat(s, seat))
    elif rank == SKIP:  # C-06
        begin_turn(s, next_seat(s, next_seat(s, seat)))
    elif rank == REVERSE:  # C-08, AC-13
        s[DIRECTION] = -s[DIRECTION]
        if s[PLAYERS] == 2 and r[R_TWO_PLAYER_REVERSE] == TWO_PLAYER_SKIP:
            begin_turn(s, seat)
        else:
            begin_turn(s, next_seat(s, seat))
    else:
        resolve_draw_card(r, s, seat, rank)


def resolve_draw_card(r: Vector, s: Vector, seat: int, rank: int) -> None:
    """Draw Two and Wild Draw Four: the victim answers, or draws at once (C-07, C-11, AC-12)."""
    victim = next_seat(s, seat)
    s[PENDING] += 2 if rank == DRAW_TWO else 4
    waits = r[R_STACKING] != STACKING_OFF or (rank == WILD_DRAW_FOUR and is_challengeable(r, s))
    if waits:
        await_answer(s, victim)
    else:
        s[TURN] = victim
        take_pending(r, s)


def await_answer(s: Vector, victim: int) -> None:
    """The victim's answer is a turn of its own as to calls and prices (AC-12, AC-18)."""
    begin_turn(s, victim)
    s[PHASE] = P_ANSWER


def finish(r: Vector, s: Vector, seat: int, rank: int) -> None:
    """The last card is laid: the round is over, but for a final draw (C-24, AC-33, AC-34)."""
    s[JUMP] = 0
    s[WINNER] = seat
    s[OWES] &= ~(1 << seat)
    s[CALLED] &= ~(1 << seat)
    if rank < DRAW_TWO or rank == WILD or not r[R_FINAL_DRAW]:
        s[PENDING] = 0
        count_round(r, s, seat, ENDING_OUT)
        return
    s[FINAL] = 1
    s[PENDING] += 2 if rank == DRAW_TWO else 4
    s[TURN] = next_seat(s, seat)
    if rank == WILD_DRAW_FOUR and is_challengeable(r, s):
        await_answer(s, s[TURN])
    else:
        take_pending(r, s)


def take_pending(r: Vector, s: Vector) -> None:
    """The victim draws the whole total; as a rule that costs the turn (AC-11, AC-12, AC-18)."""
    victim = s[TURN]
    total = s[PENDING]
    s[PENDING] = 0
    s[HELD] = 0
    if s[FINAL]:
        force_draw(r, s, victim, total, AFTER_COUNT, NOBODY)
    elif s[TOP] & 15 == DRAW_TWO and not r[R_DRAW2_SKIPS]:
        force_draw(r, s, victim, total, AFTER_TURN, victim)
    else:
        force_draw(r, s, victim, total, AFTER_TURN, next_seat(s, victim))


def challenge(r: Vector, s: Vector) -> None:
    """The victim challenges a Wild Draw Four; guilt was fixed at the play (AC-18, AC-19)."""
    victim = s[TURN]
    total = s[PENDING]
    s[PENDING] = 0
    s[HELD] = 0
    if not s[GUILT]:
        count = total + 2 if s[STACKED] else r[R_INNOCENT_DRAW]
        if s[FINAL]:
            force_draw(r, s, victim, count, AFTER_COUNT, NOBODY)
        else:
            force_draw(r, s, victim, count, AFTER_TURN, next_seat(s, victim))
        return
    offender = s[OFFENDER]
    count = total if s[STACKED] else r[R_GUILTY_DRAW]
    s[SNAP] = s[HAND + offender]  # from here on: the hand before the draw (AC-19)
    s[SNAP_HIGH] = s[HIGH + offender]
    if r[R_GUILTY] != GUILTY_STAYS:
        take_back(s, offender)
    if r[R_GUILTY] == GUILTY_REPLAY:
        force_draw(r, s, offender, count, AFTER_REPLAY, offender)
    else:
        force_draw(r, s, offender, count, AFTER_TURN, victim)


def take_back(s: Vector, seat: int) -> None:
    """The card returns to the hand; the old top and its color are restored (section 2.3)."""
    s[DISCARD] -= 1
    s[LAST_PILE - s[DISCARD]] = 0
    s[TOP] = s[FORMER]
    draw_one(s, seat, WILD_DRAW_FOUR)


def begin_replay(r: Vector, s: Vector) -> None:
    """The offender plays a card held before the draw, or the turn ends (AC-19)."""
    seat = s[AFTER_SEAT]
    begin_turn(s, seat)
    s[PHASE] = P_REPLAY
    if replay_plays(r, s) == 0:
        begin_turn(s, next_seat(s, seat))


def lay(r: Vector, s: Vector, seat: int, rank: int) -> None:
    """A wild whose color follows: until then the play is unresolved (AC-26)."""
    close_windows(r, s, seat)
    note_former(r, s, seat, rank)
    put_down(r, s, seat, rank)
    s[TOP] = UNCOLORED + rank
    s[PHASE] = P_COLOR
    if s[COUNT + seat] == 1 and not s[CALLED] >> seat & 1:
        s[OWES] |= 1 << seat


def name_color(r: Vector, s: Vector, color: int) -> None:
    """The color of the first card, or of a wild just laid (C-10, AC-07)."""
    s[TOP] = color * 16 + (s[TOP] & 15)
    if s[PHASE] == P_OPENING_COLOR:
        s[PHASE] = P_PLAY
        s[NAMER] = NOBODY
    else:
        resolve(r, s, s[TURN])


def jump_in(r: Vector, s: Vector, seat: int, action: int) -> None:
    """An identical card out of turn: play goes on from the jumper (AC-43)."""
    begin_turn(s, seat)
    face = action - JUMP_IN
    if action >= JUMP_IN_WITH_UNO:
        face = action - JUMP_IN_WITH_UNO + WITH_UNO
    play(r, s, seat, face)


# ----------------------------------------------------------------------------------- seven and zero


def seven_or_zero(s: Vector, seat: int, rank: int) -> None:
    """7 swaps with a chosen player, 0 passes all hands on (AC-44)."""
    if rank == 7:
        s[OWES] &= ~(1 << seat)  # nothing is owed until the target is named
        s[PHASE] = P_TARGET
        s[TURN] = seat
        return
    called = s[CALLED] >> seat & 1
    last = seat
    other = previous_seat(s, seat)
    while other != seat:  # each seat's hand goes to the next one
        exchange(s, last, other)
        last = other
        other = previous_seat(s, other)
    for other in range(s[SEATS]):
        if s[ACTIVE] >> other & 1:
            review(s, other, called if other == seat else 0)
    begin_turn(s, next_seat(s, seat))


def swap(s: Vector, target: int) -> None:
    """The second step of a 7."""
    seat = s[TURN]
    called = s[CALLED] >> seat & 1
    exchange(s, seat, target)
    review(s, seat, called)
    review(s, target, 0)
    begin_turn(s, next_seat(s, seat))


def exchange(s: Vector, seat: int, other: int) -> None:
    """Two hands change places."""
    s[HAND + seat], s[HAND + other] = s[HAND + other], s[HAND + seat]
    s[HIGH + seat], s[HIGH + other] = s[HIGH + other], s[HIGH + seat]
    s[COUNT + seat], s[COUNT + other] = s[COUNT + other], s[COUNT + seat]


def review(s: Vector, seat: int, called: int) -> None:
    """Works the flags out afresh: one card is owed, unless called with the play (AC-31, AC-32)."""
    bit = 1 << seat
    s[OWES] &= ~bit
    s[CALLED] &= ~bit
    if s[COUNT + seat] == 1:
        if called:
            s[CALLED] |= bit
        else:
            s[OWES] |= bit


# ------------------------------------------------------------------------------------- UNO, acts


def settle_call(r: Vector, s: Vector, seat: int, right: int) -> None:
    """Books a call: it stands, or is paid for (AC-26, AC-30)."""
    if right:
        s[OWES] &= ~(1 << seat)
        s[CALLED] |= 1 << seat
    elif s[COUNT + seat] != 1:  # with the last card laid the round is over: nothing to pay
        s[PAID_CALL] |= 1 << seat
        s[PENALTY] = r[R_FALSE_CALL]
        s[PENALTY_SEAT] = seat


def call(r: Vector, s: Vector, seat: int) -> None:
    """UNO, said before or after the play (AC-26)."""
    if judge_call(r, s, seat) == LAWFUL:
        settle_call(r, s, seat, 1)
    else:
        settle_call(r, s, seat, 0)
        settle(r, s)


def catch(r: Vector, s: Vector, seat: int, target: int) -> None:
    """The caught player draws; a false claim that has a price draws itself (C-23, AC-30)."""
    if s[OWES] >> target & 1:
        s[OWES] &= ~(1 << target)
        penalize(r, s, target, r[R_UNO_PENALTY])
    else:
        s[PAID_CATCH] |= 1 << seat
        penalize(r, s, seat, r[R_FALSE_CATCH])


# ------------------------------------------------------------------------------- the clock, leavers


def time_out(r: Vector, s: Vector) -> None:
    """What the clock does for the seat that owes an act (AC-45, section 2.3)."""
    phase = s[PHASE]
    seat = s[TURN]
    if phase == P_PLAY:
        draw(r, s, seat)
    elif phase == P_DRAWN:
        plays = lawful_plays(r, s, seat)
        if r[R_DRAWN_CARD] == DRAWN_MUST and plays:
            play(r, s, seat, named_wild(s, seat, s[DRAWN]))
        else:
            begin_turn(s, next_seat(s, seat))
    elif phase == P_ANSWER:
        take_pending(r, s)
    elif phase == P_COLOR:
        name_color(r, s, most_held_color(s, seat))
    elif phase == P_OPENING_COLOR:
        name_color(r, s, most_held_color(s, s[NAMER]))
    elif phase == P_TARGET:
        swap(s, smallest_hand(s, seat))
    else:
        begin_turn(s, next_seat(s, seat))


def named_wild(s: Vector, seat: int, face: int) -> int:
    """The face as the clock plays it: a wild names the color most held."""
    if face in (WILD, WILD_DRAW_FOUR):
        return most_held_color(s, seat) * 16 + face
    return face


def smallest_hand(s: Vector, seat: int) -> int:
    """Fewest cards, then nearest in the direction of play."""
    best = next_seat(s, seat)
    other = next_seat(s, best)
    while other != seat:
        if s[COUNT + other] < s[COUNT + best]:
            best = other
        other = next_seat(s, other)
    return best


def leave(r: Vector, s: Vector, seat: int) -> None:
    """A seat leaves for good: its cards go under the stock and the turn order closes up (AC-45)."""
    gone_out = s[FINAL] and s[WINNER] == seat
    s[LEFT + seat] = hand_points(s[HAND + seat], s[HIGH + seat])
    bit = 1 << seat
    s[ACTIVE] &= ~bit
    s[PLAYERS] -= 1
    if s[PLAYERS] > 1:
        put_under(s, seat)
    s[OWES] &= ~bit
    s[CALLED] &= ~bit
    s[PAID_CALL] &= ~bit
    s[PAID_CATCH] &= ~bit
    if s[PHASE] == P_COLOR and s[TURN] == seat:
        s[TOP] = (s[FORMER] >> 4) * 16 + (s[TOP] & 15)  # the wild lies in the color before it
    if gone_out:
        drop_pending(s)
        count_round(r, s, seat, ENDING_OUT)
    elif s[PLAYERS] == 1:
        drop_pending(s)
        count_round(r, s, lowest_seat(s[ACTIVE]), ENDING_ALONE)
    else:
        leave_turn(r, s, seat)


def put_under(s: Vector, seat: int) -> None:
    """Moves a hand under the stock, face by face."""
    n = s[COUNT + seat]
    for i in range(PILE + s[STOCK] - 1, PILE - 1, -1):
        s[i + n] = s[i]
    if s[STOCK] > 0:
        s[UNDER] += n
    s[STOCK] += n
    i = PILE
    for bit in range(63):
        face = bit if bit & 15 < WILD else bit & 15
        if s[HAND + seat] >> bit & 1:
            s[i] = face
            i += 1
        if s[HIGH + seat] >> bit & 1:
            s[i] = face
            i += 1
    s[HAND + seat] = 0
    s[HIGH + seat] = 0
    s[COUNT + seat] = 0


def drop_pending(s: Vector) -> None:
    """Nothing is pending or held aside any more."""
    s[PENDING] = 0
    s[HELD] = 0


def leave_turn(r: Vector, s: Vector, seat: int) -> None:
    """What becomes of the act that somebody owed when ``seat`` left."""
    phase = s[PHASE]
    if phase == P_OPENING_COLOR:
        if s[TURN] == seat:
            begin_turn(s, next_seat(s, seat))
            s[PHASE] = P_OPENING_COLOR
        if s[NAMER] == seat:
            s[NAMER] = s[TURN]
    elif phase == P_ANSWER:
        leave_answer(r, s, seat)
    elif s[TURN] == seat:
        if phase == P_COLOR:  # nobody draws
            drop_pending(s)
        begin_turn(s, next_seat(s, seat))


def leave_answer(r: Vector, s: Vector, seat: int) -> None:
    """The victim, or the player of a Wild Draw Four that can be challenged, has left."""
    if s[TURN] == seat:
        drop_pending(s)
        if s[FINAL]:
            count_round(r, s, s[WINNER], ENDING_OUT)
        else:
            begin_turn(s, next_seat(s, seat))
    elif s[TOP] & 15 == WILD_DRAW_FOUR and s[OFFENDER] == seat and is_challengeable(r, s):
        drop_pending(s)
        begin_turn(s, s[TURN])


# ------------------------------------------------------------------------------------- counting


def count_round(r: Vector, s: Vector, winner: int, ending: int) -> None:
    """Ends the round and books its points (C-25, C-26, AC-25, AC-36, AC-42)."""
    s[PHASE] = P_OVER
    s[TURN] = NOBODY
    s[ENDING] = ending
    s[WINNER] = winner
    s[JUMP] = 0
    s[HELD] = 0
    s[PENALTY] = 0
    if ending == ENDING_BLOCKED:
        if r[R_BLOCKED] == BLOCKED_LOWEST:
            count_blocked(r, s)
    elif r[R_SCORING] == SCORING_LOW:
        for seat in range(s[SEATS]):
            if ending == ENDING_ALONE:
                s[POINTS + seat] = s[LEFT + seat]
            elif seat != winner and not same_side(r, seat, winner):
                s[POINTS + seat] = hand_points(s[HAND + seat], s[HIGH + seat])
    else:
        s[POINTS + winner] = total_points(r, s, winner, ending)


def total_points(r: Vector, s: Vector, winner: int, ending: int) -> int:
    """What the winner receives: the others' hands, or the leavers' if nobody else is left."""
    total = 0
    for seat in range(s[SEATS]):
        if ending == ENDING_ALONE:
            total += s[LEFT + seat]
        elif seat != winner and not same_side(r, seat, winner):
            total += hand_points(s[HAND + seat], s[HIGH + seat])
    return total


def count_blocked(r: Vector, s: Vector) -> None:
    """The lowest hand wins the difference; tied lowest scores nothing (AC-25)."""
    if r[R_TEAMS]:
        count_blocked_teams(r, s)
        return
    best = NOBODY
    lowest = 0
    total = 0
    tied = False
    for seat in range(s[SEATS]):
        if s[ACTIVE] >> seat & 1:
            points = hand_points(s[HAND + seat], s[HIGH + seat])
            total += points
            if best == NOBODY or points < lowest:
                best = seat
                lowest = points
                tied = False
            elif points == lowest:
                tied = True
    if tied:
        return
    s[WINNER] = best
    if r[R_SCORING] != SCORING_LOW:
        s[POINTS + best] = total - 2 * lowest
        return
    for seat in range(s[SEATS]):
        if seat != best:
            s[POINTS + seat] = hand_points(s[HAND + seat], s[HIGH + seat])


def count_blocked_teams(r: Vector, s: Vector) -> None:
    """The lower side scores the difference (AC-42)."""
    hands = [hand_points(s[HAND + seat], s[HIGH + seat]) for seat in range(4)]
    first = hands[0] + hands[2]
    second = hands[1] + hands[3]
    if first == second:
        return
    lower = 0 if first < second else 1
    low_seat = lower if hands[lower] <= hands[lower + 2] else lower + 2
    s[WINNER] = low_seat
    difference = first - second if first > second else second - first
    if r[R_SCORING] != SCORING_LOW:
        s[POINTS + low_seat] = difference
        return
    higher = 1 - lower
    high_seat = higher if hands[higher] >= hands[higher + 2] else higher + 2
    s[POINTS + high_seat] = difference

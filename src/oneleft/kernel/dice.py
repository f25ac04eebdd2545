"""The law of UNO Dice, 24 dice: what may be done and what it does.

Plain Python over integers: no I/O, clock, randomness or containers but the two vectors ``r``
(rules) and ``s`` (state), so that the same source runs interpreted and compiled. Read it with
the catalogue beside it: comments end with the clause. Fields and actions stand in ``state.py``.

``verdict`` judges any act; ``legal`` gives the turn acts of a seat as a mask of dice; ``apply``
does an act that ``verdict`` accepts. Chance and the clock are actors like the seats.
"""

from __future__ import annotations

from oneleft.dice import DICE, POSITIONS
from oneleft.faces import COLORS, COLUMN, DRAW_TWO, REVERSE, ROW, SKIP, WILD, WILD_DRAW_FOUR
from oneleft.kernel.codes import (
    ALREADY_CALLED,
    ALREADY_DREW,
    ALREADY_PAID,
    ALREADY_REROLLED,
    CALL_TOO_LATE,
    CANNOT_STACK,
    CATCH_OWN_SIDE,
    CAUGHT_DIE_BARRED,
    CHANCE_DUE,
    CLAIM_OPEN,
    CLAIM_PASSED,
    CLAIM_VICTIM_ONLY,
    COLOR_DUE,
    COLOR_NEEDLESS,
    DRAW_ONLY,
    FALSE_CALL,
    FALSE_CATCH,
    FALSE_CLAIM,
    LAWFUL,
    LAY_LAST,
    MUST_ANSWER,
    MUST_PLAY,
    MUST_PLAY_DRAWN,
    NO_CHANCE_DUE,
    NO_CLAIM,
    NO_COLOR_DUE,
    NO_MATCH,
    NOT_AN_ACT,
    NOT_IN_HAND,
    NOT_IN_POUCH,
    NOT_SEATED,
    NOT_YOUR_TURN,
    NOTHING_PENDING,
    NOTHING_TO_KEEP,
    OFFENSE,
    ONLY_THE_DRAWN,
    PLAY_UNRESOLVED,
    REPLAY_ONLY,
    REROLL_FIRST,
    REROLL_OFF,
    ROUND_OVER,
    WD4_UNLAWFUL,
)
from oneleft.kernel.state import (
    AFTER_ANSWER,
    AFTER_COUNT,
    AFTER_REPLAY,
    AFTER_TURN,
    CATCHER_VICTIM,
    CAUGHT_REPLAY,
    CHANCE,
    CHANCE_DIE,
    CHANCE_POSITION,
    CHANCE_SEAT,
    CLOCK,
    D_ACTIVE,
    D_AFTER,
    D_AFTER_SEAT,
    D_BARRED,
    D_CALLED,
    D_CAST,
    D_CASTING,
    D_CENTER,
    D_COUNT,
    D_DIRECTION,
    D_DRAWER,
    D_DRAWN,
    D_DUE,
    D_EARLY,
    D_ENDING,
    D_FACE,
    D_FINAL,
    D_FORCED,
    D_FORCED_SEAT,
    D_FORMER,
    D_GUILT,
    D_HAND,
    D_HELD,
    D_LEFT,
    D_OFFENDER,
    D_OWED,
    D_OWES,
    D_PAID_CALL,
    D_PAID_CATCH,
    D_PASSED,
    D_PENALTY,
    D_PENALTY_SEAT,
    D_PENDING,
    D_PHASE,
    D_PLAYERS,
    D_POINTS,
    D_POSITION,
    D_POUCH,
    D_REPLAY,
    D_ROLL,
    D_ROLLS_ALL,
    D_SEATS,
    D_STACKED,
    D_STARTER,
    D_TOP,
    D_TURN,
    D_TURNS,
    D_WAS_DRAWN,
    D_WINNER,
    DICE_ACCEPT,
    DICE_CALL,
    DICE_CATCH,
    DICE_CLAIM,
    DICE_DRAW,
    DICE_DRAW_BIT,
    DICE_KEEP,
    DICE_KEEP_BIT,
    DICE_LAY,
    DICE_LEAVE,
    DICE_NAME_COLOR,
    DICE_PASS,
    DICE_PLAYS,
    DICE_REROLL,
    DICE_REROLL_BIT,
    DICE_REVERSE_SKIP,
    DICE_STACKING_OFF,
    DICE_STATE_SIZE,
    DICE_TAKE,
    DICE_TAKE_BIT,
    DICE_TIMEOUT,
    DICE_WITH_UNO,
    DP_ANSWER,
    DP_CAST,
    DP_CENTER,
    DP_CLAIM,
    DP_COLOR,
    DP_DRAWING,
    DP_DRAWN,
    DP_FORCED,
    DP_HANDS,
    DP_LOOK,
    DP_OPENING_COLOR,
    DP_OVER,
    DP_REPLAY,
    DP_REROLLED,
    DP_ROLLING,
    DP_STARTER,
    DRAWN_DIE_MUST,
    ENDING_ALONE,
    ENDING_LIMIT,
    ENDING_OUT,
    MOST_DICE_SEATS,
    NOBODY,
    OPENING_EFFECTS,
    OWED_DIE,
    OWED_NOTHING,
    OWED_ROLL,
    OWED_SEAT,
    R_FACES,
    RD_AFTER_REROLL,
    RD_CAUGHT_DRAW,
    RD_CAUGHT_THEN,
    RD_DRAWN_DIE,
    RD_FALSE_CALL,
    RD_FALSE_CATCH,
    RD_FALSE_CLAIM,
    RD_FINAL_DRAW,
    RD_FIRST_STARTER,
    RD_FITS,
    RD_HAND_DICE,
    RD_MAX_TURNS,
    RD_OPENING,
    RD_PLAY_AFTER_REROLL,
    RD_REROLL,
    RD_RETURN_FIRST,
    RD_SELF_CORRECT,
    RD_STACKING,
    RD_STARTER_SEAT,
    RD_TWO_PLAYER_REVERSE,
    RD_UNO_PENALTY,
    RD_VICTIM_ROLLS,
    RD_VOLUNTARY_REROLL,
    RD_WD4_CATCHER,
    RD_WD4_DICE,
    RD_WD4_ENFORCEMENT,
    RD_WD4_TEST,
    REROLL_MANDATORY,
    REROLL_NONE,
    REROLLED_MUST,
    STARTER_FIXED,
    STARTER_RANDOM,
    UNCOLORED,
    VICTIM_ROLLS_ALL,
    WD4_CATCH,
    WD4_STRICT,
)
from oneleft.vectors import Vector

DRAW_TWOS = COLUMN << DRAW_TWO
WILD_DRAW_FOUR_BIT = 1 << WILD_DRAW_FOUR
LOWER_DICE = (1 << DICE // 2) - 1  # the first half of the dice
LOWEST_DICE = (1 << DICE // 4) - 1  # ... and quarter


# ------------------------------------------------------------------------------------------- set-up


def start(r: Vector, s: Vector, seats: int, active: int, starter: int) -> None:
    """Makes ``s`` the state before the center die is drawn: 24 dice in the pouch (AD-01, AD-26).

    Args:
        active: mask of the seats that take part.
        starter: who begins, or NOBODY to choose one by ``first_starter`` (AD-04).
    """
    for i in range(DICE_STATE_SIZE):
        s[i] = 0
    s[D_SEATS] = seats
    s[D_ACTIVE] = active
    s[D_PLAYERS] = active.bit_count()
    s[D_DIRECTION] = 1  # D-06
    s[D_POUCH] = (1 << DICE) - 1
    s[D_STARTER] = NOBODY
    s[D_TURN] = NOBODY
    s[D_CENTER] = NOBODY
    s[D_TOP] = NOBODY
    s[D_HELD] = NOBODY
    s[D_FORMER] = NOBODY
    s[D_OFFENDER] = NOBODY
    s[D_BARRED] = NOBODY
    s[D_DRAWN] = NOBODY
    s[D_DRAWER] = NOBODY
    s[D_PENALTY_SEAT] = NOBODY
    s[D_FORCED_SEAT] = NOBODY
    s[D_AFTER_SEAT] = NOBODY
    s[D_WINNER] = NOBODY
    for seat in range(MOST_DICE_SEATS):
        s[D_CAST + seat] = NOBODY
    for die in range(DICE):
        s[D_POSITION + die] = NOBODY
        s[D_FACE + die] = NOBODY
    choose_starter(r, s, starter)


def choose_starter(r: Vector, s: Vector, starter: int) -> None:
    """A given or fixed seat, one by chance, or the highest roll (AD-04)."""
    if starter == NOBODY and r[RD_FIRST_STARTER] == STARTER_FIXED:
        starter = r[RD_STARTER_SEAT]
    if starter != NOBODY:
        begin_center(s, starter)
    elif r[RD_FIRST_STARTER] == STARTER_RANDOM:
        s[D_PHASE] = DP_STARTER
        s[D_OWED] = OWED_SEAT
    else:
        s[D_PHASE] = DP_CAST
        s[D_OWED] = OWED_DIE
        s[D_CASTING] = s[D_ACTIVE]
        s[D_DRAWER] = lowest_seat(s[D_ACTIVE])


def begin_center(s: Vector, starter: int) -> None:
    """The starter draws the center die and rolls it (D-01)."""
    s[D_STARTER] = starter
    s[D_PHASE] = DP_CENTER
    s[D_OWED] = OWED_DIE
    s[D_DRAWER] = starter


# -------------------------------------------------------------------------------------- small parts


def lowest_seat(mask: int) -> int:
    """The lowest seat of a mask."""
    seat = 0
    while not mask >> seat & 1:
        seat += 1
    return seat


def next_seat(s: Vector, seat: int) -> int:
    """The next active seat in the direction of play (AC-45: turn order closes up)."""
    step = s[D_DIRECTION]
    seats = s[D_SEATS]
    active = s[D_ACTIVE]
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


def remove_die(s: Vector, seat: int, die: int) -> None:
    """Takes a die from a hand; the others keep their order."""
    i = D_HAND + seat * DICE
    last = i + s[D_COUNT + seat] - 1
    while s[i] != die:
        i += 1
    while i < last:
        s[i] = s[i + 1]
        i += 1
    s[last] = 0
    s[D_COUNT + seat] -= 1


def give(s: Vector, seat: int, die: int) -> None:
    """Adds a die at the end of a hand; a debt of UNO and a call end with the one die (AC-31)."""
    count = s[D_COUNT + seat]
    if count == 1:
        s[D_OWES] &= ~(1 << seat)
        s[D_CALLED] &= ~(1 << seat) | s[D_EARLY]
    s[D_HAND + seat * DICE + count] = die
    s[D_COUNT + seat] = count + 1


def put_in_pouch(s: Vector, die: int) -> None:
    """A die goes back into the pouch, where it shows nothing (D-09)."""
    s[D_POUCH] |= 1 << die
    s[D_POSITION + die] = NOBODY
    s[D_FACE + die] = NOBODY


def release(s: Vector) -> None:
    """The die held aside goes into the pouch (D-09, AD-13)."""
    if s[D_HELD] != NOBODY:
        put_in_pouch(s, s[D_HELD])
        s[D_HELD] = NOBODY


def shows_wild(s: Vector, die: int) -> bool:
    """Whether the upturned face of a die is a wild (D-19)."""
    return s[D_FACE + die] in (WILD, WILD_DRAW_FOUR)


def showing(s: Vector, seat: int, faces: int) -> int:
    """The dice of a hand that show one of ``faces``, as a mask."""
    dice = 0
    first = D_HAND + seat * DICE
    for i in range(first, first + s[D_COUNT + seat]):
        die = s[i]
        dice |= (faces >> s[D_FACE + die] & 1) << die
    return dice


def hand_dice(s: Vector, seat: int) -> int:
    """The dice of a hand as a mask."""
    dice = 0
    first = D_HAND + seat * DICE
    for i in range(first, first + s[D_COUNT + seat]):
        dice |= 1 << s[i]
    return dice


def hand_points(s: Vector, seat: int) -> int:
    """Upper faces: numbers their value, commands 20, wilds 50 (D-31 to D-33, AD-25)."""
    total = 0
    first = D_HAND + seat * DICE
    for i in range(first, first + s[D_COUNT + seat]):
        rank = s[D_FACE + s[i]] & 15
        if rank >= WILD:
            total += 50
        elif rank >= SKIP:
            total += 20
        else:
            total += rank
    return total


def most_held_color(s: Vector, seat: int) -> int:
    """The color a time-out names: the one most held, ties in the order R Y G B."""
    best = 0
    most = -1
    for color in range(COLORS):
        n = showing(s, seat, ROW << 16 * color).bit_count()
        if n > most:
            most = n
            best = color
    return best


# ------------------------------------------------------------------------------------------- chance


def chance_is_due(s: Vector) -> bool:
    """Whether the next act is CHANCE's."""
    return s[D_OWED] != OWED_NOTHING


def starter_is_due(s: Vector) -> bool:
    """Whether CHANCE chooses the starter: CHANCE_SEAT + an active seat (AD-04)."""
    return s[D_OWED] == OWED_SEAT


def die_is_due(s: Vector) -> bool:
    """Whether a die leaves the pouch: CHANCE_DIE + a die that is in it."""
    return s[D_OWED] == OWED_DIE


def roll_is_due(s: Vector) -> bool:
    """Whether a die is rolled: CHANCE_POSITION + 0 to 5."""
    return s[D_OWED] == OWED_ROLL


def pouch_size(s: Vector) -> int:
    """How many dice the pouch holds."""
    return s[D_POUCH].bit_count()


def pick_die(s: Vector, k: int) -> int:
    """The ``k``-th die of the pouch in the order of the dice; ``k`` counts from 0."""
    pouch = s[D_POUCH]
    die = 0
    n = (pouch & LOWER_DICE).bit_count()
    if k >= n:
        k -= n
        pouch >>= DICE // 2
        die = DICE // 2
    n = (pouch & LOWEST_DICE).bit_count()
    if k >= n:
        k -= n
        pouch >>= DICE // 4
        die += DICE // 4
    for _ in range(k):
        pouch &= pouch - 1
    return die + (pouch & -pouch).bit_length() - 1


def rolling_die(s: Vector) -> int:
    """The die that is to be rolled, where ``roll_is_due``."""
    if s[D_PHASE] == DP_CENTER:
        return s[D_CENTER]
    if s[D_PHASE] == DP_CAST:
        return s[D_HELD]
    return s[D_HAND + s[D_DRAWER] * DICE + s[D_ROLL]]


def receive_die(s: Vector, die: int) -> None:
    """A die leaves the pouch; it is rolled when all that are due have been drawn (AD-30)."""
    s[D_POUCH] ^= 1 << die
    phase = s[D_PHASE]
    if phase == DP_CENTER:
        s[D_CENTER] = die
        s[D_OWED] = OWED_ROLL
    elif phase == DP_CAST:
        s[D_HELD] = die
        s[D_OWED] = OWED_ROLL
    else:
        give(s, s[D_DRAWER], die)
        s[D_DUE] -= 1
        if s[D_DUE] == 0:
            s[D_OWED] = OWED_ROLL


def receive_roll(r: Vector, s: Vector, position: int) -> None:
    """A die has been rolled: it keeps that face until it is rolled again (D-03)."""
    phase = s[D_PHASE]
    if phase <= DP_CENTER:
        if phase == DP_CENTER:
            turn_up(r, s, position)
        else:
            receive_cast(r, s, position)
        return
    seat = s[D_DRAWER]
    i = s[D_ROLL]
    die = s[D_HAND + seat * DICE + i]
    s[D_POSITION + die] = position
    s[D_FACE + die] = r[R_FACES + die * POSITIONS + position]
    i += 1
    s[D_ROLL] = i
    if i == s[D_COUNT + seat]:
        s[D_OWED] = OWED_NOTHING
        finish_rolls(r, s)


def finish_rolls(r: Vector, s: Vector) -> None:
    """All dice that were due have been rolled; on with what they were due for."""
    phase = s[D_PHASE]
    if s[D_PENALTY] > 0:
        s[D_PENALTY] = 0
        settle(r, s)
    elif phase == DP_ROLLING:
        s[D_PHASE] = DP_REROLLED
    elif phase == DP_DRAWING:
        receive_drawn(r, s)
    elif phase == DP_HANDS:
        seat = next_seat(s, s[D_DRAWER])
        if seat == s[D_STARTER]:
            open_round(r, s)
            settle(r, s)
        else:
            begin_draw(s, seat, r[RD_HAND_DICE])
    else:
        finish_forced(r, s)
        settle(r, s)


def begin_draw(s: Vector, seat: int, count: int) -> None:
    """``seat`` draws ``count`` dice, or what there is, and then rolls them (D-17, AD-30)."""
    s[D_DRAWER] = seat
    s[D_DUE] = min(count, pouch_size(s))
    s[D_ROLL] = s[D_COUNT + seat]
    s[D_OWED] = OWED_DIE


def receive_drawn(r: Vector, s: Vector) -> None:
    """The die drawn at one's turn: it may be played, or the turn ends (D-11, D-12, AD-11)."""
    seat = s[D_TURN]
    s[D_DRAWN] = s[D_HAND + seat * DICE + s[D_COUNT + seat] - 1]
    s[D_PHASE] = DP_DRAWN
    if open_plays(r, s, seat) == 0:
        begin_turn(r, s, next_seat(s, seat))


def settle(r: Vector, s: Vector) -> None:
    """Goes on until somebody owes an act: penalties first, then a forced draw (D-17, AD-18)."""
    while s[D_OWED] == OWED_NOTHING:
        if s[D_PENALTY] > 0:
            if s[D_POUCH]:
                begin_draw(s, s[D_PENALTY_SEAT], s[D_PENALTY])
            else:
                s[D_PENALTY] = 0  # the remainder lapses (AD-23)
        elif s[D_PHASE] == DP_FORCED:
            begin_forced(r, s)
        elif s[D_PHASE] == DP_CLAIM and claimants(r, s) & ~s[D_PASSED] == 0:
            close_claim(r, s)
        else:
            return


def force_draw(
    s: Vector, seat: int, count: int, rolls_all: int, after: int, after_seat: int
) -> None:
    """``seat`` will draw ``count`` dice, then ``after`` follows. It is no turn (AC-28)."""
    s[D_PHASE] = DP_FORCED
    s[D_FORCED_SEAT] = seat
    s[D_FORCED] = count
    s[D_ROLLS_ALL] = rolls_all
    s[D_AFTER] = after
    s[D_AFTER_SEAT] = after_seat


def begin_forced(r: Vector, s: Vector) -> None:
    """The forced draw, from what the pouch holds now (D-16, D-17, AD-13, AD-14)."""
    seat = s[D_FORCED_SEAT]
    count = s[D_FORCED]
    if s[D_AFTER] == AFTER_REPLAY:
        s[D_REPLAY] = hand_dice(s, seat) & ~(1 << s[D_BARRED])  # AD-19
    s[D_FORCED] = 0
    if count > 0 and s[D_POUCH]:
        begin_draw(s, seat, count)
        if s[D_ROLLS_ALL]:
            s[D_ROLL] = 0
    elif s[D_ROLLS_ALL]:
        s[D_DRAWER] = seat
        s[D_ROLL] = 0
        s[D_OWED] = OWED_ROLL
    else:
        finish_forced(r, s)


def finish_forced(r: Vector, s: Vector) -> None:
    """The forced draw is done; on with what was to follow."""
    after = s[D_AFTER]
    if after == AFTER_ANSWER:
        begin_answer(r, s, s[D_AFTER_SEAT])
        return
    release(s)  # return_before_draw = false
    if after == AFTER_TURN:
        begin_turn(r, s, s[D_AFTER_SEAT])
    elif after == AFTER_COUNT:
        count_round(s, s[D_WINNER], ENDING_OUT)
    else:
        begin_replay(r, s)


# -------------------------------------------------------------------------------------- the opening


def receive_cast(r: Vector, s: Vector, position: int) -> None:
    """``roll_high``: the highest number starts, symbols count 0, ties roll again (AD-04)."""
    seat = s[D_DRAWER]
    rank = r[R_FACES + s[D_HELD] * POSITIONS + position] & 15
    s[D_CAST + seat] = rank if rank < SKIP else 0
    release(s)
    s[D_OWED] = OWED_DIE
    rest = s[D_CASTING] >> seat + 1 << seat + 1
    if rest:
        s[D_DRAWER] = lowest_seat(rest)
        return
    best = -1
    tied = 0
    for other in range(s[D_SEATS]):
        if s[D_CASTING] >> other & 1:
            if s[D_CAST + other] > best:
                best = s[D_CAST + other]
                tied = 0
            if s[D_CAST + other] == best:
                tied |= 1 << other
    s[D_CASTING] = tied
    s[D_DRAWER] = lowest_seat(tied)
    if tied & (tied - 1) == 0:
        s[D_CASTING] = 0
        begin_center(s, lowest_seat(tied))


def turn_up(r: Vector, s: Vector, position: int) -> None:
    """The center die is rolled until it may stand; then the hands are drawn (D-01, D-02, AD-05)."""
    die = s[D_CENTER]
    face = r[R_FACES + die * POSITIONS + position]
    rank = face & 15
    if rank == WILD_DRAW_FOUR or (rank >= SKIP and r[RD_OPENING] != OPENING_EFFECTS):
        return
    s[D_POSITION + die] = position
    s[D_FACE + die] = face
    s[D_TOP] = face if rank < WILD else UNCOLORED + rank
    s[D_PHASE] = DP_HANDS
    begin_draw(s, s[D_STARTER], r[RD_HAND_DICE])


def open_round(r: Vector, s: Vector) -> None:
    """The first turn; with ``effects_1987`` the center die acts upon it (D-05, AD-05)."""
    starter = s[D_STARTER]
    left = next_seat(s, starter)
    rank = s[D_TOP] & 15
    if rank == SKIP:
        begin_turn(r, s, next_seat(s, left))
    elif rank == DRAW_TWO:
        force_draw(s, left, 2, 0, AFTER_TURN, next_seat(s, left))
    elif rank == WILD:
        begin_turn(r, s, left)
        s[D_PHASE] = DP_OPENING_COLOR
    else:
        if rank == REVERSE:
            s[D_DIRECTION] = -1
        begin_turn(r, s, starter)


# -------------------------------------------------------------------------------------------- turns


def begin_turn(r: Vector, s: Vector, seat: int) -> None:
    """The turn of ``seat``, when penalties are drawn. The one before is forgotten (AC-30)."""
    if s[D_PENALTY] > 0:
        force_draw(s, NOBODY, 0, 0, AFTER_TURN, seat)
        return
    if s[D_CALLED]:
        drop_early_calls(s)
    if s[D_TURNS] >= r[RD_MAX_TURNS]:  # AD-31
        count_round(s, NOBODY, ENDING_LIMIT)
        return
    s[D_TURNS] += 1
    s[D_PHASE] = DP_LOOK
    s[D_TURN] = seat
    s[D_DRAWN] = NOBODY
    s[D_EARLY] = 0
    s[D_PAID_CALL] = 0
    s[D_PAID_CATCH] = 0


def drop_early_calls(s: Vector) -> None:
    """A pre-call lapses if the turn ends with two or more dice (AC-26)."""
    for seat in range(s[D_SEATS]):
        if s[D_COUNT + seat] != 1:
            s[D_CALLED] &= ~(1 << seat)


def begin_answer(r: Vector, s: Vector, victim: int) -> None:
    """The victim of a stack takes it or adds to it (AD-29)."""
    if s[D_PENALTY] > 0:
        force_draw(s, NOBODY, 0, 0, AFTER_ANSWER, victim)
        return
    begin_turn(r, s, victim)
    if s[D_PHASE] == DP_LOOK:
        s[D_PHASE] = DP_ANSWER


# ------------------------------------------------------------------------------- what may be played


def wd4_is_unlawful(r: Vector, s: Vector, seat: int) -> bool:
    """Whether a Wild Draw Four of this hand breaks its rule by the other dice (D-25, AD-17)."""
    if s[D_PENDING] > 0:
        return False  # a stacked one is exempt (AD-29)
    test = r[RD_WD4_TEST + s[D_TOP]]
    matches = showing(s, seat, test).bit_count()
    return matches > (test >> WILD_DRAW_FOUR & 1)  # where wilds count, it counts itself


def hand_plays(r: Vector, s: Vector, seat: int) -> int:
    """The dice that ``seat`` may lay from the hand, lawfully or as a bluff (D-07, D-20, AD-18)."""
    plays = showing(s, seat, r[RD_FITS + s[D_TOP]])
    if plays & r[RD_WD4_DICE] and r[RD_WD4_ENFORCEMENT] == WD4_STRICT:
        plays &= ~bluffs(r, s, seat, plays)
    return plays


def stack_plays(s: Vector, seat: int) -> int:
    """The dice that answer a pending draw: of the same kind, as they show (AD-29)."""
    if s[D_TOP] & 15 == DRAW_TWO:
        return showing(s, seat, DRAW_TWOS)
    return showing(s, seat, WILD_DRAW_FOUR_BIT)


def replay_plays(r: Vector, s: Vector, seat: int) -> int:
    """The lawful plays of a caught player who must play on (AD-19)."""
    plays = showing(s, seat, r[RD_FITS + s[D_TOP]]) & s[D_REPLAY]
    return plays & ~bluffs(r, s, seat, plays)


def open_plays(r: Vector, s: Vector, seat: int) -> int:
    """The dice that ``seat``, whose turn it is, may lay now: lawful plays and bluffs."""
    phase = s[D_PHASE]
    if phase == DP_LOOK:
        return hand_plays(r, s, seat)
    if phase == DP_REROLLED:
        return hand_plays(r, s, seat) if r[RD_PLAY_AFTER_REROLL] else 0  # AD-07
    if phase == DP_DRAWN:
        return hand_plays(r, s, seat) & 1 << s[D_DRAWN]  # AD-11
    if phase == DP_ANSWER:
        return stack_plays(s, seat)
    if phase == DP_REPLAY:
        return replay_plays(r, s, seat)
    return 0


def bluffs(r: Vector, s: Vector, seat: int, plays: int) -> int:
    """Of these plays, those that are offenses: Wild Draw Fours against their rule (AD-18)."""
    if plays & r[RD_WD4_DICE] == 0 or not wd4_is_unlawful(r, s, seat):
        return 0
    return plays & showing(s, seat, WILD_DRAW_FOUR_BIT)


def lawful_plays(r: Vector, s: Vector, seat: int) -> int:
    """The dice that ``seat`` may lay by the rules."""
    plays = open_plays(r, s, seat)
    return plays & ~bluffs(r, s, seat, plays)


def declining_acts(r: Vector, s: Vector) -> int:
    """REROLL and DRAW in the first state of a turn, as bits (AD-08, AD-12)."""
    if r[RD_REROLL] == REROLL_MANDATORY:
        return DICE_REROLL_BIT
    if r[RD_REROLL] == REROLL_NONE:
        return DICE_DRAW_BIT
    return DICE_REROLL_BIT | DICE_DRAW_BIT if s[D_POUCH] else DICE_REROLL_BIT


def legal(r: Vector, s: Vector, seat: int) -> int:
    """The turn acts open to ``seat``: plays and bluffs by die, then DRAW, KEEP, REROLL, TAKE."""
    if s[D_TURN] != seat or s[D_OWED]:
        return 0
    phase = s[D_PHASE]
    if phase == DP_LOOK:
        plays = hand_plays(r, s, seat)
        if r[RD_VOLUNTARY_REROLL] or not plays & ~bluffs(r, s, seat, plays):  # D-10
            plays |= declining_acts(r, s)
        return plays
    plays = open_plays(r, s, seat)
    if phase == DP_REROLLED:
        if r[RD_AFTER_REROLL] != REROLLED_MUST or not plays & ~bluffs(r, s, seat, plays):  # AD-09
            plays |= DICE_DRAW_BIT
    elif phase == DP_DRAWN:
        if r[RD_DRAWN_DIE] != DRAWN_DIE_MUST or not plays & ~bluffs(r, s, seat, plays):  # AD-11
            plays |= DICE_KEEP_BIT
    elif phase == DP_ANSWER:
        plays |= DICE_TAKE_BIT
    return plays


# ----------------------------------------------------------------------------------------- verdicts


def verdict(r: Vector, s: Vector, actor: int, action: int) -> int:
    """Judges any act: LAWFUL, a code (refused), or OFFENSE + a code (accepted all the same)."""
    if actor == CHANCE:
        return judge_chance(s, action)
    if actor == CLOCK:
        if action != DICE_TIMEOUT:
            return NOT_AN_ACT
    elif actor < 0 or actor >= s[D_SEATS] or not s[D_ACTIVE] >> actor & 1:
        return NOT_SEATED
    if s[D_PHASE] == DP_OVER:
        return ROUND_OVER
    if chance_is_due(s):
        return CHANCE_DUE
    if actor == CLOCK:
        return LAWFUL
    return judge_seat(r, s, actor, action)


def judge_chance(s: Vector, action: int) -> int:
    """A die, a roll or a starter, as it is due."""
    if s[D_PHASE] == DP_OVER:
        return ROUND_OVER
    if not chance_is_due(s):
        return NO_CHANCE_DUE
    if die_is_due(s) and CHANCE_DIE <= action < CHANCE_DIE + DICE:
        return LAWFUL if s[D_POUCH] >> action - CHANCE_DIE & 1 else NOT_IN_POUCH
    if roll_is_due(s) and CHANCE_POSITION <= action < CHANCE_POSITION + POSITIONS:
        return LAWFUL
    if starter_is_due(s) and CHANCE_SEAT <= action < CHANCE_SEAT + MOST_DICE_SEATS:
        return LAWFUL if s[D_ACTIVE] >> action - CHANCE_SEAT & 1 else NOT_AN_ACT
    return NOT_AN_ACT


def judge_seat(r: Vector, s: Vector, seat: int, action: int) -> int:
    """An act of a seat, while no chance is due."""
    if 0 <= action < DICE_PLAYS:
        return judge_play(r, s, seat, action)
    if DICE_DRAW <= action <= DICE_TAKE:
        bit = DICE + action - DICE_DRAW
        return LAWFUL if legal(r, s, seat) >> bit & 1 else why_not_act(r, s, seat, action)
    if DICE_WITH_UNO <= action < DICE_WITH_UNO + DICE_PLAYS:
        return judge_called_play(r, s, seat, action - DICE_WITH_UNO)
    if action == DICE_CALL:
        return judge_call(r, s, seat)
    if action == DICE_ACCEPT:
        return judge_accept(s, seat)
    if action in (DICE_CLAIM, DICE_PASS):
        return judge_claim(r, s, seat, action)
    if DICE_NAME_COLOR <= action < DICE_NAME_COLOR + COLORS:
        return judge_color(s, seat)
    if DICE_CATCH <= action < DICE_CATCH + MOST_DICE_SEATS:
        return judge_catch(r, s, seat, action - DICE_CATCH)
    if DICE_LAY <= action < DICE_LAY + DICE:
        return judge_lay(r, s, seat, action - DICE_LAY)
    return LAWFUL if action == DICE_LEAVE else NOT_AN_ACT


def judge_play(r: Vector, s: Vector, seat: int, action: int) -> int:
    """A play; only a wild names a color (D-07, D-21, D-25)."""
    die = action >> 2
    if not legal(r, s, seat) >> die & 1:
        return why_not_play(r, s, seat, die)
    if not shows_wild(s, die):
        return COLOR_NEEDLESS if action & 3 else LAWFUL
    return OFFENSE + WD4_UNLAWFUL if bluffs(r, s, seat, 1 << die) else LAWFUL


def judge_called_play(r: Vector, s: Vector, seat: int, action: int) -> int:
    """The same play with an UNO call, which is right if one die is left (AC-26, AC-30)."""
    code = judge_play(r, s, seat, action)
    if s[D_COUNT + seat] == 2 or LAWFUL < code < OFFENSE:
        return code
    price = price_call(r, s, seat)
    return code if code >= OFFENSE and price >= OFFENSE else price


def why_not_turn(s: Vector, seat: int) -> int:
    """Why ``seat`` may do no turn act at all, or LAWFUL."""
    phase = s[D_PHASE]
    if s[D_TURN] != seat:
        return NOT_YOUR_TURN
    if phase in (DP_COLOR, DP_OPENING_COLOR):
        return COLOR_DUE
    return CLAIM_OPEN if phase == DP_CLAIM else LAWFUL


def why_not_act(r: Vector, s: Vector, seat: int, action: int) -> int:
    """Why ``seat`` may not draw, keep, reroll or take: the rule that comes first."""
    code = why_not_turn(s, seat)
    if code != LAWFUL:
        return code
    if action == DICE_TAKE:
        return NOTHING_PENDING
    phase = s[D_PHASE]
    if phase == DP_ANSWER:
        return MUST_ANSWER
    if action == DICE_KEEP:
        return MUST_PLAY_DRAWN if phase == DP_DRAWN else NOTHING_TO_KEEP
    if phase == DP_REPLAY:
        return REPLAY_ONLY
    if phase == DP_DRAWN:
        return ALREADY_DREW
    if action == DICE_REROLL:
        if r[RD_REROLL] == REROLL_NONE:
            return REROLL_OFF
        return MUST_PLAY if phase == DP_LOOK else ALREADY_REROLLED
    if phase == DP_LOOK and legal(r, s, seat) & DICE_REROLL_BIT:
        return REROLL_FIRST
    return MUST_PLAY


def why_not_play(r: Vector, s: Vector, seat: int, die: int) -> int:
    """Why ``seat`` may not play this die: the rule that comes first."""
    code = why_not_turn(s, seat)
    if code != LAWFUL:
        return code
    if not hand_dice(s, seat) >> die & 1:
        return NOT_IN_HAND
    phase = s[D_PHASE]
    if phase == DP_ANSWER:
        return CANNOT_STACK
    if phase == DP_REROLLED and not r[RD_PLAY_AFTER_REROLL]:
        return DRAW_ONLY
    if phase == DP_DRAWN and die != s[D_DRAWN]:
        return ONLY_THE_DRAWN
    if phase == DP_REPLAY and not s[D_REPLAY] >> die & 1:
        return CAUGHT_DIE_BARRED if die == s[D_BARRED] else REPLAY_ONLY
    return WD4_UNLAWFUL if s[D_FACE + die] == WILD_DRAW_FOUR else NO_MATCH


def judge_lay(r: Vector, s: Vector, seat: int, die: int) -> int:
    """A wild whose color follows as a second step (AC-26, AD-21)."""
    code = judge_play(r, s, seat, die << 2)
    if LAWFUL < code < OFFENSE:
        return code
    if not shows_wild(s, die):
        return COLOR_NEEDLESS
    return LAY_LAST if s[D_COUNT + seat] == 1 else code


def judge_color(s: Vector, seat: int) -> int:
    """NAME_COLOR belongs to the seat that owes it (D-21, AD-16)."""
    if s[D_PHASE] in (DP_COLOR, DP_OPENING_COLOR):
        return LAWFUL if s[D_TURN] == seat else NOT_YOUR_TURN
    return NO_COLOR_DUE


def claimants(r: Vector, s: Vector) -> int:
    """The seats that may claim the Wild Draw Four in the center (AD-18)."""
    if r[RD_WD4_CATCHER] == CATCHER_VICTIM:
        return 1 << s[D_TURN]
    return s[D_ACTIVE] & ~(1 << s[D_OFFENDER])


def judge_accept(s: Vector, seat: int) -> int:
    """ACCEPT is the victim's, and closes the window (AD-18)."""
    phase = s[D_PHASE]
    if phase == DP_COLOR:
        return PLAY_UNRESOLVED
    if phase != DP_CLAIM and phase != DP_ANSWER:
        return NOTHING_PENDING
    if s[D_TURN] != seat:
        return NOT_YOUR_TURN
    return LAWFUL if phase == DP_CLAIM else MUST_ANSWER


def judge_claim(r: Vector, s: Vector, seat: int, action: int) -> int:
    """CLAIM_WD4 and PASS_CLAIM; whether it was lawful was fixed at the play (AD-18)."""
    phase = s[D_PHASE]
    if phase == DP_COLOR:
        return PLAY_UNRESOLVED
    if phase != DP_CLAIM:
        return NO_CLAIM
    if seat == s[D_OFFENDER]:
        return CATCH_OWN_SIDE
    if not claimants(r, s) >> seat & 1:
        return CLAIM_VICTIM_ONLY
    if s[D_PASSED] >> seat & 1:
        return CLAIM_PASSED
    if action == DICE_PASS or s[D_GUILT]:
        return LAWFUL
    return OFFENSE + FALSE_CLAIM if r[RD_FALSE_CLAIM] > 0 else FALSE_CLAIM


# ------------------------------------------------------------------------------------ UNO, verdicts


def price_call(r: Vector, s: Vector, seat: int) -> int:
    """A false call: an offense where it is priced, once a turn, else refused (AC-30)."""
    if r[RD_FALSE_CALL] == 0:
        return FALSE_CALL
    return ALREADY_PAID if s[D_PAID_CALL] >> seat & 1 else OFFENSE + FALSE_CALL


def judge_call(r: Vector, s: Vector, seat: int) -> int:
    """A call on its own: before the play, or after it (AC-26, AD-21)."""
    if s[D_CALLED] >> seat & 1:
        return ALREADY_CALLED
    if s[D_OWES] >> seat & 1 and r[RD_SELF_CORRECT]:
        return LAWFUL
    if s[D_COUNT + seat] == 1:
        return CALL_TOO_LATE
    if s[D_TURN] == seat and s[D_COUNT + seat] == 2 and open_plays(r, s, seat):
        return LAWFUL
    return price_call(r, s, seat)


def judge_catch(r: Vector, s: Vector, seat: int, target: int) -> int:
    """A claim that ``target`` has one die and has not called (D-28, AC-27)."""
    if s[D_PHASE] == DP_COLOR:
        return PLAY_UNRESOLVED
    if target == seat or not s[D_ACTIVE] >> target & 1:
        return CATCH_OWN_SIDE
    if s[D_OWES] >> target & 1:
        return LAWFUL
    if r[RD_FALSE_CATCH] == 0:
        return FALSE_CATCH
    return ALREADY_PAID if s[D_PAID_CATCH] >> seat & 1 else OFFENSE + FALSE_CATCH


# --------------------------------------------------------------------------------------------- acts


def apply(r: Vector, s: Vector, actor: int, action: int) -> None:
    """Does an act that ``verdict`` accepts."""
    if action >= CHANCE_DIE:
        if action >= CHANCE_SEAT:
            begin_center(s, action - CHANCE_SEAT)
        elif action >= CHANCE_POSITION:
            receive_roll(r, s, action - CHANCE_POSITION)
        else:
            receive_die(s, action - CHANCE_DIE)
        return
    if action < DICE_PLAYS:
        play(r, s, actor, action)
    elif action < DICE_WITH_UNO:
        apply_turn_act(r, s, actor, action)
    elif action < DICE_WITH_UNO + DICE_PLAYS:
        settle_call(r, s, actor, LAWFUL if s[D_COUNT + actor] == 2 else FALSE_CALL)
        play(r, s, actor, action - DICE_WITH_UNO)
    else:
        apply_window_act(r, s, actor, action)
    if s[D_PENALTY] > 0 or DP_FORCED <= s[D_PHASE] <= DP_CLAIM:
        settle(r, s)


def apply_turn_act(r: Vector, s: Vector, seat: int, action: int) -> None:
    """Draws, keeps, rerolls or takes."""
    if action == DICE_REROLL:
        reroll(s, seat)
    elif action == DICE_DRAW:
        draw(r, s, seat)
    elif action == DICE_KEEP:
        begin_turn(r, s, next_seat(s, seat))
    else:
        take_pending(r, s)


def apply_window_act(r: Vector, s: Vector, actor: int, action: int) -> None:
    """The acts beside the plays, in the order of the table of actions."""
    if action == DICE_CALL:
        call(r, s, actor)
    elif action == DICE_ACCEPT:
        close_claim(r, s)
    elif action == DICE_CLAIM:
        claim(r, s, actor)
    elif action == DICE_PASS:
        s[D_PASSED] |= 1 << actor
    elif action < DICE_CATCH:
        name_color(r, s, action - DICE_NAME_COLOR)
    elif action < DICE_LEAVE:
        catch(r, s, actor, action - DICE_CATCH)
    elif action == DICE_LEAVE:
        leave(r, s, actor)
    elif action == DICE_TIMEOUT:
        time_out(r, s)
    else:
        lay(r, s, actor, action - DICE_LAY)


def reroll(s: Vector, seat: int) -> None:
    """All dice of the hand, in hand order; a voluntary act (D-10, AD-08, AD-21)."""
    s[D_OWES] = 0  # AC-27
    s[D_PHASE] = DP_ROLLING
    s[D_DRAWER] = seat
    s[D_ROLL] = 0
    s[D_OWED] = OWED_ROLL


def draw(r: Vector, s: Vector, seat: int) -> None:
    """Draws one die; with an empty pouch the turn ends (D-11, AD-12)."""
    s[D_OWES] = 0  # AC-27
    if s[D_POUCH]:
        s[D_PHASE] = DP_DRAWING
        begin_draw(s, seat, 1)
    else:
        begin_turn(r, s, next_seat(s, seat))


def play(r: Vector, s: Vector, seat: int, action: int) -> None:
    """A play from the hand: the die becomes the center (D-07, D-08, D-20)."""
    s[D_OWES] = 0  # AC-27
    die = action >> 2
    put_down(r, s, seat, die)
    s[D_TOP] = s[D_FACE + die] + (action & 3) * 16  # a wild names its color (D-21)
    resolve(r, s, seat)


def put_down(r: Vector, s: Vector, seat: int, die: int) -> None:
    """The die leaves the hand for the center; the former center die goes (D-08, D-09, AD-13)."""
    rank = s[D_FACE + die] & 15
    if rank >= DRAW_TWO:
        release(s)  # in a stack the older one goes at each play (AD-29)
        s[D_HELD] = s[D_CENTER]
        s[D_FORMER] = s[D_TOP]
        s[D_OFFENDER] = seat
        s[D_STACKED] = 1 if s[D_PENDING] > 0 else 0
        s[D_WAS_DRAWN] = 1 if die == s[D_DRAWN] else 0
        s[D_GUILT] = 1 if rank == WILD_DRAW_FOUR and wd4_is_unlawful(r, s, seat) else 0
    else:
        put_in_pouch(s, s[D_CENTER])
    remove_die(s, seat, die)
    s[D_CENTER] = die
    s[D_DRAWN] = NOBODY


def resolve(r: Vector, s: Vector, seat: int) -> None:
    """UNO and the claim on the die that ``seat`` has laid (annex A, steps 5 and 6)."""
    count = s[D_COUNT + seat]
    if count <= 1:
        if count == 0:
            s[D_FINAL] = 1
            s[D_WINNER] = seat
            s[D_CALLED] &= ~(1 << seat)  # AC-31
        elif not s[D_CALLED] >> seat & 1:
            s[D_OWES] |= 1 << seat  # D-27
    rank = s[D_TOP] & 15
    if rank == DRAW_TWO:
        s[D_PENDING] += 2
    elif rank == WILD_DRAW_FOUR:
        s[D_PENDING] += 4
        if not s[D_STACKED] and r[RD_WD4_ENFORCEMENT] == WD4_CATCH:  # AD-18
            s[D_PHASE] = DP_CLAIM
            s[D_TURN] = next_seat(s, seat)
            return
        if s[D_GUILT]:  # auto
            return_caught(r, s)
            return
    carry_out(r, s, seat)


def carry_out(r: Vector, s: Vector, seat: int) -> None:
    """The effect of the die that ``seat`` has laid (annex A, steps 7 to 10)."""
    rank = s[D_TOP] & 15
    if rank >= DRAW_TWO and (rank == WILD or r[RD_RETURN_FIRST]):
        release(s)  # AD-13
    if s[D_FINAL]:
        finish(r, s, seat, rank)
    elif rank < SKIP or rank == WILD:
        begin_turn(r, s, next_seat(s, seat))
    elif rank == SKIP:  # D-15
        begin_turn(r, s, next_seat(s, next_seat(s, seat)))
    elif rank == REVERSE:  # D-14, AD-15
        s[D_DIRECTION] = -s[D_DIRECTION]
        if s[D_PLAYERS] == 2 and r[RD_TWO_PLAYER_REVERSE] == DICE_REVERSE_SKIP:
            begin_turn(r, s, seat)
        else:
            begin_turn(r, s, next_seat(s, seat))
    else:  # D-16, D-24
        victim = next_seat(s, seat)
        if r[RD_STACKING] != DICE_STACKING_OFF:
            begin_answer(r, s, victim)
        else:
            s[D_TURN] = victim
            take_pending(r, s)


def finish(r: Vector, s: Vector, seat: int, rank: int) -> None:
    """The last die is laid: the round is over, but for a final draw (D-29, AD-24)."""
    if rank < DRAW_TWO or rank == WILD or not r[RD_FINAL_DRAW]:
        count_round(s, seat, ENDING_OUT)
        return
    s[D_TURN] = next_seat(s, seat)
    take_pending(r, s)


def take_pending(r: Vector, s: Vector) -> None:
    """The victim will draw the whole total, and loses the turn (D-16, D-24, AD-14, AD-29)."""
    victim = s[D_TURN]
    total = s[D_PENDING]
    s[D_PENDING] = 0
    rolls_all = 1 if r[RD_VICTIM_ROLLS] == VICTIM_ROLLS_ALL else 0
    after = AFTER_COUNT if s[D_FINAL] else AFTER_TURN
    force_draw(s, victim, total, rolls_all, after, next_seat(s, victim))


def lay(r: Vector, s: Vector, seat: int, die: int) -> None:
    """A wild whose color follows: until then the play is unresolved (AC-26)."""
    s[D_OWES] = 0  # AC-27
    rank = s[D_FACE + die]
    put_down(r, s, seat, die)
    s[D_TOP] = UNCOLORED + rank
    s[D_PHASE] = DP_COLOR
    if s[D_COUNT + seat] == 1 and not s[D_CALLED] >> seat & 1:
        s[D_OWES] |= 1 << seat


def name_color(r: Vector, s: Vector, color: int) -> None:
    """The color of the opening die, or of a wild just laid (D-21, AD-16)."""
    s[D_TOP] = color * 16 + (s[D_TOP] & 15)
    if s[D_PHASE] == DP_OPENING_COLOR:
        s[D_PHASE] = DP_LOOK
    else:
        resolve(r, s, s[D_TURN])


# --------------------------------------------------------------------------------- the claim window


def close_claim(r: Vector, s: Vector) -> None:
    """Nobody has caught the Wild Draw Four: it acts (AD-13, AD-18)."""
    s[D_PASSED] = 0
    carry_out(r, s, s[D_OFFENDER])


def claim(r: Vector, s: Vector, seat: int) -> None:
    """The owner is caught, or the claimant pays and counts as having passed (D-26, AD-18)."""
    if s[D_GUILT]:
        return_caught(r, s)
    else:
        s[D_PASSED] |= 1 << seat
        s[D_PENALTY] = r[RD_FALSE_CLAIM]
        s[D_PENALTY_SEAT] = seat


def return_caught(r: Vector, s: Vector) -> None:
    """The die goes back, the center and its color are restored, its owner draws (D-26, AD-19)."""
    seat = s[D_OFFENDER]
    die = s[D_CENTER]
    give(s, seat, die)
    s[D_CENTER] = s[D_HELD]
    s[D_TOP] = s[D_FORMER]
    s[D_HELD] = NOBODY
    s[D_GUILT] = 0
    s[D_PASSED] = 0
    s[D_PENDING] = 0
    s[D_BARRED] = die
    if r[RD_CAUGHT_THEN] == CAUGHT_REPLAY:
        force_draw(s, seat, r[RD_CAUGHT_DRAW], 0, AFTER_REPLAY, seat)
    else:
        force_draw(s, seat, r[RD_CAUGHT_DRAW], 0, AFTER_TURN, next_seat(s, seat))


def begin_replay(r: Vector, s: Vector) -> None:
    """The offender plays another die held before the draw, or the turn ends (AD-19)."""
    seat = s[D_AFTER_SEAT]
    s[D_TURN] = seat
    s[D_PHASE] = DP_REPLAY
    if s[D_WAS_DRAWN] or replay_plays(r, s, seat) == 0:
        begin_turn(r, s, next_seat(s, seat))


# ---------------------------------------------------------------------------------------- UNO, acts


def call(r: Vector, s: Vector, seat: int) -> None:
    """UNO, said before or after the play (AC-26)."""
    code = judge_call(r, s, seat)
    if code == LAWFUL and s[D_COUNT + seat] == 2:
        s[D_EARLY] |= 1 << seat
    settle_call(r, s, seat, code)


def settle_call(r: Vector, s: Vector, seat: int, code: int) -> None:
    """Books a call: it stands if it is lawful, or is paid for (AC-26, AC-30)."""
    if code == LAWFUL:
        s[D_OWES] &= ~(1 << seat)
        s[D_CALLED] |= 1 << seat
    elif s[D_COUNT + seat] != 1:  # with the last die laid the round is over: nothing to pay
        s[D_PAID_CALL] |= 1 << seat
        s[D_PENALTY] = r[RD_FALSE_CALL]
        s[D_PENALTY_SEAT] = seat


def catch(r: Vector, s: Vector, seat: int, target: int) -> None:
    """The caught player draws; a false claim that has a price draws itself (D-28, AC-30)."""
    if s[D_OWES] >> target & 1:
        s[D_OWES] &= ~(1 << target)
        s[D_PENALTY] = r[RD_UNO_PENALTY]
        s[D_PENALTY_SEAT] = target
    else:
        s[D_PAID_CATCH] |= 1 << seat
        s[D_PENALTY] = r[RD_FALSE_CATCH]
        s[D_PENALTY_SEAT] = seat


# ------------------------------------------------------------------------------- the clock, leavers


def time_out(r: Vector, s: Vector) -> None:
    """What the clock does for the seat that owes an act (AC-45, section 2.3)."""
    phase = s[D_PHASE]
    seat = s[D_TURN]
    if phase == DP_LOOK and r[RD_REROLL] != REROLL_NONE:
        reroll(s, seat)
    elif phase in (DP_LOOK, DP_REROLLED):
        draw(r, s, seat)
    elif phase == DP_DRAWN and r[RD_DRAWN_DIE] == DRAWN_DIE_MUST and lawful_plays(r, s, seat):
        die = s[D_DRAWN]
        play(r, s, seat, die * 4 + most_held_color(s, seat) if shows_wild(s, die) else die * 4)
    elif phase == DP_CLAIM:
        close_claim(r, s)
    elif phase == DP_ANSWER:
        take_pending(r, s)
    elif phase in (DP_COLOR, DP_OPENING_COLOR):
        name_color(r, s, most_held_color(s, seat))
    else:
        begin_turn(r, s, next_seat(s, seat))


def leave(r: Vector, s: Vector, seat: int) -> None:
    """A seat leaves for good: its dice go to the pouch and the turn order closes up (AC-45)."""
    s[D_LEFT + seat] = hand_points(s, seat)
    first = D_HAND + seat * DICE
    for i in range(first, first + s[D_COUNT + seat]):
        put_in_pouch(s, s[i])
        s[i] = 0
    s[D_COUNT + seat] = 0
    left = ~(1 << seat)
    s[D_ACTIVE] &= left
    s[D_PLAYERS] -= 1
    s[D_OWES] &= left
    s[D_CALLED] &= left
    s[D_PAID_CALL] &= left
    s[D_PAID_CATCH] &= left
    s[D_PASSED] &= left
    if s[D_PHASE] == DP_COLOR and s[D_TURN] == seat:  # the color is the one before
        s[D_TOP] = (s[D_FORMER] >> 4) * 16 + (s[D_TOP] & 15)
    if s[D_FINAL] and s[D_WINNER] == seat:  # gone out, its Wild Draw Four awaits the claims
        count_round(s, seat, ENDING_OUT)
    elif s[D_PLAYERS] == 1:
        count_round(s, lowest_seat(s[D_ACTIVE]), ENDING_ALONE)
    else:
        leave_turn(r, s, seat)


def leave_turn(r: Vector, s: Vector, seat: int) -> None:
    """What becomes of the act that somebody owed when ``seat`` left: nobody draws (AC-45)."""
    phase = s[D_PHASE]
    if phase == DP_CLAIM and s[D_OFFENDER] == seat:
        drop_pending(s)
        begin_turn(r, s, s[D_TURN])
    elif s[D_TURN] == seat:
        drop_pending(s)
        if s[D_FINAL]:
            count_round(s, s[D_WINNER], ENDING_OUT)
            return
        begin_turn(r, s, next_seat(s, seat))
        if phase == DP_OPENING_COLOR and s[D_PHASE] == DP_LOOK:
            s[D_PHASE] = DP_OPENING_COLOR


def drop_pending(s: Vector) -> None:
    """The window is closed and nothing is pending; the center stays (AC-45, AD-18)."""
    s[D_PENDING] = 0
    s[D_PASSED] = 0
    release(s)


# ----------------------------------------------------------------------------------------- counting


def count_round(s: Vector, winner: int, ending: int) -> None:
    """Ends the round and books its points; the limit of turns gives none (D-30, AD-24, AD-31)."""
    drop_pending(s)
    s[D_PHASE] = DP_OVER
    s[D_TURN] = NOBODY
    s[D_ENDING] = ending
    s[D_WINNER] = winner
    if ending == ENDING_LIMIT:
        return
    for seat in range(s[D_SEATS]):
        if ending == ENDING_ALONE:
            s[D_POINTS + winner] += s[D_LEFT + seat]
        elif seat != winner:
            s[D_POINTS + winner] += hand_points(s, seat)

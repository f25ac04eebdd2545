"""Random play of plain card rules, several rounds at a time: for the simulator alone.

The law stays in ``kernel/cards.py``. What stands here is a shortcut through it for one policy,
random play as in ``kernel/drivers_cards.py``, and for rules in which nothing special can happen
(``plain.py``). It takes the same numbers from a round's generator, so every round is the same card
by card as one played by the law; ``tests/sim/test_fused.py`` holds the two in lockstep. A round
that is blocked, and all counting but the plain sum, are left to the law.

A turn of one round is a long chain: each step waits for the one before, and whether a card is drawn
is hard to foretell. So LANES rounds are played in turn, a turn of each, and an ordinary turn has
no branches: what is drawn, chosen and taken away is computed whether it is needed or not, and
masked. The processor works on several turns at once, since none waits for its neighbor. What
has no place in that is done by ``careful_turn``, for which nothing may have been changed before.

How many turns it has at hand at once depends on how many instructions they have, and how long they
stay on how long the chain is: what a turn can prepare for the next one of its round stands at its
end, where nothing waits for it. So the product that draws the next card is kept, and a penalty
waits in the place until the lane has its turn again: by then it is known, and a wrong guess costs
little.

All of it is one vector ``v``: tables, then the lanes. Cards are bytes there and numbers quarters of
words (``kernel/packed.py``): there is less to copy, and a generator's words stay whole. Hands look
different. A wild of either kind that is held shows in all four colors, so that a hand and the plays
on a face are one ``and``; further copies are bits of ``high`` for colored faces, and numbers at the
places of ``EXTRA_WILD`` and ``EXTRA_FOUR`` for wilds, so that one more is an addition for all. In
the stock a Wild Draw Four is FOUR_FACE, since its number needs another place than the wild's.

Plain Python in the kernels' subset.
"""

from __future__ import annotations

from oneleft.faces import (
    COLORED,
    DECK_SIZE,
    DRAW_TWO,
    REVERSE,
    SKIP,
    WILD,
    WILD_DRAW_FOUR,
    WILD_DRAW_FOURS,
    WILDS,
)
from oneleft.kernel.cards import (
    ALL_WILDS,
    DRAW_TWOS,
    KEEP_BIT,
    count_bits,
    fill_stock,
    goes_back,
    hand_points,
    start,
)
from oneleft.kernel.drivers_cards import POINTS_WON, ROUNDS, TURNS, WINS, play_round
from oneleft.kernel.packed import byte_at, quarter_at, set_byte
from oneleft.kernel.state import (
    COUNT,
    DIRECTION,
    DISCARD,
    DUE,
    HAND,
    HIGH,
    KEEP,
    NOBODY,
    P_PLAY,
    PHASE,
    PILE,
    POINTS,
    R_FINAL_DRAW,
    R_FIRST_REVERSE,
    R_HAND_SIZE,
    R_MATCH,
    R_SCORING,
    R_TEAMS,
    R_TWO_PLAYER_REVERSE,
    R_WD4_TEST,
    REVERSE_DEALER,
    REVERSE_RIGHT,
    SCORING_LOW,
    STOCK,
    TOP,
    TURN,
    TWO_PLAYER_SKIP,
    WINNER,
)
from oneleft.splitmix import (
    GOLDEN_GAMMA,
    QUARTER,
    QUARTER_RANGE,
    WORD,
    Word,
    Words,
    mixed,
    next64,
    nth_bit,
    stream_seed,
)
from oneleft.vectors import Vector

ENDLESS = 1 << 62
LANES = 4
"""Rounds that are played side by side."""

INLINED = (
    "mixed", "hand_points", "another", "gain", "draw_card", "draw_forced", "next_place",
    "pay_penalty", "look_ahead", "ordinary_turn",
)  # fmt: skip

FOUR_FACE = 30
EXTRA_WILD = 1 << WILD
EXTRA_FOUR = 1 << FOUR_FACE

# Places: whose turn it is, plus RIGHTWARD where that is the direction, plus PENALIZED if cards
# are due. A seat counts so much that a place plus an act is another number for each.
SEAT, RIGHTWARD, PENALIZED = 257, 128, 4096

DECK_WORDS = (DECK_SIZE + 7) // 8
WORDS_AHEAD = 48
NUMBERS_AHEAD = 4 * WORDS_AHEAD

# Tables. By face in play:
V_PLAYS = 0  # what may be laid on it, all wilds included
V_TEST = 64  # beside what a Wild Draw Four is unlawful: colored faces and Wilds that may be laid
# By face, or by act: a wild laid has a color, KEEP is an act.
V_TAKES = 128  # its bits in a hand
V_EXTRA = 192  # where further copies are counted in ``high``
V_ONE = 256  # one further copy
V_LAYS = 320  # 1 if a card is laid
# What the two tables of a drawn card share are the acts open with it, KEEP among them.
V_DRAWN = 384  # by its face
V_DRAWS = 448  # by the face in play
V_NEXT = 512  # a quarter by place plus act: the next place
V_SHEET = V_NEXT + PENALIZED // 4  # the stock before the deal, a byte each
V_TURNS = V_SHEET + DECK_WORDS  # ordinary turns played
V_LANES = V_TURNS + 1

# A lane.
L_PLACE = 0
L_TOP = 1
L_STOCK = 2
L_SPACE = 3  # where the next card laid goes: the discard grows downward
L_NUMBER = 4  # which of the numbers ahead is the next
L_PRODUCT = 5  # it times the stock: ``look_ahead``
L_WORD = 6  # the generator when the numbers were made
L_DEALER = 7
L_HAND = 8
L_HIGH = 24
L_OTHER = 40  # where the next lane is: they are a ring
L_AHEAD = 41  # the generator's next words, four numbers each, and a zero
L_CARDS = L_AHEAD + WORDS_AHEAD + 1  # stock and discard, a byte each, as in a state
LANE = L_CARDS + DECK_WORDS
WORK_SIZE = V_LANES + LANES * LANE


# ------------------------------------------------------------------------------------- rounds


def fused_rounds(
    r: Vector, s: Vector, g: Words, v: Vector, seats: int, rounds: int, out: Vector
) -> None:
    """Rounds as ``play_rounds`` of the drivers plays them, and the same sums in ``out``.

    Round ``i`` has the stream ``(master, i)``, where ``master`` is the next word of ``g``: what
    comes of it does not depend on its neighbors.
    """
    prepare(r, s, v, seats)
    master = next64(g)
    lanes = min(LANES, rounds)
    for i in range(lanes):
        o = V_LANES + i * LANE
        v[o + L_OTHER] = o + LANE if i + 1 < lanes else V_LANES
        begin_round(r, v, o, seats, master, i)
    begun = lanes
    o = V_LANES
    while lanes > 0:
        o = ordinary_turns(v, o)
        if careful_turn(v, o):
            out[TURNS] += 1
            o = v[o + L_OTHER]
        else:
            end_round(r, s, g, v, o, seats, out)
            if begun < rounds:
                begin_round(r, v, o, seats, master, begun)
                begun += 1
            else:
                o = close_lane(v, o)
                lanes -= 1
    out[TURNS] += v[V_TURNS]
    out[ROUNDS] += rounds


def fused_round(
    r: Vector, s: Vector, g: Words, v: Vector, seats: int, dealer: int, most: int
) -> int:
    """Deals and plays a round to its end, or to the end of ``most`` turns; gives the turns.

    ``g`` is a generator from which no number has been taken. The state and the generator are the
    law's when it is done.
    """
    prepare(r, s, v, seats)
    o = V_LANES
    begin_stream(v, o, g[0])
    deal(r, v, o, seats, dealer)
    turns = 0
    while turns < most and (ordinary_turn(v, o) or careful_turn(v, o)):
        turns += 1
    pay_penalty(v, o)
    give(r, s, g, v, o, seats)
    if turns < most:
        turns += play_round(r, s, g)
    return turns


def begin_round(r: Vector, v: Vector, o: int, seats: int, master: Word, i: int) -> None:
    """Round ``i`` of a run begins in a lane."""
    begin_stream(v, o, stream_seed(master, i))
    deal(r, v, o, seats, i % seats)


def close_lane(v: Vector, o: int) -> int:
    """Takes a lane out of the ring; gives the next one."""
    before = o
    while v[before + L_OTHER] != o:
        before = v[before + L_OTHER]
    v[before + L_OTHER] = v[o + L_OTHER]
    return v[o + L_OTHER]


def end_round(r: Vector, s: Vector, g: Words, v: Vector, o: int, seats: int, out: Vector) -> None:
    """Adds up a round of which ``careful_turn`` did not do the turn.

    As a rule the last card is laid, and only its draw must be done; the rest is a sum (C-25).
    """
    dealer = v[o + L_DEALER]
    seat = v[o + L_PLACE] & 15
    hand = v[o + L_HAND + seat]
    top = v[o + L_TOP]
    plays = hand & v[V_PLAYS + top]
    if hand & v[V_TEST + top]:
        plays &= ~WILD_DRAW_FOURS
    if plays and r[R_TEAMS] == 0 and r[R_SCORING] != SCORING_LOW:
        if r[R_FINAL_DRAW] and hand & (DRAW_TWOS | WILD_DRAW_FOURS):  # AC-33
            put_on(v, o, nth_bit(plays, another(v, o, count_bits(plays))))
            pay_penalty(v, o)
        out[TURNS] += 1
        out[POINTS_WON] += points(v, o, seats, seat)
        out[WINS + seats_behind(dealer, seat, seats)] += 1
        return
    give(r, s, g, v, o, seats)
    out[TURNS] += play_round(r, s, g)
    winner = s[WINNER]
    if winner != NOBODY:
        out[POINTS_WON] += s[POINTS + winner]
        out[WINS + seats_behind(dealer, winner, seats)] += 1


def points(v: Vector, o: int, seats: int, winner: int) -> int:
    """What the other hands count (C-27 to C-29); the winner lays down the last card."""
    v[o + L_HAND + winner] = 0
    total = 0
    for seat in range(seats):
        hand = v[o + L_HAND + seat]
        high = v[o + L_HIGH + seat]
        total += 50 * (wilds_held(hand, high) + fours_held(hand, high))
        total += hand_points(hand & COLORED, high & COLORED)
    return total


def seats_behind(dealer: int, seat: int, seats: int) -> int:
    """How far behind the first seat of a round a seat sits."""
    n = seat - dealer - 1
    return n + seats if n < 0 else n


# ------------------------------------------------------------------------------------- tables


def prepare(r: Vector, s: Vector, v: Vector, seats: int) -> None:
    """Fills the tables."""
    v[V_TURNS] = 0
    for face in range(64):
        rank = face & 15
        v[V_PLAYS + face] = r[R_MATCH + face] | ALL_WILDS
        v[V_TEST + face] = r[R_WD4_TEST + face]
        takes = 1 << face
        extra = takes
        if rank == WILD:
            takes = WILDS
            extra = 3 * EXTRA_WILD
        elif rank == WILD_DRAW_FOUR:
            takes = WILD_DRAW_FOURS
            extra = 3 * EXTRA_FOUR
        elif rank > WILD_DRAW_FOUR:
            takes = 0
            extra = 0
        v[V_TAKES + face] = takes
        v[V_DRAWN + face] = takes | KEEP_BIT
        v[V_DRAWS + face] = v[V_PLAYS + face] | KEEP_BIT
        v[V_EXTRA + face] = extra
        v[V_ONE + face] = extra & -extra
        v[V_LAYS + face] = 1 if takes else 0
    prepare_places(r, v, seats)
    fill_stock(s)
    for i in range(DECK_SIZE):
        set_byte(v, V_SHEET, i, kept_face(s[PILE + i]))


def prepare_places(r: Vector, v: Vector, seats: int) -> None:
    """Where the turn goes from each place, by act."""
    for i in range(V_NEXT, V_SHEET):
        v[i] = 0
    for seat in range(seats):
        for way in (0, RIGHTWARD):
            for act in range(64):
                i = SEAT * seat + way + act
                v[V_NEXT + i // 4] |= place_behind(r, seats, seat, way, act & 15) << 16 * (i % 4)


def place_behind(r: Vector, seats: int, seat: int, way: int, rank: int) -> int:
    """The place behind that of a seat that lays a rank; of the other ranks, that behind KEEP."""
    step = seats - 1 if way else 1
    following = (seat + step) % seats
    if rank == SKIP:  # C-06
        return SEAT * ((following + step) % seats) + way
    if rank == REVERSE:  # C-08
        again = seats == 2 and r[R_TWO_PLAYER_REVERSE] == TWO_PLAYER_SKIP  # AC-13
        return SEAT * (seat if again else (seat - step) % seats) + (RIGHTWARD - way)
    if rank in (DRAW_TWO, WILD_DRAW_FOUR):  # C-07, C-11
        return SEAT * following + way + PENALIZED
    return SEAT * following + way


def next_place(v: Vector, place: int, act: int) -> int:
    """The place behind one without a penalty, by act."""
    return quarter_at(v, V_NEXT, place + act)


def kept_face(face: int) -> int:
    """A face as it stands in a lane's stock; a laid wild loses its color (AC-24)."""
    rank = face & 15
    if rank < WILD:
        return face
    return WILD if rank == WILD else FOUR_FACE


def law_face(face: int) -> int:
    """A face of a lane's stock or discard as the law has it."""
    return face & 15 if face & 15 >= WILD else face


# ------------------------------------------------------------------------------------- numbers


def begin_stream(v: Vector, o: int, x: Word) -> None:
    """Makes the first numbers of a generator, or the next ones where all are used.

    Behind them are zeros, which no turn accepts: so nothing need be counted there.
    """
    a = o + L_AHEAD
    for i in range(WORDS_AHEAD):
        x = (x + GOLDEN_GAMMA) & WORD
        v[a + i] = mixed(x)
    v[a + WORDS_AHEAD] = 0
    v[o + L_WORD] = x
    v[o + L_NUMBER] = 0


def another(v: Vector, o: int, n: int) -> int:
    """``below`` of the generator, by the numbers ahead."""
    while True:
        p = v[o + L_NUMBER]
        if p >= NUMBERS_AHEAD:
            begin_stream(v, o, v[o + L_WORD])
            p = 0
        product = quarter_at(v, o + L_AHEAD, p) * n
        v[o + L_NUMBER] = p + 1
        rest = product & QUARTER
        if rest >= n or rest >= QUARTER_RANGE % n:
            return product >> 16


def back(x: Word, n: Word) -> Word:
    """A generator as it was ``n`` words ago."""
    return (x - n * GOLDEN_GAMMA) & WORD


def give_generator(g: Words, v: Vector, o: int) -> None:
    """``g`` becomes the lane's generator."""
    p = v[o + L_NUMBER]
    words = (p + 3) // 4
    g[0] = back(v[o + L_WORD], WORDS_AHEAD - words)
    put_rest(g, v, o, p, 4 * words - p)


def put_rest(g: Words, v: Vector, o: int, at: int, n: int) -> None:
    """What is left of a word: its ``n`` quarters from ``at`` on, below a 1."""
    g[1] = 1
    for i in range(n):
        g[1] = g[1] << 16 | quarter_at(v, o + L_AHEAD, at + n - 1 - i)


# ------------------------------------------------------------------------------------- handing over


def wilds_held(hand: int, high: int) -> int:
    """How many Wilds a hand of a lane has."""
    return (hand >> WILD & 1) + (high >> WILD & 3)


def fours_held(hand: int, high: int) -> int:
    """How many Wild Draw Fours a hand of a lane has."""
    return (hand >> WILD_DRAW_FOUR & 1) + (high >> FOUR_FACE & 3)


def lanes_of(rank: int, n: int) -> int:
    """``n`` wilds of a rank as the law's hands have them."""
    mask = 0
    for i in range(n):
        mask |= 1 << 16 * i + rank
    return mask


def give(r: Vector, s: Vector, g: Words, v: Vector, o: int, seats: int) -> None:
    """The state and the generator of a lane, before a turn, become the law's."""
    dealer = v[o + L_DEALER]
    start(r, s, seats, (1 << seats) - 1, dealer)
    give_lane(s, v, o, seats)
    give_generator(g, v, o)


def laid_cards(v: Vector, o: int) -> int:
    """How many cards lie on the discard of a lane."""
    return DECK_SIZE - 1 - v[o + L_SPACE]


def give_lane(s: Vector, v: Vector, o: int, seats: int) -> None:
    """What differs from the start of a round; nobody else need have prepared it."""
    place = v[o + L_PLACE]
    stock = v[o + L_STOCK]
    laid = laid_cards(v, o)
    s[PHASE] = P_PLAY
    s[DUE] = 0
    s[TURN] = place & 15
    s[DIRECTION] = -1 if place & RIGHTWARD else 1
    s[TOP] = v[o + L_TOP]
    s[STOCK] = stock
    s[DISCARD] = laid
    for i in range(DECK_SIZE):
        face = law_face(byte_at(v, o + L_CARDS, i))
        s[PILE + i] = face if i < stock or i >= DECK_SIZE - laid else 0
    for seat in range(seats):
        hand = v[o + L_HAND + seat]
        high = v[o + L_HIGH + seat]
        lanes = lanes_of(WILD, wilds_held(hand, high))
        lanes |= lanes_of(WILD_DRAW_FOUR, fours_held(hand, high))
        s[HAND + seat] = hand & COLORED | lanes
        s[HIGH + seat] = high & COLORED
        s[COUNT + seat] = count_bits(s[HAND + seat]) + count_bits(s[HIGH + seat])


# ------------------------------------------------------------------------------------- the deal


def gain(v: Vector, o: int, seat: int, face: int) -> None:
    """Puts a card into a hand."""
    hand = v[o + L_HAND + seat]
    v[o + L_HIGH + seat] += hand & 1 << face
    v[o + L_HAND + seat] = hand | v[V_TAKES + face]


def deal(r: Vector, v: Vector, o: int, seats: int, dealer: int) -> None:
    """Deals and turns up the first card, its instruction included (C-12 to C-16)."""
    for i in range(DECK_WORDS):
        v[o + L_CARDS + i] = v[V_SHEET + i]
    v[o + L_DEALER] = dealer
    deal_hands(v, o, seats, dealer, r[R_HAND_SIZE] * seats)
    turn_up_first(r, v, o, dealer)
    look_ahead(v, o)


def deal_hands(v: Vector, o: int, seats: int, dealer: int, due: int) -> None:
    """Deals card by card; with care where a number might not count, or none is left."""
    for seat in range(seats):
        v[o + L_HAND + seat] = 0
        v[o + L_HIGH + seat] = 0
    cards = o + L_CARDS
    p = v[o + L_NUMBER]
    n = DECK_SIZE
    seat = dealer
    for _ in range(due):
        seat = seat + 1 if seat + 1 < seats else 0
        product = quarter_at(v, o + L_AHEAD, p) * n
        if product & QUARTER < n:
            v[o + L_STOCK] = n
            v[o + L_NUMBER] = p
            draw_card(v, o, seat)
            p = v[o + L_NUMBER]
        else:
            i = product >> 16
            face = byte_at(v, cards, i)
            set_byte(v, cards, i, byte_at(v, cards, n - 1))
            gain(v, o, seat, face)
            p += 1
        n -= 1
    v[o + L_STOCK] = n
    v[o + L_NUMBER] = p


def turn_up_first(r: Vector, v: Vector, o: int, dealer: int) -> None:
    """The first card of the pile, as often as one goes back (AC-05 to AC-08)."""
    cards = o + L_CARDS
    stock = v[o + L_STOCK]
    while True:
        i = another(v, o, stock)
        face = byte_at(v, cards, i)
        set_byte(v, cards, i, byte_at(v, cards, stock - 1))
        set_byte(v, cards, stock - 1, face)
        if face & 15 < SKIP or not goes_back(r, face & 15):
            break
    v[o + L_STOCK] = stock - 1
    set_byte(v, cards, DECK_SIZE - 1, face)
    v[o + L_SPACE] = DECK_SIZE - 2
    v[o + L_TOP] = face
    left = next_place(v, SEAT * dealer, KEEP)
    v[o + L_PLACE] = left
    if face & 15 >= SKIP:
        open_with(r, v, o, face & 15, dealer)


def open_with(r: Vector, v: Vector, o: int, rank: int, dealer: int) -> None:
    """The instruction of a first card that is no number (AC-05 to AC-08, C-15, C-16)."""
    left = v[o + L_PLACE]
    if rank == SKIP:
        v[o + L_PLACE] = next_place(v, left, KEEP)
    elif rank == REVERSE:
        place = RIGHTWARD + left
        if r[R_FIRST_REVERSE] == REVERSE_DEALER:
            place = RIGHTWARD + SEAT * dealer
        elif r[R_FIRST_REVERSE] == REVERSE_RIGHT:
            place = next_place(v, RIGHTWARD + SEAT * dealer, KEEP)
        v[o + L_PLACE] = place
    elif rank != WILD:
        draw_cards(v, o, left & 15, 2 if rank == DRAW_TWO else 4)
        v[o + L_PLACE] = next_place(v, left, KEEP)
    if rank >= WILD:
        v[o + L_TOP] = 16 * another(v, o, 4) + rank


# ------------------------------------------------------------------------------------- turns


def turn_over(v: Vector, o: int) -> bool:
    """The discard but for its top becomes the stock; says whether there was any (C-21)."""
    laid = laid_cards(v, o)
    if laid < 2:
        return False
    cards = o + L_CARDS
    newest = DECK_SIZE - laid
    top = byte_at(v, cards, newest)
    for i in range(laid - 1):
        set_byte(v, cards, i, kept_face(byte_at(v, cards, newest + 1 + i)))
    set_byte(v, cards, DECK_SIZE - 1, top)
    v[o + L_STOCK] = laid - 1
    v[o + L_SPACE] = DECK_SIZE - 2
    return True


def draw_card(v: Vector, o: int, seat: int) -> int:
    """Draws a card into a hand; gives its face, or NOBODY if there is none."""
    if v[o + L_STOCK] == 0 and not turn_over(v, o):
        return NOBODY
    stock = v[o + L_STOCK]
    cards = o + L_CARDS
    i = another(v, o, stock)
    face = byte_at(v, cards, i)
    set_byte(v, cards, i, byte_at(v, cards, stock - 1))
    v[o + L_STOCK] = stock - 1
    gain(v, o, seat, face)
    return face


def draw_forced(v: Vector, o: int, seat: int, n: int) -> None:
    """``draw_cards``, at once as long as each number counts for sure."""
    stock = v[o + L_STOCK]
    p = v[o + L_NUMBER]
    cards = o + L_CARDS
    hand = v[o + L_HAND + seat]
    high = v[o + L_HIGH + seat]
    done = 0
    while done < n:
        product = quarter_at(v, o + L_AHEAD, p + done) * stock
        if product & QUARTER <= stock:
            break
        i = product >> 16
        stock -= 1
        face = byte_at(v, cards, i)
        set_byte(v, cards, i, byte_at(v, cards, stock))
        high += hand & 1 << face
        hand |= v[V_TAKES + face]
        done += 1
    v[o + L_STOCK] = stock
    v[o + L_NUMBER] = p + done
    v[o + L_HAND + seat] = hand
    v[o + L_HIGH + seat] = high
    if done < n:
        draw_cards(v, o, seat, n - done)


def draw_cards(v: Vector, o: int, seat: int, n: int) -> None:
    """Draws up to ``n`` cards into a hand (AC-25)."""
    for _ in range(n):
        if draw_card(v, o, seat) == NOBODY:
            return


def look_ahead(v: Vector, o: int) -> None:
    """Keeps what the next number gives if a card is drawn; due before an ordinary turn."""
    v[o + L_PRODUCT] = quarter_at(v, o + L_AHEAD, v[o + L_NUMBER]) * v[o + L_STOCK]


def pay_penalty(v: Vector, o: int) -> None:
    """The cards due for the one in play, if any, are drawn by whom it hits; the next one's turn."""
    place = v[o + L_PLACE]
    if place >= PENALIZED:
        draw_forced(v, o, place & 15, 2 if v[o + L_TOP] & 15 == DRAW_TWO else 4)
        v[o + L_PLACE] = next_place(v, place - PENALIZED, KEEP)
        look_ahead(v, o)


def ordinary_turns(v: Vector, o: int) -> int:
    """A turn of each lane in turn, until one is not ordinary; gives where that lane is."""
    turns = 0
    while ordinary_turn(v, o):
        turns += 1
        o = v[o + L_OTHER]
    v[V_TURNS] += turns
    return o


def ordinary_turn(v: Vector, o: int) -> bool:  # noqa: PLR0915 (in one piece: see below)
    """A turn without branches; False if it is not ordinary, and then only a penalty is paid.

    The comparisons near the end refuse what is rare: the last card, an empty stock, the end of the
    numbers ahead, and numbers of which ``below`` might want another one. It stands in one piece,
    and in this order, since all values must find room in the processor's registers.
    """
    pay_penalty(v, o)
    place = v[o + L_PLACE]
    seat = place & 15
    space = v[o + L_SPACE]
    top = v[o + L_TOP]
    stock = v[o + L_STOCK]
    p = v[o + L_NUMBER]
    hand = v[o + L_HAND + seat]
    high = v[o + L_HIGH + seat]
    fits = v[V_PLAYS + top]
    plays = hand & fits
    closed = plays & ~WILD_DRAW_FOURS
    plays = closed if hand & v[V_TEST + top] else plays  # closed only if something else fits

    # Shifts, since the compiler makes branches of conditions here.
    number = quarter_at(v, o + L_AHEAD, p)
    later = quarter_at(v, o + L_AHEAD, p + 1)
    none = (plays - 1) >> 63  # -1 if a card is drawn, else 0
    product = v[o + L_PRODUCT]
    i = product >> 16
    face = byte_at(v, o + L_CARDS, i)
    takes = v[V_TAKES + face]
    drawn = v[V_DRAWN + face] & v[V_DRAWS + top] & none
    choice = plays | drawn
    n = count_bits(choice)
    second = (number + (later - number & none)) * n  # by the next number or the one after
    act = nth_bit(choice, second >> 16)
    high += hand & 1 << face & none
    hand |= takes & none
    twice = -(high & v[V_EXTRA + act]) >> 63  # -1 if the hand has another one, else 0
    high -= v[V_ONE + act] & twice
    hand &= ~v[V_TAKES + act] | twice
    if product & QUARTER <= stock or second & QUARTER < n or hand == 0:
        return False
    set_byte(v, o + L_CARDS, i, face + (byte_at(v, o + L_CARDS, stock - 1) - face & none))
    v[o + L_HAND + seat] = hand
    v[o + L_HIGH + seat] = high
    set_byte(v, o + L_CARDS, space, act)
    v[o + L_SPACE] = space - v[V_LAYS + act]
    v[o + L_TOP] = act if act != KEEP else top
    p += 2 if drawn & (drawn - 1) else 1  # was there a choice?
    stock += none
    v[o + L_NUMBER] = p
    v[o + L_STOCK] = stock
    v[o + L_PRODUCT] = quarter_at(v, o + L_AHEAD, p) * stock
    v[o + L_PLACE] = next_place(v, place, act)
    return True


def careful_turn(v: Vector, o: int) -> bool:
    """A turn, whatever happens; False if it ends the round, and then nothing is done."""
    place = v[o + L_PLACE]
    seat = place & 15
    top = v[o + L_TOP]
    hand = v[o + L_HAND + seat]
    plays = hand & v[V_PLAYS + top]
    if hand & v[V_TEST + top]:
        plays &= ~WILD_DRAW_FOURS
    if plays:
        if v[o + L_HIGH + seat] == 0 and is_one_face(hand):
            return False  # the last card
        act = nth_bit(plays, another(v, o, count_bits(plays)))
    else:
        if v[o + L_STOCK] == 0 and laid_cards(v, o) < 2:
            return False  # nothing to draw
        face = draw_card(v, o, seat)
        plays = v[V_TAKES + face] & v[V_PLAYS + top]
        act = KEEP
        if plays:
            plays |= KEEP_BIT
            act = nth_bit(plays, another(v, o, count_bits(plays)))
    if act == KEEP:
        v[o + L_PLACE] = next_place(v, place, KEEP)
    else:
        put_on(v, o, act)
    look_ahead(v, o)
    return True


def is_one_face(hand: int) -> bool:
    """Whether a hand of a lane has but one face."""
    return hand & (hand - 1) == 0 or hand in (WILDS, WILD_DRAW_FOURS)


def put_on(v: Vector, o: int, act: int) -> None:
    """Lays a card of a hand; what it says is done, but for a penalty, which becomes due."""
    place = v[o + L_PLACE]
    seat = place & 15
    extra = v[V_EXTRA + act]
    if v[o + L_HIGH + seat] & extra:
        v[o + L_HIGH + seat] -= extra & -extra
    else:
        v[o + L_HAND + seat] &= ~v[V_TAKES + act]
    space = v[o + L_SPACE]
    set_byte(v, o + L_CARDS, space, act)
    v[o + L_SPACE] = space - 1
    v[o + L_TOP] = act
    v[o + L_PLACE] = next_place(v, place, act)

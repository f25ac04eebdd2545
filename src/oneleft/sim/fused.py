"""Random play of plain card rules, the ordinary turn fused into one loop: for the simulator alone.

The law stays in ``kernel/cards.py``. What stands here is a shortcut through it for one policy,
random play as in ``kernel/drivers_cards.py``, and for the turns in which nothing special can
happen: draw or play, a skip, a reversal, a forced draw. The opening, the last card, an empty stock
that cannot be filled and all counting are left to the law, to which the state is handed back.
It takes the same numbers from the generator, so every round is the same card by card as one played
by the law; ``tests/sim/test_fused.py`` holds the two in lockstep. For which rules: ``plain.py``.

Plain Python in the kernels' subset.
"""

from __future__ import annotations

from oneleft.faces import COLUMN, REVERSE, SKIP, WILD, WILD_DRAW_FOURS, WILDS
from oneleft.kernel.cards import (
    ALL_WILDS,
    KEEP_BIT,
    WILD_BIT,
    WILD_DRAW_FOUR_BIT,
    count_bits,
    replenish,
    start,
)
from oneleft.kernel.drivers_cards import POINTS_WON, ROUNDS, TURNS, WINS, act_once, play_round
from oneleft.kernel.state import (
    COUNT,
    DIRECTION,
    DISCARD,
    DRAWER,
    DUE,
    HAND,
    HIGH,
    KEEP,
    LAST_PILE,
    NOBODY,
    P_PLAY,
    P_TURN_UP,
    PHASE,
    PILE,
    POINTS,
    R_MATCH,
    R_TWO_PLAYER_REVERSE,
    R_WD4_TEST,
    SEATS,
    STOCK,
    TOP,
    TURN,
    TWO_PLAYER_SKIP,
    WINNER,
)
from oneleft.splitmix import Words, below, one_of
from oneleft.vectors import Vector

ENDLESS = 1 << 62


def fused_rounds(r: Vector, s: Vector, g: Words, seats: int, rounds: int, out: Vector) -> None:
    """``play_rounds`` of the drivers, and the same numbers in ``out``, but faster."""
    for i in range(rounds):
        dealer = i % seats
        out[TURNS] += fused_round(r, s, g, seats, dealer, ENDLESS)
        out[ROUNDS] += 1
        winner = s[WINNER]
        if winner != NOBODY:
            out[POINTS_WON] += s[POINTS + winner]
            out[WINS + (winner - dealer - 1) % seats] += 1


def fused_round(r: Vector, s: Vector, g: Words, seats: int, dealer: int, most: int) -> int:
    """Deals and plays a round to its end, or to the end of ``most`` turns; gives the turns."""
    deal(r, s, g, seats, dealer)
    while s[PHASE] != P_PLAY:
        act_once(r, s, g)
    turns = ordinary_turns(r, s, g, most)
    if turns < most:
        turns += play_round(r, s, g)
    return turns


def deal(r: Vector, s: Vector, g: Words, seats: int, dealer: int) -> None:
    """A state before the first card is turned up."""
    start(r, s, seats, (1 << seats) - 1, dealer)
    stock = s[STOCK]
    seat = s[DRAWER]
    for _ in range(s[DUE]):
        hand_card(s, seat, take_card(s, g, stock))
        stock -= 1
        s[DRAWER] = seat
        seat += 1
        if seat == seats:
            seat = 0
    s[STOCK] = stock
    s[DUE] = 0
    s[PHASE] = P_TURN_UP
    count_hands(s, seats)


def take_card(s: Vector, g: Words, stock: int) -> int:
    """A card of the stock at random; the last one takes its place."""
    i = PILE + below(g, stock)
    end = PILE + stock - 1
    face = s[i]
    s[i] = s[end]
    s[end] = 0
    return face


def hand_card(s: Vector, seat: int, face: int) -> int:
    """Puts a card into a hand without counting it; gives its place in the mask."""
    hand = s[HAND + seat]
    lanes = hand & COLUMN << (face & 15) & ALL_WILDS  # none for a colored face
    bit = 1 << face + 16 * count_bits(lanes)
    s[HIGH + seat] |= hand & bit
    s[HAND + seat] = hand | bit
    return bit


def count_hands(s: Vector, seats: int) -> None:
    """Sets the number of cards of each seat."""
    for seat in range(seats):
        s[COUNT + seat] = count_bits(s[HAND + seat]) + count_bits(s[HIGH + seat])


def ordinary_turns(r: Vector, s: Vector, g: Words, most: int) -> int:  # noqa: PLR0915
    """Plays until ``most`` turns are over or the law must be asked; gives how many were played.

    The state is one before a turn, and is one again afterwards. What only challenges, catches and
    calls look at is not kept: nobody makes them in random play.
    """
    seats = s[SEATS]
    seat = s[TURN]
    top = s[TOP]
    stock = s[STOCK]
    laid = s[DISCARD]
    step = 1 if s[DIRECTION] == 1 else seats - 1
    turns = 0
    while turns < most:
        hand = s[HAND + seat]
        high = s[HIGH + seat]
        plays = hand & r[R_MATCH + top]
        if hand & WILD_BIT:
            plays |= WILDS
        if hand & WILD_DRAW_FOUR_BIT and hand & r[R_WD4_TEST + top] == 0:
            plays |= WILD_DRAW_FOURS
        if plays:
            if hand & (hand - 1) == 0 and high == 0:
                break  # the last card
            act = one_of(g, plays)
        else:
            if stock == 0:
                if laid < 2:
                    break  # nothing to draw
                stock = turn_over(r, s, laid)
                laid = 1
            bit = hand_card(s, seat, take_card(s, g, stock))
            stock -= 1
            plays = bit & r[R_MATCH + top]
            if bit & ALL_WILDS:
                # With nothing to play there was no card of the color: any wild is lawful.
                plays = WILDS if bit & WILDS else WILD_DRAW_FOURS
            act = one_of(g, plays | KEEP_BIT) if plays else KEEP
            hand = s[HAND + seat]
            high = s[HIGH + seat]
        turns += 1
        follower = seat + step
        if follower >= seats:
            follower -= seats
        if act == KEEP:
            seat = follower
            continue

        rank = act & 15
        lanes = count_bits(hand & COLUMN << rank & ALL_WILDS)
        laid += 1
        if lanes:
            hand ^= 1 << rank + 16 * (lanes - 1)
            s[LAST_PILE + 1 - laid] = rank
        else:
            second = high & 1 << act
            s[HIGH + seat] = high ^ second
            hand ^= 1 << act ^ second
            s[LAST_PILE + 1 - laid] = act
        s[HAND + seat] = hand
        top = act
        if rank <= SKIP or rank == WILD:
            seat = follower
            if rank == SKIP:
                seat += step
                if seat >= seats:
                    seat -= seats
        elif rank == REVERSE:
            s[DIRECTION] = -s[DIRECTION]
            step = seats - step
            if seats > 2 or r[R_TWO_PLAYER_REVERSE] != TWO_PLAYER_SKIP:
                seat += step
                if seat >= seats:
                    seat -= seats
        else:
            for _ in range(2 if rank < WILD else 4):
                if stock == 0:
                    if laid < 2:
                        break
                    stock = turn_over(r, s, laid)
                    laid = 1
                hand_card(s, follower, take_card(s, g, stock))
                stock -= 1
            seat = follower + step
            if seat >= seats:
                seat -= seats
    s[TURN] = seat
    s[TOP] = top
    s[STOCK] = stock
    s[DISCARD] = laid
    count_hands(s, seats)
    return turns


def turn_over(r: Vector, s: Vector, laid: int) -> int:
    """The discard but for its top becomes the stock; gives its size."""
    s[STOCK] = 0
    s[DISCARD] = laid
    replenish(r, s)
    return s[STOCK]

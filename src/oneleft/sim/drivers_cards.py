"""A round of UNO between players of any kind, what is noted of it, and how a match goes on.

Plain Python in the kernels' subset: what ``runs.py`` leaves open, and is put into one namespace
with it. Windows are automatic: UNO is called where it must be, nobody catches or jumps in; then a
call that is made and a debt that nobody sees are the same game.
"""

from __future__ import annotations

from oneleft.faces import DRAW_TWO, NUMBERS, REVERSE, SKIP, WILD, WILD_DRAW_FOUR
from oneleft.kernel.cards import (
    ANY_WILD,
    apply,
    can_draw,
    hand_points,
    lawful_plays,
    same_side,
    wd4_is_unlawful,
)
from oneleft.kernel.drivers_cards import chance_act, owner, random_play
from oneleft.kernel.state import (
    ACCEPT,
    CATCH,
    CHALLENGE,
    CHANCE,
    COUNT,
    DEALER,
    DEALER_FIXED,
    DISCARD,
    DRAW,
    ENDING,
    ENDING_BLOCKED,
    GUILT,
    HAND,
    HIGH,
    KEEP,
    LAST_CHANCE_PHASE,
    LAY,
    LEAVE,
    NAME_COLOR,
    NOBODY,
    P_ANSWER,
    P_DRAWING,
    P_DRAWN,
    P_OVER,
    P_PLAY,
    P_REPLAY,
    P_TURN_UP,
    PHASE,
    PLAYERS,
    POINTS,
    R_FINAL_DRAW,
    R_FIRST_DEALER,
    R_MATCH,
    R_NO_ACTION_FINISH,
    R_SCORING,
    R_SEVEN_ZERO,
    R_TEAMS,
    R_VOLUNTARY_DRAW,
    SCORING_LOW,
    STOCK,
    SWAP,
    TAKE,
    TOP,
    TURN_ACTS,
    WINNER,
    WITH_UNO,
)
from oneleft.sim.columns import (
    C_BARRED,
    C_BLOCKED,
    C_BLUFFS,
    C_CHALLENGES,
    C_DRAW2_TAKEN,
    C_DRAW_TURNS,
    C_DRAWN_KEPT,
    C_DRAWN_PLAYED,
    C_DRAWS,
    C_FINAL_DRAWS,
    C_FORCED,
    C_GUILTY,
    C_HAND,
    C_MATCH_DRAWS,
    C_OPENING_DRAW_TWO,
    C_OPENING_REVERSE,
    C_OPENING_SKIP,
    C_OPENING_WD4,
    C_OPENING_WILD,
    C_PASSES,
    C_PLAYS,
    C_REPLAYS,
    C_RESHUFFLES,
    C_RETURNED,
    C_REVERSES,
    C_SCORE,
    C_SEVENS,
    C_STACKED,
    C_TO_ONE,
    C_TURNS,
    C_VOLUNTARY,
    C_WD4,
    C_WILDS_BESIDE,
    C_ZEROS,
    CARD_ROW_SIZE,
)
from oneleft.sim.hook import FIRST_POLICY, RANDOM
from oneleft.sim.options import (
    NEXT_WINNER_DEALS,
    NEXT_WINNER_STARTS,
    R_NEXT_DEALER,
    R_TARGET,
    R_TIE,
    SCORING_SINGLE,
    TIE_SHARE,
)
from oneleft.sim.runs import DONE, LIMITED, REFUSED, choose_act, is_open, leaders
from oneleft.splitmix import Words
from oneleft.vectors import Vector

# Places in a row and in a state, for runs.py.
ROW_SIZE, ROW_SCORE, ROW_HAND = CARD_ROW_SIZE, C_SCORE, C_HAND
S_FIRST, S_POINTS, S_WINNER, S_ENDING = DEALER, POINTS, WINNER, ENDING


# ---------------------------------------------------------------------------------------- a round


def play_out(
    r: Vector,
    s: Vector,
    v: Vector,
    g: Words,
    kinds: Vector,
    limit: int,
    rows: Vector,
    o: int,
    status: Vector,
) -> int:
    """Plays the round that ``start`` has begun to its end, and notes what happens."""
    while s[PHASE] < P_TURN_UP:
        apply(r, s, CHANCE, chance_act(r, s, g))
    while s[PHASE] == P_TURN_UP:
        rows[o + C_RETURNED] += 1
        apply(r, s, CHANCE, chance_act(r, s, g))
    rows[o + C_RETURNED] -= 1
    note_opening(s, rows, o)
    turns = 0
    phase = s[PHASE]
    while phase != P_OVER:
        if phase <= LAST_CHANCE_PHASE:
            laid = s[DISCARD]
            apply(r, s, CHANCE, chance_act(r, s, g))
            note_chance(s, phase, laid, rows, o)
        else:
            if phase == P_PLAY:
                if turns == limit:
                    rows[o + C_TURNS] += turns
                    return LIMITED
                turns += 1
            seat = owner(s)
            kind = kinds[seat]
            if phase == P_PLAY and kind == RANDOM:
                play_at_random(r, s, g, seat, rows, o)
            else:
                act = choose_act(r, s, v, g, seat, kind)
                if kind >= FIRST_POLICY:
                    act = uncalled(act)
                    if not is_open(r, s, seat, act, status):
                        return REFUSED
                note_act(r, s, seat, act, rows, o)
                stock = s[STOCK]
                apply(r, s, seat, act)
                if s[STOCK] > stock:
                    rows[o + C_RESHUFFLES] += 1
        phase = s[PHASE]
    rows[o + C_TURNS] += turns
    return DONE


def play_at_random(r: Vector, s: Vector, g: Words, seat: int, rows: Vector, o: int) -> None:
    """The same for most acts of random players: a play from the hand, or DRAW."""
    act = random_play(r, s, g, seat, DRAW)
    if act == DRAW:
        note_draw(r, s, seat, rows, o)
    else:
        note_play(r, s, seat, act, rows, o)
    stock = s[STOCK]
    apply(r, s, seat, act)
    if s[STOCK] > stock:
        rows[o + C_RESHUFFLES] += 1


def uncalled(act: int) -> int:
    """The same play without a call of UNO: calls are automatic."""
    return act - WITH_UNO if WITH_UNO <= act < TURN_ACTS and act & 15 != 15 else act


def is_choice(act: int) -> bool:
    """Whether an act is a seat's own choice in a simulation."""
    return not (act >= LEAVE or CATCH <= act < SWAP or TURN_ACTS <= act < ACCEPT)


# ------------------------------------------------------------------------------------------- notes


def note_opening(s: Vector, rows: Vector, o: int) -> None:
    """The first card of the pile."""
    rank = s[TOP] & 15
    if rank >= SKIP:
        if rank == SKIP:
            rows[o + C_OPENING_SKIP] += 1
        elif rank == REVERSE:
            rows[o + C_OPENING_REVERSE] += 1
        elif rank == DRAW_TWO:
            rows[o + C_OPENING_DRAW_TWO] += 1
        elif rank == WILD:
            rows[o + C_OPENING_WILD] += 1
        else:
            rows[o + C_OPENING_WD4] += 1


def note_chance(s: Vector, phase: int, laid: int, rows: Vector, o: int) -> None:
    """A card has come. ``phase`` and ``laid``, the cards of the discard, are those before it."""
    rows[o + C_DRAWS] += 1
    if phase != P_DRAWING:
        rows[o + C_FORCED] += 1
    elif s[PHASE] == P_DRAWING:
        rows[o + C_MATCH_DRAWS] += 1
    if s[DISCARD] < laid:
        rows[o + C_RESHUFFLES] += 1


def note_act(r: Vector, s: Vector, seat: int, act: int, rows: Vector, o: int) -> None:
    """An act that is about to be done, calls apart."""
    if act < TURN_ACTS and act & 15 != 15:
        note_play(r, s, seat, act, rows, o)
    elif act == DRAW:
        note_draw(r, s, seat, rows, o)
    elif act == KEEP:
        rows[o + C_DRAWN_KEPT] += 1
    elif act in (TAKE, ACCEPT):
        if s[TOP] & 15 == DRAW_TWO:
            rows[o + C_DRAW2_TAKEN] += 1
    elif act == CHALLENGE:
        rows[o + C_CHALLENGES] += 1
        rows[o + C_GUILTY] += s[GUILT]
    elif SWAP <= act < LAY:
        rows[o + C_SEVENS] += 1
    elif act < NAME_COLOR or act >= LAY:
        note_play(r, s, seat, WILD + act - LAY, rows, o)


def note_play(r: Vector, s: Vector, seat: int, face: int, rows: Vector, o: int) -> None:
    """A card that is about to be laid."""
    rows[o + C_PLAYS] += 1
    phase = s[PHASE]
    if phase != P_PLAY:
        if phase == P_DRAWN:
            rows[o + C_DRAWN_PLAYED] += 1
        elif phase == P_ANSWER:
            rows[o + C_STACKED] += 1
        elif phase == P_REPLAY:
            rows[o + C_REPLAYS] += 1
    rank = face & 15
    count = s[COUNT + seat]
    if count == 2:
        rows[o + C_TO_ONE] += 1
    elif count == 1 and (rank in (DRAW_TWO, WILD_DRAW_FOUR)) and r[R_FINAL_DRAW]:
        rows[o + C_FINAL_DRAWS] += 1
    if rank >= REVERSE:
        note_symbol(r, s, seat, rank, rows, o)
    elif rank == 0 and count > 1 and r[R_SEVEN_ZERO]:
        rows[o + C_ZEROS] += 1


def note_symbol(r: Vector, s: Vector, seat: int, rank: int, rows: Vector, o: int) -> None:
    """A Reverse or a wild that is about to be laid."""
    if rank == REVERSE:
        if s[PLAYERS] == 2:
            rows[o + C_REVERSES] += 1
    elif rank == WILD:
        if s[HAND + seat] & r[R_MATCH + s[TOP]]:
            rows[o + C_WILDS_BESIDE] += 1
    elif rank == WILD_DRAW_FOUR:
        rows[o + C_WD4] += 1
        if wd4_is_unlawful(r, s, s[HAND + seat]):
            rows[o + C_BLUFFS] += 1


def note_draw(r: Vector, s: Vector, seat: int, rows: Vector, o: int) -> None:
    """A turn in which a card is drawn, or would be."""
    if s[STOCK] > 0 or can_draw(r, s):
        rows[o + C_DRAW_TURNS] += 1
    else:
        rows[o + C_PASSES] += 1
    if r[R_VOLUNTARY_DRAW] and lawful_plays(r, s, seat):
        rows[o + C_VOLUNTARY] += 1
    if r[R_NO_ACTION_FINISH] and s[COUNT + seat] == 1:
        fitting = r[R_MATCH + s[TOP]] | ANY_WILD
        if s[HAND + seat] & fitting & ~NUMBERS:
            rows[o + C_BARRED] += 1


def note_ending(s: Vector, rows: Vector, o: int) -> None:
    """The round has ended by the rules."""
    if s[ENDING] == ENDING_BLOCKED:
        rows[o + C_BLOCKED] += 1


def held_points(s: Vector, seat: int) -> int:
    """What the cards in a hand count."""
    return hand_points(s[HAND + seat], s[HIGH + seat])


def winning_side(r: Vector, seats: int, winner: int) -> int:
    """Who wins with the winner of a round, as a mask (AC-42)."""
    found = 1 << winner
    for seat in range(seats):
        if same_side(r, seat, winner):
            found |= 1 << seat
    return found


# --------------------------------------------------------------------------------------- the match


def first_is_fixed(r: Vector) -> bool:
    """Whether the rules say who deals, whatever the number of the round (AC-04)."""
    return r[R_FIRST_DEALER] == DEALER_FIXED


def total_of(r: Vector, rows: Vector, o: int, seat: int) -> int:
    """The points of a seat, or of its side, in all rounds so far (AC-42)."""
    if r[R_TEAMS]:
        return rows[o + C_SCORE + seat] + rows[o + C_SCORE + (seat + 2) % 4]
    return rows[o + C_SCORE + seat]


def standing(r: Vector, rows: Vector, o: int, seat: int) -> int:
    """The higher, the better a seat stands: where points are a burden, fewer are (AC-36)."""
    total = total_of(r, rows, o, seat)
    return -total if r[R_SCORING] == SCORING_LOW else total


def goes_by_points(r: Vector) -> bool:
    """Whether points decide the match, and not its only round."""
    return r[R_SCORING] != SCORING_SINGLE


def match_is_over(r: Vector, seats: int, rows: Vector, o: int) -> bool:
    """Whether the target is reached and the lead settled, or one round is all (C-30, AC-36)."""
    if not goes_by_points(r):
        return True
    reached = False
    for seat in range(seats):
        if total_of(r, rows, o, seat) >= r[R_TARGET]:
            reached = True
    if not reached or r[R_TIE] == TIE_SHARE:
        return reached
    return leaders(r, seats, rows, o).bit_count() <= (2 if r[R_TEAMS] else 1)


def next_first(r: Vector, s: Vector, seats: int) -> int:
    """Who deals the round after this one (AC-04)."""
    dealer = s[DEALER]
    winner = s[WINNER]
    if r[R_NEXT_DEALER] == NEXT_WINNER_STARTS:
        starter = (dealer + 1) % seats if winner == NOBODY else winner
        return (starter + seats - 1) % seats
    if r[R_NEXT_DEALER] == NEXT_WINNER_DEALS and winner != NOBODY:
        return winner
    return (dealer + 1) % seats

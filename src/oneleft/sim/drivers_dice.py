"""A round of UNO Dice between players of any kind, what is noted of it, and how a match goes on.

Plain Python in the kernels' subset: what ``runs.py`` leaves open, and is put into one namespace
with it. Windows are automatic: UNO is called where it must be, nobody catches; the victim of a
Wild Draw Four answers for itself, and nobody else claims.
"""

from __future__ import annotations

from oneleft.faces import DRAW_TWO, REVERSE, SKIP, WILD, WILD_DRAW_FOUR
from oneleft.kernel.dice import (
    apply,
    hand_points,
    lawful_plays,
    wd4_is_unlawful,
)
from oneleft.kernel.drivers_dice import chance_act
from oneleft.kernel.state import (
    CHANCE,
    CHANCE_DIE,
    CHANCE_POSITION,
    D_COUNT,
    D_DUE,
    D_ENDING,
    D_FACE,
    D_GUILT,
    D_OWED,
    D_PENDING,
    D_PHASE,
    D_PLAYERS,
    D_POINTS,
    D_POUCH,
    D_ROLLS_ALL,
    D_STARTER,
    D_TOP,
    D_TURN,
    D_WINNER,
    DICE_ACCEPT,
    DICE_CATCH,
    DICE_CLAIM,
    DICE_DRAW,
    DICE_KEEP,
    DICE_LAY,
    DICE_PASS,
    DICE_PLAYS,
    DICE_REROLL,
    DICE_WITH_UNO,
    DP_ANSWER,
    DP_DRAWN,
    DP_FORCED,
    DP_HANDS,
    DP_LOOK,
    DP_OVER,
    DP_REPLAY,
    DP_REROLLED,
    ENDING_LIMIT,
    NOBODY,
    OWED_DIE,
    OWED_NOTHING,
    RD_CAUGHT_DRAW,
    RD_FINAL_DRAW,
    RD_FIRST_STARTER,
    RD_WD4_ENFORCEMENT,
    STARTER_FIXED,
    WD4_CATCH,
)
from oneleft.sim.columns import (
    C_DRAWS,
    C_PLAYS,
    C_TURNS,
    DC_BLUFFS,
    DC_CAUGHT,
    DC_CLAIMS,
    DC_DECLINED,
    DC_DRAW_TURNS,
    DC_DRAWN_KEPT,
    DC_DRAWN_PLAYED,
    DC_EMPTY_POUCH,
    DC_FINAL_DRAWS,
    DC_FORCED,
    DC_HAND,
    DC_OPENING_DRAW_TWO,
    DC_OPENING_REVERSE,
    DC_OPENING_SKIP,
    DC_OPENING_WILD,
    DC_REPLAYS,
    DC_REROLLED_PLAYS,
    DC_REROLLS,
    DC_REVERSES,
    DC_ROLLED_ALL,
    DC_SCORE,
    DC_SHORT_POUCH,
    DC_STACKED,
    DC_TO_ONE,
    DC_TURN_LIMITS,
    DC_VOLUNTARY,
    DC_WD4,
    DICE_ROW_SIZE,
)
from oneleft.sim.hook import FIRST_POLICY
from oneleft.sim.options import NEXT_STARTER_ROTATES, RD_NEXT_STARTER, RD_TARGET
from oneleft.sim.runs import DONE, LIMITED, REFUSED, choose_act, is_open
from oneleft.splitmix import Words
from oneleft.vectors import Vector

# Places in a row and in a state, for runs.py.
ROW_SIZE, ROW_SCORE, ROW_HAND = DICE_ROW_SIZE, DC_SCORE, DC_HAND
S_FIRST, S_POINTS, S_WINNER, S_ENDING = D_STARTER, D_POINTS, D_WINNER, D_ENDING


# ----------------------------------------------------------------------------------------- a round


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
    while s[D_PHASE] <= DP_HANDS:
        apply(r, s, CHANCE, chance_act(r, s, g))
    note_opening(s, rows, o)
    turns = 0
    while s[D_PHASE] != DP_OVER:
        if s[D_OWED] != OWED_NOTHING:
            act = chance_act(r, s, g)
            note_chance(s, act, rows, o)
            apply(r, s, CHANCE, act)
        else:
            if s[D_PHASE] == DP_LOOK:
                if turns == limit:
                    rows[o + C_TURNS] += turns
                    return LIMITED
                turns += 1
            seat = s[D_TURN]
            act = choose_act(r, s, v, g, seat, kinds[seat])
            if kinds[seat] >= FIRST_POLICY:
                act = uncalled(act)
                if not is_open(r, s, seat, act, status):
                    return REFUSED
            due = note_act(r, s, seat, act, rows, o)
            apply(r, s, seat, act)
            if due > 0:
                note_forced(s, due, rows, o)
    rows[o + C_TURNS] += turns
    return DONE


def uncalled(act: int) -> int:
    """The same play without a call of UNO: calls are automatic."""
    return act - DICE_WITH_UNO if DICE_WITH_UNO <= act < DICE_WITH_UNO + DICE_PLAYS else act


def is_choice(act: int) -> bool:
    """Whether an act is a seat's own choice in a simulation."""
    if act < DICE_WITH_UNO or DICE_ACCEPT <= act < DICE_CATCH:
        return act != DICE_PASS
    return DICE_LAY <= act < CHANCE_DIE


# ------------------------------------------------------------------------------------------- notes


def note_opening(s: Vector, rows: Vector, o: int) -> None:
    """The center die."""
    rank = s[D_TOP] & 15
    if rank == SKIP:
        rows[o + DC_OPENING_SKIP] += 1
    elif rank == REVERSE:
        rows[o + DC_OPENING_REVERSE] += 1
    elif rank == DRAW_TWO:
        rows[o + DC_OPENING_DRAW_TWO] += 1
    elif rank == WILD:
        rows[o + DC_OPENING_WILD] += 1


def note_chance(s: Vector, act: int, rows: Vector, o: int) -> None:
    """An act of CHANCE that is about to be done."""
    if CHANCE_DIE <= act < CHANCE_POSITION:
        rows[o + C_DRAWS] += 1
        if s[D_PHASE] == DP_FORCED:
            rows[o + DC_FORCED] += 1


def note_act(r: Vector, s: Vector, seat: int, act: int, rows: Vector, o: int) -> int:
    """An act that is about to be done, calls apart; gives how many dice it makes somebody draw."""
    if 0 <= act < DICE_PLAYS:
        return note_play(r, s, seat, act >> 2, rows, o)
    if DICE_LAY <= act < CHANCE_DIE:
        return note_play(r, s, seat, act - DICE_LAY, rows, o)
    if act == DICE_REROLL:
        rows[o + DC_REROLLS] += 1
        if lawful_plays(r, s, seat):
            rows[o + DC_VOLUNTARY] += 1
    elif act == DICE_DRAW:
        note_draw(r, s, seat, rows, o)
    elif act == DICE_KEEP:
        rows[o + DC_DRAWN_KEPT] += 1
    elif act == DICE_CLAIM:
        rows[o + DC_CLAIMS] += 1
        rows[o + DC_CAUGHT] += s[D_GUILT]
        return r[RD_CAUGHT_DRAW] if s[D_GUILT] else 0
    return s[D_PENDING]


def note_play(r: Vector, s: Vector, seat: int, die: int, rows: Vector, o: int) -> int:
    """A die that is about to be laid; gives how many dice it makes somebody draw at once."""
    rows[o + C_PLAYS] += 1
    phase = s[D_PHASE]
    if phase == DP_REROLLED:
        rows[o + DC_REROLLED_PLAYS] += 1
    elif phase == DP_DRAWN:
        rows[o + DC_DRAWN_PLAYED] += 1
    elif phase == DP_ANSWER:
        rows[o + DC_STACKED] += 1
    elif phase == DP_REPLAY:
        rows[o + DC_REPLAYS] += 1
    rank = s[D_FACE + die] & 15
    draws = 2 if rank == DRAW_TWO else 4 if rank == WILD_DRAW_FOUR else 0
    count = s[D_COUNT + seat]
    if count == 2:
        rows[o + DC_TO_ONE] += 1
    elif count == 1 and draws and r[RD_FINAL_DRAW]:
        rows[o + DC_FINAL_DRAWS] += 1
    if rank == REVERSE and s[D_PLAYERS] == 2:
        rows[o + DC_REVERSES] += 1
    elif rank == WILD_DRAW_FOUR:
        rows[o + DC_WD4] += 1
        if wd4_is_unlawful(r, s, seat):
            rows[o + DC_BLUFFS] += 1
            if r[RD_WD4_ENFORCEMENT] != WD4_CATCH:
                rows[o + DC_CAUGHT] += 1
    return s[D_PENDING] + draws if draws else 0


def note_draw(r: Vector, s: Vector, seat: int, rows: Vector, o: int) -> None:
    """A turn in which a die is drawn, or would be."""
    if s[D_POUCH]:
        rows[o + DC_DRAW_TURNS] += 1
    else:
        rows[o + DC_EMPTY_POUCH] += 1
    if s[D_PHASE] == DP_REROLLED and lawful_plays(r, s, seat):
        rows[o + DC_DECLINED] += 1


def note_forced(s: Vector, due: int, rows: Vector, o: int) -> None:
    """What has become of ``due`` dice that somebody had to draw: while some wait, nothing yet."""
    if s[D_PENDING] > 0 or s[D_PHASE] == DP_OVER:
        return
    coming = 0
    if s[D_PHASE] == DP_FORCED:
        rows[o + DC_ROLLED_ALL] += s[D_ROLLS_ALL]
        if s[D_OWED] == OWED_DIE:
            coming = s[D_DUE]
    if coming < due:
        rows[o + DC_SHORT_POUCH] += 1


def note_ending(s: Vector, rows: Vector, o: int) -> None:
    """The round has ended by the rules."""
    if s[D_ENDING] == ENDING_LIMIT:
        rows[o + DC_TURN_LIMITS] += 1


def held_points(s: Vector, seat: int) -> int:
    """What the dice in a hand count."""
    return hand_points(s, seat)


def winning_side(r: Vector, seats: int, winner: int) -> int:
    """Who wins with the winner of a round, as a mask: nobody else."""
    return 1 << winner


# ---------------------------------------------------------------------------------------- the match


def first_is_fixed(r: Vector) -> bool:
    """Whether the rules say who starts, whatever the number of the round (AD-04)."""
    return r[RD_FIRST_STARTER] == STARTER_FIXED


def standing(r: Vector, rows: Vector, o: int, seat: int) -> int:
    """The higher, the better a seat stands."""
    return rows[o + DC_SCORE + seat]


def goes_by_points(r: Vector) -> bool:
    """Whether points decide the match: always."""
    return True


def match_is_over(r: Vector, seats: int, rows: Vector, o: int) -> bool:
    """Whether somebody has reached the target (D-35, AD-27)."""
    best = 0
    for seat in range(seats):
        best = max(best, rows[o + DC_SCORE + seat])
    return best >= r[RD_TARGET]


def next_first(r: Vector, s: Vector, seats: int) -> int:
    """Who starts the round after this one (D-34, AD-26)."""
    if s[D_WINNER] == NOBODY:
        return s[D_STARTER]
    if r[RD_NEXT_STARTER] == NEXT_STARTER_ROTATES:
        return (s[D_STARTER] + 1) % seats
    return s[D_WINNER]

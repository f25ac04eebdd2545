"""Whole rounds and matches of UNO Dice between players of any kind, each with a row of numbers.

Plain Python in the kernels' subset. Game ``i`` of a run has the stream ``(seed, i)``, from which
chance and players draw in turn; so a row depends on the request and on ``i`` alone. The places of
a row stand in ``columns.py``. Windows are automatic: UNO is called where it must be, nobody
catches; the victim of a Wild Draw Four answers for itself, and nobody else claims.
"""

from __future__ import annotations

from oneleft.faces import DRAW_TWO, REVERSE, SKIP, WILD, WILD_DRAW_FOUR
from oneleft.kernel.codes import LAWFUL, OFFENSE
from oneleft.kernel.dice import (
    apply,
    hand_points,
    lawful_plays,
    start,
    verdict,
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
    C_DEALER,
    C_DRAWS,
    C_ENDING,
    C_GAME,
    C_PLAYS,
    C_POINTS,
    C_ROUNDS,
    C_TURNS,
    C_WINNER,
    C_WINNERS,
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
from oneleft.sim.hook import FIRST_POLICY, GREEDY, RANDOM, policy_act
from oneleft.sim.options import NEXT_STARTER_ROTATES, RD_NEXT_STARTER, RD_TARGET
from oneleft.sim.players_dice import blind, greedy_act, random_act
from oneleft.splitmix import Word, Words, stream_seed
from oneleft.vectors import Vector

ROW_SIZE = DICE_ROW_SIZE

# How a round or a match has ended for the driver.
DONE, LIMITED, REFUSED = 0, 1, 2
MOST_ROUNDS = 10_000
"""Rounds after which a match that scores nothing is broken off."""

# What the last argument of the entries holds when a policy's act is refused.
STATUS_GAME, STATUS_SEAT, STATUS_ACT, STATUS_CODE = 0, 1, 2, 3
STATUS_SIZE = 4
AUTOMATIC = -1
"""The code of an act that is nobody's choice here: calls, catches, claims out of turn, leaving."""


# ------------------------------------------------------------------------------------------- runs


def simulate_rounds(
    r: Vector,
    s: Vector,
    v: Vector,
    g: Words,
    seed: Word,
    first: int,
    n: int,
    seats: int,
    kinds: Vector,
    limit: int,
    rows: Vector,
    status: Vector,
) -> int:
    """Plays rounds ``first`` to ``first + n - 1`` of a run; gives how many were played to the end.

    Seat ``i % seats`` starts round ``i`` unless the rules fix who starts. Fewer than ``n`` have an
    end if a policy's act is refused: ``status`` tells which, ``s`` is the position.

    Args:
        v: room for a view; of the size of a state.
        kinds: who plays, by seat: RANDOM, GREEDY or a policy.
        limit: turns after which a round is broken off.
        rows: row ``j`` stands at ``j * ROW_SIZE``.
    """
    for j in range(n):
        i = first + j
        o = j * ROW_SIZE
        begin_row(g, seed, i, rows, o)
        fixed = r[RD_FIRST_STARTER] == STARTER_FIXED
        start(r, s, seats, (1 << seats) - 1, NOBODY if fixed else i % seats)
        end = play_out(r, s, v, g, kinds, limit, rows, o, status)
        rows[o + C_DEALER] = s[D_STARTER]
        note_end(s, seats, end, rows, o)
        if end == REFUSED:
            status[STATUS_GAME] = i
            return j
    return n


def simulate_matches(
    r: Vector,
    s: Vector,
    v: Vector,
    g: Words,
    seed: Word,
    first: int,
    n: int,
    seats: int,
    kinds: Vector,
    limit: int,
    rows: Vector,
    status: Vector,
) -> int:
    """Plays matches to the target, as ``oneleft.match.Match`` does; else as ``simulate_rounds``.

    Who starts the first round is chosen by the rules (AD-04). ``limit`` holds for each round; a
    round that is broken off ends its match.
    """
    for j in range(n):
        i = first + j
        begin_row(g, seed, i, rows, j * ROW_SIZE)
        if play_match(r, s, v, g, seats, kinds, limit, rows, j * ROW_SIZE, status) == REFUSED:
            status[STATUS_GAME] = i
            return j
    return n


def begin_row(g: Words, seed: Word, i: int, rows: Vector, o: int) -> None:
    """Starts the stream of game ``i``, and its row."""
    g[0] = stream_seed(seed, i)
    g[1] = 0
    for place in range(o, o + ROW_SIZE):
        rows[place] = 0
    rows[o + C_GAME] = i


def play_match(
    r: Vector,
    s: Vector,
    v: Vector,
    g: Words,
    seats: int,
    kinds: Vector,
    limit: int,
    rows: Vector,
    o: int,
    status: Vector,
) -> int:
    """One match; its row adds up the rounds, and its winner and ending are the last one's."""
    starter = NOBODY
    while True:
        start(r, s, seats, (1 << seats) - 1, starter)
        end = play_out(r, s, v, g, kinds, limit, rows, o, status)
        if rows[o + C_ROUNDS] == 0:
            rows[o + C_DEALER] = s[D_STARTER]
        note_end(s, seats, end, rows, o)
        if end != DONE:
            return end
        if match_is_over(r, seats, rows, o):
            note_winners(seats, rows, o)
            return DONE
        if rows[o + C_ROUNDS] >= MOST_ROUNDS:
            give_up(rows, o)
            return LIMITED
        starter = next_starter(r, s, seats)


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
        apply(r, s, CHANCE, chance_act(s, g))
    note_opening(s, rows, o)
    turns = 0
    while s[D_PHASE] != DP_OVER:
        if s[D_OWED] != OWED_NOTHING:
            act = chance_act(s, g)
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


def choose_act(r: Vector, s: Vector, v: Vector, g: Words, seat: int, kind: int) -> int:
    """The act of the seat that owes one."""
    if kind == RANDOM:
        return random_act(r, s, g, seat)
    if kind == GREEDY:
        return greedy_act(r, s, g, seat)
    blind(s, v, seat)
    return policy_act(r, v, g, seat, kind)


def uncalled(act: int) -> int:
    """The same play without a call of UNO: calls are automatic."""
    return act - DICE_WITH_UNO if DICE_WITH_UNO <= act < DICE_WITH_UNO + DICE_PLAYS else act


def is_open(r: Vector, s: Vector, seat: int, act: int, status: Vector) -> bool:
    """Whether a policy's act is accepted; if not, ``status`` tells it and why."""
    code = verdict(r, s, seat, act)
    if not is_choice(act):
        code = AUTOMATIC
    if code == LAWFUL or code >= OFFENSE:
        return True
    status[STATUS_SEAT] = seat
    status[STATUS_ACT] = act
    status[STATUS_CODE] = code
    return False


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


def note_end(s: Vector, seats: int, end: int, rows: Vector, o: int) -> None:
    """The round is over, or broken off."""
    rows[o + C_ROUNDS] += 1
    for seat in range(seats):
        rows[o + DC_HAND + seat] = hand_points(s, seat)
    if end != DONE:
        give_up(rows, o)
        return
    for seat in range(seats):
        rows[o + DC_SCORE + seat] += s[D_POINTS + seat]
        rows[o + C_POINTS] += s[D_POINTS + seat]
    rows[o + C_ENDING] = s[D_ENDING]
    if s[D_ENDING] == ENDING_LIMIT:
        rows[o + DC_TURN_LIMITS] += 1
    rows[o + C_WINNER] = s[D_WINNER]
    rows[o + C_WINNERS] = 0 if s[D_WINNER] == NOBODY else 1 << s[D_WINNER]


def give_up(rows: Vector, o: int) -> None:
    """The game is broken off: nobody wins it."""
    rows[o + C_ENDING] = ENDING_LIMIT
    rows[o + C_WINNER] = NOBODY
    rows[o + C_WINNERS] = 0


# ---------------------------------------------------------------------------------------- the match


def match_is_over(r: Vector, seats: int, rows: Vector, o: int) -> bool:
    """Whether somebody has reached the target (D-35, AD-27)."""
    best = 0
    for seat in range(seats):
        best = max(best, rows[o + DC_SCORE + seat])
    return best >= r[RD_TARGET]


def note_winners(seats: int, rows: Vector, o: int) -> None:
    """Who wins the match: the highest total."""
    best = 0
    found = 0
    for seat in range(seats):
        if found == 0 or rows[o + DC_SCORE + seat] > best:
            best = rows[o + DC_SCORE + seat]
            found = 0
        if rows[o + DC_SCORE + seat] == best:
            found |= 1 << seat
    rows[o + C_WINNERS] = found
    rows[o + C_WINNER] = (found & -found).bit_length() - 1


def next_starter(r: Vector, s: Vector, seats: int) -> int:
    """Who starts the round after this one (D-34, AD-26)."""
    if s[D_WINNER] == NOBODY:
        return s[D_STARTER]
    if r[RD_NEXT_STARTER] == NEXT_STARTER_ROTATES:
        return (s[D_STARTER] + 1) % seats
    return s[D_WINNER]

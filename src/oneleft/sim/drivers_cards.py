"""Whole rounds and matches of UNO between players of any kind, each with a row of numbers.

Plain Python in the kernels' subset. Game ``i`` of a run has the stream ``(seed, i)``, from which
chance and players draw in turn; so a row depends on the request and on ``i`` alone. The places of
a row stand in ``columns.py``. Windows are automatic: UNO is called where it must be, nobody
catches or jumps in; then a call that is made and a debt that nobody sees are the same game.
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
    start,
    verdict,
    wd4_is_unlawful,
)
from oneleft.kernel.codes import LAWFUL, OFFENSE
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
    ENDING_LIMIT,
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
    C_DEALER,
    C_DRAW2_TAKEN,
    C_DRAW_TURNS,
    C_DRAWN_KEPT,
    C_DRAWN_PLAYED,
    C_DRAWS,
    C_ENDING,
    C_FINAL_DRAWS,
    C_FORCED,
    C_GAME,
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
    C_POINTS,
    C_REPLAYS,
    C_RESHUFFLES,
    C_RETURNED,
    C_REVERSES,
    C_ROUNDS,
    C_SCORE,
    C_SEVENS,
    C_STACKED,
    C_TO_ONE,
    C_TURNS,
    C_VOLUNTARY,
    C_WD4,
    C_WILDS_BESIDE,
    C_WINNER,
    C_WINNERS,
    C_ZEROS,
    CARD_ROW_SIZE,
)
from oneleft.sim.hook import FIRST_POLICY, GREEDY, RANDOM, policy_act
from oneleft.sim.options import (
    NEXT_WINNER_DEALS,
    NEXT_WINNER_STARTS,
    R_NEXT_DEALER,
    R_TARGET,
    R_TIE,
    SCORING_SINGLE,
    TIE_SHARE,
)
from oneleft.sim.players_cards import blind, greedy_act, random_act
from oneleft.splitmix import Word, Words, stream_seed
from oneleft.vectors import Vector

ROW_SIZE = CARD_ROW_SIZE

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

    Round ``i`` is dealt by seat ``i % seats`` unless the rules fix the dealer. Fewer than ``n``
    have an end if a policy's act is refused: ``status`` tells which, ``s`` is the position.

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
        fixed = r[R_FIRST_DEALER] == DEALER_FIXED
        start(r, s, seats, (1 << seats) - 1, NOBODY if fixed else i % seats)
        end = play_out(r, s, v, g, kinds, limit, rows, o, status)
        rows[o + C_DEALER] = s[DEALER]
        note_end(r, s, seats, end, rows, o)
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

    Who deals the first round is chosen by the rules (AC-04). ``limit`` holds for each round; a
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
    dealer = NOBODY
    while True:
        start(r, s, seats, (1 << seats) - 1, dealer)
        end = play_out(r, s, v, g, kinds, limit, rows, o, status)
        if rows[o + C_ROUNDS] == 0:
            rows[o + C_DEALER] = s[DEALER]
        note_end(r, s, seats, end, rows, o)
        if end != DONE:
            return end
        if match_is_over(r, seats, rows, o):
            note_winners(r, seats, rows, o)
            return DONE
        if rows[o + C_ROUNDS] >= MOST_ROUNDS:
            give_up(rows, o)
            return LIMITED
        dealer = next_dealer(r, s, seats)


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
    return act - WITH_UNO if WITH_UNO <= act < TURN_ACTS and act & 15 != 15 else act


def is_open(r: Vector, s: Vector, seat: int, act: int, status: Vector) -> bool:
    """Whether a policy's act is accepted; if not, ``status`` tells it and why."""
    code = verdict(r, s, seat, act)
    if act >= LEAVE or CATCH <= act < SWAP or TURN_ACTS <= act < ACCEPT:
        code = AUTOMATIC
    if code == LAWFUL or code >= OFFENSE:
        return True
    status[STATUS_SEAT] = seat
    status[STATUS_ACT] = act
    status[STATUS_CODE] = code
    return False


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


def note_end(r: Vector, s: Vector, seats: int, end: int, rows: Vector, o: int) -> None:
    """The round is over, or broken off."""
    rows[o + C_ROUNDS] += 1
    for seat in range(seats):
        rows[o + C_HAND + seat] = hand_points(s[HAND + seat], s[HIGH + seat])
    if end != DONE:
        give_up(rows, o)
        return
    for seat in range(seats):
        rows[o + C_SCORE + seat] += s[POINTS + seat]
        rows[o + C_POINTS] += s[POINTS + seat]
    rows[o + C_ENDING] = s[ENDING]
    if s[ENDING] == ENDING_BLOCKED:
        rows[o + C_BLOCKED] += 1
    rows[o + C_WINNER] = s[WINNER]
    rows[o + C_WINNERS] = 0
    if s[WINNER] != NOBODY:
        for seat in range(seats):
            if seat == s[WINNER] or same_side(r, seat, s[WINNER]):
                rows[o + C_WINNERS] |= 1 << seat


def give_up(rows: Vector, o: int) -> None:
    """The game is broken off: nobody wins it."""
    rows[o + C_ENDING] = ENDING_LIMIT
    rows[o + C_WINNER] = NOBODY
    rows[o + C_WINNERS] = 0


# --------------------------------------------------------------------------------------- the match


def total_of(r: Vector, rows: Vector, o: int, seat: int) -> int:
    """The points of a seat, or of its side, in all rounds so far (AC-42)."""
    if r[R_TEAMS]:
        return rows[o + C_SCORE + seat] + rows[o + C_SCORE + (seat + 2) % 4]
    return rows[o + C_SCORE + seat]


def leaders(r: Vector, seats: int, rows: Vector, o: int) -> int:
    """Who leads, as a mask: the lowest totals where points are a burden (AC-36)."""
    found = 0
    best = 0
    for seat in range(seats):
        total = total_of(r, rows, o, seat)
        if r[R_SCORING] == SCORING_LOW:
            total = -total
        if found == 0 or total > best:
            best = total
            found = 0
        if total == best:
            found |= 1 << seat
    return found


def match_is_over(r: Vector, seats: int, rows: Vector, o: int) -> bool:
    """Whether the target is reached and the lead settled, or one round is all (C-30, AC-36)."""
    if r[R_SCORING] == SCORING_SINGLE:
        return True
    reached = False
    for seat in range(seats):
        if total_of(r, rows, o, seat) >= r[R_TARGET]:
            reached = True
    if not reached or r[R_TIE] == TIE_SHARE:
        return reached
    return leaders(r, seats, rows, o).bit_count() <= (2 if r[R_TEAMS] else 1)


def note_winners(r: Vector, seats: int, rows: Vector, o: int) -> None:
    """Who wins the match: ties share (AC-36), partners win together (AC-42)."""
    if r[R_SCORING] != SCORING_SINGLE:
        found = leaders(r, seats, rows, o)
        rows[o + C_WINNERS] = found
        rows[o + C_WINNER] = (found & -found).bit_length() - 1


def next_dealer(r: Vector, s: Vector, seats: int) -> int:
    """Who deals the round after this one (AC-04)."""
    dealer = s[DEALER]
    winner = s[WINNER]
    if r[R_NEXT_DEALER] == NEXT_WINNER_STARTS:
        starter = (dealer + 1) % seats if winner == NOBODY else winner
        return (starter + seats - 1) % seats
    if r[R_NEXT_DEALER] == NEXT_WINNER_DEALS and winner != NOBODY:
        return winner
    return (dealer + 1) % seats

"""Runs of rounds and matches, each with a row of numbers: the same for both games.

Plain Python in the kernels' subset. Game ``i`` of a run has the stream ``(seed, i)``, from which
chance and players draw in turn; so a row depends on the request and on ``i`` alone. The places of
a row stand in ``columns.py``. Windows are automatic: UNO is called where it must be, and only
seats that owe an act are asked.

It leaves open what a game and its players bring: the names declared below are those of the game's
law, of ``players_GAME.py``, of ``drivers_GAME.py`` and of ``hook.py``. They get their meaning where
all modules of a run are put into one namespace, compiled or interpreted: ``engine.py``.

``r`` rules, ``s`` state, ``v`` view, ``g`` generator; ``o`` is where a game's row begins.
"""

# ruff: noqa: F821 - the names that a game brings are declared here and bound in engine.py

from __future__ import annotations

from collections.abc import Callable

from oneleft.kernel.accepted import is_accepted
from oneleft.kernel.state import ENDING_LIMIT, NOBODY
from oneleft.sim.columns import (
    C_DEALER,
    C_ENDING,
    C_GAME,
    C_POINTS,
    C_ROUNDS,
    C_WINNER,
    C_WINNERS,
)
from oneleft.sim.hook import GREEDY, RANDOM
from oneleft.splitmix import Word, Words, stream_seed
from oneleft.vectors import Vector

# How a round or a match has ended for the driver.
DONE, LIMITED, REFUSED = 0, 1, 2
MOST_ROUNDS = 10_000
"""Rounds after which a match that scores nothing is broken off."""

# What the last argument of the entries holds when a policy's act is refused.
STATUS_GAME, STATUS_SEAT, STATUS_ACT, STATUS_CODE = 0, 1, 2, 3
STATUS_SIZE = 4
AUTOMATIC = -1
"""The code of an act that is nobody's choice here: calls, catches, claims out of turn, leaving."""

# ------------------------------------------------------------------------------- what a game brings

# The law: kernel/GAME.py.
start: Callable[[Vector, Vector, int, int, int], None]
verdict: Callable[[Vector, Vector, int, int], int]
# Who plays: players_GAME.py; hook.py or the policies of a request.
blind: Callable[[Vector, Vector, int], None]
random_act: Callable[[Vector, Vector, Words, int], int]
greedy_act: Callable[[Vector, Vector, Words, int], int]
policy_act: Callable[[Vector, Vector, Words, int, int], int]
# A round and its row: drivers_GAME.py.
ROW_SIZE: int
ROW_SCORE: int
ROW_HAND: int
S_FIRST: int  # the dealer, or who starts
S_POINTS: int
S_WINNER: int
S_ENDING: int
play_out: Callable[[Vector, Vector, Vector, Words, Vector, int, Vector, int, Vector], int]
is_choice: Callable[[int], bool]
held_points: Callable[[Vector, int], int]
winning_side: Callable[[Vector, int, int], int]
note_ending: Callable[[Vector, Vector, int], None]
# The match: drivers_GAME.py.
first_is_fixed: Callable[[Vector], bool]
next_first: Callable[[Vector, Vector, int], int]
standing: Callable[[Vector, Vector, int, int], int]
match_is_over: Callable[[Vector, int, Vector, int], bool]
goes_by_points: Callable[[Vector], bool]

# --------------------------------------------------------------------------------------------- runs


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

    Seat ``i % seats`` deals or starts round ``i`` unless the rules fix one. Fewer than ``n`` have
    an end if a policy's act is refused: ``status`` tells which, ``s`` is the position.

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
        start(r, s, seats, (1 << seats) - 1, NOBODY if first_is_fixed(r) else i % seats)
        end = play_out(r, s, v, g, kinds, limit, rows, o, status)
        rows[o + C_DEALER] = s[S_FIRST]
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

    Who deals or starts the first round is chosen by the rules (AC-04, AD-04). ``limit`` holds for
    each round; a round that is broken off ends its match.
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


# ------------------------------------------------------------------------------------------ a round


def choose_act(r: Vector, s: Vector, v: Vector, g: Words, seat: int, kind: int) -> int:
    """The act of the seat that owes one."""
    if kind == RANDOM:
        return random_act(r, s, g, seat)
    if kind == GREEDY:
        return greedy_act(r, s, g, seat)
    blind(s, v, seat)
    return policy_act(r, v, g, seat, kind)


def is_open(r: Vector, s: Vector, seat: int, act: int, status: Vector) -> bool:
    """Whether a policy's act is accepted; if not, ``status`` tells it and why."""
    code = verdict(r, s, seat, act)
    if not is_choice(act):
        code = AUTOMATIC
    if is_accepted(code):
        return True
    status[STATUS_SEAT] = seat
    status[STATUS_ACT] = act
    status[STATUS_CODE] = code
    return False


def note_end(r: Vector, s: Vector, seats: int, end: int, rows: Vector, o: int) -> None:
    """The round is over, or broken off."""
    rows[o + C_ROUNDS] += 1
    for seat in range(seats):
        rows[o + ROW_HAND + seat] = held_points(s, seat)
    if end != DONE:
        give_up(rows, o)
        return
    for seat in range(seats):
        rows[o + ROW_SCORE + seat] += s[S_POINTS + seat]
        rows[o + C_POINTS] += s[S_POINTS + seat]
    rows[o + C_ENDING] = s[S_ENDING]
    note_ending(s, rows, o)
    winner = s[S_WINNER]
    rows[o + C_WINNER] = winner
    rows[o + C_WINNERS] = 0 if winner == NOBODY else winning_side(r, seats, winner)


def give_up(rows: Vector, o: int) -> None:
    """The game is broken off: nobody wins it."""
    rows[o + C_ENDING] = ENDING_LIMIT
    rows[o + C_WINNER] = NOBODY
    rows[o + C_WINNERS] = 0


# ---------------------------------------------------------------------------------------- the match


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
    first = NOBODY
    while True:
        start(r, s, seats, (1 << seats) - 1, first)
        end = play_out(r, s, v, g, kinds, limit, rows, o, status)
        if rows[o + C_ROUNDS] == 0:
            rows[o + C_DEALER] = s[S_FIRST]
        note_end(r, s, seats, end, rows, o)
        if end != DONE:
            return end
        if match_is_over(r, seats, rows, o):
            if goes_by_points(r):
                note_winners(r, seats, rows, o)
            return DONE
        if rows[o + C_ROUNDS] >= MOST_ROUNDS:
            give_up(rows, o)
            return LIMITED
        first = next_first(r, s, seats)


def leaders(r: Vector, seats: int, rows: Vector, o: int) -> int:
    """Who leads, as a mask."""
    found = 0
    best = 0
    for seat in range(seats):
        total = standing(r, rows, o, seat)
        if found == 0 or total > best:
            best = total
            found = 0
        if total == best:
            found |= 1 << seat
    return found


def note_winners(r: Vector, seats: int, rows: Vector, o: int) -> None:
    """The match goes to whoever leads: ties share it (AC-36), partners win together (AC-42)."""
    found = leaders(r, seats, rows, o)
    rows[o + C_WINNERS] = found
    rows[o + C_WINNER] = (found & -found).bit_length() - 1

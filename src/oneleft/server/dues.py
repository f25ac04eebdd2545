"""What falls due at a table: bots' moves, races, timers, seals, the next round, its end.

Pure, and a function of the table alone: whichever process looks finds the same time and, once it
has come, the same entries. A bot's choices come from a generator that hangs on the table's secret
and on the number of acts, so that two processes never choose differently.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from oneleft.bots import Bot, make_bot, window_is_open
from oneleft.game import CLOCK
from oneleft.moves import Move
from oneleft.server import entries as e
from oneleft.server.decide import race_end, why_of
from oneleft.server.table import BETWEEN, CLOSED, LEAVE, LOBBY, OVER, PLAYING, SEALING, Table
from oneleft.splitmix import SplitMix64

SEALS_MS = 3_000
"""How long the seals may take to be opened."""
LOBBY_MS = 60 * 60_000
ABANDONED_MS = 10 * 60_000
OVER_MS = 60 * 60_000
"""After how long a table where nobody is closes: before, during and after the match."""
CLAIM_MS = 6_000
"""How long a person may think about catching a Wild Draw Four of the dice that is not theirs."""
TIMEOUT, PASS = "timeout", "pass"


class Due(NamedTuple):
    """When something falls due, what, and whose it is."""

    at: int
    what: str
    seat: int = -1


def next_due(table: Table) -> Due | None:
    """What falls due first."""
    return min(_dues(table), default=None)


def _dues(table: Table) -> Iterator[Due]:
    if table.status == CLOSED:
        return
    yield from _end_dues(table)
    if table.status == SEALING:
        opened = all(seat.nonce for seat in table.seats if seat.seal)
        yield Due(table.turn_at if opened else table.turn_at + SEALS_MS, "deal")
    elif table.status == PLAYING:
        yield from _round_dues(table)
    elif table.status == BETWEEN:
        yield _next_round_due(table)


def _end_dues(table: Table) -> Iterator[Due]:
    """A table where nobody is closes after a while; one that is over, in any case."""
    if any(seat.conn for seat in table.seats) and table.status != OVER:
        return
    patience = {LOBBY: LOBBY_MS, OVER: OVER_MS}.get(table.status, ABANDONED_MS)
    since = max((seat.away_at or 0 for seat in table.seats), default=0)
    if table.status in (LOBBY, OVER):
        since = max(since, table.changed_at)
    yield Due(since + patience, "close")


def _next_round_due(table: Table) -> Due:
    waiting = [
        seat
        for seat in table.persons
        if seat not in table.asked_next and table.seats[seat].conn and not table.driver(seat)
    ]
    if not waiting:
        return Due(table.acted_at + min(3_000, table.settings.pause_seconds * 1000), "round")
    return Due(table.acted_at + table.settings.pause_seconds * 1000, "round")


def _round_dues(table: Table) -> Iterator[Due]:
    game = table.game
    for number in game.active:
        if table.seats[number].has_left and not table.seats[number].level:
            yield Due(table.acted_at, "leave", number)
    if table.presses:
        yield Due(race_end(table), "race")
    turn = game.turn
    if turn is not None:
        yield from _turn_dues(table, turn)
    yield from _reaction_dues(table)
    yield from _claim_dues(table)
    yield from _absent_dues(table)


def _turn_dues(table: Table, turn: int) -> Iterator[Due]:
    if table.driver(turn):
        at = table.acted_at + _thinking_ms(table, turn)
        if table.owes_uno:
            at = max(at, table.acted_at + table.settings.window_min_ms)
        if table.presses:
            at = max(at, race_end(table) + 1)
        yield Due(at, "bot", turn)
    elif table.settings.turn_seconds:
        at = table.turn_at + table.settings.turn_seconds * 1000
        yield Due(max(at, race_end(table) + 1) if table.presses else at, "turn", turn)


def _thinking_ms(table: Table, seat: int) -> int:
    """How long a bot thinks: around the table's ``bot_ms``, never twice the same."""
    base = table.settings.bot_ms
    return base * 2 // 3 + _number(table, seat, "pace") % (base * 2 // 3 + 1)


def _reaction_dues(table: Table) -> Iterator[Due]:
    if table.presses:
        return
    for seat, _ in bot_reactions(table):
        yield Due(table.acted_at + _thinking_ms(table, seat), "reaction", seat)


def _claim_dues(table: Table) -> Iterator[Due]:
    """Who says nothing to a Wild Draw Four of the dice lets it stand (AD-18)."""
    game = table.game
    if game.phase != "claim" or table.presses:
        return
    for seat in game.active:
        if seat != game.turn and not table.driver(seat) and game.verdict(seat, PASS).is_lawful:
            yield Due(table.acted_at + CLAIM_MS, "pass", seat)


def _absent_dues(table: Table) -> Iterator[Due]:
    for number in table.persons:
        seat = table.seats[number]
        if seat.away_at is not None and not table.driver(number) and number in table.game.active:
            yield Due(seat.away_at + table.settings.absent_seconds * 1000, "absent", number)


# -------------------------------------------------------------------------------- what then happens


def entries_due(table: Table, now: int) -> Sequence[e.Entry]:
    """The entries of what has fallen due first; empty if nothing has by ``now``."""
    due = next_due(table)
    if due is None or due.at > now:
        return ()
    if due.what == "deal":
        return [e.Dealt(at=now)]
    if due.what == "round":
        return [e.RoundBegun(at=now)]
    if due.what == "close":
        why = {LOBBY: "abandoned", OVER: "expired"}.get(table.status, "abandoned")
        return [e.Closed(at=now, why=why)]
    if due.what == "absent":
        return [e.Autopilot(at=now, seat=due.seat)]
    if due.what == "race":
        return [_race_entry(table, now)]
    return [_act_entry(table, due, now)]


def _act_entry(table: Table, due: Due, now: int) -> e.Acted:
    if due.what == "turn":
        return e.Acted(at=now, actor=CLOCK, move=TIMEOUT, auto="clock")
    if due.what == "pass":
        return e.Acted(at=now, actor=due.seat, move=PASS, auto="clock")
    if due.what == "leave":
        return e.Acted(at=now, actor=due.seat, move=LEAVE)
    if due.what == "reaction":
        move = dict(bot_reactions(table))[due.seat]
    else:
        move = _bot(table, due.seat).choose(table.game.view(due.seat))
    auto = "bot" if table.seats[due.seat].level else "away"
    return e.Acted(at=now, actor=due.seat, move=str(move), auto=auto)


def _race_entry(table: Table, now: int) -> e.Entry:
    """The first of the presses by corrected time, if the law still allows it."""
    seq, pressed = min(table.presses, key=lambda each: (each[1].corrected, each[0]))
    game = table.game
    move = game.parse(pressed.seat, pressed.move)
    verdict = game.verdict(pressed.seat, move)
    if verdict.is_refused:
        why = why_of(game.reason(verdict.code, pressed.seat, move))
        return e.PressLost(
            at=now,
            seat=pressed.seat,
            press=seq,
            slug=why.slug,
            clause=why.clause,
            params=why.params,
        )
    return e.Acted(at=now, actor=pressed.seat, move=pressed.move, press=seq)


# --------------------------------------------------------------------------------------------- bots


def _number(table: Table, seat: int, use: str) -> int:
    """A number that nobody without the secret can work out, the same in every process."""
    text = f"{use}|{seat}|{table.acts}|{table.match.round if table.match else 0}".encode()
    return int.from_bytes(
        hashlib.sha256(table.commitment.salt + b"bots|" + text).digest()[:8], "big"
    )


def _bot(table: Table, seat: int) -> Bot:
    return make_bot(table.driver(seat), SplitMix64(_number(table, seat, "choice")))


def bot_reactions(table: Table) -> Iterator[tuple[int, Move]]:
    """What bots would do out of turn, each as if it were the first."""
    game = table.game
    turn = game.turn
    waiting = [seat for seat in game.active if seat != turn and table.driver(seat)]
    if not waiting or not window_is_open(game):
        return
    for seat in waiting:
        move = _bot(table, seat).react(game.view(seat))
        if move is not None:
            yield seat, move

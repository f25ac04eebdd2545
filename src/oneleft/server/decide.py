"""What may be asked of a table: a command becomes entries, or is refused, or has to wait.

Pure: the table is not changed here. The law of the game is asked of the game; the law of the
table (who may start, kick, speak) stands here.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from oneleft.bots import read_act
from oneleft.bots.acts import CALL, CATCH, CLAIM, COLOR, JUMP, PASS
from oneleft.errors import InvalidTextError, RulesetError
from oneleft.game import Game
from oneleft.moves import Move
from oneleft.reasons import Reason
from oneleft.rules import CardRules
from oneleft.server import entries as e
from oneleft.server import wire as w
from oneleft.server.table import (
    BETWEEN,
    CLOSED,
    LEAVE,
    LOBBY,
    OVER,
    PLAYING,
    SEALING,
    Seat,
    Table,
    rules_of,
)

RACE_MS = 150
"""Presses within this time of the first are ordered by corrected time."""
MOST_CREDIT_MS = 150
"""A seat's measured delay is corrected by at most this."""
BOT_NAMES = ("Ada", "Blaise", "Clara", "Dante", "Elena", "Fermat", "Grace", "Hugo", "Inês", "Jules")
INVISIBLE = "\u115f\u1160\u3164\uffa0"
"""Letters that Unicode counts as such and that nobody sees."""
OUT_OF_TURN = (CALL, CATCH, CLAIM, JUMP)
"""The acts that race."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """A command that changes nothing: the fields of the wire's ``refused``."""

    code: str
    text: str
    why: w.Why | None = None


@dataclass(frozen=True, slots=True)
class Hold:
    """The command waits until ``until``, then it is asked anew."""

    until: int


@dataclass(frozen=True, slots=True)
class Asker:
    """Who asks.

    Attributes:
        guest: the identity.
        is_program: whether it came with an HTTP token.
        conn: the socket it came by; empty for HTTP.
        delay: half the median measured round trip, in milliseconds.
    """

    guest: str
    is_program: bool = False
    conn: str = ""
    delay: int = 0


Decision = Sequence[e.Entry] | Refusal | Hold


def why_of(reason: Reason) -> w.Why:
    """A reason as the wire has it."""
    return w.Why(reason.slug, reason.clause, dict(reason.params))


def decide(table: Table, asker: Asker, command: w.Command, now: int) -> Decision:
    """What becomes of a command at ``now``, in milliseconds."""
    if table.status == CLOSED:
        return Refusal("closed", f"the table is closed: {table.why_closed}")
    if asker.guest in table.ejected:
        return Refusal("ejected", "the host has taken you off this table")
    return _DECIDE[type(command)](table, asker, command, now)


def _own_seat(table: Table, asker: Asker) -> int | Refusal:
    seat = table.seat_of(asker.guest)
    return Refusal("not-seated", "only a seated guest may do this") if seat is None else seat


def _host_only(table: Table, asker: Asker) -> Refusal | None:
    return None if asker.guest == table.host else Refusal("not-host", "only the host may do this")


def _lobby_only(table: Table) -> Refusal | None:
    return None if table.status == LOBBY else Refusal("begun", "the match has begun")


# ------------------------------------------------------------------------------------- in the lobby


def _sit(table: Table, asker: Asker, command: w.Sit, now: int) -> Decision:
    refusal = _lobby_only(table)
    if refusal:
        return refusal
    if table.seat_of(asker.guest) is not None:
        return Refusal("seated", "you have a seat already")
    name = shown_name(command.name)
    if isinstance(name, Refusal):
        return name
    seat = _free_seat(table, command.seat)
    if isinstance(seat, Refusal):
        return seat
    entries: list[e.Entry] = [
        e.Seated(
            at=now,
            seat=seat,
            guest=asker.guest,
            name=own_name(name, table.seats),
            program=asker.is_program,
        )
    ]
    if asker.conn:
        entries.append(e.Here(at=now, seat=seat, conn=asker.conn))
    return entries


def _free_seat(table: Table, wanted: int | None) -> int | Refusal:
    free = [number for number, seat in enumerate(table.seats) if seat.is_free]
    if wanted is None:
        return free[0] if free else Refusal("full", "every seat is taken")
    if wanted >= len(table.seats):
        return Refusal("no-seat", f"the table has {len(table.seats)} seats")
    return wanted if wanted in free else Refusal("taken", f"seat {wanted} is taken")


def clean_name(name: str) -> str:
    """A name that can be shown: on one line, without marks that turn the text around or hide."""
    shown = (letter for letter in name if letter.isprintable() and letter not in INVISIBLE)
    return " ".join("".join(shown).split())[:24]


def shown_name(name: str) -> str | Refusal:
    """The same, if anything of it shows."""
    return clean_name(name) or Refusal("name", "a name has at least one letter that shows")


def own_name(name: str, seats: Sequence[Seat]) -> str:
    """The name, told apart from the others at the table: ``Ana``, ``Ana 2``."""
    taken = {seat.name.casefold() for seat in seats}
    number, found = 2, name
    while found.casefold() in taken:
        found, number = f"{name[:20]} {number}", number + 1
    return found


def _rename(table: Table, asker: Asker, command: w.Rename, now: int) -> Decision:
    seat = _own_seat(table, asker)
    if isinstance(seat, Refusal):
        return seat
    name = shown_name(command.name)
    if isinstance(name, Refusal):
        return name
    others = [other for number, other in enumerate(table.seats) if number != seat]
    return [e.Named(at=now, seat=seat, name=own_name(name, others))]


def _ready(table: Table, asker: Asker, command: w.Ready, now: int) -> Decision:
    refusal = _lobby_only(table)
    if refusal:
        return refusal
    seat = _own_seat(table, asker)
    if isinstance(seat, Refusal):
        return seat
    return [e.IsReady(at=now, seat=seat, ready=command.ready, seal=command.seal)]


def _configure(table: Table, asker: Asker, command: w.Configure, now: int) -> Decision:
    refusal = _host_only(table, asker) or _lobby_only(table)
    if refusal:
        return refusal
    settings = command.settings
    refusal = settings_refusal(settings)
    if refusal:
        return refusal
    if any(seat.guest for seat in table.seats[settings.seats :]):
        return Refusal("seats-taken", "somebody sits where there would be no seat")
    return [e.Configured(at=now, settings=settings)]


def settings_refusal(settings: w.Settings) -> Refusal | None:
    """Why no table can be made with these settings."""
    try:
        rules_of(settings).check(settings.seats)
    except RulesetError as error:
        first = error.conflicts[0]
        return Refusal("rules", str(error), w.Why(first.slug, "", dict(first.params)))
    return None


def _seat_bot(table: Table, asker: Asker, command: w.SeatBot, now: int) -> Decision:
    refusal = _host_only(table, asker) or _lobby_only(table)
    if refusal:
        return refusal
    seat = _free_seat(table, command.seat)
    if isinstance(seat, Refusal):
        return seat
    return [bot_entry(table.seats, seat, command.level, now)]


def bot_entry(seats: Sequence[Seat], seat: int, level: str, now: int) -> e.BotSeated:
    """A bot on a seat, with a name that nobody has."""
    name = own_name(BOT_NAMES[seat % len(BOT_NAMES)], seats)
    return e.BotSeated(at=now, seat=seat, level=level, name=name)


def _kick(table: Table, asker: Asker, command: w.Kick, now: int) -> Decision:
    refusal = _host_only(table, asker)
    if refusal:
        return refusal
    if command.seat >= len(table.seats) or table.seats[command.seat].is_free:
        return Refusal("no-seat", "nobody sits there")
    seat = table.seats[command.seat]
    if seat.guest == asker.guest:
        return Refusal("own-seat", "to go yourself, leave")
    if table.status == LOBBY:
        return [e.Freed(at=now, seat=command.seat, ejected=bool(seat.guest))]
    if not seat.is_person:
        return Refusal("bot-stays", "bots stay until the match is over")
    return _leaving(table, command.seat, now, ejected=True)


def _start(table: Table, asker: Asker, command: w.Start, now: int) -> Decision:
    refusal = _host_only(table, asker) or _lobby_only(table)
    if refusal:
        return refusal
    if not table.persons:
        return Refusal("no-person", "somebody must sit at the table")
    free = [number for number, seat in enumerate(table.seats) if seat.is_free]
    if free and not command.fill:
        return Refusal("free-seats", "some seats are free")
    waiting = [
        seat.name
        for seat in table.seats
        if seat.guest not in ("", table.host) and not seat.is_ready
    ]
    if waiting:
        return Refusal("not-ready", f"not ready: {', '.join(waiting)}")
    entries: list[e.Entry] = []
    seats = list(table.seats)
    for number in free:
        bot = bot_entry(seats, number, "greedy", now)
        seats[number] = Seat(name=bot.name, level=bot.level)
        entries.append(bot)
    return [*entries, e.Started(at=now)]


def _reveal(table: Table, asker: Asker, command: w.Reveal, now: int) -> Decision:
    seat = _own_seat(table, asker)
    if isinstance(seat, Refusal):
        return seat
    held = table.seats[seat]
    if table.status != SEALING or held.seal is None or held.nonce is not None:
        return Refusal("no-seal", "no seal is to be opened now")
    if hashlib.sha256(bytes.fromhex(command.nonce)).hexdigest() != held.seal:
        return Refusal("seal", "the nonce does not fit the seal")
    return [e.Revealed(at=now, seat=seat, nonce=command.nonce)]


# ---------------------------------------------------------------------------------------- the match


def _act(table: Table, asker: Asker, command: w.Act, now: int) -> Decision:
    seat = _own_seat(table, asker)
    if isinstance(seat, Refusal):
        return seat
    if table.status != PLAYING:
        return Refusal("no-round", "no round is in progress")
    game = table.game
    try:
        move = game.parse(seat, command.move)
    except InvalidTextError as error:
        return Refusal("unreadable", str(error))
    act = read_act(move)
    if act.kind in ("leave", "timeout"):
        return Refusal("not-an-act", "leaving is a command of its own; the clock is the server's")
    races = act.kind in OUT_OF_TURN and not (act.kind == CALL and game.turn == seat)
    if not races and act.kind != CALL and command.seq < table.turn_seq:
        return Refusal("stale", f"the turn has changed: entry {table.turn_seq}")
    verdict = game.verdict(seat, move)
    if verdict.is_refused:
        reason = game.reason(verdict.code, seat, move)
        return Refusal("illegal", reason.sentence, why_of(reason))
    if races:
        return _press(table, asker, seat, move, command, now)
    hold = held_until(table, act.kind, now)
    if hold is not None:
        return Hold(hold)
    return [e.Acted(at=now, actor=seat, move=str(_with_call(table, game, seat, move)))]


def _with_call(table: Table, game: Game, seat: int, move: Move) -> Move:
    """The play with UNO, where the player lets UNO be called and it is due."""
    text = str(move)
    if not (table.seats[seat].auto_uno and read_act(move).is_play) or text.endswith(("!", "?")):
        return move
    called = game.parse(seat, f"{text}!")
    return called if game.verdict(seat, called).is_lawful else move


def held_until(table: Table, kind: str, now: int) -> int | None:
    """Until when a turn act waits: for a race, and for those who may catch a seat that owes UNO."""
    waits = []
    if table.presses:  # also when their time is up: they come first, whoever looks first
        waits.append(max(race_end(table), now + 5))
    if kind not in (CALL, PASS, COLOR) and table.owes_uno:
        waits.append(table.acted_at + table.settings.window_min_ms)
    until = max(waits, default=0)
    return until if until > now else None


def race_end(table: Table) -> int:
    """When the presses that are in are put in order."""
    return min(pressed.at for _, pressed in table.presses) + RACE_MS


def _press(table: Table, asker: Asker, seat: int, move: Move, command: w.Act, now: int) -> Decision:
    """A call or claim: done at once where nobody can race, else put in order with the others."""
    rivals = [other for other in table.persons if other != seat and table.seats[other].conn]
    if not rivals and not table.presses:
        return [e.Acted(at=now, actor=seat, move=str(move))]
    credit = max(0, min(asker.delay, MOST_CREDIT_MS))
    return [
        e.Pressed(
            at=now,
            seat=seat,
            move=str(move),
            corrected=now - credit,
            command=f"{seat}:{command.id}",
        )
    ]


def _next(table: Table, asker: Asker, _command: w.Next, now: int) -> Decision:
    seat = _own_seat(table, asker)
    if isinstance(seat, Refusal):
        return seat
    if table.status != BETWEEN:
        return Refusal("no-pause", "no round has just ended")
    if seat in table.asked_next:
        return Refusal("asked", "you have asked already")
    return [e.NextAsked(at=now, seat=seat)]


def _leave(table: Table, asker: Asker, _command: w.Leave, now: int) -> Decision:
    seat = _own_seat(table, asker)
    if isinstance(seat, Refusal):
        return seat
    if table.status == LOBBY:
        entries: list[e.Entry] = [e.Freed(at=now, seat=seat)]
        if len(table.persons) == 1 and asker.guest == table.host:
            entries.append(e.Closed(at=now, why="abandoned"))
        return entries
    return _leaving(table, seat, now, ejected=False)


def _leaving(table: Table, seat: int, now: int, *, ejected: bool) -> Decision:
    """A seat goes for good: as the law says, or a bot takes it where partners stay."""
    rules = table.rules
    entries: list[e.Entry]
    if table.status == SEALING:
        return Refusal("dealing", "the cards are being dealt: in a moment")
    if isinstance(rules, CardRules) and rules.teams == "2v2" and table.status != OVER:
        entries = [e.Autopilot(at=now, seat=seat, for_good=True, ejected=ejected)]
    elif table.status == PLAYING:
        entries = [e.Acted(at=now, actor=seat, move=LEAVE, ejected=ejected)]
    else:
        entries = [e.Leaving(at=now, seat=seat, ejected=ejected)]
    if table.persons == [seat]:
        entries.append(e.Closed(at=now, why="only-bots"))
    return entries


def _auto_uno(table: Table, asker: Asker, command: w.AutoUno, now: int) -> Decision:
    seat = _own_seat(table, asker)
    if isinstance(seat, Refusal):
        return seat
    if command.on and not table.settings.auto_uno:
        return Refusal("no-auto-uno", "at this table everybody calls for themselves")
    return [e.AutoUnoSet(at=now, seat=seat, on=command.on)]


def _say(table: Table, asker: Asker, command: w.Say, now: int) -> Decision:
    seat = _own_seat(table, asker)
    if isinstance(seat, Refusal):
        return seat
    given = [each for each in (command.text, command.phrase, command.emote) if each is not None]
    if len(given) != 1:
        return Refusal("say-one", "one of text, phrase, emote")
    if command.text is None:
        return [e.Said(at=now, seat=seat, phrase=command.phrase, emote=command.emote)]
    if not table.settings.chat:
        return Refusal("no-chat", "at this table nobody writes; phrases and emotes may be sent")
    text = " ".join("".join(each if each.isprintable() else " " for each in command.text).split())
    if not text:
        return Refusal("say-one", "a text has at least one letter that shows")
    return [e.Said(at=now, seat=seat, text=text)]


def rematch_refusal(table: Table, guest: str) -> Refusal | None:
    """Why this guest may not ask for a rematch; the table that it makes is the hub's to make."""
    if table.status != OVER:
        return Refusal("not-over", "the match is not over")
    if table.seat_of(guest) is None:
        return Refusal("not-seated", "only those who played may ask for a rematch")
    return None


_Decider = Callable[[Table, Asker, Any, int], Decision]
_DECIDE: dict[type[w.Command], _Decider] = {
    w.Sit: _sit,
    w.Rename: _rename,
    w.Ready: _ready,
    w.Configure: _configure,
    w.SeatBot: _seat_bot,
    w.Kick: _kick,
    w.Start: _start,
    w.Reveal: _reveal,
    w.Act: _act,
    w.Next: _next,
    w.Leave: _leave,
    w.AutoUno: _auto_uno,
    w.Say: _say,
}

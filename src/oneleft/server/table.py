"""A table: a fold over its log. No clock, no chance of its own, no input or output.

``Table.apply`` takes one entry after the other. What may be asked of a table stands in
:mod:`oneleft.server.decide`, what falls due in :mod:`oneleft.server.dues`, what a viewer sees in
:mod:`oneleft.server.projection`. The rules of the games stand in none of them: they ask the
:class:`~oneleft.game.Game`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from oneleft.bots import read_act
from oneleft.bots.acts import CALL, CATCH
from oneleft.chance import Commitment, Committed, Entropy
from oneleft.events import Event
from oneleft.game import Game
from oneleft.kernel import state as k
from oneleft.match import Match
from oneleft.moves import Move
from oneleft.record import Record, RoundRecord, record_match, record_round
from oneleft.rules import RULESETS, Ruleset
from oneleft.server import entries as e
from oneleft.server.wire import Line, RoundScore, Settings
from oneleft.telling import Happening, happenings

LOBBY, SEALING, PLAYING, BETWEEN, OVER, CLOSED = (
    "lobby",
    "sealing",
    "playing",
    "between",
    "over",
    "closed",
)
LEAVE = "leave"
KEPT_STEPS = 40
"""Steps that are kept for the last lines of the log and for those who come back."""


@dataclass(slots=True)
class Seat:
    """A seat: who holds it and how it stands.

    Attributes:
        guest: a person's identity; empty for a bot and for a free seat.
        conn: the connection that speaks for the seat; empty while nobody is there.
        away_at: since when nobody is there.
    """

    guest: str = ""
    name: str = ""
    level: str = ""
    is_program: bool = False
    is_ready: bool = False
    seal: str | None = None
    nonce: str | None = None
    conn: str = ""
    away_at: int | None = None
    autopilot: bool = False
    has_left: bool = False
    auto_uno: bool = False

    @property
    def is_free(self) -> bool:
        """Whether nobody sits here."""
        return not self.guest and not self.level

    @property
    def is_person(self) -> bool:
        """Whether a guest holds it and has not left for good."""
        return bool(self.guest) and not self.has_left


@dataclass(frozen=True, slots=True)
class Stepped:
    """An entry and the story that it brought."""

    seq: int
    entry: e.Entry
    story: tuple[Happening, ...] = ()


@dataclass(slots=True)
class Shared:
    """What the projection has made for one viewer and can show to others too.

    Attributes:
        seq: the entry after which it holds.
        fields: what all see alike of the table.
        told: what happened, by entry and by the seat that alone sees it so (SPECTATOR: the rest).
    """

    seq: int = 0
    fields: dict[str, Any] = field(default_factory=dict)
    told: dict[tuple[int, int], tuple[list[dict[str, Any]], list[Line]]] = field(
        default_factory=dict
    )


@dataclass(slots=True)
class Table:
    """A table as it stands after ``seq`` entries.

    Args:
        code: the name by which it is joined.
        commitment: the secret of its chance.
        replay: the unguessable name of its replay.
    """

    code: str
    commitment: Commitment
    replay: str
    seq: int = 0
    status: str = LOBBY
    settings: Settings = field(default_factory=Settings)
    law: int = 0
    host: str = ""
    seats: list[Seat] = field(default_factory=list)
    ejected: set[str] = field(default_factory=set)
    match: Match | None = None
    rules: Ruleset | None = None
    earlier: list[RoundRecord] = field(default_factory=list)
    rounds: list[RoundScore] = field(default_factory=list)
    asked_next: set[int] = field(default_factory=set)
    presses: list[tuple[int, e.Pressed]] = field(default_factory=list)
    answers: dict[str, e.Entry] = field(default_factory=dict)
    acted_at: int = 0
    """When the last act of a seat or of the clock was done."""
    turn_at: int = 0
    """When the present turn began."""
    turn_seq: int = 0
    changed_at: int = 0
    acts: int = 0
    """How many acts there were in the whole match: what bots' choices hang on."""
    rematch: str | None = None
    why_closed: str = ""
    last: deque[Stepped] = field(default_factory=lambda: deque(maxlen=KEPT_STEPS))
    digest: str = ""
    shared: Shared = field(default_factory=Shared)
    _turn_key: tuple[Any, ...] = ()

    def __post_init__(self) -> None:
        self.digest = self.commitment.digest

    # ------------------------------------------------------------------ what there is

    @property
    def game(self) -> Game:
        """The round in progress, or the last one."""
        assert self.match is not None
        return self.match.game

    @property
    def owes_uno(self) -> bool:
        """Whether a seat of the round in progress owes UNO: what a view's ``owes`` says."""
        place = k.OWES if self.settings.game == "cards" else k.D_OWES
        return self.game.field(place) != 0

    @property
    def is_playing(self) -> bool:
        """Whether a round is in progress."""
        return self.status == PLAYING

    @property
    def persons(self) -> list[int]:
        """The seats that people hold and have not left."""
        return [number for number, seat in enumerate(self.seats) if seat.is_person]

    def seat_of(self, guest: str) -> int | None:
        """The seat that a guest holds, if any."""
        for number, seat in enumerate(self.seats):
            if guest and seat.guest == guest and not seat.has_left:
                return number
        return None

    @property
    def host_seat(self) -> int | None:
        """The seat of the host, if the host is seated."""
        return self.seat_of(self.host)

    @property
    def names(self) -> list[str]:
        """The names of the seats."""
        return [seat.name for seat in self.seats]

    def driver(self, seat: int) -> str:
        """The level of the bot that acts for a seat; empty if a person does."""
        held = self.seats[seat]
        return held.level or ("greedy" if held.autopilot else "")

    def record(self) -> Record:
        """The match as a record; the secret stands in it once the match is over."""
        assert self.match is not None
        source = self.match.chance
        assert isinstance(source, Committed)
        published = source.revealed() if self.status in (OVER, CLOSED) else source.published()
        return record_match(self.match, self.names, self.earlier, published)

    # ------------------------------------------------------------------ the fold

    def apply(self, seq: int, entry: e.Entry) -> Stepped:
        """Goes on by one entry.

        Raises:
            ValueError: it is not the next one.
        """
        if seq != self.seq + 1:
            raise ValueError(f"table {self.code}: entry {seq} after {self.seq}")
        self.seq = seq
        self.changed_at = entry.at
        step = Stepped(seq, entry, tuple(_APPLY[type(entry)](self, entry)))
        self.last.append(step)
        return step

    def _made(self, entry: e.Made) -> list[Happening]:
        self.settings, self.host, self.law = entry.settings, entry.host, entry.law
        self.seats = [Seat() for _ in range(entry.settings.seats)]
        self.rules = rules_of(entry.settings)
        return []

    def _configured(self, entry: e.Configured) -> list[Happening]:
        self.settings = entry.settings
        self.rules = rules_of(entry.settings)
        wanted = entry.settings.seats
        self.seats = [*self.seats[:wanted], *(Seat() for _ in range(wanted - len(self.seats)))]
        for seat in self.seats:
            seat.is_ready, seat.seal = bool(seat.level), None
        return []

    def _seated(self, entry: e.Seated) -> list[Happening]:
        self.seats[entry.seat] = Seat(
            guest=entry.guest, name=entry.name, is_program=entry.program, away_at=entry.at
        )
        return []

    def _bot_seated(self, entry: e.BotSeated) -> list[Happening]:
        self.seats[entry.seat] = Seat(name=entry.name, level=entry.level, is_ready=True)
        return []

    def _freed(self, entry: e.Freed) -> list[Happening]:
        guest = self.seats[entry.seat].guest
        if entry.ejected and guest:
            self.ejected.add(guest)
        self.seats[entry.seat] = Seat()
        self._pass_on_host(guest)
        return []

    def _pass_on_host(self, guest: str) -> None:
        """The host's leaving makes the next person host."""
        if guest != self.host:
            return
        heir = next(iter(self.persons), None)
        if heir is not None:
            self.host = self.seats[heir].guest

    def _named(self, entry: e.Named) -> list[Happening]:
        self.seats[entry.seat].name = entry.name
        return []

    def _is_ready(self, entry: e.IsReady) -> list[Happening]:
        seat = self.seats[entry.seat]
        seat.is_ready, seat.seal = entry.ready, entry.seal
        return []

    def _started(self, entry: e.Started) -> list[Happening]:
        self.status = SEALING
        self.turn_at = entry.at
        return []

    def _revealed(self, entry: e.Revealed) -> list[Happening]:
        self.seats[entry.seat].nonce = entry.nonce
        return []

    def _dealt(self, entry: e.Dealt) -> list[Happening]:
        assert self.rules is not None
        entropies = [
            Entropy(number, seat.seal, bytes.fromhex(seat.nonce))
            for number, seat in enumerate(self.seats)
            if seat.seal and seat.nonce
        ]
        self.match = Match(self.rules, len(self.seats), Committed(self.commitment, entropies))
        return self._round_begins(entry.at)

    def _round_begins(self, at: int) -> list[Happening]:
        assert self.match is not None
        self.status = PLAYING
        self.asked_next.clear()
        self.acted_at = at
        self._note_turn(at, is_new=True)
        return happenings(self.game, self.game.events, None, self.match.round)

    def _round_begun(self, entry: e.RoundBegun) -> list[Happening]:
        assert self.match is not None
        self.earlier.append(record_round(self.game, self.match.round))
        self.match.next_round()
        return self._round_begins(entry.at)

    def _acted(self, entry: e.Acted) -> list[Happening]:
        assert self.match is not None
        game = self.game
        self.acts += 1
        self.acted_at = entry.at
        self._press_done(entry.press, entry)
        if entry.move == LEAVE:
            self._seat_leaves(entry.actor, ejected=entry.ejected)
        move = game.parse(entry.actor, entry.move)
        turn = game.turn
        events = game.play(entry.actor, move)
        # Two players: a Skip upon a Skip brings the turn back with the same top, and it is new.
        is_turn_act = entry.actor == turn and read_act(move).kind not in (CALL, CATCH)
        self._note_turn(entry.at, is_new=is_turn_act)
        return self._noted(events, move)

    def _seat_leaves(self, number: int, *, ejected: bool) -> None:
        seat = self.seats[number]
        seat.has_left, seat.conn, seat.away_at = True, "", None
        if ejected and seat.guest:
            self.ejected.add(seat.guest)
        self._pass_on_host(seat.guest)

    def _leaving(self, entry: e.Leaving) -> list[Happening]:
        self._seat_leaves(entry.seat, ejected=entry.ejected)
        return []

    def _noted(self, events: tuple[Event, ...], move: Move) -> list[Happening]:
        assert self.match is not None
        story = happenings(self.game, events, move, self.match.round)
        outcome = self.game.outcome
        if outcome is not None:
            points = list(outcome.points)
            self.rounds.append(RoundScore(outcome.winner, outcome.ending, points))
            self.status = OVER if self.match.is_over else BETWEEN
            self.presses.clear()
        return story

    def _note_turn(self, at: int, *, is_new: bool) -> None:
        assert self.match is not None
        game = self.game
        top = game.field(k.TOP if game.rules.game == "cards" else k.D_TOP)
        turn_key = (self.match.round, game.phase, game.turn, top)
        if is_new or turn_key != self._turn_key:
            self._turn_key, self.turn_at, self.turn_seq = turn_key, at, self.seq

    def _pressed(self, entry: e.Pressed) -> list[Happening]:
        self.presses.append((self.seq, entry))
        return []

    def _press_lost(self, entry: e.PressLost) -> list[Happening]:
        self._press_done(entry.press, entry)
        return []

    def _press_done(self, press: int, answer: e.Entry) -> None:
        if not press:
            return
        for seq, pressed in self.presses:
            if seq == press:
                self.answers[pressed.command] = answer
        self.presses = [each for each in self.presses if each[0] != press]

    def _next_asked(self, entry: e.NextAsked) -> list[Happening]:
        self.asked_next.add(entry.seat)
        return []

    def _here(self, entry: e.Here) -> list[Happening]:
        seat = self.seats[entry.seat]
        seat.conn, seat.away_at = entry.conn, None
        if not seat.level:
            seat.autopilot = False
        return []

    def _away(self, entry: e.Away) -> list[Happening]:
        seat = self.seats[entry.seat]
        if seat.conn == entry.conn:
            seat.conn, seat.away_at = "", entry.at
        return []

    def _autopilot(self, entry: e.Autopilot) -> list[Happening]:
        seat = self.seats[entry.seat]
        seat.autopilot = True
        if entry.for_good:
            seat.level = "greedy"
            self._seat_leaves(entry.seat, ejected=entry.ejected)
        return []

    def _auto_uno(self, entry: e.AutoUnoSet) -> list[Happening]:
        self.seats[entry.seat].auto_uno = entry.on
        return []

    def _said(self, _entry: e.Said) -> list[Happening]:
        return []

    def _rematch(self, entry: e.RematchMade) -> list[Happening]:
        self.rematch = entry.table
        return []

    def _closed(self, entry: e.Closed) -> list[Happening]:
        self.status, self.why_closed = CLOSED, entry.why
        self.presses.clear()
        return []


def rules_of(settings: Settings) -> Ruleset:
    """The ruleset that settings name; sound for their seats or not.

    Raises:
        RulesetError: an option or value does not exist.
    """
    return RULESETS[settings.game].from_texts(settings.preset, settings.options)


_APPLY: dict[type[e.Entry], Callable[[Table, Any], list[Happening]]] = {
    e.Made: Table._made,
    e.Configured: Table._configured,
    e.Seated: Table._seated,
    e.BotSeated: Table._bot_seated,
    e.Freed: Table._freed,
    e.Named: Table._named,
    e.IsReady: Table._is_ready,
    e.Started: Table._started,
    e.Revealed: Table._revealed,
    e.Dealt: Table._dealt,
    e.RoundBegun: Table._round_begun,
    e.Acted: Table._acted,
    e.Pressed: Table._pressed,
    e.PressLost: Table._press_lost,
    e.Leaving: Table._leaving,
    e.NextAsked: Table._next_asked,
    e.Here: Table._here,
    e.Away: Table._away,
    e.Autopilot: Table._autopilot,
    e.AutoUnoSet: Table._auto_uno,
    e.Said: Table._said,
    e.RematchMade: Table._rematch,
    e.Closed: Table._closed,
}

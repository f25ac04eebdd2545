"""What a viewer gets to see: views and events of the game, and the table around it, for the wire.

By allow-list: every struct is built from nothing. Of a round only what ``oneleft.views.view_of``
and ``Event.for_seat`` give to this viewer is used, so no card can slip through here.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import fields
from typing import Any, Literal

from oneleft import views
from oneleft.bots.acts import read_act
from oneleft.chance import Committed
from oneleft.dice import Die, die_text
from oneleft.events import SPECTATOR, Event
from oneleft.faces import COLOR_LETTERS, face_text, is_wild, laid_text, laid_wild
from oneleft.game import Game, Outcome
from oneleft.moves import Move
from oneleft.server import entries as e
from oneleft.server import wire as w
from oneleft.server.decide import why_of
from oneleft.server.dues import SEALS_MS
from oneleft.server.table import (
    BETWEEN,
    CLOSED,
    OVER,
    PLAYING,
    SEALING,
    Seat,
    Shared,
    Stepped,
    Table,
)
from oneleft.telling import Happening, Teller

MOST_LINES = 30
SHOWN_DISCARDS = 3
NAMING = ("color", "opening_color")
"""The phases in which the wild on top has no color yet."""


# ------------------------------------------------------------------------------------------ a round


def game_view(game: Game, viewer: int) -> w.CardsView | w.DiceView:
    """A round as its viewer may know it."""
    view = game.view(viewer)
    common: dict[str, Any] = {
        "phase": view.phase,
        "turn": view.turn,
        "first": view.first,
        "direction": view.direction,
        "top": _top_text(view),
        "color": None if view.color is None else COLOR_LETTERS[view.color],
        "counts": list(view.counts),
        "pending": view.pending,
        "active": list(view.active),
        "owes": list(view.owes),
        "called": list(view.called),
        "legal": [str(move) for move in view.legal],
        "bluffs": [str(move) for move in view.bluffs],
        "why": _whys(game, view),
        "ending": _ending(view.outcome, view),
    }
    if isinstance(view, views.CardView):
        return _cards(view, common)
    assert isinstance(view, views.DiceView)
    return _dice(view, common)


def _top_text(view: views.View) -> str | None:
    """The face in play; a wild without color before it is named."""
    if view.top is None:
        return None
    return face_text(view.top) if view.phase in NAMING else laid_text(view.top)


def _cards(view: views.CardView, common: dict[str, Any]) -> w.CardsView:
    return w.CardsView(
        **common,
        hands=[None if hand is None else _texts(hand) for hand in view.hands],
        drawn=None if view.drawn is None else face_text(view.drawn),
        stock=view.stock,
        discard=_texts(view.discard[-SHOWN_DISCARDS:]),
        discarded=len(view.discard),
        shown=[w.HandSeen(seat, _texts(faces)) for seat, faces in view.shown],
        jump=view.jump,
    )


def _dice(view: views.DiceView, common: dict[str, Any]) -> w.DiceView:
    return w.DiceView(
        **common,
        hands=[
            [w.DieFace(_die(die), face_text(face) if face >= 0 else "") for die, face in hand]
            for hand in view.hands
        ],
        center=None if view.center is None else _die(view.center),
        pouch=len(view.pouch),
        drawn=None if view.drawn is None else _die(view.drawn),
        passed=list(view.passed),
        owner=view.owner,
    )


def _die(die: int) -> str:
    return die_text(Die(die))


def _texts(faces: Iterable[int]) -> list[str]:
    return [face_text(face) for face in faces]


def _ending(outcome: Outcome | None, view: views.View) -> w.Ending | None:
    if outcome is None:
        return None
    hands: list[list[str]] = []
    if isinstance(view, views.CardView):
        hands = [_texts(hand or ()) for hand in view.hands]
    elif isinstance(view, views.DiceView):
        hands = [_texts(face for _, face in hand if face >= 0) for hand in view.hands]
    return w.Ending(outcome.ending, outcome.winner, list(outcome.points), hands)


def _whys(game: Game, view: views.View) -> dict[str, w.Why]:
    """Why what the viewer holds cannot be played, at the viewer's own turn."""
    if view.viewer < 0 or view.turn != view.viewer:
        return {}
    played = [read_act(move) for move in (*view.legal, *view.bluffs)]
    found: dict[str, w.Why] = {}
    if isinstance(view, views.CardView):
        playable = {act.face & 15 if is_wild(act.face) else act.face for act in played}
        for face in dict.fromkeys(view.hands[view.viewer] or ()):
            if face not in playable:
                # A wild as red: its color decides nothing here.
                laid: int = laid_wild(face, 0) if is_wild(face) else face
                _say_why(game, view.viewer, face_text(face), Move("cards", laid), found)
    elif isinstance(view, views.DiceView):
        dice = {act.die for act in played if act.is_play}
        for die, shown in view.hands[view.viewer]:
            if die not in dice:
                _say_why(game, view.viewer, _die(die), Move("dice", 4 * die, shown), found)
    return found


def _say_why(game: Game, seat: int, name: str, move: Move, found: dict[str, w.Why]) -> None:
    reason = game.why_not(seat, move)
    if reason is not None:
        found[name] = why_of(reason)


# ---------------------------------------------------------------------------------------- the table


def seat_view(seat: Seat) -> w.SeatView:
    """A seat as everybody sees it."""
    kind: Literal["free", "person", "bot"] = "free"
    if not seat.is_free:
        kind = "person" if seat.guest else "bot"
    return w.SeatView(
        kind=kind,
        name=seat.name,
        level=seat.level or ("greedy" if seat.autopilot else ""),
        is_program=seat.is_program,
        is_ready=seat.is_ready,
        is_here=bool(seat.conn) or kind == "bot",
        away_at=seat.away_at,
        autopilot=seat.autopilot,
        has_left=seat.has_left,
        sealed=seat.seal is not None,
    )


def table_view(table: Table, guest: str, viewer: int | None) -> w.TableView:
    """The table for one viewer: a seat, or None for a spectator; ``guest`` tells the host."""
    match = table.match
    return w.TableView(
        **_shared(table).fields,
        you=viewer,
        is_host=bool(guest) and guest == table.host,
        auto_uno=viewer is not None and table.seats[viewer].auto_uno,
        game=None if match is None else game_view(match.game, _sight(viewer)),
    )


def _shared(table: Table) -> Shared:
    """What all viewers see alike; made once for each entry."""
    if table.shared.seq != table.seq:
        table.shared = Shared(table.seq, _shared_fields(table))
    return table.shared


def _shared_fields(table: Table) -> dict[str, Any]:
    match = table.match
    is_over = table.status in (OVER, CLOSED) and match is not None
    source = match.chance if match is not None else None
    revealed = source.revealed() if is_over and isinstance(source, Committed) else None
    return {
        "status": table.status,
        "settings": table.settings,
        "law": table.law,
        "seats": [seat_view(seat) for seat in table.seats],
        "host": table.host_seat,
        "round": match.round if match is not None else 0,
        "target": getattr(table.rules, "target_score", 0),
        "totals": list(match.totals) if match is not None else [0] * len(table.seats),
        "rounds": table.rounds,
        "winners": list(match.winners) if match is not None and table.status == OVER else [],
        "turn_seq": table.turn_seq,
        "ready": sorted(table.asked_next),
        "timer": timer_of(table),
        "digest": table.digest,
        "seals": {number: seat.seal for number, seat in enumerate(table.seats) if seat.seal},
        "nonces": {number: seat.nonce for number, seat in enumerate(table.seats) if seat.nonce},
        "secret": revealed.secret.hex() if revealed and revealed.secret else None,
        "salt": revealed.salt.hex() if revealed and revealed.salt else None,
        "replay": table.replay if is_over else None,
        "rematch": table.rematch,
    }


def _sight(viewer: int | None) -> int:
    """Hands are open at a round's end by the view itself; until then a seat sees its own."""
    return SPECTATOR if viewer is None else viewer


def timer_of(table: Table) -> w.Timer | None:
    """The deadline that everybody sees."""
    settings = table.settings
    if table.status == SEALING:
        return w.Timer("seals", None, table.turn_at + SEALS_MS, SEALS_MS)
    if table.status == BETWEEN:
        total = settings.pause_seconds * 1000
        return w.Timer("next-round", None, table.acted_at + total, total)
    if table.status != PLAYING:
        return None
    turn = table.game.turn
    if turn is None or table.driver(turn):
        return None
    away_at = table.seats[turn].away_at
    if settings.turn_seconds:
        total = settings.turn_seconds * 1000
        return w.Timer("turn", turn, table.turn_at + total, total)
    if away_at is not None:
        total = settings.absent_seconds * 1000
        return w.Timer("absent", turn, away_at + total, total)
    return None


# ------------------------------------------------------------------------------------ what happened


def lines_of(table: Table, story: Sequence[Happening], viewer: int) -> list[w.Line]:
    """A piece of the story in sentences, for one viewer."""
    if table.rules is None or not story:
        return []
    teller = Teller(table.rules, viewer)
    return [w.Line(line.key, dict(line.params)) for line in teller.tell(story)]


_NAMES = {kind: tuple(each.name for each in fields(kind)) for kind in Event.__subclasses__()}


def event_object(event: Event, happening: Happening | None = None) -> dict[str, Any]:
    """An event as the wire has it: ``is``, and its fields, with faces and colors in notation."""
    found: dict[str, Any] = {"is": type(event).__name__}
    for name in _NAMES[type(event)]:
        found[name] = _event_value(name, getattr(event, name))
    if "face" in found and happening is not None and happening.move is not None:
        act = read_act(happening.move)
        if act.is_play and is_wild(act.face) and act.color >= 0:
            found["face"] = laid_text(act.face)
    return found


def _event_value(name: str, value: Any) -> Any:
    if value is None:
        return None
    if name == "face":
        return face_text(value) if value >= 0 else ""
    if name == "faces":
        return _texts(value)
    if name == "die":
        return _die(value) if value >= 0 else None
    if name == "hands":
        return [_texts(hand) for hand in value]
    if name == "rolls":
        return [w.DieFace(_die(die), face_text(face)) for die, face in value]
    if name == "color":
        return COLOR_LETTERS[value]
    return value


def events_of(story: Sequence[Happening], viewer: int) -> list[dict[str, Any]]:
    """A piece of the story for the eyes, for one viewer."""
    found = []
    for happening in story:
        event = happening.event.for_seat(viewer)
        if event is not None:
            found.append(event_object(event, happening))
    return found


def told(table: Table, step: Stepped, viewer: int) -> tuple[list[dict[str, Any]], list[w.Line]]:
    """What happened, for the eyes and in sentences; made once for all who learn the same of it."""
    shared = _shared(table)
    key = (step.seq, viewer if _is_told_apart(step.story, viewer) else SPECTATOR)
    if key not in shared.told:
        sight = key[1]
        shared.told[key] = (events_of(step.story, sight), lines_of(table, step.story, sight))
    return shared.told[key]


def _is_told_apart(story: Sequence[Happening], viewer: int) -> bool:
    """Whether the viewer is shown something that is hidden from others."""
    for happening in story:
        event = happening.event
        if type(event).for_seat is not Event.for_seat and event.for_seat(viewer) is event:
            return True
    return False


_SILENT = (e.Pressed,)
"""Nobody is told of a press before it is put in order."""


def is_silent(entry: e.Entry) -> bool:
    """Whether an entry shows nothing to anybody."""
    return isinstance(entry, _SILENT)


def step_of(
    table: Table, step: Stepped, guest: str, viewer: int | None, *, last: bool = True
) -> w.Step:
    """One entry for one viewer; ``last``: with the view after it."""
    entry = step.entry
    sight = _sight(viewer)
    seat = getattr(entry, "seat", getattr(entry, "actor", None))
    said = entry if isinstance(entry, e.Said) else None
    events, lines = told(table, step, sight)
    return w.Step(
        seq=step.seq,
        at=entry.at,
        kind=e.kind_of(entry),
        seat=seat if seat is not None and seat >= 0 else None,
        view=table_view(table, guest, viewer) if last else None,
        auto=getattr(entry, "auto", ""),
        move=entry.move if isinstance(entry, e.Acted) else None,
        events=events,
        lines=lines,
        text=said.text if said else None,
        phrase=said.phrase if said else None,
        emote=said.emote if said else None,
        rules=rules_view(table) if isinstance(entry, e.Configured) else None,
    )


def rules_view(table: Table) -> dict[str, str | int | bool]:
    """Every option with its value; a dice table of one's own is ``custom``."""
    rules = table.rules
    if rules is None:
        return {}
    values = {option.name: getattr(rules, option.name) for option in rules.options}
    return {
        name: value if isinstance(value, str | int) else "custom" for name, value in values.items()
    }


def last_lines(table: Table, viewer: int | None) -> list[w.Line]:
    """The last sentences of the log."""
    sight = _sight(viewer)
    found: list[w.Line] = []
    for step in table.last:
        found += lines_of(table, step.story, sight)
    return found[-MOST_LINES:]

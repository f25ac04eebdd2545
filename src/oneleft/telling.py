"""What happened, as lines: each event becomes message keys with parameters, for one viewer.

A line says nothing yet: :class:`oneleft.words.Words` puts it into a language, in the terminal here,
in the browser there, so that two people at a table read the same story each in their own language.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from oneleft import events as e
from oneleft.bots.acts import LAY, read_act, spoken_face
from oneleft.faces import DRAW_TWO, WILD_DRAW_FOUR, face_text, is_wild, laid_text
from oneleft.game import Game
from oneleft.moves import Move
from oneleft.rules import CardRules, Ruleset
from oneleft.words import Words

SEATS = ("seat", "actor", "target")
"""The parameters of a line that are seats."""


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence to be said.

    Attributes:
        key: its message in the Fluent files.
        params: its parameters as :class:`oneleft.words.Words` takes them; ``seat``, ``actor`` and
            ``target`` are seats.
        face: what was played, a wild with the color that it names; else -1.
        is_yours: whether the viewer did it or it happens to the viewer.
    """

    key: str
    params: Mapping[str, Any]
    face: int = -1
    is_yours: bool = False

    def text(self, words: Words, names: Sequence[str]) -> str:
        """The line in a language, with the seats by name."""
        given = dict(self.params)
        for name in given.keys() & set(SEATS):
            given[name] = names[given[name]]
        return words(self.key, **given)


@dataclass(frozen=True, slots=True)
class Happening:
    """An event with the move that brought it, as the story of a match keeps them.

    Attributes:
        move: the act, None for the deal.
        top: the face in play after it, a wild without color before it is named; -1 if none.
        color: the color in force after it.
        pending: what the next victim owes after it.
    """

    event: e.Event
    move: Move | None = None
    round: int = 1
    top: int = -1
    color: int | None = None
    pending: int = 0


def happenings(
    game: Game, events: Iterable[e.Event], move: Move | None, number: int = 1
) -> list[Happening]:
    """What an act just brought, with what stands on the table after it."""
    top, color, pending = game.in_play
    return [Happening(event, move, number, top, color, pending) for event in events]


NOTHING = Happening(e.Event())
_Say = Callable[["Teller", Any], Iterator[Line]]
_SAY: dict[type[e.Event], _Say] = {}


def _says(kind: type[e.Event]) -> Callable[[_Say], _Say]:
    def register(function: _Say) -> _Say:
        _SAY[kind] = function
        return function

    return register


@dataclass(slots=True)
class Teller:
    """Tells what happens to one viewer.

    Attributes:
        viewer: a seat, SPECTATOR or EVERYTHING; what it may not know is left out.
        now: what is being told.
    """

    rules: Ruleset
    viewer: int
    now: Happening = NOTHING

    @property
    def game(self) -> str:
        """``cards`` or ``dice``."""
        return self.rules.game

    def tell(self, story: Iterable[Happening]) -> Iterator[Line]:
        """The lines of a piece of the story, as the viewer may know it."""
        for happening in story:
            event = happening.event.for_seat(self.viewer)
            say = _SAY.get(type(event)) if event is not None else None
            if say is None:
                continue
            face = _played_face(event, happening)
            yours = getattr(event, "seat", None) == self.viewer
            self.now = happening
            for line in say(self, event):
                yield Line(line.key, line.params, face, yours)

    def say(self, key: str, /, **params: object) -> Line:
        """A line of this game."""
        return Line(key, {"game": self.game, **params})


def _played_face(event: object, happening: Happening) -> int:
    if not isinstance(event, e.CardPlayed | e.DiePlayed):
        return -1
    act = read_act(happening.move) if happening.move is not None else None
    if is_wild(event.face) and (act is None or act.kind == LAY):
        return -1
    return event.face


def _spoken(face: int, happening: Happening) -> str:
    """The face as notation: a laid wild with its color, also where that is red (color 0)."""
    if is_wild(face) and happening.move is not None:
        act = read_act(happening.move)
        return spoken_face(act) if act.is_play else laid_text(face)
    return face_text(face)


def direction_word(direction: int) -> str:
    """The direction as the messages name it."""
    return "clockwise" if direction > 0 else "counterclockwise"


# ------------------------------------------------------------------------------------- the opening


@_says(e.RoundBegan)
def _round_began(t: Teller, event: e.RoundBegan) -> Iterator[Line]:
    yield t.say("event-round-begins", round=t.now.round)
    if isinstance(t.rules, CardRules):
        yield t.say("event-deals", seat=event.first, count=t.rules.hand_size)
    else:
        yield t.say("event-starter", seat=event.first)


@_says(e.Cut)
def _cut(t: Teller, event: e.Cut) -> Iterator[Line]:
    key = "event-draws-for-deal" if t.game == "cards" else "event-rolls-for-start"
    yield t.say(key, seat=event.seat, face=face_text(event.face))


@_says(e.FirstUp)
def _first_up(t: Teller, event: e.FirstUp) -> Iterator[Line]:
    if t.game == "cards":
        key = "event-first-card-back" if event.returned else "event-first-card"
    else:
        key = "event-center-again" if event.returned else "event-center"
    yield t.say(key, face=face_text(event.face))


# --------------------------------------------------------------------------------------------- acts


@_says(e.CardPlayed)
def _card_played(t: Teller, event: e.CardPlayed) -> Iterator[Line]:
    key = "event-jumps-in" if event.jumped else "event-stacks" if event.stacked else "event-plays"
    face = _spoken(event.face, t.now)
    uno = "-uno" if event.called else ""
    yield t.say(key + uno, seat=event.seat, face=face, count=t.now.pending)


@_says(e.DiePlayed)
def _die_played(t: Teller, event: e.DiePlayed) -> Iterator[Line]:
    key = "event-stacks" if event.stacked else "event-plays"
    uno = "-uno" if event.called else ""
    yield t.say(key + uno, seat=event.seat, face=_spoken(event.face, t.now), count=t.now.pending)


@_says(e.ColorNamed)
def _color_named(t: Teller, event: e.ColorNamed) -> Iterator[Line]:
    yield t.say("event-names-color", seat=event.seat, color=event.color)


@_says(e.CardsDrawn)
def _cards_drawn(t: Teller, event: e.CardsDrawn) -> Iterator[Line]:
    if event.why == "deal":
        return
    yield _drawing(t, event.why, event.seat, event.count)
    if event.faces and event.seat == t.viewer:
        yield t.say("event-you-draw", faces=" ".join(face_text(face) for face in event.faces))


@_says(e.DiceDrawn)
def _dice_drawn(t: Teller, event: e.DiceDrawn) -> Iterator[Line]:
    faces = [face_text(face) for _, face in event.rolls]
    if event.why == "deal":
        yield t.say("event-rolls", seat=event.seat, faces=" ".join(faces))
    elif event.why == "turn" and len(faces) == 1:
        yield t.say("event-draws-die", seat=event.seat, face=faces[0])
    else:
        yield _drawing(t, event.why, event.seat, len(faces))
        yield t.say("event-rolls", seat=event.seat, faces=" ".join(faces))


def _drawing(t: Teller, why: str, seat: int, count: int) -> Line:
    """Who draws how many, and what for."""
    tail = "" if why == "turn" else f"-{why}"
    rules = t.rules
    is_free = isinstance(rules, CardRules) and not rules.draw2_skips
    if why == "forced" and is_free and t.now.top & 15 == DRAW_TWO:
        tail = "-and-plays"
    return t.say(f"event-draws{tail}", seat=seat, count=count)


@_says(e.HandRolled)
def _hand_rolled(t: Teller, event: e.HandRolled) -> Iterator[Line]:
    faces = " ".join(face_text(face) for _, face in event.rolls)
    yield t.say("event-rerolls", seat=event.seat, faces=faces)


@_says(e.NothingDrawn)
def _nothing_drawn(t: Teller, event: e.NothingDrawn) -> Iterator[Line]:
    yield t.say("event-passes", seat=event.seat)


@_says(e.Reshuffled)
def _reshuffled(t: Teller, event: e.Reshuffled) -> Iterator[Line]:
    yield t.say("event-reshuffle", count=event.count)


@_says(e.DirectionChanged)
def _direction_changed(t: Teller, event: e.DirectionChanged) -> Iterator[Line]:
    yield t.say("event-direction", direction=direction_word(event.direction))


@_says(e.HandsPassed)
def _hands_passed(t: Teller, event: e.HandsPassed) -> Iterator[Line]:
    yield t.say("event-hands-pass", direction=direction_word(event.direction))


@_says(e.HandsSwapped)
def _hands_swapped(t: Teller, event: e.HandsSwapped) -> Iterator[Line]:
    yield t.say("event-swaps", seat=event.seat, target=event.other)


@_says(e.Caught)
def _caught(t: Teller, event: e.Caught) -> Iterator[Line]:
    yield t.say("event-catches", seat=event.by, target=event.seat)


@_says(e.FalselyCaught)
def _falsely_caught(t: Teller, event: e.FalselyCaught) -> Iterator[Line]:
    yield t.say("event-false-catch", seat=event.by, target=event.seat)


@_says(e.Accepted)
def _accepted(t: Teller, event: e.Accepted) -> Iterator[Line]:
    if t.now.top & 15 == WILD_DRAW_FOUR:
        yield t.say("event-accepts", seat=event.seat, face="WD4", top="WD4")
    else:
        yield t.say("event-takes", seat=event.seat, count=event.count)


@_says(e.Challenged)
def _challenged(t: Teller, event: e.Challenged) -> Iterator[Line]:
    kind = "challenge" if t.game == "cards" else "claim"
    yield t.say(f"event-{kind}s", seat=event.by, target=event.seat)
    outcome = "right" if event.guilty else "wrong"
    yield t.say(f"event-{kind}-{outcome}", seat=event.by, target=event.seat)


@_says(e.HandShown)
def _hand_shown(t: Teller, event: e.HandShown) -> Iterator[Line]:
    faces = " ".join(face_text(face) for face in event.faces)
    if event.seat == t.viewer:
        return
    if event.to is None:
        yield t.say("event-hand-shown-all", target=event.seat, faces=faces)
    else:
        yield t.say("event-hand-shown", target=event.seat, seat=event.to, faces=faces)


@_says(e.TakenBack)
def _taken_back(t: Teller, event: e.TakenBack) -> Iterator[Line]:
    if t.game == "dice" and getattr(t.rules, "wd4_enforcement", "") == "auto":
        yield t.say("event-claim-auto", target=event.seat)
    yield t.say("event-takes-back", seat=event.seat, face="WD4")
    if t.now.top >= 0 and t.now.color is not None:
        notation = laid_text(t.now.top) if is_wild(t.now.top) else face_text(t.now.top)
        yield t.say("event-top-restored", top=notation, color=t.now.color)


@_says(e.RoundEnded)
def _round_ended(t: Teller, event: e.RoundEnded) -> Iterator[Line]:
    low = getattr(t.rules, "scoring", "") == "low_total_wins"
    winner = event.winner
    count = 0 if winner is None else event.points[winner]
    if event.ending == "limit":
        yield t.say("event-round-limit")
    elif winner is None or (event.ending == "blocked" and count == 0):
        yield t.say("event-round-blocked-none")
    elif event.ending == "out" and low:
        yield t.say("event-round-out-low", seat=winner)
    else:
        yield t.say(f"event-round-{event.ending}", seat=winner, count=count)


_SIMPLE: Mapping[type[e.Event], str] = MappingProxyType(
    {
        e.Kept: "event-keeps",
        e.Skipped: "event-skipped",
        e.UnoCalled: "event-calls",
        e.FalselyCalled: "event-false-call",
        e.ClaimPassed: "event-claim-passed",
        e.Left: "event-leaves",
        e.TimedOut: "event-time-out",
    }
)


def _simply(key: str) -> _Say:
    def say(t: Teller, event: Any) -> Iterator[Line]:
        yield t.say(key, seat=event.seat)

    return say


_SAY.update({kind: _simply(key) for kind, key in _SIMPLE.items()})

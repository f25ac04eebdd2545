"""Perfect recall: all that a seat has seen in a round, as rows of small numbers.

The rows are made from the events that the seat may know, in their order: an environment's later
history begins with its earlier one. An event with several faces or dice has a row for each.

>>> from oneleft.events import CardPlayed, CardsDrawn
>>> rows([CardPlayed(2, 5, called=True), CardsDrawn(0, 2, "turn")], viewer=1, seats=3)
[[4, 2, 0, 6, 0, 0, 1, 0], [7, 3, 0, 0, 0, 2, 0, 3]]
"""

from __future__ import annotations

from collections.abc import Iterable

from oneleft import events

COLUMNS = (
    ("event", "which kind, by its place in the list of events, from 1"),
    ("seat", "whose it is, relative to the observer, from 1; 0: nobody's"),
    ("other", "the other seat: who caught, challenged, is shown a hand or swapped with; likewise"),
    ("face", "the face + 1; 0: none, or hidden"),
    ("die", "the die + 1; 0: none"),
    ("number", "how many cards; the color + 1; the direction"),
    ("flags", "1 called, 2 jumped in, 4 stacked, 8 returned, 16 guilty"),
    ("why", "why it was drawn, by its place in the list of causes, from 1; 0: no draw"),
)
EVENTS = (
    events.RoundBegan,
    events.Cut,
    events.FirstUp,
    events.CardPlayed,
    events.DiePlayed,
    events.ColorNamed,
    events.CardsDrawn,
    events.DiceDrawn,
    events.HandRolled,
    events.Reshuffled,
    events.Kept,
    events.NothingDrawn,
    events.Skipped,
    events.DirectionChanged,
    events.UnoCalled,
    events.FalselyCalled,
    events.Caught,
    events.FalselyCaught,
    events.Accepted,
    events.Challenged,
    events.HandShown,
    events.ClaimPassed,
    events.TakenBack,
    events.HandsSwapped,
    events.HandsPassed,
    events.Left,
    events.TimedOut,
    events.RoundEnded,
)
CAUSES = (
    "deal",
    "opening",
    "turn",
    "forced",
    "challenge",
    "uno",
    "false-call",
    "false-catch",
    "false-claim",
)
_FLAGS = (("called", 1), ("jumped", 2), ("stacked", 4), ("returned", 8), ("guilty", 16))
_SEAT = ("seat", "first", "winner")
_OTHER = ("by", "to", "other")


def rows(told: Iterable[events.Event], viewer: int, seats: int) -> list[list[int]]:
    """The rows of events that ``viewer`` may know: ``len(COLUMNS)`` numbers each, -1 to 127."""
    found: list[list[int]] = []
    for event in told:
        found += _event_rows(event, viewer, seats)
    return found


def _first(event: events.Event, names: tuple[str, ...]) -> int | None:
    """The first of these that the event has."""
    for name in names:
        value = getattr(event, name, None)
        if isinstance(value, int):
            return value
    return None


def _event_rows(event: events.Event, viewer: int, seats: int) -> list[list[int]]:
    def relative(seat: int | None) -> int:
        return 0 if seat is None or seat < 0 else (seat - viewer) % seats + 1

    number = _first(event, ("count", "direction"))
    color = getattr(event, "color", None)
    why = getattr(event, "why", None)
    row = [
        EVENTS.index(type(event)) + 1,
        relative(_first(event, _SEAT)),
        relative(_first(event, _OTHER)),
        getattr(event, "face", -1) + 1,
        getattr(event, "die", -1) + 1,
        color + 1 if color is not None else number or 0,
        sum(flag for name, flag in _FLAGS if getattr(event, name, False)),
        0 if why is None else CAUSES.index(why) + 1,
    ]
    pieces = _pieces(event)
    if not pieces:
        return [row]
    return [[*row[:3], face + 1, die + 1, *row[5:]] for die, face in pieces]


def _pieces(event: events.Event) -> list[tuple[int, int]]:
    """Die and face of each of several; a card has no die."""
    if isinstance(event, events.CardsDrawn | events.HandShown):
        return [(-1, face) for face in event.faces or ()]
    if isinstance(event, events.DiceDrawn | events.HandRolled):
        return list(event.rolls)
    return []

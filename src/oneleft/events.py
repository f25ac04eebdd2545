"""Events: what happened, as frozen facts in the past tense.

Every event knows what each viewer may learn of it: ``for_seat(viewer)`` gives the event with
hidden faces left out, or None where the viewer learns nothing at all. ``viewer`` is a seat,
``SPECTATOR`` or ``EVERYTHING``. All that is not named hidden here is public at a real table.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

SPECTATOR = -1
"""A viewer without a seat."""
EVERYTHING = -2
"""The viewer to whom nothing is hidden: a finished game, a replay."""


@dataclass(frozen=True, slots=True)
class Event:
    """One fact. Seats are 0-based; faces as in :mod:`oneleft.faces`."""

    def for_seat(self, viewer: int) -> Event | None:
        """The event as ``viewer`` may know it: itself, or what a spectator is given.

        Whoever shows events to many relies on there being nothing in between.
        """
        return self


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """The deal begins: ``first`` deals (cards) or starts (dice)."""

    first: int


@dataclass(frozen=True, slots=True)
class Cut(Event):
    """A card drawn or a die rolled for the deal or the start (AC-04, AD-04)."""

    seat: int
    face: int


@dataclass(frozen=True, slots=True)
class FirstUp(Event):
    """The first card, or the center die; ``returned``: it goes back and another comes."""

    face: int
    die: int = -1
    returned: bool = False


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """A card on the pile; a wild without color if the color is still to be named."""

    seat: int
    face: int
    called: bool = False
    jumped: bool = False
    stacked: bool = False


@dataclass(frozen=True, slots=True)
class DiePlayed(Event):
    """A die in the center."""

    seat: int
    die: int
    face: int
    called: bool = False
    stacked: bool = False


@dataclass(frozen=True, slots=True)
class ColorNamed(Event):
    """The color of the first card or of a wild, named as a step of its own."""

    seat: int
    color: int


@dataclass(frozen=True, slots=True)
class CardsDrawn(Event):
    """Cards off the stock. Others see how many; ``faces`` is None for them.

    ``why``: ``deal``, ``turn``, ``opening``, ``forced``, ``challenge``, ``uno``, ``false-call``
    or ``false-catch``. A round that goes on from a position does not know which penalty was due:
    it says ``uno``, and ``forced`` for what an answer or the opening cost.
    """

    seat: int
    count: int
    why: str
    faces: tuple[int, ...] | None = None

    def for_seat(self, viewer: int) -> Self:
        """Only the drawer sees the faces."""
        if viewer in (self.seat, EVERYTHING):
            return self
        return replace(self, faces=None)


@dataclass(frozen=True, slots=True)
class DiceDrawn(Event):
    """Dice out of the pouch and the faces they rolled; public (D-04).

    ``why`` as for cards, and ``false-claim``; ``challenge`` is a caught Wild Draw Four.
    """

    seat: int
    why: str
    rolls: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class HandRolled(Event):
    """A whole hand rolled anew (D-10, AD-14): die and face, in hand order."""

    seat: int
    rolls: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """The discards became the stock (C-21)."""

    count: int


@dataclass(frozen=True, slots=True)
class Kept(Event):
    """The drawn card or die was kept."""

    seat: int


@dataclass(frozen=True, slots=True)
class NothingDrawn(Event):
    """There was nothing to draw (AC-25, AD-12)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Skipped(Event):
    """The seat loses its turn (C-06, D-15)."""

    seat: int


@dataclass(frozen=True, slots=True)
class DirectionChanged(Event):
    """1: to the left (clockwise), -1: to the right (C-08, D-14)."""

    direction: int


@dataclass(frozen=True, slots=True)
class UnoCalled(Event):
    """UNO, said in time (C-22, D-27)."""

    seat: int


@dataclass(frozen=True, slots=True)
class FalselyCalled(Event):
    """UNO, said without need, at a price (AC-30); with the last card played it costs nothing."""

    seat: int


@dataclass(frozen=True, slots=True)
class Caught(Event):
    """``by`` caught ``seat`` with one card and no call (C-23, D-28)."""

    by: int
    seat: int


@dataclass(frozen=True, slots=True)
class FalselyCaught(Event):
    """A claim against ``seat`` that was wrong, at a price (AC-30)."""

    by: int
    seat: int


@dataclass(frozen=True, slots=True)
class Accepted(Event):
    """The victim takes what is pending, or accepts the Wild Draw Four (AC-12, AC-18)."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class Challenged(Event):
    """``by`` challenged or claimed ``seat``'s Wild Draw Four (AC-18, AD-18)."""

    by: int
    seat: int
    guilty: bool


@dataclass(frozen=True, slots=True)
class HandShown(Event):
    """The challenged hand as it was, shown to ``to``; None: to all (AC-20)."""

    seat: int
    to: int | None
    faces: tuple[int, ...]

    def for_seat(self, viewer: int) -> Self | None:
        """The challenger, the owner and, where all may see it, everybody."""
        if self.to is None or viewer in (self.to, self.seat, EVERYTHING):
            return self
        return None


@dataclass(frozen=True, slots=True)
class ClaimPassed(Event):
    """The seat lets the Wild Draw Four stand (AD-18)."""

    seat: int


@dataclass(frozen=True, slots=True)
class TakenBack(Event):
    """The guilty Wild Draw Four returned to the hand (AC-19, AD-19)."""

    seat: int


@dataclass(frozen=True, slots=True)
class HandsSwapped(Event):
    """A seven (AC-44)."""

    seat: int
    other: int


@dataclass(frozen=True, slots=True)
class HandsPassed(Event):
    """A zero: every hand went to the next seat in this direction (AC-44)."""

    direction: int


@dataclass(frozen=True, slots=True)
class Left(Event):
    """The seat left for good (AC-45)."""

    seat: int


@dataclass(frozen=True, slots=True)
class TimedOut(Event):
    """The clock acted for the seat (AC-45)."""

    seat: int


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """The round is over; the hands are open.

    Attributes:
        winner: None if nobody scores.
        ending: ``out``, ``blocked``, ``alone`` or ``limit``.
        points: what each seat scores in this round.
        hands: what each seat had left.
    """

    winner: int | None
    ending: str
    points: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]

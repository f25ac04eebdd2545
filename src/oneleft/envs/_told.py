"""What each seat has seen of a round, as text: the information states of OpenSpiel.

The events say what happened and who may know it (:mod:`oneleft.events`); this keeps them, act by
act. The information of a seat is equal exactly where all that the seat has seen is equal.
"""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import Self

from oneleft import events as e
from oneleft.envs._nodes import Nodes
from oneleft.faces import face_text, laid_text, seat_text, unlaid
from oneleft.game import NARRATORS, Game
from oneleft.kernel import state as k
from oneleft.laws import State
from oneleft.narration import hand_faces


@dataclass(frozen=True, slots=True)
class HandReceived(e.Event):
    """After hands went round, a seat looks at the one that it holds now (AC-44)."""

    seat: int
    faces: tuple[int, ...]

    def for_seat(self, viewer: int) -> Self | None:
        """Nobody else sees it."""
        return self if viewer in (self.seat, e.EVERYTHING) else None


@dataclass(frozen=True, slots=True)
class Done(e.Event):
    """An act of the dice game, where everything is public (D-04)."""

    actor: int
    move: str


class Told:
    """The events of a round, in order.

    Attributes:
        events: all of them, with all that is hidden.
    """

    def __init__(self, nodes: Nodes) -> None:
        self.nodes = nodes
        self.events: list[e.Event] = []
        self._narrator = NARRATORS[nodes.rules.game](nodes.rules, nodes.r)
        self._texts: dict[int, tuple[int, str]] = {}

    def copy(self) -> Told:
        """Another one that goes on from here."""
        other = Told(self.nodes)
        other.events = list(self.events)
        other._texts = dict(self._texts)
        other._narrator.__dict__.update(self._narrator.__dict__)
        return other

    def act(self, before: State, actor: int, action: int, after: State) -> list[e.Event]:
        """Adds what an act was, told from the states before and after it; gives what it adds."""
        found: list[e.Event] = []
        if not self.nodes.is_cards:
            found.append(Done(actor, str(self.nodes.law.move(before, action))))
        elif actor == k.CHANCE:
            self._narrator.chance(before, action, after, found.append)
        else:
            self._narrator.act(before, actor, action, after, found.append)
        if any(isinstance(event, (e.HandsSwapped, e.HandsPassed)) for event in found):
            found += [HandReceived(at, hand_faces(after, at)) for at in range(self.nodes.seats)]
        ended = self._narrator.ended(after)
        if ended is not None:
            found.append(ended)
        self.events += found
        return found

    def text(self, viewer: int) -> str:
        """All that a seat, SPECTATOR or EVERYTHING has seen."""
        count, text = self._texts.get(viewer, (0, ""))
        if count < len(self.events):
            seen = (event.for_seat(viewer) for event in self.events[count:])
            words = [event_text(event) for event in seen if event is not None]
            text = " ".join([text, *words]) if text else " ".join(words)
            self._texts[viewer] = len(self.events), text
        return text

    def information(self, s: State, viewer: int) -> str:
        """The information state: what is seen now, and all that has been seen before."""
        return f"{sight(self.nodes, s, viewer)} | {self.text(viewer)}"


def event_text(event: e.Event) -> str:
    """An event in a few letters; different events have different texts.

    >>> event_text(e.CardPlayed(1, 5, called=True)), event_text(e.CardsDrawn(0, 2, "forced"))
    ('B:R5!', 'A+??')
    """
    if isinstance(event, e.CardPlayed) and not event.jumped:
        stacked = "^" if event.stacked else ""
        called = "!" if event.called else ""
        return f"{seat_text(event.seat)}:{laid_text(event.face)}{stacked}{called}"
    if isinstance(event, Done):
        return f"{seat_text(event.actor)}:{event.move}" if event.actor >= 0 else event.move
    if isinstance(event, e.CardsDrawn):
        faces = event.faces
        cards = (
            "?" * event.count if faces is None else ",".join(face_text(unlaid(f)) for f in faces)
        )
        return f"{seat_text(event.seat)}+{cards}"
    values = (getattr(event, field.name) for field in dataclasses.fields(event))
    return f"{type(event).__name__}({','.join(str(value) for value in values)})".replace(" ", "")


def sight(nodes: Nodes, s: State, viewer: int) -> str:
    """What a seat, SPECTATOR or EVERYTHING sees now, in one line."""
    if nodes.is_cards:
        return _card_sight(s, nodes.seats, viewer)
    position = Game.at(nodes.rules, s).position()
    return f"{_viewer_text(viewer)} | " + "; ".join(position.splitlines())


def _viewer_text(viewer: int) -> str:
    return {e.SPECTATOR: "spectator", e.EVERYTHING: "everything"}.get(viewer) or seat_text(viewer)


def _card_sight(s: State, seats: int, viewer: int) -> str:
    over = s[k.PHASE] == k.P_OVER
    owner = s[k.NAMER] if s[k.PHASE] == k.P_OPENING_COLOR else s[k.TURN]
    top = s[k.TOP]
    pile = sorted(s[k.LAST_PILE + 1 - s[k.DISCARD] :])
    words = [_viewer_text(viewer)]
    for seat in range(seats):
        sees = over or viewer in (seat, e.EVERYTHING)
        hand = _faces_text(hand_faces(s, seat)) if sees else str(s[k.COUNT + seat])
        words.append(f"{seat_text(seat)} {hand}")
    if top >= 0:
        words.append("top " + (face_text(top & 15) if top >= k.UNCOLORED else laid_text(top)))
    words.append(k.CARD_PHASES[s[k.PHASE]] + (f" {seat_text(owner)}" if owner >= 0 else ""))
    if s[k.PHASE] == k.P_DRAWN and viewer in (owner, e.EVERYTHING):
        words.append("drawn " + face_text(unlaid(s[k.DRAWN])))
    if s[k.DEALER] >= 0:
        words.append(f"dealer {seat_text(s[k.DEALER])}")
    words.append("left" if s[k.DIRECTION] == 1 else "right")
    words.append(f"pending {s[k.PENDING]}" + " stacked" * s[k.STACKED])
    words.append(f"owes {s[k.OWES]} called {s[k.CALLED]} jump {s[k.JUMP]}")
    words += [f"stock {s[k.STOCK]}", f"laid {_faces_text(tuple(pile))}"]
    return " | ".join(words)


def _faces_text(faces: tuple[int, ...]) -> str:
    return " ".join(face_text(face) for face in faces) or "-"

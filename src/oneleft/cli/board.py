"""What a board shows: the scene, and the lines that both boards have in common."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from oneleft.cli.listing import Offer
from oneleft.cli.seating import Seating
from oneleft.cli.tell import Told
from oneleft.events import RoundEnded
from oneleft.faces import Face, face_text, is_wild, laid_text
from oneleft.match import Match
from oneleft.rules import CardRules, Ruleset
from oneleft.telling import direction_word
from oneleft.views import CardView, DiceView, View
from oneleft.words import Words


@dataclass(frozen=True, slots=True)
class Scene:
    """The table as one viewer sees it now.

    Attributes:
        offers: the moves that are open to the viewer.
    """

    words: Words
    seating: Seating
    match: Match
    view: View
    offers: Sequence[Offer] = ()

    @property
    def game(self) -> str:
        """``cards`` or ``dice``."""
        return self.match.rules.game


@dataclass(frozen=True, slots=True)
class Place:
    """A line of the podium."""

    place: int
    name: str
    points: int


class Board(Protocol):
    """Draws scenes, sheets and sentences; one for plain screens, one for color."""

    def table(self, scene: Scene) -> None:
        """Seats, piles or center, and the viewer's hand."""
        ...

    def moves(self, scene: Scene) -> None:
        """The numbered moves."""
        ...

    def told(self, sentences: Sequence[Told]) -> None:
        """What one act did."""
        ...

    def sheet(self, scene: Scene, ended: RoundEnded) -> None:
        """The end of a round: points per card left, and totals."""
        ...

    def podium(self, words: Words, places: Sequence[Place], rounds: int) -> None:
        """The end of the match."""
        ...

    def pairs(self, title: str, rows: Sequence[tuple[str, str]]) -> None:
        """A list of short things with what they mean."""
        ...


def title(words: Words, rules: Ruleset) -> str:
    """The game and the preset that is nearest to its rules."""
    preset, changes = rules.changes()
    text = words(
        "table-title",
        gamename=words(f"game-{rules.game}"),
        preset=words(f"preset-{preset}"),
    )
    return text + (" +" if changes else "")


def round_line(scene: Scene) -> str:
    """Which round, and how many points end the match."""
    rules = scene.match.rules
    if isinstance(rules, CardRules) and rules.scoring == "single_round":
        return scene.words("value-cards-scoring-single-round")
    target = getattr(rules, "target_score", 0)
    return scene.words("table-round", round=scene.match.round, count=target)


def pile_line(scene: Scene) -> list[str]:
    """Piles or pouch, and the direction of play."""
    words, view = scene.words, scene.view
    found = []
    if isinstance(view, CardView):
        found.append(words("table-draw-pile", count=view.stock))
        found.append(words("table-discard-pile", count=len(view.discard)))
    elif isinstance(view, DiceView):
        found.append(words("table-pouch", count=len(view.pouch)))
    found.append(words("table-direction", direction=direction_word(view.direction)))
    return found


def top_notation(view: View) -> str:
    """The face in play as notation, empty before there is one."""
    if view.top is None:
        return ""
    if (
        is_wild(view.top)
        and view.color is not None
        and view.phase not in ("color", "opening_color")
    ):
        return laid_text(Face((view.top & 15) + view.color * 16))
    return face_text(view.top & 15 if is_wild(view.top) else view.top)


def hand_faces(view: View, seat: int) -> tuple[int, ...] | None:
    """A hand as faces, or None where the viewer does not see it."""
    if isinstance(view, CardView):
        return view.hands[seat]
    assert isinstance(view, DiceView)
    return tuple(face for _, face in view.hands[seat] if face >= 0)


def standings(scene: Scene) -> list[Place]:
    """The seats by their totals; equal totals share a place."""
    low = getattr(scene.match.rules, "scoring", "") == "low_total_wins"
    totals = scene.match.totals
    winners = scene.match.winners
    order = sorted(
        range(scene.match.seats),
        key=lambda seat: (seat not in winners, totals[seat] if low else -totals[seat], seat),
    )
    places: list[Place] = []
    for number, seat in enumerate(order, start=1):
        previous = order[number - 2] if number > 1 else None
        shared = (
            previous is not None
            and totals[previous] == totals[seat]
            and (previous in winners) == (seat in winners)
        )
        place = places[-1].place if shared else number
        places.append(Place(place, scene.seating.names[seat], totals[seat]))
    return places

"""The plain board for pipes and screen readers: lines, labels as words, nothing drawn."""

from __future__ import annotations

from collections.abc import Sequence

from oneleft.cli.board import Place, Scene, hand_faces, pile_line, round_line, title, top_notation
from oneleft.cli.screen import Screen
from oneleft.cli.seating import marks
from oneleft.cli.tell import Told
from oneleft.events import RoundEnded
from oneleft.faces import face_text, points, seat_text
from oneleft.words import Words


class PlainBoard:
    """Draws with words alone."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen

    def table(self, scene: Scene) -> None:
        """Seats, piles or center, and the viewer's hand."""
        say = self._line
        words, view = scene.words, scene.view
        say("")
        say(". ".join([title(words, scene.match.rules), round_line(scene)]) + ".")
        for seat in range(view.seats):
            say(self._seat(scene, seat))
        say(". ".join(pile_line(scene)) + ".")
        notation = top_notation(view)
        if notation:
            top = (words("table-top", game=scene.game), words.face_words(notation))
            color = (words("table-color"), words.color_words(_color(view.color)))
            say(f"{_pair(words, *top)}. {_pair(words, *color)}.")
        if view.pending:
            say(words("table-pending", count=view.pending, game=scene.game) + ".")
        self._hand(scene)

    def _seat(self, scene: Scene, seat: int) -> str:
        words, view = scene.words, scene.view
        about = [scene.seating.names[seat], *marks(words, scene.seating, scene.match, view, seat)]
        if seat == view.turn:
            about.append(words("table-mark-turn"))
        about.append(words("count-pieces", count=view.counts[seat], game=scene.game))
        about.append(words("table-points", count=scene.match.totals[seat]))
        line = f"{_pair(words, seat_text(seat), ', '.join(about))}."
        faces = hand_faces(view, seat)
        if faces and seat != view.viewer:
            line += f" {' '.join(map(face_text, faces))}."
        return line

    def _hand(self, scene: Scene) -> None:
        view = scene.view
        if view.viewer < 0:
            return
        faces = hand_faces(view, view.viewer) or ()
        count = len(faces)
        label = scene.words("table-hand", count=count, game=scene.game)
        names = ", ".join(f"{face_text(face)} {scene.words.face_words(face)}" for face in faces)
        self._line(f"{label}. {names}." if names else f"{label}.")

    def moves(self, scene: Scene) -> None:
        """The numbered moves."""
        words = scene.words
        lawful = [offer for offer in scene.offers if not offer.is_bluff]
        bluffs = [offer for offer in scene.offers if offer.is_bluff]
        for heading, found in (("table-legal", lawful), ("table-also", bluffs)):
            if found:
                self._line(words("label-list", label=words(heading)))
            for offer in found:
                warning = f" ({words('move-warning')})" if offer.is_bluff else ""
                move = _pair(words, offer.notation, offer.label)
                self._line(f"{offer.number}. {move}{warning}")

    def told(self, sentences: Sequence[Told]) -> None:
        """What one act did."""
        if sentences:
            self._line(" ".join(told.text for told in sentences))

    def sheet(self, scene: Scene, ended: RoundEnded) -> None:
        """The end of a round: points per card left, and totals."""
        words = scene.words
        self._line("")
        self._line(words("sheet-title", round=scene.match.round) + ".")
        for seat, faces in enumerate(ended.hands):
            name = scene.seating.names[seat]
            left = ", ".join(f"{words.face_words(face)} {points(face)}" for face in faces)
            rows = (
                (words("sheet-left"), left or words("faces-none")),
                (words("sheet-round"), str(ended.points[seat])),
                (words("sheet-total"), str(scene.match.totals[seat])),
            )
            self._line(f"{name}. {'. '.join(_pair(words, *row) for row in rows)}.")

    def podium(self, words: Words, places: Sequence[Place], rounds: int) -> None:
        """The end of the match."""
        self._line("")
        self._line(words("match-title") + ".")
        for each in places:
            self._line(words("match-place", place=each.place, seat=each.name, count=each.points))
        self._line(words("match-rounds", count=rounds))

    def pairs(self, title: str, rows: Sequence[tuple[str, str]]) -> None:
        """A list of short things with what they mean."""
        self._line(title)
        for name, meaning in rows:
            self._line(f"{name} - {meaning}")

    def _line(self, text: str) -> None:
        self._screen.line(text)


def _color(color: int | None) -> int | str:
    return "" if color is None else color


def _pair(words: Words, label: str, value: str) -> str:
    """``label: value``, spaced as the language spaces it."""
    return words("label-value", label=label, value=value)

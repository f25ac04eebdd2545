"""What a player types: numbers, notation, and words of the player's language."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from oneleft.cli.listing import Offer
from oneleft.errors import InvalidTextError
from oneleft.faces import COLOR_LETTERS, face_text, is_wild, parse_face, seat_text
from oneleft.game import Game
from oneleft.moves import Move
from oneleft.views import DiceView, View
from oneleft.words import Words

MOVE_WORDS = (
    "draw",
    "keep",
    "take",
    "accept",
    "challenge",
    "uno",
    "catch",
    "color",
    "swap",
    "jump",
    "reroll",
    "claim",
    "pass",
    "leave",
)
"""Words that begin a move; the rest talk to the program."""
TABLE_WORDS = ("why", "undo", "save", "rules", "log", "state", "help", "quit")
SHORT = {"?": "help", "h": "help", "q": "quit", "exit": "quit", "!": "uno"}
_WILD = re.compile(r"^(?:(d\d+):?)?(W|WD4)?(!?)$", re.IGNORECASE)
_FOR_SEAT = re.compile(r"^([A-Ja-j]):\s*(.+)$")


class UnreadableError(Exception):
    """What was typed is no move; the message is in the player's language."""


@dataclass(frozen=True, slots=True)
class Typed:
    """A line, taken apart.

    Attributes:
        word: a word of ``TABLE_WORDS``, or empty for a move.
        rest: what follows the word; the whole move.
        seat: the letter before a colon: who acts, if not the one who was asked.
    """

    word: str
    rest: str
    seat: int | None = None


def folded(text: str) -> str:
    """Small letters without accents."""
    bare = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in bare if not unicodedata.combining(letter))


class Reader:
    """Reads lines in one language, English words included."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self._words = words
        self._names = names
        every = (*MOVE_WORDS, *TABLE_WORDS)
        self._vocabulary = {folded(words(f"command-{word}")): word for word in every}
        self._vocabulary |= {word: word for word in every}
        self._vocabulary |= SHORT

    def command(self, line: str) -> Typed:
        """Whether the line talks to the program or is a move."""
        found = _FOR_SEAT.match(line)
        if found and ord(found[1].upper()) - ord("A") < len(self._names):
            return Typed("", self._in_english(found[2]), ord(found[1].upper()) - ord("A"))
        first, _, rest = line.partition(" ")
        word = self._vocabulary.get(folded(first), "")
        if word in TABLE_WORDS:
            return Typed(word, self._in_english(rest.strip()) if word == "why" else rest.strip())
        return Typed("", self._in_english(line))

    def _in_english(self, text: str) -> str:
        first, _, rest = text.strip().partition(" ")
        word = self._vocabulary.get(folded(first), first)
        return f"{word} {rest.strip()}".strip()

    # ------------------------------------------------------------------ moves

    def move(
        self,
        text: str,
        game: Game,
        view: View,
        offers: Sequence[Offer],
        ask: Callable[[str], str],
    ) -> Move:
        """The move that ``text`` means here; ``ask`` is for a color or a player left out.

        Raises:
            UnreadableError: it is none, or several; says so in words.
        """
        if not text:
            raise UnreadableError(self._words("error-move-empty"))
        if text.isdecimal():
            return self._numbered(text, offers)
        whole = self._completed(text, game, view, ask)
        try:
            return game.parse(view.viewer, whole)
        except InvalidTextError as error:
            raise UnreadableError(self._why_unreadable(text, error)) from None

    def _numbered(self, text: str, offers: Sequence[Offer]) -> Move:
        for offer in offers:
            if offer.number == int(text):
                return offer.move
        raise UnreadableError(self._words("error-move", text=text))

    def _completed(self, text: str, game: Game, view: View, ask: Callable[[str], str]) -> str:
        """The move with what was left out: a color, a player, the word that is meant here."""
        word, _, rest = text.partition(" ")
        if view.phase in ("color", "opening_color") and not rest:
            letter = self._color_letter(word)
            if letter:
                return f"color {letter}"
        if view.phase == "target" and self._seat_letter(word) and not rest:
            return f"swap {self._seat_letter(word)}"
        if word in ("catch", "swap"):
            return f"{word} {self._target(word, rest, view, ask)}"
        if word == "color":
            return f"color {self._color_letter(rest) or self._ask_color(ask)}"
        if view.viewer != view.turn and not rest and self._is_face(word.rstrip("!")):
            return f"jump {word}"
        return self._with_color(text, game, view, ask)

    def _is_face(self, text: str) -> bool:
        try:
            return not is_wild(parse_face(text))
        except InvalidTextError:
            return False

    def _with_color(self, text: str, game: Game, view: View, ask: Callable[[str], str]) -> str:
        """A wild without its color: the color is asked for, unless the wild is refused anyway."""
        found = _WILD.match(text)
        if found is None or not (found[1] or found[2]):
            return text
        name, wild, called = found[1] or "", (found[2] or "").upper(), found[3]
        if name and not wild and isinstance(view, DiceView):
            up = {f"d{die + 1}": face for die, face in view.hands[view.viewer]}.get(name.lower())
            wild = face_text(up) if up is not None and up >= 0 and is_wild(up) else ""
        if not wild:
            return text
        start = f"{name}:{wild}" if name else wild
        try:
            is_refused = game.verdict(view.viewer, f"{start}R").is_refused
        except InvalidTextError:
            is_refused = True
        return f"{start}{'R' if is_refused else self._ask_color(ask)}{called}"

    def _ask_color(self, ask: Callable[[str], str]) -> str:
        letter = self._color_letter(ask(self._words("prompt-color")))
        if not letter:
            raise UnreadableError(self._words("error-move-empty"))
        return letter

    def _color_letter(self, text: str) -> str:
        """``R Y G B``, or the color's name or label in the player's language."""
        given = folded(text.strip())
        if len(given) == 1 and given.upper() in COLOR_LETTERS:
            return given.upper()
        for color, letter in enumerate(COLOR_LETTERS):
            if given in (
                folded(self._words.color_words(color)),
                folded(self._words.color_label(color)),
            ):
                return letter
        return ""

    def _target(self, word: str, rest: str, view: View, ask: Callable[[str], str]) -> str:
        """The letter of the seat that is meant; the only one that is possible if none is named."""
        letter = self._seat_letter(rest)
        if letter:
            return letter
        if rest:
            raise UnreadableError(self._words("error-unknown-seat", text=rest))
        others = [seat for seat in view.active if seat != view.viewer]
        owing = [seat for seat in view.owes if seat != view.viewer] if word == "catch" else others
        if len(owing) == 1:
            return seat_text(owing[0])
        if not owing:
            raise UnreadableError(self._words("error-nobody-to-catch"))
        choices = ", ".join(f"{seat_text(seat)} {self._names[seat]}" for seat in owing)
        letter = self._seat_letter(ask(self._words("error-needs-target", choices=choices)))
        if not letter:
            raise UnreadableError(self._words("error-needs-target", choices=choices))
        return letter

    def _seat_letter(self, text: str) -> str:
        given = folded(text)
        for seat, name in enumerate(self._names):
            if given and given in (folded(name), seat_text(seat).lower()):
                return seat_text(seat)
        return ""

    def _why_unreadable(self, text: str, error: InvalidTextError) -> str:
        if " or d" in error.expected:
            choices = error.expected.replace(" or ", ", ")
            return self._words("error-ambiguous", text=text, choices=choices)
        if error.expected.startswith("a face that one of your dice"):
            return self._words("error-die-missing", text=text)
        return self._words("error-move", text=text)

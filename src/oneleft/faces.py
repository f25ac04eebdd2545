"""Faces: what a card or an upturned die shows, as a number and as a word.

A face is ``color*16 + rank``. Both games share it. A laid wild is the wild of the color that
was named; anywhere else a wild has no color and stands in lane 0 (``W`` = 13, ``WD4`` = 14).

>>> face_text(parse_face("b5")), face_text(14), laid_text(laid_wild(WILD, BLUE))
('B5', 'WD4', 'WB')
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import NewType

from oneleft.errors import InvalidTextError

Face = NewType("Face", int)
"""``color*16 + rank``; a wild without color is 13 or 14."""


class Color(IntEnum):
    """The four colors (C-01), in the order of every table and prompt."""

    RED = 0
    YELLOW = 1
    GREEN = 2
    BLUE = 3


class Rank(IntEnum):
    """Ranks above the numbers 0 to 9 (C-04, C-09)."""

    SKIP = 10
    REVERSE = 11
    DRAW_TWO = 12
    WILD = 13
    WILD_DRAW_FOUR = 14


RED, YELLOW, GREEN, BLUE = 0, 1, 2, 3
SKIP, REVERSE, DRAW_TWO, WILD, WILD_DRAW_FOUR = 10, 11, 12, 13, 14
COLORS = 4
RANKS = 15
COLOR_LETTERS = "RYGB"
RANK_TEXTS = ("0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "S", "V", "D", "W", "WD4")

# Bit masks over faces. ROW and COLUMN cover the ranks 0 to 12 only: wilds never match by
# color (AC-17). Bit 63 is never used, so that signed 64-bit integers hold every mask.
ROW = 0x1FFF
COLUMN = 1 | 1 << 16 | 1 << 32 | 1 << 48
NUMBER_ROW = 0x3FF
COLORED = ROW * COLUMN
NUMBERS = NUMBER_ROW * COLUMN
WILDS = COLUMN << WILD
WILD_DRAW_FOURS = COLUMN << WILD_DRAW_FOUR
DECK_LO = COLORED | WILDS | WILD_DRAW_FOURS
"""First copies, and the four wilds of a kind, one per color lane: 60 cards (C-02, C-09)."""
DECK_HI = (ROW & ~1) * COLUMN
"""Second copies of 1 to 9, Skip, Reverse and Draw Two: 48 cards (AC-01, AC-02)."""
DECK_SIZE = 108

ALL_FACES: tuple[Face, ...] = (
    *(Face(color * 16 + rank) for color in range(COLORS) for rank in range(13)),
    Face(WILD),
    Face(WILD_DRAW_FOUR),
)
"""The 54 different faces, wilds without color, in the order of their numbers by color."""


def copies(face: int) -> int:
    """How many cards of the 108 show ``face`` (AC-01, AC-02, C-09)."""
    if face & 15 >= WILD:
        return 4
    return 1 if face & 15 == 0 else 2


DECK: tuple[Face, ...] = tuple(face for face in ALL_FACES for _ in range(copies(face)))
"""The 108 cards in a fixed order, wilds last (C-05)."""


def points(face: int) -> int:
    """Points of a face: numbers their value, actions 20, wilds 50 (C-27 to C-29, D-31 to D-33)."""
    rank = face & 15
    if rank >= WILD:
        return 50
    return 20 if rank >= SKIP else rank


def is_wild(face: int) -> bool:
    """Whether ``face`` is a Wild or a Wild Draw Four, with or without a color."""
    return face & 15 >= WILD


def laid_wild(rank: int, color: int) -> Face:
    """The face of a laid wild whose player named ``color`` (AC-07, D-21)."""
    return Face(color * 16 + rank)


def unlaid(face: int) -> Face:
    """The face as it stands in a hand: a wild loses its color (AC-24)."""
    return Face(face & 15 if face & 15 >= WILD else face)


def face_text(face: int) -> str:
    """``R5``, ``BS``, ``W``, ``WD4``: the face in hand, stock or discard."""
    rank = face & 15
    if rank >= WILD:
        return RANK_TEXTS[rank]
    return COLOR_LETTERS[face >> 4] + RANK_TEXTS[rank]


def laid_text(face: int) -> str:
    """``R5`` as it is, a laid wild with its color: ``WB``, ``WD4R``."""
    rank = face & 15
    if rank >= WILD:
        return RANK_TEXTS[rank] + COLOR_LETTERS[face >> 4]
    return face_text(face)


_FACES_BY_TEXT = {face_text(face): face for face in ALL_FACES}
_LAID_BY_TEXT = {
    laid_text(laid_wild(rank, color)): laid_wild(rank, color)
    for rank in (WILD, WILD_DRAW_FOUR)
    for color in range(COLORS)
} | {text: face for text, face in _FACES_BY_TEXT.items() if not is_wild(face)}
FACE_EXPECTED = "a face such as R5, YS, GV, BD, W or WD4"
LAID_EXPECTED = "a laid face such as R5, BS, WR or WD4B"
COLOR_EXPECTED = "a color: R, Y, G or B"


def parse_face(text: str) -> Face:
    """Reads a face; case does not matter.

    Raises:
        InvalidTextError: ``text`` is no face, or a wild with a color.
    """
    face = _FACES_BY_TEXT.get(text.upper())
    if face is None:
        raise InvalidTextError(text, FACE_EXPECTED)
    return face


def parse_laid(text: str) -> Face:
    """Reads a face as it lies on the pile: a wild must name its color (``WB``, ``WD4R``).

    Raises:
        InvalidTextError: ``text`` is no such face; a bare wild lacks its color.
    """
    face = _LAID_BY_TEXT.get(text.upper())
    if face is None:
        raise InvalidTextError(text, LAID_EXPECTED)
    return face


def parse_color(text: str) -> Color:
    """Reads a color letter, ``R Y G B`` in every language.

    Raises:
        InvalidTextError: ``text`` is no color letter.
    """
    if len(text) != 1 or text.upper() not in COLOR_LETTERS:
        raise InvalidTextError(text, COLOR_EXPECTED)
    return Color(COLOR_LETTERS.index(text.upper()))


def faces_text(faces: Iterable[int]) -> str:
    """Faces separated by blanks, in the given order."""
    return " ".join(face_text(face) for face in faces)


def parse_faces(text: str) -> tuple[Face, ...]:
    """Reads faces separated by blanks or commas.

    Raises:
        InvalidTextError: one of them is no face; the error says at which column.
    """
    found = []
    for column, word in words(text.replace(",", " ")):
        try:
            found.append(parse_face(word))
        except InvalidTextError as error:
            raise error.at(column=column) from None
    return tuple(found)


def words(text: str) -> list[tuple[int, str]]:
    """The blank-separated words of a line, each with its column (counted from 1)."""
    found = []
    position = 0
    for word in text.split():
        position = text.index(word, position)
        found.append((position + 1, word))
        position += len(word)
    return found


def seat_text(seat: int) -> str:
    """``A`` for seat 0: seats are letters outside."""
    return chr(ord("A") + seat)

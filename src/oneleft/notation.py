"""Positions as text that a person can type and read: :func:`position_text`, :func:`parse_position`.

A position is a list of named lines. Only what differs from the default is written; what is not
named goes where it can only be: the rest of the deck into the stock, the other dice into the
pouch. ``docs/notation.md`` has the grammar.

>>> game = parse_position("rules official; top R5; turn B; A: R1 R2; B: WD4 R7 G9")
>>> game.turn, str(game.why_not(1, "WD4G").slug)
(1, 'wd4-unlawful')
>>> print(position_text(game))
cards law 1
rules official
seats 2
top R5
A: R1 R2
B: R7 G9 WD4
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import NoReturn

from oneleft.chance import Chance
from oneleft.dice import BALANCED24, DICE, DiceTable, die_text, parse_die, parse_table
from oneleft.errors import InvalidTextError
from oneleft.faces import (
    DECK_SIZE,
    DRAW_TWO,
    WILD,
    WILD_DRAW_FOUR,
    copies,
    face_text,
    faces_text,
    is_wild,
    laid_text,
    laid_wild,
    parse_face,
    parse_laid,
    seat_text,
    unlaid,
    words,
)
from oneleft.game import Game
from oneleft.kernel import cards as card_law
from oneleft.kernel import dice as dice_law
from oneleft.kernel import state as k
from oneleft.laws import DICE_LAW, LAWS, State, members
from oneleft.narration import hand_faces, mask_faces
from oneleft.rules import LAW_VERSION, OPTION_BY_NAME, PRESETS, RULESETS, DiceRules, Ruleset

NONE = "none"
WIDTH = 96
"""Longer lines are folded: an indented line goes on with the one before."""
AFTERS = ("turn", "opening", "count", "replay", "answer")
DIRECTIONS: Mapping[int, str] = MappingProxyType({1: "left", -1: "right"})


# ------------------------------------------------------------------------------------- words


@dataclass(frozen=True, slots=True)
class Word:
    """A word of the text and where it stands (both counted from 1)."""

    text: str
    line: int
    column: int

    def refuse(self, expected: str) -> NoReturn:
        """Says what should have stood here."""
        raise InvalidTextError(self.text, expected, self.line, self.column)

    def read[T](self, reader: Callable[[str], T], skip: int = 0) -> T:
        """What ``reader`` makes of the word after its first ``skip`` letters."""
        try:
            return reader(self.text[skip:])
        except InvalidTextError as error:
            raise error.at(self.line, self.column + skip) from None

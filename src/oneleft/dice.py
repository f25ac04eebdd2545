"""The 24 dice of UNO Dice: which faces stand on which die.

No source lists the faces of the real set. ``balanced24`` is our own table (catalogue 4.4):
every die has one number in each of the four colors and two special faces. Anybody who owns
the real dice may give their own table as text.

>>> die_text(0)
'd1'
>>> [face_text(face) for face in BALANCED24[16]]
['R1', 'Y2', 'G5', 'B6', 'RV', 'GD']
"""

from __future__ import annotations

from typing import NewType

from oneleft.errors import InvalidTextError
from oneleft.faces import (
    COLORS,
    SKIP,
    WILD,
    WILD_DRAW_FOUR,
    Face,
    face_text,
    parse_face,
    words,
)

Die = NewType("Die", int)
"""A die, 0 to 23; outside it is written from 1 (``d1``)."""

DICE = 24
POSITIONS = 6

DiceTable = tuple[tuple[Face, ...], ...]
"""24 dice of 6 faces; wilds without color."""


def _numbers(die: int) -> tuple[Face, ...]:
    block, place = divmod(die, 6)
    return tuple(
        Face(color * 16 + 1 + (place + (color + block) % 4) % 6) for color in range(COLORS)
    )


def _specials(die: int) -> tuple[Face, ...]:
    command, color = divmod(die % 12, 4)
    first = Face(color * 16 + SKIP + command)
    if die < 12:
        return first, Face(WILD if (command + color) % 2 == 0 else WILD_DRAW_FOUR)
    return first, Face((color + 2) % 4 * 16 + SKIP + (command + 1) % 3)


BALANCED24: DiceTable = tuple(_numbers(die) + _specials(die) for die in range(DICE))
"""Catalogue 4.4: 96 number faces, 36 commands, 6 Wild, 6 Wild Draw Four; all dice differ."""


def die_text(die: int) -> str:
    """``d17`` for die 16: dice are counted from 1 outside."""
    return f"d{die + 1}"


def parse_die(text: str) -> Die:
    """Reads ``d17``.

    Raises:
        InvalidTextError: no such die.
    """
    digits = text[1:]
    short = digits.isdecimal() and len(digits) < 4
    if text[:1].lower() == "d" and short and 1 <= int(digits) <= DICE:
        return Die(int(digits) - 1)
    raise InvalidTextError(text, f"a die from {die_text(0)} to {die_text(DICE - 1)}")


def table_text(table: DiceTable) -> str:
    """One die a line: ``d1: R1 Y2 G3 B4 RS W``."""
    return "\n".join(
        f"{die_text(die)}: " + " ".join(face_text(face) for face in faces)
        for die, faces in enumerate(table)
    )


def parse_table(text: str) -> DiceTable:
    """Reads a table of 24 dice of six faces, one die a line, in the order d1 to d24.

    Raises:
        InvalidTextError: a line that is no die, too few faces, or too few dice.
    """
    rows: list[tuple[Face, ...]] = []
    for line, row in enumerate(text.splitlines(), start=1):
        found = words(row.split("#")[0])
        if found:
            rows.append(_parse_row(found, len(rows), line))
    if len(rows) != DICE:
        raise InvalidTextError("", f"{DICE} dice, one a line, but there are {len(rows)}", line=1)
    return tuple(rows)


def _parse_row(found: list[tuple[int, str]], die: int, line: int) -> tuple[Face, ...]:
    column, name = found[0]
    if name.lower().rstrip(":") != die_text(Die(die)):
        raise InvalidTextError(name, f"{die_text(die)}:", line, column)
    if len(found) != POSITIONS + 1:
        column, text = found[-1]
        raise InvalidTextError(text, f"{POSITIONS} faces on a die", line, column)
    row = []
    for column, text in found[1:]:
        try:
            row.append(parse_face(text))
        except InvalidTextError as error:
            raise error.at(line, column) from None
    return tuple(row)

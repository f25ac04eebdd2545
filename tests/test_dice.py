"""The 24 dice: the table of section 4.4, and tables as text."""

from __future__ import annotations

from collections import Counter

import pytest

from oneleft.dice import BALANCED24, DICE, POSITIONS, die_text, parse_die, parse_table, table_text
from oneleft.errors import InvalidTextError
from oneleft.faces import face_text, points

CATALOGUE = """
| 1 | R1 | Y2 | G3 | B4 | RS | W |
| 2 | R2 | Y3 | G4 | B5 | YS | WD4 |
| 3 | R3 | Y4 | G5 | B6 | GS | W |
| 4 | R4 | Y5 | G6 | B1 | BS | WD4 |
| 5 | R5 | Y6 | G1 | B2 | RV | WD4 |
| 6 | R6 | Y1 | G2 | B3 | YV | W |
| 7 | R2 | Y3 | G4 | B1 | GV | WD4 |
| 8 | R3 | Y4 | G5 | B2 | BV | W |
| 9 | R4 | Y5 | G6 | B3 | RD | W |
| 10 | R5 | Y6 | G1 | B4 | YD | WD4 |
| 11 | R6 | Y1 | G2 | B5 | GD | W |
| 12 | R1 | Y2 | G3 | B6 | BD | WD4 |
| 13 | R3 | Y4 | G1 | B2 | RS | GV |
| 14 | R4 | Y5 | G2 | B3 | YS | BV |
| 15 | R5 | Y6 | G3 | B4 | GS | RV |
| 16 | R6 | Y1 | G4 | B5 | BS | YV |
| 17 | R1 | Y2 | G5 | B6 | RV | GD |
| 18 | R2 | Y3 | G6 | B1 | YV | BD |
| 19 | R4 | Y1 | G2 | B3 | GV | RD |
| 20 | R5 | Y2 | G3 | B4 | BV | YD |
| 21 | R6 | Y3 | G4 | B5 | RD | GS |
| 22 | R1 | Y4 | G5 | B6 | YD | BS |
| 23 | R2 | Y5 | G6 | B1 | GD | RS |
| 24 | R3 | Y6 | G1 | B2 | BD | YS |
"""
"""Copied from the catalogue, section 4.4."""


def test_the_table_is_that_of_the_catalogue() -> None:
    """AD-02."""
    rows = [line.strip("| ").split(" | ") for line in CATALOGUE.split("\n") if line]
    assert [[str(die + 1), *map(face_text, faces)] for die, faces in enumerate(BALANCED24)] == rows


def test_the_table_is_balanced() -> None:
    """AD-01, AD-02, section 4.3: 96 numbers, 36 commands, 12 wilds; 11.5 points in the mean."""
    faces = [face for row in BALANCED24 for face in row]
    counts = Counter(face_text(face) for face in faces)
    assert len(faces) == DICE * POSITIONS == 144
    for color in "RYGB":
        assert [counts[f"{color}{number}"] for number in range(1, 7)] == [4] * 6
        assert [counts[f"{color}{command}"] for command in "SVD"] == [3] * 3
    assert counts["W"] == counts["WD4"] == 6
    assert sum(map(points, faces)) == 11.5 * 144
    assert len(set(BALANCED24)) == DICE


def test_every_die_has_a_number_in_each_color() -> None:
    """AD-05: so the opening ends."""
    for row in BALANCED24:
        assert sorted(face >> 4 for face in row if face & 15 < 10) == [0, 1, 2, 3]
        assert len(set(row)) == POSITIONS


def test_dice_are_counted_from_one() -> None:
    assert [parse_die(die_text(die)) for die in range(DICE)] == list(range(DICE))
    assert parse_die("D24") == 23
    for text in ("", "d", "d0", "d25", "17", "x3", "d1x", "d-1"):
        with pytest.raises(InvalidTextError, match="expected a die from d1 to d24"):
            parse_die(text)


def test_a_table_reads_back() -> None:
    text = table_text(BALANCED24)
    assert parse_table(text) == BALANCED24
    assert parse_table("# mine\n\n" + text.replace(":", "").replace("\n", "  # so\n")) == BALANCED24


@pytest.mark.parametrize(
    ("line", "place", "expected"),
    [
        ("d3: R1 Y2 G3 B4 RS W", (2, 1, "d3:"), "d2:"),
        ("d2: R1 Y2 G3 B4 RS", (2, 17, "RS"), "6 faces on a die"),
        (" d2 R1 Y2 G3 B4 RS W W", (2, 22, "W"), "6 faces on a die"),
        ("d2: R1 Y2 G3 B4 RS WB", (2, 20, "WB"), "a face such as"),
    ],
)
def test_a_bad_line_of_a_table(line: str, place: tuple[int, int, str], expected: str) -> None:
    rows = table_text(BALANCED24).split("\n")
    rows[1] = line
    with pytest.raises(InvalidTextError, match=expected) as caught:
        parse_table("\n".join(rows))
    assert (caught.value.line, caught.value.column, caught.value.text) == place


def test_a_table_of_too_few_dice() -> None:
    with pytest.raises(InvalidTextError, match="expected 24 dice, one a line, but there are 1"):
        parse_table("d1: R1 Y2 G3 B4 RS W")


def test_a_die_of_endless_digits_is_refused() -> None:
    with pytest.raises(InvalidTextError):
        parse_die("d" + "1" * 5000)

"""Faces: numbers, words, points and the deck."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oneleft.errors import InvalidTextError
from oneleft.faces import (
    ALL_FACES,
    BLUE,
    COLORED,
    COLORS,
    DECK,
    DECK_HI,
    DECK_LO,
    DECK_SIZE,
    GREEN,
    NUMBERS,
    RED,
    WILD,
    WILD_DRAW_FOUR,
    WILD_DRAW_FOURS,
    WILDS,
    YELLOW,
    Color,
    Rank,
    copies,
    face_text,
    faces_text,
    is_wild,
    laid_text,
    laid_wild,
    parse_color,
    parse_face,
    parse_faces,
    parse_laid,
    points,
    seat_text,
    unlaid,
    words,
)


def test_four_colors_in_the_order_of_every_table() -> None:
    """C-01."""
    assert [color.name for color in Color] == ["RED", "YELLOW", "GREEN", "BLUE"]
    assert tuple(Color) == (RED, YELLOW, GREEN, BLUE)
    assert [rank.name for rank in Rank][-2:] == ["WILD", "WILD_DRAW_FOUR"]


def test_the_deck_has_108_cards() -> None:
    """C-02 to C-05, C-09, AC-01, AC-02: 76 numbers, 24 actions, 8 wilds; 1,240 points."""
    ranks = [face & 15 for face in DECK]
    assert len(DECK) == DECK_SIZE == 108
    assert sum(rank < 10 for rank in ranks) == 76
    assert sum(10 <= rank <= 12 for rank in ranks) == 24
    assert ranks.count(WILD) == ranks.count(WILD_DRAW_FOUR) == 4
    assert ranks.count(0) == COLORS
    assert sum(points(face) for face in DECK) == 1240
    assert len(ALL_FACES) == len(set(ALL_FACES)) == 54


def test_the_masks_are_the_deck() -> None:
    """AC-02: first copies, then second copies."""
    assert DECK_LO.bit_count() + DECK_HI.bit_count() == DECK_SIZE
    assert DECK_LO == COLORED | WILDS | WILD_DRAW_FOURS
    assert not DECK_HI & ~COLORED
    assert NUMBERS.bit_count() == 40
    for face in ALL_FACES:
        if not is_wild(face):
            assert (DECK_LO >> face & 1) + (DECK_HI >> face & 1) == copies(face)


@pytest.mark.parametrize(
    ("face", "worth"),
    [("R0", 0), ("B9", 9), ("YS", 20), ("GV", 20), ("RD", 20), ("W", 50), ("WD4", 50)],
)
def test_points(face: str, worth: int) -> None:
    """C-27 to C-29, AC-37, D-31 to D-33."""
    assert points(parse_face(face)) == worth


def test_a_laid_wild_has_the_color_that_was_named() -> None:
    """AC-07, D-21; it loses it again on the way to the stock (AC-24)."""
    laid = laid_wild(WILD_DRAW_FOUR, BLUE)
    assert laid_text(laid) == "WD4B"
    assert face_text(laid) == "WD4"
    assert unlaid(laid) == parse_face("WD4")
    assert unlaid(parse_face("B7")) == parse_face("B7")
    assert is_wild(laid)
    assert points(laid) == 50
    assert not is_wild(parse_face("BD"))


@given(st.sampled_from(ALL_FACES), st.integers(0, 3))
def test_faces_read_back(face: int, color: int) -> None:
    assert parse_face(face_text(face)) == parse_face(face_text(face).lower()) == face
    laid = laid_wild(face & 15, color) if is_wild(face) else face
    assert parse_laid(laid_text(laid)) == parse_laid(laid_text(laid).lower()) == laid


@pytest.mark.parametrize("text", ["", "R", "R10", "X5", "5R", "WB", "WD4R", "WD2", "R 5"])
def test_what_is_no_face(text: str) -> None:
    with pytest.raises(InvalidTextError, match="expected a face such as R5"):
        parse_face(text)


@pytest.mark.parametrize("text", ["", "W", "WD4", "WX", "R10"])
def test_what_is_no_laid_face(text: str) -> None:
    """A laid wild must name its color."""
    with pytest.raises(InvalidTextError, match="expected a laid face"):
        parse_laid(text)


def test_colors_are_letters() -> None:
    assert [parse_color(letter) for letter in "RyGb"] == list(Color)
    for text in ("", "X", "RY", "red"):
        with pytest.raises(InvalidTextError, match="expected a color: R, Y, G or B"):
            parse_color(text)


def test_several_faces() -> None:
    """Blanks or commas; an error says at which column."""
    assert faces_text(parse_faces(" r5,  WD4 ,g0")) == "R5 WD4 G0"
    assert parse_faces("") == ()
    with pytest.raises(InvalidTextError) as caught:
        parse_faces("R5, R5 Q9 R5")
    assert (caught.value.text, caught.value.line, caught.value.column) == ("Q9", 1, 8)


def test_words_know_their_columns() -> None:
    assert words("  a bb  a") == [(3, "a"), (5, "bb"), (9, "a")]


def test_seats_are_letters() -> None:
    assert "".join(map(seat_text, range(10))) == "ABCDEFGHIJ"

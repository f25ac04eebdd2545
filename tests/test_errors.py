"""Errors say what was wrong, where, and what was expected."""

from __future__ import annotations

import pytest

from oneleft.errors import (
    ChanceError,
    CommitmentError,
    DivergenceError,
    IllegalMoveError,
    InvalidTextError,
    OneLeftError,
    OutcomeError,
    RecordError,
    RulesetError,
)
from oneleft.reasons import Code, Reason
from oneleft.rules import CardRules


def test_bad_text_knows_its_place() -> None:
    error = InvalidTextError("Q9", "a face", line=3, column=7)
    assert str(error) == "line 3, column 7: expected a face, found 'Q9'"
    assert str(InvalidTextError("", "a face")) == "line 1, column 1: expected a face, found nothing"


@pytest.mark.parametrize(
    ("line", "column", "place"),
    [(None, None, (1, 4)), (5, None, (5, 4)), (None, 10, (1, 13)), (5, 10, (5, 13))],
)
def test_bad_text_in_a_larger_text(
    line: int | None, column: int | None, place: tuple[int, int]
) -> None:
    """The column within the piece is added to where the piece began."""
    moved = InvalidTextError("4", "a color", column=4).at(line, column)
    assert (moved.line, moved.column) == place
    assert (moved.text, moved.expected) == ("4", "a color")


def test_a_refused_act_names_seat_move_reason_clause_and_position() -> None:
    reason = Reason(Code.NO_MATCH, "cards", {"face": "R7", "top": "B8", "color": "B"})
    error = IllegalMoveError(2, "R7", reason, "top B8")
    assert (error.seat, error.move, error.reason) == (2, "R7", reason)
    assert (error.clause, error.position) == ("C-17, AC-10", "top B8")
    assert str(error) == f"R7: {reason.sentence} (C-17, AC-10)"


def test_a_bad_ruleset_names_all_conflicts() -> None:
    with pytest.raises(RulesetError) as caught:
        CardRules(deck="112_swap", stacking="sometimes").check(11)
    assert [conflict.slug for conflict in caught.value.conflicts] == [
        "postponed",
        "unknown-value",
        "seats",
    ]
    assert str(caught.value).count("; ") == 2


@pytest.mark.parametrize(("line", "where"), [(0, "entry 4"), (9, "entry 4, line 9")])
def test_a_bad_record(line: int, where: str) -> None:
    error = RecordError(4, "B: R5", "B: R6", line)
    assert str(error) == f"{where}: expected B: R5, got B: R6"
    assert (error.entry, error.expected, error.got, error.line) == (4, "B: R5", "B: R6", line)


def test_errors_of_chance() -> None:
    gone = OutcomeError(3, "card", "", "R1 R2")
    assert str(gone) == "outcome 3 (card): possible is R1 R2, given is nothing"
    none = OutcomeError(3, "card", "R5", "")
    assert str(none) == "outcome 3 (card): possible is nothing, for nothing is left, given is R5"
    assert (none.number, none.kind, none.got, none.possible) == (3, "card", "R5", "")
    broken = CommitmentError("salt", "00", "01")
    assert str(broken) == "salt: expected 00, got 01"
    assert (broken.part, broken.expected, broken.got) == ("salt", "00", "01")
    differs = DivergenceError(7, "roll", "@1", "@2")
    assert str(differs) == "outcome 7 (roll): expected @1, got @2"
    assert (differs.entry, differs.kind, differs.expected, differs.got) == (7, "roll", "@1", "@2")
    for error in (gone, broken, differs):
        assert isinstance(error, ChanceError)
        assert isinstance(error, OneLeftError)

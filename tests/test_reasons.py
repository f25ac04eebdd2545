"""Reasons: one table for both games, each row with its clause and its sentence."""

from __future__ import annotations

import re

import pytest

from oneleft.reasons import CODE_BY_SLUG, CODES, OFFENSE, Code, Reason, kind_of, say
from oneleft.sentences import SENTENCES

CLAUSE = re.compile(r"A?[CD]-\d\d")


def test_every_code_has_its_row() -> None:
    """Numbers, slugs and the table agree; an offense never collides with a code."""
    assert list(CODES) == list(Code)
    numbers = [int(code) for code in Code]
    assert numbers == sorted(set(numbers))  # a number once given away is never given again
    assert numbers[0] == 0
    assert len(CODE_BY_SLUG) == len(Code)
    assert max(Code) < OFFENSE
    assert all(CODE_BY_SLUG[entry.slug] is code for code, entry in CODES.items())
    assert all(code.name.lower().replace("_", "-") == CODES[code].slug for code in Code)


@pytest.mark.parametrize("code", Code)
def test_every_reason_cites_its_clause(code: Code) -> None:
    """A reason arises in one game or in both, and there it stands on a clause."""
    entry = CODES[code]
    assert entry.cards or entry.dice
    for clauses in filter(None, (entry.cards, entry.dice)):
        assert all(CLAUSE.fullmatch(clause) for clause in clauses.split(", "))
    assert Reason(code, "cards").clause == entry.cards
    assert Reason(code, "dice").clause == entry.dice
    assert Reason(code).slug == entry.slug


@pytest.mark.parametrize("code", Code)
@pytest.mark.parametrize("game", ["cards", "dice"])
def test_every_reason_has_a_sentence(code: Code, game: str) -> None:
    """It never fails, even without a parameter."""
    sentence = Reason(code, game).sentence
    assert sentence[0] == sentence[0].upper()
    assert sentence.endswith(".")
    assert "{" not in sentence


def test_a_sentence_names_faces_and_colors_in_words() -> None:
    params: dict[str, str | int] = {"face": "d17:G5", "top": "RS", "color": "R"}
    sentence = Reason(Code.NO_MATCH, "dice", params).sentence
    assert sentence.startswith("Green 5 cannot go on red Skip: match the color (red)")
    assert say("no-match", params, "dice") == sentence[0].lower() + sentence[1:]
    params = {"face": "B2", "top": "WR", "color": "R"}
    assert say("no-match", params).endswith("only red or a wild goes there.")
    assert "wild" in say("no-match", params, "dice")
    assert "a blue 2" in say("not-in-hand", {"face": "B2"})


def test_a_sentence_can_depend_on_an_option() -> None:
    """AC-16, AC-17: what a Wild Draw Four breaks depends on `wd4_restriction`."""
    color = Reason(Code.WD4_UNLAWFUL, "cards", {"option": "color", "color": "G"}).sentence
    match = Reason(Code.WD4_UNLAWFUL, "cards", {"option": "any_match", "top": "G5"}).sentence
    assert "you hold the color in play (green)" in color
    assert "matches the green 5" in match


def test_what_is_not_given_is_an_ellipsis() -> None:
    assert say("no-match", {}).startswith("… cannot go on …")
    assert "…" in say("must-answer", {"count": 4})
    assert "{" not in say("cannot-stack", {"face": "?"})


@pytest.mark.parametrize(
    ("notation", "kind"),
    [("WB", "wild"), ("wd4", "wild"), ("d3:R5", "number"), ("YS", "action"), ("d1:BD", "action")],
)
def test_kinds_of_faces(notation: str, kind: str) -> None:
    assert kind_of(notation) == kind


def test_every_sentence_of_a_reason_belongs_to_a_reason() -> None:
    """Nothing in the generated table is left over."""
    keys = {key.partition("@")[0].removesuffix("-offense") for key in SENTENCES}
    others = {key for key in keys if not key.startswith(("conflict-", "lawful-"))}
    assert others == set(CODE_BY_SLUG)

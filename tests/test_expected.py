"""What readers and the referee expected: every phrase that the code raises is said everywhere."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from oneleft.cli.speech import spoken
from oneleft.convert import read_record
from oneleft.errors import (
    ChoiceError,
    InvalidTextError,
    MissingExtraError,
    OneLeftError,
    RecordError,
)
from oneleft.notation import parse_position
from oneleft.rules import CARD_OPTIONS, DICE_OPTIONS
from oneleft.words import _NOTATION, Words, _bundle, _phrases

SRC = Path(__file__).resolve().parent.parent / "src" / "oneleft"
OTHERS = ("fr", "pt", "es")
WITHOUT = {"testing.py"}
"""Cases are read by those who write them, in English."""
PLACES = {
    "InvalidTextError": 1,
    "RecordError": 1,
    "arguments": 2,
    "count": 0,
    "_count": 1,
    "fail": 1,
    "failure": 0,
    "_laid": 1,
    "missing": 0,
    "next": 0,
    "refuse": 0,
    "refuse_all": 0,
}
"""Calls that take a phrase, and at which place."""
TELLERS = {
    "_no_more",
    "_numbers",
    "_possible",
    "_seats_expected",
    "_without",
    "due_text",
    "expected",
    "wanted_text",
}
"""Functions that give a phrase."""
HOLE = "7"
"""Stands for what varies in a phrase."""


def written(node: ast.expr) -> Iterator[str]:
    """The phrases that an expression spells out; what varies in them is HOLE."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        yield "".join(next(written(piece), HOLE) for piece in node.values)
    elif isinstance(node, ast.BinOp):
        yield "".join(next(written(side), HOLE) for side in (node.left, node.right))
    elif isinstance(node, ast.IfExp):
        yield from (*written(node.body), *written(node.orelse))
    elif isinstance(node, ast.Dict):
        for value in node.values:
            yield from written(value)
    elif isinstance(node, ast.Call) and getattr(node.func, "id", "") == "MappingProxyType":
        yield from written(node.args[0])


def raised(node: ast.AST) -> Iterator[ast.expr]:
    """The expressions that a node of the code gives as a phrase."""
    if isinstance(node, ast.Call):
        name = str(getattr(node.func, "attr", getattr(node.func, "id", "")))
        place = 1 if name == "refuse" and len(node.args) > 1 else PLACES.get(name, len(node.args))
        yield from node.args[place : place + 1]
        yield from (word.value for word in node.keywords if word.arg == "expected")
    elif isinstance(node, ast.Assign):
        target = node.targets[0]
        names = [str(getattr(each, "id", "")) for each in getattr(target, "elts", [target])]
        if any(re.fullmatch(r"expected|presets|opening|\w*EXPECTED", name) for name in names):
            yield node.value
    elif isinstance(node, ast.FunctionDef) and node.name in TELLERS:
        returns = (each for each in ast.walk(node) if isinstance(each, ast.Return))
        yield from (each.value for each in returns if each.value is not None)


def phrases() -> dict[str, str]:
    """Every phrase of the code, and where it stands."""
    found: dict[str, str] = {}
    for path in sorted(SRC.rglob("*.py")):
        # The server hands on what the core raises; whoever uses its API, or environments, reads
        # English.
        if path.name not in WITHOUT and path.parent.name not in ("server", "envs"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                for expression in raised(node):
                    found |= dict.fromkeys(written(expression), f"{path.name}:{expression.lineno}")
    found.pop("", None)
    return found


PHRASES = phrases()


def message_of(phrase: str) -> str | None:
    return next((key for pattern, key in _phrases() if pattern.fullmatch(phrase)), None)


def test_every_phrase_has_a_message_or_is_notation() -> None:
    assert len(PHRASES) > 100
    lacking = {
        phrase: place
        for phrase, place in PHRASES.items()
        if message_of(phrase) is None and not _NOTATION.fullmatch(phrase)
    }
    assert lacking == {}


def test_no_message_is_left_without_its_phrase() -> None:
    keys = {key for key in _bundle("en") if key.startswith("expected-")}
    assert keys == {message_of(phrase) for phrase in PHRASES} - {None}


@pytest.mark.parametrize("lang", OTHERS)
def test_no_phrase_stays_english(lang: str) -> None:
    words = Words(lang)
    for phrase in PHRASES:
        if message_of(phrase) not in (None, "expected-opening", "expected-top-none"):
            assert words.expected(phrase) != phrase


@pytest.mark.parametrize("lang", OTHERS)
def test_values_of_options_are_said(lang: str) -> None:
    for option in (*CARD_OPTIONS, *DICE_OPTIONS):
        said = Words(lang).expected(option.expected)
        assert (said == option.expected) is not option.is_number
    assert Words(lang).expected("1 to 53").startswith("de 1 ")
    assert Words(lang).expected("hand_size= and one of: 1 to 53").endswith(" 53")


def test_english_is_the_phrase_itself() -> None:
    for phrase in PHRASES:
        assert Words("en").expected(phrase) == phrase


def test_phrases_within_phrases() -> None:
    words = Words("fr")
    said = words.expected("a number from 0 to 7, at rounds[0].entries[3]")
    assert said == "un nombre de 0 à 7, à rounds[0].entries[3]"
    assert words.expected("d1:R5 or d3:R5") == "d1:R5, d3:R5"
    assert words.expected("left, right") == "left, right"
    assert words.expected("something else entirely") == "something else entirely"


RECORD = "oneleft record 1\ngame cards\nlaw 1\nrules {rules}\nseats A | B\nround 1\n{more}"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("top R5\nrules oficial", "un règlement (classic, official, party) ou option=valeur"),
        ("top R5\nseats 12", "un nombre de 2 à 10"),
        ("top R5\nrules classic hand_size=0", "de 1 à 53"),
        ("top R5\nphase drawn", "drawn et une carte du joueur dont c’est le tour"),
        ("top R5\nfoo 1", "un nom comme top, turn, phase, ou une place comme A:"),
        ("dice\ncenter R5\nturn E", "une place de A à B"),
    ],
)
def test_bad_positions_are_explained_in_french(text: str, says: str) -> None:
    with pytest.raises(OneLeftError) as caught:
        parse_position(text)
    assert says in spoken(Words("fr"), caught.value)


@pytest.mark.parametrize(
    ("rules", "more", "says"),
    [
        ("classic", "chance: 5", "cartas do monte (R5 GS W, ou ? para uma carta oculta)"),
        ("classic hand_size=many", "", "hand_size= e um destes valores: de 1 a 53"),
        ("classic stack_challenge=true", "", "regras coerentes (stack_challenge precisa de"),
    ],
)
def test_bad_records_are_explained_in_portuguese(rules: str, more: str, says: str) -> None:
    with pytest.raises(InvalidTextError) as caught:
        read_record(RECORD.format(rules=rules, more=more))
    assert says in spoken(Words("pt"), caught.value)


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize(
    "error",
    [
        RecordError(3, "a card off the stock", "R5"),
        ChoiceError("engine", "x", ("one", "two")),
        ChoiceError("game", "x", ("one", "two")),
        ChoiceError("language", "x", ("one", "two")),
        MissingExtraError("bench", "no rlcard"),
    ],
    ids=repr,
)
def test_other_errors_are_said_in_the_players_language(error: OneLeftError, lang: str) -> None:
    assert spoken(Words(lang), error) != spoken(Words("en"), error)
    assert "…" not in spoken(Words(lang), error)

"""What every command needs to speak: the language, spoken errors, rules and files from options."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from oneleft.rules import Ruleset
    from oneleft.words import Words

from oneleft.errors import OneLeftError

_LINE = re.compile(r"^([a-z][\w-]*) = (.+)$", re.MULTILINE)
LANGUAGES = ("en", "fr", "pt", "es")


class SpokenError(OneLeftError):
    """An error whose message is in the player's language already."""


def simple_messages(language: str) -> dict[str, str]:
    """The messages of a line, as they stand in the file: for the help, without Fluent."""
    folder = Path(__file__).resolve().parent.parent / "web" / "locales" / language
    text = (folder / "table.ftl").read_text(encoding="utf-8")
    return dict(_LINE.findall(text))


def spoken(words: Words, error: OneLeftError) -> str:
    """An error in the player's language, on one line."""
    from oneleft.errors import IllegalMoveError, InvalidTextError, RecordError, RulesetError

    if isinstance(error, RulesetError):
        found = " ".join(words.conflict_words(conflict) for conflict in error.conflicts)
        return f"{words('error-ruleset')} {found}" if len(error.conflicts) > 1 else found
    if isinstance(error, IllegalMoveError):
        reason = words.reason_words(error.reason)
        return words("refused", reason=reason, clause=error.clause)
    if isinstance(error, InvalidTextError):
        return words(
            "error-text",
            line=error.line,
            column=error.column,
            expected=expected_words(words, error.expected),
            text=error.text or words("faces-none"),
        )
    if isinstance(error, RecordError):
        because = error.__cause__
        if isinstance(because, IllegalMoveError):
            return words(
                "check-violation",
                entry=error.entry,
                line=error.line,
                move=error.got,
                reason=words.reason_words(because.reason),
                clause=because.clause,
            )
        return words(
            "check-contradiction",
            entry=error.entry,
            line=error.line,
            expected=expected_words(words, error.expected),
            text=error.got,
        )
    return " ".join(str(error).split())


# What readers and the referee expect, as they say it, and its message; a group is $seat or $text.
_EXPECTED = (
    (r"a face such as .*", "face"),
    (r"a laid face such as .*", "laid"),
    (r"a color: R, Y, G or B", "color"),
    (r"a move: a card .*", "move-cards"),
    (r"a move: a die .*", "move-dice"),
    (r"a seat,? .*", "seat"),
    (r"an act of (?P<seat>[A-J])", "act"),
    (r"the end of the round", "round-end"),
    (r"the end of the record, .*", "record-end"),
    (r"the end of the line", "line-end"),
    (r"a card off the stock", "card"),
    (r"a card that (?P<seat>[A-J]) may hold", "card-held"),
    (r"a hand that (?P<seat>[A-J]) may hold", "hand-held"),
    (r"a card that may be left", "card-left"),
    (r"a die out of the pouch: (?P<text>.*)", "die"),
    (r"the roll of (?P<text>.*)", "roll"),
    (r"the hand (?P<text>.*)", "hand"),
    (r"points that the hands may be worth", "points"),
    (r"round (?P<round>\d+)", "round"),
)


def expected_words(words: Words, expected: str) -> str:
    """What a reader of notation expected, in words where there are words for it."""
    for pattern, key in _EXPECTED:
        found = re.fullmatch(pattern, expected)
        if found:
            return words(f"expected-{key}", **found.groupdict())
    return expected


def chosen_rules(words: Words, game: str, preset: str, texts: Sequence[str]) -> Ruleset:
    """The ruleset of ``--preset`` and ``--rule name=value``.

    Raises:
        OneLeftError: an option or a value that does not exist, or is not written like that.
    """
    from oneleft.rules import RULESETS

    return RULESETS[game].from_texts(preset, named_values(words, texts))


def named_values(words: Words, texts: Sequence[str]) -> dict[str, str]:
    """The values of ``--rule name=value``.

    Raises:
        SpokenError: one is not written like that.
    """
    values = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name.strip() or not value.strip():
            raise SpokenError(words("error-rule-form", text=text))
        values[name.strip().replace("-", "_")] = value.strip()
    return values


def read_file(words: Words, path: Path) -> str:
    """A text file.

    Raises:
        SpokenError: it is not there, or cannot be read.
    """
    try:
        return path.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        raise SpokenError(words("error-file-missing", path=str(path))) from None
    except (OSError, UnicodeDecodeError):
        raise SpokenError(words("error-file-unreadable", path=str(path))) from None

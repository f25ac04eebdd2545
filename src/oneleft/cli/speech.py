"""What every command needs to speak: the language, spoken errors, rules and files from options."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from oneleft.errors import InvalidTextError, RecordError, RulesetError
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
    topics = ("table", "serve", "study", "simulate", "lab")
    texts = [(folder / f"{topic}.ftl").read_text(encoding="utf-8") for topic in topics]
    return dict(_LINE.findall("\n".join(texts)))


def spoken(words: Words, error: OneLeftError) -> str:
    """An error in the player's language, on one line."""
    from oneleft.errors import IllegalMoveError, InvalidTextError, RecordError, RulesetError

    if isinstance(error, RulesetError):
        found = _conflicts(words, error)
        return f"{words('error-ruleset')} {found}" if len(error.conflicts) > 1 else found
    if isinstance(error, IllegalMoveError):
        reason = words.reason_words(error.reason)
        return words("refused", reason=reason, clause=error.clause)
    if isinstance(error, InvalidTextError):
        return words(
            "error-text",
            line=error.line,
            column=error.column,
            expected=expected_words(words, error),
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
            expected=expected_words(words, error),
            text=error.got,
        )
    return _other_error(words, error)


def compiling(words: Words, report: Callable[[str], None]) -> Callable[[str], None]:
    """What says in the player's language that a kernel is compiled; it is called with English."""

    def tell(line: str) -> None:
        del line
        report(words("compiling"))

    return tell


def _other_error(words: Words, error: OneLeftError) -> str:
    from oneleft.errors import ChoiceError, MissingExtraError, SaidError

    if isinstance(error, SaidError):
        return words(error.key, **error.params)
    if isinstance(error, ChoiceError):
        choices = ", ".join(error.choices)
        return words(f"error-{error.kind}", text=error.text, choices=choices)
    if isinstance(error, MissingExtraError):
        return words("error-extra", extra=error.extra, command=error.command)
    if type(error).__name__ == "NothingToMeasureError":  # whose module is not imported for that
        return words("error-nothing-to-measure")
    return " ".join(str(error).split())


def expected_words(words: Words, error: InvalidTextError | RecordError) -> str:
    """What a reader of notation expected, or what is wrong with the rules that it read."""
    from oneleft.errors import RulesetError

    if isinstance(error.__cause__, RulesetError):
        return words("expected-rules-sound", text=_conflicts(words, error.__cause__))
    return words.expected(error.expected)


def _conflicts(words: Words, error: RulesetError) -> str:
    return " ".join(words.conflict_words(conflict) for conflict in error.conflicts)


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


def json_line(found: object, indent: int | None = None) -> str:
    """A JSON text that every reader takes: a number that is not finite is null."""
    from oneleft.sim.results import finite

    return json.dumps(finite(found), indent=indent, allow_nan=False)


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

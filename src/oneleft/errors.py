"""The errors of the library: each says what was wrong, where, and what was expected."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from oneleft.reasons import Reason
    from oneleft.rules import Conflict


class OneLeftError(Exception):
    """Base of every error that oneleft raises on purpose."""


class InvalidTextError(OneLeftError):
    """Text that cannot be read: what stood there, where, and what was expected.

    Attributes:
        text: the offending piece.
        expected: what could have stood there.
        line, column: counted from 1.
    """

    def __init__(self, text: str, expected: str, line: int = 1, column: int = 1) -> None:
        self.text = text
        self.expected = expected
        self.line = line
        self.column = column
        shown = f"{text!r}" if text else "nothing"
        super().__init__(f"line {line}, column {column}: expected {expected}, found {shown}")

    def at(self, line: int | None = None, column: int | None = None) -> InvalidTextError:
        """The same error at another place: a reader of a larger text knows where it stands.

        ``column`` is where the piece that was read began; the error's own column is added to it.
        """
        return InvalidTextError(
            self.text,
            self.expected,
            self.line if line is None else line,
            self.column if column is None else column + self.column - 1,
        )


class SaidError(OneLeftError):
    """What cannot be done, as a message of the Fluent files.

    Attributes:
        key: the message.
        params: its parameters.
    """

    def __init__(self, key: str, /, **params: object) -> None:
        self.key = key
        self.params = params
        super().__init__(f"{key} {params}" if params else key)


class ChoiceError(OneLeftError):
    """A name that is none of those there are.

    Attributes:
        kind: of what: ``engine``, ``game`` or ``language``.
        text: the name that was given.
        choices: the names there are.
    """

    def __init__(self, kind: str, text: str, choices: Sequence[str]) -> None:
        self.kind = kind
        self.text = text
        self.choices = tuple(choices)
        super().__init__(f"there is no {kind} {text!r}: choose one of {', '.join(choices)}")


class MissingExtraError(OneLeftError):
    """Something is wanted that only an extra of the package brings along.

    Attributes:
        extra: its name, such as ``fast``.
        command: how to install it.
    """

    def __init__(self, extra: str, because: object) -> None:
        self.extra = extra
        self.command = f'pip install "oneleft[{extra}]"'
        super().__init__(f"this needs the extra {extra}: {self.command} ({because})")


class IllegalMoveError(OneLeftError):
    """An act that the law refuses; nothing was changed.

    Attributes:
        seat: who wanted to act (0-based; -1 chance, -2 the clock).
        move: the act as text.
        reason: why, see :class:`oneleft.rules.Reason`.
        clause: the rules that say so, such as ``C-17, AC-10``.
        position: the whole position as text, hidden cards included: for logs, not for players.
    """

    def __init__(self, seat: int, move: str, reason: Reason, position: str = "") -> None:
        self.seat = seat
        self.move = move
        self.reason = reason
        self.clause = reason.clause
        self.position = position
        super().__init__(f"{move}: {reason.sentence} ({reason.clause})")


class RulesetError(OneLeftError):
    """Options that do not exist, do not fit together, or are not built yet: all of them at once.

    Attributes:
        conflicts: every conflict found.
    """

    def __init__(self, conflicts: Sequence[Conflict]) -> None:
        self.conflicts = tuple(conflicts)
        super().__init__("; ".join(conflict.sentence for conflict in conflicts))


class RecordError(OneLeftError):
    """A record that contradicts itself or the law.

    Attributes:
        entry: the number of the entry (counted from 1), 0 for the header.
        expected: what the record should have said.
        got: what it says.
        line: the line in the file, 0 if not from a file.
    """

    def __init__(self, entry: int, expected: str, got: str, line: int = 0) -> None:
        self.entry = entry
        self.expected = expected
        self.got = got
        self.line = line
        where = f"entry {entry}" + (f", line {line}" if line else "")
        super().__init__(f"{where}: expected {expected}, got {got}")


class ChanceError(OneLeftError):
    """Base of what can be wrong with chance."""


class OutcomeError(ChanceError):
    """An outcome that is impossible here, or that is missing.

    Attributes:
        number: which outcome of its source it is, counted from 1.
        kind: what was asked for: ``card``, ``die``, ``roll`` or ``seat``.
        got: the outcome as text; empty if there was none left.
        possible: what was possible, as text.
    """

    def __init__(self, number: int, kind: str, got: str, possible: str) -> None:
        self.number = number
        self.kind = kind
        self.got = got
        self.possible = possible
        wanted = possible or "nothing, for nothing is left"
        super().__init__(
            f"outcome {number} ({kind}): possible is {wanted}, given is {got or 'nothing'}"
        )


class CommitmentError(ChanceError):
    """What was revealed does not fit what was published before.

    Attributes:
        part: what does not fit: ``commitment``, ``secret``, ``salt`` or ``entropy B``.
        expected: what it should be.
        got: what it is; never a secret.
    """

    def __init__(self, part: str, expected: str, got: str) -> None:
        self.part = part
        self.expected = expected
        self.got = got
        super().__init__(f"{part}: expected {expected}, got {got}")


class DivergenceError(ChanceError):
    """A game whose outcomes are not those of its source.

    Attributes:
        entry: which outcome of chance differs first, counted from 1 over the whole game.
        kind: ``card``, ``die``, ``roll`` or ``seat``.
        expected: what the source gives, as text.
        got: what happened, as text.
    """

    def __init__(self, entry: int, kind: str, expected: str, got: str) -> None:
        self.entry = entry
        self.kind = kind
        self.expected = expected
        self.got = got
        super().__init__(f"outcome {entry} ({kind}): expected {expected}, got {got}")

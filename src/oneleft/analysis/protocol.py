"""The law cases for other engines: a line protocol, and a runner that reports by clause.

An engine reads commands on its standard input and answers each with one line. The runner plays the
cases of ``tests/law/*.case`` through it and compares; ``docs/law-protocol.md`` tells how to write
one, ``examples/engine_line_protocol.py`` is our own behind the protocol.
"""

from __future__ import annotations

import queue
import re
import shlex
import subprocess
import tempfile
import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import IO, Protocol, Self

from oneleft.analysis.lawfiles import law_files
from oneleft.errors import OneLeftError
from oneleft.notation import rules_text
from oneleft.rules import Ruleset
from oneleft.testing import Case, Step, read_cases

PROTOCOL = "oneleft-law 1"
TIMEOUT = 10.0
"""Seconds that an engine has for an answer, unless the caller says otherwise."""
UNSUPPORTED = "unsupported"
LAST_WORDS = 200
"""Characters of an engine's error output that are shown when it has died."""


class LawEngineError(OneLeftError):
    """The engine cannot be talked to.

    Attributes:
        kind: ``missing`` (it does not start), ``silent``, ``dead`` or ``nonsense``.
        command: what it was asked.
        got: what it said: its answer, its last words, or nothing.
    """

    def __init__(self, kind: str, command: str, got: str = "", expected: str = "") -> None:
        self.kind = kind
        self.command = command
        self.got = got
        self.expected = expected
        said = {
            "missing": f"the engine does not start: {got}",
            "silent": f"the engine gave no answer to {command!r} within {got} seconds",
            "dead": f"the engine ended when it was asked {command!r}: {got or 'without a word'}",
            "nonsense": f"the engine answered {got!r} to {command!r}: expected {expected}",
        }
        super().__init__(said[kind])


class Engine(Protocol):
    """Whatever answers the commands of the protocol."""

    def ask(self, command: str) -> str:
        """The answer to one command, without the end of the line.

        Raises:
            LawEngineError: there is none.
        """
        ...


class EngineProcess:
    """An engine that is a program. Use it in a ``with`` statement.

    Args:
        command: the program and its arguments, as a shell would split them.
        timeout: seconds for each answer.

    Raises:
        LawEngineError: the program does not start.
    """

    def __init__(self, command: str | Sequence[str], timeout: float = TIMEOUT) -> None:
        self.timeout = timeout
        self._answers: queue.Queue[str | None] = queue.Queue()
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 (closed in __exit__)
        try:
            words = shlex.split(command) if isinstance(command, str) else list(command)
            self._process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
            )
        except (OSError, ValueError, IndexError) as error:
            self._errors.close()
            raise LawEngineError("missing", str(command), str(error)) from error
        assert self._process.stdout is not None
        self._reader = threading.Thread(
            target=_read_lines, args=(self._process.stdout, self._answers), daemon=True
        )
        self._reader.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Says ``quit``; an engine that does not end is ended."""
        stdin = self._process.stdin
        assert stdin is not None
        try:
            stdin.write(b"quit\n")
            stdin.close()
            self._process.wait(1)
        except (OSError, subprocess.TimeoutExpired):
            self._process.kill()
            self._process.wait()
        self._reader.join()
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._errors.close()

    def ask(self, command: str) -> str:
        """The answer to one command.

        Raises:
            LawEngineError: the engine is dead, or does not answer in time.
        """
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(f"{command}\n".encode())
            self._process.stdin.flush()
            answer = self._answers.get(timeout=self.timeout)
        except OSError:
            answer = None
        except queue.Empty:
            raise LawEngineError("silent", command, f"{self.timeout:g}") from None
        if answer is None:
            raise LawEngineError("dead", command, self._last_words())
        return answer

    def _last_words(self) -> str:
        """How it ended: its exit code and the end of what it wrote to its error output."""
        try:
            code = self._process.wait(1)
        except subprocess.TimeoutExpired:
            return ""
        self._errors.seek(0)
        words = self._errors.read().decode("utf-8", "replace").strip()
        last = words.rsplit("\n", 1)[-1][-LAST_WORDS:]
        return f"exit code {code}" + (f", {last}" if last else "")


def _read_lines(stream: IO[bytes], answers: queue.Queue[str | None]) -> None:
    for line in stream:
        answers.put(line.decode("utf-8", "replace").rstrip("\r\n"))
    answers.put(None)


# ------------------------------------------------------------------------------------- the report


@dataclass(frozen=True, slots=True)
class Failure:
    """A line of a case that does not hold.

    Attributes:
        case: the case; ``rules``: the ruleset in one line.
        line: the line in the file; ``text``: what it says.
        expected, got: what should be so, and what the engine says.
    """

    case: Case
    rules: str
    line: int
    text: str
    expected: str
    got: str

    def __str__(self) -> str:
        place = f"{self.case.path}:{self.line}: {self.case.name} ({self.rules})"
        return f"{place}: {self.text}: expected {self.expected}, got {self.got}"


@dataclass(slots=True)
class LawReport:
    """What the cases showed of an engine.

    Attributes:
        engine: its name, as it says.
        runs: how many cases were run, each ruleset of a case on its own.
        passed: how many of them hold, as far as they were judged.
        skipped: lines that the engine does not support, one text each.
        failures: the first line of each run that does not hold.
        clauses: by clause, how many runs that cite it passed and failed.
    """

    engine: str = ""
    runs: int = 0
    passed: int = 0
    skipped: list[str] = field(default_factory=list)
    failures: list[Failure] = field(default_factory=list)
    clauses: dict[str, tuple[int, int]] = field(default_factory=dict)

    @property
    def is_ok(self) -> bool:
        """Whether nothing failed."""
        return not self.failures

    @property
    def failed_clauses(self) -> tuple[str, ...]:
        """The clauses that a failed run cites, sorted."""
        return tuple(sorted(clause for clause, (_, failed) in self.clauses.items() if failed))

    def book(self, case: Case, failure: Failure | None) -> None:
        """Books a run."""
        self.runs += 1
        self.passed += failure is None
        if failure is not None:
            self.failures.append(failure)
        for clause in case.cites:
            passed, failed = self.clauses.get(clause, (0, 0))
            self.clauses[clause] = (passed + (failure is None), failed + (failure is not None))


# ------------------------------------------------------------------------------------- the runner


class _DiffersError(Exception):
    """A line that does not hold."""

    def __init__(self, expected: object, got: object) -> None:
        self.expected = str(expected)
        self.got = str(got)


class _SkipError(Exception):
    """A line that the engine does not support."""


def run_laws(
    engine: Engine,
    files: Iterable[Path] = (),
    *,
    name: str = "",
    report: LawReport | None = None,
    progress: Callable[[LawReport], object] | None = None,
) -> LawReport:
    """Runs cases through an engine.

    Args:
        engine: what answers.
        files: files of cases; those that come with oneleft if there are none.
        name: run only cases whose name begins so.
        report: is filled on the way, so that what is done is kept when the engine fails.
        progress: is told after every run.

    Raises:
        LawEngineError: the engine dies, hangs or speaks nonsense.
        InvalidTextError: a file of cases cannot be read.
        OneLeftError: there are no cases.
    """
    report = LawReport() if report is None else report
    cases = [case for path in tuple(files) or law_files(".case") for case in read_cases(path)]
    cases = [case for case in cases if case.name.startswith(name)]
    if not cases:
        raise OneLeftError("there are no law cases to run")
    greeting = _ask(engine, "hello", "ok")
    if not greeting.startswith(PROTOCOL):
        raise LawEngineError("nonsense", "hello", f"ok {greeting}".strip(), f"ok {PROTOCOL} NAME")
    report.engine = greeting.removeprefix(PROTOCOL).strip()
    for case in cases:
        for rules in case.rulesets:
            report.book(case, _run_case(engine, case, rules, report))
            if progress is not None:
                progress(report)
    return report


def _run_case(engine: Engine, case: Case, rules: Ruleset, report: LawReport) -> Failure | None:
    """The first line that does not hold, or None."""
    for script in case.scripts:
        runner = _Runner(engine, case, rules)
        for step in script:
            try:
                runner.run(step)
            except _DiffersError as differs:
                text = f"{step.text} -> {step.result}" if step.result else step.text
                where = (case, rules_text(rules), step.line, text)
                return Failure(*where, differs.expected, differs.got)
            except _SkipError as skip:
                report.skipped.append(f"{case.path}:{step.line}: {case.name}: {skip}")
                if not runner.has_begun or step.text.split()[0] != "expect":
                    break  # what follows depends on it
    return None


VERDICTS = ("lawful", "offense", "refused", "unreadable")


def _ask(engine: Engine, command: str, *words: str) -> str:
    """What follows the first word of the answer, which must be one of ``words``.

    Of several possible words the answer is given whole.
    """
    answer = " ".join(engine.ask(command).split())
    first, _, rest = answer.partition(" ")
    if first == UNSUPPORTED:
        raise _SkipError(command)
    if first not in words:
        expected = " or ".join([*words, UNSUPPORTED])
        raise LawEngineError("nonsense", command, answer, expected)
    return rest if len(words) == 1 else answer


class _Runner:
    """One script on its way through an engine."""

    def __init__(self, engine: Engine, case: Case, rules: Ruleset) -> None:
        self.engine = engine
        self.case = case
        self.rules = rules
        self.has_begun = False

    def ask(self, command: str, *words: str) -> str:
        """An answer of the engine."""
        return _ask(self.engine, command, *words)

    def state(self) -> dict[str, str]:
        """The position as the engine tells it, by name."""
        answer = self.ask("state", "ok")
        pairs = (part.partition(":") for part in answer.split(";") if part.strip())
        return {" ".join(name.split()): value.strip() for name, _, value in pairs}

    def begin(self) -> None:
        """Sets the rules and the position up, once."""
        if self.has_begun:
            return
        self._set_rules(rules_text(self.rules))
        if self.case.start is not None:
            seats, first = self.case.start
            letter = "" if first is None else " " + chr(ord("A") + first)
            command = f"start {seats}{letter}"
        else:
            command = "position " + "; ".join(_joined(row for _, row in self.case.given))
        answer = self.ask(command, "ok", "error")
        if answer.startswith("error"):
            raise _DiffersError("a position that is read", answer)
        self.has_begun = True

    def _set_rules(self, text: str) -> str:
        answer = self.ask(f"rules {self.rules.game} {text}", "ok", "conflicts")
        return answer.removeprefix("conflicts").removeprefix("ok").strip()

    def run(self, step: Step) -> None:
        """Does what a step says."""
        first, _, rest = step.text.partition(" ")
        rest = rest.strip()
        if first == "ruleset":
            self._ruleset(rest, step.result)
            return
        self.begin()
        if first == "expect":
            self._expect(rest)
        elif first == "chance:":
            self._chance(rest.split(), step.result)
        else:
            self._act(f"act {first.rstrip(':')} {rest}", step.result or "lawful")

    def _ruleset(self, text: str, result: str) -> None:
        found = self._set_rules(f"{rules_text(self.rules)} {text}")
        same("conflicts", result, " ".join(sorted(found.split())) or "sound")

    def _act(self, command: str, result: str) -> None:
        """Acts; after a refusal all must be as before."""
        before = self.state() if result.startswith("refused") else {}
        answer = self.ask(command, *VERDICTS)
        if answer not in (result, result.partition(" ")[0]):  # an engine need not say why
            raise _DiffersError(result, answer)
        if before and self.state() != before:
            raise _DiffersError("no change after a refusal", "a change")

    def _chance(self, outcomes: Sequence[str], result: str) -> None:
        for text in outcomes:
            times, star, outcome = text.partition("*")
            if text == "rest":
                while (found := self._outcomes()) != ["none"]:
                    self._act(f"chance {found[0]}", "lawful")
            else:
                for _ in range(int(times) if star else 1):
                    wanted = outcome if star else text
                    wanted = self._outcomes()[0] if wanted == "any" else wanted
                    self._act(f"chance {wanted}", result or "lawful")

    def _outcomes(self) -> list[str]:
        return self.ask("outcomes", "ok").split() or ["none"]

    # ------------------------------------------------------------------ expectations

    def _expect(self, text: str) -> None:
        what, _, rest = text.partition(" ")
        rest = rest.strip()
        check = _EXPECTATIONS.get(what)
        if check is not None:
            check(self, rest)
            return
        same(what, _normal(what, rest), _normal(what, self.told(what)))

    def told(self, name: str) -> str:
        """One field of the state."""
        state = self.state()
        if name not in state:
            raise _SkipError(f"state: {name}")
        return state[name]

    def moves(self, command: str, seat: str) -> list[str]:
        """The acts that the engine lists."""
        answer = self.ask(f"{command} {seat}", "ok")
        return [] if answer in ("", "none") else [move.strip() for move in answer.split(",")]


def same(what: str, expected: object, got: object) -> None:
    """Fails unless both are equal."""
    if expected != got:
        raise _DiffersError(f"{what} {expected}", f"{what} {got}")


def _joined(rows: Iterable[str]) -> list[str]:
    """The lines of a position, those that go on put together."""
    found: list[str] = []
    margin: int | None = None
    for row in rows:
        indent = len(row) - len(row.lstrip())
        margin = indent if margin is None else margin
        if indent > margin and found:
            found[-1] += " " + row.strip()
        else:
            found.append(row.strip())
    return found


_UNORDERED = frozenset({"owes", "called", "active", "points"})


def _normal(what: str, text: str) -> str:
    """A value in the one way in which it is compared."""
    found = text.split()
    return " ".join(sorted(found) if what in _UNORDERED else found)


def _seat_and_rest(text: str) -> tuple[str, str]:
    """``A: R1 R2``."""
    seat, _, rest = text.partition(":" if ":" in text.split()[0] else " ")
    return seat.strip(), rest.strip()


def _expect_hand(runner: _Runner, text: str) -> None:
    seat, rest = _seat_and_rest(text)
    got = runner.told(f"hand {seat}")
    same(f"hand {seat}:", *(" ".join(sorted(hand.split())) for hand in (rest, got)))


def _expect_dice(runner: _Runner, text: str) -> None:
    seat, rest = _seat_and_rest(text)
    same(f"dice {seat}:", rest, runner.told(f"dice {seat}"))


def _expect_counts(runner: _Runner, text: str) -> None:
    told = dict(pair.split("=", 1) for pair in runner.told("counts").split() if "=" in pair)
    for pair in text.split():
        seat, _, number = pair.partition("=")
        same(f"count of {seat}", number, told.get(seat, "none"))


def _plays(moves: Sequence[str]) -> set[str]:
    """The faces (dice: the dice) among the plays without a call; a wild once, without color."""
    found = set()
    for text in moves:
        if re.fullmatch(r"(d\d+:)?(W(D4)?[RYGB]|[RYGB][0-9SVD])", text):
            found.add(re.sub(r"(W(?:D4)?)[RYGB]$", r"\1", text))
    return found


def _expect_plays(command: str) -> Callable[[_Runner, str], None]:
    def check(runner: _Runner, text: str) -> None:
        seat, rest = _seat_and_rest(text)
        got = _plays(runner.moves(command, seat))
        if runner.rules.game == "dice" and not re.search(r"d\d", rest):
            got = {text.partition(":")[2] for text in got}
        expected = set() if rest == "none" else set(rest.split())
        what = "plays" if command == "legal" else "bluffs"
        same(f"{what} {seat}:", " ".join(sorted(expected)), " ".join(sorted(got)))

    return check


def _expect_moves(runner: _Runner, text: str) -> None:
    seat, rest = _seat_and_rest(text)
    expected = [] if rest == "none" else sorted(act.strip() for act in rest.split(","))
    got = sorted(runner.moves("legal", seat))
    same(f"moves {seat}:", ", ".join(expected), ", ".join(got))


def _expect_legal(runner: _Runner, text: str) -> None:
    seat, rest = _seat_and_rest(text)
    for act in rest.split(","):
        command = f"judge {seat} {act.strip()}"
        same(f"{act.strip()}:", "lawful", runner.ask(command, *VERDICTS))


def _expect_view(runner: _Runner, text: str) -> None:
    viewer, how, rest = text.split(maxsplit=2)
    owner, _, faces = rest.partition(":")
    got = " ".join(sorted(runner.ask(f"view {viewer} {owner.strip()}", "ok").split()))
    expected = "hidden" if how == "hides" else " ".join(sorted(faces.split()))
    same(f"{viewer} sees of {owner.strip()}:", expected, got)


def _expect_said(runner: _Runner, text: str) -> None:
    number, _, name = text.partition(" ") if text[0].isdigit() else ("", "", text)
    told = dict(pair.split("=", 1) for pair in runner.told("said").split() if "=" in pair)
    got = told.get(name, "0")
    same(f"{name} said", number or "once or more", got if number or got == "0" else "once or more")


_EXPECTATIONS: Mapping[str, Callable[[_Runner, str], None]] = MappingProxyType(
    {
        "bluffs": _expect_plays("offenses"),
        "counts": _expect_counts,
        "dice": _expect_dice,
        "hand": _expect_hand,
        "legal": _expect_legal,
        "moves": _expect_moves,
        "plays": _expect_plays("legal"),
        "said": _expect_said,
        "view": _expect_view,
    }
)

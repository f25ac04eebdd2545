"""``oneleft perft`` and ``oneleft laws``: how engines check themselves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from oneleft.cli.saving import is_there
from oneleft.cli.speech import SpokenError, compiling, read_file
from oneleft.errors import OneLeftError
from oneleft.words import Words

if TYPE_CHECKING:
    from oneleft.analysis.perft import Published
    from oneleft.analysis.protocol import LawReport

Say = Callable[[str], None]
OK, VIOLATION, UNREADABLE = 0, 1, 2
DEPTH = 3
"""How deep a position is counted, unless somebody says otherwise."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PerftWishes:
    """The options of ``oneleft perft``."""

    files: Sequence[Path] = ()
    position: str | None = None
    depth: int | None = None
    divide: bool = False
    windows: bool = False
    compiled: bool = False


def perft(words: Words, wishes: PerftWishes, say: Say, report: Say) -> int:
    """Counts a position, or compares published counts with ours: 1 if one differs.

    Without a file, all that come with oneleft are compared.

    Raises:
        OneLeftError: a file or a position cannot be read, or the wishes do not fit together.
    """
    if wishes.depth is not None and wishes.depth < 1:
        raise SpokenError(words("usage-value", option="--depth"))
    if wishes.position is not None and wishes.files:
        raise SpokenError(words("usage-together", option="FILE", other="--position"))
    if wishes.position is not None:
        return _count(words, wishes, say, report)
    if wishes.divide:
        raise SpokenError(words("usage-together", option="--divide", other="FILE"))
    return _compare(words, wishes, say, report)


def _count(words: Words, wishes: PerftWishes, say: Say, report: Say) -> int:
    from oneleft.analysis import perft as counts
    from oneleft.notation import parse_position

    assert wishes.position is not None
    path = Path(wishes.position)
    game = parse_position(read_file(words, path) if is_there(path) else wishes.position)
    depth = DEPTH if wishes.depth is None else wishes.depth
    told = compiling(words, report)
    count = counts.counter(game, windows=wishes.windows, compiled=wishes.compiled, report=told)
    if not wishes.divide:
        say(words("perft-head"))
        for deep in range(1, depth + 1):
            say(counts.count_row(deep, count(game.state, deep)))
        return OK
    found = counts.divide(game, depth, windows=wishes.windows, compiled=wishes.compiled)
    width = max(map(len, found), default=0)
    for text, below in found.items():
        say(f"{text:{width}} {below.nodes:12} {below.weighted:16}")
    total = sum(found.values(), counts.NOTHING)
    say(words("perft-total", nodes=total.nodes, weighted=total.weighted, depth=depth))
    return OK


def _compare(words: Words, wishes: PerftWishes, say: Say, report: Say) -> int:
    from oneleft.analysis import perft as counts
    from oneleft.analysis.lawfiles import law_files

    files = wishes.files or law_files(".perft")
    published = [each for path in files for each in _published(words, path)]
    differing = compared = 0
    for each in published:
        for row in counts.compare(
            each,
            most_depth=wishes.depth,
            compiled=wishes.compiled,
            report=compiling(words, report),
        ):
            compared += 1
            if row.agrees:
                continue
            differing += 1
            place = {"path": each.path, "line": each.line, "name": each.name, "depth": row.depth}
            expected, got = (f"{c.nodes} ({c.weighted})" for c in (row.published, row.ours))
            say(words("perft-differs", **place, expected=expected, text=got))
    if not differing:
        say(words("perft-ok", count=compared, positions=len(published)))
    return VIOLATION if differing else OK


def _published(words: Words, path: Path) -> tuple[Published, ...]:
    from oneleft.analysis.perft import read_perft

    read_file(words, path)  # says it if it is not there
    return read_perft(path)


# ------------------------------------------------------------------------------------- laws


def laws(
    words: Words, engine: str, files: Sequence[Path], name: str, timeout: float, say: Say
) -> int:
    """Runs the law cases through an engine: 1 if one fails, 2 if it cannot be talked to.

    Raises:
        OneLeftError: the engine does not start, or there are no cases.
    """
    from oneleft.analysis.protocol import EngineProcess, LawEngineError, LawReport, run_laws

    if not timeout > 0:
        raise SpokenError(words("usage-value", option="--timeout"))
    if not engine.strip():
        raise SpokenError(words("usage-value", option="--engine"))
    for path in files:
        read_file(words, path)
    report = LawReport()
    failure: OneLeftError | None = None
    try:
        with EngineProcess(engine, timeout) as process:
            run_laws(process, files, name=name, report=report)
    except LawEngineError as error:
        params = {"command": error.command, "text": error.got, "expected": error.expected}
        failure = SpokenError(words(f"laws-{error.kind}", **params))
    if report.runs:
        _tell(words, report, say)
    if failure is not None:
        raise failure
    return OK if report.is_ok else VIOLATION


def _tell(words: Words, report: LawReport, say: Say) -> None:
    """The failures, the clauses, and how much was run."""
    for failure in report.failures:
        place = {"path": failure.case.path, "line": failure.line, "name": failure.case.name}
        said = {"text": failure.text, "expected": failure.expected, "got": failure.got}
        say(words("laws-failure", **place, **said, rules=failure.rules))
    for clause in report.failed_clauses:
        passed, failed = report.clauses[clause]
        say(words("laws-clause", clause=clause, passed=passed, failed=failed))
    if report.skipped:
        say(words("laws-skipped", count=len(report.skipped)))
    whole = len(report.clauses) - len(report.failed_clauses)
    say(
        words(
            "laws-summary",
            name=report.engine or "?",
            passed=report.passed,
            runs=report.runs,
            whole=whole,
            count=len(report.clauses),
        )
    )

"""``oneleft lab``: rulesets compared, on the terminal, as a page, as plots and as numbers."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from oneleft.cli.saving import try_writing, write_text
from oneleft.cli.simulating import INTERRUPTED
from oneleft.cli.speech import SpokenError, compiling, json_line, named_values
from oneleft.words import Words

if TYPE_CHECKING:
    from oneleft.analysis.lab import Comparison
    from oneleft.rules import Ruleset

Say = Callable[[str], None]
PAGE = "index.html"
_OUTPUT = "error-sim-output"


@dataclass(frozen=True, slots=True, kw_only=True)
class LabWishes:
    """The options of ``oneleft lab``."""

    game: str
    presets: Sequence[str]
    rules: Sequence[str]
    vary: Sequence[str]
    against: str | None
    seats: int
    games: int
    matches: int | None
    seed: int
    players: str
    workers: int
    limit: int
    out: Path | None
    html: Path | None
    json: bool


def lab(words: Words, wishes: LabWishes, say: Say, report: Say) -> int:
    """Plays, compares, says and writes; gives the exit code.

    Raises:
        OneLeftError: what is impossible, before anything is played.
    """
    rulesets = chosen_rulesets(words, wishes)
    from oneleft.analysis.lab import compare
    from oneleft.sim.errors import need
    from oneleft.sim.request import NAMES

    if wishes.out is not None or wishes.html is not None:
        need("lab", "matplotlib")
    for path in _paths(wishes):
        _try(words, path)
    every = [each.strip() for each in wishes.players.split(",")]
    for name in every:
        if name not in NAMES:
            raise SpokenError(words("error-lab-player", text=name, choices=", ".join(NAMES)))
    with _progress() as progress:
        found = compare(
            rulesets,
            wishes.seats,
            wishes.games,
            wishes.seed,
            every[0] if len(every) == 1 else every,
            workers=wishes.workers,
            matches=wishes.matches,
            limit=wishes.limit,
            progress=progress,
            report=compiling(words, report),
        )
    if not found.studies:
        report(words("lab-interrupted"))
        return INTERRUPTED
    if wishes.json:
        say(json_line(found.as_dict()))
    else:
        for line in summary_lines(words, found):
            say(line)
    written = write(words, found, wishes)
    for path in () if wishes.json else written:
        say(words("lab-written", path=str(path)))
    if found.is_complete:
        return 0
    report(words("lab-interrupted"))
    return INTERRUPTED


# ------------------------------------------------------------------------------------- rulesets


def chosen_rulesets(words: Words, wishes: LabWishes) -> dict[str, Ruleset]:
    """The rulesets by name, that of the comparison first.

    Raises:
        OneLeftError: an option or a value that does not exist, or a ruleset that is there twice.
    """
    from oneleft.rules import RULESETS

    kind = RULESETS[wishes.game]
    given = named_values(words, wishes.rules)
    found: dict[str, Ruleset] = {}
    presets = list(wishes.presets) or ["official"]
    against = wishes.against
    if against is None and given and len(presets) == 1 and not wishes.vary:
        against = presets[0]
    if against is not None:
        found[against] = kind.preset(against)
    for preset in presets:
        if preset == against and not given:
            continue
        _add(words, found, _name(preset, given), kind.from_texts(preset, given))
    for text in wishes.vary:
        changes = named_values(words, [each.strip() for each in text.split(",")])
        rules = kind.from_texts(presets[0], given | changes)
        _add(words, found, _name("", changes), rules)
    return found


def _name(preset: str, given: dict[str, str]) -> str:
    """What a ruleset is called: ``official stacking=any``, ``seven_zero=on``."""
    pairs = [f"{name}={value}" for name, value in given.items()]
    return " ".join(part for part in (preset, *pairs) if part)


def _add(words: Words, found: dict[str, Ruleset], name: str, rules: Ruleset) -> None:
    if name in found:
        raise SpokenError(words("error-lab-twice", name=name))
    found[name] = rules


# -------------------------------------------------------------------------------------- showing


class _progress:  # noqa: N801 (a context, as contextlib names them)
    """A bar for each ruleset on the terminal; nothing where there is none."""

    def __enter__(self) -> Callable[[str, int, int], None] | None:
        """Begins to show, if there is a terminal."""
        import sys

        self._bar = None
        if not sys.stderr.isatty():
            return None
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
        self._bar = Progress(*columns, console=Console(stderr=True), transient=True)
        self._bar.start()
        self._task = self._bar.add_task("")
        return self._tell

    def _tell(self, name: str, done: int, games: int) -> None:
        assert self._bar is not None
        self._bar.update(self._task, description=name, completed=done, total=games)

    def __exit__(self, *_: object) -> None:
        """Takes the bar away."""
        if self._bar is not None:
            self._bar.stop()


def summary_lines(words: Words, found: Comparison) -> Iterator[str]:
    """What a terminal shows: a table a measure, the quantiles, what fired, and warnings."""
    from oneleft.analysis import labtext
    from oneleft.cli.dueling import table_lines

    yield labtext.summary_text(words, found)
    several = len(found.studies) > 1
    for name in labtext.measured(found):
        head = [words(f"lab-{name}"), words("lab-value"), words("sim-interval")]
        rows = [list(row) for row in labtext.measure_rows(words, found, name)]
        if several:
            head += [words("lab-difference", name=found.base.name), words("sim-interval")]
        else:
            rows = [row[:3] for row in rows]
        yield ""
        yield from table_lines([head, *rows])
    yield ""
    yield from table_lines([labtext.quantile_head(words), *labtext.quantile_rows(words, found)])
    names = [study.name for study in found.studies]
    head = [words("lab-fired"), words("lab-counter"), *names]
    yield ""
    yield from table_lines([head, *labtext.fired_rows(words, found)])
    warnings = labtext.warning_lines(words, found)
    if warnings:
        yield ""
        yield from warnings


# -------------------------------------------------------------------------------------- writing


def _paths(wishes: LabWishes) -> list[Path]:
    folder = [] if wishes.out is None else [wishes.out / PAGE]
    return folder if wishes.html is None else [*folder, wishes.html]


def _try(words: Words, path: Path) -> None:
    """Finds out whether a file could be written, before there is anything to write.

    Raises:
        SpokenError: it could not.
    """
    try:
        try_writing(path)
    except OSError:
        raise SpokenError(words(_OUTPUT, path=str(path))) from None
    if path.is_dir():
        raise SpokenError(words(_OUTPUT, path=str(path)))


def write(words: Words, found: Comparison, wishes: LabWishes) -> list[Path]:
    """Writes what is wished for: a page, and in a folder plots and numbers, too.

    Raises:
        SpokenError: it cannot be written.
    """
    if wishes.out is None and wishes.html is None:
        return []
    from oneleft.analysis.labpage import page
    from oneleft.analysis.labtext import csv_text
    from oneleft.analysis.plots import plots

    drawn = plots(words, found)
    text = page(words, found, drawn, command(wishes))
    try:
        for path in _paths(wishes):
            write_text(path, text)
        if wishes.out is not None:
            write_text(wishes.out / "results.json", json_line(found.as_dict(), indent=1))
            write_text(wishes.out / "results.csv", csv_text(found))
            for plot in drawn:
                write_text(wishes.out / f"{plot.name}.svg", plot.svg())
                (wishes.out / f"{plot.name}.png").write_bytes(plot.png())
    except OSError as error:
        raise SpokenError(words(_OUTPUT, path=str(error.filename or ""))) from error
    shown = [path for path in (wishes.out, wishes.html) if path is not None]
    return list(shown)


def command(wishes: LabWishes) -> str:
    """What to type to have the same numbers again."""
    from oneleft.sim.request import LIMIT

    words = ["oneleft", "lab", wishes.game]
    for option, values in (
        ("--preset", wishes.presets),
        ("--rule", wishes.rules),
        ("--vary", wishes.vary),
        ("--against", [] if wishes.against is None else [wishes.against]),
    ):
        for value in values:
            words += [option, value]
    words += ["--seats", str(wishes.seats), "--games", str(wishes.games)]
    if wishes.matches is not None:
        words += ["--matches", str(wishes.matches)]
    if wishes.limit != LIMIT:
        words += ["--limit", str(wishes.limit)]
    words += ["--players", wishes.players, "--seed", str(wishes.seed)]
    return shlex.join(words)

"""``oneleft simulate``: many rounds or matches, and a table of their means."""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from oneleft.cli.players import own_bot, refused_player
from oneleft.cli.speech import SpokenError, chosen_rules, compiling, json_line
from oneleft.words import Words

if TYPE_CHECKING:
    from oneleft.sim import Estimate, Progress, Results
    from oneleft.sim.request import Player

Say = Callable[[str], None]
INTERRUPTED = 130
"""What a shell says of a program that Ctrl-C has ended."""
_SHOWN = ("turns", "points", "draws", "reshuffles", "plays", "rounds")


@dataclass(frozen=True, slots=True, kw_only=True)
class SimulateWishes:
    """The options of ``oneleft simulate``."""

    game: str
    seats: int
    preset: str
    rules: Sequence[str]
    players: str
    games: int
    seed: int
    workers: int
    unit: str
    rows: bool
    limit: int
    chunk: int
    backend: str | None
    address: str | None
    out: Path | None
    kind: str
    json: bool


def simulate(words: Words, wishes: SimulateWishes, say: Say, report: Say) -> int:
    """Plays, and says how the games went; gives the exit code.

    Raises:
        OneLeftError: what is impossible, before anything is played; what stopped the run.
    """
    from oneleft.sim import LostWorkersError, PlayerError
    from oneleft.sim import simulate as play

    rules = chosen_rules(words, wishes.game, wishes.preset, wishes.rules)
    try:
        with _progress() as progress:
            results = play(
                rules,
                wishes.seats,
                _players(words, wishes.players),
                wishes.games,
                seed=wishes.seed,
                workers=wishes.workers,
                unit=wishes.unit,
                rows=wishes.rows,
                limit=wishes.limit,
                chunk=wishes.chunk,
                backend=wishes.backend,
                address=wishes.address,
                out=wishes.out,
                kind=wishes.kind,
                progress=progress,
                report=compiling(words, report),
            )
    except PlayerError as error:
        _show_partial(words, wishes, error.results, say)
        raise refused_player(words, error, report) from error
    except LostWorkersError as error:
        _show_partial(words, wishes, error.results, say)
        raise SpokenError(words("error-sim-lost", why=error.because)) from error
    _show(words, wishes, results, say)
    if results.is_complete:
        return 0
    _tell_interrupted(words, wishes, results, report)
    return INTERRUPTED


# ------------------------------------------------------------------------------------- players


def _players(words: Words, text: str) -> Player | list[Player]:
    """The players of ``--players``: one for all seats, or one a seat.

    Raises:
        OneLeftError: a policy or a bot that is not there.
    """
    found = [_player(words, each.strip()) for each in text.split(",")]
    return found[0] if len(found) == 1 else found


def _player(words: Words, text: str) -> Player:
    from oneleft.sim import Policy

    if text.endswith(".py"):
        return Policy.read(text)
    return own_bot(words, text) if ":" in text else text


# ------------------------------------------------------------------------------------- showing


@contextmanager
def _progress() -> Generator[Progress | None]:
    """A bar on the terminal while the games are played; nothing where there is none."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("")

        def tell(done: int, games: int) -> None:
            bar.update(task, completed=done, total=games)

        yield tell


def _show(words: Words, wishes: SimulateWishes, results: Results, say: Say) -> None:
    if wishes.json:
        say(json_line(results.as_dict()))
        return
    say(
        words(
            "sim-summary",
            games=results.games,
            unit=words(f"sim-{wishes.unit}"),
            seed=str(wishes.seed),
            seats=wishes.seats,
        )
    )
    head = [words(f"sim-{name}") for name in ("number", "mean", "interval", "most")]
    shown = [each for each in results.summary() if wishes.rows or _is_shown(each)]
    for line in _lines([head, *(_row(words, each) for each in shown)]):
        say(line)
    if wishes.out is not None:
        say(words("sim-written", path=str(wishes.out)))


def _show_partial(words: Words, wishes: SimulateWishes, results: Results | None, say: Say) -> None:
    """What was done before the run was stopped."""
    if results is not None and results.games:
        _show(words, wishes, results, say)


def _tell_interrupted(words: Words, wishes: SimulateWishes, results: Results, report: Say) -> None:
    report(words("sim-interrupted", done=results.games, games=wishes.games))
    if wishes.out is not None:
        report(words("sim-go-on"))


def _is_shown(estimate: Estimate) -> bool:
    return estimate.name in (*_SHOWN, "limited") or estimate.name.startswith("wins_")


def _row(words: Words, estimate: Estimate) -> list[str]:
    from oneleft.analysis.labtext import number_text

    numbers = (estimate.mean, estimate.low, estimate.high)
    mean, low, high = (number_text(words, number, 4) for number in numbers)
    return [_label(words, estimate.name), mean, f"{low} – {high}", str(estimate.most)]


def _label(words: Words, name: str) -> str:
    """What the terminal calls a number; counters go by the names of their columns."""
    if name in _SHOWN:
        return words(f"sim-{name}")
    if name in ("wins_first", "limited"):
        return words(f"sim-{name.replace('_', '-')}")
    if name.startswith("wins_"):
        return words("sim-wins", seat=name[-1].upper())
    return name


def _lines(rows: Sequence[Sequence[str]]) -> list[str]:
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [
        "  ".join(
            cell.ljust(width) if column == 0 else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]

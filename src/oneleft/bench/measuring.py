"""How fast the kernels play, beside other people's engines: `oneleft bench`.

A turn is one seat's chance to act: draw-then-play is one, a skipped seat has none, and RLCard's
turns are counted likewise. Every engine plays whole rounds, the deal included, at random (see
``play_round`` in the drivers); the rate is in turns per second of one core's processor time. What
an engine counts otherwise says so in its row: an environment's steps, another game's acts. The
engines take turns within each repeat, a fraction of a second at a time, so that what else the
machine does troubles them all alike; the figure is the median of the repeats.
"""

from __future__ import annotations

import json
import time  # noqa: TID251 - it is what is measured
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from statistics import median

from oneleft.bench import engines as peers
from oneleft.bench.engines import GAMES, TURNS, Engine, MissingEngineError, Report, Sprint
from oneleft.errors import ChoiceError, MissingExtraError, OneLeftError, RulesetError
from oneleft.rules import OFFICIAL, RULESETS

SEATS = (2, 4)
REPEATS = 5
SLICES = 5
"""In how many pieces each repeat is measured, the engines taking turns."""
SLICE_SECONDS = 0.06
"""About how much processor time one piece takes."""
_ENGINES: Mapping[str, Engine] = peers.ENGINES
ENGINES = tuple(_ENGINES)


@dataclass(frozen=True, slots=True)
class Row:
    """One figure.

    Attributes:
        turns_per_s: the median of the repeats, per second of processor time.
        unit: what is counted: ``turns``, or ``steps`` or ``acts``.
    """

    engine: str
    game: str
    seats: int
    turns_per_s: int
    unit: str = TURNS


class NothingToMeasureError(OneLeftError):
    """No engine that was chosen plays the game with so many seats."""

    def __init__(self) -> None:
        super().__init__("no engine chosen plays that game with so many seats")


# ------------------------------------------------------------------------------------- measuring


def run(
    engines: Sequence[str] | None = None,
    games: Sequence[str] = GAMES,
    seats: Sequence[int] = SEATS,
    preset: str = OFFICIAL,
    repeats: int = REPEATS,
    report: Report | None = None,
) -> list[Row]:
    """Measures every row that these engines can play.

    Args:
        engines: None for all; of these, other people's are left out where they are not installed.
        report: receives a line before a kernel is compiled, which takes a while, and for each
            engine that is left out.

    Raises:
        OneLeftError: no such engine or game, no row is left, or an extra is not installed.
        RulesetError: no such preset, or a number of seats that a game does not have.
    """
    names = ENGINES if engines is None else engines
    _check_names("engine", names, ENGINES)
    _check_names("game", games, GAMES)
    if repeats < 1:
        raise OneLeftError(f"at least one repeat is needed, not {repeats}")
    keys = _playable(names, games, seats, preset)
    sprints: dict[tuple[str, str, int], Sprint] = {}
    missing: set[str] = set()
    for name, game, number in keys:
        if name in missing:
            continue
        try:
            rules = RULESETS[game].preset(preset)
            sprints[name, game, number] = _ENGINES[name].prepare(rules, number, report)
        except (MissingExtraError, MissingEngineError) as error:
            if engines is not None or _ENGINES[name].is_ours:
                raise
            missing.add(name)
            if report is not None:
                report(f"{name} is left out: {error}")
    rates = _rates(list(sprints.values()), repeats)
    return [
        Row(*key, round(median(found)), _ENGINES[key[0]].unit)
        for key, found in zip(sprints, rates, strict=True)
    ]


def _playable(
    engines: Sequence[str], games: Sequence[str], seats: Sequence[int], preset: str
) -> list[tuple[str, str, int]]:
    """Engine, game and seats of each row; what only one of several games allows is left out."""
    keys = []
    refused: OneLeftError | None = None
    for game in games:
        for number in seats:
            rules = RULESETS[game].preset(preset)
            try:
                rules.check(number)
            except RulesetError as error:
                refused = error
                continue
            found = [name for name in engines if _ENGINES[name].plays(rules, number)]
            keys += [(name, game, number) for name in found]
    if not keys:
        raise refused or NothingToMeasureError
    return keys


def _check_names(what: str, names: Iterable[str], known: Sequence[str]) -> None:
    for name in names:
        if name not in known:
            raise ChoiceError(what, name, known)


def _rates(sprints: Sequence[Sprint], repeats: int) -> list[list[float]]:
    """Turns per second of each sprint in each repeat."""
    rounds = [_rounds_for_a_slice(sprint) for sprint in sprints]
    rates: list[list[float]] = [[] for _ in sprints]
    for _ in range(repeats):
        turns, seconds = [0] * len(sprints), [0.0] * len(sprints)
        for _ in range(SLICES):
            for i, sprint in enumerate(sprints):
                played, taken = _timed(sprint, rounds[i])
                turns[i] += played
                seconds[i] += taken
        for i, found in enumerate(rates):
            found.append(turns[i] / seconds[i])
    return rates


def _timed(sprint: Sprint, rounds: int) -> tuple[int, float]:
    start = time.process_time()
    turns = sprint(rounds)
    return turns, max(time.process_time() - start, 1e-9)


def _rounds_for_a_slice(sprint: Sprint) -> int:
    """How many rounds take about SLICE_SECONDS, when the engine is warm."""
    sprint(1)
    rounds = 1
    while True:
        _, seconds = _timed(sprint, rounds)
        if seconds > SLICE_SECONDS / 4:
            return max(1, round(rounds * SLICE_SECONDS / seconds))
        rounds *= 2


# ------------------------------------------------------------------------------------- showing


BASES = (("rlcard-raw", "× rlcard-raw"), ("rlcard-env", "× rlcard-env"), ("plain-c", "× plain C"))
"""The engines with which the others are compared."""


def table(rows: Sequence[Row]) -> str:
    """The figures, and their ratios to other engines' with as many seats, where measured."""
    figures = {(row.engine, row.game, row.seats): row.turns_per_s for row in rows}
    lines = [["engine", "game", "seats", "per second", "", *(title for _, title in BASES)]]
    for row in rows:
        bases = [figures.get((name, row.game, row.seats)) for name, _ in BASES]
        ratios = [
            f"{row.turns_per_s / base:.2f}" if base and row.unit == TURNS else "" for base in bases
        ]
        figure = f"{row.turns_per_s:,}"
        lines.append([row.engine, row.game, str(row.seats), figure, row.unit, *ratios])
    widths = [max(len(line[i]) for line in lines) for i in range(len(lines[0]))]
    return "\n".join(
        "  ".join(
            cell.ljust(width) if i in (0, 1, 4) else cell.rjust(width)
            for i, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    )


def as_json(rows: Sequence[Row]) -> str:
    """One object: ``{"rows": [{"engine", "game", "seats", "turns_per_s", "unit"}, ...]}``."""
    return json.dumps({"rows": [asdict(row) for row in rows]})


def bench(
    engine: str | None = None,
    game: str | None = None,
    seats: int | None = None,
    preset: str = OFFICIAL,
    *,
    repeats: int = REPEATS,
    as_object: bool = False,
    report: Report | None = None,
) -> str:
    """What `oneleft bench` prints: a table, or ``as_object`` JSON. None stands for all.

    Raises:
        OneLeftError: as :func:`run`.
    """
    rows = run(
        None if engine is None else (engine,),
        GAMES if game is None else (game,),
        SEATS if seats is None else (seats,),
        preset,
        repeats,
        report,
    )
    if as_object:
        return as_json(rows)
    unit = f"{preset} preset; per second of one core's processor time, medians of {repeats}"
    return f"{table(rows)}\n{unit}"

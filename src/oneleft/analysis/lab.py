"""The house-rule lab: rulesets compared on the same streams of chance.

>>> from oneleft.rules import CardRules
>>> official = CardRules.preset("official")
>>> rulesets = {"official": official, "stacked": official.replace(stacking="any")}
>>> found = compare(rulesets, seats=4, games=10_000)  # doctest: +SKIP
>>> found.studies[1].difference("turns").mean  # doctest: +SKIP
1.27

Round ``i`` of every ruleset has the stream ``(seed, i)`` and the same dealer, so differences are
taken round by round, and have intervals of their own. All intervals are of 99 %.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import cache
from typing import TYPE_CHECKING

from oneleft.analysis.intervals import t_quantile
from oneleft.rules import LAW_VERSION, Ruleset
from oneleft.sim.columns import COUNTER, columns
from oneleft.sim.engine import prepare
from oneleft.sim.errors import RequestError, need
from oneleft.sim.request import LIMIT, MATCHES, Players, Request, need_number
from oneleft.sim.results import Z_99, Results, finite, wilson

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Progress = Callable[[str, int, int], None]
"""Told the name of the ruleset, how many of its games are done, and of how many."""
Report = Callable[[str], None]

LONG, VERY_LONG = 100, 500
"""Turns above which a round is long, or hardly ends."""
HARDLY = 0.01
"""Share of very long rounds above which a ruleset is warned of."""
QUANTILES = (0.1, 0.25, 0.5, 0.75, 0.9, 0.99)
LEAST_MATCHES = 100
MATCH_SHARE = 20
"""One match to so many rounds, unless the caller says how many."""
EVERY = slice(None)
MANY = 5_000
"""Numbers from which on Student's distribution is taken for the normal one."""
_LIMITED, _BLOCKED = 3, 1

PER_ROUND = ("turns", "long", "edge", "drawing", "points")
"""Measures of a round; ``rounds`` is one of a match."""
MEASURES = (*PER_ROUND, "rounds")
SHARES = frozenset({"long", "edge", "drawing"})
"""Measures that are shown as percentages (differences: percentage points)."""


@dataclass(frozen=True, slots=True)
class Measure:
    """A number with its 99 % interval.

    Attributes:
        name: one of :data:`MEASURES`, ``q10`` and the like for quantiles of the turns,
            ``first`` for the first seat's share of the wins, or a counter's column.
        low, high: the ends of the interval; infinite where too few games tell nothing of it.
    """

    name: str
    mean: float
    low: float
    high: float

    @property
    def half(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2

    @property
    def is_clear(self) -> bool:
        """Whether the interval leaves zero out: of a difference, that there is one."""
        return self.low > 0 or self.high < 0


@dataclass(frozen=True, slots=True)
class Fired:
    """How often an option had a say.

    Attributes:
        column: the counter, see :mod:`oneleft.sim.columns`.
        option: whose it is.
        what: what is counted, in English.
        rate: times a round.
    """

    column: str
    option: str
    what: str
    rate: Measure


@dataclass(frozen=True, slots=True)
class Warned:
    """Something about a ruleset that whoever chooses it should know.

    Attributes:
        code: ``limited`` (rounds cut by the limit of turns), ``very-long`` (more than 1 % of
            the rounds have more than 500 turns), ``endless`` (matches that came to no end),
            ``blocked`` (more than 1 % of the rounds were blocked) or ``same`` (no round differed
            from the base's: these players never use what was changed).
        share: of the games.
    """

    code: str
    share: float


@dataclass(frozen=True, slots=True)
class Study:
    """One ruleset of a comparison.

    Attributes:
        name: what it is called.
        rules: the ruleset.
        games, matches: how many were played to the end.
        measures: by name: those of :data:`MEASURES`, ``first`` and the quantiles.
        differences: from the base, game by game; empty for the base itself.
        fired: every counter of the game.
        longer: share of the rounds with more turns than the number, both ascending.
        warnings: what to know about it.
    """

    name: str
    rules: Ruleset
    games: int
    matches: int
    measures: tuple[Measure, ...]
    differences: tuple[Measure, ...]
    fired: tuple[Fired, ...]
    longer: tuple[tuple[int, float], ...]
    warnings: tuple[Warned, ...]

    def measure(self, name: str) -> Measure:
        """A measure by its name.

        Raises:
            KeyError: it was not measured.
        """
        return {each.name: each for each in self.measures}[name]

    def difference(self, name: str) -> Measure:
        """The difference from the base by its name.

        Raises:
            KeyError: there is none.
        """
        return {each.name: each for each in self.differences}[name]

    def rate(self, column: str) -> Measure:
        """How often a counter fired.

        Raises:
            KeyError: there is no such counter.
        """
        return {each.column: each.rate for each in self.fired}[column]


@dataclass(frozen=True, slots=True)
class Comparison:
    """Rulesets side by side; the first is the base of all differences.

    Attributes:
        game: ``cards`` or ``dice``.
        games, matches: asked for, of each ruleset.
        players: who played, one name for all seats or one a seat.
        studies: in the order that was asked for.
        is_complete: false after Ctrl-C; what was done by then is here.
    """

    game: str
    seats: int
    games: int
    matches: int
    seed: int
    limit: int
    players: tuple[str, ...]
    studies: tuple[Study, ...]
    is_complete: bool = True
    law: int = field(default=LAW_VERSION)

    @property
    def base(self) -> Study:
        """What the others are compared with."""
        return self.studies[0]

    @property
    def variants(self) -> tuple[Study, ...]:
        """All but the base."""
        return self.studies[1:]

    def study(self, name: str) -> Study:
        """A ruleset's study by its name.

        Raises:
            KeyError: there is none.
        """
        return {each.name: each for each in self.studies}[name]

    def as_dict(self) -> dict[str, object]:
        """All as JSON has it; rulesets are their nearest preset and what differs from it.

        An end of an interval that is not finite is None.
        """
        found: dict[str, object] = asdict(self)
        studies: list[dict[str, object]] = []
        for study in self.studies:
            row = {name: _plain(study, name) for name in Study.__slots__ if name != "rules"}
            preset, changes = study.rules.changes()
            row["rules"] = {"preset": preset, **json.loads(json.dumps(changes, default=list))}
            studies.append(row)
        found["studies"] = finite(studies)
        return found


def _plain(study: Study, name: str) -> object:
    value = getattr(study, name)
    if not isinstance(value, tuple):
        return value
    return [list(each) if isinstance(each, tuple) else asdict(each) for each in value]


# ------------------------------------------------------------------------------------- comparing


def compare(
    rulesets: Mapping[str, Ruleset],
    seats: int,
    games: int,
    seed: int = 0,
    players: Players = "random",
    *,
    workers: int = 1,
    matches: int | None = None,
    limit: int = LIMIT,
    interpreted: bool = False,
    progress: Progress | None = None,
    report: Report | None = None,
) -> Comparison:
    """Plays ``games`` rounds and some matches of every ruleset, and compares them with the first.

    Args:
        rulesets: of one game, by name; the first is the base.
        players: as :func:`oneleft.sim.simulate` takes them.
        matches: how many are played for the rounds to the target; by default a twentieth of the
            games, and at least a hundred; 0: none.
        limit: turns after which a round is broken off.
        interpreted: whether to play in Python all the same: slower, with the same numbers.
        report: receives a line before something is compiled, which takes a minute or so.

    Raises:
        RulesetError: unsound rules, or seats that the game does not have.
        RequestError: no ruleset, those of two games, no games.
        OneLeftError: whatever else :func:`oneleft.sim.simulate` refuses; all before it begins.
    """
    need("lab", "numpy")
    if matches is None:
        matches = max(LEAST_MATCHES, games // MATCH_SHARE)
    how = {"seed": seed, "limit": limit, "interpreted": interpreted}
    runs = list(_runs(rulesets, seats, games, matches, players, how))
    need_number("workers", workers)
    prepare(runs[0].rounds, report)
    studies: list[Study] = []
    base: _Numbers | None = None
    is_complete = True
    for run in runs:
        numbers, is_complete = run.play(workers, progress)
        if numbers is None:
            break
        studies.append(_study(run, numbers, base))
        base = base or numbers
        if not is_complete:
            break
    first = runs[0].rounds
    return Comparison(
        game=first.rules.game,
        seats=seats,
        games=games,
        matches=matches,
        seed=first.seed,
        limit=limit,
        players=_names(first),
        studies=tuple(studies),
        is_complete=is_complete,
    )


def _names(request: Request) -> tuple[str, ...]:
    names = tuple(request.player_name(seat) for seat in range(request.seats))
    return names if len(set(names)) > 1 else names[:1]


def _runs(
    rulesets: Mapping[str, Ruleset],
    seats: int,
    games: int,
    matches: int,
    players: Players,
    how: Mapping[str, object],
) -> Iterator[_Run]:
    """What is to be played, looked at before anything is."""
    need_number("rulesets", len(rulesets))
    need_number("matches", matches, least=0)
    if len({rules.game for rules in rulesets.values()}) > 1:
        raise RequestError("error-lab-games", "rulesets of two games cannot be compared")
    for name, rules in rulesets.items():
        rounds = Request.make(rules, seats, players, games, rows=True, **how)
        whole = None
        if matches:
            whole = Request.make(rules, seats, players, matches, unit=MATCHES, **how)
        yield _Run(name, rules, rounds, whole)


@dataclass(frozen=True, slots=True)
class _Run:
    """The games of one ruleset that are to be played."""

    name: str
    rules: Ruleset
    rounds: Request
    matches: Request | None

    def play(self, workers: int, progress: Progress | None) -> tuple[_Numbers | None, bool]:
        """What was played to the end, if anything, and whether that is all."""
        rounds = self._simulate(self.rounds, workers, progress)
        if not rounds.games:
            return None, False
        if self.matches is None or not rounds.is_complete:
            return _Numbers.of(self.rounds, rounds, None), rounds.is_complete
        matches = self._simulate(self.matches, workers, progress)
        return _Numbers.of(self.rounds, rounds, matches), matches.is_complete

    def _simulate(self, request: Request, workers: int, progress: Progress | None) -> Results:
        from oneleft.sim import simulate

        def tell(done: int, games: int) -> None:
            if progress is not None:
                progress(self.name, done, games)

        return simulate(
            request.rules,
            request.seats,
            request.players,
            request.games,
            seed=request.seed,
            workers=workers,
            unit=request.unit,
            rows=request.rows,
            limit=request.limit,
            interpreted=request.interpreted,
            progress=tell,
        )


# --------------------------------------------------------------------------------------- numbers


@dataclass(frozen=True, slots=True)
class _Numbers:
    """What is kept of a run: a few numbers of every game, and sums of the rest.

    Attributes:
        game: number of the round in the run, int32[games]; the next five likewise.
        first: whether the first seat won.
        edge: the same less an even share: float64[games].
        totals: mean and standard error by column.
        match, rounds: number and length of every match, int32[matches].
        endless: matches that came to no end.
    """

    game: NDArray[np.int32]
    turns: NDArray[np.int32]
    draw_turns: NDArray[np.int32]
    points: NDArray[np.int32]
    ending: NDArray[np.int32]
    first: NDArray[np.int32]
    edge: NDArray[np.float64]
    totals: Mapping[str, tuple[float, float]]
    match: NDArray[np.int32]
    rounds: NDArray[np.int32]
    endless: int

    @classmethod
    def of(cls, request: Request, rounds: Results, matches: Results | None) -> _Numbers:
        import numpy as np

        seats = request.seats
        winners = rounds.column("winners")
        left = (rounds.column("dealer") + (request.rules.game == "cards")) % seats
        first = winners >> left & 1
        share = sum((winners >> seat & 1 for seat in range(seats)), np.zeros_like(winners)) / seats
        counters = [each.name for each in request.columns if each.kind == COUNTER]
        none = np.zeros(0, np.int32)
        whole = matches if matches is not None and matches.games else None
        return cls(
            game=rounds.column("game").copy(),
            turns=rounds.column("turns").copy(),
            draw_turns=rounds.column("draw_turns").copy(),
            points=rounds.column("points").copy(),
            ending=rounds.column("ending").copy(),
            first=first,
            edge=first - share,
            totals={name: rounds.totals.mean(name) for name in counters},
            match=none if whole is None else whole.column("game").copy(),
            rounds=none if whole is None else whole.column("rounds").copy(),
            endless=0 if whole is None else int((whole.column("winner") < 0).sum()),
        )

    def values(self, name: str, places: slice | NDArray[np.intp] = EVERY) -> NDArray[np.float64]:
        """What a measure is the mean of, one number a game (a match, for ``rounds``).

        ``drawing`` is a ratio of two sums; its numbers are those of the ratio's linear part, by
        which the errors of ratios and of their differences are reckoned.
        """
        if name == "long":
            return (self.turns[places] > LONG).astype("float64")
        if name == "drawing":
            return _ratio(self.draw_turns[places], self.turns[places])
        found: NDArray[np.float64] = getattr(self, name)[places].astype("float64")
        return found

    def numbers(self, name: str) -> NDArray[np.int32]:
        """Which game each of the values belongs to."""
        return self.match if name == "rounds" else self.game


def _ratio(part: NDArray[np.int32], whole: NDArray[np.int32]) -> NDArray[np.float64]:
    """Numbers whose mean is the ratio of the sums, and whose spread that of the ratio."""
    mean = max(float(whole.mean()), 1e-9)
    ratio = float(part.mean()) / mean
    found: NDArray[np.float64] = ratio + (part - ratio * whole) / mean
    return found


def _study(run: _Run, numbers: _Numbers, base: _Numbers | None) -> Study:
    names = MEASURES if len(numbers.match) else PER_ROUND
    differences = () if base is None else tuple(_differences(names, numbers, base))
    return Study(
        name=run.name,
        rules=run.rules,
        games=len(numbers.game),
        matches=len(numbers.match),
        measures=tuple(_measures(names, numbers)),
        differences=differences,
        fired=tuple(_fired(run.rounds, numbers)),
        longer=_longer(numbers),
        warnings=tuple(_warnings(numbers, base)),
    )


def _measures(names: Sequence[str], numbers: _Numbers) -> Iterator[Measure]:
    for name in names:
        if name == "long":
            yield _share(name, numbers.turns > LONG)
        else:
            yield _mean(name, numbers.values(name))
    yield _share("first", numbers.first > 0)
    yield from _quantiles(numbers)


def _mean(name: str, values: NDArray[np.float64]) -> Measure:
    mean = float(values.mean())
    half = math.inf
    if len(values) > 1:
        half = _factor(len(values)) * float(values.std(ddof=1)) / math.sqrt(len(values))
    return Measure(name, mean, mean - half, mean + half)


@cache
def _factor(n: int) -> float:
    """Half the width of a 99 % interval of a mean of ``n`` numbers, in standard errors."""
    return t_quantile(0.995, n - 1) if 1 < n < MANY else Z_99


def _share(name: str, hits: NDArray[np.bool_]) -> Measure:
    count = int(hits.sum())
    return Measure(name, count / len(hits), *wilson(count, len(hits)))


def _quantiles(numbers: _Numbers) -> Iterator[Measure]:
    """Quantiles of the turns; their intervals lie between two rounds of the ordered run.

    Where so few rounds were played that an end lies outside the run, it is 0 or infinite.
    """
    import numpy as np

    ordered = [0.0, *np.sort(numbers.turns).tolist(), math.inf]
    n = len(numbers.turns)
    for share in QUANTILES:
        spread = Z_99 * math.sqrt(n * share * (1 - share))
        low, high = math.ceil(n * share - spread), math.ceil(n * share + spread)
        ends = ordered[max(low, 0)], ordered[min(high, n + 1)]
        yield Measure(f"q{share * 100:.0f}", ordered[math.ceil(n * share)], *ends)


def _differences(names: Sequence[str], numbers: _Numbers, base: _Numbers) -> Iterator[Measure]:
    """Differences game by game, of the games that both have played."""
    import numpy as np

    for name in names:
        mine, other = numbers.numbers(name), base.numbers(name)
        here: slice | NDArray[np.intp] = EVERY
        there = here
        if not np.array_equal(mine, other):
            both, here, there = np.intersect1d(mine, other, return_indices=True)
            mine = both
        if len(mine):
            changes = numbers.values(name, here) - base.values(name, there)
            yield _share_difference(name, changes) if name == "long" else _mean(name, changes)


def _share_difference(name: str, changes: NDArray[np.float64]) -> Measure:
    """A difference of shares of the same games: 1, 0 or -1 a game (Bonett and Price's interval).

    What was never seen to differ may differ all the same: the interval always has a width.
    """
    n = len(changes) + 2
    more, less = ((int((changes * sign > 0).sum()) + 1) / n for sign in (1, -1))
    half = Z_99 * math.sqrt((more + less - (more - less) ** 2) / n)
    middle = more - less
    low, high = max(middle - half, -1.0), min(middle + half, 1.0)
    return Measure(name, float(changes.mean()), low, high)


def _fired(request: Request, numbers: _Numbers) -> Iterator[Fired]:
    for column in columns(request.rules.game, request.seats):
        if column.kind == COUNTER:
            mean, error = numbers.totals[column.name]
            half = _factor(len(numbers.game)) * error
            low, high = max(0.0, mean - half), mean + half
            rate = Measure(column.name, mean, low, high)
            yield Fired(column.name, column.option, column.what, rate)


def _longer(numbers: _Numbers) -> tuple[tuple[int, float], ...]:
    """The share of longer rounds, by the turns, at about a hundred places."""
    import numpy as np

    ordered = np.sort(numbers.turns)
    last = int(ordered[-1])
    places = np.unique(np.linspace(0, last, min(last + 1, 101)).astype(int))
    above = 1 - np.searchsorted(ordered, places, side="right") / len(ordered)
    return tuple((int(place), float(share)) for place, share in zip(places, above, strict=True))


def _warnings(numbers: _Numbers, base: _Numbers | None) -> Iterator[Warned]:
    limited = float((numbers.ending == _LIMITED).mean())
    if limited:
        yield Warned("limited", limited)
    very_long = float((numbers.turns > VERY_LONG).mean())
    if very_long > HARDLY:
        yield Warned("very-long", very_long)
    if numbers.endless:
        yield Warned("endless", numbers.endless / len(numbers.match))
    blocked = float((numbers.ending == _BLOCKED).mean())
    if blocked > HARDLY:
        yield Warned("blocked", blocked)
    if base is not None and _is_same(numbers, base):
        yield Warned("same", 1.0)


def _is_same(numbers: _Numbers, base: _Numbers) -> bool:
    """Whether nothing differs in any game: what was changed is never used by these players."""
    import numpy as np

    names = ("game", "turns", "draw_turns", "points", "edge", "ending", "rounds")
    return all(np.array_equal(getattr(numbers, name), getattr(base, name)) for name in names)


__all__ = [
    "MEASURES",
    "PER_ROUND",
    "QUANTILES",
    "SHARES",
    "Comparison",
    "Fired",
    "Measure",
    "Study",
    "Warned",
    "compare",
]

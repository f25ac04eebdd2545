"""What a run gives: a table with one row a game, and means with intervals."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from oneleft.errors import ChoiceError
from oneleft.faces import seat_text
from oneleft.sim.errors import need
from oneleft.sim.request import MATCHES, Request

if TYPE_CHECKING:
    import numpy as np
    import pyarrow as pa
    from numpy.typing import NDArray

FORMATS = ("parquet", "arrow", "csv")
Z_99 = 2.5758293035489004
"""Half the width of a 99 % interval, in standard errors."""
LIMITED = 3
"""The ending of a round that the limit of turns broke off."""
_ONE_BY_ONE = ("game", "dealer", "winner", "winners", "ending")
"""Columns whose mean means nothing."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean over the games of a run.

    Attributes:
        name: the column, or ``wins_a`` and the like: a share of the games.
        what: what it is.
        mean: over the games.
        low, high: a 99 % interval (normal; for shares, Wilson's).
        most: the largest value of a game.
    """

    name: str
    what: str
    mean: float
    low: float
    high: float
    most: int


@dataclass(frozen=True, slots=True)
class Totals:
    """Sums over games, exact: they are the same in whatever order they are added up.

    Attributes:
        games: how many there are.
        sums: by column, sum, sum of squares and maximum.
    """

    games: int
    sums: Mapping[str, tuple[int, int, int]]

    @classmethod
    def added(cls, pieces: Iterable[Totals]) -> Totals:
        """All of them together."""
        games = 0
        sums: dict[str, tuple[int, int, int]] = {}
        for piece in pieces:
            if piece.games:
                games += piece.games
                for name, (total, squares, most) in piece.sums.items():
                    had = sums.get(name, (0, 0, most))
                    sums[name] = (had[0] + total, had[1] + squares, max(had[2], most))
        return cls(games, sums)

    def mean(self, name: str) -> tuple[float, float]:
        """Mean and standard error of a column."""
        total, squares, _ = self.sums[name]
        n = self.games
        if n < 2:
            return float(total) / max(n, 1), math.inf
        spread = (n * squares - total * total) / (n * (n - 1))  # exact until the division
        return total / n, math.sqrt(spread / n)


def hits(request: Request, data: NDArray[np.int32]) -> Counter[str]:
    """In how many games each seat won, the first seat won, and the limit of turns was met."""
    names = [column.name for column in request.kept]
    dealer, winners, ending = (
        data[:, names.index(name)] for name in ("dealer", "winners", "ending")
    )
    found = Counter(
        {
            f"wins_{seat_text(seat).lower()}": int((winners >> seat & 1).sum())
            for seat in range(request.seats)
        }
    )
    left = (dealer + (request.rules.game == "cards")) % request.seats
    found["wins_first"] = int((winners >> left & 1).sum())
    found["limited"] = int((ending == LIMITED).sum())
    return found


def no_hits(request: Request) -> Counter[str]:
    """The same of no game."""
    import numpy as np

    return hits(request, np.empty((0, len(request.kept)), np.int32))


class Results:
    """The games of a run that were played to the end.

    Their rows are gathered when they are asked for; of a run with a folder they are read from
    there. The means need no rows.

    Attributes:
        request: what was asked for.
        totals: sums over all columns, those that :meth:`table` does not show included.
    """

    def __init__(
        self,
        request: Request,
        totals: Totals,
        hits: Mapping[str, int],
        blocks: Iterable[NDArray[np.int32]],
    ) -> None:
        self.request = request
        self.totals = totals
        self._hits = hits
        self._blocks = blocks

    def __repr__(self) -> str:
        asked = "" if self.is_complete else f" of {self.request.games}"
        return f"<Results of {self.games}{asked} {self.request.unit}>"

    @property
    def games(self) -> int:
        """How many games were played to the end."""
        return self.totals.games

    @property
    def is_complete(self) -> bool:
        """Whether they are all that were asked for."""
        return self.games == self.request.games

    # ------------------------------------------------------------------ rows

    def array(self) -> NDArray[np.int32]:
        """The rows as int32[games, columns], in the order of the games.

        Raises:
            OutputError: the run has a folder, and a part there cannot be read.
        """
        import numpy as np

        found = list(self._blocks)
        if len(found) != 1:
            empty = np.empty((0, len(self.request.kept)), np.int32)
            found = [np.concatenate([empty, *found])]
        self._blocks = found
        return found[0]

    def column(self, name: str) -> NDArray[np.int32]:
        """One column, in the order of the games.

        Raises:
            ChoiceError: there is none, or it was not kept: ask for ``rows``.
        """
        names = [column.name for column in self.request.kept]
        if name not in names:
            raise ChoiceError("column", name, names)
        found: NDArray[np.int32] = self.array()[:, names.index(name)]
        return found

    def table(self) -> pa.Table:
        """An Arrow table with one row a game; each column says in its metadata what it is.

        Raises:
            MissingExtraError: PyArrow is not installed.
        """
        return arrow_table(self.request, self.array())

    def write(self, path: str | Path, kind: str = "parquet") -> None:
        """Writes the table to one file, ``parquet``, ``arrow`` or ``csv``.

        Raises:
            ChoiceError: there is no such format.
            MissingExtraError: PyArrow is not installed.
        """
        write_table(self.table(), Path(path), kind)

    # ------------------------------------------------------------------ means

    def summary(self) -> list[Estimate]:
        """Means of all that has a mean, then the shares of wins by seat and of the first seat."""
        if not self.games:
            return []
        shown = self.request.columns
        if self.request.unit != MATCHES:
            shown = tuple(column for column in shown if column.name != "rounds")
        means = [
            self._estimate(column.name, column.what)
            for column in shown
            if column.name not in _ONE_BY_ONE
        ]
        return means + self._shares()

    def _estimate(self, name: str, what: str) -> Estimate:
        mean, error = self.totals.mean(name)
        most = self.totals.sums[name][2]
        return Estimate(name, what, mean, mean - Z_99 * error, mean + Z_99 * error, most)

    def _shares(self) -> list[Estimate]:
        return [self._share(name, count) for name, count in self._hits.items()]

    def _share(self, name: str, count: int) -> Estimate:
        low, high = wilson(count, self.games)
        whats = {
            "wins_first": "won by the first seat: left of the dealer, or the starter",
            "limited": "broken off, or ended by the limit of turns",
        }
        what = whats.get(name, f"won by seat {name[-1].upper()}")
        return Estimate(name, what, count / self.games, low, high, int(count > 0))

    def as_dict(self) -> dict[str, object]:
        """The summary as JSON has it: what is not finite is None."""
        return {
            "request": self.request.description(),
            "games": self.games,
            "complete": self.is_complete,
            "summary": [finite(asdict(estimate)) for estimate in self.summary()],
        }


def finite(found: object) -> object:
    """The same with None for numbers that JSON does not have: an infinite end, say."""
    if isinstance(found, float) and not math.isfinite(found):
        return None
    if isinstance(found, dict):
        return {name: finite(value) for name, value in found.items()}
    if isinstance(found, list | tuple):
        return [finite(value) for value in found]
    return found


def wilson(hits: int, n: int) -> tuple[float, float]:
    """Wilson's 99 % interval of a share."""
    square = Z_99 * Z_99
    center = (hits + square / 2) / (n + square)
    half = Z_99 / (n + square) * math.sqrt(hits * (n - hits) / n + square / 4)
    return max(0.0, center - half), min(1.0, center + half)


def arrow_table(request: Request, data: NDArray[np.int32]) -> pa.Table:
    """Rows as an Arrow table.

    Raises:
        MissingExtraError: PyArrow is not installed.
    """
    need("lab", "pyarrow")
    import numpy as np
    import pyarrow as pa

    fields = [
        pa.field(
            column.name,
            pa.int32(),
            nullable=False,
            metadata={"what": column.what, "clause": column.clause, "option": column.option},
        )
        for column in request.kept
    ]
    arrays = [pa.array(np.ascontiguousarray(data[:, i])) for i in range(len(fields))]
    return pa.Table.from_arrays(arrays, schema=pa.schema(fields))


def write_table(table: pa.Table, path: Path, kind: str) -> None:
    """Writes a table in one of :data:`FORMATS`.

    Raises:
        ChoiceError: there is no such format.
    """
    if kind == "parquet":
        import pyarrow.parquet as pq

        pq.write_table(table, path)
    elif kind == "arrow":
        from pyarrow import feather

        feather.write_feather(table, str(path), compression="uncompressed")
    elif kind == "csv":
        from pyarrow import csv

        csv.write_csv(table, str(path))
    else:
        raise ChoiceError("format", kind, FORMATS)


def read_table(path: Path, kind: str) -> pa.Table:
    """Reads what :func:`write_table` wrote."""
    if kind == "parquet":
        import pyarrow.parquet as pq

        return pq.read_table(path)
    if kind == "arrow":
        from pyarrow import feather

        return feather.read_table(str(path))
    from pyarrow import csv

    return csv.read_csv(path)


__all__ = [
    "FORMATS",
    "Estimate",
    "Results",
    "Totals",
    "arrow_table",
    "hits",
    "no_hits",
    "read_table",
    "wilson",
    "write_table",
]

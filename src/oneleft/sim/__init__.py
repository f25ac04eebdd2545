"""Batch simulation: whole rounds or matches by the million, compiled, with players of any kind.

>>> from oneleft.rules import CardRules
>>> from oneleft.sim import simulate  # doctest: +SKIP
>>> results = simulate(CardRules.preset("official"), 4, "random", 100_000)  # doctest: +SKIP
>>> results.table().column_names[:4]  # doctest: +SKIP
['game', 'dealer', 'turns', 'winner']

The same request gives the same rows for any number of workers, any back end and any cutting into
pieces: game ``i`` draws all its numbers from the stream ``(seed, i)``.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from oneleft.errors import ChoiceError
from oneleft.rules import Ruleset
from oneleft.sim.backends import BACKENDS, need_backend, played
from oneleft.sim.columns import COLUMNS, Column, columns
from oneleft.sim.engine import Piece, Report, prepare
from oneleft.sim.errors import (
    LostWorkersError,
    OutputError,
    PlayerError,
    PolicyError,
    RequestError,
    SimulationError,
)
from oneleft.sim.parts import Parts
from oneleft.sim.policies import Policy
from oneleft.sim.request import LIMIT, NAMES, UNITS, Players, Request, need_number
from oneleft.sim.results import FORMATS, Estimate, Results, Totals, hits, no_hits

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Progress = Callable[[int, int], None]
"""Told after every piece of work how many games are done, and of how many."""


def simulate(
    rules: Ruleset,
    seats: int,
    players: Players,
    games: int,
    *,
    seed: int = 0,
    workers: int = 1,
    unit: str = "rounds",
    rows: bool = False,
    limit: int = LIMIT,
    chunk: int = 0,
    backend: str | None = None,
    address: str | None = None,
    out: str | Path | None = None,
    kind: str = "parquet",
    interpreted: bool = False,
    checked: bool = False,
    progress: Progress | None = None,
    report: Report | None = None,
) -> Results:
    """Plays ``games`` rounds or matches and gives a row of numbers for each.

    In a run of rounds seat ``i % seats`` deals (cards) or starts (dice) round ``i``, unless the
    rules fix one; matches begin and go on by the rules. Windows are automatic: UNO is called where
    it must be, nobody catches, jumps in or leaves, and of dice only the victim claims. Ctrl-C ends
    the run with what is done (``Results.is_complete`` is false).

    Args:
        players: one for all seats, or one a seat: ``random``, ``greedy``, a :class:`Policy`, or a
            factory of bots, ``Callable[[SplitMix64], Bot]``; with a bot all is played in Python.
        seed: of the run, a whole number; its low 64 bits count.
        workers: threads or processes.
        unit: ``rounds`` or ``matches``.
        rows: whether the counters and the seats' points are kept for every game; their means are
            always there.
        limit: turns after which a round is broken off.
        chunk: games of one piece of work; 0: as is best.
        backend: ``threads`` (the default), ``loky`` (the default where bots play and there are
            several workers), ``dask`` or ``ray``.
        address: of the cluster, for dask and ray; without one, a cluster on this machine.
        out: a folder that keeps every piece when it is done; the same call goes on with it.
        kind: the format of the parts there: ``parquet``, ``arrow`` or ``csv``.
        interpreted: whether to play in Python all the same: slower, with the same rows.
        checked: whether compiled code looks at every index: for policies in the making.
        report: receives a line before something is compiled, which takes a minute or so.

    Raises:
        RulesetError: unsound rules, or seats that the game does not have.
        SimulationError: other things that are impossible, before the work starts; a
            :class:`PlayerError` on the way, with what was done as its ``results``.
        LostWorkersError: workers were lost again and again; it has ``results``, too.
        ChoiceError: an unknown player, unit, back end or format.
        MissingExtraError: what is needed is not installed.
    """
    request = Request.make(
        rules,
        seats,
        players,
        games,
        seed=seed,
        unit=unit,
        rows=rows,
        limit=limit,
        chunk=chunk,
        interpreted=interpreted,
        checked=checked,
    )
    need_number("workers", workers)
    if backend is None:
        backend = "loky" if request.interpreted and workers > 1 else "threads"
    need_backend(backend, address)
    if kind not in FORMATS:
        raise ChoiceError("format", kind, FORMATS)
    parts = None if out is None else Parts(out, kind, request)
    prepare(request, report)
    run = _Run(request, parts, progress)
    return run.play(workers=workers, backend=backend, address=address)


class _Run:
    """A run and what is done of it."""

    def __init__(self, request: Request, parts: Parts | None, progress: Progress | None) -> None:
        self.request = request
        self.parts = parts
        self.progress = progress
        self.done: dict[int, NDArray[np.int32] | None] = {}  # None: in the folder alone
        self.totals = Totals(0, {})
        self.hits = no_hits(request)
        if parts is not None:
            for first in parts.done():
                self._add(first, parts.read(first))
                self.done[first] = None
        self._tell()

    def play(self, *, workers: int, backend: str, address: str | None) -> Results:
        left = [bounds for bounds in self.request.pieces if bounds[0] not in self.done]
        if left:
            try:
                self._play(left, workers, backend, address)
            except KeyboardInterrupt:
                pass  # what is done is given
            except (PlayerError, LostWorkersError) as error:
                error.results = self.results()
                raise
        return self.results()

    def _play(
        self, left: list[tuple[int, int]], workers: int, backend: str, address: str | None
    ) -> None:
        pieces = played(self.request, left, workers=workers, backend=backend, address=address)
        with contextlib.closing(pieces):
            for first, piece in pieces:
                self._keep(first, piece)

    def _keep(self, first: int, piece: Piece) -> None:
        """Takes a piece that is done; one that was broken off is given, but not written."""
        self._add(first, piece)
        if piece.error is not None:
            raise piece.error
        if self.parts is not None:
            self.parts.write(first, piece)
            self.done[first] = None
        self._tell()

    def _add(self, first: int, piece: Piece) -> None:
        self.done[first] = piece.data
        self.totals = Totals.added((self.totals, Totals(len(piece.data), piece.totals)))
        self.hits.update(hits(self.request, piece.data))

    def _tell(self) -> None:
        if self.progress is not None:
            self.progress(self.totals.games, self.request.games)

    def results(self) -> Results:
        return Results(self.request, self.totals, self.hits, _Blocks(self.done, self.parts))


@dataclass(frozen=True, slots=True)
class _Blocks:
    """The rows of a run in the order of the games, piece by piece.

    Attributes:
        done: the rows of each piece by its first game; None: they are in the folder.
        parts: the folder.
    """

    done: Mapping[int, NDArray[np.int32] | None]
    parts: Parts | None

    def __iter__(self) -> Iterator[NDArray[np.int32]]:
        for first in sorted(self.done):
            data = self.done[first]
            if data is None:
                assert self.parts is not None
                data = self.parts.read(first).data
            yield data


__all__ = [
    "BACKENDS",
    "COLUMNS",
    "FORMATS",
    "NAMES",
    "UNITS",
    "Column",
    "Estimate",
    "LostWorkersError",
    "OutputError",
    "PlayerError",
    "Policy",
    "PolicyError",
    "RequestError",
    "Results",
    "SimulationError",
    "columns",
    "simulate",
]

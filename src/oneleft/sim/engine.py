"""Plays a piece of a run: compiled, or in Python where a bot sits."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType, ModuleType
from typing import TYPE_CHECKING

from oneleft.kernel.compiled import KERNEL_MODULES, Build, generated_source, load
from oneleft.laws import LAWS
from oneleft.rules import Ruleset
from oneleft.sim.errors import PlayerError, need
from oneleft.sim.policies import foreign_sources, refusal
from oneleft.sim.refusals import refused_act
from oneleft.sim.request import MATCHES, Request

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Report = Callable[[str], None]

_ENTRIES = ("simulate_rounds", "simulate_matches")
_LENGTHS: Mapping[str, str] = MappingProxyType(
    {
        "r": "RULES_SIZE",
        "s": "STATE_SIZE",
        "v": "STATE_SIZE",
        "g": "2",
        "kinds": "seats",
        "rows": "n * ROW_SIZE",
        "status": "STATUS_SIZE",
    }
)
_LOCK = threading.Lock()
_MODULES: dict[tuple[object, ...], ModuleType] = {}


@dataclass(frozen=True, slots=True)
class Piece:
    """What came of a piece of work.

    Attributes:
        data: int32[games, kept columns]: the games that were played to the end.
        totals: for every column of the request, kept or not: sum, sum of squares, maximum.
        error: what broke the piece off.
    """

    data: NDArray[np.int32]
    totals: dict[str, tuple[int, int, int]]
    error: PlayerError | None = field(default=None)


def rule_list(rules: Ruleset) -> list[int]:
    """The rule vector of either game."""
    return LAWS[rules.game].rule_vector(rules)


def sim_build(game: str, foreign: tuple[str, ...] = ()) -> Build:
    """The build of the drivers of a game; ``foreign`` are the sources of policies."""
    hook = () if foreign else ("oneleft.sim.hook",)
    drivers = (f"oneleft.sim.players_{game}", f"oneleft.sim.drivers_{game}", "oneleft.sim.runs")
    return Build(
        name=f"{game}-sim-policies" if foreign else f"{game}-sim",
        modules=(*KERNEL_MODULES[game], *hook, *drivers),
        entries=_ENTRIES,
        lengths=_LENGTHS,
        foreign=foreign,
    )


def module_for(request: Request, report: Report | None = None) -> ModuleType:
    """The compiled drivers of a request, built if need be.

    Raises:
        PolicyError: a policy cannot be compiled.
        MissingExtraError: Numba is not installed.
    """
    game = request.rules.game
    key = (game, request.policies, request.checked)
    with _LOCK:
        if key not in _MODULES:
            _MODULES[key] = _load(request, report)
        return _MODULES[key]


def _load(request: Request, report: Report | None) -> ModuleType:
    game = request.rules.game
    if not request.policies:
        return load(sim_build(game), checked=request.checked, report=report)
    build = sim_build(game, foreign_sources(request.policies, game))
    try:
        return load(build, checked=request.checked, report=report)
    except Exception as error:
        if not type(error).__module__.startswith("numba"):
            raise
        source = generated_source(build, checked=request.checked)
        number = _to_blame(str(error), len(request.policies))
        raise refusal(request.policies[number], number, str(error), source) from error


def _to_blame(message: str, policies: int) -> int:
    """Which policy the compiler speaks of."""
    return next((i for i in range(policies) if f"policy{i}_" in message), 0)


def prepare(request: Request, report: Report | None = None) -> None:
    """Compiles what the request needs, once for all workers of this machine.

    Raises:
        OneLeftError: an extra is missing, or a policy cannot be compiled.
    """
    need("lab", "numpy")
    if not request.interpreted:
        module_for(request, report)


def play_piece(request: Request, first: int, games: int) -> Piece:
    """Plays ``games`` games from number ``first`` on. What is refused ends it, and is told."""
    rows, error = (_interpreted if request.interpreted else _compiled)(request, first, games)
    names = [column.name for column in request.columns]
    places = _places(request)
    data = rows[:, places]
    kept = {column.name for column in request.kept}
    wanted = [place for place, name in enumerate(names) if name in kept]
    totals = {name: _totals(data[:, place]) for place, name in enumerate(names)}
    return Piece(data[:, wanted].astype("int32"), totals, error)


def _places(request: Request) -> list[int]:
    """Where the request's columns stand in a row of the drivers."""
    from oneleft.sim.columns import COLUMNS

    every = [column.name for column in COLUMNS[request.rules.game]]
    return [every.index(column.name) for column in request.columns]


def _totals(values: NDArray[np.int64]) -> tuple[int, int, int]:
    """Sum, sum of squares and maximum, exact, so that no order of adding shows."""
    if not len(values):
        return 0, 0, 0
    most = int(max(values.max(), -values.min()))
    if most * most * len(values) < 1 << 63:
        squares = int((values * values).sum())
    else:
        squares = sum(int(value) ** 2 for value in values)
    return int(values.sum()), squares, int(values.max())


def _compiled(
    request: Request, first: int, games: int
) -> tuple[NDArray[np.int64], PlayerError | None]:
    import numpy as np

    module = module_for(request)
    size = int(module.ROW_SIZE)
    state = np.zeros(module.STATE_SIZE, np.int64)
    rows = np.empty(games * size, np.int64)
    status = np.zeros(module.STATUS_SIZE, np.int64)
    matches = request.unit == MATCHES
    play = module.simulate_matches_entry if matches else module.simulate_rounds_entry
    done = play(
        np.array(rule_list(request.rules), np.int64),
        state,
        np.zeros(module.STATE_SIZE, np.int64),
        np.zeros(2, np.uint64),
        np.uint64(request.seed),
        first,
        games,
        request.seats,
        np.array(request.kinds, np.int64),
        request.limit,
        rows,
        status,
    )
    table = rows.reshape(games, size)[:done]
    if done == games:
        return table, None
    game, seat, act, code = (int(word) for word in status)
    name = request.player_name(seat)
    position = [int(word) for word in state]
    return table, refused_act(request.rules, position, name, game, seat, act, code)


def _interpreted(
    request: Request, first: int, games: int
) -> tuple[NDArray[np.int64], PlayerError | None]:
    import numpy as np

    from oneleft.sim.interpreted import Table

    table = Table(request)
    rows: list[list[int]] = []
    error = None
    for game in range(first, first + games):
        try:
            rows.append(table.play(game))
        except PlayerError as found:
            error = found
            break
    return np.array(rows, np.int64).reshape(len(rows), table.row_size), error

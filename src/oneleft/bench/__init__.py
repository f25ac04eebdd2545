"""How fast the kernels play, beside other people's engines: `oneleft bench`."""

from oneleft.bench.engines import GAMES, MissingEngineError
from oneleft.bench.measuring import (
    ENGINES,
    REPEATS,
    SEATS,
    NothingToMeasureError,
    Row,
    as_json,
    bench,
    run,
    table,
)

__all__ = [
    "ENGINES",
    "GAMES",
    "REPEATS",
    "SEATS",
    "MissingEngineError",
    "NothingToMeasureError",
    "Row",
    "as_json",
    "bench",
    "run",
    "table",
]

"""The output of a long run: a folder of parts with a manifest, so that it can be gone on with.

Each part holds one piece of work and is written at one stroke; beside it stand its totals. The
manifest holds the whole request and the version of the law: a folder never mixes two runs.
"""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Mapping
from pathlib import Path

from oneleft.errors import ChoiceError
from oneleft.sim.engine import Piece
from oneleft.sim.errors import OutputError, need
from oneleft.sim.files import WRITING, at_one_stroke, put_if_there_is_none
from oneleft.sim.request import Request, unfit
from oneleft.sim.results import FORMATS, arrow_table, read_table, write_table

MANIFEST = "manifest.json"


class Parts:
    """The folder of a run.

    Args:
        path: the folder, which is made if need be.
        kind: the format of its parts.

    Raises:
        OutputError: it cannot be written, holds something else, or another run.
        ChoiceError: there is no such format.
        MissingExtraError: PyArrow is not installed.
    """

    def __init__(self, path: str | Path, kind: str, request: Request) -> None:
        if kind not in FORMATS:
            raise ChoiceError("format", kind, FORMATS)
        need("lab", "pyarrow")
        if not isinstance(path, str | os.PathLike):
            raise unfit("out", path, "a folder")
        self.path = Path(path)
        self.kind = kind
        self.request = request
        try:
            self._open()
        except (OSError, ValueError) as error:  # ValueError: no path at all
            raise self._error("error-sim-output", f"cannot be written: {error}") from None

    def _error(self, key: str, what: str, **params: object) -> OutputError:
        return OutputError(key, f"{self.path}: {what}", path=str(self.path), **params)

    def _open(self) -> None:
        self.path.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=self.path):
            pass
        wanted = {"format": self.kind, **self.request.description()}
        manifest = self.path / MANIFEST
        if manifest.exists():
            self._compare(wanted, manifest)
            return
        if not all(path.name.startswith(WRITING) for path in self.path.iterdir()):
            raise self._error("error-sim-not-empty", "is not empty, and no run of oneleft")
        text = json.dumps(wanted, indent=1) + "\n"
        at_one_stroke(
            manifest, lambda path: path.write_text(text, "utf-8"), put=put_if_there_is_none
        )
        self._compare(wanted, manifest)  # another run may have come first

    def _compare(self, wanted: dict[str, object], manifest: Path) -> None:
        try:
            found = json.loads(manifest.read_text("utf-8"))
        except ValueError:
            found = None
        if not isinstance(found, dict):
            raise self._error("error-sim-manifest", "its manifest cannot be read")
        differing = [name for name, value in wanted.items() if found.get(name) != value]
        if differing:
            name = differing[0]
            had, asked = json.dumps(found.get(name)), json.dumps(wanted[name])
            raise self._error(
                "error-sim-other-run",
                f"holds another run: {name} is {had} there and {asked} here",
                name=name,
                had=had,
                asked=asked,
            )

    # ------------------------------------------------------------------ parts

    def part(self, first: int) -> Path:
        """The file of the piece that begins with game ``first``."""
        number = first // self.request.chunk
        return self.path / f"part-{number:06}.{self.kind}"

    def _totals(self, first: int) -> Path:
        return self.part(first).with_suffix(".json")

    def done(self) -> list[int]:
        """The pieces that are there, by their first games."""
        starts = [first for first, _ in self.request.pieces]
        return [first for first in starts if self.part(first).exists()]

    def write(self, first: int, piece: Piece) -> None:
        """Keeps a piece: its totals first, so that a part is never without.

        Raises:
            OutputError: it cannot be written.
        """
        table = arrow_table(self.request, piece.data)
        text = json.dumps(piece.totals) + "\n"
        try:
            at_one_stroke(self._totals(first), lambda path: path.write_text(text, "utf-8"))
            at_one_stroke(self.part(first), lambda path: write_table(table, path, self.kind))
        except OSError as error:
            raise self._error("error-sim-output", f"cannot be written: {error}") from None

    def read(self, first: int) -> Piece:
        """A piece that was kept.

        Raises:
            OutputError: it cannot be read.
        """
        import numpy as np

        try:
            table = read_table(self.part(first), self.kind)
            text = self._totals(first).read_text("utf-8")
            totals = {name: tuple(sums) for name, sums in json.loads(text).items()}
            names = [column.name for column in self.request.kept]
            data = np.column_stack([table[name].to_numpy() for name in names])
            self._need_whole(first, len(data), totals)
        except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
            what = f"{self.part(first).name} cannot be read: {error}"
            raise self._error("error-sim-part", what, part=self.part(first).name) from None
        return Piece(data.astype("int32"), totals)

    def _need_whole(self, first: int, rows: int, totals: Mapping[str, tuple[int, ...]]) -> None:
        """Does nothing if a part has as many rows, and totals of as many columns, as it should.

        Raises:
            ValueError: it has not.
        """
        games = min(self.request.chunk, self.request.games - first)
        if rows != games:
            raise ValueError(f"it has {rows} rows instead of {games}")
        lacking = [
            column.name
            for column in self.request.columns
            if len(totals[column.name]) != 3
            or {type(each) for each in totals[column.name]} != {int}
        ]
        if lacking:
            raise ValueError(f"its totals lack {', '.join(lacking)}")

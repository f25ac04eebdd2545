"""Datasets: games as records and as arrays, in shards, with a manifest.

A dataset is a folder. ``manifest.json`` says what it holds; each shard has a zip file of records
(what ``oneleft check`` reads) and its arrays, as NumPy's npz or as Parquet. Writing the same
dataset again goes on where it was broken off. To read one::

    from oneleft.analysis import load_dataset

    data = load_dataset("games")
    observations, acts = data["observation"], data["act"]

The columns, one row for each act of a seat: ``game``; ``round``, from 1; ``entry``: how many acts
and outcomes stand before it in its round; ``seat``; ``act``, in the numbering of decision 0002;
``offense``: whether the law calls it one; ``points`` and ``won``: what became of the round for
the seat; ``observation``: what the seat knew, as ``oneleft.envs`` lays it out; ``mask``: its
lawful acts as bits, little end first. The trace has all acts and outcomes: ``trace_game``,
``trace_round``, ``trace_actor`` (-1 is chance), ``trace_act``.
"""

from __future__ import annotations

import hashlib
import importlib
import json
import os
import tempfile
import zipfile
import zlib
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property, partial
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, cast

from oneleft.analysis.datarows import (
    ACTS,
    DECISIONS,
    TRACE,
    UNITS,
    WIDE,
    Plan,
    Rows,
    layout_of,
    play_games,
    record_of_trace,
)
from oneleft.analysis.players import Player, check_players, player_name
from oneleft.errors import ChoiceError, MissingExtraError
from oneleft.record import Record, parse_record
from oneleft.rules import LAW_VERSION, RULESETS, Ruleset
from oneleft.sim.errors import OutputError
from oneleft.sim.files import WRITING, at_one_stroke, put_if_there_is_none
from oneleft.sim.request import need_number, need_ruleset, need_whole, unfit

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from oneleft.analysis.datarows import Columns

FORMAT = "oneleft dataset 1"
MANIFEST = "manifest.json"
KINDS = ("npz", "parquet")
Progress = Callable[[int, int], object]
"""Told how many games are written, and of how many."""
_TABLES = MappingProxyType({"decisions": tuple(DECISIONS), "trace": tuple(TRACE)})


# ------------------------------------------------------------------------------------- writing


def write_dataset(
    out: str | Path,
    rules: Ruleset,
    players: Player | Sequence[Player],
    games: int,
    *,
    seats: int | None = None,
    seed: int = 0,
    unit: str = "rounds",
    shard: int = 1000,
    kind: str = "npz",
    workers: int = 1,
    progress: Progress | None = None,
) -> Dataset:
    """Plays games and writes them down; goes on with a dataset of the same plan.

    The files depend on the arguments alone, not on ``workers`` and on interruptions. A keyboard
    interrupt keeps the shards that are whole.

    Args:
        out: a folder that is empty, not there yet, or holds the beginning of the same dataset.
        rules: a ruleset of either game.
        players: one for all seats, or one a seat: ``random``, ``greedy``, or what makes a bot.
        games: how many in all; a larger number than before adds games.
        seats: how many play; as many as players, if it is not said.
        seed: game ``i`` has its chance and its bots' choices from stream ``i``.
        unit: ``rounds``: single rounds, dealt or started by the seats in turn; or ``matches``.
        shard: games in a shard.
        kind: ``npz`` or ``parquet``.
        workers: processes; more than one need the extra ``lab``.
        progress: told after every shard.

    Raises:
        OneLeftError: an impossible request or a folder that cannot be written, before anything is
            played; or a bot that does what the law refuses (PlayerError).
    """
    need_ruleset(rules)
    if not isinstance(out, str | os.PathLike):
        raise unfit("out", out, "a folder")
    if isinstance(players, str) or callable(players):
        players = (players,)
    count = len(players) if seats is None else seats
    rules.check(count)
    every = check_players(players, count)
    need_number("games", games)
    need_whole("seed", seed)
    need_number("shard", shard)
    need_number("workers", workers)
    if unit not in UNITS:
        raise ChoiceError("unit", unit, UNITS)
    if kind not in KINDS:
        raise ChoiceError("format", kind, KINDS)
    need_libraries(kind, workers)
    plan = Plan(rules=rules, players=every, unit=unit, games=games, seed=seed, shard=shard)
    folder = _Folder(Path(out), plan, kind)
    for entry in _shards(folder, folder.missing(), workers):
        folder.add(entry)
        if progress is not None:
            progress(folder.written, games)
    return load_dataset(out)


def need_libraries(kind: str, workers: int) -> None:
    """Does nothing if what writes and plays is installed.

    Raises:
        MissingExtraError: something is not.
    """
    needed = ["numpy"]
    needed += ["pyarrow.parquet"] if kind == "parquet" else []
    needed += ["joblib"] if workers > 1 else []
    try:
        for name in needed:
            importlib.import_module(name)
    except ImportError as error:
        raise MissingExtraError("lab", error) from error


def description(plan: Plan, kind: str) -> dict[str, object]:
    """What the manifest says of a dataset, but for its games."""
    layout = layout_of(plan.rules.game)
    rules = {option.name: getattr(plan.rules, option.name) for option in plan.rules.options}
    found = {
        "format": FORMAT,
        "law": LAW_VERSION,
        "game": plan.rules.game,
        "rules": rules,
        "seats": plan.seats,
        "players": [player_name(player) for player in plan.players],
        "seed": plan.seed,
        "unit": plan.unit,
        "shard": plan.shard,
        "kind": kind,
        "acts": ACTS[plan.rules.game],
        "observation": [
            {"name": feature.name, "offset": offset, "size": size}
            for feature, offset, size in layout.places(plan.seats)
        ],
    }
    copied: dict[str, object] = json.loads(json.dumps(found, default=list))
    return copied


Shard = dict[str, object]
"""What the manifest says of a shard."""


class _Folder:
    """The folder of a dataset while it is written.

    Raises:
        OutputError: it cannot be written, or holds something else.
    """

    def __init__(self, path: Path, plan: Plan, kind: str) -> None:
        self.path = path
        self.plan = plan
        self.kind = kind
        self.shards: dict[int, Shard] = {}
        try:
            path.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=path):
                pass
            if not (path / MANIFEST).exists():
                if not all(file.name.startswith(WRITING) for file in path.iterdir()):
                    raise output_error(path, "error-sim-not-empty", "is not empty, and no dataset")
                self._write_manifest(put_if_there_is_none)
            self._go_on()
            self._write_manifest()
        except (OSError, ValueError) as error:  # ValueError: no path at all
            raise output_error(path, "error-sim-output", f"cannot be written: {error}") from None

    def _go_on(self) -> None:
        """Keeps the whole shards of the same plan."""
        manifest = read_manifest(self.path)
        for name, asked in description(self.plan, self.kind).items():
            if manifest.get(name) != asked:
                raise self._another(name, manifest.get(name), asked)
        games = manifest.get("games")
        if isinstance(games, int) and games > self.plan.games:  # games are added, never taken away
            raise self._another("games", games, self.plan.games)
        for entry in shards_of(manifest):
            start, end = _bounds(entry)
            if (start, end) in self._wanted() and is_whole(self.path, entry):
                self.shards[start] = entry

    def _another(self, name: str, had: object, asked: object) -> OutputError:
        params = {"name": name, "had": json.dumps(had), "asked": json.dumps(asked)}
        what = "holds another dataset: {name} is {had} there and {asked} here".format(**params)
        return output_error(self.path, "error-sim-other-run", what, **params)

    def _wanted(self) -> list[tuple[int, int]]:
        starts = range(0, self.plan.games, self.plan.shard)
        return [(start, min(start + self.plan.shard, self.plan.games)) for start in starts]

    def missing(self) -> list[tuple[int, int]]:
        """First game and end of the shards that are still to be written."""
        return [bounds for bounds in self._wanted() if bounds[0] not in self.shards]

    @property
    def written(self) -> int:
        """Games in whole shards."""
        return sum(end - start for start, end in map(_bounds, self.shards.values()))

    def add(self, entry: Shard) -> None:
        """Books a shard."""
        self.shards[_bounds(entry)[0]] = entry
        self._write_manifest()

    def _write_manifest(self, put: Callable[[Path, Path], object] = Path.replace) -> None:
        shards = [self.shards[start] for start in sorted(self.shards)]
        found = description(self.plan, self.kind) | {
            "games": self.plan.games,
            "written": self.written,
            "is_complete": not self.missing(),
            "digest": hashlib.sha256(json.dumps(shards, sort_keys=True).encode()).hexdigest(),
            "shards": shards,
        }
        text = json.dumps(found, indent=1) + "\n"
        at_one_stroke(self.path / MANIFEST, lambda path: path.write_text(text, "utf-8"), put)


def output_error(path: Path, key: str, what: str, **params: object) -> OutputError:
    """An error of the folder of a dataset."""
    return OutputError(key, f"{path}: {what}", path=str(path), **params)


def _shards(folder: _Folder, bounds: Sequence[tuple[int, int]], workers: int) -> Iterator[Shard]:
    """Writes the files of shards, in order, and gives what the manifest says of them."""
    calls = [(folder.plan, start, end, folder.path, folder.kind) for start, end in bounds]
    if workers == 1 or len(calls) < 2:
        yield from (write_shard(*call) for call in calls)
        return
    from joblib import Parallel, delayed

    pool = Parallel(n_jobs=workers, return_as="generator")
    found = pool(delayed(write_shard)(*call) for call in calls)
    yield from cast("Iterator[Shard]", found)


def write_shard(plan: Plan, start: int, end: int, path: Path, kind: str) -> Shard:
    """Plays the games of a shard and writes its files."""
    rows = play_games(plan, start, end)
    number = start // plan.shard
    columns = rows.columns(plan)
    records = path / f"records-{number:05}.zip"
    at_one_stroke(records, lambda file: _write_records(file, rows, start))
    files = [records]
    if kind == "npz":
        import numpy as np

        arrays = path / f"arrays-{number:05}.npz"
        at_one_stroke(arrays, lambda file: np.savez_compressed(file, **columns))  # type: ignore[arg-type]
        files.append(arrays)
    else:
        for table, names in _TABLES.items():
            file = path / f"{table}-{number:05}.parquet"
            part = {name: columns[name] for name in names}
            at_one_stroke(file, partial(_write_parquet, part))
            files.append(file)
    return {
        "games": [start, end],
        "decisions": len(columns["game"]),
        "acts": len(columns["trace_game"]),
        "unfinished": rows.unfinished,
        "files": {file.name: digest_of(file) for file in files},
    }


def _write_records(file: Path, rows: Rows, start: int) -> None:
    """A zip file that depends on its contents alone."""
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for number, text in enumerate(rows.records, start=start):
            info = zipfile.ZipInfo(record_name(number))
            info.compress_type = zipfile.ZIP_DEFLATED
            info.external_attr = 0o644 << 16
            archive.writestr(info, text if text.endswith("\n") else text + "\n")


def record_name(game: int) -> str:
    """The name of a game's record in its shard."""
    return f"game-{game:07}.oneleft"


def _write_parquet(columns: Columns, file: Path) -> None:
    import pyarrow as pa
    import pyarrow.parquet as pq

    arrays = {
        name: pa.FixedSizeListArray.from_arrays(pa.array(values.ravel()), values.shape[1])
        if name in WIDE
        else pa.array(values)
        for name, values in columns.items()
    }
    pq.write_table(pa.table(arrays), file, compression="zstd")


def digest_of(file: Path) -> str:
    """SHA-256 of a file, in hex."""
    with file.open("rb") as stream:
        return hashlib.file_digest(stream, "sha256").hexdigest()


# ------------------------------------------------------------------------------------- reading


def read_manifest(path: Path) -> dict[str, object]:
    """The manifest of a dataset.

    Raises:
        OutputError: there is none, or it cannot be read.
    """
    try:
        found = json.loads((path / MANIFEST).read_text("utf-8"))
    except (OSError, ValueError):
        raise output_error(path, "error-sim-manifest", "its manifest cannot be read") from None
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise output_error(path, "error-sim-manifest", "its manifest cannot be read")
    return found


def shards_of(manifest: dict[str, object]) -> list[Shard]:
    """What a manifest says of its shards."""
    found = manifest["shards"]
    assert isinstance(found, list)
    return found


def _bounds(entry: Shard) -> tuple[int, int]:
    found = entry["games"]
    assert isinstance(found, list)
    start, end = found
    return int(start), int(end)


def _files(entry: Shard) -> dict[str, str]:
    found = entry["files"]
    assert isinstance(found, dict)
    return found


def is_whole(path: Path, entry: Shard) -> bool:
    """Whether the files of a shard are there and as they were written."""
    files = _files(entry)
    return all(
        (path / name).is_file() and digest_of(path / name) == digest
        for name, digest in files.items()
    )


def load_dataset(path: str | Path) -> Dataset:
    """A dataset that was written before.

    Raises:
        OutputError: there is no dataset.
    """
    return Dataset(Path(path))


class Dataset:
    """A dataset in a folder. ``data["act"]`` is a whole column; shards are read when needed.

    Attributes:
        path: the folder.
        manifest: what it says of itself.
        rules: the ruleset of all games.
        games: how many are written.

    Raises:
        OutputError: there is no dataset.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.manifest = read_manifest(path)
        game = str(self.manifest["game"])
        values = self.manifest["rules"]
        assert isinstance(values, dict)
        for name, value in values.items():
            if isinstance(value, list):  # a table of dice
                values[name] = tuple(tuple(row) for row in value)
        self.rules: Ruleset = RULESETS[game].preset("classic").replace(**values)
        self._shards = shards_of(self.manifest)
        self.games = sum(end - start for start, end in map(_bounds, self._shards))

    def __len__(self) -> int:
        """How many decisions there are."""
        return sum(int(str(entry["decisions"])) for entry in self._shards)

    def __repr__(self) -> str:
        game, games = self.rules.game, self.games
        return f"<Dataset {str(self.path)!r}: {game}, {games} games, {len(self)} decisions>"

    @property
    def is_complete(self) -> bool:
        """Whether all games that were asked for are written."""
        return bool(self.manifest["is_complete"])

    @property
    def columns(self) -> tuple[str, ...]:
        """The names of all columns."""
        return (*DECISIONS, *TRACE)

    def __getitem__(self, name: str) -> NDArray[np.generic]:
        """A column over all shards.

        Raises:
            KeyError: there is no such column.
        """
        if name not in self.columns:
            raise KeyError(name)
        if name not in self._read:
            import numpy as np

            parts = [self.shard(i, (name,))[name] for i in range(len(self._shards))]
            self._read[name] = np.concatenate(parts)
        return self._read[name]

    @cached_property
    def _read(self) -> Columns:
        return {}

    def shard(self, number: int, names: Sequence[str] = ()) -> Columns:
        """The columns of one shard, or some of them: for what does not fit into memory.

        Raises:
            OutputError: a file of it is not there, or damaged.
        """
        wanted = tuple(names) or self.columns
        files = _files(self._shards[number])
        try:
            return self._arrays(files, wanted)
        except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile, zlib.error) as error:
            what = f"shard {number} cannot be read: {error}"
            part = next(iter(self.damaged()), MANIFEST)
            raise output_error(self.path, "error-sim-part", what, part=part) from error

    def _arrays(self, files: dict[str, str], wanted: Sequence[str]) -> Columns:
        (arrays,) = [name for name in files if name.endswith(".npz")] or [""]
        if arrays:
            import numpy as np

            with (self.path / arrays).open("rb") as file, np.load(file) as found:
                return {name: found[name] for name in wanted}
        return self._parquet(files, wanted)

    def _parquet(self, files: dict[str, str], wanted: Sequence[str]) -> Columns:
        import pyarrow.parquet as pq

        found: Columns = {}
        for table, names in _TABLES.items():
            asked = [name for name in names if name in wanted]
            if not asked:
                continue
            (file,) = [name for name in files if name.startswith(table)]
            read = pq.read_table(self.path / file, columns=asked)
            for name in asked:
                column = read.column(name).combine_chunks()
                if name in WIDE:
                    width = column.type.list_size
                    values = column.flatten().to_numpy(zero_copy_only=False)
                    found[name] = values.reshape(-1, width)
                else:
                    found[name] = column.to_numpy(zero_copy_only=False)
        return found

    @property
    def masks(self) -> NDArray[np.bool_]:
        """The lawful acts: ``bool[decisions, acts]``."""
        import numpy as np

        acts = int(str(self.manifest["acts"]))
        bits = np.unpackbits(self["mask"].astype(np.uint8), axis=1, bitorder="little")
        return bits[:, :acts].astype(np.bool_)

    def feature(self, name: str) -> NDArray[np.generic]:
        """The part of the observations that a feature of the layout names.

        Raises:
            KeyError: there is no such feature.
        """
        seats = int(str(self.manifest["seats"]))
        offset, size = layout_of(self.rules.game).place(name, seats)
        found: NDArray[np.generic] = self["observation"][:, offset : offset + size]
        return found

    # ------------------------------------------------------------------ records

    def record_text(self, game: int) -> str:
        """The record of a game as text.

        Raises:
            KeyError: there is no such game.
        """
        for entry in self._shards:
            start, end = _bounds(entry)
            if start <= game < end:
                (records,) = [name for name in _files(entry) if name.endswith(".zip")]
                with zipfile.ZipFile(self.path / records) as archive:
                    return archive.read(record_name(game)).decode()
        raise KeyError(game)

    def record(self, game: int) -> Record:
        """The record of a game.

        Raises:
            KeyError: there is no such game.
        """
        return parse_record(self.record_text(game))

    def records(self) -> Iterator[Record]:
        """All records, in order."""
        for entry in self._shards:
            start, end = _bounds(entry)
            yield from (self.record(game) for game in range(start, end))

    def replayed(self, game: int) -> Record:
        """The record of a game, made from the arrays alone by playing the trace through the law.

        Raises:
            KeyError: there is no such game.
            RecordError: the trace is damaged.
        """
        mine = self["trace_game"] == game
        if not mine.any():
            raise KeyError(game)
        names = ("trace_round", "trace_actor", "trace_act")
        trace = zip(*(self[name][mine].tolist() for name in names), strict=True)
        players = self.manifest["players"]
        assert isinstance(players, list)
        plan = Plan(rules=self.rules, players=tuple(players), unit=str(self.manifest["unit"]))
        first = plan.first(game) if plan.unit == "rounds" else None
        return record_of_trace(self.rules, players, first, plan.unit, trace)

    def damaged(self) -> list[str]:
        """The files that are missing, or not as they were written."""
        return [
            name
            for entry in self._shards
            for name, digest in _files(entry).items()
            if not is_whole(self.path, replace_files(entry, {name: digest}))
        ]


def replace_files(entry: Shard, files: dict[str, str]) -> Shard:
    """What the manifest says of a shard, with some of its files alone."""
    return {**entry, "files": files}

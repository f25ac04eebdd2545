"""Backups: every row of every table as lines of JSON, for either kind of database."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, LargeBinary, func, insert, select

from oneleft.errors import OneLeftError
from oneleft.server.database import open_database
from oneleft.server.migrate import migrate
from oneleft.server.schema import metadata

FORMAT = "oneleft backup 1"
LEFT_OUT = ("processes", "connections")
"""What only means something while the processes live that wrote it."""
TOGETHER = 500
_encoder = msgspec.json.Encoder()


class BackupError(OneLeftError):
    """A backup cannot be read, or there is something where it should go.

    Attributes:
        key: the message in the Fluent files.
        params: its parameters.
    """

    def __init__(self, key: str, **params: object) -> None:
        self.key = key
        self.params = params
        super().__init__(f"{key} {params}")


def backup(url: str, path: Path) -> int:
    """Writes all that a database holds; how many rows."""
    return asyncio.run(_backup(url, path))


async def _backup(url: str, path: Path) -> int:
    database = open_database(url)
    try:
        await migrate(database)
        partial = path.with_name(path.name + ".part")
        count = await database.read(lambda c: _write(c, partial))
        partial.replace(path)
        return count
    finally:
        await database.close()


def _write(connection: Connection, path: Path) -> int:
    count = 0
    with gzip.open(path, "wb") as file:
        file.write(_encoder.encode({"format": FORMAT}) + b"\n")
        for table in metadata.sorted_tables:
            if table.name in LEFT_OUT:
                continue
            for row in connection.execute(select(table)).mappings():
                file.write(_encoder.encode([table.name, dict(row)]) + b"\n")
                count += 1
    return count


def restore(url: str, path: Path) -> int:
    """Fills an empty database from a backup; how many rows.

    Raises:
        BackupError: it is no backup, or the database is not empty; nothing was written.
    """
    return asyncio.run(_restore(url, path))


async def _restore(url: str, path: Path) -> int:
    database = open_database(url)
    try:
        await migrate(database)
        return await database.write(lambda c: _read(c, path))
    finally:
        await database.close()


def _read(connection: Connection, path: Path) -> int:
    for table in metadata.sorted_tables:
        if (
            table.name not in LEFT_OUT
            and connection.execute(select(func.count()).select_from(table)).scalar_one()
        ):
            raise BackupError("admin-not-empty", table=table.name)
    count = 0
    waiting: dict[str, list[dict[str, Any]]] = {}
    for name, row in _rows(path):
        waiting.setdefault(name, []).append(row)
        count += 1
        if len(waiting[name]) >= TOGETHER:
            connection.execute(insert(metadata.tables[name]), waiting.pop(name))
    for table in metadata.sorted_tables:
        if waiting.get(table.name):
            connection.execute(insert(table), waiting[table.name])
    return count


def _rows(path: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    number = 0
    try:
        with gzip.open(path, "rb") as file:
            for number, line in enumerate(file, start=1):
                found = msgspec.json.decode(line)
                if number == 1:
                    if found != {"format": FORMAT}:
                        raise BackupError("admin-no-backup", path=str(path), line=1)
                    continue
                name, row = found
                yield name, _typed(name, row)
    except (OSError, EOFError, msgspec.DecodeError, KeyError, TypeError, ValueError) as error:
        raise BackupError("admin-no-backup", path=str(path), line=number) from error


def _typed(name: str, row: dict[str, Any]) -> dict[str, Any]:
    """A row with its bytes as bytes: JSON has them as base64."""
    columns = metadata.tables[name].columns
    return {
        key: msgspec.convert(value, bytes)
        if isinstance(columns[key].type, LargeBinary) and value is not None
        else value
        for key, value in row.items()
    }

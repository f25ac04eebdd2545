"""Backups: every row of every table as lines of JSON, for either kind of database."""

from __future__ import annotations

import asyncio
import gzip
import zlib
from collections.abc import Iterator, Mapping
from itertools import groupby, islice
from operator import itemgetter
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, LargeBinary, func, insert, select
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, StatementError

from oneleft.errors import SaidError
from oneleft.server.database import open_database
from oneleft.server.migrate import migrate
from oneleft.server.schema import metadata

FORMAT = "oneleft backup 1"
LEFT_OUT = ("processes", "connections")
"""What only means something while the processes live that wrote it."""
TOGETHER = 500
_DAMAGE = (
    OSError,
    EOFError,
    zlib.error,
    msgspec.DecodeError,
    AttributeError,
    KeyError,
    TypeError,
    ValueError,
)
"""What reading a damaged file may raise."""
_encoder = msgspec.json.Encoder()


class BackupError(SaidError):
    """A backup cannot be read, or there is something where it should go."""


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
                file.write(_encoder.encode([str(table.name), _plain(row)]) + b"\n")
                count += 1
    return count


def _plain(row: Mapping[Any, Any]) -> dict[str, Any]:
    """A row by the names of its columns, which SQLAlchemy has as strings of its own."""
    return {str(name): value for name, value in row.items()}


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
        return await database.write(lambda c: _read(c, path), is_long=True)
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
    try:
        # In the order of the file: no row comes before those that it points to.
        for name, rows in groupby(_rows(path), key=itemgetter(0)):
            while together := [row for _, row in islice(rows, TOGETHER)]:
                connection.execute(insert(metadata.tables[name]), together)
                count += len(together)
    except StatementError as error:
        if isinstance(error, DBAPIError) and not isinstance(error, IntegrityError | DataError):
            raise
        raise BackupError("admin-no-backup", path=str(path), line=count + 2) from error
    _count_on(connection)
    return count


def _count_on(connection: Connection) -> None:
    """Lets PostgreSQL number new rows after those that brought their own numbers."""
    if connection.dialect.name != "postgresql":
        return
    for table in metadata.sorted_tables:
        column = table.autoincrement_column
        if column is not None:
            place = func.pg_get_serial_sequence(str(table.name), str(column.name))
            last = select(func.coalesce(func.max(column), 0) + 1).scalar_subquery()
            connection.execute(select(func.setval(place, last, False)))  # noqa: FBT003 - SQL's


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
    except _DAMAGE as error:
        raise BackupError("admin-no-backup", path=str(path), line=number) from error
    if not number:
        raise BackupError("admin-no-backup", path=str(path), line=1)


def _typed(name: str, row: dict[str, Any]) -> dict[str, Any]:
    """A row with its bytes as bytes: JSON has them as base64."""
    columns = metadata.tables[name].columns
    return {
        key: msgspec.convert(value, bytes)
        if isinstance(columns[key].type, LargeBinary) and value is not None
        else value
        for key, value in row.items()
    }

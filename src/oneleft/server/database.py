"""Connections to the database: SQLite in a thread of its own, PostgreSQL through asyncpg.

Both run the same synchronous functions over a :class:`sqlalchemy.Connection`, so the statements in
:mod:`oneleft.server.store` stand once. SQLite has one writer: writes that wait together are
committed together, which is worth a factor of five over one commit each.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, select
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from oneleft.errors import OneLeftError

T = TypeVar("T")
Item = TypeVar("Item")
Work = Callable[[Connection], T]
PutAll = Callable[[Connection, Sequence[Item]], Sequence[Exception | None]]
MOST_TOGETHER = 256
"""Writes of one commit."""
SERVER_SETTINGS = {"lock_timeout": "1000", "idle_in_transaction_session_timeout": "10000"}
"""Of every connection to PostgreSQL, in milliseconds: a process that stands still in a transaction
holds up the others for so long, and no longer."""
COMMAND_S = 60.0
"""A statement that takes longer never comes back."""
IDLE_S = 1.0
"""After so many seconds a connection is looked at before it is used."""
CLOSE_S = 5.0


class StoreError(OneLeftError):
    """The database does not answer, or what it holds cannot be used."""


class Database(Protocol):
    """Runs work over a connection."""

    is_shared: bool
    """Whether other processes may write to it too."""

    async def read(self, work: Work[T]) -> T:
        """Runs what only reads.

        Raises:
            StoreError: the database does not answer.
        """
        ...

    async def write(self, work: Work[T], *, is_long: bool = False) -> T:
        """Runs work in a transaction; when it returns, the work is committed.

        An exception of the work undoes what it did and is raised here. ``is_long``: it takes more
        than a few statements.

        Raises:
            StoreError: the database does not answer; nothing was written, or it cannot be known.
        """
        ...

    async def put(self, put_all: PutAll[Item], item: Item) -> None:
        """Writes an item with all that wait to be put likewise; when it returns, it is committed.

        ``put_all`` writes many items and gives what stood in the way of each, None if nothing did;
        of what could not be written it has changed nothing. That is raised here.

        Raises:
            StoreError: the database does not answer; nothing was written, or it cannot be known.
        """
        ...

    async def close(self) -> None:
        """Waits for what runs, and lets the connections go."""
        ...


def open_database(url: str) -> Database:
    """The database of a URL: ``sqlite:////path/to/file.db`` or ``postgresql://user@host/name``.

    Raises:
        StoreError: another kind, or the library for it is missing.
    """
    try:
        parsed = make_url(url)
    except SQLAlchemyError as error:
        raise StoreError(f"{url!r} is no database URL: {error}") from None
    kind = parsed.get_backend_name()
    if kind == "sqlite":
        return SqliteDatabase(parsed)
    if kind in ("postgresql", "postgres"):
        return PostgresDatabase(parsed)
    raise StoreError(f"no database of kind {kind!r}: use sqlite or postgresql")


class SqliteDatabase:
    """A file, in WAL mode: one connection writes, another reads, each with a thread to wait in."""

    is_shared = False

    def __init__(self, url: URL) -> None:
        self.path = url.database or ""
        if self.path in ("", ":memory:") or "mode=memory" in self.path:
            raise StoreError("SQLite needs a file: two threads do not share a database in memory")
        self._engine = _sqlite_engine(url)
        self._writer = ThreadPoolExecutor(1, "sqlite-write")
        self._reader = ThreadPoolExecutor(1, "sqlite-read")
        self._waiting: list[tuple[Work[Any], asyncio.Future[Any], bool]] = []
        self._pump: asyncio.Task[None] | None = None
        self._writing: Connection | None = None

    async def read(self, work: Work[T]) -> T:
        """Runs what only reads, in the reading thread."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reader, self._in_transaction, work)

    def _in_transaction(self, work: Work[T]) -> T:
        try:
            with self._engine.begin() as connection:
                return work(connection)
        except DBAPIError as error:
            raise _store_error(error) from error

    async def write(self, work: Work[T], *, is_long: bool = False) -> T:
        """Runs the work with all others that wait, in one transaction, each in a savepoint."""
        return await self._commit_with_others(_in_savepoint(work), is_long=is_long)

    async def put(self, put_all: PutAll[Item], item: Item) -> None:
        """Writes the item in the transaction of all others that wait; it needs no savepoint."""

        def work(connection: Connection) -> None:
            (trouble,) = put_all(connection, [item])
            if trouble is not None:
                raise trouble

        await self._commit_with_others(work, is_long=False)

    async def _commit_with_others(self, work: Work[T], *, is_long: bool) -> T:
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, future, is_long))
        if self._pump is None or self._pump.done():
            self._pump = asyncio.create_task(self._commit_waiting())
        return await future

    async def _commit_waiting(self) -> None:
        while self._waiting:
            batch = self._next_batch()
            try:
                results = await self._write_together([work for work, _, _ in batch], batch[0][2])
            except Exception as error:  # noqa: BLE001 - nobody may wait forever
                results = [error] * len(batch)
            for (_, future, _), result in zip(batch, results, strict=True):
                if future.done():
                    continue
                if isinstance(result, Exception):
                    future.set_exception(result)
                else:
                    future.set_result(result)

    def _next_batch(self) -> list[tuple[Work[Any], asyncio.Future[Any], bool]]:
        """What is committed together next; long work goes alone."""
        size = 0
        while size < min(len(self._waiting), MOST_TOGETHER) and not self._waiting[size][2]:
            size += 1
        size = size or 1
        batch, self._waiting = self._waiting[:size], self._waiting[size:]
        return batch

    async def _write_together(self, works: list[Work[Any]], is_long: bool) -> list[Any]:  # noqa: FBT001
        """The results, or the exceptions, of each work; all that succeeded is committed.

        The statements run here and only the commit, which waits for the disk, in the thread: a
        statement is over in some microseconds, less than handing Python's lock to and fro costs.
        """
        loop = asyncio.get_running_loop()
        try:
            if self._writing is None:
                self._writing = self._engine.connect()
            connection = self._writing
            transaction = connection.begin()
            try:
                if is_long:
                    results = await loop.run_in_executor(
                        self._writer, lambda: [_apart(connection, work) for work in works]
                    )
                else:
                    results = [_apart(connection, work) for work in works]
                _check_open(connection)
                await loop.run_in_executor(self._writer, transaction.commit)
            except BaseException:
                self._writing = None
                if transaction.is_active:
                    transaction.rollback()
                connection.close()
                raise
        except (DBAPIError, _UndoneError) as error:
            raise _store_error(error) from error
        return results

    async def close(self) -> None:
        """Waits for the writes, then closes the file."""
        if self._pump is not None:
            await self._pump
        self._writer.shutdown(wait=True)
        self._reader.shutdown(wait=True)
        if self._writing is not None:
            self._writing.close()
        self._engine.dispose()


class _UndoneError(Exception):
    """SQLite has undone the whole transaction by itself, as on a full disk."""


def _check_open(connection: Connection) -> None:
    """Past that point each statement would stand alone, and the commit would commit nothing."""
    driver: Any = connection.connection.driver_connection
    if not driver.in_transaction:
        raise _UndoneError


def _apart(connection: Connection, work: Work[Any]) -> Any:
    """One work of several: its exception undoes it alone."""
    try:
        return work(connection)
    except DBAPIError as error:
        _check_open(connection)
        if error.connection_invalidated or "locked" in str(error) or "disk" in str(error):
            raise
        return error
    except Exception as error:  # noqa: BLE001 - it is raised where the work came from
        return error


def _in_savepoint(work: Work[T]) -> Work[T]:
    def undone_alone(connection: Connection) -> T:
        with connection.begin_nested():
            return work(connection)

    return undone_alone


def _sqlite_engine(url: URL) -> Engine:
    engine = create_engine(
        url, connect_args={"timeout": 5.0, "check_same_thread": False}, hide_parameters=True
    )

    @event.listens_for(engine, "connect")
    def _prepare(connection: Any, _record: Any) -> None:
        # SQLAlchemy begins and ends the transactions, not the driver: savepoints need it.
        connection.isolation_level = None
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute(
            "PRAGMA synchronous=FULL"
        )  # nothing acknowledged is lost, power cuts included
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine


class PostgresDatabase:
    """PostgreSQL through asyncpg: a pool of connections, and one apart for what is put."""

    is_shared = True

    def __init__(self, url: URL) -> None:
        asynchronous = url.set(drivername="postgresql+asyncpg")
        try:
            self._engine: AsyncEngine = create_async_engine(
                asynchronous,
                pool_size=10,
                max_overflow=0,
                pool_pre_ping=True,
                pool_timeout=5,
                hide_parameters=True,
                connect_args={"server_settings": SERVER_SETTINGS, "command_timeout": COMMAND_S},
            )
        except ModuleNotFoundError as error:
            raise StoreError('PostgreSQL needs asyncpg: pip install "oneleft[postgres]"') from error
        self._putting: AsyncConnection | None = None
        self._put_at = 0.0
        self._ending: set[asyncio.Task[None]] = set()
        self._waiting: list[tuple[PutAll[Any], Any, asyncio.Future[None]]] = []
        self._pump: asyncio.Task[None] | None = None

    async def read(self, work: Work[T]) -> T:
        """Runs what only reads."""
        return await self.write(work)

    async def write(self, work: Work[T], *, is_long: bool = False) -> T:  # noqa: ARG002
        """Runs work in a transaction of its own."""
        with _trouble_told():
            async with self._engine.begin() as connection:
                return await connection.run_sync(work)

    async def put(self, put_all: PutAll[Item], item: Item) -> None:
        """Writes the item with all that came while the last ones were committed."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((put_all, item, future))
        if self._pump is None or self._pump.done():
            self._pump = asyncio.create_task(self._put_waiting())
        await future

    async def _put_waiting(self) -> None:
        while self._waiting:
            put_all = self._waiting[0][0]
            size = 1
            most = min(len(self._waiting), MOST_TOGETHER)
            while size < most and self._waiting[size][0] is put_all:
                size += 1
            alike, self._waiting = self._waiting[:size], self._waiting[size:]
            troubles: Sequence[Exception | None]
            try:
                troubles = await self._put_together(put_all, [item for _, item, _ in alike])
            except Exception as error:  # noqa: BLE001 - nobody may wait forever
                self._let_go()
                troubles = [error] * len(alike)
            for (_, _, future), trouble in zip(alike, troubles, strict=True):
                if future.done():
                    continue
                if trouble is None:
                    future.set_result(None)
                else:
                    future.set_exception(trouble)

    async def _put_together(
        self, put_all: PutAll[Item], items: Sequence[Item]
    ) -> Sequence[Exception | None]:
        """One statement is a transaction by itself here: no round trips to begin and end it."""
        with _trouble_told():
            if self._putting is not None and time.monotonic() - self._put_at > IDLE_S:
                await self._look_whether_it_lives()
            if self._putting is None:
                connection = await self._engine.connect()
                self._putting = await connection.execution_options(isolation_level="AUTOCOMMIT")
            troubles = await self._putting.run_sync(put_all, items)
        self._put_at = time.monotonic()
        found = [_as_told(each) for each in troubles]
        if any(isinstance(each, StoreError) for each in found):
            self._let_go()
        return found

    async def _look_whether_it_lives(self) -> None:
        """A connection that was idle may have been ended meanwhile, which is no trouble yet."""
        assert self._putting is not None
        try:
            await self._putting.execute(select(1))
        except (DBAPIError, OSError, TimeoutError):
            self._let_go()

    def _let_go(self) -> None:
        """The connection is made anew for what is put next; nobody waits for the old one's end."""
        connection, self._putting = self._putting, None
        if connection is not None:
            task = asyncio.create_task(_end(connection))
            self._ending.add(task)
            task.add_done_callback(self._ending.discard)

    async def close(self) -> None:
        """Waits for what is being put, then lets the connections go."""
        if self._pump is not None:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._pump, CLOSE_S)
        self._let_go()
        await asyncio.gather(*self._ending)
        with contextlib.suppress(SQLAlchemyError, OSError):
            await self._engine.dispose()


async def _end(connection: AsyncConnection) -> None:
    """Ends a connection whose other side may be gone: that can take seconds."""
    with contextlib.suppress(SQLAlchemyError, OSError, TimeoutError):
        await connection.invalidate()
        await connection.close()


@contextlib.contextmanager
def _trouble_told() -> Generator[None]:
    """A server that is away is a StoreError; a statement that is wrong stays what it is."""
    try:
        yield
    except DBAPIError as error:
        if _is_away(error):
            raise _store_error(error) from error
        raise
    except (OSError, TimeoutError, SQLAlchemyError) as error:
        if isinstance(error, SQLAlchemyError) and not _is_gone(error):
            raise
        raise _store_error(error) from error


def _as_told(error: Exception | None) -> Exception | None:
    """The error of one item likewise."""
    return _store_error(error) if isinstance(error, DBAPIError) and _is_away(error) else error


def _is_away(error: DBAPIError) -> bool:
    return error.connection_invalidated or _is_gone(error)


_GONE_STATES = ("08", "57P", "53", "25006")
"""How the SQLSTATEs begin of a connection that is lost, of a server that stops or starts, of one
that has no room left and of one that only reads."""
HELD_STATES = ("40P01", "55P03")
"""Those where two processes wait for each other's rows, or one has waited for too long."""
_GONE = ("closed", "Connect", "shut", "terminat", "timeout", "timed out", "recovery", "starting up")


def _is_gone(error: Exception) -> bool:
    """Whether the server is away, rather than a statement wrong."""
    cause = getattr(error, "orig", None) or error  # without parameters, which may hold any word
    if getattr(cause, "sqlstate", None) in HELD_STATES:
        return False
    if str(getattr(cause, "sqlstate", None)).startswith(_GONE_STATES):
        return True
    text = f"{type(cause).__name__} {cause}"
    return any(word in text for word in _GONE)


def _store_error(error: Exception) -> StoreError:
    """Without the statement and its parameters, which may hold a secret."""
    cause = getattr(error, "orig", None) or error
    return StoreError(f"the database does not answer: {type(cause).__name__}")

"""The store, on both databases: migrations, appends that meet, leased deadlines, backups."""

import asyncio
import gzip
import random
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("litestar")

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, inspect, select, text

from oneleft.chance import Commitment
from oneleft.rules import LAW_VERSION
from oneleft.server import database as database_module
from oneleft.server import entries as e
from oneleft.server import schema as s
from oneleft.server import wire as w
from oneleft.server.admin import BackupError, backup, restore
from oneleft.server.database import Database, SqliteDatabase, StoreError, open_database
from oneleft.server.identity import new_token
from oneleft.server.migrate import config, is_current, migrate, upgrade
from oneleft.server.store import (
    LEASE_MS,
    Append,
    ConflictError,
    RepeatedError,
    Store,
    new_code,
)
from tests.server.desk import Desk, state_text
from tests.server.services import Postgres

NOW = 1_700_000_000_000
LONG = 1_200
"""Entries: more than are written at once when a backup is restored."""
KINDS = ["sqlite", pytest.param("postgres", marks=pytest.mark.needs("postgres"))]


@pytest.fixture(scope="module")
def cluster() -> Iterator[Postgres]:
    """A PostgreSQL of these tests' own."""
    with Postgres() as found:
        yield found


@dataclass(slots=True)
class Urls:
    """Makes databases that are empty and nobody else's."""

    kind: str
    folder: Path
    cluster: Postgres | None
    count: int = 0

    def new(self) -> str:
        """The URL of one more."""
        self.count += 1
        if self.cluster is None:
            return f"sqlite:///{self.folder / f'{self.count}.db'}"
        name = f"oneleft_{random.getrandbits(60):x}"
        asyncio.run(_create(self.cluster.url, name))
        return self.cluster.url.rsplit("/", 1)[0] + f"/{name}"


async def _create(url: str, name: str) -> None:
    import asyncpg

    connection = await asyncpg.connect(url)
    try:
        await connection.execute(f"CREATE DATABASE {name}")
    finally:
        await connection.close()


@pytest.fixture(params=KINDS)
def urls(request: pytest.FixtureRequest, tmp_path: Path) -> Urls:
    """Databases of both kinds; on a cluster, each test makes its own."""
    kind: str = request.param
    cluster = request.getfixturevalue("cluster") if kind == "postgres" else None
    return Urls(kind, tmp_path, cluster)


@asynccontextmanager
async def opened(url: str):  # type: ignore[no-untyped-def]
    """A store over a database that has been brought to the newest revision."""
    database = open_database(url)
    try:
        await migrate(database)
        yield Store(database)
    finally:
        await database.close()


def with_store(url: str, work: Callable[[Store], Awaitable[None]]) -> None:
    """Runs work over a store."""

    async def run() -> None:
        async with opened(url) as store:
            await work(store)

    asyncio.run(run())


async def made(store: Store, *, due_at: int = NOW, seed: int = 1) -> str:
    """A table with its first entry."""
    rng = random.Random(seed)
    commitment = Commitment(rng.randbytes(32), rng.randbytes(16))
    code = new_code()
    entry = e.Made(
        at=due_at,
        settings=w.Settings(seats=2),
        host="ana",
        digest=commitment.digest,
        law=LAW_VERSION,
    )
    await store.make_table(entry, commitment, code)
    return code


def sitting(code: str, after: int, guest: str = "ana", **more: object) -> Append:
    """An append of a guest who takes a seat."""
    entry = e.Seated(at=NOW, seat=after - 1, guest=guest, name=guest.title())
    wanted = Append(code, after, [entry], "lobby", NOW + 1_000, NOW, guest=guest)
    return replace(wanted, **more)  # type: ignore[arg-type]


# ------------------------------------------------------------------------------------ migrations


def differences(connection: Connection) -> list[object]:
    """What the tables are and the schema is not."""
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, s.metadata))


def downgrade(connection: Connection) -> None:
    """Back to nothing."""
    settings = config()
    settings.attributes["connection"] = connection
    command.downgrade(settings, "base")


def test_migrations_make_the_schema_and_take_it_away(urls: Urls) -> None:
    """design: Alembic; schema.py: a test holds them to this file."""

    url = urls.new()

    async def run() -> None:
        database = open_database(url)
        try:
            assert not await database.read(is_current)
            await database.write(upgrade)
            assert await database.read(is_current)
            assert await database.read(differences) == []
            await database.write(upgrade)  # nothing to be done
            await database.write(downgrade)
            names = await database.read(lambda c: inspect(c).get_table_names())
            assert set(names) <= {"alembic_version"}
            await database.write(upgrade)
            assert await database.read(differences) == []
        finally:
            await database.close()

    asyncio.run(run())


@pytest.mark.parametrize("url", ["mysql://x/y", "nonsense", "", "sqlite+nothing"])
def test_other_databases_are_refused(url: str) -> None:
    with pytest.raises(StoreError):
        open_database(url)


def test_a_revision_that_nobody_knows_is_an_error_and_no_waiting(tmp_path: Path) -> None:
    """A database of a newer program is refused, and whoever waits for it is told."""

    async def run() -> None:
        database = open_database(f"sqlite:///{tmp_path / 'newer.db'}")
        try:
            await migrate(database)
            await database.write(
                lambda c: c.execute(text("UPDATE alembic_version SET version_num = '9999'"))
            )
            async with asyncio.timeout(20):
                with pytest.raises(Exception, match="9999"):
                    await migrate(database)
        finally:
            await database.close()

    asyncio.run(run())


# ------------------------------------------------------------------------------------ appends


def test_the_second_of_two_appends_fails(urls: Urls) -> None:
    """design: the primary key (game, seq) is the optimistic version check."""

    async def work(store: Store) -> None:
        code = await made(store)
        results = await asyncio.gather(
            *(store.append(sitting(code, 1, guest)) for guest in ("ana", "bob", "cid")),
            return_exceptions=True,
        )
        assert sorted(type(result).__name__ for result in results) == [
            "ConflictError",
            "ConflictError",
            "NoneType",
        ]
        log = await store.entries_after(code, 0)
        assert [seq for seq, _ in log] == [1, 2]
        assert await store.seqs([code]) == {code: 2}
        with pytest.raises(ConflictError):
            await store.append(sitting(code, 1))
        with pytest.raises(ConflictError):
            await store.append(sitting("NOTHERE9", 1))
        assert await store.tables_of("nobody") == []

    with_store(urls.new(), work)


def test_a_command_is_written_once(urls: Urls) -> None:
    """design: (game, command id) is unique, so commands are idempotent."""

    async def work(store: Store) -> None:
        code, other = await made(store), await made(store)
        await store.append(sitting(code, 1, command="ana:1"))
        for after in (1, 2):
            with pytest.raises(RepeatedError) as repeated:
                await store.append(sitting(code, after, "bob", command="ana:1"))
            assert repeated.value.seq == 2
        assert await store.seqs([code]) == {code: 2}
        assert await store.seq_of_command(code, "ana:1") == 2
        assert await store.seq_of_command(code, "ana:2") is None
        await store.append(sitting(other, 1, command="ana:1"))  # at another table it is another
        results = await asyncio.gather(
            *(store.append(sitting(code, 2, "bob", command="bob:1")) for _ in range(3)),
            return_exceptions=True,
        )
        assert sum(result is None for result in results) == 1
        assert all(isinstance(each, RepeatedError) for each in results if each is not None)

    with_store(urls.new(), work)


def test_a_table_is_what_was_written(urls: Urls) -> None:
    desk = Desk(4, seats=3).start()
    desk.play_on(random.Random(4), lambda table: table.status != "playing", 30)

    async def work(store: Store) -> None:
        first = desk.log[0]
        assert isinstance(first, e.Made)
        await store.make_table(first, desk.commitment, desk.table.code)
        for after, entry in enumerate(desk.log[1:], start=1):
            await store.append(Append(desk.table.code, after, [entry], "playing", None, entry.at))
        found = await store.load_table(desk.table.code)
        assert found is not None
        found.replay = desk.table.replay
        assert state_text(found) == state_text(desk.table)
        assert await store.load_table("NOTHERE9") is None
        listed = await store.entries_after(desk.table.code, 5)
        assert [seq for seq, _ in listed] == list(range(6, len(desk.log) + 1))

    with_store(urls.new(), work)


def test_a_failing_work_undoes_itself_alone(urls: Urls) -> None:
    """design: group commit: what waits together is committed together, each for itself."""

    class OddError(Exception):
        pass

    def fails(kind: type[Exception]) -> Callable[[Connection], None]:
        def work(c: Connection) -> None:
            c.execute(insert(s.processes).values(id=kind.__name__[:16], beat_at=1))
            raise kind("on purpose")

        return work

    def twice(c: Connection) -> None:
        c.execute(insert(s.processes).values(id="twice", beat_at=1))
        c.execute(insert(s.processes).values(id="twice", beat_at=1))

    def good(number: int) -> Callable[[Connection], None]:
        def work(c: Connection) -> None:
            c.execute(insert(s.processes).values(id=f"good {number}", beat_at=1))

        return work

    async def work(store: Store) -> None:
        database = store.database
        kinds = (ValueError, TypeError, KeyError, OddError, AssertionError)
        works = [good(0), *(fails(kind) for kind in kinds), twice, good(1)]
        async with asyncio.timeout(30):
            results = await asyncio.gather(
                *(database.write(each) for each in works), return_exceptions=True
            )
        assert results[0] is None
        assert results[-1] is None
        assert [type(each) for each in results[1:6]] == list(kinds)
        assert type(results[6]).__name__ == "IntegrityError"
        ids = await database.read(lambda c: list(c.execute(select(s.processes.c.id)).scalars()))
        assert sorted(ids) == ["good 0", "good 1"]

    with_store(urls.new(), work)


def saying(code: str, after: int, command: str | None = None) -> Append:
    """An append of one entry that changes nothing else, as most are."""
    entry = e.Said(at=NOW, seat=0, phrase="hello")
    return Append(code, after, [entry], "lobby", NOW + 1_000, NOW, command=command)


def test_what_is_put_together_fails_alone(urls: Urls) -> None:
    """One commit for many tables; each learns what became of its own entry."""

    async def work(store: Store) -> None:
        codes = [await made(store, seed=number) for number in range(40)]
        await store.append(saying(codes[0], 1, "ana:1"))
        wanted = [saying(code, 1, "ana:1") for code in codes]
        wanted[1] = saying(codes[1], 7)  # not the next entry
        wanted[2] = saying("2222222A", 1)  # no such table
        results = await asyncio.gather(*map(store.append, wanted), return_exceptions=True)
        assert isinstance(results[0], RepeatedError)
        assert results[0].seq == 2
        assert isinstance(results[1], ConflictError)
        assert isinstance(results[2], ConflictError)
        assert results[3:] == [None] * 37
        seqs = await store.seqs(codes)
        assert [seqs[code] for code in codes] == [2, 1, 1, *[2] * 37]
        for code in codes:
            log = await store.entries_after(code, 0)
            assert [seq for seq, _ in log] == list(range(1, seqs[code] + 1))

    with_store(urls.new(), work)


def test_a_transaction_that_sqlite_undoes_by_itself_is_lost_for_all_of_it(tmp_path: Path) -> None:
    """A full file: what was told to be written is, the rest is told not to be."""

    async def work(store: Store) -> None:
        codes = [await made(store, seed=number) for number in range(4)]
        database = store.database
        assert isinstance(database, SqliteDatabase)
        assert database._writing is not None
        driver: Any = database._writing.connection.driver_connection
        (pages,) = driver.execute("pragma page_count").fetchone()
        driver.execute(f"pragma max_page_count={pages + 2}")
        results = await asyncio.gather(
            store.append(saying(codes[0], 1)),
            store.append(saying(codes[1], 1)),
            store.add_report("ana", codes[0], 0, "x" * 200_000, NOW),
            store.append(saying(codes[2], 1)),
            return_exceptions=True,
        )
        assert isinstance(results[2], StoreError)
        seqs = await store.seqs(codes)
        told = [results[place] is None for place in (0, 1, 3)]
        assert told == [seqs[code] == 2 for code in codes[:3]]

    with_store(f"sqlite:///{tmp_path / 'full.db'}", work)


@pytest.mark.needs("postgres")
def test_a_row_that_somebody_holds_stops_its_own_table_alone(cluster: Postgres) -> None:
    """Another process stands still in the middle of a transaction."""
    url = Urls("postgres", Path(), cluster).new()

    async def work(store: Store) -> None:
        import asyncpg

        codes = [await made(store, seed=number) for number in range(4)]
        other = await asyncpg.connect(url)
        await other.execute("BEGIN")
        await other.execute("SELECT 1 FROM tables WHERE code = $1 FOR UPDATE", codes[0])
        wanted = [saying(code, 1) for code in codes]
        async with asyncio.timeout(20):
            results = await asyncio.gather(*map(store.append, wanted), return_exceptions=True)
        assert isinstance(results[0], ConflictError)
        assert results[1:] == [None] * 3
        await other.execute("COMMIT")
        await store.append(wanted[0])
        await other.close()

    with_store(url, work)


@pytest.mark.needs("postgres")
def test_a_connection_that_was_ended_while_idle_is_no_trouble(
    cluster: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database_module, "IDLE_S", 0.0)
    url = Urls("postgres", Path(), cluster).new()

    async def work(store: Store) -> None:
        import asyncpg

        code = await made(store)
        await store.append(saying(code, 1))
        other = await asyncpg.connect(url)
        await other.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE pid <> pg_backend_pid() AND datname = current_database()"
        )
        await other.close()
        await asyncio.sleep(0.1)
        await store.append(saying(code, 2))

    with_store(url, work)


def test_of_two_that_put_the_same_entry_one_is_told(urls: Urls) -> None:
    """Two processes write to the same tables in opposite orders: no entry is lost or doubled.

    Most entries go in one statement, those of a guest who sits down in several; none waits for
    ever for the other.
    """

    url = urls.new()

    async def run() -> None:
        async with opened(url) as one, AsyncExitStack() as stack:
            two = await stack.enter_async_context(opened(url)) if urls.cluster else one
            codes = [await made(one, seed=number) for number in range(20)]
            for after in range(1, 6):
                found = await asyncio.gather(
                    *(one.append(saying(code, after)) for code in codes),
                    *(two.append(saying(code, after)) for code in reversed(codes)),
                    *(two.append(sitting(code, after)) for code in codes),
                    return_exceptions=True,
                )
                assert sum(each is None for each in found) == len(codes)
                assert all(each is None or isinstance(each, ConflictError) for each in found)
            assert set((await one.seqs(codes)).values()) == {6}

    asyncio.run(run())


def test_words_in_what_is_written_are_no_signs_of_trouble(urls: Urls) -> None:
    """An error names what was written; that it reads "closed" does not mean the database is."""

    def closed(c: Connection) -> None:
        for _ in range(2):
            c.execute(insert(s.processes).values(id="timeout closed", beat_at=1))

    async def work(store: Store) -> None:
        with pytest.raises(Exception) as found:  # noqa: PT011
            await store.database.write(closed)
        assert not isinstance(found.value, StoreError)

    with_store(urls.new(), work)


@pytest.mark.needs("postgres")
def test_a_database_that_restarts_is_away_and_nothing_else() -> None:
    """Whatever it says while it stops and starts, those who ask are told to wait."""

    async def ask(database: Database, ended: asyncio.Event, found: set[str]) -> None:
        while not ended.is_set():
            try:
                await database.read(lambda c: c.execute(select(1)).scalar_one())
            except StoreError:
                await asyncio.sleep(0.01)
            except Exception as error:  # noqa: BLE001 - this is what is looked for
                found.add(repr(error))
            await asyncio.sleep(0.005)

    async def put(store: Store, code: str, ended: asyncio.Event, found: set[str]) -> None:
        written, seq = 1, 1
        while not ended.is_set():
            try:
                if seq == 0:
                    seq = (await store.seqs([code]))[code]
                    assert seq in (written, written + 1)  # what was not told may have been written
                    written = seq
                await store.append(saying(code, seq))
                written = seq = seq + 1
            except StoreError:
                seq = 0
                await asyncio.sleep(0.01)
            except Exception as error:  # noqa: BLE001 - this is what is looked for
                found.add(repr(error))
                return
        log = await store.entries_after(code, 0)
        assert [seq for seq, _ in log] == list(range(1, len(log) + 1))
        assert len(log) > 4

    async def run() -> None:
        with Postgres() as postgres:
            database, ended, found = open_database(postgres.url), asyncio.Event(), set[str]()
            await migrate(database)
            store = Store(database)
            codes = [await made(store, seed=number) for number in range(6)]
            asking = [asyncio.create_task(ask(database, ended, found)) for _ in range(12)]
            asking += [asyncio.create_task(put(store, code, ended, found)) for code in codes]
            for mode in ("immediate", "fast"):
                await asyncio.sleep(0.2)
                await asyncio.to_thread(postgres.stop, mode)
                await asyncio.to_thread(postgres.start)
            await asyncio.sleep(0.2)
            ended.set()
            await asyncio.gather(*asking)
            await database.close()
            assert not found

    asyncio.run(run())


def test_who_stops_waiting_stops_nobody_else(urls: Urls) -> None:
    async def work(store: Store) -> None:
        code = await made(store)
        waiting = asyncio.ensure_future(store.append(sitting(code, 1)))
        await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        try:
            await store.append(sitting(code, 1, "bob"))
        except ConflictError:  # what was cancelled had been written
            await store.append(sitting(code, 2, "bob"))
        assert len(await store.entries_after(code, 0)) in (2, 3)

    with_store(urls.new(), work)


# ------------------------------------------------------------------------------------ deadlines


def test_two_takers_never_get_the_same_table(urls: Urls) -> None:
    """design: every process sweeps overdue rows with SKIP LOCKED and a lease."""

    async def work(store: Store) -> None:
        codes = {await made(store, due_at=NOW - number) for number in range(30)}
        later = await made(store, due_at=NOW + 10)
        taken = await asyncio.gather(*(store.due_tables(NOW, NOW, limit=8) for _ in range(6)))
        found = [code for each in taken for code in each]
        assert len(found) == len(set(found))
        more = await store.due_tables(NOW, NOW, limit=64)
        assert set(found) | set(more) == codes
        assert await store.due_tables(NOW, NOW) == []
        # A lease runs out, for whoever took it and died.
        again = await store.due_tables(NOW, NOW + LEASE_MS, limit=64)
        assert set(again) == codes
        assert later not in again
        # The latest come first to their time: the first deadline of all is told.
        assert await store.next_deadline() == NOW - 29
        some = found[0]
        await store.append(sitting(some, 1, due_at=NOW + 5))
        assert some in await store.due_tables(NOW + 5, NOW + 1, limit=64)
        await store.set_due(some, 2, None)
        assert some not in await store.due_tables(NOW + 5, NOW + 2 * LEASE_MS, limit=64)

    with_store(urls.new(), work)


def test_seats_of_dead_processes_are_found(urls: Urls) -> None:
    async def work(store: Store) -> None:
        code = await made(store)
        assert await store.beat("alive", NOW, 10_000) == []
        assert await store.beat("dying", NOW, 10_000) == []
        here = e.Here(at=NOW, seat=0, conn="dying-1")
        await store.append(sitting(code, 1))
        await store.append(
            Append(code, 2, [here], "lobby", None, NOW, conn=(0, "dying-1", "dying"))
        )
        assert await store.beat("alive", NOW + 9_000, 10_000) == []
        assert await store.beat("alive", NOW + 11_000, 10_000) == [(code, 0, "dying-1")]
        await store.drop_connection(code, 0, "another")
        assert await store.beat("alive", NOW + 11_001, 10_000) == [(code, 0, "dying-1")]
        await store.drop_connection(code, 0, "dying-1")
        assert await store.beat("alive", NOW + 11_002, 10_000) == []
        await store.forget_process("alive")

    with_store(urls.new(), work)


# ------------------------------------------------------------------------------------ guests


def test_tokens_and_codes(urls: Urls) -> None:
    async def work(store: Store) -> None:
        token, other = new_token(), new_token()
        ana = await store.make_guest(token, NOW, "Ana", is_program=False)
        assert await store.make_guest(token, NOW, "Again", is_program=True) == ana
        assert await store.guest_of(token, NOW) == ana
        assert await store.guest_of(other, NOW) is None
        await store.add_device_code(ana.id, "ABCDEFGH", NOW)
        assert await store.guest_of("ABCDEFGH", NOW) is None  # a code is no token
        late = NOW + 10 * 60_000
        assert await store.use_device_code("ABCDEFGH", other, late) is None
        results = await asyncio.gather(
            *(store.use_device_code("ABCDEFGH", new_token(), NOW + 1) for _ in range(4))
        )
        assert [result for result in results if result is not None] == [ana]
        await store.delete_guest(ana.id)
        assert await store.guest_of(token, NOW) is None

    with_store(urls.new(), work)


def test_old_tables_are_forgotten(urls: Urls) -> None:
    async def work(store: Store) -> None:
        old, new, running = [await made(store, seed=number) for number in range(3)]
        for code, status, at in ((old, "closed", NOW), (new, "closed", NOW + 10**9)):
            closed = e.Closed(at=at, why="expired")
            await store.append(Append(code, 1, [closed], status, None, at))
        assert await store.forget_old(NOW + 5 * 10**8, 1) == 1
        assert await store.load_table(old) is None
        assert await store.entries_after(old, 0) == []
        assert await store.load_table(new) is not None
        assert await store.load_table(running) is not None

    with_store(urls.new(), work)


# ------------------------------------------------------------------------------------ backups


async def fill(store: Store) -> list[str]:
    """Some of everything that is kept."""
    ana = await store.make_guest(new_token(), NOW, "Ana", is_program=False)
    codes = [await made(store, seed=number) for number in range(3)]
    await store.append(sitting(codes[0], 1, ana.id, command=f"{ana.id}:1"))
    talk = [e.Said(at=NOW, seat=0, phrase="hello") for _ in range(LONG)]
    await store.append(Append(codes[0], 2, talk, "lobby", None, NOW))
    await store.add_device_code(ana.id, "ABCDEFGH", NOW)
    await store.add_report(ana.id, codes[0], 0, "loud", NOW)
    return codes


def filled(url: str) -> list[str]:
    """A database with some of everything."""

    async def run() -> list[str]:
        async with opened(url) as store:
            return await fill(store)

    return asyncio.run(run())


async def rows(database: Database) -> dict[str, list[tuple[object, ...]]]:
    """Everything a database holds."""

    def work(c: Connection) -> dict[str, list[tuple[object, ...]]]:
        return {
            table.name: sorted((tuple(row) for row in c.execute(select(table))), key=repr)
            for table in s.metadata.sorted_tables
        }

    return await database.read(work)


def contents(url: str) -> dict[str, list[tuple[object, ...]]]:
    """Everything the database of a URL holds."""

    async def run() -> dict[str, list[tuple[object, ...]]]:
        async with opened(url) as store:
            return await rows(store.database)

    return asyncio.run(run())


def test_a_backup_is_the_whole_database(urls: Urls, tmp_path: Path) -> None:
    """Into a database of either kind, with the same tables afterwards."""
    source, target = urls.new(), urls.new()
    other = f"sqlite:///{tmp_path / 'other.db'}"
    codes = filled(source)
    path = tmp_path / "backup.gz"
    count = backup(source, path)
    assert restore(target, path) == count
    assert restore(other, path) == count
    assert contents(target) == contents(source) == contents(other)

    async def compare() -> None:
        async with opened(source) as first, opened(target) as second:
            for code in codes:
                one, two = await first.load_table(code), await second.load_table(code)
                assert one is not None
                assert two is not None
                assert state_text(one) == state_text(two)
                assert one.commitment == two.commitment
            await second.add_report("ana", codes[0], 0, "one more after it", NOW)

    asyncio.run(compare())


def test_nothing_is_restored_over_something(urls: Urls, tmp_path: Path) -> None:
    source, target = urls.new(), urls.new()
    filled(source)
    filled(target)
    before = contents(target)
    path = tmp_path / "backup.gz"
    backup(source, path)
    with pytest.raises(BackupError) as refused:
        restore(target, path)
    assert refused.value.key == "admin-not-empty"
    assert contents(target) == before


def spoil(path: Path, how: str) -> None:
    """Damages a backup."""
    data = path.read_bytes()
    lines = gzip.decompress(data).splitlines(keepends=True)
    changed = {
        "cut": data[: len(data) * 2 // 3],
        "flipped": data[:-12] + bytes([data[-12] ^ 255]) + data[-11:],
        "no gzip": b"".join(lines),
        "empty": b"",
        "empty gzip": gzip.compress(b""),
        "no header": gzip.compress(b"".join(lines[1:])),
        "no JSON": gzip.compress(b"".join(lines[:-1]) + b"{\n"),
        "another format": gzip.compress(b'{"format": "oneleft backup 9"}\n'),
        "unknown table": gzip.compress(b"".join(lines) + b'["nothing", {}]\n'),
        "unknown column": gzip.compress(b"".join(lines) + b'["guests", {"odd": 1}]\n'),
        "a row too short": gzip.compress(b"".join(lines) + b'["guests"]\n'),
        "no row": gzip.compress(b"".join(lines) + b"7\n"),
        "no base64": gzip.compress(b"".join(lines) + b'["log", {"code": "X", "body": "!"}]\n'),
        "a column missing": gzip.compress(b"".join(lines) + b'["guests", {"id": "x"}]\n'),
        "a row twice": gzip.compress(b"".join([*lines, lines[1]])),
    }[how]
    path.write_bytes(changed)


DAMAGES = (
    "cut", "flipped", "no gzip", "empty", "empty gzip", "no header", "no JSON", "another format",
    "unknown table", "unknown column", "a row too short", "no row", "no base64",
    "a column missing", "a row twice",
)  # fmt: skip


@pytest.mark.parametrize("how", DAMAGES)
def test_a_damaged_backup_is_refused_whole(how: str, tmp_path: Path) -> None:
    """Nothing was written."""
    source = f"sqlite:///{tmp_path / 'source.db'}"
    target = f"sqlite:///{tmp_path / 'target.db'}"
    filled(source)
    path = tmp_path / "backup.gz"
    backup(source, path)
    spoil(path, how)
    with pytest.raises(BackupError):
        restore(target, path)
    assert not any(contents(target).values())


def test_a_damaged_backup_leaves_either_database_empty(urls: Urls, tmp_path: Path) -> None:
    source, target = urls.new(), urls.new()
    filled(source)
    path = tmp_path / "backup.gz"
    backup(source, path)
    spoil(path, "cut")
    with pytest.raises(BackupError):
        restore(target, path)
    assert not any(contents(target).values())


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BackupError):
        restore(f"sqlite:///{tmp_path / 'target.db'}", tmp_path / "nothing.gz")

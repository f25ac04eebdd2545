"""What is kept: tables with their logs, guests with their tokens. The statements stand here alone.

Every function of :class:`Store` is one transaction. An append is optimistic: it says after which
entry it comes, and fails if there is another already.
"""

from __future__ import annotations

import functools
import hashlib
import secrets
import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import (
    Connection,
    Dialect,
    Executable,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import DBAPIError, IntegrityError

from oneleft.chance import Commitment
from oneleft.errors import OneLeftError
from oneleft.server import entries as e
from oneleft.server import schema as s
from oneleft.server.database import HELD_STATES, Database
from oneleft.server.table import CLOSED, LOBBY, Table

CODE_LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""No letter that is taken for another."""
CODE_SIZE = 8
DEVICE_CODE_MS = 10 * 60_000
DAY_MS = 24 * 60 * 60_000
LEASE_MS = 5_000


class ConflictError(OneLeftError):
    """Another entry has been written at this place: catch up and decide anew."""


class RepeatedError(OneLeftError):
    """The command has been done already.

    Attributes:
        seq: its entry.
    """

    def __init__(self, seq: int) -> None:
        self.seq = seq
        super().__init__(f"done already: entry {seq}")


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody with a token."""

    id: str
    name: str = ""
    is_program: bool = False


@dataclass(frozen=True, slots=True)
class Append:
    """Entries to be written after ``after``, with what changes in the table's row.

    Attributes:
        command: the client's command, made its own by the guest; None: the server's.
        conn: a connection that comes or goes: seat, connection, process; process empty: it goes.
        guest: who takes a seat.
    """

    code: str
    after: int
    entries: Sequence[e.Entry]
    status: str
    due_at: int | None
    now: int
    listed: bool = False
    command: str | None = None
    conn: tuple[int, str, str] | None = None
    guest: str | None = None


def hashed(token: str) -> str:
    """What the database keeps of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_code() -> str:
    """40 random bits that a person can copy: a table's name, or a code for another device."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_SIZE))


class Store:
    """The server's memory."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # ------------------------------------------------------------------ tables

    async def make_table(self, made: e.Made, commitment: Commitment, code: str) -> None:
        """A new table with its first entry."""

        def work(c: Connection) -> None:
            c.execute(
                insert(s.tables).values(
                    code=code,
                    game=made.settings.game,
                    status=LOBBY,
                    listed=made.settings.listed,
                    seq=1,
                    secret=commitment.secret,
                    salt=commitment.salt,
                    replay=secrets.token_urlsafe(16),
                    changed_at=made.at,
                    due_at=made.at,
                    leased_until=0,
                )
            )
            c.execute(insert(s.log).values(code=code, seq=1, body=e.entry_bytes(made)))
            c.execute(insert(s.players).values(code=code, guest=made.host))

        await self.database.write(work)

    async def load_table(self, code: str) -> Table | None:
        """A table, folded up from its log; None if there is none."""

        def work(c: Connection) -> tuple[Any, Sequence[Any]] | None:
            row = c.execute(select(s.tables).where(s.tables.c.code == code)).one_or_none()
            return None if row is None else (row, _bodies(c, code, 0))

        found = await self.database.read(work)
        if found is None:
            return None
        row, bodies = found
        table = Table(code, Commitment(row.secret, row.salt), row.replay)
        for seq, body in bodies:
            table.apply(seq, e.read_entry(body))
        return table

    async def entries_after(self, code: str, seq: int) -> list[tuple[int, e.Entry]]:
        """The entries of a table after ``seq``."""
        bodies = await self.database.read(lambda c: _bodies(c, code, seq))
        return [(number, e.read_entry(body)) for number, body in bodies]

    async def seqs(self, codes: Sequence[str]) -> dict[str, int]:
        """How far the logs of these tables go."""

        def work(c: Connection) -> dict[str, int]:
            rows = c.execute(
                select(s.tables.c.code, s.tables.c.seq).where(s.tables.c.code.in_(codes))
            )
            return {row.code: row.seq for row in rows}

        return await self.database.read(work)

    async def append(self, wanted: Append) -> None:
        """Writes entries; when it returns they are safe.

        Raises:
            RepeatedError: the command has been done.
            ConflictError: somebody else wrote there.
        """
        try:
            if len(wanted.entries) == 1 and wanted.conn is None and wanted.guest is None:
                await self.database.put(_put_all, wanted)
            else:
                await self.database.write(lambda c: _append(c, wanted))
        except (DBAPIError, ConflictError) as error:
            if isinstance(error, DBAPIError) and not _is_refused(error):
                raise
            if wanted.command is not None:
                done = await self.seq_of_command(wanted.code, wanted.command)
                if done is not None:
                    raise RepeatedError(done) from None
            raise _conflict(wanted) from None

    async def seq_of_command(self, code: str, command: str) -> int | None:
        """The entry of a command that has been done."""
        found = select(s.log.c.seq).where(s.log.c.code == code, s.log.c.command == command)
        return await self.database.read(lambda c: c.execute(found).scalar_one_or_none())

    async def drop_connection(self, code: str, seat: int, conn: str) -> None:
        """A connection that no longer speaks for its seat is gone."""
        await self.database.write(lambda c: _note_connection(c, code, seat, conn, ""))

    async def open_tables(self, limit: int = 50) -> list[str]:
        """The codes of listed tables that may be joined or watched, the latest first."""

        def work(c: Connection) -> list[str]:
            found = (
                select(s.tables.c.code)
                .where(s.tables.c.listed, s.tables.c.status.in_((LOBBY, "playing", "between")))
                .order_by(s.tables.c.changed_at.desc())
                .limit(limit)
            )
            return list(c.execute(found).scalars())

        return await self.database.read(work)

    async def code_of_replay(self, replay: str) -> str | None:
        """The table whose replay has this name."""
        found = select(s.tables.c.code).where(s.tables.c.replay == replay)
        return await self.database.read(lambda c: c.execute(found).scalar_one_or_none())

    async def tables_of(self, guest: str) -> list[str]:
        """The tables at which a guest has sat."""
        found = select(s.players.c.code).where(s.players.c.guest == guest)
        return await self.database.read(lambda c: list(c.execute(found).scalars()))

    async def forget_player(self, code: str, guest: str) -> None:
        """A guest has nothing more to do with a table."""
        gone = delete(s.players).where(s.players.c.code == code, s.players.c.guest == guest)
        await self.database.write(lambda c: _none(c.execute(gone)))

    async def rewrite(self, code: str, seq: int, entry: e.Entry) -> None:
        """Puts another body in an entry's place: for what is taken back, and nothing else."""
        changed = (
            update(s.log)
            .where(s.log.c.code == code, s.log.c.seq == seq)
            .values(body=e.entry_bytes(entry))
        )
        await self.database.write(lambda c: _none(c.execute(changed)))

    async def delete_table(self, code: str) -> None:
        """A table, its log and its replay are gone."""
        await self.database.write(
            lambda c: _none(c.execute(delete(s.tables).where(s.tables.c.code == code)))
        )

    # ------------------------------------------------------------------ deadlines

    async def due_tables(self, before: int, now: int, limit: int = 64) -> list[str]:
        """Takes tables whose deadline passed ``before``; nobody else gets them for a while."""

        def work(c: Connection) -> list[str]:
            chosen = (
                select(s.tables.c.code)
                .where(s.tables.c.due_at <= before, s.tables.c.leased_until <= now)
                .order_by(s.tables.c.due_at)
                .limit(limit)
                .with_for_update(skip_locked=True)
            )
            codes = list(c.execute(chosen).scalars())
            if codes:
                c.execute(
                    update(s.tables)
                    .where(s.tables.c.code.in_(codes))
                    .values(leased_until=now + LEASE_MS)
                )
            return codes

        return await self.database.write(work)

    async def next_deadline(self) -> int | None:
        """The first deadline of all tables."""
        found = select(func.min(s.tables.c.due_at))
        return await self.database.read(lambda c: c.execute(found).scalar_one_or_none())

    async def set_due(self, code: str, seq: int, due_at: int | None) -> None:
        """Puts a deadline right that was written wrong or under other code."""
        changed = (
            update(s.tables)
            .where(s.tables.c.code == code, s.tables.c.seq == seq)
            .values(due_at=due_at, leased_until=0)
        )
        await self.database.write(lambda c: _none(c.execute(changed)))

    # ------------------------------------------------------------------ processes

    async def beat(self, process: str, now: int, patience: int) -> list[tuple[str, int, str]]:
        """Says that a process lives; gives the seats whose process does not: code, seat, conn."""

        def work(c: Connection) -> list[tuple[str, int, str]]:
            changed = c.execute(
                update(s.processes).where(s.processes.c.id == process).values(beat_at=now)
            )
            if not changed.rowcount:
                c.execute(insert(s.processes).values(id=process, beat_at=now))
            c.execute(delete(s.processes).where(s.processes.c.beat_at < now - patience))
            living = select(s.processes.c.id)
            rows = c.execute(
                select(s.connections.c.code, s.connections.c.seat, s.connections.c.conn)
                .where(s.connections.c.process.not_in(living))
                .limit(200)
            )
            return [(row.code, row.seat, row.conn) for row in rows]

        return await self.database.write(work)

    async def forget_process(self, process: str) -> None:
        """A process goes: its connections are gone with it."""
        gone = delete(s.processes).where(s.processes.c.id == process)
        await self.database.write(lambda c: _none(c.execute(gone)))

    # ------------------------------------------------------------------ guests

    async def guest_of(self, token: str, now: int) -> Guest | None:
        """Whose token it is."""

        def work(c: Connection) -> Guest | None:
            row = c.execute(
                select(s.guests)
                .join(s.tokens, s.tokens.c.guest == s.guests.c.id)
                .where(
                    s.tokens.c.hash == hashed(token),
                    s.tokens.c.is_code.is_(False),
                    or_(s.tokens.c.expires_at.is_(None), s.tokens.c.expires_at > now),
                )
            ).one_or_none()
            return None if row is None else Guest(row.id, row.name, row.is_program)

        return await self.database.read(work)

    async def make_guest(self, token: str, now: int, name: str = "", *, is_program: bool) -> Guest:
        """A new guest who holds a token; the same again if the token is known already."""
        guest = Guest(secrets.token_hex(16), name, is_program)

        def work(c: Connection) -> Guest:
            c.execute(
                insert(s.guests).values(id=guest.id, name=name, is_program=is_program, seen_at=now)
            )
            c.execute(
                insert(s.tokens).values(
                    hash=hashed(token), guest=guest.id, expires_at=None, is_code=False
                )
            )
            return guest

        try:
            return await self.database.write(work)
        except IntegrityError:
            found = await self.guest_of(token, now)
            if found is None:
                raise
            return found

    async def name_guest(self, guest: str, name: str, now: int) -> None:
        """What a guest calls itself at the next table."""
        changed = update(s.guests).where(s.guests.c.id == guest).values(name=name, seen_at=now)
        await self.database.write(lambda c: _none(c.execute(changed)))

    async def add_device_code(self, guest: str, code: str, now: int) -> None:
        """A code that gives another device a token, once."""
        made = insert(s.tokens).values(
            hash=hashed(code), guest=guest, expires_at=now + DEVICE_CODE_MS, is_code=True
        )
        await self.database.write(lambda c: _none(c.execute(made)))

    async def use_device_code(self, code: str, token: str, now: int) -> Guest | None:
        """Turns a code into a token; None if there is no such code, or no longer."""

        def work(c: Connection) -> Guest | None:
            found = c.execute(
                delete(s.tokens)
                .where(
                    s.tokens.c.hash == hashed(code),
                    s.tokens.c.is_code.is_(True),
                    s.tokens.c.expires_at > now,
                )
                .returning(s.tokens.c.guest)
            ).scalar_one_or_none()
            if found is None:
                return None
            c.execute(
                insert(s.tokens).values(
                    hash=hashed(token), guest=found, expires_at=None, is_code=False
                )
            )
            row = c.execute(select(s.guests).where(s.guests.c.id == found)).one()
            return Guest(row.id, row.name, row.is_program)

        return await self.database.write(work)

    async def delete_guest(self, guest: str) -> None:
        """A guest and its tokens are gone."""

        def work(c: Connection) -> None:
            c.execute(delete(s.tokens).where(s.tokens.c.guest == guest))
            c.execute(delete(s.players).where(s.players.c.guest == guest))
            c.execute(delete(s.guests).where(s.guests.c.id == guest))

        await self.database.write(work)

    async def add_report(self, reporter: str, code: str, seat: int, why: str, now: int) -> None:
        """What a guest reports about another."""
        made = insert(s.reports).values(at=now, code=code, seat=seat, reporter=reporter, why=why)
        await self.database.write(lambda c: _none(c.execute(made)))

    # ------------------------------------------------------------------ keeping and forgetting

    async def forget_old(self, now: int, days: int) -> int:
        """Deletes closed tables, codes and guests that are older than ``days``; how many tables."""
        limit = now - days * DAY_MS

        def work(c: Connection) -> int:
            c.execute(delete(s.tokens).where(s.tokens.c.expires_at < now))
            gone = c.execute(
                delete(s.tables).where(s.tables.c.status == CLOSED, s.tables.c.changed_at < limit)
            )
            return int(gone.rowcount)

        return await self.database.write(work, is_long=True)

    async def ping(self) -> None:
        """Whether the database answers.

        Raises:
            StoreError: it does not.
        """
        await self.database.read(lambda c: _none(c.execute(select(1))))


def _none(_result: object) -> None:
    """For statements whose result nobody needs."""


def _bodies(c: Connection, code: str, after: int) -> list[tuple[int, bytes]]:
    rows = c.execute(
        select(s.log.c.seq, s.log.c.body)
        .where(s.log.c.code == code, s.log.c.seq > after)
        .order_by(s.log.c.seq)
    )
    return [(row.seq, row.body) for row in rows]


# Made once: to put a statement together costs more than to run it.
_INSERT_ENTRY = insert(s.log).values(
    {name: bindparam(name) for name in ("code", "seq", "command", "body")}
)
_GO_ON = (
    update(s.tables)
    .where(s.tables.c.code == bindparam("of_code"), s.tables.c.seq == bindparam("of_seq"))
    .values(
        seq=bindparam("seq"),
        status=bindparam("status"),
        listed=bindparam("listed"),
        due_at=bindparam("due_at"),
        changed_at=bindparam("changed_at"),
        leased_until=bindparam("leased_until"),
    )
)


# The same for many tables at once in PostgreSQL, where every statement is a round trip.
_PUT_MANY = """
WITH wanted AS (
    SELECT * FROM unnest(
        $1::text[], $2::int[], $3::text[], $4::bytea[], $5::text[], $6::bool[], $7::bigint[],
        $8::bigint[]
    ) AS each (code, seq, command, body, status, listed, due_at, changed_at)
), gone_on AS (
    UPDATE tables SET seq = wanted.seq, status = wanted.status, listed = wanted.listed,
        due_at = wanted.due_at, changed_at = wanted.changed_at, leased_until = 0
    FROM wanted WHERE tables.code = wanted.code AND tables.seq = wanted.seq - 1
    RETURNING tables.code, tables.seq
), put AS (
    INSERT INTO log (code, seq, command, body)
    SELECT code, seq, command, body FROM wanted JOIN gone_on USING (code, seq)
)
SELECT code, seq FROM gone_on
"""


@functools.cache
def _compiled(statement: Executable, dialect: Dialect) -> tuple[str, tuple[str, ...]]:
    """A statement in the database's own words, and the order of its parameters."""
    found = statement.compile(dialect=dialect)  # type: ignore[attr-defined]
    return str(found), tuple(found.positiontup)


def _run(c: Connection, statement: Executable, values: Mapping[str, Any]) -> int:
    """Runs one of the statements that every move needs; how many rows it changed.

    What SQLAlchemy does around a statement takes SQLite's own time several times over.
    """
    text, order = _compiled(statement, c.dialect)
    given = tuple(values[name] for name in order)
    if c.dialect.name != "sqlite":
        return c.exec_driver_sql(text, given).rowcount
    driver: Any = c.connection.driver_connection
    try:
        return int(driver.execute(text, given).rowcount)
    except sqlite3.Error as error:
        raise DBAPIError.instance(
            text, None, error, sqlite3.Error, hide_parameters=True, dialect=c.dialect
        ) from error


def _put_all(c: Connection, wanted: Sequence[Append]) -> list[Exception | None]:
    """Appends of one entry each; what stood in the way of each."""
    if c.dialect.name == "postgresql":
        return _put_at_once(c, wanted)
    return [_hindrance(c, each) for each in wanted]


def _hindrance(c: Connection, wanted: Append) -> Exception | None:
    try:
        _append(c, wanted)
    except (IntegrityError, ConflictError) as error:
        return error
    return None


def _put_at_once(c: Connection, wanted: Sequence[Append]) -> list[Exception | None]:
    """In one statement; where that fails, in one each, so that all but the wrong ones stand."""
    columns = zip(
        *(
            (
                each.code,
                each.after + 1,
                each.command,
                e.entry_bytes(each.entries[0]),
                each.status,
                each.listed,
                each.due_at,
                each.now,
            )
            # In an order of their own, whoever asks: two processes then seldom wait for each other.
            for each in sorted(wanted, key=lambda each: each.code)
        ),
        strict=True,
    )
    try:
        rows = c.exec_driver_sql(_PUT_MANY, tuple(map(list, columns)))
        done = {(row.code, row.seq) for row in rows}
    except DBAPIError as error:
        if len(wanted) > 1 and not error.connection_invalidated:
            return [found for each in wanted for found in _put_at_once(c, [each])]
        return [_conflict(each) if _is_held(error) else error for each in wanted]
    return [None if (each.code, each.after + 1) in done else _conflict(each) for each in wanted]


def _is_refused(error: DBAPIError) -> bool:
    """Whether what is written stands in the way, not the database."""
    return isinstance(error, IntegrityError) or _is_held(error)


def _is_held(error: DBAPIError) -> bool:
    """Whether somebody else is writing there."""
    return getattr(error.orig, "sqlstate", "") in HELD_STATES


def _conflict(wanted: Append) -> ConflictError:
    return ConflictError(f"table {wanted.code} has gone on from {wanted.after}")


def _append(c: Connection, wanted: Append) -> None:
    """Adds the entries; the log's keys refuse what is there already."""
    if c.dialect.name == "sqlite":
        _add_entries(c, wanted)  # first, since what fails here has changed nothing
        if not _go_on(c, wanted):
            after = s.log.c.seq > wanted.after
            c.execute(delete(s.log).where(s.log.c.code == wanted.code, after))
            raise _conflict(wanted)
    else:
        # The table's row first, as above: who locks in another order waits for ever.
        if not _go_on(c, wanted):
            raise _conflict(wanted)
        _add_entries(c, wanted)
    if wanted.conn is not None:
        _note_connection(c, wanted.code, *wanted.conn)
    if wanted.guest is not None:
        _note_player(c, wanted.code, wanted.guest)


def _add_entries(c: Connection, wanted: Append) -> None:
    for number, entry in enumerate(wanted.entries, start=1):
        row = {
            "code": wanted.code,
            "seq": wanted.after + number,
            "command": wanted.command if number == 1 else None,
            "body": e.entry_bytes(entry),
        }
        _run(c, _INSERT_ENTRY, row)


def _go_on(c: Connection, wanted: Append) -> bool:
    """Brings the table's row to the last entry; whether it stood where the entries begin."""
    row = {
        "of_code": wanted.code,
        "of_seq": wanted.after,
        "seq": wanted.after + len(wanted.entries),
        "status": wanted.status,
        "listed": wanted.listed,
        "due_at": wanted.due_at,
        "changed_at": wanted.now,
        "leased_until": 0,
    }
    return _run(c, _GO_ON, row) > 0


def _note_connection(c: Connection, code: str, seat: int, conn: str, process: str) -> None:
    here = (s.connections.c.code == code) & (s.connections.c.seat == seat)
    if process:
        c.execute(delete(s.connections).where(here))
        c.execute(insert(s.connections).values(code=code, seat=seat, conn=conn, process=process))
    else:
        c.execute(delete(s.connections).where(here, s.connections.c.conn == conn))


def _note_player(c: Connection, code: str, guest: str) -> None:
    known = c.execute(
        select(s.players.c.guest).where(s.players.c.code == code, s.players.c.guest == guest)
    ).scalar_one_or_none()
    if known is None:
        c.execute(insert(s.players).values(code=code, guest=guest))

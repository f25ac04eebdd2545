"""The tables of the database, for SQLite and PostgreSQL alike.

The log's primary key (table, seq) is the check against two writers: who comes second fails. The
pair (table, command) is unique, so a command that is repeated is found and not done again.
Migrations stand in ``migrations/``; a test holds them to this file.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(24), nullable=False, default=""),
    Column("is_program", Boolean, nullable=False, default=False),
    Column("seen_at", BigInteger, nullable=False),
)
"""Who plays. There is no account: a guest is whoever holds a token."""

tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("guest", String(32), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("expires_at", BigInteger, nullable=True),
    Column("is_code", Boolean, nullable=False, default=False),
    Index(None, "guest"),
)
"""SHA-256 of tokens, and of one-time codes that give another device a token."""

tables = Table(
    "tables",
    metadata,
    Column("code", String(12), primary_key=True),
    Column("game", String(5), nullable=False),
    Column("status", String(8), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("secret", LargeBinary(32), nullable=False),
    Column("salt", LargeBinary(16), nullable=False),
    Column("replay", String(32), nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("due_at", BigInteger, nullable=True),
    Column("leased_until", BigInteger, nullable=False, default=0),
    UniqueConstraint("replay"),
    Index(None, "due_at"),
    Index(None, "status", "listed", "changed_at"),
)
"""A row a table. ``due_at`` is the deadline that is written with the entry that makes it."""

log = Table(
    "log",
    metadata,
    Column("code", String(12), ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("command", String(72), nullable=True),
    Column("body", LargeBinary, nullable=False),
    UniqueConstraint("code", "command"),
)
"""All that happened; a body is an entry of :mod:`oneleft.server.entries`."""

players = Table(
    "players",
    metadata,
    Column("code", String(12), ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("guest", String(32), primary_key=True),
    Index(None, "guest"),
)
"""Who has sat at which table: whose it is to delete."""

connections = Table(
    "connections",
    metadata,
    Column("code", String(12), ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("conn", String(48), nullable=False),
    Column("process", String(16), nullable=False),
    Index(None, "process"),
)
"""Which process serves the client of a seat, so that the others know who is gone with it."""

processes = Table(
    "processes",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("beat_at", BigInteger, nullable=False),
)
"""Every server process, and when it last said that it lives."""

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("code", String(12), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("reporter", String(32), nullable=False),
    Column("why", String(280), nullable=False),
)
"""What guests report about others, for whoever runs the server."""

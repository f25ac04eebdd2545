"""Brings a database to the newest revision."""

from __future__ import annotations

import logging
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from oneleft.server.database import Database

LOCK = 0x6F6E656C
"""PostgreSQL's advisory lock under which one process migrates and the others wait."""


def config() -> Config:
    """Alembic's configuration: the scripts are part of the package."""
    found = Config()
    found.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return found


def upgrade(connection: Connection) -> None:
    """Runs what has not been run; nothing if all has."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    if is_current(connection):
        return
    settings = config()
    settings.attributes["connection"] = connection
    level = logging.getLogger("alembic").level
    logging.getLogger("alembic").setLevel(logging.WARNING)
    try:
        command.upgrade(settings, "head")
    finally:
        logging.getLogger("alembic").setLevel(level)


def is_current(connection: Connection) -> bool:
    """Whether the database stands at the newest revision."""
    newest = ScriptDirectory.from_config(config()).get_current_head()
    return MigrationContext.configure(connection).get_current_revision() == newest


async def migrate(database: Database) -> None:
    """Brings the database to the newest revision."""
    await database.write(upgrade, is_long=True)

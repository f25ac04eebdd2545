"""``oneleft serve``, ``admin`` and ``join``: the server is imported when one of them runs."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from oneleft.cli.speech import SpokenError
from oneleft.words import Words

if TYPE_CHECKING:
    from oneleft.server.serve import ServeWishes


def need_table(words: Words) -> None:
    """Names the extra that is missing, before an import fails.

    Raises:
        SpokenError: the table's libraries are not installed.
    """
    from importlib.util import find_spec

    if any(find_spec(name) is None for name in ("litestar", "sqlalchemy", "uvicorn", "segno")):
        raise SpokenError(words("serve-extra", extra='pip install "oneleft[table]"'))


def serve(words: Words, wishes: ServeWishes, *, browser: bool) -> None:
    """Says where the tables are, and serves until it is stopped.

    Raises:
        OneLeftError: it cannot be started so.
    """
    from oneleft.server.serve import prepare, qr_text, run

    prepared = prepare(wishes)
    url = prepared.url
    print(words("serve-at", url=url))
    if wishes.lan:
        print(qr_text(url))
        print(words("serve-lan"))
    elif prepared.host in ("127.0.0.1", "::1", "localhost"):
        print(words("serve-here"))
    print(words("serve-stop"), flush=True)
    run(prepared, browser=browser and _may_open_browser())
    print(words("goodbye"))


def _may_open_browser() -> bool:
    """Whether somebody sits in front of this machine."""
    has_screen = sys.platform in ("win32", "darwin") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
    return sys.stdout.isatty() and has_screen


def admin(words: Words, what: str, file: Path, database: str, say: Callable[[str], None]) -> None:
    """Backs a database up, or restores it.

    Raises:
        OneLeftError: it cannot be done.
    """
    from oneleft.server.admin import backup, restore
    from oneleft.server.serve import default_database

    url = database or default_database()
    try:
        count = backup(url, file) if what == "backup" else restore(url, file)
    except OSError as error:
        raise SpokenError(words("error-file-unwritable", path=str(error.filename))) from None
    say(words(f"admin-{what}", count=count, path=str(file)))


def join(words: Words, url: str, bot: str, name: str, say: Callable[[str], None]) -> None:
    """Plays a match at the table of a link.

    Raises:
        OneLeftError: it cannot.
    """
    from oneleft.bots import BOTS
    from oneleft.server.join import join as join_table

    if bot not in BOTS:
        raise SpokenError(words("error-bot", text=bot, choices=", ".join(BOTS)))
    join_table(url, bot, name, lambda key: say(words(key)))

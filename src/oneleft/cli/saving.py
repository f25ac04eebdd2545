"""Saved games: a record of the match so far, with a comment that holds what only the host knows."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import sys
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any

from oneleft.chance import Chance, Commitment, Committed, Published, Seeded
from oneleft.errors import OneLeftError
from oneleft.record import Record, parse_record

MARK = "# oneleft table "
"""Opens the comment in a saved game."""


@dataclass(slots=True)
class TableNote:
    """What a record does not hold: who is a bot, and where their and the match's chance comes from.

    Attributes:
        bots: seat to the kind of bot and the two words of its generator.
        bot_seed: from which the bots' generators were made.
        seed: of the match, if it has one.
        secret, salt: of the commitment, in hex, if the match has one.
    """

    bots: dict[int, tuple[str, list[int]]] = field(default_factory=dict)
    bot_seed: int = 0
    seed: int | None = None
    secret: str = ""
    salt: str = ""

    def source(self, published: Published | None) -> Chance | None:
        """The match's source of chance, at its beginning; None if the file does not tell."""
        if self.seed is not None:
            return Seeded(self.seed)
        if not self.secret:
            return None
        entropies = published.entropies if published is not None else ()
        return Committed(
            Commitment(bytes.fromhex(self.secret), bytes.fromhex(self.salt)), entropies
        )


def saved_text(record: Record, note: TableNote) -> str:
    """The text of a saved game."""
    head, _, body = str(record).partition("\n")
    return f"{head}\n{MARK}{json.dumps(asdict(note), separators=(',', ':'))}\n{body}"


def read_saved(text: str) -> tuple[Record, TableNote | None]:
    """A saved game; any other record has no note.

    Raises:
        InvalidTextError: it is no record.
        OneLeftError: the note is damaged.
    """
    record = parse_record(text)
    for line in text.splitlines():
        if line.startswith(MARK):
            return record, _read_note(line.removeprefix(MARK))
    return record, None


def _read_note(text: str) -> TableNote:
    try:
        found: dict[str, Any] = json.loads(text)
        found["bots"] = {
            int(seat): (str(kind), [int(word) for word in words])
            for seat, (kind, words) in found["bots"].items()
        }
        note = TableNote(**found)
        bytes.fromhex(note.secret + note.salt)
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise OneLeftError(f"the saved table cannot be read: {error}") from None
    return note


def folder(environ: Mapping[str, str]) -> Path:
    """Where games are saved if no file is named."""
    base = environ.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
    return Path(base) / "oneleft"


def new_path(game: str) -> Path:
    """A file that is not there yet, named after the game and the time."""
    where = folder(os.environ)
    stamp = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
    name = "uno" if game == "cards" else "uno-dice"
    path = where / f"{name}-{stamp}.oneleft"
    number = 2
    while path.exists():
        path = where / f"{name}-{stamp}-{number}.oneleft"
        number += 1
    return path


def write_text(path: Path, text: str) -> None:
    """Writes a file whole or not at all; its folder is made if need be.

    Raises:
        OSError: it cannot be written.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        new = path.with_name(path.name + ".new")
        new.write_text(text, encoding="utf-8")
        new.replace(path)
    except ValueError as error:  # no path at all: an empty name, a null character
        raise OSError(str(error)) from error


def is_there(path: Path) -> bool:
    """Whether a file is there; a path that cannot be looked up names none."""
    try:
        return path.exists()
    except OSError:
        return False


def try_writing(path: Path) -> None:
    """Finds out whether a file could be written, before there is anything to write.

    Raises:
        OSError: it could not.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        new = path.with_name(path.name + ".new")
        new.touch()
        new.unlink()
    except ValueError as error:
        raise OSError(str(error)) from error


def resume_command(path: Path) -> str:
    """What to type to go on."""
    program = "oneleft" if shutil.which("oneleft") else f"{shlex.quote(sys.executable)} -m oneleft"
    return f"{program} play --resume {shlex.quote(str(path))}"

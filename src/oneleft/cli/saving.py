"""Saved games: a record of the match so far, with a comment that holds what only the host knows."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import sys
import tempfile
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any

from oneleft.chance import Chance, Commitment, Committed, Published, Seeded
from oneleft.errors import InvalidTextError
from oneleft.record import Record, parse_record

MARK = "# oneleft table "
"""Opens the comment in a saved game."""
MOST_SHOWN = 40
"""Letters of a damaged note that are shown."""


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
        InvalidTextError: it is no record, or the note is damaged.
    """
    record = parse_record(text)
    for number, line in enumerate(text.splitlines(), start=1):
        if line.startswith(MARK):
            return record, _read_note(line.removeprefix(MARK), number)
    return record, None


def _read_note(text: str, line: int) -> TableNote:
    try:
        found: dict[str, Any] = json.loads(text)
        found["bots"] = {
            int(seat): (str(kind), [int(word) for word in words])
            for seat, (kind, words) in found["bots"].items()
        }
        note = TableNote(**found)
        bytes.fromhex(note.secret + note.salt)
    except (ValueError, TypeError, KeyError, AttributeError):
        shown = text if len(text) < MOST_SHOWN else f"{text[:MOST_SHOWN]}..."
        raise InvalidTextError(shown, "the note of a saved table", line, len(MARK) + 1) from None
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
    while is_there(path):
        path = where / f"{name}-{stamp}-{number}.oneleft"
        number += 1
    return path


def private_path(name: str) -> Path:
    """A place where there should always be room: a folder of its own among what is temporary.

    Raises:
        OSError: there is no such folder.
    """
    return Path(tempfile.mkdtemp(prefix="oneleft-")) / name


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
    return f"{_program()} play --resume {shlex.quote(str(path))}"


def verify_command(path: Path) -> str:
    """What to type to prove that chance was fixed beforehand."""
    return f"{_program()} verify {shlex.quote(str(path))}"


def _program() -> str:
    return "oneleft" if shutil.which("oneleft") else f"{shlex.quote(sys.executable)} -m oneleft"

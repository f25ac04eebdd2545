"""A folder through which a run and its processes on this machine give each other what is large.

A pipe takes a message of up to ``PIPE_BUF`` bytes (4096 on Linux) whole or not at all. A process
that is killed in the middle of a longer one leaves a part of it, and loky waits for the rest for
ever. So files hold the request and what comes of the pieces; through the pipes go the folder's path
and a few numbers.
"""

from __future__ import annotations

import tempfile
import time
import traceback
from collections.abc import Generator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from pickle import PicklingError, loads

from oneleft.sim.engine import Piece, play_piece
from oneleft.sim.errors import OutputError
from oneleft.sim.files import at_one_stroke
from oneleft.sim.request import Request

Answer = tuple[int, str]
"""First game of a piece that lies in the folder; or why it could not be put there."""

_Raised = tuple[BaseException, str]
"""What was raised in a process, and the text of its traceback."""
_REQUEST = "request"
_LONGEST = 200
"""Characters of a reason: an answer is short whatever happens."""
_TRIES, _PAUSE = 100, 0.05
"""How often, and seconds apart, a folder is removed into which processes still write that are being
killed."""


class Exchange:
    """The folder of a run, with the request in it.

    Attributes:
        path: it is what processes are given.
    """

    def __init__(self, path: str, request: Request) -> None:
        self.path = path
        data = _packed_request(request)
        try:
            _write(Path(path, _REQUEST), data)
        except OSError as error:
            raise unusable(path, error) from error

    def received(self, answer: Answer) -> tuple[int, Piece]:
        """The piece that a process has played and put here; the file is removed.

        Raises:
            OutputError: it could not be written, or cannot be read.
            BaseException: what was raised in the process, with a note of where.
        """
        first, why = answer
        if why:
            raise unusable(self.path, why)
        try:
            file = _place(self.path, first)
            data = file.read_bytes()
            file.unlink()
        except OSError as error:
            raise unusable(self.path, error) from error
        found: Piece | _Raised = loads(data)
        if isinstance(found, Piece):
            return first, found
        raised, text = found
        raised.add_note(f"In the process that played from game {first} on:\n{text}")
        raise raised


@contextmanager
def exchange(request: Request) -> Generator[Exchange]:
    """A folder for one run, which is removed in the end, whatever ends it.

    It lies where temporary files lie (``TMPDIR``). In ``/dev/shm`` it would hold memory until the
    machine is started again where the run itself is killed; and files as short-lived as these
    mostly stay in memory anyway.

    Raises:
        OutputError: it cannot be made or written.
    """
    try:
        folder = tempfile.TemporaryDirectory(prefix="oneleft-", ignore_cleanup_errors=True)
    except OSError as error:
        raise unusable(error.filename or "TMPDIR", error) from error
    try:
        yield Exchange(folder.name, request)
    finally:
        for _ in range(_TRIES):
            folder.cleanup()
            if not Path(folder.name).exists():
                break
            time.sleep(_PAUSE)


def play_into(folder: str, first: int, games: int) -> Answer:
    """Plays a piece in a process, and puts what came of it into the folder of the run."""
    found: Piece | _Raised
    try:
        found = play_piece(_request(folder), first, games)
    except BaseException as error:  # noqa: BLE001 (it is raised again where it is received)
        found = _portable(error), "".join(traceback.format_exception(error))
    try:
        _write(_place(folder, first), _packed(found))
    except OSError as error:
        return first, (error.strerror or str(error))[:_LONGEST]
    return first, ""


def unusable(path: str, why: object) -> OutputError:
    """The error of a temporary folder that cannot be made, written or read."""
    text = f"{path}: the temporary folder cannot be used: {why} (TMPDIR names another place)"
    return OutputError("error-sim-temporary", text, path=path, why=str(why))


@lru_cache(maxsize=1)
def _request(folder: str) -> Request:
    """The request of a run; a process reads it once."""
    request: Request = loads(Path(folder, _REQUEST).read_bytes())
    return request


def _place(folder: str, first: int) -> Path:
    return Path(folder, f"piece-{first}")


def _write(path: Path, data: bytes) -> None:
    at_one_stroke(path, lambda beside: beside.write_bytes(data))


# ------------------------------------------------------------------------------------- pickles


def _packed(found: object) -> bytes:
    """Anything as bytes, by loky's own pickler: bots of scripts and notebooks travel whole."""
    from joblib.externals.loky.backend import reduction

    return bytes(reduction.dumps(found))


def _packed_request(request: Request) -> bytes:
    """The request as bytes.

    Raises:
        PicklingError: a player cannot be sent to another process.
    """
    try:
        return _packed(request)
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise PicklingError(f"the players cannot be sent to processes: {why}") from error


def _portable(error: BaseException) -> BaseException:
    """The error itself, or its text where it does not survive the way."""
    try:
        loads(_packed(error))
    except Exception:  # noqa: BLE001 (classes of others fail in all ways)
        return RuntimeError(f"{type(error).__name__}: {error}")
    return error

"""Files that are never seen half written."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from pathlib import Path

WRITING = ".writing-"
"""Begins the names of files that are not whole yet; those of a run that was killed stay."""


def at_one_stroke(
    path: Path,
    write: Callable[[Path], object],
    put: Callable[[Path, Path], object] = Path.replace,
) -> None:
    """Lets ``write`` write a file beside ``path``, and ``put`` it there when it is whole."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=WRITING, suffix=path.suffix)
    os.close(handle)
    temporary = Path(name)
    try:
        write(temporary)
        temporary.chmod(0o644)  # others may read what a run has kept
        put(temporary, path)
    finally:
        temporary.unlink(missing_ok=True)


def put_if_there_is_none(temporary: Path, path: Path) -> None:
    """Gives a file its name, unless there is one of that name by now."""
    try:
        path.hardlink_to(temporary)
    except FileExistsError:
        pass
    except OSError:  # not all file systems have links
        temporary.replace(path)


__all__ = ["WRITING", "at_one_stroke", "put_if_there_is_none"]

"""The files of the law that come with oneleft: cases and published counts."""

from __future__ import annotations

from pathlib import Path


def law_files(suffix: str) -> tuple[Path, ...]:
    """All files with a suffix, ``.case`` or ``.perft``: installed, or those of the source."""
    package = Path(__file__).resolve().parent.parent
    for folder in (package / "law", package.parent.parent / "tests" / "law"):
        found = tuple(sorted(folder.glob(f"*{suffix}")))
        if found:
            return found
    return ()

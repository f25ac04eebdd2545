"""Where the terminal's lines go and come from; plain where color or symbols would do harm."""

from __future__ import annotations

import os
import sys
import time
import unicodedata
from collections.abc import Mapping
from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

_ASCII = str.maketrans(
    {
        "’": "'",
        "‘": "'",
        "“": '"',
        "”": '"',
        "«": '"',
        "»": '"',
        "–": "-",
        "—": "-",
        "…": "...",
        "·": "-",
        "×": "x",
        "→": "->",
        "\u00a0": " ",
        "\u202f": " ",
    }
)
PLAIN_WIDTH = 78
MANY_LINES = 60
"""So many empty lines push a hand off any screen."""


def wants_plain(environ: Mapping[str, str], out: TextIO) -> bool:
    """Whether to write plain lines without being asked: no terminal, a dumb one, or NO_COLOR."""
    if not out.isatty() or environ.get("TERM", "dumb") == "dumb" or environ.get("NO_COLOR"):
        return True
    try:
        "●★▲■↻".encode(out.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return True
    return False


def ascii_safe(text: str, encoding: str | None = "utf-8") -> str:
    """Plain punctuation; letters keep their accents where the encoding has them."""
    plain = text.translate(_ASCII)
    try:
        plain.encode(encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        bare = unicodedata.normalize("NFKD", plain)
        return bare.encode("ascii", "ignore").decode("ascii")
    return plain


class Screen:
    """Lines out, lines in."""

    def __init__(self, *, plain: bool) -> None:
        self.plain = plain
        self._console: Console | None = None
        if sys.stdin.isatty() and sys.stdout.isatty():
            import contextlib

            with contextlib.suppress(ImportError):
                import readline  # noqa: F401 (makes input() editable)

    @property
    def console(self) -> Console:
        """Rich's console; not for plain screens."""
        if self._console is None:
            from rich.console import Console

            self._console = Console(highlight=False, markup=False, emoji=False, soft_wrap=False)
        return self._console

    @property
    def width(self) -> int:
        """How many columns there are."""
        return PLAIN_WIDTH if self.plain else min(self.console.width, 120)

    def line(self, text: str = "", style: str = "") -> None:
        """Writes a line."""
        if self.plain:
            print(ascii_safe(text, sys.stdout.encoding), flush=True)
        else:
            self.console.print(text, style=style or None)

    def show(self, what: RenderableType) -> None:
        """Writes something that Rich can draw."""
        self.console.print(what)

    def ask(self, prompt: str) -> str:
        """Asks for a line.

        Raises:
            EOFError: the input has ended.
            KeyboardInterrupt: Ctrl-C.
        """
        text = f"{prompt} > "
        sys.stdout.flush()
        answer = input(ascii_safe(text, sys.stdout.encoding) if self.plain else text)
        if not sys.stdin.isatty():
            print(answer, flush=True)
        return answer.strip()

    def clear(self) -> None:
        """Takes all that was shown off the screen, and out of what can be scrolled back to."""
        if sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb":
            sys.stdout.write("\x1b[2J\x1b[3J\x1b[H")
            sys.stdout.flush()
        else:
            print("\n" * MANY_LINES, flush=True)

    def pause(self, seconds: float) -> None:
        """Waits, so that a person can follow."""
        if seconds > 0:
            sys.stdout.flush()
            time.sleep(seconds)

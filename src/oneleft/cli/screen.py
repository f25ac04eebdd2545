"""Where the terminal's lines go and come from; plain where color or symbols would do harm."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
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
MOST_COLUMNS = 120
"""Wider lines are hard to read."""
MANY_LINES = 60
"""So many empty lines push a hand off any screen."""


def wants_plain(environ: Mapping[str, str], out: TextIO) -> bool:
    """Whether to write plain lines without being asked: no terminal, a dumb one, or NO_COLOR."""
    if not out.isatty() or environ.get("TERM", "dumb") == "dumb" or environ.get("NO_COLOR"):
        return True
    return not encodes_all(out)


def encodes_all(out: TextIO) -> bool:
    """Whether symbols and accents can be written."""
    try:
        "●★▲■↻’é".encode(out.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def ascii_safe(text: str, encoding: str | None = "utf-8") -> str:
    """Plain punctuation; letters keep their accents where the encoding has them."""
    plain = text.translate(_ASCII)
    try:
        plain.encode(encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        bare = unicodedata.normalize("NFKD", plain)
        return bare.encode("ascii", "ignore").decode("ascii")
    return plain


def wrapped(text: str, width: int) -> list[str]:
    """The lines of a text; a no-break space stays one, which Rich would break at."""
    return textwrap.wrap(text, width, break_on_hyphens=False) or [""]


class Screen:
    """Lines out, lines in."""

    def __init__(self, *, plain: bool) -> None:
        self.plain = plain
        self._console: Console | None = None
        if sys.stdin.isatty() and sys.stdout.isatty():
            import contextlib
            import importlib

            with contextlib.suppress(ImportError):
                importlib.import_module("readline")  # makes input() editable

    @property
    def console(self) -> Console:
        """Rich's console; not for plain screens."""
        if self._console is None:
            from rich.console import Console

            self._console = Console(highlight=False, markup=False, emoji=False, soft_wrap=False)
        return self._console

    @property
    def width(self) -> int:
        """How many columns there are, for color."""
        return min(self.console.width, MOST_COLUMNS)

    def line(self, text: str = "", style: str = "") -> None:
        """Writes a line."""
        if self.plain:
            self._plain_line(ascii_safe(text, sys.stdout.encoding))
        else:
            for row in wrapped(text, self.width):
                self.console.print(row, style=style or None)

    def whole_line(self, text: str) -> None:
        """Writes a line that is to be copied, such as a command: never broken between words."""
        shown = "".join(
            "\N{REPLACEMENT CHARACTER}" if unicodedata.category(letter).startswith("C") else letter
            for letter in text
        )
        try:
            shown.encode(sys.stdout.encoding or "ascii")
        except (UnicodeEncodeError, LookupError):
            shown = ascii_safe(shown, sys.stdout.encoding)
        print(shown, flush=True)

    def _plain_line(self, text: str) -> None:
        """A line; on a terminal it is broken between words, in a pipe it stays whole."""
        if not sys.stdout.isatty():
            print(text, flush=True)
            return
        for row in wrapped(text, shutil.get_terminal_size().columns - 1):
            print(row, flush=True)

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

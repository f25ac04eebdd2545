"""Scripts as they are sent: without comments and indentation, compressed.

The files in ``web/static`` are what people read and change; nothing is built. What is left out here
is a third of their size. Strings, templates and regular expressions stay as they are, and so do
line breaks, on which JavaScript's statements may end.
"""

from __future__ import annotations

import re

_TOKEN = re.compile(
    r"""
    (?P<line>//[^\n]*)
    | (?P<block>/\*.*?\*/)
    | (?P<string>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')
    | (?P<template>`)
    | (?P<open>\{)
    | (?P<close>\})
    | (?P<word>[A-Za-z_$][\w$]*|\d[\w.]*)
    | (?P<space>[ \t\r]+)
    | (?P<break>\n)
    | (?P<slash>/)
    | (?P<other>.)
    """,
    re.VERBOSE | re.DOTALL,
)
_REGEX = re.compile(r"/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\[\n])+/[a-z]*")
_BEFORE_REGEX = frozenset("(,=:[!&|?{};+-*%<>~^")
_WORDS_BEFORE_REGEX = frozenset({"return", "typeof", "case", "in", "of", "void", "delete", "await"})


def squeeze(source: str) -> str:
    """A script without what only its readers need.

    >>> print(squeeze("const a = 1; // one\\n/* two\\n */\\n    f(`x // ${a /* b */}`, /[/]'/);"))
    const a = 1;
    f(`x // ${a }`, /[/]'/);

    Raises:
        ValueError: a comment, string or template does not end.
    """
    return _Squeezer(source).run()


class _Squeezer:
    """Goes through a script token by token; templates may hold code, which may hold templates."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.place = 0
        self.out: list[str] = []
        self.last = ""
        """The last token that counts, for telling a regular expression from a division."""
        self.depths: list[int] = []
        """For each template that is open: how many braces are open in its code."""

    def run(self) -> str:
        """The whole script."""
        while self.place < len(self.source):
            self._token()
        if self.depths:
            raise ValueError("a template does not end")
        return "".join(self.out).strip("\n")

    def _token(self) -> None:
        found = _TOKEN.match(self.source, self.place)
        assert found is not None
        kind, text = str(found.lastgroup), found[0]
        self.place = found.end()
        if kind == "line":
            return
        if kind == "block":
            self._break("\n" if "\n" in text else "")
        elif kind in ("space", "break"):
            self._break(text if kind == "space" else "\n")
        elif kind == "template":
            self.out.append(text)
            self._template()
        elif kind == "slash" and self._may_be_regex():
            self._regex(found.start())
        else:
            self._braces(kind)
            self.out.append(text)
            self.last = text
            if kind == "close" and self.depths and self.depths[-1] == 0:
                self._template()

    def _break(self, text: str) -> None:
        """White space: none at the beginning of a line, no empty lines."""
        at_start = not self.out or self.out[-1].endswith("\n")
        if text == "\n":
            if self.out and self.out[-1].strip(" \t\r") == "" and self.out[-1] != "\n":
                self.out.pop()
            if self.out and not self.out[-1].endswith("\n"):
                self.out.append("\n")
        elif text and not at_start:
            self.out.append(" ")

    def _braces(self, kind: str) -> None:
        if not self.depths:
            return
        if kind == "open":
            self.depths[-1] += 1
        elif kind == "close":
            self.depths[-1] -= 1

    def _template(self) -> None:
        """Copies a template's text up to its end, or to the code in it."""
        begin = self.place
        if self.depths and self.depths[-1] == 0 and self.last == "}":
            self.depths.pop()
        source = self.source
        while self.place < len(source):
            letter = source[self.place]
            if letter == "\\":
                self.place += 2
            elif letter == "`":
                self.place += 1
                self.out.append(source[begin : self.place])
                self.last = "`"
                return
            elif source.startswith("${", self.place):
                self.place += 2
                self.out.append(source[begin : self.place])
                self.last = "{"
                self.depths.append(1)
                return
            else:
                self.place += 1
        raise ValueError("a template does not end")

    def _may_be_regex(self) -> bool:
        return not self.last or self.last[-1] in _BEFORE_REGEX or self.last in _WORDS_BEFORE_REGEX

    def _regex(self, begin: int) -> None:
        found = _REGEX.match(self.source, begin)
        if found is None:
            raise ValueError("a regular expression does not end")
        self.place = found.end()
        self.out.append(found[0])
        self.last = "/x/"

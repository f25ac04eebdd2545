"""Styles, modules, pictures and words, each under an address that changes with its content.

All static files share one version, the hash of all of them: modules import one another by relative
addresses, and so always meet their own kind.
"""

from __future__ import annotations

import functools
import gzip
import hashlib
import mimetypes
import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple

from oneleft.words import LANGUAGES, TOPICS

_MEDIA_TYPES = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".txt": "text/plain",
}
FOREVER = "public, max-age=31536000, immutable"
BRIEFLY = "no-cache"


class Asset(NamedTuple):
    """A file as it is sent; ``packed`` by gzip where that makes it smaller, else the same."""

    content: bytes
    packed: bytes
    media_type: str


def without_comments(module: str) -> str:
    r"""A module without documentation and indentation; lines keep their numbers.

    >>> without_comments("/** @param {string} a */\nf = (a) =>\n  a; // so\n  // all of it\n")
    '\nf = (a) =>\na; // so\n\n'
    """

    def blank(comment: re.Match[str]) -> str:
        return comment[0] if "@license" in comment[0] else "\n" * comment[0].count("\n")

    return _INDENT.sub("", _COMMENT.sub(blank, module))


_INDENT = re.compile(r"^[ \t]+", re.MULTILINE)
_COMMENT = re.compile(r"/\*\*[\s\S]*?\*/ ?|^[ \t]*//.*$", re.MULTILINE)


def _asset(content: bytes, media_type: str) -> Asset:
    if media_type.startswith("text/javascript"):
        content = without_comments(content.decode()).encode()
    packed = gzip.compress(content, 9, mtime=0)
    return Asset(content, min(packed, content, key=len), media_type)


@functools.cache
def assets() -> dict[str, Asset]:
    """Path → file, of everything in ``web/static``; read once."""
    found: dict[str, Asset] = {}

    def read(folder: Traversable, path: str) -> None:
        for entry in folder.iterdir():
            name = f"{path}{entry.name}"
            if entry.is_dir():
                read(entry, f"{name}/")
            else:
                found[name] = _asset(entry.read_bytes(), _media_type(name))

    read(files("oneleft") / "web" / "static", "")
    return dict(sorted(found.items()))


def _media_type(name: str) -> str:
    suffix = name[name.rfind(".") :]
    guessed = _MEDIA_TYPES.get(suffix) or mimetypes.guess_type(name)[0]
    media_type = guessed or "application/octet-stream"
    is_text = media_type.startswith("text/") or suffix in (".json", ".svg")
    return f"{media_type}; charset=utf-8" if is_text else media_type


@functools.cache
def static_version() -> str:
    """The hash of all static files."""
    digest = hashlib.sha256()
    for path, asset in assets().items():
        digest.update(f"{path}\0{len(asset.content)}\0".encode() + asset.content)
    return digest.hexdigest()[:16]


def static_url(path: str) -> str:
    """The address of a static file, such as ``js/page.js``; of the folder, if empty.

    Raises:
        KeyError: there is no such file.
    """
    if path:
        assets()[path]
    return f"/static/{static_version()}/{path}"


@functools.cache
def words_text(lang: str) -> str:
    """All Fluent files of a language, one after the other."""
    folder = files("oneleft") / "web" / "locales" / lang
    return "\n".join((folder / f"{topic}.ftl").read_text(encoding="utf-8") for topic in TOPICS)


@functools.cache
def words_asset(lang: str) -> Asset:
    """All Fluent files of a language as one file."""
    return _asset(words_text(lang).encode(), "text/plain; charset=utf-8")


@functools.cache
def words_version() -> str:
    """The hash of the words of all languages."""
    text = "\0".join(words_text(lang) for lang in LANGUAGES)
    return hashlib.sha256(text.encode()).hexdigest()[:16]

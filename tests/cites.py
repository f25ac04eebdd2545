"""Tests that cite the law in Python, where a case file would not be simpler."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., object])

CITED: dict[str, list[str]] = {}
"""Which tests cite what: ``cards:option:tie=share``, or ``AC-36`` whatever the game."""


def cites(*tags: str, game: str = "") -> Callable[[Test], Test]:
    """Says what a test holds; ``tests/test_citations.py`` reads it.

    Args:
        tags: clauses, rulings, cases, ``option:name=value`` and ``reason:slug`` as in case files.
        game: whose options and reasons they are.
    """

    def mark(test: Test) -> Test:
        for tag in tags:
            key = f"{game}:{tag}" if ":" in tag else tag
            CITED.setdefault(key, []).append(test.__qualname__)
        return test

    return mark

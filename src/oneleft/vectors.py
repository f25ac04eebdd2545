"""The carrier of states and rules: a flat vector of signed 64-bit integers."""

from __future__ import annotations

from typing import Protocol, TypeAlias


class Vector(Protocol):
    """A list of ints when interpreted, a NumPy ``int64`` row when compiled."""

    def __getitem__(self, index: int, /) -> int:
        """The word at ``index``."""
        ...

    def __setitem__(self, index: int, value: int, /) -> None:
        """Sets the word at ``index``."""
        ...


Bytes: TypeAlias = Vector
"""A list of small ints when interpreted, a NumPy ``int8`` row when compiled: what is observed."""

"""What happened, in sentences: the lines of :mod:`oneleft.telling` in a player's language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from oneleft.rules import Ruleset
from oneleft.telling import Happening, Teller
from oneleft.words import Words


@dataclass(frozen=True, slots=True)
class Told:
    """A sentence and what it is about, as :class:`oneleft.telling.Line` has it."""

    text: str
    face: int = -1
    is_yours: bool = False


def told(
    words: Words, names: Sequence[str], rules: Ruleset, viewer: int, story: Iterable[Happening]
) -> Iterator[Told]:
    """The sentences of a piece of the story, as the viewer may know it."""
    for line in Teller(rules, viewer).tell(story):
        yield Told(line.text(words, names), line.face, line.is_yours)

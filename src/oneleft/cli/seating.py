"""Who sits where at this table, and how the match stands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from oneleft.match import Match
from oneleft.views import View
from oneleft.words import Words

NAMES = ("Ana", "Bruno", "Clara", "Davi", "Emma", "Felix", "Gaia", "Hugo", "Ines", "Jonas")
"""Names whose first letters are the seats' letters."""


@dataclass(frozen=True, slots=True)
class Seating:
    """The seats of a match.

    Attributes:
        names: of every seat.
        bots: seat to the name of the bot's kind; the others are people.
    """

    names: tuple[str, ...]
    bots: Mapping[int, str]

    @property
    def people(self) -> tuple[int, ...]:
        """The seats where people sit."""
        return tuple(seat for seat in range(len(self.names)) if seat not in self.bots)

    @property
    def is_shared(self) -> bool:
        """Whether several people share the keyboard."""
        return len(self.people) > 1


def marks(words: Words, seating: Seating, match: Match, view: View, seat: int) -> list[str]:
    """What is to be said of a seat: you, bot, dealer, UNO …, the first two being who it is."""
    game = match.rules.game
    found = []
    if seat == view.viewer:
        found.append("you")
    elif seat in seating.bots:
        found.append("bot")
    if getattr(match.rules, "teams", "none") == "2v2" and (view.viewer + 2) % 4 == seat:
        found.append("partner")
    if seat == view.first:
        found.append("dealer" if game == "cards" else "starter")
    if seat not in view.active:
        found.append("left")
    if seat in view.called:
        found.append("uno")
    if seat in view.owes:
        found.append("owes")
    return [words(f"table-mark-{mark}") for mark in found]

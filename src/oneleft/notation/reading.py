"""A position while it is read: its rules, its seats, and what lies where."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NoReturn

from oneleft.dice import DICE, POSITIONS, DiceTable, die_text
from oneleft.faces import (
    DECK_SIZE,
    parse_face,
    seat_text,
)
from oneleft.laws import LAWS, State
from oneleft.notation.lines import NONE, REST, Values, Word, read_entries, read_number
from oneleft.rules import LAW_VERSION, OPTION_BY_NAME, PRESETS, RULESETS, DiceRules, Ruleset

# ------------------------------------------------------------------------------------- reading


class Reader:
    """A position while it is read: the lines, the rules, the number of seats."""

    def __init__(self, text: str) -> None:
        self.entries = read_entries(text)
        self.end = Word("", len(text.splitlines()) + 1, 1)
        self.game = self._read_header()
        self.rules = self._read_rules()
        self.seats = self._read_seats()
        self.rules.check(self.seats)
        self.r = LAWS[self.game].rule_vector(self.rules)

    def values(self, name: str) -> Values:
        """The words of a line that is there."""
        return Values(self.entries[name], self.seats)

    def fail(self, name: str, expected: str) -> NoReturn:
        """Refuses a line that contradicts others, or that is missing."""
        entry = self.entries.get(name)
        if entry is None:
            self.end.refuse(expected)
        (entry.values[0] if entry.values else entry.name).refuse(expected)

    def _read_header(self) -> str:
        """``cards law 1``; without it a game of cards is meant."""
        if "dice" not in self.entries and "cards" not in self.entries:
            return "cards"
        game = "dice" if "dice" in self.entries else "cards"
        if game == "dice" and "cards" in self.entries:
            self.entries["cards"].name.refuse("one game: cards or dice")
        values = Values(self.entries[game], 0)
        if values.has_more:
            values.choice(("law",))
            values.number(LAW_VERSION, LAW_VERSION)
        values.end()
        return game

    def _read_rules(self) -> Ruleset:
        """``rules official stacking=any``: a preset, then options."""
        preset, given = PRESETS[0], dict[str, object]()
        found = Values(self.entries["rules"], 0).rest() if "rules" in self.entries else []
        for place, word in enumerate(found):
            name, sign, text = word.text.partition("=")
            if place == 0 and not sign:
                if name.lower() not in PRESETS:
                    word.refuse("a preset (" + ", ".join(PRESETS) + ") or option=value")
                preset = name.lower()
                continue
            option = OPTION_BY_NAME[self.game].get(name)
            if option is None or not sign:
                word.refuse("option=value")
            given[name] = option.parse(text)
            if given[name] is None:
                Word(text, word.line, word.column + len(name) + 1).refuse(option.expected)
        rules = RULESETS[self.game].preset(preset).replace(**given)
        if isinstance(rules, DiceRules):
            table = self._read_table()
            return rules if table is None else rules.replace(dice_table=table)
        return rules

    def _read_table(self) -> DiceTable | None:
        """``d1: R1 Y2 G3 B4 RS W`` to ``d24``: the dice of a custom table."""
        names = [die_text(die) for die in range(DICE)]
        if not any(name in self.entries for name in names):
            return None
        table = []
        for name in names:
            if name not in self.entries:
                self.end.refuse(f"{name}: and its {POSITIONS} faces")
            values = Values(self.entries[name], 0)
            expected = f"{POSITIONS} faces"
            table.append(tuple(values.next(expected).read(parse_face) for _ in range(POSITIONS)))
            values.end()
        return tuple(table)

    def _read_seats(self) -> int:
        """``seats 3``; without it, as many as hands are given, at least two."""
        least, most = self.rules.least_seats, self.rules.most_seats
        if "seats" not in self.entries:
            hands = [ord(name) - ord("a") + 1 for name in self.entries if is_letter(name)]
            return max([least, *hands])
        values = Values(self.entries["seats"], 0)
        seats = values.number(least, most)
        values.end()
        return seats


def is_letter(name: str) -> bool:
    """Whether a line is named by a seat."""
    return len(name) == 1 and "a" <= name <= "j"


# ------------------------------------------------------------------------------------- places


@dataclass(slots=True)
class Place:
    """What is said to lie somewhere: items, so many unknown ones, or all the rest."""

    items: list[Word] = field(default_factory=list)
    unknown: int = 0
    takes_rest: bool = False
    count: Word | None = None


def read_place(values: Values, units: tuple[str, str]) -> Place:
    """``R5 W``, ``R5 3 cards``, ``rest``, ``none``."""
    place = Place()
    while values.has_more:
        word = values.next("")
        if word.text.isdecimal():
            place.unknown += read_number(word, word.text, 0, DECK_SIZE)
            place.count = word
            values.choice(units)
        elif word.text.lower() == REST:
            place.takes_rest = True
        elif word.text.lower() != NONE or values.place > 1 or values.has_more:
            place.items.append(word)
    return place


class Places:
    """Puts cards or dice where the text says, and the others where they can only be."""

    names: tuple[str, ...] = ()
    units = ("", "")

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self.places = {
            name: read_place(reader.values(name), self.units)
            for name in reader.entries
            if name in ("stock", "discard") or is_letter(name)
        }
        self.lie: dict[str, list[int]] = {}

    def put(self, s: State) -> None:
        """Sets the words of the state that say where everything lies."""
        raise NotImplementedError  # pragma: no cover

    def check(self, s: State) -> None:
        """Refuses what contradicts itself."""
        raise NotImplementedError  # pragma: no cover

    def hand(self, seat: int) -> list[int]:
        """What lies in a hand."""
        return self.lie.get(seat_text(seat).lower(), [])

    def fill(self, left: Callable[[], list[int]], take: Callable[[int], None]) -> None:
        """Gives the unknown ones to their places, then the rest to the one that takes it."""
        for name in sorted(self.places):
            place = self.places[name]
            if place.unknown > len(left()):
                assert place.count is not None
                place.count.refuse(f"at most {len(left())}: no more are left")
            for item in left()[: place.unknown]:
                take(item)
                self.lie[name].append(item)
        for name, place in self.places.items():
            if place.takes_rest:
                for item in left():
                    take(item)
                    self.lie[name].append(item)

    def require_seat(self, name: str, seat: int, active: int) -> None:
        """The seat must be in the round."""
        if seat < 0 or not active >> seat & 1:
            self.reader.fail(name, f"{name} and a seat that is in the round")

"""Named lines of text, the words behind them, and the words of a state that they stand for."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import NoReturn, TypeVar

from oneleft.errors import InvalidTextError
from oneleft.faces import (
    face_text,
    is_wild,
    laid_text,
    parse_face,
    parse_laid,
    seat_text,
    words,
)
from oneleft.kernel import state as k
from oneleft.laws import State, members
from oneleft.moves import parse_seat

T = TypeVar("T")
NONE = "none"
REST = "rest"
WIDTH = 96
"""Longer lines are folded: a line that is indented goes on with the one before."""
AFTERS = ("turn", "opening", "count", "replay", "answer")
DIRECTIONS: Mapping[str, int] = MappingProxyType({"left": 1, "right": -1})
OWED = ("nothing", "die", "roll", "seat")
MOST = 999_999_999
TOP_EXPECTED = "the face in play: R5, WB, WD4R, W? before its color is named, or none"


# ------------------------------------------------------------------------------------- the text


@dataclass(frozen=True, slots=True)
class Word:
    """A word of the text and where it stands, counted from 1."""

    text: str
    line: int
    column: int

    def refuse(self, expected: str) -> NoReturn:
        """Says what should have stood here."""
        raise InvalidTextError(self.text, expected, self.line, self.column)

    def read(self, reader: Callable[[str], T], skip: int = 0) -> T:
        """What ``reader`` makes of the word without its first ``skip`` letters."""
        try:
            return reader(self.text[skip:])
        except InvalidTextError as error:
            raise error.at(self.line, self.column + skip) from None


@dataclass(slots=True)
class Entry:
    """A named line: its name and the words that follow."""

    name: Word
    values: list[Word] = field(default_factory=list)

    def missing(self, expected: str) -> NoReturn:
        """Says what should have followed the last word."""
        last = self.values[-1] if self.values else self.name
        raise InvalidTextError("", expected, last.line, last.column + len(last.text))


def read_entries(text: str) -> dict[str, Entry]:
    """The named lines of a text, by name in lower case.

    A line that is indented more than the first goes on with the one before; ``;`` ends a line
    as well, and ``#`` begins a remark.

    Raises:
        InvalidTextError: a line without a name, or a name that comes twice.
    """
    found: dict[str, Entry] = {}
    last: Entry | None = None
    base: int | None = None
    for number, row in enumerate(text.splitlines(), start=1):
        content = row.split("#")[0]
        if not content.strip():
            continue
        indent = len(content) - len(content.lstrip())
        base = indent if base is None else base
        start = 0
        for place, part in enumerate(content.split(";")):
            spread = [Word(word, number, start + column) for column, word in words(part)]
            start += len(part) + 1
            if place == 0 and indent > base and last is not None:
                last.values += spread
            elif spread:
                last = _entry(spread)
                if last.name.text.lower() in found:
                    last.name.refuse(f"{last.name.text} once")
                found[last.name.text.lower()] = last
    return found


def _entry(spread: list[Word]) -> Entry:
    """``top R5``, ``A: R1`` and ``A:R1``."""
    first, *values = spread
    name, colon, rest = first.text.partition(":")
    if rest:
        values.insert(0, Word(rest, first.line, first.column + len(name) + len(colon)))
    return Entry(Word(name, first.line, first.column), values)


class Values:
    """The words of a named line, taken one after the other."""

    def __init__(self, entry: Entry, seats: int) -> None:
        self.entry = entry
        self.seats = seats
        self.place = 0

    @property
    def has_more(self) -> bool:
        """Whether a word is left."""
        return self.place < len(self.entry.values)

    def next(self, expected: str) -> Word:
        """The next word."""
        if not self.has_more:
            self.entry.missing(expected)
        self.place += 1
        return self.entry.values[self.place - 1]

    def rest(self) -> list[Word]:
        """All words that are left."""
        found = self.entry.values[self.place :]
        self.place = len(self.entry.values)
        return found

    def end(self) -> None:
        """Nothing may follow."""
        if self.has_more:
            self.entry.values[self.place].refuse("the end of the line")

    def number(self, low: int, high: int) -> int:
        """A number between ``low`` and ``high``."""
        word = self.next(_numbers(low, high))
        return read_number(word, word.text, low, high)

    def choice(self, choices: Sequence[str]) -> str:
        """One of ``choices``."""
        expected = ", ".join(choices)
        word = self.next(expected)
        if word.text.lower() not in choices:
            word.refuse(expected)
        return word.text.lower()

    def seat(self) -> int:
        """A seat, or NOBODY for ``none``."""
        word = self.next(f"a seat, A to {seat_text(self.seats - 1)}, or none")
        return k.NOBODY if word.text.lower() == NONE else seat_of(word, self.seats)

    def seat_mask(self) -> int:
        """The seats that are left as a mask; ``none`` for an empty one."""
        return read_mask(self.rest(), lambda word: seat_of(word, self.seats))


def read_number(word: Word, text: str, low: int, high: int) -> int:
    """The number that ``text``, a part of the word, gives."""
    if not (text.isascii() and text.isdecimal() and len(text) < 10 and low <= int(text) <= high):
        word.refuse(_numbers(low, high))
    return int(text)


def _numbers(low: int, high: int) -> str:
    """What numbers are expected; a version may be the only one there is."""
    return f"a number from {low} to {high}" if low < high else f"the number {low}"


def seat_of(word: Word, seats: int) -> int:
    """The seat that a word names, which must be one of ``seats``."""
    seat = word.read(parse_seat)
    if seat >= seats:
        word.refuse(f"a seat, A to {seat_text(seats - 1)}")
    return seat


def read_mask(found: list[Word], place: Callable[[Word], int]) -> int:
    """A mask of the places of the words; ``none`` for an empty one."""
    if len(found) == 1 and found[0].text.lower() == NONE:
        return 0
    mask = 0
    for word in found:
        bit = 1 << place(word)
        if mask & bit:
            word.refuse("each once")
        mask |= bit
    return mask


def read_top(text: str) -> int:
    """The face in play as the kernel keeps it; a wild before its color is named is ``W?``.

    Raises:
        InvalidTextError: no such face.
    """
    if text.lower() == NONE:
        return k.NOBODY
    try:
        if not text.endswith("?"):
            return parse_laid(text)
        face = parse_face(text[:-1])
    except InvalidTextError:
        raise InvalidTextError(text, TOP_EXPECTED) from None
    if not is_wild(face):
        raise InvalidTextError(text, TOP_EXPECTED)
    return k.UNCOLORED + face


def top_text(top: int) -> str:
    """The face in play: ``R5``, ``WB``, ``W?``, ``none``."""
    if top < 0:
        return NONE
    return face_text(top - k.UNCOLORED) + "?" if top >= k.UNCOLORED else laid_text(top)


# ------------------------------------------------------------------------------------- the lines


@dataclass(frozen=True, slots=True)
class Line:
    """A named line and the words of the state that it stands for.

    Attributes:
        words: their indexes.
        show: the line's values, from a state.
        read: sets the words from the line's values.
        default: the words where the line is not given, from the rule vector and what has been
            read so far.
    """

    name: str
    words: tuple[int, ...]
    show: Callable[[State], str]
    read: Callable[[Values, State], None]
    default: Callable[[State, State], Sequence[int]]

    def fill(self, r: State, s: State) -> None:
        """Sets the words to their defaults."""
        for word, value in zip(self.words, self.default(r, s), strict=True):
            s[word] = value


Default = Callable[[State, State], int]


def always(value: int) -> Default:
    """A default that depends on nothing."""
    return lambda _r, _s: value


ZERO, NOBODY = always(0), always(k.NOBODY)


def one_line(
    name: str,
    word: int,
    show: Callable[[int], str],
    read: Callable[[Values], int],
    default: Default,
) -> Line:
    """A line that stands for one word of the state."""

    def store(values: Values, s: State) -> None:
        s[word] = read(values)

    return Line(name, (word,), lambda s: show(s[word]), store, lambda r, s: (default(r, s),))


def number_line(name: str, word: int, default: Default = ZERO, high: int = MOST) -> Line:
    """A line with a number: ``pending 4``."""
    return one_line(name, word, str, lambda values: values.number(0, high), default)


def flag_line(name: str, word: int, default: Default = ZERO) -> Line:
    """A line that says yes by being there: ``held``, or ``held no``."""

    def read(values: Values) -> int:
        return int(values.choice(("yes", "no")) == "yes") if values.has_more else 1

    return one_line(name, word, lambda value: "" if value else "no", read, default)


def choice_line(name: str, word: int, choices: Sequence[str], default: Default) -> Line:
    """A line with one of several words: ``phase answer``."""
    return one_line(
        name,
        word,
        lambda value: choices[value],
        lambda values: choices.index(values.choice(choices)),
        default,
    )


def seat_or_none(seat: int) -> str:
    """``A``, or ``none`` for NOBODY."""
    return NONE if seat < 0 else seat_text(seat)


def seat_line(name: str, word: int, default: Default = NOBODY) -> Line:
    """A line with a seat or ``none``: ``turn B``."""
    return one_line(name, word, seat_or_none, Values.seat, default)


def _seats_text(mask: int) -> str:
    return " ".join(seat_text(seat) for seat in members(mask)) or NONE


def seats_line(name: str, word: int, default: Default = ZERO) -> Line:
    """A line with seats: ``owes A C``."""
    return one_line(name, word, _seats_text, Values.seat_mask, default)


def top_line(name: str, word: int) -> Line:
    """A line with a face in play: ``former WB``."""
    return one_line(
        name, word, top_text, lambda values: values.next(TOP_EXPECTED).read(read_top), always(-1)
    )


def direction_line(word: int) -> Line:
    """``direction right``: play goes to the left unless this says otherwise."""
    return one_line(
        "direction",
        word,
        lambda value: "left" if value > 0 else "right",
        lambda values: DIRECTIONS[values.choice(tuple(DIRECTIONS))],
        always(1),
    )


def active_line(active: int, players: int, seats: int) -> Line:
    """``active A C``: the seats still in the round, if not all."""

    def read(values: Values, s: State) -> None:
        s[active] = values.seat_mask()
        s[players] = s[active].bit_count()
        if not s[active]:
            if values.entry.values:
                values.entry.values[0].refuse("a seat")
            values.seat()  # which says where one is missing

    def default(_r: State, s: State) -> Sequence[int]:
        return (1 << s[seats]) - 1, s[seats]

    return Line("active", (active, players), lambda s: _seats_text(s[active]), read, default)


def per_seat_line(name: str, first: int, width: int, empty: int) -> Line:
    """``points A=101 C=5``; the seats that are not named have ``empty``."""

    def show(s: State) -> str:
        numbers = [(seat, s[first + seat]) for seat in range(width)]
        return " ".join(f"{seat_text(seat)}={n}" for seat, n in numbers if n != empty)

    def read(values: Values, s: State) -> None:
        for word in values.rest():
            letter, sign, number = word.text.partition("=")
            if not sign:
                word.refuse("a seat and its number, such as A=5")
            seat = seat_of(Word(letter, word.line, word.column), values.seats)
            s[first + seat] = read_number(word, number, 0, MOST)

    return Line(
        name, tuple(range(first, first + width)), show, read, lambda _r, _s: (empty,) * width
    )


def penalty_line(count: int, seat: int) -> Line:
    """``penalty B 2``: what is drawn before anything else."""

    def read(values: Values, s: State) -> None:
        s[seat] = values.seat()
        s[count] = values.number(0, MOST)

    def show(s: State) -> str:
        return f"{seat_or_none(s[seat])} {s[count]}"

    return Line("penalty", (count, seat), show, read, lambda _r, _s: (0, k.NOBODY))


def read_then(values: Values, s: State, after: int, after_seat: int) -> None:
    """``then turn C``: what follows a forced draw."""
    values.choice(("then",))
    s[after] = AFTERS.index(values.choice(AFTERS))
    s[after_seat] = values.seat()


def then_text(s: State, after: int, after_seat: int) -> str:
    """What :func:`read_then` reads."""
    return f"then {AFTERS[s[after]]} {seat_or_none(s[after_seat])}"

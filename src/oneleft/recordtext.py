"""The text of records: what a record holds, how it is written and read.

``docs/records.md`` holds the grammar. A record keeps what happened, as it was written down:
reading it judges nothing.

>>> record = parse_record('''
... oneleft record 1
... game dice
... law 1
... rules classic
... seats A Ana | B Benoît
... round 1
... chance: d1 RS        # the center die, which must show a number
... chance: R1
... ''')
>>> record.names, record.rounds[0].entries[-1].text
(('Ana', 'Benoît'), 'R1')
>>> parse_record(str(record)) == record
True
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from itertools import takewhile
from types import MappingProxyType

from oneleft.chance import SEAT, Published, outcome_text, read_published
from oneleft.dice import DICE, POSITIONS, DiceTable, Die, die_text, parse_die, table_text
from oneleft.errors import InvalidTextError, RulesetError
from oneleft.faces import (
    WILD,
    Face,
    face_text,
    faces_text,
    parse_face,
    parse_faces,
    parse_laid,
    seat_text,
    unlaid,
    words,
)
from oneleft.kernel import state as k
from oneleft.moves import parse_card_move, parse_dice_move
from oneleft.rules import (
    LAW_VERSION,
    OPTION_BY_NAME,
    PRESETS,
    RULESETS,
    DiceRules,
    Ruleset,
    Value,
)

FORMAT = 1
"""The version of the file format; the law has a version of its own."""
HIDDEN = "?"
"""An outcome of chance that whoever wrote the record did not see."""
MOST_DIGITS = 9
MOST_LETTERS = 80
"""No move is as long, and long ones are not worth reading."""
OUTCOMES_A_LINE = 10


@dataclass(frozen=True, slots=True)
class Act:
    """One act, as it is written.

    Attributes:
        actor: a seat, CHANCE or CLOCK.
        text: the act in its canonical spelling; an outcome of chance may be ``?``.
        line: where it stands in the file, 0 if it does not come from one.
    """

    actor: int
    text: str
    line: int = field(default=0, compare=False)

    @property
    def is_hidden(self) -> bool:
        """Whether it is an outcome that is not known."""
        return self.text == HIDDEN


@dataclass(frozen=True, slots=True)
class Shown:
    """A hand that was shown: what it held at this moment, sorted, wilds last.

    Attributes:
        actor: the seat whose hand it is.
        faces: all that is in it; dice by the face that lies up.
        line: where it stands in the file, 0 if it does not come from one.
    """

    actor: int
    faces: tuple[Face, ...]
    line: int = field(default=0, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "faces", tuple(sorted(self.faces, key=face_order)))

    @property
    def text(self) -> str:
        """The faces, separated by blanks."""
        return faces_text(self.faces)


def face_order(face: int) -> tuple[bool, int]:
    """The order of faces in a hand: by color and rank, wilds last."""
    return face & 15 >= WILD, face


Entry = Act | Shown


@dataclass(frozen=True, slots=True)
class RoundRecord:
    """One round.

    Attributes:
        number: counted from 1 in the match.
        entries: acts and shown hands in order.
        first: who dealt (cards) or started (dice); None if chance or the law tells.
        absent: seats that had left before the round.
        score: what seats scored, each at most once, as far as it was written down.
        line: where the round begins in the file, 0 if it does not come from one.
        score_line: where the score stands, 0 likewise.
    """

    number: int
    entries: tuple[Entry, ...] = ()
    first: int | None = None
    absent: tuple[int, ...] = ()
    score: tuple[tuple[int, int], ...] = ()
    line: int = field(default=0, compare=False)
    score_line: int = field(default=0, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "absent", tuple(sorted(self.absent)))
        object.__setattr__(self, "score", tuple(sorted(self.score)))

    @property
    def has_hidden(self) -> bool:
        """Whether some outcome is not known."""
        return any(isinstance(entry, Act) and entry.is_hidden for entry in self.entries)


@dataclass(frozen=True, slots=True)
class Record:
    """A match, or some rounds of it, as it was written down.

    Attributes:
        rules: the ruleset of either game.
        names: one a seat, in any script; empty where a seat has none.
        rounds: in order, numbered without a gap.
        law: the version of the law under which it was played.
        published: the commitment to the outcomes, if there was one.
    """

    rules: Ruleset
    names: tuple[str, ...]
    rounds: tuple[RoundRecord, ...] = ()
    law: int = LAW_VERSION
    published: Published | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "names", tuple(clean_name(name) for name in self.names))

    @property
    def game(self) -> str:
        """``cards`` or ``dice``."""
        return self.rules.game

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return len(self.names)

    def __str__(self) -> str:
        return record_text(self)


def clean_name(name: str) -> str:
    """A name that fits on a line: single blanks, no control characters."""
    kept = (" " if unicodedata.category(letter) in ("Cc", "Cs") else letter for letter in name)
    return " ".join("".join(kept).split())


# --------------------------------------------------------------------------------------- printing

ACTOR_TEXTS = MappingProxyType({k.CHANCE: "chance", k.CLOCK: "clock"})


def actor_text(actor: int) -> str:
    """``A``, ``chance`` or ``clock``."""
    return ACTOR_TEXTS.get(actor) or seat_text(actor)


def record_text(record: Record) -> str:
    """The record in its canonical spelling; :func:`parse_record` reads it back."""
    lines = [
        f"oneleft record {FORMAT}",
        f"game {record.game}",
        f"law {record.law}",
        *_rules_lines(record.rules),
        "seats " + " | ".join(seat_name(seat, name) for seat, name in enumerate(record.names)),
    ]
    if record.published is not None:
        lines += record.published.lines()
    for each in record.rounds:
        lines += ["", *_round_lines(each)]
    return "\n".join(lines) + "\n"


def seat_name(seat: int, name: str) -> str:
    r"""A seat with its name as the line of seats writes it: ``B Benoît``; ``\|`` is a bar."""
    for sign in "\\|#":
        name = name.replace(sign, "\\" + sign)
    return f"{seat_text(seat)} {name}".rstrip()


def value_text(value: Value | DiceTable) -> str:
    """The value of an option as rules lines write it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return "custom" if isinstance(value, tuple) else str(value)


def _rules_lines(rules: Ruleset) -> Iterator[str]:
    preset, changes = rules.changes()
    yield " ".join(["rules", preset, *(f"{name}={value_text(changes[name])}" for name in changes)])
    if isinstance(rules, DiceRules) and not isinstance(rules.dice_table, str):
        yield from table_text(rules.dice_table).splitlines()


def _round_lines(each: RoundRecord) -> Iterator[str]:
    absent = ["without", *(seat_text(seat) for seat in each.absent)] if each.absent else []
    yield " ".join([f"round {each.number}", *absent])
    if each.first is not None:
        yield f"first {seat_text(each.first)}"
    outcomes: list[str] = []
    for entry in each.entries:
        if isinstance(entry, Act) and entry.actor == k.CHANCE:
            outcomes.append(entry.text)
            continue
        yield from _chance_lines(outcomes)
        outcomes = []
        shows = "show " if isinstance(entry, Shown) else ""
        yield f"{shows}{actor_text(entry.actor)}: {entry.text}".rstrip()
    yield from _chance_lines(outcomes)
    if each.score:
        yield " ".join(["score", *(f"{seat_text(seat)} {points}" for seat, points in each.score)])


def _chance_lines(outcomes: Sequence[str]) -> Iterator[str]:
    for start in range(0, len(outcomes), OUTCOMES_A_LINE):
        yield "chance: " + " ".join(outcomes[start : start + OUTCOMES_A_LINE])


# ---------------------------------------------------------------------------------------- reading

HEADER = (
    ("game", "game cards"),
    ("law", "law 1"),
    ("rules", "rules official stacking=same_kind"),
    ("seats", "seats A Ana | B Benoît | C"),
)
PUBLISHED = ("commitment", "entropy", "secret", "salt")
ENTRY_EXPECTED = "an act (A: and a move), chance:, clock:, show A:, score or the next round"


@dataclass(frozen=True, slots=True)
class _Line:
    """A line without its comment."""

    number: int
    text: str

    @property
    def column(self) -> int:
        """Where it begins."""
        return len(self.text) - len(self.text.lstrip()) + 1

    @property
    def key(self) -> str:
        """Its first word, in small letters, without a colon."""
        found = words(self.text.partition(":")[0])
        return found[0][1].lower() if found else ""

    def refuse(self, word: str, expected: str, column: int = 0) -> InvalidTextError:
        """The error that something else was expected here; without a column, at its end."""
        return InvalidTextError(word, expected, self.number, column or len(self.text.rstrip()) + 1)

    def refuse_all(self, expected: str) -> InvalidTextError:
        """The error that another line was expected."""
        return self.refuse(self.text.strip(), expected, self.column)

    @contextmanager
    def at(self, column: int) -> Generator[None]:
        """Errors of what is read within get this line, and count from ``column``."""
        try:
            yield
        except InvalidTextError as error:
            raise error.at(self.number, column) from error.__cause__

    def arguments(self, least: int, most: int, expected: str) -> list[tuple[int, str]]:
        """The words after the first, each with its column."""
        found = words(self.text)[1:]
        if len(found) < least:
            raise self.refuse("", expected)
        if len(found) > most:
            column, word = found[most]
            raise self.refuse(word, "the end of the line", column)
        return found

    def count(self, expected: str) -> int:
        """The one number after the first word."""
        ((column, word),) = self.arguments(1, 1, expected)
        with self.at(column):
            return _count(word, expected)


def _count(word: str, expected: str) -> int:
    if not (word.isascii() and word.isdecimal()) or len(word) > MOST_DIGITS:
        raise InvalidTextError(word, expected)
    return int(word)


def parse_record(text: str) -> Record:
    """Reads a record.

    Raises:
        InvalidTextError: line, column and what was expected; nothing is half-read.
    """
    lines = [
        _Line(number, _uncommented(line))
        for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), start=1)
    ]
    end = _Line(len(lines), "")
    found = [line for line in lines if line.text.strip()]
    opening = f"oneleft record {FORMAT}"
    if not found:
        raise end.refuse("", opening)
    if [word.lower() for _, word in words(found[0].text)] != opening.split():
        raise found[0].refuse_all(opening)
    header = list(takewhile(lambda line: line.key != "round", found[1:]))
    rounds = found[1 + len(header) :]
    record = _read_header(header, rounds[0] if rounds else end)
    return replace(record, rounds=tuple(_read_rounds(rounds, record)))


def _uncommented(line: str) -> str:
    r"""The line without its comment; ``\#`` begins none."""
    place = line.find("#")
    while place > 0 and _is_escaped(line, place):
        place = line.find("#", place + 1)
    return line if place < 0 else line[:place]


def _is_escaped(line: str, place: int) -> bool:
    before = line[:place]
    return (len(before) - len(before.rstrip("\\"))) % 2 == 1


def _read_header(header: Sequence[_Line], following: _Line) -> Record:
    fields: dict[str, _Line] = {}
    published: list[tuple[int, str]] = []
    table: list[_Line] = []
    for line in header:
        key = line.key
        if key in PUBLISHED:
            published.append((line.number, line.text))
        elif key[:1] == "d" and key[1:].isdecimal():
            table.append(line)
        elif key not in dict(HEADER):
            raise line.refuse_all("game, law, rules, seats, commitment: or round 1")
        elif key in fields:
            raise line.refuse_all(f"{key} once")
        else:
            fields[key] = line
    for key, example in HEADER:
        if key not in fields:
            raise following.refuse(
                following.text.strip(), f"before this: {example}", following.column
            )
    game = _read_game(fields["game"])
    names = _read_seats(fields["seats"])
    rules = _read_rules(fields["rules"], game, table)
    _check_rules(fields["rules"], rules, len(names))
    law = fields["law"].count("the version of the law, such as 1")
    return Record(rules, names, (), law, read_published(published) if published else None)


def _read_game(line: _Line) -> str:
    expected = " or ".join(RULESETS)
    ((column, word),) = line.arguments(1, 1, expected)
    if word.lower() not in RULESETS:
        raise line.refuse(word, expected, column)
    return word.lower()


def _read_seats(line: _Line) -> tuple[str, ...]:
    r"""``A Ana | B Benoît | C``: a letter and, perhaps, a name; ``\|`` is a bar in a name."""
    names = []
    for seat, (column, piece) in enumerate(_pieces(line)):
        found = words(piece)
        start, word = found[0] if found else (1, "")
        if seat == k.MOST_CARD_SEATS:
            raise line.refuse(word, f"at most {seat} seats", column + start - 1)
        letter = seat_text(seat)
        if word.upper() != letter:
            raise line.refuse(word, f"seat {letter}, and perhaps a name", column + start - 1)
        names.append(re.sub(r"\\(.)", r"\1", piece.strip()[1:]))
    return tuple(names)


def _pieces(line: _Line) -> Iterator[tuple[int, str]]:
    """What stands between the bars, each piece with its column."""
    begin = place = line.column - 1 + len("seats")
    while place < len(line.text):
        if line.text[place] == "|":
            yield begin + 1, line.text[begin:place]
            begin = place + 1
        place += 2 if line.text[place] == "\\" else 1
    yield begin + 1, line.text[begin:]


def _read_rules(line: _Line, game: str, table: Sequence[_Line]) -> Ruleset:
    """A preset and what differs from it, as ``name=value``."""
    presets = f"a preset: {', '.join(PRESETS)}"
    (column, preset), *options = line.arguments(1, len(OPTION_BY_NAME[game]) + 1, presets)
    if preset.lower() not in PRESETS:
        raise line.refuse(preset, presets, column)
    values: dict[str, Value | DiceTable] = {}
    for column, word in options:
        name, equals, text = word.lower().partition("=")
        option = OPTION_BY_NAME[game].get(name)
        if not equals or option is None or name in values:
            raise line.refuse(word, "an option once, such as uno_penalty=4", column)
        value = option.parse(text)
        if value is None:
            raise line.refuse(word, f"{name}= and one of: {option.expected}", column)
        values[name] = value
    if table:
        values["dice_table"] = _read_table(table, game)
    return RULESETS[game].preset(preset.lower()).replace(**values)


def _read_table(lines: Sequence[_Line], game: str) -> DiceTable:
    """``d1: R1 Y2 G5 B6 RV GD`` to ``d24: …``."""
    if game != "dice":
        raise lines[0].refuse_all("game dice, for a table of dice")
    rows = []
    for die, line in enumerate(lines[: DICE + 1]):
        name, colon, rest = line.text.partition(":")
        start = len(name) + 1
        if die == DICE or not colon or name.strip().lower() != die_text(Die(die)):
            raise line.refuse_all(
                f"{die_text(Die(die))}: and its faces" if die < DICE else "24 dice"
            )
        found = words(rest)
        if len(found) != POSITIONS:
            column = start + (found[0][0] if found else 1)
            raise line.refuse(rest.strip(), f"{POSITIONS} faces", column)
        row = []
        for column, word in found:
            with line.at(start + column):
                row.append(parse_face(word))
        rows.append(tuple(row))
    if len(rows) < DICE:
        raise lines[-1].refuse("", f"{DICE} dice, one a line")
    return tuple(rows)


def _check_rules(line: _Line, rules: Ruleset, seats: int) -> None:
    """The rules must fit together and with the seats; the RulesetError is the cause."""
    try:
        rules.check(seats)
    except RulesetError as error:
        raise line.refuse(line.text.strip(), f"sound rules ({error})", line.column) from error


def _read_rounds(lines: Sequence[_Line], record: Record) -> Iterator[RoundRecord]:
    """Rounds are numbered without a gap."""
    place = 0
    expected = 0
    while place < len(lines):
        head, *body = lines[place:]
        body = list(takewhile(lambda line: line.key != "round", body))
        place += 1 + len(body)
        each = _read_round(head, body, record)
        if expected and each.number != expected:
            raise head.refuse_all(f"round {expected}")
        expected = each.number + 1
        yield each


def _read_round(head: _Line, body: Sequence[_Line], record: Record) -> RoundRecord:
    number, absent = _read_round_head(head, record.seats)
    first = None
    score: tuple[tuple[int, int], ...] = ()
    score_line = 0
    entries: list[Entry] = []
    for line in body:
        if score_line:
            raise line.refuse_all("the next round, for the score ends a round")
        if line.key == "first" and first is None and not entries:
            ((column, word),) = line.arguments(1, 1, _seats_expected(record.seats))
            first = _read_seat(line, column, word, record.seats)
        elif line.key == "score":
            score, score_line = _read_score(line, record.seats), line.number
        else:
            entries.extend(_read_entries(line, record))
    return RoundRecord(number, tuple(entries), first, absent, score, head.number, score_line)


def _read_round_head(line: _Line, seats: int) -> tuple[int, tuple[int, ...]]:
    """``round 3 without C``."""
    found = line.arguments(1, 2 + seats, "the number of the round")
    column, word = found[0]
    with line.at(column):
        number = _count(word, "the number of the round, from 1")
    if number == 0:
        raise line.refuse(word, "the number of the round, from 1", column)
    absent: list[int] = []
    if len(found) > 1 and (found[1][1].lower() != "without" or len(found) == 2):
        raise line.refuse(found[1][1], "the end of the line, or without and seats", found[1][0])
    for column, word in found[2:]:
        seat = _read_seat(line, column, word, seats)
        if seat in absent or len(absent) == seats - 2:
            raise line.refuse(word, "other seats, and two that play", column)
        absent.append(seat)
    return number, tuple(absent)


def _seats_expected(seats: int) -> str:
    return f"a seat, A to {seat_text(seats - 1)}"


def _read_seat(line: _Line, column: int, word: str, seats: int) -> int:
    letters = [seat_text(seat) for seat in range(seats)]
    if word.upper() not in letters:
        raise line.refuse(word, _seats_expected(seats), column)
    return letters.index(word.upper())


def _read_score(line: _Line, seats: int) -> tuple[tuple[int, int], ...]:
    """``A 60 B 0 C 0``."""
    found = line.arguments(2, 2 * seats, "seats with their points, such as A 60 B 0")
    score: dict[int, int] = {}
    for place in range(0, len(found), 2):
        column, word = found[place]
        seat = _read_seat(line, column, word, seats)
        if seat in score:
            raise line.refuse(word, "another seat", column)
        if place + 1 == len(found):
            raise line.refuse("", f"the points of {word.upper()}")
        column, word = found[place + 1]
        with line.at(column):
            score[seat] = _count(word, "points")
    return tuple(score.items())


def _read_entries(line: _Line, record: Record) -> Iterator[Entry]:
    """An act, outcomes of chance, or a shown hand."""
    head, colon, rest = line.text.partition(":")
    found = words(head)
    start = len(head) + 1
    key = line.key
    if not colon or not found or len(found) > 1 + (key == "show"):
        raise line.refuse_all(ENTRY_EXPECTED)
    if key == "chance":
        yield from _read_outcomes(line, start, rest, record)
        return
    if key == "clock":
        if rest.strip().lower() != "timeout":
            raise line.refuse(rest.strip(), "timeout", start + 1)
        yield Act(k.CLOCK, "timeout", line.number)
        return
    if key == "show" and len(found) == 2:
        seat = _read_seat(line, *found[1], record.seats)
        with line.at(start + 1):
            yield Shown(seat, parse_faces(rest), line.number)
        return
    if len(found[0][1]) != 1:
        raise line.refuse_all(ENTRY_EXPECTED)
    seat = _read_seat(line, *found[0], record.seats)
    if len(rest) > MOST_LETTERS:
        raise line.refuse(rest[:MOST_LETTERS].strip() + "…", "a shorter move", start + 1)
    with line.at(start + 1):
        yield Act(seat, move_spelling(record.game, rest), line.number)


def _read_outcomes(line: _Line, start: int, rest: str, record: Record) -> Iterator[Entry]:
    found = words(rest)
    if not found:
        raise line.refuse("", OUTCOME_EXPECTED[record.game])
    place = 0
    while place < len(found):
        column, word = found[place]
        place += 1
        if word.lower() == "seat":
            if place == len(found):
                raise line.refuse("", _seats_expected(record.seats))
            column, word = found[place]
            place += 1
            seat = _read_seat(line, start + column, word, record.seats)
            yield Act(k.CHANCE, outcome_text(SEAT, seat), line.number)
            continue
        if len(word) > MOST_LETTERS:
            expected = OUTCOME_EXPECTED[record.game]
            raise line.refuse(word[:MOST_LETTERS] + "…", expected, start + column)
        with line.at(start + column):
            yield Act(k.CHANCE, outcome_spelling(record.game, word), line.number)


OUTCOME_EXPECTED = MappingProxyType(
    {
        "cards": "cards off the stock (R5 GS W, or ? for a hidden one), or seat B",
        "dice": "dice and the faces they roll (d17 RV), or seat B; nothing is hidden",
    }
)


def outcome_spelling(game: str, word: str) -> str:
    """The canonical spelling of an outcome other than a seat.

    Raises:
        InvalidTextError: it is none; dice are public, so there ``?`` is none.
    """
    if game == "cards" and word == HIDDEN:
        return HIDDEN
    try:
        if game == "dice" and word[:1] in "dD":
            return die_text(parse_die(word))
        if game == "dice" and word[:1] == "@":
            return "@" + str(_position(word[1:]))
        return face_text(parse_face(word))
    except InvalidTextError:
        raise InvalidTextError(word, OUTCOME_EXPECTED[game]) from None


def _position(digits: str) -> int:
    number = _count(digits, "a position")
    if not 1 <= number <= POSITIONS:
        raise InvalidTextError(digits, "a position")
    return number


def move_spelling(game: str, text: str) -> str:
    """The canonical spelling of an act of a seat; which of its dice is meant is not asked.

    Raises:
        InvalidTextError: it is none; line 1, the column counts along ``text``.
    """
    if game == "cards":
        return str(parse_card_move(text))
    try:
        move = parse_dice_move(text, {})
    except InvalidTextError:
        return _play_spelling(text)
    is_play = move.action < 2 * k.DICE_WITH_UNO and move.action % k.DICE_WITH_UNO < k.DICE_PLAYS
    lays = k.DICE_LAY <= move.action < k.DICE_LAY + DICE
    return _play_spelling(text) if is_play or lays else str(move)


def _play_spelling(text: str) -> str:
    """``d17:R5!``, or ``R5!`` where the die is not named."""
    word = text.strip()
    body = word.rstrip("!?")
    name, colon, shown = body.partition(":")
    if not colon and name[:1] not in ("d", "D"):
        name, shown = "", name
    die = parse_die(name) if name else Die(0)
    face = _face_up(shown)
    parse_dice_move(text, {} if face is None else {die: face})
    return (die_text(die) if name else "") + colon + shown.upper() + word[len(body) :]


def _face_up(shown: str) -> Face | None:
    """The face of a die that is played as ``R5``, ``WB`` or ``W``."""
    for read in (parse_face, parse_laid):
        try:
            return unlaid(read(shown))
        except InvalidTextError:
            continue
    return None

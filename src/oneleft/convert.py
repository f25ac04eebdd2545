"""Records in other notations: JSON, which holds all that the text holds, and a plain list of acts.

The schema of the JSON stands in ``docs/records.md``.

>>> text = '''oneleft record 1
... game cards
... law 1
... rules official
... seats A Ana | B
...
... round 1
... first A
... chance: R5 ?
... '''
>>> convert(convert(text, "json"), "text") == text
True
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import NoReturn

from oneleft.errors import InvalidTextError
from oneleft.faces import faces_text, seat_text
from oneleft.kernel import state as k
from oneleft.recordtext import (
    FORMAT,
    Act,
    Record,
    RoundRecord,
    Shown,
    actor_text,
    parse_record,
    record_text,
    seat_name,
    value_text,
)
from oneleft.rules import DiceRules

FORMATS = ("text", "json", "moves")
"""What :func:`convert` writes; it reads the first two."""
NAME = "oneleft record"


def convert(text: str, form: str) -> str:
    """A record, given as text or JSON, in another form.

    Args:
        form: one of :data:`FORMATS`; ``moves`` is the list of what the seats and the clock did.

    Raises:
        InvalidTextError: the record cannot be read, or there is no such form.
    """
    if form not in FORMATS:
        raise InvalidTextError(form, f"a form: {', '.join(FORMATS)}")
    record = read_record(text)
    write = {"text": record_text, "json": record_json, "moves": moves_text}
    return write[form](record)


def read_record(text: str) -> Record:
    """Reads a record, text or JSON.

    Raises:
        InvalidTextError: what was expected and where.
    """
    is_json = text.removeprefix("\ufeff").lstrip().startswith("{")
    return parse_json(text) if is_json else parse_record(text)


def moves_text(record: Record) -> str:
    """What the seats and the clock did, one act a line; a round begins with its number."""
    lines = []
    for each in record.rounds:
        lines.append(f"round {each.number}")
        acts = [entry for entry in each.entries if isinstance(entry, Act)]
        lines += [f"{actor_text(act.actor)} {act.text}" for act in acts if act.actor != k.CHANCE]
    return "\n".join(lines) + "\n"


# ------------------------------------------------------------------------------------------- JSON


def record_json(record: Record) -> str:
    """The record as one JSON object, an entry a line."""
    preset, changes = record.rules.changes()
    options = {name: _json_value(changes[name]) for name in changes}
    head: dict[str, object] = {
        NAME: FORMAT,
        "game": record.game,
        "law": record.law,
        "rules": {"preset": preset, "options": options},
    }
    if isinstance(record.rules, DiceRules) and not isinstance(record.rules.dice_table, str):
        head["dice"] = [faces_text(faces) for faces in record.rules.dice_table]
    head["seats"] = list(record.names)
    if record.published is not None:
        fields = (line.partition(": ") for line in record.published.lines())
        head["published"] = {name: value for name, _, value in fields}
    lines = [f" {_json(name)}: {_json(value)}," for name, value in head.items()]
    rounds = ",\n".join(_round_json(each) for each in record.rounds)
    return "\n".join(["{", *lines, f' "rounds": [{rounds}]', "}"]) + "\n"


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _json_value(value: object) -> object:
    return "custom" if isinstance(value, tuple) else value


def _round_json(each: RoundRecord) -> str:
    head: dict[str, object] = {"round": each.number}
    if each.absent:
        head["without"] = [seat_text(seat) for seat in each.absent]
    if each.first is not None:
        head["first"] = seat_text(each.first)
    if each.score:
        head["score"] = {seat_text(seat): points for seat, points in each.score}
    entries = ",\n".join(f"   {_json([_actor_json(entry), entry.text])}" for entry in each.entries)
    return f'{{{_json(head)[1:-1]}, "entries": [\n{entries}]}}'


def _actor_json(entry: Act | Shown) -> str:
    return ("show " if isinstance(entry, Shown) else "") + actor_text(entry.actor)


def parse_json(text: str) -> Record:
    """Reads what :func:`record_json` writes.

    Raises:
        InvalidTextError: with line and column where it is no JSON; otherwise ``expected`` names
            the place in the object, such as ``rounds[0].entries[3]``.
    """
    try:
        value: object = json.loads(text.removeprefix("\ufeff"), parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        raise InvalidTextError("", f"JSON ({error.msg})", error.lineno, error.colno) from None
    except (RecursionError, ValueError):
        raise InvalidTextError("", "JSON of a record") from None
    lines = list(_lines(_Node(value, "")))
    try:
        return parse_record("\n".join(line for _, line in lines))
    except InvalidTextError as error:
        path = lines[min(error.line, len(lines)) - 1][0]
        raise InvalidTextError(error.text, f"{error.expected}, at {path}") from error.__cause__


def _no_constant(name: str) -> NoReturn:
    raise ValueError(name)


class _Node:
    """A value of the JSON with its place, read with a check of its type."""

    def __init__(self, value: object, path: str) -> None:
        self.value = value
        self.path = path

    def refuse(self, expected: str) -> InvalidTextError:
        """The error that something else was expected here."""
        shown = json.dumps(self.value, ensure_ascii=False)[:60]
        return InvalidTextError(shown, f"{expected}, at {self.path or 'the top'}")

    def members(self, *known: str) -> dict[str, _Node]:
        """The members of an object; without ``known`` names any may stand there."""
        if not isinstance(self.value, dict):
            raise self.refuse("an object")
        found = {name: _Node(value, self._below(name)) for name, value in self.value.items()}
        for name, node in found.items():
            if known and name not in known:
                raise node.refuse("one of " + ", ".join(known))
        return found

    def _below(self, name: str) -> str:
        return f"{self.path}.{name}" if self.path else name

    def items(self) -> list[_Node]:
        """The items of an array."""
        if not isinstance(self.value, list):
            raise self.refuse("an array")
        return [_Node(value, f"{self.path}[{place}]") for place, value in enumerate(self.value)]

    def text(self) -> str:
        """A text that fits on a line of a record."""
        if not isinstance(self.value, str) or any(sign in self.value for sign in "\n\r#"):
            raise self.refuse("a text on one line, without #")
        return self.value

    def name(self) -> str:
        """A name, whatever stands in it."""
        if not isinstance(self.value, str):
            raise self.refuse("a name")
        return self.value

    def number(self) -> str:
        """A whole number, as text."""
        if not isinstance(self.value, int) or isinstance(self.value, bool):
            raise self.refuse("a whole number")
        return str(self.value)

    def scalar(self) -> str:
        """The value of an option, as rules lines write it."""
        if isinstance(self.value, str):
            return self.text()
        return value_text(self.value) if isinstance(self.value, bool) else self.number()


def _lines(root: _Node) -> Iterator[tuple[str, str]]:
    """The lines of the record that the object stands for, each with its place in the object."""
    top = root.members(NAME, "game", "law", "rules", "dice", "seats", "published", "rounds")
    for name in (NAME, "game", "law", "rules", "seats", "rounds"):
        if name not in top:
            raise root.refuse(f"an object with {name!r}")
    yield NAME, f"{NAME} {top[NAME].number()}"
    yield "game", f"game {top['game'].text()}"
    yield "law", f"law {top['law'].number()}"
    yield "rules", _rules_line(top["rules"])
    for die, node in enumerate(top["dice"].items() if "dice" in top else [], start=1):
        yield node.path, f"d{die}: {node.text()}"
    names = (seat_name(seat, node.name()) for seat, node in enumerate(top["seats"].items()))
    yield "seats", "seats " + " | ".join(names)
    for name, node in (top["published"].members() if "published" in top else {}).items():
        yield node.path, f"{_Node(name, node.path).text()}: {node.text()}"
    for node in top["rounds"].items():
        yield from _round(node)


def _rules_line(node: _Node) -> str:
    rules = node.members("preset", "options")
    if "preset" not in rules:
        raise node.refuse("an object with 'preset'")
    options = rules["options"].members() if "options" in rules else {}
    values = [f"{_Node(name, each.path).text()}={each.scalar()}" for name, each in options.items()]
    return " ".join(["rules", rules["preset"].text(), *values])


def _round(node: _Node) -> Iterator[tuple[str, str]]:
    each = node.members("round", "without", "first", "score", "entries")
    if "round" not in each or "entries" not in each:
        raise node.refuse("an object with 'round' and 'entries'")
    absent = [seat.text() for seat in each["without"].items()] if "without" in each else []
    without = ["without", *absent] if absent else []
    yield node.path, " ".join(["round", each["round"].number(), *without])
    if "first" in each:
        yield each["first"].path, f"first {each['first'].text()}"
    for entry in each["entries"].items():
        pair = entry.items()
        if len(pair) != 2:
            raise entry.refuse("an actor and an act")
        actor, act = (part.text() for part in pair)
        yield entry.path, f"{actor}: {act}"
    score: Mapping[str, _Node] = each["score"].members() if "score" in each else {}
    if score:
        pairs = [f"{_Node(seat, p.path).text()} {p.number()}" for seat, p in score.items()]
        yield each["score"].path, " ".join(["score", *pairs])

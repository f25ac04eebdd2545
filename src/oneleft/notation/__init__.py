"""Positions as text that a person can type and read: :func:`position_text`, :func:`parse_position`.

A position is a list of named lines. Only what differs from the default is written; what is not
named lies where it can only be: the rest of the deck in the stock, the other dice in the pouch.
``docs/notation.md`` has the grammar.

>>> game = parse_position("rules official; top R5; turn B; A: R1 R2; B: WD4 R7 G9")
>>> game.turn, game.why_not(1, "WD4G").slug
(1, 'wd4-unlawful')
>>> print(position_text(game))
cards law 1
rules official
seats 2
top R5
A: R1 R2
B: R7 G9 WD4
"""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence

from oneleft.chance import Chance
from oneleft.dice import DICE, die_text
from oneleft.faces import faces_text
from oneleft.game import Game
from oneleft.kernel import state as k
from oneleft.laws import State
from oneleft.notation.cards import (
    CARD_LINES_AFTER,
    CARD_LINES_BEFORE,
    CardPlaces,
    card_places_text,
)
from oneleft.notation.dice import (
    DICE_LINES_AFTER,
    DICE_LINES_BEFORE,
    DicePlaces,
    dice_places_text,
)
from oneleft.notation.lines import WIDTH, Line, read_top, seat_of, top_text
from oneleft.notation.reading import Reader, is_letter
from oneleft.rules import LAW_VERSION, DiceRules, Ruleset

_BEFORE = {"cards": CARD_LINES_BEFORE, "dice": DICE_LINES_BEFORE}
_AFTER = {"cards": CARD_LINES_AFTER, "dice": DICE_LINES_AFTER}
_DIE_NAMES = frozenset(die_text(die) for die in range(DICE))
_PLACES: Mapping[str, type[CardPlaces] | type[DicePlaces]] = {
    "cards": CardPlaces,
    "dice": DicePlaces,
}


def rules_text(rules: Ruleset) -> str:
    """A ruleset in one line: ``official stacking=any``; a custom table stands elsewhere."""
    preset, changes = rules.changes()
    changes.pop("dice_table", None)
    texts = [f"{name}={str(value).lower()}" for name, value in changes.items()]
    return " ".join([preset, *texts])


def position_text(game: Game) -> str:
    """The whole position, every hidden card included: what :func:`parse_position` reads back.

    ``parse_position(position_text(game)).state == game.state``, word for word.
    """
    rules, s, r = game.rules, game.state, game.rule_vector
    rows = [(rules.game, f"law {LAW_VERSION}"), ("rules", rules_text(rules))]
    if isinstance(rules, DiceRules) and not isinstance(rules.dice_table, str):
        rows += [(die_text(die) + ":", faces_text(row)) for die, row in enumerate(rules.table)]
    rows.append(("seats", str(game.seats)))
    draft = [0] * len(s)
    draft[k.SEATS if rules.game == "cards" else k.D_SEATS] = game.seats
    rows += _line_rows(_BEFORE[rules.game], r, s, draft)
    if rules.game == "cards":
        rows += card_places_text(s, draft)
    else:
        rows += dice_places_text(rules, s, draft)
    rows += _line_rows(_AFTER[rules.game], r, s, draft)
    return "\n".join(_fold(f"{name} {values}".rstrip()) for name, values in rows)


def _line_rows(lines: Sequence[Line], r: State, s: State, draft: State) -> list[tuple[str, str]]:
    """The lines that differ from their defaults; sets the draft's words to the state's."""
    rows = []
    for line in lines:
        line.fill(r, draft)
        if any(s[word] != draft[word] for word in line.words):
            rows.append((line.name, line.show(s)))
            for word in line.words:
                draft[word] = s[word]
    return rows


def _fold(row: str) -> str:
    return "\n".join(textwrap.wrap(row, WIDTH, subsequent_indent="  ", break_on_hyphens=False))


def parse_position(text: str, chance: Chance | None = None) -> Game:
    """Reads a position and gives a round that goes on from it; nothing is half-read.

    Args:
        text: named lines, see ``docs/notation.md``; what is not named has its default.
        chance: the source of what is drawn from here on.

    Raises:
        InvalidTextError: the place (line, column), what stands there and what was expected.
        RulesetError: the rules do not fit together or do not allow that many seats.
    """
    reader = Reader(text)
    return Game.at(reader.rules, _read_state(reader), chance)


def _read_state(reader: Reader) -> State:
    """The state, complete or not at all."""
    before, after = _BEFORE[reader.game], _AFTER[reader.game]
    places = _PLACES[reader.game](reader)
    known = {line.name for line in (*before, *after)}
    known |= {reader.game, "rules", "seats", *places.names}
    known |= _DIE_NAMES if reader.game == "dice" else {"stock", "discard"}
    for name, entry in reader.entries.items():
        if is_letter(name):
            seat_of(entry.name, reader.seats)
        elif name not in known:
            entry.name.refuse("a name such as top, turn, phase, or a seat such as A:")
    s = [0] * (k.CARD_STATE_SIZE if reader.game == "cards" else k.DICE_STATE_SIZE)
    s[k.SEATS if reader.game == "cards" else k.D_SEATS] = reader.seats
    _read_lines(reader, before, s)
    places.put(s)
    _read_lines(reader, after, s)
    places.check(s)
    return s


def _read_lines(reader: Reader, lines: Sequence[Line], s: State) -> None:
    for line in lines:
        line.fill(reader.r, s)
        if line.name in reader.entries:
            values = reader.values(line.name)
            line.read(values, s)
            values.end()


__all__ = ["parse_position", "position_text", "read_top", "rules_text", "top_text"]

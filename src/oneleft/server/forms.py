"""Option tables as forms, rulesets from what a form sends, and what does not fit together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from oneleft.errors import RulesetError
from oneleft.rules import (
    OPTION_BY_NAME,
    PRESETS,
    RULESETS,
    Conflict,
    Option,
    Ruleset,
    Value,
)
from oneleft.verdicts import fitting
from oneleft.words import OUTLINE, SAID_IF, Words, value_message

GAMES = ("cards", "dice")
NOT_IN_FORMS = frozenset({"dice_table", "turn_seconds"})
"""A table of dice is no form field; the time for a turn is the table's, not the ruleset's."""
_SEATS = frozenset({"dealer_seat", "starter_seat"})


class Row(NamedTuple):
    """An option in a form.

    Attributes:
        kind: ``flag``, ``choice``, ``seat`` or ``number``.
        values: of a choice or a seat: the value as text, its message and parameters.
        presets: the value as text in classic, official and party.
        said_if: under which values of other options the row matters.
    """

    option: Option
    game: str
    kind: str
    values: tuple[tuple[str, str, dict[str, object]], ...]
    presets: tuple[str, ...]
    said_if: dict[str, list[str]]

    @property
    def key(self) -> str:
        """The message of the label; ``.hint`` says what the option does."""
        return f"option-{self.game}-{self.option.name.replace('_', '-')}"


def value_text(value: object) -> str:
    """A value as forms, addresses and ``--rule`` write it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def option_groups(game: str) -> Iterator[tuple[str, list[Row]]]:
    """Topics of the rule book with their options, as far as there is something to choose."""
    for topic, items in OUTLINE[game].items():
        options = [OPTION_BY_NAME[game][item] for item in items if item in OPTION_BY_NAME[game]]
        if game == "cards" and topic == "aim":
            options = [OPTION_BY_NAME[game]["teams"]]
        rows = [_row(game, option) for option in options if _has_choice(option)]
        if rows:
            yield f"heading-{game}-{topic}", rows


def _has_choice(option: Option) -> bool:
    if option.name in NOT_IN_FORMS:
        return False
    if option.is_number:
        return len(option.postponed) < option.high - option.low
    every = len(option.values) if option.values else 2
    return every - len(option.postponed) > 1


def _row(game: str, option: Option) -> Row:
    values: list[tuple[str, str, dict[str, object]]] = []
    kind = "flag" if option.is_flag else "number" if option.is_number else "choice"
    if option.name in _SEATS:
        kind = "seat"
    offered: list[Value] = list(option.values)
    if kind == "seat":
        offered = list(range(option.low, option.high + 1))
    for value in offered:
        if value not in option.postponed:
            key, params = value_message(option, game, value)
            values.append((value_text(value), key, params))
    said_if = {
        name: [value_text(value) for value in allowed]
        for name, allowed in SAID_IF.get(f"{game}.{option.name}", {}).items()
    }
    presets = tuple(value_text(value) for value in option.presets)
    return Row(option, game, kind, tuple(values), presets, said_if)


# What a form sends ------------------------------------------------------------------------------


class Found(NamedTuple):
    """A ruleset out of texts; with conflicts, ``rules`` is only the preset where need be."""

    rules: Ruleset
    preset: str
    conflicts: tuple[Conflict, ...]


def read_rules(game: str, preset: str, texts: Mapping[str, str], seats: int | None = None) -> Found:
    """The ruleset that a form or an address names, and all that is wrong with it."""
    preset = preset if preset in PRESETS else PRESETS[0]
    try:
        rules = RULESETS[game].from_texts(preset, texts)
    except RulesetError as error:
        return Found(RULESETS[game].preset(preset), preset, tuple(error.conflicts))
    return Found(rules, preset, rules.validate(seats))


def rules_query(rules: Ruleset) -> str:
    """The ruleset as the query of an address: ``preset=party&jump_in=false``."""
    preset, changes = rules.changes()
    pairs = [("preset", preset), *((name, value_text(value)) for name, value in changes.items())]
    return "&".join(f"{name}={value}" for name, value in pairs if name not in NOT_IN_FORMS)


def conflict_text(words: Words, game: str, conflict: Conflict) -> str:
    """A conflict as a form says it: options and values by their names, not as they are typed."""
    params: dict[str, object] = dict(conflict.params)
    key = f"page-conflict-{conflict.slug}"
    option = OPTION_BY_NAME[game].get(str(params.get("option", "")))
    if option is None and "option" in params:
        return words.conflict_words(conflict)
    if option is not None:
        params["option"] = words.option_label(game, option.name)
        value = option.parse(str(params.get("value", "")))
        if value is not None and option.allows(value):
            params["value"] = words.value_label(game, option.name, value)
        if option.is_number:
            params["expected"] = words("page-range", low=option.low, high=option.high)
    return words(key, **params) if words.has(key) else words.conflict_words(conflict)


_MORE_COMPANIONS: Mapping[tuple[str, Value], Mapping[str, Value]] = {
    ("stack_challenge", True): {
        "stacking": "same_kind",
        "wd4_enforcement": "challenge",
        "wd4_restriction": "color",
    },
}


def mended(rules: Ruleset, changed: str, seats: int | None) -> dict[str, str]:
    """What to change along with the option that was changed last, so that all fits; or nothing."""
    if changed not in OPTION_BY_NAME[rules.game]:
        return {}
    value = getattr(rules, changed)
    changes = dict(fitting(rules, changed, value, seats) or {})
    more = _MORE_COMPANIONS.get((changed, value))
    if more is not None and not rules.replace(**more).validate(seats):
        changes = {name: needed for name, needed in more.items() if needed != getattr(rules, name)}
    return {name: value_text(needed) for name, needed in changes.items() if name != changed}

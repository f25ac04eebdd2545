"""Rulesets: every option of both games, the three presets, and what does not fit together.

One frozen class a game; variants are data, never subclasses. The option tables below are the
one source of names, values, presets and clauses: messages, documents, forms and the kernels'
rule vectors are made from them.

>>> CardRules().stacking, CardRules.preset("party").stacking
('off', 'same_kind')
>>> [conflict.slug for conflict in CardRules(teams="2v2").validate(seats=3)]
['teams-need-four']
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import ClassVar, Self

from oneleft.dice import BALANCED24, DICE, POSITIONS, DiceTable
from oneleft.errors import RulesetError
from oneleft.faces import DECK_SIZE, SKIP

LAW_VERSION = 1
"""Grows with any change in what is legal or scored; records name it."""

PRESETS = ("classic", "official", "party")
Value = str | bool | int


@dataclass(frozen=True, slots=True)
class Conflict:
    """One thing that is wrong with a ruleset.

    Attributes:
        slug: which kind, such as ``unknown-value``; its sentence stands in the Fluent files.
        params: the options and values it names.
    """

    slug: str
    params: Mapping[str, str | int]

    @property
    def sentence(self) -> str:
        """The conflict in English."""
        from oneleft.reasons import say

        return say("conflict-" + self.slug, self.params)


def conflict(slug: str, **params: str | int) -> Conflict:
    """A conflict of this kind with what its sentence names."""
    return Conflict(slug, MappingProxyType(params))


@dataclass(frozen=True, slots=True)
class Option:
    """A row of the option table (catalogue, section 3).

    Attributes:
        values: the values of a choice, in order; empty for numbers and flags.
        low, high: the bounds of a number; ``low > high`` for the rest.
        presets: the value in classic, official and party.
        clauses: the rulings it stands on.
        postponed: values that are known and not built yet.
    """

    name: str
    presets: tuple[Value, Value, Value]
    clauses: str
    values: tuple[str, ...] = ()
    low: int = 1
    high: int = 0
    postponed: tuple[Value, ...] = ()

    @property
    def is_flag(self) -> bool:
        """Whether the option is true or false."""
        return not self.values and self.low > self.high

    @property
    def is_number(self) -> bool:
        """Whether the option is a number between ``low`` and ``high``."""
        return self.low <= self.high

    def encode(self, value: object) -> int:
        """The value as the kernels know it: place among the values, number, or 0 and 1."""
        return self.values.index(str(value)) if self.values else _number(value)

    def parse(self, text: str) -> Value | None:
        """The value that ``text`` names, or None if it names none."""
        word = text.strip().lower()
        if self.values:
            return word if word in self.values else None
        if self.is_flag:
            return {"true": True, "on": True, "yes": True, "1": True}.get(
                word, {"false": False, "off": False, "no": False, "0": False}.get(word)
            )
        return int(word) if word.isdecimal() and len(word) < 10 else None

    def allows(self, value: object) -> bool:
        """Whether ``value`` is one of the option's values, postponed ones included."""
        if self.values:
            return isinstance(value, str) and value in self.values
        if self.is_flag:
            return isinstance(value, bool)
        return (
            isinstance(value, int)
            and not isinstance(value, bool)
            and self.low <= value <= self.high
        )

    @property
    def expected(self) -> str:
        """What may stand there: ``off, same_kind`` or ``1 to 7`` or ``true, false``."""
        if self.values:
            return ", ".join(self.values)
        return "true, false" if self.is_flag else f"{self.low} to {self.high}"


def _number(value: object) -> int:
    assert isinstance(value, int)
    return int(value)


def _choice(
    name: str,
    clauses: str,
    presets: str | tuple[str, str, str],
    *values: str,
    postponed: tuple[str, ...] = (),
) -> Option:
    """A choice; one word for ``presets`` means the same in all three."""
    three = (presets, presets, presets) if isinstance(presets, str) else presets
    return Option(name, three, clauses, values=values, postponed=postponed)


def _flag(
    name: str, clauses: str, presets: tuple[bool, bool, bool], postponed: tuple[bool, ...] = ()
) -> Option:
    return Option(name, presets, clauses, postponed=postponed)


def _int(
    name: str,
    clauses: str,
    presets: tuple[int, int, int],
    low: int,
    high: int,
    postponed: tuple[int, ...] = (),
) -> Option:
    return Option(name, presets, clauses, low=low, high=high, postponed=postponed)


_YES = (True, True, True)
_NO = (False, False, False)

CARD_OPTIONS: tuple[Option, ...] = (
    _choice(
        "deck",
        "AC-01, AC-41",
        "108",
        "108",
        "112_shuffle",
        "112_swap",
        postponed=("112_shuffle", "112_swap"),
    ),
    _int("hand_size", "C-12", (7, 7, 7), 1, 53),
    _int("target_score", "C-30", (500, 500, 500), 1, 1_000_000),
    _choice(
        "scoring",
        "AC-36",
        "winner_takes",
        "winner_takes",
        "low_total_wins",
        "elimination",
        "single_round",
        postponed=("elimination",),
    ),
    _choice("tie", "AC-36", "share", "share", "extra_round"),
    _choice(
        "first_dealer", "AC-04", ("random", "draw_high", "random"), "fixed", "random", "draw_high"
    ),
    _int("dealer_seat", "AC-04", (0, 0, 0), 0, 9),
    _choice("next_dealer", "AC-04", "rotate", "rotate", "winner_deals", "winner_starts"),
    _choice("first_skip", "AC-05", "apply", "apply", "redraw"),
    _choice("first_draw2", "AC-05", "apply", "apply", "redraw"),
    _choice(
        "first_reverse_starter",
        "AC-06",
        "dealer",
        "dealer",
        "right_of_dealer",
        "left_of_dealer",
    ),
    _choice("opening_wild_color", "AC-07", "first_to_act", "first_to_act", "dealer", "redraw"),
    _choice("first_wd4", "AC-08", ("apply", "reshuffle", "reshuffle"), "apply", "reshuffle"),
    _flag("match_symbol", "AC-10", _YES),
    _flag("draw2_skips", "AC-11", _YES),
    _choice(
        "stacking", "AC-12", ("off", "off", "same_kind"), "off", "same_kind", "d2_then_wd4", "any"
    ),
    _flag("stack_challenge", "AC-12", _NO),
    _choice("two_player_reverse", "AC-13", "skip", "skip", "no_effect"),
    _flag("wild_anytime", "AC-15", _YES),
    _choice(
        "wd4_restriction",
        "AC-16, AC-17",
        ("none", "color", "color"),
        "none",
        "color",
        "any_match",
        "any_playable",
    ),
    _choice(
        "wd4_enforcement",
        "AC-18",
        ("free", "challenge", "challenge"),
        "free",
        "challenge",
        "strict",
    ),
    _int("wd4_guilty_draw", "AC-18", (4, 4, 4), 0, 20),
    _int("wd4_innocent_draw", "AC-18", (6, 6, 6), 0, 20),
    _choice("wd4_guilty", "AC-19", "stays", "stays", "take_back", "take_back_and_replay"),
    _choice("challenge_reveal", "AC-20", "challenger", "challenger", "all", "none"),
    _flag("voluntary_draw", "AC-21", (False, True, True)),
    _flag("draw_to_match", "AC-22", (False, False, True)),
    _choice("drawn_card", "AC-23", "may", "may", "must", "never"),
    _flag("recycle_keeps_top", "AC-24", _YES),
    _choice("blocked_round", "AC-25", "lowest_wins", "lowest_wins", "no_score"),
    _int("uno_penalty", "AC-29", (2, 2, 2), 1, 7),
    _choice("uno_window", "AC-27, AC-28", "next_turn", "next_turn", "until_own_next_turn", "none"),
    _flag("uno_self_correct", "AC-26", _YES),
    _int("false_uno_penalty", "AC-30", (0, 0, 2), 0, 10),
    _int("false_catch_penalty", "AC-30", (0, 0, 0), 0, 10),
    _flag("final_draw_counts", "AC-33", _YES),
    _flag("no_action_finish", "AC-35", _NO),
    _flag("double_play", "AC-38", _NO, postponed=(True,)),
    _int("misplay_penalty", "AC-39", (0, 0, 0), 0, 10, postponed=tuple(range(1, 11))),
    _choice("teams", "AC-42", "none", "none", "2v2"),
    _flag("jump_in", "AC-43", (False, False, True)),
    _flag("jump_in_win", "AC-43", _YES),
    _flag("seven_zero", "AC-44", (False, False, True)),
    _choice(
        "deflect",
        "AC-12",
        "off",
        "off",
        "reverse",
        "reverse_and_skip",
        postponed=("reverse", "reverse_and_skip"),
    ),
    _int("mercy_limit", "AC-12", (0, 0, 0), 0, DECK_SIZE, postponed=tuple(range(1, DECK_SIZE + 1))),
    _int("turn_seconds", "AC-45", (0, 0, 0), 0, 3600),
)

DICE_OPTIONS: tuple[Option, ...] = (
    _choice(
        "edition",
        "AD-32",
        "pouch24",
        "pouch24",
        "tray1987_basic",
        "line2011",
        postponed=("tray1987_basic", "line2011"),
    ),
    _choice("dice_table", "AD-02", "balanced24", "balanced24", "custom"),
    _int("hand_dice", "D-02", (5, 5, 5), 1, 11),
    _int("target_score", "AD-27", (500, 500, 500), 1, 1_000_000),
    _choice(
        "first_starter",
        "AD-04",
        ("fixed", "roll_high", "roll_high"),
        "fixed",
        "random",
        "roll_high",
    ),
    _int("starter_seat", "AD-04", (0, 0, 0), 0, 3),
    _choice("opening", "AD-05", "reroll_until_number", "reroll_until_number", "effects_1987"),
    _flag("voluntary_reroll", "D-10", _YES),
    _choice(
        "reroll", "AD-08", ("mandatory", "mandatory", "optional"), "mandatory", "optional", "none"
    ),
    _flag("play_after_reroll", "AD-07", _YES),
    _choice(
        "after_reroll",
        "AD-09",
        "may_decline_and_draw",
        "may_decline_and_draw",
        "must_play_if_able",
    ),
    _choice("drawn_die", "AD-11", "may", "may", "must"),
    _choice("victim_rolls", "AD-14", "new_only", "new_only", "all"),
    _flag("return_before_draw", "AD-13", _YES),
    _choice("short_pouch", "D-17", "take_available", "take_available"),
    _choice("two_player_reverse", "AD-15", "skip", "skip", "no_effect"),
    _choice("wd4_test", "AD-17", "any_match", "any_match", "color", "none"),
    _flag("wild_counts_as_match", "AD-17", _NO),
    _choice("wd4_enforcement", "AD-18", ("catch", "catch", "strict"), "catch", "strict", "auto"),
    _choice("wd4_catcher", "AD-18", "any", "any", "victim"),
    _int("wd4_caught_draw", "D-26", (4, 4, 4), 0, 20),
    _choice("wd4_caught_then", "AD-19", "end_turn", "end_turn", "replay"),
    _int("false_claim_draw", "AD-18", (0, 0, 2), 0, 10),
    _int("uno_penalty", "D-28", (2, 2, 2), 1, 7),
    _choice("uno_window", "AD-21", "next_turn", "next_turn"),
    _flag("uno_self_correct", "AC-26, AD-21", _YES),
    _int("false_uno_penalty", "AC-30, AD-21", (0, 0, 2), 0, 10),
    _int("false_catch_penalty", "AC-30, AD-21", (0, 0, 0), 0, 10),
    _flag("final_draw_counts", "AD-24", _YES),
    _choice("stacking", "AD-29", "off", "off", "same_kind"),
    _choice("next_starter", "AD-26", "winner", "winner", "rotate"),
    _int("max_turns", "AD-31", (10000, 10000, 10000), 1, 1_000_000),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruleset:
    """What both games' rulesets share; use :class:`CardRules` or :class:`DiceRules`."""

    game: ClassVar[str] = ""
    options: ClassVar[tuple[Option, ...]] = ()
    least_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 10

    def validate(self, seats: int | None = None) -> tuple[Conflict, ...]:
        """All that is wrong: unknown or postponed values, combinations, the number of seats."""
        raise NotImplementedError  # pragma: no cover

    def check(self, seats: int | None = None) -> None:
        """Does nothing if the ruleset is sound.

        Raises:
            RulesetError: with all conflicts.
        """
        conflicts = self.validate(seats)
        if conflicts:
            raise RulesetError(conflicts)

    def replace(self, **values: object) -> Self:
        """The same rules but for ``values``.

        Raises:
            RulesetError: an option does not exist.
        """
        unknown = [name for name in values if name not in OPTION_BY_NAME[self.game]]
        if unknown:
            raise RulesetError([conflict("unknown-option", option=name) for name in unknown])
        return dataclasses.replace(self, **values)

    @classmethod
    def preset(cls, name: str) -> Self:
        """``classic`` (the documents), ``official`` (Mattel's sheet) or ``party``.

        Raises:
            RulesetError: no such preset.
        """
        if name not in PRESETS:
            raise RulesetError(
                [conflict("unknown-preset", preset=name, expected=", ".join(PRESETS))]
            )
        place = PRESETS.index(name)
        values: dict[str, Value] = {option.name: option.presets[place] for option in cls.options}
        return cls(**values)

    @classmethod
    def from_texts(cls, preset: str, texts: Mapping[str, str]) -> Self:
        """A preset with some options given as text, as in ``--rule stacking=any``.

        Raises:
            RulesetError: unknown options or values, all of them; combinations are left to
                :meth:`check`.
        """
        rules = cls.preset(preset)
        conflicts: list[Conflict] = []
        values: dict[str, object] = {}
        for name, text in texts.items():
            option = OPTION_BY_NAME[cls.game].get(name)
            if option is None:
                conflicts.append(conflict("unknown-option", option=name))
                continue
            value = option.parse(text)
            if value is None:
                conflicts.append(
                    conflict("unknown-value", option=name, value=text, expected=option.expected)
                )
            values[name] = value
        if conflicts:
            raise RulesetError(conflicts)
        return rules.replace(**values)

    def changes(self) -> tuple[str, dict[str, Value]]:
        """The nearest preset and what differs from it: the shortest way to write the rules down."""
        found: list[tuple[int, str, dict[str, Value]]] = []
        for name in PRESETS:
            preset = type(self).preset(name)
            differing = {
                option.name: getattr(self, option.name)
                for option in self.options
                if getattr(self, option.name) != getattr(preset, option.name)
            }
            found.append((len(differing), name, differing))
        _, name, differing = min(found, key=lambda row: row[0])
        return name, differing

    def _value_conflicts(self) -> list[Conflict]:
        found = []
        for option in self.options:
            value = getattr(self, option.name)
            if option.name == "dice_table" and not isinstance(value, str):
                continue
            if not option.allows(value):
                found.append(
                    conflict(
                        "unknown-value",
                        option=option.name,
                        value=str(value),
                        expected=option.expected,
                    )
                )
            elif value in option.postponed:
                text = str(value).lower() if option.is_flag else str(value)
                found.append(conflict("postponed", option=option.name, value=text))
        return found

    def _seat_conflicts(self, seats: int | None, needed: int, stock: int) -> list[Conflict]:
        if seats is None:
            return []
        if not self.least_seats <= seats <= self.most_seats:
            return [conflict("seats", seats=seats, least=self.least_seats, most=self.most_seats)]
        if needed * seats + 1 > stock:
            return [conflict("hands-too-large", seats=seats, hand=needed, stock=stock)]
        return []


@dataclass(frozen=True, slots=True, kw_only=True)
class CardRules(Ruleset):
    """The rules of one game of UNO (catalogue 3.1). The defaults are the classic preset."""

    game: ClassVar[str] = "cards"
    options: ClassVar[tuple[Option, ...]] = CARD_OPTIONS
    most_seats: ClassVar[int] = 10

    deck: str = "108"
    hand_size: int = 7
    target_score: int = 500
    scoring: str = "winner_takes"
    tie: str = "share"
    first_dealer: str = "random"
    dealer_seat: int = 0
    next_dealer: str = "rotate"
    first_skip: str = "apply"
    first_draw2: str = "apply"
    first_reverse_starter: str = "dealer"
    opening_wild_color: str = "first_to_act"
    first_wd4: str = "apply"
    match_symbol: bool = True
    draw2_skips: bool = True
    stacking: str = "off"
    stack_challenge: bool = False
    two_player_reverse: str = "skip"
    wild_anytime: bool = True
    wd4_restriction: str = "none"
    wd4_enforcement: str = "free"
    wd4_guilty_draw: int = 4
    wd4_innocent_draw: int = 6
    wd4_guilty: str = "stays"
    challenge_reveal: str = "challenger"
    voluntary_draw: bool = False
    draw_to_match: bool = False
    drawn_card: str = "may"
    recycle_keeps_top: bool = True
    blocked_round: str = "lowest_wins"
    uno_penalty: int = 2
    uno_window: str = "next_turn"
    uno_self_correct: bool = True
    false_uno_penalty: int = 0
    false_catch_penalty: int = 0
    final_draw_counts: bool = True
    no_action_finish: bool = False
    double_play: bool = False
    misplay_penalty: int = 0
    teams: str = "none"
    jump_in: bool = False
    jump_in_win: bool = True
    seven_zero: bool = False
    deflect: str = "off"
    mercy_limit: int = 0
    turn_seconds: int = 0

    def _returned_first_cards(self) -> int:
        """How many first cards might go back: the deal must leave one more (AC-05 to AC-08)."""
        actions = (self.first_skip == "redraw") + (self.first_draw2 == "redraw")
        wilds = (self.opening_wild_color == "redraw") + (self.first_wd4 == "reshuffle")
        return 8 * actions + 4 * wilds

    def validate(self, seats: int | None = None) -> tuple[Conflict, ...]:
        """All conflicts at once (catalogue 3.1): values, combinations, and seats if given."""
        found = self._value_conflicts()
        if found:  # sizes may be no numbers: combinations can be judged only among known values
            hand = self.hand_size if CARD_OPTION["hand_size"].allows(self.hand_size) else 1
        else:
            hand = self.hand_size
        found += self._seat_conflicts(seats, hand, DECK_SIZE - self._returned_first_cards())
        if self.wd4_restriction == "none" and self.wd4_enforcement != "free":
            found.append(
                conflict("free-without-restriction", enforcement=str(self.wd4_enforcement))
            )
        if self.stack_challenge and (self.stacking == "off" or self.wd4_enforcement != "challenge"):
            found.append(conflict("stack-challenge"))
        if seats is not None and self.teams == "2v2" and seats != 4:
            found.append(conflict("teams-need-four", seats=seats))
        if seats is not None and self.first_dealer == "fixed" and self.dealer_seat >= seats:
            found.append(
                conflict("seat-missing", option="dealer_seat", value=self.dealer_seat, seats=seats)
            )
        return tuple(found)


@dataclass(frozen=True, slots=True, kw_only=True)
class DiceRules(Ruleset):
    """The rules of one game of UNO Dice (catalogue 3.2). The defaults are the classic preset.

    Attributes:
        dice_table: ``balanced24``, or your own table of 24 dice of six faces.
    """

    game: ClassVar[str] = "dice"
    options: ClassVar[tuple[Option, ...]] = DICE_OPTIONS
    most_seats: ClassVar[int] = 4

    edition: str = "pouch24"
    dice_table: str | DiceTable = "balanced24"
    hand_dice: int = 5
    target_score: int = 500
    first_starter: str = "fixed"
    starter_seat: int = 0
    opening: str = "reroll_until_number"
    voluntary_reroll: bool = True
    reroll: str = "mandatory"
    play_after_reroll: bool = True
    after_reroll: str = "may_decline_and_draw"
    drawn_die: str = "may"
    victim_rolls: str = "new_only"
    return_before_draw: bool = True
    short_pouch: str = "take_available"
    two_player_reverse: str = "skip"
    wd4_test: str = "any_match"
    wild_counts_as_match: bool = False
    wd4_enforcement: str = "catch"
    wd4_catcher: str = "any"
    wd4_caught_draw: int = 4
    wd4_caught_then: str = "end_turn"
    false_claim_draw: int = 0
    uno_penalty: int = 2
    uno_window: str = "next_turn"
    uno_self_correct: bool = True
    false_uno_penalty: int = 0
    false_catch_penalty: int = 0
    final_draw_counts: bool = True
    stacking: str = "off"
    next_starter: str = "winner"
    max_turns: int = 10000

    @property
    def table(self) -> DiceTable:
        """The faces of the 24 dice."""
        return BALANCED24 if isinstance(self.dice_table, str) else self.dice_table

    def validate(self, seats: int | None = None) -> tuple[Conflict, ...]:
        """All conflicts at once: values, the table, and seats if given."""
        found = self._value_conflicts()
        hand = self.hand_dice if DICE_OPTION["hand_dice"].allows(self.hand_dice) else 1
        found += self._seat_conflicts(seats, hand, DICE)
        if self.dice_table == "custom":
            found.append(conflict("table-missing"))
        elif not isinstance(self.dice_table, str):
            found += _table_conflicts(self.dice_table)
        if seats is not None and self.first_starter == "fixed" and self.starter_seat >= seats:
            found.append(
                conflict(
                    "seat-missing", option="starter_seat", value=self.starter_seat, seats=seats
                )
            )
        return tuple(found)


def _table_conflicts(table: DiceTable) -> list[Conflict]:
    """Every die needs a number face, or the opening might never end (AD-05)."""
    if len(table) != DICE or any(len(faces) != POSITIONS for faces in table):
        return [conflict("table-size", dice=DICE, faces=POSITIONS)]
    return [
        conflict("table-no-number", die=die + 1)
        for die, faces in enumerate(table)
        if all(face & 15 >= SKIP for face in faces)
    ]


CARD_OPTION: Mapping[str, Option] = MappingProxyType(
    {option.name: option for option in CARD_OPTIONS}
)
DICE_OPTION: Mapping[str, Option] = MappingProxyType(
    {option.name: option for option in DICE_OPTIONS}
)
OPTION_BY_NAME: Mapping[str, Mapping[str, Option]] = MappingProxyType(
    {"cards": CARD_OPTION, "dice": DICE_OPTION}
)
RULESETS: Mapping[str, type[CardRules] | type[DiceRules]] = MappingProxyType(
    {"cards": CardRules, "dice": DiceRules}
)
CLASSIC = "classic"
OFFICIAL = "official"
PARTY = "party"

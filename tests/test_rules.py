"""Rulesets: options, presets, and what does not fit together."""

from __future__ import annotations

import dataclasses

import pytest

from oneleft.dice import BALANCED24
from oneleft.errors import RulesetError
from oneleft.faces import SKIP, Face
from oneleft.rules import (
    CARD_OPTION,
    CARD_OPTIONS,
    CLASSIC,
    DICE_OPTION,
    DICE_OPTIONS,
    OFFICIAL,
    OPTION_BY_NAME,
    PARTY,
    PRESETS,
    RULESETS,
    CardRules,
    DiceRules,
    Option,
    Ruleset,
)

ALL_OPTIONS = [(game, option) for game, row in OPTION_BY_NAME.items() for option in row.values()]


def slugs(rules: Ruleset, seats: int | None = None) -> list[str]:
    return [conflict.slug for conflict in rules.validate(seats)]


# ------------------------------------------------------------------------------------------ presets


def test_the_defaults_are_the_classic_preset() -> None:
    """Catalogue, section 3: classic is what the documents say."""
    assert CardRules() == CardRules.preset(CLASSIC)
    assert DiceRules() == DiceRules.preset(CLASSIC)
    assert PRESETS == (CLASSIC, OFFICIAL, PARTY)


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("game", RULESETS)
def test_every_preset_is_sound_for_every_number_of_seats(game: str, preset: str) -> None:
    """AC-03, AD-03: 2 to 10 seats for cards, 2 to 4 for dice."""
    rules = RULESETS[game].preset(preset)
    for seats in range(2, 11 if game == "cards" else 5):
        rules.check(seats)
    assert rules.changes() == (preset, {})


def test_the_presets_differ_as_the_catalogue_says() -> None:
    """Catalogue 3.1 and 3.2, the columns of official and party."""
    official, party = CardRules.preset(OFFICIAL), CardRules.preset(PARTY)
    assert official.changes() == (OFFICIAL, {})
    assert (official.wd4_restriction, official.wd4_enforcement) == ("color", "challenge")
    assert (official.first_wd4, official.first_dealer) == ("reshuffle", "draw_high")
    assert (party.stacking, party.draw_to_match, party.jump_in) == ("same_kind", True, True)
    assert (party.seven_zero, party.false_uno_penalty) == (True, 2)
    assert (CardRules().voluntary_draw, official.voluntary_draw) == (False, True)
    dice = DiceRules.preset(PARTY)
    assert (dice.reroll, dice.wd4_enforcement, dice.false_claim_draw) == ("optional", "strict", 2)


def test_no_such_preset() -> None:
    with pytest.raises(RulesetError, match="classic, official, party"):
        CardRules.preset("hard")


def test_the_nearest_preset_names_what_differs() -> None:
    rules = CardRules.preset(PARTY).replace(hand_size=5, stacking="any")
    assert rules.changes() == (PARTY, {"hand_size": 5, "stacking": "any"})


# ------------------------------------------------------------------------------------------ options


@pytest.mark.parametrize(
    ("game", "option"), ALL_OPTIONS, ids=lambda part: getattr(part, "name", part)
)
def test_every_option_reads_and_encodes_all_its_values(game: str, option: Option) -> None:
    """Text, value and number say the same; what is no value is none."""
    values: list[str | bool | int] = list(option.values)
    if option.is_flag:
        values = [False, True]
        assert option.expected == "true, false"
    elif option.is_number:
        values = [option.low, option.high]
        assert option.expected == f"{option.low} to {option.high}"
    else:
        assert option.expected == ", ".join(option.values)
    assert [option.parse(f" {str(value).upper()} ") for value in values] == values
    codes = [option.encode(value) for value in values]
    assert codes == (values if option.is_number else list(range(len(values))))
    assert all(option.allows(value) for value in values)
    assert option.parse("?") is None
    assert not option.allows(None)
    assert not option.allows("?")
    assert option.clauses
    names = {field.name for field in dataclasses.fields(RULESETS[game])}
    assert option.name in names
    assert all(option.allows(preset) for preset in option.presets)


def test_flags_and_numbers_as_people_type_them() -> None:
    flag, number = CARD_OPTION["jump_in"], CARD_OPTION["hand_size"]
    assert [flag.parse(text) for text in ("on", "yes", "1", "off", "no", "0")] == [True] * 3 + [
        False
    ] * 3
    assert [number.parse(text) for text in ("7", "0", "-1", "1" * 10, "7.0")] == [
        7,
        0,
        None,
        None,
        None,
    ]
    assert not number.allows(True)
    assert not number.allows(54)
    assert not flag.allows(1)


def test_the_tables_have_the_options_of_the_catalogue_and_no_double() -> None:
    assert len(CARD_OPTION) == len(CARD_OPTIONS)
    assert len(DICE_OPTION) == len(DICE_OPTIONS)


def test_rules_from_texts() -> None:
    """As in `--rule stacking=any`."""
    rules = CardRules.from_texts("official", {"stacking": "any", "hand_size": "5"})
    assert rules == CardRules.preset("official").replace(stacking="any", hand_size=5)


def test_all_bad_texts_are_named_at_once() -> None:
    with pytest.raises(RulesetError) as caught:
        CardRules.from_texts("official", {"stacking": "maybe", "stakcing": "any", "jump_in": "on"})
    unknown_value, unknown_option = caught.value.conflicts
    assert unknown_value.slug == "unknown-value"
    assert unknown_value.sentence == (
        "maybe is no value of stacking: expected off, same_kind, d2_then_wd4, any."
    )
    assert (unknown_option.slug, dict(unknown_option.params)) == (
        "unknown-option",
        {"option": "stakcing"},
    )


def test_an_option_that_does_not_exist_cannot_be_replaced() -> None:
    with pytest.raises(RulesetError, match="stakcing"):
        CardRules().replace(stakcing="any", hand_size=3)


# ---------------------------------------------------------------------------------------- conflicts


@pytest.mark.parametrize(
    ("game", "option", "value"),
    [
        ("cards", "deck", "112_shuffle"),
        ("cards", "deck", "112_swap"),
        ("cards", "scoring", "elimination"),
        ("cards", "double_play", True),
        ("cards", "misplay_penalty", 2),
        ("cards", "deflect", "reverse"),
        ("cards", "deflect", "reverse_and_skip"),
        ("cards", "mercy_limit", 25),
        ("dice", "edition", "tray1987_basic"),
        ("dice", "edition", "line2011"),
    ],
)
def test_postponed_values_are_refused_with_a_message(game: str, option: str, value: object) -> None:
    """Section 2.3, AC-38, AC-39, AC-41, AD-32: known, and not built yet."""
    rules = RULESETS[game]().replace(**{option: value})
    (conflict,) = rules.validate()
    assert conflict.slug == "postponed"
    assert f"{option} = {str(value).lower()} " in conflict.sentence, "as it is typed"
    with pytest.raises(RulesetError, match=option):
        rules.check()


@pytest.mark.parametrize(("game", "seats"), [("cards", 1), ("cards", 11), ("dice", 1), ("dice", 5)])
def test_too_few_or_too_many_seats(game: str, seats: int) -> None:
    """AC-03, AD-03."""
    assert slugs(RULESETS[game](), seats) == ["seats"]


def test_hands_must_fit_into_the_deck_and_the_pouch() -> None:
    """AC-03, AD-03: all hands and one more to start with."""
    assert slugs(CardRules(hand_size=11), 10) == ["hands-too-large"]
    assert slugs(CardRules(hand_size=53), 2) == []
    assert slugs(DiceRules(hand_dice=6), 4) == ["hands-too-large"]
    assert slugs(DiceRules(hand_dice=5), 4) == []


@pytest.mark.parametrize("enforcement", ["challenge", "strict"])
def test_enforcement_needs_a_restriction(enforcement: str) -> None:
    """AC-16, AC-18."""
    assert slugs(CardRules(wd4_enforcement=enforcement)) == ["free-without-restriction"]
    assert slugs(CardRules(wd4_enforcement=enforcement, wd4_restriction="color")) == []


def test_a_stack_challenge_needs_stacking_and_challenges() -> None:
    """AC-12, section 2.3."""
    official = CardRules.preset("official")
    assert slugs(official.replace(stack_challenge=True)) == ["stack-challenge"]
    strict = official.replace(stack_challenge=True, stacking="any", wd4_enforcement="strict")
    assert slugs(strict) == ["stack-challenge"]
    assert slugs(official.replace(stack_challenge=True, stacking="any")) == []


def test_teams_need_four_seats() -> None:
    """AC-42."""
    assert slugs(CardRules(teams="2v2"), 3) == ["teams-need-four"]
    assert slugs(CardRules(teams="2v2"), 4) == slugs(CardRules(teams="2v2")) == []


def test_a_fixed_seat_must_be_there() -> None:
    """AC-04, AD-04: seats are counted from 0."""
    rules = CardRules(first_dealer="fixed", dealer_seat=3)
    assert slugs(rules, 3) == ["seat-missing"]
    assert slugs(rules, 4) == slugs(rules) == []
    assert slugs(DiceRules(starter_seat=2), 2) == ["seat-missing"]
    assert slugs(DiceRules(starter_seat=2, first_starter="roll_high"), 2) == []


def test_all_conflicts_are_named_at_once() -> None:
    """A value that is no number does not hide the rest."""
    rules = CardRules(hand_size=0, stacking="x", teams="2v2", first_dealer="fixed", dealer_seat=5)
    assert slugs(rules, 5) == ["unknown-value", "unknown-value", "teams-need-four", "seat-missing"]
    assert slugs(CardRules(stacking="x", hand_size=53), 3) == ["unknown-value", "hands-too-large"]
    dice = DiceRules(hand_dice=99, dice_table="custom", starter_seat=3)
    assert slugs(dice, 3) == ["unknown-value", "table-missing", "seat-missing"]


# ----------------------------------------------------------------------------------- tables of dice


def test_your_own_table_of_dice() -> None:
    """AD-02, AD-32."""
    mine = BALANCED24[::-1]
    rules = DiceRules(dice_table=mine)
    assert slugs(rules, 4) == []
    assert rules.table == mine
    assert list(rules.changes()[1]) == ["dice_table"]
    assert DiceRules().table == BALANCED24


def test_a_table_has_24_dice_of_six_faces_with_a_number_on_each() -> None:
    """AD-05: without a number the opening roll might never end."""
    assert slugs(DiceRules(dice_table=BALANCED24[:23])) == ["table-size"]
    assert slugs(DiceRules(dice_table=(*BALANCED24[:23], BALANCED24[0][:5]))) == ["table-size"]
    dull = (Face(SKIP),) * 6
    (first, second) = DiceRules(dice_table=(dull, *BALANCED24[1:23], dull)).validate()
    assert (first.slug, first.params["die"], second.params["die"]) == ("table-no-number", 1, 24)


def test_a_first_card_can_always_be_turned_up() -> None:
    """AC-05 to AC-08: cards that go back must not be all that the deal leaves."""
    assert not CardRules(hand_size=53).validate(seats=2)
    official = CardRules.preset("official")
    assert not official.replace(hand_size=51).validate(seats=2)
    for changes in ({"hand_size": 52}, {"hand_size": 48, "first_skip": "redraw"}):
        (conflict,) = official.replace(**changes).validate(seats=2)
        assert conflict.slug == "hands-too-large"

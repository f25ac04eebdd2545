"""Every clause, ruling, case, reason and option value is cited by a case that depends on it."""

from __future__ import annotations

import pytest

from oneleft.reasons import CODES
from oneleft.rules import CARD_OPTIONS, DICE_OPTIONS, Option, Ruleset
from oneleft.testing import Case, CaseError, run_case
from tests import test_match
from tests.cites import CITED
from tests.test_law import CASES

CITING_BESIDE_THE_CASES = test_match.__name__
"""Importing it books what its tests cite."""
CLAUSES = (
    [f"C-{n:02}" for n in range(1, 31)]
    + [f"D-{n:02}" for n in range(36)]
    + [f"AC-{n:02}" for n in range(1, 47)]
    + [f"AD-{n:02}" for n in range(1, 33)]
)
CASES_OF_THE_RULINGS = [
    *(f"T-{n:02}" for n in (1, 2, 3, 5, 6, 7, 8, 10, 11, 13, 14, 15, 16, 18, 19, 22)),
    *(f"T-{n:02}" for n in (23, 24, 25, 26, 27, 30, 32, 33, 34, 37, 39, 40)),
]
BEHAVIORS = [f"B-{n:02}" for n in range(1, 33)]
"""The lines of ``docs/cases.md``, "Reported as broken elsewhere"."""

EXEMPT = {
    "D-00": "an introduction, no rule",
    "AC-40": "what is said at the table cannot be refereed; no option, no act",
}
"""What no case can depend on, and why."""

WITHOUT_ALTERNATIVE = {
    "cards:option:turn_seconds": "the table's timer reads it, not the law",
    "cards:option:deck": "the other decks are postponed",
    "cards:option:double_play": "postponed",
    "cards:option:misplay_penalty": "postponed",
    "cards:option:deflect": "postponed",
    "cards:option:mercy_limit": "postponed",
    "dice:option:edition": "the other editions are postponed",
    "dice:option:dice_table": "a custom table is no named value",
    "dice:option:short_pouch": "has one value",
    "dice:option:uno_window": "has one value",
}
"""Options of which no other value can be tried."""

COMPANIONS: dict[str, dict[str, object]] = {
    "wd4_restriction": {"wd4_enforcement": "free"},
    "wd4_enforcement": {"wd4_restriction": "color", "stack_challenge": False},
    "stacking": {"stack_challenge": False},
    "stack_challenge": {"stacking": "same_kind", "wd4_enforcement": "challenge"},
}
"""What must change with an option so that its other values fit."""


def keys_of(case: Case) -> set[str]:
    """What a case cites; options and reasons with the game."""
    return {f"{case.game}:{tag}" if ":" in tag else tag for tag in case.cites}


def needed() -> set[str]:
    found = set(CLAUSES) | set(CASES_OF_THE_RULINGS) | set(BEHAVIORS)
    for entry in CODES.values():
        found |= {f"cards:reason:{entry.slug}"} if entry.cards else set()
        found |= {f"dice:reason:{entry.slug}"} if entry.dice else set()
    for game, options in (("cards", CARD_OPTIONS), ("dice", DICE_OPTIONS)):
        for option in options:
            values = option.values or (("true", "false") if option.is_flag else ())
            found |= {f"{game}:option:{option.name}={value}" for value in values}
    return found


def cited() -> set[str]:
    return {key for case in CASES for key in keys_of(case)} | set(CITED)


def test_everything_is_cited() -> None:
    assert sorted(needed() - cited() - set(EXEMPT)) == []


def test_every_number_has_a_case_with_another_value() -> None:
    missing = []
    for game, options in (("cards", CARD_OPTIONS), ("dice", DICE_OPTIONS)):
        for option in (option for option in options if option.is_number):
            start = f"{game}:option:{option.name}="
            values = {key.removeprefix(start) for key in cited() if key.startswith(start)}
            if not values - {str(option.presets[0])}:
                missing.append(option.name)
    assert missing == []


def test_nothing_unknown_is_cited() -> None:
    unknown = []
    for key in cited() - needed():
        game, _, tag = key.partition(":")
        name, _, value = tag.removeprefix("option:").partition("=")
        options = {o.name: o for o in (CARD_OPTIONS if game == "cards" else DICE_OPTIONS)}
        known = tag.startswith("option:") and name in options
        if not known or not options[name].is_number or not value.isdecimal():
            unknown.append(key)
    assert unknown == []


def test_the_exempt_are_not_cited() -> None:
    assert sorted(set(EXEMPT) & cited()) == []
    assert set(EXEMPT) <= needed()


def option_tags(case: Case) -> list[tuple[Option, str]]:
    options = {o.name: o for o in (CARD_OPTIONS if case.game == "cards" else DICE_OPTIONS)}
    pairs = [tag.removeprefix("option:").split("=") for tag in case.cites if tag[:7] == "option:"]
    return [(options[name], value) for name, value in pairs]


def stands_in_script(case: Case, option: Option, value: str) -> bool:
    """Whether a ``ruleset`` step of the case is about this value."""
    wanted = f"{option.name}={value}"
    return any(wanted in step.text.split() for step in case.steps)


TAGGED = [
    pytest.param(case, option, value, id=f"{case.name}-{option.name}={value}")
    for case in CASES
    for option, value in option_tags(case)
]


@pytest.mark.parametrize(("case", "option", "value"), TAGGED)
def test_the_outcome_depends_on_the_option_cited(case: Case, option: Option, value: str) -> None:
    if stands_in_script(case, option, value):
        return
    holders = [
        rules for rules in case.rulesets if str(getattr(rules, option.name)).lower() == value
    ]
    assert holders, f"{case.name} does not run with {option.name}={value}"
    if f"{case.game}:option:{option.name}" in WITHOUT_ALTERNATIVE:
        return
    others = [other for rules in holders for other in alternatives(rules, option)]
    assert others
    assert any(fails(case, other) for other in others), f"{option.name} makes no difference"


def alternatives(rules: Ruleset, option: Option) -> list[Ruleset]:
    """The same rules with other values of the option, and what must change with it."""
    now = getattr(rules, option.name)
    values: list[object] = list(option.values)
    if option.is_flag:
        values = [not now]
    elif option.is_number:
        values = [now - 1, now + 1, option.presets[0], option.presets[1], option.low]
    found = []
    for value in values:
        if value == now or value in option.postponed or not option.allows(value):
            continue
        for extra in ({}, COMPANIONS.get(option.name, {})):
            other = rules.replace(**{**extra, option.name: value})
            if not other.validate():
                found.append(other)
                break
    return found


def fails(case: Case, rules: Ruleset) -> bool:
    try:
        run_case(case, rules)
    except CaseError:
        return True
    return False


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_reasons_cited_occur(case: Case) -> None:
    said = {step.result.split()[-1] for step in case.steps if step.result}
    for tag in case.cites:
        if tag.startswith("reason:"):
            assert tag.removeprefix("reason:") in said

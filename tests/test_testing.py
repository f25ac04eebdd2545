"""The reader and the runner of law cases: what they refuse, and that they notice."""

import pytest

from oneleft.errors import InvalidTextError
from oneleft.testing import CaseError, read_cases, run_case

HEAD = (
    "case X a title\ncites: C-17\nfor: cards classic\ngiven:\n  top R5; turn A\n  A: R1 B2\nthen:\n"
)
DICE = "case X\ncites: D-07\nfor: dice classic\ngiven:\n  center d4:R4\n  A: R6 d1:W\nthen:\n"


@pytest.mark.parametrize(
    ("text", "line", "expected"),
    [
        ("for: cards", 1, "case, a name"),
        ("case X\ncites: C-17\nfor: chess all", 3, "cards or dice"),
        ("case X\ncites: C-17\nfor: cards all\nrules: dice classic", 4, "cards or dice"),
        ("case X\ncites: C-17\nfor: cards usual", 3, "all, classic"),
        ("case X\nrules: cards classic stacking=most", 2, "a ruleset"),
        ("case X\nrules: cards classic stacking", 2, "a ruleset"),
        ("case X\n  A: R5", 2, "given: or then:"),
        ("case X\nwhen:", 2, "cites:, for:"),
        ("case X\ngiven: top R5", 2, "cites:, for:"),
        ("case X\ncites: C-17\nthen:\n", 1, "cites:, for: or rules:"),
    ],
)
def test_what_is_no_case(text: str, line: int, expected: str) -> None:
    with pytest.raises(InvalidTextError) as caught:
        read_cases(text)
    assert caught.value.line == line
    assert expected in caught.value.expected


@pytest.mark.parametrize(
    ("step", "expected"),
    [
        ("A: B2", "B2: lawful"),
        ("A: R1 -> refused no-match", "R1: refused no-match"),
        ("A: R1 -> offense wd4-unlawful", "R1: offense"),
        ("A: R1 -> unreadable", "a text that is no move"),
        ("A: R10", "a move"),
        ("Z: draw", "a seat"),
        ("draw", "A: and a move"),
        ("chance: R5", "an outcome is due"),
        ("expect luck", "expect active"),
        ("expect turn B", "turn for viewer 0: B"),
        ("expect hand A: R1", "hand A R1"),
        ("expect counts A=3", "count A 3"),
        ("expect points none", "the end of the round"),
        ("expect winner A", "winner A"),
        ("expect ending out", "ending out"),
        ("expect due card", "due card"),
        ("expect stock 3", "stock 3"),
        ("expect discard 3", "discard 3"),
        ("expect plays A: none", "plays"),
        ("expect legal A: draw", "draw: lawful"),
        ("expect moves A: none", "moves A"),
        ("expect view B shows A: R1", "shown hand"),
        ("expect view A hides A", "hidden hand"),
        ("expect said Skipped", "Skipped said 1"),
        ("expect all 107", "all 107"),
        ("expect held yes", "held yes"),
        ("ruleset stacking=any -> postponed", "postponed"),
    ],
)
def test_what_does_not_hold_is_noticed(step: str, expected: str) -> None:
    (case,) = read_cases(HEAD + "  " + step)
    with pytest.raises(CaseError) as caught:
        run_case(case, case.rulesets[0])
    assert expected in caught.value.expected
    assert caught.value.line == 8


def test_what_holds() -> None:
    (case,) = read_cases(HEAD + "  expect legal A: R1, R1!, uno\n  expect view A shows A: B2 R1")
    run_case(case, case.rulesets[0])


@pytest.mark.parametrize(
    ("step", "expected"),
    [
        ("expect dice A: d1:W", "dice A d1:W"),
        ("expect center none", "center none"),
        ("expect held d1", "held d1"),
        ("expect pouch 24", "pouch 24"),
        ("A: reroll\n  chance: B6", "can come as a roll"),
        ("A: reroll\n  chance: foo", "a face"),
        ("A: reroll\n  chance: @9", "can come as a roll"),
    ],
)
def test_what_does_not_hold_of_dice_is_noticed(step: str, expected: str) -> None:
    (case,) = read_cases(DICE + "  " + step)
    with pytest.raises(CaseError) as caught:
        run_case(case, case.rulesets[0])
    assert expected in caught.value.expected


def test_a_bad_position_is_reported_at_its_line() -> None:
    (case,) = read_cases(HEAD.replace("R1 B2", "R1 B2 X") + "  A: R1")
    with pytest.raises(CaseError) as caught:
        run_case(case, case.rulesets[0])
    assert caught.value.line == 6


def test_a_case_without_a_position() -> None:
    text = "case X\ncites: C-12\nfor: cards classic\nthen:\n  expect turn B"
    (case,) = read_cases(text)
    with pytest.raises(CaseError, match="top and a face"):
        run_case(case, case.rulesets[0])

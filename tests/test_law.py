"""Every law case, under every ruleset it is for."""

from pathlib import Path

import pytest

from oneleft.notation import rules_text
from oneleft.rules import Ruleset
from oneleft.testing import Case, read_cases, run_case

LAW = Path(__file__).parent / "law"
CASES = tuple(case for path in sorted(LAW.glob("*.case")) for case in read_cases(path))
RUNS = [
    pytest.param(case, rules, id=f"{case.name}-{rules.game}-{rules_text(rules)}")
    for case in CASES
    for rules in case.rulesets
]


@pytest.mark.parametrize(("case", "rules"), RUNS)
def test_case(case: Case, rules: Ruleset) -> None:
    run_case(case, rules)


def test_every_case_has_a_name_of_its_own() -> None:
    names = [case.name for case in CASES]
    assert sorted(set(names)) == sorted(names)

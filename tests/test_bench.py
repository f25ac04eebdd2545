"""The rows and figures of `oneleft bench`, without measuring anything."""

import json
import sys
from collections.abc import Callable
from dataclasses import replace

import pytest

from oneleft.bench import (
    ENGINES,
    MissingEngineError,
    NothingToMeasureError,
    Row,
    as_json,
    run,
    table,
)
from oneleft.bench import measuring as bench
from oneleft.bench.engines import GAMES, Report, Sprint
from oneleft.errors import ChoiceError, MissingExtraError, OneLeftError, RulesetError
from oneleft.rules import CardRules, DiceRules, Ruleset

INTERPRETED = "oneleft-interpreted"


class Clock:
    """Processor time that passes only as an engine says."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def process_time(self) -> float:
        return self.seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = Clock()
    monkeypatch.setattr(bench, "time", found)
    return found


@pytest.fixture
def engines(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """Puts engines that take no time in the place of all; gives the games they were made for."""
    made: list[tuple[str, int]] = []

    def prepare(rules: Ruleset, seats: int, _report: Report | None) -> Sprint:
        made.append((rules.game, seats))
        return steady(clock, turns=10 * seats, seconds=0.01)

    fakes = {name: replace(real, prepare=prepare) for name, real in bench._ENGINES.items()}
    monkeypatch.setattr(bench, "_ENGINES", fakes)
    return made


def steady(clock: Clock, turns: int, seconds: float) -> Callable[[int], int]:
    """An engine whose every round has so many turns and takes so long."""

    def sprint(rounds: int) -> int:
        clock.seconds += rounds * seconds
        return rounds * turns

    return sprint


# Which rows ---------------------------------------------------------------------------------------


def test_every_row_that_the_engines_can_play(engines: list[tuple[str, int]]) -> None:
    rows = run(repeats=1)
    both = (INTERPRETED, "oneleft-compiled", "oneleft-vector")
    assert {(row.engine, row.game, row.seats) for row in rows} == {
        *((name, game, seats) for name in both for game in GAMES for seats in (2, 4)),
        *((name, "cards", seats) for name in set(ENGINES) - {*both} for seats in (2, 4)),
    } - {("pgx-leduc", "cards", 4)}
    assert engines == [(row.game, row.seats) for row in rows]
    assert all(row.turns_per_s == 1000 * row.seats for row in rows)


@pytest.mark.usefixtures("engines")
def test_what_only_one_game_allows_is_left_out_of_the_other() -> None:
    rows = run((INTERPRETED,), seats=(7,), repeats=1)
    assert [(row.game, row.seats) for row in rows] == [("cards", 7)]
    with pytest.raises(RulesetError, match="2 to 4"):
        run((INTERPRETED,), ("dice",), (7,))


@pytest.mark.usefixtures("engines")
@pytest.mark.parametrize(
    ("engine", "game", "seats"), [("rlcard-raw", "dice", 2), ("pgx-leduc", "cards", 4)]
)
def test_no_row_at_all_is_an_error(engine: str, game: str, seats: int) -> None:
    with pytest.raises(NothingToMeasureError, match="no engine chosen plays that"):
        run((engine,), (game,), (seats,))


@pytest.mark.usefixtures("engines")
def test_names_that_there_are_not() -> None:
    with pytest.raises(ChoiceError, match="there is no engine 'abacus': choose one of oneleft-int"):
        run(("abacus",))
    with pytest.raises(ChoiceError, match="there is no game 'chess': choose one of cards, dice"):
        run((INTERPRETED,), ("chess",))
    with pytest.raises(RulesetError, match="There is no preset wild"):
        run((INTERPRETED,), preset="wild")
    with pytest.raises(OneLeftError, match="at least one repeat is needed, not 0"):
        run((INTERPRETED,), repeats=0)


@pytest.mark.parametrize("engine", ["rlcard-raw", "rlcard-env"])
def test_without_rlcard_the_extra_is_named(engine: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("rlcard", "rlcard.games.uno"):
        monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(MissingExtraError, match=r'pip install "oneleft\[bench\]"') as caught:
        run((engine,), ("cards",), (2,))
    assert caught.value.extra == "bench"


# The figures --------------------------------------------------------------------------------------


def test_the_median_of_the_repeats_counts(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    rates = iter([100.0, 9000.0, 300.0])
    monkeypatch.setattr(
        bench, "_rates", lambda _sprints, repeats: [[next(rates) for _ in range(repeats)]]
    )
    assert [row.turns_per_s for row in run((INTERPRETED,), ("cards",), (2,), repeats=3)] == [300]
    assert clock.seconds == 0


def test_engines_take_turns_and_are_measured_by_their_own_time(clock: Clock) -> None:
    order: list[str] = []

    def told(name: str, sprint: Sprint) -> Sprint:
        def tells(rounds: int) -> int:
            order.append(name)
            return sprint(rounds)

        return tells

    quick, slow = steady(clock, 5, 0.001), steady(clock, 5, 0.05)
    rates = bench._rates([told("quick", quick), told("slow", slow)], 2)
    assert rates == [pytest.approx([5000] * 2), pytest.approx([100] * 2)]
    measured = order[-2 * 2 * bench.SLICES :]
    assert measured == ["quick", "slow"] * (2 * bench.SLICES)


def test_a_slice_takes_about_as_long_as_it_should(clock: Clock) -> None:
    for seconds in (0.0001, 0.01, 5.0):
        rounds = bench._rounds_for_a_slice(steady(clock, 1, seconds))
        assert rounds == max(1, round(bench.SLICE_SECONDS / seconds))


@pytest.mark.parametrize("rules", [CardRules(), DiceRules()], ids=lambda rules: rules.game)
def test_the_interpreted_engine_plays_rounds_and_counts_turns(rules: Ruleset) -> None:
    sprint = bench._ENGINES[INTERPRETED].prepare(rules, 2, None)
    assert 1 < sprint(1) < 2000


# Shown --------------------------------------------------------------------------------------------

ROWS = [
    Row(INTERPRETED, "cards", 2, 12345),
    Row(INTERPRETED, "dice", 2, 400),
    Row("rlcard-raw", "cards", 2, 5000),
]


def test_json_has_the_rows_and_nothing_else() -> None:
    assert json.loads(as_json(ROWS[:1])) == {
        "rows": [
            {
                "engine": INTERPRETED,
                "game": "cards",
                "seats": 2,
                "turns_per_s": 12345,
                "unit": "turns",
            }
        ]
    }


def test_the_table_has_ratios_to_what_was_measured_beside() -> None:
    steps = Row("oneleft-vector", "cards", 2, 999, "steps")
    head, cards, dice, rlcard, vector = table([*ROWS, steps]).splitlines()
    assert head.split() == [
        "engine",
        "game",
        "seats",
        "per",
        "second",
        "×",
        "rlcard-raw",
        "×",
        "rlcard-env",
        "×",
        "plain",
        "C",
    ]
    assert cards.split() == [INTERPRETED, "cards", "2", "12,345", "turns", "2.47"]
    assert dice.split() == [INTERPRETED, "dice", "2", "400", "turns"]
    assert rlcard.split() == ["rlcard-raw", "cards", "2", "5,000", "turns", "1.00"]
    assert vector.split() == ["oneleft-vector", "cards", "2", "999", "steps"]


@pytest.mark.usefixtures("engines")
def test_what_the_command_prints() -> None:
    shown = bench.bench(INTERPRETED, "dice", 4, repeats=3)
    assert shown.splitlines()[1].split() == [INTERPRETED, "dice", "4", "4,000", "turns"]
    assert shown.endswith("processor time, medians of 3")
    rows = json.loads(bench.bench(repeats=1, as_object=True))["rows"]
    assert len(rows) == len({(row["engine"], row["game"], row["seats"]) for row in rows}) > 15


@pytest.mark.usefixtures("engines")
def test_engines_for_other_rules_are_left_out() -> None:
    assert not {"plain-c", "oneleft-fused"} & {row.engine for row in run(preset="party", repeats=1)}
    assert not {"plain-c"} & {row.engine for row in run(preset="classic", repeats=1)}


def test_what_is_not_installed_is_left_out_unless_it_was_asked_for(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    def absent(_rules: Ruleset, _seats: int, _report: Report | None) -> Sprint:
        raise MissingEngineError("the abacus", "buy one")

    def there(_rules: Ruleset, seats: int, _report: Report | None) -> Sprint:
        return steady(clock, turns=10 * seats, seconds=0.01)

    fakes = {
        name: replace(real, prepare=absent if name == "pgx-leduc" else there)
        for name, real in bench._ENGINES.items()
    }
    monkeypatch.setattr(bench, "_ENGINES", fakes)
    said: list[str] = []
    assert "pgx-leduc" not in {row.engine for row in run(repeats=1, report=said.append)}
    assert said == ["pgx-leduc is left out: the abacus cannot be measured here: buy one"]
    with pytest.raises(MissingEngineError, match="buy one"):
        run(("pgx-leduc",), repeats=1)


@pytest.mark.needs("cc")
def test_the_c_program_plays_the_rules() -> None:
    """Roughly: tests/sim/test_statistics.py compares it with the law."""
    sprint = bench._ENGINES["plain-c"].prepare(CardRules.preset("official"), 4, None)
    assert 50_000 < sprint(1000) < 60_000

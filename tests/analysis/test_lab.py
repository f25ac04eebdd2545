"""The house-rule lab: its numbers reckoned otherwise, its warnings, its page and its command."""

from __future__ import annotations

import csv
import json
import math
import re
import shlex
import statistics
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from oneleft.analysis.intervals import t_quantile
from oneleft.analysis.lab import MEASURES, PER_ROUND, Comparison, Study, compare
from oneleft.analysis.lab_brief import answer_line, brief, question_line, read_answer
from oneleft.analysis.labpage import page
from oneleft.cli.app import run as run_here
from oneleft.cli.labbing import LabWishes, command
from oneleft.errors import OneLeftError, RulesetError
from oneleft.rules import CardRules, DiceRules, Ruleset
from oneleft.sim import simulate
from oneleft.sim.columns import COLUMNS, COUNTER
from oneleft.sim.errors import RequestError
from oneleft.sim.request import LIMIT
from oneleft.words import LANGUAGES, Words
from scripts import make_results

pytestmark = pytest.mark.needs("numpy")

Run = Callable[..., tuple[int, str, str]]
DOCS = Path(__file__).resolve().parents[2] / "docs"
OFFICIAL = CardRules.preset("official")
DICE = DiceRules.preset("official")
Z = statistics.NormalDist().inv_cdf(0.995)


def small(rulesets: dict[str, Ruleset], **more: object) -> Comparison:
    """A comparison by rounds that are played in Python."""
    given: dict[str, Any] = {"seats": 3, "games": 60, "seed": 5, "matches": 0} | more
    return compare(rulesets, interpreted=True, **given)


def rows_of(rules: Ruleset, seats: int, games: int, seed: int) -> list[dict[str, int]]:
    """The same rounds as a table with one row each."""
    found = simulate(rules, seats, "random", games, seed=seed, rows=True, interpreted=True)
    names = [column.name for column in found.request.kept]
    return [dict(zip(names, map(int, row), strict=True)) for row in found.array()]


def mean_and_half(values: list[float]) -> tuple[float, float]:
    factor = t_quantile(0.995, len(values) - 1)
    return statistics.fmean(values), factor * statistics.stdev(values) / math.sqrt(len(values))


# ---------------------------------------------------------------------------------------- numbers


def test_the_numbers_of_a_ruleset_are_those_of_its_rows() -> None:
    study = small({"official": OFFICIAL}).base
    rows = rows_of(OFFICIAL, 3, 60, 5)
    for name in ("turns", "points"):
        mean, half = mean_and_half([float(row[name]) for row in rows])
        assert study.measure(name).mean == pytest.approx(mean)
        assert study.measure(name).half == pytest.approx(half)
    firsts = [row["winners"] >> (row["dealer"] + 1) % 3 & 1 for row in rows]
    assert study.measure("first").mean == pytest.approx(statistics.fmean(firsts))
    edges = [
        first - row["winners"].bit_count() / 3 for first, row in zip(firsts, rows, strict=True)
    ]
    mean, half = mean_and_half(edges)
    assert study.measure("edge").mean == pytest.approx(mean)
    assert study.measure("edge").half == pytest.approx(half)
    long = [row["turns"] > 100 for row in rows]
    assert study.measure("long").mean == pytest.approx(statistics.fmean(long))
    drawn = sum(row["draw_turns"] for row in rows) / sum(row["turns"] for row in rows)
    assert study.measure("drawing").mean == pytest.approx(drawn)
    ordered = sorted(row["turns"] for row in rows)
    for share, name in ((0.1, "q10"), (0.5, "q50"), (0.9, "q90"), (0.99, "q99")):
        measure = study.measure(name)
        assert measure.mean == ordered[math.ceil(60 * share) - 1]
        assert measure.low <= measure.mean <= measure.high
    for fired in study.fired:
        assert fired.rate.mean == pytest.approx(statistics.fmean(row[fired.column] for row in rows))
    for turns, above in study.longer:
        assert above == pytest.approx(sum(row["turns"] > turns for row in rows) / 60)


def test_differences_are_taken_round_by_round() -> None:
    swapped = OFFICIAL.replace(seven_zero=True)
    found = small({"official": OFFICIAL, "swapped": swapped})
    before, after = (rows_of(rules, 3, 60, 5) for rules in (OFFICIAL, swapped))
    for name in ("turns", "points"):
        pairs = zip(after, before, strict=True)
        mean, half = mean_and_half([float(ours[name] - base[name]) for ours, base in pairs])
        difference = found.studies[1].difference(name)
        assert difference.mean == pytest.approx(mean)
        assert difference.half == pytest.approx(half)
    assert not found.base.differences
    for name in PER_ROUND:
        ours, base = found.studies[1].measure(name), found.base.measure(name)
        assert found.studies[1].difference(name).mean == pytest.approx(ours.mean - base.mean)
    assert found.studies[1].rate("sevens").mean > 0
    assert found.base.rate("sevens").mean == 0


def test_few_games_do_not_pretend_to_tell_what_they_cannot() -> None:
    """Ends outside the run; a share that was never seen to differ; a single round."""
    found = small({"dice": DICE, "same": DICE})
    assert found.base.measure("q99").high == math.inf
    assert found.base.measure("q50").high < math.inf
    assert found.base.measure("q10").low > 0
    difference = found.variants[0].difference("long")
    assert (difference.mean, difference.low) == (0, -difference.high)
    assert difference.high == pytest.approx(Z * math.sqrt(2) / 62)
    single = small({"dice": DICE}, games=1).base
    assert (single.measure("q10").low, single.measure("turns").high) == (0, math.inf)


def test_intervals_cover_what_they_should() -> None:
    """Of 99 % intervals of few games nearly all hold what many games give."""
    swapped = DICE.replace(hand_dice=4)
    many = small({"a": DICE, "b": swapped}, games=1500, seats=2, seed=99)
    held = {"turns": 0, "points": 0, "q99": 0, "long": 0}
    for seed in range(40):
        few = small({"a": DICE, "b": swapped}, games=12, seats=2, seed=seed)
        for name in held:
            truth, mine = (
                each.base.measure(name) if name[0] == "q" else each.variants[0].difference(name)
                for each in (many, few)
            )
            held[name] += mine.low <= truth.mean <= mine.high
    assert min(held.values()) >= 37, held


def test_the_error_of_a_share_of_turns_is_that_of_many_runs() -> None:
    shares, halves = [], []
    for seed in range(30):
        measure = small({"dice": DICE}, games=40, seats=2, seed=seed).base.measure("drawing")
        shares.append(measure.mean)
        halves.append(measure.half)
    spread = Z * statistics.stdev(shares)
    assert 0.6 * spread < statistics.fmean(halves) < 1.6 * spread


def test_the_rounds_of_a_match_are_counted_to_the_target() -> None:
    short = DICE.replace(target_score=100)
    found = small({"official": DICE, "short": short}, games=5, matches=12, seats=2)
    for study, rules in zip(found.studies, (DICE, short), strict=True):
        played = simulate(rules, 2, "random", 12, seed=5, unit="matches", interpreted=True)
        assert study.measure("rounds").mean == pytest.approx(float(played.column("rounds").mean()))
    assert found.variants[0].difference("rounds").high < 0
    assert tuple(each.name for each in found.base.measures)[:6] == MEASURES


def test_the_first_seat_of_a_pair_wins_with_its_partner() -> None:
    teams = OFFICIAL.replace(teams="2v2")
    study = small({"teams": teams}, seats=4).base
    assert study.measure("first").mean - study.measure("edge").mean == pytest.approx(0.5)


# --------------------------------------------------------------------------------------- warnings


def codes(study: Study) -> dict[str, float]:
    return {each.code: each.share for each in study.warnings}


def test_combinations_that_hardly_end_are_warned_of() -> None:
    assert not small({"official": OFFICIAL}).base.warnings
    cut = small({"official": OFFICIAL}, limit=50).base
    rows = rows_of(OFFICIAL, 3, 60, 5)
    assert codes(cut) == {"limited": sum(row["turns"] > 50 for row in rows) / 60}
    party = CardRules.preset("party")
    dragging = party.replace(match_symbol=False, no_action_finish=True, hand_size=15)
    assert codes(small({"dragging": dragging}, games=40).base)["very-long"] > 0.01


def test_what_these_players_never_use_is_told() -> None:
    found = small({"official": OFFICIAL, "jumps": OFFICIAL.replace(jump_in=True)})
    assert codes(found.studies[1]) == {"same": 1.0}
    other = small({"official": OFFICIAL, "never": OFFICIAL.replace(drawn_card="never")})
    assert not codes(other.studies[1])


# --------------------------------------------------------------------------------------- refusals


def test_what_is_impossible_is_refused_before_anything_is_played() -> None:
    def told(name: str, done: int, games: int) -> None:
        pytest.fail(f"{name}: {done} of {games}")

    good: dict[str, Ruleset] = {"official": OFFICIAL}
    unsound = OFFICIAL.replace(stack_challenge=True)
    for rulesets, seats, games, error in (
        ({}, 3, 10, RequestError),
        (good | {"dice": DICE}, 3, 10, RequestError),
        (good | {"unsound": unsound}, 3, 10, RulesetError),
        (good, 11, 10, RulesetError),
        (good, 3, 0, RequestError),
        (good, 3, -5, RequestError),
    ):
        with pytest.raises(error):
            compare(rulesets, seats, games, progress=told)
    wrong: list[dict[str, Any]] = [{"matches": -1}, {"workers": 0}, {"limit": 0}]
    wrong += [{"players": "nobody"}, {"players": ["random"] * 4}]
    for more in wrong:
        with pytest.raises(OneLeftError):
            compare(good, 3, 10, progress=told, **more)


def test_what_is_done_is_kept_after_an_interrupt() -> None:
    def stop(name: str, done: int, games: int) -> None:
        if name == "second" and 2 * done >= games:
            raise KeyboardInterrupt

    rulesets: dict[str, Ruleset] = {"first": DICE, "second": DICE.replace(reroll="none")}
    found = small(rulesets | {"third": DICE}, games=200, seats=2, progress=stop)
    assert not found.is_complete
    assert [study.name for study in found.studies] == ["first", "second"]
    assert found.studies[1].games == 100
    both = small(rulesets, games=100, seats=2)
    assert found.studies[1].differences == both.studies[1].differences


@pytest.mark.needs("numba")
def test_workers_and_speed_change_nothing() -> None:
    rulesets: dict[str, Ruleset] = {"official": OFFICIAL, "party": CardRules.preset("party")}
    slow = small(rulesets, games=40, matches=4)
    for workers in (1, 2):
        assert compare(rulesets, 3, 40, 5, matches=4, workers=workers) == slow


# ------------------------------------------------------------------------------- page and plots


@pytest.fixture(scope="module")
def compared() -> Comparison:
    rulesets: dict[str, Ruleset] = {
        "official": DICE,
        "reroll=none": DICE.replace(reroll="none"),
        "<i>&": DICE.replace(hand_dice=7),
    }
    return small(rulesets, seats=2, matches=8)


@pytest.mark.needs("matplotlib")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_is_whole_and_needs_nothing_else(compared: Comparison, lang: str) -> None:
    from oneleft.analysis.labpage import page
    from oneleft.analysis.plots import plots

    words = Words(lang)
    drawn = plots(words, compared)
    text = page(words, compared, drawn, "oneleft lab dice <&>")
    assert f'<html lang="{lang}">' in text
    assert "<script" not in text
    assert not re.search(r'(?:src|href)="(?!#)', text)
    assert not re.search(r"url\((?!#)|@import", text)
    ids = re.findall(r'\bid="([^"]+)"', text)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', text)) <= {
        pair for each in ids for pair in ((each, ""), ("", each))
    }
    labels = re.findall(r'<svg role="img" aria-label="([^"]*)"', text)
    assert len(labels) == text.count("<svg") == len(drawn) == 9
    assert all(re.search(r"\d", label) for label in labels)
    assert re.findall(r"<h(\d)", text)[:2] == ["1", "2"]
    assert text.count("<caption>") == text.count("<table>") == len(MEASURES) + 2
    assert "&lt;i&gt;&amp;" in text
    assert "<i>" not in text
    assert "lab-" not in re.sub(r"<[^>]*>", "", text)


@pytest.mark.needs("matplotlib")
def test_the_same_comparison_gives_the_same_pictures(compared: Comparison) -> None:
    from oneleft.analysis.plots import plots

    words = Words("en")
    for once, again in zip(plots(words, compared), plots(words, compared), strict=True):
        svg = once.svg()
        assert svg == again.svg()
        assert once.png(60) == again.png(60)
        assert "<dc:date>" not in svg
    turns = next(plot for plot in plots(words, compared) if plot.name == "difference-turns")
    difference = compared.studies[1].difference("turns")
    assert f"reroll=none: {difference.mean:+.2f}".replace("-", "\u2212") in turns.alt


# ------------------------------------------------------------------------------------- the brief


def test_a_brief_says_what_the_comparison_says() -> None:
    told = brief(OFFICIAL, 3, games=50, interpreted=True)
    study = compare(
        {"": OFFICIAL}, 3, 50, 1, "greedy", matches=0, limit=1000, interpreted=True
    ).base
    assert (told.turns, told.most) == (study.measure("turns").mean, study.measure("q90").mean)
    assert told.even == pytest.approx(1 / 3)
    line = answer_line(question_line(OFFICIAL, 3), games=50, interpreted=True)
    assert read_answer(line) == told


# ------------------------------------------------------------------------------------ the command


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs the program here; its exit code, what it prints and what it says beside."""
    for name in ("LC_ALL", "LC_MESSAGES", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_US.UTF-8")

    def runs(*args: str) -> tuple[int, str, str]:
        capsys.readouterr()
        code = run_here(["lab", *args])
        shown = capsys.readouterr()
        return code, shown.out, shown.err

    return runs


@pytest.mark.needs("numba", "matplotlib")
def test_the_command_writes_a_page_plots_and_numbers(run: Run, tmp_path: Path) -> None:
    wishes = ("dice", "--vary", "reroll=none", "--seats", "2", "--games", "300", "--seed", "3")
    page = tmp_path / "deep" / "page.html"
    code, out, _ = run(*wishes, "--out", str(tmp_path / "lab"), "--html", str(page))
    assert code == 0
    assert out.startswith("300 rounds and 100 matches of each ruleset; seats: 2; players: random;")
    found = compare({"official": DICE, "reroll=none": DICE.replace(reroll="none")}, 2, 300, 3)
    text = page.read_text(encoding="utf-8")
    assert text == (tmp_path / "lab" / "index.html").read_text(encoding="utf-8")
    assert "oneleft lab dice --vary reroll=none --seats 2 --games 300 --players random" in text
    numbers = json.loads((tmp_path / "lab" / "results.json").read_text(encoding="utf-8"))
    assert numbers == json.loads(json.dumps(found.as_dict()))
    assert numbers["studies"][1]["rules"] == {"preset": "official", "reroll": "none"}
    with (tmp_path / "lab" / "results.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    turns = [row for row in rows if row["kind"] == "measure" and row["name"] == "turns"]
    assert [float(row["mean"]) for row in turns] == [
        study.measure("turns").mean for study in found.studies
    ]
    for ending in ("svg", "png"):
        assert (tmp_path / "lab" / f"longer.{ending}").stat().st_size > 1000


@pytest.mark.needs("numba")
def test_rulesets_are_named_by_what_differs(run: Run) -> None:
    def names(*wishes: str) -> list[str]:
        code, out, _ = run(*wishes, "--games", "50", "--matches", "0", "--json")
        assert code == 0
        return [study["name"] for study in json.loads(out)["studies"]]

    assert names() == ["official"]
    assert names("--rule", "stacking=any") == ["official", "official stacking=any"]
    assert names("-p", "party", "-p", "classic") == ["party", "classic"]
    assert names("-p", "party", "--against", "classic", "-v", "jump_in=off,seven-zero=off") == [
        "classic",
        "party",
        "jump_in=off seven_zero=off",
    ]


@pytest.mark.parametrize(
    ("wishes", "said"),
    [
        (("--vary", "hands=7"), "There is no option hands."),
        (("--vary", "stacking=maybe"), "stacking"),
        (("--vary", "stacking"), "Write a rule as name=value, not stacking."),
        (("--seats", "11"), "This game is for 2 to 10 seats, not 11."),
        (("--games", "0"), "games: a whole number from 1 on is needed, not 0."),
        (("--games", "-3"), "games: a whole number from 1 on is needed, not -3."),
        (("--players", "nobody"), "There is no player nobody"),
        (("--preset", "party", "--preset", "party"), "party is given twice."),
        (("--html", "{}/file/page.html"), "{}/file/page.html cannot be written."),
        (("--html", "{}"), "{} cannot be written."),
        (("--out", "{}/file"), "{}/file/index.html cannot be written."),
    ],
)
@pytest.mark.needs("matplotlib")
def test_the_command_refuses_first(
    run: Run, tmp_path: Path, wishes: tuple[str, ...], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def played(*_: object, **__: object) -> None:
        pytest.fail("something was played")

    monkeypatch.setattr("oneleft.sim.simulate", played)
    (tmp_path / "file").write_text("", encoding="utf-8")
    code, out, err = run(*(wish.replace("{}", str(tmp_path)) for wish in wishes))
    assert code == 2
    assert not out
    assert said.replace("{}", str(tmp_path)) in err
    assert "Traceback" not in err


# ---------------------------------------------------------------------------------- the results


def pictures(page: Path) -> set[str]:
    return set(re.findall(r"\]\(plots/([\w-]+\.svg)\)", page.read_text(encoding="utf-8")))


def test_the_results_have_their_plots() -> None:
    shown = pictures(DOCS / "results.md")
    assert shown == {path.name for path in (DOCS / "plots").glob("*.svg")}
    assert len(shown) == 13


@pytest.mark.needs("numba", "matplotlib")
def test_the_results_are_made_by_their_script(tmp_path: Path, run: Run) -> None:
    assert make_results.main(["--games", "50", "--seed", "4", "--docs", str(tmp_path)]) == 0
    made, kept = ((folder / "results.md") for folder in (tmp_path, DOCS))
    assert pictures(made) == pictures(kept) == {path.name for path in tmp_path.glob("plots/*")}
    texts = [path.read_text(encoding="utf-8") for path in (made, kept)]
    rows = [re.findall(r"^(?:#.*|\| [^|]*)", text, re.MULTILINE) for text in texts]
    assert {row for row in rows[0] if row[0] == "#"} == {row for row in rows[1] if row[0] == "#"}
    command = re.findall(r"oneleft lab (dice --players greedy (?:[^\n\\]|\\\n)+)", texts[0])[-1]
    code, out, _ = run(*shlex.split(command.replace("\\\n", " ")), "--json")
    assert code == 0
    study = json.loads(out)["studies"][0]
    turns = next(each["mean"] for each in study["measures"] if each["name"] == "turns")
    assert f"Official: {turns:.2f} ±" in texts[0]


def test_every_counter_has_its_words() -> None:
    english = Words("en")
    for game, columns in COLUMNS.items():
        for column in columns:
            if column.kind == COUNTER:
                key = f"counter-{game}-{column.name.replace('_', '-')}"
                assert english(key) == column.what


def test_the_page_says_no_word_of_the_code() -> None:
    found = small({"official": OFFICIAL, "seven_zero=on": OFFICIAL.replace(seven_zero=True)})
    for lang in ("fr", "pt", "es"):
        words = Words(lang)
        text = re.sub(r"<svg.*?</svg>", "", page(words, found, []), flags=re.DOTALL)
        for fired in found.base.fired:
            if "_" in fired.column:
                assert fired.column not in text
        assert re.search(r"<td>\d+,\d{4} <small>± \d+,\d{4}</small></td>", text)
        assert re.search(r"<td>\d+ <small>(de )?\d+ (a|à) \d+</small></td>", text)


def wishes(limit: int) -> LabWishes:
    return LabWishes(
        game="cards",
        presets=(),
        rules=(),
        vary=(),
        against=None,
        seats=4,
        games=100,
        matches=None,
        seed=0,
        players="random",
        workers=1,
        limit=limit,
        out=None,
        html=None,
        json=False,
    )


def test_the_command_of_a_page_keeps_the_limit_of_turns() -> None:
    assert "--limit" not in command(wishes(LIMIT))
    assert "--limit 40" in command(wishes(40))


def test_only_players_of_the_laboratory_are_offered(run: Run) -> None:
    code, out, err = run("--players", "module:Bot")
    assert (code, out) == (2, "")
    assert err == "There is no player module:Bot in the laboratory: choose one of random, greedy.\n"


def test_every_json_reader_takes_what_is_not_finite(run: Run) -> None:
    code, out, _ = run("--games", "1", "--matches", "0", "--json")
    assert code == 0
    assert json.loads(out, parse_constant=pytest.fail)["studies"][0]["measures"][0]["low"] is None

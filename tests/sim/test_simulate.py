"""Runs: both speeds and all cuttings give the same rows, matches are matches, errors come first."""

from __future__ import annotations

import functools
import json
import math
import random
import textwrap
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

from oneleft.bots import GreedyBot, RandomBot
from oneleft.bots.table import Bot
from oneleft.errors import ChoiceError, OneLeftError, RulesetError
from oneleft.kernel import cards
from oneleft.kernel import state as k
from oneleft.kernel.compiled import generated_source
from oneleft.moves import Move
from oneleft.rules import RULESETS, CardRules, DiceRules, Ruleset
from oneleft.sim import (
    COLUMNS,
    OutputError,
    PlayerError,
    Policy,
    PolicyError,
    RequestError,
    Results,
    files,
    parts,
    policies,
    simulate,
)
from oneleft.sim.engine import play_piece, rule_list, sim_build
from oneleft.sim.interpreted import DRIVERS
from oneleft.sim.policies import foreign_sources
from oneleft.sim.request import Request
from oneleft.splitmix import SplitMix64
from oneleft.views import View
from tests.strategies import GAMES, random_rules

pytestmark = pytest.mark.needs("numba", "numpy", "pyarrow")


def official(game: str) -> Ruleset:
    return RULESETS[game].preset("official")


def same(one: Results, other: Results) -> bool:
    return (one.array() == other.array()).all() and one.totals == other.totals


# ------------------------------------------------------------------------------------ both speeds


def driver_rows(request: Request) -> list[list[int]]:
    """The rows of the interpreted drivers, as they stand."""
    driver = DRIVERS[request.rules.game]
    n, size = request.games, driver.ROW_SIZE
    rows = [0] * (n * size)
    vectors = [[0] * max(k.CARD_STATE_SIZE, k.DICE_STATE_SIZE) for _ in range(2)]
    status = [0] * driver.STATUS_SIZE
    play = driver.simulate_matches if request.unit == "matches" else driver.simulate_rounds
    r, g = rule_list(request.rules), [0, 0]
    state, view = vectors
    seats, kinds, limit = request.seats, request.kinds, request.limit
    done = play(r, state, view, g, request.seed, 0, n, seats, kinds, limit, rows, status)
    assert done == n
    return [rows[i * size : (i + 1) * size] for i in range(n)]


def random_request(rng: random.Random, game: str, games: int, **more: Any) -> Request:
    seats = rng.choice((2, 2, 3, 4, 4, 6, 10) if game == "cards" else (2, 3, 4))
    players = [rng.choice(("random", "greedy")) for _ in range(seats)]
    rules = random_rules(rng, game, seats)
    given: dict[str, Any] = {"seed": rng.getrandbits(64), "limit": 300, "rows": True, **more}
    return Request.make(rules, seats, players, games, **given)


def scoring(rules: Ruleset, target: int) -> Ruleset:
    """The same rules with this target, and rounds that somebody wins sooner or later."""
    more = {"max_turns": 1000} if rules.game == "dice" else {"blocked_round": "lowest_wins"}
    return rules.replace(target_score=target, **more)


@pytest.mark.parametrize("unit", ["rounds", "matches"])
@pytest.mark.parametrize("game", GAMES)
def test_interpreted_and_compiled_drivers_give_the_same_rows(
    game: str, unit: str, rng: random.Random
) -> None:
    names = [column.name for column in COLUMNS[game]]
    for _ in range(60):
        request = random_request(rng, game, 6 if unit == "rounds" else 1, unit=unit, limit=120)
        if unit == "matches":
            rules = scoring(request.rules, rng.choice((1, 50, 200)))
            request = Request.make(
                rules, request.seats, request.players, 1, unit=unit, limit=120, rows=True
            )
        expected = driver_rows(request)
        got = play_piece(request, 0, request.games).data.tolist()
        places = [names.index(column.name) for column in request.kept]
        assert got == [[row[place] for place in places] for row in expected]


@pytest.mark.parametrize("unit", ["rounds", "matches"])
@pytest.mark.parametrize("game", GAMES)
def test_games_through_game_and_match_give_the_same_rows(
    game: str, unit: str, rng: random.Random
) -> None:
    for _ in range(40):
        request = random_request(rng, game, 3, unit=unit, limit=80)
        target = rng.choice((1, 60, 150)) if unit == "matches" else 500
        rules = scoring(request.rules, target)
        shared = {"unit": unit, "limit": 80, "rows": True, "seed": request.seed}
        n = 3 if unit == "rounds" else 1
        asked = Request.make(rules, request.seats, request.players, n, **shared)
        slow = Request.make(rules, request.seats, request.players, n, interpreted=True, **shared)
        one, other = play_piece(asked, 0, n), play_piece(slow, 0, n)
        assert one.data.tolist() == other.data.tolist(), rules.changes()
        assert one.totals == other.totals


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_gives_the_rows_of_its_compiled_twin(game: str, rng: random.Random) -> None:
    for _ in range(8):
        request = random_request(rng, game, 4, limit=100)
        bots = [GreedyBot if player == "greedy" else player for player in request.players]
        shared = {"limit": 100, "rows": True, "seed": request.seed}
        slow = Request.make(request.rules, request.seats, bots, 4, **shared)
        assert slow.interpreted == (GreedyBot in bots)
        one, other = play_piece(request, 0, 4), play_piece(slow, 0, 4)
        assert one.data.tolist() == other.data.tolist(), request.rules.changes()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("preset", ["classic", "official", "party"])
def test_random_bots_play_through_their_views(game: str, preset: str) -> None:
    rules = RULESETS[game].preset(preset)
    results = simulate(rules, 3, [RandomBot, "random", "greedy"], 30, seed=5)
    assert results.is_complete
    assert (results.column("winner") >= 0).all()


def test_a_victim_that_passes_accepts() -> None:
    class Passing(RandomBot):
        def choose(self, view: View) -> Move:
            found = next((move for move in view.legal if str(move) == "pass"), None)
            return found or super().choose(view)

    class Accepting(RandomBot):
        def choose(self, view: View) -> Move:
            found = next((move for move in view.legal if str(move) == "accept"), None)
            return found or super().choose(view)

    one, other = (
        simulate(official("dice"), 2, [bot, "random"], 40, seed=3, rows=True)
        for bot in (Passing, Accepting)
    )
    assert one.totals.sums["wd4_laid"][0] > 0
    assert same(one, other)


# ---------------------------------------------------------------------------- cuttings and workers


@pytest.mark.parametrize("game", GAMES)
def test_rows_do_not_depend_on_pieces_or_workers(game: str) -> None:
    def run(**more: Any) -> Results:
        return simulate(official(game), 3, "random", 500, seed=9, rows=True, **more)

    whole = run(chunk=500)
    assert whole.array()[:, 0].tolist() == list(range(500))
    assert same(whole, run(chunk=7))
    assert same(whole, run(chunk=33, workers=2))
    assert not same(whole, simulate(official(game), 3, "random", 500, seed=10, rows=True))
    assert whole.table().equals(run(chunk=64).table())


@pytest.mark.parametrize("game", GAMES)
def test_the_first_seat_goes_round_unless_the_rules_fix_it(game: str) -> None:
    rules = official(game)
    assert simulate(rules, 3, "random", 7).column("dealer").tolist() == [0, 1, 2, 0, 1, 2, 0]
    fixed = (
        rules.replace(first_dealer="fixed", dealer_seat=1)
        if game == "cards"
        else rules.replace(first_starter="fixed", starter_seat=1)
    )
    assert set(simulate(fixed, 3, "random", 7).column("dealer").tolist()) == {1}


def test_the_benchmark_plays_the_same_rounds() -> None:
    """Random players are those of ``play_round``: the same turns from the same stream."""
    from oneleft.kernel import drivers_cards as bench

    results = simulate(official("cards"), 4, "random", 40, seed=3)
    r = rule_list(official("cards"))
    for i in range(40):
        s = [0] * k.CARD_STATE_SIZE
        cards.start(r, s, 4, 15, i % 4)
        turns = bench.play_round(r, s, SplitMix64.stream(3, i).state)
        assert turns == results.column("turns")[i]
        assert s[k.WINNER] == results.column("winner")[i]


def test_a_round_that_hardly_ends_is_broken_off() -> None:
    rules = CardRules().replace(hand_size=40)
    results = simulate(rules, 2, "random", 50, limit=10, rows=True)
    assert set(results.column("ending").tolist()) == {k.ENDING_LIMIT}
    assert set(results.column("turns").tolist()) == {10}
    assert set(results.column("winner").tolist()) == {-1}
    shares = {estimate.name: estimate.mean for estimate in results.summary()}
    assert shares["limited"] == 1
    assert shares["wins_a"] == 0


def test_counters_fire_where_their_option_is_on() -> None:
    party = CardRules.preset("party").replace(
        draw_to_match=True, first_wd4="apply", no_action_finish=True, jump_in=False
    )
    results = simulate(party, 2, "greedy", 4000, rows=True)
    sums = {name: total for name, (total, _, _) in results.totals.sums.items()}
    for name in ("sevens", "zeros", "stacked_plays", "match_draws", "last_card_barred"):
        assert sums[name] > 0, name
    official_sums = simulate(official("cards"), 2, "greedy", 4000).totals.sums
    for name in ("sevens", "zeros", "stacked_plays", "match_draws", "last_card_barred"):
        assert official_sums[name] == (0, 0, 0), name
    for name in ("drawn_played", "wd4_challenges", "final_draws", "opening_skip", "to_one"):
        assert official_sums[name][0] > 0, name
    assert official_sums["draws"][0] == sum(
        official_sums[name][0] for name in ("draw_turns", "forced_draws", "match_draws")
    )


# ------------------------------------------------------------------------------------ the summary


def test_the_summary_is_that_of_the_table() -> None:
    results = simulate(official("cards"), 4, "random", 2000, rows=True)
    import numpy as np

    for estimate in results.summary():
        if estimate.name.startswith("wins_") or estimate.name == "limited":
            continue
        column: Any = results.column(estimate.name)
        assert estimate.mean == pytest.approx(column.mean())
        half = 2.5758293 * column.std(ddof=1) / np.sqrt(len(column))
        assert estimate.high - estimate.mean == pytest.approx(half)
        assert estimate.most == column.max()
    winner = results.column("winner")
    shares = {estimate.name: estimate for estimate in results.summary()}
    assert shares["wins_b"].mean == pytest.approx((winner == 1).mean())
    first = (winner == (results.column("dealer") + 1) % 4).mean()
    assert shares["wins_first"].mean == pytest.approx(first)
    assert shares["wins_first"].low < first < shares["wins_first"].high
    with pytest.raises(ChoiceError, match="no column 'sevens'"):
        simulate(official("cards"), 2, "random", 5).column("sevens")


@pytest.mark.parametrize("kind", ["parquet", "arrow", "csv"])
def test_tables_are_written_in_three_formats(kind: str, tmp_path: Path) -> None:
    from oneleft.sim.results import read_table

    results = simulate(official("dice"), 2, "random", 30)
    results.write(tmp_path / "table", kind)
    read = read_table(tmp_path / "table", kind)
    assert read.to_pydict() == results.table().to_pydict()
    with pytest.raises(ChoiceError, match="no format 'xls'"):
        results.write(tmp_path / "other", "xls")


# ------------------------------------------------------------------------------------ long runs


@pytest.mark.parametrize("kind", ["parquet", "arrow", "csv"])
def test_a_run_is_gone_on_with(kind: str, tmp_path: Path) -> None:
    out = tmp_path / "run"
    told: list[int] = []

    def stop(done: int, _games: int) -> None:
        if done >= 40:
            raise KeyboardInterrupt

    def run(progress: Callable[[int, int], None] | None, **more: Any) -> Results:
        return simulate(
            official("cards"), 2, "random", 100, chunk=20, rows=True, progress=progress, **more
        )

    first = run(stop, out=out, kind=kind)
    assert (first.games, first.is_complete) == (40, False)
    assert repr(first) == "<Results of 40 of 100 rounds>"
    assert len(list(out.glob(f"part-*.{kind}"))) == 2
    times = {path: path.stat().st_mtime_ns for path in out.glob("part-*")}
    again = run(lambda done, _games: told.append(done), out=out, kind=kind)
    assert told == [40, 60, 80, 100]
    assert all(path.stat().st_mtime_ns == time for path, time in times.items())
    assert same(again, run(None))
    assert same(run(None, out=out, kind=kind), again)
    assert not list(out.glob(".writing-*"))


def test_another_run_on_the_same_folder_is_refused(tmp_path: Path) -> None:
    out = tmp_path / "run"
    simulate(official("cards"), 2, "random", 10, out=out)
    with pytest.raises(OutputError, match="holds another run: seed is 0 there and 1 here"):
        simulate(official("cards"), 2, "random", 10, seed=1, out=out)
    with pytest.raises(OutputError, match="rules is"):
        simulate(CardRules(), 2, "random", 10, out=out)
    with pytest.raises(OutputError, match="format is"):
        simulate(official("cards"), 2, "random", 10, out=out, kind="csv")
    manifest = out / "manifest.json"
    assert json.loads(manifest.read_text())["law"] >= 1
    manifest.write_text(manifest.read_text().replace('"law": 1', '"law": 0'))
    with pytest.raises(OutputError, match="law is 0 there"):
        simulate(official("cards"), 2, "random", 10, out=out)
    manifest.write_text("{")
    with pytest.raises(OutputError, match="manifest cannot be read"):
        simulate(official("cards"), 2, "random", 10, out=out)


def test_an_output_that_cannot_be_written_is_refused_first(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("mine")
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "diary").write_text("mine")
    for out, why in ((file / "run", "cannot be written"), (tmp_path / "full", "is not empty")):
        with pytest.raises(OutputError, match=why):
            simulate(official("cards"), 2, "random", 10**9, out=out)
    with pytest.raises(ChoiceError, match="no format 'xls'"):
        simulate(official("cards"), 2, "random", 10**9, out=tmp_path / "run", kind="xls")
    with pytest.raises(ChoiceError, match="no format 'xls'"):
        simulate(official("cards"), 2, "random", 10**9, kind="xls")
    with pytest.raises(RequestError, match="out: a folder is needed, not 5"):
        simulate(official("cards"), 2, "random", 10**9, out=5)  # type: ignore[arg-type]
    with pytest.raises(OutputError, match="cannot be written"):
        simulate(official("cards"), 2, "random", 10**9, out="a\0b")
    assert file.read_text() == "mine"


def test_what_a_killed_run_was_writing_is_in_nobodys_way(tmp_path: Path) -> None:
    (tmp_path / ".writing-abc").write_text('{"format": "par')
    assert simulate(official("cards"), 2, "random", 4, out=tmp_path).is_complete


def test_of_two_runs_that_begin_at_once_the_folder_has_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin = functools.partial(Request.make, official("cards"), 2, "random", 4)
    put = files.put_if_there_is_none

    def overtaken(temporary: Path, path: Path) -> None:
        monkeypatch.setattr(parts, "put_if_there_is_none", put)
        parts.Parts(tmp_path, "csv", begin(seed=1))
        put(temporary, path)

    monkeypatch.setattr(parts, "put_if_there_is_none", overtaken)
    with pytest.raises(OutputError, match="seed is 1 there and 2 here"):
        parts.Parts(tmp_path, "csv", begin(seed=2))


def test_a_part_with_rows_missing_is_named(tmp_path: Path) -> None:
    run = functools.partial(
        simulate, official("cards"), 2, "random", 10, chunk=5, out=tmp_path, kind="csv"
    )
    run()
    part, totals = tmp_path / "part-000001.csv", tmp_path / "part-000001.json"
    whole, sums = part.read_text(), totals.read_text()
    part.write_text("".join(whole.splitlines(keepends=True)[:-1]))
    with pytest.raises(OutputError, match="4 rows instead of 5"):
        run()
    part.write_text(whole)
    for broken in ("[1]", "{}", '{"turns": 5}', sums.replace("[", "[1, ", 1)):
        totals.write_text(broken)
        with pytest.raises(OutputError, match=r"part-000001\.csv cannot be read"):
            run()
    totals.write_text(sums)
    assert run().is_complete
    (tmp_path / "manifest.json").write_text("[1]")
    with pytest.raises(OutputError, match="manifest cannot be read"):
        run()


def test_rows_in_a_folder_are_not_held_as_well(tmp_path: Path) -> None:
    """A run of days has more rows than fit: its means need none, and the rest is read anew."""
    whole = simulate(official("cards"), 3, "random", 12, chunk=5)
    for _ in range(2):  # played, then gone on with
        found = simulate(official("cards"), 3, "random", 12, chunk=5, out=tmp_path / "run")
        (tmp_path / "run").rename(tmp_path / "elsewhere")
        assert found.as_dict() == whole.as_dict()
        with pytest.raises(OutputError, match="part-000000"):
            found.array()
        (tmp_path / "elsewhere").rename(tmp_path / "run")
        assert same(found, whole)


def test_a_broken_part_is_named(tmp_path: Path) -> None:
    simulate(official("cards"), 2, "random", 10, chunk=5, out=tmp_path)
    (tmp_path / "part-000001.parquet").write_text("nothing")
    with pytest.raises(OutputError, match=r"part-000001.parquet cannot be read"):
        simulate(official("cards"), 2, "random", 10, chunk=5, out=tmp_path)


# ------------------------------------------------------------------------------------ bad input


DEFAULT: dict[str, Any] = {
    "rules": CardRules(),
    "seats": 3,
    "players": "random",
    "games": 10**9,
}


@pytest.mark.parametrize(
    ("more", "error", "why"),
    [
        ({"games": 0}, RequestError, "games: a whole number, from 1 to"),
        ({"games": -5}, RequestError, "not -5"),
        ({"games": 1 << 32}, RequestError, "from 1 to 2147483648"),
        ({"workers": 0}, RequestError, "workers"),
        ({"limit": 0}, RequestError, "limit"),
        ({"limit": 1 << 31}, RequestError, "limit: a whole number, from 1 to 2147483647"),
        ({"chunk": -1}, RequestError, "chunk"),
        ({"seats": 1}, RulesetError, "2 to 10"),
        ({"seats": 11}, RulesetError, "2 to 10"),
        ({"rules": CardRules(stacking="sometimes")}, RulesetError, "stacking"),
        ({"rules": CardRules(teams="2v2")}, RulesetError, "four|4"),
        ({"players": "clever"}, ChoiceError, "no player 'clever'"),
        ({"players": ["random"] * 2}, RequestError, "2 players for 3 seats"),
        ({"unit": "hours"}, ChoiceError, "no unit 'hours'"),
        ({"backend": "cloud"}, ChoiceError, "no backend 'cloud'"),
    ],
)
def test_what_is_impossible_is_said_before_the_work_starts(
    more: dict[str, Any], error: type[OneLeftError], why: str
) -> None:
    with pytest.raises(error, match=why):
        simulate(**{**DEFAULT, **more})


# ------------------------------------------------------------------------------------ policies

FIRST = '''"""Plays the first lawful card, else draws."""

from oneleft.kernel.cards import lawful_plays, most_held_color
from oneleft.kernel.state import ACCEPT, DRAW, NAME_COLOR, P_ANSWER, P_OPENING_COLOR, PHASE, TAKE
from oneleft.kernel.state import DRAW_TWO_TAKEN as NOTHING
from oneleft.splitmix import Words
from oneleft.vectors import Vector

CALLED = 64  # calls make no difference


def lowest(plays: int) -> int:
    return (plays & -plays).bit_length() - 1


def policy(r: Vector, v: Vector, g: Words, seat: int) -> int:
    if v[PHASE] == P_OPENING_COLOR:
        return NAME_COLOR + most_held_color(v, seat)
    if v[PHASE] == P_ANSWER:
        return ACCEPT
    plays = lawful_plays(r, v, seat)
    return lowest(plays) + CALLED if plays else DRAW
'''.replace("from oneleft.kernel.state import DRAW_TWO_TAKEN as NOTHING\n", "").replace(
    ", TAKE", ""
)
HEAD = "from oneleft.splitmix import Words\nfrom oneleft.vectors import Vector\n\n\n"
ENTRY = "def policy(r: Vector, v: Vector, g: Words, seat: int) -> int:\n"


class FirstBot:
    """The same as a bot."""

    name = "first"

    def __init__(self, generator: SplitMix64) -> None:
        del generator

    def choose(self, view: View) -> Move:
        return min(view.legal, key=lambda move: move.action >= k.DRAW and move.action != 15)

    def react(self, view: View) -> Move | None:
        del view
        return None


@pytest.mark.slow
def test_a_policy_is_compiled_and_gives_the_rows_of_its_interpreted_self(tmp_path: Path) -> None:
    path = tmp_path / "first.py"
    path.write_text(FIRST)
    policy = Policy.read(path)
    assert policy.name == "first"
    other = Policy("second", FIRST.replace("plays & -plays).bit_length()", "plays).bit_length()"))
    players: list[Any] = [policy, "random", other]
    fast = simulate(official("cards"), 3, players, 60, rows=True)
    slow = simulate(official("cards"), 3, players, 60, rows=True, interpreted=True)
    assert same(fast, slow)
    assert not same(fast, simulate(official("cards"), 3, "random", 60, rows=True))


@pytest.mark.slow
def test_a_policy_that_does_what_is_refused_stops_the_run() -> None:
    text = FIRST.replace(
        "    plays = law", "    if v[STOCK] < 45:\n        return 5\n    plays = law"
    )
    policy = Policy("cheat", text.replace("ACCEPT, DRAW", "ACCEPT, STOCK, DRAW"))
    errors = []
    ways: list[dict[str, Any]] = [{}, {"interpreted": True}, {"workers": 2}]
    for more in ways:
        with pytest.raises(PlayerError, match="cheat") as caught:
            simulate(
                official("cards"), 2, ["random", policy], 1000, chunk=2, seed=0, out=None, **more
            )
        errors.append(caught.value)
        error = caught.value
        assert error.seat == 1
        assert error.act == "R5"
        assert error.reason is not None
        assert "B: " in error.position
        assert error.results is not None
        assert error.game >= error.results.games or more == {"workers": 2}
    one, other, _ = errors
    assert (one.game, one.position, one.why) == (other.game, other.position, other.why)
    assert one.results is not None
    assert one.results.games == one.game > 0


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ("def policy(:\n", 1, "this is not Python"),
        ("x = 1\n", 0, "no function policy"),
        ("def policy(r, v, g, seat):\n    return 15\n", 1, "the parameter r has no annotation"),
        (HEAD + "def policy(r: Vector, v: Vector) -> int:\n    return 15\n", 5, "expected def"),
        (HEAD + ENTRY.replace("-> int", "-> bool") + "    return True\n", 5, "expected def"),
        (HEAD + ENTRY.replace(" -> int", "") + "    return 15\n", 5, "result has no annotation"),
        (HEAD + ENTRY.replace("seat: int", "seat: str") + "    return 1\n", 5, "str is no type"),
        (HEAD + ENTRY + "    return DRAW\n", 6, "the name DRAW is not known"),
        (HEAD + ENTRY + "    return len(v)\n", 6, "len is not known: not in the subset"),
        (HEAD + ENTRY + "    x = [1, 2]\n    return x[0]\n", 6, "a list is not in the subset"),
        (HEAD + ENTRY + "    r[0] = 1\n    return 15\n", 6, "rules are not to be written"),
        (HEAD + ENTRY + "    return policy(r, v, g, seat)\n", 5, "calls itself"),
        ("import os\n" + HEAD + ENTRY + "    return 15\n", 1, "Import"),
        ("from os import getcwd\n" + HEAD + ENTRY + "    return 15\n", 1, "only modules of"),
        ("from oneleft.nowhere import X\n" + ENTRY + "    return 15\n", 1, "no module"),
        ("from oneleft.rules import X\n" + ENTRY + "    return 15\n", 1, "has no X"),
        ("from oneleft.laws import members\n" + ENTRY + "    return 15\n", 1, "not one of the"),
    ],
)
def test_what_is_wrong_with_a_policy_is_said_with_its_line(text: str, line: int, why: str) -> None:
    policy = Policy("mine", text, "mine.py")
    with pytest.raises(PolicyError, match=why) as caught:
        simulate(official("cards"), 2, policy, 10)
    assert (caught.value.file, caught.value.line) == ("mine.py", line)


@pytest.mark.slow
def test_what_the_compiler_refuses_is_said_with_its_line() -> None:
    text = HEAD + ENTRY + "    x = 1\n    x = v\n    return x.first\n"
    with pytest.raises(PolicyError, match="cannot be compiled") as caught:
        simulate(official("cards"), 2, Policy("mine", text, "mine.py"), 10)
    assert caught.value.line in (6, 7, 8)


def policy_of_the_docs() -> Policy:
    """The policy that the documentation of policies shows."""
    shown = str(policies.__doc__).partition("::\n")[2].partition("\n``r`` holds")[0]
    return Policy("shown", textwrap.dedent(shown))


EXAMPLE = Path(__file__).parents[2] / "examples" / "policy_cards.py"


@pytest.mark.parametrize("preset", ["classic", "official", "party"])
def test_the_policies_of_the_docs_answer_in_every_phase(preset: str) -> None:
    rules = CardRules.preset(preset)
    players = [policy_of_the_docs(), Policy.read(EXAMPLE)]
    found = simulate(rules, 2, players, 40, interpreted=True)
    assert found.games == 40


@pytest.mark.needs("numba")
def test_a_build_with_policies_has_their_sources_and_one_meaning_of_each_name() -> None:
    build = sim_build("cards", foreign_sources((policy_of_the_docs(),), "cards"))
    assert generated_source(build, checked=False).count("def policy_act(") == 1


def test_a_policy_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(PolicyError, match="cannot be read"):
        Policy.read(tmp_path / "none.py")
    with pytest.raises(PolicyError, match="no such module"):
        Policy.of_module("oneleft_none")
    assert "def random_act" in Policy.of_module("oneleft.sim.players_cards").text


# ------------------------------------------------------------------------------------ bots


class Stubborn(GreedyBot):
    """Plays a card that it does not hold after a while, catches, or fails."""

    what = "R5"

    def choose(self, view: View) -> Move:
        if min(view.counts) > 2:
            return super().choose(view)
        if self.what == "fail":
            raise ValueError("no idea")
        return Move("cards", {"R5": 64 + 13 + 48, "catch": k.CATCH, "leave": k.LEAVE}[self.what])


def stubborn(what: str) -> type[Bot]:
    return type("Stubborn", (Stubborn,), {"what": what})


@pytest.mark.parametrize(
    ("what", "act", "why"),
    [
        ("R5", "WB", "hand|held|hold"),
        ("catch", "catch A", "UNO is called automatically"),
        ("leave", "leave", "UNO is called automatically"),
        ("fail", "", "ValueError: no idea"),
    ],
)
def test_a_bot_that_does_what_is_refused_stops_the_run(what: str, act: str, why: str) -> None:
    with pytest.raises(PlayerError, match=why) as caught:
        simulate(official("cards"), 2, ["greedy", stubborn(what)], 500, chunk=3, seed=8)
    error = caught.value
    assert (error.seat, error.act, error.player) == (1, act, "Stubborn")
    assert error.results is not None
    assert error.results.games == error.game
    assert "A: " in error.position


def test_rules_of_dice_may_have_a_table_of_their_own() -> None:
    rules = DiceRules.preset("official")
    own = rules.replace(dice_table=tuple(reversed(rules.table)))
    assert simulate(own, 2, "random", 10).is_complete


@pytest.mark.parametrize(
    ("more", "text"),
    [
        ({"seats": "4"}, "seats: a whole number is needed, not '4'"),
        ({"seats": 4.0}, "seats: a whole number is needed, not 4.0"),
        ({"games": 1e3}, "games: a whole number, from 1 to 2147483648, is needed, not 1000.0"),
        ({"seed": math.nan}, "seed: a whole number is needed, not nan"),
        ({"seed": None}, "seed: a whole number is needed, not None"),
        ({"rules": "official"}, "rules: a ruleset is needed, not 'official'"),
        ({"players": None}, "players: .* is needed, not None"),
        ({"players": [1, 2]}, "players: .* is needed, not 1"),
        ({"address": "here:8786"}, "an address is for the back ends dask, ray, not for threads"),
    ],
)
def test_what_programs_may_give_by_mistake_is_named(more: dict[str, Any], text: str) -> None:
    given: dict[str, Any] = {
        "rules": CardRules.preset("official"),
        "seats": 2,
        "players": "random",
        "games": 2,
    }
    with pytest.raises(RequestError, match=text):
        simulate(**(given | more))


def test_numbers_may_be_numpys() -> None:
    import numpy as np

    rules = CardRules.preset("official")
    found = simulate(rules, np.int64(2), "random", np.int64(3), seed=np.int64(5), interpreted=True)  # type: ignore[arg-type]
    usual = simulate(rules, 2, "random", 3, seed=5, interpreted=True)
    assert found.array().tolist() == usual.array().tolist()
    assert json.dumps(found.as_dict()) == json.dumps(usual.as_dict())


class Astray:
    """A bot that answers with what it was made to."""

    name = "astray"

    def __init__(self, answer: object) -> None:
        self.answer = answer

    def choose(self, view: View) -> Move:
        del view
        return cast("Move", self.answer)

    def react(self, view: View) -> Move | None:
        del view
        return None


@pytest.mark.parametrize(
    ("answer", "text"),
    [
        ("R5", "a Move is needed, not 'R5'"),
        (None, "a Move is needed, not None"),
        (Move("dice", 5), "a move of cards is needed, not Move"),
        (Move("cards", 9999), "There is no such act in this game"),
    ],
)
def test_what_is_no_move_of_the_game_is_named(answer: object, text: str) -> None:
    with pytest.raises(PlayerError, match=text) as caught:
        simulate(CardRules.preset("official"), 2, lambda _: Astray(answer), 2)
    assert "cards law" in caught.value.position


def test_what_makes_no_bot_is_named_with_what_was_done() -> None:
    def never(generator: SplitMix64) -> Astray:
        raise ZeroDivisionError(generator)

    with pytest.raises(PlayerError, match=r"never \(seat A\): no act: ZeroDivisionError") as caught:
        simulate(CardRules.preset("official"), 2, never, 2)
    assert caught.value.results is not None

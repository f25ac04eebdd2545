"""Duplicate play: the same deals for everybody, whatever the number of workers."""

from __future__ import annotations

import json
import math
import signal
import subprocess
import sys
from collections import Counter
from statistics import fmean, variance
from typing import Any, cast

import pytest

from oneleft.analysis.duplicate import (
    FixedDeal,
    RoundScore,
    deal_seed,
    drawing_seat,
    duplicate,
    first_seat,
    play_deal,
    play_rotation,
)
from oneleft.analysis.intervals import estimate, t_quantile
from oneleft.bots import GreedyBot, RandomBot
from oneleft.bots.acts import DRAW, read_act
from oneleft.errors import ChoiceError, OneLeftError, RulesetError
from oneleft.game import Game
from oneleft.kernel import state as k
from oneleft.kernel.dice import rolling_die
from oneleft.moves import Move, parse_card_move
from oneleft.notation import parse_position
from oneleft.rules import CardRules, DiceRules, Ruleset
from oneleft.sim.errors import PlayerError, RequestError
from oneleft.views import View

OFFICIAL = CardRules.preset("official")
DICE = DiceRules.preset("official")
both_games = pytest.mark.parametrize("rules", [OFFICIAL, DICE], ids=["cards", "dice"])


class Drawer(RandomBot):
    """Draws whenever it may."""

    def choose(self, view: View) -> Move:
        draws = [move for move in view.legal if read_act(move).kind == DRAW]
        return draws[0] if draws else super().choose(view)


class Cheat(RandomBot):
    """Plays a card that it does not hold."""

    def choose(self, view: View) -> Move:
        assert view.legal
        return parse_card_move("challenge")


# ------------------------------------------------------------------------------------- the deals


def outcomes(rules: Ruleset, seed: int, acts: tuple[str, ...] = ()) -> list[str]:
    """What chance gives at the beginning of a deal."""
    game = Game(rules, 3, 0)
    deal = FixedDeal(seed)
    for act in ("", *acts):
        if act and game.turn is not None:
            game.play(game.turn, act)
        while (due := game.due) is not None:
            game.deal(deal.outcome(game, due))
    return [str(entry.move) for entry in game.entries if entry.actor == k.CHANCE]


@both_games
def test_a_deal_is_the_same_for_everybody(rules: Ruleset) -> None:
    first = outcomes(rules, 5)
    assert first == outcomes(rules, 5)
    assert first != outcomes(rules, 6)
    assert len(first) >= 22 if rules.game == "cards" else len(first) >= 32


def drawn_by_first_seat(seed: int, penalty: str) -> list[int]:
    """The three cards that A draws, after B has drawn some."""
    text = "rules classic; seats 2; top R5; phase forced; draws A 3 then turn B; A: Y1; B: Y2"
    game = parse_position(text + penalty)
    deal = FixedDeal(seed)
    came = []
    while (due := game.due) is not None:
        seat, outcome = drawing_seat(game), deal.outcome(game, due)
        game.deal(outcome)
        came += [outcome] if seat == 0 else []
    return came


def test_a_seat_draws_the_same_whatever_others_do() -> None:
    """But for cards that others have drawn before, which are few."""
    pairs = [
        (drawn_by_first_seat(seed, ""), drawn_by_first_seat(seed, "; penalty B 2"))
        for seed in range(30)
    ]
    assert all(len(one) == len(other) == 3 for one, other in pairs)
    assert sum(one == other for one, other in pairs) >= 24


def test_every_card_is_equally_likely_and_comes_once() -> None:
    """The second card of the second seat, after the first seat has drawn two."""
    tally: Counter[int] = Counter()
    for seed in range(3000):
        game = Game(OFFICIAL, 2, 0)
        deal = FixedDeal(seed)
        drawn: list[int] = []
        while len(drawn) < 4 and game.due is not None:
            drawn.append(deal.outcome(game, game.due))
            game.deal(drawn[-1])
        tally[drawn[-1] & 15] += 1
    wanted = dict.fromkeys(range(1, 13), 8 * 3000 / 108) | {0: 3000 / 27, 13: 3000 / 27}
    squares = sum((tally[rank] - n) ** 2 / n for rank, n in (wanted | {14: 3000 / 27}).items())
    assert squares < 36.1  # 14 degrees of freedom, 0.1 %
    game = Game(OFFICIAL.replace(hand_size=50), 2, 0)
    deal = FixedDeal(3)
    stock = sorted(game.due.options if game.due else ())
    came: list[int] = []
    while len(came) < 100 and (due := game.due) is not None:
        came.append(deal.outcome(game, due))
        game.deal(came[-1])
    rest = sorted(game.due.options) if game.due else []
    assert sorted([*came, *rest]) == stock


def test_the_rolls_of_a_die_are_its_own() -> None:
    """The n-th roll of a die is the same, whatever was drawn and rolled in between."""
    rolls: dict[int, list[list[int]]] = {}
    for acts in ((), ("reroll",), ("reroll", "draw")):
        game = Game(DICE, 2, 0)
        deal = FixedDeal(9)
        seen: dict[int, list[int]] = {}
        for act in ("", *acts):
            if act and game.turn is not None:
                game.play(game.turn, act)
            while (due := game.due) is not None:
                outcome = deal.outcome(game, due)
                if due.kind == "roll":
                    seen.setdefault(rolling_die(game.state), []).append(outcome)
                game.deal(outcome)
        for die, found in seen.items():
            rolls.setdefault(die, []).append(found)
    for found_lists in rolls.values():
        longest = max(found_lists, key=len)
        assert all(longest[: len(found)] == found for found in found_lists)
    assert any(len(found) > 1 for found in rolls.values())


def test_cards_that_come_back_are_shuffled_in() -> None:
    """A round with several reshuffles ends, and conserves its cards."""
    rules = CardRules.preset("classic").replace(voluntary_draw=True)
    score = play_rotation(rules, [Drawer, "greedy"], 4, 0, 0)
    assert score.finished


# ------------------------------------------------------------------------------------- the seats


@both_games
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_equal_players_that_use_no_chance_score_alike(rules: Ruleset, seats: int) -> None:
    """Every player gets every hand once: no deal tells equals apart."""
    if rules.game == "cards":
        rules = rules.replace(wd4_enforcement="strict")  # the greedy bot throws a coin to challenge
    result = duplicate(rules, ["greedy"] * seats, 6, seed=2)
    for player in result.players:
        assert player.edge.mean == pytest.approx(0)
        assert player.edge.variance == pytest.approx(0)
        assert player.wins.mean == pytest.approx(1 / seats)
    assert result.rounds == 6 * seats


def test_rotations_move_the_players_around(monkeypatch: pytest.MonkeyPatch) -> None:
    seated: list[tuple[int, ...]] = []

    def look(game: Game, at: dict[int, int]) -> RoundScore:
        seated.append(tuple(at[seat] for seat in range(3)))
        return RoundScore((0, 0, 0), (0, 0, 0), finished=game.is_over)

    monkeypatch.setattr("oneleft.analysis.duplicate._score", look)
    play_deal(OFFICIAL, ["greedy", "random", "random"], 1, 0)
    assert seated == [(0, 1, 2), (2, 0, 1), (1, 2, 0)]


def test_who_deals_goes_round_unless_it_is_fixed() -> None:
    assert [first_seat(OFFICIAL, deal, 3) for deal in range(4)] == [0, 1, 2, 0]
    assert first_seat(OFFICIAL.replace(first_dealer="fixed"), 2, 3) is None
    assert first_seat(DiceRules(), 2, 3) is None


def test_deals_and_rotations_have_seeds_of_their_own() -> None:
    same = {deal_seed(1, deal, rotation) for deal in range(20) for rotation in range(4)}
    other = {
        deal_seed(1, deal, rotation, same_deals=False)
        for deal in range(20)
        for rotation in range(4)
    }
    assert (len(same), len(other)) == (20, 80)


def test_partners_win_together() -> None:
    rules = OFFICIAL.replace(teams="2v2")
    result = duplicate(rules, ["greedy", "random", "greedy", "random"], 4, seed=1)
    assert sum(player.wins.mean for player in result.players) == pytest.approx(2)
    assert result.players[0].wins.mean == result.players[2].wins.mean


# ------------------------------------------------------------------------------------- results


@both_games
def test_the_same_result_for_any_number_of_workers(rules: Ruleset) -> None:
    pytest.importorskip("joblib")
    one = duplicate(rules, ["greedy", "random", "random"], 9, seed=7)
    assert one == duplicate(rules, ["greedy", "random", "random"], 9, seed=7, workers=3)
    assert one != duplicate(rules, ["greedy", "random", "random"], 9, seed=8)


def test_more_deals_begin_with_the_same_deals() -> None:
    few = duplicate(DICE, ["greedy", "random"], 3, seed=7)
    many = duplicate(DICE, ["greedy", "random"], 9, seed=7)
    assert many.scores[:3] == few.scores


def test_the_better_player_is_found_with_few_deals() -> None:
    result = duplicate(OFFICIAL, ["greedy", "random"], 60, seed=3)
    greedy, other = result.players
    assert greedy.edge.low > 0 > other.edge.high
    assert greedy.wins.mean + other.wins.mean == pytest.approx(1)
    assert result.difference(0, 1) == greedy.edge


@pytest.mark.slow
def test_duplicate_deals_vary_less_than_independent_ones() -> None:
    """Measured (classic, 1000 deals): independent rounds vary 1.59 (points), 1.38 (wins) times."""
    players = ["greedy", "random"]
    paired = duplicate(DICE, players, 500, seed=11)
    free = duplicate(DICE, players, 500, seed=11, same_deals=False)
    assert free.players[0].edge.variance > 1.15 * paired.players[0].edge.variance
    assert free.players[0].win_edge.variance > 1.15 * paired.players[0].win_edge.variance


def test_a_deal_that_is_not_shared_is_seen() -> None:
    """Were the deals not the same, equals would not score alike."""
    rules = OFFICIAL.replace(wd4_enforcement="strict")
    result = duplicate(rules, ["greedy", "greedy"], 6, seed=2, same_deals=False)
    assert result.players[0].edge.variance > 0


# ------------------------------------------------------------------------------------- intervals


@pytest.mark.parametrize(
    ("p", "freedom", "value"),
    [
        (0.975, 1, 12.7062),
        (0.975, 2, 4.3027),
        (0.975, 9, 2.2622),
        (0.995, 30, 2.75),
        (0.9, 3, 1.6377),
    ],
)
def test_quantiles_are_those_of_the_tables(p: float, freedom: int, value: float) -> None:
    assert t_quantile(p, freedom) == pytest.approx(value, abs=1e-4)


def test_estimates() -> None:
    values = [1.0, 4.0, 2.0, 8.0, 5.0]
    found = estimate(values, 0.9)
    half = t_quantile(0.95, 4) * (variance(values) / 5) ** 0.5
    assert found.mean == fmean(values)
    assert found.high - found.low == pytest.approx(2 * half)
    assert (estimate([3.0]).low, estimate([3.0]).high) == (-math.inf, math.inf)


# ------------------------------------------------------------------------------------- bad input


def _fail(done: int, deals: int) -> None:
    pytest.fail(f"{done} of {deals} deals were played")


@pytest.mark.parametrize(
    ("players", "deals", "workers", "error"),
    [
        (["greedy", "random"], 0, 1, RequestError),
        (["greedy", "random"], -3, 1, RequestError),
        (["greedy", "random"], 3, 0, RequestError),
        (["greedy", "clever"], 3, 1, ChoiceError),
        (["greedy"] * 11, 3, 1, RulesetError),
        (["greedy"], 3, 1, RulesetError),
    ],
)
def test_impossible_requests_are_refused_before_anything_is_played(
    players: list[str], deals: int, workers: int, error: type[OneLeftError]
) -> None:
    with pytest.raises(error):
        duplicate(OFFICIAL, players, deals, workers=workers, progress=_fail)


def test_a_bot_that_breaks_the_rules_is_named_with_the_position() -> None:
    with pytest.raises(PlayerError) as caught:
        duplicate(OFFICIAL, [GreedyBot, Cheat], 3, seed=1)
    assert caught.value.player == "Cheat"
    assert "cards law" in caught.value.position
    assert "Cheat" in str(caught.value)


def test_an_interrupt_keeps_the_deals_that_are_done() -> None:
    def interrupt(done: int, deals: int) -> None:
        if done == 8:
            raise KeyboardInterrupt
        assert done < deals

    result = duplicate(DICE, ["greedy", "random"], 40, seed=1, progress=interrupt)
    assert (result.deals, result.interrupted) == (8, True)
    assert result.scores == duplicate(DICE, ["greedy", "random"], 8, seed=1).scores


def test_a_round_that_does_not_end_counts_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oneleft.analysis.players.acts_of.__kwdefaults__", {"pay": None, "most": 3})
    result = duplicate(OFFICIAL, ["greedy", "random"], 2, seed=1)
    assert result.unfinished == 4
    assert result.players[0].wins.mean == 0


# ------------------------------------------------------------------------------------- the command


def run(*args: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "oneleft", "duplicate", "--lang", "en", *args]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_command() -> None:
    players = ("--players", "oneleft.bots:GreedyBot,random")
    done = run("dice", *players, "--deals", "6", "--seed", "2")
    assert done.returncode == 0, done.stderr
    assert "Deals: 6; rounds: 12; intervals of 95 %" in done.stdout
    assert "6 of 6 deals" in done.stderr
    done = run(*players, "--deals", "2", "--json")
    assert '"name": "GreedyBot"' in done.stdout
    for args in (
        ("--players", "x:y,random"),
        ("--players", "random"),
        (*players, "--deals", "0"),
        (*players, "--level", "1.5"),
    ):
        done = run(*args)
        assert (done.returncode, done.stdout) == (2, "")
        assert "Traceback" not in done.stderr


class Talker(RandomBot):
    def choose(self, view: View) -> Move:
        return cast("Move", f"what may {view.viewer} do?")


class Stranger(RandomBot):
    def choose(self, view: View) -> Move:
        return Move("dice", view.viewer)


class Broken(RandomBot):
    def choose(self, view: View) -> Move:
        raise ValueError(view.viewer)


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        (Talker, "a Move is needed, not 'what may"),
        (Stranger, "a move of cards is needed, not Move"),
        (Broken, "ValueError"),
    ],
)
def test_a_bot_that_fails_is_named_with_the_position(bot: type[RandomBot], why: str) -> None:
    with pytest.raises(PlayerError, match=why) as caught:
        duplicate(OFFICIAL, ["greedy", bot], 2)
    assert caught.value.player == bot.__name__
    assert "cards law" in caught.value.position


@pytest.mark.parametrize(
    ("more", "text"),
    [
        ({"level": math.nan}, "level: a number between 0 and 1 is needed, not nan"),
        ({"level": 95}, "level: "),
        ({"level": "95"}, "level: a number between 0 and 1 is needed, not '95'"),
        ({"seed": math.nan}, "seed: a whole number is needed, not nan"),
    ],
)
def test_numbers_that_fit_nothing_are_refused(more: dict[str, Any], text: str) -> None:
    with pytest.raises(RequestError, match=text):
        duplicate(OFFICIAL, ["greedy", "random"], 2, progress=_fail, **more)


def test_what_makes_no_bot_is_named() -> None:
    with pytest.raises(RequestError, match="no bot is there: ZeroDivisionError"):
        duplicate(OFFICIAL, ["greedy", lambda _: cast("RandomBot", 1 // 0)], 2)
    with pytest.raises(RequestError, match="a player for each seat is needed, not 'greedy'"):
        duplicate(OFFICIAL, "greedy", 2)


def test_one_deal_tells_nothing_of_the_spread() -> None:
    done = run("--deals", "1", "--lang", "fr")
    assert "(−∞ à ∞)" in done.stdout
    assert "(0,000 à 1,000)" in done.stdout  # a share
    found = json.loads(run("--deals", "1", "--json").stdout, parse_constant=pytest.fail)
    assert found["players"][0]["points"]["low"] is None


def test_an_interrupted_command_says_so_with_its_code() -> None:
    # Where the tests themselves run in the background, what they start would ignore Ctrl-C.
    program = """
import runpy, signal
signal.signal(signal.SIGINT, signal.default_int_handler)
runpy.run_module("oneleft", run_name="__main__")
"""
    command = [sys.executable, "-c", program, "duplicate", "--deals", "100000"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True) as process:
        assert process.stderr is not None
        process.stderr.readline()  # deals are done
        process.send_signal(signal.SIGINT)
        try:
            out, err = process.communicate(timeout=60)
        finally:
            process.kill()
    assert process.returncode == 130
    assert "greedy" in out
    assert "Broken off after" in err

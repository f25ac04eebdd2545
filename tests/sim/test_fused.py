"""The fused loop and the law play the same rounds, card by card."""

from __future__ import annotations

import random

import pytest

from oneleft.faces import WILD_DRAW_FOURS
from oneleft.kernel import drivers_cards as law
from oneleft.kernel.cards import start
from oneleft.kernel.state import (
    CARD_STATE,
    CARD_STATE_SIZE,
    NOBODY,
    P_OVER,
    P_PLAY,
    PHASE,
    POINTS,
    WINNER,
    card_rule_vector,
)
from oneleft.rules import CardRules
from oneleft.sim import fused
from oneleft.sim.plain import PLAIN, fused_driver, fused_module
from oneleft.splitmix import SplitMix64, stream_seed
from tests.strategies import random_card_rules

UNSEEN = {
    # What only calls, catches, challenges and jump-ins look at, and random play makes none.
    "owes", "called", "jump", "former", "guilt", "offender", "snap", "snap_high", "stacked",
    # What belongs to an act of chance that is over.
    "drawn", "drawer", "due", "after", "after_seat", "penalty_seat",
}  # fmt: skip


def visible(state: list[int]) -> dict[str, list[int]]:
    return {name: words for name, words in CARD_STATE.items(state) if name not in UNSEEN}


def rest_of(g: list[int]) -> list[int]:
    """A generator, nothing left over being written in one way."""
    return [g[0], g[1] if g[1] > 1 else 0]


def by_the_law(
    r: list[int], seed: int, seats: int, dealer: int, most: int
) -> tuple[int, list[int], list[int]]:
    """Turns, state and generator of a round, or of its first turns, as the law plays it."""
    s, g = [0] * CARD_STATE_SIZE, SplitMix64(seed).state
    start(r, s, seats, (1 << seats) - 1, dealer)
    turns = 0
    while s[PHASE] != P_OVER and not (s[PHASE] == P_PLAY and turns == most):
        turns += law.act_once(r, s, g)
    return turns, s, g


@pytest.mark.parametrize("chunk", range(8))
def test_the_fused_loop_is_in_lockstep_with_the_law(chunk: int) -> None:
    rng = random.Random(chunk)
    over = 0
    for seed in range(chunk * 1000, chunk * 1000 + 120):
        seats = rng.randint(2, 10)
        rules = random_card_rules(rng, seats).replace(**PLAIN)
        if rules.validate(seats):
            continue
        r, s, g = card_rule_vector(rules), [0] * CARD_STATE_SIZE, SplitMix64(seed).state
        v = [seed] * fused.WORK_SIZE  # whatever stood there
        dealer = rng.randrange(seats)
        most = rng.choice((1, 2, 5, rng.randint(1, 80), fused.ENDLESS))
        turns = fused.fused_round(r, s, g, v, seats, dealer, most)
        if s[PHASE] == P_OVER:
            most = fused.ENDLESS
            over += 1
        expected, state, generator = by_the_law(r, seed, seats, dealer, most)
        assert turns == expected, (seed, rules)
        assert visible(s) == visible(state), (seed, rules)
        assert rest_of(g) == rest_of(generator), (seed, rules)
    assert over > 20


def test_what_forbids_a_wild_draw_four_may_be_laid_itself() -> None:
    """So a seat that must draw has nothing of it: an ordinary turn counts on that."""
    rng = random.Random(9)
    for _ in range(200):
        r = card_rule_vector(random_card_rules(rng, 4).replace(**PLAIN))
        v = [0] * fused.WORK_SIZE
        fused.prepare(r, [0] * CARD_STATE_SIZE, v, 4)
        for top in (color * 16 + rank for color in range(4) for rank in range(15)):
            assert v[fused.V_TEST + top] & ~(v[fused.V_PLAYS + top] & ~WILD_DRAW_FOURS) == 0


def rounds_by_the_law(r: list[int], master: int, seats: int, rounds: int) -> list[int]:
    """What ``fused_rounds`` adds up, each round played by the law from its own stream."""
    out = [0] * law.TALLY_SIZE
    for i in range(rounds):
        dealer = i % seats
        turns, s, _ = by_the_law(r, stream_seed(master, i), seats, dealer, fused.ENDLESS)
        out[law.TURNS] += turns
        out[law.ROUNDS] += 1
        winner = s[WINNER]
        if winner != NOBODY:
            out[law.POINTS_WON] += s[POINTS + winner]
            out[law.WINS + (winner - dealer - 1) % seats] += 1
    return out


@pytest.mark.parametrize("chunk", range(4))
def test_rounds_side_by_side_are_those_of_the_law(chunk: int) -> None:
    rng = random.Random(chunk + 100)
    played = 0
    for seed in range(chunk * 1000, chunk * 1000 + 25):
        seats = rng.randint(2, 10)
        rules = random_card_rules(rng, seats).replace(**PLAIN)
        if rules.validate(seats):
            continue
        r, rounds = card_rule_vector(rules), rng.choice((1, 2, fused.LANES, 11))
        s, v, g = [0] * CARD_STATE_SIZE, [seed] * fused.WORK_SIZE, SplitMix64(seed).state
        out = [0] * law.TALLY_SIZE
        fused.fused_rounds(r, s, g, v, seats, rounds, out)
        master = SplitMix64(seed).next64()
        assert out == rounds_by_the_law(r, master, seats, rounds), (seed, rules)
        played += rounds
    assert played > 50


@pytest.mark.needs("numba")
def test_the_compiled_rounds_are_the_same() -> None:
    import numpy as np

    play = fused_driver()
    for preset in ("classic", "official"):
        for seats in (2, 3, 4, 8, 10):
            r = card_rule_vector(CardRules.preset(preset))
            g = np.array(SplitMix64(seats).state, np.uint64)
            out = np.zeros(law.TALLY_SIZE, np.int64)
            play(np.array(r), np.zeros(CARD_STATE_SIZE, np.int64), g, seats, 40, out)
            master = SplitMix64(seats).next64()
            assert out.tolist() == rounds_by_the_law(r, master, seats, 40), (preset, seats)


@pytest.mark.needs("numba")
def test_the_compiled_loop_plays_the_same_rounds() -> None:
    import numpy as np

    code = fused_module(checked=True)
    rng = random.Random(5)
    for seed in range(60):
        seats = rng.randint(2, 10)
        rules = random_card_rules(rng, seats).replace(**PLAIN)
        if rules.validate(seats):
            continue
        r, dealer = card_rule_vector(rules), rng.randrange(seats)
        most = rng.choice((3, 20, fused.ENDLESS))
        s, g = [0] * CARD_STATE_SIZE, SplitMix64(seed).state
        v = [0] * fused.WORK_SIZE
        turns = fused.fused_round(r, s, g, v, seats, dealer, most)
        work = np.zeros(fused.WORK_SIZE, np.int64)
        row = np.zeros(CARD_STATE_SIZE, np.int64)
        words = np.array(SplitMix64(seed).state, np.uint64)
        found = code.fused_round_entry(np.array(r), row, words, work, seats, dealer, most)
        assert found == turns
        assert row.tolist() == s
        assert words.tolist() == g

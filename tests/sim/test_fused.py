"""The fused loop and the law play the same rounds, card by card."""

from __future__ import annotations

import random

import pytest

from oneleft.kernel import drivers_cards as law
from oneleft.kernel.cards import start
from oneleft.kernel.state import (
    CARD_STATE,
    CARD_STATE_SIZE,
    P_OVER,
    P_PLAY,
    PHASE,
    card_rule_vector,
)
from oneleft.sim import fused
from oneleft.sim.plain import PLAIN, fused_module
from oneleft.splitmix import SplitMix64
from tests.strategies import random_card_rules

UNSEEN = {
    # What only calls, catches, challenges and jump-ins look at, and random play makes none.
    "owes", "called", "jump", "former", "guilt", "offender", "snap", "snap_high", "stacked",
    # What belongs to an act of chance that is over.
    "drawn", "drawer", "due", "after", "after_seat", "penalty_seat",
}  # fmt: skip


def visible(state: list[int]) -> dict[str, list[int]]:
    return {name: words for name, words in CARD_STATE.items(state) if name not in UNSEEN}


def by_the_law(
    r: list[int], seed: int, seats: int, dealer: int, most: int
) -> tuple[int, list[int]]:
    """Turns and state of a round, or of its first turns, as the law plays it."""
    s, g = [0] * CARD_STATE_SIZE, SplitMix64(seed).state
    start(r, s, seats, (1 << seats) - 1, dealer)
    turns = 0
    while s[PHASE] != P_OVER and not (s[PHASE] == P_PLAY and turns == most):
        turns += law.act_once(r, s, g)
    return turns, s


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
        dealer = rng.randrange(seats)
        most = rng.choice((1, 2, 5, rng.randint(1, 80), fused.ENDLESS))
        turns = fused.fused_round(r, s, g, seats, dealer, most)
        if s[PHASE] == P_OVER:
            most = fused.ENDLESS
            over += 1
        expected, state = by_the_law(r, seed, seats, dealer, most)
        assert turns == expected, (seed, rules)
        assert visible(s) == visible(state), (seed, rules)
    assert over > 20


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
        turns = fused.fused_round(r, s, g, seats, dealer, most)
        row = np.zeros(CARD_STATE_SIZE, np.int64)
        words = np.array(SplitMix64(seed).state, np.uint64)
        assert code.fused_round_entry(np.array(r), row, words, seats, dealer, most) == turns
        assert row.tolist() == s
        assert words.tolist() == g

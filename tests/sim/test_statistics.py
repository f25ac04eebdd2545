"""Six ways to play UNO at random, and one distribution.

The compiled law, the fused loop, the interpreted law, a plain loop over the second opinion and a C
program each play rounds of the official rules with generators of their own. Turns a round, the
winner's points and the wins of the first seat must agree: 99.9 % intervals of the differences of
every two ways, corrected for their number, hold 0.

``python -m tests.sim.test_statistics`` plays as many rounds as the figures in docs/results.md stand
on, in some minutes, and prints them; the tests play fewer where a way is slow.
"""

from __future__ import annotations

import ctypes
import dataclasses
import itertools
import math
import random
import statistics
import sys
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest

from oneleft.bench.engines import c_library
from oneleft.kernel import drivers_cards as law
from oneleft.kernel.compiled import compiled
from oneleft.kernel.state import (
    ACCEPT,
    CHANCE,
    CHANCE_FACE,
    DRAW,
    KEEP,
    NAME_COLOR,
    TAKE,
    card_rule_vector,
)
from oneleft.rules import CardRules
from oneleft.sim.plain import fused_driver
from oneleft.splitmix import SplitMix64
from tests.naive_cards import COLORS, LAWFUL, NaiveCards, face_of, is_wild

RULES = CardRules.preset("official")
BATCHES = 200
SEATS = (2, 4, 8)
FULL = {
    "compiled": 1_000_000,
    "fused": 1_000_000,
    "plain C": 1_000_000,
    "interpreted": 100_000,
    "second opinion": 20_000,
}
QUICK = FULL | {"interpreted": 8_000, "second opinion": 1_000}
PROTOTYPE = {2: (54.0, 45.1, 0.503), 4: (55.1, 116.3, 0.258)}
"""What a prototype of other make saw: turns, points, wins of the first seat."""
SLACK = (0.2, 0.3, 0.003)


class Totals(NamedTuple):
    """Of a number of rounds: turns, points of the winners, wins of the first seat."""

    turns: int
    points: int
    first: int


Way = Callable[[int, int], Totals]
"""Plays so many rounds with so many seats."""


def of_tally(out: list[int]) -> Totals:
    return Totals(out[law.TURNS], out[law.POINTS_WON], out[law.WINS])


def compiled_way(driver: Callable[..., None], seed: int) -> Way:
    code = compiled("cards")
    r, s, g = code.rule_row(RULES), code.state_row(), code.generator_row(seed)

    def play(seats: int, rounds: int) -> Totals:
        out = code.tally_row()
        driver(r, s, g, seats, rounds, out)
        return of_tally(out.tolist())

    return play


def interpreted_way(seed: int) -> Way:
    r, s, g = card_rule_vector(RULES), [0] * law.STATE_SIZE, SplitMix64(seed).state

    def play(seats: int, rounds: int) -> Totals:
        out = [0] * law.TALLY_SIZE
        law.play_rounds(r, s, g, seats, rounds, out)
        return of_tally(out)

    return play


def c_way() -> Way:
    code = c_library()

    def play(seats: int, rounds: int) -> Totals:
        out = (ctypes.c_uint64 * 6)()
        code.uno_rounds(seats, rounds, out)
        return Totals(out[0], out[1], out[2])

    return play


def naive_way(seed: int) -> Way:
    rng = random.Random(seed)

    def play(seats: int, rounds: int) -> Totals:
        turns = points = first = 0
        for i in range(rounds):
            dealer = i % seats
            played, winner, won = naive_round(rng, seats, dealer)
            turns, points = turns + played, points + won
            first += winner == (dealer + 1) % seats
        return Totals(turns, points, first)

    return play


def naive_round(rng: random.Random, seats: int, dealer: int) -> tuple[int, int | None, int]:
    """A round by the second opinion: turns, winner, points."""
    game = NaiveCards(dataclasses.asdict(RULES), seats, dealer)
    turns = 0
    while game.phase != "over":
        if game.todo:
            game.apply(CHANCE, CHANCE_FACE + face_of(rng.choice(game.stock)))
            continue
        seat = game.namer if game.phase in ("color", "opening_color") else game.turn
        turns += game.phase == "play"
        game.apply(seat, rng.choice(naive_choices(game, seat)))
    result = game.result
    assert result is not None
    winner, points = result["winner"], result["points"]
    assert isinstance(points, list)
    assert winner is None or isinstance(winner, int)
    return turns, winner, sum(points)


def naive_choices(game: NaiveCards, seat: int) -> list[int]:
    """What the random player chooses from."""
    if game.phase == "opening_color":
        return [NAME_COLOR + color for color in range(4)]
    if game.phase == "answer":
        return [act for act in (ACCEPT, TAKE) if game.classify(seat, act) == LAWFUL]
    faces = [
        face_of(card, color)
        for card in sorted(set(game.hands[seat]))
        for color in (COLORS if is_wild(card) else [None])
    ]
    plays = [face for face in faces if game.classify(seat, face) == LAWFUL]
    if game.phase == "drawn":
        return [*plays, KEEP]
    return plays or [DRAW]


def ways() -> dict[str, Way]:
    return {
        "compiled": compiled_way(compiled("cards").play_rounds, 1),
        "fused": compiled_way(fused_driver(), 2),
        "plain C": c_way(),
        "interpreted": interpreted_way(3),
        "second opinion": naive_way(4),
    }


class Estimate(NamedTuple):
    """A mean and the variance of that mean, from the spread of batches."""

    mean: float
    variance: float


def estimates(way: Way, seats: int, rounds: int) -> list[Estimate]:
    """Turns, points and wins of the first seat, a round."""
    size = rounds // BATCHES
    batches = [way(seats, size) for _ in range(BATCHES)]
    columns = [[value / size for value in column] for column in zip(*batches, strict=True)]
    return [Estimate(statistics.mean(c), statistics.variance(c) / BATCHES) for c in columns]


def disagreements(found: dict[str, list[Estimate]], comparisons: int) -> Iterator[str]:
    """The differences that chance would hardly make, 1 in 1000 for all of them together."""
    bound = statistics.NormalDist().inv_cdf(1 - 0.001 / 2 / comparisons)
    for one, other in itertools.combinations(found, 2):
        for what, a, b in zip(Totals._fields, found[one], found[other], strict=True):
            spread = math.sqrt(a.variance + b.variance)
            if abs(a.mean - b.mean) > bound * spread:
                yield f"{what}: {one} {a.mean:.4f}, {other} {b.mean:.4f} (spread {spread:.4f})"


def compare(seats: int, rounds: dict[str, int]) -> tuple[dict[str, list[Estimate]], list[str]]:
    found = {name: estimates(way, seats, rounds[name]) for name, way in ways().items()}
    pairs = math.comb(len(found), 2)
    return found, list(disagreements(found, pairs * len(Totals._fields) * len(SEATS)))


@pytest.mark.slow
@pytest.mark.needs("numba", "cc")
@pytest.mark.parametrize("seats", SEATS)
def test_all_ways_to_play_agree(seats: int) -> None:
    found, wrong = compare(seats, QUICK)
    assert wrong == []
    if seats in PROTOTYPE:
        for mean, seen, step in zip(
            found["fused"], PROTOTYPE[seats], (0.2, 0.3, 0.003), strict=True
        ):
            assert abs(mean.mean - seen) < step


def test_another_distribution_is_found_out() -> None:
    one = {"a": [Estimate(54.00, 0.0004)] * 3, "b": [Estimate(54.05, 0.0004)] * 3}
    assert list(disagreements(one, 90)) == []
    other = one | {"b": [Estimate(54.00, 0.0004), Estimate(54.2, 0.0004), Estimate(54.00, 0.0004)]}
    assert [line.split(":")[0] for line in disagreements(other, 90)] == ["points"]


def main() -> None:
    for seats in SEATS:
        found, wrong = compare(seats, FULL)
        for name, row in found.items():
            shown = [f"{each.mean:.4f} ± {3.29 * math.sqrt(each.variance):.4f}" for each in row]
            line = f"{seats} seats  {name:15} {FULL[name]:9,} rounds  {'  '.join(shown)}\n"
            sys.stdout.write(line)
        sys.stdout.write("\n".join(wrong) or "all agree\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()

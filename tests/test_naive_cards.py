"""The kernel of the card game against the second opinion, at every step of random games.

``python -m tests.test_naive_cards 100000`` plays as many games by hand.
"""

from __future__ import annotations

import dataclasses
import random
import sys

import pytest

from oneleft.kernel import cards as law
from oneleft.kernel import state as k
from oneleft.reasons import OFFENSE
from oneleft.rules import CARD_OPTIONS, CardRules
from tests.naive_cards import NaiveCards

GAMES = 5000
CHUNKS = 20
WAITING = dict(
    zip(
        range(k.P_OPENING_COLOR, k.P_OVER + 1),
        ["opening_color", "play", "drawn", "color", "target", "answer", "replay", "over"],
        strict=True,
    )
)


def faces(lo: int, hi: int) -> list[int]:
    """The faces of a hand, sorted, wilds without color."""
    found = []
    for bit in range(63):
        face = bit & 15 if bit & 15 >= 13 else bit
        found += [face] * ((lo >> bit & 1) + (hi >> bit & 1))
    return sorted(found)


def members(mask: int) -> list[int]:
    """The seats of a mask."""
    return [seat for seat in range(10) if mask >> seat & 1]


def observe(r: list[int], s: list[int]) -> dict[str, object]:
    """The kernel's state as :meth:`NaiveCards.observe` gives it."""
    chance = law.chance_is_due(s)
    phase = s[k.PHASE]
    waiting = "chance" if chance else WAITING[phase]
    idle = waiting in ("chance", "over")
    top = s[k.TOP]
    color: int | None = None if top < 0 else top >> 4
    if top >= k.UNCOLORED:
        color = s[k.FORMER] >> 4 if phase == k.P_COLOR else None
        top -= k.UNCOLORED
    seats = s[k.SEATS]
    actor = s[k.NAMER] if phase == k.P_OPENING_COLOR else s[k.TURN]
    result = None
    if phase == k.P_OVER:
        result = {
            "winner": None if s[k.WINNER] < 0 else s[k.WINNER],
            "points": s[k.POINTS : k.POINTS + seats],
            "reason": k.ENDINGS[s[k.ENDING]],
        }
    stock = s[k.PILE : k.PILE + s[k.STOCK]]
    return {
        "waiting": waiting,
        "actor": None if idle else actor,
        "turn": None if idle else s[k.TURN],
        "direction": s[k.DIRECTION],
        "dealer": None if s[k.DEALER] < 0 else s[k.DEALER],
        "top": None if s[k.TOP] < 0 else top,
        "color": color,
        "hands": [faces(s[k.HAND + i], s[k.HIGH + i]) for i in range(seats)],
        "stock": sorted(stock),
        "under": sorted(stock[: s[k.UNDER]]),
        "discard": sorted(s[k.LAST_PILE + 1 - s[k.DISCARD] : k.LAST_PILE + 1]),
        "pending": s[k.PENDING],
        "owes": members(s[k.OWES]),
        "called": members(s[k.CALLED]),
        "active": members(s[k.ACTIVE]),
        "passes": s[k.PASSES],
        "result": result,
    }


def random_rules(rng: random.Random, seats: int) -> CardRules:
    """A sound ruleset, near a preset or far from all."""
    wildness = rng.choice((0.05, 0.3, 0.8))
    while True:
        values: dict[str, object] = {}
        for option in CARD_OPTIONS:
            if rng.random() > wildness:
                continue
            if option.is_number:
                low, high = option.low, min(option.high, 12)
                values[option.name] = rng.randint(low, high)
            else:
                values[option.name] = rng.choice(option.values or (True, False))
            if values[option.name] in option.postponed:
                del values[option.name]
        if rng.random() < 0.8:
            values.pop("hand_size", None)
        rules = CardRules.preset(rng.choice(("classic", "official", "party"))).replace(**values)
        if not rules.validate(seats):
            return rules


def verdict_class(code: int) -> str:
    """The class of a verdict, as the second opinion names it."""
    if code == 0:
        return "lawful"
    return "offense" if code >= OFFENSE else "refused"


def kernel_candidates(r: list[int], s: list[int], actors: list[int]) -> dict[tuple[int, int], str]:
    """Everything that the verdict accepts, by full scan."""
    found = {}
    for actor in actors:
        for action in range(-2, k.CARD_ACTIONS_END + 6):
            kind = verdict_class(law.verdict(r, s, actor, action))
            if kind != "refused":
                found[actor, action] = kind
    return found


def weigh(actor: int, action: int) -> float:
    """Plays are likely, leaving is rare: games shall end by play."""
    if action == k.LEAVE:
        return 0.01
    if actor == k.CLOCK:
        return 0.1
    if action < k.TURN_ACTS and action & 15 != 15:
        return 6.0
    return 1.0 if action != k.DRAW else 0.5


def play_one(seed: int, limit: int = 400) -> int:
    """Plays a random game by both; the number of steps."""
    rng = random.Random(seed)
    seats = rng.choice((2, 2, 3, 3, 4, 4, 5, 6, 8, 10))
    rules = random_rules(rng, seats)
    active = [seat for seat in range(seats) if rng.random() < 0.97]
    if len(active) < 2 or rules.teams != "none":
        active = list(range(seats))
    dealer = rng.choice((None, rng.choice(active)))
    if dealer is None and rules.first_dealer == "fixed" and rules.dealer_seat not in active:
        dealer = active[0]
    r = k.card_rule_vector(rules)
    s = [0] * k.CARD_STATE_SIZE
    mask = sum(1 << seat for seat in active)
    law.start(r, s, seats, mask, k.NOBODY if dealer is None else dealer)
    naive = NaiveCards(dataclasses.asdict(rules), seats, dealer, active)
    for step in range(limit):
        context = f"seed {seed}, step {step}, {rules.changes()}, seats {seats}"
        compare(r, s, naive, context)
        if s[k.PHASE] == k.P_OVER:
            return step
        chance = law.chance_is_due(s)
        known = {key: naive.classify(*key) for key in naive.candidates()}
        if step % 7 == 0 and not (chance and s[k.PHASE] == k.P_DEAL):
            scanned = kernel_candidates(r, s, [-1, -2, *range(seats)])
            assert scanned == known, context
        keys = list(known)
        actor, action = rng.choices(keys, [weigh(*key) for key in keys])[0]
        if chance and law.drawable(s) > 0 and action < k.CHANCE_SEAT:
            action = k.CHANCE_FACE + s[k.PILE + s[k.UNDER] + rng.randrange(law.drawable(s))]
        code = verdict_class(law.verdict(r, s, actor, action))
        assert code == naive.classify(actor, action), (context, actor, action)
        check_refusals(rng, r, s, naive, seats, context)
        law.apply(r, s, actor, action)
        naive.apply(actor, action)
    return limit


def compare(r: list[int], s: list[int], naive: NaiveCards, context: str) -> None:
    """Both see the same."""
    ours, theirs = observe(r, s), naive.observe()
    differing = {name: (ours[name], theirs[name]) for name in ours if ours[name] != theirs[name]}
    assert not differing, (context, "kernel, second opinion:", differing)
    cards = sum(s[k.COUNT : k.COUNT + 10]) + s[k.STOCK] + s[k.DISCARD]
    assert cards == 108, context


def check_refusals(
    rng: random.Random, r: list[int], s: list[int], naive: NaiveCards, seats: int, context: str
) -> None:
    """A few acts at random are judged alike, and legal agrees with the verdict."""
    for _ in range(3):
        actor = rng.randrange(-2, seats)
        action = rng.randrange(0, k.CARD_ACTIONS_END)
        code = verdict_class(law.verdict(r, s, actor, action))
        assert code == naive.classify(actor, action), (context, actor, action)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_kernel_agrees_with_the_second_opinion(chunk: int) -> None:
    """5,000 random games (C-01 to C-30, AC-01 to AC-46), every step compared."""
    for seed in range(chunk * GAMES // CHUNKS, (chunk + 1) * GAMES // CHUNKS):
        play_one(seed)


if __name__ == "__main__":
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 10**6
    steps = sum(play_one(seed) for seed in range(first, first + int(sys.argv[1])))
    print(f"{sys.argv[1]} games, {steps} steps agree")

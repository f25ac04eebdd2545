"""The kernel of the dice game against the second opinion, at every step of random games.

``python -m tests.test_naive_dice 100000`` plays as many games by hand.
"""

from __future__ import annotations

import dataclasses
import random
from collections import Counter

import pytest

from oneleft.dice import DICE, DiceTable
from oneleft.faces import ALL_FACES, Face
from oneleft.kernel import dice as law
from oneleft.kernel import state as k
from oneleft.reasons import OFFENSE, Code
from oneleft.rules import DICE_OPTIONS, DiceRules
from tests.by_hand import play_many
from tests.naive_dice import NaiveDice

GAMES = 5000
CHUNKS = 20
STEPS = 600
OFFENSES = (Code.WD4_UNLAWFUL, Code.FALSE_CALL, Code.FALSE_CATCH, Code.FALSE_CLAIM)
MUST_HAPPEN = {
    *("answer: play", "answer: take", "answer: catch"),
    *("claim: accept", "claim: claim", "claim: pass", "claim: catch", "claim: chance"),
    *("color: color", "drawn: keep", "drawn: play", "look: lay", "look: leave", "look: timeout"),
    *("replay: play", "rerolled: draw", "rerolled: play"),
    *("ends alone", "ends limit", "ends out"),
    *(f"code {OFFENSE + code}" for code in OFFENSES),
}
"""What a chunk of games must have seen."""


def members(mask: int) -> list[int]:
    """The seats or dice of a mask."""
    return [bit for bit in range(DICE) if mask >> bit & 1]


def known(word: int) -> int | None:
    """A word of the state, None for NOBODY."""
    return None if word == k.NOBODY else word


def hand(s: list[int], seat: int) -> list[list[int]]:
    """The dice of a hand in hand order, each with its position, -1 before the roll."""
    first = k.D_HAND + seat * DICE
    return [[die, s[k.D_POSITION + die]] for die in s[first : first + s[k.D_COUNT + seat]]]


def result(s: list[int]) -> dict[str, object] | None:
    """How the round ended, None before."""
    if s[k.D_PHASE] != k.DP_OVER:
        return None
    return {
        "winner": known(s[k.D_WINNER]),
        "points": s[k.D_POINTS : k.D_POINTS + s[k.D_SEATS]],
        "reason": k.ENDINGS[s[k.D_ENDING]],
    }


def observe(s: list[int]) -> dict[str, object]:
    """The kernel's state as :meth:`NaiveDice.observe` gives it."""
    phase = s[k.D_PHASE]
    chance = law.chance_is_due(s)
    idle = chance or phase == k.DP_OVER
    top = s[k.D_TOP]
    color = known(top) if top < 0 else top >> 4
    if top >= k.UNCOLORED:
        top -= k.UNCOLORED
        color = None if s[k.D_FORMER] == k.NOBODY else s[k.D_FORMER] >> 4
    turn = s[k.D_OFFENDER] if phase == k.DP_CLAIM else s[k.D_TURN]
    return {
        "waiting": "chance" if chance else k.DICE_PHASES[phase],
        "actor": None if idle else s[k.D_TURN],
        "turn": None if idle else turn,
        "direction": s[k.D_DIRECTION],
        "starter": known(s[k.D_STARTER]),
        "center": known(s[k.D_CENTER]),
        "center_face": known(top),
        "color": color,
        "hands": [hand(s, seat) for seat in range(s[k.D_SEATS])],
        "pouch": members(s[k.D_POUCH]),
        "held": [] if s[k.D_HELD] == k.NOBODY else [s[k.D_HELD]],
        "pending": s[k.D_PENDING],
        "owes": members(s[k.D_OWES]),
        "called": members(s[k.D_CALLED]),
        "active": members(s[k.D_ACTIVE]),
        "passed": members(s[k.D_PASSED]),
        "turns": s[k.D_TURNS],
        "result": result(s),
    }


# ------------------------------------------------------------------------------------ random rules


def random_table(rng: random.Random) -> DiceTable:
    """24 dice of any faces, wilds often, each with a number (AD-05)."""
    wilds = [Face(13), Face(14)]
    numbers = [face for face in ALL_FACES if face & 15 < 10]
    return tuple(
        (
            rng.choice(numbers),
            *(rng.choice([*ALL_FACES, *wilds * rng.choice((1, 9))]) for _ in "12345"),
        )
        for _ in range(DICE)
    )


def random_rules(rng: random.Random, seats: int) -> DiceRules:
    """A sound ruleset, near a preset or far from all; rounds are short as a rule."""
    wildness = rng.choice((0.05, 0.3, 0.7))
    while True:
        values: dict[str, object] = {}
        for option in DICE_OPTIONS:
            if option.name == "dice_table" or rng.random() > wildness:
                continue
            if option.is_number:
                value: object = rng.randint(option.low, min(option.high, 11))
            else:
                value = rng.choice(option.values or (True, False))
            if value not in option.postponed:
                values[option.name] = value
        if rng.random() < 0.3:
            values["dice_table"] = random_table(rng)
        if rng.random() < 0.6:
            values["hand_dice"] = rng.choice((1, 2, 2, 3, 5))
        values["max_turns"] = rng.choice((1, 3, 10, 20, 20, 40, 60))
        rules = DiceRules.preset(rng.choice(("classic", "official", "party"))).replace(**values)
        if not rules.validate(seats):
            return rules


# ------------------------------------------------------------------------------------ random games


def verdict_class(code: int) -> str:
    """The class of a verdict, as the second opinion names it."""
    if code == 0:
        return "lawful"
    return "offense" if code >= OFFENSE else "refused"


def scan(r: list[int], s: list[int]) -> dict[tuple[int, int], str]:
    """Everything that the verdict accepts, out of all actors and acts."""
    found = {}
    for actor in (k.CHANCE, k.CLOCK, *range(s[k.D_SEATS])):
        for action in range(-2, k.DICE_ACTIONS_END + 3):
            kind = verdict_class(law.verdict(r, s, actor, action))
            if kind != "refused":
                found[actor, action] = kind
    return found


def weigh(actor: int, action: int) -> float:
    """Plays are likely, leaving is rare: games shall end by play."""
    if action == k.DICE_LEAVE:
        return 0.01
    if actor == k.CLOCK:
        return 0.1
    if action < k.DICE_DRAW or k.DICE_LAY <= action < k.DICE_LAY + DICE:
        return 2.0
    if action < k.DICE_WITH_UNO:
        return 1.0
    return 0.5 if action < k.DICE_CALL else 1.0


def start_both(seed: int, rng: random.Random) -> tuple[list[int], list[int], NaiveDice, str]:
    """The same round before its first act, by both, and how to name it."""
    seats = rng.choice((2, 3, 4))
    rules = random_rules(rng, seats)
    active = [seat for seat in range(seats) if rng.random() < 0.97]
    starter = rng.choice((None, rng.choice(active or [0])))
    if len(active) < 2 or (rules.first_starter == "fixed" and rules.starter_seat not in active):
        active = list(range(seats))
    r = k.dice_rule_vector(rules)
    s = [0] * k.DICE_STATE_SIZE
    mask = sum(1 << seat for seat in active)
    law.start(r, s, seats, mask, k.NOBODY if starter is None else starter)
    values = dataclasses.asdict(rules)
    naive = NaiveDice(values, seats, starter, active)
    return r, s, naive, f"seed {seed}, {seats} seats, {rules.changes()}"


def play_one(seed: int, tally: Counter[str]) -> None:
    """Plays a random round by both, and counts what happens in it."""
    rng = random.Random(seed)
    r, s, naive, name = start_both(seed, rng)
    for step in range(STEPS):
        context = f"{name}, step {step}"
        compare(s, naive, context)
        if s[k.D_PHASE] == k.DP_OVER:
            tally["ends " + k.ENDINGS[s[k.D_ENDING]]] += 1
            return
        setting_up = s[k.D_PHASE] <= k.DP_HANDS
        if law.chance_is_due(s) and rng.random() < 0.9:
            actor, action = k.CHANCE, chance_act(rng, s)
        else:
            kinds = {key: naive.classify(*key) for key in naive.candidates()}
            if not setting_up and rng.random() < 0.15:
                assert scan(r, s) == kinds, context
            keys = list(kinds)
            actor, action = rng.choices(keys, [weigh(*key) for key in keys])[0]
        judge_alike(rng, r, s, naive, context)
        code = law.verdict(r, s, actor, action)
        assert verdict_class(code) == naive.classify(actor, action), (context, actor, action)
        tally["steps"] += 1
        tally[f"{k.DICE_PHASES[s[k.D_PHASE]]}: {kind_of_act(actor, action)}"] += 1
        tally[f"code {code}"] += 1
        law.apply(r, s, actor, action)
        naive.apply(actor, action)


def kind_of_act(actor: int, action: int) -> str:
    """An act as the tally names it."""
    if actor == k.CHANCE:
        return "chance"
    starts = {
        0: "play",
        k.DICE_DRAW: "draw",
        k.DICE_KEEP: "keep",
        k.DICE_REROLL: "reroll",
        k.DICE_TAKE: "take",
        k.DICE_WITH_UNO: "play with uno",
        k.DICE_CALL: "call",
        k.DICE_ACCEPT: "accept",
        k.DICE_CLAIM: "claim",
        k.DICE_PASS: "pass",
        k.DICE_NAME_COLOR: "color",
        k.DICE_CATCH: "catch",
        k.DICE_LEAVE: "leave",
        k.DICE_TIMEOUT: "timeout",
        k.DICE_LAY: "lay",
    }
    return starts[max(start for start in starts if start <= action)]


def chance_act(rng: random.Random, s: list[int]) -> int:
    """An act of CHANCE, each outcome equally likely."""
    if law.die_is_due(s):
        return k.CHANCE_DIE + law.pick_die(s, rng.randrange(law.pouch_size(s)))
    if law.roll_is_due(s):
        return k.CHANCE_POSITION + rng.randrange(6)
    assert law.starter_is_due(s)
    return k.CHANCE_SEAT + rng.choice(members(s[k.D_ACTIVE]))


def compare(s: list[int], naive: NaiveDice, context: str) -> None:
    """Both see the same."""
    ours, theirs = observe(s), naive.observe()
    if ours != theirs:
        differing = {
            name: (ours[name], theirs[name]) for name in ours if ours[name] != theirs[name]
        }
        pytest.fail(f"{context}; kernel, second opinion: {differing}")


def judge_alike(
    rng: random.Random, r: list[int], s: list[int], naive: NaiveDice, context: str
) -> None:
    """A few acts at random are judged alike."""
    for _ in range(2):
        actor = rng.randrange(-2, s[k.D_SEATS])
        action = rng.randrange(k.DICE_ACTIONS_END)
        kind = verdict_class(law.verdict(r, s, actor, action))
        assert kind == naive.classify(actor, action), (context, actor, action)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_kernel_agrees_with_the_second_opinion(chunk: int) -> None:
    """5,000 random rounds (D-01 to D-35, AD-01 to AD-32), every step compared."""
    tally: Counter[str] = Counter()
    for seed in range(chunk * GAMES // CHUNKS, (chunk + 1) * GAMES // CHUNKS):
        play_one(seed, tally)
    assert not MUST_HAPPEN - tally.keys()


if __name__ == "__main__":
    play_many(play_one)

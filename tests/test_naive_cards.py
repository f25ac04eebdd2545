"""The kernel of the card game against the second opinion, at every step of random games.

``python -m tests.test_naive_cards 100000 1000000`` plays as many games by hand, from that seed on;
it names the seed of every game in which the two disagree, and goes on.
"""

from __future__ import annotations

import dataclasses
import random
from collections import Counter
from functools import lru_cache

import pytest

from oneleft.kernel import cards as law
from oneleft.kernel import state as k
from oneleft.reasons import OFFENSE
from oneleft.rules import CARD_OPTIONS, CardRules
from tests.by_hand import play_many
from tests.naive_cards import NaiveCards, card_of

GAMES = 5000
CHUNKS = 10
WAITING = dict(
    zip(
        range(k.P_OPENING_COLOR, k.P_OVER + 1),
        ["opening_color", "play", "drawn", "color", "target", "answer", "replay", "over"],
        strict=True,
    )
)
PLAYS = sum(1 << face for face in range(63) if face & 15 != 15)
Act = tuple[int, int]


# ------------------------------------------------------------------------------------ the same view


@lru_cache(maxsize=10000)
def faces(lo: int, hi: int) -> list[int]:
    """The faces of a hand, sorted, wilds without color."""
    found = []
    for bit in range(63):
        face = bit & 15 if bit & 15 >= 13 else bit
        found += [face] * ((lo >> bit & 1) + (hi >> bit & 1))
    return sorted(found)


@lru_cache(maxsize=1024)
def members(mask: int) -> list[int]:
    """The seats of a mask."""
    return [seat for seat in range(10) if mask >> seat & 1]


def observe(s: list[int]) -> dict[str, object]:
    """The kernel's state as :meth:`NaiveCards.observe` gives it."""
    chance = law.chance_is_due(s)
    phase = s[k.PHASE]
    waiting = "chance" if chance else WAITING[phase]
    idle = waiting in ("chance", "over")
    top = s[k.TOP]
    color: int | None = None if top < 0 else top >> 4
    if top >= k.UNCOLORED:
        color = None if s[k.FORMER] < 0 else s[k.FORMER] >> 4
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


# ------------------------------------------------------------------------------------ random rounds


def random_rules(rng: random.Random, seats: int) -> CardRules:
    """A sound ruleset, near a preset or far from all; hands are small more often than not."""
    wildness = rng.choice((0.05, 0.3, 0.8))
    while True:
        values: dict[str, object] = {}
        for option in CARD_OPTIONS:
            if rng.random() > wildness:
                continue
            if option.is_number:
                values[option.name] = rng.randint(option.low, min(option.high, 12))
            else:
                values[option.name] = rng.choice(option.values or (True, False))
            if values[option.name] in option.postponed:
                del values[option.name]
        values["hand_size"] = rng.choice((1, 2, 2, 3, 3, 4, 5, 7, 7, 7, rng.randint(8, 53)))
        if rng.random() < 0.4:
            values["teams"] = "2v2" if seats == 4 else "none"
        if rng.random() < 0.2:
            values["jump_in"] = values["jump_in_win"] = True
        if rng.random() < 0.3:
            values["wd4_restriction"] = rng.choice(("color", "any_match", "any_playable"))
            values["wd4_enforcement"] = "challenge"
            values["wd4_guilty"] = rng.choice(("stays", "take_back", "take_back_and_replay"))
            if rng.random() < 0.3:
                values["stacking"] = rng.choice(("same_kind", "d2_then_wd4", "any"))
                values["stack_challenge"] = True
        rules = CardRules.preset(rng.choice(("classic", "official", "party"))).replace(**values)
        if not rules.validate(seats):
            return rules


@dataclasses.dataclass
class Manner:
    """How the seats of a game act, so that every kind of act is frequent in some games.

    Attributes:
        steps: after how many acts the game is left unfinished, those of chance not counted.
        eager: how likely a seat plays a card rather than draws, where it may do either.
        talk: how likely an act out of turn is tried: a call, a catch, a jump-in.
        slow: how likely the clock runs out.
        leaving: how likely somebody leaves.
        mean: how likely a card is chosen that few hands can follow, so that rounds block.
    """

    steps: int
    eager: float
    talk: float
    slow: float
    leaving: float
    mean: float


def random_manner(rng: random.Random, *, short: bool) -> Manner:
    """Some games are long, in some nobody leaves, in some all hoard."""
    return Manner(
        steps=rng.choice((40, 80, 120, 160, 200, 600)),
        eager=rng.choice((0.0, 0.7, *(0.95,) * 8)),
        talk=rng.choice((0.05, 0.2, 0.4)),
        slow=rng.choice((0.0, 0.02, 0.05)),
        leaving=rng.choice((0.0, 0.0, 0.0, 0.005, 0.01, 0.03)),
        mean=rng.choice((0.0, 0.9, 0.9) if short else (0.0, 0.0, 0.0, 0.9)),
    )


def short_deck(rng: random.Random, deck: list[int], dealt: int) -> list[int]:
    """Few cards: most of them draw cards, or hardly more than are dealt and some hard to follow."""
    rare = rng.choice((None, 0, 1, 2, 3))
    if rare is None:
        strong = [face for face in deck if face & 15 >= 12]
        weak = [face for face in deck if face & 15 < 12]
        return strong + rng.sample(weak, max(dealt - 10, 6))
    colored = [face for face in deck if face & 15 < 13]
    few = rng.sample([face for face in colored if face >> 4 == rare], rng.randint(1, 3))
    ranks = {face & 15 for face in few}
    rest = [face for face in colored if face >> 4 != rare and face & 15 not in ranks]
    return few + rng.sample(rest, dealt + rng.randint(0, 2))


def start_both(seed: int, rng: random.Random) -> tuple[list[int], list[int], NaiveCards, str]:
    """The same round before its first act, by both, and how to name it.

    With 108 cards somebody always has a card of the color in play when nothing is left to draw:
    blocked rounds (AC-25) need the short decks that a few games are played with.
    """
    seats = rng.choice((2, 2, 3, 3, 4, 4, 5, 6, 8, 10))
    rules = random_rules(rng, seats)
    active = [seat for seat in range(seats) if rng.random() < 0.97]
    if len(active) < 2 or rules.teams != "none":
        active = list(range(seats))
    dealer = rng.choice((None, rng.choice(active)))
    if dealer is None and rules.first_dealer == "fixed" and rules.dealer_seat not in active:
        dealer = active[0]
    short = rng.random() < 0.25
    if short:
        if rules.first_dealer == "draw_high":
            dealer = active[0]  # the kernel keeps the cards drawn for the deal behind a full stock
        rules = rules.replace(first_skip="apply", first_draw2="apply", first_wd4="apply")
        rules = rules.replace(opening_wild_color="dealer", hand_size=rng.choice((1, 2, 3, 4)))
        rules = rules.replace(recycle_keeps_top=rng.random() < 0.9)
    r = k.card_rule_vector(rules)
    s = [0] * k.CARD_STATE_SIZE
    mask = sum(1 << seat for seat in active)
    law.start(r, s, seats, mask, k.NOBODY if dealer is None else dealer)
    naive = NaiveCards(dataclasses.asdict(rules), seats, dealer, active)
    name = f"seed {seed}, {seats} seats, {rules.changes()}"
    if short:
        deck = short_deck(rng, s[k.PILE : k.PILE + 108], rules.hand_size * len(active))
        size = len(deck)
        s[k.PILE : k.PILE + 108] = deck + [0] * (108 - size)
        s[k.STOCK] = size
        naive.stock = [card_of(face) for face in deck]
        name += f", {size} cards"
    return r, s, naive, name


# ------------------------------------------------------------------------------------ random acts


def bits(mask: int) -> list[int]:
    """The places of the bits of a mask."""
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]


def pick_bit(rng: random.Random, mask: int) -> int:
    """The place of one of the bits of a mask."""
    return rng.choice(bits(mask))


def hardest(rng: random.Random, r: list[int], s: list[int], choices: list[int]) -> int:
    """The face among these that the fewest hands can follow."""
    hands = [s[k.HAND + seat] for seat in members(s[k.ACTIVE])]
    rng.shuffle(choices)
    return min(choices, key=lambda face: sum(hand & r[k.R_MATCH + face] != 0 for hand in hands))


def choose(rng: random.Random, r: list[int], s: list[int], manner: Manner) -> Act:
    """An act that the kernel accepts."""
    if law.chance_is_due(s):
        if s[k.PHASE] == k.P_CUT and r[k.R_FIRST_DEALER] == k.DEALER_RANDOM:
            return k.CHANCE, k.CHANCE_SEAT + pick_bit(rng, s[k.ACTIVE])
        if s[k.PHASE] == k.P_TURN_UP and rng.random() < 0.2 and law.is_drawable(s, 13):
            return k.CHANCE, k.CHANCE_FACE + 13  # or an opening color would be owed too rarely
        if s[k.PHASE] == k.P_TURN_UP and rng.random() < manner.mean:
            stock = s[k.PILE + s[k.UNDER] : k.PILE + s[k.STOCK]]
            return k.CHANCE, k.CHANCE_FACE + hardest(rng, r, s, stock)
        return k.CHANCE, k.CHANCE_FACE + law.bring_up(s, rng.randrange(law.drawable(s)))
    usual = s[k.PHASE] == k.P_PLAY  # the other phases are short: more must happen in them
    if rng.random() < manner.slow * (1 if usual else 3):
        return k.CLOCK, k.TIMEOUT
    if rng.random() < manner.leaving * (1 if usual else 4) and not r[k.R_TEAMS]:
        return pick_bit(rng, s[k.ACTIVE]), k.LEAVE
    if rng.random() < manner.talk * (2 if s[k.OWES] or not usual else 1):
        act = window_act(rng, r, s)
        if act is not None:
            return act
    if s[k.PHASE] in (k.P_OPENING_COLOR, k.P_COLOR, k.P_TARGET):
        return second_step(rng, s)
    return turn_act(rng, r, s, manner)


def window_act(rng: random.Random, r: list[int], s: list[int]) -> Act | None:
    """A call, a catch or a jump-in, lawful rather than an offense; None if there is none."""
    acts: list[Act] = []
    for seat in members(s[k.ACTIVE]):
        acts.append((seat, k.CALL))
        acts += [(seat, k.CATCH + target) for target in members(s[k.OWES])]
        if s[k.JUMP] and s[k.HAND + seat] >> (s[k.TOP] & 63) & 1:
            acts += [(seat, k.JUMP_IN + s[k.TOP])] * 3
            acts += [(seat, k.JUMP_IN_WITH_UNO + s[k.TOP])] * 12
    acts.append((pick_bit(rng, s[k.ACTIVE]), k.CATCH + rng.randrange(s[k.SEATS])))
    lawful = [act for act in acts if law.verdict(r, s, *act) == 0]
    if lawful and rng.random() < 0.9:
        return rng.choice(lawful)
    if rng.random() < 0.75:
        return None
    act = rng.choice(acts)
    return act if is_accepted(law.verdict(r, s, *act)) else None


def second_step(rng: random.Random, s: list[int]) -> Act:
    """The color or the target that is owed."""
    if s[k.PHASE] == k.P_TARGET:
        return s[k.TURN], k.SWAP + pick_bit(rng, s[k.ACTIVE] & ~(1 << s[k.TURN]))
    seat = s[k.NAMER] if s[k.PHASE] == k.P_OPENING_COLOR else s[k.TURN]
    return seat, k.NAME_COLOR + rng.randrange(4)


def turn_act(rng: random.Random, r: list[int], s: list[int], manner: Manner) -> Act:
    """A play, in one step or two, with a call or without; or what there is to do instead."""
    seat = s[k.TURN]
    mask = law.legal(r, s, seat)
    plays = mask & PLAYS
    others = [face for face in (k.DRAW, k.KEEP, k.TAKE) if mask >> face & 1]
    if s[k.PHASE] == k.P_ANSWER and s[k.TOP] & 15 == 14:
        others = [a for a in (k.ACCEPT, k.CHALLENGE) if law.verdict(r, s, seat, a) == 0]
    if not plays or (others and rng.random() >= manner.eager):
        return seat, rng.choice(others)
    face = hardest(rng, r, s, bits(plays)) if rng.random() < manner.mean else pick_bit(rng, plays)
    if face & 15 >= 13 and s[k.COUNT + seat] > 1 and rng.random() < 0.4:
        return seat, k.LAY + (face & 15) - 13
    calls = 0.5 if s[k.COUNT + seat] == 2 else 0.04
    if rng.random() < calls and is_accepted(law.verdict(r, s, seat, k.WITH_UNO + face)):
        face += k.WITH_UNO
    return seat, face


def likely_act(rng: random.Random, s: list[int]) -> Act:
    """An act that is no nonsense: of a seat that is there, with a card that it holds."""
    seat = rng.randrange(s[k.SEATS])
    hand = s[k.HAND + seat]
    kind = rng.randrange(8)
    if kind < 4 and hand:
        face = pick_bit(rng, hand)
        if face & 15 >= 13:  # the lane of a wild says nothing: any color
            face = face & 15 | rng.randrange(4) << 4
        return seat, face + (0, k.WITH_UNO, k.JUMP_IN, k.JUMP_IN_WITH_UNO)[kind]
    if kind == 4:
        return seat, k.CATCH + rng.randrange(s[k.SEATS])
    if kind == 5:
        return seat, rng.randrange(k.CALL, k.CATCH)
    if kind == 6:
        return seat, rng.choice((k.DRAW, k.KEEP, k.TAKE, k.CALL, k.LAY, k.LAY + 1))
    return seat, k.SWAP + rng.randrange(s[k.SEATS])


# ------------------------------------------------------------------------------------ judged alike


def is_accepted(code: int) -> bool:
    """Whether a verdict lets the act happen."""
    return code == 0 or code >= OFFENSE


def verdict_class(code: int) -> str:
    """The class of a verdict, as the second opinion names it."""
    if code == 0:
        return "lawful"
    return "offense" if code >= OFFENSE else "refused"


def scan(r: list[int], s: list[int]) -> dict[Act, str]:
    """Everything that the verdict accepts, out of all actors and acts."""
    found = {}
    for actor in (k.CHANCE, k.CLOCK, *range(s[k.SEATS])):
        for action in range(-2, k.CARD_ACTIONS_END + 6):
            kind = verdict_class(law.verdict(r, s, actor, action))
            if kind != "refused":
                found[actor, action] = kind
    return found


def compare(s: list[int], naive: NaiveCards, cards: int, context: str) -> None:
    """Both see the same, and no card is lost."""
    ours, theirs = observe(s), naive.observe()
    if ours != theirs:
        names = [name for name in ours if ours[name] != theirs[name]]
        if not (names == ["called"] and is_lapsing(s, naive)):
            differing = {name: (ours[name], theirs[name]) for name in names}
            pytest.fail(f"{context}; kernel, second opinion: {differing}")
    assert sum(s[k.COUNT : k.COUNT + 10]) + s[k.STOCK] + s[k.DISCARD] == cards, context


def is_lapsing(s: list[int], naive: NaiveCards) -> bool:
    """Whether the one still shows a call made too early, while a penalty is drawn.

    It lapses with the turn (0002, 4), which the kernel ends before the penalty for a call that was
    made with the play, the second opinion after it. Nobody can act meanwhile.
    """
    calls = set(members(s[k.CALLED])) ^ naive.called
    return s[k.PENALTY] > 0 and all(s[k.COUNT + seat] != 1 for seat in calls)


def judge_alike(
    rng: random.Random, r: list[int], s: list[int], naive: NaiveCards, context: str
) -> None:
    """A few acts, most of them refused, are judged alike."""
    seats = s[k.SEATS]
    acts = [(rng.randrange(-2, seats), rng.randrange(k.CARD_ACTIONS_END))]
    if law.chance_is_due(s):
        acts.append((k.CHANCE, k.CHANCE_FACE + rng.randrange(64)))
    else:
        acts += [likely_act(rng, s) for _ in range(4)]
    for actor, action in acts:
        kind = verdict_class(law.verdict(r, s, actor, action))
        assert kind == naive.classify(actor, action), f"{context}; {actor}, {action}: kernel {kind}"


# ------------------------------------------------------------------------------------ what happened

NAMED_ACTS = {
    k.DRAW: "draw",
    k.KEEP: "keep",
    k.TAKE: "take",
    k.CALL: "call",
    k.ACCEPT: "accept",
} | {
    k.CHALLENGE: "challenge",
    k.LEAVE: "leave",
    k.TIMEOUT: "time-out",
}
ACT_RANGES = [
    (k.CHANCE_SEAT, "dealer"),
    (k.CHANCE_FACE, "card"),
    (k.JUMP_IN_WITH_UNO, "jump-in with a call"),
    (k.JUMP_IN, "jump-in"),
    (k.LAY, "lay"),
    (k.SWAP, "swap"),
    (k.CATCH, "catch"),
    (k.NAME_COLOR, "color"),
    (k.WITH_UNO, "play with a call"),
    (0, "play"),
]


def kind_of(action: int) -> str:
    """What kind of act a number is."""
    if action in NAMED_ACTS:
        return NAMED_ACTS[action]
    return next(name for first, name in ACT_RANGES if action >= first)


MUST_HAPPEN = {
    *("cut: dealer", "cut: card", "deal: card", "turn_up: card"),
    *("drawing: card", "forced: card", "penalty: card"),
    *("opening_color: color", "color: color", "target: swap", "target: call"),
    *("play: play", "play: play with a call", "play: lay", "play: call", "play: catch"),
    *("play: draw", "play: pass", "play: jump-in", "play: jump-in with a call"),
    *("play: play, offense", "play: play with a call, offense", "play: lay, offense"),
    *("play: call, offense", "play: catch, offense"),
    *("drawn: play", "drawn: play with a call", "drawn: lay", "drawn: keep", "drawn: call"),
    *("answer: take", "answer: accept", "answer: challenge, guilty", "answer: challenge, innocent"),
    *("answer: play", "answer: lay", "answer: jump-in", "answer: catch", "replay: play"),
    *(f"{phase}: time-out" for phase in ("play", "drawn", "color", "target", "answer")),
    *(f"{phase}: leave" for phase in ("play", "drawn", "color", "target", "answer")),
    *("the end: out", "the end: blocked", "the end: alone"),
}
"""What each chunk of the games must bring about, by phase: every kind of act, and every ending."""


def note(r: list[int], s: list[int], action: int, kind: str, tally: Counter[str]) -> None:
    """Counts an act about to be done."""
    what = kind_of(action)
    if what == "draw" and not law.can_draw(r, s):
        what = "pass"
    if what == "challenge":
        what += ", guilty" if s[k.GUILT] else ", innocent"
    if kind == "offense":
        what += ", offense"
    phase = "penalty" if s[k.PENALTY] else k.CARD_PHASES[s[k.PHASE]]
    tally[f"{phase}: {what}"] += 1


# ------------------------------------------------------------------------------------ the games


def play_one(seed: int, tally: Counter[str]) -> None:
    """Plays a random round by both, comparing them at every step."""
    rng = random.Random(seed)
    r, s, naive, name = start_both(seed, rng)
    cards = s[k.STOCK]
    manner = random_manner(rng, short=cards < 108)
    scanned = rng.randrange(10), rng.randrange(10, 80)
    step = 0
    acts = 0  # those of seats and the clock
    last = 108 + 3 * manner.steps  # the opening card may be turned up for ever
    while s[k.PHASE] != k.P_OVER and acts < manner.steps and step < last:
        context = f"{name}, step {step}"
        compare(s, naive, cards, context)
        chance = law.chance_is_due(s)
        if not chance and acts in scanned:
            known = {act: naive.classify(*act) for act in naive.candidates()}
            assert scan(r, s) == known, context
        judge_alike(rng, r, s, naive, context)
        actor, action = choose(rng, r, s, manner)
        kind = verdict_class(law.verdict(r, s, actor, action))
        theirs = naive.classify(actor, action)
        assert kind == theirs != "refused", f"{context}; {actor}, {action}: kernel {kind}"
        note(r, s, action, kind, tally)
        law.apply(r, s, actor, action)
        naive.apply(actor, action)
        step += 1
        acts += not chance
    compare(s, naive, cards, f"{name}, step {step}")
    tally["steps"] += step
    ending = k.ENDINGS[s[k.ENDING]] if s[k.PHASE] == k.P_OVER else "not reached"
    tally[f"the end: {ending}"] += 1


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_kernel_agrees_with_the_second_opinion(chunk: int) -> None:
    """5,000 random games (C-01 to C-30, AC-01 to AC-46), every step compared."""
    tally: Counter[str] = Counter()
    for seed in range(chunk * GAMES // CHUNKS, (chunk + 1) * GAMES // CHUNKS):
        play_one(seed, tally)
    assert not MUST_HAPPEN - tally.keys()


if __name__ == "__main__":
    play_many(play_one)

"""Secrecy: a view is the same bytes in every world that its viewer cannot tell apart.

Cards. A game is played and recorded. Then the faces of outcomes that stay hidden from a viewer
(cards dealt to others and drawn by others, the stock to come) are exchanged, step by step, and the
same acts are done again. Such a world counts if the law accepts every act, all that is public
happens as before, and the viewer holds, draws and is shown the same cards; whether another's Wild
Draw Four is a bluff may change. In every world that counts, views and events must not differ by a
byte. What is public is written down here from the rules, without looking at ``views.py``.

Dice. All is public but what is still to come (D-04): a view never depends on later outcomes.
"""

from __future__ import annotations

import dataclasses
import pickle
import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from operator import itemgetter

import pytest

from oneleft.chance import Seeded
from oneleft.events import EVERYTHING, SPECTATOR
from oneleft.faces import WILD, unlaid
from oneleft.game import CHANCE, CLOCK, Game
from oneleft.kernel import cards as law
from oneleft.kernel import state as k
from oneleft.moves import Move
from oneleft.rules import CardRules
from oneleft.views import View
from tests.strategies import GAMES, random_act, random_card_rules, random_round, repeat

PUBLIC: tuple[int, ...] = (
    k.PHASE,
    k.SEATS,
    k.ACTIVE,
    k.DEALER,
    k.TURN,
    k.DIRECTION,
    k.TOP,
    k.STOCK,
    k.UNDER,
    k.DISCARD,
    k.PENDING,
    k.STACKED,
    k.OWES,
    k.CALLED,
    k.JUMP,
    k.DRAWER,
    k.DUE,
    k.PENALTY,
    k.PENALTY_SEAT,
    k.NAMER,
    k.FINAL,
    *range(k.COUNT, k.COUNT + k.MOST_CARD_SEATS),
    *range(k.CUT, k.CUT + k.MOST_CARD_SEATS),
)
AT_THE_END: tuple[int, ...] = (
    k.WINNER,
    k.ENDING,
    *range(k.HAND, k.HAND + k.MOST_CARD_SEATS),
    *range(k.HIGH, k.HIGH + k.MOST_CARD_SEATS),
    *range(k.POINTS, k.POINTS + k.MOST_CARD_SEATS),
)
Facts = tuple[int, ...]
Acts = list[tuple[int, int]]
WORLDS = 3  # for each viewer of a game
TRIES = 6  # steps from one world to the next


def public(s: list[int]) -> Facts:
    """What everybody at a real table sees: all but hands, stock, and whether a bluff is one."""
    facts: Facts = itemgetter(*PUBLIC)(s)
    facts += tuple(s[k.LAST_PILE + 1 - s[k.DISCARD] : k.LAST_PILE + 1])
    return facts + itemgetter(*AT_THE_END)(s) if s[k.PHASE] == k.P_OVER else facts


def private(s: list[int], viewer: int) -> Facts:
    """What the viewer sees besides: the own hand, and the own card just drawn."""
    if viewer == SPECTATOR:
        return ()
    drawn = s[k.DRAWN] if s[k.PHASE] == k.P_DRAWN and s[k.TURN] == viewer else -1
    return s[k.HAND + viewer], s[k.HIGH + viewer], drawn


# ------------------------------------------------------------------------------------ worlds


@dataclass
class World:
    """One way in which the hidden cards may have lain.

    Attributes:
        acts: actor and action of every act, in order.
        facts: what the viewer knew before the first act and after each.
        hidden: the acts of chance whose faces the viewer has not learned.
        stock: the stock at the end.
        guilt: for every act, whether the Wild Draw Four on the pile is a bluff.
    """

    acts: Acts
    facts: list[Facts] = field(default_factory=list)
    hidden: list[int] = field(default_factory=list)
    stock: list[int] = field(default_factory=list)
    guilt: list[int] = field(default_factory=list)


class Tracker:
    """Knows which act of chance brought which card of a hand, and what the viewer has seen."""

    def __init__(self, world: World, viewer: int) -> None:
        self.world = world
        self.viewer = viewer
        self.hands: list[list[int]] = [[] for _ in range(k.MOST_CARD_SEATS)]
        self.seen: set[int] = set()
        self.laid = -1

    def came(self, place: int, before: list[int]) -> None:
        """A card came off the stock: into a hand, or for all to see."""
        phase = before[k.PHASE]
        if phase in (k.P_CUT, k.P_TURN_UP):
            self.seen.add(place)
            return
        if before[k.PENALTY] > 0:
            seat = before[k.PENALTY_SEAT]
        else:
            seat = before[k.TURN] if phase == k.P_DRAWING else before[k.DRAWER]
        self.hands[seat].append(place)

    def lay(self, seat: int, face: int) -> None:
        """A card was laid, which everybody sees."""
        wanted = k.CHANCE_FACE + unlaid(face)
        self.laid = next(p for p in self.hands[seat] if self.world.acts[p][1] == wanted)
        self.hands[seat].remove(self.laid)
        self.seen.add(self.laid)

    def acted(self, r: list[int], before: list[int], actor: int, action: int, s: list[int]) -> None:
        """What an act of a seat or of the clock did to the hands."""
        if actor == CLOCK:
            actor = before[k.TURN]
            if before[k.PHASE] == k.P_DRAWN and r[k.R_DRAWN_CARD] == k.DRAWN_MUST:
                action = before[k.DRAWN] if law.lawful_plays(r, before, actor) else action
            elif before[k.PHASE] == k.P_TARGET:
                action = k.SWAP + law.smallest_hand(before, actor)
        if action >= k.JUMP_IN or (action < k.TURN_ACTS and action & 15 != 15):
            self.lay(actor, action % k.WITH_UNO)
            if action & 15 == 0 and r[k.R_SEVEN_ZERO] and s[k.PHASE] != k.P_OVER:
                seats = [seat for seat in range(s[k.SEATS]) if s[k.ACTIVE] >> seat & 1]
                passed = {law.next_seat(s, seat): self.hands[seat] for seat in seats}
                for seat, hand in passed.items():
                    self.hands[seat] = hand
        elif k.LAY <= action < k.LEAVE:
            self.lay(actor, WILD + action - k.LAY)
        elif k.SWAP <= action < k.LAY:
            other = action - k.SWAP
            self.hands[actor], self.hands[other] = self.hands[other], self.hands[actor]
        elif action == k.CHALLENGE and before[k.GUILT] and r[k.R_GUILTY] != k.GUILTY_STAYS:
            self.hands[before[k.OFFENDER]].append(self.laid)
        elif action == k.LEAVE:
            self.hands[actor] = []

    def look(self, *, shown: int | None, over: bool) -> None:
        """The viewer has seen the own hand, and those that are shown."""
        if self.viewer != SPECTATOR:
            self.seen |= set(self.hands[self.viewer])
        if shown is not None:
            self.seen |= set(self.hands[shown])
        if over:
            self.seen |= {place for hand in self.hands for place in hand}


def is_shown(rules: CardRules, before: list[int], actor: int, action: int, viewer: int) -> bool:
    """Whether this act shows the viewer the hand of the one who is challenged (AC-20)."""
    if actor < 0 or action != k.CHALLENGE:
        return False
    return rules.challenge_reveal == "all" or (
        rules.challenge_reveal == "challenger" and viewer in (actor, before[k.OFFENDER])
    )


def run(game: Game, acts: Acts, viewer: int, known: World | None) -> World | None:
    """Does the acts anew; None if the viewer could tell this world from the ``known`` one."""
    rules = game.rules
    assert isinstance(rules, CardRules)
    r = game.rule_vector
    s = [0] * k.CARD_STATE_SIZE
    law.start(r, s, game.seats, (1 << game.seats) - 1, game.first)
    world = World(acts)
    tracker = Tracker(world, viewer)
    for place, (actor, action) in enumerate(acts):
        code = law.verdict(r, s, actor, action)
        if 0 < code < 256:
            return None
        if s[k.PHASE] == k.P_DEAL:
            tracker.came(place, s)
            law.apply(r, s, actor, action)
            world.facts.append(())
            world.guilt.append(0)
            continue
        before = list(s)
        law.apply(r, s, actor, action)
        facts = public(s) + private(s, viewer)
        if actor == viewer:
            facts += (code,)
        if action == k.CHALLENGE:
            facts += (before[k.GUILT],)
        shown = is_shown(rules, before, actor, action, viewer)
        if shown:
            facts += (before[k.SNAP], before[k.SNAP_HIGH])
        if known is not None and facts != known.facts[place]:
            return None
        world.facts.append(facts)
        world.guilt.append(s[k.GUILT] if s[k.PHASE] == k.P_ANSWER else 0)
        if actor != CHANCE:
            tracker.acted(r, before, actor, action, s)
        elif action < k.CHANCE_SEAT:
            tracker.came(place, before)
        tracker.look(shown=before[k.OFFENDER] if shown else None, over=s[k.PHASE] == k.P_OVER)
    faces = (p for p, (_, action) in enumerate(acts) if k.CHANCE_FACE <= action < k.CHANCE_SEAT)
    world.hidden = [place for place in faces if place not in tracker.seen]
    world.stock = s[k.PILE : k.PILE + s[k.STOCK]]
    return world


def another(game: Game, world: World, known: World, viewer: int, rng: random.Random) -> World:
    """A world off this one that the viewer cannot tell from the ``known`` one, in small steps."""
    for _ in range(TRIES):
        acts = list(world.acts)
        for _ in range(rng.choice((1, 1, 1, 2))):
            place = rng.choice(world.hidden)
            other = rng.choice(world.hidden)
            if world.stock and rng.random() < 0.5:
                acts[place] = CHANCE, k.CHANCE_FACE + rng.choice(world.stock)
            else:
                acts[place], acts[other] = acts[other], acts[place]
        if acts != world.acts:
            world = run(game, acts, viewer, known) or world
    return world


# ------------------------------------------------------------------------------------ bytes

Look = Callable[[Game, int], object]


def as_bytes(found: object) -> bytes:
    """A view or an event as bytes."""
    return repr(found).encode() + pickle.dumps(found)


def views(game: Game, viewer: int) -> object:
    """What is under test."""
    return game.view(viewer)


def verdicts(game: Game, viewer: int) -> object:
    """What the law says of every act of the viewer: masks and hints are made of it."""
    acts = [Move("cards", action) for action in range(k.CHANCE_FACE)]
    return [game.verdict(viewer, move).code for move in acts] if viewer >= 0 else None


def seen(game: Game, acts: Acts, viewer: int, look: Look = views) -> list[bytes]:
    """What the viewer gets at every step after the deal, and the events, as bytes."""
    again = Game(game.rules, game.seats, None if game.first < 0 else game.first)
    found = []
    for actor, action in acts:
        repeat(again, actor, Move("cards", action))
        if again.phase != "deal":
            found.append(as_bytes(look(again, viewer)))
    return found + [as_bytes(event) for event in again.events_for(viewer)]


# ------------------------------------------------------------------------------------ cards


def card_game(rng: random.Random, rules: CardRules, seats: int) -> tuple[Game, Acts]:
    """A game and its acts; of one that is over mostly without the last, which opens the hands."""
    game = Game(rules, seats, rng.choice((None, 0)), chance=Seeded(rng.getrandbits(64)))
    for _ in range(rng.choice((10, 20, 40))):
        if game.is_over:
            break
        game.play(*random_act(game, rng))
    acts = [(entry.actor, entry.move.action) for entry in game.entries]
    return game, acts[:-1] if game.is_over and rng.random() < 0.8 else acts


OFTEN_BLUFFED = CardRules.preset("official").replace(hand_size=4, stacking="any")
KINDS = {
    "classic": CardRules.preset("classic"),
    "official": CardRules.preset("official"),
    "party": CardRules.preset("party"),
    "shown-to-all": OFTEN_BLUFFED.replace(challenge_reveal="all", stack_challenge=True),
    "shown-to-none": OFTEN_BLUFFED.replace(challenge_reveal="none", wd4_guilty="take_back"),
    "replay": OFTEN_BLUFFED.replace(wd4_guilty="take_back_and_replay", stacking="off"),
    "random": None,
}


def alternatives(
    rng: random.Random, rules: CardRules | None, enough: Callable[[Counter[str]], bool]
) -> Iterator[tuple[Game, int, World, list[World]]]:
    """Games, viewers, and worlds that they cannot tell apart, until there are enough of them.

    Counted are the worlds, those in which a Wild Draw Four that awaits its answer is a bluff
    while it was none or the other way round, and those in which a hand was shown to somebody.
    """
    tally: Counter[str] = Counter()
    for _ in range(60):
        seats = rng.choice((2, 3, 3, 4))
        game, acts = card_game(rng, rules or random_card_rules(rng, seats), seats)
        shown = any(action == k.CHALLENGE for _, action in acts)
        for viewer in (SPECTATOR, *range(seats)):
            first = run(game, acts, viewer, None)
            assert first is not None
            worlds = [first]
            for _ in range(WORLDS if first.hidden else 0):
                worlds.append(another(game, worlds[-1], first, viewer, rng))
            worlds = [world for world in worlds if world.acts != acts]
            tally["worlds"] += len(worlds)
            tally["shown"] += len(worlds) * shown
            tally["guilt"] += sum(world.guilt != first.guilt for world in worlds)
            if worlds:
                yield game, viewer, first, worlds
        if enough(tally):
            return
    pytest.fail(f"not enough worlds: {tally}")


@pytest.mark.parametrize("kind", KINDS)
def test_hidden_cards_do_not_show(kind: str, rng: random.Random) -> None:
    """AC-17, AC-20, C-12: no view and no event tells more than what its viewer has seen."""
    rare = ("guilt", "shown") if kind in ("official", "party") else ()

    def enough(tally: Counter[str]) -> bool:
        return tally["worlds"] >= 60 and all(tally[name] for name in rare)

    for game, viewer, first, worlds in alternatives(rng, KINDS[kind], enough):
        expected = seen(game, first.acts, viewer)
        for world in worlds:
            assert seen(game, world.acts, viewer) == expected


def test_verdicts_on_own_acts_do_not_depend_on_hidden_cards(rng: random.Random) -> None:
    """What is lawful for a seat follows from what it sees: hints and masks tell nothing."""

    def enough(tally: Counter[str]) -> bool:
        return tally["worlds"] >= 30 and tally["guilt"] > 0

    for game, viewer, first, worlds in alternatives(rng, OFTEN_BLUFFED, enough):
        expected = seen(game, first.acts, viewer, verdicts)
        assert seen(game, worlds[-1].acts, viewer, verdicts) == expected


LEAKS: dict[str, Look] = {
    "another's hand": lambda game, viewer: game.view((viewer + 1) % game.seats),
    "the bluff": lambda game, _: game.phase == "answer" and game.state[k.GUILT],
    "the next card": lambda game, _: game.state[k.PILE + game.state[k.STOCK] - 1],
    "what lies in the stock": lambda game, _: sum(game.state[k.PILE :]),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_would_be_found(leak: str, rng: random.Random) -> None:
    """The worlds differ in all that is hidden: a view that told it would be found out."""
    for game, viewer, first, worlds in alternatives(rng, OFTEN_BLUFFED, lambda _: False):
        expected = seen(game, first.acts, viewer, LEAKS[leak])
        if any(seen(game, world.acts, viewer, LEAKS[leak]) != expected for world in worlds):
            return


# ------------------------------------------------------------------------------------ both games


@pytest.mark.parametrize("name", GAMES)
def test_views_do_not_depend_on_what_is_to_come(name: str, rng: random.Random) -> None:
    """D-03, D-04: at every step the views are those of a game whose outcomes nobody knows yet."""
    for _ in range(8):
        game = random_round(rng, name, Seeded(rng.getrandbits(64)))
        again = Game(game.rules, game.seats, None if game.first < 0 else game.first)
        for _ in range(40):
            for entry in game.entries[len(again.entries) :]:
                repeat(again, entry.actor, entry.move)
            for viewer in range(EVERYTHING, game.seats):
                assert as_bytes(again.view(viewer)) == as_bytes(game.view(viewer))
                told = list(again.events_for(viewer))
                assert as_bytes(told) == as_bytes(list(game.events_for(viewer)))
            if game.is_over:
                break
            game.play(*random_act(game, rng))


def test_in_the_dice_game_all_see_the_same(rng: random.Random) -> None:
    """D-04: hands are public; views differ by what their viewers may do and by nothing else."""
    for _ in range(10):
        game = random_round(rng, "dice", Seeded(rng.getrandbits(64)))
        while not game.is_over and len(game.entries) < 200:
            game.play(*random_act(game, rng))
            found = {without_acts(game.view(viewer)) for viewer in range(EVERYTHING, game.seats)}
            assert len(found) == 1
        for viewer in range(EVERYTHING, game.seats):
            assert list(game.events_for(viewer)) == game.events


def without_acts(view: View) -> str:
    """All of a view but who looks and what that seat may do."""
    return repr(dataclasses.replace(view, viewer=0, legal=(), bluffs=()))

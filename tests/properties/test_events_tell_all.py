"""The events alone tell the whole round: folded up, they give the hands, the pile and the turn.

What is not told, or told wrongly (a reshuffle, a hand that goes round, a direction, who draws),
shows at the next act.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest

from oneleft import events as e
from oneleft.chance import Seeded
from oneleft.faces import WILD_DRAW_FOUR, is_wild, laid_wild, unlaid
from oneleft.game import Game
from oneleft.kernel import state as k
from oneleft.laws import DICE_LAW, members
from oneleft.narration import hand_faces
from tests.strategies import random_act, random_round

ROUNDS = 30
KINDS = {
    name for name, kind in vars(e).items() if isinstance(kind, type) and issubclass(kind, e.Event)
} - {"Event"}
CARD_WHYS = {"deal", "turn", "opening", "forced", "challenge", "uno", "false-call", "false-catch"}
DICE_WHYS = CARD_WHYS | {"false-claim"}


@pytest.fixture(params=range(3))
def chunk() -> None:
    """Several runs with seeds of their own, for several processors."""


class Fold:
    """What follows from the events of a round of either game."""

    def __init__(self, game: Game) -> None:
        self.seats = game.seats
        self.active = set(range(game.seats))
        self.direction = 1
        self.top = self.former = -1
        self.uncolored = False
        self.points: tuple[int, ...] = ()

    def take(self, event: e.Event) -> None:
        """One event more."""
        name = f"on_{type(event).__name__}"
        if hasattr(self, name):
            getattr(self, name)(event)

    def lay(self, face: int, *, uncolored: bool) -> None:
        self.former, self.top, self.uncolored = self.top, face, uncolored

    def on_ColorNamed(self, event: e.ColorNamed) -> None:  # noqa: N802
        self.top = laid_wild(self.top & 15, event.color)
        self.uncolored = False

    def on_DirectionChanged(self, event: e.DirectionChanged) -> None:  # noqa: N802
        assert event.direction == -self.direction
        self.direction = event.direction

    def on_RoundEnded(self, event: e.RoundEnded) -> None:  # noqa: N802
        self.points = event.points

    def leave(self, seat: int, phase_before: str, turn: int | None) -> None:
        """The seat is gone; a color that it owed is the one before (AC-45)."""
        self.active.discard(seat)
        if phase_before == "color" and turn == seat:
            self.top = laid_wild(self.top & 15, self.former >> 4)
            self.uncolored = False

    def next(self, seat: int) -> int:
        """The next active seat in the direction of play."""
        seat = (seat + self.direction) % self.seats
        return seat if seat in self.active else self.next(seat)


class CardFold(Fold):
    """Hands, stock and discard of a round of UNO."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.hands: list[Counter[int]] = [Counter() for _ in range(game.seats)]
        self.stock = 108
        self.discard: list[int] = []
        self.keeps_top = game.rules.recycle_keeps_top  # type: ignore[attr-defined]

    def on_CardsDrawn(self, event: e.CardsDrawn) -> None:  # noqa: N802
        assert event.faces is not None
        assert event.count == len(event.faces) > 0
        self.hands[event.seat].update(event.faces)
        self.stock -= event.count

    def on_FirstUp(self, event: e.FirstUp) -> None:  # noqa: N802
        if not event.returned:
            self.stock -= 1
            self.discard.append(event.face)
            self.lay(event.face, uncolored=is_wild(event.face))

    def on_CardPlayed(self, event: e.CardPlayed) -> None:  # noqa: N802
        face = unlaid(event.face)
        assert self.hands[event.seat][face] > 0
        self.hands[event.seat][face] -= 1
        self.discard.append(face)
        self.lay(event.face, uncolored=False)

    def on_TakenBack(self, event: e.TakenBack) -> None:  # noqa: N802
        assert self.discard.pop() == WILD_DRAW_FOUR
        self.hands[event.seat][WILD_DRAW_FOUR] += 1
        self.top = self.former

    def on_HandsSwapped(self, event: e.HandsSwapped) -> None:  # noqa: N802
        hands = self.hands
        hands[event.seat], hands[event.other] = hands[event.other], hands[event.seat]

    def on_HandsPassed(self, event: e.HandsPassed) -> None:  # noqa: N802
        assert event.direction == self.direction
        old = list(self.hands)
        for seat in self.active:
            self.hands[self.next(seat)] = old[seat]

    def on_Reshuffled(self, event: e.Reshuffled) -> None:  # noqa: N802
        assert self.stock == 0
        self.stock = event.count
        kept = len(self.discard) - event.count
        assert kept in (0, 1, 2)
        self.discard = self.discard[len(self.discard) - kept :]

    def on_Left(self, event: e.Left) -> None:  # noqa: N802
        if len(self.active) > 2:  # the last leaver's hand is counted
            self.stock += self.hands[event.seat].total()
            self.hands[event.seat] = Counter()

    def check(self, game: Game) -> None:
        s = game.state
        for seat in range(game.seats):
            assert sorted(self.hands[seat].elements()) == sorted(hand_faces(s, seat))
        assert (self.stock, len(self.discard)) == (s[k.STOCK], s[k.DISCARD])
        assert self.discard == s[k.LAST_PILE + 1 - s[k.DISCARD] : k.LAST_PILE + 1][::-1]


class DiceFold(Fold):
    """Hands, pouch and center of a round of UNO Dice."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.hands: list[dict[int, int]] = [{} for _ in range(game.seats)]
        self.center = self.before = -1

    def on_DiceDrawn(self, event: e.DiceDrawn) -> None:  # noqa: N802
        assert event.rolls
        for die, face in event.rolls:
            assert not any(die in hand for hand in self.hands)
            self.hands[event.seat][die] = face

    def on_HandRolled(self, event: e.HandRolled) -> None:  # noqa: N802
        for die, face in event.rolls:
            assert die in self.hands[event.seat]
            self.hands[event.seat][die] = face

    def on_FirstUp(self, event: e.FirstUp) -> None:  # noqa: N802
        self.center = event.die
        if not event.returned:
            self.lay(event.face, uncolored=is_wild(event.face))

    def on_DiePlayed(self, event: e.DiePlayed) -> None:  # noqa: N802
        assert self.hands[event.seat].pop(event.die) == unlaid(event.face)
        self.before, self.center = self.center, event.die
        self.lay(event.face, uncolored=False)

    def on_TakenBack(self, event: e.TakenBack) -> None:  # noqa: N802
        self.hands[event.seat][self.center] = WILD_DRAW_FOUR
        self.center, self.top = self.before, self.former

    def on_Left(self, event: e.Left) -> None:  # noqa: N802
        self.hands[event.seat] = {}

    def check(self, game: Game) -> None:
        s = game.state
        for seat in range(game.seats):
            assert list(self.hands[seat].items()) == list(DICE_LAW.hand(s, seat))
        assert self.center == s[k.D_CENTER]


def fold_round(game: Game, fold: CardFold | DiceFold, rng: random.Random, most: int) -> None:
    """Plays on and compares after every act of a seat and what chance did then."""
    cards = isinstance(fold, CardFold)
    told = list(game.events)
    phase, turn = "", game.turn
    for step in range(most):
        for event in told:
            fold.take(event)
            if isinstance(event, e.Left):
                fold.leave(event.seat, phase, turn)
        fold.check(game)
        s = game.state
        top = s[k.TOP if cards else k.D_TOP]
        assert fold.direction == s[k.DIRECTION if cards else k.D_DIRECTION]
        assert fold.active == set(members(s[k.ACTIVE if cards else k.D_ACTIVE]))
        assert fold.top == (top - k.UNCOLORED if top >= k.UNCOLORED else top)
        if game.is_over or step == most - 1:
            break
        phase, turn = game.phase, game.turn
        told = list(game.play(*random_act(game, rng)))
    assert [event for event in game.events if isinstance(event, e.RoundEnded)] == (
        [game.events[-1]] if game.is_over else []
    )
    if game.outcome is not None:
        assert fold.points == game.outcome.points


def kinds_and_whys(events: list[e.Event]) -> set[str]:
    """The names of the events, and why cards and dice were drawn."""
    found = {type(event).__name__ for event in events}
    return found | {ev.why for ev in events if isinstance(ev, e.CardsDrawn | e.DiceDrawn)}


@pytest.mark.usefixtures("chunk")
def test_events_of_the_card_game_tell_all(rng: random.Random) -> None:
    """C-05 to C-24, AC-04 to AC-45: every card's way can be followed."""
    found: set[str] = set()
    for _ in range(ROUNDS):
        game = random_round(rng, "cards", Seeded(rng.getrandbits(64)))
        fold_round(game, CardFold(game), rng, 120)
        found |= kinds_and_whys(game.events)
    missing = (KINDS | CARD_WHYS) - {"DiceDrawn", "HandRolled", "DiePlayed", "ClaimPassed"} - found
    assert len(missing) <= 6, missing


@pytest.mark.usefixtures("chunk")
def test_events_of_the_dice_game_tell_all(rng: random.Random) -> None:
    """D-01 to D-29, AD-04 to AD-31: every die's way can be followed."""
    found: set[str] = set()
    for _ in range(ROUNDS * 2):
        game = random_round(rng, "dice", Seeded(rng.getrandbits(64)))
        fold_round(game, DiceFold(game), rng, 120)
        found |= kinds_and_whys(game.events)
    cards_only = {"CardsDrawn", "CardPlayed", "HandShown", "HandsSwapped", "HandsPassed"}
    missing = (KINDS | DICE_WHYS) - cards_only - {"Reshuffled"} - found
    assert len(missing) <= 6, missing

"""108 cards and 24 dice, after every act of a seat, of the clock and of chance."""

from __future__ import annotations

import random

import pytest

from oneleft.dice import DICE
from oneleft.faces import DECK
from oneleft.game import Game
from oneleft.kernel import state as k
from oneleft.laws import CARD_LAW, DICE_LAW, members
from oneleft.narration import mask_faces
from oneleft.rules import DiceRules
from tests.strategies import random_round, steps

ROUNDS = 5
ACTS = 300
DECK_SORTED = sorted(DECK)


@pytest.fixture(params=range(4))
def chunk() -> None:
    """Several runs with seeds of their own, for several processors."""


def faces_everywhere(s: list[int]) -> list[int]:
    """The faces in all hands, in the stock and in the discard, sorted."""
    stock = s[k.PILE : k.PILE + s[k.STOCK]]
    discard = s[k.LAST_PILE + 1 - s[k.DISCARD] : k.LAST_PILE + 1]
    found = stock + discard
    for seat in range(k.MOST_CARD_SEATS):
        hand = mask_faces(s[k.HAND + seat], s[k.HIGH + seat])
        assert len(hand) == s[k.COUNT + seat]
        assert not s[k.HIGH + seat] & ~s[k.HAND + seat]  # a second copy never stands alone
        found += hand
    return sorted(found)


def check_dice(game: Game) -> None:
    """Every die is in exactly one place, and shows one of its own faces or none."""
    s = game.state
    rules = game.rules
    assert isinstance(rules, DiceRules)
    held = [s[place] for place in (k.D_CENTER, k.D_HELD) if s[place] >= 0]
    hands = [die for seat in range(4) for die, _ in DICE_LAW.hand(s, seat)]
    pouch = members(s[k.D_POUCH])
    assert sorted(pouch + held + hands) == list(range(DICE))
    for die in range(DICE):
        position, face = s[k.D_POSITION + die], s[k.D_FACE + die]
        assert face == (rules.table[die][position] if position >= 0 else -1)
    assert all(s[k.D_POSITION + die] < 0 for die in pouch)


@pytest.mark.usefixtures("chunk")
def test_108_cards_after_every_act(rng: random.Random) -> None:
    """C-05, AC-01, AC-02, AC-24, AC-45: no card is lost, doubled or changed."""
    for _ in range(ROUNDS):
        game = random_round(rng, "cards")
        for _ in steps(game, rng, ACTS):
            assert CARD_LAW.conserved(game.state) == 108
            assert faces_everywhere(game.state) == DECK_SORTED


@pytest.mark.usefixtures("chunk")
def test_24_dice_after_every_act(rng: random.Random) -> None:
    """AD-01, D-09, AD-13, AC-45: no die is lost; what it shows is one of its faces (D-03)."""
    for _ in range(ROUNDS):
        game = random_round(rng, "dice")
        for _ in steps(game, rng, ACTS):
            assert DICE_LAW.conserved(game.state) == 24
            check_dice(game)

"""What the kernel of the card game holds itself to, beyond what a lawful game can bring about."""

from __future__ import annotations

from oneleft.game import Game
from oneleft.kernel import cards as law
from oneleft.kernel import state as k
from oneleft.laws import LAWS
from oneleft.rules import CardRules


def test_a_replay_without_a_card_to_play_ends_the_turn() -> None:
    """AC-19; who was guilty held a card of the color, so only a hand-made state comes here."""
    rules = CardRules.preset("official").replace(wd4_guilty="take_back_and_replay")
    vector = LAWS["cards"].rule_vector(rules)
    s = Game(rules, 3, first=0).state
    s[k.TOP], s[k.SNAP], s[k.AFTER_SEAT], s[k.DIRECTION] = 0x25, 0, 1, 1
    law.begin_replay(vector, s)
    assert s[k.PHASE] == k.P_PLAY
    assert s[k.TURN] == 2


def test_a_state_can_be_read_by_eye() -> None:
    game = Game(CardRules.preset("classic"), 3, first=0)
    told = dict(k.CARD_STATE.items(game.state))
    assert told["direction"] == [game.field(k.DIRECTION)] == [1]
    assert sum(len(words) for words in told.values()) == k.CARD_STATE.size == len(game.state)

"""What a seat may do is among the acts that are judged for it: none is missed, few are in vain."""

from __future__ import annotations

import random

import pytest

from oneleft.game import Game
from oneleft.kernel import state as k
from oneleft.reasons import OFFENSE, Code
from tests.strategies import random_round, steps

ROUNDS = 40
ALL = {"cards": range(k.CHANCE_FACE), "dice": range(k.CHANCE_DIE)}


def asked_otherwise(game: Game, action: int) -> bool:
    """Leaving and laying a wild whose color follows, which are open besides."""
    if game.rules.game == "cards":
        return action == k.LEAVE or k.LAY <= action < k.LAY + 2
    return action == k.DICE_LEAVE or k.DICE_LAY <= action < k.CHANCE_DIE


def accepted(game: Game, seat: int) -> set[int]:
    """All that the law does not refuse this seat, found by asking it about every number."""
    state, vector = game.state, game.rule_vector
    found = set()
    for action in ALL[game.rules.game]:
        code = game.law.judge(vector, state, seat, action)
        if (code == Code.LAWFUL or code & OFFENSE) and not asked_otherwise(game, action):
            found.add(action)
    return found


@pytest.mark.parametrize("kind", ["cards", "dice"])
def test_no_act_that_is_accepted_is_missed(kind: str, rng: random.Random) -> None:
    judged = open_acts = 0
    for _ in range(ROUNDS):
        game = random_round(rng, kind)
        for _ in steps(game, rng, 200):
            for seat in range(game.seats):
                candidates = list(game.law.candidates(game.rule_vector, game.state, seat))
                assert len(candidates) == len(set(candidates))
                expected = accepted(game, seat)
                assert expected <= set(candidates)
                judged += len(candidates)
                open_acts += len(expected)
    assert open_acts
    assert judged < 6 * open_acts

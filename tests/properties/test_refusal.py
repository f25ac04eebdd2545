"""A refusal changes nothing and says who, what, why, by which rule and where."""

from __future__ import annotations

import copy
import random
from array import array

import pytest

from oneleft.errors import ChanceError, IllegalMoveError
from oneleft.game import CHANCE, CLOCK, Game
from oneleft.kernel import state as k
from oneleft.moves import Move
from oneleft.notation import parse_position
from oneleft.reasons import CODES, Code
from tests.strategies import GAMES, played

Everything = tuple[bytes, object, object, object]


def everything(game: Game) -> Everything:
    """All that a refusal might change, the state as bytes."""
    return (
        array("q", game.state).tobytes(),
        list(game.entries),
        list(game.events),
        copy.copy(game.rule_vector),
    )


def actions_of(game: Game) -> range:
    """All numbers of acts, and some that are none."""
    return range(-2, (k.CARD_ACTIONS_END if game.law.game == "cards" else k.DICE_ACTIONS_END) + 3)


def check_refusal(game: Game, actor: int, move: Move, before: Everything) -> Code:
    """The act is refused with all particulars, and nothing has changed; why it is."""
    with pytest.raises(IllegalMoveError) as caught:
        game.play(actor, move)
    assert everything(game) == before
    error = caught.value
    assert (error.seat, error.move) == (actor, str(move))
    assert error.reason.code is not Code.LAWFUL
    assert error.clause == error.reason.clause != ""
    entry = CODES[error.reason.code]
    assert error.clause == (entry.cards if game.law.game == "cards" else entry.dice)
    assert error.reason.sentence[:-1] in str(error)
    assert actor < CLOCK or "…" not in error.reason.sentence
    assert error.clause in str(error)
    assert error.position == game.position()
    return error.reason.code


@pytest.mark.parametrize("name", GAMES)
def test_a_refusal_changes_nothing(name: str, rng: random.Random) -> None:
    """All acts of all actors, in positions taken at random."""
    found: set[Code] = set()
    for _ in range(40):
        game = played(rng, name, rng.randrange(150))
        before = everything(game)
        acts = [
            (actor, Move(name, action))
            for actor in (-3, CHANCE, CLOCK, *range(game.seats + 1))
            for action in actions_of(game)
        ]
        refused = [act for act in acts if act[0] == CHANCE or game.verdict(*act).is_refused]
        assert everything(game) == before  # nor does asking
        reasons = {game.verdict(*act).code: act for act in rng.sample(refused, len(refused))}
        for actor, move in [*reasons.values(), *rng.sample(refused, 10)]:
            found.add(check_refusal(game, actor, move, before))
    assert len(found) >= 12, found


@pytest.mark.parametrize("name", GAMES)
def test_every_refusal_of_a_position_changes_nothing(name: str, rng: random.Random) -> None:
    """The whole table of acts, in a few positions."""
    game = played(rng, name, 100)
    while game.due or game.is_over:
        game = played(rng, name, 100)
    before = everything(game)
    for actor in range(game.seats):
        for action in actions_of(game):
            if game.verdict(actor, Move(name, action)).is_refused:
                check_refusal(game, actor, Move(name, action), before)


@pytest.mark.parametrize("name", GAMES)
def test_an_outcome_that_cannot_come_changes_nothing(name: str, rng: random.Random) -> None:
    """C-05, AD-01: only what is in the stock or the pouch can come off it, and only when due."""
    for _ in range(40):
        game = played(rng, name, rng.randrange(100))
        before = everything(game)
        due = game.due
        options = due.options if due is not None else ()
        for outcome in range(-1, 64):
            if outcome not in options:
                with pytest.raises(ChanceError, match="cannot come"):
                    game.deal(outcome)
        assert everything(game) == before


def test_the_position_of_a_refusal_can_be_read_back() -> None:
    game = parse_position("rules official; top R5; turn B; A: R1 R2; B: WD4 R7 G9")
    with pytest.raises(IllegalMoveError) as caught:
        game.play(1, "B5")
    assert parse_position(caught.value.position).state == game.state

"""Replay: the same entries give the same bytes, whoever brings the outcomes."""

from __future__ import annotations

import random
from array import array

import pytest

from oneleft.chance import Seeded
from oneleft.errors import ChanceError
from oneleft.events import HandShown, RoundBegan
from oneleft.game import CHANCE, Game
from tests.strategies import GAMES, played, random_act, random_round, repeat, replayed

ROUNDS = 12


def state_bytes(game: Game) -> bytes:
    return array("q", game.state).tobytes()


def same(one: Game, other: Game) -> None:
    """Both rounds are alike in all that can be asked."""
    assert state_bytes(one) == state_bytes(other)
    assert one.entries == other.entries
    assert one.events == other.events
    assert one.outcome == other.outcome
    assert one.turn == other.turn


@pytest.mark.parametrize("name", GAMES)
def test_the_same_entries_give_the_same_bytes(name: str, rng: random.Random) -> None:
    """With outcomes by hand as with a source of chance; events too, however they came."""
    for _ in range(ROUNDS):
        game = random_round(rng, name, Seeded(rng.getrandbits(64)))
        for _ in range(rng.randrange(80)):
            if not game.is_over:
                game.play(*random_act(game, rng))
        same(game, replayed(game))


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_game(name: str, rng: random.Random) -> None:
    for _ in range(ROUNDS):
        seed, acts = rng.getrandbits(64), rng.getrandbits(64)
        rounds = []
        for _ in range(2):
            again = random.Random(acts)
            game = random_round(again, name, Seeded(seed))
            for _ in range(40):
                if not game.is_over:
                    game.play(*random_act(game, again))
            rounds.append(game)
        same(*rounds)


@pytest.mark.parametrize("name", GAMES)
def test_undo_goes_back_by_one_act(name: str, rng: random.Random) -> None:
    """What was, is again; and going on leads to the same."""
    undone = 0
    for _ in range(ROUNDS):
        game = random_round(rng, name, Seeded(rng.getrandbits(64)))
        for _ in range(60):
            if game.is_over:
                break
            before = state_bytes(game), list(game.entries), list(game.events)
            act = random_act(game, rng)
            told = game.play(*act)
            if not game.may_undo():
                continue
            after = state_bytes(game), list(game.entries), list(game.events)
            assert game.undo() == after[1][-1]
            assert (state_bytes(game), game.entries, game.events) == before
            assert game.play(*act) == told
            assert (state_bytes(game), game.entries, game.events) == after
            undone += 1
    assert undone > 50


@pytest.mark.parametrize("name", GAMES)
def test_what_was_hidden_and_seen_is_not_taken_back(name: str, rng: random.Random) -> None:
    """Nobody takes an act back who has seen a card, a roll or a hand since."""
    for _ in range(ROUNDS):
        game = random_round(rng, name, Seeded(rng.getrandbits(64)))
        for _ in range(60):
            if game.is_over:
                break
            told = game.play(*random_act(game, rng))
            came = game.entries[-1].actor == CHANCE
            if came or any(isinstance(event, HandShown) for event in told):
                assert not game.may_undo()
                with pytest.raises(ChanceError, match="has been seen since"):
                    game.undo()
        if game.is_over and name == "cards":
            assert not game.may_undo()


@pytest.mark.parametrize("name", GAMES)
def test_a_round_goes_on_from_its_state(name: str, rng: random.Random) -> None:
    """`Game.at` knows nothing but the state, and all that follows is the same."""
    for _ in range(ROUNDS):
        game = played(rng, name, rng.randrange(200))
        again = Game.at(game.rules, game.state)
        assert again.state == game.state
        start = len(game.entries)
        for _ in range(40):
            if game.is_over:
                break
            if game.due is not None:
                game.deal(rng.choice(game.due.options))
            else:
                game.play(*random_act(game, rng))
        for entry in game.entries[start:]:
            repeat(again, entry.actor, entry.move)
        assert again.state == game.state
        assert again.entries == game.entries[start:]
        assert again.outcome == game.outcome
        assert not any(isinstance(event, RoundBegan) for event in again.events[:1]) or not start


@pytest.mark.parametrize("name", GAMES)
def test_two_tables_share_nothing(name: str, rng: random.Random) -> None:
    """Two rounds, act by act in turn, are as they are alone."""
    plans = [(rng.getrandbits(64), rng.getrandbits(64)) for _ in range(2)]

    def begin(plan: tuple[int, int]) -> tuple[Game, random.Random]:
        source = random.Random(plan[1])
        return random_round(source, name, Seeded(plan[0])), source

    def act(game: Game, source: random.Random) -> None:
        if not game.is_over:
            game.play(*random_act(game, source))

    alone = [begin(plan) for plan in plans]
    for table in alone:
        for _ in range(60):
            act(*table)
    together = [begin(plan) for plan in plans]
    for _ in range(60):
        for table in together:
            act(*table)
    for one, other in zip(alone, together, strict=True):
        same(one[0], other[0])


def test_what_a_game_gives_away_is_a_copy(rng: random.Random) -> None:
    """Whoever changes a state that was asked for changes no game."""
    game = played(rng, "cards", 60)
    before = state_bytes(game)
    game.state.clear()
    game.rule_vector.clear()
    origin = game.state
    again = Game.at(game.rules, origin)
    origin.clear()
    assert state_bytes(game) == before == state_bytes(again)

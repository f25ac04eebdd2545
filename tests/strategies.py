"""Random rounds for the properties: rulesets, acts that the law accepts, outcomes by hand."""

from __future__ import annotations

import random
from collections.abc import Iterator

from oneleft.chance import Chance
from oneleft.dice import DICE
from oneleft.game import CLOCK, Game
from oneleft.kernel import state as k
from oneleft.match import Match
from oneleft.moves import Move
from oneleft.record import RoundRecord, record_round
from oneleft.rules import CardRules, DiceRules, Ruleset
from tests.test_naive_cards import random_rules as random_card_rules
from tests.test_naive_dice import random_rules as random_dice_rules

GAMES = ("cards", "dice")
Act = tuple[int, Move]


def random_rules(rng: random.Random, game: str, seats: int) -> CardRules | DiceRules:
    """A sound ruleset, near a preset or far from all."""
    if game == "cards":
        return random_card_rules(rng, seats)
    return random_dice_rules(rng, seats)


def random_round(rng: random.Random, game: str, chance: Chance | None = None) -> Game:
    """A round of random rules that has just begun."""
    seats = rng.choice((2, 2, 3, 4, 4, 6, 10) if game == "cards" else (2, 3, 4))
    first = rng.choice((None, rng.randrange(seats)))
    return Game(random_rules(rng, game, seats), seats, first, chance=chance)


def accepted_acts(game: Game) -> list[Act]:
    """All acts of seats and of the clock that the law accepts, offenses included."""
    if game.law.game == "cards":
        lays, leave, clock = range(k.LAY, k.LAY + 2), k.LEAVE, k.TIMEOUT
    else:
        lays, leave, clock = range(k.DICE_LAY, k.DICE_LAY + DICE), k.DICE_LEAVE, k.DICE_TIMEOUT
    acts = [(CLOCK, Move(game.law.game, clock))]
    for seat in game.active:
        acts += [(seat, move) for move in game.legal_moves(seat, offenses=True)]
        if seat == game.turn:
            acts += [(seat, Move(game.law.game, lay)) for lay in lays]
        acts.append((seat, Move(game.law.game, leave)))
    return [act for act in acts if not game.verdict(*act).is_refused]


def weight(game: Game, act: Act) -> float:
    """Plays are likely, offenses and leaving are rare: rounds shall end by play."""
    actor, move = act
    word = str(move)
    if word == "leave":
        return 0.01
    if actor == CLOCK:
        return 0.1
    if word.startswith("catch") or word == "uno":
        return 0.1 if game.verdict(actor, move).is_offense else 3.0
    if word.startswith("jump"):
        return 4.0
    if word in ("draw", "reroll", "keep"):
        return 1.0
    return 2.0


def random_act(game: Game, rng: random.Random) -> Act:
    """An accepted act."""
    acts = accepted_acts(game)
    return rng.choices(acts, [weight(game, act) for act in acts])[0]


def played_rounds(match: Match, acts: int, rng: random.Random) -> list[RoundRecord]:
    """Plays so many random acts of a match, or fewer if it is over; its finished rounds."""
    rounds: list[RoundRecord] = []
    for _ in range(acts):
        if match.game.is_over:
            if match.is_over:
                break
            rounds.append(record_round(match.game, match.round))
            match.next_round()
        else:
            match.game.play(*random_act(match.game, rng))
    return rounds


def steps(game: Game, rng: random.Random, most: int) -> Iterator[None]:
    """Plays on, acts of chance by hand; yields after each act until the end or ``most`` acts."""
    for _ in range(most):
        due = game.due
        if due is not None:
            game.deal(rng.choice(due.options))
        elif game.is_over:
            return
        else:
            game.play(*random_act(game, rng))
        yield


def played(rng: random.Random, game: str, most: int) -> Game:
    """A random round after at most so many acts."""
    found = random_round(rng, game)
    for _ in steps(found, rng, most):
        pass
    return found


def replayed(game: Game) -> Game:
    """Another round with the same entries, outcomes by hand."""
    found = Game(game.rules, game.seats, None if game.first < 0 else game.first)
    for entry in game.entries:
        repeat(found, entry.actor, entry.move)
    return found


def repeat(game: Game, actor: int, move: Move) -> None:
    """Does a recorded act of a seat, of the clock or of chance."""
    if actor == k.CHANCE:
        bases = {"card": k.CHANCE_FACE, "die": k.CHANCE_DIE, "roll": k.CHANCE_POSITION}
        due = game.due
        assert due is not None
        game.deal(move.action - bases.get(due.kind, k.CHANCE_SEAT))
    else:
        game.play(actor, move)


__all__ = [
    "GAMES",
    "Act",
    "Ruleset",
    "accepted_acts",
    "played",
    "random_act",
    "random_card_rules",
    "random_dice_rules",
    "random_round",
    "random_rules",
    "repeat",
    "replayed",
    "steps",
]

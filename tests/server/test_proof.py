"""What a browser needs to prove a match: with it, every outcome follows from the secret alone."""

from __future__ import annotations

import hashlib
import hmac
import random
from collections import Counter
from collections.abc import Iterator

import pytest

from oneleft.chance import Commitment, Committed, Entropy, outcome_text
from oneleft.dice import parse_die
from oneleft.faces import DECK, face_text
from oneleft.match import Match
from oneleft.record import RoundRecord, parse_record, record_match, record_round, record_text
from oneleft.rules import CardRules, DiceRules, Ruleset
from oneleft.server.proof import ProofChoice, proof_of
from scripts import make_dice_table

RULES: list[Ruleset] = [
    CardRules.preset("classic"),
    CardRules.preset("party").replace(target_score=200),
    CardRules.preset("official").replace(first_dealer="draw_high"),
    DiceRules.preset("classic"),
    DiceRules.preset("party").replace(first_starter="roll_high"),
]


def played(rules: Ruleset, rng: random.Random, rounds: int = 3) -> str:
    """A match of three by chance, as the text of its record."""
    commitment = Commitment(rng.randbytes(32), rng.randbytes(16))
    source = Committed(commitment, [Entropy.make(seat, rng.randbytes) for seat in (0, 2)])
    match = Match(rules, 3, source)
    earlier: list[RoundRecord] = []
    while not match.is_over and len(earlier) < rounds:
        game = match.game
        if game.outcome is not None:
            earlier.append(record_round(game, match.round))
            match.next_round()
            continue
        assert game.turn is not None
        game.play(game.turn, rng.choice(game.legal_moves(game.turn)))
    return record_text(record_match(match, (), earlier, source.revealed()))


def numbers(key: bytes, round_: int) -> Iterator[int]:
    counter = 0
    while True:
        counter += 1
        value = hmac.digest(key, f"{round_}|{counter}".encode(), "sha256")
        yield int.from_bytes(value[:4], "big")


def options_of(choice: ProofChoice, pool: Counter[int]) -> list[int]:
    if choice.kind == "roll":
        return list(range(6))
    if choice.kind == "seat":
        return choice.options
    if choice.options:
        pool.clear()
    pool.update(choice.options or choice.added)
    return sorted(pool.elements())


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.game)
def test_every_outcome_follows_from_the_secret(rules: Ruleset, rng: random.Random) -> None:
    record = parse_record(played(rules, rng))
    published = record.published
    assert published is not None
    assert published.secret
    assert published.salt
    digest = hashlib.sha256(published.secret + published.salt).hexdigest()
    nonces = [f"|{'AC'[at]}:{each.opened().hex()}" for at, each in enumerate(published.entropies)]
    message = f"oneleft 1|{digest}{''.join(nonces)}"
    key = hmac.digest(published.secret, message.encode(), "sha256")
    for told, each in zip(proof_of(record), record.rounds, strict=True):
        stream = numbers(key, each.number)
        pool = Counter[int](range(24) if rules.game == "dice" else DECK)
        texts = [entry.text for entry in each.entries if getattr(entry, "actor", 0) == -1]
        assert len(texts) == len(told.choices) > 0
        for choice, text in zip(told.choices, texts, strict=True):
            options = options_of(choice, pool)
            fair = (v for v in stream if v < 2**32 - 2**32 % len(options))
            outcome = options[next(fair) % len(options)]
            if choice.kind == "roll":
                assert isinstance(rules, DiceRules)
                assert face_text(rules.table[parse_die(choice.die)][outcome]) == text
            else:
                assert outcome_text(choice.kind, outcome) == text
                pool[outcome] -= choice.kind != "seat"


def test_the_dice_of_the_page_are_those_of_the_law() -> None:
    assert make_dice_table.main(["--check"]) == 0

"""Tables for the tests of environments: random rules, sessions that play at random."""

from __future__ import annotations

import random
from collections.abc import Iterator

from oneleft.envs.session import Session
from oneleft.envs.table import Table
from tests.strategies import random_rules

WINDOWS = ("auto", "sequential")


def random_table(rng: random.Random, game: str, **arguments: object) -> Table:
    """A table with rules near a preset or far from all."""
    seats = rng.choice((2, 2, 3, 4, 4, 6, 10) if game == "cards" else (2, 3, 4))
    given: dict[str, object] = {
        "windows": rng.choice(WINDOWS),
        "bluffs": rng.choice((None, True, False)),
        "rewards": rng.choice(("points", "one")),
        "history": rng.choice((0, 0, 3, 32)),
    }
    return Table.of(game, random_rules(rng, game, seats), seats, **(given | arguments))  # type: ignore[arg-type]


def open_actions(mask: list[int]) -> list[int]:
    """The actions of a mask."""
    return [action for action, is_open in enumerate(mask) if is_open]


def played(session: Session, rng: random.Random, steps: int) -> Iterator[None]:
    """Plays at random, round after round; yields before each decision and at the end of each."""
    session.seed(rng.getrandbits(64))
    session.begin()
    for _ in range(steps):
        yield
        session.step(rng.choice(open_actions(session.mask(session.actor))))
        if session.ended:
            yield
            session.leave_round()
            session.begin()

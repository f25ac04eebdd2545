"""What the browser needs to work out every card and every roll of a match by itself.

The record says what came; this says among what each was chosen. Cards in the stock and dice in the
pouch are told as changes to what was there before: a browser that keeps the stock itself, from the
full deck on, trusts nobody but its own arithmetic. No verdict is given here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec import Struct

from oneleft.chance import CARD, DIE, ROLL
from oneleft.dice import DICE, Die, die_text
from oneleft.faces import DECK
from oneleft.kernel import state as k
from oneleft.kernel.dice import rolling_die
from oneleft.record import Player, read_outcome
from oneleft.recordtext import Act, Record


class ProofChoice(Struct, frozen=True, omit_defaults=True):
    """An outcome of chance, in the order of the record.

    Attributes:
        kind: ``card``, ``die``, ``roll`` or ``seat``.
        die: which die was rolled.
        added: what came into the stock or the pouch since the last of this kind was drawn.
        options: all that could come, where what was there before does not tell it.
    """

    kind: str
    die: str = ""
    added: list[int] = []
    options: list[int] = []


class ProofRound(Struct, frozen=True):
    """The outcomes of a round."""

    number: int
    choices: list[ProofChoice]


def proof_of(record: Record) -> list[ProofRound]:
    """Among what each outcome of a record was chosen.

    Raises:
        RecordError: the record does not follow the law.
    """
    player = Player(record)
    rounds = []
    for each in record.rounds:
        player.begin(each)
        pool = Counter[int](range(DICE) if record.game == "dice" else DECK)
        choices: list[ProofChoice] = []
        for entry in each.entries:
            if isinstance(entry, Act) and entry.actor == k.CHANCE:
                choices += _choice(player, entry, pool)
            player.play(entry)
        rounds.append(ProofRound(each.number, choices))
    return rounds


def _choice(player: Player, entry: Act, pool: Counter[int]) -> Iterator[ProofChoice]:
    """The outcome that an entry tells; ``pool`` is what lay there, and is kept up to date."""
    due = player.game.due
    if due is None:
        return
    if due.kind == ROLL:
        yield ProofChoice(ROLL, die=die_text(Die(rolling_die(player.game.state))))
    elif due.kind in (CARD, DIE):
        options = Counter(due.options)
        is_told = not pool - options
        added = sorted((options - pool).elements())
        everything = sorted(options.elements())
        yield ProofChoice(
            due.kind, added=added if is_told else [], options=[] if is_told else everything
        )
        pool.clear()
        pool.update(options)
        outcome = read_outcome(player.game, due, entry.text)
        if outcome is not None:
            pool[outcome] -= 1
    else:
        yield ProofChoice(due.kind, options=sorted(due.options))

"""``oneleft dataset``: games written as records and as arrays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from oneleft.cli.dueling import named_players
from oneleft.cli.players import speaking_of_players
from oneleft.cli.speech import SpokenError, chosen_rules
from oneleft.words import Words

Say = Callable[[str], None]
OK, INTERRUPTED = 0, 130


@dataclass(frozen=True, slots=True, kw_only=True)
class DatasetWishes:
    """The options of ``oneleft dataset``."""

    out: Path
    game: str
    preset: str
    rules: Sequence[str]
    seats: int
    players: str
    games: int
    seed: int
    unit: str
    shard: int
    kind: str
    workers: int


def dataset(words: Words, wishes: DatasetWishes, say: Say, report: Say) -> int:
    """Writes a dataset, or goes on with it; 130 if it was interrupted.

    Raises:
        OneLeftError: an impossible request or an output that cannot be written, before anything
            is played.
    """
    from oneleft.analysis.dataset import load_dataset, write_dataset

    rules = chosen_rules(words, wishes.game, wishes.preset, wishes.rules)
    if not str(wishes.out).strip():
        raise SpokenError(words("usage-value", option="OUT"))
    try:
        with speaking_of_players(words, report):
            data = write_dataset(
                wishes.out,
                rules,
                named_players(words, wishes.players),
                wishes.games,
                seats=wishes.seats,
                seed=wishes.seed,
                unit=wishes.unit,
                shard=wishes.shard,
                kind=wishes.kind,
                workers=wishes.workers,
                progress=lambda done, games: report(
                    words("dataset-progress", done=done, games=games)
                ),
            )
    except KeyboardInterrupt:
        kept = load_dataset(wishes.out)
        say(words("dataset-interrupted", done=kept.games, games=wishes.games))
        return INTERRUPTED
    params = {"games": data.games, "count": len(data), "path": str(wishes.out)}
    say(words("dataset-written", **params))
    return OK

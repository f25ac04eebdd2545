"""``oneleft duplicate``: players compared on the same deals, with the seats rotated."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

from oneleft.bots import BOTS
from oneleft.cli.players import own_bot, speaking_of_players
from oneleft.cli.speech import SpokenError, chosen_rules, json_line
from oneleft.words import Words

if TYPE_CHECKING:
    from oneleft.analysis.intervals import Estimate
    from oneleft.analysis.players import Player

Say = Callable[[str], None]
OK, INTERRUPTED = 0, 130


@dataclass(frozen=True, slots=True, kw_only=True)
class DuplicateWishes:
    """The options of ``oneleft duplicate``."""

    game: str
    preset: str
    rules: Sequence[str]
    players: str
    deals: int
    seed: int
    workers: int
    level: float
    json: bool


def duplicate(words: Words, wishes: DuplicateWishes, say: Say, report: Say) -> int:
    """Plays the deals and tells how the players did; 130 if it was interrupted.

    Raises:
        OneLeftError: an impossible request, before anything is played.
    """
    from oneleft.analysis.duplicate import duplicate as play_duplicate

    if not 0 < wishes.level < 1:
        raise SpokenError(words("usage-value", option="--level"))
    players = named_players(words, wishes.players)
    if len(players) < 2:
        raise SpokenError(words("duplicate-players", example="--players greedy,random"))
    rules = chosen_rules(words, wishes.game, wishes.preset, wishes.rules)

    def progress(done: int, deals: int) -> None:
        if done == deals or done % 100 < 4:
            report(words("duplicate-progress", done=done, deals=deals))

    with speaking_of_players(words, report):
        result = play_duplicate(
            rules,
            players,
            wishes.deals,
            wishes.seed,
            workers=wishes.workers,
            level=wishes.level,
            progress=progress,
        )
    if wishes.json:
        say(json_line(asdict(result)))
        return INTERRUPTED if result.interrupted else OK
    head = [words(f"duplicate-{name}") for name in ("player", "points", "wins", "edge")]
    rows = [
        [
            player.name,
            _estimated(words, player.points),
            _estimated(words, player.wins),
            _estimated(words, player.edge, signed=True),
        ]
        for player in result.players
    ]
    for row in table_lines([head, *rows]):
        say(row)
    level = f"{100 * wishes.level:g}"
    say(words("duplicate-summary", deals=result.deals, rounds=result.rounds, level=level))
    if result.unfinished:
        say(words("duplicate-unfinished", count=result.unfinished))
    if result.interrupted:
        report(words("duplicate-interrupted", done=result.deals, deals=wishes.deals))
        return INTERRUPTED
    return OK


def _estimated(words: Words, found: Estimate, *, signed: bool = False) -> str:
    """A mean with its interval: ``33.311 (30.173 to 36.449)``."""
    from oneleft.analysis.labtext import number_text

    numbers = (found.mean, found.low, found.high)
    mean, low, high = (number_text(words, each, 3, signed=signed) for each in numbers)
    return f"{mean} ({words('lab-from-to', low=low, high=high)})"


def named_players(words: Words, text: str) -> tuple[Player, ...]:
    """The players of ``--players greedy,random``; ``module:Bot`` is one of somebody's own.

    Raises:
        SpokenError: such a one is not there.
    """
    return tuple(_player(words, each.strip()) for each in text.split(","))


def _player(words: Words, text: str) -> Player:
    if ":" in text:
        return own_bot(words, text)
    if text not in BOTS:
        raise SpokenError(words("error-bot-player", text=text, choices=", ".join(BOTS)))
    return text


def table_lines(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows of text with their columns below one another."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [
        "  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]

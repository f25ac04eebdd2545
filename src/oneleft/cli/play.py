"""``oneleft play``: sets up a match and seats people and bots at it."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from oneleft.bots import BOTS, make_bot
from oneleft.chance import Chance, Commitment, Committed, Seeded
from oneleft.cli.board import Board
from oneleft.cli.reading import folded
from oneleft.cli.saving import TableNote, is_there, read_saved, try_writing
from oneleft.cli.screen import Screen, wants_plain
from oneleft.cli.seating import NAMES, Seating
from oneleft.cli.session import Session
from oneleft.cli.speech import SpokenError, chosen_rules, read_file
from oneleft.faces import seat_text
from oneleft.match import Match
from oneleft.record import resume
from oneleft.rules import Ruleset
from oneleft.splitmix import SplitMix64
from oneleft.words import Words

SEED_BITS = 32
"""Seeds that are made up are short enough to type."""
MOST_DELAY = 3600
"""Seconds after a bot's act; nobody waits longer."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Wishes:
    """The options of ``oneleft play``. None: the default."""

    game: str = "cards"
    seats: int = 3
    preset: str = "classic"
    rules: Sequence[str] = ()
    bots: int | None = None
    bot: str = "greedy"
    seed: int | None = None
    record: Path | None = None
    resume: Path | None = None
    plain: bool = False
    delay: float = 0.0
    names: Sequence[str] = ()


def play(words: Words, wishes: Wishes) -> None:
    """Plays a match at the terminal.

    Raises:
        OneLeftError: the wishes do not fit together; nothing has begun.
    """
    if wishes.record is not None:
        _check_record(words, wishes.record, is_new=wishes.resume is None)
    if not 0 <= wishes.delay <= MOST_DELAY:
        raise SpokenError(words("usage-value", option="--delay"))
    if wishes.bot not in BOTS:
        raise SpokenError(words("error-bot", text=wishes.bot, choices=", ".join(BOTS)))
    screen = Screen(plain=wishes.plain or wants_plain(os.environ, sys.stdout))
    session = _resumed(words, wishes, screen) if wishes.resume else _begun(words, wishes, screen)
    session.record_path = wishes.record
    session.delay = wishes.delay
    session.run()


def _check_record(words: Words, path: Path, *, is_new: bool) -> None:
    """Refuses now a record that could not be written when the match is over."""
    if is_new and is_there(path):
        raise SpokenError(words("error-file-exists", path=str(path)))
    try:
        try_writing(path)
    except OSError:
        raise SpokenError(words("error-file-unwritable", path=str(path))) from None


def _board(screen: Screen) -> Board:
    if screen.plain:
        from oneleft.cli.plain import PlainBoard

        return PlainBoard(screen)
    from oneleft.cli.color import ColorBoard

    return ColorBoard(screen)


def _begun(words: Words, wishes: Wishes, screen: Screen) -> Session:
    rules: Ruleset = chosen_rules(words, wishes.game, wishes.preset, wishes.rules)
    rules.check(wishes.seats)
    seating = _seating(words, wishes, wishes.seats)
    note = TableNote(seed=wishes.seed)
    chance: Chance
    if wishes.seed is not None:
        chance = Seeded(wishes.seed)
        note.bot_seed = wishes.seed
    else:
        commitment = Commitment.make()
        chance = Committed(commitment)
        note.secret, note.salt = commitment.secret.hex(), commitment.salt.hex()
        note.bot_seed = secrets.randbits(SEED_BITS)
    generators = _generators(note.bot_seed, seating)
    return Session(
        words=words,
        screen=screen,
        board=_board(screen),
        match=Match(rules, wishes.seats, chance),
        seating=seating,
        bots={seat: make_bot(kind, generators[seat]) for seat, kind in seating.bots.items()},
        generators=generators,
        note=note,
    )


def _generators(seed: int, seating: Seating) -> dict[int, SplitMix64]:
    """Each bot's own generator; rounds take the streams from 1 on, so these count from far off."""
    return {seat: SplitMix64.stream(seed, (1 << 20) + seat) for seat in seating.bots}


def _seating(words: Words, wishes: Wishes, seats: int) -> Seating:
    """People at the first seats, bots at the last."""
    bots = min(2, seats - 1) if wishes.bots is None else wishes.bots
    if not 0 <= bots <= seats:
        raise SpokenError(words("error-bots", bots=bots, seats=seats))
    return Seating(
        _names(words, wishes.names, seats), dict.fromkeys(range(seats - bots, seats), wishes.bot)
    )


def _names(words: Words, given: Sequence[str], seats: int) -> tuple[str, ...]:
    """The names that were given, then others; each means one seat, and no other's letter."""
    found: list[str] = []
    for seat in range(seats):
        taken = {folded(name) for name in found}
        taken |= {seat_text(other).lower() for other in range(seats) if other != seat}
        name = given[seat].strip() if seat < len(given) else ""
        if folded(name) in taken:
            raise SpokenError(words("error-name", text=name))
        taken |= {folded(other.strip()) for other in given}
        spare = (*NAMES[seat:], *NAMES)
        found.append(name or next(other for other in spare if folded(other) not in taken))
    return tuple(found)


def _resumed(words: Words, wishes: Wishes, screen: Screen) -> Session:
    assert wishes.resume is not None
    record, note = read_saved(read_file(words, wishes.resume))
    names = tuple(name or NAMES[seat] for seat, name in enumerate(record.names))
    source = note.source(record.published) if note is not None else None
    if note is None:
        seating = Seating(names, _seating(words, wishes, record.seats).bots)
        note = TableNote(bot_seed=secrets.randbits(SEED_BITS), seed=wishes.seed)
        generators = _generators(note.bot_seed, seating)
    else:
        seating = Seating(names, {seat: kind for seat, (kind, _) in note.bots.items()})
        generators = _generators(note.bot_seed, seating)
        for seat, (_, state) in note.bots.items():
            generators[seat].state = state
    if source is None:
        seed = secrets.randbits(SEED_BITS) if note.seed is None else note.seed
        note.seed = None
        match = resume(record, Seeded(seed))
    else:
        match = resume(record, source, catch_up=True)
    return Session(
        words=words,
        screen=screen,
        board=_board(screen),
        match=match,
        seating=seating,
        bots={seat: make_bot(kind, generators[seat]) for seat, kind in seating.bots.items()},
        generators=generators,
        note=note,
        earlier=list(record.rounds[:-1]),
        save_path=wishes.resume if wishes.resume.suffix == ".oneleft" else None,
        is_resumed=True,
    )

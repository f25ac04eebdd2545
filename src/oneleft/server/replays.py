"""Replays: a finished match once more, step by step, as any seat saw it or with all hands open."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from oneleft.events import EVERYTHING
from oneleft.kernel.state import CLOCK
from oneleft.server import entries as e
from oneleft.server import wire as w
from oneleft.server.projection import events_of, game_view, lines_of, seat_view
from oneleft.server.store import Store
from oneleft.server.table import CLOSED, OVER, Table

GONE = "—"
"""The name of somebody who has deleted what was theirs, and who it was."""


class ReplayRound(Struct, frozen=True):
    """A round of a replay, and where its steps begin in the table's log."""

    number: int
    seq: int
    score: w.RoundScore | None


class Replay(Struct, frozen=True, kw_only=True):
    """A finished match: who, under which rules, how it went, and what proves its cards or rolls."""

    name: str
    settings: w.Settings
    law: int
    seats: list[w.SeatView]
    rounds: list[ReplayRound]
    totals: list[int]
    winners: list[int]
    digest: str
    seals: dict[int, str]
    nonces: dict[int, str]
    secret: str
    salt: str
    mine: bool


class ReplayStep(Struct, frozen=True, kw_only=True):
    """An act and what the viewer saw after it."""

    seq: int
    at: int
    seat: int | None
    auto: str
    move: str | None
    events: list[dict[str, object]]
    lines: list[w.Line]
    game: w.CardsView | w.DiceView


def has_ended(table: Table) -> bool:
    """Whether a match was begun and nothing more will happen in it."""
    return table.match is not None and table.status in (OVER, CLOSED)


def replay_of(table: Table, log: list[tuple[int, e.Entry]], *, mine: bool) -> Replay:
    """The outline of a replay."""
    assert table.match is not None
    starts = [seq for seq, entry in log if isinstance(entry, e.Dealt | e.RoundBegun)]
    rounds = [
        ReplayRound(number, seq, table.rounds[number - 1] if number <= len(table.rounds) else None)
        for number, seq in enumerate(starts, start=1)
    ]
    return Replay(
        name=table.replay,
        settings=table.settings,
        law=table.law,
        seats=[seat_view(seat) for seat in table.seats],
        rounds=rounds,
        totals=list(table.match.totals),
        winners=list(table.match.winners),
        digest=table.commitment.digest,
        seals={number: seat.seal for number, seat in enumerate(table.seats) if seat.seal},
        nonces={number: seat.nonce for number, seat in enumerate(table.seats) if seat.nonce},
        secret=table.commitment.secret.hex(),
        salt=table.commitment.salt.hex(),
        mine=mine,
    )


def round_steps(
    blank: Table, log: list[tuple[int, e.Entry]], number: int, viewer: int | None
) -> list[ReplayStep]:
    """The steps of a round; ``viewer`` None: all hands are open. ``blank`` is folded up."""
    sight = EVERYTHING if viewer is None else viewer
    found: list[ReplayStep] = []
    present = 0
    for seq, entry in log:
        step = blank.apply(seq, entry)
        present += isinstance(entry, e.Dealt | e.RoundBegun)
        if present > number:
            break
        if present < number or not isinstance(entry, e.Dealt | e.RoundBegun | e.Acted):
            continue
        actor = entry.actor if isinstance(entry, e.Acted) else CLOCK
        found.append(
            ReplayStep(
                seq=seq,
                at=entry.at,
                seat=actor if actor >= 0 else None,
                auto=getattr(entry, "auto", ""),
                move=entry.move if isinstance(entry, e.Acted) else None,
                events=events_of(step.story, sight),
                lines=lines_of(blank, step.story, sight),
                game=game_view(blank.game, sight),
            )
        )
    return found


async def forget_at(store: Store, table: Table, guest: str) -> None:
    """Takes a guest's name and words out of a table that has ended; the last one takes it all."""
    others = any(seat.guest not in ("", GONE, guest) for seat in table.seats)
    if not others:
        await store.delete_table(table.code)
        return
    holder: dict[int, str] = {}
    for seq, entry in await store.entries_after(table.code, 0):
        changed: e.Entry | None = None
        if isinstance(entry, e.Made) and entry.host == guest:
            changed = msgspec.structs.replace(entry, host=GONE)
        elif isinstance(entry, e.Seated):
            holder[entry.seat] = entry.guest
            if entry.guest == guest:
                changed = msgspec.structs.replace(entry, guest=GONE, name=GONE)
        elif isinstance(entry, e.Named) and holder.get(entry.seat) == guest:
            changed = msgspec.structs.replace(entry, name=GONE)
        elif isinstance(entry, e.Said) and entry.text and holder.get(entry.seat) == guest:
            changed = msgspec.structs.replace(entry, text="")
        if changed is not None:
            await store.rewrite(table.code, seq, changed)
    await store.forget_player(table.code, guest)

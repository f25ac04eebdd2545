"""A table with its log and a clock that is set by hand: no server, no socket, no waiting."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Callable, Sequence

from oneleft.chance import Commitment, Committed
from oneleft.rules import LAW_VERSION
from oneleft.server import entries as e
from oneleft.server import wire as w
from oneleft.server.decide import Asker, Decision, Hold, Refusal, decide
from oneleft.server.dues import entries_due, next_due
from oneleft.server.table import BETWEEN, PLAYING, Stepped, Table

START = 1_700_000_000_000
GUESTS = ("ana", "bob", "cid", "dot", "eve", "fay", "gus", "hal", "ivo", "joe")
LEAST_MS = 5
"""What a person needs between two acts, so that no two fall on the same millisecond."""


def state_text(table: Table) -> str:
    """All of a table, so that two of them can be compared."""
    parts = [
        (each.name, getattr(table, each.name))
        for each in dataclasses.fields(Table)
        if each.name not in ("match", "commitment", "shared")  # shared follows from the rest
    ]
    match = table.match
    if match is not None:
        source, game = match.chance, match.game
        assert isinstance(source, Committed)
        parts += [
            ("match", (match.results, match.active, match.totals)),
            ("game", (game.first, list(game.state), game.entries, game.events)),
            ("chance", (source.round, source.counter)),
        ]
    return repr(parts)


class Desk:
    """A table, its log, and the time.

    Args:
        seed: of the table's secret.
        settings: of the table; the host is ``ana``, who has no seat yet.
    """

    def __init__(self, seed: int = 1, **settings: object) -> None:
        rng = random.Random(seed)
        self.commitment = Commitment(rng.randbytes(32), rng.randbytes(16))
        self.now = START
        self.log: list[e.Entry] = []
        self.steps: list[Stepped] = []
        self.count = 0
        self.table = Table("K7QX2M9P", self.commitment, "a-replay-name-0000")
        settings = {"window_min_ms": 0, **settings}
        self.write(
            [
                e.Made(
                    at=self.now,
                    settings=w.Settings(**settings),  # type: ignore[arg-type]
                    host=GUESTS[0],
                    digest=self.commitment.digest,
                    law=LAW_VERSION,
                )
            ]
        )

    # ------------------------------------------------------------------ writing

    def write(self, entries: Sequence[e.Entry]) -> None:
        """Writes entries down and folds in what can be read again."""
        for entry in entries:
            self.log.append(e.read_entry(e.entry_bytes(entry)))
            self.steps.append(self.table.apply(len(self.log), self.log[-1]))

    def folded(self) -> Table:
        """The same table out of its log."""
        table = Table(self.table.code, self.commitment, self.table.replay)
        for seq, entry in enumerate(self.log, start=1):
            table.apply(seq, entry)
        return table

    # ------------------------------------------------------------------ asking

    def id(self) -> str:
        """A command's id that nobody has used."""
        self.count += 1
        return f"c{self.count}"

    def ask(self, guest: str, command: w.Command, *, delay: int = 0) -> Decision:
        """What becomes of a command now; asking changes nothing."""
        before = state_text(self.table)
        decision = decide(
            self.table, Asker(guest, conn=f"of-{guest}", delay=delay), command, self.now
        )
        assert state_text(self.table) == before
        return decision

    def do(self, guest: str, command: w.Command, *, delay: int = 0) -> Sequence[e.Entry]:
        """Does a command that must be accepted at once."""
        decision = self.ask(guest, command, delay=delay)
        assert not isinstance(decision, Refusal | Hold), decision
        self.write(decision)
        return decision

    def refused(self, guest: str, command: w.Command) -> str:
        """The code with which a command is refused."""
        decision = self.ask(guest, command)
        assert isinstance(decision, Refusal), decision
        assert decision.text
        return decision.code

    def act(self, guest: str, move: str, *, delay: int = 0) -> Decision:
        """Asks for a move by one who has seen all; written down if it is accepted."""
        command = w.Act(id=self.id(), move=move, seq=self.table.seq)
        decision = self.ask(guest, command, delay=delay)
        if not isinstance(decision, Refusal | Hold):
            self.write(decision)
        return decision

    # ------------------------------------------------------------------ time

    def wait(self, milliseconds: int) -> None:
        """Time goes by, and what falls due is done when it falls due."""
        until = self.now + milliseconds
        while True:
            due = next_due(self.table)
            if due is None or due.at > until:
                break
            self.now = max(self.now, due.at)
            entries = entries_due(self.table, self.now)
            assert entries
            self.write(entries)
        self.now = until

    # ------------------------------------------------------------------ common ways

    def sit(self, *guests: str) -> None:
        """Guests sit down, each with a client of its own."""
        for guest in guests:
            self.do(guest, w.Sit(id=self.id(), name=guest.title()))

    def start(self, persons: int | None = None) -> Desk:
        """People sit down and are ready, bots fill the rest, and the round begins."""
        count = len(self.table.seats) if persons is None else persons
        self.sit(*GUESTS[:count])
        for guest in GUESTS[1:count]:
            self.do(guest, w.Ready(id=self.id()))
        self.do(GUESTS[0], w.Start(id=self.id(), fill=True))
        self.wait(1)
        assert self.table.status == PLAYING
        return self

    def gone(self, seat: int) -> None:
        """The seat's client is gone."""
        conn = self.table.seats[seat].conn
        self.write([e.Away(at=self.now, seat=seat, conn=conn)])

    def back(self, seat: int, conn: str = "again") -> None:
        """The seat's client is there again."""
        self.write([e.Here(at=self.now, seat=seat, conn=conn)])

    def guest(self, seat: int) -> str:
        """Who holds a seat."""
        return self.table.seats[seat].guest

    def turn(self) -> int:
        """Whose turn it is."""
        turn = self.table.game.turn
        assert turn is not None
        return turn

    def play_on(
        self, rng: random.Random, enough: Callable[[Table], object], most: int = 400
    ) -> bool:
        """People play at random, each turn at once, until it is so; whether it came to that."""
        for _ in range(most):
            if enough(self.table):
                return True
            if self.table.status != PLAYING:
                return False
            turn = self.turn()
            if self.table.driver(turn):
                self.wait(3_000)
                continue
            moves = [str(move) for move in self.table.game.legal_moves(turn)]
            quiet = [move for move in moves if not move.endswith("!") and move != "uno"]
            decision = self.act(self.guest(turn), rng.choice(quiet or moves))
            self.wait(decision.until - self.now if isinstance(decision, Hold) else LEAST_MS)
        return bool(enough(self.table))


def between(**settings: object) -> Desk:
    """A table after the first round of a match that goes on."""
    wanted: dict[str, object] = {"seats": 3, "options": {"hand_size": "1"}, "pause_seconds": 30}
    for seed in range(20):
        desk = Desk(seed, **{**wanted, **settings}).start()
        desk.play_on(random.Random(seed), lambda table: table.status != PLAYING)
        if desk.table.status == BETWEEN:
            return desk
    raise AssertionError("no round has ended so that another follows")


def in_phase(phase: str, **settings: object) -> Desk:
    """A table whose round has begun in this phase."""
    desks = (Desk(seed, **settings).start() for seed in range(99))
    return next(desk for desk in desks if desk.table.game.phase == phase)


def owes(table: Table) -> bool:
    """Whether somebody owes UNO."""
    return table.status == PLAYING and bool(table.game.view(-1).owes)


__all__ = [
    "GUESTS",
    "START",
    "Desk",
    "between",
    "in_phase",
    "owes",
    "state_text",
]

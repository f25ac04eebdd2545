"""Sockets: who listens to a table here, with a bounded queue each, and how far away they are."""

from __future__ import annotations

import asyncio
import statistics
from collections import deque
from dataclasses import dataclass, field

from oneleft.server import wire as w
from oneleft.server.distance import RoundTrip, WriteNow, bounded
from oneleft.server.store import Guest

QUEUE = 128
"""Frames that may wait for a slow reader; one more, and it is closed and comes back."""
ROUND_TRIPS = 9


@dataclass(slots=True, eq=False)
class Listener:
    """A socket at a table.

    Attributes:
        seat: the seat it speaks for, None for a spectator.
        conn: its name among the connections of the seat.
        round_trip: asks the network for the connection's round trip, in seconds.
        write_now: writes a frame if it can go out at once.
        is_writing: whether the socket's task is sending a frame that could not.
        bye: why it is to be closed; empty while it is not.
        delay_ms: half the median of the last round trips, as far as the network bears them out; 0
            while none is known. Worked out when a beat is answered, not at every command.
    """

    guest: Guest
    conn: str
    seat: int | None = None
    round_trip: RoundTrip = lambda: None
    write_now: WriteNow = lambda _frame: False
    is_writing: bool = False
    queue: asyncio.Queue[bytes] = field(default_factory=lambda: asyncio.Queue(QUEUE))
    bye: str = ""
    seq: int = 0
    closing: asyncio.Event = field(default_factory=asyncio.Event)
    _beats: dict[int, float] = field(default_factory=dict)
    _trips: deque[float] = field(default_factory=lambda: deque(maxlen=ROUND_TRIPS))
    delay_ms: int = 0

    def send(self, frame: bytes) -> None:
        """Sends a frame, behind those that wait; a reader that is too slow is closed."""
        if not self.is_writing and self.queue.empty() and not self.bye and self.write_now(frame):
            return
        try:
            self.queue.put_nowait(frame)
        except asyncio.QueueFull:
            self.close("slow")

    def say(self, message: w.Message) -> None:
        """Sends a message."""
        self.send(w.encoder.encode(message))

    def close(self, why: str) -> None:
        """Asks the socket to end; the reason is its last frame."""
        if not self.bye:
            self.bye = why
            self.closing.set()

    # ------------------------------------------------------------------ round trips

    def beat_sent(self, number: int, now: float) -> None:
        """A heartbeat leaves at ``now``, in seconds of a steady clock."""
        self._beats = {number: now}

    def beat_answered(self, number: int, now: float) -> None:
        """Its answer is here; answers to what was not asked count for nothing."""
        sent = self._beats.pop(number, None)
        if sent is not None:
            self._trips.append(now - sent)
            trip = bounded(statistics.median(self._trips), self.round_trip())
            self.delay_ms = int(trip * 500)

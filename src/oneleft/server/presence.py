"""Sockets: who listens to a table here, with a bounded queue each, and how far away they are."""

from __future__ import annotations

import asyncio
import statistics
from collections import deque
from dataclasses import dataclass, field

from oneleft.server import wire as w
from oneleft.server.distance import RoundTrip, bounded
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
        bye: why it is to be closed; empty while it is not.
    """

    guest: Guest
    conn: str
    seat: int | None = None
    round_trip: RoundTrip = lambda: None
    queue: asyncio.Queue[bytes] = field(default_factory=lambda: asyncio.Queue(QUEUE))
    bye: str = ""
    seq: int = 0
    closing: asyncio.Event = field(default_factory=asyncio.Event)
    _beats: dict[int, float] = field(default_factory=dict)
    _trips: deque[float] = field(default_factory=lambda: deque(maxlen=ROUND_TRIPS))

    def send(self, frame: bytes) -> None:
        """Puts a frame into the queue; a reader that is too slow is closed."""
        try:
            self.queue.put_nowait(frame)
        except asyncio.QueueFull:
            self.close("slow")

    def say(self, message: w.Message) -> None:
        """Puts a message into the queue."""
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

    @property
    def delay_ms(self) -> int:
        """Half the median of the last round trips, as far as the network bears them out."""
        if not self._trips:
            return 0
        return int(bounded(statistics.median(self._trips), self.round_trip()) * 500)

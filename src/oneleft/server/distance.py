"""The connection itself: how far away the client is, and short ways to write to it and to read.

The kernel's own round trips say how far away a client is as the network knows it.
A client could answer beats late to seem far away; the acknowledgements of its packets are its
kernel's, not its script's. So where the client's own connection ends here, they bound what the
beats say. Behind a proxy only the bound of the race itself holds.

A frame that can go out at once is handed to the transport where it comes up, without a task to wake
and without the layers of the framework, which take longer than everything else about it. A frame
that comes is handed to the session in the same way; its end still comes through the framework.
"""

from __future__ import annotations

import socket
import struct
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

EXTENSION = "oneleft.connection"
_RTT_OFFSET = 68
"""Of tcpi_rtt in struct tcp_info, which the kernel never changes: 8 bytes, then 15 words."""
SLACK_S = 0.010
LARGER = 1.25
"""A beat also passes the client's and the server's event loops."""

RoundTrip = Callable[[], float | None]
WriteNow = Callable[[bytes], bool]
"""Writes a text frame if it can go out at once, and says whether it did."""
Take = Callable[[str], None]
"""Takes a text frame; never fails and never waits."""
ReadNow = Callable[[Take], bool]
"""Lets text frames be taken as they come; False while one still waits in the framework."""


@dataclass(frozen=True, slots=True)
class Connection:
    """What is known of a socket's connection, and the short ways that it has.

    Without them frames go through the framework, as all do that cannot go out at once.
    """

    round_trip: RoundTrip = lambda: None
    write_now: WriteNow = lambda _frame: False
    read_now: ReadNow = lambda _take: False


class MeasuredProtocol(WebSocketsSansIOProtocol):
    """Hands the application the connection's round trip and the short ways."""

    take: Take | None = None

    def handle_connect(self, event: Any) -> None:
        """Adds them to the scope, which the application reads when its task begins."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            found: socket.socket | None = self.transport.get_extra_info("socket")
            extensions: Any = self.scope.setdefault("extensions", {})
            extensions[EXTENSION] = Connection(
                lambda: tcp_round_trip(found), self.write_now, self.read_now
            )

    def write_now(self, frame: bytes) -> bool:
        """Writes a text frame, but not while the reader is slow or the connection ends."""
        is_open = self.handshake_complete and not (self.close_sent or self.disconnected)
        if not is_open or not self.writable.is_set() or self.transport.is_closing():
            return False
        try:
            self.conn.send_text(frame)
        except InvalidState:
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def read_now(self, take: Take) -> bool:
        """Hands text frames to ``take`` from now on, unless one waits that came before."""
        if self.queue.empty():
            self.take = take
        return self.take is not None

    def send_receive_event_to_app(self) -> None:
        """A message is whole: to the session, where that takes text itself."""
        if self.take is None or self.curr_msg_data_type != "text" or self.close_sent:
            super().send_receive_event_to_app()
            return
        try:
            text = b"".join(self.frames).decode()
        except UnicodeDecodeError:
            super().send_receive_event_to_app()  # which ends the connection
            return
        self.frames = []
        self.take(text)


def tcp_round_trip(connection: socket.socket | None) -> float | None:
    """The kernel's smoothed round trip in seconds; None where it cannot be known."""
    if connection is None or not hasattr(socket, "TCP_INFO"):
        return None
    try:
        info = connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, _RTT_OFFSET + 4)
    except OSError:
        return None
    (microseconds,) = struct.unpack_from("I", info, _RTT_OFFSET)
    return microseconds / 1e6 if microseconds else None


def connection_of(scope: Mapping[str, Any]) -> Connection:
    """What :class:`MeasuredProtocol` has put into the scope; under another server, nothing."""
    found: Connection | None = scope.get("extensions", {}).get(EXTENSION)
    return Connection() if found is None else found


def bounded(beats: float, kernel: float | None) -> float:
    """A round trip in seconds: what beats say, but not more than the network can account for."""
    return beats if kernel is None else min(beats, kernel * LARGER + SLACK_S)

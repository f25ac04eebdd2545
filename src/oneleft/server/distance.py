"""How far away a client is, as the network knows it: the kernel's own round trips.

A client could answer beats late to seem far away; the acknowledgements of its packets are its
kernel's, not its script's. So where the client's own connection ends here, they bound what the
beats say. Behind a proxy only the bound of the race itself holds.
"""

from __future__ import annotations

import socket
import struct
from collections.abc import Callable, Mapping
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION = "oneleft.round_trip"
_RTT_OFFSET = 68
"""Of tcpi_rtt in struct tcp_info, which the kernel never changes: 8 bytes, then 15 words."""
SLACK_S = 0.010
LARGER = 1.25
"""A beat also passes the client's and the server's event loops."""

RoundTrip = Callable[[], float | None]


class MeasuredProtocol(WebSocketsSansIOProtocol):
    """Hands the application a way to ask for the connection's round trip."""

    def handle_connect(self, event: Any) -> None:
        """Adds it to the scope, which the application reads when its task begins."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            found: socket.socket | None = self.transport.get_extra_info("socket")
            extensions: Any = self.scope.setdefault("extensions", {})
            extensions[EXTENSION] = {"ask": lambda: tcp_round_trip(found)}


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


def asker_of(scope: Mapping[str, Any]) -> RoundTrip:
    """The way to ask that :class:`MeasuredProtocol` has put into the scope."""
    extension = scope.get("extensions", {}).get(EXTENSION)
    return extension["ask"] if extension else lambda: None


def bounded(beats: float, kernel: float | None) -> float:
    """A round trip in seconds: what beats say, but not more than the network can account for."""
    return beats if kernel is None else min(beats, kernel * LARGER + SLACK_S)

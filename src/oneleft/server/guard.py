"""What is refused before anybody looks: foreign origins and floods; and headers on all answers."""

from __future__ import annotations

from urllib.parse import urlsplit

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.exceptions import PermissionDeniedException, TooManyRequestsException
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from oneleft.server.identity import Connection

SAFE = ("GET", "HEAD", "OPTIONS")
UNSAFE_RATE = parse("240/minute")
"""Unsafe requests of one address."""
MAKING_RATE = parse("30/minute")
"""Tables and tokens made from one address."""
FRAME_RATE = parse("30/second")
"""Frames of one socket."""
SOCKET_RATE = parse("600/minute")
"""New sockets from one address."""

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
"""Of every answer: nothing is loaded from elsewhere, no script or style stands inside."""


def is_foreign(connection: Connection) -> bool:
    """Whether another site's page sent this: it is not done, whoever's cookie it has."""
    site = connection.headers.get("sec-fetch-site")
    if site is not None and site not in ("same-origin", "none"):
        return True
    origin = connection.headers.get("origin")
    if origin is None:
        return False
    try:
        place = urlsplit(origin).netloc.lower()
    except ValueError:
        return True
    return place != connection.headers.get("host", "").lower()


class Guard:
    """An ASGI middleware: origins and rates of unsafe requests."""

    def __init__(self, app: ASGIApp, limiter: Limiter) -> None:
        self.app = app
        self.limiter = limiter

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuses, or passes on."""
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        connection: Connection = ASGIConnection(scope)
        if scope["method"] not in SAFE:
            if is_foreign(connection):
                raise PermissionDeniedException("the request comes from another site")
            self.limiter.check(UNSAFE_RATE, "http", connection)
        await self.app(scope, receive, send)


async def add_headers(message: Message, _scope: Scope) -> None:
    """Puts the headers on every answer, whoever gives it."""
    if message["type"] != "http.response.start":
        return
    there = {name for name, _ in message["headers"]}
    message["headers"] = [
        *message["headers"],
        *(
            (name.encode(), value.encode())
            for name, value in HEADERS.items()
            if name.encode() not in there
        ),
    ]


class Limiter:
    """Counts what comes from where, in this process."""

    def __init__(self, *, off: bool = False) -> None:
        self.off = off
        self._strategy = SlidingWindowCounterRateLimiter(MemoryStorage())

    def allows(self, rate: RateLimitItem, what: str, whose: str) -> bool:
        """Counts one more; whether it is still within the rate."""
        return self.off or self._strategy.hit(rate, what, whose)

    def check(self, rate: RateLimitItem, what: str, connection: Connection) -> None:
        """Counts a request of an address.

        Raises:
            TooManyRequestsException: too many.
        """
        if not self.allows(rate, what, address_of(connection)):
            raise TooManyRequestsException("too many requests: wait a moment")


def address_of(connection: Connection) -> str:
    """Where a request comes from."""
    return connection.client.host if connection.client else ""

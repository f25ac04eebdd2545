"""The doorbell: tells the other processes that a table has gone on. No card travels on it.

A ring is a table's code and the number of its last entry. A ring that is lost costs time, never an
entry: whoever hears one reads the log, and after every new subscription all tables are looked up.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from oneleft.errors import OneLeftError

Heard = Callable[[str, int], None]
"""Called with a table's code and the number of its last entry."""
Subscribed = Callable[[], None]
"""Called after every new subscription: rings may have been missed."""
CHANNEL = "oneleft"
LONGEST_PAUSE = 2.0
MOST_RINGS = 256
"""Of one message: PostgreSQL carries fewer than 8,000 bytes, and a ring has fewer than 24."""
_LOG = logging.getLogger(__name__)


class BusError(OneLeftError):
    """The bus cannot be used."""


class Bus(Protocol):
    """Carries rings between processes."""

    is_shared: bool
    """Whether it reaches other processes."""

    async def start(self, heard: Heard, subscribed: Subscribed) -> None:
        """Begins to listen, and goes on listening whatever happens to the other side."""
        ...

    def ring(self, code: str, seq: int) -> None:
        """Tells the others; never waits and never fails."""
        ...

    @property
    def is_up(self) -> bool:
        """Whether it listens at present."""
        ...

    async def close(self) -> None:
        """Stops."""
        ...


def open_bus(url: str) -> Bus:
    """The bus of a URL: empty for a single process, ``redis://…`` or ``postgresql://…``.

    Raises:
        BusError: another kind, or the library for it is missing.
    """
    if not url:
        return LocalBus()
    kind = url.partition("://")[0].split("+")[0]
    if kind in ("redis", "rediss", "valkey"):
        return RedisBus(url.replace("valkey", "redis", 1))
    if kind in ("postgresql", "postgres"):
        return PostgresBus(url)
    raise BusError(f"no bus of kind {kind!r}: use redis or postgresql")


class LocalBus:
    """For a single process: there is nobody else to tell."""

    is_shared = False
    is_up = True

    async def start(self, heard: Heard, subscribed: Subscribed) -> None:
        """Nothing to listen to."""

    def ring(self, code: str, seq: int) -> None:
        """Nobody to tell."""

    async def close(self) -> None:
        """Nothing to stop."""


class _RemoteBus:
    """What the shared buses have in common: one task listens, another rings."""

    is_shared = True

    def __init__(self, url: str) -> None:
        self.url = url
        self._up = False
        self._rings: dict[str, int] = {}
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def is_up(self) -> bool:
        """Whether it listens at present."""
        return self._up

    async def start(self, heard: Heard, subscribed: Subscribed) -> None:
        """Begins to listen; waits a moment for the first subscription."""
        first = asyncio.Event()

        def again() -> None:
            first.set()
            subscribed()

        self._tasks = [
            asyncio.create_task(self._forever(lambda: self._listen(heard, again))),
            asyncio.create_task(self._forever(self._send)),
        ]
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(first.wait(), LONGEST_PAUSE)

    def ring(self, code: str, seq: int) -> None:
        """Tells the others soon; of several rings of a table only the last is sent."""
        self._rings[code] = seq
        self._wake.set()

    async def _forever(self, run: Callable[[], Awaitable[None]]) -> None:
        pause = 0.05
        while True:
            try:
                await run()
                pause = 0.05
            except asyncio.CancelledError:
                raise
            except Exception as error:  # noqa: BLE001 - whatever the client library raises
                _LOG.warning("the bus does not answer: %s", type(error).__name__)
            self._up = False
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE / 4)

    async def _next_rings(self) -> list[str]:
        """What rang since the last message; at most MOST_RINGS tables in each."""
        await self._wake.wait()
        self._wake.clear()
        rings, self._rings = self._rings, {}
        said = [f"{code} {seq}" for code, seq in rings.items()]
        parts = range(0, len(said), MOST_RINGS)
        return [" ".join(said[first : first + MOST_RINGS]) for first in parts]

    async def _listen(self, heard: Heard, subscribed: Subscribed) -> None:
        raise NotImplementedError

    async def _send(self) -> None:
        raise NotImplementedError

    async def close(self) -> None:
        """Stops both tasks."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _hear(heard: Heard, data: str) -> None:
    words = data.split()
    for code, seq in zip(words[::2], words[1::2], strict=False):
        if seq.isdecimal():
            heard(code, int(seq))


class RedisBus(_RemoteBus):
    """A channel of Redis or Valkey."""

    def __init__(self, url: str) -> None:
        try:
            import redis.asyncio as redis
        except ModuleNotFoundError as error:
            raise BusError('a Redis bus needs redis: pip install "oneleft[redis]"') from error
        super().__init__(url)
        self._redis: Any = redis

    def _client(self) -> Any:
        return self._redis.from_url(
            self.url, socket_connect_timeout=1.0, socket_keepalive=True, health_check_interval=1
        )

    async def _listen(self, heard: Heard, subscribed: Subscribed) -> None:
        async with self._client() as client, client.pubsub() as subscription:
            await subscription.subscribe(CHANNEL)
            self._up = True
            subscribed()
            while True:
                message = await subscription.get_message(
                    ignore_subscribe_messages=True, timeout=1.0
                )
                if message is not None:
                    _hear(heard, message["data"].decode())

    async def _send(self) -> None:
        async with self._client() as client:
            while True:
                for text in await self._next_rings():
                    await client.publish(CHANNEL, text)


class PostgresBus(_RemoteBus):
    """LISTEN and NOTIFY of PostgreSQL."""

    def __init__(self, url: str) -> None:
        try:
            import asyncpg
        except ModuleNotFoundError as error:
            raise BusError(
                'a PostgreSQL bus needs asyncpg: pip install "oneleft[postgres]"'
            ) from error
        super().__init__(url.replace("+asyncpg", ""))
        self._asyncpg: Any = asyncpg

    async def _listen(self, heard: Heard, subscribed: Subscribed) -> None:
        connection = await self._asyncpg.connect(self.url, timeout=2)
        try:
            await connection.add_listener(
                CHANNEL, lambda _connection, _pid, _channel, data: _hear(heard, data)
            )
            self._up = True
            subscribed()
            while not connection.is_closed():
                await connection.fetchval("SELECT 1", timeout=2)
                await asyncio.sleep(0.5)
        finally:
            connection.terminate()

    async def _send(self) -> None:
        connection = await self._asyncpg.connect(self.url, timeout=2)
        try:
            while True:
                for text in await self._next_rings():
                    await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, text)
        finally:
            connection.terminate()

"""``oneleft serve``: finds a port, says where the tables are, and runs until it is told to stop."""

from __future__ import annotations

import contextlib
import io
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Generator
from dataclasses import dataclass
from pathlib import Path

import msgspec
import segno
import uvicorn
from uvicorn.server import HANDLED_SIGNALS

from oneleft.errors import SaidError
from oneleft.server.app import ENVIRONMENT, RUNNING, ServerConfig, make_app
from oneleft.server.distance import MeasuredProtocol
from oneleft.server.logs import set_up_logs
from oneleft.server.wire import MOST_FRAME

DEFAULT_PORT = 8108
PORTS_TRIED = 20
GRACE_S = 4


class ServeError(SaidError):
    """The server cannot be started so."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ServeWishes:
    """The options of ``oneleft serve``.

    Attributes:
        host: the address to bind; empty: 127.0.0.1, or the house's with ``lan``.
        port: None: the first free one from 8108 on.
        workers: server processes.
        trusted: the proxies whose X-Forwarded headers are believed; empty: none.
    """

    host: str = ""
    port: int | None = None
    lan: bool = False
    database: str = ""
    bus: str = ""
    workers: int = 1
    trusted: str = ""
    keep_days: int = 90
    unlimited: bool = False


def default_database() -> str:
    """A file in the user's data folder."""
    folder = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    place = Path(folder) / "oneleft"
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ServeError("serve-no-folder", path=str(place)) from error
    return f"sqlite:///{place / 'tables.db'}"


def check_workers(wishes: ServeWishes, database: str) -> None:
    """Several processes need a database and a bus that they can share.

    Raises:
        ServeError: they have none.
    """
    if wishes.workers < 1:
        raise ServeError("serve-workers-none")
    if wishes.workers > 1 and not database.startswith("postgres"):
        raise ServeError("serve-workers-database", count=wishes.workers)
    if wishes.workers > 1 and not wishes.bus:
        raise ServeError("serve-workers-bus", count=wishes.workers)


def house_address() -> str:
    """The address by which the house's other devices reach this one.

    Raises:
        ServeError: there is no network.
    """
    probe = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    try:
        probe.connect(("192.0.2.1", 9))  # a UDP socket sends nothing when it connects
        return str(probe.getsockname()[0])
    except OSError:
        raise ServeError("serve-no-network") from None
    finally:
        probe.close()


def bound_socket(host: str, port: int | None) -> socket.socket:
    """A socket on the port that was asked for, or on the first free one.

    Raises:
        ServeError: the port is taken, or the address is not this machine's.
    """
    ports = range(DEFAULT_PORT, DEFAULT_PORT + PORTS_TRIED) if port is None else [port]
    for number in ports:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        found = socket.socket(family, socket.SOCK_STREAM)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, number))
        except OSError as error:
            found.close()
            if port is not None or number == ports[-1]:
                raise ServeError(
                    "serve-port", host=host, port=str(number), reason=error.strerror or ""
                ) from None
            continue
        found.listen(2048)
        found.set_inheritable(True)
        return found
    raise AssertionError("no port was tried")


class TableServer(uvicorn.Server):
    """Says goodbye at every table before the sockets close, and ends with 0 when it is told to."""

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None]:
        """Handles the signals without raising them once more at the end."""
        usual = {each: signal.signal(each, self.handle_exit) for each in HANDLED_SIGNALS}
        try:
            yield
        finally:
            for each, handler in usual.items():
                signal.signal(each, handler)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tells the clients to come back soon, then closes."""
        for hub in RUNNING:
            await hub.say_goodbye()
        await super().shutdown(sockets)


@dataclass(slots=True)
class Prepared:
    """A server that is ready to run: its socket is bound, its configuration is checked."""

    wishes: ServeWishes
    config: ServerConfig
    socket: socket.socket
    host: str

    @property
    def url(self) -> str:
        """Where its pages are."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"http://{host}:{self.socket.getsockname()[1]}/"


def prepare(wishes: ServeWishes) -> Prepared:
    """Checks everything that can be wrong before anything begins.

    Raises:
        ServeError, StoreError, BusError: what is wrong.
    """
    database = wishes.database or default_database()
    check_workers(wishes, database)
    host = wishes.host or (house_address() if wishes.lan else "127.0.0.1")
    config = ServerConfig(
        database=database,
        bus=wishes.bus,
        keep_days=wishes.keep_days,
        unlimited=wishes.unlimited,
    )
    from oneleft.server.bus import open_bus
    from oneleft.server.database import open_database

    open_database(config.database)
    if config.bus:
        open_bus(config.bus)
    return Prepared(wishes, config, bound_socket(host, wishes.port), host)


def qr_text(url: str) -> str:
    """A QR code for the terminal."""
    out = io.StringIO()
    segno.make(url, micro=False).terminal(out, compact=True)
    return out.getvalue()


def run(prepared: Prepared, *, browser: bool = False) -> None:
    """Serves until a signal comes, or a line that says ``q``."""
    set_up_logs()
    wishes = prepared.wishes
    os.environ[ENVIRONMENT] = msgspec.json.encode(prepared.config).decode()
    several = wishes.workers > 1
    settings = uvicorn.Config(
        "oneleft.server.app:from_environment" if several else make_app(prepared.config),
        factory=several,
        workers=wishes.workers,
        # Behind a proxy the connection's round trip would be the proxy's.
        ws="websockets-sansio" if wishes.trusted else MeasuredProtocol,
        ws_max_size=MOST_FRAME,
        ws_ping_interval=None,
        ws_per_message_deflate=False,
        proxy_headers=bool(wishes.trusted),
        forwarded_allow_ips=wishes.trusted or None,
        server_header=False,
        access_log=False,
        log_level="warning",
        timeout_graceful_shutdown=GRACE_S,
    )
    if several:
        from uvicorn.supervisors import Multiprocess

        supervisor = Multiprocess(settings, sockets=[prepared.socket])
        _quit_on_q(supervisor.should_exit.set)
        supervisor.run()
        return
    server = TableServer(settings)

    def stop() -> None:
        server.should_exit = True

    _quit_on_q(stop)
    if browser:
        threading.Timer(0.7, webbrowser.open, [prepared.url]).start()
    server.run(sockets=[prepared.socket])


def _quit_on_q(stop: Callable[[], None]) -> None:
    """Stops when somebody types ``q``; the end of the input means nothing."""

    def read() -> None:
        for line in sys.stdin:
            if line.strip().lower() in ("q", "quit"):
                stop()
                return

    threading.Thread(target=read, daemon=True, name="keyboard").start()

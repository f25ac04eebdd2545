"""PostgreSQL and Redis of a test's own, which it may stop, kill and start again; and servers."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Self

import httpx

PATIENCE_S = 30.0


def free_port() -> int:
    """A port that nobody listens on at present."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def postgres_binaries() -> Path | None:
    """The folder of PostgreSQL's server programs, the newest there is."""
    on_path = shutil.which("initdb")
    if on_path:
        return Path(on_path).resolve().parent
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return found[-1].parent if found else None


def has_postgres() -> bool:
    """Whether a PostgreSQL server can be started here."""
    return postgres_binaries() is not None


def has_redis() -> bool:
    """Whether a Redis or Valkey server can be started here."""
    return bool(shutil.which("redis-server") or shutil.which("valkey-server"))


def _wait_for_port(port: int) -> None:
    until = time.monotonic() + PATIENCE_S
    while time.monotonic() < until:
        with socket.socket() as probe:
            probe.settimeout(0.5)
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise TimeoutError(f"nothing listens on port {port}")


class Postgres:
    """A cluster in a folder of its own, which trusts everybody on this machine."""

    def __init__(self) -> None:
        binaries = postgres_binaries()
        assert binaries is not None
        self.binaries = binaries
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="oneleft-pg-"))
        # PostgreSQL refuses to run as root.
        self.user = "postgres" if os.geteuid() == 0 else pwd.getpwuid(os.geteuid()).pw_name
        if os.geteuid() == 0:
            shutil.chown(self.folder, self.user)
        self._run(
            "initdb", "-D", str(self.folder / "data"), "-A", "trust", "-U", "oneleft", "-N",
            "--locale=C", "-E", "UTF8",
        )  # fmt: skip
        self.start()

    @property
    def url(self) -> str:
        """The database that the cluster begins with."""
        return f"postgresql://oneleft@127.0.0.1:{self.port}/postgres"

    def _run(self, program: str, *args: str) -> None:
        command = [str(self.binaries / program), *args]
        if os.geteuid() == 0:
            command = [
                "setpriv",
                f"--reuid={self.user}",
                f"--regid={self.user}",
                "--init-groups",
                *command,
            ]
        subprocess.run(command, check=True, timeout=60, stdout=subprocess.DEVNULL, cwd=self.folder)

    def start(self) -> None:
        """Starts the server and waits until it answers."""
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1"
        log = str(self.folder / "log")
        data = str(self.folder / "data")
        self._run("pg_ctl", "-D", data, "-l", log, "-o", options, "-w", "start")

    def stop(self, mode: str = "fast") -> None:
        """Stops it: ``fast``, or ``immediate`` as a crash would."""
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", mode, "-w", "stop")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        with contextlib.suppress(subprocess.SubprocessError):
            self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)


class Redis:
    """A server without files."""

    def __init__(self) -> None:
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def url(self) -> str:
        """Where it listens."""
        return f"redis://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Starts it and waits until it answers."""
        program = shutil.which("redis-server") or shutil.which("valkey-server")
        assert program is not None
        self.process = subprocess.Popen(
            [
                program,
                "--port",
                str(self.port),
                "--save",
                "",
                "--appendonly",
                "no",
                "--bind",
                "127.0.0.1",
            ],
            stdout=subprocess.DEVNULL,
        )
        _wait_for_port(self.port)

    def stop(self) -> None:
        """Kills it."""
        if self.process is not None:
            self.process.kill()
            self.process.wait(10)
            self.process = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


class Server:
    """``oneleft serve`` in a process of its own."""

    def __init__(
        self, database: str, bus: str = "", extra: Sequence[str] = (), port: int = 0
    ) -> None:
        self.database = database
        self.bus = bus
        self.extra = tuple(extra)
        self.port = port or free_port()
        self.log = tempfile.TemporaryFile()  # noqa: SIM115 - open as long as the server
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def url(self) -> str:
        """Where its pages are."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Starts it and waits until it is ready."""
        command = [
            sys.executable, "-m", "oneleft", "serve", "--no-browser", "--unlimited",
            "--port", str(self.port), "--database", self.database, *self.extra,
        ]  # fmt: skip
        if self.bus:
            command += ["--bus", self.bus]
        self.process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=self.log
        )
        until = time.monotonic() + PATIENCE_S
        while time.monotonic() < until:
            try:
                if httpx.get(f"{self.url}/readyz", timeout=1).status_code == 200:
                    return
            except httpx.HTTPError:
                pass
            if self.process.poll() is not None:
                raise RuntimeError(f"the server has ended: {self.logged()}")
            time.sleep(0.05)
        raise TimeoutError(f"the server is not ready: {self.logged()}")

    def logged(self) -> str:
        """What it has written so far."""
        self.log.seek(0)
        return self.log.read().decode()

    def kill(self) -> None:
        """As ``kill -9``."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait(10)
            self.process = None

    def stop(self) -> int:
        """As a shutdown; its exit code."""
        if self.process is None:
            return 0
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(15)
        self.process = None
        return code

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
        self.log.close()

"""Load of the table server: moves a second, and how long a move takes to reach the others.

Tables of four sockets, one move a second at each table, the seats in turn. It starts a server of
its own on a fresh SQLite file, or on the database and bus that are given, and measures from the
mover's frame to the step's arrival at each other seat.

    python -m benchmarks.table_load --tables 800 --seconds 20
    python -m benchmarks.table_load --tables 350 --database postgresql://… --bus redis://…
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from dataclasses import field as dataclass_field
from pathlib import Path

import httpx
import msgspec
import uvloop
from msgspec import Struct, field
from websockets.asyncio.client import ClientConnection, connect

READY_S = 15.0


class SeenSeat(Struct):
    """What the load needs to know of a seat; msgspec passes over the rest of a frame."""

    is_ready: bool = False


class SeenGame(Struct):
    """Likewise of a round."""

    turn: int | None
    legal: list[str]


class SeenView(Struct):
    """Likewise of a table."""

    status: str
    seats: list[SeenSeat]
    game: SeenGame | None


class Frame(Struct):
    """Likewise of a frame."""

    kind_of_frame: str = field(name="is")
    kind: str = ""
    seq: int = 0
    n: int = 0
    view: SeenView | None = None


_frames = msgspec.json.Decoder(Frame)


@dataclass(slots=True)
class Tally:
    """What was measured: milliseconds from mover to other, and what was refused."""

    delays: list[float] = dataclass_field(default_factory=list)
    acknowledged: list[float] = dataclass_field(default_factory=list)
    moves: int = 0
    refused: int = 0
    is_measuring: bool = False
    processor_s: float = 0.0


class Chair:
    """One socket of a table."""

    def __init__(self, table: BenchTable, socket: ClientConnection, name: str) -> None:
        self.table = table
        self.socket = socket
        self.name = name
        self.view: SeenView | None = None
        self.seq = 0
        self.count = 0

    async def send(self, **command: object) -> None:
        """Sends a command with an id of its own."""
        self.count += 1
        await self.socket.send(json.dumps({"id": f"{self.name}{self.count}", **command}))

    async def listen(self) -> None:
        """Takes frames until the socket ends."""
        async for text in self.socket:
            arrived = time.perf_counter()
            frame = _frames.decode(text)
            kind = frame.kind_of_frame
            if kind == "beat":
                await self.send(do="beat", n=frame.n, seq=self.seq)
            elif kind in ("snapshot", "step"):
                self.seq, self.view = frame.seq, frame.view or self.view
                if frame.kind == "act":
                    self.table.arrived(self, arrived)
            elif kind == "done":
                self.table.acknowledged(self, arrived)
            elif kind == "refused":
                self.table.refused(self)


class BenchTable:
    """A table whose seats move in turn, once a second."""

    def __init__(self, tally: Tally) -> None:
        self.tally = tally
        self.chairs: list[Chair] = []
        self.sent_at = 0.0
        self.mover: Chair | None = None

    def arrived(self, chair: Chair, at: float) -> None:
        """A step has reached a seat."""
        if self.tally.is_measuring and self.mover is not None and chair is not self.mover:
            self.tally.delays.append((at - self.sent_at) * 1000)

    def acknowledged(self, chair: Chair, at: float) -> None:
        """The mover has been told that its move is written down."""
        if self.tally.is_measuring and chair is self.mover:
            self.tally.acknowledged.append((at - self.sent_at) * 1000)

    def refused(self, chair: Chair) -> None:
        """A move was refused: the tables here should never see that."""
        if self.tally.is_measuring and chair is self.mover:
            self.tally.refused += 1

    async def move_once(self) -> None:
        """The seat whose turn it is plays its first lawful move."""
        view = self.chairs[0].view
        if view is not None and view.status == "between":
            for chair in self.chairs:
                await chair.send(do="next")
            return
        if view is None or view.game is None or view.status != "playing" or view.game.turn is None:
            return
        chair = self.chairs[view.game.turn]
        own = chair.view.game if chair.view is not None else None
        if own is None or not own.legal or own.turn != view.game.turn:
            return
        legal = own.legal
        called = [move for move in legal if move.endswith("!")]
        self.mover, self.sent_at = chair, time.perf_counter()
        if self.tally.is_measuring:
            self.tally.moves += 1
        await chair.send(do="act", move=(called or legal)[0], seq=chair.seq)

    async def play(self, until: float, phase: float) -> None:
        """A move a second, from ``phase`` on."""
        at = time.perf_counter() + phase
        while at < until:
            await asyncio.sleep(max(0.0, at - time.perf_counter()))
            await self.move_once()
            at += 1.0


async def make_table(
    client: httpx.AsyncClient, urls: list[str], tokens: list[str], tally: Tally, game: str
) -> BenchTable:
    """A table with four sockets, dealt."""
    made = await client.post(
        "/api/tables",
        json={
            "name": "A",
            "game": game,
            "seats": 4,
            "window_min_ms": 0,
            "pause_seconds": 0,
            "preset": "official",
            "options": {"target_score": "5000"},
        },
        headers={"Authorization": f"Bearer {tokens[0]}"},
    )
    made.raise_for_status()
    code = made.json()["table"]
    table = BenchTable(tally)
    for number, token in enumerate(tokens):
        url = urls[number % len(urls)].replace("http", "ws")
        socket = await connect(
            f"{url}/ws/{code}",
            additional_headers={"Authorization": f"Bearer {token}"},
            compression=None,
            ping_interval=None,
        )
        chair = Chair(table, socket, "ABCD"[number])
        table.chairs.append(chair)
        task = asyncio.create_task(chair.listen())
        TASKS.append(task)
        if number:
            await chair.send(do="sit", name="ABCD"[number], seat=number)
            await chair.send(do="ready")
    for _ in range(200):
        await asyncio.sleep(0.02)
        view = table.chairs[0].view
        if view is not None and all(seat.is_ready for seat in view.seats[1:]):
            break
    await table.chairs[0].send(do="start")
    for _ in range(500):
        view = table.chairs[0].view
        if view is not None and view.status == "playing":
            return table
        await asyncio.sleep(0.02)
    raise RuntimeError(f"table {code} has not begun")


TASKS: list[asyncio.Task[None]] = []


async def run(urls: list[str], tables: int, seconds: float, game: str, pids: list[int]) -> Tally:
    """All tables for ``seconds``, after a warm-up of three; ``pids`` are the servers'."""
    tally = Tally()
    limits = httpx.Limits(max_connections=20)
    async with httpx.AsyncClient(base_url=urls[0], limits=limits, timeout=30) as client:
        tokens = []
        for number in range(4):
            answer = await client.post("/api/programs", json={"name": "ABCD"[number]})
            tokens.append(answer.json()["token"])
        found: list[BenchTable] = []
        for begin in range(0, tables, 8):
            found += await asyncio.gather(
                *(
                    make_table(client, urls, tokens, tally, game)
                    for _ in range(begin, min(begin + 8, tables))
                )
            )
        until = time.perf_counter() + 3 + seconds
        playing = [asyncio.create_task(table.play(until, random.random())) for table in found]
        await asyncio.sleep(3)
        tally.is_measuring = True
        before = sum(processor_s(pid) for pid in pids)
        await asyncio.gather(*playing)
        tally.is_measuring = False
        tally.processor_s = sum(processor_s(pid) for pid in pids) - before
        for task in TASKS:
            task.cancel()
    return tally


def percentile(values: list[float], part: float) -> float:
    """The value below which ``part`` of them lie."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else float("nan")


def start_server(port: int, database: str, bus: str) -> subprocess.Popen[bytes]:
    """A server process without rate limits."""
    command = [
        sys.executable, "-m", "oneleft", "serve", "--no-browser", "--port", str(port),
        "--database", database, "--unlimited",
    ]  # fmt: skip
    if bus:
        command += ["--bus", bus]
    return subprocess.Popen(command, stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def wait_until_up(url: str) -> None:
    """Waits for /readyz."""
    until = time.monotonic() + READY_S
    while time.monotonic() < until:
        try:
            if httpx.get(f"{url}/readyz", timeout=1).status_code == 200:
                return
        except httpx.HTTPError:
            pass
        time.sleep(0.1)
    raise SystemExit(f"{url} does not answer")


def memory_mb(pid: int) -> float:
    """Resident memory of a process."""
    for line in Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def processor_s(pid: int) -> float:
    """Processor time of a process so far, in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=800)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--game", choices=("cards", "dice"), default="cards")
    parser.add_argument("--database", default="")
    parser.add_argument("--bus", default="")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--port", type=int, default=8300)
    wishes = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = wishes.database or f"sqlite:///{folder}/tables.db"
        ports = range(wishes.port, wishes.port + wishes.processes)
        servers = [start_server(port, database, wishes.bus) for port in ports]
        try:
            urls = [f"http://127.0.0.1:{port}" for port in ports]
            for url in urls:
                wait_until_up(url)
            empty = memory_mb(servers[0].pid)
            before = os.times()
            pids = [server.pid for server in servers]
            tally = uvloop.run(run(urls, wishes.tables, wishes.seconds, wishes.game, pids))
            full = memory_mb(servers[0].pid)
            own = os.times()
        finally:
            for server in servers:
                server.terminate()
            for server in servers:
                server.wait(10)
    rate = tally.moves / wishes.seconds
    kind = (
        "SQLite"
        if not wishes.database
        else f"{wishes.database.split(':')[0]} + {wishes.bus.split(':')[0]}"
    )
    client = (own.user - before.user + own.system - before.system) / (wishes.seconds + 3)
    print(f"{wishes.tables} tables of {wishes.game}, {wishes.processes} process(es), {kind}")
    print(f"moves: {rate:.0f} a second, refused {tally.refused}")
    for name, values in (("mover to others", tally.delays), ("acknowledged", tally.acknowledged)):
        p50, p95, p99 = (percentile(values, part) for part in (0.5, 0.95, 0.99))
        measured = f"({len(values)} measured)"
        print(f"{name}: p50 {p50:.1f} ms, p95 {p95:.1f} ms, p99 {p99:.1f} ms {measured}")
    if tally.moves:
        print(f"servers: {tally.processor_s / tally.moves * 1000:.2f} ms of processor time a move")
    print(f"memory: {(full - empty) * 1024 / wishes.tables:.0f} kB a table with its sockets")
    load = os.getloadavg()[0]
    print(
        f"load of the machine: {load:.2f} on {os.cpu_count()} cores; the clients alone {client:.2f}"
    )


if __name__ == "__main__":
    main()

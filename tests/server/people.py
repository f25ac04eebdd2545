"""People for tests of the server: programs that speak the protocol over real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from collections.abc import Callable
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.running import FAST


def new_token(url: str, name: str) -> str:
    """A program's token."""
    answer = httpx.post(f"{url}/api/programs", json={"name": name}, timeout=10)
    answer.raise_for_status()
    return str(answer.json()["token"])


def make_table(url: str, token: str, **wishes: Any) -> str:
    """A table's code; its maker is seated."""
    answer = httpx.post(
        f"{url}/api/tables",
        json={"name": "Ana", **FAST, **wishes},
        headers={"Authorization": f"Bearer {token}"},
        timeout=10,
    )
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


class Person:
    """A client that comes back by itself as the page does, with its command ids and what it saw.

    Attributes:
        steps: every step that was seen, by its number.
        acknowledged: the moves whose ``done`` has come: entry and move.
        refusals: codes of what was refused.
    """

    def __init__(self, urls: list[str], code: str, token: str, name: str, seed: int = 0) -> None:
        self.urls = urls
        self.code = code
        self.token = token
        self.name = name
        self.rng = random.Random(f"{seed} {name}")
        self.view: dict[str, Any] = {}
        self.seq = 0
        self.steps: dict[int, dict[str, Any]] = {}
        self.acknowledged: dict[int, str] = {}
        self.refusals: list[str] = []
        self.byes: list[str] = []
        self.pending: dict[str, dict[str, Any]] = {}
        self.count = 0
        self.socket: ClientConnection | None = None
        self.connected_at: list[float] = []
        self.heard_at = 0.0
        self._changed = asyncio.Event()
        self._tried = -1
        self._asked: set[str] = set()
        self.plays = True

    # ------------------------------------------------------------------ the socket

    async def run(self) -> None:
        """Connects, listens, and connects again, until it is cancelled."""
        number = 0
        while True:
            url = self.urls[number % len(self.urls)].replace("http", "ws", 1)
            number += 1
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                async with connect(
                    f"{url}/ws/{self.code}?since={self.seq}",
                    additional_headers={"Authorization": f"Bearer {self.token}"},
                    ping_interval=None,
                    open_timeout=3,
                ) as socket:
                    self.socket = socket
                    self.connected_at.append(time.monotonic())
                    for command in list(self.pending.values()):
                        await socket.send(json.dumps(command))
                    async for text in socket:
                        await self._take(json.loads(text))
            self.socket = None
            if self.byes and self.byes[-1] in ("superseded", "ejected"):
                return
            await asyncio.sleep(0.1)

    async def send(self, do: str, **fields: Any) -> str:
        """Sends a command; it is sent again after a reconnection until it is answered."""
        self.count += 1
        name = f"{self.name}-{self.count}"
        command = {"do": do, "id": name, **fields}
        if do != "beat":
            self.pending[name] = command
        if self.socket is not None:
            with contextlib.suppress(WebSocketException):
                await self.socket.send(json.dumps(command))
        return name

    async def _take(self, message: dict[str, Any]) -> None:
        kind = message["is"]
        self.heard_at = time.monotonic()
        if kind == "beat":
            await self.send("beat", n=message["n"], seq=self.seq)
        elif kind == "bye":
            self.byes.append(message["why"])
        elif kind in ("done", "refused"):
            command = self.pending.pop(message["id"], None)
            if kind == "refused":
                self.refusals.append(message["code"])
                self._tried = -1
            elif command is not None and command["do"] == "act":
                self.acknowledged[message["seq"]] = command["move"]
        elif kind in ("snapshot", "step"):
            self.seq = message["seq"]
            if kind == "step":
                assert message["seq"] not in self.steps, "a step came twice"
                self.steps[message["seq"]] = message
            if message["view"] is not None:
                self.view = message["view"]
                if self.plays:
                    await self._play()
        self._changed.set()

    # ------------------------------------------------------------------ playing

    async def _once(self, what: str, do: str, **fields: Any) -> None:
        if what not in self._asked:
            self._asked.add(what)
            await self.send(do, **fields)

    async def _play(self) -> None:
        """Sits, is ready, plays a random lawful move, goes on to the next round."""
        view = self.view
        you, status = view["you"], view["status"]
        if status == "lobby":
            if you is None:
                await self._once("sit", "sit", name=self.name)
            elif not view["seats"][you].get("is_ready"):
                await self._once("ready", "ready")
        elif status == "between" and you is not None and you not in view["ready"]:
            await self._once(f"next {view['round']}", "next")
        elif status == "playing" and you is not None:
            await self._act(view, you)

    async def _act(self, view: dict[str, Any], you: int) -> None:
        game = view["game"]
        if game["turn"] != you or self._tried == view["turn_seq"]:
            return
        self._tried = view["turn_seq"]
        plays = [move for move in game["legal"] if _is_play(move)]
        others = [
            move
            for move in game["legal"]
            if move != "uno" and not move.startswith(("catch", "jump"))
        ]
        called = [move for move in plays if move.endswith("!")]
        await self.send("act", move=self.rng.choice(called or plays or others), seq=self.seq)

    # ------------------------------------------------------------------ waiting

    async def until(
        self, wanted: Callable[[dict[str, Any]], bool], seconds: float = 20
    ) -> dict[str, Any]:
        """Waits for a view.

        Raises:
            TimeoutError: it does not come.
        """
        end = time.monotonic() + seconds
        while not (self.view and wanted(self.view)):
            left = end - time.monotonic()
            if left <= 0:
                raise TimeoutError(
                    f"{self.name} waits in vain at {self.seq}: {self.view.get('status')}"
                )
            self._changed.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), min(left, 0.2))
        return self.view

    async def goes_on(self, entries: int, seconds: float = 30) -> None:
        """Waits for so many more entries, or for the end of the match."""
        seen = self.seq
        await self.until(
            lambda view: self.seq > seen + entries or view["status"] == "over", seconds
        )

    async def comes_back(self, visits: int) -> None:
        """Waits for a connection after so many."""
        await self.until(lambda _: len(self.connected_at) > visits)


async def ended(*tasks: asyncio.Task[None]) -> None:
    """Cancels tasks and waits until their sockets are closed."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def _is_play(move: str) -> bool:
    """Whether a move lays a card or a die: ``R5!``, ``d17:R5``."""
    return move[0].isupper() or (move[0] == "d" and move[1].isdigit())


def is_status(*names: str) -> Callable[[dict[str, Any]], bool]:
    """Whether the table has one of these statuses."""
    return lambda view: view["status"] in names


def is_full(view: dict[str, Any]) -> bool:
    """Whether every seat is taken and ready."""
    return all(seat.get("is_ready") for seat in view["seats"])

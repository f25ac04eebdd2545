"""Plays random lawful moves at the table of a link: docs/protocol.md. Needs websockets."""

import asyncio
import itertools
import json
import random
import sys
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect


def new_token(origin: str, name: str) -> str:
    """A token of one's own; keep it to be the same player again."""
    body = json.dumps({"name": name}).encode()
    headers = {"Content-Type": "application/json"}
    with urlopen(Request(f"{origin}/api/programs", body, headers)) as reply:
        return str(json.load(reply)["token"])


def answer(message: dict[str, Any], seen: dict[str, Any]) -> dict[str, Any] | None:
    """The command that a frame calls for, if any; ``seen`` is what is remembered."""
    if message["is"] == "beat":
        return {"do": "beat", "n": message["n"], "seq": message["seq"]}
    if message["is"] == "refused":
        seen["turn"] = None
    seen |= {name: message[name] for name in ("view", "seq") if message.get(name) is not None}
    view = seen.get("view")
    if view is None or message["is"] not in ("snapshot", "step", "refused"):
        return None
    you, status, game = view["you"], view["status"], view["game"]
    if status == "lobby" and you is None:
        return {"do": "sit", "name": "Robi"}
    if status == "lobby" and not view["seats"][you].get("is_ready"):
        return {"do": "ready"}
    if status == "between":
        return None if you in view["ready"] else {"do": "next"}
    if status == "playing" and game["turn"] == you and seen.get("turn") != view["turn_seq"]:
        seen["turn"] = view["turn_seq"]
        moves = [each for each in game["legal"] if not each.startswith(("uno", "catch"))]
        return {"do": "act", "move": random.choice(moves), "seq": seen["seq"]}
    return None


async def main(link: str) -> None:
    """Plays until the server says goodbye."""
    origin, _, table = link.partition("/t/")
    headers = {"Authorization": f"Bearer {new_token(origin, 'Robi')}"}
    numbers, seen, server = itertools.count(), dict[str, Any](), origin.replace("http", "ws", 1)
    async with connect(f"{server}/ws/{table}", additional_headers=headers) as socket:
        async for frame in socket:
            command = answer(json.loads(frame), seen)
            if command is not None:
                await socket.send(json.dumps({"id": f"r{next(numbers)}", **command}))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))

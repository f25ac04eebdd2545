"""A program that plays at a table: python examples/bot_client.py http://127.0.0.1:8108/t/K7QX2MPA

It sits down, says that it is ready, and plays a random lawful move whenever it is its turn. It needs
`pip install websockets`; the protocol is told in docs/protocol.md.
"""

import asyncio
import itertools
import json
import random
import sys
import urllib.request
from typing import Any

from websockets.asyncio.client import connect


def new_token(origin: str, name: str) -> str:
    """A token of one's own; keep it to be the same player again."""
    body = json.dumps({"name": name}).encode()
    request = urllib.request.Request(f"{origin}/api/programs", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return str(json.load(answer)["token"])


def answer(message: dict[str, Any], seen: dict[str, int]) -> dict[str, Any] | None:
    """The command that a frame calls for, if any."""
    if message["is"] == "beat":
        return {"do": "beat", "n": message["n"], "seq": message["seq"]}
    view = message.get("view")
    if view is None or view["status"] == "closed":
        return None
    if view["status"] == "lobby":
        if view["you"] is None:
            return {"do": "sit", "name": "Robi"}
        ready = view["seats"][view["you"]].get("is_ready")
        return None if ready else {"do": "ready"}
    if view["status"] == "between" and view["you"] not in view["ready"]:
        return {"do": "next"}
    game = view["game"]
    if view["status"] == "playing" and game["turn"] == view["you"] and seen.get("turn") != view["turn_seq"]:
        seen["turn"] = view["turn_seq"]
        return {"do": "act", "move": random.choice(game["legal"]), "seq": message["seq"]}
    return None


async def main(link: str) -> None:
    """Plays until the server says goodbye."""
    origin, _, table = link.partition("/t/")
    headers = {"Authorization": f"Bearer {new_token(origin, 'Robi')}"}
    numbers, seen = itertools.count(), dict[str, int]()
    async with connect(f"{origin.replace('http', 'ws', 1)}/ws/{table}", additional_headers=headers) as socket:
        async for frame in socket:
            command = answer(json.loads(frame), seen)
            if command is not None:
                await socket.send(json.dumps({"id": f"r{next(numbers)}", **command}))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))

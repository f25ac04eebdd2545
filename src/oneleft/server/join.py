"""``oneleft join``: a bot of this program at a table of any server, by the published protocol."""

from __future__ import annotations

import asyncio
import json
import re
import secrets
import urllib.error
import urllib.request
from collections.abc import Callable
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from oneleft import views
from oneleft.bots import Bot, make_bot
from oneleft.dice import parse_die
from oneleft.errors import OneLeftError, SaidError
from oneleft.faces import COLOR_LETTERS, Face, parse_face, parse_laid
from oneleft.game import Outcome
from oneleft.moves import Move, parse_card_move, parse_dice_move
from oneleft.rules import CardRules, DiceRules
from oneleft.server import wire as w
from oneleft.server.table import rules_of
from oneleft.splitmix import SplitMix64

_PATH = re.compile(r"/(?:t/)?([A-Za-z0-9]{4,12})/?")
_decoder = msgspec.json.Decoder(w.AnyMessage)


class JoinError(SaidError):
    """The bot cannot join, or cannot go on."""


def join(url: str, level: str, name: str, report: Callable[[str], None]) -> None:
    """Sits down at the table of a link, plays its match, and leaves.

    Raises:
        JoinError: there is no such table, no free seat, or the server does not answer.
    """
    asyncio.run(_join(url, level, name, report))


async def _join(url: str, level: str, name: str, report: Callable[[str], None]) -> None:
    parts = urlsplit(url if "://" in url else f"http://{url}")
    found = _PATH.fullmatch(parts.path)
    if found is None or not parts.netloc:
        raise JoinError("join-url", text=url)
    code, origin = found[1].upper(), f"{parts.scheme}://{parts.netloc}"
    token = await asyncio.to_thread(_token, origin, name)
    address = f"{origin.replace('http', 'ws', 1)}/ws/{code}"
    try:
        async with connect(
            address, additional_headers={"Authorization": f"Bearer {token}"}, ping_interval=None
        ) as socket:
            await _Player(socket, level, name, report).run()
    except (OSError, InvalidHandshake) as error:
        raise JoinError("join-away", url=origin) from error
    except WebSocketException as error:
        raise JoinError("join-ended", reason=str(error)) from error


def _token(origin: str, name: str) -> str:
    request = urllib.request.Request(
        f"{origin}/api/programs",
        json.dumps({"name": name}).encode(),
        {"Content-Type": "application/json"},
    )
    try:
        with urllib.request.urlopen(request, timeout=10) as answer:
            return str(json.load(answer)["token"])
    except (urllib.error.URLError, ValueError, KeyError, TimeoutError) as error:
        raise JoinError("join-away", url=origin) from error


class _Player:
    """A bot behind a socket."""

    def __init__(
        self, socket: ClientConnection, level: str, name: str, report: Callable[[str], None]
    ) -> None:
        self.socket = socket
        self.name = name
        self.report = report
        self.bot: Bot = make_bot(level, SplitMix64(secrets.randbits(64)))
        self.count = 0
        self.seq = 0
        self.done_seq = -1
        self.asked: set[str] = set()

    async def send(self, command: str, **fields: object) -> None:
        """Sends a command."""
        self.count += 1
        await self.socket.send(json.dumps({"do": command, "id": f"j{self.count}", **fields}))

    async def run(self) -> None:
        """Answers frames until the match is over."""
        async for frame in self.socket:
            message = _decoder.decode(frame)
            if isinstance(message, w.Pulse):
                await self.send("beat", n=message.n, seq=self.seq)
            elif isinstance(message, w.Bye):
                raise JoinError("join-ended", reason=message.why)
            elif isinstance(message, w.Refused):
                self._refused(message)
            elif isinstance(message, w.Snapshot | w.Step):
                self.seq = message.seq
                if message.view is not None and await self._look(message.view):
                    return

    def _refused(self, message: w.Refused) -> None:
        if message.code in ("full", "begun", "closed"):
            raise JoinError("join-full")
        self.done_seq = -1

    async def _look(self, view: w.TableView) -> bool:
        """Does what is to be done; whether the match is over."""
        if view.status in ("over", "closed"):
            if view.you is not None:
                self.report("join-over" if view.you not in view.winners else "join-won")
            return True
        if view.status == "lobby":
            await self._in_lobby(view)
        elif view.status == "between" and view.you is not None and view.you not in view.ready:
            await self._once(f"next {view.round}", "next")
        elif view.status == "playing" and view.game is not None and view.you is not None:
            await self._play(view, view.game, view.you)
        return False

    async def _in_lobby(self, view: w.TableView) -> None:
        if view.you is None:
            await self._once("sit", "sit", name=self.name)
        elif not view.seats[view.you].is_ready:
            await self._once("ready", "ready")

    async def _once(self, what: str, command: str, **fields: object) -> None:
        if what not in self.asked:
            self.asked.add(what)
            self.report(f"join-{command}")
            await self.send(command, **fields)

    async def _play(self, table: w.TableView, game: w.CardsView | w.DiceView, seat: int) -> None:
        if self.done_seq == self.seq:
            return
        view = view_from_wire(table, game, seat)
        if not view.legal:
            return
        move = self.bot.choose(view) if view.turn == seat else self.bot.react(view)
        if move is not None:
            self.done_seq = self.seq
            await self.send("act", move=str(move), seq=self.seq)


def view_from_wire(table: w.TableView, game: w.CardsView | w.DiceView, seat: int) -> views.View:
    """The view that the server has projected, as bots know it."""
    rules = rules_of(table.settings)
    hand = (
        {}
        if isinstance(game, w.CardsView)
        else {
            int(parse_die(each.die)): int(parse_face(each.face))
            for each in game.hands[seat]
            if each.face
        }
    )

    def move(text: str) -> Move:
        return (
            parse_card_move(text) if isinstance(game, w.CardsView) else parse_dice_move(text, hand)
        )

    ending = game.ending
    common: dict[str, object] = {
        "viewer": seat,
        "seats": len(table.seats),
        "phase": game.phase,
        "turn": game.turn,
        "first": game.first,
        "direction": game.direction,
        "top": None if game.top is None else _face_in_play(game.top),
        "color": None if game.color is None else COLOR_LETTERS.index(game.color),
        "counts": tuple(game.counts),
        "pending": game.pending,
        "active": tuple(game.active),
        "owes": tuple(game.owes),
        "called": tuple(game.called),
        "legal": tuple(move(text) for text in game.legal),
        "bluffs": tuple(move(text) for text in game.bluffs),
        "outcome": None
        if ending is None
        else Outcome(ending.winner, tuple(ending.points), ending.ending),
    }
    if isinstance(game, w.CardsView):
        assert isinstance(rules, CardRules)
        return _card_view(game, rules, common)
    assert isinstance(rules, DiceRules)
    return _dice_view(game, rules, common)


def _face_in_play(text: str) -> Face:
    try:
        return parse_laid(text)
    except OneLeftError:
        return parse_face(text)


def _card_view(game: w.CardsView, rules: CardRules, common: dict[str, object]) -> views.CardView:
    return views.CardView(
        rules=rules,
        hands=tuple(
            None if hand is None else tuple(parse_face(text) for text in hand)
            for hand in game.hands
        ),
        drawn=None if game.drawn is None else parse_face(game.drawn),
        stock=game.stock,
        under=0,
        discard=tuple(parse_face(text) for text in game.discard),
        shown=tuple(
            (shown.seat, tuple(int(parse_face(text)) for text in shown.faces))
            for shown in game.shown
        ),
        jump=game.jump,
        **common,  # type: ignore[arg-type]
    )


def _dice_view(game: w.DiceView, rules: DiceRules, common: dict[str, object]) -> views.DiceView:
    return views.DiceView(
        rules=rules,
        hands=tuple(
            tuple(
                (int(parse_die(each.die)), int(parse_face(each.face)) if each.face else -1)
                for each in hand
            )
            for hand in game.hands
        ),
        center=None if game.center is None else int(parse_die(game.center)),
        pouch=(),
        held=None,
        drawn=None if game.drawn is None else int(parse_die(game.drawn)),
        passed=tuple(game.passed),
        owner=game.owner,
        turns=0,
        **common,  # type: ignore[arg-type]
    )

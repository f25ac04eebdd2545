"""The entries of a table's log: all that ever happens at a table, in order.

A table is a fold over its entries (:mod:`oneleft.server.table`). Nothing else is kept of it but
the secret that its chance comes from. Entries hold the server's time, so that a fold reads no
clock. Guests are named by their identity; cards and rolls do not stand here, since they follow
from the secret, the seats' nonces and the acts.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from oneleft.server.wire import Settings


class Entry(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="e"):
    """Something that happened.

    Attributes:
        at: the server's clock, in milliseconds since 1970.
    """

    at: int


class Made(Entry, tag="made", frozen=True):
    """The table is there; ``host`` is a guest."""

    settings: Settings
    host: str
    digest: str
    law: int


class Seated(Entry, tag="sat", frozen=True):
    """A guest took a free seat; ``program``: by an HTTP token, not by a browser."""

    seat: int
    guest: str
    name: str
    program: bool = False


class BotSeated(Entry, tag="bot", frozen=True):
    """A bot sits on a free seat."""

    seat: int
    level: str
    name: str


class Freed(Entry, tag="freed", frozen=True):
    """A seat is free again, before the match; ``ejected``: the guest may not come back."""

    seat: int
    ejected: bool = False


class Named(Entry, tag="named", frozen=True):
    """Another name."""

    seat: int
    name: str


class IsReady(Entry, tag="ready", frozen=True):
    """Ready or not, with or without a seal."""

    seat: int
    ready: bool
    seal: str | None = None


class Configured(Entry, tag="configured", frozen=True):
    """Other settings; seats beyond their number are gone."""

    settings: Settings


class Started(Entry, tag="started", frozen=True):
    """The host starts; who gave a seal now opens it."""


class Revealed(Entry, tag="revealed", frozen=True):
    """A seal is opened."""

    seat: int
    nonce: str


class Dealt(Entry, tag="dealt", frozen=True):
    """The first round begins, with the nonces that are there."""


class Acted(Entry, tag="act", frozen=True):
    """An act of a seat or of the clock.

    Attributes:
        actor: a seat, or CLOCK.
        auto: ``bot``, ``away`` (the autopilot) or ``clock``; empty for a person.
        press: the seq of the press that it answers; 0: none.
    """

    actor: int
    move: str
    auto: str = ""
    press: int = 0
    ejected: bool = False


class Pressed(Entry, tag="press", frozen=True):
    """A call or claim that races with others.

    Attributes:
        corrected: when it was pressed, by the seat's measured delay, bounded.
        command: the seat and the client's command id: two clients may use the same ids.
    """

    seat: int
    move: str
    corrected: int
    command: str


class PressLost(Entry, tag="lost", frozen=True):
    """A press that the law refuses after those before it."""

    seat: int
    press: int
    slug: str
    clause: str
    params: dict[str, Any] = {}


class Leaving(Entry, tag="leaving", frozen=True):
    """Somebody goes for good between two rounds: the next one begins with their leaving."""

    seat: int
    ejected: bool = False


class NextAsked(Entry, tag="next", frozen=True):
    """Ready for the next round."""

    seat: int


class RoundBegun(Entry, tag="round", frozen=True):
    """The next round."""


class Here(Entry, tag="here", frozen=True):
    """The seat's client is connected; an older connection is superseded."""

    seat: int
    conn: str


class Away(Entry, tag="away", frozen=True):
    """That connection is gone; without effect if it is not the seat's last."""

    seat: int
    conn: str


class Autopilot(Entry, tag="autopilot", frozen=True):
    """A bot plays for the absent; ``for_good``: for one who left a team."""

    seat: int
    for_good: bool = False
    ejected: bool = False


class AutoUnoSet(Entry, tag="auto-uno", frozen=True):
    """UNO is called for the seat, or no longer."""

    seat: int
    on: bool


class Said(Entry, tag="said", frozen=True):
    """A text, a phrase or an emote; a text that was taken back is empty."""

    seat: int
    text: str | None = None
    phrase: str | None = None
    emote: str | None = None


class RematchMade(Entry, tag="rematch", frozen=True):
    """The same table again, under another code."""

    seat: int
    table: str


class Closed(Entry, tag="closed", frozen=True):
    """Nothing more happens: ``abandoned``, ``only-bots``, ``expired``, ``law``."""

    why: str


AnyEntry = (
    Made
    | Seated
    | BotSeated
    | Freed
    | Named
    | IsReady
    | Configured
    | Started
    | Revealed
    | Dealt
    | Acted
    | Pressed
    | PressLost
    | Leaving
    | NextAsked
    | RoundBegun
    | Here
    | Away
    | Autopilot
    | AutoUnoSet
    | Said
    | RematchMade
    | Closed
)

_decoder = msgspec.json.Decoder(AnyEntry)
_encoder = msgspec.json.Encoder()


def entry_bytes(entry: Entry) -> bytes:
    """An entry as the log keeps it."""
    return _encoder.encode(entry)


def read_entry(body: bytes) -> AnyEntry:
    """An entry out of the log."""
    return _decoder.decode(body)


def kind_of(entry: Entry) -> str:
    """The entry's name on the wire, such as ``act``."""
    return str(type(entry).__struct_config__.tag)

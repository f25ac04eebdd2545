"""The words of the wire: what clients send, what they get, as msgspec structs.

One JSON object a WebSocket frame, and the same objects as HTTP bodies. Commands are told apart by
``do``, messages by ``is``. Unknown fields, commands and wrong types are refused. Cards, dice,
colors and moves are written in notation (docs/notation.md), seats as numbers from 0, times as
milliseconds. JSON Schemas of both are made from this file (:func:`command_schema`,
:func:`message_schema`), and docs/protocol.md tells the rest.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

PROTOCOL = 1
MOST_FRAME = 4096
"""Bytes of a frame that a client may send."""

CommandId = Annotated[str, Meta(min_length=1, max_length=36, pattern=r"^[A-Za-z0-9_-]+$")]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
MoveText = Annotated[str, Meta(min_length=1, max_length=24)]
Hex32 = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]
Level = Literal["greedy", "random"]
Lang = Literal["en", "fr", "pt", "es"]
Phrase = Literal["hello", "thanks", "well-played", "oops", "hurry", "good-game", "sorry", "bye"]
Emote = Literal["😀", "😂", "😮", "😢", "😡", "👍", "👏", "🎉"]
TurnSeconds = Annotated[int, Meta(ge=0, le=600)]


# -------------------------------------------------------------------------- what a table is made of


class Chosen(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is chosen when a table is made, beside the game and the preset.

    Attributes:
        options: texts as ``--rule`` takes them, over the preset.
        turn_seconds: 0: no turn timer.
        window_min_ms: how long the next voluntary act waits while somebody owes UNO.
        absent_seconds: after how long a bot takes an absent seat.
        bot_ms: about how long a bot thinks.
        pause_seconds: how long a round's end is looked at, at most.
        auto_uno: whether players may let UNO be called for them.
        chat: whether text may be sent; phrases and emotes always may.
        listed: whether the table stands in the list of open tables.
    """

    options: dict[str, Annotated[str, Meta(max_length=400)]] = {}
    seats: Annotated[int, Meta(ge=2, le=10)] = 3
    turn_seconds: TurnSeconds = 0
    window_min_ms: Annotated[int, Meta(ge=0, le=5000)] = 1500
    absent_seconds: Annotated[int, Meta(ge=5, le=3600)] = 60
    bot_ms: Annotated[int, Meta(ge=0, le=10_000)] = 900
    pause_seconds: Annotated[int, Meta(ge=0, le=600)] = 30
    auto_uno: bool = True
    chat: bool = True
    listed: bool = False


class Settings(Chosen, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All that a table is made of; outside the ruleset but for the game, preset and options."""

    game: Literal["cards", "dice"] = "cards"
    preset: Literal["classic", "official", "party"] = "classic"


# ----------------------------------------------------------------------------------------- commands


class Command(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="do"):
    """What a client asks for.

    Attributes:
        id: made by the client, new for each command; repeated, it is done once.
    """

    id: CommandId


class Sit(Command, frozen=True, tag="sit"):
    """Takes a free seat before the match begins; without a number, the first free one."""

    name: Name
    seat: SeatNumber | None = None


class Rename(Command, frozen=True, tag="rename"):
    """Changes one's own name."""

    name: Name


class Ready(Command, frozen=True, tag="ready"):
    """Is ready or not; ``seal``, the SHA-256 of a 32-byte nonce, adds one's own chance."""

    ready: bool = True
    seal: Hex32 | None = None


class Reveal(Command, frozen=True, tag="reveal"):
    """Opens the seal once the match has been started: the nonce, in hex."""

    nonce: Hex32


class Configure(Command, frozen=True, tag="configure"):
    """The host changes the settings before the match begins."""

    settings: Settings


class SeatBot(Command, frozen=True, tag="seat-bot"):
    """The host puts a bot on a free seat."""

    level: Level = "greedy"
    seat: SeatNumber | None = None


class Kick(Command, frozen=True, tag="kick"):
    """The host takes a bot or a person off a seat."""

    seat: SeatNumber


class Start(Command, frozen=True, tag="start"):
    """The host starts the match; free seats are filled with bots if ``fill`` says so."""

    fill: bool = False


class Act(Command, frozen=True, tag="act"):
    """A move of the game in notation.

    Attributes:
        seq: what the client has seen: a turn act is refused as ``stale`` if the turn has changed
            since.
    """

    move: MoveText
    seq: Annotated[int, Meta(ge=0)]


class Next(Command, frozen=True, tag="next"):
    """Is ready for the next round."""


class Rematch(Command, frozen=True, tag="rematch"):
    """Asks for the same table again after the match; the first asker makes it."""


class Leave(Command, frozen=True, tag="leave"):
    """Gives up the seat: for good once the match has begun."""


class Say(Command, frozen=True, tag="say"):
    """One of: a text, a quick phrase, an emote."""

    text: Annotated[str, Meta(min_length=1, max_length=280)] | None = None
    phrase: Phrase | None = None
    emote: Emote | None = None


class AutoUno(Command, frozen=True, tag="auto-uno"):
    """UNO is called with every play that needs it."""

    on: bool


class Beat(Command, frozen=True, tag="beat"):
    """Answers a heartbeat at once, with its number, and says what has been seen."""

    n: Annotated[int, Meta(ge=0)]
    seq: Annotated[int, Meta(ge=0)]


AnyCommand = (
    Sit
    | Rename
    | Ready
    | Reveal
    | Configure
    | SeatBot
    | Kick
    | Start
    | Act
    | Next
    | Rematch
    | Leave
    | Say
    | AutoUno
    | Beat
)


# ------------------------------------------------------------------------------- what a viewer sees


class SeatView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat as everybody sees it.

    Attributes:
        level: of a bot, or of the bot that plays for somebody.
        is_program: a person's seat is held by a program with a token.
        is_here: whether its client is connected; ``away_at``: since when not.
        autopilot: a bot plays for the absent.
        has_left: gone for good.
        sealed: adds its own chance.
    """

    kind: Literal["free", "person", "bot"] = "free"
    name: str = ""
    level: str = ""
    is_program: bool = False
    is_ready: bool = False
    is_here: bool = True
    away_at: int | None = None
    autopilot: bool = False
    has_left: bool = False
    sealed: bool = False


class DieFace(Struct, frozen=True):
    """A die and the face that lies up; no face before its first roll."""

    die: str
    face: str


class Why(Struct, frozen=True):
    """A reason as a client says it: the message, the clause, the parameters."""

    slug: str
    clause: str
    params: dict[str, Any] = {}


class HandSeen(Struct, frozen=True):
    """A hand that was shown by a challenge."""

    seat: int
    faces: list[str]


class Ending(Struct, frozen=True):
    """How a round ended; ``hands`` are open now."""

    ending: str
    winner: int | None
    points: list[int]
    hands: list[list[str]]


class GameView(Struct, frozen=True, kw_only=True):
    """A round as its viewer may know it; see :mod:`oneleft.views`.

    Attributes:
        top: the face in play, a laid wild with its color.
        legal: the viewer's lawful moves; ``bluffs`` those that are offenses.
        why: for faces (cards) or dice in the viewer's hand that cannot be played now: why.
    """

    phase: str
    turn: int | None
    first: int | None
    direction: int
    top: str | None
    color: str | None
    counts: list[int]
    pending: int
    active: list[int]
    owes: list[int]
    called: list[int]
    legal: list[str]
    bluffs: list[str]
    why: dict[str, Why]
    ending: Ending | None


class CardsView(GameView, frozen=True, kw_only=True, tag_field="game", tag="cards"):
    """A round of UNO. ``discard``: the last three laid cards, oldest first, of ``discarded``."""

    hands: list[list[str] | None]
    drawn: str | None
    stock: int
    discard: list[str]
    discarded: int
    shown: list[HandSeen]
    jump: bool


class DiceView(GameView, frozen=True, kw_only=True, tag_field="game", tag="dice"):
    """A round of UNO Dice. ``pouch``: how many dice it holds; ``center``: the center die."""

    hands: list[list[DieFace]]
    center: str | None
    pouch: int
    drawn: str | None
    passed: list[int]
    owner: int | None


class RoundScore(Struct, frozen=True):
    """A finished round: who won it and what each seat scored."""

    winner: int | None
    ending: str
    points: list[int]


class Timer(Struct, frozen=True):
    """A deadline that the viewer may see: what for, whose, when, and how long in all."""

    what: Literal["turn", "absent", "next-round", "seals"]
    seat: int | None
    due_at: int
    total_ms: int


class TableView(Struct, frozen=True, kw_only=True):
    """A table as its viewer may know it.

    Attributes:
        status: ``lobby``, ``sealing``, ``playing``, ``between`` (rounds), ``over``, ``closed``.
        you: the viewer's seat, None for a spectator.
        host: the seat of the host, None if the host is not seated.
        is_host: whether the viewer is the host.
        turn_seq: a turn act must have seen this sequence number.
        ready: the seats that are ready for the next round.
        digest: the commitment to all cards or rolls of this match.
        secret, salt, nonces: what proves it, once the match is over; seats by number.
        replay: the unguessable name of the replay, once the match is over.
        rematch: the code of the next table.
    """

    status: str
    settings: Settings
    law: int
    seats: list[SeatView]
    you: int | None
    host: int | None
    is_host: bool
    round: int
    target: int
    totals: list[int]
    rounds: list[RoundScore]
    winners: list[int]
    turn_seq: int
    ready: list[int]
    auto_uno: bool
    timer: Timer | None
    digest: str
    seals: dict[int, str]
    nonces: dict[int, str]
    secret: str | None
    salt: str | None
    replay: str | None
    rematch: str | None
    game: CardsView | DiceView | None


class Line(Struct, frozen=True):
    """A sentence: a message of the Fluent files and its parameters (seats as numbers)."""

    key: str
    params: dict[str, Any]


# ----------------------------------------------------------------------------------------- messages


class Message(Struct, frozen=True, kw_only=True, tag_field="is"):
    """What a client gets."""


class Hello(Message, frozen=True, tag="hello"):
    """The first frame: the protocol, the server's clock, how often it beats."""

    protocol: int
    now: int
    beat_ms: int


class Snapshot(Message, frozen=True, tag="snapshot"):
    """All there is to see. Comes first, and when too much was missed for steps.

    Attributes:
        rules: every option of the ruleset with its value.
        missed: how many acts there were since what the client has seen.
        lines: the last sentences of the log, at most 30.
    """

    seq: int
    now: int
    view: TableView
    rules: dict[str, str | int | bool]
    missed: int
    lines: list[Line]
    watching: int


class Step(Message, frozen=True, tag="step"):
    """One entry of the log and what is to be seen after it.

    Attributes:
        view: None where more steps follow at once: after a reconnection only the last has one.
        kind: ``act``, ``sat``, ``ready``, ``dealt``, ``said`` …
        seat: who did it; None: the server.
        auto: the act was a bot's, the autopilot's or the clock's: ``bot``, ``away``, ``clock``.
        move: the act in notation.
        events: what happened, for the eyes: the events of oneleft.events, faces in notation.
        lines: what happened, in sentences.
        text, phrase, emote: what was said.
        rules: as in a snapshot, when they have been changed.
    """

    seq: int
    at: int
    kind: str
    seat: int | None
    view: TableView | None
    auto: str = ""
    move: str | None = None
    events: list[dict[str, Any]] = []
    lines: list[Line] = []
    text: str | None = None
    phrase: str | None = None
    emote: str | None = None
    rules: dict[str, str | int | bool] | None = None


class Done(Message, frozen=True, tag="done"):
    """The command is done and written down; ``seq``: its entry."""

    id: str
    seq: int


class Refused(Message, frozen=True, tag="refused"):
    """The command changed nothing.

    Attributes:
        code: ``illegal`` (see ``why``), ``stale``, ``not-host``, ``busy`` …
        why: the reason of the law.
        text: for programmers, in English.
    """

    id: str
    code: str
    text: str = ""
    why: Why | None = None


class Watching(Message, frozen=True, tag="watching"):
    """How many spectators there are."""

    n: int


class Pulse(Message, frozen=True, tag="beat"):
    """A heartbeat, to be answered at once."""

    n: int
    seq: int
    now: int


class Trouble(Message, frozen=True, tag="trouble"):
    """The table waits: its database or its bus does not answer; ``ok``: it does again."""

    ok: bool


class Bye(Message, frozen=True, tag="bye"):
    """The last frame: ``superseded`` (a newer connection), ``ejected``, ``restart``, ``slow``."""

    why: str


AnyMessage = Hello | Snapshot | Step | Done | Refused | Watching | Pulse | Trouble | Bye

command_decoder = msgspec.json.Decoder(AnyCommand)
encoder = msgspec.json.Encoder()


def command_schema() -> dict[str, Any]:
    """The JSON Schema of the frames that clients send."""
    return msgspec.json.schema(AnyCommand)


def message_schema() -> dict[str, Any]:
    """The JSON Schema of the frames that clients get."""
    return msgspec.json.schema(AnyMessage)

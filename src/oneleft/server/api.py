"""The HTTP API: tables, the same commands as on the socket, replays, guests.

Errors have one shape: ``{"error": {"code", "text"}}``, with ``why`` where the law or the options
refuse. docs/protocol.md tells how a program plays; ``/api/openapi.json`` has every detail.
"""

from __future__ import annotations

import asyncio
import io
from typing import Annotated, Any

import segno
from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException
from litestar.params import Body, Parameter
from msgspec import Meta, Struct, field

from oneleft.record import record_text
from oneleft.server import entries as e
from oneleft.server import wire as w
from oneleft.server.decide import Asker, Refusal, clean_name, shown_name
from oneleft.server.guard import MAKING_RATE, Limiter
from oneleft.server.hub import Hub, NoTableError, now_ms
from oneleft.server.identity import (
    NOBODY,
    cookie_for,
    find_guest,
    need_guest,
    new_token,
)
from oneleft.server.projection import last_lines, rules_view, table_view
from oneleft.server.proof import ProofRound, proof_of
from oneleft.server.replays import Replay, ReplayStep, forget_at, has_ended, replay_of, round_steps
from oneleft.server.store import Guest, new_code
from oneleft.server.table import CLOSED, LOBBY, Table

AnyRequest = Request[Any, Any, Any]
Code = Annotated[str, Parameter(min_length=4, max_length=12, pattern="^[A-Za-z0-9]+$")]
ReplayName = Annotated[str, Parameter(min_length=16, max_length=32, pattern="^[A-Za-z0-9_-]+$")]


class ApiError(HTTPException):
    """An error with a code that programs can tell apart."""

    def __init__(self, status: int, code: str, text: str, why: w.Why | None = None) -> None:
        super().__init__(text, status_code=status, extra={"code": code})
        self.code = code
        self.why = why


class NewTable(w.Chosen, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a table is made of: the settings, the bots on its last seats, the host's name."""

    name: w.Name
    game: str = "cards"
    preset: str = "classic"
    bots: Annotated[list[w.Level], Meta(max_length=9)] = field(default_factory=list)
    lang: w.Lang | None = None


class TableMade(Struct, frozen=True):
    """A table's code and the path of its page."""

    table: str
    path: str


class OpenTable(Struct, frozen=True, kw_only=True):
    """A table of the list."""

    table: str
    game: str
    preset: str
    status: str
    seats: int
    taken: int
    host: str
    changed_at: int


class Token(Struct, frozen=True):
    """A program's token: to be kept, since it is not shown again."""

    token: str


class Me(Struct, frozen=True):
    """Who the server takes one for."""

    guest: bool
    name: str
    tables: list[str]


class NewProgram(Struct, forbid_unknown_fields=True):
    """What a program calls itself."""

    name: w.Name


class DeviceCode(Struct, frozen=True):
    """A one-time code for another device."""

    code: str
    seconds: int


class UsedCode(Struct, forbid_unknown_fields=True):
    """A one-time code, typed in."""

    code: Annotated[str, Meta(min_length=8, max_length=8)]


class Report(Struct, forbid_unknown_fields=True):
    """What a guest reports."""

    table: Annotated[str, Meta(max_length=12, pattern="^[A-Za-z0-9]+$")]
    seat: w.SeatNumber
    why: Annotated[str, Meta(min_length=1, max_length=280)]


def hub_of(request: AnyRequest) -> Hub:
    """The hub of this process."""
    hub: Hub = request.app.state.hub
    return hub


async def _table(request: AnyRequest, code: str) -> Table:
    """A table that the asker may see."""
    hub = hub_of(request)
    try:
        live = await hub.live(code.upper())
        while live.table is None:
            await hub.catch_up(live)
    except NoTableError:
        raise ApiError(404, "no-table", "there is no such table") from None
    return live.table


async def _asking_guest(request: AnyRequest) -> tuple[Guest, Cookie | None]:
    """Who asks, and the cookie of who is new."""
    guest, cookie = await need_guest(request, hub_of(request).store)
    if guest is NOBODY:
        raise ApiError(401, "nobody", "this token is nobody's")
    return guest, cookie


def _limit(request: AnyRequest) -> None:
    limiter: Limiter = request.app.state.limiter
    limiter.check(MAKING_RATE, "make", request)


def _status_of(code: str) -> int:
    return {
        "not-host": 403,
        "not-seated": 403,
        "ejected": 403,
        "nobody": 401,
        "trouble": 503,
        "fault": 500,
    }.get(code, 409)


def _refuse(refusal: Refusal | w.Refused) -> ApiError:
    return ApiError(_status_of(refusal.code), refusal.code, refusal.text, refusal.why)


# ------------------------------------------------------------------------------------------ tables


@post("/api/tables", status_code=201)
async def make_table(request: AnyRequest, data: Annotated[NewTable, Body()]) -> Response[TableMade]:
    """Makes a table; its maker is the host and sits on the first seat."""
    _limit(request)
    hub = hub_of(request)
    guest, cookie = await _asking_guest(request)
    settings = _settings(data)
    code = await hub.create(settings, guest, data.name, data.bots)
    if isinstance(code, Refusal):
        raise ApiError(400, code.code, code.text, code.why)
    await hub.store.name_guest(guest.id, clean_name(data.name), now_ms())
    cookies = [cookie] if cookie is not None else []
    return Response(TableMade(code, f"/t/{code}"), status_code=201, cookies=cookies)


def _settings(data: Annotated[NewTable, Body()]) -> w.Settings:
    if data.game not in ("cards", "dice"):
        raise ApiError(400, "game", "the game is cards or dice")
    if data.preset not in ("classic", "official", "party"):
        raise ApiError(400, "preset", "the preset is classic, official or party")
    names = w.Settings.__struct_fields__
    return w.Settings(**{name: getattr(data, name) for name in names})


@get("/api/tables")
async def open_tables(request: AnyRequest) -> list[OpenTable]:
    """The tables whose hosts have listed them, the latest first."""
    hub = hub_of(request)
    found = []
    for code in await hub.store.open_tables():
        table = await _table(request, code)
        if table.status == CLOSED:
            continue
        host = table.host_seat
        found.append(
            OpenTable(
                table=code,
                game=table.settings.game,
                preset=table.settings.preset,
                status=table.status,
                seats=len(table.seats),
                taken=sum(not seat.is_free for seat in table.seats),
                host=table.seats[host].name if host is not None else "",
                changed_at=table.changed_at,
            )
        )
    return found


@get("/api/tables/{code:str}")
async def see_table(request: AnyRequest, code: Code) -> w.Snapshot:
    """A table as the asker may see it."""
    hub = hub_of(request)
    guest = await find_guest(request, hub.store)
    table = await _table(request, code)  # the last wait: what is shown is written down
    if guest.id in table.ejected:
        raise ApiError(403, "ejected", "the host has taken you off this table")
    seat = table.seat_of(guest.id)
    live = await hub.live(table.code)
    return w.Snapshot(
        seq=table.seq,
        now=now_ms(),
        view=table_view(table, guest.id, seat),
        rules=rules_view(table),
        missed=0,
        lines=last_lines(table, seat),
        watching=sum(each.seat is None for each in live.listeners),
    )


@post("/api/tables/{code:str}/commands", status_code=200)
async def do_command(
    request: AnyRequest, code: Code, data: Annotated[w.AnyCommand, Body()]
) -> w.Done:
    """Does a command, as the socket does: see docs/protocol.md."""
    hub = hub_of(request)
    guest, _ = await _asking_guest(request)
    if isinstance(data, w.Beat):
        raise ApiError(400, "no-socket", "only a socket beats")
    try:
        answer = await hub.submit(code.upper(), Asker(guest.id, guest.is_program), data)
    except NoTableError:
        raise ApiError(404, "no-table", "there is no such table") from None
    if isinstance(answer, w.Refused):
        raise _refuse(answer)
    return answer


@get("/api/tables/{code:str}/qr.svg", media_type="image/svg+xml")
async def qr_code(request: AnyRequest, code: Code) -> Response[bytes]:
    """The table's link as a QR code."""
    url = request.url.with_replacements(path=f"/t/{code.upper()}", query="")
    return Response(qr_svg(str(url)), media_type="image/svg+xml")


def qr_svg(text: str) -> bytes:
    """A QR code as SVG, without styles of its own."""
    out = io.BytesIO()
    segno.make(text, micro=False).save(out, kind="svg", scale=4, border=2, xmldecl=False)
    return out.getvalue()


# ----------------------------------------------------------------------------------------- replays


async def _replayed(request: AnyRequest, name: str) -> tuple[Table, list[tuple[int, e.Entry]]]:
    hub = hub_of(request)
    code = await hub.store.code_of_replay(name)
    if code is None:
        raise ApiError(404, "no-replay", "there is no such replay, or no longer")
    table = await _table(request, code)
    if not has_ended(table):
        raise ApiError(404, "no-replay", "there is no such replay, or no longer")
    return table, await hub.store.entries_after(code, 0)


@get("/api/replays/{name:str}")
async def see_replay(request: AnyRequest, name: ReplayName) -> Replay:
    """A finished match in outline, with what proves its cards or rolls."""
    table, log = await _replayed(request, name)
    guest = await find_guest(request, hub_of(request).store)
    mine = bool(guest.id) and any(seat.guest == guest.id for seat in table.seats)
    return replay_of(table, log, mine=mine)


@get("/api/replays/{name:str}/rounds/{number:int}")
async def see_round(
    request: AnyRequest,
    name: ReplayName,
    number: Annotated[int, Parameter()],
    viewer: Annotated[int | None, Parameter()] = None,
) -> list[ReplayStep]:
    """A round step by step; ``viewer``: a seat, or all hands open."""
    table, log = await _replayed(request, name)
    if not 1 <= number <= len(table.rounds) + 1:
        raise ApiError(404, "no-round", "there is no such round")
    if viewer is not None and not 0 <= viewer < len(table.seats):
        raise ApiError(400, "no-seat", "there is no such seat")
    blank = Table(table.code, table.commitment, table.replay)
    steps = await asyncio.to_thread(round_steps, blank, log, number, viewer)
    if not steps:
        raise ApiError(404, "no-round", "there is no such round")
    return steps


@get("/api/replays/{name:str}/record", media_type="text/plain; charset=utf-8")
async def see_record(request: AnyRequest, name: ReplayName) -> Response[str]:
    """The match as a record that ``oneleft check`` and ``oneleft verify`` read."""
    table, _ = await _replayed(request, name)
    headers = {"Content-Disposition": 'attachment; filename="match.oneleft"'}
    text = record_text(table.record())
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@get("/api/replays/{name:str}/proof")
async def see_proof(request: AnyRequest, name: ReplayName) -> list[ProofRound]:
    """Among what each card and roll was chosen: see docs/chance.md for what to do with it."""
    table, _ = await _replayed(request, name)
    return await asyncio.to_thread(proof_of, table.record())


@delete("/api/replays/{name:str}", status_code=204)
async def forget_replay(request: AnyRequest, name: ReplayName) -> None:
    """Takes one's name and words out of a replay; the last one deletes it."""
    hub = hub_of(request)
    table, _ = await _replayed(request, name)
    guest = await find_guest(request, hub.store)
    if not guest.id or all(seat.guest != guest.id for seat in table.seats):
        raise ApiError(403, "not-yours", "only those who played may delete what is theirs")
    await _forget(hub, table, guest)


async def _forget(hub: Hub, table: Table, guest: Guest) -> None:
    await forget_at(hub.store, table, guest.id)
    await hub.drop(table.code)


# ------------------------------------------------------------------------------------------ guests


@get("/api/me")
async def who_am_i(request: AnyRequest) -> Me:
    """Who the server takes the asker for."""
    hub = hub_of(request)
    guest = await find_guest(request, hub.store)
    tables = await hub.store.tables_of(guest.id) if guest.id else []
    return Me(guest=bool(guest.id), name=guest.name, tables=tables)


@delete("/api/me", status_code=204)
async def forget_me(request: AnyRequest) -> Response[None]:
    """Deletes what is the asker's: seats are left, names and words taken out, the token is void."""
    hub = hub_of(request)
    guest = await find_guest(request, hub.store)
    if not guest.id:
        raise ApiError(401, "nobody", "no cookie and no token")
    for code in await hub.store.tables_of(guest.id):
        table = await _table(request, code)
        if not has_ended(table) and table.status != CLOSED and table.seat_of(guest.id) is not None:
            await hub.submit(code, Asker(guest.id), w.Leave(id=f"forget-{now_ms()}"))
            table = await _table(request, code)
        if has_ended(table) or table.status in (CLOSED, LOBBY):
            await _forget(hub, table, guest)
    await hub.store.delete_guest(guest.id)
    response: Response[None] = Response(None, status_code=204)
    response.delete_cookie("oneleft_guest", path="/")
    return response


@post("/api/programs", status_code=201)
async def make_program(request: AnyRequest, data: Annotated[NewProgram, Body()]) -> Token:
    """Gives a program a token of its own, to be sent as ``Authorization: Bearer``."""
    _limit(request)
    name = shown_name(data.name)
    if isinstance(name, Refusal):
        raise ApiError(400, name.code, name.text)
    token = new_token()
    await hub_of(request).store.make_guest(token, now_ms(), name, is_program=True)
    return Token(token)


@post("/api/device-codes", status_code=201)
async def make_device_code(request: AnyRequest) -> DeviceCode:
    """A code with which another device becomes the same guest, once, within ten minutes."""
    _limit(request)
    hub = hub_of(request)
    guest, _ = await _asking_guest(request)
    code = new_code()
    await hub.store.add_device_code(guest.id, code, now_ms())
    return DeviceCode(code, 600)


@post("/api/device-codes/use", status_code=200)
async def use_device_code(request: AnyRequest, data: Annotated[UsedCode, Body()]) -> Response[Me]:
    """Makes this device the guest that asked for the code."""
    _limit(request)
    hub = hub_of(request)
    token = new_token()
    guest = await hub.store.use_device_code(data.code.upper(), token, now_ms())
    if guest is None:
        raise ApiError(404, "no-code", "there is no such code, or no longer")
    me = Me(guest=True, name=guest.name, tables=await hub.store.tables_of(guest.id))
    return Response(me, cookies=[cookie_for(request, token)])


@post("/api/reports", status_code=201)
async def report(request: AnyRequest, data: Annotated[Report, Body()]) -> None:
    """Reports somebody to whoever runs the server."""
    _limit(request)
    hub = hub_of(request)
    table = await _table(request, data.table)
    guest = await find_guest(request, hub.store)
    if not guest.id or data.seat >= len(table.seats):
        raise ApiError(400, "report", "a seat of a table that you see")
    await hub.store.add_report(
        guest.id, table.code, data.seat, data.why.replace("\0", ""), now_ms()
    )


# ------------------------------------------------------------------------------------ for programs


@get("/api/messages.schema.json")
async def message_schemas() -> dict[str, Any]:
    """JSON Schemas of the socket's frames: ``commands`` in, ``messages`` out."""
    return {"commands": w.command_schema(), "messages": w.message_schema()}


api_routes = [
    make_table,
    open_tables,
    see_table,
    do_command,
    qr_code,
    see_replay,
    see_round,
    see_record,
    see_proof,
    forget_replay,
    who_am_i,
    forget_me,
    make_program,
    make_device_code,
    use_device_code,
    report,
    message_schemas,
]

"""The race for calls and catches: credit is bounded, by rule and by what the network knows."""

from __future__ import annotations

import asyncio
import socket
from types import SimpleNamespace

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from benchmarks.race import first_to_catch, table_with_a_debt
from oneleft.server import distance
from oneleft.server.decide import MOST_CREDIT_MS, RACE_MS
from oneleft.server.distance import bounded, connection_of, tcp_round_trip
from oneleft.server.presence import Listener
from oneleft.server.store import Guest


@pytest.fixture(scope="module")
def debt() -> tuple[object, int]:
    """A table where somebody owes UNO."""
    return table_with_a_debt(3)


@pytest.mark.parametrize(
    ("near", "far", "wins"),
    [
        ((400.0, 5), (450.0, 40), "near"),  # 395 before 410
        ((400.0, 5), (450.0, 100), "far"),  # 350 before 395: corrected
        ((400.0, 5), (540.0, 150), "far"),  # the most credit
        ((400.0, 5), (549.0, 9_999), "near"),  # and no more: 399 after 395
        ((400.0, 0), (400.0 + RACE_MS + 30, 9_999), "near"),  # the race is over
    ],
)
def test_presses_are_ordered_by_corrected_time_with_bounded_credit(
    debt: tuple[object, int], near: tuple[float, int], far: tuple[float, int], wins: str
) -> None:
    table, owing = debt
    others = [seat for seat in range(3) if seat != owing]
    first = first_to_catch(table, owing, {others[0]: near, others[1]: far})  # type: ignore[arg-type]
    assert first == others[0 if wins == "near" else 1]
    assert MOST_CREDIT_MS == 150


def test_beats_that_are_answered_late_gain_nothing_where_the_network_is_seen() -> None:
    assert bounded(1.0, 0.020) == pytest.approx(0.035)
    assert bounded(0.020, 0.300) == 0.020
    assert bounded(0.3, None) == 0.3
    listener = Listener(Guest("g"), "c", round_trip=lambda: 0.020)
    listener.beat_sent(1, 10.0)
    listener.beat_answered(1, 11.0)
    assert listener.delay_ms == 17
    listener.beat_answered(1, 12.0)  # an answer that was not asked for
    assert listener.delay_ms == 17


@pytest.mark.skipif(not hasattr(socket, "TCP_INFO"), reason="only Linux tells round trips")
def test_the_kernel_knows_the_round_trip() -> None:
    async def run() -> float | None:
        found: list[float | None] = []

        async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            for _ in range(5):
                writer.write(b"x")
                await writer.drain()
                await reader.read(1)
            found.append(tcp_round_trip(writer.get_extra_info("socket")))
            writer.close()
            await writer.wait_closed()

        server = await asyncio.start_server(serve, "127.0.0.1", 0)
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname()[:2])
        for _ in range(5):
            await reader.read(1)
            writer.write(b"y")
        await reader.read()
        writer.close()
        await writer.wait_closed()
        server.close()
        await server.wait_closed()
        return found[0]

    round_trip = asyncio.run(run())
    assert round_trip is not None
    assert 0 < round_trip < 0.2


def test_without_a_connection_of_its_own_nothing_is_known() -> None:
    assert tcp_round_trip(None) is None
    broken = SimpleNamespace(getsockopt=lambda *_: (_ for _ in ()).throw(OSError()))
    assert tcp_round_trip(broken) is None  # type: ignore[arg-type]
    unknown = connection_of({"extensions": {}})
    assert unknown.round_trip() is None
    assert not unknown.write_now(b"{}")
    assert not unknown.read_now(print)
    known = distance.Connection(lambda: 0.5, lambda _frame: True, lambda _take: True)
    assert connection_of({"extensions": {distance.EXTENSION: known}}) is known


def protocol(taken: list[str]) -> tuple[distance.MeasuredProtocol, list[bytes]]:
    """A connection after its handshake, whose session takes text itself, and what it wrote."""
    config = uvicorn.Config("none:none", interface="asgi3", ws_per_message_deflate=False)
    config.loaded, config.loaded_app = True, None
    loop = SimpleNamespace(create_task=lambda _: None)
    found = distance.MeasuredProtocol(config, ServerState(), {}, loop)  # type: ignore[arg-type]
    written: list[bytes] = []
    found.transport = SimpleNamespace(  # type: ignore[assignment]
        write=written.append,
        is_closing=lambda: False,
        pause_reading=lambda: None,
        close=lambda: None,
    )
    found.conn.state = State.OPEN
    found.conn.parser = found.conn.parse()  # frames from here on, as after a handshake
    next(found.conn.parser)
    found.handshake_complete = True
    assert found.read_now(taken.append)
    return found, written


def client_frame(opcode: int, data: bytes, *, fin: bool = True) -> bytes:
    """A frame as a client sends it."""
    return Frame(Opcode(opcode), data, fin).serialize(mask=True)


def test_text_frames_go_to_the_session_itself() -> None:
    """Also in pieces; what is not text goes the usual way."""
    taken: list[str] = []
    found, written = protocol(taken)
    found.data_received(client_frame(Opcode.TEXT, b"one") + client_frame(Opcode.TEXT, b"two"))
    found.data_received(client_frame(Opcode.TEXT, "h\u00e9".encode()[:2], fin=False))
    assert taken == ["one", "two"]
    found.data_received(client_frame(Opcode.CONT, "h\u00e9".encode()[2:]))
    assert taken == ["one", "two", "h\u00e9"]
    assert found.queue.empty()
    found.data_received(client_frame(Opcode.BINARY, b"three"))
    assert found.queue.get_nowait() == {"type": "websocket.receive", "bytes": b"three"}
    assert not written
    found.data_received(client_frame(Opcode.TEXT, b"\xff"))
    assert found.queue.get_nowait()["type"] == "websocket.disconnect"
    assert found.close_sent
    assert taken == ["one", "two", "h\u00e9"]


def test_frames_that_wait_in_the_framework_come_first() -> None:
    taken: list[str] = []
    found, _ = protocol(taken)
    found.take = None
    found.data_received(client_frame(Opcode.TEXT, b"first"))
    assert not found.read_now(taken.append)
    assert found.queue.get_nowait()["text"] == "first"  # type: ignore[typeddict-item]
    assert found.read_now(taken.append)
    found.data_received(client_frame(Opcode.TEXT, b"second"))
    assert taken == ["second"]


def test_frames_stay_in_order_when_some_must_wait() -> None:
    """A frame goes out at once only if none waits before it."""
    sent: list[bytes] = []
    is_open = True

    def write_now(frame: bytes) -> bool:
        if is_open:
            sent.append(frame)
        return is_open

    listener = Listener(Guest("g"), "c", write_now=write_now)
    listener.send(b"1")
    is_open = False
    listener.send(b"2")
    is_open = True
    listener.send(b"3")
    assert sent == [b"1"]
    assert [listener.queue.get_nowait() for _ in range(2)] == [b"2", b"3"]
    listener.is_writing = True
    listener.send(b"4")
    assert listener.queue.get_nowait() == b"4"
    listener.is_writing = False
    listener.send(b"5")
    assert sent == [b"1", b"5"]
    listener.close("slow")
    listener.send(b"6")
    assert sent == [b"1", b"5"]

"""What processes of this machine are given and give back goes through files, whatever comes."""

from __future__ import annotations

import errno
import os
import tempfile
from multiprocessing.connection import Connection
from pathlib import Path
from pickle import PicklingError
from threading import Lock
from typing import Any

import pytest

from oneleft.bots import GreedyBot
from oneleft.moves import Move
from oneleft.rules import CardRules
from oneleft.sim import LostWorkersError, OutputError, PlayerError, backends, simulate
from oneleft.sim import exchange as module
from oneleft.sim.engine import play_piece
from oneleft.sim.exchange import exchange, play_into
from oneleft.sim.request import Request
from oneleft.splitmix import SplitMix64
from oneleft.views import View

pytestmark = [pytest.mark.needs("numba", "numpy", "pyarrow", "joblib"), pytest.mark.slow]

RULES = CardRules.preset("official")
PIPE_BUF, HEAD = 4096, 4
"""Bytes that Linux writes whole or not at all; those of a message's length, before it."""
LARGE = 300_000


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where temporary folders are made, and none is left."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    return tmp_path


def folders(place: Path) -> list[Path]:
    return list(place.glob("oneleft-*"))


def request(games: int = 6, **more: Any) -> Request:
    return Request.make(RULES, 2, "random", games, chunk=2, **more)


class Pipes:
    """The lengths of the messages that this process sends and receives."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.sent: list[int] = []
        self.received: list[int] = []
        send: Any = Connection._send_bytes  # type: ignore[attr-defined]  # all ways lead there
        receive: Any = Connection._recv_bytes  # type: ignore[attr-defined]  # likewise

        def sending(pipe: Connection[Any, Any], data: Any) -> None:
            self.sent.append(len(data))
            send(pipe, data)

        def receiving(pipe: Connection[Any, Any], most: int | None = None) -> Any:
            data = receive(pipe, most)
            self.received.append(data.getbuffer().nbytes)
            return data

        monkeypatch.setattr(Connection, "_send_bytes", sending)
        monkeypatch.setattr(Connection, "_recv_bytes", receiving)

    def check(self, pieces: int) -> None:
        """Something went both ways for every piece, and nothing that can be torn apart."""
        for lengths in (self.sent, self.received):
            assert sum(map(bool, lengths)) >= pieces
            assert max(lengths) + HEAD <= PIPE_BUF
            lengths.clear()


# ------------------------------------------------------------------------------------ what is sent


def test_nothing_large_goes_through_a_pipe(monkeypatch: pytest.MonkeyPatch) -> None:
    class Heavy:  # of this place, so that it travels whole
        def __init__(self) -> None:
            self.ballast = os.urandom(LARGE)

        def __call__(self, generator: SplitMix64) -> GreedyBot:
            return GreedyBot(generator)

    class Loud(GreedyBot):
        def choose(self, view: View) -> Move:
            raise ValueError(f"no {view.viewer} " * LARGE)

    pipes = Pipes(monkeypatch)
    large = simulate(RULES, 3, "random", 8_000, rows=True, chunk=2_000, workers=2, backend="loky")
    assert large.array()[:2_000].nbytes > LARGE
    pipes.check(4)
    assert simulate(RULES, 2, Heavy(), 20, chunk=5, workers=2).games == 20
    pipes.check(4)
    with pytest.raises(PlayerError, match=r"no \d no \d no"):
        simulate(RULES, 2, Loud, 20, chunk=5, workers=2)
    pipes.check(1)


def test_a_player_that_cannot_be_sent_is_refused(place: Path) -> None:
    class Held:
        def __init__(self) -> None:
            self.lock = Lock()

        def __call__(self, generator: SplitMix64) -> GreedyBot:
            return GreedyBot(generator)

    with pytest.raises(PicklingError, match=r"players cannot be sent to processes: .*lock"):
        simulate(RULES, 2, Held(), 20, chunk=5, workers=2)
    assert not folders(place)


# ------------------------------------------------------------------------------ what is given back


def test_a_piece_that_was_put_there_twice_is_the_same(place: Path) -> None:
    """As when a worker is killed after it has put a piece there, and before it could say so."""
    asked = request()
    with exchange(asked) as folder:
        answer = play_into(folder.path, 2, 2)
        assert play_into(folder.path, 2, 2) == answer
        first, piece = folder.received(answer)
        expected = play_piece(asked, 2, 2)
        assert first == 2
        assert (piece.data == expected.data).all()
        assert piece.totals == expected.totals
        assert [file.name for file in folders(place)[0].iterdir()] == ["request"]
    assert not folders(place)


def test_what_fails_in_a_process_is_raised_here_with_its_traceback(place: Path) -> None:
    def absent() -> None:
        raise LookupError("not on this machine")

    class Broken(GreedyBot):
        def __reduce__(self) -> Any:
            return absent, ()

        def __call__(self, generator: SplitMix64) -> GreedyBot:
            return GreedyBot(generator)

    with pytest.raises(LookupError, match="not on this machine") as caught:
        simulate(RULES, 2, Broken(SplitMix64(1)), 20, chunk=5, workers=2)
    (note,) = caught.value.__notes__
    assert "In the process that played from game" in note
    assert "in absent" in note
    assert not folders(place)


def test_an_error_that_does_not_survive_the_way_comes_as_text(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Picky(Exception):  # noqa: N818 (somebody else's)
        def __init__(self, one: int, *, other: int) -> None:
            super().__init__(f"{one} and {other}")

    def picky(*_: object) -> None:
        raise Picky(1, other=2)

    monkeypatch.setattr(module, "play_piece", picky)
    with exchange(request()) as folder, pytest.raises(RuntimeError, match="Picky: 1 and 2"):
        folder.received(play_into(folder.path, 0, 2))


# ------------------------------------------------------------------------------ the folder's end


def test_the_folder_is_gone_when_the_run_is_broken_off(place: Path) -> None:
    pieces = backends.played(request(), request().pieces, workers=2, backend="loky", address=None)
    next(pieces)
    assert len(folders(place)) == 1
    pieces.close()
    assert not folders(place)

    def interrupt(done: int, _games: int) -> None:
        if done:
            raise KeyboardInterrupt

    results = simulate(
        RULES, 2, "random", 40, chunk=5, workers=2, backend="loky", progress=interrupt
    )
    assert results.games == 5
    assert not folders(place)


def test_the_folder_is_gone_after_the_run_and_after_an_error(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from joblib.externals.loky.process_executor import TerminatedWorkerError

    def lost(*_: object) -> None:
        raise TerminatedWorkerError("gone")

    class Cheat(GreedyBot):
        def choose(self, view: View) -> Move:
            return Move("cards", 5) if view.counts[view.viewer] < 4 else super().choose(view)

    assert simulate(RULES, 2, "random", 40, chunk=5, workers=2, backend="loky").is_complete
    assert not folders(place)
    with pytest.raises(PlayerError):
        simulate(RULES, 2, Cheat, 40, chunk=5, workers=2)
    assert not folders(place)
    monkeypatch.setattr(backends, "_joblib", lost)
    with pytest.raises(LostWorkersError):
        simulate(RULES, 2, "random", 40, chunk=5, workers=2, backend="loky")
    assert not folders(place)


# ----------------------------------------------------------------------------- what is not writable


def test_a_folder_that_is_taken_away_is_named(place: Path) -> None:
    def progress(done: int, _games: int) -> None:
        if done == 5:
            (folder,) = folders(place)
            folder.rename(place / "elsewhere")

    with pytest.raises(OutputError, match=r"oneleft-.*cannot be used: .*No such file") as caught:
        simulate(RULES, 2, "random", 400, chunk=5, workers=2, backend="loky", progress=progress)
    assert caught.value.key == "error-sim-temporary"


def test_a_disk_that_is_full_is_named(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(path: Path, data: bytes) -> int:
        with path.open("wb") as file:
            file.write(data[:10])
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(path))

    with exchange(request()) as folder:
        with monkeypatch.context() as patch:
            patch.setattr(Path, "write_bytes", full)
            answer = play_into(folder.path, 0, 2)
        assert answer == (0, "No space left on device")
        assert [file.name for file in Path(folder.path).iterdir()] == ["request"]
        with pytest.raises(OutputError, match=r"oneleft-.*: No space left on device .TMPDIR"):
            folder.received(answer)
    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(OutputError, match="No space left"), exchange(request()):
        pass
    assert not folders(place)


def test_no_place_for_a_folder_is_said_first(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(place / "missing"))
    with pytest.raises(OutputError, match=r"missing/oneleft-.*No such file") as caught:
        simulate(RULES, 2, "random", 40, chunk=5, workers=2, backend="loky")
    assert str(caught.value.params["path"]).startswith(str(place))

"""Processes and clusters: the rows of the serial run, a worker killed on the way included."""

from __future__ import annotations

import importlib
import os
import signal
from collections.abc import Callable
from typing import Any

import pytest

from oneleft.bots import GreedyBot
from oneleft.moves import Move
from oneleft.rules import CardRules
from oneleft.sim import LostWorkersError, PlayerError, Results, backends, simulate
from oneleft.views import View

pytestmark = [pytest.mark.needs("numba", "numpy", "pyarrow", "joblib"), pytest.mark.slow]

RULES = CardRules.preset("official")
GAMES, CHUNK = 60_000, 1_000
"""Pieces of 200 kB: a worker that is killed may well be in the middle of writing one."""
WORKERS = {"loky": "popen_loky_posix", "dask": "spawn_main", "ray": "ray::PoolActor"}
"""By what the command line of a worker is known."""

# Ray's client leaves sockets and files to the garbage collector; all processes are its own.
untidy = pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::DeprecationWarning")


@pytest.fixture(scope="module")
def serial() -> Results:
    return simulate(RULES, 3, "random", GAMES, seed=11, rows=True, chunk=CHUNK)


def run(**more: Any) -> Results:
    shared: dict[str, Any] = {"seed": 11, "rows": True, "chunk": CHUNK, "workers": 2}
    return simulate(RULES, 3, "random", GAMES, **shared, **more)


def same(one: Results, other: Results) -> bool:
    return bool((one.array() == other.array()).all()) and one.totals == other.totals


def workers_of(backend: str) -> list[int]:
    """The processes of the workers that this process has begun."""
    psutil: Any = importlib.import_module("psutil")
    found = []
    for child in psutil.Process().children(recursive=True):
        try:
            command = " ".join(child.cmdline())
            if WORKERS[backend] in command and "raylet" not in command:
                found.append(child.pid)
        except psutil.Error:
            continue
    return found


def killer(backend: str, killed: list[int], at: int = 5 * CHUNK) -> Callable[[int, int], None]:
    """Kills one worker when a few pieces are done."""

    def progress(done: int, _games: int) -> None:
        if done >= at and not killed:
            victim = workers_of(backend)[0]
            os.kill(victim, signal.SIGKILL)
            killed.append(victim)

    return progress


def test_processes_give_the_rows_of_the_serial_run(serial: Results) -> None:
    assert same(run(backend="loky"), serial)


@pytest.mark.needs("distributed")
def test_a_process_that_is_killed_changes_nothing(serial: Results) -> None:
    killed: list[int] = []
    assert same(run(backend="loky", progress=killer("loky", killed)), serial)
    assert killed


@untidy
@pytest.mark.needs("distributed")
def test_dask_gives_the_rows_of_the_serial_run(serial: Results) -> None:
    distributed: Any = importlib.import_module("distributed")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=":0"
    ) as cluster:
        address = cluster.scheduler_address
        assert same(run(backend="dask", address=address), serial)
        killed: list[int] = []
        again = run(backend="dask", address=address, progress=killer("dask", killed))
        assert killed
        assert same(again, serial)


@untidy
@pytest.mark.needs("ray", "distributed")
def test_ray_gives_the_rows_of_the_serial_run(serial: Results) -> None:
    assert same(run(backend="ray"), serial)
    killed: list[int] = []
    again = run(backend="ray", progress=killer("ray", killed))
    assert killed
    assert same(again, serial)


def test_bots_play_in_processes(serial: Results) -> None:
    del serial
    one = simulate(RULES, 2, GreedyBot, 40, chunk=10)
    assert same(one, simulate(RULES, 2, GreedyBot, 40, chunk=10, workers=2))
    assert same(one, simulate(RULES, 2, "greedy", 40))


def test_an_error_in_a_process_comes_back_with_what_was_done() -> None:
    class Cheat(GreedyBot):  # of this place, so that it travels whole
        def choose(self, view: View) -> Move:
            return Move("cards", 5) if view.counts[view.viewer] < 4 else super().choose(view)

    with pytest.raises(PlayerError, match="Cheat") as caught:
        simulate(RULES, 2, ["greedy", Cheat], 40, chunk=4, workers=2)
    assert caught.value.reason is not None
    assert caught.value.results is not None
    assert caught.value.results.games >= caught.value.game % 4


@pytest.mark.parametrize("error", ["TerminatedWorkerError", "BrokenProcessPool"])
def test_workers_that_are_lost_again_and_again_end_the_run(
    error: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    loky: Any = importlib.import_module("joblib.externals.loky.process_executor")
    begun: list[int] = []

    def lost(task: Any, pieces: list[tuple[int, int]], *_: object) -> Any:
        begun.append(len(pieces))
        if len(begun) == 1:
            yield task.function(task.given, *pieces[0])
        raise getattr(loky, error)("gone")

    monkeypatch.setattr(backends, "_joblib", lost)
    with pytest.raises(LostWorkersError, match="again and again") as caught:
        simulate(RULES, 2, "random", 60, chunk=20, backend="loky")
    assert caught.value.results is not None
    assert caught.value.results.games == 20
    assert begun == [3] + [2] * (backends.TRIES - 1)

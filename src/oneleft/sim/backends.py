"""Where the pieces of a run are played: here, in threads, in processes, or on a cluster.

Each function plays pieces and yields them as they are done, in any order. A worker that is lost
takes its pieces with it: they are played again, with the same result.
"""

from __future__ import annotations

import importlib
import warnings
from collections.abc import Callable, Generator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import AbstractContextManager, closing, nullcontext
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Generic, TypeVar

from oneleft.errors import ChoiceError
from oneleft.sim.engine import Piece, play_piece
from oneleft.sim.errors import LostWorkersError, RequestError, need
from oneleft.sim.exchange import exchange, play_into
from oneleft.sim.request import Request

BACKENDS = ("threads", "loky", "dask", "ray")
_PACKAGES: Mapping[str, str] = MappingProxyType({"dask": "distributed", "ray": "ray"})
_BATCH = 8
"""Pieces a worker of one call of joblib, where it gives all results at once."""
TRIES = 5
"""How often in a row workers may be lost without a piece being done."""

Bounds = tuple[int, int]
"""First game and number of games of a piece."""
Done = tuple[int, Piece]
"""First game of a piece, and what came of it."""
Given = TypeVar("Given")
Answer = TypeVar("Answer")


@dataclass(frozen=True, slots=True)
class _Task(Generic[Given, Answer]):
    """What a worker is asked to do.

    Attributes:
        function: plays a piece.
        given: its first argument, before the bounds of the piece.
        received: the piece that an answer stands for.
    """

    function: Callable[[Given, int, int], Answer]
    given: Given
    received: Callable[[Answer], Done]


def need_backend(name: str, address: str | None = None) -> None:
    """Does nothing if there is such a back end and what it needs is installed.

    Raises:
        ChoiceError: there is none.
        RequestError: it has no use for an address.
        MissingExtraError: it needs an extra.
    """
    if name not in BACKENDS:
        raise ChoiceError("backend", name, BACKENDS)
    if address is not None and name not in _PACKAGES:
        text = f"an address is for the back ends {', '.join(_PACKAGES)}, not for {name}"
        raise RequestError("error-sim-address", text, choices=", ".join(_PACKAGES), backend=name)
    if name != "threads":
        need("lab", "joblib")
    if name in _PACKAGES:
        need("cluster", _PACKAGES[name])


def played(
    request: Request,
    pieces: Sequence[Bounds],
    *,
    workers: int,
    backend: str,
    address: str | None,
) -> Generator[Done]:
    """Plays the pieces and yields each when it is done, in any order.

    Raises:
        LostWorkersError: workers were lost again and again.
        OutputError: the temporary folder of processes cannot be used.
    """
    if backend == "threads":
        yield from _in_threads(request, pieces, workers)
    elif backend == "loky":
        with exchange(request) as folder:
            small = _Task(play_into, folder.path, folder.received)
            yield from _again_and_again(small, pieces, workers, backend)
    else:
        with _cluster(backend, address, workers):
            whole = _Task(_play, request, _itself)
            yield from _again_and_again(whole, pieces, workers, backend)


def _play(request: Request, first: int, games: int) -> Done:
    return first, play_piece(request, first, games)


def _itself(done: Done) -> Done:
    return done


# ------------------------------------------------------------------------------------- threads


def _in_threads(request: Request, pieces: Sequence[Bounds], workers: int) -> Generator[Done]:
    """Threads of this process: the compiled drivers release the interpreter's lock."""
    if workers == 1:
        for first, games in pieces:
            yield _play(request, first, games)
        return
    waiting: set[Future[Done]] = set()
    rest = iter(pieces)
    with ThreadPoolExecutor(workers) as pool:
        try:
            while True:
                for first, games in rest:
                    waiting.add(pool.submit(_play, request, first, games))
                    if len(waiting) >= 2 * workers:
                        break
                if not waiting:
                    return
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            for future in waiting:
                future.cancel()


# ------------------------------------------------------------------------------------- joblib


def _again_and_again(
    task: _Task[Given, Answer], pieces: Sequence[Bounds], workers: int, backend: str
) -> Generator[Done]:
    """Plays the pieces with joblib; what was lost with a worker is played once more."""
    left = dict(pieces)
    tries = 0
    while left:
        try:
            with closing(_joblib(task, list(left.items()), workers, backend)) as answers:
                for answer in answers:
                    first, piece = task.received(answer)
                    tries = 0
                    if left.pop(first, None) is not None:
                        yield first, piece
        except _lost_workers(backend) as error:
            tries += 1
            if tries >= TRIES:
                raise LostWorkersError(error) from error


def _joblib(
    task: _Task[Given, Answer], pieces: Sequence[Bounds], workers: int, backend: str
) -> Generator[Answer]:
    """One go of joblib; the back ends that cannot give results one by one give them in batches."""
    joblib: Any = importlib.import_module("joblib")
    call = joblib.delayed(task.function)
    with joblib.parallel_config(backend=backend, n_jobs=workers):
        if backend == "ray":
            with joblib.Parallel(batch_size=1) as parallel:
                for start in range(0, len(pieces), _BATCH * workers):
                    batch = pieces[start : start + _BATCH * workers]
                    yield from parallel(call(task.given, *each) for each in batch)
        else:
            parallel = joblib.Parallel(return_as="generator_unordered", batch_size=1)
            results = parallel(call(task.given, *each) for each in pieces)
            try:
                for done in results:  # noqa: UP028 (it is closed below, without a word)
                    yield done
            finally:
                with warnings.catch_warnings():
                    warnings.simplefilter("ignore", UserWarning)  # broken off: it is meant
                    results.close()


def _lost_workers(backend: str) -> tuple[type[BaseException], ...]:
    """What joblib raises when a worker is lost."""
    if backend == "loky":
        from joblib.externals.loky.process_executor import BrokenProcessPool

        return (BrokenProcessPool,)  # a worker that is lost, or cannot so much as read its task
    if backend == "dask":
        from distributed import CancelledError, KilledWorker

        return (KilledWorker, CancelledError, OSError)
    from ray.exceptions import RayError

    return (RayError,)


def _cluster(backend: str, address: str | None, workers: int) -> AbstractContextManager[object]:
    """The cluster of a back end.

    Raises:
        RequestError: there is none at the address, or it cannot be reached.
    """
    try:
        return _CLUSTERS[backend](address, workers)
    except Exception as error:
        why = " ".join(f"{type(error).__name__}: {error}".split())
        text = f"no cluster of {backend} at {address or 'this machine'}: {why}"
        params = {"backend": backend, "address": address or "-", "why": why}
        raise RequestError("error-sim-cluster", text, **params) from error


def _dask(address: str | None, workers: int) -> AbstractContextManager[object]:
    """A client of the cluster at ``address``, or of one on this machine."""
    distributed: Any = importlib.import_module("distributed")
    if address:
        client: AbstractContextManager[object] = distributed.Client(address)
    else:
        here = {"n_workers": workers, "threads_per_worker": 1, "dashboard_address": ":0"}
        client = distributed.Client(**here)
    return client


def _ray(address: str | None, workers: int) -> AbstractContextManager[object]:
    """The cluster at ``address``, or one on this machine; what runs already is used."""
    ray: Any = importlib.import_module("ray")
    importlib.import_module("ray.util.joblib").register_ray()
    if ray.is_initialized():
        return nullcontext()
    if address:
        client: AbstractContextManager[object] = ray.init(address=address)
    else:
        client = ray.init(num_cpus=workers, include_dashboard=False)
    return client


_CLUSTERS: Mapping[str, Callable[[str | None, int], AbstractContextManager[object]]] = (
    MappingProxyType({"dask": _dask, "ray": _ray})
)

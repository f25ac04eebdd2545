"""What the laboratory says of the rules in the lobby, where its extra is installed.

The page asks after it has been shown. One thread hands the questions to a program beside the
server (:mod:`oneleft.analysis.lab_brief`), one after the other; an answer is kept. Who asks before
there is one is told to ask again: no request waits for long.
"""

from __future__ import annotations

import asyncio
import atexit
import functools
import importlib.util
import queue
import subprocess
import sys
import threading
from collections import OrderedDict
from collections.abc import Iterator
from concurrent.futures import Future
from typing import Literal, TypeAlias

from msgspec import Struct

from oneleft.analysis.lab_brief import Brief, question_line, read_answer
from oneleft.rules import Ruleset

NEEDED = ("numpy", "numba")
WAIT_S = 0.25
"""How long a request waits for an answer that is not there yet."""
MOST_KEPT, MOST_WAITING = 512, 24
MOST_FAILURES = 3
"""After so many failures in a row nobody is asked any more."""

Key: TypeAlias = tuple[Ruleset, int]


class SummaryLine(Struct, frozen=True):
    """A sentence: its message and parameters, which the page puts into words."""

    key: str
    params: dict[str, str | int]


class RulesSummary(Struct, frozen=True):
    """What is known: ``ready``; ``soon``: ask again; ``none``: there will be nothing."""

    state: Literal["ready", "soon", "none"]
    lines: list[SummaryLine] = []


NONE = RulesSummary("none")
SOON = RulesSummary("soon")


@functools.cache
def is_installed() -> bool:
    """Whether the laboratory can play here; nothing is imported for that."""
    return all(importlib.util.find_spec(name) is not None for name in NEEDED)


class Laboratory:
    """Asks the program beside the server, and keeps its answers.

    Args:
        command: how the program is started; by default with this very Python.
    """

    def __init__(self, command: tuple[str, ...] = ()) -> None:
        self._command = command or (sys.executable, "-m", "oneleft.analysis.lab_brief")
        self._kept: OrderedDict[Key, Future[Brief]] = OrderedDict()
        self._waiting: queue.Queue[Key | None] = queue.Queue()
        self._thread: threading.Thread | None = None
        self._program: subprocess.Popen[str] | None = None
        self._failures = 0
        self._lock = threading.Lock()  # of what is kept
        self._is_closing = False

    async def summary(self, rules: Ruleset, seats: int) -> RulesSummary:
        """What is known of a sound ruleset, at once or nearly so."""
        future = self._asked((rules, seats))
        if future is None:
            return NONE if self._failures >= MOST_FAILURES else SOON
        try:
            waiting = asyncio.wrap_future(future)
            found = await asyncio.wait_for(asyncio.shield(waiting), WAIT_S)
        except TimeoutError:
            return SOON
        except (OSError, ValueError):
            return NONE
        return RulesSummary("ready", list(summary_lines(found, seats)))

    def _asked(self, key: Key) -> Future[Brief] | None:
        """The answer to be; None if too many wait for theirs or nobody answers."""
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key]
            if self._waiting.qsize() >= MOST_WAITING or self._failures >= MOST_FAILURES:
                return None
            future = self._kept[key] = Future()
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        self._waiting.put(key)
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="laboratory", daemon=True)
            self._thread.start()
            atexit.register(self.close)
        return future

    def close(self) -> None:
        """Ends the program and the thread; what is known is kept."""
        if self._thread is None:
            return
        self._is_closing = True
        self._waiting.put(None)
        while self._thread.is_alive():
            program = self._program
            if program is not None:
                program.kill()
            self._thread.join(0.05)
        self._thread = None
        self._is_closing = False
        atexit.unregister(self.close)

    # ------------------------------------------------------------------------ in the thread

    def _work(self) -> None:
        """Answers one after the other, until there is nothing more to be asked."""
        while (key := self._waiting.get()) is not None:
            with self._lock:
                future = self._kept.get(key)
            if future is None:  # so many were asked since that it is forgotten
                continue
            try:
                if self._is_closing:
                    raise OSError
                future.set_result(self._answer(key))
                self._failures = 0
            except (OSError, ValueError) as error:
                self._fail(key, future, error)
        self._stop()

    def _fail(self, key: Key, future: Future[Brief], error: Exception) -> None:
        """There is no answer: whoever asks again begins anew."""
        if not self._is_closing:
            self._failures += 1
        with self._lock:
            self._kept.pop(key, None)
        future.set_exception(error)
        self._stop()

    def _answer(self, key: Key) -> Brief:
        """Asks, and waits for the answer: the first one may take a minute.

        Raises:
            OSError, ValueError: the program cannot be started, or has ended.
        """
        if self._program is None:
            self._program = subprocess.Popen(
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
                start_new_session=True,  # Ctrl-C is the server's
            )
        assert self._program.stdin is not None
        assert self._program.stdout is not None
        self._program.stdin.write(question_line(*key))
        self._program.stdin.flush()
        return read_answer(self._program.stdout.readline())

    def _stop(self) -> None:
        program, self._program = self._program, None
        if program is not None:
            program.kill()
            program.communicate()


def summary_lines(found: Brief, seats: int) -> Iterator[SummaryLine]:
    """The brief in sentences, the warnings last."""
    yield SummaryLine("lab-lobby", {"count": seats})
    yield SummaryLine("lab-lobby-length", {"count": round(found.turns), "most": found.most})
    if found.has_edge:
        shares: dict[str, str | int] = {
            "share": round(100 * found.first),
            "even": round(100 * found.even),
        }
        same = shares["share"] == shares["even"]
        yield SummaryLine("lab-lobby-even", {}) if same else SummaryLine("lab-lobby-first", shares)
    else:
        yield SummaryLine("lab-lobby-even", {})
    for code, share in found.warnings:
        percent = 100 * share
        said = str(round(percent)) if percent >= 1 else "< 1"
        yield SummaryLine(f"lab-lobby-{code}", {"share": said})


LABORATORY = Laboratory()
"""That of this process."""

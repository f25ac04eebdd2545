"""The law cases through the line protocol: our engine passes, wrong and broken ones are caught."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from examples.engine_line_protocol import LawEngine
from oneleft.analysis.lawfiles import law_files
from oneleft.analysis.protocol import (
    PROTOCOL,
    EngineProcess,
    LawEngineError,
    LawReport,
    run_laws,
)
from oneleft.errors import OneLeftError
from oneleft.game import Game
from oneleft.moves import Move
from oneleft.testing import read_cases

ROOT = Path(__file__).resolve().parent.parent.parent
ENGINE = [sys.executable, str(ROOT / "examples" / "engine_line_protocol.py")]
FILES = tuple(sorted((ROOT / "tests" / "law").glob("*.case")))


class Here:
    """An engine in this process."""

    def __init__(self, engine: LawEngine | None = None) -> None:
        self.engine = LawEngine() if engine is None else engine
        self.asked: list[str] = []

    def ask(self, command: str) -> str:
        self.asked.append(command.partition(" ")[0])
        return self.engine.answer(command)


@pytest.fixture(scope="module")
def whole() -> LawReport:
    return run_laws(Here(), FILES)


# ------------------------------------------------------------------------------------- our engine


def test_our_engine_passes_every_case_and_skips_nothing(whole: LawReport) -> None:
    cases = [case for path in FILES for case in read_cases(path)]
    assert whole.runs == whole.passed == sum(len(case.rulesets) for case in cases)
    assert whole.is_ok
    assert (len(whole.failures), len(whole.skipped)) == (0, 0)
    assert set(whole.clauses) == {tag for case in cases for tag in case.cites}
    assert whole.engine == "oneleft"


def test_the_cases_that_come_with_oneleft_are_found() -> None:
    assert [path.name for path in law_files(".case")] == [path.name for path in FILES]
    assert [path.name for path in law_files(".perft")] == ["cards.perft", "dice.perft"]
    assert law_files(".nothing") == ()


def test_our_engine_as_a_program_passes() -> None:
    with EngineProcess(ENGINE) as engine:
        report = run_laws(engine, FILES, name="T-")
    assert report.is_ok
    assert report.runs > 30


def test_no_cases() -> None:
    with pytest.raises(OneLeftError, match="no law cases"):
        run_laws(Here(), FILES, name="no such case")


# ---------------------------------------------------------------------------------- wrong engines


class BluffsAreLawful(LawEngine):
    """Lays a Wild Draw Four whenever it likes (against AC-16)."""

    def _verdict(self, actor: int, move: Move) -> str:
        verdict = super()._verdict(actor, move)
        return "lawful" if verdict == "offense wd4-unlawful" else verdict


class RefusalsChange(LawEngine):
    """A refused act ends the turn all the same (against B-31)."""

    def do_act(self, text: str) -> str:
        verdict = super().do_act(text)
        if verdict.startswith("refused no-match"):
            self.game._state[self.game._state.index(1)] = 0
        return verdict


class DrawsOneCardLess(LawEngine):
    """Tells a hand without its last card."""

    def do_state(self, text: str = "") -> str:
        return super().do_state(text).replace("stock: ", "stock: 1")


class SeesEverything(LawEngine):
    """Shows every hand to everybody (against AC-20)."""

    def do_view(self, text: str) -> str:
        return super().do_view(f"{text[-1]} {text[-1]}")


@pytest.mark.parametrize(
    ("engine", "clauses"),
    [
        (BluffsAreLawful(), {"AC-16", "D-25", "reason:wd4-unlawful"}),
        (RefusalsChange(), {"C-17"}),
        (DrawsOneCardLess(), {"C-12", "B-20"}),
        (SeesEverything(), {"AC-20", "B-05"}),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_wrong_engine_is_caught_and_its_clauses_named(
    engine: LawEngine, clauses: set[str], whole: LawReport
) -> None:
    report = run_laws(Here(engine), FILES)
    assert not report.is_ok
    assert clauses <= set(report.failed_clauses)
    assert 0 < len(report.failures) < report.runs == whole.runs
    assert report.passed + len(report.failures) == report.runs
    failure = report.failures[0]
    assert failure.case.path in str(failure)
    assert f":{failure.line}:" in str(failure)
    assert "expected" in str(failure)


def test_a_wrong_engine_is_caught_where_it_is_wrong() -> None:
    report = run_laws(Here(BluffsAreLawful()), FILES, name="T-13a")
    (failure,) = report.failures
    assert failure.case.name == "T-13a"
    assert (failure.expected, failure.got) == ("offense wd4-unlawful", "lawful")
    assert failure.text == "A: WD4R! -> offense wd4-unlawful"


# ------------------------------------------------------------------------- engines that know less


class Quiet(LawEngine):
    """Says no reasons, knows no dice, tells no events."""

    def answer(self, line: str) -> str:
        if line.startswith("rules dice"):
            return "unsupported"
        answer = super().answer(line)
        first = answer.partition(" ")[0]
        return first if first in ("offense", "refused") else answer

    def do_state(self, text: str = "") -> str:
        fields = super().do_state(text).removeprefix("ok ").split("; ")
        return "ok " + "; ".join(field for field in fields if not field.startswith("said"))


def test_what_an_engine_does_not_know_is_skipped_and_said() -> None:
    report = run_laws(Here(Quiet()), FILES)
    assert report.is_ok
    assert any("rules dice" in line for line in report.skipped)
    assert any("state: said" in line for line in report.skipped)


def test_reports_of_progress() -> None:
    runs: list[int] = []
    run_laws(Here(), FILES, name="T-1", progress=lambda report: runs.append(report.runs))
    assert runs == list(range(1, len(runs) + 1))


# ------------------------------------------------------------------------------- broken engines


def program(text: str) -> list[str]:
    return [sys.executable, "-c", text]


GREETS = f"""
import sys, time
print("ok {PROTOCOL} broken", flush=True)
sys.stdin.readline()
sys.stdin.readline()
"""


@pytest.mark.parametrize(
    ("command", "kind", "got"),
    [
        (["no-such-program-anywhere"], "missing", "no-such-program"),
        (program("import time; time.sleep(60)"), "silent", "0.5"),
        (program(GREETS + "time.sleep(60)"), "silent", "0.5"),
        (program("raise SystemExit(3)"), "dead", "exit code 3"),
        (program(GREETS + "raise ValueError('out of cards')"), "dead", "out of cards"),
        (program("print('hello yourself', flush=True); input(); input()"), "nonsense", "hello you"),
        (program("print('ok chess 1', flush=True); input(); input()"), "nonsense", "ok chess 1"),
        (program(GREETS + "print('maybe', flush=True); input()"), "nonsense", "maybe"),
        (program("print('\\xff\\xfe' * 9, flush=True); input(); input()"), "nonsense", "ÿþ"),
    ],
)
def test_a_broken_engine_is_an_error_that_says_how(command: list[str], kind: str, got: str) -> None:
    with pytest.raises(LawEngineError) as caught, EngineProcess(command, 0.5) as engine:
        run_laws(engine, FILES)
    assert caught.value.kind == kind
    assert got in caught.value.got
    assert caught.value.got in str(caught.value)


def test_an_engine_that_fails_on_the_way_leaves_its_report() -> None:
    class Dies(Here):
        def ask(self, command: str) -> str:
            if self.asked.count("rules") == 20:
                raise LawEngineError("dead", command)
            return super().ask(command)

    report = LawReport()
    with pytest.raises(LawEngineError):
        run_laws(Dies(), FILES, report=report)
    assert 0 < report.runs < 20


def test_an_empty_command_does_not_start() -> None:
    with pytest.raises(LawEngineError):
        EngineProcess("")


# ------------------------------------------------------------------------------------- the command


@pytest.fixture
def one_case(tmp_path: Path) -> Path:
    case = tmp_path / "one.case"
    case.write_text(
        "case X-1 A five on a five\ncites: C-17\nfor: cards official\n"
        "given:\n  top R5; turn A\n  A: G5 B1\n  B: R1 R2\nthen:\n  A: G5\n  expect turn B\n",
        "utf-8",
    )
    return case


def laws(*args: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "oneleft", "laws", "--lang", "en", *args]
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)


def test_the_command_reports_by_clause(one_case: Path) -> None:
    engine = f'"{ENGINE[0]}" "{ENGINE[1]}"'
    done = laws("--engine", engine, str(one_case))
    assert done.returncode == 0, done.stderr
    assert "1 of 1 cases passed" in done.stdout
    text = one_case.read_text("utf-8").replace("turn B", "turn A")
    one_case.write_text(text, "utf-8")
    done = laws("--engine", engine, str(one_case))
    assert done.returncode == 1
    assert "C-17: 1 failed, 0 passed" in done.stdout
    assert "expected turn A, got turn B" in done.stdout


def test_the_command_says_what_is_wrong_with_an_engine(one_case: Path) -> None:
    done = laws("--engine", "no-such-program-anywhere", str(one_case))
    assert done.returncode == 2
    assert "does not start" in done.stderr
    done = laws("--engine", f'"{sys.executable}" -c "raise SystemExit(3)"', str(one_case))
    assert (done.returncode, "exit code 3" in done.stderr) == (2, True)
    assert "Traceback" not in done.stderr


def test_the_game_of_the_example_must_begin() -> None:
    engine = LawEngine()
    assert engine.answer("what is this") == "unsupported"
    assert engine.answer("position top R99").startswith("error")
    assert engine.answer("start 3 B") == "ok"
    assert isinstance(engine.game, Game)
    assert "first: B" in engine.answer("state")

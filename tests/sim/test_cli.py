"""``oneleft simulate``: what it prints, what it writes, and what it refuses first."""

from __future__ import annotations

import json
import pickle
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import MappingProxyType

import pytest

import oneleft.sim
from oneleft.cli.app import run as run_here
from oneleft.reasons import Code, Reason
from oneleft.rules import CardRules
from oneleft.sim import PlayerError, simulate
from oneleft.sim.engine import Piece
from oneleft.sim.parts import Parts

pytestmark = pytest.mark.needs("numba", "numpy", "pyarrow")

Run = Callable[..., tuple[int, str, str]]
POLICY = """from oneleft.splitmix import Words
from oneleft.vectors import Vector


def policy(r: Vector, v: Vector, g: Words, seat: int) -> int:
    return DRAW
"""


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs the program here; its exit code, what it prints and what it says beside."""
    for name in ("LC_ALL", "LC_MESSAGES", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_US.UTF-8")

    def runs(*args: str) -> tuple[int, str, str]:
        capsys.readouterr()
        code = run_here(["simulate", *args])
        shown = capsys.readouterr()
        return code, shown.out, shown.err

    return runs


def test_a_table_of_means_with_intervals(run: Run) -> None:
    code, out, _ = run("--games", "300", "--seats", "3", "--seed", "7")
    assert code == 0
    lines = out.splitlines()
    assert lines[0] == "300 games (rounds), seed 7, 3 seats."
    assert lines[1].split()[:2] == ["number", "mean"]
    results = simulate(CardRules.preset("official"), 3, "random", 300, seed=7)
    turns = results.summary()[0]
    row = next(line for line in lines if line.startswith("turns "))
    assert row.split()[1:] == [
        f"{turns.mean:.4f}",
        f"{turns.low:.4f}",
        "–",
        f"{turns.high:.4f}",
        str(turns.most),
    ]
    assert any(line.startswith("won by seat C ") for line in lines)
    assert not any(line.startswith("stacked_plays") for line in lines)
    _, more, _ = run("--games", "30", "--seats", "3", "--rows", "-r", "stacking=any")
    assert any(line.startswith("stacked_plays") for line in more.splitlines())


def test_one_object_instead_of_a_table(run: Run) -> None:
    code, out, _ = run(
        "dice", "--games", "40", "--seats", "2", "--players", "greedy,random", "--json"
    )
    found = json.loads(out)
    assert code == 0
    assert (found["games"], found["complete"]) == (40, True)
    assert found["request"]["players"] == ["greedy", "random"]
    assert {"turns", "wins_a", "rerolls"} <= {row["name"] for row in found["summary"]}


def test_matches_have_their_rounds(run: Run) -> None:
    code, out, _ = run("-n", "5", "--unit", "matches", "--lang", "fr")
    assert code == 0
    assert "manches" in out
    assert "gagné par la première place" in out


def test_parts_are_written_and_gone_on_with(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "run"
    asked = ["--games", "50", "--chunk", "20", "--out", str(out), "--format", "csv"]
    code, text, _ = run(*asked)
    assert code == 0
    assert text.splitlines()[-1] == f"The parts stand in {out}."
    assert len(list(out.glob("part-*.csv"))) == 3
    assert run(*asked)[1] == text
    code, _, err = run(*asked, "--seed", "4")
    assert code == 2
    assert err == f"{out} holds another run: seed is 0 there and 4 here.\n"


def test_ctrl_c_keeps_what_is_done(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = Parts.write

    def written_and_stopped(parts: Parts, first: int, piece: Piece) -> None:
        write(parts, first, piece)
        raise KeyboardInterrupt

    asked = ["--games", "50", "--chunk", "20", "--out", str(tmp_path / "run")]
    with monkeypatch.context() as patched:
        patched.setattr(Parts, "write", written_and_stopped)
        code, out, err = run(*asked)
    assert code == 130
    assert out.startswith("20 games (rounds)")
    assert err.splitlines() == ["Broken off: 20 of 50 games are done.", "The same command goes on."]
    code, out, _ = run(*asked)
    assert code == 0
    assert out.startswith("50 games (rounds)")


def test_a_refused_act_is_said_with_its_position(run: Run) -> None:
    asked = ["-n", "20", "-s", "2", "--players"]
    code, out, _ = run(*asked, "oneleft.bots:GreedyBot,oneleft.bots:RandomBot")
    assert code == 0
    assert out.startswith("20 games")
    code, out, err = run(*asked, f"{__name__}:Cheat")
    assert code == 2
    assert out == ""
    *position, why = err.splitlines()
    assert why.startswith("Game 0: Cheat (seat ")
    assert "may not do this: R5." in why
    assert any(line.startswith("A: ") for line in position)


@pytest.mark.parametrize("command", ["simulate", "duplicate", "dataset"])
def test_a_bot_of_the_folder_is_found_and_spoken_of_when_it_fails(
    command: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / "bot_of_mine.py").write_text(
        "class Gone:\n"
        "    def __init__(self, generator):\n"
        "        del generator\n\n"
        "    def choose(self, view):\n"
        "        raise SystemExit(3)\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    more = {"dataset": ["games", "-s", "2"], "simulate": ["-s", "2"], "duplicate": []}[command]
    code = run_here([command, *more, "--lang", "en", "--players", "bot_of_mine:Gone,random"])
    shown = capsys.readouterr()
    assert (code, shown.out) == (2, "")
    *position, why = shown.err.splitlines()
    assert re.fullmatch(r"Game \d: Gone \(seat [AB]\) has failed: SystemExit: 3", why)
    assert any(line.startswith("stock: ") for line in position)


class Cheat:
    """Always plays the same card."""

    name = "cheat"

    def __init__(self, generator: object) -> None:
        del generator

    def choose(self, view: object) -> object:
        from oneleft.moves import Move

        del view
        return Move("cards", 5)


@pytest.mark.parametrize(
    ("args", "why"),
    [
        (["--games", "0"], "games: a whole number from 1 on is needed, not 0."),
        (["--games", "-3"], "games: a whole number from 1 on is needed, not -3."),
        (["--workers", "0"], "workers: a whole number from 1 on is needed, not 0."),
        (["--seats", "1"], "2 to 10"),
        (["dice", "--seats", "5"], "2 to 4"),
        (["--rule", "stacking=perhaps"], "stacking"),
        (["--rule", "nothing=1"], "nothing"),
        (["--rule", "teams=2v2", "--seats", "3"], "4|four"),
        (["--players", "clever"], "There is no player clever: choose one of random, greedy"),
        (["--players", "random,greedy"], "2 players for 4 seats"),
        (["--players", "nowhere.py"], "nowhere.py: cannot be read"),
        (["--players", "oneleft.bots:NoBot"], "oneleft.bots:NoBot: no bot is there"),
        (["--unit", "hours"], "There is no unit hours: choose one of rounds, matches."),
        (["--backend", "cloud"], "There is no back end cloud: choose one of threads, loky"),
        (["--format", "xls", "--out", "x"], "There is no format xls: choose one of parquet"),
        (["--out", "/dev/null/x"], "/dev/null/x cannot be written."),
    ],
)
def test_what_is_impossible_is_said_in_one_line(
    run: Run, args: list[str], why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    code, out, err = run("--games", "1000000000", *args)
    assert (code, out) == (2, "")
    assert re.search(why, err), err
    assert err.count("\n") == 1


@pytest.mark.parametrize("lang", ["fr", "pt", "es"])
def test_errors_are_said_in_the_language_asked_for(run: Run, lang: str) -> None:
    _, _, english = run("--games", "0")
    code, _, err = run("--games", "0", "--lang", lang)
    assert code == 2
    assert err != english
    assert "0" in err


def test_a_policy_file_is_looked_at_first(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text(POLICY)
    code, _, err = run("--players", str(path), "--games", "1000000000")
    assert code == 2
    assert err == f"{path}, line 6: the name DRAW is not known\n"


def test_an_error_comes_back_whole_from_another_process() -> None:
    reason = Reason(Code.NOT_IN_HAND, "cards", MappingProxyType({"face": "R5"}))
    error = PlayerError("mine", 1, "R5", "no", game=7, position="A: R1", reason=reason)
    other = pickle.loads(pickle.dumps(error))
    assert (str(other), other.params) == (str(error), error.params)
    assert other.reason == reason


@pytest.mark.parametrize(
    ("wishes", "said"),
    [
        (("--games", "3000000000"), "games: a whole number from 1 to 2,147,483,648 is needed"),
        (("--address", "here"), "--address is for the back ends dask, ray, not for threads."),
    ],
)
def test_what_is_too_much_or_of_no_use_is_said(
    run: Run, wishes: tuple[str, ...], said: str
) -> None:
    code, out, err = run(*wishes)
    assert (code, out) == (2, "")
    assert said in err


@pytest.mark.needs("distributed")
def test_a_cluster_that_is_not_there_is_named(run: Run) -> None:
    code, out, err = run("--backend", "dask", "--address", "nowhere", "--games", "10")
    assert (code, out) == (2, "")
    assert err.startswith("There is no cluster of dask at nowhere: ")
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize(
    ("lang", "told"),
    [("en", "Compiling"), ("fr", "Compilation"), ("pt", "Compilando"), ("es", "Compilando")],
)
def test_that_something_is_compiled_is_said_once_in_the_language(
    run: Run, lang: str, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def prepare(_request: object, report: Callable[[str], None]) -> None:
        report("compiling the cards-sim kernel")

    monkeypatch.setattr(oneleft.sim, "prepare", prepare)
    code, _, err = run("--games", "3", "--lang", lang)
    assert code == 0
    assert [line for line in err.splitlines() if line.startswith(told)]
    assert "kernel" not in err


def test_numbers_and_units_are_those_of_the_language(run: Run) -> None:
    _, out, _ = run("dice", "--games", "30", "--seats", "2", "--lang", "fr")
    assert out.startswith("30 parties (manches), graine 0, 2 places.")
    turns = next(line for line in out.splitlines() if line.startswith("tours "))
    assert re.fullmatch(r"tours +\d+,\d{4} +\d+,\d{4} – \d+,\d{4} +\d+", turns)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_no_room_for_what_is_said() -> None:
    command = [sys.executable, "-m", "oneleft", "rules", "cards", "--lang", "en"]
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert (done.returncode, done.stderr) == (2, "There is no room left to write to.\n")

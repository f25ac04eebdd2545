"""Runs of the program, in this process and in another."""

import io
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from oneleft.cli.app import run as run_here

Done = subprocess.CompletedProcess[str]
Run = Callable[..., Done]


def typed_text(typed: Sequence[str]) -> str:
    return "".join(f"{line}\n" for line in typed)


@pytest.fixture
def environ(tmp_path: Path) -> dict[str, str]:
    """Nobody's home, no terminal, English."""
    kept = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT") if name in os.environ}
    return kept | {
        "HOME": str(tmp_path),
        "XDG_STATE_HOME": str(tmp_path / "state"),
        "LANG": "en_US.UTF-8",
        "PYTHONUTF8": "1",
    }


@pytest.fixture
def program(tmp_path: Path, environ: dict[str, str]) -> Run:
    """Runs ``oneleft`` as a program of its own, with arguments and what is typed."""

    def runs(*args: str, typed: Sequence[str] = (), **more: str) -> Done:
        return subprocess.run(
            [sys.executable, "-W", "error", "-m", "oneleft", *args],
            input=typed_text(typed),
            capture_output=True,
            text=True,
            encoding="utf-8",
            cwd=tmp_path,
            env=environ | more,
            timeout=120,
            check=False,
        )

    return runs


@pytest.fixture
def run(
    tmp_path: Path,
    environ: dict[str, str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> Run:
    """Runs ``oneleft`` in this process, which is quicker."""
    monkeypatch.chdir(tmp_path)
    for name in ("LC_ALL", "LC_MESSAGES", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)

    def runs(*args: str, typed: Sequence[str] = (), **more: str) -> Done:
        for name, value in (environ | more).items():
            monkeypatch.setenv(name, value)
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed_text(typed)))
        capsys.readouterr()
        code = run_here(args)
        shown = capsys.readouterr()
        return subprocess.CompletedProcess(list(args), code, shown.out, shown.err)

    return runs

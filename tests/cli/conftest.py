"""Runs of the program, in this process and in another."""

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

Run = Callable[..., subprocess.CompletedProcess[str]]


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
def run(tmp_path: Path, environ: dict[str, str]) -> Run:
    """Runs ``oneleft`` with arguments and what is typed."""

    def runs(
        *args: str, typed: Sequence[str] = (), **more: str
    ) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-W", "error", "-m", "oneleft", *args],
            input="".join(f"{line}\n" for line in typed),
            capture_output=True,
            text=True,
            encoding="utf-8",
            cwd=tmp_path,
            env=environ | more,
            timeout=120,
            check=False,
        )

    return runs

"""The library core imports the standard library alone."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

SRC = Path(__file__).resolve().parent.parent / "src"

CORE = (
    "oneleft",
    "oneleft.faces",
    "oneleft.dice",
    "oneleft.rules",
    "oneleft.reasons",
    "oneleft.sentences",
    "oneleft.errors",
    "oneleft.vectors",
    "oneleft.kernel",
    "oneleft.kernel.accepted",
    "oneleft.kernel.codes",
    "oneleft.kernel.cards",
    "oneleft.kernel.dice",
    "oneleft.kernel.state",
    "oneleft.kernel.drivers_cards",
    "oneleft.kernel.drivers_dice",
    "oneleft.kernel.packed",
    "oneleft.splitmix",
    "oneleft.laws",
    "oneleft.moves",
    "oneleft.narration",
    "oneleft.game",
    "oneleft.events",
    "oneleft.views",
    "oneleft.match",
    "oneleft.notation",
    "oneleft.record",
    "oneleft.recordtext",
    "oneleft.convert",
    "oneleft.check",
    "oneleft.unknown",
    "oneleft.hidden",
    "oneleft.chance",
)

# Single files that may import more.
NOT_CORE = {
    "oneleft.__main__",
    "oneleft.bench",
    "oneleft.kernel.compiled",
    "oneleft.testing",
    "oneleft.telling",
    "oneleft.verdicts",
    "oneleft.words",
}

# -I and -S: no environment, no current folder, no site-packages.
PROBE = """
import importlib, json, sys
sys.path.insert(0, sys.argv[1])
importlib.import_module(sys.argv[2])
tops = {name.partition(".")[0] for name in sys.modules}
print(json.dumps(sorted(tops - sys.stdlib_module_names - {"__main__", "oneleft"})))
"""


@pytest.mark.parametrize("module", CORE)
def test_core_module_imports_the_standard_library_alone(module: str) -> None:
    command = [sys.executable, "-I", "-S", "-W", "error", "-c", PROBE, str(SRC), module]
    run = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert run.returncode == 0, run.stderr
    assert json.loads(run.stdout) == []


def test_every_module_of_the_core_is_listed() -> None:
    found: set[str] = set()
    for folder in (SRC / "oneleft", SRC / "oneleft/kernel"):
        package = ".".join(folder.relative_to(SRC).parts)
        for path in folder.glob("*.py"):
            found.add(package if path.stem == "__init__" else f"{package}.{path.stem}")
    assert found - NOT_CORE <= set(CORE)

"""What the repository says about itself is so."""

import re
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCK = ROOT / "requirements"


def tracked_texts() -> dict[str, str]:
    """Name → text of every file that git tracks, or would with the next `git add`."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    texts: dict[str, str] = {}
    for name in filter(None, run.stdout.split("\0")):
        data = (ROOT / name).read_bytes() if (ROOT / name).is_file() else b""
        if b"\0" not in data:
            texts[name] = data.decode("utf-8")
    return texts


def canonical(requirement: str) -> str:
    """The name of a required package, as a lock file spells it."""
    match = re.match(r"[\w.-]+", requirement)
    assert match, requirement
    return re.sub(r"[-_.]+", "-", match[0]).lower()


def pins(lock: Path) -> dict[str, set[str]]:
    """Package → the versions that a lock file gives it, one for each range of Pythons."""
    found: dict[str, set[str]] = {}
    text = lock.read_text(encoding="utf-8")
    for name, version in re.findall(r"^([\w.-]+)==(\S+)", text, re.MULTILINE):
        found.setdefault(name, set()).add(version)
    return found


@pytest.mark.needs("git")
def test_no_file_names_a_path_of_somebodys_machine() -> None:
    somebodys = re.compile(r"(?<![\w.])/(?:home|root|work|Users)/\w")
    named = {name for name, text in tracked_texts().items() if somebodys.search(text)}
    assert not named


def test_documents_name_make_targets_that_exist() -> None:
    targets = set(
        re.findall(r"^(\w+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    )
    for name in ("README.md", "CONTRIBUTING.md"):
        text = (ROOT / name).read_text(encoding="utf-8")
        named = set(re.findall(r"(?:`|^)(?:\w+=\S+ )*make (\w+)", text, re.MULTILINE))
        assert named
        assert named <= targets, name


@pytest.mark.needs("git")
def test_extras_that_are_named_exist() -> None:
    extras = set(PROJECT["project"]["optional-dependencies"])
    install = re.compile(r"""(?:oneleft|["']\.)\\*\[([a-z0-9]+)\]["'`]""")
    for name, text in tracked_texts().items():
        assert set(install.findall(text)) <= extras, name


def test_locks_name_no_index() -> None:
    for lock in LOCK.glob("*.txt"):
        assert "://" not in lock.read_text(encoding="utf-8"), lock.name


def test_locks_agree_and_contain_one_another() -> None:
    play, test, dev = map(pins, (LOCK / "play.txt", LOCK / "test.txt", LOCK / "dev.txt"))
    assert play.items() <= test.items()
    assert test.items() <= dev.items()


def test_locks_hold_what_the_project_declares() -> None:
    groups = PROJECT["dependency-groups"]
    extras = PROJECT["project"]["optional-dependencies"]
    plain = [*PROJECT["project"]["dependencies"], *groups["build"]]
    tested = [*plain, *groups["test"], *(each for extra in extras.values() for each in extra)]
    declared = {"play": plain, "test": tested, "dev": [*tested, *groups["lint"]]}
    for name, requirements in declared.items():
        locked = pins(LOCK / f"{name}.txt")
        assert {canonical(each) for each in requirements} <= set(locked), name

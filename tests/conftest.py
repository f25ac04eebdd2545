"""Seeds, and what a test may need beside Python."""

import hashlib
import importlib.util
import os
import random
import shutil
from collections.abc import Callable, Generator

import hypothesis
import pytest

from tests.server.services import has_postgres, has_redis

# The seed of a run -------------------------------------------------------------------------------

DEFAULT_SEED = "1"
RUN_SEED = int(os.environ.setdefault("ONELEFT_SEED", DEFAULT_SEED))

# Hypothesis draws its examples from the run's seed too (see pytest_configure).
hypothesis.settings.register_profile("oneleft", deadline=None, print_blob=True)
hypothesis.settings.load_profile("oneleft")

SEED = pytest.StashKey[int]()


def seed_of(node_id: str) -> int:
    """A test's own 64-bit seed: it depends on the run's seed and the test's name alone."""
    digest = hashlib.sha256(f"{RUN_SEED}:{node_id}".encode()).digest()
    return int.from_bytes(digest[:8], "big")


def pytest_configure(config: pytest.Config) -> None:
    """Hands the run's seed to Hypothesis, unless the command line names another."""
    if config.getoption("hypothesis_seed", None) is None:
        config.option.hypothesis_seed = str(RUN_SEED)


def pytest_report_header() -> str:
    """The line that tells how to run the same tests once more."""
    return f"oneleft: ONELEFT_SEED={RUN_SEED}"


@pytest.fixture
def seed(request: pytest.FixtureRequest) -> int:
    """The test's seed; a failure shows it."""
    node: pytest.Item = request.node
    value = seed_of(node.nodeid)
    node.stash[SEED] = value
    return value


@pytest.fixture
def rng(seed: int) -> random.Random:
    """A generator of the test's own, begun from its seed."""
    return random.Random(seed)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Adds the seed to the report of a failed test."""
    report = yield
    if report.failed and SEED in item.stash:
        text = f"ONELEFT_SEED={RUN_SEED}, this test's seed is {item.stash[SEED]}"
        report.sections.append(("seed", text))
    return report


# What is not there --------------------------------------------------------------------------------


def program(name: str) -> Callable[[], bool]:
    """Whether a program is on the path."""
    return lambda: shutil.which(name) is not None


def package(name: str) -> Callable[[], bool]:
    """Whether a package can be imported; it is not imported."""
    return lambda: importlib.util.find_spec(name) is not None


def chromium() -> str | None:
    """The program that browser tests run: $ONELEFT_CHROMIUM, else the one on the path."""
    return os.environ.get("ONELEFT_CHROMIUM") or shutil.which("chromium")


# Name in @pytest.mark.needs(...): how it is looked for, how it is got.
PROVIDERS: dict[str, tuple[Callable[[], bool], str]] = {
    "chromium": (lambda: chromium() is not None, "Debian, Ubuntu: apt install chromium"),
    "git": (program("git"), "Debian, Ubuntu: apt install git"),
    "distributed": (package("distributed"), 'pip install "oneleft[cluster]"'),
    "gymnasium": (package("gymnasium"), 'pip install "oneleft[rl]"'),
    "joblib": (package("joblib"), 'pip install "oneleft[lab]"'),
    "make": (program("make"), "Debian, Ubuntu: apt install make"),
    "numba": (package("numba"), 'pip install "oneleft[fast]"'),
    "cc": (program("cc"), "Debian, Ubuntu: apt install gcc"),
    "matplotlib": (package("matplotlib"), 'pip install "oneleft[lab]"'),
    "nbclient": (package("nbclient"), "pip install nbclient ipykernel"),
    "numpy": (package("numpy"), 'pip install "oneleft[fast]"'),
    "pettingzoo": (package("pettingzoo"), 'pip install "oneleft[rl]"'),
    "postgres": (has_postgres, "Debian, Ubuntu: apt install postgresql"),
    "pyarrow": (package("pyarrow"), 'pip install "oneleft[lab]"'),
    "ray": (package("ray"), 'pip install "oneleft[cluster]"'),
    "redis": (has_redis, "Debian, Ubuntu: apt install redis-server"),
    "pyspiel": (package("pyspiel"), 'pip install "oneleft[rl]"'),
    "rlcard": (package("rlcard"), 'pip install "oneleft[bench]"'),
    "tmux": (program("tmux"), "Debian, Ubuntu: apt install tmux"),
}


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skips a test whose needs are not met, with how to meet them; under CI=true it fails."""
    for marker in item.iter_markers("needs"):
        for name in marker.args:
            is_there, how = PROVIDERS[name]
            if is_there():
                continue
            message = f"needs {name}: {how}"
            if os.environ.get("CI") == "true":
                pytest.fail(message, pytrace=False)
            pytest.skip(message)

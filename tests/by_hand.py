"""Many random games by hand, against a second opinion."""

import sys
import traceback
from collections import Counter
from collections.abc import Callable

import pytest


def play_many(play_one: Callable[[int, Counter[str]], object]) -> None:
    """Plays as many games as the first argument says, from the seed that the second gives.

    A disagreement is printed with its seed, and the games go on; the exit code is 1 at the end.
    """
    games = int(sys.argv[1])
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 10**6
    tally: Counter[str] = Counter()
    bad: list[int] = []
    for played, seed in enumerate(range(first, first + games), start=1):
        try:
            play_one(seed, tally)
        except (AssertionError, pytest.fail.Exception, LookupError, TypeError, ValueError):
            bad.append(seed)
            sys.stdout.write(f"DISAGREEMENT, seed {seed}\n{traceback.format_exc(limit=-1)}\n")
        if played % 1000 == 0 or played == games:
            sys.stdout.write(f"{played} games, {tally['steps']} steps, disagreeing: {len(bad)}\n")
        sys.stdout.flush()
    for what, count in sorted(tally.items()):
        sys.stdout.write(f"{count:9} {what}\n")
    sys.stdout.write(f"{games} games done, seeds that disagree: {bad or 'none'}\n")
    sys.exit(1 if bad else 0)

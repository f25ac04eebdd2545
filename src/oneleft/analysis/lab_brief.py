"""The lab in a few lines: what somebody who chooses rules should know before the first deal.

``python -m oneleft.analysis.lab_brief`` is a program that answers: a line of JSON with a ruleset
and seats in, a line with its brief out. A server asks it, since compiling and playing in its own
process would hold it up.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import TextIO

from oneleft.analysis.lab import compare
from oneleft.rules import RULESETS, Ruleset

GAMES = 20_000
LIMIT = 1_000
"""Turns after which a round is broken off here: rules that hardly end must be told of soon."""
SEED = 1
PLAYERS = "greedy"
TOLD = ("limited", "very-long", "blocked")
"""The warnings that a brief has."""


@dataclass(frozen=True, slots=True)
class Brief:
    """A ruleset in a few numbers.

    Attributes:
        turns: of a round, the mean.
        most: turns that nine rounds of ten do not exceed.
        first: share of the wins of the first seat.
        even: an even share of the wins.
        has_edge: whether the interval of their difference leaves zero out.
        warnings: code and share of the rounds.
    """

    turns: float
    most: int
    first: float
    even: float
    has_edge: bool
    warnings: tuple[tuple[str, float], ...]


def brief(rules: Ruleset, seats: int, *, games: int = GAMES, interpreted: bool = False) -> Brief:
    """Plays some rounds between bots and says how they went.

    Raises:
        OneLeftError: what :func:`oneleft.analysis.lab.compare` refuses.
    """
    found = compare(
        {"": rules}, seats, games, SEED, PLAYERS, matches=0, limit=LIMIT, interpreted=interpreted
    ).base
    first, edge = found.measure("first").mean, found.measure("edge")
    return Brief(
        turns=found.measure("turns").mean,
        most=int(found.measure("q90").mean),
        first=first,
        even=first - edge.mean,
        has_edge=edge.is_clear,
        warnings=tuple((each.code, each.share) for each in found.warnings if each.code in TOLD),
    )


# ---------------------------------------------------------------------------------- line by line


def question_line(rules: Ruleset, seats: int) -> str:
    """A question as the program reads it."""
    preset, changes = rules.changes()
    question = {"game": rules.game, "preset": preset, "changes": changes, "seats": seats}
    return json.dumps(question) + "\n"


def answer_line(question: str, *, games: int = GAMES, interpreted: bool = False) -> str:
    """The answer to a question.

    Raises:
        OneLeftError: the rules are not sound.
    """
    asked: Mapping[str, object] = json.loads(question)
    rules = RULESETS[str(asked["game"])].preset(str(asked["preset"]))
    changes = asked["changes"]
    assert isinstance(changes, dict)
    changed = rules.replace(**changes)
    seats = int(str(asked["seats"]))
    return json.dumps(asdict(brief(changed, seats, games=games, interpreted=interpreted))) + "\n"


def read_answer(line: str) -> Brief:
    """What an answer says."""
    found = json.loads(line)
    warnings = tuple((str(code), float(share)) for code, share in found.pop("warnings"))
    return Brief(**found, warnings=warnings)


def serve(questions: TextIO, answers: TextIO) -> None:
    """Answers line by line until no more is asked."""
    for line in questions:
        answers.write(answer_line(line))
        answers.flush()


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(10)  # the tables come first
    serve(sys.stdin, sys.stdout)

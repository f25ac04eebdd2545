"""How fast the kernels play, beside RLCard's UNO: `oneleft bench`.

A turn is one seat's chance to act: draw-then-play is one, a skipped seat has none, and RLCard's
turns are counted likewise. Every engine plays whole rounds, the deal included, at random (see
``play_round`` in the drivers); the rate is in turns per second of one core's processor time. The
engines take turns within each repeat, a fraction of a second at a time, so that what else the
machine does troubles them all alike; the figure is the median of the repeats.

RLCard is unmodified but for one thing: its raw game knows two seats, and is told the number of
seats by hand. It plays other rules than the sheet's in a dozen places (no challenge, no call, no
score); what is asked of it is the same: find the legal actions, do one.
"""

from __future__ import annotations

import json
import random  # noqa: TID251 - RLCard's players choose with it; a program, not the core
import time  # noqa: TID251 - it is what is measured
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from statistics import median
from types import MappingProxyType

from oneleft.errors import (
    ChoiceError,
    MissingExtraError,
    OneLeftError,
    RulesetError,
)
from oneleft.kernel import drivers_cards, drivers_dice
from oneleft.kernel.compiled import compiled
from oneleft.kernel.state import card_rule_vector, dice_rule_vector
from oneleft.rules import OFFICIAL, RULESETS, CardRules, DiceRules, Ruleset
from oneleft.splitmix import SplitMix64

GAMES = ("cards", "dice")
SEATS = (2, 4)
REPEATS = 5
SEED = 1
SLICES = 5
"""In how many pieces each repeat is measured, the engines taking turns."""
SLICE_SECONDS = 0.06
"""About how much processor time one piece takes."""

Sprint = Callable[[int], int]
"""Plays so many rounds and gives the turns."""
Report = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Row:
    """One figure.

    Attributes:
        turns_per_s: the median of the repeats, per second of processor time.
    """

    engine: str
    game: str
    seats: int
    turns_per_s: int


@dataclass(frozen=True, slots=True)
class _Engine:
    """How an engine is made ready, and what it can play."""

    prepare: Callable[[Ruleset, int, Report | None], Sprint]
    games: tuple[str, ...] = GAMES
    seats: tuple[int, ...] = ()

    def plays(self, game: str, seats: int) -> bool:
        return game in self.games and (not self.seats or seats in self.seats)


class NothingToMeasureError(OneLeftError):
    """No engine that was chosen plays the game with so many seats."""

    def __init__(self) -> None:
        super().__init__(
            "no engine chosen plays that: RLCard plays cards, its environment at 2 seats"
        )


# ------------------------------------------------------------------------------------- engines


def _interpreted(rules: Ruleset, seats: int, _report: Report | None) -> Sprint:
    g = SplitMix64(SEED).state
    if isinstance(rules, CardRules):
        driver = drivers_cards.play_rounds
        r, s = card_rule_vector(rules), [0] * drivers_cards.STATE_SIZE
        tally, turns = drivers_cards.TALLY_SIZE, drivers_cards.TURNS
    else:
        assert isinstance(rules, DiceRules)
        driver = drivers_dice.play_rounds
        r, s = dice_rule_vector(rules), [0] * drivers_dice.STATE_SIZE
        tally, turns = drivers_dice.TALLY_SIZE, drivers_dice.TURNS

    def sprint(rounds: int) -> int:
        out = [0] * tally
        driver(r, s, g, seats, rounds, out)
        return out[turns]

    return sprint


def _compiled(rules: Ruleset, seats: int, report: Report | None) -> Sprint:
    code = compiled(rules.game, report=report)
    r, s, g = code.rule_row(rules), code.state_row(), code.generator_row(SEED)

    def sprint(rounds: int) -> int:
        out = code.tally_row()
        code.play_rounds(r, s, g, seats, rounds, out)
        return int(out[drivers_cards.TURNS])

    return sprint


def _rlcard_raw(_rules: Ruleset, seats: int, _report: Report | None) -> Sprint:
    """RLCard's game loop as its own environment runs it: ``init_game`` and ``step``."""
    try:
        import numpy as np
        from rlcard.games.uno import Game
    except ImportError as error:
        raise MissingExtraError("bench", error) from error
    game = Game()
    game.np_random = np.random.RandomState(SEED)
    game.num_players = seats
    choose = random.Random(SEED).choice

    def sprint(rounds: int) -> int:
        turns = 0
        for _ in range(rounds):
            try:
                state, _ = game.init_game()
                while not game.is_over():
                    state, _ = game.step(choose(state["legal_actions"]))
                    turns += 1
            except IndexError:  # it breaks off where stock and discard are empty
                continue
        return turns

    return sprint


def _rlcard_env(_rules: Ruleset, _seats: int, _report: Report | None) -> Sprint:
    """RLCard's environment: ``reset`` and ``step``, observations included."""
    try:
        import rlcard
    except ImportError as error:
        raise MissingExtraError("bench", error) from error
    env = rlcard.make("uno", config={"seed": SEED})
    choose = random.Random(SEED).choice

    def sprint(rounds: int) -> int:
        turns = 0
        for _ in range(rounds):
            try:
                state, _ = env.reset()
                while not env.is_over():
                    state, _ = env.step(choose(list(state["legal_actions"])))
                    turns += 1
            except IndexError:
                continue
        return turns

    return sprint


_ENGINES: Mapping[str, _Engine] = MappingProxyType(
    {
        "oneleft-interpreted": _Engine(_interpreted),
        "oneleft-compiled": _Engine(_compiled),
        "rlcard-raw": _Engine(_rlcard_raw, games=("cards",)),
        "rlcard-env": _Engine(_rlcard_env, games=("cards",), seats=(2,)),
    }
)
ENGINES = tuple(_ENGINES)


# ------------------------------------------------------------------------------------- measuring


def run(
    engines: Sequence[str] = ENGINES,
    games: Sequence[str] = GAMES,
    seats: Sequence[int] = SEATS,
    preset: str = OFFICIAL,
    repeats: int = REPEATS,
    report: Report | None = None,
) -> list[Row]:
    """Measures every row that these engines can play.

    Args:
        report: receives a line before a kernel is compiled, which takes a while.

    Raises:
        OneLeftError: no such engine or game, no row is left, or an extra is not installed.
        RulesetError: no such preset, or a number of seats that a game does not have.
    """
    _check_names("engine", engines, ENGINES)
    _check_names("game", games, GAMES)
    if repeats < 1:
        raise OneLeftError(f"at least one repeat is needed, not {repeats}")
    keys = _playable(engines, games, seats, preset)
    sprints = [
        _ENGINES[name].prepare(RULESETS[game].preset(preset), number, report)
        for name, game, number in keys
    ]
    rates = _rates(sprints, repeats)
    return [Row(*key, round(median(found))) for key, found in zip(keys, rates, strict=True)]


def _playable(
    engines: Sequence[str], games: Sequence[str], seats: Sequence[int], preset: str
) -> list[tuple[str, str, int]]:
    """Engine, game and seats of each row; what only one of several games allows is left out."""
    keys = []
    refused: OneLeftError | None = None
    for game in games:
        for number in seats:
            try:
                RULESETS[game].preset(preset).check(number)
            except RulesetError as error:
                refused = error
                continue
            keys += [(name, game, number) for name in engines if _ENGINES[name].plays(game, number)]
    if not keys:
        raise refused or NothingToMeasureError
    return keys


def _check_names(what: str, names: Iterable[str], known: Sequence[str]) -> None:
    for name in names:
        if name not in known:
            raise ChoiceError(what, name, known)


def _rates(sprints: Sequence[Sprint], repeats: int) -> list[list[float]]:
    """Turns per second of each sprint in each repeat."""
    rounds = [_rounds_for_a_slice(sprint) for sprint in sprints]
    rates: list[list[float]] = [[] for _ in sprints]
    for _ in range(repeats):
        turns, seconds = [0] * len(sprints), [0.0] * len(sprints)
        for _ in range(SLICES):
            for i, sprint in enumerate(sprints):
                played, taken = _timed(sprint, rounds[i])
                turns[i] += played
                seconds[i] += taken
        for i, found in enumerate(rates):
            found.append(turns[i] / seconds[i])
    return rates


def _timed(sprint: Sprint, rounds: int) -> tuple[int, float]:
    start = time.process_time()
    turns = sprint(rounds)
    return turns, max(time.process_time() - start, 1e-9)


def _rounds_for_a_slice(sprint: Sprint) -> int:
    """How many rounds take about SLICE_SECONDS, when the engine is warm."""
    sprint(1)
    rounds = 1
    while True:
        _, seconds = _timed(sprint, rounds)
        if seconds > SLICE_SECONDS / 4:
            return max(1, round(rounds * SLICE_SECONDS / seconds))
        rounds *= 2


# ------------------------------------------------------------------------------------- showing


def table(rows: Sequence[Row]) -> str:
    """The figures, and their ratios to RLCard's with as many seats, where it was measured."""
    figures = {(row.engine, row.game, row.seats): row.turns_per_s for row in rows}
    lines = [["engine", "game", "seats", "turns/s", "× rlcard-raw", "× rlcard-env"]]
    for row in rows:
        ratios = [
            f"{row.turns_per_s / base:.2f}" if base and row.game == "cards" else ""
            for base in (
                figures.get(("rlcard-raw", row.game, row.seats)),
                figures.get(("rlcard-env", row.game, row.seats)),
            )
        ]
        lines.append([row.engine, row.game, str(row.seats), f"{row.turns_per_s:,}", *ratios])
    widths = [max(len(line[i]) for line in lines) for i in range(len(lines[0]))]
    return "\n".join(
        "  ".join(
            cell.ljust(width) if i < 2 else cell.rjust(width)
            for i, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    )


def as_json(rows: Sequence[Row]) -> str:
    """One object: ``{"rows": [{"engine", "game", "seats", "turns_per_s"}, ...]}``."""
    return json.dumps({"rows": [asdict(row) for row in rows]})


def bench(
    engine: str | None = None,
    game: str | None = None,
    seats: int | None = None,
    preset: str = OFFICIAL,
    *,
    repeats: int = REPEATS,
    as_object: bool = False,
    report: Report | None = None,
) -> str:
    """What `oneleft bench` prints: a table, or ``as_object`` JSON. None stands for all.

    Raises:
        OneLeftError: as :func:`run`.
    """
    rows = run(
        ENGINES if engine is None else (engine,),
        GAMES if game is None else (game,),
        SEATS if seats is None else (seats,),
        preset,
        repeats,
        report,
    )
    if as_object:
        return as_json(rows)
    unit = f"{preset} preset; turns per second of processor time, medians of {repeats}"
    return f"{table(rows)}\n{unit}"

"""Games played for a dataset: their records, and their acts as rows of numbers."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from oneleft.analysis.players import Player, acts_of, player_name, seat_bot, winners_of
from oneleft.chance import Seeded
from oneleft.errors import RecordError
from oneleft.game import Game
from oneleft.kernel import state as k
from oneleft.match import Match
from oneleft.moves import Move
from oneleft.record import Record, RoundRecord, record_match, record_round
from oneleft.rules import Ruleset
from oneleft.splitmix import WORD, SplitMix64, stream_seed

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from oneleft.envs.layout import Layout

    Columns = dict[str, NDArray[np.generic]]

ROUNDS, MATCHES = "rounds", "matches"
UNITS = (ROUNDS, MATCHES)
ACTS = {"cards": k.CHANCE_FACE, "dice": k.CHANCE_DIE}
"""Numbers below which all acts of seats stand: the bits of a mask."""
BOT_STREAMS = 1 << 20
MOST_ROUNDS = 1000
"""Rounds after which a match is left."""

DECISIONS = {
    "game": "int64",
    "round": "int16",
    "entry": "int32",
    "seat": "int8",
    "act": "int16",
    "offense": "bool",
    "points": "int32",
    "won": "bool",
    "observation": "int8",
    "mask": "uint8",
}
"""Columns of the decisions, one row for each act of a seat."""
TRACE = {
    "trace_game": "int64",
    "trace_round": "int16",
    "trace_actor": "int8",
    "trace_act": "int16",
}
"""Columns of the trace, one row for each act of a seat or of chance."""
WIDE = ("observation", "mask")
"""Columns whose rows are rows of numbers."""


def layout_of(game: str) -> Layout:
    """How observations of a game are laid out."""
    from oneleft.envs.layout import LAYOUTS

    return LAYOUTS[game]


@dataclass(frozen=True, kw_only=True)
class Plan:
    """What a dataset is made of: the same plan gives the same files.

    Attributes:
        players: one a seat.
        unit: ``rounds`` or ``matches``: what a game is.
        games: how many.
        seed: game ``i`` has the chance of stream ``i`` of it.
        shard: games in a shard.
    """

    rules: Ruleset
    players: tuple[Player, ...]
    unit: str = ROUNDS
    games: int = 1
    seed: int = 0
    shard: int = 1000

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.players)

    @property
    def width(self) -> int:
        """Bytes of an observation."""
        return layout_of(self.rules.game).width(self.seats)

    @cached_property
    def observe(self) -> Callable[[list[int], list[int], int, list[int], int], None]:
        """Writes what a seat sees, as ``oneleft.envs`` does."""
        module = importlib.import_module(f"oneleft.envs.features_{self.rules.game}")
        found: Callable[[list[int], list[int], int, list[int], int], None] = module.observe
        return found

    def first(self, game: int) -> int | None:
        """Who deals or starts a single round: the seats in turn, unless the rules fix one."""
        way = getattr(self.rules, "first_dealer" if self.rules.game == "cards" else "first_starter")
        return None if way == "fixed" else game % self.seats


@dataclass(slots=True)
class Rows:
    """What some games came to.

    Attributes:
        records: the text of each game's record.
        decisions, trace: the columns, as lists.
        unfinished: rounds that were left off.
    """

    records: list[str] = field(default_factory=list)
    decisions: dict[str, list[object]] = field(
        default_factory=lambda: {name: [] for name in DECISIONS}
    )
    trace: dict[str, list[object]] = field(default_factory=lambda: {name: [] for name in TRACE})
    unfinished: int = 0

    def columns(self, plan: Plan) -> Columns:
        """The columns as arrays; wide ones as matrices."""
        import numpy as np

        widths = {"observation": plan.width, "mask": (ACTS[plan.rules.game] + 7) // 8}
        found: Columns = {}
        for types, lists in ((DECISIONS, self.decisions), (TRACE, self.trace)):
            for name, values in lists.items():
                array = np.array(values, np.dtype(types[name]))
                found[name] = array.reshape(-1, widths[name]) if name in WIDE else array
        return found


def play_games(plan: Plan, start: int, end: int) -> Rows:
    """Plays the games from ``start`` to before ``end``.

    Raises:
        PlayerError: a bot does what the law refuses.
    """
    rows = Rows()
    for number in range(start, end):
        _GameWriter(plan, number, rows).play()
    return rows


class _GameWriter:
    """One game on its way into the rows."""

    def __init__(self, plan: Plan, number: int, rows: Rows) -> None:
        self.plan = plan
        self.number = number
        self.rows = rows
        seed = stream_seed(plan.seed & WORD, number)
        self.chance = Seeded(seed)
        self.bots = {
            seat: seat_bot(player, SplitMix64.stream(seed, BOT_STREAMS + seat))
            for seat, player in enumerate(plan.players)
        }
        self.names = {seat: player_name(player) for seat, player in enumerate(plan.players)}

    def play(self) -> None:
        """Plays the game and keeps it."""
        plan = self.plan
        names = [self.names[seat] for seat in range(plan.seats)]
        if plan.unit == ROUNDS:
            game = Game(plan.rules, plan.seats, plan.first(self.number), chance=self.chance)
            self._play_round(game, 1)
            self.rows.records.append(str(record_match(game, names)))
            return
        match = Match(plan.rules, plan.seats, self.chance)
        earlier: list[RoundRecord] = []
        while self._play_round(match.game, match.round):
            if match.is_over or match.round == MOST_ROUNDS:
                break
            earlier.append(record_round(match.game, match.round))
            match.next_round()
        self.rows.records.append(str(record_match(match, names, earlier)))

    def _play_round(self, game: Game, round_: int) -> bool:
        """Plays a round; whether it came to its end."""
        decided = len(self.rows.decisions["game"])
        for seat, move in acts_of(game, self.bots, self.names, number=self.number):
            self._decide(game, round_, seat, move)
        trace = self.rows.trace
        for entry in game.entries:
            row = (self.number, round_, entry.actor, entry.move.action)
            for name, value in zip(TRACE, row, strict=True):
                trace[name].append(value)
        self._reward(game, self.rows.decisions["seat"][decided:])
        return game.is_over

    def _decide(self, game: Game, round_: int, seat: int, move: Move) -> None:
        lawful = {open_move.action for open_move in game.open_moves(seat)[0]}
        seen = [0] * self.plan.width
        self.plan.observe(game.rule_vector, game.state, seat, seen, 0)
        mask = bytearray((ACTS[self.plan.rules.game] + 7) // 8)
        for action in lawful:
            mask[action >> 3] |= 1 << (action & 7)
        row: dict[str, object] = {
            "game": self.number,
            "round": round_,
            "entry": len(game.entries),
            "seat": seat,
            "act": move.action,
            "offense": move.action not in lawful,
            "observation": seen,
            "mask": list(mask),
        }
        for name, value in row.items():
            self.rows.decisions[name].append(value)

    def _reward(self, game: Game, seats: Sequence[object]) -> None:
        """What became of the round, for each of its decisions."""
        outcome = game.outcome
        self.rows.unfinished += outcome is None
        winners = winners_of(game)
        for seat in seats:
            assert isinstance(seat, int)
            points = 0 if outcome is None else outcome.points[seat]
            self.rows.decisions["points"].append(points)
            self.rows.decisions["won"].append(seat in winners)


def record_of_trace(
    rules: Ruleset,
    names: Sequence[str],
    first: int | None,
    unit: str,
    trace: Iterator[tuple[int, int, int]],
) -> Record:
    """The record that a trace stands for: the acts are played through the law again.

    Args:
        rules: the rules.
        names: of the seats.
        first: who deals or starts the only round.
        unit: ``rounds`` or ``matches``.
        trace: round, actor and act, in order.

    Raises:
        RecordError: the law or chance does not allow an act.
    """
    match = None if unit == ROUNDS else Match(rules, len(names))
    game = Game(rules, len(names), first) if match is None else match.game
    earlier: list[RoundRecord] = []
    for place, (round_, actor, action) in enumerate(trace, start=1):
        if match is not None and round_ != match.round:
            earlier.append(record_round(match.game, match.round))
            game = match.next_round()
        move = game.law.move(game.state, action)
        if actor != k.CHANCE:
            game.play(actor, move)
            continue
        due = game.due
        options = [] if due is None else list(due.options)
        outcomes = [each for each in options if due and game.law.chance_action(due, each) == action]
        if not outcomes:
            raise RecordError(place, "an act of a seat" if due is None else due.kind, str(move))
        game.deal(outcomes[0])
    return record_match(match or game, names, earlier)

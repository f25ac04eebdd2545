"""What is asked of a simulation, looked at before any work starts."""

from __future__ import annotations

import dataclasses
import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from operator import index
from typing import Any, TypeAlias

from oneleft.bots.table import Bot
from oneleft.errors import ChoiceError
from oneleft.rules import LAW_VERSION, Ruleset
from oneleft.sim.columns import CORE, Column, columns
from oneleft.sim.errors import RequestError
from oneleft.sim.policies import Policy
from oneleft.splitmix import WORD, SplitMix64

BotFactory: TypeAlias = Callable[[SplitMix64], Bot]
"""Makes the bot of a seat for one game; the generator is that of the game, chance included."""
Player: TypeAlias = str | Policy | BotFactory
Players: TypeAlias = Player | Sequence[Player]

NAMES = ("random", "greedy")
ROUNDS, MATCHES = "rounds", "matches"
UNITS = (ROUNDS, MATCHES)
LIMIT = 10_000
"""Turns after which a round is broken off, so that combinations that hardly end return."""
MOST_GAMES = 1 << 31
MOST_TURNS = (1 << 31) - 1
"""The largest limit: turns are kept in columns of 32 bits."""
_PLAYERS = "a name, a policy or what makes a bot of a generator, one for all or one a seat,"
_CHUNKS = {(False, ROUNDS): 20_000, (False, MATCHES): 2_000, (True, ROUNDS): 50, (True, MATCHES): 5}
"""Games of a piece of work, by whether Python bots play: a fraction of a second or a few."""


@dataclass(frozen=True, kw_only=True)
class Request:
    """A run: the same request gives the same rows, however it is cut up and wherever it runs.

    Attributes:
        players: one a seat.
        unit: ``rounds`` or ``matches``.
        rows: whether the counters and the seats' points are kept for every game.
        limit: turns after which a round is broken off.
        chunk: games of one piece of work.
        interpreted: whether the games are played in Python, as they are where a bot sits.
        checked: whether compiled code looks at every index: for policies in the making.
    """

    rules: Ruleset
    seats: int
    players: tuple[Player, ...]
    games: int
    seed: int = 0
    unit: str = ROUNDS
    rows: bool = False
    limit: int = LIMIT
    chunk: int = 0
    interpreted: bool = False
    checked: bool = False

    @classmethod
    def make(
        cls, rules: Ruleset, seats: int, players: Players, games: int, **more: object
    ) -> Request:
        """A request that has been looked at; ``players`` is one for all seats or one a seat.

        Raises:
            RulesetError: unsound rules, or a number of seats that the game does not have.
            OneLeftError: what else is impossible.
        """
        need_ruleset(rules)
        seats, games = _plain(seats), _plain(games)
        need_whole("seats", seats)
        rules.check(seats)
        every = _per_seat(players, seats)
        numbers = {name: _plain(value) for name, value in more.items()}
        found = cls(rules=rules, seats=seats, players=every, games=games, **numbers)
        found.check()
        found = dataclasses.replace(
            found,
            interpreted=found.interpreted or any(map(is_factory, every)),
            seed=found.seed & WORD,
        )
        chunk = found.chunk or _CHUNKS[found.interpreted, found.unit]
        return dataclasses.replace(found, chunk=min(chunk, found.games))

    def check(self) -> None:
        """Does nothing if all numbers and names are possible.

        Raises:
            OneLeftError: the first that is not.
        """
        if self.unit not in UNITS:
            raise ChoiceError("unit", self.unit, UNITS)
        need_number("games", self.games, most=MOST_GAMES)
        need_number("limit", self.limit, most=MOST_TURNS)
        need_number("chunk", self.chunk, least=0)
        need_whole("seed", self.seed)
        for player in self.players:
            if isinstance(player, str) and player not in NAMES:
                raise ChoiceError("player", player, NAMES)
            if not isinstance(player, str | Policy) and not callable(player):
                raise unfit("players", player, _PLAYERS)
        for policy in self.policies:
            policy.check(self.rules.game)

    # ------------------------------------------------------------------ who plays

    @cached_property
    def policies(self) -> tuple[Policy, ...]:
        """The different compiled policies, in the order of the seats."""
        found = (player for player in self.players if isinstance(player, Policy))
        return tuple(dict.fromkeys(found))

    @property
    def kinds(self) -> list[int]:
        """Who plays, as the drivers know it."""
        kinds: Mapping[Player, int] = {name: kind for kind, name in enumerate(NAMES)}
        kinds = {**kinds, **{each: len(NAMES) + i for i, each in enumerate(self.policies)}}
        return [kinds.get(player, -1) for player in self.players]

    def player_name(self, seat: int) -> str:
        """What reports call the player of a seat."""
        return player_name(self.players[seat])

    # ------------------------------------------------------------------ pieces and columns

    @property
    def pieces(self) -> list[tuple[int, int]]:
        """First game and number of games of each piece of work."""
        starts = range(0, self.games, self.chunk)
        return [(start, min(self.chunk, self.games - start)) for start in starts]

    @property
    def columns(self) -> tuple[Column, ...]:
        """All columns of a row with so many seats."""
        return columns(self.rules.game, self.seats)

    @property
    def kept(self) -> tuple[Column, ...]:
        """The columns that are kept of every game."""
        return tuple(column for column in self.columns if self.rows or column.kind == CORE)

    def description(self) -> dict[str, object]:
        """The whole request as JSON, with the law that it is played under."""
        rules = {option.name: getattr(self.rules, option.name) for option in self.rules.options}
        return {
            "law": LAW_VERSION,
            "game": self.rules.game,
            "rules": json.loads(json.dumps(rules, default=list)),
            "seats": self.seats,
            "players": [_described(player) for player in self.players],
            "games": self.games,
            "seed": self.seed,
            "unit": self.unit,
            "rows": self.rows,
            "limit": self.limit,
            "chunk": self.chunk,
            "columns": [column.name for column in self.kept],
        }


def whole(value: object) -> int | None:
    """A whole number as Python's, NumPy's among them; None: it is none."""
    if isinstance(value, bool):
        return None
    try:
        return index(value)  # type: ignore[arg-type]  # what is none is refused
    except TypeError:
        return None


def need_number(name: str, value: object, *, least: int = 1, most: int | None = None) -> None:
    """Does nothing if ``value`` is a whole number that is large enough.

    Raises:
        RequestError: it is not.
    """
    number = whole(value)
    if number is not None and least <= number and (most is None or number <= most):
        return
    bounds = f"at least {least}" if most is None else f"from {least} to {most}"
    text = f"{name}: a whole number, {bounds}, is needed, not {value!r}"
    params: dict[str, object] = {"name": name, "value": str(value), "least": least}
    if most is not None and number is not None and number > most:
        raise RequestError("error-sim-number-most", text, **params, most=most)
    raise RequestError("error-sim-number", text, **params)


def need_whole(name: str, value: object) -> None:
    """Does nothing if ``value`` is a whole number.

    Raises:
        RequestError: it is not.
    """
    if whole(value) is None:
        raise unfit(name, value, "a whole number")


def need_ruleset(rules: object) -> None:
    """Does nothing if ``rules`` are some.

    Raises:
        RequestError: they are not.
    """
    if not isinstance(rules, Ruleset):
        raise unfit("rules", rules, "a ruleset")


def unfit(name: str, value: object, needed: str) -> RequestError:
    """What no number or name on a command line can be: it comes from programs."""
    text = f"{name}: {needed} is needed, not {value!r}"
    return RequestError("error-sim-unfit", text, name=name, value=repr(value))


def _plain(value: Any) -> Any:
    """NumPy's whole numbers as Python's; everything else as it is."""
    number = whole(value)
    return value if number is None else number


def _per_seat(players: Players, seats: int) -> tuple[Player, ...]:
    if isinstance(players, str | Policy) or callable(players):
        return (players,) * seats
    if not isinstance(players, Sequence):
        raise unfit("players", players, _PLAYERS)
    every = tuple(players)
    if len(every) != seats:
        text = f"{len(every)} players for {seats} seats: give one for all, or one a seat"
        raise RequestError("error-sim-players", text, players=len(every), seats=seats)
    return every


def is_factory(player: Player) -> bool:
    """Whether a player is a bot in Python."""
    return not isinstance(player, str | Policy)


def player_name(player: Player) -> str:
    """What reports call a player."""
    if isinstance(player, str):
        return player
    if isinstance(player, Policy):
        return player.name
    return str(getattr(player, "__qualname__", type(player).__qualname__))


def _described(player: Player) -> str:
    """A player by a name that changes with its source, as far as that is known."""
    if isinstance(player, str):
        return player
    if isinstance(player, Policy):
        return f"policy {player.name} {player.digest}"
    module = getattr(player, "__module__", type(player).__module__)
    return f"bot {module}:{player_name(player)}"


def digest_of(description: Mapping[str, object]) -> str:
    """A hash of a description."""
    text = json.dumps(description, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]

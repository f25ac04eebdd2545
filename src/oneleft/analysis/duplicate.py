"""Duplicate play: every deal is played once in each rotation of the seats.

Good cards then come to every player alike, so that few deals tell players apart. In all rotations
of a deal the same seat deals or starts, and chance is tied to the seats:

- cards: each seat has an order of all cards of its own, and draws the first of them that is
  still in the stock; so has the table, for the opening card. The hands are the same, and the n-th
  card that a seat draws is, as a rule, the same too. What comes back to the stock, a card that was
  turned up or a whole discard, gets a random place in every order.
- dice: likewise each seat gets the dice out of the pouch in an order of its own, and each die has
  its own rolls: the n-th roll of a die shows the same in every rotation.

Each drawable card or die stays equally likely. From the first difference in play on, the rotations
go their own ways, as at bridge. The bots' own generators differ from rotation to rotation.

>>> from oneleft import CardRules
>>> result = duplicate(CardRules(), ["greedy", "random"], deals=2, seed=1)
>>> result.rounds, [player.name for player in result.players]
(4, ['greedy', 'random'])
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import NamedTuple, cast

from oneleft.analysis.intervals import Estimate, estimate
from oneleft.analysis.players import (
    Player,
    acts_of,
    check_players,
    player_name,
    seat_bot,
    winners_of,
)
from oneleft.chance import ROLL
from oneleft.dice import POSITIONS
from oneleft.errors import MissingExtraError
from oneleft.game import Game
from oneleft.kernel import state as k
from oneleft.kernel.dice import rolling_die
from oneleft.laws import Due
from oneleft.rules import Ruleset
from oneleft.sim.request import need_number, need_ruleset, need_whole, unfit
from oneleft.splitmix import WORD, SplitMix64, stream_seed

CHUNK = 4
"""Deals that a worker plays at a time."""
SEAT_STREAMS = 1 << 10
BOT_STREAMS = 1 << 20
"""Streams of a deal from here on are the bots'."""


# ------------------------------------------------------------------------------------- the deal


class FixedDeal:
    """The chance of one deal: the same for whoever sits at a seat.

    Each card (die) that comes into the stock (pouch) gets a number, and a random place in the
    order of every seat. A seat gets the first of its order that is still there: each that is
    there is equally likely, whatever was drawn before.

    Args:
        seed: of the deal.
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._items: list[int] = []  # by number: the face or the die
        self._there: set[int] = set()  # the numbers that can be drawn
        self._orders: dict[int, _Order] = {}
        self._rolls: dict[int, SplitMix64] = {}

    def outcome(self, game: Game, due: Due) -> int:
        """What comes: a face, a die, a position or a seat."""
        if due.kind == ROLL:
            die = rolling_die(game.state)
            generator = self._rolls.setdefault(die, SplitMix64.stream(self._seed, 1 + die))
            return generator.below(POSITIONS)
        if len(due.options) != len(self._there):
            self._put_back(due.options)
        drawer = drawing_seat(game)
        if drawer not in self._orders:
            self._orders[drawer] = _Order(SplitMix64.stream(self._seed, SEAT_STREAMS + drawer))
        number = self._orders[drawer].next(self._there, len(self._items))
        self._there.remove(number)
        return self._items[number]

    def _put_back(self, options: Sequence[int]) -> None:
        """Numbers what was not there before."""
        known = Counter(self._items[number] for number in self._there)
        for item in sorted((Counter(options) - known).elements()):
            self._there.add(len(self._items))
            self._items.append(item)


class _Order:
    """The order in which one seat gets what can be drawn."""

    def __init__(self, generator: SplitMix64) -> None:
        self._generator = generator
        self._order: list[int] = []  # numbers, the next one last
        self._known = 0

    def next(self, there: set[int], known: int) -> int:
        """The first that is there; numbers from the last call up to ``known`` are new."""
        for number in range(self._known, known):
            self._order.insert(self._generator.below(len(self._order) + 1), number)
        self._known = known
        while (number := self._order.pop()) not in there:
            pass
        return number


def drawing_seat(game: Game) -> int:
    """The seat that gets what chance owes; -1: the table does."""
    if game.rules.game == "dice":
        return game.field(k.D_DRAWER)
    if game.field(k.PENALTY):
        return game.field(k.PENALTY_SEAT)
    phase = game.field(k.PHASE)
    if phase == k.P_DRAWING:
        return game.field(k.TURN)
    return game.field(k.DRAWER) if phase in (k.P_DEAL, k.P_FORCED) else k.NOBODY


class RoundScore(NamedTuple):
    """A round, by player.

    Attributes:
        points: what each player scored; wins: 1 for who won, partners alike.
        finished: whether the round came to its end.
    """

    points: tuple[int, ...]
    wins: tuple[int, ...]
    finished: bool


class DealScore(NamedTuple):
    """A deal in all rotations, by player: mean points, mean wins; and rounds not finished."""

    points: tuple[float, ...]
    wins: tuple[float, ...]
    unfinished: int


def play_rotation(
    rules: Ruleset,
    players: Sequence[Player],
    seed: int,
    first: int | None,
    rotation: int,
    number: int = 0,
) -> RoundScore:
    """One round in which player ``p`` sits at seat ``(p + rotation) % seats``.

    Args:
        rules: the rules.
        players: one for each seat.
        seed: of the deal.
        first: who deals or starts; None: as the rules fix it.
        rotation: by how many seats the players have moved.
        number: of the deal, for errors.

    Raises:
        PlayerError: a bot does what the law refuses.
    """
    seats = len(players)
    at = {(place + rotation) % seats: place for place in range(seats)}
    streams = BOT_STREAMS + rotation * seats
    bots = {
        seat: seat_bot(players[place], SplitMix64.stream(seed, streams + place))
        for seat, place in at.items()
    }
    names = {seat: player_name(players[place]) for seat, place in at.items()}
    game = Game(rules, seats, first)
    deal = FixedDeal(seed)

    def pay(game: Game) -> None:
        while (due := game.due) is not None:
            game.deal(deal.outcome(game, due))

    pay(game)
    for _ in acts_of(game, bots, names, number=number, pay=pay):
        pass
    return _score(game, at)


def _score(game: Game, at: dict[int, int]) -> RoundScore:
    """What the players at the seats scored."""
    seats = len(at)
    outcome = game.outcome
    if outcome is None:
        return RoundScore((0,) * seats, (0,) * seats, finished=False)
    winners = winners_of(game)
    seat_of = {place: seat for seat, place in at.items()}
    return RoundScore(
        tuple(outcome.points[seat_of[place]] for place in range(seats)),
        tuple(int(seat_of[place] in winners) for place in range(seats)),
        finished=True,
    )


# ------------------------------------------------------------------------------------- a deal


def deal_seed(seed: int, deal: int, rotation: int = 0, *, same_deals: bool = True) -> int:
    """The seed of a deal; with ``same_deals`` off, every rotation has one of its own."""
    mine = stream_seed(seed & WORD, deal)
    return mine if same_deals else stream_seed(mine, rotation)


def first_seat(rules: Ruleset, deal: int, seats: int) -> int | None:
    """Who deals (cards) or starts (dice): the seats in turn, unless the rules fix one."""
    way = getattr(rules, "first_dealer" if rules.game == "cards" else "first_starter")
    return None if way == "fixed" else deal % seats


def play_deal(
    rules: Ruleset, players: Sequence[Player], seed: int, deal: int, *, same_deals: bool = True
) -> DealScore:
    """A deal in every cyclic rotation of the seats.

    Raises:
        PlayerError: a bot does what the law refuses.
    """
    seats = len(players)
    first = first_seat(rules, deal, seats)
    rounds = [
        play_rotation(
            rules,
            players,
            deal_seed(seed, deal, rotation, same_deals=same_deals),
            first,
            rotation,
            deal,
        )
        for rotation in range(seats)
    ]
    return DealScore(
        tuple(fmean(each.points[place] for each in rounds) for place in range(seats)),
        tuple(fmean(each.wins[place] for each in rounds) for place in range(seats)),
        sum(not each.finished for each in rounds),
    )


# ------------------------------------------------------------------------------------- many deals


@dataclass(frozen=True, slots=True)
class PlayerResult:
    """A player over all deals.

    Attributes:
        name: its name; its place among the players is its place in the result.
        points: a round; who goes out scores, but with ``low_total_wins``, where few are good.
        wins: the share of rounds won.
        edge: points a round above the mean of the others, deal by deal: a paired difference.
        win_edge: the same of the share of rounds won.
    """

    name: str
    points: Estimate
    wins: Estimate
    edge: Estimate
    win_edge: Estimate


@dataclass(frozen=True, slots=True)
class DuplicateResult:
    """What duplicate play showed.

    Attributes:
        players: in the order in which they were given.
        deals: played to the end, each in all rotations.
        rounds: played.
        unfinished: rounds that were left off, and count as won by nobody.
        scores: of each deal, in order.
        level: of the intervals.
        interrupted: whether it was broken off before all deals were played.
    """

    players: tuple[PlayerResult, ...]
    deals: int
    rounds: int
    unfinished: int
    scores: tuple[DealScore, ...]
    level: float
    interrupted: bool = False

    def difference(self, one: int, other: int) -> Estimate:
        """Points a round of a player above another, deal by deal."""
        return estimate([s.points[one] - s.points[other] for s in self.scores], self.level)


Progress = Callable[[int, int], object]
"""Told how many deals are done, and of how many."""


def duplicate(
    rules: Ruleset,
    players: Sequence[Player],
    deals: int,
    seed: int = 0,
    *,
    workers: int = 1,
    same_deals: bool = True,
    level: float = 0.95,
    progress: Progress | None = None,
) -> DuplicateResult:
    """Compares players: the same deals with the seats rotated.

    The result depends on the arguments alone, not on ``workers``. A keyboard interrupt ends it
    with the deals that are done, if two are.

    Args:
        rules: a ruleset of either game, sound for so many seats.
        players: one for each seat: ``random``, ``greedy``, or what makes a bot of a generator.
        deals: how many; each is played once in every cyclic rotation.
        seed: the same seed gives the same deals.
        workers: processes; more than one need the extra ``lab``.
        same_deals: off, the rotations of a deal have chances of their own: independent play of
            as many rounds, to see what the duplicate deals bring.
        level: of the intervals, which take deals, not rounds, for independent.
        progress: told after every few deals.

    Raises:
        OneLeftError: an impossible request, before anything is played; or a bot that does what
            the law refuses (PlayerError).
    """
    need_ruleset(rules)
    if isinstance(players, str):
        raise unfit("players", players, "a list with a player for each seat")
    rules.check(len(players))
    every = check_players(players, len(players))
    need_number("deals", deals)
    need_whole("seed", seed)
    _need_level(level)
    need_number("workers", workers)
    scores: list[DealScore] = []
    interrupted = False
    try:
        for chunk in _chunks(rules, every, deals, seed, workers=workers, same_deals=same_deals):
            scores += chunk
            if progress is not None:
                progress(len(scores), deals)
    except KeyboardInterrupt:
        if len(scores) < 2:
            raise
        interrupted = True
    return _summed_up(every, scores, level, interrupted=interrupted)


def _need_level(level: object) -> None:
    if not isinstance(level, int | float) or not 0 < level < 1:
        raise unfit("level", level, "a number between 0 and 1")


def _chunks(
    rules: Ruleset,
    players: tuple[Player, ...],
    deals: int,
    seed: int,
    *,
    workers: int,
    same_deals: bool,
) -> Iterator[list[DealScore]]:
    """The deals in order, a few at a time."""
    starts = range(0, deals, CHUNK)
    calls = [
        (rules, players, seed, start, min(start + CHUNK, deals), same_deals) for start in starts
    ]
    if workers == 1:
        yield from (_play_chunk(*call) for call in calls)
        return
    try:
        from joblib import Parallel, delayed
    except ImportError as error:
        raise MissingExtraError("lab", error) from error
    pool = Parallel(n_jobs=workers, return_as="generator")
    found = pool(delayed(_play_chunk)(*call) for call in calls)
    yield from cast("Iterator[list[DealScore]]", found)


def _play_chunk(
    rules: Ruleset,
    players: tuple[Player, ...],
    seed: int,
    start: int,
    end: int,
    same_deals: bool,  # noqa: FBT001 (called by a pool)
) -> list[DealScore]:
    return [
        play_deal(rules, players, seed, deal, same_deals=same_deals) for deal in range(start, end)
    ]


def _summed_up(
    players: Sequence[Player], scores: Sequence[DealScore], level: float, *, interrupted: bool
) -> DuplicateResult:
    seats = len(players)
    found = []
    for place, player in enumerate(players):
        points = [score.points[place] for score in scores]
        wins = [score.wins[place] for score in scores]
        edges = [_above_others(score.points, place) for score in scores]
        win_edges = [_above_others(score.wins, place) for score in scores]
        estimates = [estimate(values, level) for values in (points, wins, edges, win_edges)]
        estimates[1] = estimates[1].within(0, 1)
        found.append(PlayerResult(player_name(player), *estimates))
    return DuplicateResult(
        tuple(found),
        len(scores),
        len(scores) * seats,
        sum(score.unfinished for score in scores),
        tuple(scores),
        level,
        interrupted,
    )


def _above_others(values: Sequence[float], place: int) -> float:
    others = [value for other, value in enumerate(values) if other != place]
    return values[place] - fmean(others)

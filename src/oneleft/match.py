"""A match: rounds to the target, who deals or starts next, totals, winners.

C-30, AC-04, AC-36; D-34, D-35, AD-26, AD-27.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from oneleft.chance import Chance
from oneleft.errors import OneLeftError
from oneleft.game import Game, Outcome
from oneleft.kernel import state as k
from oneleft.rules import CardRules, DiceRules, Ruleset


@dataclass(frozen=True, slots=True)
class RoundResult:
    """A finished round.

    Attributes:
        first: who dealt (cards) or started (dice).
        outcome: how it ended.
    """

    first: int
    outcome: Outcome


class Match:
    """Rounds of one game until somebody reaches the target.

    ``match.game`` is the round in progress; when it is over, :meth:`next_round` books it.

    Args:
        rules: a ruleset of either game.
        seats: how many take part.
        chance: the source of outcomes for every round, or None to bring them by hand.

    Raises:
        RulesetError: with all that is wrong with the rules.
    """

    def __init__(self, rules: Ruleset, seats: int, chance: Chance | None = None) -> None:
        rules.check(seats)
        self.rules = rules
        self.seats = seats
        self.chance = chance
        self.results: list[RoundResult] = []
        self.active: tuple[int, ...] = tuple(range(seats))
        self.game = self._new_game(None)

    def _new_game(self, first: int | None) -> Game:
        if self.chance is not None:
            self.chance.begin_round(len(self.results) + 1)
        return Game(self.rules, self.seats, first, self.active, self.chance)

    # ------------------------------------------------------------------ standing

    @property
    def round(self) -> int:
        """The number of the round in progress, or of the last one, counted from 1."""
        return len(self.results) + 1

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of each seat, or of its side, in all booked rounds and the one just over."""
        results = [result.outcome for result in self.results]
        if self.game.outcome is not None:
            results.append(self.game.outcome)
        sums = [sum(outcome.points[seat] for outcome in results) for seat in range(self.seats)]
        if self._has_teams():
            sums = [sums[seat] + sums[(seat + 2) % 4] for seat in range(4)]
        return tuple(sums)

    @property
    def is_over(self) -> bool:
        """Whether the match has ended: target reached, a single round, or one player left."""
        outcome = self.game.outcome
        if outcome is None:
            return False
        if len(self.game.active) < 2 or self._is_single_round():
            return True
        return max(self.totals) >= self._target() and self._is_settled()

    @property
    def winners(self) -> tuple[int, ...]:
        """Who wins a match that is over: ties share (AC-36), partners win together (AC-42)."""
        if not self.is_over:
            return ()
        outcome = self.game.outcome
        assert outcome is not None
        if len(self.game.active) < 2:
            return self._side((outcome.winner,))
        if self._is_single_round():
            return self._side((outcome.winner,)) if outcome.winner is not None else ()
        return self._leaders()

    def _leaders(self) -> tuple[int, ...]:
        points = self.totals
        totals = {seat: points[seat] for seat in self.game.active}
        best = min(totals.values()) if self._is_low() else max(totals.values())
        return tuple(seat for seat, total in totals.items() if total == best)

    def _side(self, seats: Sequence[int | None]) -> tuple[int, ...]:
        found = {seat for seat in seats if seat is not None}
        if self._has_teams():
            found |= {(seat + 2) % 4 for seat in found}
        return tuple(sorted(found))

    def _is_settled(self) -> bool:
        """A tie for the lead plays on where the rules say so (AC-36: extra_round)."""
        rules = self.rules
        if not isinstance(rules, CardRules) or rules.tie == "share":
            return True
        leaders = self._leaders()
        return len(leaders) == 1 or (self._has_teams() and len(leaders) == 2)

    def _has_teams(self) -> bool:
        return isinstance(self.rules, CardRules) and self.rules.teams == "2v2"

    def _is_low(self) -> bool:
        return isinstance(self.rules, CardRules) and self.rules.scoring == "low_total_wins"

    def _is_single_round(self) -> bool:
        return isinstance(self.rules, CardRules) and self.rules.scoring == "single_round"

    def _target(self) -> int:
        rules = self.rules
        assert isinstance(rules, CardRules | DiceRules)
        return rules.target_score

    # ------------------------------------------------------------------ going on

    def first_of_round(self) -> int:
        """Who dealt or started the round in progress."""
        place = k.DEALER if self.rules.game == "cards" else k.D_STARTER
        return self.game.state[place]

    def next_round(self) -> Game:
        """Books the round that is over and begins the next.

        Raises:
            OneLeftError: the round is still going on, or the match is over.
        """
        outcome = self.game.outcome
        if outcome is None:
            raise OneLeftError("the round is still going on")
        if self.is_over:
            raise OneLeftError("the match is over")
        first = self.next_first()
        self.results.append(RoundResult(self.first_of_round(), outcome))
        self.active = self.game.active
        self.game = self._new_game(first)
        return self.game

    def next_first(self) -> int:
        """Who deals (AC-04) or starts (D-34, AD-26) the round after this one.

        A seat that left is replaced by the next active seat to its left (section 2.3).
        """
        outcome = self.game.outcome
        first = self.first_of_round()
        winner = outcome.winner if outcome is not None else None
        rules = self.rules
        if isinstance(rules, CardRules):
            return self._next_dealer(rules.next_dealer, first, winner)
        assert isinstance(rules, DiceRules)
        if rules.next_starter == "rotate":
            return self._left_of(first) if winner is not None else self._at_or_left_of(first)
        return self._at_or_left_of(first if winner is None else winner)

    def _next_dealer(self, way: str, dealer: int, winner: int | None) -> int:
        if way == "winner_starts":
            starter = self._left_of(dealer) if winner is None else self._at_or_left_of(winner)
            return self._right_of(starter)
        if way == "winner_deals" and winner is not None:
            return self._at_or_left_of(winner)
        return self._left_of(dealer)

    def _at_or_left_of(self, seat: int) -> int:
        return seat if seat in self.game.active else self._left_of(seat)

    def _left_of(self, seat: int) -> int:
        """The next active seat to the left (clockwise), whatever the direction of play."""
        return self._neighbor(seat, 1)

    def _right_of(self, seat: int) -> int:
        return self._neighbor(seat, -1)

    def _neighbor(self, seat: int, way: int) -> int:
        """The first active seat from the next one on; ``seat`` itself comes last."""
        around = ((seat + way * step) % self.seats for step in range(1, self.seats + 1))
        return next(other for other in around if other in self.game.active)

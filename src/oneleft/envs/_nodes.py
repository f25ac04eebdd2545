"""A round as nodes of a game tree: chance, a seat that decides, or the end.

What the OpenSpiel game and the RLCard adapter share: the environments' own functions on the
interpreted law, without windows (policy ``auto``), and the outcomes of chance apart.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from oneleft.chance import ROLL
from oneleft.dice import POSITIONS
from oneleft.envs.layout import E_ACTOR, E_PLAYER, NODE_SIZE, REWARD_UNIT, UNDECIDED
from oneleft.envs.table import DRIVERS, FEATURES, Table
from oneleft.kernel import cards, dice
from oneleft.kernel import state as k
from oneleft.laws import DICE_LAW, LAWS, Law, State
from oneleft.rules import Ruleset


@dataclass(frozen=True)
class Nodes:
    """A ruleset and seats: all of a round that does not change while it is played.

    Attributes:
        first: who deals (cards) or starts (dice); NOBODY: chosen by the rules.
        bluffs: whether unlawful Wild Draw Fours are among the actions where the law takes them;
            None: where somebody can answer them.
    """

    rules: Ruleset
    seats: int
    first: int = k.NOBODY
    bluffs: bool | None = None

    def __reduce__(self) -> tuple[type[Nodes], tuple[Ruleset, int, int, bool | None]]:
        """Pickles hold the choices alone."""
        return Nodes, (self.rules, self.seats, self.first, self.bluffs)

    @cached_property
    def table(self) -> Table:
        """The settings of the environments' functions."""
        return Table.of(self.rules.game, self.rules, self.seats, bluffs=self.bluffs)

    @cached_property
    def law(self) -> Law:
        """The law of the game."""
        return LAWS[self.rules.game]

    @cached_property
    def r(self) -> list[int]:
        """The rule vector."""
        return self.table.rule_vector()

    @cached_property
    def c(self) -> list[int]:
        """The settings as the environments' functions read them."""
        return self.table.settings()

    @cached_property
    def is_cards(self) -> bool:
        """Whether the game is the card game."""
        return self.rules.game == "cards"

    @cached_property
    def features(self) -> Any:
        """The functions that say what a seat sees and may do."""
        return FEATURES[self.rules.game]

    @cached_property
    def drivers(self) -> Any:
        """The functions that lead from decision to decision."""
        return DRIVERS[self.rules.game]

    @property
    def actions(self) -> int:
        """How many actions there are: ``CARD_ACTIONS`` or ``DICE_ACTIONS`` without windows."""
        return self.table.action_count

    def start(self) -> State:
        """The state before the first act."""
        return self.law.start(self.r, self.seats, (1 << self.seats) - 1, self.first)

    # ------------------------------------------------------------------ what comes next

    def is_over(self, s: State) -> bool:
        """Whether the round has ended."""
        return s[k.PHASE] == k.P_OVER if self.is_cards else s[k.D_PHASE] == k.DP_OVER

    def chance_is_due(self, s: State) -> bool:
        """Whether CHANCE acts next."""
        if self.is_over(s):
            return False
        return cards.chance_is_due(s) if self.is_cards else dice.chance_is_due(s)

    def decision(self, s: State) -> tuple[int, int]:
        """Who decides, and UNDECIDED or the act that this seat does unasked.

        Where chance is not due and the round is not over.
        """
        node = [0] * NODE_SIZE
        node[E_PLAYER] = k.NOBODY
        act: int = self.drivers.find_actor(self.r, s, node)
        return node[E_ACTOR], act

    def owner(self, s: State) -> int:
        """The seat that decides; NOBODY while chance is due and when the round is over."""
        if self.is_over(s) or self.chance_is_due(s):
            return k.NOBODY
        return self.decision(s)[0]

    def unasked(self, s: State) -> tuple[int, int] | None:
        """A seat and the act that it does without being asked, if that comes next."""
        if self.is_over(s) or self.chance_is_due(s):
            return None
        seat, act = self.decision(s)
        return None if act == UNDECIDED else (seat, act)

    def outcomes(self, s: State) -> list[tuple[int, int]]:
        """The acts of CHANCE, each with its weight, in order; one for all that looks the same.

        Of equal cards in the stock, and of the sides of a die that show the same face, one act
        stands for all.
        """
        due = self.law.due(self.r, s)
        if due is None:
            return []
        if due.kind == ROLL:
            return self._rolls(s)
        counted = sorted(Counter(due.options).items())
        return [(self.law.chance_action(due, outcome), weight) for outcome, weight in counted]

    def _rolls(self, s: State) -> list[tuple[int, int]]:
        faces = [DICE_LAW.rolled_face(self.r, s, position) for position in range(POSITIONS)]
        return [
            (k.CHANCE_POSITION + position, faces.count(face))
            for position, face in enumerate(faces)
            if face not in faces[:position]
        ]

    # ------------------------------------------------------------------ what may be done

    def legal(self, s: State, seat: int) -> list[int]:
        """The actions open to the seat that decides, in order."""
        mask = [0] * self.actions
        self.features.node_mask(self.r, s, self.c, seat, 0, mask, 0)
        return [action for action, is_open in enumerate(mask) if is_open]

    def act_of(self, s: State, seat: int, action: int) -> int:
        """The law's number of an action, UNO called with it where that is right."""
        act: int = self.features.law_act(self.r, s, self.c, seat, action)
        return act

    def action_of(self, s: State, seat: int, act: int) -> int:
        """The number of an act of the law; -1 where it has none."""
        action: int = self.features.env_action(s, seat, act, self.table.windows)
        return action

    def do(self, s: State, actor: int, act: int) -> None:
        """Does an act that the law accepts."""
        self.law.apply(self.r, s, actor, act)

    # ------------------------------------------------------------------ what it was worth

    def points_won(self, s: State) -> list[float]:
        """What each seat has won from the others, in points, the sum is 0; zeros before the end."""
        rewards = [0] * self.seats
        if self.is_over(s):
            self.drivers.write_rewards(self.r, s, self.c, rewards, 0)
        return [reward / REWARD_UNIT for reward in rewards]

    def same_side(self, seat: int, other: int) -> bool:
        """Whether two seats win and lose together."""
        return seat == other or (self.is_cards and cards.same_side(self.r, seat, other))

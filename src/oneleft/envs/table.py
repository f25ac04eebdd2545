"""What an environment is made of: the rules, the seats, and how decisions are asked for.

>>> table = Table.of("cards", "party", seats=4, windows="sequential", history=2)
>>> table.observation_size, table.action_count
(257, 151)
>>> try:
...     Table.of("cards", "official", seats=11)
... except OneLeftError as error:
...     print(error)
This game is for 2 to 10 seats, not 11.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TypedDict

from oneleft.envs import features_cards, features_dice
from oneleft.envs import layout as l
from oneleft.envs.builds import BUILDS, interpreted_environment
from oneleft.envs.errors import SettingError
from oneleft.errors import ChoiceError, OneLeftError
from oneleft.kernel.state import NOBODY
from oneleft.laws import LAWS
from oneleft.rules import RULESETS, CardRules, DiceRules, Ruleset
from oneleft.sim.request import whole

FULL = "full"
"""The history that never forgets, in ``info["history"]``: see ``recall.py``."""
MOST_STEPS = 1 << 31
DRIVERS = MappingProxyType({game: interpreted_environment(game) for game in BUILDS})
FEATURES = MappingProxyType({"cards": features_cards, "dice": features_dice})


def read_rules(game: str, rules: Ruleset | str) -> Ruleset:
    """A ruleset, a preset by its name, or a preset with options: ``official stacking=any``.

    Raises:
        RulesetError: no such preset, option or value.
        SettingError: rules of the other game, or no rules at all.
    """
    if isinstance(rules, Ruleset) and isinstance(rules, RULESETS[game]):
        return rules
    if not isinstance(rules, str):
        raise SettingError("rules", rules, f"rules of {game}, or the name of a preset")
    preset, *given = rules.split() or [""]
    pairs = [text.partition("=") for text in given]
    return RULESETS[game].from_texts(preset, {name: value for name, _, value in pairs})


def _choose(name: str, text: object, choices: tuple[str, ...]) -> int:
    if not isinstance(text, str) or text not in choices:
        raise ChoiceError(name, str(text), choices)
    return choices.index(text)


def check_number(name: str, value: object, least: int, most: int) -> int:
    """``value`` if it is a whole number in these bounds, NumPy's among them.

    Raises:
        SettingError: it is not.
    """
    number = whole(value)
    if number is None or not least <= number <= most:
        raise SettingError(name, value, f"a whole number from {least} to {most}")
    return number


def check_action(action: object) -> int:
    """An action as a number.

    Raises:
        SettingError: it is none: a part of an action would be another one.
    """
    number = whole(action)
    if number is None:
        raise SettingError("action", action, "a whole number")
    return number


class Settings(TypedDict, total=False):
    """What every environment takes by keyword and hands on to :meth:`Table.of` as it is."""

    windows: str
    bluffs: bool | None
    rewards: str
    illegal: str
    illegal_reward: int
    history: int | str


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """The settings of an environment, checked.

    Attributes:
        game: ``cards`` or ``dice``.
        rules: the ruleset, sound for ``seats``.
        windows: AUTO or SEQUENTIAL (``layout.py``).
        bluffs: whether a Wild Draw Four against its rule may be chosen where the law accepts it.
        reward: POINTS_REWARD or ONE_REWARD.
        illegal: ILLEGAL_ERROR, ILLEGAL_LOSE or ILLEGAL_REPLACE.
        illegal_reward: what ILLEGAL_LOSE costs, in points.
        max_steps: decisions after which a round is cut off; 0: never.
        history: how many last acts are seen.
        recalls: whether ``info["history"]`` holds all that the seat has seen.
        learner: the seat that is asked, NOBODY for all.
    """

    game: str
    rules: Ruleset
    seats: int
    windows: int
    bluffs: bool
    reward: int
    illegal: int
    illegal_reward: int
    max_steps: int
    history: int
    recalls: bool
    learner: int

    @classmethod
    def of(
        cls,
        game: str,
        rules: Ruleset | str = "official",
        seats: int = 2,
        *,
        windows: str = "auto",
        bluffs: bool | None = None,
        rewards: str = "points",
        illegal: str = "error",
        illegal_reward: int = -1,
        max_steps: int | None = None,
        history: int | str = 0,
        learner: int = NOBODY,
    ) -> Table:
        """Checks and reads the arguments that all environments share.

        Args:
            bluffs: None: where a bluff can be answered, that is under ``challenge`` (cards) or
                with ``sequential`` windows under ``catch`` (dice).
            history: 0 to 32 last acts, or ``full``.

        Raises:
            OneLeftError: RulesetError, ChoiceError or SettingError; the first that is found.
        """
        _choose("game", game, tuple(RULESETS))
        read = read_rules(game, rules)
        count = whole(seats)
        if count is None:
            raise SettingError("seats", seats, "a whole number")
        seats = count
        read.check(seats)
        window = _choose("windows", windows, l.WINDOWS)
        full = history == FULL
        if bluffs is not None and not isinstance(bluffs, bool):
            raise SettingError("bluffs", bluffs, "True, False or None")
        steps = 0 if max_steps is None else check_number("max_steps", max_steps, 1, MOST_STEPS)
        return cls(
            game=game,
            rules=read,
            seats=seats,
            windows=window,
            bluffs=_answered(read, window) if bluffs is None else bluffs,
            reward=_choose("rewards", rewards, l.REWARDS),
            illegal=_choose("illegal", illegal, l.ILLEGAL),
            illegal_reward=check_number("illegal_reward", illegal_reward, -10_000, 0),
            max_steps=steps,
            history=0 if full else check_number("history", history, 0, l.MOST_HISTORY),
            recalls=full,
            learner=learner if learner == NOBODY else check_number("seat", learner, 0, seats - 1),
        )

    @property
    def layout(self) -> l.Layout:
        """The layout of the observation without the history."""
        return l.LAYOUTS[self.game]

    @property
    def action_count(self) -> int:
        """How many actions there are."""
        return l.ACTIONS[self.game].size(self.windows)

    @property
    def observation_size(self) -> int:
        """Bytes of an observation, the last acts included."""
        acts = self.history * l.HISTORIES[self.game].width(self.seats)
        return self.layout.width(self.seats) + acts

    def bounds(self) -> tuple[list[int], list[int]]:
        """The lowest and the highest value of every byte of an observation."""
        low, high = self.layout.bounds(self.seats)
        row_low, row_high = l.HISTORIES[self.game].bounds(self.seats)
        return low + row_low * self.history, high + row_high * self.history

    @property
    def first(self) -> int:
        """Who deals or starts every round, NOBODY where each does in turn."""
        rules = self.rules
        if isinstance(rules, CardRules):
            return rules.dealer_seat if rules.first_dealer == "fixed" else NOBODY
        assert isinstance(rules, DiceRules)
        return rules.starter_seat if rules.first_starter == "fixed" else NOBODY

    def rule_vector(self) -> list[int]:
        """The rules as the kernel reads them."""
        return LAWS[self.game].rule_vector(self.rules)

    def settings(self) -> list[int]:
        """The settings as the drivers read them."""
        c = [0] * l.SETTINGS_SIZE
        c[l.C_SEATS] = self.seats
        c[l.C_WINDOWS] = self.windows
        c[l.C_BLUFFS] = int(self.bluffs)
        c[l.C_REWARD] = self.reward
        c[l.C_ILLEGAL] = self.illegal
        c[l.C_ILLEGAL_REWARD] = self.illegal_reward * l.REWARD_UNIT
        c[l.C_MOST_STEPS] = self.max_steps
        c[l.C_HISTORY] = self.history
        c[l.C_LEARNER] = self.learner
        c[l.C_ACTIONS] = self.action_count
        c[l.C_WIDTH] = self.observation_size
        c[l.C_FIRST] = self.first
        return c


def _answered(rules: Ruleset, windows: int) -> bool:
    """Whether somebody can do something against a Wild Draw Four that breaks its rule."""
    if isinstance(rules, CardRules):
        return rules.wd4_enforcement == "challenge"
    assert isinstance(rules, DiceRules)
    return rules.wd4_enforcement == "catch" and windows == l.SEQUENTIAL


ARGUMENTS: Mapping[str, str] = MappingProxyType(
    {
        "rules": "a ruleset, a preset, or a preset with options: `official stacking=any`",
        "seats": "2 to 10 (cards), 2 to 4 (dice)",
        "windows": "`auto`: UNO is called with the play where that is right, nobody catches, "
        "claims or jumps in; `sequential`: after each play the others are asked in order, from the "
        "player's left, those who can do something",
        "bluffs": "whether the masks hold Wild Draw Fours against their rule where the law "
        "accepts them; by default where a bluff can be answered",
        "rewards": "`points`: what is won from each seat, the sum is 0; `one`: 1 and -1",
        "illegal": "an action outside the mask: `error` raises, `lose` ends the round, `replace` "
        "does one of the mask",
        "illegal_reward": "what `lose` costs",
        "max_steps": "decisions after which a round is cut off (`max_cycles` in PettingZoo)",
        "history": "0 to 32 last acts behind the observation, or `full`: all that the seat has "
        'seen, in `info["history"]`',
    }
)
"""The arguments that all environments share, for the documents."""

__all__ = [
    "ARGUMENTS",
    "DRIVERS",
    "FEATURES",
    "FULL",
    "OneLeftError",
    "Settings",
    "Table",
    "check_action",
    "check_number",
    "read_rules",
]

"""UNO and UNO Dice as games of OpenSpiel: ``oneleft_cards`` and ``oneleft_dice``.

    import pyspiel
    import oneleft.envs.openspiel

    game = pyspiel.load_game("oneleft_cards(seats=3,preset=official,rules=stacking:same_kind)")

**Parameters.** ``seats`` (2); ``preset`` (``official``); ``rules``, options that differ from it, as
``name:value`` with semicolons between; ``first``, who deals (cards) or starts (dice), -1 as the
rules say; ``bluffs``: whether unlawful Wild Draw Fours are among the actions where the law takes
them: ``answered`` (where they can be challenged), ``always`` or ``never``; ``max_moves``: see
below.

**Nodes.** The seats act one after another. Windows follow the policy ``auto``: UNO is called with
the play where the call is right, nobody catches, claims or jumps in. Actions are those of
:mod:`oneleft.envs.layout`. Every card drawn, die drawn, die rolled and seat drawn by lot is a
chance node of its own. Its outcomes are told apart by what they show: the face of a card with its
share of the stock, the die, the face that comes up with its share of the six sides. A reshuffle is
no node: the order of the stock is not decided before a card is drawn.

**Information.** Cards: imperfect. The string of an information state holds all that the seat has
seen since the deal (perfect recall); there is no tensor of it, since a round has no bound. The
observation (string and tensor) is what the seat sees now: :data:`oneleft.envs.layout.CARD_LAYOUT`.
Dice: perfect, for all is public (D-04).

**Length.** UNO has no bound. A round that is not over after ``max_moves`` actions of seats, or
after ``chance_limit(max_moves)`` chance nodes, ends as a draw: nobody wins anything.
Where drawing is always open, seats that choose among all their actions alike may well get there:
of 50 such rounds under ``official`` 8 did, of 25 under ``classic`` none (the longest had 174).

**Returns.** Points won from each seat, zero-sum: the winner what the others pay, a loser the own
hand; no seat can win or lose more than all cards or dice together count.

``resample_from_infostate`` is for callers in Python (OpenSpiel's games in Python cannot offer it to
C++): :mod:`oneleft.envs._worlds` says how it works.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from oneleft.envs._nodes import Nodes
from oneleft.envs._told import Told, sight
from oneleft.envs._worlds import another_world
from oneleft.envs.layout import LAYOUTS
from oneleft.envs.session import illegal_action
from oneleft.envs.table import check_number
from oneleft.errors import (
    ChanceError,
    ChoiceError,
    InvalidTextError,
    MissingExtraError,
    OneLeftError,
)
from oneleft.events import EVERYTHING, SPECTATOR
from oneleft.faces import DECK, face_text, points
from oneleft.game import Game
from oneleft.kernel import state as k
from oneleft.laws import State
from oneleft.rules import RULESETS, DiceRules, Ruleset

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise MissingExtraError("rl", error) from error

MAX_MOVES = 2000
"""The default of ``max_moves``."""
MOST_MOVES = 1_000_000
BLUFFS: Mapping[str, bool | None] = {"answered": None, "always": True, "never": False}
OUTCOMES = k.CHANCE_SEAT + k.MOST_CARD_SEATS - k.CHANCE_FACE
"""An outcome is the law's act of CHANCE, counted from the first: of both games."""
DEFAULTS: Mapping[str, str | int | bool] = {
    "seats": 2,
    "preset": "official",
    "rules": "",
    "first": -1,
    "bluffs": "answered",
    "max_moves": MAX_MOVES,
}


def chance_limit(max_moves: int) -> int:
    """How many chance nodes a round may have at most."""
    return 1000 + 10 * max_moves


def read_rules(game: str, preset: str, text: str) -> Ruleset:
    """The rules of a preset, but for options such as ``stacking:any;teams:2v2``.

    Raises:
        InvalidTextError: an option without a value.
        RulesetError: unknown presets, options or values.
    """
    options: dict[str, str] = {}
    for piece in filter(None, (piece.strip() for piece in text.split(";"))):
        name, colon, value = piece.partition(":")
        if not colon:
            raise InvalidTextError(piece, "name:value, with semicolons between options")
        options[name.strip()] = value.strip()
    return RULESETS[game].from_texts(preset, options)


def most_points(rules: Ruleset) -> int:
    """What all cards or dice together count at most: nobody can win or lose more."""
    if isinstance(rules, DiceRules):
        return sum(max(points(face) for face in faces) for faces in rules.table)
    return sum(points(face) for face in DECK)


# ------------------------------------------------------------------------------------- a round


class Progress:
    """How far a round has come: what a state of OpenSpiel holds beside its history.

    Attributes:
        s: the kernel's state.
        acts: actor and act of the law, in order.
        told: what the seats have seen.
        moves, chances: actions of seats and of chance so far.
    """

    def __init__(self, nodes: Nodes) -> None:
        self.nodes = nodes
        self.s: State = nodes.start()
        self.acts: list[tuple[int, int]] = []
        self.told = Told(nodes)
        self.moves = 0
        self.chances = 0
        self._open: list[int] | None = None

    @property
    def open(self) -> list[int]:
        """The actions open at this node, in order: those of the seat that decides, or of chance."""
        if self._open is None:
            nodes, s = self.nodes, self.s
            if nodes.chance_is_due(s):
                self._open = [act - k.CHANCE_FACE for act, _ in nodes.outcomes(s)]
            else:
                seat = nodes.owner(s)
                self._open = [] if seat == k.NOBODY else nodes.legal(s, seat)
        return self._open

    def __deepcopy__(self, memo: object) -> Progress:
        """A copy that goes on by itself: OpenSpiel clones states with ``copy.deepcopy``."""
        other = Progress.__new__(Progress)
        other.nodes = self.nodes
        other.s = list(self.s)
        other.acts = list(self.acts)
        other.told = self.told.copy()
        other.moves = self.moves
        other.chances = self.chances
        other._open = self._open
        return other

    def do(self, actor: int, act: int) -> None:
        """Does an act, and what follows unasked."""
        if actor == k.CHANCE:
            self.chances += 1
        else:
            self.moves += 1
        self._apply(actor, act)
        while (following := self.nodes.unasked(self.s)) is not None:
            self._apply(*following)

    def _apply(self, actor: int, act: int) -> None:
        self._open = None
        before = list(self.s)
        self.nodes.do(self.s, actor, act)
        self.acts.append((actor, act))
        self.told.act(before, actor, act, self.s)


class RoundState(pyspiel.State):  # type: ignore[misc, unused-ignore]
    """A node of the game tree."""

    def __init__(self, game: RoundGame) -> None:
        super().__init__(game)
        self.max_moves: int = game.max_moves
        self.progress = Progress(game.nodes)

    # ------------------------------------------------------------------ as OpenSpiel calls it

    def current_player(self) -> int:
        """The seat in turn, CHANCE or TERMINAL."""
        progress = self.progress
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        if progress.nodes.chance_is_due(progress.s):
            return int(pyspiel.PlayerId.CHANCE)
        return progress.nodes.owner(progress.s)

    def is_terminal(self) -> bool:
        """Whether the round is over, or has reached its limit."""
        progress = self.progress
        return (
            progress.nodes.is_over(progress.s)
            or progress.moves >= self.max_moves
            or progress.chances >= chance_limit(self.max_moves)
        )

    def _legal_actions(self, player: int) -> list[int]:
        progress = self.progress
        if player == progress.nodes.owner(progress.s):
            return list(progress.open)
        return progress.nodes.legal(progress.s, player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes by what they show, each with its probability."""
        found = self.progress.nodes.outcomes(self.progress.s)
        total = sum(weight for _, weight in found)
        return [(act - k.CHANCE_FACE, weight / total) for act, weight in found]

    def _apply_action(self, action: int) -> None:
        """Does an action.

        Raises:
            IllegalActionError: it is not open here; nothing was changed.
            ChanceError: nor is this outcome.
        """
        progress = self.progress
        if action not in progress.open:
            raise self._refusal(action)
        if progress.nodes.chance_is_due(progress.s):
            progress.do(k.CHANCE, action + k.CHANCE_FACE)
        else:
            seat = progress.nodes.owner(progress.s)
            progress.do(seat, progress.nodes.act_of(progress.s, seat, action))

    def _refusal(self, action: int) -> OneLeftError:
        nodes, s = self.progress.nodes, self.progress.s
        if nodes.chance_is_due(s):
            return ChanceError(f"outcome {action} cannot come here: one of {self.progress.open}")
        return illegal_action(nodes.table, Game.at(nodes.rules, s), nodes.owner(s), action)

    def _action_to_string(self, player: int, action: int) -> str:
        """The act as it is typed in this project: ``R5!``, ``draw``, ``swap C``, ``d3``."""
        progress = self.progress
        if player == pyspiel.PlayerId.CHANCE:
            return self._outcome_text(action + k.CHANCE_FACE)
        act = progress.nodes.act_of(progress.s, player, action)
        return str(progress.nodes.law.move(progress.s, act))

    def _outcome_text(self, act: int) -> str:
        nodes = self.progress.nodes
        if nodes.is_cards and act < k.CHANCE_SEAT:
            return face_text(act - k.CHANCE_FACE)
        return str(nodes.law.move(self.progress.s, act))

    def returns(self) -> list[float]:
        """The points that each seat has won; zeros before the end and after a draw."""
        return self.progress.nodes.points_won(self.progress.s)

    def __str__(self) -> str:
        """The whole position, hidden cards included, as :func:`oneleft.parse_position` reads it."""
        return Game.at(self.progress.nodes.rules, self.progress.s).position()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> RoundState:
        """A state with the same information state of ``player``, and other hidden cards.

        Args:
            sampler: gives numbers from 0 up to 1, each equally likely.
        """
        game: RoundGame = self.get_game()
        if not self.progress.nodes.is_cards or self.is_terminal():
            return self.clone()  # type: ignore[no-any-return, unused-ignore]
        acts = another_world(self.progress.nodes, self.progress.acts, player, sampler)
        state = game.new_initial_state()
        for actor, act in acts:
            if actor == k.CHANCE:
                state.apply_action(act - k.CHANCE_FACE)
            else:
                s, nodes = state.progress.s, state.progress.nodes
                state.apply_action(nodes.action_of(s, actor, act))
        return state


class Observer:
    """What somebody sees, as OpenSpiel asks for it.

    Private information of one player: as that seat; of nobody: as a spectator; of all: everything.

    Attributes:
        tensor, dict: float32, and its pieces by the names of the layout; None and empty where there
            is a string only: with perfect recall, and for others than a seat.
    """

    def __init__(self, game: RoundGame, kind: Any, params: Mapping[str, Any] | None) -> None:
        if params:
            raise ValueError(f"an observer takes no parameters, not {dict(params)}")
        if not kind.public_info:
            raise ValueError("an observer without public information sees nothing useful")
        self._perfect_recall: bool = kind.perfect_recall
        self._private = kind.private_info
        self._width = LAYOUTS[game.rules.game].width(game.seats)
        one = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor = None if self._perfect_recall or not one else np.zeros(self._width, np.float32)
        self.dict: dict[str, Any] = {}
        if self.tensor is not None:
            for feature, at, size in LAYOUTS[game.rules.game].places(game.seats):
                self.dict[feature.name] = self.tensor[at : at + size]

    def set_from(self, state: RoundState, player: int) -> None:
        """Writes the observation into the tensor."""
        if self.tensor is None:
            return
        progress, row = state.progress, [0] * self._width
        progress.nodes.features.observe(progress.nodes.r, progress.s, player, row, 0)
        self.tensor[:] = row

    def string_from(self, state: RoundState, player: int) -> str:
        """The observation as text; with perfect recall, all that has been seen before as well."""
        if self._private == pyspiel.PrivateInfoType.NONE:
            player = SPECTATOR
        elif self._private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            player = EVERYTHING
        progress = state.progress
        if self._perfect_recall:
            return progress.told.information(progress.s, player)
        return sight(progress.nodes, progress.s, player)


# ------------------------------------------------------------------------------------- the games


class RoundGame(pyspiel.Game):  # type: ignore[misc, unused-ignore]
    """A game of OpenSpiel: one round.

    Raises:
        RulesetError: with all that is wrong with the rules.
        SettingError, ChoiceError: another parameter that cannot be.
    """

    kind: ClassVar[str] = ""
    game_type: ClassVar[Any] = None

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**DEFAULTS, **(params or {})}
        self.seats = int(given["seats"])
        self.max_moves = int(given["max_moves"])
        self.rules = read_rules(self.kind, str(given["preset"]), str(given["rules"]))
        self.rules.check(self.seats)
        check_number("max_moves", given["max_moves"], 1, MOST_MOVES)
        first = check_number("first", given["first"], k.NOBODY, self.seats - 1)
        if given["bluffs"] not in BLUFFS:
            raise ChoiceError("bluffs", str(given["bluffs"]), tuple(BLUFFS))
        self.nodes = Nodes(self.rules, self.seats, first, BLUFFS[str(given["bluffs"])])
        most = float(most_points(self.rules))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.nodes.actions,
            max_chance_outcomes=OUTCOMES,
            num_players=self.seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=self.max_moves,
        )
        super().__init__(self.game_type, info, dict(params or {}))

    def __reduce__(self) -> tuple[Callable[[str], Any], tuple[str]]:
        """Pickles hold the game's text: OpenSpiel would forget what is Python's."""
        return _load, (str(self),)

    def new_initial_state(self) -> RoundState:
        """The root: before the first chance node."""
        return RoundState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The limit of chance nodes."""
        return chance_limit(self.max_moves)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> Observer:
        """Who sees what: see :class:`Observer`."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self, kind, params)


def _load(text: str) -> Any:
    return pyspiel.load_game(text)


def _game_type(short_name: str, long_name: str, information: Any, seats: tuple[int, int]) -> Any:
    return pyspiel.GameType(
        short_name=short_name,
        long_name=long_name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=seats[0],
        max_num_players=seats[1],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=dict(DEFAULTS),
    )


class CardsGame(RoundGame):
    """``oneleft_cards``: a round of UNO."""

    kind = "cards"
    game_type = _game_type(
        "oneleft_cards",
        "UNO (oneleft)",
        pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        (RULESETS["cards"].least_seats, RULESETS["cards"].most_seats),
    )


class DiceGame(RoundGame):
    """``oneleft_dice``: a round of UNO Dice."""

    kind = "dice"
    game_type = _game_type(
        "oneleft_dice",
        "UNO Dice (oneleft)",
        pyspiel.GameType.Information.PERFECT_INFORMATION,
        (RULESETS["dice"].least_seats, RULESETS["dice"].most_seats),
    )


pyspiel.register_game(CardsGame.game_type, CardsGame)
pyspiel.register_game(DiceGame.game_type, DiceGame)

__all__ = [
    "MAX_MOVES",
    "CardsGame",
    "DiceGame",
    "Observer",
    "Progress",
    "RoundGame",
    "RoundState",
    "chance_limit",
    "most_points",
    "read_rules",
]

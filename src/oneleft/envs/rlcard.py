"""UNO as RLCard's agents know it: their action numbers and planes, the right rules.

RLCard's own ``uno`` breaks several rules (a drawn card is played without being asked, the stock
is refilled with the card in play, more than two seats get no payoffs). :class:`CardsEnv` offers
what its agents and ``rlcard.utils`` call, and runs the law instead:

>>> env = CardsEnv({"seed": 7, "game_num_players": 3})
>>> state, seat = env.reset()
>>> seat, state["obs"].shape, [action_name(number) for number in state["legal_actions"]]
(1, (4, 4, 15), ['r-6', 'r-wild', 'g-0', 'g-wild', 'b-wild', 'y-wild'])

RLCard itself is not needed for that, only NumPy. With RLCard installed:

    import oneleft.envs.rlcard
    oneleft.envs.rlcard.register()
    env = rlcard.make("oneleft-cards", config={"seed": 7, "game_num_players": 4})

**Actions.** ``color*15 + rank`` plays a card, the colors in RLCard's order (red, green, blue,
yellow); 60 is what is left: draw, keep the drawn card, take what is pending. Where a wild was
turned up first, the number of a wild names its color. UNO is called with the play where the call
is right, nobody catches or jumps in.

**Planes.** Four of 4 colors × 15 ranks: which faces the hand lacks, holds once, holds twice; the
face in play. A wild in the hand stands in all four rows of the second plane, as RLCard has it.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from oneleft.envs._nodes import Nodes
from oneleft.envs.errors import IllegalActionError, SettingError
from oneleft.envs.layout import CA_COLOR, CA_DRAW
from oneleft.errors import ChanceError, MissingExtraError
from oneleft.faces import COLORS, RANKS, WILD
from oneleft.game import Game
from oneleft.kernel import state as k
from oneleft.kernel.drivers_cards import chance_act
from oneleft.moves import Move
from oneleft.narration import hand_faces
from oneleft.rules import CardRules
from oneleft.splitmix import SplitMix64

try:
    import numpy as np
except ImportError as error:
    raise MissingExtraError("rl", error) from error

if TYPE_CHECKING:
    import numpy.typing as npt

ENV_ID = "oneleft-cards"
COLOR_NAMES = "rgby"
"""Colors in RLCard's order."""
RANK_NAMES = (
    *(str(rank) for rank in range(10)),
    "skip",
    "reverse",
    "draw_2",
    "wild",
    "wild_draw_4",
)
ROWS = (0, 3, 1, 2)
"""RLCard's row of each color R, Y, G, B."""
DRAW = COLORS * RANKS
"""The action that is no card: draw, keep, take."""
ACTIONS = DRAW + 1
SHAPE = (4, COLORS, RANKS)
PAYOFFS = ("outcome", "points")
LACKS, TARGET = 0, 3
"""Planes; between them stand those of one copy and of two."""
RULES = CardRules.preset("official").replace(wd4_enforcement="strict", voluntary_draw=False)
"""What RLCard's game means to be: no bluffs, and a card is drawn only where none can be played."""

State = dict[str, Any]


class Agent(Protocol):
    """What RLCard calls an agent."""

    @property
    def use_raw(self) -> bool:
        """Whether it answers with names instead of numbers."""
        ...

    def step(self, state: State) -> int | str:
        """The action while it learns."""
        ...

    def eval_step(self, state: State) -> tuple[int | str, Any]:
        """The action while it is evaluated, and something about it."""
        ...


# ------------------------------------------------------------------------------------- numbers


def action_number(action: int) -> int:
    """RLCard's number of an action of the environments: plays, draws, the color of a first wild.

    >>> action_number(CA_DRAW), action_number(CA_COLOR + 1)
    (60, 58)
    """
    if action < CA_DRAW:
        color, rank = divmod(action, RANKS)
        return ROWS[color] * RANKS + rank
    if CA_COLOR <= action < CA_COLOR + COLORS:
        return ROWS[action - CA_COLOR] * RANKS + WILD
    return DRAW


def action_name(number: int) -> str:
    """RLCard's name of one of its numbers, such as ``r-wild`` or ``draw``.

    >>> action_name(13), action_name(60)
    ('r-wild', 'draw')
    """
    if number == DRAW:
        return "draw"
    row, rank = divmod(number, RANKS)
    return f"{COLOR_NAMES[row]}-{RANK_NAMES[rank]}"


NUMBERS: Mapping[str, int] = {action_name(number): number for number in range(ACTIONS)}


def face_number(face: int) -> int:
    """The place of a face in a plane: row times 15, plus rank; a wild of no color in row 0."""
    return ROWS[face >> 4] * RANKS + (face & 15)


def hand_names(faces: Sequence[int]) -> list[str]:
    """A hand as RLCard writes it; it gives wilds in the hand a color, here by their place."""
    names: list[str] = []
    wilds = [0, 0]
    for face in faces:
        rank = face & 15
        if rank < WILD:
            names.append(action_name(face_number(face)))
        else:
            names.append(action_name(wilds[rank - WILD] * RANKS + rank))
            wilds[rank - WILD] += 1
    return names


# ------------------------------------------------------------------------------------- the game


class CardsEnv:
    """An environment for RLCard's agents, 2 to 10 seats.

    Args:
        config: ``seed`` (None: a different one each time), ``allow_step_back``,
            ``game_num_players`` (2), and of our own ``rules`` (:data:`RULES`) and ``payoffs``:
            ``outcome``, the winner 1 and each loser ``-1/(seats - 1)``, or ``points``.

    Attributes:
        num_players, num_actions, state_shape, action_shape: as RLCard's environments have them.
        timestep: actions since the environment was made.
        action_recorder: seat and name of every action of the round.

    Raises:
        RulesetError: with all that is wrong with the rules.
        SettingError: the rules know choices that have no number, or there is no such ``payoffs``.
    """

    name = ENV_ID

    def __init__(self, config: Mapping[str, Any] | None = None) -> None:
        given = dict(config or {})
        seats = given.get("game_num_players", 2)
        if isinstance(seats, bool) or not isinstance(seats, int | np.integer):
            raise SettingError("game_num_players", seats, "a whole number")
        self.num_players = int(seats)
        rules: CardRules = given.get("rules", RULES)
        self.payoffs: str = given.get("payoffs", "outcome")
        self.allow_step_back: bool = given.get("allow_step_back", False)
        rules.check(self.num_players)
        _check(rules, self.payoffs)
        self.rules = rules
        self.num_actions = ACTIONS
        self.state_shape = [list(SHAPE) for _ in range(self.num_players)]
        self.action_shape: list[list[int] | None] = [None] * self.num_players
        self.timestep = 0
        self.agents: list[Agent] = []
        self.action_recorder: list[tuple[int, str]] = []
        self._nodes = Nodes(rules, self.num_players)
        self.seed(given.get("seed"))

    def seed(self, seed: int | None = None) -> int:
        """Begins the run of rounds anew: round ``i`` depends on the seed and ``i`` alone."""
        if seed is None:
            seed = int(np.random.SeedSequence().generate_state(1)[0])
        self._seed = seed
        self._rounds = 0
        self._begin()
        return seed

    def _begin(self) -> None:
        self._chance = SplitMix64.stream(self._seed, self._rounds)
        fixed = self.rules.first_dealer == "fixed"
        dealer = k.NOBODY if fixed else self._rounds % self.num_players
        self._nodes = Nodes(self.rules, self.num_players, dealer)
        self._state = self._nodes.start()
        self._past: list[tuple[list[int], list[int]]] = []
        self.action_recorder = []
        self._run_chance()

    def _run_chance(self) -> None:
        r, s, g = self._nodes.r, self._state, self._chance.state
        while self._nodes.chance_is_due(s):
            self._nodes.do(s, k.CHANCE, chance_act(r, s, g))

    # ------------------------------------------------------------------ as RLCard calls it

    def reset(self) -> tuple[State, int]:
        """Deals the next round; gives what the seat in turn sees, and the seat."""
        self._begin()
        self._rounds += 1
        seat = self.get_player_id()
        return self.get_state(seat), seat

    def step(self, action: int | str, raw_action: bool = False) -> tuple[State, int]:  # noqa: FBT001, FBT002
        """Does an action of the seat in turn; gives what the next seat sees, and that seat.

        Raises:
            IllegalActionError: it is not open to the seat; nothing has changed.
        """
        number = NUMBERS.get(str(action), -1) if raw_action else int(action)
        seat = self.get_player_id()
        chosen = self._legal(seat).get(number)
        if chosen is None:
            raise self._refusal(seat, number, action)
        if self.allow_step_back:
            self._past.append((list(self._state), list(self._chance.state)))
        self.timestep += 1
        self.action_recorder.append((seat, action_name(number)))
        self._nodes.do(self._state, seat, self._nodes.act_of(self._state, seat, chosen))
        self._run_chance()
        following = self.get_player_id()
        return self.get_state(following), following

    def step_back(self) -> tuple[State, int] | bool:
        """Takes the last action back; False if there is none.

        Raises:
            ChanceError: the environment was made without ``allow_step_back``.
        """
        if not self.allow_step_back:
            raise ChanceError("steps can be taken back only with allow_step_back")
        if not self._past:
            return False
        self._state, self._chance.state = self._past.pop()
        self.action_recorder.pop()
        seat = self.get_player_id()
        return self.get_state(seat), seat

    def set_agents(self, agents: Sequence[Agent]) -> None:
        """Seats the agents."""
        self.agents = list(agents)

    def run(
        self,
        is_training: bool = False,  # noqa: FBT001, FBT002
    ) -> tuple[list[list[Any]], npt.NDArray[np.float64]]:
        """Plays a round; gives each seat's states and actions in turn, and the payoffs."""
        trajectories: list[list[Any]] = [[] for _ in range(self.num_players)]
        state, seat = self.reset()
        trajectories[seat].append(state)
        while not self.is_over():
            agent = self.agents[seat]
            action = agent.step(state) if is_training else agent.eval_step(state)[0]
            trajectories[seat].append(action)
            state, seat = self.step(action, agent.use_raw)
            if not self.is_over():
                trajectories[seat].append(state)
        for seat, trajectory in enumerate(trajectories):
            trajectory.append(self.get_state(seat))
        return trajectories, self.get_payoffs()

    def is_over(self) -> bool:
        """Whether the round has ended."""
        return self._nodes.is_over(self._state)

    def get_player_id(self) -> int:
        """The seat in turn; after the end, the winner, or seat 0 if there is none."""
        if self.is_over():
            return max(self._state[k.WINNER], 0)
        return self._nodes.owner(self._state)

    def get_payoffs(self) -> npt.NDArray[np.float64]:
        """What the round was worth to each seat; the sum is 0."""
        won = np.array(self._nodes.points_won(self._state))
        if self.payoffs == "points" or self._state[k.WINNER] < 0 or not self.is_over():
            return won
        winner = self._state[k.WINNER]
        side = np.array([self._nodes.same_side(seat, winner) for seat in range(self.num_players)])
        return np.where(side, 1.0, -side.sum() / max(1, (~side).sum()))

    def get_state(self, player_id: int) -> State:
        """What a seat sees; its actions are empty unless it is in turn."""
        legal = list(self._legal(player_id))
        return {
            "obs": self._planes(player_id),
            "legal_actions": OrderedDict.fromkeys(legal),
            "raw_obs": self._raw(player_id, legal),
            "raw_legal_actions": [action_name(number) for number in legal],
            "action_record": self.action_recorder,
        }

    def get_perfect_information(self) -> dict[str, Any]:
        """All hands, the pile, and what the seat in turn may do."""
        seat = self.get_player_id()
        raw = self._raw(seat, list(self._legal(seat)))
        raw["hand_cards"] = [
            hand_names(hand_faces(self._state, other)) for other in range(self.num_players)
        ]
        del raw["hand"], raw["num_cards"]
        return raw

    def get_action_feature(self, action: int) -> npt.NDArray[np.int8]:
        """The action as a row with a single 1."""
        feature = np.zeros(ACTIONS, np.int8)
        feature[action] = 1
        return feature

    # ------------------------------------------------------------------ inside

    def _legal(self, seat: int) -> dict[int, int]:
        """RLCard's number to the environments' action, in the order of the numbers."""
        if self._nodes.owner(self._state) != seat:
            return {}
        actions = self._nodes.legal(self._state, seat)
        return dict(sorted((action_number(action), action) for action in actions))

    def _refusal(self, seat: int, number: int, action: object) -> IllegalActionError:
        """Why there is no such action here, with the position."""
        game = Game.at(self.rules, self._state)
        reason, text = f"there are actions 0 to {DRAW}, or names such as r-5", str(action)
        if 0 <= number < ACTIONS:
            text = action_name(number)
            reason = "it is not open here"
            color, rank = ROWS.index(number // RANKS) if number < DRAW else 0, number % RANKS
            act = k.DRAW if number == DRAW else color * 16 + rank
            why = game.why_not(seat, Move("cards", act))
            if why is not None:
                reason = f"{why.sentence} ({why.clause})"
        return IllegalActionError(number, text, seat, reason, game.position())

    def _planes(self, seat: int) -> npt.NDArray[np.int8]:
        planes = np.zeros(SHAPE, np.int8)
        flat = planes.reshape(len(planes), -1)
        flat[LACKS] = 1
        held: dict[int, int] = {}
        for face in hand_faces(self._state, seat):
            held[face] = held.get(face, 0) + 1
        for face, copies in held.items():
            if face & 15 >= WILD:
                planes[LACKS, :, face & 15] = 0
                planes[1, :, face & 15] = 1
            else:
                flat[LACKS, face_number(face)] = 0
                flat[copies, face_number(face)] = 1
        top = self._state[k.TOP]
        if top >= k.UNCOLORED:
            planes[TARGET, :, top & 15] = 1
        else:
            flat[TARGET, face_number(top)] = 1
        return planes

    def _raw(self, seat: int, legal: Sequence[int]) -> dict[str, Any]:
        s = self._state
        top = s[k.TOP]
        pile = s[k.LAST_PILE + 1 - s[k.DISCARD] : k.LAST_PILE + 1]
        return {
            "hand": hand_names(hand_faces(s, seat)),
            "target": RANK_NAMES[top & 15] if top >= k.UNCOLORED else action_name(face_number(top)),
            "played_cards": [_laid_name(face) for face in reversed(pile)],
            "legal_actions": [action_name(number) for number in legal],
            "num_cards": s[k.COUNT : k.COUNT + self.num_players],
            "num_players": self.num_players,
            "current_player": self.get_player_id(),
        }


def _laid_name(face: int) -> str:
    """A card of the pile, where a wild has no color."""
    return RANK_NAMES[face] if face in (WILD, WILD + 1) else action_name(face_number(face))


def _check(rules: CardRules, payoffs: object) -> None:
    """Every choice must have a number.

    Raises:
        SettingError: one that has none.
    """
    if rules.wd4_enforcement == "challenge":
        expected = "strict or free: RLCard has no action for a challenge"
        raise SettingError("wd4_enforcement", rules.wd4_enforcement, expected)
    if rules.seven_zero:
        expected = "false: RLCard has no action for a seat to swap with"
        raise SettingError("seven_zero", rules.seven_zero, expected)
    if payoffs not in PAYOFFS:
        raise SettingError("payoffs", payoffs, " or ".join(PAYOFFS))


def register() -> None:
    """Makes the environment known to ``rlcard.make`` as ``oneleft-cards``; twice does no harm.

    Raises:
        MissingExtraError: RLCard is not installed.
    """
    try:
        from rlcard.envs import registration
    except ImportError as error:
        raise MissingExtraError("bench", error) from error
    if ENV_ID not in registration.registry.env_specs:
        registration.register(env_id=ENV_ID, entry_point="oneleft.envs.rlcard:CardsEnv")


__all__ = [
    "ACTIONS",
    "DRAW",
    "RULES",
    "Agent",
    "CardsEnv",
    "action_name",
    "action_number",
    "register",
]

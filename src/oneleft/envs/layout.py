"""What environments see and do, as data: observations, histories, actions, settings.

The constants that the compiled writers use are made here, in the order of the layout, together with
the names, ranges and meanings from which ``docs/observations.md`` is generated.

Fixed features come first; then the features that have one byte a seat. Seats are relative to the
observer: 0 is the observer, 1 the next seat to the left (clockwise), whatever way play goes.

>>> CARD_LAYOUT.width(2), CARD_LAYOUT.width(4)
(169, 179)
>>> CARD_ACTIONS.size(AUTO), CARD_ACTIONS.size(SEQUENTIAL)
(78, 151)
>>> DICE_LAYOUT.place("direction", 2)
(19, 1)
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from oneleft.dice import DICE, POSITIONS
from oneleft.kernel import state as k

COLOR_COUNT, RANK_COUNT, HAND_FACES = 4, 15, 54
"""Colors, ranks, and faces of a hand: 13 a color, then W and WD4."""
LAID_FACES = 60
"""Faces as they are laid: 15 a color, a wild with the color that it names."""


@dataclass(frozen=True, slots=True)
class Feature:
    """A named piece of an observation.

    Attributes:
        width: bytes, of a feature with one a seat: bytes for each seat.
        low, high: what its bytes may be.
        meaning: in words.
        by_seat: whether it has ``width`` bytes for each seat, the observer's first.
        extra: bytes that come on top for each unit of ``width`` where ``by_seat``.
    """

    name: str
    width: int
    low: int
    high: int
    meaning: str
    by_seat: bool = False
    extra: int = 0

    def size(self, seats: int) -> int:
        """How many bytes it has at a table of ``seats``."""
        return self.width * (seats + self.extra) if self.by_seat else self.width


class Layout:
    """The features of one kind of observation, in order."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.features: list[Feature] = []

    def fixed(self, name: str, width: int, low: int, high: int, meaning: str) -> int:
        """Adds a feature of a fixed width; gives its offset."""
        offset = sum(feature.width for feature in self.features)
        self.features.append(Feature(name, width, low, high, meaning))
        return offset

    def by_seat(self, name: str, low: int, high: int, meaning: str) -> int:
        """Adds a feature with one byte a seat; gives how many bytes a seat stand before it."""
        before = sum(feature.width for feature in self.features if feature.by_seat)
        self.features.append(Feature(name, 1, low, high, meaning, by_seat=True))
        return before

    def matrix(self, name: str, rows: int, extra: int, high: int, meaning: str) -> int:
        """Adds ``rows`` rows of ``extra + seats`` bytes; gives the bytes a seat before it.

        Nothing may follow rows that have ``extra`` bytes.
        """
        before = sum(feature.width for feature in self.features if feature.by_seat)
        found = Feature(name, rows, 0, high, meaning, by_seat=True, extra=extra)
        self.features.append(found)
        return before

    @property
    def fixed_width(self) -> int:
        """Bytes before the first feature that has one a seat."""
        return sum(feature.width for feature in self.features if not feature.by_seat)

    def width(self, seats: int) -> int:
        """Bytes of an observation."""
        return sum(feature.size(seats) for feature in self.features)

    def places(self, seats: int) -> Iterator[tuple[Feature, int, int]]:
        """Each feature with its offset and its size in bytes."""
        offset = 0
        for feature in self.features:
            yield feature, offset, feature.size(seats)
            offset += feature.size(seats)

    def place(self, name: str, seats: int) -> tuple[int, int]:
        """Offset and size of a feature.

        Raises:
            KeyError: there is no such feature.
        """
        for feature, offset, size in self.places(seats):
            if feature.name == name:
                return offset, size
        raise KeyError(name)

    def bounds(self, seats: int) -> tuple[list[int], list[int]]:
        """The lowest and the highest value of every byte."""
        low: list[int] = []
        high: list[int] = []
        for feature, _, size in self.places(seats):
            low += [feature.low] * size
            high += [feature.high] * size
        return low, high


# ------------------------------------------------------------------------------ cards, observation

CARD_LAYOUT = Layout("cards")
_fixed, _seat = CARD_LAYOUT.fixed, CARD_LAYOUT.by_seat
_FACES = "13 faces a color in the order R Y G B (0 to 9, Skip, Reverse, Draw Two), then W, WD4"
CO_HAND = _fixed("hand", HAND_FACES, 0, 4, f"own cards of each face: {_FACES}")
CO_LAID = _fixed(
    "discards", HAND_FACES, 0, 4, "cards of each face on the pile since the last reshuffle"
)
CO_COLOR = _fixed("color", COLOR_COUNT, 0, 1, "color in force, one-hot R Y G B, or none")
CO_RANK = _fixed("rank", RANK_COUNT, 0, 1, "rank of the top, one-hot: 0 to 9, S, V, D, W, WD4")
CO_DRAWN_COLOR = _fixed(
    "drawn_color", COLOR_COUNT, 0, 1, "color of the own card just drawn, while it may be played"
)
CO_DRAWN_RANK = _fixed("drawn_rank", RANK_COUNT, 0, 1, "rank of that card")
CO_PHASE = _fixed(
    "phase", 7, 0, 1, "one-hot: opening_color, play, drawn, target, answer, replay, over"
)
CO_DIRECTION = _fixed("direction", 1, -1, 1, "1 to the left (clockwise), -1 to the right")
CO_PENDING = _fixed("pending", 1, 0, 108, "cards that the next victim owes")
CO_STACKED = _fixed("stacked", 1, 0, 1, "the draw card or wild on top was laid on a pending total")
CO_JUMP = _fixed("jump", 1, 0, 1, "the top may be jumped upon")
CO_STOCK = _fixed("stock", 1, 0, 108, "cards left to draw")
CO_PILE = _fixed("pile", 1, 0, 108, "cards laid since the last reshuffle, the top included")
CO_COUNT = _seat("count", 0, 108, "cards in the hand of each seat")
CO_OWES = _seat("owes", 0, 1, "who has one card and has not called")
CO_CALLED = _seat("called", 0, 1, "whose call stands")
CO_TURN = _seat("turn", 0, 1, "whose turn it is; before the opening color: who names it")
CO_DEALER = _seat("dealer", 0, 1, "who dealt")
CO_SEATS = CARD_LAYOUT.fixed_width

# ------------------------------------------------------------------------------- dice, observation

DICE_LAYOUT = Layout("dice")
_fixed, _seat = DICE_LAYOUT.fixed, DICE_LAYOUT.by_seat
DO_COLOR = _fixed("color", COLOR_COUNT, 0, 1, "color in force, one-hot R Y G B, or none")
DO_RANK = _fixed("rank", RANK_COUNT, 0, 1, "rank of the center, one-hot: 0 to 9, S, V, D, W, WD4")
DO_DIRECTION = _fixed("direction", 1, -1, 1, "1 to the left (clockwise), -1 to the right")
DO_PENDING = _fixed("pending", 1, 0, 127, "dice that the next victim owes")
DO_STACKED = _fixed("stacked", 1, 0, 1, "the last draw die was laid on a pending total")
DO_POUCH = _fixed("pouch", 1, 0, DICE, "dice in the pouch")
DO_TURNS = _fixed("turns_left", 1, 0, 127, "turns left to the limit of the round, at most 127")
DO_PHASE = _fixed(
    "phase", 8, 0, 1, "one-hot: claim, opening_color, look, rerolled, drawn, answer, replay, over"
)
DO_DRAWN = _fixed("drawn", DICE, 0, 1, "the die just drawn at the turn, one-hot")
DO_POSITION = _fixed(
    "position", DICE * POSITIONS, 0, 1, "die by die, one-hot: which of its six faces lies up"
)
DO_COUNT = _seat("count", 0, DICE, "dice in the hand of each seat")
DO_OWES = _seat("owes", 0, 1, "who has one die and has not called")
DO_CALLED = _seat("called", 0, 1, "whose call stands")
DO_TURN = _seat("turn", 0, 1, "whose turn it is; while a claim is open: the victim")
DO_STARTER = _seat("starter", 0, 1, "who began")
DO_OWNER = _seat("owner", 0, 1, "who laid the Wild Draw Four that may be claimed")
DO_PASSED = _seat("passed", 0, 1, "who lets it stand")
DO_FACES = DICE_LAYOUT.matrix(
    "faces", HAND_FACES, 0, DICE, f"face by face: how many each seat has; {_FACES}"
)
DO_PLACE = DICE_LAYOUT.matrix(
    "place",
    DICE,
    3,
    1,
    "die by die, one-hot: pouch, center, held aside, then the hand of each seat",
)
DO_SEATS = DICE_LAYOUT.fixed_width

LAYOUTS: Mapping[str, Layout] = MappingProxyType({"cards": CARD_LAYOUT, "dice": DICE_LAYOUT})

# ---------------------------------------------------------------------------------- the last acts

MOST_HISTORY = 32
"""The longest history of last acts; a perfect recall has no end (``events.py``)."""


def _history(game: str, kinds: str) -> Layout:
    """A row of the history: what it says of one act."""
    layout = Layout(game)
    layout.fixed("what", len(kinds.split()), 0, 1, "one-hot: " + ", ".join(kinds.split()))
    layout.fixed("uno", 1, 0, 1, "UNO was called with it")
    layout.fixed("act_color", COLOR_COUNT, 0, 1, "color played or named")
    layout.fixed("act_rank", RANK_COUNT, 0, 1, "rank played")
    layout.by_seat("who", 0, 1, "the seat that acted")
    layout.by_seat("whom", 0, 1, "the seat that was caught or swapped with")
    return layout


CARD_HISTORY = _history("cards", "play jump draw keep take call accept challenge color catch swap")
CH_PLAY, CH_JUMP, CH_DRAW, CH_KEEP, CH_TAKE, CH_CALL = 0, 1, 2, 3, 4, 5
CH_ACCEPT, CH_CHALLENGE, CH_COLOR, CH_CATCH, CH_SWAP = 6, 7, 8, 9, 10
CH_UNO = CARD_HISTORY.place("uno", 2)[0]
CH_FACE_COLOR = CARD_HISTORY.place("act_color", 2)[0]
CH_FACE_RANK = CARD_HISTORY.place("act_rank", 2)[0]
CH_SEATS = CARD_HISTORY.fixed_width

DICE_HISTORY = _history("dice", "play draw keep reroll take call claim pass color catch")
DH_PLAY, DH_DRAW, DH_KEEP, DH_REROLL, DH_TAKE, DH_CALL = 0, 1, 2, 3, 4, 5
DH_CLAIM, DH_PASS, DH_COLOR, DH_CATCH = 6, 7, 8, 9
DH_UNO = DICE_HISTORY.place("uno", 2)[0]
DH_FACE_COLOR = DICE_HISTORY.place("act_color", 2)[0]
DH_FACE_RANK = DICE_HISTORY.place("act_rank", 2)[0]
DH_SEATS = DICE_HISTORY.fixed_width

HISTORIES: Mapping[str, Layout] = MappingProxyType({"cards": CARD_HISTORY, "dice": DICE_HISTORY})

# ---------------------------------------------------------------------------------------- settings

AUTO, SEQUENTIAL = 0, 1
WINDOWS = ("auto", "sequential")
POINTS_REWARD, ONE_REWARD = 0, 1
REWARDS = ("points", "one")
ILLEGAL_ERROR, ILLEGAL_LOSE, ILLEGAL_REPLACE = 0, 1, 2
ILLEGAL = ("error", "lose", "replace")

REWARD_UNIT = 2520
"""Rewards are whole numbers inside, this many a point: every number of seats divides it."""

SETTINGS = k.Layout()
_field = SETTINGS.field
C_SEATS = _field("seats")
C_WINDOWS = _field("windows")  # AUTO or SEQUENTIAL
C_BLUFFS = _field("bluffs")  # 1: unlawful Wild Draw Fours are in the masks where the law takes them
C_REWARD = _field("reward")  # POINTS_REWARD or ONE_REWARD
C_ILLEGAL = _field("illegal")  # what becomes of an action outside the mask
C_ILLEGAL_REWARD = _field("illegal_reward")  # what it costs with ILLEGAL_LOSE, in REWARD_UNITs
C_MOST_STEPS = _field("most_steps")  # decisions after which a round is cut off; 0: never
C_HISTORY = _field("history")  # how many last acts are seen
C_LEARNER = _field("learner")  # the seat that is asked; NOBODY: all are
C_ACTIONS = _field("actions")  # bytes of a mask
C_WIDTH = _field("width")  # bytes of an observation, the history included
C_FIRST = _field("first")  # who deals or starts every round; NOBODY: each in turn
SETTINGS_SIZE = SETTINGS.size

NODE = k.Layout()
_field = NODE.field
E_ACTOR = _field("actor")  # who decides
E_WINDOW = _field("window")  # 1 where the decision is an answer out of turn
E_PLAYER = _field("player")  # whose play opened the window, NOBODY if none is open
E_ASKED = _field("asked")  # how many seats have been asked since, the player included
E_ROUND = _field("round")  # rounds begun before this one, and the first seat of the run
E_STEPS = _field("steps")  # decisions of this round so far
E_LOGGED = _field("logged")  # acts of seats in this round
E_LOG = _field("log", MOST_HISTORY)  # the last of them, in turn
NODE_SIZE = NODE.size
UNDECIDED = -1
"""Instead of an act: the actor is asked."""
LOG_ACT, LOG_FACE = 4, 16
"""Where the act and the face stand in a word of the log; the actor stands below."""

MOST_UNSEEN = 1000
"""Rounds in a row in which the learner is not asked, before that is taken for a mistake."""

ENDED, CUT_OFF, FORFEIT = 1, 2, 3
"""How an episode ended: by the law, by ``most_steps``, by an illegal action."""

# ----------------------------------------------------------------------------------------- actions


@dataclass(frozen=True, slots=True)
class Span:
    """Neighboring actions of one kind.

    Attributes:
        name: as in the log and the documents.
        first: the first number.
        count: how many there are.
        act: the kernel's number of the first, or UNDECIDED where the kernel has none.
        meaning: in words.
    """

    name: str
    first: int
    count: int
    act: int
    meaning: str


class ActionTable:
    """The actions of one game's environments, without gaps.

    Those that only windows need stand last, so that without windows the table ends earlier.
    """

    def __init__(self, game: str) -> None:
        self.game = game
        self.spans: list[Span] = []
        self.sizes: list[int] = []

    def span(self, name: str, count: int, act: int, meaning: str) -> int:
        """Adds ``count`` actions; gives the number of the first."""
        first = self.spans[-1].first + self.spans[-1].count if self.spans else 0
        self.spans.append(Span(name, first, count, act, meaning))
        return first

    def end(self) -> int:
        """Ends the part of the table that one windows policy needs; gives its size."""
        self.sizes.append(self.spans[-1].first + self.spans[-1].count)
        return self.sizes[-1]

    def size(self, windows: int) -> int:
        """How many actions there are under AUTO or SEQUENTIAL."""
        return self.sizes[windows]

    def find(self, action: int) -> Span:
        """The span of an action.

        Raises:
            KeyError: there is no such action.
        """
        for span in self.spans:
            if span.first <= action < span.first + span.count:
                return span
        raise KeyError(action)


CARD_ACTIONS = ActionTable("cards")
_span = CARD_ACTIONS.span
CA_PLAY = _span("play", LAID_FACES, 0, "play a face: `color*15 + rank`; a wild names that color")
CA_DRAW = _span("draw", 1, k.DRAW, "draw a card")
CA_KEEP = _span("keep", 1, k.KEEP, "keep the card just drawn")
CA_TAKE = _span("take", 1, k.TAKE, "take the pending total of Draw Twos")
CA_ACCEPT = _span("accept", 1, k.ACCEPT, "accept the Wild Draw Four")
CA_CHALLENGE = _span("challenge", 1, k.CHALLENGE, "challenge it")
CA_COLOR = _span("color", COLOR_COUNT, k.NAME_COLOR, "name the opening color")
CA_SWAP = _span("swap", k.MOST_CARD_SEATS - 1, k.SWAP, "swap hands with relative seat 1, 2 …")
CARD_AUTO_ACTIONS = CARD_ACTIONS.end()
CA_PLAY_UNO = _span("play!", LAID_FACES, k.WITH_UNO, "the same plays, calling UNO")
CA_CALL = _span("call", 1, k.CALL, "call UNO late")
CA_CATCH = _span("catch", k.MOST_CARD_SEATS - 1, k.CATCH, "catch relative seat 1, 2 …")
CA_JUMP = _span("jump", 1, k.JUMP_IN, "jump in with the card that equals the top")
CA_JUMP_UNO = _span("jump!", 1, k.JUMP_IN_WITH_UNO, "the same, calling UNO")
CA_PASS = _span("pass", 1, UNDECIDED, "let it be: no act of the law")
CARD_ALL_ACTIONS = CARD_ACTIONS.end()

DICE_ACTIONS = ActionTable("dice")
_span = DICE_ACTIONS.span
DA_PLAY = _span(
    "play", k.DICE_PLAYS, 0, "play a die: `die*4 + color`, color 0 unless it shows a wild"
)
DA_DRAW = _span("draw", 1, k.DICE_DRAW, "draw a die")
DA_KEEP = _span("keep", 1, k.DICE_KEEP, "keep the die just drawn")
DA_REROLL = _span("reroll", 1, k.DICE_REROLL, "roll the whole hand anew")
DA_TAKE = _span("take", 1, k.DICE_TAKE, "take the pending total")
DA_COLOR = _span("color", COLOR_COUNT, k.DICE_NAME_COLOR, "name the opening color")
DICE_AUTO_ACTIONS = DICE_ACTIONS.end()
DA_PLAY_UNO = _span("play!", k.DICE_PLAYS, k.DICE_WITH_UNO, "the same plays, calling UNO")
DA_CALL = _span("call", 1, k.DICE_CALL, "call UNO late")
DA_CLAIM = _span("claim", 1, k.DICE_CLAIM, "claim that the Wild Draw Four was unlawful")
DA_CATCH = _span("catch", k.MOST_DICE_SEATS - 1, k.DICE_CATCH, "catch relative seat 1, 2, 3")
DA_PASS = _span("pass", 1, k.DICE_PASS, "let it be; where a claim is open: let it stand")
DICE_ALL_ACTIONS = DICE_ACTIONS.end()

ACTIONS: Mapping[str, ActionTable] = MappingProxyType({"cards": CARD_ACTIONS, "dice": DICE_ACTIONS})

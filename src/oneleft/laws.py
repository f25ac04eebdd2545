"""The two laws behind one face: what game, record and simulation need of a kernel.

A :class:`Law` holds no state. ``CARD_LAW`` and ``DICE_LAW`` run the interpreted kernels.
"""

from __future__ import annotations

import functools
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from oneleft.chance import CARD, DIE, ROLL, SEAT
from oneleft.dice import DICE, POSITIONS
from oneleft.faces import RANKS, WILD, is_wild
from oneleft.kernel import cards, dice
from oneleft.kernel import state as k
from oneleft.moves import Move, parse_card_move, parse_dice_move
from oneleft.reasons import OFFENSE, Code
from oneleft.rules import CardRules, DiceRules, Ruleset

State = list[int]


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the law says of an act.

    Attributes:
        code: why it is refused or an offense; ``Code.LAWFUL`` otherwise.
        is_offense: accepted and recorded all the same, and may be punished.
    """

    code: Code
    is_offense: bool

    @property
    def is_lawful(self) -> bool:
        """Whether the act is right."""
        return self.code is Code.LAWFUL

    @property
    def is_refused(self) -> bool:
        """Whether the act is not accepted at all."""
        return not self.is_lawful and not self.is_offense


_VERDICTS = {
    int(code) + extra: Verdict(code, bool(extra)) for code in Code for extra in (0, OFFENSE)
}


@dataclass(frozen=True, slots=True)
class Due:
    """What CHANCE owes.

    Attributes:
        kind: ``card``, ``die``, ``roll`` or ``seat``.
        options: the possible outcomes: faces (one entry a card), dice, positions, seats.
    """

    kind: str
    options: Sequence[int]


class Law(ABC):
    """One game's rules as functions of a rule vector and a state."""

    game: str
    phases: tuple[str, ...]

    @abstractmethod
    def rule_vector(self, rules: Ruleset) -> list[int]:
        """The rules as the kernel reads them."""

    @abstractmethod
    def start(self, r: Sequence[int], seats: int, active: int, first: int) -> State:
        """The state before the first act; ``first`` deals or starts, NOBODY to choose one."""

    @abstractmethod
    def judge(self, r: list[int], s: State, actor: int, action: int) -> int:
        """The kernel's verdict: 0, a code, or OFFENSE + a code."""

    @abstractmethod
    def apply(self, r: list[int], s: State, actor: int, action: int) -> None:
        """Does an accepted act."""

    @abstractmethod
    def due(self, r: list[int], s: State) -> Due | None:
        """What CHANCE owes, or None if a seat or nobody is to act."""

    @abstractmethod
    def candidates(self, r: list[int], s: State, seat: int) -> Iterator[int]:
        """The acts of ``seat`` that are worth judging: no lay in two steps, no leaving.

        Every other act that is not refused is among them, and few that are: a view asks for each
        seat's acts at every step.
        """

    @abstractmethod
    def phase(self, s: State) -> str:
        """The name of the phase."""

    @abstractmethod
    def owing(self, s: State) -> int | None:
        """The seat that owes an act, None when chance is due or the round is over."""

    @abstractmethod
    def move(self, s: State, action: int) -> Move:
        """The act as a move: a die with the face that lies up."""

    @abstractmethod
    def parse(self, s: State, seat: int, text: str) -> Move:
        """Reads an act of ``seat``."""

    @abstractmethod
    def conserved(self, s: State) -> int:
        """How many cards or dice there are in all places: 108 or 24, always."""

    def verdict(self, r: list[int], s: State, actor: int, action: int) -> Verdict:
        """The kernel's verdict as an object."""
        return _VERDICTS[self.judge(r, s, actor, action)]

    def chance_action(self, due: Due, outcome: int) -> int:
        """The act of CHANCE that brings ``outcome``."""
        base = {CARD: k.CHANCE_FACE, DIE: k.CHANCE_DIE, ROLL: k.CHANCE_POSITION}
        return base.get(due.kind, k.CHANCE_SEAT) + outcome


class CardLaw(Law):
    """UNO, 108 cards."""

    game = "cards"
    phases = k.CARD_PHASES

    def rule_vector(self, rules: Ruleset) -> list[int]:
        assert isinstance(rules, CardRules)
        return k.card_rule_vector(rules)

    def start(self, r: Sequence[int], seats: int, active: int, first: int) -> State:
        s = [0] * k.CARD_STATE_SIZE
        cards.start(r, s, seats, active, first)  # type: ignore[arg-type]
        return s

    def judge(self, r: list[int], s: State, actor: int, action: int) -> int:
        return cards.verdict(r, s, actor, action)

    def apply(self, r: list[int], s: State, actor: int, action: int) -> None:
        cards.apply(r, s, actor, action)

    def due(self, r: list[int], s: State) -> Due | None:
        if s[k.PHASE] == k.P_OVER or not cards.chance_is_due(s):
            return None
        if s[k.PHASE] == k.P_CUT and r[k.R_FIRST_DEALER] == k.DEALER_RANDOM:
            return Due(SEAT, members(s[k.ACTIVE]))
        return Due(CARD, s[k.PILE + s[k.UNDER] : k.PILE + s[k.STOCK]])

    def candidates(self, r: list[int], s: State, seat: int) -> Iterator[int]:
        turn_acts = cards.legal(r, s, seat)
        if turn_acts:
            plays = [face for face in members(turn_acts) if face & 15 < RANKS]
            yield from plays
            if s[k.COUNT + seat] <= 2 or r[k.R_FALSE_CALL] or r[k.R_SEVEN_ZERO]:
                yield from (face + k.WITH_UNO for face in plays)
            yield from (act for act in (k.DRAW, k.KEEP, k.TAKE) if turn_acts >> act & 1)
        yield k.CALL
        phase = s[k.PHASE]
        if phase == k.P_ANSWER:
            yield from (k.ACCEPT, k.CHALLENGE)
        elif phase in (k.P_COLOR, k.P_OPENING_COLOR):
            yield from range(k.NAME_COLOR, k.NAME_COLOR + 4)
        if s[k.OWES] or r[k.R_FALSE_CATCH]:
            yield from range(k.CATCH, k.CATCH + s[k.SEATS])
        if phase == k.P_TARGET:
            yield from range(k.SWAP, k.SWAP + s[k.SEATS])
        if s[k.TOP] & 15 < WILD and s[k.JUMP]:
            yield k.JUMP_IN + s[k.TOP]
            yield k.JUMP_IN_WITH_UNO + s[k.TOP]

    def phase(self, s: State) -> str:
        return k.CARD_PHASES[s[k.PHASE]]

    def owing(self, s: State) -> int | None:
        if s[k.PHASE] == k.P_OVER or cards.chance_is_due(s):
            return None
        return s[k.NAMER] if s[k.PHASE] == k.P_OPENING_COLOR else s[k.TURN]

    def move(self, s: State, action: int) -> Move:
        return _card_move(action)

    def parse(self, s: State, seat: int, text: str) -> Move:
        return parse_card_move(text)

    def conserved(self, s: State) -> int:
        return s[k.STOCK] + s[k.DISCARD] + sum(s[k.COUNT : k.COUNT + k.MOST_CARD_SEATS])


@functools.lru_cache(maxsize=1024)
def _card_move(action: int) -> Move:
    return Move("cards", action)


class DiceLaw(Law):
    """UNO Dice, 24 dice."""

    game = "dice"
    phases = k.DICE_PHASES

    def rule_vector(self, rules: Ruleset) -> list[int]:
        assert isinstance(rules, DiceRules)
        return k.dice_rule_vector(rules)

    def start(self, r: Sequence[int], seats: int, active: int, first: int) -> State:
        s = [0] * k.DICE_STATE_SIZE
        dice.start(r, s, seats, active, first)  # type: ignore[arg-type]
        return s

    def judge(self, r: list[int], s: State, actor: int, action: int) -> int:
        return dice.verdict(r, s, actor, action)

    def apply(self, r: list[int], s: State, actor: int, action: int) -> None:
        dice.apply(r, s, actor, action)

    def due(self, r: list[int], s: State) -> Due | None:
        if s[k.D_PHASE] == k.DP_OVER or not dice.chance_is_due(s):
            return None
        if dice.starter_is_due(s):
            return Due(SEAT, members(s[k.D_ACTIVE]))
        if dice.die_is_due(s):
            return Due(DIE, members(s[k.D_POUCH]))
        return Due(ROLL, range(POSITIONS))

    def candidates(self, r: list[int], s: State, seat: int) -> Iterator[int]:
        turn_acts = dice.legal(r, s, seat)
        for die in range(DICE):
            if turn_acts >> die & 1:
                colors = range(4) if is_wild(s[k.D_FACE + die]) else range(1)
                yield from (die * 4 + color for color in colors)
                if s[k.D_COUNT + seat] == 2 or r[k.RD_FALSE_CALL]:
                    yield from (die * 4 + color + k.DICE_WITH_UNO for color in colors)
        yield from (k.DICE_DRAW + place for place in range(4) if turn_acts >> DICE + place & 1)
        yield k.DICE_CALL
        phase = s[k.D_PHASE]
        if phase == k.DP_CLAIM:
            yield from (k.DICE_ACCEPT, k.DICE_CLAIM, k.DICE_PASS)
        elif phase in (k.DP_COLOR, k.DP_OPENING_COLOR):
            yield from range(k.DICE_NAME_COLOR, k.DICE_NAME_COLOR + 4)
        if s[k.D_OWES] or r[k.RD_FALSE_CATCH]:
            yield from range(k.DICE_CATCH, k.DICE_CATCH + s[k.D_SEATS])

    def phase(self, s: State) -> str:
        return k.DICE_PHASES[s[k.D_PHASE]]

    def owing(self, s: State) -> int | None:
        if s[k.D_PHASE] == k.DP_OVER or dice.chance_is_due(s):
            return None
        return s[k.D_TURN]

    def move(self, s: State, action: int) -> Move:
        die = -1
        if 0 <= action < k.DICE_WITH_UNO + k.DICE_PLAYS:
            play = action % k.DICE_WITH_UNO
            die = play // 4 if play < k.DICE_PLAYS else -1
        elif k.DICE_LAY <= action < k.DICE_LAY + DICE:
            die = action - k.DICE_LAY
        if die >= 0 and s[k.D_POSITION + die] >= 0:
            return Move("dice", action, s[k.D_FACE + die])
        return Move("dice", action)

    def parse(self, s: State, seat: int, text: str) -> Move:
        return parse_dice_move(text, dict(self.hand(s, seat)))

    def hand(self, s: State, seat: int) -> tuple[tuple[int, int], ...]:
        """Die and upturned face (wilds without color) of a hand, in hand order."""
        first = k.D_HAND + seat * DICE
        held = s[first : first + s[k.D_COUNT + seat]]
        return tuple((die, s[k.D_FACE + die]) for die in held)

    def rolled_face(self, r: list[int], s: State, position: int) -> int:
        """The face that ``position`` shows on the die that is to be rolled."""
        return r[k.R_FACES + dice.rolling_die(s) * POSITIONS + position]

    def conserved(self, s: State) -> int:
        apart = sum(1 for place in (k.D_CENTER, k.D_HELD) if s[place] >= 0)
        counts = sum(s[k.D_COUNT : k.D_COUNT + k.MOST_DICE_SEATS])
        return s[k.D_POUCH].bit_count() + apart + counts


def members(mask: int) -> list[int]:
    """The places of the bits that are set, from 0 up."""
    return [place for place in range(mask.bit_length()) if mask >> place & 1]


CARD_LAW = CardLaw()
DICE_LAW = DiceLaw()
LAWS: Mapping[str, Law] = MappingProxyType({"cards": CARD_LAW, "dice": DICE_LAW})

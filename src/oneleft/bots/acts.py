"""Acts: what the number of a move means, for those who choose or list moves.

>>> from oneleft.moves import parse_card_move
>>> read_act(parse_card_move("WB!"))
Act(kind='play', face=61, color=3, seat=-1, die=-1, called=True)
"""

from __future__ import annotations

import functools
from dataclasses import dataclass
from types import MappingProxyType

from oneleft.faces import WILD, face_text, is_wild, laid_text, laid_wild
from oneleft.kernel import state as k
from oneleft.moves import Move

PLAY, LAY, JUMP = "play", "lay", "jump"
DRAW, KEEP, TAKE, REROLL = "draw", "keep", "take", "reroll"
CALL, CATCH, ACCEPT, CHALLENGE = "call", "catch", "accept", "challenge"
CLAIM, PASS, COLOR, SWAP = "claim", "pass", "color", "swap"
LEAVE, TIMEOUT, CHANCE = "leave", "timeout", "chance"

_CARD_KINDS = MappingProxyType(
    {
        k.DRAW: DRAW,
        k.KEEP: KEEP,
        k.TAKE: TAKE,
        k.CALL: CALL,
        k.ACCEPT: ACCEPT,
        k.CHALLENGE: CHALLENGE,
        k.LEAVE: LEAVE,
        k.TIMEOUT: TIMEOUT,
    }
)
_DICE_KINDS = MappingProxyType(
    {
        k.DICE_DRAW: DRAW,
        k.DICE_KEEP: KEEP,
        k.DICE_REROLL: REROLL,
        k.DICE_TAKE: TAKE,
        k.DICE_CALL: CALL,
        k.DICE_ACCEPT: ACCEPT,
        k.DICE_CLAIM: CLAIM,
        k.DICE_PASS: PASS,
        k.DICE_LEAVE: LEAVE,
        k.DICE_TIMEOUT: TIMEOUT,
    }
)


@dataclass(frozen=True, slots=True)
class Act:
    """A move, read.

    Attributes:
        kind: ``play``, ``draw``, ``catch`` …, a constant of this module.
        face: what is played, a wild with the color that it names; else -1.
        color: the color that a wild or ``color R`` names; else -1.
        seat: who is caught or swapped with; else -1.
        die: which die is played; else -1.
        called: whether UNO is called with the play.
    """

    kind: str
    face: int = -1
    color: int = -1
    seat: int = -1
    die: int = -1
    called: bool = False

    @property
    def is_play(self) -> bool:
        """Whether a card or die leaves the hand, in turn or out of turn."""
        return self.kind in (PLAY, LAY, JUMP)


def read_act(move: Move) -> Act:
    """What the move does."""
    return _card_act(move.action) if move.game == "cards" else _dice_act(move.action, move.face)


def _play(kind: str, face: int, *, called: bool) -> Act:
    return Act(kind, face, face >> 4 if is_wild(face) else -1, called=called)


@functools.lru_cache(maxsize=1024)
def _card_act(action: int) -> Act:
    if action in _CARD_KINDS:
        return Act(_CARD_KINDS[action])
    if action < k.TURN_ACTS:
        return _play(PLAY, action % k.WITH_UNO, called=action >= k.WITH_UNO)
    if action < k.CATCH:
        return Act(COLOR, color=action - k.NAME_COLOR)
    if action < k.SWAP:
        return Act(CATCH, seat=action - k.CATCH)
    if action < k.LAY:
        return Act(SWAP, seat=action - k.SWAP)
    if action < k.LEAVE:
        return Act(LAY, WILD + action - k.LAY)
    if k.JUMP_IN <= action < k.CHANCE_FACE:
        called = action >= k.JUMP_IN_WITH_UNO
        return _play(JUMP, (action - k.JUMP_IN) % k.WITH_UNO, called=called)
    return Act(CHANCE)


@functools.lru_cache(maxsize=1024)
def _dice_act(action: int, face: int) -> Act:
    if action in _DICE_KINDS:
        return Act(_DICE_KINDS[action])
    if action < 2 * k.DICE_WITH_UNO:
        die, color = divmod(action % k.DICE_WITH_UNO, 4)
        called = action >= k.DICE_WITH_UNO
        if not is_wild(face):
            return Act(PLAY, face, die=die, called=called)
        return Act(PLAY, laid_wild(face & 15, color), color, die=die, called=called)
    if k.DICE_NAME_COLOR <= action < k.DICE_CATCH:
        return Act(COLOR, color=action - k.DICE_NAME_COLOR)
    if k.DICE_CATCH <= action < k.DICE_LEAVE:
        return Act(CATCH, seat=action - k.DICE_CATCH)
    if k.DICE_LAY <= action < k.CHANCE_DIE:
        return Act(LAY, face, die=action - k.DICE_LAY)
    return Act(CHANCE)


def spoken_face(act: Act) -> str:
    """The face of a play as notation: a wild with the color that it names."""
    if act.kind == LAY or not is_wild(act.face):
        return face_text(act.face)
    return laid_text(act.face)

"""The greedy bot: gets rid of points, keeps its wilds, names the color it holds most."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from oneleft.bots import acts
from oneleft.bots.acts import Act, read_act
from oneleft.faces import COLORS, SKIP, WILD, WILD_DRAW_FOUR, is_wild, points
from oneleft.moves import Move
from oneleft.splitmix import SplitMix64
from oneleft.views import CardView, DiceView, View

FEW = 2
"""An opponent with so few is about to go out."""
MANY = 6
"""Who lays a Wild Draw Four and holds so many more may well hold the color."""
KEPT_BACK, WD4_KEPT_BACK = 100, 130
URGENT = 200
ACTION_BONUS, FOLLOW_BONUS, HAND_BONUS = 40, 3, 10


class _Open(NamedTuple):
    """A lawful move and what it does."""

    move: Move
    act: Act


class GreedyBot:
    """Plays well enough to be a companion: no search, no memory, no bluff.

    It calls UNO with the play, catches, claims an unlawful Wild Draw Four that it sees, jumps in,
    swaps with the smallest hand, and challenges now and then an opponent who holds many cards.
    """

    name = "greedy"

    def __init__(self, generator: SplitMix64) -> None:
        self._generator = generator

    def choose(self, view: View) -> Move:
        """The act of the seat that owes one."""
        found = [_Open(move, read_act(move)) for move in view.legal]
        late = _first(found, acts.CALL) if view.viewer in view.owes else None
        if late is not None:
            return late
        plays = [each for each in found if each.act.kind == acts.PLAY]
        if plays:
            return _best_play(view, plays)
        for kind in (acts.COLOR, acts.SWAP):
            chosen = [each for each in found if each.act.kind == kind]
            if chosen:
                return _best_color(view, chosen) if kind == acts.COLOR else _best_swap(view, chosen)
        claim = _first(found, acts.CLAIM) or self._challenge(view, found)
        if claim is not None:
            return claim
        order = (acts.TAKE, acts.ACCEPT, acts.REROLL, acts.DRAW, acts.KEEP, acts.PASS)
        return next(move for move in (_first(found, kind) for kind in order) if move is not None)

    def react(self, view: View) -> Move | None:
        """An act out of turn, or None."""
        found = [_Open(move, read_act(move)) for move in view.legal]
        for kind in (acts.CALL, acts.CATCH, acts.CLAIM, acts.PASS):
            if (move := _first(found, kind)) is not None:
                return move
        jumps = [each for each in found if each.act.kind == acts.JUMP]
        if jumps and _hand_gain(view, jumps[0].act.face, len(_own_faces(view))) >= 0:
            return max(jumps, key=lambda each: each.act.called).move
        return None

    def _challenge(self, view: View, found: Sequence[_Open]) -> Move | None:
        """A challenge by simple odds: every second one of those who hold many cards."""
        challenge = _first(found, acts.CHALLENGE)
        if challenge is None:
            return None
        offender = _beside(view, view.viewer, -view.direction)
        worth = view.counts[offender] >= MANY and self._generator.below(2) == 1
        return challenge if worth else None


def _first(found: Sequence[_Open], kind: str) -> Move | None:
    return next((each.move for each in found if each.act.kind == kind), None)


def _own_faces(view: View) -> tuple[int, ...]:
    """The bot's own hand as faces."""
    if isinstance(view, CardView):
        return view.hands[view.viewer] or ()
    assert isinstance(view, DiceView)
    return tuple(face for _, face in view.hands[view.viewer])


def _beside(view: View, seat: int, direction: int) -> int:
    """The next active seat in a direction."""
    for step in range(1, view.seats):
        other = (seat + direction * step) % view.seats
        if other in view.active:
            return other
    return seat


# ------------------------------------------------------------------------------------- which play


def _best_play(view: View, plays: Sequence[_Open]) -> Move:
    """The best play, with UNO where that is right."""
    faces = _own_faces(view)
    return max(plays, key=lambda each: (_worth(view, each.act, faces), each.act.called)).move


def _worth(view: View, act: Act, faces: Sequence[int]) -> int:
    """How much the bot would like to play this; only the order means something."""
    rest = _without(faces, act.face)
    threat = view.counts[_beside(view, view.viewer, view.direction)] <= FEW
    rank = act.face & 15
    follow = FOLLOW_BONUS * sum(_goes_on(face, act) for face in rest)
    if rank >= WILD:
        worth = -(WD4_KEPT_BACK if rank == WILD_DRAW_FOUR else KEPT_BACK) + follow
        return worth + (URGENT if threat and rank == WILD_DRAW_FOUR else 0)
    worth = points(act.face) + follow
    if rank >= SKIP and threat:
        worth += ACTION_BONUS
    return worth + HAND_BONUS * _hand_gain(view, act.face, len(faces))


def _without(faces: Sequence[int], face: int) -> list[int]:
    """The hand when one such face is gone."""
    gone = face & 15 if is_wild(face) else face
    rest = list(faces)
    rest.remove(gone)
    return rest


def _goes_on(face: int, act: Act) -> bool:
    """Whether a card that is still held could follow the play by color or by kind."""
    if is_wild(face):
        return False
    same_rank = not is_wild(act.face) and face & 15 == act.face & 15
    return face >> 4 == act.face >> 4 or same_rank


def _hand_gain(view: View, face: int, held: int) -> int:
    """By how many cards the bot's hand shrinks if a 7 or a 0 moves hands; 0 for all else."""
    if not isinstance(view, CardView) or not view.rules.seven_zero or held < FEW:
        return 0
    if is_wild(face) or face & 15 not in (0, 7):
        return 0
    if face & 15 == 7:
        others = [view.counts[seat] for seat in view.active if seat != view.viewer]
        return held - 1 - min(others)
    return held - 1 - view.counts[_beside(view, view.viewer, -view.direction)]


# ------------------------------------------------------------------------------ colors and targets


def _best_color(view: View, found: Sequence[_Open]) -> Move:
    """The color held most; ties in the order R Y G B."""
    held = [0] * COLORS
    for face in _own_faces(view):
        if face >= 0 and not is_wild(face):
            held[face >> 4] += 1
    return max(found, key=lambda each: (held[each.act.color], -each.act.color)).move


def _best_swap(view: View, found: Sequence[_Open]) -> Move:
    """The smallest hand; of equal ones the nearest in the direction of play."""

    def cost(each: _Open) -> tuple[int, int]:
        distance = (each.act.seat - view.viewer) * view.direction % view.seats
        return view.counts[each.act.seat], distance

    return min(found, key=cost).move

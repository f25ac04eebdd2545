"""The moves that a player is offered: numbered, as notation and in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from oneleft.bots import acts
from oneleft.bots.acts import Act, read_act, spoken_face
from oneleft.faces import WILD_DRAW_FOUR, face_text, is_wild
from oneleft.moves import Move
from oneleft.views import DiceView, View
from oneleft.words import Words


@dataclass(frozen=True, slots=True)
class Offer:
    """A move on offer.

    Attributes:
        number: what the player may type for it.
        notation: the shortest way to write it here.
        label: what it does, in words.
        is_bluff: against the rule, accepted all the same.
    """

    number: int
    move: Move
    act: Act
    notation: str
    label: str
    is_bluff: bool = False


def offers(view: View, words: Words, names: Sequence[str]) -> list[Offer]:
    """All lawful moves of the viewer, then the Wild Draw Fours that would be a bluff."""
    lawful = sorted(((read_act(move), move) for move in view.legal), key=_order)
    bluffs = sorted(
        ((act, move) for act, move in _bluffs(view) if not _is_false_call(view, act)), key=_order
    )
    rows = [(act, move, False) for act, move in lawful] + [
        (act, move, True) for act, move in bluffs
    ]
    return [
        Offer(
            number,
            move,
            act,
            notation(view, words, move, act),
            label(view, words, names, act),
            bluff,
        )
        for number, (act, move, bluff) in enumerate(rows, start=1)
    ]


def _bluffs(view: View) -> Iterator[tuple[Act, Move]]:
    for move in view.bluffs:
        act = read_act(move)
        if act.kind == acts.PLAY and act.face & 15 == WILD_DRAW_FOUR:
            yield act, move


def _is_false_call(view: View, act: Act) -> bool:
    """Whether a bluff calls UNO although more than one card will be left: nobody wants that."""
    return act.called and view.counts[view.viewer] != 2


_KIND_ORDER = (
    acts.PLAY,
    acts.COLOR,
    acts.SWAP,
    acts.CLAIM,
    acts.CHALLENGE,
    acts.ACCEPT,
    acts.TAKE,
    acts.REROLL,
    acts.DRAW,
    acts.KEEP,
    acts.PASS,
    acts.JUMP,
    acts.CALL,
    acts.CATCH,
)


def _order(row: tuple[Act, Move]) -> tuple[int, ...]:
    """Plays first: colored faces by color and rank, then wilds; with UNO before without."""
    act, move = row
    face = max(act.face, 0)
    wild = is_wild(face)
    place = _KIND_ORDER.index(act.kind) if act.kind in _KIND_ORDER else len(_KIND_ORDER)
    if wild:
        return place, 1, face & 15, act.die, not act.called, face, move.action
    return place, 0, face, not act.called, move.action


def notation(view: View, words: Words, move: Move, act: Act) -> str:
    """The shortest way to write a move: commands in the player's language, dice by their face.

    A die is named only where its face does not tell which one is meant.
    """
    text = str(move)
    if not act.is_play or act.kind == acts.JUMP:
        word, _, rest = text.partition(" ")
        return f"{words(f'command-{word}')} {rest}".rstrip()
    if act.die < 0 or not isinstance(view, DiceView):
        return text
    up = act.face & 15 if is_wild(act.face) else act.face
    same = [die for die, face in view.hands[view.viewer] if face == up]
    return text if len(same) > 1 else text.partition(":")[2] or text


def label(view: View, words: Words, names: Sequence[str], act: Act) -> str:
    """What a move does, in words."""
    game = "dice" if isinstance(view, DiceView) else "cards"
    if act.is_play:
        return _play_label(words, act)
    if act.kind == acts.TAKE:
        return words("move-take", count=view.pending, game=game)
    if act.kind == acts.ACCEPT:
        return words("move-accept", count=view.pending, game=game)
    if act.kind == acts.COLOR:
        return words("move-color", color=act.color)
    if act.kind in (acts.CATCH, acts.SWAP):
        return words(f"move-{act.kind}", target=names[act.seat], game=game)
    kind = {acts.PASS: "pass-claim", acts.TIMEOUT: "time-out"}.get(act.kind, act.kind)
    return words(f"move-{kind}", game=game)


def _play_label(words: Words, act: Act) -> str:
    uno = "-uno" if act.called else ""
    if act.kind == acts.JUMP:
        return words(f"move-jump-in{uno}", face=spoken_face(act))
    if act.kind == acts.LAY:
        return words("move-lay", face=spoken_face(act))
    if is_wild(act.face):
        return words(f"move-play-color{uno}", face=face_text(act.face & 15), color=act.color)
    return words(f"move-play{uno}", face=spoken_face(act))

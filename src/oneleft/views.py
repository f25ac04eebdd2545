"""Views: what a viewer may know, built from nothing, field by field.

Bots, the wire, the terminal and encoders see only this. What is not put in here cannot leak:
the stock's order and faces, other hands, the guilt of a Wild Draw Four.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from oneleft.events import EVERYTHING
from oneleft.faces import Face
from oneleft.kernel import state as k
from oneleft.laws import DICE_LAW, members
from oneleft.moves import Move
from oneleft.narration import hand_faces
from oneleft.rules import CardRules, DiceRules

if TYPE_CHECKING:
    from oneleft.game import Game, Outcome


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """What both games' views hold.

    Attributes:
        viewer: a seat, SPECTATOR or EVERYTHING.
        phase: the kernel's phase by name.
        turn: who owes an act; None while chance is due and when the round is over.
        first: who dealt or started; None while it is not chosen.
        direction: 1 to the left (clockwise), -1 to the right.
        top: the face in play, a laid wild with its color, a wild without color before it is
            named; None before the first is turned up.
        color: the color in force, None if none is.
        counts: cards or dice in each hand.
        pending: what the next victim owes.
        owes, called: seats that owe UNO; seats whose call stands.
        legal: the viewer's lawful acts; empty for others.
        bluffs: the viewer's acts that are offenses.
    """

    viewer: int
    seats: int
    phase: str
    turn: int | None
    first: int | None
    direction: int
    top: Face | None
    color: int | None
    counts: tuple[int, ...]
    pending: int
    active: tuple[int, ...]
    owes: tuple[int, ...]
    called: tuple[int, ...]
    legal: tuple[Move, ...]
    bluffs: tuple[Move, ...]
    outcome: Outcome | None


@dataclass(frozen=True, slots=True, kw_only=True)
class CardView(View):
    """What may be known of a round of UNO.

    Attributes:
        hands: each hand as sorted faces where the viewer sees it, else None.
        drawn: the viewer's card just drawn, which alone may be played.
        stock: how many cards are left to draw; ``under`` of them are leavers' cards.
        discard: the laid cards, oldest first, wilds without color.
        shown: hands that were shown to the viewer in this round by a challenge: seat and faces.
        jump: whether the top may be jumped upon.
    """

    rules: CardRules
    hands: tuple[tuple[Face, ...] | None, ...]
    drawn: Face | None
    stock: int
    under: int
    discard: tuple[Face, ...]
    shown: tuple[tuple[int, tuple[int, ...]], ...]
    jump: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class DiceView(View):
    """What may be known of a round of UNO Dice: all but what has not been rolled (D-04).

    Attributes:
        hands: each hand as (die, face) in hand order; face -1 before the first roll.
        center: the center die, or None.
        pouch: the dice in the pouch.
        held: a die held aside, or None.
        drawn: the die just drawn at the turn, or None.
        passed: seats that let the Wild Draw Four stand.
        owner: who laid the Wild Draw Four that may be claimed, else None.
        turns: turns begun in this round.
    """

    rules: DiceRules
    hands: tuple[tuple[tuple[int, int], ...], ...]
    center: int | None
    pouch: tuple[int, ...]
    held: int | None
    drawn: int | None
    passed: tuple[int, ...]
    owner: int | None
    turns: int


def view_of(game: Game, viewer: int) -> View:
    """The view of a seat, of SPECTATOR (-1) or of EVERYTHING (-2)."""
    if game.rules.game == "cards":
        return _card_view(game, viewer)
    return _dice_view(game, viewer)


def _acts(game: Game, viewer: int) -> tuple[tuple[Move, ...], tuple[Move, ...]]:
    if viewer < 0:
        return (), ()
    return game.open_moves(viewer)


def _seat_or_none(seat: int) -> int | None:
    return seat if seat >= 0 else None


def _face_in_play(top: int) -> Face | None:
    if top < 0:
        return None
    return Face(top - k.UNCOLORED if top >= k.UNCOLORED else top)


def _card_view(game: Game, viewer: int) -> CardView:
    s = game.state
    rules = game.rules
    assert isinstance(rules, CardRules)
    over = s[k.PHASE] == k.P_OVER
    legal, bluffs = _acts(game, viewer)
    _, color, pending = game.in_play
    shown = tuple(
        (event.seat, event.faces)
        for event in game.shown_hands
        if event.for_seat(viewer) and event.seat != viewer
    )
    discard = s[k.LAST_PILE + 1 - s[k.DISCARD] : k.LAST_PILE + 1]
    discard.reverse()
    drawn = s[k.DRAWN] if s[k.PHASE] == k.P_DRAWN and viewer in (s[k.TURN], EVERYTHING) else -1
    return CardView(
        rules=rules,
        viewer=viewer,
        seats=game.seats,
        phase=game.phase,
        turn=game.turn,
        first=_seat_or_none(s[k.DEALER]),
        direction=s[k.DIRECTION],
        top=_face_in_play(s[k.TOP]),
        color=color,
        counts=tuple(s[k.COUNT : k.COUNT + game.seats]),
        pending=pending,
        active=game.active,
        owes=tuple(members(s[k.OWES])),
        called=tuple(members(s[k.CALLED])),
        legal=legal,
        bluffs=bluffs,
        outcome=game.outcome,
        hands=tuple(
            cast("tuple[Face, ...]", hand_faces(s, seat))
            if over or viewer in (seat, EVERYTHING)
            else None
            for seat in range(game.seats)
        ),
        drawn=Face(drawn) if drawn >= 0 else None,
        stock=s[k.STOCK],
        under=s[k.UNDER],
        discard=cast("tuple[Face, ...]", tuple(discard)),
        shown=shown,
        jump=s[k.JUMP] != 0,
    )


def _dice_view(game: Game, viewer: int) -> DiceView:
    s = game.state
    rules = game.rules
    assert isinstance(rules, DiceRules)
    legal, bluffs = _acts(game, viewer)
    _, color, pending = game.in_play
    claim = s[k.D_PHASE] == k.DP_CLAIM
    return DiceView(
        rules=rules,
        viewer=viewer,
        seats=game.seats,
        phase=game.phase,
        turn=game.turn,
        first=_seat_or_none(s[k.D_STARTER]),
        direction=s[k.D_DIRECTION],
        top=_face_in_play(s[k.D_TOP]),
        color=color,
        counts=tuple(s[k.D_COUNT : k.D_COUNT + game.seats]),
        pending=pending,
        active=game.active,
        owes=tuple(members(s[k.D_OWES])),
        called=tuple(members(s[k.D_CALLED])),
        legal=legal,
        bluffs=bluffs,
        outcome=game.outcome,
        hands=tuple(
            tuple(
                (die, face if s[k.D_POSITION + die] >= 0 else -1)
                for die, face in DICE_LAW.hand(s, seat)
            )
            for seat in range(game.seats)
        ),
        center=_seat_or_none(s[k.D_CENTER]),
        pouch=tuple(members(s[k.D_POUCH])),
        held=_seat_or_none(s[k.D_HELD]),
        drawn=_seat_or_none(s[k.D_DRAWN]),
        passed=tuple(members(s[k.D_PASSED])) if claim else (),
        owner=s[k.D_OFFENDER] if claim else None,
        turns=s[k.D_TURNS],
    )

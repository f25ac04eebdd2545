"""Views: examples of what a viewer may know. The property stands in properties/test_views.py."""

from __future__ import annotations

import dataclasses

import pytest

from oneleft.events import EVERYTHING, SPECTATOR
from oneleft.faces import parse_face, parse_faces
from oneleft.game import Game, Outcome
from oneleft.notation import parse_position
from oneleft.rules import CardRules, DiceRules
from oneleft.views import CardView, DiceView

A, B, C = range(3)


def cards(game: Game, viewer: int) -> CardView:
    view = game.view(viewer)
    assert isinstance(view, CardView)
    return view


def dice(game: Game, viewer: int) -> DiceView:
    view = game.view(viewer)
    assert isinstance(view, DiceView)
    return view


OFFICIAL = "rules official; top R5; discard: B5; A: G1; B: R1 WD4 Y2; C: B1 B2; owes A"


def test_a_seat_sees_its_own_hand_alone() -> None:
    """C-12: sorted, wilds last; of others the number."""
    view = cards(parse_position(OFFICIAL), B)
    assert view.hands == (None, parse_faces("R1 Y2 WD4"), None)
    assert view.counts == (1, 3, 2)
    assert (view.viewer, view.seats, view.turn, view.first) == (B, 3, B, A)
    assert (view.top, view.color, view.direction) == (parse_face("R5"), 0, 1)
    assert view.discard == parse_faces("B5 R5")
    assert (view.stock, view.under, view.pending) == (100, 0, 0)
    assert (view.owes, view.called, view.active) == ((A,), (), (A, B, C))
    assert (view.phase, view.drawn, view.shown, view.jump) == ("play", None, (), False)
    assert view.rules == CardRules.preset("official")
    assert view.outcome is None


def test_only_the_viewers_own_acts_are_listed() -> None:
    """AC-18: bluffs apart, and to nobody else."""
    game = parse_position(OFFICIAL)
    own = cards(game, B)
    assert [str(move) for move in own.legal] == ["R1", "draw", "catch A"]
    assert [str(move) for move in own.bluffs] == ["WD4R", "WD4Y", "WD4G", "WD4B"]
    assert [str(move) for move in cards(game, A).legal] == ["uno"]
    for viewer in (SPECTATOR, EVERYTHING):
        assert cards(game, viewer).legal == cards(game, viewer).bluffs == ()


def test_a_spectator_sees_no_hand_and_everything_sees_all() -> None:
    game = parse_position(OFFICIAL)
    assert cards(game, SPECTATOR).hands == (None, None, None)
    assert None not in cards(game, EVERYTHING).hands


def test_the_drawn_card_is_seen_by_its_drawer() -> None:
    """C-19: while it may be played."""
    game = parse_position("rules official; top R5; A: G1; B: B1 B2; C: B3")
    game.play(B, "draw")
    game.deal(parse_face("R9"))
    seen = [cards(game, viewer).drawn for viewer in (A, B, C, SPECTATOR, EVERYTHING)]
    assert seen == [None, parse_face("R9"), None, None, parse_face("R9")]


def test_a_challenged_hand_is_in_the_challengers_view() -> None:
    """AC-20: the owner knows it anyway."""
    game = parse_position("rules official; top G5; turn A; A: WD4 G1 Y2; B: R7; C: B9")
    game.play(A, "WD4R")
    game.play(B, "challenge")
    shown = ((A, parse_faces("Y2 G1 WD4")),)
    assert [cards(game, viewer).shown for viewer in (A, B, C, EVERYTHING)] == [(), shown, (), shown]


def test_a_wild_without_its_color() -> None:
    """AC-07, AC-26: while it is to be named, the color before it is in force, or none."""
    game = parse_position("top R5; A: G1; B: W R2 R3")
    game.play(B, "W?")
    view = cards(game, A)
    assert (view.phase, view.top, view.color) == ("color", parse_face("W"), 0)
    opening = parse_position("phase opening_color; top W?; A: G1; B: B1")
    assert (cards(opening, A).top, cards(opening, A).color) == (parse_face("W"), None)
    game.play(B, "color G")
    assert cards(game, A).color == 2


def test_before_the_first_card() -> None:
    view = cards(Game(CardRules(), 3), A)
    assert (view.first, view.top, view.color, view.turn) == (None, None, None, None)
    assert (view.phase, view.stock, view.discard) == ("cut", 108, ())


def test_hands_are_open_when_the_round_is_over() -> None:
    """C-25."""
    game = parse_position("top R5; A: G1 G2; B: R1")
    game.play(B, "R1")
    for viewer in (A, B, SPECTATOR):
        view = cards(game, viewer)
        assert view.hands == (parse_faces("G1 G2"), ())
        assert view.outcome == Outcome(B, (0, 3), "out")


def test_dice_lie_open() -> None:
    """D-04: in hand order, with the die; not yet rolled is -1."""
    game = parse_position("dice; center d1:R1; turn A; A: d3:W d2:R2; B: d4:R4")
    for viewer in (A, B, SPECTATOR, EVERYTHING):
        view = dice(game, viewer)
        assert view.hands == (
            ((2, parse_face("W")), (1, parse_face("R2"))),
            ((3, parse_face("R4")),),
        )
        assert (view.center, view.held, view.drawn, view.owner) == (0, None, None, None)
        assert view.pouch == tuple(range(4, 24))
        assert (view.top, view.color, view.turns) == (parse_face("R1"), 0, 1)
    assert [str(move) for move in dice(game, B).legal] == []
    assert "reroll" in [str(move) for move in dice(game, A).legal]
    rolling = Game(DiceRules(hand_dice=1), 2)
    for outcome in (0, 0, 5):
        rolling.deal(outcome)
    assert dice(rolling, B).hands == (((5, -1),), ())


def test_the_claim_window_of_dice() -> None:
    """AD-18: who laid it, who has passed, and the die held aside (AD-13)."""
    game = parse_position("dice; center d1:R1; turn A; A: d2:WD4 d3:R3; B: d4:R4; C: d5:R5")
    game.play(A, "WD4B!")
    game.play(C, "pass")
    view = dice(game, B)
    assert (view.phase, view.owner, view.passed, view.held) == ("claim", A, (C,), 0)
    assert (view.turn, view.pending, view.called) == (B, 4, (A,))
    game.play(B, "claim")
    assert (dice(game, B).owner, dice(game, B).passed) == (None, ())


def test_a_wild_die_without_its_color() -> None:
    """AD-16."""
    game = parse_position("dice; center d1:R1; turn A; A: d3:W d2:R2; B: d4:R4")
    game.play(A, "d3?")
    assert (dice(game, B).top, dice(game, B).color) == (parse_face("W"), 0)
    new = dice(Game(DiceRules(), 2), A)
    assert (new.first, new.top, new.color, new.center) == (A, None, None, None)


@pytest.mark.parametrize("text", [OFFICIAL, "dice; center d1:R1; turn A; A: d2:R2; B: d4:R4"])
def test_a_view_cannot_be_changed(text: str) -> None:
    view = parse_position(text).view(A)
    with pytest.raises(dataclasses.FrozenInstanceError):
        view.turn = C  # type: ignore[misc]

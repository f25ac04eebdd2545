"""The two laws behind one face."""

from __future__ import annotations

import pytest

from oneleft.faces import parse_face
from oneleft.game import CHANCE, Game
from oneleft.kernel import state as k
from oneleft.laws import CARD_LAW, DICE_LAW, LAWS, Due, Law, Verdict, members
from oneleft.moves import Move
from oneleft.notation import parse_position
from oneleft.reasons import Code
from oneleft.rules import CardRules, DiceRules


def words(game: Game, seat: int, *, offenses: bool = False) -> list[str]:
    return [str(move) for move in game.legal_moves(seat, offenses=offenses)]


def test_a_verdict_is_lawful_an_offense_or_refused() -> None:
    """Decision 0002, rule 2."""
    lawful = Verdict(Code.LAWFUL, is_offense=False)
    offense = Verdict(Code.WD4_UNLAWFUL, is_offense=True)
    refused = Verdict(Code.NO_MATCH, is_offense=False)
    assert [verdict.is_lawful for verdict in (lawful, offense, refused)] == [True, False, False]
    assert [verdict.is_refused for verdict in (lawful, offense, refused)] == [False, False, True]


@pytest.mark.parametrize("law", LAWS.values(), ids=list(LAWS))
def test_a_law_knows_its_game_and_phases(law: Law) -> None:
    assert LAWS[law.game] is law
    assert law.phases[-1] == "over"


def test_cards_that_can_come() -> None:
    """C-05, AC-45: one entry a card; leavers' cards only when the rest is gone."""
    game = Game(CardRules(), 3, 0)
    assert game.due is not None
    assert (game.due.kind, len(game.due.options)) == ("card", 108)
    leavers = parse_position("top R5; A: R1; B: R2 R4; C: Y3; stock: Y7 Y7 G1; under 2")
    leavers.play(1, "R2!")
    leavers.play(2, "draw")
    assert leavers.due == Due("card", [parse_face("G1")])


def test_seats_dice_and_rolls_that_can_come() -> None:
    """AC-04, AD-04, AD-30."""
    cards = Game(CardRules(), 3)
    assert cards.due == Due("seat", [0, 1, 2])
    dice = Game(DiceRules(first_starter="random"), 3, active=(0, 2))
    assert dice.due == Due("seat", [0, 2])
    dice.deal(2)
    assert dice.due == Due("die", list(range(24)))
    dice.deal(16)
    assert dice.due == Due("roll", range(6))


def test_nothing_can_come_at_a_turn_or_at_the_end() -> None:
    game = parse_position("top R5; A: R1; B: R2")
    found = [(game.due, game.turn)]
    game.play(1, "R2")
    assert [*found, (game.due, game.turn)] == [(None, 1), (None, None)]
    dice = parse_position("dice; center d1:R1; turn A; A: d2:R2; B: d4:R4")
    found = [(dice.due, dice.turn)]
    dice.play(0, "R2")
    assert [*found, (dice.due, dice.turn)] == [(None, 0), (None, None)]


def test_acts_of_chance_have_numbers() -> None:
    """Decision 0002, the tables of acts."""
    for kind, base in {"card": 320, "die": 320, "roll": 352, "seat": 384}.items():
        assert CARD_LAW.chance_action(Due(kind, [3]), 3) == base + 3


def test_the_opening_color_is_owed_by_its_namer() -> None:
    """AC-07: the dealer names it where the rules say so, though the first to act has the turn."""
    game = parse_position(
        "rules opening_wild_color=dealer; phase opening_color; top W?; A: R1; B: R2"
    )
    assert game.turn == 0
    assert words(game, 0) == ["color R", "color Y", "color G", "color B"]
    assert words(game, 1) == []


def test_plays_come_first_with_and_without_a_call() -> None:
    """AC-26; a call that is priced and false is an offense."""
    game = parse_position("rules party; top R5; A: B1 B2; B: R1 WD4 G2; C: G1 G3; turn B")
    assert words(game, 1) == ["R1", "draw"]
    bluffs = words(game, 1, offenses=True)
    assert bluffs[:2] == ["R1", "WD4R"]
    assert {"R1!", "WD4B!", "uno"} < set(bluffs)
    two = parse_position("rules party; top R5; A: B1 B2; B: R1 G2; C: G1 G3; turn B")
    assert words(two, 1) == ["R1", "R1!", "draw", "uno"]


def test_jump_ins_are_among_the_acts_of_others() -> None:
    """AC-43: an identical card, with a call if it leaves one."""
    game = parse_position("rules party; jump; top R5; turn B; A: R5 G1; B: B1 B2; C: R1")
    assert words(game, 0) == ["jump R5", "jump R5!"]
    assert words(game, 2) == []
    three = parse_position("rules party; jump; top R5; turn B; A: R5 G1 G2; B: B1 B2; C: R1")
    assert words(three, 0) == ["jump R5"]


def test_dice_are_named_with_the_face_that_lies_up() -> None:
    """D-21: a wild names its color; only wilds have four plays."""
    game = parse_position("dice; center d1:R1; turn A; A: d2:R2 d3:W; B: d4:R4")
    plays = words(game, 0)
    assert plays[:2] == ["d2:R2", "d2:R2!"]
    assert plays[2:6] == ["d3:WR", "d3:WY", "d3:WG", "d3:WB"]
    assert plays[-2:] == ["reroll", "uno"]
    laid = DICE_LAW.move(game.state, k.DICE_LAY + 2)
    assert (str(laid), laid.face) == ("d3:W?", parse_face("W"))
    assert DICE_LAW.move(game.state, k.DICE_LAY + 5).face == -1  # in the pouch it shows nothing
    assert str(DICE_LAW.move(game.state, k.DICE_DRAW)) == "draw"
    assert game.parse(0, "R2") == Move("dice", 4)


def test_everything_is_somewhere() -> None:
    """C-05, AD-01."""
    assert CARD_LAW.conserved(Game(CardRules(), 10, 0).state) == 108
    game = parse_position("dice; phase claim; center d2:WD4B; held d1:R1; A: d5:R5; B: d4:R4")
    assert DICE_LAW.conserved(game.state) == 24


def test_members_of_a_mask() -> None:
    assert members(0b10110) == [1, 2, 4]
    assert members(0) == []


def test_chance_is_no_player() -> None:
    """An outcome comes through `deal`, never through `play`."""
    game = Game(CardRules(), 2, 0)
    card = Move("cards", k.CHANCE_FACE + parse_face("R5"))
    assert game.verdict(CHANCE, card).is_lawful
    reason = game.why_not(0, card)
    assert reason is not None
    assert reason.code is Code.CHANCE_DUE

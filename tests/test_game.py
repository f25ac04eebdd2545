"""A round: who owes what, what may be done, why not, and what happened."""

from __future__ import annotations

import pytest

from oneleft.chance import Seeded, Stacked
from oneleft.errors import ChanceError, IllegalMoveError, InvalidTextError, RulesetError
from oneleft.events import CardPlayed, CardsDrawn, RoundBegan, RoundEnded, Skipped
from oneleft.faces import parse_face, parse_faces
from oneleft.game import CHANCE, CLOCK, Entry, Game, Outcome
from oneleft.kernel import state as k
from oneleft.moves import Move
from oneleft.notation import parse_position
from oneleft.reasons import Code
from oneleft.rules import CardRules, DiceRules

A, B, C = range(3)


def why(game: Game, actor: int, move: str | Move) -> str:
    """Why an act is refused or an offense, as a slug; empty if it is lawful."""
    reason = game.why_not(actor, move)
    return reason.slug if reason else ""


# --------------------------------------------------------------------------------------- beginnings


def test_a_round_with_a_source_of_chance_waits_for_a_seat() -> None:
    """C-12, C-13: with n seats 108 - 7n - 1 cards are left after the deal."""
    for seats in range(2, 11):
        game = Game(CardRules(first_wd4="reshuffle"), seats, A, chance=Seeded(1))
        assert game.due is None
        assert game.turn is not None
        drawn = sum(event.count for event in game.events if isinstance(event, CardsDrawn))
        assert game.state[k.STOCK] == 108 - drawn - 1
        deals = [event for event in game.events if isinstance(event, CardsDrawn)]
        assert [event.count for event in deals[:seats]] == [7] * seats
        assert game.events[0] == RoundBegan(A)


def test_a_round_by_hand() -> None:
    """Outcomes may come from a real table."""
    game = Game(CardRules(hand_size=1), 2, A)
    assert (game.phase, game.turn, game.is_over) == ("deal", None, False)
    game.deal(parse_face("R1"))
    game.deal(parse_face("R2"))
    game.deal(parse_face("RS"))
    assert (game.phase, game.turn, game.active) == ("play", A, (A, B))
    assert [str(entry.move) for entry in game.entries] == ["R1", "R2", "RS"]
    assert {entry.actor for entry in game.entries} == {CHANCE}
    assert game.events[-1] == Skipped(B)


def test_rules_that_do_not_fit_are_refused() -> None:
    with pytest.raises(RulesetError, match="seats"):
        Game(CardRules(), 11)
    with pytest.raises(RulesetError, match="112_swap"):
        Game(CardRules(deck="112_swap"), 4)
    with pytest.raises(RulesetError, match="seats"):
        Game(DiceRules(), 5)


def test_some_seats_may_be_empty() -> None:
    """AC-45: a match goes on without those who left."""
    game = Game(CardRules(), 4, 1, active=(1, 3), chance=Seeded(3))
    assert game.active == (1, 3)
    assert game.view(0).counts[0] == game.view(0).counts[2] == 0
    assert why(game, 0, "draw") == "not-seated"


# --------------------------------------------------------------------------------- what may be done


def test_lawful_refused_or_an_offense() -> None:
    """AC-18, AC-30."""
    game = parse_position("rules official; top R5; A: G1 G2; B: R1 WD4 Y2; C: B1 B2")
    assert game.verdict(B, "R1").is_lawful
    assert game.verdict(B, "WD4R").is_offense
    assert game.verdict(B, "Y2").code is Code.NO_MATCH
    assert why(game, B, "R1") == ""
    assert why(game, B, "WD4R") == "wd4-unlawful"
    assert why(game, A, "G1") == "not-your-turn"
    assert [str(move) for move in game.legal_moves(B)] == ["R1", "draw"]
    assert [str(move) for move in game.legal_moves(B, offenses=True)][1] == "WD4R"


def test_what_a_reason_names() -> None:
    """The sentence is about this position."""
    game = parse_position("rules official; top B8; A: G1 G2; B: B1 R7 WD4; C: B1 B2")
    no_match = game.why_not(B, "R7!")
    assert no_match is not None
    assert dict(no_match.params) == {
        "game": "cards",
        "move": "R7!",
        "face": "R7",
        "top": "B8",
        "color": "B",
        "actor": "B",
        "turn": "B",
        "count": 0,
    }
    assert no_match.sentence.startswith("Red 7 cannot go on blue 8: match the color (blue)")
    turn = game.why_not(C, "B1")
    assert turn is not None
    assert turn.sentence == "It is not your turn: B is to act."
    bluff = game.why_not(B, "WD4R")
    assert bluff is not None
    assert "you hold the color in play (blue)" in bluff.sentence
    false_catch = game.why_not(B, "catch C")
    assert false_catch is not None
    assert false_catch.sentence.startswith("You cannot catch C")
    clock = game.why_not(CLOCK, Move("cards", k.DRAW))
    assert clock is not None
    assert "actor" not in clock.params


def test_what_a_reason_names_of_a_pending_draw() -> None:
    """AC-12."""
    game = parse_position("rules party; phase answer; pending 6; top RD; A: G1; B: R1; C: B1")
    reason = game.why_not(B, "draw")
    assert reason is not None
    assert (reason.slug, reason.params["count"]) == ("must-answer", 6)
    assert "take the draw (6)" in reason.sentence
    jump = game.why_not(A, "jump G1")
    assert jump is not None
    assert (jump.slug, jump.params["face"]) == ("jump-in-closed", "G1")


def test_what_a_reason_names_of_dice() -> None:
    """D-25: the rule of the Wild Draw Four is another one here."""
    game = parse_position(
        "dice; rules wd4_enforcement=strict; center d1:R1; turn A; A: d2:WD4 d3:R3; B: d4:R4"
    )
    reason = game.why_not(A, "WD4B")
    assert reason is not None
    assert (reason.clause, reason.params["option"]) == ("D-25, AD-17", "any_match")
    assert reason.params["face"] == "d2:WD4B"
    over = game.why_not(B, "pass")
    assert over is not None
    assert over.slug == "no-claim"


def test_nobody_claims_the_own_wild_draw_four() -> None:
    """AD-18: the sentence names the one who is concerned."""
    game = parse_position("dice; center d1:R1; turn A; A: d2:WD4 d3:R3; B: d4:R4")
    game.play(A, "WD4B!")
    reason = game.why_not(A, "claim")
    assert reason is not None
    assert reason.sentence.startswith("You cannot catch A: only an opponent")


def test_no_turn_is_named_while_cards_are_due() -> None:
    game = Game(CardRules(), 2, A)
    reason = game.why_not(A, "draw")
    assert reason is not None
    assert reason.slug == "chance-due"
    assert {"turn", "top", "color"}.isdisjoint(reason.params)


# --------------------------------------------------------------------------------------------- acts


def test_an_act_is_booked_and_told() -> None:
    game = parse_position("rules official; top R5; A: G1; B: WD4 R1 R2; C: B1")
    told = game.play(B, "WD4B")
    assert told == (CardPlayed(B, parse_face("WD4") + 48),)
    assert game.entries == [Entry(B, Move("cards", parse_face("WD4") + 48), Code.WD4_UNLAWFUL)]
    game.play(C, "accept")
    assert game.entries[-1].offense is None
    assert game.events[:1] == list(told)


def test_a_refused_act_says_where() -> None:
    game = parse_position("rules official; top R5; A: G1; B: R1 R2")
    with pytest.raises(IllegalMoveError) as caught:
        game.play(B, "G1")
    error = caught.value
    assert (error.seat, error.move, error.reason.slug, error.clause) == (
        B,
        "G1",
        "not-in-hand",
        "C-17",
    )
    assert error.position == game.position()
    assert parse_position(error.position).state == game.state
    with pytest.raises(IllegalMoveError, match="no such act"):
        game.play(B, Move("cards", 131))


def test_a_text_that_is_no_move() -> None:
    """A Wild Draw Four without its color lacks an argument; nothing changes."""
    game = parse_position("top R5; A: G1; B: WD4 R2")
    before = game.state
    with pytest.raises(InvalidTextError, match="the color it names"):
        game.play(B, "WD4")
    assert game.state == before


def test_chance_does_not_play() -> None:
    """Its outcomes come through `deal`."""
    game = Game(CardRules(), 2, A)
    with pytest.raises(IllegalMoveError) as caught:
        game.play(CHANCE, Move("cards", k.CHANCE_FACE))
    assert caught.value.reason.code is Code.NOT_AN_ACT
    with pytest.raises(ChanceError, match="63 cannot come: a card is due"):
        game.deal(63)
    over = parse_position("top R5; A: G1; B: R2")
    with pytest.raises(ChanceError, match="0 cannot come: nothing is due"):
        over.deal(0)


def test_the_end_of_a_round() -> None:
    """C-24 to C-26."""
    game = parse_position("top R5; A: G1 W; B: R2")
    outcomes = [game.outcome]
    told = game.play(B, "R2")
    assert told[-1] == RoundEnded(B, "out", (0, 51), (parse_faces("G1 W"), ()))
    assert [*outcomes, game.outcome] == [None, Outcome(B, (0, 51), "out")]
    assert game.is_over
    assert why(game, A, "draw") == "round-over"
    assert game.legal_moves(A) == ()
    again = Game.at(game.rules, game.state)
    assert (again.outcome, again.events) == (game.outcome, [told[-1]])


def test_the_source_of_chance_pays_at_once() -> None:
    """AC-25: what an act causes to be drawn comes before the next act."""
    chance = Stacked(parse_faces("Y1 Y2"))
    game = parse_position("top R5; A: G1; B: RD R2 R3; C: G2", chance)
    told = game.play(B, "RD")
    assert told[-1] == CardsDrawn(C, 2, "forced", parse_faces("Y1 Y2"))
    assert (game.turn, len(game.entries)) == (A, 3)


def test_rolls_are_booked_with_the_face_that_came_up() -> None:
    """AD-30."""
    game = Game(DiceRules(hand_dice=1), 2)
    game.deal(0)
    game.deal(3)
    assert [str(entry.move) for entry in game.entries] == ["d1", "B4"]
    assert game.entries[-1].move.face == parse_face("B4")


# -------------------------------------------------------------------------------------- taking back


def test_an_act_is_taken_back() -> None:
    game = parse_position("top R5; A: G1; B: R1 R2 R3; C: B1")
    before = game.state
    game.play(B, "R1")
    assert game.may_undo()
    assert str(game.undo().move) == "R1"
    assert (game.state, game.entries, game.events) == (before, [], [])
    assert not game.may_undo()
    with pytest.raises(ChanceError, match="nothing to take back"):
        game.undo()


def test_what_came_by_hand_is_joined_as_what_came_by_itself() -> None:
    """An undo replays the acts before it: the same events."""
    game = parse_position("top R5; A: G1; B: RD R2 R3; C: G2")
    game.play(B, "RD")
    game.deal(parse_face("Y1"))
    game.deal(parse_face("Y2"))
    events = list(game.events)
    assert events[-1] == CardsDrawn(C, 2, "forced", parse_faces("Y1 Y2"))
    assert not game.may_undo()
    game.play(CLOCK, "timeout")
    assert game.may_undo()
    game.undo()
    assert game.events == events


@pytest.mark.parametrize(
    ("text", "moves"),
    [
        (
            "rules official wd4_guilty_draw=0; top G5; turn A; A: WD4 G1; B: R7",
            ["A WD4R", "B challenge"],
        ),
        ("rules party; top R4; turn A; A: R7 R1 B2; B: Y4 Y5", ["A R7", "A swap B"]),
        ("rules party; top R4; turn A; A: R0 R1 B2; B: Y4 Y5", ["A R0"]),
        ("top R4; turn A; A: R0; B: Y4 Y5", ["A R0"]),
    ],
)
def test_who_has_seen_a_hand_takes_nothing_back(text: str, moves: list[str]) -> None:
    """A challenge, a swap and the end show cards without any being drawn."""
    game = parse_position(text)
    for move in moves:
        seat, _, word = move.partition(" ")
        game.play("AB".index(seat), word)
    assert game.entries[-1].actor != CHANCE
    assert not game.may_undo()


def test_with_dice_only_a_roll_hides_something() -> None:
    """D-04: a caught Wild Draw Four that costs nothing can be taken back, the end too."""
    game = parse_position(
        "dice; rules wd4_caught_draw=0; center d1:R1; turn A; A: d2:WD4 d3:R3; B: d4:R4"
    )
    game.play(A, "WD4B")
    game.play(B, "claim")
    assert game.may_undo()
    game.play(B, "R4")
    outcomes = [game.outcome]
    game.undo()
    assert [*outcomes, game.outcome] == [Outcome(B, (0, 53), "out"), None]
    assert not any(isinstance(event, RoundEnded) for event in game.events)


def test_the_rule_vector_is_a_copy() -> None:
    game = Game(CardRules(), 2, A)
    game.rule_vector.clear()
    assert game.rule_vector == k.card_rule_vector(CardRules())


@pytest.mark.parametrize(
    ("first", "active", "slugs"),
    [
        (3, None, ["seat-missing"]),
        (-2, None, ["seat-missing"]),
        (0, [1, 2], ["seat-missing"]),
        (None, [0, 5], ["seat-missing"]),
        (None, [1], ["seats"]),
        (7, [9], ["seat-missing", "seat-missing", "seats"]),
    ],
)
def test_seats_that_are_not_there_are_refused_all_at_once(
    first: int | None, active: list[int] | None, slugs: list[str]
) -> None:
    with pytest.raises(RulesetError) as caught:
        Game(CardRules(), seats=3, first=first, active=active)
    assert [conflict.slug for conflict in caught.value.conflicts] == slugs

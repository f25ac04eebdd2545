"""What happened, told rightly: who, why, how many, in which order. Examples; see also
properties/test_events_tell_all.py, where the events alone give the whole round."""

from __future__ import annotations

import pytest

from oneleft.dice import BALANCED24, parse_die
from oneleft.events import (
    Accepted,
    CardPlayed,
    CardsDrawn,
    Caught,
    Challenged,
    ClaimPassed,
    ColorNamed,
    Cut,
    DiceDrawn,
    DiePlayed,
    DirectionChanged,
    Event,
    FalselyCalled,
    FalselyCaught,
    FirstUp,
    HandRolled,
    HandShown,
    HandsPassed,
    HandsSwapped,
    Kept,
    Left,
    NothingDrawn,
    Reshuffled,
    RoundBegan,
    RoundEnded,
    Skipped,
    TakenBack,
    TimedOut,
    UnoCalled,
)
from oneleft.faces import face_text, is_wild, parse_color, parse_face, parse_faces, parse_laid
from oneleft.game import CLOCK, Game
from oneleft.kernel import state as k
from oneleft.kernel.dice import rolling_die
from oneleft.narration import joined, mask_faces
from oneleft.notation import parse_position
from oneleft.rules import CardRules, DiceRules

A, B, C, D = range(4)


def face(text: str) -> int:
    """A face as an event shows it; ``W`` is a wild whose color is not named, or not yet."""
    return parse_face(text) if text in ("W", "WD4") else parse_laid(text)


def faces(text: str) -> tuple[int, ...]:
    return tuple(parse_faces(text))


def rolls(text: str) -> tuple[tuple[int, int], ...]:
    """``d5:R4 d6:WD4`` as an event shows it."""
    pairs = (word.split(":") for word in text.split())
    return tuple((parse_die(die), parse_face(up)) for die, up in pairs)


def came(game: Game, text: str) -> list[Event]:
    """Cards come off the stock, one after another; what happened."""
    return joined([event for each in parse_faces(text) for event in game.deal(each)])


def short(text: str, stock: str = "") -> Game:
    """A position of a short deck: this stock, and what else the text names, is all there is."""
    game = parse_position(text)
    s = game.state
    left = parse_faces(stock)
    s[k.PILE : k.PILE + s[k.STOCK]] = [*left, *[0] * (s[k.STOCK] - len(left))]
    s[k.STOCK] = len(left)
    return Game.at(game.rules, s)


def rolled(game: Game, text: str) -> list[Event]:
    """Dice leave the pouch (``d5``) and are rolled (``R4``), as they are due."""
    found: list[Event] = []
    for word in text.split():
        if word[:1] == "d":
            found += game.deal(parse_die(word))
        else:
            die = rolling_die(game.state)
            found += game.deal(BALANCED24[die].index(parse_face(word)))
    return joined(found)


# ------------------------------------------------------------------------------- cards: the opening


def test_the_dealer_is_drawn_for() -> None:
    """AC-04: highest number deals, symbols count 0, ties draw again; no reshuffle is told."""
    game = Game(CardRules.preset("official").replace(hand_size=1), 3)
    assert game.events == []
    assert came(game, "R7 WD4 G7") == [Cut(A, face("R7")), Cut(B, face("WD4")), Cut(C, face("G7"))]
    assert came(game, "BS Y0 Y1 B1") == [
        *(Cut(A, face("BS")), Cut(C, face("Y0")), Cut(A, face("Y1")), Cut(C, face("B1"))),
    ]
    assert came(game, "R2 R3") == [Cut(A, face("R2")), Cut(C, face("R3")), RoundBegan(C)]


def test_the_dealer_is_chosen_or_fixed() -> None:
    """AC-04."""
    game = Game(CardRules(), 3)
    assert game.deal(B) == (RoundBegan(B),)
    assert Game(CardRules(), 3, C).events == [RoundBegan(C)]
    fixed = CardRules(first_dealer="fixed", dealer_seat=1)
    assert Game(fixed, 3).events == [RoundBegan(B)]


def test_a_deal_is_told_once_a_seat() -> None:
    """C-12: one card at a time from the dealer's left; each hand is one event."""
    game = Game(CardRules(hand_size=2), 3, A)
    assert came(game, "R1 R2 R3 G1 G2 G3 B5") == [
        CardsDrawn(B, 2, "deal", faces("R1 G1")),
        CardsDrawn(C, 2, "deal", faces("R2 G2")),
        CardsDrawn(A, 2, "deal", faces("R3 G3")),
        FirstUp(face("B5")),
    ]
    assert [event.count for event in game.events if isinstance(event, CardsDrawn)] == [2, 2, 2]


@pytest.mark.parametrize(
    ("first", "told"),
    [
        ("G5", []),
        ("GS", [Skipped(B)]),
        ("GV", [DirectionChanged(-1)]),
        ("GD", [CardsDrawn(B, 2, "opening", faces("Y1 Y2"))]),
        ("W", []),
        ("WD4", [CardsDrawn(B, 4, "opening", faces("Y1 Y2 Y3 Y4"))]),
    ],
)
def test_the_first_card_acts(first: str, told: list[Event]) -> None:
    """C-14 to C-16, AC-05 to AC-08: its victim is at the dealer's left."""
    game = Game(CardRules(hand_size=1), 3, A)
    came(game, "R1 R2 R3")
    found = came(game, first)
    drawn = [event for event in told if isinstance(event, CardsDrawn)]
    if drawn:
        found += came(game, "Y1 Y2 Y3 Y4"[: 3 * drawn[0].count])
    assert found == [FirstUp(face(first)), *told]


def test_a_first_card_that_goes_back() -> None:
    """AC-08: officially a Wild Draw Four is put back and another card is turned."""
    game = Game(CardRules.preset("official").replace(hand_size=1), 2, A)
    told = came(game, "R1 R2 WD4 WD4 G5")[-3:]
    assert told == [
        FirstUp(face("WD4"), returned=True),
        FirstUp(face("WD4"), returned=True),
        FirstUp(face("G5")),
    ]


def test_the_first_color_is_named_as_a_step() -> None:
    """AC-07."""
    game = Game(CardRules(hand_size=1), 2, A)
    came(game, "R1 R2 W")
    assert game.play(B, "color G") == (ColorNamed(B, parse_color("G")),)


# ---------------------------------------------------------------------------------- cards: the turn


def test_a_play_and_its_call() -> None:
    """C-17, C-22, AC-26."""
    game = parse_position("top R5; A: G1; B: R1 R2; C: B1 B2")
    assert game.play(B, "R1!") == (CardPlayed(B, face("R1"), called=True),)


def test_a_drawn_card_is_kept_or_played() -> None:
    """C-19, C-20, AC-23."""
    game = parse_position("top R5; A: G1; B: B1 B2; C: B3")
    game.play(B, "draw")
    assert came(game, "R9") == [CardsDrawn(B, 1, "turn", faces("R9"))]
    assert game.play(B, "keep") == (Kept(B),)
    game.play(C, "draw")
    came(game, "R8")
    assert game.play(C, "R8!") == (CardPlayed(C, face("R8"), called=True),)


def test_drawing_until_one_matches_is_one_draw() -> None:
    """AC-22: draw_to_match."""
    game = parse_position("rules draw_to_match=true; top R5; A: G1; B: B1 B2")
    game.play(B, "draw")
    assert came(game, "G9 Y3 R2") == [CardsDrawn(B, 3, "turn", faces("G9 Y3 R2"))]
    assert game.phase == "drawn"


@pytest.mark.parametrize("rules", ["two_player_reverse=skip", "two_player_reverse=no_effect"])
def test_a_reverse_of_two_is_told_as_a_skip_where_it_acts_as_one(rules: str) -> None:
    """C-08, AC-13: the direction changes all the same."""
    game = parse_position(f"rules {rules}; top R5; A: G1; B: RV R2 R3")
    told = game.play(B, "RV")
    skipped = [Skipped(A)] if rules.endswith("skip") else []
    assert list(told) == [CardPlayed(B, face("RV")), DirectionChanged(-1), *skipped]
    assert game.turn == (B if skipped else A)


def test_a_skip_and_a_reverse_of_three() -> None:
    """C-06, C-08: the victim is the next in the new direction."""
    game = parse_position("top R5; A: GS G2; B: RV R2 R3; C: G1")
    assert game.play(B, "RV") == (CardPlayed(B, face("RV")), DirectionChanged(-1))
    game = parse_position("direction right; top G5; turn A; A: GS G2 G3; B: R2; C: G1")
    assert game.play(A, "GS") == (CardPlayed(A, face("GS")), Skipped(C))
    assert game.turn == B


def test_a_wild_named_at_once_or_as_a_second_step() -> None:
    """C-10, AC-26."""
    game = parse_position("top R5; A: G1; B: W W R2")
    assert game.play(B, "WB") == (CardPlayed(B, face("WB")),)
    game = parse_position("top R5; A: G1; B: W W R2")
    assert game.play(B, "W?") == (CardPlayed(B, face("W")),)
    assert game.play(B, "color B") == (ColorNamed(B, parse_color("B")),)


def test_a_draw_two_makes_its_victim_draw() -> None:
    """C-07: no answer without stacking."""
    game = parse_position("top R5; A: G1; B: RD R2 R3; C: G2")
    assert game.play(B, "RD") == (CardPlayed(B, face("RD")),)
    assert came(game, "Y1 Y2") == [CardsDrawn(C, 2, "forced", faces("Y1 Y2"))]
    assert game.turn == A


def test_a_stack_is_taken_as_a_whole() -> None:
    """AC-12: the second card is told as stacked; who takes, takes all."""
    game = parse_position("rules party; top R5; A: G1 G2; B: RD R2 R3; C: GD G3 G4; seats 3")
    game.play(B, "RD")
    assert game.play(C, "GD") == (CardPlayed(C, face("GD"), stacked=True),)
    assert game.play(A, "take") == (Accepted(A, 4),)
    assert came(game, "Y1 Y2 Y3 Y4") == [CardsDrawn(A, 4, "forced", faces("Y1 Y2 Y3 Y4"))]


def test_nothing_is_left_to_draw() -> None:
    """AC-25: a pass; when all have passed, the round is blocked, and the lowest hand wins."""
    game = short("top R5; A: B1; B: G3")
    assert game.play(B, "draw") == (NothingDrawn(B),)
    passed, ended = game.play(CLOCK, "timeout"), game.events[-1]
    assert passed == (TimedOut(A), NothingDrawn(A), ended)
    assert ended == RoundEnded(A, "blocked", (2, 0), (faces("B1"), faces("G3")))


def test_a_blocked_round_with_a_tie_has_no_winner() -> None:
    """AC-25."""
    game = short("top R5; A: B1; B: G1")
    game.play(B, "draw")
    _, ended = game.play(A, "draw")
    assert ended == RoundEnded(None, "blocked", (0, 0), (faces("B1"), faces("G1")))


# -------------------------------------------------------------------------------- cards: reshuffles


def test_a_reshuffle_is_told_before_the_card_that_needed_it() -> None:
    """C-21, AC-24: the top stays."""
    game = short("top R5; discard: Y8 Y9; A: G1; B: B1")
    assert game.play(B, "draw") == (Reshuffled(2),)
    assert came(game, "Y9") == [CardsDrawn(B, 1, "turn", faces("Y9"))]


@pytest.mark.parametrize("discard", ["", "Y8", "Y8 Y7"])
def test_a_reshuffle_in_the_midst_of_a_forced_draw(discard: str) -> None:
    """AC-24: told even where it brings no more cards than were there before."""
    place = f"discard: {discard}; " if discard else ""
    game = short(f"top R5; {place}A: G1; B: RD R2 R3; C: G2", "Y9")
    assert game.play(B, "RD") == (CardPlayed(B, face("RD")),)
    count = len(discard.split()) + 1
    assert came(game, "Y9") == [CardsDrawn(C, 1, "forced", faces("Y9")), Reshuffled(count)]


def test_a_reshuffle_by_the_play_itself() -> None:
    """AC-24: the play adds a card to the discard and the reshuffle takes one."""
    game = short("top R5; A: G1; B: RD R2 R3; C: G2")
    assert game.play(B, "RD") == (CardPlayed(B, face("RD")), Reshuffled(1))
    assert came(game, "R5") == [CardsDrawn(C, 1, "forced", faces("R5"))]
    assert game.turn == A  # the remainder lapses (AC-25)


def test_a_reshuffle_while_a_penalty_is_due() -> None:
    """AC-24, C-23."""
    game = short("top R5; discard: Y8; A: G1; B: R2 R3; C: G2 G3; owes A", "Y9")
    assert game.play(C, "catch A") == (Caught(C, A),)
    assert came(game, "Y9") == [CardsDrawn(A, 1, "uno", faces("Y9")), Reshuffled(1)]
    assert came(game, "Y8") == [CardsDrawn(A, 1, "uno", faces("Y8"))]
    game = short("top R5; discard: Y8 Y9; A: G1; B: R2 R3; C: G2 G3; owes A")
    assert game.play(C, "catch A") == (Caught(C, A), Reshuffled(2))


def test_a_leavers_cards_are_no_reshuffle() -> None:
    """AC-45: they go under the stock."""
    game = parse_position("top R5; A: G1 G2; B: R1; C: B1")
    assert game.play(A, "leave") == (Left(A),)
    assert game.play(B, "leave")[0] == Left(B)


# --------------------------------------------------------------------------------------- cards: UNO


def test_calls_and_catches() -> None:
    """C-22, C-23, AC-26, AC-27."""
    game = parse_position("top R5; turn B; A: G1; B: R1 R2; C: B1 B2; owes A")
    assert game.play(A, "uno") == (UnoCalled(A),)
    assert game.play(B, "uno") == (UnoCalled(B),)
    game = parse_position("top R5; turn B; A: G1; B: R1 R2; C: B1 B2; owes A")
    assert game.play(C, "catch A") == (Caught(C, A),)
    assert came(game, "Y1 Y2") == [CardsDrawn(A, 2, "uno", faces("Y1 Y2"))]


def test_false_calls_and_catches_at_a_price() -> None:
    """AC-30: in party a false call costs two; a catch costs what the rules say."""
    game = parse_position(
        "rules party false_catch_penalty=1; top R5; A: G1 G2; B: R1 R2 R3; C: B1 B2"
    )
    assert game.play(A, "uno") == (FalselyCalled(A),)
    assert came(game, "Y1 Y2") == [CardsDrawn(A, 2, "false-call", faces("Y1 Y2"))]
    assert game.play(A, "catch B") == (FalselyCaught(A, B),)
    assert came(game, "Y3") == [CardsDrawn(A, 1, "false-catch", faces("Y3"))]


def test_a_false_call_with_a_draw_two() -> None:
    """Decision 0002, rule 5: the penalty is drawn before what the play causes."""
    game = parse_position("rules false_uno_penalty=2; top R5; A: G1; B: RD R1 R2; C: B1 B2")
    assert game.play(B, "RD!") == (CardPlayed(B, face("RD")), FalselyCalled(B))
    assert came(game, "Y1 Y2 Y3 Y4") == [
        CardsDrawn(B, 2, "false-call", faces("Y1 Y2")),
        CardsDrawn(C, 2, "forced", faces("Y3 Y4")),
    ]


def test_a_false_call_with_the_last_card_costs_nothing() -> None:
    """Decision 0002, rule 4."""
    game = parse_position("rules false_uno_penalty=2; top R5; A: G1; B: R1")
    played, called, ended = game.play(B, "R1!")
    assert (played, called) == (CardPlayed(B, face("R1")), FalselyCalled(B))
    assert ended == RoundEnded(B, "out", (0, 1), (faces("G1"), ()))


# ---------------------------------------------------------------------------- cards: Wild Draw Four

BLUFF = "top G5; turn A; A: WD4 G1 Y2; B: R7; C: B9; seats 3"


@pytest.mark.parametrize(("reveal", "to"), [("challenger", [B]), ("all", [None]), ("none", [])])
def test_a_guilty_wild_draw_four(reveal: str, to: list[int | None]) -> None:
    """AC-18 to AC-20, T-10: the offender draws, the hand as it was is shown."""
    game = parse_position(f"rules official challenge_reveal={reveal}; {BLUFF}")
    assert game.play(A, "WD4R") == (CardPlayed(A, face("WD4R")),)
    shown = [HandShown(A, whom, faces("Y2 G1 WD4")) for whom in to]
    assert list(game.play(B, "challenge")) == [Challenged(B, A, guilty=True), *shown]
    assert came(game, "Y4 Y5 Y6 Y7") == [CardsDrawn(A, 4, "challenge", faces("Y4 Y5 Y6 Y7"))]
    assert game.turn == B


@pytest.mark.parametrize("then", ["take_back", "take_back_and_replay"])
def test_a_guilty_wild_draw_four_is_taken_back(then: str) -> None:
    """AC-19."""
    game = parse_position(f"rules official wd4_guilty={then}; {BLUFF}")
    game.play(A, "WD4R")
    assert game.play(B, "challenge")[-1] == TakenBack(A)
    assert came(game, "Y4 Y5 Y6 Y7") == [CardsDrawn(A, 4, "challenge", faces("Y4 Y5 Y6 Y7"))]
    assert game.phase == ("replay" if then.endswith("replay") else "play")
    if game.phase == "replay":
        assert game.play(CLOCK, "timeout") == (TimedOut(A),)
        assert game.turn == B


def test_an_innocent_wild_draw_four_and_an_accepted_one() -> None:
    """AC-18, T-11: six for the challenger; four for who accepts."""
    text = "rules official; top G5; turn A; A: WD4 B5 W; B: R7; C: B9"
    game = parse_position(text)
    game.play(A, "WD4B")
    challenged, shown = game.play(B, "challenge")
    assert challenged == Challenged(B, A, guilty=False)
    assert isinstance(shown, HandShown)
    told = came(game, "Y1 Y2 Y3 Y4 Y5 Y6")
    assert told == [CardsDrawn(B, 6, "challenge", faces("Y1 Y2 Y3 Y4 Y5 Y6"))]
    game = parse_position(text)
    game.play(A, "WD4?")
    assert game.play(A, "color B") == (ColorNamed(A, parse_color("B")),)
    assert game.play(B, "accept") == (Accepted(B, 4),)
    assert came(game, "Y1 Y2 Y3 Y4") == [CardsDrawn(B, 4, "forced", faces("Y1 Y2 Y3 Y4"))]


def test_a_draw_after_a_challenge_is_forced_again() -> None:
    """What an earlier challenge cost does not color what the last card costs (AC-33)."""
    game = parse_position(f"rules official; {BLUFF}")
    game.play(A, "WD4R")
    game.play(B, "challenge")
    came(game, "Y4 Y5 Y6 Y7")
    game.play(B, "draw")
    came(game, "B1")
    game.play(C, "draw")
    came(game, "RD")
    game.play(C, "RD!")
    assert came(game, "B2 B3") == [CardsDrawn(A, 2, "forced", faces("B2 B3"))]
    game = parse_position(f"rules official; {BLUFF.replace('B: R7', 'B: RD')}")
    game.play(A, "WD4R")
    game.play(B, "challenge")
    came(game, "Y4 Y5 Y6 Y7")
    assert game.play(B, "RD") == (CardPlayed(B, face("RD")),)
    assert came(game, "B2 B3")[0] == CardsDrawn(C, 2, "forced", faces("B2 B3"))


# ------------------------------------------------------------------------------------- cards: party


def test_a_jump_in() -> None:
    """AC-43: play goes on from the jumper; its card acts from there."""
    game = parse_position("rules party; jump; top RS; turn B; A: RS G1; B: B1 B2; C: R1; D: Y1")
    told = game.play(A, "jump RS!")
    assert told == (CardPlayed(A, face("RS"), called=True, jumped=True), Skipped(B))
    assert game.turn == C


def test_a_seven_swaps_and_a_zero_passes_on() -> None:
    """AC-44, T-22."""
    game = parse_position("rules party; top R4; turn A; A: R7 R1 B2; B: Y4 Y5; C: G9")
    assert game.play(A, "R7") == (CardPlayed(A, face("R7")),)
    assert game.play(A, "swap C") == (HandsSwapped(A, C),)
    game = parse_position("rules party; top R4; turn A; A: R0 R1 B2; B: Y4; C: G9; direction right")
    assert game.play(A, "R0") == (CardPlayed(A, face("R0")), HandsPassed(-1))


def test_a_seven_or_zero_as_last_card_swaps_nothing() -> None:
    """AC-44."""
    for card in ("R7", "R0"):
        game = parse_position(f"rules party; top R4; turn A; A: {card}; B: Y4; C: G9")
        played, ended = game.play(A, card)
        assert played == CardPlayed(A, face(card))
        assert ended == RoundEnded(A, "out", (13, 0, 0), ((), faces("Y4"), faces("G9")))


# ----------------------------------------------------------------------------------- cards: the end


def test_the_last_card_makes_its_victim_draw_and_no_more() -> None:
    """AC-33, T-15: a Skip or a Reverse as last card does nothing."""
    game = parse_position("top R4; turn A; A: RD; B: R1; C: Y0 YS")
    assert game.play(A, "RD") == (CardPlayed(A, face("RD")),)
    drawn, ended = came(game, "G9 W")
    assert drawn == CardsDrawn(B, 2, "forced", faces("G9 W"))
    assert ended == RoundEnded(A, "out", (80, 0, 0), ((), faces("R1 G9 W"), faces("Y0 YS")))
    for card in ("RS", "RV"):
        game = parse_position(f"top R4; turn A; A: {card}; B: R1")
        assert [type(event) for event in game.play(A, card)] == [CardPlayed, RoundEnded]


def test_the_last_card_of_a_challenged_player() -> None:
    """AC-34, T-14: always innocent."""
    game = parse_position("rules official; top G5; turn A; A: WD4; B: R7; C: B9")
    game.play(A, "WD4Y")
    assert game.play(B, "challenge") == (
        Challenged(B, A, guilty=False),
        HandShown(A, B, faces("WD4")),
    )
    drawn, ended = came(game, "Y2 G3 BS W R1 B9")
    assert drawn == CardsDrawn(B, 6, "challenge", faces("Y2 G3 BS W R1 B9"))
    assert isinstance(ended, RoundEnded)
    assert ended.points == (101, 0, 0)


def test_the_last_one_left_wins() -> None:
    """AC-45."""
    game = parse_position("top R4; turn A; A: R1; B: W R2")
    told = game.play(B, "leave")
    assert told == (Left(B), RoundEnded(A, "alone", (52, 0), (faces("R1"), faces("R2 W"))))


# --------------------------------------------------------------------------------- cards: the clock


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("top R5; A: G1; B: R1 R2", [TimedOut(B)]),
        ("top R5; phase drawn; drawn R1; A: G1; B: R1 R2", [TimedOut(B), Kept(B)]),
        (
            "rules drawn_card=must; top R5; phase drawn; drawn R1; A: G1; B: R1 R2",
            [TimedOut(B), CardPlayed(B, parse_face("R1"))],
        ),
        (
            "rules drawn_card=must; top R5; phase drawn; drawn W; A: G1; B: W Y1 Y2",
            [TimedOut(B), CardPlayed(B, parse_laid("WY"))],
        ),
        (
            "rules official drawn_card=must; top R5; phase drawn; drawn WD4; A: G1; B: WD4 R1",
            [TimedOut(B), Kept(B)],
        ),
        ("top W?; phase color; former R5; A: G1; B: Y1 G2 G3", [TimedOut(B), ColorNamed(B, 2)]),
        ("top W?; phase opening_color; A: G1; B: B1", [TimedOut(B), ColorNamed(B, 3)]),
        (
            "rules party; top R7; phase target; A: G1 G2; B: Y1; C: B1",
            [TimedOut(B), HandsSwapped(B, C)],
        ),
        (
            "rules official; phase answer; top WD4R; former G1; A: G1; B: Y1; C: B1",
            [TimedOut(B), Accepted(B, 4)],
        ),
        (
            "rules party; phase answer; pending 6; top RD; A: G1; B: Y1; C: B1",
            [TimedOut(B), Accepted(B, 6)],
        ),
    ],
)
def test_what_the_clock_does(text: str, told: list[Event]) -> None:
    """AC-45, decision 0002, rule 8."""
    game = parse_position(text)
    assert list(game.play(CLOCK, "timeout")) == told


def test_the_clock_plays_the_drawn_card_though_the_discard_shrinks() -> None:
    """AC-23, AC-24: the play is told as one, whatever the reshuffle does to the pile."""
    game = short(
        "rules drawn_card=must; phase drawn; drawn RD; top R5; discard: Y8; A: G1; B: RD R2; C: B1"
    )
    assert game.play(CLOCK, "timeout") == (TimedOut(B), CardPlayed(B, face("RD")), Reshuffled(2))


# -------------------------------------------------------------------------------- dice: the opening


def test_the_starter_is_rolled_for() -> None:
    """AD-04: symbols count 0, ties roll again."""
    game = Game(DiceRules.preset("official").replace(hand_dice=1), 2)
    assert rolled(game, "d1 R1 d1 W") == [Cut(A, face("R1")), Cut(B, face("W")), RoundBegan(A)]


def test_the_starter_is_chosen_or_fixed() -> None:
    """AD-04: fixed in classic."""
    game = Game(DiceRules(first_starter="random"), 3)
    assert game.events == []
    assert game.deal(B) == (RoundBegan(B),)
    assert Game(DiceRules(starter_seat=2), 3).events == [RoundBegan(C)]


def test_the_center_die_is_rolled_until_it_may_stand() -> None:
    """D-01, D-02, AD-06, AD-30: then each seat draws its dice and rolls them."""
    game = Game(DiceRules(hand_dice=2), 2)
    assert rolled(game, "d1 RS W B4") == [
        FirstUp(face("RS"), 0, returned=True),
        FirstUp(face("W"), 0, returned=True),
        FirstUp(face("B4"), 0),
    ]
    assert rolled(game, "d2 d3 R2 W d4 d5 R4 RV") == [
        DiceDrawn(A, "deal", rolls("d2:R2 d3:W")),
        DiceDrawn(B, "deal", rolls("d4:R4 d5:RV")),
    ]
    assert game.turn == A


@pytest.mark.parametrize(
    ("center", "told", "turn"),
    [
        ("d13 RS", [Skipped(B)], C),
        ("d15 RV", [DirectionChanged(-1)], A),
        ("d9 RD", [], None),
        ("d1 W", [], B),
        ("d1 R1", [], A),
    ],
)
def test_a_center_die_of_1987_acts(center: str, told: list[Event], turn: int | None) -> None:
    """AD-05: effects_1987, when the hands have been rolled."""
    game = Game(DiceRules(hand_dice=1, opening="effects_1987"), 3)
    rolled(game, center)
    assert rolled(game, "d2 R2 d3 R3 d4 R4")[3:] == told
    assert game.turn == turn
    if game.phase == "opening_color":
        assert game.play(B, "color Y") == (ColorNamed(B, 1),)
    if turn is None:
        assert rolled(game, "d5 d6 R5 R6") == [DiceDrawn(B, "opening", rolls("d5:R5 d6:R6"))]
        assert game.turn == C


# ----------------------------------------------------------------------------------- dice: the turn

TABLE = "dice; center d1:R1; turn A; "


def test_a_hand_is_rerolled_and_a_die_drawn() -> None:
    """D-10 to D-12."""
    game = parse_position(TABLE + "A: d2:Y3 d3:Y4; B: d4:R4")
    assert game.play(A, "reroll") == ()
    assert rolled(game, "G4 G5") == [HandRolled(A, rolls("d2:G4 d3:G5"))]
    assert game.play(A, "draw") == ()
    assert rolled(game, "d7 R2") == [DiceDrawn(A, "turn", rolls("d7:R2"))]
    assert game.play(A, "keep") == (Kept(A),)


def test_an_empty_pouch_gives_nothing() -> None:
    """AD-12."""
    others = " ".join(f"d{die + 1}:{face_text(BALANCED24[die][1])}" for die in range(2, 24))
    game = parse_position(f"dice; rules reroll=none; center d1:R1; turn A; A: d2:Y3; B: {others}")
    assert game.play(A, "draw") == (NothingDrawn(A),)
    assert game.turn == B


def test_a_play_of_a_die_and_its_call() -> None:
    """D-07, D-27."""
    game = parse_position(TABLE + "A: d2:R2 d3:W; B: d4:R4")
    assert game.play(A, "R2!") == (DiePlayed(A, 1, face("R2"), called=True),)
    game = parse_position(TABLE + "A: d2:R2 d3:W; B: d4:R4")
    assert game.play(A, "WG") == (DiePlayed(A, 2, face("WG")),)
    game = parse_position(TABLE + "A: d2:R2 d3:W; B: d4:R4")
    assert game.play(A, "d3?") == (DiePlayed(A, 2, face("W")),)
    assert game.play(A, "color G") == (ColorNamed(A, 2),)


def test_commands_of_dice() -> None:
    """D-14 to D-16, AD-15."""
    game = parse_position(TABLE + "A: d13:RS d2:R2; B: d4:R4; C: d5:R5")
    assert game.play(A, "RS") == (DiePlayed(A, 12, face("RS")), Skipped(B))
    game = parse_position(TABLE + "A: d15:RV d2:R2; B: d4:R4; C: d5:R5")
    assert game.play(A, "RV") == (DiePlayed(A, 14, face("RV")), DirectionChanged(-1))
    game = parse_position(TABLE + "A: d15:RV d2:R2; B: d4:R4")
    told = (DiePlayed(A, 14, face("RV")), DirectionChanged(-1), Skipped(B))
    assert game.play(A, "RV") == told
    game = parse_position(
        "dice; rules two_player_reverse=no_effect; " + TABLE[6:] + "A: d15:RV d2:R2; B: d4:R4"
    )
    assert game.play(A, "RV") == told[:2]
    game = parse_position(TABLE + "A: d9:RD d2:R2; B: d4:R4")
    assert game.play(A, "RD") == (DiePlayed(A, 8, face("RD")),)
    assert rolled(game, "d5 d6 R5 R6") == [DiceDrawn(B, "forced", rolls("d5:R5 d6:R6"))]


def test_a_victim_that_rolls_the_whole_hand() -> None:
    """AD-14: victim_rolls = all."""
    game = parse_position("dice; rules victim_rolls=all; " + TABLE[6:] + "A: d9:RD d2:R2; B: d4:R4")
    game.play(A, "RD")
    assert rolled(game, "d5 d6 Y5 R5 R6") == [
        HandRolled(B, rolls("d4:Y5")),
        DiceDrawn(B, "forced", rolls("d5:R5 d6:R6")),
    ]


def test_a_stack_of_dice() -> None:
    """AD-29."""
    game = parse_position(
        "dice; rules stacking=same_kind; " + TABLE[6:] + "A: d9:RD d2:R2; B: d10:YD d4:R4 d6:R6"
    )
    game.play(A, "RD!")
    assert game.play(B, "YD") == (DiePlayed(B, 9, face("YD"), stacked=True),)
    assert game.play(A, "take") == (Accepted(A, 4),)
    told = rolled(game, "d11 d12 d13 d14 Y1 Y2 Y4 Y5")
    assert told == [DiceDrawn(A, "forced", rolls("d11:Y1 d12:Y2 d13:Y4 d14:Y5"))]


def test_a_wild_draw_four_stacked_in_two_steps() -> None:
    """AD-29: a stacked one is told as such, and opens no window."""
    game = parse_position(
        "dice; rules stacking=same_kind; phase answer; center d2:WD4B; held d1:R1; turn A; "
        "A: d4:WD4 d3:R3; B: d5:R5"
    )
    assert game.play(A, "d4?") == (DiePlayed(A, 3, face("WD4"), stacked=True),)
    assert game.play(A, "color Y") == (ColorNamed(A, 1),)
    assert game.turn == B


# ----------------------------------------------------------------------------- dice: Wild Draw Four

CLAIM = TABLE + "A: d2:WD4 d3:R3 d6:G2; B: d4:R4; C: d5:R5"


def test_a_wild_draw_four_that_stands() -> None:
    """D-24, AD-18: all pass, or the victim accepts."""
    game = parse_position(CLAIM)
    assert game.play(A, "WD4B") == (DiePlayed(A, 1, face("WD4B")),)
    assert game.play(C, "pass") == (ClaimPassed(C),)
    assert game.play(B, "pass") == (ClaimPassed(B),)
    told = rolled(game, "d7 d8 d9 d10 Y3 Y4 Y5 Y6")
    assert told == [DiceDrawn(B, "forced", rolls("d7:Y3 d8:Y4 d9:Y5 d10:Y6"))]
    game = parse_position(CLAIM)
    game.play(A, "WD4B")
    assert game.play(B, "accept") == (Accepted(B, 4),)


def test_a_caught_wild_draw_four_is_taken_back() -> None:
    """D-26, AD-19."""
    game = parse_position(CLAIM)
    game.play(A, "WD4B")
    assert game.play(C, "claim") == (Challenged(C, A, guilty=True), TakenBack(A))
    told = rolled(game, "d7 d8 d9 d10 Y3 Y4 Y5 Y6")
    assert told == [DiceDrawn(A, "challenge", rolls("d7:Y3 d8:Y4 d9:Y5 d10:Y6"))]
    assert game.turn == B


def test_a_false_claim_at_a_price() -> None:
    """AD-18."""
    game = parse_position("dice; rules false_claim_draw=1; " + CLAIM[6:].replace("d3:R3", "d3:G5"))
    game.play(A, "WD4B")
    assert game.play(C, "claim") == (Challenged(C, A, guilty=False),)
    assert rolled(game, "d7 Y3") == [DiceDrawn(C, "false-claim", rolls("d7:Y3"))]
    assert game.play(CLOCK, "timeout") == (TimedOut(B),)
    told = rolled(game, "d8 d9 d10 d11 Y4 Y5 Y6 Y1")
    assert told == [DiceDrawn(B, "forced", rolls("d8:Y4 d9:Y5 d10:Y6 d11:Y1"))]


def test_the_referee_catches_it_each_time() -> None:
    """AD-18: auto; the second time in a round as well."""
    game = parse_position("dice; rules wd4_enforcement=auto wd4_caught_draw=0; " + CLAIM[6:])
    assert game.play(A, "WD4B") == (DiePlayed(A, 1, face("WD4B")), TakenBack(A))
    game.play(B, "R4")
    assert game.is_over
    game = parse_position(
        "dice; rules wd4_enforcement=auto wd4_caught_draw=0; "
        + CLAIM[6:].replace("B: d4:R4", "B: d4:WD4 d8:R3")
    )
    for seat, die in ((A, "d2"), (B, "d4")):
        assert game.play(seat, die + "?") == (DiePlayed(seat, parse_die(die), face("WD4")),)
        assert game.play(seat, "color B") == (ColorNamed(seat, 3), TakenBack(seat))


def test_the_last_die_makes_its_victim_draw() -> None:
    """D-29, AD-24; what an earlier claim cost does not color it."""
    game = parse_position(
        "dice; rules wd4_caught_draw=1; " + CLAIM[6:].replace("B: d4:R4", "B: d9:RD")
    )
    game.play(A, "WD4B")
    game.play(B, "claim")
    rolled(game, "d7 Y3")
    assert game.play(B, "RD") == (DiePlayed(B, 8, face("RD")),)
    drawn, ended = rolled(game, "d10 d11 Y6 Y1")
    assert drawn == DiceDrawn(C, "forced", rolls("d10:Y6 d11:Y1"))
    assert isinstance(ended, RoundEnded)
    assert (ended.winner, ended.ending) == (B, "out")
    for die in ("d13:RS", "d15:RV"):
        game = parse_position(TABLE + f"A: {die}; B: d4:R4")
        assert [type(event) for event in game.play(A, die[-2:])] == [DiePlayed, RoundEnded]


# ----------------------------------------------------------------------- dice: UNO, ends, the clock


def test_uno_of_dice() -> None:
    """D-27, D-28, AC-30."""
    game = parse_position(
        "dice; rules party false_catch_penalty=1; "
        + TABLE[6:]
        + "A: d2:R2 d3:R3 d6:R6; B: d4:R4; C: d5:R5 d7:R2; owes B"
    )
    assert game.play(B, "uno") == (UnoCalled(B),)
    assert game.play(C, "catch B") == (FalselyCaught(C, B),)
    assert rolled(game, "d8 Y4") == [DiceDrawn(C, "false-catch", rolls("d8:Y4"))]
    assert game.play(C, "uno") == (FalselyCalled(C),)
    assert rolled(game, "d9 d10 Y5 Y6") == [DiceDrawn(C, "false-call", rolls("d9:Y5 d10:Y6"))]
    assert game.play(A, "R2!") == (DiePlayed(A, 1, face("R2")), FalselyCalled(A))
    assert rolled(game, "d11 d12 Y1 Y2") == [DiceDrawn(A, "false-call", rolls("d11:Y1 d12:Y2"))]
    game = parse_position(TABLE + "A: d2:R2 d3:R3; B: d4:R4; owes B")
    assert game.play(A, "catch B") == (Caught(A, B),)
    assert rolled(game, "d5 d6 R5 R6") == [DiceDrawn(B, "uno", rolls("d5:R5 d6:R6"))]


def test_the_limit_of_turns() -> None:
    """AD-31: nobody scores."""
    game = parse_position(
        "dice; rules max_turns=1; " + TABLE[6:] + "turns 1; A: d13:RS d2:R2; B: d4:R4; C: d5:R5"
    )
    told = game.play(A, "RS")
    hands = (faces("R2"), faces("R4"), faces("R5"))
    assert told == (
        DiePlayed(A, 12, face("RS")),
        Skipped(B),
        RoundEnded(None, "limit", (0, 0, 0), hands),
    )


def test_leaving_the_dice_game() -> None:
    """AC-45."""
    game = parse_position(TABLE + "A: d2:R2; B: d4:R4; C: d5:R5")
    assert game.play(B, "leave") == (Left(B),)
    left, ended = game.play(A, "leave")
    assert left == Left(A)
    assert isinstance(ended, RoundEnded)
    assert (ended.winner, ended.ending) == (C, "alone")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (TABLE + "A: d2:R2; B: d4:R4", [TimedOut(A)]),
        ("dice; rules reroll=none; center d1:R1; turn A; A: d2:R2; B: d4:R4", [TimedOut(A)]),
        (TABLE + "phase rerolled; A: d2:R2; B: d4:R4", [TimedOut(A)]),
        (TABLE + "phase drawn; drawn d3; A: d2:R2 d3:R3; B: d4:R4", [TimedOut(A), Kept(A)]),
        (
            "dice; rules drawn_die=must; center d1:R1; turn A; "
            "phase drawn; drawn d3; A: d2:R2 d3:R3; B: d4:R4",
            [TimedOut(A), DiePlayed(A, 2, parse_face("R3"))],
        ),
        (
            "dice; rules drawn_die=must; center d1:R1; turn A; "
            "phase drawn; drawn d3; A: d2:G4 d3:W; B: d4:R4",
            [TimedOut(A), DiePlayed(A, 2, parse_laid("WG"))],
        ),
        (
            "dice; phase color; center d3:W?; held d1:R1; former R1; turn A; A: d2:G4; B: d4:R4",
            [TimedOut(A), ColorNamed(A, 2)],
        ),
        (
            "dice; rules wd4_enforcement=auto wd4_caught_draw=0; phase color; center d2:WD4?; "
            "held d1:R1; former R1; offender A; guilty; turn A; A: d3:R3 d6:G2 d12:G3; B: d4:R4",
            [TimedOut(A), ColorNamed(A, 2), TakenBack(A)],
        ),
        (
            "dice; rules stacking=same_kind; phase answer; center d9:RD; held d1:R1; turn A; "
            "A: d2:R2; B: d4:R4",
            [TimedOut(A), Accepted(A, 2)],
        ),
    ],
)
def test_what_the_clock_does_with_dice(text: str, told: list[Event]) -> None:
    """AC-45, decision 0002, rule 8."""
    assert list(parse_position(text).play(CLOCK, "timeout")) == told


# ------------------------------------------------------------------------------------------ joining


def test_what_is_joined_and_what_is_not() -> None:
    """One event for each run of one seat and one reason."""
    cards = [CardsDrawn(A, 1, "forced", (1,)), CardsDrawn(A, 2, "forced", (2, 3))]
    assert joined(list[Event](cards)) == [CardsDrawn(A, 3, "forced", (1, 2, 3))]
    apart: list[Event] = [
        CardsDrawn(A, 1, "uno", (1,)),
        CardsDrawn(A, 1, "forced", (1,)),
        CardsDrawn(B, 1, "forced", (1,)),
        Reshuffled(3),
        CardsDrawn(B, 1, "forced", (1,)),
        DiceDrawn(A, "turn", ((1, 1),)),
        DiceDrawn(B, "turn", ((1, 1),)),
        HandRolled(B, ((1, 1),)),
        HandRolled(A, ((1, 1),)),
    ]
    assert joined(apart) == apart
    hidden: list[Event] = [CardsDrawn(A, 1, "turn"), CardsDrawn(A, 1, "turn")]
    assert joined(hidden) == [CardsDrawn(A, 2, "turn", ())]


def test_hands_are_sorted_wilds_last() -> None:
    game = parse_position("top R5; A: WD4 B1 W R9 W R9; B: R2")
    s = game.state
    assert mask_faces(s[k.HAND], s[k.HIGH]) == faces("R9 R9 B1 W W WD4")
    assert all(not is_wild(each) for each in mask_faces(s[k.HAND + 1], s[k.HIGH + 1]))

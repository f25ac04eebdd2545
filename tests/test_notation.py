"""Positions as text: every reachable state comes back word for word; bad text is refused whole."""

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oneleft.chance import Seeded
from oneleft.dice import BALANCED24
from oneleft.errors import InvalidTextError, OneLeftError, RulesetError
from oneleft.faces import Face
from oneleft.game import CHANCE, Game
from oneleft.kernel import state as k
from oneleft.notation import parse_position, position_text, read_top, rules_text, top_text
from oneleft.rules import CardRules, DiceRules
from oneleft.views import DiceView
from tests.strategies import GAMES, random_round, steps


def check_round_trip(game: Game) -> None:
    text = position_text(game)
    again = parse_position(text)
    assert again.state == game.state, text
    assert again.rules == game.rules
    assert position_text(again) == text


@pytest.mark.parametrize("kind", GAMES)
@pytest.mark.parametrize("number", range(12))
def test_every_state_of_random_rounds_comes_back(kind: str, number: int, seed: int) -> None:
    rng = random.Random(seed + number)
    game = random_round(rng, kind)
    check_round_trip(game)
    for _ in steps(game, rng, 150):
        if rng.random() < 0.15 or game.is_over:
            check_round_trip(game)


@given(st.integers(0, 2**32), st.integers(0, 250), st.sampled_from(GAMES))
@settings(max_examples=25)
def test_states_anywhere_come_back(seed: int, most: int, kind: str) -> None:
    rng = random.Random(seed)
    game = random_round(rng, kind)
    for _ in steps(game, rng, most):
        pass
    check_round_trip(game)


def test_a_custom_table_is_part_of_the_position() -> None:
    table = (*BALANCED24[1:], tuple(Face(face) for face in (1, 1, 2, 2, 13, 13)))
    rules = replace(DiceRules(), dice_table=table)
    rng = random.Random(5)
    game = Game(rules, 4, chance=None)
    for _ in steps(game, rng, 80):
        check_round_trip(game)
    text = position_text(game)
    assert "d24: R1 R1 R2 R2 W W" in text
    assert "d24@" in text


def test_the_text_that_a_person_reads() -> None:
    game = parse_position("""
        cards law 1
        rules official stacking=same_kind
        seats 3
        turn C          # B was skipped
        top WG
        A: R1 R2 WD4
        B: 5 cards
        C: W W
          R7
        discard: R9 GS
        owes A
    """)
    assert position_text(game).splitlines() == [
        "cards law 1",
        "rules official stacking=same_kind",
        "seats 3",
        "turn C",
        "top WG",
        "A: R1 R2 WD4",
        "B: R0 R1 R2 R3 R4",
        "C: R7 W W",
        "discard: R9 GS",
        "owes A",
    ]
    assert game.law.conserved(game.state) == 108
    assert game.turn == 2


def test_long_lines_are_folded() -> None:
    game = Game(CardRules(), 2, 0, chance=Seeded(1))
    text = position_text(game)
    assert max(map(len, text.splitlines())) <= 96
    assert any(line.startswith("  ") for line in text.splitlines())


def test_short_positions_have_defaults() -> None:
    game = parse_position("top R5")
    assert game.seats == 2
    assert game.phase == "play"
    assert game.turn == 1
    assert game.view(-1).counts == (7, 7)
    assert game.rules == CardRules()
    assert parse_position("Top R5; c:R1 R2").seats == 3
    dice = parse_position("dice; center R4; A: B4 YS W")
    assert dice.turn == 0
    assert dice.view(-1).counts == (3, 5)
    assert parse_position("dice; active B C; seats 3; center R4").turn == 1


def test_unknown_cards_and_dice_come_from_what_is_left() -> None:
    game = parse_position("top R5; A: R0 2 cards; B: rest; stock: W; discard: none")
    state = game.state
    assert state[k.COUNT] == 3
    assert state[k.COUNT + 1] == 108 - 1 - 1 - 3
    assert state[k.STOCK] == 1
    assert state[k.DISCARD] == 1
    game = parse_position("top R5; A: 1 card; B: B1; stock: R5 R1 3 cards")
    assert game.state[k.DISCARD] == 108 - 2 - 5
    dice = parse_position("dice; center R4; A: 1 die; B: R4 2 dice rest")
    assert dice.view(-1).counts == (1, 22)
    assert dice.state[k.D_POUCH] == 0


def test_bare_faces_find_their_dice() -> None:
    """YS stands on dice 2, 14 and 24 alone, WD4 is left on die 2 alone: YS makes room."""
    game = parse_position("dice; center d24:R3; A: YS WD4; B: d4@1 d5@1 d7@1 d10@1 d12@1")
    view = game.view(-1)
    assert isinstance(view, DiceView)
    assert view.hands[0] == ((13, 26), (1, 14))
    with pytest.raises(InvalidTextError, match="no other die that is free has it"):
        parse_position("dice; center R4; A: YS YS YS YS")


def test_a_pending_wild_draw_four_typed_by_hand() -> None:
    game = parse_position("""
        rules official; seats 3; phase answer; turn B; top WD4R; former G5; discard: G5
        A: G1 Y2; B: R7; C: B9
    """)
    state = game.state
    assert (state[k.PENDING], state[k.OFFENDER], state[k.HELD], state[k.GUILT]) == (4, 0, 1, 1)
    assert state[k.SNAP] != 0
    game.play(1, "challenge")
    assert game.due is not None
    unknown = parse_position("rules official; phase answer; turn B; top WD4R; snapshot none")
    assert unknown.state[k.SNAP] == 0
    last = parse_position("""
        rules official; seats 3; phase answer; turn B; top WD4R; A: none; B: R7; C: B9
    """)
    assert last.state[k.FINAL] == 1
    assert last.state[k.WINNER] == 0
    draw_two = parse_position("rules party; phase answer; top RD; turn B")
    assert draw_two.state[k.PENDING] == 2
    dice = parse_position("dice; phase claim; center WD4B; turn B; A: none; B: R4; held d1:R1")
    assert dice.state[k.D_PENDING] == 4
    assert dice.state[k.D_WINNER] == 0
    stack = parse_position("dice; rules classic stacking=same_kind; phase answer; center RD")
    assert stack.state[k.D_PENDING] == 2


def test_phases_of_chance_typed_by_hand() -> None:
    cut = parse_position("phase cut; rules official; seats 3")
    assert cut.due is not None
    cast = parse_position("dice; phase cast; rules official")
    assert cast.due is not None
    assert cast.due.kind == "die"
    start = parse_position("dice; phase starter; rules classic first_starter=random")
    assert start.due is not None
    assert start.due.kind == "seat"
    center = parse_position("dice; phase center; starter B")
    assert center.due is not None
    opening = parse_position("phase forced; top WD4?; dealer A; seats 3; draws B 4 then opening C")
    for _ in range(4):
        assert opening.due is not None
        opening.deal(opening.due.options[-1])
    assert opening.phase == "opening_color"
    final = parse_position(
        "dice; center R1; phase forced; draws B 1; forced none 0 then count none; final; "
        "winner A; A: none; B: R4"
    )
    final.deal(1)
    final.deal(0)
    assert final.outcome is not None
    assert final.outcome.winner == 0
    chance = parse_position("phase turn_up; seats 2", Seeded(1))
    assert chance.turn is not None


CARD_ERRORS = [
    # text, line, column, part of what was expected
    ("", 1, 1, "top and a face"),
    ("top R5\nA: R5 R1\nB: R1 R5", 3, 7, "the deck has 2 R5"),
    ("top WB; A: W W W W", 1, 18, "the deck has 4 W"),
    ("top R0\nA: R0", 2, 4, "the deck has 1 R0"),
    ("top R5\nseats 2\nC: R1", 3, 1, "a seat, A to B"),
    ("top R5; top R6", 1, 9, "top once"),
    ("top", 1, 4, "the face in play"),
    ("top X", 1, 5, "the face in play"),
    ("top W", 1, 5, "the face in play"),
    ("top R5?", 1, 5, "the face in play"),
    ("top none", 1, 5, "top and a face"),
    ("top W?", 1, 5, "where its color is named"),
    ("top R5 R6", 1, 8, "away"),
    ("top R5 away R6", 1, 13, "the end of the line"),
    ("phase color; top R5", 1, 18, "where its color is named"),
    ("phase opening_color; top W?; namer none", 1, 36, "namer and a seat"),
    ("phase answer; top R5", 1, 19, "a Draw Two or Wild Draw Four"),
    ("phase turn_up; top R5", 1, 20, "top none"),
    ("phase playing", 1, 7, "cut, deal"),
    ("phase", 1, 6, "cut, deal"),
    ("top R5\nhand R1", 2, 1, "a name such as"),
    ("top R5\nturn D", 2, 6, "a seat, A to B"),
    ("top R5\nturn Ab", 2, 6, "a seat, A to J"),
    ("top R5\nturn", 2, 5, "a seat, A to B, or none"),
    ("top R5\nturn none", 2, 6, "turn and a seat"),
    ("top R5\nturn A B", 2, 8, "the end of the line"),
    ("phase turn_up; dealer none", 1, 23, "dealer and a seat"),
    ("top R5\ndirection up", 2, 11, "left, right"),
    ("top R5\nseats 1", 2, 7, "a number from 2 to 10"),
    ("top R5\nseats 3 4", 2, 9, "the end of the line"),
    ("top R5\nseats", 2, 6, "a number from 2 to 10"),
    ("top R5\nrules oficial", 2, 7, "a preset (classic"),
    ("top R5\nrules official party", 2, 16, "option=value"),
    ("top R5\nrules stackin=any", 2, 7, "option=value"),
    ("top R5\nrules stacking=all", 2, 16, "off, same_kind"),
    ("cards law 2; top R5", 1, 11, "the number 1"),
    ("cards of; top R5", 1, 7, "law"),
    ("cards law 1 2; top R5", 1, 13, "the end of the line"),
    ("dice; top R5; cards", 1, 15, "one game"),
    ("top R5; A: R1 G", 1, 15, "a face"),
    ("top R5; A: 3", 1, 13, "cards, card"),
    ("top R5; A: 200 cards", 1, 12, "a number from 0 to 108"),
    ("top R5; A: 101 cards; B: 8 cards", 1, 26, "at most 6"),
    ("top R5; stock: none; discard: R1", 1, 16, "lie nowhere"),
    ("top R5; active A", 1, 16, "two seats"),
    ("top R5; active none", 1, 16, "a seat"),
    ("top R5; active", 1, 15, "a seat"),
    ("top R5; active A A", 1, 18, "each once"),
    ("top R5; active A B; seats 3; C: R1", 1, 33, "no cards: the seat has left"),
    ("top R5; phase drawn", 2, 1, "drawn and a card"),
    ("top R5; phase drawn; drawn B3; B: R1", 1, 28, "drawn and a card"),
    ("top R5; drawn", 1, 14, "a face or none"),
    ("top R5; points A", 1, 16, "a seat and its number"),
    ("top R5; points A=x", 1, 16, "a number from 0"),
    ("top R5; points C=5", 1, 16, "a seat, A to B"),
    ("top R5; snapshot R0 R0", 1, 21, "the deck has 1 R0"),
    ("top R5; held maybe", 1, 14, "yes, no"),
    ("top R5; under 200", 1, 15, "fewer cards than are in the stock"),
    ("top R5; penalty none 2", 1, 17, "penalty and a seat"),
    ("top R5; penalty A 2; stock: none", 1, 29, "a card in the stock"),
    ("top R5; phase forced", 2, 1, "draws and a seat"),
    ("top R5; phase forced; draws B 0 then turn A", 1, 29, "a number from 1"),
    ("top R5; phase forced; draws B 2", 1, 29, "draws and a seat"),
    ("top R5; phase forced; draws B 2 and turn A", 1, 33, "then"),
    ("top R5; phase forced; draws B 2 then go A", 1, 38, "turn, opening"),
    ("phase cut; cutting A; draws B 0", 1, 20, "cutting and the seat"),
    ("top WD4R; phase answer; turn B; final; winner none; offender A", 1, 47, "winner and a seat"),
    ("rules official; top WD4R; phase answer; turn B; offender none", 1, 58, "offender and a seat"),
    ("top R5\n  ; R6", 2, 5, "a name such as"),
]


@pytest.mark.parametrize(("text", "line", "column", "expected"), CARD_ERRORS)
def test_bad_positions_of_cards(text: str, line: int, column: int, expected: str) -> None:
    with pytest.raises(InvalidTextError) as caught:
        parse_position(text)
    error = caught.value
    assert expected in error.expected, error
    assert (error.line, error.column) == (line, column), error


DICE_ERRORS = [
    ("dice", 2, 1, "center and a die"),
    ("dice; center d1:R1; A: d1:R1", 1, 24, "each die once: d1"),
    ("dice; center R9", 1, 14, "fewer R9"),
    ("dice; center d1:R2", 1, 17, "a face of d1: R1 Y2 G3 B4 RS W"),
    ("dice; center d25:R2", 1, 14, "a die from d1 to d24"),
    ("dice; center d1@7", 1, 14, "a position from @1"),
    ("dice; center d1@0", 1, 14, "a position from @1"),
    ("dice; center d1:none", 1, 17, "a die such as"),
    ("dice; center", 1, 13, "a die such as"),
    ("dice; center R1 R2", 1, 17, "the end of the line"),
    ("dice; center d1", 1, 14, "center and a die with its face"),
    ("dice; center d1:W", 1, 14, "the color that was named"),
    ("dice; center d1:W?", 1, 14, "where its color is named"),
    ("dice; center d1@6", 1, 14, "the color that was named"),
    ("dice; center R1; A: WB", 1, 21, "only the center"),
    ("dice; center R1; A: foo", 1, 21, "the face in play"),
    ("dice; center R1; A: d2", 1, 21, "a face for d2"),
    ("dice; center R1; A: 3 cards", 1, 23, "dice, die"),
    ("dice; center R1; A: 12 dice; B: 12 dice", 1, 33, "at most 11"),
    ("dice; center R1; stock: R1", 1, 18, "a name such as"),
    ("dice; center R1; active A", 1, 25, "two seats"),
    ("dice; center R1; seats 3; active A B; C: R2", 1, 42, "no dice"),
    ("dice; center R1; turn none", 1, 23, "turn and a seat"),
    ("dice; center R1; phase hands; starter none", 1, 39, "starter and a seat"),
    ("dice; center R1; phase claim", 1, 14, "a Wild Draw Four"),
    ("dice; center R1; phase answer", 1, 14, "a Draw Two or Wild Draw Four"),
    ("dice; center WD4R; phase claim; offender none", 1, 42, "offender and a seat"),
    ("dice; center R1; final", 2, 1, "winner and a seat"),
    ("dice; center R1; phase drawn; drawn d1", 1, 37, "drawn and a die"),
    ("dice; center R1; phase drawn; drawn G2; A: B4", 1, 37, "drawn and a die"),
    ("dice; center R1; owed die", 1, 23, "owed and what is due"),
    ("dice; center R1; phase rolling; owed seat", 1, 38, "owed seat"),
    ("dice; center R1; phase rolling", 2, 1, "draws and a seat"),
    ("dice; center R1; phase rolling; draws A 0; roll 5", 1, 49, "a die of the hand"),
    ("dice; center R1; phase drawing; draws A 0", 1, 39, "dice that are in the pouch"),
    ("dice; center R1; penalty A 2; owed die; draws B 1", 1, 26, "penalty and the seat"),
    ("dice; center R1; phase forced; draws B 2; forced none 2 then turn A", 1, 50, "forced and"),
    ("dice; center R1; phase forced; draws B 2; forced B 0 all then turn none", 1, 50, "forced"),
    ("dice; center R1; phase forced; draws B 2; forced B 0 then replay B", 2, 1, "barred"),
    ("dice; center R1; phase forced; draws B 2; forced B 0 or", 1, 54, "all, then"),
    ("dice; phase center; owed roll", 1, 26, "owed roll if"),
    ("dice; phase cast; casting A; draws B 0", 1, 27, "casting and the seat"),
    ("dice; phase center; center R1", 1, 28, "no center die"),
    ("dice; center R1; barred", 1, 24, "a die or none"),
    ("dice; center R1; replay d1 d1", 1, 28, "each once"),
    ("dice; center R1; d1: R1 R2 R3 R4 R5 R6", 2, 1, "d2: and its 6 faces"),
    ("dice; center R1; d1: R1 R2", 1, 27, "6 faces"),
    ("dice; center R1; d1: R1 R2 R3 R4 R5 R6 R7", 1, 40, "the end of the line"),
]


@pytest.mark.parametrize(("text", "line", "column", "expected"), DICE_ERRORS)
def test_bad_positions_of_dice(text: str, line: int, column: int, expected: str) -> None:
    with pytest.raises(InvalidTextError) as caught:
        parse_position(text)
    error = caught.value
    assert expected in error.expected, error
    assert (error.line, error.column) == (line, column), error


def test_rules_that_do_not_fit_are_refused_whole() -> None:
    with pytest.raises(RulesetError) as caught:
        parse_position("rules classic deck=112_swap wd4_enforcement=strict teams=2v2; seats 3")
    slugs = {conflict.slug for conflict in caught.value.conflicts}
    assert slugs == {"postponed", "free-without-restriction", "teams-need-four"}


@pytest.mark.parametrize(("top", "text"), [(-1, "none"), (5, "R5"), (61, "WB"), (78, "WD4?")])
def test_the_face_in_play_as_text(top: int, text: str) -> None:
    assert top_text(top) == text
    assert read_top(text.lower()) == top


def test_rules_as_one_line() -> None:
    assert rules_text(CardRules()) == "classic"
    assert rules_text(CardRules.preset("party").replace(jump_in=False)) == "party jump_in=false"


@pytest.mark.parametrize("kind", GAMES)
def test_mutated_positions_are_read_or_refused(kind: str, rng: random.Random) -> None:
    """Whatever is read can be played on; whatever is refused is an error of ours."""
    for _ in range(80):
        game = random_round(rng, kind)
        for _ in steps(game, rng, rng.randrange(60)):
            pass
        letters = list(position_text(game))
        for _ in range(rng.randint(1, 3)):
            place = rng.randrange(len(letters))
            letters[place] = rng.choice([*"RYGB0159SVDW ?:\nABCnd@;", "", letters[place] * 2])
        try:
            mutated = parse_position("".join(letters))
        except OneLeftError:
            continue
        assert mutated.law.conserved(mutated.state) in (24, 108)
        for _ in steps(mutated, rng, 5):
            assert mutated.law.verdict(mutated.rule_vector, mutated.state, CHANCE, 0).is_refused

"""Moves as text: every act of the tables, and everything that is no move."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oneleft.dice import BALANCED24, DICE
from oneleft.errors import InvalidTextError
from oneleft.kernel import state as k
from oneleft.moves import (
    CARD_MOVE_EXPECTED,
    DICE_MOVE_EXPECTED,
    Move,
    card_move_text,
    parse_card_move,
    parse_dice_move,
    parse_seat,
)

CARD_TEXTS = {
    5: "R5",
    k.DRAW: "draw",
    k.KEEP: "keep",
    k.TAKE: "take",
    16 + 10: "YS",
    48 + 13: "WB",
    14: "WD4R",
    64 + 5: "R5!",
    64 + 32 + 14: "WD4G!",
    k.CALL: "uno",
    k.ACCEPT: "accept",
    k.CHALLENGE: "challenge",
    k.NAME_COLOR + 3: "color B",
    k.CATCH + 9: "catch J",
    k.SWAP + 1: "swap B",
    k.LAY: "W?",
    k.LAY + 1: "WD4?",
    k.LEAVE: "leave",
    k.TIMEOUT: "timeout",
    k.JUMP_IN + 12: "jump RD",
    k.JUMP_IN_WITH_UNO + 48: "jump B0!",
}

CARD_ACTS = [
    *(color * 16 + rank + extra for color in range(4) for rank in range(15) for extra in (0, 64)),
    *(k.DRAW, k.KEEP, k.TAKE, k.CALL, k.ACCEPT, k.CHALLENGE),
    *range(k.NAME_COLOR, k.NAME_COLOR + 4),
    *range(k.CATCH, k.TIMEOUT + 1),
    *(color * 16 + rank + way for color in range(4) for rank in range(13) for way in (192, 256)),
]


@pytest.mark.parametrize(("action", "text"), CARD_TEXTS.items())
def test_acts_of_the_card_game_as_they_are_typed(action: int, text: str) -> None:
    assert str(Move("cards", action)) == text
    assert parse_card_move(text) == Move("cards", action)
    assert parse_card_move(f"  {text.lower()} ") == Move("cards", action)


@pytest.mark.parametrize("action", CARD_ACTS)
def test_every_act_of_a_seat_of_cards_is_read_back(action: int) -> None:
    assert parse_card_move(card_move_text(action)).action == action


def test_texts_of_outcomes_and_of_numbers_that_are_no_act() -> None:
    assert card_move_text(k.CHANCE_FACE + 14) == "WD4"
    assert card_move_text(k.CHANCE_SEAT + 2) == "seat C"
    assert card_move_text(131) == "act 131"
    assert str(Move("dice", k.CHANCE_DIE + 16)) == "d17"
    assert str(Move("dice", k.CHANCE_POSITION + 1)) == "@2"
    assert str(Move("dice", k.CHANCE_POSITION + 1, 18)) == "Y2"
    assert str(Move("dice", k.CHANCE_SEAT + 1)) == "seat B"
    assert str(Move("dice", 270)) == "act 270"


@pytest.mark.parametrize(
    ("text", "expected", "column"),
    [
        ("", CARD_MOVE_EXPECTED, 1),
        ("draw a card", CARD_MOVE_EXPECTED, 1),
        ("R10", CARD_MOVE_EXPECTED, 1),
        ("  hello", CARD_MOVE_EXPECTED, 3),
        ("say uno", CARD_MOVE_EXPECTED, 1),
        ("W", "the color it names: WR, WY, WG or WB (or W? to name it next)", 2),
        ("wd4!", "the color it names: WD4R, WD4Y, WD4G or WD4B (or WD4? to name it next)", 4),
        ("color X", "a color: R, Y, G or B", 7),
        ("catch  Z", "a seat, A to J", 8),
        ("swap AB", "a seat, A to J", 6),
        ("catch ß", "a seat, A to J", 7),
        ("jump X5", "a face such as R5, YS, GV, BD, W or WD4", 6),
    ],
)
def test_what_is_no_move_of_cards(text: str, expected: str, column: int) -> None:
    with pytest.raises(InvalidTextError) as caught:
        parse_card_move(text)
    assert (caught.value.expected, caught.value.line, caught.value.column) == (expected, 1, column)


# The hand of the dice tests: two dice show R5, one a Wild, one a Wild Draw Four.
HAND = {4: 5, 9: 5, 0: 13, 1: 14, 16: 26}

DICE_TEXTS = {
    4 * 4: "d5:R5",
    9 * 4 + 128: "d10:R5!",
    0 * 4 + 3: "d1:WB",
    1 * 4 + 2 + 128: "d2:WD4G!",
    16 * 4: "d17:YS",
    k.DICE_DRAW: "draw",
    k.DICE_KEEP: "keep",
    k.DICE_REROLL: "reroll",
    k.DICE_TAKE: "take",
    k.DICE_CALL: "uno",
    k.DICE_ACCEPT: "accept",
    k.DICE_CLAIM: "claim",
    k.DICE_PASS: "pass",
    k.DICE_LEAVE: "leave",
    k.DICE_TIMEOUT: "timeout",
    k.DICE_NAME_COLOR + 1: "color Y",
    k.DICE_CATCH + 3: "catch D",
    k.DICE_LAY: "d1:W?",
    k.DICE_LAY + 1: "d2:WD4?",
}


@pytest.mark.parametrize(("action", "text"), DICE_TEXTS.items())
def test_acts_of_the_dice_game_as_they_are_typed(action: int, text: str) -> None:
    read = parse_dice_move(text, HAND)
    assert read == Move("dice", action)
    assert str(read) == text
    assert parse_dice_move(text.upper(), HAND) == read


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("YS", 16 * 4),
        ("ys!", 16 * 4 + 128),
        ("WB", 3),
        ("WD4R", 4),
        ("W?", k.DICE_LAY),
        ("d1?", k.DICE_LAY),
        ("d1:B", 3),
        ("d5", 16),
        ("d1:WR", 0),
        ("d20", 19 * 4),
        ("d20:Y", 19 * 4 + 1),
        ("d20:R5", 19 * 4),
        ("d20?", k.DICE_LAY + 19),
    ],
)
def test_shorter_ways_to_name_a_die(text: str, action: int) -> None:
    assert parse_dice_move(text, HAND).action == action


def test_a_die_without_its_face() -> None:
    assert str(Move("dice", 16)) == "d5"
    assert str(Move("dice", 16 + 2)) == "d5:G"
    assert str(Move("dice", k.DICE_LAY + 3)) == "d4?"


@pytest.mark.parametrize("die", range(DICE))
def test_every_play_of_every_die_is_read_back(die: int) -> None:
    for face in BALANCED24[die]:
        wild = face & 15 >= 13
        for color in range(4) if wild else (0,):
            for extra in (0, 128):
                move = Move("dice", die * 4 + color + extra, face)
                read = parse_dice_move(str(move), {die: face})
                assert (read.action, read.face) == (move.action, face)


@pytest.mark.parametrize(
    ("text", "expected", "column"),
    [
        ("", DICE_MOVE_EXPECTED, 1),
        ("R7x", DICE_MOVE_EXPECTED, 1),
        ("B", DICE_MOVE_EXPECTED, 1),
        ("roll the dice", DICE_MOVE_EXPECTED, 1),
        ("jump R5", DICE_MOVE_EXPECTED, 1),
        ("d25", "a die from d1 to d24", 1),
        ("R5", "d5:R5 or d10:R5", 1),
        ("B1", "a face that one of your dice shows", 1),
        ("d5:B1", "d5:R5, the face that lies up", 1),
        ("d1", "the color it names: WR, WY, WG or WB (or W? to name it next)", 2),
        ("W", "the color it names: WR, WY, WG or WB (or W? to name it next)", 2),
        ("R5?", "W? or WD4?: only a wild owes a color", 1),
        ("d1:X?", "a face such as R5, YS, GV, BD, W or WD4", 1),
        ("color P", "a color: R, Y, G or B", 7),
        ("catch E", "a seat, A to D", 7),
    ],
)
def test_what_is_no_move_of_dice(text: str, expected: str, column: int) -> None:
    with pytest.raises(InvalidTextError) as caught:
        parse_dice_move(text, HAND)
    assert (caught.value.expected, caught.value.column) == (expected, column)


def test_moves_are_equal_whatever_face_they_carry() -> None:
    assert Move("dice", 16) == Move("dice", 16, 5)
    assert Move("dice", 16) != Move("cards", 16)
    assert parse_seat("c") == 2


@given(st.text(max_size=12) | st.from_regex(r"(d\d+:?)?[RYGBWrygbw][0-9SVDwd4]{0,3}[!?]?"))
def test_any_text_is_a_move_or_an_error(text: str) -> None:
    for read in (parse_card_move, lambda typed: parse_dice_move(typed, HAND)):
        try:
            move = read(text)
        except InvalidTextError:
            continue
        if move.game == "cards":
            assert parse_card_move(str(move)) == move
        else:
            assert parse_dice_move(str(move), HAND) == move

"""Moves: one act of a seat, of chance or of the clock, as a number and as text.

The kernels know actions as integers (docs/decisions/0002); people type and read text. A play of
a die is written with the face that lies up (``d17:R5``), so a move of the dice game carries it.

>>> str(parse_card_move("r5!")), str(parse_card_move("catch b"))
('R5!', 'catch B')
>>> try:
...     parse_card_move("wd4")
... except InvalidTextError as error:
...     print(error.column, error.expected)
4 the color it names: WD4R, WD4Y, WD4G or WD4B (or WD4? to name it next)
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from oneleft.dice import DICE, die_text, parse_die
from oneleft.errors import InvalidTextError
from oneleft.faces import (
    COLOR_LETTERS,
    RANK_TEXTS,
    WILD,
    WILD_DRAW_FOUR,
    face_text,
    is_wild,
    laid_text,
    laid_wild,
    parse_color,
    parse_face,
    parse_laid,
    seat_text,
    words,
)
from oneleft.kernel import state as k

CARD_MOVE_EXPECTED = (
    "a move: a card (R5, WB, WD4R; ! calls UNO), draw, keep, take, uno, accept, challenge, "
    "catch B, color R, swap C, jump R5, leave"
)
DICE_MOVE_EXPECTED = (
    "a move: a die (d17, R5, WB, WD4R; ! calls UNO), reroll, draw, keep, take, uno, accept, "
    "claim, pass, catch B, color R, leave"
)

_CARD_WORDS = {
    "draw": k.DRAW,
    "keep": k.KEEP,
    "take": k.TAKE,
    "uno": k.CALL,
    "accept": k.ACCEPT,
    "challenge": k.CHALLENGE,
    "leave": k.LEAVE,
    "timeout": k.TIMEOUT,
}
_CARD_TEXTS = {action: word for word, action in _CARD_WORDS.items()}
_DICE_WORDS = {
    "draw": k.DICE_DRAW,
    "keep": k.DICE_KEEP,
    "reroll": k.DICE_REROLL,
    "take": k.DICE_TAKE,
    "uno": k.DICE_CALL,
    "accept": k.DICE_ACCEPT,
    "claim": k.DICE_CLAIM,
    "pass": k.DICE_PASS,
    "leave": k.DICE_LEAVE,
    "timeout": k.DICE_TIMEOUT,
}
_DICE_TEXTS = {action: word for word, action in _DICE_WORDS.items()}


@dataclass(frozen=True, slots=True)
class Move:
    """One act.

    Attributes:
        game: ``cards`` or ``dice``.
        action: the number of the act in the game's table.
        face: for a die, the face that lies up (wilds without color), else -1.
    """

    game: str
    action: int
    face: int = field(default=-1, compare=False)

    def __str__(self) -> str:
        return card_move_text(self.action) if self.game == "cards" else dice_move_text(self)


# ------------------------------------------------------------------------------------- cards


@functools.lru_cache(maxsize=1024)
def card_move_text(action: int) -> str:
    """The act as it is typed: ``R5!``, ``draw``, ``catch B``; ``act 131`` for what is no act."""
    if action in _CARD_TEXTS:
        return _CARD_TEXTS[action]
    is_face = action & 15 <= WILD_DRAW_FOUR
    if 0 <= action < k.TURN_ACTS and is_face:
        return laid_text(action % k.WITH_UNO) + ("!" if action >= k.WITH_UNO else "")
    if k.NAME_COLOR <= action < k.NAME_COLOR + 4:
        return "color " + COLOR_LETTERS[action - k.NAME_COLOR]
    if k.CATCH <= action < k.SWAP:
        return "catch " + seat_text(action - k.CATCH)
    if k.SWAP <= action < k.LAY:
        return "swap " + seat_text(action - k.SWAP)
    if k.LAY <= action < k.LEAVE:
        return RANK_TEXTS[WILD + action - k.LAY] + "?"
    if k.JUMP_IN <= action < k.CHANCE_FACE and is_face:
        face = (action - k.JUMP_IN) % k.WITH_UNO
        return "jump " + laid_text(face) + ("!" if action >= k.JUMP_IN_WITH_UNO else "")
    if k.CHANCE_FACE <= action < k.CHANCE_SEAT and is_face:
        return face_text(action - k.CHANCE_FACE)
    if k.CHANCE_SEAT <= action < k.CARD_ACTIONS_END:
        return "seat " + seat_text(action - k.CHANCE_SEAT)
    return f"act {action}"


def parse_card_move(text: str) -> Move:
    """Reads an act of a seat or ``timeout``; case does not matter.

    Raises:
        InvalidTextError: what was expected and where.
    """
    return Move("cards", _parse(text, _CARD_WORDS, CARD_MOVE_EXPECTED, _card_argument, _card_play))


def _card_argument(word: str, argument: str) -> int | None:
    if word == "color":
        return k.NAME_COLOR + parse_color(argument)
    if word == "catch":
        return k.CATCH + parse_seat(argument)
    if word == "swap":
        return k.SWAP + parse_seat(argument)
    if word == "jump":
        called = argument.endswith("!")
        face = parse_face(argument.removesuffix("!"))
        return face + (k.JUMP_IN_WITH_UNO if called else k.JUMP_IN)
    return None


def _card_play(text: str) -> int:
    upper = text.upper()
    if upper in ("W?", "WD4?"):
        return k.LAY + (0 if upper == "W?" else 1)
    called = text.endswith("!")
    face = _laid(text.removesuffix("!"), CARD_MOVE_EXPECTED)
    return face + (k.WITH_UNO if called else 0)


def _laid(text: str, expected: str) -> int:
    """A face with the color that a wild names; a bare wild lacks an argument."""
    upper = text.upper()
    if upper in ("W", "WD4"):
        choices = ", ".join(upper + letter for letter in "RYG")
        raise InvalidTextError(
            "",
            f"the color it names: {choices} or {upper}B (or {upper}? to name it next)",
            column=len(upper) + 1,
        )
    try:
        return parse_laid(text)
    except InvalidTextError:
        raise InvalidTextError(text, expected) from None


def _parse(
    text: str,
    single: Mapping[str, int],
    expected: str,
    argument: Callable[[str, str], int | None],
    play: Callable[[str], int],
) -> int:
    found = words(text)
    if not found or len(found) > 2:
        raise InvalidTextError(text.strip(), expected)
    column, word = found[0]
    try:
        if len(found) == 1:
            return single[word.lower()] if word.lower() in single else play(word)
        column, rest = found[1]
        action = argument(word.lower(), rest)
    except InvalidTextError as error:
        raise error.at(column=column) from None
    if action is None:
        raise InvalidTextError(text.strip(), expected)
    return action


def parse_seat(text: str) -> int:
    """Reads a seat letter, ``A`` to ``J``.

    Raises:
        InvalidTextError: no seat letter.
    """
    seat = ord(text.upper()) - ord("A") if len(text) == 1 and text.isascii() else -1
    if not 0 <= seat < k.MOST_CARD_SEATS:
        raise InvalidTextError(text, "a seat, A to J")
    return seat


# ------------------------------------------------------------------------------------- dice


def dice_move_text(move: Move) -> str:
    """The act as it is typed: ``d17:R5!``, ``reroll``, ``catch B``; ``act 270`` for no act."""
    action = move.action
    if action in _DICE_TEXTS:
        return _DICE_TEXTS[action]
    if 0 <= action < 2 * k.DICE_WITH_UNO and action % k.DICE_WITH_UNO < k.DICE_PLAYS:
        return _die_play_text(move)
    if k.DICE_NAME_COLOR <= action < k.DICE_NAME_COLOR + 4:
        return "color " + COLOR_LETTERS[action - k.DICE_NAME_COLOR]
    if k.DICE_CATCH <= action < k.DICE_CATCH + k.MOST_DICE_SEATS:
        return "catch " + seat_text(action - k.DICE_CATCH)
    if k.DICE_LAY <= action < k.DICE_LAY + DICE:
        die = die_text(action - k.DICE_LAY)
        return (f"{die}:{face_text(move.face)}" if move.face >= 0 else die) + "?"
    if k.CHANCE_DIE <= action < k.CHANCE_DIE + DICE:
        return die_text(action - k.CHANCE_DIE)
    if k.CHANCE_POSITION <= action < k.CHANCE_POSITION + 6:
        position = f"@{action - k.CHANCE_POSITION + 1}"
        return face_text(move.face) if move.face >= 0 else position
    if k.CHANCE_SEAT <= action < k.DICE_ACTIONS_END:
        return "seat " + seat_text(action - k.CHANCE_SEAT)
    return f"act {action}"


def _die_play_text(move: Move) -> str:
    play = move.action % k.DICE_WITH_UNO
    die, color = divmod(play, 4)
    text = die_text(die)
    if move.face >= 0:
        face = move.face
        shown = laid_text(laid_wild(face & 15, color)) if is_wild(face) else face_text(face)
        text += ":" + shown
    elif color:
        text += ":" + COLOR_LETTERS[color]
    return text + ("!" if move.action >= k.DICE_WITH_UNO else "")


def parse_dice_move(text: str, hand: Mapping[int, int]) -> Move:
    """Reads an act of a seat or ``timeout``.

    Args:
        hand: die to upturned face (wilds without color) of the seat that acts: ``R5`` alone
            names the one die that shows it, and ``d17:R5`` is checked against it.

    Raises:
        InvalidTextError: what was expected and where; also when several dice show the face.
    """

    def play(word: str) -> int:
        return _die_play(word, hand)

    action = _parse(text, _DICE_WORDS, DICE_MOVE_EXPECTED, _dice_argument, play)
    if action < 2 * k.DICE_WITH_UNO:
        return Move("dice", action, hand.get(action % k.DICE_WITH_UNO // 4, -1))
    if k.DICE_LAY <= action < k.DICE_LAY + DICE:
        return Move("dice", action, hand.get(action - k.DICE_LAY, -1))
    return Move("dice", action)


def _dice_argument(word: str, argument: str) -> int | None:
    if word == "color":
        return k.DICE_NAME_COLOR + parse_color(argument)
    if word == "catch":
        seat = parse_seat(argument)
        if seat >= k.MOST_DICE_SEATS:
            raise InvalidTextError(argument, "a seat, A to D")
        return k.DICE_CATCH + seat
    return None


def _die_play(word: str, hand: Mapping[int, int]) -> int:
    """``d17``, ``d17:R5``, ``d17:WB``, ``R5``, ``WB``, each with ``!`` or, for wilds, ``?``."""
    called = word.endswith("!")
    lays = word.endswith("?")
    body = word.removesuffix("!").removesuffix("?")
    name, colon, shown = body.partition(":")
    if not colon and name[:1].lower() == "d" and name[1:].isdecimal():
        shown, colon = "", ":"
    elif not colon:
        name, shown = "", body
    face, color = _shown_face(shown, lays=lays)
    if not name and face < 0:
        raise InvalidTextError(body, DICE_MOVE_EXPECTED)
    die = parse_die(name) if name else _die_showing(face, hand)
    up = hand.get(die, -1)
    if face >= 0 and up >= 0 and face != up:
        raise InvalidTextError(body, f"{die_text(die)}:{face_text(up)}, the face that lies up")
    if not shown and up >= 0 and is_wild(up) and not lays:
        _laid(face_text(up), DICE_MOVE_EXPECTED)
    if lays:
        return k.DICE_LAY + die
    return die * 4 + color + (k.DICE_WITH_UNO if called else 0)


def _shown_face(shown: str, *, lays: bool) -> tuple[int, int]:
    """The face (wilds without color, -1 if none is given) and the color that it names."""
    if not shown:
        return -1, 0
    if lays:
        face = int(parse_face(shown))
        if not is_wild(face):
            raise InvalidTextError(shown, "W? or WD4?: only a wild owes a color")
        return face, 0
    if len(shown) == 1 and shown.upper() in COLOR_LETTERS:
        return -1, COLOR_LETTERS.index(shown.upper())
    laid = _laid(shown, DICE_MOVE_EXPECTED)
    return (laid & 15, laid >> 4) if is_wild(laid) else (laid, 0)


def _die_showing(face: int, hand: Mapping[int, int]) -> int:
    found = [die for die, up in hand.items() if up == face]
    if len(found) == 1:
        return found[0]
    if not found:
        raise InvalidTextError(face_text(face), "a face that one of your dice shows")
    names = " or ".join(f"{die_text(die)}:{face_text(face)}" for die in found)
    raise InvalidTextError(face_text(face), names)


__all__ = [
    "CARD_MOVE_EXPECTED",
    "DICE_MOVE_EXPECTED",
    "Move",
    "card_move_text",
    "dice_move_text",
    "parse_card_move",
    "parse_dice_move",
    "parse_seat",
]

"""``oneleft ask``: the pocket referee for a real table."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from oneleft.cli.speech import (
    SpokenError,
    chosen_rules,
    expected_words,
    named_values,
    read_file,
)
from oneleft.errors import InvalidTextError
from oneleft.faces import (
    COLOR_LETTERS,
    DRAW_TWO,
    WILD_DRAW_FOUR,
    Face,
    face_text,
    is_wild,
    parse_face,
    parse_faces,
    parse_laid,
)
from oneleft.game import Game
from oneleft.laws import Verdict
from oneleft.moves import Move, parse_seat
from oneleft.notation import parse_position, read_top, rules_text
from oneleft.rules import PRESETS, RULESETS, DiceRules, Ruleset
from oneleft.verdicts import (
    Otherwise,
    asked_move,
    because,
    class_of,
    draw_ends_turn,
    is_die_missing,
    otherwise,
)
from oneleft.words import Words

Say = Callable[[str], None]
LAWFUL, WRONG = 0, 1
ASKER, NEXT = "A", "B"
FEWEST = 2
"""Seats, unless more are asked for."""
CLASHES = (
    *(
        ("position", name)
        for name in ("top", "center", "hand", "drawn", "pending", "phase", "seats")
    ),
    ("top", "center"),
)
"""Options that tell the same thing."""
ANSWERS: Mapping[str, Mapping[str, tuple[str, tuple[int, ...]]]] = {
    "cards": {
        "take": ("answer", (DRAW_TWO, WILD_DRAW_FOUR)),
        "accept": ("answer", (WILD_DRAW_FOUR,)),
        "challenge": ("answer", (WILD_DRAW_FOUR,)),
    },
    "dice": {
        "take": ("answer", (DRAW_TWO, WILD_DRAW_FOUR)),
        "accept": ("claim", (WILD_DRAW_FOUR,)),
        "claim": ("claim", (WILD_DRAW_FOUR,)),
        "pass": ("claim", (WILD_DRAW_FOUR,)),
    },
}
"""Acts that answer what lies on top: the phase, and on which ranks there can be one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """The options of ``oneleft ask``. None: the default."""

    move: str
    top: str | None = None
    center: str | None = None
    hand: str | None = None
    preset: str | None = None
    rules: Sequence[str] = ()
    position: Path | None = None
    drawn: str | None = None
    pending: int | None = None
    phase: str | None = None
    seats: int | None = None
    seat: str | None = None
    game: str | None = None


def ask(words: Words, question: Question, say: Say) -> int:
    """Answers; 0 if the move is lawful, else 1.

    Raises:
        OneLeftError: the question cannot be understood, or not be answered.
    """
    game = _position(words, question)
    seat = _asker(words, question, game)
    move = _move(words, question.move, game, seat)
    verdict = game.verdict(seat, move)
    say(words("ask-verdict", verdict=_verdict_word(words, verdict), move=question.move.upper()))
    reason, clause = because(words, game, seat, move, verdict)
    say(words("ask-because", reason=reason, clause=clause))
    preset, changes = game.rules.changes()
    said = words("ask-preset", preset=words(f"preset-{preset}"))
    more = ", ".join(f"{name}={_value_text(value)}" for name, value in changes.items())
    say(f"{said} {more}".rstrip())
    say("")
    found = sorted(otherwise(game, seat, move, verdict), key=lambda other: other.weight)
    for other in found:
        say(_other_line(words, game.rules.game, other))
    if not found:
        say(words("ask-always"))
    return LAWFUL if verdict.is_lawful else WRONG


def _verdict_word(words: Words, verdict: Verdict) -> str:
    return words(f"ask-{class_of(verdict)}")


def _value_text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


# ------------------------------------------------------------------------------------- the position


def _position(words: Words, question: Question) -> Game:
    _check_options(words, question)
    if question.position is not None:
        return _told_position(words, question)
    name = question.game or ("dice" if question.center is not None else "cards")
    rules = chosen_rules(words, name, question.preset or PRESETS[0], question.rules)
    rules.check(question.seats or FEWEST)
    top = _top(words, question, rules)
    is_told = question.hand is not None
    hands = [question.hand or ""] if is_told else _guessed_hands(words, question, rules, top)
    games = [_placed(words, question, rules, top, hand) for hand in hands]
    _require_one_verdict(words, question, games, "ask-what-hand")
    may_be_caught = getattr(rules, "wd4_test", "none") != "none"
    if may_be_caught and _phase(question, name, top) == "claim":
        caught = _placed(words, question, rules, top, hands[0], "guilty")
        _require_one_verdict(words, question, [games[0], caught], "ask-what-offender")
    return games[0]


def _require_one_verdict(
    words: Words, question: Question, games: Sequence[Game], missing: str
) -> None:
    """Refuses a question whose answer hangs on what is not told."""
    if len({_verdict(words, question, game).code for game in games}) > 1:
        raise SpokenError(words("ask-unknown", what=words(missing)))


def _check_options(words: Words, question: Question) -> None:
    """Refuses two options that tell the same thing twice."""
    for one, other in CLASHES:
        if getattr(question, one) is not None and getattr(question, other) is not None:
            raise SpokenError(words("usage-together", option=f"--{one}", other=f"--{other}"))


def _verdict(words: Words, question: Question, game: Game) -> Verdict:
    seat = _asker(words, question, game)
    return game.verdict(seat, _move(words, question.move, game, seat))


def _placed(
    words: Words, question: Question, rules: Ruleset, top: str, hand: str, more: str = ""
) -> Game:
    """The position that the options describe, with this hand, and perhaps one more line."""
    lines = [
        rules.game if rules.game == "dice" else "",
        f"rules {rules_text(rules)}",
        f"seats {question.seats or FEWEST}",
        f"turn {NEXT if _draw_ended_it(question, rules) else ASKER}",
        f"{'center' if rules.game == 'dice' else 'top'} {top}",
        *_faces_lines(words, question, rules, hand),
        f"phase {'' if _draw_ended_it(question, rules) else _phase(question, rules.game, top)}",
        more,
    ]
    try:
        return parse_position(
            "\n".join(line for line in lines if line.rstrip() not in ("", "phase"))
        )
    except InvalidTextError as error:
        expected = expected_words(words, error)
        raise SpokenError(
            words("error-option", option="?", column=1, expected=expected, text=error.text)
            if not _is_missing_die(error)
            else words("error-hand-dice", text=error.text)
        ) from None


def _phase(question: Question, game: str, top: str) -> str:
    """The phase that is named, or in which alone such a question makes sense; else the usual."""
    if question.phase or question.drawn:
        return question.phase or "drawn"
    if question.pending is not None:
        return "answer"
    if top.endswith("?"):
        return "color"
    phase, tops = ANSWERS[game].get(question.move.partition(" ")[0].lower(), ("", ()))
    return phase if (read_top(top) & 15) in tops else ""


def _is_missing_die(error: InvalidTextError) -> bool:
    return error.text[:1].upper() in "RYGBW" and "die" in error.expected


def _told_position(words: Words, question: Question) -> Game:
    """The position of a file; ``--preset`` changes all of its rules, ``--rule`` one of them."""
    assert question.position is not None
    game = parse_position(read_file(words, question.position))
    rules = game.rules
    if question.preset is not None:
        rules = RULESETS[rules.game].preset(question.preset)
        if isinstance(game.rules, DiceRules):  # its dice lie on the table
            rules = rules.replace(dice_table=game.rules.dice_table)
    texts = named_values(words, question.rules)
    given = rules.from_texts(PRESETS[0], texts)
    rules = rules.replace(**{name: getattr(given, name) for name in texts})
    rules.check(game.seats)
    return game if rules == game.rules else Game.at(rules, game.state)


def _top(words: Words, question: Question, rules: Ruleset) -> str:
    """The top card or the center die, without which nothing can be known."""
    name, top = ("center", question.center) if rules.game == "dice" else ("top", question.top)
    if top is None:
        raise SpokenError(words("ask-unknown", what=words("ask-what-top", game=rules.game)))
    return _checked(words, f"--{name}", top, _laid_text)


def _draw_ended_it(question: Question, rules: Ruleset) -> bool:
    """Whether the turn was over with the draw that is told of (AC-23)."""
    return question.drawn is not None and draw_ends_turn(rules)


def _faces_lines(words: Words, question: Question, rules: Ruleset, hand: str) -> Iterator[str]:
    """The hand, the drawn one and what is pending, each read by itself first."""
    hand = _checked(words, "--hand", hand, _hand_text)
    drawn = question.drawn
    if drawn is not None:
        drawn = _checked(words, "--drawn", drawn, lambda text: face_text(parse_face(text)))
        if drawn not in hand.split():
            hand = f"{hand} {drawn}"
        if not draw_ends_turn(rules):
            yield f"drawn {drawn}"
    yield f"{ASKER}: {hand}"
    if question.pending is not None:
        yield f"pending {question.pending}"


def _laid_text(text: str) -> str:
    """A face in play; ``W?`` before its color is named."""
    if text.endswith("?") and is_wild(parse_face(text[:-1])):
        return text.upper()
    parse_laid(text)
    return text.upper()


def _hand_text(text: str) -> str:
    if _names_dice(text):
        return text
    return " ".join(face_text(face) for face in parse_faces(text))


def _names_dice(text: str) -> bool:
    return any(re.match(r"^d\d+", word, re.IGNORECASE) for word in text.split())


def _checked(words: Words, option: str, text: str, read: Callable[[str], str]) -> str:
    try:
        return read(text.strip())
    except InvalidTextError as error:
        expected = expected_words(words, error)
        found = error.text or words("faces-none")
        raise SpokenError(
            words("error-option", option=option, column=error.column, expected=expected, text=found)
        ) from None


def _guessed_hands(words: Words, question: Question, rules: Ruleset, top: str) -> Sequence[str]:
    """Without a hand: the card that is played and another; for other acts, hands of all kinds."""
    text = question.move.rstrip("!?").upper()
    try:
        face = _played_face(text)
    except InvalidTextError:
        return _hands_of_all_kinds(top)
    restriction = getattr(rules, "wd4_restriction", getattr(rules, "wd4_test", "none"))
    is_free = restriction == "none" if text.startswith("WD4") else _wilds_are_free(rules)
    if text.startswith("W") and not is_free:
        raise SpokenError(words("ask-unknown", what=words("ask-what-hand")))
    other = "R1" if face_text(face) != "R1" else "R2"
    return [f"{face_text(face)} {other}"]


def _played_face(text: str) -> Face:
    try:
        return parse_face(text)
    except InvalidTextError:
        return Face(parse_laid(text) & 15)


def _hands_of_all_kinds(top: str) -> Sequence[str]:
    """Small and large, with and without what fits: an act is judged alike or needs the hand."""
    face = read_top(top)
    number = 1 if face & 15 != 1 else 2
    fit, *misfits = (
        f"{COLOR_LETTERS[((face >> 4) + step) % len(COLOR_LETTERS)]}{number}" for step in range(4)
    )
    stack = f"{misfits[0][0]}D"
    few = " ".join(misfits[:2])
    return [few, *(f"{card} {few}" for card in (fit, "W", "WD4", stack)), fit, misfits[0], "W"]


def _wilds_are_free(rules: Ruleset) -> bool:
    return bool(getattr(rules, "wild_anytime", True))


def _asker(words: Words, question: Question, game: Game) -> int:
    if question.seat is not None:
        seat = parse_seat(question.seat)
        if seat >= game.seats:
            raise SpokenError(words("error-unknown-seat", text=question.seat))
        return seat
    return game.turn if game.turn is not None else 0


def _move(words: Words, text: str, game: Game, seat: int) -> Move:
    """The move, or what is wrong with it."""
    try:
        return asked_move(game, seat, text)
    except InvalidTextError as error:
        if is_die_missing(game, error):
            raise SpokenError(words("error-die-missing", text=error.text)) from None
        expected = expected_words(words, error)
        found_text = error.text or words("faces-none")
        option = words("label-move")
        raise SpokenError(
            words(
                "error-option",
                option=option,
                column=error.column,
                expected=expected,
                text=found_text,
            )
        ) from None


def _other_line(words: Words, game: str, other: Otherwise) -> str:
    kind = class_of(other.verdict)
    if other.preset:
        return words(f"ask-preset-{kind}", preset=words(f"preset-{other.preset}"))
    name, value = other.changes[0]
    text = _value_text(value)
    for more, needed in other.changes[1:]:
        text += f", {more} = {_value_text(needed)}"
    said = words(f"ask-under-{kind}", option=name, value=text)
    label = words.option_label(game, name)
    return (
        f"{said} ({words('label-value', label=label, value=words.value_label(game, name, value))})"
    )

"""Why a move is lawful or not, and under which other rules it would be judged otherwise.

What the pocket referees of the command line and of the browser have in common.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from oneleft.bots import acts
from oneleft.bots.acts import Act, read_act
from oneleft.errors import InvalidTextError, OneLeftError
from oneleft.faces import COLOR_LETTERS, WILD, WILD_DRAW_FOUR, face_text, is_wild, seat_text
from oneleft.game import Game
from oneleft.laws import Verdict
from oneleft.moves import Move
from oneleft.reasons import Code
from oneleft.rules import OPTION_BY_NAME, PRESETS, RULESETS, Option, Ruleset, Value
from oneleft.words import Words

LAWFUL_CLAUSES: Mapping[str, tuple[str, str]] = {
    "color": ("C-17", "D-07"),
    "number": ("C-17", "D-07"),
    "symbol": ("AC-10", "D-07, D-18"),
    "wild": ("C-10, C-17", "D-20, D-22"),
    "wd4": ("C-11, AC-16", "D-23, D-25"),
    "draw": ("C-18", "D-11"),
    "other": ("C-17", "D-07"),
}
"""What lets a lawful act be lawful, for cards and for dice."""
ACT_CLAUSES: Mapping[str, tuple[str, str]] = {
    acts.KEEP: ("C-20, AC-23", "D-11, AD-11"),
    acts.REROLL: ("", "D-10, AD-08"),
    acts.TAKE: ("AC-12", "AD-29"),
    acts.ACCEPT: ("C-11, AC-18", "D-24, AD-18"),
    acts.CHALLENGE: ("AC-18", ""),
    acts.CLAIM: ("", "D-26, AD-18"),
    acts.PASS: ("", "AD-18"),
    acts.CALL: ("C-22, AC-26", "D-27, AD-21"),
    acts.CATCH: ("C-23, AC-27", "D-28, AD-21"),
    acts.COLOR: ("C-10", "D-21"),
    acts.SWAP: ("AC-44", ""),
    acts.JUMP: ("AC-43", ""),
    acts.LEAVE: ("AC-45", "AC-45"),
}
"""What lets those other than a play and a draw be lawful."""
ACT_SENTENCES: Mapping[str, str] = {
    acts.COLOR: "named",
    acts.TIMEOUT: "other",
    acts.CHANCE: "other",
}
"""The sentence of a lawful act other than a play, where it is not named like the act."""

Under = Callable[[Ruleset], Game]
"""The same position where other rules hold."""

COMPANIONS: Mapping[tuple[str, Value], Mapping[str, Value]] = {
    ("wd4_restriction", "none"): {"wd4_enforcement": "free", "stack_challenge": False},
    ("wd4_enforcement", "challenge"): {"wd4_restriction": "color"},
    ("wd4_enforcement", "strict"): {"wd4_restriction": "color", "stack_challenge": False},
    ("wd4_enforcement", "free"): {"stack_challenge": False},
    ("stacking", "off"): {"stack_challenge": False},
}
"""What must change with an option's value where the value alone does not fit the rest."""


@dataclass(frozen=True, slots=True)
class Otherwise:
    """A change of the rules under which the verdict is another.

    Attributes:
        changes: options and values; empty for a preset.
        preset: its name, or empty.
        verdict: what it would be.
        weight: the less, the nearer to the reason of the verdict.
    """

    changes: tuple[tuple[str, Value], ...]
    preset: str
    verdict: Verdict
    weight: int


def class_of(verdict: Verdict) -> str:
    """``lawful``, ``offense`` or ``refused``."""
    return "lawful" if verdict.is_lawful else "offense" if verdict.is_offense else "refused"


# ------------------------------------------------------------------------------------- the question


def asked_move(game: Game, seat: int, text: str) -> Move:
    """The act that is asked about; a wild without a color may name any: the verdict is the same.

    Raises:
        InvalidTextError: what was expected and where.
    """
    bare = _BARE_WILD.match(text)
    return game.parse(seat, f"{bare[0]}R{text[bare.end() :]}" if bare else text)


def is_die_missing(game: Game, error: InvalidTextError) -> bool:
    """Whether the act names a face that none of the seat's dice shows."""
    return game.rules.game == "dice" and error.expected.startswith("a face that one of your")


_BARE_WILD = re.compile(r"(?:d\d+:)?(?:W|WD4)(?=!?$)", re.IGNORECASE)


# ------------------------------------------------------------------------------------------ the why


def draw_ends_turn(rules: Ruleset) -> bool:
    """Whether a turn is over with the draw, so that nothing is done with what came (AC-23)."""
    return getattr(rules, "drawn_card", "") == "never"


def because(words: Words, game: Game, seat: int, move: Move, verdict: Verdict) -> tuple[str, str]:
    """The reason in words, and its clauses."""
    if not verdict.is_lawful:
        reason = game.reason(verdict.code, seat, move)
        return words.reason_words(reason, offense=verdict.is_offense), reason.clause
    act = read_act(move)
    kind, params = _why_lawful(game, seat, act)
    text = words(f"lawful-{kind}", game=game.rules.game, **params)
    clauses = ACT_CLAUSES[act.kind] if act.kind in ACT_CLAUSES else LAWFUL_CLAUSES[kind]
    return text, clauses[game.rules.game == "dice"]


def _why_lawful(game: Game, seat: int, act: Act) -> tuple[str, dict[str, object]]:
    """Which of the lawful sentences fits, and what it names."""
    reason = game.reason(Code.NO_MATCH, seat, Move(game.rules.game, 0))
    if not act.is_play or act.kind == acts.JUMP:
        named = {name: reason.params[name] for name in ("top", "count") if name in reason.params}
        if act.seat >= 0:
            named["target"] = seat_text(act.seat)
        if act.kind == acts.COLOR:
            named["color"] = COLOR_LETTERS[act.color]
        if act.kind == acts.JUMP:
            named["face"] = face_text(act.face)
        return ACT_SENTENCES.get(act.kind, act.kind), dict(named)
    top, color = str(reason.params.get("top", "")), str(reason.params.get("color", ""))
    if not top:
        return "other", {}
    if is_wild(act.face):
        wild = {WILD: "wild", WILD_DRAW_FOUR: "wd4"}[act.face & 15]
        return wild, {"top": top, "color": color}
    face = face_text(act.face)
    params: dict[str, object] = {"face": face, "top": top, "color": color}
    if face[0] == color:
        return "color", params
    return ("number" if face[1:].isdecimal() else "symbol"), params


# ---------------------------------------------------------------------------------------- otherwise


def otherwise(
    game: Game, seat: int, move: Move, verdict: Verdict, under: Under | None = None
) -> Iterator[Otherwise]:
    """Every preset, and every value of every option by itself, that changes the verdict's class.

    Args:
        under: makes the position anew where its state follows from the rules (a window that they
            close, a Wild Draw Four that they forbid); without it the state is judged as it is.
    """
    rules = game.rules
    at = under if under is not None else functools.partial(_same_state, game)
    judged = functools.partial(_judged, at, game.seats, seat, move, class_of(verdict))
    reason = game.reason(verdict.code, seat, move)
    cited = set(reason.clause.split(", ")) if not verdict.is_lawful else set()
    current = rules.changes()
    for name in PRESETS:
        other = RULESETS[rules.game].preset(name)
        if current != (name, {}) and (changed := judged(other)):
            yield Otherwise((), name, changed, 0)
    for place, option in enumerate(rules.options, start=1):
        weight = place if cited & set(option.clauses.split(", ")) else 1000 + place
        for value in _values(option, getattr(rules, option.name)):
            changes = fitting(rules, option.name, value, game.seats)
            if changes is None:
                continue
            changed = judged(rules.replace(**changes))
            if changed:
                extra = 100 * (len(changes) - 1)
                yield Otherwise(tuple(changes.items()), "", changed, weight + extra)


def _values(option: Option, current: object) -> list[Value]:
    """The other values of an option: all of a choice; of a number the ends and their neighbors."""
    every: Sequence[Value]
    if option.values:
        every = option.values
    elif option.is_flag:
        every = (True, False)
    else:
        every = sorted({option.low, option.low + 1, option.high})
    return [value for value in every if value != current and value not in option.postponed]


def fitting(rules: Ruleset, name: str, value: Value, seats: int | None) -> dict[str, Value] | None:
    """The change, with what must change along with it; None if it does not fit at all."""
    if name == "dice_table":
        return None
    changes: dict[str, Value] = {name: value}
    if not rules.replace(**changes).validate(seats):
        return changes
    known = OPTION_BY_NAME[rules.game]
    changes |= {
        other: needed
        for other, needed in COMPANIONS.get((name, value), {}).items()
        if other in known and getattr(rules, other) != needed
    }
    return None if rules.replace(**changes).validate(seats) else changes


def _same_state(game: Game, rules: Ruleset) -> Game:
    return Game.at(rules, game.state)


def _judged(
    at: Under, seats: int, seat: int, move: Move, present: str, rules: Ruleset
) -> Verdict | None:
    """The verdict on the position under other rules, if it is of another class."""
    try:
        rules.check(seats)
        game = at(rules)
    except OneLeftError:
        return None
    other = game.verdict(seat, move)
    return None if class_of(other) == present else other

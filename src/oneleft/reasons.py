"""Reasons: why an act is refused or an offense, each with its clause.

One table. The kernels return a :class:`Code`; masks, messages, documents and tests read it here.
Sentences stand in the Fluent files; ``sentences.py`` holds the English ones, generated from
them, so that the core needs nothing installed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from types import MappingProxyType

OFFENSE = 1 << 8
"""Added to a code by the kernels: the act is accepted and recorded, and may be punished."""


class Code(IntEnum):
    """Why. 0 is lawful; the numbers are stable within a law version."""

    LAWFUL = 0
    NOT_AN_ACT = 1
    NOT_SEATED = 2
    ROUND_OVER = 3
    CHANCE_DUE = 4
    NO_CHANCE_DUE = 5
    NOT_YOUR_TURN = 6
    NO_MATCH = 7
    NOT_IN_HAND = 8
    ONLY_THE_DRAWN = 9
    MUST_PLAY = 10
    ALREADY_DREW = 11
    MUST_ANSWER = 12
    CANNOT_STACK = 13
    NOTHING_PENDING = 14
    NO_CHALLENGE = 15
    NO_STACK_CHALLENGE = 16
    COLOR_DUE = 17
    NO_COLOR_DUE = 18
    TARGET_DUE = 19
    NO_TARGET_DUE = 20
    BAD_TARGET = 21
    WD4_UNLAWFUL = 22
    WILD_NOT_ANYTIME = 23
    NO_ACTION_FINISH = 24
    NOTHING_TO_KEEP = 25
    MUST_PLAY_DRAWN = 26
    NOTHING_LEFT = 27
    FALSE_CALL = 28
    ALREADY_CALLED = 29
    CALL_TOO_LATE = 30
    ALREADY_PAID = 31
    FALSE_CATCH = 32
    CATCH_OWN_SIDE = 33
    PLAY_UNRESOLVED = 34
    JUMP_IN_OFF = 35
    JUMP_IN_DIFFERS = 36
    JUMP_IN_CLOSED = 37
    JUMP_IN_OWN_TURN = 38
    JUMP_IN_WILD = 39
    JUMP_IN_LAST = 40
    LAY_LAST = 41
    PARTNERS_STAY = 42
    NOT_IN_STOCK = 44
    REPLAY_ONLY = 45
    REROLL_FIRST = 46
    ALREADY_REROLLED = 47
    REROLL_OFF = 48
    DRAW_ONLY = 49
    FALSE_CLAIM = 50
    NO_CLAIM = 51
    CLAIM_PASSED = 52
    CLAIM_VICTIM_ONLY = 53
    CLAIM_OPEN = 54
    NOT_IN_POUCH = 55
    COLOR_NEEDLESS = 56
    CAUGHT_DIE_BARRED = 57


@dataclass(frozen=True, slots=True)
class CodeEntry:
    """A row of the reason table.

    Attributes:
        slug: the name in messages, files and HTTP.
        cards, dice: the clauses that say so in each game; empty where it cannot arise.
    """

    slug: str
    cards: str
    dice: str


_C = Code
CODES: Mapping[Code, CodeEntry] = MappingProxyType(
    {
        _C.LAWFUL: CodeEntry("lawful", "C-17", "D-07"),
        _C.NOT_AN_ACT: CodeEntry("not-an-act", "C-17", "D-07"),
        _C.NOT_SEATED: CodeEntry("not-seated", "AC-45", "AC-45"),
        _C.ROUND_OVER: CodeEntry("round-over", "C-24", "D-29"),
        _C.CHANCE_DUE: CodeEntry("chance-due", "AC-25", "AD-30"),
        _C.NO_CHANCE_DUE: CodeEntry("no-chance-due", "C-18", "D-11"),
        _C.NOT_YOUR_TURN: CodeEntry("not-your-turn", "C-17", "D-06"),
        _C.NO_MATCH: CodeEntry("no-match", "C-17, AC-10", "D-07, D-18"),
        _C.NOT_IN_HAND: CodeEntry("not-in-hand", "C-17", "D-07"),
        _C.ONLY_THE_DRAWN: CodeEntry("only-the-drawn", "C-19, AC-23", "D-12, AD-11"),
        _C.MUST_PLAY: CodeEntry("must-play", "C-17, C-18, AC-21", "D-10, AD-09"),
        _C.ALREADY_DREW: CodeEntry("already-drew", "C-18, AC-22", "D-11, AD-07"),
        _C.MUST_ANSWER: CodeEntry("must-answer", "AC-12, AC-18", "AD-29"),
        _C.CANNOT_STACK: CodeEntry("cannot-stack", "AC-12", "AD-29"),
        _C.NOTHING_PENDING: CodeEntry("nothing-pending", "AC-12", "AD-18, AD-29"),
        _C.NO_CHALLENGE: CodeEntry("no-challenge", "AC-18", ""),
        _C.NO_STACK_CHALLENGE: CodeEntry("no-stack-challenge", "AC-12, AC-18", ""),
        _C.COLOR_DUE: CodeEntry("color-due", "C-10, AC-07", "D-21, AD-16"),
        _C.NO_COLOR_DUE: CodeEntry("no-color-due", "C-10, AC-07", "D-21, AD-16"),
        _C.TARGET_DUE: CodeEntry("target-due", "AC-44", ""),
        _C.NO_TARGET_DUE: CodeEntry("no-target-due", "AC-44", ""),
        _C.BAD_TARGET: CodeEntry("bad-target", "AC-44", ""),
        _C.WD4_UNLAWFUL: CodeEntry("wd4-unlawful", "AC-16, AC-17, AC-18", "D-25, AD-17"),
        _C.WILD_NOT_ANYTIME: CodeEntry("wild-not-anytime", "AC-15", ""),
        _C.NO_ACTION_FINISH: CodeEntry("no-action-finish", "AC-35", ""),
        _C.NOTHING_TO_KEEP: CodeEntry("nothing-to-keep", "AC-23", "AD-11"),
        _C.MUST_PLAY_DRAWN: CodeEntry("must-play-drawn", "AC-23", "AD-11"),
        _C.NOTHING_LEFT: CodeEntry("nothing-left", "AC-21, AC-25", ""),
        _C.FALSE_CALL: CodeEntry("false-call", "AC-26, AC-30", "D-27, AD-21"),
        _C.ALREADY_CALLED: CodeEntry("already-called", "AC-26, AC-31", "D-27, AD-21"),
        _C.CALL_TOO_LATE: CodeEntry("call-too-late", "AC-26, AC-27", "D-28, AD-21"),
        _C.ALREADY_PAID: CodeEntry("already-paid", "AC-30", "AD-21"),
        _C.FALSE_CATCH: CodeEntry("false-catch", "AC-27, AC-29, AC-30", "D-28, AD-21"),
        _C.CATCH_OWN_SIDE: CodeEntry("catch-own-side", "C-23, AC-42", "D-28"),
        _C.PLAY_UNRESOLVED: CodeEntry("play-unresolved", "AC-26", "AD-21"),
        _C.JUMP_IN_OFF: CodeEntry("jump-in-off", "AC-43", ""),
        _C.JUMP_IN_DIFFERS: CodeEntry("jump-in-differs", "AC-43", ""),
        _C.JUMP_IN_CLOSED: CodeEntry("jump-in-closed", "AC-43", ""),
        _C.JUMP_IN_OWN_TURN: CodeEntry("jump-in-own-turn", "AC-43", ""),
        _C.JUMP_IN_WILD: CodeEntry("jump-in-wild", "AC-43", ""),
        _C.JUMP_IN_LAST: CodeEntry("jump-in-last", "AC-43", ""),
        _C.LAY_LAST: CodeEntry("lay-last", "AC-26", "AD-21"),
        _C.PARTNERS_STAY: CodeEntry("partners-stay", "AC-42", ""),
        _C.NOT_IN_STOCK: CodeEntry("not-in-stock", "C-05, AC-24", ""),
        _C.REPLAY_ONLY: CodeEntry("replay-only", "AC-19", "AD-19"),
        _C.REROLL_FIRST: CodeEntry("reroll-first", "", "D-10, AD-08"),
        _C.ALREADY_REROLLED: CodeEntry("already-rerolled", "", "AD-08"),
        _C.REROLL_OFF: CodeEntry("reroll-off", "", "AD-08"),
        _C.DRAW_ONLY: CodeEntry("draw-only", "", "AD-07"),
        _C.FALSE_CLAIM: CodeEntry("false-claim", "", "AD-17, AD-18"),
        _C.NO_CLAIM: CodeEntry("no-claim", "", "AD-18"),
        _C.CLAIM_PASSED: CodeEntry("claim-passed", "", "AD-18"),
        _C.CLAIM_VICTIM_ONLY: CodeEntry("claim-victim-only", "", "AD-18"),
        _C.CLAIM_OPEN: CodeEntry("claim-open", "", "AD-13, AD-18"),
        _C.NOT_IN_POUCH: CodeEntry("not-in-pouch", "", "AD-01"),
        _C.COLOR_NEEDLESS: CodeEntry("color-needless", "", "D-21"),
        _C.CAUGHT_DIE_BARRED: CodeEntry("caught-die-barred", "", "AD-19"),
    }
)
CODE_BY_SLUG: Mapping[str, Code] = MappingProxyType(
    {entry.slug: code for code, entry in CODES.items()}
)


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an act is refused or an offense.

    Attributes:
        code: the row of the table.
        game: ``cards`` or ``dice``: which clauses are meant.
        params: what the sentence names, as notation: ``top``, ``color``, ``count`` ….
    """

    code: Code
    game: str = "cards"
    params: Mapping[str, str | int] = field(default_factory=lambda: MappingProxyType({}))

    @property
    def slug(self) -> str:
        """The stable name, such as ``no-match``."""
        return CODES[self.code].slug

    @property
    def clause(self) -> str:
        """The clauses that say so, such as ``C-17, AC-10``."""
        entry = CODES[self.code]
        return entry.cards if self.game == "cards" else entry.dice

    @property
    def sentence(self) -> str:
        """The reason in English; :mod:`oneleft.words` says it in the other languages."""
        text = say(self.slug, self.params, self.game)
        return text[:1].upper() + text[1:]


class _Named(dict[str, str | int]):
    """What a sentence names: faces and colors put into words, an ellipsis for what is not given."""

    def __missing__(self, name: str) -> str:
        from oneleft.sentences import NAMES

        article, of = ("", name.removesuffix("name")) if name.endswith("name") else ("", name)
        for word in ("a", "the"):
            if name in (f"{word}face", f"{word}top"):
                article, of = f"{word} ", name.removeprefix(word)
        if of == name or of not in self:
            return "…"
        notation = str(self[of]).rpartition(":")[2]
        return article + NAMES.get(notation, notation)


def kind_of(notation: str) -> str:
    """``wild``, ``action`` or ``number``: what kind of face ``R5`` or ``d17:WB`` is."""
    face = notation.rpartition(":")[2].upper()
    if face.startswith("W"):
        return "wild"
    return "number" if face[1:].isdecimal() else "action"


def say(key: str, params: Mapping[str, str | int], game: str = "cards") -> str:
    """An English sentence of the generated table; it never fails for want of a parameter.

    >>> say("no-match", {"face": "R7", "top": "B8", "color": "B"})
    'red 7 cannot go on blue 8: match the color (blue), the number or the symbol, or play a wild.'
    """
    from oneleft.sentences import NAMES, SENTENCES

    named = _Named(params)
    if "color" in named:
        named["color"] = NAMES.get(str(named["color"]), named["color"])
    tails = [f"@{params['option']}"] if "option" in params else []
    tails += [f"@{kind_of(str(params['top']))}"] if "top" in params else []
    games = ("@dice", "") if game == "dice" else ("",)
    keys = [key + there + tail for tail in [*tails, ""] for there in games]
    return next(SENTENCES[found] for found in keys if found in SENTENCES).format_map(named)

"""The pocket referee's question over HTTP: what is told of a real table, and the verdict on it.

Only what bears on an act need be told. What the position owes to the rules (whether an UNO call
may still be caught, whether a Wild Draw Four was lawful) is worked out from what has happened, so
that it is right under the other rules too that the answer names.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator, Sequence
from typing import Annotated, Any, Literal

from litestar import Request, Response, post
from litestar.enums import MediaType
from litestar.params import Body
from litestar.types import ControllerRouterHandler
from msgspec import Meta, Struct, structs

from oneleft.errors import InvalidTextError, OneLeftError
from oneleft.faces import DRAW_TWO, is_wild, parse_face, parse_faces, parse_laid
from oneleft.game import Game
from oneleft.moves import Move
from oneleft.notation import parse_position, read_top, rules_text
from oneleft.reasons import Code
from oneleft.rules import RULESETS, Ruleset
from oneleft.server.forms import read_rules, rules_query, value_text
from oneleft.server.pages import (
    ConflictSaid,
    OptionTexts,
    conflicts_said,
    request_language,
)
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

AnyRequest = Request[Any, Any, Any]
MOST_OTHERWISE = 40
ASKER = 0
LETTERS = "ABCDEFGHIJ"
_DICE = re.compile(r"d\d+", re.IGNORECASE)
_NO_MORE = re.compile(r"another card|fewer |at most ")
_NOTATION = re.compile(r"[A-Za-z0-9 :@?!]*")

Seat = Literal["A", "B", "C", "D", "E", "F", "G", "H", "I", "J"]
Moment = Literal[
    "", "turn", "rerolled", "drawn", "answer", "claim", "color", "opening", "swap"
]  # fmt: skip
Faces = Annotated[str, Meta(max_length=600)]
Top = Annotated[str, Meta(max_length=8)]
Held = Annotated[int, Meta(ge=0, le=108)]

MOMENTS: dict[str, dict[str, Moment]] = {
    "cards": {
        "take": "answer", "accept": "answer", "challenge": "answer",
        "color": "color", "swap": "swap", "keep": "drawn",
    },
    "dice": {
        "take": "answer", "accept": "claim", "claim": "claim", "pass": "claim",
        "color": "color", "keep": "drawn",
    },
}  # fmt: skip
"""When an act is done, unless the question says so; else at the beginning of a turn."""
USUAL_TOPS = {
    "take": "RD", "accept": "WD4R", "challenge": "WD4R", "claim": "WD4R", "pass": "WD4R",
    "color": "W?", "swap": "R7", "catch": "R5", "uno": "R5", "leave": "R5",
}  # fmt: skip
"""What lies on top where that does not bear on the verdict."""
HAND_MATTERS = frozenset({"play", "jump", "draw", "keep", "reroll"})


class Question(Struct, forbid_unknown_fields=True):
    """An act on a real table: what lies there, what is held, what is done.

    The asker sits at seat A. ``B`` sits next, and so on in the direction of play.

    Attributes:
        move: the act in notation: ``R5``, ``WD4R!``, ``draw``, ``catch B``, ``jump R5`` …
        top: the top card or the center die as it lies (``B5``, ``WG``; ``W?`` while its color is
            due). It may be left out where the verdict does not hang on it.
        hand: the asker's faces, separated by blanks; likewise.
        seats: how many play; as few as the question needs unless given.
        moment: when: ``turn`` (a turn begins), ``rerolled``, ``drawn``, ``answer`` (a draw awaits
            its answer), ``claim`` (dice: a Wild Draw Four may be caught), ``color`` (a wild lies
            without color), ``opening`` (the first card or die is a wild), ``swap`` (a 7 lies).
        whose: who is to act at that moment: the asker, the next player (the asker has just
            played), or another.
        since: what has happened since the last play: nothing yet, the next player has acted, or
            all have, up to the one who played.
        drawn: one of the hand, just drawn.
        pending: how many wait to be drawn.
        counts: how many cards or dice seats hold, where that is not what was dealt.
        called: the seats that have called UNO for what they hold now.
        left: the seats that have left the round.
        paid: whether the asker has paid for a false call or catch in this turn.
        passed: dice: whether the asker has passed on this Wild Draw Four.
        former: dice: the center die before the Wild Draw Four.
        theirs: dice: what else was in the hand of whoever laid it.
    """

    game: Literal["cards", "dice"]
    move: Annotated[str, Meta(min_length=1, max_length=16)]
    top: Top = ""
    hand: Faces = ""
    preset: Literal["classic", "official", "party"] = "classic"
    options: OptionTexts = {}
    seats: Annotated[int, Meta(ge=2, le=10)] | None = None
    moment: Moment = ""
    whose: Literal["me", "next", "other"] | None = None
    since: Literal["nothing", "turn", "round"] = "nothing"
    drawn: Annotated[str, Meta(max_length=12)] = ""
    pending: Annotated[int, Meta(ge=0, le=99)] = 0
    counts: dict[Seat, Held] = {}
    called: Annotated[list[Seat], Meta(max_length=10)] = []
    left: Annotated[list[Seat], Meta(max_length=8)] = []
    paid: bool = False
    passed: bool = False
    former: Top = ""
    theirs: Faces | None = None

    @property
    def act(self) -> str:
        """The word of the act, such as ``catch``; ``play`` for a card or die."""
        word = self.move.strip().partition(" ")[0].lower()
        return word if word.isalpha() and word != "w" else "play"

    @property
    def usual_moment(self) -> Moment:
        """When the act is done, told or not."""
        if self.moment:
            return self.moment
        if self.drawn:
            return "drawn"
        if self.pending:
            return "answer"
        if self.top.endswith("?"):
            return "color"
        return MOMENTS[self.game].get(self.act, "turn")

    @property
    def turn(self) -> int:
        """The seat that is to act."""
        whose = self.whose or ("next" if self.act == "jump" else "me")
        return {"me": 0, "next": 1, "other": 2}[whose]


class OtherwiseSaid(Struct, frozen=True):
    """A change of the rules, and what the verdict would then be."""

    verdict: str
    preset: str
    options: dict[str, str]
    text: str
    query: str


class Answer(Struct, frozen=True):
    """The verdict, why, the clauses that say so, and when it would be another.

    Attributes:
        verdict: ``lawful``, ``offense`` or ``refused``.
        slug: the stable name of the reason; ``lawful`` for what is lawful.
        query: the ruleset as the query of an address.
        position: what was judged, in notation: ``oneleft ask --position`` reads it.
    """

    verdict: str
    slug: str
    text: str
    clauses: list[str]
    query: str
    position: str
    otherwise: list[OtherwiseSaid]


class Trouble(Struct, frozen=True, omit_defaults=True):
    """What is wrong with a question, and where.

    Attributes:
        code: ``rules`` (they do not fit together), ``unread`` (a field is no notation),
            ``impossible`` (such a table cannot be), ``unknown`` (the verdict hangs on a field
            that is not told).
        where: the field.
        column: of the field's text, from 1.
        expected, found: what could have stood there, and what did.
    """

    code: str
    text: str
    where: str = ""
    column: int = 0
    expected: str = ""
    found: str = ""
    conflicts: list[ConflictSaid] = []


class TroubleError(OneLeftError):
    """A question that cannot be answered."""

    def __init__(self, trouble: Trouble) -> None:
        self.trouble = trouble
        super().__init__(trouble.text)


# what is told -------------------------------------------------------------------------------------


def _read(words: Words, where: str, text: str, read: Callable[[str], object]) -> None:
    """Refuses a field that cannot be read.

    Raises:
        TroubleError: where and what was expected.
    """
    strange = _NOTATION.match(text)
    try:
        if strange is None or strange.end() < len(text):
            column = strange.end() if strange else 0
            raise InvalidTextError(text[column], "a face such as R5, YS, GV, BD, W or WD4").at(
                column=column + 1
            )
        read(text)
    except InvalidTextError as error:
        raise TroubleError(_unread(words, where, error)) from None


def _unread(words: Words, where: str, error: InvalidTextError) -> Trouble:
    column = max(1, error.column)
    expected = words.expected(error.expected)
    found = error.text or words("faces-none")
    text = words("error-option", option=where, column=column, expected=expected, text=found)
    return Trouble("unread", text, where, column, expected, error.text)


def _read_top(text: str) -> None:
    bare = text.rpartition(":")[2]
    if bare.endswith("?") and is_wild(parse_face(bare[:-1])):
        return
    parse_laid(bare)


def _read_hand(text: str) -> None:
    if not any(_DICE.match(word) for word in text.split()):
        parse_faces(text)


def _check_fields(words: Words, asked: Question) -> None:
    """Refuses what cannot be read, field by field, and what must be told but is not.

    Raises:
        TroubleError: the first of them.
    """
    for where, text, read in (
        ("top", asked.top, _read_top),
        ("hand", asked.hand, _read_hand),
        ("drawn", asked.drawn, _read_hand),
        ("former", asked.former, _read_top),
        ("theirs", asked.theirs or "", _read_hand),
    ):
        if text:
            _read(words, where, text, read)
    _read(words, "move", asked.move, lambda _text: None)
    own_turn = asked.usual_moment in ("turn", "rerolled", "drawn") and asked.turn == ASKER
    by_hand = asked.act in HAND_MATTERS or (asked.act == "uno" and own_turn)
    if by_hand and not asked.hand and not asked.drawn:
        raise TroubleError(_unknown(words, "hand", words("ask-what-hand")))
    if not asked.top and (by_hand or asked.act not in USUAL_TOPS):
        raise TroubleError(_unknown(words, "top", words("ask-what-top", game=asked.game)))


def _unknown(words: Words, where: str, what: str) -> Trouble:
    return Trouble("unknown", words("ask-unknown", what=what), where)


def _seats(rules: Ruleset, asked: Question) -> int:
    """How many sit at the table: as told, or as few as it takes."""
    if asked.seats is not None:
        return asked.seats
    named = [*asked.counts, *asked.called, *asked.left]
    target = asked.move.strip()[-1:].upper()
    if asked.act in ("catch", "swap") and target in LETTERS:
        named.append(target)  # type: ignore[arg-type]
    places = [LETTERS.index(seat) + 1 for seat in named]
    least = max(2 + len(asked.left), asked.turn + 1, *places, 2)
    with_teams = rules.game == "cards" and (
        asked.act in ("catch", "leave") or getattr(rules, "teams", "none") != "none"
    )
    if with_teams and least <= 4 and not rules.validate(4):
        return 4  # so that partners can be told apart
    return min(least, RULESETS[asked.game].most_seats)


# the position -------------------------------------------------------------------------------------


def position(words: Words, rules: Ruleset, asked: Question, seats: int) -> Game:
    """The position that a question describes, as it is under these rules.

    Raises:
        TroubleError: the faces cannot lie there together, or something must be told.
    """
    lines = [(where, line) for where, line in _lines(words, rules, asked, seats) if line]
    try:
        return parse_position("\n".join(line for _, line in lines))
    except InvalidTextError as error:
        where, line = lines[min(error.line, len(lines)) - 1]
        before = line.partition(" ")[0]  # the name of the line is none of the field's text
        trouble = _unread(words, where, error.at(column=1 - len(before) - 1))
        is_short = _NO_MORE.match(error.expected)
        text = words("page-ask-impossible") if is_short else trouble.text
        raise TroubleError(structs.replace(trouble, code="impossible", text=text)) from None


def _lines(words: Words, rules: Ruleset, asked: Question, seats: int) -> Iterator[tuple[str, str]]:
    """The lines of the position, each with the field that it comes from."""
    phase, turn, top = _phase(rules, asked)
    yield "game", rules.game if rules.game == "dice" else ""
    yield "options", f"rules {rules_text(rules)}"
    yield "seats", f"seats {seats}"
    if asked.left:
        active = " ".join(seat for seat in LETTERS[:seats] if seat not in asked.left)
        yield "left", f"active {active}"
    starter = "starter" if rules.game == "dice" else "dealer"
    if phase == "opening_color":
        first = turn if rules.game == "dice" else (turn - 1) % seats
        yield "whose", f"{starter} {LETTERS[first]}"
    yield "whose", f"turn {LETTERS[turn % seats]}"
    yield "top", f"{'center' if rules.game == 'dice' else 'top'} {top}"
    yield from _hands(rules, asked, seats)
    yield "moment", f"phase {phase}"
    yield from _pending(asked, phase, top)
    yield from _windows(rules, asked, phase)
    if phase == "claim":
        yield "passed", "passed A" if asked.passed else ""
        yield "theirs", "guilty" if _was_unlawful(words, rules, asked) else ""


def _phase(rules: Ruleset, asked: Question) -> tuple[str, int, str]:
    """The phase, whose turn it is and what lies on top, as these rules have it."""
    moment, turn = asked.usual_moment, asked.turn
    top = asked.top or USUAL_TOPS[asked.act]
    if top.endswith("?") and not asked.top and moment not in ("color", "opening"):
        top = USUAL_TOPS["leave"]
    first = "look" if rules.game == "dice" else "play"
    if moment == "color":
        return "color", turn, top if top.endswith("?") else "W?"
    if moment == "opening":
        option, value = (
            ("opening", "effects_1987") if rules.game == "dice" else ("opening_wild_color", "")
        )
        is_named = getattr(rules, option) == value if value else getattr(rules, option) != "redraw"
        return ("opening_color", turn, "W?") if is_named else (first, turn, "R5")
    if moment == "swap":
        if getattr(rules, "seven_zero", False):
            return "target", turn, asked.top or "R7"
        return first, turn + 1, asked.top or "R7"
    if moment == "claim" and getattr(rules, "wd4_enforcement", "") != "catch":
        return first, turn, top  # the referee, not a player, sees to it
    if moment == "rerolled" and rules.game == "cards":
        return first, turn, top
    if moment == "drawn" and draw_ends_turn(rules):
        return first, turn + 1, top
    return (first if moment == "turn" else moment), turn, top


def _hands(rules: Ruleset, asked: Question, seats: int) -> Iterator[tuple[str, str]]:
    unit = "dice" if asked.game == "dice" else "cards"
    hand = asked.hand
    if asked.usual_moment == "drawn" and asked.drawn:
        if asked.drawn.upper() not in hand.upper().split():
            hand = f"{hand} {asked.drawn}"
        if not draw_ends_turn(rules):
            yield "drawn", f"drawn {asked.drawn}"
    if hand:
        yield "hand", f"A: {hand}"
    for seat, count in asked.counts.items():
        is_told = seat == "A" and hand
        if not is_told and LETTERS.index(seat) < seats:
            yield "counts", f"{seat}: {count} {unit}" if count else f"{seat}: none"
    for seat in asked.left:
        if seat not in asked.counts:
            yield "left", f"{seat}: none"


def _pending(asked: Question, phase: str, top: str) -> Iterator[tuple[str, str]]:
    if phase != "answer" or not asked.pending:
        return
    yield "pending", f"pending {asked.pending}"
    if asked.pending > (2 if read_top(top.rpartition(":")[2]) & 15 == DRAW_TWO else 4):
        yield "pending", "stacked"


def _windows(rules: Ruleset, asked: Question, phase: str) -> Iterator[tuple[str, str]]:
    """Who owes UNO, whose call stands, and what else the last play has left open."""
    counts = {str(seat): count for seat, count in asked.counts.items()}
    if asked.hand:
        counts["A"] = len(asked.hand.split())
    ones = [seat for seat, count in counts.items() if count == 1 and seat not in asked.left]
    called = [seat for seat in asked.called if counts.get(seat) in (1, 2)]
    owing = [seat for seat in ones if seat not in called and _is_open(rules, asked, seat)]
    yield "called", f"called {' '.join(called)}" if called else ""
    yield "counts", f"owes {' '.join(owing)}" if owing else ""
    if asked.paid:
        yield "paid", "paid-call A"
        yield "paid", "paid-catch A"
    if rules.game == "cards" and asked.since == "nothing" and phase in ("play", "answer"):
        yield "since", "jump"


def _is_open(rules: Ruleset, asked: Question, seat: str) -> bool:
    """Whether the window of a forgotten call is open still (AC-27, AC-28)."""
    since = asked.since
    if seat == "A" and asked.turn == ASKER and since == "nothing":
        since = "turn"  # the others have played since
    window = getattr(rules, "uno_window", "next_turn")
    closes = {"next_turn": ("turn", "round"), "until_own_next_turn": ("round",)}
    return since not in closes.get(window, ())


def _was_unlawful(words: Words, rules: Ruleset, asked: Question) -> bool:
    """Whether the Wild Draw Four in the center broke its rule when it was laid (AD-17)."""
    if getattr(rules, "wd4_test", "none") == "none" or asked.act != "claim":
        return False
    if not asked.former or asked.theirs is None:
        where = "theirs" if asked.former else "former"
        raise TroubleError(_unknown(words, where, words("ask-what-offender")))
    text = "\n".join(
        (
            "dice",
            f"rules {rules_text(rules)}",
            "turn A",
            f"center {asked.former}",
            f"A: WD4 {asked.theirs}",
        )
    )
    try:
        game = parse_position(text)
        return game.verdict(ASKER, "WD4R").code is Code.WD4_UNLAWFUL
    except InvalidTextError as error:
        where = "former" if error.line == 4 else "theirs"
        trouble = Trouble("impossible", words("page-ask-impossible"), where, found=error.text)
        raise TroubleError(trouble) from None


def _move(words: Words, game: Game, text: str) -> Move:
    """The act, or what is wrong with it."""
    try:
        return asked_move(game, ASKER, text)
    except InvalidTextError as error:
        trouble = _unread(words, "move", error)
        if is_die_missing(game, error):
            text = words("error-die-missing", text=error.text)
            trouble = Trouble("unread", text, "move", 1, trouble.expected, error.text)
        raise TroubleError(trouble) from None


# the answer ---------------------------------------------------------------------------------------


@post("/api/ask", status_code=200)
async def ask_referee(request: AnyRequest, data: Annotated[Question, Body()]) -> Response[Any]:
    """The verdict on an act, with its clauses; 400 where the question cannot be answered."""
    words = Words(request_language(request))
    try:
        answer = await asyncio.to_thread(judge, words, data)
    except TroubleError as error:
        return Response({"error": error.trouble}, status_code=400, media_type=MediaType.JSON)
    return Response(answer)


def judge(words: Words, asked: Question) -> Answer:
    """The verdict on an act.

    Raises:
        TroubleError: the question cannot be answered.
    """
    found = read_rules(asked.game, asked.preset, asked.options)
    seats = _seats(found.rules, asked)
    conflicts = found.conflicts or found.rules.validate(seats)
    if conflicts:
        said = conflicts_said(words, asked.game, conflicts)
        raise TroubleError(Trouble("rules", words("page-conflicts"), "options", conflicts=said))
    _check_fields(words, asked)
    game = position(words, found.rules, asked, seats)
    move = _move(words, game, asked.move.strip())
    verdict = game.verdict(ASKER, move)
    text, clause = because(words, game, ASKER, move, verdict)
    others = otherwise(
        game, ASKER, move, verdict, lambda rules: position(words, rules, asked, seats)
    )
    nearest = sorted(others, key=lambda each: each.weight)[:MOST_OTHERWISE]
    slug = game.reason(verdict.code, ASKER, move).slug
    return Answer(
        class_of(verdict),
        slug,
        text,
        clause.split(", "),
        rules_query(found.rules),
        game.position(),
        [_other_said(words, found.rules, each) for each in nearest],
    )


def _other_said(words: Words, rules: Ruleset, other: Otherwise) -> OtherwiseSaid:
    changed: Ruleset
    if other.preset:
        text = words("page-ask-preset", preset=words(f"preset-{other.preset}"))
        changed = RULESETS[rules.game].preset(other.preset)
    else:
        pairs = (
            words(
                "label-value",
                label=words.option_label(rules.game, name),
                value=words.value_label(rules.game, name, value),
            )
            for name, value in other.changes
        )
        text = " · ".join(pairs)
        changed = rules.replace(**dict(other.changes))
    options = {name: value_text(value) for name, value in other.changes}
    return OtherwiseSaid(class_of(other.verdict), other.preset, options, text, rules_query(changed))


referee_routes: Sequence[ControllerRouterHandler] = (ask_referee,)
"""The handlers of this module."""

"""Law cases: positions, acts and what must come of them, as text that any engine can run.

``docs/cases.md`` describes the format; ``tests/law/*.case`` holds the cases. Another engine
that reads them needs the notation of positions and moves and nothing else of oneleft.

>>> (case,) = read_cases('''
... case A Wild Draw Four without need
... cites: AC-17 reason:wd4-unlawful
... for: cards official
... given:
...   top R5; turn A
...   A: R1 WD4
... then:
...   A: WD4B -> offense wd4-unlawful
...   expect top WD4B
... ''')
>>> [run_case(case, rules) for rules in case.rulesets]
[None]
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType

from oneleft.dice import POSITIONS, die_text, parse_die
from oneleft.errors import InvalidTextError, OneLeftError, RulesetError
from oneleft.events import EVERYTHING, SPECTATOR
from oneleft.faces import (
    COLOR_LETTERS,
    face_text,
    parse_face,
    parse_faces,
    seat_text,
)
from oneleft.game import CHANCE, CLOCK, Game
from oneleft.kernel import state as k
from oneleft.kernel.dice import rolling_die
from oneleft.moves import Move, parse_seat
from oneleft.notation import parse_position, rules_text, top_text
from oneleft.reasons import CODES
from oneleft.rules import OPTION_BY_NAME, PRESETS, RULESETS, Ruleset
from oneleft.views import CardView, DiceView

HEADS = "cites:, for:, rules:, given:, start:, then: or again:"


class CaseError(OneLeftError, AssertionError):
    """A case that does not hold, or that cannot be run: where, what was expected, what is."""

    def __init__(self, case: Case, line: int, expected: str, got: str) -> None:
        self.line = line
        self.expected = expected
        self.got = got
        super().__init__(f"{case.path}:{line}: {case.name}: expected {expected}, got {got}")


@dataclass(frozen=True, slots=True)
class Step:
    """One line of a case's script.

    Attributes:
        line: its number in the file.
        text: without what follows the arrow.
        result: what follows the arrow, such as ``refused no-match``; empty without one.
    """

    line: int
    text: str
    result: str = ""


@dataclass(frozen=True, slots=True)
class Case:
    """A law case.

    Attributes:
        name: its identity, such as ``T-10``; ``title``: the rest of that line.
        cites: clauses and rulings (``C-17``, ``AC-10``, ``T-06``), ``option:name=value`` and
            ``reason:slug``.
        rulesets: the rules under which it must hold, each on its own.
        given: the position from which every script begins.
        start: instead of it a new round: how many seats, and who deals or starts, if it is said.
        scripts: the scripts, each run from the given position.
    """

    name: str
    title: str
    game: str
    cites: tuple[str, ...]
    rulesets: tuple[Ruleset, ...]
    given: tuple[tuple[int, str], ...]
    start: tuple[int, int | None] | None
    scripts: tuple[tuple[Step, ...], ...]
    path: str = field(default="", compare=False)

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps of all scripts."""
        return tuple(step for script in self.scripts for step in script)


# ------------------------------------------------------------------------------------- reading


def read_cases(source: str | Path) -> tuple[Case, ...]:
    """The cases of a text, or of a file if ``source`` is a path.

    Raises:
        InvalidTextError: with the line and what was expected.
    """
    text, path = source, "case"
    if isinstance(source, Path):
        text, path = source.read_text(encoding="utf-8"), source.name
    assert isinstance(text, str)
    blocks: list[list[tuple[int, str]]] = []
    for number, row in enumerate(text.splitlines(), start=1):
        content = row.split("#")[0].rstrip()
        if content.startswith("case "):
            blocks.append([])
        elif not content.strip():
            continue
        elif not blocks:
            raise InvalidTextError(content, "case, a name and a title", number)
        blocks[-1].append((number, content))
    return tuple(_read_case(block, path) for block in blocks)


class _Draft:
    """A case while it is read."""

    def __init__(self) -> None:
        self.game = ""
        self.cites: list[str] = []
        self.rulesets: list[Ruleset] = []
        self.given: list[tuple[int, str]] = []
        self.start: tuple[int, int | None] | None = None
        self.scripts: list[list[Step]] = []
        self.section = ""

    def head(self, number: int, name: str, rest: str) -> None:
        """A line that stands at the margin."""
        if name == "cites":
            self.cites += rest.replace(",", " ").split()
        elif name == "for":
            self._for(number, rest)
        elif name == "rules":
            self._rules(number, rest)
        elif name == "start":
            seats, *first = rest.split()
            self.start = int(seats), parse_seat(first[0]) if first else None
        elif name in ("given", "then", "again") and not rest:
            self.section = name
            if name != "given":
                self.scripts.append([])
        else:
            raise InvalidTextError(
                name, "cites:, for:, rules:, given:, start:, then: or again:", number
            )

    def _game(self, number: int, game: str) -> None:
        if game not in RULESETS or self.game not in ("", game):
            raise InvalidTextError(game, "cards or dice, the same in all lines of a case", number)
        self.game = game

    def _for(self, number: int, rest: str) -> None:
        game, *presets = rest.split()
        self._game(number, game)
        for preset in PRESETS if presets == ["all"] else presets:
            if preset not in PRESETS:
                raise InvalidTextError(preset, "all, " + ", ".join(PRESETS), number)
            self.rulesets.append(RULESETS[game].preset(preset))

    def _rules(self, number: int, rest: str) -> None:
        game, _, ruleset = rest.partition(" ")
        self._game(number, game)
        self.rulesets.append(read_rules(game, ruleset, number))


def read_rules(game: str, text: str, line: int) -> Ruleset:
    """``official stacking=any``: a preset, then options; they need not fit together.

    Raises:
        InvalidTextError: no such preset, option or value.
    """
    preset, *given = text.split()
    try:
        pairs = dict(pair.split("=", 1) for pair in given)
        return RULESETS[game].from_texts(preset, pairs)
    except (RulesetError, ValueError) as error:
        raise InvalidTextError(text, f"a ruleset ({error})", line) from None


def _read_case(block: list[tuple[int, str]], path: str) -> Case:
    (first, opening), *rows = block
    _, name, *title = opening.split(maxsplit=2)
    draft = _Draft()
    for number, row in rows:
        if not row[0].isspace():
            key, colon, rest = row.partition(":")
            draft.head(number, key if colon else row, rest.strip())
        elif draft.section == "given":
            draft.given.append((number, row))
        elif draft.scripts:
            text, _, result = row.partition("->")
            draft.scripts[-1].append(Step(number, text.strip(), result.strip()))
        else:
            raise InvalidTextError(row.strip(), "given: or then: before it", number)
    if not draft.cites or not draft.rulesets or not draft.scripts:
        raise InvalidTextError(name, "cites:, for: or rules:, and then:", first)
    return Case(
        name,
        " ".join(title),
        draft.game,
        tuple(draft.cites),
        tuple(draft.rulesets),
        tuple(draft.given),
        draft.start,
        tuple(tuple(script) for script in draft.scripts),
        path,
    )


# ------------------------------------------------------------------------------------- running


def run_case(case: Case, rules: Ruleset) -> None:
    """Runs every script of a case under one ruleset.

    Raises:
        CaseError: a line does not hold or cannot be run.
    """
    for script in case.scripts:
        runner = _Runner(case, rules)
        for step in script:
            runner.run(step)


class _Runner:
    """One script on its way."""

    def __init__(self, case: Case, rules: Ruleset) -> None:
        self.case = case
        self.rules = rules
        self.line = 0
        self._game: Game | None = None

    @property
    def game(self) -> Game:
        """The round, begun when it is first needed."""
        if self._game is None:
            self._game = self._begin()
        return self._game

    def _begin(self) -> Game:
        """A new round, or the given position under the rules; lines keep their numbers."""
        if self.case.start is not None:
            return Game(self.rules, *self.case.start)
        first = self.case.given[0][0] if self.case.given else 1
        rows = [""] * (max((number for number, _ in self.case.given), default=0) + 1 - first)
        for number, row in self.case.given:
            rows[number - first] = row
        margin = re.match(r"\s*", rows[0] if rows else "")
        indent = margin[0] if margin else ""
        head = f"{indent}{self.rules.game}; rules {rules_text(self.rules)}"
        try:
            return parse_position("\n".join([head, *rows]))
        except InvalidTextError as error:
            raise self._fail(
                error.expected, repr(error.text), first + max(error.line, 2) - 2
            ) from None

    def _fail(self, expected: str, got: object, line: int = 0) -> CaseError:
        return CaseError(self.case, line or self.line, expected, str(got))

    def run(self, step: Step) -> None:
        """Does what a step says."""
        self.line = step.line
        first, _, rest = step.text.partition(" ")
        if first == "expect":
            self._expect(rest.strip())
        elif first == "ruleset":
            self._ruleset(rest.strip(), step.result)
        elif first == "chance:":
            self._chance(rest.split(), step.result)
        elif first.endswith(":"):
            actor = CLOCK if first == "clock:" else self._seat(first[:-1])
            self._act(actor, rest.strip(), step.result)
        else:
            raise self._fail("A: and a move, clock:, chance:, expect or ruleset", step.text)

    def _seat(self, text: str) -> int:
        try:
            return parse_seat(text)
        except InvalidTextError as error:
            raise self._fail(error.expected, error.text) from None

    # ------------------------------------------------------------------ acts

    def _act(self, actor: int, text: str, result: str) -> None:
        """An act must be lawful unless the arrow says otherwise; a refusal changes nothing."""
        if result == "unreadable":
            self._unreadable(actor, text)
            return
        try:
            move = self.game.parse(actor, text)
        except InvalidTextError as error:
            raise self._fail(error.expected, error.text) from None
        self._judge(actor, move, result or "lawful")

    def _unreadable(self, actor: int, text: str) -> None:
        try:
            move = self.game.parse(actor, text)
        except InvalidTextError:
            return
        raise self._fail("a text that is no move", move)

    def _judge(self, actor: int, move: Move, result: str) -> None:
        verdict = self.game.verdict(actor, move)
        slug = CODES[verdict.code].slug
        got = "lawful"
        if not verdict.is_lawful:
            got = f"{'offense' if verdict.is_offense else 'refused'} {slug}"
        if got != result:
            raise self._fail(f"{move}: {result}", got)
        if not verdict.is_refused:
            self.game.play(actor, move)
            return
        before = self.game.state
        if actor != CHANCE:
            try:
                self.game.play(actor, move)
            except OneLeftError:
                pass
            else:
                raise self._fail(f"{move} refused", "played")
        if self.game.state != before:
            raise self._fail("no change after a refusal", "a change")

    def _chance(self, outcomes: list[str], result: str) -> None:
        """Brings faces, dice, rolls (a face or ``@2``) or seats; ``any``, ``3*any``, ``rest``."""
        for text in outcomes:
            times, star, outcome = text.partition("*")
            if text == "rest":
                while (due := self.game.due) is not None:
                    self.game.deal(min(due.options))
            elif result:
                self._refused_outcome(text, result)
            else:
                for _ in range(int(times) if star else 1):
                    self._deal(outcome if star else text)

    def _refused_outcome(self, text: str, result: str) -> None:
        if self.rules.game == "cards":
            action = k.CHANCE_FACE + self._outcome("card", text)
        elif text.startswith("@"):
            action = k.CHANCE_POSITION + int(text[1:]) - 1
        else:
            action = k.CHANCE_DIE + self._outcome("die", text)
        self._judge(CHANCE, Move(self.rules.game, action), result)

    def _deal(self, text: str) -> None:
        due = self.game.due
        if due is None:
            raise self._fail("that an outcome is due", "none is")
        try:
            outcome = min(due.options) if text == "any" else self._outcome(due.kind, text)
        except InvalidTextError as error:
            raise self._fail(error.expected, error.text) from None
        if outcome not in due.options:
            raise self._fail(f"an outcome that can come as a {due.kind}", text)
        self.game.deal(outcome)

    def _outcome(self, kind: str, text: str) -> int:
        """``R5``, ``d17``, ``B``; a roll is ``@2``, or the face that the die then shows."""
        if kind == "seat":
            return parse_seat(text)
        if kind == "die":
            return parse_die(text)
        if kind == "card":
            return parse_face(text)
        faces = self._sides()
        if text.startswith("@") and text[1:].isdecimal():
            return int(text[1:]) - 1
        face = parse_face(text)
        return faces.index(face) if face in faces else -1

    def _sides(self) -> list[int]:
        """The faces of the die that is being rolled."""
        first = k.R_FACES + rolling_die(self.game.state) * POSITIONS
        return self.game.rule_vector[first : first + POSITIONS]

    def _ruleset(self, text: str, result: str) -> None:
        """``ruleset seats=3 teams=2v2 -> teams-need-four``: all conflicts, or ``sound``."""
        given = dict(pair.split("=", 1) for pair in text.split())
        seats = int(given.pop("seats")) if "seats" in given else None
        rules = self.rules
        for name, value in given.items():
            rules = rules.replace(**{name: OPTION_BY_NAME[rules.game][name].parse(value)})
        slugs = " ".join(sorted({conflict.slug for conflict in rules.validate(seats)}))
        if (slugs or "sound") != result:
            raise self._fail(result, slugs or "sound")

    # ------------------------------------------------------------------ expectations

    def _expect(self, text: str) -> None:
        what, _, rest = text.partition(" ")
        check = _EXPECTATIONS.get(what)
        if check is None:
            raise self._fail("expect " + ", ".join(_EXPECTATIONS), what)
        check(self, rest.strip())

    def same(self, what: str, expected: object, got: object) -> None:
        """Fails unless both are equal."""
        if expected != got:
            raise self._fail(f"{what} {expected}", got)

    def public(self, name: str, expected: object, of: Callable[[object], object]) -> None:
        """What everybody must see alike: all seats and a spectator."""
        for viewer in (*range(self.game.seats), SPECTATOR):
            got = of(getattr(self.game.view(viewer), name))
            self.same(f"{name} for viewer {viewer}:", expected, got)

    def hand(self, seat: int) -> list[str]:
        """A hand as faces, sorted."""
        view = self.game.view(EVERYTHING)
        if isinstance(view, DiceView):
            faces = [face for _, face in view.hands[seat]]
        else:
            assert isinstance(view, CardView)
            faces = list(view.hands[seat] or ())
        return sorted("?" if face < 0 else face_text(face) for face in faces)

    def seat_and_rest(self, text: str) -> tuple[int, str]:
        """``A: R1 R2``."""
        seat, _, rest = text.partition(":" if ":" in text else " ")
        return self._seat(seat.strip()), rest.strip()


def _letters(seats: object) -> str:
    assert isinstance(seats, tuple)
    return " ".join(seat_text(seat) for seat in seats) or "none"


def _letter(seat: object) -> str:
    return seat_text(seat) if isinstance(seat, int) else "none"


def _public_seat(name: str) -> Callable[[_Runner, str], None]:
    return lambda runner, text: runner.public(name, text, _letter)


def _public_seats(name: str) -> Callable[[_Runner, str], None]:
    return lambda runner, text: runner.public(name, text, _letters)


def _public_number(name: str) -> Callable[[_Runner, str], None]:
    return lambda runner, text: runner.public(name, int(text), lambda value: value)


def _expect_top(runner: _Runner, text: str) -> None:
    place = k.TOP if runner.rules.game == "cards" else k.D_TOP
    runner.same("top", text, top_text(runner.game.state[place]))
    for viewer in (*range(runner.game.seats), SPECTATOR):
        top = runner.game.view(viewer).top
        seen = "none" if top is None else top_text(top)
        runner.same("top in a view", text.removesuffix("?"), seen if text[-1] != "?" else seen[:-1])


def _expect_color(runner: _Runner, text: str) -> None:
    def letter(color: object) -> str:
        return COLOR_LETTERS[color] if isinstance(color, int) else "none"

    runner.public("color", text, letter)


def _expect_direction(runner: _Runner, text: str) -> None:
    runner.public("direction", text, lambda step: "left" if step == 1 else "right")


def _expect_hand(runner: _Runner, text: str) -> None:
    seat, rest = runner.seat_and_rest(text)
    expected = [] if rest == "none" else sorted(face_text(face) for face in parse_faces(rest))
    runner.same(f"hand {seat_text(seat)}", " ".join(expected), " ".join(runner.hand(seat)))


def _expect_dice(runner: _Runner, text: str) -> None:
    """A hand of dice, in order: ``expect dice A: d4:R5 d6``."""
    seat, rest = runner.seat_and_rest(text)
    view = runner.game.view(SPECTATOR)
    assert isinstance(view, DiceView)
    got = " ".join(
        die_text(die) + (f":{face_text(face)}" if face >= 0 else "")
        for die, face in view.hands[seat]
    )
    runner.same(f"dice {seat_text(seat)}", rest, got)


def _expect_counts(runner: _Runner, text: str) -> None:
    for pair in text.split():
        seat, _, number = pair.partition("=")
        counts = runner.game.view(SPECTATOR).counts
        runner.same(f"count {seat}", int(number), counts[runner._seat(seat)])


def _expect_points(runner: _Runner, text: str) -> None:
    """``A=101``; whoever is not named scores nothing. Also: the round is over."""
    outcome = runner.game.outcome
    if outcome is None:
        raise runner._fail("the end of the round", runner.game.phase)
    got = " ".join(f"{seat_text(seat)}={n}" for seat, n in enumerate(outcome.points) if n)
    runner.same("points", text, got or "none")


def _expect_winner(runner: _Runner, text: str) -> None:
    outcome = runner.game.outcome
    runner.same("winner", text, "unfinished" if outcome is None else _letter(outcome.winner))


def _expect_ending(runner: _Runner, text: str) -> None:
    outcome = runner.game.outcome
    runner.same("ending", text, "none" if outcome is None else outcome.ending)


def _expect_due(runner: _Runner, text: str) -> None:
    """``card``, ``die``, ``roll``, ``seat`` or ``none``."""
    due = runner.game.due
    runner.same("due", text, "none" if due is None else due.kind)


def _expect_seen(name: str) -> Callable[[_Runner, str], None]:
    return lambda runner, text: runner.same(
        name, int(text), getattr(runner.game.view(SPECTATOR), name)
    )


def _expect_size(name: str) -> Callable[[_Runner, str], None]:
    return lambda runner, text: runner.same(
        name, int(text), len(getattr(runner.game.view(SPECTATOR), name))
    )


def _plays(moves: Sequence[Move]) -> set[str]:
    """The faces (dice: the dice) among the plays without a call; a wild once, without color."""
    found = set()
    for move in moves:
        text = str(move)
        if re.fullmatch(r"(d\d+:)?(W(D4)?[RYGB]|[RYGB][0-9SVD])", text):
            found.add(re.sub(r"(W(?:D4)?)[RYGB]$", r"\1", text))
    return found


def _expect_plays(runner: _Runner, text: str) -> None:
    """Exactly the lawful plays of a seat."""
    seat, rest = runner.seat_and_rest(text)
    got = _plays(runner.game.legal_moves(seat))
    _same_plays(runner, "plays", rest, got)


def _expect_bluffs(runner: _Runner, text: str) -> None:
    """Exactly the plays of a seat that would be offenses."""
    seat, rest = runner.seat_and_rest(text)
    lawful = set(runner.game.legal_moves(seat))
    moves = [m for m in runner.game.legal_moves(seat, offenses=True) if m not in lawful]
    _same_plays(runner, "bluffs", rest, _plays(moves))


def _same_plays(runner: _Runner, what: str, rest: str, got: set[str]) -> None:
    if runner.rules.game == "dice" and not re.search(r"d\d", rest):
        got = {text.partition(":")[2] for text in got}
    expected = set() if rest == "none" else set(rest.split())
    runner.same(what, " ".join(sorted(expected)), " ".join(sorted(got)))


def _expect_legal(runner: _Runner, text: str) -> None:
    """These acts are lawful, maybe with others."""
    seat, rest = runner.seat_and_rest(text)
    for act in rest.split(","):
        verdict = runner.game.verdict(seat, act.strip())
        runner.same(f"{act.strip()}:", "lawful", CODES[verdict.code].slug)


def _expect_moves(runner: _Runner, text: str) -> None:
    """Exactly these acts are lawful, plays and calls with them included."""
    seat, rest = runner.seat_and_rest(text)
    expected = sorted(act.strip() for act in rest.split(",")) if rest != "none" else []
    got = sorted(str(move) for move in runner.game.legal_moves(seat))
    runner.same(f"moves {seat_text(seat)}", ", ".join(expected), ", ".join(got))


def _expect_view(runner: _Runner, text: str) -> None:
    """``C hides A``; ``B shows A: G1 WD4``: the cards of A that the viewer knows."""
    viewer, how, rest = text.split(maxsplit=2)
    view = runner.game.view(SPECTATOR if viewer == "spectator" else runner._seat(viewer))
    assert isinstance(view, CardView)
    owner, _, faces = rest.partition(":")
    seat = runner._seat(owner)
    shown = [cards for other, cards in view.shown if other == seat]
    if how == "hides":
        runner.same("hidden hand", (None, []), (view.hands[seat], shown))
        return
    known = shown[-1] if shown else view.hands[seat]
    got = "nothing" if known is None else " ".join(sorted(face_text(face) for face in known))
    runner.same("shown hand", " ".join(sorted(faces.split())), got)


def _expect_said(runner: _Runner, text: str) -> None:
    """What has happened: ``expect said Reshuffled``; ``expect said 2 Skipped``."""
    number, _, name = text.partition(" ") if text[0].isdigit() else ("", "", text)
    found = sum(type(event).__name__ == name for event in runner.game.events)
    runner.same(f"{name} said", int(number) if number else max(found, 1), found)


def _expect_center(runner: _Runner, text: str) -> None:
    state = runner.game.state
    die = state[k.D_CENTER]
    got = "none" if die < 0 else f"{die_text(die)}:{top_text(state[k.D_TOP])}"
    runner.same("center", text, got)


def _expect_held(runner: _Runner, text: str) -> None:
    """Dice: the die held aside. Cards: yes or no."""
    if runner.rules.game == "cards":
        runner.same("held", text, "yes" if runner.game.state[k.HELD] else "no")
        return
    die = runner.game.state[k.D_HELD]
    runner.same("held", text, "none" if die < 0 else die_text(die))


def _expect_all(runner: _Runner, text: str) -> None:
    """How many cards or dice there are in all places."""
    runner.same("all", int(text), runner.game.law.conserved(runner.game.state))


_EXPECTATIONS: Mapping[str, Callable[[_Runner, str], None]] = MappingProxyType(
    {
        "active": _public_seats("active"),
        "all": _expect_all,
        "bluffs": _expect_bluffs,
        "called": _public_seats("called"),
        "center": _expect_center,
        "color": _expect_color,
        "counts": _expect_counts,
        "dice": _expect_dice,
        "direction": _expect_direction,
        "discard": _expect_size("discard"),
        "due": _expect_due,
        "ending": _expect_ending,
        "first": _public_seat("first"),
        "hand": _expect_hand,
        "held": _expect_held,
        "legal": _expect_legal,
        "moves": _expect_moves,
        "owes": _public_seats("owes"),
        "pending": _public_number("pending"),
        "phase": lambda runner, text: runner.public("phase", text, str),
        "plays": _expect_plays,
        "points": _expect_points,
        "pouch": _expect_size("pouch"),
        "said": _expect_said,
        "stock": _expect_seen("stock"),
        "top": _expect_top,
        "turn": _public_seat("turn"),
        "view": _expect_view,
        "winner": _expect_winner,
    }
)

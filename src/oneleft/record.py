"""Records: a match, or some rounds of it, written down, and played again.

``oneleft.recordtext`` says what a record holds; its names are given here too. :func:`record_match`
writes down a match that was played here, :func:`replay` plays a record through the law and
:func:`resume` goes on with it; ``oneleft.check`` referees one.

>>> from oneleft.chance import Seeded
>>> match = Match(CardRules.preset("official"), 3, Seeded(7))
>>> saved = str(record_match(match, ["Ana", "Benoît", "Chen"]))
>>> replay(parse_record(saved)).game.state == match.game.state
True
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from oneleft.chance import CARD, DIE, ROLL, Chance, Published, outcome_text
from oneleft.dice import Die, die_text
from oneleft.errors import IllegalMoveError, InvalidTextError, RecordError
from oneleft.events import Event
from oneleft.faces import Face, face_text, faces_text, seat_text
from oneleft.game import Game, Outcome
from oneleft.kernel import state as k
from oneleft.kernel.dice import rolling_die
from oneleft.laws import DICE_LAW, Due
from oneleft.match import Match, RoundResult
from oneleft.narration import hand_faces
from oneleft.recordtext import (
    FORMAT,
    HIDDEN,
    Act,
    Entry,
    Record,
    RoundRecord,
    Shown,
    actor_text,
    parse_record,
    record_text,
)
from oneleft.rules import LAW_VERSION, CardRules, DiceRules, Ruleset

# -------------------------------------------------------------------------------------- recording


def record_round(game: Game, number: int = 1) -> RoundRecord:
    """A round as it was played so far, with its score if it is over.

    Raises:
        RecordError: the round began from a position, not from its deal.
    """
    if game._origin is not None:
        raise RecordError(0, "a round from its deal", "a round from a position")
    outcome = game.outcome
    return RoundRecord(
        number,
        tuple(_entries(game)),
        None if game.first == k.NOBODY else game.first,
        tuple(seat for seat in range(game.seats) if not game._mask >> seat & 1),
        () if outcome is None else tuple(enumerate(outcome.points)),
    )


def _entries(game: Game) -> Iterator[Act]:
    table = game.rules.table if isinstance(game.rules, DiceRules) else ()
    for entry in game.entries:
        text = str(entry.move)
        rolled = entry.actor == k.CHANCE and entry.move.face >= 0
        if rolled and any(faces.count(Face(entry.move.face)) > 1 for faces in table):
            text = outcome_text(ROLL, entry.move.action - k.CHANCE_POSITION)
        yield Act(entry.actor, text)


def record_match(
    match: Match | Game,
    names: Sequence[str] = (),
    earlier: Iterable[RoundRecord] = (),
    published: Published | None = None,
) -> Record:
    """A match, or a single round, as it was played so far.

    A match keeps the acts of its present round only: call :func:`record_round` before each
    ``next_round`` and give the rounds as ``earlier``; without them the record begins with the
    present round.

    Raises:
        RecordError: the round began from a position, not from its deal.
    """
    game, number = (match, 1) if isinstance(match, Game) else (match.game, match.round)
    rounds = (*earlier, record_round(game, number))
    named = (*names, *[""] * match.seats)[: match.seats]
    return Record(match.rules, named, rounds, LAW_VERSION, published)


# -------------------------------------------------------------------------------------- replaying


def replay(record: Record) -> Match:
    """Plays a record through the law: the match as it stands at the record's end.

    Raises:
        RecordError: the first entry that differs from what the law allows or what can come;
            the cause is an IllegalMoveError where the law refuses an act.
        RulesetError: the rules are not sound.
    """
    return Player(record).run()


def resume(record: Record, chance: Chance, *, catch_up: bool = False) -> Match:
    """Goes on with a match: like :func:`replay`, then outcomes come from ``chance``.

    Args:
        catch_up: whether ``chance`` is asked for the outcomes of the present round that have
            come already, so that it stands where it would: for the source of the same match.

    Raises:
        RecordError: as :func:`replay` does.
    """
    player = Player(record)
    match = player.run()
    game = match.game
    chance.begin_round(record.rounds[-1].number if record.rounds else 1)
    if catch_up:
        for kind, options in player.asked:
            chance.choose(kind, options)
    match.chance = game.chance = chance
    game._run_chance([])
    return match


class Player:
    """Plays the entries of a record one by one; both :func:`replay` and the referee use it.

    Attributes:
        entry: the number of the last entry, counted from 1 over the whole record.
        asked: the kind and the options of every outcome of the present round.
        told: what the last act did.
    """

    def __init__(self, record: Record) -> None:
        self.record = record
        self.match: Match | None = None
        self.entry = 0
        self.asked: list[tuple[str, Sequence[int]]] = []
        self.told: tuple[Event, ...] = ()

    def run(self) -> Match:
        """Plays all rounds."""
        for each in self.record.rounds:
            self.begin(each)
            for entry in each.entries:
                self.play(entry)
            self.check_score(each)
        return self.match or Match(self.record.rules, self.record.seats)

    @property
    def game(self) -> Game:
        """The present round."""
        assert self.match is not None
        return self.match.game

    def failure(self, expected: str, got: str, line: int, *, ahead: int = 0) -> RecordError:
        """An error at the present entry, or ``ahead`` of it."""
        return RecordError(self.entry + ahead, expected, got, line)

    # ------------------------------------------------------------------ rounds

    def begin(self, each: RoundRecord, booked: Outcome | None = None) -> None:
        """Begins a round: the first as the record says, the others as the law says too.

        Args:
            booked: how the round before ended, where that hangs on cards that are not known:
                whether the match is over is not asked then.

        Raises:
            RecordError: the round cannot begin, or not so.
        """
        self.asked = []
        if self.match is None:
            self.match = self._first_match(each)
            return
        match = self.match
        got = f"round {each.number}"
        if self.game.outcome is None:
            raise self.failure(wanted_text(self.game), got, each.line, ahead=1)
        if len(self.game.active) < 2 or (booked is None and match.is_over):
            expected = "the end of the record, for the match is over"
            raise self.failure(expected, got, each.line, ahead=1)
        first = match.next_first()
        if booked is not None and booked.ending == "blocked" and each.first is not None:
            first = each.first
        match.results.append(RoundResult(match.first_of_round(), booked or self.game.outcome))
        match.active = self.game.active
        match.game = match._new_game(first)
        absent = tuple(seat for seat in range(match.seats) if seat not in match.active)
        if each.absent not in ((), absent):
            raise self.failure(_without(absent), _without(each.absent), each.line, ahead=1)
        if each.first not in (None, first):
            expected, got = (f"first {seat_text(seat)}" for seat in (first, each.first or 0))
            raise self.failure(expected, got, each.line, ahead=1)

    def _first_match(self, each: RoundRecord) -> Match:
        """The record's first round, which need not be the match's."""
        match = Match(self.record.rules, self.record.seats)
        fixed = _fixed_first(match.rules)
        first = each.first
        if first is None and each.number > 1:
            expected = "first and a seat, for the rounds before it are not recorded"
            raise self.failure(expected, f"round {each.number}", each.line, ahead=1)
        if fixed is not None and each.number == 1 and first not in (None, fixed):
            expected = f"first {seat_text(fixed)}, as the rules say"
            raise self.failure(expected, f"first {seat_text(first or 0)}", each.line, ahead=1)
        starts = fixed if first is None else first
        if starts in each.absent:
            expected = "a first that is at the table"
            raise self.failure(expected, f"first {seat_text(starts or 0)}", each.line, ahead=1)
        if first is not None or each.absent:
            match.active = tuple(seat for seat in range(match.seats) if seat not in each.absent)
            match.game = Game(match.rules, match.seats, first, match.active)
        return match

    def check_score(self, each: RoundRecord) -> None:
        """The score, as far as it was written down, must be the law's.

        Raises:
            RecordError: the first seat whose points differ, or the round is not over.
        """
        outcome = self.game.outcome
        for seat, points in each.score:
            got = f"score {seat_text(seat)} {points}"
            if outcome is None:
                raise self.failure(wanted_text(self.game), got, each.score_line, ahead=1)
            if outcome.points[seat] != points:
                expected = f"score {seat_text(seat)} {outcome.points[seat]}"
                raise self.failure(expected, got, each.score_line, ahead=1)

    # ------------------------------------------------------------------ entries

    def play(self, entry: Entry) -> None:
        """Plays an entry.

        Raises:
            RecordError: it cannot be; nothing has changed.
        """
        self.entry += 1
        if isinstance(entry, Shown):
            self._show(entry)
        elif entry.actor == k.CHANCE:
            self._deal(entry)
        else:
            self._act(entry)

    def _show(self, entry: Shown) -> None:
        expected = Shown(entry.actor, hand_of(self.game, entry.actor))
        if expected != entry:
            raise self.failure(f"the hand {expected.text}", entry.text, entry.line)

    def _deal(self, entry: Act) -> None:
        due = self.game.due
        outcome = None if due is None else read_outcome(self.game, due, entry.text)
        if due is None or outcome is None:
            raise self.failure(wanted_text(self.game), entry.text, entry.line)
        self.asked.append((due.kind, due.options))
        self.told = self.game.deal(outcome)

    def _act(self, entry: Act) -> None:
        game = self.game
        got = f"{actor_text(entry.actor)}: {entry.text}"
        if game.due is not None:
            raise self.failure(wanted_text(self.game), got, entry.line)
        try:
            self.told = game.play(entry.actor, entry.text)
        except InvalidTextError as error:
            raise self.failure(error.expected, got, entry.line) from error
        except IllegalMoveError as error:
            expected = f"an act that the law accepts: {error.reason.sentence} ({error.clause})"
            raise self.failure(expected, got, entry.line) from error


def wanted_text(game: Game) -> str:
    """What comes next, in words: ``an act of B``, ``a card off the stock``."""
    due = game.due
    if due is not None:
        return due_text(game, due)
    return "the end of the round" if game.turn is None else f"an act of {seat_text(game.turn)}"


def _without(absent: Sequence[int]) -> str:
    return " ".join(["without", *(seat_text(seat) for seat in absent)]) if absent else "all seats"


def _fixed_first(rules: Ruleset) -> int | None:
    """Who deals or starts the first round where the rules fix it."""
    if isinstance(rules, CardRules):
        return rules.dealer_seat if rules.first_dealer == "fixed" else None
    assert isinstance(rules, DiceRules)
    return rules.starter_seat if rules.first_starter == "fixed" else None


def hand_of(game: Game, seat: int) -> tuple[Face, ...]:
    """The faces that a seat holds."""
    if game.rules.game == "cards":
        return tuple(Face(face) for face in hand_faces(game.state, seat))
    return tuple(Face(face) for _, face in DICE_LAW.hand(game.state, seat))


def due_text(game: Game, due: Due) -> str:
    """What CHANCE owes, in words."""
    if due.kind == ROLL:
        return "the roll of " + _rolling(game)
    if due.kind == CARD:
        return "a card off the stock"
    options = ", ".join(outcome_text(due.kind, option) for option in due.options)
    return f"a die out of the pouch: {options}" if due.kind == DIE else options


def _rolling(game: Game) -> str:
    assert isinstance(game.rules, DiceRules)
    die = Die(rolling_die(game.state))
    return f"{die_text(die)}: {faces_text(game.rules.table[die])}"


def read_outcome(game: Game, due: Due, text: str) -> int | None:
    """The outcome that ``text`` names, or None if it cannot come here."""
    found = [option for option in dict.fromkeys(due.options) if _names(game, due, option, text)]
    return found[0] if len(found) == 1 else None


def _names(game: Game, due: Due, option: int, text: str) -> bool:
    if due.kind == ROLL and text != outcome_text(ROLL, option):
        assert isinstance(game.rules, DiceRules)
        return face_text(game.rules.table[rolling_die(game.state)][option]) == text
    return text == outcome_text(due.kind, option)


__all__ = [
    "FORMAT",
    "HIDDEN",
    "Act",
    "Entry",
    "Player",
    "Record",
    "RoundRecord",
    "Shown",
    "parse_record",
    "record_match",
    "record_round",
    "record_text",
    "replay",
    "resume",
]

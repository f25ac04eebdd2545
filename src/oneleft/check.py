"""The referee of records: the first violation, what went uncaught, and what cannot be known.

:func:`check` judges a record by the law; hidden cards (``?``) are judged by what every completion
has in common (:mod:`oneleft.unknown`). :func:`verify` proves that a committed deal was kept to.

>>> from oneleft.record import parse_record
>>> report = check(
...     parse_record('''
... oneleft record 1
... game cards
... law 1
... rules classic hand_size=1
... seats A | B
... round 1
... first A
... chance: G3 R5 R1        # one card each, from the dealer's left; the first card
... B: G3
... ''')
... )
>>> report.is_ok, report.violation.reason.slug
(False, 'no-match')
>>> print(report)  # doctest: +NORMALIZE_WHITESPACE
round 1, entry 4, line 10, B: G3 is not allowed.
Green 3 cannot go on red 1: match the color (red), the number or the symbol, or play a wild.
[C-17, AC-10]
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import NoReturn

from oneleft.chance import Chance, outcome_text
from oneleft.errors import CommitmentError, IllegalMoveError, InvalidTextError, RecordError
from oneleft.events import Challenged, Event, TakenBack
from oneleft.faces import WILD_DRAW_FOUR, seat_text
from oneleft.game import Game, Outcome
from oneleft.kernel import state as k
from oneleft.moves import parse_card_move
from oneleft.reasons import OFFENSE, Code, Reason
from oneleft.record import Player, read_outcome, wanted_text
from oneleft.recordtext import (
    Act,
    Entry,
    Record,
    RoundRecord,
    Shown,
    actor_text,
)
from oneleft.rules import LAW_VERSION
from oneleft.unknown import Failure, Search, UnsettledError, played_face

LAWS: Mapping[int, frozenset[Code]] = MappingProxyType({1: frozenset()})
"""The versions of the law: for each, the reasons that the version before gave otherwise."""

VIOLATION, CONTRADICTION, SCORE = "violation", "contradiction", "score"
OFFENSE_NOTE, PUNISHED, UNKNOWN, UNSETTLED = "offense", "punished", "unknown", "unsettled"
UNKNOWN_SCORE, UNFINISHED = "unknown-score", "unfinished"
LAW_NOTE, LAW_DIFFERENCE = "law-version", "law-difference"
FAULTS = (VIOLATION, CONTRADICTION, SCORE)
NOTES = (
    LAW_NOTE,
    OFFENSE_NOTE,
    PUNISHED,
    UNKNOWN,
    UNSETTLED,
    UNKNOWN_SCORE,
    LAW_DIFFERENCE,
    UNFINISHED,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """Something that the referee has to say.

    Attributes:
        kind: a fault (``violation``, ``contradiction``, ``score``) or a note: see :data:`NOTES`.
        round: the number of the round, 0 for the whole record.
        entry: the number of the entry, counted from 1 over the whole record.
        line: where it stands in the file, 0 if the record does not come from one.
        actor: who acted, as text.
        move: the act.
        reason: why it is refused or an offense.
        expected, got: what the record should say and what it says, of contradictions and scores.
    """

    kind: str
    round: int = 0
    entry: int = 0
    line: int = 0
    actor: str = ""
    move: str = ""
    reason: Reason | None = None
    expected: str = ""
    got: str = ""

    @property
    def place(self) -> str:
        """Where it is: ``round 1, entry 4, line 9``."""
        parts = [f"round {self.round}"] if self.round else []
        parts += [f"entry {self.entry}"] if self.entry else []
        parts += [f"line {self.line}"] if self.line else []
        return ", ".join(parts)

    @property
    def sentence(self) -> str:
        """What is said, in English."""
        because = f"{self.reason.sentence} [{self.reason.clause}]" if self.reason else ""
        values = {"expected": self.expected, "got": self.got, "because": because}
        text = SENTENCES[self.kind].format(act=f"{self.actor}: {self.move}", **values)
        return f"{self.place}, {text}" if self.place else text

    def __str__(self) -> str:
        return self.sentence


SENTENCES = MappingProxyType(
    {
        VIOLATION: "{act} is not allowed. {because}",
        CONTRADICTION: "expected {expected}, but the record says {got}.",
        SCORE: "expected {expected}, but the record says {got}.",
        OFFENSE_NOTE: "{act} was an offense that nobody punished. {because}",
        PUNISHED: "{act} was an offense, and was punished. {because}",
        UNKNOWN: "whether {act} was lawful cannot be known, for hidden cards are not recorded.",
        UNSETTLED: "there are too many possibilities to settle{got}.",
        UNKNOWN_SCORE: "the score cannot be known, for hidden cards are not recorded.",
        UNFINISHED: "the record ends before the game does: next is {expected}.",
        LAW_NOTE: "the record was played under law version {got}; it is judged under {expected}.",
        LAW_DIFFERENCE: "this may have been judged otherwise under law version {got}.",
    }
)


@dataclass(frozen=True, slots=True)
class Report:
    """What the referee says of a record.

    Attributes:
        faults: the violation or contradiction at which the record had to be given up, if any, and
            scores that do not agree.
        notes: what else there is to say.
        entries: how many entries were judged.
    """

    faults: tuple[Finding, ...]
    notes: tuple[Finding, ...]
    entries: int

    @property
    def is_ok(self) -> bool:
        """Whether nothing is wrong."""
        return not self.faults

    @property
    def violation(self) -> Finding | None:
        """The first violation of the law, if that is why the record was given up."""
        return next((fault for fault in self.faults if fault.kind == VIOLATION), None)

    def of(self, kind: str) -> tuple[Finding, ...]:
        """The findings of one kind."""
        return tuple(each for each in (*self.faults, *self.notes) if each.kind == kind)

    def __str__(self) -> str:
        opening = [] if self.faults else [f"OK: {self.entries} entries."]
        return "\n".join([*opening, *map(str, (*self.faults, *self.notes))])


def check(record: Record) -> Report:
    """Referees a record.

    A violation is an act that the law refuses, whatever the hidden cards were; a contradiction is
    what cannot have happened. The first of either ends the judging. An offense is none: it is
    noted, as is what cannot be known.

    Raises:
        RulesetError: the rules are not sound.
        InvalidTextError: the record was not made by :func:`parse_record`, and an act is no act.
    """
    return _Referee(record).report()


class _GivenUpError(Exception):
    """The judging ends here."""


class _Referee:
    """Judges one record."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.player = Player(record)
        self.faults: list[Finding] = []
        self.notes: list[Finding] = []
        self.booked: Outcome | None = None
        """How the last round ended, where its score hangs on hidden cards."""

    def report(self) -> Report:
        """Judges all rounds."""
        if self.record.law != LAW_VERSION:
            got, ours = str(self.record.law), str(LAW_VERSION)
            self.notes.append(Finding(kind=LAW_NOTE, got=got, expected=ours))
        try:
            for each in self.record.rounds:
                self.judge(each)
            self.note_end()
        except _GivenUpError:
            pass
        return Report(tuple(self.faults), tuple(self.notes), self.player.entry)

    def judge(self, each: RoundRecord) -> None:
        """Judges a round."""
        try:
            self.player.begin(each, self.booked)
        except RecordError as error:
            self.give_up(each, error)
        if each.has_hidden:
            self.judge_hidden(each)
        else:
            self.play(each, each.entries)
        self.judge_score(each)

    # ------------------------------------------------------------------ acts

    def play(self, each: RoundRecord, entries: Iterable[Entry]) -> None:
        """Plays a round and notes the offenses."""
        bluff = -1
        for entry in entries:
            reason = self.reason(entry)
            try:
                self.player.play(entry)
            except RecordError as error:
                self.give_up(each, error, entry)
            if isinstance(entry, Shown) or entry.actor == k.CHANCE:
                continue
            offense = self.player.game.entries[-1].offense
            if offense is not None:
                is_bluff = offense is Code.WD4_UNLAWFUL
                kind = OFFENSE_NOTE if is_bluff or self.player.game.is_over else PUNISHED
                bluff = len(self.notes) if is_bluff else bluff
                self.notes.append(self.finding(kind, each, entry, reason))
            if bluff >= 0 and any(map(_is_caught, self.player.told)):
                self.notes[bluff] = replace(self.notes[bluff], kind=PUNISHED)

    def reason(self, entry: Entry) -> Reason | None:
        """Why the law refuses an act or calls it an offense."""
        if isinstance(entry, Shown) or entry.actor == k.CHANCE:
            return None
        try:
            return self.player.game.why_not(entry.actor, entry.text)
        except InvalidTextError:
            return None

    def finding(
        self, kind: str, each: RoundRecord, entry: Entry, reason: Reason | None = None
    ) -> Finding:
        """A finding about the entry that was played last."""
        return Finding(
            kind=kind,
            round=each.number,
            entry=self.player.entry,
            line=entry.line,
            actor=actor_text(entry.actor),
            move=entry.text,
            reason=reason,
        )

    def give_up(
        self, each: RoundRecord, error: RecordError, entry: Entry | None = None
    ) -> NoReturn:
        """Books why the record cannot go on."""
        if entry is not None and isinstance(error.__cause__, IllegalMoveError):
            self.forbid(each, entry, error.__cause__.reason)
        self.contradict(each, error)

    def forbid(self, each: RoundRecord, entry: Entry, reason: Reason) -> NoReturn:
        """The law refuses an act."""
        fault = self.finding(VIOLATION, each, entry, reason)
        self.faults.append(fault)
        law = self.record.law
        if may_differ(law, reason.code):
            self.notes.append(replace(fault, kind=LAW_DIFFERENCE, got=str(law)))
        raise _GivenUpError

    def contradict(
        self, each: RoundRecord, error: RecordError, kind: str = CONTRADICTION
    ) -> NoReturn:
        """What the record says cannot be."""
        self.faults.append(_fault(kind, each, error))
        raise _GivenUpError

    # ------------------------------------------------------------------ hidden cards

    def judge_hidden(self, each: RoundRecord) -> None:
        """Judges a round with hidden cards by one completion, and asks what others would say."""
        game = self.player.game
        start = self.player.entry
        search = self.search = Search(game.rule_vector, game.state, each.entries)
        try:
            node = search.complete()
            if node is None:
                self.give_up_hidden(each, search, search.failure())
        except UnsettledError:
            self.notes.append(Finding(kind=UNSETTLED, round=each.number, line=each.line))
            raise _GivenUpError from None
        search.renew()
        noted = len(self.notes)
        self.play(each, search.completed(node))
        sure = self.notes[noted:]
        self.notes[noted:] = []
        verdicts = {note.entry: OFFENSE + note.reason.code for note in sure if note.reason}
        for place, entry in enumerate(each.entries):
            number = start + place + 1
            kind = self.doubt(place, entry, int(verdicts.get(number, Code.LAWFUL)))
            if kind:
                note = replace(self.finding(kind, each, entry), entry=number)
                sure = [*(other for other in sure if other.entry != number), note]
        self.notes += sorted(sure, key=lambda note: note.entry)

    def doubt(self, place: int, entry: Entry, code: int) -> str:
        """Whether another completion would have another verdict: UNKNOWN, UNSETTLED or nothing."""
        if isinstance(entry, Shown) or entry.actor < 0:
            return ""
        action = parse_card_move(entry.text).action
        if action != k.CALL and played_face(action) != WILD_DRAW_FOUR:
            return ""
        try:
            return UNKNOWN if self.search.doubt(place, code) else ""
        except UnsettledError:
            return UNSETTLED

    def give_up_hidden(self, each: RoundRecord, search: Search, failure: Failure) -> NoReturn:
        """No completion gets beyond an entry: a violation, or a contradiction."""
        entry = each.entries[failure.place]
        self.player.entry += failure.place + 1
        game = Game.at(self.record.rules, search.state(failure.node))
        code = self.refusal(search, failure, entry)
        if code is not None:
            move = game.parse(entry.actor, entry.text)
            self.forbid(each, entry, game.reason(code, entry.actor, move))
        error = self.player.failure(_possible(game, entry), _entry_text(entry), entry.line)
        self.contradict(each, error)

    def refusal(self, search: Search, failure: Failure, entry: Entry) -> Code | None:
        """Why the law refuses an act in every completion; None if the entry cannot be at all."""
        codes = [code for code in failure.codes if code not in (Code.CHANCE_DUE, Code.NOT_IN_HAND)]
        if codes:
            return codes[0]
        is_open = search.has_hidden(failure.node, entry.actor)
        return None if is_open or Code.NOT_IN_HAND not in failure.codes else Code.NOT_IN_HAND

    # ------------------------------------------------------------------ scores, the end

    def judge_score(self, each: RoundRecord) -> None:
        """Compares the score, as far as it was written down, with the law's."""
        outcome = self.player.game.outcome
        self.booked = None
        try:
            if each.has_hidden and outcome is not None:
                self.judge_open_score(each, outcome)
            else:
                self.player.check_score(each)
        except RecordError as error:
            self.faults.append(_fault(SCORE, each, error))

    def judge_open_score(self, each: RoundRecord, outcome: Outcome) -> None:
        """The score of a round with hidden cards: certain, as written down, or not to be known."""
        if not self.may_vary(outcome):
            self.player.check_score(each)
            return
        self.booked = outcome
        given = dict(each.score)
        note = Finding(kind=UNKNOWN_SCORE, round=each.number, line=each.score_line or each.line)
        self.search.renew()
        try:
            agrees = bool(given) and self.search.has_score(given)
        except UnsettledError:
            self.notes.append(replace(note, kind=UNSETTLED))
            return
        if given and not agrees:
            points = " ".join(f"{seat_text(seat)} {points}" for seat, points in each.score)
            expected = "points that the hands may be worth"
            raise self.player.failure(expected, f"score {points}", each.score_line, ahead=1)
        if len(given) < self.record.seats:
            self.notes.append(note)
        else:
            self.booked = replace(outcome, points=tuple(given[seat] for seat in sorted(given)))

    def may_vary(self, outcome: Outcome) -> bool:
        """Whether another completion may have another score, as far as could be settled."""
        self.search.renew()
        try:
            return self.search.has_other_score(dict(enumerate(outcome.points)))
        except UnsettledError:
            return True

    def note_end(self) -> None:
        """Says so if the record ends before the game does."""
        match = self.player.match
        if match is None:
            self.notes.append(Finding(kind=UNFINISHED, expected="round 1"))
        elif match.game.outcome is None:
            self.notes.append(Finding(kind=UNFINISHED, expected=wanted_text(match.game)))
        elif not match.is_over and self.booked is None:
            number = self.record.rounds[-1].number + 1
            self.notes.append(Finding(kind=UNFINISHED, expected=f"round {number}"))


def _is_caught(event: Event) -> bool:
    """Whether a bluff was found out: by a challenge, a claim, or the referee (AD-18)."""
    return isinstance(event, TakenBack) or (isinstance(event, Challenged) and event.guilty)


def _fault(kind: str, each: RoundRecord, error: RecordError) -> Finding:
    return Finding(
        kind=kind,
        round=each.number,
        entry=error.entry,
        line=error.line,
        expected=error.expected,
        got=error.got,
    )


def _entry_text(entry: Entry) -> str:
    shows = "show " if isinstance(entry, Shown) else ""
    return f"{shows}{actor_text(entry.actor)}: {entry.text}"


def _possible(game: Game, entry: Entry) -> str:
    """What could have stood in the place of an entry that cannot be."""
    if isinstance(entry, Shown):
        return f"a hand that {seat_text(entry.actor)} may hold"
    if (entry.actor == k.CHANCE) != (game.due is not None):
        return wanted_text(game)
    if entry.actor != k.CHANCE:
        return f"a card that {seat_text(entry.actor)} may hold"
    return "a face, for all see this card" if entry.is_hidden else "a card that may be left"


def may_differ(law: int, code: Code) -> bool:
    """Whether a refusal for this reason may have been none under another version of the law."""
    if law == LAW_VERSION:
        return False
    low, high = sorted((law, LAW_VERSION))
    versions = range(low + 1, high + 1)
    known = low in LAWS and all(version in LAWS for version in versions)
    return not known or any(code in LAWS[version] for version in versions)


# ------------------------------------------------------------------------------------- the proof


@dataclass(frozen=True, slots=True)
class Difference:
    """An outcome that is not the one that was committed to.

    Attributes:
        entry: the number of the entry, counted from 1 over the whole record.
        line: where it stands in the file, 0 if the record does not come from one.
        kind: ``card``, ``die``, ``roll`` or ``seat``.
        expected, got: what the commitment gives, and what the record says.
    """

    entry: int
    line: int
    kind: str
    expected: str
    got: str


@dataclass(frozen=True, slots=True)
class RoundProof:
    """What :func:`verify` found in a round.

    Attributes:
        number: the number of the round.
        outcomes: how many outcomes agree.
        difference: the first that does not.
    """

    number: int
    outcomes: int
    difference: Difference | None = None

    @property
    def is_proved(self) -> bool:
        """Whether every outcome is the one that was committed to."""
        return self.difference is None


def verify(record: Record) -> tuple[RoundProof, ...]:
    """Proves that the outcomes of a record were fixed by its commitment.

    Hidden outcomes are filled in from the commitment. The rounds after the first difference are
    not looked at.

    Raises:
        CommitmentError: there is no commitment, the secret is not revealed yet, or it does not
            fit what was published.
        RecordError: the record does not follow the law.
    """
    if record.published is None:
        raise CommitmentError("commitment", "one in the header of the record", "none")
    source = record.published.source()
    player = Player(record)
    proofs: list[RoundProof] = []
    for each in record.rounds:
        player.begin(each)
        source.begin_round(each.number)
        proofs.append(_prove_round(player, source, each))
        if not proofs[-1].is_proved:
            break
    return tuple(proofs)


def _prove_round(player: Player, source: Chance, each: RoundRecord) -> RoundProof:
    outcomes = 0
    for entry in each.entries:
        due = player.game.due
        if isinstance(entry, Act) and entry.actor == k.CHANCE and due is not None:
            outcome = due.options[source.choose(due.kind, due.options)]
            expected = outcome_text(due.kind, outcome)
            if not entry.is_hidden and read_outcome(player.game, due, entry.text) != outcome:
                number = player.entry + 1
                found = Difference(number, entry.line, due.kind, expected, entry.text)
                return RoundProof(each.number, outcomes, found)
            entry = replace(entry, text=expected)
            outcomes += 1
        player.play(entry)
    return RoundProof(each.number, outcomes)

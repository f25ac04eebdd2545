"""The referee of records: the first violation, what went uncaught, and what cannot be known.

:func:`check` judges a record by the law; hidden cards (``?``) are judged by what every completion
has in common (:mod:`oneleft.unknown`). :func:`verify` proves that a committed deal was kept to.

>>> report = check(parse_record('''
... oneleft record 1
... game cards
... law 1
... rules classic hand_size=1
... seats A | B
... round 1
... first A
... chance: R5 B7 R1
... B: B7
... '''))
>>> report.is_ok, report.violation.reason.slug
(False, 'no-match')
>>> print(report)
round 1, entry 4, line 9, B: B7 is not allowed. Blue 7 cannot go on red 1: match the color (red), the number or the symbol, or play a wild. [C-17, AC-10]
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from oneleft.chance import ROLL, Chance, outcome_text
from oneleft.errors import CommitmentError, IllegalMoveError, InvalidTextError, RecordError
from oneleft.events import Challenged
from oneleft.faces import seat_text
from oneleft.game import Outcome
from oneleft.kernel import state as k
from oneleft.match import RoundResult
from oneleft.reasons import OFFENSE, Code, Reason
from oneleft.record import Player, read_outcome
from oneleft.recordtext import (
    Act,
    Entry,
    Record,
    RoundRecord,
    Shown,
    actor_text,
    parse_record,
)
from oneleft.rules import LAW_VERSION
from oneleft.unknown import Node, Search, UnsettledError, played_face
from oneleft.moves import Move, parse_card_move
from oneleft.faces import WILD_DRAW_FOUR

LAWS: Mapping[int, frozenset[Code]] = MappingProxyType({1: frozenset()})
"""The versions of the law: for each, the reasons that were given otherwise in the version before."""

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
            guilty = any(isinstance(event, Challenged) and event.guilty for event in self.player.told)
            if guilty and bluff >= 0:
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

    def give_up(self, each: RoundRecord, error: RecordError, entry: Entry | None = None) -> NoReturn:
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

    def contradict(self, each: RoundRecord, error: RecordError, kind: str = CONTRADICTION) -> NoReturn:
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
                self.give_up_hidden(each, search.failure())
        except UnsettledError:
            self.notes.append(Finding(kind=UNSETTLED, round=each.number, line=each.line))
            raise _GivenUpError from None
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
            return UNKNOWN if self.search.complete((place, code)) else ""
        except UnsettledError:
            return UNSETTLED

    def give_up_hidden(self, each: RoundRecord, failure: Failure) -> NoReturn:
        """No completion gets beyond an entry: a violation, or a contradiction."""
        player = self.player
        entry = each.entries[failure.place]
        player.entry += failure.place + 1
        game = Game.at(self.record.rules, self.search.state(failure.node))
        hidden = [self.search.is_open(failure.node, entry.actor), Code.NOT_IN_HAND]
        codes = [code for code in failure.codes if code not in (Code.CHANCE_DUE, Code.NOT_IN_HAND)]
        got = f"{actor_text(entry.actor)}: {entry.text}"
        if isinstance(entry, Act) and entry.actor != k.CHANCE and failure.codes != (Code.CHANCE_DUE,):
            if not codes and not hidden[0]:
                codes = list(failure.codes)
            if codes:
                move = game.parse(entry.actor, entry.text)
                self.forbid(each, entry, game.reason(codes[0], entry.actor, move))

"""The referee of records, and the proof of a committed deal."""

import random
from dataclasses import replace

import pytest

from oneleft import check as checking
from oneleft import unknown
from oneleft.chance import Commitment, Committed, Entropy, Published
from oneleft.check import Difference, Report, RoundProof, check, may_differ, verify
from oneleft.errors import CommitmentError, RecordError
from oneleft.game import CHANCE, Outcome
from oneleft.match import Match
from oneleft.reasons import Code
from oneleft.record import Act, Player, Record, parse_record, record_match
from oneleft.recordtext import RoundRecord
from oneleft.rules import CardRules, DiceRules
from tests.strategies import GAMES, played_rounds

HEAD = (
    "oneleft record 1\ngame cards\nlaw 1\nrules {rules}\nseats A Ana | B Benoît\nround 1\nfirst A\n"
)
DICE = "oneleft record 1\ngame dice\nlaw 1\nrules {rules}\nseats A | B\nround 1\nfirst A\n"


def judged(rules: str, *lines: str, head: str = HEAD) -> Report:
    """The report on a round of two seats; the first line is line 8 of the record."""
    return check(parse_record(head.format(rules=rules) + "\n".join(lines)))


def kinds(report: Report) -> list[str]:
    """What was found, but that the record is unfinished."""
    found = [each.kind for each in (*report.faults, *report.notes)]
    return [kind for kind in found if kind != "unfinished"]


# ---------------------------------------------------------------------------------- nothing hidden


def test_a_lawful_record_is_ok() -> None:
    report = judged("classic hand_size=1", "chance: R5 B7 R1", "B: R5", "score A 0 B 7")
    assert report.is_ok
    assert report.entries == 4
    assert report.violation is None
    assert str(report) == ("OK: 4 entries.\nthe record ends before the game does: next is round 2.")


def test_the_first_violation_ends_the_judging() -> None:
    report = judged("classic hand_size=1", "chance: R5 B7 G1", "B: R5", "A: B7")
    violation = report.violation
    assert violation is not None
    assert violation.reason is not None
    assert violation.reason.code is Code.NO_MATCH
    assert (violation.round, violation.entry, violation.line) == (1, 4, 9)
    assert (violation.actor, violation.move) == ("B", "R5")
    assert str(report).startswith("round 1, entry 4, line 9, B: R5 is not allowed. Red 5 cannot go")
    assert kinds(report) == ["violation"]


@pytest.mark.parametrize(
    ("lines", "expected", "got"),
    [
        (("chance: R5 R5 R5",), "a card off the stock", "R5"),
        (("chance: R5 B7", "B: R5"), "a card off the stock", "B: R5"),
        (("chance: R5 B7 R1 R2",), "an act of B", "R2"),
        (("chance: R5 B7 R1", "show B: R6"), "the hand R5", "R6"),
        (("chance: R5 B7 R1", "round 3"), "an act of B", "round 2"),
    ],
)
def test_contradictions_are_no_violations(lines: tuple[str, ...], expected: str, got: str) -> None:
    if "round 3" in lines:
        lines = (*lines[:-1], "round 2")
    report = judged("classic hand_size=1", *lines)
    assert kinds(report) == ["contradiction"]
    (fault,) = report.faults
    assert (fault.expected, fault.got) == (expected, got)
    assert report.violation is None
    assert f"expected {expected}, but the record says {got}." in str(report)


def test_a_die_that_is_not_in_the_pouch_is_a_contradiction() -> None:
    report = judged("classic hand_dice=1", "chance: d1 R1 d2 R2 d2", head=DICE)
    assert kinds(report) == ["contradiction"]
    assert report.faults[0].entry == 5
    report = judged("classic hand_dice=1", "chance: d1 R1 d2 R2 d3 R3", "A: Y6", head=DICE)
    assert report.faults[0].expected == "a face that one of your dice shows"


def test_a_score_that_does_not_agree_does_not_end_the_judging() -> None:
    lines = ("chance: R5 B7 R1", "B: R5", "score B 8", "round 2", "chance: R5 B7 R1", "A: R5")
    report = judged("classic hand_size=1", *lines)
    assert kinds(report) == ["score"]
    (fault,) = report.faults
    assert (fault.round, fault.line) == (1, 10)
    assert (fault.expected, fault.got) == ("score B 7", "score B 8")
    assert report.entries == 8


def test_an_unfinished_record_is_said_to_be() -> None:
    for lines, expected in (
        ((), "a card off the stock"),
        (("chance: R5 B7 R1",), "an act of B"),
        (("chance: R5 B7 R1", "B: R5"), "round 2"),
    ):
        report = judged("classic hand_size=1", *lines)
        assert report.is_ok
        (note,) = report.notes
        assert (note.kind, note.expected) == ("unfinished", expected)
    whole = judged("classic hand_size=1 target_score=7", "chance: R5 B7 R1", "B: R5")
    assert whole.notes == ()


BLUFF = ("chance: R5 G7 WD4 G8 R1", "B: WD4B")


@pytest.mark.parametrize(
    ("rules", "lines", "found"),
    [
        ("official hand_size=2", (*BLUFF, "A: accept"), ["offense"]),
        ("official hand_size=2", (*BLUFF, "A: challenge"), ["punished"]),
        ("official hand_size=2 wd4_enforcement=free", BLUFF, ["offense"]),
        ("official hand_size=2", ("chance: G5 G7 WD4 G8 R1", "B: WD4B", "A: challenge"), []),
        ("party hand_size=2", ("chance: R5 G7 R8 G8 R1", "A: uno"), ["punished"]),
        ("party hand_size=1", ("chance: R5 G7 R1", "B: R5!"), ["offense"]),
        ("official false_catch_penalty=1 hand_size=2", (BLUFF[0], "A: catch B"), ["punished"]),
    ],
)
def test_offenses_are_noted(rules: str, lines: tuple[str, ...], found: list[str]) -> None:
    report = judged(rules, *lines)
    assert report.is_ok
    assert kinds(report) == found
    for note in report.of("offense"):
        assert "was an offense that nobody punished" in note.sentence
        assert note.reason is not None
    for note in report.of("punished"):
        assert "was an offense, and was punished" in note.sentence


def test_offenses_with_dice_are_noted() -> None:
    lines = ("chance: d1 R1 d2 d3 WD4 R3 d4 d5 R4 R5", "A: WD4B")
    for rules, more, found in (
        ("classic hand_dice=2", ("B: accept",), ["offense"]),
        ("classic hand_dice=2", ("B: claim",), ["punished"]),
        ("classic hand_dice=2 wd4_enforcement=auto", (), ["punished"]),
        ("classic hand_dice=2 false_claim_draw=2 wd4_test=none", ("B: claim",), ["punished"]),
    ):
        report = judged(rules, *lines, *more, head=DICE)
        assert report.is_ok, report
        assert kinds(report) == found


def test_other_laws_are_named_and_differences_marked(monkeypatch: pytest.MonkeyPatch) -> None:
    for law in (0, 2):
        head = HEAD.replace("law 1", f"law {law}")
        report = judged("classic hand_size=1", "chance: R5 B7 R1", "B: R5", head=head)
        assert report.is_ok
        assert kinds(report) == ["law-version"]
        assert f"law version {law}; it is judged under 1" in str(report)
        report = judged("classic hand_size=1", "chance: R5 B7 R1", "B: R6", head=head)
        assert kinds(report) == ["violation", "law-version", "law-difference"]
        assert f"otherwise under law version {law}" in str(report)
        assert report.notes[-1].entry == 4
    laws = {0: frozenset[Code](), 1: frozenset((Code.NO_MATCH,))}
    monkeypatch.setattr(checking, "LAWS", laws)
    assert may_differ(0, Code.NO_MATCH)
    assert not may_differ(0, Code.MUST_PLAY)
    assert not may_differ(1, Code.NO_MATCH)
    assert may_differ(2, Code.MUST_PLAY)


# ----------------------------------------------------------------------------------- hidden cards

WD4 = ("chance: ? R5 ? G7 R1", "B: WD4B")


@pytest.mark.parametrize(
    ("lines", "found"),
    [
        # What B held beside the Wild Draw Four decides; a later play or a shown hand tells.
        ((*WD4, "A: accept"), ["unknown"]),
        ((*WD4, "A: accept", "chance: Y1 Y2 Y3 Y4", "B: B7"), []),
        ((*WD4, "show B: B7"), []),
        ((*WD4, "show B: R7"), ["offense"]),
        ((*WD4, "show B: W"), []),
        # After a challenge, who draws tells; so does how many cards come.
        ((*WD4, "A: challenge", "chance: ? ? ? ?", "A: draw"), ["punished"]),
        ((*WD4, "A: challenge", "chance: Y1 Y2 Y3 Y4 Y5 Y6", "B: draw"), []),
        ((*WD4, "A: challenge", "chance: ? ? ? ?"), ["unknown"]),
    ],
)
def test_what_hidden_cards_leave_open_is_named(lines: tuple[str, ...], found: list[str]) -> None:
    report = judged("official hand_size=2", *lines)
    assert report.is_ok, report
    assert kinds(report) == found
    for note in report.of("unknown"):
        assert (note.round, note.entry, note.line) == (1, 6, 9)
        assert "whether B: WD4B was lawful cannot be known" in note.sentence


@pytest.mark.parametrize(
    ("rules", "lines", "slug", "entry"),
    [
        # Refused whatever was hidden.
        ("classic", ("chance: ? R5 ? G7 R1", "B: G3"), "no-match", 6),
        ("classic", ("chance: ? R5 ? G7 R1", "A: R5"), "not-your-turn", 6),
        ("classic", ("chance: ? R5 ? G7 R1", "B: R2", "A: draw"), "must-play", 7),
        ("classic", ("chance: ? R5 ? G7 R1", "B: R2", "A: Y9"), "not-in-hand", 7),
        (
            "official",
            ("chance: ? R5 ? G7 R1", "B: draw", "chance: G1", "B: R3"),
            "only-the-drawn",
            8,
        ),
        # B had nothing red, or the Wild Draw Four would have been refused.
        (
            "strict",
            ("chance: ? R5 ? G7 R1", "B: WD4G", "chance: B1 B2 B3 B4", "show B: R3"),
            "",
            11,
        ),
    ],
)
def test_what_every_completion_refuses_is_a_violation(
    rules: str, lines: tuple[str, ...], slug: str, entry: int
) -> None:
    rules = rules.replace("strict", "official wd4_enforcement=strict") + " hand_size=2"
    report = judged(rules, *lines)
    (fault,) = report.faults
    assert fault.entry == entry
    if slug:
        assert report.violation == fault
        assert fault.reason is not None
        assert fault.reason.slug == slug
    else:
        assert fault.expected == "a hand that B may hold"


def test_what_the_drawn_card_was_follows_from_what_came_next() -> None:
    """B drew and may play it or not: the end of the turn tells that it could not be played."""
    start = ("chance: ? R5 R1", "B: draw", "chance: ?", "A: R5")
    assert judged("classic hand_size=1", *start).is_ok
    report = judged("classic hand_size=2", "chance: ? R5 ? G7 R1", "B: draw", "chance: ?", "B: R3")
    assert report.is_ok
    lines = ("chance: ? R5 ? G7 R1", "B: draw", "chance: ?", "A: R5", "show B: R3 G4 B6")
    assert judged("classic hand_size=2", *lines).faults[0].expected == "a hand that B may hold"
    lines = (*lines[:-1], "show B: G3 G4 B6")
    assert judged("classic hand_size=2", *lines).is_ok


@pytest.mark.parametrize(
    ("lines", "expected", "got"),
    [
        (("chance: ? R5 ? R5 R1", "B: R5"), "a card that B may hold", "B: R5"),
        (("chance: ? R5 ? R5 R5",), "a card that may be left", "chance: R5"),
        (("chance: ? R5 ? G7 ?",), "a face, for all see this card", "chance: ?"),
        (("chance: ? R5 ? G7 R1 ?",), "an act of B", "chance: ?"),
        (("chance: ? R5 ? G7", "B: R5"), "a card off the stock", "B: R5"),
        (("chance: ? R5 ? G7 seat A",), "a card that may be left", "chance: seat A"),
        (("chance: ? R5 ? seat A",), "a card that may be left", "chance: seat A"),
        (("chance: ? R5 ? G7 R1", "show B: R5 R5"), "a hand that B may hold", "show B: R5 R5"),
        (("chance: ? R5 ? G7 R1", "show B: R6"), "a hand that B may hold", "show B: R6"),
    ],
)
def test_what_cannot_have_been_is_a_contradiction(
    lines: tuple[str, ...], expected: str, got: str
) -> None:
    report = judged("classic hand_size=2", *lines)
    (fault,) = report.faults
    assert (fault.kind, fault.expected, fault.got) == ("contradiction", expected, got)


def test_cut_cards_are_open() -> None:
    head = HEAD.replace("first A\n", "")
    rules = "classic first_dealer=draw_high hand_size=1"
    report = judged(rules, "chance: R5 R5 R6 R7 ? R8 R9", head=head)
    assert report.is_ok
    report = judged(rules, "chance: R5 ? R6 R7 ? R8 R9", head=head)
    assert report.faults[0].expected == "a face, for all see this card"
    report = judged(rules, "chance: R5 R5 R5 R4 ? R5 R9", head=head)
    assert report.is_ok
    report = judged(rules, "chance: R0 R0 ?", head=head)
    assert report.faults[0].expected == "a card that may be left"
    random_dealer = "classic hand_size=1"
    assert judged(random_dealer, "chance: seat A ? R5 R1", head=head).is_ok
    assert not judged(random_dealer, "chance: R1 ? R5 R1", head=head).is_ok
    assert not judged(random_dealer, "chance: ? ? R5 R1", head=head).is_ok


def test_a_first_card_that_is_put_back_was_in_the_stock() -> None:
    """With a Wild Draw Four put back, not all four can have been dealt before it."""
    dealt = "chance: WD4 WD4 WD4 ? WD4 R1"
    assert judged("official hand_size=2", dealt, "show A: WD4 G1").is_ok
    report = judged("official hand_size=2", dealt, "show A: WD4 WD4")
    assert report.faults[0].expected == "a hand that A may hold"
    assert not judged("official hand_size=2", "chance: WD4 WD4 WD4 WD4 WD4 ?").is_ok
    later = ("chance: WD4 WD4 ? ? WD4 R1", "B: WD4B", "A: accept", "chance: WD4 WD4 R2 R3")
    assert judged("official hand_size=2", *later, "show A: R2 R3 WD4 WD4 WD4 G1").is_ok
    assert not judged("official hand_size=2", *later, "show A: R2 R3 WD4 WD4 WD4 WD4").is_ok


def test_the_score_of_hidden_hands() -> None:
    lines = ("chance: R5 ? R1", "B: R5")
    report = judged("classic hand_size=1", *lines)
    assert kinds(report) == ["unknown-score"]
    assert "the score cannot be known" in str(report)
    for points, found in ((50, []), (13, ["score"]), (0, []), (51, ["score"])):
        report = judged("classic hand_size=1", *lines, f"score A 0 B {points}")
        assert kinds(report) == found
    assert kinds(judged("classic hand_size=1", *lines, "score B 9")) == ["unknown-score"]
    shown = ("chance: R5 ? R1", "show A: B7", "B: R5")
    assert kinds(judged("classic hand_size=1", *shown, "score A 0 B 7")) == []
    assert kinds(judged("classic hand_size=1", *shown, "score A 0 B 8")) == ["score"]
    assert kinds(judged("classic hand_size=1", "chance: ? R5 R1", "score B 8")) == ["score"]
    low = "classic hand_size=1 scoring=low_total_wins"
    assert kinds(judged(low, *lines, "score A 13 B 0")) == ["score"]
    assert kinds(judged(low, *lines, "score A 20 B 0")) == []


def test_rounds_go_on_after_a_score_that_is_not_known() -> None:
    rules = "classic hand_size=1 target_score=20"
    first = ("chance: R5 ? R1", "B: R5")
    second = ("round 2", "first B", "chance: R5 B7 R1", "A: R5")
    assert kinds(judged(rules, *first, *second)) == ["unknown-score"]
    given = judged(rules, *first, "score A 0 B 9", *second)
    assert kinds(given) == []
    over = judged(rules, *first, "score A 0 B 20", *second)
    assert kinds(over) == []
    assert (
        kinds(judged(rules, *first, "round 2", "first A"))
        == ["unknown-score", "contradiction"][::-1]
    )


def test_a_blocked_round_of_hidden_cards_leaves_the_next_deal_to_the_record() -> None:
    """Whoever had the lowest hand wins a blocked round, and deals next where the winner does."""
    lines = ("chance: R5 B7 R1", "B: R5", "round 2", "first A")
    record = parse_record(HEAD.format(rules="classic hand_size=1") + "\n".join(lines))
    for ending, is_ok in (("blocked", True), ("out", False)):
        player = Player(record)
        player.begin(record.rounds[0])
        for entry in record.rounds[0].entries:
            player.play(entry)
        booked = Outcome(None, (0, 0), ending)
        if is_ok:
            player.begin(record.rounds[1], booked)
            assert player.game.first == 0
        else:
            with pytest.raises(RecordError, match="expected first B, got first A"):
                player.begin(record.rounds[1], booked)


def give_up(*_: object) -> None:
    raise unknown.UnsettledError


def test_too_many_possibilities_are_admitted(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = (*WD4, "A: accept", "chance: Y1 Y2 Y3 Y4", "B: draw", "chance: ?", "B: keep")
    monkeypatch.setattr(unknown, "STEPS", 4)
    report = judged("official hand_size=2", *lines)
    assert report.is_ok
    assert [note.kind for note in report.notes] == ["unsettled"]
    assert "there are too many possibilities to settle" in str(report)


def test_a_doubt_that_is_not_settled_is_admitted(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = (*WD4, "A: accept", "chance: Y1 Y2 Y3 Y4", "B: draw", "chance: ?", "B: keep")

    monkeypatch.setattr(unknown.Search, "doubt", give_up)
    report = judged("official hand_size=2", *lines)
    assert [note.kind for note in report.notes] == ["unsettled", "unfinished"]
    assert report.notes[0].entry == 6


def test_a_score_that_is_not_settled_is_admitted(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = ("chance: R5 ? R1", "B: R5", "score A 0 B 7")
    monkeypatch.setattr(unknown.Search, "has_score", give_up)
    assert kinds(judged("classic hand_size=1", *lines)) == ["unsettled"]
    monkeypatch.undo()
    monkeypatch.setattr(unknown.Search, "has_other_score", give_up)
    assert kinds(judged("classic hand_size=1", *lines)) == []


def test_the_clock_on_hidden_cards_is_not_worked_out() -> None:
    report = judged(
        "classic hand_size=2",
        "chance: R5 ? R3 ? W",
        "B: color R",
        "B: R5",
        "A: W?",
        "clock: timeout",
    )
    assert kinds(report) == ["unsettled"]
    ok = ("chance: R5 G7 W ? R1", "B: W?", "clock: timeout", "clock: timeout")
    assert judged("classic hand_size=2", *ok).is_ok


# ---------------------------------------------------------------------------------------- the proof


def committed_match(
    game: str, rng: random.Random, acts: int
) -> tuple[Committed, Match, list[RoundRecord]]:
    """A match whose outcomes were committed to."""
    entropies = [Entropy.make(seat, rng.randbytes) for seat in (0, 2)]
    source = Committed(Commitment.make(rng.randbytes), entropies)
    rules = CardRules(hand_size=3) if game == "cards" else DiceRules(hand_dice=2)
    match = Match(rules, 3, source)
    rounds = played_rounds(match, acts, rng)
    return source, match, rounds


@pytest.mark.parametrize("game", GAMES)
def test_a_committed_match_is_proved(game: str, rng: random.Random) -> None:
    source, match, rounds = committed_match(game, rng, 150)
    record = parse_record(str(record_match(match, (), rounds, source.revealed())))
    proofs = verify(record)
    assert [proof.number for proof in proofs] == [each.number for each in record.rounds]
    assert all(proof.is_proved for proof in proofs)
    counts = [sum(entry.actor == CHANCE for entry in each.entries) for each in record.rounds]
    assert [proof.outcomes for proof in proofs] == counts


def test_hidden_outcomes_are_filled_in_from_the_commitment(rng: random.Random) -> None:
    source, match, rounds = committed_match("cards", rng, 60)
    record = record_match(match, (), rounds, source.revealed())
    each = record.rounds[0]
    dealt = list(each.entries)
    for place in (2, 3, 5):
        dealt[place] = Act(CHANCE, "?")
    hidden = replace(record, rounds=(replace(each, entries=tuple(dealt)), *record.rounds[1:]))
    assert verify(hidden) == verify(record)


@pytest.mark.parametrize("game", GAMES)
def test_the_first_outcome_that_differs_is_found(game: str, rng: random.Random) -> None:
    source, match, rounds = committed_match(game, rng, 150)
    record = parse_record(str(record_match(match, (), rounds, source.revealed())))
    first = record.rounds[0]
    place = 3 if game == "cards" else len(first.entries)
    if game == "dice":
        place = next(n for n, entry in enumerate(first.entries) if entry.text == "d24" or n == 4)
    was = first.entries[place]
    other = "W" if was.text != "W" else "R1"
    other = other if game == "cards" else ("d1" if was.text.startswith("d") else "@1")
    if other == was.text or (other == "@1" and verify(record)[0].outcomes <= place):
        other = "d2"
    entries = (*first.entries[:place], Act(CHANCE, other, was.line), *first.entries[place + 1 :])
    forged = replace(record, rounds=(replace(first, entries=entries), *record.rounds[1:]))
    (proof,) = verify(forged)
    assert not proof.is_proved
    assert proof.outcomes == place
    found = proof.difference
    assert found is not None
    assert (found.entry, found.line, found.got) == (place + 1, was.line, other)


def test_a_proof_needs_a_commitment_and_its_secret(rng: random.Random) -> None:
    source, match, rounds = committed_match("cards", rng, 5)
    cases: list[tuple[Published | None, str]] = [
        (None, "commitment"),
        (source.published(), "secret"),
        (replace(source.revealed(), secret=bytes(32)), "commitment"),
        (replace(source.revealed(), salt=None), "salt"),
    ]
    for published, part in cases:
        with pytest.raises(CommitmentError) as caught:
            verify(record_match(match, (), rounds, published))
        assert caught.value.part == part


def test_a_proof_needs_a_record_that_follows_the_law(rng: random.Random) -> None:
    source, match, _ = committed_match("cards", rng, 0)
    record = record_match(match, (), (), source.revealed())
    (each,) = record.rounds
    for more in (Act(CHANCE, "?"), Act(0, "challenge")):
        wrong = replace(record, rounds=(replace(each, entries=(*each.entries, more)),))
        with pytest.raises(RecordError):
            verify(wrong)


def test_proofs_are_plain_values() -> None:
    difference = Difference(3, 8, "card", "R5", "W")
    assert RoundProof(1, 2).is_proved
    assert not RoundProof(1, 2, difference).is_proved
    assert Record(CardRules(), ("", "")).law == 1

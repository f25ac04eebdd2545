"""``oneleft rules``, ``check``, ``verify`` and ``convert``: what is read and what is written."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from oneleft.cli.saving import write_text
from oneleft.cli.speech import SpokenError, chosen_rules, read_file
from oneleft.faces import seat_text
from oneleft.rules import LAW_VERSION
from oneleft.words import Words

if TYPE_CHECKING:
    from oneleft.check import Finding, RoundProof
    from oneleft.record import Record

Say = Callable[[str], None]
OK, VIOLATION, UNREADABLE = 0, 1, 2


def show_rules(words: Words, game: str, preset: str, texts: Sequence[str], say: Say) -> None:
    """The rules of a ruleset in words, each sentence with its clauses.

    Raises:
        RulesetError: with all that is wrong with the rules.
    """
    rules = chosen_rules(words, game, preset, texts)
    rules.check()
    nearest, changes = rules.changes()
    title = words("rules-title", gamename=words(f"game-{game}"), preset=words(f"preset-{nearest}"))
    say(title)
    say("=" * len(title))
    for name, value in changes.items():
        label = words.value_label(game, name, value)
        say(words("rules-change", option=words.option_label(game, name), value=label))
    for paragraph in words.rulebook(rules):
        if paragraph.is_heading:
            say("")
            say(paragraph.text)
            say("-" * len(paragraph.text))
        else:
            say(f"{paragraph.text} [{paragraph.clause}]")


def convert_file(words: Words, path: Path, form: str, output: Path | None, say: Say) -> None:
    """Writes a record in another format.

    Raises:
        OneLeftError: it cannot be read or written.
    """
    from oneleft.convert import FORMATS, convert

    if form not in FORMATS:
        raise SpokenError(words("error-format", text=form, choices=", ".join(FORMATS)))
    text = convert(read_file(words, path), form)
    if output is None:
        say(text.rstrip("\n"))
        return
    try:
        write_text(output, text)
    except OSError:
        raise SpokenError(words("error-file-unwritable", path=str(output))) from None
    say(words("converted", path=str(output)))


def check_file(words: Words, path: Path, say: Say) -> int:
    """Referees a record: 0 if nothing is wrong, else 1, with the first violation.

    Raises:
        OneLeftError: the record cannot be read.
    """
    from oneleft import check as referee
    from oneleft.convert import read_record

    record = read_record(read_file(words, path))
    report = referee.check(record)
    if report.is_ok:
        say(words("check-ok", count=report.entries))
    for found in (*report.faults, *report.notes):
        say(_finding_line(words, record, found))
    return OK if report.is_ok else VIOLATION


def _finding_line(words: Words, record: Record, found: Finding) -> str:
    """A finding of the referee in the player's language."""
    reason, clause = "", ""
    if found.reason is not None:
        named = [name or seat_text(seat) for seat, name in enumerate(record.names)]
        reason = words.reason_words(found.reason, named, offense=found.kind != "violation")
        clause = found.reason.clause
    is_law = found.kind.startswith("law-")
    return words(
        f"check-{found.kind}",
        round=found.round,
        entry=found.entry,
        line=found.line,
        actor=found.actor,
        move=f"{found.actor}: {found.move}",
        reason=reason,
        clause=clause,
        expected=words.expected(found.expected),
        text=found.got,
        law=found.got if is_law else record.law,
        ours=found.expected if found.kind == "law-version" else LAW_VERSION,
    )


def verify_file(words: Words, path: Path, say: Say) -> int:
    """Proves that a commitment fixed every outcome: 0 proved, 1 refuted, 2 nothing to prove.

    Raises:
        OneLeftError: the record cannot be read, or breaks the rules.
    """
    from oneleft import check as referee
    from oneleft.convert import read_record
    from oneleft.errors import CommitmentError

    record = read_record(read_file(words, path))
    published = record.published
    if published is None:
        say(words("verify-no-commitment"))
        return UNREADABLE
    say(words("verify-commitment", text=published.digest))
    if published.secret is None or published.salt is None:
        say(words("verify-no-secret"))
        return UNREADABLE
    try:
        proofs = referee.verify(record)
    except CommitmentError:
        say(words("verify-hash-differs"))
        return VIOLATION
    return _proofs_told(words, record, proofs, say)


def _proofs_told(words: Words, record: Record, proofs: Sequence[RoundProof], say: Say) -> int:
    """Tells what was proved round by round; a record without any outcome proves nothing."""
    published = record.published
    assert published is not None
    for entropy in published.entropies:
        say(words("verify-entropy", seat=record.names[entropy.seat] or entropy.seat))
    for proof in proofs:
        other = proof.difference
        if other is not None:
            place = {"entry": other.entry, "line": other.line}
            say(words("verify-entry-differs", **place, expected=other.expected, text=other.got))
            return VIOLATION
        if proof.outcomes:
            say(words("verify-round-ok", round=proof.number))
    if not any(proof.outcomes for proof in proofs):
        say(words("verify-no-rounds"))
        return UNREADABLE
    say(words("verify-ok"))
    return OK

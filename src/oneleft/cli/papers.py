"""``oneleft rules``, ``check``, ``verify`` and ``convert``: what is read and what is written."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from oneleft.chance import Chance
from oneleft.cli.saving import write_text
from oneleft.cli.speech import SpokenError, chosen_rules, read_file
from oneleft.game import CHANCE
from oneleft.recordtext import HIDDEN, Act, Record, RoundRecord
from oneleft.words import Words

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


def verify_file(words: Words, path: Path, say: Say) -> int:
    """Proves that every outcome was fixed by the commitment: 0 proved, 1 refuted, 2 nothing to prove.

    Raises:
        OneLeftError: the record cannot be read, or breaks the rules before it differs.
    """
    from oneleft.convert import read_record
    from oneleft.errors import CommitmentError, DivergenceError

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
        source = published.source()
        for entropy in published.entropies:
            say(words("verify-entropy", seat=record.names[entropy.seat] or entropy.seat))
        for number in proved_rounds(record, source):
            say(words("verify-round-ok", round=number))
    except CommitmentError:
        say(words("verify-hash-differs"))
        return VIOLATION
    except DivergenceError as error:
        shown = {"entry": error.entry, "expected": error.expected, "text": error.got}
        say(words("verify-outcome-differs", **shown))
        return VIOLATION
    say(words("verify-ok"))
    return OK


def proved_rounds(record: Record, source: Chance) -> Iterator[int]:
    """Plays the acts of a record with the outcomes of ``source``; the rounds that agree.

    Raises:
        DivergenceError: the first outcome of the record that is another.
        OneLeftError: an act is refused although all outcomes before it agree.
    """
    from oneleft.errors import OneLeftError
    from oneleft.match import Match
    from oneleft.record import record_round

    match = Match(record.rules, record.seats, source)
    seen = 0
    for place, each in enumerate(record.rounds):
        if place:
            match.next_round()
        failure: OneLeftError | None = None
        for entry in each.entries:
            if isinstance(entry, Act) and entry.actor != CHANCE:
                try:
                    match.game.play(entry.actor, entry.text)
                except OneLeftError as error:
                    failure = error
                    break
        given = _outcomes(record_round(match.game, each.number))
        seen = _compared(_outcomes(each), given, seen)
        if failure is not None:
            raise failure
        yield each.number


def _outcomes(each: RoundRecord) -> list[str]:
    return [
        entry.text for entry in each.entries if isinstance(entry, Act) and entry.actor == CHANCE
    ]


def _compared(told: Sequence[str], given: Sequence[str], seen: int) -> int:
    """Compares a round's outcomes; how many there are by now."""
    from oneleft.errors import DivergenceError

    for place, text in enumerate(told):
        expected = given[place] if place < len(given) else ""
        if text not in (HIDDEN, expected):
            raise DivergenceError(seen + place + 1, "", expected or "–", text)
    return seen + len(told)

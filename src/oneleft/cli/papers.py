"""``oneleft rules``, ``check``, ``verify`` and ``convert``: what is read and what is written."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from oneleft.cli.saving import write_text
from oneleft.cli.speech import SpokenError, chosen_rules, read_file
from oneleft.words import Words

Say = Callable[[str], None]


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

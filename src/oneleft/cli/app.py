"""The commands and their options. Everything else is imported when a command runs."""

import os
import sys
from collections.abc import Mapping, Sequence
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from oneleft.cli.speech import LANGUAGES, simple_messages

if TYPE_CHECKING:
    from typer.core import TyperGroup

    from oneleft.words import Words

OK, VIOLATION, USAGE = 0, 1, 2


class GameName(StrEnum):
    """The two games."""

    CARDS = "cards"
    DICE = "dice"


class Preset(StrEnum):
    """The three presets."""

    CLASSIC = "classic"
    OFFICIAL = "official"
    PARTY = "party"


# Help texts are keys of the Fluent files, put into words when the language is known.

Game = Annotated[GameName, typer.Argument(metavar="cards|dice", help="opt-game")]
PresetName = Annotated[
    Preset, typer.Option("--preset", "-p", metavar="PRESET", help="opt-preset", show_default=True)
]
Rule = Annotated[
    list[str] | None, typer.Option("--rule", "-r", metavar="NAME=VALUE", help="opt-rule")
]
Lang = Annotated[str | None, typer.Option("--lang", metavar="LANG", help="opt-lang")]
File = Annotated[Path, typer.Argument(metavar="FILE", help="opt-file")]

app = typer.Typer(
    name="oneleft",
    rich_markup_mode=None,
    add_completion=False,
    no_args_is_help=True,
    help="cmd-oneleft",
    context_settings={"help_option_names": ["--help", "-h"]},
)


def language(explicit: str | None) -> str:
    """The language of ``--lang``, wherever it stands, else of the locale."""
    from oneleft.words import pick_language

    return pick_language(explicit or _state["lang"], os.environ)


_state: dict[str, str | None] = {"lang": None}


def speaker(explicit: str | None) -> "Words":
    """Says things in the language of ``--lang`` or of the locale.

    Raises:
        OneLeftError: there is no such language.
    """
    from oneleft.words import Words

    return Words(language(explicit))


def say(text: str) -> None:
    """Writes a line that any screen can show."""
    from oneleft.cli.screen import ascii_safe, encodes_all

    print(text if encodes_all(sys.stdout) else ascii_safe(text, sys.stdout.encoding))


def _version(value: bool) -> None:  # noqa: FBT001 (Typer's way)
    if value:
        import oneleft

        print(f"oneleft {oneleft.__version__} (law {oneleft.LAW_VERSION})")
        raise typer.Exit(OK)


@app.callback()
def _root(
    lang: Lang = None,
    version: Annotated[  # noqa: ARG001, FBT002 (Typer's way to write a flag)
        bool, typer.Option("--version", help="opt-version", callback=_version, is_eager=True)
    ] = False,
) -> None:
    _state["lang"] = lang


@app.command(help="cmd-play")
def play(
    game: Game = GameName.CARDS,
    seats: Annotated[
        int, typer.Option("--seats", "-s", metavar="N", help="opt-seats", show_default=True)
    ] = 3,
    preset: PresetName = Preset.CLASSIC,
    rule: Rule = None,
    bots: Annotated[int | None, typer.Option("--bots", "-b", metavar="N", help="opt-bots")] = None,
    bot: Annotated[
        str, typer.Option("--bot", metavar="KIND", help="opt-bot", show_default=True)
    ] = "greedy",
    seed: Annotated[int | None, typer.Option("--seed", metavar="N", help="opt-seed")] = None,
    lang: Lang = None,
    record: Annotated[
        Path | None, typer.Option("--record", metavar="FILE", help="opt-record")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="opt-resume")
    ] = None,
    plain: Annotated[bool, typer.Option("--plain", help="opt-plain")] = False,  # noqa: FBT002
    delay: Annotated[
        float, typer.Option("--delay", metavar="SECONDS", help="opt-delay", show_default=True)
    ] = 0.0,
    name: Annotated[
        list[str] | None, typer.Option("--name", metavar="NAME", help="opt-name")
    ] = None,
) -> None:
    """Plays a match."""
    words = speaker(lang)
    from oneleft.cli.play import Wishes
    from oneleft.cli.play import play as play_match

    play_match(
        words,
        Wishes(
            game=game.value,
            seats=seats,
            preset=preset.value,
            rules=rule or (),
            bots=bots,
            bot=bot,
            seed=seed,
            record=record,
            resume=resume,
            plain=plain,
            delay=delay,
            names=name or (),
        ),
    )


@app.command(help="cmd-ask")
def ask(
    move: Annotated[list[str], typer.Argument(metavar="MOVE", help="opt-move")],
    top: Annotated[str | None, typer.Option("--top", metavar="FACE", help="opt-top")] = None,
    center: Annotated[
        str | None, typer.Option("--center", metavar="FACE", help="opt-center")
    ] = None,
    hand: Annotated[str | None, typer.Option("--hand", metavar="FACES", help="opt-hand")] = None,
    preset: PresetName = Preset.CLASSIC,
    rule: Rule = None,
    position: Annotated[
        Path | None, typer.Option("--position", metavar="FILE", help="opt-position")
    ] = None,
    drawn: Annotated[str | None, typer.Option("--drawn", metavar="FACE", help="opt-drawn")] = None,
    pending: Annotated[
        int | None, typer.Option("--pending", metavar="N", help="opt-pending")
    ] = None,
    phase: Annotated[str | None, typer.Option("--phase", metavar="NAME", help="opt-phase")] = None,
    seats: Annotated[
        int, typer.Option("--seats", "-s", metavar="N", help="opt-seats", show_default=True)
    ] = 2,
    seat: Annotated[str | None, typer.Option("--seat", metavar="LETTER", help="opt-who")] = None,
    lang: Lang = None,
) -> None:
    """Says whether a move is lawful."""
    words = speaker(lang)
    from oneleft.cli.ask import Question
    from oneleft.cli.ask import ask as answer

    question = Question(
        move=" ".join(move),
        top=top,
        center=center,
        hand=hand,
        preset=preset.value,
        rules=rule or (),
        position=position,
        drawn=drawn,
        pending=pending,
        phase=phase,
        seats=seats,
        seat=seat,
    )
    raise typer.Exit(answer(words, question, say))


@app.command(help="cmd-rules")
def rules(
    game: Game = GameName.CARDS,
    preset: PresetName = Preset.CLASSIC,
    rule: Rule = None,
    lang: Lang = None,
) -> None:
    """Shows the rules of a ruleset."""
    words = speaker(lang)
    from oneleft.cli.papers import show_rules

    show_rules(words, game.value, preset.value, rule or (), say)


@app.command(help="cmd-check")
def check(file: File, lang: Lang = None) -> None:
    """Referees the record of a game."""
    words = speaker(lang)
    from oneleft.cli.papers import check_file

    raise typer.Exit(check_file(words, file, say))


@app.command(help="cmd-verify")
def verify(file: File, lang: Lang = None) -> None:
    """Proves that all outcomes of a record were fixed beforehand."""
    words = speaker(lang)
    from oneleft.cli.papers import verify_file

    raise typer.Exit(verify_file(words, file, say))


@app.command(help="cmd-convert")
def convert(
    file: File,
    to: Annotated[
        str, typer.Option("--to", metavar="FORMAT", help="opt-to", show_default=True)
    ] = "text",
    output: Annotated[
        Path | None, typer.Option("--output", "-o", metavar="FILE", help="opt-output")
    ] = None,
    lang: Lang = None,
) -> None:
    """Writes a record in another format."""
    words = speaker(lang)
    from oneleft.cli.papers import convert_file

    convert_file(words, file, to, output, say)


@app.command(help="cmd-bench")
def bench(
    engine: Annotated[
        str | None, typer.Option("--engine", metavar="NAME", help="opt-engine")
    ] = None,
    game: Annotated[str | None, typer.Option("--game", metavar="GAME", help="opt-one-game")] = None,
    seats: Annotated[int | None, typer.Option("--seats", metavar="N", help="opt-one-seats")] = None,
    preset: PresetName = Preset.OFFICIAL,
    repeats: Annotated[
        int, typer.Option("--repeats", metavar="N", help="opt-repeats", show_default=True)
    ] = 5,
    json: Annotated[bool, typer.Option("--json", help="opt-json")] = False,  # noqa: FBT002
    lang: Lang = None,
) -> None:
    """Measures the speed of this machine."""
    speaker(lang)
    from oneleft.bench import bench as measure

    def report(line: str) -> None:
        print(line, file=sys.stderr)

    print(
        measure(engine, game, seats, preset.value, repeats=repeats, as_object=json, report=report)
    )


# ------------------------------------------------------------------------------------- running


def _explicit_language(args: Sequence[str]) -> str | None:
    """``--lang`` wherever it stands, for the help and for errors of usage."""
    for place, arg in enumerate(args):
        if arg == "--lang" and place + 1 < len(args):
            return args[place + 1]
        if arg.startswith("--lang="):
            return arg.partition("=")[2]
    return None


def help_language(args: Sequence[str], environ: Mapping[str, str]) -> str:
    """The language of the help; one that does not exist is English here."""
    asked = _explicit_language(args)
    places = [asked] if asked else [environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    found = next((place for place in places if place), "en")
    short = found.lower().replace("_", "-").partition("-")[0]
    return short if short in LANGUAGES else "en"


def command_in(lang: str) -> "TyperGroup":
    """The commands with their help in a language."""
    from oneleft.cli.helping import speak

    return speak(app, simple_messages(lang))


def run(args: Sequence[str]) -> int:
    """Runs the program; gives its exit code. No error that is expected shows a traceback."""
    lang = help_language(args, os.environ)
    _state["lang"] = None
    command = command_in(lang)
    from oneleft.cli.helping import USAGE_ERROR, usage_message

    try:
        code = command.main(list(args), prog_name="oneleft", standalone_mode=False)
    except USAGE_ERROR as error:
        print(usage_message(error, simple_messages(lang)), file=sys.stderr)
        return USAGE
    except typer.Abort:
        return USAGE
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK
    except _one_left_error() as error:
        print(_spoken(error, lang), file=sys.stderr)
        return USAGE
    return code if isinstance(code, int) else OK


def _one_left_error() -> type[Exception]:
    from oneleft.errors import OneLeftError

    return OneLeftError


def _spoken(error: Exception, lang: str) -> str:
    from oneleft.cli.speech import spoken
    from oneleft.errors import OneLeftError
    from oneleft.words import Words

    assert isinstance(error, OneLeftError)
    return spoken(Words(lang), error)

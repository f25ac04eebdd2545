"""The commands and their options. Everything else is imported when a command runs."""

import errno
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
HUNG_UP = 141
"""Nobody reads what is written any more: what a shell says of a program that SIGPIPE ended."""

NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
"""What the system says where nothing more can be written."""


class GameName(StrEnum):
    """The two games."""

    CARDS = "cards"
    DICE = "dice"


class Preset(StrEnum):
    """The three presets."""

    CLASSIC = "classic"
    OFFICIAL = "official"
    PARTY = "party"


class AdminTask(StrEnum):
    """What ``oneleft admin`` does."""

    BACKUP = "backup"
    RESTORE = "restore"


# Help texts are keys of the Fluent files, put into words when the language is known.

Game = Annotated[GameName, typer.Argument(metavar="cards|dice", help="opt-game")]
PresetName = Annotated[
    Preset, typer.Option("--preset", "-p", metavar="PRESET", help="opt-preset", show_default=True)
]
Rule = Annotated[
    list[str] | None, typer.Option("--rule", "-r", metavar="NAME=VALUE", help="opt-rule")
]
Lang = Annotated[str | None, typer.Option("--lang", metavar="LANG", help="opt-lang")]
Seats = Annotated[
    int, typer.Option("--seats", "-s", metavar="N", help="opt-seats", show_default=True)
]
Games = Annotated[
    int, typer.Option("--games", "-n", metavar="N", help="opt-games", show_default=True)
]
RunSeed = Annotated[
    int, typer.Option("--seed", metavar="N", help="opt-run-seed", show_default=True)
]
Workers = Annotated[
    int, typer.Option("--workers", metavar="N", help="opt-sim-workers", show_default=True)
]
Processes = Annotated[
    int, typer.Option("--workers", metavar="N", help="opt-processes", show_default=True)
]
Unit = Annotated[str, typer.Option("--unit", metavar="UNIT", help="opt-unit", show_default=True)]
Limit = Annotated[int, typer.Option("--limit", metavar="N", help="opt-limit", show_default=True)]
Json = Annotated[bool, typer.Option("--json", help="opt-json")]
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
    seats: Seats = 3,
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
    ctx: typer.Context,
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
    seats: Seats = 2,
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
        preset=preset.value if _is_said(ctx, "preset") else None,
        rules=rule or (),
        position=position,
        drawn=drawn,
        pending=pending,
        phase=phase,
        seats=seats if _is_said(ctx, "seats") else None,
        seat=seat,
    )
    raise typer.Exit(answer(words, question, say))


def _is_said(ctx: typer.Context, option: str) -> bool:
    """Whether an option was typed, and does not just have its default."""
    source = ctx.get_parameter_source(option)
    return source is not None and source.name != "DEFAULT"


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
    json: Json = False,  # noqa: FBT002
    lang: Lang = None,
) -> None:
    """Measures the speed of this machine."""
    words = speaker(lang)
    if repeats < 1:
        from oneleft.cli.speech import SpokenError

        raise SpokenError(words("usage-value", option="--repeats"))
    from oneleft.bench import bench as measure

    def report(line: str) -> None:
        print(line, file=sys.stderr)

    print(
        measure(engine, game, seats, preset.value, repeats=repeats, as_object=json, report=report)
    )


@app.command(help="cmd-serve")
def serve(
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS", help="opt-host")] = "",
    port: Annotated[int | None, typer.Option("--port", metavar="N", help="opt-port")] = None,
    lan: Annotated[bool, typer.Option("--lan", help="opt-lan")] = False,  # noqa: FBT002
    no_browser: Annotated[bool, typer.Option("--no-browser", help="opt-no-browser")] = False,  # noqa: FBT002
    database: Annotated[str, typer.Option("--database", metavar="URL", help="opt-database")] = "",
    bus: Annotated[str, typer.Option("--bus", metavar="URL", help="opt-bus")] = "",
    workers: Annotated[
        int, typer.Option("--workers", metavar="N", help="opt-workers", show_default=True)
    ] = 1,
    proxy_headers: Annotated[
        str, typer.Option("--proxy-headers", metavar="ADDRESSES", help="opt-proxy-headers")
    ] = "",
    keep_days: Annotated[
        int, typer.Option("--keep-days", metavar="N", help="opt-keep-days", show_default=True)
    ] = 90,
    unlimited: Annotated[bool, typer.Option("--unlimited", help="opt-unlimited")] = False,  # noqa: FBT002
    lang: Lang = None,
) -> None:
    """Serves tables to browsers."""
    words = speaker(lang)
    from oneleft.cli.serving import need_table
    from oneleft.cli.serving import serve as serve_tables

    need_table(words)
    from oneleft.server.serve import ServeWishes

    wishes = ServeWishes(
        host=host,
        port=port,
        lan=lan,
        database=database,
        bus=bus,
        workers=workers,
        trusted=proxy_headers,
        keep_days=keep_days,
        unlimited=unlimited,
    )
    serve_tables(words, wishes, browser=not no_browser)


@app.command(help="cmd-admin")
def admin(
    what: Annotated[AdminTask, typer.Argument(metavar="backup|restore", help="opt-admin")],
    file: Annotated[Path, typer.Argument(metavar="FILE", help="opt-backup")],
    database: Annotated[str, typer.Option("--database", metavar="URL", help="opt-database")] = "",
    lang: Lang = None,
) -> None:
    """Backs the tables up, or restores them."""
    words = speaker(lang)
    from oneleft.cli.serving import admin as run_admin
    from oneleft.cli.serving import need_table

    need_table(words)
    run_admin(words, what.value, file, database, say)


@app.command(help="cmd-join")
def join(
    url: Annotated[str, typer.Argument(metavar="URL", help="opt-url")],
    bot: Annotated[
        str, typer.Option("--bot", metavar="KIND", help="opt-bot", show_default=True)
    ] = "greedy",
    name: Annotated[
        str, typer.Option("--name", metavar="NAME", help="opt-bot-name", show_default=True)
    ] = "Robot",
    lang: Lang = None,
) -> None:
    """Lets a bot play at a table in the browser."""
    words = speaker(lang)
    from oneleft.cli.serving import join as join_table
    from oneleft.cli.serving import need_table

    need_table(words)
    join_table(words, url, bot, name, say)


def report(line: str) -> None:
    """Writes a line about the progress, beside the results."""
    print(line, file=sys.stderr, flush=True)


@app.command(help="cmd-perft")
def perft(
    files: Annotated[
        list[Path] | None, typer.Argument(metavar="[FILE]...", help="opt-perft-files")
    ] = None,
    position: Annotated[
        str | None, typer.Option("--position", metavar="POSITION", help="opt-perft-position")
    ] = None,
    depth: Annotated[int | None, typer.Option("--depth", metavar="N", help="opt-depth")] = None,
    divide: Annotated[bool, typer.Option("--divide", help="opt-divide")] = False,  # noqa: FBT002
    windows: Annotated[bool, typer.Option("--windows", help="opt-windows")] = False,  # noqa: FBT002
    compiled: Annotated[bool, typer.Option("--compiled", help="opt-compiled")] = False,  # noqa: FBT002
    lang: Lang = None,
) -> None:
    """Counts the ways a position can go on."""
    words = speaker(lang)
    from oneleft.cli.perfting import PerftWishes
    from oneleft.cli.perfting import perft as count

    wishes = PerftWishes(
        files=files or (),
        position=position,
        depth=depth,
        divide=divide,
        windows=windows,
        compiled=compiled,
    )
    raise typer.Exit(count(words, wishes, say, report))


@app.command(help="cmd-laws")
def laws(
    engine: Annotated[str, typer.Option("--engine", metavar="COMMAND", help="opt-law-engine")],
    files: Annotated[
        list[Path] | None, typer.Argument(metavar="[FILE]...", help="opt-law-files")
    ] = None,
    name: Annotated[str, typer.Option("--name", metavar="NAME", help="opt-law-name")] = "",
    timeout: Annotated[
        float,
        typer.Option("--timeout", metavar="SECONDS", help="opt-law-timeout", show_default=True),
    ] = 10.0,
    lang: Lang = None,
) -> None:
    """Runs the law cases through another engine."""
    words = speaker(lang)
    from oneleft.cli.perfting import laws as run_laws

    raise typer.Exit(run_laws(words, engine, files or (), name, timeout, say))


@app.command(help="cmd-duplicate")
def duplicate(
    game: Game = GameName.CARDS,
    players: Annotated[
        str,
        typer.Option("--players", metavar="NAMES", help="opt-duplicate-players", show_default=True),
    ] = "greedy,random",
    deals: Annotated[
        int, typer.Option("--deals", metavar="N", help="opt-deals", show_default=True)
    ] = 100,
    preset: PresetName = Preset.OFFICIAL,
    rule: Rule = None,
    seed: RunSeed = 0,
    workers: Processes = 1,
    level: Annotated[
        float, typer.Option("--level", metavar="SHARE", help="opt-level", show_default=True)
    ] = 0.95,
    json: Json = False,  # noqa: FBT002
    lang: Lang = None,
) -> None:
    """Compares players on the same deals."""
    words = speaker(lang)
    from oneleft.cli.dueling import DuplicateWishes
    from oneleft.cli.dueling import duplicate as play_duplicate

    wishes = DuplicateWishes(
        game=game.value,
        preset=preset.value,
        rules=rule or (),
        players=players,
        deals=deals,
        seed=seed,
        workers=workers,
        level=level,
        json=json,
    )
    raise typer.Exit(play_duplicate(words, wishes, say, report))


@app.command(help="cmd-dataset")
def dataset(
    out: Annotated[Path, typer.Argument(metavar="OUT", help="opt-out")],
    game: Game = GameName.CARDS,
    games: Games = 1000,
    seats: Seats = 4,
    players: Annotated[
        str,
        typer.Option("--players", metavar="NAMES", help="opt-players-all", show_default=True),
    ] = "random",
    preset: PresetName = Preset.OFFICIAL,
    rule: Rule = None,
    seed: RunSeed = 0,
    unit: Unit = "rounds",
    shard: Annotated[
        int, typer.Option("--shard", metavar="N", help="opt-shard", show_default=True)
    ] = 1000,
    kind: Annotated[
        str, typer.Option("--format", metavar="FORMAT", help="opt-kind", show_default=True)
    ] = "npz",
    workers: Processes = 1,
    lang: Lang = None,
) -> None:
    """Writes games as records and as arrays."""
    words = speaker(lang)
    from oneleft.cli.datasets import DatasetWishes
    from oneleft.cli.datasets import dataset as write

    wishes = DatasetWishes(
        out=out,
        game=game.value,
        preset=preset.value,
        rules=rule or (),
        seats=seats,
        players=players,
        games=games,
        seed=seed,
        unit=unit,
        shard=shard,
        kind=kind,
        workers=workers,
    )
    raise typer.Exit(write(words, wishes, say, report))


@app.command(help="cmd-simulate")
def simulate(
    game: Game = GameName.CARDS,
    seats: Seats = 4,
    preset: PresetName = Preset.OFFICIAL,
    rule: Rule = None,
    players: Annotated[
        str, typer.Option("--players", metavar="KINDS", help="opt-sim-players", show_default=True)
    ] = "random",
    games: Games = 100_000,
    seed: RunSeed = 0,
    workers: Workers = 1,
    unit: Unit = "rounds",
    rows: Annotated[bool, typer.Option("--rows", help="opt-rows")] = False,  # noqa: FBT002
    limit: Limit = 10_000,
    chunk: Annotated[
        int, typer.Option("--chunk", metavar="N", help="opt-chunk", show_default=True)
    ] = 0,
    backend: Annotated[
        str | None, typer.Option("--backend", metavar="NAME", help="opt-backend")
    ] = None,
    address: Annotated[
        str | None, typer.Option("--address", metavar="ADDRESS", help="opt-address")
    ] = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="FOLDER", help="opt-sim-out")] = None,
    kind: Annotated[
        str, typer.Option("--format", metavar="FORMAT", help="opt-sim-format", show_default=True)
    ] = "parquet",
    json: Json = False,  # noqa: FBT002
    lang: Lang = None,
) -> None:
    """Plays many games and gives their numbers."""
    words = speaker(lang)
    from oneleft.cli.simulating import SimulateWishes
    from oneleft.cli.simulating import simulate as run_simulation

    wishes = SimulateWishes(
        game=game.value,
        seats=seats,
        preset=preset.value,
        rules=rule or (),
        players=players,
        games=games,
        seed=seed,
        workers=workers,
        unit=unit,
        rows=rows,
        limit=limit,
        chunk=chunk,
        backend=backend,
        address=address,
        out=out,
        kind=kind,
        json=json,
    )
    raise typer.Exit(run_simulation(words, wishes, say, report))


@app.command(help="cmd-lab")
def lab(
    game: Game = GameName.CARDS,
    preset: Annotated[
        list[Preset] | None,
        typer.Option("--preset", "-p", metavar="PRESET", help="opt-lab-preset"),
    ] = None,
    rule: Rule = None,
    vary: Annotated[
        list[str] | None, typer.Option("--vary", "-v", metavar="NAME=VALUE", help="opt-vary")
    ] = None,
    against: Annotated[
        Preset | None, typer.Option("--against", metavar="PRESET", help="opt-against")
    ] = None,
    seats: Seats = 4,
    games: Annotated[
        int, typer.Option("--games", "-n", metavar="N", help="opt-lab-games", show_default=True)
    ] = 100_000,
    matches: Annotated[
        int | None, typer.Option("--matches", metavar="N", help="opt-matches")
    ] = None,
    seed: RunSeed = 0,
    players: Annotated[
        str, typer.Option("--players", metavar="KINDS", help="opt-lab-players", show_default=True)
    ] = "random",
    workers: Workers = 1,
    limit: Limit = 10_000,
    out: Annotated[Path | None, typer.Option("--out", metavar="FOLDER", help="opt-lab-out")] = None,
    html: Annotated[Path | None, typer.Option("--html", metavar="FILE", help="opt-html")] = None,
    json: Json = False,  # noqa: FBT002
    lang: Lang = None,
) -> None:
    """Compares rulesets."""
    words = speaker(lang)
    from oneleft.cli.labbing import LabWishes
    from oneleft.cli.labbing import lab as run_lab

    wishes = LabWishes(
        game=game.value,
        presets=[each.value for each in preset or ()],
        rules=rule or (),
        vary=vary or (),
        against=None if against is None else against.value,
        seats=seats,
        games=games,
        matches=matches,
        seed=seed,
        players=players,
        workers=workers,
        limit=limit,
        out=out,
        html=html,
        json=json,
    )
    raise typer.Exit(run_lab(words, wishes, say, report))


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
    """The language of the help; one that does not exist is the locale's here, or English."""
    asked = _explicit_language(args)
    locales = [environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    locale = next((place for place in locales if place), "en")
    for found in (asked or locale, locale):
        short = found.lower().replace("_", "-").partition("-")[0]
        if short in LANGUAGES:
            return short
    return "en"


def command_in(lang: str) -> "TyperGroup":
    """The commands with their help in a language."""
    from oneleft.cli.helping import speak

    return speak(app, simple_messages(lang))


def run(args: Sequence[str]) -> int:
    """Runs the program; gives its exit code. No error that is expected shows a traceback."""
    try:
        code = _run(args)
        sys.stdout.flush()
    except BrokenPipeError:
        # What is still in the buffer must not be tried again when the interpreter ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return HUNG_UP
    except OSError as error:
        if error.errno not in NO_ROOM or error.filename is not None:
            raise
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        messages = simple_messages(help_language(args, os.environ))
        print(messages["error-no-room"], file=sys.stderr)
        return USAGE
    return code


def _run(args: Sequence[str]) -> int:
    lang = help_language(args, os.environ)
    _state["lang"] = None
    command = command_in(lang)
    from oneleft.cli.helping import USAGE_ERROR, usage_message

    out = sys.stdout
    try:
        code = command.main(list(args), prog_name="oneleft", standalone_mode=False)
    except USAGE_ERROR as error:
        print(usage_message(error, simple_messages(lang)), file=sys.stderr)
        return USAGE
    except typer.Abort:
        return USAGE
    except SystemExit as error:
        # Typer makes 1 of a broken pipe, which is the code of a violation here.
        if isinstance(error.__context__, BrokenPipeError):
            sys.stdout = out
            raise error.__context__ from None
        raise
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

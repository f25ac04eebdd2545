"""The commands beside play: ask, rules, check, verify, convert, bench, help, version."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import oneleft
from oneleft.cli.app import app, command_in
from oneleft.cli.app import run as run_here
from oneleft.rules import CARD_OPTIONS, DICE_OPTIONS, PRESETS
from oneleft.words import Words
from tests.cli.conftest import Run

LANGUAGES = ("en", "fr", "pt", "es")
COMMANDS = ("play", "ask", "rules", "check", "verify", "convert", "bench")


# ------------------------------------------------------------------------------------- help


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_is_whole_in_every_language(run: Run, lang: str) -> None:
    words = Words(lang)
    top = run("--help", "--lang", lang)
    assert top.returncode == 0
    for command in COMMANDS:
        assert re.search(rf"^  {command} ", top.stdout, re.MULTILINE), command
        done = run(command, "--help", "--lang", lang)
        assert (done.returncode, done.stderr) == (0, "")
        assert words(f"cmd-{command}").replace("\u00a0", " ")[:30] in done.stdout.replace(
            "\u00a0", " "
        )
        assert not re.search(r"\b(opt|cmd|usage)-[a-z]+", done.stdout)


def test_every_help_text_stands_in_the_fluent_files() -> None:
    for lang in LANGUAGES:
        group = command_in(lang)
        for command in group.commands.values():
            for param in command.params:
                text = getattr(param, "help", "")
                assert not (text or "").startswith("opt-"), (command.name, text)


def test_language_comes_from_the_locale(program: Run) -> None:
    assert "Comandos:" in program("--help", LANG="pt_BR.UTF-8").stdout
    assert "Commandes:" in program("--help", LANG="fr_FR.UTF-8").stdout
    assert "Commands:" in program("--help", LANG="de_DE.UTF-8").stdout


def test_version(program: Run) -> None:
    done = program("--version")
    assert done.stdout.startswith(f"oneleft {oneleft.__version__}")


def test_help_imports_neither_rich_nor_fluent_nor_the_match() -> None:
    code = (
        "import sys; from oneleft.cli.app import run; run(['--help']); "
        "heavy = {'rich', 'fluent', 'babel', 'numba', 'numpy'} & set(sys.modules); "
        "heavy |= {name for name in sys.modules if name.startswith('oneleft.cli.se')}; "
        "sys.exit(repr(heavy) if heavy else 0)"
    )
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, timeout=60)


def test_typer_runs_the_same_commands() -> None:
    done = CliRunner().invoke(app, ["ask", "--top", "R5", "--hand", "R1 B5", "R1", "--lang", "en"])
    assert done.exit_code == 0
    assert "LAWFUL: R1" in done.output


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["foo"], "There is no command foo."),
        (["ask"], "MOVE is missing."),
        (["check"], "FILE is missing."),
        (["--lang", "xx", "rules"], "xx"),
        (["rules", "chess"], "chess does not fit cards|dice: choose one of cards, dice."),
        (["bench", "--engine", "x"], "There is no engine x: choose one of oneleft-interpreted,"),
        (["bench", "--game", "x"], "There is no game x: choose one of cards, dice."),
        (["bench", "--repeats", "0"], "This value does not fit --repeats."),
        (["bench", "--engine", "rlcard-raw", "--game", "dice"], "No engine chosen plays that"),
        (["ask", "--top", "R5", "--center", "R5", "R5"], "--top and --center do not go together."),
        (["ask", "--position", "x", "--hand", "R5", "R5"], "--position and --hand do not go"),
        (["ask", "--position", "x", "--seats", "2", "R5"], "--position and --seats do not go"),
    ],
)
def test_usage_is_answered_with_a_line(run: Run, args: list[str], says: str) -> None:
    done = run(*args)
    assert done.returncode == 2
    assert says in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_a_language_that_does_not_exist_is_refused_in_that_of_the_locale(run: Run) -> None:
    done = run("rules", "--lang", "xx", LANG="fr_FR.UTF-8")
    assert done.returncode == 2
    assert "La langue xx n’est pas disponible" in done.stderr


@pytest.mark.parametrize(
    "args",
    [
        ["rules"],
        ["rules", "dice", "--lang", "fr"],
        ["--help"],
        ["ask", "--top", "R5", "R5"],
        ["play", "--bots", "3", "--seed", "1"],
    ],
    ids=" ".join,
)
def test_a_reader_that_hangs_up_ends_the_program_quietly(
    args: list[str], tmp_path: Path, environ: dict[str, str]
) -> None:
    with subprocess.Popen(
        [sys.executable, "-W", "error", "-m", "oneleft", *args],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=tmp_path,
        env=environ,
    ) as program:
        assert program.stdout
        assert program.stderr
        program.stdout.close()
        assert program.stderr.read() == b""
        assert program.wait(timeout=60) == 141


def test_no_arguments_show_the_help(program: Run) -> None:
    done = program()
    assert done.returncode == 2
    assert "play" in done.stderr


# ------------------------------------------------------------------------------------- ask


def ask(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str]:
    code = run_here(["ask", "--lang", "en", *args])
    return code, capsys.readouterr().out


@pytest.mark.parametrize(
    ("args", "code", "verdict", "clause"),
    [
        (["--top", "R5", "--hand", "R1 B5 WD4", "-p", "official", "WD4"], 1, "OFFENSE", "AC-16"),
        (["--top", "R5", "--hand", "R1 B5 WD4", "WD4"], 0, "LAWFUL", "C-11"),
        (["--top", "R5", "--hand", "G1 Y2 WD4", "-p", "official", "WD4"], 0, "LAWFUL", "C-11"),
        (["--top", "R5", "--hand", "R1 B5 WD4", "--rule", "wd4_restriction=color", "--rule",
          "wd4_enforcement=strict", "WD4"], 1, "REFUSED", "AC-18"),
        (["--top", "R5", "--hand", "R1 B5", "B7"], 1, "REFUSED", "C-17"),
        (["--top", "R5", "--hand", "B7 B5", "B7"], 1, "REFUSED", "AC-10"),
        (["--top", "R5", "--hand", "R1 B5", "R1!"], 0, "LAWFUL", "C-17"),
        (["--top", "R5", "--hand", "R1 B5 G2", "R1!", "--preset", "party"], 1, "OFFENSE", "AC-30"),
        (["--top", "RS", "--hand", "BS B5 G2", "BS"], 0, "LAWFUL", "AC-10"),
        (["--top", "WB", "--hand", "B5 G2", "B5"], 0, "LAWFUL", "C-17"),
        (["--top", "R5", "--hand", "R1 B2", "draw"], 1, "REFUSED", "AC-21"),
        (["--top", "R5", "R7"], 0, "LAWFUL", "C-17"),
        (["--top", "R5", "W"], 0, "LAWFUL", "C-10"),
        (["--top", "R5", "--hand", "R1 B5 B2", "--drawn", "B5", "R1"], 1, "REFUSED", "C-19"),
        (["--top", "R5", "--hand", "R1 B5 B2", "--drawn", "B5", "B5"], 0, "LAWFUL", "C-17"),
        (
            ["--top", "R5", "--hand", "B2", "--drawn", "B5", "-r", "drawn_card=never", "B5"],
            1,
            "REFUSED",
            "C-17",
        ),
        (["--top", "RD", "--hand", "BD B5 B2", "--pending", "2", "--preset", "party", "BD"],
         0, "LAWFUL", "AC-10"),
        (["--center", "R4", "--hand", "B4 YS G2 W WD4", "WD4"], 1, "OFFENSE", "D-25"),
        (["--center", "R4", "--hand", "B4 YS G2 W", "B4"], 0, "LAWFUL", "D-07"),
        (["--center", "R4", "--hand", "B4 YS G2 W", "YS"], 1, "REFUSED", "D-07"),
        (["--center", "R4", "--hand", "B4 YS G2 W", "draw"], 1, "REFUSED", "D-10"),
        (["--center", "R4", "--hand", "B4 YS G2 W", "--phase", "rerolled", "draw"],
         0, "LAWFUL", "D-11"),
        (["--center", "R4", "--hand", "R5 G2", "--drawn", "G2", "R5"], 1, "REFUSED", "D-12"),
        (["--center", "R4", "--hand", "G2", "--drawn", "B4", "B4"], 0, "LAWFUL", "D-07"),
        (["--center", "R4", "--hand", "G2", "--drawn", "B4", "keep"], 0, "LAWFUL", "AD-11"),
        (["--center", "R4", "--hand", "B4 G2", "reroll"], 0, "LAWFUL", "D-10"),
        (["--top", "R5", "--hand", "B7 R4", "--drawn", "R4", "keep"], 0, "LAWFUL", "AC-23"),
        (["--top", "YD", "--hand", "Y3 R1", "--pending", "6", "-p", "party", "take"],
         0, "LAWFUL", "AC-12"),
        (["--top", "WD4R", "--hand", "Y3 R1", "--pending", "4", "-p", "official", "challenge"],
         0, "LAWFUL", "AC-18"),
        (["--top", "WD4R", "--hand", "Y3 R1", "--pending", "4", "-p", "official", "accept"],
         0, "LAWFUL", "C-11"),
        (["--top", "WD4R", "-p", "official", "challenge"], 0, "LAWFUL", "AC-18"),
        (["--top", "WD4R", "challenge"], 1, "REFUSED", "AC-18"),
        (["--top", "R5", "-p", "official", "challenge"], 1, "REFUSED", "AC-18"),
        (["--top", "WD4R", "-p", "official", "accept"], 0, "LAWFUL", "C-11"),
        (["--top", "YD", "-p", "party", "take"], 0, "LAWFUL", "AC-12"),
        (["--top", "R5", "take"], 1, "REFUSED", "AC-12"),
        (["--top", "W?", "color R"], 0, "LAWFUL", "C-10"),
        (["--top", "W?", "R5"], 1, "REFUSED", "C-10"),
        (["--top", "R5", "color R"], 1, "REFUSED", "C-10"),
        (["--center", "W?", "color G"], 0, "LAWFUL", "D-21"),
        (["--center", "R4", "claim"], 1, "REFUSED", "AD-18"),
        (["--center", "WD4R", "--rule", "wd4_test=none", "claim"], 1, "REFUSED", "AD-18"),
        (["--center", "WD4R", "pass"], 0, "LAWFUL", "AD-18"),
        (["--center", "R4", "reroll"], 0, "LAWFUL", "D-10"),
        (["--top", "R5", "-p", "official", "draw"], 0, "LAWFUL", "C-18"),
    ],
)  # fmt: skip
def test_the_pocket_referee_answers(
    capsys: pytest.CaptureFixture[str], args: list[str], code: int, verdict: str, clause: str
) -> None:
    found, out = ask(capsys, *args)
    assert found == code, out
    assert out.startswith(f"{verdict}: ")
    assert clause in out.splitlines()[1]


def test_ask_says_under_which_rules_it_would_be_otherwise(
    capsys: pytest.CaptureFixture[str],
) -> None:
    _, out = ask(capsys, "--top", "R5", "--hand", "R1 B5 WD4", "--preset", "official", "WD4")
    other = out.partition("Official rules.")[2]
    assert "Under the Classic rules it would be lawful." in other
    assert "Under the option wd4_enforcement = strict it would be refused." in other
    assert "Under the option wd4_restriction = none, wd4_enforcement = free" in other


def test_ask_puts_the_nearest_option_first(capsys: pytest.CaptureFixture[str]) -> None:
    _, out = ask(capsys, "--top", "R5", "--hand", "R1 B2", "draw")
    options = re.findall(r"Under the option (\w+)", out)
    assert options[0] == "voluntary_draw"


def test_ask_knows_when_no_option_matters(capsys: pytest.CaptureFixture[str]) -> None:
    _, out = ask(capsys, "--top", "R5", "--hand", "R1 B2", "G7")
    assert "No single option and no preset would change that." in out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_ask_speaks_every_language(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    args = ["ask", "--center", "R4", "--hand", "B4 YS G2 W WD4", "WD4", "--lang", lang]
    assert run_here(args) == 1
    assert capsys.readouterr().out.startswith(Words(lang)("ask-offense"))


def test_ask_reads_a_position_from_a_file(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "position.txt"
    path.write_text("rules party\nseats 3\ntop R5\njump\nturn B\nC: R5 G1 G2\n", encoding="utf-8")
    code, out = ask(capsys, "--position", str(path), "--seat", "C", "jump R5")
    assert (code, out.splitlines()[0]) == (0, "LAWFUL: JUMP R5")
    code, out = ask(
        capsys, "--position", str(path), "--seat", "C", "--rule", "jump_in=false", "jump", "R5"
    )
    assert code == 1
    assert "Under the option jump_in = true it would be lawful." in out
    assert run_here(["ask", "--position", str(path), "--rule", "jump_in", "R5"]) == 2
    assert "Write a rule as name=value" in capsys.readouterr().err


def test_ask_judges_a_position_by_other_rules(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "position.txt"
    text = "rules classic no_action_finish=true\ntop R5\nturn A\nA: WD4 R1\n"
    path.write_text(text, encoding="utf-8")
    position = ["--position", str(path)]
    assert ask(capsys, *position, "WD4")[0] == 0
    code, out = ask(capsys, *position, "--preset", "official", "WD4")
    assert (code, out.splitlines()[0]) == (1, "OFFENSE: WD4")
    assert "Judged by the Official rules." in out
    assert "no_action_finish=true" not in out
    # The rules of the position that are not named stay.
    code, out = ask(capsys, *position, "--rule", "stacking=any", "WD4")
    assert "no_action_finish=true" in out
    assert "stacking=any" in out
    assert run_here(["ask", *position, "--rule", "teams=2v2", "--lang", "en", "R1"]) == 2
    assert "4 seats" in capsys.readouterr().err


def test_files_of_other_systems_are_read(run: Run, tmp_path: Path) -> None:
    text = "\ufeffrules party\r\ntop R5\r\nturn A\r\nA: R5 G1\r\n"
    (tmp_path / "position.txt").write_bytes(text.encode())
    assert run("ask", "--position", "position.txt", "R5").returncode == 0


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["R5"], "That cannot be known without the top card."),
        (["--top", "R5", "--preset", "official", "WD4"], "That cannot be known without the hand."),
        (["--top", "R5", "draw"], "That cannot be known without the hand."),
        (["--top", "R5", "uno"], "That cannot be known without the hand."),
        (["--center", "WD4R", "claim"], "without the hand of whoever played the Wild Draw Four."),
        (["--top", "X5", "R5"], "--top, column 1"),
        (["--top", "R5?", "R5"], "--top, column 1"),
        (["--top", "W", "R5"], "--top, column 1"),
        (["--top", "R5", "--hand", "R1 Q2", "R1"], "--hand, column 4"),
        (["--top", "R5", "--hand", "R1 B2", "hop"], "expected a move"),
        (["--center", "R4", "--hand", "B4 G2", "R1"], "None of your dice shows R1."),
        (["--top", "R5", "--hand", "R1", "--seat", "Z", "R1"], "seat"),
        (["--top", "R5", "--hand", "R5 R5 R5", "R5"], "R5"),
        (["--top", "R5", "--rule", "wild_anytime=false", "W"], "cannot be known without the hand."),
        (["--position", "no-such-file", "R5"], "There is no file no-such-file."),
    ],
)
def test_ask_says_what_it_cannot_read(run: Run, args: list[str], says: str) -> None:
    done = run("ask", *args)
    assert done.returncode == 2
    assert says in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


# ------------------------------------------------------------------------------------- rules


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["cards", "dice"])
def test_rules_are_those_of_the_ruleset(run: Run, game: str, lang: str) -> None:
    for preset in PRESETS:
        done = run("rules", game, "--preset", preset, "--lang", lang)
        assert (done.returncode, done.stderr) == (0, "")
        assert len(done.stdout.splitlines()) > 40
        assert re.search(r"\[[AC]?[CD]-\d+", done.stdout)


def test_rules_name_what_differs_from_the_preset(run: Run) -> None:
    done = run("rules", "--rule", "stacking=any")
    assert "Differs from the preset: Stacking" in done.stdout
    assert run("rules", "--rule", "stack_challenge=true").returncode == 2


# ------------------------------------------------------------------------- records and figures


@pytest.fixture(name="record")
def played_record(run: Run, tmp_path: Path) -> Path:
    run("play", "--bots", "3", "--rule", "target_score=1", "--record", "match.txt")
    return tmp_path / "match.txt"


def test_check_referees(run: Run, record: Path, tmp_path: Path) -> None:
    assert run("check", record.name).returncode == 0
    text = "\n".join(
        [
            "oneleft record 1",
            "game cards",
            "law 1",
            "rules classic hand_size=1",
            "seats A Ana | B Bruno",
            "round 1",
            "first A",
            "chance: G3 R5 R1",
            "B: G3",
            "",
        ]
    )
    (tmp_path / "bad.txt").write_text(text, encoding="utf-8")
    for lang in LANGUAGES:
        done = run("check", "bad.txt", "--lang", lang)
        assert (done.returncode, done.stderr) == (1, "")
        assert re.search(r" 4, .*9.*B: G3.*\[C-17, AC-10\]", done.stdout), done.stdout
    for wrong in (text.replace("game cards", "game chess"), "", "hello"):
        (tmp_path / "unreadable.txt").write_text(wrong, encoding="utf-8")
        done = run("check", "unreadable.txt")
        assert done.returncode == 2
        assert len(done.stderr.strip().splitlines()) == 1


def test_check_notes_what_is_no_violation(run: Run, tmp_path: Path) -> None:
    run("play", "--seed", "1", "--record", "half.txt", typed=["1", "q"])
    text = (tmp_path / "half.txt").read_text(encoding="utf-8")
    (tmp_path / "old.txt").write_text(text.replace("law 1", "law 7"), encoding="utf-8")
    done = run("check", "old.txt")
    assert done.returncode == 0
    assert "law version 7" in done.stdout
    assert "The record ends before the game does." in done.stdout


def test_verify_proves_and_refutes(run: Run, record: Path) -> None:
    assert run("verify", record.name).returncode == 0
    text = record.read_text(encoding="utf-8")
    first = re.search(r"^chance: seat ([ABC])", text, re.MULTILINE)
    assert first
    other = {"A": "B", "B": "C", "C": "A"}[first[1]]
    forged = text.replace(first[0], f"chance: seat {other}", 1)
    record.write_text(forged, encoding="utf-8")
    done = run("verify", record.name)
    assert done.returncode == 1
    assert "Entry 1, line" in done.stdout
    assert "the secret gives" in done.stdout


def test_verify_notices_another_secret(run: Run, record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    secret = re.search(r"^secret: (\w+)", text, re.MULTILINE)
    assert secret
    record.write_text(text.replace(secret[1], secret[1][::-1]), encoding="utf-8")
    assert run("verify", record.name).returncode == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_verify_says_in_the_players_language_what_breaks_the_rules(
    run: Run, record: Path, lang: str
) -> None:
    text = record.read_text(encoding="utf-8")
    first = re.search(r"^[A-J]: .*\n", text, re.MULTILINE)
    assert first
    for spoilt, english in (
        (text.replace(first[0], f"{first[0][:3]}jump R5\n", 1), "an act that the law accepts"),
        (text.replace(first[0], "chance: R5\n", 1), "an act of"),
    ):
        record.write_text(spoilt, encoding="utf-8")
        done = run("verify", record.name, "--lang", lang)
        assert done.returncode == 2, done.stdout
        assert len(done.stderr.strip().splitlines()) == 1
        assert lang == "en" or english not in done.stderr


def test_verify_says_when_there_is_nothing_to_prove(run: Run) -> None:
    run("play", "--seed", "1", "--record", "seeded.txt", typed=["q"])
    assert run("verify", "seeded.txt").returncode == 2
    run("play", "--record", "unfinished.txt", typed=["q"])
    done = run("verify", "unfinished.txt")
    assert done.returncode == 2
    assert "not been revealed" in done.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_verify_proves_nothing_where_chance_has_done_nothing(
    run: Run, record: Path, lang: str
) -> None:
    text = record.read_text(encoding="utf-8")
    for bare in (text[: text.index("round 1")], text[: text.index("round 1") + 8]):
        record.write_text(bare, encoding="utf-8")
        done = run("verify", record.name, "--lang", lang)
        assert (done.returncode, done.stderr) == (2, "")
        assert Words(lang)("verify-no-rounds").replace("’", "'")[:20] in done.stdout.replace(
            "’", "'"
        )
        assert Words(lang)("verify-ok") not in done.stdout


def test_convert_there_and_back(run: Run, record: Path, tmp_path: Path) -> None:
    done = run("convert", record.name, "--to", "json", "-o", "match.json")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads((tmp_path / "match.json").read_text(encoding="utf-8"))["game"] == "cards"
    back = run("convert", "match.json", "--to", "text")
    assert back.stdout == record.read_text(encoding="utf-8")
    assert run("convert", record.name, "--to", "pdf").returncode == 2
    assert run("convert", "nothing").returncode == 2


def test_bench_prints_figures_and_json(run: Run) -> None:
    row = ["bench", "--engine", "oneleft-interpreted", "--seats", "2", "--repeats", "1"]
    done = run(*row, "--game", "cards", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    rows = json.loads(done.stdout)["rows"]
    assert [row["engine"] for row in rows] == ["oneleft-interpreted"]
    assert "oneleft-interpreted" in run(*row, "--game", "dice").stdout
    assert run("bench", "--engine", "none").returncode == 2


def test_options_of_the_rules_are_all_known_by_name(run: Run) -> None:
    for game, options in (("cards", CARD_OPTIONS), ("dice", DICE_OPTIONS)):
        texts = [f"{option.name}={str(option.presets[0]).lower()}" for option in options]
        rules = [part for text in texts for part in ("--rule", text)]
        assert run("rules", game, *rules).returncode == 0

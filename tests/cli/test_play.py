"""`oneleft play`, typed at through a pipe: plain lines, whole matches, saving, taking back."""

import re
import shlex
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pytest

from oneleft.cli.screen import Screen
from oneleft.convert import read_record
from oneleft.record import replay
from oneleft.words import Words
from tests.cli.conftest import Run

LANGUAGES = ("en", "fr", "pt", "es")
SAVED = re.compile(r"--resume (\S+)")


def saved_path(out: str) -> str:
    found = SAVED.findall(out.replace("\n", " "))
    assert found, out
    return str(found[-1])


# ------------------------------------------------------------------------------- starting, leaving


@pytest.mark.parametrize("game", ["cards", "dice"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_q_starts_and_leaves_cleanly(program: Run, game: str, lang: str) -> None:
    done = program("play", game, "--lang", lang, typed=["q"])
    words = Words(lang)
    assert (done.returncode, done.stderr) == (0, "")
    assert words("goodbye").replace("’", "'").replace("\u00a0", " ") in done.stdout
    assert Path(saved_path(done.stdout)).is_file()


def test_the_end_of_the_input_saves_and_leaves(program: Run) -> None:
    done = program("play", "--seed", "1")
    assert (done.returncode, done.stderr) == (0, "")
    assert "The input has ended." in done.stdout
    assert Path(saved_path(done.stdout)).is_file()


HEEDING = """
import runpy, signal
signal.signal(signal.SIGINT, signal.default_int_handler)
runpy.run_module("oneleft", run_name="__main__", alter_sys=True)
"""
"""The program as a terminal starts it: where the tests run in the background, Ctrl-C is ignored."""


def test_interrupt_saves_and_says_how_to_go_on(tmp_path: Path, environ: dict[str, str]) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", HEEDING, "play", "--seed", "1"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=tmp_path,
        env=environ,
    ) as program:
        assert program.stdin
        assert program.stdout
        shown = ""
        limit = time.monotonic() + 60
        while "Legal moves" not in shown and time.monotonic() < limit:
            shown += program.stdout.readline()
        time.sleep(0.3)
        program.send_signal(signal.SIGINT)
        program.wait(60)  # with its input still open: the end of that is another way to leave
        out, err = program.communicate(timeout=60)
    assert (program.returncode, err) == (0, "")
    assert "Interrupted." in out
    assert Path(saved_path(out)).is_file()


def test_english_output_is_plain_ascii_and_draws_nothing(run: Run) -> None:
    for game in ("cards", "dice"):
        done = run("play", game, "--seed", "4", typed=["?", "rules", "1", "1", "1", "q"])
        assert done.stdout.isascii()
        assert "\x1b" not in done.stdout
        assert not re.search(r"[|+]--|\|\s", done.stdout)


def test_ascii_only_output_where_the_encoding_has_no_more(program: Run) -> None:
    done = program("play", "--seed", "4", "--lang", "fr", typed=["q"], PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Manche 1, jusqu'a 500 points" in done.stdout


def test_chance_is_committed_to_unless_there_is_a_seed(run: Run) -> None:
    free = run("play", typed=["q"]).stdout
    assert re.search(r"Commitment: [0-9a-f]{64}", free)
    assert re.search(r"Seed of the bots: \d+", free)
    seeded = run("play", "--seed", "9", typed=["q"]).stdout
    assert "Seed of this match: 9" in seeded
    assert "Commitment" not in seeded


def test_the_same_seed_is_the_same_match(run: Run) -> None:
    one, other = (run("play", "--seed", "9", "--bots", "3").stdout for _ in range(2))
    assert one == other


# ----------------------------------------------------------------------------------- whole matches


@pytest.mark.parametrize("game", ["cards", "dice"])
def test_bots_alone_play_to_the_end_without_asking(run: Run, game: str) -> None:
    done = run("play", game, "--seats", "4", "--bots", "4", "--seed", "3")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Final result." in done.stdout
    assert "Your move" not in done.stdout
    best = re.search(r"^1\. \w+: (\d+) points", done.stdout, re.MULTILINE)
    assert best
    assert int(best[1]) >= 500


@pytest.mark.parametrize(
    ("game", "preset", "lang"),
    [("cards", "classic", "fr"), ("cards", "party", "pt"), ("dice", "official", "es")],
)
def test_whole_match_with_the_first_listed_move(
    run: Run, tmp_path: Path, game: str, preset: str, lang: str
) -> None:
    options = ["--preset", preset, "--lang", lang, "--record", "match.txt"]
    done = run("play", game, *options, typed=["1"] * 4000)
    assert (done.returncode, done.stderr) == (0, "")
    assert Words(lang)("match-title") + "." in done.stdout
    record = read_record((tmp_path / "match.txt").read_text(encoding="utf-8"))
    match = replay(record)
    assert match.is_over
    assert max(match.totals) >= 500
    proved = run("verify", "match.txt", "--lang", lang)
    assert proved.returncode == 0, proved.stdout
    assert Words(lang)("verify-ok").replace("\u00a0", " ") in proved.stdout.replace("\u00a0", " ")


def test_sheet_counts_each_card_left(run: Run) -> None:
    done = run("play", "--seed", "2", "--bots", "3", "--rule", "scoring=single_round")
    sheet = done.stdout.partition("End of round 1.")[2].splitlines()
    lines = [line for line in sheet if "Left in hand" in line]
    assert len(lines) == 3
    left = 0
    for line in lines:
        cards = line.partition("Left in hand: ")[2].partition(". This round")[0]
        if cards != "nothing":
            left += sum(int(card.rsplit(" ", 1)[1]) for card in cards.split(", "))
    won = next(line for line in lines if "Left in hand: nothing" in line)
    assert f"This round: {left}." in won


# ----------------------------------------------------------------------------------------- moves


def test_moves_may_be_typed_as_numbers_notation_and_words(run: Run) -> None:
    done = run("play", "--seed", "3", typed=["YD", "W", "red", "q"])
    assert "Ana plays a yellow Draw Two." in done.stdout
    assert "Which color? R red, Y yellow, G green, B blue >" in done.stdout
    assert "Ana plays a Wild (red)." in done.stdout


def test_a_wild_that_cannot_be_played_asks_for_no_color(run: Run) -> None:
    done = run("play", "--seed", "3", typed=["WD4", "q"])
    assert "Which color?" not in done.stdout
    assert "You do not hold" in done.stdout or "not in your hand" in done.stdout


@pytest.mark.parametrize(
    ("lang", "why", "refused"),
    [
        ("en", "why R7", "Not allowed. Red 7 cannot go on yellow Reverse"),
        ("fr", "pourquoi R7", "Coup refusé. 7 rouge ne va pas sur l'Inversion jaune"),
        ("pt", "porque R7", "Não é permitido."),
        ("es", "porque R7", "No está permitido."),
    ],
)
def test_why_says_what_and_which_rule_and_plays_nothing(
    run: Run, lang: str, why: str, refused: str
) -> None:
    done = run("play", "--seed", "3", "--lang", lang, typed=[why, "q"])
    out = done.stdout.replace("\u00a0", " ")
    assert refused in out
    assert "[C-17, AC-10]" in out
    assert "R7" in out.rpartition(refused)[0]


def test_refused_moves_say_why_and_change_nothing(run: Run) -> None:
    done = run("play", "--seed", "3", typed=["R7", "state", "q"])
    assert "Not allowed. Red 7 cannot go on" in done.stdout
    hands = re.findall(r"Your hand: .*", done.stdout)
    assert len(hands) == 2
    assert hands[0] == hands[1]


def test_unreadable_moves_are_answered(run: Run) -> None:
    done = run("play", "--seed", "3", typed=["foo", "", "99", "catch Z", "swap", "Q", "q"])
    assert done.returncode == 0
    assert "Cannot read this move: foo." in done.stdout
    assert "Type a move, or ? for help." in done.stdout
    assert "There is no player Z." in done.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_is_typed_is_answered_in_words(
    run: Run, lang: str, caplog: pytest.LogCaptureFixture
) -> None:
    typed = ["x" * 5000, "\x1b[2Jzz", f"save {'y' * 400}", "save a\0b", f"why {'x' * 5000}", "q"]
    done = run("play", "--seed", "3", "--lang", lang, typed=typed)
    assert done.returncode == 0
    assert done.stderr == ""
    assert not caplog.records
    assert "???" not in done.stdout
    told = [line for line in done.stdout.splitlines() if line.startswith("! ")]
    assert len(told) == len(typed) - 1
    assert not any("\x1b" in line or "\0" in line for line in told)


def test_commands_are_understood_in_english_and_without_accents(run: Run) -> None:
    typed = ["regles", "etat", "log", "help", "q"]
    done = run("play", "--seed", "3", "--lang", "fr", typed=typed)
    assert done.stdout.count("Coups permis") == 2
    assert "Ce que tu peux taper" in done.stdout
    assert "[C-17" in done.stdout


def test_undo_where_nothing_hidden_was_seen(run: Run) -> None:
    typed = ["1", "undo", "1", "", "", "q"]
    done = run("play", "--seats", "2", "--bots", "0", "--seed", "5", typed=["", *typed])
    assert "Move taken back." in done.stdout
    assert done.returncode == 0


def test_undo_after_a_hidden_card_is_refused(run: Run) -> None:
    done = run("play", "--seed", "3", typed=["undo", "1", "undo", "q"])
    assert "This move cannot be taken back: a hidden card has been seen since." in done.stdout
    assert "There is nothing to take back." in done.stdout or done.stdout.count("hidden card") == 2


# ------------------------------------------------------------------------------- sharing a keyboard


def test_hands_are_hidden_when_the_keyboard_is_handed_over(run: Run) -> None:
    typed = ["", "1", "", "", "q"]
    out = run("play", "--seats", "2", "--bots", "0", "--seed", "5", typed=typed).stdout
    first, _, rest = out.partition("Press Enter to go on")
    assert first.count("Your hand") == 1
    assert "Pass the screen to" in first
    blank = "\n" * 50
    assert blank in rest.partition("Your hand")[0]


def test_dice_are_public_and_need_no_handing_over(run: Run) -> None:
    done = run("play", "dice", "--seats", "2", "--bots", "0", "--seed", "5", typed=["1", "1", "q"])
    assert "Pass the screen" not in done.stdout
    assert done.stdout.count("Legal moves") >= 2


def test_another_person_may_act_out_of_turn(run: Run) -> None:
    typed = ["", "B: catch A", "C: catch A", "F: draw", "q"]
    out = run("play", "--seats", "3", "--bots", "1", "--seed", "5", typed=typed).stdout
    assert "You cannot catch Ana" in out
    assert "There is no player C." in out


# ------------------------------------------------------------------------------ saving, going on


@pytest.mark.parametrize("game", ["cards", "dice"])
@pytest.mark.parametrize("seed", [["--seed", "11"], []])
def test_resumed_match_goes_on_as_if_never_left(
    run: Run, tmp_path: Path, game: str, seed: list[str]
) -> None:
    left = run("play", game, *seed, typed=["1"] * 30 + ["q"])
    path = saved_path(left.stdout)
    go_on = ["play", "--resume", path]
    one = run(*go_on, "--record", "one.txt", typed=["1"] * 4000)
    assert (one.returncode, one.stderr) == (0, "")
    left_again = run("play", "--resume", path, typed=["q"])
    assert left_again.returncode == 0
    other = run(*go_on, "--record", "other.txt", typed=["1"] * 4000)
    assert other.returncode == 0
    one_record, other_record = (
        (tmp_path / name).read_text(encoding="utf-8") for name in ("one.txt", "other.txt")
    )
    assert one_record == other_record
    assert replay(read_record(one_record)).is_over
    if not seed:
        assert run("verify", "one.txt").returncode == 0


def test_save_writes_where_it_is_told_and_never_over_another_file(run: Run, tmp_path: Path) -> None:
    (tmp_path / "there.txt").write_text("mine", encoding="utf-8")
    done = run("play", "--seed", "1", typed=["save there.txt", "save new.oneleft", "q"])
    assert "there.txt already exists and is not overwritten." in done.stdout
    assert "Saved in new.oneleft." in done.stdout
    assert (tmp_path / "there.txt").read_text(encoding="utf-8") == "mine"
    again = run("play", "--resume", "new.oneleft", typed=["q"])
    assert "Draw pile" in again.stdout


def test_a_record_of_another_table_can_be_gone_on_with(run: Run, tmp_path: Path) -> None:
    run("play", "--seed", "1", "--record", "half.txt", typed=["1", "1", "q"])
    assert "secret" not in (tmp_path / "half.txt").read_text(encoding="utf-8")
    done = run("play", "--resume", "half.txt", typed=["1"] * 4000)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Final result." in done.stdout


@pytest.mark.parametrize("text", ["", "hello", '# oneleft table {"bots":3}\n'])
def test_damaged_saves_are_refused_with_a_line(run: Run, tmp_path: Path, text: str) -> None:
    (tmp_path / "bad.oneleft").write_text(text, encoding="utf-8")
    done = run("play", "--resume", "bad.oneleft")
    assert done.returncode == 2
    assert len(done.stderr.strip().splitlines()) == 1
    assert "Traceback" not in done.stderr


def test_damaged_note_is_refused(run: Run, tmp_path: Path) -> None:
    done = run("play", "--seed", "1", typed=["save s.oneleft", "q"])
    text = (tmp_path / "s.oneleft").read_text(encoding="utf-8")
    (tmp_path / "s.oneleft").write_text(text.replace('"bots":', '"bits":'), encoding="utf-8")
    done = run("play", "--resume", "s.oneleft", typed=["q"])
    assert done.returncode == 2
    assert len(done.stderr.strip().splitlines()) == 1


def in_the_way(tmp_path: Path) -> str:
    """A folder for games in which nothing can be made, for it is a file."""
    path = tmp_path / "file"
    path.write_text("in the way", encoding="utf-8")
    return str(path)


def test_quit_stays_at_the_table_where_the_match_cannot_be_saved(run: Run, tmp_path: Path) -> None:
    typed = ["q", "save file/here.oneleft", "state", "save there.oneleft", "q"]
    done = run("play", "--seed", "1", typed=typed, XDG_STATE_HOME=in_the_way(tmp_path))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("The match goes on: name another place with save FILE") == 2
    assert done.stdout.count("Legal moves") == 2
    assert done.stdout.count("Saved in there.oneleft.") == 2
    assert "See you soon!" in done.stdout
    assert run("play", "--resume", "there.oneleft", typed=["q"]).returncode == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_match_is_saved_elsewhere_when_nobody_can_be_asked(
    run: Run, tmp_path: Path, lang: str
) -> None:
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tempfile, "tempdir", str(temporary))
        done = run("play", "--lang", lang, XDG_STATE_HOME=in_the_way(tmp_path))
    assert (done.returncode, done.stderr) == (0, "")
    path = Path(saved_path(done.stdout))
    assert path.is_relative_to(temporary)
    assert run("play", "--resume", str(path), typed=["q"]).returncode == 0


def test_a_match_that_is_lost_is_not_passed_over(run: Run, tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tempfile, "tempdir", str(tmp_path / "file"))
        done = run("play", XDG_STATE_HOME=in_the_way(tmp_path))
    assert done.returncode == 2
    assert done.stderr == "The match could be saved nowhere and is lost.\n"


def test_a_record_that_cannot_be_written_goes_elsewhere(run: Run, tmp_path: Path) -> None:
    (tmp_path / "new").mkdir()
    typed = ["save new/game.oneleft", "q"]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tempfile, "tempdir", str(tmp_path))
        patch.setattr("oneleft.cli.play._check_record", lambda *_, **__: None)
        in_the_way(tmp_path)
        done = run("play", "--record", "file/match.txt", typed=typed)
    assert "Cannot write file/match.txt." in done.stdout
    place = re.search(r"Record written to (.*)\.$", done.stdout, re.MULTILINE)
    assert place
    assert read_record(Path(place[1]).read_text(encoding="utf-8")).names[0] == "Ana"


def test_the_command_to_go_on_stands_on_a_line_of_its_own(run: Run) -> None:
    name = "a long name with blanks " * 6
    done = run("play", "--seed", "1", typed=[f"save {name}.oneleft", "q"])
    lines = done.stdout.splitlines()
    command = lines[lines.index("Go on later with:") + 1]
    assert "--resume" in command
    assert shlex.split(command)[-1] == f"{name}.oneleft"


@pytest.mark.parametrize("plain", [True, False])
def test_a_whole_line_is_never_broken(capsys: pytest.CaptureFixture[str], plain: bool) -> None:
    text = "oneleft play --resume " + "x" * 200 + " 'élan\x1b[2J'"
    Screen(plain=plain).whole_line(text)
    assert capsys.readouterr().out == text.replace("\x1b", "\N{REPLACEMENT CHARACTER}") + "\n"


@pytest.mark.parametrize("typed", [["W", "q"], ["YD", "leave", "q"], ["why W", "q"]])
def test_quit_leaves_at_every_question(run: Run, typed: list[str]) -> None:
    done = run("play", "--seed", "3", typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    assert "The input has ended." not in done.stdout
    assert "See you soon!" in done.stdout


def test_catching_where_nobody_owes_a_call(run: Run) -> None:
    done = run("play", "--seed", "3", typed=["catch", "q"])
    assert "! Nobody owes an UNO call: there is nobody to catch." in done.stdout
    assert "Say which player" not in done.stdout


def test_dice_typed_at_a_table_of_cards_are_given_back_as_typed(run: Run) -> None:
    done = run("play", "--seed", "3", typed=["d1", "d1!", "q"])
    assert "Cannot read this move: d1." in done.stdout
    assert "Cannot read this move: d1!." in done.stdout


def test_names_that_are_made_up_are_not_those_that_were_given(run: Run) -> None:
    done = run("play", "--name", "Bruno", "--name", "", "--name", "Ana", typed=["q"])
    assert "A Bruno, B Clara and C Ana" in done.stdout


# ------------------------------------------------------------------------------------ bad wishes


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["--seats", "1"], "1"),
        (["--seats", "11"], "11"),
        (["dice", "--seats", "5"], "5"),
        (["--bots", "4"], "From 0 to 3 bots fit at this table, not 4."),
        (["--bots", "-1"], "From 0 to 3 bots fit at this table, not -1."),
        (["--seats", "1", "--lang", "pt"], "Este jogo é para 2 a 10 lugares, não para 1."),
        (["--name", "Zoé", "--name", "zoe"], "The name zoe is taken already"),
        (["--name", "B"], "The name B is taken already"),
        (["--bot", "clever"], "There is no bot clever: choose one of random, greedy."),
        (["--rule", "stacking"], "Write a rule as name=value, not stacking."),
        (["--rule", "stackin=any"], "stackin"),
        (["--rule", "stacking=maybe"], "maybe"),
        (["--rule", "deck=112_swap"], "112_swap"),
        (["--rule", "teams=2v2"], "4"),
        (["--resume", "nothing.txt"], "There is no file nothing.txt."),
        (["--lang", "de"], "de"),
        (["--seats", "many"], "This value does not fit --seats."),
        (
            ["--preset", "wild"],
            "wild does not fit --preset: choose one of classic, official, party.",
        ),
        (["--what"], "There is no option --what."),
        (["cards", "dice"], "One word too many: dice."),
        (["--record", "file/record.txt"], "Cannot write file/record.txt."),
        (["--record", "x" * 300], "Cannot write"),
        (["--resume", "x" * 300], "Cannot read"),
        (["--delay", "inf"], "This value does not fit --delay."),
        (["--delay", "nan"], "This value does not fit --delay."),
        (["--delay", "-1"], "This value does not fit --delay."),
    ],
)
def test_wishes_that_do_not_fit_get_one_clean_line(
    run: Run, tmp_path: Path, args: list[str], says: str
) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    done = run("play", *args)
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.strip().splitlines()) == 1, done.stderr
    assert says in done.stderr
    assert "Traceback" not in done.stderr


def test_conflicts_are_said_in_the_players_language(run: Run) -> None:
    done = run("play", "--rule", "teams=2v2", "--rule", "stack_challenge=true", "--lang", "fr")
    assert done.returncode == 2
    assert done.stderr.startswith("Ces règles ne vont pas ensemble")
    assert "stack_challenge" in done.stderr

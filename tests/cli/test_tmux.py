"""Whole matches by a scripted keyboard in a real terminal, in French and in Portuguese."""

import re
import sys
from pathlib import Path

import pytest

from oneleft.convert import read_record
from oneleft.faces import COLOR_LETTERS
from oneleft.record import replay
from oneleft.words import Words
from scripts.make_screens import Terminal, has_ended, is_waiting, play_match

pytestmark = [pytest.mark.needs("tmux"), pytest.mark.slow]
TARGET = "target_score=60"


@pytest.mark.parametrize("lang", ["fr", "pt"])
@pytest.mark.parametrize(("game", "size"), [("cards", (80, 24)), ("dice", (100, 30))])
def test_whole_match_at_the_keyboard(
    game: str, size: tuple[int, int], lang: str, tmp_path: Path, environ: dict[str, str]
) -> None:
    record = tmp_path / "match.txt"
    options = ["--rule", TARGET, "--record", str(record)]
    player = play_match(game, lang, size, *options, environ=environ)
    words = Words(lang)
    end = player.screens["end"][0]
    assert words("match-title") in end
    assert "END 0" in end
    match = replay(read_record(record.read_text(encoding="utf-8")))
    assert match.is_over
    assert max(match.totals) >= 60
    for name in ("start", "why", "help"):
        plain, colored = player.screens[name]
        assert len(plain.splitlines()) <= size[1]
        assert all(len(line) <= size[0] for line in plain.splitlines())
        assert "\x1b[" in colored
    assert re.search(r"[●★▲■]\s[RYGB]\w", player.screens["start"][0])


def test_every_color_is_shown_with_its_symbol_and_letter(environ: dict[str, str]) -> None:
    command = [sys.executable, "-m", "oneleft", "play", "--seed", "5", "--lang", "en"]
    terminal = Terminal(command, (80, 24), environ)
    try:
        shown = terminal.wait(is_waiting)
        colored = terminal.screen(color=True)
    finally:
        terminal.close()
    for symbol, letter in zip("●★▲■", COLOR_LETTERS, strict=True):
        for chip in re.findall(rf"{symbol}.(\w\w)\b", shown):
            assert chip[0] == letter
    assert "\x1b[" in colored


def test_interrupt_in_a_terminal_saves(environ: dict[str, str]) -> None:
    command = [sys.executable, "-m", "oneleft", "play", "--seed", "5", "--lang", "pt"]
    terminal = Terminal(command, (80, 24), environ)
    try:
        shown = terminal.wait(is_waiting)
        terminal.press("C-c")
        shown = terminal.wait(has_ended, unlike=shown)
    finally:
        terminal.close()
    assert "END 0" in shown
    assert Words("pt")("interrupted") in shown
    assert "--resume" in shown


def test_no_color_and_dumb_terminals_get_plain_lines(environ: dict[str, str]) -> None:
    command = [sys.executable, "-m", "oneleft", "play", "--seed", "5", "--lang", "fr"]
    for more in ({"NO_COLOR": "1"}, {"TERM": "dumb"}):
        terminal = Terminal(command, (80, 40), environ | more)
        try:
            shown = terminal.wait(is_waiting)
            colored = terminal.screen(color=True)
        finally:
            terminal.close()
        assert "\x1b[" not in colored
        assert not re.search("[●★▲■▶↻│─]", shown)
        assert "Carte visible : Inversion jaune." in shown


def test_hands_leave_the_screen_when_the_keyboard_changes_hands(environ: dict[str, str]) -> None:
    command = [sys.executable, "-m", "oneleft", "play", "--seed", "5", "--lang", "en"]
    terminal = Terminal([*command, "--seats", "2", "--bots", "0"], (80, 24), environ)
    try:
        shown = terminal.wait(is_waiting)
        assert "Your hand" not in shown
        for line in ("", "1", ""):
            terminal.type(line)
            shown = terminal.wait(is_waiting, unlike=shown)
    finally:
        terminal.close()
    assert "Pass the screen to" in shown
    assert "Your hand" not in shown

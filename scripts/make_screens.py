"""Plays whole matches at the terminal by a scripted keyboard in tmux, and keeps the screens.

    python -m scripts.make_screens            both games, in French and in Portuguese
    python -m scripts.make_screens cards fr   one of them

The screens go to docs/screens/terminal.

The player is simple: it reads the listed moves off the screen and types the first one. What it
knows is what stands on the screen. The seed is fixed, so the same matches are played every time.
"""

import argparse
import re
import shlex
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from oneleft.words import Words

ROOT = Path(__file__).resolve().parent.parent
SCREENS = ROOT / "docs" / "screens" / "terminal"
LANGUAGES = ("fr", "pt")
GAMES = ("cards", "dice")
SIZES = {"cards": (80, 24), "dice": (100, 30)}
MATCHES: dict[tuple[str, str], tuple[str, ...]] = {
    ("cards", "fr"): ("--seed", "1", "--seats", "4", "--bots", "3", "--bot", "random"),
    ("cards", "pt"): ("--seed", "12", "--preset", "official"),
    ("dice", "fr"): ("--seed", "3", "--bot", "random"),
    ("dice", "pt"): ("--seed", "4", "--preset", "party", "--seats", "2", "--bots", "1"),
}
PATIENCE = 30.0
GLANCE = 0.04
FIRST_MOVE = re.compile(r"^ *1[ .]+(\S+?):? ", re.MULTILINE)
TYPED_AS_NOTATION = re.compile(r"^(?:d\d+:)?(?:[RYGB][0-9SVD]|W[RYGB]|WD4[RYGB])!?$")


class Terminal:
    """A tmux pane that runs one program."""

    def __init__(
        self, command: Sequence[str], size: tuple[int, int], environ: Mapping[str, str]
    ) -> None:
        self.name = f"oneleft-{time.monotonic_ns()}"
        exports = [f"{name}={value}" for name, value in environ.items()]
        program = shlex.join(
            ["env", "TERM=tmux-256color", "COLORTERM=truecolor", *exports, *command]
        )
        width, height = map(str, size)
        # The shell waits when the program has ended, so that its last screen can be read.
        self._tmux(
            "new-session",
            "-d",
            "-x",
            width,
            "-y",
            height,
            f"{program}; echo; echo END $?; sleep 600",
        )
        self._tmux("set-option", "status", "off")

    def _tmux(self, *args: str) -> str:
        command = ["tmux", "-u", "-L", self.name, "-f", "/dev/null", *args]
        run = subprocess.run(command, capture_output=True, text=True, check=True, timeout=PATIENCE)
        return run.stdout

    def screen(self, *, color: bool = False) -> str:
        """What the pane shows."""
        return self._tmux("capture-pane", "-p", *(["-e"] if color else []))

    def type(self, text: str) -> None:
        """Types a line, and Enter."""
        if text:
            self._tmux("send-keys", "-l", "--", text)
        self._tmux("send-keys", "Enter")

    def press(self, key: str) -> None:
        """Presses a key, such as ``C-c``."""
        self._tmux("send-keys", key)

    def wait(self, until: Callable[[str], bool], unlike: str = "") -> str:
        """The screen as soon as it is as wanted, and another than ``unlike``.

        Raises:
            TimeoutError: it takes too long; shows the screen.
        """
        limit = time.monotonic() + PATIENCE
        while time.monotonic() < limit:
            shown = self.screen()
            if shown != unlike and until(shown) and self._is_settled(shown):
                return shown
            time.sleep(GLANCE)
        raise TimeoutError(self.screen())

    def _is_settled(self, shown: str) -> bool:
        """Whether the cursor stands on the last line that is not empty, and nothing has moved."""
        row = int(self._tmux("display-message", "-p", "#{cursor_y}"))
        last = len(shown.rstrip().splitlines()) - 1
        return (row == last or has_ended(shown)) and self.screen() == shown

    def close(self) -> None:
        """Ends the pane and what runs in it."""
        subprocess.run(
            ["tmux", "-L", self.name, "kill-server"],
            capture_output=True,
            check=False,
            timeout=PATIENCE,
        )


def is_waiting(shown: str) -> bool:
    """Whether the program waits for a line, or has ended."""
    lines = shown.rstrip().splitlines()
    return bool(lines) and (lines[-1].endswith(" >") or lines[-1].startswith("END "))


def has_ended(shown: str) -> bool:
    """Whether the program has ended."""
    return bool(re.search(r"^END \d+$", shown, re.MULTILINE))


@dataclass
class ScriptedPlayer:
    """Plays to the end; keeps the screens that show something for the first time.

    Attributes:
        scenes: name of a scene to a text that the screen shows then.
        asides: what is typed once, on the first turns, before playing; each is a scene.
    """

    terminal: Terminal
    words: Words
    scenes: dict[str, str]
    asides: list[tuple[str, str]] = field(default_factory=list)
    screens: dict[str, tuple[str, str]] = field(default_factory=dict)
    typed: list[str] = field(default_factory=list)

    def play(self) -> str:
        """The last screen."""
        shown = self.terminal.wait(is_waiting)
        self._keep("start")
        while not has_ended(shown):
            self._look(shown)
            line = self._answer(shown)
            self.typed.append(line)
            self.terminal.type(line)
            shown = self.terminal.wait(is_waiting, unlike=shown)
            if self.asides and self.asides[0][1] == line:
                self._keep(self.asides.pop(0)[0])
        self._look(shown)
        self._keep("end")
        return shown

    def _answer(self, shown: str) -> str:
        """The first listed move, as notation where it is a card or die; Enter if none is asked."""
        prompt = shown.rstrip().splitlines()[-1]
        if self.words("prompt-move") not in prompt.replace("'", "’"):
            return "" if self.words("prompt-continue") in prompt.replace("'", "’") else "1"
        if self.asides:
            return self.asides[0][1]
        listed = FIRST_MOVE.findall(shown)
        last = listed[-1] if listed else "1"
        return last if TYPED_AS_NOTATION.match(last) else "1"

    def _look(self, shown: str) -> None:
        for name, text in self.scenes.items():
            if name not in self.screens and text in shown:
                self._keep(name)

    def _keep(self, name: str) -> None:
        self.screens[name] = (self.terminal.screen(), self.terminal.screen(color=True))


def scenes_of(words: Words, game: str) -> dict[str, str]:
    """What is worth a picture."""
    uno = words("move-play-uno", face="R5").removeprefix(words("move-play", face="R5"))
    found = {
        "drawn": words("prompt-drawn", face="#", game=game).partition("#")[2],
        "uno": uno,
        "caught": max(words("event-catches", seat="#", target="#").split("#"), key=len),
        "round-end": words("sheet-title", round=1),
    }
    if game == "cards":
        found["challenge"] = words("prompt-before", top="R5").partition("5")[0]
    return {name: text.strip() for name, text in found.items()}


def asides_of(words: Words, game: str) -> list[tuple[str, str]]:
    """What the player types before the first move."""
    why = words("command-why")
    return [
        ("why", f"{why} R7" if game == "cards" else f"{why} {words('command-draw')}"),
        ("help", words("command-help")),
    ]


def play_match(
    game: str, lang: str, size: tuple[int, int], *options: str, environ: Mapping[str, str]
) -> ScriptedPlayer:
    """A whole match in tmux.

    Raises:
        TimeoutError: the program does not go on.
    """
    words = Words(lang)
    command = [sys.executable, "-m", "oneleft", "play", game, "--lang", lang, *options]
    terminal = Terminal(command, size, environ)
    try:
        player = ScriptedPlayer(terminal, words, scenes_of(words, game), asides_of(words, game))
        player.play()
    finally:
        terminal.close()
    return player


def trimmed(shown: str) -> str:
    """A screen without empty space at its ends, and without what the shell adds."""
    lines = [line.replace("\u00a0", " ").rstrip() for line in shown.splitlines()]
    text = "\n".join(line for line in lines if not re.match(r"^END \d+$", line))
    return text.strip("\n") + "\n"


def files_of(game: str, lang: str, player: ScriptedPlayer) -> Iterator[tuple[Path, str]]:
    """The files of a match: plain text, and the same with its colors."""
    for number, (name, (plain, colored)) in enumerate(player.screens.items(), start=1):
        stem = f"{game}-{lang}-{number:02}-{name}"
        yield SCREENS / f"{stem}.txt", trimmed(plain)
        yield SCREENS / "color" / f"{stem}.ansi", trimmed(colored)


def main() -> None:
    """Plays and writes."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("game", nargs="?", choices=GAMES)
    parser.add_argument("lang", nargs="?", choices=LANGUAGES)
    args = parser.parse_args()
    (SCREENS / "color").mkdir(parents=True, exist_ok=True)
    for game in [args.game] if args.game else GAMES:
        for lang in [args.lang] if args.lang else LANGUAGES:
            player = play_match(game, lang, SIZES[game], *MATCHES[game, lang], environ={})
            for old in SCREENS.rglob(f"{game}-{lang}-*"):
                old.unlink()
            for path, text in files_of(game, lang, player):
                path.write_text(text, encoding="utf-8")
            print(f"{game} {lang}: {len(player.typed)} lines typed, {len(player.screens)} screens")


if __name__ == "__main__":
    main()

"""Whatever is typed, the program answers in words, and leaves cleanly when the input ends."""

import random

import pytest

from oneleft.rules import PRESETS
from oneleft.words import LANGUAGES, Words
from tests.cli.conftest import Run

NUMBERS = "1 1 1 1 1 2 2 3 4 5 9 99 0 -1"
FACES = "W WD4 W! WD4! WB WD4R! R5 r5! BS GV YD d1 d7! d3:W d24:R5 d0 R Y G B b c"
WORDS = "uno draw keep take accept challenge reroll claim pass catch swap jump color leave"
OTHERS = "undo log state save why ; : A: B: é 🎲 ! ?"
LINES = f"{NUMBERS} {FACES} {WORDS} {OTHERS}".split()
MORE = ("", "", "catch B", "swap C", "jump R5", "color R", "why W", "why 1", "why", "B: catch A")
TABLES = (
    ("cards", "--seats", "3"),
    ("cards", "--seats", "4", "--bots", "2", "--bot", "random"),
    ("cards", "--seats", "2", "--bots", "0"),
    ("cards", "--seats", "4", "--rule", "teams=2v2"),
    ("dice", "--seats", "3"),
    ("dice", "--seats", "4", "--bots", "2", "--bot", "random"),
)


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("table", TABLES, ids=" ".join)
def test_any_keys(run: Run, rng: random.Random, table: tuple[str, ...], preset: str) -> None:
    lang = rng.choice(LANGUAGES)
    words = Words(lang)
    vocabulary = [
        *LINES,
        *MORE,
        words("command-catch"),
        words("command-why") + " W",
        "\u00a0",
        "no",
    ]
    typed = [rng.choice(vocabulary) for _ in range(250)]
    typed += ["1" if rng.random() < 0.8 else "" for _ in range(200)]
    seed = str(rng.getrandbits(16))
    done = run("play", *table, "--preset", preset, "--lang", lang, "--seed", seed, typed=typed)
    assert done.returncode == 0
    assert done.stderr == ""
    assert "Traceback" not in done.stdout

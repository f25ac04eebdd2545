"""Both speeds do the same: the interpreted and the compiled kernels, state for state.

The law's source is compiled as it stands, so what differs would be a mistake of the compiler, of
the generated build, or a place where the kernel leaves the subset that means the same to both.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, cast

import pytest

from oneleft.dice import DICE, POSITIONS
from oneleft.errors import OneLeftError
from oneleft.faces import ALL_FACES, SKIP
from oneleft.kernel import compiled as builds
from oneleft.kernel.compiled import CompiledGame, compiled
from oneleft.kernel.state import (
    CALL,
    CATCH,
    CHALLENGE,
    CHANCE,
    CLOCK,
    DICE_CALL,
    DICE_CATCH,
    DICE_CLAIM,
    DICE_LAY,
    DICE_LEAVE,
    JUMP_IN,
    LAY,
    LEAVE,
    SWAP,
    card_rule_vector,
    dice_rule_vector,
)
from oneleft.reasons import OFFENSE
from oneleft.rules import CardRules, DiceRules, Option, Ruleset
from oneleft.splitmix import SplitMix64, below, next64, one_of
from oneleft.vectors import Vector

if TYPE_CHECKING:
    from oneleft.kernel.compiled import Row

SRC = Path(__file__).resolve().parent.parent / "src"
GAMES = ("cards", "dice")
STEPS = 500_000  # of each game
CHUNKS = 20
WALK = 800  # acts of one round, at most

pytestmark = pytest.mark.needs("numba", "numpy")


class Drivers(Protocol):
    """What the interpreted drivers of both games offer."""

    start: Callable[[Vector, Vector, int, int, int], None]
    play_rounds: Callable[[Vector, Vector, Vector, int, int, Vector], None]
    run_actions: Callable[[Vector, Vector, Vector, int, Vector, Vector], int]
    wander: Callable[[Vector, Vector, Vector, Vector, int], int]
    legal: Callable[[Vector, Vector, int], int]
    verdict: Callable[[Vector, Vector, int, int], int]
    chance_is_due: Callable[[Vector], bool]
    STATE_SIZE: int
    TALLY_SIZE: int


INTERPRETED = {game: builds.interpreted(build) for game, build in builds._GAMES.items()}


def drivers(game: str) -> Drivers:
    return cast(Drivers, INTERPRETED[game])


# ------------------------------------------------------------------------------------ random rules


def random_value(option: Option, rng: random.Random) -> object:
    if option.values:
        return rng.choice([value for value in option.values if value not in option.postponed])
    if option.is_flag:
        return rng.choice([value for value in (False, True) if value not in option.postponed])
    if option.postponed or rng.random() < 0.3:
        return option.presets[0]
    return rng.randint(option.low, min(option.high, option.low + rng.choice((3, 11))))


def random_table(rng: random.Random) -> tuple[tuple[int, ...], ...]:
    rows = [[rng.choice(ALL_FACES) for _ in range(POSITIONS)] for _ in range(DICE)]
    for row in rows:
        row[0] = rng.choice([face for face in ALL_FACES if face & 15 < SKIP])
    return tuple(tuple(row) for row in rows)


def random_rules(game: str, seats: int, rng: random.Random) -> Ruleset:
    """Any ruleset that ``validate`` finds sound for so many seats."""
    kind: type[CardRules] | type[DiceRules] = CardRules if game == "cards" else DiceRules
    while True:
        values = {option.name: random_value(option, rng) for option in kind.options}
        if game == "dice":
            values["dice_table"] = "balanced24" if rng.random() < 0.5 else random_table(rng)
            values["max_turns"] = rng.choice((3, 10000))
        rules = kind().replace(**values)
        if not rules.validate(seats):
            return rules


def rule_list(rules: Ruleset) -> list[int]:
    if isinstance(rules, CardRules):
        return card_rule_vector(rules)
    assert isinstance(rules, DiceRules)
    return dice_rule_vector(rules)


# ------------------------------------------------------------------------------------ the same acts


class Round:
    """A round begun at both speeds."""

    def __init__(self, game: str, code: CompiledGame, rng: random.Random) -> None:
        most = 10 if game == "cards" else 4
        self.game = game
        self.seats = rng.randint(2, most)
        self.rules = random_rules(game, self.seats, rng)
        self.r = rule_list(self.rules)
        self.s = [0] * drivers(game).STATE_SIZE
        self.first = rng.randrange(-1, self.seats)
        self.row_r = code.rule_row(self.rules)
        self.row_s = code.state_row()

    def start(self, code: CompiledGame) -> None:
        everybody = (1 << self.seats) - 1
        drivers(self.game).start(self.r, self.s, self.seats, everybody, self.first)
        code.start(self.row_r, self.row_s, self.seats, everybody, self.first)
        assert self.s == self.row_s.tolist()

    def __str__(self) -> str:
        return f"{self.seats} seats, first {self.first}, {self.rules.changes()}"


def walk(round_: Round, code: CompiledGame, rng: random.Random) -> list[int]:
    """A random walk from the start of a round: actor, action, actor, action ..."""
    import numpy as np

    round_.start(code)
    state = round_.row_s.copy()
    acts = np.zeros(2 * WALK, np.int64)
    n = code.wander(round_.row_r, state, code.generator_row(rng.getrandbits(64)), acts, WALK)
    return [int(word) for word in acts[: 2 * n]]


def compare(round_: Round, code: CompiledGame, acts: list[int]) -> list[int]:
    """Does the acts at both speeds, compares every state and verdict; gives the verdicts."""
    import numpy as np

    n = len(acts) // 2
    size = code.state_size
    codes, trail = [0] * n, [0] * (n * size)
    row_codes: Row = np.zeros(n, np.int64)
    row_trail: Row = np.zeros(n * size, np.int64)
    done = drivers(round_.game).run_actions(round_.r, round_.s, acts, n, codes, trail)
    row_done = code.run_actions(
        round_.row_r, round_.row_s, np.array(acts, np.int64), n, row_codes, row_trail
    )
    if (codes, trail) != (row_codes.tolist(), row_trail.tolist()):
        compiled_trail = row_trail.tolist()
        for i in range(n):
            part = slice(i * size, (i + 1) * size)
            same = trail[part] == compiled_trail[part] and codes[i] == row_codes[i]
            assert same, f"act {i} {acts[2 * i : 2 * i + 2]}: {round_}\n{acts[: 2 * i + 2]}"
    assert done == row_done
    return codes


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("game", GAMES)
def test_the_same_acts_give_the_same_states(game: str, chunk: int, rng: random.Random) -> None:
    del chunk  # the seed depends on it
    code = compiled(game, checked=True)
    steps = 0
    while steps < STEPS // CHUNKS:
        round_ = Round(game, code, rng)
        acts = walk(round_, code, rng)
        compare(round_, code, acts)
        steps += len(acts) // 2


# Name, first action, how many.
STARTS = {
    "cards": (
        ("call", CALL, 1),
        ("challenge", CHALLENGE, 1),
        ("catch", CATCH, 10),
        ("swap", SWAP, 10),
        ("jump-in", JUMP_IN, 128),
        ("lay", LAY, 2),
        ("leave", LEAVE, 1),
    ),
    "dice": (
        ("call", DICE_CALL, 1),
        ("claim", DICE_CLAIM, 1),
        ("catch", DICE_CATCH, 4),
        ("lay", DICE_LAY, DICE),
        ("leave", DICE_LEAVE, 1),
    ),
}


def kinds_of_acts(game: str, acts: list[int], codes: list[int]) -> set[str]:
    """What has been done, by name: accepted acts only, and refusals as such."""
    found = set()
    for i, code in enumerate(codes):
        actor, action = acts[2 * i : 2 * i + 2]
        if 0 < code < OFFENSE:
            found.add("refused")
            continue
        if code > OFFENSE:
            found.add("offense")
        if actor in (CHANCE, CLOCK):
            found.add("chance" if actor == CHANCE else "clock")
        found |= {name for name, first, width in STARTS[game] if first <= action < first + width}
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_walk_goes_everywhere(game: str, rng: random.Random) -> None:
    code = compiled(game, checked=True)
    found: set[str] = set()
    for _ in range(400):
        round_ = Round(game, code, rng)
        acts = walk(round_, code, rng)
        found |= kinds_of_acts(game, acts, compare(round_, code, acts))
    own = {"challenge", "swap", "jump-in"} if game == "cards" else {"claim"}
    rest = {"refused", "offense", "chance", "clock", "call", "catch", "lay", "leave"}
    assert found == rest | own


@pytest.mark.parametrize("game", GAMES)
def test_the_drivers_give_the_same_at_both_speeds(game: str, rng: random.Random) -> None:
    code, plain = compiled(game, checked=True), drivers(game)
    for seats in (2, 4):
        for preset in ("classic", "official", "party"):
            kind: type[CardRules] | type[DiceRules] = CardRules if game == "cards" else DiceRules
            rules = kind.preset(preset)
            seed = rng.getrandbits(64)
            r, s, out = rule_list(rules), [0] * plain.STATE_SIZE, [0] * plain.TALLY_SIZE
            row_s, row_out, row_g = code.state_row(), code.tally_row(), code.generator_row(seed)
            g = SplitMix64(seed).state
            plain.play_rounds(r, s, g, seats, 8, out)
            code.play_rounds(code.rule_row(rules), row_s, row_g, seats, 8, row_out)
            assert (s, out, g) == (row_s.tolist(), row_out.tolist(), row_g.tolist())
            assert out[1] == 8
            assert out[0] > 8


@pytest.mark.parametrize("game", GAMES)
def test_wandering_gives_the_same_at_both_speeds(game: str, rng: random.Random) -> None:
    import numpy as np

    code, plain = compiled(game, checked=True), drivers(game)
    for _ in range(6):
        round_ = Round(game, code, rng)
        round_.start(code)
        seed = rng.getrandbits(64)
        acts, row_acts = [0] * 80, np.zeros(80, np.int64)
        n = plain.wander(round_.r, round_.s, SplitMix64(seed).state, acts, 40)
        row_n = code.wander(round_.row_r, round_.row_s, code.generator_row(seed), row_acts, 40)
        assert (n, acts, round_.s) == (row_n, row_acts.tolist(), round_.row_s.tolist())


@pytest.mark.parametrize("game", GAMES)
def test_questions_are_answered_alike(game: str, rng: random.Random) -> None:
    code, plain = compiled(game, checked=True), drivers(game)
    for _ in range(20):
        round_ = Round(game, code, rng)
        acts = walk(round_, code, rng)[: 2 * rng.randrange(10, 120)]
        compare(round_, code, acts)
        assert code.chance_is_due(round_.row_s) == plain.chance_is_due(round_.s)
        for seat in range(round_.seats):
            assert code.legal(round_.row_r, round_.row_s, seat) == plain.legal(
                round_.r, round_.s, seat
            )
            for action in range(-2, 400):
                assert code.verdict(round_.row_r, round_.row_s, seat, action) == plain.verdict(
                    round_.r, round_.s, seat, action
                )


# ------------------------------------------------------------------------------------ the generator

VECTOR = [6457827717110365317, 3203168211198807973, 9817491932198370423]


def test_splitmix_gives_the_published_numbers_at_both_speeds() -> None:
    code = compiled("cards", checked=True)
    row = code.generator_row(1234567)
    assert [int(code.next64(row)) for _ in VECTOR] == VECTOR
    assert [next64(state) for state in [SplitMix64(1234567).state] for _ in VECTOR] == VECTOR


def test_drawing_below_gives_the_same_at_both_speeds(rng: random.Random) -> None:
    code = compiled("cards", checked=True)
    seed = rng.getrandbits(64)
    row, state = code.generator_row(seed), SplitMix64(seed).state
    for _ in range(20_000):
        n = rng.choice((1, 2, 3, 54, 108, 40_000, 65_535, 65_536))
        k = below(state, n)
        assert k == code.below(row, n)
        assert 0 <= k < n
    assert state == row.tolist()


def test_drawing_below_favors_no_number() -> None:
    state = SplitMix64(5).state
    counts = [0] * 40_000
    for _ in range(400_000):
        counts[below(state, 40_000)] += 1
    # Without the second draw the 25,536 numbers that two quarters reach would come twice as often.
    chi = sum((count - 10) ** 2 / 10 for count in counts)
    assert abs(chi - 40_000) < 5 * (2 * 40_000) ** 0.5


def test_one_of_gives_every_bit_alike() -> None:
    state = SplitMix64(6).state
    mask = 1 << 62 | 1 << 40 | 1 << 3 | 1
    counts: dict[int, int] = dict.fromkeys((0, 3, 40, 62), 0)
    for _ in range(40_000):
        counts[one_of(state, mask)] += 1
    assert all(abs(count - 10_000) < 450 for count in counts.values())


def test_streams_are_their_own() -> None:
    seeds = [SplitMix64.stream(master, i).state[0] for master in range(20) for i in range(200)]
    assert len(set(seeds)) == len(seeds)
    assert SplitMix64.stream(1, 2).next64() == SplitMix64.stream(1 + (1 << 64), 2).next64()


def test_a_number_that_cannot_be_drawn_is_refused() -> None:
    for n in (0, -1, 65_537):
        with pytest.raises(ValueError, match="from 1 to 65536"):
            SplitMix64(1).below(n)


# ------------------------------------------------------------------------------------ the build


def test_a_vector_that_is_too_short_is_refused() -> None:
    code = compiled("cards", checked=True)
    rules = code.rule_row(CardRules())
    with pytest.raises(IndexError, match="too short"):
        code.start(rules, code.state_row()[:-1], 2, 3, 0)


def test_rules_of_the_other_game_are_refused() -> None:
    code = compiled("cards", checked=True)
    with pytest.raises(TypeError, match="rules of cards"):
        code.rule_row(DiceRules())


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(OneLeftError, match="chess"):
        compiled("chess")


def test_without_numba_the_error_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(builds, "_BUILT", {})
    monkeypatch.setitem(sys.modules, "numba", None)
    with pytest.raises(OneLeftError, match=r"oneleft\[fast\]"):
        compiled("cards")


@pytest.mark.needs("numba")
@pytest.mark.parametrize(
    "text",
    [
        "PENALTY = 32",
        "SEAT, PENALTY = 1, 32",
        "GOLDEN_GAMMA = 1",
        "from oneleft.faces import WILD as PENALTY",
        "from oneleft.faces import SKIP\nSKIP = 4",
        "def below(n: int) -> int:\n    return n",
        "def PENALTY(n: int) -> int:\n    return n",
    ],
)
def test_a_name_means_one_thing_in_a_build(text: str) -> None:
    """Its modules share their names: a second meaning would be that of the law's code, too."""
    build = replace(builds._GAMES["cards"], foreign=(text,))
    with pytest.raises(AssertionError, match="two meanings"):
        builds.generated_source(build, checked=False)


def test_the_key_depends_on_every_source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    build = builds._GAMES["cards"]
    before = builds.build_key(build, "1")
    assert builds.build_key(build, "2") != before
    assert builds.build_key(replace(build, foreign=("# a policy",)), "1") != before
    assert builds.build_key(replace(build, entries=("legal",)), "1") != before
    real = builds._source_path
    for name in ("cards", "state", "codes", "drivers_cards", "faces", "rules", "reasons"):
        changed = tmp_path / f"{name}.py"

        def path(module: str, name: str = name, changed: Path = changed) -> Path:
            if module.rpartition(".")[2] != name:
                return real(module)
            changed.write_text(real(module).read_text("utf-8") + "# changed\n", "utf-8")
            return changed

        monkeypatch.setattr(builds, "_source_path", path)
        assert builds.build_key(build, "1") != before, name
    monkeypatch.setattr(builds, "_source_path", real)
    assert builds.build_key(build, "1") == before


@pytest.mark.parametrize(
    ("variables", "expected"),
    [
        ({"ONELEFT_CACHE": "/a"}, "/a"),
        ({"ONELEFT_CACHE": "", "XDG_CACHE_HOME": "/b", "HOME": "/c"}, "/b/oneleft"),
        ({"ONELEFT_CACHE": "", "XDG_CACHE_HOME": "", "HOME": "/c"}, "/c/.cache/oneleft"),
    ],
)
def test_where_the_cache_is(
    variables: dict[str, str], expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert builds.cache_folder() == Path(expected)


def test_an_unwritable_cache_is_done_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "file"
    file.write_text("not a folder", "utf-8")
    monkeypatch.setenv("ONELEFT_CACHE", str(file))
    assert builds._build_folder("cards-0") is None


def test_builds_that_nobody_uses_make_room(tmp_path: Path) -> None:
    fcntl = pytest.importorskip("fcntl")
    new, old, used, held = (tmp_path / f"cards-{number:020x}" for number in range(4))
    strange = tmp_path / "cards-and-more"
    for folder in (new, old, used, held, strange):
        (folder / "__pycache__").mkdir(parents=True)
        (folder / builds.LOCK_NAME).touch()
        if folder not in (new, used):
            os.utime(folder / builds.LOCK_NAME, (1, 1))
    with builds._alone(used):
        pass
    with (held / builds.LOCK_NAME).open("r+") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        builds._prune(new)
    assert {path.name for path in tmp_path.iterdir()} == {
        each.name for each in (new, used, held, strange)
    }
    builds._prune(new)
    assert not held.exists()
    builds._prune(tmp_path / "nowhere" / "cards-0")


TINY = """
def next64(g: Words) -> Word:
    g[0] = (g[0] + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
    return g[0]
"""

PROBE = """
import sys
sys.path.insert(0, sys.argv[1])
from pathlib import Path
from oneleft.kernel import compiled as builds
real = builds._source_path
builds._source_path = lambda name: Path(sys.argv[2]) if name == "tiny" else real(name)
build = builds.Build(name="tiny", modules=("tiny",), entries=("next64",), lengths={"g": "2"})
said = []
code = builds.load(build, report=said.append)
import numpy as np
print(int(code.next64_entry(np.array([1, 0], np.uint64))), len(said))
"""


def tiny(tmp_path: Path, cache: Path) -> subprocess.Popen[str]:
    """A process that builds, of one function, what the real builds make of a kernel."""
    source = tmp_path / "tiny.py"
    if not source.exists():
        source.write_text(TINY, "utf-8")
    return subprocess.Popen(
        [sys.executable, "-c", PROBE, str(SRC), str(source)],
        env={**os.environ, "ONELEFT_CACHE": str(cache)},
        stdout=subprocess.PIPE,
        text=True,
    )


def finished(process: subprocess.Popen[str]) -> list[int]:
    """The number that the process drew, and how many reports of a compilation it received."""
    output, _ = process.communicate(timeout=300)
    assert process.returncode == 0
    return [int(word) for word in output.split()]


def test_builds_at_the_same_time_do_not_disturb_each_other(tmp_path: Path) -> None:
    expected = (1 + 0x9E3779B97F4A7C15) % 2**64
    processes = [tiny(tmp_path, tmp_path / "cache") for _ in range(3)]
    assert sorted(finished(process) for process in processes) == [
        [expected, 0],
        [expected, 0],
        [expected, 1],
    ]
    assert finished(tiny(tmp_path, tmp_path / "cache")) == [expected, 0]
    without = tmp_path / "file"
    without.write_text("not a folder", "utf-8")
    assert finished(tiny(tmp_path, without)) == [expected, 1]


@pytest.mark.parametrize("game", GAMES)
def test_a_warm_start_builds_nothing(game: str) -> None:
    probe = (
        f"import sys; sys.path.insert(0, {str(SRC)!r})\n"
        "from oneleft.kernel.compiled import compiled\n"
        "built = []\n"
        f"compiled({game!r}, checked=True, report=built.append)\n"
        "print(len(built))\n"
    )
    if builds._build_folder("probe") is None:
        pytest.skip("no cache can be written here")
    for _ in range(3):  # more than once, if the sources are being edited
        run = subprocess.run(
            [sys.executable, "-c", probe], capture_output=True, text=True, timeout=900, check=True
        )
        if run.stdout.strip() == "0":
            return
    pytest.fail("every process builds anew")

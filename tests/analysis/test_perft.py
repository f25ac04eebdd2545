"""Published node counts in three ways: both speeds of the law, and a second opinion."""

from __future__ import annotations

import copy
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import TypeAlias

import pytest

from oneleft.analysis.perft import (
    Count,
    PerftError,
    Published,
    compare,
    count_interpreted,
    counter,
    divide,
    frames_counter,
    is_window_act,
    perft,
    read_perft,
    step_text,
    steps,
)
from oneleft.errors import InvalidTextError
from oneleft.faces import parse_face
from oneleft.game import Game
from oneleft.kernel import cards, dice
from oneleft.kernel import state as k
from oneleft.notation import parse_position, position_text
from oneleft.rules import CARD_OPTIONS, DICE_OPTIONS, Ruleset
from tests import test_naive_cards, test_naive_dice
from tests.analysis.naive_at import cards_at, dice_at
from tests.naive_cards import NaiveCards, card_of
from tests.naive_dice import NaiveDice

Naive: TypeAlias = NaiveCards | NaiveDice
LAW = Path(__file__).resolve().parent.parent / "law"
ALL = tuple(each for path in sorted(LAW.glob("*.perft")) for each in read_perft(path))
MOST_INTERPRETED, MOST_NAIVE = 4000, 600
"""Nodes of the deepest count that is checked in each way."""

each_position = pytest.mark.parametrize("published", ALL, ids=lambda each: each.name)


def reachable(published: Published, most: int) -> list[tuple[int, Count]]:
    """The published counts that are small enough."""
    return [(depth, count) for depth, count in published.counts if count.nodes <= most]


# ------------------------------------------------------------------------------------- three ways


@each_position
def test_the_interpreted_law_counts_as_published(published: Published) -> None:
    game = published.game()
    before = position_text(game)
    depths = [depth for depth, _ in reachable(published, MOST_INTERPRETED)]
    assert depths
    for compared in compare(published, most_depth=max(depths)):
        assert compared.ours == compared.published, compared
    assert position_text(game) == before


@each_position
def test_the_source_of_the_compiled_count_agrees_when_interpreted(published: Published) -> None:
    game = published.game()
    count = frames_counter(game.rules.game, game.rule_vector, windows=published.windows)
    for depth, expected in reachable(published, MOST_INTERPRETED // 4):
        assert count(game.state, depth) == expected, depth


@pytest.mark.needs("numba", "numpy")
@pytest.mark.slow
@each_position
def test_the_compiled_law_counts_as_published(published: Published) -> None:
    for compared in compare(published, compiled=True):
        assert compared.ours == compared.published, compared


def naive_at(game: Game) -> Naive | None:
    """The second opinion on a position; it sees what the kernel sees."""
    if game.rules.game == "cards":
        naive: Naive | None = cards_at(game)
        seen = test_naive_cards.observe(game.state)
    else:
        naive = dice_at(game)
        seen = test_naive_dice.observe(game.state)
    if naive is not None:
        theirs = naive.observe()
        assert {name: theirs[name] for name in seen} == seen
    return naive


def naive_steps(naive: Naive, game: str, *, windows: bool) -> dict[tuple[int, int], int]:
    """The ways down by the second opinion: actor and act, and how many outcomes they stand for."""
    seen = naive.observe()
    found: Counter[tuple[int, int]] = Counter()
    for actor, action in naive.candidates():
        if actor == k.CHANCE:
            found[_outcome(naive, action)] += _copies(naive, action)
        elif actor >= 0 and not _is_left_out(game, action):
            is_owed = actor == seen["actor"] and not is_window_act(game, action)
            if windows or is_owed:
                found[actor, action] = 1
    return found


def _is_left_out(game: str, action: int) -> bool:
    """Leaving, and wilds in two steps."""
    if game == "cards":
        return k.LAY <= action < k.WINDOW_ACTS_END
    return k.DICE_LEAVE <= action < k.CHANCE_DIE


def _copies(naive: Naive, action: int) -> int:
    if isinstance(naive, NaiveDice) or action >= k.CHANCE_SEAT:
        return 1
    return naive.stock.count(card_of(action - k.CHANCE_FACE))


def _outcome(naive: Naive, action: int) -> tuple[int, int]:
    """Sides that show the same face are one outcome: the first of them."""
    if isinstance(naive, NaiveCards) or not k.CHANCE_POSITION <= action < k.CHANCE_SEAT:
        return k.CHANCE, action
    step = naive.queue[0]
    die = step.die
    if step.kind == "roll for center":
        assert naive.center is not None
        die = naive.center
    elif step.kind == "roll for starter":
        (die,) = naive.held
    sides = naive.table[die]
    return k.CHANCE, k.CHANCE_POSITION + sides.index(sides[action - k.CHANCE_POSITION])


def naive_count(naive: Naive, game: str, depth: int, *, windows: bool) -> Count:
    found = naive_steps(naive, game, windows=windows)
    if depth == 1:
        return Count(len(found), sum(found.values()))
    total = Count(0, 0)
    for (actor, action), ways in found.items():
        below = copy.deepcopy(naive)
        below.apply(actor, action)
        total += naive_count(below, game, depth - 1, windows=windows) * ways
    return total


@each_position
def test_the_second_opinion_counts_as_published(published: Published) -> None:
    game = published.game()
    naive = naive_at(game)
    assert naive is not None
    for depth, expected in reachable(published, MOST_NAIVE):
        got = naive_count(naive, game.rules.game, depth, windows=published.windows)
        assert got == expected, depth


# ------------------------------------------------------------------------------ what is published


def test_every_phase_and_the_main_options_are_covered() -> None:
    games = [each.game() for each in ALL]
    seen = {(game.rules.game, game.phase) for game in games}
    assert {phase for name, phase in seen if name == "cards"} == set(k.CARD_PHASES) - {"over"}
    assert {phase for name, phase in seen if name == "dice"} == set(k.DICE_PHASES) - {"over"}
    for game, options in (("cards", CARD_OPTIONS), ("dice", DICE_OPTIONS)):
        rules: list[Ruleset] = [each.rules for each in games if each.rules.game == game]
        for option in options:
            if option.name in UNCOUNTED:
                continue
            values = {getattr(each, option.name) for each in rules}
            wanted: tuple[object, ...] = (True, False) if option.is_flag else option.values
            missing = [value for value in wanted if value not in (*values, *option.postponed)]
            assert not missing or option.name == "dice_table", (game, option.name, missing)
    assert len({each.name for each in ALL}) == len(ALL) >= 80


UNCOUNTED = frozenset(
    {
        *("scoring", "tie", "next_dealer", "next_starter", "blocked_round"),  # points and matches
        *("challenge_reveal", "turn_seconds"),  # what is seen, and the table's clock
        *("first_reverse_starter", "first_dealer", "first_starter", "jump_in_win", "uno_window"),
    }
)


@each_position
def test_depths_rise_by_one_from_one(published: Published) -> None:
    assert [depth for depth, _ in published.counts] == list(range(1, len(published.counts) + 1))
    assert all(count.weighted >= count.nodes for _, count in published.counts)


# ------------------------------------------------------------------------------------- by hand


def test_small_trees_counted_by_hand() -> None:
    game = parse_position("rules classic; top R5; turn A; A: R1 W; B: Y1; stock: B2 B2 G4")
    assert perft(game, 0) == Count(1, 1)
    assert perft(game, 1) == Count(5, 5)  # R1, and the Wild in four colors
    # B has to draw below R1, WR, WG and WB; below WY the Y1 fits as well as below R1
    assert perft(game, 2) == Count(5, 5)
    below = divide(game, 3)
    assert below["A: WR"] == Count(2, 3)  # two faces, three cards
    assert below["A: WY"] == Count(0, 0)  # B goes out
    assert sum(count.nodes for count in below.values()) == perft(game, 3).nodes


def test_divide_adds_up_and_weighs_outcomes() -> None:
    game = parse_position("rules classic; phase drawing; top R5; turn A; A: Y1; stock: B2 B2 R4")
    found = divide(game, 2)
    assert found.keys() == {"chance: B2", "chance: R4"}
    total = sum(found.values(), Count(0, 0))
    assert total == perft(game, 2)
    assert found["chance: B2"].weighted == 2 * found["chance: B2"].nodes


def test_a_planted_fault_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """A law that forgets the second copy of a card draws another tree."""
    found = [each for each in ALL if each.name == "CP-13"]
    assert all(compared.agrees for compared in compare(found[0], most_depth=3))
    monkeypatch.setattr(cards, "add_card", lambda *_: None)
    assert not all(compared.agrees for compared in compare(found[0], most_depth=4))


def test_a_planted_fault_in_the_dice_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    (found,) = [each for each in ALL if each.name == "DP-23"]
    monkeypatch.setattr(dice, "wd4_is_unlawful", lambda *_: False)
    monkeypatch.setattr(dice, "put_in_pouch", lambda *_: None)
    assert not all(compared.agrees for compared in compare(found, most_depth=3))


def test_steps_name_what_comes() -> None:
    game = parse_position("dice; center d4:R4; phase rerolled; turn A; A: d6:R6; B: d10:G1")
    law, r, s = game.law, game.rule_vector, game.state
    assert [step_text(law, r, s, step) for step in steps(law, r, s)] == ["A: d6:R6", "A: draw"]
    law.apply(r, s, 0, k.DICE_DRAW)
    assert step_text(law, r, s, steps(law, r, s)[0]) == "chance: d1"
    law.apply(r, s, k.CHANCE, k.CHANCE_DIE)
    assert step_text(law, r, s, steps(law, r, s)[5]) == "chance: W"


def test_no_depth_below_zero() -> None:
    game = parse_position("top R5; A: R1; B: R2")
    with pytest.raises(PerftError, match="not -1"):
        perft(game, -1)
    with pytest.raises(PerftError, match="not -1"):
        divide(game, 0)
    assert count_interpreted(game.law, game.rule_vector, game.state, 1) == Count(1, 1)
    assert counter(game)(game.state, 0) == Count(1, 1)
    assert parse_face("R1") == 1


# ------------------------------------------------------------------------------------- the format

TEXT = """
# a remark
perft X-1 A title of words
windows: on
given:
  cards; rules classic   # another remark
  seats 2; top R5
  A: R1
  B: R2
counts:
  1 3 3
  2 0 0
"""


def test_files_are_read_and_written() -> None:
    (found,) = read_perft(TEXT)
    assert (found.name, found.title, found.windows) == ("X-1", "A title of words", True)
    assert found.counts == ((1, Count(3, 3)), (2, Count(0, 0)))
    assert read_perft(str(found))[0].counts == found.counts
    assert read_perft(str(found))[0].game().state == found.game().state


@pytest.mark.parametrize(
    ("text", "line", "expected"),
    [
        ("", 1, "perft, a name and a title"),
        ("# nothing\n", 1, "perft, a name and a title"),
        ("given:\n", 1, "perft, a name and a title"),
        ("perft X\n", 1, "the part given"),
        ("perft X\nwindows: maybe\n", 2, "windows, given"),
        ("perft X\ngiven:\n  top R5\ncounts:\n  1 2\n", 5, "depth, nodes and weighted nodes"),
        ("perft X\ngiven:\n  top R5\ncounts:\n  1 2 -3\n", 5, "depth, nodes and weighted nodes"),
        ("perft X\ngiven:\n  top R5\ncounts:\n  1 2 2\n  1 2 2\n", 6, "a greater depth"),
        ("perft X\n  1 2 2\n", 2, "depth, nodes and weighted nodes"),
    ],
)
def test_errors_name_their_place(text: str, line: int, expected: str) -> None:
    with pytest.raises(InvalidTextError) as caught:
        read_perft(text)
    assert caught.value.line == line
    assert expected in caught.value.expected


def test_an_error_in_a_position_has_its_line_in_the_file() -> None:
    (found,) = read_perft("perft X\ngiven:\n  seats 2\n  top R99\n")
    with pytest.raises(InvalidTextError) as caught:
        found.game()
    assert (caught.value.line, caught.value.text) == (4, "R99")


# ------------------------------------------------------------------------------------- the command


def run(*args: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "oneleft", "perft", "--lang", "en", *args]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_command_compares_files(tmp_path: Path) -> None:
    done = run("--depth", "1")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"OK: {len(ALL)} counts of {len(ALL)} positions are as published.\n"
    file = tmp_path / "mine.perft"
    (found,) = read_perft(TEXT)
    counts = ((1, perft(found.game(), 1, windows=True)), (2, Count(7, 8)))
    file.write_text(str(replace(found, counts=counts)), "utf-8")
    done = run(str(file))
    assert done.returncode == 1
    assert "mine.perft, line 1, X-1, depth 2: published are 7 (8) nodes" in done.stdout


def test_the_command_counts_a_position(tmp_path: Path) -> None:
    text = "rules classic; top R5; turn A; A: R1 W; B: Y1; stock: B2 B2 G4"
    done = run("--position", text, "--depth", "2")
    assert done.stdout.split("\n")[1].split() == ["1", "5", "5"]
    file = tmp_path / "a position"
    file.write_text(text, "utf-8")
    done = run("--position", str(file), "--depth", "3", "--divide")
    assert "A: WR            2                3" in done.stdout
    assert "Depth 3: 6 nodes, 9 with weights." in done.stdout


@pytest.mark.parametrize(
    "args",
    [
        ("nothing here.perft",),
        ("--position", "top R99"),
        ("--position", "top R5", "--depth", "0"),
        ("--position", "top R5", "some file"),
        ("--divide",),
    ],
)
def test_what_the_command_cannot_do(args: tuple[str, ...]) -> None:
    done = run(*args)
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.strip().split("\n")) == 1

"""Perft: how many different ways a position can go on, so that engines can check themselves.

A position's tree is counted to a depth. Each act of a seat and each distinct outcome of chance is
one step down; the nodes exactly that deep are counted, and once more with weights: a card that
comes in two copies counts twice. ``docs/perft.md`` has the definition and the format of files.

>>> from oneleft.notation import parse_position
>>> game = parse_position("rules classic; top R5; turn A; A: R1 W G2; B: Y1")
>>> perft(game, 1), perft(game, 3)
(Count(nodes=5, weighted=5), Count(nodes=162, weighted=309))
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from oneleft.chance import ROLL
from oneleft.errors import InvalidTextError, OneLeftError
from oneleft.game import Game
from oneleft.kernel import state as k
from oneleft.kernel.compiled import KERNEL_MODULES, Build, interpreted, load
from oneleft.laws import DICE_LAW, Law, State
from oneleft.moves import Move
from oneleft.notation import parse_position

MOST_COMPILED_DEPTH = 9
"""Deeper weights may not fit into 64 bits: there, the count is interpreted."""
_CARD_WINDOWS = frozenset({k.CALL, *range(k.CATCH, k.SWAP)})
_DICE_WINDOWS = frozenset({k.DICE_CALL, k.DICE_PASS, *range(k.DICE_CATCH, k.DICE_LEAVE)})


@dataclass(frozen=True, slots=True)
class Count:
    """A count of nodes at one depth.

    Attributes:
        nodes: distinct paths, cards and rolls by face.
        weighted: the same with each outcome of chance as often as cards or sides give it.
    """

    nodes: int
    weighted: int

    def __add__(self, other: Count) -> Count:
        return Count(self.nodes + other.nodes, self.weighted + other.weighted)

    def __mul__(self, ways: int) -> Count:
        return Count(self.nodes, self.weighted * ways)


NOTHING = Count(0, 0)


@dataclass(frozen=True, slots=True)
class Step:
    """A way down from a node.

    Attributes:
        actor: a seat or CHANCE.
        action: the act.
        ways: how many physical outcomes it stands for; 1 for a seat's act.
    """

    actor: int
    action: int
    ways: int


# ------------------------------------------------------------------------------------- interpreted


def steps(law: Law, r: list[int], s: State, *, windows: bool = False) -> tuple[Step, ...]:
    """All ways down from a state, those of chance by face."""
    due = law.due(r, s)
    if due is None:
        return tuple(Step(seat, action, 1) for seat, action in _acts(law, r, s, windows=windows))
    faces = list(due.options)
    if due.kind == ROLL:
        shown = [DICE_LAW.rolled_face(r, s, position) for position in due.options]
        faces = [shown.index(face) for face in shown]  # the first side that shows the face
    return tuple(
        Step(k.CHANCE, law.chance_action(due, outcome), faces.count(outcome))
        for outcome in sorted(set(faces))
    )


def _acts(law: Law, r: list[int], s: State, *, windows: bool) -> Iterator[tuple[int, int]]:
    """The accepted acts of the seat that owes one; with ``windows``, of every seat."""
    owing = law.owing(s)
    if owing is None:
        return
    seats = range(s[k.SEATS if law.game == "cards" else k.D_SEATS]) if windows else (owing,)
    for seat in seats:
        for action in law.candidates(r, s, seat):
            is_open = windows or not is_window_act(law.game, action)
            if is_open and not law.verdict(r, s, seat, action).is_refused:
                yield seat, action


def is_window_act(game: str, action: int) -> bool:
    """Whether an act of a seat is left out while windows are off: calls, catches, jump-ins."""
    if game == "cards":
        called = k.WITH_UNO <= action < k.TURN_ACTS
        return called or action >= k.JUMP_IN or action in _CARD_WINDOWS
    called = k.DICE_WITH_UNO <= action < k.DICE_CALL
    return called or action in _DICE_WINDOWS


def count_interpreted(
    law: Law, r: list[int], s: State, depth: int, *, windows: bool = False
) -> Count:
    """The count of a state by the interpreted law; ``s`` is left as it is."""
    if depth == 0:
        return Count(1, 1)
    found = steps(law, r, s, windows=windows)
    if depth == 1:
        return Count(len(found), sum(step.ways for step in found))
    total = NOTHING
    for step in found:
        below = list(s)
        law.apply(r, below, step.actor, step.action)
        total += count_interpreted(law, r, below, depth - 1, windows=windows) * step.ways
    return total


# ------------------------------------------------------------------------------------- compiled

Counter = Callable[[State, int], Count]
"""Counts a state to a depth under fixed rules."""


def perft_build(game: str) -> Build:
    """The build that counts positions of a game."""
    return Build(
        name=f"{game}-perft",
        modules=(
            *KERNEL_MODULES[game],
            "oneleft.analysis.perft_tree",
            f"oneleft.analysis.perft_{game}",
        ),
        entries=("perft",),
        lengths={
            "r": "RULES_SIZE",
            "s": "STATE_SIZE",
            "stack": "depth * FRAME_SIZE",
            "out": "2",
        },
    )


def compiled_counter(
    game: str, r: Sequence[int], *, windows: bool, report: Callable[[str], None] | None = None
) -> Counter:
    """The compiled count: some hundred times as fast.

    Raises:
        MissingExtraError: Numba is not installed.
    """
    module = load(perft_build(game), report=report)
    import numpy as np

    rules = np.array(r, np.int64)

    def count(s: State, depth: int) -> Count:
        if depth == 0:
            return Count(1, 1)
        state, out = np.array(s, np.int64), np.zeros(2, np.int64)
        stack = np.zeros(depth * int(module.FRAME_SIZE), np.int64)
        module.perft_entry(rules, state, depth, int(windows), stack, out)
        return Count(int(out[0]), int(out[1]))

    return count


def frames_counter(game: str, r: Sequence[int], *, windows: bool) -> Counter:
    """The source of the compiled count, interpreted: to hold one against the other."""
    module = interpreted(perft_build(game))

    def count(s: State, depth: int) -> Count:
        if depth == 0:
            return Count(1, 1)
        state, out = list(s), [0, 0]
        module.perft(list(r), state, depth, int(windows), [0] * (depth * module.FRAME_SIZE), out)
        return Count(*out)

    return count


# ------------------------------------------------------------------------------------- positions


def counter(
    game: Game,
    *,
    windows: bool = False,
    compiled: bool = False,
    report: Callable[[str], None] | None = None,
) -> Counter:
    """What counts the states of a game.

    Raises:
        MissingExtraError: ``compiled``, and Numba is not installed.
    """
    law, r = game.law, game.rule_vector

    def interpreted(s: State, depth: int) -> Count:
        return count_interpreted(law, r, s, depth, windows=windows)

    if not compiled:
        return interpreted
    fast = compiled_counter(law.game, r, windows=windows, report=report)
    return lambda s, depth: (interpreted if depth > MOST_COMPILED_DEPTH else fast)(s, depth)


def perft(game: Game, depth: int, *, windows: bool = False, compiled: bool = False) -> Count:
    """The count of a position.

    Args:
        game: a round at any point; it is left as it is.
        depth: how many acts and outcomes deep, from 0.
        windows: whether calls, catches, jump-ins and other seats' claims count as acts.
        compiled: count with the compiled kernel.

    Raises:
        MissingExtraError: ``compiled``, and Numba is not installed.
        PerftError: the depth is negative.
    """
    check_depth(depth)
    return counter(game, windows=windows, compiled=compiled)(game.state, depth)


def divide(
    game: Game, depth: int, *, windows: bool = False, compiled: bool = False
) -> dict[str, Count]:
    """The count below each act or outcome at the root, ``A: R5`` or ``chance: R5``.

    The counts below an outcome are weighted with its own ways. Raises as :func:`perft` does; a
    depth of 0 has nothing to divide.
    """
    check_depth(depth - 1)
    count = counter(game, windows=windows, compiled=compiled)
    law, r, s = game.law, game.rule_vector, game.state
    found = {}
    for step in steps(law, r, s, windows=windows):
        below = list(s)
        law.apply(r, below, step.actor, step.action)
        found[step_text(law, r, s, step)] = count(below, depth - 1) * step.ways
    return found


def step_text(law: Law, r: list[int], s: State, step: Step) -> str:
    """A step as records write it."""
    due = law.due(r, s)
    if due is None:
        return f"{chr(ord('A') + step.actor)}: {law.move(s, step.action)}"
    face = -1
    if due.kind == ROLL:
        face = DICE_LAW.rolled_face(r, s, step.action - k.CHANCE_POSITION)
    return f"chance: {Move(law.game, step.action, face)}"


class PerftError(OneLeftError):
    """What cannot be counted, or a count that is not as published."""


def check_depth(depth: int) -> None:
    """Refuses a negative depth.

    Raises:
        PerftError: it is negative.
    """
    if depth < 0:
        raise PerftError(f"a depth from 0 up is needed, not {depth}")


# ------------------------------------------------------------------------------------- files


@dataclass(frozen=True, slots=True)
class Published:
    """A position with its published counts.

    Attributes:
        name: its identity; ``title``: the rest of that line.
        windows: whether windows are on.
        position: the position's text, its lines as in the file.
        counts: by depth, ascending.
        path: the file's name; ``line``: where it begins.
    """

    name: str
    title: str
    windows: bool
    position: str
    counts: tuple[tuple[int, Count], ...]
    path: str = ""
    line: int = 1

    def game(self) -> Game:
        """The position as a round.

        Raises:
            InvalidTextError: with the line in the file.
            RulesetError: the rules do not fit together.
        """
        return parse_position(self.position)

    def __str__(self) -> str:
        rows = [f"perft {self.name} {self.title}".rstrip()]
        rows += ["windows: on"] if self.windows else []
        rows += ["given:", *(f"  {row.strip()}" for row in self.position.split("\n") if row)]
        rows += ["counts:", *(count_row(depth, count) for depth, count in self.counts)]
        return "\n".join(rows)


def count_row(depth: int, count: Count) -> str:
    """A row of published counts."""
    return f"  {depth:2} {count.nodes:12} {count.weighted:16}"


@dataclass(slots=True)
class _Draft:
    """A published position while it is read."""

    name: str
    title: str
    path: str
    line: int
    section: str = ""
    windows: bool = False
    given: tuple[tuple[int, str], ...] = ()
    counts: tuple[tuple[int, Count], ...] = ()

    def add(self, number: int, row: str) -> None:
        if row[0].isspace():
            self._add_row(number, row)
        elif row in ("given:", "counts:"):
            self.section = row
        elif row.split() in (["windows:", "on"], ["windows:", "off"]):
            self.windows = row.endswith("on")
        else:
            raise InvalidTextError(row, "windows, given or counts", number)

    def _add_row(self, number: int, row: str) -> None:
        if self.section == "given:":
            self.given += ((number, row),)
            return
        words = row.split()
        is_count = len(words) == 3 and all(word.isascii() and word.isdecimal() for word in words)
        if self.section != "counts:" or not is_count:
            raise InvalidTextError(row.strip(), "depth, nodes and weighted nodes", number)
        depth, nodes, weighted = map(int, words)
        if self.counts and depth <= self.counts[-1][0]:
            raise InvalidTextError(words[0], "a greater depth than before", number)
        self.counts += ((depth, Count(nodes, weighted)),)

    def done(self) -> Published:
        if not self.given:
            raise InvalidTextError(self.name, "the part given, with a position", self.line)
        rows = [""] * self.given[-1][0]
        for number, row in self.given:
            rows[number - 1] = row
        return Published(
            self.name,
            self.title,
            self.windows,
            "\n".join(rows),
            self.counts,
            self.path,
            self.line,
        )


def read_perft(source: str | Path) -> tuple[Published, ...]:
    """The published positions of a text, or of a file if ``source`` is a path.

    Raises:
        InvalidTextError: with the line and what was expected.
    """
    text, path = source, "perft"
    if isinstance(source, Path):
        text, path = source.read_text(encoding="utf-8"), source.name
    assert isinstance(text, str)
    drafts: list[_Draft] = []
    for number, row in enumerate(text.splitlines(), start=1):
        content = row.split("#")[0].rstrip()
        opening = content.split(maxsplit=2)
        if opening[:1] == ["perft"] and len(opening) > 1 and not content[0].isspace():
            drafts.append(_Draft(opening[1], " ".join(opening[2:]), path, number))
        elif not content.strip():
            continue
        elif not drafts:
            raise InvalidTextError(content, "perft, a name and a title", number)
        else:
            drafts[-1].add(number, content)
    found = tuple(draft.done() for draft in drafts)
    if not found:
        raise InvalidTextError("", "perft, a name and a title")
    return found


@dataclass(frozen=True, slots=True)
class Compared:
    """A published count beside ours."""

    depth: int
    published: Count
    ours: Count

    @property
    def agrees(self) -> bool:
        """Whether both are the same."""
        return self.published == self.ours


def compare(
    published: Published,
    *,
    most_depth: int | None = None,
    compiled: bool = False,
    report: Callable[[str], None] | None = None,
) -> Iterator[Compared]:
    """Counts a published position anew, one depth after the other.

    Args:
        published: the position.
        most_depth: leave out what is deeper.
        compiled: count with the compiled kernel.
        report: receives a line while the kernel is compiled.

    Raises:
        InvalidTextError: the position cannot be read.
        MissingExtraError: ``compiled``, and Numba is not installed.
    """
    game = published.game()
    count = counter(game, windows=published.windows, compiled=compiled, report=report)
    for depth, expected in published.counts:
        if most_depth is None or depth <= most_depth:
            yield Compared(depth, expected, count(game.state, depth))

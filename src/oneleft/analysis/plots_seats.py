"""A measure by the number of seats, with a line for each ruleset."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from oneleft.analysis.lab import SHARES
from oneleft.analysis.labtext import number_text, value_text
from oneleft.analysis.plots import COLORS, DASHES, MARKS, Plot, alternative, new_figure
from oneleft.words import Words

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from oneleft.analysis.lab import Comparison, Measure

BySeats = Mapping[int, "Comparison"]
"""Comparisons of the same rulesets, by the number of seats."""


def by_seats(words: Words, found: BySeats, name: str, measure: str) -> Plot:
    """The plot of a measure; ``name`` is its file's."""
    studies = [study.name for study in next(iter(found.values())).studies]
    lines = {
        study: [(seats, each.study(study).measure(measure)) for seats, each in found.items()]
        for study in studies
    }

    def draw() -> Figure:
        return _drawn(words, lines, measure)

    title = words(f"lab-{measure}")
    said = [
        words("label-value", label=study, value=_said(words, points))
        for study, points in lines.items()
    ]
    return Plot(name, title, "", alternative(words, title, said), draw)


def _said(words: Words, points: Sequence[tuple[int, Measure]]) -> str:
    return ", ".join(f"{seats}: {value_text(words, each)}" for seats, each in points)


def _drawn(
    words: Words, lines: Mapping[str, Sequence[tuple[int, Measure]]], measure: str
) -> Figure:
    from matplotlib.ticker import FuncFormatter

    scale = 100 if measure in SHARES else 1
    figure, axes = new_figure(3.1 + 0.2 * len(lines))
    for place, (study, points) in enumerate(lines.items()):
        axes.errorbar(
            [seats for seats, _ in points],
            [scale * each.mean for _, each in points],
            yerr=[scale * each.half for _, each in points],
            color=COLORS[place],
            linestyle=DASHES[place],
            marker=MARKS[place],
            markersize=5,
            capsize=3,
            label=study,
        )
    if measure == "edge":
        axes.axhline(0, color=COLORS[-1], linewidth=1)
    elif measure != "long":
        axes.set_ylim(bottom=0)

    def said(value: float, _: object) -> str:
        digits = next(n for n in range(4) if n == 3 or math.isclose(value, round(value, n)))
        return number_text(words, value, digits)

    axes.yaxis.set_major_formatter(FuncFormatter(said))
    axes.set_xticks(sorted({seats for points in lines.values() for seats, _ in points}))
    axes.set_xlabel(words("lab-seats"))
    if scale == 100:
        axes.set_ylabel(words("lab-pp") if measure == "edge" else "%")
    axes.grid(visible=True)
    figure.legend(loc="outside lower left", frameon=False, fontsize=9, handlelength=3.5)
    return figure


__all__ = ["BySeats", "by_seats"]

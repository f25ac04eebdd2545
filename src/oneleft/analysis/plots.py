"""Plots of a comparison: narrow enough for a phone, and readable without color.

Figures are drawn without a window (Agg) and without Matplotlib's global state; the same comparison
gives the same bytes. Every figure comes with its text for those who do not see it.
"""

from __future__ import annotations

import io
import math
import re
import textwrap
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from oneleft.analysis.labtext import (
    difference_text,
    fired_labels,
    interval_text,
    measured,
    number_text,
    shown_counters,
    value_text,
)
from oneleft.sim.errors import need
from oneleft.words import Words

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from oneleft.analysis.lab import Comparison, Measure

WIDTH = 4.4
"""Inches: on a phone a figure is hardly shrunk, and its letters stay large enough."""
ROW, HEAD = 0.46, 0.95
MOST_LINES = 6
"""Rulesets that share a plot by their marks; further ones have their rows in the tables."""
MOST_COUNTERS = 24
MOST_LETTERS = 48
"""Of a name on one line; the tables have it whole."""
LEAST_RATE = 1e-4
LEAST_SHARE = 1e-5
INK, SOFT = "#1f2430", "#8a93a3"
COLORS = ("#0b5fa5", "#c8501e", "#1d7f5f", "#8a4f9e", "#a07800", "#444444")
MARKS = ("o", "s", "^", "D", "v", "P")
DASHES: tuple[str | tuple[int, tuple[int, ...]], ...] = (
    "-",
    "--",
    "-.",
    ":",
    (0, (5, 1, 1, 1, 1, 1)),
    (0, (1, 3)),
)
_STYLE: dict[str, object] = {
    "font.family": "DejaVu Sans",  # comes with Matplotlib: everybody's plot is the same
    "font.size": 9.5,
    "axes.edgecolor": SOFT,
    "axes.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.unicode_minus": True,
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "grid.color": "#dfe3ea",
    "svg.fonttype": "path",
    "svg.hashsalt": "oneleft",
    "path.simplify": True,
}


@dataclass(frozen=True, slots=True)
class Plot:
    """A plot of a comparison.

    Attributes:
        name: of its file, without an ending.
        title: its heading.
        hint: how to read it; may be empty.
        alt: what it shows, with the numbers.
    """

    name: str
    title: str
    hint: str
    alt: str
    _draw: Callable[[], Figure]

    def svg(self) -> str:
        """The plot as SVG, with its alternative text inside."""
        with _style():
            out = io.StringIO()
            metadata = {"Date": None, "Creator": "oneleft", "Title": self.title}
            self._draw().savefig(out, format="svg", metadata=metadata)
        return _described(out.getvalue(), self.alt)

    def png(self, dpi: int = 160) -> bytes:
        """The plot as PNG."""
        with _style():
            out = io.BytesIO()
            self._draw().savefig(out, format="png", dpi=dpi, metadata={"Software": None})
        return out.getvalue()


def plots(words: Words, comparison: Comparison) -> list[Plot]:
    """All plots of a comparison, with their titles and texts in a language.

    Raises:
        MissingExtraError: Matplotlib is not installed.
    """
    need("lab", "matplotlib")
    found = [_lengths(words, comparison), _longer(words, comparison)]
    if comparison.variants:
        found += [_difference(words, comparison, name) for name in measured(comparison)]
    if next(_counters(comparison), None) is not None:
        found.append(_fired(words, comparison))
    return found


@contextmanager
def _style() -> Generator[None]:
    import matplotlib as mpl

    style: Any = {**mpl.rcParamsDefault, **_STYLE}
    style.pop("backend")  # nothing is shown: it stays as it is
    with mpl.rc_context(style):
        yield


def new_figure(height: float) -> tuple[Figure, Axes]:
    """An empty figure; its axes fill it, with room for the labels."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(WIDTH, height), layout="constrained")
    return figure, figure.add_subplot()


def _described(svg: str, alt: str) -> str:
    """The picture with a role and its text, without what a page does not need."""
    text = alt.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")
    return re.sub(r"<svg ", f'<svg role="img" aria-label="{text}" ', svg, count=1)


def _write_numbers(
    words: Words, axes: Axes, *, percent: bool = False, signed: bool = False
) -> None:
    """Numbers along the x axis as the language writes them; ``percent``: percentage points."""
    from matplotlib.ticker import FuncFormatter, MaxNLocator

    def said(value: float, _: object) -> str:
        shown = 100 * value if percent else value
        digits = next(n for n in range(5) if n == 4 or math.isclose(shown, round(shown, n)))
        return number_text(words, shown, digits, signed=signed) + (
            f" {words('lab-pp')}" if percent else ""
        )

    axes.xaxis.set_major_locator(MaxNLocator(5))
    axes.xaxis.set_major_formatter(FuncFormatter(said))


def _rows(axes: Axes, names: Sequence[str]) -> None:
    """A row a name, from the top down, with the name above its place."""
    axes.set_ylim(len(names) - 0.45, -0.75)
    axes.set_yticks([])
    axes.spines["left"].set_visible(False)
    axes.grid(axis="x")
    axes.set_axisbelow(True)
    for place, name in enumerate(names):
        axes.annotate(
            textwrap.shorten(name, MOST_LETTERS, placeholder=" …"),
            (0, place - 0.3),
            xycoords=("axes fraction", "data"),
            va="center",
            fontsize=9,
            bbox={"facecolor": "white", "edgecolor": "none", "pad": 0.8},
        )


def _height(rows: int) -> float:
    return HEAD + ROW * rows


def alternative(words: Words, title: str, values: Sequence[str]) -> str:
    """What a plot shows, for those who do not see it."""
    return words("lab-alt", title=title, values="; ".join(values))


# ------------------------------------------------------------------------------------ round length


def _lengths(words: Words, comparison: Comparison) -> Plot:
    studies = comparison.studies

    def draw() -> Figure:
        figure, axes = new_figure(_height(len(studies)))
        for place, study in enumerate(studies):
            low, left, middle, right, high = (
                study.measure(name).mean for name in ("q10", "q25", "q50", "q75", "q90")
            )
            y = place + 0.12
            axes.plot([low, high], [y, y], color=COLORS[0], linewidth=1.4, solid_capstyle="butt")
            axes.plot([left, right], [y, y], color=COLORS[0], linewidth=8, solid_capstyle="butt")
            axes.plot([middle, middle], [y - 0.2, y + 0.2], color=INK, linewidth=2)
            axes.plot([study.measure("turns").mean], [y], "o", color="white", mec=INK, ms=6)
        _rows(axes, [study.name for study in studies])
        axes.set_xlim(left=0)
        axes.set_xlabel(words("lab-longer-x"))
        _write_numbers(words, axes)
        return figure

    title = words("lab-lengths")
    said = [
        words("label-value", label=study.name, value=value_text(words, study.measure("turns")))
        for study in studies
    ]
    alt = alternative(words, words("lab-turns"), said)
    return Plot("lengths", title, words("lab-lengths-hint"), alt, draw)


def _longer(words: Words, comparison: Comparison) -> Plot:
    studies = comparison.studies[:MOST_LINES]

    def draw() -> Figure:
        figure, axes = new_figure(2.9 + 0.2 * len(studies))
        for place, study in enumerate(studies):
            kept = [(turns, share) for turns, share in study.longer if share > LEAST_SHARE]
            if not kept:
                continue
            axes.plot(
                [turns for turns, _ in kept],
                [share for _, share in kept],
                color=COLORS[place],
                linestyle=DASHES[place],
                marker=MARKS[place],
                markevery=max(1, len(kept) // 7),
                markersize=4.5,
                linewidth=1.6,
                label=textwrap.fill(study.name, MOST_LETTERS),
            )
        axes.set_yscale("log")
        axes.set_xlim(left=0)
        axes.grid(visible=True)
        axes.set_xlabel(words("lab-longer-x"))
        axes.set_ylabel(words("lab-longer-y"))
        _write_numbers(words, axes)
        _percent_axis(words, axes)
        figure.legend(loc="outside lower left", frameon=False, fontsize=9, handlelength=3.5)
        return figure

    title = words("lab-longer")
    said = [
        words("label-value", label=study.name, value=value_text(words, study.measure("long")))
        for study in studies
    ]
    return Plot("longer", title, "", alternative(words, words("lab-long"), said), draw)


def _percent_axis(words: Words, axes: Axes) -> None:
    """Powers of ten as percentages."""
    from matplotlib.ticker import FuncFormatter, NullFormatter

    def said(value: float, _: object) -> str:
        digits = max(0, -math.floor(math.log10(100 * value) + 1e-9))
        return f"{number_text(words, 100 * value, digits)} %"

    axes.yaxis.set_major_formatter(FuncFormatter(said))
    axes.yaxis.set_minor_formatter(NullFormatter())


# ------------------------------------------------------------------------------------- differences


def _difference(words: Words, comparison: Comparison, name: str) -> Plot:
    studies = [
        (study.name, study.difference(name))
        for study in comparison.variants
        if any(each.name == name for each in study.differences)
    ]

    def draw() -> Figure:
        figure, axes = new_figure(_height(len(studies)))
        axes.axvline(0, color=INK, linewidth=1)
        for place, (_, measure) in enumerate(studies):
            _dot(axes, place + 0.12, measure)
        _rows(axes, [study for study, _ in studies])
        _write_numbers(words, axes, percent=name in ("long", "edge", "drawing"), signed=True)
        return figure

    title = words(f"lab-{name}")
    hint = words("lab-differences-hint", name=comparison.base.name)
    said = [
        words(
            "label-value",
            label=study,
            value=f"{difference_text(words, each)} ({interval_text(words, each, signed=True)})",
        )
        for study, each in studies
    ]
    head = f"{title}: {words('lab-difference', name=comparison.base.name)}"
    return Plot(f"difference-{name}", title, hint, alternative(words, head, said), draw)


def _dot(axes: Axes, y: float, measure: Measure) -> None:
    """A mean with its interval: filled if there is a difference, hollow if there may be none."""
    if math.isfinite(measure.half):
        axes.plot([measure.low, measure.high], [y, y], color=COLORS[0], linewidth=2.2)
    face = COLORS[0] if measure.is_clear else "white"
    axes.plot([measure.mean], [y], "o", color=face, mec=COLORS[0], mew=1.6, ms=7)


# ----------------------------------------------------------------------------------------- options


def _counters(comparison: Comparison) -> Generator[tuple[str, list[Measure]]]:
    """The counters that a plot shows: those of options that fire often enough to be seen."""
    rows = [row for row in shown_counters(comparison) if row[0].option]
    rows.sort(key=lambda row: -max(fired.rate.mean for fired in row))
    for row in rows[:MOST_COUNTERS]:
        if max(fired.rate.mean for fired in row) >= LEAST_RATE:
            yield row[0].column, [fired.rate for fired in row[:MOST_LINES]]


def _fired(words: Words, comparison: Comparison) -> Plot:
    rows = list(_counters(comparison))
    labels = {
        fired.column: _label(*fired_labels(words, fired, comparison.game))
        for fired in comparison.base.fired
    }

    def draw() -> Figure:
        several = len(comparison.studies) > 1
        legend = 0.22 * min(len(comparison.studies), MOST_LINES) if several else 0
        figure, axes = new_figure(_height(len(rows)) + legend)
        for place, study in enumerate(comparison.studies[:MOST_LINES]):
            points = [(rates[place].mean, y + 0.12) for y, (_, rates) in enumerate(rows)]
            seen = [(rate, y) for rate, y in points if rate >= LEAST_RATE / 10]
            axes.plot(
                [rate for rate, _ in seen],
                [y for _, y in seen],
                linestyle="none",
                marker=MARKS[place],
                color="none",
                mec=COLORS[place],
                mew=1.5,
                ms=6.5,
                label=textwrap.fill(study.name, MOST_LETTERS),
            )
        axes.set_xscale("log")
        _rows(axes, [labels[column] for column, _ in rows])
        _plain_powers(words, axes)
        if several:
            figure.legend(loc="outside lower left", frameon=False, fontsize=9)
        return figure

    title = words("lab-fired")
    base = comparison.base.name
    said = [
        words("label-value", label=column, value=number_text(words, rates[0].mean, 4))
        for column, rates in rows
    ]
    return Plot("fired", title, "", alternative(words, f"{title} ({base})", said), draw)


def _label(option: str, counter: str) -> str:
    """What is counted, with its option where that says more and there is room."""
    if option.casefold() == counter.casefold():
        return option
    both = f"{option} · {counter}"
    return both if len(both) <= MOST_LETTERS else counter


def _plain_powers(words: Words, axes: Axes) -> None:
    from matplotlib.ticker import FuncFormatter, NullFormatter

    def said(value: float, _: object) -> str:
        return number_text(words, value, max(0, -math.floor(math.log10(value) + 1e-9)))

    axes.xaxis.set_major_formatter(FuncFormatter(said))
    axes.xaxis.set_minor_formatter(NullFormatter())


__all__ = ["COLORS", "DASHES", "MARKS", "Plot", "alternative", "new_figure", "plots"]

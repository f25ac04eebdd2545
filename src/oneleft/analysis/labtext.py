r"""A comparison in words: numbers as a language writes them, tables, warnings, CSV.

>>> from oneleft.analysis.lab import Measure
>>> (
...     value_text(Words("fr"), Measure("turns", 55.123, 54.9, 55.3)),
...     interval_text(Words("en"), Measure("long", 0.0712, 0.0698, 0.0727)),
... )
('55,12', '6.98 to 7.27\xa0%')
>>> difference_text(Words("en"), Measure("edge", -0.0123, -0.0150, -0.0096))
'−1.23\xa0pp'
"""

from __future__ import annotations

import csv
import io
import math
from collections.abc import Iterator
from typing import TYPE_CHECKING

from oneleft.analysis.lab import MEASURES, QUANTILES, SHARES
from oneleft.words import Words

if TYPE_CHECKING:
    from oneleft.analysis.lab import Comparison, Fired, Measure, Study, Warned

MOST_DIGITS = 4
Row = tuple[str, ...]


# --------------------------------------------------------------------------------------- numbers


def number_text(words: Words, value: float, digits: int = 2, *, signed: bool = False) -> str:
    """A number with so many decimals, its comma and its minus as the language writes them."""
    if not math.isfinite(value):
        return "∞" if value > 0 else "−∞"
    text = f"{value:+.{digits}f}" if signed else f"{value:.{digits}f}"
    if float(text) == 0:
        text = text.lstrip("+-")
    return text.replace("-", "−").replace(".", _mark(words))


def _mark(words: Words) -> str:
    return "." if words.lang == "en" else ","


def percent_text(words: Words, share: float) -> str:
    """A share in percent without the sign: two decimals, or as many as show that it is not zero."""
    digits = 2 if share >= 0.0005 or not share else 4
    return number_text(words, 100 * share, digits)


def _scale(measure: Measure) -> tuple[float, str]:
    """By what a measure is multiplied, and the sign of a share."""
    return (100.0, "\u00a0%") if measure.name in (*SHARES, "first") else (1.0, "")


def _digits(measure: Measure) -> int:
    return 0 if measure.name.startswith("q") and measure.name[1:].isdecimal() else 2


def value_text(words: Words, measure: Measure) -> str:
    """The number itself; the edge with its sign, in percentage points."""
    if measure.name == "edge":
        return difference_text(words, measure)
    scale, sign = _scale(measure)
    return number_text(words, scale * measure.mean, _digits(measure)) + sign


def interval_text(words: Words, measure: Measure, *, signed: bool = False) -> str:
    """The interval: ``54.90 to 55.30``."""
    signed = signed or measure.name == "edge"
    scale, sign = _scale(measure)
    unit = f"\u00a0{words('lab-pp')}" if signed and sign else sign
    ends = (measure.low, measure.high)
    low, high = (number_text(words, scale * end, _digits(measure), signed=signed) for end in ends)
    return words("lab-from-to", low=low, high=high) + unit


def difference_text(words: Words, measure: Measure) -> str:
    """A difference with its sign; of shares in percentage points."""
    scale, sign = _scale(measure)
    unit = f"\u00a0{words('lab-pp')}" if sign else ""
    return number_text(words, scale * measure.mean, 2, signed=True) + unit


# ---------------------------------------------------------------------------------------- tables


def measured(comparison: Comparison) -> tuple[str, ...]:
    """The measures that the base has, in order."""
    there = {measure.name for measure in comparison.base.measures}
    return tuple(name for name in MEASURES if name in there)


def rules_words(words: Words, study: Study) -> str:
    """A ruleset in words: its nearest preset, and what differs from it."""
    preset, changes = study.rules.changes()
    game = study.rules.game
    said = [
        words(
            "label-value",
            label=words.option_label(game, name),
            value=words.value_label(game, name, value),
        )
        for name, value in changes.items()
    ]
    return " · ".join([words(f"preset-{preset}"), *said])


def measure_rows(words: Words, comparison: Comparison, name: str) -> Iterator[Row]:
    """Ruleset, value, interval, difference, its interval; the base has no difference."""
    for study in comparison.studies:
        measure = study.measure(name)
        row = (study.name, value_text(words, measure), interval_text(words, measure))
        if any(each.name == name for each in study.differences):
            difference = study.difference(name)
            said = difference_text(words, difference)
            yield (*row, said, interval_text(words, difference, signed=True))
        else:
            yield (*row, words("lab-is-base") if study is comparison.base else "", "")


def quantile_head(words: Words) -> Row:
    """``rules`` and the shares of the quantiles."""
    said = [words("lab-quantile", share=f"{share * 100:g}") for share in QUANTILES]
    return (words("lab-rules"), *said)


def quantile_rows(words: Words, comparison: Comparison) -> Iterator[Row]:
    """Ruleset and quantiles of its turns, each with its interval where it has a width."""
    for study in comparison.studies:
        cells: list[str] = []
        for share in QUANTILES:
            measure = study.measure(f"q{share * 100:.0f}")
            text = value_text(words, measure)
            wide = measure.low < measure.high
            cells.append(f"{text} ({interval_text(words, measure)})" if wide else text)
        yield (study.name, *cells)


def fired_labels(words: Words, fired: Fired, game: str) -> tuple[str, str]:
    """The option and what is counted."""
    option = words.option_label(game, fired.option) if fired.option else ""
    return option, words(f"counter-{game}-{fired.column.replace('_', '-')}")


def shown_counters(comparison: Comparison) -> Iterator[tuple[Fired, ...]]:
    """The counters that fired under any ruleset: one entry a ruleset, in order."""
    every = zip(*(study.fired for study in comparison.studies), strict=True)
    for row in every:
        if any(fired.rate.mean for fired in row):
            yield row


def fired_rows(words: Words, comparison: Comparison) -> Iterator[Row]:
    """Option, what is counted, and for each ruleset how often, with half the interval."""
    for row in shown_counters(comparison):
        cells = [
            f"{number_text(words, each.rate.mean, MOST_DIGITS)} ± "
            f"{number_text(words, each.rate.half, MOST_DIGITS)}"
            for each in row
        ]
        yield (*fired_labels(words, row[0], comparison.game), *cells)


def warning_text(words: Words, study: Study, warned: Warned) -> str:
    """A warning as a sentence."""
    share = percent_text(words, warned.share)
    return words(f"lab-warning-{warned.code}", name=study.name, share=share)


def warning_lines(words: Words, comparison: Comparison) -> list[str]:
    """All warnings as sentences."""
    return [
        warning_text(words, study, warned)
        for study in comparison.studies
        for warned in study.warnings
    ]


def summary_text(words: Words, comparison: Comparison) -> str:
    """What was played."""
    return words(
        "lab-summary",
        games=comparison.games,
        matches=comparison.matches,
        seats=comparison.seats,
        players=", ".join(comparison.players),
        seed=str(comparison.seed),
    )


def csv_text(comparison: Comparison) -> str:
    """All numbers, one a line: ruleset, kind, name, mean, low, high."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(("ruleset", "kind", "name", "mean", "low", "high"))
    for study in comparison.studies:
        rates = tuple(fired.rate for fired in study.fired)
        for kind, measures in (
            ("measure", study.measures),
            ("difference", study.differences),
            ("fired", rates),
        ):
            for each in measures:
                writer.writerow((study.name, kind, each.name, each.mean, each.low, each.high))
    return out.getvalue()

"""A comparison as one page: plots inside, no script, nothing loaded from elsewhere."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import TYPE_CHECKING

from oneleft.analysis.labtext import (
    fired_rows,
    measure_rows,
    measured,
    quantile_head,
    quantile_rows,
    rules_words,
    summary_text,
    warning_lines,
)
from oneleft.words import Words

if TYPE_CHECKING:
    from oneleft.analysis.lab import Comparison
    from oneleft.analysis.plots import Plot

STYLE = """
:root { color-scheme: light; --ink: #1f2430; --soft: #565e6c; --line: #d5dae2; --paper: #f5f6f8; }
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, "Segoe UI", Roboto, "DejaVu Sans", sans-serif; }
main { max-width: 70rem; margin: 0 auto; padding: 1rem 1rem 3rem; }
h1 { font-size: 1.6rem; line-height: 1.2; margin: .8rem 0 .4rem; }
h2 { font-size: 1.25rem; line-height: 1.25; margin: 2.2rem 0 .6rem; }
h3 { font-size: 1rem; line-height: 1.3; margin: 0 0 .3rem; }
p, ul { margin: .4rem 0; }
ul { padding-left: 1.2rem; }
.soft, figcaption p, td small { color: var(--soft); }
.warnings { border: 2px solid var(--ink); border-radius: .5rem; padding: .6rem 1rem;
  margin-top: 1rem; background: #fff; overflow-wrap: anywhere; }
.warnings h2 { margin: 0; }
.plots { display: grid; gap: 1rem; align-items: start;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); }
figure, .table { margin: 0; background: #fff; border: 1px solid var(--line); border-radius: .5rem;
  padding: .8rem; }
figcaption p { font-size: .9rem; margin: 0 0 .4rem; }
figure svg { display: block; width: 100%; max-width: 30rem; height: auto; margin: 0 auto; }
.tables { display: grid; gap: 1rem; align-items: start;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 30rem), 1fr)); }
.table { overflow-x: auto; }
.table:focus-visible { outline: 3px solid var(--ink); }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
caption { text-align: left; font-weight: 600; padding-bottom: .3rem; }
caption small { display: block; font-weight: 400; color: var(--soft); }
th, td { text-align: right; padding: .3rem .35rem; border-top: 1px solid var(--line);
  vertical-align: top; }
th:first-child, td:first-child { text-align: left; padding-left: 0; }
thead th { vertical-align: bottom; font-size: .85rem; }
tbody th { font-weight: 500; overflow-wrap: anywhere; min-width: 6.5rem; }
td { white-space: nowrap; }
td.left { white-space: normal; min-width: 7rem; }
td small { display: block; font-size: .8rem; }
@media (max-width: 30rem) { .table { padding: .6rem; } tbody th { font-size: .9rem; }
  .tables td { white-space: normal; } }
td.left, th.left { text-align: left; }
code, pre { font: .9rem/1.45 ui-monospace, "DejaVu Sans Mono", monospace; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: #fff; padding: .8rem;
  border: 1px solid var(--line); border-radius: .5rem; }
dt { font-weight: 600; overflow-wrap: anywhere; }
dd { margin: 0 0 .5rem; color: var(--soft); }
""".strip()


_INTERVAL = re.compile(r"(?<=\d) (?:\((.+)\)|(± .+))$")
"""Behind a number: ``(23 to 25)`` or ``± 0.0115``."""


def page(words: Words, comparison: Comparison, plots: Sequence[Plot], command: str = "") -> str:
    """The whole page; ``command`` is what makes it anew."""
    title = words("lab-title" if comparison.game == "cards" else "lab-title-dice")
    parts = [
        f"<h1>{escape(title)}</h1>",
        f'<p class="soft">{escape(summary_text(words, comparison))}</p>',
        "" if comparison.is_complete else f"<p><b>{escape(words('lab-interrupted'))}</b></p>",
        _warnings(words, comparison),
        _rulesets(words, comparison),
        _figures(words, plots),
        _tables(words, comparison),
        _made(words, command),
    ]
    body = "\n".join(part for part in parts if part)
    return (
        f'<!doctype html>\n<html lang="{words.lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{STYLE}\n</style>\n</head>\n"
        f"<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def _warnings(words: Words, comparison: Comparison) -> str:
    lines = "\n".join(f"<li>{escape(line)}</li>" for line in warning_lines(words, comparison))
    if not lines:
        return ""
    head = escape(words("lab-warnings"))
    return f'<section class="warnings">\n<h2>{head}</h2>\n<ul>\n{lines}\n</ul>\n</section>'


def _rulesets(words: Words, comparison: Comparison) -> str:
    rows = "\n".join(
        f"<dt>{escape(study.name)}</dt>\n<dd>{escape(rules_words(words, study))}</dd>"
        for study in comparison.studies
    )
    return f"<h2>{escape(words('lab-rulesets'))}</h2>\n<dl>\n{rows}\n</dl>"


# ------------------------------------------------------------------------------------------- plots


def _figures(words: Words, plots: Sequence[Plot]) -> str:
    alone = [plot for plot in plots if not plot.name.startswith("difference-")]
    changes = [plot for plot in plots if plot.name.startswith("difference-")]
    found = [f"<h2>{escape(words('lab-lengths'))}</h2>", _grid(alone[:2])]
    if changes:
        found += [f"<h2>{escape(words('lab-differences'))}</h2>"]
        found += [f'<p class="soft">{escape(changes[0].hint)}</p>', _grid(changes, hints=False)]
    if alone[2:]:
        found += [f"<h2>{escape(words('lab-fired'))}</h2>", _grid(alone[2:], titles=False)]
    return "\n".join(found)


def _grid(plots: Iterable[Plot], *, hints: bool = True, titles: bool = True) -> str:
    figures = "\n".join(_figure(plot, hint=hints, title=titles) for plot in plots)
    return f'<div class="plots">\n{figures}\n</div>'


def _figure(plot: Plot, *, hint: bool, title: bool) -> str:
    """A plot; without its title, the heading above says it already."""
    told = f"<p>{escape(plot.hint)}</p>" if hint and plot.hint else ""
    head = f"<h3>{escape(plot.title)}</h3>" if title else ""
    caption = f"<figcaption>{head}{told}</figcaption>" if head or told else ""
    return f"<figure>{caption}\n{inline(plot.svg(), plot.name)}\n</figure>"


def inline(svg: str, name: str) -> str:
    """A picture for a page: without its prologue, its names its own."""
    svg = svg[svg.index("<svg ") :]
    svg = re.sub(r"\s*<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(r'(<svg [^>]*?) width="[^"]*"', r"\1", svg, count=1)
    svg = re.sub(r'(<svg [^>]*?) height="[^"]*"', r"\1", svg, count=1)
    svg = re.sub(r'\bid="([^"]+)"', rf'id="{name}-\1"', svg)
    svg = re.sub(r'href="#([^"]+)"', rf'href="#{name}-\1"', svg)
    return re.sub(r"url\(#([^)]+)\)", rf"url(#{name}-\1)", svg).strip()


# ------------------------------------------------------------------------------------------ tables


def _tables(words: Words, comparison: Comparison) -> str:
    every = "\n".join(_measure_table(words, comparison, name) for name in measured(comparison))
    wide = [
        _table(
            words("lab-quantiles"),
            "",
            quantile_head(words),
            _stacked(quantile_rows(words, comparison)),
            1,
        ),
        _table(
            words("lab-fired"),
            "",
            (
                words("lab-option"),
                words("lab-counter"),
                *(study.name for study in comparison.studies),
            ),
            _stacked(fired_rows(words, comparison)),
            2,
        ),
    ]
    head = escape(words("lab-numbers"))
    return f'<h2>{head}</h2>\n<div class="tables">\n{every}\n</div>\n<br>\n' + "\n<br>\n".join(wide)


def _stacked(rows: Iterable[Sequence[str]]) -> Iterator[Sequence[str]]:
    """The same with every interval below its number, so that columns stay narrow."""
    for row in rows:
        yield [_INTERVAL.sub(lambda found: f"\n{found[1] or found[2]}", cell) for cell in row]


def _measure_table(words: Words, comparison: Comparison, name: str) -> str:
    base = comparison.base.name
    head = [words("lab-rules"), words("lab-value")]
    several = len(comparison.studies) > 1
    if several:
        head.append(words("lab-difference", name=base))
    rows = [
        (study, f"{value}\n{interval}", f"{change}\n{its}")[: 3 if several else 2]
        for study, value, interval, change, its in measure_rows(words, comparison, name)
    ]
    hint = words("lab-edge-hint") if name == "edge" else ""
    return _table(words(f"lab-{name}"), hint, head, rows, 1)


def _table(
    caption: str, hint: str, head: Sequence[str], rows: Iterable[Sequence[str]], left: int
) -> str:
    """A table that scrolls in its own box; the first ``left`` columns are words."""
    told = f"<small>{escape(hint)}</small>" if hint else ""
    cells = "".join(
        f'<th scope="col"{_left(place, left)}>{escape(cell)}</th>'
        for place, cell in enumerate(head)
    )
    lines = "\n".join(f"<tr>{_row(row, left)}</tr>" for row in rows)
    return (
        f'<div class="table" role="region" aria-label="{escape(caption)}" tabindex="0">\n'
        f"<table>\n<caption>{escape(caption)}{told}</caption>\n"
        f"<thead><tr>{cells}</tr></thead>\n<tbody>\n{lines}\n</tbody>\n</table>\n</div>"
    )


def _row(row: Sequence[str], left: int) -> str:
    found = [f'<th scope="row">{escape(row[0])}</th>']
    for place, cell in enumerate(row[1:], start=1):
        text, _, small = cell.partition("\n")
        said = escape(text) + (f" <small>{escape(small)}</small>" if small else "")
        found.append(f"<td{_left(place, left)}>{said}</td>")
    return "".join(found)


def _left(place: int, left: int) -> str:
    return ' class="left"' if place < left else ""


def _made(words: Words, command: str) -> str:
    if not command:
        return ""
    return f"<h2>{escape(words('lab-made'))}</h2>\n<pre>{escape(command)}</pre>"


__all__ = ["page"]

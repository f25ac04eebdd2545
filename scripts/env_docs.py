"""The generated parts about environments: what is seen, what may be done, what is recalled."""

from __future__ import annotations

from collections.abc import Iterable

from oneleft.envs import layout as l
from oneleft.envs import recall, table, versions


def _table(head: str, rows: Iterable[Iterable[object]]) -> str:
    cells = [f"| {head} |", "|" + " --- |" * (head.count("|") + 1)]
    cells += ["| " + " | ".join(str(cell) for cell in row) + " |" for row in rows]
    return "\n".join(cells)


def _features(layout: l.Layout) -> str:
    rows = []
    offset = by_seat = 0
    for feature in layout.features:
        start = f"{offset} + {by_seat}n" if by_seat else str(offset)
        if feature.by_seat:
            each = f"(n + {feature.extra})" if feature.extra else "n"
            size = each if feature.width == 1 else f"{feature.width} × {each}"
            by_seat += feature.width
        else:
            size = str(feature.width)
            offset += feature.width
        values = f"{feature.low} to {feature.high}"
        rows.append((f"`{feature.name}`", start, size, values, feature.meaning))
    found = _table("feature | from | bytes | values | meaning", rows)
    widths = ", ".join(f"{layout.width(n)} at {n} seats" for n in (2, 3, 4))
    return f"{found}\n\nIn all {widths}."


def observation(game: str) -> str:
    """The features of an observation; n is the number of seats."""
    return _features(l.LAYOUTS[game])


def history(game: str) -> str:
    """The features of one of the last acts."""
    return _features(l.HISTORIES[game])


def actions(game: str) -> str:
    """The actions of a game's environments."""
    found = l.ACTIONS[game]
    rows = []
    for span in found.spans:
        last = span.first + span.count - 1
        ids = str(span.first) if span.count == 1 else f"{span.first}–{last}"
        windows = "" if span.first < found.size(l.AUTO) else "sequential"
        rows.append((ids, f"`{span.name}`", windows, span.meaning))
    sizes = (
        f"{found.size(l.AUTO)} with `auto` windows, {found.size(l.SEQUENTIAL)} with `sequential`"
    )
    return f"{_table('actions | name | windows | meaning', rows)}\n\nIn all {sizes}."


def recalled() -> str:
    """The columns of a perfect recall, the events and the causes."""
    columns = _table(
        "column | name | meaning", ((i, f"`{n}`", m) for i, (n, m) in enumerate(recall.COLUMNS))
    )
    kinds = ", ".join(f"{i} {kind.__name__}" for i, kind in enumerate(recall.EVENTS, 1))
    causes = ", ".join(f"{i} {cause}" for i, cause in enumerate(recall.CAUSES, 1))
    return f"{columns}\n\nEvents: {kinds}.\n\nCauses: {causes}."


def arguments() -> str:
    """The arguments that all environments share."""
    return _table("argument | meaning", ((f"`{n}`", m) for n, m in table.ARGUMENTS.items()))


def names() -> str:
    """The names with their versions."""
    rows = [
        (game, f"`oneleft.envs.{versions.aec_name(game)}`", f"`{versions.gym_name(game)}`")
        for game in ("cards", "dice")
    ]
    return _table("game | PettingZoo | Gymnasium", rows)

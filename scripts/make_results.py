"""Writes docs/results.md and its plots: what the laboratory finds about UNO and UNO Dice.

    python -m scripts.make_results                  all of it, in some minutes
    python -m scripts.make_results --games 20000    a quick look, with wider intervals

Every number is played here; the same games and seed give the same page. Beside every table stands
the command that gives its numbers alone.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from oneleft.analysis import labtext
from oneleft.analysis.lab import SHARES, Comparison, Study, compare
from oneleft.analysis.plots import Plot, plots
from oneleft.analysis.plots_seats import by_seats
from oneleft.rules import LAW_VERSION, PRESETS, RULESETS, Ruleset
from oneleft.words import Words

ROOT = Path(__file__).resolve().parent.parent
GAMES = 200_000
SEED = 1
SEATS: Mapping[str, tuple[int, ...]] = {"cards": (2, 3, 4, 5, 6, 8, 10), "dice": (2, 3, 4)}
NAMES = {"cards": "UNO", "dice": "UNO Dice"}
HOUSE_SEATS = {"cards": 4, "dice": 3}
PLAYERS = ("random", "greedy")
VARIANTS: Mapping[str, tuple[str, ...]] = {
    "cards": (
        "stacking=same_kind",
        "stacking=d2_then_wd4",
        "stacking=any",
        "seven_zero=on",
        "draw_to_match=on",
        "jump_in=on",
        "drawn_card=must",
        "drawn_card=never",
        "voluntary_draw=off",
        "match_symbol=off",
        "wild_anytime=off",
        "draw2_skips=off",
        "wd4_restriction=none,wd4_enforcement=free",
        "wd4_enforcement=strict",
        "no_action_finish=on",
        "final_draw_counts=off",
        "hand_size=5",
        "hand_size=10",
    ),
    "dice": (
        "reroll=mandatory",
        "reroll=none",
        "play_after_reroll=off",
        "voluntary_reroll=off",
        "after_reroll=must_play_if_able",
        "drawn_die=must",
        "victim_rolls=all",
        "stacking=same_kind",
        "wd4_test=color",
        "wd4_test=none",
        "wd4_enforcement=auto",
        "opening=effects_1987",
        "final_draw_counts=off",
        "hand_dice=4",
        "hand_dice=7",
    ),
}
"""House rules one by one; for dice, ``reroll=mandatory`` is what the other two presets say."""
HEAVY = (
    "draw_to_match=on,match_symbol=off",
    "draw_to_match=on,no_action_finish=on",
    "draw_to_match=on,match_symbol=off,no_action_finish=on",
    "draw_to_match=on,match_symbol=off,no_action_finish=on,hand_size=15",
    "draw_to_match=on,match_symbol=off,no_action_finish=on,hand_size=15,wild_anytime=off",
)
"""Combinations on the way to those that hardly end."""


@dataclass(frozen=True)
class Lab:
    """Plays, and keeps the plots that are to be written."""

    games: int
    seed: int
    workers: int
    folder: Path
    words: Words

    def compare(self, rulesets: Mapping[str, Ruleset], seats: int, players: str) -> Comparison:
        """Rulesets compared; told on standard error, since it takes a while."""
        print(f"{seats} seats, {players}: {', '.join(rulesets)}", file=sys.stderr, flush=True)
        return compare(rulesets, seats, self.games, self.seed, players, workers=self.workers)

    def picture(self, plot: Plot, name: str) -> str:
        """Writes a plot; gives the Markdown that shows it."""
        self.folder.mkdir(parents=True, exist_ok=True)
        (self.folder / f"{name}.svg").write_text(plot.svg(), encoding="utf-8")
        alt = plot.alt.replace("[", "(").replace("]", ")")
        return f"![{alt}](plots/{name}.svg)"


# ---------------------------------------------------------------------------------------- tables


def table(head: Sequence[str], rows: Sequence[Sequence[str]], words: int = 1) -> str:
    """A Markdown table; the first columns are words, the rest numbers."""
    marks = ["---"] * words + ["---:"] * (len(head) - words)
    return "\n".join(f"| {' | '.join(row)} |" for row in (head, marks, *rows))


def plain(lab: Lab, study: Study, name: str) -> str:
    """A number with half its interval, with as many decimals as both deserve."""
    measure = study.measure(name)
    scale = 100 if name in (*SHARES, "first") else 1
    return f"{_number(lab, scale * measure.mean, name)} ± {scale * measure.half:.2f}"


def _number(lab: Lab, value: float, name: str) -> str:
    return labtext.number_text(lab.words, value, 2, signed=name == "edge")


def change(lab: Lab, study: Study, name: str) -> str:
    """A difference with half its interval; one that may be none stands in parentheses."""
    measure = study.difference(name)
    scale = 100 if name in SHARES else 1
    text = labtext.number_text(lab.words, scale * measure.mean, 2, signed=True)
    text = f"{text} ± {scale * measure.half:.2f}"
    return text if measure.is_clear else f"({text})"


def command(text: str) -> str:
    """The command that makes what stands above."""
    return f"```sh\n{text}\n```"


# -------------------------------------------------------------------------------------- sections


def seats_section(lab: Lab, game: str) -> Iterator[str]:
    """The presets by the number of seats, by players."""
    kind = RULESETS[game]
    presets: dict[str, Ruleset] = {name: kind.preset(name) for name in PRESETS}
    yield f"## {NAMES[game]}: the presets by the number of seats"
    for players in PLAYERS:
        found = {seats: lab.compare(presets, seats, players) for seats in SEATS[game]}
        yield f"### {players.capitalize()} players"
        for measure in ("turns", "edge"):
            name = f"{game}-{players}-{measure}"
            plot = by_seats(lab.words, found, name, measure)
            yield f"{plot.title} by the number of seats.\n\n{lab.picture(plot, name)}"
        names = ("turns", "long", "first", "edge", "drawing", "points", "rounds")
        head = (
            "seats", "preset", "turns", "> 100 turns, %", "first seat wins, %",
            "its edge, pp", "drawing, %", "points", "rounds to 500",
        )  # fmt: skip
        rows = [
            (str(seats), study.name, *(plain(lab, study, name) for name in names))
            for seats, each in found.items()
            for study in each.studies
        ]
        yield table(head, rows, words=2)
        yield from warned(lab, {f"{seats} seats: ": each for seats, each in found.items()})
        chosen = " ".join(f"--preset {name}" for name in PRESETS)
        yield command(
            f"oneleft lab {game} {chosen} --players {players} --seats 4"
            f" --games {lab.games} --seed {lab.seed}"
        )


def warned(lab: Lab, found: Mapping[str, Comparison]) -> Iterator[str]:
    """The warnings of comparisons, each behind its words; what is never used is told elsewhere."""
    lines = [
        f"- {words}{labtext.warning_text(lab.words, study, each)}"
        for words, comparison in found.items()
        for study in comparison.studies
        for each in study.warnings
        if each.code != "same"
    ]
    if lines:
        yield "\n".join(["Warnings of the laboratory:", "", *lines])


def varied(game: str, texts: Sequence[str]) -> dict[str, Ruleset]:
    """The official rules and variants of them, named as ``oneleft lab`` does."""
    kind = RULESETS[game]
    found: dict[str, Ruleset] = {"official": kind.preset("official")}
    for text in texts:
        pairs = dict(pair.split("=") for pair in text.split(","))
        found[text.replace(",", " ")] = kind.from_texts("official", pairs)
    return found


def lab_command(lab: Lab, game: str, seats: int, players: str, texts: Sequence[str]) -> str:
    """What gives the numbers of variants alone."""
    vary = "".join(f" \\\n    --vary {text}" for text in texts)
    return command(
        f"oneleft lab {game} --players {players} --seats {seats}"
        f" --games {lab.games} --seed {lab.seed}{vary}"
    )


def house_section(lab: Lab, game: str) -> Iterator[str]:
    """House rules one by one against the official preset."""
    seats = HOUSE_SEATS[game]
    yield f"## {NAMES[game]}: house rules one by one, {seats} seats"
    yield (
        "Each row changes a single rule of the official preset, and tells the difference on the"
        " same deals. A difference in parentheses may be none."
    )
    for players in PLAYERS:
        found = lab.compare(varied(game, VARIANTS[game]), seats, players)
        yield f"### {players.capitalize()} players"
        yield _base_line(lab, found)
        drawn = {plot.name: plot for plot in plots(lab.words, found)}
        for measure in ("turns", "edge") if players == "greedy" else ():
            plot = drawn[f"difference-{measure}"]
            name = f"{game}-house-{measure}"
            yield f"{plot.title}. {plot.hint}\n\n{lab.picture(plot, name)}"
        names = ("turns", "long", "edge", "drawing", "points", "rounds")
        head = (
            "rule", "turns", "> 100 turns, pp", "first seat, pp", "drawing, pp", "points",
            "rounds to 500",
        )  # fmt: skip
        rows = [
            (study.name, *(change(lab, study, name) for name in names)) for study in found.variants
        ]
        yield table(head, rows)
        yield from warned(lab, {"": found})
        unused = [s.name for s in found.variants if any(w.code == "same" for w in s.warnings)]
        if unused:
            yield f"Never used by these players, so that no game differs: {', '.join(unused)}."
        yield lab_command(lab, game, seats, players, VARIANTS[game])
        if players == "greedy":
            yield from fired_section(found)


def _base_line(lab: Lab, found: Comparison) -> str:
    names = ("turns", "long", "edge", "drawing", "points", "rounds")
    units = ("turns", "% above 100 turns", "pp edge", "% drawing", "points", "rounds to 500")
    said = [
        f"{plain(lab, found.base, name)} {unit}" for name, unit in zip(names, units, strict=True)
    ]
    return f"Official: {', '.join(said)}."


def fired_section(found: Comparison) -> Iterator[str]:
    """How often each option fires, under the official rules and where it fires most."""
    rows: list[tuple[str, ...]] = []
    for row in labtext.shown_counters(found):
        if not row[0].option:
            continue
        place = max(range(len(row)), key=lambda i: row[i].rate.mean)
        most, base = row[place].rate, row[0].rate
        rows.append(
            (
                f"`{row[0].option}`",
                row[0].what,
                f"{base.mean:.4f} ± {base.half:.4f}",
                f"{most.mean:.4f} ± {most.half:.4f}",
                found.studies[place].name,
            )
        )
    yield "How often the options fire, times a round (by the command above):"
    yield table(("option", "what is counted", "official", "most", "under"), rows, words=2)


def heavy_section(lab: Lab) -> Iterator[str]:
    """Combinations that hardly end."""
    yield "## UNO: combinations that hardly end, 4 seats, random players"
    found = lab.compare(varied("cards", HEAVY), 4, "random")
    longer = next(plot for plot in plots(lab.words, found) if plot.name == "longer")
    yield f"{longer.title}.\n\n{lab.picture(longer, 'cards-heavy-longer')}"
    rows = [
        (study.name, plain(lab, study, "turns"), plain(lab, study, "long"), _longest(study))
        for study in found.studies
    ]
    yield table(("rules", "turns", "> 100 turns, %", "1 % have more turns than"), rows)
    yield from warned(lab, {"": found})
    yield lab_command(lab, "cards", 4, "random", HEAVY)


def _longest(study: Study) -> str:
    return f"{study.measure('q99').mean:.0f}"


def introduction(lab: Lab) -> Iterator[str]:
    """What the page is, and how it is made."""
    yield "# Results about UNO and UNO Dice"
    yield (
        f"Made by `python -m scripts.make_results --games {lab.games} --seed {lab.seed}` under"
        f" law {LAW_VERSION}: {lab.games:,} rounds and {lab.games // 20:,} matches of every"
        " ruleset and number of seats. Nothing here is typed by hand; the same command gives the"
        " same page, and the command below a table gives its numbers alone (for another number of"
        " seats, change `--seats`)."
    )
    yield (
        "Intervals (±) are of 99 %; pp are percentage points. A turn is one seat's chance to act."
        " The first seat sits left of the dealer (UNO), or starts (UNO Dice); its edge is its"
        " share of the wins less an even share. UNO is called where it must be, nobody catches or"
        " jumps in. *Random* players play any lawful card or die with the same chance and draw"
        " only when there is none; *greedy* ones follow a few plain rules, as the bots of the"
        " table do, without looking into hidden cards. Differences are taken on the same deals."
    )


def make(lab: Lab) -> str:
    """The whole page; its plots are written on the way."""
    parts = [*introduction(lab)]
    for game in NAMES:
        parts += seats_section(lab, game)
        parts += house_section(lab, game)
    parts += heavy_section(lab)
    return "\n\n".join(parts) + "\n"


def main(arguments: Sequence[str] | None = None) -> int:
    """Plays, and writes the page and its plots."""
    parser = argparse.ArgumentParser(prog="python -m scripts.make_results")
    parser.add_argument("--games", type=int, default=GAMES, help="rounds of every ruleset")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--workers", type=int, default=1, help="threads; the result is the same")
    parser.add_argument("--docs", type=Path, default=ROOT / "docs", help="where to write")
    given = parser.parse_args(arguments)
    lab = Lab(given.games, given.seed, given.workers, given.docs / "plots", Words("en"))
    given.docs.mkdir(parents=True, exist_ok=True)
    (given.docs / "results.md").write_text(make(lab), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

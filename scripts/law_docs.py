"""The generated parts about the law: clauses with their cases, options, reasons, phases.

What the code knows is taken from the code; the words of clauses and rulings stand in
``docs/law/*.toml``; which tests cite a clause is read from the tests.
"""

import random
import re
import tomllib
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

from oneleft.dice import DICE
from oneleft.game import CHANCE, CLOCK, Game
from oneleft.kernel import state as k
from oneleft.laws import Law
from oneleft.reasons import CODES, Code
from oneleft.rules import OPTION_BY_NAME, PRESETS, RULESETS, Option, Ruleset
from oneleft.sentences import SENTENCES

ROOT = Path(__file__).resolve().parent.parent
CITATION = re.compile(r"\b(?:C|D|AC|AD)-\d\d\b")
RANGE = re.compile(r"\b(C|D|AC|AD)-(\d\d) to \1-(\d\d)\b")


def cited(text: str) -> set[str]:
    """The clauses that a text names, ranges such as ``C-24 to C-29`` included."""
    found = set(CITATION.findall(text))
    for kind, low, high in RANGE.findall(text):
        found |= {f"{kind}-{number:02d}" for number in range(int(low), int(high) + 1)}
    return found


def tests_by_clause() -> dict[str, list[str]]:
    """Clause to the names of the law cases that cite it."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted((ROOT / "tests" / "law").glob("*.case")):
        name = ""
        for line in path.read_text(encoding="utf-8").splitlines():
            key, _, rest = line.partition(":")
            if key.strip() == "case":
                name = rest.strip()
            elif key.strip() == "cites":
                for clause in sorted(cited(rest)):
                    if name not in found[clause]:
                        found[clause].append(name)
    return found


def options_by_clause(game: str) -> dict[str, list[str]]:
    """Clause to the options that stand on it."""
    found: dict[str, list[str]] = defaultdict(list)
    for option in OPTION_BY_NAME[game].values():
        for clause in sorted(cited(option.clauses)):
            found[clause].append(f"`{option.name}`")
    return found


def _law(game: str) -> str:
    words = tomllib.loads((ROOT / "docs" / "law" / f"{game}.toml").read_text(encoding="utf-8"))
    cases, options = tests_by_clause(), options_by_clause(game)
    lines = ["## Clauses of the documents", ""]
    for clause in words["clause"]:
        lines += [f"**{clause['id']}** {clause['says']}", ""]
        lines += [f"Rule: {clause['rule']}", ""]
        lines += _support(clause["id"], cases, options)
    lines += ["## Rulings", ""]
    for ruling in words["ruling"]:
        lines += [f"**{ruling['id']} {ruling['title']}**", "", f"Ruling: {ruling['rule']}", ""]
        if "why" in ruling:
            lines += [f"Why: {ruling['why']}", ""]
        lines += _support(ruling["id"], cases, options)
    return "\n".join(lines)


def _support(clause: str, cases: dict[str, list[str]], options: dict[str, list[str]]) -> list[str]:
    lines = []
    if options[clause]:
        lines += [f"Options: {', '.join(options[clause])}.", ""]
    if cases[clause]:
        shown = cases[clause][:6]
        more = len(cases[clause]) - len(shown)
        names = "; ".join(shown) + (f"; and {more} more" if more else "")
        lines += [f"Cases: {names}.", ""]
    return lines


def law_cards() -> str:
    """Every clause and ruling of the card game with its options and cases."""
    return _law("cards")


def law_dice() -> str:
    """Every clause and ruling of the dice game with its options and cases."""
    return _law("dice")


def combinations() -> str:
    """The corrections that decide over the rulings, for both games."""
    text = (ROOT / "docs" / "law" / "combinations.toml").read_text(encoding="utf-8")
    rows = tomllib.loads(text)["combination"]
    return "\n\n".join(f"**{row['title']}.** {row['rule']}" for row in rows)


# ------------------------------------------------------------------------------------- tables


def _values(option: Option) -> str:
    if not option.values and not option.is_number:
        return "true, false"
    if option.is_number:
        return f"{option.low} to {option.high}"
    return ", ".join(
        value + (" (not built yet)" if value in option.postponed else "") for value in option.values
    )


def _options(game: str) -> str:
    lines = [
        "| option | values | classic | official | party | clauses |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for option in OPTION_BY_NAME[game].values():
        presets = " | ".join(str(value).lower() for value in option.presets)
        lines.append(f"| `{option.name}` | {_values(option)} | {presets} | {option.clauses} |")
    return "\n".join(lines)


def options_cards() -> str:
    """The option table of the card game."""
    return _options("cards")


def options_dice() -> str:
    """The option table of the dice game."""
    return _options("dice")


def reasons() -> str:
    """The reason table: code, name, clauses, sentence."""
    lines = ["| code | reason | cards | dice | sentence |", "| --- | --- | --- | --- | --- |"]
    for code, entry in CODES.items():
        if code is Code.LAWFUL:
            continue
        sentence = SENTENCES.get(entry.slug, "").replace("|", "\\|").replace("\n", " ")
        lines.append(
            f"| {int(code)} | `{entry.slug}` | {entry.cards} | {entry.dice} | {sentence} |"
        )
    return "\n".join(lines)


# ------------------------------------------------------------------------------------- phases

GAMES_EXPLORED = 400
STEPS_EXPLORED = 400


def phases_cards() -> str:
    """The phase diagram of the card game."""
    return _diagram("cards")


def phases_dice() -> str:
    """The phase diagram of the dice game."""
    return _diagram("dice")


def _diagram(game: str) -> str:
    """What leads from phase to phase, seen by playing every kind of act under many rulesets."""
    edges: dict[tuple[str, str], set[str]] = defaultdict(set)
    for number in range(GAMES_EXPLORED):
        _explore(game, random.Random(number), edges)
    lines = ["```mermaid", "stateDiagram-v2"]
    for (source, target), kinds in sorted(edges.items()):
        lines.append(f"    {source} --> {target}: {', '.join(sorted(kinds))}")
    return "\n".join([*lines, "```"])


def _explore(game: str, rng: random.Random, edges: dict[tuple[str, str], set[str]]) -> None:
    rules = _random_rules(game, rng)
    seats = rng.choice((2, 3, 4))
    if rules.validate(seats):
        return
    play = Game(rules, seats)
    law: Law = play.law
    r, s = play.rule_vector, play.state
    for _ in range(STEPS_EXPLORED):
        phase = law.phase(s)
        if phase == "over":
            return
        due = law.due(r, s)
        if due is not None:
            outcome = rng.choice(due.options)
            law.apply(r, s, CHANCE, law.chance_action(due, outcome))
            if law.phase(s) != phase:
                edges[phase, law.phase(s)].add("chance")
            continue
        actor, action, kind = _random_act(law, r, s, seats, rng)
        law.apply(r, s, actor, action)
        if law.phase(s) != phase:
            edges[phase, law.phase(s)].add(kind)


def _random_rules(game: str, rng: random.Random) -> Ruleset:
    rules = RULESETS[game].preset(rng.choice(PRESETS))
    names = list(OPTION_BY_NAME[game].values())
    for option in rng.sample(names, rng.randrange(12)):
        if option.name == "dice_table" or option.is_number:
            continue
        values: Iterable[object] = option.values or (True, False)
        changed = rules.replace(
            **{option.name: rng.choice([v for v in values if v not in option.postponed])}
        )
        rules = changed if not changed.validate() else rules
    return rules


def _random_act(
    law: Law, r: list[int], s: list[int], seats: int, rng: random.Random
) -> tuple[int, int, str]:
    """An accepted act of a seat or the clock, and the word for its kind."""
    turn = law.owing(s)
    assert turn is not None
    if rng.random() < 0.03:
        clock = k.TIMEOUT if law.game == "cards" else k.DICE_TIMEOUT
        return CLOCK, clock, "timeout"
    seat = turn if rng.random() < 0.8 else rng.randrange(seats)
    acts = [
        action
        for action in law.candidates(r, s, seat)
        if not law.verdict(r, s, seat, action).is_refused
    ]
    two_step: tuple[int, ...] = (k.LAY, k.LAY + 1, k.LEAVE)
    if law.game == "dice":
        two_step = (*range(k.DICE_LAY, k.DICE_LAY + DICE), k.DICE_LEAVE)
    if rng.random() < 0.1:
        acts += [a for a in two_step if not law.verdict(r, s, seat, a).is_refused]
    if not acts:
        return _random_act(law, r, s, seats, rng)
    action = rng.choice(acts)
    text = str(law.move(s, action)).split()[0]
    word = text if text.isalpha() and text.islower() else "lay" if text.endswith("?") else "play"
    return seat, action, word

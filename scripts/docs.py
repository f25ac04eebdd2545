"""Writes the generated parts of the documents, or checks that they are up to date.

A generated part stands in a Markdown file between two marks:

    <!-- begin generated: make-targets -->
    <!-- end generated -->

Its name is a key of `GENERATORS`. `make docs` writes all parts, `make check-documents` checks them.
"""

import argparse
import difflib
import re
import sys
from collections.abc import Callable
from pathlib import Path

from scripts import env_docs, law_docs

ROOT = Path(__file__).resolve().parent.parent

PART = re.compile(
    r"(?P<begin>^<!-- begin generated: (?P<name>[\w-]+) -->\n)"
    r".*?"
    r"(?P<end>^<!-- end generated -->$)",
    re.DOTALL | re.MULTILINE,
)


def make_targets() -> str:
    """The targets of the Makefile with what they do, as a table."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = re.findall(r"^(\w+):.*?## (.*)$", makefile, re.MULTILINE)
    rows = [f"| `make {target}` | {what} |" for target, what in targets]
    return "\n".join(["| command | what it does |", "| --- | --- |", *rows])


GENERATORS: dict[str, Callable[[], str]] = {
    "make-targets": make_targets,
    "law-cards": law_docs.law_cards,
    "law-dice": law_docs.law_dice,
    "law-combinations": law_docs.combinations,
    "options-cards": law_docs.options_cards,
    "options-dice": law_docs.options_dice,
    "reasons": law_docs.reasons,
    "phases-cards": law_docs.phases_cards,
    "phases-dice": law_docs.phases_dice,
    "env-names": env_docs.names,
    "env-arguments": env_docs.arguments,
    "observation-cards": lambda: env_docs.observation("cards"),
    "observation-dice": lambda: env_docs.observation("dice"),
    "actions-cards": lambda: env_docs.actions("cards"),
    "actions-dice": lambda: env_docs.actions("dice"),
    "history-cards": lambda: env_docs.history("cards"),
    "history-dice": lambda: env_docs.history("dice"),
    "recall": env_docs.recalled,
}


def documents() -> list[Path]:
    """Every Markdown file that may hold a generated part, in a fixed order."""
    return [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]


def regenerated(text: str) -> str:
    """`text` with every generated part written anew.

    Raises:
        KeyError: a part has a name that no generator has.
    """

    def part(match: re.Match[str]) -> str:
        return f"{match['begin']}\n{GENERATORS[match['name']]().strip()}\n\n{match['end']}"

    return PART.sub(part, text)


def main(arguments: list[str] | None = None) -> int:
    """Writes or checks all documents; 1 when a checked one is stale."""
    parser = argparse.ArgumentParser(prog="python -m scripts.docs")
    parser.add_argument("--check", action="store_true", help="change nothing, fail on a stale part")
    check = parser.parse_args(arguments).check
    stale = 0
    for path in documents():
        old = path.read_text(encoding="utf-8")
        new = regenerated(old)
        if new == old:
            continue
        name = str(path.relative_to(ROOT))
        if check:
            stale += 1
            sides = old.splitlines(), new.splitlines()
            print(*difflib.unified_diff(*sides, name, name, lineterm=""), sep="\n")
        else:
            path.write_text(new, encoding="utf-8")
            print(f"wrote {name}")
    if stale:
        print(f"{stale} stale: run make docs", file=sys.stderr)
    return int(stale > 0)


if __name__ == "__main__":
    sys.exit(main())

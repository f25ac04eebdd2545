"""Writes the faces of the 24 dice for the page, from the table that the law uses.

python scripts/make_dice_table.py [--check]

``--check`` writes nothing and fails if the file differs from what would be written.
"""

from __future__ import annotations

import sys
from pathlib import Path

from oneleft.dice import BALANCED24, table_text

FILE = Path(__file__).parents[1] / "src/oneleft/web/static/js/table/dice-table.js"


def module() -> str:
    """The JavaScript module."""
    rows = "\n".join(
        f'  "{row.partition(": ")[2]}",' for row in table_text(BALANCED24).splitlines()
    )
    return f"""// @ts-check
// Written by scripts/make_dice_table.py from oneleft.dice: the six faces of d1 to d24.

const ROWS = [
{rows}
];

/** The faces of the dice, in the order of their positions. */
export const BALANCED24 = ROWS.map((row) => row.split(" "));
"""


def main(arguments: list[str]) -> int:
    """Writes the file, or compares it."""
    wanted = module()
    if "--check" not in arguments:
        FILE.write_text(wanted, encoding="utf-8")
        return 0
    if FILE.is_file() and FILE.read_text(encoding="utf-8") == wanted:
        return 0
    print(f"{FILE}: run scripts/make_dice_table.py", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

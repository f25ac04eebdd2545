"""The command line: ``oneleft play``, ``ask``, ``check``, ``rules`` and the rest.

Nothing heavy is imported before a command needs it, so that ``oneleft --help`` is quick.
"""

from __future__ import annotations

import sys


def main() -> None:
    """The entry point of the ``oneleft`` program."""
    from oneleft.cli.app import run

    sys.exit(run(sys.argv[1:]))

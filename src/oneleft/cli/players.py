"""Players of somebody's own on the command line, and what is said of one that stops a run."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from oneleft.cli.speech import SpokenError
from oneleft.words import Words

if TYPE_CHECKING:
    from oneleft.analysis.players import BotFactory
    from oneleft.sim.errors import PlayerError

Say = Callable[[str], None]


def own_bot(words: Words, text: str) -> BotFactory:
    """What ``module:Bot`` names; modules of the folder where the program runs are found, too.

    Raises:
        SpokenError: such a one is not there.
    """
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    module, _, name = text.partition(":")
    try:
        factory: BotFactory = getattr(importlib.import_module(module), name)
    except Exception as error:  # noqa: BLE001 (a module of somebody's own fails in all ways)
        why = str(error) or type(error).__name__
        raise SpokenError(words("error-sim-bot", text=text, why=why)) from None
    if not callable(factory):
        raise SpokenError(words("error-sim-bot", text=text, why=type(factory).__name__))
    return factory


def refused_player(words: Words, error: PlayerError, report: Say) -> SpokenError:
    """What stopped a run, in the player's language; its position is reported apart."""
    if error.position:
        report(error.position)
    why = error.why
    if error.reason is not None:
        why = f"{words.reason_words(error.reason)} ({error.reason.clause})"
    return SpokenError(words(error.key, **{**error.params, "why": why}))


@contextmanager
def speaking_of_players(words: Words, report: Say) -> Generator[None]:
    """Lets a player that stops the work be spoken of.

    Raises:
        SpokenError: one has.
    """
    from oneleft.sim.errors import PlayerError

    try:
        yield
    except PlayerError as error:
        raise refused_player(words, error, report) from error

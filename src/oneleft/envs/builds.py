"""The environments of a game at both speeds: its law, features, drivers and the shared loops.

All stand in one namespace, in which the loops find the functions of the game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType, ModuleType

from oneleft.envs.layout import SETTINGS_SIZE
from oneleft.kernel.compiled import KERNEL_MODULES, Build, interpreted, load

_ENTRIES = ("reset_many", "step_many", "run_many", "random_actions")
_LENGTHS: Mapping[str, str] = MappingProxyType(
    {
        "r": "RULES_SIZE",
        "s": "STATE_SIZE",
        "c": str(SETTINGS_SIZE),
        "e": "NODE_SIZE",
        "g": "2",
        "h": "2",
        "states": "n * STATE_SIZE",
        "nodes": "n * NODE_SIZE",
        "gens": "n * 2",
        "acts": "n",
        "obs": "n * c[C_WIDTH]",
        "finals": "n * c[C_WIDTH]",
        "masks": "n * c[C_ACTIONS]",
        "actors": "n",
        "rewards": "n * c[C_SEATS]",
        "won": "n",
        "ends": "n",
    }
)

BUILDS: Mapping[str, Build] = MappingProxyType(
    {
        game: Build(
            name=f"{game}-env",
            modules=(
                *KERNEL_MODULES[game],
                "oneleft.envs.many",
                f"oneleft.envs.features_{game}",
                f"oneleft.envs.drivers_{game}",
                "oneleft.envs.loops",
            ),
            entries=_ENTRIES,
            lengths=_LENGTHS,
        )
        for game in ("cards", "dice")
    }
)


def compiled_environment(
    game: str, *, checked: bool = False, report: Callable[[str], None] | None = None
) -> ModuleType:
    """The compiled drivers and features of a game, each as ``NAME_entry``.

    Args:
        game: ``cards`` or ``dice``.
        checked: whether an index out of bounds raises IndexError, for tests.
        report: receives a line before a build that takes its time.

    Raises:
        MissingExtraError: Numba is not installed.
    """
    return load(BUILDS[game], checked=checked, report=report)


def interpreted_environment(game: str) -> ModuleType:
    """The same as plain Python, each function under its own name."""
    return interpreted(BUILDS[game])

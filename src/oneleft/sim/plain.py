"""Which card rules the fused loop plays, and its compiled form."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType, ModuleType
from typing import TYPE_CHECKING

from oneleft.kernel.compiled import KERNEL_MODULES, Build, load
from oneleft.rules import CardRules

if TYPE_CHECKING:
    from oneleft.kernel.compiled import GeneratorRow, Row

PLAIN: Mapping[str, object] = MappingProxyType(
    {
        "draw2_skips": True,
        "stacking": "off",
        "wild_anytime": True,
        "draw_to_match": False,
        "drawn_card": "may",
        "recycle_keeps_top": True,
        "no_action_finish": False,
        "seven_zero": False,
    }
)
"""The values that these options must have. All others change nothing in the turns played there."""

_BUILD = Build(
    name="cards-fused",
    modules=(*KERNEL_MODULES["cards"], "oneleft.kernel.packed", "oneleft.sim.fused"),
    entries=("fused_rounds", "fused_round"),
    lengths={
        "r": "RULES_SIZE",
        "s": "STATE_SIZE",
        "g": "2",
        "v": "WORK_SIZE",
        "out": "TALLY_SIZE",
    },
)


def is_plain(rules: CardRules) -> bool:
    """Whether random play of these rules can take the short way.

    >>> [is_plain(CardRules.preset(name)) for name in ("classic", "official", "party")]
    [True, True, False]
    """
    return all(getattr(rules, name) == value for name, value in PLAIN.items())


def fused_module(
    *, checked: bool = False, report: Callable[[str], None] | None = None
) -> ModuleType:
    """The compiled loop: ``fused_rounds_entry`` and ``fused_round_entry``.

    Their vector ``v`` has ``WORK_SIZE`` words, and what stands in it does not matter.

    Args and errors as in :func:`oneleft.kernel.compiled.load`.
    """
    return load(_BUILD, checked=checked, report=report)


def fused_driver(*, report: Callable[[str], None] | None = None) -> Callable[..., None]:
    """The compiled ``fused_rounds``, called like ``play_rounds`` of the drivers.

    Args:
        report: as in :func:`oneleft.kernel.compiled.load`.
    """
    import numpy as np

    code = fused_module(report=report)
    play: Callable[..., None] = code.fused_rounds_entry

    def driver(r: Row, s: Row, g: GeneratorRow, seats: int, rounds: int, out: Row) -> None:
        play(r, s, g, np.empty(code.WORK_SIZE, np.int64), seats, rounds, out)

    return driver

"""Which card rules the fused loop plays, and its compiled form."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType, ModuleType

from oneleft.kernel.compiled import KERNEL_MODULES, Build, load
from oneleft.rules import CardRules

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
    modules=(*KERNEL_MODULES["cards"], "oneleft.sim.fused"),
    entries=("fused_rounds", "fused_round"),
    lengths={"r": "RULES_SIZE", "s": "STATE_SIZE", "g": "2", "out": "TALLY_SIZE"},
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

    Args and errors as in :func:`oneleft.kernel.compiled.load`.
    """
    return load(_BUILD, checked=checked, report=report)

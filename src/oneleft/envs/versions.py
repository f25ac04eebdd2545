"""The versions of the environments: they change when play changes.

``FINGERPRINTS`` are hashes of the law's version, the layouts, the actions, and of what is seen in a
sample of play. A test works them out anew: where one differs, ``VERSION`` must grow with it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from types import MappingProxyType

from oneleft.rules import LAW_VERSION

VERSION = 0
FINGERPRINTS: Mapping[str, str] = MappingProxyType(
    {"cards": "995e8a14318b954b", "dice": "8680af5ef5becf24"}
)
SAMPLE = (
    ("classic", 2, "auto", 0),
    ("official", 4, "auto", 0),
    ("party", 3, "sequential", 4),
)
"""Preset, seats, windows and history of each piece of the sample."""
SAMPLE_STEPS = 150


def aec_name(game: str) -> str:
    """``oneleft_cards_v0``: the module for PettingZoo, and its environment's name."""
    return f"oneleft_{game}_v{VERSION}"


def gym_name(game: str) -> str:
    """``oneleft/Cards-v0``: the name in Gymnasium's registry."""
    return f"oneleft/{game.capitalize()}-v{VERSION}"


def fingerprint(game: str) -> str:
    """The hash that belongs to a version: 16 hexadecimal digits."""
    from oneleft.envs import layout as l

    digest = hashlib.sha256(f"law {LAW_VERSION}".encode())
    for layout in (l.LAYOUTS[game], l.HISTORIES[game]):
        digest.update(repr(layout.features).encode())
    table = l.ACTIONS[game]
    digest.update(repr([(s.name, s.first, s.count, s.act) for s in table.spans]).encode())
    digest.update(repr(table.sizes).encode())
    for piece in SAMPLE:
        digest.update(repr(_played(game, *piece)).encode())
    return digest.hexdigest()[:16]


def _played(game: str, preset: str, seats: int, windows: str, history: int) -> list[object]:
    """What is seen, may be done and is won in some rounds of random play."""
    from oneleft.envs.session import Session
    from oneleft.envs.table import Table
    from oneleft.splitmix import SplitMix64

    session = Session(Table.of(game, preset, seats, windows=windows, history=history))
    session.seed(1)
    session.begin()
    chooser = SplitMix64(2)
    told: list[object] = []
    for _ in range(SAMPLE_STEPS):
        seat = session.actor
        mask = session.mask(seat)
        told.append((seat, session.observation(seat), mask))
        open_actions = [action for action, is_open in enumerate(mask) if is_open]
        session.step(open_actions[chooser.below(len(open_actions))])
        if session.ended:
            told.append(session.rewards())
            session.leave_round()
            session.begin()
    return told

"""The spaces of Gymnasium that the environments share."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import gymnasium
import numpy as np
from numpy.typing import NDArray

from oneleft.envs.recall import COLUMNS
from oneleft.envs.session import Session
from oneleft.envs.table import Table

if TYPE_CHECKING:
    from typing import Any

Seen: TypeAlias = dict[str, NDArray[np.int8]]
"""``observation`` and ``action_mask``."""


def observation_space(table: Table) -> gymnasium.spaces.Dict:
    """``observation``: int8[table.observation_size]; ``action_mask``: int8[table.action_count]."""
    low, high = (np.array(row, np.int8) for row in table.bounds())
    return gymnasium.spaces.Dict(
        {
            "observation": gymnasium.spaces.Box(low, high, dtype=np.int8),
            "action_mask": gymnasium.spaces.Box(0, 1, (table.action_count,), np.int8),
        }
    )


def action_space(table: Table) -> gymnasium.spaces.Discrete[np.int64]:
    """The actions of the table, by their numbers."""
    return gymnasium.spaces.Discrete(table.action_count)


def seen(session: Session, seat: int) -> Seen:
    """What ``seat`` sees and may do, in new arrays."""
    return {
        "observation": np.array(session.observation(seat), np.int8),
        "action_mask": np.array(session.mask(seat), np.int8),
    }


def info(session: Session, seat: int) -> dict[str, Any]:
    """The mask once more, and all that the seat has seen where the table recalls it.

    ``history``: int8[rows, len(recall.COLUMNS)], growing through the round.
    """
    found: dict[str, Any] = {"action_mask": np.array(session.mask(seat), np.int8)}
    if session.table.recalls:
        rows = session.recall(seat)
        found["history"] = np.array(rows, np.int8).reshape(len(rows), len(COLUMNS))
    return found


def checked_seed(seed: int | None) -> int | None:
    """A seed, or None for one from the system.

    Raises:
        SettingError: it is no seed.
    """
    from oneleft.envs.table import check_number

    return None if seed is None else check_number("seed", seed, 0, (1 << 64) - 1)

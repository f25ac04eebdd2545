"""Environments for learning: PettingZoo, Gymnasium, OpenSpiel, RLCard.

Importing this package registers ``oneleft/Cards-v0`` and ``oneleft/Dice-v0`` where Gymnasium is
installed; nothing else is imported before it is asked for. ``docs/observations.md`` describes what
is seen and what may be done.

- ``oneleft_cards_v0``, ``oneleft_dice_v0``: every seat an agent, for PettingZoo
- ``single``: one seat against bots, for Gymnasium
- ``vector``: many tables in one compiled call, for Gymnasium
"""

from __future__ import annotations

from oneleft.envs.versions import gym_name


def register() -> bool:
    """Registers the environments with Gymnasium; says whether it is installed."""
    try:
        from gymnasium.envs.registration import register as add
        from gymnasium.envs.registration import registry
    except ImportError:
        return False
    for game in ("cards", "dice"):
        if gym_name(game) not in registry:
            add(
                gym_name(game),
                entry_point="oneleft.envs.single:SeatEnv",
                vector_entry_point="oneleft.envs.vector:TablesEnv",
                kwargs={"game": game},
            )
    return True


register()

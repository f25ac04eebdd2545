"""UNO as PettingZoo's modules are used: ``oneleft_cards_v0.env(seats=4, rules="party")``.

>>> env = env(seats=3, rules="official")
>>> env.reset(seed=1)
>>> env.agents, len(env.observe("seat_0")["action_mask"])
(['seat_0', 'seat_1', 'seat_2'], 78)
"""

from __future__ import annotations

from functools import partial

from oneleft.envs.aec import TableEnv, maker, parallel_maker

raw_env = partial(TableEnv, "cards")
env = maker("cards")
parallel_env = parallel_maker("cards")

__all__ = ["env", "parallel_env", "raw_env"]

"""Bots: they see a :class:`~oneleft.views.View` and answer with a move.

>>> from oneleft import CardRules, Game, Seeded
>>> from oneleft.splitmix import SplitMix64
>>> game = Game(CardRules(), seats=3, first=0, chance=Seeded(1))
>>> bots = {seat: make_bot("greedy", SplitMix64.stream(1, seat)) for seat in range(3)}
>>> while (act := next_act(game, bots)) is not None:
...     told = game.play(act.seat, act.move)
>>> game.is_over
True
"""

from oneleft.bots.acts import Act, read_act
from oneleft.bots.greedy_bot import GreedyBot
from oneleft.bots.random_bot import RandomBot
from oneleft.bots.table import BOTS, Bot, NextAct, make_bot, next_act, reaction, window_is_open

__all__ = [
    "BOTS",
    "Act",
    "Bot",
    "GreedyBot",
    "NextAct",
    "RandomBot",
    "make_bot",
    "next_act",
    "reaction",
    "read_act",
    "window_is_open",
]

"""A compiled policy of one's own for UNO: it plays the color that it holds most of.

    oneleft simulate --players examples/policy_cards.py,random --seats 2

``oneleft.sim.policies`` tells what may stand in such a file. It is compiled with the rules, once,
which takes a minute or so.
"""

from oneleft.kernel.cards import lawful_plays, most_held_color
from oneleft.kernel.state import P_PLAY, PHASE
from oneleft.sim.players_cards import random_act
from oneleft.splitmix import Words, one_of
from oneleft.vectors import Vector

A_COLOR = 0xFFFF  # faces are color*16 + rank: sixteen bits of a mask are one color


def policy(r: Vector, v: Vector, g: Words, seat: int) -> int:
    """A card of the color that it holds most of, else what the random player does."""
    if v[PHASE] == P_PLAY:
        plays = lawful_plays(r, v, seat)
        best = plays & (A_COLOR << (most_held_color(v, seat) * 16))
        if best:
            return one_of(g, best)
    return random_act(r, v, g, seat)

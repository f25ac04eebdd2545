"""The random bot: any lawful move, each equally likely, with calls as people make them."""

from __future__ import annotations

from oneleft.bots import acts
from oneleft.bots.acts import Act, read_act
from oneleft.moves import Move
from oneleft.splitmix import SplitMix64
from oneleft.views import View

FORGETS_ONE_IN = 8
"""How seldom it forgets to call UNO."""


class RandomBot:
    """Plays uniformly over the lawful plays, or over the other acts where no play is lawful.

    A wild counts once for each color it may name. UNO is called with the play, but for one time in
    eight; every second catch, claim and jump-in that is open to it is made.
    """

    name = "random"

    def __init__(self, generator: SplitMix64) -> None:
        self._generator = generator

    def choose(self, view: View) -> Move:
        """The act of the seat that owes one."""
        read = {move: read_act(move) for move in view.legal}
        if view.viewer in view.owes and self._says_yes():
            for move, act in read.items():
                if act.kind == acts.CALL:
                    return move
        open_acts = [
            move
            for move, act in read.items()
            if not act.called and act.kind not in (acts.CALL, acts.CATCH)
        ]
        plays = [move for move in open_acts if read[move].is_play]
        return self._called(self._one_of(plays or open_acts), read)

    def react(self, view: View) -> Move | None:
        """An act out of turn, or None."""
        read = {move: read_act(move) for move in view.legal}
        found = [
            move
            for move, act in read.items()
            if act.kind in (acts.CATCH, acts.JUMP, acts.CLAIM, acts.CALL) and not act.called
        ]
        if found and self._says_yes():
            return self._called(self._one_of(found), read)
        return next((move for move, act in read.items() if act.kind == acts.PASS), None)

    def _called(self, chosen: Move, read: dict[Move, Act]) -> Move:
        """The same play with UNO, where that is right and is not forgotten."""
        act = read[chosen]
        if act.is_play and self._generator.below(FORGETS_ONE_IN):
            for move, other in read.items():
                if other.called and (other.kind, other.face, other.die) == (
                    act.kind,
                    act.face,
                    act.die,
                ):
                    return move
        return chosen

    def _says_yes(self) -> bool:
        return self._generator.below(2) == 1

    def _one_of(self, moves: list[Move]) -> Move:
        return moves[self._generator.below(len(moves))]

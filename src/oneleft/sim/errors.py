"""What can go wrong with a simulation: said before the long work starts, or with what is done."""

from __future__ import annotations

import importlib
from types import MappingProxyType
from typing import TYPE_CHECKING

from oneleft.errors import MissingExtraError, OneLeftError, SaidError
from oneleft.faces import seat_text
from oneleft.reasons import Code, Reason

if TYPE_CHECKING:
    from oneleft.sim.results import Results


def need(extra: str, *packages: str) -> None:
    """Does nothing if the packages that an extra brings along are installed.

    Raises:
        MissingExtraError: one is not.
    """
    for package in packages:
        try:
            importlib.import_module(package)
        except ImportError as error:
            raise MissingExtraError(extra, error) from error


class SimulationError(SaidError):
    """An error of the simulation: a message of the Fluent files, and an English text."""

    def __init__(self, key: str, text: str, /, **params: object) -> None:
        super().__init__(key, **params)
        self.text = text

    def __str__(self) -> str:
        return self.text


class RequestError(SimulationError):
    """What is asked for cannot be simulated: a small number, players that do not fit."""


class OutputError(SimulationError):
    """The output cannot be written, or holds another run."""


class PolicyError(SimulationError):
    """The source of a policy cannot be compiled.

    Attributes:
        file: where it comes from.
        line: counted from 1; 0 if no line is to blame.
        why: what is wrong, in English.
    """

    def __init__(self, file: str, line: int, why: str) -> None:
        self.file = file
        self.line = line
        self.why = why
        text = f"{file}, line {line}: {why}" if line else f"{file}: {why}"
        key = "error-sim-policy" if line else "error-sim-policy-file"
        super().__init__(key, text, file=file, line=line, why=why)


class PlayerError(SimulationError):
    """A player has chosen an act that is refused, or has failed; the run has stopped.

    Attributes:
        player: its name.
        game: the number of the game in the run.
        seat: whose act it was.
        act: the act as text; empty if there was none.
        why: the reason in English.
        reason: the law's reason, where it is the law that refuses.
        position: the whole position as text, hidden cards included.
        results: what was played to the end before.
    """

    def __init__(
        self,
        player: str,
        seat: int,
        act: str,
        why: str,
        *,
        game: int,
        position: str,
        reason: Reason | None = None,
    ) -> None:
        self.player = player
        self.game = game
        self.seat = seat
        self.act = act
        self.why = why
        self.reason = reason
        self.position = position
        self.results: Results | None = None
        letter = seat_text(seat)
        text = f"game {game}: {player} (seat {letter}): {act or 'no act'}: {why}\n{position}"
        super().__init__(
            "error-sim-act" if act else "error-sim-failed",
            text,
            player=player,
            game=game,
            seat=letter,
            act=act,
            why=why,
            position=position,
        )

    def __reduce__(self) -> tuple[object, ...]:
        """Errors come back from other processes whole; what was done is counted there anew."""
        reason = self.reason
        told = None if reason is None else (reason.code, reason.game, dict(reason.params))
        known = (self.player, self.seat, self.act, self.why, self.game, self.position)
        return _player_error, (*known, told)


def _player_error(
    player: str,
    seat: int,
    act: str,
    why: str,
    game: int,
    position: str,
    told: tuple[Code, str, dict[str, str | int]] | None,
) -> PlayerError:
    reason = None if told is None else Reason(told[0], told[1], MappingProxyType(told[2]))
    return PlayerError(player, seat, act, why, game=game, position=position, reason=reason)


class LostWorkersError(OneLeftError):
    """Workers were lost again and again.

    Attributes:
        because: how, on one line.
        results: what was played to the end before.
    """

    def __init__(self, because: object) -> None:
        super().__init__(f"workers were lost again and again: {because}")
        self.because = " ".join(str(because).replace("\0", " ").split())
        self.results: Results | None = None

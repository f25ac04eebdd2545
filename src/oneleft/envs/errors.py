"""What can be wrong with an environment and with what is done in it."""

from __future__ import annotations

from oneleft.errors import OneLeftError
from oneleft.faces import seat_text


class SettingError(OneLeftError):
    """An argument of an environment that cannot be: which, what it is, what it may be.

    Attributes:
        name: the argument.
        got: its value as text.
        expected: what it may be.
    """

    def __init__(self, name: str, got: object, expected: str) -> None:
        self.name = name
        self.got = repr(got)
        self.expected = expected
        super().__init__(f"{name} must be {expected}, not {self.got}")


class IllegalActionError(OneLeftError):
    """An action that is not in the mask; nothing was changed.

    Attributes:
        action: its number in the environment's table.
        move: what it is, as text.
        seat: who wanted to do it (0-based).
        reason: why it may not be done.
        position: the whole position as text, hidden cards included: for logs, not for players.
        env: which of many environments, 0 where there is one.
    """

    def __init__(
        self, action: int, move: str, seat: int, reason: str, position: str, env: int = 0
    ) -> None:
        self.action = action
        self.move = move
        self.seat = seat
        self.reason = reason
        self.position = position
        self.env = env
        where = f" in environment {env}" if env else ""
        super().__init__(
            f"action {action} ({move}) of seat {seat_text(seat)}{where}: {reason}\n{position}"
        )


class NeverAskedError(OneLeftError):
    """Round after round ends before the learner is asked: the rules leave it nothing to do.

    Attributes:
        seat: where it sits.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat
        super().__init__(
            f"under these rules rounds end before seat {seat_text(seat)} has anything to decide"
        )


class RoundOverError(OneLeftError):
    """An action after the end of a round; nothing was changed."""

    def __init__(self) -> None:
        super().__init__("the round is over: nobody is asked until reset() begins the next one")


class BotError(OneLeftError):
    """An opponent that does what it may not; nothing was changed.

    Attributes:
        bot: its name.
        seat: where it sits.
        move: what it wanted to do, as text.
        reason: why it may not.
        position: the whole position as text.
    """

    def __init__(self, bot: str, seat: int, move: str, reason: str, position: str) -> None:
        self.bot = bot
        self.seat = seat
        self.move = move
        self.reason = reason
        self.position = position
        super().__init__(f"{bot} in seat {seat_text(seat)} chose {move}: {reason}\n{position}")

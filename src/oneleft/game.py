"""One round of either game: who owes what, what may be done and why not, and what happened.

>>> game = Game(CardRules.preset("official"), seats=3, first=0, chance=Seeded(2))
>>> game.turn, str(game.legal_moves(game.turn)[0])
(1, 'R1')
>>> str(game.why_not(1, "B9").slug)
'not-in-hand'
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from oneleft.chance import ROLL, Chance, Seeded
from oneleft.errors import ChanceError, IllegalMoveError, RulesetError
from oneleft.events import (
    Challenged,
    Event,
    HandShown,
    HandsPassed,
    HandsSwapped,
    RoundBegan,
    RoundEnded,
)
from oneleft.faces import COLOR_LETTERS, laid_text, seat_text
from oneleft.kernel import state as k
from oneleft.laws import DICE_LAW, LAWS, Due, Law, State, Verdict, members
from oneleft.moves import Move
from oneleft.narration import CardNarrator, DiceNarrator, Narrator, joined
from oneleft.reasons import OFFENSE, Code, Reason
from oneleft.rules import CardRules, DiceRules, Ruleset, conflict
from oneleft.views import View, view_of

NARRATORS: Mapping[str, Callable[[Ruleset, list[int]], Narrator]] = MappingProxyType(
    {"cards": CardNarrator, "dice": DiceNarrator}
)
CHANCE, CLOCK, NOBODY = k.CHANCE, k.CLOCK, k.NOBODY
SHOWING = (Challenged, HandsSwapped, HandsPassed, RoundEnded)
"""Events of the card game after which somebody knows cards that were hidden from them."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One act of a round, as records keep it.

    Attributes:
        actor: a seat, CHANCE or CLOCK.
        move: the act.
        offense: the reason if the law calls it an offense.
    """

    actor: int
    move: Move
    offense: Code | None = None


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a round ended.

    Attributes:
        winner: the seat that went out, or that wins a blocked or deserted round; None: nobody.
        points: what each seat scores.
        ending: ``out``, ``blocked``, ``alone`` or ``limit``.
    """

    winner: int | None
    points: tuple[int, ...]
    ending: str


def _check_seats(rules: Ruleset, seats: int, first: int | None, active: set[int]) -> None:
    """Whoever deals or takes part must be there, and at least two must.

    Raises:
        RulesetError: with every seat that is not.
    """
    conflicts = [
        conflict("seat-missing", option="active", value=seat, seats=seats)
        for seat in sorted(active)
        if not 0 <= seat < seats
    ]
    if first is not None and first not in active:
        conflicts.append(conflict("seat-missing", option="first", value=first, seats=len(active)))
    if len(active) < rules.least_seats:
        bounds = {"least": rules.least_seats, "most": rules.most_seats}
        conflicts.append(conflict("seats", seats=len(active), **bounds))
    if conflicts:
        raise RulesetError(conflicts)


class Game:
    """A round in progress. Nothing is random here: outcomes come from ``chance`` or by hand.

    Args:
        rules: a ruleset of either game; must be sound for ``seats``.
        seats: how many take part (2 to 10 for cards, 2 to 4 for dice).
        first: who deals (cards) or starts (dice); None: chosen by the rules.
        active: the seats still in the match; all if None.
        chance: the source of outcomes; without one they come through :meth:`deal`.

    Raises:
        RulesetError: with all that is wrong with the rules.
    """

    def __init__(
        self,
        rules: Ruleset,
        seats: int,
        first: int | None = None,
        active: Sequence[int] | None = None,
        chance: Chance | None = None,
    ) -> None:
        rules.check(seats)
        taking_part = set(range(seats) if active is None else active)
        _check_seats(rules, seats, first, taking_part)
        self.rules = rules
        self.seats = seats
        self.first = NOBODY if first is None else first
        self.law: Law = LAWS[rules.game]
        self.chance = chance
        self._vector = self.law.rule_vector(rules)
        self._mask = sum(1 << seat for seat in taking_part)
        self._origin: State | None = None
        self.entries: list[Entry] = []
        self.events: list[Event] = []
        self.shown_hands: list[HandShown] = []
        self._begin()
        self._run_chance([])

    @classmethod
    def at(cls, rules: Ruleset, state: State, chance: Chance | None = None) -> Game:
        """A round that goes on from a state, as a position or a puzzle gives it.

        Raises:
            RulesetError: with all that is wrong with the rules.
        """
        place = k.SEATS if rules.game == "cards" else k.D_SEATS
        game = cls(rules, state[place])
        game._origin = list(state)
        game._begin()
        game.chance = chance
        game._run_chance([])
        return game

    def _begin(self) -> None:
        if self._origin is not None:
            self._state = list(self._origin)
        else:
            self._state = self.law.start(self._vector, self.seats, self._mask, self.first)
        self._narrator = NARRATORS[self.rules.game](self.rules, self._vector)
        self.entries.clear()
        self.events.clear()
        self.shown_hands.clear()
        self._told: list[Event] = []  # since the last act of a seat; the events from _since on
        self._since = 0
        first = self._state[k.DEALER if self.rules.game == "cards" else k.D_STARTER]
        if first != NOBODY and self._origin is None:
            self._book([RoundBegan(first)])

    # ------------------------------------------------------------------ what there is

    @property
    def state(self) -> State:
        """A copy of the kernel's state."""
        return list(self._state)

    def field(self, place: int) -> int:
        """One field of the kernel's state, without a copy; places are in ``kernel.state``."""
        return self._state[place]

    @property
    def in_play(self) -> tuple[int, int | None, int]:
        """The face in play, the color in force and what the next victim owes; all public.

        A wild whose color is not named yet has none; -1: no face has been turned up.
        """
        s = self._state
        cards = self.rules.game == "cards"
        top = s[k.TOP if cards else k.D_TOP]
        pending = s[k.PENDING if cards else k.D_PENDING]
        if self.phase == "color":
            return top & 15, s[k.FORMER if cards else k.D_FORMER] >> 4, pending
        if top < 0:
            return -1, None, pending
        if top >= k.UNCOLORED:
            return top - k.UNCOLORED, None, pending
        return top, top >> 4, pending

    @property
    def rule_vector(self) -> list[int]:
        """A copy of the kernel's rule vector."""
        return list(self._vector)

    @property
    def phase(self) -> str:
        """The name of the phase, such as ``play`` or ``answer``."""
        return self.law.phase(self._state)

    @property
    def turn(self) -> int | None:
        """The seat that owes an act; None while chance is due and when the round is over."""
        return self.law.owing(self._state)

    @property
    def due(self) -> Due | None:
        """What CHANCE owes."""
        return self.law.due(self._vector, self._state)

    @property
    def is_over(self) -> bool:
        """Whether the round is over."""
        return self.phase == "over"

    @property
    def active(self) -> tuple[int, ...]:
        """The seats that are still in the game."""
        place = k.ACTIVE if self.rules.game == "cards" else k.D_ACTIVE
        return tuple(members(self._state[place]))

    @property
    def outcome(self) -> Outcome | None:
        """How the round ended, or None."""
        ended = self._narrator.ended(self._state)
        return None if ended is None else Outcome(ended.winner, ended.points, ended.ending)

    def view(self, viewer: int) -> View:
        """What a seat, ``SPECTATOR`` or ``EVERYTHING`` may know (see :mod:`oneleft.views`)."""
        return view_of(self, viewer)

    # ------------------------------------------------------------------ what may be done

    def verdict(self, actor: int, move: Move | str) -> Verdict:
        """Lawful, an offense or refused; changes nothing.

        Raises:
            InvalidTextError: the text is no move.
        """
        action = self._read(actor, move).action
        return self.law.verdict(self._vector, self._state, actor, action)

    def legal_moves(self, seat: int, *, offenses: bool = False) -> tuple[Move, ...]:
        """The lawful acts of a seat, plays first; with ``offenses``, bluffs and the like too.

        Leaving, and laying a wild whose color follows, are possible besides.
        """
        if not offenses:
            return self.open_moves(seat)[0]
        law, vector, state = self.law, self._vector, self._state
        return tuple(
            law.move(state, action)
            for action in law.candidates(vector, state, seat)
            if not law.verdict(vector, state, seat, action).is_refused
        )

    def open_moves(self, seat: int) -> tuple[tuple[Move, ...], tuple[Move, ...]]:
        """The lawful acts of a seat, plays first, and apart from them those that are offenses."""
        law, vector, state = self.law, self._vector, self._state
        lawful: list[Move] = []
        bluffs: list[Move] = []
        for action in law.candidates(vector, state, seat):
            code = law.judge(vector, state, seat, action)
            if code == Code.LAWFUL:
                lawful.append(law.move(state, action))
            elif code & OFFENSE:
                bluffs.append(law.move(state, action))
        return tuple(lawful), tuple(bluffs)

    def why_not(self, actor: int, move: Move | str) -> Reason | None:
        """Why an act is refused or an offense; None if it is lawful.

        Raises:
            InvalidTextError: the text is no move.
        """
        read = self._read(actor, move)
        verdict = self.law.verdict(self._vector, self._state, actor, read.action)
        return None if verdict.is_lawful else self.reason(verdict.code, actor, read)

    def reason(self, code: Code, actor: int, move: Move) -> Reason:
        """The reason with what its sentence names: the top, the color, the face, the counts."""
        rules = self.rules
        text = str(move)
        params: dict[str, str | int] = {"game": rules.game, "move": text}
        s = self._state
        cards = rules.game == "cards"
        top = s[k.TOP if cards else k.D_TOP]
        if 0 <= top < k.UNCOLORED:
            params |= {"top": laid_text(top), "color": COLOR_LETTERS[top >> 4]}
        if actor >= 0:
            params["actor"] = seat_text(actor)
        turn = self.turn
        if turn is not None:
            params["turn"] = seat_text(turn)
        params["count"] = s[k.PENDING if cards else k.D_PENDING]
        params["face"] = text.rstrip("!?").removeprefix("jump ")
        if text.startswith(("catch ", "swap ")):
            params["target"] = text[-1]
        elif code is Code.CATCH_OWN_SIDE:  # who laid a Wild Draw Four claims or passes it
            params["target"] = seat_text(actor)
        if code is Code.WD4_UNLAWFUL:
            params["option"] = getattr(rules, "wd4_restriction" if cards else "wd4_test")
        return Reason(code, rules.game, MappingProxyType(params))

    def position(self) -> str:
        """The whole position as text that a person can read and :func:`parse_position` reads."""
        from oneleft.notation import position_text

        return position_text(self)

    def parse(self, actor: int, text: str) -> Move:
        """Reads an act of ``actor`` at this position.

        Raises:
            InvalidTextError: what was expected and where.
        """
        return self.law.parse(self._state, max(actor, 0), text)

    def _read(self, actor: int, move: Move | str) -> Move:
        return self.parse(actor, move) if isinstance(move, str) else move

    # ------------------------------------------------------------------ acts

    def play(self, actor: int, move: Move | str) -> tuple[Event, ...]:
        """Does an act of a seat or of the CLOCK, then all that chance owes; what happened.

        Raises:
            IllegalMoveError: the law refuses it; nothing has changed.
            InvalidTextError: the text is no move.
        """
        read = self._read(actor, move)
        verdict = self.law.verdict(self._vector, self._state, actor, read.action)
        if verdict.is_refused or actor == CHANCE:
            code = verdict.code if verdict.is_refused else Code.NOT_AN_ACT
            reason = self.reason(code, actor, read)
            raise IllegalMoveError(actor, str(read), reason, self.position())
        before = list(self._state)
        told: list[Event] = []
        self._told = []
        self._since = len(self.events)
        self.law.apply(self._vector, self._state, actor, read.action)
        move_with_face = self.law.move(before, read.action)
        offense = verdict.code if verdict.is_offense else None
        self.entries.append(Entry(actor, move_with_face, offense))
        self._narrator.act(before, actor, read.action, self._state, told.append)
        return self._run_chance(told)

    def deal(self, outcome: int) -> tuple[Event, ...]:
        """Brings an outcome by hand: a face, a die, a position or a seat, as :attr:`due` says.

        Raises:
            ChanceError: nothing is due, or not this; nothing has changed.
        """
        due = self.due
        if due is None or outcome not in due.options:
            what = "nothing" if due is None else f"a {due.kind}"
            raise ChanceError(f"{outcome} cannot come: {what} is due")
        told: list[Event] = []
        self._chance_act(due, outcome, told)
        return self._run_chance(told)

    def _run_chance(self, told: list[Event]) -> tuple[Event, ...]:
        """Lets the source of chance pay what is due, and books the events."""
        while self.chance is not None and (due := self.due) is not None:
            outcome = due.options[self.chance.choose(due.kind, due.options)]
            self._chance_act(due, outcome, told)
        self._book(told)
        return tuple(joined(told))

    def _book(self, told: list[Event]) -> None:
        """Adds what was told to the events: the same, whether outcomes come at once or by hand."""
        ended = self._narrator.ended(self._state)
        if ended is not None:
            told.append(ended)
        self._told += told
        self.events[self._since :] = joined(self._told)
        self.shown_hands += [event for event in told if isinstance(event, HandShown)]

    def _chance_act(self, due: Due, outcome: int, told: list[Event]) -> None:
        before = list(self._state)
        action = self.law.chance_action(due, outcome)
        self.law.apply(self._vector, self._state, CHANCE, action)
        face = DICE_LAW.rolled_face(self._vector, before, outcome) if due.kind == ROLL else -1
        self.entries.append(Entry(CHANCE, Move(self.rules.game, action, face)))
        self._narrator.chance(before, action, self._state, told.append)

    # ------------------------------------------------------------------ taking back, replaying

    def may_undo(self) -> bool:
        """Whether the last act of a seat can be taken back: nothing hidden was seen since."""
        if not self.entries or self.entries[-1].actor == CHANCE:
            return False
        return self.rules.game == "dice" or not any(
            isinstance(event, SHOWING) for event in self._told
        )

    def undo(self) -> Entry:
        """Takes back the last act, if nothing hidden was seen since.

        Raises:
            ChanceError: a card or a die has come since, or hidden cards were seen.
        """
        if not self.may_undo():
            raise ChanceError("nothing to take back: what was hidden has been seen since")
        *rest, last = self.entries
        self._replay(rest)
        return last

    def _replay(self, entries: Sequence[Entry]) -> None:
        kept = list(entries)
        self._begin()
        for entry in kept:
            told: list[Event] = []
            before, action = list(self._state), entry.move.action
            self.law.apply(self._vector, self._state, entry.actor, action)
            if entry.actor == CHANCE:
                self._narrator.chance(before, action, self._state, told.append)
            else:
                self._told = []
                self._since = len(self.events)
                self._narrator.act(before, entry.actor, action, self._state, told.append)
            self._book(told)
        self.entries.extend(kept)

    def events_for(self, viewer: int) -> Iterator[Event]:
        """The events so far as ``viewer`` may know them."""
        for event in self.events:
            known = event.for_seat(viewer)
            if known is not None:
                yield known


__all__ = [
    "CHANCE",
    "CLOCK",
    "CardRules",
    "DiceRules",
    "Entry",
    "Game",
    "Outcome",
    "Seeded",
]

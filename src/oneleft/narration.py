"""Narration: which events an act was, told from the states before and after it.

The kernels keep the present only; what happened is worked out here, once, for the log, the
records, the terminal and the table.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Protocol

from oneleft import events as e
from oneleft.faces import REVERSE, SKIP, WILD, WILD_DRAW_FOUR, unlaid
from oneleft.kernel import cards, dice
from oneleft.kernel import state as k
from oneleft.laws import DICE_LAW, State
from oneleft.reasons import OFFENSE
from oneleft.rules import CardRules, Ruleset

Emit = Callable[[e.Event], None]


class Narrator(Protocol):
    """Tells the acts of one game."""

    def act(self, before: State, actor: int, action: int, after: State, emit: Emit) -> None:
        """The events of one act of a seat or of the clock."""

    def chance(self, before: State, action: int, after: State, emit: Emit) -> None:
        """The events of one act of CHANCE."""

    def ended(self, s: State) -> e.RoundEnded | None:
        """The end of the round, if it is over."""


def hand_faces(s: State, seat: int) -> tuple[int, ...]:
    """A hand of cards as sorted faces, wilds last."""
    return mask_faces(s[k.HAND + seat], s[k.HIGH + seat])


@functools.lru_cache(maxsize=1 << 14)
def mask_faces(hand: int, high: int) -> tuple[int, ...]:
    """The faces of a pair of masks, sorted, wilds without color and last."""
    colored: list[int] = []
    wilds: list[int] = []
    left = hand | high
    while left:
        bit = (left & -left).bit_length() - 1
        left &= left - 1
        copies = (hand >> bit & 1) + (high >> bit & 1)
        (wilds if bit & 15 >= WILD else colored).extend([unlaid(bit)] * copies)
    return tuple(colored + sorted(wilds))


class _Teller:
    """What both games tell alike: calls and catches, and why cards or dice are drawn later."""

    def __init__(self, r: list[int]) -> None:
        self.r = r
        self.why_penalty = "uno"
        self.why_forced = "forced"

    def _called(self, verdict: int, seat: int, emit: Emit) -> None:
        """A call on its own, with the kernel's verdict on it."""
        if verdict < OFFENSE:
            emit(e.UnoCalled(seat))
        else:
            self._falsely_called(seat, emit)

    def _falsely_called(self, seat: int, emit: Emit) -> None:
        self.why_penalty = "false-call"
        emit(e.FalselyCalled(seat))

    def _claimed(self, owing: int, seat: int, target: int, emit: Emit) -> None:
        """A catch; ``owing`` is the mask of the seats that owe UNO."""
        if owing >> target & 1:
            self.why_penalty = "uno"
            emit(e.Caught(seat, target))
        else:
            self.why_penalty = "false-catch"
            emit(e.FalselyCaught(seat, target))


class CardNarrator(_Teller):
    """Tells the acts of the card game."""

    def __init__(self, rules: Ruleset, r: list[int]) -> None:
        assert isinstance(rules, CardRules)
        super().__init__(r)
        self.reveal = rules.challenge_reveal

    def act(self, before: State, actor: int, action: int, after: State, emit: Emit) -> None:
        """The events of one act of a seat or of the clock."""
        seat = before[k.NAMER] if before[k.PHASE] == k.P_OPENING_COLOR else before[k.TURN]
        if actor == k.CLOCK:
            emit(e.TimedOut(seat))
            actor, action = seat, self._time_out_action(before, seat)
        if k.JUMP_IN <= action < k.CHANCE_FACE:
            face = (action - k.JUMP_IN) % k.WITH_UNO
            called = action >= k.JUMP_IN_WITH_UNO
            self._play(before, actor, face, after, emit, called=called, jumped=True)
        elif action < k.TURN_ACTS and action & 15 != 15:
            face = action % k.WITH_UNO
            self._play(before, actor, face, after, emit, called=action >= k.WITH_UNO)
        elif k.LAY <= action < k.LEAVE:
            self._play(before, actor, WILD + action - k.LAY, after, emit)
        else:
            self._other(before, actor, action, after, emit)
        if action != k.LEAVE:  # a leaver's cards go under the stock: that is no reshuffle
            self._reshuffled(before[k.STOCK], after, emit)

    def _time_out_action(self, before: State, seat: int) -> int:
        """The act that the clock did for the seat; a replay just ends."""
        phase = before[k.PHASE]
        if phase == k.P_PLAY:
            return k.DRAW
        if phase == k.P_DRAWN:
            must = self.r[k.R_DRAWN_CARD] == k.DRAWN_MUST
            if must and cards.lawful_plays(self.r, before, seat):
                return cards.named_wild(before, seat, before[k.DRAWN])
            return k.KEEP
        if phase in (k.P_COLOR, k.P_OPENING_COLOR):
            return k.NAME_COLOR + cards.most_held_color(before, seat)
        if phase == k.P_TARGET:
            return k.SWAP + cards.smallest_hand(before, seat)
        return k.ACCEPT if phase == k.P_ANSWER else k.TIMEOUT

    def _play(
        self,
        before: State,
        seat: int,
        face: int,
        after: State,
        emit: Emit,
        *,
        called: bool = False,
        jumped: bool = False,
    ) -> None:
        right = not called or cards.call_fits_play(self.r, before, seat, face)
        stacked = before[k.PENDING] > 0
        emit(e.CardPlayed(seat, face, called and right, jumped, stacked))
        if not right:
            self._falsely_called(seat, emit)
        if after[k.TOP] < k.UNCOLORED:
            self._effect(seat, face & 15, after, emit)

    def _effect(self, seat: int, rank: int, after: State, emit: Emit) -> None:
        """What a resolved card did; the last one only makes its victim draw (AC-33)."""
        self.why_forced = "forced"
        if after[k.PHASE] == k.P_OVER:
            return
        if rank == SKIP:
            emit(e.Skipped(cards.next_seat(after, seat)))
        elif rank == REVERSE:
            emit(e.DirectionChanged(after[k.DIRECTION]))
            if after[k.PLAYERS] == 2 and after[k.TURN] == seat:
                emit(e.Skipped(cards.next_seat(after, seat)))
        elif rank == 0 and self.r[k.R_SEVEN_ZERO]:
            emit(e.HandsPassed(after[k.DIRECTION]))

    def _other(self, before: State, seat: int, action: int, after: State, emit: Emit) -> None:
        if action == k.DRAW:
            if after[k.PHASE] != k.P_DRAWING:
                emit(e.NothingDrawn(seat))
        elif action == k.KEEP:
            emit(e.Kept(seat))
        elif action in (k.TAKE, k.ACCEPT):
            self.why_forced = "forced"
            emit(e.Accepted(seat, before[k.PENDING]))
        elif action == k.CALL:
            self._called(cards.judge_call(self.r, before, seat), seat, emit)
        elif action == k.CHALLENGE:
            self._challenge(before, seat, emit)
        elif k.NAME_COLOR <= action < k.CATCH:
            emit(e.ColorNamed(seat, action - k.NAME_COLOR))
            if before[k.PHASE] == k.P_COLOR:
                self._effect(seat, after[k.TOP] & 15, after, emit)
        elif k.CATCH <= action < k.SWAP:
            self._claimed(before[k.OWES], seat, action - k.CATCH, emit)
        elif k.SWAP <= action < k.LAY:
            emit(e.HandsSwapped(seat, action - k.SWAP))
        elif action == k.LEAVE:
            emit(e.Left(seat))

    def _challenge(self, before: State, seat: int, emit: Emit) -> None:
        offender = before[k.OFFENDER]
        guilty = before[k.GUILT] != 0
        self.why_forced = "challenge"
        emit(e.Challenged(seat, offender, guilty))
        if self.reveal != "none":
            faces = mask_faces(before[k.SNAP], before[k.SNAP_HIGH])
            emit(e.HandShown(offender, None if self.reveal == "all" else seat, faces))
        if guilty and self.r[k.R_GUILTY] != k.GUILTY_STAYS:
            emit(e.TakenBack(offender))

    def _reshuffled(self, stock: int, after: State, emit: Emit) -> None:
        """The stock grew from what was left of it: a reshuffle, for a card that is due now."""
        if after[k.STOCK] > stock:
            emit(e.Reshuffled(after[k.STOCK]))

    def chance(self, before: State, action: int, after: State, emit: Emit) -> None:
        """The events of one act of CHANCE."""
        phase = before[k.PHASE]
        if phase == k.P_CUT:
            if action < k.CHANCE_SEAT:
                emit(e.Cut(before[k.DRAWER], action - k.CHANCE_FACE))
            if after[k.PHASE] == k.P_DEAL:
                emit(e.RoundBegan(after[k.DEALER]))
        elif after[k.PHASE] == k.P_TURN_UP == phase:
            emit(e.FirstUp(action - k.CHANCE_FACE, returned=True))
        else:
            self._card_came(before, action - k.CHANCE_FACE, after, emit)
            self._reshuffled(before[k.STOCK] - 1, after, emit)

    def _card_came(self, before: State, face: int, after: State, emit: Emit) -> None:
        phase = before[k.PHASE]
        if before[k.PENALTY] > 0:
            emit(e.CardsDrawn(before[k.PENALTY_SEAT], 1, self.why_penalty, (face,)))
        elif phase == k.P_TURN_UP:
            self._first_card(face, after, emit)
        elif phase == k.P_DEAL:
            emit(e.CardsDrawn(before[k.DRAWER], 1, "deal", (face,)))
        elif phase == k.P_DRAWING:
            emit(e.CardsDrawn(before[k.TURN], 1, "turn", (face,)))
        else:
            why = "opening" if before[k.AFTER] == k.AFTER_OPENING else self.why_forced
            emit(e.CardsDrawn(before[k.DRAWER], 1, why, (face,)))

    def _first_card(self, face: int, after: State, emit: Emit) -> None:
        emit(e.FirstUp(face))
        if face & 15 == SKIP:
            emit(e.Skipped(cards.next_seat(after, after[k.DEALER])))
        elif face & 15 == REVERSE:
            emit(e.DirectionChanged(after[k.DIRECTION]))

    def ended(self, s: State) -> e.RoundEnded | None:
        """The end of the round, if it is over."""
        if s[k.PHASE] != k.P_OVER:
            return None
        seats = range(s[k.SEATS])
        return e.RoundEnded(
            None if s[k.WINNER] < 0 else s[k.WINNER],
            k.ENDINGS[s[k.ENDING]],
            tuple(s[k.POINTS + seat] for seat in seats),
            tuple(hand_faces(s, seat) for seat in seats),
        )


class DiceNarrator(_Teller):
    """Tells the acts of the dice game."""

    def __init__(self, rules: Ruleset, r: list[int]) -> None:
        super().__init__(r)

    def act(self, before: State, actor: int, action: int, after: State, emit: Emit) -> None:
        """The events of one act of a seat or of the clock."""
        seat = before[k.D_TURN]
        if actor == k.CLOCK:
            emit(e.TimedOut(seat))
            actor, action = seat, self._time_out_action(before, seat)
        if action % k.DICE_WITH_UNO < k.DICE_PLAYS and action < k.DICE_CALL:
            self._play(before, actor, action, after, emit)
        elif k.DICE_LAY <= action < k.CHANCE_DIE:
            die = action - k.DICE_LAY
            stacked = before[k.D_PENDING] > 0
            emit(e.DiePlayed(actor, die, before[k.D_FACE + die], stacked=stacked))
        else:
            self._other(before, actor, action, after, emit)

    def _time_out_action(self, before: State, seat: int) -> int:
        """The act that the clock did for the seat; the claim window and a replay just end."""
        phase = before[k.D_PHASE]
        color = dice.most_held_color(before, seat)
        if phase == k.DP_LOOK and self.r[k.RD_REROLL] != k.REROLL_NONE:
            return k.DICE_REROLL
        if phase in (k.DP_LOOK, k.DP_REROLLED):
            return k.DICE_DRAW
        if phase == k.DP_DRAWN:
            must = self.r[k.RD_DRAWN_DIE] == k.DRAWN_DIE_MUST
            if must and dice.lawful_plays(self.r, before, seat):
                die = before[k.D_DRAWN]
                return die * 4 + (color if dice.shows_wild(before, die) else 0)
            return k.DICE_KEEP
        if phase in (k.DP_COLOR, k.DP_OPENING_COLOR):
            return k.DICE_NAME_COLOR + color
        return k.DICE_TAKE if phase == k.DP_ANSWER else k.DICE_TIMEOUT

    def _play(self, before: State, seat: int, action: int, after: State, emit: Emit) -> None:
        die, color = divmod(action % k.DICE_WITH_UNO, 4)
        face = before[k.D_FACE + die]
        called = action >= k.DICE_WITH_UNO
        right = not called or before[k.D_COUNT + seat] == 2
        shown = color * 16 + face if face >= WILD and face <= WILD_DRAW_FOUR else face
        emit(e.DiePlayed(seat, die, shown, called and right, before[k.D_PENDING] > 0))
        if not right:
            self._falsely_called(seat, emit)
        self._effect(seat, die, face & 15, after, emit)

    def _effect(self, seat: int, die: int, rank: int, after: State, emit: Emit) -> None:
        """What a resolved die did; the last one only makes its victim draw (AD-24)."""
        self.why_forced = "forced"
        if after[k.D_FINAL]:
            return
        if rank == SKIP:
            emit(e.Skipped(dice.next_seat(after, seat)))
        elif rank == REVERSE:
            emit(e.DirectionChanged(after[k.D_DIRECTION]))
            if after[k.D_PLAYERS] == 2 and self.r[k.RD_TWO_PLAYER_REVERSE] == k.DICE_REVERSE_SKIP:
                emit(e.Skipped(dice.next_seat(after, seat)))
        elif rank == WILD_DRAW_FOUR and after[k.D_CENTER] != die:
            self._taken_back(seat, emit)  # `auto`: the referee has caught it (AD-18)

    def _taken_back(self, seat: int, emit: Emit) -> None:
        self.why_forced = "challenge"
        emit(e.TakenBack(seat))

    def _other(self, before: State, seat: int, action: int, after: State, emit: Emit) -> None:
        if action == k.DICE_DRAW:
            if not before[k.D_POUCH]:
                emit(e.NothingDrawn(seat))
        elif action == k.DICE_KEEP:
            emit(e.Kept(seat))
        elif action in (k.DICE_TAKE, k.DICE_ACCEPT):
            self.why_forced = "forced"
            emit(e.Accepted(seat, before[k.D_PENDING]))
        elif action == k.DICE_CALL:
            self._called(dice.judge_call(self.r, before, seat), seat, emit)
        elif action == k.DICE_PASS:
            emit(e.ClaimPassed(seat))
        elif action == k.DICE_CLAIM:
            self._claim(before, seat, emit)
        elif k.DICE_NAME_COLOR <= action < k.DICE_CATCH:
            emit(e.ColorNamed(seat, action - k.DICE_NAME_COLOR))
            if before[k.D_PHASE] == k.DP_COLOR:
                self._effect(seat, before[k.D_CENTER], before[k.D_TOP] & 15, after, emit)
        elif k.DICE_CATCH <= action < k.DICE_LEAVE:
            self._claimed(before[k.D_OWES], seat, action - k.DICE_CATCH, emit)
        elif action == k.DICE_LEAVE:
            emit(e.Left(seat))

    def _claim(self, before: State, seat: int, emit: Emit) -> None:
        guilty = before[k.D_GUILT] != 0
        emit(e.Challenged(seat, before[k.D_OFFENDER], guilty))
        if guilty:
            self._taken_back(before[k.D_OFFENDER], emit)
        else:
            self.why_penalty = "false-claim"

    def chance(self, before: State, action: int, after: State, emit: Emit) -> None:
        """The events of one act of CHANCE: a die is told when it has been rolled."""
        if action >= k.CHANCE_SEAT:
            emit(e.RoundBegan(after[k.D_STARTER]))
            return
        if before[k.D_OWED] != k.OWED_ROLL:
            return
        die = dice.rolling_die(before)
        face = DICE_LAW.rolled_face(self.r, before, action - k.CHANCE_POSITION)
        phase = before[k.D_PHASE]
        if phase == k.DP_CAST:
            emit(e.Cut(before[k.D_DRAWER], face))
            if after[k.D_STARTER] >= 0:
                emit(e.RoundBegan(after[k.D_STARTER]))
        elif phase == k.DP_CENTER:
            emit(e.FirstUp(face, die, returned=after[k.D_PHASE] == k.DP_CENTER))
        else:
            self._hand_roll(before, die, face, emit)
            if phase == k.DP_HANDS != after[k.D_PHASE]:
                self._opening(after, emit)

    def _opening(self, after: State, emit: Emit) -> None:
        """What the center die does to the first turn (AD-05: effects_1987)."""
        rank = after[k.D_TOP] & 15
        if rank == SKIP:
            emit(e.Skipped(dice.next_seat(after, after[k.D_STARTER])))
        elif rank == REVERSE:
            emit(e.DirectionChanged(after[k.D_DIRECTION]))
        self.why_forced = "opening"

    def _hand_roll(self, before: State, die: int, face: int, emit: Emit) -> None:
        seat = before[k.D_DRAWER]
        if before[k.D_POSITION + die] >= 0:
            emit(e.HandRolled(seat, ((die, face),)))
            return
        phase = before[k.D_PHASE]
        if before[k.D_PENALTY] > 0:
            why = self.why_penalty
        elif phase == k.DP_HANDS:
            why = "deal"
        elif phase == k.DP_DRAWING:
            why = "turn"
        else:
            why = self.why_forced
        emit(e.DiceDrawn(seat, why, ((die, face),)))

    def ended(self, s: State) -> e.RoundEnded | None:
        """The end of the round, if it is over."""
        if s[k.D_PHASE] != k.DP_OVER:
            return None
        seats = range(s[k.D_SEATS])
        return e.RoundEnded(
            None if s[k.D_WINNER] < 0 else s[k.D_WINNER],
            k.ENDINGS[s[k.D_ENDING]],
            tuple(s[k.D_POINTS + seat] for seat in seats),
            tuple(tuple(face for _, face in DICE_LAW.hand(s, seat)) for seat in seats),
        )


def joined(events: list[e.Event]) -> list[e.Event]:
    """Runs of cards drawn or dice rolled by one seat for one reason, as one event each.

    A deal is one run, though the seats take turns (C-12).
    """
    found: list[e.Event] = []
    for event in events:
        place = len(found) - 1
        while place >= 0 and _is_dealt(event) and _is_dealt(found[place]):
            if _merged(found[place], event) is not None:
                break
            place -= 1
        merged = _merged(found[place], event) if place >= 0 else None
        if merged is None:
            found.append(event)
        else:
            found[place] = merged
    return found


def _is_dealt(event: e.Event) -> bool:
    return isinstance(event, e.CardsDrawn) and event.why == "deal"


def _merged(last: e.Event, event: e.Event) -> e.Event | None:
    """Both as one event, if they tell of the same draw or roll."""
    if isinstance(event, e.CardsDrawn) and isinstance(last, e.CardsDrawn):
        if (event.seat, event.why) == (last.seat, last.why):
            faces = (last.faces or ()) + (event.faces or ())
            return e.CardsDrawn(event.seat, last.count + event.count, event.why, faces)
    elif isinstance(event, e.DiceDrawn) and isinstance(last, e.DiceDrawn):
        if (event.seat, event.why) == (last.seat, last.why):
            return e.DiceDrawn(event.seat, event.why, last.rolls + event.rolls)
    elif (
        isinstance(event, e.HandRolled)
        and isinstance(last, e.HandRolled)
        and event.seat == last.seat
    ):
        return e.HandRolled(event.seat, last.rolls + event.rolls)
    return None


__all__ = ["CardNarrator", "DiceNarrator", "hand_faces", "joined", "mask_faces"]

"""The second opinion put into a position: what the kernel's state says, in its words.

Gives None for the few positions in the middle of something that it keeps in another way.
"""

from __future__ import annotations

import dataclasses

from oneleft.game import Game
from oneleft.kernel import state as k
from oneleft.laws import members
from oneleft.narration import hand_faces, mask_faces
from tests import naive_cards, naive_dice
from tests.naive_cards import NaiveCards, card_of
from tests.naive_dice import Laid, NaiveDice

DIE_STEPS = {k.AFTER_TURN: "turn", k.AFTER_OPENING: "opening color", k.AFTER_ANSWER: "answer"}


def cards_at(game: Game) -> NaiveCards | None:
    """The second opinion on a round of UNO."""
    s, rules = game.state, dataclasses.asdict(game.rules)
    active = members(s[k.ACTIVE])
    if s[k.PHASE] == k.P_CUT:
        return NaiveCards(rules, game.seats, None, active)
    naive = NaiveCards(rules, game.seats, s[k.DEALER], active)
    naive.direction = s[k.DIRECTION]
    naive.hands = [[card_of(face) for face in hand_faces(s, seat)] for seat in range(game.seats)]
    stock = [card_of(face) for face in s[k.PILE : k.PILE + s[k.STOCK]]]
    naive.under, naive.stock = stock[: s[k.UNDER]], stock[s[k.UNDER] :]
    laid = s[k.LAST_PILE + 1 - s[k.DISCARD] : k.LAST_PILE + 1]
    naive.discard = [card_of(face) for face in reversed(laid)]
    _set_top(naive, s)
    naive.turn, naive.offender, naive.drawn = s[k.TURN], s[k.OFFENDER], ""
    naive.namer = s[k.NAMER] if s[k.PHASE] == k.P_OPENING_COLOR else s[k.TURN]
    naive.out = s[k.WINNER] if s[k.FINAL] else None
    naive.pending, naive.passes = s[k.PENDING], s[k.PASSES]
    naive.stacked, naive.guilty = bool(s[k.STACKED]), bool(s[k.GUILT])
    naive.owing, naive.called = set(members(s[k.OWES])), set(members(s[k.CALLED]))
    naive.jump_open = bool(s[k.JUMP])
    naive.recorded = {seat: s[k.LEFT + seat] for seat in range(game.seats) if s[k.LEFT + seat]}
    naive.held = [card_of(face) for face in mask_faces(s[k.SNAP], s[k.SNAP_HIGH])]
    if s[k.DRAWN] >= 0:
        naive.drawn = card_of(s[k.DRAWN])
    is_chance = s[k.PHASE] <= k.LAST_CHANCE_PHASE
    naive.phase = "play" if is_chance else k.CARD_PHASES[s[k.PHASE]]
    naive.todo = _card_steps(s, naive)
    return naive


def _set_top(naive: NaiveCards, s: list[int]) -> None:
    """The card in force, its color, and what it lies on while it may be challenged."""
    top, former = s[k.TOP], s[k.FORMER]
    naive.top = naive.laid = naive.color = None  # type: ignore[assignment]
    naive.top = ""
    if top >= k.UNCOLORED:
        naive.top = card_of(top - k.UNCOLORED)
        naive.color = None if former < 0 else "RYGB"[former >> 4]
    elif top >= 0:
        naive.top, naive.color = card_of(top & 15 if top & 15 > 12 else top), "RYGB"[top >> 4]
        naive.laid = naive.color if top & 15 > 12 else None
    if s[k.HELD]:
        color = "RYGB"[former >> 4]
        naive.former = (
            card_of(former & 15 if former & 15 > 12 else former),
            color if former & 15 > 12 else None,
            color,
        )


def _card_steps(s: list[int], naive: NaiveCards) -> list[naive_cards.Step]:
    """What is still to happen."""
    step = naive_cards.Step
    todo = []
    if s[k.PENALTY]:
        todo.append(step("draw", s[k.PENALTY_SEAT], s[k.PENALTY]))
    phase = s[k.PHASE]
    if phase == k.P_DEAL:
        seat = s[k.DRAWER]
        for _ in range(s[k.DUE]):
            todo.append(step("deal", seat))
            seat = naive._next(seat)
    if phase in (k.P_DEAL, k.P_TURN_UP):
        todo.append(step("open"))
    elif phase == k.P_DRAWING:
        todo.append(step("look", s[k.TURN]))
    elif phase == k.P_FORCED:
        after = {k.AFTER_TURN: "turn", k.AFTER_OPENING: "opening_color", k.AFTER_REPLAY: "replay"}
        todo.append(step("draw", s[k.DRAWER], s[k.DUE]))
        if s[k.AFTER] == k.AFTER_COUNT:
            todo.append(step("over", s[k.WINNER]))
        else:
            todo.append(step(after[s[k.AFTER]], s[k.AFTER_SEAT]))
    return todo


def dice_at(game: Game) -> NaiveDice | None:
    """The second opinion on a round of UNO Dice."""
    s, rules = game.state, dataclasses.asdict(game.rules)
    active = members(s[k.D_ACTIVE])
    phase = s[k.D_PHASE]
    if phase in (k.DP_STARTER, k.DP_CAST):
        return NaiveDice(rules, game.seats, None, active)
    naive = NaiveDice(rules, game.seats, s[k.D_STARTER], active)
    if phase == k.DP_CENTER:
        return naive
    queue = _dice_steps(s, naive)
    if queue is None:
        return None
    naive.queue = queue
    naive.direction, naive.turns = s[k.D_DIRECTION], s[k.D_TURNS]
    for seat in range(game.seats):
        first = k.D_HAND + seat * 24
        dice = s[first : first + s[k.D_COUNT + seat]]
        naive.hands[seat] = [[die, s[k.D_POSITION + die]] for die in dice]
    naive.pouch = set(members(s[k.D_POUCH]))
    naive.held = set() if s[k.D_HELD] < 0 else {s[k.D_HELD]}
    _set_center(naive, s)
    naive.turn = s[k.D_OFFENDER] if phase == k.DP_CLAIM else s[k.D_TURN]
    at_turn = phase <= k.DP_FORCED
    naive.phase = "look" if at_turn else k.DICE_PHASES[phase]
    naive.pending = s[k.D_PENDING]
    naive.drawn_die = None if s[k.D_DRAWN] < 0 else s[k.D_DRAWN]
    naive.replay_dice = set(members(s[k.D_REPLAY]))
    naive.out = s[k.D_WINNER] if s[k.D_FINAL] else None
    naive.passed, naive.owes = set(members(s[k.D_PASSED])), set(members(s[k.D_OWES]))
    naive.called = set(members(s[k.D_CALLED]))
    return naive


def _set_center(naive: NaiveDice, s: list[int]) -> None:
    """The center die, and what it replaced."""
    top, former = s[k.D_TOP], s[k.D_FORMER]
    naive.center = s[k.D_CENTER]
    naive.center_face = top - k.UNCOLORED if top >= k.UNCOLORED else top
    naive.color = top >> 4
    if top >= k.UNCOLORED:
        naive.color = None if former < 0 else former >> 4
    if s[k.D_OFFENDER] >= 0:
        naive.laid = Laid(
            seat=s[k.D_OFFENDER],
            die=s[k.D_CENTER] if s[k.D_BARRED] < 0 else s[k.D_BARRED],
            position=s[k.D_POSITION + s[k.D_CENTER]],
            is_guilty=bool(s[k.D_GUILT]),
            was_drawn=bool(s[k.D_WAS_DRAWN]),
            is_stacked=bool(s[k.D_STACKED]),
            former_center=s[k.D_HELD],
            former_face=former,
            former_color=former >> 4,
            former_pending=0,
        )


def _dice_steps(s: list[int], naive: NaiveDice) -> list[naive_dice.Step] | None:
    """What is still to happen, or None where the kernel's words do not say enough."""
    step = naive_dice.Step
    phase, drawer = s[k.D_PHASE], s[k.D_DRAWER]
    first = k.D_HAND + drawer * 24
    dice = s[first + s[k.D_ROLL] : first + s[k.D_COUNT + drawer]] if drawer >= 0 else []
    if s[k.D_PENALTY] and phase > k.DP_FORCED:
        return [step("draw", drawer)] * s[k.D_DUE] + [step("roll new", drawer)]
    if phase > k.DP_FORCED:
        return []
    if phase == k.DP_ROLLING:
        return [*(step("roll", drawer, die) for die in dice), step("rerolled")]
    draws = [step("draw", drawer)] * s[k.D_DUE]
    if phase == k.DP_DRAWING and s[k.D_DUE]:
        return [*draws, step("roll new", drawer), step("drawn", drawer)]
    if phase == k.DP_HANDS and drawer == s[k.D_STARTER] and s[k.D_DUE]:
        return _hands(naive)
    if phase == k.DP_FORCED and s[k.D_DUE] and s[k.D_AFTER] in DIE_STEPS:
        after = step(DIE_STEPS[s[k.D_AFTER]], s[k.D_AFTER_SEAT])
        return [*draws, step("roll as victim", drawer), step("return held"), after]
    return None


def _hands(naive: NaiveDice) -> list[naive_dice.Step]:
    """The hands from the first seat on, whose draw is due."""
    naive.queue.clear()
    naive._draw_hands()
    return list(naive.queue)

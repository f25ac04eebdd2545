"""A second opinion on the card game: plain lists and sets, written from the catalogue alone.

Nothing here is fast and nothing here knows the kernel. Cards are strings (`R5`, `GS`, `BV`, `YD`,
`W`, `WD4`); numbers of acts and faces appear only at the border (decision 0002). Clauses in
brackets are the catalogue's; `0002.n` is paragraph n of decision 0002.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

CHANCE = -1
CLOCK = -2
COLORS = "RYGB"
SYMBOLS = "0123456789SVD"  # by rank
WILD = "W"
WILD_FOUR = "WD4"

LAWFUL, OFFENSE, REFUSED = "lawful", "offense", "refused"

DEFAULTS: dict[str, object] = {
    "deck": "108",
    "hand_size": 7,
    "scoring": "winner_takes",
    "first_dealer": "random",
    "dealer_seat": 0,
    "first_skip": "apply",
    "first_draw2": "apply",
    "first_reverse_starter": "dealer",
    "opening_wild_color": "first_to_act",
    "first_wd4": "apply",
    "match_symbol": True,
    "draw2_skips": True,
    "stacking": "off",
    "stack_challenge": False,
    "two_player_reverse": "skip",
    "wild_anytime": True,
    "wd4_restriction": "none",
    "wd4_enforcement": "free",
    "wd4_guilty_draw": 4,
    "wd4_innocent_draw": 6,
    "wd4_guilty": "stays",
    "voluntary_draw": False,
    "draw_to_match": False,
    "drawn_card": "may",
    "recycle_keeps_top": True,
    "blocked_round": "lowest_wins",
    "uno_penalty": 2,
    "uno_window": "next_turn",
    "uno_self_correct": True,
    "false_uno_penalty": 0,
    "false_catch_penalty": 0,
    "final_draw_counts": True,
    "no_action_finish": False,
    "teams": "none",
    "jump_in": False,
    "jump_in_win": True,
    "seven_zero": False,
}
"""The classic preset, for options a caller leaves out [3.1]."""


class Act(NamedTuple):
    """An action number, read [0002, actions]."""

    kind: str
    card: str = ""
    color: str | None = None
    seat: int = -1
    call: bool = False


class Step(NamedTuple):
    """Something still to happen before a seat may act; some of it is chance."""

    kind: str
    seat: int = -1
    amount: int = 0


CHANCE_STEPS = ("choose", "high", "deal", "open", "draw", "look")


def card_of(face: int) -> str:
    """The card a face number shows, or "" where the number is no face [0002, actors]."""
    if not 0 <= face <= 62 or face % 16 > 14:
        return ""
    rank = face % 16
    if rank >= 13:
        return WILD if rank == 13 else WILD_FOUR
    return COLORS[face // 16] + SYMBOLS[rank]


@lru_cache(maxsize=1000)
def face_of(card: str, named: str | None = None) -> int:
    """The face number of a card; a wild counts its named color, if any [0002, actors]."""
    if is_wild(card):
        return 16 * (COLORS.index(named) if named else 0) + (13 if card == WILD else 14)
    return 16 * COLORS.index(card[0]) + SYMBOLS.index(card[1])


def is_wild(card: str) -> bool:
    """Whether the card is of one of the two wild kinds [C-09]."""
    return card in (WILD, WILD_FOUR)


def symbol_of(card: str) -> str:
    """The number or symbol of a colored card; a wild is its own symbol."""
    return card if is_wild(card) else card[1]


def value_of(card: str) -> int:
    """Points of a card left in a hand [C-27, C-28, C-29, AC-37]."""
    if is_wild(card):
        return 50
    return int(card[1]) if card[1].isdigit() else 20


def full_deck() -> list[str]:
    """All 108 cards [C-05, AC-01, AC-02]."""
    cards = [WILD] * 4 + [WILD_FOUR] * 4
    for color in COLORS:
        cards.append(color + "0")
        for symbol in SYMBOLS[1:]:
            cards += [color + symbol] * 2
    return cards


def _read_play(action: int, base: int, kind: str) -> Act:
    """A play or jump-in whose face stands above `base`; the next 64 numbers also call UNO."""
    call, face = divmod(action - base, 64)
    card = card_of(face)
    if not card or (kind == "jump" and is_wild(card)):
        return Act("nothing")
    color = COLORS[face // 16] if is_wild(card) else None
    return Act(kind, card=card, color=color, call=bool(call))


@lru_cache(maxsize=1000)
def read_act(action: int) -> Act:
    """What an action number says; kind "nothing" where it says nothing [0002, actions, cards]."""
    single = {
        15: Act("draw"),
        31: Act("keep"),
        47: Act("take"),
        128: Act("call"),
        129: Act("accept"),
        130: Act("challenge"),
        156: Act("play", card=WILD),
        157: Act("play", card=WILD_FOUR),
        158: Act("leave"),
        159: Act("timeout"),
    }
    if action in single:
        return single[action]
    if 0 <= action <= 127:
        return _read_play(action, 0, "play")
    if 132 <= action <= 135:
        return Act("name", color=COLORS[action - 132])
    if 136 <= action <= 145:
        return Act("catch", seat=action - 136)
    if 146 <= action <= 155:
        return Act("swap", seat=action - 146)
    if 192 <= action <= 319:
        return _read_play(action, 192, "jump")
    if 320 <= action <= 382:
        card = card_of(action - 320)
        if card and face_of(card) == action - 320:  # a wild off the stock has no color
            return Act("card", card=card)
    if 384 <= action <= 393:
        return Act("dealer", seat=action - 384)
    return Act("nothing")


class NaiveCards:
    """One round of UNO with 108 cards, as slowly and plainly as it can be told."""

    def __init__(
        self,
        rules: Mapping[str, object],
        seats: int,
        dealer: int | None,
        active: Sequence[int] | None = None,
    ) -> None:
        """Start a round; `dealer` None has chance choose one by `first_dealer` [AC-04]."""
        self.rules = {**DEFAULTS, **rules}
        if self.rules["wd4_restriction"] == "none":
            self.rules["wd4_enforcement"] = "free"  # nothing to enforce [3.1, conflicts]
        self.seats = seats
        self.active = sorted(range(seats) if active is None else active)
        self.dealer = dealer
        self.direction = 1  # clockwise [C-16]
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.stock = full_deck()
        self.under: list[str] = []  # leavers' cards, below the stock [AC-45, 0002.22]
        self.discard: list[str] = []
        self.aside: dict[int, str] = {}  # cards drawn to choose the dealer [0002.10]
        self.top = ""  # the card in force
        self.laid: str | None = None  # the color named for a wild on top
        self.color: str | None = None  # the color in force
        self.phase = "start"
        self.turn = -1
        self.namer = -1
        self.offender = -1  # who played the top card
        self.out: int | None = None  # who has played the last card
        self.todo: list[Step] = []
        self.pending = 0
        self.stacked = False  # the top card was laid on a pending total
        self.guilty = False  # the top WD4 was a bluff
        self.former: tuple[str, str | None, str | None] | None = None  # while it may be challenged
        self.owing: set[int] = set()
        self.called: set[int] = set()
        self.early = -1  # whose call stands this turn though the hand is not one card
        self.paid_call: set[int] = set()
        self.paid_catch: set[int] = set()
        self.passes = 0
        self.jump_open = False
        self.drawn = ""
        self.held: list[str] = []  # what a replay may be made from [AC-19]
        self.recorded: dict[int, int] = {}  # leavers' hands, counted [AC-45]
        self.result: dict[str, object] | None = None
        self._choose_dealer()
        self._settle()

    # ---- options -------------------------------------------------------------------------

    def _is(self, name: str, *values: object) -> bool:
        """Whether an option has one of the values."""
        return self.rules[name] in values

    def _on(self, name: str) -> bool:
        """Whether a yes-or-no option is on."""
        return bool(self.rules[name])

    def _number(self, name: str) -> int:
        """The value of a counting option."""
        value = self.rules[name]
        assert isinstance(value, int)
        return value

    # ---- seats ---------------------------------------------------------------------------

    def _next(self, seat: int, direction: int | None = None) -> int:
        """The next active seat in the direction of play, the seat itself left out."""
        step = self.direction if direction is None else direction
        seat = (seat + step) % self.seats
        while seat not in self.active:
            seat = (seat + step) % self.seats
        return seat

    def _is_partner(self, one: int, other: int) -> bool:
        """Whether two seats are on one side, 0 and 2 against 1 and 3 [AC-42, 0002.24]."""
        return self._is("teams", "2v2") and one % 2 == other % 2

    # ---- setting up ----------------------------------------------------------------------

    def _choose_dealer(self) -> None:
        """The dealer: given, fixed, by lot or by the highest card [AC-04]."""
        if self.dealer is None and self._is("first_dealer", "fixed"):
            self.dealer = self._number("dealer_seat")
        if self.dealer is not None:
            self._deal()
        elif self._is("first_dealer", "draw_high"):
            self._draw_high(self.active)
        else:
            self.todo = [Step("choose")]

    def _draw_high(self, seats: Sequence[int]) -> None:
        """Each of the seats draws one card, in seat order [0002.10]."""
        self.todo = [Step("high", seat) for seat in seats] + [Step("compare")]

    def _compare(self) -> None:
        """The highest number deals, symbols count 0, ties draw again; the cards go back."""
        worth = {
            seat: int(card[1]) if card[1:].isdigit() else 0 for seat, card in self.aside.items()
        }
        best = [seat for seat in sorted(worth) if worth[seat] == max(worth.values())]
        self.stock += self.aside.values()
        self.aside = {}
        if len(best) > 1:
            self._draw_high(best)
        else:
            self.dealer = best[0]
            self._deal()

    def _deal(self) -> None:
        """One card at a time from the dealer's left, then the opening card [C-12, C-13, AC-04]."""
        assert self.dealer is not None
        self.todo = []
        for _ in range(self._number("hand_size")):
            seat = self.dealer
            for _ in self.active:
                seat = self._next(seat)
                self.todo.append(Step("deal", seat))
        self.todo.append(Step("open"))

    def _goes_back(self, card: str) -> bool:
        """Whether the rules return this opening card to the stock [AC-05, AC-07, AC-08]."""
        return (
            (symbol_of(card) == "S" and self._is("first_skip", "redraw"))
            or (symbol_of(card) == "D" and self._is("first_draw2", "redraw"))
            or (card == WILD and self._is("opening_wild_color", "redraw"))
            or (card == WILD_FOUR and self._is("first_wd4", "reshuffle"))
        )

    def _open(self, card: str) -> None:
        """The opening card and its effect [C-14, AC-05 to AC-09, 0002.11]."""
        assert self.dealer is not None
        self.discard.append(card)
        self.top = card
        self.color = None if is_wild(card) else card[0]
        left = self._next(self.dealer)
        first = left
        symbol = symbol_of(card)
        if symbol in ("D", WILD_FOUR):
            self.todo.append(Step("draw", left, 2 if symbol == "D" else 4))
        if symbol in ("S", "D", WILD_FOUR):
            first = self._next(left)
        if symbol == "V":
            self.direction = -1
            starters = {
                "dealer": self.dealer,
                "right_of_dealer": self._next(self.dealer),
                "left_of_dealer": left,
            }
            first = starters[str(self.rules["first_reverse_starter"])]
        self.todo.append(Step("opening_color" if is_wild(card) else "turn", first))

    # ---- stock and discard ---------------------------------------------------------------

    def _kept(self) -> int:
        """How many cards of the discard stay there: the top, and what it lies on while a WD4
        may still be challenged [AC-24; 2.3 on AC-17, AC-18]."""
        if self.former is not None:
            return 2
        return 1 if self._on("recycle_keeps_top") else 0

    def _can_draw(self) -> bool:
        """Whether anything is left to draw, the discard included [AC-24, AC-25]."""
        return bool(self.stock) or len(self.discard) > self._kept()

    def _recycle(self) -> None:
        """Move the discard, all but what stays, to the empty stock [C-21, AC-24]."""
        cut = len(self.discard) - self._kept()
        self.stock, self.discard = self.discard[:cut], self.discard[cut:]

    def _off_the_stock(self, card: str) -> None:
        """Take one card; leavers' cards become the stock when the rest is gone [0002.22]."""
        self.stock.remove(card)
        if not self.stock:
            self.stock, self.under = self.under, []

    def _bury(self, seat: int) -> None:
        """A leaver's cards go under the stock [AC-45, 0002.22]."""
        self.under += self.hands[seat]
        self.hands[seat] = []
        if not self.stock:
            self.stock, self.under = self.under, []

    # ---- what happens by itself ----------------------------------------------------------

    def _settle(self) -> None:
        """Carry out everything that needs neither chance nor a seat [0002.1]."""
        while self.todo:
            step = self.todo[0]
            if step.kind == "draw" and (step.amount == 0 or not self._can_draw()):
                self.todo.pop(0)  # the remainder lapses [AC-25]
                continue
            if step.kind in CHANCE_STEPS:
                if not self.stock:
                    self._recycle()
                return
            self.todo.pop(0)
            self._carry_out(step)

    def _carry_out(self, step: Step) -> None:
        """One step without chance."""
        if step.kind == "compare":
            self._compare()
        elif step.kind == "over":
            self._finish(step.seat, "out")
        elif step.kind == "opening_color":
            self._begin_turn(step.seat, "opening_color")
            by_dealer = self._is("opening_wild_color", "dealer") and self.dealer in self.active
            self.namer = self.dealer if by_dealer and self.dealer is not None else step.seat
        elif step.kind == "replay":
            self._begin_turn(step.seat, "replay")
            if not self._has_lawful_play(step.seat):
                self._begin_turn(self._next(step.seat), "play")  # [0002.19]
        else:
            self._begin_turn(step.seat, "answer" if step.kind == "answer" else "play")

    def _begin_turn(self, seat: int, phase: str) -> None:
        """The seat to act is settled: pre-calls lapse, prices are due anew [AC-26, 0002.3-4]."""
        self.turn = seat
        self.phase = phase
        self.early = -1
        self.drawn = ""
        self.paid_call = set()
        self.paid_catch = set()
        self._tidy()

    def _tidy(self) -> None:
        """Debts and calls end when the hand is no longer one card [AC-31, 0002.4]."""
        ones = {seat for seat in self.active if len(self.hands[seat]) == 1}
        self.owing &= ones
        self.called &= ones | {self.early}

    # ---- chance --------------------------------------------------------------------------

    def _chance(self, act: Act) -> None:
        """Chance chooses the dealer or gives a card."""
        step = self.todo[0]
        if step.kind == "choose":
            self.dealer = act.seat
            self._deal()
        elif step.kind == "open":
            if not self._goes_back(act.card):
                self.todo.pop(0)
                self._off_the_stock(act.card)
                self._open(act.card)
        elif step.kind == "high":
            self.todo.pop(0)
            self._off_the_stock(act.card)
            self.aside[step.seat] = act.card
        else:
            self.todo.pop(0)
            self._off_the_stock(act.card)
            self.hands[step.seat].append(act.card)
            self._tidy()
            if step.kind == "draw" and step.amount > 1:
                self.todo.insert(0, Step("draw", step.seat, step.amount - 1))
            if step.kind == "look":
                self._look_at(step.seat, act.card)

    def _look_at(self, seat: int, card: str) -> None:
        """A card drawn at one's turn: draw on, decide, or end [C-19, C-20, AC-22, AC-23]."""
        self.passes = 0
        self.drawn = card
        self.phase = "drawn"
        playable = self._judge_play(seat, card) != REFUSED
        if self._on("draw_to_match") and not playable and self._can_draw():
            self.todo.append(Step("look", seat))
        elif not playable or self._is("drawn_card", "never"):
            self.todo.append(Step("turn", self._next(seat)))

    # ---- what may be played --------------------------------------------------------------

    def _matches(self, card: str) -> bool:
        """Whether a colored card fits by color, number or symbol [C-17, AC-10, 0002.16]."""
        if is_wild(card):
            return False
        if card[0] == self.color:
            return True
        same = symbol_of(card) == symbol_of(self.top)
        return same and (card[1].isdigit() or self._on("match_symbol"))

    def _judge_wd4(self, seat: int) -> str:
        """A WD4 against the rest of the hand [AC-16, AC-17, AC-18, 0002.16]."""
        others = list(self.hands[seat])
        others.remove(WILD_FOUR)
        if self._is("wd4_restriction", "none"):
            breach = False
        elif self._is("wd4_restriction", "color"):
            breach = any(not is_wild(card) and card[0] == self.color for card in others)
        else:
            breach = any(self._matches(card) for card in others)
            if self._is("wd4_restriction", "any_playable"):
                breach = breach or WILD in others
        if not breach:
            return LAWFUL
        return REFUSED if self._is("wd4_enforcement", "strict") else OFFENSE

    def _stack_challenge(self) -> bool:
        """Whether a WD4 laid on a pending total may be challenged [2.3, 3.1 conflicts]."""
        return self._on("stack_challenge") and self._is("wd4_enforcement", "challenge")

    def _judge_stacking(self, seat: int, card: str) -> str:
        """A card laid on a pending total [AC-12; 2.3, answering a pending draw; 0002.18]."""
        symbol = symbol_of(card)
        if self.out is not None or symbol not in ("D", WILD_FOUR):
            return REFUSED
        pairs = {
            "off": [],
            "same_kind": ["D D", "WD4 WD4"],
            "d2_then_wd4": ["D D", "WD4 WD4", "WD4 D"],
            "any": ["D D", "WD4 WD4", "WD4 D", "D WD4"],
        }[str(self.rules["stacking"])]
        if f"{symbol} {symbol_of(self.top)}" not in pairs:
            return REFUSED
        tested = self._stack_challenge() or self._is("wd4_enforcement", "strict")
        return self._judge_wd4(seat) if card == WILD_FOUR and tested else LAWFUL

    def _judge_normal(self, seat: int, card: str) -> str:
        """A card played with nothing pending [C-17, AC-15, 0002.15]."""
        if card == WILD_FOUR:
            return self._judge_wd4(seat)
        if card == WILD:
            hand = self.held if self.phase == "replay" else self.hands[seat]
            barred = not self._on("wild_anytime") and any(self._matches(other) for other in hand)
            return REFUSED if barred else LAWFUL
        return LAWFUL if self._matches(card) else REFUSED

    def _barred_finish(self, seat: int, card: str) -> bool:
        """Whether this may not be the last card [AC-35]."""
        action = is_wild(card) or not card[1].isdigit()
        return len(self.hands[seat]) == 1 and action and self._on("no_action_finish")

    def _judge_play(self, seat: int, card: str) -> str:
        """The play alone, without a call, by the seat in turn."""
        if seat != self.turn or card not in self.hands[seat] or self._barred_finish(seat, card):
            return REFUSED
        if self.phase == "answer":
            return self._judge_stacking(seat, card)
        if self.phase == "play" or (self.phase == "drawn" and card == self.drawn):
            return self._judge_normal(seat, card)
        if self.phase == "replay" and card in self.held:  # [AC-19, 0002.19]
            return LAWFUL if self._judge_normal(seat, card) == LAWFUL else REFUSED
        return REFUSED

    def _has_lawful_play(self, seat: int) -> bool:
        """Whether the seat in turn has any lawful play."""
        return any(self._judge_play(seat, card) == LAWFUL for card in self.hands[seat])

    def _has_play(self, seat: int) -> bool:
        """Whether the seat in turn has any play, a bluff included."""
        return any(self._judge_play(seat, card) != REFUSED for card in self.hands[seat])

    # ---- calls and catches ---------------------------------------------------------------

    def _someone_has_one(self, seat: int) -> bool:
        """Whether another active seat holds exactly one card, which a 7 may bring [0002.12]."""
        return any(len(self.hands[other]) == 1 for other in self.active if other != seat)

    def _call_is_right(self, seat: int, card: str) -> bool:
        """Whether an UNO call made with this play is true [AC-26, AC-44, 0002.4, 0002.12]."""
        left = len(self.hands[seat]) - 1
        if left == 1:
            return True
        if left == 0 or not self._on("seven_zero"):
            return False
        if symbol_of(card) == "7":
            return self._someone_has_one(seat)
        giver = self._next(seat, -self.direction)
        return symbol_of(card) == "0" and len(self.hands[giver]) == 1

    def _judge_false_call(self, seat: int) -> str:
        """A false call: priced once a turn, else refused [AC-30, 0002.4]."""
        priced = self._number("false_uno_penalty") > 0 and seat not in self.paid_call
        return OFFENSE if priced else REFUSED

    def _with_call(self, seat: int, act: Act, verdict: str) -> str:
        """The verdict on a play and the call made with it."""
        if verdict == REFUSED or not act.call or self._call_is_right(seat, act.card):
            return verdict
        return self._judge_false_call(seat)

    def _judge_call(self, seat: int) -> str:
        """A call on its own [AC-26, AC-30, 0002.4, 0002.12]."""
        cards = len(self.hands[seat])
        if self.out is not None:  # the round is over, only the challenge remains [2.3]
            return REFUSED
        if seat in self.owing and self._on("uno_self_correct"):
            return LAWFUL
        if seat in self.called:
            return REFUSED
        if self.phase == "target" and seat == self.turn:
            if cards == 1 or self._someone_has_one(seat):
                return LAWFUL
        elif seat == self.turn and cards == 2 and self._has_play(seat):
            return LAWFUL
        return REFUSED if cards == 1 else self._judge_false_call(seat)

    def _judge_catch(self, seat: int, target: int) -> str:
        """A catch [C-23, AC-27, AC-29, AC-30, AC-42, 0002.4]."""
        if self.phase in ("color", "target") or self.out is not None:
            return REFUSED
        if target == seat or target not in self.active or self._is_partner(seat, target):
            return REFUSED
        if target in self.owing:
            return LAWFUL
        priced = self._number("false_catch_penalty") > 0 and seat not in self.paid_catch
        return OFFENSE if priced else REFUSED

    def _judge_jump(self, seat: int, act: Act) -> str:
        """An identical card out of turn [AC-43; 2.3, AC-43; 0002.20]."""
        stack = self.phase == "answer" and symbol_of(self.top) == "D" and self.out is None
        if not (self._on("jump_in") and self.jump_open and (self.phase == "play" or stack)):
            return REFUSED
        if seat == self.turn or act.card != self.top or act.card not in self.hands[seat]:
            return REFUSED
        last = len(self.hands[seat]) == 1
        if self._barred_finish(seat, act.card) or (last and not self._on("jump_in_win")):
            return REFUSED
        return self._with_call(seat, act, LAWFUL)

    # ---- the verdict ---------------------------------------------------------------------

    def classify(self, actor: int, action: int) -> str:
        """`lawful`, `offense` or `refused` for any actor and any number [0002.2]."""
        act = read_act(action)
        if self.phase == "over":
            return REFUSED
        if self.todo:
            return LAWFUL if actor == CHANCE and self._is_due(act) else REFUSED
        if actor == CLOCK:
            return LAWFUL if act.kind == "timeout" else REFUSED
        if actor not in self.active:
            return REFUSED
        return self._judge(actor, act)

    def _is_due(self, act: Act) -> bool:
        """Whether chance may give this now."""
        if self.todo[0].kind == "choose":
            return act.kind == "dealer" and act.seat in self.active
        return act.kind == "card" and act.card in self.stock

    def _judge(self, seat: int, act: Act) -> str:
        """The verdict on an act of an active seat when no chance is due."""
        if act.kind == "play":
            if is_wild(act.card) and act.color is None and len(self.hands[seat]) == 1:
                return REFUSED  # the last card is not laid without its color [0002.6]
            return self._with_call(seat, act, self._judge_play(seat, act.card))
        if act.kind == "jump":
            return self._judge_jump(seat, act)
        if act.kind == "call":
            return self._judge_call(seat)
        if act.kind == "catch":
            return self._judge_catch(seat, act.seat)
        return LAWFUL if self._is_open(seat, act) else REFUSED

    def _is_open(self, seat: int, act: Act) -> bool:
        """Whether one of the acts that cannot be offenses is open to the seat."""
        if act.kind == "leave":
            return not self._is("teams", "2v2")  # a bot takes the seat [0002.7]
        if act.kind == "name":
            return self.phase in ("color", "opening_color") and seat == self.namer
        if seat != self.turn:
            return False
        if act.kind == "swap":
            return self.phase == "target" and act.seat in self.active and act.seat != seat
        if act.kind == "draw":
            return self.phase == "play" and self._may_draw(seat)
        if act.kind == "keep":
            forced = self._is("drawn_card", "must") and self._has_lawful_play(seat)
            return self.phase == "drawn" and not forced
        if self.phase != "answer":
            return False
        if act.kind == "challenge":
            return self.former is not None
        answer = "take" if symbol_of(self.top) == "D" else "accept"
        return act.kind == answer  # [0002.18]

    def _may_draw(self, seat: int) -> bool:
        """Drawing, or passing where nothing is left to draw [AC-21, 0002.17]."""
        free = self._on("voluntary_draw") and self._can_draw()
        return free or not self._has_lawful_play(seat)

    # ---- acts ----------------------------------------------------------------------------

    def apply(self, actor: int, action: int) -> None:
        """Carry out an act that is not refused."""
        act = read_act(action)
        if actor == CHANCE:
            self._chance(act)
        elif actor == CLOCK:
            self._time_out()
        else:
            self._act(actor, act)
        self._settle()

    def _act(self, seat: int, act: Act) -> None:
        """One act of a seat."""
        if act.kind in ("play", "jump"):
            self._play(seat, act)
        elif act.kind == "draw":
            self._draw(seat, self._has_lawful_play(seat))
        elif act.kind == "keep":
            self.todo.append(Step("turn", self._next(seat)))
        elif act.kind in ("take", "accept"):
            self._take()
        elif act.kind == "challenge":
            self._challenge()
        elif act.kind == "name" and act.color is not None:
            self._name_color(act.color)
        elif act.kind == "swap":
            self._swap(seat, act.seat)
        elif act.kind == "call":
            self._call(seat)
        elif act.kind == "catch":
            self._catch(seat, act.seat)
        else:
            self._leave(seat)

    def _voluntary(self, seat: int) -> None:
        """A voluntary act closes the windows opened before it [AC-27, AC-28, 0002.3]."""
        if self._is("uno_window", "next_turn"):
            self.owing = set()
        elif self._is("uno_window", "until_own_next_turn"):
            self.owing -= {seat}
        self.jump_open = False

    def _call(self, seat: int) -> None:
        """Say UNO, rightly or wrongly [AC-26, AC-30]."""
        if self._judge_call(seat) == LAWFUL:
            self.owing -= {seat}
            self.called |= {seat}
            if seat == self.turn and (self.phase == "target" or len(self.hands[seat]) != 1):
                self.early = seat
        else:
            self.paid_call |= {seat}
            self.todo.append(Step("draw", seat, self._number("false_uno_penalty")))

    def _catch(self, seat: int, target: int) -> None:
        """Claim that a seat has not called [C-23, AC-29, AC-30]."""
        if target in self.owing:
            self.owing -= {target}
            self.todo.append(Step("draw", target, self._number("uno_penalty")))
        else:
            self.paid_catch |= {seat}
            self.todo.append(Step("draw", seat, self._number("false_catch_penalty")))

    def _draw(self, seat: int, had_play: bool) -> None:
        """Draw at one's turn, or pass for want of cards [C-18, AC-22, AC-25, 0002.17]."""
        self._voluntary(seat)
        if self._can_draw():
            self.todo.append(Step("look", seat))
            return
        self.passes = 0 if had_play else self.passes + 1  # only the clock passes with a play
        if self.passes >= len(self.active):
            self._block()
        else:
            self.todo.append(Step("turn", self._next(seat)))

    # ---- playing a card ------------------------------------------------------------------

    def _play(self, seat: int, act: Act) -> None:
        """A play, a stacking play or a jump-in [Annex A]."""
        right = act.call and self._call_is_right(seat, act.card)
        if act.kind == "jump":
            self._begin_turn(seat, self.phase)  # the jumper's seat is in turn [AC-43, 0002.20]
        guilty = act.card == WILD_FOUR and self._is_bluff(seat)
        self._voluntary(seat)
        self.passes = 0
        self._lay(seat, act, guilty=guilty)
        self._mark_uno(seat, act.card, call=right)
        if act.call and not right and self.hands[seat]:
            self.paid_call |= {seat}
            self.todo.append(Step("draw", seat, self._number("false_uno_penalty")))
        if not self.hands[seat]:
            self._last_card(seat)
        elif is_wild(act.card) and act.color is None:
            self.phase = "color"
            self.namer = seat
        else:
            self._effect(seat)

    def _is_bluff(self, seat: int) -> bool:
        """Whether the WD4 about to be laid breaks the restriction [AC-18; 2.3, guilt is fixed]."""
        return self._judge_play(seat, WILD_FOUR) == OFFENSE

    def _lay(self, seat: int, act: Act, *, guilty: bool) -> None:
        """The card leaves the hand and lies on top."""
        self.stacked = self.pending > 0
        self.offender = seat
        self.guilty = guilty
        may_challenge = self._is("wd4_enforcement", "challenge") and act.card == WILD_FOUR
        if self.stacked and not self._stack_challenge():
            may_challenge = False
        self.former = (self.top, self.laid, self.color) if may_challenge else None
        self.hands[seat].remove(act.card)
        self.discard.append(act.card)
        self.top = act.card
        self.laid = act.color
        if not is_wild(act.card):
            self.color = act.card[0]
            self.jump_open = True
        elif act.color is not None:
            self.color = act.color

    def _mark_uno(self, seat: int, card: str, *, call: bool) -> None:
        """Who has one card after the play owes UNO, or has called [C-22, AC-26, 0002.4]."""
        if call:
            self.called |= {seat}
            if len(self.hands[seat]) != 1:
                self.early = seat  # until the swap of a 7 or 0 is made [0002.12]
        swaps = self._on("seven_zero") and symbol_of(card) in ("7", "0")
        if len(self.hands[seat]) == 1 and seat not in self.called and not swaps:
            self.owing |= {seat}
        self._tidy()

    def _effect(self, seat: int) -> None:
        """What the top card does when its player goes on [C-06 to C-11, AC-13, AC-44]."""
        symbol = symbol_of(self.top)
        follower = self._next(seat)
        if symbol in ("D", WILD_FOUR):
            self._demand(seat, 2 if symbol == "D" else 4)
            return
        if symbol == "S":
            follower = self._next(follower)
        elif symbol == "V":
            self.direction = -self.direction
            skips = len(self.active) == 2 and self._is("two_player_reverse", "skip")
            follower = seat if skips else self._next(seat)
        elif symbol == "7" and self._on("seven_zero"):
            self.phase = "target"
            return
        elif symbol == "0" and self._on("seven_zero"):
            self._rotate(seat)
        self.todo.append(Step("turn", follower))

    def _demand(self, seat: int, count: int) -> None:
        """A Draw Two or WD4 asks its victim to answer, or to draw at once [AC-12, 0002.18]."""
        victim = self._next(seat)
        if not self._is("stacking", "off") or self.former is not None:
            self.pending += count
            self.todo.append(Step("answer", victim))
        else:
            self.todo.append(Step("draw", victim, count))
            self.todo.append(Step("turn", self._after_drawing(victim)))

    def _after_drawing(self, victim: int) -> int:
        """Who acts when the victim has drawn [AC-11, 0002.14]."""
        if symbol_of(self.top) == "D" and not self._on("draw2_skips"):
            return victim
        return self._next(victim)

    def _last_card(self, seat: int) -> None:
        """Out: the victim of a draw card still draws, then the hands are counted [AC-33, AC-34]."""
        self.out = seat
        count = {"D": 2, WILD_FOUR: 4}.get(symbol_of(self.top), 0)
        total = self.pending + count
        self.pending = 0
        if count == 0 or not self._on("final_draw_counts"):
            self.former = None
            self.todo.append(Step("over", seat))
        elif self.former is not None:
            self.pending = total
            self.todo.append(Step("answer", self._next(seat)))
        else:
            self.todo.append(Step("draw", self._next(seat), total))
            self.todo.append(Step("over", seat))

    # ---- second steps --------------------------------------------------------------------

    def _name_color(self, color: str) -> None:
        """The color of a laid or an opening wild [C-10, AC-07]."""
        self.color = color
        self.laid = color
        if self.phase == "opening_color":
            self.phase = "play"
        else:
            self._effect(self.namer)

    def _swap(self, seat: int, target: int) -> None:
        """A 7 swaps two hands [AC-44]."""
        self.hands[seat], self.hands[target] = self.hands[target], self.hands[seat]
        self._fresh_flags(seat, [seat, target])
        self.todo.append(Step("turn", self._next(seat)))

    def _rotate(self, seat: int) -> None:
        """A 0 hands every hand to the next active seat in the direction of play [AC-44]."""
        given = {self._next(giver): self.hands[giver] for giver in self.active}
        for taker, hand in given.items():
            self.hands[taker] = hand
        self._fresh_flags(seat, self.active)

    def _fresh_flags(self, seat: int, touched: Sequence[int]) -> None:
        """Work out calls and debts again; the player's call counts at one card [AC-32, AC-44]."""
        called = seat in self.called
        self.early = -1
        self.called -= set(touched)
        self.owing -= set(touched)
        for other in touched:
            if len(self.hands[other]) == 1:
                if other == seat and called:
                    self.called |= {other}
                else:
                    self.owing |= {other}

    # ---- answering a draw card -----------------------------------------------------------

    def _take(self) -> None:
        """The victim draws all that is pending [AC-12, AC-18]."""
        victim = self.turn
        self.todo.append(Step("draw", victim, self.pending))
        self.todo.append(self._after_answer(self._after_drawing(victim)))
        self.pending = 0
        self.former = None

    def _after_answer(self, follower: int) -> Step:
        """The next turn, or the end where the last card has been answered [AC-34]."""
        return Step("turn", follower) if self.out is None else Step("over", self.out)

    def _challenge(self) -> None:
        """The victim challenges the WD4 [AC-18, AC-19, AC-34; 2.3, answering]."""
        victim, total = self.turn, self.pending
        self.pending = 0
        if self.guilty:
            count = total if self.stacked else self._number("wd4_guilty_draw")
            self._punish(count)
        else:
            count = total + 2 if self.stacked else self._number("wd4_innocent_draw")
            self.todo.append(Step("draw", victim, count))
            self.todo.append(self._after_answer(self._next(victim)))
        self.former = None

    def _punish(self, count: int) -> None:
        """The bluffer draws; the card stays or goes back to the hand [AC-19, 0002.18]."""
        if not self._is("wd4_guilty", "stays") and self.former is not None:
            self.discard.pop()
            self.hands[self.offender].append(WILD_FOUR)
            self.top, self.laid, self.color = self.former
            self._tidy()
        self.todo.append(Step("draw", self.offender, count))
        if self._is("wd4_guilty", "take_back_and_replay"):
            self.held = list(self.hands[self.offender])
            self.todo.append(Step("replay", self.offender))
        else:
            self.todo.append(Step("turn", self.turn))

    # ---- the clock -----------------------------------------------------------------------

    def _time_out(self) -> None:
        """Do what the clock does for the seat that owes an act [AC-45, 0002.8]."""
        seat = self.turn
        if self.phase in ("color", "opening_color"):
            self._name_color(self._most_held(self.hands[self.namer]))
        elif self.phase == "target":
            self._swap(seat, self._smallest_hand(seat))
        elif self.phase == "answer":
            self._take()
        elif self.phase == "play":
            self._draw(seat, self._has_lawful_play(seat))
        elif self.phase == "drawn" and self._is("drawn_card", "must"):
            self._forced_play(seat)
        else:
            self.todo.append(Step("turn", self._next(seat)))

    def _forced_play(self, seat: int) -> None:
        """Under `must` the clock plays the drawn card if that is lawful [0002.8]."""
        if not self._has_lawful_play(seat):
            self.todo.append(Step("turn", self._next(seat)))
            return
        others = list(self.hands[seat])
        others.remove(self.drawn)
        color = self._most_held(others) if is_wild(self.drawn) else None
        self._play(seat, Act("play", card=self.drawn, color=color))

    def _most_held(self, cards: Sequence[str]) -> str:
        """The color most held, ties in the order R Y G B [0002.8]."""
        colors = [card[0] for card in cards if not is_wild(card)]
        return max(COLORS, key=colors.count)  # the first of equals

    def _smallest_hand(self, seat: int) -> int:
        """The seat with the fewest cards, the nearest in the direction of play [0002.8]."""
        others = []
        other = self._next(seat)
        while other != seat:
            others.append(other)
            other = self._next(other)
        return min(others, key=lambda one: len(self.hands[one]))  # the first of equals

    # ---- leaving -------------------------------------------------------------------------

    def _leave(self, seat: int) -> None:
        """A seat leaves the round [AC-45; 2.3, AC-45; 0002.7, 0002.22]."""
        self.active.remove(seat)
        self.owing -= {seat}
        self.called -= {seat}
        if self.phase == "color" and seat == self.turn:
            self.laid = self.color  # the wild lies in the color before it [0002.39]
        if seat == self.out:
            self._finish(seat, "out")
            return
        self.recorded[seat] = self._count(seat)
        if len(self.active) == 1:
            self._finish(self.active[0], "alone")
            return
        self._bury(seat)
        if self.phase == "opening_color":
            self._leave_opening(seat)
        elif self.phase == "answer":
            self._leave_answer(seat)
        elif seat == self.turn:  # owing a color or target: none is given, nothing is drawn
            self.pending = 0
            self.former = None
            self._begin_turn(self._next(seat), "play")

    def _leave_opening(self, seat: int) -> None:
        """The opening color is owed by who acts first now [0002.22]."""
        if seat == self.turn:
            self._begin_turn(self._next(seat), "opening_color")
        if seat == self.namer:
            self.namer = self.turn

    def _leave_answer(self, seat: int) -> None:
        """The victim, or the player of a WD4 that may be challenged, leaves [2.3, AC-45]."""
        challengeable = self.former is not None
        if seat != self.turn and not (seat == self.offender and challengeable):
            return
        self.pending = 0
        self.former = None
        if seat == self.turn and self.out is not None:
            self._finish(self.out, "out")
        elif seat == self.turn:
            self._begin_turn(self._next(seat), "play")
        else:
            self._begin_turn(self.turn, "play")

    # ---- the end -------------------------------------------------------------------------

    def _count(self, seat: int) -> int:
        """The points in a hand [C-27 to C-29]."""
        return sum(value_of(card) for card in self.hands[seat])

    def _finish(self, winner: int, reason: str) -> None:
        """Somebody has won: score [C-24 to C-26, AC-36, AC-42, AC-45]."""
        if reason == "alone":
            lost = dict(self.recorded)
        else:
            lost = {seat: self._count(seat) for seat in self.active if seat != winner}
            lost = {seat: n for seat, n in lost.items() if not self._is_partner(seat, winner)}
        if not self._is("scoring", "low_total_wins"):
            lost = {winner: sum(lost.values())}
        self._end(winner, lost, reason)

    def _end(self, winner: int | None, points: Mapping[int, int], reason: str) -> None:
        """The round is over."""
        self.phase = "over"
        self.pending = 0
        self.todo = []
        listed = [points.get(seat, 0) for seat in range(self.seats)]
        self.result = {"winner": winner, "points": listed, "reason": reason}

    def _block(self) -> None:
        """Nobody can play or draw [AC-25, 0002.23]."""
        counts = {seat: self._count(seat) for seat in self.active}
        least = min(counts.values())
        lowest = [seat for seat in self.active if counts[seat] == least]
        if self._is("blocked_round", "no_score"):
            self._end(None, {}, "blocked")
        elif self._is("teams", "2v2"):
            self._block_teams(counts)
        elif len(lowest) > 1:
            self._end(None, {}, "blocked")
        elif self._is("scoring", "low_total_wins"):
            others = {seat: n for seat, n in counts.items() if seat != lowest[0]}
            self._end(lowest[0], others, "blocked")
        else:
            gain = sum(counts.values()) - 2 * least  # the others' hands less the own
            self._end(lowest[0], {lowest[0]: gain}, "blocked")

    def _block_teams(self, counts: Mapping[int, int]) -> None:
        """The lower side scores the difference, or the higher adds it [AC-42, 0002.23]."""
        even = sum(n for seat, n in counts.items() if seat % 2 == 0)
        odd = sum(n for seat, n in counts.items() if seat % 2 == 1)
        if even == odd:
            self._end(None, {}, "blocked")
            return
        parity = 0 if even < odd else 1
        winner = min((s for s in sorted(counts) if s % 2 == parity), key=counts.__getitem__)
        loser = max((s for s in sorted(counts) if s % 2 != parity), key=counts.__getitem__)
        credited = loser if self._is("scoring", "low_total_wins") else winner
        self._end(winner, {credited: abs(even - odd)}, "blocked")

    # ---- looking on ----------------------------------------------------------------------

    def _waiting(self) -> str:
        """What the round waits for."""
        if self.phase == "over":
            return "over"
        return "chance" if self.todo else self.phase

    def _owner(self) -> int:
        """The seat that owes the act."""
        return self.namer if self.phase in ("color", "opening_color") else self.turn

    def observe(self) -> dict[str, object]:
        """Everything there is to see, in ints, strings, lists and None."""
        waiting = self._waiting()
        idle = waiting in ("chance", "over")
        top = face_of(self.top, self.laid) if self.top else None
        return {
            "waiting": waiting,
            "actor": None if idle else self._owner(),
            "turn": None if idle else self.turn,
            "direction": self.direction,
            "dealer": self.dealer,
            "top": top,
            "color": None if self.color is None else COLORS.index(self.color),
            "hands": [sorted(face_of(card) for card in hand) for hand in self.hands],
            "stock": sorted(face_of(card) for card in self.stock + self.under),
            "under": sorted(face_of(card) for card in self.under),
            "discard": sorted(face_of(c) for c in [*self.discard, *self.aside.values()]),
            "pending": self.pending,
            "owes": sorted(self.owing),
            "called": sorted(self.called),
            "active": sorted(self.active),
            "passes": self.passes,
            "result": self.result,
        }

    def _worth_asking(self, actor: int) -> list[int]:
        """Every number that could be accepted: acts without a card, and those of cards at hand."""
        if actor == CLOCK:
            return [159]
        if actor == CHANCE:
            cards = set(self.stock)
            return sorted(320 + face_of(card) for card in cards) + list(range(384, 394))
        acts = [15, 31, 47, 128, 129, 130, *range(132, 159)]
        for card in set(self.hands[actor]):
            colors = COLORS if is_wild(card) else [None]
            for face in [face_of(card, color) for color in colors]:
                acts += [face, 64 + face, 192 + face, 256 + face]
        return sorted(acts)

    def candidates(self) -> list[tuple[int, int]]:
        """Every accepted (actor, action): chance, clock, then the seats in order."""
        return [
            (actor, action)
            for actor in [CHANCE, CLOCK, *range(self.seats)]
            for action in self._worth_asking(actor)
            if self.classify(actor, action) != REFUSED
        ]

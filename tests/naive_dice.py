"""A second opinion on UNO Dice: sets and lists, written from the catalogue alone.

Nothing here comes from the kernel or imports it. The law is `rules/catalogue.md` (D-, AD-, and
AC-26 to AC-31 by way of AD-21), its section 2.3 first, then decision 0002 (cited as `0002.n`).

The round is a queue of steps. A step that needs chance waits at the head of the queue; all others
are carried out at once. With the queue empty, the phase says what a seat owes.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

CHANCE, CLOCK = -1, -2
SKIP, REVERSE, DRAW_TWO, WILD, WILD_DRAW_FOUR = 10, 11, 12, 13, 14
LAWFUL, OFFENSE, REFUSED = "lawful", "offense", "refused"

PRINTED_TABLE = """
R1 Y2 G3 B4 RS W
R2 Y3 G4 B5 YS WD4
R3 Y4 G5 B6 GS W
R4 Y5 G6 B1 BS WD4
R5 Y6 G1 B2 RV WD4
R6 Y1 G2 B3 YV W
R2 Y3 G4 B1 GV WD4
R3 Y4 G5 B2 BV W
R4 Y5 G6 B3 RD W
R5 Y6 G1 B4 YD WD4
R6 Y1 G2 B5 GD W
R1 Y2 G3 B6 BD WD4
R3 Y4 G1 B2 RS GV
R4 Y5 G2 B3 YS BV
R5 Y6 G3 B4 GS RV
R6 Y1 G4 B5 BS YV
R1 Y2 G5 B6 RV GD
R2 Y3 G6 B1 YV BD
R4 Y1 G2 B3 GV RD
R5 Y2 G3 B4 BV YD
R6 Y3 G4 B5 RD GS
R1 Y4 G5 B6 YD BS
R2 Y5 G6 B1 GD RS
R3 Y6 G1 B2 BD YS
"""

CLASSIC: dict[str, object] = {
    "edition": "pouch24",
    "dice_table": "balanced24",
    "hand_dice": 5,
    "target_score": 500,
    "first_starter": "fixed",
    "starter_seat": 0,
    "opening": "reroll_until_number",
    "voluntary_reroll": True,
    "reroll": "mandatory",
    "play_after_reroll": True,
    "after_reroll": "may_decline_and_draw",
    "drawn_die": "may",
    "victim_rolls": "new_only",
    "return_before_draw": True,
    "short_pouch": "take_available",
    "two_player_reverse": "skip",
    "wd4_test": "any_match",
    "wild_counts_as_match": False,
    "wd4_enforcement": "catch",
    "wd4_catcher": "any",
    "wd4_caught_draw": 4,
    "wd4_caught_then": "end_turn",
    "false_claim_draw": 0,
    "uno_penalty": 2,
    "uno_window": "next_turn",
    "uno_self_correct": True,
    "false_uno_penalty": 0,
    "false_catch_penalty": 0,
    "final_draw_counts": True,
    "stacking": "off",
    "next_starter": "winner",
    "max_turns": 10000,
}
"""The classic preset (3.2), for options a test leaves out."""


def face_of(text: str) -> int:
    """Give the number of a face (0002): color*16 + rank, a wild without color.

    >>> [face_of(text) for text in ("R1", "YS", "BD", "W", "WD4")]
    [1, 26, 60, 13, 14]
    """
    if text in ("W", "WD4"):
        return WILD if text == "W" else WILD_DRAW_FOUR
    commands = {"S": SKIP, "V": REVERSE, "D": DRAW_TWO}
    rank = commands[text[1]] if text[1] in commands else int(text[1])
    return "RYGB".index(text[0]) * 16 + rank


def balanced24() -> tuple[tuple[int, ...], ...]:
    """Give the printed table of 4.4, die 1 first."""
    lines = PRINTED_TABLE.strip().splitlines()
    return tuple(tuple(face_of(word) for word in line.split()) for line in lines)


BALANCED24 = balanced24()


def rank_of(face: int) -> int:
    """Give the number or the command of a face."""
    return face % 16


def is_wild(face: int) -> bool:
    """Say whether a face is one of the two wild kinds (D-19)."""
    return rank_of(face) >= WILD


def value_of(face: int) -> int:
    """Give the points of a face (D-31 to D-33)."""
    if is_wild(face):
        return 50
    return 20 if rank_of(face) >= SKIP else rank_of(face)


class Act(NamedTuple):
    """An action in words: what, on which die, seat, color or position, in which color."""

    kind: str
    what: int = 0
    color: int = 0


SINGLE_ACTS = {
    96: "draw",
    97: "keep",
    98: "reroll",
    99: "take",
    256: "call",
    257: "accept",
    258: "claim",
    259: "pass",
    268: "leave",
    269: "timeout",
}
RANGES = [
    (260, 4, "name"),
    (264, 4, "catch"),
    (272, 24, "lay"),
    (320, 24, "die"),
    (352, 6, "position"),
    (384, 4, "starter"),
]


def act_of(action: int) -> Act:
    """Read an action number by the table of decision 0002."""
    if 0 <= action < 96:
        return Act("play", action // 4, action % 4)
    if 128 <= action < 224:
        return Act("called play", (action - 128) // 4, action % 4)
    for first, count, kind in RANGES:
        if first <= action < first + count:
            return Act(kind, action - first)
    return Act(SINGLE_ACTS.get(action, "nothing"))


CHANCE_ACTIONS = [*range(320, 344), *range(352, 358), *range(384, 388)]
TIMEOUT_ACTION = 269
PLAIN_ACTIONS = [*range(96, 100), *range(256, 269)]


def play_actions(die: int) -> list[int]:
    """Give the actions that play this die: in four colors, the same with a call, or laid."""
    plays = [die * 4 + color for color in range(4)]
    return [*plays, *(128 + play for play in plays), 272 + die]


@dataclass(frozen=True)
class Laid:
    """The die last played and what it replaced (AD-19)."""

    seat: int
    die: int
    position: int
    is_guilty: bool
    was_drawn: bool
    is_stacked: bool
    former_center: int
    former_face: int
    former_color: int
    former_pending: int


class Step(NamedTuple):
    """One thing to do: `draw`, `roll` and the like wait for chance, the rest is done at once."""

    kind: str
    seat: int = -1
    die: int = -1


ROLLS = ("roll", "roll for center", "roll for starter")
DRAWS = ("draw", "draw for center", "draw for starter")


class NaiveDice:
    """One round of UNO Dice, refereed slowly."""

    def __init__(
        self,
        rules: Mapping[str, object],
        seats: int,
        starter: int | None,
        active: Sequence[int] | None = None,
    ) -> None:
        self.rules: dict[str, object] = {**CLASSIC, **rules}
        self.table = self._dice_table()
        self.seats = seats
        self.active: set[int] = set(range(seats) if active is None else active)
        self.recorded = [0] * seats  # what the leavers of this round held (AC-45)
        self.hands: list[list[list[int]]] = [[] for _ in range(seats)]
        self.pouch: set[int] = set(range(24))  # AD-01
        self.held: set[int] = set()
        self.center: int | None = None
        self.center_face: int | None = None
        self.color: int | None = None
        self.direction = 1  # to the left (D-06, AD-26)
        self.starter: int | None = None
        self.turn: int | None = None
        self.turns = 0
        self.phase = "look"
        self.queue: list[Step] = []
        self.pending = 0
        self.drawn_die: int | None = None
        self.replay_dice: set[int] = set()
        self.laid: Laid | None = None
        self.out: int | None = None  # the seat that has played its last die (D-29)
        self.passed: set[int] = set()
        self.owes: set[int] = set()
        self.called: set[int] = set()
        self.precalled: set[int] = set()
        self.paid_call: set[int] = set()
        self.paid_catch: set[int] = set()
        self.high: dict[int, int] = {}
        self.result: dict[str, object] | None = None
        self._choose_starter(starter)
        self._run()

    # The four questions ------------------------------------------------------------------------

    def classify(self, actor: int, action: int) -> str:
        """Say whether an act is `lawful`, an `offense` or `refused` (0002.1, 0002.2)."""
        act = act_of(action)
        waiting = self._waiting()
        if waiting == "over":
            return REFUSED
        if actor == CHANCE or waiting == "chance":
            return self._yes(actor == CHANCE and self._chance_may(act))
        if actor == CLOCK:
            return self._yes(act.kind == "timeout")  # 0002.8
        if actor not in self.active:
            return REFUSED
        return self._classify_seat(actor, act)

    def apply(self, actor: int, action: int) -> None:
        """Carry out an act that is not refused."""
        act = act_of(action)
        if actor == CHANCE:
            self._chance(act.what)
        elif actor == CLOCK:
            self._timeout()
        else:
            self._act(actor, act)
        self._run()

    def observe(self) -> dict[str, object]:
        """Give everything that can be seen; in this game that is everything (D-04)."""
        waiting = self._waiting()
        return {
            "waiting": waiting,
            "actor": self._actor(),
            "turn": None if waiting in ("chance", "over") else self.turn,
            "direction": self.direction,
            "starter": self.starter,
            "center": self.center,
            "center_face": self.center_face,
            "color": self.color,
            "hands": [[list(item) for item in hand] for hand in self.hands],
            "pouch": sorted(self.pouch),
            "held": sorted(self.held),
            "pending": self.pending,
            "owes": sorted(self.owes),
            "called": sorted(self.called),
            "active": sorted(self.active),
            "passed": sorted(self.passed),
            "turns": self.turns,
            "result": None if self.result is None else dict(self.result),
        }

    def candidates(self) -> list[tuple[int, int]]:
        """Give every acceptable act: CHANCE, CLOCK, then the seats in order."""
        if self._waiting() == "chance":
            asked = [(CHANCE, action) for action in CHANCE_ACTIONS]
        else:
            asked = [(CLOCK, TIMEOUT_ACTION)]
            asked += [(seat, action) for seat in sorted(self.active) for action in self._near(seat)]
        return [
            (actor, action) for actor, action in asked if self.classify(actor, action) != REFUSED
        ]

    def _near(self, seat: int) -> list[int]:
        """Give the actions worth asking of a seat, ascending: no dice but its own."""
        plays = [action for die in self._dice(seat) for action in play_actions(die)]
        return sorted(plays + PLAIN_ACTIONS)

    # Small words -------------------------------------------------------------------------------

    @staticmethod
    def _yes(answer: bool) -> str:
        """Turn yes and no into `lawful` and `refused`."""
        return LAWFUL if answer else REFUSED

    def _rule(self, name: str, value: str) -> bool:
        """Say whether an option has this value."""
        return self.rules[name] == value

    def _flag(self, name: str) -> bool:
        """Give an option that is yes or no."""
        return bool(self.rules[name])

    def _number(self, name: str) -> int:
        """Give an option that is a number."""
        value = self.rules[name]
        assert isinstance(value, int), name
        return value

    def _dice_table(self) -> tuple[tuple[int, ...], ...]:
        """Give the faces of the 24 dice (AD-02)."""
        value = self.rules["dice_table"]
        if value == "balanced24":
            return BALANCED24
        assert isinstance(value, tuple | list)
        return tuple(tuple(die) for die in value)

    def _waiting(self) -> str:
        """Say what the round waits for."""
        if self.result is not None:
            return "over"
        return "chance" if self.queue else self.phase

    def _actor(self) -> int | None:
        """Give the seat that owes the act."""
        waiting = self._waiting()
        if waiting in ("chance", "over"):
            return None
        return self._victim() if waiting == "claim" else self.turn

    def _next(self, seat: int) -> int:
        """Give the next active seat in the direction of play, whether or not `seat` is active."""
        seat = (seat + self.direction) % self.seats
        while seat not in self.active:
            seat = (seat + self.direction) % self.seats
        return seat

    def _victim(self) -> int:
        """Give the seat hit by the die last played."""
        assert self.laid is not None
        return self._next(self.laid.seat)

    def _dice(self, seat: int) -> list[int]:
        """Give the dice of a hand, in hand order."""
        return [die for die, _ in self.hands[seat]]

    def _position(self, seat: int, die: int) -> int:
        """Give the position that lies upward on a die of the hand."""
        (position,) = (at for each, at in self.hands[seat] if each == die)
        return position

    def _face(self, seat: int, die: int) -> int:
        """Give the upper face of a die of the hand (D-03)."""
        return self.table[die][self._position(seat, die)]

    def _hand_value(self, seat: int) -> int:
        """Count the upper faces of a hand (AD-25)."""
        return sum(value_of(self._face(seat, die)) for die in self._dice(seat))

    def _most_held(self, seat: int, but: int | None = None) -> int:
        """Give the color most held, ties in the order R Y G B (0002.8)."""
        faces = [self._face(seat, die) for die in self._dice(seat) if die != but]
        colors = [face // 16 for face in faces if not is_wild(face)]
        return max(range(4), key=lambda color: (colors.count(color), -color))

    # What may be played ------------------------------------------------------------------------

    def _has_color_in_force(self, face: int) -> bool:
        """Match by color; a wild in a hand has none (AD-16)."""
        return not is_wild(face) and face // 16 == self.color

    def _matches(self, face: int) -> bool:
        """Match by color, number or command; a wild center has a color only (D-07, AD-16)."""
        assert self.center_face is not None
        same_rank = rank_of(face) == rank_of(self.center_face)
        return self._has_color_in_force(face) or (not is_wild(face) and same_rank)

    def _forbids_wd4(self, face: int) -> bool:
        """Say whether another die with this face makes a WD4 unlawful (D-25, AD-17)."""
        if self._rule("wd4_test", "none"):
            return False
        if is_wild(face):
            return self._flag("wild_counts_as_match")  # 0002.30
        if self._rule("wd4_test", "color"):
            return self._has_color_in_force(face)
        return self._matches(face)

    def _is_guilty_wd4(self, seat: int, die: int) -> bool:
        """Test the other dice of the hand at the moment of play (AD-17)."""
        others = [other for other in self._dice(seat) if other != die]
        return any(self._forbids_wd4(self._face(seat, other)) for other in others)

    def _open_dice(self, seat: int) -> set[int]:
        """Give the dice the phase lets a seat play, whatever they show."""
        if seat != self.turn:
            return set()
        held = set(self._dice(seat))
        if self.phase in ("look", "answer"):
            return held
        if self.phase == "rerolled":
            return held if self._flag("play_after_reroll") else set()  # AD-07
        if self.phase == "drawn":
            return held & {self.drawn_die}  # AD-11
        if self.phase == "replay":
            return held & self.replay_dice  # AD-19, 0002.31
        return set()

    def _judge_die(self, seat: int, die: int) -> str:
        """Judge the play of a die, color and call aside."""
        if die not in self._open_dice(seat):
            return REFUSED
        face = self._face(seat, die)
        if self.phase == "answer":  # AD-29, 0002.33: the same kind, and exempt from the test
            assert self.center_face is not None
            return self._yes(rank_of(face) == rank_of(self.center_face))
        if rank_of(face) == WILD:
            return LAWFUL  # D-20, D-22
        if rank_of(face) != WILD_DRAW_FOUR:
            return self._yes(self._matches(face))
        if not self._is_guilty_wd4(seat, die):
            return LAWFUL
        may_bluff = not self._rule("wd4_enforcement", "strict") and self.phase != "replay"
        return OFFENSE if may_bluff else REFUSED  # AD-18

    def _has_lawful_play(self, seat: int) -> bool:
        """Say whether some die may lawfully be played now."""
        return any(self._judge_die(seat, die) == LAWFUL for die in self._dice(seat))

    def _has_play(self, seat: int) -> bool:
        """Say whether some die may be played now, lawfully or as a bluff."""
        return any(self._judge_die(seat, die) != REFUSED for die in self._dice(seat))

    # Verdicts on the acts of a seat ------------------------------------------------------------

    def _classify_seat(self, seat: int, act: Act) -> str:
        """Judge an act of an active seat while a seat owes something."""
        if act.kind in ("play", "called play"):
            return self._judge_play(seat, act)
        if act.kind == "lay":
            return self._judge_lay(seat, act.what)
        if act.kind == "call":
            return self._judge_call(seat)
        if act.kind == "catch":
            return self._judge_catch(seat, act.what)
        if act.kind == "claim":
            return self._judge_claim(seat)
        if act.kind == "pass":
            return self._yes(self._may_claim(seat))
        if act.kind == "accept":  # 0002.30
            return self._yes(self.phase == "claim" and seat == self._victim())
        if act.kind == "leave":
            return LAWFUL  # 0002.7
        return self._yes(seat == self.turn and self._may_in_turn(seat, act.kind))

    def _judge_play(self, seat: int, act: Act) -> str:
        """Judge a play, with or without a call (0002.4)."""
        verdict = self._judge_die(seat, act.what)
        if verdict == REFUSED:
            return REFUSED
        if act.color != 0 and not is_wild(self._face(seat, act.what)):
            return REFUSED
        if act.kind == "called play" and len(self.hands[seat]) != 2:
            return self._price_of_call(seat)  # AC-26, AC-30 in 2.3
        return verdict

    def _judge_lay(self, seat: int, die: int) -> str:
        """Judge a wild whose color is to follow; never the last die (0002.6)."""
        verdict = self._judge_die(seat, die)
        if verdict == REFUSED or not is_wild(self._face(seat, die)):
            return REFUSED
        return REFUSED if len(self.hands[seat]) == 1 else verdict

    def _price_of_call(self, seat: int) -> str:
        """A false call is an offense once a turn where it is priced (AC-30)."""
        priced = self._number("false_uno_penalty") > 0 and seat not in self.paid_call
        return OFFENSE if priced else REFUSED

    def _judge_call(self, seat: int) -> str:
        """Judge a call of its own (AC-26, 0002.4)."""
        if seat in self.called:
            return REFUSED
        if seat in self.owes and self._flag("uno_self_correct"):
            return LAWFUL
        if len(self.hands[seat]) == 1:
            return REFUSED
        if len(self.hands[seat]) == 2 and self._has_play(seat):
            return LAWFUL  # the pre-call
        return self._price_of_call(seat)

    def _judge_catch(self, seat: int, target: int) -> str:
        """Judge a catch (D-28, AC-29, AC-30, 0002.4)."""
        if target == seat or target not in self.active or self.phase == "color":
            return REFUSED
        if target in self.owes:
            return LAWFUL
        priced = self._number("false_catch_penalty") > 0 and seat not in self.paid_catch
        return OFFENSE if priced else REFUSED

    def _claimants(self) -> set[int]:
        """Give the seats that may claim against the WD4 on top (AD-18)."""
        assert self.laid is not None
        if self._rule("wd4_catcher", "victim"):
            return {self._victim()}
        return self.active - {self.laid.seat}

    def _may_claim(self, seat: int) -> bool:
        """Say whether a seat may claim or pass; who has passed may not (0002.30)."""
        return self.phase == "claim" and seat in self._claimants() - self.passed

    def _judge_claim(self, seat: int) -> str:
        """Judge a claim by the verdict fixed at the play (AD-18, 0002.30)."""
        if not self._may_claim(seat):
            return REFUSED
        assert self.laid is not None
        if self.laid.is_guilty:
            return LAWFUL
        return OFFENSE if self._number("false_claim_draw") > 0 else REFUSED

    def _may_in_turn(self, seat: int, kind: str) -> bool:
        """Judge the acts of the seat in turn that play nothing."""
        if kind == "reroll":
            return self._may_reroll(seat)
        if kind == "draw":
            return self._may_draw(seat)
        if kind == "keep":
            return self.phase == "drawn" and not self._must_play_drawn(seat)
        if kind == "take":
            return self.phase == "answer"
        return kind == "name" and self.phase in ("color", "opening_color")

    def _may_decline(self, seat: int) -> bool:
        """Say whether a seat may look at its dice and play none (D-10)."""
        return self._flag("voluntary_reroll") or not self._has_lawful_play(seat)

    def _may_reroll(self, seat: int) -> bool:
        """Reroll once a turn, before anything else (AD-08)."""
        return self.phase == "look" and not self._rule("reroll", "none") and self._may_decline(seat)

    def _may_draw(self, seat: int) -> bool:
        """Draw after the reroll, or before it where that is allowed (AD-08, AD-09, 0002.28)."""
        if self.phase == "rerolled":
            must_play = self._rule("after_reroll", "must_play_if_able")
            return not (must_play and self._has_lawful_play(seat))
        if self.phase != "look" or self._rule("reroll", "mandatory"):
            return False
        if self._rule("reroll", "optional") and not self.pouch:
            return False  # with an empty pouch the reroll is mandatory (AD-12 in 2.3)
        return self._may_decline(seat)

    def _must_play_drawn(self, seat: int) -> bool:
        """Say whether the drawn die may not be kept (AD-11, 0002.29)."""
        return self._rule("drawn_die", "must") and self._has_lawful_play(seat)

    # The acts of a seat ------------------------------------------------------------------------

    def _act(self, seat: int, act: Act) -> None:
        """Carry out an act of a seat."""
        if act.kind in ("play", "called play"):
            self._play(seat, act.what, act.color, has_called=act.kind == "called play")
        elif act.kind == "lay":
            self._play(seat, act.what, None, has_called=False)
        elif act.kind == "call":
            self._call(seat)
        elif act.kind == "catch":
            self._catch(seat, act.what)
        elif act.kind in ("claim", "pass"):
            self._claim(seat, is_claim=act.kind == "claim")
        elif act.kind == "accept":
            self._close_claim()
        elif act.kind == "leave":
            self._leave(seat)
        elif act.kind == "name":
            self._name(act.what)
        else:
            self._act_in_turn(seat, act.kind)

    def _act_in_turn(self, seat: int, kind: str) -> None:
        """Carry out REROLL, DRAW, KEEP or TAKE."""
        if kind == "reroll":
            self._reroll(seat)
        elif kind == "draw":
            self._draw(seat)
        elif kind == "keep":
            self._then_turn(self._next(seat))
        else:
            self._take(seat)

    def _close_windows(self) -> None:
        """A voluntary act lets every debt of UNO lapse (D-28, AC-28, 0002.3)."""
        self.owes.clear()

    def _reroll(self, seat: int) -> None:
        """Roll the whole hand in hand order (D-10, AD-30)."""
        self._close_windows()
        self.queue += [Step("roll", seat, die) for die in self._dice(seat)]
        self.queue.append(Step("rerolled"))

    def _draw(self, seat: int) -> None:
        """Draw one die and roll it; with an empty pouch the turn ends (D-11, AD-12)."""
        self._close_windows()
        if not self.pouch:
            self._then_turn(self._next(seat))
            return
        self._then_draw(seat, 1)
        self.queue.append(Step("drawn", seat))

    def _take(self, seat: int) -> None:
        """Take the whole pending total and lose the turn (AD-29); this closes no window."""
        total, self.pending = self.pending, 0
        self._then_forced_draw(seat, total)
        self._then_turn(self._next(seat))

    def _call(self, seat: int) -> None:
        """Call UNO; a false call is paid at once (AC-26, AC-30)."""
        if self._judge_call(seat) == OFFENSE:
            self.paid_call.add(seat)
            self._then_draw(seat, self._number("false_uno_penalty"))
            return
        if len(self.hands[seat]) == 2:
            self.precalled.add(seat)
        self.called.add(seat)
        self.owes.discard(seat)

    def _catch(self, seat: int, target: int) -> None:
        """The caught seat, or the false catcher, draws (D-28, AD-23, AC-30)."""
        if target in self.owes:
            self.owes.discard(target)
            self._then_draw(target, self._number("uno_penalty"))
        else:
            self.paid_catch.add(seat)
            self._then_draw(seat, self._number("false_catch_penalty"))

    def _claim(self, seat: int, *, is_claim: bool) -> None:
        """Claim against the WD4 on top, or pass; a false claim is a pass (0002.30)."""
        assert self.laid is not None
        if is_claim and self.laid.is_guilty:
            self._catch_wd4()
            return
        self.passed.add(seat)
        if is_claim:
            self._then_draw(seat, self._number("false_claim_draw"))
        self.queue.append(Step("check claim"))

    def _name(self, color: int) -> None:
        """Name the color of a laid wild or of the opening W (D-21, 0002.6, 0002.27)."""
        if self.phase == "color":
            self._settle_play(color)
            return
        self._show_color(color)
        self.phase = "look"

    # Playing a die -----------------------------------------------------------------------------

    def _play(self, seat: int, die: int, color: int | None, *, has_called: bool) -> None:
        """Play a die to the center (Annex A, dice, step 5); `color` None: it follows."""
        self._close_windows()
        self._remember_play(seat, die)
        self._replace_center(seat, die)
        is_false_call = has_called and len(self.hands[seat]) != 1
        self._mind_uno_after_play(seat, has_called=has_called)
        if not self.hands[seat]:
            self.out = seat
        elif is_false_call:  # paid before a forced draw of the same act (0002.5)
            self.paid_call.add(seat)
            self._then_draw(seat, self._number("false_uno_penalty"))
        assert self.center_face is not None
        if not is_wild(self.center_face):
            self._settle_play(self.center_face // 16)
        elif color is None:
            self.phase = "color"
        else:
            self._settle_play(color)

    def _remember_play(self, seat: int, die: int) -> None:
        """Fix guilt and what is replaced, for the claim window (AD-17, AD-19)."""
        assert self.center is not None
        assert self.center_face is not None
        assert self.color is not None
        face = self._face(seat, die)
        stacked = self.phase == "answer"
        is_wd4 = rank_of(face) == WILD_DRAW_FOUR
        self.laid = Laid(
            seat=seat,
            die=die,
            position=self._position(seat, die),
            is_guilty=is_wd4 and not stacked and self._is_guilty_wd4(seat, die),
            was_drawn=self.phase == "drawn",
            is_stacked=stacked,
            former_center=self.center,
            former_face=self.center_face,
            former_color=self.color,
            former_pending=self.pending,
        )

    def _replace_center(self, seat: int, die: int) -> None:
        """The played die becomes the center; the old one is held, an older one returns (AD-29)."""
        assert self.center is not None
        self._return_held()
        self.held.add(self.center)
        self.center = die
        self.center_face = self._face(seat, die)
        self.hands[seat] = [item for item in self.hands[seat] if item[0] != die]

    def _mind_uno_after_play(self, seat: int, *, has_called: bool) -> None:
        """One die left without a call: the seat owes UNO (D-27, AD-21)."""
        if len(self.hands[seat]) == 1:
            if has_called:
                self.called.add(seat)
            if seat not in self.called:
                self.owes.add(seat)
        self._mind_uno(seat)

    def _mind_uno(self, seat: int) -> None:
        """Clear the flags of a hand that is not one die; a pre-call stands (AC-31, 0002.4)."""
        if len(self.hands[seat]) == 1:
            return
        self.owes.discard(seat)
        if seat not in self.precalled:
            self.called.discard(seat)

    def _show_color(self, color: int) -> None:
        """Put a color in force; a wild center shows it too (AD-16)."""
        assert self.center_face is not None
        self.center_face = color * 16 + rank_of(self.center_face)
        self.color = color

    def _settle_play(self, color: int) -> None:
        """With the color known: the claim window, the referee's catch, or the effect."""
        assert self.laid is not None
        assert self.center_face is not None
        self._show_color(color)
        if rank_of(self.center_face) == WILD_DRAW_FOUR and not self.laid.is_stacked:
            if self._rule("wd4_enforcement", "catch"):  # AD-18
                self.phase = "claim"
                self.pending = 4
                return
            if self._rule("wd4_enforcement", "auto") and self.laid.is_guilty:
                self._catch_wd4()
                return
        self._carry_out()

    def _close_claim(self) -> None:
        """The WD4 stands: its effect follows (Annex A, dice, steps 7 to 9)."""
        self.passed.clear()
        self._carry_out()

    def _carry_out(self) -> None:
        """Return the replaced die, then let the last die or the command act (D-09, D-13)."""
        assert self.laid is not None
        assert self.center_face is not None
        rank = rank_of(self.center_face)
        amount = {DRAW_TWO: 2, WILD_DRAW_FOUR: 4}.get(rank, 0)
        total = self.laid.former_pending + amount if amount else 0
        if self.out is not None and not self._flag("final_draw_counts"):
            total = 0  # AD-24
        self.pending = 0
        if total == 0 or self._flag("return_before_draw"):
            self._return_held()  # AD-13, 0002.32
        if self.out is not None:
            self._then_forced_draw(self._victim(), total)
            self.queue.append(Step("out", self.out))
        elif total and self._rule("stacking", "same_kind"):
            self.pending = total
            self.queue.append(Step("answer", self._victim()))
        elif total:
            self._then_forced_draw(self._victim(), total)
            self._then_turn(self._next(self._victim()))
        else:
            self._then_turn(self._seat_after(self.laid.seat, rank))

    def _seat_after(self, seat: int, rank: int) -> int:
        """Let Reverse and Skip act and give the next seat in turn (D-14, D-15, AD-15)."""
        skips = rank == SKIP
        if rank == REVERSE:
            self.direction = -self.direction
            skips = len(self.active) == 2 and self._rule("two_player_reverse", "skip")
        following = self._next(seat)
        return self._next(following) if skips else following

    def _catch_wd4(self) -> None:
        """The WD4 goes back to the hand and the old center is restored (D-26, AD-19)."""
        assert self.laid is not None
        seat = self.laid.seat
        self.hands[seat].append([self.laid.die, self.laid.position])
        self._mind_uno(seat)  # AD-20
        self.held.discard(self.laid.former_center)
        self.center = self.laid.former_center
        self.center_face = self.laid.former_face
        self.color = self.laid.former_color
        self.pending = 0
        self.passed.clear()
        self.queue.append(Step("caught", seat))

    def _return_held(self) -> None:
        """Put what is held aside into the pouch (D-09)."""
        self.pouch |= self.held
        self.held.clear()

    # Time-outs and leavers ---------------------------------------------------------------------

    def _timeout(self) -> None:
        """Do for the seat that owes an act what 0002.8 says."""
        assert self.turn is not None
        seat = self.turn
        if self.phase in ("color", "opening_color"):
            self._name(self._most_held(seat))
        elif self.phase == "claim":
            self._close_claim()
        elif self.phase == "answer":
            self._take(seat)
        elif self.phase == "look" and not self._rule("reroll", "none"):
            self._reroll(seat)
        elif self.phase in ("look", "rerolled"):
            self._draw(seat)
        elif self.phase == "drawn" and self._must_play_drawn(seat):
            self._play_drawn(seat)
        else:  # KEEP, or the end of a replay
            self._then_turn(self._next(seat))

    def _play_drawn(self, seat: int) -> None:
        """Play the drawn die for a seat; a wild names the color most held among the others."""
        assert self.drawn_die is not None
        color = self._most_held(seat, but=self.drawn_die)
        self._play(seat, self.drawn_die, color, has_called=False)

    def _leave(self, seat: int) -> None:
        """Record the hand, put its dice into the pouch, close up (AC-45, 0002.7, 0002.35)."""
        was_victim = self.phase == "claim" and seat == self._victim()
        self.recorded[seat] = self._hand_value(seat)
        self.pouch |= set(self._dice(seat))
        self.hands[seat] = []
        for seats in (self.active, self.owes, self.called, self.precalled, self.passed):
            seats.discard(seat)
        owes_color = self.phase == "color" and seat == self.turn
        if owes_color:
            assert self.color is not None
            self._show_color(self.color)  # the one before stands
        if seat == self.out:
            self._end_out(seat)
        elif len(self.active) == 1:
            self._end_alone()
        elif self.phase == "claim":
            self._leave_claim(seat, was_victim=was_victim)
        elif seat == self.turn:
            self._leave_turn(seat)

    def _leave_turn(self, seat: int) -> None:
        """The turn passes on; what is pending lapses, an opening color is inherited."""
        self.pending = 0
        self._return_held()
        kind = "opening color" if self.phase == "opening_color" else "turn"
        self.queue.append(Step(kind, self._next(seat)))

    def _leave_claim(self, seat: int, *, was_victim: bool) -> None:
        """Leave while a WD4 may be claimed against (0002.35)."""
        assert self.laid is not None
        if seat != self.laid.seat and not was_victim:
            self.queue.append(Step("check claim"))
            return
        self.pending = 0
        self.passed.clear()
        self._return_held()
        if self.out is not None:
            self._end_out(self.out)  # 0002.7
        else:
            self._then_turn(self._victim())  # that seat, or the next where it was the one to leave

    # The end -----------------------------------------------------------------------------------

    def _end(self, winner: int | None, points: int, reason: str) -> None:
        """End the round; only its winner scores."""
        scores = [points if seat == winner else 0 for seat in range(self.seats)]
        self.result = {"winner": winner, "points": scores, "reason": reason}
        self.queue.clear()
        self.pending = 0
        self.passed.clear()
        self._return_held()

    def _end_out(self, winner: int) -> None:
        """The winner scores what the opponents still show (D-30, AD-25)."""
        others = self.active - {winner}
        self._end(winner, sum(self._hand_value(seat) for seat in others), "out")

    def _end_alone(self) -> None:
        """The one who stays scores the recorded hands of the leavers (AC-45)."""
        (winner,) = self.active
        self._end(winner, sum(self.recorded), "alone")

    # Steps -------------------------------------------------------------------------------------

    def _run(self) -> None:
        """Carry out steps until one needs chance or none is left."""
        while self.queue and self.result is None:
            step = self.queue[0]
            if step.kind == "draw" and not self.pouch:
                self.queue.pop(0)  # the rest lapses (D-17)
                continue
            if step.kind in ROLLS or step.kind in DRAWS or step.kind == "starter":
                return
            self.queue.pop(0)
            self._do(step)

    def _do(self, step: Step) -> None:
        """Carry out one step that needs no chance."""
        if step.kind in ("turn", "answer", "opening color"):
            phase = {"turn": "look", "opening color": "opening_color"}.get(step.kind, step.kind)
            self._begin_turn(step.seat, phase)
        elif step.kind == "roll new":
            self._first(self._rolls(step.seat, whole=False))
        elif step.kind == "roll as victim":
            self._first(self._rolls(step.seat, whole=self._rule("victim_rolls", "all")))
        elif step.kind == "return held":
            self._return_held()
        elif step.kind == "out":
            self._end_out(step.seat)
        elif step.kind == "check claim" and self._claimants() <= self.passed:
            self._close_claim()
        elif step.kind == "rerolled":
            self.phase = "rerolled"
        elif step.kind == "drawn":
            self._show_drawn(step.seat)
        elif step.kind == "caught":
            self._punish_wd4(step.seat)
        elif step.kind == "replay":
            self._offer_replay(step.seat)
        elif step.kind in ("hands", "opening", "compare"):
            self._set_up(step.kind)

    def _rolls(self, seat: int, *, whole: bool) -> list[Step]:
        """Roll the new dice, or the whole hand, in hand order (AD-14, AD-30)."""
        return [Step("roll", seat, die) for die, at in self.hands[seat] if whole or at == -1]

    def _first(self, steps: Iterable[Step]) -> None:
        """Put steps before all others."""
        self.queue[:0] = steps

    def _then_draw(self, seat: int, count: int) -> None:
        """Draw dice, then roll them in that order (AD-30)."""
        self.queue += [Step("draw", seat)] * count + [Step("roll new", seat)]

    def _then_forced_draw(self, seat: int, count: int) -> None:
        """Let a victim draw and roll; a die still held returns after that (AD-14, 0002.32)."""
        if count:
            self.queue += [Step("draw", seat)] * count + [Step("roll as victim", seat)]
        self.queue.append(Step("return held"))

    def _then_turn(self, seat: int) -> None:
        """Let a turn begin when everything before it is done."""
        self.queue.append(Step("turn", seat))

    def _begin_turn(self, seat: int, phase: str) -> None:
        """Begin a turn: the one before is over, pre-calls lapse (AC-26, AD-31, 0002.3, 0002.34)."""
        self.precalled.clear()
        for each in range(self.seats):
            self._mind_uno(each)
        self.paid_call.clear()
        self.paid_catch.clear()
        if self.turns >= self._number("max_turns"):
            self._end(None, 0, "limit")
            return
        self.turns += 1
        self.turn = seat
        self.phase = phase
        self.drawn_die = None

    def _show_drawn(self, seat: int) -> None:
        """Offer the drawn die, or end the turn if it cannot be played (D-12, 0002.29)."""
        self.phase = "drawn"
        self.drawn_die = self.hands[seat][-1][0]
        if not self._has_play(seat):
            self._then_turn(self._next(seat))

    def _punish_wd4(self, seat: int) -> None:
        """The offender draws; the dice held before may be played in a replay (D-26, AD-19)."""
        assert self.laid is not None
        self.replay_dice = set(self._dice(seat)) - {self.laid.die}
        self._then_draw(seat, self._number("wd4_caught_draw"))
        self.queue.append(Step("replay", seat))

    def _offer_replay(self, seat: int) -> None:
        """Let the offender play again, or end its turn (AD-19, 0002.31)."""
        assert self.laid is not None
        self.phase = "replay"
        wanted = self._rule("wd4_caught_then", "replay") and not self.laid.was_drawn
        if not (wanted and self._has_lawful_play(seat)):
            self._then_turn(self._next(seat))

    # Chance ------------------------------------------------------------------------------------

    def _chance_may(self, act: Act) -> bool:
        """Say whether this outcome is due (0002.1)."""
        if not self.queue:
            return False
        kind = self.queue[0].kind
        if act.kind == "die":
            return kind in DRAWS and act.what in self.pouch
        if act.kind == "starter":
            return kind == "starter" and act.what in self.active
        return act.kind == "position" and kind in ROLLS

    def _chance(self, outcome: int) -> None:
        """Let an outcome happen."""
        step = self.queue.pop(0)
        if step.kind in DRAWS:
            self.pouch.discard(outcome)
        if step.kind == "draw":
            self.hands[step.seat].append([outcome, -1])
            self._mind_uno(step.seat)
        elif step.kind == "roll":
            self.hands[step.seat] = [
                [die, outcome if die == step.die else at] for die, at in self.hands[step.seat]
            ]
        elif step.kind == "draw for center":
            self.center = outcome
        elif step.kind == "roll for center":
            self._roll_center(outcome)
        elif step.kind == "draw for starter":
            self.held.add(outcome)
        elif step.kind == "roll for starter":
            self._roll_for_starter(step.seat, outcome)
        else:
            self._start_with(outcome)

    # Set-up ------------------------------------------------------------------------------------

    def _choose_starter(self, starter: int | None) -> None:
        """Take the given starter, or let chance find one (AD-04, 0002.25)."""
        if starter is None and self._rule("first_starter", "random"):
            self.queue.append(Step("starter"))
        elif starter is None and self._rule("first_starter", "roll_high"):
            self._roll_high(self.active)
        else:
            seat = self._number("starter_seat") if starter is None else starter
            self._start_with(seat if seat in self.active else self._next(seat))

    def _roll_high(self, seats: Iterable[int]) -> None:
        """Let seats draw a die and roll it once, in seat order (AD-04)."""
        self.high = {}
        for seat in sorted(seats):
            self.queue += [Step("draw for starter", seat), Step("roll for starter", seat)]
        self.queue.append(Step("compare"))

    def _roll_for_starter(self, seat: int, position: int) -> None:
        """Note a roll; all but numbers count 0; the die goes back at once (0002.25)."""
        (die,) = self.held
        rank = rank_of(self.table[die][position])
        self.high[seat] = rank if rank < SKIP else 0
        self._return_held()

    def _start_with(self, seat: int) -> None:
        """The starter draws the center die and rolls it (D-01)."""
        self.starter = seat
        self.queue += [Step("draw for center"), Step("roll for center"), Step("hands")]

    def _roll_center(self, position: int) -> None:
        """Roll the same die until it may stand (D-01, AD-05, 0002.27)."""
        assert self.center is not None
        face = self.table[self.center][position]
        last = WILD if self._rule("opening", "effects_1987") else SKIP - 1
        if rank_of(face) > last:
            self._first([Step("roll for center")])
            return
        self.center_face = face
        self.color = None if is_wild(face) else face // 16

    def _set_up(self, kind: str) -> None:
        """Carry out a step of the set-up."""
        if kind == "hands":
            self._draw_hands()
        elif kind == "opening":
            self._open()
        else:
            best = max(self.high.values())
            tied = [seat for seat in self.high if self.high[seat] == best]
            if len(tied) == 1:
                self._start_with(tied[0])
            else:
                self._roll_high(tied)

    def _draw_hands(self) -> None:
        """Starter first, clockwise; each draws and rolls before the next (D-02, AD-06, 0002.26)."""
        assert self.starter is not None
        for offset in range(self.seats):
            seat = (self.starter + offset) % self.seats
            if seat in self.active:
                self._then_draw(seat, self._number("hand_dice"))
        self.queue.append(Step("opening"))

    def _open(self) -> None:
        """The starter acts first, unless the opening die of 1987 acts (D-05, 0002.27)."""
        assert self.starter is not None
        assert self.center_face is not None
        rank = rank_of(self.center_face)
        left = self._next(self.starter)
        if rank == WILD:
            self.queue.append(Step("opening color", left))
        elif rank == DRAW_TWO:
            self._then_draw(left, 2)
            self._then_turn(self._next(left))
        elif rank == SKIP:
            self._then_turn(self._next(left))
        else:
            if rank == REVERSE:
                self.direction = -1
            self._then_turn(self.starter)

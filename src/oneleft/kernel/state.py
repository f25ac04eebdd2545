"""The fields of the kernels' state and rule vectors, declared once.

A state is one flat vector of signed 64-bit integers: a list when interpreted, a NumPy row when
compiled. A field is a named index; per-seat and per-card fields are the index of their first
element. The order below is the order of the vector. A rule vector holds the options, each at a
named index, and tables made from them.
"""

from __future__ import annotations

from collections.abc import Iterator

from oneleft.dice import DICE, POSITIONS
from oneleft.faces import (
    COLUMN,
    DRAW_TWO,
    ROW,
    SKIP,
    WILD,
    WILD_DRAW_FOUR,
)
from oneleft.rules import CARD_OPTIONS, DICE_OPTIONS, CardRules, DiceRules, Option

CHANCE = -1
CLOCK = -2
NOBODY = -1


class Layout:
    """Names the words of a vector in the order in which they are declared."""

    def __init__(self) -> None:
        self.names: dict[str, tuple[int, int]] = {}
        self.size = 0

    def field(self, name: str, width: int = 1) -> int:
        """Reserves ``width`` words for ``name`` and gives the index of the first."""
        start = self.size
        self.names[name] = (start, width)
        self.size += width
        return start

    def items(self, state: list[int]) -> Iterator[tuple[str, list[int]]]:
        """Each field's name and words, in order: for reading a state by eye."""
        for name, (start, width) in self.names.items():
            yield name, state[start : start + width]


# ----------------------------------------------------------------------------- rules, both games


def option_index(options: tuple[Option, ...], name: str) -> int:
    """The index of an option in its rule vector."""
    return [option.name for option in options].index(name)


def _card(name: str) -> int:
    return option_index(CARD_OPTIONS, name)


def _card_value(name: str, value: str) -> int:
    return CARD_OPTIONS[_card(name)].values.index(value)


def _dice(name: str) -> int:
    return option_index(DICE_OPTIONS, name)


def _dice_value(name: str, value: str) -> int:
    return DICE_OPTIONS[_dice(name)].values.index(value)


# ------------------------------------------------------------------------------------- card rules

R_HAND_SIZE = _card("hand_size")
R_SCORING = _card("scoring")
R_FIRST_DEALER = _card("first_dealer")
R_DEALER_SEAT = _card("dealer_seat")
R_FIRST_SKIP = _card("first_skip")
R_FIRST_DRAW2 = _card("first_draw2")
R_FIRST_REVERSE = _card("first_reverse_starter")
R_OPENING_WILD = _card("opening_wild_color")
R_FIRST_WD4 = _card("first_wd4")
R_DRAW2_SKIPS = _card("draw2_skips")
R_STACKING = _card("stacking")
R_STACK_CHALLENGE = _card("stack_challenge")
R_TWO_PLAYER_REVERSE = _card("two_player_reverse")
R_WILD_ANYTIME = _card("wild_anytime")
R_WD4_RESTRICTION = _card("wd4_restriction")
R_WD4_ENFORCEMENT = _card("wd4_enforcement")
R_GUILTY_DRAW = _card("wd4_guilty_draw")
R_INNOCENT_DRAW = _card("wd4_innocent_draw")
R_GUILTY = _card("wd4_guilty")
R_VOLUNTARY_DRAW = _card("voluntary_draw")
R_DRAW_TO_MATCH = _card("draw_to_match")
R_DRAWN_CARD = _card("drawn_card")
R_KEEPS_TOP = _card("recycle_keeps_top")
R_BLOCKED = _card("blocked_round")
R_UNO_PENALTY = _card("uno_penalty")
R_UNO_WINDOW = _card("uno_window")
R_SELF_CORRECT = _card("uno_self_correct")
R_FALSE_CALL = _card("false_uno_penalty")
R_FALSE_CATCH = _card("false_catch_penalty")
R_FINAL_DRAW = _card("final_draw_counts")
R_NO_ACTION_FINISH = _card("no_action_finish")
R_TEAMS = _card("teams")
R_JUMP_IN = _card("jump_in")
R_JUMP_IN_WIN = _card("jump_in_win")
R_SEVEN_ZERO = _card("seven_zero")

SCORING_LOW = _card_value("scoring", "low_total_wins")
DEALER_FIXED = _card_value("first_dealer", "fixed")
DEALER_RANDOM = _card_value("first_dealer", "random")
REVERSE_DEALER = _card_value("first_reverse_starter", "dealer")
REVERSE_RIGHT = _card_value("first_reverse_starter", "right_of_dealer")
OPENING_WILD_DEALER = _card_value("opening_wild_color", "dealer")
OPENING_WILD_REDRAW = _card_value("opening_wild_color", "redraw")
STACKING_OFF = _card_value("stacking", "off")
STACKING_SAME_KIND = _card_value("stacking", "same_kind")
STACKING_ANY = _card_value("stacking", "any")
TWO_PLAYER_SKIP = _card_value("two_player_reverse", "skip")
RESTRICTION_NONE = _card_value("wd4_restriction", "none")
ENFORCEMENT_CHALLENGE = _card_value("wd4_enforcement", "challenge")
ENFORCEMENT_STRICT = _card_value("wd4_enforcement", "strict")
GUILTY_STAYS = _card_value("wd4_guilty", "stays")
GUILTY_REPLAY = _card_value("wd4_guilty", "take_back_and_replay")
DRAWN_MUST = _card_value("drawn_card", "must")
DRAWN_NEVER = _card_value("drawn_card", "never")
BLOCKED_LOWEST = _card_value("blocked_round", "lowest_wins")
WINDOW_NEXT_TURN = _card_value("uno_window", "next_turn")
WINDOW_OWN_TURN = _card_value("uno_window", "until_own_next_turn")

UNCOLORED = 64
"""Added to a wild's rank on the pile while its color is not named yet."""

TOPS = 80
_CARD_RULES = Layout()
for _option in CARD_OPTIONS:
    _CARD_RULES.field(_option.name)
R_MATCH = _CARD_RULES.field("match", TOPS)
"""Per top face: the colored cards that match it (C-17, AC-10, AC-17)."""
R_WD4_TEST = _CARD_RULES.field("wd4_test", TOPS)
"""Per top face: the cards beside which a Wild Draw Four is unlawful (AC-16, AC-17)."""
CARD_RULES_SIZE = _CARD_RULES.size


def match_mask(top: int, *, by_symbol: bool) -> int:
    """The colored faces that may follow ``top`` by color, number or, ``by_symbol``, symbol.

    C-17, AC-10; on a wild only its color counts, and an unnamed color matches nothing.
    """
    color, rank = top >> 4, top & 15
    if color > 3:
        return 0
    mask = ROW << 16 * color
    if rank < SKIP or (by_symbol and rank <= DRAW_TWO):
        mask |= COLUMN << rank
    return mask


def card_rule_vector(rules: CardRules) -> list[int]:
    """The rule vector of ``rules``: options in the order of the table, then the match tables."""
    vector = [option.encode(getattr(rules, option.name)) for option in CARD_OPTIONS]
    tops = range(TOPS)
    matches = [
        match_mask(top, by_symbol=rules.match_symbol) if top & 15 <= WILD_DRAW_FOUR else 0
        for top in tops
    ]
    rows = [ROW << 16 * (top >> 4) if top < UNCOLORED else 0 for top in tops]
    tests = {
        "none": [0] * TOPS,
        "color": rows,
        "any_match": matches,
        "any_playable": [mask | 1 << WILD for mask in matches],
    }
    return vector + matches + tests[rules.wd4_restriction]


# ------------------------------------------------------------------------------------- card state

MOST_CARD_SEATS = 10

CARD_STATE = Layout()
_field = CARD_STATE.field
PHASE = _field("phase")
SEATS = _field("seats")
ACTIVE = _field("active")  # mask of the seats still in the game
PLAYERS = _field("players")  # how many they are
DEALER = _field("dealer")
TURN = _field("turn")  # who owes the act; the namer of an opening color stands in NAMER
DIRECTION = _field("direction")  # 1 to the left (clockwise), -1 to the right
TOP = _field("top")  # face in play, a laid wild with its color, UNCOLORED + rank before it is named
FORMER = _field("former")  # the face in play before the last card was laid
STOCK = _field("stock")  # cards left to draw
UNDER = _field("under")  # how many of them lie below the rest: leavers' cards (AC-45)
DISCARD = _field("discard")  # cards laid, the top included
PENDING = _field("pending")  # cards that the next victim owes (AC-12)
STACKED = _field("stacked")  # 1 if the top was laid on a pending total
HELD = _field("held")  # 1 while the former top is held aside (AC-17)
GUILT = _field("guilt")  # 1 if the Wild Draw Four on top was unlawful when laid
OFFENDER = _field("offender")  # who laid the draw card on top
SNAP = _field("snap")  # the offender's hand at that moment, the Wild Draw Four included:
SNAP_HIGH = _field("snap_high")  # first and second copies
OWES = _field("owes")  # mask: one card, UNO not called, window open
CALLED = _field("called")  # mask: the call stands
PAID_CALL = _field("paid_call")  # mask: has paid for a false call in this turn (AC-30)
PAID_CATCH = _field("paid_catch")
JUMP = _field("jump")  # 1 while the top may be jumped upon (AC-43)
DRAWN = _field("drawn")  # the face drawn in this turn, or NOBODY
DRAWER = _field("drawer")  # who receives the cards that are due
DUE = _field("due")  # cards due to the drawer
AFTER = _field("after")  # what follows a forced draw: an AFTER_ constant
AFTER_SEAT = _field("after_seat")
PENALTY = _field("penalty")  # cards due first, to PENALTY_SEAT
PENALTY_SEAT = _field("penalty_seat")
NAMER = _field("namer")  # who names the opening color
PASSES = _field("passes")  # consecutive passes with neither play nor card (AC-25)
FINAL = _field("final")  # 1 when the last card has been laid
WINNER = _field("winner")
ENDING = _field("ending")  # an ENDING_ constant
CUTTING = _field("cutting")  # mask: seats that still draw for the deal in this pass (AC-04)
HAND = _field("hand", MOST_CARD_SEATS)  # first copies, and the wilds in lanes from 0
HIGH = _field("high", MOST_CARD_SEATS)  # second copies: always of faces that stand in HAND
COUNT = _field("count", MOST_CARD_SEATS)
CUT = _field("cut", MOST_CARD_SEATS)  # value drawn for the deal, NOBODY before
LEFT = _field("left", MOST_CARD_SEATS)  # points of the hand of a seat that left in this round
POINTS = _field("points", MOST_CARD_SEATS)
PILE = _field("pile", 108)  # stock from the front, its next card last; discard from the back
CARD_STATE_SIZE = CARD_STATE.size
LAST_PILE = PILE + 107

# Phases, cards.
P_CUT, P_DEAL, P_TURN_UP, P_DRAWING, P_FORCED = 0, 1, 2, 3, 4
LAST_CHANCE_PHASE = P_FORCED
P_OPENING_COLOR, P_PLAY, P_DRAWN, P_COLOR, P_TARGET, P_ANSWER, P_REPLAY, P_OVER = (
    5,
    6,
    7,
    8,
    9,
    10,
    11,
    12,
)
CARD_PHASES = (
    "cut",
    "deal",
    "turn_up",
    "drawing",
    "forced",
    "opening_color",
    "play",
    "drawn",
    "color",
    "target",
    "answer",
    "replay",
    "over",
)
AFTER_TURN, AFTER_OPENING, AFTER_COUNT, AFTER_REPLAY = 0, 1, 2, 3
ENDING_OUT, ENDING_BLOCKED, ENDING_ALONE, ENDING_LIMIT = 0, 1, 2, 3
ENDINGS = ("out", "blocked", "alone", "limit")

# ----------------------------------------------------------------------------------- card actions

DRAW, KEEP, TAKE = 15, 31, 47
WITH_UNO = 64
TURN_ACTS = 128
CALL, ACCEPT, CHALLENGE = 128, 129, 130
NAME_COLOR = 132
CATCH = 136
SWAP = 146
LAY = 156
LEAVE, TIMEOUT = 158, 159
WINDOW_ACTS_END = 160
JUMP_IN = 192
JUMP_IN_WITH_UNO = 256
CHANCE_FACE = 320
CHANCE_SEAT = 384
CARD_ACTIONS_END = CHANCE_SEAT + MOST_CARD_SEATS

# -------------------------------------------------------------------------------------- dice rules

# What both games name is told apart by a letter: RD_ options, D_ fields, DP_ phases, DICE_ acts.

RD_HAND_DICE = _dice("hand_dice")
RD_FIRST_STARTER = _dice("first_starter")
RD_STARTER_SEAT = _dice("starter_seat")
RD_OPENING = _dice("opening")
RD_VOLUNTARY_REROLL = _dice("voluntary_reroll")
RD_REROLL = _dice("reroll")
RD_PLAY_AFTER_REROLL = _dice("play_after_reroll")
RD_AFTER_REROLL = _dice("after_reroll")
RD_DRAWN_DIE = _dice("drawn_die")
RD_VICTIM_ROLLS = _dice("victim_rolls")
RD_RETURN_FIRST = _dice("return_before_draw")
RD_TWO_PLAYER_REVERSE = _dice("two_player_reverse")
RD_WD4_ENFORCEMENT = _dice("wd4_enforcement")
RD_WD4_CATCHER = _dice("wd4_catcher")
RD_CAUGHT_DRAW = _dice("wd4_caught_draw")
RD_CAUGHT_THEN = _dice("wd4_caught_then")
RD_FALSE_CLAIM = _dice("false_claim_draw")
RD_UNO_PENALTY = _dice("uno_penalty")
RD_SELF_CORRECT = _dice("uno_self_correct")
RD_FALSE_CALL = _dice("false_uno_penalty")
RD_FALSE_CATCH = _dice("false_catch_penalty")
RD_FINAL_DRAW = _dice("final_draw_counts")
RD_STACKING = _dice("stacking")
RD_MAX_TURNS = _dice("max_turns")

STARTER_FIXED = _dice_value("first_starter", "fixed")
STARTER_RANDOM = _dice_value("first_starter", "random")
OPENING_EFFECTS = _dice_value("opening", "effects_1987")
REROLL_MANDATORY = _dice_value("reroll", "mandatory")
REROLL_OPTIONAL = _dice_value("reroll", "optional")
REROLL_NONE = _dice_value("reroll", "none")
REROLLED_MUST = _dice_value("after_reroll", "must_play_if_able")
DRAWN_DIE_MUST = _dice_value("drawn_die", "must")
VICTIM_ROLLS_ALL = _dice_value("victim_rolls", "all")
DICE_REVERSE_SKIP = _dice_value("two_player_reverse", "skip")
WD4_CATCH = _dice_value("wd4_enforcement", "catch")
WD4_STRICT = _dice_value("wd4_enforcement", "strict")
CATCHER_VICTIM = _dice_value("wd4_catcher", "victim")
CAUGHT_REPLAY = _dice_value("wd4_caught_then", "replay")
DICE_STACKING_OFF = _dice_value("stacking", "off")

_DICE_RULES = Layout()
for _option in DICE_OPTIONS:
    _DICE_RULES.field(_option.name)
R_FACES = _DICE_RULES.field("faces", DICE * POSITIONS)
"""The dice table: the face of a die at a position stands at ``die*6 + position`` (AD-02)."""
RD_FITS = _DICE_RULES.field("fits", TOPS)
"""Per center face: the faces that may be laid on it, wilds included (D-07, D-18, D-20)."""
RD_WD4_TEST = _DICE_RULES.field("wd4_test", TOPS)
"""Per center face: the faces beside which a Wild Draw Four is unlawful (D-25, AD-17)."""
RD_WD4_DICE = _DICE_RULES.field("wd4_dice")
"""The dice that have a Wild Draw Four on some side."""
DICE_RULES_SIZE = _DICE_RULES.size


def dice_rule_vector(rules: DiceRules) -> list[int]:
    """The rule vector of ``rules``: options in the order of the table, then the tables."""
    values = {option.name: getattr(rules, option.name) for option in DICE_OPTIONS}
    if not isinstance(rules.dice_table, str):
        values["dice_table"] = "custom"
    vector = [option.encode(values[option.name]) for option in DICE_OPTIONS]
    matches = [match_mask(top, by_symbol=True) for top in range(TOPS)]
    wilds = 1 << WILD | 1 << WILD_DRAW_FOUR
    tests = {
        "none": [0] * TOPS,
        "color": [ROW << 16 * (top >> 4) if top < UNCOLORED else 0 for top in range(TOPS)],
        "any_match": matches,
    }[rules.wd4_test]
    if rules.wild_counts_as_match and rules.wd4_test != "none":
        tests = [mask | wilds for mask in tests]
    with_wd4 = sum(1 << die for die, faces in enumerate(rules.table) if WILD_DRAW_FOUR in faces)
    faces = [int(face) for row in rules.table for face in row]
    return vector + faces + [mask | wilds for mask in matches] + tests + [with_wd4]


# -------------------------------------------------------------------------------------- dice state

MOST_DICE_SEATS = 4

DICE_STATE = Layout()
_field = DICE_STATE.field
D_PHASE = _field("phase")
D_OWED = _field("owed")  # what CHANCE owes: an OWED_ constant
D_SEATS = _field("seats")
D_ACTIVE = _field("active")  # mask of the seats still in the game
D_PLAYERS = _field("players")  # how many they are
D_STARTER = _field("starter")
D_TURN = _field("turn")  # who owes the act; while a claim window is open, the victim
D_TURNS = _field("turns")  # turns that have begun (AD-31)
D_DIRECTION = _field("direction")  # 1 to the left (clockwise), -1 to the right
D_POUCH = _field("pouch")  # mask of the dice in the pouch
D_CENTER = _field("center")  # the center die, NOBODY before it is drawn
D_TOP = _field("top")  # face in play, a laid wild with its color, UNCOLORED + rank before it
D_HELD = _field("held")  # a die held aside: the former center die (AD-13), or one being cast
D_FORMER = _field("former")  # the face in play before the last Draw Two or wild was laid
D_PENDING = _field("pending")  # dice that the next victim owes (AD-29)
D_STACKED = _field("stacked")  # 1 if the last of them was laid on a pending total
D_OFFENDER = _field("offender")  # who laid it
D_GUILT = _field("guilt")  # 1 if it is a Wild Draw Four that was unlawful when laid
D_WAS_DRAWN = _field("was_drawn")  # 1 if it was laid as the die just drawn (AD-19)
D_PASSED = _field("passed")  # mask: has passed the claim, or claimed falsely (AD-18)
D_BARRED = _field("barred")  # the caught Wild Draw Four, NOBODY outside a replay
D_REPLAY = _field("replay")  # mask: the other dice its owner held before the draw (AD-19)
D_OWES = _field("owes")  # mask: one die, UNO not called, window open
D_CALLED = _field("called")  # mask: the call stands
D_EARLY = _field("early")  # mask: has called before the play in this turn (AC-26)
D_PAID_CALL = _field("paid_call")  # mask: has paid for a false call in this turn (AC-30)
D_PAID_CATCH = _field("paid_catch")
D_DRAWN = _field("drawn")  # the die drawn in this turn, or NOBODY
D_DRAWER = _field("drawer")  # who draws and rolls now
D_DUE = _field("due")  # dice due to the drawer, before any is rolled (AD-30)
D_ROLL = _field("roll")  # place in the drawer's hand of the next die to roll
D_PENALTY = _field("penalty")  # dice due first, to PENALTY_SEAT
D_PENALTY_SEAT = _field("penalty_seat")
D_FORCED = _field("forced")  # dice due then, to FORCED_SEAT
D_FORCED_SEAT = _field("forced_seat")
D_ROLLS_ALL = _field("rolls_all")  # 1 if that seat rolls its whole hand after drawing (AD-14)
D_AFTER = _field("after")  # what follows a forced draw: an AFTER_ constant
D_AFTER_SEAT = _field("after_seat")
D_FINAL = _field("final")  # 1 when the last die has been laid
D_WINNER = _field("winner")
D_ENDING = _field("ending")  # an ENDING_ constant
D_CASTING = _field("casting")  # mask: seats that still roll for the start in this pass (AD-04)
D_COUNT = _field("count", MOST_DICE_SEATS)
D_CAST = _field("cast", MOST_DICE_SEATS)  # number rolled for the start, NOBODY before
D_LEFT = _field("left", MOST_DICE_SEATS)  # points of the hand of a seat that left in this round
D_POINTS = _field("points", MOST_DICE_SEATS)
D_HAND = _field("hand", MOST_DICE_SEATS * DICE)  # dice in the order in which they came, then 0
D_POSITION = _field("position", DICE)  # which face is up, NOBODY in the pouch and before the roll
D_FACE = _field("face", DICE)  # that face, a wild without color
DICE_STATE_SIZE = DICE_STATE.size

AFTER_ANSWER = 4
"""Beside the card game's: the victim's answer, put off until a penalty is drawn (AD-29)."""

# What CHANCE owes: a die out of the pouch, the roll of a die, the starter.
OWED_NOTHING, OWED_DIE, OWED_ROLL, OWED_SEAT = 0, 1, 2, 3

# Phases, dice. Up to DP_FORCED CHANCE acts; from DP_FORCED to DP_CLAIM the law may go on unasked.
DP_STARTER, DP_CAST, DP_CENTER, DP_HANDS, DP_ROLLING, DP_DRAWING, DP_FORCED = 0, 1, 2, 3, 4, 5, 6
DP_CLAIM, DP_OPENING_COLOR, DP_LOOK, DP_REROLLED, DP_DRAWN = 7, 8, 9, 10, 11
DP_COLOR, DP_ANSWER, DP_REPLAY, DP_OVER = 12, 13, 14, 15
DICE_PHASES = (
    "starter",
    "cast",
    "center",
    "hands",
    "rolling",
    "drawing",
    "forced",
    "claim",
    "opening_color",
    "look",
    "rerolled",
    "drawn",
    "color",
    "answer",
    "replay",
    "over",
)

# ------------------------------------------------------------------------------------ dice actions

# In masks of turn acts the dice are bits 0 to 23, and these four stand behind them.
DICE_DRAW_BIT, DICE_KEEP_BIT, DICE_REROLL_BIT, DICE_TAKE_BIT = 1 << 24, 1 << 25, 1 << 26, 1 << 27

DICE_PLAYS = DICE * 4
DICE_DRAW, DICE_KEEP, DICE_REROLL, DICE_TAKE = 96, 97, 98, 99
DICE_WITH_UNO = 128
DICE_CALL, DICE_ACCEPT, DICE_CLAIM, DICE_PASS = 256, 257, 258, 259
DICE_NAME_COLOR = 260
DICE_CATCH = 264
DICE_LEAVE, DICE_TIMEOUT = 268, 269
DICE_LAY = 272
CHANCE_DIE = 320
CHANCE_POSITION = 352
DICE_ACTIONS_END = CHANCE_SEAT + MOST_DICE_SEATS

"""What a seat sees and may do in UNO Dice, as bytes: observations, action masks, last acts.

Plain Python in the kernels' subset, like ``features_cards.py``. All dice lie open (D-04), so that
seats see the same but for the order in which seats are named, which begins with the observer.
"""

from __future__ import annotations

from oneleft.dice import DICE, POSITIONS
from oneleft.envs.layout import (
    AUTO,
    C_ACTIONS,
    C_BLUFFS,
    C_HISTORY,
    C_WINDOWS,
    COLOR_COUNT,
    DA_CALL,
    DA_CATCH,
    DA_CLAIM,
    DA_COLOR,
    DA_DRAW,
    DA_PASS,
    DA_PLAY_UNO,
    DH_CALL,
    DH_CATCH,
    DH_CLAIM,
    DH_COLOR,
    DH_DRAW,
    DH_FACE_COLOR,
    DH_FACE_RANK,
    DH_KEEP,
    DH_PASS,
    DH_PLAY,
    DH_REROLL,
    DH_SEATS,
    DH_TAKE,
    DH_UNO,
    DO_CALLED,
    DO_COLOR,
    DO_COUNT,
    DO_DIRECTION,
    DO_DRAWN,
    DO_FACES,
    DO_OWES,
    DO_OWNER,
    DO_PASSED,
    DO_PENDING,
    DO_PHASE,
    DO_PLACE,
    DO_POSITION,
    DO_POUCH,
    DO_RANK,
    DO_SEATS,
    DO_STACKED,
    DO_STARTER,
    DO_TURN,
    DO_TURNS,
    E_LOG,
    E_LOGGED,
    HAND_FACES,
    LOG_ACT,
    LOG_FACE,
    MOST_HISTORY,
    SEQUENTIAL,
    UNDECIDED,
)
from oneleft.faces import WILD
from oneleft.kernel.codes import LAWFUL
from oneleft.kernel.dice import bluffs, legal, shows_wild, verdict
from oneleft.kernel.state import (
    D_CALLED,
    D_CENTER,
    D_COUNT,
    D_DIRECTION,
    D_DRAWN,
    D_FACE,
    D_HAND,
    D_HELD,
    D_OFFENDER,
    D_OWES,
    D_PASSED,
    D_PENDING,
    D_PHASE,
    D_POSITION,
    D_POUCH,
    D_SEATS,
    D_STACKED,
    D_STARTER,
    D_TOP,
    D_TURN,
    D_TURNS,
    DICE_ACCEPT,
    DICE_CALL,
    DICE_CATCH,
    DICE_CLAIM,
    DICE_DRAW,
    DICE_KEEP,
    DICE_NAME_COLOR,
    DICE_PASS,
    DICE_PLAYS,
    DICE_REROLL,
    DICE_TAKE,
    DICE_WITH_UNO,
    DP_CLAIM,
    DP_COLOR,
    DP_OPENING_COLOR,
    MOST_DICE_SEATS,
    NOBODY,
    RD_MAX_TURNS,
    UNCOLORED,
)
from oneleft.vectors import Bytes, Vector

MOST_BYTE = 127
NO_PLACE = 3  # places that are no hand: pouch, center, held aside
ALL_DICE = (1 << DICE) - 1

INLINED = (
    "observe", "write_center", "write_seats", "write_places", "write_position", "write_hand",
    "write_turn_acts", "write_plays", "law_act", "opens_window",
)  # fmt: skip
"""The path of an ordinary step: see ``kernel/compiled.py``."""

# ------------------------------------------------------------------------------------ observations


def observe(r: Vector, s: Vector, seat: int, o: Bytes, at: int) -> None:
    """Writes what ``seat`` knows: ``DICE_LAYOUT.width(seats)`` bytes."""
    seats = s[D_SEATS]
    by_seat = at + DO_SEATS
    places = by_seat + DO_PLACE * seats
    for i in range(at, places + DICE * (NO_PLACE + seats)):
        o[i] = 0
    write_center(s, o, at)
    o[at + DO_DIRECTION] = s[D_DIRECTION]
    o[at + DO_PENDING] = s[D_PENDING]
    o[at + DO_STACKED] = s[D_STACKED]
    o[at + DO_POUCH] = s[D_POUCH].bit_count()
    o[at + DO_TURNS] = min(r[RD_MAX_TURNS] - s[D_TURNS], MOST_BYTE)
    write_seats(s, seat, o, by_seat)
    write_places(s, o, places)
    write_position(s, s[D_CENTER], o, at)
    write_position(s, s[D_HELD], o, at)
    other = seat
    for relative in range(seats):
        write_hand(s, other, o, at, by_seat + relative)
        other += 1
        if other == seats:
            other = 0


def write_center(s: Vector, o: Bytes, at: int) -> None:
    """The face in play, the phase and the die just drawn, one-hot into bytes that are zero."""
    top = s[D_TOP]
    phase = s[D_PHASE]
    if top >= 0:
        o[at + DO_RANK + (top & 15)] = 1
        if top < UNCOLORED:
            o[at + DO_COLOR + (top >> 4)] = 1
    if phase > DP_COLOR:  # no seat ever owes a color of its own: plays name it
        o[at + DO_PHASE + phase - DP_CLAIM - 1] = 1
    elif DP_CLAIM <= phase < DP_COLOR:
        o[at + DO_PHASE + phase - DP_CLAIM] = 1
    if s[D_DRAWN] != NOBODY:
        o[at + DO_DRAWN + s[D_DRAWN]] = 1


def write_position(s: Vector, die: int, o: Bytes, at: int) -> None:
    """Which face of a die lies up, if there is such a die, into bytes that are zero."""
    if die != NOBODY and s[D_POSITION + die] != NOBODY:
        o[at + DO_POSITION + die * POSITIONS + s[D_POSITION + die]] = 1


def write_seats(s: Vector, seat: int, o: Bytes, at: int) -> None:
    """What has one byte a seat, the observer's first."""
    seats = s[D_SEATS]
    owes = s[D_OWES]
    called = s[D_CALLED]
    turn = s[D_TURN]
    starter = s[D_STARTER]
    claim = s[D_PHASE] == DP_CLAIM
    owner = s[D_OFFENDER] if claim else NOBODY
    passed = s[D_PASSED] if claim else 0
    other = seat
    for i in range(at, at + seats):
        o[i + DO_COUNT * seats] = s[D_COUNT + other]
        o[i + DO_OWES * seats] = owes >> other & 1
        o[i + DO_CALLED * seats] = called >> other & 1
        o[i + DO_TURN * seats] = 1 if other == turn else 0
        o[i + DO_STARTER * seats] = 1 if other == starter else 0
        o[i + DO_OWNER * seats] = 1 if other == owner else 0
        o[i + DO_PASSED * seats] = passed >> other & 1
        other += 1
        if other == seats:
            other = 0


def write_places(s: Vector, o: Bytes, at: int) -> None:
    """Which dice are in the pouch, in the center and held aside, into bytes that are zero."""
    step = NO_PLACE + s[D_SEATS]
    pouch = s[D_POUCH]
    for die in range(DICE):
        o[at + die * step] = pouch >> die & 1
    if s[D_CENTER] != NOBODY:
        o[at + s[D_CENTER] * step + 1] = 1
    if s[D_HELD] != NOBODY:
        o[at + s[D_HELD] * step + 2] = 1


def write_hand(s: Vector, seat: int, o: Bytes, at: int, by_seat: int) -> None:
    """The dice of a seat and what they show, into bytes that are zero.

    ``at`` is where the observation begins, ``by_seat`` the first byte that this seat has of those
    that are there once for each seat.
    """
    seats = s[D_SEATS]
    faces = by_seat + DO_FACES * seats
    places = by_seat + DO_PLACE * seats + NO_PLACE
    first = D_HAND + seat * DICE
    for i in range(first, first + s[D_COUNT + seat]):
        die = s[i]
        o[places + die * (NO_PLACE + seats)] = 1
        position = s[D_POSITION + die]
        if position != NOBODY:
            o[at + DO_POSITION + die * POSITIONS + position] = 1
            face = s[D_FACE + die]
            rank = face & 15
            place = HAND_FACES - 2 + rank - WILD if rank >= WILD else face - 3 * (face >> 4)
            o[faces + place * seats] = o[faces + place * seats] + 1


def observe_all(r: Vector, s: Vector, c: Vector, e: Vector, seat: int, o: Bytes, at: int) -> None:
    """Writes an observation and, behind it, the last acts where ``c`` asks for them."""
    observe(r, s, seat, o, at)
    if c[C_HISTORY] > 0:
        seats = s[D_SEATS]
        end = at + DO_SEATS + DO_PLACE * seats + DICE * (NO_PLACE + seats)
        write_history(s, c, e, seat, o, end)


# ------------------------------------------------------------------------------------ action masks


def action_mask(r: Vector, s: Vector, seat: int, o: Bytes, at: int) -> None:
    """Writes the turn acts open to ``seat``, bluffs included: DICE_AUTO_ACTIONS bytes."""
    for i in range(at, at + DA_PLAY_UNO):
        o[i] = 0
    if s[D_TURN] == seat:
        write_turn_acts(s, legal(r, s, seat), o, at)


def write_turn_acts(s: Vector, acts: int, o: Bytes, at: int) -> None:
    """The plays and the other acts of the seat that owes one, into bytes that are zero."""
    write_plays(s, acts, o, at)
    for i in range(4):
        o[at + DA_DRAW + i] = acts >> DICE + i & 1
    if s[D_PHASE] == DP_OPENING_COLOR:
        for color in range(COLOR_COUNT):
            o[at + DA_COLOR + color] = 1


def write_plays(s: Vector, acts: int, o: Bytes, at: int) -> None:
    """The plays of a mask of turn acts: a die that shows a wild has one for each color."""
    plays = acts & ALL_DICE
    while plays:
        die = (plays & -plays).bit_length() - 1
        first = at + die * COLOR_COUNT
        wild = 1 if shows_wild(s, die) else 0
        o[first] = 1
        for color in range(1, COLOR_COUNT):
            o[first + color] = wild
        plays &= plays - 1


def node_mask(r: Vector, s: Vector, c: Vector, seat: int, window: int, o: Bytes, at: int) -> None:
    """Writes what ``seat`` may do at its node: ``c[C_ACTIONS]`` bytes."""
    for i in range(at, at + c[C_ACTIONS]):
        o[i] = 0
    if window:
        write_reactions(r, s, seat, o, at)
        return
    acts = legal(r, s, seat)
    if not c[C_BLUFFS]:
        acts &= ~bluffs(r, s, seat, acts)
    write_turn_acts(s, acts, o, at)
    if c[C_WINDOWS] == SEQUENTIAL:
        if s[D_COUNT + seat] == 2:
            write_plays(s, acts, o, at + DA_PLAY_UNO)
        if s[D_OWES] >> seat & 1 and verdict(r, s, seat, DICE_CALL) == LAWFUL:
            o[at + DA_CALL] = 1


# ----------------------------------------------------------------------------------------- windows


def may_react(r: Vector, s: Vector, seat: int) -> bool:
    """Whether ``seat`` could do anything out of turn: catch, call late, claim with right."""
    owes = s[D_OWES]
    if owes:
        if owes >> seat & 1 and verdict(r, s, seat, DICE_CALL) == LAWFUL:
            return True
        for other in range(s[D_SEATS]):
            if owes >> other & 1 and verdict(r, s, seat, DICE_CATCH + other) == LAWFUL:
                return True
    return s[D_PHASE] == DP_CLAIM and verdict(r, s, seat, DICE_CLAIM) == LAWFUL


def write_reactions(r: Vector, s: Vector, seat: int, o: Bytes, at: int) -> None:
    """What ``seat`` may do out of turn, into bytes that are zero."""
    seats = s[D_SEATS]
    owes = s[D_OWES]
    o[at + DA_PASS] = 1
    if owes >> seat & 1 and verdict(r, s, seat, DICE_CALL) == LAWFUL:
        o[at + DA_CALL] = 1
    for i in range(1, seats):
        other = (seat + i) % seats
        if owes >> other & 1 and verdict(r, s, seat, DICE_CATCH + other) == LAWFUL:
            o[at + DA_CATCH + i - 1] = 1
    if s[D_PHASE] == DP_CLAIM and verdict(r, s, seat, DICE_CLAIM) == LAWFUL:
        o[at + DA_CLAIM] = 1


# ----------------------------------------------------------------------------- actions and the law


def law_act(r: Vector, s: Vector, c: Vector, seat: int, action: int) -> int:
    """The kernel's number of an action; without windows UNO is called where that is right.

    UNDECIDED for a DA_PASS that is no act of the law.
    """
    if action < DA_DRAW:
        called = c[C_WINDOWS] == AUTO and s[D_COUNT + seat] == 2
        return action + DICE_WITH_UNO if called else action
    if action < DA_COLOR:
        return DICE_DRAW + action - DA_DRAW
    if action < DA_PLAY_UNO:
        return DICE_NAME_COLOR + action - DA_COLOR
    if action < DA_CALL:
        return DICE_WITH_UNO + action - DA_PLAY_UNO
    if action == DA_CALL:
        return DICE_CALL
    if action == DA_CLAIM:
        return DICE_CLAIM
    if action < DA_PASS:
        return DICE_CATCH + (seat + 1 + action - DA_CATCH) % s[D_SEATS]
    if s[D_PHASE] == DP_CLAIM and verdict(r, s, seat, DICE_PASS) == LAWFUL:
        return DICE_PASS
    return UNDECIDED


def env_action(s: Vector, seat: int, act: int, windows: int) -> int:
    """The environment's number of a kernel's act; -1 where it has none."""
    if act < DICE_PLAYS:
        return act
    if act <= DICE_TAKE:
        return DA_DRAW + act - DICE_DRAW
    if DICE_NAME_COLOR <= act < DICE_CATCH:
        return DA_COLOR + act - DICE_NAME_COLOR
    if DICE_WITH_UNO <= act < DICE_WITH_UNO + DICE_PLAYS:
        return act - DICE_WITH_UNO + (DA_PLAY_UNO if windows == SEQUENTIAL else 0)
    if windows == AUTO:
        return -1
    if act == DICE_CALL:
        return DA_CALL
    if act == DICE_CLAIM:
        return DA_CLAIM
    if act in (DICE_PASS, DICE_ACCEPT):
        return DA_PASS
    if DICE_CATCH <= act < DICE_CATCH + s[D_SEATS]:
        return DA_CATCH + (act - DICE_CATCH - seat) % s[D_SEATS] - 1
    return -1


def opens_window(act: int) -> bool:
    """Whether others may have something to do out of turn after this act of a seat."""
    return act < DICE_PLAYS or DICE_WITH_UNO <= act < DICE_WITH_UNO + DICE_PLAYS


# ------------------------------------------------------------------------------------ the last acts


def log_act(s: Vector, e: Vector, seat: int, act: int) -> None:
    """Notes an act of a seat, before it is done."""
    face = 0
    if opens_window(act):
        laid = act & DICE_WITH_UNO - 1
        face = s[D_FACE + (laid >> 2)] + 16 * (laid & 3)
    e[E_LOG + e[E_LOGGED] % MOST_HISTORY] = seat | act << LOG_ACT | face << LOG_FACE
    e[E_LOGGED] += 1


def write_history(s: Vector, c: Vector, e: Vector, seat: int, o: Bytes, at: int) -> None:
    """Writes the last acts as ``seat`` saw them, the latest first; zero where there are none."""
    seats = s[D_SEATS]
    width = DH_SEATS + 2 * seats
    for i in range(at, at + width * c[C_HISTORY]):
        o[i] = 0
    logged = e[E_LOGGED]
    for back in range(1, min(c[C_HISTORY], logged) + 1):
        word = e[E_LOG + (logged - back) % MOST_HISTORY]
        act = word >> LOG_ACT & 0xFFF
        write_act(act, word >> LOG_FACE, o, at)
        o[at + DH_SEATS + ((word & 15) - seat) % seats] = 1
        if DICE_CATCH <= act < DICE_CATCH + MOST_DICE_SEATS:
            o[at + DH_SEATS + seats + (act - DICE_CATCH - seat) % seats] = 1
        at += width


def write_act(act: int, face: int, o: Bytes, at: int) -> None:
    """What one act was, into bytes that are zero."""
    kind = act_kind(act)
    o[at + kind] = 1
    if kind == DH_PLAY:
        o[at + DH_UNO] = 1 if act >= DICE_WITH_UNO else 0
        o[at + DH_FACE_COLOR + (face >> 4)] = 1
        o[at + DH_FACE_RANK + (face & 15)] = 1
    elif kind == DH_COLOR:
        o[at + DH_FACE_COLOR + act - DICE_NAME_COLOR] = 1


def act_kind(act: int) -> int:
    """The DH_ constant of a kernel's act."""
    if opens_window(act):
        return DH_PLAY
    if act <= DICE_TAKE:
        return turn_kind(act)
    if act == DICE_CALL:
        return DH_CALL
    if act == DICE_CLAIM:
        return DH_CLAIM
    if act in (DICE_ACCEPT, DICE_PASS):
        return DH_PASS
    return DH_COLOR if act < DICE_CATCH else DH_CATCH


def turn_kind(act: int) -> int:
    """The DH_ constant of DRAW, KEEP, REROLL or TAKE."""
    if act == DICE_DRAW:
        return DH_DRAW
    if act == DICE_KEEP:
        return DH_KEEP
    return DH_REROLL if act == DICE_REROLL else DH_TAKE

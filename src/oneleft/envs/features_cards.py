"""What a seat sees and may do in UNO, as bytes: observations, action masks, last acts.

Plain Python in the kernels' subset: compiled with the drivers, and run as it stands by the
environments on the interpreted law. Everything is written from nothing, by allow-list, at the
places that ``layout.py`` declares; what is not written here cannot leak. What may be done is asked
of the law.

``o`` is a row of bytes that is written from ``at`` on, ``c`` the settings, ``e`` the node.
"""

from __future__ import annotations

from oneleft.envs.layout import (
    AUTO,
    C_ACTIONS,
    C_BLUFFS,
    C_HISTORY,
    C_WINDOWS,
    CA_ACCEPT,
    CA_CALL,
    CA_CATCH,
    CA_CHALLENGE,
    CA_COLOR,
    CA_DRAW,
    CA_JUMP,
    CA_JUMP_UNO,
    CA_KEEP,
    CA_PASS,
    CA_PLAY_UNO,
    CA_SWAP,
    CA_TAKE,
    CH_ACCEPT,
    CH_CALL,
    CH_CATCH,
    CH_CHALLENGE,
    CH_COLOR,
    CH_DRAW,
    CH_FACE_COLOR,
    CH_FACE_RANK,
    CH_JUMP,
    CH_KEEP,
    CH_PLAY,
    CH_SEATS,
    CH_SWAP,
    CH_TAKE,
    CH_UNO,
    CO_CALLED,
    CO_COLOR,
    CO_COUNT,
    CO_DEALER,
    CO_DIRECTION,
    CO_DRAWN_COLOR,
    CO_DRAWN_RANK,
    CO_HAND,
    CO_JUMP,
    CO_LAID,
    CO_OWES,
    CO_PENDING,
    CO_PHASE,
    CO_PILE,
    CO_RANK,
    CO_SEATS,
    CO_STACKED,
    CO_STOCK,
    CO_TURN,
    E_LOG,
    E_LOGGED,
    HAND_FACES,
    LOG_ACT,
    LOG_FACE,
    MOST_HISTORY,
    SEQUENTIAL,
    UNDECIDED,
)
from oneleft.faces import COLORED, SKIP, WILD, WILD_DRAW_FOUR, WILD_DRAW_FOURS, WILDS
from oneleft.kernel.cards import bluffs, call_fits_play, legal, verdict
from oneleft.kernel.codes import LAWFUL
from oneleft.kernel.drivers_cards import PLAYS
from oneleft.kernel.state import (
    ACCEPT,
    ACTIVE,
    CALL,
    CALLED,
    CATCH,
    CHALLENGE,
    COUNT,
    DEALER,
    DIRECTION,
    DISCARD,
    DRAW,
    DRAWN,
    HAND,
    HIGH,
    JUMP,
    JUMP_IN,
    JUMP_IN_WITH_UNO,
    KEEP,
    LAST_PILE,
    NAME_COLOR,
    NAMER,
    NOBODY,
    OWES,
    P_ANSWER,
    P_COLOR,
    P_DRAWN,
    P_OPENING_COLOR,
    P_TARGET,
    PENDING,
    PHASE,
    R_JUMP_IN,
    R_SEVEN_ZERO,
    SEATS,
    STACKED,
    STOCK,
    SWAP,
    TAKE,
    TOP,
    TURN,
    TURN_ACTS,
    UNCOLORED,
    WITH_UNO,
)
from oneleft.vectors import Bytes, Vector

# ------------------------------------------------------------------------------------ observations


def observe(r: Vector, s: Vector, seat: int, o: Bytes, at: int) -> None:
    """Writes what ``seat`` knows: ``CARD_LAYOUT.width(seats)`` bytes."""
    for i in range(at + CO_HAND, at + CO_SEATS):
        o[i] = 0
    write_hand(s[HAND + seat], s[HIGH + seat], o, at + CO_HAND)
    write_pile(s, o, at + CO_LAID)
    write_top(s, seat, o, at)
    o[at + CO_DIRECTION] = s[DIRECTION]
    o[at + CO_PENDING] = s[PENDING]
    o[at + CO_STACKED] = s[STACKED]
    o[at + CO_JUMP] = s[JUMP]
    o[at + CO_STOCK] = s[STOCK]
    o[at + CO_PILE] = s[DISCARD]
    write_seats(s, seat, o, at + CO_SEATS)


def write_hand(low: int, high: int, o: Bytes, at: int) -> None:
    """Cards of each face, 13 a color, then the wilds, into bytes that are zero."""
    cards = low & COLORED
    while cards:
        face = (cards & -cards).bit_length() - 1
        o[at + face - 3 * (face >> 4)] = 1 + (high >> face & 1)
        cards &= cards - 1
    o[at + HAND_FACES - 2] = (low & WILDS).bit_count()
    o[at + HAND_FACES - 1] = (low & WILD_DRAW_FOURS).bit_count()


def write_pile(s: Vector, o: Bytes, at: int) -> None:
    """Counts the laid cards by face into bytes that are zero."""
    for i in range(LAST_PILE + 1 - s[DISCARD], LAST_PILE + 1):
        face = s[i]
        rank = face & 15
        place = at + (HAND_FACES - 2 + rank - WILD if rank >= WILD else face - 3 * (face >> 4))
        o[place] = o[place] + 1


def write_top(s: Vector, seat: int, o: Bytes, at: int) -> None:
    """The top, the own card just drawn and the phase, one-hot into bytes that are zero."""
    top = s[TOP]
    phase = s[PHASE]
    if top >= 0:
        o[at + CO_RANK + (top & 15)] = 1
        if top < UNCOLORED:
            o[at + CO_COLOR + (top >> 4)] = 1
    if phase == P_DRAWN and s[TURN] == seat:
        drawn = s[DRAWN]
        o[at + CO_DRAWN_RANK + (drawn & 15)] = 1
        if drawn & 15 < WILD:
            o[at + CO_DRAWN_COLOR + (drawn >> 4)] = 1
    if phase > P_COLOR:  # no seat ever owes a color of its own: plays name it
        o[at + CO_PHASE + phase - P_OPENING_COLOR - 1] = 1
    elif P_OPENING_COLOR <= phase < P_COLOR:
        o[at + CO_PHASE + phase - P_OPENING_COLOR] = 1


def write_seats(s: Vector, seat: int, o: Bytes, at: int) -> None:
    """What has one byte a seat, the observer's first."""
    seats = s[SEATS]
    owes = s[OWES]
    called = s[CALLED]
    turn = s[NAMER] if s[PHASE] == P_OPENING_COLOR else s[TURN]
    dealer = s[DEALER]
    other = seat
    for i in range(at, at + seats):
        o[i + CO_COUNT * seats] = s[COUNT + other]
        o[i + CO_OWES * seats] = owes >> other & 1
        o[i + CO_CALLED * seats] = called >> other & 1
        o[i + CO_TURN * seats] = 1 if other == turn else 0
        o[i + CO_DEALER * seats] = 1 if other == dealer else 0
        other += 1
        if other == seats:
            other = 0


def observe_all(r: Vector, s: Vector, c: Vector, e: Vector, seat: int, o: Bytes, at: int) -> None:
    """Writes an observation and, behind it, the last acts where ``c`` asks for them."""
    observe(r, s, seat, o, at)
    if c[C_HISTORY] > 0:
        write_history(s, c, e, seat, o, at + CO_SEATS + 5 * s[SEATS])


# ------------------------------------------------------------------------------------ action masks


def action_mask(r: Vector, s: Vector, seat: int, o: Bytes, at: int) -> None:
    """Writes the turn acts open to ``seat``, bluffs included: CARD_AUTO_ACTIONS bytes."""
    for i in range(at, at + CA_PLAY_UNO):
        o[i] = 0
    if owing(s) == seat:
        write_turn_acts(r, s, seat, legal(r, s, seat), o, at)


def owing(s: Vector) -> int:
    """The seat that owes the next act, where chance is not due and the round is not over."""
    return s[NAMER] if s[PHASE] == P_OPENING_COLOR else s[TURN]


def write_turn_acts(r: Vector, s: Vector, seat: int, acts: int, o: Bytes, at: int) -> None:
    """The plays and the other acts of the seat that owes one, into bytes that are zero."""
    phase = s[PHASE]
    if acts:
        write_plays(acts, o, at)
        o[at + CA_DRAW] = acts >> DRAW & 1
        o[at + CA_KEEP] = acts >> KEEP & 1
        o[at + CA_TAKE] = acts >> TAKE & 1
    if phase == P_ANSWER:
        if s[TOP] & 15 == WILD_DRAW_FOUR:
            o[at + CA_ACCEPT] = 1
            o[at + CA_CHALLENGE] = 1 if verdict(r, s, seat, CHALLENGE) == LAWFUL else 0
    elif phase == P_OPENING_COLOR:
        for color in range(4):
            o[at + CA_COLOR + color] = 1
    elif phase == P_TARGET:
        for i in range(1, s[SEATS]):
            o[at + CA_SWAP + i - 1] = s[ACTIVE] >> (seat + i) % s[SEATS] & 1


def write_plays(plays: int, o: Bytes, at: int) -> None:
    """The plays of a mask of turn acts, 15 a color, into bytes that are zero."""
    plays &= PLAYS
    while plays:
        face = (plays & -plays).bit_length() - 1
        o[at + face - (face >> 4)] = 1
        plays &= plays - 1


def node_mask(r: Vector, s: Vector, c: Vector, seat: int, window: int, o: Bytes, at: int) -> None:
    """Writes what ``seat`` may do at its node: ``c[C_ACTIONS]`` bytes."""
    for i in range(at, at + c[C_ACTIONS]):
        o[i] = 0
    if window:
        write_reactions(r, s, seat, o, at)
        return
    acts = legal(r, s, seat)
    if not c[C_BLUFFS] and acts & WILD_DRAW_FOURS:
        acts &= ~bluffs(r, s, seat, acts)
    write_turn_acts(r, s, seat, acts, o, at)
    if c[C_WINDOWS] == SEQUENTIAL:
        write_called_plays(r, s, seat, acts, o, at + CA_PLAY_UNO)
        if s[OWES] >> seat & 1 and verdict(r, s, seat, CALL) == LAWFUL:
            o[at + CA_CALL] = 1


def write_called_plays(r: Vector, s: Vector, seat: int, acts: int, o: Bytes, at: int) -> None:
    """The plays with which a call is right."""
    if s[COUNT + seat] == 2:
        write_plays(acts, o, at)
    elif r[R_SEVEN_ZERO]:
        for color in range(4):
            for rank in range(0, SKIP, 7):
                face = 16 * color + rank
                if acts >> face & 1 and call_fits_play(r, s, seat, face):
                    o[at + 15 * color + rank] = 1


# ----------------------------------------------------------------------------------------- windows


def may_react(r: Vector, s: Vector, seat: int) -> bool:
    """Whether ``seat`` could do anything out of turn: catch, call late, jump in."""
    owes = s[OWES]
    if owes:
        if owes >> seat & 1 and verdict(r, s, seat, CALL) == LAWFUL:
            return True
        for other in range(s[SEATS]):
            if owes >> other & 1 and verdict(r, s, seat, CATCH + other) == LAWFUL:
                return True
    return s[JUMP] != 0 and may_jump_in(r, s, seat)


def may_jump_in(r: Vector, s: Vector, seat: int) -> bool:
    """Whether ``seat`` may jump in with the card that equals the top."""
    top = s[TOP]
    if not r[R_JUMP_IN] or top < 0 or top & 15 >= WILD:
        return False
    return verdict(r, s, seat, JUMP_IN + top) == LAWFUL


def write_reactions(r: Vector, s: Vector, seat: int, o: Bytes, at: int) -> None:
    """What ``seat`` may do out of turn, into bytes that are zero."""
    seats = s[SEATS]
    owes = s[OWES]
    o[at + CA_PASS] = 1
    if owes >> seat & 1 and verdict(r, s, seat, CALL) == LAWFUL:
        o[at + CA_CALL] = 1
    for i in range(1, seats):
        other = (seat + i) % seats
        if owes >> other & 1 and verdict(r, s, seat, CATCH + other) == LAWFUL:
            o[at + CA_CATCH + i - 1] = 1
    if s[JUMP] and may_jump_in(r, s, seat):
        o[at + CA_JUMP] = 1
        if call_fits_play(r, s, seat, s[TOP]):
            o[at + CA_JUMP_UNO] = 1


# ----------------------------------------------------------------------------- actions and the law


def law_act(r: Vector, s: Vector, c: Vector, seat: int, action: int) -> int:
    """The kernel's number of an action; without windows UNO is called where that is right.

    UNDECIDED for CA_PASS, which is no act of the law.
    """
    if action < CA_DRAW:
        face = action // 15 * 16 + action % 15
        if c[C_WINDOWS] == AUTO and call_fits_play(r, s, seat, face):
            return face + WITH_UNO
        return face
    if action >= CA_PLAY_UNO:
        return law_reaction(s, seat, action)
    if action >= CA_SWAP:
        return SWAP + (seat + 1 + action - CA_SWAP) % s[SEATS]
    if action >= CA_COLOR:
        return NAME_COLOR + action - CA_COLOR
    if action >= CA_ACCEPT:
        return ACCEPT + action - CA_ACCEPT
    return DRAW + 16 * (action - CA_DRAW)


def law_reaction(s: Vector, seat: int, action: int) -> int:
    """The kernel's number of an action that only windows need."""
    if action < CA_CALL:
        laid = action - CA_PLAY_UNO
        return laid // 15 * 16 + laid % 15 + WITH_UNO
    if action == CA_CALL:
        return CALL
    if action < CA_JUMP:
        return CATCH + (seat + 1 + action - CA_CATCH) % s[SEATS]
    if action == CA_PASS:
        return UNDECIDED
    return s[TOP] + (JUMP_IN if action == CA_JUMP else JUMP_IN_WITH_UNO)


def env_action(s: Vector, seat: int, act: int, windows: int) -> int:
    """The environment's number of a kernel's act; -1 where it has none."""
    if act < TURN_ACTS:
        face = act & WITH_UNO - 1
        if face & 15 == 15:
            return CA_DRAW + (act >> 4) if act < WITH_UNO else -1
        place = (face >> 4) * 15 + (face & 15)
        return place + CA_PLAY_UNO if act >= WITH_UNO and windows == SEQUENTIAL else place
    if act in (ACCEPT, CHALLENGE):
        return CA_ACCEPT + act - ACCEPT
    if NAME_COLOR <= act < CATCH:
        return CA_COLOR + act - NAME_COLOR
    if SWAP <= act < SWAP + s[SEATS]:
        return CA_SWAP + (act - SWAP - seat) % s[SEATS] - 1
    if windows == AUTO:
        return -1
    if act == CALL:
        return CA_CALL
    if CATCH <= act < CATCH + s[SEATS]:
        return CA_CATCH + (act - CATCH - seat) % s[SEATS] - 1
    if act >= JUMP_IN:
        return CA_JUMP if act < JUMP_IN_WITH_UNO else CA_JUMP_UNO
    return -1


def opens_window(act: int) -> bool:
    """Whether others may have something to do out of turn after this act of a seat."""
    if act < TURN_ACTS:
        return act & 15 != 15
    return act >= JUMP_IN or SWAP <= act < SWAP + 10


# ------------------------------------------------------------------------------------ the last acts


def log_act(s: Vector, e: Vector, seat: int, act: int) -> None:
    """Notes an act of a seat, before it is done."""
    face = act & WITH_UNO - 1 if act < TURN_ACTS or act >= JUMP_IN else 0
    e[E_LOG + e[E_LOGGED] % MOST_HISTORY] = seat | act << LOG_ACT | face << LOG_FACE
    e[E_LOGGED] += 1


def write_history(s: Vector, c: Vector, e: Vector, seat: int, o: Bytes, at: int) -> None:
    """Writes the last acts as ``seat`` saw them, the latest first; zero where there are none."""
    seats = s[SEATS]
    width = CH_SEATS + 2 * seats
    for i in range(at, at + width * c[C_HISTORY]):
        o[i] = 0
    logged = e[E_LOGGED]
    for back in range(1, min(c[C_HISTORY], logged) + 1):
        word = e[E_LOG + (logged - back) % MOST_HISTORY]
        write_act(word >> LOG_ACT & 0xFFF, word >> LOG_FACE, o, at)
        actor = word & 15
        o[at + CH_SEATS + (actor - seat) % seats] = 1
        whom = act_target(word >> LOG_ACT & 0xFFF)
        if whom != NOBODY:
            o[at + CH_SEATS + seats + (whom - seat) % seats] = 1
        at += width


def write_act(act: int, face: int, o: Bytes, at: int) -> None:
    """What one act was, into bytes that are zero."""
    kind = act_kind(act)
    o[at + kind] = 1
    if kind in (CH_PLAY, CH_JUMP):
        o[at + CH_UNO] = 1 if WITH_UNO <= act < TURN_ACTS or act >= JUMP_IN_WITH_UNO else 0
        o[at + CH_FACE_COLOR + (face >> 4)] = 1
        o[at + CH_FACE_RANK + (face & 15)] = 1
    elif kind == CH_COLOR:
        o[at + CH_FACE_COLOR + act - NAME_COLOR] = 1


def act_target(act: int) -> int:
    """Who was caught or swapped with, or NOBODY."""
    if CATCH <= act < SWAP:
        return act - CATCH
    return act - SWAP if SWAP <= act < SWAP + 10 else NOBODY


def act_kind(act: int) -> int:
    """The CH_ constant of a kernel's act."""
    if act >= JUMP_IN:
        return CH_JUMP
    if act < TURN_ACTS:
        return CH_PLAY if act & 15 != 15 else turn_kind(act)
    if act == CALL:
        return CH_CALL
    if act == ACCEPT:
        return CH_ACCEPT
    if act == CHALLENGE:
        return CH_CHALLENGE
    if act < CATCH:
        return CH_COLOR
    return CH_CATCH if act < SWAP else CH_SWAP


def turn_kind(act: int) -> int:
    """The CH_ constant of DRAW, KEEP or TAKE."""
    if act == DRAW:
        return CH_DRAW
    return CH_KEEP if act == KEEP else CH_TAKE

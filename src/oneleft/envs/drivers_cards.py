"""Environments of UNO at both speeds: from decision to decision, one or many at once.

Plain Python in the kernels' subset. ``vector.py`` compiles it in one build with the law; the
environments on the interpreted law use the same functions, so both give the same numbers.

``r`` rules, ``s`` state, ``c`` settings, ``e`` node, ``g`` generator: see ``layout.py``.
"""

from __future__ import annotations

from oneleft.envs.features_cards import (
    law_act,
    log_act,
    may_react,
    node_mask,
    observe_all,
    opens_window,
    owing,
)
from oneleft.envs.layout import (
    C_ACTIONS,
    C_FIRST,
    C_HISTORY,
    C_ILLEGAL,
    C_ILLEGAL_REWARD,
    C_LEARNER,
    C_MOST_STEPS,
    C_REWARD,
    C_SEATS,
    C_WIDTH,
    C_WINDOWS,
    CA_PASS,
    CUT_OFF,
    E_ACTOR,
    E_ASKED,
    E_LOGGED,
    E_PLAYER,
    E_ROUND,
    E_STEPS,
    E_WINDOW,
    ENDED,
    FORFEIT,
    ILLEGAL_ERROR,
    ILLEGAL_LOSE,
    MOST_UNSEEN,
    ONE_REWARD,
    REWARD_UNIT,
    SEQUENTIAL,
    UNDECIDED,
)
from oneleft.envs.many import (
    any_action,
    first_illegal,
    is_in_mask,
    load_one,
    node_length,
    random_actions,
    save_one,
)
from oneleft.kernel.cards import (
    apply,
    call_fits_play,
    chance_is_due,
    hand_points,
    same_side,
    start,
)
from oneleft.kernel.drivers_cards import STATE_SIZE, chance_act, random_answer, random_play
from oneleft.kernel.state import (
    CHANCE,
    DRAW,
    HAND,
    HIGH,
    NOBODY,
    P_OVER,
    P_PLAY,
    PHASE,
    POINTS,
    R_SCORING,
    R_TEAMS,
    SCORING_LOW,
    SEATS,
    TURN_ACTS,
    WINNER,
    WITH_UNO,
)
from oneleft.splitmix import Words
from oneleft.vectors import Bytes, Vector

# ----------------------------------------------------------------------------------- one decision


def find_actor(r: Vector, s: Vector, e: Vector) -> int:
    """Sets who decides next, where chance is not due and the round is not over.

    Gives an act that the actor does unasked, or UNDECIDED. While a window is open the others are
    asked in order from the player's left, those who can do something.
    """
    e[E_WINDOW] = 0
    player = e[E_PLAYER]
    if player != NOBODY:
        seats = s[SEATS]
        while e[E_ASKED] < seats:
            seat = (player + e[E_ASKED]) % seats
            if may_react(r, s, seat):
                e[E_ACTOR] = seat
                e[E_WINDOW] = 1
                return UNDECIDED
            e[E_ASKED] += 1
        e[E_PLAYER] = NOBODY
    e[E_ACTOR] = owing(s)
    return UNDECIDED


def note_act(s: Vector, c: Vector, e: Vector, seat: int, act: int) -> None:
    """What the environment remembers of an act that is about to be done."""
    if c[C_HISTORY] > 0:
        log_act(s, e, seat, act)
    if c[C_WINDOWS] == SEQUENTIAL and opens_window(act):
        e[E_PLAYER] = seat
        e[E_ASKED] = 1


def random_opponent(r: Vector, s: Vector, g: Words, seat: int) -> int:
    """The act of the benchmark's random player, UNO called where that is right."""
    if s[PHASE] == P_PLAY:
        act = random_play(r, s, g, seat, DRAW)
    else:
        act = random_answer(r, s, g, seat)
    if act < TURN_ACTS and act & 15 != 15 and call_fits_play(r, s, seat, act):
        return act + WITH_UNO
    return act


def let_pass(r: Vector, s: Vector, c: Vector, e: Vector, seat: int) -> int:
    """A seat that is asked out of turn does nothing: the law's act for that, or UNDECIDED."""
    e[E_ASKED] += 1
    return law_act(r, s, c, seat, CA_PASS)


def unasked_act(r: Vector, s: Vector, c: Vector, e: Vector, g: Words, seat: int) -> int:
    """What an opponent does that plays at random and lets all windows pass; UNDECIDED: nothing."""
    if not e[E_WINDOW]:
        return random_opponent(r, s, g, seat)
    return let_pass(r, s, c, e, seat)


def advance(r: Vector, s: Vector, c: Vector, e: Vector, g: Words) -> None:
    """On through chance and unasked seats to the next decision, or to the end of the round."""
    learner = c[C_LEARNER]
    while s[PHASE] != P_OVER:
        if chance_is_due(s):
            apply(r, s, CHANCE, chance_act(r, s, g))
            continue
        act = find_actor(r, s, e)
        seat = e[E_ACTOR]
        if act == UNDECIDED:
            if learner in (NOBODY, seat):
                return
            act = unasked_act(r, s, c, e, g, seat)
            if act == UNDECIDED:
                continue
        note_act(s, c, e, seat, act)
        apply(r, s, seat, act)
    e[E_ACTOR] = NOBODY


def begin_round(r: Vector, s: Vector, c: Vector, e: Vector, g: Words) -> bool:
    """Deals, and goes on to the first decision; rounds that end before it are not seen.

    False if there was none in MOST_UNSEEN rounds.
    """
    seats = c[C_SEATS]
    for _ in range(MOST_UNSEEN):
        first = c[C_FIRST]
        start(r, s, seats, (1 << seats) - 1, e[E_ROUND] % seats if first == NOBODY else first)
        e[E_WINDOW] = 0
        e[E_PLAYER] = NOBODY
        e[E_ASKED] = 0
        e[E_STEPS] = 0
        e[E_LOGGED] = 0
        advance(r, s, c, e, g)
        if s[PHASE] != P_OVER:
            return True
        e[E_ROUND] += 1
    return False


def take_action(r: Vector, s: Vector, c: Vector, e: Vector, g: Words, action: int) -> int:
    """Does an action of the mask of the node; gives 0, ENDED or CUT_OFF."""
    seat = e[E_ACTOR]
    act = law_act(r, s, c, seat, action)
    if action == CA_PASS:
        e[E_ASKED] += 1
    if act != UNDECIDED:
        note_act(s, c, e, seat, act)
        apply(r, s, seat, act)
    e[E_STEPS] += 1
    advance(r, s, c, e, g)
    if s[PHASE] == P_OVER:
        return ENDED
    if c[C_MOST_STEPS] > 0 and e[E_STEPS] >= c[C_MOST_STEPS]:
        return CUT_OFF
    return 0


# ----------------------------------------------------------------------------------------- rewards


def write_rewards(r: Vector, s: Vector, c: Vector, out: Vector, at: int) -> None:
    """What each seat has won in a round that is over, in REWARD_UNITs a point; the sum is 0.

    The winner gets what the others pay; a loser pays its hand, less its share of what the winner
    is not given (the winner's own hand where a round is blocked, AC-25). Partners share alike.
    With ONE_REWARD: 1 for the winning side, -1 for the others. Nobody wins: 0 for all.
    """
    seats = s[SEATS]
    winner = s[WINNER]
    for i in range(seats):
        out[at + i] = 0
    if winner == NOBODY:
        return
    if c[C_REWARD] == ONE_REWARD:
        for seat in range(seats):
            won = seat == winner or same_side(r, seat, winner)
            out[at + seat] = REWARD_UNIT if won else -REWARD_UNIT
        return
    total = 0
    hands = 0
    for seat in range(seats):
        total += s[POINTS + seat]
        if seat != winner:
            hands += hand_points(s[HAND + seat], s[HIGH + seat])
    if r[R_TEAMS]:
        for seat in range(seats):
            half = total * (REWARD_UNIT // 2)
            out[at + seat] = half if same_side(r, seat, winner) else -half
        return
    spared = 0 if r[R_SCORING] == SCORING_LOW else (hands - total) * (REWARD_UNIT // (seats - 1))
    for seat in range(seats):
        if seat == winner:
            out[at + seat] = total * REWARD_UNIT
        else:
            out[at + seat] = spared - hand_points(s[HAND + seat], s[HIGH + seat]) * REWARD_UNIT


# ------------------------------------------------------------------------------------- many at once


def show_one(r: Vector, s: Vector, c: Vector, e: Vector, obs: Bytes, masks: Bytes, i: int) -> None:
    """Writes the observation and the mask of the one who decides."""
    seat = e[E_ACTOR]
    observe_all(r, s, c, e, seat, obs, i * c[C_WIDTH])
    node_mask(r, s, c, seat, e[E_WINDOW], masks, i * c[C_ACTIONS])


def reset_many(
    r: Vector,
    c: Vector,
    states: Vector,
    nodes: Vector,
    gens: Words,
    n: int,
    obs: Bytes,
    masks: Bytes,
    actors: Vector,
    s: Vector,
    e: Vector,
    g: Words,
) -> int:
    """Begins a round in each of ``n`` environments and shows it; ``s``, ``e``, ``g``: for work.

    Gives -1, or the first environment in which nobody is ever asked.
    """
    length = node_length(c)
    for i in range(n):
        load_one(states, nodes, gens, i, STATE_SIZE, length, s, e, g)
        if not begin_round(r, s, c, e, g):
            return i
        show_one(r, s, c, e, obs, masks, i)
        actors[i] = e[E_ACTOR]
        save_one(states, nodes, gens, i, STATE_SIZE, length, s, e, g)
    return -1


def act_one(
    r: Vector, s: Vector, c: Vector, e: Vector, g: Words, action: int, masks: Bytes, i: int
) -> int:
    """Does an action, or what ``c`` says of one that is not in the mask; how the round ended."""
    if not is_in_mask(c, masks, i, action):
        if c[C_ILLEGAL] == ILLEGAL_LOSE:
            return FORFEIT
        action = any_action(c, g, masks, i)
    return take_action(r, s, c, e, g, action)


def step_many(
    r: Vector,
    c: Vector,
    states: Vector,
    nodes: Vector,
    gens: Words,
    acts: Vector,
    n: int,
    obs: Bytes,
    masks: Bytes,
    actors: Vector,
    rewards: Vector,
    won: Vector,
    ends: Bytes,
    finals: Bytes,
    s: Vector,
    e: Vector,
    g: Words,
) -> int:
    """Does one action in each of ``n`` environments; those that end begin anew at once.

    Gives -1, or the first environment whose action is illegal where that is an error: then nothing
    has been done; or ``n`` and the first environment in which nobody is ever asked any more.
    ``rewards`` gets those of all seats, zero but where a round ended, ``won`` that of the seat that
    acted; ``finals`` the last observations of the rounds that ended, as that seat sees them.
    """
    if c[C_ILLEGAL] == ILLEGAL_ERROR:
        bad = first_illegal(c, acts, n, masks)
        if bad >= 0:
            return bad
    seats = c[C_SEATS]
    length = node_length(c)
    for i in range(n):
        load_one(states, nodes, gens, i, STATE_SIZE, length, s, e, g)
        seat = e[E_ACTOR]
        end = act_one(r, s, c, e, g, acts[i], masks, i)
        ends[i] = end
        won[i] = 0
        for j in range(i * seats, i * seats + seats):
            rewards[j] = 0
        if end:
            if end == ENDED:
                write_rewards(r, s, c, rewards, i * seats)
            elif end == FORFEIT:
                rewards[i * seats + seat] = c[C_ILLEGAL_REWARD]
            observe_all(r, s, c, e, seat, finals, i * c[C_WIDTH])
            won[i] = rewards[i * seats + seat]
            e[E_ROUND] += 1
            if not begin_round(r, s, c, e, g):
                return n + i
        show_one(r, s, c, e, obs, masks, i)
        actors[i] = e[E_ACTOR]
        save_one(states, nodes, gens, i, STATE_SIZE, length, s, e, g)
    return -1


def run_many(
    r: Vector,
    c: Vector,
    states: Vector,
    nodes: Vector,
    gens: Words,
    acts: Vector,
    n: int,
    obs: Bytes,
    masks: Bytes,
    actors: Vector,
    rewards: Vector,
    won: Vector,
    ends: Bytes,
    finals: Bytes,
    s: Vector,
    e: Vector,
    g: Words,
    steps: int,
    h: Words,
) -> int:
    """``steps`` times ``step_many`` with random actions from ``h``; gives the rounds ended.

    -1 if nobody is ever asked any more in one of the environments.
    """
    rounds = 0
    for _ in range(steps):
        random_actions(c, masks, n, acts, h)
        bad = step_many(
            r,
            c,
            states,
            nodes,
            gens,
            acts,
            n,
            obs,
            masks,
            actors,
            rewards,
            won,
            ends,
            finals,
            s,
            e,
            g,
        )
        if bad >= 0:
            return -1
        for i in range(n):
            rounds += 1 if ends[i] else 0
    return rounds

"""From decision to decision, one environment or many at once: the same for both games.

Plain Python in the kernels' subset. It leaves open what a game brings: the names declared below are
those of the game's law, of ``features_GAME.py`` and of ``drivers_GAME.py``. They get their meaning
where all modules of a game are put into one namespace, compiled or interpreted: ``builds.py``.

``r`` rules, ``s`` state, ``c`` settings, ``e`` node, ``g`` generator: see ``layout.py``.
"""

# ruff: noqa: F821 - the names that a game brings are declared here and bound in builds.py

from __future__ import annotations

from collections.abc import Callable

from oneleft.envs.layout import (
    C_ACTIONS,
    C_FIRST,
    C_HISTORY,
    C_ILLEGAL,
    C_ILLEGAL_REWARD,
    C_LEARNER,
    C_MOST_STEPS,
    C_SEATS,
    C_WIDTH,
    C_WINDOWS,
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
    MOST_UNSEEN,
    SEQUENTIAL,
    UNDECIDED,
)
from oneleft.envs.many import (
    NO_ACTION,
    action_to_do,
    first_illegal,
    load_one,
    node_length,
    random_actions,
    save_one,
)
from oneleft.kernel.state import CHANCE, NOBODY
from oneleft.splitmix import Words
from oneleft.vectors import Bytes, Vector

INLINED = ("note_act", "run_chance", "is_over", "chosen_act", "how_ended")
"""The path of an ordinary step: see ``kernel/compiled.py``."""

# ----------------------------------------------------------------------------- what a game brings

# The law: kernel/GAME.py, kernel/drivers_GAME.py.
STATE_SIZE: int
start: Callable[[Vector, Vector, int, int, int], None]
apply: Callable[[Vector, Vector, int, int], None]
chance_is_due: Callable[[Vector], bool]
chance_act: Callable[[Vector, Vector, Words], int]
is_over: Callable[[Vector], bool]
# What is seen and may be done: features_GAME.py.
observe_all: Callable[[Vector, Vector, Vector, Vector, int, Bytes, int], None]
node_mask: Callable[[Vector, Vector, Vector, int, int, Bytes, int], None]
law_act: Callable[[Vector, Vector, Vector, int, int], int]
opens_window: Callable[[int], bool]
log_act: Callable[[Vector, Vector, int, int], None]
# Who decides, and what is won: drivers_GAME.py.
PASS_ACTION: int
find_actor: Callable[[Vector, Vector, Vector], int]
random_opponent: Callable[[Vector, Vector, Words, int], int]
write_rewards: Callable[[Vector, Vector, Vector, Vector, int], None]

# ----------------------------------------------------------------------------------- one decision


def note_act(s: Vector, c: Vector, e: Vector, seat: int, act: int) -> None:
    """What the environment remembers of an act that is about to be done."""
    if c[C_HISTORY] > 0:
        log_act(s, e, seat, act)
    if c[C_WINDOWS] == SEQUENTIAL and opens_window(act):
        e[E_PLAYER] = seat
        e[E_ASKED] = 1


def run_chance(r: Vector, s: Vector, g: Words) -> None:
    """Does all that CHANCE owes."""
    while chance_is_due(s):
        apply(r, s, CHANCE, chance_act(r, s, g))


def let_pass(r: Vector, s: Vector, c: Vector, e: Vector, seat: int) -> int:
    """A seat that is asked out of turn does nothing: the law's act for that, or UNDECIDED."""
    e[E_ASKED] += 1
    return law_act(r, s, c, seat, PASS_ACTION)


def unasked_act(r: Vector, s: Vector, c: Vector, e: Vector, g: Words, seat: int) -> int:
    """What an opponent does that plays at random and lets all windows pass; UNDECIDED: nothing."""
    if not e[E_WINDOW]:
        return random_opponent(r, s, g, seat)
    return let_pass(r, s, c, e, seat)


def advance(r: Vector, s: Vector, c: Vector, e: Vector, g: Words, seat: int, act: int) -> None:
    """Does an act of a seat, UNDECIDED for none, and what follows unasked.

    That is chance and the acts of seats that are not asked, up to the next decision or the end of
    the round.
    """
    learner = c[C_LEARNER]
    while True:
        if act != UNDECIDED:
            note_act(s, c, e, seat, act)
            apply(r, s, seat, act)
        run_chance(r, s, g)
        if is_over(s):
            e[E_ACTOR] = NOBODY
            return
        act = find_actor(r, s, e)
        seat = e[E_ACTOR]
        if act == UNDECIDED:
            if learner in (NOBODY, seat):
                return
            act = unasked_act(r, s, c, e, g, seat)


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
        advance(r, s, c, e, g, NOBODY, UNDECIDED)
        if not is_over(s):
            return True
        e[E_ROUND] += 1
    return False


def chosen_act(r: Vector, s: Vector, c: Vector, e: Vector, seat: int, action: int) -> int:
    """The law's act for an action of the mask, or UNDECIDED; the decision is counted."""
    if action == PASS_ACTION:
        e[E_ASKED] += 1
    e[E_STEPS] += 1
    return law_act(r, s, c, seat, action)


def how_ended(s: Vector, c: Vector, e: Vector) -> int:
    """ENDED, CUT_OFF, or 0 while the round goes on."""
    if is_over(s):
        return ENDED
    return CUT_OFF if 0 < c[C_MOST_STEPS] <= e[E_STEPS] else 0


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
        action = action_to_do(c, g, masks, i, acts[i])
        end = FORFEIT
        if action != NO_ACTION:
            advance(r, s, c, e, g, seat, chosen_act(r, s, c, e, seat, action))
            end = how_ended(s, c, e)
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

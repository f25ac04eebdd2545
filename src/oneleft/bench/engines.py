"""The engines of `oneleft bench`: each makes a sprint, which plays rounds and counts turns.

RLCard is unmodified but for one thing: its games know two seats, and are told the number of
seats by hand. It plays other rules than the sheet's in a dozen places (no challenge, no call, no
score); what is asked of it is the same: find the legal actions, do one.
"""

from __future__ import annotations

import ctypes
import random  # noqa: TID251 - the players of other engines choose with it
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from types import MappingProxyType
from typing import Any

from oneleft.errors import MissingExtraError, OneLeftError
from oneleft.kernel import drivers_cards, drivers_dice
from oneleft.kernel.compiled import compiled
from oneleft.laws import LAWS
from oneleft.rules import CardRules, Ruleset
from oneleft.sim.plain import fused_driver, is_plain
from oneleft.splitmix import SplitMix64

GAMES = ("cards", "dice")
SEED = 1
TURNS, STEPS, ACTS = "turns", "steps", "acts"
C_SOURCE = Path(__file__).resolve().parents[3] / "benchmarks" / "uno.c"
BATCH = 256
"""How many tables the vector environment holds."""
PGX_BATCH, PGX_STEPS = 1024, 64

Sprint = Callable[[int], int]
"""Plays so many rounds and gives the turns."""
Report = Callable[[str], None]


class MissingEngineError(OneLeftError):
    """An engine of other people's that is not there, and how to get it."""

    def __init__(self, engine: str, remedy: str) -> None:
        super().__init__(f"{engine} cannot be measured here: {remedy}")


@dataclass(frozen=True, slots=True)
class Engine:
    """How an engine is made ready, and what it can play.

    Attributes:
        seats: the numbers of seats that it plays; empty: all that the game has.
        unit: what its sprints count.
        is_ours: whether it must be there; what is not ours is left out where it is not installed.
    """

    prepare: Callable[[Ruleset, int, Report | None], Sprint]
    games: tuple[str, ...] = GAMES
    seats: tuple[int, ...] = ()
    unit: str = TURNS
    is_ours: bool = False
    fits: Callable[[Ruleset], bool] = lambda _rules: True

    def plays(self, rules: Ruleset, seats: int) -> bool:
        """Whether there is a row for these rules with so many seats."""
        has_seats = not self.seats or seats in self.seats
        return rules.game in self.games and has_seats and self.fits(rules)


# ------------------------------------------------------------------------------------- our own


def _interpreted(rules: Ruleset, seats: int, _report: Report | None) -> Sprint:
    drivers = drivers_cards if rules.game == "cards" else drivers_dice
    r, s = LAWS[rules.game].rule_vector(rules), [0] * drivers.STATE_SIZE
    g = SplitMix64(SEED).state

    def sprint(rounds: int) -> int:
        out = [0] * drivers.TALLY_SIZE
        drivers.play_rounds(r, s, g, seats, rounds, out)
        return int(out[drivers.TURNS])

    return sprint


def _compiled(rules: Ruleset, seats: int, report: Report | None) -> Sprint:
    code = compiled(rules.game, report=report)
    return _compiled_sprint(rules, seats, code.play_rounds)


def _fused(rules: Ruleset, seats: int, report: Report | None) -> Sprint:
    return _compiled_sprint(rules, seats, fused_driver(report=report))


def _compiled_sprint(rules: Ruleset, seats: int, driver: Callable[..., None]) -> Sprint:
    """Rounds by a compiled ``play_rounds``, whatever build it stands in."""
    import numpy as np

    drivers = drivers_cards if rules.game == "cards" else drivers_dice
    r = np.array(LAWS[rules.game].rule_vector(rules), np.int64)
    s, g = np.zeros(drivers.STATE_SIZE, np.int64), np.array(SplitMix64(SEED).state, np.uint64)

    def sprint(rounds: int) -> int:
        out = np.zeros(drivers.TALLY_SIZE, np.int64)
        driver(r, s, g, seats, rounds, out)
        return int(out[drivers.TURNS])

    return sprint


def _vector(rules: Ruleset, seats: int, report: Report | None) -> Sprint:
    """The vector environment in self-play: observations and masks written, actions at random."""
    try:
        from oneleft.envs.vector import TablesEnv
    except ImportError as error:
        raise MissingExtraError("rl", error) from error
    envs = TablesEnv(BATCH, rules.game, rules, seats, opponents=None, copy=False, report=report)
    _, infos = envs.reset(seed=SEED)
    state = {"infos": infos}

    def sprint(rounds: int) -> int:
        for _ in range(rounds):
            _, _, _, _, state["infos"] = envs.step(envs.random_actions())
        return rounds * BATCH

    return sprint


# ------------------------------------------------------------------------------------- a C program


def _plain_c(_rules: Ruleset, seats: int, _report: Report | None) -> Sprint:
    """``benchmarks/uno.c``, built for this machine."""
    code = c_library()

    def sprint(rounds: int) -> int:
        out = (ctypes.c_uint64 * 6)()
        code.uno_rounds(seats, rounds, out)
        return out[0]

    return sprint


def c_library() -> Any:
    """The C program as a library: ``uno_seed(seed)``, ``uno_rounds(seats, rounds, out)``.

    ``out`` receives turns, points of the winners, wins of the first seat, and the sums of the
    squares of a round's turns and points.

    Raises:
        MissingEngineError: no C compiler, or no source beside the package.
    """
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        raise MissingEngineError("the C program", "it needs a C compiler (Debian: gcc)")
    if not C_SOURCE.exists():
        raise MissingEngineError("the C program", "its source is in oneleft's repository alone")
    with tempfile.TemporaryDirectory() as folder:
        library = Path(folder) / "uno.so"
        options = ["-O3", "-march=native", "-shared", "-fPIC", "-o", str(library), str(C_SOURCE)]
        done = subprocess.run([compiler, *options], capture_output=True, text=True, check=False)
        if done.returncode:
            raise MissingEngineError("the C program", f"it does not compile: {done.stderr[:200]}")
        code = ctypes.CDLL(str(library))
    code.uno_seed(ctypes.c_uint64(SEED))
    code.uno_rounds.argtypes = [ctypes.c_int, ctypes.c_long, ctypes.POINTER(ctypes.c_uint64)]
    code.uno_rounds.restype = None
    return code


# ------------------------------------------------------------------------------------- others


def _rlcard_raw(_rules: Ruleset, seats: int, _report: Report | None) -> Sprint:
    """RLCard's game loop as its own environment runs it: ``init_game`` and ``step``."""
    try:
        import numpy as np
        from rlcard.games.uno import Game
    except ImportError as error:
        raise MissingExtraError("bench", error) from error
    game = Game()
    game.np_random = np.random.RandomState(SEED)
    game.num_players = seats
    choose = random.Random(SEED).choice

    def sprint(rounds: int) -> int:
        turns = 0
        for _ in range(rounds):
            try:
                state, _ = game.init_game()
                while not game.is_over():
                    state, _ = game.step(choose(state["legal_actions"]))
                    turns += 1
            except IndexError:  # it breaks off where stock and discard are empty
                continue
        return turns

    return sprint


def _rlcard_env(_rules: Ruleset, seats: int, _report: Report | None) -> Sprint:
    """RLCard's environment: ``reset`` and ``step``, observations included."""
    try:
        import rlcard
    except ImportError as error:
        raise MissingExtraError("bench", error) from error
    env = rlcard.make("uno", config={"seed": SEED})
    env.num_players = env.game.num_players = seats
    choose = random.Random(SEED).choice

    def sprint(rounds: int) -> int:
        turns = 0
        for _ in range(rounds):
            try:
                state, _ = env.reset()
                while not env.is_over():
                    state, _ = env.step(choose(list(state["legal_actions"])))
                    turns += 1
            except IndexError:
                continue
        return turns

    return sprint


def _openspiel(_rules: Ruleset, seats: int, _report: Report | None) -> Sprint:
    """OpenSpiel's Crazy Eights, in C++ and called from Python: another game of the family."""
    try:
        import pyspiel
    except ImportError as error:
        raise MissingEngineError("OpenSpiel", "pip install open_spiel") from error
    game = pyspiel.load_game("crazy_eights", {"players": seats})
    choose = random.Random(SEED).choice

    def sprint(rounds: int) -> int:
        acts = 0
        for _ in range(rounds):
            state = game.new_initial_state()
            while not state.is_terminal():
                acts += not state.is_chance_node()
                state.apply_action(choose(state.legal_actions()))
        return acts

    return sprint


def _pgx(_rules: Ruleset, _seats: int, _report: Report | None) -> Sprint:
    """Leduc poker of pgx on the processor, many tables in one compiled loop of JAX."""
    try:
        jax: Any = import_module("jax")
        pgx: Any = import_module("pgx")
    except ImportError as error:
        raise MissingEngineError("pgx", "pip install pgx") from error
    env = pgx.make("leduc_holdem")
    begin, step = jax.vmap(env.init), jax.vmap(env.step)

    def one(carry: Any, key: Any) -> tuple[Any, None]:
        state = carry
        chosen, again = jax.random.split(key)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        state = step(state, jax.random.categorical(chosen, logits))
        fresh = begin(jax.random.split(again, PGX_BATCH))

        def pick(new: Any, old: Any) -> Any:
            over = state.terminated.reshape((-1,) + (1,) * (old.ndim - 1))
            return jax.numpy.where(over, new, old)

        return jax.tree_util.tree_map(pick, fresh, state), None

    run = jax.jit(lambda state, keys: jax.lax.scan(one, state, keys)[0])
    held = {"state": begin(jax.random.split(jax.random.PRNGKey(SEED), PGX_BATCH))}

    def sprint(rounds: int) -> int:
        for i in range(rounds):
            keys = jax.random.split(jax.random.PRNGKey(i), PGX_STEPS)
            held["state"] = jax.block_until_ready(run(held["state"], keys))
        return rounds * PGX_BATCH * PGX_STEPS

    return sprint


def _is_official(rules: Ruleset) -> bool:
    return rules == CardRules.preset("official")


def _is_plain(rules: Ruleset) -> bool:
    return isinstance(rules, CardRules) and is_plain(rules)


_CARDS = ("cards",)
ENGINES: Mapping[str, Engine] = MappingProxyType(
    {
        "oneleft-interpreted": Engine(_interpreted, is_ours=True),
        "oneleft-compiled": Engine(_compiled, is_ours=True),
        "oneleft-fused": Engine(_fused, games=_CARDS, is_ours=True, fits=_is_plain),
        "oneleft-vector": Engine(_vector, unit=STEPS, is_ours=True),
        "plain-c": Engine(_plain_c, games=_CARDS, fits=_is_official),
        "rlcard-raw": Engine(_rlcard_raw, games=_CARDS),
        "rlcard-env": Engine(_rlcard_env, games=_CARDS),
        "openspiel-crazy-eights": Engine(_openspiel, games=_CARDS, unit=ACTS),
        "pgx-leduc": Engine(_pgx, games=_CARDS, seats=(2,), unit=STEPS),
    }
)

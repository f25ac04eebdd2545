"""How fair the race for a catch is: who is first, by how far away a player is.

Two players see that a third has not said UNO, and press after a human time to react. One is 10 ms
away from the server, the other 10 to 300 ms (there and back). The server's own rules put the
presses in order (``oneleft.server.decide``, ``dues`` and ``distance``), with a clock of our own.
Beside them: what the order of arrival would give, and a player who answers the server's beats late
to seem far away, with a connection of its own or behind a proxy.

    python -m benchmarks.race            prints the table of docs/race.md
"""

from __future__ import annotations

import argparse
import copy
import random
import statistics

from oneleft.chance import Commitment
from oneleft.kernel import state as k
from oneleft.server import entries as e
from oneleft.server import wire as w
from oneleft.server.decide import MOST_CREDIT_MS, RACE_MS, Asker, decide
from oneleft.server.distance import bounded
from oneleft.server.dues import entries_due
from oneleft.server.table import Table

REACTION_MS, REACTION_SPREAD = 420.0, 70.0
"""From seeing to pressing: the mean and the spread of a practiced adult."""
NEAR_MS = 10
DELAYS = (10, 20, 50, 80, 100, 150, 200, 250, 300)
JITTER = 0.1
BEGIN = 1_000_000
LIE_MS = 500
"""Half the round trip that somebody's late answers pretend."""


def table_with_a_debt(seed: int) -> tuple[Table, int]:
    """A table of three people where somebody owes UNO, and who it is."""
    rng = random.Random(seed)
    while True:
        secret, salt = rng.randbytes(32), rng.randbytes(16)
        table = Table("RACE", Commitment(secret, salt), "replay")
        settings = w.Settings(seats=3, window_min_ms=0)
        opening: list[e.Entry] = [
            e.Made(at=0, settings=settings, host="guest0", digest="", law=1),
            *(
                e.Seated(at=0, seat=seat, guest=f"guest{seat}", name="ABC"[seat])
                for seat in range(3)
            ),
            *(e.Here(at=0, seat=seat, conn=f"conn{seat}") for seat in range(3)),
            e.Started(at=0),
            e.Dealt(at=0),
        ]
        for entry in opening:
            table.apply(table.seq + 1, entry)
        while table.status == "playing":
            turn = table.game.turn
            assert turn is not None
            moves = [str(move) for move in table.game.legal_moves(turn)]
            silent = [move for move in moves if not move.endswith("!")]
            move = rng.choice([each for each in silent if not each.startswith(("catch", "uno"))])
            table.apply(table.seq + 1, e.Acted(at=BEGIN, actor=turn, move=move))
            owing = table.game.state[k.OWES]
            if table.status == "playing" and owing and table.game.turn is not None:
                return table, owing.bit_length() - 1


def first_to_catch(table: Table, owing: int, presses: dict[int, tuple[float, int]]) -> int:
    """Who catches: ``presses`` are arrival and measured delay by seat."""
    table = copy.deepcopy(table)
    for seat, (arrival, delay) in sorted(presses.items(), key=lambda each: each[1][0]):
        asker = Asker(f"guest{seat}", conn=f"conn{seat}", delay=delay)
        now = BEGIN + int(arrival)
        _run_dues(table, now)
        command = w.Act(id=f"press{seat}", move=f"catch {'ABC'[owing]}", seq=table.seq)
        decided = decide(table, asker, command, now)
        if isinstance(decided, list):
            for entry in decided:
                table.apply(table.seq + 1, entry)
    _run_dues(table, BEGIN + 10_000)
    caught = [
        each.event.by  # type: ignore[attr-defined]
        for step in table.last
        for each in step.story
        if type(each.event).__name__ == "Caught"
    ]
    return int(caught[0])


def _run_dues(table: Table, now: int) -> None:
    while entries := entries_due(table, now):
        if not any(isinstance(each, e.Acted | e.PressLost) for each in entries):
            return
        for entry in entries:
            table.apply(table.seq + 1, entry)


def measure(trials: int, seed: int) -> list[tuple[int, list[float]]]:
    """For each delay: how often the far player is first, in the columns of the report."""
    rng = random.Random(seed)
    tables = [table_with_a_debt(rng.getrandbits(32)) for _ in range(20)]
    found = []
    for delay in DELAYS:
        firsts: dict[str, int] = dict.fromkeys(("arrival", "corrected", "lying", "hidden"), 0)
        for _ in range(trials):
            table, owing = rng.choice(tables)
            near, far = rng.sample([seat for seat in range(3) if seat != owing], 2)
            arrivals, delays = {}, {}
            for seat, trip in ((near, NEAR_MS), (far, delay)):
                there, back = (trip / 2 * rng.gauss(1, JITTER) for _ in range(2))
                arrivals[seat] = max(0.0, there + rng.gauss(REACTION_MS, REACTION_SPREAD) + back)
                trips = [trip * rng.gauss(1, JITTER) for _ in range(9)]
                delays[seat] = int(statistics.median(trips) / 2)
            firsts["arrival"] += arrivals[far] < arrivals[near]
            seen = bounded(1.0, delay / 1000) * 500
            for name, credit in (
                ("corrected", delays[far]),
                ("lying", int(seen)),
                ("hidden", LIE_MS),
            ):
                presses = {near: (arrivals[near], delays[near]), far: (arrivals[far], credit)}
                firsts[name] += first_to_catch(table, owing, presses) == far
        found.append((delay, [first / trials for first in firsts.values()]))
    return found


def report(trials: int, seed: int) -> str:
    """The table of docs/race.md."""
    lines = [
        "| round trip | by arrival | by oneleft | late beats | late beats, behind a proxy |",
        "|---:|---:|---:|---:|---:|",
    ]
    for delay, rates in measure(trials, seed):
        lines.append(f"| {delay} ms | {' | '.join(f'{rate:.1%}' for rate in rates)} |")
    margin = 1.96 * (0.25 / trials) ** 0.5
    lines.append("")
    lines.append(
        f"{trials} races a row, 95 % within ± {margin:.1%}; the rival is {NEAR_MS} ms away."
    )
    lines.append(f"Presses within {RACE_MS} ms of the first are put in order;")
    lines.append(f"the credit is at most {MOST_CREDIT_MS} ms.")
    return "\n".join(lines)


def main() -> None:
    """Prints the table."""
    parser = argparse.ArgumentParser(description="How fair the race for a catch is.")
    parser.add_argument("--trials", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    wishes = parser.parse_args()
    print(report(wishes.trials, wishes.seed))


if __name__ == "__main__":
    main()

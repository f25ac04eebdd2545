"""RLCard's DQN learns UNO on oneleft's adapter, and is measured against RLCard's random agent.

    pip install "oneleft[rl]" rlcard==1.2.0 torch==2.13.0
    python examples/train_dqn.py

It takes a few minutes on one core. Agents, network and training are RLCard's own, unchanged; the
rules are oneleft's. The last line says how many rounds the learner won, with a 95 % interval.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import random
import time
import warnings
from typing import Any

import numpy as np

from oneleft.envs.rlcard import CardsEnv

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # RLCard still imports distutils
    import torch
    from rlcard.agents import DQNAgent, RandomAgent
    from rlcard.utils import reorganize

Z = 1.96  # 95 %


def interval(wins: int, rounds: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    share = wins / rounds
    spread = Z * (share * (1 - share) / rounds + Z * Z / (4 * rounds * rounds)) ** 0.5
    middle = share + Z * Z / (2 * rounds)
    scale = 1 + Z * Z / rounds
    return (middle - spread) / scale, (middle + spread) / scale


def make_agent(env: CardsEnv, steps: int) -> Any:
    """RLCard's DQN agent; ``steps`` is over how many of them it grows less curious."""
    return DQNAgent(
        num_actions=env.num_actions,
        state_shape=env.state_shape[0],
        mlp_layers=[128, 128],
        learning_rate=3e-4,
        discount_factor=0.95,
        epsilon_decay_steps=steps,
        replay_memory_size=100_000,
        replay_memory_init_size=2_000,
        update_target_estimator_every=100,  # of its updates: what a round taught must get around
        batch_size=128,
        train_every=4,
        device=torch.device("cpu"),
    )


def train(env: CardsEnv, agent: Any, rounds: int) -> None:
    """Plays rounds and feeds what the learner saw to it, as RLCard's examples do."""
    started = time.process_time()
    for number in range(1, rounds + 1):
        trajectories, payoffs = env.run(is_training=True)
        with contextlib.redirect_stdout(io.StringIO()):  # it reports every step
            for transition in reorganize(trajectories, payoffs)[0]:
                agent.feed(transition)
        if number % 500 == 0:
            print(f"round {number:,}, {time.process_time() - started:.0f} s", flush=True)


def evaluate(env: CardsEnv, rounds: int) -> int:
    """How many of so many rounds the first seat wins."""
    return sum(bool(env.run(is_training=False)[1][0] > 0) for _ in range(rounds))


def main() -> None:
    """Trains, then measures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3_000, help="to learn from")
    parser.add_argument("--evaluate", type=int, default=4_000, help="rounds to be measured over")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()

    torch.set_num_threads(1)
    torch.manual_seed(args.seed)
    np.random.seed(args.seed)  # where RLCard's agents draw from
    random.seed(args.seed)

    started = time.process_time()
    env = CardsEnv({"seed": args.seed, "game_num_players": args.seats})
    learner = make_agent(env, steps=15 * args.rounds)
    others = [RandomAgent(env.num_actions) for _ in range(args.seats - 1)]
    env.set_agents([learner, *others])
    train(env, learner, args.rounds)
    minutes = (time.process_time() - started) / 60

    env.seed(args.seed + 1)  # rounds that it has not seen
    wins = evaluate(env, args.evaluate)
    low, high = interval(wins, args.evaluate)
    print(
        f"trained {minutes:.1f} min of processor time; "
        f"won {wins / args.evaluate:.1%} of {args.evaluate:,} rounds "
        f"against {args.seats - 1} random (95 %: {low:.1%} to {high:.1%})"
    )


if __name__ == "__main__":
    main()

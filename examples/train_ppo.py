"""Masked PPO learns UNO on oneleft's vector environment: one file, one core, a few minutes.

    pip install "oneleft[fast,rl]" torch==2.13.0
    python examples/train_ppo.py

One seat learns, the benchmarks' random player sits in the others: it plays any lawful card, and
draws only where it has none. All tables step in one compiled call; actions that the law does not
allow get no probability. The last line says how many rounds the learner won, with a 95 % interval.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor, nn
from torch.distributions import Categorical

from oneleft.envs.vector import TablesEnv

Z = 1.96  # 95 %
MOST_COUNTED = 20.0  # larger numbers of an observation are divided by this, not by their maximum


@dataclass(frozen=True)
class Settings:
    """What may be tuned."""

    tables: int = 256
    horizon: int = 64  # steps of each table between two updates
    epochs: int = 3
    batches: int = 8
    width: int = 128
    rate: float = 1e-3
    gamma: float = 0.999
    smoothing: float = 0.95  # lambda of the advantages
    clip: float = 0.2
    entropy: float = 0.01
    value: float = 0.5
    most_gradient: float = 0.5


class Agent(nn.Module):
    """Two layers; a head for the policy and one for the value."""

    def __init__(self, env: TablesEnv, width: int) -> None:
        super().__init__()
        _, high = env.table.bounds()
        self.register_buffer("scale", torch.tensor(high).float().clamp(1.0, MOST_COUNTED))
        size = env.table.observation_size
        self.body = nn.Sequential(
            nn.Linear(size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.policy = nn.Linear(width, env.table.action_count)
        self.value = nn.Linear(width, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Categorical, Tensor]:
        """The policy over the open actions, and the value; ``seen``, ``mask``: [batch, ...]."""
        hidden = self.body(seen.float() / self.get_buffer("scale"))
        logits = self.policy(hidden).masked_fill(mask == 0, -1e9)
        return Categorical(logits=logits, validate_args=False), self.value(hidden).squeeze(-1)


@dataclass
class Rollout:
    """What the learner has seen and done: each [horizon, tables, ...]."""

    seen: Tensor
    masks: Tensor
    actions: Tensor
    chances: Tensor
    rewards: Tensor
    ends: Tensor
    values: Tensor

    @classmethod
    def empty(cls, env: TablesEnv, horizon: int) -> Rollout:
        """Room for so many steps."""
        shape = (horizon, env.num_envs)
        size, count = env.table.observation_size, env.table.action_count
        numbers = [torch.zeros(shape) for _ in range(4)]
        return cls(
            torch.zeros((*shape, size), dtype=torch.int8),
            torch.zeros((*shape, count), dtype=torch.int8),
            torch.zeros(shape, dtype=torch.int64),
            *numbers,
        )

    def advantages(self, after: Tensor, gamma: float, smoothing: float) -> Tensor:
        """Generalized advantage estimates; ``after``: the values behind the last step."""
        found = torch.zeros_like(self.rewards)
        carried = torch.zeros_like(after)
        for step in reversed(range(len(found))):
            goes_on = 1 - self.ends[step]
            surprise = self.rewards[step] + gamma * after * goes_on - self.values[step]
            carried = surprise + gamma * smoothing * goes_on * carried
            found[step] = carried
            after = self.values[step]
        return found


def to_tensors(found: dict[str, np.ndarray]) -> tuple[Tensor, Tensor]:
    """Observation and mask as tensors."""
    return torch.from_numpy(found["observation"]), torch.from_numpy(found["action_mask"])


@torch.no_grad()
def collect(
    env: TablesEnv, agent: Agent, rollout: Rollout, now: tuple[Tensor, Tensor]
) -> tuple[Tensor, Tensor]:
    """Plays ``horizon`` steps at every table; gives what is seen then."""
    for step in range(len(rollout.rewards)):
        policy, value = agent(*now)
        action = policy.sample()
        rollout.seen[step], rollout.masks[step] = now
        rollout.actions[step] = action
        rollout.chances[step] = policy.log_prob(action)
        rollout.values[step] = value
        found, reward, ended, cut_off, _ = env.step(action.numpy())
        rollout.rewards[step] = torch.from_numpy(reward)
        rollout.ends[step] = torch.from_numpy(ended | cut_off).float()
        now = to_tensors(found)
    return now


def improve(
    agent: Agent, optimizer: torch.optim.Optimizer, rollout: Rollout, gains: Tensor, s: Settings
) -> None:
    """Some epochs over the rollout with PPO's clipped objective."""
    rows = [
        each.flatten(0, 1)
        for each in (rollout.seen, rollout.masks, rollout.actions, rollout.chances, gains)
    ]
    goals = (gains + rollout.values).flatten()
    for _ in range(s.epochs):
        for part in torch.randperm(len(goals)).chunk(s.batches):
            seen, mask, action, chance, gain = (row[part] for row in rows)
            policy, value = agent(seen, mask)
            gain = (gain - gain.mean()) / (gain.std() + 1e-8)
            ratio = (policy.log_prob(action) - chance).exp()
            clipped = ratio.clamp(1 - s.clip, 1 + s.clip)
            loss = (
                -torch.minimum(ratio * gain, clipped * gain).mean()
                + s.value * (value - goals[part]).square().mean()
                - s.entropy * policy.entropy().mean()
            )
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), s.most_gradient)
            optimizer.step()


def train(env: TablesEnv, agent: Agent, s: Settings, minutes: float, seed: int) -> int:
    """Learns for so many minutes of this process; gives the steps."""
    optimizer = torch.optim.Adam(agent.parameters(), lr=s.rate, eps=1e-5)
    rollout = Rollout.empty(env, s.horizon)
    now = to_tensors(env.reset(seed=seed)[0])
    started, told, steps = time.process_time(), 0.0, 0
    while (spent := (time.process_time() - started) / 60) < minutes:
        optimizer.param_groups[0]["lr"] = s.rate * (1 - spent / minutes)
        now = collect(env, agent, rollout, now)
        with torch.no_grad():
            after = agent(*now)[1]
        improve(agent, optimizer, rollout, rollout.advantages(after, s.gamma, s.smoothing), s)
        steps += s.horizon * s.tables
        if spent >= told:
            won = (rollout.rewards > 0).sum() / rollout.ends.sum()
            print(f"{spent:.1f} min, {steps:,} steps, wins {won:.1%}", flush=True)
            told += 0.5
    return steps


@torch.no_grad()
def evaluate(env: TablesEnv, agent: Agent, rounds: int, seed: int) -> tuple[int, int]:
    """Wins and rounds, the likeliest action each time: as many rounds at every table."""
    each = -(-rounds // env.num_envs)
    played = np.zeros(env.num_envs, int)
    wins = 0
    now = to_tensors(env.reset(seed=seed)[0])
    while played.min() < each:
        policy, _ = agent(*now)
        found, reward, ended, cut_off, _ = env.step(policy.logits.argmax(-1).numpy())
        wins += int((reward[played < each] > 0).sum())
        played += ended | cut_off
        now = to_tensors(found)
    return wins, each * env.num_envs


def interval(wins: int, rounds: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    share = wins / rounds
    spread = Z * (share * (1 - share) / rounds + Z * Z / (4 * rounds * rounds)) ** 0.5
    middle = share + Z * Z / (2 * rounds)
    scale = 1 + Z * Z / rounds
    return (middle - spread) / scale, (middle + spread) / scale


def main() -> None:
    """Trains, then measures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=("cards", "dice"), default="cards")
    parser.add_argument("--rules", default="official")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=3.0, help="of processor time")
    parser.add_argument("--evaluate", type=int, default=10_000, help="rounds to be measured over")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()

    torch.set_num_threads(1)
    torch.manual_seed(args.seed)
    s = Settings()
    env = TablesEnv(s.tables, args.game, args.rules, args.seats, rewards="one", report=print)
    agent = Agent(env, s.width)
    steps = train(env, agent, s, args.minutes, args.seed)
    wins, rounds = evaluate(env, agent, args.evaluate, args.seed + 1)
    low, high = interval(wins, rounds)
    print(
        f"trained {args.minutes:g} min, {steps:,} steps; won {wins / rounds:.1%} of {rounds:,} "
        f"rounds against {args.seats - 1} random (95 %: {low:.1%} to {high:.1%})"
    )


if __name__ == "__main__":
    main()

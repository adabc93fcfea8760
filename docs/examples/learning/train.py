"""MaskablePPO learns PocketModel against the random bot: the worked example of docs/learning.md.

python -m docs.examples.learning.train --minutes 4 --out policy.zip --curve curve.svg
"""

from __future__ import annotations

import argparse
import json
from collections import deque
from pathlib import Path
from time import process_time
from typing import Any

import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

from battlemat.envs import SoloEnv
from battlemat.envs.scoring import AnswerPolicy, policy_kwargs

GAME = "pocketmodel"
ROWS = 40
LATELY = 200
"""The curve shows how often the last so many matches were won."""


def environment(bot: str = "random") -> SoloEnv:
    """A battle from a seat drawn anew each time; progress counts a little before the end."""
    return SoloEnv(GAME, bot=bot, shaping=1.0, answers=ROWS, history=1)


def learner(copies: int = 8, seed: int = 1) -> MaskablePPO:
    """Somebody who knows nothing yet."""
    table = DummyVecEnv([environment] * copies)
    layout = environment().course.layout
    return MaskablePPO(
        AnswerPolicy,
        table,
        policy_kwargs=policy_kwargs(layout),
        n_steps=256,
        batch_size=512,
        n_epochs=3,
        learning_rate=7e-4,
        gamma=0.995,
        ent_coef=0.01,
        seed=seed,
        device="cpu",
    )


class Diary(BaseCallback):
    """Writes down how often matches are won, saves what is learned so far, and stops when the time is over.

    The time is that of the processor: on a machine with other work the clock goes faster.
    """

    def __init__(self, minutes: float, out: Path) -> None:
        super().__init__()
        self.out = out
        self.seconds = minutes * 60
        self.began = process_time()
        self.outcomes: deque[float] = deque(maxlen=LATELY)
        self.matches = 0
        self.curve: list[tuple[float, int, float]] = []
        """Minutes, steps, and the part of the last matches that was won."""

    def _on_step(self) -> bool:
        for over, reward in zip(self.locals["dones"], self.locals["rewards"], strict=True):
            if over:
                self.matches += 1
                self.outcomes.append(reward > 0.5)
        return process_time() - self.began < self.seconds

    def _on_rollout_end(self) -> None:
        if self.outcomes:
            won = float(sum(self.outcomes)) / len(self.outcomes)
            self.curve.append(((process_time() - self.began) / 60, self.num_timesteps, won))
            print(f"{self.curve[-1][0]:5.1f} min {self.num_timesteps:>8,} steps {won:6.1%} won", flush=True)
        self.model.save(self.out)


def picture(curve: list[tuple[float, int, float]], path: Path) -> None:
    """The learning curve."""
    import matplotlib as mpl

    mpl.use("svg")
    mpl.rcParams["svg.hashsalt"] = "battlemat"
    from matplotlib import pyplot as plt

    figure, axes = plt.subplots(figsize=(7, 3.2), layout="constrained")
    axes.plot([steps / 1000 for _, steps, _ in curve], [won for _, _, won in curve])
    axes.set(xlabel="thousand steps", ylabel=f"won of the last {LATELY} matches", ylim=(0, 1))
    axes.axhline(0.8, linestyle=":", linewidth=1)
    axes.grid(alpha=0.3)
    figure.savefig(path, metadata={"Date": None})
    plt.close(figure)


def train(minutes: float, steps: int, out: Path) -> Diary:
    """Learn for so long, or for so many steps, and save what was learned."""
    model, diary = learner(), Diary(minutes, out)
    model.learn(steps, callback=diary)
    model.save(out)
    return diary


def main(words: list[str] | None = None) -> Any:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=4.0, help="of learning, as one core counts them (4)")
    parser.add_argument("--steps", type=int, default=10**8, help="at most so many steps")
    parser.add_argument("--out", type=Path, default=Path("policy.zip"), help="where the policy goes (policy.zip)")
    parser.add_argument("--curve", type=Path, help="where the learning curve goes, as SVG")
    args = parser.parse_args(words)
    torch.set_num_threads(1)
    diary = train(args.minutes, args.steps, args.out)
    if args.curve is not None:
        picture(diary.curve, args.curve)
        args.curve.with_suffix(".json").write_text(json.dumps(diary.curve), encoding="utf-8")
    return diary


if __name__ == "__main__":
    main()

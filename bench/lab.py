"""The lab: environments against the bare engine and against PettingZoo's chess, two workers against one.

make bench-lab
make bench-lab ARGS="--rounds 9 --matches 400"

Steps are counted in CPU time, in turns within each round; what is shown are medians over rounds. Every step is one
random legal action, found by the mask in the observation, as random play does with any environment of PettingZoo; or
found after every array of the observation was looked at, as a learner's is. Matches of workers are counted by the
clock, the best of some turns: on a machine with other work two workers cannot be twice as fast as one. There are many
matches, because at the end one worker waits for the other's last piece.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any

import battlemat
from battlemat import envs
from battlemat.sim.on_ray import ray_hands
from battlemat.sim.simulate import simulate
from battlemat.sim.work import Share, shared_out
from bench.measuring import SLICE, random_play

AGAINST_BARE = 0.4
AGAINST_CHESS = 5.0
POOL = 1.85
RAY = 1.7
TURNS = 3
"""So often one and two workers take turns."""


def chess() -> Any:
    """PettingZoo's chess."""
    from pettingzoo.classic import chess_v6

    return chess_v6.env()


def steps(make: Callable[[], Any], look: Callable[[Any], Any], seed: int) -> float:
    """Steps per second of random play by somebody who looks at observations in this way."""
    env, rng, count = make(), Random(seed), 0
    began = process_time()
    while process_time() - began < SLICE:
        env.reset(seed=seed + count)
        for _ in env.agent_iter():
            seen, _, over, truncated, _ = env.last()
            if over or truncated:
                env.step(None)
                continue
            look(seen)
            legal = seen["action_mask"].nonzero()[0]
            env.step(int(legal[int(rng.random() * len(legal))]))
            count += 1
    return count / (process_time() - began)


def environments(game: str, rounds: int) -> dict[str, float]:
    """Decisions or steps per second: the bare engine, random play, with every array looked at, chess."""
    bare = random_play(game)
    work: dict[str, Callable[[int], float]] = {
        "bare": bare,
        "steps": lambda number: steps(lambda: envs.env(game), id, number),
        "looking": lambda number: steps(lambda: envs.env(game), dict, number),
        "chess": lambda number: steps(chess, dict, number),
    }
    found: dict[str, list[float]] = {name: [] for name in work}
    for number in range(rounds):
        for name, measure in work.items():
            found[name].append(measure(number))
    return {name: median(values) for name, values in found.items()}


def matches_per_second(matches: int, workers: int, share: Share) -> float:
    """Matches of PocketModel between regular bots, by the clock."""
    simulate("pocketmodel", 20 * workers, ["regular", "regular"], 0, workers, share=share)
    began = perf_counter()
    simulate("pocketmodel", matches, ["regular", "regular"], 1, workers, share=share)
    return matches / (perf_counter() - began)


def in_processes(matches: int, workers: int) -> float:
    """With the pool of processes."""
    return matches_per_second(matches, workers, shared_out)


def on_ray(matches: int, workers: int) -> float:
    """The same on Ray on this machine, once its workers are there."""
    with ray_hands("", "pocketmodel", workers) as (share, _):
        return matches_per_second(matches, workers, share)


def one_and_two(measure: Callable[[int, int], float], matches: int) -> tuple[float, float]:
    """The most matches per second of one worker and of two, who take turns."""
    turns = [(measure(matches, 1), measure(matches, 2)) for _ in range(TURNS)]
    return max(one for one, _ in turns), max(two for _, two in turns)


def verdict(what: str, value: float, target: float) -> str:
    """A ratio beside its target."""
    return f"  {what:32} {value:6.2f}   at least {target:g}: {'pass' if value >= target else 'FAIL'}"


def main() -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5, help="rounds to take the medians of (5)")
    parser.add_argument("--matches", type=int, default=1000, help="matches that workers play at a time (1000)")
    args = parser.parse_args()
    for game in battlemat.game_ids():
        found = environments(game, args.rounds)
        print(game, *(f"{name} {value:,.0f}/s" for name, value in found.items()))
        print(verdict("steps against the bare engine", found["steps"] / found["bare"], AGAINST_BARE))
        print(verdict("steps against chess", found["steps"] / found["chess"], AGAINST_CHESS))
        print(f"  {'every array looked at, to chess':32} {found['looking'] / found['chess']:6.2f}")
    one, two = one_and_two(in_processes, args.matches)
    print(f"pool {one:.1f} matches/s, {two:.1f} by two workers")
    print(verdict("two workers of the pool", two / one, POOL))
    one, two = one_and_two(on_ray, args.matches)
    print(f"Ray {one:.1f} matches/s, {two:.1f} by two workers")
    print(verdict("two workers on Ray", two / one, RAY))


if __name__ == "__main__":
    main()

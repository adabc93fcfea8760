"""Speed, as ratios against named peers, measured in turns in one run and in CPU time: machines are noisy.

make bench
make bench ARGS="--seconds 20 --json"
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any

import chess

import battlemat

SLICE = 0.25
TARGETS = {"pocketmodel": 2.5, "skytear": 1.0, "xwing": 0.5, "shatterpoint": 0.3}
"""How fast random play of each game must be, as a multiple of python-chess's."""


def random_battlemat(game: str, seconds: float, first_seed: int) -> float:
    """Decisions per second of random play through the public surface, new matches included."""
    rng = Random(first_seed)
    count = 0
    seed = first_seed
    began = process_time()
    while process_time() - began < seconds:
        match = battlemat.new_match(game, seed=seed)
        seed += 1
        while not match.over:
            decision = match.pending[0]
            match.submit(decision.player, match.random_answer(decision, rng))
            count += 1
    return count / (process_time() - began)


def random_chess(seconds: float, first_seed: int) -> float:
    """Moves per second of python-chess playing random legal moves until the game is over."""
    rng = Random(first_seed)
    count = 0
    began = process_time()
    while process_time() - began < seconds:
        board = chess.Board()
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            count += 1
    return count / (process_time() - began)


def in_turns(one: Callable[[int], float], two: Callable[[int], float], seconds: float) -> tuple[float, float, float]:
    """Medians of both and of their ratio, from short slices taken alternately."""
    ones, twos = [], []
    one(0), two(0)
    for number in range(max(3, int(seconds / 2 / SLICE))):
        ones.append(one(number * 1000))
        twos.append(two(number * 1000))
    return median(ones), median(twos), median(a / b for a, b in zip(ones, twos, strict=True))


def middles_of_matches(game: str, count: int) -> list[Any]:
    """Matches in the middle of play."""
    found = []
    for seed in range(count):
        rng = Random(seed)
        match = battlemat.new_match(game, seed=seed)
        for _ in range(60 + seed % 40):
            if match.over:
                break
            decision = match.pending[0]
            match.submit(decision.player, match.random_answer(decision, rng))
        if not match.over:
            found.append(match)
    return found


def microseconds(work: Callable[[], Any], repeats: int) -> float:
    began = perf_counter()
    for _ in range(repeats):
        work()
    return (perf_counter() - began) / repeats * 1e6


def saves(game: str) -> tuple[int, float]:
    """The largest save of some finished random matches, in bytes, and the slowest load with full replay, in ms."""
    largest, slowest = 0, 0.0
    for seed in range(20):
        rng = Random(seed)
        match = battlemat.new_match(game, seed=seed)
        while not match.over:
            decision = match.pending[0]
            match.submit(decision.player, match.random_answer(decision, rng))
        data = match.save()
        largest = max(largest, len(data))
        slowest = max(
            slowest, min(microseconds(lambda data=data: battlemat.load_match(data), 1) for _ in range(3)) / 1e3
        )  # type: ignore[misc]
    return largest, slowest


def import_time() -> float:
    """Milliseconds of `import battlemat` in a fresh interpreter, the interpreter's own start taken off."""

    def start(code: str) -> float:
        began = perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        return (perf_counter() - began) * 1e3

    return max(0.0, median(start("import battlemat") for _ in range(9)) - median(start("pass") for _ in range(9)))


def measure(game: str, seconds: float) -> dict[str, Any]:
    ours, theirs, ratio = in_turns(
        lambda seed: random_battlemat(game, SLICE, seed), lambda seed: random_chess(SLICE, seed), seconds
    )
    largest, slowest = saves(game)
    return {
        "game": game,
        "random_play_per_second": round(ours),
        "python_chess_per_second": round(theirs),
        "ratio_to_python_chess": round(ratio, 2),
        "target_ratio": TARGETS[game],
        "target_met": "yes" if ratio >= TARGETS[game] else "no",
        "fork_microseconds": round(median(microseconds(match.fork, 50) for match in middles_of_matches(game, 40)), 1),
        "largest_save_bytes": largest,
        "slowest_load_ms": round(slowest, 2),
        "import_ms": round(import_time(), 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0, help="time for the comparison of random play (10)")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    results = [measure(game, args.seconds) for game in battlemat.game_ids()]
    if args.json:
        print(json.dumps(results, indent=2))
        return
    for result in results:
        print(result["game"])
        for name, value in result.items():
            if name != "game":
                print(f"  {name.replace('_', ' '):28} {value:>10}")


if __name__ == "__main__":
    main()

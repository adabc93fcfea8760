"""Speed, measured in turns with python-chess in one run and in CPU time: machines are noisy.

make bench
make bench ARGS="--rounds 20 --game xwing --json"
make bench ARGS="--keep"        makes what was measured the baseline

Every round measures each game and python-chess once; what is shown are the medians over rounds. Random play is shown
as a ratio to python-chess's of the same round. The targets in microseconds and milliseconds are those of a machine
on which python-chess plays about ten thousand moves a second.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from statistics import median

import battlemat
from battlemat.core.engine import ENGINE
from bench import baseline
from bench.measuring import chess_moves, import_time, measures

ROUNDS = 9
TARGETS = {
    "pocketmodel": {"random_play": (6.0, 3.5), "fork_us": (25, 50), "greedy_ms": (0.12, 0.12)},
    "skytear": {"random_play": (3.2, 2.0), "fork_us": (45, 80), "greedy_ms": (0.2, 0.2)},
    "xwing": {"random_play": (1.8, 1.1), "fork_us": (80, 130), "greedy_ms": (1.5, 1.5)},
    "shatterpoint": {"random_play": (1.1, 0.7), "fork_us": (80, 150), "greedy_ms": (1.2, 1.2), "load_ms": (60, 60)},
}
"""What each game must reach, compiled and in pure Python; random play as a multiple of python-chess's."""

Medians = dict[str, dict[str, float]]


def measured(games: list[str], rounds: int) -> tuple[Medians, Medians]:
    """Medians of all games, as they are told and in moves of chess; random play is told in moves of chess, too."""
    work = {game: measures(game) for game in games}
    told: dict[str, dict[str, list[float]]] = {game: defaultdict(list) for game in games}
    in_moves: dict[str, dict[str, list[float]]] = {game: defaultdict(list) for game in games}
    chess_moves(0)
    for number in range(rounds):
        for game in games:
            pace = chess_moves(number)
            for name, measure in work[game].items():
                value = measure(number)
                moves = baseline.in_moves(name, value, pace)
                in_moves[game][name].append(moves)
                told[game][name].append(moves if name == "random_play" else value)
    return _medians(told), _medians(in_moves)


def _medians(numbers: dict[str, dict[str, list[float]]]) -> Medians:
    return {game: {name: median(values) for name, values in each.items()} for game, each in numbers.items()}


def verdict(game: str, name: str, value: float, engine: str = ENGINE) -> tuple[str, bool]:
    """The target of a number in words, and whether it is reached by this engine."""
    if name not in TARGETS.get(game, {}):
        return "", True
    target = TARGETS[game][name][engine == "pure"]
    reached = value >= target if name == "random_play" else value <= target
    return f"{'at least' if name == 'random_play' else 'at most'} {target:g}: {'pass' if reached else 'FAIL'}", reached


def tell(told: Medians) -> bool:
    """The table; whether every target is reached."""
    reached = True
    for game, numbers in told.items():
        print(game)
        for name, value in numbers.items():
            words, passed = verdict(game, name, value)
            print(f"  {name:14} {value:>10.2f}   {words}")
            reached = reached and passed
    return reached


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"rounds to take the medians of ({ROUNDS})")
    parser.add_argument("--game", action="append", choices=battlemat.game_ids(), help="only this game (repeatable)")
    parser.add_argument("--json", action="store_true", help="the numbers as they are, without targets")
    parser.add_argument("--keep", action="store_true", help="make the numbers the baseline of later runs")
    args = parser.parse_args()
    told, in_moves = measured(args.game or list(battlemat.game_ids()), args.rounds)
    if args.json:
        print(json.dumps(told, indent=2))
        return
    reached = tell(told)
    print(f"import battlemat: {import_time():.0f} ms")
    for line in baseline.slower_than_before(in_moves):
        print(line)
    if args.keep:
        baseline.keep(in_moves)
    raise SystemExit(not reached)


if __name__ == "__main__":
    main()

"""The compiled engine beside the pure one: how many times as fast, in one run, in turns and in CPU time.

make bench-fast
make bench-fast ARGS="--rounds 3 --game skytear"

Each round lets both engines measure a game once, one right after the other, in processes of their own. Told are the
medians of the rounds, those of their ratios, and whether the compiled engine reaches its targets (`bench/run.py`).
"""

from __future__ import annotations

import argparse
import json
import subprocess
from pathlib import Path
from statistics import median

import battlemat
from bench.baseline import times_slower
from bench.run import verdict

ROOT = Path(__file__).parents[1]
PURE, COMPILED = ROOT / ".venv" / "bin" / "python", ROOT / ".venv-fast" / "bin" / "python"
ROUNDS = 3

Numbers = dict[str, float]
Rounds = list[Numbers]


def measured(python: Path, game: str) -> Numbers:
    """What `bench.run` says of a game on the engine of this interpreter."""
    words = [str(python), "-m", "bench.run", "--rounds", "1", "--json", "--game", game]
    said = subprocess.run(words, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    numbers: Numbers = json.loads(said)[game]
    return numbers


def in_turns(game: str, rounds: int) -> tuple[Rounds, Rounds]:
    """What every round measured of both engines."""
    pure, compiled = [], []
    for _ in range(rounds):
        pure.append(measured(PURE, game))
        compiled.append(measured(COMPILED, game))
    return pure, compiled


def times_as_fast(name: str, pure: Rounds, compiled: Rounds) -> float:
    """The median of the rounds' ratios."""
    return median(times_slower(name, one[name], other[name]) for one, other in zip(pure, compiled, strict=True))


def tell(game: str, pure: Rounds, compiled: Rounds) -> bool:
    """The table of a game; whether the compiled engine reaches every target."""
    print(f"{game:16} {'pure':>10} {'compiled':>10}  times as fast")
    reached = True
    for name in pure[0]:
        before, now = (median(each[name] for each in rounds) for rounds in (pure, compiled))
        times = times_as_fast(name, pure, compiled)
        words, passed = verdict(game, name, now, "compiled")
        print(f"  {name:14} {before:>10.2f} {now:>10.2f} {times:>8.2f}   {words}", flush=True)
        reached = reached and passed
    return reached


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"rounds to take the medians of ({ROUNDS})")
    parser.add_argument("--game", action="append", choices=battlemat.game_ids(), help="only this game (repeatable)")
    args = parser.parse_args()
    reached = [tell(game, *in_turns(game, args.rounds)) for game in args.game or battlemat.game_ids()]
    raise SystemExit(not all(reached))


if __name__ == "__main__":
    main()

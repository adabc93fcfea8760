"""Break the code at random places and tell which of them no test notices.

make mutants ARGS="--games skytear core --count 50 --seed 3"
"""

from __future__ import annotations

import argparse
from random import Random

from tests.mutants import equivalent
from tests.mutants.areas import AREAS, Area
from tests.mutants.hunt import Verdict, hunt, look, mutants


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="make mutants", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument(
        "--games", nargs="+", choices=AREAS, default=list(AREAS), help="games, and core, geometry, server"
    )
    parser.add_argument("--count", type=int, default=100, help="how many places of each (100)")
    parser.add_argument("--seed", default="1", help="which places")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument(
        "--patience", type=float, default=60, help="seconds of tests run against one place at most (60)"
    )
    asked = parser.parse_args()
    shares = [hunted(AREAS[name], asked) for name in asked.games]
    raise SystemExit(min(shares, default=1) < 0.95)


def hunted(area: Area, asked: argparse.Namespace) -> float:
    """Hunt through one area, tell what survives; the share of those found that are not equivalent."""
    chosen = mutants(area, asked.count, Random(f"{area.name} {asked.seed}"))
    print(f"{area.name}: {len(chosen)} places", flush=True)
    seen = look(area, asked.workers)
    known = {entry.key for entry in equivalent.entries()}
    killed = same = 0
    for number, verdict in enumerate(hunt(chosen, area, seen, workers=asked.workers, patience=asked.patience), 1):
        if verdict.killed:
            killed += 1
        elif equivalent.is_known(known, verdict.mutant):
            same += 1
        else:
            print(f"[{number}/{len(chosen)}] survives {told(verdict)}", flush=True)
    share = killed / (len(chosen) - same) if len(chosen) > same else 1.0
    print(f"{area.name}: {killed} of {len(chosen)} noticed, {same} change nothing: {share:.1%}", flush=True)
    return share


def told(verdict: Verdict) -> str:
    return f"{verdict.mutant}: {f'{verdict.tests} tests' if verdict.tests else 'no test touches it'}"


if __name__ == "__main__":
    main()

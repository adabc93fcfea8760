"""Break the code at random places and tell which of them no test notices.

make mutants ARGS="--games skytear core --count 50 --seed 3"

What was found out is kept in build/mutants: the same command goes on where it was interrupted, and asks again only
about files that have changed and survivors whose tests have.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence

from tests.mutants import equivalent
from tests.mutants.areas import AREAS, Area
from tests.mutants.attempts import Job
from tests.mutants.hunt import KEPT, hunt, look, touching
from tests.mutants.kept import Kept
from tests.mutants.places import Verdict, mutants
from tests.mutants.touched import Touched


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
    chosen = mutants(area, asked.count, asked.seed)
    known = {entry.key for entry in equivalent.entries()}
    told = [mutant for mutant in chosen if not equivalent.is_known(known, mutant)]
    print(f"{area.name}: {len(chosen)} places, of which {len(chosen) - len(told)} change nothing", flush=True)
    seen = look(area, asked.workers)
    jobs = [Job(mutant, touching(mutant, seen, asked.patience)) for mutant in told]
    killed = 0
    for number, verdict in enumerate(verdicts(jobs, area, seen, asked.workers), 1):
        killed += verdict.killed
        if not verdict.killed:
            print(f"[{number}/{len(told)}] survives {verdict}", flush=True)
    share = killed / len(told) if told else 1.0
    print(f"{area.name}: {killed} of {len(told)} noticed: {share:.1%}", flush=True)
    return share


def verdicts(jobs: Sequence[Job], area: Area, seen: Touched, workers: int) -> Iterator[Verdict]:
    """Those of earlier hunts first."""
    kept = Kept(KEPT / f"{area.name}.jsonl")
    earlier = {job.mutant: kept.verdict(job) for job in jobs}
    yield from filter(None, earlier.values())
    left = {job.mutant: job for job in jobs if not earlier[job.mutant]}
    for verdict in hunt(list(left.values()), area, seen, workers=workers):
        kept.keep(left[verdict.mutant], verdict.killed)
        yield verdict


if __name__ == "__main__":
    main()

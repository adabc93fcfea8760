"""Break one place after another and run the tests that touch it."""

from __future__ import annotations

import multiprocessing
import subprocess
import sys
import tempfile
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import accumulate
from pathlib import Path

from tests.mutants import touched
from tests.mutants.areas import ROOT, Area
from tests.mutants.attempts import Job, work
from tests.mutants.places import Mutant, Verdict
from tests.mutants.touched import Touched

KEPT = ROOT / "build/mutants"
"""What was found out, for the next hunt."""

FEW = 10
"""Fewer may be just those that came first to an answer that is kept: then the other tests of its file are run, too."""


def look(area: Area, workers: int) -> Touched:
    """See what each test of an area calls: those that have changed are run on sound code, others were seen before."""
    folder, units = KEPT / "touched", list(area.units())
    if changed := touched.stale(folder, units):
        words = ["-m", "pytest", "-q", "-n", str(workers), "--dist", "loadfile", "-p", "no:cacheprovider"]
        words += ["-p", "tests.mutants.touched", "--touched", str(folder)]
        if subprocess.run([sys.executable, *words, *changed], cwd=ROOT, check=False).returncode:
            raise SystemExit("the tests must pass on sound code first")
    return touched.read(folder, units)


def touching(mutant: Mutant, seen: Touched, patience: float) -> list[str]:
    """The tests that touch a place, the quickest first, as many as can be run in `patience` seconds.

    What is worked out once and kept seems to be touched by one test alone; those that touch its file come after it.
    """
    site, file = mutant.site, str(mutant.file)
    if site.function is None and not site.lambdas:
        found = seen.by_any_of(file)
    else:
        names = [f"<lambda>:{line}" for line in site.lambdas] + ([site.function] if site.function else [])
        found = seen.by(file, names)
    beside = seen.by_any_of(file) - found if len(found) < FEW else set()
    return _within([*_quickest(found, seen), *_quickest(beside, seen)], seen, patience)


def _quickest(tests: set[str], seen: Touched) -> list[str]:
    return sorted(tests, key=lambda test: (seen.seconds[test], test))


def _within(tests: list[str], seen: Touched, patience: float) -> list[str]:
    """As many of them as take no longer than `patience`, one at least."""
    ends = list(accumulate(seen.seconds[test] for test in tests))
    return tests[: max(1, bisect_right(ends, patience))]


def hunt(jobs: Sequence[Job], area: Area, seen: Touched, *, workers: int) -> Iterator[Verdict]:
    """A verdict on each, those that are found soonest first."""
    yield from (Verdict(job.mutant, False, 0) for job in jobs if not job.tests)
    waiting = sorted((job for job in jobs if job.tests), key=lambda job: sum(seen.seconds[test] for test in job.tests))
    files = sorted({test.partition("::")[0] for job in waiting for test in job.tests})
    units = [unit for unit in area.units() if unit.partition("::")[0] in files]
    with tempfile.TemporaryDirectory() as folder:
        yield from _verdicts(waiting, (Path(folder), units, seen.seconds), min(workers, len(waiting)))


def _verdicts(jobs: Sequence[Job], given: tuple[object, ...], workers: int) -> Iterator[Verdict]:
    context = multiprocessing.get_context("spawn")
    waiting, found = context.Queue(), context.SimpleQueue()
    crew = [context.Process(target=work, args=(*given, waiting, found)) for _ in range(workers)]
    for worker in crew:
        worker.start()
    for job in [*jobs, *[None] * workers]:
        waiting.put(job)
    for _ in crew:
        yield from iter(found.get, None)
    for worker in crew:
        worker.join()

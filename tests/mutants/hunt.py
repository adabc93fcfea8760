"""Break one place after another, in a copy of the sources, and run the tests that touch it.

Each attempt is a child of a process that has loaded pytest but nothing of the project, so that it starts at once and
meets the broken code from the first import on.
"""

from __future__ import annotations

import contextlib
import importlib
import multiprocessing
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import accumulate, pairwise
from pathlib import Path
from random import Random

from tests.mutants import touched
from tests.mutants.areas import ROOT, Area
from tests.mutants.sites import Site, sites
from tests.mutants.touched import Touched

SLACK = 20.0
"""Seconds an attempt may compute beyond three times what its tests do on sound code: then it is stuck, and noticed."""

WAITING = 6
"""An attempt that takes so many times longer than that, on a busy machine, waits for something that never comes."""

FEW = 10
"""Fewer may be just those that came first to an answer that is kept: then the other tests of its file are run, too."""

STAGES = (5, 50)
"""So many tests are collected and run before the others are: most places are noticed by the first of them."""

UNUSED = ("cacheprovider", "xdist", "rule-marks")
"""Plugins an attempt does without."""


@dataclass(frozen=True, slots=True)
class Mutant:
    file: Path
    site: Site

    @property
    def was(self) -> str:
        return " ".join(self.site.was.split())

    @property
    def now(self) -> str:
        return " ".join(self.site.now.split())

    def __str__(self) -> str:
        return f"{self.file}:{self.site.line}: {self.was} -> {self.now} (in {self.site.function or 'the module'})"


@dataclass(frozen=True, slots=True)
class Verdict:
    mutant: Mutant
    killed: bool
    tests: int
    """How many tests were run against it, if none of them fails."""


def mutants(area: Area, count: int, rng: Random) -> list[Mutant]:
    """So many places of an area, drawn at random from all there are."""
    every = [Mutant(file, site) for file in area.files() for site in sites((ROOT / file).read_text(encoding="utf-8"))]
    return rng.sample(every, min(count, len(every)))


def look(area: Area, workers: int) -> Touched:
    """Run the tests of an area on sound code, and see what each of them calls."""
    with tempfile.TemporaryDirectory() as folder:
        words = ["-m", "pytest", "-q", "-n", str(workers), "-p", "no:cacheprovider", "-p", "tests.mutants.touched"]
        run = subprocess.run([sys.executable, *words, "--touched", folder, *area.tests], cwd=ROOT, check=False)
        if run.returncode:
            raise SystemExit("the tests must pass on sound code first")
        return touched.read(Path(folder))


def touching(mutant: Mutant, area: Area, seen: Touched, patience: float) -> list[str]:
    """The tests that touch a place, the quickest first, as many as can be run in `patience` seconds.

    What is worked out once and kept seems to be touched by one test alone; those that touch its file come after it.
    """
    site, file = mutant.site, str(mutant.file)
    if not area.seen:
        found = set(seen.seconds)
    elif site.function is None and not site.lambdas:
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


def hunt(chosen: Sequence[Mutant], area: Area, seen: Touched, *, workers: int, patience: float) -> Iterator[Verdict]:
    """A verdict on each, in the order in which they are found."""
    attempts = [(mutant, touching(mutant, area, seen, patience)) for mutant in chosen]
    with tempfile.TemporaryDirectory() as folder:
        start = partial(_copy_sources, Path(folder))
        with multiprocessing.get_context("spawn").Pool(workers, start) as pool:
            yield from pool.imap_unordered(partial(_attempt, Path(folder), seen.seconds), attempts)


def _copy_sources(folder: Path) -> None:
    """Each worker breaks a copy of its own, and loads what the tests need besides the project."""
    for name in ("hypothesis", "pytest"):
        importlib.import_module(name)
    shutil.copytree(ROOT / "src", folder / str(os.getpid()), ignore=shutil.ignore_patterns("static"))


def _attempt(folder: Path, seconds: dict[str, float], attempt: tuple[Mutant, list[str]]) -> Verdict:
    mutant, tests = attempt
    sources = folder / str(os.getpid())
    file = sources / mutant.file.relative_to("src")
    sound = file.read_text(encoding="utf-8")
    times = file.stat().st_atime, file.stat().st_mtime
    file.write_text(mutant.site.broken(sound), encoding="utf-8")
    try:
        noticed = bool(tests) and _fails(tests, sources, 3 * sum(seconds[test] for test in tests) + SLACK)
    finally:
        file.write_text(sound, encoding="utf-8")
        os.utime(file, times)
    return Verdict(mutant, noticed, len(tests))


def _fails(tests: list[str], sources: Path, limit: float) -> bool:
    child = os.fork()
    if not child:
        resource.setrlimit(resource.RLIMIT_CPU, (int(limit), int(limit)))
        _run(tests, sources)
    deadline = time.monotonic() + WAITING * limit
    while time.monotonic() < deadline:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            return status != 0
        time.sleep(0.02)
    with contextlib.suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return True


def _run(tests: list[str], sources: Path) -> None:
    """In the child: the tests against the broken sources, until the first fails."""
    import pytest

    os.setpgid(0, 0)
    silence = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(silence, stream)
    os.chdir(ROOT)
    os.environ |= {"PYTHONPATH": str(sources), "HYPOTHESIS_STORAGE_DIRECTORY": str(sources.parent / "hypothesis")}
    sys.path.insert(0, str(sources))
    sys.dont_write_bytecode = True
    words = ["-x", "-q", *(word for name in UNUSED for word in ("-p", f"no:{name}"))]
    code = 1
    try:
        code = next((code for stage in _stages(tests) if (code := int(pytest.main([*words, *stage])))), 0)
    finally:
        os._exit(code)


def _stages(tests: list[str]) -> Iterator[list[str]]:
    for start, end in pairwise([0, *STAGES, len(tests)]):
        if tests[start:end]:
            yield tests[start:end]

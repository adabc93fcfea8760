"""Break one place after another, in a copy of the sources, and run the tests that touch it.

Each attempt is a child of a process that has loaded pytest but nothing of the project, so that it starts at once and
meets the broken code from the first import on.
"""

from __future__ import annotations

import contextlib
import importlib
import multiprocessing
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random

from tests.mutants import touched
from tests.mutants.areas import ROOT, Area
from tests.mutants.sites import Site, sites
from tests.mutants.touched import Touched

SLACK = 20.0
"""Seconds an attempt may take beyond three times what its tests take on sound code: then it hangs, which is noticed."""

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
    """The tests that touch a place, the quickest first, as many as can be run in `patience` seconds."""
    site, file = mutant.site, str(mutant.file)
    if not area.seen:
        found = set(seen.seconds)
    elif site.function is None and not site.lambdas:
        found = seen.by_any_of(file)
    else:
        names = [f"<lambda>:{line}" for line in site.lambdas] + ([site.function] if site.function else [])
        found = seen.by(file, names)
    chosen: list[str] = []
    seconds = 0.0
    for test in sorted(found, key=lambda test: (seen.seconds[test], test)):
        seconds += seen.seconds[test]
        if seconds > patience and chosen:
            break
        chosen.append(test)
    return chosen


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
        _run(tests, sources)
    deadline = time.monotonic() + limit
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
    code = 1
    try:
        code = int(pytest.main(["-x", "-q", *(word for name in UNUSED for word in ("-p", f"no:{name}")), *tests]))
    finally:
        os._exit(code)

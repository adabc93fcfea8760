"""A process that has loaded the project and collected the tests of an area, and runs them against broken places.

Each attempt is a child of it. Functions are broken where they live, so that the child can begin with the tests at once;
what is done when a module is loaded is loaded anew there, from a broken copy of the sources. Processes that a test
starts load that copy, too.
"""

from __future__ import annotations

import contextlib
import cProfile
import gc
import os
import shutil
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise, zip_longest
from multiprocessing.queues import Queue, SimpleQueue
from pathlib import Path

import pytest

from tests.mutants.areas import GAMES, ROOT
from tests.mutants.living import OnlyWhenLoaded, living_functions, put_in
from tests.mutants.places import Mutant, Verdict

SLACK = 5.0
"""Seconds a test may compute beyond three times what it does on sound code: then it is stuck, and noticed."""

LOADING = 30.0
"""Seconds more, where the project is loaded anew."""

STUCK = 30.0
"""Seconds a test may take beyond five times what it may compute: then it waits for something that never comes."""

WAITING = 120.0
"""An attempt that takes so many seconds longer than ten times its tests is stuck between them."""

STAGES = (5, 50)
"""So many tests are collected and run before the others are, where the project is loaded anew."""

UNUSED = [word for name in ("cacheprovider", "rule-marks", "terminal", "xdist") for word in ("-p", f"no:{name}")]
"""Plugins an attempt does without."""

SURVIVES, NOTICED, DOUBTFUL = 0, 1, 77
"""How a child ends. In doubt, what was broken has already done something while the project was loaded."""


@dataclass(frozen=True, slots=True)
class Job:
    mutant: Mutant
    tests: list[str]


def work(
    folder: Path,
    units: Sequence[str],
    seconds: dict[str, float],
    jobs: Queue[Job | None],
    verdicts: SimpleQueue[Verdict | None],
) -> None:
    """In a process of its own: a verdict on each job, and None when there are no more."""
    sources = folder / str(os.getpid())
    shutil.copytree(ROOT / "src", sources, ignore=shutil.ignore_patterns("static"))
    os.environ |= {"PYTHONPATH": str(sources), "HYPOTHESIS_STORAGE_DIRECTORY": str(folder / "hypothesis")}
    sys.dont_write_bytecode = True
    os.chdir(ROOT)
    pytest.main([*_words(sources), *units], [Attempts(sources, seconds, jobs, verdicts)])
    verdicts.put(None)


def _words(sources: Path) -> list[str]:
    return ["-x", *UNUSED, f"--basetemp={sources}-tests"]


class Attempts:
    """A pytest plugin: tests are collected and not run, but kept for the children."""

    def __init__(
        self,
        sources: Path,
        seconds: dict[str, float],
        jobs: Queue[Job | None],
        verdicts: SimpleQueue[Verdict | None],
    ) -> None:
        self.sources = sources
        self.seconds = seconds
        self.jobs = jobs
        self.verdicts = verdicts
        self.loading = cProfile.Profile()
        self.loading.enable(subcalls=False, builtins=False)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        _load_games()
        self.loading.disable()
        self.called = {entry.code for entry in self.loading.getstats()}
        self.items = {item.nodeid: item for item in session.items}
        self.functions = living_functions()
        gc.freeze()
        while job := self.jobs.get():
            self.verdicts.put(Verdict(job.mutant, self.notices(job), len(job.tests)))
        return True

    def notices(self, job: Job) -> bool:
        copy = self.sources / job.mutant.file.relative_to("src")
        sound = copy.read_text(encoding="utf-8")
        broken = job.mutant.site.broken(sound)
        copy.write_text(broken, encoding="utf-8")
        end = self.in_child(job.tests, lambda: self.against_living(job, sound, broken))
        if end == DOUBTFUL:
            end = self.in_child(job.tests, lambda: self.against_loaded(job.tests))
        copy.write_text(sound, encoding="utf-8")
        return end != SURVIVES

    def in_child(self, tests: list[str], attempt: Callable[[], int]) -> int:
        child = os.fork()
        if not child:
            _do(attempt)
        return _ending(child, WAITING + 10 * self.length(tests))

    def length(self, tests: list[str]) -> float:
        return sum(self.seconds[test] for test in tests)

    # In the child

    def against_living(self, job: Job, sound: str, broken: str) -> int:
        file = str(ROOT / job.mutant.file)
        try:
            changed = put_in(file, sound, broken, self.functions.get(file, []))
        except OnlyWhenLoaded:
            return DOUBTFUL
        items = [self.items[test] for test in job.tests if test in self.items]
        for item, following in zip_longest(items, items[1:]):
            _limit(SLACK + 3 * self.seconds[item.nodeid])
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if item.session.testsfailed:
                return NOTICED
        return DOUBTFUL if self.called.intersection(changed) else SURVIVES

    def against_loaded(self, tests: list[str]) -> int:
        for name in [name for name in sys.modules if name.partition(".")[0] in {"battlemat", "tests"}]:
            del sys.modules[name]
        sys.path.insert(0, str(self.sources))
        for stage in _stages(tests):
            _limit(LOADING + SLACK + 3 * self.length(stage))
            if pytest.main([*_words(self.sources), *stage]):
                return NOTICED
        return SURVIVES


def _load_games() -> None:
    """What a game loads as soon as it is played lives, and can be broken, before the tests begin."""
    import battlemat  # here, where it is seen what is called while it is loaded

    for game in GAMES:
        if f"battlemat.games.{game}" in sys.modules:
            battlemat.new_match(game, seed=1)


def _do(attempt: Callable[[], int]) -> None:
    end = NOTICED
    try:
        os.setpgid(0, 0)
        silence = os.open(os.devnull, os.O_RDWR)
        for stream in range(3):
            os.dup2(silence, stream)
        end = attempt()
    finally:
        os._exit(end)


def _limit(seconds: float) -> None:
    """Of computing, and of waiting: then the process ends."""
    signal.setitimer(signal.ITIMER_PROF, seconds)
    signal.setitimer(signal.ITIMER_REAL, STUCK + 5 * seconds)


def _ending(child: int, limit: float) -> int:
    """How a child ends, of itself or because it waits for too long; whatever it has started ends with it."""
    end, deadline = NOTICED, time.monotonic() + limit
    while time.monotonic() < deadline:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            end = os.waitstatus_to_exitcode(status)
            break
        time.sleep(0.01)
    with contextlib.suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)
    if time.monotonic() >= deadline:
        os.waitpid(child, 0)
    return end


def _stages(tests: list[str]) -> Iterator[list[str]]:
    for start, end in pairwise([0, *STAGES, len(tests)]):
        if tests[start:end]:
            yield tests[start:end]

"""A pytest plugin that writes down which functions of the project each test calls, and how long it computes.

Run with `-p tests.mutants.touched --touched FOLDER`. What is given to pytest, a file or a single test, leaves one file
there as soon as all of its tests are done; `read` reads those that still hold, `stale` tells the others.
"""

from __future__ import annotations

import cProfile
import json
import os
import re
import tempfile
from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from types import CodeType
from typing import Any

import pytest

from tests.mutants.children.sitecustomize import ROOT, SOURCE, name_of

CHILDREN = Path(__file__).parent / "children"
"""What processes that tests start load first: they write down their calls, too."""


@dataclass(slots=True)
class Touched:
    """Which tests call a function, and the seconds of computing each of them takes."""

    tests: dict[str, set[str]] = field(default_factory=dict)
    """By function: `file:name`; `file:<lambda>:line` for nameless ones."""
    seconds: dict[str, float] = field(default_factory=dict)

    def by(self, file: str, functions: Iterable[str]) -> set[str]:
        return {test for name in functions for test in self.tests.get(f"{file}:{name}", ())}

    def by_any_of(self, file: str) -> set[str]:
        """The tests that call any function of a file."""
        return {test for name, tests in self.tests.items() if name.startswith(f"{file}:") for test in tests}


def read(folder: Path, units: Iterable[str]) -> Touched:
    """What the tests of these files, or single tests, touch."""
    found = Touched()
    for unit in units:
        part = _kept(folder, unit)
        for test, (seconds, calls) in part["tests"].items():
            found.seconds[test] = seconds
            for place in calls:
                found.tests.setdefault(part["functions"][place], set()).add(test)
    return found


def stale(folder: Path, units: Iterable[str]) -> list[str]:
    """Those whose tests have changed since they were written down, or never were."""
    return [unit for unit in units if _kept(folder, unit)["digest"] != digest(unit)]


def digest(unit: str) -> str:
    return sha256((ROOT / unit.partition("::")[0]).read_bytes()).hexdigest()


def _kept(folder: Path, unit: str) -> dict[str, Any]:
    file = _file(folder, unit)
    found: dict[str, Any] = {"digest": "", "tests": {}}
    return json.loads(file.read_text(encoding="utf-8")) if file.exists() else found


def _file(folder: Path, unit: str) -> Path:
    return folder / f"{re.sub(r'[^a-z0-9_]+', '-', unit.lower())}.json"


def computed() -> float:
    """Seconds of computing, of ended children too: that the machine is busy makes no test a slow one."""
    return sum(os.times()[:4])


class Recorder:
    def __init__(self, folder: Path, units: Iterable[str]) -> None:
        self.folder = folder
        self.units = set(units)
        self.left: Counter[str] = Counter()
        self.found: dict[str, dict[str, tuple[float, set[str]]]] = {}

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self.left = Counter(self.unit(item) for item in session.items)
        self.children = Children()

    def unit(self, item: pytest.Item) -> str:
        return item.nodeid if item.nodeid in self.units else item.nodeid.partition("::")[0]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        profile, begin = cProfile.Profile(), computed()
        self.children.next_test()
        profile.enable(subcalls=False, builtins=False)
        try:
            return (yield)
        finally:
            profile.disable()
            codes = [entry.code for entry in profile.getstats()]
            called = {name_of(code) for code in codes if isinstance(code, CodeType) and is_ours(code)}
            self.note(item, computed() - begin, called | self.children.called())

    def note(self, item: pytest.Item, seconds: float, called: set[str]) -> None:
        unit = self.unit(item)
        self.found.setdefault(unit, {})[item.nodeid] = seconds, called
        self.left[unit] -= 1
        if not self.left[unit]:
            self.keep(unit, self.found.pop(unit))

    def keep(self, unit: str, found: dict[str, tuple[float, set[str]]]) -> None:
        functions = sorted({name for _, called in found.values() for name in called})
        places = {name: place for place, name in enumerate(functions)}
        tests = {test: (seconds, sorted(places[name] for name in names)) for test, (seconds, names) in found.items()}
        self.folder.mkdir(parents=True, exist_ok=True)
        kept = {"digest": digest(unit), "functions": functions, "tests": tests}
        _file(self.folder, unit).write_text(json.dumps(kept), encoding="utf-8")


class Children:
    """What processes that tests start call: see `children/sitecustomize.py`."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp())
        self.number = 0
        self.next_test()
        os.environ |= {"TOUCHED": str(self.folder), "PYTHONPATH": str(CHILDREN)}

    def next_test(self) -> None:
        """Written in place: the file is mapped into the memory of others."""
        self.number += 1
        with (self.folder / "now").open("r+b" if self.number > 1 else "wb") as file:
            file.write(b"%8d" % self.number)

    def called(self) -> set[str]:
        calls = self.folder / str(self.number)
        return set(calls.read_text(encoding="utf-8").splitlines()) if calls.exists() else set()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--touched", type=Path, help="the folder for what tests touch")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Recorder(config.getoption("touched"), config.args), "touched-recorder")


def is_ours(code: CodeType) -> bool:
    return code.co_filename.startswith(SOURCE)

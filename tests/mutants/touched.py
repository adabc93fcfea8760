"""A pytest plugin that writes down which functions of the project each test calls, and how long it computes.

Run with `-p tests.mutants.touched --touched FOLDER`: every process leaves one file there, read by `read`.
"""

from __future__ import annotations

import cProfile
import json
import os
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = str(ROOT / "src")


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


def computed() -> float:
    """Seconds of computing, of ended children too: that the machine is busy makes no test a slow one."""
    return sum(os.times()[:4])


class Recorder:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.called: dict[str, list[str]] = {}
        self.seconds: dict[str, float] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        profile, begin = cProfile.Profile(), computed()
        profile.enable(subcalls=False, builtins=False)
        try:
            return (yield)
        finally:
            profile.disable()
            self.seconds[item.nodeid] = computed() - begin
            codes = (entry.code for entry in profile.getstats())
            self.called[item.nodeid] = sorted({_name(code) for code in codes if _is_ours(code)})

    def pytest_sessionfinish(self) -> None:
        if self.seconds:
            file = self.folder / f"{os.getpid()}.json"
            file.write_text(json.dumps({"called": self.called, "seconds": self.seconds}), encoding="utf-8")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--touched", type=Path, help="the folder for what tests touch")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Recorder(config.getoption("touched")), "touched-recorder")


def read(folder: Path) -> Touched:
    found = Touched()
    for file in folder.glob("*.json"):
        part = json.loads(file.read_text(encoding="utf-8"))
        found.seconds |= part["seconds"]
        for test, names in part["called"].items():
            for name in names:
                found.tests.setdefault(name, set()).add(test)
    return found


def _is_ours(code: CodeType | str) -> bool:
    return isinstance(code, CodeType) and code.co_filename.startswith(SOURCE)


def _name(code: CodeType | str) -> str:
    assert isinstance(code, CodeType)
    file = os.path.relpath(code.co_filename, ROOT)
    return f"{file}:<lambda>:{code.co_firstlineno}" if code.co_name == "<lambda>" else f"{file}:{code.co_qualname}"

"""The rule marks themselves: what is recorded, when it is written, and that unknown ids stop the run."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]

CONFTEST = """
from pathlib import Path
from tests.rule_marks import RuleMarks

def pytest_configure(config):
    config.addinivalue_line("markers", "rule(id, ...): rules covered")
    config.pluginmanager.register(RuleMarks(config, Path(__file__).with_name("coverage.json")), "rule-marks")
"""

SUITE = """
import pytest
from tests.rule_marks import rule

@rule("PM-BTL-12", "PM-BTL-13")
def test_plain():
    pass

@rule("PM-BTL-13")
@pytest.mark.parametrize("n", [1, pytest.param(2, marks=rule("PM-UNI-07"))])
def test_cases(n):
    pass

@rule("PM-BTL-14")
def test_skipped():
    pytest.skip("not today")

@rule("PM-BTL-15")
@pytest.mark.xfail(reason="known", strict=True)
def test_known_to_fail():
    raise AssertionError

def test_unmarked():
    pass
"""

EXPECTED = {
    "pocketmodel": {
        "PM-BTL-12": ["suite/test_it.py::test_plain"],
        "PM-BTL-13": ["suite/test_it.py::test_cases", "suite/test_it.py::test_plain"],
        "PM-UNI-07": ["suite/test_it.py::test_cases"],
    }
}


@pytest.fixture
def project(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # the plugins not needed here take most of the time
    for name in ("PYTEST_ADDOPTS", "PYTEST_XDIST_WORKER", "PYTEST_XDIST_WORKER_COUNT", "PYTEST_XDIST_TESTRUNUID"):
        monkeypatch.delenv(name, raising=False)
    pytester.makeini("[pytest]\ntestpaths = suite\n")
    pytester.makeconftest(CONFTEST)
    write_test(pytester, SUITE)
    return pytester


def run(project: pytest.Pytester, *arguments: str) -> pytest.RunResult:
    """Workers need a process of their own; without them the quicker way will do."""
    if "-n" in arguments:
        return project.runpytest_subprocess("-p", "xdist", *arguments)
    return project.runpytest_inprocess(*arguments)


def write_test(project: pytest.Pytester, text: str, name: str = "test_it.py") -> None:
    folder = project.path / "suite"
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(text, "utf-8")


def written(project: pytest.Pytester) -> Any:
    file = project.path / "coverage.json"
    return json.loads(file.read_text("utf-8")) if file.exists() else None


@pytest.mark.parametrize("arguments", [[], ["suite"], ["-n", "2"]], ids=["plain", "folder named", "xdist"])
def test_a_full_green_run_writes_what_passed(project: pytest.Pytester, arguments: list[str]) -> None:
    assert run(project, *arguments).ret == 0
    assert written(project) == EXPECTED


def test_the_file_is_sorted_and_the_same_each_time(project: pytest.Pytester) -> None:
    run(project)
    first = (project.path / "coverage.json").read_bytes()
    run(project, "-n", "2")
    assert (project.path / "coverage.json").read_bytes() == first
    assert first == (json.dumps(EXPECTED, indent=2, sort_keys=True) + "\n").encode()


@pytest.mark.parametrize(
    "arguments",
    [
        ["-k", "plain"],
        ["-m", "rule"],
        ["suite/test_it.py"],
        ["suite/test_it.py::test_plain"],
        ["--deselect", "suite/test_it.py::test_cases"],
        ["--ignore", "suite/other"],
        ["--lf"],
        ["--collect-only"],
        ["-n", "2", "-k", "plain"],
    ],
    ids=" ".join,
)
def test_a_partial_run_writes_nothing(project: pytest.Pytester, arguments: list[str]) -> None:
    assert run(project, *arguments).ret == 0
    assert written(project) is None


@pytest.mark.parametrize("arguments", [[], ["-n", "2"]], ids=["plain", "xdist"])
def test_a_red_run_writes_nothing(project: pytest.Pytester, arguments: list[str]) -> None:
    write_test(project, "def test_red():\n    assert False\n", "test_red.py")
    assert run(project, *arguments).ret == 1
    assert written(project) is None


@pytest.mark.parametrize("arguments", [[], ["-n", "2"]], ids=["plain", "xdist"])
@pytest.mark.parametrize("mark", ['rule("PM-BTL-99")', 'pytest.mark.rule("PM-BTL-01", "PM-BTL-99")'])
def test_an_unknown_rule_stops_the_run(project: pytest.Pytester, mark: str, arguments: list[str]) -> None:
    write_test(project, f"import pytest\nfrom tests.rule_marks import rule\n@{mark}\ndef test_it():\n    pass\n")
    result = run(project, *arguments)
    assert result.ret not in (0, 5)
    result.stdout.fnmatch_lines(["*suite/test_it.py::test_it: @rule names no known rule: PM-BTL-99*"])
    assert written(project) is None

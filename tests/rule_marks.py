"""Which rules the tests cover: `@rule(...)` on tests, and the plugin that writes down what passed.

    from tests.rule_marks import rule

    @rule("PM-BTL-12", "PM-BTL-13")
    def test_a_battle_without_a_defender_is_skipped() -> None: ...

A mark promises that the test would fail if the rule were broken. A mark with an unknown id stops the collection.
After a full and green run the file read by `battlemat rules --coverage` is written anew; a run of only some of the
tests says nothing about the others and writes nothing.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Generator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from battlemat.core.rules import rule_games, rules

PROPERTY = "rules"
"""Key under which a test's rules travel in its report, also from an xdist worker to the controller."""

SELECTING_OPTIONS = ("keyword", "markexpr", "collectonly", "deselect", "ignore", "ignore_glob", "lf", "stepwise")
"""Options that leave out tests; with one of them a run is not a full run."""


def rule(first: str, *more: str) -> pytest.MarkDecorator:
    """Marks a test (or one `pytest.param`) with the rules it covers."""
    return pytest.mark.rule(first, *more)


class RuleMarks:
    """Checks the marks when tests are collected, gathers the passed ones, writes `coverage_file` at the end."""

    def __init__(self, config: pytest.Config, coverage_file: Path) -> None:
        self.config = config
        self.coverage_file = coverage_file
        self.passed: dict[str, set[str]] = defaultdict(set)

    @pytest.hookimpl(wrapper=True)
    def pytest_pycollect_makeitem(self) -> Generator[None, Any, Any]:
        """Refuses unknown ids here, inside the collection of their module, so that pytest reports the place."""
        made = yield
        for item in made if isinstance(made, list) else [made]:
            unknown = [rule_id for rule_id in marked_rules(item) if rule_id not in game_of_rule()]
            if unknown:
                raise pytest.Collector.CollectError(f"{item.nodeid}: @rule names no known rule: {', '.join(unknown)}")
        return made

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            if ids := marked_rules(item):
                item.user_properties.append((PROPERTY, ids))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed:
            for rule_id in reported_rules(report):
                self.passed[rule_id].add(without_parameters(report.nodeid))

    def pytest_sessionfinish(self, exitstatus: int) -> None:
        is_worker = hasattr(self.config, "workerinput")
        if exitstatus == pytest.ExitCode.OK and not is_worker and is_full_run(self.config):
            write_coverage(self.coverage_file, self.passed)


def marked_rules(item: Any) -> list[str]:
    """The ids on a test, its class and its module; collectors and things pytest ignores have none of their own."""
    if not isinstance(item, pytest.Item):
        return []
    return sorted({str(rule_id) for mark in item.iter_markers("rule") for rule_id in mark.args})


def reported_rules(report: pytest.TestReport) -> list[str]:
    return [str(i) for key, ids in report.user_properties if key == PROPERTY and isinstance(ids, list) for i in ids]


@cache
def game_of_rule() -> dict[str, str]:
    return {rule_id: game for game in rule_games() for rule_id in rules(game)}


def without_parameters(nodeid: str) -> str:
    """The test without its parameters, so that adding a case does not change the file."""
    return nodeid.partition("[")[0]


def is_full_run(config: pytest.Config) -> bool:
    chosen = {(config.invocation_params.dir / argument).resolve() for argument in config.args}
    everything = {(config.rootpath / folder).resolve() for folder in config.getini("testpaths")}
    return chosen == everything and not any(config.getoption(option, None) for option in SELECTING_OPTIONS)


def write_coverage(file: Path, passed: dict[str, set[str]]) -> None:
    by_game: dict[str, dict[str, list[str]]] = defaultdict(dict)
    for rule_id, tests in passed.items():
        by_game[game_of_rule()[rule_id]][rule_id] = sorted(tests)
    file.write_text(json.dumps(by_game, indent=2, sort_keys=True) + "\n", encoding="utf-8")

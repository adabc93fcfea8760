"""What all tests share: the rule marks, that slow tests begin first and long ones are left out."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rule_marks import RuleMarks

pytest_plugins = ["pytester"]

COVERAGE_FILE = Path(__file__).parents[1] / "src" / "battlemat" / "coverage.json"


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(RuleMarks(config, COVERAGE_FILE), "rule-marks")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """A slow test that begins last would keep one worker busy while the others have nothing left to do."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)
    if not config.getoption("markexpr"):
        leave_out_long_ones(config, items)


def leave_out_long_ones(config: pytest.Config, items: list[pytest.Item]) -> None:
    """They are run with `-m long`. (A `-m "not long"` in the settings would make every run one of only some tests.)"""
    long = [item for item in items if item.get_closest_marker("long")]
    if long:
        items[:] = [item for item in items if not item.get_closest_marker("long")]
        config.hook.pytest_deselected(items=long)

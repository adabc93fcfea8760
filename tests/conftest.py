"""What all tests share: the rule marks, and that long tests begin first."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rule_marks import RuleMarks

pytest_plugins = ["pytester"]

COVERAGE_FILE = Path(__file__).parents[1] / "src" / "battlemat" / "coverage.json"


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(RuleMarks(config, COVERAGE_FILE), "rule-marks")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A long test that begins last would keep one worker busy while the others have nothing left to do."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)

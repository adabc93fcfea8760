"""What all tests share: the rule marks."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rule_marks import RuleMarks

pytest_plugins = ["pytester"]

COVERAGE_FILE = Path(__file__).parents[1] / "src" / "battlemat" / "coverage.json"


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(RuleMarks(config, COVERAGE_FILE), "rule-marks")

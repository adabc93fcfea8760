"""Every part of every ability and every operation has a test of its own: one that fails when the part does nothing."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def sweep(*tests: str) -> subprocess.CompletedProcess[str]:
    """Run `idle.py` over these tests; how they fail is of no interest."""
    options = ["-q", "--tb=native", "-p", "no:cacheprovider", "-p", "tests.shatterpoint.idle"]
    command = [sys.executable, "-m", "pytest", *options, *(f"tests/shatterpoint/{test}" for test in tests)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.mark.slow
def test_nothing_can_be_idle() -> None:
    """Random matches are not asked: the tests of abilities and missions alone have to notice."""
    run = sweep("abilities", "test_missions.py")
    assert run.returncode == 0, run.stdout + run.stderr


def test_what_no_test_uses_is_listed() -> None:
    run = sweep("abilities/test_isb_agents.py")
    assert run.returncode == 1
    lost = run.stdout.splitlines()
    assert "deflect at attack-resolved 0" in lost
    assert "operation Heal" in lost
    assert not [line for line in lost if line.startswith("imperial-detention")]

"""A seed repeats a match in every process: Python puts texts into sets in another order each time it starts."""

from __future__ import annotations

import os
import subprocess
import sys


def test_processes_think_alike() -> None:
    thinkers = [
        subprocess.Popen(
            [sys.executable, "-m", "tests.bots.appraisals"],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            stdout=subprocess.PIPE,
            text=True,
        )
        for hash_seed in ("1", "2")
    ]
    one, other = [thinker.communicate()[0].splitlines() for thinker in thinkers]
    assert [thinker.returncode for thinker in thinkers] == [0, 0]
    assert one == other

"""What a run is compared with: the numbers of an earlier one, in moves of python-chess, so that machines can differ."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from battlemat.core.engine import ENGINE

FILE = Path(__file__).parent / ("baseline.json" if ENGINE == "pure" else "baseline-compiled.json")
SLOWER = 1.05
"""What takes more than so many times as long as before is told."""
UNITS = {"us": 1e-6, "ms": 1e-3}

Numbers = Mapping[str, Mapping[str, float]]
"""Game, then what was measured."""


def in_moves(name: str, value: float, moves_per_second: float) -> float:
    """A measured number in moves of python-chess: random play as decisions for each, everything else as its cost."""
    if name == "random_play":
        return value / moves_per_second
    return value * UNITS[name.rpartition("_")[2]] * moves_per_second


def times_slower(name: str, now: float, before: float) -> float:
    """How many times as long something takes as before."""
    return before / now if name == "random_play" else now / before


def slower_than_before(now: Numbers) -> list[str]:
    """A line for each number that became clearly worse than the baseline."""
    before = _kept()
    lines = []
    for game, numbers in now.items():
        for name, value in numbers.items():
            times = times_slower(name, value, before.get(game, {}).get(name, value))
            if times > SLOWER:
                lines.append(f"{game} {name} takes {times:.2f} times as long as in the baseline")
    return lines


def keep(now: Numbers) -> None:
    """Make these numbers the baseline; games that were not measured keep theirs."""
    rounded = {game: {name: round(value, 3) for name, value in numbers.items()} for game, numbers in now.items()}
    FILE.write_text(json.dumps({**_kept(), **rounded}, indent=2) + "\n", encoding="utf-8")


def _kept() -> Numbers:
    numbers: Numbers = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    return numbers

"""The Minions Phase about to begin, and how a contest in it ended."""

from __future__ import annotations

from typing import Any

from battlemat.games.skytear.scenario import SkyScenario, side, table

EAST_FIRST = {"east": 1, "west": 2}
FAR = "cotlic@0,-6"
"""A north hero who sees nothing."""


def lanes(a: side | str, b: side | str = FAR, **values: Any) -> SkyScenario:
    """The Minions Phase begins; the east lane is resolved first."""
    return table(a, b, phase="minions", numbers=EAST_FIRST, **values)


def contest(t: SkyScenario, where: str = "lane-east") -> tuple[int, int, str | None]:
    found = next(event for event in t.events("contested") if event["where"] == where)
    return found["south"], found["north"], found["winner"]

"""Huge ships for tests, and standard ships that come to stand where a huge one ends."""

from __future__ import annotations

from battlemat.games.xwing.scenario import XWingScenario, table

CR90 = "alderaanianguard"
RAIDER = "outerrimpatrol"
GOZANTI = "outerrimgarrison"
"""Initiative 7."""
GR75 = "echobaseevacuees"
LATE = f"b.{RAIDER}@850,600,180#0-stationary=late"
EARLY = "b.academypilot@850,250,180#2-straight=early"
OTHERS = (EARLY, LATE)
"""Two who are in nobody's way: one acts first, the other activates after the huge ships of player a."""


def flies(*things: str, until: str = "cr90", **more: object) -> XWingScenario:
    """The Activation Phase up to the action of a huge ship."""
    t = table(*things, phase="activation", **more)  # type: ignore[arg-type]
    return t.until("action", until)


def comes(pilot: str, x: float, y: float, name: str, more: str = "", seat: str = "b") -> str:
    """A small ship that flies here in its own activation."""
    return f"{seat}.{pilot}@{x + 120},{y},270#2-straight={name}{more}"


def tie(x: float, y: float, name: str = "tie", seat: str = "b") -> str:
    return comes("academypilot", x, y, name, seat=seat)

"""The huge maneuver template, which lies beside a huge ship: where the ship ends (XW-HUG-66 to XW-HUG-74)."""

from __future__ import annotations

from typing import Final

from battlemat.core.decision import Pose, on_grid
from battlemat.games.xwing.cards.records import Bearing
from battlemat.games.xwing.table.figures import FIGURES
from battlemat.geometry import shifted

BEARINGS: Final[tuple[Bearing, ...]] = ("straight", "bank_left", "bank_right", "stationary")
"""XW-HUG-66."""


def speeds(bearing: Bearing) -> range:
    """The speeds of a bearing: a straight at speed 0 is a stationary maneuver (XW-HUG-46, XW-HUG-68, XW-HUG-71).

    >>> list(speeds("straight")), list(speeds("bank_left")), list(speeds("stationary")), list(speeds("turn_left"))
    ([1, 2, 3, 4, 5], [0, 1, 2, 3], [0], [])
    """
    if bearing == "straight":
        return range(1, FIGURES.huge.straights + 1)
    if bearing == "stationary":
        return range(1)
    return range(len(FIGURES.huge.bank)) if bearing in BEARINGS else range(0)


def end(start: Pose, bearing: Bearing, speed: int) -> Pose:
    """
    >>> end((400.0, 200.0, 0.0), "straight", 3), end((400.0, 200.0, 0.0), "bank_left", 2)
    ((400.0, 320.0, 0.0), (372.02, 298.69, 315.0))
    """
    if speed not in speeds(bearing):
        raise ValueError(f"The huge maneuver template has no {bearing} of speed {speed}.")
    if bearing == "stationary":
        return start
    if bearing == "straight":
        return on_grid(shifted(start, 0.0, FIGURES.huge.step * speed))
    side = 1.0 if bearing == "bank_right" else -1.0
    right, ahead = FIGURES.huge.bank[speed]
    return on_grid(shifted(start, side * right, ahead, side * FIGURES.huge.bank_angle))

"""Where an objective lies, as people say it from their side of the battlefield.

Missions mark their objectives with letters, as the first player sees the chart: far, middle, near; left, centre, right;
with a number on the arms of a cross, counted from the centre. Nobody should have to read the letters.
"""

from __future__ import annotations

from math import ceil
from typing import Final

from battlemat.core.teller import View
from battlemat.games.shatterpoint.terrain import SAME_ELEVATION, SIDE
from battlemat.geometry.shapes import SLACK

PLACES: Final = {
    "FL": "far-left",
    "FC": "far-centre",
    "FR": "far-right",
    "ML": "middle-left",
    "MC": "centre",
    "MR": "middle-right",
    "NL": "near-left",
    "NC": "near-centre",
    "NR": "near-right",
    "N2": "far-centre-outer",
    "N1": "far-centre-inner",
    "W2": "middle-left-outer",
    "W1": "middle-left-inner",
    "C": "centre",
    "E1": "middle-right-inner",
    "E2": "middle-right-outer",
    "S1": "near-centre-inner",
    "S2": "near-centre-outer",
}
"""What the first player calls each mark of the charts."""

_NINTHS: Final = (
    ("near-left", "near-centre", "near-right"),
    ("middle-left", "centre", "middle-right"),
    ("far-left", "far-centre", "far-right"),
)
_TURNED: Final = {"far": "near", "near": "far", "left": "right", "right": "left"}


def place_of(mark: str, *, across: bool) -> str:
    """The place a mark stands for, seen by the first player or from the edge across.

    >>> place_of("FL", across=False), place_of("FL", across=True)
    ('far-left', 'near-right')
    """
    place = PLACES[mark]
    return "-".join(_TURNED.get(word, word) for word in place.split("-")) if across else place


def part_of_battlefield(view: View | None, x: float, y: float) -> str:
    """In which ninth of the battlefield a point lies, seen from the viewer's edge; spectators sit with player A.

    >>> part_of_battlefield(None, 100, 880), part_of_battlefield(None, 460, 450)
    ('far-left', 'centre')
    """
    edge = None if view is None else view["players"][view["viewer"] or 0]["edge"]
    across, away = (SIDE - x, SIDE - y) if edge == 1 else (x, y)
    row, column = (min(2, max(0, int(3 * length / SIDE))) for length in (away, across))
    return _NINTHS[row][column]


def level_of(height: float) -> int:
    """How many elevations above the ground a surface is: what the page writes beside it.

    >>> level_of(0), level_of(100)
    (0, 1)
    """
    return max(0, ceil((height - SLACK) / SAME_ELEVATION) - 1)


def looks_across(view: View) -> bool:
    """Whether a view is that of the first player's opponent; spectators look over player A's shoulder."""
    return bool((view["viewer"] or 0) != view["first"])

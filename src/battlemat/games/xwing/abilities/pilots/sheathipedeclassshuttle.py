"""Sheathipede-class shuttle."""

from __future__ import annotations

from battlemat.games.xwing.abilities.declare import Use, changes
from battlemat.games.xwing.windows import CAN


@changes("pilot:ap5", CAN, what=("coordinate-stressed",))
def ap5(x: Use) -> bool:
    """Whoever it coordinates may have exactly 1 stress token and act all the same."""
    return True

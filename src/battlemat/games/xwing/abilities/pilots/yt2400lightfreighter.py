"""YT-2400 light freighter."""

from __future__ import annotations

from battlemat.games.xwing.abilities.declare import Use, changes
from battlemat.games.xwing.windows import CAN


@changes("pilot:dashrendar", CAN, what=("ignore-obstacles",))
def dash_rendar(x: Use) -> bool:
    """Only while he moves (XW-FAQ-32)."""
    return True

"""VT-49 decimator."""

from __future__ import annotations

from battlemat.games.xwing.abilities.declare import Use, changes
from battlemat.games.xwing.windows import CAN


@changes("pilot:captainoicunn", CAN, what=("attack-range-0",))
def captain_oicunn(x: Use) -> bool:
    return True

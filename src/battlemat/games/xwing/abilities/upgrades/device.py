"""Devices as upgrades; what they do in play is in `abilities/devices.py`."""

from __future__ import annotations

from battlemat.games.xwing import charges, costs
from battlemat.games.xwing.abilities.declare import Use, triggered
from battlemat.games.xwing.state import XMatch
from battlemat.games.xwing.windows import PHASE_STARTS


@triggered(
    "upgrade:bombletgenerator",
    PHASE_STARTS,
    what=("activation",),
    may=True,
    cost=costs.shield(),
    able=lambda x: charges.can_recover(x.ship, x.card),
)
def bomblet_generator(m: XMatch, x: Use) -> None:
    charges.recover(m, x.ship, x.card, 2)

"""Quadrijet transfer spacetug."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing import tokens
from battlemat.games.xwing.abilities.declare import Use, changes, triggered
from battlemat.games.xwing.maneuver import read
from battlemat.games.xwing.objects import ships_at
from battlemat.games.xwing.sheet import sheet
from battlemat.games.xwing.state import XMatch
from battlemat.games.xwing.windows import AGILITY, DEVICE_WAYS, PHASE_STARTS


@changes("pilot:constablezuvio", DEVICE_WAYS, when=lambda x: x.what.startswith("drop:"))
def constable_zuvio(x: Use) -> tuple[str, ...]:
    return ("launch:1-straight",)


@changes("pilot:sarcoplank", AGILITY, when=lambda x: bool(x.s.attacks and x.ship.executed))
def sarco_plank(x: Use) -> int:
    """He may treat the speed he flew as his agility, and does where that is better."""
    return max(0, read(x.ship.executed).speed - sheet(x.s, x.ship).agility)


@triggered(
    "pilot:unkarplutt", PHASE_STARTS, what=("engagement",), when=lambda x: any(ships_at(x.s, x.ship, 0, 0, "other"))
)
def unkar_plutt(m: XMatch, x: Use) -> Flow[None]:
    for ship in [x.ship, *ships_at(m.state, x.ship, 0, 0, "other")]:
        yield from tokens.gain(m, ship, "tractor", by=x.ship.owner, source=x.ship.id)

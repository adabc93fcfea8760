"""Astromechs."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing import charges, costs, devices
from battlemat.games.xwing.abilities.declare import Use, changes, triggered
from battlemat.games.xwing.abilities.phrases import fully
from battlemat.games.xwing.maneuver import BASIC, read
from battlemat.games.xwing.sheet import sheet
from battlemat.games.xwing.state import XMatch
from battlemat.games.xwing.windows import AFTER_MANEUVER, AFTER_REVEALS, DIFFICULTY


@triggered(
    "upgrade:r2d2",
    AFTER_REVEALS,
    may=True,
    cost=costs.both(costs.charge(), costs.gain("disarm")),
    able=lambda x: x.ship.shields < sheet(x.s, x.ship).shields,
)
def r2_d2(m: XMatch, x: Use) -> None:
    charges.recover_shields(m, x.ship)


@changes(
    "upgrade:r4astromech", DIFFICULTY, when=lambda x: read(x.what).speed in (1, 2) and read(x.what).bearing in BASIC
)
def r4_astromech(x: Use) -> int:
    return -1


@triggered(
    "upgrade:genius",
    AFTER_MANEUVER,
    when=lambda x: fully(x) and devices.PLACED not in x.ship.did,
    able=lambda x: bool(devices.placeable(x.s, x.ship, ("bomb",))),
    may=True,
)
def genius(m: XMatch, x: Use) -> Flow[None]:
    """XW-FAQ-75."""
    yield from devices.drop_one(m, x.ship, "XW-FAQ-75", ("bomb",))

"""Quadrijet transfer spacetug."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities.declare import Use, changes, triggered
from battlemat.games.xwing.abilities.effects import one_by_one
from battlemat.games.xwing.cards.sheet import sheet
from battlemat.games.xwing.flight.maneuver import read
from battlemat.games.xwing.ships import tokens
from battlemat.games.xwing.state import Ship, XMatch
from battlemat.games.xwing.table.objects import ships_at
from battlemat.games.xwing.timing.moments import AGILITY, DEVICE_WAYS, PHASE_STARTS, ROLLS_DEFENSE


@changes("pilot:constablezuvio", DEVICE_WAYS, when=lambda x: x.what.startswith("drop:"))
def constable_zuvio(x: Use) -> tuple[str, ...]:
    return ("launch:1-straight",)


def other_agility(x: Use) -> int:
    """The speed Sarco flew, compared with his printed agility."""
    return read(x.ship.executed).speed - sheet(x.s, x.ship).agility if x.ship.executed else 0


@triggered("pilot:sarcoplank", ROLLS_DEFENSE, when=lambda x: other_agility(x) != 0, may=True)
def sarco_plank(m: XMatch, x: Use) -> None:
    """He decides before the dice are rolled."""
    x.attack.used.append(f"{x.ship.id}/as-fast-as-flown")


@changes(
    "pilot:sarcoplank",
    AGILITY,
    when=lambda x: bool(x.s.attacks) and f"{x.ship.id}/as-fast-as-flown" in x.attack.used,
)
def sarco_plank_dodges(x: Use) -> int:
    return other_agility(x)


@triggered(
    "pilot:unkarplutt", PHASE_STARTS, what=("engagement",), when=lambda x: any(ships_at(x.s, x.ship, 0, 0, "other"))
)
def unkar_plutt(m: XMatch, x: Use) -> Flow[None]:
    def effect(ship: Ship) -> Flow[None]:
        yield from tokens.gain(m, ship, "tractor", by=x.ship.owner, source=x.ship.id)

    yield from one_by_one(m, x, ships_at(m.state, x.ship, 0, 0), effect)

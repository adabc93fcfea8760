"""Modifications."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing import actions, charges, costs, devices, tokens
from battlemat.games.xwing.abilities.declare import Use, changes, instead, triggered
from battlemat.games.xwing.asking import pick_ship
from battlemat.games.xwing.maneuver import read
from battlemat.games.xwing.objects import ships_at
from battlemat.games.xwing.state import XMatch, device_of
from battlemat.games.xwing.windows import AFTER_DAMAGE, AFTER_MANEUVER, AFTER_PLACES, DEFENSE_DICE, WOULD_GAIN


@triggered(
    "upgrade:afterburners",
    AFTER_MANEUVER,
    when=lambda x: x.moment.amount == 1 and 3 <= read(x.what).speed <= 5,
    able=lambda x: actions.can_perform(x.s, x.ship, "boost", while_stressed=True),
    cost=costs.charge(),
    may=True,
)
def afterburners(m: XMatch, x: Use) -> Flow[None]:
    yield from actions.granted(m, x.ship, "boost", may=False, while_stressed=True)


@changes("upgrade:stealthdevice", DEFENSE_DICE, when=lambda x: x.charges > 0)
def stealth_device(x: Use) -> int:
    return 1


@triggered("upgrade:stealthdevice", AFTER_DAMAGE)
def stealth_device_fails(m: XMatch, x: Use) -> None:
    charges.lose(m, x.ship, x.card)


@instead(
    "upgrade:staticdischargevanes",
    WOULD_GAIN,
    what=("ion", "jam"),
    when=lambda x: not tokens.stressed(x.ship) and any(ships_at(x.s, x.ship, 0, 1, "other")),
    may=True,
)
def static_discharge_vanes(m: XMatch, x: Use) -> Flow[bool]:
    """XW-FAQ-06, XW-FAQ-07."""
    chosen = yield from pick_ship(
        m, x.ship.owner, "XW-FAQ-06", lambda: ships_at(m.state, x.ship, 0, 1, "other"), about={"card": x.card}
    )
    if chosen is None:
        return False
    yield from tokens.gain(m, x.ship, "stress", rule="XW-FAQ-06")
    yield from tokens.gain(m, chosen, x.what, by=x.ship.owner, source=x.ship.id, rule="XW-FAQ-06")
    return True


@triggered(
    "upgrade:delayedfuses",
    AFTER_PLACES,
    when=lambda x: devices.record_of(x.what).type in devices.PAYLOAD,
    able=lambda x: any(thing.id == x.moment.other for thing in x.s.devices),
    may=True,
)
def delayed_fuses(m: XMatch, x: Use) -> None:
    devices.fuse(m, device_of(m.state, x.moment.other))

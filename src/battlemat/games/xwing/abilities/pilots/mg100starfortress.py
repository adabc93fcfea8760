"""MG-100 StarFortress."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing import devices
from battlemat.games.xwing.abilities.declare import Use, changes, triggered
from battlemat.games.xwing.abilities.phrases import fully, primary
from battlemat.games.xwing.devices import record_of
from battlemat.games.xwing.measures import at_range
from battlemat.games.xwing.objects import device_shape, shape_of
from battlemat.games.xwing.state import XMatch
from battlemat.games.xwing.windows import AFTER_MANEUVER, ATTACK_DICE, DEVICE_WAYS


@triggered(
    "pilot:edonkappehl",
    AFTER_MANEUVER,
    when=lambda x: fully(x, "blue", "white") and devices.PLACED not in x.ship.did,
    able=lambda x: bool(devices.placeable(x.s, x.ship)),
    may=True,
)
def edon_kappehl(m: XMatch, x: Use) -> Flow[None]:
    """XW-FAQ-75."""
    yield from devices.drop_one(m, x.ship, "XW-FAQ-75")


def defender_near_friendly_device(x: Use) -> bool:
    defender = shape_of(x.s, x.attack.defender)
    own = [thing for thing in x.s.devices if thing.owner == x.ship.owner]
    return any(at_range(device_shape(thing), defender, 0, 1) for thing in own)


@changes("pilot:cat", ATTACK_DICE, when=lambda x: primary(x) and defender_near_friendly_device(x))
def cat(x: Use) -> int:
    return 1


@changes(
    "pilot:finchdallow",
    DEVICE_WAYS,
    when=lambda x: x.what.startswith("drop:") and record_of(x.moment.other).type == "bomb",
)
def finch_dallow(x: Use) -> tuple[str, ...]:
    return ("place:touching",)

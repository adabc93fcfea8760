"""MG-100 StarFortress."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities.declare import Use, changes, modifies, triggered
from battlemat.games.xwing.abilities.phrases import fully, in_turret_arc, primary
from battlemat.games.xwing.cards import handling
from battlemat.games.xwing.combat.dice import Add, Modification
from battlemat.games.xwing.deeds import PLACED
from battlemat.games.xwing.state import XMatch, find_ship, in_play, ship_of
from battlemat.games.xwing.table import devices
from battlemat.games.xwing.table.devices import record_of
from battlemat.games.xwing.table.measures import at_range
from battlemat.games.xwing.table.objects import device_shape, shape_of
from battlemat.games.xwing.timing.moments import AFTER_ATTACKS, AFTER_MANEUVER, ATTACK_DICE, DEVICE_WAYS


@triggered(
    "pilot:edonkappehl",
    AFTER_MANEUVER,
    when=lambda x: fully(x, "blue", "white") and PLACED not in x.ship.did,
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


def defender_in_turret_arc(x: Use) -> bool:
    defender = find_ship(x.s, x.attack.defender)
    return defender is not None and in_turret_arc(x.s, x.ship, defender)


@triggered("pilot:benteene", AFTER_ATTACKS, when=defender_in_turret_arc)
def ben_teene(m: XMatch, x: Use) -> None:
    handling.assign(m, ship_of(m.state, x.moment.other), "rattled", x.ship.owner, x.ship.id)


def covered(x: Use) -> bool:
    """The attacker is in the turret arc of a friendly ship."""
    attacker = ship_of(x.s, x.attack.attacker)
    return any(in_turret_arc(x.s, ship, attacker) for ship in in_play(x.s) if ship.owner == x.ship.owner)


@modifies("pilot:vennie", "defense", "defender", when=covered)
def vennie(x: Use) -> Modification:
    return Add("focus")

"""Conditions that many abilities share, in the words of the cards."""

from __future__ import annotations

from battlemat.games.xwing.abilities.declare import Use
from battlemat.games.xwing.cards.content import UPGRADES
from battlemat.games.xwing.cards.records import SIZES
from battlemat.games.xwing.cards.sheet import TURRETS, Maneuver, Weapon, sheet
from battlemat.games.xwing.combat.targets import shots, weapon_of
from battlemat.games.xwing.flight.maneuver import as_executed, read
from battlemat.games.xwing.ships import tokens
from battlemat.games.xwing.state import Ship, Table, device_of, find_ship, ship_of
from battlemat.games.xwing.table import devices, obstacles
from battlemat.games.xwing.table.measures import Base, ShipArc, at_range, in_arc, side_of
from battlemat.games.xwing.table.objects import (
    base_of,
    in_firing_arc,
    is_in_arc,
    obstacle_shapes,
    range_to,
    shape_of,
    ships_at,
    treated_as_close,
    weapon_arcs,
)

SPENDS_GREEN = tuple(f"spend:{token}" for token in tokens.GREEN)
"""What cannot be done where a card keeps a ship from spending green tokens."""


def weapon(x: Use) -> Weapon:
    """The weapon of the attack being resolved."""
    return weapon_of(x.s, ship_of(x.s, x.attack.attacker), x.attack.weapon)


def primary(x: Use) -> bool:
    """A primary attack (XW-ATK-22)."""
    return not weapon(x).special


def front_arc_attack(x: Use) -> bool:
    """An attack with a weapon that shows the front arc (XW-ATK-29)."""
    return weapon(x).arc == "front"


def defender_in(x: Use, arc: ShipArc) -> bool:
    """Whether the defender is in an arc of the attacker, whatever the weapon (XW-ATK-29)."""
    attacker, defender = ship_of(x.s, x.attack.attacker), find_ship(x.s, x.attack.defender)
    if defender is not None:
        return is_in_arc(x.s, attacker, arc, defender)
    return in_arc(base_of(x.s, attacker), arc, shape_of(x.s, x.attack.defender))


def bullseye(x: Use) -> bool:
    return defender_in(x, "bullseye")


def attacker_in(x: Use, arc: ShipArc) -> bool:
    """Whether the attacker is in an arc of the defender."""
    defender = find_ship(x.s, x.attack.defender)
    return defender is not None and is_in_arc(x.s, defender, arc, ship_of(x.s, x.attack.attacker))


def outside_defenders_firing_arc(x: Use) -> bool:
    """The attacker is not in the defender's firing arc; a remote without arcs has no outside (XW-DEV-53)."""
    attacker, defender = ship_of(x.s, x.attack.attacker), find_ship(x.s, x.attack.defender)
    if defender is None:
        return devices.outside_arcs_of(x.s, device_of(x.s, x.attack.defender), attacker)
    return not in_firing_arc(x.s, defender, attacker)


def attacker_behind_defender(x: Use) -> bool:
    """The attacker is behind the defender, which nobody is with a remote that has no midline (XW-DEV-52)."""
    attacker, defender = ship_of(x.s, x.attack.attacker), find_ship(x.s, x.attack.defender)
    if defender is None:
        return devices.side_of_remote(x.s, device_of(x.s, x.attack.defender), attacker) == "behind"
    return side_of(base_of(x.s, defender), base_of(x.s, attacker)) == "behind"


def defender_behind_attacker(x: Use) -> bool:
    attacker, defender = ship_of(x.s, x.attack.attacker), shape_of(x.s, x.attack.defender)
    return isinstance(defender, Base) and side_of(base_of(x.s, attacker), defender) == "behind"


def larger(x: Use, other: Ship | None) -> bool:
    """Whether another ship is of a larger size than you; a remote has no size (XW-DEV-55)."""
    return other is not None and SIZES.index(sheet(x.s, other).size) > SIZES.index(sheet(x.s, x.ship).size)


def attacker_in_your(x: Use, arc: ShipArc) -> bool:
    """Whether the attacker is in an arc of your own ship."""
    return is_in_arc(x.s, x.ship, arc, ship_of(x.s, x.attack.attacker))


def can_hit(s: Table, ship: Ship, target: str) -> bool:
    """Whether a ship could attack a certain one now."""
    return any(shot.defender == target for shot in shots(s, ship))


def in_turret_arc(s: Table, ship: Ship, other: Ship) -> bool:
    """Whether another ship is in a turret arc of this one."""
    turrets = [weapon for weapon in sheet(s, ship).weapons if weapon.arc in TURRETS]
    return any(is_in_arc(s, ship, arc, other) for weapon in turrets for arc in weapon_arcs(s, ship, weapon))


def you_attack(x: Use) -> bool:
    return x.attack.attacker == x.ship.id


def you_defend(x: Use) -> bool:
    return x.attack.defender == x.ship.id


def locked_defender(x: Use) -> bool:
    """The attacker has a lock on the defender."""
    return x.attack.defender in ship_of(x.s, x.attack.attacker).locks


def chassis(x: Use, ship: Ship) -> str:
    return sheet(x.s, ship).chassis.id


def fully(x: Use, *colours: str) -> bool:
    """A maneuver was fully executed, in one of these colours if any are named."""
    return x.moment.amount == 1 and (not colours or x.moment.other in colours)


def at_speed(x: Use, first: int, last: int) -> bool:
    """The speed of the executed maneuver."""
    return first <= read(x.what).speed <= last


def banks(x: Use) -> bool:
    """A bank maneuver, which no reverse bank is (XW-MAN-23)."""
    return read(x.what).bearing in ("bank_left", "bank_right")


def near(x: Use, first: int, last: int) -> bool:
    """The ship the moment is about is at this range of you."""
    if x.about is None:
        return False
    if first <= range_to(x.s, x.ship, x.about) <= last:
        return True
    return first <= 1 and x.card.startswith("upgrade:") and treated_as_close(x.s, x.ship, x.about)


def opponent(x: Use) -> Ship | None:
    """The other ship of the attack in which you attack or defend; None if it is a remote."""
    return find_ship(x.s, x.attack.defender if you_attack(x) else x.attack.attacker)


def in_attack_arc(x: Use, ship: Ship) -> bool:
    """Whether a ship is in the attack arc of the attack being resolved."""
    attacker = ship_of(x.s, x.attack.attacker)
    return ship is not attacker and is_in_arc(x.s, attacker, x.attack.arc, ship)


def weapon_type(x: Use) -> str:
    """The type of upgrade that is attacked with; empty for a primary attack."""
    return UPGRADES[x.attack.weapon].type if x.attack.weapon in UPGRADES else ""


def stressed_near(x: Use, first: int, last: int) -> list[Ship]:
    """The friendly ships at this range that have stress to lose."""
    return [ship for ship in ships_at(x.s, x.ship, first, last, "friend") if tokens.stressed(ship)]


def hits(x: Use) -> bool:
    """The attack of the moment hit."""
    return x.moment.amount == 1


def misses(x: Use) -> bool:
    return x.moment.amount == 0


def turret_attack(x: Use) -> bool:
    """An attack with a weapon that shows a turret arc, wherever that points (XW-FAQ-25)."""
    return weapon(x).arc in TURRETS


def through_obstacle(x: Use) -> bool:
    """Obstructed by an obstacle, ignored or not (XW-FAQ-03, XW-FAQ-34)."""
    return any(obstacles.kind_of(x.s, thing) for thing in x.attack.obstructed)


def enemies_near(x: Use, first: int, last: int) -> list[Ship]:
    return list(ships_at(x.s, x.ship, first, last, "enemy"))


def defending_ship(x: Use) -> Ship | None:
    """The ship that defends; None if it is a remote."""
    return find_ship(x.s, x.attack.defender)


def about_to_fly(x: Use) -> Maneuver:
    """The maneuver a ship is about to execute, in the colour it would be executed in."""
    return as_executed(x.s, x.ship, read(x.ship.executing))


def ignorable(x: Use) -> str:
    """The obstacle of a permission to ignore it while moving, or to attack from it; empty for any other permission."""
    kind, _, thing = x.what.partition(":")
    return thing if kind in ("ignore", "attack-from") and thing.startswith("obstacle-") else ""


def obstacle_near(x: Use, last: int) -> bool:
    own = base_of(x.s, x.ship)
    return any(at_range(own, shape, 0, last) for shape in obstacle_shapes(x.s).values())

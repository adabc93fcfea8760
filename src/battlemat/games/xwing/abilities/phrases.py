"""Conditions that many abilities share, in the words of the cards."""

from __future__ import annotations

from battlemat.games.xwing.abilities.declare import Use
from battlemat.games.xwing.objects import is_in_arc
from battlemat.games.xwing.sheet import Weapon, sheet
from battlemat.games.xwing.state import Ship, find_ship, ship_of
from battlemat.games.xwing.targets import weapon_of


def weapon(x: Use) -> Weapon:
    """The weapon of the attack being resolved."""
    return weapon_of(x.s, ship_of(x.s, x.attack.attacker), x.attack.weapon)


def primary(x: Use) -> bool:
    """A primary attack (XW-ATK-22)."""
    return not weapon(x).special


def front_arc_attack(x: Use) -> bool:
    """An attack with a weapon that shows the front arc (XW-ATK-29)."""
    return weapon(x).arc == "front"


def defender_in(x: Use, arc: str) -> bool:
    """Whether the defender is in an arc of the attacker, whatever the weapon (XW-ATK-29)."""
    defender = find_ship(x.s, x.attack.defender)
    return defender is not None and is_in_arc(x.s, ship_of(x.s, x.attack.attacker), arc, defender)


def bullseye(x: Use) -> bool:
    return defender_in(x, "bullseye")


def attacker_in(x: Use, arc: str) -> bool:
    """Whether the attacker is in an arc of the defender."""
    defender = find_ship(x.s, x.attack.defender)
    return defender is not None and is_in_arc(x.s, defender, arc, ship_of(x.s, x.attack.attacker))


def you_attack(x: Use) -> bool:
    return x.attack.attacker == x.ship.id


def you_defend(x: Use) -> bool:
    return x.attack.defender == x.ship.id


def locked_defender(x: Use) -> bool:
    """The attacker has a lock on the defender."""
    return x.attack.defender in ship_of(x.s, x.attack.attacker).locks


def chassis(x: Use, ship: Ship) -> str:
    return sheet(x.s, ship).chassis.id

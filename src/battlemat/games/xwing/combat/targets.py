"""Which weapons a ship can use against whom (XW-ATK-05 to XW-ATK-28, XW-ARC-47)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from battlemat.core.errors import Refusal
from battlemat.games.xwing.cards.content import UPGRADES
from battlemat.games.xwing.cards.records import Arc
from battlemat.games.xwing.cards.sheet import Weapon, sheet
from battlemat.games.xwing.deeds import BARRED
from battlemat.games.xwing.ships import tokens
from battlemat.games.xwing.state import IN_PLAY, Attack, Ship, Table
from battlemat.games.xwing.table import devices, obstacles
from battlemat.games.xwing.table.measures import (
    ARC_RANGE,
    BAND,
    HUGE_RANGE,
    Base,
    ShipArc,
    attack_range,
    range_between,
)
from battlemat.games.xwing.table.objects import base_of, device_shape, weapon_arcs
from battlemat.games.xwing.timing.listeners import can, cannot, change, listeners, values
from battlemat.games.xwing.timing.moments import CAN, CANNOT, EXTRA_WEAPONS, RANGE_SHIFT, WEAPON_ARC, WEAPON_RANGE
from battlemat.geometry import Shape


class Shot(NamedTuple):
    """An attack that could be declared."""

    weapon: Weapon
    defender: str
    arc: ShipArc
    range: int

    @property
    def id(self) -> str:
        return f"{self.weapon.id}>{self.defender}"


FARTHEST = ARC_RANGE * BAND + 1.0
"""Beyond this no weapon of a standard ship reaches."""
FARTHEST_HUGE = HUGE_RANGE * BAND + 1.0


def weapons(s: Table, ship: Ship) -> list[Weapon]:
    found = list(sheet(s, ship).weapons)
    for extra in values(s, EXTRA_WEAPONS, ship):
        found += extra
    if listeners(s, WEAPON_ARC):
        found = [weapon._replace(arc=_arc_of(s, ship, weapon)) for weapon in found]
    if listeners(s, WEAPON_RANGE):
        found = [_ranged(s, ship, weapon) for weapon in found]
    if listeners(s, RANGE_SHIFT):
        found = [_shifted(s, ship, weapon) for weapon in found]
    return found


def _shifted(s: Table, ship: Ship, weapon: Weapon) -> Weapon:
    """A weapon with all ranges at which it can be used if its requirement is shifted, within 0-5."""
    shift = change(s, RANGE_SHIFT, ship, weapon.id)
    return weapon._replace(low=max(weapon.low - shift, 0), high=min(weapon.high + shift, HUGE_RANGE))


def out_of_own_range(s: Table, ship: Ship, attack: Attack) -> bool:
    """Whether an attack is made at a range that its weapon requires only when it is shifted."""
    weapon = _ranged(s, ship, next(weapon for weapon in sheet(s, ship).weapons if weapon.id == attack.weapon))
    return not weapon.low <= attack.range <= weapon.high


def _ranged(s: Table, ship: Ship, weapon: Weapon) -> Weapon:
    """A weapon with the range requirement it is treated as having."""
    for reach in values(s, WEAPON_RANGE, ship, weapon.id):
        if reach is not None:
            return weapon._replace(low=reach[0], high=reach[1])
    return weapon


def _arc_of(s: Table, ship: Ship, weapon: Weapon) -> Arc:
    return next((arc for arc in values(s, WEAPON_ARC, ship, weapon.id) if arc), weapon.arc)


def may_attack(s: Table, ship: Ship) -> bool:
    """Not on an asteroid, not forbidden by a card (XW-ATK-06)."""
    if ship.place != IN_PLAY or cannot(s, ship, "attack"):
        return False
    return not obstacles.keeps_from_attacking(s, ship)


def shots(s: Table, ship: Ship, using: Sequence[Weapon] | None = None, *, free_lock: bool = False) -> list[Shot]:
    """Every weapon with every target it may attack now. `free_lock`: without the lock a weapon requires.

    `using`: only these weapons, those among them that a card keeps for its own attacks included.
    """
    disarmed = tokens.disarmed(ship)
    if ship.place != IN_PLAY or (disarmed and not listeners(s, CAN)) or not (enemies := list(_in_reach(s, ship))):
        return []
    own = base_of(s, ship)
    found = []
    for weapon in _at_hand(s, ship) if using is None else using:
        if not _usable(ship, weapon):
            continue
        for defender, shape in enemies:
            needed = "" if free_lock and weapon.requires == "lock" else weapon.requires
            if needed and not _prepared(s, ship, needed, defender):
                continue  # XW-ATK-27, XW-ATK-28
            if disarmed and not _armed(s, ship, weapon, defender):
                continue
            shot = _measure(s, ship, own, weapon, defender, shape)
            if shot is not None:
                found.append(shot)
    return found if found and may_attack(s, ship) else []


def _at_hand(s: Table, ship: Ship) -> list[Weapon]:
    """The weapons for any attack: not those that attack only when their card says so."""
    found = weapons(s, ship)
    if s.huge:
        found = [weapon for weapon in found if not weapon.bonus_only]  # XW-HUG-02
    if not listeners(s, CANNOT):
        return found
    return [weapon for weapon in found if not weapon.special or not cannot(s, ship, f"attack-with:{weapon.id}")]


def _armed(s: Table, ship: Ship, weapon: Weapon, defender: str) -> bool:
    """A disarmed ship attacks with nothing but what a card still allows with a single disarm token (XW-ATK-05)."""
    if not weapon.special or ship.tokens.get("disarm") != 1 or tokens.has(ship, "cloak"):
        return False
    kind = UPGRADES[weapon.id].type
    locked = defender in ship.locks and can(s, ship, f"attack-locked-disarmed:{kind}")
    return locked or can(s, ship, f"attack-disarmed:{kind}")


def _in_reach(s: Table, ship: Ship) -> Iterator[tuple[str, Shape]]:
    """Enemy ships (a card may allow friendly ones) and remotes near enough to be worth measuring."""
    own = base_of(s, ship)
    friends = bool(listeners(s, CAN)) and can(s, ship, "attack-friends")
    farthest = FARTHEST_HUGE if own.size == "huge" else FARTHEST
    for other in s.ships:
        if other.place == IN_PLAY and other is not ship and (other.owner != ship.owner or friends):
            shape = base_of(s, other)
            dx, dy, reach = shape.x - own.x, shape.y - own.y, farthest + shape.radius + own.radius
            if dx * dx + dy * dy < reach * reach:
                yield other.id, shape
    for thing in s.devices:
        if thing.owner != ship.owner and devices.is_remote(thing):
            yield thing.id, device_shape(thing)


def _usable(ship: Ship, weapon: Weapon) -> bool:
    """Whether its cost can be paid (XW-ATK-17)."""
    if not weapon.charges:
        return True
    return any(card.id == weapon.id and card.charges >= weapon.charges for card in ship.upgrades)


def out_of_reach(s: Table, ship: Ship, offered: Sequence[Shot]) -> dict[str, Refusal]:
    """What a player may well try: every weapon with every enemy ship that is not offered, and why.

    Where nothing is missing, a card keeps the shot from this attack: the one that grants it, or one that bars it.
    """
    open_now = {shot.id for shot in offered}
    enemies = [other for other in s.ships if other.owner != ship.owner and other.place == IN_PLAY]
    return {
        name: _why_not(s, ship, weapon, enemy) or Refusal("xwing-not-this-attack", "XW-ABL-02", {"ship": enemy.id})
        for weapon in weapons(s, ship)
        for enemy in enemies
        if (name := f"{weapon.id}>{enemy.id}") not in open_now
    }


def _why_not(s: Table, ship: Ship, weapon: Weapon, enemy: Ship) -> Refusal | None:
    """The first thing that is missing for a shot: a token or charge, the arc, a lock, the range."""
    facts = {"ship": enemy.id, "card": f"upgrade:{weapon.id}", "low": weapon.low, "high": weapon.high}
    if not _usable(ship, weapon):
        return Refusal("xwing-weapon-spent", "XW-ATK-17", facts)
    prepared = not weapon.requires or _prepared(s, ship, weapon.requires, enemy.id)
    if weapon.requires != "lock" and not prepared:
        return Refusal("xwing-weapon-needs-token", "XW-ATK-28", {**facts, "token": weapon.requires})
    own, shape = base_of(s, ship), base_of(s, enemy)
    near = range_between(own, shape)
    if near == 0 and weapon.low:
        return Refusal("xwing-target-touches", "XW-ATK-16", facts)
    off_range = Refusal("xwing-target-not-at-range", "XW-ATK-15" if weapon.special else "XW-ATK-14", facts)
    if near > weapon.high:
        return off_range
    reach = _reach(own, weapon)
    measured = [attack_range(own, arc, shape, reach) for arc in weapon_arcs(s, ship, weapon)]
    distances = [distance for distance in measured if distance is not None]
    if not distances:
        return Refusal("xwing-target-not-in-arc", "XW-ATK-09", facts)
    if not prepared:
        return Refusal("xwing-target-not-locked", "XW-ATK-27", facts)
    if not any(weapon.low <= distance <= weapon.high for distance in distances):
        return off_range
    return None


def _prepared(s: Table, ship: Ship, needed: str, defender: str) -> bool:
    """Whether a ship has the lock or the token that a weapon requires, or need not have it."""
    if defender in ship.locks if needed == "lock" else tokens.has(ship, needed):
        return True
    return can(s, ship, f"ignore-requirement:{needed}") or can(s, ship, f"ignore-requirement:{needed}:{defender}")


def _measure(s: Table, ship: Ship, own: Base, weapon: Weapon, defender: str, shape: Shape) -> Shot | None:
    """The shot at a defender inside the arc and range of a weapon; never at range 0 (XW-ATK-16)."""
    reach = _reach(own, weapon)
    for arc in weapon_arcs(s, ship, weapon):
        distance = attack_range(own, arc, shape, reach)
        if distance is None or f"{BARRED}{weapon.arc}:{arc}" in ship.did:
            continue
        if range_between(own, shape) == 0:
            if weapon.low == 0:
                return Shot(weapon, defender, arc, 0)
            if weapon.special or not listeners(s, CAN) or not _point_blank(s, ship, defender):
                return None
            return Shot(weapon, defender, arc, 0)
        if weapon.low <= distance <= weapon.high:
            return Shot(weapon, defender, arc, distance)
    return None


def _reach(own: Base, weapon: Weapon) -> int:
    """How far an arc reaches that a weapon uses: farther for those of huge ships alone (XW-HUG-08, XW-HUG-09)."""
    return max(ARC_RANGE, weapon.high) if own.size == "huge" else ARC_RANGE


def _point_blank(s: Table, ship: Ship, defender: str) -> bool:
    return can(s, ship, "attack-range-0") or can(s, ship, f"attack-range-0:{defender}")


def weapon_of(s: Table, ship: Ship, name: str) -> Weapon:
    return next(weapon for weapon in weapons(s, ship) if weapon.id == name)

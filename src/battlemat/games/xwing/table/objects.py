"""Ships, obstacles and devices as shapes on the table, and what is measured between them (XW-MOV-01, XW-ARC-01)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from battlemat.games.xwing.cards.records import Arc
from battlemat.games.xwing.cards.sheet import TURRETS, Weapon, sheet
from battlemat.games.xwing.state import IN_PLAY, Device, Obstacle, Ship, Table, find_ship, huge_of
from battlemat.games.xwing.table.figures import BaseSize
from battlemat.games.xwing.table.measures import (
    ARC_RANGE,
    Base,
    ShipArc,
    at_range,
    base,
    device,
    in_arc,
    obstacle,
    range_between,
    turret_arcs,
)
from battlemat.games.xwing.timing.listeners import values
from battlemat.games.xwing.timing.moments import AHEAD, CLOSE, EXTRA_WEAPONS, WEAPON_RANGE
from battlemat.geometry import Shape

PROBE: Final = "drk1probedroid"

Side = Literal["friend", "other friend", "enemy", "any", "other"]


def size_of(s: Table, ship: Ship) -> BaseSize:
    """The size of its base."""
    return sheet(s, ship).size


def base_of(s: Table, ship: Ship) -> Base:
    return base(sheet(s, ship).size, ship.pose)


def other_bases(s: Table, ship: Ship) -> list[Base]:
    """The bases of all other ships in play."""
    return [base_of(s, other) for other in s.ships if other.place == IN_PLAY and other is not ship]


def obstacle_shape(thing: Obstacle) -> Shape:
    return obstacle(thing.outline, thing.pose)


def device_shape(thing: Device) -> Shape:
    return device(thing.kind, thing.pose)


def obstacle_shapes(s: Table) -> dict[str, Shape]:
    return {thing.id: obstacle(thing.outline, thing.pose) for thing in s.obstacles if thing.placed}


def device_shapes(s: Table) -> dict[str, Shape]:
    return {thing.id: device(thing.kind, thing.pose) for thing in s.devices}


def all_shapes(s: Table) -> dict[str, Shape]:
    """Every object in the play area, by id."""
    ships = {ship.id: base_of(s, ship) for ship in s.ships if ship.place == IN_PLAY}
    return {**ships, **obstacle_shapes(s), **device_shapes(s)}


def shape_of(s: Table, thing: str) -> Shape:
    ship = find_ship(s, thing)
    return base_of(s, ship) if ship is not None else {**obstacle_shapes(s), **device_shapes(s)}[thing]


def range_to(s: Table, one: Ship, other: Ship) -> int:
    """The range between two ships; a ship is at range 0 of itself (XW-ABL-53)."""
    return 0 if one is other else range_between(base_of(s, one), base_of(s, other))


def concerns(side: Side, you: Ship, other: Ship) -> bool:
    if side == "any":
        return True
    if side == "other":
        return other is not you
    if side == "enemy":
        return other.owner != you.owner
    return other.owner == you.owner and (side == "friend" or other is not you)


def ships_at(s: Table, you: Ship, first: int, last: int, side: Side = "any") -> Iterator[Ship]:
    """The ships in play at range `first`-`last` of a ship (XW-ARC-07)."""
    own = base_of(s, you)
    reaches = first <= 1 and side in ("friend", "other friend") and _reaches_out(s, you)
    for other in s.ships:
        if other.place != IN_PLAY or not concerns(side, you, other):
            continue
        if other is you:
            if first == 0:
                yield other
        elif at_range(own, base_of(s, other), first, last) or (reaches and at_range(own, base_of(s, other), 2, 3)):
            yield other


def _reaches_out(s: Table, you: Ship) -> bool:
    """Whether a ship may treat friends at range 2-3 as close by."""
    return any(values(s, CLOSE, you))


def treated_as_close(s: Table, you: Ship, other: Ship) -> bool:
    """Whether a friend at range 2-3 may be treated as being at range 0 or 1."""
    return you.owner == other.owner and _reaches_out(s, you) and at_range(base_of(s, you), base_of(s, other), 2, 3)


def is_in_arc(s: Table, you: Ship, arc: ShipArc, other: Ship) -> bool:
    """Whether another ship is in an arc of this one; no ship is in its own (XW-ARC-45)."""
    if you is other:
        return False
    if in_arc(base_of(s, you), arc, base_of(s, other), arc_reach(s, you, arc)):
        return True
    return arc == "bullseye" and any(values(s, AHEAD, you, other.id))


def arc_reach(s: Table, you: Ship, arc: ShipArc) -> int:
    """How far an arc reaches: farther where a weapon of a huge ship uses it that does (XW-HUG-08, XW-HUG-10)."""
    if not huge_of(s, you):
        return ARC_RANGE
    extended = [weapon.high for weapon in _weapons_in_use(s, you) if _extends(s, you, weapon, arc)]
    return max([ARC_RANGE, *extended])


def _weapons_in_use(s: Table, you: Ship) -> list[Weapon]:
    """Primary weapons reach as far as abilities say; a special one while the ship attacks with it (XW-HUG-07)."""
    now = s.attacks[-1] if s.attacks and s.attacks[-1].attacker == you.id else None
    found = []
    for weapon in sheet(s, you).weapons:
        fires = now is not None and weapon.id == now.weapon
        if not weapon.special or fires:
            reach = next((reach for reach in values(s, WEAPON_RANGE, you, weapon.id) if reach is not None), None)
            high = weapon.high if reach is None else reach[1]
            found.append(weapon._replace(high=max(high, now.range) if now is not None and fires else high))
    return found


def _extends(s: Table, you: Ship, weapon: Weapon, arc: ShipArc) -> bool:
    """Whether a weapon uses this arc; the bullseye arc is as long as the front arc it lies in (XW-HUG-10)."""
    used = weapon_arcs(s, you, weapon)
    return arc in used or (arc == "bullseye" and ("front" in used or "full_front" in used))


def arcs_of(ship: Ship, arc: Arc) -> tuple[ShipArc, ...]:
    """The arcs on the table that an arc symbol stands for: turrets point where their indicator does (XW-ARC-38)."""
    if arc == "single_turret":
        return turret_arcs(ship.turret or "front", double=False)
    if arc == "double_turret":
        return turret_arcs(ship.turret or "front", double=True)
    return (arc,)


def weapon_arcs(s: Table, ship: Ship, weapon: Weapon) -> tuple[ShipArc, ...]:
    """The arcs a weapon attacks in; each turret of a huge ship has an indicator of its own (XW-HUG-84, XW-HUG-86)."""
    huge = huge_of(s, ship)
    if huge is None or weapon.arc not in TURRETS:
        return arcs_of(ship, weapon.arc)
    pointing = huge.turrets.get(weapon.id)
    return () if pointing is None else turret_arcs(pointing, double=weapon.arc == "double_turret")


def sensors(s: Table, ship: Ship) -> list[Shape]:
    """From where a ship may measure range to lock or to jam: itself, or its player's probe droids (XW-DEV-72)."""
    droids = [device_shape(thing) for thing in s.devices if thing.kind == PROBE and thing.owner == ship.owner]
    return [base_of(s, ship), *droids]


def firing_arcs(s: Table, ship: Ship) -> set[ShipArc]:
    """The arcs of a ship's primary weapons and all turret arcs (XW-ARC-43, XW-ARC-44)."""
    weapons = list(sheet(s, ship).weapons)
    for extra in values(s, EXTRA_WEAPONS, ship):
        weapons += extra
    return {
        arc
        for weapon in weapons
        if not weapon.special or weapon.arc.endswith("turret")
        for arc in weapon_arcs(s, ship, weapon)
    }


def in_firing_arc(s: Table, you: Ship, other: Ship) -> bool:
    return any(is_in_arc(s, you, arc, other) for arc in firing_arcs(s, you))

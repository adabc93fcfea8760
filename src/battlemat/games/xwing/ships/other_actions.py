"""Actions that give no token, no move and no lock: jam, reload, rotate and SLAM (XW-ACT-102 to XW-ACT-121)."""

from __future__ import annotations

from typing import Final

from battlemat.core.asking import pick
from battlemat.core.decision import Flow
from battlemat.games.xwing.asking import pick_ship
from battlemat.games.xwing.cards.content import UPGRADES
from battlemat.games.xwing.cards.sheet import Maneuver, sheet
from battlemat.games.xwing.deeds import SLAMMED
from battlemat.games.xwing.flight import maneuver, moves
from battlemat.games.xwing.ships import charges, tokens, turrets
from battlemat.games.xwing.state import IN_PLAY, Ship, Table, XMatch, huge_of
from battlemat.games.xwing.table.measures import STANDARD_ARCS, StandardArc, at_range
from battlemat.games.xwing.table.objects import base_of, sensors
from battlemat.games.xwing.timing import queue
from battlemat.games.xwing.timing.listeners import cannot, change, credit, values
from battlemat.games.xwing.timing.moments import CANNOT, FARTHER, JAMS, WHEN_CHOSEN

RELOADABLE: Final = ("torpedo", "missile", "device")
"""XW-ACT-109."""


def jammable(s: Table, ship: Ship) -> list[Ship]:
    """The enemy ships at range 1, measured from the ship or a probe droid (XW-ACT-102, XW-DEV-72)."""
    eyes, reach = sensors(s, ship), 1 + change(s, FARTHER, ship, "jam")
    enemies = [other for other in s.ships if other.place == IN_PLAY and other.owner != ship.owner]
    farther = [name for names in values(s, JAMS, ship) for name in names]
    return [
        other
        for other in enemies
        if other.id in farther or any(at_range(eye, base_of(s, other), 1, reach) for eye in eyes)
    ]


def jam(m: XMatch, ship: Ship) -> Flow[bool]:
    """An enemy ship at range 1 gains a jam token (XW-ACT-102 to XW-ACT-104)."""
    chosen = yield from pick_ship(m, ship.owner, "XW-ACT-102", lambda: jammable(m.state, ship), kind="jam-target")
    if chosen is None:
        m.note("failed", "XW-ACT-104", ship=ship.id, what="jam")
        return False
    yield from queue.at_once(m, WHEN_CHOSEN, ship, chosen.id, "jam")
    yield from tokens.gain(m, chosen, "jam", by=ship.owner, source=ship.id, rule="XW-ACT-102")
    return True


def reloadable(s: Table, ship: Ship) -> list[str]:
    """The upgrades a ship can reload (XW-ACT-109, XW-ACT-110)."""
    return [
        f"upgrade:{card.id}"
        for card in ship.upgrades
        if UPGRADES[card.id].type in RELOADABLE and charges.can_recover(ship, f"upgrade:{card.id}")
    ]


def reload(m: XMatch, ship: Ship) -> Flow[bool]:
    card = yield from pick(m, ship.owner, "reload", "XW-ACT-109", lambda: reloadable(m.state, ship))
    if card is None:
        return False
    charges.recover(m, ship, card, 1, "XW-ACT-109")
    yield from tokens.gain(m, ship, "disarm", by=ship.owner, rule="XW-ACT-111")
    return True


def turret_ways(s: Table, ship: Ship) -> list[StandardArc]:
    """Where a single turret may point (XW-ACT-113), as far as no card forbids it."""
    return [arc for arc in STANDARD_ARCS if not cannot(s, ship, f"rotate:{arc}")]


def rotations(s: Table, ship: Ship) -> list[StandardArc]:
    """Where a ship may turn its turret indicator: a double one to the two it does not point to (XW-ACT-113, -114)."""
    turret = sheet(s, ship).turret
    if turret == "double_turret":
        return ["left"] if ship.turret in ("front", "rear") else ["front"]
    return [arc for arc in turret_ways(s, ship) if arc != ship.turret] if turret else []


def rotate(m: XMatch, ship: Ship) -> Flow[bool]:
    """Turn the turret indicator to another arc."""
    huge = huge_of(m.state, ship)
    if huge is not None:
        return (yield from turrets.rotate(m, ship, huge))
    arc = yield from pick(
        m, ship.owner, "rotate", "XW-ACT-113", lambda: list(rotations(m.state, ship)), about={"ship": ship.id}
    )
    if arc not in STANDARD_ARCS:
        return False
    ship.turret = arc
    m.note("rotated", "XW-ACT-113", ship=ship.id, arc=arc)
    for barred in STANDARD_ARCS:
        credit(m, CANNOT, ship, f"rotate:{barred}")
    return True


def slam_options(s: Table, ship: Ship) -> list[Maneuver]:
    """The maneuvers on the dial of the same speed as the one just executed (XW-ACT-117)."""
    if not ship.executed:
        return []
    speed = maneuver.read(ship.executed).speed
    return [m for m in sheet(s, ship).dial.values() if m.speed == speed]


def slam(m: XMatch, ship: Ship) -> Flow[bool]:
    """Execute a maneuver of the same speed and gain a disarm token; it fails rather than flee (XW-ACT-117 to -121)."""
    s = m.state
    if moves.stays(m, ship, "slam"):
        yield from tokens.gain(m, ship, "disarm", by=ship.owner, rule="XW-ACT-117")
        return True
    name = yield from pick(
        m, ship.owner, "slam", "XW-ACT-117", lambda: [o.id for o in slam_options(s, ship)], forced=False,
        about={"ship": ship.id},
    )  # fmt: skip
    if name is None:
        return False
    fully = yield from maneuver.execute(m, ship, sheet(s, ship).dial[name], may_flee=False)
    if fully is None:
        m.note("failed", "XW-ACT-119", ship=ship.id, what="slam")
        return False
    if fully:
        ship.did.append(SLAMMED)
    yield from tokens.gain(m, ship, "disarm", by=ship.owner, rule="XW-ACT-117")
    return True

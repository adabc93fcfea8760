"""Acquiring a lock: which objects a ship can lock, and the lock action (XW-ACT-50 to XW-ACT-55)."""

from __future__ import annotations

from collections.abc import Sequence

from battlemat.core.decision import Flow
from battlemat.games.xwing import tokens
from battlemat.games.xwing.asking import pick
from battlemat.games.xwing.listeners import credit, values
from battlemat.games.xwing.measures import at_range, beyond_range
from battlemat.games.xwing.objects import all_shapes, base_of, sensors, shape_of
from battlemat.games.xwing.state import Ship, Table, XMatch, ship_of
from battlemat.games.xwing.windows import LOCK_RANGE, LOCKS_BEYOND, LOCKS_FROM, NO_LOCKS_AT


def lockable(s: Table, ship: Ship) -> list[str]:
    """The objects at range 0-3 that a ship can lock: all but itself (XW-ACT-50 to XW-ACT-55)."""
    reach = max([r for r in values(s, LOCK_RANGE, ship) if r is not None], default=3)
    own, eyes = base_of(s, ship), sensors(s, ship)
    for names in values(s, LOCKS_FROM, ship):
        eyes += [base_of(s, ship_of(s, name)) for name in names]
    beyond = values(s, LOCKS_BEYOND, ship)
    found = [
        name
        for name, shape in all_shapes(s).items()
        if name != ship.id
        and (beyond_range(own, shape, max(beyond)) if beyond else any(at_range(eye, shape, 0, reach) for eye in eyes))
    ]
    for barred in values(s, NO_LOCKS_AT, ship):
        found = [name for name in found if not at_range(own, shape_of(s, name), barred, barred)]
    return found


def enemies_first(s: Table, ship: Ship, things: Sequence[str]) -> list[str]:
    """Objects in the order in which a player looks for one to lock: the enemy's, nobody's, then the player's own."""
    owners = {other.id: other.owner for other in s.ships} | {device.id: device.owner for device in s.devices}
    return sorted(things, key=lambda thing: (owners.get(thing) == ship.owner, thing not in owners))


def lock(m: XMatch, ship: Ship) -> Flow[bool]:
    """Acquire a lock; an object must be chosen if there is one (XW-ACT-53, XW-ACT-54)."""
    s = m.state
    thing = yield from pick(
        m,
        ship.owner,
        "lock",
        "XW-ACT-50",
        lambda: enemies_first(s, ship, lockable(s, ship)),
        forced=False,
        about={"ship": ship.id},
    )
    if thing is None:
        m.note("failed", "XW-ACT-54", ship=ship.id, what="lock")
        return False
    yield from _make_room(m, ship, thing)
    tokens.acquire_lock(m, ship, thing)
    if not at_range(base_of(m.state, ship), shape_of(m.state, thing), 0, 3):
        credit(m, LOCK_RANGE, ship)
        credit(m, LOCKS_FROM, ship)
    credit(m, NO_LOCKS_AT, ship, "", lambda barred: barred is not None)
    return True


def _make_room(m: XMatch, ship: Ship, thing: str) -> Flow[None]:
    """Who maintains two locks and acquires a third one chooses which of them is broken (XW-TOK-53)."""
    if len(ship.locks) < 2 or thing in ship.locks:
        return
    broken = yield from pick(m, ship.owner, "break-lock", "XW-TOK-53", list(ship.locks), about={"ship": ship.id})
    tokens.break_lock(m, ship, broken or ship.locks[0], rule="XW-TOK-53")

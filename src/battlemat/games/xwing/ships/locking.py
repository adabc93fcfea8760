"""Acquiring locks: which objects a ship can lock, and the one way in which it does (XW-ACT-50 to XW-ACT-55)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from battlemat.core.asking import pick
from battlemat.core.decision import Flow
from battlemat.games.xwing.deeds import LOCKED
from battlemat.games.xwing.ships import tokens
from battlemat.games.xwing.state import Ship, Table, XMatch, ship_of
from battlemat.games.xwing.table.measures import HUGE_RANGE, at_range, beyond_range
from battlemat.games.xwing.table.objects import all_shapes, base_of, sensors, shape_of
from battlemat.games.xwing.timing.listeners import change, credit, values
from battlemat.games.xwing.timing.moments import FARTHER, LOCK_RANGE, LOCKS_BEYOND, LOCKS_FROM, NO_LOCKS_AT
from battlemat.geometry import Shape


def lockable(s: Table, ship: Ship, *, any_range: bool = False) -> list[str]:
    """The objects that a ship can lock: all but itself at range 0-3, or where cards say (XW-ACT-50 to XW-ACT-55).

    `any_range`: range restrictions are ignored; where a card says "cannot", it still cannot (XW-ABL-03).
    """
    reached = _anywhere if any_range else _reach(s, ship)
    found = [name for name, shape in all_shapes(s).items() if name != ship.id and reached(shape)]
    own = base_of(s, ship)
    for barred in values(s, NO_LOCKS_AT, ship):
        found = [name for name in found if not at_range(own, shape_of(s, name), barred, barred)]
    return found


def _anywhere(shape: Shape) -> bool:
    return True


def _reach(s: Table, ship: Ship) -> Callable[[Shape], bool]:
    """Whether an object is where a ship may lock it."""
    beyond = values(s, LOCKS_BEYOND, ship)
    if beyond:
        own = base_of(s, ship)
        return lambda shape: beyond_range(own, shape, max(beyond))
    reach = max([r for r in values(s, LOCK_RANGE, ship) if r is not None], default=3)
    reach = max(reach, min(reach + change(s, FARTHER, ship, "lock"), HUGE_RANGE))
    eyes = sensors(s, ship)
    for names in values(s, LOCKS_FROM, ship):
        eyes += [base_of(s, ship_of(s, name)) for name in names]
    return lambda shape: any(at_range(eye, shape, 0, reach) for eye in eyes)


def can_lock(s: Table, ship: Ship, thing: str, *, any_range: bool = False) -> bool:
    """Whether a ship can acquire a lock on an object that it has not locked yet."""
    return thing not in ship.locks and thing in lockable(s, ship, any_range=any_range)


def enemies_first(s: Table, ship: Ship, things: Sequence[str]) -> list[str]:
    """Objects in the order in which a player looks for one to lock: the enemy's, nobody's, then the player's own."""
    owners = {other.id: other.owner for other in s.ships} | {device.id: device.owner for device in s.devices}
    return sorted(things, key=lambda thing: (owners.get(thing) == ship.owner, thing not in owners))


def lock(m: XMatch, ship: Ship) -> Flow[bool]:
    """Acquire a lock; an object must be chosen if there is one (XW-ACT-53, XW-ACT-54)."""
    return (yield from _choose_and_lock(m, ship)) is not None


def lock_action(m: XMatch, ship: Ship) -> Flow[bool]:
    """The lock action, which is remembered with its object."""
    thing = yield from _choose_and_lock(m, ship)
    if thing is None:
        return False
    ship.did.append(LOCKED + thing)
    return True


def locked_by_action(ship: Ship) -> str:
    """The object of the lock action that a ship performed this round; empty if it performed none."""
    return next((deed.removeprefix(LOCKED) for deed in reversed(ship.did) if deed.startswith(LOCKED)), "")


def _choose_and_lock(m: XMatch, ship: Ship) -> Flow[str | None]:
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
    else:
        yield from _lock_it(m, ship, thing)
    return thing


def acquire(m: XMatch, ship: Ship, thing: str, *, any_range: bool = False) -> Flow[bool]:
    """A card lets a ship acquire a lock on a certain object; False if it cannot (XW-ACT-51, XW-TOK-60)."""
    if not can_lock(m.state, ship, thing, any_range=any_range):
        return False
    yield from _lock_it(m, ship, thing)
    return True


def _lock_it(m: XMatch, ship: Ship, thing: str) -> Flow[None]:
    yield from _make_room(m, ship, thing)
    tokens.acquire_lock(m, ship, thing)
    if not at_range(base_of(m.state, ship), shape_of(m.state, thing), 0, 3):
        credit(m, LOCK_RANGE, ship)
        credit(m, LOCKS_FROM, ship)
    credit(m, NO_LOCKS_AT, ship, "", lambda barred: barred is not None)


def _make_room(m: XMatch, ship: Ship, thing: str) -> Flow[None]:
    """Who maintains several locks and has no room for another one chooses which of them is broken (XW-TOK-53)."""
    if len(ship.locks) < max(2, tokens.most_locks(m.state, ship)) or thing in ship.locks:
        return
    broken = yield from pick(m, ship.owner, "break-lock", "XW-TOK-53", list(ship.locks), about={"ship": ship.id})
    tokens.break_lock(m, ship, broken or ship.locks[0], rule="XW-TOK-53")

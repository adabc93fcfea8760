"""Destroyed, fled, removed (XW-DMG-52 to XW-DMG-60, XW-MOV-32 to XW-MOV-35)."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing.deeds import FLEEING, HOLDS_OUT
from battlemat.games.xwing.ships import tokens
from battlemat.games.xwing.state import IN_PLAY, REMOVED, RESERVE, Ship, Table, XMatch, aboard, forget
from battlemat.games.xwing.timing import queue
from battlemat.games.xwing.timing.hooks import ABILITY_RESOLVED, CARRIER_DESTROYED
from battlemat.games.xwing.timing.listeners import cannot_now
from battlemat.games.xwing.timing.moments import AFTER_DESTROYED, WOULD_BE_DESTROYED, WOULD_FLEE


def destroy(m: XMatch, ship: Ship, by: str = "") -> Flow[None]:
    """A ship is destroyed; what that triggers resolves at once, before it is removed (XW-DMG-52, XW-DMG-56)."""
    if (yield from queue.replaced(m, WOULD_BE_DESTROYED, ship, by)):
        return
    ship.destroyed = True
    m.note("destroyed", "XW-DMG-52", ship=ship.id, by=by)
    yield from queue.at_once(m, AFTER_DESTROYED, ship, by, removing=False)


def stays(s: Table) -> bool:
    """While an initiative value is resolved in the Engagement Phase destroyed ships stay (XW-ATK-99, XW-DMG-55)."""
    return s.phase == "engagement" and s.initiative >= 0


def remove_destroyed(m: XMatch, *, initiative_over: bool = False, round_over: bool = False) -> Flow[None]:
    """Remove the destroyed ships, but not before the last of their abilities has left the queue (XW-DMG-59).

    `initiative_over`: all ships of the initiative value being resolved have engaged. Some stay until `round_over`.
    """
    s = m.state
    if stays(s) and not initiative_over:
        return
    for ship in s.ships:
        if ship.destroyed and not round_over and _holds_out(m, ship):
            continue
        if ship.destroyed and ship.place in (IN_PLAY, RESERVE) and not _needed(s, ship):
            yield from CARRIER_DESTROYED.flow(m, ship)
            remove(m, ship, "destroyed")


ABILITY_RESOLVED.flow = remove_destroyed


def _holds_out(m: XMatch, ship: Ship) -> bool:
    """Whether a card keeps a destroyed ship in play until the round ends, which is told once."""
    if HOLDS_OUT not in ship.did and ship.place == IN_PLAY and cannot_now(m, ship, "leave-destroyed"):
        ship.did.append(HOLDS_OUT)
    return HOLDS_OUT in ship.did


def _needed(s: Table, ship: Ship) -> bool:
    """Whether a ship is still needed: in the queue, or in an attack whose Aftermath is not over (XW-ATK-13)."""
    return any(ship.id in (attack.attacker, attack.defender) for attack in s.attacks) or queue.waits(s, ship)


def flee(m: XMatch, ship: Ship) -> Flow[None]:
    """A ship left the play area: only what fleeing triggers still happens (XW-MOV-32, XW-MOV-35)."""
    ship.did.append(FLEEING)
    replaced = yield from queue.replaced(m, WOULD_FLEE, ship)
    ship.did.remove(FLEEING)
    if replaced:
        return
    m.note("fled", "XW-MOV-32", ship=ship.id)
    for docked in aboard(m.state, ship):  # XW-DOC-22
        remove(m, docked, "fled")
    remove(m, ship, "fled")


def remove(m: XMatch, ship: Ship, why: str) -> None:
    """Out of the game: tokens and locks return to the supply, damage cards and conditions stay (XW-DMG-60)."""
    if ship.place == REMOVED:
        return
    ship.place = REMOVED
    ship.tokens.clear()
    ship.locks.clear()
    ship.carrier = ""
    tokens.forget_locks_on(m.state, ship.id)
    forget(m.state)
    m.note("left", "XW-DMG-60", ship=ship.id, why=why)

"""The System Phase: devices, decloaking, docking and deploying, and what cards do there (XW-PHA-14 to XW-PHA-18)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from battlemat.core.asking import pick
from battlemat.core.decision import Flow
from battlemat.core.errors import Refusal
from battlemat.core.game import Step
from battlemat.games.xwing.abilities import load
from battlemat.games.xwing.abilities.declare import DEVICES, Use
from battlemat.games.xwing.asking import PASS
from battlemat.games.xwing.deeds import DECLOAKED, PLACED, SYSTEM_ABILITY, SYSTEM_TURN, TRIED_DECLOAK, TRIED_DEPLOY
from battlemat.games.xwing.flight import docking, moves
from battlemat.games.xwing.phases.order import Taker, expire, next_turn
from battlemat.games.xwing.ships import removal, tokens
from battlemat.games.xwing.state import IN_PLAY, RESERVE, Device, Ship, Table, XMatch, once, ship_of
from battlemat.games.xwing.table import devices
from battlemat.games.xwing.timing import queue
from battlemat.games.xwing.timing.listeners import Listener, listeners
from battlemat.games.xwing.timing.moments import PHASE_ENDS, PHASE_STARTS, Moment


def system(m: XMatch) -> Flow[None]:
    s = m.state
    s.phase = "system"
    s.initiative = -1
    m.note("phase", "XW-PHA-01", phase="system", round=s.round)
    queue.trigger(m, PHASE_STARTS, None, "", "system")
    yield from queue.settle(m)
    m.next_steps(Step("system-turn"))


def system_turn(m: XMatch) -> Flow[None]:
    """The turn of one ship or remote; the next one after it, or the end of the phase."""
    s = m.state
    taker = yield from next_turn(m, lambda: takers(s), "XW-PHA-17")
    if taker is None:
        s.initiative = -1
        queue.trigger(m, PHASE_ENDS, None, "", "system")
        yield from queue.settle(m)
        expire(s, "system")
        return
    s.active = taker.id
    if isinstance(taker, Device):
        taker.did.append(SYSTEM_TURN)
        yield from DEVICES[taker.kind, "system"](m, taker)
    else:
        yield from take_turn(m, taker)
    s.active = ""
    yield from removal.remove_destroyed(m)
    m.next_steps(Step("system-turn"))


def takers(s: Table) -> Sequence[Taker]:
    """Ships that have something to do in this phase, and remotes that do (XW-PHA-15, XW-DEV-59)."""
    load()
    ships: list[Taker] = [ship for ship in s.ships if SYSTEM_TURN not in ship.did and options(s, ship)]
    remotes = [thing for thing in s.devices if (thing.kind, "system") in DEVICES and SYSTEM_TURN not in thing.did]
    return ships + remotes


def options(s: Table, ship: Ship) -> list[str]:
    """All System Phase abilities of a ship; a device and a decloak exclude each other (XW-ACT-99, XW-DEV-14)."""
    found: list[str] = []
    if ship.place == RESERVE:
        return docking.system_options(s, ship)
    if ship.place != IN_PLAY:
        return found
    if tokens.has(ship, "cloak") and PLACED not in ship.did and TRIED_DECLOAK not in ship.did:
        found += [f"decloak:{way}" for way in moves.decloak_ways(s, ship)]
    if may_place(ship):
        found += devices.placeable(s, ship)
    found += docking.dockable(s, ship)
    for listener in listeners(s, "system"):
        if listener.ship is ship and _usable(s, listener):
            found.append(listener.card)
    return found


def may_place(ship: Ship) -> bool:
    """One device per System Phase, and none in the phase of decloaking (XW-DEV-09, XW-DEV-14)."""
    return bool(ship.upgrades) and PLACED not in ship.did and DECLOAKED not in ship.did


def refused(s: Table, ship: Ship) -> dict[str, Refusal]:
    """Devices that would not lie in the play area (XW-DEV-21)."""
    return devices.outside(s, ship) if ship.place == IN_PLAY and may_place(ship) else {}


def _usable(s: Table, listener: Listener) -> bool:
    use = Use(s, listener.ship, listener.card, listener.ship, Moment("system", listener.ship.id))
    cost = listener.ability.cost
    used = SYSTEM_ABILITY + listener.card in listener.ship.did
    return not used and (cost is None or cost.payable(use)) and listener.ability.able(use)


def take_turn(m: XMatch, ship: Ship) -> Flow[None]:
    """A ship resolves as many of its abilities as its player likes before the next ship does (XW-PHA-17)."""
    for listener in listeners(m.state, "system"):
        if listener.ship is ship and not listener.ability.may and _usable(m.state, listener):
            yield from _resolve(m, ship, listener.card)
    while True:
        answer = yield from pick(
            m, ship.owner, "system", "XW-PHA-15", lambda: options(m.state, ship), may=PASS,
            about=lambda: _about(m.state, ship), refused=lambda: refused(m.state, ship),
        )  # fmt: skip
        if answer is None:
            break
        yield from _resolve(m, ship, answer)
        yield from queue.settle(m)
    once(ship, SYSTEM_TURN)


def _about(s: Table, ship: Ship) -> dict[str, Any]:
    """The ship, and where it would end if it decloaked."""
    if not tokens.has(ship, "cloak"):
        return {"ship": ship.id}
    ways = {f"decloak:{way}": moves.decloak_moves(s, ship, way) for way in moves.decloak_ways(s, ship)}
    return moves.told(s, ship, ways)


def _resolve(m: XMatch, ship: Ship, answer: str) -> Flow[None]:
    verb, _, rest = answer.partition(":")
    if verb == "decloak":
        ship.did.append(TRIED_DECLOAK)
        if (yield from moves.decloak(m, ship, rest)):
            ship.did.append(DECLOAKED)
    elif verb in ("drop", "launch", "place"):
        yield from devices.place(m, ship, answer)
    elif verb == "dock":
        docking.dock(m, ship, ship_of(m.state, rest))
    elif verb == "deploy":
        ship.did.append(TRIED_DEPLOY)  # XW-DOC-12
        yield from docking.deploy(m, ship, answer)
    else:
        for listener in listeners(m.state, "system"):
            if listener.ship is ship and listener.card == answer:
                ship.did.append(SYSTEM_ABILITY + answer)
                use = Use(m.state, ship, answer, ship, Moment("system", ship.id))
                yield from queue.use_ability(m, listener.ability, use)
                return

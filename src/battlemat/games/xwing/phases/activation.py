"""The Activation Phase: reveal the dial, execute the maneuver, perform an action (XW-PHA-19 to XW-PHA-28)."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.core.game import Step
from battlemat.games.xwing.cards.sheet import sheet
from battlemat.games.xwing.deeds import ACTIVATED, SKIPS_MANEUVER
from battlemat.games.xwing.flight import maneuver
from battlemat.games.xwing.phases.order import Taker, expire, next_turn
from battlemat.games.xwing.ships import actions, removal, tokens
from battlemat.games.xwing.state import IN_PLAY, Ship, Table, XMatch
from battlemat.games.xwing.table import devices
from battlemat.games.xwing.timing import queue
from battlemat.games.xwing.timing.moments import (
    AFTER_REVEALS,
    BEFORE_ACTIVATES,
    BEFORE_REVEALS,
    PHASE_ENDS,
    PHASE_STARTS,
)


def activation(m: XMatch) -> Flow[None]:
    s = m.state
    s.phase = "activation"
    s.initiative = -1
    m.note("phase", "XW-PHA-01", phase="activation", round=s.round)
    queue.trigger(m, PHASE_STARTS, None, "", "activation")
    yield from queue.settle(m)
    m.next_steps(Step("activate"))


def takers(s: Table) -> list[Taker]:
    return [ship for ship in s.ships if ship.place == IN_PLAY and ACTIVATED not in ship.did]


def activate(m: XMatch) -> Flow[None]:
    """One ship activates, once a round (XW-PHA-23); after the last one the phase ends."""
    s = m.state
    ship = yield from next_turn(m, lambda: takers(s), "XW-PHA-24")
    if ship is None:
        yield from end_of_phase(m)
        return
    assert isinstance(ship, Ship)
    ship.did.append(ACTIVATED)
    s.active = ship.id
    yield from activate_ship(m, ship)
    s.active = ""
    yield from removal.remove_destroyed(m)
    m.next_steps(Step("activate"))


def activate_ship(m: XMatch, ship: Ship) -> Flow[None]:
    yield from queue.at_once(m, BEFORE_ACTIVATES, ship)
    ionized = not ship.dial and tokens.ionized(m.state, ship)
    yield from reveal(m, ship)
    yield from execute_maneuver(m, ship)
    if ship.place == IN_PLAY:
        yield from perform_action(m, ship)
    if ship.place == IN_PLAY and ionized:  # XW-PHA-28, XW-TOK-81; fewer tokens stay (XW-TOK-76)
        tokens.remove(m, ship, "ion", ship.tokens.get("ion", 0), rule="XW-TOK-81")
    yield from queue.settle(m)


def reveal(m: XMatch, ship: Ship) -> Flow[None]:
    """Turn the dial faceup; a ship without one skips this step (XW-PHA-20, XW-PHA-26)."""
    if not ship.dial:
        return
    yield from queue.at_once(m, BEFORE_REVEALS, ship)
    if ship.place != IN_PLAY:
        return
    ship.revealed = True
    ship.executing = maneuver.code(sheet(m.state, ship).dial[ship.dial])
    m.note("revealed", "XW-PHA-20", ship=ship.id, maneuver=ship.dial)
    queue.trigger(m, AFTER_REVEALS, ship, "", ship.dial)
    yield from queue.settle(m)


def execute_maneuver(m: XMatch, ship: Ship) -> Flow[None]:
    """The maneuver on the dial, or the ion maneuver without one (XW-PHA-21, XW-MAN-52)."""
    if ship.place != IN_PLAY or SKIPS_MANEUVER in ship.did:
        return
    if ship.dial:
        yield from maneuver.execute(m, ship, maneuver.read(ship.executing), in_step=True)
    else:
        yield from maneuver.execute(m, ship, maneuver.ION, ion=True, in_step=True)


def perform_action(m: XMatch, ship: Ship) -> Flow[None]:
    """One action, unless the maneuver was partial or met an asteroid or gas cloud (XW-PHA-22, XW-ACT-25, XW-MOV-21)."""
    if maneuver.skips_action(ship):
        return
    yield from actions.perform(m, ship, actions.standard_actions(m.state, ship), in_step=True, rule="XW-PHA-22")


def end_of_phase(m: XMatch) -> Flow[None]:
    """Bombs detonate, then what happens at the end of the phase (XW-DEV-32, XW-ABL-20)."""
    s = m.state
    s.initiative = -1
    if s.devices:
        yield from devices.bombs_detonate(m)
    queue.trigger(m, PHASE_ENDS, None, "", "activation")
    yield from queue.settle(m)
    yield from removal.remove_destroyed(m)
    expire(s, "activation")

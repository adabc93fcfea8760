"""The Engagement Phase: ships engage from the highest initiative down (XW-PHA-29 to XW-PHA-35)."""

from __future__ import annotations

from collections.abc import Sequence

from battlemat.core.decision import Flow
from battlemat.core.game import Step
from battlemat.games.xwing.abilities import load
from battlemat.games.xwing.abilities.declare import DEVICES
from battlemat.games.xwing.combat import attack, broadside
from battlemat.games.xwing.deeds import ENGAGED
from battlemat.games.xwing.phases.order import Taker, current, expire, next_turn
from battlemat.games.xwing.ships import removal
from battlemat.games.xwing.state import IN_PLAY, Device, Ship, Table, XMatch, huge_of
from battlemat.games.xwing.table import devices
from battlemat.games.xwing.timing import queue
from battlemat.games.xwing.timing.listeners import listeners
from battlemat.games.xwing.timing.moments import (
    AFTER_ENGAGES,
    AT_SEVEN,
    AT_ZERO,
    BEFORE_ENGAGES,
    PHASE_ENDS,
    PHASE_STARTS,
)


def engagement(m: XMatch) -> Flow[None]:
    s = m.state
    s.phase = "engagement"
    s.initiative = -1
    m.note("phase", "XW-PHA-01", phase="engagement", round=s.round)
    queue.trigger(m, PHASE_STARTS, None, "", "engagement")
    yield from queue.settle(m)
    yield from removal.remove_destroyed(m)  # XW-DMG-55
    if listeners(s, AT_SEVEN):
        s.initiative = 7
        queue.trigger(m, AT_SEVEN)
        yield from queue.settle(m)
    m.next_steps(Step("engage"))


def takers(s: Table) -> Sequence[Taker]:
    load()
    ships: list[Taker] = [ship for ship in s.ships if ship.place == IN_PLAY and ENGAGED not in ship.did]
    remotes = [thing for thing in s.devices if (thing.kind, "engages") in DEVICES and ENGAGED not in thing.did]
    return ships + remotes


def engage(m: XMatch) -> Flow[None]:
    """One ship or remote engages; when an initiative value is finished, destroyed ships leave (XW-PHA-32)."""
    s = m.state
    waiting = takers(s)
    if s.initiative >= 0 and (not waiting or current(s, waiting, descending=True) != s.initiative):
        yield from finish_initiative(m)
    if listeners(s, AT_ZERO) and zero_begins(s):
        s.initiative = 0
        queue.trigger(m, AT_ZERO)
        yield from queue.settle(m)
        m.next_steps(Step("engage"))
        return
    taker = yield from next_turn(m, lambda: takers(s), "XW-PHA-33", descending=True)
    if taker is None:
        s.initiative = -1
        queue.trigger(m, PHASE_ENDS, None, "", "engagement")
        yield from queue.settle(m)
        expire(s, "engagement")
        return
    taker.did.append(ENGAGED)
    s.active = taker.id
    if isinstance(taker, Device):
        yield from DEVICES[taker.kind, "engages"](m, taker)
    else:
        yield from engage_ship(m, taker)
    s.active = ""
    m.next_steps(Step("engage"))


def zero_begins(s: Table) -> bool:
    """Whether initiative 0 comes next: everybody with a higher one has engaged."""
    waiting = takers(s)
    return s.initiative != 0 and (not waiting or current(s, waiting, descending=True) == 0)


def finish_initiative(m: XMatch) -> Flow[None]:
    """All destroyed ships are removed before the next lower value (XW-ATK-99, XW-ATK-101)."""
    yield from removal.remove_destroyed(m, initiative_over=True)
    devices.remove_destroyed(m, initiative_over=True)


def engage_ship(m: XMatch, ship: Ship) -> Flow[None]:
    """A ship may perform one attack; a disarmed one engages all the same (XW-PHA-30, XW-PHA-35)."""
    yield from queue.at_once(m, BEFORE_ENGAGES, ship)
    if huge_of(m.state, ship):
        yield from broadside.engage(m, ship)
    else:
        yield from attack.choose_attack(m, ship, attack.engaged_shots(m, ship))
    queue.trigger(m, AFTER_ENGAGES, ship)
    yield from queue.settle(m)

"""Docking, deploying and the reserve (XW-DOC)."""

from __future__ import annotations

from collections.abc import Iterator

from battlemat.core.decision import Flow
from battlemat.games.xwing import actions, damage, maneuver, order, removal, templates
from battlemat.games.xwing.asking import pick
from battlemat.games.xwing.listeners import can, matching
from battlemat.games.xwing.objects import other_bases, range_to, size_of
from battlemat.games.xwing.sheet import Maneuver, sheet
from battlemat.games.xwing.state import IN_PLAY, RESERVE, Ship, Table, XMatch, forget, ship_of
from battlemat.games.xwing.windows import DOCKS, Moment


def aboard(s: Table, carrier: Ship) -> list[Ship]:
    """The ships docked with a carrier."""
    return [ship for ship in s.ships if ship.place == RESERVE and ship.carrier == carrier.id]


def carriers(s: Table, ship: Ship, where: int = IN_PLAY) -> Iterator[Ship]:
    """The friendly ships (in play, or still to be placed) that a card allows this ship to dock with (XW-DOC-02)."""
    for listener, use in matching(s, Moment(DOCKS, ship.id), ship):
        if listener.ship.place == where and listener.ship is not ship and listener.ability.run(use):
            yield listener.ship


def guides(s: Table, carrier: Ship, ship: Ship) -> tuple[str, ...]:
    """The guides of its carrier from which a ship may deploy (XW-DOC-08)."""
    for listener, use in matching(s, Moment(DOCKS, ship.id), ship):
        if listener.ship is carrier:
            return tuple(listener.ability.run(use))
    return ("front", "rear")


def dockable(s: Table, ship: Ship) -> Iterator[str]:
    """In the System Phase: `dock:carrier` at range 0, or at the range a card gives (XW-DOC-03, XW-DOC-05)."""
    if "deployed" in ship.did:
        return
    for carrier in carriers(s, ship):
        reach = 1 if can(s, ship, "dock-at-range-1") else 0
        if range_to(s, ship, carrier) <= reach:
            yield f"dock:{carrier.id}"


def dock(m: XMatch, ship: Ship, carrier: Ship, rule: str = "XW-DOC-01") -> None:
    """Into reserve: it keeps its cards and tokens, and its dial has no effect this round (XW-DOC-06, XW-DOC-25)."""
    ship.place = RESERVE
    ship.carrier = carrier.id
    ship.did.append("docked")
    forget(m.state)
    m.note("docked", rule, ship=ship.id, carrier=carrier.id)


def deployable(s: Table, ship: Ship) -> list[str]:
    """The ways in which a docked ship may deploy: `deploy:rear>2-straight` (XW-DOC-07)."""
    carrier = ship_of(s, ship.carrier)
    dial = [m for m in sheet(s, ship).dial.values() if m.speed and not m.bearing.startswith("reverse")]
    return [f"deploy:{end}>{m.id}" for end in guides(s, carrier, ship) for m in dial]


def deploy(m: XMatch, ship: Ship, option: str, *, emergency: bool = False) -> Flow[bool]:
    """Execute the maneuver from the carrier's guides; a blocked deployment fails (XW-DOC-08 to XW-DOC-15)."""
    s = m.state
    carrier = ship_of(s, ship.carrier)
    end, _, name = option.removeprefix("deploy:").partition(">")
    chosen = maneuver.as_executed(s, ship, sheet(s, ship).dial[name])
    start = templates.deploy_start(size_of(s, carrier), carrier.pose, size_of(s, ship), end)  # type: ignore[arg-type]
    if not _fits(s, ship, chosen, start):
        m.note("failed", "XW-DOC-18" if emergency else "XW-DOC-11", ship=ship.id, what="deploy")
        return False
    ship.place, ship.pose, ship.carrier = IN_PLAY, start, ""
    ship.did += ["deployed", "activated"]  # XW-DOC-13
    if s.phase == "engagement" and 0 <= s.initiative < order.initiative(s, ship):  # XW-DOC-21
        ship.did.append("engaged")
    forget(s)
    m.note("deployed", "XW-DOC-08", ship=ship.id, carrier=carrier.id, guides=end)
    yield from maneuver.execute(m, ship, chosen)
    if ship.place == IN_PLAY and not emergency:
        yield from actions.perform(m, ship, actions.standard_actions(s, ship))  # XW-DOC-09
    return True


def _fits(s: Table, ship: Ship, chosen: Maneuver, start: tuple[float, float, float]) -> bool:
    ends = templates.execute(size_of(s, ship), start, chosen.bearing, chosen.speed, other_bases(s, ship))
    return ends[0].full


def emergency(m: XMatch, carrier: Ship) -> Flow[None]:
    """Before a destroyed carrier is removed its docked ships may get away (XW-DOC-16 to XW-DOC-20)."""
    while True:
        docked = aboard(m.state, carrier)
        if not docked:
            return
        chosen = yield from pick(
            m, carrier.owner, "emergency", "XW-DOC-17", lambda: [ship.id for ship in aboard(m.state, carrier)]
        )
        ship = ship_of(m.state, chosen or docked[0].id)
        options = deployable(m.state, ship)
        option = yield from pick(
            m, ship.owner, "emergency-deploy", "XW-DOC-16", options, may=True, about={"ship": ship.id}
        )
        if option is not None:
            yield from damage.suffer(m, ship, crits=1, rule="XW-DOC-16")
            if not ship.destroyed and (yield from deploy(m, ship, option, emergency=True)):
                continue
        ship.destroyed = True
        removal.remove(m, ship, "destroyed")  # XW-DOC-18, XW-DOC-19

"""Docking, deploying and the reserve (XW-DOC)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from battlemat.core.asking import choose, pick
from battlemat.core.decision import Flow, Place
from battlemat.games.xwing.asking import agrees
from battlemat.games.xwing.cards.sheet import Maneuver, sheet
from battlemat.games.xwing.deeds import ACTIVATED, DEPLOYED, DEPLOYING, DOCKED, ENGAGED, TRIED_DEPLOY
from battlemat.games.xwing.flight import maneuver, templates
from battlemat.games.xwing.phases import order
from battlemat.games.xwing.ships import actions, damage, removal
from battlemat.games.xwing.state import IN_PLAY, RESERVE, Ship, Table, XMatch, aboard, forget, huge_of, ship_of
from battlemat.games.xwing.table import placing
from battlemat.games.xwing.table.measures import in_play_area
from battlemat.games.xwing.table.objects import base_of, other_bases, range_to, size_of
from battlemat.games.xwing.timing import crediting, queue
from battlemat.games.xwing.timing.hooks import CARRIER_DESTROYED
from battlemat.games.xwing.timing.listeners import can, cannot, matching, worked
from battlemat.games.xwing.timing.moments import AFTER_DEPLOYS, DOCKS, Moment
from battlemat.geometry import SLACK


def room(s: Table, carrier: Ship, ship: Ship, number: int = 1) -> bool:
    """Whether a carrier that takes so many ships has room for this one, which may be aboard (XW-DOC-02)."""
    return sum(other is not ship for other in aboard(s, carrier)) < number


def carriers(s: Table, ship: Ship, where: int = IN_PLAY) -> Iterator[Ship]:
    """The friendly ships (in play, or still to be placed) that a card allows this ship to dock with (XW-DOC-02)."""
    for listener, use in matching(s, Moment(DOCKS, ship.id), ship):
        there = listener.ship.place == where and listener.ship is not ship
        if there and listener.ability.run(use) and not cannot(s, listener.ship, "carry"):
            yield listener.ship


def guides(s: Table, carrier: Ship, ship: Ship) -> tuple[str, ...]:
    """The guides of its carrier from which a ship may deploy (XW-DOC-08), or the sides of a huge one (XW-HUG-18)."""
    if huge_of(s, carrier):
        return templates.GUIDES
    for listener, use in matching(s, Moment(DOCKS, ship.id), ship):
        if listener.ship is carrier:
            return tuple(listener.ability.run(use))
    return ("front", "rear")


# Docking ------------------------------------------------------------------------------------------------------------


def dockable(s: Table, ship: Ship) -> Iterator[str]:
    """In the System Phase: `dock:carrier` at range 0, or at the range a card gives (XW-DOC-03, XW-DOC-05)."""
    if DEPLOYED in ship.did:
        return
    for carrier in carriers(s, ship):
        reach = 1 if huge_of(s, carrier) or can(s, ship, "dock-at-range-1") else 0  # XW-HUG-17
        if range_to(s, ship, carrier) <= reach:
            yield f"dock:{carrier.id}"


def dock(m: XMatch, ship: Ship, carrier: Ship, rule: str = "XW-DOC-01") -> None:
    """Into reserve: it keeps its cards and tokens, and its dial has no effect this round (XW-DOC-06, XW-DOC-25)."""
    crediting.docked(m, ship, carrier)
    ship.did.append(DOCKED)
    into_reserve(m, ship, carrier.id)
    m.note("docked", rule, ship=ship.id, carrier=carrier.id)


def into_reserve(m: XMatch, ship: Ship, carrier: str = "") -> None:
    """Off the table, not out of the game; whoever does this must also bring the ship back (XW-DOC-25, XW-DOC-26)."""
    ship.place, ship.carrier = RESERVE, carrier
    forget(m.state)


# Deploying ----------------------------------------------------------------------------------------------------------


def system_options(s: Table, ship: Ship) -> list[str]:
    """What a ship in reserve may do in the System Phase: deploy, once, unless it just docked (XW-DOC-05, XW-DOC-12)."""
    if {DOCKED, DEPLOYED, TRIED_DEPLOY} & set(ship.did) or cannot(s, ship, "deploy"):
        return []
    return deployable(s, ship)


def deployable(s: Table, ship: Ship) -> list[str]:
    """The ways in which a docked ship may deploy: `deploy:rear>2-straight` (XW-DOC-07)."""
    if not ship.carrier:
        return []
    carrier = ship_of(s, ship.carrier)
    dial = [way for way in sheet(s, ship).dial.values() if way.bearing in maneuver.FORWARD]
    return [f"deploy:{end}>{way.id}" for end in guides(s, carrier, ship) for way in dial]


def deploy(m: XMatch, ship: Ship, option: str, *, emergency: bool = False) -> Flow[bool]:
    """Execute the maneuver from the carrier's guides; a blocked deployment fails (XW-DOC-08 to XW-DOC-15)."""
    s = m.state
    carrier = ship_of(s, ship.carrier)
    end, _, name = option.removeprefix("deploy:").partition(">")
    chosen = sheet(s, ship).dial[name]
    assert end in templates.GUIDES
    start = templates.deploy_start(size_of(s, carrier), carrier.pose, size_of(s, ship), end)
    flown = maneuver.as_executed(s, ship, chosen)
    if not _fits(s, ship, flown, start):
        m.note("failed", "XW-DOC-18" if emergency else "XW-DOC-11", ship=ship.id, what="deploy")
        return False
    if huge_of(s, carrier) and _leaves(s, ship, flown, start):
        m.note("failed", "XW-HUG-20", ship=ship.id, what="deploy")
        if not emergency:
            yield from removal.destroy(m, ship)
            yield from removal.remove_destroyed(m)
        return False
    if emergency:
        inherit(m, ship, carrier)
    arrive(m, ship, start)
    m.note("deployed", "XW-DOC-08", ship=ship.id, carrier=carrier.id, guides=end)
    ship.did.append(DEPLOYING)
    yield from maneuver.execute(m, ship, chosen)
    ship.did.remove(DEPLOYING)
    if ship.place == IN_PLAY and not emergency:
        yield from actions.perform(m, ship, actions.standard_actions(s, ship), rule="XW-DOC-09")
    if ship.place == IN_PLAY:
        queue.trigger(m, AFTER_DEPLOYS, ship, carrier.id)
    return True


def arrive(m: XMatch, ship: Ship, pose: tuple[float, float, float]) -> None:
    """Out of reserve: it does not activate this round, and engages if its initiative is still to come (XW-DOC-21)."""
    s = m.state
    ship.place, ship.pose, ship.carrier = IN_PLAY, pose, ""
    ship.did += [DEPLOYED, ACTIVATED]  # XW-DOC-13
    if s.phase == "engagement" and 0 <= s.initiative < order.initiative(s, ship):
        ship.did.append(ENGAGED)
    forget(s, ship)


def inherit(m: XMatch, ship: Ship, carrier: Ship) -> None:
    """The Nashtah Pup takes over the pilot of its destroyed carrier, with as many active charges (XW-FAQ-61)."""
    if ship.pilot == "nashtahpup":
        worked(m, ship, "pilot:nashtahpup", "deploy")
        ship.heir_to, ship.charges = carrier.pilot, carrier.charges
        forget(m.state, ship)


def _fits(s: Table, ship: Ship, chosen: Maneuver, start: tuple[float, float, float]) -> bool:
    ends = templates.execute(size_of(s, ship), start, chosen.bearing, chosen.speed, other_bases(s, ship))
    return ends[0].full


def _leaves(s: Table, ship: Ship, chosen: Maneuver, start: tuple[float, float, float]) -> bool:
    """Whether a deployment would not end in the play area, which destroys the ship of a huge carrier (XW-HUG-20)."""
    ends = templates.execute(size_of(s, ship), start, chosen.bearing, chosen.speed, other_bases(s, ship))
    return not any(in_play_area(end.base, s.width, s.length) for end in ends)


def emergency(m: XMatch, carrier: Ship) -> Flow[None]:
    """Before a destroyed carrier is removed its docked ships may get away, in their player's order (XW-DOC-17)."""
    while True:
        docked = aboard(m.state, carrier)
        if not docked:
            return
        chosen = yield from pick(
            m, carrier.owner, "emergency", "XW-DOC-17", lambda: [ship.id for ship in aboard(m.state, carrier)]
        )
        ship = ship_of(m.state, chosen or docked[0].id)
        if not (yield from _escapes(m, ship)):
            ship.destroyed = True
            removal.remove(m, ship, "destroyed")  # XW-DOC-18 to XW-DOC-20


CARRIER_DESTROYED.flow = emergency


def _escapes(m: XMatch, ship: Ship) -> Flow[bool]:
    """A crit first, then a deployment without an action (XW-DOC-16)."""
    about = {"ship": ship.id}
    if not (yield from agrees(m, ship.owner, "emergency-deploy", "XW-DOC-16", about)):
        return False
    yield from damage.suffer(m, ship, crits=1, rule="XW-DOC-16")
    if ship.destroyed:
        return False
    option = yield from pick(
        m, ship.owner, "deploy", "XW-DOC-16", lambda: deployable(m.state, ship), forced=False, about=about
    )
    return option is not None and (yield from deploy(m, ship, option, emergency=True))


# Coming back without a carrier ----------------------------------------------------------------------------------------


def fled_edges(s: Table, ship: Ship) -> list[str]:
    """The edges of the play area that the base of a ship is across."""
    west, south, east, north = base_of(s, ship).bounds()
    over = {
        "south": south < -SLACK,
        "north": north > s.length + SLACK,
        "west": west < -SLACK,
        "east": east > s.width + SLACK,
    }
    return [edge for edge, crossed in over.items() if crossed]


def come_back(
    m: XMatch, ship: Ship, edges: Callable[[], Sequence[str]], rule: str, *, beyond_enemies: int = 0
) -> Flow[bool]:
    """A ship returns from reserve within range 1 of an edge; whether there was a place for it (XW-DOC-26)."""

    def ask() -> Place | None:
        if m.state.players[ship.owner].out:
            return None
        question = placing.ship_place(m.state, ship, edges(), rule=rule, beyond_enemies=beyond_enemies)
        return question if question.poses else None

    pose = yield from choose(ask, forced=False)
    if pose is None or isinstance(pose, str):
        return False
    ship.place, ship.pose = IN_PLAY, pose
    forget(m.state, ship)
    m.note("ship-placed", rule, ship=ship.id, pose=list(pose))
    return True

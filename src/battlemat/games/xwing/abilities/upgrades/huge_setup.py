"""Illicit upgrades and titles of huge ships that place ships, mines and crates."""

from __future__ import annotations

from collections.abc import Callable

from battlemat.core.asking import choose, pick
from battlemat.core.decision import Flow, PickSome, Place, Pose
from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import Use, in_system_phase, triggered
from battlemat.games.xwing.asking import PASS
from battlemat.games.xwing.cards.sheet import side_of
from battlemat.games.xwing.flight import docking
from battlemat.games.xwing.ships import charges, turrets
from battlemat.games.xwing.state import IN_PLAY, RESERVE, Card, Ship, XMatch, forget, huge_of, in_play, ship_of
from battlemat.games.xwing.table import devices, obstacles, placing, placing_by_cards
from battlemat.games.xwing.table.figures import obstacle_outline
from battlemat.games.xwing.table.objects import base_of, ships_at, size_of
from battlemat.games.xwing.timing.moments import SETUP

CRATE = "driftingcargo"
MOST_HIDDEN = 6


def where(m: XMatch, x: Use, question: Callable[[], Place | None]) -> Flow[Pose | None]:
    """A place that the player of the card chooses; None where there is none, or the player is gone."""
    pose = yield from choose(lambda: None if x.s.players[x.ship.owner].out else question(), forced=False)
    return None if pose is None or isinstance(pose, str) else pose


def comes_into_play(m: XMatch, ship: Ship, pose: Pose) -> None:
    ship.place, ship.pose = IN_PLAY, pose
    forget(m.state, ship)
    m.note("ship-placed", "XW-ABL-15", ship=ship.id, pose=list(pose))


# Luminous -------------------------------------------------------------------------------------------------------------


@triggered("upgrade:luminous", SETUP, what=("dock",))
def luminous(m: XMatch, x: Use) -> None:
    docking.into_reserve(m, x.ship)
    m.note("in-reserve", "XW-DOC-26", ship=x.ship.id)


@triggered("upgrade:luminous", SETUP, what=("forces",), in_reserve=True)
def luminous_appears(m: XMatch, x: Use) -> Flow[None]:
    """Near a friend; without one, or where there is no room, at the own edge."""

    def ask() -> Place:
        friends = [ship for ship in in_play(x.s) if ship.owner == x.ship.owner]
        return placing_by_cards.near_ships(x.s, x.ship, friends, 2) or placing.start_place(x.s, x.ship)

    pose = yield from where(m, x, ask)
    if pose is None:
        return
    comes_into_play(m, x.ship, pose)
    huge = huge_of(x.s, x.ship)
    if huge is not None:
        yield from turrets.prepare(m, x.ship, huge)


# Scanner Baffler ------------------------------------------------------------------------------------------------------


def escorts(x: Use) -> list[str]:
    """The other friendly standard ships at range 0-1 in the deployment zone."""
    edge = x.s.players[x.ship.owner].edge
    near = [ship for ship in ships_at(x.s, x.ship, 0, 1, "other friend") if not huge_of(x.s, ship)]
    return [ship.id for ship in near if placing.in_zone(x.s, size_of(x.s, ship), edge, ship.pose)]


@triggered("upgrade:scannerbaffler", SETUP, what=("forces",), able=lambda x: bool(escorts(x)), may=True)
def scanner_baffler(m: XMatch, x: Use) -> Flow[None]:
    """All of them are picked up first; one for which there is no room any more goes back to its edge."""
    chosen = yield from choose(lambda: _which(x))
    moved = [ship_of(x.s, name) for name in chosen or ()]
    for ship in moved:
        ship.place = RESERVE
        forget(x.s, ship)
    for ship in moved:
        pose = yield from where(m, x, lambda ship=ship: _beside(x, ship))  # type: ignore[misc]
        comes_into_play(m, ship, ship.pose if pose is None else pose)


def _which(x: Use) -> PickSome | None:
    if x.s.players[x.ship.owner].out:
        return None
    names = escorts(x)
    return PickSome(x.ship.owner, "escorts", "XW-ABL-15", names, {"card": x.card}, most=min(len(names), MOST_HIDDEN))


def _beside(x: Use, ship: Ship) -> Place:
    return placing_by_cards.near_ships(x.s, ship, [x.ship], 1) or placing.start_place(x.s, ship)


# Saboteur's Map -------------------------------------------------------------------------------------------------------


def mines(x: Use) -> dict[str, Card]:
    """The mine upgrades with a charge."""
    return {f"upgrade:{card.id}": card for card in devices.payload(x.ship, ("mine",))}


@triggered("upgrade:saboteursmap", SETUP, what=("forces",), able=lambda x: bool(mines(x)), may=True)
def saboteurs_map(m: XMatch, x: Use) -> Flow[None]:
    """A mine of each upgrade, wherever nobody is near."""
    left = mines(x)
    may = ""
    while left:
        about = {"ship": x.ship.id, "card": x.card}
        name = yield from pick(m, x.ship.owner, "mined", "XW-CHG-10", list(left), may=may, about=about)
        if name is None:
            return
        yield from lay(m, x, left.pop(name))
        may = PASS


def lay(m: XMatch, x: Use, card: Card) -> Flow[None]:
    record = side_of(card).device
    assert record is not None
    pose = yield from where(m, x, lambda: placing_by_cards.far_mine(x.s, x.ship, record.id))
    if pose is not None:
        charges.spend(m, x.ship, f"upgrade:{card.id}")
        yield from devices.put(m, x.ship, record.id, pose, "XW-DEV-08")


# Quick-Release Locks --------------------------------------------------------------------------------------------------


@in_system_phase(
    "upgrade:quickreleaselocks",
    able=lambda x: placing_by_cards.crate_behind(x.s, x.ship, CRATE) is not None,
    cost=payment.charge(),
)
def quick_release_locks(m: XMatch, x: Use) -> Flow[bool]:
    aimed = yield from where(m, x, lambda: placing_by_cards.crate_behind(x.s, x.ship, CRATE))
    if aimed is None:
        return False
    pose = placing.against(base_of(x.s, x.ship), obstacle_outline(CRATE), aimed)
    obstacles.put(m, x.ship.owner, CRATE, pose, "XW-OBS-37")
    return True

"""The turret indicators of huge ships: up to two, each bound to the weapon of one upgrade (XW-HUG-83 to XW-HUG-87)."""

from __future__ import annotations

from functools import partial
from typing import Literal

from battlemat.core.asking import choose, pick
from battlemat.core.decision import Flow, Pick
from battlemat.games.xwing.asking import PASS
from battlemat.games.xwing.cards.records import Turret
from battlemat.games.xwing.cards.sheet import sheet
from battlemat.games.xwing.state import HugeShip, Ship, Table, XMatch
from battlemat.games.xwing.table.measures import STANDARD_ARCS, StandardArc
from battlemat.games.xwing.timing.listeners import cannot

COLOURS: tuple[Literal["black", "white"], ...] = ("black", "white")
"""Of the first and the second indicator; there is no third (XW-HUG-83, XW-HUG-91)."""


def pointing(s: Table, ship: Ship, kind: Turret) -> list[StandardArc]:
    """Where an indicator may point; the two ways of a double one are named by one of their arcs (XW-ARC-42)."""
    arcs: tuple[StandardArc, ...] = ("front", "left") if kind == "double_turret" else STANDARD_ARCS
    return [arc for arc in arcs if not cannot(s, ship, f"rotate:{arc}")]


def prepare(m: XMatch, ship: Ship, huge: HugeShip) -> Flow[None]:
    """In setup each indicator is pointed somewhere (XW-HUG-62, XW-SET-26)."""
    s = m.state
    for weapon, kind in sheet(s, ship).turrets:
        if weapon in huge.turrets:
            answer = yield from choose(partial(_ask, s, ship, weapon, kind))
            _point(m, ship, huge, weapon, answer or "front", "XW-SET-26")


def _ask(s: Table, ship: Ship, weapon: str, kind: Turret) -> Pick | None:
    if s.players[ship.owner].out:
        return None
    about = {"ship": ship.id, "weapon": weapon}
    return Pick(ship.owner, "point-turret", "XW-SET-26", pointing(s, ship, kind), about)


def rotate(m: XMatch, ship: Ship, huge: HugeShip) -> Flow[bool]:
    """One indicator, and the other one as well if its player likes, each to a new arc (XW-HUG-87)."""
    about = {"ship": ship.id}
    first = yield from pick(m, ship.owner, "rotate-turret", "XW-HUG-87", lambda: ways(m.state, ship, huge), about=about)
    if first is None:
        return False
    done = turn_to(m, ship, huge, first)

    def others() -> list[str]:
        return [way for way in ways(m.state, ship, huge) if not way.startswith(f"{done}:")]

    second = yield from pick(m, ship.owner, "rotate-other", "XW-HUG-87", others, may=PASS, about=about)
    if second is not None:
        turn_to(m, ship, huge, second)
    return True


def ways(s: Table, ship: Ship, huge: HugeShip) -> list[str]:
    """`turbolaserbattery:left` for every arc that an indicator could be turned to."""
    return [
        f"{weapon}:{arc}"
        for weapon, kind in sheet(s, ship).turrets
        if weapon in huge.turrets
        for arc in pointing(s, ship, kind)
        if arc != huge.turrets[weapon]
    ]


def turn_to(m: XMatch, ship: Ship, huge: HugeShip, way: str, rule: str = "XW-HUG-87") -> str:
    """Turn the indicator that a way (`turbolaserbattery:left`) names; its weapon."""
    weapon, _, arc = way.partition(":")
    _point(m, ship, huge, weapon, arc, rule)
    return weapon


def _point(m: XMatch, ship: Ship, huge: HugeShip, weapon: str, arc: str, rule: str) -> None:
    huge.turrets[weapon] = next(known for known in STANDARD_ARCS if known == arc)
    m.note("turret-rotated", rule, ship=ship.id, weapon=weapon, arc=arc)

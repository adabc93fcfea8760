"""Moves that are no maneuvers: boosts, barrel rolls, decloaks and the moves of tractored ships.

They never flee and are never partial: without a legal end they fail (XW-MOV-26, XW-MOV-36).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from battlemat.core.asking import pick
from battlemat.core.decision import Flow
from battlemat.games.xwing.asking import PASS
from battlemat.games.xwing.flight import templates
from battlemat.games.xwing.flight.templates import BENT, HANDS, Move
from battlemat.games.xwing.ships import tokens
from battlemat.games.xwing.state import Ship, Table, XMatch, huge_of
from battlemat.games.xwing.table import devices, obstacles
from battlemat.games.xwing.table.measures import in_play_area
from battlemat.games.xwing.table.objects import device_shapes, obstacle_shapes, other_bases, size_of
from battlemat.games.xwing.timing import crediting, queue
from battlemat.games.xwing.timing.hooks import TRACTORED
from battlemat.games.xwing.timing.listeners import can, ways_with
from battlemat.games.xwing.timing.moments import AFTER_MOVE, BOOST_TEMPLATES, DECLOAK_TEMPLATES, ROLL_TEMPLATES

BOOSTS: Final = ("1-straight", "1-bank-left", "1-bank-right")
"""XW-ACT-75."""
QUARTERS: Final = ("turn:-90", "turn:90")
"""A ship turned on the spot, as an option."""


def legal(s: Table, ship: Ship, ends: Sequence[Move], *, onto_obstacles: bool = False) -> list[Move]:
    """The places that avoid ships, obstacles and the edge (XW-ACT-65 to XW-ACT-68, XW-ACT-77 to XW-ACT-79)."""
    others = other_bases(s, ship)
    found = [move for move in ends if in_play_area(move.base, s.width, s.length)]
    found = [move for move in found if templates.free_of(move.base, others)]
    if onto_obstacles or not found:
        return found
    rocks = obstacle_shapes(s)
    return [move for move in found if not obstacles.affected(s, ship, templates.meets(move, rocks))]


def legal_ends(s: Table, ship: Ship, ends: Sequence[Move], *, onto_obstacles: bool = False) -> dict[str, Move]:
    """The legal ones among the places of a move, by position."""
    onto = onto_obstacles or can(s, ship, "move-through-obstacles")
    return {move.position: move for move in legal(s, ship, ends, onto_obstacles=onto)}


def told(s: Table, ship: Ship, ways: Mapping[str, Sequence[Move]], *, onto_obstacles: bool = False) -> dict[str, Any]:
    """Where a ship would end for each answer, so that nobody who draws it has to find out: nowhere if it would fail."""
    found = {way: legal_ends(s, ship, ends, onto_obstacles=onto_obstacles) for way, ends in ways.items()}
    ends_told = {way: [list(move.end) for move in ends.values()] for way, ends in found.items()}
    return {"ship": ship.id, "ends": ends_told}


def boost_moves(s: Table, ship: Ship, template: str) -> tuple[Move, ...]:
    """Where a boost with a template (`1-bank-left`) may end."""
    return (templates.boost(size_of(s, ship), ship.pose, *templates.by_name(template)),)


def partial_boost(s: Table, ship: Ship, template: str) -> tuple[Move, ...]:
    """Where a boost ends that is carried out like a maneuver: before the ship in its way."""
    return templates.execute(size_of(s, ship), ship.pose, *templates.by_name(template), other_bases(s, ship))


def boost_ends(s: Table, ship: Ship, template: str) -> tuple[Move, ...]:
    """Where a boost ends: as far as it goes for those who may boost partially."""
    ends = boost_moves(s, ship, template)
    if can(s, ship, "boost-partially") and not legal(s, ship, ends):
        return partial_boost(s, ship, template)
    return ends


def roll_moves(s: Table, ship: Ship, way: str) -> tuple[Move, ...]:
    """The three places of a barrel roll: `left`, `right-2` (speed 2), `left-bank-forward`, `left-bank2-forward` …"""
    hand, _, rest = way.partition("-")
    assert hand in HANDS
    size = size_of(s, ship)
    if rest.startswith("bank"):
        bank, _, bend = rest.partition("-")
        assert bend in BENT
        speed = int(bank.removeprefix("bank") or 1)
        return templates.bank_roll(size, ship.pose, hand, bend, speed)
    return templates.barrel_roll(size, ship.pose, hand, int(rest or 1))


def stays(m: XMatch, ship: Ship, what: str, rule: str = "XW-HUG-22") -> bool:
    """A huge ship does not move in any of these ways, whatever else its card does (XW-HUG-22 to XW-HUG-24)."""
    if not huge_of(m.state, ship):
        return False
    m.note("stays", rule, ship=ship.id, what=what)
    return True


def turn(m: XMatch, ship: Ship, degrees: int, rule: str = "XW-ABL-15") -> None:
    """Rotate a ship where it is, to the right if positive; a huge one is not rotated (XW-HUG-23)."""
    if stays(m, ship, "rotate", "XW-HUG-23"):
        return
    x, y, heading = ship.pose
    start = list(ship.pose)
    ship.pose = (x, y, (heading + degrees) % 360)
    m.note("moved", rule, ship=ship.id, what="rotate", way=f"{degrees}", start=start, end=list(ship.pose))


def boost(m: XMatch, ship: Ship) -> Flow[bool]:
    """Declare a direction and boost (XW-ACT-75, XW-ACT-76); False if it fails."""
    if stays(m, ship, "boost"):
        return True
    s = m.state
    ways = {way: boost_ends(s, ship, way) for way in ways_with(s, ship, BOOST_TEMPLATES, BOOSTS)}
    about = partial(told, s, ship, ways)
    way = yield from pick(m, ship.owner, "boost", "XW-ACT-76", list(ways), forced=False, about=about)
    return way is not None and (yield from finish(m, ship, "boost", way, ways[way], ship.owner))


def barrel_roll(m: XMatch, ship: Ship) -> Flow[bool]:
    """Declare a side and roll (XW-ACT-60, XW-ACT-62); False if it fails."""
    if stays(m, ship, "barrelroll"):
        return True
    s = m.state
    ways = {way: roll_moves(s, ship, way) for way in ways_with(s, ship, ROLL_TEMPLATES, HANDS)}
    about = partial(told, s, ship, ways)
    way = yield from pick(m, ship.owner, "barrelroll", "XW-ACT-62", list(ways), forced=False, about=about)
    return way is not None and (yield from finish(m, ship, "barrelroll", way, ways[way], ship.owner))


def decloak_ways(s: Table, ship: Ship) -> tuple[str, ...]:
    """The decloak moves of a ship's size (XW-ACT-95, XW-ACT-96): a boost, a roll to either side."""
    speed = templates.decloak_speed(size_of(s, ship))
    usual = (f"boost:{speed}-straight", *(f"roll:{hand}-{speed}" for hand in HANDS))
    return ways_with(s, ship, DECLOAK_TEMPLATES, usual)


def decloak_moves(s: Table, ship: Ship, declared: str) -> tuple[Move, ...]:
    """The places of a decloak move, as `decloak_ways` names it."""
    kind, _, way = declared.partition(":")
    return boost_moves(s, ship, way) if kind == "boost" else roll_moves(s, ship, way)


def decloak(m: XMatch, ship: Ship, declared: str) -> Flow[bool]:
    """Spend the cloak token and move as declared; a ship whose decloak fails keeps it (XW-ACT-94 to XW-ACT-101)."""
    ends = decloak_moves(m.state, ship, declared)
    if not legal_ends(m.state, ship, ends):
        m.note("failed", "XW-ACT-101", ship=ship.id, what="decloak")
        return False
    tokens.spend(m, ship, "cloak", rule="XW-TOK-113")
    return (yield from finish(m, ship, "decloak", declared, ends, ship.owner))


def tractor_move(m: XMatch, ship: Ship, by: int) -> Flow[None]:
    """The player who made a ship tractored may boost or roll it, also onto obstacles (XW-TOK-87 to XW-TOK-96)."""
    s = m.state
    if huge_of(s, ship):  # XW-HUG-82
        return
    ways = {"boost": boost_moves(s, ship, "1-straight")}
    ways |= {f"roll-{way}": roll_moves(s, ship, way) for way in ways_with(s, ship, ROLL_TEMPLATES, HANDS)}
    about = partial(told, s, ship, ways, onto_obstacles=True)
    way = yield from pick(m, by, "tractor", "XW-TOK-87", list(ways), may=PASS, about=about)
    if way is not None:
        kind = "boost" if way == "boost" else "barrelroll"
        yield from finish(m, ship, kind, way, ways[way], by, onto_obstacles=True, rule="XW-TOK-87")


TRACTORED.flow = tractor_move


def finish(
    m: XMatch,
    ship: Ship,
    kind: str,
    way: str,
    ends: Sequence[Move],
    player: int,
    *,
    onto_obstacles: bool = False,
    rule: str = "",
) -> Flow[bool]:
    """End at a legal place, which must be taken if there is one (XW-ACT-70, XW-ACT-81); else nothing has moved."""
    s = m.state
    if stays(m, ship, kind):
        return True
    free = legal_ends(s, ship, ends, onto_obstacles=onto_obstacles)
    if not free:
        m.note("failed", "XW-ACT-69" if kind == "barrelroll" else "XW-ACT-80", ship=ship.id, what=kind)
        return False
    about = {"ship": ship.id, "way": way, "ends": {place: [list(move.end)] for place, move in free.items()}}
    place = yield from pick(m, player, "position", "XW-ACT-63", list(free), about=about)
    move = free.get(place or "", next(iter(free.values())))
    yield from carry_out(m, ship, kind, way, move, rule or ("XW-ACT-60" if kind == "barrelroll" else "XW-ACT-75"))
    return True


def carry_out(m: XMatch, ship: Ship, kind: str, way: str, move: Move, rule: str) -> Flow[None]:
    """Put the ship there, with what it met on its way."""
    s = m.state
    ship.pose = move.end
    m.note("moved", rule, ship=ship.id, what=kind, way=way, start=list(move.start), end=list(move.end))
    met = templates.meets(move, obstacle_shapes(s))
    crediting.moved(m, ship, kind, way, bool(met))
    yield from obstacles.met_now(m, ship, met)
    crediting.ignored(m, ship, met)
    met = obstacles.affected(s, ship, met)
    if met:
        yield from obstacles.after_other_move(m, ship, met)
    if s.devices:
        yield from devices.moved_through(m, ship, templates.comes_across(move, device_shapes(s)), maneuver=False)
    queue.trigger(m, AFTER_MOVE, ship, "", kind)

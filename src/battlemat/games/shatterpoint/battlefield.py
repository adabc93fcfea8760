"""Battlefields: plans into terrain, what is wrong with a plan, and where objectives lie on it (SP-SET-10 to -15)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from math import cos, radians, sin
from typing import Any

import msgspec

from battlemat.core.errors import BadSetup, Refusal
from battlemat.core.met import met
from battlemat.games.shatterpoint.berths import edges_without_room
from battlemat.games.shatterpoint.content import MISSIONS, PIECES, battlefield_plans
from battlemat.games.shatterpoint.measuring import RANGES, TOKEN_RADIUS
from battlemat.games.shatterpoint.records import BattlefieldPlan, Piece, Placement
from battlemat.games.shatterpoint.terrain import SIDE, Field, Part, Spot, covered, over
from battlemat.geometry.polygons import area, convex_parts
from battlemat.geometry.poses import Point
from battlemat.geometry.shapes import SLACK


class Battlefield:
    """A battlefield to play on: its terrain and the groups of linked transition points."""

    def __init__(self, plan: BattlefieldPlan) -> None:
        self.plan = plan
        self.field = Field(_parts(plan))
        self.transitions = tuple(tuple(Spot(*point) for point in group.points) for group in plan.transitions)


@lru_cache(maxsize=64)
def battlefield(name: str) -> Battlefield:
    """The battlefield a state names: a ready one by its id, any other written out as JSON."""
    plans = battlefield_plans()
    plan = plans[name] if name in plans else msgspec.json.decode(name, type=met(BattlefieldPlan))
    return Battlefield(plan)


def pieces_of(plan: BattlefieldPlan) -> Mapping[str, Piece]:
    return {**PIECES, **{piece.id: piece for piece in plan.pieces}}


def outline(placement: Placement, points: tuple[Point, ...]) -> tuple[Point, ...]:
    """The outline of a part where its piece stands."""
    turn = radians(placement.turn)
    c, s = cos(turn), sin(turn)
    return tuple((round(placement.x + x * c - y * s, 6), round(placement.y + x * s + y * c, 6)) for x, y in points)


def _parts(plan: BattlefieldPlan) -> Iterator[Part]:
    pieces = pieces_of(plan)
    for placement in plan.placements:
        for part in pieces[placement.piece].parts:
            yield Part(
                f"{placement.id}.{part.id}",
                convex_parts(outline(placement, part.outline)),
                part.bottom,
                part.top,
                part.opaque,
                part.passable,
                part.standable,
            )


# Objectives


def objective_height(field: Field, x: float, y: float) -> float | None:
    """How high an objective lies: on the highest surface that carries it wholly (SP-SET-13); None if it cannot lie."""
    spot = Spot(x, y)
    above = [part for part in field.near(spot, TOKEN_RADIUS) if over(part, spot, TOKEN_RADIUS)]
    if not above:
        return 0.0
    height = max(part.top for part in above)
    rings = [ring for part in above if part.standable and abs(part.top - height) <= SLACK for ring in part.rings]
    return height if rings and covered((x, y), TOKEN_RADIUS, rings) else None


# Checking


def read_battlefield(entry: Any) -> str:
    """A battlefield as the state names it, from an id or a plan; `BadSetup` names every fault."""
    plans = battlefield_plans()
    if isinstance(entry, str) and entry in plans:
        return entry
    if isinstance(entry, str) and not entry.lstrip().startswith("{"):
        facts = {"id": entry[:80], "battlefields": ", ".join(plans)}
        raise BadSetup(Refusal("shatterpoint-unknown-battlefield", "SP-SET-11", facts))
    try:
        plan = (
            msgspec.json.decode(entry, type=met(BattlefieldPlan))
            if isinstance(entry, str)
            else msgspec.convert(entry, met(BattlefieldPlan))
        )
    except (msgspec.ValidationError, msgspec.DecodeError) as fault:
        raise BadSetup(Refusal("shatterpoint-not-a-battlefield", "SP-SET-15", {"problem": str(fault)})) from fault
    faults = list(plan_faults(plan))
    if faults:
        raise BadSetup(*faults)
    return msgspec.json.encode(plan).decode()


def plan_faults(plan: BattlefieldPlan) -> Iterator[Refusal]:
    """Everything that is wrong with a plan."""
    pieces = pieces_of(plan)
    if not plan.placements:
        yield Refusal("shatterpoint-empty-battlefield", "SP-SET-11")
    if len({placement.id for placement in plan.placements}) < len(plan.placements):
        yield Refusal("shatterpoint-piece-twice", "SP-SET-15")
    sound = True
    for placement in plan.placements:
        if placement.piece not in pieces:
            sound = False
            yield Refusal("shatterpoint-unknown-piece", "SP-SET-15", {"id": placement.piece[:80]})
            continue
        for part in pieces[placement.piece].parts:
            fault = _part_fault(placement, outline(placement, part.outline), part.bottom, part.top)
            if fault is not None:
                sound = False
                yield fault
    if sound and plan.placements:
        yield from _misplaced(plan)


def _part_fault(placement: Placement, points: tuple[Point, ...], bottom: float, top: float) -> Refusal | None:
    facts = {"piece": placement.id}
    if crosses_itself(points) or abs(area(points)) < 1.0:
        return Refusal("shatterpoint-crossing-outline", "SP-SET-15", facts)
    if bottom >= top:
        return Refusal("shatterpoint-no-height", "SP-TER-02", facts)
    if any(not (-SLACK <= x <= SIDE + SLACK and -SLACK <= y <= SIDE + SLACK) for x, y in points):
        return Refusal("shatterpoint-piece-off-battlefield", "SP-SET-10", facts)
    return None


def _misplaced(plan: BattlefieldPlan) -> Iterator[Refusal]:
    """Transition points that are nowhere, terrain over an objective that cannot carry it, edges without room.

    SP-SET-14, SP-SET-23.
    """
    field = Field(_parts(plan))
    for group in plan.transitions:
        for point in group.points:
            if not _is_reachable(field, Spot(*point)):
                yield Refusal("shatterpoint-transition-nowhere", "SP-SET-15", {"transition": group.id})
    for mission in MISSIONS.values():
        for spot in mission.objectives:
            for x, y in ((spot.x, spot.y), (SIDE - spot.x, SIDE - spot.y)):
                if objective_height(field, x, y) is None:
                    facts = {"objective": spot.id, "mission": mission.card.id}
                    yield Refusal("shatterpoint-objective-covered", "SP-SET-14", facts)
    for edge in edges_without_room(field):
        yield Refusal("shatterpoint-edge-without-room", "SP-SET-23", {"edge": edge})


def _is_reachable(field: Field, point: Spot) -> bool:
    """Whether a transition point lies on the battlefield and within range 1 of a surface as high as itself."""
    if not (0 <= point.x <= SIDE and 0 <= point.y <= SIDE):
        return False
    level = [part for part in field.parts if part.standable and abs(part.top - point.height) <= SLACK]
    return abs(point.height) <= SLACK or any(over(part, point, RANGES[1] + 2 * SLACK) for part in level)


def crosses_itself(points: tuple[Point, ...]) -> bool:
    """
    >>> crosses_itself(((0.0, 0.0), (4.0, 4.0), (4.0, 0.0), (0.0, 4.0)))
    True
    """
    count = len(points)
    edges = [(points[i], points[(i + 1) % count]) for i in range(count)]
    for i in range(count):
        for j in range(i + 2, count):
            if i == 0 and j == count - 1:
                continue
            if _cross(*edges[i], *edges[j]):
                return True
    return False


def _cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    def side(p: Point, q: Point, r: Point) -> float:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return side(a, b, c) * side(a, b, d) <= 0 and side(c, d, a) * side(c, d, b) <= 0 and a != b and c != d

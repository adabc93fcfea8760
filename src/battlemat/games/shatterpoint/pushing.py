"""Push, pull and shove: straight along a range tool until something stops it (SP-MOV-33 to SP-MOV-45, SP-STA-45)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import atan2, cos, hypot, pi, sin, sqrt
from random import Random

from battlemat.core.asking import choose
from battlemat.core.decision import GRID, Flow, Place, Pose
from battlemat.core.errors import Refusal
from battlemat.games.shatterpoint.battlefield import battlefield
from battlemat.games.shatterpoint.engagement import after_movement
from battlemat.games.shatterpoint.footing import axis_between, end_fault, put_down
from battlemat.games.shatterpoint.measuring import RANGES, TOKEN_RADIUS
from battlemat.games.shatterpoint.state import Character, ShatterMatch, Table, characters
from battlemat.games.shatterpoint.terrain import FIGURE_HEIGHT, SIDE, Field, Part, Spot, higher, over, same_elevation
from battlemat.geometry.convex import signed_distance
from battlemat.geometry.poses import Point, Ring
from battlemat.geometry.shapes import SLACK

WIDEST = pi / 4
"""How far a push may leave the straight line away from its source (SP-MOV-48)."""


# Where a push ends


def pushed_to(s: Table, character: Character, turn: float, length: float) -> Spot:
    """Where a character ends that is pushed so far in a direction."""
    field = battlefield(s.battlefield).field
    along = (cos(turn), sin(turn))
    start, radius = character.spot, character.radius
    near = field.near((start.x + along[0] * length / 2, start.y + along[1] * length / 2), radius + length / 2)
    others = [c for c in characters(s) if c is not character]
    stops = min(
        [_to_edge(start, radius, along, length)]
        + [_to_wall(part, start, radius, along, length) for part in near if _in_the_way(part, start.height)]
        + [_to_base(other, character, along, length) for other in others if _can_touch(other, start.height)]
    )
    turns = sorted({stops, *_critical(near, others, s, character, along, stops)}, reverse=True)
    for far in turns:
        spot = _landing(s, field, near, character, start.x + far * along[0], start.y + far * along[1])
        if spot is not None:
            return spot
    return start


def _in_the_way(part: Part, height: float) -> bool:
    """Something solid at the object's level: impassable and rising above its surface (SP-MOV-39, SP-MOV-40)."""
    return not part.passable and part.top > height + SLACK and part.bottom < height + FIGURE_HEIGHT - SLACK


def _can_touch(other: Character, height: float) -> bool:
    """Bodily contact: same elevation, or so little higher that the figures meet (SP-MOV-38)."""
    return same_elevation(other.height, height)


def _to_edge(start: Spot, radius: float, along: Point, length: float) -> float:
    """SP-MOV-44."""
    far = length
    for at, step in ((start.x, along[0]), (start.y, along[1])):
        if step > 1e-12:
            far = min(far, (SIDE - radius - at) / step)
        elif step < -1e-12:
            far = min(far, (radius - at) / step)
    return max(0.0, far)


def _to_base(other: Character, character: Character, along: Point, length: float) -> float:
    dx, dy = other.x - character.x, other.y - character.y
    ahead = dx * along[0] + dy * along[1]
    across = dx * along[1] - dy * along[0]
    touch = other.radius + character.radius
    if ahead <= 0.0 or abs(across) >= touch - SLACK:
        return length
    return min(length, max(0.0, ahead - sqrt(touch * touch - across * across)))


def _to_wall(part: Part, start: Spot, radius: float, along: Point, length: float) -> float:
    far = length
    for ring in part.rings:
        marks = sorted({0.0, far, *(t for t in _tangents(ring, start, radius, along) if 0.0 < t < far)})
        for low, high in pairwise(marks):
            middle = (low + high) / 2
            point = (start.x + middle * along[0], start.y + middle * along[1])
            if high - low > SLACK and signed_distance(point, ring) < radius - SLACK:
                far = low
                break
    return far


def _tangents(ring: Ring, start: Spot, radius: float, along: Point) -> Iterator[float]:
    """How far along its way a disc just touches a corner or the line of an edge, from either side."""
    px, py = ring[-1]
    for qx, qy in ring:
        yield from _circle(qx - start.x, qy - start.y, radius, along)
        ex, ey = qx - px, qy - py
        size = hypot(ex, ey)
        if size:
            nx, ny = -ey / size, ex / size
            slope = nx * along[0] + ny * along[1]
            if abs(slope) > 1e-9:
                gap = nx * (px - start.x) + ny * (py - start.y)
                yield (gap - radius) / slope
                yield (gap + radius) / slope
        px, py = qx, qy


def _circle(dx: float, dy: float, radius: float, along: Point) -> Iterator[float]:
    ahead = dx * along[0] + dy * along[1]
    across = dx * along[1] - dy * along[0]
    rest = radius * radius - across * across
    if rest >= 0.0:
        yield ahead - sqrt(rest)
        yield ahead + sqrt(rest)


def _critical(
    near: list[Part], others: list[Character], s: Table, character: Character, along: Point, stop: float
) -> list[float]:
    """Every way shorter than `stop` at which the base comes to touch something: only there can its landing change."""
    start, radius = character.spot, character.radius
    found = [0.0]
    for part in near:
        for ring in part.rings:
            found += _tangents(ring, start, radius, along)
    for other in others:
        found += _circle(other.x - start.x, other.y - start.y, radius + other.radius, along)
    for token in s.objectives:
        found += _circle(token.x - start.x, token.y - start.y, radius + TOKEN_RADIUS, along)
    return [far for far in found if 0.0 <= far < stop]


def _landing(s: Table, field: Field, near: list[Part], character: Character, x: float, y: float) -> Spot | None:
    """Where the base rests there: on the highest surface under it, if it lies wholly on it (SP-MOV-41 to SP-MOV-43)."""
    radius = character.radius
    here = Spot(x, y, character.height)
    under = [
        part.top
        for part in near
        if part.standable and part.top <= character.height + SLACK and over(part, here, radius)
    ]
    spot = Spot(round(x, GRID), round(y, GRID), max(under, default=0.0))
    if end_fault(s, character, spot) is not None:
        return None
    if higher(character.height, spot.height) and any(
        same_elevation(token.height, spot.height) and hypot(token.x - x, token.y - y) < radius + TOKEN_RADIUS - SLACK
        for token in s.objectives
    ):
        return None
    return spot


# Asking


def push(
    m: ShatterMatch,
    character: Character,
    range_: int,
    rule: str,
    *,
    by: int,
    source: Character | None = None,
    pull: bool = False,
    may: bool = False,
) -> Flow[bool]:
    """Push a character away from a source (pull: toward it; without one: anywhere), the player `by` aiming.

    The answer is a place to aim at; how far the character gets is for the rules to say (SP-MOV-34, SP-MOV-37).
    """
    s = m.state
    length = RANGES[range_]
    start = character.spot
    axis = None if source is None else axis_between(character, source, away=not pull)
    middle = pi / 2 if axis is None else atan2(axis[1], axis[0])
    spread = pi if axis is None else WIDEST

    def aim(turn: float) -> Pose:
        return start.x + length * cos(turn), start.y + length * sin(turn), start.height

    def check(pose: Pose) -> Refusal | None:
        dx, dy = pose[0] - start.x, pose[1] - start.y
        facts = {"character": character.id}
        if hypot(dx, dy) < 1.0:
            return Refusal("shatterpoint-no-direction", "SP-MOV-34", facts)
        if abs((atan2(dy, dx) - middle + pi) % (2 * pi) - pi) > spread + 1e-4:
            return Refusal("shatterpoint-wrong-direction", "SP-MOV-48", facts)
        return None

    def sample(rng: Random) -> Pose:
        return aim(middle + (2 * rng.random() - 1) * spread)

    def ask() -> Place:
        about = {"character": character.id, "range": range_, "source": source.id if source else None, "pull": pull}
        turns = (0.0, -spread / 2, spread / 2) if axis else (0.0, pi / 2, -pi / 2, pi)
        poses = [aim(middle + turn) for turn in turns]
        return Place(by, "push", rule, poses, check, sample, about, also=("pass",) if may else ())

    answer = yield from choose(ask)
    if not isinstance(answer, tuple):
        return False
    turn = atan2(answer[1] - start.y, answer[0] - start.x)
    end = pushed_to(s, character, turn, length)
    put_down(m, character, end, "pulled" if pull else "pushed", rule)
    after_movement(m)
    return True


def shove(m: ShatterMatch, shover: Character, target: Character, rule: str, *, steadfast: bool = False) -> Flow[None]:
    """Push the enemy range 1 away, then follow range 1; each half may be declined (SP-STA-45, SP-STA-46, SP-KEY-15)."""
    if not (shover.on_field and target.on_field):
        return
    if steadfast:
        m.note("steadfast", "SP-KEY-15", character=target.id)
    else:
        yield from push(m, target, 1, rule, by=shover.owner, source=shover, may=True)
    yield from push(m, shover, 1, "SP-STA-46", by=shover.owner, source=target, pull=True, may=True)

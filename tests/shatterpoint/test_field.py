"""Surfaces, elevation, sight and cover on random battlefields, with Shapely as the judge: thousands of poses."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import cos, pi, sin
from random import Random
from typing import Any, NamedTuple

import pytest
import shapely
from shapely.geometry import LineString, Point, Polygon

from battlemat.games.shatterpoint.measuring import RANGES
from battlemat.games.shatterpoint.terrain import FIGURE_HEIGHT, SIDE, Field, Part, Spot, same_elevation
from tests.rule_marks import rule

RADII = (20.0, 25.0)
LEVEL = 762
"""Range 2 in tenths of a millimetre: whole numbers cannot err."""
NEAR = 0.05
"""Millimetres within which neither answer is wrong."""
RIM = 10


class Base(NamedTuple):
    spot: Spot
    radius: float

    @property
    def disc(self) -> Any:
        return Point(self.spot.x, self.spot.y).buffer(self.radius, quad_segs=24)


def layout(rng: Random) -> Field:
    """Turned boxes in a corner of the battlefield, so close that sights and surfaces meet them all the time."""
    parts = []
    for number in range(rng.randint(4, 9)):
        x, y, turn = rng.uniform(60, 440), rng.uniform(60, 440), rng.choice([0.0, 0.0, rng.uniform(0, pi)])
        wide, deep = rng.uniform(8, 75), rng.uniform(8, 75)
        c, s = cos(turn), sin(turn)
        corners = ((-wide, -deep), (wide, -deep), (wide, deep), (-wide, deep))
        ring = tuple((round(x + u * c - v * s, 3), round(y + u * s + v * c, 3)) for u, v in corners)
        top = rng.choice([30.0, 50.0, 76.2, 76.3, 80.0, 120.0, 152.4, 165.0, 230.0])
        deck = top > 76 and rng.random() < 0.2
        parts.append(
            Part(
                f"part-{number}",
                (ring,),
                top - 10 if deck else 0.0,
                top,
                opaque=not deck and rng.random() < 0.75,
                passable=deck,
                standable=rng.random() < 0.85,
            )
        )
    return Field(parts)


@lru_cache(maxsize=64)
def outline(part: Part) -> Any:
    return shapely.union_all([Polygon(ring) for ring in part.rings])


def bases(field: Field, rng: Random, count: int) -> list[Base]:
    """Bases on any level where one can stand."""
    found: list[Base] = []
    while len(found) < count:
        radius = rng.choice(RADII)
        spots = field.surfaces(rng.uniform(25, 475), rng.uniform(25, 475), radius)
        if spots:
            found.append(Base(rng.choice(spots), radius))
    return found


def pairs(seed: int, count: int) -> Iterator[tuple[Field, Base, Base]]:
    """Pairs of bases that do not touch, on one battlefield after another."""
    rng = Random(seed)
    for _ in range(count // 50):
        field = layout(rng)
        for one, other in zip(bases(field, rng, 50), bases(field, rng, 50), strict=True):
            dx, dy = one.spot.x - other.spot.x, one.spot.y - other.spot.y
            if dx * dx + dy * dy > (one.radius + other.radius) ** 2:
                yield field, one, other


# Standing


def may_stand(field: Field, x: float, y: float, height: float, radius: float) -> bool:
    """On the ground or wholly on tops of one height, inside the battlefield, with nothing in the way of the figure."""
    disc = Point(x, y).buffer(radius, quad_segs=24)
    if not shapely.box(0, 0, SIDE, SIDE).covers(disc):
        return False
    tops = [outline(part) for part in field.parts if part.standable and part.top == height]
    if height and not shapely.union_all(tops).buffer(1e-6).covers(disc):
        return False
    return not any(
        part.top > height and part.bottom < height + FIGURE_HEIGHT and outline(part).intersects(disc)
        for part in field.parts
    )


@rule("SP-MOV-24", "SP-MOV-25", "SP-MOV-30", "SP-TER-46")
@pytest.mark.parametrize("seed", range(6))
def test_where_a_base_can_stand(seed: int) -> None:
    rng = Random(seed)
    asked = stood = 0
    for _ in range(10):
        field = layout(rng)
        for _ in range(20):
            x, y, radius = rng.uniform(0, 480), rng.uniform(0, 480), rng.choice(RADII)
            found = {spot.height for spot in field.surfaces(x, y, radius)}
            for height in field.heights:
                tight, loose = (may_stand(field, x, y, height, radius + e) for e in (NEAR, -NEAR))
                if tight == loose:
                    assert (height in found) is tight, (x, y, height, radius)
                    asked, stood = asked + 1, stood + tight
    assert asked > 500
    assert stood > 80


# Elevation


@rule("SP-TER-03", "SP-TER-07")
def test_elevation_in_whole_numbers() -> None:
    rng = Random(1)
    for _ in range(5000):
        one = rng.randrange(0, 3500)
        other = max(0, one + rng.choice([-1, 1]) * (LEVEL + rng.randint(-2, 2))) if rng.random() < 0.5 else 0
        assert same_elevation(one / 10, other / 10) is (abs(one - other) <= LEVEL), (one, other)


def tenths(height: float) -> int:
    return round(height * 10)


# Sight


def blockers(field: Field, viewer: Base, target: Base) -> Any:
    """Word for word: opaque, higher than the viewer, not stood on, and higher than a target that stands on terrain."""
    seen, wanted = tenths(viewer.spot.height), tenths(target.spot.height)
    return shapely.union_all(
        [
            outline(part)
            for part in field.parts
            if part.opaque
            and tenths(part.top) - seen > LEVEL
            and tenths(part.top) != seen
            and (wanted == 0 or tenths(part.top) - wanted > LEVEL)
        ]
    )


def rim(base: Base) -> list[tuple[float, float]]:
    turns = [2 * pi * number / RIM for number in range(RIM)]
    return [(base.spot.x + base.radius * cos(turn), base.spot.y + base.radius * sin(turn)) for turn in turns]


def lines_between(one: Base, other: Base) -> Any:
    """A hundred lines from rim to rim."""
    return shapely.linestrings([[start, end] for start in rim(one) for end in rim(other)])


@rule("SP-TER-11", "SP-TER-13", "SP-TER-14", "SP-TER-15", "SP-TER-16", "SP-TER-17", "SP-TER-18")
@pytest.mark.parametrize("seed", range(6))
def test_lines_of_sight(seed: int) -> None:
    """A line found is free; where none is found none of a hundred is; and sight is mutual."""
    free = hidden = 0
    for field, one, other in pairs(seed, 400):
        line = field.sight(one.spot, one.radius, other.spot, other.radius)
        assert (field.sight(other.spot, other.radius, one.spot, one.radius) is None) is (line is None)
        walls = blockers(field, one, other)
        if line is None:
            hidden += 1
            shapely.prepare(walls)
            assert shapely.dwithin(lines_between(one, other), walls, 0.01).all()
        else:
            free += 1
            assert LineString(line).intersection(walls).length < 0.01
            assert Point(line[0]).distance(Point(one.spot.x, one.spot.y)) <= one.radius + 0.01
            assert Point(line[1]).distance(Point(other.spot.x, other.spot.y)) <= other.radius + 0.01
    assert min(free, hidden) > 15


# Cover


def covers(field: Field, attacker: Base, defender: Base, slack: float) -> bool:
    """A part within range 1 of the defender, not lower than the attacker, that a line between the bases meets."""
    centre = Point(defender.spot.x, defender.spot.y)
    near = [
        part
        for part in field.parts
        if tenths(attacker.spot.height) - tenths(part.top) <= LEVEL
        and outline(part).distance(centre) <= RANGES[1] + defender.radius + slack
    ]
    if not near:
        return False
    hull = shapely.union(attacker.disc, defender.disc).convex_hull.buffer(slack)
    return any(hull.intersects(outline(part)) for part in near)


@rule("SP-TER-29", "SP-TER-30", "SP-TER-33", "SP-TER-34")
@pytest.mark.parametrize("seed", range(10, 16))
def test_cover_from_terrain(seed: int) -> None:
    covered = bare = 0
    for field, attacker, defender in pairs(seed, 400):
        tight, loose = covers(field, attacker, defender, -NEAR), covers(field, attacker, defender, NEAR)
        if tight == loose:
            found = field.cover(attacker.spot, attacker.radius, defender.spot, defender.radius, RANGES[1])
            assert (found is not None) is tight
            covered, bare = covered + tight, bare + (not tight)
    assert min(covered, bare) > 20

"""Hinged tools: where a disc can be put down, with Shapely as the judge of how the tool lies."""

from __future__ import annotations

from math import cos, hypot, pi, sin
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from shapely.geometry import LineString, Point, Polygon

from battlemat.geometry.hinged import Bent, Reach, Tool
from battlemat.geometry.poses import Ring

ADVANCE = Tool(75.0, 12.7)
WALL: Ring = ((60.0, -40.0), (70.0, -40.0), (70.0, 40.0), (60.0, 40.0))


def reach(*blockers: Ring, radius: float = 20.0) -> Reach:
    return Reach(0.0, 0.0, radius, ADVANCE, blockers)


def strips(bent: Bent, radius: float) -> tuple[LineString, LineString]:
    first = (cos(bent.first), sin(bent.first))
    second = (cos(bent.second), sin(bent.second))
    hinge = ((radius + 75.0) * first[0], (radius + 75.0) * first[1])
    end = (hinge[0] + 75.0 * second[0], hinge[1] + 75.0 * second[1])
    return LineString([(radius * first[0], radius * first[1]), hinge]), LineString([hinge, end])


places = st.floats(-200.0, 200.0)


@settings(max_examples=200, deadline=None)
@given(places, places, places, places, st.floats(5.0, 60.0), st.floats(5.0, 60.0))
def test_the_tool_of_a_way_is_free_and_touches_the_goal(
    x: float, y: float, west: float, south: float, wide: float, deep: float
) -> None:
    ring = ((west, south), (west + wide, south), (west + wide, south + deep), (west, south + deep))
    if Point(0.0, 0.0).distance(Polygon(ring)) < 20.0:
        return
    bent = reach(ring).way_to(x, y)
    if bent is None:
        return
    first, second = strips(bent, 20.0)
    middle_lines = [first, second]
    assert min(line.distance(Point(x, y)) for line in middle_lines) <= 20.01
    laid = [first] if abs((bent.second - bent.first) % (2 * pi) - pi) < 1e-9 else middle_lines
    for line in laid:
        assert line.buffer(12.7, cap_style="flat").intersection(Polygon(ring)).area < 0.1


@pytest.mark.parametrize(("radius", "farthest"), [(20.0, 190.0), (25.0, 200.0)])
def test_without_blockers_the_reach_is_a_disc(radius: float, farthest: float) -> None:
    for turn in (0.0, 1.0, 2.5, 4.0):
        x, y = cos(turn), sin(turn)
        assert reach(radius=radius).way_to(farthest * x, farthest * y) is not None
        assert reach(radius=radius).way_to((farthest + 0.1) * x, (farthest + 0.1) * y) is None


def test_the_tool_bends_around_a_wall_but_never_lies_over_it() -> None:
    assert reach(WALL).way_to(130.0, 0.0) is not None
    assert reach(WALL).way_to(170.0, 0.0) is None
    assert not reach(WALL).lies_free(Bent(0.0, 0.0))


def test_the_fans_hold_only_what_the_tool_can_reach() -> None:
    around = reach(WALL)
    for hinge, low, high in around.fans():
        middle = (low + high) / 2
        x, y = hinge[0] + 75.0 * cos(middle), hinge[1] + 75.0 * sin(middle)
        assert around.way_to(x, y) is not None
        assert hypot(x, y) <= 190.0


def blocks(rng: Random) -> list[Ring]:
    """Turned boxes around the disc, none over it."""
    found: list[Ring] = []
    for _ in range(rng.randint(2, 8)):
        x, y, turn = rng.uniform(-180, 180), rng.uniform(-180, 180), rng.uniform(0, pi)
        wide, deep, c, s = rng.uniform(4, 50), rng.uniform(4, 50), cos(turn), sin(turn)
        corners = ((-wide, -deep), (wide, -deep), (wide, deep), (-wide, deep))
        found.append(tuple((x + u * c - v * s, y + u * s + v * c) for u, v in corners))
    return [ring for ring in found if Point(0.0, 0.0).distance(Polygon(ring)) > 20.0]


@pytest.mark.parametrize("seed", range(4))
def test_a_place_that_some_tool_leads_to_is_found(seed: int) -> None:
    """Tools are laid at random until they lie free; what they touch must be in reach by the search, too."""
    rng = Random(seed)
    tried = 0
    while tried < 500:
        around = reach(*blocks(rng))
        for _ in range(40):
            bent = Bent(rng.uniform(0, 2 * pi), rng.uniform(0, 2 * pi))
            if not around.lies_free(bent):
                continue
            far, aside = 75.0 * rng.random(), rng.uniform(-19.9, 19.9)
            x = 95.0 * cos(bent.first) + far * cos(bent.second) - aside * sin(bent.second)
            y = 95.0 * sin(bent.first) + far * sin(bent.second) + aside * cos(bent.second)
            assert around.touches(bent, x, y)
            assert around.way_to(x, y) is not None, (bent, x, y)
            tried += 1

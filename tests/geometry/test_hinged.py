"""Hinged tools: where a disc can be put down, with Shapely as the judge of how the tool lies."""

from __future__ import annotations

from math import atan2, cos, hypot, pi, sin
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


def test_a_hinge_lies_in_every_direction_that_is_free() -> None:
    beyond_hinges: Ring = ((150.0, 0.0), (152.0, 0.0), (152.0, 2.0))
    hinges = {hinge for hinge, _, _ in reach(beyond_hinges).fans()}
    turns = sorted(round(atan2(y, x) % (2 * pi), 9) for x, y in hinges)
    assert turns == pytest.approx([number * 2 * pi / len(hinges) for number in range(len(hinges))])
    assert len(hinges) >= 30


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


@pytest.mark.parametrize("seed", range(6))
def test_the_fans_hold_every_free_turn_and_no_other(seed: int) -> None:
    """Strips are laid from every hinge at random: free ones lie in a fan, all in a fan are free."""
    rng = Random(seed)
    around = reach(*blocks(rng))
    walls = [Polygon(ring) for ring in around.blockers]
    fans: dict[tuple[float, float], list[tuple[float, float]]] = {}
    for hinge, low, high in around.fans():
        assert 0.0 <= low <= high <= 2 * pi
        assert low < high or low == pytest.approx((atan2(hinge[1], hinge[0]) + pi) % (2 * pi))  # folded back
        fans.setdefault(hinge, []).append((low, high))
    for hinge, stretches in fans.items():
        for _ in range(20):
            turn = rng.uniform(0.0, 2 * pi)
            strip = LineString([hinge, (hinge[0] + 75.0 * cos(turn), hinge[1] + 75.0 * sin(turn))])
            if any(low <= turn <= high for low, high in stretches):
                assert max(strip.buffer(12.7, cap_style="flat").intersection(wall).area for wall in walls) < 0.1
            else:
                assert min(strip.buffer(14.0).distance(wall) for wall in walls) < 0.1


@pytest.mark.parametrize("turn", [0.51, 1.37, 2.6, 4.03, 5.5])
def test_a_gap_hardly_wider_than_the_tool_is_found(turn: float) -> None:
    """Two walls leave a way between them that lies in none of the directions tried one after another."""

    def turned(x: float, y: float) -> tuple[float, float]:
        return 30.0 + x * cos(turn) - y * sin(turn), -40.0 + x * sin(turn) + y * cos(turn)

    walls = [
        tuple(turned(x, y) for x, y in ((25.0, side), (70.0, side), (70.0, side + 80.0), (25.0, side + 80.0)))
        for side in (12.75, -92.75)
    ]
    goal = turned(95.0 + 60.0 * cos(1.2), 60.0 * sin(1.2))
    bent = Reach(30.0, -40.0, 20.0, ADVANCE, walls).way_to(*goal)
    assert bent is not None
    assert cos(bent.first - turn) > 0.9999


@pytest.mark.parametrize("apart", [21.0, 50.0, 73.0, 78.0, 94.0])
def test_the_second_strip_turns_as_far_as_it_touches_the_goal(apart: float) -> None:
    """Held by the side of the disc, or by the end of the strip where the disc is farther away."""
    there = reach(((141.0, 39.0), (143.0, 39.0), (143.0, 41.0), (141.0, 41.0)))
    hinge, goal = (95.0, 0.0), (95.0 + apart * cos(0.5), apart * sin(0.5))
    _, left, right, *past_corners = there._turns(hinge, *goal)
    for turn, further in ((left, 0.001), (right, -0.001)):
        assert there.touches(Bent(0.0, turn), *goal)
        assert not there.touches(Bent(0.0, turn + further), *goal)
    assert all(there.touches(Bent(0.0, turn), *goal) for turn in past_corners)
    assert past_corners

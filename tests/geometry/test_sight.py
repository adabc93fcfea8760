"""Lines of sight between discs, with Shapely as the judge."""

from __future__ import annotations

from math import cos, pi, sin

from hypothesis import given, settings
from hypothesis import strategies as st
from shapely.geometry import LineString, Point, Polygon
from shapely.ops import unary_union

from battlemat.geometry.poses import Ring
from battlemat.geometry.sight import Disc, in_between, sight_line

WALL: Ring = ((40.0, -30.0), (60.0, -30.0), (60.0, 30.0), (40.0, 30.0))
LEFT, RIGHT = Disc(0.0, 0.0, 20.0), Disc(100.0, 0.0, 20.0)

places = st.floats(0.0, 300.0).map(lambda value: round(value, 1))
discs = st.builds(Disc, places, places, st.sampled_from([20.0, 25.0]))


@st.composite
def boxes(draw: st.DrawFn) -> Ring:
    x, y, turn = draw(places), draw(places), draw(st.floats(0.0, pi))
    wide, deep = draw(st.floats(4.0, 60.0)), draw(st.floats(4.0, 40.0))
    c, s = cos(turn), sin(turn)
    corners = ((-wide, -deep), (wide, -deep), (wide, deep), (-wide, deep))
    return tuple((x + right * c - up * s, y + right * s + up * c) for right, up in corners)


def drawn(disc: Disc) -> Polygon:
    return Point(disc.x, disc.y).buffer(disc.radius, quad_segs=64)


def rim(disc: Disc) -> list[tuple[float, float]]:
    turns = [number * pi / 12 for number in range(24)]
    return [(disc.x + disc.radius * cos(turn), disc.y + disc.radius * sin(turn)) for turn in turns]


@settings(max_examples=300, deadline=None)
@given(discs, discs, st.lists(boxes(), max_size=5))
def test_a_line_found_is_free_and_none_is_missed(one: Disc, other: Disc, rings: list[Ring]) -> None:
    clear = [ring for ring in rings if not Polygon(ring).intersects(unary_union([drawn(one), drawn(other)]))]
    walls = unary_union([Polygon(ring) for ring in clear])
    line = sight_line(one, other, clear)
    if line is not None:
        assert LineString(line).intersection(walls).length < 0.01
        assert Point(line[0]).distance(drawn(one)) < 0.02
        assert Point(line[1]).distance(drawn(other)) < 0.02
        return
    assert all(LineString([p, q]).distance(walls) < 0.01 for p in rim(one) for q in rim(other))


@settings(max_examples=300, deadline=None)
@given(discs, discs, boxes())
def test_in_between_is_reaching_into_the_hull(one: Disc, other: Disc, ring: Ring) -> None:
    hull = unary_union([drawn(one), drawn(other)]).convex_hull
    depth = hull.intersection(Polygon(ring)).area
    if in_between(one, other, ring):
        assert hull.distance(Polygon(ring)) < 0.05
    else:
        assert depth < 0.5


def test_a_wall_as_wide_as_the_discs_hides_them_and_a_narrower_one_does_not() -> None:
    assert sight_line(LEFT, RIGHT, [WALL]) is None
    assert sight_line(LEFT, RIGHT, [tuple((x, y * 0.6) for x, y in WALL)]) is not None


def test_a_line_may_graze_but_not_squeeze_through_a_seam() -> None:
    upper = tuple((x, y + 30.0) for x, y in WALL)
    lower = tuple((x, y - 30.0) for x, y in WALL)
    assert sight_line(LEFT, RIGHT, [upper, lower]) is None
    assert sight_line(LEFT, RIGHT, [upper, tuple((x, y - 1.0) for x, y in lower)]) is not None


def test_past_the_tip_of_a_spike_beside_a_wide_disc() -> None:
    """All lines that bound the free ones are held by a disc and the other, or by the small disc and the tip."""
    spike = ((25.0, 10.0), (22.0, -60.0), (40.0, -60.0))
    for turned in (spike, spike[1:] + spike[:1], spike[2:] + spike[:2]):
        line = sight_line(Disc(0.0, 0.0, 20.0), Disc(100.0, 0.0, 2.0), [turned])
        assert line is not None
        assert not LineString(line).crosses(Polygon(spike))


def test_discs_that_touch_see_each_other_whatever_stands_there() -> None:
    assert sight_line(LEFT, Disc(40.0, 0.0, 20.0), [WALL]) is not None


def test_discs_above_each_other_have_between_them_what_is_under_both() -> None:
    assert in_between(LEFT, LEFT, ((-5.0, -5.0), (5.0, -5.0), (5.0, 5.0)))
    assert not in_between(LEFT, LEFT, WALL)


def test_with_nothing_in_between_the_line_is_straight() -> None:
    assert sight_line(LEFT, RIGHT, []) == ((20.0, 0.0), (80.0, 0.0))
    assert sight_line(RIGHT, LEFT, []) == ((80.0, 0.0), (20.0, 0.0))
    aside: Ring = ((40.0, 10.0), (60.0, 10.0), (60.0, 30.0), (40.0, 30.0))
    assert sight_line(LEFT, RIGHT, [aside]) == ((20.0, 0.0), (80.0, 0.0))

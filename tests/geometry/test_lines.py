"""The shortest lines between shapes, and what lies across them."""

from __future__ import annotations

from math import hypot

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from shapely.geometry import LineString

from battlemat.geometry import Band, Box, Line, Outline, Shape, choices, circle, crossed, distance, shortest_bands
from tests.geometry.oracle import CLOSE, as_shapely, boxes, polygons, shapes

UPRIGHT = Band(Line((0.0, 0.0), (0.0, 90.0)), Line((40.0, 0.0), (40.0, 90.0)))


@settings(max_examples=800, deadline=None)
@given(st.one_of(boxes, polygons), st.one_of(boxes, polygons))
def test_shortest_lines_are_as_short_as_shapely_says(a: Shape, b: Shape) -> None:
    p, q = as_shapely(a), as_shapely(b)
    bands = shortest_bands(a.parts, b.parts)
    assert bands
    for band in bands:
        for share in (0.0, 0.37, 1.0):
            line = band.line(share)
            assert line.length == pytest.approx(p.distance(q), abs=CLOSE)
            drawn = LineString(line) if line.length else None
            if drawn is not None:
                assert p.distance(drawn) < CLOSE
                assert q.distance(drawn) < CLOSE


@settings(max_examples=400, deadline=None)
@given(st.one_of(boxes, polygons), st.one_of(boxes, polygons), shapes)
def test_what_lies_across_a_line(a: Shape, b: Shape, thing: Shape) -> None:
    between = as_shapely(thing)
    for band in shortest_bands(a.parts, b.parts):
        spans = crossed(band, thing)
        for share in (0.1, 0.5, 0.9):
            line = band.line(share)
            if line.length < 1.0:
                continue
            across = any(low < share < high for low, high in spans)
            if between.distance(LineString(line)) > CLOSE:
                assert not across
            if between.buffer(-4 * CLOSE).intersection(LineString(line)).length > 1.0:
                assert across


def test_parallel_edges_have_a_band_of_lines() -> None:
    a, b = Box((0.0, 0.0, 0.0), 20.0, 20.0), Box((10.0, 150.0, 0.0), 20.0, 20.0)
    (band,) = shortest_bands(a.parts, b.parts)
    assert {band.first, band.last} == {Line((-10.0, 20.0), (-10.0, 130.0)), Line((20.0, 20.0), (20.0, 130.0))}


def test_turned_parallel_edges_have_a_band_of_lines_too() -> None:
    a, b = Box((0.0, 0.0, 33.3), 20.0, 20.0), Box((0.0, 0.0, 33.3), 20.0, 20.0)
    b = Box((150.0 * a.sin, 150.0 * a.cos, 33.3), 20.0, 20.0)
    (band,) = shortest_bands(a.parts, b.parts)
    width = hypot(band.first.start[0] - band.last.start[0], band.first.start[1] - band.last.start[1])
    assert width == pytest.approx(40.0)


def test_bases_askew_have_one_shortest_line() -> None:
    (band,) = shortest_bands(Box((0.0, 0.0, 0.0), 20.0, 20.0).parts, Box((0.0, 150.0, 1.0), 20.0, 20.0).parts)
    assert band.first == band.last


def test_corner_to_corner_has_one_shortest_line() -> None:
    (band,) = shortest_bands(Box((0.0, 0.0, 0.0), 20.0, 20.0).parts, Box((100.0, 100.0, 0.0), 20.0, 20.0).parts)
    assert band == Band(Line((20.0, 20.0), (80.0, 80.0)), Line((20.0, 20.0), (80.0, 80.0)))


def test_touching_shapes_have_a_line_without_length_that_nothing_crosses() -> None:
    a, b = Box((0.0, 0.0, 0.0), 20.0, 20.0), Box((0.0, 40.0, 0.0), 20.0, 20.0)
    (band,) = shortest_bands(a.parts, b.parts)
    assert band.first.length == distance(a, b) == 0.0
    assert crossed(band, Box((0.0, 20.0, 0.0), 5.0, 5.0)) == []


def test_no_rings_have_no_lines() -> None:
    assert shortest_bands([((0.0, 0.0),)], []) == []


@pytest.mark.parametrize(
    "thing",
    [
        pytest.param(Box((60.0, 45.0, 0.0), 20.0, 20.0), id="beside it, along the last line"),
        pytest.param(Box((20.0, 100.0, 0.0), 20.0, 10.0), id="where it ends"),
        pytest.param(Box((20.0, -10.0, 0.0), 20.0, 10.0), id="where it starts"),
        pytest.param(circle(-10.0, 45.0, 10.0), id="a circle that touches it"),
        pytest.param(Outline([(0, 0), (-10, 5), (-10, -5)]).at((0.0, 45.0, 0.0)), id="a tip on the first line"),
    ],
)
def test_touching_a_line_is_not_lying_across_it(thing: Shape) -> None:
    assert [interval for interval in crossed(UPRIGHT, thing) if interval[1] > 1e-4 and interval[0] < 1 - 1e-4] == []


def test_parts_of_one_polygon_leave_no_gap() -> None:
    comb = Outline([(-30, -20), (30, -20), (30, 20), (5, 20), (5, -5), (-5, -5), (-5, 20), (-30, 20)])
    assert len(comb.parts) > 1
    ((low, high),) = crossed(UPRIGHT, comb.at((20.0, 45.0, 0.0)))
    assert [low, high] == pytest.approx([-0.25, 1.25], abs=1e-3)


def test_a_thing_in_two_pieces_leaves_a_gap_to_choose() -> None:
    fork = Outline([(-30, -20), (-10, -20), (-10, 10), (10, 10), (10, -20), (30, -20), (30, 20), (-30, 20)])
    low_band = Band(Line((0.0, 0.0), (0.0, 40.0)), Line((40.0, 0.0), (40.0, 40.0)))
    spans = crossed(low_band, fork.at((20.0, 35.0, 0.0)))
    assert len(spans) == 2
    assert [sorted(across) for _, across in choices([low_band], {"fork": fork.at((20.0, 35.0, 0.0))})] == [[], ["fork"]]


def test_choices_differ_in_what_lies_across_and_the_freest_come_first() -> None:
    things = {"left": Box((10.0, 30.0, 0.0), 15.0, 5.0), "right": Box((30.0, 60.0, 0.0), 15.0, 5.0)}
    found = choices([UPRIGHT], things)
    assert {across for _, across in found} == {frozenset({"left"}), frozenset({"right"}), frozenset({"left", "right"})}
    assert [len(across) for _, across in found] == [1, 1, 2]
    for line, across in found:
        drawn = LineString(line)
        assert across == {key for key, thing in things.items() if as_shapely(thing).intersects(drawn)}


def test_a_single_line_is_one_choice() -> None:
    band = Band(UPRIGHT.first, UPRIGHT.first)
    assert choices([band], {"rock": circle(5.0, 45.0, 8.0)}) == [(UPRIGHT.first, frozenset({"rock"}))]
    assert choices([band], {"rock": circle(9.0, 45.0, 8.0)}) == [(UPRIGHT.first, frozenset())]


def test_a_small_circle_lies_across_as_much_of_a_band_as_it_is_wide() -> None:
    band = Band(Line((0.0, 0.0), (0.0, 100.0)), Line((10.0, 0.0), (10.0, 100.0)))
    ((low, high),) = crossed(band, circle(5.0, 50.0, 2.0))
    assert (low, high) == pytest.approx((0.3, 0.7), abs=0.001)
    ((low, high),) = crossed(band, circle(5.0, -1.0, 2.0))  # the lines begin beside its middle
    assert (low, high) == pytest.approx((0.5 - 3**0.5 / 10, 0.5 + 3**0.5 / 10), abs=0.001)

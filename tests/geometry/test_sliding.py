"""Sliding back along a strip."""

from __future__ import annotations

from math import hypot

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from battlemat.geometry import Bend, Box, Strip, depth, on_grid, overlaps, shifted, slide_back, sliding, touches
from tests.geometry.oracle import as_shapely

WIDTH = 20.0
TEMPLATES = [Strip(40.0 * speed, WIDTH) for speed in range(1, 6)]
TEMPLATES += [Bend(radius, turn, WIDTH) for radius in (80.0, 130.0, 180.0) for turn in (45.0, -45.0)]
TEMPLATES += [Bend(radius, turn, WIDTH) for radius in (35.0, 62.5, 90.0) for turn in (90.0, -90.0)]
halves = st.sampled_from([20.0, 30.0, 40.0])
others = st.lists(
    st.builds(
        lambda x, y, heading, half: Box(on_grid((x, y, heading)), half, half),
        st.floats(-150.0, 150.0),
        st.floats(80.0, 330.0),
        st.floats(0.0, 360.0),
        halves,
    ),
    min_size=1,
    max_size=4,
)


@settings(max_examples=200, deadline=None)
@given(st.sampled_from(TEMPLATES), halves, others)
def test_it_stops_at_the_first_free_place_and_touches_what_it_left(strip: Strip, half: float, ships: list[Box]) -> None:
    start = Box((0.0, -half, 0.0), half, half)
    ships = [ship for ship in ships if not overlaps(start, ship)]
    end = Box(shifted(strip.end, 0.0, half), half, half)
    if not any(overlaps(end, ship) for ship in ships):
        return
    slide = slide_back(strip, (0.0, 0.0, 0.0), half, half, ships)
    rest = Box(on_grid(slide.pose), half, half)
    assert not any(overlaps(rest, ship) for ship in ships)
    if slide.along > -2 * half:
        assert touches(rest, ships[slide.last])
    for step in range(1, 40):  # nothing nearer to the end is free
        along = slide.along + (strip.length - slide.along) * step / 40
        if along > slide.along + 0.02:
            there = as_shapely(Box(strip.chord(along, 2 * half), half, half))
            assert any(there.intersection(as_shapely(ship)).area > 0.0 for ship in ships)


@pytest.mark.parametrize("half", [20.0, 30.0, 40.0])
@pytest.mark.parametrize("strip", TEMPLATES)
def test_no_corner_is_faster_than_assumed(strip: Strip, half: float) -> None:
    step = 0.01
    steps = int((strip.length + 2 * half) / 0.5)
    for number in range(steps):
        along = -2 * half + number * 0.5
        before = Box(strip.chord(along, 2 * half), half, half).parts[0]
        after = Box(strip.chord(along + step, 2 * half), half, half).parts[0]
        fastest = max(hypot(p[0] - q[0], p[1] - q[1]) for p, q in zip(before, after, strict=True)) / step
        assert fastest < strip.fastest(2 * half) + 1e-9


@pytest.mark.pure
def test_grazing_a_neighbour_all_the_way_takes_few_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    looks = []

    def look(one: Box, other: Box) -> float:
        looks.append(one)
        return depth(one, other)

    monkeypatch.setattr(sliding, "depth", look)
    beside = [Box((39.99, y, 0.0), 20.0, 20.0) for y in (60.0, 100.0, 140.0)]
    slide = slide_back(Strip(120.0, WIDTH), (0.0, 20.0, 0.0), 20.0, 20.0, beside)
    assert on_grid(slide.pose) == (0.0, 20.0, 0.0)
    assert slide.last == 0
    assert len(looks) < 30


def test_a_neighbour_merely_touched_does_not_hold_it_back() -> None:
    beside = [Box((40.0, y, 0.0), 20.0, 20.0) for y in (0.0, 40.0, 80.0, 120.0)]
    ahead = Box((0.0, 130.0, 0.0), 20.0, 20.0)
    slide = slide_back(Strip(80.0, WIDTH), (0.0, 20.0, 0.0), 20.0, 20.0, [*beside, ahead])
    assert on_grid(slide.pose) == (0.0, 90.0, 0.0)
    assert slide.last == 4


@pytest.mark.parametrize("heading", [12.3456, 33.3333, 77.7777, 200.5])
def test_a_neighbour_touched_at_a_rounded_pose_does_not_hold_it_back(heading: float) -> None:
    """Rounding may put a neighbour in contact a ten-thousandth of a millimetre into the way."""
    start = (123.4567, 76.5432, heading)
    for off in (-1e-4, 0.0, 1e-4):
        beside = [Box(on_grid(shifted(start, 40.0 + off, ahead)), 20.0, 20.0) for ahead in (-20.0, 20.0, 60.0, 100.0)]
        ahead = Box(on_grid(shifted(start, 0.0, 110.0)), 20.0, 20.0)
        slide = slide_back(Strip(80.0, WIDTH), start, 20.0, 20.0, [*beside, ahead])
        assert slide.last == 4
        assert slide.along == pytest.approx(50.0, abs=0.001)


def test_back_to_the_start() -> None:
    ahead = Box((0.0, 50.0, 0.0), 30.0, 30.0)
    slide = slide_back(Strip(40.0, WIDTH), (0.0, 20.0, 0.0), 20.0, 20.0, [ahead])
    assert on_grid(slide.pose) == (0.0, 0.0, 0.0)
    assert slide.along == -40.0


def test_it_does_not_stop_between_two_ships_where_it_does_not_fit() -> None:
    ships = [Box((0.0, 205.0, 0.0), 20.0, 20.0), Box((0.0, 150.0, 0.0), 20.0, 20.0)]
    slide = slide_back(Strip(160.0, WIDTH), (0.0, 20.0, 0.0), 20.0, 20.0, ships)
    assert on_grid(slide.pose) == (0.0, 110.0, 0.0)
    assert slide.last == 1


def test_it_stops_between_two_ships_where_it_just_fits() -> None:
    ships = [Box((0.0, 205.0, 0.0), 20.0, 20.0), Box((0.0, 124.9, 0.0), 20.0, 20.0)]
    slide = slide_back(Strip(160.0, WIDTH), (0.0, 20.0, 0.0), 20.0, 20.0, ships)
    assert on_grid(slide.pose) == (0.0, 165.0, 0.0)
    assert slide.last == 0
    assert depth(Box(slide.pose, 20.0, 20.0), ships[0]) < 1e-6

"""Convex rings, where others do not look so closely."""

from __future__ import annotations

from math import sqrt

import pytest

from battlemat.geometry.convex import closest_points, edge_planes


def test_two_segments_that_cross_have_a_point_in_common() -> None:
    apart, one, other = closest_points(((0.0, 0.0), (4.0, 4.0)), ((0.0, 4.0), (4.0, 0.0)))
    assert (apart, one, other) == (0.0, (2.0, 2.0), (2.0, 2.0))


def test_the_planes_of_a_ring_are_moved_inwards_by_their_inset() -> None:
    ring = ((10.0, 10.0), (14.0, 10.0), (10.0, 14.0))
    root = 1 / sqrt(2.0)
    expected = [(1.0, 0.0, 10.5), (0.0, 1.0, 10.5), (-root, -root, -24.0 * root + 0.5)]
    assert edge_planes(ring, 0.5) == [pytest.approx(plane) for plane in expected]

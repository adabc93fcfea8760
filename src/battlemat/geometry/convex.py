"""Convex polygons, as bare rings of points: overlap, distance and clipping.

Everything here is exact up to rounding errors; what counts as touching is decided in `shapes`.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import hypot, inf, sqrt

from battlemat.geometry.poses import Point, Ring

Plane = tuple[float, float, float]
"""(nx, ny, c): the half plane of the points with nx·x + ny·y >= c, with a unit normal."""


def penetration(a: Ring, b: Ring) -> float:
    """How far two rings reach into each other: the shortest way to separate them. Not above 0: they are apart.

    >>> square = ((0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (0.0, 4.0))
    >>> penetration(square, ((3.0, 1.0), (9.0, 1.0), (9.0, 2.0)))
    1.0
    """
    return min(_depth_behind_edges(a, b), _depth_behind_edges(b, a))


def _depth_behind_edges(a: Ring, b: Ring) -> float:
    """The least depth, over the edges of `a`, to which `b` reaches behind one; stops at the first that separates."""
    least = inf
    px, py = a[-1]
    for qx, qy in a:
        nx = py - qy
        ny = qx - px
        if nx or ny:
            deepest = max([nx * x + ny * y for x, y in b]) - (nx * px + ny * py)
            if deepest <= 0.0:
                return deepest / sqrt(nx * nx + ny * ny)
            depth = deepest / sqrt(nx * nx + ny * ny)
            if depth < least:
                least = depth
        px, py = qx, qy
    return least


def closest_points(a: Ring, b: Ring) -> tuple[float, Point, Point]:
    """The distance of two rings and a pair of points that far apart; the distance of overlapping rings is 0.

    >>> closest_points(((0.0, 0.0), (4.0, 0.0), (4.0, 4.0)), ((7.0, 8.0), (9.0, 9.0)))
    (5.0, (4.0, 4.0), (7.0, 8.0))
    """
    if len(a) > 2 or len(b) > 2 or len(a) == len(b) == 2:
        common = _common_point(a, b)
        if common is not None:
            return 0.0, common, common
    square, corner, foot = _corner_to_edge(a, b)
    back, other_corner, other_foot = _corner_to_edge(b, a)
    if back < square:
        return sqrt(back), other_foot, other_corner
    return sqrt(square), corner, foot


def _common_point(a: Ring, b: Ring) -> Point | None:
    if penetration(a, b) <= 0.0:
        return None
    shared = clip(a, edge_planes(b))
    return shared[0] if shared else None


def _corner_to_edge(a: Ring, b: Ring) -> tuple[float, Point, Point]:
    """The square of the least distance from a corner of `a` to an edge of `b`, that corner and the foot on the edge."""
    best = inf
    corner = foot = a[0]
    x0, y0 = b[-1]
    for x1, y1 in b:
        ex = x1 - x0
        ey = y1 - y0
        square = ex * ex + ey * ey
        for px, py in a:
            along = (px - x0) * ex + (py - y0) * ey
            if along <= 0.0:
                fx, fy = x0, y0
            elif along >= square:
                fx, fy = x1, y1
            else:
                share = along / square
                fx = x0 + share * ex
                fy = y0 + share * ey
            gap = (px - fx) * (px - fx) + (py - fy) * (py - fy)
            if gap < best:
                best = gap
                corner = (px, py)
                foot = (fx, fy)
        x0, y0 = x1, y1
    return best, corner, foot


def signed_distance(point: Point, ring: Ring) -> float:
    """How far a point lies from a ring; inside it, how far from its edges, negative.

    >>> signed_distance((3.0, -2.0), ((0.0, 0.0), (4.0, 0.0), (4.0, 4.0)))
    2.0
    >>> signed_distance((3.0, 0.5), ((0.0, 0.0), (4.0, 0.0), (4.0, 4.0)))
    -0.5
    """
    depth = _depth_behind_edges(ring, (point,)) if len(ring) > 2 else 0.0
    return -depth if depth > 0.0 else sqrt(_corner_to_edge((point,), ring)[0])


def clip(ring: Ring, planes: Iterable[Plane]) -> Ring:
    """The part of a ring that lies in all half planes; empty if there is none.

    >>> clip(((0.0, 0.0), (4.0, 0.0), (4.0, 4.0)), [(1.0, 0.0, 3.0)])
    ((3.0, 3.0), (3.0, 0.0), (4.0, 0.0), (4.0, 4.0))
    """
    for nx, ny, c in planes:
        heights = [nx * x + ny * y - c for x, y in ring]
        if not heights:
            return ()
        if min(heights) >= 0.0:
            continue
        if max(heights) < 0.0:
            return ()
        kept: list[Point] = []
        before = heights[-1]
        x0, y0 = ring[-1]
        for (x1, y1), height in zip(ring, heights, strict=True):
            if (height < 0.0) != (before < 0.0):
                share = before / (before - height)
                kept.append((x0 + share * (x1 - x0), y0 + share * (y1 - y0)))
            if height >= 0.0:
                kept.append((x1, y1))
            x0, y0, before = x1, y1, height
        ring = tuple(kept)
    return ring


def edge_planes(ring: Ring, inset: float = 0.0) -> list[Plane]:
    """The half planes whose intersection a ring is, each moved inwards by `inset`.

    >>> edge_planes(((0.0, 0.0), (4.0, 0.0), (4.0, 3.0)), 0.5)[1]
    (0.0, 1.0, 0.5)
    """
    planes = []
    px, py = ring[-1]
    for qx, qy in ring:
        length = hypot(qx - px, qy - py)
        if length:
            nx = (py - qy) / length + 0.0
            ny = (qx - px) / length + 0.0
            planes.append((nx, ny, nx * px + ny * py + inset))
        px, py = qx, qy
    return planes

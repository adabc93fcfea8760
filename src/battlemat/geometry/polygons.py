"""Simple polygons of any form: area, centroid, points inside, and how they are cut into convex rings."""

from __future__ import annotations

from collections.abc import Sequence

from battlemat.geometry.poses import Point, Ring


def area(points: Sequence[Point]) -> float:
    """The area of a polygon; negative when its corners run clockwise.

    >>> area([(0.0, 0.0), (4.0, 0.0), (4.0, 3.0)])
    6.0
    """
    return sum(_cross(points[i - 1], points[i]) for i in range(len(points))) / 2


def centroid(points: Sequence[Point]) -> Point:
    """
    >>> centroid([(0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (0.0, 4.0)])
    (2.0, 2.0)
    """
    six = 6 * area(points)
    pairs = [(points[i - 1], points[i]) for i in range(len(points))]
    x = sum((p[0] + q[0]) * _cross(p, q) for p, q in pairs) / six
    y = sum((p[1] + q[1]) * _cross(p, q) for p, q in pairs) / six
    return x, y


def contains(points: Sequence[Point], point: Point) -> bool:
    """Whether a point lies inside a polygon. On its outline either answer is possible.

    >>> contains([(0.0, 0.0), (4.0, 0.0), (4.0, 4.0)], (3.0, 1.0))
    True
    """
    x, y = point
    inside = False
    px, py = points[-1]
    for qx, qy in points:
        if (py > y) != (qy > y) and x < px + (y - py) / (qy - py) * (qx - px):
            inside = not inside
        px, py = qx, qy
    return inside


def is_convex(points: Sequence[Point]) -> bool:
    """Whether a polygon with counter-clockwise corners is convex.

    >>> is_convex([(0.0, 0.0), (4.0, 0.0), (1.0, 1.0), (0.0, 4.0)])
    False
    """
    return all(_turn(points[i - 2], points[i - 1], points[i]) >= 0 for i in range(len(points)))


def convex_parts(points: Sequence[Point]) -> tuple[Ring, ...]:
    """A simple polygon cut into convex rings: triangles, joined again wherever the whole stays convex.

    >>> [len(ring) for ring in convex_parts([(0.0, 0.0), (8.0, 0.0), (8.0, 8.0), (6.0, 8.0), (6.0, 2.0), (0.0, 2.0)])]
    [4, 4]
    """
    corners = list(points) if area(points) > 0 else list(reversed(points))
    waiting = _triangles(corners)
    parts: list[Ring] = []
    while waiting:
        ring = waiting.pop()
        for number, part in enumerate(parts):
            joined = _joined(part, ring)
            if joined:
                del parts[number]
                waiting.append(joined)
                break
        else:
            parts.append(ring)
    return tuple(parts)


def _triangles(corners: list[Point]) -> list[Ring]:
    """Ears, cut off one by one."""
    rest = list(corners)
    found: list[Ring] = []
    while len(rest) > 3:
        number = next(i for i in range(len(rest)) if _is_ear(rest, i))
        before, ear, after = rest[number - 1], rest[number], rest[(number + 1) % len(rest)]
        if _turn(before, ear, after) > 0:
            found.append((before, ear, after))
        del rest[number]
    return [*found, (rest[0], rest[1], rest[2])]


def _is_ear(rest: list[Point], number: int) -> bool:
    p, q, r = rest[number - 1], rest[number], rest[(number + 1) % len(rest)]
    if _turn(p, q, r) < 0:
        return False
    others = [point for point in rest if point not in (p, q, r)]
    return not any(_turn(p, q, o) >= 0 and _turn(q, r, o) >= 0 and _turn(r, p, o) >= 0 for o in others)


def _joined(one: Ring, other: Ring) -> Ring | None:
    """Two rings that share an edge as one convex ring, if they are one."""
    for i, q in enumerate(one):
        p = one[i - 1]
        for j, r in enumerate(other):
            if r == p and other[j - 1] == q:
                from_p_to_q = other[j:] + other[:j]
                whole = (*one[:i], *from_p_to_q[1:-1], *one[i:])
                return whole if is_convex(whole) else None
    return None


def _cross(p: Point, q: Point) -> float:
    return p[0] * q[1] - p[1] * q[0]


def _turn(p: Point, q: Point, r: Point) -> float:
    """Positive where the way p, q, r turns left."""
    return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

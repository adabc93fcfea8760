"""Shapes on the table: boxes, polygons and circles, and whether they overlap, touch and how far they are apart.

A shape is a union of convex rings (`parts`), each swollen by `rounding`: a circle is a swollen point. Every shape
knows a circle around it, so that most questions are answered before a corner is looked at.

Poses are rounded, so nothing can be exact to the last digit: two shapes touch if they are at most `SLACK` apart, and
overlap if they reach into each other by more than that. Touching is never overlapping.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import hypot, inf, sqrt

from battlemat.geometry.convex import closest_points, penetration, signed_distance
from battlemat.geometry.polygons import convex_parts
from battlemat.geometry.poses import Pose, Ring, direction, from_pose

SLACK = 1e-3
"""Millimetres: ten times the grid of poses, a tenth of what anyone could measure."""


class Shape:
    """A union of convex rings around (x, y) that reaches no further than `radius`."""

    __slots__ = ("_circles", "_parts", "radius", "rounding", "x", "y")

    def __init__(self, x: float, y: float, radius: float, parts: tuple[Ring, ...], rounding: float = 0.0) -> None:
        self.x = x
        self.y = y
        self.radius = radius
        self.rounding = rounding
        self._parts = parts
        self._circles: tuple[tuple[float, float, float], ...] | None = None

    @property
    def parts(self) -> tuple[Ring, ...]:
        """The convex rings it is made of, without its rounding."""
        return self._parts

    @property
    def circles(self) -> tuple[tuple[float, float, float], ...]:
        """For every part a circle around it, without its rounding: x, y and radius."""
        circles = self._circles
        if circles is None:
            circles = self._circles = tuple(_circle_around(ring) for ring in self.parts)
        return circles

    def bounds(self) -> tuple[float, float, float, float]:
        """The least x and y and the greatest x and y.

        >>> circle(10.0, 20.0, 5.0).bounds()
        (5.0, 15.0, 15.0, 25.0)
        """
        xs = [x for ring in self.parts for x, _ in ring]
        ys = [y for ring in self.parts for _, y in ring]
        r = self.rounding
        return min(xs) - r, min(ys) - r, max(xs) + r, max(ys) + r


def _circle_around(ring: Ring) -> tuple[float, float, float]:
    x = sum([p[0] for p in ring]) / len(ring)
    y = sum([p[1] for p in ring]) / len(ring)
    return x, y, max([hypot(p[0] - x, p[1] - y) for p in ring])


class Box(Shape):
    """A rectangle at a pose: half its width to either side, half its length ahead and behind.

    >>> Box((100.0, 100.0, 0.0), 20.0, 20.0).bounds()
    (80.0, 80.0, 120.0, 120.0)
    """

    __slots__ = ("cos", "half_length", "half_width", "pose", "sin")

    def __init__(self, pose: Pose, half_width: float, half_length: float) -> None:
        self.pose = pose
        self.x, self.y, heading = pose
        self.half_width = half_width
        self.half_length = half_length
        self.radius = sqrt(half_width * half_width + half_length * half_length)
        self.rounding = 0.0
        self.sin, self.cos = direction(heading)
        self._parts = ()

    @property
    def parts(self) -> tuple[Ring, ...]:
        """Its corners, worked out when first asked for: most boxes are never looked at so closely."""
        if not self._parts:
            self._parts = (self._corners(),)
        return self._parts

    @property
    def circles(self) -> tuple[tuple[float, float, float], ...]:
        """The one circle around its corners."""
        return ((self.x, self.y, self.radius),)

    def bounds(self) -> tuple[float, float, float, float]:
        """The least x and y and the greatest x and y, without looking at its corners."""
        east = self.half_width * abs(self.cos) + self.half_length * abs(self.sin)
        north = self.half_width * abs(self.sin) + self.half_length * abs(self.cos)
        return self.x - east, self.y - north, self.x + east, self.y + north

    def _corners(self) -> Ring:
        x, y = self.x, self.y
        right_x, right_y = self.half_width * self.cos, -self.half_width * self.sin
        ahead_x, ahead_y = self.half_length * self.sin, self.half_length * self.cos
        return (
            (x + right_x + ahead_x, y + right_y + ahead_y),
            (x - right_x + ahead_x, y - right_y + ahead_y),
            (x - right_x - ahead_x, y - right_y - ahead_y),
            (x + right_x - ahead_x, y + right_y - ahead_y),
        )


class Outline:
    """A polygon around the origin, cut into convex rings once and placed as often as wanted.

    >>> Outline([(0.0, 0.0), (4.0, 0.0), (4.0, 3.0)]).at((10.0, 0.0, 0.0)).bounds()
    (10.0, 0.0, 14.0, 3.0)
    """

    __slots__ = ("parts", "points", "radius")

    def __init__(self, points: Iterable[Sequence[float]]) -> None:
        self.points: Ring = tuple((float(x), float(y)) for x, y in points)
        self.parts = convex_parts(self.points)
        self.radius = max(hypot(x, y) for x, y in self.points)

    def at(self, pose: Pose) -> Shape:
        """The polygon as a shape, moved and turned to a pose."""
        return Shape(pose[0], pose[1], self.radius, tuple([from_pose(pose, ring) for ring in self.parts]))

    def bounds_at(self, pose: Pose) -> tuple[float, float, float, float]:
        """The bounds of the shape at a pose, without making it.

        >>> Outline([(0.0, 0.0), (4.0, 0.0), (4.0, 3.0)]).bounds_at((10.0, 0.0, 0.0))
        (10.0, 0.0, 14.0, 3.0)
        """
        corners = from_pose(pose, self.points)
        xs = [x for x, _ in corners]
        ys = [y for _, y in corners]
        return min(xs), min(ys), max(xs), max(ys)


def circle(x: float, y: float, radius: float) -> Shape:
    """
    >>> distance(circle(0.0, 0.0, 10.0), circle(30.0, 40.0, 15.0))
    25.0
    """
    return Shape(x, y, radius, (((x, y),),), radius)


def overlaps(a: Shape, b: Shape) -> bool:
    """Whether two shapes lie on each other; sharing an edge or a point is not enough.

    >>> a = Box((100.0, 100.0, 0.0), 20.0, 20.0)
    >>> overlaps(a, Box((100.0, 139.0, 0.0), 20.0, 20.0)), overlaps(a, Box((100.0, 140.0, 0.0), 20.0, 20.0))
    (True, False)
    """
    dx = a.x - b.x
    dy = a.y - b.y
    reach = a.radius + b.radius
    if dx * dx + dy * dy >= reach * reach:
        return False
    if a.rounding or b.rounding or (isinstance(a, Box) and isinstance(b, Box)):
        return depth(a, b) > SLACK
    return any(penetration(p, q) > SLACK for p, q in _near_parts(a, b))


def _near_parts(a: Shape, b: Shape) -> Iterator[tuple[Ring, Ring]]:
    """The parts of two shapes that may lie on each other."""
    for p, (ax, ay, ar) in zip(a.parts, a.circles, strict=True):
        for q, (bx, by, br) in zip(b.parts, b.circles, strict=True):
            if (ax - bx) ** 2 + (ay - by) ** 2 < (ar + br) ** 2:
                yield p, q


def depth(a: Shape, b: Shape) -> float:
    """How far two shapes reach into each other, part by part. Not above 0: they do not."""
    if isinstance(a, Box) and isinstance(b, Box):
        return _box_depth(a, b)
    rounding = a.rounding + b.rounding
    if rounding:
        return rounding - _core_distance(a, b)
    return max(penetration(p, q) for p in a.parts for q in b.parts)


def _box_depth(a: Box, b: Box) -> float:
    """The four directions of the edges are all that can separate two boxes."""
    dx = b.x - a.x
    dy = b.y - a.y
    cos = abs(a.cos * b.cos + a.sin * b.sin)
    sin = abs(a.sin * b.cos - a.cos * b.sin)
    least = a.half_width + b.half_width * cos + b.half_length * sin - abs(dx * a.cos - dy * a.sin)
    if least <= 0.0:
        return least
    other = a.half_length + b.half_length * cos + b.half_width * sin - abs(dx * a.sin + dy * a.cos)
    if other < least:
        if other <= 0.0:
            return other
        least = other
    other = b.half_width + a.half_width * cos + a.half_length * sin - abs(dx * b.cos - dy * b.sin)
    if other < least:
        if other <= 0.0:
            return other
        least = other
    other = b.half_length + a.half_length * cos + a.half_width * sin - abs(dx * b.sin + dy * b.cos)
    return other if other < least else least


def way_out(a: Box, b: Box, heading: float, left: float) -> float:
    """How far a box goes along a heading until it lies on another one no deeper than `left`; it does now.

    >>> way_out(Box((0.0, 0.0, 0.0), 20.0, 20.0), Box((5.0, 10.0, 0.0), 20.0, 20.0), 180.0, 0.0)
    30.0
    """
    s, c = direction(heading)
    dx, dy = a.x - b.x, a.y - b.y
    turned_cos, turned_sin = abs(a.cos * b.cos + a.sin * b.sin), abs(a.sin * b.cos - a.cos * b.sin)
    out = inf
    for nx, ny, reach in (
        (a.cos, -a.sin, a.half_width + b.half_width * turned_cos + b.half_length * turned_sin),
        (a.sin, a.cos, a.half_length + b.half_length * turned_cos + b.half_width * turned_sin),
        (b.cos, -b.sin, b.half_width + a.half_width * turned_cos + a.half_length * turned_sin),
        (b.sin, b.cos, b.half_length + a.half_length * turned_cos + a.half_width * turned_sin),
    ):
        speed, apart = s * nx + c * ny, dx * nx + dy * ny
        if speed < 0.0:
            speed, apart = -speed, -apart
        if speed > 0.0:
            out = min(out, (reach - left - apart) / speed)
    return out


def distance(a: Shape, b: Shape) -> float:
    """The distance of the closest points of two shapes; 0 if they overlap.

    >>> distance(Box((0.0, 0.0, 0.0), 20.0, 20.0), Box((0.0, 140.0, 0.0), 20.0, 20.0))
    100.0
    """
    if isinstance(a, Box) and isinstance(b, Box):
        return _box_distance(a, b)
    return max(0.0, _core_distance(a, b) - a.rounding - b.rounding)


def _core_distance(a: Shape, b: Shape) -> float:
    """The distance of the closest parts, those whose circles are nearest looked at first, and no more than needed."""
    if len(a.parts) == len(b.parts) == 1:
        return closest_points(a.parts[0], b.parts[0])[0]
    pairs = sorted(
        (hypot(ax - bx, ay - by) - ar - br, i, j)
        for i, (ax, ay, ar) in enumerate(a.circles)
        for j, (bx, by, br) in enumerate(b.circles)
    )
    least = inf
    for at_least, i, j in pairs:
        if at_least >= least:
            break
        least = min(least, closest_points(a.parts[i], b.parts[j])[0])
    return least


def _box_distance(a: Box, b: Box) -> float:
    """Of two boxes apart, one of the two closest points is a corner, and a box sees a corner's distance at once."""
    if _box_depth(a, b) > 0.0:
        return 0.0
    return sqrt(min(_square_to_corners(a, b.parts[0]), _square_to_corners(b, a.parts[0])))


def _square_to_corners(box: Box, corners: Ring) -> float:
    x, y, sin, cos, half_width, half_length = box.x, box.y, box.sin, box.cos, box.half_width, box.half_length
    best = inf
    for px, py in corners:
        px -= x
        py -= y
        right = abs(px * cos - py * sin) - half_width
        ahead = abs(px * sin + py * cos) - half_length
        if right <= 0.0:
            square = ahead * ahead if ahead > 0.0 else 0.0
        elif ahead <= 0.0:
            square = right * right
        else:
            square = right * right + ahead * ahead
        if square < best:
            best = square
    return best


def within(a: Shape, b: Shape, reach: float) -> bool:
    """Whether the closest points of two shapes are at most so far apart, the limit included.

    >>> within(circle(0.0, 0.0, 10.0), circle(0.0, 120.0, 10.0), 100.0)
    True
    """
    dx = b.x - a.x
    dy = b.y - a.y
    limit = reach + SLACK
    most = limit + a.radius + b.radius
    if dx * dx + dy * dy > most * most:
        return False
    if isinstance(a, Box) and isinstance(b, Box):
        return _box_distance(a, b) <= limit
    rounding = a.rounding + b.rounding
    least, most = _facing(a, b, dx, dy)
    if least - rounding > limit:
        return False
    return most - rounding <= limit or _core_distance(a, b) - rounding <= limit


def _facing(a: Shape, b: Shape, dx: float, dy: float) -> tuple[float, float]:
    """Two limits of the distance of two shapes' parts: how far apart a direction from `a` to `b` shows them, and how
    far the corners are that reach farthest towards the other one. Looking at every part with every other takes long.
    """
    ours = [corner for ring in a.parts for corner in ring]
    theirs = [corner for ring in b.parts for corner in ring]
    reached = [dx * x + dy * y for x, y in ours]
    begun = [dx * x + dy * y for x, y in theirs]
    front, rear = max(reached), min(begun)
    ax, ay = ours[reached.index(front)]
    bx, by = theirs[begun.index(rear)]
    length = hypot(dx, dy)
    return (rear - front) / length if length else 0.0, hypot(bx - ax, by - ay)


def touches(a: Shape, b: Shape) -> bool:
    """Whether two shapes overlap or are in contact.

    >>> touches(circle(0.0, 0.0, 10.0), circle(0.0, 20.0, 10.0))
    True
    """
    return within(a, b, 0.0)


def farthest(a: Shape, b: Shape) -> float:
    """How far the point of `b` that is farthest from `a` is from it: all of `b` lies within this distance.

    Exact for a convex `a`; what is farthest from a hollow may be no corner.

    >>> farthest(Box((0.0, 0.0, 0.0), 20.0, 20.0), Box((0.0, 80.0, 0.0), 20.0, 20.0))
    80.0
    """
    corners = [corner for ring in b.parts for corner in ring]
    to_core = max(min(signed_distance(corner, ring) for ring in a.parts) for corner in corners)
    return max(0.0, to_core + b.rounding - a.rounding)


def all_within(a: Shape, b: Shape, reach: float) -> bool:
    """Whether all of `b` lies within `reach` of `a`. Of most shapes the middle and the radius tell as much.

    >>> all_within(circle(0.0, 0.0, 10.0), circle(0.0, 30.0, 10.0), 30.0)
    True
    """
    to_middle = min(signed_distance((b.x, b.y), ring) for ring in a.parts)
    return to_middle + b.radius - a.rounding <= reach or farthest(a, b) <= reach + SLACK


def inside(outer: tuple[float, float, float, float], shape: Shape) -> bool:
    """Whether all of a shape lies in an upright rectangle (least x and y, greatest x and y), its edges included.

    >>> inside((0.0, 0.0, 910.0, 910.0), Box((100.0, 890.0, 0.0), 20.0, 20.0))
    True
    """
    x, y, r = shape.x, shape.y, shape.radius
    if outer[0] <= x - r and outer[1] <= y - r and x + r <= outer[2] and y + r <= outer[3]:
        return True
    west, south, east, north = shape.bounds()
    return (
        outer[0] - SLACK <= west
        and outer[1] - SLACK <= south
        and east <= outer[2] + SLACK
        and north <= outer[3] + SLACK
    )

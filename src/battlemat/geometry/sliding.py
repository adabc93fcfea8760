"""Sliding back along a strip until nothing is overlapped any more."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import NamedTuple

from battlemat.geometry.poses import Pose, shifted
from battlemat.geometry.shapes import SLACK, Box, Shape, depth, way_out
from battlemat.geometry.strips import Bend, Strip

STEP = 0.01
"""Millimetres: a free place narrower than this may not be found, one where nothing is to spare never is."""

CLEAR = 1e-7
EDGE = 1e-9
"""Millimetres: so exactly the edge of the free place is found."""


class Slide(NamedTuple):
    """Where something came to rest: its pose, how far along its rear is, and the number of the last thing it left."""

    pose: Pose
    along: float
    last: int


def slide_back(strip: Strip, start: Pose, half_width: float, half_length: float, others: Sequence[Shape]) -> Slide:
    """Back from the end of a strip laid at `start`, middles of both edges on its centre line, to the first free place.

    Where there is none, the box is back where its front touches the strip's start. What it merely touches on its way
    does not stop it; what it has overlapped is left until they are in contact.

    >>> from battlemat.geometry import on_grid
    >>> other = Box((100.0, 270.0, 0.0), 20.0, 20.0)
    >>> on_grid(slide_back(Strip(120.0, 20.0), (100.0, 120.0, 0.0), 20.0, 20.0, [other]).pose)
    (100.0, 230.0, 0.0)
    """
    length = 2 * half_length
    fastest = strip.fastest(2 * max(half_width, half_length))
    allowed = [SLACK / 2] * len(others)
    x, y, _ = shifted(start, *strip.middle)
    farthest = strip.reach + length + hypot(half_width, half_length)
    near = [(n, other) for n, other in enumerate(others) if hypot(other.x - x, other.y - y) < farthest + other.radius]
    last = -1

    def blocked(along: float) -> float:
        """How much farther back the first free place is at least, because others are overlapped; 0 if none is."""
        nonlocal last
        box = Box(shifted(start, *strip.chord(along, length)), half_width, half_length)
        at_least = 0.0
        for number, other in near:
            dx, dy, reach = box.x - other.x, box.y - other.y, box.radius + other.radius
            if dx * dx + dy * dy < reach * reach:
                deep = depth(box, other)
                if deep > allowed[number]:
                    allowed[number] = CLEAR
                    back = (deep - CLEAR) / fastest
                    if isinstance(other, Box) and not isinstance(strip, Bend):
                        back = way_out(box, other, start[2] + 180.0, CLEAR)
                    if back > at_least:
                        at_least, last = back, number
        return at_least

    free = occupied = strip.length
    at_least = 0.0
    while (back := blocked(free)) > 0.0:
        occupied, at_least = free, back
        free -= max(STEP, at_least + STEP / 2)  # a little into the free place, so that it is one
        if free <= -length:
            return Slide(shifted(start, 0.0, -half_length), -length, last)
    while occupied - at_least - free > EDGE:
        middle = max((occupied + free) / 2, occupied - at_least - EDGE / 2)
        if (back := blocked(middle)) > 0.0:
            occupied, at_least = middle, back
        else:
            free = middle
    return Slide(shifted(start, *strip.chord(free, length)), free, last)

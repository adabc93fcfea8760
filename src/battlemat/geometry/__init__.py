"""Plane geometry of the table, for every game: millimetres, plain floats, no knowledge of any game.

    poses     (x, y, heading): north is 0, clockwise; `shifted`, `to_pose`, `from_pose`, `on_grid`
    convex    bare convex rings of points: penetration, closest points, clipping by half planes
    polygons  polygons of any form: area, centroid, points inside, cutting into convex rings
    shapes    things on the table: `Box`, `Outline` (a polygon to be placed), `circle`; `overlaps`, `touches`,
              `distance`, `within`, `farthest`, `all_within`, `inside`; what counts as touching (`SLACK`)
    lines     the shortest lines between two shapes, bands of them where edges are parallel, and what lies across them
    strips    templates: `Strip` and `Bend`, where they lie, what they lie on and how a box travels along them
    sliding   `slide_back` along a strip until nothing is overlapped

Shapes are made for a pose and thrown away when it changes. All of them know a circle around them, so that questions
about things far apart cost a few multiplications; boxes, the commonest shape, have their own short way through
`overlaps` and `distance`.
"""

from battlemat.geometry.lines import Band, Line, choices, crossed, shortest_bands
from battlemat.geometry.poses import Point, Pose, Ring, direction, from_pose, on_grid, shifted, to_pose
from battlemat.geometry.shapes import (
    SLACK,
    Box,
    Outline,
    Shape,
    all_within,
    circle,
    depth,
    distance,
    farthest,
    inside,
    overlaps,
    touches,
    within,
)
from battlemat.geometry.sliding import Slide, slide_back
from battlemat.geometry.strips import Bend, Strip

__all__ = [
    "SLACK",
    "Band",
    "Bend",
    "Box",
    "Line",
    "Outline",
    "Point",
    "Pose",
    "Ring",
    "Shape",
    "Slide",
    "Strip",
    "all_within",
    "choices",
    "circle",
    "crossed",
    "depth",
    "direction",
    "distance",
    "farthest",
    "from_pose",
    "inside",
    "on_grid",
    "overlaps",
    "shifted",
    "shortest_bands",
    "slide_back",
    "to_pose",
    "touches",
    "within",
]

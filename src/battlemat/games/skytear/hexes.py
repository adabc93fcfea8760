"""Arithmetic of flat-top hexes in axial coordinates: columns q run from west to east, r grows towards the south.

On the screen a hex is in column q at height 2r + q.
"""

from __future__ import annotations

from typing import TypeAlias

Hex: TypeAlias = tuple[int, int]

DIRECTIONS: tuple[Hex, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""The six steps to a neighbour, each turned by 60 degrees from the one before."""


def distance(a: Hex, b: Hex) -> int:
    """Steps from one hex to another, whatever lies between.

    >>> distance((4, 0), (4, -3)), distance((2, 1), (3, -2))
    (3, 3)
    """
    dq, dr = a[0] - b[0], a[1] - b[1]
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def neighbours(of: Hex) -> tuple[Hex, ...]:
    return tuple(add(of, step) for step in DIRECTIONS)


def add(a: Hex, b: Hex) -> Hex:
    return (a[0] + b[0], a[1] + b[1])


def turned(point: Hex, times: int = 1) -> Hex:
    """Turned around (0, 0) by so many times 60 degrees, in the order of `DIRECTIONS` backwards.

    >>> [turned((1, 0), times) for times in (1, 3, 6)]
    [(0, 1), (-1, 0), (1, 0)]
    """
    q, r = point
    for _ in range(times % 6):
        q, r = -r, q + r
    return (q, r)


def mirrored(point: Hex) -> Hex:
    """West and east exchanged."""
    q, r = point
    return (-q, q + r)


def half_turned(point: Hex) -> Hex:
    """The same place as seen from the other side of the board."""
    return (-point[0], -point[1])


def hex_name(point: Hex) -> str:
    """A hex as option ids and saves write it.

    >>> hex_name((4, -2))
    '4,-2'
    """
    return f"{point[0]},{point[1]}"

"""Where things lie as somebody at the table sees it: the own side is near, left and right are as seen from there."""

from __future__ import annotations

from functools import cache
from string import ascii_lowercase
from typing import Final

from battlemat.games.skytear.board import Board, Side, board
from battlemat.games.skytear.hexes import Hex

_SEEN: Final[dict[Side, dict[str, str]]] = {
    "south": {"west": "left", "east": "right"},
    "north": {"west": "right", "east": "left"},
}
BESIDE_A_LANE: Final = 2
"""A hex so many columns from the middle of a lane still belongs to it."""


def seen_from(side: Side, where: str) -> str:
    """How a lane or dome lies for whoever sits on this side.

    >>> seen_from("south", "west"), seen_from("north", "west"), seen_from("north", "middle")
    ('left', 'right', 'middle')
    """
    return _SEEN[side].get(where, where)


@cache
def labels(battlefield: str, side: Side) -> dict[str, str]:
    """What each hex is called by whoever sits on this side: a letter for the column from the left, and how many hexes
    of that column there are up to it, counted from near to far.

    >>> labels("two-lane", "south")["-6,9"], labels("two-lane", "north")["6,-9"], labels("two-lane", "north")["-6,9"]
    ('a1', 'a1', 'm13')
    """
    known = board(battlefield)
    to_the_right, away = (1, -1) if side == "south" else (-1, 1)
    columns = sorted({q for q, _ in known.hexes}, key=lambda q: q * to_the_right)
    found: dict[str, str] = {}
    for letter, column in zip(ascii_lowercase, columns, strict=False):
        ranks = sorted((r for q, r in known.hexes if q == column), key=lambda r: r * away)
        found |= {known.names[known.cell[column, r]]: f"{letter}{rank}" for rank, r in enumerate(ranks, 1)}
    return found


@cache
def region(battlefield: str, hex_: str) -> tuple[str, str]:
    """What part of the battlefield a hex belongs to: a dome, the base of a side behind its towers, a lane, or none.

    >>> [region("two-lane", hex_) for hex_ in ("0,0", "-4,8", "-4,3", "0,-3")]
    [('dome', 'centre'), ('base', 'south'), ('lane', 'west'), ('open', 'ground')]
    """
    known = board(battlefield)
    cell = known.named[hex_]
    for dome, inside in known.dome_cells.items():
        if inside >> cell & 1:
            return "dome", dome
    q, _ = point = known.hexes[cell]
    if behind := _behind_towers(known, point):
        return "base", behind
    lane = min(known.file.lane, key=lambda lane: abs(lane.control_start[0] - q))
    near = abs(lane.control_start[0] - q) <= BESIDE_A_LANE
    return ("lane", lane.id) if near else ("open", "ground")


def _behind_towers(known: Board, point: Hex) -> Side | None:
    """Whose base a hex is in: at least as far back as the towers of that side."""
    if height(point) >= min(height(lane.tower_south) for lane in known.file.lane):
        return "south"
    return "north" if height(point) <= max(height(lane.tower_north) for lane in known.file.lane) else None


def heads_for(battlefield: str, origin: str, to: str) -> Side:
    """Whose base something comes nearer to that goes from one hex to another.

    >>> heads_for("two-lane", "4,-2", "4,-1"), heads_for("two-lane", "4,-2", "4,-3")
    ('south', 'north')
    """
    known = board(battlefield)
    before, after = (height(known.hexes[known.named[hex_]]) for hex_ in (origin, to))
    return "south" if after > before else "north"


def height(point: Hex) -> int:
    """How far down a hex is for whoever sits in the south."""
    q, r = point
    return 2 * r + q

"""Line of sight: paths of at most three steps that cross no white line, and what cover does to it (SK-LOS).

Everything is looked up: the paths of a board are measured once, and once more for each arrangement of ice walls.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from battlemat.games.skytear.board import REACH, Board, Cell, Cells, cells, each

UNSEEN = 255


class Sightlines(Struct, frozen=True):
    """Who sees which hex."""

    steps: tuple[bytes, ...]
    """`steps[a][b]`: length of the shortest path of sight, `UNSEEN` when there is none."""
    seen: tuple[tuple[Cells, ...], ...]
    """`seen[n][a]`: the cells a figure on a sees that looks n hexes far, its own included (SK-LOS-04)."""

    def sees(self, a: Cell, b: Cell, reach: int = REACH) -> bool:
        """LOS to a hex, to a control token or to anything of one's own side (SK-LOS-01, SK-LOS-20, SK-LOS-21)."""
        return self.steps[a][b] <= reach


@lru_cache(1000)
def sightlines(board: Board, walls: Cells = 0) -> Sightlines:
    """The sight lines of a board; `walls` are hexes that sight may end on but not pass through (Ice Wall)."""
    if walls:
        return _with_walls(board, sightlines(board), walls)
    return _lines(board, [_paths(board, start, 0) for start in range(board.size)])


def _with_walls(board: Board, clear: Sightlines, walls: Cells) -> Sightlines:
    """Only who stands near a wall can miss anything because of it."""
    near = 0
    for wall in each(walls):
        near |= board.within[REACH - 1][wall]
    rows = [_paths(board, start, walls) if near >> start & 1 else row for start, row in enumerate(clear.steps)]
    return _lines(board, rows)


def _lines(board: Board, rows: list[bytes]) -> Sightlines:
    seen = tuple(
        tuple(cells(cell for cell, steps in enumerate(row) if steps <= reach) for row in rows)
        for reach in range(REACH + 1)
    )
    return Sightlines(tuple(rows), seen)


def _paths(board: Board, start: Cell, walls: Cells) -> bytes:
    steps = bytearray([UNSEEN]) * board.size
    steps[start] = 0
    edge = [start]
    for far in range(1, REACH + 1):
        found = []
        for here in edge:
            if walls >> here & 1 and here != start:
                continue
            for cell in board.neighbours[here]:
                if steps[cell] == UNSEEN and frozenset((here, cell)) not in board.white_lines:
                    steps[cell] = far
                    found.append(cell)
        edge = found
    return bytes(steps)


def sees_enemy(lines: Sightlines, a: Cell, b: Cell, cover: Cells, spotters: Cells, reach: int = REACH) -> bool:
    """LOS of a figure on a to an enemy on b (SK-LOS-14 to SK-LOS-16).

    `cover` are the hexes that hide this enemy; `spotters` where the heroes of the observing side stand, the observer
    included. One of them next to the hex, with LOS to it, lifts its cover for the whole side.
    """
    if lines.steps[a][b] > reach:
        return False
    return not cover >> b & 1 or bool(lines.seen[1][b] & spotters)


def visible_enemies(
    lines: Sightlines, a: Cell, enemies: Cells, cover: Cells, spotters: Cells, reach: int = REACH
) -> Cells:
    """Those of the cells with enemies that a figure on a sees into."""
    found = lines.seen[reach][a] & enemies
    for hidden in each(found & cover):
        if not lines.seen[1][hidden] & spotters:
            found &= ~(1 << hidden)
    return found

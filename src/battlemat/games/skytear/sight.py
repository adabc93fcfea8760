"""Line of sight to hexes: paths of at most three steps that cross no white line (SK-LOS-01 to SK-LOS-12).

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


@lru_cache(300)
def sightlines(board: Board, walls: Cells = 0) -> Sightlines:
    """The sight lines of a board; `walls` are hexes that sight may end on but not pass through (Ice Wall)."""
    if walls:
        return _with_walls(board, sightlines(board), walls)
    return _lines([_paths(board, start, 0) for start in range(board.size)])


def _with_walls(board: Board, clear: Sightlines, walls: Cells) -> Sightlines:
    """Only who stands near a wall can miss anything because of it."""
    near = 0
    for wall in each(walls):
        near |= board.within[REACH - 1][wall]
    rows = list(clear.steps)
    seen = [list(row) for row in clear.seen]
    for start in each(near):
        rows[start] = _paths(board, start, walls)
        for reach in range(REACH + 1):
            seen[reach][start] = _within(rows[start], reach)
    return Sightlines(tuple(rows), tuple(tuple(row) for row in seen))


def _lines(rows: list[bytes]) -> Sightlines:
    return Sightlines(tuple(rows), tuple(tuple(_within(row, reach) for row in rows) for reach in range(REACH + 1)))


def _within(row: bytes, reach: int) -> Cells:
    return cells(cell for cell, steps in enumerate(row) if steps <= reach)


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

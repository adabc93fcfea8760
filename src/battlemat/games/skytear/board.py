"""The battlefields: hexes with their neighbours and distances, lanes, domes, cover and white lines.

A board numbers its hexes. Everything at the table names a hex by that number, called a cell, and sets of hexes are
integers with one bit for each cell: who stands where, what is free and what is seen are then one operation each.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources.abc import Traversable
from typing import TypeAlias

from battlemat.core.content import content_folder
from battlemat.games.skytear.board_file import OTHER_SIDE as OTHER_SIDE
from battlemat.games.skytear.board_file import SIDES as SIDES
from battlemat.games.skytear.board_file import BoardFile, read_board_file
from battlemat.games.skytear.board_file import Side as Side
from battlemat.games.skytear.hexes import Hex, distance, hex_name, neighbours

Cell: TypeAlias = int
"""The number of a hex on its board."""
Cells: TypeAlias = int
"""A set of hexes: bit n stands for cell n."""

REACH = 3
"""How far figures see, ranged heroes shoot and control tokens do damage (SK-LOS-03, SK-MPH-26)."""


class Board:
    """A battlefield with everything that can be known about it before figures stand on it."""

    def __init__(self, file: BoardFile) -> None:
        self.file = file
        self.id = file.board.id
        self.heroes_per_side = file.board.heroes_per_side
        self.mana_rows = file.board.mana_track_rows
        self.victory_cards = file.board.victory_cards
        self.hexes: tuple[Hex, ...] = file.board.hexes
        self.size = len(self.hexes)
        self.cell: dict[Hex, Cell] = {point: number for number, point in enumerate(self.hexes)}
        self.names = tuple(hex_name(point) for point in self.hexes)
        self.named: dict[str, Cell] = {name: number for number, name in enumerate(self.names)}
        self._named_by_eight = tuple(
            tuple(tuple(name for bit, name in enumerate(eight) if byte >> bit & 1) for byte in range(256))
            for eight in (self.names[first : first + 8] for first in range(0, self.size, 8))
        )
        self._measure()
        self._furnish()

    def _measure(self) -> None:
        self.all: Cells = (1 << self.size) - 1
        self.distance = tuple(bytes(distance(a, b) for b in self.hexes) for a in self.hexes)
        """`distance[a][b]`: hexes between two cells, without regard to white lines (SK-EFX-12)."""
        self.neighbours: tuple[tuple[Cell, ...], ...] = tuple(
            tuple(self.cell[point] for point in neighbours(here) if point in self.cell) for here in self.hexes
        )
        self.beside: tuple[Cells, ...] = tuple(cells(around) for around in self.neighbours)
        """The neighbours of each cell as a set."""
        self.within: tuple[tuple[Cells, ...], ...] = tuple(
            tuple(cells(b for b, far in enumerate(row) if far <= reach) for row in self.distance)
            for reach in range(max(map(max, self.distance)) + 1)
        )
        """`within[n][a]`: the cells at most n hexes from a, itself included (SK-EFX-11, SK-EFX-12)."""

    def _furnish(self) -> None:
        file = self.file
        self.lanes: tuple[str, ...] = tuple(lane.id for lane in file.lane)
        self.domes: tuple[str, ...] = tuple(dome.id for dome in file.dome)
        self.lane = {lane.id: lane for lane in file.lane}
        self.dome = {dome.id: dome for dome in file.dome}
        self.nexus: dict[Side, Cell] = {side: self.cell[file.side[side].nexus] for side in SIDES}
        self.hero_start: dict[Side, tuple[Cell, ...]] = {
            side: self._cells_of(file.side[side].hero_start) for side in SIDES
        }
        self.tower: dict[Side, dict[str, Cell]] = {
            side: {lane.id: self.cell[lane.tower(side)] for lane in file.lane} for side in SIDES
        }
        self.control_start: dict[str, Cell] = {lane.id: self.cell[lane.control_start] for lane in file.lane}
        self.minion_start: dict[Side, dict[str, tuple[Cell, ...]]] = {
            side: {lane.id: self._cells_of(lane.minion_start(side)) for lane in file.lane} for side in SIDES
        }
        self.control_point: dict[str, Cell] = {dome.id: self.cell[dome.control_point] for dome in file.dome}
        self.dome_cells: dict[str, Cells] = {dome.id: cells(self._cells_of(dome.hexes)) for dome in file.dome}
        self.in_domes: Cells = 0
        for inside in self.dome_cells.values():
            self.in_domes |= inside
        self.outside: Cells = self.all & ~self.in_domes
        self.cover: Cells = cells(self._cells_of(file.terrain.cover))
        self.white_lines = frozenset(frozenset((self.cell[a], self.cell[b])) for a, b in file.terrain.white_line)

    def _cells_of(self, points: Iterable[Hex]) -> tuple[Cell, ...]:
        return tuple(self.cell[point] for point in points)

    def names_of(self, members: Cells) -> list[str]:
        """The names of the cells of a set, in ascending order: looked up by eight cells at once."""
        found: list[str] = []
        for row, eight in zip(self._named_by_eight, members.to_bytes(len(self._named_by_eight), "little"), strict=True):
            if eight:
                found += row[eight]
        return found

    def adjacent(self, a: Cell, b: Cell) -> bool:
        """Within one hex, its own included; white lines do not matter (SK-EFX-11, SK-LOS-11)."""
        return self.distance[a][b] <= 1


def cells(numbers: Iterable[Cell]) -> Cells:
    """The set of these cells.

    >>> cells([0, 3])
    9
    """
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


def each(members: Cells) -> Iterator[Cell]:
    """The cells of a set, in ascending order.

    >>> list(each(0b1001))
    [0, 3]
    """
    while members:
        lowest = members & -members
        yield lowest.bit_length() - 1
        members ^= lowest


BOARDS = ("two-lane", "three-lane")


@cache
def board(name: str) -> Board:
    """One of `BOARDS`, read and checked when first asked for."""
    return load_board(content_folder("skytear") / f"board-{name}.toml")


def load_board(file: Traversable) -> Board:
    """A board from a file; whatever is wrong with it is a `ContentError` that says where."""
    return Board(read_board_file(file))

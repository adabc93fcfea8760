"""Areas of effect: the shapes of the cards, turned and mirrored, and where they may lie (SK-EFX-33 to SK-EFX-41)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from battlemat.games.skytear.board import Board, Cell, Cells, each
from battlemat.games.skytear.board_file import Record
from battlemat.games.skytear.hexes import Hex, add, mirrored, turned


class Area(Record, frozen=True, kw_only=True):
    """A diagram. `caster_hex`: its hexes are counted from the caster, whose own hex is highlighted and not hit."""

    id: str
    caster_hex: bool
    hexes: tuple[Hex, ...]
    source: str


@lru_cache(100)
def orientations(area: Area) -> tuple[frozenset[Hex], ...]:
    """The different ways a diagram can be held: six turns, each mirrored or not (SK-EFX-35).

    With a highlighted hex they differ by what they cover around it, otherwise by their form alone.
    """
    found: dict[frozenset[Hex], frozenset[Hex]] = {}
    for flip in (False, True):
        for times in range(6):
            shape = frozenset(turned(mirrored(point) if flip else point, times) for point in area.hexes)
            found.setdefault(shape if area.caster_hex else _at_origin(shape), shape)
    return tuple(found.values())


def _at_origin(shape: frozenset[Hex]) -> frozenset[Hex]:
    """The same form moved to a fixed place, to see whether two forms are alike."""
    q, r = min(shape)
    return frozenset(add(point, (-q, -r)) for point in shape)


@lru_cache(20_000)
def placements(board: Board, area: Area, around: Cell) -> tuple[Cells, ...]:
    """Every way to lay an area so that it belongs to one hex.

    With a highlighted hex that is the caster's (SK-EFX-37), otherwise any hex the area must cover (SK-EFX-39). What
    falls off the board is ignored (SK-EFX-36); placements that hit the same hexes are one.
    """
    found: dict[Cells, None] = {}
    origin = board.hexes[around]
    for shape in orientations(area):
        for anchor in [(0, 0)] if area.caster_hex else sorted(shape):
            shift = add(origin, (-anchor[0], -anchor[1]))
            found.setdefault(_on_board(board, (add(point, shift) for point in shape)))
    return tuple(found)


def placements_in_sight(board: Board, area: Area, seen: Cells) -> tuple[Cells, ...]:
    """Every way to lay an area without highlighted hex that has at least one of the seen hexes in it (SK-EFX-38)."""
    found: dict[Cells, None] = {}
    for cell in each(seen):
        found.update(dict.fromkeys(placements(board, area, cell)))
    return tuple(found)


def centred(board: Board, area: Area, centre: Cell) -> Cells:
    """The area as drawn with its (0, 0) on a hex, for effects that fix their centre."""
    return _on_board(board, (add(point, board.hexes[centre]) for point in area.hexes))


def _on_board(board: Board, points: Iterable[Hex]) -> Cells:
    found = 0
    for point in points:
        if (cell := board.cell.get(point)) is not None:
            found |= 1 << cell
    return found


def area_name(board: Board, area: Cells) -> str:
    """A placement as option ids write it: its hexes, joined."""
    return "+".join(board.names_of(area))


def named_area(board: Board, name: str) -> Cells:
    """The placement that `area_name` wrote."""
    found = 0
    for part in name.split("+"):
        found |= 1 << board.named[part]
    return found

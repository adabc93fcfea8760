"""Who stands where and what can be seen from there, as the table is right now; what cover does is in `targeting`."""

from __future__ import annotations

from functools import cache

from battlemat.games.skytear.board import REACH, SIDES, Cell, Cells, Side, board
from battlemat.games.skytear.sight import Sightlines, sightlines
from battlemat.games.skytear.state import Figure, Hero, Table, Target

# Sets of cells --------------------------------------------------------------------------------------------------------


def hero_cells(s: Table) -> Cells:
    found = 0
    for hero in s.heroes:
        if hero.cell >= 0:
            found |= 1 << hero.cell
    return found


def minion_cells(s: Table, side: Side | None = None) -> Cells:
    found = 0
    for minion in s.minions:
        if minion.cell >= 0 and (side is None or minion.side == side):
            found |= 1 << minion.cell
    return found


def structure_cells(s: Table) -> Cells:
    """Towers that stand, and both Nexus (SK-MIN-28, SK-MIN-29)."""
    board = s.board
    found = 0
    for side in SIDES:
        found |= 1 << board.nexus[side]
        for lane, hp in s.towers[side].items():
            if hp > 0:
                found |= 1 << board.tower[side][lane]
    return found


def outsider_cells(s: Table) -> Cells:
    found = 0
    for outsider in s.outsiders:
        if outsider.cell >= 0:
            found |= 1 << outsider.cell
    return found


def blocking_cells(s: Table) -> Cells:
    """Hexes no hero may move through: heroes, structures, Outsiders (SK-HPH-23), and walls of ice."""
    return hero_cells(s) | structure_cells(s) | outsider_cells(s) | walls(s)


def figure_cells(s: Table) -> Cells:
    """Hexes with miniatures."""
    return hero_cells(s) | minion_cells(s) | outsider_cells(s)


def free_cells(s: Table) -> Cells:
    """Where a hero or an Outsider may end a move (SK-HPH-25), and what a push may enter (SK-EFX-50, SK-EFX-51)."""
    return s.board.all & ~(blocking_cells(s) | minion_cells(s))


def token_cells(s: Table) -> Cells:
    """Control tokens, pillars and illusions."""
    found = 0
    for token in s.tokens.values():
        found |= 1 << token.cell
    for pillar in s.pillars:
        found |= 1 << pillar.cell
    for hero in s.heroes:
        if hero.illusion >= 0:
            found |= 1 << hero.illusion
    return found


def empty_cells(s: Table) -> Cells:
    """Hexes without miniatures, structures and tokens: for pillars and illusions (SK-WOR-25, SK-WOR-42)."""
    return s.board.all & ~(figure_cells(s) | structure_cells(s) | token_cells(s))


def free_for_minion(s: Table, side: Side) -> Cells:
    """Where a minion may be put (SK-MPH-54, SK-MIN-08 to SK-MIN-10): one enemy minion does not matter."""
    return s.board.outside & ~(blocking_cells(s) | minion_cells(s, side))


# Walls and cover ------------------------------------------------------------------------------------------------------


def walls(s: Table) -> Cells:
    """Hexes no figure may enter and no sight passes."""
    found = 0
    for lasting in s.lasting:
        if lasting.op == "block-hexes":
            for cell in lasting.cells:
                found |= 1 << cell
    return found


def cover_of(s: Table, hidden: Target) -> Cells:
    """The hexes on which enemies cannot see it (SK-LOS-13, SK-LOS-22)."""
    found = s.board.cover
    if s.lasting and isinstance(hidden, Hero):
        for lasting in s.lasting:
            if lasting.op == "cover-area" and lasting.side == hidden.side:
                for cell in lasting.cells:
                    found |= 1 << cell
    return found


# Sight ----------------------------------------------------------------------------------------------------------------


def lines_of(s: Table) -> Sightlines:
    walled = walls(s) if s.lasting else 0
    return sightlines(s.board, walled) if walled else _clear_lines(s.battlefield)


@cache
def _clear_lines(battlefield: str) -> Sightlines:
    """The sight lines of a board as it is printed."""
    return sightlines(board(battlefield))


def reach_of(s: Table, figure: Figure) -> int:
    """How far a figure sees (SK-LOS-03)."""
    reach = REACH
    if s.lasting:
        for lasting in s.lasting:
            if lasting.op == "los-limit" and lasting.hero == figure.id:
                reach = min(reach, lasting.n)
    return reach


def seen_cells(s: Table, figure: Figure) -> Cells:
    """The hexes in a figure's LOS; nothing for one that is not on the battlefield (SK-HER-44)."""
    return lines_of(s).seen[reach_of(s, figure)][figure.cell] if figure.cell >= 0 else 0


def sees_cell(s: Table, figure: Figure, cell: Cell) -> bool:
    """LOS to a hex, a control token or anything of one's own side: cover never hides these (SK-LOS-20, SK-LOS-21)."""
    return figure.cell >= 0 and lines_of(s).steps[figure.cell][cell] <= reach_of(s, figure)

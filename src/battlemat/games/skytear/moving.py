"""Moving figures: Move actions, movement effects, pushes, pulls, placing (SK-HPH-19 to -29, SK-EFX-44 to SK-EFX-59)."""

from __future__ import annotations

from battlemat.core.asking import pick
from battlemat.core.decision import Flow
from battlemat.games.skytear.asking import STAY, pick_cell
from battlemat.games.skytear.battlefield import blocking_cells, free_cells, walls
from battlemat.games.skytear.board import Cell, Cells
from battlemat.games.skytear.paths import pull_ends, push_ends, reachable, shortest_path
from battlemat.games.skytear.skills import ignores_blocking
from battlemat.games.skytear.state import Acting, Figure, Minion, SkyMatch, Table


def passable_cells(s: Table, figure: Acting) -> Cells:
    """What a figure may move through: minions and tokens, but no blocking element (SK-HPH-22, SK-HPH-23, SK-HPH-26)."""
    return s.board.all & ~(walls(s) if ignores_blocking(s, figure) else blocking_cells(s))


def destinations(s: Table, figure: Acting, steps: int) -> Cells:
    """Where a move of so many hexes may end, its own hex left out (SK-HPH-25, SK-EFX-44)."""
    return reachable(s.board, figure.cell, steps, passable_cells(s, figure)) & free_cells(s)


def move(m: SkyMatch, player: int, figure: Acting, steps: int, source: str, rule: str) -> Flow[None]:
    """Move a figure up to so many hexes; way and end are chosen now (SK-HPH-20, SK-HPH-21, SK-EFX-45, SK-EFX-46)."""
    s = m.state
    if figure.cell < 0 or steps <= 0:
        return
    cell = yield from pick_cell(
        m, player, "move", rule, lambda: destinations(s, figure, steps), may=STAY, figure=figure.id, by=source
    )
    if cell is not None:
        way = shortest_path(s.board, figure.cell, cell, passable_cells(s, figure))
        relocate(m, figure, cell, source, rule, way)


def relocate(m: SkyMatch, figure: Figure, cell: Cell, source: str, rule: str, way: tuple[Cell, ...] = ()) -> None:
    """Put a figure on another hex; `way` are the hexes it went over, if it went."""
    names = m.state.board.names
    origin = names[figure.cell] if figure.cell >= 0 else None
    figure.cell = cell
    m.note("moved", rule, figure=figure.id, origin=origin, to=names[cell], way=[names[step] for step in way], by=source)


def free_for(s: Table, figure: Figure) -> Cells:
    """Hexes a push, pull or placing may use; minions stay out of domes (SK-EFX-50, SK-EFX-56, SK-MIN-10)."""
    free = free_cells(s)
    return free & s.board.outside if isinstance(figure, Minion) else free


def push(m: SkyMatch, player: int, caster: Acting, victim: Figure, steps: int, source: str) -> Flow[None]:
    """Away from the caster, as far as it goes (SK-EFX-48 to SK-EFX-56)."""
    yield from _drag(m, player, caster, victim, steps, source, away=True)


def pull(m: SkyMatch, player: int, caster: Acting, victim: Figure, steps: int, source: str) -> Flow[None]:
    """Up to so many hexes towards the caster, at most next to it."""
    yield from _drag(m, player, caster, victim, steps, source, away=False)


def _drag(
    m: SkyMatch, player: int, caster: Acting, victim: Figure, steps: int, source: str, *, away: bool
) -> Flow[None]:
    s = m.state
    if caster.cell < 0 or victim.cell < 0:
        return
    kind, rule, ends = ("push", "SK-EFX-48", push_ends) if away else ("pull", "SK-EFX-44", pull_ends)

    def ways() -> dict[Cell, tuple[Cell, ...]]:
        return ends(s.board, caster.cell, victim.cell, steps, free_for(s, victim))

    names = s.board.names
    chosen = yield from pick(
        m, player, kind, rule, lambda: [names[cell] for cell in ways()], about={"figure": victim.id, "by": source}
    )
    assert chosen is not None
    cell = s.board.named[chosen]
    if cell != victim.cell:
        relocate(m, victim, cell, source, rule, ways()[cell])

"""Putting minions next to their token and heroes next to their Nexus (SK-MPH-49 to SK-MPH-62, SK-HER-38, SK-HER-39)."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.skytear.asking import DONE, pick_cell
from battlemat.games.skytear.battlefield import free_cells, free_for_minion, lines_of
from battlemat.games.skytear.board import REACH, Cell, Cells, Side
from battlemat.games.skytear.paths import nearest
from battlemat.games.skytear.state import NOWHERE, Hero, Minion, SkyMatch, Table, decides_for, reserve_of


def minion_hexes(s: Table, side: Side, lane: str) -> Cells:
    """The free hexes closest to the lane's token among those that see it, its own left out (SK-MPH-51 to SK-MPH-54)."""
    token = s.tokens[lane].cell
    return nearest(s.board, token, lines_of(s).seen[REACH][token] & free_for_minion(s, side) & ~(1 << token))


def put_minion(m: SkyMatch, minion: Minion, lane: str, cell: Cell, rule: str) -> None:
    minion.cell = cell
    minion.lane = lane
    m.note("minion-placed", rule, figure=minion.id, lane=lane, to=m.state.board.names[cell])


def spawn(m: SkyMatch, player: int, side: Side, lane: str, most: int, rule: str) -> Flow[None]:
    """Up to so many minions of the reserve, each where its owner likes among the closest hexes (SK-MPH-55 to -60)."""
    s = m.state
    for minion in reserve_of(s, side)[:most]:
        cell = yield from pick_cell(
            m, player, "spawn", rule, lambda: minion_hexes(s, side, lane), may=DONE, figure=minion.id, lane=lane
        )
        if cell is None:
            return
        put_minion(m, minion, lane, cell, rule)


def reposition(m: SkyMatch, player: int, side: Side, lane: str) -> Flow[None]:
    """All minions of a side in the lane are taken up, then placed one by one (SK-MPH-49, SK-MPH-56, SK-MPH-57)."""
    s = m.state
    minions = [minion for minion in s.minions if minion.side == side and minion.lane == lane]
    for minion in minions:
        minion.cell = NOWHERE
    for minion in minions:
        cell = yield from pick_cell(
            m,
            player,
            "reposition",
            "SK-MPH-49",
            lambda: minion_hexes(s, side, lane),
            figure=minion.id,
            lane=lane,
        )
        if cell is None:
            minion.lane = ""
            m.note("minion-withdrawn", "SK-MPH-57", figure=minion.id)
        else:
            put_minion(m, minion, lane, cell, "SK-MPH-51")


def put_hero_home(m: SkyMatch, hero: Hero, rule: str) -> Flow[None]:
    """On a free hex as close as possible to the friendly Nexus (SK-SET-12, SK-HER-38, SK-HER-39)."""
    s = m.state
    home = s.board.nexus[hero.side]
    cell = yield from pick_cell(
        m,
        decides_for(s, hero),
        "place-hero",
        rule,
        lambda: nearest(s.board, home, free_cells(s)),
        hero=hero.id,
    )
    assert cell is not None
    hero.cell = cell
    m.note("hero-placed", rule, figure=hero.id, to=s.board.names[cell])

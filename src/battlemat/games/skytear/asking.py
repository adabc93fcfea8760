"""Small questions that many rules ask."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from battlemat.core.asking import pick
from battlemat.core.decision import Flow
from battlemat.games.skytear.board import Cell, Cells
from battlemat.games.skytear.state import SkyMatch

NO = "no"
STAY = "stay"
PASS = "pass"
DONE = "done"


def pick_cell(
    m: SkyMatch, player: int, kind: str, rule: str, cells: Callable[[], Cells], *, may: str = "", **about: Any
) -> Flow[Cell | None]:
    """One of a set of hexes, named as the board names them."""
    board = m.state.board
    chosen = yield from pick(m, player, kind, rule, lambda: board.names_of(cells()), may=may, about=about)
    return None if chosen is None else board.named[chosen]


def in_order(m: SkyMatch, player: int, kind: str, rule: str, ids: Sequence[str], **about: Any) -> Flow[list[str]]:
    """All of the ids in an order of the player's choice, one question after another."""
    left = list(ids)
    order: list[str] = []
    while left:
        chosen = yield from pick(m, player, kind, rule, lambda: left, about=about)
        assert chosen is not None
        left.remove(chosen)
        order.append(chosen)
    return order

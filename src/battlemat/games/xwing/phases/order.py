"""Whose turn it is within a phase: initiative, then player order, then the player's choice (XW-PHA-41 to XW-PHA-48)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from battlemat.core.asking import pick
from battlemat.core.decision import Flow
from battlemat.games.xwing.cards.sheet import sheet
from battlemat.games.xwing.state import Device, Ship, Table, XMatch, huge_of
from battlemat.games.xwing.table import devices
from battlemat.games.xwing.timing.listeners import credit, listeners, values
from battlemat.games.xwing.timing.moments import INITIATIVE

Taker = Ship | Device
"""Ships and remotes take turns."""


def initiative(s: Table, taker: Taker) -> int:
    """The printed initiative, or the last change that still lasts (XW-PHA-42, XW-PHA-43)."""
    if isinstance(taker, Device):
        return devices.record_of(taker.kind).initiative
    if s.huge and s.phase == "engagement" and huge_of(s, taker):  # XW-HUG-78
        return sheet(s, taker).engagement
    if taker.initiatives:
        return taker.initiatives[-1].value
    standing = values(s, INITIATIVE, taker) if s.lasting or listeners(s, INITIATIVE) else ()
    return max(standing) if standing else sheet(s, taker).initiative


def current(s: Table, takers: Sequence[Taker], *, descending: bool = False) -> int:
    """The initiative value being resolved: one that has passed does not come again (XW-PHA-44)."""
    return _resolved(s, [initiative(s, taker) for taker in takers], descending)


def _resolved(s: Table, initiatives: Sequence[int], descending: bool) -> int:
    if s.initiative < 0:
        return max(initiatives) if descending else min(initiatives)
    return min(s.initiative, max(initiatives)) if descending else max(s.initiative, min(initiatives))


def due(s: Table, takers: Sequence[Taker], *, descending: bool = False) -> tuple[int, list[Taker]]:
    """The initiative value being resolved and who may go now, the first player's before the others' (XW-PHA-48)."""
    initiatives = [initiative(s, taker) for taker in takers]
    now = _resolved(s, initiatives, descending)
    both = zip(takers, initiatives, strict=True)
    turn = [taker for taker, value in both if (value >= now if descending else value <= now)]
    for player in s.order:
        own = [taker for taker in turn if taker.owner == player]
        if own:
            return now, own
    return now, []


def next_turn(
    m: XMatch, takers: Callable[[], Sequence[Taker]], rule: str, *, descending: bool = False
) -> Flow[Taker | None]:
    """Who goes next; a player with several of equal initiative chooses, for one who has left it does not matter."""
    s = m.state

    def ids() -> list[str]:
        left = takers()
        return [taker.id for taker in due(s, left, descending=descending)[1]] if left else []

    while waiting := takers():
        s.initiative, own = due(s, waiting, descending=descending)
        if len(own) == 1 and not s.players[own[0].owner].out:  # nothing to choose
            _credited(m, own[0])
            return own[0]
        about = {"phase": s.phase, "initiative": s.initiative}
        chosen = yield from pick(m, own[0].owner, "order", rule, ids, about=about)
        if chosen is None and s.players[own[0].owner].out:
            return own[0]
        taker = next((taker for taker in takers() if taker.id == chosen), None)
        if taker is not None:
            _credited(m, taker)
            return taker
    return None


def _credited(m: XMatch, taker: Taker) -> None:
    if isinstance(taker, Ship):
        credit(m, INITIATIVE, taker)


def expire(s: Table, until: str) -> None:
    """Effects that last until now are over (XW-ABL-48, XW-PHA-43)."""
    if s.lasting:
        s.lasting[:] = [effect for effect in s.lasting if effect.until != until]
    for ship in s.ships:
        if ship.initiatives:
            ship.initiatives[:] = [change for change in ship.initiatives if change.until != until]

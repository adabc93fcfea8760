"""Small questions that many rules and abilities ask."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from battlemat.core.asking import pick
from battlemat.core.decision import Flow
from battlemat.games.xwing.state import Ship, XMatch, ship_of
from battlemat.games.xwing.timing.listeners import credit_measuring

PASS: Final = "pass"


def pick_ship(
    m: XMatch,
    player: int,
    rule: str,
    ships: Callable[[], Iterable[Ship]],
    *,
    kind: str = "ship",
    may: bool = False,
    about: dict[str, Any] | None = None,
) -> Flow[Ship | None]:
    """One of several ships, by its player."""
    chosen = yield from pick(
        m, player, kind, rule, lambda: [ship.id for ship in ships()], may=PASS if may else "", about=about
    )
    if chosen is None:
        return None
    ship = ship_of(m.state, chosen)
    credit_measuring(m, lambda: any(one is ship for one in ships()))
    return ship


def agrees(m: XMatch, player: int, kind: str, rule: str, about: dict[str, Any] | None = None) -> Flow[bool]:
    """A plain yes or no."""
    answer = yield from pick(m, player, kind, rule, lambda: ("yes",), may=PASS, about=about)
    return answer == "yes"

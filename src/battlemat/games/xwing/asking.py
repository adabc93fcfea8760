"""Small questions that many rules and abilities ask."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from battlemat.core.asking import choose_one
from battlemat.core.decision import About, Flow
from battlemat.core.errors import Refusal
from battlemat.games.xwing.state import Ship, XMatch, ship_of
from battlemat.games.xwing.timing.listeners import credit_measuring

PASS: Final = "pass"


def pick(
    m: XMatch,
    player: int,
    kind: str,
    rule: str,
    ids: Callable[[], Sequence[str]] | Sequence[str],
    *,
    may: bool = False,
    forced: bool = True,
    about: About | None = None,
    refused: Callable[[], Mapping[str, Refusal]] | None = None,
) -> Flow[str | None]:
    """One of several ids; with `may`, or none of them. Ids that depend on the state are given as a function of it.

    What has one possible answer is not asked, unless it is to be declared (`forced=False`). None means that nothing
    was chosen, or that there was nothing to choose.
    """

    def found() -> Sequence[str]:
        if m.state.players[player].out:
            return ()
        return ids() if callable(ids) else ids

    return choose_one(player, kind, rule, found, may=PASS if may else "", forced=forced, about=about, refused=refused)


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
    chosen = yield from pick(m, player, kind, rule, lambda: [ship.id for ship in ships()], may=may, about=about)
    if chosen is None:
        return None
    ship = ship_of(m.state, chosen)
    credit_measuring(m, lambda: any(one is ship for one in ships()))
    return ship


def agrees(m: XMatch, player: int, kind: str, rule: str, about: dict[str, Any] | None = None) -> Flow[bool]:
    """A plain yes or no."""
    answer = yield from pick(m, player, kind, rule, lambda: ("yes",), may=True, about=about)
    return answer == "yes"

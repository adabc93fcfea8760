"""Lambda-class T-4a shuttle."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import Use, triggered
from battlemat.games.xwing.abilities.effects import choose_ship
from battlemat.games.xwing.cards.sheet import Action
from battlemat.games.xwing.ships import actions
from battlemat.games.xwing.ships.tokens import locks_on, transfer_lock
from battlemat.games.xwing.state import Lasting, Ship, XMatch
from battlemat.games.xwing.table.objects import ships_at
from battlemat.games.xwing.timing.moments import AFTER_COORDINATES, LOCKS_BEYOND, PHASE_STARTS


def locked_friends(x: Use) -> list[Ship]:
    """The other friendly ships at range 0-3 that enemies have locked."""
    return [
        ship
        for ship in ships_at(x.s, x.ship, 0, 3, "other friend")
        if any(enemy.owner != x.ship.owner for enemy in locks_on(x.s, ship.id))
    ]


@triggered(
    "pilot:captainkagi", PHASE_STARTS, what=("engagement",), able=lambda x: bool(locked_friends(x)), may=True
)  # fmt: skip
def captain_kagi(m: XMatch, x: Use) -> Flow[None]:
    """All enemy locks on the chosen ships come to him; of two of one ship only one is kept (XW-FAQ-31)."""
    first = True
    while True:
        friend = yield from choose_ship(m, x, lambda: locked_friends(x), rule="XW-FAQ-31", may=not first)
        if friend is None:
            return
        first = False
        for enemy in locks_on(m.state, friend.id):
            if enemy.owner != x.ship.owner:
                transfer_lock(m, enemy, friend.id, x.ship.id)


def the_same(x: Use) -> list[Action]:
    return [action for action in actions.bar(x.s, x.ship) if action.name == x.what]


@triggered(
    "pilot:lieutenantsai",
    AFTER_COORDINATES,
    when=lambda x: bool(the_same(x)),
    able=lambda x: bool(actions.available(x.s, x.ship, the_same(x))),
    may=True,
)
def lieutenant_sai(m: XMatch, x: Use) -> Flow[None]:
    """XW-FAQ-66."""
    yield from actions.perform(m, x.ship, the_same(x), may=False, rule="XW-ACT-24")


@triggered("pilot:coloneljendon", PHASE_STARTS, what=("activation",), may=True, cost=payment.charge())
def colonel_jendon(m: XMatch, x: Use) -> None:
    """His friends lock what is beyond range 3, and nothing nearer."""
    for ship in m.state.ships:
        if ship.owner == x.ship.owner:
            m.state.lasting.append(Lasting(LOCKS_BEYOND, ship.id, 3, "round", x.card))

"""TIE/D defender."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities.declare import Use, triggered
from battlemat.games.xwing.abilities.effects import expose_one
from battlemat.games.xwing.abilities.phrases import (
    defending_ship,
    hits,
)
from battlemat.games.xwing.cards.sheet import Maneuver, harder, maneuver_id
from battlemat.games.xwing.flight import maneuver
from battlemat.games.xwing.ships import locking, tokens
from battlemat.games.xwing.state import XMatch
from battlemat.games.xwing.timing.moments import AFTER_ATTACKS, BEFORE_MANEUVER, ROLLED_ATTACK


@triggered("pilot:rexlerbrath", AFTER_ATTACKS, when=lambda x: hits(x) and tokens.has(x.ship, "evade"))
def rexler_brath(m: XMatch, x: Use) -> Flow[None]:
    defender = defending_ship(x)
    if defender is not None:
        yield from expose_one(m, defender)


@triggered(
    "pilot:colonelvessery",
    ROLLED_ATTACK,
    when=lambda x: bool(tokens.locks_on(x.s, x.attack.defender)),
    able=lambda x: locking.can_lock(x.s, x.ship, x.attack.defender),
    may=True,
)
def colonel_vessery(m: XMatch, x: Use) -> Flow[None]:
    yield from locking.acquire(m, x.ship, x.attack.defender)


def may_loop(x: Use) -> bool:
    """A straight maneuver that is not dictated by ions (XW-MAN-53)."""
    return maneuver.read(x.ship.executing).bearing == "straight" and maneuver.ION_MANEUVER not in x.ship.flight


@triggered("pilot:countessryad", BEFORE_MANEUVER, when=may_loop, may=True)
def countess_ryad(m: XMatch, x: Use) -> None:
    flown = maneuver.read(x.ship.executing)
    loop = maneuver_id(flown.speed, "koiogran")
    x.ship.executing = maneuver.code(Maneuver(loop, flown.speed, "koiogran", harder(flown.difficulty, 1)))

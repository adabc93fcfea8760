"""YV-666 light freighter, and the Nashtah Pup that is aboard one."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import Use, changes, instead, triggered
from battlemat.games.xwing.abilities.effects import choose_ship
from battlemat.games.xwing.abilities.phrases import primary
from battlemat.games.xwing.flight import docking
from battlemat.games.xwing.ships import tokens
from battlemat.games.xwing.state import RESERVE, Ship, XMatch
from battlemat.games.xwing.table.objects import ships_at
from battlemat.games.xwing.timing.moments import AFTER_NEUTRALIZE, CANNOT, PHASE_STARTS, WOULD_FLEE


@instead("pilot:moraloeval", WOULD_FLEE, may=True, cost=payment.charge())
def moralo_eval(m: XMatch, x: Use) -> None:
    docking.into_reserve(m, x.ship)
    m.note("in-reserve", "XW-DOC-26", ship=x.ship.id)


@triggered(
    "pilot:moraloeval",
    PHASE_STARTS,
    what=("planning",),
    when=lambda x: x.ship.place == RESERVE and not x.ship.carrier,
    in_reserve=True,
)
def moralo_eval_returns(m: XMatch, x: Use) -> Flow[None]:
    """At the edge he left across; his place in reserve remembers it."""
    yield from docking.come_back(m, x.ship, lambda: docking.fled_edges(m.state, x.ship), "XW-DOC-26")


@changes("pilot:nashtahpup", CANNOT, what=("deploy",), in_reserve=True)
def nashtah_pup(x: Use) -> bool:
    """It leaves its carrier only in an emergency, and then `docking.inherit` makes it the heir (XW-FAQ-61)."""
    return True


@triggered("pilot:bossk", AFTER_NEUTRALIZE, when=lambda x: primary(x) and x.attack.crits > 0, may=True)
def bossk(m: XMatch, x: Use) -> None:
    """A crit for two hits."""
    x.attack.crits -= 1
    x.attack.hits += 2


def snared(x: Use) -> list[Ship]:
    """The ships at range 1 on which you have a lock."""
    return [ship for ship in ships_at(x.s, x.ship, 1, 1, "other") if tokens.may_spend_lock(x.s, x.ship, ship.id)]


@triggered("pilot:lattsrazzi", PHASE_STARTS, what=("engagement",), able=lambda x: bool(snared(x)), may=True)
def latts_razzi(m: XMatch, x: Use) -> Flow[None]:
    chosen = yield from choose_ship(m, x, lambda: snared(x), rule="XW-TOK-55")
    if chosen is not None:
        tokens.spend_lock(m, x.ship, chosen.id)
        yield from tokens.gain(m, chosen, "tractor", by=x.ship.owner, source=x.ship.id)

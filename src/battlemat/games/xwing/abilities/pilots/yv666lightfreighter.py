"""YV-666 light freighter, and the Nashtah Pup that is aboard one."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing import costs, docking
from battlemat.games.xwing.abilities.declare import Use, changes, instead, triggered
from battlemat.games.xwing.state import RESERVE, XMatch
from battlemat.games.xwing.windows import CANNOT, PHASE_STARTS, WOULD_FLEE


@instead("pilot:moraloeval", WOULD_FLEE, may=True, cost=costs.charge())
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

"""TIE/in interceptor."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities.declare import Use, triggered
from battlemat.games.xwing.ships import actions, tokens
from battlemat.games.xwing.state import XMatch, in_play
from battlemat.games.xwing.table.objects import is_in_arc
from battlemat.games.xwing.timing.moments import AFTER_ATTACKS, PHASE_STARTS


def enemy_dead_ahead(x: Use) -> bool:
    return any(ship.owner != x.ship.owner and is_in_arc(x.s, x.ship, "bullseye", ship) for ship in in_play(x.s))


@triggered("pilot:soontirfel", PHASE_STARTS, what=("engagement",), when=enemy_dead_ahead)
def soontir_fel(m: XMatch, x: Use) -> Flow[None]:
    yield from tokens.gain(m, x.ship, "focus", by=x.ship.owner, source=x.ship.id)


@triggered(
    "pilot:turrphennir",
    AFTER_ATTACKS,
    able=lambda x: actions.can_perform(x.s, x.ship, "barrelroll", "boost", while_stressed=True),
    may=True,
)
def turr_phennir(m: XMatch, x: Use) -> Flow[None]:
    yield from actions.granted(m, x.ship, "barrelroll", "boost", may=False, while_stressed=True)

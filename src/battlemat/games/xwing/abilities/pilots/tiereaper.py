"""TIE reaper."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing import actions
from battlemat.games.xwing.abilities.declare import Use, triggered
from battlemat.games.xwing.abilities.phrases import at_speed, fully
from battlemat.games.xwing.abilities.ships import AILERONS
from battlemat.games.xwing.state import XMatch
from battlemat.games.xwing.windows import AFTER_MANEUVER


@triggered(
    "pilot:vizier",
    AFTER_MANEUVER,
    when=lambda x: AILERONS in x.ship.did and fully(x) and at_speed(x, 1, 1),
    able=lambda x: actions.can_perform(x.s, x.ship, "coordinate"),
    may=True,
)
def vizier(m: XMatch, x: Use) -> Flow[None]:
    """A white action, whatever his bar shows (XW-FAQ-46)."""
    yield from actions.granted(m, x.ship, "coordinate", may=False)
    x.ship.did.append("skips-action")

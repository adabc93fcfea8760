"""G-1A starfighter."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities.declare import Use, triggered
from battlemat.games.xwing.abilities.effects import hand_over
from battlemat.games.xwing.abilities.phrases import fully, primary
from battlemat.games.xwing.combat import attack
from battlemat.games.xwing.ships import tokens
from battlemat.games.xwing.state import XMatch
from battlemat.games.xwing.table.objects import ships_at
from battlemat.games.xwing.timing.moments import AFTER_MANEUVER, PHASE_STARTS, ROLLS_ATTACK


@triggered("pilot:4lom", AFTER_MANEUVER, when=lambda x: fully(x, "red"))
def four_lom(m: XMatch, x: Use) -> Flow[None]:
    yield from tokens.gain(m, x.ship, "calculate", by=x.ship.owner, source=x.ship.id)


@triggered(
    "pilot:4lom",
    PHASE_STARTS,
    what=("end",),
    able=lambda x: tokens.stressed(x.ship) and any(ships_at(x.s, x.ship, 0, 1, "other")),
    may=True,
)
def four_lom_unloads(m: XMatch, x: Use) -> Flow[None]:
    yield from hand_over(m, x, ("stress",), lambda: ships_at(m.state, x.ship, 0, 1, "other"))


@triggered("pilot:zuckuss", ROLLS_ATTACK, when=primary, may=True)
def zuckuss(m: XMatch, x: Use) -> None:
    """A die for both."""
    attack.more_dice(x.attack, "attack", x.card)
    attack.more_dice(x.attack, "defense", x.card)

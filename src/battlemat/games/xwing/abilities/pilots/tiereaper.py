"""TIE reaper."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities.declare import Use, modifies, triggered
from battlemat.games.xwing.abilities.phrases import at_speed, fully, opponent
from battlemat.games.xwing.combat.dice import Change, Modification
from battlemat.games.xwing.deeds import AILERONS, SKIPS_ACTION
from battlemat.games.xwing.ships import actions, tokens
from battlemat.games.xwing.state import XMatch
from battlemat.games.xwing.timing.moments import AFTER_MANEUVER


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
    x.ship.did.append(SKIPS_ACTION + "vizier")


def defenceless(x: Use) -> bool:
    """The other ship has no green token."""
    other = opponent(x)
    return other is not None and not tokens.green(other)


@modifies("pilot:majorvermeil", "attack", "attacker", when=defenceless)
def major_vermeil(x: Use) -> Modification:
    return Change(("blank", "focus"), "hit")


@modifies("pilot:captainferoph", "defense", "defender", when=defenceless)
def captain_feroph(x: Use) -> Modification:
    return Change(("blank", "focus"), "evade")

"""ARC-170 starfighter."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing import actions, attack, charges, costs, rolls, tokens
from battlemat.games.xwing.abilities.declare import Use, modifies, triggered
from battlemat.games.xwing.abilities.phrases import fully, primary, weapon
from battlemat.games.xwing.costs import Cost, at_once
from battlemat.games.xwing.dice import Add, Modification, Reroll
from battlemat.games.xwing.objects import is_in_arc, range_to
from battlemat.games.xwing.state import XMatch
from battlemat.games.xwing.windows import AFTER_DEFENDS, AFTER_MANEUVER, ROLLS_ATTACK

LOCK_ON_ATTACKER = Cost(
    lambda x: x.attack.attacker in x.ship.locks,
    at_once(lambda m, x: tokens.spend_lock(m, x.ship, x.attack.attacker)),
)


@modifies("pilot:sharabey", "attack", "attacker", when=primary, cost=costs.spend_lock())
@modifies("pilot:sharabey", "defense", "defender", cost=LOCK_ON_ATTACKER)
def shara_bey(x: Use) -> Modification:
    return Add("focus")


@triggered(
    "pilot:ibtisam", AFTER_MANEUVER, when=lambda x: fully(x) and tokens.stressed(x.ship), may=True
)  # fmt: skip
def ibtisam(m: XMatch, x: Use) -> Flow[None]:
    faces = yield from rolls.roll(m, x.ship, 1, "XW-ABL-15", x.card)
    if faces[0] in ("hit", "crit"):
        tokens.remove(m, x.ship, "stress")


@modifies(
    "pilot:wolffe", "attack", "attacker", when=lambda x: primary(x) and weapon(x).arc == "front", cost=costs.charge()
)  # fmt: skip
def wolffe(x: Use) -> Modification:
    return Reroll(1)


@triggered(
    "pilot:wolffe",
    ROLLS_ATTACK,
    when=lambda x: primary(x) and weapon(x).arc == "rear",
    able=lambda x: charges.can_recover(x.ship, x.card),
    may=True,
)
def wolffe_fires_behind(m: XMatch, x: Use) -> None:
    charges.recover(m, x.ship, x.card)
    attack.more_dice(x.attack, "attack", x.card)


def beside(x: Use) -> bool:
    """The ship in question is at range 1-2 in your left or right arc."""
    other = x.about
    if other is None or other is x.ship or not 1 <= range_to(x.s, x.ship, other) <= 2:
        return False
    return is_in_arc(x.s, x.ship, "left", other) or is_in_arc(x.s, x.ship, "right", other)


@modifies("pilot:sinker", "attack", "attacker", of="other friend", when=lambda x: primary(x) and beside(x))
def sinker(x: Use) -> Modification:
    return Reroll(1)


@triggered(
    "pilot:jag",
    AFTER_DEFENDS,
    of="other friend",
    when=beside,
    able=lambda x: x.moment.other in actions.lockable(x.s, x.ship),
    may=True,
)
def jag(m: XMatch, x: Use) -> None:
    tokens.acquire_lock(m, x.ship, x.moment.other)

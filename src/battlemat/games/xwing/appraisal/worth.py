"""What things are worth, in squad points: ships, the harm done to them, tokens.

A ship is worth what it costs. Half of that is lost bit by bit with its hull and shields, the rest when it is destroyed:
so a ship in trouble draws fire, and whoever can finish one off prefers that.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from battlemat.games.xwing.cards.content import FORMATS, PILOTS, UPGRADES, derived
from battlemat.games.xwing.combat.odds import Attacker, Damage, Defender, attack_odds
from battlemat.games.xwing.lists.build import STANDARD
from battlemat.games.xwing.lists.fitting import Fitted, ship_points
from battlemat.odds import Spread

BY_DAMAGE: Final = 0.55
"""The part of a ship's worth that goes with its hull and shields."""
CRIT: Final = 0.02
"""What the text of a critical damage card takes in addition."""
STRESS: Final = 2.5
"""Points a stress token costs: an action, and the best maneuvers."""
ACTION: Final = 2.5
"""Points an action is worth that is not weighed in detail."""


@derived
@lru_cache(maxsize=512)
def cost_of(pilot: str, upgrades: tuple[str, ...]) -> float:
    """What a ship costs with its upgrades."""
    ship = Fitted(PILOTS[pilot], tuple(UPGRADES[name] for name in upgrades))
    return float(max(1, ship_points(ship, FORMATS[STANDARD])))


def lost(damage: Damage, left: int, full: int) -> float:
    """The part of a ship's worth that damage takes, if so much of its hull and shields is left.

    >>> lost(Damage(1, 0), 4, 4) < lost(Damage(1, 0), 1, 4)
    True
    """
    total = damage.hits + damage.crits
    taken = BY_DAMAGE * min(total, left) / full + CRIT * damage.crits
    return taken + (1 - BY_DAMAGE) if total >= left else taken


def mean_lost(odds: Spread[Damage], left: int, full: int) -> float:
    """The same for damage that is still a matter of chance."""
    weighed = sum([weight * lost(damage, left, full) for damage, weight in odds.weights.items()])
    return weighed / odds.total


@lru_cache(maxsize=65536)
def harm(attacker: Attacker, defender: Defender, left: int, full: int) -> float:
    """The part of the defender's worth that an attack takes on average.

    >>> harm(Attacker(3, focus=1), Defender(2), 5, 5) > harm(Attacker(3), Defender(2), 5, 5)
    True
    """
    return mean_lost(attack_odds(attacker, defender), left, full)

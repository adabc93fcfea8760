"""BTL-S8 K-wing."""

from __future__ import annotations

from battlemat.games.xwing import attack, charges, costs
from battlemat.games.xwing.abilities.declare import Use, modifies, triggered
from battlemat.games.xwing.abilities.phrases import near, primary
from battlemat.games.xwing.dice import ALL, Change, Modification
from battlemat.games.xwing.state import XMatch
from battlemat.games.xwing.windows import ROLLS_ATTACK


def undecided(x: Use) -> bool:
    """One of the two, not both."""
    return not any(card == x.card for card, _ in x.attack.more_attack)


@triggered("pilot:mirandadoni", ROLLS_ATTACK, when=primary, able=undecided, may=True, cost=costs.shield())
def miranda_doni(m: XMatch, x: Use) -> None:
    attack.more_dice(x.attack, "attack", x.card)


@triggered(
    "pilot:mirandadoni", ROLLS_ATTACK, when=primary, able=lambda x: not x.ship.shields and undecided(x), may=True
)  # fmt: skip
def miranda_doni_recovers(m: XMatch, x: Use) -> None:
    attack.more_dice(x.attack, "attack", x.card, -1)
    charges.recover_shields(m, x.ship)


@modifies(
    "pilot:esegetuketu", "attack", "attacker", of="other friend", when=lambda x: near(x, 0, 2),
    cost=costs.spend("focus"),
)  # fmt: skip
def esege_tuketu(x: Use) -> Modification:
    return Change(("focus",), "hit", ALL)


@modifies(
    "pilot:esegetuketu", "defense", "defender", of="other friend", when=lambda x: near(x, 0, 2),
    cost=costs.spend("focus"),
)  # fmt: skip
def esege_tuketu_defends(x: Use) -> Modification:
    return Change(("focus",), "evade", ALL)

"""BTL-S8 K-wing."""

from __future__ import annotations

from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import Use, changes, triggered
from battlemat.games.xwing.abilities.phrases import near, primary
from battlemat.games.xwing.combat import attack
from battlemat.games.xwing.ships import charges
from battlemat.games.xwing.state import XMatch
from battlemat.games.xwing.timing.moments import LENDS_TOKENS, ROLLS_ATTACK


def undecided(x: Use) -> bool:
    """One of the two, not both."""
    return not any(card == x.card for card, _ in x.attack.more_attack)


@triggered("pilot:mirandadoni", ROLLS_ATTACK, when=primary, able=undecided, may=True, cost=payment.shield())
def miranda_doni(m: XMatch, x: Use) -> None:
    attack.more_dice(x.attack, "attack", x.card)


@triggered(
    "pilot:mirandadoni", ROLLS_ATTACK, when=primary, able=lambda x: not x.ship.shields and undecided(x), may=True
)  # fmt: skip
def miranda_doni_recovers(m: XMatch, x: Use) -> None:
    attack.more_dice(x.attack, "attack", x.card, -1)
    charges.recover_shields(m, x.ship)


def fights_near(x: Use) -> bool:
    """A ship at range 0-2 attacks or defends."""
    if not x.s.attacks or x.about is None or x.about.id not in (x.attack.attacker, x.attack.defender):
        return False
    return near(x, 0, 2)


@changes("pilot:esegetuketu", LENDS_TOKENS, what=("focus",), of="other friend", when=fights_near)
def esege_tuketu(x: Use) -> tuple[str, ...]:
    """The friend is the one that spends the token."""
    return (x.ship.id,)

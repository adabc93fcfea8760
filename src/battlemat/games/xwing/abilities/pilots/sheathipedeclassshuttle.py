"""Sheathipede-class shuttle."""

from __future__ import annotations

from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import Use, changes, triggered
from battlemat.games.xwing.deeds import HARRIED
from battlemat.games.xwing.ships import tokens
from battlemat.games.xwing.state import XMatch
from battlemat.games.xwing.table.objects import in_firing_arc
from battlemat.games.xwing.timing.moments import BEFORE_ENGAGES, CAN, CANNOT


@changes("pilot:ap5", CAN, what=("coordinate-stressed",))
def ap5(x: Use) -> bool:
    """Whoever it coordinates may have exactly 1 stress token and act all the same."""
    return True


FENN = "pilot:fennrau-sheathipedeclassshuttle"


@triggered(
    FENN,
    BEFORE_ENGAGES,
    of="enemy",
    when=lambda x: x.about is not None and not tokens.stressed(x.ship) and in_firing_arc(x.s, x.ship, x.about),
    may=True,
    cost=payment.gain("stress"),
)
def fenn_rau(m: XMatch, x: Use) -> None:
    assert x.about is not None
    x.about.did.append(HARRIED)


def harried_attacker(x: Use) -> bool:
    """About to spend a token on its dice; a result that is cancelled later on is not modified (XW-ATK-52)."""
    spends = x.what.startswith("spend:") and x.about is not None and HARRIED in x.about.did
    if not spends or not x.s.attacks or x.about is None:
        return False
    return x.attack.attacker == x.about.id and x.attack.step == "attack-dice"


@changes(FENN, CANNOT, of="enemy", when=harried_attacker)
def fenn_rau_harries(x: Use) -> bool:
    return True

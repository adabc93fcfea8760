"""Torpedoes."""

from __future__ import annotations

from battlemat.games.xwing.abilities.declare import Use, modifies
from battlemat.games.xwing.dice import Change, Modification


@modifies(
    "upgrade:protontorpedoes", "attack", "attacker", when=lambda x: x.attack.weapon == "protontorpedoes", may=False
)
def proton_torpedoes(x: Use) -> Modification:
    return Change(("hit",), "crit")

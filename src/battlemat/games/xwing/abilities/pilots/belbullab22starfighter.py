"""Belbullab-22 starfighter."""

from __future__ import annotations

from battlemat.games.xwing.abilities.declare import Use, modifies
from battlemat.games.xwing.abilities.phrases import outside_defenders_firing_arc, primary
from battlemat.games.xwing.dice import Modification, Reroll


@modifies(
    "pilot:generalgrievous",
    "attack",
    "attacker",
    when=lambda x: primary(x) and outside_defenders_firing_arc(x),
)
def general_grievous(x: Use) -> Modification:
    return Reroll(2)

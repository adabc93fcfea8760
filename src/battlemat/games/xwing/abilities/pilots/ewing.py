"""E-wing."""

from __future__ import annotations

from battlemat.games.xwing.abilities.declare import Use, modifies
from battlemat.games.xwing.abilities.phrases import defending_ship
from battlemat.games.xwing.dice import Change, Modification
from battlemat.games.xwing.objects import is_in_arc


def in_his_sights(x: Use) -> bool:
    defender = defending_ship(x)
    return defender is not None and is_in_arc(x.s, x.ship, "front", defender)


@modifies("pilot:gavindarklighter", "attack", "attacker", of="friend", when=in_his_sights)
def gavin_darklighter(x: Use) -> Modification:
    return Change(("hit",), "crit")

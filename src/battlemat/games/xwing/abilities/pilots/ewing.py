"""E-wing."""

from __future__ import annotations

from battlemat.games.xwing.abilities.declare import Use, modifies
from battlemat.games.xwing.dice import Change, Modification
from battlemat.games.xwing.objects import is_in_arc
from battlemat.games.xwing.state import find_ship


def defender_before_you(x: Use) -> bool:
    """The defender is in your front arc."""
    defender = find_ship(x.s, x.attack.defender)
    return defender is not None and is_in_arc(x.s, x.ship, "front", defender)


@modifies("pilot:gavindarklighter", "attack", "attacker", of="friend", when=defender_before_you)
def gavin_darklighter(x: Use) -> Modification:
    return Change(("hit",), "crit")

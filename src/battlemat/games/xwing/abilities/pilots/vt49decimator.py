"""VT-49 Decimator."""

from __future__ import annotations

from battlemat.games.xwing.abilities.declare import Use, changes, modifies
from battlemat.games.xwing.abilities.phrases import defender_in
from battlemat.games.xwing.combat.dice import Change, Modification
from battlemat.games.xwing.ships import tokens
from battlemat.games.xwing.timing.moments import CAN


def reinforced_towards(x: Use) -> bool:
    """The defender is on a reinforced side."""
    fore, aft = tokens.has(x.ship, "fore"), tokens.has(x.ship, "aft")
    return (fore and defender_in(x, "full_front")) or (aft and defender_in(x, "full_rear"))


@modifies("pilot:rearadmiralchiraneau", "attack", "attacker", when=reinforced_towards)
def rear_admiral_chiraneau(x: Use) -> Modification:
    return Change(("focus",), "crit")


@changes("pilot:captainoicunn", CAN, what=("attack-range-0",))
def captain_oicunn(x: Use) -> bool:
    return True

"""Cannons."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing import attack, tokens
from battlemat.games.xwing.abilities.declare import Use, instead
from battlemat.games.xwing.state import XMatch, find_ship
from battlemat.games.xwing.windows import WOULD_DEAL


def one_damage_then(token: str, m: XMatch, x: Use) -> Flow[bool]:
    """One result deals a hit, all others inflict tokens instead of damage (XW-ATK-85, XW-ATK-86)."""
    rest = x.attack.hits + x.attack.crits - 1
    yield from attack.inflict(m, x.attack, 1, 0)
    defender = find_ship(m.state, x.attack.defender)
    if defender is not None:
        yield from tokens.gain(m, defender, token, rest, by=x.ship.owner, source=x.ship.id, rule="XW-ATK-85")
    return True


@instead("upgrade:ioncannon", WOULD_DEAL, what=("ioncannon",))
def ion_cannon(m: XMatch, x: Use) -> Flow[bool]:
    return (yield from one_damage_then("ion", m, x))

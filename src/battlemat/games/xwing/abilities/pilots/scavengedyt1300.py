"""Scavenged YT-1300."""

from __future__ import annotations

from battlemat.games.xwing import costs
from battlemat.games.xwing.abilities.declare import Use, modifies
from battlemat.games.xwing.abilities.phrases import opponent
from battlemat.games.xwing.dice import Change, Modification
from battlemat.games.xwing.objects import is_in_arc


def enemy_ahead(x: Use) -> bool:
    enemy = opponent(x)
    return enemy is not None and is_in_arc(x.s, x.ship, "front", enemy)


@modifies("pilot:rey", "attack", "attacker", when=enemy_ahead, cost=costs.force())
def rey(x: Use) -> Modification:
    return Change(("blank",), "hit")


@modifies("pilot:rey", "defense", "defender", when=enemy_ahead, cost=costs.force())
def rey_defends(x: Use) -> Modification:
    return Change(("blank",), "evade")

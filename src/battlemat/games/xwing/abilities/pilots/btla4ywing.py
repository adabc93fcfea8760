"""BTL-A4 Y-wing."""

from __future__ import annotations

from battlemat.games.xwing.abilities.declare import Use, changes, modifies
from battlemat.games.xwing.abilities.phrases import front_arc_attack
from battlemat.games.xwing.dice import Add, Modification, Reroll
from battlemat.games.xwing.objects import in_firing_arc, ships_at
from battlemat.games.xwing.sheet import sheet
from battlemat.games.xwing.state import find_ship
from battlemat.games.xwing.windows import ATTACK_DICE


def enemy_close(x: Use) -> bool:
    return any(ships_at(x.s, x.ship, 0, 1, "enemy"))


@modifies("pilot:norrawexley-btla4ywing", "defense", "defender", when=enemy_close, may=False)
@modifies("pilot:norrawexley", "defense", "defender", when=enemy_close, may=False)
def norra_wexley(x: Use) -> Modification:
    """XW-FAQ-02."""
    return Add("evade")


def friends_at_defender(x: Use) -> int:
    defender = find_ship(x.s, x.attack.defender)
    if defender is None:
        return 0
    near = ships_at(x.s, defender, 0, 1, "enemy")
    return sum(ship.owner == x.ship.owner and ship is not x.ship for ship in near)


@modifies("pilot:hortonsalm", "attack", "attacker", when=lambda x: friends_at_defender(x) > 0)
def horton_salm(x: Use) -> Modification:
    """XW-FAQ-13."""
    return Reroll(friends_at_defender(x))


def in_her_sights(x: Use) -> bool:
    """A friendly ship without dots attacks a ship in Drea's firing arc (XW-FAQ-27)."""
    defender = find_ship(x.s, x.attack.defender)
    if defender is None or x.about is None or sheet(x.s, x.about).pilot.limited:
        return False
    return in_firing_arc(x.s, x.ship, defender)


@modifies("pilot:drearenthal", "attack", "attacker", of="friend", when=in_her_sights)
def drea_renthal(x: Use) -> Modification:
    return Reroll(1)


@changes("pilot:kavil", ATTACK_DICE, when=lambda x: not front_arc_attack(x))
def kavil(x: Use) -> int:
    """XW-FAQ-65."""
    return 1

"""Firespray-class patrol craft."""

from __future__ import annotations

from battlemat.games.xwing.abilities.declare import Use, changes, modifies
from battlemat.games.xwing.abilities.phrases import opponent, primary
from battlemat.games.xwing.cards.sheet import Weapon, sheet
from battlemat.games.xwing.combat.dice import Modification, Reroll
from battlemat.games.xwing.ships.tokens import stressed
from battlemat.games.xwing.state import find_ship
from battlemat.games.xwing.table.objects import ships_at
from battlemat.games.xwing.timing.moments import ATTACK_DICE, DEVICE_WAYS, EXTRA_WEAPONS


def enemies_close(x: Use) -> int:
    return len(list(ships_at(x.s, x.ship, 0, 1, "enemy")))


@modifies("pilot:bobafett", "attack", "attacker", when=lambda x: enemies_close(x) > 0)
@modifies("pilot:bobafett", "defense", "defender", when=lambda x: enemies_close(x) > 0)
def boba_fett(x: Use) -> Modification:
    return Reroll(enemies_close(x), exactly=True)


@changes("pilot:emonazzameen", DEVICE_WAYS, what=("drop:1-straight",))
def emon_azzameen(x: Use) -> tuple[str, ...]:
    return ("drop:3-turn-left", "drop:3-straight", "drop:3-turn-right")


def plain_friend_touches_defender(x: Use) -> bool:
    defender = find_ship(x.s, x.attack.defender)
    if defender is None:
        return False
    touching = ships_at(x.s, defender, 0, 0, "enemy")
    return any(ship.owner == x.ship.owner and not sheet(x.s, ship).pilot.limited for ship in touching)


@changes("pilot:kathscarlet", ATTACK_DICE, when=lambda x: primary(x) and plain_friend_touches_defender(x))
def kath_scarlet(x: Use) -> int:
    return 1


def against_stressed(x: Use) -> bool:
    enemy = opponent(x)
    return enemy is not None and stressed(enemy)


@modifies("pilot:koshkafrost", "attack", "attacker", when=against_stressed)
@modifies("pilot:koshkafrost", "defense", "defender", when=against_stressed)
def koshka_frost(x: Use) -> Modification:
    return Reroll(1)


@changes("pilot:krassistrelix", EXTRA_WEAPONS)
def krassis_trelix(x: Use) -> tuple[Weapon, ...]:
    weapons = sheet(x.s, x.ship).weapons
    return tuple(weapon._replace(arc="rear") for weapon in weapons if weapon.special and weapon.arc == "front")


@modifies("pilot:krassistrelix", "attack", "attacker", when=lambda x: not primary(x))
def krassis_trelix_rerolls(x: Use) -> Modification:
    return Reroll(1)

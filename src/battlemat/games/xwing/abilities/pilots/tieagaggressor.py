"""TIE/ag aggressor."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import Use, triggered
from battlemat.games.xwing.abilities.phrases import misses, weapon_type
from battlemat.games.xwing.combat import attack
from battlemat.games.xwing.combat.dice import count, faces_of
from battlemat.games.xwing.state import XMatch
from battlemat.games.xwing.timing.moments import AFTER_ATTACKS, ROLLED_DEFENSE


@triggered(
    "pilot:lieutenantkestal",
    ROLLED_DEFENSE,
    of="enemy",
    when=lambda x: x.attack.attacker == x.ship.id,
    able=lambda x: count(x.attack.defense_dice, "blank", "focus") > 0,
    may=True,
    cost=payment.spend("focus"),
)
def lieutenant_kestal(m: XMatch, x: Use) -> None:
    x.attack.defense_dice[:] = [die for die in x.attack.defense_dice if die.face == "evade"]
    m.note("dice-changed", "XW-ATK-53", dice="defense", by=x.card, results=faces_of(x.attack.defense_dice))


def other_weapon(x: Use) -> bool:
    return bool(attack.bonus_shots(x.s, x.ship, lambda weapon: weapon.id != x.attack.weapon))


@triggered(
    "pilot:doubleedge",
    AFTER_ATTACKS,
    when=lambda x: misses(x) and weapon_type(x) in ("turret", "missile"),
    able=other_weapon,
    may=True,
    bonus_attack=True,
)
def double_edge(m: XMatch, x: Use) -> Flow[None]:
    first = x.attack.weapon
    yield from attack.bonus_attack(m, x.ship, using=lambda weapon: weapon.id != first)

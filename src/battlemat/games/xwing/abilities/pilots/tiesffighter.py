"""TIE/sf fighter."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing import attack, costs
from battlemat.games.xwing.abilities.declare import Use, changes, triggered
from battlemat.games.xwing.abilities.phrases import defender_in, primary, weapon
from battlemat.games.xwing.sheet import TURRETS
from battlemat.games.xwing.state import XMatch
from battlemat.games.xwing.targets import shots
from battlemat.games.xwing.windows import AFTER_LOSES, ATTACK_DICE


def can_fire_back(x: Use) -> bool:
    primary_shots = [shot for shot in shots(x.s, x.ship) if not shot.weapon.special]
    return attack.may_bonus_attack(x.ship) and bool(primary_shots)


@triggered(
    "pilot:quickdraw",
    AFTER_LOSES,
    what=("shield",),
    able=can_fire_back,
    may=True,
    cost=costs.charge(),
    bonus_attack=True,
)
def quickdraw(m: XMatch, x: Use) -> Flow[None]:
    yield from attack.bonus_attack(m, x.ship, using=lambda weapon: not weapon.special)


@changes(
    "pilot:backdraft",
    ATTACK_DICE,
    when=lambda x: primary(x) and weapon(x).arc in TURRETS and defender_in(x, "rear"),
)
def backdraft(x: Use) -> int:
    return 1

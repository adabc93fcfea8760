"""Kihraxz fighter."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities.declare import Use, changes, triggered
from battlemat.games.xwing.abilities.phrases import (
    attacker_behind_defender,
    can_hit,
    defender_behind_attacker,
)
from battlemat.games.xwing.combat import attack
from battlemat.games.xwing.ships import tokens
from battlemat.games.xwing.state import XMatch, ship_of
from battlemat.games.xwing.timing.moments import AFTER_DAMAGE, AFTER_DEFENDS, ATTACK_DICE, DEFENSE_DICE


@changes("pilot:graz", ATTACK_DICE, when=attacker_behind_defender)
@changes("pilot:graz", DEFENSE_DICE, when=defender_behind_attacker)
def graz(x: Use) -> int:
    return 1


@changes("pilot:talonbanecobra", ATTACK_DICE, when=lambda x: x.attack.range == 1)
@changes("pilot:talonbanecobra", DEFENSE_DICE, when=lambda x: x.attack.range == 3)
def talonbane_cobra(x: Use) -> int:
    return 1


def hurt_elsewhere(x: Use) -> bool:
    """The damaged ship is not defending."""
    return not any(one.defender == x.moment.ship for one in x.s.attacks)


@triggered(
    "pilot:captainjostero",
    AFTER_DAMAGE,
    of="enemy",
    when=hurt_elsewhere,
    able=lambda x: attack.may_bonus_attack(x.ship) and can_hit(x.s, x.ship, x.moment.ship),
    may=True,
    bonus_attack=True,
)
def captain_jostero(m: XMatch, x: Use) -> Flow[None]:
    hurt = ship_of(m.state, x.moment.ship).id
    yield from attack.bonus_attack(m, x.ship, against=lambda defender: defender == hurt)


@triggered("pilot:viktorhel", AFTER_DEFENDS, when=lambda x: x.attack.rolled_defense != 2)
def viktor_hel(m: XMatch, x: Use) -> Flow[None]:
    """What he rolled counts, not what was added or cancelled."""
    attacker = ship_of(m.state, x.attack.attacker)
    yield from tokens.gain(m, attacker, "stress", by=x.ship.owner, source=x.ship.id)

"""Cannons, and the turrets that fire like one."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities.declare import Use, changes, instead, triggered
from battlemat.games.xwing.abilities.phrases import attacker_in, bullseye, you_attack
from battlemat.games.xwing.combat import attack
from battlemat.games.xwing.combat.dice import ALL, Change, count
from battlemat.games.xwing.combat.dice_changes import turn
from battlemat.games.xwing.ships import tokens
from battlemat.games.xwing.state import XMatch, find_ship
from battlemat.games.xwing.timing.moments import AFTER_ATTACK_DICE, ATTACK_DICE, CAN, WOULD_DEAL


def inflict_tokens(m: XMatch, x: Use, token: str, number: int) -> Flow[None]:
    """Results that inflict tokens instead of damage (XW-ATK-85, XW-ATK-86)."""
    defender = find_ship(m.state, x.attack.defender)
    if defender is not None:
        yield from tokens.gain(m, defender, token, number, by=x.ship.owner, source=x.ship.id, rule="XW-ATK-85")


def ion_weapon(name: str) -> None:
    """One result deals a hit, all others inflict ion tokens."""

    @instead(f"upgrade:{name}", WOULD_DEAL, what=(name,))
    def ionize(m: XMatch, x: Use) -> Flow[bool]:
        rest = x.attack.hits + x.attack.crits - 1
        yield from attack.inflict(m, x.attack, 1, 0)
        yield from inflict_tokens(m, x, "ion", rest)
        return True


for name in ("ioncannon", "ioncannonturret", "ionmissiles", "iontorpedoes"):
    ion_weapon(name)


def beam(name: str, token: str) -> None:
    """All results inflict tokens."""

    @instead(f"upgrade:{name}", WOULD_DEAL, what=(name,))
    def strike(m: XMatch, x: Use) -> Flow[bool]:
        yield from inflict_tokens(m, x, token, x.attack.hits + x.attack.crits)
        return True


beam("jammingbeam", "jam")
beam("tractorbeam", "tractor")


@changes("upgrade:autoblasters", ATTACK_DICE, what=("autoblasters",), when=bullseye)
def autoblasters(x: Use) -> int:
    return 1


@changes(
    "upgrade:autoblasters",
    CAN,
    what=("crits-stay",),
    when=lambda x: you_attack(x) and x.attack.weapon == "autoblasters" and not attacker_in(x, "front"),
)
def autoblasters_outflank(x: Use) -> bool:
    return True


@triggered(
    "upgrade:heavylasercannon",
    AFTER_ATTACK_DICE,
    what=("heavylasercannon",),
    able=lambda x: count(x.attack.attack_dice, "crit") > 0,
)
def heavy_laser_cannon(m: XMatch, x: Use) -> None:
    """XW-FAQ-17."""
    turn(m, x.attack, "attack", Change(("crit",), "hit", ALL), x.card, "XW-FAQ-17")

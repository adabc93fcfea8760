"""E-wing."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities.declare import Use, modifies, triggered
from battlemat.games.xwing.abilities.phrases import (
    defending_ship,
)
from battlemat.games.xwing.cards.sheet import Weapon
from battlemat.games.xwing.combat import attack
from battlemat.games.xwing.combat.dice import Change, Modification
from battlemat.games.xwing.phases.order import expire
from battlemat.games.xwing.ships import tokens
from battlemat.games.xwing.state import Lasting, XMatch, in_play
from battlemat.games.xwing.table.objects import is_in_arc
from battlemat.games.xwing.timing.moments import AT_ZERO, PHASE_STARTS


def in_his_sights(x: Use) -> bool:
    defender = defending_ship(x)
    return defender is not None and is_in_arc(x.s, x.ship, "front", defender)


@modifies("pilot:gavindarklighter", "attack", "attacker", of="friend", when=in_his_sights, it_does=True)
def gavin_darklighter(x: Use) -> Modification:
    return Change(("hit",), "crit")


DISARMED_NEXT = "disarmed-next"
"""A lasting effect: its ship gains a disarm token when the next Planning Phase starts."""


def ahead(x: Use) -> list[str]:
    return [ship.id for ship in in_play(x.s) if ship.owner != x.ship.owner and is_in_arc(x.s, x.ship, "bullseye", ship)]


def primary_weapon(weapon: Weapon) -> bool:
    return not weapon.special


@triggered(
    "pilot:corranhorn",
    AT_ZERO,
    able=lambda x: bool(attack.bonus_shots(x.s, x.ship, primary_weapon, lambda target: target in ahead(x))),
    may=True,
    bonus_attack=True,
)
def corran_horn(m: XMatch, x: Use) -> Flow[None]:
    """Whoever he does not attack after all costs him nothing."""
    prey = ahead(x)
    if (yield from attack.bonus_attack(m, x.ship, using=primary_weapon, against=lambda target: target in prey)):
        m.state.lasting.append(Lasting(DISARMED_NEXT, x.ship.id, 1, "disarmed", x.card))


def must_disarm(x: Use) -> bool:
    return any(effect.value == DISARMED_NEXT and effect.about == x.ship.id for effect in x.s.lasting)


@triggered("pilot:corranhorn", PHASE_STARTS, what=("planning",), when=must_disarm)
def corran_horn_pays(m: XMatch, x: Use) -> Flow[None]:
    expire(m.state, "disarmed")
    yield from tokens.gain(m, x.ship, "disarm", by=x.ship.owner, source=x.ship.id)

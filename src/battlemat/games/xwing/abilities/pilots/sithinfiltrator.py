"""Sith Infiltrator."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import Use, triggered
from battlemat.games.xwing.abilities.effects import act, can_act, lose_one
from battlemat.games.xwing.abilities.phrases import hits, misses
from battlemat.games.xwing.cards.sheet import Weapon
from battlemat.games.xwing.combat import attack
from battlemat.games.xwing.ships import tokens
from battlemat.games.xwing.state import XMatch, ship_of
from battlemat.games.xwing.table.objects import in_firing_arc
from battlemat.games.xwing.timing.moments import AFTER_ATTACKS, AFTER_DEFENDS


def is_primary(weapon: Weapon) -> bool:
    return not weapon.special


def worth_a_second_blow(x: Use, other: str) -> bool:
    """Another target, or the same one if it got away."""
    return misses(x) or other != x.moment.other


@triggered(
    "pilot:darthmaul",
    AFTER_ATTACKS,
    able=lambda x: bool(attack.bonus_shots(x.s, x.ship, is_primary, lambda other: worth_a_second_blow(x, other))),
    may=True,
    cost=payment.force(2),
    bonus_attack=True,
)
def darth_maul(m: XMatch, x: Use) -> Flow[bool]:
    return (
        yield from attack.bonus_attack(m, x.ship, using=is_primary, against=lambda other: worth_a_second_blow(x, other))
    )


BURDENS = tokens.RED + tokens.BLUE


@triggered(
    "pilot:countdooku",
    AFTER_DEFENDS,
    when=lambda x: in_firing_arc(x.s, x.ship, ship_of(x.s, x.attack.attacker)),
    able=lambda x: bool(tokens.on(x.s, x.ship, BURDENS)),
    may=True,
    cost=payment.force(),
)
def count_dooku(m: XMatch, x: Use) -> Flow[None]:
    yield from lose_one(m, x, BURDENS)


@triggered(
    "pilot:countdooku",
    AFTER_ATTACKS,
    when=hits,
    able=lambda x: can_act(x.s, x.ship),
    may=True,
    cost=payment.force(),
)
def count_dooku_goes_on(m: XMatch, x: Use) -> Flow[None]:
    yield from act(m, x.ship)


@triggered(
    "pilot:066",
    AFTER_DEFENDS,
    able=lambda x: can_act(x.s, x.ship),
    may=True,
    cost=payment.spend("calculate"),
)
def o_66(m: XMatch, x: Use) -> Flow[None]:
    yield from act(m, x.ship)

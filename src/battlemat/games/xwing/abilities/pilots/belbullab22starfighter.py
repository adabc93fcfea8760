"""Belbullab-22 starfighter."""

from __future__ import annotations

from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import Use, modifies, triggered
from battlemat.games.xwing.abilities.phrases import bullseye, near, outside_defenders_firing_arc, primary
from battlemat.games.xwing.combat import attack
from battlemat.games.xwing.combat.dice import Modification, Reroll, count
from battlemat.games.xwing.ships import tokens
from battlemat.games.xwing.state import XMatch, in_play
from battlemat.games.xwing.table.measures import at_range
from battlemat.games.xwing.table.objects import base_of, shape_of
from battlemat.games.xwing.timing.moments import BEFORE_NEUTRALIZE


@modifies(
    "pilot:generalgrievous",
    "attack",
    "attacker",
    when=lambda x: primary(x) and outside_defenders_firing_arc(x),
)
def general_grievous(x: Use) -> Modification:
    return Reroll(2)


def calculating_near_defender(x: Use) -> int:
    """The friendly ships at range 1 of the defender that have a calculate token."""
    defender = shape_of(x.s, x.attack.defender)
    friends = [ship for ship in in_play(x.s) if ship.owner == x.ship.owner and tokens.has(ship, "calculate")]
    return sum(at_range(base_of(x.s, ship), defender, 1, 1) for ship in friends)


@modifies("pilot:wattambor", "attack", "attacker", when=lambda x: primary(x) and calculating_near_defender(x) > 0)
def wat_tambor(x: Use) -> Modification:
    return Reroll(calculating_near_defender(x), exactly=True)


@triggered(
    "pilot:captainsear",
    BEFORE_NEUTRALIZE,
    of="friend",
    when=lambda x: near(x, 0, 3) and primary(x) and bullseye(x),
    able=lambda x: count(x.attack.defense_dice, "evade") > 0,
    may=True,
    cost=payment.it_spends("calculate"),
)
def captain_sear(m: XMatch, x: Use) -> None:
    attack.cancel(m, x.attack, "evade")

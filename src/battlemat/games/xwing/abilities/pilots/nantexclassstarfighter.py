"""Nantex-class starfighter."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import Use, changes, in_system_phase, modifies, triggered
from battlemat.games.xwing.abilities.effects import choose_ship, each_may_perform, faceup_cards
from battlemat.games.xwing.abilities.phrases import (
    hits,
    primary,
)
from battlemat.games.xwing.combat.dice import Modification, Reroll
from battlemat.games.xwing.ships import actions, damage, tokens
from battlemat.games.xwing.ships.tokens import tractored
from battlemat.games.xwing.state import DamageCard, Ship, XMatch, find_ship, in_play
from battlemat.games.xwing.table.objects import ships_at
from battlemat.games.xwing.timing.moments import AFTER_ATTACKS, ATTACK_DICE


def caught(x: Use) -> bool:
    """A primary attack on a tractored ship: a token alone is not enough (XW-FAQ-04, XW-FAQ-05)."""
    defender = find_ship(x.s, x.attack.defender)
    return primary(x) and defender is not None and tractored(x.s, defender)


@changes("pilot:sunfac", ATTACK_DICE, when=caught)
def sun_fac(x: Use) -> int:
    return 1


@modifies("pilot:chertek", "attack", "attacker", when=caught)
def chertek(x: Use) -> Modification:
    return Reroll(2)


def calculating_lockers(x: Use) -> list[Ship]:
    """The friendly ships with calculate on their bar that have a lock on the defender."""
    friends = [ship for ship in in_play(x.s) if ship.owner == x.ship.owner and x.attack.defender in ship.locks]
    return [ship for ship in friends if any(action.name == "calculate" for action in actions.bar(x.s, ship))]


@triggered("pilot:berwerkret", AFTER_ATTACKS, when=hits)
def berwer_kret(m: XMatch, x: Use) -> Flow[None]:
    yield from each_may_perform(m, x, "calculate", "red", lambda: calculating_lockers(x))


def repairable(ship: Ship) -> list[DamageCard]:
    """The faceup damage cards with the trait Ship."""
    return [card for card in faceup_cards(ship) if damage.trait_of(card) == "ship"]


@in_system_phase(
    "pilot:gorgol", able=lambda x: any(ships_at(x.s, x.ship, 1, 2, "other friend")), cost=payment.gain("disarm")
)
def gorgol(m: XMatch, x: Use) -> Flow[None]:
    chosen = yield from choose_ship(m, x, lambda: ships_at(m.state, x.ship, 1, 2, "other friend"))
    if chosen is None:
        return
    yield from tokens.gain(m, chosen, "tractor", by=x.ship.owner, source=x.ship.id)
    if repairable(chosen):
        yield from damage.repair_one(m, chosen, repairable(chosen))

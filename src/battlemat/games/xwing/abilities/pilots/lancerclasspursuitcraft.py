"""Lancer-class pursuit craft."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import Use, modifies, triggered
from battlemat.games.xwing.abilities.effects import choose_ship, rather_loses_green
from battlemat.games.xwing.abilities.phrases import enemies_near
from battlemat.games.xwing.combat.dice import Add, Modification
from battlemat.games.xwing.ships import tokens
from battlemat.games.xwing.state import Ship, XMatch, ship_of
from battlemat.games.xwing.table.objects import arcs_of, is_in_arc, range_to, ships_at
from battlemat.games.xwing.timing.moments import PHASE_STARTS


def in_turret_arc(x: Use, ship: Ship) -> bool:
    return any(is_in_arc(x.s, x.ship, arc, ship) for arc in arcs_of(x.ship, "single_turret"))


def in_both_arcs(x: Use) -> list[Ship]:
    near = ships_at(x.s, x.ship, 0, 1, "other")
    return [ship for ship in near if is_in_arc(x.s, x.ship, "front", ship) and in_turret_arc(x, ship)]


@triggered("pilot:ketsuonyo", PHASE_STARTS, what=("engagement",), able=lambda x: bool(in_both_arcs(x)), may=True)
def ketsu_onyo(m: XMatch, x: Use) -> Flow[None]:
    chosen = yield from choose_ship(m, x, lambda: in_both_arcs(x))
    if chosen is not None:
        yield from tokens.gain(m, chosen, "tractor", by=x.ship.owner, source=x.ship.id)


def prey(x: Use) -> list[Ship]:
    return [ship for ship in enemies_near(x, 0, 2) if in_turret_arc(x, ship)]


@triggered(
    "pilot:asajjventress",
    PHASE_STARTS,
    what=("engagement",),
    able=lambda x: bool(prey(x)),
    may=True,
    cost=payment.force(),
)
def asajj_ventress(m: XMatch, x: Use) -> Flow[None]:
    """Stress, unless the ship would rather lose a green token."""
    chosen = yield from choose_ship(m, x, lambda: prey(x))
    if chosen is not None and not (yield from rather_loses_green(m, x, chosen)):
        yield from tokens.gain(m, chosen, "stress", by=x.ship.owner, source=x.ship.id)


def attacker_in_turret_arc(x: Use) -> bool:
    attacker = ship_of(x.s, x.attack.attacker)
    return in_turret_arc(x, attacker) and range_to(x.s, x.ship, attacker) <= 2


@modifies("pilot:sabinewren-lancerclasspursuitcraft", "defense", "defender", when=attacker_in_turret_arc)
def sabine_wren(x: Use) -> Modification:
    return Add("focus")

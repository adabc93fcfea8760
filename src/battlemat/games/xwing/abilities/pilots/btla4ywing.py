"""BTL-A4 Y-wing."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import Use, changes, modifies, triggered
from battlemat.games.xwing.abilities.effects import choose_ship
from battlemat.games.xwing.abilities.phrases import (
    front_arc_attack,
)
from battlemat.games.xwing.cards.sheet import sheet
from battlemat.games.xwing.combat.dice import Add, Modification, Reroll
from battlemat.games.xwing.ships import locking
from battlemat.games.xwing.state import Lasting, Ship, XMatch, find_ship
from battlemat.games.xwing.table.objects import in_firing_arc, ships_at
from battlemat.games.xwing.timing.moments import AFTER_ACTION, ATTACK_DICE, DEFENSE_DICE, PHASE_STARTS


def enemy_close(x: Use) -> bool:
    return any(ships_at(x.s, x.ship, 0, 1, "enemy"))


@modifies("pilot:norrawexley-btla4ywing", "defense", "defender", when=enemy_close, may=False)
@modifies("pilot:norrawexley", "defense", "defender", when=enemy_close, may=False)
def norra_wexley(x: Use) -> Modification:
    """XW-FAQ-02."""
    return Add("evade")


def friends_at_defender(x: Use) -> int:
    defender = find_ship(x.s, x.attack.defender)
    if defender is None:
        return 0
    near = ships_at(x.s, defender, 0, 1, "enemy")
    return sum(ship.owner == x.ship.owner and ship is not x.ship for ship in near)


@modifies("pilot:hortonsalm", "attack", "attacker", when=lambda x: friends_at_defender(x) > 0)
def horton_salm(x: Use) -> Modification:
    """XW-FAQ-13."""
    return Reroll(friends_at_defender(x), exactly=True)


def in_her_sights(x: Use) -> bool:
    """A friendly ship without dots attacks a ship in Drea's firing arc (XW-FAQ-27)."""
    defender = find_ship(x.s, x.attack.defender)
    if defender is None or x.about is None or sheet(x.s, x.about).pilot.limited:
        return False
    return in_firing_arc(x.s, x.ship, defender)


@modifies("pilot:drearenthal", "attack", "attacker", of="friend", when=in_her_sights, it_does=True)
def drea_renthal(x: Use) -> Modification:
    return Reroll(1)


@changes("pilot:kavil", ATTACK_DICE, when=lambda x: not front_arc_attack(x))
def kavil(x: Use) -> int:
    """XW-FAQ-65."""
    return 1


def may_lock_too(x: Use) -> list[Ship]:
    """The friends at range 1-3 that could lock what Dutch has just locked, however far away it is."""
    near = ships_at(x.s, x.ship, 1, 3, "other friend")
    return [ship for ship in near if locking.can_lock(x.s, ship, locking.locked_by_action(x.ship), any_range=True)]


@triggered("pilot:dutchvander", AFTER_ACTION, what=("lock",), able=lambda x: bool(may_lock_too(x)), may=True)
def dutch_vander(m: XMatch, x: Use) -> Flow[None]:
    chosen = yield from choose_ship(m, x, lambda: may_lock_too(x))
    if chosen is not None:
        yield from locking.acquire(m, chosen, locking.locked_by_action(x.ship), any_range=True)


@triggered("pilot:evaanverlaine", PHASE_STARTS, what=("engagement",), may=True, cost=payment.spend("focus"))
def evaan_verlaine(m: XMatch, x: Use) -> Flow[None]:
    chosen = yield from choose_ship(m, x, lambda: ships_at(m.state, x.ship, 0, 1, "friend"))
    if chosen is not None:
        m.state.lasting.append(Lasting(DEFENSE_DICE, chosen.id, 1, "round", x.card))

"""Scavenged YT-1300."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import Use, changes, modifies, triggered
from battlemat.games.xwing.abilities.phrases import (
    near,
    opponent,
)
from battlemat.games.xwing.combat import attack
from battlemat.games.xwing.combat.dice import Change, Modification
from battlemat.games.xwing.ships import actions
from battlemat.games.xwing.state import XMatch, in_play
from battlemat.games.xwing.table.measures import beyond_range
from battlemat.games.xwing.table.objects import base_of, is_in_arc
from battlemat.games.xwing.timing import queue
from battlemat.games.xwing.timing.moments import AFTER_DESTROYED, STARTS, THEN
from battlemat.geometry import Shape


def enemy_ahead(x: Use) -> bool:
    enemy = opponent(x)
    return enemy is not None and is_in_arc(x.s, x.ship, "front", enemy)


@modifies("pilot:rey", "attack", "attacker", when=enemy_ahead, cost=payment.force())
def rey(x: Use) -> Modification:
    return Change(("blank",), "hit")


@modifies("pilot:rey", "defense", "defender", when=enemy_ahead, cost=payment.force())
def rey_defends(x: Use) -> Modification:
    return Change(("blank",), "evade")


CHEWBACCA = "pilot:chewbacca-scavengedyt1300"


@triggered(CHEWBACCA, AFTER_DESTROYED, of="friend", when=lambda x: near(x, 0, 3), may=True)
def chewbacca(m: XMatch, x: Use) -> Flow[None]:
    """An action, then an attack, as far as he wants them."""
    yield from actions.perform(m, x.ship, actions.standard_actions(m.state, x.ship), rule="XW-ACT-24")
    queue.trigger(m, THEN, x.ship, "", x.card)


@triggered(CHEWBACCA, THEN, what=(CHEWBACCA,), bonus_attack=True)
def chewbacca_attacks(m: XMatch, x: Use) -> Flow[None]:
    yield from attack.bonus_attack(m, x.ship)


def far_from_enemies(x: Use, there: Shape) -> bool:
    foes = [base_of(x.s, ship) for ship in in_play(x.s) if ship.owner != x.ship.owner]
    return all(beyond_range(there, foe, 3) for foe in foes)


@changes("pilot:hansolo-scavengedyt1300", STARTS)
def han_solo(x: Use) -> Callable[[Shape], bool]:
    return partial(far_from_enemies, x)

"""Vulture-class droid fighter."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import Use, modifies, triggered
from battlemat.games.xwing.abilities.effects import hand_over
from battlemat.games.xwing.abilities.phrases import bullseye, near
from battlemat.games.xwing.combat.dice import ALL, Change, Modification, Reroll
from battlemat.games.xwing.ships import actions, tokens
from battlemat.games.xwing.state import XMatch, find_ship
from battlemat.games.xwing.table.objects import is_in_arc, ships_at
from battlemat.games.xwing.timing.moments import AFTER_DECLARES, PHASE_STARTS


@modifies(
    "pilot:dfs081",
    "attack",
    "defender",
    of="friend",
    when=lambda x: near(x, 0, 1),
    cost=payment.it_spends("calculate"),
    it_does=True,
)
def dfs_081(x: Use) -> Modification:
    return Change(("crit",), "hit", ALL)


@modifies("pilot:precisehunter", "attack", "attacker", when=bullseye)
def precise_hunter(x: Use) -> Modification:
    return Reroll(1, ("blank",))


@triggered(
    "pilot:dfs311",
    PHASE_STARTS,
    what=("engagement",),
    able=lambda x: tokens.has(x.ship, "calculate") and any(ships_at(x.s, x.ship, 0, 3, "other friend")),
    may=True,
)
def dfs_311(m: XMatch, x: Use) -> Flow[None]:
    yield from hand_over(m, x, ("calculate",), lambda: ships_at(m.state, x.ship, 0, 3, "other friend"))


def sees_attack_on_friend(x: Use) -> bool:
    defender = find_ship(x.s, x.attack.defender)
    if defender is None or defender is x.ship or defender.owner != x.ship.owner or x.about is None:
        return False
    return near(x, 0, 2) and is_in_arc(x.s, x.ship, "bullseye", x.about)


@triggered(
    "pilot:haorchallprototype",
    AFTER_DECLARES,
    of="enemy",
    when=sees_attack_on_friend,
    able=lambda x: actions.can_perform(x.s, x.ship, "calculate", "lock"),
    may=True,
)
def haor_chall_prototype(m: XMatch, x: Use) -> Flow[None]:
    yield from actions.granted(m, x.ship, "calculate", "lock", may=False)

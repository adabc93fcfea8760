"""TIE/fo fighter."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import Cost, Use, changes, modifies, triggered
from battlemat.games.xwing.abilities.effects import choose_ship
from battlemat.games.xwing.abilities.phrases import near, primary, stressed_near, you_attack, you_defend
from battlemat.games.xwing.combat import attack
from battlemat.games.xwing.combat.dice import ALL, Change, Modification
from battlemat.games.xwing.deeds import DRIVEN
from battlemat.games.xwing.ships import damage, locking, tokens
from battlemat.games.xwing.state import XMatch, find_ship
from battlemat.games.xwing.table.objects import range_to
from battlemat.games.xwing.timing.moments import (
    AFTER_GAINS,
    ATTACK_DICE,
    CANNOT,
    INITIATIVE,
    PHASE_STARTS,
    ROLLS_ATTACK,
)


def locked(x: Use) -> bool:
    return x.about is not None and x.about.id in x.ship.locks


@changes(
    "pilot:midnight", CANNOT, what=("attack-dice-modified",), of="enemy", when=lambda x: locked(x) and you_defend(x)
)
def midnight_defends(x: Use) -> bool:
    return True


@changes(
    "pilot:midnight", CANNOT, what=("defense-dice-modified",), of="enemy", when=lambda x: locked(x) and you_attack(x)
)
def midnight_attacks(x: Use) -> bool:
    return True


@triggered(
    "pilot:commandermalarus",
    PHASE_STARTS,
    what=("engagement",),
    may=True,
    cost=payment.both(payment.charge(), payment.gain("stress")),
)
def commander_malarus(m: XMatch, x: Use) -> None:
    x.ship.did.append(DRIVEN)


@modifies("pilot:commandermalarus", "attack", "attacker", when=lambda x: DRIVEN in x.ship.did)
def commander_malarus_attacks(x: Use) -> Modification:
    return Change(("focus",), "hit", ALL)


@modifies("pilot:commandermalarus", "defense", "defender", when=lambda x: DRIVEN in x.ship.did)
def commander_malarus_defends(x: Use) -> Modification:
    return Change(("focus",), "evade", ALL)


@triggered(
    "pilot:scorch",
    ROLLS_ATTACK,
    when=lambda x: primary(x) and not tokens.stressed(x.ship),
    may=True,
    cost=payment.gain("stress"),
)
def scorch(m: XMatch, x: Use) -> None:
    attack.more_dice(x.attack, "attack", x.card)


@modifies(
    "pilot:static", "attack", "attacker", when=primary, cost=payment.both(payment.spend_lock(), payment.spend("focus"))
)
def static(x: Use) -> Modification:
    return Change(("hit", "focus", "blank"), "crit", ALL)


@changes("pilot:longshot", ATTACK_DICE, when=lambda x: primary(x) and x.attack.range == 3)
def longshot(x: Use) -> int:
    return 1


@triggered("pilot:muse", PHASE_STARTS, what=("engagement",), able=lambda x: bool(stressed_near(x, 0, 1)), may=True)
def muse(m: XMatch, x: Use) -> Flow[None]:
    chosen = yield from choose_ship(m, x, lambda: stressed_near(x, 0, 1))
    if chosen is not None:
        tokens.remove(m, chosen, "stress")


def beside_defender(x: Use) -> bool:
    defender = find_ship(x.s, x.attack.defender)
    return defender is not None and range_to(x.s, x.ship, defender) <= 1


def suffer_crit(m: XMatch, x: Use) -> Flow[None]:
    yield from damage.suffer(m, x.ship, crits=1)


@modifies(
    "pilot:tn3465",
    "attack",
    "attacker",
    of="other friend",
    when=beside_defender,
    cost=Cost(lambda x: damage.can_be_hurt(x.ship), suffer_crit),
)
def tn_3465(x: Use) -> Modification:
    return Change(("blank", "focus", "hit"), "crit")


@triggered(
    "pilot:lieutenantrivas",
    AFTER_GAINS,
    what=tokens.RED + tokens.ORANGE,
    of="any",
    when=lambda x: near(x, 1, 2) and x.moment.ship not in x.ship.locks,
    able=lambda x: locking.can_lock(x.s, x.ship, x.moment.ship),
    may=True,
)
def lieutenant_rivas(m: XMatch, x: Use) -> Flow[None]:
    yield from locking.acquire(m, x.ship, x.moment.ship)


@changes("pilot:null", INITIATIVE, when=lambda x: not damage.is_damaged(x.ship))
def null(x: Use) -> int:
    return 7

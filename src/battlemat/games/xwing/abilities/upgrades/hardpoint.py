"""Hardpoints of huge ships: batteries for bonus attacks, and their offline sides."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import Use, action, described_by_its_facts, instead, triggered
from battlemat.games.xwing.abilities.phrases import hits
from battlemat.games.xwing.abilities.upgrades.cannon import inflict_tokens
from battlemat.games.xwing.cards import handling
from battlemat.games.xwing.combat import attack
from battlemat.games.xwing.combat.dice import faces_of
from battlemat.games.xwing.ships import locking
from battlemat.games.xwing.state import Die, XMatch
from battlemat.games.xwing.timing.moments import AFTER_ATTACKS, AFTER_ENGAGES, AFTER_NEUTRALIZE, WOULD_DEAL

REPAIR = 2
"""Energy to turn an offline card back."""
TURBOLASER_HITS = 3

described_by_its_facts("upgrade:pointdefensebattery", "upgrade:ordnancetubes", "upgrade:corsairrefit")
described_by_its_facts("upgrade:merchantone")


def offline(x: Use) -> bool:
    return x.upgrade.back


def comes_back(card: str) -> None:
    """Offline: after its ship engaged, two energy turn it back."""

    @triggered(card, AFTER_ENGAGES, when=offline, may=True, cost=payment.energy_of_ship(REPAIR))
    def flip(m: XMatch, x: Use) -> None:
        handling.flip(m, x.ship, x.upgrade)


for name in ("ioncannonbattery", "pointdefensebattery", "targetingbattery", "turbolaserbattery"):
    comes_back(f"upgrade:{name}")


@action("upgrade:ordnancetubes", able=offline, cost=payment.energy_of_ship(REPAIR))
def ordnance_tubes(m: XMatch, x: Use) -> None:
    handling.flip(m, x.ship, x.upgrade)


@instead("upgrade:ioncannonbattery", WOULD_DEAL, what=("ioncannonbattery",))
def ion_cannon_battery(m: XMatch, x: Use) -> Flow[bool]:
    """One crit damage, and an ion token for every result."""
    results = x.attack.hits + x.attack.crits
    if results:
        yield from attack.inflict(m, x.attack, 0, 1)
        yield from inflict_tokens(m, x, "ion", results)
    return True


@triggered(
    "upgrade:targetingbattery",
    AFTER_ATTACKS,
    what=("targetingbattery",),
    able=lambda x: locking.can_lock(x.s, x.ship, x.moment.other),
    may=True,
)
def targeting_battery(m: XMatch, x: Use) -> Flow[None]:
    yield from locking.acquire(m, x.ship, x.moment.other)


@triggered("upgrade:turbolaserbattery", AFTER_NEUTRALIZE, what=("turbolaserbattery",), when=hits)
def turbolaser_battery(m: XMatch, x: Use) -> None:
    """If it hits, three hits more."""
    x.attack.attack_dice += [Die("hit") for _ in range(TURBOLASER_HITS)]
    x.attack.hits += TURBOLASER_HITS
    m.note("dice-changed", "XW-ATK-78", dice="attack", by=x.card, results=faces_of(x.attack.attack_dice))

"""Cargo of huge ships."""

from __future__ import annotations

from battlemat.core.asking import pick
from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import Use, action, changes, triggered
from battlemat.games.xwing.cards.records import SIZES
from battlemat.games.xwing.cards.sheet import sheet
from battlemat.games.xwing.combat import attack
from battlemat.games.xwing.combat.dice import count
from battlemat.games.xwing.deeds import SCANS
from battlemat.games.xwing.ships import charges, energy
from battlemat.games.xwing.state import Ship, XMatch, find_ship
from battlemat.games.xwing.table.objects import range_to
from battlemat.games.xwing.timing.moments import AFTER_MANEUVER, BEFORE_NEUTRALIZE, FARTHER, WHILE_PERFORMS

COST_IN_ENERGY = 2
FARTHEST_BY = {"lock": 2, "coordinate": 3, "jam": 3}
"""How many ranges farther Boosted Scanners let a ship choose."""


def shelters(x: Use, other: Ship | None) -> bool:
    """Another friendly ship at range 0-1 that is smaller."""
    if other is None or other is x.ship or other.owner != x.ship.owner or range_to(x.s, x.ship, other) > 1:
        return False
    return SIZES.index(sheet(x.s, other).size) < SIZES.index(sheet(x.s, x.ship).size)


def prices(x: Use) -> list[str]:
    """What the ship can pay with."""
    return ["shield"] * bool(x.ship.shields) + ["energy"] * (energy.active(x.s, x.ship) >= COST_IN_ENERGY)


@triggered(
    "upgrade:adaptiveshields",
    BEFORE_NEUTRALIZE,
    of="enemy",
    when=lambda x: shelters(x, find_ship(x.s, x.attack.defender)),
    able=lambda x: count(x.attack.attack_dice, "hit", "crit") > 0 and bool(prices(x)),
    may=True,
)
def adaptive_shields(m: XMatch, x: Use) -> Flow[None]:
    """A shield or two energy cancel a result."""
    about = {"ship": x.ship.id, "card": x.card}
    ways = prices(x)
    price = yield from pick(m, x.ship.owner, "price", "XW-ABL-42", ways, about=about)
    if price == "energy":
        energy.spend(m, x.ship, COST_IN_ENERGY)
    elif price is not None:
        charges.spend_shields(m, x.ship)
    faces = [face for face in ("crit", "hit") if count(x.attack.attack_dice, face)]
    face = yield from pick(m, x.ship.owner, "cancel", "XW-ATK-53", faces, about=about)
    if price is not None and face is not None:
        attack.cancel(m, x.attack, face)


def amounts(x: Use) -> list[str]:
    """How much energy can be spent to look farther: for each action as much as leads to range 5 at most."""
    most = min(FARTHEST_BY[x.what.partition(":")[2]], energy.active(x.s, x.ship))
    return [str(number) for number in range(1, most + 1)]


@triggered(
    "upgrade:boostedscanners",
    WHILE_PERFORMS,
    what=tuple(f"{colour}:{name}" for colour in ("white", "red") for name in FARTHEST_BY),
    able=lambda x: bool(amounts(x)),
    may=True,
)
def boosted_scanners(m: XMatch, x: Use) -> Flow[None]:
    about = {"ship": x.ship.id, "card": x.card}
    chosen = yield from pick(m, x.ship.owner, "energy", "XW-HUG-28", amounts(x), about=about)
    if chosen is not None:
        energy.spend(m, x.ship, int(chosen))
        x.ship.did.append(SCANS + chosen)


@changes("upgrade:boostedscanners", FARTHER)
def boosted_scanners_reach(x: Use) -> int:
    return sum(int(deed.removeprefix(SCANS)) for deed in x.ship.did if deed.startswith(SCANS))


@triggered("upgrade:optimizedpowercore", AFTER_MANEUVER, when=lambda x: x.moment.other == "blue")
def optimized_power_core(m: XMatch, x: Use) -> None:
    energy.recover(m, x.ship)


@action(
    "upgrade:tibannareserves",
    able=lambda x: energy.active(x.s, x.ship) < sheet(x.s, x.ship).energy,
    cost=payment.charge(),
)
def tibanna_reserves(m: XMatch, x: Use) -> None:
    energy.recover(m, x.ship, 2)

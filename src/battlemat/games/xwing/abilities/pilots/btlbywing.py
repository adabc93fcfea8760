"""BTL-B Y-wing."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import Use, modifies, triggered
from battlemat.games.xwing.abilities.phrases import fully, near, primary, weapon
from battlemat.games.xwing.cards.sheet import TURRETS
from battlemat.games.xwing.combat import attack
from battlemat.games.xwing.combat.dice import Change, Modification, Reroll
from battlemat.games.xwing.ships import tokens
from battlemat.games.xwing.state import Device, XMatch
from battlemat.games.xwing.table.devices import PAYLOAD, record_of
from battlemat.games.xwing.table.measures import ShipArc, at_range
from battlemat.games.xwing.table.objects import base_of, device_shape, is_in_arc, ships_at
from battlemat.games.xwing.timing.moments import AFTER_MANEUVER, PHASE_STARTS, ROLLS_DEFENSE


def cover(x: Use) -> list[Device]:
    """The friendly bombs and mines at range 0-1 of the defender."""
    if x.about is None:
        return []
    own = [thing for thing in x.s.devices if thing.owner == x.ship.owner and record_of(thing.kind).type in PAYLOAD]
    base = base_of(x.s, x.about)
    return [thing for thing in own if at_range(device_shape(thing), base, 0, 1)]


@triggered("pilot:goji", ROLLS_DEFENSE, of="friend", when=lambda x: near(x, 0, 3) and bool(cover(x)), may=True)
def goji(m: XMatch, x: Use) -> None:
    attack.more_dice(x.attack, "defense", x.card, len(cover(x)))


def enemy_in(x: Use, arc: ShipArc, last: int = 3) -> bool:
    """An enemy ship is in this arc of yours, at range 0 to `last`."""
    return any(is_in_arc(x.s, x.ship, arc, ship) for ship in ships_at(x.s, x.ship, 0, last, "enemy"))


@triggered(
    "pilot:anakinskywalker-btlbywing",
    AFTER_MANEUVER,
    when=lambda x: fully(x) and (enemy_in(x, "front", 1) or enemy_in(x, "bullseye")),
    able=lambda x: tokens.stressed(x.ship),
    may=True,
    cost=payment.force(),
)
def anakin_skywalker(m: XMatch, x: Use) -> None:
    tokens.remove(m, x.ship, "stress")


def turret_attack(x: Use) -> bool:
    return weapon(x).arc in TURRETS


def red_tokens(x: Use) -> int:
    return tokens.number_on(x.s, x.ship, tokens.RED)


@modifies(
    "pilot:matchstick", "attack", "attacker", when=lambda x: (primary(x) or turret_attack(x)) and red_tokens(x) > 0
)  # fmt: skip
def matchstick(x: Use) -> Modification:
    return Reroll(red_tokens(x), exactly=True)


@modifies(
    "pilot:broadside", "attack", "attacker", when=lambda x: turret_attack(x) and x.ship.turret in ("left", "right")
)  # fmt: skip
def broadside(x: Use) -> Modification:
    return Change(("blank",), "focus")


@triggered("pilot:r2d2", PHASE_STARTS, what=("engagement",), when=lambda x: enemy_in(x, "rear"))
def r2d2(m: XMatch, x: Use) -> Flow[None]:
    yield from tokens.gain(m, x.ship, "calculate", by=x.ship.owner, source=x.ship.id)

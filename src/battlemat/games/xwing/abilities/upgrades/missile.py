"""Missiles."""

from __future__ import annotations

from functools import partial

from battlemat.core.asking import choose
from battlemat.core.decision import Flow, PickSome
from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import Use, action, modifies, triggered
from battlemat.games.xwing.abilities.effects import expose_one, one_by_one
from battlemat.games.xwing.abilities.phrases import bullseye, defending_ship, hits
from battlemat.games.xwing.asking import agrees
from battlemat.games.xwing.combat import attack, rolls
from battlemat.games.xwing.combat.attack import agility
from battlemat.games.xwing.combat.dice import Change, Custom, Modification, Reroll
from battlemat.games.xwing.combat.dice_changes import may_reroll, reroll, rerolls_left
from battlemat.games.xwing.ships import charges, damage
from battlemat.games.xwing.state import Ship, XMatch
from battlemat.games.xwing.table import devices
from battlemat.games.xwing.table.measures import at_range
from battlemat.games.xwing.table.objects import shape_of, ships_at
from battlemat.games.xwing.timing.moments import AFTER_ATTACKS, AFTER_DECLARES, AFTER_NEUTRALIZE, PHASE_STARTS


@triggered(
    "upgrade:clustermissiles",
    AFTER_ATTACKS,
    what=("clustermissiles",),
    when=lambda x: not x.attack.bonus,
    may=True,
    bonus_attack=True,
)
def cluster_missiles(m: XMatch, x: Use) -> Flow[None]:
    first = x.moment.other

    def near_first(other: str) -> bool:
        return other != first and at_range(shape_of(m.state, first), shape_of(m.state, other), 0, 1)

    yield from attack.bonus_attack(
        m, x.ship, using=lambda weapon: weapon.id == "clustermissiles", against=near_first, free_lock=True
    )


def around_defender(x: Use) -> list[Ship]:
    """The ships at range 0-1 of the defender, which is one of them."""
    defender = defending_ship(x)
    return [] if defender is None else list(ships_at(x.s, defender, 0, 1))


@triggered("upgrade:concussionmissiles", AFTER_NEUTRALIZE, what=("concussionmissiles",), when=hits)
def concussion_missiles(m: XMatch, x: Use) -> Flow[None]:
    damaged = [ship for ship in around_defender(x) if any(not card.faceup for card in ship.damage)]
    yield from one_by_one(m, x, damaged, lambda ship: expose_one(m, ship))


@triggered(
    "upgrade:diamondboronmissiles",
    AFTER_NEUTRALIZE,
    what=("diamondboronmissiles",),
    when=hits,
    able=lambda x: defending_ship(x) is not None,
    may=True,
    cost=payment.charge(),
)
def diamond_boron_missiles(m: XMatch, x: Use) -> Flow[None]:
    defender = defending_ship(x)
    assert defender is not None
    most = agility(m.state, defender)

    def effect(ship: Ship) -> Flow[None]:
        faces = yield from rolls.roll(m, ship, 1, "XW-ABL-15", x.card)
        yield from damage.suffer(m, ship, faces.count("hit"), faces.count("crit"), by=x.ship.id)

    yield from one_by_one(m, x, [ship for ship in around_defender(x) if agility(m.state, ship) <= most], effect)


@modifies(
    "upgrade:barragerockets",
    "attack",
    "attacker",
    when=lambda x: x.attack.weapon == "barragerockets" and bullseye(x),
)
def barrage_rockets(x: Use) -> Modification:
    return Custom(x.charges > 0 and bool(may_reroll(x.s, x.attack, "attack")), partial(barrage, x))


def barrage(x: Use, m: XMatch) -> Flow[None]:
    """A charge for each die."""
    able = may_reroll(x.s, x.attack, "attack")
    most = min(x.charges, len(able), rerolls_left(x.s, x.attack, "attack"))
    about = {"dice": "attack", "by": x.card}
    dice = [f"die-{number + 1}" for number in able]
    chosen = yield from choose(
        lambda: (
            None
            if m.state.players[x.ship.owner].out
            else PickSome(x.ship.owner, "reroll", "XW-ATK-46", dice, about, most=most)
        )
    )
    numbers = [int(die.removeprefix("die-")) - 1 for die in chosen or dice[:1]]
    charges.spend(m, x.ship, x.card, len(numbers))
    yield from reroll(m, x.attack, "attack", x.ship.owner, Reroll(len(numbers)), x.card, "XW-ATK-46", numbers)


@modifies(
    "upgrade:energyshellcharges",
    "attack",
    "attacker",
    when=lambda x: x.attack.weapon == "energyshellcharges",
    cost=payment.spend("calculate"),
)
def energy_shell_charges(x: Use) -> Modification:
    return Change(("focus",), "crit")


@action("upgrade:energyshellcharges", "reload", able=lambda x: charges.can_recover(x.ship, x.card))
def energy_shell_charges_reload(m: XMatch, x: Use) -> Flow[None]:
    yield from reload_card(m, x)


def reload_card(m: XMatch, x: Use) -> Flow[None]:
    """A charge for a disarm token, like the action (XW-ACT-109, XW-ACT-111)."""
    charges.recover(m, x.ship, x.card, 1, "XW-ACT-109")
    yield from payment.gain("disarm").pay(m, x)


@triggered(
    "upgrade:homingmissiles",
    AFTER_DECLARES,
    what=("homingmissiles",),
    able=lambda x: defending_ship(x) is not None,
)
def homing_missiles(m: XMatch, x: Use) -> Flow[None]:
    """The defender may take one damage and be done with it."""
    defender = defending_ship(x)
    assert defender is not None
    about = {"ship": defender.id, "card": x.card}
    if (yield from agrees(m, defender.owner, "take-hit", "XW-ABL-09", about)):
        x.attack.used.append(attack.TREATED_AS_HIT)
        yield from damage.suffer(m, defender, hits=1, by=x.ship.id)


SWARM_WAYS = ("launch:3-bank-left", "launch:3-straight", "launch:3-bank-right")


@triggered(
    "upgrade:discordmissiles",
    PHASE_STARTS,
    what=("engagement",),
    able=lambda x: bool(devices.placeable_from(x.s, x.ship, x.upgrade, SWARM_WAYS)),
    may=True,
    cost=payment.spend("calculate"),
)
def discord_missiles(m: XMatch, x: Use) -> Flow[None]:
    """Launching the swarm spends the charge."""
    yield from devices.place_from(m, x.ship, x.upgrade, SWARM_WAYS, "XW-DEV-08")

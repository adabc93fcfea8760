"""Teams of huge ships."""

from __future__ import annotations

from functools import partial

from battlemat.core.asking import pick
from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import Use, action, changes, modifies, triggered
from battlemat.games.xwing.abilities.effects import choose_ship
from battlemat.games.xwing.abilities.phrases import primary, weapon_type
from battlemat.games.xwing.asking import PASS
from battlemat.games.xwing.cards.content import DAMAGE_CARDS, HUGE_DAMAGE_CARDS, UPGRADES
from battlemat.games.xwing.cards.handling import flip
from battlemat.games.xwing.cards.sheet import side_of
from battlemat.games.xwing.combat import dice_changes
from battlemat.games.xwing.combat.dice import Change, Custom, Modification, Reroll
from battlemat.games.xwing.combat.targets import out_of_own_range
from battlemat.games.xwing.ships import actions, charges, damage, energy, locking, other_actions, tokens
from battlemat.games.xwing.state import Card, DamageCard, Ship, XMatch, ship_of
from battlemat.games.xwing.table.measures import at_range
from battlemat.games.xwing.table.objects import shape_of, ships_at
from battlemat.games.xwing.timing.listeners import cannot
from battlemat.games.xwing.timing.moments import (
    AFTER_ACTION,
    AFTER_COORDINATES,
    AFTER_DECLARES,
    BEFORE_ENGAGES,
    CAN,
    RANGE_SHIFT,
)

MORE_LOCKS = 2
MORE_SHIPS = 2
MORE_CHARGES = 3


# Damage Control Team --------------------------------------------------------------------------------------------------


def offline(x: Use) -> dict[str, Card]:
    """The offline upgrades of a ship that has energy for one of them."""
    return {f"upgrade:{card.id}": card for card in x.ship.upgrades if side_of(card).offline and _powered(x)}


def _powered(x: Use) -> bool:
    return energy.active(x.s, x.ship) > 0


@triggered("upgrade:damagecontrolteam", BEFORE_ENGAGES, able=lambda x: bool(offline(x)), may=True)
def damage_control_team(m: XMatch, x: Use) -> Flow[None]:
    """An energy for each offline card that is turned back; the first one was decided on."""
    about = {"ship": x.ship.id, "card": x.card}
    card = yield from pick(m, x.ship.owner, "online", "XW-HUG-28", lambda: list(offline(x)), about=about)
    while card is not None:
        energy.spend(m, x.ship)
        flip(m, x.ship, offline_by(x, card), "XW-HUG-28")
        card = yield from pick(m, x.ship.owner, "online", "XW-HUG-28", lambda: list(offline(x)), may=PASS, about=about)


def offline_by(x: Use, name: str) -> Card:
    return next(card for card in x.ship.upgrades if f"upgrade:{card.id}" == name)


def broken_parts(x: Use) -> list[str]:
    """The faceup ship damage cards that can be repaired, while there is energy for one."""
    cards = [card for card in x.ship.damage if card.faceup and _trait(card) == "ship" and _powered(x)]
    keys = [damage.card_key(card) for card in cards]
    return [key for key in keys if not cannot(x.s, x.ship, f"repair:{key}")]


def _trait(card: DamageCard) -> str:
    return (HUGE_DAMAGE_CARDS.get(card.kind) or DAMAGE_CARDS[card.kind]).trait


@action("upgrade:damagecontrolteam", able=lambda x: bool(broken_parts(x)))
def damage_control_team_repairs(m: XMatch, x: Use) -> Flow[None]:
    about = {"ship": x.ship.id, "card": x.card}
    key = yield from pick(m, x.ship.owner, "repair", "XW-DMG-32", lambda: broken_parts(x), about=about)
    while key is not None:
        energy.spend(m, x.ship)
        damage.repair_key(m, x.ship, key)
        key = yield from pick(m, x.ship.owner, "repair", "XW-DMG-32", lambda: broken_parts(x), may=PASS, about=about)


# Dice -----------------------------------------------------------------------------------------------------------------


@modifies(
    "upgrade:gunneryspecialists", "attack", "attacker", when=lambda x: primary(x) or weapon_type(x) == "hardpoint"
)
def gunnery_specialists(x: Use) -> Modification:
    able = _powered(x) and bool(dice_changes.may_reroll(x.s, x.attack, "attack"))
    return Custom(able, partial(reroll_for_energy, x))


def reroll_for_energy(x: Use, m: XMatch) -> Flow[None]:
    """As many dice as there is energy for, one each."""
    before = sum(die.rerolled for die in x.attack.attack_dice)
    most = Reroll(energy.active(x.s, x.ship))
    yield from dice_changes.reroll(m, x.attack, "attack", x.ship.owner, most, x.card, "XW-ATK-46")
    rerolled = sum(die.rerolled for die in x.attack.attack_dice) - before
    if rerolled:
        energy.spend(m, x.ship, rerolled)


@modifies("upgrade:igrmdroids", "attack", "attacker", when=lambda x: tokens.has(x.ship, "calculate"))
def ig_rm_droids(x: Use) -> Modification:
    return Change(("hit",), "crit")


@changes("upgrade:bombardmentspecialists", RANGE_SHIFT, when=lambda x: tokens.has(x.ship, "calculate"))
def bombardment_specialists(x: Use) -> int:
    return 1


@triggered("upgrade:bombardmentspecialists", AFTER_DECLARES, when=lambda x: out_of_own_range(x.s, x.ship, x.attack))
def bombardment_specialists_reckon(m: XMatch, x: Use) -> None:
    """The token pays for a shot that is too far away or too near for the weapon."""
    tokens.spend(m, x.ship, "calculate")


# Comms Team and Ordnance Team -----------------------------------------------------------------------------------------


def within_hail(x: Use) -> list[Ship]:
    """The friendly ships at range 0-1 of the one that was coordinated, while there is energy for one."""
    first = ship_of(x.s, x.moment.other)
    ships = [ship for ship in ships_at(x.s, first, 0, 1, "other friend") if ship is not x.ship]
    return [ship for ship in ships if _powered(x) and not cannot(x.s, ship, "coordinated")]


@triggered("upgrade:commsteam", AFTER_COORDINATES, able=lambda x: bool(within_hail(x)), may=True, limit="round")
def comms_team(m: XMatch, x: Use) -> Flow[None]:
    """Each of up to two more ships for an energy."""
    done: list[Ship] = []
    while len(done) < MORE_SHIPS:
        ship = yield from choose_ship(
            m, x, lambda: [one for one in within_hail(x) if one not in done], rule="XW-ACT-85", may=bool(done)
        )
        if ship is None:
            return
        done.append(ship)
        energy.spend(m, x.ship)
        yield from actions.coordinate_it(m, x.ship, ship)


def loads(x: Use) -> list[str]:
    """The torpedoes and missiles with room for another charge, while there is energy for one."""
    cards = [name for name in other_actions.reloadable(x.s, x.ship) if _powered(x)]
    return [name for name in cards if UPGRADES[name.removeprefix("upgrade:")].type in ("torpedo", "missile")]


@triggered("upgrade:ordnanceteam", AFTER_ACTION, what=("reload",), able=lambda x: bool(loads(x)), may=True)
def ordnance_team(m: XMatch, x: Use) -> Flow[None]:
    """A charge for an energy, up to three."""
    about = {"ship": x.ship.id, "card": x.card}
    for number in range(MORE_CHARGES):
        may = PASS if number else ""
        card = yield from pick(m, x.ship.owner, "reload", "XW-ACT-109", lambda: loads(x), may=may, about=about)
        if card is None:
            return
        energy.spend(m, x.ship)
        charges.recover(m, x.ship, card, 1, "XW-ACT-109")


@triggered(
    "upgrade:ordnanceteam",
    AFTER_ACTION,
    what=("reload",),
    able=lambda x: tokens.has(x.ship, "disarm"),
    may=True,
    cost=payment.energy_of_ship(),
)
def ordnance_team_is_ready(m: XMatch, x: Use) -> None:
    tokens.remove(m, x.ship, "disarm")


# Sensor Experts -------------------------------------------------------------------------------------------------------


@changes("upgrade:sensorexperts", CAN, what=("three-locks",))
def sensor_experts(x: Use) -> bool:
    return True


def beside_the_lock(x: Use) -> list[str]:
    """What else can be locked at range 0-1 of the object of the lock action, while there is energy for it."""
    first = locking.locked_by_action(x.ship)
    if not first or not _powered(x):
        return []
    around = [thing for thing in locking.lockable(x.s, x.ship, any_range=True) if thing not in x.ship.locks]
    middle = shape_of(x.s, first)
    near = [thing for thing in around if at_range(middle, shape_of(x.s, thing), 0, 1)]
    return locking.enemies_first(x.s, x.ship, near)


@triggered("upgrade:sensorexperts", AFTER_ACTION, what=("lock",), able=lambda x: bool(beside_the_lock(x)), may=True)
def sensor_experts_lock(m: XMatch, x: Use) -> Flow[None]:
    about = {"ship": x.ship.id, "card": x.card}
    for number in range(MORE_LOCKS):
        may = PASS if number else ""
        thing = yield from pick(
            m, x.ship.owner, "lock", "XW-ACT-50", lambda: beside_the_lock(x), may=may, about=about, forced=not number
        )
        if thing is None:
            return
        energy.spend(m, x.ship)
        yield from locking.acquire(m, x.ship, thing, any_range=True)

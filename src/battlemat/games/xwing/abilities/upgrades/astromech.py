"""Astromechs."""

from __future__ import annotations

from functools import partial

from battlemat.core.asking import pick
from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import Cost, Use, action, changes, modifies, triggered
from battlemat.games.xwing.abilities.effects import act, can_act, choose_dial, choose_ship, ease, faceup_cards
from battlemat.games.xwing.abilities.phrases import about_to_fly, defender_in, fully
from battlemat.games.xwing.cards import handling
from battlemat.games.xwing.cards.content import DAMAGE_CARDS
from battlemat.games.xwing.cards.sheet import sheet
from battlemat.games.xwing.combat import dice_changes
from battlemat.games.xwing.combat.dice import ALL, Change, Custom, Modification, Reroll
from battlemat.games.xwing.deeds import HEEDLESS, PLACED
from battlemat.games.xwing.flight.maneuver import BASIC, read
from battlemat.games.xwing.ships import actions, charges, damage, locking, tokens
from battlemat.games.xwing.state import DamageCard, XMatch, in_play, placed
from battlemat.games.xwing.table import devices
from battlemat.games.xwing.table.objects import is_in_arc, ships_at
from battlemat.games.xwing.timing.moments import (
    AFTER_ACTION,
    AFTER_MANEUVER,
    AFTER_REVEALS,
    BEFORE_ACTIVATES,
    BEFORE_ENGAGES,
    BEFORE_MANEUVER,
    CAN,
    DIFFICULTY,
    IGNORES_OBSTRUCTION,
    PHASE_STARTS,
)

# Around the maneuver --------------------------------------------------------------------------------------------------


def moves_before_blue(card: str, *names: str) -> None:
    @triggered(
        card,
        BEFORE_MANEUVER,
        when=lambda x: about_to_fly(x).difficulty == "blue",
        able=lambda x: actions.can_perform(x.s, x.ship, *names),
        may=True,
        cost=payment.charge(),
    )
    def perform(m: XMatch, x: Use) -> Flow[None]:
        yield from actions.granted(m, x.ship, *names, may=False)


moves_before_blue("upgrade:bb8", "barrelroll", "boost")
moves_before_blue("upgrade:bbastromech", "barrelroll")


@triggered(
    "upgrade:c110p",
    AFTER_MANEUVER,
    when=lambda x: not x.upgrade.back,
    able=lambda x: actions.can_perform(x.s, x.ship, "evade", colour="red", while_stressed=True),
    may=True,
    cost=payment.charge(),
)
def c1_10p(m: XMatch, x: Use) -> Flow[None]:
    yield from actions.granted(m, x.ship, "evade", colour="red", may=False, while_stressed=True)


@triggered(
    "upgrade:c110p", PHASE_STARTS, what=("end",), when=lambda x: not x.upgrade.back and not x.charges
)  # fmt: skip
def c1_10p_turns_erratic(m: XMatch, x: Use) -> None:
    handling.flip(m, x.ship, x.upgrade)


@triggered("upgrade:c110p", AFTER_MANEUVER, when=lambda x: x.upgrade.back)
def c1_10p_jams(m: XMatch, x: Use) -> Flow[None]:
    chosen = yield from choose_ship(m, x, lambda: ships_at(m.state, x.ship, 0, 1), rule="XW-ABL-08")
    if chosen is not None:
        yield from tokens.gain(m, chosen, "jam", by=x.ship.owner, source=x.ship.id)


def restores_a_shield(card: str) -> None:
    @triggered(
        card,
        AFTER_REVEALS,
        may=True,
        cost=payment.both(payment.charge(), payment.gain("disarm")),
        able=lambda x: x.ship.shields < sheet(x.s, x.ship).shields,
    )
    def restore(m: XMatch, x: Use) -> None:
        charges.recover_shields(m, x.ship)


restores_a_shield("upgrade:r2d2")
restores_a_shield("upgrade:r2astromech")


def speeds_beside(x: Use) -> list[str]:
    """The maneuvers of the revealed bearing, one speed up or down, as far as they are on the dial."""
    dial = sheet(x.s, x.ship).dial
    now = dial[x.ship.dial]
    return [m.id for m in dial.values() if m.bearing == now.bearing and abs(m.speed - now.speed) == 1]


@triggered("upgrade:r2a6", AFTER_REVEALS, able=lambda x: bool(speeds_beside(x)), may=True)
def r2_a6(m: XMatch, x: Use) -> Flow[None]:
    yield from choose_dial(m, x, speeds_beside(x))


@changes(
    "upgrade:r4astromech", DIFFICULTY, when=lambda x: read(x.what).speed in (1, 2) and read(x.what).bearing in BASIC
)
def r4_astromech(x: Use) -> int:
    return -1


@triggered(
    "upgrade:r4pastromech",
    BEFORE_MANEUVER,
    when=lambda x: read(x.ship.executing).bearing in BASIC,
    able=lambda x: about_to_fly(x).difficulty != "blue",
    may=True,
    cost=payment.charge(),
)
def r4_p_astromech(m: XMatch, x: Use) -> None:
    ease(x.ship)


@triggered(
    "upgrade:r4p17",
    AFTER_MANEUVER,
    when=lambda x: fully(x, "red"),
    able=lambda x: can_act(x.s, x.ship, while_stressed=True),
    may=True,
    cost=payment.charge(),
)
def r4_p17(m: XMatch, x: Use) -> Flow[None]:
    yield from act(m, x.ship, while_stressed=True)


def enemy_in_bullseye(x: Use) -> bool:
    return any(ship.owner != x.ship.owner and is_in_arc(x.s, x.ship, "bullseye", ship) for ship in in_play(x.s))


@triggered("upgrade:r4p44", AFTER_MANEUVER, when=lambda x: fully(x, "red") and enemy_in_bullseye(x))
def r4_p44(m: XMatch, x: Use) -> Flow[None]:
    yield from tokens.gain(m, x.ship, "calculate", by=x.ship.owner, source=x.ship.id)


def heedless(x: Use) -> str:
    """What is noted while obstacles are ignored until the end of a phase."""
    return HEEDLESS + x.s.phase


@triggered("upgrade:r5x3", BEFORE_ACTIVATES, may=True, cost=payment.charge())
@triggered("upgrade:r5x3", BEFORE_ENGAGES, may=True, cost=payment.charge())
def r5_x3(m: XMatch, x: Use) -> None:
    x.ship.did.append(heedless(x))


@changes(
    "upgrade:r5x3", CAN, what=("ignore-obstacles", "attack-from-obstacle"), when=lambda x: heedless(x) in x.ship.did
)
def r5_x3_ignores(x: Use) -> bool:
    return True


@changes("upgrade:r5x3", IGNORES_OBSTRUCTION, when=lambda x: heedless(x) in x.ship.did)
def r5_x3_sees_through(x: Use) -> tuple[str, ...]:
    return tuple(thing.id for thing in placed(x.s))


# Repairs --------------------------------------------------------------------------------------------------------------


def spendable(x: Use) -> list[str]:
    """The other upgrades that have a charge which does not come back by itself."""
    others = [card for card in charges.nonrecurring(x.ship) if card != x.card]
    return [card for card in others if charges.active(x.ship, charges.card_of(x.ship, card))]


def refillable(x: Use) -> list[str]:
    return [card for card in charges.nonrecurring(x.ship) if charges.can_recover(x.ship, card)]


def which_charge(m: XMatch, x: Use, found: list[str]) -> Flow[str]:
    chosen = yield from pick(m, x.ship.owner, "charge-of", "XW-CHG-10", found, about={"ship": x.ship.id})
    return chosen or found[0]


def pay_with_charge(m: XMatch, x: Use) -> Flow[None]:
    card = yield from which_charge(m, x, spendable(x))
    charges.spend(m, x.ship, card)


@action(
    "upgrade:chopper",
    able=lambda x: x.ship.shields < sheet(x.s, x.ship).shields,
    cost=Cost(lambda x: bool(spendable(x)), pay_with_charge),
)
def chopper(m: XMatch, x: Use) -> None:
    charges.recover_shields(m, x.ship)


@action("upgrade:chopper", "recharge", able=lambda x: bool(refillable(x)), cost=payment.shield(2))
def chopper_recharges(m: XMatch, x: Use) -> Flow[None]:
    card = yield from which_charge(m, x, refillable(x))
    charges.recover(m, x.ship, card)


def ship_cards(x: Use) -> list[DamageCard]:
    return [card for card in faceup_cards(x.ship) if DAMAGE_CARDS[card.kind].trait == "ship"]


def repairs(card: str) -> None:
    @action(card, able=lambda x: any(not down.faceup for down in x.ship.damage), cost=payment.charge())
    def facedown(m: XMatch, x: Use) -> Flow[None]:
        yield from damage.repair_one(m, x.ship, [down for down in x.ship.damage if not down.faceup])

    @action(card, "repair", able=lambda x: bool(ship_cards(x)))
    def faceup(m: XMatch, x: Use) -> Flow[None]:
        yield from damage.repair_one(m, x.ship, ship_cards(x))


repairs("upgrade:r5astromech")
repairs("upgrade:r5d8")


# Dice and locks -------------------------------------------------------------------------------------------------------


@modifies("upgrade:m9g8", "attack", "defender", of="any", when=lambda x: x.attack.attacker in x.ship.locks)
@modifies("upgrade:m9g8", "attack", "attacker", of="other friend", when=lambda x: x.attack.attacker in x.ship.locks)
def m9_g8(x: Use) -> Modification:
    return Reroll(1)


@modifies("upgrade:r2c4", "attack", "attacker", cost=payment.spend("evade"))
def r2_c4(x: Use) -> Modification:
    return Change(("focus",), "hit")


@modifies("upgrade:r2ha", "defense", "defender", cost=payment.lock_on_attacker())
def r2_ha(x: Use) -> Modification:
    return Reroll(ALL)


@changes("upgrade:r3astromech", CAN, what=("two-locks",))
def r3_astromech(x: Use) -> bool:
    return True


@triggered(
    "upgrade:r3astromech", AFTER_ACTION, what=("lock",), able=lambda x: bool(locking.lockable(x.s, x.ship)), may=True
)
def r3_astromech_locks(m: XMatch, x: Use) -> Flow[None]:
    yield from locking.lock(m, x.ship)


@modifies("upgrade:r5p8", "attack", "attacker", when=lambda x: defender_in(x, "front"), cost=payment.charge())
def r5_p8(x: Use) -> Modification:
    return Custom(bool(dice_changes.may_reroll(x.s, x.attack, "attack")), partial(dangerous_reroll, x))


def dangerous_reroll(x: Use, m: XMatch) -> Flow[None]:
    """If the new result is a crit, its own ship suffers one too."""
    before = [die.rerolled for die in x.attack.attack_dice]
    yield from dice_changes.reroll(m, x.attack, "attack", x.ship.owner, Reroll(1), x.card, "XW-ATK-46")
    fresh = [die for die, old in zip(x.attack.attack_dice, before, strict=True) if die.rerolled and not old]
    if any(die.face == "crit" for die in fresh):
        yield from damage.suffer(m, x.ship, crits=1)


@changes("upgrade:r5tk", CAN, what=("attack-friends",))
def r5_tk(x: Use) -> bool:
    return True


# Devices --------------------------------------------------------------------------------------------------------------


@triggered(
    "upgrade:genius",
    AFTER_MANEUVER,
    when=lambda x: fully(x) and PLACED not in x.ship.did,
    able=lambda x: bool(devices.placeable(x.s, x.ship, ("bomb",))),
    may=True,
)
def genius(m: XMatch, x: Use) -> Flow[None]:
    """XW-FAQ-75."""
    yield from devices.drop_one(m, x.ship, "XW-FAQ-75", ("bomb",))

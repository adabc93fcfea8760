"""Modifications."""

from __future__ import annotations

from battlemat.core.asking import pick
from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import Use, action, changes, instead, triggered
from battlemat.games.xwing.abilities.effects import as_red, choose_ship, lose_one, white_bar
from battlemat.games.xwing.abilities.phrases import (
    at_speed,
    fully,
    weapon_type,
)
from battlemat.games.xwing.cards.content import DAMAGE_CARDS, UPGRADES
from battlemat.games.xwing.combat import attack
from battlemat.games.xwing.combat.dice import faces_of
from battlemat.games.xwing.deeds import HURT_BY_OBSTACLE, PLATED, SLAMMED
from battlemat.games.xwing.ships import actions, charges, damage, locking, tokens
from battlemat.games.xwing.state import Ship, XMatch, device_of, in_play, ship_of
from battlemat.games.xwing.table import devices, obstacles
from battlemat.games.xwing.table.objects import range_to, ships_at
from battlemat.games.xwing.timing.moments import (
    AFTER_ACTION,
    AFTER_ATTACKS,
    AFTER_DAMAGE,
    AFTER_MANEUVER,
    AFTER_PLACES,
    DEFENSE_DICE,
    PHASE_STARTS,
    ROLLED_ATTACK,
    WOULD_BE_DEALT,
    WOULD_GAIN,
    WOULD_SUFFER,
)


@triggered(
    "upgrade:afterburners",
    AFTER_MANEUVER,
    when=lambda x: fully(x) and at_speed(x, 3, 5),
    able=lambda x: actions.can_perform(x.s, x.ship, "boost", while_stressed=True),
    cost=payment.charge(),
    may=True,
)
def afterburners(m: XMatch, x: Use) -> Flow[None]:
    yield from actions.granted(m, x.ship, "boost", may=False, while_stressed=True)


@triggered(
    "upgrade:advancedslam",
    AFTER_ACTION,
    what=("slam",),
    when=lambda x: SLAMMED in x.ship.did,
    able=lambda x: bool(actions.available(x.s, x.ship, as_red(white_bar(x.s, x.ship)))),
    may=True,
)
def advanced_slam(m: XMatch, x: Use) -> Flow[None]:
    yield from actions.perform(m, x.ship, as_red(white_bar(m.state, x.ship)), may=False, rule="XW-ACT-24")


@changes("upgrade:stealthdevice", DEFENSE_DICE, when=lambda x: x.charges > 0)
def stealth_device(x: Use) -> int:
    """XW-FAQ-16."""
    return 1


@triggered("upgrade:stealthdevice", AFTER_DAMAGE)
def stealth_device_fails(m: XMatch, x: Use) -> None:
    charges.lose(m, x.ship, x.card)


@instead(
    "upgrade:staticdischargevanes",
    WOULD_GAIN,
    what=("ion", "jam"),
    when=lambda x: not tokens.stressed(x.ship) and any(ships_at(x.s, x.ship, 0, 1, "other")),
    may=True,
)
def static_discharge_vanes(m: XMatch, x: Use) -> Flow[bool]:
    """XW-FAQ-06, XW-FAQ-07."""
    chosen = yield from choose_ship(m, x, lambda: ships_at(m.state, x.ship, 0, 1, "other"), rule="XW-FAQ-06")
    if chosen is None:
        return False
    yield from tokens.gain(m, x.ship, "stress", rule="XW-FAQ-06")
    yield from tokens.gain(m, chosen, x.what, by=x.ship.owner, source=x.ship.id, rule="XW-FAQ-06")
    return True


@triggered(
    "upgrade:electronicbaffle",
    PHASE_STARTS,
    what=("end",),
    able=lambda x: bool(tokens.on(x.s, x.ship, tokens.RED)),
    may=True,
    cost=payment.suffer(hits=1),
)
def electronic_baffle(m: XMatch, x: Use) -> Flow[None]:
    yield from lose_one(m, x, tokens.RED)


@instead(
    "upgrade:imperviumplating",
    WOULD_BE_DEALT,
    when=lambda x: DAMAGE_CARDS[x.what].trait == "ship",
    may=True,
    cost=payment.charge(),
)
def impervium_plating(m: XMatch, x: Use) -> None:
    """The card on top of the deck is discarded instead."""
    owner = m.state.players[x.ship.owner]
    owner.discard.append(owner.deck.pop())


@triggered(
    "upgrade:munitionsfailsafe",
    ROLLED_ATTACK,
    when=lambda x: weapon_type(x) in ("torpedo", "missile"),
    able=lambda x: charges.can_recover(x.ship, f"upgrade:{x.attack.weapon}"),
    may=True,
)
def munitions_failsafe(m: XMatch, x: Use) -> None:
    for face in faces_of(x.attack.attack_dice):
        attack.cancel(m, x.attack, face)
    charges.recover(m, x.ship, f"upgrade:{x.attack.weapon}")


def has_console(ship: Ship) -> bool:
    return any(card.id == "synchronizedconsole" for card in ship.upgrades)


def linked_friends(x: Use) -> list[Ship]:
    """Friendly ships at range 1, or at range 1-3 with a console of their own, that can lock the defender."""
    friends = [ship for ship in in_play(x.s) if ship.owner == x.ship.owner and ship is not x.ship]
    near = [ship for ship in friends if 1 <= range_to(x.s, x.ship, ship) <= (3 if has_console(ship) else 1)]
    return [ship for ship in near if locking.can_lock(x.s, ship, x.moment.other)]


@triggered(
    "upgrade:synchronizedconsole",
    AFTER_ATTACKS,
    able=lambda x: tokens.may_spend_lock(x.s, x.ship, x.moment.other) and bool(linked_friends(x)),
    may=True,
)
def synchronized_console(m: XMatch, x: Use) -> Flow[None]:
    chosen = yield from choose_ship(m, x, lambda: linked_friends(x))
    if chosen is not None:
        tokens.spend_lock(m, x.ship, x.moment.other)
        yield from locking.acquire(m, chosen, x.moment.other)


@changes(
    "upgrade:tacticalscrambler",
    DEFENSE_DICE,
    of="any",
    when=lambda x: x.ship.id in x.attack.obstructed and ship_of(x.s, x.attack.attacker).owner != x.ship.owner,
)
def tactical_scrambler(x: Use) -> int:
    return 1


@triggered(
    "upgrade:delayedfuses",
    AFTER_PLACES,
    when=lambda x: devices.record_of(x.what).type in devices.PAYLOAD,
    able=lambda x: any(thing.id == x.moment.other for thing in x.s.devices),
    may=True,
)
def delayed_fuses(m: XMatch, x: Use) -> None:
    devices.fuse(m, device_of(m.state, x.moment.other))


def astromechs(x: Use) -> list[str]:
    """The astromechs that can recover a charge."""
    cards = [f"upgrade:{card.id}" for card in x.ship.upgrades if UPGRADES[card.id].type == "astromech"]
    return [card for card in cards if charges.can_recover(x.ship, card)]


@action("upgrade:sparepartscanisters", "recharge", able=lambda x: bool(astromechs(x)), cost=payment.charge())
def spare_parts_canisters(m: XMatch, x: Use) -> Flow[None]:
    ids = astromechs(x)
    chosen = yield from pick(m, x.ship.owner, "charge-of", "XW-CHG-10", ids, about={"ship": x.ship.id})
    charges.recover(m, x.ship, chosen or ids[0])


@action("upgrade:sparepartscanisters", cost=payment.charge())
def spare_parts_canisters_drop(m: XMatch, x: Use) -> Flow[bool]:
    """The parts are a debris cloud right behind the ship, and a better target than the ship (XW-OBS-40)."""
    if not (yield from obstacles.drop(m, x.ship, "spareparts")):
        return False
    for ship in tokens.locks_on(m.state, x.ship.id):
        tokens.break_lock(m, ship, x.ship.id)
    return True


def scraped_or_shaken(x: Use) -> bool:
    """Damage from an obstacle or from a friendly bomb."""
    if PLATED in x.ship.did:
        return False
    if HURT_BY_OBSTACLE in x.ship.did:
        return True
    bombs = [thing for thing in x.s.devices if thing.id == x.moment.other and thing.owner == x.ship.owner]
    return any(devices.record_of(thing.kind).type == "bomb" for thing in bombs)


@instead("upgrade:ablativeplating", WOULD_SUFFER, when=scraped_or_shaken, may=True, cost=payment.charge())
def ablative_plating(m: XMatch, x: Use) -> Flow[None]:
    """One damage less of this kind; the rest is suffered."""
    rest = x.moment.amount - 1
    hits, crits = (rest, 0) if x.what == "hit" else (0, rest)
    x.ship.did.append(PLATED)
    yield from damage.suffer(m, x.ship, hits, crits, by=x.moment.other)
    x.ship.did.remove(PLATED)

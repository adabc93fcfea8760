"""The house damage deck of huge ships: 16 kinds, each with a basic and a precision shot effect (XW-HUG-32)."""

from __future__ import annotations

from battlemat.core.asking import pick
from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities.damage_cards import this_card
from battlemat.games.xwing.abilities.declare import Use, action, changes, triggered
from battlemat.games.xwing.abilities.effects import choose_token, expose_one
from battlemat.games.xwing.abilities.phrases import at_speed, banks, primary
from battlemat.games.xwing.asking import PASS, pick_ship
from battlemat.games.xwing.cards.handling import flip
from battlemat.games.xwing.cards.records import Turret
from battlemat.games.xwing.cards.sheet import sheet, side_of
from battlemat.games.xwing.combat import rolls
from battlemat.games.xwing.ships import damage, energy, tokens
from battlemat.games.xwing.ships.turrets import turn_to
from battlemat.games.xwing.state import Card, Lasting, XMatch, aboard, huge_of, ship_of
from battlemat.games.xwing.table.measures import STANDARD_ARCS
from battlemat.games.xwing.timing.listeners import cannot
from battlemat.games.xwing.timing.moments import (
    AFTER_ACTION,
    AFTER_DAMAGE_NOW,
    AFTER_FACEUP,
    ATTACK_DICE,
    BEFORE_ENGAGES,
    CANNOT,
    DIFFICULTY,
    ENERGY_RECOVERY,
    MOST_REROLLS,
    PRECISION_SHOT,
    SHIELD_RECOVERY,
)

BASIC, PRECISE = "XW-HUG-32", "XW-HUG-33"
NOTHING = -99
"""Added to what a ship recovers: it recovers nothing."""


def attackers_player(x: Use) -> int:
    """Whoever makes the choices of a precision shot."""
    return ship_of(x.s, x.attack.attacker).owner


def repair_action(card: str) -> None:
    """The header "Action: repair this card", where nothing keeps it from being repaired."""

    @action(card, "repair", able=lambda x: not cannot(x.s, x.ship, f"repair:{x.card}"))
    def repair(m: XMatch, x: Use) -> None:
        damage.repair_key(m, x.ship, x.card, BASIC)


for kind in (
    "deckfire",
    "shieldgeneratorhit",
    "reactorsurge",
    "enginedamage",
    "hardpointhit",
    "thrusterdamage",
    "fuellineleak",
    "mainbatterydamage",
    "turretringseized",
    "sensorsdown",
    "warpedplating",
    "hangarbreach",
    "bridgehit",
    "gunnersstunned",
    "damagecontrollost",
):
    repair_action(f"damage:{kind}")


# Hull and decks -------------------------------------------------------------------------------------------------------


@triggered("damage:hullrupture", PRECISION_SHOT, when=this_card)
@triggered("damage:fuellineleak", PRECISION_SHOT, when=this_card)
def deeper(m: XMatch, x: Use) -> Flow[None]:
    yield from damage.suffer(m, x.ship, hits=1, rule=PRECISE)


@triggered("damage:hullrupture", AFTER_FACEUP, when=this_card)
def hull_rupture(m: XMatch, x: Use) -> Flow[None]:
    yield from damage.suffer(m, x.ship, hits=1, rule=BASIC)
    damage.repair_key(m, x.ship, x.card, BASIC)


@triggered("damage:deckfire", PRECISION_SHOT, when=this_card)
def deck_fire_breaks_out(m: XMatch, x: Use) -> Flow[None]:
    if (yield from rolls.roll(m, x.ship, 1, PRECISE, x.card))[0] in ("hit", "crit"):
        yield from damage.suffer(m, x.ship, hits=1, rule=PRECISE)


@triggered("damage:deckfire", BEFORE_ENGAGES)
def deck_fire(m: XMatch, x: Use) -> Flow[None]:
    if (yield from rolls.roll(m, x.ship, 1, BASIC, x.card))[0] == "hit":
        yield from damage.suffer(m, x.ship, hits=1, rule=BASIC)


def another_card(x: Use) -> bool:
    """Not the damage that dealt this very card."""
    return x.card != f"damage:fuellineleak#{x.moment.amount}"


@triggered("damage:fuellineleak", AFTER_DAMAGE_NOW, what=("crit",), when=another_card)
def fuel_line_leak(m: XMatch, x: Use) -> Flow[None]:
    yield from damage.suffer(m, x.ship, hits=1, rule=BASIC)
    damage.repair_key(m, x.ship, x.card, BASIC)


@triggered("damage:warpedplating", PRECISION_SHOT, when=this_card)
def plating_gives_way(m: XMatch, x: Use) -> Flow[None]:
    found = tokens.green(x.ship)
    if found:
        token = yield from choose_token(m, attackers_player(x), x.ship, found, PRECISE)
        tokens.remove(m, x.ship, token, rule=PRECISE)


@changes("damage:warpedplating", CANNOT, what=("reinforced",))
def warped_plating(x: Use) -> bool:
    return True


# Shields, energy, engines ---------------------------------------------------------------------------------------------


@triggered("damage:shieldgeneratorhit", PRECISION_SHOT, when=this_card)
def shield_generator_fails(m: XMatch, x: Use) -> None:
    m.state.lasting.append(Lasting(SHIELD_RECOVERY, x.ship.id, NOTHING, "round", x.card))


@changes("damage:shieldgeneratorhit", SHIELD_RECOVERY)
@changes("damage:reactorsurge", ENERGY_RECOVERY)
def one_fewer(x: Use) -> int:
    return -1


@triggered("damage:reactorsurge", PRECISION_SHOT, when=this_card)
def reactor_loses_energy(m: XMatch, x: Use) -> None:
    energy.lose(m, x.ship, 2, PRECISE)


@triggered("damage:enginedamage", PRECISION_SHOT, when=this_card)
def engines_are_ionized(m: XMatch, x: Use) -> Flow[None]:
    yield from tokens.gain(m, x.ship, "ion", rule=PRECISE)


@changes("damage:enginedamage", DIFFICULTY, when=lambda x: at_speed(x, 3, 5))
@changes("damage:thrusterdamage", DIFFICULTY, when=banks)
def harder_to_fly(x: Use) -> int:
    return 1


@triggered("damage:thrusterdamage", PRECISION_SHOT, when=this_card)
def thrusters_fail(m: XMatch, x: Use) -> Flow[None]:
    yield from tokens.gain(m, x.ship, "stress", rule=PRECISE)


# Weapons --------------------------------------------------------------------------------------------------------------


@triggered("damage:hardpointhit", PRECISION_SHOT, when=this_card)
def hardpoint_goes_offline(m: XMatch, x: Use) -> Flow[None]:
    """A hardpoint of the attacker's choice."""
    found = {f"upgrade:{card.id}": card for card in hardpoints(x)}
    about = {"ship": x.ship.id, "card": x.card}
    chosen = yield from pick(m, attackers_player(x), "hardpoint", PRECISE, list(found), about=about)
    if chosen is not None:
        flip(m, x.ship, found[chosen], PRECISE)


def hardpoints(x: Use) -> list[Card]:
    """The hardpoint upgrades that still work: those with an offline side that is not up."""
    return [card for card in x.ship.upgrades if not card.back and side_of(Card(card.id, back=True)).offline]


@changes("damage:hardpointhit", ATTACK_DICE, when=lambda x: x.attack.bonus)
@changes("damage:mainbatterydamage", ATTACK_DICE, when=primary)
def one_die_fewer(x: Use) -> int:
    return -1


@triggered("damage:mainbatterydamage", PRECISION_SHOT, when=this_card)
def main_battery_is_jammed(m: XMatch, x: Use) -> Flow[None]:
    yield from tokens.gain(m, x.ship, "jam", by=attackers_player(x), source=x.attack.attacker, rule=PRECISE)


@triggered("damage:turretringseized", PRECISION_SHOT, when=this_card)
def turret_is_knocked_about(m: XMatch, x: Use) -> Flow[None]:
    huge = huge_of(x.s, x.ship)
    ways = [
        f"{weapon}:{arc}"
        for weapon, kind in sheet(x.s, x.ship).turrets
        for arc in _arcs(kind)
        if huge is not None and huge.turrets.get(weapon, arc) != arc
    ]
    about = {"ship": x.ship.id, "card": x.card}
    way = yield from pick(m, attackers_player(x), "rotate-turret", PRECISE, ways, may=PASS, about=about)
    if way is not None and huge is not None:
        turn_to(m, x.ship, huge, way, PRECISE)


def _arcs(kind: Turret) -> tuple[str, ...]:
    return ("front", "left") if kind == "double_turret" else STANDARD_ARCS


@changes("damage:turretringseized", CANNOT, what=("action:rotatearc", *(f"rotate:{arc}" for arc in STANDARD_ARCS)))
def turret_ring_seized(x: Use) -> bool:
    return True


@triggered("damage:gunnersstunned", PRECISION_SHOT, when=this_card)
def gunners_are_strained(m: XMatch, x: Use) -> Flow[None]:
    yield from tokens.gain(m, x.ship, "strain", rule=PRECISE)


@changes("damage:gunnersstunned", MOST_REROLLS)
def gunners_stunned(x: Use) -> int:
    return 0


# The bridge and the hangar --------------------------------------------------------------------------------------------


@triggered("damage:sensorsdown", PRECISION_SHOT, when=this_card)
def locks_are_lost(m: XMatch, x: Use) -> None:
    for thing in list(x.ship.locks):
        tokens.break_lock(m, x.ship, thing, rule=PRECISE)


@changes("damage:sensorsdown", CANNOT, what=("action:lock", "action:jam", "action:coordinate"))
def sensors_down(x: Use) -> bool:
    return True


@triggered("damage:hangarbreach", PRECISION_SHOT, when=this_card)
def hangar_burns(m: XMatch, x: Use) -> Flow[None]:
    about = {"card": x.card}
    ship = yield from pick_ship(m, attackers_player(x), PRECISE, lambda: aboard(x.s, x.ship), about=about)
    if ship is not None:
        yield from damage.suffer(m, ship, crits=1, rule=PRECISE)


def carried(x: Use) -> bool:
    """The ship in question is docked with yours."""
    return x.about is not None and x.about.carrier == x.ship.id


@changes("damage:hangarbreach", CANNOT, what=("carry",))
@changes("damage:hangarbreach", CANNOT, what=("deploy",), of="friend", when=carried)
def hangar_breach(x: Use) -> bool:
    return True


@triggered("damage:bridgehit", PRECISION_SHOT, when=this_card)
def bridge_in_confusion(m: XMatch, x: Use) -> Flow[None]:
    yield from tokens.gain(m, x.ship, "stress", 2, rule=PRECISE)


@triggered("damage:bridgehit", AFTER_ACTION)
def bridge_hit(m: XMatch, x: Use) -> Flow[None]:
    if (yield from rolls.roll(m, x.ship, 1, BASIC, x.card))[0] in ("hit", "crit"):
        yield from tokens.gain(m, x.ship, "stress", rule=BASIC)


@triggered("damage:damagecontrollost", PRECISION_SHOT, when=this_card)
def damage_comes_to_light(m: XMatch, x: Use) -> Flow[None]:
    yield from expose_one(m, x.ship)


@changes("damage:damagecontrollost", CANNOT, when=lambda x: x.what.startswith("repair:"))
def damage_control_lost(x: Use) -> bool:
    return x.what != f"repair:{x.card}"

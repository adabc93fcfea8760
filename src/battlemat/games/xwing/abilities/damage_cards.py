"""The fourteen damage cards (XW-DMG-38 to XW-DMG-51)."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities.declare import Use, action, changes, instead, triggered
from battlemat.games.xwing.combat import rolls
from battlemat.games.xwing.flight.maneuver import ION_MANEUVER, MET_OBSTACLE, read
from battlemat.games.xwing.ships import damage, tokens
from battlemat.games.xwing.state import XMatch
from battlemat.games.xwing.timing.moments import (
    AFTER_ACTION,
    AFTER_DAMAGE_NOW,
    AFTER_FACEUP,
    AFTER_MANEUVER,
    ATTACK_DICE,
    BEFORE_ENGAGES,
    CANNOT,
    DEFENSE_DICE,
    DIFFICULTY,
    WOULD_SUFFER,
)


def this_card(x: Use) -> bool:
    """Whether it is this very card that was turned faceup."""
    return x.moment.other == x.card


def repair_action(card: str) -> None:
    """Many damage cards have "Action: repair this card"."""

    @action(card, "repair")
    def repair(m: XMatch, x: Use) -> None:
        damage.repair_key(m, x.ship, x.card)


for kind in (
    "blindedpilot",
    "woundedpilot",
    "consolefire",
    "weaponsfailure",
    "hullbreach",
    "damagedsensorarray",
    "loosestabilizer",
    "fuelleak",
):
    repair_action(f"damage:{kind}")


@triggered("damage:panickedpilot", AFTER_FACEUP, when=this_card)
def panicked_pilot(m: XMatch, x: Use) -> Flow[None]:
    yield from tokens.gain(m, x.ship, "stress", 2, rule="XW-DMG-38")
    damage.repair_key(m, x.ship, x.card, "XW-DMG-38")


@changes("damage:blindedpilot", CANNOT, what=("modify-attack-dice",))
def blinded_pilot(x: Use) -> bool:
    return True


@triggered("damage:woundedpilot", AFTER_ACTION)
def wounded_pilot(m: XMatch, x: Use) -> Flow[None]:
    if (yield from rolls.roll(m, x.ship, 1, "XW-DMG-40", x.card))[0] in ("hit", "crit"):
        yield from tokens.gain(m, x.ship, "stress", rule="XW-DMG-40")


@triggered("damage:stunnedpilot", AFTER_MANEUVER, when=lambda x: MET_OBSTACLE in x.ship.flight)
def stunned_pilot(m: XMatch, x: Use) -> Flow[None]:
    yield from damage.suffer(m, x.ship, hits=1, rule="XW-DMG-41")


@triggered("damage:consolefire", BEFORE_ENGAGES)
def console_fire(m: XMatch, x: Use) -> Flow[None]:
    if (yield from rolls.roll(m, x.ship, 1, "XW-DMG-42", x.card))[0] == "hit":
        yield from damage.suffer(m, x.ship, hits=1, rule="XW-DMG-42")


@changes("damage:damagedengine", DIFFICULTY, when=lambda x: read(x.what).bearing in ("turn_left", "turn_right"))
def damaged_engine(x: Use) -> int:
    return 1


@changes("damage:weaponsfailure", ATTACK_DICE)
def weapons_failure(x: Use) -> int:
    return -1


@instead("damage:hullbreach", WOULD_SUFFER, what=("hit",))
def hull_breach(m: XMatch, x: Use) -> Flow[bool]:
    yield from damage.suffer(m, x.ship, crits=x.moment.amount, by=x.moment.other, rule="XW-DMG-45")
    return True


@changes("damage:structuraldamage", DEFENSE_DICE)
def structural_damage(x: Use) -> int:
    return -1


@changes("damage:damagedsensorarray", CANNOT, when=lambda x: x.what.startswith("action:"))
def damaged_sensor_array(x: Use) -> bool:
    return x.what not in ("action:focus", "action:damage")


@triggered("damage:loosestabilizer", AFTER_MANEUVER, when=lambda x: read(x.what).bearing != "straight")
def loose_stabilizer(m: XMatch, x: Use) -> Flow[None]:
    yield from damage.suffer(m, x.ship, hits=1, rule="XW-DMG-48")
    damage.repair_key(m, x.ship, x.card, "XW-DMG-48")


@triggered("damage:disabledpowerregulator", BEFORE_ENGAGES)
def disabled_power_regulator(m: XMatch, x: Use) -> Flow[None]:
    yield from tokens.gain(m, x.ship, "ion", rule="XW-DMG-49")


@triggered("damage:disabledpowerregulator", AFTER_MANEUVER, when=lambda x: ION_MANEUVER in x.ship.flight)
def power_is_back(m: XMatch, x: Use) -> None:
    damage.repair_key(m, x.ship, x.card, "XW-DMG-49")


def another_card(x: Use) -> bool:
    """Not the damage that dealt this very card."""
    return x.card != f"damage:fuelleak#{x.moment.amount}"


@triggered("damage:fuelleak", AFTER_DAMAGE_NOW, what=("crit",), when=another_card)
def fuel_leak(m: XMatch, x: Use) -> Flow[None]:
    yield from damage.suffer(m, x.ship, hits=1, rule="XW-DMG-50")
    damage.repair_key(m, x.ship, x.card, "XW-DMG-50")


@triggered("damage:directhit", AFTER_FACEUP, when=this_card)
def direct_hit(m: XMatch, x: Use) -> Flow[None]:
    yield from damage.suffer(m, x.ship, hits=1, rule="XW-DMG-51")
    damage.repair_key(m, x.ship, x.card, "XW-DMG-51")

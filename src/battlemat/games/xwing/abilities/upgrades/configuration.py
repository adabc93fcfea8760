"""Configurations."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities.declare import Use, changes, modifies, triggered
from battlemat.games.xwing.abilities.effects import choose_turn
from battlemat.games.xwing.abilities.phrases import bullseye, primary, weapon_type, you_attack
from battlemat.games.xwing.cards import handling
from battlemat.games.xwing.combat.dice import Add, Modification
from battlemat.games.xwing.deeds import SKIPS_MANEUVER
from battlemat.games.xwing.flight import moves
from battlemat.games.xwing.ships import tokens
from battlemat.games.xwing.state import XMatch, in_play, obstacle_of
from battlemat.games.xwing.table import obstacles
from battlemat.games.xwing.table.objects import base_of, obstacle_shape
from battlemat.games.xwing.timing.moments import (
    AFTER_MANEUVER,
    AFTER_REVEALS,
    ATTACK_DICE,
    BEFORE_ACTIVATES,
    BEFORE_DIFFICULTY,
    CAN,
    CANNOT,
    DEFENSE_DICE,
    IGNORES_OBSTRUCTION,
    MOST_ATTACK_DICE,
)
from battlemat.geometry import touches


def may_be_flipped(card: str) -> None:
    """Before its ship activates."""

    @triggered(card, BEFORE_ACTIVATES, may=True)
    def flip(m: XMatch, x: Use) -> None:
        handling.flip(m, x.ship, x.upgrade)


for name in ("integratedsfoils", "pivotwing", "servomotorsfoils"):
    may_be_flipped(f"upgrade:{name}")


@changes("upgrade:servomotorsfoils", ATTACK_DICE, when=lambda x: primary(x) and not x.upgrade.back)
def servomotor_s_foils_closed(x: Use) -> int:
    return -1


@changes(
    "upgrade:integratedsfoils", ATTACK_DICE, when=lambda x: primary(x) and not x.upgrade.back and not bullseye(x)
)  # fmt: skip
def integrated_s_foils_closed(x: Use) -> int:
    return -1


@modifies(
    "upgrade:calibratedlasertargeting", "attack", "attacker", when=lambda x: primary(x) and bullseye(x), may=False
)  # fmt: skip
def calibrated_laser_targeting(x: Use) -> Modification:
    return Add("focus")


@changes("upgrade:pivotwing", DEFENSE_DICE, when=lambda x: not x.upgrade.back)
def pivot_wing_open(x: Use) -> int:
    return -1


@triggered("upgrade:pivotwing", AFTER_MANEUVER, what=("0-stationary",), when=lambda x: not x.upgrade.back, may=True)
def pivot_wing_pivots(m: XMatch, x: Use) -> Flow[None]:
    yield from choose_turn(m, x.ship.owner, x.ship, (*moves.QUARTERS, "turn:180"))


# Struts ---------------------------------------------------------------------------------------------------------------

LANDED = "landed"
"""Noted in the flight of a ship that sat down on an obstacle."""


def perches(x: Use) -> list[str]:
    """The asteroids and debris clouds its ship stands on."""
    return [thing for thing in obstacles.at_range_0(x.s, x.ship) if obstacles.kind_of(x.s, thing) != "gas_cloud"]


def room_for_one_more(x: Use) -> bool:
    """An obstacle with at most one other friendly ship on it."""
    friends = [ship for ship in in_play(x.s) if ship.owner == x.ship.owner and ship is not x.ship]
    shapes = [obstacle_shape(obstacle_of(x.s, thing)) for thing in perches(x)]
    return any(sum(touches(shape, base_of(x.s, ship)) for ship in friends) <= 1 for shape in shapes)


def struts(card: str) -> None:
    """Closed: sit down on an obstacle. Open: at home there, turn on the spot, take off."""

    @triggered(card, BEFORE_DIFFICULTY, when=lambda x: not x.upgrade.back and room_for_one_more(x), may=True)
    def land(m: XMatch, x: Use) -> None:
        x.ship.flight.append(LANDED)
        handling.flip(m, x.ship, x.upgrade)

    @changes(card, CAN, what=("ignore-obstacles", "attack-from-obstacle"), when=lambda x: x.upgrade.back)
    def at_home(x: Use) -> bool:
        return True

    @changes(card, IGNORES_OBSTRUCTION, when=lambda x: x.upgrade.back)
    def sees_past_its_perch(x: Use) -> tuple[str, ...]:
        return tuple(obstacles.at_range_0(x.s, x.ship))

    @triggered(
        card,
        AFTER_REVEALS,
        when=lambda x: x.upgrade.back and x.what != "2-straight" and bool(perches(x)),
    )
    def stay(m: XMatch, x: Use) -> None:
        x.ship.did.append(SKIPS_MANEUVER)
        tokens.remove(m, x.ship, "stress")
        if x.what.endswith(("-left", "-right")):
            moves.turn(m, x.ship, -90 if x.what.endswith("-left") else 90)

    @triggered(card, AFTER_MANEUVER, when=lambda x: x.upgrade.back and LANDED not in x.ship.flight)
    def take_off(m: XMatch, x: Use) -> None:
        handling.flip(m, x.ship, x.upgrade)


struts("upgrade:grapplingstruts")
struts("upgrade:landingstruts")


# Weapons of a disarmed ship -------------------------------------------------------------------------------------------


@changes("upgrade:os1arsenalloadout", CAN, what=("attack-locked-disarmed:torpedo", "attack-locked-disarmed:missile"))
def os_1_arsenal_loadout(x: Use) -> bool:
    return True


@changes(
    "upgrade:os1arsenalloadout",
    CANNOT,
    what=("spend:lock",),
    when=lambda x: bool(x.s.attacks) and you_attack(x) and tokens.disarmed(x.ship),
)
def os_1_keeps_the_lock(x: Use) -> bool:
    return True


@changes("upgrade:xg1assaultconfiguration", CAN, what=("attack-disarmed:cannon",))
def xg_1_assault_configuration(x: Use) -> bool:
    return True


@changes(
    "upgrade:xg1assaultconfiguration",
    MOST_ATTACK_DICE,
    when=lambda x: weapon_type(x) == "cannon" and tokens.disarmed(x.ship),
)
def xg_1_holds_back(x: Use) -> int:
    return 3

"""Telling which standing abilities made the difference, at the moments when they do.

Abilities that are used leave a trace of their own; those that change a number are among its terms. A permission, a
prohibition or a template is noticed only where it counts: each function here is called at such a moment.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from battlemat.games.xwing.cards.content import UPGRADES
from battlemat.games.xwing.cards.sheet import Action, Weapon, sheet
from battlemat.games.xwing.ships import tokens
from battlemat.games.xwing.state import IN_PLAY, Attack, Ship, XMatch, find_ship
from battlemat.games.xwing.table import obstacles, placing
from battlemat.games.xwing.table.objects import base_of, range_to, size_of
from battlemat.games.xwing.timing.listeners import cannot_now, credit, listeners, matching, worked
from battlemat.games.xwing.timing.moments import (
    ACTION_COLOUR,
    BOOST_TEMPLATES,
    CAN,
    CANNOT,
    DECLOAK_TEMPLATES,
    DEVICE_WAYS,
    DOCKS,
    EXTRA_ACTIONS,
    EXTRA_WEAPONS,
    ROLL_TEMPLATES,
    STARTS,
    WEAPON_ARC,
    WEAPON_RANGE,
    Moment,
)

TEMPLATES: Final = {"boost": BOOST_TEMPLATES, "barrelroll": ROLL_TEMPLATES, "decloak": DECLOAK_TEMPLATES}


def moved(m: XMatch, ship: Ship, kind: str, way: str, met: bool) -> None:
    """Tell which cards gave the template, or the leave to move through obstacles."""
    credit(m, TEMPLATES[kind], ship, "", lambda given: way.removeprefix("roll-") in given)
    if met:
        credit(m, CAN, ship, "move-through-obstacles")
    if kind == "boost":
        credit(m, CAN, ship, "boost-partially")


def ignored(m: XMatch, ship: Ship, met: Sequence[str]) -> None:
    """Tell which cards let a ship ignore what it met."""
    for thing in met:
        for way in obstacles.ways_to_ignore(m.state, thing):
            credit(m, CAN, ship, way)


def performed(m: XMatch, ship: Ship, action: Action) -> None:
    """Tell which cards gave the action, its colour or the leave to perform it."""
    for printed in ("white", "red", "purple") if listeners(m.state, ACTION_COLOUR) else ():
        credit(m, ACTION_COLOUR, ship, f"{printed}:{action.name}", lambda colour: colour == action.colour)
    credit(m, EXTRA_ACTIONS, ship, "", lambda extra: any(one.name == action.name for one in extra))
    if tokens.stressed(ship):
        credit(m, CAN, ship, "act-while-stressed")
        credit(m, CAN, ship, "act-while-stressed-in-step")
        credit(m, CAN, ship, f"act-while-stressed:{action.name}")


def barred_action(m: XMatch, ship: Ship, kinds: Sequence[str]) -> None:
    """Tell which card forbids an action that would be offered."""
    if listeners(m.state, CANNOT):
        for kind in kinds:
            if cannot_now(m, ship, f"action:{kind}"):
                return


def declared(m: XMatch, attack: Attack, ship: Ship, weapon: Weapon) -> None:
    """Tell which cards gave the weapon or its arc, or made this attack possible."""
    credit(
        m, EXTRA_WEAPONS, ship, "", lambda given: any(one.id == weapon.id and one.arc == weapon.arc for one in given)
    )
    credit(m, WEAPON_ARC, ship, weapon.id)
    printed = {one.id: (one.low, one.high) for one in sheet(m.state, ship).weapons}
    if weapon.id in printed and not printed[weapon.id][0] <= attack.range <= printed[weapon.id][1]:
        credit(m, WEAPON_RANGE, ship, weapon.id)
    if weapon.requires == "lock" and attack.defender not in ship.locks:
        credit(m, CAN, ship, f"ignore-requirement:lock:{attack.defender}")
        credit(m, CAN, ship, "ignore-requirement:lock")
    elif weapon.requires and weapon.requires != "lock" and not tokens.has(ship, weapon.requires):
        credit(m, CAN, ship, f"ignore-requirement:{weapon.requires}")
    target = find_ship(m.state, attack.defender)
    if target is not None and target.owner == ship.owner:
        credit(m, CAN, ship, "attack-friends")
    if attack.range == 0:
        credit(m, CAN, ship, "attack-range-0")
        credit(m, CAN, ship, f"attack-range-0:{attack.defender}")
    if tokens.disarmed(ship):
        kind = UPGRADES[weapon.id].type
        credit(m, CAN, ship, f"attack-disarmed:{kind}")
        credit(m, CAN, ship, f"attack-locked-disarmed:{kind}")
    for thing in obstacles.asteroids_under(m.state, ship):
        credit(m, CAN, ship, "attack-from-obstacle")
        credit(m, CAN, ship, f"attack-from:{thing}")


def prohibitions(m: XMatch, attack: Attack, dice: str) -> None:
    """Tell which cards forbid a ship to modify its dice, or to spend a token it has."""
    roller = find_ship(m.state, attack.attacker if dice == "attack" else attack.defender)
    if roller is None or not listeners(m.state, CANNOT):
        return
    barred = [f"{dice}-dice-modified", f"modify-{dice}-dice"]
    barred += [f"spend:{token}" for token in tokens.green(roller)]
    if dice == "attack" and attack.defender in roller.locks:
        barred.append("spend:lock")
    for what in barred:
        credit(m, CANNOT, roller, what)


def started(m: XMatch, ship: Ship) -> None:
    """Tell which cards let a ship start elsewhere than at its player's edge."""
    s = m.state
    if not placing.in_zone(s, size_of(s, ship), s.players[ship.owner].edge, ship.pose):
        credit(m, STARTS, ship, "", lambda may_start: may_start(base_of(s, ship)))


def docked(m: XMatch, ship: Ship, carrier: Ship) -> None:
    """Tell which card of the carrier took a ship aboard, and which let it come from further away."""
    for listener, use in matching(m.state, Moment(DOCKS, ship.id), ship):
        if listener.ship is carrier and listener.ability.run(use):
            worked(m, listener.ship, listener.card, DOCKS)
    if ship.place == IN_PLAY and range_to(m.state, ship, carrier) > 0:
        credit(m, CAN, ship, "dock-at-range-1")


def placed(m: XMatch, ship: Ship, kind: str, way: str, usual: Sequence[str]) -> None:
    """Tell which cards gave the way in which a device was placed, or another speed of such a way."""
    if way in usual:
        return
    given = False
    for base in usual:
        for listener, use in matching(m.state, Moment(DEVICE_WAYS, ship.id, kind, base), ship):
            if way in listener.ability.run(use):
                given = True
                worked(m, listener.ship, listener.card, DEVICE_WAYS)
    if not given:
        credit(m, CAN, ship, "vary-device-speed")

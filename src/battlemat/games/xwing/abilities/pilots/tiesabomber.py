"""TIE/sa bomber."""

from __future__ import annotations

from battlemat.core.asking import pick
from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities.declare import Use, changes, modifies, triggered
from battlemat.games.xwing.abilities.phrases import (
    near,
    weapon_type,
)
from battlemat.games.xwing.cards.content import UPGRADES
from battlemat.games.xwing.cards.sheet import sheet
from battlemat.games.xwing.combat import attack
from battlemat.games.xwing.combat.dice import Modification, Reroll
from battlemat.games.xwing.ships import charges
from battlemat.games.xwing.state import XMatch
from battlemat.games.xwing.table import devices
from battlemat.games.xwing.timing.moments import AFTER_ACTION, AFTER_DESTROYED, WEAPON_RANGE


@modifies(
    "pilot:captainjonus",
    "attack",
    "attacker",
    of="friend",
    when=lambda x: weapon_type(x) in ("torpedo", "missile") and near(x, 0, 1),
    it_does=True,
)
def captain_jonus(x: Use) -> Modification:
    return Reroll(2)


@triggered("pilot:deathfire", AFTER_DESTROYED, able=lambda x: bool(devices.placeable(x.s, x.ship)), may=True)
def deathfire_drops(m: XMatch, x: Use) -> Flow[None]:
    """A last device, whether one was dropped before or not (XW-FAQ-74)."""
    yield from devices.drop_one(m, x.ship, "XW-FAQ-74")


@triggered(
    "pilot:deathfire",
    AFTER_DESTROYED,
    able=lambda x: bool(attack.bonus_shots(x.s, x.ship)),
    may=True,
    bonus_attack=True,
)
def deathfire(m: XMatch, x: Use) -> Flow[None]:
    """A last attack (XW-FAQ-73), in the Aftermath of the one that destroyed the ship."""
    yield from attack.bonus_attack(m, x.ship)


def spent_talents(x: Use) -> list[str]:
    """The talents that can recover a charge."""
    talents = [f"upgrade:{card.id}" for card in x.ship.upgrades if UPGRADES[card.id].type == "talent"]
    return [card for card in talents if charges.can_recover(x.ship, card)]


@triggered("pilot:tomaxbren", AFTER_ACTION, what=("reload",), able=lambda x: bool(spent_talents(x)), may=True)
def tomax_bren(m: XMatch, x: Use) -> Flow[None]:
    chosen = yield from pick(m, x.ship.owner, "reload", "XW-CHG-04", lambda: spent_talents(x))
    if chosen is not None:
        charges.recover(m, x.ship, chosen)


def ordnance(x: Use) -> bool:
    return x.what in UPGRADES and UPGRADES[x.what].type in ("torpedo", "missile")


@changes("pilot:majorrhymer", WEAPON_RANGE, when=ordnance)
def major_rhymer(x: Use) -> tuple[int, int]:
    """One range nearer or farther than printed."""
    printed = next(weapon for weapon in sheet(x.s, x.ship).weapons if weapon.id == x.what)
    return max(printed.low - 1, 0), min(printed.high + 1, 3)

"""Aggressor assault fighter."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities.declare import Use, changes, triggered
from battlemat.games.xwing.abilities.effects import hand_over
from battlemat.games.xwing.abilities.phrases import (
    misses,
)
from battlemat.games.xwing.cards.content import UPGRADES
from battlemat.games.xwing.cards.records import Bearing
from battlemat.games.xwing.cards.sheet import Weapon
from battlemat.games.xwing.combat import attack
from battlemat.games.xwing.flight import maneuver
from battlemat.games.xwing.flight.templates import speeds
from battlemat.games.xwing.ships import actions, tokens
from battlemat.games.xwing.state import Ship, XMatch
from battlemat.games.xwing.table.objects import ships_at
from battlemat.games.xwing.timing.moments import AFTER_ACTION, AFTER_ATTACKS, MANEUVER_TEMPLATES, PHASE_STARTS


def calculating_friends(x: Use) -> list[Ship]:
    friends = ships_at(x.s, x.ship, 1, 3, "other friend")
    return [ship for ship in friends if any(action.name == "calculate" for action in actions.bar(x.s, ship))]


@triggered(
    "pilot:ig88a",
    PHASE_STARTS,
    what=("engagement",),
    able=lambda x: tokens.has(x.ship, "calculate") and bool(calculating_friends(x)),
    may=True,
)
def ig_88a(m: XMatch, x: Use) -> Flow[None]:
    yield from hand_over(m, x, ("calculate",), lambda: calculating_friends(x))


def is_cannon(weapon: Weapon) -> bool:
    return weapon.special and UPGRADES[weapon.id].type == "cannon"


@triggered(
    "pilot:ig88b",
    AFTER_ATTACKS,
    when=misses,
    able=lambda x: bool(attack.bonus_shots(x.s, x.ship, is_cannon)),
    may=True,
    bonus_attack=True,
)
def ig_88b(m: XMatch, x: Use) -> Flow[None]:
    yield from attack.bonus_attack(m, x.ship, using=is_cannon)


@triggered(
    "pilot:ig88c", AFTER_ACTION, what=("boost",), able=lambda x: actions.can_perform(x.s, x.ship, "evade"), may=True
)
def ig_88c(m: XMatch, x: Use) -> Flow[None]:
    yield from actions.granted(m, x.ship, "evade", may=False)


@changes("pilot:ig88d", MANEUVER_TEMPLATES, when=lambda x: "-segnor-" in x.what)
def ig_88d(x: Use) -> tuple[Bearing, ...]:
    """A Segnor's loop along the turn template of the same side, or along the straight one."""
    turn: Bearing = "segnor_turn_left" if x.what.endswith("left") else "segnor_turn_right"
    return (turn, "koiogran") if maneuver.read(x.what).speed in speeds(turn) else ("koiogran",)

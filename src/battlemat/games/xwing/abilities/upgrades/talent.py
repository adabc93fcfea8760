"""Talents."""

from __future__ import annotations

from battlemat.games.xwing import attack, charges, costs
from battlemat.games.xwing.abilities.declare import Use, modifies, triggered
from battlemat.games.xwing.abilities.phrases import attacker_in, bullseye, front_arc_attack, primary
from battlemat.games.xwing.dice import Change, Modification, Reroll, count
from battlemat.games.xwing.maneuver import read
from battlemat.games.xwing.state import XMatch
from battlemat.games.xwing.windows import AFTER_MANEUVER, BEFORE_NEUTRALIZE


@modifies("upgrade:predator", "attack", "attacker", when=lambda x: primary(x) and bullseye(x))
def predator(x: Use) -> Modification:
    return Reroll(1)


@modifies("upgrade:marksmanship", "attack", "attacker", when=bullseye)
def marksmanship(x: Use) -> Modification:
    return Change(("hit",), "crit")


@modifies(
    "upgrade:fearless",
    "attack",
    "attacker",
    when=lambda x: primary(x) and front_arc_attack(x) and x.attack.range == 1 and attacker_in(x, "front"),
)
def fearless(x: Use) -> Modification:
    return Change(("blank", "focus", "crit"), "hit")


@modifies("upgrade:elusive", "defense", "defender", cost=costs.charge())
def elusive(x: Use) -> Modification:
    return Reroll(1)


@triggered(
    "upgrade:elusive",
    AFTER_MANEUVER,
    when=lambda x: x.moment.amount == 1 and read(x.ship.executed).difficulty == "red",
)
def elusive_recovers(m: XMatch, x: Use) -> None:
    charges.recover(m, x.ship, x.card)


@triggered(
    "upgrade:crackshot",
    BEFORE_NEUTRALIZE,
    when=lambda x: primary(x) and bullseye(x),
    able=lambda x: count(x.attack.defense_dice, "evade") > 0,
    cost=costs.charge(),
    may=True,
)
def crack_shot(m: XMatch, x: Use) -> None:
    attack.cancel(m, x.attack, "evade")

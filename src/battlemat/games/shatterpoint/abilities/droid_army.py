"""General Grievous and Kraken."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.shatterpoint.abilities.allied_actions import follow_up
from battlemat.games.shatterpoint.abilities.core_mandalorians import took
from battlemat.games.shatterpoint.abilities.registry import Use, active, tactic, when
from battlemat.games.shatterpoint.abilities.verbs import (
    RULE,
    allies,
    ally_units,
    deal,
    for_the_turn,
    has_tag,
    may_heal,
    may_move,
    pick_unit,
)
from battlemat.games.shatterpoint.abilities.wounds import culprit, wounded_by_member, wounded_unit
from battlemat.games.shatterpoint.engagement import engaged_with
from battlemat.games.shatterpoint.state import Character, Unit, unit_of
from battlemat.games.shatterpoint.timing import refresh_force

DROID = "Battle Droid"


# Grievous


@active("scuttle")
def scuttle(use: Use) -> Flow[None]:
    for_the_turn(use, scale=1)
    yield from may_move(use, use.members, "advance")


def _around(use: Use) -> list[Unit]:
    """Other enemy units than the defender's that are engaged with the attacker."""
    names = dict.fromkeys(foe.unit for foe in engaged_with(use.s, use.attacker))
    return [unit_of(use.s, name) for name in names if name != use.defender.unit]


@when(
    "i-have-been-trained-in-your-jedi-arts",
    "attack-resolved",
    only_if=lambda use: use.attacking_unit is use.unit and use.attack.type == "melee" and bool(_around(use)),
)
def jedi_arts(use: Use) -> None:
    for unit in _around(use):
        deal(use, unit, 2)


def _droids(use: Use) -> list[Character]:
    return allies(use, tag=DROID, types=("supporting",), within=3)


@when("appetite-for-destruction", "action-taken", only_if=lambda use: took(use, "combat") and bool(_droids(use)))
def appetite_for_destruction(use: Use) -> Flow[None]:
    yield from follow_up(use, _droids(use), "dash")


@when("another-fine-addition-to-my-collection", "unit-wounded", only_if=lambda use: bool(wounded_by_member(use)))
def fine_addition(use: Use) -> Flow[None]:
    if has_tag(use, wounded_unit(use), "Force User"):
        refresh_force(use.m, use.player, 2, RULE)
    member = yield from culprit(use)
    if member is not None:
        yield from may_heal(use, member, 2)


# Kraken


@tactic("do-not-let-them-escape")
def do_not_let_them_escape(use: Use) -> Flow[None]:
    others = [unit for unit in ally_units(use, tag=DROID, types=("supporting",)) if unit is not use.unit]
    unit = yield from pick_unit(use, [use.unit, *others], may=True)
    if unit is not None:
        yield from may_move(use, [c for c in unit.characters if c.on_field], "dash")

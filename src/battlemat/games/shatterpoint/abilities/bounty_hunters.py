"""Aurra Sing: what she does for pay."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.shatterpoint.abilities.registry import Use, when
from battlemat.games.shatterpoint.abilities.verbs import (
    RULE,
    agrees,
    allies,
    deal,
    foes,
    may_attack,
    may_move,
    pick_one,
    pick_unit,
)
from battlemat.games.shatterpoint.engagement import are_engaged
from battlemat.games.shatterpoint.state import Character, Unit, unit_of, units_of
from battlemat.games.shatterpoint.targets import attack_ids


def own_attack(use: Use) -> bool:
    """A member attacks in a Combat action."""
    return use.attacking_unit is use.unit and use.attack.in_action


@when("hit-and-run", "attack-resolved", only_if=own_attack)
def hit_and_run(use: Use) -> Flow[None]:
    yield from may_move(use, use.members, "reposition")


def _second_contract(use: Use) -> list[Character]:
    """Enemies of other units than the one just attacked."""
    return [foe for foe in foes(use) if foe.unit != use.defender.unit]


@when(
    "double-the-contract-double-the-payout",
    "attack-resolved",
    only_if=lambda use: (
        own_attack(use) and bool(attack_ids(use.s, use.members, only=[c.id for c in _second_contract(use)]))
    ),
)
def double_the_payout(use: Use) -> Flow[None]:
    yield from may_attack(use, use.members, dice=5, only=_second_contract(use))


def _in_the_way(use: Use) -> list[Unit]:
    """Allied units that are not Wounded and engaged with the defender."""
    engaged = [ally.unit for ally in allies(use, other=True) if are_engaged(use.s, ally, use.defender)]
    units = [unit_of(use.s, name) for name in dict.fromkeys(engaged)]
    return [unit for unit in units if not unit.wounded]


@when(
    "expendable-distraction--aurra-sing",
    "before-dice",
    only_if=lambda use: own_attack(use) and use.attack.type == "ranged" and bool(_in_the_way(use)),
)
def expendable_distraction(use: Use) -> Flow[None]:
    if (yield from agrees(use)):
        use.attack.bonus += 3
        unit = yield from pick_unit(use, _in_the_way(use))
        if unit is not None:
            deal(use, unit, 2)


@when("on-contract", "set-up")
def on_contract(use: Use) -> Flow[None]:
    """For the game this unit has one of the tags of an allied Primary."""
    primaries = [unit for unit in units_of(use.s, use.player) if unit.card.type == "primary"]
    client = yield from pick_unit(use, primaries)
    if client is None:
        return
    tag = yield from pick_one(use, "tag", sorted(client.tags - use.unit.tags))
    if tag is not None:
        use.unit.lent_tags.append(tag)
        use.m.note("tag-lent", RULE, unit=use.unit.id, tag=tag)

"""Lord Maul, Asajj Ventress, Kalani and the B1 Battle Droids, also as they were printed again."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.shatterpoint.abilities.families import dash_and_one_more
from battlemat.games.shatterpoint.abilities.registry import Use, active, always, when
from battlemat.games.shatterpoint.abilities.verbs import (
    RULE,
    afflict,
    allies,
    has_tag,
    hunker,
    may_heal,
    may_move,
    pick_character,
    pick_one,
)
from battlemat.games.shatterpoint.abilities.wounds import culprit, rise_again, wounded_by_member
from battlemat.games.shatterpoint.engagement import are_engaged
from battlemat.games.shatterpoint.measuring import within
from battlemat.games.shatterpoint.state import Attack, Character, Table, Unit, character_of, characters_of, unit_of
from battlemat.games.shatterpoint.timing import refresh_force

DROID = "Battle Droid"


# Maul


@always("sustained-by-rage", "pays-with-damage")
def pain_for_power(s: Table, unit: Unit, payer: Unit) -> int:
    return int(payer is unit and not unit.wounded)


@always("sustained-by-rage", "attack-dice")
def rage(s: Table, unit: Unit, attack: Attack) -> int:
    if attack.type != "melee" or character_of(s, attack.attacker).unit != unit.id:
        return 0
    return unit.damage // 3 + 3 * unit.injured


# Asajj Ventress


def _cornered(use: Use) -> list[Character]:
    return [member for member in use.members if are_engaged(use.s, member, use.defender)]


@when(
    "slip-away",
    "attack-declared",
    only_if=lambda use: (
        use.attacking_unit.owner == use.player
        and use.attacking_unit is not use.unit
        and has_tag(use, use.attacking_unit, ("Dathomirian", "Separatist Alliance"))
        and bool(_cornered(use))
    ),
)
def slip_away(use: Use) -> Flow[None]:
    if (yield from may_move(use, _cornered(use), "reposition", most=1)):
        hunker(use)


@when("sith-assassin", "unit-wounded", only_if=lambda use: bool(wounded_by_member(use)))
def sith_assassin(use: Use) -> Flow[None]:
    member = yield from _wounder(use)
    yield from may_heal(use, member, 3)
    if wounded_by_member(use) in ("primary", "secondary"):
        yield from may_move(use, [member], "advance", "jump")
    if wounded_by_member(use) == "primary":
        refresh_force(use.m, use.player, 2, RULE)


@when("sith-assassin--2026", "unit-wounded", only_if=lambda use: bool(wounded_by_member(use)))
def sith_assassin_again(use: Use) -> Flow[None]:
    refresh_force(use.m, use.player, 1, RULE)
    member = yield from _wounder(use)
    if wounded_by_member(use) in ("primary", "secondary"):
        yield from may_move(use, [member], "reposition", "jump")
    if wounded_by_member(use) == "primary":
        refresh_force(use.m, use.player, 1, RULE)


def _wounder(use: Use) -> Flow[Character]:
    """The member that wounded; any one where the unit as a whole did."""
    found = yield from culprit(use)
    return use.unit.characters[0] if found is None else found


@always("swift-retreat", "may-reposition")
def swift_retreat(s: Table, unit: Unit, character: Character) -> int:
    return int(character.unit == unit.id)


# Kalani


@active("tactical-network", only_if=lambda use: bool(_linked(use)))
def tactical_network(use: Use) -> Flow[None]:
    yield from dash_and_one_more(use, _linked(use))


def _linked(use: Use) -> list[Character]:
    return allies(use, tag=DROID, within=4, other=True)


@always("target-concentrate-all-firepower", "attack-dice")
def concentrated_fire(s: Table, unit: Unit, attack: Attack) -> int:
    attacker, target = character_of(s, attack.attacker), character_of(s, attack.defender)
    if attacker.owner != unit.owner or DROID not in unit_of(s, attacker.unit).tags:
        return 0
    return int(
        any(
            ally is not attacker and DROID in unit_of(s, ally.unit).tags and within(ally, target, 4)
            for ally in characters_of(s, unit.owner)
        )
    )


# B1 Battle Droids


def _marked(use: Use) -> list[Character]:
    """Those just attacked that are within 4 of every member."""
    targets = [character_of(use.s, name) for name in use.moment.others]
    return [t for t in targets if t.on_field and all(within(member, t, 4) for member in use.members)]


@when(
    "combat-ai-protocols",
    "action-taken",
    only_if=lambda use: (
        use.moment.detail == "combat"
        and unit_of(use.s, use.moment.unit).owner == use.player
        and has_tag(use, unit_of(use.s, use.moment.unit), DROID)
        and bool(_marked(use))
    ),
)
def combat_protocols(use: Use) -> Flow[None]:
    target = yield from pick_character(use, _marked(use))
    condition = yield from pick_one(use, "condition", ["strained", "exposed"])
    if target is not None and condition is not None:
        afflict(use, unit_of(use.s, target.unit), condition)


@always("well-i-guess-im-in-charge-now", "reserve-under-deck")
def in_charge_now(s: Table, unit: Unit, reserved: Unit) -> int:
    return int(reserved is unit)


@when("countless", "unit-wounded", only_if=lambda use: use.moment.unit == use.unit.id and use.unit.wounded)
def countless(use: Use) -> Flow[None]:
    yield from rise_again(use)

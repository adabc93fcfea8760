"""Mother Talzin, the Nightsister Acolytes and Savage Opress."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.shatterpoint.abilities.allied_actions import acting_unit, is_near
from battlemat.games.shatterpoint.abilities.registry import Use, active, always, when
from battlemat.games.shatterpoint.abilities.verbs import (
    afflict,
    deal,
    enemy_units,
    has_tag,
    may_attack,
    may_heal,
    may_move,
    pick_character,
    pick_unit,
    throw,
)
from battlemat.games.shatterpoint.abilities.wounds import ally_wounded, culprit
from battlemat.games.shatterpoint.deeds import WRATH
from battlemat.games.shatterpoint.dice import ATTACK_FACES
from battlemat.games.shatterpoint.engagement import are_engaged
from battlemat.games.shatterpoint.state import Attack, Table, Unit, character_of, characters_of, unit_of

DATHOMIRIAN = "Dathomirian"


# Mother Talzin


@when(
    "life-drain",
    "attack-resolved",
    only_if=lambda use: (
        use.attacking_unit.owner == use.player
        and has_tag(use, use.attacking_unit, DATHOMIRIAN)
        and use.attack.dealt > 0
        and use.attacker.on_field
    ),
)
def life_drain(use: Use) -> Flow[None]:
    yield from may_heal(use, use.attacker)


@when(
    "wrath-of-the-great-mother",
    "unit-wounded",
    only_if=lambda use: ally_wounded(use) and WRATH not in use.unit.used,
)
def wrath(use: Use) -> Flow[None]:
    use.unit.remember(WRATH)
    foe = yield from culprit(use)
    member = yield from pick_character(use, use.members)
    if foe is None or member is None:
        return
    yield from may_move(use, [member], "dash")
    yield from may_attack(use, [member], types=("ranged",), dice=5, only=[foe])


# Nightsister Acolytes


@always("night-hunter", "attack-dice")
def night_hunter(s: Table, unit: Unit, attack: Attack) -> int:
    """In a melee attack of a Combat action on a foe that another allied Dathomirian engages."""
    attacker, target = character_of(s, attack.attacker), character_of(s, attack.defender)
    if attacker.unit != unit.id or attack.type != "melee" or not attack.in_action:
        return 0
    return 2 * any(
        ally is not attacker and DATHOMIRIAN in unit_of(s, ally.unit).tags and are_engaged(s, ally, target)
        for ally in characters_of(s, unit.owner)
    )


# Savage Opress


@active("dark-fury", only_if=lambda use: bool(enemy_units(use, within=2)))
def dark_fury(use: Use) -> Flow[None]:
    unit = yield from pick_unit(use, enemy_units(use, within=2))
    if unit is None:
        return
    roll = throw(use, ATTACK_FACES, 5)
    hits = roll.strike + roll.crit
    if hits and not unit.wounded:
        deal(use, unit, hits)
        if has_tag(use, unit, "Force User"):
            afflict(use, unit, "exposed")


@active("furious-rush--savage-opress")
def furious_rush(use: Use) -> Flow[None]:
    yield from may_move(use, use.members, "dash", *["advance"] * (use.unit.injured > 0))


@when(
    "unwitting-brute",
    "activation-start",
    only_if=lambda use: (
        acting_unit(use).owner == use.player
        and acting_unit(use).card.type == "primary"
        and has_tag(use, acting_unit(use), ("Separatist Alliance", DATHOMIRIAN))
        and is_near(use, acting_unit(use), 3)
    ),
)
def unwitting_brute(use: Use) -> Flow[None]:
    yield from may_move(use, use.members, "dash")

"""Riff Tamson, Nossor Ri and the Aqua Droids."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.shatterpoint.abilities.allied_actions import acting_unit, ally_took, follow_up, is_active, is_near
from battlemat.games.shatterpoint.abilities.registry import Use, active, always, tactic, when
from battlemat.games.shatterpoint.abilities.verbs import RULE, allies, ally_units, has_tag, may_move, pick_character
from battlemat.games.shatterpoint.deeds import BITE
from battlemat.games.shatterpoint.engagement import sees
from battlemat.games.shatterpoint.measuring import within, within_unit
from battlemat.games.shatterpoint.state import Attack, Character, Table, Unit, character_of, unit_of, units_of
from battlemat.games.shatterpoint.timing import refresh_force

CROOKS = ("Separatist Alliance", "Scoundrel")


# Riff Tamson


@active("death-from-below")
def death_from_below(use: Use) -> Flow[None]:
    yield from may_move(use, use.members, "jump")
    use.unit.remember(BITE)


@when(
    "death-from-below",
    "before-dice",
    only_if=lambda use: (
        use.attacking_unit is use.unit and use.attack.type == "melee" and is_active(use) and BITE in use.unit.used
    ),
)
def bite(use: Use) -> None:
    del use.unit.used[BITE]
    use.attack.damage += 2


@when("blood-in-the-water", "action-taken", only_if=lambda use: ally_took(use, "combat", CROOKS, ("supporting",)))
def blood_in_the_water(use: Use) -> Flow[None]:
    yield from follow_up(use, use.members, "jump", types=("melee",))


@always("theres-plenty-of-suffering-to-go-around", "attack-dice")
def smell_of_blood(s: Table, unit: Unit, attack: Attack) -> int:
    attacker = character_of(s, attack.attacker)
    if attacker.unit != unit.id:
        return 0
    return sum(
        (foe.wounded or foe.injured > 0) and within_unit(attacker, foe, 4) for foe in units_of(s, 1 - unit.owner)
    )


@when(
    "theres-plenty-of-suffering-to-go-around",
    "unit-wounded",
    only_if=lambda use: acting_unit(use).owner != use.player and is_near(use, acting_unit(use), 4),
)
def suffering(use: Use) -> None:
    refresh_force(use.m, use.player, 1, RULE)


# Nossor Ri; changing the card in reserve is told with others that do the same (`reserve.py`)


@tactic("scatter")
def scatter(use: Use) -> Flow[None]:
    ready = [*use.members, *allies(use, tag=CROOKS, other=True)]
    one = yield from pick_character(use, ready, may=True)
    if one is not None:
        hurt = unit_of(use.s, one.unit).damage > 0
        yield from may_move(use, [one], "dash", *["reposition"] * hurt)


def _could_strike(use: Use, ally: Character) -> bool:
    """Whether the target is in sight and in range of the ally's own attacks."""
    reach = unit_of(use.s, ally.unit).stance.ranged.range or 2
    return ally.on_field and within(ally, use.defender, reach) and sees(use.s, ally, use.defender)


def _swimmers(use: Use) -> int:
    units = [unit for unit in ally_units(use, tag="Aquatic") if unit is not use.attacking_unit]
    return sum(any(_could_strike(use, ally) for ally in unit.characters) for unit in units)


@when(
    "riptide",
    "before-dice",
    only_if=lambda use: (
        use.attack.in_action
        and use.attacking_unit.owner == use.player
        and (use.attacking_unit is use.unit or has_tag(use, use.attacking_unit, "Separatist Alliance"))
        and _swimmers(use) > 0
    ),
)
def riptide(use: Use) -> None:
    use.attack.bonus += _swimmers(use)


@always("opportunistic-usurper", "unshootable")
def lie_in_wait(s: Table, unit: Unit, pair: tuple[Character, Character]) -> int:
    """While its order card is in the deck or in reserve."""
    return int(pair[1].unit == unit.id and unit.id not in s.players[unit.owner].discard)


# Aqua Droids


@always("sonar-detection", "less-cover")
def sonar_detection(s: Table, unit: Unit, attack: Attack) -> int:
    return int(character_of(s, attack.attacker).unit == unit.id)

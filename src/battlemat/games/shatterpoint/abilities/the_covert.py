"""The Armorer, Paz Vizsla and the Mandalorians of their covert."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.shatterpoint.abilities.families import strike_back
from battlemat.games.shatterpoint.abilities.registry import Use, active, always, tactic, when
from battlemat.games.shatterpoint.abilities.verbs import (
    afflict,
    allies,
    ally_units,
    foes,
    for_the_turn,
    may_attack,
    may_move,
    near,
    pick_character,
    pick_one,
    pick_unit,
    shed_one,
)
from battlemat.games.shatterpoint.abilities.wounds import culprit, rise_again
from battlemat.games.shatterpoint.engagement import are_engaged
from battlemat.games.shatterpoint.state import Attack, Character, Table, Unit, character_of, unit_of

MANDALORIAN = "Mandalorian"
FIREPOWER, FEARLESS = "paz-vizsla--heavy-firepower", "paz-vizsla--fearless"


@active("mandalorian-armaments")
def armaments(use: Use) -> Flow[None]:
    word = yield from pick_one(use, "effect", ["sharpshooter", "impact"])
    if word is not None:
        for_the_turn(use, **{word: 1})


# Paz Vizsla


@tactic("we-are-mandalorians")
def we_are_mandalorians(use: Use) -> Flow[None]:
    ready = [
        unit
        for unit in ally_units(use, tag=MANDALORIAN, within=4)
        if unit.conditions or (unit.damage and not unit.wounded)
    ]
    while (unit := (yield from pick_unit(use, ready, may=True))) is not None:
        ready.remove(unit)
        yield from shed_one(use, unit)
    support = allies(use, tag=MANDALORIAN, types=("supporting",), within=4)
    if support:
        yield from may_move(use, support, "jump")


@when(
    "ill-cover-the-rear",
    "attack-resolved",
    only_if=lambda use: (
        use.unit.stance.id == FIREPOWER and use.defending_unit.owner == use.player and near(use, use.defender, 2)
    ),
)
def cover_the_rear(use: Use) -> Flow[None]:
    yield from strike_back(use, use.attacker, "jump", types=("ranged",))


@when(
    "go-there-are-too-many-this-is-the-way",
    "unit-wounded",
    only_if=lambda use: (
        use.moment.unit == use.unit.id
        and bool(use.moment.detail)
        and use.unit.wounded
        and unit_of(use.s, use.moment.by).owner != use.player
    ),
)
def too_many(use: Use) -> Flow[None]:
    yield from rise_again(use, injured=2)
    foe = yield from culprit(use)
    if foe is not None:
        yield from may_attack(use, use.members, dice=5, only=[foe])


@always("descendant-of-the-great-house-vizsla", "keyword:steadfast")
def great_house(s: Table, unit: Unit, character: Character) -> int:
    return int(character.unit == unit.id and unit.stance.id == FEARLESS)


@always("descendant-of-the-great-house-vizsla", "reserve-barred")
def never_in_reserve(s: Table, unit: Unit, revealed: Unit) -> int:
    return int(revealed is unit and unit.injured > 0)


# The Armorer


@active("both-hunter-and-prey")
def hunter_and_prey(use: Use) -> Flow[None]:
    foe = yield from pick_character(use, foes(use))
    if foe is None:
        return
    yield from may_move(use, use.members, "advance", "jump", toward=foe)
    if any(are_engaged(use.s, member, foe) for member in use.members):
        afflict(use, use.unit, "exposed")
        afflict(use, unit_of(use.s, foe.unit), "exposed")


@always("just-as-we-shape-mandalorian-steel-we-shape-ourselves", "defense-dice")
def shaped_like_steel(s: Table, unit: Unit, attack: Attack) -> int:
    if character_of(s, attack.defender).unit != unit.id:
        return 0
    return unit.injured if attack.type == "melee" else unit.damage // 3


@always("our-survival-is-our-strength-this-is-the-way", "no-surcharge")
def our_strength(s: Table, unit: Unit, payer: Unit) -> int:
    return int(payer.owner == unit.owner and MANDALORIAN in payer.tags)

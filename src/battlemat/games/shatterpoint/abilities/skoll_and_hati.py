"""Baylan Skoll, Shin Hati and the HK-87 Assassin Droids."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.shatterpoint.abilities.registry import Use, active, always, when
from battlemat.games.shatterpoint.abilities.verbs import (
    RULE,
    afflict,
    foes,
    has_tag,
    hunker,
    may_attack,
    may_move,
    pick_character,
    pick_one,
)
from battlemat.games.shatterpoint.dice import add
from battlemat.games.shatterpoint.engagement import are_engaged, discard_hunker, lose_hunker
from battlemat.games.shatterpoint.state import Character, Table, Unit, character_of, characters_of, unit_of, units_of

# Baylan Skoll


@always("impatience-for-victory-will-guarantee-defeat", "delays-hunker-loss")
def patience(s: Table, unit: Unit, hunkered: Unit) -> int:
    return int(hunkered.owner == unit.owner and hunkered is not unit)


@when("impatience-for-victory-will-guarantee-defeat", "set-up")
@when(
    "impatience-for-victory-will-guarantee-defeat",
    "struggle-won",
    only_if=lambda use: use.moment.detail == str(use.opponent),
)
def bide_your_time(use: Use) -> None:
    for unit in units_of(use.s, use.player):
        hunker(use, unit)


@always("one-must-destroy-in-order-to-create", "keeps-hunker")
def unmoved(s: Table, unit: Unit, hunkered: Unit) -> int:
    return int(hunkered.owner == unit.owner)


@when(
    "one-must-destroy-in-order-to-create",
    "modify-attack",
    only_if=lambda use: use.attacking_unit.owner == use.player and use.attacking_unit.hunker > 0,
)
def destroy_to_create(use: Use) -> Flow[None]:
    unit = use.attacking_unit
    words = [str(number) for number in range(1, unit.hunker + 1)]
    count = int((yield from pick_one(use, "discard", words, may=True)) or 0)
    discard_hunker(use.m, unit, count, RULE)
    add(use.attack.attack, "expertise", count)


# Shin Hati


@active("furious-rush--shin-hati-eager-apprentice")
def furious_rush(use: Use) -> Flow[None]:
    yield from may_move(use, use.members, "dash")
    engaged = [foe for foe in foes(use) if any(are_engaged(use.s, member, foe) for member in use.members)]
    foe = yield from pick_character(use, engaged)
    if foe is not None:
        afflict(use, unit_of(use.s, foe.unit), "exposed")


@when(
    "trained-to-be-something-more",
    "action-taken",
    only_if=lambda use: (
        use.moment.detail == "combat"
        and use.moment.unit != use.unit.id
        and unit_of(use.s, use.moment.unit).owner == use.player
        and has_tag(use, unit_of(use.s, use.moment.unit), "Force User")
    ),
)
def something_more(use: Use) -> Flow[None]:
    member = yield from pick_character(use, use.members)
    if member is None:
        return
    word = yield from pick_one(use, "effect", ["reposition", "hunker"], may=True)
    if word == "reposition":
        yield from may_move(use, [member], "reposition")
    elif word == "hunker":
        hunker(use)
    targets = [character_of(use.s, name) for name in use.moment.others]
    yield from may_attack(use, [member], dice=5, only=targets)


@always("impatience", "reserve-barred", "pays-with-hunker")
def impatience(s: Table, unit: Unit, other: Unit) -> int:
    return int(other is unit)


@always("impatience", "keyword:immunity-pinned", "keyword:immunity-disarmed")
def unstoppable(s: Table, unit: Unit, character: Character) -> int:
    return int(character.unit == unit.id)


# HK-87 Assassin Droids


@when(
    "avoidance-protocols",
    "attack-resolved",
    only_if=lambda use: use.defending_unit is use.unit and use.unit.hunker > 0,
)
def avoidance_protocols(use: Use) -> Flow[None]:
    lose_hunker(use.m, use.unit, RULE)
    yield from may_move(use, use.members, "dash")


@always("unstoppable-machine", "keyword:protection", "keyword:steadfast")
def unstoppable_machine(s: Table, unit: Unit, character: Character) -> int:
    if character.unit != unit.id:
        return 0
    return int(
        any(
            unit_of(s, foe.unit).card.type == "primary" and are_engaged(s, character, foe)
            for foe in characters_of(s, 1 - unit.owner)
        )
    )

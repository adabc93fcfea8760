"""The Ewoks of Bright Tree Village and the droids they worship: Logray, Wicket, C-3PO and R2-D2."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.shatterpoint.abilities.registry import Use, active, always, tactic, when
from battlemat.games.shatterpoint.abilities.sights import in_sight
from battlemat.games.shatterpoint.abilities.verbs import (
    RULE,
    afflict,
    allies,
    enemy_units,
    foes,
    has_tag,
    hunker,
    may_attack,
    may_heal,
    may_move,
    near,
    pick_character,
    pick_one,
    shed_one,
    throw,
)
from battlemat.games.shatterpoint.abilities.wounds import wounding_ally
from battlemat.games.shatterpoint.damage import choose_conditions
from battlemat.games.shatterpoint.dice import ATTACK_FACES
from battlemat.games.shatterpoint.engagement import engaged_with
from battlemat.games.shatterpoint.measuring import within_unit
from battlemat.games.shatterpoint.state import Attack, Character, Table, Unit, character_of, unit_of, units_of
from battlemat.games.shatterpoint.timing import refresh_force

EWOK = "Ewok"


def _supporters(use: Use) -> list[Character]:
    """Allied Ewok Supporting characters within 4."""
    return allies(use, tag=EWOK, types=("supporting",), within=4)


def _do_one(use: Use, character: Character, words: list[str]) -> Flow[None]:
    """A character may do one of some things."""
    unit = unit_of(use.s, character.unit)
    if not unit.conditions and "condition" in words:
        words = [word for word in words if word != "condition"]
    word = yield from pick_one(use, "effect", words, may=True)
    if word == "dash":
        yield from may_move(use, [character], "dash")
    elif word == "heal":
        yield from may_heal(use, character, 2)
    elif word == "hunker":
        hunker(use, unit)
    elif word == "condition":
        yield from choose_conditions(use.m, unit, 1, RULE, may=False)
    elif word == "attack":
        yield from may_attack(use, [character], dice=5)


# C-3PO and R2-D2

ORATION = ["dash", "heal", "hunker", "attack"]


@active("brilliant-oration")
def brilliant_oration(use: Use) -> Flow[None]:
    for listeners in (_supporters(use), use.members):
        character = yield from pick_character(use, listeners)
        if character is not None:
            yield from _do_one(use, character, ORATION)


def _starts_nearby(use: Use) -> bool:
    unit = unit_of(use.s, use.moment.unit)
    return (
        unit.owner == use.player
        and bool(unit.conditions)
        and has_tag(use, unit, ("Rebel Alliance", EWOK))
        and any(character.on_field and near(use, character, 4) for character in unit.characters)
    )


@when("r2-im-not-sure-thats-such-a-good-idea", "activation-start", only_if=_starts_nearby)
def not_sure(use: Use) -> Flow[None]:
    yield from choose_conditions(use.m, unit_of(use.s, use.moment.unit), 1, RULE, may=True)


def _worships(s: Table, unit: Unit, character: Character, stance: str) -> int:
    """Whether a character is an allied Ewok within 5 while the droids are in a stance."""
    return int(
        unit.stance.id.endswith(stance)
        and character.owner == unit.owner
        and EWOK in unit_of(s, character.unit).tags
        and within_unit(character, unit, 5)
    )


@always("divine-influence", "keyword:scale", "climbs-engaged")
def levitation(s: Table, unit: Unit, character: Character) -> int:
    return _worships(s, unit, character, "--against-my-programming")


@always("divine-influence", "keyword:steadfast")
def trilling(s: Table, unit: Unit, character: Character) -> int:
    return _worships(s, unit, character, "--angry-trilling")


@always("goodness-gracious-me", "unshootable")
def goodness(s: Table, unit: Unit, pair: tuple[Character, Character]) -> int:
    """Not while an Ewok unit that is not Wounded stands within 3."""
    target = pair[1]
    if target.unit != unit.id:
        return 0
    return int(
        any(
            EWOK in ewoks.tags and not ewoks.wounded and any(within_unit(c, ewoks, 3) for c in unit.characters)
            for ewoks in units_of(s, unit.owner)
        )
    )


# Logray


@tactic("inspiring-presence")
def inspiring_presence(use: Use) -> Flow[None]:
    for unit in units_of(use.s, use.player):
        if unit.tags.issuperset((EWOK, "Warrior")):
            hunker(use, unit)
            yield from shed_one(use, unit, damage=2, may=True)
    scouts = [ally for ally in allies(use, tag=EWOK) if has_tag(use, ally, "Scout")]
    if scouts:
        yield from may_move(use, scouts, "dash")


@active("elders-command", only_if=lambda use: bool(_supporters(use)))
def elders_command(use: Use) -> Flow[None]:
    ewok = yield from pick_character(use, _supporters(use))
    if ewok is not None:
        yield from may_move(use, [ewok], "dash")
        yield from _do_one(use, ewok, ["hunker", "condition", "attack"])


@always("protective-wards", "defense-dice")
def protective_wards(s: Table, unit: Unit, attack: Attack) -> int:
    defender = character_of(s, attack.defender)
    return int(
        not unit.wounded
        and defender.owner == unit.owner
        and defender.unit != unit.id
        and EWOK in unit_of(s, defender.unit).tags
        and within_unit(defender, unit, 4)
    )


def _ewoks_wounded(use: Use) -> bool:
    unit = wounding_ally(use)
    return unit is not None and has_tag(use, unit, EWOK)


@when("secret-ingredients", "unit-wounded", only_if=_ewoks_wounded)
def secret_ingredients(use: Use) -> Flow[None]:
    roll = throw(use, ATTACK_FACES, 1)
    if roll.crit or roll.strike:
        refresh_force(use.m, use.player, 1, RULE)
    else:
        yield from may_move(use, unit_of(use.s, use.moment.by).characters, "dash")


# Wicket


@tactic("lead-the-charge")
def lead_the_charge(use: Use) -> Flow[None]:
    foe = yield from pick_character(use, in_sight(use, foes(use)), may=True)
    if foe is None:
        return
    ewok = yield from pick_character(use, allies(use, tag=EWOK, types=("supporting",), within=3))
    followers = [] if ewok is None else unit_of(use.s, ewok.unit).characters
    yield from may_move(use, [*use.members, *followers], "dash", toward=foe)


@active("hunting-horn", only_if=lambda use: bool(enemy_units(use, within=3)))
def hunting_horn(use: Use) -> None:
    for unit in enemy_units(use, within=3):
        there = [foe for foe in foes(use, within=3) if foe.unit == unit.id]
        engaged = any(engaged_with(use.s, foe) for foe in there)
        afflict(use, unit, "exposed" if engaged else "pinned")

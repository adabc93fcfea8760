"""CT-9904, who leads the Elite Squad."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.shatterpoint.abilities.registry import Use, active, when
from battlemat.games.shatterpoint.abilities.verbs import RULE, allies, may_move, pick_character, pick_one
from battlemat.games.shatterpoint.abilities.wounds import wounded_by_member
from battlemat.games.shatterpoint.damage import remove_condition
from battlemat.games.shatterpoint.deeds import STRIPPED
from battlemat.games.shatterpoint.dice import add
from battlemat.games.shatterpoint.engagement import is_held, sees
from battlemat.games.shatterpoint.measuring import within
from battlemat.games.shatterpoint.state import Character, character_of, characters_of
from battlemat.games.shatterpoint.timing import refresh_force


@active("move-to-position")
def move_to_position(use: Use) -> Flow[None]:
    yield from may_move(use, use.members, "dash", "climb")
    yield from may_move(use, allies(use, within=3), "dash", most=1)


# Reflector Discs


def _shooters(use: Use) -> list[Character]:
    """Members that could shoot now, were there somebody to shoot at."""
    found = [character_of(use.s, name) for name in use.moment.others]
    return [member for member in found if member.on_field and not is_held(use.s, member)]


def _discs(use: Use, member: Character) -> list[Character]:
    """Allies within 4 in sight of a member from which somebody could be shot at."""
    reach = use.unit.stance.ranged.range
    if reach is None:
        return []
    enemies = list(characters_of(use.s, use.opponent))
    return [
        ally
        for ally in allies(use)
        if ally is not member
        and within(member, ally, 4)
        and sees(use.s, member, ally)
        and any(within(ally, foe, reach) and sees(use.s, ally, foe) for foe in enemies)
    ]


@when(
    "reflector-discs",
    "before-target",
    only_if=lambda use: use.moment.unit == use.unit.id and any(_discs(use, member) for member in _shooters(use)),
)
def reflector_discs(use: Use) -> Flow[None]:
    member = yield from pick_character(use, [member for member in _shooters(use) if _discs(use, member)])
    if member is None:
        return
    ally = yield from pick_character(use, _discs(use, member))
    if ally is not None:
        member.aims_from = ally.id


# Genetically Bred Deadeye


def _shoots(use: Use) -> bool:
    return use.attacking_unit is use.unit and use.attack.type == "ranged"


@when(
    "genetically-bred-deadeye",
    "before-dice",
    only_if=lambda use: _shoots(use) and bool(use.defending_unit.conditions),
)
def strip_conditions(use: Use) -> Flow[None]:
    """As many conditions as the player likes; each is a strike in the roll to come."""
    unit = use.defending_unit
    while unit.conditions:
        condition = yield from pick_one(use, "condition", list(unit.conditions), may=True)
        if condition is None:
            break
        remove_condition(use.m, unit, condition, RULE)
        use.unit.remember(STRIPPED, use.unit.used.get(STRIPPED, 0) + 1)


@when(
    "genetically-bred-deadeye",
    "modify-attack",
    only_if=lambda use: _shoots(use) and STRIPPED in use.unit.used,
)
def strikes_for_conditions(use: Use) -> None:
    add(use.attack.attack, "strike", use.unit.used.pop(STRIPPED))


def _prized_shot(use: Use) -> bool:
    return (
        wounded_by_member(use) in ("primary", "secondary")
        and use.moment.detail == "ranged"
        and bool(use.s.attacks)
        and use.attack.in_action
        and use.attack.attacker == use.moment.by_character
    )


@when("genetically-bred-deadeye", "unit-wounded", only_if=_prized_shot)
def prized_shot(use: Use) -> None:
    refresh_force(use.m, use.player, 2, RULE)

"""Commander Ponds and his scouts, Commander Wolffe, Commander Fil and Crosshair."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.shatterpoint.abilities.allied_actions import acting_unit, is_near
from battlemat.games.shatterpoint.abilities.bounty_hunters import own_attack
from battlemat.games.shatterpoint.abilities.registry import Use, always, when
from battlemat.games.shatterpoint.abilities.verbs import (
    RULE,
    agrees,
    allies,
    has_tag,
    may_move,
    pick_objective,
    remember_attack,
)
from battlemat.games.shatterpoint.damage import remove_condition, suffer
from battlemat.games.shatterpoint.deeds import IN_ATTACK
from battlemat.games.shatterpoint.engagement import are_engaged
from battlemat.games.shatterpoint.measuring import near_token, within, within_unit
from battlemat.games.shatterpoint.state import (
    Attack,
    Character,
    Objective,
    Table,
    Unit,
    character_of,
    characters_of,
    unit_of,
)

CLONES = "Clone Trooper"


# Ponds and the ARF troopers


@always("incoming", "keyword:immunity-exposed")
def incoming(s: Table, unit: Unit, character: Character) -> int:
    holder = unit_of(s, character.unit)
    fits = holder.owner == unit.owner and holder.hunker > 0 and CLONES in holder.tags
    return int(fits and within_unit(character, unit, 3))


@always("forward-scout", "deploy-range")
def scout_ahead(s: Table, unit: Unit, character: Character) -> int:
    return int(character.unit == unit.id)


@always("forward-scout", "deploys-beside")
def beside_the_scout(s: Table, unit: Unit, pair: tuple[Character, Character]) -> int:
    character, scout = pair
    holder = unit_of(s, character.unit)
    return int(scout.unit == unit.id and holder.card.type == "supporting" and CLONES in holder.tags)


@always("lay-low", "defense-expertise")
def lay_low(s: Table, unit: Unit, attack: Attack) -> int:
    hit = character_of(s, attack.defender).unit == unit.id and attack.type == "ranged"
    return int(hit and unit.hunker > 0)


# Wolffe


@always("wolfpack", "safe-crits")
def wolfpack(s: Table, unit: Unit, attack: Attack) -> int:
    """For a clone whose target is within 5 of an allied clone of another unit."""
    attacker, target = character_of(s, attack.attacker), character_of(s, attack.defender)
    if unit.wounded or attacker.owner != unit.owner or CLONES not in unit_of(s, attacker.unit).tags:
        return 0
    return int(
        any(
            ally.unit != attacker.unit and CLONES in unit_of(s, ally.unit).tags and within(ally, target, 5)
            for ally in characters_of(s, unit.owner)
        )
    )


# Fil


@when(
    "we-can-take-him-down-easy",
    "before-dice",
    only_if=lambda use: use.attacking_unit is use.unit and use.defending_unit.card.type == "primary",
)
def take_him_down(use: Use) -> None:
    use.attack.bonus += 2


def _scene(use: Use) -> list[Objective]:
    """Active objectives within 2 of the defender."""
    return [o for o in use.s.objectives if o.active and near_token(use.defender, o, 2)]


@when(
    "we-specialize-in-making-entrances",
    "attack-resolved",
    only_if=lambda use: (
        use.attack.in_action
        and use.attacking_unit.owner == use.player
        and has_tag(use, use.attacking_unit, "Fil's Squad")
        and bool(_scene(use))
        and bool(allies(use, tag="Jedi"))
    ),
)
def making_entrances(use: Use) -> Flow[None]:
    objective = yield from pick_objective(use, _scene(use))
    yield from may_move(use, allies(use, tag="Jedi"), "advance", most=1, toward=objective)


@when(
    "commanding-presence",
    "condition-gained",
    only_if=lambda use: (
        acting_unit(use).owner == use.player
        and has_tag(use, acting_unit(use), "Galactic Republic")
        and has_tag(use, acting_unit(use), "Trooper")
        and is_near(use, acting_unit(use), 3)
        and use.moment.detail in acting_unit(use).conditions
    ),
)
def commanding_presence(use: Use) -> Flow[None]:
    unit = acting_unit(use)
    if (yield from agrees(use)):
        remove_condition(use.m, unit, use.moment.detail, RULE)
        suffer(use.m, unit, 1, RULE)


# Crosshair


@when(
    "relax-ill-handle-this",
    "before-dice",
    only_if=lambda use: (
        own_attack(use)
        and use.attack.type == "ranged"
        and any(are_engaged(use.s, ally, use.defender) for ally in allies(use, other=True))
    ),
)
def relax(use: Use) -> None:
    remember_attack(use)


RELAXED = "relax-ill-handle-this" + IN_ATTACK
"""Remembered by `relax`."""


@always("relax-ill-handle-this", "heals-afar")
def handle_this(s: Table, unit: Unit, pair: tuple[Character, Unit]) -> int:
    """The attacker may heal conditions of allies engaged with the defender of the remembered attack."""
    healer, ally = pair
    if healer.unit != unit.id or not s.attacks or RELAXED not in unit.used:
        return 0
    attack = s.attacks[-1]
    if attack.attacker != healer.id or unit.used[RELAXED] != attack.number:
        return 0
    defender = character_of(s, attack.defender)
    return int(any(member.on_field and are_engaged(s, member, defender) for member in ally.characters))

"""Director Krennic with his Death Troopers and Shoretroopers."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.shatterpoint.abilities.registry import Use, active, always, when
from battlemat.games.shatterpoint.abilities.verbs import (
    RULE,
    afflict,
    allies,
    hunker,
    may_attack,
    may_move,
    pick_character,
    pick_objective,
)
from battlemat.games.shatterpoint.abilities.wounds import wounded_unit, wounding_ally
from battlemat.games.shatterpoint.deeds import PEACE
from battlemat.games.shatterpoint.engagement import engaged_with
from battlemat.games.shatterpoint.objectives import contests, contests_any
from battlemat.games.shatterpoint.records import AbilityCard
from battlemat.games.shatterpoint.state import Attack, Character, Objective, Table, Unit, character_of, unit_of

EMPIRE, STORMTROOPER = "Galactic Empire", "Stormtrooper"
ASPIRATIONS, ARROGANCE = "director-krennic--high-aspirations", "director-krennic--arrogance"


# Director Krennic


def _garrison(use: Use) -> list[Character]:
    return allies(use, tag=STORMTROOPER, types=("supporting",))


@active("deploy-the-garrison", only_if=lambda use: bool(_garrison(use)))
def deploy_the_garrison(use: Use) -> Flow[None]:
    trooper = yield from pick_character(use, _garrison(use))
    if trooper is None:
        return
    objective = yield from pick_objective(use, [o for o in use.s.objectives if o.active])
    if objective is not None:
        yield from may_move(use, [trooper], "dash", toward=objective)
    hunker(use, unit_of(use.s, trooper.unit))
    yield from may_attack(use, [trooper], dice=5)


@when(
    "your-concerns-are-hardly-warranted",
    "momentum-due",
    only_if=lambda use: wounded_unit(use) is not use.unit and not use.unit.wounded and not use.s.spared,
)
def hardly_warranted(use: Use) -> None:
    use.s.spared = True


@when(
    "we-stand-here-amidst-my-achievement",
    "unit-wounded",
    only_if=lambda use: (
        (ally := wounding_ally(use)) is not None and ally is not use.unit and ally.card.type in ("primary", "secondary")
    ),
)
def my_achievement(use: Use) -> Flow[None]:
    member = yield from pick_character(use, use.members)
    if member is not None:
        yield from may_move(use, [member], "dash")
        yield from may_attack(use, [member], dice=5)


def _in_hand(use: Use) -> list[Objective]:
    """Active objectives that a member contests."""
    return [o for o in use.s.objectives if any(contests(use.s, member, o) for member in use.members)]


@when(
    "peace-and-security-for-the-galaxy",
    "activation-end",
    only_if=lambda use: use.moment.unit == use.unit.id and use.unit.stance.id == ASPIRATIONS and bool(_in_hand(use)),
)
def peace_and_security(use: Use) -> Flow[None]:
    objective = yield from pick_objective(use, _in_hand(use))
    if objective is not None:
        objective.controller = use.player
        use.unit.remember(PEACE + objective.id)
        use.m.note("control", RULE, player=use.player, objective=objective.id)


@always("peace-and-security-for-the-galaxy", "locks-control")
def order_is_kept(s: Table, unit: Unit, objective: Objective) -> int:
    return int(PEACE + objective.id in unit.used and objective.controller == unit.owner)


@always("peace-and-security-for-the-galaxy", "ability-cost")
def arrogance(s: Table, unit: Unit, pair: tuple[Unit, AbilityCard]) -> int:
    """The first ability of this unit each turn; while it is paid for, its own use is counted already."""
    user, ability = pair
    if user is not unit or unit.wounded or unit.stance.id != ARROGANCE:
        return 0
    return -int(not any(card.id in unit.used for card in unit.abilities if card.id != ability.id))


# Death Trooper Specialist


@active("imperial-brutality")
def imperial_brutality(use: Use) -> Flow[None]:
    others = allies(use, tag=EMPIRE, types=("supporting",), other=True)
    mover = yield from pick_character(use, [*use.members, *others])
    if mover is None:
        return
    yield from may_move(use, [mover], "dash")
    unit = unit_of(use.s, mover.unit)
    engaging = {foe.id: foe for c in unit.characters if c.on_field for foe in engaged_with(use.s, c)}
    foe = yield from pick_character(use, list(engaging.values()))
    if foe is not None:
        afflict(use, unit, "exposed")
        afflict(use, unit_of(use.s, foe.unit), "exposed")


# Shoretroopers


@always("garrison-force", "attack-dice")
def garrison_force(s: Table, unit: Unit, attack: Attack) -> int:
    if character_of(s, attack.attacker).unit != unit.id or not unit.hunker:
        return 0
    return int(s.activation is None or s.activation.unit != unit.id)


@always("garrison-force", "keyword:steadfast", "keyword:protection")
def hold_the_line(s: Table, unit: Unit, character: Character) -> int:
    return int(character.unit == unit.id and contests_any(s, character))

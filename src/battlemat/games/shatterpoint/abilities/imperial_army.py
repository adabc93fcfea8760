"""General Veers with his Snowtroopers, and ES-04 Firebrand."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.shatterpoint.abilities.families import dash_and_one_more
from battlemat.games.shatterpoint.abilities.registry import Use, active, always, tactic, when
from battlemat.games.shatterpoint.abilities.verbs import (
    RULE,
    afflict,
    agrees,
    allies,
    ally_units,
    deal,
    grant,
    has_tag,
    may_move,
    near,
    objectives_within,
    pick_objective,
    pick_unit,
    units_at,
)
from battlemat.games.shatterpoint.actions import can_take
from battlemat.games.shatterpoint.damage import choose_conditions, remove_condition, suffer
from battlemat.games.shatterpoint.engagement import are_engaged, lose_hunker
from battlemat.games.shatterpoint.measuring import near_token
from battlemat.games.shatterpoint.objectives import remove_control
from battlemat.games.shatterpoint.order_deck import cards_to_search, search_deck
from battlemat.games.shatterpoint.state import (
    NOBODY,
    Attack,
    Table,
    Unit,
    character_of,
    characters_of,
    unit_of,
)

EMPIRE, STORMTROOPER = "Galactic Empire", "Stormtrooper"


# General Veers


@tactic("you-have-your-orders")
def your_orders(use: Use) -> Flow[None]:
    ready = [unit for unit in ally_units(use) if _takes_orders(use, unit)]
    unit = yield from pick_unit(use, ready, may=True)
    if unit is not None:
        yield from may_move(use, unit.characters, "dash")


def _takes_orders(use: Use, unit: Unit) -> bool:
    return has_tag(use, unit, STORMTROOPER) or (unit.card.type == "secondary" and has_tag(use, unit, EMPIRE))


@active(
    "i-will-have-results",
    only_if=lambda use: bool(allies(use, tag=STORMTROOPER, types=("supporting",), within=4)),
)
def results(use: Use) -> Flow[None]:
    yield from dash_and_one_more(use, allies(use, tag=STORMTROOPER, types=("supporting",), within=4))


def _vanguard(use: Use) -> list[str]:
    """The order cards that can be looked for: of Stormtroopers, while nothing is in reserve."""
    cards = cards_to_search(use.s, use.player)
    return [card for card in cards if has_tag(use, unit_of(use.s, card), STORMTROOPER)]


@when("prepare-for-a-surface-attack", "set-up", only_if=lambda use: bool(_vanguard(use)))
def surface_attack(use: Use) -> Flow[None]:
    unit = yield from pick_unit(use, [unit_of(use.s, card) for card in _vanguard(use)])
    if unit is None:
        return
    search_deck(use.m, unit.id, RULE)
    yield from may_move(use, unit.characters, "dash")


@always("prepare-for-a-surface-attack", "defense-dice")
def in_formation(s: Table, unit: Unit, attack: Attack) -> int:
    defender = character_of(s, attack.defender)
    return int(defender.owner == unit.owner and STORMTROOPER in unit_of(s, defender.unit).tags)


@when(
    "we-are-the-storm",
    "activation-start",
    only_if=lambda use: use.moment.unit == use.unit.id and bool(use.s.objectives),
)
def the_storm(use: Use) -> Flow[None]:
    objective = yield from pick_objective(use, use.s.objectives)
    if objective is None:
        return
    fleeing = [foe for foe in characters_of(use.s, use.opponent) if near_token(foe, objective, 2)]
    if fleeing:
        yield from may_move(use, fleeing, "dash")
    struck = [(unit, 3) for unit in units_at(use, objective, use.opponent)]
    struck += [(unit, 1) for unit in units_at(use, objective, use.player)]
    for unit, amount in struck:
        deal(use, unit, amount)
    if objective.controller != NOBODY:
        remove_control(use.m, objective.id, RULE, use.player)


# Snowtroopers


@tactic("press-on")
def press_on(use: Use) -> Flow[None]:
    unit = yield from pick_unit(use, ally_units(use, tag=EMPIRE, types=("supporting",)), may=True)
    if unit is not None:
        yield from choose_conditions(use.m, unit, 1, RULE, may=True)
        yield from may_move(use, unit.characters, "dash", most=1)


@when(
    "dogged-assault",
    "action-taken",
    only_if=lambda use: (
        use.moment.detail == "combat"
        and use.moment.unit != use.unit.id
        and _is_ally_near(use, STORMTROOPER, 5)
        and can_take(use.s, unit_of(use.s, use.moment.unit), "take-cover")
    ),
)
def dogged_assault(use: Use) -> Flow[None]:
    yield from grant(use, unit_of(use.s, use.moment.unit), "take-cover")


def _is_ally_near(use: Use, tag: str, range_: int) -> bool:
    """Whether the unit of the moment is allied, has a tag and is within range."""
    unit = unit_of(use.s, use.moment.unit)
    close = any(member.on_field and near(use, member, range_) for member in unit.characters)
    return unit.owner == use.player and has_tag(use, unit, tag) and close


@when(
    "imperial-discipline",
    "condition-gained",
    only_if=lambda use: (
        _is_ally_near(use, EMPIRE, 3)
        and has_tag(use, unit_of(use.s, use.moment.unit), "Trooper")
        and use.moment.detail in unit_of(use.s, use.moment.unit).conditions
    ),
)
def discipline(use: Use) -> Flow[None]:
    """The choice comes right after the condition, which leaves again."""
    unit = unit_of(use.s, use.moment.unit)
    if (yield from agrees(use)):
        remove_condition(use.m, unit, use.moment.detail, RULE)
        suffer(use.m, unit, 1, RULE)


@always("imperial-discipline", "keeps-hunker")
def under_fire(s: Table, unit: Unit, hunkered: Unit) -> int:
    return int(hunkered.owner == unit.owner and STORMTROOPER in hunkered.tags)


@tactic("forced-march")
def forced_march(use: Use) -> Flow[None]:
    if use.unit.conditions and not use.unit.wounded and (yield from agrees(use)):
        deal(use, use.unit, 1)
        yield from choose_conditions(use.m, use.unit, 1, RULE, may=False)


# ES-04 Firebrand


@active("prescribed-fire", only_if=lambda use: bool(objectives_within(use, 3)))
def prescribed_fire(use: Use) -> Flow[None]:
    """Everybody near the objective may flee, the active player's characters first."""
    objective = yield from pick_objective(use, objectives_within(use, 3))
    if objective is None:
        return
    for player in (use.player, use.opponent):
        fleeing = [c for c in characters_of(use.s, player) if near_token(c, objective, 2)]
        if fleeing:
            yield from may_move(use, fleeing, "dash")
    for player in (use.player, use.opponent):
        for unit in units_at(use, objective, player):
            deal(use, unit, 2)
            lose_hunker(use.m, unit, RULE)


def _walked_into_flames(use: Use) -> bool:
    mover = unit_of(use.s, use.moment.unit)
    return (
        use.moment.detail == "move"
        and mover.owner != use.player
        and not use.unit.wounded
        and any(are_engaged(use.s, member, foe) for member in use.members for foe in mover.characters if foe.on_field)
    )


@when("cant-stand-the-heat", "action-taken", only_if=_walked_into_flames)
def the_heat(use: Use) -> None:
    for condition in ("disarmed", "strained"):
        afflict(use, unit_of(use.s, use.moment.unit), condition)

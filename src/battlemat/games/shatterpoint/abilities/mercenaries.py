"""Bounty Hunters, Cad Bane, Gwarm and Hondo."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.shatterpoint.abilities.core_republic import attacked
from battlemat.games.shatterpoint.abilities.families import pack_hunter
from battlemat.games.shatterpoint.abilities.registry import Use, active, afterwards, always, tactic, when
from battlemat.games.shatterpoint.abilities.verbs import (
    RULE,
    afflict,
    agrees,
    ally_units,
    deal,
    enemy_units,
    foes,
    for_the_turn,
    has_tag,
    in_remembered_attack,
    may_heal,
    may_move,
    near,
    pick_character,
    pick_objective,
    pick_one,
    pick_unit,
    remember_attack,
    take_any_tag,
)
from battlemat.games.shatterpoint.abilities.wounds import wounded_unit, wounding_ally
from battlemat.games.shatterpoint.engagement import are_engaged, is_engaged
from battlemat.games.shatterpoint.measuring import within_unit
from battlemat.games.shatterpoint.objectives import contests, scored
from battlemat.games.shatterpoint.order_deck import shuffle_in
from battlemat.games.shatterpoint.state import Character, Objective, Table, Unit, unit_of
from battlemat.games.shatterpoint.timing import refresh_force, spend

BOUNTY_HUNTER = "Bounty Hunter"


# Bounty Hunters


@active("tools-of-the-trade")
def tools_of_the_trade(use: Use) -> Flow[None]:
    ready = enemy_units(use, within=3)
    word = yield from pick_one(use, "effect", [*["disarmed"] * bool(ready), "sharpshooter-and-impact"])
    if word == "disarmed":
        unit = yield from pick_unit(use, ready)
        if unit is not None:
            afflict(use, unit, "disarmed")
    else:
        for_the_turn(use, sharpshooter=2, impact=2)


@when("payday", "order-revealed", only_if=lambda use: use.s.active == use.player)
def payday(use: Use) -> Flow[None]:
    yield from take_any_tag(use)


# Cad Bane


def _contested(use: Use, foe: Character) -> list[Objective]:
    return [objective for objective in use.s.objectives if contests(use.s, foe, objective)]


def _in_our_way(use: Use) -> list[Character]:
    return [foe for foe in foes(use, within=3) if _contested(use, foe)]


@active("how-about-you-step-aside", only_if=lambda use: bool(_in_our_way(use)))
def step_aside(use: Use) -> Flow[None]:
    foe = yield from pick_character(use, _in_our_way(use))
    if foe is None:
        return
    objective = yield from pick_objective(use, _contested(use, foe))
    if objective is None:
        return
    yield from may_move(use, [foe], "dash", toward=objective, away=True)
    unit = unit_of(use.s, foe.unit)
    for condition in ("exposed", "strained") if contests(use.s, foe, objective) else ("disarmed",):
        afflict(use, unit, condition)


def another_ally_fought(use: Use) -> bool:
    unit = unit_of(use.s, use.moment.unit)
    return use.moment.detail == "combat" and unit.owner == use.player and unit is not use.unit


@when(
    "no-one-gets-between-me-and-my-job",
    "action-taken",
    only_if=lambda use: (
        another_ally_fought(use)
        and not is_engaged(use.s, use.unit)
        and any(target.on_field for target in attacked(use))
    ),
)
def between_me_and_my_job(use: Use) -> Flow[None]:
    targets = [target for target in attacked(use) if target.on_field]
    target = yield from pick_character(use, [target for target in targets if near(use, target, 4)])
    if target is not None:
        deal(use, unit_of(use.s, target.unit), 2)
    else:
        yield from may_move(use, use.members, "jump", toward=targets)


@when(
    "ill-take-on-any-job-for-the-right-price",
    "unit-wounded",
    only_if=lambda use: wounding_ally(use) is not None,
)
def right_price(use: Use) -> Flow[None]:
    refresh_force(use.m, use.player, 1, RULE)
    member = yield from pick_character(use, use.members)
    if member is not None:
        yield from may_heal(use, member)
    ally = wounding_ally(use)
    if ally is not None and has_tag(use, ally, BOUNTY_HUNTER):
        refresh_force(use.m, use.player, 1, RULE)


# Gwarm


@always("exit-strategy", "climbs-engaged")
def exit_strategy(s: Table, unit: Unit, character: Character) -> int:
    return int(character.unit == unit.id)


pack_hunter("pack-hunter--gwarm", "Weequay")


# Hondo


@tactic("thats-just-good-business")
def good_business(use: Use) -> None:
    refresh_force(use.m, use.player, scored(use.s, use.opponent), RULE)


@active("what-have-we-here", only_if=lambda use: bool(enemy_units(use, within=2)))
def what_have_we_here(use: Use) -> Flow[None]:
    unit = yield from pick_unit(use, enemy_units(use, within=2))
    if unit is None:
        return
    for condition in ("pinned", "strained"):
        afflict(use, unit, condition)
    reserved = use.s.players[unit.owner].reserve == unit.id
    if reserved and use.s.players[use.player].force and (yield from agrees(use)):
        spend(use.m, use.player, 1, RULE)
        shuffle_in(use.m, unit.owner, unit.id, RULE)


@when(
    "this-effort-is-no-longer-profitable",
    "unit-wounded",
    only_if=lambda use: (
        wounded_unit(use) is not use.unit
        and wounded_unit(use).owner == use.player
        and any(near(use, character, 4) for character in wounded_unit(use).characters)
    ),
)
def no_longer_profitable(use: Use) -> Flow[None]:
    yield from may_move(use, use.members, "reposition", unengaged=True)


@when(
    "fair-whats-fair",
    "before-dice",
    only_if=lambda use: (
        use.attack.in_action
        and use.attacking_unit.owner == use.player
        and has_tag(use, use.attacking_unit, "Scoundrel")
        and any(are_engaged(use.s, member, use.defender) for member in use.members)
    ),
)
def whats_fair(use: Use) -> Flow[None]:
    if (yield from agrees(use)):
        use.attack.bonus += 2
        remember_attack(use)


@afterwards("fair-whats-fair", "attack-resolved", only_if=in_remembered_attack)
def not_so_fair(use: Use) -> None:
    for unit in ally_units(use):
        if unit is not use.attacking_unit and within_unit(use.defender, unit, 2):
            afflict(use, unit, "strained")

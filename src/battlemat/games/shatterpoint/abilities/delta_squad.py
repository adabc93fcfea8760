"""Boss, Fixer, Sev and Scorch."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.shatterpoint.abilities.allied_actions import acting_unit, ally_took, follow_up
from battlemat.games.shatterpoint.abilities.registry import Use, active, always, tactic, when
from battlemat.games.shatterpoint.abilities.verbs import (
    RULE,
    afflict,
    allies,
    ally_units,
    deal,
    enemy_units,
    has_tag,
    hunker,
    may_heal,
    may_move,
    pick_character,
    pick_objective,
    pick_unit,
    throw,
)
from battlemat.games.shatterpoint.abilities.wounds import wounded_by_member
from battlemat.games.shatterpoint.dice import ATTACK_FACES
from battlemat.games.shatterpoint.engagement import lose_hunker, sees
from battlemat.games.shatterpoint.measuring import near_token, within
from battlemat.games.shatterpoint.state import (
    Attack,
    Character,
    Objective,
    Table,
    Unit,
    character_of,
    characters,
    unit_of,
)
from battlemat.games.shatterpoint.timing import refresh_force

DELTA, CLONES = "Delta Squad", "Clone Trooper"


# Boss


def _charges(use: Use, unit: Unit) -> list[Objective]:
    """Active objectives within 3 of a unit."""
    placed = [c for c in unit.characters if c.on_field]
    return [o for o in use.s.objectives if o.active and any(near_token(c, o, 3) for c in placed)]


def _sappers(use: Use) -> list[Unit]:
    return [unit for unit in ally_units(use, tag=DELTA) if _charges(use, unit)]


@active("delta-give-me-an-explosive-solution", only_if=lambda use: bool(_sappers(use)))
def explosive_solution(use: Use) -> Flow[None]:
    unit = yield from pick_unit(use, _sappers(use))
    if unit is None:
        return
    objective = yield from pick_objective(use, _charges(use, unit))
    yield from may_move(use, [c for c in unit.characters if c.on_field], "dash")
    roll = throw(use, ATTACK_FACES, 3)
    hits = roll.strike + roll.crit
    if hits and objective is not None:
        names = dict.fromkeys(c.unit for c in characters(use.s) if near_token(c, objective, 2))
        for caught in [unit_of(use.s, name) for name in names]:
            deal(use, caught, hits)
            lose_hunker(use.m, caught, RULE)


@always("lets-get-in-there-and-start-breaking-things", "dash-grows")
def faster(s: Table, unit: Unit, character: Character) -> int:
    return int(character.unit == unit.id and not unit.wounded)


@always("lets-get-in-there-and-start-breaking-things", "advance-grows")
def right_through(s: Table, unit: Unit, character: Character) -> int:
    return 2 * (character.unit == unit.id and not unit.wounded)


@always("you-need-to-learn-im-a-lot-scarier-than-you-are", "attack-dice")
def scarier(s: Table, unit: Unit, attack: Attack) -> int:
    if character_of(s, attack.attacker).unit != unit.id:
        return 0
    return unit.damage // 3 + 3 * unit.injured


@when(
    "you-need-to-learn-im-a-lot-scarier-than-you-are",
    "unit-wounded",
    only_if=lambda use: bool(wounded_by_member(use)),
)
def learned_it(use: Use) -> None:
    refresh_force(use.m, use.player, 2, RULE)


# Fixer


@tactic("grab-yourself-some-bacta-trooper")
def bacta(use: Use) -> Flow[None]:
    trooper = yield from pick_character(use, allies(use, tag=CLONES), may=True)
    if trooper is not None:
        yield from may_heal(use, trooper)
        yield from may_move(use, [trooper], "dash")


@when("forming-up-sir", "action-taken", only_if=lambda use: ally_took(use, "move", CLONES, within=3))
def forming_up(use: Use) -> None:
    hunker(use, acting_unit(use))


def spotters(use: Use, tag: str, reach: int) -> int:
    """How many other allied units with a tag have the target within reach and in sight."""
    units = [unit for unit in ally_units(use, tag=tag) if unit is not use.attacking_unit]
    return sum(
        any(c.on_field and within(c, use.defender, reach) and sees(use.s, c, use.defender) for c in unit.characters)
        for unit in units
    )


@when(
    "string-em-along-and-well-mop-em-up",
    "before-dice",
    only_if=lambda use: (
        use.attack.in_action
        and use.attacking_unit.owner == use.player
        and has_tag(use, use.attacking_unit, CLONES)
        and spotters(use, DELTA, 5) > 0
    ),
)
def mop_them_up(use: Use) -> None:
    use.attack.bonus += spotters(use, DELTA, 5)


# Sev and Scorch


@active("yes-more-explosives", only_if=lambda use: bool(enemy_units(use, within=3)))
def more_explosives(use: Use) -> Flow[None]:
    unit = yield from pick_unit(use, enemy_units(use, within=3))
    if unit is None:
        return
    hits = throw(use, ATTACK_FACES, 5).expertise
    if hits and not unit.wounded:
        deal(use, unit, hits)
        afflict(use, unit, "strained")


@when(
    "rule-17-always-make-sure-theyre-dead",
    "action-taken",
    only_if=lambda use: ally_took(use, "combat", "Galactic Republic", within=3),
)
def rule_seventeen(use: Use) -> Flow[None]:
    yield from follow_up(use, use.members, "dash", must_move=True)

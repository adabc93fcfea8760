"""Clone Force 99: Hunter, Echo and Tech, Wrecker and Omega."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.shatterpoint.abilities.registry import Use, active, always, tactic, when
from battlemat.games.shatterpoint.abilities.verbs import (
    RULE,
    agrees,
    allies,
    deal,
    has_tag,
    may_move,
    may_reroll,
    objectives_within,
    pick_character,
    pick_objective,
    pick_unit,
    throw,
)
from battlemat.games.shatterpoint.dice import ATTACK_FACES, DEFENSE_FACES, add, change
from battlemat.games.shatterpoint.engagement import discard_hunker
from battlemat.games.shatterpoint.measuring import within, within_unit
from battlemat.games.shatterpoint.objectives import contests, remove_control
from battlemat.games.shatterpoint.pushing import shove
from battlemat.games.shatterpoint.state import Character, Objective, Table, Unit, characters, unit_of, units_of
from battlemat.games.shatterpoint.struggle import gain_momentum

CLONE, BATCH = "Clone Trooper", "Bad Batch"


# Hunter


@tactic("we-prefer-going-to-them")
def going_to_them(use: Use) -> Flow[None]:
    clone = yield from pick_character(use, allies(use, tag=CLONE, other=True), may=True)
    if clone is not None:
        yield from may_move(use, [clone], "reposition", *["advance"] * has_tag(use, clone, BATCH))


def _tracked(use: Use) -> list[Character]:
    unit = unit_of(use.s, use.moment.unit)
    if use.moment.detail != "move" or unit.owner == use.player or unit.card.type != "primary":
        return []
    return [character for character in unit.characters if character.on_field]


@when("enhanced-tracker", "action-taken", only_if=lambda use: bool(_tracked(use)))
def enhanced_tracker(use: Use) -> Flow[None]:
    foe = yield from pick_character(use, _tracked(use))
    if foe is not None:
        yield from may_move(use, use.members, "dash", toward=foe)


@when(
    "its-hard-to-compete-with-a-jedi",
    "modify-defense",
    only_if=lambda use: use.defending_unit is use.unit and not use.unit.wounded and use.attack.defense.failure > 0,
)
def hard_to_compete(use: Use) -> Flow[None]:
    roll = use.attack.defense
    yield from may_reroll(use, roll, DEFENSE_FACES, roll.failure if use.attack.exposed else 2, ("failure",))


@when(
    "the-leader-of-the-batch",
    "modify-attack",
    only_if=lambda use: (
        use.attack.in_action
        and use.attacking_unit.owner == use.player
        and has_tag(use, use.attacking_unit, CLONE)
        and use.attack.attack.failure > 0
    ),
)
def leader_of_the_batch(use: Use) -> Flow[None]:
    if (yield from agrees(use)):
        change(use.attack.attack, "failure", "strike")
        if has_tag(use, use.attacking_unit, BATCH):
            add(use.attack.attack, "expertise")


# Echo and Tech


def _held_by_foe(use: Use) -> list[Objective]:
    return [o for o in objectives_within(use, 3) if o.active and o.controller == use.opponent]


@active("fight-smarter-not-harder", only_if=lambda use: use.unit.hunker > 0 and bool(_held_by_foe(use)))
def fight_smarter(use: Use) -> Flow[None]:
    objective = yield from pick_objective(use, _held_by_foe(use))
    if objective is not None:
        discard_hunker(use.m, use.unit, 1, RULE)
        remove_control(use.m, objective.id, RULE, use.player)


# Wrecker and Omega


@tactic("bulldoze")
def bulldoze(use: Use) -> Flow[None]:
    for mover in (yield from may_move(use, use.members, "dash")):
        close = [c for c in characters(use.s) if c is not mover and within(mover, c, 1)]
        target = yield from pick_character(use, close, may=True)
        if target is not None:
            yield from shove(use.m, mover, target, RULE)


def _targets(use: Use) -> dict[str, list[Unit]]:
    """The active objectives within 3 that the player does not hold, with the enemy units that contest them."""
    found = {}
    for objective in objectives_within(use, 3):
        if objective.active and objective.controller != use.player:
            found[objective.id] = [
                unit
                for unit in units_of(use.s, use.opponent)
                if any(c.on_field and contests(use.s, c, objective) for c in unit.characters)
            ]
    return {name: units for name, units in found.items() if units}


@active("i-wasnt-sneaking", only_if=lambda use: bool(_targets(use)))
def was_not_sneaking(use: Use) -> Flow[None]:
    targets = _targets(use)
    objective = yield from pick_objective(use, [o for o in use.s.objectives if o.id in targets])
    unit = None if objective is None else (yield from pick_unit(use, targets[objective.id]))
    if unit is None:
        return
    roll = throw(use, ATTACK_FACES, 5)
    deal(use, unit, roll.strike + roll.crit)
    if unit.wounded:
        gain_momentum(use.m, use.player, RULE)


def _beside_the_muscle(s: Table, unit: Unit, character: Character, tags: frozenset[str]) -> int:
    if unit.wounded or character.owner != unit.owner or tags.isdisjoint(unit_of(s, character.unit).tags):
        return 0
    return int(within_unit(character, unit, 3))


@always("the-muscle-of-the-batch", "keyword:steadfast")
def solid(s: Table, unit: Unit, character: Character) -> int:
    return _beside_the_muscle(s, unit, character, frozenset({CLONE}))


@always("the-muscle-of-the-batch", "keyword:protection")
def shield(s: Table, unit: Unit, character: Character) -> int:
    return _beside_the_muscle(s, unit, character, frozenset({CLONE, "Scoundrel"}))

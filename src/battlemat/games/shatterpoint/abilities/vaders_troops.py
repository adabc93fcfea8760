"""Darth Vader, the Emperor's servant, and his Stormtroopers."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.shatterpoint.abilities.families import melee_target
from battlemat.games.shatterpoint.abilities.registry import Use, active, afterwards, tactic, when
from battlemat.games.shatterpoint.abilities.verbs import (
    RULE,
    afflict,
    agrees,
    allies,
    ally_units,
    deal,
    foes,
    grant,
    has_tag,
    may_move,
    pick_character,
    pick_one,
    pick_unit,
    push_away,
    remember_attack,
    remembered_attack_failed,
    shed_one,
)
from battlemat.games.shatterpoint.abilities.wounds import wounded_by_member
from battlemat.games.shatterpoint.actions import can_take
from battlemat.games.shatterpoint.deeds import ANGRY, FOUND
from battlemat.games.shatterpoint.engagement import are_engaged, sees
from battlemat.games.shatterpoint.measuring import within
from battlemat.games.shatterpoint.order_deck import shuffle_in
from battlemat.games.shatterpoint.state import Character, unit_of
from battlemat.games.shatterpoint.timing import refresh_force

EMPIRE, STORMTROOPER = "Galactic Empire", "Stormtrooper"


# Darth Vader


@tactic("you-dont-know-the-power-of-the-dark-side")
def power_of_the_dark_side(use: Use) -> Flow[None]:
    yield from shed_one(use, use.unit, damage=2, may=True)
    refresh_force(use.m, use.player, 1, RULE)


def _own_activation(use: Use) -> bool:
    return use.s.activation is not None and use.s.activation.unit == use.unit.id


@active("anger-hate-aggression")
def anger(use: Use) -> Flow[None]:
    if (yield from may_move(use, use.members, "dash")):
        use.unit.remember(ANGRY)


@afterwards(
    "anger-hate-aggression",
    "before-dice",
    only_if=lambda use: use.attacking_unit is use.unit and ANGRY in use.unit.used and _own_activation(use),
)
def aggression(use: Use) -> None:
    del use.unit.used[ANGRY]
    use.attack.bonus += 3
    remember_attack(use)


@afterwards("anger-hate-aggression", "attack-resolved", only_if=remembered_attack_failed)
def off_balance(use: Use) -> None:
    afflict(use, use.unit, "exposed")


@when("you-are-unwise-to-lower-your-defenses", "attack-declared", only_if=melee_target)
def wait_for_an_opening(use: Use) -> None:
    remember_attack(use)


@afterwards("you-are-unwise-to-lower-your-defenses", "attack-resolved", only_if=remembered_attack_failed)
def unwise(use: Use) -> None:
    deal(use, use.attacking_unit, 3)


@when(
    "perhaps-i-can-find-new-ways-to-motivate-them",
    "unit-wounded",
    only_if=lambda use: bool(wounded_by_member(use)),
)
def new_ways_to_motivate(use: Use) -> Flow[None]:
    yield from may_move(use, allies(use, tag=EMPIRE, other=True), "dash", most=1)


@when(
    "you-cannot-hide-forever",
    "unit-wounded",
    only_if=lambda use: _own_activation(use) and bool(wounded_by_member(use)),
)
def found_somebody(use: Use) -> None:
    use.unit.remember(FOUND)


@when(
    "you-cannot-hide-forever",
    "activation-end",
    only_if=lambda use: (
        use.moment.unit == use.unit.id
        and FOUND not in use.unit.used
        and use.unit.id in use.s.players[use.player].discard
    ),
)
def search_on(use: Use) -> None:
    shuffle_in(use.m, use.player, use.unit.id, RULE)


# Stormtrooper Sergeant


@tactic("inexorable-advance")
def inexorable_advance(use: Use) -> Flow[None]:
    unit = yield from pick_unit(use, ally_units(use, tag=EMPIRE, types=("supporting",)), may=True)
    if unit is not None and (yield from may_move(use, unit.characters, "advance")):
        deal(use, unit, 1)


def _surrounded(use: Use) -> list[Character]:
    """Foes with two or more characters of the Empire within 4."""
    empire = allies(use, tag=EMPIRE)
    return [foe for foe in foes(use) if sum(within(ally, foe, 4) for ally in empire) >= 2]


@active("imperial-firepower", only_if=lambda use: bool(_surrounded(use)))
def imperial_firepower(use: Use) -> Flow[None]:
    foe = yield from pick_character(use, _surrounded(use))
    condition = yield from pick_one(use, "condition", ["pinned", "disarmed"])
    if foe is not None and condition is not None:
        afflict(use, unit_of(use.s, foe.unit), condition)


def _offensive(use: Use) -> int:
    """How many other allied Stormtrooper units are within 5 of the target and see it."""
    attacker = use.attacking_unit
    ours = attacker is use.unit or (attacker.owner == use.player and has_tag(use, attacker, STORMTROOPER))
    if not (ours and use.attack.in_action):
        return 0
    close = [
        ally.unit
        for ally in allies(use, tag=STORMTROOPER)
        if ally.unit != attacker.id and within(ally, use.defender, 5) and sees(use.s, ally, use.defender)
    ]
    return len(set(close))


@when("coordinated-offensive", "before-dice", only_if=lambda use: _offensive(use) > 0)
def coordinated_offensive(use: Use) -> None:
    use.attack.bonus += _offensive(use)


# Stormtroopers


@active("assault-tactics")
def assault_tactics(use: Use) -> Flow[None]:
    yield from may_move(use, use.members, "dash")
    if can_take(use.s, use.unit, "focus") and (yield from agrees(use)):
        deal(use, use.unit, 1)
        yield from grant(use, use.unit, "focus")


def _tied_down(use: Use) -> list[Character]:
    return [foe for foe in foes(use) if any(are_engaged(use.s, member, foe) for member in use.members)]


@active("for-the-empire", only_if=lambda use: bool(_tied_down(use)))
def for_the_empire(use: Use) -> Flow[None]:
    foe = yield from pick_character(use, _tied_down(use))
    if foe is None:
        return
    ally = yield from pick_character(use, [ally for ally in allies(use) if are_engaged(use.s, ally, foe)])
    if ally is not None:
        yield from push_away(use, foe, ally, 2)
    afflict(use, use.unit, "exposed")

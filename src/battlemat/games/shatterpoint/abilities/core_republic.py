"""Anakin, Rex, the 501st and Ahsoka, as the core set has them and as they were printed again."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.shatterpoint.abilities.registry import Use, always, when
from battlemat.games.shatterpoint.abilities.verbs import (
    allies,
    deal,
    has_tag,
    may_attack,
    may_heal,
    may_move,
    near,
    pick_character,
    pick_one,
)
from battlemat.games.shatterpoint.abilities.wounds import ally_wounded, culprit, wounded_by_member
from battlemat.games.shatterpoint.activation import flip_stance
from battlemat.games.shatterpoint.deeds import WOUNDED
from battlemat.games.shatterpoint.engagement import are_engaged
from battlemat.games.shatterpoint.measuring import within_unit
from battlemat.games.shatterpoint.state import Attack, Character, Table, Unit, character_of, unit_of
from battlemat.games.shatterpoint.struggle import move_token
from battlemat.games.shatterpoint.targets import attack_ids
from battlemat.games.shatterpoint.timing import refresh_force
from battlemat.games.shatterpoint.values import halved

REPUBLIC = "Galactic Republic"


def own_combat(use: Use) -> bool:
    return use.moment.unit == use.unit.id and use.moment.detail == "combat"


def attacked(use: Use) -> list[Character]:
    """Who was attacked in the Combat action just taken."""
    return [character_of(use.s, name) for name in use.moment.others]


@when(
    "im-going-to-end-this",
    "action-taken",
    only_if=lambda use: own_combat(use) and bool(attack_ids(use.s, use.members, only=use.moment.others)),
)
def end_this(use: Use) -> Flow[None]:
    yield from may_attack(use, use.members, only=attacked(use))


@when("im-going-to-end-this--2026", "action-taken", only_if=own_combat)
def end_this_again(use: Use) -> Flow[None]:
    if len(use.unit.card.stances) == 2 and (yield from pick_one(use, "agree", ["flip"], may=True)):
        flip_stance(use.m, use.unit)
    yield from may_attack(use, use.members, types=("melee",))


@when(
    "this-is-where-the-fun-begins",
    "unit-wounded",
    only_if=lambda use: wounded_by_member(use) in ("primary", "secondary"),
)
def the_fun_begins(use: Use) -> Flow[None]:
    move_token(use.m, use.player, 1, "SP-MIS-47")
    if wounded_by_member(use) == "primary":
        for ally in allies(use, tag=REPUBLIC):
            yield from may_heal(use, ally)


# Rex


@when(
    "im-always-first-kid",
    "action-taken",
    only_if=lambda use: (
        use.moment.detail == "combat"
        and not use.unit.wounded
        and _clone_support(use, unit_of(use.s, use.moment.unit))
        and any(near(use, c, 3) for c in unit_of(use.s, use.moment.unit).characters)
    ),
)
def always_first(use: Use) -> Flow[None]:
    moved = yield from may_move(use, use.members, "dash")
    if moved:
        yield from may_attack(use, moved, dice=5, only=attacked(use))


def _clone_support(use: Use, unit: Unit) -> bool:
    return unit.owner == use.player and unit.card.type == "supporting" and has_tag(use, unit, "Clone Trooper")


@when(
    "bring-it-on-clankers",
    "hunker-gained",
    only_if=lambda use: (
        unit_of(use.s, use.moment.unit).owner == use.player
        and has_tag(use, unit_of(use.s, use.moment.unit), "Clone Trooper")
        and any(near(use, c, 3) for c in unit_of(use.s, use.moment.unit).characters)
    ),
)
def bring_it_on(use: Use) -> Flow[None]:
    healer = yield from pick_character(use, unit_of(use.s, use.moment.unit).characters, may=True)
    if healer is not None:
        yield from may_heal(use, healer)


# Ahsoka


@when(
    "whats-the-matter-too-fast-for-you",
    "would-suffer",
    only_if=lambda use: use.defending_unit is use.unit and use.attack.type == "melee",
)
def too_fast_for_you(use: Use) -> None:
    """Half of the pool, rounded up, stays; the rest goes to the attacker (SP-UNI-34, SP-EXA-12)."""
    own = halved(use.attack.damage)
    deal(use, use.attacking_unit, use.attack.damage - own)
    use.attack.damage = own


@when("fierce-protector", "unit-wounded", only_if=ally_wounded)
def fierce_protector(use: Use) -> Flow[None]:
    foe = yield from culprit(use)
    if foe is None:
        return
    for member in (yield from may_move(use, use.members, "advance", toward=foe)):
        words = ["heal"] + ["attack"] * are_engaged(use.s, member, foe)
        word = yield from pick_one(use, "effect", words, may=True)
        if word == "heal":
            yield from may_heal(use, member, 3)
        elif word == "attack":
            yield from may_attack(use, [member], types=("melee",), dice=5, only=[foe])


@when("fierce-protector--2026", "unit-wounded", only_if=lambda use: ally_wounded(use) and bool(use.moment.detail))
def fierce_protector_again(use: Use) -> Flow[None]:
    foe = yield from culprit(use)
    member = yield from pick_character(use, use.members, may=True)
    if member is None:
        return
    yield from may_heal(use, member, 3)
    yield from may_move(use, [member], "advance", "jump")
    if foe is not None:
        yield from may_attack(use, [member], types=("melee",), only=[foe])


@always("youll-find-i-have-many-qualities", "defense-expertise")
def many_qualities(s: Table, unit: Unit, attack: Attack) -> int:
    defender = character_of(s, attack.defender)
    return int(not unit.wounded and defender.owner == unit.owner and within_unit(defender, unit, 2))


# Anakin, printed again


@when("this-is-where-the-fun-begins--2026", "unit-wounded", only_if=lambda use: bool(wounded_by_member(use)))
def more_fun(use: Use) -> None:
    refresh_force(use.m, use.player, 1, "SP-ABL-34")
    use.unit.remember(WOUNDED + wounded_by_member(use))


@when("this-is-where-the-fun-begins--2026", "activation-end", only_if=lambda use: use.moment.unit == use.unit.id)
def fun_is_over(use: Use) -> Flow[None]:
    wounded = use.unit.used
    if WOUNDED + "primary" in wounded or WOUNDED + "secondary" in wounded:
        yield from may_move(use, allies(use, tag=REPUBLIC, types=("secondary", "supporting")), "dash")
    if WOUNDED + "primary" in wounded:
        move_token(use.m, use.player, 1, "SP-MIS-47")

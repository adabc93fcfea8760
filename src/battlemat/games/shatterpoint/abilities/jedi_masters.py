"""Luminara Unduli, Mace Windu, Plo Koon, Kit Fisto, Ki-Adi-Mundi and Shaak Ti."""

from __future__ import annotations

from collections.abc import Collection

from battlemat.core.decision import Flow
from battlemat.games.shatterpoint.abilities.bounty_hunters import own_attack
from battlemat.games.shatterpoint.abilities.core_mandalorians import took
from battlemat.games.shatterpoint.abilities.registry import Use, afterwards, always, tactic, when
from battlemat.games.shatterpoint.abilities.verbs import (
    RULE,
    afflict,
    agrees,
    allies,
    ally_units,
    deal,
    has_tag,
    in_remembered_attack,
    may_attack,
    may_heal,
    may_move,
    near,
    pick_character,
    pick_one,
    pick_unit,
    remember_attack,
    remembered_attack_failed,
)
from battlemat.games.shatterpoint.abilities.wounds import wounded_unit, wounding_ally
from battlemat.games.shatterpoint.content import ABILITIES
from battlemat.games.shatterpoint.deeds import DASHED, DISCOUNT, SURRENDER
from battlemat.games.shatterpoint.dice import change
from battlemat.games.shatterpoint.engagement import is_engaged
from battlemat.games.shatterpoint.measuring import within_unit
from battlemat.games.shatterpoint.pushing import shove
from battlemat.games.shatterpoint.records import AbilityCard
from battlemat.games.shatterpoint.state import Character, Table, Unit, unit_of, units_of
from battlemat.games.shatterpoint.timing import refresh_force, spend
from battlemat.games.shatterpoint.values import is_immune

REPUBLIC, JEDI = "Galactic Republic", "Jedi"


def on_field(unit: Unit) -> list[Character]:
    return [character for character in unit.characters if character.on_field]


# Tactics: an allied unit dashes, and with the right one this unit, too.


def rally(ability: str, tags: Collection[str], *, other: bool = True, most: int | None = 1) -> None:
    @tactic(ability)
    def resolve(use: Use) -> Flow[None]:
        unit = yield from pick_unit(use, ally_units(use, tag=REPUBLIC, other=other), may=True)
        if unit is None:
            return
        yield from may_move(use, on_field(unit), "dash")
        if has_tag(use, unit, tags):
            yield from may_move(use, use.members, "dash", most=most)


rally("wise-counsel", (JEDI,))
rally("i-know-if-we-work-together-we-will-stay-alive", ("Trooper", "Padawan"), other=False)
rally("loyal-protectors", ("Naboo",), most=None)


@tactic("rush-to-action")
def rush_to_action(use: Use) -> Flow[None]:
    unit = yield from pick_unit(use, ally_units(use, tag=REPUBLIC, other=True), may=True)
    yield from may_move(use, [*use.members, *(on_field(unit) if unit is not None else ())], "dash")


@tactic("unity-wins-war")
def unity_wins_war(use: Use) -> Flow[None]:
    others = allies(use, tag=(REPUBLIC, "Mercenary"), other=True)
    if others:
        yield from may_move(use, others, "dash", most=1)
    yield from may_move(use, use.members, "jump")


# Luminara Unduli


def _troops(use: Use) -> list[Unit]:
    return ally_units(use, tag=REPUBLIC, types=("supporting",), within=3)


@when("precise-strike", "action-taken", only_if=lambda use: took(use, "combat") and bool(_troops(use)))
def precise_strike(use: Use) -> Flow[None]:
    unit = yield from pick_unit(use, _troops(use))
    if unit is None:
        return
    if unit.id in use.s.players[use.player].deck:
        yield from may_move(use, on_field(unit), "dash")
    else:
        yield from may_attack(use, on_field(unit), dice=5)


def _flows(use: Use) -> bool:
    if wounded_unit(use).owner != use.player:
        return DASHED not in use.unit.used
    by = use.moment.by
    return bool(by) and unit_of(use.s, by).owner != use.player


@when("flow-of-the-force", "unit-wounded", only_if=_flows)
def flow_of_the_force(use: Use) -> Flow[None]:
    """An enemy is wounded: an ally may dash, once per turn. An ally is: one of another unit may heal three times."""
    if wounded_unit(use).owner != use.player:
        use.unit.remember(DASHED)
        yield from may_move(use, allies(use), "dash", most=1)
        return
    others = [ally for ally in allies(use) if ally.unit != use.moment.unit]
    healer = yield from pick_character(use, others, may=True)
    if healer is not None:
        yield from may_heal(use, healer, 3)


@always("flow-of-the-force", "sees-top-card")
def foresight(s: Table, unit: Unit, player: int) -> int:
    return int(unit.owner == player)


# Mace Windu


@when("shatterpoint", "joker-used", only_if=lambda use: unit_of(use.s, use.moment.unit).owner == use.player)
def shatterpoint(use: Use) -> Flow[None]:
    member = yield from pick_character(use, use.members)
    if member is None:
        return
    if use.unit.stance.id == "jedi-master-mace-windu--form-vii-vaapad":
        yield from may_move(use, [member], "dash")
        yield from may_attack(use, [member], dice=5)
    else:
        refresh_force(use.m, use.player, 2, RULE)
        yield from may_heal(use, member, 3)


@when(
    "tempered-aggression",
    "before-dice",
    only_if=lambda use: (
        (use.attacking_unit is use.unit or use.defending_unit is use.unit) and use.s.players[use.player].force > 0
    ),
)
def tempered_aggression(use: Use) -> Flow[None]:
    most = min(3, use.s.players[use.player].force)
    answer = yield from pick_one(use, "spend", [str(number) for number in range(1, most + 1)], may=True)
    if answer is None:
        return
    spend(use.m, use.player, int(answer), RULE)
    if use.attacking_unit is use.unit:
        use.attack.bonus += int(answer)
    else:
        use.attack.guard += int(answer)


@always("this-partys-over", "keyword:steadfast", "keyword:protection")
def partys_over(s: Table, unit: Unit, character: Character) -> int:
    return int(
        character.owner == unit.owner
        and REPUBLIC in unit_of(s, character.unit).tags
        and within_unit(character, unit, 5)
        and is_engaged(s, unit)
    )


# Plo Koon


def _can_advise(use: Use) -> bool:
    unit = use.unit
    return (
        use.defending_unit.owner == use.player
        and use.defending_unit is not unit
        and has_tag(use, use.defending_unit, REPUBLIC)
        and near(use, use.defender, 3)
        and not unit.wounded
        and "exposed" not in unit.conditions
        and not is_immune(use.s, unit, "exposed")
    )


@when("we-can-do-this-the-simple-way-or-the-difficult-way", "before-dice", only_if=_can_advise)
def simple_way(use: Use) -> Flow[None]:
    if (yield from agrees(use)):
        afflict(use, use.unit, "exposed")
        use.attack.advisor = use.unit.id
        remember_attack(use)


@afterwards(
    "we-can-do-this-the-simple-way-or-the-difficult-way",
    "attack-resolved",
    only_if=lambda use: (
        in_remembered_attack(use) and has_tag(use, use.defending_unit, ("Trooper", "Padawan")) and use.attacker.on_field
    ),
)
def difficult_way(use: Use) -> Flow[None]:
    yield from may_move(use, use.members, "dash", toward=use.attacker)


# Kit Fisto


def _shown(use: Use) -> list[str]:
    return [result for result in ("block", "expertise") if getattr(use.attack.defense, result)]


@when("create-opening", "modify-defense", only_if=lambda use: use.attacking_unit is use.unit and bool(_shown(use)))
def create_opening(use: Use) -> Flow[None]:
    result = yield from pick_one(use, "effect", _shown(use))
    if result is not None:
        change(use.attack.defense, result, "failure")


def _falters(use: Use) -> str:
    """What an enemy within 3 did badly in this attack, and not yet this turn: `attack` or `defense`."""
    attacks = use.attacking_unit.owner != use.player
    foe, roll = (use.attacker, use.attack.attack) if attacks else (use.defender, use.attack.defense)
    name = "attack" if attacks else "defense"
    fits = roll.failure > 0 and foe.on_field and near(use, foe, 3)
    return name if fits and SURRENDER + name not in use.unit.used else ""


@when("im-afraid-i-must-request-your-surrender", "attack-resolved", only_if=lambda use: bool(_falters(use)))
def request_surrender(use: Use) -> Flow[None]:
    name = _falters(use)
    use.unit.remember(SURRENDER + name)
    if name == "attack":
        yield from may_move(use, use.members, "jump")
        return
    foe = use.defender
    member = yield from pick_character(use, use.members, may=True)
    if member is not None:
        yield from shove(use.m, member, foe, RULE)


# Ki-Adi-Mundi


@when("force-enhanced-reflexes", "attack-declared", only_if=lambda use: use.defending_unit is use.unit)
def reflexes(use: Use) -> None:
    remember_attack(use)


@afterwards("force-enhanced-reflexes", "attack-resolved", only_if=remembered_attack_failed)
@afterwards("so-uncivilized", "attack-resolved", only_if=remembered_attack_failed)
def punish_failure(use: Use) -> None:
    deal(use, use.attacking_unit, 3)


def _by_republic(use: Use) -> bool:
    unit = wounding_ally(use)
    return unit is not None and has_tag(use, unit, REPUBLIC)


@when("guardians-of-the-republic", "unit-wounded", only_if=_by_republic)
def guardians(use: Use) -> Flow[None]:
    ally = yield from pick_character(use, allies(use, tag=JEDI), may=True)
    if ally is not None:
        yield from may_heal(use, ally)
        yield from may_move(use, [ally], "dash")


@always("guardians-of-the-republic", "ability-cost")
def cheaper_beside_the_fallen(s: Table, unit: Unit, about: tuple[Unit, AbilityCard]) -> int:
    """Once per turn 1 less for a Jedi unit within 3 of a Wounded allied unit."""
    payer, ability = about
    if payer.owner != unit.owner or not ability.cost or DISCOUNT in unit.used or JEDI not in payer.tags:
        return 0
    fallen = [ally for ally in units_of(s, unit.owner) if ally.wounded]
    return -int(any(within_unit(member, ally, 3) for ally in fallen for member in on_field(payer)))


def _was_cheaper(use: Use) -> bool:
    about = unit_of(use.s, use.moment.unit), ABILITIES[use.moment.detail]
    return cheaper_beside_the_fallen(use.s, use.unit, about) < 0


@when("guardians-of-the-republic", "ability-paid", only_if=_was_cheaper)
def count_discount(use: Use) -> None:
    use.unit.remember(DISCOUNT)


# Shaak Ti


@when(
    "feinting-blow",
    "modify-defense",
    only_if=lambda use: (
        own_attack(use)
        and use.attack.type == "melee"
        and use.attack.defense.expertise > 0
        and use.attack.defense.block > 0
    ),
)
def feinting_blow(use: Use) -> None:
    change(use.attack.defense, "block", "failure")

"""Leia, Luke, Han and Chewie on their way out of the Death Star."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.shatterpoint.abilities.core_mandalorians import took
from battlemat.games.shatterpoint.abilities.core_republic import own_combat
from battlemat.games.shatterpoint.abilities.families import strike_back
from battlemat.games.shatterpoint.abilities.registry import Use, active, always, tactic, when
from battlemat.games.shatterpoint.abilities.verbs import (
    RULE,
    afflict,
    allies,
    ally_units,
    has_tag,
    hunker,
    may_heal,
    may_move,
    may_reroll,
    near,
    pick_character,
    pick_unit,
    take_any_tag,
)
from battlemat.games.shatterpoint.abilities.wounds import ally_wounded, culprit, wounded_by_member
from battlemat.games.shatterpoint.deeds import FINE
from battlemat.games.shatterpoint.dice import ATTACK_FACES
from battlemat.games.shatterpoint.engagement import are_engaged, engaged_with
from battlemat.games.shatterpoint.measuring import within_unit
from battlemat.games.shatterpoint.state import (
    Attack,
    Character,
    Table,
    Unit,
    character_of,
    unit_of,
    units_of,
)
from battlemat.games.shatterpoint.timing import refresh_force

REBELS = ("Rebel Alliance", "Spy")


# Han and Chewie


@active("look-out-hes-loose")
def hes_loose(use: Use) -> Flow[None]:
    """The foe's own player says whether and where it dashes."""
    member = yield from pick_character(use, use.members)
    if member is None:
        return
    yield from may_move(use, [member], "dash")
    foe = yield from pick_character(use, engaged_with(use.s, member))
    if foe is not None:
        yield from may_move(use, [foe], "dash")
        held = any(are_engaged(use.s, one, foe) for one in use.members)
        afflict(use, unit_of(use.s, foe.unit), "exposed" if held else "disarmed")


@when("boring-conversation-anyway", "action-taken", only_if=own_combat)
def boring_conversation(use: Use) -> Flow[None]:
    yield from may_move(use, use.members, "reposition", most=1)


@when("i-expect-to-be-well-paid", "order-revealed", only_if=lambda use: use.s.active == use.player)
def well_paid(use: Use) -> Flow[None]:
    yield from take_any_tag(use)


@when(FINE, "unit-wounded", only_if=lambda use: bool(wounded_by_member(use)) and FINE not in use.unit.used)
def all_fine_here(use: Use) -> Flow[None]:
    use.unit.remember(FINE)
    healer = yield from pick_character(use, use.members)
    if healer is not None:
        yield from may_heal(use, healer)
    refresh_force(use.m, use.player, 1, RULE)


# Luke


@when(
    "hes-the-brains-sweetheart",
    "modify-attack",
    only_if=lambda use: (
        use.attack.in_action
        and use.attack.type == "ranged"
        and use.attacking_unit.owner == use.player
        and use.attacking_unit.hunker > 0
        and has_tag(use, use.attacking_unit, REBELS)
        and near(use, use.attacker, 3)
        and use.attack.attack.failure > 0
    ),
)
def the_brains(use: Use) -> Flow[None]:
    yield from may_reroll(use, use.attack.attack, ATTACK_FACES, 2, ["failure"])


@always("oh-the-uniform", "keeps-hunker")
def the_uniform(s: Table, unit: Unit, hunkered: Unit) -> int:
    return int(hunkered is unit)


# Leia


@tactic("into-the-garbage-chute-flyboy")
def garbage_chute(use: Use) -> Flow[None]:
    unit = yield from pick_unit(use, ally_units(use, tag=REBELS, other=True), may=True)
    if unit is not None:
        yield from may_move(use, unit.characters, "dash")
        hunker(use, unit)


@active("its-a-wonder-youre-still-alive", only_if=lambda use: bool(allies(use, other=True)))
def still_alive(use: Use) -> Flow[None]:
    member = yield from pick_character(use, use.members)
    ally = yield from pick_character(use, allies(use, other=True))
    if member is None or ally is None:
        return
    healer = yield from pick_character(use, [member, ally])
    if healer is not None:
        yield from may_heal(use, healer)
        yield from may_move(use, [ally if healer is member else member], "dash")


@always("crack-shot", "keyword:sharpshooter")
def crack_shot(s: Table, unit: Unit, character: Character) -> int:
    return 2 * (character.unit == unit.id)


@when("crack-shot", "action-taken", only_if=lambda use: took(use, "focus"))
def take_aim(use: Use) -> Flow[None]:
    yield from may_move(use, use.members, "dash")


@when("somebodys-gotta-save-our-skins", "unit-wounded", only_if=ally_wounded)
def save_our_skins(use: Use) -> Flow[None]:
    foe = yield from culprit(use)
    if foe is None or not (yield from strike_back(use, foe, "dash", toward=True)):
        return
    unit = yield from pick_unit(use, ally_units(use, within=3, other=True))
    if unit is not None:
        hunker(use, unit)


@always("somebodys-gotta-save-our-skins", "defense-dice")
def for_the_fallen(s: Table, unit: Unit, attack: Attack) -> int:
    """One die for each Wounded allied unit within 3; this one cannot be meant."""
    defender = character_of(s, attack.defender)
    if defender.unit != unit.id:
        return 0
    return sum(
        ally.wounded and ally is not unit and any(within_unit(c, ally, 3) for c in unit.characters)
        for ally in units_of(s, unit.owner)
    )

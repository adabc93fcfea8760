"""The crew of the Ghost: Kanan, Ezra, Zeb, Chopper and Hera."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.shatterpoint.abilities.bounty_hunters import own_attack
from battlemat.games.shatterpoint.abilities.registry import Use, active, always, tactic, when
from battlemat.games.shatterpoint.abilities.sights import in_sight
from battlemat.games.shatterpoint.abilities.verbs import (
    RULE,
    afflict,
    agrees,
    allies,
    ally_units,
    enemy_units,
    foes,
    grant,
    has_tag,
    may_attack,
    may_heal,
    may_move,
    near,
    pick_character,
    pick_objective,
    pick_unit,
    throw,
)
from battlemat.games.shatterpoint.abilities.wounds import rise_again, wounded_by_member, wounded_unit
from battlemat.games.shatterpoint.damage import choose_conditions, remove_damage
from battlemat.games.shatterpoint.dice import DEFENSE_FACES
from battlemat.games.shatterpoint.engagement import is_engaged
from battlemat.games.shatterpoint.movement import move
from battlemat.games.shatterpoint.state import Character, Table, Unit, unit_of
from battlemat.games.shatterpoint.struggle import gain_momentum, spend_momentum
from battlemat.games.shatterpoint.targets import attack_ids
from battlemat.games.shatterpoint.timing import refresh_force

REBEL = "Rebel Alliance"
SPECTRE = "Spectre"


# Ezra


def _gossips(use: Use) -> list[Character]:
    return foes(use, within=3, types=("supporting",))


@active("unreliable-informant", only_if=lambda use: bool(_gossips(use)))
def unreliable_informant(use: Use) -> Flow[None]:
    foe = yield from pick_character(use, _gossips(use))
    if foe is None:
        return
    if throw(use, DEFENSE_FACES, 1).expertise:
        yield from move(use.m, foe, "dash", by=use.player)
    else:
        afflict(use, unit_of(use.s, foe.unit), "pinned")


def _master_moved(use: Use) -> bool:
    unit = unit_of(use.s, use.moment.unit)
    return (
        use.moment.detail == "move"
        and unit.owner == use.player
        and unit.card.type == "primary"
        and has_tag(use, unit, "Force User")
        and any(character.on_field and near(use, character, 2) for character in unit.characters)
    )


@when("helpful-hand", "action-taken", only_if=_master_moved)
def helpful_hand(use: Use) -> Flow[None]:
    yield from may_move(use, use.members, "jump")


@when(
    "this-helmet-is-property-of-ezra-bridger",
    "unit-wounded",
    only_if=lambda use: wounded_by_member(use) == "supporting" and bool(use.moment.detail),
)
def one_more_helmet(use: Use) -> None:
    gain_momentum(use.m, use.player, RULE)


# Kanan


@tactic("a-man-with-two-names")
def two_names(use: Use) -> Flow[None]:
    """What he does depends on the stance he is in."""
    if use.unit.stance.id.endswith("--form-iii-soresu"):
        refresh_force(use.m, use.player, 1, RULE)
        healer = yield from pick_character(use, use.members)
        if healer is not None:
            yield from may_heal(use, healer)
        return
    for ally in (yield from may_move(use, allies(use, tag=REBEL), "dash", most=1)):
        if has_tag(use, ally, SPECTRE):
            yield from may_move(use, use.members, "dash")


def _rebel_fell(use: Use) -> bool:
    """Whether an enemy attack wounded an allied Rebel, be it a member."""
    unit, by = wounded_unit(use), use.moment.by
    return (
        unit.owner == use.player
        and has_tag(use, unit, REBEL)
        and bool(use.moment.detail)
        and bool(by)
        and unit_of(use.s, by).owner != use.player
    )


@when("now-i-know-theres-something-stronger-than-fear", "unit-wounded", only_if=_rebel_fell)
def stronger_than_fear(use: Use) -> Flow[None]:
    member = yield from pick_character(use, use.members)
    if member is None:
        return
    yield from may_heal(use, member, 2)
    yield from may_move(use, [member], "jump")
    if has_tag(use, wounded_unit(use), SPECTRE):
        yield from may_attack(use, use.members, dice=5)


# Zeb


def _friends(use: Use) -> list[Character]:
    return in_sight(use, allies(use, tag=REBEL, other=True))


@active("this-is-gonna-hurt-pal", only_if=lambda use: bool(_friends(use)))
def gonna_hurt(use: Use) -> Flow[None]:
    friend = yield from pick_character(use, _friends(use))
    if friend is None:
        return
    for _ in range(2 if has_tag(use, friend, SPECTRE) else 1):
        yield from may_move(use, use.members, "dash", toward=friend)
    if is_engaged(use.s, use.unit):
        yield from grant(use, use.unit, "focus")


@when("lasan-honor-guard", "unit-wounded", only_if=lambda use: use.moment.unit == use.unit.id and use.unit.wounded)
def honor_guard(use: Use) -> Flow[None]:
    yield from rise_again(use, injured=2)


def _again(use: Use) -> list[Character]:
    return [target for target in use.defending_unit.characters if target.on_field]


@when(
    "its-just-something-about-the-way-they-helmets-on-my-fists",
    "attack-resolved",
    only_if=lambda use: own_attack(use) and bool(attack_ids(use.s, use.members, only=[c.id for c in _again(use)])),
)
def helmets_on_fists(use: Use) -> Flow[None]:
    yield from may_attack(use, use.members, dice=5, only=_again(use))


@always("karabast", "reserve-barred")
def karabast(s: Table, unit: Unit, reserved: Unit) -> int:
    return int(reserved is unit and unit.injured > 0)


# Chopper


@active("mayhem", only_if=lambda use: bool(enemy_units(use, within=2)))
def mayhem(use: Use) -> Flow[None]:
    unit = yield from pick_unit(use, enemy_units(use, within=2))
    if unit is None:
        return
    roll = throw(use, DEFENSE_FACES, 3)
    for result, condition in (("block", "strained"), ("expertise", "disarmed"), ("failure", "exposed")):
        if getattr(roll, result):
            afflict(use, unit, condition)


@when(
    "chopper-sometimes-you-do-it-right",
    "unit-wounded",
    only_if=lambda use: bool(wounded_by_member(use)) and bool(use.moment.detail),
)
def did_it_right(use: Use) -> Flow[None]:
    ally = yield from pick_character(use, allies(use, tag=REBEL, within=2), may=True)
    if ally is not None:
        kinds = ("dash", "reposition") if has_tag(use, ally, SPECTRE) else ("dash",)
        yield from may_move(use, [ally], *kinds)


@always("is-that-one-of-ours", "unshootable")
def one_of_ours(s: Table, unit: Unit, pair: tuple[Character, Character]) -> int:
    """As long as its order card is in the deck or in reserve, nobody shoots at it."""
    return int(pair[1].unit == unit.id and unit.id not in s.players[unit.owner].discard)


# Hera


@tactic("phoenix-leader")
def phoenix_leader(use: Use) -> Flow[None]:
    unit = yield from pick_unit(use, ally_units(use, tag=REBEL, other=True), may=True)
    if unit is not None:
        kinds = ("dash", "advance") if has_tag(use, unit, SPECTRE) else ("dash",)
        yield from may_move(use, unit.characters, *kinds, most=1)


@active("we-will-not-stand-down", only_if=lambda use: any(objective.active for objective in use.s.objectives))
def not_stand_down(use: Use) -> Flow[None]:
    """Only who drops its tokens gets the Injured token for them."""
    unit = yield from pick_unit(use, ally_units(use, tag=REBEL))
    objective = yield from pick_objective(use, [objective for objective in use.s.objectives if objective.active])
    if unit is None or objective is None:
        return
    if (unit.wounded or unit.damage or unit.conditions) and (yield from agrees(use)):
        yield from rise_again(use._replace(unit=unit))
    yield from may_move(use, unit.characters, "reposition", most=1, toward=objective)


def _hopeful(use: Use) -> list[Unit]:
    """Rebels within 5 that have something to shed."""
    found = ally_units(use, tag=REBEL, within=5)
    return [unit for unit in found if unit.conditions or (unit.damage and not unit.wounded)]


def _by_shatterpoint(use: Use) -> bool:
    return use.s.activation is not None and use.s.activation.by_shatterpoint


@when(
    "we-have-hope",
    "activation-start",
    only_if=lambda use: (
        use.moment.unit == use.unit.id
        and (_by_shatterpoint(use) or use.s.tracker.momentum[use.player] > 0)
        and bool(_hopeful(use))
    ),
)
def we_have_hope(use: Use) -> Flow[None]:
    if not (yield from agrees(use)):
        return
    if not _by_shatterpoint(use):
        spend_momentum(use.m, use.player, RULE)
    for unit in _hopeful(use):
        remove_damage(use.m, unit, 3, RULE)
        yield from choose_conditions(use.m, unit, 1, RULE, may=True)

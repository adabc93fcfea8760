"""Barriss Offee, Ahsoka as a Padawan, Nahdar Vebb and the Padawan Learners."""

from __future__ import annotations

from functools import partial

from battlemat.core.asking import choose
from battlemat.core.decision import Flow, Pick
from battlemat.games.shatterpoint.abilities.allied_actions import acting_unit, ally_took, follow_up
from battlemat.games.shatterpoint.abilities.bounty_hunters import own_attack
from battlemat.games.shatterpoint.abilities.core_dark_side import slip_away
from battlemat.games.shatterpoint.abilities.core_mandalorians import took
from battlemat.games.shatterpoint.abilities.registry import Use, active, always, tactic, when
from battlemat.games.shatterpoint.abilities.verbs import (
    RULE,
    allies,
    ally_units,
    grant,
    has_tag,
    may_heal,
    may_move,
    pick_character,
)
from battlemat.games.shatterpoint.damage import remove_condition, remove_damage
from battlemat.games.shatterpoint.engagement import are_engaged
from battlemat.games.shatterpoint.measuring import within
from battlemat.games.shatterpoint.state import (
    Attack,
    Character,
    Table,
    Unit,
    character_of,
    characters_of,
    unit_of,
)
from battlemat.games.shatterpoint.timing import refresh_force

REPUBLIC = "Galactic Republic"


# Barriss Offee


def _ally_attacks_her_foe(use: Use) -> bool:
    attacker = use.attacking_unit
    return (
        attacker.owner == use.player
        and attacker is not use.unit
        and has_tag(use, attacker, REPUBLIC)
        and any(are_engaged(use.s, member, use.defender) for member in use.members)
    )


when("slip-away--exp", "attack-declared", only_if=_ally_attacks_her_foe)(slip_away)


def _is_master(s: Table, character: Character) -> bool:
    unit = unit_of(s, character.unit)
    return unit.card.type == "primary" and "Jedi" in unit.tags


@always("faithful-padawan", "attack-dice")
def side_by_side(s: Table, unit: Unit, attack: Attack) -> int:
    """For the attack of a member, and of a Jedi Primary, on a foe that both of them engage."""
    attacker, target = character_of(s, attack.attacker), character_of(s, attack.defender)
    if attack.type != "melee" or attacker.owner != unit.owner:
        return 0
    if attacker.unit == unit.id:
        partners = [ally for ally in characters_of(s, unit.owner) if _is_master(s, ally)]
    elif _is_master(s, attacker):
        partners = [member for member in unit.characters if member.on_field]
    else:
        return 0
    return 2 * any(are_engaged(s, partner, target) for partner in partners)


@when("faithful-padawan", "action-taken", only_if=lambda use: took(use, "recover"))
def comfort(use: Use) -> Flow[None]:
    """Each other allied unit within 3 may lose 1 damage or a condition."""
    for unit in ally_units(use, within=3, other=True):
        ids = [f"damage:{unit.id}"] * bool(unit.damage and not unit.wounded)
        ids += [f"{condition}:{unit.id}" for condition in unit.conditions]
        if ids:
            answer = yield from choose(partial(Pick, use.player, "heal", RULE, [*ids, "pass"], {"character": unit.id}))
            what = (answer or "pass").partition(":")[0]
            if what == "damage":
                remove_damage(use.m, unit, 1, RULE)
            elif what != "pass":
                remove_condition(use.m, unit, what, RULE)


# Ahsoka


@tactic("race-ya")
def race_ya(use: Use) -> Flow[None]:
    yield from may_move(use, allies(use, tag=(REPUBLIC, "Jedi"), types=("primary",)), "dash", most=1)


@when(
    "getting-ahead-of-yourself-again-snips",
    "action-taken",
    only_if=lambda use: ally_took(use, "combat", REPUBLIC, ("supporting",), 3),
)
def getting_ahead(use: Use) -> Flow[None]:
    yield from follow_up(use, use.members, "jump", types=("melee",))


# Nahdar Vebb

_EXTRA = {"supporting": 1, "secondary": 2, "primary": 3}


@when("i-will-hold-them-off", "before-dice", only_if=own_attack)
def hold_them_off(use: Use) -> None:
    use.attack.bonus += _EXTRA[use.defending_unit.card.type]


@when(
    "i-got-carried-away",
    "action-taken",
    only_if=lambda use: (
        use.moment.detail == "move" and acting_unit(use).owner != use.player and acting_unit(use).card.type == "primary"
    ),
)
def carried_away(use: Use) -> Flow[None]:
    foe = yield from pick_character(use, [foe for foe in acting_unit(use).characters if foe.on_field])
    if foe is not None:
        yield from may_move(use, use.members, "dash", toward=foe)


def _came_close(use: Use) -> bool:
    """A Primary or Secondary enemy has moved and is engaged with a member now."""
    mover = character_of(use.s, use.moment.character)
    return (
        mover.owner != use.player
        and acting_unit(use).card.type in ("primary", "secondary")
        and any(are_engaged(use.s, member, mover) for member in use.members)
    )


@when("ive-been-waiting-for-this", "moved", only_if=_came_close)
def been_waiting(use: Use) -> Flow[None]:
    member = yield from pick_character(use, use.members)
    if member is not None:
        yield from may_heal(use, member, 2)
    refresh_force(use.m, use.player, 1, RULE)


# Padawan Learners


@active("force-rush")
def force_rush(use: Use) -> Flow[None]:
    moved = yield from may_move(use, use.members, "dash")
    masters = allies(use, tag="Force User", other=True)
    if any(within(member, master, 2) for member in moved for master in masters):
        yield from grant(use, use.unit, "focus")


@always("stretch-out-with-your-feelings", "heal-range")
def stretch_out(s: Table, unit: Unit, healer: Character) -> int:
    """In the combat tree of a member's melee attack of a Combat action."""
    if healer.unit != unit.id or not s.attacks:
        return 0
    attack = s.attacks[-1]
    return int(attack.attacker == healer.id and attack.type == "melee" and attack.in_action and attack.step == 8)

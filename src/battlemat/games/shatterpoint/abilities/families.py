"""Abilities that many units share in one form or another."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from battlemat.core.decision import Flow
from battlemat.games.shatterpoint.abilities.registry import Use, afterwards, always, when
from battlemat.games.shatterpoint.abilities.verbs import (
    RULE,
    afflict,
    agrees,
    deal,
    has_tag,
    hunker,
    in_remembered_attack,
    may_attack,
    may_heal,
    may_move,
    near,
    pick_character,
    pick_one,
    remember_attack,
)
from battlemat.games.shatterpoint.damage import choose_conditions
from battlemat.games.shatterpoint.engagement import are_engaged
from battlemat.games.shatterpoint.state import (
    Attack,
    AttackType,
    Character,
    Table,
    Unit,
    character_of,
    characters_of,
    unit_of,
)
from battlemat.games.shatterpoint.struggle import lose_momentum
from battlemat.games.shatterpoint.targets import TYPES

# Deflect, Riposte: an attack that failed in part comes back to the attacker.


def thrown_back(type_: str) -> Callable[[Use], bool]:
    return lambda use: use.defending_unit is use.unit and use.attack.type == type_ and use.attack.attack.failure > 0


@when("deflect", "attack-resolved", only_if=thrown_back("ranged"))
@when("riposte", "attack-resolved", only_if=thrown_back("melee"))
def deflect(use: Use) -> None:
    deal(use, use.attacking_unit, 2)


def melee_target(use: Use) -> bool:
    """A member is the target of a melee attack."""
    return use.defending_unit is use.unit and use.attack.type == "melee"


# Coordinated Fire, Enfeeble: an ally's attack in a Combat action, before dice are rolled.


def ally_attacks(use: Use, tag: str) -> bool:
    """Another allied unit with a tag attacks in a Combat action."""
    attacker = use.attacking_unit
    return (
        use.attack.in_action
        and attacker.owner == use.player
        and attacker is not use.unit
        and has_tag(use, attacker, tag)
    )


def coordinated_fire(ability: str, tag: str, condition: str, reach: int = 5) -> None:
    @when(ability, "before-dice", only_if=lambda use: ally_attacks(use, tag) and near(use, use.defender, reach))
    def resolve(use: Use) -> None:
        if condition:
            afflict(use, use.defending_unit, condition)
        else:
            deal(use, use.defending_unit, 1)


coordinated_fire("coordinated-fire-strained", "Galactic Republic", "strained")
coordinated_fire("coordinated-fire--212th-clone-troopers", "Galactic Republic", "pinned")
coordinated_fire("coordinated-fire--republic-clone-commandos", "Galactic Republic", "")
coordinated_fire("coordinated-fire--naboo-royal-handmaidens", "Galactic Republic", "disarmed")
coordinated_fire("coordinated-fire--nightsister-acolytes", "Dathomirian", "exposed")
coordinated_fire("coordinated-fire--leia-organa-freedom-fighter", "Rebel Alliance", "exposed")
coordinated_fire("coordinated-fire--rebel-commandos", "Rebel Alliance", "")
coordinated_fire("coordinated-fire--ewok-hunters", "Ewok", "pinned")
coordinated_fire("coordinated-fire--dark-troopers", "Galactic Empire", "strained")
coordinated_fire("enfeeble--fifth-brother", "Inquisitorius", "exposed", 4)
coordinated_fire("enfeeble--fourth-sister", "Inquisitorius", "pinned", 4)


# Supporting Fire: an ally within 5 has finished an attack of a Combat action.


def ally_attacked(tag: str) -> Callable[[Use], bool]:
    return lambda use: ally_attacks(use, tag) and near(use, use.attacker, 5)


@when("supporting-fire--arf-clone-troopers", "attack-resolved", only_if=ally_attacked("Galactic Republic"))
@when("supporting-fire--death-troopers", "attack-resolved", only_if=ally_attacked("Galactic Empire"))
def attacker_may_dash(use: Use) -> Flow[None]:
    yield from may_move(use, [use.attacker], "dash")


@when("supporting-fire--fils-clones", "attack-resolved", only_if=ally_attacked("Galactic Republic"))
@when("supporting-fire--elite-squad-troopers-b", "attack-resolved", only_if=ally_attacked("Galactic Empire"))
def attacker_may_heal(use: Use) -> Flow[None]:
    yield from may_heal(use, use.attacker)


@when("supporting-fire--elite-squad-troopers", "attack-resolved", only_if=ally_attacked("Galactic Empire"))
def attacker_may_hunker(use: Use) -> Flow[None]:
    if (yield from agrees(use)):
        hunker(use, unit_of(use.s, use.attacker.unit))


@when("supporting-assault", "attack-resolved", only_if=ally_attacked("Galactic Republic"))
def member_may_dash(use: Use) -> Flow[None]:
    yield from may_move(use, use.members, "dash")


# An officer's orders: one character may dash, then gain a hunker token, lose a condition or attack.


def dash_and_one_more(use: Use, ready: Sequence[Character]) -> Flow[None]:
    ally = yield from pick_character(use, ready)
    if ally is None:
        return
    unit = unit_of(use.s, ally.unit)
    yield from may_move(use, [ally], "dash")
    words = ["hunker", *["condition"] * bool(unit.conditions), "attack"]
    word = yield from pick_one(use, "effect", words, may=True)
    if word == "hunker":
        hunker(use, unit)
    elif word == "condition":
        yield from choose_conditions(use.m, unit, 1, RULE, may=False)
    elif word == "attack":
        yield from may_attack(use, [ally], dice=5)


def dash_or_attack(use: Use, ready: Sequence[Character]) -> Flow[None]:
    """One of the characters may make a dash or attack."""
    ally = yield from pick_character(use, ready, may=True)
    if ally is None:
        return
    if (yield from pick_one(use, "effect", ["dash", "attack"])) == "dash":
        yield from may_move(use, [ally], "dash")
    else:
        yield from may_attack(use, [ally], dice=5)


# Somebody has attacked or wounded an ally: a member goes there and attacks in return.


def strike_back(
    use: Use, foe: Character, movement: str, *, types: Sequence[AttackType] = TYPES, toward: bool = False
) -> Flow[bool]:
    """One member may make the movement and attack the foe; False if nobody is there to do it."""
    member = yield from pick_character(use, use.members)
    if member is None:
        return False
    yield from may_move(use, [member], movement, toward=foe if toward else None)
    yield from may_attack(use, [member], types=types, dice=5, only=[foe])
    return True


# Pack Hunter: two more dice in melee against a foe that another ally engages.


def pack_hunter(ability: str, tag: str) -> None:
    @always(ability, "attack-dice")
    def dice(s: Table, unit: Unit, attack: Attack) -> int:
        attacker, target = character_of(s, attack.attacker), character_of(s, attack.defender)
        if attacker.unit != unit.id or attack.type != "melee":
            return 0
        return 2 * any(
            ally is not attacker and tag in unit_of(s, ally.unit).tags and are_engaged(s, ally, target)
            for ally in characters_of(s, unit.owner)
        )


pack_hunter("pack-hunter-mandalorian", "Mandalorian")
pack_hunter("pack-hunter--cc-3636-commander-wolffe", "Clone Trooper")


# Three more dice against somebody who holds what is not ours, at the price of Momentum if that does not wound.


def stake_momentum(use: Use) -> None:
    use.attack.bonus += 3
    remember_attack(use)


def _in_vain(use: Use) -> bool:
    return in_remembered_attack(use) and not use.defending_unit.wounded


@afterwards("are-you-refusing-my-request", "attack-resolved", only_if=_in_vain)
@afterwards("i-engineer-success-yet-it-eludes-me", "attack-resolved", only_if=_in_vain)
def in_vain(use: Use) -> None:
    lose_momentum(use.m, use.player, RULE)


# Hired Hand, Uncertain Loyalties: whose side a unit is on.


def take_sides(use: Use, *sides: tuple[str, ...]) -> Flow[None]:
    """The unit keeps the tags of one side for the game and loses those of the others; each is named by its first."""
    chosen = yield from pick_one(use, "tag", [side[0] for side in sides])
    for side in sides:
        if side[0] != chosen:
            use.unit.lost_tags += side
    use.m.note("tag-lent", RULE, unit=use.unit.id, tag=chosen)

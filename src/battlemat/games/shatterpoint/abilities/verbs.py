"""The words abilities are written with. Each takes the `Use` first; verbs that ask something are flows.

    yield from may_move(use, use.members, "dash")
    foe = yield from pick_character(use, foes(use, within=3))
    deal(use, unit_of(use.s, foe.unit), 2)

Who: `allies`, `foes`, `ally_units`, `enemy_units`; whether: `has_tag`, `near`.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Literal, TypedDict, Unpack

from battlemat.core.asking import choose
from battlemat.core.decision import Flow, Pick
from battlemat.games.shatterpoint.abilities.registry import Use
from battlemat.games.shatterpoint.actions import can_take, take_action
from battlemat.games.shatterpoint.attack import offer_attack
from battlemat.games.shatterpoint.conditions import gain_condition
from battlemat.games.shatterpoint.content import TAGS, UNITS
from battlemat.games.shatterpoint.damage import choose_conditions, heal, remove_damage, suffer
from battlemat.games.shatterpoint.deeds import IN_ATTACK
from battlemat.games.shatterpoint.dice import ATTACK_FACES, reroll, roll_attack, roll_defense, shown
from battlemat.games.shatterpoint.engagement import are_engaged, gain_hunker
from battlemat.games.shatterpoint.measuring import near_token, within
from battlemat.games.shatterpoint.movement import Goals, offer_moves
from battlemat.games.shatterpoint.names import KEYWORD_VALUES, UnknownNameError, declared
from battlemat.games.shatterpoint.placing import place
from battlemat.games.shatterpoint.pushing import push
from battlemat.games.shatterpoint.state import (
    Attack,
    AttackType,
    Character,
    Objective,
    Roll,
    Unit,
    characters_of,
    unit_of,
)
from battlemat.games.shatterpoint.targets import TYPES
from battlemat.games.shatterpoint.values import summed, tell, terms

RULE = "SP-ABL-34"
"""The rule questions of abilities cite: an ability's text says who is affected and when."""


# Who


def has_tag(use: Use, thing: Character | Unit, tags: str | Collection[str]) -> bool:
    unit = unit_of(use.s, thing.unit) if isinstance(thing, Character) else thing
    wanted = {tags} if isinstance(tags, str) else set(tags)
    if not wanted <= TAGS:
        raise UnknownNameError("tag", ", ".join(sorted(wanted - TAGS)))
    return not wanted.isdisjoint(unit.tags)


def near(use: Use, character: Character, range_: int) -> bool:
    """Whether a character is within range of a member (SP-UNI-29)."""
    return any(within(member, character, range_) for member in use.members)


def _fit(
    use: Use,
    character: Character,
    tag: str | Collection[str],
    types: Collection[str],
    range_: int | None,
) -> bool:
    unit = unit_of(use.s, character.unit)
    return (
        (not tag or has_tag(use, unit, tag))
        and (not types or unit.card.type in types)
        and (range_ is None or near(use, character, range_))
    )


class Limits(TypedDict, total=False):
    """Which allies are wanted."""

    tag: str | Collection[str]
    types: Collection[str]
    within: int | None
    other: bool


def allies(
    use: Use,
    *,
    tag: str | Collection[str] = (),
    types: Collection[str] = (),
    within: int | None = None,
    other: bool = False,
) -> list[Character]:
    """Allied characters, this unit's own among them unless `other` (SP-UNI-10)."""
    return [
        character
        for character in characters_of(use.s, use.player)
        if not (other and character.unit == use.unit.id) and _fit(use, character, tag, types, within)
    ]


def foes(use: Use, *, within: int | None = None, types: Collection[str] = ()) -> list[Character]:
    return [c for c in characters_of(use.s, use.opponent) if _fit(use, c, (), types, within)]


def other_brawlers(use: Use) -> int:
    """How many foes besides the defender are engaged with a member, their units not Wounded."""
    return sum(
        foe is not use.defender
        and not unit_of(use.s, foe.unit).wounded
        and any(are_engaged(use.s, member, foe) for member in use.members)
        for foe in foes(use)
    )


def objectives_within(use: Use, range_: int) -> list[Objective]:
    """The objectives, active or not, within a range of a member."""
    return [o for o in use.s.objectives if any(near_token(member, o, range_) for member in use.members)]


def units_at(use: Use, objective: Objective, player: int) -> list[Unit]:
    """A player's units within range 2 of an objective."""
    return _units(use, [c for c in characters_of(use.s, player) if near_token(c, objective, 2)])


def ally_units(use: Use, **limits: Unpack[Limits]) -> list[Unit]:
    """Allied units of which a character is as wanted (SP-MEA-12)."""
    return _units(use, allies(use, **limits))


def enemy_units(use: Use, *, within: int | None = None) -> list[Unit]:
    return _units(use, foes(use, within=within))


def _units(use: Use, found: Sequence[Character]) -> list[Unit]:
    return [unit_of(use.s, name) for name in dict.fromkeys(character.unit for character in found)]


# Choosing


def pick_character(use: Use, ready: Sequence[Character], *, may: bool = False) -> Flow[Character | None]:
    """One of several characters; with one possibility only a `may` is asked."""
    answer = yield from _pick(use, "target", [f"choose:{c.id}" for c in ready], may)
    return None if answer is None else next(c for c in ready if c.id == answer)


def pick_unit(use: Use, ready: Sequence[Unit], *, may: bool = False) -> Flow[Unit | None]:
    answer = yield from _pick(use, "target", [f"choose:{unit.id}" for unit in ready], may)
    return None if answer is None else next(unit for unit in ready if unit.id == answer)


def pick_objective(use: Use, ready: Sequence[Objective]) -> Flow[Objective | None]:
    answer = yield from _pick(use, "target", [f"choose:{objective.id}" for objective in ready], may=False)
    return None if answer is None else next(objective for objective in ready if objective.id == answer)


def pick_one(use: Use, kind: str, words: Sequence[str], *, may: bool = False) -> Flow[str | None]:
    """One of several words, such as the names of effects."""
    return (yield from _pick(use, kind, [f"choose:{word}" for word in words], may))


def agrees(use: Use) -> Flow[bool]:
    """Whether the player wants it."""
    answer = yield from _pick(use, "agree", ["choose:yes"], may=True)
    return answer == "yes"


def _pick(use: Use, kind: str, ids: Sequence[str], may: bool) -> Flow[str | None]:
    if not ids:
        return None
    about = {"unit": use.unit.id, "ability": use.ability.id}
    asked = [*ids, *["pass"] * may]
    answer = yield from choose(lambda: Pick(use.player, kind, RULE, asked, about), forced=True)
    return None if answer is None or answer == "pass" else answer.partition(":")[2]


# Doing


def may_move(
    use: Use,
    movers: Sequence[Character],
    *kinds: str,
    most: int | None = None,
    toward: Goals | None = None,
    away: bool = False,
    unengaged: bool = False,
) -> Flow[list[Character]]:
    """Each of the characters (or `most` of them) may make one of the movements; those that moved.

    `toward` several things: each of them toward one of its own choice. `away`: not toward but away from it;
    `unengaged`: nobody may end it engaged.
    """
    return (
        yield from offer_moves(use.m, movers, kinds, RULE, most=most, toward=toward, away=away, unengaged=unengaged)
    )


def may_heal(use: Use, character: Character, count: int = 1) -> Flow[bool]:
    return (yield from heal(use.m, character, count, RULE))


def may_attack(
    use: Use,
    attackers: Sequence[Character],
    *,
    types: Sequence[AttackType] = TYPES,
    dice: int | None = None,
    only: Sequence[Character] | None = None,
) -> Flow[Attack | None]:
    """One of the characters may attack, outside any Combat action; `only` limits the targets."""
    if not attackers:
        return None
    return (
        yield from offer_attack(
            use.m,
            attackers,
            RULE,
            types=types,
            dice=dice,
            only=None if only is None else [target.id for target in only],
        )
    )


def deal(use: Use, unit: Unit, amount: int) -> None:
    """Damage dealt by this unit."""
    suffer(use.m, unit, amount, RULE, use.unit)


def afflict(use: Use, unit: Unit, condition: str) -> None:
    gain_condition(use.m, unit, condition, use.unit)


def hunker(use: Use, unit: Unit | None = None) -> None:
    gain_hunker(use.m, use.unit if unit is None else unit)


def shed_one(use: Use, unit: Unit, *, damage: Literal[1, 2] = 1, may: bool = False) -> Flow[None]:
    """A unit loses so much damage or a condition."""
    less = "damage" if damage == 1 else "shed-damage"
    words = [less] * bool(unit.damage and not unit.wounded) + ["condition"] * bool(unit.conditions)
    word = yield from pick_one(use, "effect", words, may=may)
    if word == less:
        remove_damage(use.m, unit, damage, RULE)
    elif word == "condition":
        yield from choose_conditions(use.m, unit, 1, RULE, may=False)


def push_away(use: Use, target: Character, source: Character, range_: int) -> Flow[None]:
    yield from _drag(use, target, source, range_, pull=False)


def pull_closer(use: Use, target: Character, source: Character, range_: int) -> Flow[None]:
    yield from _drag(use, target, source, range_, pull=True)


def place_within(
    use: Use, character: Character, range_: int, near: Character | Objective | None = None, *, may: bool = False
) -> Flow[bool]:
    """Place a character within a range of where it stands, or of something else."""
    return (yield from place(use.m, character, range_, RULE, by=use.player, near=near, may=may))


def _drag(use: Use, target: Character, source: Character, range_: int, *, pull: bool) -> Flow[None]:
    holding = terms(use.s, target, "immovable")
    if summed(holding):
        tell(use.m, RULE, holding)
    else:
        yield from push(use.m, target, range_, RULE, by=use.player, source=source, pull=pull)


def may_reroll(use: Use, roll: Roll, faces: tuple[str, ...], most: int, results: Sequence[str] = ()) -> Flow[None]:
    """Reroll up to so many dice of a roll that show one of the results, chosen before any is rolled (SP-DIC-15)."""
    chosen: list[str] = []
    for _ in range(most):
        ready = [r for r in (results or sorted(set(faces))) if getattr(roll, r) > chosen.count(r)]
        answer = yield from pick_one(use, "reroll", ready, may=True)
        if answer is None:
            break
        chosen.append(answer)
    reroll(use.s.chance, roll, chosen, faces)


def throw(use: Use, faces: tuple[str, ...], count: int) -> Roll:
    """Dice rolled for the ability itself, outside any attack."""
    roll = (roll_attack if faces is ATTACK_FACES else roll_defense)(use.s.chance, count)
    use.m.note("dice", RULE, unit=use.unit.id, results=shown(roll))
    return roll


def remember_attack(use: Use) -> None:
    """The ability is at work in this attack; what comes of it is registered with `@afterwards`."""
    use.unit.remember(use.ability.id + IN_ATTACK, use.attack.number)


def in_remembered_attack(use: Use) -> bool:
    return use.unit.used.get(use.ability.id + IN_ATTACK) == use.attack.number


def remembered_attack_failed(use: Use) -> bool:
    """The attack in which the ability is at work failed in part: some of its dice did."""
    return in_remembered_attack(use) and use.attack.attack.failure > 0


def lend_for_turn(use: Use, unit: Unit, tag: str) -> None:
    unit.turn_tags.append(tag)
    use.m.note("tag-for-turn", RULE, unit=unit.id, tag=tag)


def take_any_tag(use: Use) -> Flow[None]:
    """Any one tag more for the turn; first in the list are those at this table, about which abilities may ask here."""
    here = frozenset().union(*(unit.tags for player in use.s.players for unit in player.units))
    every = frozenset().union(*(card.tags for card in UNITS.values()))
    tag = yield from pick_one(use, "tag", sorted(every - use.unit.tags, key=lambda tag: (tag not in here, tag)))
    if tag is not None:
        lend_for_turn(use, use.unit, tag)


def for_the_turn(use: Use, **keywords: int) -> None:
    """Keywords that this unit has until the end of the turn."""
    for name in keywords:
        declared("keyword", name, KEYWORD_VALUES)
    use.s.lasting += [(use.unit.id, name, value) for name, value in keywords.items()]


def may_focus(use: Use) -> Flow[bool]:
    """Whether this unit takes the Focus action it is offered for nothing."""
    if not can_take(use.s, use.unit, "focus") or not (yield from agrees(use)):
        return False
    yield from grant(use, use.unit, "focus")
    return True


def grant(use: Use, unit: Unit, action: str) -> Flow[None]:
    """A unit takes an action that counts for none of its two, if it has not taken it yet (SP-TRN-14, SP-TRN-15)."""
    if can_take(use.s, unit, action):
        yield from take_action(use.m, unit, action)

"""Carries out the `ops` of ability records (`ops.py`), and registers every ability that has them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from battlemat.core.decision import Flow
from battlemat.games.shatterpoint import ops
from battlemat.games.shatterpoint.abilities import verbs
from battlemat.games.shatterpoint.abilities.registry import Use, Value, active, always
from battlemat.games.shatterpoint.content import ABILITIES
from battlemat.games.shatterpoint.damage import choose_conditions, remove_damage
from battlemat.games.shatterpoint.measuring import within, within_unit
from battlemat.games.shatterpoint.names import KEYWORD_VALUES, ValueName
from battlemat.games.shatterpoint.objectives import contests, contests_any
from battlemat.games.shatterpoint.records import AbilityCard
from battlemat.games.shatterpoint.state import Attack, Character, Objective, Table, Unit, character_of, unit_of
from battlemat.games.shatterpoint.timing import refresh_force

_ABOUT_SAME = ops.Move | ops.Heal | ops.Attack | ops.Hunker | ops.Afflict


class Doing:
    """Where an ability stands between two operations: whom it chose, who moved, what is still to come."""

    def __init__(self, use: Use) -> None:
        self.use = use
        self.chosen: Character | None = None
        self.unit: Unit | None = None
        self.moved: list[Character] = []
        self.later: tuple[ops.Op, ...] = ()

    @property
    def is_asked_again(self) -> bool:
        """Whether a later operation is about whoever is chosen now."""
        return any(isinstance(op, _ABOUT_SAME) and op.who in ("same", "same-unit") for op in self.later)

    def choose(self, character: Character | None) -> None:
        self.chosen = character
        self.unit = None if character is None else unit_of(self.use.s, character.unit)


def resolve_ops(use: Use) -> Flow[None]:
    """Every operation in turn."""
    doing = Doing(use)
    card = ABILITIES[use.ability.like] if use.ability.like else use.ability
    for number, op in enumerate(card.ops, 1):
        doing.later = card.ops[number:]
        flow = _HAPPENING[type(op)](doing, op)
        if flow is not None:
            yield from flow


def _limits(op: ops.Choice) -> verbs.Limits:
    return {"tag": op.tag, "types": op.types, "within": op.within, "other": op.other}


def _move(doing: Doing, op: ops.Move) -> Flow[None]:
    """Whoever is spoken of again is chosen before it moves, and stays chosen if it does not."""
    use = doing.use
    toward = verbs.foes(use) if op.toward else None
    movers, most = yield from _movers(doing, op)
    if most == 1 and doing.is_asked_again:
        doing.choose((yield from verbs.pick_character(use, movers)))
        movers = [doing.chosen] if doing.chosen else []
    if movers:
        doing.moved += yield from verbs.may_move(use, movers, *op.kinds, most=most, toward=toward)


def _movers(doing: Doing, op: ops.Move) -> Flow[tuple[list[Character], int | None]]:
    use = doing.use
    if op.who == "each-member":
        return use.members, None
    if op.who == "one-member":
        return use.members, 1
    if op.who == "each-ally":
        return verbs.allies(use, **_limits(op)), None
    if op.who == "one-ally":
        return verbs.allies(use, **_limits(op)), 1
    if op.who == "member-or-ally":
        others = verbs.allies(use, **(_limits(op) | {"other": True}))
        return [*use.members, *others], 1
    unit = yield from verbs.pick_unit(use, verbs.ally_units(use, **_limits(op)), may=True)
    members = [] if unit is None else [c for c in unit.characters if c.on_field]
    return members, 1 if op.who == "one-of-unit" else None


def _heal(doing: Doing, op: ops.Heal) -> Flow[None]:
    use = doing.use
    ready = use.members
    if op.who == "one-of-unit":
        units = verbs.ally_units(use, **_limits(op))
        ready = [c for unit in units for c in unit.characters if c.on_field]
    healer = yield from verbs.pick_character(use, ready)
    if healer is not None:
        yield from verbs.may_heal(use, healer, op.count)


def _attack(doing: Doing, op: ops.Attack) -> Flow[None]:
    ready = doing.use.members if op.who == "one-member" else [doing.chosen] if doing.chosen else []
    yield from verbs.may_attack(doing.use, ready, types=op.types, dice=op.dice)


def _hunker(doing: Doing, op: ops.Hunker) -> Flow[None]:
    use = doing.use
    if op.if_moved and not doing.moved:
        return
    unit: Unit | None = use.unit
    if op.who == "same-unit":
        unit = doing.unit
    elif op.who == "ally-unit":
        unit = yield from verbs.pick_unit(use, verbs.ally_units(use, **_limits(op)))
    if unit is not None and (not op.may or (yield from verbs.agrees(use))):
        verbs.hunker(use, unit)


def _afflict(doing: Doing, op: ops.Afflict) -> Flow[None]:
    use = doing.use
    if op.who == "enemy-unit":
        doing.unit = yield from verbs.pick_unit(use, verbs.enemy_units(use, within=op.within))
    if doing.unit is None:
        return
    names: list[str] = list(op.conditions)
    if op.one:
        chosen = yield from verbs.pick_one(use, "condition", names)
        names = [chosen] if chosen else []
    for name in names:
        verbs.afflict(use, doing.unit, name)


def _damage(doing: Doing, op: ops.Damage) -> Flow[None]:
    use = doing.use
    ready = verbs.enemy_units(use, within=op.within)
    for number in range(op.units):
        unit = yield from verbs.pick_unit(use, ready, may=number > 0)
        if unit is None:
            return
        verbs.deal(use, unit, op.amount)
        ready.remove(unit)


def _shed(doing: Doing, op: ops.Shed) -> Flow[None]:
    use = doing.use
    unit: Unit | None = use.unit
    if op.who == "ally-unit":
        unit = yield from verbs.pick_unit(use, verbs.ally_units(use, **_limits(op)))
    if unit is None or not (unit.damage or unit.conditions):
        return
    remove_damage(use.m, unit, op.damage, verbs.RULE)
    yield from choose_conditions(use.m, unit, op.conditions, verbs.RULE, may=op.may)


def _push(doing: Doing, op: ops.Push) -> Flow[None]:
    """Each pair of a member and a foe within range of it is a choice."""
    use = doing.use
    pairs = {
        f"{member.id}>{foe.id}": (member, foe)
        for member in use.members
        for foe in verbs.foes(use, within=op.within)
        if op.within is None or within(member, foe, op.within)
    }
    chosen = yield from verbs.pick_one(use, "target", list(pairs))
    if chosen is None:
        return
    member, foe = pairs[chosen]
    doing.choose(foe)
    if op.pull:
        yield from verbs.pull_closer(use, foe, member, op.range)
    else:
        yield from verbs.push_away(use, foe, member, op.range)


def _refresh(doing: Doing, op: ops.RefreshForce) -> None:
    refresh_force(doing.use.m, doing.use.player, op.amount, verbs.RULE)


def _grant(doing: Doing, op: ops.Grant) -> Flow[None]:
    if not op.if_moved or doing.moved:
        yield from verbs.grant(doing.use, doing.use.unit, op.action)


_HAPPENING: dict[type, Callable[..., Flow[None] | None]] = {
    ops.Move: _move,
    ops.Heal: _heal,
    ops.Attack: _attack,
    ops.Hunker: _hunker,
    ops.Afflict: _afflict,
    ops.Damage: _damage,
    ops.Shed: _shed,
    ops.Push: _push,
    ops.RefreshForce: _refresh,
    ops.Grant: _grant,
}


# Operations that hold all the time


def _holds(s: Table, unit: Unit, character: Character, while_: ops.While) -> bool:
    if while_ == "hunkered":
        return unit.hunker > 0
    if while_ == "contesting":
        return contests_any(s, character)
    if while_ == "not-wounded":
        return not unit.wounded
    if while_ == "order-hidden":
        return unit.id not in s.players[unit.owner].discard
    return True


def _keyword(op: ops.Keyword, s: Table, unit: Unit, character: Character) -> int:
    if character.owner != unit.owner:
        return 0
    if op.who == "members":
        if character.unit != unit.id:
            return 0
    else:
        holder = unit_of(s, character.unit)
        if (
            (op.tag and op.tag not in holder.tags)
            or (op.types and holder.card.type not in op.types)
            or (op.other and character.unit == unit.id)
            or (op.within is not None and not within_unit(character, unit, op.within))
        ):
            return 0
    return op.value if _holds(s, unit, character, op.while_) else 0


def _extra_dice(op: ops.ExtraDice, s: Table, unit: Unit, attack: Attack) -> int:
    roller = character_of(s, attack.attacker if op.pool == "attack" else attack.defender)
    if roller.unit != unit.id or (op.type and op.type != attack.type):
        return 0
    if op.against:
        other = character_of(s, attack.defender if op.pool == "attack" else attack.attacker)
        if unit_of(s, other.unit).card.type != op.against:
            return 0
    return op.count if _holds(s, unit, roller, op.while_) else 0


def _reserve_cost(op: ops.ReserveCost, s: Table, unit: Unit, reserved: Unit) -> int:
    return op.change if reserved is unit else 0


def _wins_ties(s: Table, unit: Unit, objective: Objective) -> int:
    return int(any(member.on_field and contests(s, member, objective) for member in unit.characters))


def _standing(op: ops.Op) -> tuple[ValueName, Value] | None:
    """The name of the value an operation changes, and by how much."""
    if isinstance(op, ops.Keyword):
        return KEYWORD_VALUES[op.name], partial(_keyword, op)
    if isinstance(op, ops.ExtraDice):
        return "attack-dice" if op.pool == "attack" else "defense-dice", partial(_extra_dice, op)
    if isinstance(op, ops.ReserveCost):
        return "reserve-cost", partial(_reserve_cost, op)
    if isinstance(op, ops.WinsTies):
        return "wins-ties", _wins_ties
    return None


def register_ops(ability: AbilityCard) -> None:
    happening = False
    for op in ability.ops:
        found = _standing(op)
        if found is None:
            happening = True
        else:
            always(ability.id, found[0])(found[1])
    if happening:
        active(ability.id)(resolve_ops)


for _ability in ABILITIES.values():
    if _ability.ops:
        register_ops(_ability)

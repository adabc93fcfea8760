"""Conditions and follow-ups that many abilities share: what a unit or its allies have just done."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from battlemat.core.decision import Flow
from battlemat.games.shatterpoint.abilities.core_republic import attacked
from battlemat.games.shatterpoint.abilities.registry import Use
from battlemat.games.shatterpoint.abilities.verbs import has_tag, may_attack, may_move, near, pick_character
from battlemat.games.shatterpoint.state import AttackType, Character, Unit, unit_of
from battlemat.games.shatterpoint.targets import TYPES


def acting_unit(use: Use) -> Unit:
    """Whose moment it is."""
    return unit_of(use.s, use.moment.unit)


def ally_took(
    use: Use, action: str, tag: str | Collection[str], types: Collection[str] = (), within: int | None = None
) -> bool:
    """Another allied unit, with a tag and within a range, has taken an action."""
    unit = acting_unit(use)
    return (
        use.moment.detail == action
        and unit.owner == use.player
        and unit is not use.unit
        and has_tag(use, unit, tag)
        and (not types or unit.card.type in types)
        and (within is None or is_near(use, unit, within))
    )


def is_near(use: Use, unit: Unit, range_: int) -> bool:
    """Whether a unit is within range of a member (SP-MEA-12)."""
    return any(character.on_field and near(use, character, range_) for character in unit.characters)


def is_active(use: Use) -> bool:
    """Whether this unit is being activated."""
    return use.s.activation is not None and use.s.activation.unit == use.unit.id


def follow_up(
    use: Use,
    ready: Sequence[Character],
    kind: str,
    *,
    types: Sequence[AttackType] = TYPES,
    must_move: bool = False,
    only: Sequence[Character] | None = None,
) -> Flow[None]:
    """One character may move and may then attack one of the same targets with five dice."""
    only = attacked(use) if only is None else only
    one = yield from pick_character(use, ready)
    if one is None:
        return
    moved = yield from may_move(use, [one], kind)
    if moved or not must_move:
        yield from may_attack(use, [one], types=types, dice=5, only=only)

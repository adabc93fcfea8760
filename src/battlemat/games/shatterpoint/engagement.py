"""Who is engaged with whom, and what that forbids (SP-ATK-09 to SP-ATK-12, SP-TER-40 to SP-TER-44)."""

from __future__ import annotations

from collections.abc import Iterable

from battlemat.games.shatterpoint.battlefield import battlefield
from battlemat.games.shatterpoint.conditions import shed_immune
from battlemat.games.shatterpoint.deeds import STAYED_HUNKERED
from battlemat.games.shatterpoint.measuring import RANGES, within
from battlemat.games.shatterpoint.state import Character, Moment, ShatterMatch, Table, Unit, characters_of, unit_of
from battlemat.games.shatterpoint.terrain import same_elevation
from battlemat.games.shatterpoint.values import summed, tell, terms


def sees(s: Table, viewer: Character, target: Character) -> bool:
    """Whether there is a line of sight between two characters (SP-TER-11)."""
    field = battlefield(s.battlefield).field
    return field.sight(viewer.spot, viewer.radius, target.spot, target.radius) is not None


def are_engaged(s: Table, one: Character, other: Character) -> bool:
    """Enemies within range 2, on the same elevation and in sight of each other (SP-ATK-09)."""
    return (
        one.owner != other.owner
        and within(one, other, 2)
        and same_elevation(one.height, other.height)
        and sees(s, one, other)
    )


def engaged_with(s: Table, character: Character) -> list[Character]:
    """Every enemy a character is engaged with."""
    return [foe for foe in _level_within_2(character, characters_of(s, 1 - character.owner)) if sees(s, character, foe)]


def engagements(s: Table) -> dict[str, list[str]]:
    """Whom every character on the battlefield is engaged with, in one go: each pair is measured once."""
    ours, theirs = (list(characters_of(s, player)) for player in (0, 1))
    found: dict[str, list[str]] = {one.id: [] for one in (*ours, *theirs)}
    for one in ours:
        for foe in _level_within_2(one, theirs):
            if sees(s, one, foe):
                found[one.id].append(foe.id)
            if sees(s, foe, one):
                found[foe.id].append(one.id)
    return found


def _level_within_2(one: Character, foes: Iterable[Character]) -> list[Character]:
    """Most are too far away along one side of the battlefield alone."""
    x, reach = one.x, RANGES[2] + one.radius + 1.0
    near = [foe for foe in foes if abs(foe.x - x) <= reach + foe.radius]
    return [foe for foe in near if within(one, foe, 2) and same_elevation(one.height, foe.height)]


def is_held(s: Table, character: Character) -> bool:
    """Whether a character is engaged with an enemy whose unit is not Wounded: only those hinder (SP-ATK-12)."""
    foes = _level_within_2(character, characters_of(s, 1 - character.owner))
    return any(not unit_of(s, foe.unit).wounded and sees(s, character, foe) for foe in foes)


def is_engaged(s: Table, unit: Unit) -> bool:
    """Whether any character of a unit is engaged, also with Wounded enemies (SP-TER-43, SP-TER-44)."""
    foes = list(characters_of(s, 1 - unit.owner))
    present = [member for member in unit.characters if member.on_field]
    return any(sees(s, member, foe) for member in present for foe in _level_within_2(member, foes))


def after_movement(m: ShatterMatch) -> None:
    """After every movement, push, pull and placement: what somebody's new place changes for everybody.

    Units with an engaged character lose their hunker tokens (SP-TER-40 to SP-TER-42); whoever has come to be immune
    sheds conditions (SP-KEY-03).
    """
    s = m.state
    for player in s.players:
        for unit in player.units:
            if unit.hunker and is_engaged(s, unit) and not _stays_hunkered(m, unit):
                unit.hunker = 0
                m.note("hunker-lost", "SP-TER-40", unit=unit.id)
    shed_immune(m)


def _stays_hunkered(m: ShatterMatch, unit: Unit) -> bool:
    """Whether an ability lets an engaged unit have hunker tokens; told once a turn, though every movement asks."""
    keeping = terms(m.state, unit, "keeps-hunker")
    if not summed(keeping):
        return False
    if STAYED_HUNKERED not in unit.used:
        unit.remember(STAYED_HUNKERED)
        tell(m, "SP-TER-40", keeping)
    return True


def discard_hunker(m: ShatterMatch, unit: Unit, count: int, rule: str) -> None:
    """A unit gives up so many of its hunker tokens."""
    if count:
        unit.hunker -= count
        m.note("hunker-discarded", rule, unit=unit.id, count=count)


def gain_hunker(m: ShatterMatch, unit: Unit, count: int = 1) -> bool:
    """Hunker tokens for a unit, unless it is engaged (SP-TER-43); whether it gained them."""
    if is_engaged(m.state, unit) and not _stays_hunkered(m, unit):
        m.note("hunker-refused", "SP-TER-43", unit=unit.id)
        return False
    unit.hunker += count
    m.note("hunker-gained", "SP-TER-35", unit=unit.id, count=count)
    m.state.waiting.append(Moment("hunker-gained", unit=unit.id))
    shed_immune(m)
    return True


def lose_hunker(m: ShatterMatch, unit: Unit, rule: str) -> bool:
    """A unit loses all its hunker tokens; whether it had any."""
    if not unit.hunker:
        return False
    unit.hunker = 0
    m.note("hunker-lost", rule, unit=unit.id)
    return True

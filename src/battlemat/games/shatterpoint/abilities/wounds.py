"""What abilities ask about a wound: whose it was and who dealt it (SP-DMG-28)."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.shatterpoint.abilities.registry import Use
from battlemat.games.shatterpoint.abilities.verbs import RULE, pick_character
from battlemat.games.shatterpoint.damage import choose_conditions
from battlemat.games.shatterpoint.state import Character, Unit, character_of, unit_of


def wounded_unit(use: Use) -> Unit:
    return unit_of(use.s, use.moment.unit)


def wounded_by_member(use: Use) -> str:
    """The type of an enemy unit that this unit wounded; empty if it was not so."""
    unit = wounded_unit(use)
    return unit.card.type if use.moment.by == use.unit.id and unit.owner != use.player else ""


def ally_wounded(use: Use) -> bool:
    """Whether a foe wounded another allied unit."""
    unit, by = wounded_unit(use), use.moment.by
    return unit is not use.unit and unit.owner == use.player and bool(by) and unit_of(use.s, by).owner != use.player


def wounding_ally(use: Use) -> Unit | None:
    """The allied unit, be it this one, that wounded an enemy unit."""
    by = use.moment.by
    if not by or wounded_unit(use).owner == use.player:
        return None
    unit = unit_of(use.s, by)
    return unit if unit.owner == use.player else None


def culprit(use: Use) -> Flow[Character | None]:
    """The character that dealt the wound; of a whole unit one is chosen."""
    if use.moment.by_character:
        foe = character_of(use.s, use.moment.by_character)
        return foe if foe.on_field else None
    ready = [c for c in unit_of(use.s, use.moment.by).characters if c.on_field]
    return (yield from pick_character(use, ready))


def rise_again(use: Use, *, injured: int = 1) -> Flow[None]:
    """This unit trades its Wounded token, all damage and a condition for Injured tokens."""
    unit = use.unit
    unit.injured += injured
    unit.wounded = False
    unit.damage = 0
    use.m.note("injured", RULE, unit=unit.id, injured=unit.injured)
    yield from choose_conditions(use.m, unit, 1, RULE, may=False)

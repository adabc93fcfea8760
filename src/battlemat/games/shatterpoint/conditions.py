"""The four conditions (SP-CON)."""

from __future__ import annotations

from battlemat.games.shatterpoint.damage import remove_condition, suffer
from battlemat.games.shatterpoint.state import Character, Moment, ShatterMatch, Unit, new_serial
from battlemat.games.shatterpoint.values import Term, immunity, tell

STRAINED_DAMAGE = 3
RULES = {"strained": "SP-CON-07", "disarmed": "SP-CON-15", "exposed": "SP-CON-19", "pinned": "SP-CON-22"}


def gain_condition(m: ShatterMatch, unit: Unit, condition: str, by: Character | Unit | None, detail: str = "") -> None:
    """A unit gains a condition; one it has already is 1 damage instead, at once (SP-CON-01, SP-CON-02, SP-KEY-02)."""
    if unit.defeated:
        return
    immune, sources = immunity(m.state, unit, condition)
    if immune:
        m.note("immune", "SP-KEY-02", unit=unit.id, condition=condition)
        m.state.waiting.append(Moment("immune", unit=unit.id, detail=condition))
        _tell_each(m, sources)
    elif condition in unit.conditions:
        suffer(m, unit, 1, "SP-CON-02", by, detail)
    else:
        unit.conditions[condition] = new_serial(m.state)
        m.note("condition", RULES[condition], unit=unit.id, condition=condition)
        m.state.waiting.append(Moment("condition-gained", unit=unit.id, detail=condition))


def shed_immune(m: ShatterMatch) -> None:
    """Units that have become immune lose the conditions they are immune to (SP-KEY-03)."""
    for player in m.state.players:
        for unit in player.units:
            for condition in list(unit.conditions):
                immune, sources = immunity(m.state, unit, condition)
                if immune:
                    remove_condition(m, unit, condition, "SP-KEY-03")
                    _tell_each(m, sources)


def _tell_each(m: ShatterMatch, sources: list[list[Term]]) -> None:
    for found in sources:
        tell(m, "SP-KEY-02", found)


def strain_of(unit: Unit) -> int:
    """The Strained token a unit has when it begins something; 0 for none (SP-CON-13)."""
    return unit.conditions.get("strained", 0)


def strikes(unit: Unit, token: int) -> bool:
    """Whether the Strained token a unit had when it began is still there (SP-CON-13, SP-CON-31)."""
    return token != 0 and unit.conditions.get("strained") == token


def strike_strained(m: ShatterMatch, unit: Unit, token: int) -> None:
    """After something a Strained unit did: 3 damage, if the token is still there, and it goes.

    SP-CON-08 to SP-CON-10, SP-CON-14, SP-CON-31.
    """
    if strikes(unit, token):
        suffer(m, unit, STRAINED_DAMAGE, "SP-CON-08")
        remove_condition(m, unit, "strained", "SP-CON-08")


def stopped_by_pin(m: ShatterMatch, unit: Unit) -> bool:
    """Whether Pinned cancels a movement; then it is used up (SP-CON-22, SP-CON-23)."""
    if "pinned" not in unit.conditions:
        return False
    remove_condition(m, unit, "pinned", "SP-CON-22")
    return True

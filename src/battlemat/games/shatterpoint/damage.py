"""Damage, wounds, healing and defeat (SP-DMG)."""

from __future__ import annotations

from collections.abc import Sequence

from battlemat.core.asking import choose
from battlemat.core.decision import Flow, Pick
from battlemat.games.shatterpoint.abilities.registry import listeners
from battlemat.games.shatterpoint.measuring import within_unit
from battlemat.games.shatterpoint.state import (
    Character,
    Moment,
    ShatterMatch,
    Table,
    Unit,
    unit_of,
    units_of,
)
from battlemat.games.shatterpoint.struggle import gain_momentum
from battlemat.games.shatterpoint.values import credit, summed, tell, terms, total


def suffer(
    m: ShatterMatch, unit: Unit, amount: int, rule: str, by: Character | Unit | None = None, detail: str = ""
) -> None:
    """A unit suffers damage; at its stamina it is Wounded at once (SP-DMG-01, -03, -06, -27, SP-MIS-39).

    `by` is whose attack or ability dealt it, `detail` the type of the attack; nobody deals Strained and mission damage
    (SP-DMG-28). Abilities that wait for the wound get their window when the effect is over (`timing.settle`).
    """
    if unit.wounded or amount <= 0 or unit.defeated:
        return
    unit.damage += amount
    m.note("damaged", rule, unit=unit.id, amount=amount, damage=unit.damage)
    if unit.damage < unit.card.stamina:
        return
    unit.wounded = True
    m.note("wounded", "SP-DMG-03", unit=unit.id)
    s = m.state
    if s.activation is not None and s.activation.unit == unit.id:
        s.activation.over = True  # SP-TRN-42
    sparing = terms(s, unit, "no-momentum")
    tell(m, "SP-MIS-39", sparing)
    spared = summed(sparing) > 0
    waits = not spared and bool(listeners(s)["momentum-due"])
    if waits:
        s.waiting.append(Moment("momentum-due", unit=unit.id))
    source = by.unit if isinstance(by, Character) else by.id if by is not None else ""
    s.waiting.append(
        Moment(
            "unit-wounded",
            unit=unit.id,
            by=source,
            by_character=by.id if isinstance(by, Character) else "",
            detail=detail,
        )
    )
    if not spared and not waits:
        gain_momentum(m, 1 - unit.owner, "SP-MIS-39")


def remove_damage(m: ShatterMatch, unit: Unit, amount: int, rule: str) -> None:
    """Not from a Wounded unit (SP-DMG-07)."""
    amount = min(amount, unit.damage)
    if unit.wounded or not amount:
        return
    unit.damage -= amount
    m.note("damage-removed", rule, unit=unit.id, amount=amount, damage=unit.damage)


def remove_condition(m: ShatterMatch, unit: Unit, condition: str, rule: str) -> None:
    if unit.conditions.pop(condition, None) is not None:
        m.note("condition-removed", rule, unit=unit.id, condition=condition)


# Healing


def removals(s: Table, healer: Character) -> list[str]:
    """What one heal can remove: damage or a condition of an allied unit within range 2 (SP-STA-53, SP-STA-54)."""
    found = []
    reach = 2 + total(s, "heal-range", healer)
    for unit in units_of(s, healer.owner):
        if not (unit.conditions or (unit.damage and not unit.wounded)):
            continue
        close = unit.id == healer.unit or within_unit(healer, unit, reach)
        if close and unit.damage and not unit.wounded:
            found.append(f"damage:{unit.id}")
        if close or total(s, "heals-afar", (healer, unit)):
            found += [f"{condition}:{unit.id}" for condition in unit.conditions]
    return found


def heal(m: ShatterMatch, healer: Character, count: int, rule: str) -> Flow[bool]:
    """So many heals of a character, each by itself and declinable (SP-STA-55); whether it healed at all."""
    healed = False
    for _ in range(count):

        def ask() -> Pick | None:
            ids = removals(m.state, healer)
            return Pick(healer.owner, "heal", rule, [*ids, "pass"], {"character": healer.id}) if ids else None

        answer = yield from choose(ask)
        if answer is None or answer == "pass":
            break
        what, _, unit_id = answer.partition(":")
        unit = unit_of(m.state, unit_id)
        healed = True
        if unit.id != healer.unit and not within_unit(healer, unit, 2):
            credit(m, rule, (healer, unit), "heals-afar")
            credit(m, rule, healer, "heal-range")
        if what == "damage":
            remove_damage(m, unit, 1, rule)
        else:
            remove_condition(m, unit, what, rule)
    return healed


def choose_conditions(m: ShatterMatch, unit: Unit, count: int, rule: str, *, may: bool) -> Flow[None]:
    """Its player removes so many conditions from a unit; where all of them go, there is nothing to choose."""
    if not may and count >= len(unit.conditions):
        for condition in list(unit.conditions):
            remove_condition(m, unit, condition, rule)
        return
    for _ in range(count):

        def ask() -> Pick | None:
            ids: Sequence[str] = [f"{condition}:{unit.id}" for condition in unit.conditions]
            return Pick(unit.owner, "condition", rule, [*ids, *["pass"] * may], {"unit": unit.id}) if ids else None

        answer = yield from choose(ask, forced=True)
        if answer is None or answer == "pass":
            return
        remove_condition(m, unit, answer.partition(":")[0], rule)


# Wounded routine and defeat


def recover_from_wound(m: ShatterMatch, unit: Unit) -> Flow[None]:
    """At the start of its activation a Wounded unit becomes Injured and starts afresh (SP-TRN-07, SP-TRN-08)."""
    if not unit.wounded:
        return
    unit.wounded = False
    unit.injured += 1
    unit.damage = 0
    m.note("injured", "SP-TRN-07", unit=unit.id, injured=unit.injured)
    yield from choose_conditions(m, unit, 1, "SP-TRN-08", may=False)


def check_defeat(m: ShatterMatch, unit: Unit) -> None:
    """Step 10, only for the unit just activated (SP-DMG-18 to SP-DMG-22, SP-ORD-37, SP-ORD-38)."""
    if unit.injured >= unit.card.durability:
        defeat(m, unit)


def defeat(m: ShatterMatch, unit: Unit) -> None:
    """A unit leaves the battlefield for good."""
    unit.defeated = True
    unit.damage = unit.injured = unit.hunker = 0
    unit.wounded = False
    unit.conditions.clear()
    for character in unit.characters:
        character.on_field = False
    player = m.state.players[unit.owner]
    if unit.id in player.discard:
        player.discard.remove(unit.id)
    if player.reserve == unit.id:
        player.reserve = None
    m.note("defeated", "SP-DMG-18", unit=unit.id)

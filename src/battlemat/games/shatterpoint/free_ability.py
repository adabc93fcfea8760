"""The Active ability icon: one Active ability of the unit without paying Force (SP-STA-56, SP-ABL-30 to SP-ABL-32)."""

from __future__ import annotations

from battlemat.core.asking import choose
from battlemat.core.decision import Flow, Pick
from battlemat.games.shatterpoint.abilities.registry import WRITTEN, Use
from battlemat.games.shatterpoint.state import ShatterMatch, Table, Unit
from battlemat.games.shatterpoint.timing import can_use, use_ability


def usable(s: Table, m: ShatterMatch, unit: Unit, *, free: bool = False) -> list[Use]:
    """The Active abilities a unit could use now; those that take an action only with one to spend (SP-ABL-31)."""
    activation = s.activation
    if activation is None or activation.unit != unit.id or activation.over:
        return []
    found = []
    for ability in unit.abilities:
        if ability.kind != "active" or not can_use(s, unit, ability, free=free):
            continue
        if ability.action and (not activation.left or "ability" in activation.actions):
            continue
        use = Use(m, unit, ability)
        if WRITTEN[ability.id].possible(use):
            found.append(use)
    return found


def use_free_ability(m: ShatterMatch, unit: Unit) -> Flow[None]:
    """The unit may use one of its Active abilities for nothing, in its own activation."""
    s = m.state

    def ask() -> Pick | None:
        ids = [f"use:{unit.id}>{use.ability.id}" for use in usable(s, m, unit, free=True)]
        return Pick(unit.owner, "free-ability", "SP-STA-56", [*ids, "pass"]) if ids else None

    answer = yield from choose(ask)
    if answer is None or answer == "pass":
        return
    name = answer.partition(">")[2]
    use = next(use for use in usable(s, m, unit, free=True) if use.ability.id == name)
    if use.ability.action and s.activation is not None:
        s.activation.left -= 1
        s.activation.actions.append("ability")
    yield from use_ability(m, use, free=True)

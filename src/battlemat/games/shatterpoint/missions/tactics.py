"""Sabotage Showdown: the tactic a struggle card lends to a unit activated by the Shatterpoint card."""

from __future__ import annotations

from battlemat.core.asking import choose
from battlemat.core.decision import Flow, Pick
from battlemat.games.shatterpoint.damage import choose_conditions, remove_damage
from battlemat.games.shatterpoint.missions.registry import mission_effect
from battlemat.games.shatterpoint.movement import offer_moves
from battlemat.games.shatterpoint.state import Moment, ShatterMatch, unit_of
from battlemat.games.shatterpoint.timing import refresh_force

RULE = "SP-MIS-08"


@mission_effect("press-forward", "lent-tactic")
def press_forward(m: ShatterMatch, moment: Moment) -> Flow[None]:
    """Each member may dash."""
    yield from offer_moves(m, unit_of(m.state, moment.unit).characters, ("dash",), RULE)


@mission_effect("stick-to-the-plan", "lent-tactic")
def stick_to_the_plan(m: ShatterMatch, moment: Moment) -> None:
    refresh_force(m, unit_of(m.state, moment.unit).owner, 1, RULE)


@mission_effect("regroup", "lent-tactic")
def regroup(m: ShatterMatch, moment: Moment) -> Flow[None]:
    """The unit may shed 2 damage or 1 condition."""
    unit = unit_of(m.state, moment.unit)

    def ask() -> Pick | None:
        ids = ["choose:damage"] * bool(unit.damage and not unit.wounded) + ["choose:condition"] * bool(unit.conditions)
        return Pick(unit.owner, "regroup", RULE, [*ids, "pass"], {"unit": unit.id}) if ids else None

    answer = yield from choose(ask)
    if answer == "choose:damage":
        remove_damage(m, unit, 2, RULE)
    elif answer == "choose:condition":
        yield from choose_conditions(m, unit, 1, RULE, may=False)

"""Strategic Positions: what inactive objectives are good for."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.shatterpoint.measuring import near_token
from battlemat.games.shatterpoint.missions.registry import mission_effect, mission_value
from battlemat.games.shatterpoint.movement import offer_moves
from battlemat.games.shatterpoint.state import Character, Moment, ShatterMatch, Table, unit_of
from battlemat.games.shatterpoint.timing import refresh_force

RULE = "SP-MIS-08"


def at_inactive_objective(s: Table, character: Character) -> bool:
    return any(not objective.active and near_token(character, objective, 2) for objective in s.objectives)


def holds_ground(s: Table, moment: Moment) -> bool:
    """Whether a character of the unit is at an inactive objective."""
    return any(c.on_field and at_inactive_objective(s, c) for c in unit_of(s, moment.unit).characters)


@mission_value("defensive-positions", "keyword:cover")
def defensive_positions(s: Table, character: Character) -> int:
    return int(at_inactive_objective(s, character))


@mission_effect("calculated-strike", "activation-start", only_if=holds_ground)
def calculated_strike(m: ShatterMatch, moment: Moment) -> Flow[None]:
    """Its characters may dash; if none did, they have Impact [1] and Sharpshooter [1] for the turn."""
    s = m.state
    unit = unit_of(s, moment.unit)
    if not (yield from offer_moves(m, unit.characters, ("dash",), RULE)):
        s.lasting += [(unit.id, "impact", 1), (unit.id, "sharpshooter", 1)]


@mission_effect("neutral-zone", "activation-end", only_if=holds_ground)
def neutral_zone(m: ShatterMatch, moment: Moment) -> None:
    refresh_force(m, unit_of(m.state, moment.unit).owner, 1, RULE)

"""Never Tell Me the Odds: once in a player's turn a wound by the right type of unit may pull the struggle token."""

from __future__ import annotations

from battlemat.core.asking import choose
from battlemat.core.decision import Flow, Pick
from battlemat.games.shatterpoint.missions.registry import mission_effect, specials
from battlemat.games.shatterpoint.state import NOBODY, Moment, ShatterMatch, Table, unit_of
from battlemat.games.shatterpoint.struggle import move_token
from battlemat.games.shatterpoint.timing import spend

RULE = "SP-MIS-08"
COST = 1


def could_beat(s: Table, moment: Moment) -> bool:
    """Whether a unit of the active player, of a type the card names, wounded a foe and its player can pay."""
    if not moment.by or s.odds_used or s.tracker.won_by != NOBODY or s.players[s.active].force < COST:
        return False
    by = unit_of(s, moment.by)
    return by.owner == s.active and unit_of(s, moment.unit).owner != by.owner and f"odds-{by.card.type}" in specials(s)


@mission_effect("odds-primary", "unit-wounded", only_if=could_beat)
@mission_effect("odds-secondary", "unit-wounded", only_if=could_beat)
@mission_effect("odds-supporting", "unit-wounded", only_if=could_beat)
def beat_the_odds(m: ShatterMatch, moment: Moment) -> Flow[None]:
    s = m.state
    about = {"unit": moment.by, "cost": COST}
    answer = yield from choose(lambda: Pick(s.active, "odds", RULE, ["choose:token", "pass"], about))
    if answer == "choose:token":
        s.odds_used = True
        spend(m, s.active, COST, RULE)
        move_token(m, s.active, 1, RULE)

"""Never Tell Me the Odds: once in a player's turn a wound by the right type of unit may pull the struggle token."""

from __future__ import annotations

from battlemat.core.decision import Flow, Pick, choose
from battlemat.games.shatterpoint.missions.registry import mission_effect, specials
from battlemat.games.shatterpoint.state import NOBODY, Moment, ShatterMatch, unit_of
from battlemat.games.shatterpoint.struggle import move_token
from battlemat.games.shatterpoint.windows import spend

RULE = "SP-MIS-08"
COST = 1


@mission_effect("odds-primary", "unit-wounded")
@mission_effect("odds-secondary", "unit-wounded")
@mission_effect("odds-supporting", "unit-wounded")
def beat_the_odds(m: ShatterMatch, moment: Moment) -> Flow[None]:
    s = m.state
    wounded = unit_of(s, moment.unit)
    if not moment.by or s.odds_used or s.tracker.won_by != NOBODY:
        return
    by = unit_of(s, moment.by)
    if by.owner != s.active or wounded.owner == by.owner or f"odds-{by.card.type}" not in specials(s):
        return
    if s.players[s.active].force < COST:
        return
    about = {"unit": by.id, "cost": COST}
    answer = yield from choose(lambda: Pick(s.active, "odds", RULE, ["choose:token", "pass"], about))
    if answer == "choose:token":
        s.odds_used = True
        spend(m, s.active, COST, RULE)
        move_token(m, s.active, 1, RULE)

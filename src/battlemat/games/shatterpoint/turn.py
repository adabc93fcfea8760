"""The turn: its beginning and its end (SP-TRN-02, SP-TRN-03, SP-TRN-38 to SP-TRN-44)."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.core.game import Step
from battlemat.games.shatterpoint.damage import check_defeat
from battlemat.games.shatterpoint.objectives import (
    clear_priority,
    decide_control,
    mark_priority,
    rolls_for_priority,
    ties,
)
from battlemat.games.shatterpoint.order_deck import refresh_if_empty
from battlemat.games.shatterpoint.state import NOBODY, Moment, ShatterMatch, unit_of
from battlemat.games.shatterpoint.struggle import next_struggle, score
from battlemat.games.shatterpoint.timing import NonPlayer, awaits, mission_window, settle, window


def begin_turn(m: ShatterMatch) -> Flow[None]:
    """Step 1. Everything that may be done once per turn may be done again (SP-ABL-23, SP-ORD-12)."""
    s = m.state
    s.turn += 1
    s.phase = "turn-start"
    s.reserved = s.odds_used = False
    s.barred.clear()
    s.lasting.clear()
    for player in s.players:
        for unit in player.units:
            unit.used.clear()
            unit.turn_tags.clear()
    m.note("turn", "SP-TRN-01", player=s.active, turn=s.turn)
    priority = NonPlayer("priority", lambda: True, lambda: mark_priority(m))
    yield from window(m, [Moment("turn-start")], also=[priority] if rolls_for_priority(s) else ())
    yield from settle(m)
    m.next_steps(Step("orders"))


def end_turn(m: ShatterMatch, unit_id: str) -> Flow[None]:
    """Steps 8 to 11 (SP-TRN-38 to SP-TRN-41)."""
    s = m.state
    s.phase = "turn-end"
    yield from window(m, [Moment("turn-end", unit=unit_id)])
    yield from settle(m)
    for objective in ties(s) if awaits(s, "control-tied") else ():
        yield from window(m, [Moment("control-tied", detail=objective.id)])
    yield from settle(m)
    decide_control(m)  # SP-MIS-21
    score(m)  # step 9
    clear_priority(m)
    yield from settle(m)
    yield from mission_window(m, [Moment("scored")])
    if unit_id:
        check_defeat(m, unit_of(s, unit_id))  # step 10
    if s.tracker.won_by != NOBODY:
        yield from next_struggle(m)
    yield from refresh_if_empty(m, s.active)
    m.note("turn-over", "SP-TRN-41", player=s.active)
    s.active = 1 - s.active
    m.next_steps(Step("turn"))

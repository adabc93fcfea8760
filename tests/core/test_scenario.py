"""The words of the scenario language that serve all games."""

from __future__ import annotations

import pytest

from battlemat.games.xwing.scenario import XWingScenario, table


def duel() -> XWingScenario:
    return table("a.redsquadronveteran@400,300", "b.academypilot@400,500,180", phase="engagement")


def test_play_stops_at_the_first_question_after_an_event() -> None:
    t = duel().stops_after("phase", phase="planning")
    assert (t.round, t.asked) == (2, "a dial, b dial")


def test_what_happened_before_does_not_stop_play() -> None:
    t = duel().stops_after("phase", phase="planning")
    assert t.stops_after("phase", phase="planning").round == 3


def test_an_event_that_cannot_come_any_more_is_named() -> None:
    t = duel().concedes("a")
    with pytest.raises(AssertionError, match="over before 'phase' happened"):
        t.stops_after("phase")

"""House rules of this table (SP-HSE): ending a match by agreement or by giving up, at whatever question it is."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import battlemat
from battlemat.games.shatterpoint.scenario import ShatterScenario
from tests.rule_marks import rule


def moments() -> Iterator[ShatterScenario]:
    """A match at the first question of each kind that comes up, for either player."""
    match, rng, met = battlemat.new_match("shatterpoint", seed=5), Random(5), set()
    for _ in range(150):
        decision = match.pending[0]
        if (decision.player, decision.kind) not in met:
            met.add((decision.player, decision.kind))
            yield ShatterScenario(match.fork())
        match.submit(decision.player, match.random_answer(decision, rng))
    assert len(met) > 20


@rule("SP-HSE-01")
def test_both_players_agree_on_a_draw_at_any_question() -> None:
    for t in moments():
        asked = t.asked
        t.offers_draw("a")
        assert (t.over, t.asked) == (False, asked)
        t.offers_draw("b")
        assert (t.over, t.drawn, t.winner, t.asked) == (True, True, None, "")


@rule("SP-HSE-01")
def test_one_player_alone_agrees_on_nothing() -> None:
    t = next(moments()).offers_draw("a").declines_draw("b").offers_draw("b")
    assert not t.over
    assert t.offers_draw("a").drawn


@rule("SP-HSE-02")
def test_whoever_gives_up_at_any_question_has_lost_to_the_other() -> None:
    for t in moments():
        other = ShatterScenario(t.match.fork())
        assert (t.concedes("b").winner, t.asked) == ("a", "")
        assert (other.concedes("a").winner, other.asked) == ("b", "")

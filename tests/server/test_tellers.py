"""A table's teller remembers what an earlier one found out; nobody can tell by the words."""

from __future__ import annotations

from random import Random

import pytest

from battlemat import game_ids, new_match
from battlemat.core import teller as tellers
from battlemat.core.errors import Refusal
from battlemat.core.teller import Teller
from battlemat.games.pocketmodel.names import Names
from battlemat.server.telling import tell_event, tell_question

LANGUAGE = "pl"
QUESTIONS = 60


@pytest.mark.parametrize("game", game_ids())
def test_a_teller_that_remembers_says_the_same(game: str) -> None:
    match, rng = new_match(game, seed=5), Random(5)
    earlier: dict[int, Teller] = {}
    seen = 0
    for _ in range(QUESTIONS):
        decision = match.pending[0]
        view = match.view(decision.player)
        fresh, teller = (match.game.teller(view, LANGUAGE) for _ in range(2))
        if decision.player in earlier:
            teller.remember(earlier[decision.player])
        earlier[decision.player] = teller
        assert tell_question(decision, teller) == tell_question(decision, fresh)
        for place, event in enumerate(match.events_for(decision.player, seen)):
            assert tell_event(place, event, teller) == tell_event(place, event, fresh)
        seen = len(match.events)
        match.submit(decision.player, match.random_answer(decision, rng))
        if match.over:
            break


def test_nonsense_is_not_remembered_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tellers, "MOST_REMEMBERED", 50)
    teller = Names("en")
    for number in range(200):
        teller.refusal(Refusal("core-stale", "", {"number": str(number)}))
        later = Names("en")
        later.remember(teller)
        assert len(later._refusals) < 50
        teller = later


def test_a_refusal_with_a_list_is_told_too() -> None:
    refusal = Refusal("core-stale", "", {"number": ["7"]})
    names = Names("en")
    assert names.refusal(refusal) == Teller.refusal(names, refusal)

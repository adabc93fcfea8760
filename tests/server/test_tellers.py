"""A table's teller remembers what an earlier one found out; nobody can tell by the words."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from battlemat import game_ids, new_match
from battlemat.core import teller as tellers
from battlemat.core.errors import Refusal
from battlemat.core.teller import Teller
from battlemat.games.pocketmodel.names import Names
from battlemat.server import messages as msg
from battlemat.server.client import Client
from battlemat.server.handling import handle
from battlemat.server.telling import tell_event, tell_question
from tests.server.test_undo import at_a_table

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


def test_a_table_remembers_no_word_of_what_was_refused(tmp_path: Path) -> None:
    """Whoever sends thousands of unknown answers, or asks whether they would do, leaves nothing behind."""
    match = new_match("pocketmodel", seed=5)
    asked = match.pending[0]

    async def play() -> None:
        rooms, room = await at_a_table(match, tmp_path, asked.player)
        client = Client(asked.player, "en")
        tell_question(asked, room.teller(client))
        (names,) = room.tellers.values()
        before = len(names._named), len(names._refusals)
        for kind in (msg.Answer, msg.Probe):
            for number in range(50):
                reply = await handle(room, client, kind(str(number), asked.number, f"nonsense-{number}"))
                assert reply is None or isinstance(reply, msg.Refused)
        assert list(room.tellers.values()) == [names]
        assert (len(names._named), len(names._refusals)) == before
        await rooms.close()
        rooms.storage.close()

    asyncio.run(play())


def test_a_refusal_with_a_list_is_told_too() -> None:
    refusal = Refusal("core-stale", "", {"number": ["7"]})
    names = Names("en")
    assert names.refusal(refusal) == Teller.refusal(names, refusal)

"""Bots think in processes of their own: they answer as they would here, and nobody waits for somebody else's bot."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from battlemat import bots, new_match
from battlemat.core.match import Match
from battlemat.server import thinkers as thinkers_module
from battlemat.server import thinking
from battlemat.server.limits import Limits
from battlemat.server.room import Room
from battlemat.server.thinkers import GaveUp, Thinkers, whole
from battlemat.server.thinking import Position, play_on
from tests.server.odd_bots import odd_bots as odd_bots


def room_of(match: Match[Any], name: str = "m1") -> Room:
    """As much of a room as bots need."""
    row = SimpleNamespace(id=name, game=match.game.id, setup=match.setup, key=match.key, start=match.start)
    undo = SimpleNamespace(taken_back=match.taken_back)
    return cast(Room, SimpleNamespace(row=row, match=match, undo=undo, opened_as="now"))


def person_answers(match: Match[Any], rng: Random) -> None:
    while not match.over and (decision := match.decision_for(0)) is not None:
        match.submit(0, match.random_answer(decision, rng))


def with_thinkers(play: Callable[[Thinkers], Awaitable[None]], most: int = 1, seconds: float = 60.0) -> None:
    async def run() -> None:
        thinkers = Thinkers(most, seconds)
        try:
            await play(thinkers)
        finally:
            await thinkers.close()

    asyncio.run(run())


@pytest.mark.parametrize(("game", "bot"), [("pocketmodel", "regular"), ("skytear", "random"), ("xwing", "regular")])
def test_bots_answer_as_they_would_here_and_only_news_travel(
    game: str, bot: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[Position] = []
    ask = Thinkers._in_time

    async def noting(self: Thinkers, thinker: Any, job: str, position: Position, *about: Any) -> tuple[bool, Any]:
        sent.append(position)
        return await ask(self, thinker, job, position, *about)

    monkeypatch.setattr(Thinkers, "_in_time", noting)
    monkeypatch.setattr(thinking, "AT_ONCE", 60.0)

    async def play(thinkers: Thinkers) -> None:
        match = new_match(game, seed=3)
        twin, rng = match.fork(), Random(4)
        for seed in range(6):
            person_answers(match, rng)
            for player, entry in match.journal[len(twin.journal) :]:
                twin.replay(player, entry)
            advised = match.decision_for(1)
            if advised is not None:
                advice = await thinkers.advise(room_of(match), 1, bot, seed)
                assert advice.answer == advised.accept(bots.ask(bots.make(bot), twin, advised, Random(seed)))
            first = len(match.journal)
            played = await thinkers.play(room_of(match), {1: bot}, seed, 5)
            assert played.entries == play_on(twin, {1: bot}, Random(seed), 5).entries
            for player, answer in played.entries:
                match.submit(player, answer)
            assert match.fingerprint() == twin.fingerprint()
            assert len(match.journal) - first == len(played.entries)

    with_thinkers(play)
    assert [position.origin is not None for position in sent] == [True] + [False] * (len(sent) - 1)


def test_what_was_taken_back_is_told_anew() -> None:
    async def play(thinkers: Thinkers) -> None:
        match, rng = new_match("pocketmodel", seed=3), Random(4)
        for seed in range(4):
            person_answers(match, rng)
            room = room_of(match)
            expected = play_on(match.fork(), {1: "random"}, Random(seed), 1).entries
            assert (await thinkers.play(room, {1: "random"}, seed, 1)).entries == expected
            for player, answer in expected:
                match.submit(player, answer)
            match.take_back(1)

    with_thinkers(play)


def test_a_process_that_has_forgotten_a_match_is_told_all_of_it() -> None:
    async def play(thinkers: Thinkers) -> None:
        match = new_match("pocketmodel", seed=3)
        person_answers(match, Random(4))
        await thinkers.advise(room_of(match), 1, "random", 1)
        [thinker] = thinkers._free
        thinker.known["m2"] = (("now", 0), len(match.journal))
        answer = await thinkers.advise(room_of(match, "m2"), 1, "random", 1)
        assert answer == await thinkers.advise(room_of(match), 1, "random", 1)

    with_thinkers(play)


def test_a_process_remembers_so_many_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "MATCHES_KEPT", 3)
    monkeypatch.setattr(thinking, "_kept", OrderedDict())
    match = new_match("pocketmodel", seed=3)
    person_answers(match, Random(4))
    for number in range(6):
        thinking.bot_advises(whole(room_of(match, f"m{number}")), 1, "random", 1, 0)
    assert list(thinking._kept) == ["m3", "m4", "m5"]


@pytest.mark.parametrize(("bot", "why"), [("crashing", "I have no idea"), ("cheating", "i-win"), ("nobody", "no bot")])
def test_a_bot_that_fails_is_named(bot: str, why: str, odd_bots: None) -> None:
    async def play(thinkers: Thinkers) -> None:
        match = new_match("pocketmodel", seed=3)
        person_answers(match, Random(4))
        played = await thinkers.play(room_of(match), {1: bot}, 1, 5)
        assert (played.entries, played.failed) == ([], 1)
        assert why in played.why
        assert (await thinkers.play(room_of(match), {1: "regular"}, 1, 1)).failed is None

    with_thinkers(play)


@pytest.mark.parametrize("bot", ["hanging", "leaving"])
def test_a_bot_that_never_answers_is_ended(bot: str, odd_bots: None) -> None:
    async def play(thinkers: Thinkers) -> None:
        match = new_match("pocketmodel", seed=3)
        person_answers(match, Random(4))
        await thinkers.advise(room_of(match), 1, "random", 1)
        thinkers.seconds = 1.0
        with pytest.raises(GaveUp):
            await thinkers.play(room_of(match), {1: bot}, 1, 5)
        thinkers.seconds = 60.0
        assert (await thinkers.play(room_of(match), {1: "regular"}, 1, 1)).failed is None

    with_thinkers(play)


def test_a_bot_does_not_wait_for_another_tables_bot(odd_bots: None) -> None:
    async def play(thinkers: Thinkers) -> None:
        match = new_match("pocketmodel", seed=3)
        person_answers(match, Random(4))
        slow = asyncio.create_task(thinkers.play(room_of(match, "slow"), {1: "slow"}, 1, 3))
        await asyncio.sleep(0)
        for _ in range(5):
            await thinkers.play(room_of(match, "quick"), {1: "regular"}, 1, 1)
        assert not slow.done()
        await slow

    with_thinkers(play, most=2)


def test_whoever_comes_when_all_think_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers_module, "LONGEST_WAIT", 3600.0)

    async def play(thinkers: Thinkers) -> None:
        match = new_match("pocketmodel", seed=3)
        person_answers(match, Random(4))
        plays = [thinkers.play(room_of(match, f"m{n}"), {1: "regular"}, n, 1) for n in range(5)]
        assert all(played.entries for played in await asyncio.gather(*plays))
        assert len(thinkers._all) == 2

    with_thinkers(play, most=2)


def test_many_slow_bots_do_not_keep_a_quick_one_waiting(odd_bots: None) -> None:
    """When all processes think and somebody has waited for a while, one more is started; later it is ended again."""

    async def play(thinkers: Thinkers) -> None:
        match = new_match("pocketmodel", seed=3)
        person_answers(match, Random(4))
        slow = [
            asyncio.create_task(thinkers.play(room_of(match, f"slow {n}"), {1: "hanging"}, 1, 3))
            for n in range(thinkers.hard_cap - 1)
        ]
        for _ in range(3):
            assert (await thinkers.play(room_of(match, "quick"), {1: "regular"}, 1, 1)).entries
        assert not any(task.done() for task in slow)
        assert len(thinkers._all) <= thinkers.hard_cap
        for task in slow:
            task.cancel()
        await asyncio.gather(*slow, return_exceptions=True)
        assert (await thinkers.play(room_of(match, "quick"), {1: "regular"}, 1, 1)).entries
        assert len(thinkers._all) == thinkers.most

    with_thinkers(play, most=1, seconds=3600.0)


def test_there_are_never_more_processes_than_the_hard_cap(odd_bots: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers_module, "LONGEST_WAIT", 0.01)

    async def play(thinkers: Thinkers) -> None:
        match = new_match("pocketmodel", seed=3)
        person_answers(match, Random(4))
        hanging = thinkers.play(room_of(match, "slow"), {1: "hanging"}, 1, 3)
        slow = asyncio.create_task(hanging)
        plays = [thinkers.play(room_of(match, f"m{n}"), {1: "regular"}, n, 1) for n in range(8)]
        assert all(played.entries for played in await asyncio.gather(*plays))
        assert len(thinkers._all) <= thinkers.hard_cap
        slow.cancel()
        await asyncio.gather(slow, return_exceptions=True)

    with_thinkers(play, most=1, seconds=3600.0)


def test_somebody_who_leaves_the_queue_takes_no_process_along(odd_bots: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers_module, "LONGEST_WAIT", 3600.0)

    async def play(thinkers: Thinkers) -> None:
        match = new_match("pocketmodel", seed=3)
        person_answers(match, Random(4))
        slow = asyncio.create_task(thinkers.play(room_of(match, "slow"), {1: "slow"}, 1, 1))
        waits = asyncio.create_task(thinkers.play(room_of(match, "waits"), {1: "regular"}, 1, 1))
        while not thinkers._waiting:
            await asyncio.sleep(0.01)
        waits.cancel()
        await asyncio.gather(waits, return_exceptions=True)
        await slow
        assert (await thinkers.play(room_of(match, "quick"), {1: "regular"}, 1, 1)).entries

    with_thinkers(play, most=1)


def test_how_many_processes_bots_think_in_may_be_set() -> None:
    assert Thinkers(Limits(thinkers=7).thinkers).most == 7
    assert Thinkers(Limits().thinkers).most >= 4

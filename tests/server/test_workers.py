"""Worker processes: what takes too long is ended, and nobody's many jobs stand before somebody's one."""

from __future__ import annotations

import asyncio
import os
from typing import Any

import pytest

import battlemat
from battlemat.core.errors import BattlematError
from battlemat.core.match import Match
from battlemat.server import workers as workers_module
from battlemat.server.limits import Limits, Usage
from battlemat.server.workers import TooBusy, TooMuch, Workers


def test_a_job_that_takes_too_long_is_ended_and_the_next_one_is_done() -> None:
    async def play() -> None:
        workers = Workers(1)
        with pytest.raises(TooMuch):
            await workers.run("set_up", "xwing", "standard", [None, None], seconds=0.05)
        assert workers._all == set(), "an ended process is forgotten"
        setup = await workers.run("set_up", "pocketmodel", "standard", [None, None], seconds=60)
        assert len(setup["players"]) == 2
        with pytest.raises(BattlematError, match="no game 'chess'"):
            await workers.run("set_up", "chess", "standard", [None, None], seconds=60)
        await workers.close()

    asyncio.run(play())


def test_a_job_may_not_take_all_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers_module, "MEGABYTES", 40)

    async def play() -> None:
        workers = Workers(1)
        with pytest.raises(BattlematError):
            await workers.run("set_up", "xwing", "standard", [None, None], seconds=60)
        await workers.close()

    asyncio.run(play())


class Pretending(Workers):
    """Jobs that only take their time."""

    def __init__(self, most: int) -> None:
        super().__init__(most)
        self.done: list[str] = []

    async def _do(self, job: tuple[str, tuple[Any, ...]], seconds: float) -> Any:
        await asyncio.sleep(0.01)
        self.done.append(job[0])


def test_whoever_has_one_job_does_not_wait_for_somebodys_many() -> None:
    async def play() -> None:
        workers = Pretending(1)
        greedy = [asyncio.create_task(workers.run("greedy", asker="x")) for _ in range(20)]
        await asyncio.sleep(0)
        await workers.run("modest", asker="y")
        assert len(workers.done) <= 3
        await asyncio.gather(*greedy)
        assert len(workers.done) == 21

    asyncio.run(play())


def test_only_so_many_jobs_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers_module, "MOST_WAITING", 3)

    async def play() -> None:
        workers = Pretending(1)
        tasks = [asyncio.create_task(workers.run("job")) for _ in range(6)]
        results = await asyncio.gather(*tasks, return_exceptions=True)
        assert sum(isinstance(result, TooBusy) for result in results) == 2

    asyncio.run(play())


def test_what_a_job_takes_is_charged_to_its_address() -> None:
    async def play() -> None:
        usage = Usage(Limits(seconds_of_work_per_minute=1))
        workers = Pretending(1)
        for _ in range(60):
            await workers.run("job", asker=usage)
        assert usage.work.wait() > 0

    asyncio.run(play())


@pytest.mark.parametrize("game_id", battlemat.game_ids())
def test_a_match_goes_on_in_another_process_exactly_as_it_would(game_id: str) -> None:
    from random import Random

    game = battlemat.game(game_id)
    match: Match[Any] = Match(game, game.setup_of(game.offer("en")["variants"][0], [None, None]), os.urandom(32))
    rng = Random(3)
    for _ in range(50):
        decision = match.pending[0]
        match.submit(decision.player, match.random_answer(decision, rng))
    twin: Match[Any] = Match.thaw(game, match.setup, match.key, match.start, match.freeze(2))
    assert twin.fingerprint() == match.fingerprint()
    assert [d.number for d in twin.pending] == [d.number for d in match.pending]
    for one in (match, twin):
        one.take_back(30)
    assert twin.fingerprint() == match.fingerprint()
    assert twin.save() == match.save()

"""Replays: made once for all who ask for the same, and never larger than a server can hold."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

import battlemat
from battlemat.core.errors import BattlematError
from battlemat.core.match import Match
from battlemat.server import jobs
from battlemat.server.limits import UNLIMITED, Usage
from battlemat.server.lobby import Lobby
from battlemat.server.records import Entries, MatchRow, insert_match
from battlemat.server.rooms import Rooms
from battlemat.server.storage import Storage
from tests.server.test_solid import a_match


def played() -> tuple[MatchRow, Match[Any]]:
    match, rng = battlemat.new_match("pocketmodel", seed=1), Random(1)
    for _ in range(8):
        decision = match.pending[0]
        match.submit(decision.player, match.random_answer(decision, rng))
    row = a_match()
    row.setup, row.key = match.setup, match.key
    return row, match


def test_a_replay_that_grows_too_large_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    row, match = played()
    journal = [(player, value, "") for player, value in match.journal]
    made: list[None] = []
    encode = jobs._encode

    def noting(moment: Any) -> bytes:
        made.append(None)
        return encode(moment)

    monkeypatch.setattr(jobs, "_encode", noting)
    assert jobs.moments(row, journal, None, "en")
    whole = len(made)
    monkeypatch.setattr(jobs, "LARGEST_REPLAY", 10_000)
    made.clear()
    with pytest.raises(BattlematError):
        jobs.moments(row, journal, None, "en")
    assert 0 < len(made) < whole  # it is not made to its end first


def test_who_asks_for_the_same_replay_again_starts_no_second_job(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ask() -> None:
        row, match = played()
        storage = Storage(f"sqlite:///{tmp_path / 'm.sqlite3'}")
        await storage.write(lambda c: insert_match(c, row), Entries("m", 0, match.journal))
        rooms = Rooms(storage)
        lobby, started = Lobby(storage, rooms), []
        run = rooms.workers.run

        async def noting(job: str, *about: Any, **named: Any) -> Any:
            started.append(job)
            return await run(job, *about, **named)

        monkeypatch.setattr(rooms.workers, "run", noting)

        async def moments(player: int | None) -> bytes:
            return await lobby.moments(row, player, "en", Usage(UNLIMITED))

        first = await asyncio.gather(*(moments(None) for _ in range(3)))
        assert {*first, await moments(None)} == {first[0]}
        assert started == ["moments"]
        await moments(0)  # another seat sees something else
        assert started == ["moments"] * 2
        await rooms.close()
        storage.close()

    asyncio.run(ask())

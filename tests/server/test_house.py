"""Several servers on one PostgreSQL, killed and cut off under load: nothing is lost, nothing done twice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from functools import partial
from random import Random

import pytest

from tests.server.cluster import (
    Cluster,
    Diary,
    check_history,
    is_up,
    kill,
    new_tables,
    now_in,
    take_over_times,
    until,
    waited_for,
)

TAKEN_OVER = 5.0
"""Seconds within which the matches of a dead server are another's."""
PATIENCE = 60.0
"""Seconds a test waits for that, to say how late it was; a match that is over is wanted by nobody."""


@pytest.fixture
def cluster(postgresql: str) -> Iterator[Cluster]:
    house = Cluster(postgresql, 3)
    yield house
    house.close()


async def kill_one(cluster: Cluster, diary: Diary, place: int) -> list[float]:
    """Kill a server that plays something, and start it again when its matches are another's: how long they waited."""
    since = now_in(cluster)
    owned = await asyncio.to_thread(kill, cluster, place)
    owners = {match: owner for match, owner in owned.items() if match in diary.wanted}
    assert owners, "the server that was killed played nothing"
    await until(lambda: not waited_for(cluster, since, owners), PATIENCE)
    await asyncio.to_thread(cluster.servers[place].begin)
    return take_over_times(cluster, since, owners)


@asynccontextmanager
async def playing_at(cluster: Cluster, diary: Diary, *places: int) -> AsyncIterator[None]:
    """Each of these servers plays a match, as long as this lasts: people come to it who were nowhere else before."""
    end = asyncio.Event()
    living: list[asyncio.Task[None]] = []
    for place in places:
        while not await sat_down_at(cluster, diary, place, living, end):
            pass
    yield
    end.set()
    await asyncio.gather(*living)


async def sat_down_at(
    cluster: Cluster, diary: Diary, place: int, living: list[asyncio.Task[None]], end: asyncio.Event
) -> bool:
    """People come to a server; whether their match is played there, or that was busy and they have gone elsewhere."""
    people = await asyncio.to_thread(new_tables, cluster, diary, 1, Random(place), cluster.servers[place])
    living += [asyncio.create_task(person.live(end)) for person in people]
    await until(partial(cluster.owner, people[0].match), PATIENCE)
    return await asyncio.to_thread(cluster.place_of, people[0].match) == place


async def freeze_one(cluster: Cluster, place: int) -> None:
    """Nothing comes through to the database, and nobody is told."""
    cluster.relays[place].frozen = True
    await asyncio.sleep(TAKEN_OVER)
    cluster.relays[place].frozen = False


async def cut_one(cluster: Cluster, place: int) -> None:
    """Every connection to the database is reset, again and again."""
    for _ in range(10):
        cluster.relays[place].cut()
        await asyncio.sleep(0.1)


async def all_up(cluster: Cluster) -> None:
    for server in cluster.servers:
        await until(partial(is_up, server), 60)


async def under_load(cluster: Cluster, tables: int, trouble: Callable[[Diary], Awaitable[None]]) -> Diary:
    """People play while something terrible happens; afterwards the whole history is read."""
    diary = Diary()
    people = await asyncio.to_thread(new_tables, cluster, diary, tables, Random(5))
    end = asyncio.Event()
    living = [asyncio.create_task(person.live(end)) for person in people]
    await asyncio.sleep(2)
    await trouble(diary)
    await asyncio.sleep(2)
    end.set()
    await asyncio.gather(*living)
    check_history(cluster, diary)
    return diary


def test_servers_are_killed_and_cut_off_under_load(cluster: Cluster) -> None:
    """One is killed; then one is cut off from the database and one killed at once; then connections are reset."""
    waits: list[float] = []

    async def trouble(diary: Diary) -> None:
        async with playing_at(cluster, diary, 0):
            waits.extend(await kill_one(cluster, diary, 0))
        await all_up(cluster)  # somebody must be there to take over
        async with playing_at(cluster, diary, 2):
            both = await asyncio.gather(kill_one(cluster, diary, 2), freeze_one(cluster, 1))
        waits.extend(both[0])
        await all_up(cluster)
        async with playing_at(cluster, diary, 1):
            await cut_one(cluster, 0)
            waits.extend(await kill_one(cluster, diary, 1))

    diary = asyncio.run(under_load(cluster, 6, trouble))
    assert len(diary.promises) > 50
    assert waits
    assert max(waits) < PATIENCE  # on a machine busy with other tests; `make test-cluster` asks for five seconds


@pytest.mark.long
def test_thirty_servers_are_killed_under_load(cluster: Cluster) -> None:
    """`make test-cluster`: two are killed at a time, fifteen times, and the third is often cut off meanwhile."""
    waits: list[float] = []
    kills = 0
    rng = Random(7)

    async def one_round(number: int, diary: Diary) -> None:
        nonlocal kills
        spared = rng.randrange(3)
        doomed = [place for place in range(3) if place != spared]
        async with playing_at(cluster, diary, *doomed):
            killed = [kill_one(cluster, diary, place) for place in doomed]
            if number % 3 == 2:  # nobody can take over before the last one reaches the database again
                await asyncio.gather(*killed, freeze_one(cluster, spared))
            else:
                cut = [cut_one(cluster, spared)] if number % 3 else []
                for seconds in (await asyncio.gather(*killed, *cut))[:2]:
                    waits.extend(seconds or ())
            kills += len(doomed)
        await all_up(cluster)

    async def trouble(diary: Diary) -> None:
        for number in range(15):
            await one_round(number, diary)

    diary = asyncio.run(under_load(cluster, 8, trouble))
    print(
        f"{kills} servers killed that played something; "
        f"{len(diary.promises)} answers acknowledged, {len(diary.said)} lines said, {diary.reconnected} connections; "
        f"{len(waits)} matches taken over, after {sorted(waits)[len(waits) // 2]:.1f} s (half of them), "
        f"{max(waits):.1f} s (the last)"
    )
    assert kills >= 30
    assert len(diary.promises) > 300
    assert max(waits) < TAKEN_OVER

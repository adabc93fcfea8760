"""Several servers on one PostgreSQL, killed and cut off under load: nothing is lost, nothing done twice."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from random import Random
from time import monotonic

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
)

TAKEN_OVER = 5.0
"""Seconds within which the matches of a dead server are another's."""
PATIENCE = 6.0
"""Seconds a test waits for that; a match that is over is wanted by nobody."""


@pytest.fixture
def cluster(postgresql: str) -> Iterator[Cluster]:
    house = Cluster(postgresql, 3)
    yield house
    house.close()


async def kill_one(cluster: Cluster, place: int) -> list[float]:
    """Kill a server and start it again when its matches are another's: how long they waited for that."""
    since = now_in(cluster)
    owners = await asyncio.to_thread(kill, cluster, place)
    end = monotonic() + PATIENCE
    while len(waits := take_over_times(cluster, since, owners)) < len(owners) and monotonic() < end:
        await asyncio.sleep(0.2)
    await asyncio.to_thread(cluster.servers[place].begin)
    return waits


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


async def under_load(cluster: Cluster, tables: int, trouble: Callable[[], Awaitable[None]]) -> Diary:
    """People play while something terrible happens; afterwards the whole history is read."""
    diary = Diary()
    people = await asyncio.to_thread(new_tables, cluster, diary, tables, Random(5))
    end = asyncio.Event()
    living = [asyncio.create_task(person.live(end)) for person in people]
    await asyncio.sleep(2)
    await trouble()
    await asyncio.sleep(2)
    end.set()
    await asyncio.gather(*living)
    check_history(cluster, diary)
    return diary


def test_servers_are_killed_and_cut_off_under_load(cluster: Cluster) -> None:
    """One is killed; then one is cut off from the database and one killed at once; then connections are reset."""
    waits: list[float] = []

    async def trouble() -> None:
        waits.extend(await kill_one(cluster, 0))
        await all_up(cluster)  # somebody must be there to take over
        both = await asyncio.gather(kill_one(cluster, 2), freeze_one(cluster, 1))
        waits.extend(both[0])
        await all_up(cluster)
        await cut_one(cluster, 0)
        waits.extend(await kill_one(cluster, 1))

    diary = asyncio.run(under_load(cluster, 6, trouble))
    assert len(diary.promises) > 50
    assert waits
    assert max(waits) < TAKEN_OVER


@pytest.mark.long
def test_thirty_servers_are_killed_under_load(cluster: Cluster) -> None:
    """`make test-cluster`: two are killed at a time, fifteen times, and the third is often cut off meanwhile."""
    waits: list[float] = []
    rng = Random(7)

    async def trouble() -> None:
        for number in range(15):
            spared = rng.randrange(3)
            killed = [kill_one(cluster, place) for place in range(3) if place != spared]
            if number % 3 == 2:  # nobody can take over before the last one reaches the database again
                await asyncio.gather(*killed, freeze_one(cluster, spared))
            else:
                cut = [cut_one(cluster, spared)] * (number % 3)
                for seconds in (await asyncio.gather(*killed, *cut))[:2]:
                    waits.extend(seconds or ())
            await all_up(cluster)

    diary = asyncio.run(under_load(cluster, 8, trouble))
    print(
        f"{len(diary.promises)} answers acknowledged, {len(diary.said)} lines said, {diary.reconnected} connections; "
        f"{len(waits)} matches taken over, after {sorted(waits)[len(waits) // 2]:.1f} s (half of them), "
        f"{max(waits):.1f} s (the last)"
    )
    assert len(diary.promises) > 300
    assert max(waits) < TAKEN_OVER

"""Two servers on one PostgreSQL: whoever comes to either is served, and only the owner of a match writes to it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import httpx
import pytest
import websockets

from tests.server.cluster import Cluster, Diary, check_history, kill, now_in, paused, take_over_times, until
from tests.server.conftest import TWO_PEOPLE, Player, Server, play_a_while

OPEN_TABLE = {"game": "pocketmodel", "seats": [{"who": "me"}, {"who": "open"}]}
TAKEN_OVER = 5.0
"""Seconds within which the matches of a dead server are another's."""
WITH_A_CLOCK = TWO_PEOPLE | {"clock": {"seconds": 600, "added": 0}}


@pytest.fixture(scope="module")
def cluster(postgresql: str) -> Iterator[Cluster]:
    house = Cluster(postgresql, 2)
    yield house
    house.close()


@pytest.fixture(autouse=True)
def _history_is_right(cluster: Cluster) -> Iterator[None]:
    """Whatever a test does to the servers, they are all there afterwards, and nobody wrote what was not theirs."""
    yield
    for relay in cluster.relays:
        relay.frozen = False
    for server in cluster.servers:
        if server.process.poll() is not None:
            server.begin()
        server.wait()
    asyncio.run(until(partial(has_settled, cluster), 30))
    check_history(cluster, Diary())


def has_settled(cluster: Cluster) -> bool:
    """Whether every server is well, and those of before count as dead."""
    living = cluster.ask("SELECT count(*) FROM servers WHERE until > now()")[0][0]
    return living == len(cluster.servers) and all(s.http.get("/healthz").status_code == 200 for s in cluster.servers)


def is_here(server: Server, match: str, letter: str) -> bool:
    """Whether somebody sits at a seat, as this server tells it."""
    info = server.get(f"/api/matches/{match}")
    return any(seat["here"] for seat in info["seats"] if seat["seat"] == letter)


def is_away(server: Server, match: str, letter: str) -> bool:
    return not is_here(server, match, letter)


def is_listed(server: Server, match: str, status: str) -> bool:
    return match in {info["match"] for info in server.get(f"/api/matches?status={status}")}


def is_not_listed(server: Server, match: str, status: str) -> bool:
    return not is_listed(server, match, status)


def table(cluster: Cluster, wish: Any = TWO_PEOPLE) -> tuple[str, list[str]]:
    made = cluster.servers[0].post("/api/matches", wish)
    return made["match"], cluster.servers[1].tokens(made)


@asynccontextmanager
async def seated(cluster: Cluster, match: str, tokens: list[str]) -> Any:
    """Both at a table that the first server plays; the second of them comes to the other server."""
    async with Player(cluster.servers[0], match, tokens[0]) as one:
        await one.asked_or_waiting()
        async with Player(cluster.servers[1], match, tokens[1]) as two:
            await two.asked_or_waiting()
            yield one, two


async def answer_one(*players: Player) -> dict[str, Any]:
    """Whoever is asked answers with the first option, and everybody sees it."""
    player = next(player for player in players if player.table["question"] is not None)
    reply = await player.answer(player.table["question"]["options"][0]["id"])
    for each in players:
        while each.table["sequence"] < reply["sequence"]:
            await each.receive()
    return reply


def test_people_at_two_servers_play_one_match(cluster: Cluster) -> None:
    match, tokens = table(cluster)

    async def play() -> None:
        async with seated(cluster, match, tokens) as (one, two):
            assert await asyncio.to_thread(cluster.place_of, match) == 0
            await play_a_while(one, two, answers=10)
            await two.send(type="say", text="Hello from over there")
            heard = await one.until(lambda message: message["type"] == "chat")
            assert heard["text"] == "Hello from over there"
            refused = await two.reply(type="answer", number=10**6, answer="nonsense")
            assert refused["type"] == "refused"

    asyncio.run(play())


def test_everybody_sees_who_is_here_and_who_has_left(cluster: Cluster) -> None:
    match, tokens = table(cluster)

    async def play() -> None:
        async with seated(cluster, match, tokens) as (_, two):
            for server in cluster.servers:
                await until(partial(is_here, server, match, "b"), 5)
                await until(partial(is_listed, server, match, "running"), 5)
            await two.socket.close()
            for server in cluster.servers:
                await until(partial(is_away, server, match, "b"), 5)
                assert is_here(server, match, "a")

    asyncio.run(play())


def test_an_open_seat_is_taken_over_there(cluster: Cluster) -> None:
    made = cluster.servers[0].post("/api/matches", OPEN_TABLE)
    match, token = made["match"], made["links"][0]["token"]

    async def play() -> None:
        async with Player(cluster.servers[0], match, token) as one:
            await one.asked_or_waiting()
            assert is_listed(cluster.servers[1], match, "open")
            await asyncio.to_thread(cluster.servers[1].join, match)
            await one.until(lambda message: message["type"] == "table" and message["seats"][1]["kind"] == "human")
            with pytest.raises(httpx.HTTPStatusError):
                cluster.servers[1].post(f"/api/matches/{match}/join", {"token": "x" * 30, "invite": ""})
            await until(partial(is_not_listed, cluster.servers[1], match, "open"), 5)

    asyncio.run(play())


def test_a_rematch_is_the_same_for_both_wherever_they_ask(cluster: Cluster) -> None:
    match, tokens = table(cluster)

    async def play() -> None:
        async with seated(cluster, match, tokens) as (one, two):
            assert (await two.reply(type="concede"))["type"] == "accepted"
            asked = [asyncio.to_thread(s.rematch, match, t) for s, t in zip(cluster.servers, tokens, strict=True)]
            first, second = await asyncio.gather(*asked)
            assert first == second
            await one.until(lambda message: message["type"] == "table" and message["rematch"] == {"match": first})

    asyncio.run(play())


def test_a_rematch_nobody_sits_at_is_made_once(cluster: Cluster) -> None:
    """Nobody owns the old match now: whichever server is asked makes the rematch, and only one of them does."""
    match, tokens = table(cluster)

    async def play() -> None:
        async with seated(cluster, match, tokens) as (one, _):
            await one.reply(type="concede")

    asyncio.run(play())
    cluster.ask_and_keep("UPDATE matches SET owner = NULL, fence = fence + 1 WHERE id = :m", m=match)

    async def ask() -> list[str]:
        servers = [*cluster.servers] * 4
        return await asyncio.gather(
            *(asyncio.to_thread(s.rematch, match, tokens[n % 2]) for n, s in enumerate(servers))
        )

    assert len(set(asyncio.run(ask()))) == 1


def test_a_server_that_is_cut_off_stops_and_acknowledges_nothing(cluster: Cluster) -> None:
    """What it wanted to write comes to the database late, and is turned away there."""
    match, tokens = table(cluster)

    async def play() -> None:
        async with seated(cluster, match, tokens) as (one, two):
            await answer_one(one, two)
            await answer_one(one, two)
            player = one if one.table["question"] is not None else two
            question = await player.asked()
            assert question is not None
            cluster.relays[0].frozen = True
            key = await player.send(type="answer", number=question["number"], answer=question["options"][0]["id"])
            last = await player.until(lambda message: message["type"] in ("gone", "accepted"))
            assert (last["type"], last["again"]) == ("gone", True)
            async with Player(cluster.servers[1], match, tokens[0]) as again:
                await again.asked_or_waiting()
                assert again.table["sequence"] == player.table["sequence"]
                cluster.relays[0].frozen = False
                await asyncio.sleep(1)  # what was frozen arrives
                assert cluster.ask("SELECT 1 FROM entries WHERE key = :k", k=key) == []
                assert await asyncio.to_thread(cluster.place_of, match) == 1

    asyncio.run(play())


def test_a_room_that_lost_its_match_closes_at_once(cluster: Cluster) -> None:
    """Somebody else has claimed the match, though its server is alive and well: not one answer more."""
    match, tokens = table(cluster)

    async def play() -> None:
        async with seated(cluster, match, tokens) as (one, two):
            cluster.ask_and_keep("UPDATE matches SET owner = NULL, fence = fence + 1 WHERE id = :m", m=match)
            asked = one if one.table["question"] is not None else two
            question = asked.table["question"]
            await asked.send(type="answer", number=question["number"], answer=question["options"][0]["id"])
            for player in (one, two):
                last = await player.until(lambda message: message["type"] != "table")
                assert (last["type"], last["again"]) == ("gone", True)
            async with Player(cluster.servers[1], match, tokens[0]) as again:
                await again.asked_or_waiting()
                assert again.table["sequence"] == asked.table["sequence"]

    asyncio.run(play())


def test_a_server_that_slept_finds_its_matches_taken(cluster: Cluster) -> None:
    match, tokens = table(cluster)

    async def play() -> None:
        async with seated(cluster, match, tokens) as (one, two):
            first = one if one.table["question"] is not None else two
            question = await first.asked()
            assert question is not None
            owner = cluster.ask("SELECT owner FROM matches WHERE id = :m", m=match)[0][0]
            with paused(cluster.servers[0]):
                since = now_in(cluster)
                await until(lambda: _sits_down(cluster.servers[1], match, tokens[0]), 20)
                message = {"type": "answer", "number": question["number"], "answer": question["options"][0]["id"]}
                await one.send(**message)
            assert max(take_over_times(cluster, since, {match: owner})) < TAKEN_OVER
            last = await one.until(lambda message: message["type"] in ("gone", "accepted"))
            assert last["type"] == "gone"
            assert await asyncio.to_thread(cluster.place_of, match) == 1

    asyncio.run(play())


def _sits_down(server: Server, match: str, token: str) -> bool:
    async def sit() -> bool:
        async with Player(server, match, token) as player:
            await player.asked_or_waiting()
            return True

    return asyncio.run(sit())


def test_a_match_with_a_clock_goes_on_though_nobody_is_there(cluster: Cluster) -> None:
    """Its owner dies, nobody asks for it, and another server takes it over."""
    match, tokens = table(cluster, WITH_A_CLOCK)

    async def play() -> None:
        async with seated(cluster, match, tokens) as (one, two):
            await answer_one(one, two)
            dead = cluster.owner(match)
        since = now_in(cluster)
        owned = await asyncio.to_thread(kill, cluster, 0)
        assert match in owned
        await until(lambda: cluster.owner(match) != dead and cluster.place_of(match) == 1, 20)
        assert max(take_over_times(cluster, since, owned)) < TAKEN_OVER
        cluster.servers[0].begin()

    asyncio.run(play())


def test_only_servers_of_this_house_may_pass_something_on(cluster: Cluster) -> None:
    """Whoever poses as one could say that they come from any address."""
    me, address = cluster.ask("SELECT id, address FROM servers WHERE until > now()")[0]
    inside = f"http://{address}"
    secret = cluster.ask("SELECT value FROM house WHERE name = 'secret'")[0][0]
    forged = {"x-battlemat-inside": "guessed", "x-battlemat-to": me, "x-battlemat-for": "1.2.3.4"}
    known = forged | {"x-battlemat-inside": secret, "x-battlemat-name": "localhost"}
    for server, headers, status in (
        (cluster.servers[0].url, forged, 403),
        (inside, forged, 403),
        (inside, {}, 403),
        (inside, known, 200),
        (inside, known | {"x-battlemat-to": "somebody-else"}, 421),
        (inside, known | {"x-battlemat-name": "evil.example"}, 421),
    ):
        assert httpx.get(f"{server}/api/matches", headers=headers).status_code == status

    async def connect(headers: dict[str, str]) -> None:
        address = inside.replace("http", "ws") + "/api/matches/abc/play"
        async with websockets.connect(address, additional_headers=headers) as line:
            await line.send(json.dumps({"type": "hello"}))
            assert json.loads(await line.recv())["type"] == "gone"  # there is no such match

    with pytest.raises(websockets.InvalidStatus):
        asyncio.run(connect(forged))
    asyncio.run(connect(known))

"""Taking back: never to look twice, never after the end, and only as long as the wish is about this position."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

import battlemat
from battlemat import bots
from battlemat.core.match import Match
from battlemat.server import records as db
from battlemat.server.client import Client
from battlemat.server.rooms import Rooms
from battlemat.server.storage import Storage
from battlemat.server.undo import ChanceNotes, has_shown, secrets_since
from tests.server.conftest import Player, Server
from tests.server.test_solid import two_players


def test_nothing_is_taken_back_after_the_end(server: Server) -> None:
    """The key is public then: whoever could go back would know every roll to come."""

    async def play() -> None:
        async with contextlib.AsyncExitStack() as stack:
            one, two, made = await two_players(server, stack)
            first, second = (one, two) if one.table["question"] else (two, one)
            await first.answer("usual")
            assert (await first.reply(type="ask-undo"))["type"] == "accepted"
            await second.until(lambda m: m["type"] == "table" and m["undo"]["asked_by"] is not None)
            assert (await first.reply(type="concede"))["type"] == "accepted"
            late = await second.reply(type="allow-undo", yes=True)
            assert (late["type"], late["reason"]) == ("refused", "Nobody asks you to take something back.")
            again = await first.reply(type="ask-undo")
            assert (again["type"], "is over" in again["reason"]) == ("refused", True)
            info = server.get(f"/api/matches/{made['match']}")
            assert info["status"] == "over"

    asyncio.run(play())


def test_a_wish_ends_with_the_next_answer(server: Server) -> None:
    async def play() -> None:
        async with contextlib.AsyncExitStack() as stack:
            one, two, _ = await two_players(server, stack)
            first, second = (one, two) if one.table["question"] else (two, one)
            await first.answer("usual")
            await first.reply(type="ask-undo")
            await second.until(lambda m: m["type"] == "table" and m["undo"]["asked_by"] is not None)
            await second.answer("usual")
            assert second.table["undo"]["asked_by"] is None
            assert (await second.reply(type="allow-undo", yes=True))["type"] == "refused"
            assert (second.table["undo"]["count"], second.table["sequence"]) == (0, 2)

    asyncio.run(play())


async def at_a_table(match: Match[Any], path: Path, me: int) -> tuple[Rooms, Any]:
    """A room with a match: one person, and bots at the other seats."""
    storage = Storage(f"sqlite:///{path / 'm.sqlite3'}")
    seats = [db.SeatRow(n, "human" if n == me else "bot", str(n), "regular", "") for n in range(match.players)]
    row = db.MatchRow(
        "m", match.game.id, match.game.rules_version, match.setup, match.key, None, False, "running", 0, db.now(), seats
    )
    await storage.write(lambda c: db.insert_match(c, row), db.Entries("m", 0, match.journal))
    rooms = Rooms(storage)
    return rooms, await rooms.room("m")


def test_after_one_free_undo_the_next_is_free_too(tmp_path: Path) -> None:
    """The first one changes the key of all later chance, which is no roll that anybody has seen."""
    match = battlemat.new_match("xwing", seed=3)
    rng = Random(3)
    while match.pending[0].kind != "dial" and len(match.journal) < 200:
        decision = match.pending[0]
        match.submit(decision.player, match.random_answer(decision, rng))
    me = match.pending[0].player
    for _ in range(2):
        asked = match.decision_for(me)
        assert asked is not None
        match.submit(me, match.random_answer(asked, rng))

    async def play() -> None:
        rooms, room = await at_a_table(match, tmp_path, me)
        entries = len(match.journal)
        for done in (1, 2):
            assert room.undo.how(me) == "free"
            assert not await room.undo._has_shown(me)
            await room.undo._take_back(me, Client(me, "en"), f"key {done}")
            assert room.match.taken_back == done
        assert len(room.match.journal) == entries - 2 + 1  # two answers less, and the act that says so
        await rooms.close()
        rooms.storage.close()

    asyncio.run(play())


def hidden_dials(match: Match[Any], player: int) -> set[str]:
    """Enemy ships whose dial a player cannot see now, though one is set."""
    ships = match.view(player)["ships"]
    return {ship["id"] for ship in ships if ship["owner"] != player and ship["has_dial"] and not ship["dial"]}


def test_no_free_undo_against_a_bot_lets_one_peek_at_a_dial() -> None:
    """Undos that look harmless (no die fell, nothing secret was told) but come after a dial was turned over."""
    peeks, free = 0, 0
    match = battlemat.new_match("xwing", seed=1)
    rng, bot, notes = Random(1), bots.make("regular"), ChanceNotes(match)
    known: list[set[str]] = [hidden_dials(match, 0)]
    while not match.over and len(match.journal) < 140:
        decision = match.pending[0]
        mine = decision.player == 0
        answer = match.random_answer(decision, rng) if mine else bots.ask(bot, match, decision, rng)
        match.submit(decision.player, answer)
        notes.note(match)
        known.append(hidden_dials(match, 0))
        back = match.entries_to_question(0)
        if match.decision_for(0) is None or back is None or match.over:
            continue
        start = len(match.journal) - back
        if secrets_since(match, start) or notes.used_since(start):
            continue
        revealed = {e.data["ship"] for e in match.events if e.at > start and e.kind == "revealed"}
        if known[start] & revealed:
            peeks += 1
            assert has_shown(match, 0, back), match.events[-3:]
        else:
            free += not has_shown(match, 0, back)
    assert peeks >= 2
    assert free >= 5


def cards_of_others(match: Match[Any], before: Match[Any]) -> bool:
    """Whether somebody else has played a card since: it was in a hand nobody else sees."""
    return any(e.kind == "played" and e.data["player"] != 0 for e in match.events[len(before.events) :])


def order_cards(match: Match[Any], before: Match[Any]) -> bool:
    """Whether an order card was turned over since, of a deck in which there were several."""
    turned = {e.data["player"] for e in match.events[len(before.events) :] if e.kind == "order-revealed"}
    return any(len(before.view(0)["players"][player]["deck"]) > 1 for player in turned)


@pytest.mark.parametrize(
    ("game_id", "shows"),
    [("pocketmodel", cards_of_others), ("skytear", cards_of_others), ("shatterpoint", order_cards)],
)
def test_no_free_undo_lets_one_peek_at_cards(game_id: str, shows: Callable[[Match[Any], Match[Any]], bool]) -> None:
    """Undos that look harmless (no die fell, nothing secret was told) but come after a hidden card was seen."""
    match = battlemat.new_match(game_id, seed=2)
    rng, notes, peeks = Random(2), ChanceNotes(match), 0
    while not match.over and peeks < 2:
        decision = match.pending[0]
        match.submit(decision.player, match.random_answer(decision, rng))
        notes.note(match)
        back = match.entries_to_question(0)
        if match.decision_for(0) is None or back is None or match.over:
            continue
        start = len(match.journal) - back
        if secrets_since(match, start) or notes.used_since(start):
            continue
        before = match.fork()
        before.undo(back)
        if shows(match, before):
            peeks += 1
            assert has_shown(match, 0, back), match.events[-3:]
    assert peeks == 2


class TwoWays:
    """A match in which the only entry shows which of two cards lies there; another deal puts either of them."""

    def __init__(self, name: int, card: int) -> None:
        self.name, self.card = name, card
        self.journal, self.events = [(0, "look")], ()

    def fork(self) -> TwoWays:
        return TwoWays(self.name, self.card)

    def undo(self, back: int) -> None:
        self.journal = []

    def determinize(self, player: int, rng: Random) -> TwoWays:
        return TwoWays(self.name, Random(f"{self.name} {rng.random()}").randrange(2))

    def replay(self, player: int, value: str) -> None:
        pass

    def view(self, player: int) -> int:
        return self.card

    def events_for(self, player: int, since: int) -> list[Any]:
        return []


def test_a_secret_that_is_one_of_two_is_hardly_ever_missed() -> None:
    missed = [n for n in range(400) if not has_shown(cast(Match[Any], TwoWays(n, n % 2)), 0, 1)]
    assert len(missed) <= 1


@pytest.mark.parametrize("game_id", ["pocketmodel", "skytear", "shatterpoint"])
def test_what_shows_nothing_can_be_taken_back_freely_in_every_game(game_id: str) -> None:
    game = battlemat.game(game_id)
    match: Match[Any] = Match(game, game.setup_of(game.offer("en")["variants"][0], [None, None]), bytes(31) + b"7")
    rng, notes = Random(7), ChanceNotes(match)
    found = set()
    for _ in range(60):
        decision = match.pending[0]
        match.submit(decision.player, match.random_answer(decision, rng))
        notes.note(match)
        back = match.entries_to_question(decision.player)
        assert back == 1
        if not notes.used_since(len(match.journal) - 1):
            found.add(has_shown(match, decision.player, back))
    assert False in found


def test_going_on_from_a_finished_match_draws_a_key_nobody_knows(server: Server) -> None:
    wish = {"game": "pocketmodel", "seats": [{"who": "me"}, {"who": "bot", "bot": "random"}]}
    made = server.post("/api/matches", wish)

    async def play() -> None:
        async with Player(server, made["match"], made["links"][0]["token"]) as me:
            await me.play_on(Random(6))
            old = me.table["fairness"]["key"]
        onward = server.post(f"/api/matches/{made['match']}/continue?at=20&seat=a")
        assert onward["fairness"] != made["fairness"]
        async with Player(server, onward["match"], onward["links"][0]["token"]) as me:
            await me.asked_or_waiting()
            assert me.table["fairness"] == {"hash": onward["fairness"], "key": None}
            assert me.table["undo"]["how"] == "no"  # nobody goes back to where the old key rules
            assert (await me.reply(type="ask-undo"))["type"] == "refused"
            await me.play_on(Random(6))
            key = me.table["fairness"]["key"]
        assert key not in (None, old)
        data = server.http.get(f"/api/matches/{onward['match']}/file").content
        assert battlemat.load_match(data).over

    asyncio.run(play())

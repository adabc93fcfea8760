"""Positions strangers write: each number is looked at before anybody plays from it, and nothing is done for ever."""

from __future__ import annotations

import copy
import signal
from collections.abc import Iterator
from random import Random
from time import monotonic
from typing import Any

import msgspec
import pytest

import battlemat
from battlemat.core.errors import BattlematError
from battlemat.core.load import check_position, start_of
from battlemat.core.match import Match
from battlemat.core.save import FORMAT, Save, pack
from battlemat.server.evidence import first_difference
from battlemat.server.jobs import open_match
from battlemat.server.records import MatchRow, SeatRow
from tests.server.conftest import Server

HOSTILE = (-1, -7, 0, 1, 256, 999, 10**6, 10**18, 19_999.5, 1e300)
NUMBERS = 30
PATIENCE = 4.0


def numbers(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The ways to all numbers of plain data."""
    if isinstance(data, dict | list):
        for key, value in data.items() if isinstance(data, dict) else enumerate(data):
            yield from numbers(value, (*path, key))
    elif isinstance(data, int | float) and not isinstance(data, bool):
        yield path


def changed(data: Any, path: tuple[Any, ...], value: Any) -> bytes:
    data = copy.deepcopy(data)
    place = data
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return msgspec.msgpack.encode(data)


def position(game_id: str, rng: Random) -> tuple[Match[Any], bytes]:
    """A position in the middle of a match that may be played from."""
    game = battlemat.game(game_id)
    variant = game.offer("en")["variants"][0]
    match: Match[Any] = Match(game, game.setup_of(variant, [None, None]), bytes(31) + b"1")
    found: bytes | None = None
    for _ in range(150):
        decision = match.pending[0]
        match.submit(decision.player, match.random_answer(decision, rng))
        start = match.freeze(1).checkpoints[-1][-1]
        try:
            check_position(game, match.setup, start)
        except BattlematError:
            continue
        found = start
        if len(match.journal) > 60:
            break
    assert found is not None, "no position of the match may be played from"
    return match, found


def play_from(match: Match[Any], start: bytes) -> str:
    """Whether it was refused, or could be played; whatever else happens fails."""
    record = Save(FORMAT, match.game.id, match.game.rules_version, match.setup, match.key, start, [], "")
    try:
        other = start_of(match.game, record)
    except BattlematError:
        return "refused"
    rng = Random(1)
    for _ in range(6):
        if other.over:
            break
        other.view(None)
        decision = other.pending[0]
        other.submit(decision.player, other.random_answer(decision, rng))
    return "played"


@pytest.mark.parametrize("game_id", battlemat.game_ids())
def test_a_position_with_any_number_changed_is_refused_or_can_be_played(game_id: str) -> None:
    def give_up(*_: object) -> None:
        raise AssertionError("it goes on for ever")

    rng = Random(f"positions of {game_id}")
    match, start = position(game_id, rng)
    data = msgspec.msgpack.decode(start)
    assert play_from(match, start) == "played"
    ways = list(numbers(data))
    rng.shuffle(ways)
    # what any match has comes first: sizes, counters, where chance stands
    ways = [way for way in ways if len(way) == 1 or way[0] == "chance"] + ways[:NUMBERS]
    signal.signal(signal.SIGALRM, give_up)
    came = set()
    for way in ways:
        for value in HOSTILE:
            signal.setitimer(signal.ITIMER_REAL, PATIENCE)
            try:
                came.add(play_from(match, changed(data, way, value)))
            except BattlematError:
                came.add("ended")  # a fault of the rules, told as such
            except AssertionError as fault:
                raise AssertionError(f"{way}: {value}") from fault
            finally:
                signal.setitimer(signal.ITIMER_REAL, 0)
    assert "refused" in came


SPOILED: dict[str, tuple[Any, ...]] = {
    "pocketmodel": ("players", 0, 1, 0, 1),
    "shatterpoint": ("players", 0, 2, 0, 1),
    "skytear": ("players", 0, 2, 0),
    "xwing": ("players", 0, 2, 0),
}
"""Where the name of a unit or a card stands: no number gives away that nobody knows it."""


@pytest.mark.parametrize("game_id", battlemat.game_ids())
def test_a_stored_position_that_breaks_the_rules_is_not_played_from(game_id: str) -> None:
    """It may have come into the database in any way: a match is opened only after the game's whole check."""
    match, start = position(game_id, Random(f"stored {game_id}"))
    seats = [SeatRow(player, "human", "", "greedy", "") for player in range(match.players)]
    row = MatchRow(
        "m", game_id, match.game.rules_version, match.setup, match.key, start, False, "running", 1, "", seats
    )
    assert open_match(row, []).match.journal == []
    assert first_difference(row, [], []) is None
    data = msgspec.msgpack.decode(start)
    for way in (SPOILED[game_id], ("agenda", 0, 0)):
        row.start = changed(data, way, "nobody")
        with pytest.raises(BattlematError, match="describes a match that cannot start"):
            open_match(row, [])
        assert first_difference(row, [], []) == 0


def test_eight_tables_of_width_one_stop_nobody(own_server: Server) -> None:
    """Each would have kept a thread busy for ever, and the server from ending."""
    match, start = position("xwing", Random(2))
    narrow = changed(msgspec.msgpack.decode(start), ("width",), 1.0)
    record = Save(FORMAT, "xwing", match.game.rules_version, match.setup, match.key, narrow, [], "")
    for _ in range(8):
        response = own_server.http.post("/api/files", content=pack(record))
        assert response.status_code == 400
        assert "a size no table has" in response.json()["reason"]
    assert own_server.get("/api/matches") == []
    began = monotonic()
    own_server.stop()
    assert monotonic() - began < 8


def test_a_small_file_stays_small(server: Server) -> None:
    """Sixty thousand entries of the same kind pack into a few kilobytes."""
    match = battlemat.new_match("pocketmodel", seed=1)
    acts = [(0, {"type": "offer-draw"}), (0, {"type": "decline-draw"})] * 30_000
    record = Save(FORMAT, "pocketmodel", match.game.rules_version, match.setup, match.key, None, acts, "")
    data = pack(record)
    assert len(data) < 10_000
    response = server.http.post("/api/files", content=data)
    assert response.status_code == 400
    assert "entries" in response.json()["reason"]

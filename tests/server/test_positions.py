"""Positions strangers write: each number is looked at before anybody plays from it, and nothing is done for ever."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from random import Random
from time import monotonic, thread_time
from typing import Any

import msgspec
import pytest
from msgspec import inspect

import battlemat
from battlemat.core.bounds import ABSENT, Bounds, outside
from battlemat.core.chance import Chance, key_from_seed
from battlemat.core.errors import BattlematError, SaveError
from battlemat.core.load import MOST_STEPS, check_position, start_of
from battlemat.core.match import Match
from battlemat.core.save import FORMAT, Save, pack
from battlemat.server.evidence import first_difference
from battlemat.server.jobs import import_match, open_match
from battlemat.server.records import MatchRow, SeatRow
from tests.server.conftest import Server

HOSTILE = (-1, -7, 0, 1, 256, 999, 10**6, 10**18, 19_999.5, 1e300)
WORST = (-7, 10**6, 19_999.5)
"""Tried in place of every number even when there is little time; one of the others is, too."""
LARGE = (999, 256, 99, -7)
TEXTS = ("nobody", "", ">", "x" * 300)
WRONG_TYPES: tuple[Any, ...] = ("seven", [7], {"seven": 7}, None)
ANSWERS = 6
MANY_ANSWERS = 40
PATIENCE = 2.0
"""Seconds of the processor for one answer, on a machine that is slow."""
MATCHES = 2

Way = tuple[str | int, ...]
NUMBER = (int, float)


def places(data: Any, kind: Any, path: Way = ()) -> Iterator[Way]:
    """The ways to all values of a kind in plain data."""
    if isinstance(data, dict | list):
        for key, value in data.items() if isinstance(data, dict) else enumerate(data):
            yield from places(value, kind, (*path, key))
    elif isinstance(data, kind) and not isinstance(data, bool):
        yield path


def changed(data: Any, path: Way, value: Any) -> bytes:
    data = copy.deepcopy(data)
    place = data
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return msgspec.msgpack.encode(data)


def without(data: Any, path: Way) -> bytes:
    data = copy.deepcopy(data)
    place = data
    for key in path[:-1]:
        place = place[key]
    del place[path[-1]]
    return msgspec.msgpack.encode(data)


def checkpoints(match: Match[Any], answers: int, rng: Random) -> Iterator[bytes]:
    """The positions between two steps that a random match comes through."""
    seen = b""
    while not match.over and len(match.journal) < answers:
        decision = match.pending[0]
        match.submit(decision.player, match.random_answer(decision, rng))
        start = match.freeze(1).checkpoints[-1][-1]
        if start != seen:
            seen = start
            yield start


def position(game_id: str, rng: Random) -> tuple[Match[Any], bytes]:
    """A position in the middle of a match that may be played from."""
    game = battlemat.game(game_id)
    variant = game.offer("en")["variants"][0]
    match: Match[Any] = Match(game, game.setup_of(variant, [None, None]), bytes(31) + b"1")
    found = None
    for start in checkpoints(match, 150, rng):
        if playable(match, start):
            found = start
            if len(match.journal) > 60:
                break
    assert found is not None, "no position of the match may be played from"
    return match, found


@cache
def usual_position(game_id: str) -> tuple[Match[Any], bytes]:
    return position(game_id, Random(f"positions of {game_id}"))


def playable(match: Match[Any], start: bytes) -> bool:
    try:
        check_position(match.game, match.setup, start)
    except SaveError:
        return False
    return True


def play_from(match: Match[Any], start: bytes, answers: int = ANSWERS) -> str:
    """Whether it was refused, or could be played; whatever else happens fails."""
    record = Save(FORMAT, match.game.id, match.game.rules_version, match.setup, match.key, start, [], "")
    began = thread_time()
    try:
        other = start_of(match.game, record)
    except SaveError:
        return "refused"
    rng = Random(1)
    for _ in range(answers):
        assert thread_time() - began < PATIENCE, "it takes for ever"
        if other.over:
            break
        other.view(None)
        decision = other.pending[0]
        began = thread_time()
        other.submit(decision.player, other.random_answer(decision, rng))
    return "played"


def attacked(match: Match[Any], data: Any, way: Way, value: Any, answers: int = ANSWERS) -> str:
    try:
        return play_from(match, changed(data, way, value), answers)
    except Exception as fault:
        raise AssertionError(f"{way}: {value!r:.40}") from fault


# Every number ---------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("game_id", battlemat.game_ids())
def test_a_position_with_any_number_changed_is_refused_or_can_be_played(game_id: str) -> None:
    rng = Random(f"numbers of {game_id}")
    match, start = usual_position(game_id)
    data = msgspec.msgpack.decode(start)
    assert play_from(match, start) == "played"
    came = [
        attacked(match, data, way, value)
        for way in places(data, NUMBER)
        for value in (*WORST, rng.choice([value for value in HOSTILE if value not in WORST]))
    ]
    assert came.count("refused") > len(came) * 0.8


@pytest.mark.long
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game_id", battlemat.game_ids())
def test_every_hostile_number_at_every_place(game_id: str, seed: int) -> None:
    match, start = position(game_id, Random(f"many positions of {game_id} {seed}"))
    data = msgspec.msgpack.decode(start)
    for way in places(data, NUMBER):
        for value in HOSTILE:
            attacked(match, data, way, value, MANY_ANSWERS)


def exaggerated(match: Match[Any], data: Any, rng: Random) -> bytes:
    """The position with every number as hostile as it may be while all the others are, too."""
    ways = list(places(data, NUMBER))
    rng.shuffle(ways)
    for way in ways:
        for value in LARGE:
            start = changed(data, way, value)
            if playable(match, start):
                data = msgspec.msgpack.decode(start)
                break
    return msgspec.msgpack.encode(data)


@pytest.mark.slow
@pytest.mark.parametrize("game_id", battlemat.game_ids())
def test_a_position_with_all_numbers_as_large_as_they_may_be_can_be_played(game_id: str) -> None:
    rng = Random(f"exaggerated {game_id}")
    match, start = usual_position(game_id)
    start = exaggerated(match, msgspec.msgpack.decode(start), rng)
    assert play_from(match, start, MANY_ANSWERS) == "played"


@pytest.mark.parametrize("game_id", battlemat.game_ids())
def test_a_position_with_any_text_changed_is_refused_or_can_be_played(game_id: str) -> None:
    rng = Random(f"texts of {game_id}")
    match, start = usual_position(game_id)
    data = msgspec.msgpack.decode(start)
    came = [attacked(match, data, way, rng.choice(TEXTS)) for way in places(data, str)]
    assert came.count("refused") > len(came) * 0.8


@pytest.mark.parametrize("game_id", battlemat.game_ids())
def test_what_has_the_wrong_type_is_refused_and_the_place_is_named(game_id: str) -> None:
    match, start = usual_position(game_id)
    data = msgspec.msgpack.decode(start)
    for number, way in enumerate(places(data, NUMBER)):
        wrong = WRONG_TYPES[number % len(WRONG_TYPES)]
        if way[0] == "agenda" and wrong == "seven":  # what a step is about may be a text
            wrong = None
        with pytest.raises(SaveError, match=r"cannot start: .* at `\$"):
            check_position(match.game, match.setup, changed(data, way, wrong))


@pytest.mark.parametrize("game_id", battlemat.game_ids())
def test_a_position_without_any_of_its_numbers_is_refused_or_can_be_played(game_id: str) -> None:
    match, start = usual_position(game_id)
    data = msgspec.msgpack.decode(start)
    assert "refused" in {play_from(match, without(data, way)) for way in places(data, NUMBER)}


# Bounds ---------------------------------------------------------------------------------------------------------------


def bounds_of(game_id: str, state: Any) -> Bounds:
    found: Bounds = import_module(f"battlemat.games.{game_id}.bounds").bounds(state, battlemat.game(game_id).steps)
    return found


def unbounded(kind: inspect.Type, bounds: Bounds, path: str = "", bound: Any = None) -> Iterator[str]:
    """The fields in which a number, a text or anything at all may stand, and nobody says which."""
    match kind:
        case inspect.StructType() if bound is None:
            row = bounds.get(kind.cls, {})
            for field in kind.fields:
                yield from unbounded(field.type, bounds, f"{kind.cls.__name__}.{field.name}", row.get(field.name))
        case inspect.IntType() | inspect.FloatType() | inspect.StrType() | inspect.AnyType() if bound is None:
            yield path
        case _:
            parts = parts_of(kind)
            shares = bound if isinstance(bound, tuple) and len(bound) == len(parts) else [bound] * len(parts)
            for part, share in zip(parts, shares, strict=True):
                yield from unbounded(part, bounds, path, share)


def parts_of(kind: inspect.Type) -> tuple[inspect.Type, ...]:
    match kind:
        case inspect.ListType() | inspect.VarTupleType():
            return (kind.item_type,)
        case inspect.TupleType():
            return kind.item_types
        case inspect.DictType():
            return (kind.key_type, kind.value_type)
        case inspect.UnionType():
            return kind.types
    return ()


@pytest.mark.parametrize("game_id", battlemat.game_ids())
def test_every_field_has_a_bound(game_id: str) -> None:
    """Whoever gives a record a new number or name says what it can be, or no stranger's position is safe."""
    match, _ = usual_position(game_id)
    bounds = bounds_of(game_id, match.state)
    bounds = {**bounds, Chance: dict.fromkeys(Chance.__struct_fields__, ABSENT)}  # core sees to it
    kind, table = inspect.type_info(match.game.state_type), match.game.state_type
    assert list(unbounded(kind, bounds)) == []
    fewer = {name: bound for name, bound in bounds[table].items() if name != "offers"}
    assert list(unbounded(kind, {**bounds, table: fewer})) == ["Table.offers"]


def between_steps(bounds: Bounds) -> Bounds:
    """The bounds, but what is there only in the middle of something may be there."""
    return {
        kind: {name: bound for name, bound in row.items() if bound is not ABSENT and name != "agenda"}
        for kind, row in bounds.items()
    }


def sampled(game_id: str, number: int) -> tuple[Match[Any], Random]:
    rng = Random(f"sampled {number}")
    game = battlemat.game(game_id)
    return Match(game, game.sample_setup(rng), key_from_seed(f"sampled {number}")), rng


def check_reached(game_id: str, number: int, answers: int) -> None:
    """A position of a match is within its bounds; it is accepted, unless it is in the middle of something."""
    match, rng = sampled(game_id, number)
    accepted = 0
    for start in checkpoints(match, answers, rng):
        state = msgspec.msgpack.decode(start, type=match.game.state_type)
        bounds = bounds_of(game_id, state)
        assert list(outside(state, between_steps(bounds))) == []
        if not list(outside(state, bounds)):
            check_position(match.game, match.setup, start)
            accepted += 1
    assert accepted


@pytest.mark.parametrize("number", range(MATCHES))
@pytest.mark.parametrize("game_id", battlemat.game_ids())
def test_what_a_match_comes_through_is_accepted(game_id: str, number: int) -> None:
    check_reached(game_id, number, 120)


@pytest.mark.long
@pytest.mark.parametrize("game_id", battlemat.game_ids())
def test_what_many_matches_come_through_is_accepted(game_id: str) -> None:
    for number in range(MATCHES, 12):
        check_reached(game_id, number, 3000)


# What the server does with them ---------------------------------------------------------------------------------------


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
    match, start = usual_position(game_id)
    seats = [SeatRow(player, "human", "", "regular", "") for player in range(match.players)]
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
    row.start = changed(data, ("offers",), "everybody")
    with pytest.raises(SaveError, match=r"cannot start: Expected `array`, got `str` - at `\$\.offers`"):
        open_match(row, [])


@pytest.mark.parametrize("game_id", battlemat.game_ids())
def test_nobody_is_told_dice_beforehand(game_id: str) -> None:
    """Neither by a position nor by a journal: what no die shows would break the match when it is rolled."""
    match, start = usual_position(game_id)
    data = msgspec.msgpack.decode(start)
    for way, value in ((("chance", 2), [6]), (("chance", 3), [["a card"]])):
        with pytest.raises(SaveError, match="it tells dice or shuffles beforehand"):
            check_position(match.game, match.setup, changed(data, way, value))
    record = Save(FORMAT, game_id, match.game.rules_version, match.setup, match.key, start, [], "")
    assert import_match(pack(record)).start == start
    for told in ({"dice": [10**6]}, {"orders": [["a card"]]}):
        record.journal = [(-1, {"type": "script", **told})]
        with pytest.raises(BattlematError, match="how dice and shuffles fall"):
            import_match(pack(record))


@pytest.mark.parametrize("players", [None, "ab", [1, 2], {"a": {}, "b": {}}])
def test_the_set_up_of_a_position_has_players(players: Any) -> None:
    match, start = usual_position("xwing")
    with pytest.raises(SaveError, match="its set-up has no players"):
        check_position(match.game, {**match.setup, "players": players}, start)


@pytest.mark.parametrize("game_id", battlemat.game_ids())
def test_an_agenda_has_an_end(game_id: str) -> None:
    match, start = usual_position(game_id)
    data = msgspec.msgpack.decode(start)
    with pytest.raises(SaveError, match="its agenda is too long"):
        check_position(match.game, match.setup, changed(data, ("agenda",), data["agenda"] * (MOST_STEPS + 1)))


def test_eight_tables_of_width_one_stop_nobody(own_server: Server) -> None:
    """Each would have kept a thread busy for ever, and the server from ending."""
    match, start = usual_position("xwing")
    narrow = changed(msgspec.msgpack.decode(start), ("width",), 1.0)
    record = Save(FORMAT, "xwing", match.game.rules_version, match.setup, match.key, narrow, [], "")
    for _ in range(8):
        response = own_server.http.post("/api/files", content=pack(record))
        assert response.status_code == 400
        assert "width cannot be 1.0" in response.json()["reason"]
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

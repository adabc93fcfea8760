"""Analyses on the server: from start to end, stopped, killed in the middle, asked for by several; who may not ask."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from battlemat.core.lesson import begin, find_lesson
from battlemat.core.words import LANGUAGES
from battlemat.server import records as db
from battlemat.server.analysing import MOST_WORLDS
from battlemat.server.analysis_records import (
    AnalysisRow,
    begin_analysis,
    claim,
    keep_analysis,
    load_analysis,
    set_stopped,
)
from battlemat.server.housekeeping import delete
from battlemat.server.storage import engine_for
from battlemat.server.tables import analyses
from battlemat.server.tokens import new_id, new_token, token_hash
from battlemat.sim.analysis import Analysis, analyse, new_analysis
from battlemat.sim.analysis_told import cases, tell_judged
from tests.server.conftest import BOT_GAME, PATIENCE, Server, frames
from tests.server.older_matches import older
from tests.server.test_versions import put
from tests.sim.analysed import ANSWERS, UNDECIDED, begun, played

Told = dict[str, Any]
LONG = {"worlds": MOST_WORLDS}
NAMES = ["Player A", "Player B"]


def upload(server: Server, data: bytes | None = None) -> str:
    """The id of a match that is over."""
    answer = server.http.post("/api/files", content=played().save() if data is None else data)
    answer.raise_for_status()
    return str(answer.json()["match"])


def look(server: Server, match: str) -> Told:
    return dict(server.get(f"/api/matches/{match}/analysis"))


def until(server: Server, match: str, what: Callable[[Told], bool]) -> Told:
    """Look at an analysis until it is as wished."""
    end = time.monotonic() + 2 * PATIENCE
    while not what(told := look(server, match)):
        assert time.monotonic() < end, told
        time.sleep(0.05)
    return told


def is_over(told: Told) -> bool:
    return bool(told["state"] == "over")


def analysed(server: Server, match: str, worlds: int = 1) -> Told:
    """The analysis of a match from start to end, as it is told."""
    server.post(f"/api/matches/{match}/analysis", {"worlds": worlds})
    until(server, match, is_over)
    return told(server, match)


def told(server: Server, match: str, language: str = "en") -> Told:
    return dict(server.get(f"/api/matches/{match}/analysis/told?language={language}"))


def stored(server: Server, match: str) -> Analysis | None:
    """What the database keeps of it."""
    engine = engine_for(server.database)
    with engine.connect() as connection:
        found = connection.scalar(sa.select(analyses.c.analysis).where(analyses.c.match == match))
    engine.dispose()
    return None if found is None else msgspec.json.decode(bytes(found), type=Analysis)


def made_here(match: str, worlds: int) -> Analysis:
    """The same analysis, made in this process."""
    return msgspec.json.decode(msgspec.json.encode(analyse(played(), worlds, match)), type=Analysis)


def test_it_is_made_from_start_to_end_and_is_that_of_the_library(server: Server) -> None:
    match = upload(server)
    assert look(server, match) == {"match": match, "state": "none", "done": 0, "all": 0}
    assert server.http.get(f"/api/matches/{match}/analysis/told").status_code == 409
    begun_at = server.post(f"/api/matches/{match}/analysis", {"worlds": 1})
    assert (begun_at["state"], begun_at["done"]) == ("going", 0)
    info = until(server, match, is_over)
    assert info["done"] == info["all"] > ANSWERS
    here = made_here(match, 1)
    found = told(server, match)
    assert found["chances"] == here.chances
    assert (found["worlds"], found["now"]) == (1, [])
    words = {case.judged.at: msgspec.to_builtins(tell_judged(case)) for case in cases(played(), here.told, "en", NAMES)}
    assert [one["told"] for one in found["costly"]] == [words[judged.at] for judged in here.told]


@pytest.fixture(scope="module")
def analysed_match(server: Server) -> str:
    """A match whose analysis is over."""
    match = upload(server)
    analysed(server, match)
    return match


def test_what_was_better_is_told_with_the_question_and_as_its_player_saw_the_table(
    server: Server, analysed_match: str
) -> None:
    for one in told(server, analysed_match)["costly"]:
        options = {option["id"] for option in one["question"]["options"]}
        for answer in (one["given"], one["better"]):
            assert set(answer if isinstance(answer, list) else [answer]) <= options
        shown = frames(one["moments"])
        player = "ab".index(one["told"]["seat"])
        assert {frame["view"]["viewer"] for frame in shown} == {player}
        assert shown[0]["event"]["at"] == one["told"]["at"]
        assert len(shown) > 1
        assert all(frame["view"]["players"][1 - player]["hand"] is None for frame in shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language(server: Server, analysed_match: str, language: str) -> None:
    others = [told(server, analysed_match, other)["costly"] for other in LANGUAGES if other != language]
    for number, one in enumerate(told(server, analysed_match, language)["costly"]):
        assert one["told"]["reason"] not in [other[number]["told"]["reason"] for other in others]


def test_what_is_there_is_not_made_again(server: Server, analysed_match: str) -> None:
    before = stored(server, analysed_match)
    again = server.post(f"/api/matches/{analysed_match}/analysis", {"worlds": 9})
    assert again["state"] == "over"
    assert server.post(f"/api/matches/{analysed_match}/analysis/stop")["state"] == "over"
    assert look(server, analysed_match)["state"] == "over"
    assert stored(server, analysed_match) == before


def test_it_is_stopped_stays_so_and_goes_on_where_it_was(server: Server) -> None:
    match = upload(server)
    server.post(f"/api/matches/{match}/analysis", LONG)
    until(server, match, lambda told: told["done"] > 0)
    stopped = server.post(f"/api/matches/{match}/analysis/stop")
    assert stopped["state"] == "stopped"
    assert look(server, match) == stopped
    kept = stored(server, match)
    assert kept is not None
    assert kept.done == stopped["done"]
    again = server.post(f"/api/matches/{match}/analysis", {})
    assert (again["state"], again["done"]) == ("going", stopped["done"])
    until(server, match, lambda told: told["done"] > stopped["done"])
    assert server.post(f"/api/matches/{match}/analysis/stop")["state"] == "stopped"


def test_a_server_that_is_killed_goes_on_where_it_was_and_finds_out_the_same(own_server: Server) -> None:
    match = upload(own_server)
    own_server.post(f"/api/matches/{match}/analysis", {"worlds": 3})
    until(own_server, match, lambda told: told["done"] > 0)
    own_server.kill()
    kept = stored(own_server, match)
    assert kept is not None
    assert 0 < kept.done < kept.all
    own_server.start()
    assert look(own_server, match)["done"] >= kept.done  # whoever looks at it makes it go on
    until(own_server, match, is_over)
    assert stored(own_server, match) == made_here(match, 3)
    assert told(own_server, match)["costly"]


def test_of_servers_that_share_a_database_one_works_on_it_and_another_goes_on_when_that_is_gone(
    server: Server,
) -> None:
    match = upload(server)
    row = AnalysisRow(match, "rules", new_analysis(5, 1, match))
    engine = engine_for(server.database)
    with engine.begin() as connection:
        begin_analysis(connection, row)
        begin_analysis(connection, AnalysisRow(match, "rules", new_analysis(5, 9, match)))
        assert load_analysis(connection, match) == row
        assert claim(connection, row, "one")
        assert not claim(connection, row, "other")
        assert not keep_analysis(connection, match, "other", b"{}")
        taken = load_analysis(connection, match)
        assert taken is not None
        assert taken.owner == "one"
        assert claim(connection, taken, "other")  # when one is gone
        assert not keep_analysis(connection, match, "one", b"{}")
        set_stopped(connection, match, True)
        assert not claim(connection, taken, "one")
    engine.dispose()


def test_of_many_who_ask_at_the_same_time_all_get_the_same_one(server: Server) -> None:
    match = upload(server)

    def ask(worlds: int) -> int:
        wish = json.dumps({"worlds": worlds}).encode()
        return server.http.post(f"/api/matches/{match}/analysis", content=wish).status_code

    with ThreadPoolExecutor(6) as people:
        assert set(people.map(ask, [1, 2, 1, 2, 1, 2])) == {200}
    kept = stored(server, match)
    assert kept is not None
    until(server, match, is_over)
    assert stored(server, match) == made_here(match, kept.worlds)


def test_of_one_address_the_next_waits_for_its_turn(server: Server) -> None:
    first, second = upload(server), upload(server)
    assert server.post(f"/api/matches/{first}/analysis", LONG)["state"] == "going"
    assert server.post(f"/api/matches/{second}/analysis", LONG)["state"] == "waiting"
    server.post(f"/api/matches/{first}/analysis/stop")
    assert look(server, second)["state"] == "going"
    until(server, second, lambda told: told["done"] > 0)
    server.post(f"/api/matches/{second}/analysis/stop")


def test_an_address_works_no_more_than_it_may(start_server: Callable[..., Server]) -> None:
    server = start_server(None, "seconds_of_work_per_minute=4", "matches_per_hour=8")
    match, wish = upload(server), json.dumps(LONG).encode()
    codes = [429]
    while 200 not in codes:
        codes.append(server.http.post(f"/api/matches/{match}/analysis", content=wish).status_code)
        time.sleep(0.2)
    time.sleep(4)  # alone, it would be over by then
    found = look(server, match)
    assert (found["state"], found["done"] < found["all"]) == ("going", True)
    refused = [server.http.post(f"/api/matches/{match}/analysis", content=wish) for _ in range(4)][-1]
    assert refused.status_code == 429
    assert int(refused.headers["retry-after"]) > 0


def test_a_position_from_a_file_is_told_what_would_be_best_now(server: Server) -> None:
    for match in (begun(UNDECIDED), begin(find_lesson("pocketmodel", "break-the-edict"))):
        found = analysed(server, upload(server, match.save()))
        assert [one["told"]["seat"] for one in found["now"]] == ["ab"[asked.player] for asked in match.pending]
        assert all(one["given"] is None and one["moments"] for one in found["now"])


def test_any_moment_of_a_replay_is_told_what_would_be_best(server: Server) -> None:
    match = upload(server)
    [best] = server.get(f"/api/matches/{match}/analysis/best?answers={UNDECIDED}&language=en")
    [asked] = begun(UNDECIDED).pending
    assert (best["told"]["at"], best["told"]["seat"], best["given"]) == (UNDECIDED, "ab"[asked.player], None)
    assert best["told"]["better"]
    assert best["told"]["reason"].endswith(".")
    assert best["moments"]
    assert look(server, match)["state"] == "none"
    made = server.post(f"/api/matches/{match}/continue?at={best['told']['at']}&seat=ab")
    assert len(made["links"]) == 2


@pytest.mark.parametrize(
    ("query", "status", "reason"),
    [
        ("", 400, "answers="),
        ("?answers=", 400, "answers="),
        ("?answers=-1", 400, "answers=-1"),
        ("?answers=seven", 400, "answers=seven"),
        ("?answers=1000000", 400, "answers=1000000"),
        ("?answers=²", 400, "answers=²"),
        ("?answers=999", 422, f"A moment of this match is after 0 to {ANSWERS + 1} answers, not after 999."),
        (f"?answers={ANSWERS + 1}", 400, "The match is over at this position."),
    ],
)
def test_what_is_no_moment_gets_one_sentence(
    server: Server, analysed_match: str, query: str, status: int, reason: str
) -> None:
    answer = server.http.get(f"/api/matches/{analysed_match}/analysis/best{query}")
    assert (answer.status_code, reason in answer.json()["reason"]) == (status, True), answer.text


@pytest.mark.parametrize(
    ("body", "status", "reason"),
    [
        ({"worlds": 0}, 422, f"An answer is tried out in 1 to {MOST_WORLDS} worlds, not in 0."),
        ({"worlds": -3}, 422, "not in -3."),
        ({"worlds": 1_000_000}, 422, "not in 1,000,000."),
        ({"worlds": "many"}, 400, "Expected `int`, got `str`"),
        ({"worlds": 1.5}, 400, "Expected `int`, got `float`"),
        ({"level": "grandmaster"}, 400, "unknown field `level`"),
        ([], 400, "Expected `object`, got `array`"),
        ("{", 400, "Expected `object`, got `str`"),
    ],
)
def test_what_cannot_be_wished_gets_one_sentence_and_loses_nothing(
    server: Server, analysed_match: str, body: Any, status: int, reason: str
) -> None:
    before = stored(server, analysed_match)
    answer = server.http.post(f"/api/matches/{analysed_match}/analysis", content=json.dumps(body).encode())
    assert (answer.status_code, reason in answer.json()["reason"]) == (status, True), answer.text
    assert stored(server, analysed_match) == before


WAYS = [("GET", ""), ("POST", ""), ("POST", "/stop"), ("GET", "/told"), ("GET", "/best?answers=3")]


@pytest.mark.parametrize(("method", "way"), WAYS)
def test_a_match_that_is_still_played_is_analysed_for_nobody(server: Server, method: str, way: str) -> None:
    made = server.post("/api/matches", BOT_GAME)
    for headers in ({}, {"authorization": f"Bearer {made['links'][0]['token']}"}):
        path = f"/api/matches/{made['match']}/analysis{way}"
        answer = server.http.request(method, path, headers=headers, content=b"{}")
        assert answer.status_code == 409
        assert answer.json()["reason"] == "A match is analysed when it is over, for all alike."
    assert stored(server, made["match"]) is None


@pytest.mark.parametrize(("method", "way"), WAYS)
def test_a_match_that_does_not_exist_is_said(server: Server, method: str, way: str) -> None:
    for name in ("nothing", "0" * 16):
        answer = server.http.request(method, f"/api/matches/{name}/analysis{way}", content=b"{}")
        assert answer.status_code == 404
        assert answer.json()["reason"]


def test_a_match_of_other_rules_is_not_analysed(server: Server) -> None:
    match = new_id()
    other = older("pocketmodel-2026-11-17", token_hash(new_token()))
    other.positions[2] = db.Position(other.positions[2].number, other.positions[1].state)  # as if it had come otherwise
    put(server.database, other, match)
    engine = engine_for(server.database)
    with engine.begin() as connection:
        connection.execute(sa.text("UPDATE matches SET status = 'over' WHERE id = :id"), {"id": match})
    engine.dispose()
    for method, way in (("POST", ""), ("GET", "/best?answers=3")):
        answer = server.http.request(method, f"/api/matches/{match}/analysis{way}", content=b"{}")
        assert answer.status_code in {400, 409}, answer.text
        assert "rules" in answer.json()["reason"]
    assert stored(server, match) is None


def test_what_other_rules_have_found_out_is_found_out_anew(server: Server) -> None:
    match = upload(server)
    first = analysed(server, match)
    engine = engine_for(server.database)
    with engine.begin() as connection:
        connection.execute(analyses.update().where(analyses.c.match == match).values(version="others"))
    engine.dispose()
    assert look(server, match)["state"] == "none"
    assert analysed(server, match) == first


def test_it_goes_with_its_match(server: Server) -> None:
    match = upload(server)
    analysed(server, match)
    engine = engine_for(server.database)
    with engine.begin() as connection:
        delete(connection, [match])
    engine.dispose()
    assert stored(server, match) is None
    assert server.http.get(f"/api/matches/{match}/analysis").status_code == 404

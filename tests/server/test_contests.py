"""Contests between lists on the server's machine: from start to end, stopped, killed in the middle, refused."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from battlemat.server.lab import breathe
from battlemat.server.limits import Limits, Usage
from battlemat.server.storage import engine_for
from battlemat.server.tables import contests
from battlemat.sim.contest import fight, new_contest
from battlemat.sim.entries import Entry
from battlemat.sim.report import html_report
from battlemat.sim.summary import Summary
from tests.server.conftest import PATIENCE, NewDatabase, Server
from tests.sim.contests import lists

READY = "iron-fist"
NAMES = ["Iron", "Dawn", "Spark"]


def wish(games: int = 4, **more: Any) -> dict[str, Any]:
    """A ready-made list and two others."""
    contents = [READY, *list(lists().values())[1:]]
    told = [{"name": name, "list": content} for name, content in zip(NAMES, contents, strict=True)]
    return {"game": "pocketmodel", "lists": told, "bots": ["random"], "games": games, "seed": "7", **more}


def until(server: Server, contest: str, what: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Look at a contest until it is as wished."""
    end = time.monotonic() + 2 * PATIENCE
    while not what(told := server.get(f"/api/contests/{contest}")):
        assert time.monotonic() < end, told
        time.sleep(0.05)
    return dict(told)


def is_over(told: dict[str, Any]) -> bool:
    return bool(told["state"] == "over")


def played_here(games: int) -> dict[str, Any]:
    """The result of the same contest, played in this process."""
    entries = [Entry(one["name"], one["list"]) for one in wish()["lists"]]
    contest = new_contest("pocketmodel", entries, ["random"], "7")
    summary = Summary(contest)
    for fought in fight(contest, games):
        summary.count(fought)
    return summary.to_dict()


def test_a_contest_is_played_to_its_end_and_told_as_the_command_tells_it(own_server: Server) -> None:
    made = own_server.post("/api/contests", wish())
    assert (made["lists"], made["matches"], made["played"], made["state"]) == (NAMES, 12, 0, "going")
    told = until(own_server, made["id"], is_over)
    assert told["played"] == 12
    here = played_here(4)
    assert own_server.get(f"/api/contests/{made['id']}/result") == json.loads(json.dumps(here))
    report = own_server.http.get(f"/api/contests/{made['id']}/report?language=de")
    assert report.text == html_report(here, "de")
    assert report.headers["content-type"] == "text/html; charset=utf-8"
    assert f'filename="pocketmodel-{made["id"]}.html"' in report.headers["content-disposition"]


def test_a_server_that_is_killed_goes_on_where_it_was_and_ends_with_the_same_bytes(own_server: Server) -> None:
    made = own_server.post("/api/contests", wish(60))
    until(own_server, made["id"], lambda told: told["played"] > 0)
    own_server.kill()
    own_server.start()
    before = own_server.get(f"/api/contests/{made['id']}")
    assert 0 < before["played"] < 180
    assert before["state"] == "going"  # whoever looks at it makes it go on
    until(own_server, made["id"], is_over)
    result = own_server.http.get(f"/api/contests/{made['id']}/result")
    assert result.text == json.dumps(played_here(60), indent=2) + "\n"


@pytest.mark.parametrize("new_database", ["postgresql"], indirect=True)
def test_of_servers_that_share_a_database_another_goes_on_when_one_dies(
    new_database: NewDatabase, start_server: Callable[..., Server]
) -> None:
    database = new_database()
    one, other = start_server(database), start_server(database)
    made = one.post("/api/contests", wish(60))
    until(one, made["id"], lambda told: told["played"] > 0)
    assert other.get(f"/api/contests/{made['id']}")["state"] == "going"  # there
    one.kill()
    until(other, made["id"], is_over)
    result = other.http.get(f"/api/contests/{made['id']}/result")
    assert result.text == json.dumps(played_here(60), indent=2) + "\n"


def test_what_is_stopped_stays_so_until_it_shall_go_on_and_the_next_waits_for_its_turn(own_server: Server) -> None:
    first, second = (own_server.post("/api/contests", wish(60)) for _ in range(2))
    assert (first["state"], second["state"]) == ("going", "waiting")
    stopped = own_server.post(f"/api/contests/{first['id']}/stop")
    assert stopped["state"] == "stopped"
    assert own_server.get(f"/api/contests/{second['id']}")["state"] == "going"
    until(own_server, second["id"], lambda told: told["played"] > 0)
    assert own_server.get(f"/api/contests/{first['id']}") == stopped
    assert own_server.post(f"/api/contests/{second['id']}/stop")["state"] == "stopped"
    again = own_server.post(f"/api/contests/{first['id']}/go")
    assert again["state"] == "going"
    until(own_server, first["id"], lambda told: told["played"] > stopped["played"])


def rewrite(server: Server, which: str, **values: Any) -> None:
    """Change what is stored of a contest."""
    engine = engine_for(server.database)
    with engine.begin() as connection:
        connection.execute(contests.update().where(contests.c.id == which).values(values))
    engine.dispose()


def test_what_other_rules_have_begun_stays_as_it_is_and_what_is_old_is_forgotten(own_server: Server) -> None:
    made = own_server.post("/api/contests", wish(60))
    own_server.post(f"/api/contests/{made['id']}/stop")
    entries = [Entry(one["name"], one["list"]) for one in wish()["lists"]]
    asked = msgspec.structs.replace(new_contest("pocketmodel", entries, ["random"], "7"), rules="others")
    rewrite(own_server, made["id"], contest=msgspec.json.encode(asked))
    assert own_server.get(f"/api/contests/{made['id']}")["state"] == "kept"
    answer = own_server.http.post(f"/api/contests/{made['id']}/go")
    assert answer.status_code == 409
    assert answer.json()["reason"].startswith("The rules have been updated since this run began")
    rewrite(own_server, made["id"], created="2020-01-01T00:00:00+00:00")
    own_server.post("/api/contests", wish(1))
    assert own_server.http.get(f"/api/contests/{made['id']}").status_code == 404


def test_an_address_plays_no_more_than_its_work_allows(start_server: Callable[..., Server]) -> None:
    server = start_server(None, "seconds_of_work_per_minute=1")
    made = server.post("/api/contests", wish(60))
    time.sleep(8)  # a quick machine plays all of them in five seconds
    told = server.get(f"/api/contests/{made['id']}")
    assert told["state"] == "going"
    assert told["played"] < 180


def test_half_of_the_work_of_an_address_is_left_for_whatever_else_is_done_there() -> None:
    usage = Usage(Limits(seconds_of_work_per_minute=60))
    usage.work.take(15.3)
    began = time.monotonic()
    asyncio.run(breathe(usage))
    assert 0.2 < time.monotonic() - began < PATIENCE
    assert usage.work.wait(15) == 0


ILLEGAL = {"name": "Nothing", "list": {"name": "x", "faction": "", "units": []}}


@pytest.mark.parametrize(
    ("changes", "status", "reason"),
    [
        ({"lists": wish()["lists"][:1]}, 422, "Two to 6 lists can play against each other here, not 1."),
        ({"lists": wish()["lists"] * 3}, 422, "Two to 6 lists can play against each other here, not 9."),
        ({"lists": [*wish()["lists"], wish()["lists"][0]]}, 400, "Iron is named twice."),
        ({"lists": [*wish()["lists"], {"name": " ", "list": READY}]}, 422, "Every list needs a name."),
        ({"lists": [*wish()["lists"], ILLEGAL]}, 400, "Nothing cannot be fielded: "),
        ({"lists": [*wish()["lists"], {"name": "Ghost", "list": "no-such-list"}]}, 400, "Ghost cannot be fielded: "),
        ({"games": 61}, 422, "Every two lists can play 1 to 60 games here, not 61."),
        ({"games": 0}, 422, "Every two lists can play 1 to 60 games here, not 0."),
        ({"bots": ["master"]}, 422, "Choose one or more of these bots, each once: novice, regular, random."),
        ({"bots": ["os.py:bot"]}, 422, "Choose one or more of these bots"),
        ({"game": "chess"}, 400, "There is no game 'chess'"),
        ({"variant": "moon"}, 400, "pocketmodel has no variant 'moon'"),
        ({"seed": "x" * 101}, 422, "A seed has at most 100 characters."),
        ({"seed": 7}, 400, "Expected `str`, got `int`"),
    ],
)
def test_what_cannot_be_played_gets_a_sentence(
    server: Server, changes: dict[str, Any], status: int, reason: str
) -> None:
    answer = server.http.post("/api/contests", content=json.dumps(wish() | changes).encode())
    assert answer.status_code == status, answer.text
    assert reason in answer.json()["reason"]


@pytest.mark.parametrize("path", ["", "/result", "/report"])
def test_what_is_not_there_is_said(server: Server, path: str) -> None:
    answer = server.http.get(f"/api/contests/nothing{path}?language=en")
    assert answer.status_code == 404
    assert answer.json()["reason"] == "There is no run nothing on this server; runs are kept for 90 days."

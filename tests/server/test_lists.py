"""Everybody brings a list of their own: nobody sees another's, illegal ones are refused, and all ready means begin."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest

import battlemat
from battlemat.cli import main
from battlemat.core.errors import BadSetup, Refusal
from battlemat.server import gathering
from tests.server.conftest import NewDatabase, Player, Server, play_a_while

KEY, OTHER_KEY = "the-key-of-somebody-at-home", "the-key-of-somebody-else"
GUEST = "a-token-the-guest-made-up"
WAITING = {
    "game": "pocketmodel",
    "name": "Friday evening",
    "own_lists": True,
    "clock": {"seconds": 600, "added": 5},
}


def ask(server: Server, method: str, path: str, secret: str = "", data: Any = None) -> httpx.Response:
    headers = {"authorization": f"Bearer {secret}"} if secret else {}
    return server.http.request(method, f"/api{path}", headers=headers, content=json.dumps(data) if data else None)


def starters(server: Server, game: str = "pocketmodel") -> list[str]:
    offer = next(offer for offer in server.get("/api/games") if offer["id"] == game)
    return [entry["id"] for entry in offer["lists"] if entry["variant"] == offer["variants"][0]]


def table(server: Server, **changes: Any) -> tuple[str, str, str]:
    """A table that waits for a friend: its match, what opens the host's seat, and the invitation."""
    wish = WAITING | changes
    wish["seats"] = changes.get("seats") or [
        {"who": "me", "name": "Ada", "list": starters(server)[0]},
        {"who": "friend"},
    ]
    made = server.post("/api/matches", wish)
    return made["match"], made["links"][0]["token"], made["links"][1]["invite"] if len(made["links"]) > 1 else ""


def sit(server: Server, match: str, invite: str, name: str = "Grace", token: str = GUEST) -> None:
    server.post(f"/api/matches/{match}/join", {"token": token, "invite": invite, "name": name})


def test_a_match_between_two_who_bring_lists(server: Server) -> None:
    match, host, invite = table(server)
    info = server.get(f"/api/matches/{match}")
    assert (info["status"], info["gathering"], info["name"], info["variant"]) == (
        "gathering", True, "Friday evening", "standard",
    )  # fmt: skip
    assert info["clock"] == {"seconds": 600, "added": 5}
    assert [seat["ready"] for seat in info["seats"]] == [True, False]
    sit(server, match, invite)
    assert [seat["name"] for seat in server.get(f"/api/matches/{match}")["seats"]] == ["Ada", "Grace"]
    theirs = starters(server)[1]
    answer = ask(server, "POST", f"/matches/{match}/bring", GUEST, {"name": "Grace H.", "list": theirs})
    assert (answer.status_code, answer.json()["status"], answer.json()["gathering"]) == (200, "running", False)
    assert [seat["name"] for seat in answer.json()["seats"]] == ["Ada", "Grace H."]

    async def play() -> None:
        async with Player(server, match, host) as a, Player(server, match, GUEST) as b:
            await play_a_while(a, b, answers=3)
            assert a.table["name"] == "Friday evening"
            assert [seat["name"] for seat in b.table["seats"]] == ["Ada", "Grace H."]

    asyncio.run(play())


def test_nobody_sees_what_another_brings_before_all_are_ready(server: Server) -> None:
    match, host, invite = table(server)
    sit(server, match, invite)
    secret = starters(server)[0]
    for path in (f"/matches/{match}", f"/matches/{match}/bring", f"/matches/{match}/moments", f"/matches/{match}/file"):
        assert secret not in ask(server, "GET", path, GUEST).text
    assert server.get(f"/api/matches/{match}")["title"] == ""
    assert ask(server, "GET", f"/matches/{match}/bring", host).json() == {
        "seat": "a", "name": "Ada", "list": secret, "ready": True,
    }  # fmt: skip
    assert ask(server, "GET", f"/matches/{match}/bring").status_code == 403
    assert ask(server, "GET", f"/matches/{match}/moments").status_code == 409

    async def look() -> None:
        async with Player(server, match, GUEST) as guest:
            gone = await guest.receive()
            assert (gone["type"], gone["again"]) == ("gone", False)
            assert "still being chosen" in gone["reason"]

    asyncio.run(look())


def test_a_list_can_be_changed_until_all_are_ready(server: Server) -> None:
    match, host, invite = table(server)
    first, second, *_ = starters(server)
    path = f"/matches/{match}/bring"
    assert ask(server, "POST", path, host, {"list": second, "ready": False}).json()["gathering"]
    sit(server, match, invite)
    assert ask(server, "POST", path, GUEST, {"list": first}).json()["gathering"]
    assert not ask(server, "POST", path, host, {"list": second}).json()["gathering"]
    refused = ask(server, "POST", path, host, {"list": first})
    assert (refused.status_code, "cannot be changed any more" in refused.json()["reason"]) == (409, True)
    assert ask(server, "GET", path, host).status_code == 409


@pytest.mark.parametrize(
    ("brought", "status"),
    [
        ({"list": "no-such-list"}, 422),
        ({"list": {"name": "Nothing"}}, 422),
        ({"list": {"name": "Too few", "units": {}, "deck": {}}}, 422),
        ({"list": 7}, 400),
        ({"list": {"name": "x" * 200_000}}, 413),
        ({"name": "x" * 300}, 400),
        ({"lists": []}, 400),
    ],
)
def test_what_is_no_legal_list_is_refused_in_one_sentence(server: Server, brought: dict[str, Any], status: int) -> None:
    match, _, invite = table(server)
    sit(server, match, invite)
    answer = ask(server, "POST", f"/matches/{match}/bring", GUEST, brought)
    assert answer.status_code == status
    assert answer.json()["reason"]
    assert [seat["ready"] for seat in server.get(f"/api/matches/{match}")["seats"]] == [True, False]


def test_the_host_chooses_no_list_for_another(server: Server) -> None:
    first = starters(server)[0]
    seats = [{"who": "me"}, {"who": "friend", "list": first}]
    answer = server.http.post("/api/matches", json=WAITING | {"seats": seats})
    assert (answer.status_code, "choose only your own" in answer.json()["reason"]) == (422, True)
    seats = [{"who": "me", "list": "nonsense"}, {"who": "friend"}]
    assert server.http.post("/api/matches", json=WAITING | {"seats": seats}).status_code == 422


def test_an_open_table_is_listed_until_somebody_sits_down(server: Server) -> None:
    first, second, *_ = starters(server)
    match, host, _ = table(server, seats=[{"who": "me", "list": first}, {"who": "open"}])
    listed = [info["match"] for info in server.get("/api/matches?status=open")]
    assert match in listed
    sit(server, match, "")
    assert server.get(f"/api/matches/{match}")["status"] == "gathering"
    assert match not in [info["match"] for info in server.get("/api/matches?status=running")]
    assert ask(server, "POST", f"/matches/{match}/bring", GUEST, {"list": second}).json()["status"] == "running"
    assert host


@pytest.mark.parametrize("game", ["xwing", "shatterpoint", "skytear"])
def test_lists_of_every_game(server: Server, game: str) -> None:
    lists = starters(server, game)
    seats = [{"who": "me", "list": lists[0] if lists else None}, {"who": "friend"}]
    match, _, invite = table(server, game=game, seats=seats, variant=_first_variant(server, game))
    sit(server, match, invite)
    answer = ask(server, "POST", f"/matches/{match}/bring", GUEST, {"list": lists[-1] if lists else None})
    assert (answer.status_code, answer.json().get("status")) == (200, "running"), answer.text


def _first_variant(server: Server, game: str) -> str:
    offer = next(offer for offer in server.get("/api/games") if offer["id"] == game)
    return str(offer["variants"][0])


def test_both_ready_at_the_same_moment_and_a_server_that_dies_in_between(new_database: NewDatabase) -> None:
    server = Server(new_database())
    try:
        first, second, *_ = starters(server)
        for _ in range(3):
            match, host, invite = table(server)
            sit(server, match, invite)
            path = f"/matches/{match}/bring"
            ask(server, "POST", path, host, {"list": first, "ready": False})
            with ThreadPoolExecutor(2) as both:
                one = both.submit(ask, server, "POST", path, host, {"list": first})
                two = both.submit(ask, server, "POST", path, GUEST, {"list": second})
                assert {one.result().status_code, two.result().status_code} <= {200}
            assert server.get(f"/api/matches/{match}")["status"] == "running"
        match, host, invite = table(server)
        sit(server, match, invite)
        server.kill()
        server.start()
        answer = ask(server, "POST", f"/matches/{match}/bring", GUEST, {"list": second})
        assert answer.json()["status"] == "running"
    finally:
        server.stop()


def test_nobody_brings_anything_to_a_table_that_was_called_off(server: Server) -> None:
    match, _, invite = table(server)
    sit(server, match, invite)
    assert main(["admin", "--database", server.database, "close", match]) == 0
    answer = ask(server, "POST", f"/matches/{match}/bring", GUEST, {"list": starters(server)[1]})
    assert (answer.status_code, "called off" in answer.json()["reason"]) == (409, True)
    assert server.get(f"/api/matches/{match}")["status"] == "over"


# Terms ----------------------------------------------------------------------------------------------------------------


def concede(server: Server, match: str, token: str) -> dict[str, Any]:
    async def leave() -> dict[str, Any]:
        async with Player(server, match, token) as loser:
            await loser.reply(type="concede")
            await loser.until(lambda message: message.get("result") is not None)
            return loser.table

    return asyncio.run(leave())


def test_a_series_is_played_with_the_same_lists_until_it_is_won(server: Server) -> None:
    made = server.post(
        "/api/matches", {"game": "pocketmodel", "best_of": 3, "seats": [{"who": "me"}, {"who": "friend"}]}
    )
    match, (host, guest) = made["match"], server.tokens(made)
    told = concede(server, match, guest)
    assert told["series"] == {"best_of": 3, "game": 1, "wins": [1, 0], "decided": False}
    second = server.rematch(match, host)
    assert server.get(f"/api/matches/{second}")["series"] == {"best_of": 3, "game": 2, "wins": [0, 1], "decided": False}
    assert concede(server, second, guest)["series"] == {"best_of": 3, "game": 2, "wins": [0, 2], "decided": True}
    third = server.rematch(second, host)
    assert server.get(f"/api/matches/{third}")["series"] == {"best_of": 3, "game": 1, "wins": [0, 0], "decided": False}
    assert server.get(f"/api/matches/{second}")["winners"] == ["b"]
    wrong = server.http.post("/api/matches", json={"game": "pocketmodel", "best_of": 2, "seats": [{"who": "me"}] * 2})
    assert (wrong.status_code, "1, 3" in wrong.json()["reason"]) == (422, True)


def test_hints_among_people_are_off_until_all_agree(server: Server) -> None:
    made = server.post("/api/matches", {"game": "pocketmodel", "seats": [{"who": "me"}, {"who": "friend"}]})
    tokens = server.tokens(made)

    async def play() -> None:
        async with Player(server, made["match"], tokens[0]) as a, Player(server, made["match"], tokens[1]) as b:
            for each in (a, b):
                await each.asked_or_waiting()
            asked = a if a.table["question"] else b
            assert asked.table["hints"] == {"allowed": False, "agreed": []}
            refused = await asked.reply(type="hint")
            assert (refused["type"], "until everybody has agreed" in refused["reason"]) == ("refused", True)
            await a.reply(type="allow-hints", yes=True)
            await b.until(lambda message: message.get("hints", {}).get("agreed") == ["a"])
            assert (await asked.reply(type="hint"))["type"] == "refused"
            await b.reply(type="allow-hints", yes=True)
            await a.until(lambda message: message.get("hints", {}).get("allowed", False))
            assert (await asked.reply(type="hint"))["type"] == "hint-given"
            await b.reply(type="allow-hints", yes=False)
            assert (await asked.reply(type="hint"))["type"] == "refused"

    asyncio.run(play())


def test_hints_against_a_bot_need_nobody(server: Server) -> None:
    made = server.post("/api/matches", {"game": "pocketmodel", "seats": [{"who": "me"}, {"who": "bot"}]})

    async def play() -> None:
        async with Player(server, made["match"], made["links"][0]["token"]) as me:
            await me.asked()
            assert me.table["hints"]["allowed"]
            assert (await me.reply(type="allow-hints", yes=True))["type"] == "refused"
            assert (await me.reply(type="hint"))["type"] == "hint-given"

    asyncio.run(play())


def test_over_days_the_clock_gives_all_its_time_anew_and_no_bot_steps_in(server: Server) -> None:
    days = {"seconds": 3 * 24 * 3600}
    wish = {"game": "pocketmodel", "clock": days, "seats": [{"who": "me"}, {"who": "friend"}]}
    assert server.http.post("/api/matches", json=wish).status_code == 422  # nobody sits at a table for three days
    made = server.post("/api/matches", wish | {"over_days": True})
    tokens = server.tokens(made)

    async def play() -> None:
        async with Player(server, made["match"], tokens[0]) as a:
            async with Player(server, made["match"], tokens[1]) as b:
                await play_a_while(a, b, answers=4)
                await a.reply(type="say", text="still here")
                assert a.table["clock"]["left"] == pytest.approx([days["seconds"] * 1000] * 2, abs=30_000)
                assert a.table["over_days"]
            refused = await a.reply(type="let-bot-play", seat="b")
            assert "played over days" in refused["reason"]

    asyncio.run(play())


# People ---------------------------------------------------------------------------------------------------------------


def mine(server: Server, key: str) -> dict[str, dict[str, Any]]:
    return {info["match"]: info for info in ask(server, "GET", "/me/matches", key).json()}


def test_a_key_owns_seats_and_opens_them_anywhere(server: Server) -> None:
    key = "a-key-for-every-device-of-mine"
    seats = [{"who": "me", "name": "Ada"}, {"who": "friend"}]
    made = ask(server, "POST", "/matches", key, {"game": "pocketmodel", "seats": seats}).json()
    match, (_, guest) = made["match"], made["links"]
    other = "another-key-of-another-person"
    sat = ask(
        server, "POST", f"/matches/{match}/join", other, {"token": GUEST, "invite": guest["invite"], "name": "Bo"}
    )
    assert sat.status_code == 200
    assert (mine(server, key)[match]["yours"], mine(server, other)[match]["yours"]) == (["a"], ["b"])
    assert server.get(f"/api/matches/{match}")["yours"] == []

    async def play() -> None:
        async with Player(server, match, key) as a, Player(server, match, f"{other}~b") as b:
            await play_a_while(a, b, answers=2)
            assert (a.table["seat"], b.table["seat"]) == ("a", "b")
        async with Player(server, match, f"{other}~a") as wrong:
            assert (await wrong.receive())["type"] == "gone"

    asyncio.run(play())
    told = concede(server, match, key)
    assert told["result"].startswith("Bo wins")
    assert mine(server, key)[match]["winners"] == ["b"]
    again = server.rematch(match, f"{key}~a")
    assert mine(server, key)[again]["yours"] == ["b"]


def test_whose_turn_it_is_shows_from_outside(server: Server) -> None:
    key = "a-key-of-somebody-who-waits"
    wish = {"game": "pocketmodel", "seats": [{"who": "me"}, {"who": "bot", "bot": "random"}]}
    match = ask(server, "POST", "/matches", key, wish).json()["match"]

    async def look_in() -> None:
        async with Player(server, match, key) as me:
            await me.asked()

    asyncio.run(look_in())
    assert mine(server, key)[match]["asked"] == ["a"]
    concede(server, match, key)
    assert mine(server, key)[match]["asked"] == []


def test_a_list_that_is_missing_is_a_turn(server: Server) -> None:
    match, _, invite = table(server)
    key = "a-key-of-a-guest-with-a-list"
    ask(server, "POST", f"/matches/{match}/join", key, {"token": GUEST, "invite": invite})
    assert mine(server, key)[match]["asked"] == ["b"]
    ask(server, "POST", f"/matches/{match}/bring", f"{key}~b", {"list": starters(server)[1]})
    assert mine(server, key)[match]["status"] == "running"


def test_a_name_and_lists_are_kept_with_a_key(server: Server) -> None:
    key = "a-key-that-keeps-its-lists"
    assert ask(server, "GET", "/me", key).json() == {"name": "", "lists": {}}
    entry = {"id": "1", "saved": "2026-01-01", "list": {"name": "Reds"}, "folder": "Spring cup"}
    kept = {"name": "Ada", "lists": {"xwing": [entry]}}
    assert ask(server, "PUT", "/me", key, kept).status_code == 200
    assert ask(server, "GET", "/me", key).json() == kept
    gone = {"name": "Ada", "lists": {"xwing": [{"id": "1", "saved": "2026-01-02", "list": None, "folder": ""}]}}
    ask(server, "PUT", "/me", key, gone)
    assert ask(server, "GET", "/me", key).json() == gone
    assert ask(server, "GET", "/me", "another-key-nobody-has-used").json() == {"name": "", "lists": {}}


@pytest.mark.parametrize(
    ("key", "data", "status"),
    [
        ("", {"name": "Ada"}, 401),
        ("too-short", {"name": "Ada"}, 401),
        ("x" * 81, {"name": "Ada"}, 401),
        (KEY, {"name": "x" * 201}, 400),
        (KEY, {"lists": {"xwing": [{"id": "x" * 50, "saved": ""}]}}, 400),
        (KEY, {"lists": {"xwing": [{"id": "1", "saved": "", "folder": "x" * 201}]}}, 400),
        (KEY, {"lists": {"xwing": [{"id": "1", "saved": ""}] * 401}}, 422),
        (KEY, {"lists": {"xwing": [{"id": "1", "saved": "", "list": {"x": "y" * 500_000}}]}}, 413),
        (KEY, {"friends": []}, 400),
    ],
)
def test_what_cannot_be_kept_with_a_key(server: Server, key: str, data: dict[str, Any], status: int) -> None:
    answer = ask(server, "PUT", "/me", key, data)
    assert (answer.status_code, bool(answer.json()["reason"])) == (status, True)
    if status != 401:
        assert ask(server, "GET", "/me", KEY).json() == {"name": "", "lists": {}}


def test_lists_that_do_not_go_together_are_chosen_again() -> None:
    """Each is legal by itself; whoever was last to be ready hears why not with the others."""
    changes = list[object]()

    async def run(*_: object, **__: object) -> None:
        raise BadSetup(Refusal("core-stale", ""))

    async def change(_: str, how: object) -> None:
        changes.append(how)

    lobby = SimpleNamespace(rooms=SimpleNamespace(workers=SimpleNamespace(run=run)), change=change)
    seats = [SimpleNamespace(ready=True, list={}) for _ in range(2)]
    row = SimpleNamespace(id="m", game="skytear", terms=SimpleNamespace(variant=""), gathering=True, seats=seats)
    with pytest.raises(BadSetup):
        asyncio.run(gathering.settle(cast(Any, lobby), cast(Any, row), cast(Any, None)))
    assert changes == [gathering._choose_again]


def test_a_list_of_before_collections_is_in_none(server: Server) -> None:
    key = "a-key-of-somebody-with-an-older-page"
    ask(server, "PUT", "/me", key, {"lists": {"xwing": [{"id": "1", "saved": "", "list": {"name": "Reds"}}]}})
    assert ask(server, "GET", "/me", key).json()["lists"]["xwing"][0]["folder"] == ""


@pytest.mark.parametrize("game", battlemat.game_ids())
def test_a_random_list_is_taken_to_a_table(server: Server, game: str) -> None:
    entry = server.post(f"/api/lists/{game}/random", {})["list"]
    checked = server.post(f"/api/lists/{game}/check", entry)
    assert (checked["legal"], checked["violations"]) == (True, [])
    seats = [{"who": "me", "list": entry | {"name": "Any"}}, {"who": "bot"}]
    assert server.post("/api/matches", {"game": game, "variant": checked["variants"][0], "seats": seats})["match"]


@pytest.mark.parametrize(
    ("path", "like", "status"),
    [("xwing", {"faction": "moon"}, 422), ("dominoes", {}, 400), ("xwing", ["a"], 400), ("xwing", "x" * 200_000, 413)],
)
def test_what_is_no_sort_of_list_is_told(server: Server, path: str, like: Any, status: int) -> None:
    answer = server.http.post(f"/api/lists/{path}/random?language=de", content=json.dumps(like))
    assert (answer.status_code, bool(answer.json()["reason"])) == (status, True)
    if status == 422:
        assert answer.json() == {"reason": "Es gibt keine Fraktion „moon“.", "rule": "XW-BLD-07"}

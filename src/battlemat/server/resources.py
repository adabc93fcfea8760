"""What is served over HTTP: games and their catalogues, matches, lists, rules, replays."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from battlemat.core.errors import BadSetup
from battlemat.core.game import SEATS
from battlemat.server import gathering, people
from battlemat.server import messages as msg
from battlemat.server import records as db
from battlemat.server.library import Library, check_game
from battlemat.server.lobby import Lobby
from battlemat.server.requests import Packed, body_of, charge, language_of, read_body, token_of, usage_of
from battlemat.server.seats import Wrong, seat_of
from battlemat.server.tokens import person_of

LARGEST_LIST = 100_000
"""Bytes of a list, and of all lists of a new match."""
LONGEST_PART = 1000
"""Letters of one part of a question about odds."""
LARGEST_PERSON = 500_000
"""Bytes of everything that is kept for a person."""


def _lobby(request: Request) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


async def _row(request: Request) -> db.MatchRow:
    match = request.path_params["match"]
    row = await _lobby(request).row(match)
    if row is None:
        raise Wrong(404, "server-unknown-match", id=match[:40])
    return row


async def played(request: Request) -> db.MatchRow:
    """A match that has begun."""
    row = await _row(request)
    if row.gathering:
        raise Wrong(409, "server-lists-first")
    return row


def _person(request: Request) -> str:
    """Whose key a request carries; empty for nobody's."""
    return person_of(token_of(request))


def _library(request: Request) -> Library:
    library: Library = request.app.state.library
    return library


def _language(request: Request) -> str:
    return language_of(request.query_params.get("language"))


async def get_games(request: Request) -> Packed:
    return Packed(await _library(request).games(_language(request)))


async def get_catalogue(request: Request) -> Packed:
    return Packed(await _library(request).catalogue(request.path_params["game"], _language(request)))


def _someone(request: Request) -> str:
    """Whose key a request carries; without one it cannot be served."""
    person = _person(request)
    if not person:
        raise Wrong(401, "server-no-key")
    return person


async def get_me(request: Request) -> msg.Me:
    person = _someone(request)
    return await _lobby(request).storage.read(lambda c: people.load_person(c, person))


async def put_me(request: Request) -> msg.Me:
    person = _someone(request)
    me = await read_body(request, msg.Me, LARGEST_PERSON)
    people.check_lists(me)
    storage = _lobby(request).storage
    if not await storage.read(lambda c: people.is_known(c, person)):
        charge(usage_of(request), "match")  # nobody fills the database with people
    await storage.write(lambda c: people.keep_person(c, person, me))
    return me


async def get_my_matches(request: Request) -> list[msg.MatchInfo]:
    return await _lobby(request).matches_of(_someone(request))


async def get_rules(request: Request) -> Packed:
    return Packed(await _library(request).rules(request.path_params["game"], _language(request)))


async def get_odds_sheet(request: Request) -> Packed:
    return Packed(await _library(request).odds(request.path_params["game"], _language(request)))


async def get_odds(request: Request) -> bytes:
    """Odds of the parts in the address: `?attack=dice=3,focus&defense=dice=2`."""
    name = request.path_params["game"]
    check_game(name)
    parts: dict[str, list[str]] = {}
    for part, text in request.query_params.multi_items():
        if part != "language":
            if len(text) > LONGEST_PART:
                raise Wrong(413, "server-too-large", most=LONGEST_PART)
            parts.setdefault(part, []).append(text)
    return await _lobby(request).odds(name, _language(request), parts, usage_of(request))


async def get_lessons(request: Request) -> Packed:
    return Packed(await _library(request).lessons(request.path_params["game"], _language(request)))


async def post_lesson(request: Request) -> msg.MatchMade:
    game, name = request.path_params["game"], request.path_params["lesson"]
    return await _lobby(request).learn(game, name, _language(request), usage_of(request), _person(request))


async def get_solution(request: Request) -> list[str]:
    game, name = request.path_params["game"], request.path_params["lesson"]
    return await _lobby(request).solution(game, name, _language(request), usage_of(request))


async def get_matches(request: Request) -> Packed:
    return Packed(await _lobby(request).listed(request.query_params.get("status", "running")))


async def post_match(request: Request) -> msg.MatchMade:
    wish = await read_body(request, msg.NewMatch, LARGEST_LIST)
    return await _lobby(request).make(wish, _language(request), usage_of(request), _person(request))


async def get_match(request: Request) -> msg.MatchInfo:
    row = await _row(request)
    with suppress(BadSetup):  # what is wrong between two lists is told to those who brought them
        row = await gathering.settle(_lobby(request), row, usage_of(request))
    return _lobby(request).info(row, _person(request))


async def post_join(request: Request) -> msg.Seated:
    row = await _row(request)
    return await _lobby(request).join(row.id, await read_body(request, msg.Sit, LARGEST_LIST), _person(request))


async def get_brought(request: Request) -> msg.Brought:
    return gathering.brought(await _row(request), token_of(request))


async def post_bring(request: Request) -> msg.MatchInfo:
    wish = await read_body(request, msg.Bring, LARGEST_LIST)
    row = await gathering.bring(_lobby(request), await _row(request), token_of(request), wish, usage_of(request))
    return _lobby(request).info(row, _person(request))


async def post_rematch(request: Request) -> msg.Rematch:
    return await _lobby(request).rematch(request.path_params["match"], token_of(request))


async def post_continue(request: Request) -> msg.MatchMade:
    row = await played(request)
    if row.status != "over":
        raise Wrong(409, "server-not-over")
    at = request.query_params.get("at", "")
    if not at.isdecimal() or len(at) > 6:
        raise Wrong(400, "server-unreadable", problem=f"at={at[:20]}")
    seat = request.query_params.get("seat", SEATS[0])
    if not seat or not set(seat) <= set(SEATS[: len(row.seats)]):
        raise Wrong(400, "server-unreadable", problem=f"seat={seat[:20]}")
    players = sorted(map(SEATS.index, set(seat)))
    return await _lobby(request).continue_from(row, int(at), players, usage_of(request), _person(request))


async def get_moments(request: Request) -> Packed:
    row = await played(request)
    player = seat_of(row, token_of(request))
    return Packed(await _lobby(request).moments(row, player, _language(request), usage_of(request)))


async def get_file(request: Request) -> Response:
    row = await played(request)
    if row.status != "over":
        raise Wrong(409, "server-not-over")
    data = await _lobby(request).file(row, usage_of(request))
    name = f'attachment; filename="{row.game}-{row.id}.match"'
    return Response(data, media_type="application/octet-stream", headers={"content-disposition": name})


async def post_file(request: Request) -> msg.MatchInfo:
    return await _lobby(request).import_file(await body_of(request), _language(request), usage_of(request))


async def post_list_check(request: Request) -> bytes:
    name = request.path_params["game"]
    check_game(name)
    entry = await read_body(request, dict[str, Any], LARGEST_LIST)
    return await _lobby(request).check_list(name, _language(request), entry, usage_of(request))


async def post_random_list(request: Request) -> bytes:
    """A random list of the sort that the one in the body is."""
    name = request.path_params["game"]
    check_game(name)
    like = await read_body(request, dict[str, Any], LARGEST_LIST)
    return await _lobby(request).random_list(name, like, usage_of(request))


async def unknown(request: Request) -> None:
    raise Wrong(404, "server-not-found", id=request.url.path[:80])

"""What is served over HTTP: games and their catalogues, matches, lists, rules, replays."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from battlemat.core.game import SEATS
from battlemat.server import messages as msg
from battlemat.server import records as db
from battlemat.server.library import Library, check_game
from battlemat.server.lobby import Lobby
from battlemat.server.requests import Packed, body_of, language_of, read_body, token_of, usage_of
from battlemat.server.seats import Wrong, seat_of

LARGEST_LIST = 100_000
"""Bytes of a list, and of all lists of a new match."""


def _lobby(request: Request) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


async def _row(request: Request) -> db.MatchRow:
    match = request.path_params["match"]
    row = await _lobby(request).row(match)
    if row is None:
        raise Wrong(404, "server-unknown-match", id=match[:40])
    return row


def _library(request: Request) -> Library:
    library: Library = request.app.state.library
    return library


def _language(request: Request) -> str:
    return language_of(request.query_params.get("language"))


async def get_games(request: Request) -> Packed:
    return Packed(await _library(request).games(_language(request)))


async def get_catalogue(request: Request) -> Packed:
    return Packed(await _library(request).catalogue(request.path_params["game"], _language(request)))


async def get_rules(request: Request) -> Packed:
    return Packed(await _library(request).rules(request.path_params["game"], _language(request)))


async def get_matches(request: Request) -> Packed:
    return Packed(await _lobby(request).listed(request.query_params.get("status", "running")))


async def post_match(request: Request) -> msg.MatchMade:
    wish = await read_body(request, msg.NewMatch, LARGEST_LIST)
    return await _lobby(request).make(wish, _language(request), usage_of(request))


async def get_match(request: Request) -> msg.MatchInfo:
    return _lobby(request).info(await _row(request))


async def post_join(request: Request) -> msg.Seated:
    row = await _row(request)
    return await _lobby(request).join(row.id, await read_body(request, msg.Sit, LARGEST_LIST))


async def post_rematch(request: Request) -> msg.Rematch:
    return await _lobby(request).rematch(request.path_params["match"], token_of(request))


async def post_continue(request: Request) -> msg.MatchMade:
    row = await _row(request)
    if row.status != "over":
        raise Wrong(409, "server-not-over")
    at = request.query_params.get("at", "")
    if not at.isdecimal() or len(at) > 6:
        raise Wrong(400, "server-unreadable", problem=f"at={at[:20]}")
    seat = request.query_params.get("seat", SEATS[0])
    if len(seat) != 1 or seat not in SEATS[: len(row.seats)]:
        raise Wrong(400, "server-unreadable", problem=f"seat={seat[:20]}")
    return await _lobby(request).continue_from(row, int(at), SEATS.index(seat), usage_of(request))


async def get_moments(request: Request) -> Packed:
    row = await _row(request)
    player = seat_of(row, token_of(request))
    return Packed(await _lobby(request).moments(row, player, _language(request), usage_of(request)))


async def get_file(request: Request) -> Response:
    row = await _row(request)
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


async def unknown(request: Request) -> None:
    raise Wrong(404, "server-not-found", id=request.url.path[:80])

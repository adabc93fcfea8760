"""What is served over HTTP: games and their catalogues, matches, lists, rules, replays."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from battlemat import bots
from battlemat.core.errors import BadSetup, Refusal
from battlemat.core.game import SEATS
from battlemat.core.rules import languages as rule_languages
from battlemat.core.rules import rules
from battlemat.core.teller import teller_of
from battlemat.games import game, game_ids
from battlemat.server import messages as msg
from battlemat.server import storage as db
from battlemat.server.lobby import Lobby
from battlemat.server.replay import moments_of
from battlemat.server.requests import Wrong, body_of, language_of, read_body, seat_of


def _lobby(request: Request) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


async def _row(request: Request) -> db.MatchRow:
    match = request.path_params["match"]
    row = await _lobby(request).row(match)
    if row is None:
        raise Wrong(404, "server-unknown-match", id=match[:40])
    return row


async def get_games(request: Request) -> list[msg.GameOffer]:
    language = language_of(request.query_params.get("language"))
    return [
        msgspec.convert({"id": name, "bots": list(bots.BOTS), **game(name).offer(language)}, msg.GameOffer)
        for name in game_ids()
    ]


async def get_catalogue(request: Request) -> dict[str, Any]:
    return game(request.path_params["game"]).catalogue(language_of(request.query_params.get("language")))


async def get_matches(request: Request) -> list[msg.MatchInfo]:
    return await _lobby(request).listed(request.query_params.get("status", "running"))


async def post_match(request: Request) -> msg.MatchMade:
    wish = await read_body(request, msg.NewMatch)
    return await _lobby(request).make(wish, language_of(request.query_params.get("language")))


async def get_match(request: Request) -> msg.MatchInfo:
    return _lobby(request).info(await _row(request))


async def post_join(request: Request) -> msg.SeatLink:
    link = await _lobby(request).join((await _row(request)).id)
    if link is None:
        raise Wrong(409, "server-no-open-seat")
    return link


async def post_rematch(request: Request) -> msg.Rematch:
    row = await _row(request)
    player = seat_of(row, request.query_params.get("token"))
    if player is None:
        raise Wrong(403, "server-wrong-token")
    if row.status != "over":
        raise Wrong(409, "server-not-over")
    return await _lobby(request).rematch(row, player)


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
    return await _lobby(request).continue_from(row, int(at), SEATS.index(seat))


async def get_moments(request: Request) -> list[msg.Moment]:
    row = await _row(request)
    player = seat_of(row, request.query_params.get("token"))
    journal = await _lobby(request).journal(row.id)
    language = language_of(request.query_params.get("language"))
    return await asyncio.to_thread(moments_of, row, journal, player, language)


async def get_file(request: Request) -> Response:
    row = await _row(request)
    if row.status != "over":
        raise Wrong(409, "server-not-over")
    data = await _lobby(request).file(row)
    name = f'attachment; filename="{row.game}-{row.id}.match"'
    return Response(data, media_type="application/octet-stream", headers={"content-disposition": name})


async def post_file(request: Request) -> msg.MatchInfo:
    language = language_of(request.query_params.get("language"))
    return await _lobby(request).import_file(await body_of(request), language)


async def get_rules(request: Request) -> dict[str, Any]:
    name = request.path_params["game"]
    game(name)
    topics: dict[str, dict[str, Any]] = {}
    language = language_of(request.query_params.get("language"))
    for rule in rules(name, language).values():
        topic = topics.setdefault(rule.topic, {"code": rule.topic, "title": rule.topic_title, "rules": []})
        topic["rules"].append(msgspec.to_builtins(rule))
    spoken = language if language in rule_languages(name) else "en"
    return {"game": name, "language": spoken, "topics": list(topics.values())}


async def post_list_check(request: Request) -> msg.ListCheck:
    name = request.path_params["game"]
    teller = teller_of(name, language_of(request.query_params.get("language")))
    rules_of_game = game(name)
    entry = await read_body(request, dict[str, Any])
    try:
        found: list[Refusal] = rules_of_game.check_list(entry)
        summary = rules_of_game.list_summary(entry)
    except BadSetup as fault:
        found, summary = list(fault.refusals), {}
    violations = [msg.TellViolation(teller.refusal(refusal), refusal.rule, list(refusal.where)) for refusal in found]
    variants = [] if found else rules_of_game.variants_for(entry)
    return msg.ListCheck(not found, violations, variants, summary)


async def unknown(request: Request) -> None:
    raise Wrong(404, "server-not-found", id=request.url.path[:80])

"""The web server: lobby, lists, rules and replays over HTTP, play over WebSockets, and the page itself."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket, WebSocketDisconnect

from battlemat import bots
from battlemat.core.errors import BadSetup, BattlematError, Refusal
from battlemat.core.game import SEATS
from battlemat.core.rules import languages as rule_languages
from battlemat.core.rules import rules
from battlemat.core.teller import teller_of
from battlemat.core.words import LANGUAGES, say
from battlemat.games import game, game_ids
from battlemat.server import messages as msg
from battlemat.server import storage as db
from battlemat.server.client import Client, encode
from battlemat.server.lobby import Lobby
from battlemat.server.replay import moments_of
from battlemat.server.room import Room
from battlemat.server.rooms import Rooms
from battlemat.server.tokens import token_hash

STATIC = Path(__file__).parent / "static"
LARGEST_BODY = 1_000_000
LARGEST_FRAME = 64 * 1024
"""A message of a player is small; whoever sends more is cut off."""

T = TypeVar("T")
_decoder = msgspec.json.Decoder(msg.FromClient)
_encode = msgspec.json.Encoder().encode


class Wrong(BattlematError):
    """A request that cannot be served, with the status and the sentence it gets."""

    def __init__(self, status: int, key: str, **facts: Any) -> None:
        self.status, self.key, self.facts = status, key, facts
        super().__init__(say(key, facts))


def make_app(database: str, report: Callable[[str], None] = print) -> Starlette:
    """The whole server on one database."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        storage = db.Storage(database)
        app.state.rooms = Rooms(storage, report)
        app.state.lobby = Lobby(storage, app.state.rooms)
        try:
            yield
        finally:
            await app.state.rooms.close()
            storage.close()

    routes: list[Route | WebSocketRoute | Mount] = [
        Route("/api/games", _json(get_games)),
        Route("/api/catalogue/{game}", _json(get_catalogue)),
        Route("/api/matches", _json(get_matches), methods=["GET"]),
        Route("/api/matches", _json(post_match), methods=["POST"]),
        Route("/api/matches/{match}", _json(get_match)),
        Route("/api/matches/{match}/join", _json(post_join), methods=["POST"]),
        Route("/api/matches/{match}/rematch", _json(post_rematch), methods=["POST"]),
        Route("/api/matches/{match}/continue", _json(post_continue), methods=["POST"]),
        Route("/api/matches/{match}/moments", _json(get_moments)),
        Route("/api/matches/{match}/file", _json(get_file)),
        Route("/api/files", _json(post_file), methods=["POST"]),
        Route("/api/rules/{game}", _json(get_rules)),
        Route("/api/lists/{game}/check", _json(post_list_check), methods=["POST"]),
        WebSocketRoute("/api/matches/{match}/play", play),
        Route("/api/{rest:path}", _json(unknown)),
    ]
    if (STATIC / "assets").is_dir():
        routes.append(Mount("/assets", Assets(directory=STATIC / "assets")))
    routes.append(Route("/{path:path}", page))
    packed = Middleware(GZipMiddleware, minimum_size=1024, compresslevel=4)
    return Starlette(routes=routes, lifespan=lifespan, middleware=[packed])


class Assets(StaticFiles):
    """Scripts and styles: their names change with what is in them, so a browser may keep them for ever."""

    def file_response(self, *given: Any, **named: Any) -> Response:
        response = super().file_response(*given, **named)
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


# Requests -------------------------------------------------------------------------------------------------------------


def _json(serve: Callable[[Request], Awaitable[Any]]) -> Callable[[Request], Awaitable[Response]]:
    """Answer with JSON, and with a `Problem` whenever the request cannot be served."""

    async def respond(request: Request) -> Response:
        language = _language(request.query_params.get("language"))
        try:
            result = await serve(request)
        except Wrong as wrong:
            return _problem(wrong.status, say(wrong.key, wrong.facts, language))
        except BadSetup as fault:
            first = fault.refusals[0]
            return _problem(422, " ".join(refusal.reason_in(language) for refusal in fault.refusals), first.rule)
        except BattlematError as fault:
            return _problem(400, str(fault))
        except ClientDisconnect:
            return Response(status_code=499)
        except Exception as fault:  # whatever went wrong here, the other requests and all rooms go on
            request.app.state.rooms.report(f"{request.method} {request.url.path}: {fault!r}")
            return _problem(500, say("server-failed", language=language))
        return result if isinstance(result, Response) else Response(_encode(result), media_type="application/json")

    return respond


def _problem(status: int, reason: str, rule: str = "") -> Response:
    return Response(_encode(msg.Problem(reason, rule)), status, media_type="application/json")


def _language(wished: str | None) -> str:
    return wished if wished in LANGUAGES else "en"


async def _body(request: Request, largest: int = LARGEST_BODY) -> bytes:
    """The body, never more than allowed."""
    parts: list[bytes] = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > largest:
            raise Wrong(413, "server-too-large", most=largest)
        parts.append(part)
    return b"".join(parts)


async def _read(request: Request, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(await _body(request), type=kind)
    except (msgspec.DecodeError, RecursionError) as fault:
        raise Wrong(400, "server-unreadable", problem=str(fault)) from fault


def _lobby(request: Request) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


async def _row(request: Request) -> db.MatchRow:
    match = request.path_params["match"]
    row = await _lobby(request).row(match)
    if row is None:
        raise Wrong(404, "server-unknown-match", id=match[:40])
    return row


def _seat(row: db.MatchRow, token: str | None) -> int | None:
    """The seat a token opens; None without a token: a spectator."""
    if not token:
        return None
    hashed = token_hash(token)
    for seat in row.seats:
        if seat.token and seat.token == hashed:
            return seat.player
    raise Wrong(403, "server-wrong-token")


async def get_games(request: Request) -> list[msg.GameOffer]:
    language = _language(request.query_params.get("language"))
    return [
        msgspec.convert({"id": name, "bots": list(bots.BOTS), **game(name).offer(language)}, msg.GameOffer)
        for name in game_ids()
    ]


async def get_catalogue(request: Request) -> dict[str, Any]:
    return game(request.path_params["game"]).catalogue(_language(request.query_params.get("language")))


async def get_matches(request: Request) -> list[msg.MatchInfo]:
    return await _lobby(request).listed(request.query_params.get("status", "running"))


async def post_match(request: Request) -> msg.MatchMade:
    wish = await _read(request, msg.NewMatch)
    return await _lobby(request).make(wish, _language(request.query_params.get("language")))


async def get_match(request: Request) -> msg.MatchInfo:
    return _lobby(request).info(await _row(request))


async def post_join(request: Request) -> msg.SeatLink:
    link = await _lobby(request).join((await _row(request)).id)
    if link is None:
        raise Wrong(409, "server-no-open-seat")
    return link


async def post_rematch(request: Request) -> msg.Rematch:
    row = await _row(request)
    player = _seat(row, request.query_params.get("token"))
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
    player = _seat(row, request.query_params.get("token"))
    journal = await _lobby(request).journal(row.id)
    language = _language(request.query_params.get("language"))
    return await asyncio.to_thread(moments_of, row, journal, player, language)


async def get_file(request: Request) -> Response:
    row = await _row(request)
    if row.status != "over":
        raise Wrong(409, "server-not-over")
    data = await _lobby(request).file(row)
    name = f'attachment; filename="{row.game}-{row.id}.match"'
    return Response(data, media_type="application/octet-stream", headers={"content-disposition": name})


async def post_file(request: Request) -> msg.MatchInfo:
    language = _language(request.query_params.get("language"))
    return await _lobby(request).import_file(await _body(request), language)


async def get_rules(request: Request) -> dict[str, Any]:
    name = request.path_params["game"]
    game(name)
    topics: dict[str, dict[str, Any]] = {}
    language = _language(request.query_params.get("language"))
    for rule in rules(name, language).values():
        topic = topics.setdefault(rule.topic, {"code": rule.topic, "title": rule.topic_title, "rules": []})
        topic["rules"].append(msgspec.to_builtins(rule))
    spoken = language if language in rule_languages(name) else "en"
    return {"game": name, "language": spoken, "topics": list(topics.values())}


async def post_list_check(request: Request) -> msg.ListCheck:
    name = request.path_params["game"]
    teller = teller_of(name, _language(request.query_params.get("language")))
    rules_of_game = game(name)
    entry = await _read(request, dict[str, Any])
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


async def page(request: Request) -> Response:
    """The page, for every address: the browser finds its way by itself."""
    wanted = request.path_params["path"]
    file = (STATIC / wanted).resolve()
    if wanted and file.is_file() and file.is_relative_to(STATIC):
        return FileResponse(file)
    if (STATIC / "index.html").is_file():
        return FileResponse(STATIC / "index.html", headers={"cache-control": "no-cache"})
    return Response(
        "The page has not been built yet: run `make web`, or play in the terminal with `battlemat play --terminal`.",
        503,
        media_type="text/plain",
    )


# Play -----------------------------------------------------------------------------------------------------------------


async def play(socket: WebSocket) -> None:
    """One connection at one table."""
    language = _language(socket.query_params.get("language"))
    match = socket.path_params["match"]
    await socket.accept()
    rooms: Rooms = socket.app.state.rooms
    room = await rooms.room(match)
    if room is None:
        await _turn_away(socket, say("server-unknown-match", {"id": match[:40]}, language))
        return
    try:
        player = _seat(room.row, socket.query_params.get("token"))
    except Wrong as wrong:
        await _turn_away(socket, say(wrong.key, wrong.facts, language))
        return
    client = Client(player, language)
    room.enter(client)
    sender = asyncio.create_task(_send(socket, client))
    try:
        await _receive(socket, room, client)
    finally:
        room.leave(client)
        client.close()
        with contextlib.suppress(Exception):
            await sender


async def _turn_away(socket: WebSocket, reason: str) -> None:
    await socket.send_text(encode(msg.Gone(reason, again=False)))
    await socket.close(4404)


async def _send(socket: WebSocket, client: Client) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while (text := await client.outbox.get()) is not None:
            await socket.send_text(text)
        await socket.close(4000)


async def _receive(socket: WebSocket, room: Room, client: Client) -> None:
    """Read messages until the connection ends; what cannot be read is refused, and only that."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while True:
            frame = await socket.receive()
            if frame["type"] == "websocket.disconnect":
                return
            data = frame.get("text") or frame.get("bytes") or ""
            try:
                message = _decoder.decode(data)
            except (msgspec.DecodeError, RecursionError, UnicodeError) as fault:
                reason = say("server-unreadable", {"problem": str(fault)[:200]}, client.language)
                client.send(msg.Refused("", reason, ""))
                continue
            if room.closed:
                return
            room.receive(client, message)

"""Reading requests, and answering each of them with JSON: what was asked for, or one sentence on what is wrong."""

from __future__ import annotations

import asyncio
import gzip
import math
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable
from time import monotonic
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response, StreamingResponse

from battlemat.core.errors import BadSetup, BattlematError
from battlemat.core.met import met
from battlemat.core.words import LANGUAGES, say
from battlemat.server import messages as msg
from battlemat.server import metrics
from battlemat.server.forward import PAUSE, TAKEN_OVER, is_inside
from battlemat.server.limits import Addresses, Usage
from battlemat.server.ownership import Elsewhere, Lost
from battlemat.server.seats import Wrong
from battlemat.server.workers import TooBusy, TooMuch

if TYPE_CHECKING:
    from battlemat.server.rooms import Rooms

LARGEST_BODY = 1_000_000
SLOWEST_BODY = 20.0
"""Seconds a body may take to arrive."""
AT_ONCE = 200_000
"""Bytes that are unpacked in one go."""

T = TypeVar("T")
_encode = msgspec.json.Encoder().encode


class Packed(msgspec.Struct, frozen=True):
    """JSON that is encoded and packed already."""

    data: bytes


def as_json(serve: Callable[[Request], Awaitable[Any]], *costs: str) -> Callable[[Request], Awaitable[Response]]:
    """Answer with JSON, and with a `Problem` whenever the request cannot be served.

    `costs` are the buckets of the address it is taken from, besides that of all requests; `work`: it needs a worker.
    """

    async def respond(request: Request) -> Response:
        language = language_of(request.query_params.get("language"))
        await request.app.state.rooms.learn(language)
        try:
            charge(usage_of(request), *costs)
            return _as_response(request, await _here_or_there(serve, request))
        except ClientDisconnect:
            return Response(status_code=499)
        except Exception as fault:  # whatever went wrong here, the other requests and all rooms go on
            return _refusal(request, fault, language)

    return respond


def _as_response(request: Request, result: Any) -> Response:
    if isinstance(result, Response):
        return result
    if isinstance(result, Packed):
        return unpacked(request, result.data)
    data = result if isinstance(result, bytes) else _encode(result)
    return Response(data, media_type="application/json")


def _refusal(request: Request, fault: Exception, language: str) -> Response:
    """What is wrong with a request, or here, in one sentence."""
    match fault:
        case Wrong():
            answer = problem(fault.status, say(fault.key, fault.facts, language))
            if fault.status == 429:
                answer.headers["retry-after"] = str(fault.facts["seconds"])
            return answer
        case BadSetup():
            sentences = " ".join(refusal.reason_in(language) for refusal in fault.refusals)
            return problem(422, sentences, fault.refusals[0].rule)
        case TooMuch():
            return problem(422, say("server-too-much", language=language))
        case TooBusy() | Elsewhere() | Lost():
            return problem(503, say("server-busy", language=language))
        case BattlematError():
            return problem(400, str(fault))
    request.app.state.rooms.report("request-failed", method=request.method, path=request.url.path, fault=fault)
    return problem(500, say("server-failed", language=language))


async def _here_or_there(serve: Callable[[Request], Awaitable[Any]], request: Request) -> Any:
    """What comes of a request, here or at the server that plays its match, as soon as there is one."""
    rooms: Rooms = request.app.state.rooms
    end = monotonic() + TAKEN_OVER
    while True:
        try:
            return await serve(request)
        except (Elsewhere, Lost) as fault:
            if is_inside(request) or monotonic() > end:
                raise
            if isinstance(fault, Elsewhere):
                answer = await rooms.forwarder.ask(request, getattr(request.state, "body", b""), fault.server)
                if answer is not None:
                    return answer
            await asyncio.sleep(PAUSE)


def charge(usage: Usage, *costs: str) -> None:
    """Count a request of an address; `Wrong` (429) when it has asked for too much."""
    check(usage, "request", *costs)
    for cost in ("request", *costs):
        if cost != "work":
            usage.buckets[cost].take(1)


def check(usage: Usage, *costs: str) -> None:
    """`Wrong` (429) when an address has to wait for any of this."""
    waits = {cost: usage.work.wait() if cost == "work" else usage.buckets[cost].wait(1) for cost in costs}
    longest = max(waits, key=waits.__getitem__)
    if waits[longest]:
        metrics.LIMITED.add(1, longest)
        raise Wrong(429, "server-too-fast", seconds=math.ceil(waits[longest]))


def unpacked(request: Request, data: bytes) -> Response:
    """Packed for whoever takes that, as nearly everybody does."""
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(data, media_type="application/json", headers=headers | {"content-encoding": "gzip"})
    if int.from_bytes(data[-4:], "little") <= AT_ONCE:  # there its size is written
        return Response(gzip.decompress(data), media_type="application/json", headers=headers)
    return StreamingResponse(_unpack(data), media_type="application/json", headers=headers)


async def _unpack(data: bytes) -> AsyncIterator[bytes]:
    """Piece by piece: neither the loop nor the memory has to hold all of it."""
    reader = zlib.decompressobj(wbits=zlib.MAX_WBITS | 16)
    while not reader.eof:
        piece = reader.decompress(data, AT_ONCE)
        data = reader.unconsumed_tail
        yield piece
        await asyncio.sleep(0)  # the others have their turn


def usage_of(connection: HTTPConnection) -> Usage:
    """What the address behind a request has used so far."""
    addresses: Addresses = connection.app.state.addresses
    return addresses.usage(connection.client.host if connection.client else "")


def problem(status: int, reason: str, rule: str = "") -> Response:
    return Response(_encode(msg.Problem(reason, rule)), status, media_type="application/json")


def language_of(wished: str | None) -> str:
    return wished if wished in LANGUAGES else "en"


async def body_of(request: Request, largest: int = LARGEST_BODY) -> bytes:
    """The body, never more than allowed, and never waited for longer than that; read once, and then kept."""
    if hasattr(request.state, "body"):
        kept: bytes = request.state.body
        return kept
    parts: list[bytes] = []
    size = 0
    try:
        async with asyncio.timeout(SLOWEST_BODY):
            async for part in request.stream():
                size += len(part)
                if size > largest:
                    raise Wrong(413, "server-too-large", most=largest)
                parts.append(part)
    except TimeoutError as fault:
        raise Wrong(408, "server-too-slow") from fault
    request.state.body = b"".join(parts)
    return b"".join(parts)


async def read_body(request: Request, kind: type[T], largest: int = LARGEST_BODY) -> T:
    try:
        return msgspec.json.decode(await body_of(request, largest), type=met(kind))
    except (msgspec.DecodeError, RecursionError, UnicodeError) as fault:
        raise Wrong(400, "server-unreadable", problem=str(fault)) from fault


def token_of(request: Request) -> str:
    """The token a request carries: in a header, never in its address, which is written into logs."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""

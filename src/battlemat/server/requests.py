"""Reading requests, and answering each of them with JSON: what was asked for, or one sentence on what is wrong."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from battlemat.core.errors import BadSetup, BattlematError
from battlemat.core.words import LANGUAGES, say
from battlemat.server import messages as msg
from battlemat.server import storage as db
from battlemat.server.limits import Addresses, Usage
from battlemat.server.tokens import token_hash

LARGEST_BODY = 1_000_000

T = TypeVar("T")
_encode = msgspec.json.Encoder().encode


class Wrong(BattlematError):
    """A request that cannot be served, with the status and the sentence it gets."""

    def __init__(self, status: int, key: str, **facts: Any) -> None:
        self.status, self.key, self.facts = status, key, facts
        super().__init__(say(key, facts))


def as_json(serve: Callable[[Request], Awaitable[Any]]) -> Callable[[Request], Awaitable[Response]]:
    """Answer with JSON, and with a `Problem` whenever the request cannot be served."""

    async def respond(request: Request) -> Response:
        language = language_of(request.query_params.get("language"))
        try:
            result = await serve(request)
        except Wrong as wrong:
            return problem(wrong.status, say(wrong.key, wrong.facts, language))
        except BadSetup as fault:
            first = fault.refusals[0]
            return problem(422, " ".join(refusal.reason_in(language) for refusal in fault.refusals), first.rule)
        except BattlematError as fault:
            return problem(400, str(fault))
        except ClientDisconnect:
            return Response(status_code=499)
        except Exception as fault:  # whatever went wrong here, the other requests and all rooms go on
            request.app.state.rooms.report(f"{request.method} {request.url.path}: {fault!r}")
            return problem(500, say("server-failed", language=language))
        return result if isinstance(result, Response) else Response(_encode(result), media_type="application/json")

    return respond


def usage_of(connection: HTTPConnection) -> Usage:
    """What the address behind a request has used so far."""
    addresses: Addresses = connection.app.state.addresses
    return addresses.usage(connection.client.host if connection.client else "")


def problem(status: int, reason: str, rule: str = "") -> Response:
    return Response(_encode(msg.Problem(reason, rule)), status, media_type="application/json")


def language_of(wished: str | None) -> str:
    return wished if wished in LANGUAGES else "en"


async def body_of(request: Request, largest: int = LARGEST_BODY) -> bytes:
    """The body, never more than allowed."""
    parts: list[bytes] = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > largest:
            raise Wrong(413, "server-too-large", most=largest)
        parts.append(part)
    return b"".join(parts)


async def read_body(request: Request, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(await body_of(request), type=kind)
    except (msgspec.DecodeError, RecursionError) as fault:
        raise Wrong(400, "server-unreadable", problem=str(fault)) from fault


def seat_of(row: db.MatchRow, token: str | None) -> int | None:
    """The seat a token opens; None without a token: a spectator."""
    if not token:
        return None
    hashed = token_hash(token)
    for seat in row.seats:
        if seat.token and seat.token == hashed:
            return seat.player
    raise Wrong(403, "server-wrong-token")

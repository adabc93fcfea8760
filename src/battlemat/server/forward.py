"""Whoever comes to a server that does not play their match is served all the same: everything is passed on inside.

A server believes what is passed on (for whom it is, and to what name) only from somebody who knows the secret in the
database. What goes through is not read: frames in, frames out.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
from collections import defaultdict
from http.client import HTTPConnection, HTTPException
from typing import TYPE_CHECKING

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection as Asking
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from battlemat.server.ownership import Server, address_of

if TYPE_CHECKING:
    from battlemat.server.house import House

SECRET, TO, FOR, NAME = "x-battlemat-inside", "x-battlemat-to", "x-battlemat-for", "x-battlemat-name"
"""Who passes a request on proves it, and says which server it is for, who asks, and for what `Host`."""
REACHED = 2.0
"""Seconds a server may take to be reached."""
ANSWERED = 15.0
"""Seconds it may take to answer a request."""
KEPT = frozenset(("accept-encoding", "authorization", "content-type", "origin", "user-agent"))
"""Headers that are passed on."""
OWN = frozenset(("connection", "content-length", "date", "server", "transfer-encoding"))
"""Headers each server makes by itself."""
TAKEN_OVER = 5.0
"""Within so many seconds the matches of a server that does not answer are somebody else's."""
NOT_ME = 421
"""What a server answers that has another name by now."""
PAUSE = 0.2
"""Seconds between attempts."""
CUT = 1006
"""The code of a connection that ended without a word."""
INSIDE = "battlemat.inside"


def is_inside(asking: Asking) -> bool:
    """Whether this was passed on by another server, and must not be passed on again."""
    return INSIDE in asking.scope


class Inside:
    """Takes what other servers pass on for what it is, and turns away whoever only pretends."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            house: House = scope["app"].state.rooms.house
            headers = Headers(scope=scope)
            if SECRET in headers or _came_inside(scope, house):
                if not _is_one_of_us(headers, house):
                    await _turn_away(scope, send, 403)
                    return
                if headers.get(TO) != house.me.id:
                    await _turn_away(scope, send, NOT_ME)
                    return
                _be_asked_by(scope, headers)
        await self.app(scope, receive, send)


def _came_inside(scope: Scope, house: House) -> bool:
    """Whether it came to the address that only other servers know."""
    server = scope.get("server")
    return bool(house.me.address) and server is not None and address_of(server) == house.me.address


def _is_one_of_us(headers: Headers, house: House) -> bool:
    given = headers.get(SECRET, "").encode()
    return bool(house.secret) and hmac.compare_digest(given, house.secret.encode())


async def _turn_away(scope: Scope, send: Send, status: int) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008})
    else:
        await send({"type": "http.response.start", "status": status, "headers": [(b"content-length", b"0")]})
        await send({"type": "http.response.body", "body": b""})


def _be_asked_by(scope: Scope, headers: Headers) -> None:
    scope[INSIDE] = True
    scope["client"] = (headers.get(FOR, ""), 0)
    changed = MutableHeaders(scope=scope)
    changed["host"] = headers.get(NAME, "")


class Forwarder:
    """Passes on what is for another server, and lets go of those whose server is dead."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._lines: defaultdict[str, set[ClientConnection]] = defaultdict(set)

    def cut_off(self, living: frozenset[str]) -> None:
        """A machine that is gone does not say so: whoever waits for it is let go when its lease is over."""
        for server in set(self._lines) - living:
            for line in self._lines.pop(server):
                line.transport.abort()

    def _headers(self, asking: Asking, server: Server) -> dict[str, str]:
        return {
            **{name: value for name, value in asking.headers.items() if name in KEPT},
            SECRET: self.house.secret,
            TO: server.id,
            FOR: asking.client.host if asking.client else "",
            NAME: asking.headers.get("host", ""),
        }

    async def play(self, socket: WebSocket, hello: str, server: Server) -> int | None:
        """Pass a connection at a table on until either side ends it: with which code the server did.

        None if the server cannot be reached, or has no such match.
        """
        address = f"ws://{server.address}{socket.url.path}"
        try:
            line = await connect(
                address, additional_headers=self._headers(socket, server), compression=None, max_size=None,
                open_timeout=REACHED, ping_interval=None, close_timeout=1, proxy=None, user_agent_header=None,
            )  # fmt: skip
        except (OSError, WebSocketException, TimeoutError):
            return None
        self._lines[server.id].add(line)
        try:
            with contextlib.suppress(ConnectionClosed):
                await line.send(hello)
            await self._pass_on(socket, line)
        finally:
            self._lines[server.id].discard(line)
            line.transport.abort()
        return line.close_code or CUT

    async def _pass_on(self, socket: WebSocket, line: ClientConnection) -> None:
        both = [asyncio.create_task(_up(socket, line)), asyncio.create_task(_down(line, socket))]
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        for task in both:
            task.cancel()
        await asyncio.gather(*both, return_exceptions=True)

    async def ask(self, request: Request, body: bytes, server: Server) -> Response | None:
        """What another server answers to a request; None if it cannot be reached."""
        path = request.url.path + (f"?{request.url.query}" if request.url.query else "")
        headers = self._headers(request, server)
        return await asyncio.to_thread(_ask, server.address, request.method, path, headers, body)


async def _up(socket: WebSocket, line: ClientConnection) -> None:
    with contextlib.suppress(ConnectionClosed, WebSocketDisconnect, RuntimeError):
        while (frame := await socket.receive())["type"] != "websocket.disconnect":
            await line.send(frame.get("text") or frame.get("bytes") or "")


async def _down(line: ClientConnection, socket: WebSocket) -> None:
    with contextlib.suppress(ConnectionClosed, WebSocketDisconnect, RuntimeError):
        async for frame in line:
            await socket.send_text(frame if isinstance(frame, str) else frame.decode())
    await line.wait_closed()


def _ask(address: str, method: str, path: str, headers: dict[str, str], body: bytes) -> Response | None:
    host, _, port = address.rpartition(":")
    connection = HTTPConnection(host.strip("[]"), int(port or 0), timeout=REACHED)
    try:
        connection.connect()
        connection.sock.settimeout(ANSWERED)
        connection.request(method, path, body, headers)
        answer = connection.getresponse()
        if answer.status == NOT_ME:
            return None
        kept = {name: value for name, value in answer.getheaders() if name.lower() not in OWN}
        return Response(answer.read(), answer.status, kept)
    except (OSError, HTTPException):
        return None
    finally:
        connection.close()

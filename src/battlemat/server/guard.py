"""At the door: who a request says it is for and from, and what every answer tells the browser to be careful about."""

from __future__ import annotations

import socket
from collections.abc import Iterable
from ipaddress import ip_address
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from battlemat.core.words import say
from battlemat.server import messages as msg
from battlemat.server.health import PATHS

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""Nothing but what this server serves; the style of an element itself says where a piece stands on the board."""
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


def own_names(more: Iterable[str] = ()) -> frozenset[str]:
    """What this server may be called besides its numbers: this machine, and what whoever serves has named."""
    machine = socket.gethostname().lower()
    return frozenset(("localhost", machine, f"{machine}.local", *(name.strip().lower() for name in more)))


class Guard:
    """Turns away what is meant for another name (a page that rebinds its name to this address would be) and what
    another page sends; a proxy in front passes the `Host` header on."""

    def __init__(self, app: ASGIApp, names: frozenset[str]) -> None:
        self.app, self.names = app, names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        problem = self._problem(scope, headers)
        if scope["type"] == "websocket":
            if problem:
                await send({"type": "websocket.close", "code": 1008})
            else:
                await self.app(scope, receive, send)
            return

        async def careful(message: Message) -> None:
            if message["type"] == "http.response.start":
                answer = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    answer.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    answer.setdefault("cache-control", "no-store")
            await send(message)

        if problem:
            status, key, facts = problem
            body = msgspec.json.encode(msg.Problem(say(key, facts)))
            kind = [(b"content-type", b"application/json")]
            await careful({"type": "http.response.start", "status": status, "headers": kind})
            await send({"type": "http.response.body", "body": body})
        else:
            await self.app(scope, receive, careful)

    def _problem(self, scope: Scope, headers: Headers) -> tuple[int, str, dict[str, str]] | None:
        host = headers.get("host", "")
        name = _name_of(f"//{host}")
        if scope["path"] in PATHS:
            return None
        if not (_is_number(name) or name in self.names or "*" in self.names or name.endswith(".localhost")):
            return 421, "server-wrong-host", {"name": name[:80]}
        origin = headers.get("origin")
        asks = scope["type"] == "http" and scope["method"] in ("GET", "HEAD")
        if origin is not None and not asks and not _is_page_of(origin, host):
            return 403, "server-wrong-origin", {"name": origin[:80]}
        return None


def _is_page_of(origin: str, host: str) -> bool:
    try:
        return urlsplit(origin).netloc.lower() == host.lower()
    except ValueError:
        return False


def _name_of(address: str) -> str:
    """
    >>> _name_of("//Example.org:8765"), _name_of("//[::1]:80"), _name_of("//[")
    ('example.org', '::1', '')
    """
    try:
        return (urlsplit(address).hostname or "").rstrip(".")
    except ValueError:
        return ""


def _is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True

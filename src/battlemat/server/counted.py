"""Every request over HTTP is counted by its status, and written down where that is wished."""

from __future__ import annotations

from time import monotonic

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from battlemat.server import metrics
from battlemat.server.logs import Logging, note


class Counted:
    """Of an address only the path is written down: what follows the question mark may be anything."""

    def __init__(self, app: ASGIApp, log: Logging) -> None:
        self.app, self.log = app, log

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = monotonic()
        status = 0

        async def look(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, look)
        finally:
            metrics.REQUESTS.add(1, str(status or 500))
            if self.log.requests:
                self._write_down(scope, status or 500, monotonic() - began)

    def _write_down(self, scope: Scope, status: int, seconds: float) -> None:
        who = {"address": scope["client"][0]} if self.log.addresses and scope.get("client") else {}
        facts = {"method": scope["method"], "path": scope["path"], "status": status, "ms": round(seconds * 1e3, 1)}
        note("request", **facts, **who)

"""How a server ends when it is asked to: everybody is told, what is being written is written, all within seconds."""

from __future__ import annotations

import signal
import socket
from time import monotonic

import uvicorn
from starlette.applications import Starlette

from battlemat.server import logs

LAST_SECONDS = 2
"""What requests and connections may take that are still there when everybody has been told."""


class PoliteServer(uvicorn.Server):
    """Tells everybody before it goes."""

    def __init__(self, config: uvicorn.Config, app: Starlette) -> None:
        super().__init__(config)
        self.app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        began = monotonic()
        logs.note("ending")
        for server in self.servers:
            server.close()
        await self.app.state.rooms.say_goodbye()
        await super().shutdown(sockets)
        logs.note("ended", seconds=round(monotonic() - began, 2))


def end_when_asked() -> None:
    """SIGTERM ends the server as Ctrl-C does: by itself, and without complaint."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)

"""Who is connected: so many per address; when there is no room for a newcomer, whoever was idle longest gives way."""

from __future__ import annotations

import asyncio
import os
from contextlib import suppress
from ipaddress import ip_address
from time import monotonic

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from battlemat.server.limits import Limits, household
from battlemat.server.ownership import address_of

PROXIES = "FORWARDED_ALLOW_IPS"
"""Where uvicorn reads which proxies are believed when they say for whom they ask."""
SPARE = 100
"""File descriptors left for the database, the workers and the log."""
MOST_WISHED = 65_536
SILENT_SECONDS = 15.0
"""Whoever connects and asks for nothing is let go after this."""

WAITING, ASKING, PLAYING = 0, 1, 2
"""Has not asked for anything yet; has asked over HTTP; sits or watches at a table."""


class Sockets:
    """Everybody who is connected, and when each was last heard. `inside` is where other servers connect for many."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.most = limits.sockets or most_descriptors() - SPARE
        self._open: dict[asyncio.BaseTransport, tuple[int, float]] = {}
        self._homes: dict[str, int] = {}
        self._silence: dict[asyncio.BaseTransport, asyncio.TimerHandle] = {}
        self.inside = ""

    def arrive(self, transport: asyncio.BaseTransport) -> None:
        home = self._home(transport)
        self._homes[home] = self._homes.get(home, 0) + 1
        if (home and self._homes[home] > self.limits.connections) or self._full():
            self._open[transport] = (WAITING, monotonic())
            _cut(transport)
            return
        self._open[transport] = (WAITING, monotonic())
        loop = asyncio.get_running_loop()
        self._silence[transport] = loop.call_later(SILENT_SECONDS, self._let_go, transport)

    def hear(self, transport: asyncio.BaseTransport, what: int) -> None:
        if transport in self._open:
            self._open[transport] = (what, monotonic())

    def leave(self, transport: asyncio.BaseTransport) -> None:
        if self._open.pop(transport, None) is None:
            return
        if silence := self._silence.pop(transport, None):
            silence.cancel()  # it would hold on to the transport
        home = self._home(transport)
        self._homes[home] -= 1
        if not self._homes[home]:
            del self._homes[home]

    def _let_go(self, transport: asyncio.BaseTransport) -> None:
        if self._open.get(transport, (ASKING, 0.0))[0] == WAITING:
            _cut(transport)

    def _home(self, transport: asyncio.BaseTransport) -> str:
        peer, own = transport.get_extra_info("peername"), transport.get_extra_info("sockname")
        inside = self.inside and own and address_of(own) == self.inside
        return home_of(str(peer[0])) if peer and not inside else ""

    def _full(self) -> bool:
        """Whether there is no room; whoever was silent longest, first of those who ask for nothing, makes some."""
        if len(self._open) < self.most:
            return False
        idle = min(self._open, key=self._open.__getitem__, default=None)
        if idle is None:
            return True
        self.leave(idle)
        _cut(idle)
        return False


def _cut(transport: asyncio.BaseTransport) -> None:
    if isinstance(transport, asyncio.WriteTransport):
        transport.abort()


def home_of(address: str) -> str:
    """The house somebody connects from; "" for this machine and trusted proxies, which speak for many."""
    trusted = [known.strip() for known in os.environ.get(PROXIES, "").split(",")]
    try:
        return "" if ip_address(address).is_loopback or address in trusted or "*" in trusted else household(address)
    except ValueError:
        return ""


def most_descriptors() -> int:
    """How many files and sockets this process may have open, after asking for as many as it may have."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wished = MOST_WISHED if hard == resource.RLIM_INFINITY else min(hard, MOST_WISHED)
        if soft != resource.RLIM_INFINITY and soft < wished:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wished, hard))
            return wished
        return MOST_WISHED if soft == resource.RLIM_INFINITY else soft
    return 512


def lines(sockets: Sockets) -> tuple[type[H11Protocol], type[WebSocketsSansIOProtocol]]:
    """The two kinds of lines uvicorn serves, each telling what it hears."""

    class Asking(H11Protocol):
        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            assert isinstance(transport, asyncio.Transport)
            super().connection_made(transport)
            sockets.arrive(transport)

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            if self.cycle is not None:
                sockets.hear(self.transport, ASKING)

        def connection_lost(self, exc: Exception | None) -> None:
            sockets.leave(self.transport)
            super().connection_lost(exc)

    class Playing(WebSocketsSansIOProtocol):
        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            super().connection_made(transport)
            sockets.hear(transport, PLAYING)

        def data_received(self, data: bytes) -> None:
            sockets.hear(self.transport, PLAYING)
            try:
                super().data_received(data)
            except InvalidState:  # nonsense and the end in one breath: it is answered after the end, which cannot be
                self.transport.abort()

        def connection_lost(self, exc: Exception | None) -> None:
            sockets.leave(self.transport)
            super().connection_lost(exc)

    return Asking, Playing

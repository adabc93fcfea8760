"""Several processes behind one door: the porter takes every connection and shows it to the process it belongs to.

Of what is said the porter looks at the first line only, and leaves it where it is: the match named there decides which
process gets the connection itself (the socket, not what comes through it). So all that concerns a match comes to one
process, and the porter is never in the way. Whoever is shown to the wrong process (a proxy that uses a connection
again, say) is served all the same: that process passes everything on (`forward.py`).
"""

from __future__ import annotations

import asyncio
import re
import signal
import socket
import sys
from contextlib import suppress
from itertools import count
from time import monotonic
from zlib import crc32

from battlemat.core.errors import BattlematError
from battlemat.server import logs
from battlemat.server.sockets import home_of

SILENT_SECONDS = 15.0
"""Whoever connects and says nothing is let go after this."""
MOST_SILENT = 2000
"""Connections that may wait at the door; when there are more, whoever has waited longest is let go."""
FIRST_LINE = 200
"""Bytes in which the name of a match is found, if there is one."""
ENDING_SECONDS = 10.0
"""What a process may take to end when it is asked to."""
HASTE = 5.0
"""A process that lived shorter than this many seconds is replaced only after a second's pause."""
READY = b"!"
"""What a process says when it can take connections."""

_MATCH = re.compile(rb"[A-Z]+ /api/matches/([0-9A-Za-z]{1,32})[/? ]")


def match_in(line: bytes) -> bytes:
    """The match a request is about; empty if there is none.

    >>> match_in(b"GET /api/matches/a1b2/play HTTP/1.1"), match_in(b"POST /api/matches HTTP/1.1"), match_in(b"GET /a")
    (b'a1b2', b'', b'')
    """
    found = _MATCH.match(line)
    return found[1] if found else b""


class Child:
    """One of the processes, and the line over which connections are handed to it."""

    def __init__(self, process: asyncio.subprocess.Process, line: socket.socket) -> None:
        self.process, self.line = process, line
        self.since = monotonic()

    def take(self, connection: socket.socket) -> bool:
        """Hand a connection over; whether that worked."""
        try:
            socket.send_fds(self.line, [b"+"], [connection.fileno()])
        except OSError:
            return False
        return True

    async def ready(self) -> bool:
        """Wait until it can take connections; False if it ended instead."""
        return await asyncio.get_running_loop().sock_recv(self.line, 1) == READY

    async def end(self) -> None:
        with suppress(ProcessLookupError):
            self.process.terminate()
        try:
            await asyncio.wait_for(self.process.wait(), ENDING_SECONDS)
        except TimeoutError:
            self.process.kill()
            await self.process.wait()


class Porter:
    """`settings` is what every process reads when it begins."""

    def __init__(self, listener: socket.socket, processes: int, settings: bytes) -> None:
        self.listener = listener
        self.processes = processes
        self.settings = settings
        self.children: list[Child] = []
        self._silent: dict[socket.socket, asyncio.TimerHandle] = {}
        self._turns = count()
        self._over = asyncio.Event()

    async def run(self) -> None:
        """Start all, serve until a signal comes, end all."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self._over.set)
        keepers: list[asyncio.Task[None]] = []
        try:
            self.children = [await self._start() for _ in range(self.processes)]
            if not all(await asyncio.gather(*(child.ready() for child in self.children))):
                raise BattlematError("A process of the server could not begin; it has said why.")
            keepers = [asyncio.create_task(self._keep(place)) for place in range(self.processes)]
            self.listener.setblocking(False)
            loop.add_reader(self.listener, self._welcome)
            await self._over.wait()
            loop.remove_reader(self.listener)
        finally:
            self.listener.close()
            for keeper in keepers:
                keeper.cancel()
            for connection in list(self._silent):
                self._forget(connection).close()
            await asyncio.gather(*(child.end() for child in self.children))

    # Processes

    async def _start(self) -> Child:
        ours, theirs = socket.socketpair()
        with theirs:
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "battlemat.server.child", str(theirs.fileno()),
                stdin=asyncio.subprocess.PIPE, pass_fds=[theirs.fileno()], start_new_session=True,
            )  # fmt: skip
        assert process.stdin is not None
        process.stdin.write(self.settings)
        process.stdin.close()
        ours.setblocking(False)
        return Child(process, ours)

    async def _keep(self, place: int) -> None:
        """Whenever a process dies, another takes its place."""
        while True:
            child = self.children[place]
            ended = await child.process.wait()
            child.line.close()
            logs.report("process-died", code=ended)
            if monotonic() - child.since < HASTE:
                await asyncio.sleep(1)
            self.children[place] = await self._start()

    # Connections

    def _welcome(self) -> None:
        """Somebody is at the door: wait for the first line, and not for ever."""
        try:
            connection, _ = self.listener.accept()
        except OSError:  # gone again, or no room for one more
            return
        connection.setblocking(False)
        loop = asyncio.get_running_loop()
        if len(self._silent) >= MOST_SILENT:
            self._forget(next(iter(self._silent))).close()
        self._silent[connection] = loop.call_later(SILENT_SECONDS, lambda: self._forget(connection).close())
        loop.add_reader(connection, self._show, connection)

    def _forget(self, connection: socket.socket) -> socket.socket:
        asyncio.get_running_loop().remove_reader(connection)
        self._silent.pop(connection).cancel()
        return connection

    def _show(self, connection: socket.socket) -> None:
        """The first words are here: hand the connection to the process they are for, or to the next that takes it."""
        with self._forget(connection):
            try:
                line = connection.recv(FIRST_LINE, socket.MSG_PEEK)
                place = self._place(match_in(line), str(connection.getpeername()[0]))
            except OSError:
                return
            if line:
                any(
                    self.children[(place + further) % self.processes].take(connection)
                    for further in range(self.processes)
                )

    def _place(self, match: bytes, address: str) -> int:
        """By match; else by address, so that what an address may do is counted in one place; a proxy is many."""
        if match:
            return crc32(match) % self.processes
        home = home_of(address)
        return (crc32(home.encode()) if home else next(self._turns)) % self.processes

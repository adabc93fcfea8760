"""Several processes behind one door: the porter takes every connection and shows it to the process it belongs to.

Of what is said the porter looks at the first line only, and leaves it where it is: the match named there decides which
process gets the connection itself (the socket, not what comes through it). So all that concerns a match comes to one
process, and the porter is never in the way. Whoever is shown to the wrong process (a proxy that uses a connection
again, say) is served all the same: that process passes everything on (`forward.py`).
"""

from __future__ import annotations

import asyncio
import errno
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
from battlemat.server.sockets import SPARE, home_of, most_descriptors

SILENT_SECONDS = 15.0
"""Whoever connects and says nothing is let go after this."""
MOST_SILENT = 2000
"""Connections that may wait at the door, where the system allows so many; when there are more, whoever has waited
longest is let go."""
NO_ROOM = {errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM}
"""Why a connection is not accepted though somebody is there."""
NO_ROOM_SECONDS = 0.1
"""When nobody can make room, nobody is let in for so long."""
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


def most_silent() -> int:
    """So many may wait at the door: some descriptors are left for the processes and the log."""
    descriptors = most_descriptors()
    return min(MOST_SILENT, max(descriptors - SPARE, descriptors // 2))


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
        self.most = most_silent()
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
            self._open_door()
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
        """Somebody is at the door."""
        connection = self._accept()
        if connection is not None:
            if len(self._silent) >= self.most:
                self._let_oldest_go()
            self._await_first_words(connection)

    def _accept(self) -> socket.socket | None:
        """Whoever is at the door; None if they are gone again, or there is no room even when one is let go for them."""
        for _ in range(2):
            try:
                return self.listener.accept()[0]
            except OSError as fault:
                if fault.errno not in NO_ROOM:
                    return None
            self._let_oldest_go()
        loop = asyncio.get_running_loop()
        loop.remove_reader(self.listener)  # it would be called again at once, and for nothing
        loop.call_later(NO_ROOM_SECONDS, self._open_door)
        return None

    def _open_door(self) -> None:
        if not self._over.is_set():
            asyncio.get_running_loop().add_reader(self.listener, self._welcome)

    def _await_first_words(self, connection: socket.socket) -> None:
        """Wait for the first line, and not for ever."""
        connection.setblocking(False)
        loop = asyncio.get_running_loop()
        self._silent[connection] = loop.call_later(SILENT_SECONDS, lambda: self._forget(connection).close())
        loop.add_reader(connection, self._show, connection)

    def _let_oldest_go(self) -> None:
        oldest = next(iter(self._silent), None)
        if oldest is not None:
            self._forget(oldest).close()

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

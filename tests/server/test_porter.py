"""The porter when the system has few file descriptors: whoever says nothing makes room, and nobody waits for them."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import socket
import subprocess
import sys
from collections.abc import Iterator
from typing import cast

import pytest

from battlemat.server import porter
from battlemat.server.porter import Porter
from battlemat.server.sockets import SPARE
from tests.ports import free_port
from tests.server.conftest import PATIENCE

DESCRIPTORS = 40
"""What the system allows the porter below."""
DOOR = f"""
import asyncio, resource, socket, sys
from battlemat.server import porter

resource.setrlimit(resource.RLIMIT_NOFILE, ({DESCRIPTORS}, {DESCRIPTORS}))
porter.SILENT_SECONDS = 3600.0

class Process:
    wait = staticmethod(asyncio.Event().wait)

class Child(porter.Child):
    async def ready(self): return True
    async def end(self): pass
    def take(self, connection): return connection.send(b"welcome") > 0

class Door(porter.Porter):
    async def _start(self): return Child(Process(), None)

async def main():
    await Door(socket.create_server(("127.0.0.1", int(sys.argv[1])), backlog=500), 1, b"").run()

asyncio.run(main())
"""


@pytest.fixture
def door() -> Iterator[int]:
    """The port of a porter with few descriptors, who lets nobody go for being silent and welcomes whoever speaks."""
    port = free_port()
    process = subprocess.Popen([sys.executable, "-c", DOOR, str(port)])
    yield port
    process.kill()
    process.wait()


async def connected(port: int) -> socket.socket:
    while True:
        with contextlib.suppress(ConnectionRefusedError):
            return socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
        await asyncio.sleep(0.05)


def test_more_silent_ones_than_there_are_descriptors_keep_nobody_out(door: int) -> None:
    async def come() -> None:
        async with asyncio.timeout(PATIENCE):
            silent = [await connected(door) for _ in range(3 * DESCRIPTORS)]
            newcomer = await connected(door)
        newcomer.sendall(b"GET / HTTP/1.1\r\n")
        assert await asyncio.to_thread(newcomer.recv, 20) == b"welcome"
        assert await asyncio.to_thread(silent[0].recv, 20) == b""  # whoever has waited longest was let go
        for one in (*silent, newcomer):
            one.close()

    asyncio.run(come())


def test_as_many_may_be_silent_as_there_are_descriptors_to_spare(monkeypatch: pytest.MonkeyPatch) -> None:
    async def most(descriptors: int) -> int:
        monkeypatch.setattr(porter, "most_descriptors", lambda: descriptors)
        with socket.socket() as listener:
            return Porter(listener, 1, b"").most

    assert asyncio.run(most(1024)) == 1024 - SPARE
    assert asyncio.run(most(65_536)) == porter.MOST_SILENT
    assert asyncio.run(most(60)) == 30


class Full:
    """A listener of a system that has no descriptors left until `closed` is closed."""

    def __init__(self, closed: socket.socket | None) -> None:
        self.closed = closed
        self.asked = 0
        self.ours, self.theirs = socket.socketpair()

    def fileno(self) -> int:
        return self.ours.fileno()

    def accept(self) -> tuple[socket.socket, str]:
        self.asked += 1
        if self.closed is not None and self.closed.fileno() == -1:
            return self.theirs, ""
        raise OSError(errno.EMFILE, "no more")


def test_where_there_is_no_room_the_oldest_silent_one_makes_some() -> None:
    async def come() -> None:
        one, two = socket.socketpair()
        full = Full(one)
        guard = Porter(cast(socket.socket, full), 1, b"")
        guard._await_first_words(one)
        guard._await_first_words(two)
        guard._welcome()
        assert list(guard._silent) == [two, full.theirs]
        for connection in list(guard._silent):
            guard._forget(connection).close()

    asyncio.run(come())


def test_where_nobody_can_make_room_the_porter_does_not_ask_again_and_again() -> None:
    async def come() -> None:
        full = Full(None)
        guard = Porter(cast(socket.socket, full), 1, b"")
        loop = asyncio.get_running_loop()
        loop.add_reader(full, guard._welcome)
        full.theirs.send(b"somebody is at the door")
        while not full.asked:
            await asyncio.sleep(0)
        asked = full.asked
        for _ in range(100):
            await asyncio.sleep(0)
        assert full.asked == asked
        while full.asked == asked:  # later it is tried again
            await asyncio.sleep(0.01)
        loop.remove_reader(full)

    asyncio.run(asyncio.wait_for(come(), PATIENCE))


def test_a_match_and_a_house_have_their_process_and_a_proxy_has_each_in_turn() -> None:
    async def places() -> None:
        with socket.socket() as listener:
            guard = Porter(listener, 4, b"")
            assert len({guard._place(b"m1", f"203.0.113.{number}") for number in range(20)}) == 1
            assert len({guard._place(b"", "203.0.113.7") for _ in range(20)}) == 1
            assert len({guard._place(b"", f"203.0.113.{number}") for number in range(20)}) > 1
            assert [guard._place(b"", "127.0.0.1") for _ in range(5)] == [0, 1, 2, 3, 0]

    asyncio.run(places())

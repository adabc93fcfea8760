"""Where connections come from: the address everybody knows, the one only other servers know, and the porter."""

from __future__ import annotations

import asyncio
import socket

import uvicorn
from starlette.applications import Starlette

from battlemat.server.ending import PoliteServer
from battlemat.server.porter import READY


class TableServer(PoliteServer):
    """`inside` listens for other servers. With a `door` nothing listens outside: the porter hands in who comes."""

    def __init__(
        self,
        config: uvicorn.Config,
        app: Starlette,
        inside: socket.socket | None = None,
        door: socket.socket | None = None,
    ) -> None:
        super().__init__(config, app)
        self.inside, self.door = inside, door

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets if self.door is None else [])
        loop = asyncio.get_running_loop()
        if self.inside is not None:
            self.servers.append(await loop.create_server(self._line, sock=self.inside))
        if self.door is not None:
            self.door.setblocking(False)
            loop.add_reader(self.door, self._let_in, self.door)
            await loop.sock_sendall(self.door, READY)

    def _line(self) -> asyncio.Protocol:
        make = self.config.http_protocol_class
        line: asyncio.Protocol = make(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return line

    def _let_in(self, door: socket.socket) -> None:
        """Somebody is handed in; when the door is closed for good, so is this server."""
        try:
            said, files, _, _ = socket.recv_fds(door, 1, 1)
        except BlockingIOError:
            return
        except OSError:
            said, files = b"", []
        if not said:
            asyncio.get_running_loop().remove_reader(door)
            self.should_exit = True
        for file in files:
            task = asyncio.ensure_future(self._welcome(socket.socket(fileno=file)))
            self.server_state.tasks.add(task)
            task.add_done_callback(self.server_state.tasks.discard)

    async def _welcome(self, connection: socket.socket) -> None:
        try:
            await asyncio.get_running_loop().connect_accepted_socket(self._line, connection)
        except OSError:
            connection.close()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.door is not None:
            asyncio.get_running_loop().remove_reader(self.door)
        await super().shutdown(sockets)

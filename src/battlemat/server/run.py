"""Starting the web server."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterable
from contextlib import suppress

import msgspec
import uvicorn

from battlemat import __version__
from battlemat.core.errors import BattlematError
from battlemat.core.words import find_words
from battlemat.games import game, game_ids
from battlemat.server import logs
from battlemat.server.app import make_app
from battlemat.server.ending import LAST_SECONDS, end_when_asked
from battlemat.server.health import place_of
from battlemat.server.hosting import Hosting
from battlemat.server.house import House, SharedHouse, sole_use
from battlemat.server.intake import TableServer
from battlemat.server.limits import UNLIMITED, Limits
from battlemat.server.ownership import address_of
from battlemat.server.play import LARGEST_FRAME
from battlemat.server.porter import Porter
from battlemat.server.sockets import Sockets, lines
from battlemat.server.storage import Storage, public

USUAL_PORT = 8765
PORTS_TRIED = 50
THIS_MACHINE = "127.0.0.1"
BACKLOG = 2048
"""Connections that may wait until they are taken."""


class Serving(msgspec.Struct, frozen=True):
    """What to serve, where and as what. `inside` is the address of this machine that other servers reach it at.

    `games_first`: all games are loaded before anybody is let in, and nobody at a table notices the first of another.
    """

    host: str
    port: int
    database: str
    limits: Limits = UNLIMITED
    names: tuple[str, ...] = ()
    hosting: Hosting = Hosting()
    inside: str = THIS_MACHINE
    processes: int = 1
    games_first: bool = False


def server(serving: Serving, door: socket.socket | None = None) -> TableServer:
    """The server, with its database open: a `BattlematError` says what is wrong with that.

    With a `door` it is one of several processes, and its connections come from the porter.
    """
    logs.begin(serving.hosting.log)
    sockets = Sockets(serving.limits)
    http, ws = lines(sockets)
    house, inside = _move_in(serving)
    sockets.inside = house.me.address
    names = (serving.host, *serving.names)
    app = make_app(house.storage, serving.limits, names, serving.hosting, house, serving.processes)
    if serving.games_first:
        load_games()
    _keep_pauses_short()
    config = uvicorn.Config(
        app,
        host=serving.host,
        port=serving.port,
        log_config=None,
        access_log=False,
        http=http,
        ws=ws,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,  # only changes are sent; packing them costs more time and memory than it saves
        loop="asyncio",  # another one that happens to be installed has other transports than `sockets` counts
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=LAST_SECONDS,
    )
    return TableServer(config, app, inside, door)


def _move_in(serving: Serving) -> tuple[House, socket.socket | None]:
    """This server's place among others, and where it listens for them: a SQLite file has no others."""
    lock = sole_use(serving.database)
    storage = Storage(serving.database)
    if not storage.shared:
        return House(storage, lock), None
    try:
        family = socket.AF_INET6 if ":" in serving.inside else socket.AF_INET
        inside = socket.create_server((serving.inside, 0), family=family)
    except OSError as fault:
        storage.close()
        raise BattlematError(f"Other servers cannot be listened for at {serving.inside}: {fault}.") from fault
    return SharedHouse(storage, address_of(inside.getsockname())), inside


def load_games() -> None:
    """Everything of every game that is otherwise read when it is first asked for."""
    for name in game_ids():
        game(name)
        find_words("nothing", None, "en", name)


def _keep_pauses_short() -> None:
    """Python's own housekeeping, set for many small answers: what is loaded now stays and need not be looked through
    for garbage again and again, and a thread that computes (a replay, a bot) lets the others in more often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)
    sys.setswitchinterval(0.001)


def serve(
    host: str,
    port: int,
    database: str,
    limits: Limits = UNLIMITED,
    names: Iterable[str] = (),
    hosting: Hosting = Hosting(),  # noqa: B008
) -> None:
    """Serve until interrupted, as one process."""
    serve_all(Serving(host, port, database, limits, tuple(names), hosting))


def serve_all(serving: Serving) -> None:
    """Serve until interrupted, with as many processes as are wished."""
    check_port(serving.host, serving.port)
    if serving.hosting.metrics:
        check_port(*place_of(serving.hosting.metrics))
    with suppress(KeyboardInterrupt):
        end_when_asked()
        if serving.processes > 1:
            asyncio.run(_serve_with_porter(serving))
            return
        running = server(serving)
        note_serving(serving)
        running.run()


def note_serving(serving: Serving) -> None:
    database = public(serving.database)
    logs.note("serving", host=serving.host, port=serving.port, version=__version__, database=database)


async def _serve_with_porter(serving: Serving) -> None:
    if not hasattr(socket, "send_fds"):
        raise BattlematError("Several processes are not possible on this system.")
    storage = Storage(serving.database)  # what is wrong with it is said once
    shared = storage.shared
    storage.close()
    if not shared:
        raise BattlematError("Several processes need PostgreSQL: name it with --database postgresql+psycopg://…")
    family = socket.AF_INET6 if ":" in serving.host else socket.AF_INET
    listener = socket.create_server((serving.host, serving.port), family=family, backlog=BACKLOG)
    logs.begin(serving.hosting.log)
    note_serving(serving)
    await Porter(listener, serving.processes, msgspec.json.encode(serving)).run()


def serve_and_open(port: int, database: str, *, browser: bool) -> None:
    """Serve to this machine alone, and show the table as soon as it is there."""
    check_port("127.0.0.1", port)
    address = f"http://127.0.0.1:{port}/"
    running = server(Serving(THIS_MACHINE, port, database))

    def show() -> None:
        while not running.started and not running.should_exit:
            threading.Event().wait(0.05)
        print(f"The table is at {address} (Ctrl-C ends it; matches are kept).", flush=True)
        if browser:
            webbrowser.open(address)

    threading.Thread(target=show, daemon=True).start()
    with suppress(KeyboardInterrupt):
        running.run()


def check_port(host: str, port: int) -> None:
    """Say it in a sentence when a port cannot be had."""
    try:
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
    except (OSError, OverflowError) as fault:
        raise BattlematError(f"The table cannot be served at {host} port {port}: {fault}.") from fault


def free_port() -> int:
    """The usual port, or the next one nobody uses."""
    for port in range(USUAL_PORT, USUAL_PORT + PORTS_TRIED):
        with suppress(BattlematError):
            check_port("127.0.0.1", port)
            return port
    raise BattlematError(f"No port from {USUAL_PORT} to {USUAL_PORT + PORTS_TRIED} is free; name one with --port.")

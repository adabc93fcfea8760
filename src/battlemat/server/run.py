"""Starting the web server."""

from __future__ import annotations

import gc
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterable
from contextlib import suppress

import uvicorn

from battlemat.core.errors import BattlematError
from battlemat.server.app import make_app
from battlemat.server.limits import UNLIMITED, Limits
from battlemat.server.play import LARGEST_FRAME
from battlemat.server.sockets import Sockets, lines
from battlemat.server.storage import Storage

USUAL_PORT = 8765
PORTS_TRIED = 50


def server(
    host: str, port: int, database: str, limits: Limits = UNLIMITED, names: Iterable[str] = ()
) -> uvicorn.Server:
    """The server, with its database open: a `BattlematError` says what is wrong with that."""
    http, ws = lines(Sockets(limits))
    storage = Storage(database)
    _keep_pauses_short()
    config = uvicorn.Config(
        make_app(storage, limits, (host, *names)),
        host=host,
        port=port,
        log_level="warning",
        http=http,
        ws=ws,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,  # only changes are sent; packing them costs more time and memory than it saves
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=3,
    )
    return uvicorn.Server(config)


def _keep_pauses_short() -> None:
    """Python's own housekeeping, set for many small answers: what is loaded now stays and need not be looked through
    for garbage again and again, and a thread that computes (a replay, a bot) lets the others in more often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)
    sys.setswitchinterval(0.001)


def serve(host: str, port: int, database: str, limits: Limits = UNLIMITED, names: Iterable[str] = ()) -> None:
    """Serve until interrupted."""
    check_port(host, port)
    with suppress(KeyboardInterrupt):
        server(host, port, database, limits, names).run()


def serve_and_open(port: int, database: str, *, browser: bool) -> None:
    """Serve to this machine alone, and show the table as soon as it is there."""
    check_port("127.0.0.1", port)
    address = f"http://127.0.0.1:{port}/"
    running = server("127.0.0.1", port, database)

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

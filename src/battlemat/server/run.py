"""Starting the web server."""

from __future__ import annotations

import uvicorn

from battlemat.server.app import LARGEST_FRAME, make_app


def serve(host: str, port: int, database: str) -> None:
    """Serve until interrupted."""
    uvicorn.run(
        make_app(database),
        host=host,
        port=port,
        log_level="warning",
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=3,
    )

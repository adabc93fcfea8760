"""`battlemat serve`: the table on the network."""

from __future__ import annotations

import argparse
import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from battlemat.cli import Subparsers

DATABASE = "BATTLEMAT_DATABASE"
LEVELS = ("debug", "info", "warning", "error")


def add(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "serve",
        help="serve the table to browsers",
        description="Serves the table over HTTP and WebSockets. Matches are kept in SQLite in your data folder, or in "
        "the database you name.",
    )
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen at (127.0.0.1: this machine only)")
    parser.add_argument("--port", type=int, default=8765, help="the port to listen at (8765)")
    parser.add_argument(
        "--database", metavar="URL", default=os.environ.get(DATABASE),
        help=f"an SQLAlchemy address, e.g. postgresql+psycopg://... (or the environment variable {DATABASE})",
    )  # fmt: skip
    parser.add_argument(
        "--name", action="append", default=[], metavar="HOST", help="a name browsers know this server by (* for any)"
    )
    parser.add_argument(
        "--limit", action="append", default=[], metavar="NAME=NUMBER", help="what one address may do (docs/protocol.md)"
    )
    parser.add_argument(
        "--metrics", default="", metavar="[ADDRESS:]PORT", help="tell numbers for Prometheus there, at /metrics"
    )
    parser.add_argument("--log", choices=("text", "json"), default="text", help="how the log is written (text)")
    parser.add_argument("--log-level", choices=LEVELS, default="info", help="what is written down (info)")
    parser.add_argument("--log-requests", action="store_true", help="write every request down")
    parser.add_argument("--log-addresses", action="store_true", help="write down from where requests come, too")
    parser.add_argument(
        "--processes", type=int, default=1, metavar="N", help="processes to serve with (1); more need PostgreSQL"
    )
    parser.add_argument(
        "--inside",
        default="127.0.0.1",
        metavar="ADDRESS",
        help="the address of this machine that servers on other machines reach it at (docs/several-servers.md)",
    )


def run(args: argparse.Namespace) -> int:
    from battlemat.cli.saves import data_folder
    from battlemat.server.hosting import Hosting
    from battlemat.server.limits import Limits, read_limits
    from battlemat.server.logs import Logging
    from battlemat.server.run import Serving, serve_all
    from battlemat.server.storage import default_database

    limits = read_limits(args.limit, Limits())
    hosting = Hosting(Logging(args.log, args.log_level, args.log_requests, args.log_addresses), args.metrics)
    database = args.database or default_database(data_folder())
    place = (args.host, args.port, database, limits, tuple(args.name), hosting, args.inside, args.processes)
    serving = Serving(*place, games_first=True)
    serve_all(serving)
    return 0

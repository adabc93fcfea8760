"""`battlemat serve`: the table on the network."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from battlemat.cli import Subparsers


def add(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "serve",
        help="serve the table to browsers",
        description="Serves the table over HTTP and WebSockets. Matches are kept in SQLite in your data folder, or in "
        "the database you name.",
    )
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen at (127.0.0.1: this machine only)")
    parser.add_argument("--port", type=int, default=8765, help="the port to listen at (8765)")
    parser.add_argument("--database", metavar="URL", help="an SQLAlchemy address, e.g. postgresql+psycopg://...")
    parser.add_argument(
        "--name", action="append", default=[], metavar="HOST", help="a name browsers know this server by (* for any)"
    )
    parser.add_argument(
        "--limit", action="append", default=[], metavar="NAME=NUMBER", help="what one address may do (docs/protocol.md)"
    )


def run(args: argparse.Namespace) -> int:
    from battlemat.cli.saves import data_folder
    from battlemat.server.limits import Limits, read_limits
    from battlemat.server.run import serve
    from battlemat.server.storage import default_database

    limits = read_limits(args.limit, Limits())
    serve(args.host, args.port, args.database or default_database(data_folder()), limits, args.name)
    return 0

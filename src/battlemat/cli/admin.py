"""`battlemat admin`: what whoever runs a server does to its matches, also while it is running."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from battlemat.cli.database import add_database, up_to_date
from battlemat.cli.streams import printable
from battlemat.core.errors import BattlematError

if TYPE_CHECKING:
    import sqlalchemy as sa

    from battlemat.cli import Subparsers
    from battlemat.server.housekeeping import Wanted
    from battlemat.server.records import MatchRow

STATUSES = ("open", "gathering", "running", "over", "kept")


def add(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "admin",
        help="look after the matches of a server",
        description="Lists, ends, exports, imports and deletes matches, copies the database and counts what is in it; "
        "a server may be running meanwhile.",
    )
    add_database(parser)
    tasks = parser.add_subparsers(dest="task", metavar="TASK", required=True)
    listing = tasks.add_parser("list", help="list matches, the newest first")
    _add_filters(listing)
    listing.add_argument("--most", type=int, default=50, metavar="N", help="list no more than so many (50)")
    close = tasks.add_parser("close", help="end matches that are running; nobody wins")
    close.add_argument("matches", nargs="+", metavar="MATCH")
    export = tasks.add_parser("export", help="write match files")
    export.add_argument("matches", nargs="*", metavar="MATCH", help="which (all that the options below say)")
    _add_filters(export)
    export.add_argument("--folder", type=Path, default=Path(), metavar="FOLDER", help="where to write them (here)")
    reading = tasks.add_parser("import", help="read match files, to be looked at")
    reading.add_argument("files", nargs="+", metavar="FILE")
    deleting = tasks.add_parser("delete", help="delete matches that were begun long ago")
    deleting.add_argument("--older-than", type=_days, required=True, metavar="DAYS")
    deleting.add_argument("--status", choices=STATUSES, default="over", help="delete matches of this kind (over)")
    deleting.add_argument("--game", default="", metavar="GAME", help="only those of this game")
    deleting.add_argument("--yes", action="store_true", help="do not ask")
    backup = tasks.add_parser("backup", help="copy an SQLite database, also while a server uses it")
    backup.add_argument("file", type=Path, metavar="FILE")
    tasks.add_parser("statistics", help="count what is in the database")


def _add_filters(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", default="", metavar="GAME", help="only matches of this game")
    parser.add_argument("--status", default="", choices=STATUSES, help="only matches of this kind")
    parser.add_argument("--player", default="", metavar="NAME", help="only matches of somebody with this in the name")
    parser.add_argument("--older-than", type=_days, metavar="DAYS", help="only matches begun longer ago than this")


def _days(text: str) -> float:
    days = float(text)
    if not 0 <= days <= 100_000:
        raise argparse.ArgumentTypeError(f"{text} is no number of days")
    return days


def run(args: argparse.Namespace) -> int:
    tasks: dict[str, Callable[[sa.Engine, argparse.Namespace], int]] = {
        "list": _list, "close": _close, "export": _export, "import": _import, "delete": _delete, "backup": _backup,
        "statistics": _statistics,
    }  # fmt: skip
    with up_to_date(args.database) as engine:
        return tasks[args.task](engine, args)


def _wanted(args: argparse.Namespace) -> Wanted:
    from battlemat.server.housekeeping import Wanted

    return Wanted(args.game, args.status, getattr(args, "player", ""), args.older_than)


def _list(engine: sa.Engine, args: argparse.Namespace) -> int:
    from battlemat.server import housekeeping

    with engine.connect() as connection:
        for row in housekeeping.rows(connection, housekeeping.ids(connection, _wanted(args), args.most)):
            entries = housekeeping.journal_length(connection, row.id)
            names = " – ".join(seat.name for seat in row.seats)
            print(printable(f"{row.id}  {row.created[:16]}  {row.game:12} {row.status:8}{entries:5} entries  {names}"))
    return 0


def _close(engine: sa.Engine, args: argparse.Namespace) -> int:
    from battlemat.server.housekeeping import call_off

    left = 0
    for match in args.matches:
        with engine.begin() as connection:
            closed = call_off(connection, match)
        left += not closed
        print(printable(f"{match} {'is closed' if closed else 'is no match that could be closed'}"))
    return 1 if left else 0


def _export(engine: sa.Engine, args: argparse.Namespace) -> int:
    from battlemat.cli.saves import write_save
    from battlemat.server import housekeeping
    from battlemat.server.records import load_entries

    with engine.connect() as connection:
        names = args.matches or housekeeping.ids(connection, _wanted(args))
        found = list(housekeeping.rows(connection, names))
        if len(found) < len(names):
            unknown = sorted(set(names) - {row.id for row in found})
            raise BattlematError(f"There is no match {printable(', '.join(unknown))[:200]}.")
        for row in found:
            file = args.folder / f"{row.game}-{row.id}.match"
            write_save(file, _file_of(row, load_entries(connection, row.id)))
            print(printable(str(file)))
    return 0


def _file_of(row: MatchRow, journal: list[tuple[int, object, str]]) -> bytes:
    """The match file; without the position it leads to where the rules of now do not lead there."""
    from battlemat.server.jobs import match_file
    from battlemat.server.looking_back import kept_file

    if row.differs is None:
        try:
            return match_file(row, journal)
        except Exception as fault:  # it must come out all the same
            print(printable(f"{row.id} cannot be played again: {fault}")[:300], file=sys.stderr)
    return kept_file(row, journal)


def _import(engine: sa.Engine, args: argparse.Namespace) -> int:
    from battlemat.cli.files import read_match
    from battlemat.core.errors import SaveError
    from battlemat.core.version import version_of
    from battlemat.server.jobs import import_match
    from battlemat.server.lobby import imported_row
    from battlemat.server.records import Entries, insert_entries, insert_match

    for name in args.files:
        try:
            match = import_match(read_match(name))
        except SaveError as fault:
            raise BattlematError(f"{name}: {fault}") from fault
        row = imported_row(match, "en", version_of(match.game))
        with engine.begin() as connection:
            insert_match(connection, row)
            insert_entries(connection, [Entries(row.id, 0, match.journal)])
        print(printable(f"{row.id}  {row.game}  {name}"))
    return 0


def _delete(engine: sa.Engine, args: argparse.Namespace) -> int:
    from battlemat.server.housekeeping import delete, ids

    with engine.connect() as connection:
        names = ids(connection, _wanted(args))
    if not names:
        print("There is nothing to delete.")
        return 0
    if not args.yes and not _agreed(f"Delete {len(names)} matches for good? [y/N] "):
        print("Nothing was deleted.")
        return 1
    with engine.begin() as connection:
        delete(connection, names)
    print(f"{len(names)} matches were deleted.")
    return 0


def _agreed(question: str) -> bool:
    print(question, end="", flush=True)
    return sys.stdin.readline().strip().lower() in ("y", "yes")


def _backup(engine: sa.Engine, args: argparse.Namespace) -> int:
    from battlemat.server.schema import back_up

    if engine.dialect.name != "sqlite":
        raise BattlematError("PostgreSQL has its own program for this: pg_dump copies a database that is in use.")
    if args.file.exists():
        raise BattlematError(f"{args.file} is there already; a copy never replaces anything.")
    back_up(str(engine.url.database), args.file)
    print(printable(f"{args.file} has {args.file.stat().st_size:,} bytes."))
    return 0


def _statistics(engine: sa.Engine, args: argparse.Namespace) -> int:
    from battlemat.server.housekeeping import statistics

    with engine.connect() as connection:
        found = statistics(connection)
    for game, status, count in found.matches:
        print(f"{game:14}{status:10}{count:10,}")
    print(f"{'matches':24}{sum(count for _, _, count in found.matches):10,}")
    print(f"{'entries':24}{found.entries:10,}  {found.entries_size:,} bytes, {found.taken_back:,} taken back")
    print(f"{'kept positions':24}{found.positions:10,}  {found.positions_size:,} bytes")
    print(f"{'people (seats’ tokens)':24}{found.people:10,}")
    print(f"{'database':24}{found.size:10,} bytes")
    return 0

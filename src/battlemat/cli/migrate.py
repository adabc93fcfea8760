"""`battlemat migrate`: a database after an update."""

from __future__ import annotations

import argparse
import os
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from battlemat.cli.database import add_database, kept_from_servers, opened
from battlemat.cli.progress import progress_bar
from battlemat.cli.streams import printable

if TYPE_CHECKING:
    import sqlalchemy as sa

    from battlemat.cli import Subparsers
    from battlemat.server.records import Journal, MatchRow, Position

    Case = tuple[MatchRow, Journal, list[Position]]

SAME, PROVEN, DIFFERS = "of this version", "proven the same", "different"


def add(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "migrate",
        help="bring a database up to date",
        description="After an update: changes the tables of the database where this battlemat needs others (an SQLite "
        "file is copied before), and plays every match of other rules again. Where that leads through all positions "
        "that were kept, the match goes on; the others are kept to be looked at. Stop all servers before.",
    )
    add_database(parser)
    parser.add_argument("--check", action="store_true", help="only tell what would be done; 1 if a match is different")


def run(args: argparse.Namespace) -> int:
    with opened(args.database) as engine:
        if args.check:
            return 1 if _check(engine)[DIFFERS] else 0
        with kept_from_servers(engine):
            _migrate(engine)
    return 0


def _check(engine: sa.Engine) -> Counter[str]:
    """Tell what would be done."""
    from battlemat.server.schema import as_if_migrated, revisions_of

    with engine.connect() as connection:
        waiting = revisions_of(connection).waiting
    print(_tables_told(waiting, True))
    if not waiting:
        return _play_again(engine, None)
    with as_if_migrated(engine) as connection:  # nobody shall wait for us while matches are played again
        names, others = _names(connection)
        cases = list(_cases(connection, others))
    return _judge_all(cases, len(names), len(others), None)


def _migrate(engine: sa.Engine) -> None:
    from battlemat.server.schema import migrate

    print(_tables_told(tuple(migrate(engine)), False))
    _play_again(engine, engine)


def _play_again(engine: sa.Engine, written_to: sa.Engine | None) -> Counter[str]:
    with engine.connect() as connection:
        names, others = _names(connection)
        return _judge_all(_cases(connection, others), len(names), len(others), written_to)


def _tables_told(waiting: tuple[str, ...], check: bool) -> str:
    if not waiting:
        return "The tables are as they must be."
    return f"The tables {'lack' if check else 'were brought up to date by'} revision {', '.join(waiting)}."


def _names(connection: sa.Connection) -> tuple[list[str], list[str]]:
    """All matches, and those that are not simply of this version."""
    from battlemat.core.version import version_of
    from battlemat.server.housekeeping import Wanted, ids, rows

    names = ids(connection, Wanted())
    others = [
        row.id for row in rows(connection, names) if row.version != version_of(row.game) or row.differs is not None
    ]
    return names, others


def _cases(connection: sa.Connection, names: list[str]) -> Iterator[Case]:
    from battlemat.server.housekeeping import rows
    from battlemat.server.records import load_entries, load_positions

    for row in rows(connection, names):
        yield row, load_entries(connection, row.id), load_positions(connection, row.id)


def _judge_all(cases: Iterable[Case], names: int, others: int, engine: sa.Engine | None) -> Counter[str]:
    """Hold matches against the rules of now, in as many processes as there are processors, and tell what came of it;
    with an `engine` it is written down, too."""
    from battlemat.sim.work import processes, shared_out

    found = Counter({SAME: names - others})
    with progress_bar("matches", others) as progress:
        judged = shared_out(_judge, cases, processes(others, 1, os.cpu_count() or 1))
        for done, (row, entries, difference) in enumerate(judged, 1):
            found[PROVEN if difference is None else DIFFERS] += 1
            if difference is not None:
                where = f"at entry {difference} of {entries}"
                print(printable(f"match {row.id} ({row.game}, {row.status}) is different {where}"))
            if engine is not None:
                _write_down(engine, row, difference)
            progress(done)
    print(f"{names} matches: " + ", ".join(f"{found[kind]} {kind}" for kind in (SAME, PROVEN, DIFFERS)) + ".")
    return found


def _judge(case: Case) -> tuple[MatchRow, int, int | None]:
    from battlemat.server.evidence import first_difference

    row, journal, positions = case
    return row, len(journal), first_difference(row, journal, positions)


def _write_down(engine: sa.Engine, row: MatchRow, difference: int | None) -> None:
    from battlemat.server.records import set_version
    from battlemat.server.versions import verdict

    before = row.version
    verdict(row, difference)
    with engine.begin() as connection:
        set_version(connection, row, before)

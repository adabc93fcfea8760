"""What is kept of the analyses of matches, as rows, and every question about them that is asked of the database."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from battlemat.server.records import now
from battlemat.server.tables import analyses
from battlemat.sim.analysis import Analysis

_encode = msgspec.json.encode


class AnalysisRow(msgspec.Struct, frozen=True):
    """How far the analysis of a match is, and for which version of the rules it was made."""

    match: str
    version: str
    analysis: Analysis
    stopped: bool = False
    owner: str | None = None


def load_analysis(connection: sa.Connection, match: str) -> AnalysisRow | None:
    row = connection.execute(analyses.select().where(analyses.c.match == match)).one_or_none()
    if row is None:
        return None
    analysis = msgspec.json.decode(bytes(row.analysis), type=Analysis)
    return AnalysisRow(row.match, row.version, analysis, row.stopped, row.owner)


def begin_analysis(connection: sa.Connection, row: AnalysisRow) -> None:
    """Keep a new analysis in place of one by other rules; of two that are begun at the same time the first stays."""
    insert: Any = (sqlite if connection.dialect.name == "sqlite" else postgresql).insert
    connection.execute(analyses.delete().where(analyses.c.match == row.match, analyses.c.version != row.version))
    new = {"version": row.version, "analysis": _encode(row.analysis), "stopped": row.stopped, "created": now()}
    connection.execute(insert(analyses).values(match=row.match, **new).on_conflict_do_nothing())


def keep_analysis(connection: sa.Connection, match: str, owner: str, analysis: bytes) -> bool:
    """Keep how far it is now; whether it still is this server's."""
    mine = analyses.update().where(analyses.c.match == match, analyses.c.owner == owner)
    return connection.execute(mine.values(analysis=analysis)).rowcount == 1


def claim(connection: sa.Connection, row: AnalysisRow, owner: str) -> bool:
    """Whether this server goes on with it: not when another was faster, or somebody has stopped it."""
    mine = analyses.update().where(analyses.c.match == row.match, sa.not_(analyses.c.stopped))
    mine = mine.where(analyses.c.owner.is_not_distinct_from(row.owner))
    return connection.execute(mine.values(owner=owner)).rowcount == 1


def release(connection: sa.Connection, match: str, owner: str) -> None:
    """Whoever looks next may go on with it."""
    mine = analyses.update().where(analyses.c.match == match, analyses.c.owner == owner)
    connection.execute(mine.values(owner=None))


def set_stopped(connection: sa.Connection, match: str, stopped: bool) -> None:
    connection.execute(analyses.update().where(analyses.c.match == match).values(stopped=stopped))


def is_stopped(connection: sa.Connection, match: str) -> bool:
    return connection.scalar(sa.select(analyses.c.stopped).where(analyses.c.match == match)) is not False

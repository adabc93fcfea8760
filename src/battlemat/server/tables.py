"""The tables of the database, the same for SQLite and PostgreSQL.

Whoever changes a table adds a revision to `migrations/versions` (how: see `schema.py`); a test insists that the
revisions lead to exactly these tables.
"""

from __future__ import annotations

import sqlalchemy as sa

REVISION = "0006"
"""The newest revision: what a database is marked with that has these tables."""

metadata = sa.MetaData()

matches = sa.Table(
    "matches",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("setup", sa.LargeBinary, nullable=False),
    sa.Column("key", sa.LargeBinary, nullable=False),
    sa.Column("start", sa.LargeBinary, nullable=True),
    sa.Column("hot_seat", sa.Boolean, nullable=False),
    sa.Column("status", sa.String(10), nullable=False, index=True),
    sa.Column("turn", sa.Integer, nullable=False),
    sa.Column("created", sa.String(32), nullable=False, index=True),
    sa.Column("clock", sa.LargeBinary, nullable=True),
    sa.Column("rematch", sa.String(32), nullable=True),
    sa.Column("version", sa.String(32), nullable=True),
    sa.Column("judged", sa.String(32), nullable=True),
    sa.Column("differs", sa.Integer, nullable=True),
    sa.Column("owner", sa.String(32), nullable=True),
    sa.Column("fence", sa.Integer, nullable=True),
    sa.Column("here", sa.String(26), nullable=True),
    sa.Column("terms", sa.LargeBinary, nullable=True),
    sa.Column("asked", sa.String(26), nullable=True),
    sa.Column("winners", sa.String(26), nullable=True),
    sa.Index(
        "owned_matches",
        "owner",
        sqlite_where=sa.text("owner IS NOT NULL"),
        postgresql_where=sa.text("owner IS NOT NULL"),
    ),
)
"""`owner`, `fence` and `here` (who sits there now) belong to `ownership.py`; `asked` are those a match waits for."""

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("player", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("name", sa.String(100), nullable=False),
    sa.Column("bot", sa.String(40), nullable=False),
    sa.Column("token", sa.String(64), nullable=False, index=True),
    sa.Column("invite", sa.String(64), nullable=True),
    sa.Column("person", sa.String(64), nullable=True, index=True),
    sa.Column("list", sa.LargeBinary, nullable=True),
    sa.Column("ready", sa.Boolean, nullable=True),
)
"""`person` is the hash of the key of whoever sits there; `list` is what they bring, until all are ready."""

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("name", sa.String(100), nullable=False),
    sa.Column("lists", sa.LargeBinary, nullable=False),
    sa.Column("changed", sa.String(32), nullable=False),
)
"""What belongs to a key: `id` is its hash."""

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("player", sa.Integer, nullable=False),
    sa.Column("value", sa.LargeBinary, nullable=False),
    sa.Column("key", sa.String(80), nullable=False),
    sa.Column("taken_back", sa.Boolean, nullable=False),
    sa.Column("fence", sa.Integer, nullable=True),
    sa.Index(
        "one_entry_per_number",
        "match",
        "number",
        unique=True,
        sqlite_where=sa.text("taken_back = 0"),
        postgresql_where=sa.text("NOT taken_back"),
    ),
)
"""`fence`: under which claim of the match an entry was written, where several servers share a database."""

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), nullable=False, index=True),
    sa.Column("seat", sa.String(1), nullable=True),
    sa.Column("name", sa.String(100), nullable=False),
    sa.Column("text", sa.String(1000), nullable=False),
    sa.Column("at", sa.String(32), nullable=False),
)

positions = sa.Table(
    "positions",
    metadata,
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("state", sa.LargeBinary, nullable=False),
)
"""How a match stood after so many entries; see `evidence.py`."""

done = sa.Table(
    "done",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), nullable=False, index=True),
    sa.Column("player", sa.Integer, nullable=True),
    sa.Column("key", sa.String(80), nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
)
"""Messages that were carried out and are not in the journal, by their keys: they must not be carried out again."""

servers = sa.Table(
    "servers",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("address", sa.String(100), nullable=False),
    sa.Column("until", sa.DateTime(timezone=True), nullable=False),
)

house = sa.Table(
    "house",
    metadata,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("value", sa.String(200), nullable=False),
)

contests = sa.Table(
    "contests",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("contest", sa.LargeBinary, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Column("stopped", sa.Boolean, nullable=False),
    sa.Column("owner", sa.String(32), nullable=True),
    sa.Column("created", sa.String(32), nullable=False, index=True),
)
"""Lists against lists: `games` for every two of them; `owner` is the server that plays it now."""

fought = sa.Table(
    "fought",
    metadata,
    sa.Column("contest", sa.String(32), sa.ForeignKey("contests.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("pair", sa.Integer, primary_key=True),
    sa.Column("match", sa.LargeBinary, nullable=False),
)
"""The matches of contests that were played."""

analyses = sa.Table(
    "analyses",
    metadata,
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("version", sa.String(32), nullable=False),
    sa.Column("analysis", sa.LargeBinary, nullable=False),
    sa.Column("stopped", sa.Boolean, nullable=False),
    sa.Column("owner", sa.String(32), nullable=True),
    sa.Column("created", sa.String(32), nullable=False),
)
"""What matches turned on, or how far that was found out; `owner` is the server that works on it now."""

COUNTS = sa.not_(entries.c.taken_back)
"""Entries that count, written as the index says it: only then does a database use it."""

"""Matches, seats, entries and chat.

A database may be older than this history: it has the tables, but perhaps not the columns and the index that were
thought of later. It gets what is missing.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
safe = True

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
)

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
)

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
)

one_entry_per_number = sa.Index(
    "one_entry_per_number",
    entries.c.match,
    entries.c.number,
    unique=True,
    sqlite_where=sa.text("taken_back = 0"),
    postgresql_where=sa.text("NOT taken_back"),
)

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


def upgrade() -> None:
    connection = op.get_bind()
    metadata.create_all(connection)  # tables that are there stay as they are
    inspector = sa.inspect(connection)
    for table in metadata.sorted_tables:
        _add_columns(inspector, table)
    indexes = {index["name"] for index in inspector.get_indexes("entries")}
    if "one_entry_per_number" not in indexes:
        _leave_one_entry_per_number(connection)
        one_entry_per_number.create(connection)
    if "entries_of_match" in indexes:
        op.drop_index("entries_of_match", "entries")


def _add_columns(inspector: sa.Inspector, table: sa.Table) -> None:
    known = {column["name"] for column in inspector.get_columns(table.name)}
    for column in table.columns:
        if column.name not in known:
            op.add_column(table.name, sa.Column(column.name, column.type, nullable=True))


def _leave_one_entry_per_number(connection: sa.Connection) -> None:
    """Where two servers wrote the same number by mistake, the first to come counts."""
    counts = sa.not_(entries.c.taken_back)
    first = sa.select(sa.func.min(entries.c.id)).where(counts).group_by(entries.c.match, entries.c.number)
    connection.execute(entries.update().where(counts, entries.c.id.not_in(first)).values(taken_back=True))

"""Several servers on one database: whose a match is, who is alive, and which messages were carried out.

A server of the version before knows nothing of owners, and would play matches that are another's: all must be stopped.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
safe = False


def upgrade() -> None:
    op.add_column("matches", sa.Column("owner", sa.String(32), nullable=True))
    op.add_column("matches", sa.Column("fence", sa.Integer, nullable=True))
    op.add_column("matches", sa.Column("here", sa.String(26), nullable=True))
    op.add_column("entries", sa.Column("fence", sa.Integer, nullable=True))
    owned = sa.text("owner IS NOT NULL")
    op.create_index("owned_matches", "matches", ["owner"], sqlite_where=owned, postgresql_where=owned)
    op.create_table(
        "servers",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("address", sa.String(100), nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "house",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.String(200), nullable=False),
    )
    op.create_table(
        "done",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), nullable=False, index=True),
        sa.Column("player", sa.Integer, nullable=True),
        sa.Column("key", sa.String(80), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
    )

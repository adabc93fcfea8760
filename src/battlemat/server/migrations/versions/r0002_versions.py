"""By which version of the rules a match is played, and positions it went through."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
safe = True


def upgrade() -> None:
    for column in ("version", "judged"):
        op.add_column("matches", sa.Column(column, sa.String(32), nullable=True))
    op.add_column("matches", sa.Column("differs", sa.Integer, nullable=True))
    op.create_table(
        "positions",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("state", sa.LargeBinary, nullable=False),
    )

"""Lists against lists, and their matches."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
safe = True


def upgrade() -> None:
    op.create_table(
        "contests",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("contest", sa.LargeBinary, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("stopped", sa.Boolean, nullable=False),
        sa.Column("owner", sa.String(32), nullable=True),
        sa.Column("created", sa.String(32), nullable=False),
    )
    op.create_index("ix_contests_created", "contests", ["created"])
    op.create_table(
        "fought",
        sa.Column("contest", sa.String(32), sa.ForeignKey("contests.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("pair", sa.Integer, primary_key=True),
        sa.Column("match", sa.LargeBinary, nullable=False),
    )

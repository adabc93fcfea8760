"""Lists people bring, keys they are known by, what is agreed on for a match, whom it waits for and who won it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
safe = True


def upgrade() -> None:
    op.add_column("matches", sa.Column("terms", sa.LargeBinary, nullable=True))
    op.add_column("matches", sa.Column("asked", sa.String(26), nullable=True))
    op.add_column("matches", sa.Column("winners", sa.String(26), nullable=True))
    op.add_column("seats", sa.Column("person", sa.String(64), nullable=True))
    op.add_column("seats", sa.Column("list", sa.LargeBinary, nullable=True))
    op.add_column("seats", sa.Column("ready", sa.Boolean, nullable=True))
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table(
        "people",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("lists", sa.LargeBinary, nullable=False),
        sa.Column("changed", sa.String(32), nullable=False),
    )

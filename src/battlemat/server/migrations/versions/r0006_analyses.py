"""Analyses of matches."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
safe = True


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("version", sa.String(32), nullable=False),
        sa.Column("analysis", sa.LargeBinary, nullable=False),
        sa.Column("stopped", sa.Boolean, nullable=False),
        sa.Column("owner", sa.String(32), nullable=True),
        sa.Column("created", sa.String(32), nullable=False),
    )

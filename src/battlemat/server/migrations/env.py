"""What Alembic runs to carry out revisions, on the connection it is handed."""

from __future__ import annotations

from alembic import context

from battlemat.server.tables import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
context.run_migrations()

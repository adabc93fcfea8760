"""The history of the database's tables, told by Alembic; `battlemat.server.schema` carries it out."""

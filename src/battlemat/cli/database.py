"""The database commands work on: the one that is named, there or in the environment, or that of the data folder."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from battlemat.cli.serve import DATABASE
from battlemat.core.errors import BattlematError

if TYPE_CHECKING:
    import sqlalchemy as sa


def add_database(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--database", metavar="URL", default=os.environ.get(DATABASE),
        help=f"an SQLAlchemy address (the environment variable {DATABASE}, or else the SQLite in your data folder)",
    )  # fmt: skip


@contextmanager
def opened(url: str | None) -> Iterator[sa.Engine]:
    """A database that must be there already; whatever goes wrong with it is told in one sentence."""
    from battlemat.cli.saves import data_folder
    from battlemat.server.storage import default_database, engine_for, public, told_plainly

    url = url or default_database(data_folder())
    with told_plainly(url):
        engine = engine_for(url)
        file = engine.url.database
        if engine.dialect.name == "sqlite" and not (file and Path(file).is_file()):
            raise BattlematError(f"There is no database at {public(url)}.")
        try:
            yield engine
        finally:
            engine.dispose()


@contextmanager
def up_to_date(url: str | None) -> Iterator[sa.Engine]:
    """A database with the tables of now."""
    from battlemat.server.schema import revisions_of

    with opened(url) as engine:
        with engine.connect() as connection:
            if revisions_of(connection).waiting:
                raise BattlematError("The tables of this database are older than battlemat: run `battlemat migrate`.")
        yield engine


@contextmanager
def kept_from_servers(engine: sa.Engine) -> Iterator[None]:
    """No server uses an SQLite file meanwhile; `BattlematError` if one does already."""
    from battlemat.server.house import sole_use

    lock = sole_use(engine.url.render_as_string(hide_password=False))
    try:
        yield
    finally:
        if lock is not None:
            lock.close()

"""A PostgreSQL server of our own, for as long as it is needed."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.ports import free_port


class NoPostgreSQL(Exception):
    """There is none, and none can be installed."""


def programs() -> Path:
    """Where PostgreSQL's programs are; as root on Debian they are installed if missing."""
    for _ in range(2):
        found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
        if found:
            return found[-1].parent
        if os.geteuid() != 0 or shutil.which("apt-get") is None:
            break
        subprocess.run(["apt-get", "update"], check=False, stdout=subprocess.DEVNULL)
        subprocess.run(["apt-get", "install", "-y", "postgresql"], check=True, stdout=subprocess.DEVNULL)
    raise NoPostgreSQL("PostgreSQL is needed for this: install the package postgresql")


@contextmanager
def running_postgresql() -> Iterator[str]:
    """The address of an empty database on a server that ends when it is left."""
    where = programs()
    folder = Path(tempfile.mkdtemp(prefix="battlemat-pg-"))
    become = []
    if os.geteuid() == 0:  # PostgreSQL refuses to run as root
        shutil.chown(folder, "postgres", "postgres")
        become = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]
    port, data = free_port(), folder / "data"

    def run(*words: str | Path) -> None:
        subprocess.run([*become, *words], check=True, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    run(where / "initdb", "-D", data, "-A", "trust", "-U", "battlemat")
    options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder}"
    control = (where / "pg_ctl", "-D", data, "-w", "-o", options, "-l", folder / "log")
    run(*control, "start")
    yield f"postgresql+psycopg://battlemat@127.0.0.1:{port}/postgres"
    run(*control, "-m", "immediate", "stop")
    shutil.rmtree(folder, ignore_errors=True)

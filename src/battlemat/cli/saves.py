"""Where matches are kept, and how they are written: whole or not at all, and never over anything else."""

from __future__ import annotations

import errno
import os
import sys
import tempfile
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from secrets import token_hex
from stat import S_ISDIR, S_ISREG

from battlemat.cli.files import LARGEST_MATCH, read_bytes
from battlemat.core.errors import BattlematError, SaveError
from battlemat.core.save import read_save


def data_folder() -> Path:
    """Where programs keep a user's data on this system."""
    try:
        if sys.platform == "win32":
            return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "battlemat"
        if sys.platform == "darwin":
            return Path.home() / "Library" / "Application Support" / "battlemat"
        return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "battlemat"
    except RuntimeError:  # a user without a home
        return Path(tempfile.gettempdir()) / "battlemat"


def autosaves(game: str) -> list[Path]:
    """A file of its own for every sitting, so that none overwrites another, and one in case that cannot be written."""
    name = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}-{token_hex(4)}.match"
    return [data_folder() / name, Path(tempfile.gettempdir()) / name]


def write_save(file: Path, data: bytes) -> None:
    """Write a match; `SaveError` when there is a file that is no match, `OSError` or `ValueError` when it fails."""
    target = _checked(file)
    draft = target.parent / f".battlemat-{token_hex(8)}.tmp"
    try:
        with draft.open("xb") as out:
            out.write(data)
            out.flush()
            os.fsync(out.fileno())
        draft.replace(target)
    except BaseException:
        with suppress(OSError):
            draft.unlink()
        raise


def try_out(file: Path) -> None:
    """Fail as `write_save` would, without writing a match."""
    draft = _checked(file).parent / f".battlemat-{token_hex(8)}.tmp"
    draft.open("xb").close()
    draft.unlink()


def _checked(file: Path) -> Path:
    """The file itself behind any links, in a folder that exists. Nothing but an ordinary file is ever opened."""
    target = Path(os.path.realpath(file))
    try:
        mode = target.stat().st_mode
    except FileNotFoundError:
        target.parent.mkdir(parents=True, exist_ok=True)
        return target
    if S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(file))
    if not S_ISREG(mode):
        raise SaveError(f"{file} is no ordinary file.")
    if not os.access(target, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(file))
    try:
        read_save(read_bytes(target, LARGEST_MATCH))
    except BattlematError as fault:
        raise SaveError(f"{file} is no saved match.") from fault
    return target

"""What the server writes down: one line for each thing that happened, as text or as JSON, on standard error.

Never written: tokens, invitations, what is in messages, what is hidden in a match. Addresses only if that is wished.
"""

from __future__ import annotations

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import Any, Literal, TextIO

import h11
import msgspec

from battlemat.server import metrics

LONGEST = 300
"""Characters of a fact."""
PLACES_KEPT = 200
"""Places at which something went wrong that are remembered, so that each is traced once."""

NO_NEWS = (
    "Invalid HTTP request",
    "Invalid UTF-8",
    "Unsupported upgrade",
    "Unsupported WebSocket",
    "socket.send() raised exception",
)
"""Of the libraries: somebody sent what is no request, or went away while being told something."""

_log = logging.getLogger("battlemat.server")
_traced: set[tuple[str, str, int]] = set()


class Logging(msgspec.Struct, frozen=True):
    """How much is written down, and in which form."""

    style: Literal["text", "json"] = "text"
    level: Literal["debug", "info", "warning", "error"] = "warning"
    requests: bool = False
    addresses: bool = False


def note(event: str, *, level: int = logging.INFO, **facts: Any) -> None:
    """Something happened."""
    if _log.isEnabledFor(level):
        _log.log(level, event, extra={"facts": facts})


def report(event: str, *, fault: BaseException | None = None, **facts: Any) -> None:
    """Something went wrong: one line, and (when everything is written down) once for each place how it came to it."""
    metrics.FAULTS.add(1, event if facts or fault else "other")
    if fault is not None:
        facts["fault"] = repr(fault)
    note(event, level=logging.ERROR, **facts)
    if fault is not None and _log.isEnabledFor(logging.DEBUG) and _is_new(fault):
        note("trace", level=logging.DEBUG, at=event, trace="".join(traceback.format_exception(fault)))


def _is_new(fault: BaseException) -> bool:
    frames = traceback.extract_tb(fault.__traceback__)
    place = (type(fault).__name__, frames[-1].filename if frames else "", frames[-1].lineno or 0 if frames else 0)
    if place in _traced or len(_traced) >= PLACES_KEPT:
        return False
    _traced.add(place)
    return True


def begin(wished: Logging, stream: TextIO | None = None) -> None:
    """Write from now on as wished."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(AsJson() if wished.style == "json" else AsText())
    level = getattr(logging, wished.level.upper())
    for name, least in (("battlemat.server", level), ("uvicorn", level), ("uvicorn.error", level), ("asyncio", level)):
        logger = logging.getLogger(name)
        logger.handlers[:] = [] if name == "uvicorn.error" else [handler]
        logger.propagate = name == "uvicorn.error"
        logger.setLevel(least)
    for name in ("uvicorn.error", "asyncio"):
        logging.getLogger(name).addFilter(_spare)


def _spare(record: logging.LogRecord) -> bool:
    """What strangers send is no news: nobody may fill the disk with it. Anything else of the library's is one line."""
    fault = record.exc_info[1] if record.exc_info else None
    if record.getMessage().startswith(NO_NEWS) or isinstance(fault, h11.ProtocolError):
        metrics.REFUSED.add(1, "no-http")
        return False
    if record.levelno <= logging.INFO:
        record.levelno, record.levelname = logging.DEBUG, "DEBUG"
        return _log.isEnabledFor(logging.DEBUG)
    return True


def facts_of(record: logging.LogRecord) -> dict[str, Any]:
    """What a line says, in order."""
    facts: dict[str, Any] = {
        "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
        "level": record.levelname.lower(),
        "event": record.getMessage(),
    }
    if record.name != _log.name:
        facts["by"] = record.name
    if record.exc_info and record.exc_info[1] is not None:
        facts["fault"] = repr(record.exc_info[1])
    return facts | getattr(record, "facts", {})


class AsJson(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        facts = facts_of(record)
        return json.dumps({name: _short(name, value) for name, value in facts.items()}, ensure_ascii=False)


class AsText(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        facts = facts_of(record)
        said = [str(facts.pop("time")), str(facts.pop("level")), _short("event", facts.pop("event"))]
        said += [f"{name}={json.dumps(_short(name, value), ensure_ascii=False)}" for name, value in facts.items()]
        return " ".join(said).replace("\n", "\\n")


def _short(name: str, value: Any) -> Any:
    if not isinstance(value, str):
        return value
    return value if name == "trace" else "".join(sign if sign.isprintable() else " " for sign in value[:LONGEST])

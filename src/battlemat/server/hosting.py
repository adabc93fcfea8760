"""What whoever runs a server sets besides where it listens and what it allows."""

from __future__ import annotations

import msgspec

from battlemat.server.logs import Logging


class Hosting(msgspec.Struct, frozen=True):
    """`metrics`: the address at which numbers are told, on its own; empty: nowhere."""

    log: Logging = Logging()
    metrics: str = ""

"""One of several processes: it reads from its standard input what to serve, and takes connections from the porter."""

from __future__ import annotations

import socket
import sys
from contextlib import suppress

import msgspec

from battlemat.core.errors import BattlematError
from battlemat.server.ending import end_when_asked
from battlemat.server.run import Serving, server


def main() -> int:
    door = socket.socket(fileno=int(sys.argv[1]))
    serving = msgspec.json.decode(sys.stdin.buffer.read(), type=Serving)
    try:
        with suppress(KeyboardInterrupt):
            end_when_asked()
            server(serving, door).run()
    except BattlematError as fault:
        print(fault, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

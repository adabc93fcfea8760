"""The file a contest is kept in while it is played: a line that says which contest, then a line for each match.

A contest that was interrupted, even in the middle of a line, goes on from there; one that is over is told again.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from battlemat.core.errors import BattlematError
from battlemat.sim.contest import Contest, Fought

_matches = msgspec.json.Decoder(Fought)


class RunFile:
    """The matches of one contest in a file. Another contest's file is refused and stays as it is."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path = path
        self.contest = contest
        head = msgspec.json.encode(contest) + b"\n"
        if not path.exists() or not _whole(path):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(head)
        with path.open("rb") as file:
            if file.readline() != head:
                raise BattlematError(
                    f"{path} is of another contest (other lists, bots, seed or rules); "
                    "name another folder, or delete the file."
                )
        with path.open("r+b") as file:
            file.truncate(_whole(path))

    def matches(self, games: int) -> Iterator[Fought]:
        """The matches played so far, as many as a contest of so many games has."""
        with self.path.open("rb") as file:
            file.readline()
            for number, line in enumerate(file, 2):
                fought = self._match(number, line)
                if fought.played.number < games:
                    yield fought

    def _match(self, number: int, line: bytes) -> Fought:
        try:
            fought = _matches.decode(line)
        except msgspec.MsgspecError as fault:
            raise BattlematError(f"Line {number} of {self.path} is no match: {fault}.") from fault
        if not 0 <= fought.pair < len(self.contest.pairs):
            raise BattlematError(f"Line {number} of {self.path} is a match of lists that are not in this contest.")
        return fought

    def add(self, fought: Fought) -> None:
        """Keep a match: when this returns, no end of this process can lose it."""
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(fought) + b"\n")


def _whole(path: Path) -> int:
    """How many bytes of a file are whole lines."""
    length = 0
    with path.open("rb") as file:
        for line in file:
            length += len(line) if line.endswith(b"\n") else 0
    return length

"""A bot in any language: a program that reads a question from each line of its input and writes a line with the answer.

docs/writing-a-bot.md describes the lines.
"""

from __future__ import annotations

import shlex
import subprocess
from random import Random
from typing import Any, Final

import msgspec

from battlemat.bots.seat import Seat
from battlemat.core.decision import Decision
from battlemat.core.errors import BattlematError

PATIENCE: Final = 1.0
"""Seconds a program has to end by itself when its input is closed."""


class Asked(msgspec.Struct, frozen=True, tag="question"):
    """All that the asked player may know. `considered` is what looks good at a glance; `seed` makes luck repeatable."""

    game: str
    player: int
    view: dict[str, Any]
    question: dict[str, Any]
    considered: list[dict[str, Any]]
    seed: int


class Answered(msgspec.Struct, frozen=True, tag="answer"):
    """What the program answers; `number` is that of the question."""

    number: int
    answer: Any


class PipeBot:
    """Talks with a program that it starts when it is first asked."""

    def __init__(self, command: str) -> None:
        self.name = f"pipe:{command}"
        self._words = _split(command)
        self._program: subprocess.Popen[bytes] | None = None

    def answer(self, seat: Seat, decision: Decision[Any], rng: Random) -> Any:
        """The program's answer to this question; answers to others are not waited for and not taken."""
        considered = [{"answer": one.answer, "value": one.value} for one in seat.appraise(decision)]
        asked = Asked(seat.game, seat.player, seat.view(), decision.to_dict(), considered, rng.getrandbits(32))
        answered = _read(self._exchange(msgspec.json.encode(asked)))
        if answered.number != decision.number:
            raise BattlematError(f"it answered question {answered.number}, not {decision.number}")
        return answered.answer

    def close(self) -> None:
        """End the program: it may do so by itself when nobody asks any more."""
        program, self._program = self._program, None
        if program is None:
            return
        try:
            program.communicate(timeout=PATIENCE)
        except (subprocess.TimeoutExpired, OSError, ValueError):
            program.kill()
            program.wait()

    def _exchange(self, line: bytes) -> bytes:
        program = self._program or self._start()
        assert program.stdin is not None
        assert program.stdout is not None
        try:
            program.stdin.write(line + b"\n")
            program.stdin.flush()
        except BrokenPipeError:
            raise BattlematError("it ended without an answer") from None
        return program.stdout.readline()

    def _start(self) -> subprocess.Popen[bytes]:
        try:
            self._program = subprocess.Popen(self._words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except OSError as fault:
            raise BattlematError(f"{self._words[0]} cannot be started: {fault.strerror}") from fault
        return self._program


def _split(command: str) -> list[str]:
    try:
        words = shlex.split(command)
    except ValueError as fault:
        raise BattlematError(f"The command of the bot pipe:{command} cannot be read: {fault}.") from fault
    if not words:
        raise BattlematError("A bot over a pipe needs a command, such as pipe:./my-bot.")
    return words


def _read(line: bytes) -> Answered:
    if not line:
        raise BattlematError("it ended without an answer")
    try:
        return msgspec.json.decode(line, type=Answered)
    except msgspec.DecodeError as fault:
        raise BattlematError(f"its line could not be read: {fault}") from fault

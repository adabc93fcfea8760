"""Everything that can go wrong because of what somebody asked for, not because of a bug."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

Path = tuple[str | int, ...]
"""The way to an entry of plain data: keys of objects, places in lists."""


class Refusal(msgspec.Struct, frozen=True):
    """Why something is not allowed: a message key with its facts, and the rule that forbids it.

    The sentence is made only when somebody reads it, in the reader's language. A refusal of a list says in `where`
    which of its entries it is about, those that are missing too; none: the list as a whole.
    """

    key: str
    rule: str = ""
    facts: dict[str, Any] = {}
    where: tuple[Path, ...] = ()

    @property
    def reason(self) -> str:
        """The sentence in English.

        >>> Refusal("core-over").reason
        'The match is over.'
        """
        return self.reason_in("en")

    def reason_in(self, language: str, game: str | None = None) -> str:
        """The sentence, with names in place of ids; `game` says whose names where the key does not.

        Whoever shows a table asks its `Teller` instead, which also knows which of several equal things is meant.
        """
        return _voice(self, language, game)

    def cite(self, sentence: str) -> str:
        """A sentence about this refusal, with the rule behind it."""
        return f"{sentence} [{self.rule}]" if self.rule else sentence


Voice = Callable[[Refusal, str, str | None], str]
"""Who puts a refusal into words: given the refusal, a language and the id of the game, where it is known."""


def _wordless(refusal: Refusal, language: str, game: str | None) -> str:
    return refusal.key


_voice: Voice = _wordless


def speak_by(voice: Voice) -> None:
    """Say who puts refusals into words from now on: `battlemat` lets the tellers do it.

    Everything imports errors, and tellers know every game; so errors are told who speaks and do not look for them.
    """
    global _voice
    _voice = voice


class BattlematError(Exception):
    """Base of all errors a caller can cause and may want to catch."""


class IllegalAnswer(BattlematError):
    """An answer that the rules, or the open question, do not allow. The match is unchanged.

    `game` is the id of the game it was given in, where known: whose names its sentence uses.
    """

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        self.rule = refusal.rule
        self.game: str | None = None
        super().__init__(refusal)

    @property
    def reason(self) -> str:
        """Why, as a sentence in English."""
        return self.reason_in("en")

    def reason_in(self, language: str) -> str:
        """Why, as a sentence with the names of the game it was answered in."""
        return self.refusal.reason_in(language, self.game)

    def __str__(self) -> str:
        return self.refusal.cite(self.reason)


class ContentError(BattlematError):
    """A rule or content file that cannot be used, with the place of the mistake."""

    def __init__(self, file: str, record: str, problem: str) -> None:
        self.file, self.record, self.problem = file, record, problem
        super().__init__(f"{file}: {record}: {problem}")


class UnknownGame(BattlematError):
    """A game id that no registered game has."""


class UnknownLesson(BattlematError):
    """A lesson that a game does not have."""


class OldPuzzle(BattlematError):
    """A puzzle from a simulated match that the rules of now do not lead to."""


class BadSetup(BattlematError):
    """A set-up (players, lists, variant) with which no match can start."""

    def __init__(self, *refusals: Refusal) -> None:
        self.refusals = refusals
        super().__init__(*refusals)

    def reasons_in(self, language: str) -> list[str]:
        """A sentence for every fault, with the rule behind it."""
        return [refusal.cite(refusal.reason_in(language)) for refusal in self.refusals]

    def __str__(self) -> str:
        return " ".join(self.reasons_in("en"))


class SaveError(BattlematError):
    """Bytes that are not a match this version can continue."""


class BrokenRules(BattlematError):
    """The engine itself failed: an exception or a dead end inside a flow. The match is back at the last question."""

"""Puzzles that were found in simulated matches: a position, and what came of every answer to its question.

They are data, `lessons/found.toml` of their game, written by `make puzzles` (`sim/mining.py`). A position is a match
file that begins shortly before its question. All legal answers are there with what came of them when the engine played
them out; the best one leads by a clear margin. See docs/lessons.md.
"""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Any, Final

import msgspec

from battlemat.core.content import load_records
from battlemat.core.decision import Decision
from battlemat.core.errors import BattlematError, ContentError, OldPuzzle
from battlemat.core.game import Game
from battlemat.core.load import played_again
from battlemat.core.match import Match
from battlemat.core.registry import game_folders, load_game
from battlemat.core.save import Save, read_save

FILE: Final = "found.toml"
TABLE: Final = "puzzles"
PREFIX: Final = "found-"
"""How their ids begin. One may be gone when a match of it is taken up again: new ones were mined."""
ASKED: Final = 0
"""The player who is asked in a puzzle."""
MOST_BEST: Final = 4
"""So many answers may come to the same as the best one."""

Given = str | list[str]


class Tried(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer, the chance to win that it leads to, and what the best one has more of (the best one: than the next).

    `error` is how uncertain the difference from the best one is.
    """

    answer: Given
    chance: float
    error: float = 0.0
    terms: dict[str, float] = {}


class Found(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position in which one answer is clearly best.

    `position` is a match file. `tried` are all answers, the best first, and the first `best` of them come to the same.
    They were played out in so many `worlds`. `natural` is a puzzle whose best answer looks best at a glance, too.
    It was found in the `match` of this number.
    """

    id: str
    kind: str
    turn: int
    worlds: int
    position: str
    tried: list[Tried]
    best: int = 1
    natural: bool = False
    match: int = 0

    def is_best(self, answer: Any) -> bool:
        """Whether this is the best answer, or one that comes to the same."""
        return any(plain(answer) == one.answer for one in self.tried[: self.best])

    def outcome(self, answer: Any) -> Tried | None:
        """What came of an answer."""
        return next((one for one in self.tried if one.answer == plain(answer)), None)

    @property
    def entries(self) -> int:
        """Entries of the journal before the question."""
        return len(_record(self.position).journal)

    @property
    def next_best(self) -> Tried:
        """The best of the answers that come to something else."""
        return self.tried[self.best]


def plain(answer: Any) -> Any:
    """An answer as it stands in a file; a single option is the same alone and in a list.

    >>> plain(("a", "b")), plain(["a"]), plain("a")
    (['a', 'b'], 'a', 'a')
    """
    if isinstance(answer, str):
        return answer
    parts = list(answer)
    return parts[0] if len(parts) == 1 else parts


# The files ------------------------------------------------------------------------------------------------------------


def found(game: str) -> Mapping[str, Found]:
    """The puzzles that were found for a game, by their ids."""
    return _found(game) if game in game_folders() else MappingProxyType({})


@cache
def _found(game: str) -> Mapping[str, Found]:
    file = game_folders()[game] / "lessons" / FILE
    return read_found(file) if file.is_file() else MappingProxyType({})


def read_found(file: Traversable) -> Mapping[str, Found]:
    """The puzzles of a file; `ContentError` if one cannot be meant."""
    puzzles = load_records(file, TABLE, Found)
    for one in puzzles.values():
        for problem in _problems(one):
            raise ContentError(file.name, one.id, problem)
    return puzzles


def _problems(one: Found) -> Iterator[str]:
    if not 1 <= one.best <= MOST_BEST or one.best >= len(one.tried):
        yield "there is no best answer, or no other one"
    if any(earlier.chance < later.chance for earlier, later in zip(one.tried, one.tried[1:], strict=False)):
        yield "the best answer does not come first"
    if not all(0.0 <= tried.chance <= 1.0 for tried in one.tried):
        yield "a chance is a number from 0 to 1"


# The position ---------------------------------------------------------------------------------------------------------


def open_found(game: str, one: Found) -> Match[Any]:
    """The match at the question of a puzzle; `OldPuzzle` if the rules of now do not lead there."""
    try:
        match = _position(load_game(game), one.position)
        question_of(one, match)
    except BattlematError as fault:
        raise OldPuzzle(
            f"The puzzle {one.id} of {game} cannot be played by the rules of now ({fault}); "
            f"`make puzzles ARGS={game}` finds new ones."
        ) from fault
    return match


@lru_cache(64)
def _record(position: str) -> Save:
    try:
        return read_save(b64decode(position, validate=True))
    except ValueError as fault:
        raise BattlematError("its position is damaged") from fault


def _position(game: Game[Any], position: str) -> Match[Any]:
    record = _record(position)
    if record.game != game.id:
        raise BattlematError(f"its position is one of {record.game}")
    return played_again(game, record)


def question_of(one: Found, match: Match[Any]) -> Decision[Any]:
    """The question of a puzzle in its match, which must be the one it was found for."""
    decision = match.decision_for(ASKED)
    if decision is None or decision.kind != one.kind:
        raise BattlematError("its question is another one")
    if sorted(str(plain(answer)) for answer in decision.answers()) != sorted(str(tried.answer) for tried in one.tried):
        raise BattlematError("its question has other answers")
    return decision

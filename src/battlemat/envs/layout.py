"""Where in the arrays of an observation what stands, and what it means: one layout for each game and player count."""

from __future__ import annotations

import re
from functools import cache, cached_property
from hashlib import blake2b
from typing import Any, Final

import numpy as np
from gymnasium import spaces

from battlemat.core.words import word_files
from battlemat.games import game

MOST_ANSWERS: Final = 256
HISTORY: Final = 8
PLACES: Final = 4
BIG: Final = 1e6
"""No number of an observation is larger."""

QUESTION: Final = {
    "most": "how many things may be chosen",
    "chosen": "how many are chosen already",
    "left": "what is left of the budget for them (-1: there is none)",
    "place-left": "the poses offered lie right of this x (in millimetres),",
    "place-bottom": "above this y,",
    "place-right": "left of this x",
    "place-top": "and below this y",
}
ANSWER: Final = {
    "there": "1 where there is an answer",
    "chosen": "whether it is chosen already",
    "done": "whether it ends a choice of several things",
    "anywhere": "whether it takes the pose named beside the number (continuous places)",
    "weight": "what it takes of the budget",
    "word": "which of the game's words it begins with (0: none, or one the game does not list)",
    "word-2": "the second such word",
    "x": "of a pose, in millimetres",
    "y": "of a pose, in millimetres",
    "heading": "of a pose, in degrees",
}
EVENT: Final = {
    "there": "1 where there is an event; the last one comes first",
    "kind": "which of the game's events it is (counted from 1)",
    "ago": "how many answers before the last event it was",
    "mine": "whether it is told of oneself",
    "seats-on": "how many seats on the player sits of whom it is told (-1: of nobody)",
    "amount": "the first number it tells of",
}


class Layout:
    """The spaces of a game: what each array is called, what its rows and columns are."""

    def __init__(self, game_id: str, players: int, answers: int = MOST_ANSWERS, history: int = HISTORY) -> None:
        self.game = game_id
        self.players = players
        self.answers = answers
        self.history = history
        self.observed = game(game_id).observed
        self.kinds = message_kinds(game_id, "ask")
        self.events = message_kinds(game_id, "event")
        self.named = [table for table in self.observed.tables if table.id]
        """The tables of things that answers and events can name."""

    def answer_columns(self) -> dict[str, str]:
        """The columns of the answers."""
        return {**ANSWER, **self._rows_named(), **self.observed.hint.columns}

    def event_columns(self) -> dict[str, str]:
        """The columns of the history."""
        return {**EVENT, **self._rows_named()}

    def _rows_named(self) -> dict[str, str]:
        first = {table.name: f"the row in {table.name} of the thing it names, from 1 (0: none)" for table in self.named}
        return {**first, **{f"{table.name}-2": f"that of a second thing in {table.name}" for table in self.named}}

    def question_columns(self) -> dict[str, str]:
        """The numbers of the question."""
        return {**QUESTION, **{f"asks-{kind}": f"whether the question is {kind!r}" for kind in self.kinds}}

    @cached_property
    def shapes(self) -> dict[str, tuple[int, ...]]:
        """The arrays by name."""
        return {
            "globals": (len(self.observed.whole.names),),
            **{table.name: (table.size(self.players), len(table.names)) for table in self.observed.tables},
            "question": (len(self.question_columns()),),
            "history": (self.history, len(self.event_columns())),
            "answers": (self.answers, len(self.answer_columns())),
        }

    def observation_space(self) -> spaces.Dict:
        """A space of its own for each player, so that each can be seeded."""
        boxes = {name: spaces.Box(-BIG, BIG, shape, np.float32) for name, shape in self.shapes.items()}
        return spaces.Dict({**boxes, "action_mask": spaces.Box(0, 1, (self.answers,), np.int8)})

    def action_space(self, continuous: bool = False) -> spaces.Space[Any]:
        """The number of an answer; where places are continuous, with a pose beside it (from -1 to 1)."""
        number = spaces.Discrete(self.answers)
        if not continuous:
            return number
        return spaces.Dict({"answer": number, "pose": spaces.Box(-1.0, 1.0, (3,), np.float32)})

    def columns(self) -> dict[str, dict[str, str]]:
        """What every column of every array means."""
        tables = {table.name: table.about_columns() for table in self.observed.tables}
        return {
            "globals": self.observed.whole.about_columns(),
            **tables,
            "question": self.question_columns(),
            "history": self.event_columns(),
            "answers": self.answer_columns(),
        }

    def describe(self) -> dict[str, Any]:
        """All of it as plain data, for people and for scripts."""
        return {
            "game": self.game,
            "players": self.players,
            "arrays": {
                name: {"shape": list(self.shapes[name]), "columns": columns} for name, columns in self.columns().items()
            },
            "tables": {table.name: table.about for table in (self.observed.whole, *self.observed.tables)},
            "words": ["", *self.observed.words],
            "events": ["", *self.events],
            "action": "the number of a row in `answers`; `action_mask` has a 1 for each that may be taken",
            "several": "several things are chosen one after another; row 0 (done) ends the choice",
            "more answers than rows": "a random part of them is offered",
            "more things than rows": "the last ones are left out",
        }

    def fingerprint(self) -> str:
        """Changes when a column, a word or a size does: what was learned with another one cannot be used."""
        return blake2b(repr(self.describe()).encode(), digest_size=8).hexdigest()


@cache
def message_kinds(game_id: str, sort: str) -> tuple[str, ...]:
    """The questions ("ask") or events of a game: those that have a sentence of their own, which all have."""
    wanted = re.compile(rf"^(?:{game_id}|core)-{sort}-([\w-]+) =", re.MULTILINE)
    texts = [file.read_text(encoding="utf-8") for file in word_files("en", game_id)]
    return tuple(sorted({kind for text in texts for kind in wanted.findall(text)}))

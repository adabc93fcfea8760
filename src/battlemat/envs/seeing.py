"""Observations: arrays made of one player's view, events and question, and of nothing else."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from operator import itemgetter
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from battlemat.core.decision import Decision, PickSome
from battlemat.core.event import Event
from battlemat.core.observed import Look, Row, Table
from battlemat.envs.choosing import ANYWHERE, DONE, Choice
from battlemat.envs.layout import ANSWER, EVENT, QUESTION, Layout

Floats = NDArray[np.float32]
Observation = dict[str, Any]
Where = Mapping[str, tuple[int, int]]
"""In which table a thing stands (by its number) and in which row, from 1."""

PARTS: Final = re.compile(r"[:>/]")
WORD: Final = list(ANSWER).index("word")
X: Final = list(ANSWER).index("x")


class Reader:
    """Reads the rows of a table."""

    def __init__(self, table: Table, players: int) -> None:
        self.table = table
        self.size = table.size(players)
        self.width = len(table.names)
        fields = tuple(table.fields)
        self.plain: Callable[[Row], tuple[Any, ...]]
        if len(fields) > 1:
            self.plain = itemgetter(*fields)
        else:
            self.plain = lambda row: tuple(row[field] for field in fields)
        self.worked_out = tuple(column.read for column in table.columns)

    def read(self, look: Look, rows: Sequence[Row]) -> Floats:
        """The numbers of these rows, and zeros below them."""
        found: Floats = np.zeros((self.size, self.width), np.float32)
        if rows:
            plain, worked_out = self.plain, self.worked_out
            found[: len(rows)] = [(1, *plain(row), *[read(row, look) for read in worked_out]) for row in rows]
        return found


class Eyes:
    """Makes the observations of a layout."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.whole = Reader(layout.observed.whole, layout.players)
        self.readers = [Reader(table, layout.players) for table in layout.observed.tables]
        self.things = {table.name: number for number, table in enumerate(layout.named)}
        self.words = {word: number for number, word in enumerate(layout.observed.words, 1)}
        self.kinds = {kind: len(QUESTION) + number for number, kind in enumerate(layout.kinds)}
        self.events = {kind: number for number, kind in enumerate(layout.events, 1)}

    def see(self, view: Mapping[str, Any], viewer: int, events: Sequence[Event], choice: Choice | None) -> Observation:
        """What a player knows; without a choice (nothing is asked of them) there are no answers."""
        look = Look(view, viewer, self.layout.players)
        where: dict[str, tuple[int, int]] = {}
        seen: Observation = {"globals": self.whole.read(look, [view])[0]}
        for reader in self.readers:
            rows = list(reader.table.rows(view))[: reader.size]
            seen[reader.table.name] = reader.read(look, rows)
            if reader.table.id:
                number, name = self.things[reader.table.name], reader.table.id
                where.update((row[name], (number, place)) for place, row in enumerate(rows, 1))
        seen["question"] = self._question(choice)
        seen["history"] = self._history(look, events, where)
        seen["answers"] = self._answers(choice, where)
        seen["action_mask"] = mask_of(choice, self.layout.answers)
        return seen

    def _question(self, choice: Choice | None) -> Floats:
        found: Floats = np.zeros(self.layout.shapes["question"], np.float32)
        if choice is None:
            return found
        decision = choice.decision
        if decision.kind in self.kinds:
            found[self.kinds[decision.kind]] = 1
        most = decision.most if isinstance(decision, PickSome) else 1
        found[:3] = (most, len(choice.chosen), left_of(choice))
        found[3:7] = extent(choice)
        return found

    def _history(self, look: Look, events: Sequence[Event], where: Where) -> Floats:
        found: Floats = np.zeros(self.layout.shapes["history"], np.float32)
        last = events[-1].at if events else 0
        for row, event in zip(found, reversed(events), strict=False):
            player = event.data.get("player")
            seats = look.seats_on(player) if isinstance(player, int) else -1
            numbers = (value for key, value in event.data.items() if key != "player" and isinstance(value, int))
            amount = next(numbers, 0)
            row[: len(EVENT)] = (1, self.events.get(event.kind, 0), last - event.at, seats == 0, seats, amount)
            self._name(row, len(EVENT), (value for value in event.data.values() if isinstance(value, str)), where)
        return found

    def _answers(self, choice: Choice | None, where: Where) -> Floats:
        found: Floats = np.zeros(self.layout.shapes["answers"], np.float32)
        if choice is None:
            return found
        decision, columns = choice.decision, len(ANSWER)
        weights = weights_of(decision)
        hint = self.layout.observed.hint
        for row, answer in zip(found, choice.answers, strict=False):
            row[0] = 1
            if answer.__class__ is tuple and not isinstance(answer[0], str):
                row[X : X + 3] = answer
            elif answer is DONE or answer is ANYWHERE:
                row[2 if answer is DONE else 3] = 1
            else:
                row[1], row[4] = answer in choice.chosen, weights.get(answer, 0)
                parts = PARTS.split(answer)
                words = [self.words[part] for part in parts if part in self.words][:2]
                row[WORD : WORD + len(words)] = words
                self._name(row, columns, [answer, *parts], where)
                if hint.columns:
                    row[-len(hint.columns) :] = hint.read(answer)
        return found

    def _name(self, row: Floats, start: int, parts: Any, where: Where) -> None:
        """Write down which rows of which tables the parts are about: at most two of each table."""
        count = len(self.things)
        for part in parts:
            if part in where:
                table, place = where[part]
                column = start + table
                if row[column]:
                    column += count
                row[column] = place


def weights_of(decision: Decision[Any]) -> dict[str, int]:
    """What each option takes of the budget."""
    if not isinstance(decision, PickSome):
        return {}
    return dict(zip(decision.ids, decision.weights, strict=False))


def left_of(choice: Choice) -> float:
    """What is left of a budget; -1 where there is none."""
    decision = choice.decision
    if not isinstance(decision, PickSome) or decision.budget is None:
        return -1
    weights = weights_of(decision)
    return decision.budget - sum(weights.get(option, 0) for option in choice.chosen)


def extent(choice: Choice) -> tuple[float, float, float, float]:
    """The rectangle in which the offered poses lie; zeros where none are."""
    poses = [answer for answer in choice.answers if answer.__class__ is tuple]
    if not poses:
        return (0.0, 0.0, 0.0, 0.0)
    xs, ys = [pose[0] for pose in poses], [pose[1] for pose in poses]
    return (min(xs), min(ys), max(xs), max(ys))


def mask_of(choice: Choice | None, size: int) -> NDArray[np.int8]:
    """1 for each answer that may be taken."""
    mask: NDArray[np.int8] = np.zeros(size, np.int8)
    if choice is not None:
        legal = choice.legal
        if isinstance(legal, range):
            mask[legal.start : legal.stop] = 1
        else:
            mask[list(legal)] = 1
    return mask

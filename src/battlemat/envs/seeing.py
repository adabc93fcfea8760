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
from battlemat.envs.layout import QUESTION, Layout

Floats = NDArray[np.float32]
Observation = dict[str, Any]
Where = Mapping[str, tuple[int, int]]
"""In which table a thing stands (by its number) and in which row, from 1."""

PARTS: Final = re.compile(r"[:>/]")


class Reader:
    """Reads the rows of a table. Views share what has not changed: what stays of such a row is read once."""

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
        self.staying = tuple(column.read for column in table.those(True))
        self.others = tuple(column.read for column in table.those(False))
        self.known: dict[int, tuple[Row, list[Any]]] = {}
        """By the identity of a row: the row itself, so that no other one can have it, and its numbers that stay."""
        self.block: Floats = np.zeros((0, 1 + len(fields) + len(self.staying)), np.float32)
        """The same of the rows that were read last, in their order."""

    def read(self, look: Look, rows: Sequence[Row]) -> Floats:
        """The numbers of these rows, and zeros below them."""
        found: Floats = np.zeros((self.size, self.width), np.float32)
        if rows:
            self._learn(look, rows)
            count, staying, others = len(rows), self.block.shape[1], self.others
            found[:count, :staying] = self.block
            if others:
                found[:count, staying:] = [[read(row, look) for read in others] for row in rows]
        return found

    def _learn(self, look: Look, rows: Sequence[Row]) -> None:
        """Read what stays of rows that are new; of rows that are gone nothing is remembered."""
        before, plain, staying = self.known, self.plain, self.staying
        keys = [*map(id, rows)]
        if keys == [*before]:
            return
        self.known = known = {
            key: before.get(key) or (row, [1, *plain(row), *[read(row, look) for read in staying]])
            for key, row in zip(keys, rows, strict=True)
        }
        self.block = np.array([numbers for _, numbers in known.values()], np.float32)


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
        shape = self.layout.shapes["history"]
        found: Floats = np.zeros(shape, np.float32)
        last = events[-1].at if events else 0
        rows = [self._event(look, event, last, where) for event in reversed(events[-shape[0] :])]
        if rows:
            found[: len(rows)] = rows
        return found

    def _event(self, look: Look, event: Event, last: int, where: Where) -> list[float]:
        data = event.data
        player = data.get("player", -1)
        seats = look.seats_on(player) if player.__class__ is int and player >= 0 else -1
        amount, named = 0, []
        for key, value in data.items():
            if value.__class__ is str:
                named.append(value)
            elif value.__class__ is int and key != "player":
                amount = amount or value
        start = [1, self.events.get(event.kind, 0), last - event.at, seats == 0, seats, amount]
        return start + self._name(named, where)

    def _answers(self, choice: Choice | None, where: Where) -> Floats:
        found: Floats = np.zeros(self.layout.shapes["answers"], np.float32)
        if choice is not None:
            weights = weights_of(choice.decision)
            found[: len(choice.answers)] = [self._answer(choice, answer, weights, where) for answer in choice.answers]
        return found

    def _answer(self, choice: Choice, answer: Any, weights: Mapping[str, int], where: Where) -> list[float]:
        hint = self.layout.observed.hint
        if answer.__class__ is not str or answer is DONE or answer is ANYWHERE:
            pose = answer if answer.__class__ is tuple else (0.0, 0.0, 0.0)
            beginning = [1, 0, answer is DONE, answer is ANYWHERE, 0, 0, 0, *pose]
            return beginning + [0] * (2 * len(self.things) + len(hint.columns))
        parts = PARTS.split(answer)
        words = [*(self.words[part] for part in parts if part in self.words), 0, 0]
        beginning = [1, answer in choice.chosen, 0, 0, weights.get(answer, 0), words[0], words[1], 0, 0, 0]
        return beginning + self._name([answer, *parts] if len(parts) > 1 else parts, where) + [*hint.read(answer)]

    def _name(self, parts: Sequence[str], where: Where) -> list[float]:
        """Which rows of which tables the parts are about: at most two of each table."""
        count = len(self.things)
        found = [0.0] * (2 * count)
        for part in parts:
            if part in where:
                table, place = where[part]
                found[table + count if found[table] else table] = place
        return found


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

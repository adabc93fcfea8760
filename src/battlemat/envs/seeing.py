"""Observations: arrays made of one player's view, events and question, and of nothing else."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from battlemat.core.decision import Decision, PickSome
from battlemat.core.event import Event
from battlemat.core.observed import Look, Row
from battlemat.envs.choosing import ANYWHERE, DONE, Choice
from battlemat.envs.layout import QUESTION, Layout
from battlemat.envs.reading import Floats, Place, Reader, Remembered

Observation = dict[str, Any]

PARTS: Final = re.compile(r"[:>/]")
MOST_KNOWN: Final = 16_384
"""Of so many answers and events it is remembered what they say."""


class Words(NamedTuple):
    """What the id of an answer says: two words of the game, what it may name, and the numbers the game reads in it."""

    first: int
    second: int
    parts: Sequence[str]
    hint: Sequence[float]


class Told(NamedTuple):
    """What an event says to a player; it is kept, so that no other one can be taken for it."""

    event: Event
    at: int
    kind: int
    player: int
    amount: int
    named: Sequence[str]


class Eyes:
    """Makes the observations of a layout."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.whole = Reader(layout.observed.whole, layout.players)
        self.things = {table.name: number for number, table in enumerate(layout.named)}
        self.readers = {
            table.name: Reader(table, layout.players, self.things.get(table.name, 0))
            for table in layout.observed.tables
        }
        self.words = {word: number for number, word in enumerate(layout.observed.words, 1)}
        self.kinds = {kind: len(QUESTION) + number for number, kind in enumerate(layout.kinds)}
        self.events = {kind: number for number, kind in enumerate(layout.events, 1)}
        self.unseen: dict[str, None] = dict.fromkeys((*layout.shapes, "action_mask"))
        """The names of all arrays, and none of them."""
        self._answers: dict[str, Words] = {}
        self._told: dict[tuple[int, int], Told] = {}

    def forget(self) -> None:
        """Another match begins."""
        for reader in (self.whole, *self.readers.values()):
            reader.forget()
        self._told.clear()

    def see(self, view: Mapping[str, Any], viewer: int, told: Sequence[Told], choice: Choice | None) -> Observation:
        """What a player knows; without a choice (nothing is asked of them) there are no answers."""
        sight = Sight(self, view, viewer, told, choice)
        return {name: sight.array(name) for name in self.unseen}

    def words_of(self, answer: str) -> Words:
        """What the id of an answer says."""
        found = self._answers.get(answer)
        if found is None:
            parts = PARTS.split(answer)
            words = [*(self.words[part] for part in parts if part in self.words), 0, 0]
            hint = tuple(self.layout.observed.hint.read(answer))
            found = Words(words[0], words[1], [answer, *parts] if len(parts) > 1 else parts, hint)
            if len(self._answers) >= MOST_KNOWN:
                self._answers.clear()
            self._answers[answer] = found
        return found

    def told(self, events: Sequence[Event], player: int) -> list[Told]:
        """What the last events say to a player, the last one first."""
        known, found = self._told, []
        for event in events[: -self.layout.history - 1 : -1]:
            told = known.get((id(event), player))
            if told is None:
                if len(known) >= MOST_KNOWN:
                    known.clear()
                told = known[id(event), player] = self._heard(event, player)
            found.append(told)
        return found

    def _heard(self, event: Event, viewer: int) -> Told:
        player, amount, named = -1, 0, []
        for key, value in event.seen_by(viewer).data.items():
            if value.__class__ is str:
                named.append(value)
            elif value.__class__ is int:
                if key == "player":
                    player = value
                else:
                    amount = amount or value
        return Told(event, event.at, self.events.get(event.kind, 0), player, amount, named)


class Sight:
    """One look of a player at the table, array by array: what several of them need is made once."""

    def __init__(
        self, eyes: Eyes, view: Mapping[str, Any], viewer: int, told: Sequence[Told], choice: Choice | None
    ) -> None:
        self.eyes = eyes
        self.layout = eyes.layout
        self.look = Look(view, viewer, eyes.layout.players)
        self.told = told
        self.choice = choice
        self._read: dict[str, tuple[Sequence[Row], Remembered]] = {}

    def array(self, name: str) -> Any:
        """One of the arrays."""
        match name:
            case "globals":
                whole, view = self.eyes.whole, [self.look.view]
                return whole.read(self.look, view, whole.learned(self.look, view))[0]
            case "question":
                return question_of(self.eyes, self.choice)
            case "history":
                return self._history()
            case "answers":
                return self._answers()
            case "action_mask":
                return mask_of(self.choice, self.layout.answers)
        return self.eyes.readers[name].read(self.look, *self._known(name))

    def _known(self, name: str) -> tuple[Sequence[Row], Remembered]:
        """The rows of a table, and what is known of them."""
        found = self._read.get(name)
        if found is None:
            reader = self.eyes.readers[name]
            rows = reader.rows(self.look)
            found = self._read[name] = (rows, reader.learned(self.look, rows))
        return found

    @cached_property
    def _where(self) -> Mapping[str, Place]:
        """Where everything is that answers and events may name."""
        where: dict[str, Place] = {}
        for name in self.eyes.things:
            where |= self._known(name)[1].places
        return where

    def _history(self) -> Floats:
        found: Floats = np.zeros(self.layout.shapes["history"], np.float32)
        if self.told:
            last = self.told[0].at
            found[: len(self.told)] = [self._event(told, last) for told in self.told]
        return found

    def _event(self, told: Told, last: int) -> list[float]:
        seats = self.look.seats_on(told.player) if told.player >= 0 else -1
        return [1, told.kind, last - told.at, seats == 0, seats, told.amount, *self._name(told.named)]

    def _answers(self) -> Floats:
        found: Floats = np.zeros(self.layout.shapes["answers"], np.float32)
        choice = self.choice
        if choice is not None:
            weights = weights_of(choice.decision)
            found[: len(choice.answers)] = [self._answer(choice, answer, weights) for answer in choice.answers]
        return found

    def _answer(self, choice: Choice, answer: Any, weights: Mapping[str, int]) -> list[float]:
        if answer.__class__ is not str or answer is DONE or answer is ANYWHERE:
            pose = answer if answer.__class__ is tuple else (0.0, 0.0, 0.0)
            beginning = [1, 0, answer is DONE, answer is ANYWHERE, 0, 0, 0, *pose]
            return beginning + [0] * (2 * len(self.eyes.things) + len(self.layout.observed.hint.columns))
        first, second, parts, hint = self.eyes.words_of(answer)
        weight = weights.get(answer, 0) if weights else 0
        return [1, answer in choice.chosen, 0, 0, weight, first, second, 0, 0, 0, *self._name(parts), *hint]

    def _name(self, parts: Sequence[str]) -> list[float]:
        """Which rows of which tables the parts are about: at most two of each table."""
        count = len(self.eyes.things)
        found = [0.0] * (2 * count)
        where = self._where
        for part in parts:
            if part in where:
                table, place = where[part]
                found[table + count if found[table] else table] = place
        return found


def question_of(eyes: Eyes, choice: Choice | None) -> Floats:
    """Which question it is, how many things may be chosen, where poses lie."""
    found: Floats = np.zeros(eyes.layout.shapes["question"], np.float32)
    if choice is None:
        return found
    decision = choice.decision
    if decision.kind in eyes.kinds:
        found[eyes.kinds[decision.kind]] = 1
    most = decision.most if isinstance(decision, PickSome) else 1
    found[:7] = (most, len(choice.chosen), left_of(choice), *extent(choice))
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

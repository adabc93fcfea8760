"""Questions to players and the answers they take."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from random import Random
from typing import Any, Final, TypeVar

import msgspec

from battlemat.core.errors import IllegalAnswer, Refusal

T = TypeVar("T")

GRID: Final = 4
"""Decimals of a millimetre kept in a pose, so that the last bit of a float never decides."""


class Again:
    """Sent into a flow instead of an answer when something outside it changed the state: ask anew."""

    def __repr__(self) -> str:
        return "AGAIN"


AGAIN: Final = Again()


class Option(msgspec.Struct, frozen=True):
    """One thing to choose. Its id reads `verb:subject>object`; the parts are ids of things on the table.

    `weight` counts against the question's budget, options of one `group` exclude each other, and one that stands
    `alone` cannot be combined with others.
    """

    id: str
    weight: int = 0
    group: str = ""
    alone: bool = False


class Decision:
    """A question to one player. `Pick` and `Place` are its two forms."""

    __slots__ = ("about", "kind", "number", "player", "refused_by", "rule")

    def __init__(
        self,
        player: int,
        kind: str,
        rule: str,
        about: Mapping[str, Any] | None = None,
        refused: Callable[[], Mapping[str, Refusal]] | None = None,
    ) -> None:
        self.player = player
        self.kind = kind
        self.rule = rule
        self.about = about or {}
        self.refused_by = refused
        self.number = -1

    @property
    def options(self) -> tuple[Option, ...]:
        """What can be answered: all of it for a `Pick`, a sample for a `Place`. Each id is a legal answer by itself."""
        raise NotImplementedError

    @property
    def refused(self) -> Mapping[str, Refusal]:
        """What a player may well try here, and why it cannot be done."""
        return self.refused_by() if self.refused_by else {}

    def accept(self, answer: Any) -> Any:
        """The answer as the flow gets it; `IllegalAnswer` if it is not allowed."""
        raise NotImplementedError

    def random(self, rng: Random) -> Any:
        raise NotImplementedError

    def to_dict(self) -> dict[str, Any]:
        """Plain data for the browser and for scripts."""
        return {
            "player": self.player,
            "kind": self.kind,
            "rule": self.rule,
            "number": self.number,
            "about": dict(self.about),
            "options": [msgspec.to_builtins(option) for option in self.options],
        }

    def refuse(self, key: str, rule: str = "", **facts: Any) -> IllegalAnswer:
        return IllegalAnswer(Refusal(key, rule or self.rule, facts))


class Pick(Decision):
    """Choose one option, or several: at most `most`, their weights within `budget`, one per group.

    Answers are an option id, or a list of ids; the order of the list is kept (and matters when `ordered`). Every
    option is a legal answer by itself; `check` may refuse combinations for a reason of its own.
    """

    __slots__ = ("alone", "budget", "budget_rule", "check", "groups", "ids", "most", "ordered", "weights")

    def __init__(
        self,
        player: int,
        kind: str,
        rule: str,
        ids: Sequence[str],
        about: Mapping[str, Any] | None = None,
        refused: Callable[[], Mapping[str, Refusal]] | None = None,
        *,
        most: int = 1,
        budget: int | None = None,
        budget_rule: str = "",
        weights: Sequence[int] = (),
        groups: Sequence[str] = (),
        alone: str = "",
        ordered: bool = False,
        check: Callable[[Sequence[str]], Refusal | None] | None = None,
    ) -> None:
        self.player = player
        self.kind = kind
        self.rule = rule
        self.about = about or {}
        self.refused_by = refused
        self.number = -1
        self.ids = ids
        self.most = most
        self.budget = budget
        self.budget_rule = budget_rule
        self.weights = weights
        self.groups = groups
        self.alone = alone
        self.ordered = ordered
        self.check = check

    @property
    def options(self) -> tuple[Option, ...]:
        weights = self.weights or [0] * len(self.ids)
        groups = self.groups or [""] * len(self.ids)
        return tuple(
            Option(option, weight, group, option == self.alone or self.most == 1)
            for option, weight, group in zip(self.ids, weights, groups, strict=True)
        )

    def to_dict(self) -> dict[str, Any]:
        return {
            **super().to_dict(),
            "form": "pick",
            "most": self.most,
            "budget": self.budget,
            "ordered": self.ordered,
        }

    def accept(self, answer: Any) -> Any:
        if answer.__class__ is str and answer in self.ids:
            return answer if self.most == 1 else (answer,)
        chosen = self._as_ids(answer)
        for option in chosen:
            if option not in self.ids:
                raise self._unknown(option)
        if len(chosen) == 1:
            return chosen[0] if self.most == 1 else chosen
        if len(chosen) > self.most:
            raise self.refuse("core-too-many", chosen=len(chosen), most=self.most)
        if len(set(chosen)) < len(chosen):
            raise self.refuse("core-twice", option=next(o for o in chosen if chosen.count(o) > 1))
        self._check_combination(chosen)
        return chosen

    def _as_ids(self, answer: Any) -> tuple[str, ...]:
        if answer.__class__ is not list and answer.__class__ is not tuple:
            if not isinstance(answer, str):
                raise self.refuse("core-wrong-type", type=type(answer).__name__)
            return (answer,)
        for option in answer:
            if not isinstance(option, str):
                raise self.refuse("core-wrong-type", type=f"{type(answer).__name__} of {type(option).__name__}")
        if not answer:
            raise self.refuse("core-nothing-chosen")
        return tuple(answer)

    def _unknown(self, option: str) -> IllegalAnswer:
        refusal = self.refused.get(option)
        if refusal is not None:
            return IllegalAnswer(refusal)
        shown = ", ".join(self.ids[:12]) + (", …" if len(self.ids) > 12 else "")
        return self.refuse("core-unknown-option", option=option[:80], options=shown)

    def _check_combination(self, chosen: tuple[str, ...]) -> None:
        if len(chosen) > 1 and self.alone in chosen:
            raise self.refuse("core-stands-alone", option=self.alone)
        places = [self.ids.index(option) for option in chosen]
        if self.groups:
            groups = [self.groups[place] for place in places]
            if len(set(groups)) < len(groups):
                raise self.refuse("core-same-group", group=next(g for g in groups if groups.count(g) > 1))
        if self.budget is not None:
            total = sum(self.weights[place] for place in places)
            if total > self.budget:
                raise self.refuse("core-over-budget", self.budget_rule, total=total, budget=self.budget)
        refusal = self.check(chosen) if self.check else None
        if refusal is not None:
            raise IllegalAnswer(refusal)

    def random(self, rng: Random) -> Any:
        ids = self.ids
        first = int(rng.random() * len(ids))
        if self.most == 1:
            return ids[first]
        chosen = [ids[first]]
        if ids[first] == self.alone:
            return chosen
        left = 10**9 if self.budget is None else self.budget
        if self.weights:
            left -= self.weights[first]
        taken = {self.groups[first]} if self.groups else set()
        tries = 1 + int(rng.random() * 4)
        while tries and left > 0 and len(chosen) < self.most:
            tries -= 1
            other = int(rng.random() * len(ids))
            option = ids[other]
            if option in chosen or option == self.alone:
                continue
            if self.groups and self.groups[other] in taken:
                continue
            if self.weights and self.weights[other] > left:
                continue
            chosen.append(option)
            if self.weights:
                left -= self.weights[other]
            if self.groups:
                taken.add(self.groups[other])
        return chosen[:1] if self.check and self.check(chosen) else chosen

    def answers(self) -> Iterator[Any]:
        """Every legal answer: all combinations, and all their orders where the order matters."""
        if self.most == 1:
            yield from self.ids
            return
        chosen: list[int] = []

        def extend(start: int) -> Iterator[tuple[str, ...]]:
            for index in range(start, len(self.ids)):
                if index in chosen:
                    continue
                chosen.append(index)
                answer = tuple(self.ids[place] for place in chosen)
                if self._fits(answer):
                    yield answer
                    if len(chosen) < self.most and answer != (self.alone,):
                        yield from extend(0 if self.ordered else index + 1)
                chosen.pop()

        yield from extend(0)

    def _fits(self, chosen: tuple[str, ...]) -> bool:
        try:
            self._check_combination(chosen)
        except IllegalAnswer:
            return False
        return True


Pose = tuple[float, float, float]
"""x and y in millimetres, heading in degrees."""


def on_grid(pose: Sequence[float]) -> Pose:
    """The pose as it is stored: rounded to the grid, the heading in [0, 360)."""
    x, y, heading = pose
    return (round(x, GRID) + 0.0, round(y, GRID) + 0.0, round(heading % 360.0, GRID) % 360.0)


def pose_id(pose: Pose) -> str:
    return ",".join(f"{value:g}" if value == int(value) else repr(value) for value in pose)


class Place(Decision):
    """Put something at a legal pose.

    `check` says why a pose is illegal (None: legal), `sample` draws a legal pose for bots, `poses` are some legal
    poses shown as options, and `region` is an outline to draw. Answers are an option id or `[x, y, heading]`.
    """

    __slots__ = ("check", "poses", "region", "sample")

    def __init__(
        self,
        player: int,
        kind: str,
        rule: str,
        poses: Sequence[Sequence[float]],
        check: Callable[[Pose], Refusal | None],
        sample: Callable[[Random], Sequence[float]],
        about: Mapping[str, Any] | None = None,
        region: Sequence[Sequence[tuple[float, float]]] = (),
    ) -> None:
        super().__init__(player, kind, rule, about)
        self.poses = tuple(on_grid(pose) for pose in poses)
        self.check = check
        self.sample = sample
        self.region = region

    @property
    def options(self) -> tuple[Option, ...]:
        return tuple(Option(pose_id(pose), alone=True) for pose in self.poses)

    def to_dict(self) -> dict[str, Any]:
        return {**super().to_dict(), "form": "place", "region": [list(ring) for ring in self.region]}

    def accept(self, answer: Any) -> Pose:
        if isinstance(answer, str):
            for pose in self.poses:
                if pose_id(pose) == answer:
                    return pose
            raise self.refuse("core-unknown-pose", option=answer[:80])
        if (
            not isinstance(answer, list | tuple)
            or len(answer) != 3
            or not all(isinstance(value, int | float) and abs(value) < 1e6 for value in answer)
        ):
            raise self.refuse("core-wrong-pose")
        pose = on_grid(answer)
        refusal = self.check(pose)
        if refusal is not None:
            raise IllegalAnswer(refusal)
        return pose

    def random(self, rng: Random) -> Pose:
        return on_grid(self.sample(rng))


Asked = Decision | tuple[Decision, ...]
"""What a flow yields: one question, or several to different players, answered in secret (answers by player number)."""

Flow = Generator[Asked, Any, T]
"""A rule in progress: yields questions, receives answers, returns what it found out."""


def choose(make: Callable[[], Decision | None]) -> Flow[Any]:
    """Ask the question that `make` makes; None when there is nothing (left) to ask.

    The question is made anew whenever a concession or a redraw changed the state under it.
    """
    while True:
        decision = make()
        if decision is None:
            return None
        answer = yield decision
        if answer is not AGAIN:
            return answer


def choose_together(make: Callable[[], tuple[Decision, ...]]) -> Flow[dict[int, Any]]:
    """Ask several players at once; nobody sees an answer before all are given. Answers by player."""
    while True:
        decisions = make()
        if not decisions:
            return {}
        answers = yield decisions
        if answers is not AGAIN:
            return dict(zip(sorted(decision.player for decision in decisions), answers, strict=True))

"""Questions to players and the answers they take."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from random import Random
from typing import Any, Final, Generic, TypeVar

import msgspec

from battlemat.core.errors import IllegalAnswer, Refusal
from battlemat.core.option import Option as Option

A = TypeVar("A")
T = TypeVar("T")

GRID: Final = 4
"""Decimals of a millimetre kept in a pose, so that the last bit of a float never decides."""

TRIES: Final = 1000
"""How often a place is sampled before the sampler is called broken."""

LONGEST_ID: Final = 300
"""No option id has more characters."""


class Again:
    """Sent into a flow instead of an answer when something outside it changed the state: ask anew."""

    def __repr__(self) -> str:
        return "AGAIN"


AGAIN: Final = Again()


About = Mapping[str, Any] | Callable[[], Mapping[str, Any]]
"""Facts about a question, or a function that finds them."""


class Decision(Generic[A]):
    """A question to one player; `A` is what the flow that asks it receives.

    `Pick`, `PickSome` and `Place` are its forms. `about` holds facts for those who put the question into words; what
    takes long to find out is given as a function, and found out when somebody looks, like what is `refused`.
    """

    __slots__ = ("_about", "_refused", "kind", "number", "player", "rule")
    form = ""

    def __init__(
        self,
        player: int,
        kind: str,
        rule: str,
        about: About | None = None,
        refused: Callable[[], Mapping[str, Refusal]] | None = None,
    ) -> None:
        self.player = player
        self.kind = kind
        self.rule = rule
        self._about = about or {}
        self._refused = refused
        self.number = -1

    @property
    def options(self) -> tuple[Option, ...]:
        """What can be answered: everything for picks, a sample for a `Place`. Each is a legal answer by itself."""
        raise NotImplementedError

    @property
    def about(self) -> Mapping[str, Any]:
        """Facts about the question."""
        if callable(self._about):
            self._about = self._about()
        return self._about

    @property
    def refused(self) -> Mapping[str, Refusal]:
        """What a player may well try here, and why it cannot be done."""
        return self._refused() if self._refused else {}

    def accept(self, answer: Any) -> A:
        """The answer as the flow gets it; `IllegalAnswer` if it is not allowed."""
        raise NotImplementedError

    def random(self, rng: Random) -> Any:
        """Some legal answer."""
        raise NotImplementedError

    def answers(self) -> Iterator[Any]:
        """Every legal answer, as far as they can be counted."""
        for option in self.options:
            yield option.id

    def only_answer(self) -> A | None:
        """The answer, if there is just one."""
        return None

    def to_dict(self) -> dict[str, Any]:
        """Plain data for the browser and for scripts: all that is ever sent of a question."""
        return {
            "player": self.player,
            "kind": self.kind,
            "rule": self.rule,
            "number": self.number,
            "form": self.form,
            "about": dict(self.about),
            "options": [msgspec.to_builtins(option) for option in self.options],
            "refused": {option: msgspec.to_builtins(refusal) for option, refusal in self.refused.items()},
        }

    def refuse(self, key: str, rule: str = "", **facts: Any) -> IllegalAnswer:
        """An `IllegalAnswer` to raise: the message key, the rule (if not said, that of the question) and facts."""
        return IllegalAnswer(Refusal(key, rule or self.rule, facts))

    def _unknown(self, option: str, ids: Sequence[str]) -> IllegalAnswer:
        told = option if len(option) <= LONGEST_ID else ""
        refused = self.refused if told else {}
        while told:  # what is refused of a subject is refused with whatever object: `verb:subject>object`
            refusal = refused.get(told)
            if refusal is not None:
                return IllegalAnswer(refusal)
            told = told.rpartition(">")[0]
        shown = ", ".join(ids[:12]) + (", …" if len(ids) > 12 else "")
        quoted = option[:80].encode("utf-8", "replace").decode()
        return self.refuse("core-unknown-option", id=quoted, options=shown)

    def _as_ids(self, answer: Any) -> tuple[str, ...]:
        """The option ids an answer names."""
        if answer.__class__ is str:
            return (answer,)
        if answer.__class__ is not list and answer.__class__ is not tuple:
            raise self.refuse("core-wrong-type", type=type(answer).__name__)
        for option in answer:
            if option.__class__ is not str:
                raise self.refuse("core-wrong-type", type=f"{type(answer).__name__}[{type(option).__name__}]")
        if not answer:
            raise self.refuse("core-nothing-chosen")
        return tuple(answer)


class Pick(Decision[str]):
    """Choose one of several options. The answer is its id."""

    __slots__ = ("ids",)
    form = "pick"

    def __init__(
        self,
        player: int,
        kind: str,
        rule: str,
        ids: Sequence[str],
        about: About | None = None,
        refused: Callable[[], Mapping[str, Refusal]] | None = None,
    ) -> None:
        self.player = player
        self.kind = kind
        self.rule = rule
        self.ids = tuple(ids)
        self._about = about or {}
        self._refused = refused
        self.number = -1

    @property
    def options(self) -> tuple[Option, ...]:
        """All of them; each stands alone."""
        return tuple(Option(option) for option in self.ids)

    def accept(self, answer: Any) -> str:
        """The id that was chosen, also from a list of one."""
        if answer.__class__ is str and answer in self.ids:
            return answer
        chosen = self._as_ids(answer)
        for option in chosen:
            if option not in self.ids:
                raise self._unknown(option, self.ids)
        if len(chosen) > 1:
            raise self.refuse("core-too-many", chosen=len(chosen), most=1)
        return chosen[0]

    def random(self, rng: Random) -> str:
        """Any option, each as likely as another."""
        return self.ids[int(rng.random() * len(self.ids))]

    def only_answer(self) -> str | None:
        """The id, if there is just one."""
        return self.ids[0] if len(self.ids) == 1 else None


class PickSome(Decision[tuple[str, ...]]):
    """Choose several options: at most `most`, their weights within `budget`, one per group.

    The answer is a list of ids (a single one may stand by itself); its order is kept, and matters when `ordered`.
    Every option is a legal answer by itself; `check` may refuse combinations for a reason of its own.
    """

    __slots__ = ("_drawn", "alone", "budget", "budget_rule", "check", "groups", "ids", "most", "ordered", "weights")
    form = "pick-some"

    def __init__(
        self,
        player: int,
        kind: str,
        rule: str,
        ids: Sequence[str],
        about: About | None = None,
        refused: Callable[[], Mapping[str, Refusal]] | None = None,
        *,
        most: int,
        budget: int | None = None,
        budget_rule: str = "",
        weights: Sequence[int] = (),
        groups: Sequence[str] = (),
        alone: str = "",
        ordered: bool = False,
        check: Callable[[Sequence[str]], Refusal | None] | None = None,
    ) -> None:
        super().__init__(player, kind, rule, about, refused)
        self.ids = tuple(ids)
        self.most = most
        self.budget = budget
        self.budget_rule = budget_rule
        self.weights = tuple(weights)
        self.groups = tuple(groups)
        self.alone = alone
        self.ordered = ordered
        self.check = check
        self._drawn: tuple[str, ...] = ()

    @property
    def options(self) -> tuple[Option, ...]:
        """All of them, with their weights and groups."""
        weights = self.weights or [0] * len(self.ids)
        groups = self.groups or [""] * len(self.ids)
        return tuple(
            Option(option, weight, group, option == self.alone)
            for option, weight, group in zip(self.ids, weights, groups, strict=True)
        )

    def to_dict(self) -> dict[str, Any]:
        """As for every question, with `most`, `budget` and `ordered`."""
        return {**super().to_dict(), "most": self.most, "budget": self.budget, "ordered": self.ordered}

    def accept(self, answer: Any) -> tuple[str, ...]:
        """The ids that were chosen, in the order given; a single id may stand by itself."""
        chosen = self._as_ids(answer)
        if chosen == self._drawn:
            return chosen
        for option in chosen:
            if option not in self.ids:
                raise self._unknown(option, self.ids)
        if len(chosen) == 1:
            return chosen
        if len(chosen) > self.most:
            raise self.refuse("core-too-many", chosen=len(chosen), most=self.most)
        if len(set(chosen)) < len(chosen):
            raise self.refuse("core-twice", option=next(o for o in chosen if chosen.count(o) > 1))
        self._check_combination(chosen)
        return chosen

    def _check_combination(self, chosen: tuple[str, ...]) -> None:
        if len(chosen) > 1 and self.alone in chosen:
            raise self.refuse("core-stands-alone", option=self.alone)
        places = [self.ids.index(option) for option in chosen]
        if self.groups:
            groups = [self.groups[place] for place in places]
            if len(set(groups)) < len(groups):
                raise self.refuse("core-same-group", group=next(g for g in groups if groups.count(g) > 1))
        if self.budget is not None:
            total = sum([self.weights[place] for place in places])
            if total > self.budget:
                raise self.refuse("core-over-budget", self.budget_rule, total=total, budget=self.budget)
        refusal = self.check(chosen) if self.check else None
        if refusal is not None:
            raise IllegalAnswer(refusal)

    def random(self, rng: Random) -> list[str]:
        """Some options that go together: a first one, and up to four tries to add another; not checked again."""
        chosen = self._some(rng)
        self._drawn = tuple(chosen)
        return chosen

    def _some(self, rng: Random) -> list[str]:
        ids, groups, weights = self.ids, self.groups, self.weights
        first = int(rng.random() * len(ids))
        chosen = [ids[first]]
        if chosen[0] == self.alone:
            return chosen
        left = 10**9 if self.budget is None else self.budget
        if weights:
            left -= weights[first]
        taken = {groups[first]} if groups else set()
        tries = 1 + int(rng.random() * 4)
        while tries and left > 0 and len(chosen) < self.most:
            tries -= 1
            other = int(rng.random() * len(ids))
            option = ids[other]
            if option in chosen or option == self.alone:
                continue
            if groups and groups[other] in taken:
                continue
            if weights and weights[other] > left:
                continue
            chosen.append(option)
            if weights:
                left -= weights[other]
            if groups:
                taken.add(groups[other])
        return chosen[:1] if self.check and self.check(chosen) else chosen

    def only_answer(self) -> tuple[str, ...] | None:
        """The one option, if there is just one."""
        return (self.ids[0],) if len(self.ids) == 1 else None

    def answers(self) -> Iterator[tuple[str, ...]]:
        """Every legal combination, and all its orders where the order matters."""
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

    def further(self, chosen: Sequence[str]) -> list[str]:
        """What may be chosen besides what is chosen already: with nothing chosen, everything."""
        if not chosen:
            return list(self.ids)
        if len(chosen) >= self.most or self.alone in chosen:
            return []
        more = [option for option in self._unlike(chosen) if option != self.alone]
        check = self.check
        return more if check is None else [option for option in more if check((*chosen, option)) is None]

    def _unlike(self, chosen: Sequence[str]) -> Iterator[str]:
        """Options that are not chosen, of no group that is, and that the budget is enough for."""
        places = [self.ids.index(option) for option in chosen]
        weights, groups = self.weights or [0] * len(self.ids), self.groups or self.ids
        taken = {groups[place] for place in places}
        used = sum([weights[place] for place in places])
        left = sum(weights) if self.budget is None else self.budget - used
        for option, weight, group in zip(self.ids, weights, groups, strict=True):
            if group not in taken and weight <= left and option not in chosen:
                yield option

    def _fits(self, chosen: tuple[str, ...]) -> bool:
        try:
            self._check_combination(chosen)
        except IllegalAnswer:
            return False
        return True


Pose = tuple[float, float, float]
"""x and y in millimetres, heading in degrees."""


def on_grid(pose: Sequence[float]) -> Pose:
    """The pose as it is stored: rounded to the grid, the heading in [0, 360).

    >>> on_grid((1.23456, 2, 450))
    (1.2346, 2.0, 90.0)
    """
    x, y, heading = pose
    return (round(x, GRID) + 0.0, round(y, GRID) + 0.0, round(heading % 360.0, GRID) % 360.0)


def pose_id(pose: Pose) -> str:
    """A pose as an option id.

    >>> pose_id((1.5, -2.0, 0.0))
    '1.5,-2,0'
    """
    return ",".join(f"{value:g}" if value == int(value) else repr(value) for value in pose)


class Place(Decision[Pose | str]):
    """Put something at a legal pose, or choose one of the options in `also` (such as not to).

    `check` says why a pose is illegal (None: legal), `sample` draws a pose for bots, `poses` are some legal poses shown
    as options (given as a function where it takes long to find them), `region` is an outline to draw, and `about` names
    what is placed. Answers are an option id or `[x, y, heading]`.
    """

    __slots__ = ("_drawn", "_poses", "also", "check", "region", "sample")
    form = "place"

    def __init__(
        self,
        player: int,
        kind: str,
        rule: str,
        poses: Sequence[Sequence[float]] | Callable[[], Sequence[Sequence[float]]],
        check: Callable[[Pose], Refusal | None],
        sample: Callable[[Random], Sequence[float]],
        about: About | None = None,
        refused: Callable[[], Mapping[str, Refusal]] | None = None,
        *,
        also: Sequence[str] = (),
        region: Sequence[Sequence[tuple[float, float]]] = (),
    ) -> None:
        super().__init__(player, kind, rule, about, refused)
        self._poses = poses
        self._drawn: Pose | None = None
        self.check = check
        self.sample = sample
        self.also = also
        self.region = region

    @property
    def poses(self) -> tuple[Pose, ...]:
        """Some legal poses, found out when somebody looks."""
        found = self._poses() if callable(self._poses) else self._poses
        poses = tuple([on_grid(pose) for pose in found])
        self._poses = poses
        return poses

    @property
    def options(self) -> tuple[Option, ...]:
        """The poses shown as examples, as ids, and what else may be answered."""
        return tuple(Option(name) for name in (*(pose_id(pose) for pose in self.poses), *self.also))

    def to_dict(self) -> dict[str, Any]:
        """As for every question, with the `region` to draw."""
        return {**super().to_dict(), "region": [[list(point) for point in ring] for ring in self.region]}

    def accept(self, answer: Any) -> Pose | str:
        """The pose on the grid (`on_grid`), or the id of one of the options in `also`."""
        if isinstance(answer, str):
            if answer in self.also:
                return answer
            for pose in self.poses:
                if pose_id(pose) == answer:
                    return pose
            raise self._unknown(answer, [option.id for option in self.options])
        if not _is_pose(answer):
            raise self.refuse("core-wrong-pose")
        pose = on_grid(answer)
        refusal = None if pose == self._drawn else self.check(pose)
        if refusal is not None:
            raise IllegalAnswer(refusal)
        return pose

    def random(self, rng: Random) -> Pose | str:
        """A legal pose drawn by `sample`, or one of the options in `also`; as an answer it is not checked again."""
        if self.also and rng.random() < 1 / (1 + len(self.also)):
            return rng.choice(self.also)
        for _ in range(TRIES):
            pose = on_grid(self.sample(rng))
            if self.check(pose) is None:
                self._drawn = pose
                return pose
        raise ValueError(f"the sampler of {self.kind} finds no legal place")


def _is_pose(answer: Any) -> bool:
    return (
        isinstance(answer, list | tuple)
        and len(answer) == 3
        and all(type(value) in (int, float) and abs(value) < 1e6 for value in answer)
    )


Asked = Decision[Any] | tuple[Decision[Any], ...]
"""What a flow yields: one question, answered by what it accepts, or several to different players at once.

Of several, each answer is sent in as it comes, as (player, answer); the flow yields those still open."""

Flow = Generator[Asked, Any, T]
"""A rule in progress: yields questions, receives answers, returns what it found out."""

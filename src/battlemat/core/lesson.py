"""Guided battles and puzzles: a position, what is to be reached, and what is said on the way.

Most are files of their own; puzzles that were found in simulated matches are data (`found.py`). Each of the others is a
file `lessons/<id>.toml` of its game; what players read is under `lesson-<id>` in the words of the game. The
learner is player 0. Nothing is forced: a step waits for its situation, is told once when it comes, and the match is
played by the rules of the game until the goal is reached or missed. See docs/lessons.md.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from functools import cache
from importlib import import_module
from types import MappingProxyType
from typing import Any, Final, Literal

import msgspec

from battlemat.core.acts import NOBODY, Act, Script, Settle
from battlemat.core.content import read_toml, to_record
from battlemat.core.decision import Decision
from battlemat.core.errors import ContentError, IllegalAnswer, UnknownLesson
from battlemat.core.event import Event
from battlemat.core.found import FILE, PREFIX, Found, found, open_found, plain
from battlemat.core.match import Match
from battlemat.core.registry import game_folders
from battlemat.core.rules import rules
from battlemat.core.words import find_words

LEARNER: Final = 0

Answer = str | list[str | float]
"""As `Match.submit` takes it; ids may be patterns (`attack:*`)."""

End = Literal["", "reached", "missed"]


class Situation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is asked, or what has happened since the learner was asked the last time. All that is said must hold.

    Texts are patterns, in which `*` stands for anything. `turn`: this turn or a later one.
    """

    question: str = ""
    about: dict[str, Any] = {}
    option: str = ""
    event: str = ""
    facts: dict[str, Any] = {}
    turn: int = 0

    def asks(self, decision: Decision[Any] | None, match: Match[Any]) -> bool:
        """Whether this is the question, whatever has happened."""
        if match.turn < self.turn:
            return False
        if decision is None:
            return not (self.question or self.about or self.option)
        offered = not self.option or any(fnmatchcase(option.id, self.option) for option in decision.options)
        return offered and fnmatchcase(decision.kind, self.question or "*") and fits(self.about, decision.about)

    def happened(self, news: Iterable[Event]) -> bool:
        """Whether the event is among these."""
        return not self.event or any(e.kind == self.event and fits(self.facts, e.data) for e in news)

    def holds(self, decision: Decision[Any] | None, match: Match[Any], news: Iterable[Event]) -> bool:
        """Whether all of it is so."""
        return self.asks(decision, match) and self.happened(news)


class Reply(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is answered in a situation."""

    when: Situation
    answer: Answer


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something to learn, told when its situation comes; what one may answer then, and the rule to read."""

    id: str
    when: Situation
    answer: Answer | None = None
    rule: str = ""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guided battle (`steps`) or a puzzle (`solution`: the learner's answers, in order).

    `position` is what the scenario language of the game lays out, `dice` and `orders` are how the next dice and
    shuffles fall. The opponent answers as `replies` say, else like the bot `opponent`. `habits` are what one may well
    answer where no step says anything.
    """

    kind: Literal["battle", "puzzle"]
    number: int
    position: dict[str, Any]
    reached: list[Situation]
    missed: list[Situation] = []
    dice: list[int] = []
    orders: list[list[Any]] = []
    opponent: str = "regular"
    replies: list[Reply] = []
    habits: list[Reply] = []
    steps: list[Step] = []
    solution: list[Answer] = []
    minutes: int = 10
    id: str = ""
    game: str = ""
    found: Found | None = None

    @property
    def bot(self) -> str:
        """What the opponent is called among the bots."""
        return f"lesson:{self.game}/{self.id}"

    def say(self, part: str, language: str) -> str:
        """A text of the lesson (`goal`, `step-dial.do`), empty without one."""
        if self.found is not None:
            return find_words(f"lesson-found{part and '-'}{part}", {"number": self.number}, language) or ""
        name, _, attribute = part.partition(".")
        key = f"lesson-{self.id}" + (f"-{name}" if name else "") + (f".{attribute}" if attribute else "")
        return find_words(key, None, language, self.game) or ""

    def step(self, name: str) -> Step | None:
        """The step of this name; None without one."""
        return next((step for step in self.steps if step.id == name), None)


class Progress(msgspec.Struct, frozen=True):
    """How far somebody is in a lesson: the steps told so far, the present one, and how it ended.

    `seen` are the events looked at, `at` the length of the journal then.
    """

    lesson: str
    told: tuple[str, ...] = ()
    present: str = ""
    end: End = ""
    seen: int = 0
    at: int = -1

    def back(self, match: Match[Any]) -> Progress:
        """After something was taken back: what was told is told."""
        return msgspec.structs.replace(self, seen=min(self.seen, len(match.events)), at=-1)


# Beginning, and going on ----------------------------------------------------------------------------------------------


def begin(lesson: Lesson) -> Match[Any]:
    """A match at the beginning of the lesson, in which the learner may already be asked."""
    if lesson.found is not None:
        return open_found(lesson.game, lesson.found)
    laid_out = import_module(f"battlemat.games.{lesson.game}.scenario").laid_out
    match: Match[Any] = laid_out(lesson.position).match
    if lesson.dice or lesson.orders:
        match.act(NOBODY, Script(tuple(lesson.dice), tuple(tuple(order) for order in lesson.orders)))
    return match


def look(lesson: Lesson, progress: Progress, match: Match[Any]) -> Progress:
    """How far the learner is now. When the goal is reached or missed, the match ends."""
    if progress.end or progress.at == len(match.journal):
        return progress
    news = match.events_for(LEARNER, progress.seen)
    end = _end(lesson, match, news)
    if end:
        if not match.over:
            match.act(NOBODY, Settle(end == "reached"))
        return msgspec.structs.replace(progress, present="", end=end, seen=len(match.events), at=len(match.journal))
    decision = match.decision_for(LEARNER)
    if decision is None:  # what happens meanwhile is news when the learner is asked
        return progress
    present = _present(lesson, progress, decision, match, news)
    told = progress.told if present in ("", *progress.told) else (*progress.told, present)
    return Progress(lesson.id, told, present, "", len(match.events), len(match.journal))


def _end(lesson: Lesson, match: Match[Any], news: Sequence[Event]) -> End:
    if lesson.found is not None:
        answer = found_answer(lesson.found, match)
        return "" if answer is None else "reached" if lesson.found.is_best(answer) else "missed"
    decision = match.decision_for(LEARNER)
    if any(situation.holds(decision, match, news) for situation in lesson.reached):
        return "reached"
    if match.result is not None:
        return "reached" if match.result.winners == (LEARNER,) else "missed"
    return "missed" if any(situation.holds(decision, match, news) for situation in lesson.missed) else ""


def found_answer(one: Found, match: Match[Any]) -> Any:
    """What the learner has answered in a puzzle that was found; None: nothing yet."""
    given = [value for player, value in match.journal[one.entries :] if player == LEARNER]
    return next((plain(value) for value in given if not isinstance(value, Act)), None)


def _present(
    lesson: Lesson, progress: Progress, decision: Decision[Any], match: Match[Any], news: Sequence[Event]
) -> str:
    """The first step that was not told yet and whose situation is here; else the last one told, if it still fits."""
    for step in lesson.steps:
        if step.id not in progress.told and step.when.holds(decision, match, news):
            return step.id
    last = lesson.step(progress.told[-1]) if progress.told else None
    return last.id if last is not None and last.when.asks(decision, match) else ""


def advice(lesson: Lesson, progress: Progress, decision: Decision[Any], match: Match[Any]) -> Answer | None:
    """What the lesson advises the learner to answer; None if it says nothing."""
    step = lesson.step(progress.present)
    if step is not None and step.answer is not None:
        answer = meant(step.answer, decision)
        if answer is not None:
            return answer
    following = _next_of_solution(lesson, match)
    answer = None if following is None else meant(following, decision)
    return reply(lesson.habits, decision, match) if answer is None else answer


def _next_of_solution(lesson: Lesson, match: Match[Any]) -> Answer | None:
    """The first answer of the solution that the learner has not given yet."""
    left = list(lesson.solution)
    for player, value in match.journal:
        if player == LEARNER and left and _is_given(left[0], value):
            del left[0]
    return left[0] if left else None


def _is_given(answer: Answer, value: Any) -> bool:
    parts, given = ([one] if isinstance(one, str) else list(one) for one in (answer, value))
    return len(parts) == len(given) and all(_is(one, part) for one, part in zip(given, parts, strict=True))


def reply(replies: Iterable[Reply], decision: Decision[Any], match: Match[Any]) -> Answer | None:
    """The first legal answer that is foreseen for the situation."""
    for one in replies:
        if one.when.asks(decision, match):
            answer = meant(one.answer, decision)
            if answer is not None:
                return answer
    return None


def meant(answer: Answer, decision: Decision[Any]) -> Answer | None:
    """An answer with options in place of patterns; None if it is not legal."""
    options = [option.id for option in decision.options]
    found: Any = answer
    if isinstance(answer, str):
        found = _option(answer, options)
    elif all(isinstance(part, str) for part in answer):
        found = [_option(str(part), options) for part in answer]
    try:
        decision.accept(found)
    except IllegalAnswer:
        return None
    exact: Answer = found
    return exact


def _option(pattern: str, options: Sequence[str]) -> str:
    if pattern in options:
        return pattern
    return next((option for option in options if fnmatchcase(option, pattern)), pattern)


def fits(wanted: Mapping[str, Any], facts: Mapping[str, Any]) -> bool:
    """Whether the facts are as wanted; texts may be patterns.

    >>> fits({"ship": "b.*", "dice": 2}, {"ship": "b.x-1", "dice": 2, "range": 1})
    True
    """
    return all(_is(facts.get(name), value) for name, value in wanted.items())


def _is(fact: Any, wanted: Any) -> bool:
    if isinstance(fact, str) and isinstance(wanted, str):
        return fnmatchcase(fact, wanted)
    return bool(fact == wanted)


# The files ------------------------------------------------------------------------------------------------------------


def lessons(game: str) -> Mapping[str, Lesson]:
    """The lessons of a game that have files of their own, guided battles first."""
    return _lessons(game) if game in game_folders() else MappingProxyType({})


@cache
def _lessons(game: str) -> Mapping[str, Lesson]:
    folder = game_folders()[game] / "lessons"
    files = (
        [file for file in folder.iterdir() if file.name.endswith(".toml") and file.name != FILE]
        if folder.is_dir()
        else []
    )
    found = [_read(file.name, read_toml(file), game) for file in files]
    return MappingProxyType({one.id: one for one in sorted(found, key=lambda one: (one.kind, one.number))})


@cache
def found_lessons(game: str) -> Mapping[str, Lesson]:
    """The puzzles of a game that were found in simulated matches."""
    return MappingProxyType(
        {one.id: _as_lesson(game, one, number) for number, one in enumerate(found(game).values(), 1)}
    )


def _as_lesson(game: str, one: Found, number: int) -> Lesson:
    solution: list[Answer] = [list(best) if isinstance(best := one.tried[0].answer, list) else best]
    return Lesson("puzzle", number, {}, [], solution=solution, minutes=1, id=one.id, game=game, found=one)


def _read(name: str, data: dict[str, Any], game: str) -> Lesson:
    identity = name.removesuffix(".toml")
    lesson = msgspec.structs.replace(to_record(name, identity, data, Lesson), id=identity, game=game)
    for problem in problems(lesson):
        raise ContentError(name, identity, problem)
    return lesson


def problems(lesson: Lesson) -> Iterator[str]:
    """What is wrong with a lesson: rules that do not exist, words that are missing, no way to reach the goal."""
    known = rules(lesson.game)
    names = [step.id for step in lesson.steps]
    if len(set(names)) < len(names):
        yield "two steps have the same id"
    if not lesson.reached or not (lesson.steps if lesson.kind == "battle" else lesson.solution):
        yield "it has no goal, or no way there"
    yield from (f"there is no rule {step.rule}" for step in lesson.steps if step.rule and step.rule not in known)
    texts = ["", ".about", "goal", "after", *(f"{name}{part}" for name in names for part in ("", ".text", ".do"))]
    yield from (f"the words have no lesson-{lesson.id} {text}".rstrip() for text in texts if not lesson.say(text, "en"))


def find_lesson(game: str, name: str) -> Lesson:
    """The lesson of this name; `UnknownLesson` if there is none."""
    lesson = lessons(game).get(name) or found_lessons(game).get(name)
    if lesson is None:
        raise UnknownLesson(f"There is no lesson {name[:40]!r} in {game[:40]!r}.")
    return lesson


def lesson_if_there(game: str, name: str) -> Lesson | None:
    """The same, but None for a puzzle of an earlier search that is gone."""
    return None if name.startswith(PREFIX) and name not in found(game) else find_lesson(game, name)

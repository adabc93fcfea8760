"""Lessons at a table: beginning one, following how far the learner is, and telling it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from battlemat import bots
from battlemat.core.acts import Script
from battlemat.core.decision import Decision
from battlemat.core.game import SEATS
from battlemat.core.lesson import (
    LEARNER,
    Answer,
    Lesson,
    Progress,
    advice,
    begin,
    find_lesson,
    found_lessons,
    lesson_if_there,
    lessons,
    look,
    meant,
)
from battlemat.core.match import Match
from battlemat.core.words import say
from battlemat.server import messages as msg
from battlemat.server import records as db
from battlemat.server.found_told import offered_found, tell_found
from battlemat.server.terms import Terms
from battlemat.server.tokens import new_id, new_token, token_hash

if TYPE_CHECKING:
    from battlemat.server.room import Room


class Begun(msgspec.Struct):
    """A lesson that was laid out: all that a match of it is made of."""

    setup: dict[str, Any]
    key: bytes
    start: bytes | None
    journal: list[tuple[int, Any]]
    progress: Progress


def begin_lesson(game: str, name: str) -> Begun:
    """Lay a lesson out, and see what the learner is to be told first."""
    lesson = find_lesson(game, name)
    match = begin(lesson)
    progress = look(lesson, Progress(name), match)
    return Begun(match.setup, match.key, match.start, list(match.journal), progress)


def new_row(
    lesson: Lesson, begun: Begun, rules: int, version: str, language: str, person: str
) -> tuple[db.MatchRow, str]:
    """A match of a lesson for a learner, and the token of the seat."""
    token = new_token()
    you = say("server-person", {"seat": SEATS[LEARNER].upper()}, language)
    learner = db.SeatRow(LEARNER, "human", you, bots.USUAL, token_hash(token), person=person)
    others = [
        db.SeatRow(number, "bot", say("server-trainer", None, language), lesson.bot, "")
        for number in range(1, len(begun.setup["players"]))
    ]
    terms = Terms(lesson.say("", language), lesson=begun.progress)
    row = db.MatchRow(
        new_id(), lesson.game, rules, begun.setup, begun.key, begun.start, False, "running", 0, db.now(),
        [learner, *others], version=version, terms=terms,
    )  # fmt: skip
    return row, token


def scripted(match: Match[Any]) -> bool:
    """Whether a match says how dice or shuffles fall, beyond what a lesson says that begins as it does."""
    own = next((journal for start, journal in _beginnings(match.game.id) if start == match.start), [])
    rest = match.journal[len(own) :] if match.journal[: len(own)] == own else match.journal
    return any(isinstance(entry, Script) and (entry.dice or entry.orders) for _, entry in rest)


def _beginnings(game: str) -> Iterator[tuple[bytes | None, list[tuple[int, Any]]]]:
    for lesson in lessons(game).values():
        match = begin(lesson)
        yield match.start, list(match.journal)


# At the table ---------------------------------------------------------------------------------------------------------


def follow(row: db.MatchRow, match: Match[Any]) -> bool:
    """See how far the learner is now, if this is a lesson; whether that has changed."""
    before = row.terms.lesson
    if before is None:
        return False
    lesson = lesson_if_there(row.game, before.lesson)
    if lesson is None:
        return False
    _note(row, look(lesson, before, match))
    return row.terms.lesson != before


def follow_back(row: db.MatchRow, match: Match[Any]) -> None:
    """The same after something was taken back."""
    if row.terms.lesson is not None:
        _note(row, row.terms.lesson.back(match))
        follow(row, match)


def _note(row: db.MatchRow, progress: Progress) -> None:
    row.terms = msgspec.structs.replace(row.terms, lesson=progress)


def advised(row: db.MatchRow, match: Match[Any], player: int) -> Any:
    """What the lesson advises a player to answer; None if it says nothing, or if this is none."""
    progress, decision = row.terms.lesson, match.decision_for(player)
    if progress is None or decision is None or player != LEARNER:
        return None
    lesson = lesson_if_there(row.game, progress.lesson)
    return None if lesson is None else advice(lesson, progress, decision, match)


def tell_lesson(room: Room, player: int | None, language: str) -> msg.TellLesson | None:
    """How far the learner is, in words; nothing at a table that is for no lesson."""
    progress = room.row.terms.lesson
    if progress is None:
        return None
    lesson = lesson_if_there(room.row.game, progress.lesson)
    if lesson is None:
        return None
    return msg.TellLesson(
        lesson.id,
        lesson.kind,
        lesson.say("", language),
        lesson.say("goal", language),
        lesson.say("dice", language),
        _tell_step(lesson, progress, room.match, language) if player == LEARNER else None,
        len(progress.told),
        len(lesson.steps),
        progress.end,
        lesson.say("after", language) if progress.end == "reached" else "",
        _next(lesson),
        tell_found(lesson, room.match, language) if progress.end and lesson.found else None,
    )


def _tell_step(lesson: Lesson, progress: Progress, match: Match[Any], language: str) -> msg.TellStep | None:
    step, decision = lesson.step(progress.present), match.decision_for(LEARNER)
    if step is None or decision is None:
        return None
    answer = advice(lesson, progress, decision, match)
    ids = [answer] if isinstance(answer, str) else [part for part in answer or () if isinstance(part, str)]
    told = [lesson.say(f"{step.id}{part}", language) for part in ("", ".text", ".do")]
    number = lesson.steps.index(step) + 1
    return msg.TellStep(step.id, number, told[0], told[1], told[2], step.rule or decision.rule, ids)


def _next(lesson: Lesson) -> str:
    """The lesson after this one; empty after the last."""
    names = [*lessons(lesson.game), *found_lessons(lesson.game)]
    after = names[names.index(lesson.id) + 1 :]
    return after[0] if after else ""


# What there is to learn -----------------------------------------------------------------------------------------------


def offered(game: str, language: str) -> list[msg.LessonOffer]:
    """The lessons of a game, as a page offers them."""
    return [
        msg.LessonOffer(
            lesson.id, lesson.kind, lesson.say("", language), lesson.say(".about", language),
            lesson.say("goal", language), lesson.minutes, len(lesson.steps), "",
        )
        for lesson in lessons(game).values()
    ] + offered_found(game, language)  # fmt: skip


def solution(game: str, name: str, language: str) -> list[str]:
    """The learner's answers of a puzzle's solution, in words."""
    lesson = find_lesson(game, name)
    told: list[str] = []
    for decision, answer, match in solved(lesson):
        teller = match.game.teller(match.view(LEARNER), language)
        ids = [answer] if isinstance(answer, str) else [part for part in answer if isinstance(part, str)]
        options = ", ".join(teller.option(part, decision) for part in ids) or ", ".join(f"{part:g}" for part in answer)
        told.append(f"{teller.question(decision)} {options}")
    return told


def solved(lesson: Lesson) -> Iterator[tuple[Decision[Any], Answer, Match[Any]]]:
    """Play a puzzle by its solution: each question of the learner, the answer and the match before it is given."""
    match, rng, answers = begin(lesson), Random(lesson.id), list(lesson.solution)
    while answers:
        decision = match.decision_for(LEARNER) or match.pending[0]
        answer = meant(answers[0], decision) if decision.player == LEARNER else None
        if answer is not None:
            del answers[0]
            yield decision, answer, match
        else:
            bot = bots.make(lesson.bot if decision.player != LEARNER else bots.USUAL)
            answer = advice(lesson, Progress(lesson.id), decision, match) if decision.player == LEARNER else None
            answer = bots.ask(bot, match, decision, rng) if answer is None else answer
        match.submit(decision.player, answer)

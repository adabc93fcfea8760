"""Puzzles from simulated matches in words: what is asked, and what came of every answer."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from battlemat.bots.judging import reason
from battlemat.core.decision import Decision
from battlemat.core.errors import OldPuzzle
from battlemat.core.found import Given, open_found, question_of
from battlemat.core.lesson import LEARNER, Lesson, found_answer, found_lessons
from battlemat.core.match import Match
from battlemat.core.teller import Teller
from battlemat.core.words import say
from battlemat.server import messages as msg

TOLD = 6
"""So many answers are told, yours besides."""
KEPT = 512


def offered_found(game: str, language: str) -> list[msg.LessonOffer]:
    """The puzzles of a game that were found, as a page offers them."""
    return [_offer(lesson, language) for lesson in found_lessons(game).values()]


def _offer(lesson: Lesson, language: str) -> msg.LessonOffer:
    assert lesson.found is not None
    about, trouble = "", ""
    try:
        question = _in_words(lesson.id, lesson.game, language)[0]
        about = say("lesson-found-about", {"turn": lesson.found.turn, "question": question}, language)
    except OldPuzzle:
        trouble = say("lesson-found-old", {"number": lesson.number}, language)
    title, goal = lesson.say("", language), lesson.say("goal", language)
    return msg.LessonOffer(lesson.id, "found", title, about, goal, lesson.minutes, 0, trouble)


def tell_found(lesson: Lesson, match: Match[Any], language: str) -> msg.TellFound | None:
    """What came of the answers, once the learner has given one."""
    one = lesson.found
    answer = None if one is None else found_answer(one, match)
    if one is None or answer is None:
        return None
    try:
        question, texts = _in_words(lesson.id, lesson.game, language)
    except OldPuzzle:
        return None
    yours = next((number for number, tried in enumerate(one.tried) if tried.answer == answer), 0)
    told = [
        msg.TellTried(text, tried.chance, number < one.best, number == yours)
        for number, (tried, text) in enumerate(zip(one.tried, texts, strict=True))
        if number < TOLD or number == yours
    ]
    terms = one.tried[yours].terms
    why = reason(terms, language) if any(value > 0.0 for value in terms.values()) else ""
    return msg.TellFound(question, one.worlds, told, why)


@lru_cache(KEPT)
def _in_words(name: str, game: str, language: str) -> tuple[str, tuple[str, ...]]:
    """The question of a puzzle and all its answers. To open its position takes a while, so they are kept."""
    one = found_lessons(game)[name].found
    assert one is not None
    match = open_found(game, one)
    teller = match.game.teller(match.view(LEARNER), language)
    decision = question_of(one, match)
    return teller.question(decision), tuple(_text(tried.answer, decision, teller) for tried in one.tried)


def _text(answer: Given, decision: Decision[Any], teller: Teller) -> str:
    ids = [answer] if isinstance(answer, str) else answer
    return "; ".join(teller.option(part, decision) for part in ids)

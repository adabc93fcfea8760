"""Guided battles and puzzles: as it is advised each teaches everything and reaches its goal, and nothing breaks it."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

import battlemat
from battlemat.core.errors import ContentError, UnknownLesson
from battlemat.core.lesson import (
    LEARNER,
    Lesson,
    Progress,
    Situation,
    Step,
    advice,
    begin,
    find_lesson,
    lessons,
    look,
    problems,
)
from battlemat.core.load import load_match
from battlemat.core.words import LANGUAGES
from tests.lessons.playing import MOST, play, tries

GAMES = battlemat.game_ids()
ALL = [lesson for game in GAMES for lesson in lessons(game).values()]
BATTLES = [lesson for lesson in ALL if lesson.kind == "battle"]
PUZZLES = [lesson for lesson in ALL if lesson.kind == "puzzle"]


def name_of(lesson: Lesson) -> str:
    return f"{lesson.game}-{lesson.id}"


each = pytest.mark.parametrize("lesson", ALL, ids=name_of)
each_battle = pytest.mark.parametrize("lesson", BATTLES, ids=name_of)
each_puzzle = pytest.mark.parametrize("lesson", PUZZLES, ids=name_of)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_guided_battle_and_three_puzzles(game: str) -> None:
    kinds = [lesson.kind for lesson in lessons(game).values()]
    assert kinds.count("battle") >= 1
    assert kinds.count("puzzle") >= 3
    assert kinds == sorted(kinds)


@each_battle
def test_who_follows_the_advice_is_told_every_step_in_order_and_reaches_the_goal(lesson: Lesson) -> None:
    progress, match = play(lesson, "advice")
    assert progress.told == tuple(step.id for step in lesson.steps)
    assert progress.end == "reached"
    assert match.result is not None
    assert match.result.winners == (LEARNER,)


@each_puzzle
def test_the_solution_of_a_puzzle_solves_it(lesson: Lesson) -> None:
    assert play(lesson, "advice")[0].end == "reached"


@each_puzzle
def test_a_puzzle_is_not_solved_by_playing_on(lesson: Lesson) -> None:
    solved = list(tries(lesson))
    assert sum(solved) * 3 <= len(solved), f"{sum(solved)} of {len(solved)} tries solved it"


@each
def test_the_file_of_a_lesson_is_a_match_like_any_other(lesson: Lesson) -> None:
    _, match = play(lesson, "advice")
    again = load_match(match.save(), battlemat.game)
    assert again.fingerprint() == match.fingerprint()
    assert again.result == match.result


@each
@pytest.mark.parametrize("learner", ["random", "regular"])
def test_a_lesson_goes_on_whatever_the_learner_does(lesson: Lesson, learner: str) -> None:
    progress, match = play(lesson, learner, seed=3)
    assert progress.end or len(match.journal) == MOST
    assert len(set(progress.told)) == len(progress.told)
    assert set(progress.told) <= {step.id for step in lesson.steps}


@each
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_every_language(lesson: Lesson, language: str) -> None:
    texts = [lesson.say(part, language) for part in all_parts(lesson)]
    assert all(texts)
    assert language == "en" or texts != [lesson.say(part, "en") for part in all_parts(lesson)]


@each
def test_a_puzzle_says_how_its_dice_will_fall(lesson: Lesson) -> None:
    assert bool(lesson.say("dice", "en")) == (lesson.kind == "puzzle" and bool(lesson.dice))


def all_parts(lesson: Lesson) -> Iterator[str]:
    yield from ("", ".about", "goal", "after")
    for step in lesson.steps:
        yield from (step.id, f"{step.id}.text", f"{step.id}.do")


# What holds a lesson together -----------------------------------------------------------------------------------------


def some_lesson() -> Lesson:
    return find_lesson("pocketmodel", "first-raid")


def test_an_unknown_lesson_is_refused() -> None:
    with pytest.raises(UnknownLesson, match="There is no lesson 'nothing' in 'pocketmodel'"):
        find_lesson("pocketmodel", "nothing")
    with pytest.raises(UnknownLesson, match="in 'no-game'"):
        find_lesson("no-game", "first-raid")


def test_a_step_names_a_rule_that_exists_and_has_words() -> None:
    lesson = some_lesson()
    assert list(problems(lesson)) == []
    wrong = msgspec.structs.replace(lesson, steps=[Step("odd", Situation(), rule="PM-ODD-01")])
    found = list(problems(wrong))
    assert "there is no rule PM-ODD-01" in found
    assert "the words have no lesson-first-raid odd.do" in found
    twice = msgspec.structs.replace(lesson, steps=lesson.steps + lesson.steps[:1])
    assert list(problems(twice)) == ["two steps have the same id"]
    assert "it has no goal, or no way there" in list(problems(msgspec.structs.replace(lesson, steps=[])))


def test_a_field_nobody_knows_is_an_error() -> None:
    from battlemat.core.content import to_record

    with pytest.raises(ContentError, match="goals"):
        to_record("odd.toml", "odd", {"goals": []}, Lesson)


def test_a_step_is_told_once_and_waits_for_its_situation() -> None:
    lesson = some_lesson()
    match = begin(lesson)
    first = look(lesson, Progress(lesson.id), match)
    assert (first.present, first.told) == ("table", ("table",))
    assert look(lesson, first, match) == first
    match.submit(LEARNER, "pass")
    second = look(lesson, first, match)
    assert second.present == "action"
    match.submit(LEARNER, "combat")  # not what was advised: the step about moving waits
    third = look(lesson, second, match)
    assert third.present == "target"
    assert "move" not in third.told


def test_what_was_told_stays_told_after_an_undo() -> None:
    lesson = some_lesson()
    match = begin(lesson)
    first = look(lesson, Progress(lesson.id), match)
    match.submit(LEARNER, "pass")
    second = look(lesson, first, match)
    match.take_back(1)
    again = look(lesson, second.back(match), match)
    assert again.told == second.told
    match.submit(LEARNER, "pass")
    assert look(lesson, again, match).present == "action"


def test_a_hint_in_a_puzzle_is_the_next_answer_of_its_solution() -> None:
    lesson = find_lesson("pocketmodel", "break-the-edict")
    match, progress = begin(lesson), Progress(lesson.id)
    for answer in lesson.solution[:3]:
        decision = match.decision_for(LEARNER)
        assert decision is not None
        assert advice(lesson, progress, decision, match) == answer
        match.submit(LEARNER, answer)


def test_a_missed_goal_ends_the_match() -> None:
    lesson = find_lesson("pocketmodel", "second-in-line")
    match = begin(lesson)
    match.submit(LEARNER, "pass")
    progress = look(lesson, Progress(lesson.id), match)
    assert progress.end == "missed"
    assert match.result is not None
    assert match.result.winners == (1,)
    assert match.result.reason == "core-goal-missed"

"""Guided battles from start to end in the browser, with the hints of the lesson; puzzles solved by their key."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import battlemat
from battlemat.core.found import Found, found
from battlemat.core.lesson import Lesson, lessons
from tests.web.conftest import Harms, OpenPage
from tests.web.sitting import Sitting

GAMES = battlemat.game_ids()
PUZZLES = [lesson for game in GAMES for lesson in lessons(game).values() if lesson.kind == "puzzle"]
MOST = 120
# Nothing is passed without being asked, so that every question is here when the next key is pressed.
ASK_ALWAYS = """
() => {
  localStorage.setItem("battlemat.skytear.ask", "always");
  localStorage.setItem("battlemat.skytear.quiet", "none");
}
"""
NEWS = """
([lesson, number]) => {
  const table = window.lastTable;
  if (!table || !table.lesson || table.lesson.id !== lesson) return null;
  if (table.lesson.end) return { end: table.lesson.end };
  const question = table.question;
  return question && question.number !== number && document.getElementById("question") ? { table } : null;
}
"""


def battle(game: str) -> Lesson:
    return next(iter(lessons(game).values()))


def card(page: Page) -> Locator:
    return page.get_by_role("complementary", name=re.compile("^(Guided battle|Puzzle)$"))


def begin(page: Page, lesson: Lesson) -> None:
    title = lesson.say("", "en")
    if lesson.kind == "battle":
        page.get_by_role("button", name="Begin", exact=True).click()
    else:
        page.get_by_role("button", name=f"Try it: {title}").click()
    expect(page).to_have_url(re.compile(r"/t/[\w-]+$"))
    expect(card(page)).to_contain_text(title)


def news(page: Page, lesson: Lesson, number: int | None) -> dict[str, Any]:
    found: dict[str, Any] = page.wait_for_function(NEWS, arg=[lesson.id, number]).json_value()
    return found


def play_hints(page: Page, lesson: Lesson) -> list[str]:
    """Ask for the hint of every question and confirm it; the titles of the steps that were shown."""
    seen: list[str] = []
    number: int | None = None
    for _ in range(MOST):
        now = news(page, lesson, number)
        if "end" in now:
            break
        question, step = now["table"]["question"], now["table"]["lesson"]["step"]
        number = question["number"]
        if step and step["title"] not in seen:
            expect(card(page)).to_contain_text(step["title"])
            expect(card(page)).to_contain_text(step["todo"])
            seen.append(step["title"])
        page.keyboard.press("h")
        expect(page.locator("#question")).to_have_text(question["text"])
        confirm = page.get_by_role("form").locator(".go").get_by_role("button").first
        if question["form"] != "place":
            expect(page.locator(".hinted")).to_be_visible()
        expect(confirm).to_be_enabled()
        confirm.click()
    return seen


@pytest.mark.parametrize("game", GAMES)
def test_a_guided_battle_from_start_to_end(open_page: OpenPage, game: str) -> None:
    lesson = battle(game)
    page = open_page(f"/learn/{game}")
    page.evaluate(ASK_ALWAYS)
    begin(page, lesson)
    seen = play_hints(page, lesson)
    assert seen == [lesson.say(step.id, "en") for step in lesson.steps]
    expect(card(page)).to_contain_text("Goal reached")
    expect(card(page)).to_contain_text(lesson.say("after", "en"))
    expect(card(page).get_by_role("link", name="Play a full game")).to_be_visible()
    page.goto(page.url.split("/t/")[0] + f"/learn/{game}")
    expect(page.get_by_role("img", name="Done").first).to_be_visible()


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: f"{puzzle.game}-{puzzle.id}")
def test_a_puzzle_is_solved_by_its_key(open_page: OpenPage, puzzle: Lesson) -> None:
    page = open_page(f"/learn/{puzzle.game}")
    page.evaluate(ASK_ALWAYS)
    begin(page, puzzle)
    expect(card(page)).to_contain_text(puzzle.say("goal", "en"))
    play_hints(page, puzzle)
    expect(card(page)).to_contain_text("Solved")
    expect(card(page)).to_contain_text(puzzle.say("after", "en"))


def test_a_lesson_can_be_left_and_taken_up_again(open_page: OpenPage) -> None:
    lesson = battle("pocketmodel")
    page = open_page("/learn/pocketmodel")
    begin(page, lesson)
    me = Sitting(page)
    question = me.asked()
    assert question is not None
    me.by_mouse(question, ["pass"])
    title = lesson.say("action", "en")
    expect(card(page)).to_contain_text(title)
    expect(card(page)).to_contain_text("2 of 12")
    page.reload()
    expect(card(page)).to_contain_text(title)
    expect(card(page)).to_contain_text("2 of 12")


def test_a_puzzle_is_missed_its_solution_shown_and_tried_again(open_page: OpenPage) -> None:
    lesson = lessons("pocketmodel")["second-in-line"]
    page = open_page("/learn/pocketmodel")
    begin(page, lesson)
    expect(card(page)).to_contain_text(lesson.say("dice", "en"))
    me = Sitting(page)
    question = me.asked()
    assert question is not None
    me.by_mouse(question, ["pass"])
    expect(card(page)).to_contain_text("Goal missed")
    card(page).get_by_role("button", name="Show the solution").click()
    expect(card(page).get_by_role("listitem")).to_have_count(len(lesson.solution))
    first = page.url
    card(page).get_by_role("button", name="Try again").click()
    expect(page).not_to_have_url(first)
    expect(card(page)).to_contain_text(lesson.say("dice", "en"))


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_lessons_are_for_everybody(open_page: OpenPage, harms: Harms, theme: str) -> None:
    page = open_page("/learn/xwing", color_scheme=theme)
    page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", theme)
    expect(page.get_by_role("heading", name="Puzzles")).to_be_visible()
    assert harms(page) == []
    page.goto(page.url.replace("xwing", "pocketmodel"))
    page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", theme)
    begin(page, lessons("pocketmodel")["second-in-line"])
    assert harms(page) == []


# Puzzles from simulated matches ---------------------------------------------------------------------------------------


def begin_found(page: Page, number: int) -> Found:
    one = list(found("pocketmodel").values())[number - 1]
    page.get_by_role("button", name=re.compile(f"^Puzzle {number} ")).click()
    expect(page).to_have_url(re.compile(r"/t/[\w-]+$"))
    expect(card(page)).to_contain_text(f"Puzzle {number}")
    expect(card(page)).to_contain_text("One answer is clearly the best for you.")
    return one


def answer_with(page: Page, answer: str | list[str]) -> None:
    me = Sitting(page)
    question = me.asked()
    assert question is not None
    me.by_mouse(question, [answer] if isinstance(answer, str) else answer)


def test_a_found_puzzle_is_solved_and_the_next_one_offered(open_page: OpenPage) -> None:
    page = open_page("/learn/pocketmodel")
    expect(page.get_by_text(f"0 of {len(found('pocketmodel'))} solved")).to_be_visible()
    one = begin_found(page, 1)
    answer_with(page, one.tried[0].answer)
    expect(card(page)).to_contain_text("Solved")
    expect(card(page)).to_contain_text(f"Your chance to win is about {100 * one.tried[0].chance:.0f}% with it.")
    expect(card(page)).to_contain_text("What speaks for it:")
    answers = card(page).get_by_role("list", name="What came of the answers").get_by_role("listitem")
    expect(answers.first).to_contain_text("best")
    expect(answers.first).to_contain_text("yours")
    card(page).get_by_role("button", name="Next puzzle").click()
    expect(card(page)).to_contain_text("Puzzle 2")
    page.goto(page.url.split("/t/")[0] + "/learn/pocketmodel")
    expect(page.get_by_text(f"1 of {len(found('pocketmodel'))} solved")).to_be_visible()
    expect(page.get_by_role("button", name="Go on with the next")).to_be_visible()


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("width", [390, 1280])
def test_a_found_puzzle_answered_wrong_is_explained_and_tried_again(
    open_page: OpenPage, harms: Harms, picture: Callable[[Page, str], None], theme: str, width: int
) -> None:
    page = open_page("/learn/pocketmodel", color_scheme=theme, width=width, height=844)
    page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", theme)
    expect(page.get_by_role("heading", name="What is best here?")).to_be_visible()
    assert harms(page) == []
    picture(page, f"found-offered-{theme}-{width}")
    one = begin_found(page, 2)
    worst = one.tried[-1]
    answer_with(page, worst.answer)
    expect(card(page)).to_contain_text("There was something better")
    expect(card(page)).to_contain_text(f"your chance to win is about {100 * worst.chance:.0f}%")
    expect(card(page)).to_contain_text(f"with the best one {100 * one.tried[0].chance:.0f}%")
    picture(page, f"found-missed-{theme}-{width}")
    assert harms(page) == []
    first = page.url
    card(page).get_by_role("button", name="Try again").click()
    expect(page).not_to_have_url(first)
    expect(card(page)).to_contain_text("Puzzle 2")

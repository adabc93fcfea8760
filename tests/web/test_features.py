"""What the table offers beside playing: a shared screen, learning, sound, replays and files."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.conftest import OpenPage
from tests.web.sitting import Sitting, decide

# A shared screen ------------------------------------------------------------------------------------------------------


def test_a_curtain_between_people_who_share_a_screen(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name=re.compile("^More ways to play")).first.click()
    page.get_by_role("button", name="Hot seat").click()
    seen: list[str] = []
    for _ in range(3):
        curtain = page.get_by_role("region", name="Pass the screen to")
        expect(curtain).to_be_visible()
        expect(page.get_by_role("form")).to_have_count(0)
        assert page.evaluate("window.lastTable.seat") is None  # nothing hidden reaches the page before somebody sits
        expect(page.locator(".hand .card")).to_have_count(0)
        awaited = page.evaluate("window.lastTable.awaited_seats[0]")
        curtain.get_by_role("button").click()
        page.wait_for_function("(seat) => window.lastTable.seat === seat", arg=awaited)
        expect(page.get_by_role("form")).to_be_visible()
        seen.append(awaited)
        me = Sitting(page)
        while page.evaluate("window.lastTable.question !== null"):
            question = me.asked()
            assert question is not None
            past = me.table()["sequence"]
            me.by_mouse(question, decide(question))
            page.wait_for_function("(past) => window.lastTable.sequence > past", arg=past)
        page.get_by_role("button", name="Hand over to").click()
    assert set(seen) == {"a", "b"}


# The usual set-up -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["xwing", "shatterpoint", "skytear"])
def test_one_press_places_everything(game: str, open_page: OpenPage) -> None:
    page = open_page()
    page.locator(f'[data-game="{game}"]').get_by_role("button", name="Play now").click()
    me = Sitting(page)
    assert me.asked() is not None
    assert page.evaluate("window.lastTable.set_up")
    page.get_by_role("button", name="Place all").click()
    page.wait_for_function("() => window.lastTable.question && !window.lastTable.set_up")
    expect(page.get_by_role("button", name="Place all")).to_have_count(0)


def test_in_pocketmodel_the_deployment_of_the_list_is_one_press(open_page: OpenPage) -> None:
    page = open_page()
    page.locator('[data-game="pocketmodel"]').get_by_role("button", name="Play now").click()
    me = Sitting(page)
    question = me.asked()
    assert question is not None
    me.by_mouse(question, ["usual"])
    following = me.asked()
    assert following is not None
    assert following["kind"] != "deploy"


# Learning -------------------------------------------------------------------------------------------------------------


def test_learn_by_playing(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name="Learn by playing").first.click()
    page.get_by_role("list", name="Which game?").get_by_role("link", name="PocketModel TCG").click()
    page.get_by_role("main").get_by_role("link", name="Learn by playing").click()
    expect(page).to_have_url(re.compile(r"/t/[\w-]+$"))
    guide = page.get_by_role("complementary", name="Learn by playing")
    expect(guide).to_contain_text("exactly 20 stars")
    guide.get_by_role("button", name=re.compile("^Rule PM-SET")).click()
    expect(guide.get_by_role("link", name="Open in the rules")).to_be_visible()
    guide.get_by_role("button", name="Got it").click()
    expect(guide).to_have_count(0)
    page.reload()
    me = Sitting(page)
    question = me.asked()
    assert question is not None
    assert question["kind"] == "deploy"
    expect(guide).to_have_count(0)  # what was read once is not told again
    while question["kind"] == "deploy":
        me.by_mouse(question, decide(question))
        question = me.asked()
        assert question is not None
    expect(guide).to_be_visible()
    guide.get_by_role("button", name="No more explanations").click()
    expect(guide).to_have_count(0)
    me.by_mouse(question, decide(question))
    me.asked()
    expect(guide).to_have_count(0)


def test_the_header_asks_which_game_and_remembers_it(open_page: OpenPage) -> None:
    page = open_page()
    header = page.get_by_role("navigation", name="Pages")
    choices = page.get_by_role("list", name="Which game?").get_by_role("listitem")
    header.get_by_role("button", name="Rules").click()
    expect(choices).to_have_text(["PocketModel TCG", "Star Wars: Shatterpoint", "Skytear", "X-Wing"])
    choices.get_by_role("link", name="X-Wing").click()
    expect(page).to_have_url(re.compile("/rules/xwing"))
    page.goto("/")
    page.evaluate("localStorage.setItem('battlemat.game', 'skytear')")
    header.get_by_role("button", name="My lists").click()
    expect(choices.first).to_have_text("Skytear")
    choices.get_by_role("link", name="Skytear").click()
    expect(page).to_have_url(re.compile("/build/skytear"))
    page.goto("/")
    header.get_by_role("button", name="Open a table").click()
    page.keyboard.press("Escape")
    expect(choices).to_have_count(0)
    header.get_by_role("button", name="Open a table").click()
    choices.get_by_role("button", name="X-Wing").click()
    expect(page.get_by_role("heading", name="X-Wing", exact=True)).to_be_visible()
    expect(page.get_by_role("heading", name="You are ready.")).to_be_visible()


def test_keys_are_explained(sit_down: Callable[..., Sitting]) -> None:
    me = sit_down()
    me.asked()
    me.page.keyboard.press("?")
    keys = me.page.get_by_role("region", name="Keys")
    expect(keys).to_contain_text("choose an option by its number")
    me.page.keyboard.press("Escape")
    expect(keys).to_have_count(0)


def test_a_unit_looked_at_closely(sit_down: Callable[..., Sitting]) -> None:
    me = sit_down(question="action")
    me.asked()
    me.page.locator("svg.board [data-thing='a.iron-edict']").hover()
    note = me.page.get_by_role("note")
    expect(note).to_contain_text("Iron Edict")
    expect(note).to_contain_text("Shields")
    me.page.mouse.move(1400, 20)
    expect(note).to_have_count(0)


def test_sound_is_off_until_switched_on(sit_down: Callable[..., Sitting]) -> None:
    me = sit_down(question="action")
    page = me.page
    question = me.asked()
    assert page.evaluate("document.documentElement.dataset.heard ?? null") is None
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("group", name="Sound").get_by_role("button", name="On").click()
    page.keyboard.press("Escape")
    assert question is not None
    me.by_mouse(question, decide(question))
    me.play("mouse", 2)
    expect(page.locator("html")).to_have_attribute("data-heard", re.compile("move|turn|dice|card|hit|miss"))


# Replays and files ----------------------------------------------------------------------------------------------------


def test_play_on_from_a_replay_as_the_other_side(open_page: OpenPage, played: str) -> None:
    page = open_page(f"/r/{played}?at=30")
    page.get_by_role("group", name="Play on from here").get_by_role("button").nth(1).click()
    page.wait_for_function("window.lastTable && window.lastTable.seat === 'b'")
    assert Sitting(page).play("mouse", 2) == 2


def test_a_match_file_is_kept_and_opened_again(open_page: OpenPage, played: str, tmp_path: Path) -> None:
    page = open_page(f"/r/{played}")
    expect(page.get_by_role("slider", name="Replay")).not_to_have_attribute("aria-valuemax", "0")
    last = page.get_by_role("slider", name="Replay").get_attribute("aria-valuemax")
    page.get_by_role("button", name="Menu").click()
    with page.expect_download() as waiting:
        page.get_by_role("link", name="Save the match file").click()
    file = tmp_path / "kept.match"
    waiting.value.save_as(file)

    other = open_page()
    other.locator("input[type=file]").set_input_files(file)
    expect(other).to_have_url(re.compile(r"/r/[\w-]+$"))
    expect(other.get_by_role("slider", name="Replay")).to_have_attribute("aria-valuemax", str(last))


def test_a_running_match_can_be_looked_back_on(sit_down: Callable[..., Sitting]) -> None:
    me = sit_down(question="moves")
    me.asked()
    page = me.page
    page.get_by_role("button", name="Step back").click()
    expect(page.get_by_text("Looking back")).to_be_visible()
    expect(page.get_by_role("form")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.get_by_role("form")).to_be_visible()

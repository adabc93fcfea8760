"""The other pages: replay, rules, and the languages of the start."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import OpenPage
from tests.web.sitting import Sitting


def moment(page: Page) -> int:
    return int(page.get_by_role("slider", name="Replay").get_attribute("aria-valuenow") or -1)


def test_replay(open_page: OpenPage, played: str) -> None:
    page = open_page(f"/r/{played}")
    ruler = page.get_by_role("slider", name="Replay")
    expect(ruler).to_have_attribute("aria-valuenow", "0")
    expect(ruler).not_to_have_attribute("aria-valuemax", "0")
    last = int(ruler.get_attribute("aria-valuemax") or 0)
    assert last > 20

    box = ruler.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] * 0.2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] * 0.5, box["y"] + box["height"] / 2, steps=4)
    page.mouse.up()
    middle = moment(page)
    assert last * 0.45 < middle < last * 0.55
    expect(page).to_have_url(re.compile(rf"/r/{played}\?at={middle}$"))

    page.get_by_role("button", name="Step forward").click()
    after = moment(page)
    assert after > middle
    expect(page).to_have_url(re.compile(rf"\?at={after}$"))
    page.get_by_role("button", name="Step back").click()
    assert moment(page) < after
    page.get_by_role("group", name="Turns").get_by_role("button", name="Turn 3", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("3")
    there = moment(page)
    words = page.get_by_role("heading", level=1).inner_text()

    other = open_page(page.url)  # the link holds the position
    expect(other.get_by_role("slider", name="Replay")).to_have_attribute("aria-valuenow", str(there))
    expect(other.get_by_role("heading", level=1)).to_have_text(words)

    page.locator("body").press("End")
    expect(ruler).to_have_attribute("aria-valuenow", str(last))
    expect(page.get_by_text("Luck with the dice")).to_be_visible()
    page.locator("body").press("Home")
    expect(ruler).to_have_attribute("aria-valuenow", "0")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(ruler).not_to_have_attribute("aria-valuenow", "0")
    page.get_by_role("button", name="Pause").click()


def test_play_on_from_a_replay(open_page: OpenPage, played: str) -> None:
    page = open_page(f"/r/{played}?at=30")
    page.get_by_role("group", name="Play on from here").get_by_role("button").first.click()
    expect(page).to_have_url(re.compile(r"/t/[\w-]+$"))
    assert Sitting(page).play("mouse", 2) == 2


def test_rules(open_page: OpenPage) -> None:
    page = open_page("/rules/pocketmodel")
    articles = page.get_by_role("article")
    expect(articles.first).to_be_visible()
    everything = articles.count()
    page.keyboard.press("/")
    search = page.get_by_role("searchbox")
    expect(search).to_be_focused()
    page.keyboard.type("adjacent zone")
    expect(page.get_by_role("status")).to_have_text(re.compile(r"^\d+ rules?$"))
    hits = articles.count()
    assert 0 < hits < everything
    for article in articles.all():
        words = article.inner_text().lower()
        assert "adjacent" in words
        assert "zone" in words
    search.press("Enter")
    expect(page).to_have_url(re.compile(r"/rules/pocketmodel/PM-[A-Z]+-\d+$"))
    search.fill("PM-BTL-03")
    expect(articles.first).to_have_attribute("id", "PM-BTL-03")
    search.fill("zzzz")
    expect(page.get_by_text("No rule has all of “zzzz”.")).to_be_visible()
    page.get_by_role("button", name="Show all rules").click()
    assert articles.count() == everything


def test_a_link_to_a_rule(open_page: OpenPage) -> None:
    page = open_page("/rules/pocketmodel/PM-STR-22")
    rule = page.locator("[id='PM-STR-22']")
    expect(rule).to_be_in_viewport()
    expect(rule.get_by_role("link", name="PM-STR-22").first).to_have_attribute("aria-current", "true")
    page.keyboard.press("ArrowRight")
    expect(page).not_to_have_url(re.compile("PM-STR-22"))
    expect(page.locator("[aria-current=true].rid")).to_be_in_viewport()


def test_the_start_in_other_languages(open_page: OpenPage) -> None:
    page = open_page()
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_contain_text("Pull up a chair.")
    english = heading.inner_text()
    seen = {english}
    for code in ("pl", "de"):
        page.get_by_role("combobox", name=re.compile("Language|Język|Sprache")).first.select_option(code)
        expect(page.locator("html")).to_have_attribute("lang", code)
        expect(heading).not_to_have_text(english)
        seen.add(heading.inner_text())
    assert len(seen) == 3

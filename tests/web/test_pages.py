"""The other pages: replay, rules, builder; and what axe-core says of every page."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from uuid import uuid4

import pytest
from playwright.sync_api import Page, expect
from websockets.sync.client import connect

from tests.server.conftest import BOT_GAME, Server
from tests.web.conftest import OpenPage
from tests.web.sitting import Sitting


@pytest.fixture(scope="package")
def played(site: Server) -> str:
    """The id of a match that is over: played by its hints, without a browser."""
    made = site.post("/api/matches", BOT_GAME)
    match = str(made["match"])
    address = f"ws://127.0.0.1:{site.port}/api/matches/{match}/play?token={made['links'][0]['token']}&language=en"
    with connect(address, max_size=None) as line:
        number = None
        while True:
            message = json.loads(line.recv(10))
            if message["type"] == "table" and message["result"] is not None:
                return match
            if message["type"] == "table" and message["question"] and message["question"]["number"] != number:
                number = message["question"]["number"]
                line.send(json.dumps({"type": "hint", "key": uuid4().hex}))
            elif message["type"] == "hint-given":
                answer = {"type": "answer", "key": uuid4().hex, "number": number, "answer": message["answer"]}
                line.send(json.dumps(answer))


def moment(page: Page) -> int:
    return int(page.get_by_role("slider", name="Replay").get_attribute("aria-valuenow") or -1)


def test_replay(open_page: OpenPage, played: str, picture: Callable[[Page, str], None]) -> None:
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
    picture(page, "replay")

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


def test_rules(open_page: OpenPage, picture: Callable[[Page, str], None]) -> None:
    page = open_page("/rules/pocketmodel")
    articles = page.get_by_role("article")
    expect(articles.first).to_be_visible()
    everything = articles.count()
    picture(page, "rules")
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


def test_builder(open_page: OpenPage, picture: Callable[[Page, str], None]) -> None:
    page = open_page("/build/pocketmodel")
    play = page.get_by_role("button", name="Play with this list")
    said = page.get_by_role("region", name="What the rules say")
    expect(play).to_be_disabled()
    shelf = page.get_by_role("complementary", name="Units and cards")
    unit = shelf.get_by_role("listitem").first.locator("[title^=Add]")
    for _ in range(5):
        unit.click()
    expect(said.get_by_text(re.compile(r"^Not legal yet · [2-9] reasons$"))).to_be_visible()
    expect(play).to_be_disabled()
    rules = said.locator(".viol").get_by_role("link")
    ids = rules.all_inner_texts()
    assert len(ids) >= 2
    assert all(re.fullmatch(r"PM-[A-Z]+-\d+", one) for one in ids)
    picture(page, "builder-illegal")
    said.get_by_role("button", name="Fill up the deck").click()
    expect(said.get_by_role("button", name="Fill up the deck")).to_have_count(0)

    page.get_by_role("button", name="Lists").first.click()
    page.get_by_role("button", name="New list").click()
    page.get_by_role("button", name=re.compile("^Iron Fist")).first.click()
    expect(said.get_by_text("Legal list")).to_be_visible()
    picture(page, "builder")
    expect(play).to_be_enabled()
    play.click()
    expect(page).to_have_url(re.compile(r"/t/[\w-]+$"))
    assert Sitting(page).play("mouse", 3) == 3


def test_a_list_as_a_link(open_page: OpenPage) -> None:
    page = open_page("/build/pocketmodel", permissions=["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name=re.compile("^Spark and Tide")).first.click()
    page.get_by_role("textbox", name="Name your fleet").fill("Handed on")
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_text("Link copied.")).to_be_visible()
    other = open_page(page.evaluate("navigator.clipboard.readText()"))
    expect(other.get_by_role("textbox", name="Name your fleet")).to_have_value("Handed on")
    expect(other.get_by_text("Legal list")).to_be_visible()


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


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("name", ["start", "table", "rules", "builder", "replay"])
def test_nobody_is_shut_out(
    name: str,
    theme: str,
    open_page: OpenPage,
    site: Server,
    request: pytest.FixtureRequest,
    harms: Callable[[Page], list[str]],
) -> None:
    page = open_page("/mark.svg")
    page.evaluate("(theme) => localStorage.setItem('battlemat.theme', theme)", theme)
    if name == "table":
        made = site.post("/api/matches", {"game": "pocketmodel", "seats": [{"who": "me"}, {"who": "bot"}]})
        page.goto(f"/t/{made['match']}#seat={made['links'][0]['token']}")
        Sitting(page).play("mouse", 4)
        page.wait_for_function("document.querySelector('.hand button')")
    elif name == "replay":
        page.goto(f"/r/{request.getfixturevalue('played')}?at=40")
        expect(page.get_by_role("slider", name="Replay")).to_have_attribute("aria-valuenow", "40")
    elif name == "builder":
        page.goto("/build/pocketmodel")
        page.get_by_role("button", name=re.compile("^Iron Fist")).first.click()
        expect(page.get_by_text("Legal list")).to_be_visible()
    elif name == "rules":
        page.goto("/rules/pocketmodel/PM-BLD-01")
        page.get_by_role("searchbox").fill("PM-BLD")  # all rules are alike, and looking at each takes long
        expect(page.locator("[id='PM-TRN-01']")).to_have_count(0)
        expect(page.locator("[id='PM-BLD-01']")).to_be_visible()
    else:
        page.goto("/")
        expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    found = harms(page)
    page.set_viewport_size({"width": 390, "height": 844})
    found += [f"on a phone: {harm}" for harm in harms(page) if harm not in found]
    assert not found, "\n".join(found)

"""People and what is theirs: their names, what they agree on, their time, and the key that carries it all along."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import battlemat
from battlemat.server.clock import Clock
from tests.server.conftest import Server
from tests.web.conftest import OpenPage
from tests.web.inviting import two_people
from tests.web.sitting import Sitting
from tests.web.tables import played_until, set_table
from tests.web.test_ends import concede
from tests.web.test_gathering import own_squad

SEATS = re.compile(r"\bplayer [AB]\b", re.IGNORECASE)


def test_names_win_everywhere_and_in_the_replay(open_page: OpenPage) -> None:
    host, guest = two_people(open_page)
    expect(host.locator(".top small")).to_contain_text("Grace")
    expect(guest.locator(".top small")).to_contain_text("Ada")
    concede(guest)
    for page in (host, guest):
        Sitting(page).expect_over()
        assert SEATS.search(page.locator("body").inner_text()) is None
    watcher = open_page("/mark.svg")
    watcher.goto(host.url.replace("/t/", "/r/"))
    expect(watcher.get_by_role("slider", name="Replay")).to_be_visible()
    expect(watcher.locator(".top")).to_contain_text("Ada · Grace")
    expect(watcher.locator("svg.board [data-thing]").first).to_be_visible()
    watcher.keyboard.press("End")
    expect(watcher.get_by_role("heading", level=1)).to_contain_text("Ada wins")
    assert SEATS.search(watcher.locator("body").inner_text()) is None


def test_a_name_is_kept_by_the_browser(open_page: OpenPage) -> None:
    page = open_page("/mine")
    page.get_by_role("textbox", name="Your name").fill("Hedy")
    page.goto("/")
    page.get_by_role("button", name=re.compile("^More ways to play")).first.click()
    expect(page.get_by_role("textbox", name="Your name")).to_have_value("Hedy")
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_function("window.lastTable")
    assert Sitting(page).table()["seats"][0]["name"] == "Hedy"


def test_hints_between_people_are_given_when_both_agree(open_page: OpenPage) -> None:
    host, guest = two_people(open_page)
    asked, other = (host, guest) if Sitting(host).table()["question"] else (guest, host)
    ask = asked.get_by_role("button", name="Ask the others for hints")
    expect(asked.get_by_role("button", name="Hint (H)")).to_have_count(0)
    ask.click()
    expect(asked.get_by_text("You agreed to hints; the others are asked.")).to_be_visible()
    expect(asked.locator(".hinted")).to_have_count(0)
    wish = other.get_by_role("alert").filter(has_text="would like hints for everybody")
    wish.get_by_role("button", name="No hints").click()
    expect(wish).to_have_count(0)
    ask.click()
    wish.get_by_role("button", name="Agree").click()
    asked.get_by_role("button", name="Hint (H)").click()
    expect(asked.locator(".hinted")).to_be_visible()
    other.get_by_role("button", name="Menu").click()
    other.get_by_role("button", name="End hints for everybody").click()
    expect(ask).to_be_visible()


@pytest.mark.parametrize("game", battlemat.game_ids())
def test_a_loss_on_time_says_so(game: str, site: Server, open_page: OpenPage) -> None:
    match = played_until(game, lambda _: True, "first-game" if game == "skytear" else "standard")
    seat = set_table(site, match, Clock(60, 0, [3.0, 60.0], started=True)).seat
    page = open_page(seat)
    expect(page.get_by_role("timer", name="Time left")).to_be_visible()
    expect(page.get_by_role("region", name="Log").get_by_text("Your time has run out.")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_contain_text("time")
    expect(page.get_by_role("heading", level=1)).not_to_contain_text("conceded")


def test_a_key_is_copied_and_carries_name_and_lists(open_page: OpenPage, picture: Callable[[Page, str], None]) -> None:
    page = open_page("/mark.svg", permissions=["clipboard-read", "clipboard-write"])
    saved = [{"id": "own", "saved": "2026-01-01T00:00:00Z", "list": own_squad("Built at home")}]
    page.evaluate("lists => localStorage.setItem('battlemat.lists.xwing', lists)", json.dumps(saved))
    page.goto("/build/xwing")
    expect(page.get_by_role("textbox", name="Name your squad")).to_have_value("Built at home")
    page.goto("/mine")
    page.get_by_role("textbox", name="Your name").fill("Hedy")
    page.get_by_role("button", name="Copy my key").click()
    expect(page.get_by_role("status").filter(has_text="copied")).to_be_visible()
    picture(page, "key-copied")
    key = page.evaluate("navigator.clipboard.readText()")
    other = open_page("/mine")
    other.get_by_role("button", name="Use another key").click()
    other.get_by_label("Key from another device").fill(key)
    other.get_by_role("button", name="Use this key").click()
    expect(other.get_by_role("textbox", name="Your name")).to_have_value("Hedy")
    other.goto("/build/xwing")
    expect(other.get_by_role("textbox", name="Name your squad")).to_have_value("Built at home")


def test_whoever_joins_an_open_table_brings_an_own_list(open_page: OpenPage) -> None:
    host = open_page()
    host.get_by_role("button", name="More ways to play X-Wing").click()
    host.get_by_role("textbox", name="Your name").fill("Hostess at the door")
    host.locator(".ways").get_by_role("button", name="Open a table").click()
    expect(host.get_by_role("heading", name="You are ready.")).to_be_visible()
    guest = open_page("/mark.svg")
    saved = [{"id": "own", "saved": "2026-01-01T00:00:00Z", "list": own_squad("Built at home")}]
    guest.evaluate("lists => localStorage.setItem('battlemat.lists.xwing', lists)", json.dumps(saved))
    guest.goto("/")
    guest.get_by_role("listitem").filter(has_text="Hostess at the door").get_by_role("link").click()
    guest.get_by_role("button", name="Sit down").click()
    guest.get_by_role("combobox", name="Your list").select_option(label="Built at home")
    expect(host.get_by_text("is choosing a list")).to_be_visible()
    assert "Built at home" not in host.locator("body").inner_text()  # not before both are ready
    guest.get_by_role("button", name="Ready").click()
    for page in (host, guest):
        page.wait_for_function("window.lastTable && window.lastTable.seats.every((seat) => seat.here)")
        expect(page.locator(".top")).to_contain_text("Built at home")

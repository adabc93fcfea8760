"""Every page, dark and light, on large and small screens: what axe-core says of it, and a picture to look at."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import OpenPage, TableAt

SCREENS = {1280: 720, 390: 844}


def start(page: Page, table_at: TableAt) -> None:
    table_at("moves"), table_at("over")  # there is something to watch
    page.goto("/")
    expect(page.get_by_role("link", name="Watch").first).to_be_visible()
    page.get_by_role("button", name=re.compile("^More ways to play")).first.click()
    expect(page.get_by_role("textbox", name="Your name")).to_be_visible()


def table(page: Page, table_at: TableAt) -> None:
    page.goto(table_at("moves").seat)
    expect(page.get_by_role("form")).to_be_visible()
    expect(page.locator("svg.board [data-thing]").first).to_be_visible()


def battle(page: Page, table_at: TableAt) -> None:
    page.goto(table_at("combat-card").seat)
    expect(page.get_by_role("heading", level=1)).to_contain_text("card")
    expect(page.locator("svg.board .piece.aside").first).to_be_visible()


def menu(page: Page, table_at: TableAt) -> None:
    table(page, table_at)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="Concede")).to_be_visible()


def watching(page: Page, table_at: TableAt) -> None:
    page.goto(f"/t/{table_at('moves').match}")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Waiting for")
    expect(page.locator("svg.board [data-thing]").first).to_be_visible()


def over(page: Page, table_at: TableAt) -> None:
    page.goto(table_at("over").seat)
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    expect(page.locator("svg.board [data-thing]").first).to_be_visible()


def replay(page: Page, table_at: TableAt) -> None:
    page.goto(f"/r/{table_at('over').match}?at=40")
    expect(page.get_by_role("slider", name="Replay")).to_have_attribute("aria-valuenow", "40")
    tray = page.locator(".tray .die")
    while not tray.count():  # on to the next dice
        before = page.url
        page.get_by_role("button", name="Step forward").click()
        expect(page).not_to_have_url(before)


def rules(page: Page, _: TableAt) -> None:
    page.goto("/rules/pocketmodel/PM-BLD-01")
    page.get_by_role("searchbox").fill("PM-BLD")  # all rules are alike, and looking at each takes long
    expect(page.locator("[id='PM-TRN-01']")).to_have_count(0)
    expect(page.locator("[id='PM-BLD-01']")).to_be_visible()


def builder(page: Page, _: TableAt) -> None:
    page.goto("/build/pocketmodel")
    page.get_by_role("button", name=re.compile("^Iron Fist")).first.click()
    expect(page.get_by_text("Legal list")).to_be_visible()


def illegal_list(page: Page, _: TableAt) -> None:
    page.goto("/build/pocketmodel")
    unit = page.get_by_role("complementary", name="Units and cards").get_by_role("listitem").first
    for _time in range(5):
        unit.locator("[title^=Add]").click()
    said = page.get_by_role("region", name="What the rules say")
    expect(said.get_by_role("heading", name=re.compile("5 copies"))).to_be_visible()


def nowhere(page: Page, _: TableAt) -> None:
    page.goto("/there/is/no/such/page")
    expect(page.get_by_role("link", name="To the start")).to_be_visible()


PAGES = (start, table, battle, menu, watching, over, replay, rules, builder, illegal_list, nowhere)


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("show", PAGES, ids=lambda show: show.__name__)
def test_nobody_is_shut_out(
    show: Callable[[Page, TableAt], None],
    theme: str,
    open_page: OpenPage,
    table_at: TableAt,
    harms: Callable[[Page], list[str]],
    picture: Callable[[Page, str], None],
) -> None:
    page = open_page("/mark.svg")
    page.evaluate("(theme) => localStorage.setItem('battlemat.theme', theme)", theme)
    show(page, table_at)
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    found: list[str] = []
    for width, height in SCREENS.items():
        page.set_viewport_size({"width": width, "height": height})
        picture(page, f"{show.__name__}-{theme}-{width}")
        found += [f"{width} wide: {harm}" for harm in harms(page)]
        if page.evaluate("document.documentElement.scrollWidth") > width:
            found.append(f"{width} wide: the page is wider than that")
    assert not found, "\n".join(found)

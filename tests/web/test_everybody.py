"""Every page, dark and light, on large and small screens: what axe-core says of it, and a picture to look at."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from functools import partial

import pytest
from playwright.sync_api import Page, expect

from tests.web.building import POCKETMODEL, SHATTERPOINT, SKYTEAR, XWING, Builder
from tests.web.conftest import Harms, OpenPage, TableAt
from tests.web.sitting import Question, Sitting
from tests.web.tables import Wanted

SCREENS = {1280: 720, 390: 844}
KEPT = {"battlemat.theme": "light", "battlemat.skytear.ask": "always", "battlemat.skytear.quiet": "none"}

Show = Callable[[Page, TableAt], Iterator[None]]


def start(page: Page, table_at: TableAt) -> Iterator[None]:
    table_at("moves"), table_at("over")  # there is something to watch
    page.goto("/")
    expect(page.get_by_role("link", name="Watch").first).to_be_visible()
    page.get_by_role("button", name=re.compile("^More ways to play")).first.click()
    expect(page.get_by_role("textbox", name="Your name")).to_be_visible()
    yield


def table(page: Page, table_at: TableAt) -> Iterator[None]:
    """Asked, and with the menu open."""
    page.goto(table_at("moves").seat)
    expect(page.get_by_role("form")).to_be_visible()
    expect(page.locator("svg.board [data-thing]").first).to_be_visible()
    yield
    page.get_by_role("button", name="Menu").locator("visible=true").click()
    expect(page.get_by_role("button", name="Concede")).to_be_visible()
    yield


def battle(page: Page, table_at: TableAt) -> Iterator[None]:
    page.goto(table_at("combat-card").seat)
    expect(page.get_by_role("heading", level=1)).to_contain_text("card")
    expect(page.locator("svg.board .piece.aside").first).to_be_visible()
    yield


def watching(page: Page, table_at: TableAt) -> Iterator[None]:
    page.goto(f"/t/{table_at('moves').match}")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Waiting for")
    expect(page.locator("svg.board [data-thing]").first).to_be_visible()
    yield


def over(page: Page, table_at: TableAt) -> Iterator[None]:
    page.goto(table_at("over").seat)
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    expect(page.locator("svg.board [data-thing]").first).to_be_visible()
    yield


def replay(page: Page, table_at: TableAt) -> Iterator[None]:
    page.goto(f"/r/{table_at('over').match}?at=40")
    expect(page.get_by_role("slider", name="Replay")).to_have_attribute("aria-valuenow", "40")
    tray = page.locator(".tray .die")
    while not tray.count():  # on to the next dice
        before = page.url
        page.get_by_role("button", name="Step forward").click()
        expect(page).not_to_have_url(before)
    yield


def rules(page: Page, _: TableAt) -> Iterator[None]:
    page.goto("/rules/pocketmodel/PM-BLD-01")
    page.get_by_role("searchbox").fill("PM-BLD")  # all rules are alike, and looking at each takes long
    expect(page.locator("[id='PM-TRN-01']")).to_have_count(0)
    expect(page.locator("[id='PM-BLD-01']")).to_be_visible()
    yield


def odds(page: Page, _: TableAt) -> Iterator[None]:
    page.goto("/odds/xwing?attack=dice=3,focus,predator&attack=dice=2,lock&defense=evade")
    expect(page.locator("[data-curve=destroyed-after] li")).to_have_count(2)
    yield


def lab(page: Page, _: TableAt) -> Iterator[None]:
    page.goto("/lab/pocketmodel")
    page.get_by_role("checkbox", name="Iron Fist").check()
    expect(page.get_by_text("Choose two to 6 lists.")).to_be_visible()
    yield
    page.get_by_role("checkbox", name="Dawn Offensive").check()
    page.get_by_label("Matches of every two lists").fill("2")
    page.get_by_role("button", name="Let them play").click()
    expect(page.get_by_text("All matches are played.")).to_be_visible()
    expect(page.locator("table.heat")).to_be_visible()
    yield


def nowhere(page: Page, _: TableAt) -> Iterator[None]:
    page.goto("/there/is/no/such/page")
    expect(page.get_by_role("link", name="To the start")).to_be_visible()
    yield


def asked(kind: str | Wanted, game: str, variant: str, page: Page, table_at: TableAt) -> Iterator[None]:
    page.goto(table_at(kind, game, variant).seat)
    Sitting(page).asked()
    expect(page.get_by_role("form")).to_be_visible()
    yield


def responding(question: Question) -> bool:
    return question["kind"] == "priority" and bool(question["about"]) and len(question["options"]) > 1


def empty_and_illegal(builder: Builder, page: Page, _: TableAt) -> Iterator[None]:
    builder.open(page)
    yield
    builder.begin(page)
    builder.spoil(page)
    builder.expect_illegal(page)
    yield


def legal_and_illegal(builder: Builder, page: Page, _: TableAt) -> Iterator[None]:
    builder.open(page)
    builder.begin(page)
    yield
    builder.spoil(page)
    builder.expect_illegal(page)
    yield


PAGES: Mapping[str, Show] = (
    {show.__name__: show for show in (start, table, battle, watching, over, replay, rules, odds, lab, nowhere)}
    | {
        f"{game}-{kind}": partial(asked, kind, game, variant)
        for game, variant, kinds in (
            ("skytear", "first-game", ("faction", "activation")),
            ("skytear", "tournament", ("draft",)),
            ("shatterpoint", "standard", ("tree", "move")),
            ("xwing", "standard", ("dial", "modify-attack", "place-ship")),
        )
        for kind in kinds
    }
    | {
        "skytear-respond": partial(asked, responding, "skytear", "first-game"),
        "pocketmodel-builder": partial(legal_and_illegal, POCKETMODEL),
        "skytear-builder": partial(legal_and_illegal, SKYTEAR),
        "shatterpoint-builder": partial(empty_and_illegal, SHATTERPOINT),
        "xwing-builder": partial(empty_and_illegal, XWING),
    }
)


@pytest.mark.parametrize("name", PAGES)
def test_nobody_is_shut_out(
    name: str, open_page: OpenPage, table_at: TableAt, harms: Harms, picture: Callable[[Page, str], None]
) -> None:
    page = open_page("/mark.svg", width=1280, height=720)
    keep(page, KEPT)
    found: list[str] = []
    for number, _ in enumerate(PAGES[name](page, table_at), 1):
        expect(page.locator("html")).to_have_attribute("data-theme", "light")
        for width, height in SCREENS.items():
            page.set_viewport_size({"width": width, "height": height})
            for theme in ("light", "dark"):
                wear(page, theme)
                picture(page, f"{name}-{number}-{theme}-{width}")
                found += [f"{width} wide, {theme}: {harm}" for harm in harms(page, colours=theme == "dark")]
            if page.evaluate("document.documentElement.scrollWidth") > width:
                found.append(f"{width} wide: the page is wider than that")
        page.set_viewport_size({"width": 1280, "height": 720})
        wear(page, "light")
    assert not found, "\n".join(found)


def keep(page: Page, settings: dict[str, str]) -> None:
    """As if the browser had kept these settings."""
    kept = json.dumps(settings)
    page.evaluate(f"Object.entries({kept}).forEach(([key, value]) => localStorage.setItem(key, value))")


def wear(page: Page, theme: str) -> None:
    page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)


SPOKEN = {
    "xwing": ("dial", "standard", ".legend", {"pl": "łatwy", "de": "leicht"}),
    "shatterpoint": ("tree", "standard", ".tray .steps .now", {"pl": "Drzewo walki", "de": "Kampfbaum"}),
    "skytear": ("activation", "first-game", ".rail", {"pl": "Odpowiedzi", "de": "Antworten"}),
}


@pytest.mark.parametrize("game", SPOKEN)
def test_tables_speak_other_languages(game: str, open_page: OpenPage, table_at: TableAt) -> None:
    kind, variant, part, words = SPOKEN[game]
    page = open_page(table_at(kind, game, variant).seat)
    Sitting(page).asked()
    for language, word in words.items():
        keep(page, {"battlemat.language": language})
        page.reload()
        expect(page.locator(part)).to_contain_text(word)
        assert not re.search(r"\b(xw|sp|sk)-[a-z]", page.locator("body").inner_text())

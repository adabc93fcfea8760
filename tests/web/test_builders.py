"""Building lists: what every builder does for a list, and what each game's own has besides."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Page, Request, Route, expect

from tests.web.building import BUILDERS, POCKETMODEL, SHATTERPOINT, SKYTEAR, XWING, Builder, said, shelf
from tests.web.conftest import OpenPage
from tests.web.sitting import Sitting

NONSENSE = FilePayload(name="no.json", mimeType="application/json", buffer=b'{"units": 3, "ships": 3}')


@pytest.mark.parametrize("builder", BUILDERS, ids=lambda builder: builder.game)
def test_a_list_is_judged_kept_handed_on_and_played(builder: Builder, open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page(f"/build/{builder.game}", permissions=["clipboard-read", "clipboard-write"])
    expect(said(page).get_by_role("link").first).to_be_visible()  # the rules a list is built by
    expect(builder.to_play(page)).to_be_disabled()
    builder.begin(page)
    judged(builder, page)
    exported_and_imported(builder, page, tmp_path / "list.json")
    handed_on(builder, page)
    page.reload()
    expect(builder.named(page)).to_have_value("Handed on")
    builder.expect_legal(page)
    searched(page)
    builder.to_play(page).click()
    expect(page).to_have_url(re.compile(r"/t/[\w-]+$"))
    assert Sitting(page).asked() is not None


def judged(builder: Builder, page: Page) -> None:
    """What is wrong is said with its rules; it can be taken back and done again."""
    builder.spoil(page)
    builder.expect_illegal(page)
    reasons = said(page).locator(".viol")
    rules = reasons.get_by_role("link").all_inner_texts()
    assert builder.broken in rules
    assert all(re.fullmatch(rf"{builder.broken[:2]}-[A-Z]+-\d+", one) for one in rules)
    assert len(rules) == reasons.count()
    page.get_by_role("button", name="Undo").click()
    builder.expect_legal(page)
    page.get_by_role("button", name="Redo").click()
    builder.expect_illegal(page)
    page.keyboard.press("Control+z")
    builder.expect_legal(page)


def exported_and_imported(builder: Builder, page: Page, file: Path) -> None:
    with page.expect_download() as download:
        page.get_by_role("button", name=builder.export).first.click()
    download.value.save_as(file)
    written = json.loads(file.read_text())
    assert written["name"] == builder.sample
    file.write_text(json.dumps(written | {"name": "From elsewhere"}))
    page.locator("input[type=file]").set_input_files(file)
    expect(builder.named(page)).to_have_value("From elsewhere")
    builder.expect_legal(page)
    page.locator("input[type=file]").set_input_files(NONSENSE)
    expect(page.get_by_role("status")).to_have_text(re.compile(r"^This file is not a list\.$|^This is not a squad: "))
    expect(builder.named(page)).to_have_value("From elsewhere")


def handed_on(builder: Builder, page: Page) -> None:
    """The link holds the list: whoever opens it needs nothing of what this browser has kept."""
    builder.named(page).fill("Handed on")
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_text("Link copied.")).to_be_visible()
    address = page.evaluate("navigator.clipboard.readText()")
    page.evaluate("localStorage.clear()")
    page.goto("/mark.svg")
    page.goto(address)
    expect(builder.named(page)).to_have_value("Handed on")
    builder.expect_legal(page)


def searched(page: Page) -> None:
    page.keyboard.press("/")
    search = shelf(page).get_by_role("searchbox")
    expect(search).to_be_focused()
    page.keyboard.type("zzzz")
    expect(shelf(page).get_by_role("listitem")).to_have_count(0)
    shelf(page).get_by_role("button", name="Clear the search").click()
    expect(shelf(page).get_by_role("listitem").first).to_be_visible()


# What each game has besides -------------------------------------------------------------------------------------------


def test_a_fleet_from_nothing_to_the_table(open_page: OpenPage) -> None:
    page = open_page("/build/pocketmodel")
    unit = shelf(page).get_by_role("listitem").first.locator("[title^=Add]")
    for _ in range(5):
        unit.click()
    expect(said(page).get_by_role("heading", name=re.compile("5 copies"))).to_be_visible()
    expect(said(page).get_by_text(re.compile(r"^Not legal yet · [2-9] reasons$"))).to_be_visible()
    said(page).get_by_role("button", name="Fill up the deck").click()
    expect(said(page).get_by_role("button", name="Fill up the deck")).to_have_count(0)
    said(page).get_by_role("button", name="Keep 3").click()
    POCKETMODEL.expect_legal(page)
    page.get_by_role("button", name="Lists").first.click()
    page.get_by_role("button", name="New list").click()
    POCKETMODEL.begin(page)
    POCKETMODEL.named(page).fill("Kept for later")
    page.goto("/")
    tile = page.locator('article[data-game="pocketmodel"]')
    tile.get_by_role("button", name=re.compile("^More ways to play")).click()
    tile.get_by_role("combobox", name="Your list").select_option(label="Kept for later")
    tile.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("banner")).to_contain_text("Kept for later")
    assert Sitting(page).play("mouse", 3) == 3


def test_a_pool_is_mended_hero_by_hero(open_page: OpenPage) -> None:
    page = open_page("/build/skytear")
    SKYTEAR.begin(page)
    expect(page.get_by_role("main").get_by_text("house").first).to_be_visible()
    SKYTEAR.spoil(page)
    said(page).get_by_role("button", name=re.compile("^One less: ")).first.click()
    SKYTEAR.expect_legal(page)
    page.get_by_role("button", name="Tournament pool").click()
    for _ in range(2):
        said(page).get_by_role("button", name=re.compile("^Take ")).first.click()
    expect(said(page).get_by_role("link", name="SK-DEK-15")).to_have_count(0)
    for hero in (2, 1):
        fill = said(page).get_by_role("button", name="Fill up from the starter lists")
        expect(fill).to_have_count(hero)
        fill.first.click()
    SKYTEAR.expect_legal(page)
    page.get_by_role("button", name="Casual deck").click()
    said(page).get_by_role("button", name="Fill up from the starter lists").click()
    SKYTEAR.expect_legal(page)


def test_a_strike_force_is_mended(open_page: OpenPage) -> None:
    page = open_page("/build/shatterpoint")
    SHATTERPOINT.begin(page)
    SHATTERPOINT.spoil(page)
    expect(said(page)).to_contain_text("Squad 1 has no unit of the type Supporting.")
    said(page).get_by_role("button", name="Choose a Supporting unit for squad 1").click()
    shelf(page).get_by_role("button", name="Playable here").click()
    expect(shelf(page).locator("button[aria-disabled=true]")).to_have_count(0)  # every unit can be fielded
    shelf(page).get_by_role("button", name=re.compile("^Clan Kryze Mandalorians .*2026")).click()
    expect(said(page)).to_contain_text("in the strike force twice")
    said(page).get_by_role("button", name="Remove Clan Kryze Mandalorians").first.click()
    expect(page.get_by_role("main").get_by_role("button", name="Choose a Supporting unit for squad 1")).to_be_visible()
    shelf(page).get_by_role("button", name=re.compile("^501st Clone Troopers .*2023")).click()
    SHATTERPOINT.expect_legal(page)
    page.get_by_role("button", name="Card").first.click()
    expect(page.get_by_role("main").locator(".stance svg.tree").first).to_be_visible()


def test_a_squad_is_mended_and_travels_as_xws(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page("/build/xwing")
    XWING.begin(page)
    XWING.spoil(page)
    points = page.locator(".pts")
    expect(points).to_contain_text("272")
    expect(said(page)).to_contain_text("The squad costs 272 points, but at most 200 are allowed.")
    expect(said(page)).to_contain_text("at most 1 may be in it")
    said(page).get_by_role("button", name=re.compile("^Remove Wedge Antilles")).last.click()
    XWING.expect_legal(page)

    # a slot shows what fits
    page.get_by_role("button", name="Choose modification for Luke Skywalker").click()
    shelf(page).get_by_role("button", name=re.compile("^Afterburners")).click()
    expect(points).to_contain_text("206")
    said(page).get_by_role("button", name=re.compile("^Drop")).first.click()
    XWING.expect_legal(page)

    with page.expect_download() as download:
        page.get_by_role("button", name="Export XWS").click()
    download.value.save_as(tmp_path / "squad.xws")
    squad = json.loads((tmp_path / "squad.xws").read_text())
    assert squad["faction"] == "rebelalliance"
    assert {pilot["id"] for pilot in squad["pilots"]} == {"lukeskywalker", "wedgeantilles", "biggsdarklighter"}


ESCORT = {"pilot": "bluesquadronescort", "upgrades": ["r4astromech"]}
TWICE = {
    "primary": "general-anakin-skywalker",
    "secondary": "cc-7567-captain-rex",
    "supporting": "501st-clone-troopers",
}
RUSE = {"shuriken-storm": 1, "ruse": 2, "life-steal": 2, "crippling-precision": 3}
MARKED: dict[str, tuple[dict[str, Any], list[bool]]] = {
    "pocketmodel": ({"units": {"iron-edict": 1, "unbroken": 4}, "deck": {}}, [False, True]),
    "shatterpoint": (
        {"squads": [TWICE, {**TWICE, "primary": "ahsoka-tano-jedi-no-more", "secondary": "bo-katan-kryze"}]},
        [False, False, False, False, False, True],
    ),
    "skytear": ({"decks": {"yami": {"bow-to-me": 1, "ruse": 2}, "sakoshi": RUSE}}, [True, False]),
    "xwing": (
        {"faction": "rebelalliance", "ships": [ESCORT, {**ESCORT, "upgrades": ["r4astromech", "ruthless"]}, ESCORT]},
        [False, True, False],
    ),
}
"""Lists with one thing wrong among others that are called the same, and which of the cards shown are marked for it."""


@pytest.mark.parametrize("builder", BUILDERS, ids=lambda builder: builder.game)
def test_the_card_that_is_wrong_is_marked_and_no_other(builder: Builder, open_page: OpenPage) -> None:
    entry, marks = MARKED[builder.game]
    page = open_page(f"/build/{builder.game}")
    text = json.dumps({"name": "Odd one out", **entry}).encode()
    page.locator("input[type=file]").set_input_files(
        FilePayload(name="odd.json", mimeType="application/json", buffer=text)
    )
    builder.expect_illegal(page)
    cards = page.get_by_role("main").locator("article")
    expect(cards).to_have_count(len(marks))
    for place, marked in enumerate(marks):
        reasons = cards.nth(place).locator(".reason")
        if marked:
            expect(reasons.first).to_be_visible()
        else:
            expect(reasons).to_have_count(0)
        assert ("bad" in (cards.nth(place).get_attribute("class") or "").split()) is marked, place


def test_the_upgrade_that_is_wrong_is_marked_and_dropped(open_page: OpenPage) -> None:
    """Three ships are called the same; the way out is for the one that is wrong."""
    page = open_page("/build/xwing")
    text = json.dumps({"name": "Odd one out", **MARKED["xwing"][0]}).encode()
    page.locator("input[type=file]").set_input_files(
        FilePayload(name="odd.json", mimeType="application/json", buffer=text)
    )
    expect(page.get_by_role("main").locator(".up.bad")).to_have_text(re.compile("^ *Ruthless"))
    said(page).get_by_role("button", name=re.compile("^Drop Ruthless")).first.click()
    expect(said(page).locator(".viol")).to_have_count(0)
    expect(page.get_by_role("main").get_by_role("button", name=re.compile("^R4 Astromech"))).to_have_count(3)


# From the builder to the start page -----------------------------------------------------------------------------------


def test_a_built_deck_is_offered_on_the_start_page(open_page: OpenPage) -> None:
    """With it comes the variant it is made for; one that is not legal yet cannot be chosen."""
    page = open_page("/build/skytear")
    SKYTEAR.begin(page)
    page.get_by_role("button", name="Lists").first.click()
    page.get_by_role("button", name="New list").click()
    SKYTEAR.named(page).fill("Half a deck")
    page.get_by_role("button", name="Take Yami").click()
    SKYTEAR.expect_illegal(page)
    page.goto("/")
    tile = page.locator('article[data-game="skytear"]')
    tile.get_by_role("button", name=re.compile("^More ways to play")).click()
    mine = tile.get_by_role("combobox", name="Your list")
    expect(mine.get_by_role("option", name="Half a deck (not legal yet)")).to_be_disabled()
    mine.select_option(label="Fire and Ice")
    expect(tile.get_by_role("combobox", name="Game")).to_have_value("casual")
    with page.expect_request(re.compile(r"/api/matches(\?.*)?$")) as sent:
        tile.get_by_role("button", name="Play now").click()
    wish = json.loads(sent.value.post_data or "")
    assert wish["variant"] == "casual"
    assert wish["seats"][0]["list"]["name"] == "Fire and Ice"
    assert wish["seats"][1]["list"] is None
    question = Sitting(page).asked()
    assert question is not None
    assert question["kind"] == "faction"


def test_leaving_the_builder(open_page: OpenPage) -> None:
    """A page that is being left keeps to its own game, however long the next one takes to load."""
    page = open_page("/build/pocketmodel", alone=True)
    POCKETMODEL.begin(page)
    page.clock.install()
    held: list[Route] = []
    asked: list[Request] = []
    page.route("**/assets/Start-*.js", lambda route: held.append(route))
    page.on("request", lambda request: asked.append(request))
    with page.expect_request("**/assets/Start-*.js"):
        page.get_by_role("link", name="battlemat").click()
    page.clock.run_for(1000)
    expect(page.get_by_text("Legal list")).to_be_visible()
    assert [request.url for request in asked if "/api/" in request.url] == []
    for route in held:
        route.continue_()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()

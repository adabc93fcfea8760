"""Epic battles in the browser: the ready-made squads on the start page, and huge ships in the builder."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import FilePayload, Locator, Page, expect

from tests.web.building import XWING, said, shelf
from tests.web.conftest import OpenPage

EPIC_SQUADS = ("Old Charter", "Grey Bulwark", "Long Haul", "Deep Hold")
"""One for each pair of factions with a huge ship."""
WIDE = "-24 -24 1868 962"
"""What is drawn of a table of 3 x 6 feet: its 1820 x 910 millimetres and a rim."""


def expect_wide_table(page: Page) -> None:
    expect(page.locator("svg.board")).to_have_attribute("viewBox", WIDE)


def open_file(page: Page, squad: dict[str, Any]) -> None:
    text = json.dumps(squad).encode()
    page.locator("input[type=file]").set_input_files(
        FilePayload(name="squad.json", mimeType="application/json", buffer=text)
    )


def written_in(choice: Locator) -> list[str]:
    return [option.inner_text().strip() for option in choice.get_by_role("option").all()]


def test_epic_squads_are_offered_on_the_start_page(open_page: OpenPage, picture: Callable[[Page, str], None]) -> None:
    page = open_page()
    tile = page.locator('article[data-game="xwing"]')
    tile.get_by_role("button", name=re.compile("^More ways to play")).click()
    tile.get_by_role("combobox", name="Game").select_option(label="Epic, 3 × 6 feet")
    mine = tile.get_by_role("combobox", name="Your list")
    assert [name for name in EPIC_SQUADS if name not in written_in(mine)] == []
    mine.select_option(label="Deep Hold")
    picture(page, "xwing-epic-start")
    tile.get_by_role("button", name="Play now").click()
    expect_wide_table(page)
    expect(page.get_by_text("Deep Hold", exact=False).first).to_be_visible()


def test_an_epic_squad_is_built_from_nothing(open_page: OpenPage, picture: Callable[[Page, str], None]) -> None:
    """It is told why a third turret is too much, and is played on the wide table."""
    page = open_page("/build/xwing")
    shelf(page).get_by_role("combobox", name="Format").select_option(label="Epic")
    shelf(page).get_by_role("combobox", name="Faction").select_option(label="Scum and Villainy")
    shelf(page).get_by_role("button", name=re.compile("Syndicate Smugglers")).click()
    expect(page.locator(".pts")).to_contain_text("500")
    shelf(page).get_by_role("button", name="Upgrades", exact=True).click()
    for card in ("Merchant One", "Corsair Refit", "Point-Defense Battery", "Dorsal Turret"):
        shelf(page).get_by_role("button", name=re.compile(f"^{card}")).first.click()
    XWING.expect_legal(page)
    shelf(page).get_by_role("button", name=re.compile("^Ion Cannon Turret")).click()
    XWING.expect_illegal(page)
    refused = said(page).locator(".viol")
    expect(refused).to_have_count(1)
    expect(refused).to_contain_text("has 3 upgrades with a turret, but room for 2 turret indicators.")
    expect(page.get_by_role("main").locator(".up.bad")).to_have_count(3)
    picture(page, "xwing-epic-builder")
    said(page).get_by_role("button", name=re.compile("^Drop Ion Cannon Turret")).click()
    XWING.expect_legal(page)
    page.get_by_role("combobox", name="Game").select_option(label="Epic, 3 × 6 feet")
    XWING.to_play(page).click()
    expect_wide_table(page)


def test_an_epic_squad_travels_as_xws(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page("/build/xwing")
    page.get_by_role("main").get_by_role("button", name="Old Charter").first.click()
    XWING.expect_legal(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="Export XWS").click()
    download.value.save_as(tmp_path / "squad.xws")
    squad = json.loads((tmp_path / "squad.xws").read_text())
    assert squad["pilots"][0]["id"] == "republicjudiciary"
    other = open_page("/build/xwing")
    open_file(other, squad)
    XWING.expect_legal(other)
    cards = other.get_by_role("main").locator("article")
    expect(cards).to_have_count(len(squad["pilots"]))
    expect(other.locator(".pts")).to_contain_text("495")


def test_a_huge_ship_in_a_standard_squad_is_refused_in_one_sentence(open_page: OpenPage) -> None:
    page = open_page("/build/xwing")
    ships = [{"pilot": "alderaanianguard", "upgrades": ["turbolaserbattery"]}, {"pilot": "lukeskywalker"}]
    open_file(page, {"name": "Too big", "faction": "rebelalliance", "format": "standard", "ships": ships})
    XWING.expect_illegal(page)
    expect(said(page).locator(".viol")).to_have_count(1)
    expect(said(page).locator(".viol")).to_contain_text("“Alderaanian Guard” is for battles with huge ships")

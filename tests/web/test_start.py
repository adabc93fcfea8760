"""The start page, what is wrong with links and files, and the words of all pages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Route, expect

from battlemat import bots
from battlemat.core.words import LANGUAGES
from tests.web.conftest import Faults, OpenPage

WORDS = Path(__file__).parents[2] / "web" / "src" / "words"


# The start page, and what is wrong ------------------------------------------------------------------------------------


def test_another_side(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name=re.compile("^More ways to play")).first.click()
    page.get_by_role("combobox", name="Your side").select_option(label="Side B")
    page.get_by_role("combobox", name="Your list").select_option(index=1)
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_function("window.lastTable && window.lastTable.seat === 'b'")


def test_lists_and_factions_say_what_they_are_like(open_page: OpenPage) -> None:
    page = open_page()
    for game, line in (("shatterpoint", "Jedi lead, troopers and Mandalorians follow"), ("skytear", "Pillars hold")):
        tile = page.locator(f'[data-game="{game}"]')
        tile.get_by_role("button", name=re.compile("^More ways to play")).click()
        expect(tile.get_by_text(line).first).to_be_visible()


def test_two_bots_are_watched(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name=re.compile("^More ways to play")).first.click()
    page.get_by_role("button", name="Watch two bots").click()
    page.wait_for_function("window.lastTable && window.lastTable.seat === null")
    page.wait_for_function("(past) => window.lastTable.sequence > past", arg=page.evaluate("window.lastTable.sequence"))
    watcher = open_page()
    watcher.get_by_role("link", name="Watch").first.click()
    expect(watcher).to_have_url(re.compile(r"/t/[\w-]+$"))


def test_own_matches_are_remembered(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name="Play now").first.click()
    expect(page).to_have_url(re.compile(r"/t/[\w-]+$"))
    address = page.url
    expect(page.get_by_role("form")).to_be_visible()
    page.goto("/")
    page.get_by_role("link", name="Return to the table").click()
    expect(page).to_have_url(address)
    expect(page.get_by_role("form")).to_be_visible()


def test_games_without_a_table_are_not_offered(open_page: OpenPage) -> None:
    page = open_page("about:blank", alone=True)

    def more(route: Route) -> None:
        games = [game for game in route.fetch().json() if game["id"] != "shatterpoint"]
        route.fulfill(json=[*games, {**games[0], "id": "dominoes", "title": "Dominoes"}])

    page.route(re.compile("/api/games"), more)
    page.goto("/")
    boards = list((Path(__file__).parents[2] / "web" / "src" / "games").glob("*/index.ts"))
    expect(page.get_by_role("button", name="Play now")).to_have_count(len(boards) - 1)
    expect(page.get_by_text("Dominoes")).to_have_count(0)
    expect(page.get_by_text("In the works").first).to_be_visible()
    page.goto("/build/dominoes")
    expect(page.get_by_role("heading", name="There is no builder for this game yet.")).to_be_visible()


def test_wrong_links_and_files_are_explained(open_page: OpenPage, faults: Faults) -> None:
    faults.expected.append("400|404|422|WebSocket")
    page = open_page()
    nonsense = FilePayload(name="x.match", mimeType="application/octet-stream", buffer=b"this is no match")
    page.locator("input[type=file]").set_input_files(nonsense)
    expect(page.get_by_role("alert")).to_be_visible()
    assert len(page.get_by_role("alert").inner_text()) > 10
    page.get_by_role("button", name="Join by link").click()
    page.get_by_role("textbox", name=re.compile("Paste an invitation")).fill("what is this?")
    page.get_by_role("button", name="Go", exact=True).click()
    expect(page.get_by_role("alert")).to_have_text("This is not the address of a table.")
    page.goto("/build/pocketmodel#list=%00nonsense")
    expect(page.get_by_text("This link does not hold a list.")).to_be_visible()
    page.goto("/r/nowhere")
    expect(page.get_by_role("link", name="To the start")).to_be_visible()
    page.goto("/no/such/page")
    expect(page.get_by_role("heading", name="There is nothing here.")).to_be_visible()


# Words ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("file", sorted(path.name for path in (WORDS / "en").glob("*.ftl")))
def test_the_page_speaks_three_languages(file: str) -> None:
    keys = {
        language: set(re.findall(r"^([a-z][\w-]*) =", (WORDS / language / file).read_text(), re.MULTILINE))
        for language in ("en", "pl", "de")
    }
    assert keys["pl"] == keys["en"]
    assert keys["de"] == keys["en"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_level_of_a_bot_has_one_name_everywhere(language: str) -> None:
    """At the table, where a bot is chosen, and where one is asked for hints."""
    text = "".join(file.read_text() for file in (WORDS / language).glob("*.ftl"))
    words = dict(re.findall(r"^((?:bot|level)-[a-z]+) = (.+)$", text, re.MULTILINE))
    for level in ("novice", "regular", "veteran", "master"):
        name = bots.called(level, language)
        assert words[f"bot-{level}"].endswith(f": {name}")
        assert words.get(f"level-{level}", name) == name

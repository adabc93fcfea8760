"""The builders of all games: what they are called there, how to begin a legal list and how to break it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import Locator, Page, expect


class Builder(NamedTuple):
    game: str
    sample: str
    """A ready-made list that is legal."""
    name: str
    """What the field for the name of a list asks for."""
    legal: str
    play: str
    export: str
    spoil: Callable[[Page], None]
    """Makes the list illegal in one step, by a thing too many or too few."""
    broken: str
    """The rule it then breaks."""

    def open(self, page: Page) -> None:
        page.goto(f"/build/{self.game}")
        expect(page.get_by_role("main").get_by_role("button", name=self.sample).first).to_be_visible()

    def begin(self, page: Page) -> None:
        """With the ready-made list."""
        page.get_by_role("main").get_by_role("button", name=self.sample).first.click()
        self.expect_legal(page)

    def expect_legal(self, page: Page) -> None:
        expect(said(page).get_by_text(self.legal, exact=True)).to_be_visible()
        expect(self.to_play(page)).to_be_enabled()

    def expect_illegal(self, page: Page) -> None:
        expect(said(page).get_by_text("Not legal yet")).to_be_visible()
        expect(self.to_play(page)).to_be_disabled()

    def to_play(self, page: Page) -> Locator:
        return page.get_by_role("button", name=self.play)

    def named(self, page: Page) -> Locator:
        return page.get_by_role("textbox", name=self.name)


def said(page: Page) -> Locator:
    return page.get_by_role("region", name="What the rules say")


def shelf(page: Page) -> Locator:
    return page.get_by_role("complementary")


def one_unit_more(page: Page) -> None:
    shelf(page).get_by_role("button", name=re.compile("^Cinder Flight")).click()


def one_card_more(page: Page) -> None:
    page.get_by_role("main").get_by_role("button", name="One more: Ruse").click()


def one_unit_less(page: Page) -> None:
    page.get_by_role("button", name="Remove 501st Clone Troopers").click()


def one_ship_more(page: Page) -> None:
    page.get_by_role("button", name="One more: Wedge Antilles").click()


BUILDERS = (
    Builder(
        "pocketmodel",
        "Iron Fist",
        "Name your fleet",
        "Legal list",
        "Play with this list",
        "Export",
        one_unit_more,
        "PM-BLD-08",
    ),
    Builder(
        "skytear",
        "Fire and Ice",
        "Name your deck",
        "Legal list",
        "Play with this list",
        "Export",
        one_card_more,
        "SK-DEK-01",
    ),
    Builder(
        "shatterpoint",
        "Republic and Nite Owls",
        "Name your strike force",
        "Legal strike force",
        "Play this strike force",
        "Export",
        one_unit_less,
        "SP-BLD-03",
    ),
    Builder(
        "xwing",
        "Red Dawn",
        "Name your squad",
        "Legal squad",
        "Play this squad",
        "Export XWS",
        one_ship_more,
        "XW-BLD-22",
    ),
)
POCKETMODEL, SKYTEAR, SHATTERPOINT, XWING = BUILDERS

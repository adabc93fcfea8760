"""What X-Wing's cards say at the table: the side that is up, the actions and the dial, and their part in the odds."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from battlemat.games.xwing.cards.content import UPGRADES
from battlemat.games.xwing.scenario import table
from tests.server.conftest import Server
from tests.web.conftest import OpenPage
from tests.web.sitting import Sitting
from tests.web.test_xwing_devices import seat_at


def test_the_open_side_of_a_card_its_actions_and_the_odds(
    site: Server, open_page: OpenPage, picture: Callable[[Page, str], None]
) -> None:
    t = table(
        "a.wedgeantilles@450,300&servomotorsfoils:off=wedge",
        "a.biggsdarklighter@350,300&servomotorsfoils",
        "b.soontirfel@450,480,180=soontir",
        phase="engagement",
    )
    page = open_page(seat_at(site, t))
    me = Sitting(page)
    question = me.asked()
    assert question is not None
    me.option(question["options"][0]["id"]).hover()
    panel = page.get_by_role("form")
    expect(panel).to_contain_text("3 attack dice against 2 defense dice")
    expect(panel).to_contain_text("Counted: Wedge Antilles")
    expect(page.locator('svg.board [data-foils="open"]')).to_have_count(1)
    expect(page.locator('svg.board [data-foils="closed"]')).to_have_count(1)
    page.locator('svg.board .ship[data-thing="a.wedgeantilles"]').hover()
    card = page.locator(".inspect")
    assert UPGRADES["servomotorsfoils"].back
    expect(card).to_contain_text(UPGRADES["servomotorsfoils"].back.title)
    expect(card).to_contain_text("Before you activate, you may flip this card.")
    expect(card).not_to_contain_text("1 attack die fewer")
    expect(card.get_by_role("img", name="Dial")).to_be_visible()
    expect(card.get_by_role("img", name="Boost")).to_have_count(0)
    expect(card.get_by_role("img", name="Lock")).to_be_visible()
    picture(page, "xwing-card-sides")
    page.locator('svg.board .ship[data-thing="a.biggsdarklighter"]').hover()
    expect(card.get_by_role("img", name="Boost")).to_have_count(2)
    sides = page.locator(".map [data-side]")  # the small map, while not all of the table is in view
    assert sorted(side.get_attribute("data-side") or "" for side in sides.all()) == ["0", "0", "1"]

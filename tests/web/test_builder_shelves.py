"""What a builder has to choose from: filters, orders, and what one must know of a ship to choose it."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.building import BUILDERS, XWING, Builder, shelf
from tests.web.conftest import OpenPage


def rows(page: Page) -> Locator:
    return shelf(page).locator("li.pil")


def worths(page: Page) -> list[int]:
    """What the things on the shelf cost."""
    return [int(re.sub(r"\D", "", text)) for text in shelf(page).locator(".worth").all_inner_texts()]


def opened(page: Page) -> Locator:
    """The filters, unfolded by the keyboard."""
    button = shelf(page).get_by_role("button", name=re.compile("^Filter and sort"))
    button.focus()
    page.keyboard.press("Enter")
    expect(button).to_have_attribute("aria-expanded", "true")
    return shelf(page).get_by_role("group", name="Filter and sort")


def limited(fields: Locator, what: str, least: int | None = None, most: int | None = None) -> None:
    for end, value in (("at least", least), ("at most", most)):
        fields.get_by_role("spinbutton", name=f"{what}: {end}").fill("" if value is None else str(value))


def chosen(fields: Locator, what: str, value: str) -> None:
    fields.get_by_role("combobox", name=what, exact=True).select_option(label=value)


def test_ships_are_found_by_initiative_points_slot_and_keyword(open_page: OpenPage) -> None:
    page = open_page("/build/xwing")
    fields = opened(page)
    everything = rows(page).count()
    limited(fields, "Initiative", 5, 5)
    expect(rows(page)).not_to_have_count(everything)
    names = rows(page).locator("b .fig").all_inner_texts()
    assert names
    assert set(names) == {"5"}
    limited(fields, "Initiative")
    limited(fields, "Points", 40, 50)
    expect(shelf(page).get_by_role("button", name="Filter and sort · 1")).to_be_visible()
    assert worths(page)
    assert all(40 <= worth <= 50 for worth in worths(page))
    limited(fields, "Points")
    chosen(fields, "Slot", "Gunner")
    expect(rows(page).filter(has_text="Luke Skywalker")).to_have_count(0)
    expect(rows(page).filter(has_text="Han Solo").first).to_be_visible()
    chosen(fields, "Slot", "any")
    chosen(fields, "Keyword", "Force")
    expect(rows(page).filter(has_text="Luke Skywalker")).to_have_count(1)
    expect(rows(page).filter(has_text="Wedge Antilles")).to_have_count(0)
    chosen(fields, "Keyword", "Large")
    expect(rows(page).filter(has_text="Luke Skywalker")).to_have_count(0)
    expect(rows(page).filter(has_text="Han Solo").first).to_be_visible()
    chosen(fields, "Keyword", "Boost")
    expect(rows(page).filter(has_text="Arvel Crynyd")).to_have_count(1)
    fields.get_by_role("button", name="Clear filters").click()
    expect(rows(page)).to_have_count(everything)


def test_ships_are_put_in_order(open_page: OpenPage) -> None:
    """In an order of one's own they stand under no headings, and each says what it is."""
    page = open_page("/build/xwing")
    fields = opened(page)
    expect(shelf(page).get_by_role("heading", name="T-65 X-wing")).to_be_visible()
    chosen(fields, "Sort", "Points, most first")
    expect(shelf(page).get_by_role("heading")).to_have_count(0)
    assert all(one >= other for one, other in pairwise(worths(page)))
    chosen(fields, "Sort", "Points, fewest first")
    expect(shelf(page).locator(".worth").first).not_to_have_text(str(max(worths(page))))
    assert all(one <= other for one, other in pairwise(worths(page)))
    chosen(fields, "Sort", "Initiative, highest first")
    expect(rows(page).first.locator("b .fig")).to_have_text("6")
    expect(rows(page).filter(has_text="Luke Skywalker")).to_contain_text("T-65 X-wing")


def test_upgrades_and_quick_builds_have_filters_of_their_own(open_page: OpenPage) -> None:
    page = open_page("/build/xwing")
    XWING.begin(page)
    shelf(page).get_by_role("button", name="Upgrades").click()
    fields = opened(page)
    chosen(fields, "Slot", "Torpedo")
    expect(shelf(page).get_by_role("heading")).to_have_text(["torpedo"])
    limited(fields, "Points", None, 9)
    expect(rows(page).filter(has_text=re.compile(r"^\s*Proton Torpedoes"))).to_have_count(0)
    assert max(worths(page)) <= 9
    fields.get_by_role("button", name="Clear filters").click()
    chosen(fields, "Keyword", "Weapon")
    expect(rows(page).filter(has_text="R2-D2")).to_have_count(0)
    torpedoes = rows(page).filter(has_text=re.compile(r"^\s*Proton Torpedoes"))
    expect(torpedoes.get_by_role("img", name="4 attack dice")).to_be_visible()
    expect(torpedoes).to_contain_text("R 2–3")
    expect(torpedoes.get_by_role("img", name="needs a lock")).to_be_visible()
    expect(torpedoes.get_by_role("img", name="2 charges")).to_be_visible()
    shelf(page).get_by_role("button", name="Quick builds").click()
    fields = opened(page)
    limited(fields, "Threat", 3)
    expect(shelf(page).locator(".worth").first).to_have_text("◆◆◆")
    chosen(fields, "Sort", "Threat, highest first")
    threats = [len(text) for text in shelf(page).locator(".worth").all_inner_texts()]
    assert threats == sorted(threats, reverse=True)
    assert threats[0] > threats[-1] == 3


def test_units_are_found_by_cost_force_tag_and_print(open_page: OpenPage) -> None:
    page = open_page("/build/shatterpoint")
    shelf(page).get_by_role("button", name="Secondary").click()
    fields = opened(page)
    everything = rows(page).count()
    limited(fields, "Point cost", 5)
    expect(rows(page)).not_to_have_count(everything)
    assert min(worths(page)) >= 5
    limited(fields, "Point cost")
    limited(fields, "Force", 1)
    expect(rows(page)).not_to_have_count(everything)
    assert all("Force" in text for text in rows(page).all_inner_texts())
    limited(fields, "Force")
    chosen(fields, "Tag", "Mandalorian")
    expect(rows(page).filter(has_text="Bo-Katan Kryze").first).to_be_visible()
    expect(rows(page).filter(has_text="CC-7567 Captain Rex")).to_have_count(0)
    chosen(fields, "Tag", "any")
    chosen(fields, "Sort", "Points, most first")
    assert worths(page) == sorted(worths(page), reverse=True)
    chosen(fields, "Printed in", "2026")
    expect(rows(page).filter(has_text="2023")).to_have_count(0)


def test_power_cards_are_found_by_mana_cost_faction_and_kind(open_page: OpenPage) -> None:
    page = open_page("/build/skytear")
    fields = opened(page)
    everything = rows(page).count()
    limited(fields, "Mana cost", 3, 3)
    expect(rows(page)).not_to_have_count(everything)
    assert rows(page).count() > 0
    expect(rows(page).filter(has_not=page.get_by_role("img", name="cost 3"))).to_have_count(0)
    limited(fields, "Mana cost")
    chosen(fields, "Faction", "Kurumo")
    expect(rows(page).filter(has_text="Ice Wall")).to_have_count(0)
    expect(rows(page).filter(has_text="Ignite")).to_have_count(1)
    chosen(fields, "Kind of card", "Yami")
    expect(rows(page)).not_to_have_count(0)
    expect(rows(page).filter(has_not_text="Bow to Me")).to_have_count(0)
    fields.get_by_role("button", name="Clear filters").click()
    expect(rows(page)).to_have_count(everything)
    chosen(fields, "Sort", "Cost, highest first")
    costs = [int(str(sign.get_attribute("aria-label"))[-1]) for sign in rows(page).locator("[aria-label^=cost]").all()]
    assert costs == sorted(costs, reverse=True)


def test_units_and_cards_are_found_by_their_numbers(open_page: OpenPage) -> None:
    page = open_page("/build/pocketmodel")
    fields = opened(page)
    limited(fields, "Stars", 4)
    expect(rows(page).filter(has_text="Cinder Flight")).to_have_count(0)
    assert min(worths(page)) >= 4
    limited(fields, "Stars")
    chosen(fields, "Vehicle", "TIE fighter")
    expect(rows(page).filter(has_not_text="TIE fighter")).to_have_count(0)
    fields.get_by_role("button", name="Clear filters").click()
    chosen(fields, "Sort", "Stars, most first")
    assert worths(page) == sorted(worths(page), reverse=True)
    shelf(page).get_by_role("button", name="Cards").click()
    fields = opened(page)
    chosen(fields, "Bonus to", "Attack")
    limited(fields, "Bonus", 3)
    expect(rows(page).filter(has_not_text="+3")).to_have_count(0)
    expect(rows(page)).not_to_have_count(0)


@pytest.mark.parametrize("builder", BUILDERS, ids=lambda builder: builder.game)
def test_filters_that_leave_nothing_are_taken_back_with_the_search(builder: Builder, open_page: OpenPage) -> None:
    page = open_page(f"/build/{builder.game}")
    fields = opened(page)
    fields.get_by_role("spinbutton").first.fill("99")
    expect(rows(page)).to_have_count(0)
    shelf(page).get_by_role("button", name="Clear the search").click()
    expect(rows(page).first).to_be_visible()
    expect(fields.get_by_role("spinbutton").first).to_have_value("")


# What one knows of a ship ---------------------------------------------------------------------------------------------


def test_a_ship_type_shows_its_values_actions_and_dial(open_page: OpenPage) -> None:
    page = open_page("/build/xwing")
    about = shelf(page).locator("details").filter(has=page.get_by_text("Dial")).first
    expect(about.get_by_role("img", name="Hull")).to_be_visible()
    expect(about.get_by_role("img", name="Dial")).to_have_count(0)
    about.locator("summary").focus()
    page.keyboard.press("Enter")
    expect(about.get_by_role("img", name="Dial")).to_be_visible()
    expect(about.get_by_role("img", name="focus").first).to_be_visible()


def test_a_ship_of_the_squad_shows_its_weapons_and_unfolds_its_card(
    open_page: OpenPage, picture: Callable[[Page, str], None]
) -> None:
    page = open_page("/build/xwing")
    XWING.begin(page)
    ship = page.get_by_role("article", name="Luke Skywalker")
    weapon = ship.get_by_role("list", name="Weapons").get_by_role("listitem").filter(has_text="Proton Torpedoes")
    expect(weapon).to_contain_text("R 2–3")
    expect(weapon.get_by_role("img", name="4 attack dice")).to_be_visible()
    expect(weapon.get_by_role("img", name="needs a lock")).to_be_visible()
    expect(ship.get_by_role("img", name="barrel roll")).to_be_visible()
    expect(ship.get_by_role("img", name="Dial")).to_have_count(0)
    unfold = ship.get_by_role("button", name="Card and dial of Luke Skywalker")
    unfold.focus()
    page.keyboard.press("Enter")
    expect(ship.get_by_role("img", name="Dial")).to_be_visible()
    expect(ship.get_by_text("Primary weapon")).to_be_visible()
    expect(ship.get_by_text("spends 1 charge")).to_be_visible()
    expect(ship.get_by_text("no range bonus")).to_be_visible()
    expect(ship.get_by_text("Servomotor S-foils (Open).")).to_be_visible()
    picture(page, "xwing-ship-card")
    page.keyboard.press("Enter")
    expect(ship.get_by_role("img", name="Dial")).to_have_count(0)


def test_every_maneuver_of_a_dial_is_drawn(open_page: OpenPage) -> None:
    """Each sign on every dial of the shelf is one the sprite has."""
    page = open_page("/build/xwing")
    shelf(page).locator("details").first.wait_for()
    for faction in page.get_by_role("combobox", name="Faction").get_by_role("option").all_inner_texts():
        page.get_by_role("combobox", name="Faction").select_option(label=faction)
        page.evaluate("document.querySelectorAll('details').forEach((one) => (one.open = true))")
        missing = page.evaluate(
            """() => [...document.querySelectorAll('.dial use')].map((one) => one.getAttribute('href'))
            .filter((sign) => !document.querySelector(sign))"""
        )
        assert missing == [], faction

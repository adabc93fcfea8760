"""A screen of 1280 by 720: nothing one needs lies under something else or below the edge."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from battlemat.core.match import Match
from battlemat.games.skytear.scenario import north, south
from battlemat.games.skytear.scenario import table as skytear
from tests.server.conftest import Server
from tests.web.conftest import OpenPage, TableAt
from tests.web.sitting import overlapping
from tests.web.tables import ME, my_questions, played_until, set_table

LOW = {"width": 1280, "height": 720}


def with_cards(many: int) -> Match[Any]:
    """A match of Skytear in which the first seat has so many cards before it, with that of the first player."""
    match = played_until("skytear", lambda question: question["kind"] == "activation", "first-game")
    for _ in my_questions(match, Random(0)):
        mine = match.view(ME)
        flux = mine["flux"] and mine["players"][ME]["side"] == "south" and mine["phase"] == "heroes"
        if len(mine["players"][ME]["hand"]) + flux == many:
            return match
    raise AssertionError(f"nobody ever had {many} cards")


def bottom_of(page: Page, selector: str) -> float:
    box = page.locator(selector).last.bounding_box()
    assert box is not None
    return box["y"] + box["height"]


def test_the_hand_leaves_the_home_zone_free(
    open_page: OpenPage, table_at: TableAt, picture: Callable[[Page, str], None]
) -> None:
    page = open_page(table_at("action", "pocketmodel").seat, **LOW)
    page.get_by_role("form").first.wait_for()
    picture(page, "low-pocketmodel")
    card = page.locator(".hand button").first.bounding_box()
    assert card is not None
    assert bottom_of(page, "svg.board .zone") <= card["y"]


@pytest.mark.parametrize("width", [600, 820, 999])
def test_portrait_screens_have_the_layout_of_phones_and_use_the_height(
    width: int, open_page: OpenPage, table_at: TableAt, picture: Callable[[Page, str], None]
) -> None:
    page = open_page(table_at("dial", "xwing").seat, width=width, height=1180)
    page.get_by_role("form").first.wait_for()
    picture(page, f"portrait-{width}")
    dock = page.get_by_role("button", name="Units").bounding_box()
    assert dock is not None
    assert dock["y"] + dock["height"] == pytest.approx(1180, abs=12)
    stage = page.locator(".stage").bounding_box()
    assert stage is not None
    assert stage["width"] == width
    assert stage["height"] >= 0.92 * min(width, 1180 / 2)
    assert bottom_of(page, ".panel .btn.pri") <= dock["y"]


def test_tabs_of_dials_carry_names(
    open_page: OpenPage, table_at: TableAt, picture: Callable[[Page, str], None]
) -> None:
    page = open_page(table_at("dial", "xwing").seat, **LOW)
    names = page.get_by_role("group", name="Dials").locator(".tab .nm")
    expect(names.first).to_be_visible()
    assert all(name.strip() for name in names.all_inner_texts())
    picture(page, "low-xwing")


@pytest.mark.parametrize("many", [5, 7])
def test_victory_cards_are_seen_and_cards_do_not_cut_each_other(
    many: int, site: Server, open_page: OpenPage, picture: Callable[[Page, str], None]
) -> None:
    page = open_page(set_table(site, with_cards(many)).seat, **LOW)
    page.get_by_role("form").first.wait_for()
    picture(page, f"low-skytear-{many}")
    assert bottom_of(page, ".rail .vict li") <= 720
    cards = page.locator(".hand .pc")
    assert cards.count() == many
    assert overlapping(cards) == []
    stage = page.locator(".stage").bounding_box()
    assert stage is not None
    boxes = [box for box in (card.bounding_box() for card in cards.all()) if box]
    assert all(stage["x"] <= box["x"] and box["x"] + box["width"] <= stage["x"] + stage["width"] for box in boxes)


def test_sides_differ_in_shape_and_not_only_in_colour(
    open_page: OpenPage, table_at: TableAt, picture: Callable[[Page, str], None]
) -> None:
    page = open_page(table_at("priority", "skytear", "first-game").seat, **LOW)
    page.get_by_role("form").first.wait_for()
    page.add_style_tag(content="html { filter: grayscale(1); }")
    picture(page, "grey-skytear")
    shapes = {
        side: page.locator(f'svg.board [data-thing^="{side}."] .disc > :first-child').evaluate_all(
            "(discs) => [...new Set(discs.map((disc) => disc.tagName))]"
        )
        for side in ("south", "north")
    }
    assert shapes == {"south": ["circle"], "north": ["rect"]}


def test_pillars_of_both_sides_differ_in_shape(
    site: Server, open_page: OpenPage, picture: Callable[[Page, str], None]
) -> None:
    t = skytear(south("cotlic@4,0", pillars="2,0"), north("yami@4,-3", pillars="0,-3"), active="cotlic")
    page = open_page(set_table(site, t.match).seat, **LOW)
    page.get_by_role("form").first.wait_for()
    picture(page, "pillars-skytear")
    shapes = page.locator("svg.board .pillar").evaluate_all("(pillars) => pillars.map((one) => one.getAttribute('d'))")
    assert len(shapes) == len(set(shapes)) == 2

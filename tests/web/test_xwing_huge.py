"""Huge ships on X-Wing's board: where a maneuver would end, ships put back by hand, bonus attacks from a list."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from battlemat.games.xwing.flight import huge_template
from battlemat.games.xwing.scenario import table
from tests.rules.xwing.huge import CR90, LATE, comes
from tests.server.conftest import Server
from tests.web.conftest import OpenPage
from tests.web.sitting import Sitting
from tests.web.test_xwing_devices import seat_at

TURBO, POINT_DEFENSE = "turbolaserbattery", "pointdefensebattery"
ARMED = f"a.{CR90}&{TURBO}&{POINT_DEFENSE}^{TURBO}:left^{POINT_DEFENSE}:front"
Picture = Callable[[Page, str], None]


def pose_of(page: Page, option: str) -> list[float]:
    """Where the ghost of an option stands."""
    ghost = page.locator(f'svg.board [data-ghost="{option}"]')
    expect(ghost).to_have_count(1)
    return [float(part) for part in (ghost.get_attribute("data-pose") or "").split(",")]


def test_a_dial_shows_where_a_huge_ship_ends_and_whom_it_runs_over(
    site: Server, open_page: OpenPage, picture: Picture
) -> None:
    t = table(f"{ARMED}@450,200=cr90", "b.academypilot@450,400,180=tie", LATE, "asteroid@700,300", phase="planning")
    page = open_page(seat_at(site, t))
    me = Sitting(page)
    me.asked()
    ship, tie = t.ship("cr90"), t.ship("tie")
    option = f"{ship.id}:2-bank-left"
    page.locator(f'button.man[data-option="{option}"]').hover()
    assert pose_of(page, option) == pytest.approx(huge_template.end(ship.pose, "bank_left", 2), abs=0.06)
    expect(page.locator(f'svg.board [data-tracker="{ship.id}"]')).to_contain_text("7/7")
    expect(page.locator(f'svg.board [data-piece="{ship.id}"] [data-turret]')).to_have_count(3)
    page.locator(f'button.man[data-option="{ship.id}:3-straight"]').hover()
    expect(page.locator(f'svg.board [data-piece="{tie.id}"] .corners.target')).to_have_count(1)
    picture(page, "xwing-huge-dial")


def test_a_ship_is_put_back_by_mouse(site: Server, open_page: OpenPage, picture: Picture) -> None:
    here = comes("redsquadronveteran", 450, 420, "x", seat="a")
    t = table(f"b.{CR90}@450,250#2-straight=cr90", here, phase="activation").until("put-back", "x")
    page = open_page(seat_at(site, t))
    me = Sitting(page)
    me.asked()
    region = page.locator(".placing .region").bounding_box()
    assert region is not None
    x, y = region["x"] + region["width"] / 2, region["y"] + region["height"] * 0.85  # the huge ship stands on the rest
    page.mouse.move(x, y)
    page.mouse.click(x, y)
    expect(page.locator(".placing .ghost.legal").first).to_be_visible()
    picture(page, "xwing-huge-put-back")
    me.confirm.click()
    page.wait_for_function("() => window.told.some((event) => event.kind === 'put-back')")


def test_a_bonus_attack_is_chosen_from_the_weapons(site: Server, open_page: OpenPage, picture: Picture) -> None:
    t = table(f"{ARMED}@600,300>foe=cr90", "b.academypilot@290,300=foe", LATE, phase="engagement")
    t.until("attack", "cr90")
    page = open_page(seat_at(site, t))
    me = Sitting(page)
    me.asked()
    foe = t.ship("foe")
    me.click_on_board(foe.id)
    choice = page.locator(f'svg.board .weapons [data-thing="bonus:{TURBO}>{foe.id}"]')
    expect(choice).to_contain_text("left")
    picture(page, "xwing-huge-weapons")
    choice.click()
    me.confirm.click()
    page.wait_for_function("() => window.told.some((event) => event.kind === 'energy-spent')")

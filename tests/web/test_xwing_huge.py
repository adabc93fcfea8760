"""Huge ships on X-Wing's board: where a maneuver would end, ships put back by hand, turrets, bonus attacks."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from battlemat.games.xwing.flight import huge_template
from battlemat.games.xwing.scenario import table
from tests.rules.xwing.huge import CR90, LATE, comes
from tests.server.conftest import Server
from tests.web.conftest import OpenPage
from tests.web.sitting import Sitting, overlapping
from tests.web.tables import open_where
from tests.web.test_xwing_devices import seat_at

TURBO, POINT_DEFENSE = "turbolaserbattery", "pointdefensebattery"
ARMED = f"a.{CR90}&{TURBO}&{POINT_DEFENSE}^{TURBO}:left^{POINT_DEFENSE}:front"
SCREENS = {"desktop": (1440, 900), "tablet": (820, 1180), "phone": (390, 844)}
Picture = Callable[[Page, str], None]


def pose_of(page: Page, option: str) -> list[float]:
    """Where the ghost of an option stands."""
    ghost = page.locator(f'svg.board [data-ghost="{option}"]')
    expect(ghost).to_have_count(1)
    return [float(part) for part in (ghost.get_attribute("data-pose") or "").split(",")]


def lies_within(inner: Locator, outer: Locator) -> bool:
    one, other = inner.bounding_box(), outer.bounding_box()
    assert one is not None
    assert other is not None
    return (
        one["x"] >= other["x"]
        and one["y"] >= other["y"]
        and one["x"] + one["width"] <= other["x"] + other["width"]
        and one["y"] + one["height"] <= other["y"] + other["height"]
    )


# Flying ---------------------------------------------------------------------------------------------------------------


def test_a_dial_shows_where_a_huge_ship_ends_and_whom_it_runs_over(
    site: Server, open_page: OpenPage, picture: Picture
) -> None:
    cr90 = f"{ARMED}@450,200*deckfire*hullrupture*sensorsdown=cr90"
    t = table(cr90, "b.academypilot@450,400,180=tie", LATE, "asteroid@700,300", phase="planning")
    page = open_page(seat_at(site, t))
    me = Sitting(page)
    me.asked()
    ship, tie = t.ship("cr90"), t.ship("tie")
    option = f"{ship.id}:2-bank-left"
    assert not overlapping(page.locator(".unit .pips .crit, .unit .sub"))
    page.locator(f'button.man[data-option="{option}"]').hover()
    assert pose_of(page, option) == pytest.approx(huge_template.end(ship.pose, "bank_left", 2), abs=0.06)
    expect(page.locator(f'svg.board [data-tracker="{ship.id}"]')).to_contain_text("7/7")
    expect(page.locator(f'svg.board [data-piece="{ship.id}"] [data-turret]')).to_have_count(3)
    expect(page.locator("svg.board .mark")).to_have_text(["0", "1", "2", "3"])
    page.locator(f'button.man[data-option="{ship.id}:3-straight"]').hover()
    expect(page.locator(f'svg.board [data-piece="{tie.id}"] .corners.target')).to_have_count(1)
    expect(page.locator(".fore")).to_contain_text("Runs over Academy Pilot: 3 critical damage each")
    expect(page.locator(".fore")).to_contain_text("it rolls 1 die")
    page.locator(f'button.man[data-option="{ship.id}:3-bank-left"]').hover()
    expect(page.locator(".fore")).to_contain_text("Hard: costs 1 energy instead of stress")
    expect(page.locator(".legend .red")).to_have_text("hard: 1 energy")
    picture(page, "xwing-huge-dial")


def test_every_end_of_a_huge_ship_is_drawn(site: Server, open_page: OpenPage) -> None:
    page = open_page(seat_at(site, table(f"{ARMED}@450,400=cr90", LATE, phase="planning")))
    question = Sitting(page).asked()
    assert question is not None
    for option in question["options"]:
        expect(page.locator(f'svg.board .other[data-thing="{option["id"]}"]')).to_have_count(1)


@pytest.mark.parametrize("screen", SCREENS)
def test_what_a_maneuver_does_and_both_trackers_can_be_read(
    site: Server, open_page: OpenPage, picture: Picture, screen: str
) -> None:
    """Also where the ship stands at the edge of the table, in both themes."""
    t = table(f"{ARMED}@450,115=cr90", "b.academypilot@450,320,180=tie", LATE, phase="planning")
    width, height = SCREENS[screen]
    page = open_page(seat_at(site, t), width=width, height=height)
    Sitting(page).asked()
    page.locator(f'button.man[data-option="{t.ship("cr90").id}:3-straight"]').click()
    foretold, answer = page.locator(".fore .bad"), page.locator(".q .go")
    expect(foretold).to_contain_text("Runs over Academy Pilot")
    expect(foretold).to_be_in_viewport(ratio=1)
    assert not overlapping(page.locator(".fore .bad, .q .go .btn"))
    expect(answer).to_be_in_viewport(ratio=1)
    plate = page.locator(f'svg.board [data-name="{t.ship("cr90").id}"]')
    expect(plate.locator("[data-tracker] text")).to_have_text(["7/7", "18/18", "7/7"])
    assert lies_within(plate, page.locator(".stage .window"))
    for theme in ("dark", "light"):
        page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
        figure = plate.locator("[data-tracker] text").first.evaluate(
            "(text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a"
        )
        assert figure >= 10.9, "pixels on the screen"
        picture(page, f"xwing-huge-{screen}-{theme}")


@pytest.mark.parametrize("screen", SCREENS)
def test_turret_indicators_are_large_enough_from_afar(site: Server, open_page: OpenPage, screen: str) -> None:
    """The whole table of 3 x 6 feet is in view."""
    epic = open_where(site, "xwing", lambda question: bool(question["kind"] == "dial"), variant="epic-wide")
    width, height = SCREENS[screen]
    page = open_page(epic.seat, width=width, height=height)
    Sitting(page).asked()
    page.keyboard.press("0")
    signs = page.locator("svg.board [data-piece] [data-turret] circle")
    expect(signs).not_to_have_count(0)
    boxes = [sign.bounding_box() for sign in signs.all()]
    assert min(box["width"] for box in boxes if box) > 8
    ship = page.locator("svg.board [data-piece]").filter(has=page.locator("[data-turret]")).first
    assert not overlapping(ship.locator("[data-turret] circle"))


# Putting back ---------------------------------------------------------------------------------------------------------


def test_a_ship_is_put_back_by_mouse(site: Server, open_page: OpenPage, picture: Picture) -> None:
    here = comes("redsquadronveteran", 450, 420, "x", seat="a")
    t = table(f"b.{CR90}@450,250#2-straight=cr90", here, phase="activation").until("put-back", "x")
    page = open_page(seat_at(site, t))
    me = Sitting(page)
    me.asked()
    region = page.locator(".placing .region").bounding_box()
    assert region is not None
    x, y = region["x"] + region["width"] / 2, region["y"] + region["height"] * 0.85
    reasons = {
        0.25: "Another ship stands here",  # the huge ship itself, around which the legal area is drawn
        -0.8: "Not behind the huge ship at range 0–1",
    }
    for share, reason in reasons.items():
        page.mouse.move(x, region["y"] + region["height"] * share)
        expect(page.locator(".placing")).to_contain_text(reason)
    page.mouse.move(x, y)
    expect(page.locator(".placing .ghost.moving").first).to_be_visible()
    page.mouse.click(x, y)
    expect(page.locator(".placing .ghost.legal").first).to_be_visible()
    picture(page, "xwing-huge-put-back")
    me.confirm.click()
    page.wait_for_function("() => window.told.some((event) => event.kind === 'put-back')")


# Turrets and attacks --------------------------------------------------------------------------------------------------


def test_turrets_are_turned_on_the_board(site: Server, open_page: OpenPage, picture: Picture) -> None:
    armed = f"a.{CR90}&{TURBO}&{POINT_DEFENSE}^{TURBO}:left"
    t = table(f"{armed}@450,300#1-straight=cr90", "b.academypilot@800,700#2-straight")
    page = open_page(seat_at(site, t.until("action", "cr90").a("rotatearc")))
    me = Sitting(page)
    me.asked()
    signs = page.locator("svg.board .aim")
    expect(signs).to_have_count(4)
    fans = page.locator("svg.board .fan")
    page.locator(f'svg.board [data-thing="{TURBO}:right"]').hover()
    expect(fans).to_have_count(1)
    expect(fans.locator("text")).to_have_text(["5", "4", "3", "2", "1"])
    page.locator(f'svg.board [data-thing="{POINT_DEFENSE}:left"]').hover()
    expect(fans).to_have_count(2)  # a double turret shoots the other way, too
    assert not overlapping(page.locator("svg.board .aim, svg.board [data-name]"))
    picture(page, "xwing-huge-turrets")
    me.click_on_board(f"{POINT_DEFENSE}:left")
    me.confirm.click()
    question = me.asked()
    assert question is not None
    assert question["kind"] == "rotate-other"
    expect(signs).to_have_count(3)
    me.click_on_board(f"{TURBO}:rear")
    me.confirm.click()
    page.wait_for_function("() => window.told.filter((event) => event.kind === 'turret-rotated').length === 2")
    turned = page.locator(f'svg.board [data-piece="{t.ship("cr90").id}"] [data-turret]')
    shown = [turret.get_attribute("data-turret") for turret in turned.all()]
    assert sorted(filter(None, shown)) == [f"{POINT_DEFENSE} left", f"{POINT_DEFENSE} right", f"{TURBO} rear"]


def test_in_setup_a_turret_is_pointed_on_the_board(site: Server, open_page: OpenPage) -> None:
    epic = open_where(site, "xwing", lambda question: bool(question["kind"] == "point-turret"), variant="epic")
    page = open_page(epic.seat)
    me = Sitting(page)
    me.asked()
    signs = page.locator("svg.board .aim")
    expect(signs).to_have_count(len(epic.question["options"]))
    window = page.locator(".stage .window")
    assert [sign for sign in signs.all() if not lies_within(sign, window)] == []  # the ship stands at the edge
    beside = page.locator(".stage .map, .stage .shelf")
    expect(beside).to_have_count(2)
    assert not overlapping(beside)  # with a dozen ships in one row
    me.click_on_board(epic.question["options"][-1]["id"])
    me.confirm.click()
    page.wait_for_function("() => window.told.some((event) => event.kind === 'turret-rotated')")


@pytest.mark.parametrize("screen", SCREENS)
def test_the_list_of_weapons_is_in_view(site: Server, open_page: OpenPage, picture: Picture, screen: str) -> None:
    """With arc, dice and odds; beside its target, on nothing that could hide it."""
    t = table(f"{ARMED}@600,300>foe=cr90", "b.academypilot@290,300=foe", LATE, phase="engagement")
    width, height = SCREENS[screen]
    page = open_page(seat_at(site, t.until("attack", "cr90")), width=width, height=height)
    me = Sitting(page)
    me.asked()
    me.click_on_board(t.ship("foe").id)
    weapons = page.locator("svg.board .weapons")
    expect(weapons).to_contain_text("3 dice at range 3 · left · 0.95 damage")
    expect(weapons).to_contain_text("4 dice at range 3 · left · 1.58 damage")
    picture(page, f"xwing-huge-weapons-{screen}")
    assert lies_within(weapons, page.locator(".stage .window"))
    assert not overlapping(page.locator("svg.board .weapons, .stage > .map:visible, .stage > .hud:visible"))


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

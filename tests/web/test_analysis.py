"""The analysis of a match on the page of its replay: made, stopped, read, looked at on the board, played on from."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.server.conftest import Server
from tests.sim.analysed import ANSWERS, played
from tests.web.conftest import Harms, OpenPage

SIZES = ((390, 844), (820, 1180), (1280, 720), (1440, 900))


def upload(site: Server) -> str:
    answer = site.http.post("/api/files", content=played().save())
    answer.raise_for_status()
    return str(answer.json()["match"])


@pytest.fixture(scope="module")
def analysed(site: Server) -> str:
    """A match whose analysis is over."""
    match = upload(site)
    site.post(f"/api/matches/{match}/analysis", {"worlds": 1})
    while site.get(f"/api/matches/{match}/analysis")["state"] != "over":
        time.sleep(0.1)
    return match


def opened(open_page: OpenPage, match: str, **options: Any) -> Page:
    """The analysis of a match, with its table on the board."""
    page = open_page(f"/r/{match}?analysis", **options)
    expect(page.locator("svg.board [data-thing]").first).to_be_attached()
    expect(page.locator(".curve")).to_be_visible()
    return page


def first(page: Page) -> Locator:
    """The answer that cost most."""
    return page.locator("ol.costly .head").first


def wider_than_the_screen(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))


def test_it_waits_for_its_turn_is_stopped_goes_on_and_stays_with_the_match(site: Server, open_page: OpenPage) -> None:
    other, match = upload(site), upload(site)
    site.post(f"/api/matches/{other}/analysis", {"worlds": 24})
    page = open_page(f"/r/{match}", bypass_csp=False)
    page.get_by_role("button", name="Analysis").click()
    expect(page).to_have_url(re.compile(r"\?analysis$"))
    page.get_by_role("button", name="Analyse this match").click()
    expect(page.get_by_text("This analysis waits for its turn.")).to_be_visible()
    expect(page.get_by_role("progressbar", name="Analysed so far")).to_have_attribute("max", str(ANSWERS + 1 + 9))
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_role("heading", name="Stopped.")).to_be_visible()
    site.post(f"/api/matches/{other}/analysis/stop")
    page.get_by_role("button", name="Go on").click()
    expect(page.get_by_role("slider", name="Chances to win")).to_be_visible()
    expect(page.get_by_role("heading", name="The answers that cost most")).to_be_visible()
    page.reload()
    expect(page.get_by_role("slider", name="Chances to win")).to_be_visible()


def test_the_curve_leads_through_the_match_and_to_the_answers_that_cost_most(
    open_page: OpenPage, analysed: str
) -> None:
    page = opened(open_page, analysed)
    curve = page.get_by_role("slider", name="Chances to win")
    curve.press("End")
    expect(curve).to_have_attribute("aria-valuenow", str(ANSWERS + 1))
    expect(curve).to_have_attribute("aria-valuetext", re.compile("Player A 100%, Player B 0%"))
    curve.press("Home")
    expect(curve).to_have_attribute("aria-valuenow", "0")
    expect(curve).to_have_attribute("aria-valuetext", re.compile("Player A 50%, Player B 50%"))
    first(page).click()
    expect(first(page)).to_have_attribute("aria-expanded", "true")
    expect(curve).not_to_have_attribute("aria-valuenow", "0")
    expect(page.locator(".curve .mark.on")).to_have_text("1")
    first(page).click()
    expect(first(page)).to_have_attribute("aria-expanded", "false")


def test_what_was_better_is_marked_on_the_board_and_stepped_through(open_page: OpenPage, analysed: str) -> None:
    page = opened(open_page, analysed)
    first(page).click()
    better, given = (page.locator(f".sides .{side}") for side in ("better", "given"))
    expect(better).to_have_attribute("aria-pressed", "true")
    given.click()
    expect(given).to_have_attribute("aria-pressed", "true")
    expect(better).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".because")).to_contain_text(".")
    expect(page.locator(".terms li").first).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.locator('.line [aria-current="step"]')).to_have_text(page.locator(".line button").first.inner_text())
    expect(given).to_have_attribute("aria-pressed", "false")
    page.locator(".line button").last.click()
    expect(page.locator(".case").get_by_role("button", name="Step forward")).to_be_disabled()
    page.keyboard.press("Escape")
    expect(page.locator(".case")).to_have_count(0)


def moved(told: list[dict[str, Any]]) -> tuple[list[dict[str, Any]], str]:
    """The same line, at the end of which a unit stands in the contested zone."""
    view = told[0]["moments"][0]["changes"][0]["value"]
    for number, player in enumerate(view["players"]):
        for place, unit in enumerate(player["units"]):
            if unit["zone"].startswith("home"):
                change = {"path": ["players", number, "units", place, "zone"], "value": "contested"}
                table = told[0]["moments"][0]
                told[0]["moments"] = [table, {"event": {**table["event"], "index": 0}, "changes": [change]}]
                return told, unit["id"]
    raise AssertionError("no unit is at home")


def test_any_moment_can_be_asked_about_and_shows_where_pieces_would_go(open_page: OpenPage, analysed: str) -> None:
    unit: list[str] = []

    def answer(route: Route) -> None:
        told, thing = moved(route.fetch().json())
        unit.append(thing)
        route.fulfill(json=told)

    page = opened(open_page, analysed)
    page.route("**/analysis/best?*", answer)
    curve = page.get_by_role("slider", name="Chances to win")
    curve.press("End")
    ask = page.get_by_role("button", name="What would be best here?")
    expect(ask).to_be_disabled()
    for _ in range(3):
        curve.press("PageUp")
    expect(ask).to_be_enabled()
    at = curve.get_attribute("aria-valuenow")
    ask.click()
    expect(page.get_by_role("heading", name=f"What would be best after {at} answers")).to_be_visible()
    page.locator("ol.costly").last.locator(".head").first.click()
    expect(page.locator(".sides button")).to_have_text(re.compile(r"^\s*Best"))
    ghost = page.locator("svg.board [data-later]")
    expect(ghost).to_have_attribute("data-later", unit[0])
    expect(page.locator("svg.board .later .way")).to_have_count(1)
    assert page.locator(f'svg.board [data-thing="{unit[0]}"]').count() == 1
    page.locator(".line button").last.click()
    expect(ghost).to_have_count(0)


@pytest.mark.parametrize(("name", "seats"), [("Play it as", 1), ("All sides here", 2)])
def test_it_is_played_from_there(site: Server, open_page: OpenPage, analysed: str, name: str, seats: int) -> None:
    page = opened(open_page, analysed)
    first(page).click()
    page.get_by_role("button", name=name).click()
    expect(page).to_have_url(re.compile(r"/t/\w+"))
    match = page.url.split("/t/")[1].split("#")[0]
    kinds = [seat["kind"] for seat in site.get(f"/api/matches/{match}")["seats"]]
    assert kinds.count("human") == seats


def test_what_cannot_be_had_is_said_and_the_rest_stays(open_page: OpenPage, analysed: str, faults: Any) -> None:
    faults.expected.append("503")
    page = open_page(f"/r/{analysed}?at=40&analysis")
    problem = json.dumps({"reason": "The server is busy.", "rule": ""})
    page.route("**/analysis/best?*", lambda route: route.fulfill(status=503, body=problem))
    page.get_by_role("button", name="What would be best here?").click()
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("slider", name="Chances to win")).to_be_visible()
    expect(page.get_by_role("button", name="What would be best here?")).to_be_enabled()


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_it_is_read_at_every_size(
    open_page: OpenPage, analysed: str, harms: Harms, picture: Callable[[Page, str], None], scheme: str
) -> None:
    page = opened(open_page, analysed, color_scheme=scheme)
    first(page).click()
    expect(page.locator(".because")).to_be_attached()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert not wider_than_the_screen(page), width
        picture(page, f"analysis-{width}-{scheme}")
    assert harms(page, colours=scheme == "light") == []

"""A figure is dragged over the battlefield, with the mouse and with a finger: the map stays, the figure moves."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, hypot, pi, sin

import pytest
from playwright.sync_api import Page, expect

from battlemat.core.errors import IllegalAnswer
from battlemat.games.shatterpoint.state import ShatterMatch
from tests.server.conftest import Server
from tests.web.conftest import OpenPage
from tests.web.sitting import Question
from tests.web.tables import ME, opened, played_until
from tests.web.test_shatterpoint import Commander, characters
from tests.web.test_stage import with_fingers

FAR = 60.0  # millimetres: within an advance
MAP = "() => document.querySelector('svg.board').style.transform"
Drag = Callable[[Page, tuple[float, float], tuple[float, float]], None]


def by_mouse(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    expect(page.locator(".aloft, .placing .ghost").first).to_be_visible()
    page.mouse.move(*end)
    page.mouse.up()


def by_finger(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    with_fingers(page, [start], [((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)], [end])


def playing(kind: str, wanted: str) -> ShatterMatch:
    """A match in which the first seat is asked a kind of question with some option, on the ground."""

    def fits(question: Question) -> bool:
        return question["kind"] == kind and (not wanted or wanted in [option["id"] for option in question["options"]])

    return played_until("shatterpoint", fits)


def in_reach(match: ShatterMatch, character: str) -> tuple[float, float]:
    """A place near a character to which its first movement leads."""
    there = characters(match.view(ME))[character]
    for turn in range(16):
        x, y = there["x"] + FAR * cos(turn * pi / 8), there["y"] + FAR * sin(turn * pi / 8)
        if leads_to(match.fork(), character, (x, y, there["height"])):
            return x, y
    raise AssertionError(f"{character} can go nowhere")


def leads_to(match: ShatterMatch, character: str, pose: tuple[float, float, float]) -> bool:
    try:
        while (decision := match.decision_for(ME)) is not None and decision.kind != "move":
            ids = [option.id for option in decision.options]
            first = next(one for one in ids if one == "action:move" or one.endswith(f":{character}"))
            match.submit(ME, first)
        match.submit(ME, list(pose))
    except (IllegalAnswer, StopIteration):
        return False
    return True


@pytest.fixture(params=["mouse", "finger"])
def device(request: pytest.FixtureRequest) -> tuple[Drag, dict[str, object]]:
    finger: dict[str, object] = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
    return (by_finger, finger) if request.param == "finger" else (by_mouse, {})


def test_dragging_a_figure_takes_the_action_and_puts_it_down(
    device: tuple[Drag, dict[str, object]], site: Server, open_page: OpenPage, picture: Callable[[Page, str], None]
) -> None:
    drag, options = device
    match = playing("act", "action:move")
    table = opened(site, match)
    page = open_page(table.seat, **options)
    me = Commander(page)
    asked = me.asked()
    assert asked is not None
    mine = [one for one in characters(table.view).values() if one["unit"]["id"] == asked["about"]["unit"]]
    one = mine[0]
    x, y = in_reach(match, one["id"])
    stood = me.stands_at(one["id"])
    drag(page, me.at(table.view, one["x"], one["y"]), me.at(table.view, x, y))
    page.wait_for_function("() => window.lastTable.question?.kind === 'move'")
    ghost = page.locator(".placing .ghost [data-end]").first
    expect(ghost).to_be_visible()
    picture(page, f"dragged-{'finger' if options else 'mouse'}")
    end = [float(number) for number in (ghost.get_attribute("data-end") or "").split()]
    assert hypot(end[0] - x, end[1] - y) < 4  # a pixel of a small screen
    assert page.evaluate("() => window.lastTable.question.about.character") == one["id"]
    me.confirm.click()
    page.wait_for_function("() => window.lastTable.question?.kind !== 'move'")
    assert me.stands_at(one["id"]) != stood


def test_a_figure_let_go_where_it_stood_stays_and_nothing_is_answered(site: Server, open_page: OpenPage) -> None:
    match = playing("act", "action:move")
    table = opened(site, match)
    page = open_page(table.seat)
    me = Commander(page)
    asked = me.asked()
    assert asked is not None
    one = next(one for one in characters(table.view).values() if one["unit"]["id"] == asked["about"]["unit"])
    start = me.at(table.view, one["x"], one["y"])
    before = page.evaluate(MAP)
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + 40, start[1] + 40)
    expect(page.locator(".aloft")).to_be_visible()
    page.mouse.move(*start)
    page.mouse.up()
    expect(page.locator(".aloft")).to_have_count(0)
    assert page.evaluate("() => window.lastTable.question.number") == asked["number"]
    assert page.evaluate(MAP) == before


def test_the_figure_of_a_move_is_dragged_where_it_stands(site: Server, open_page: OpenPage) -> None:
    match = playing("move", "")
    table = opened(site, match)
    page = open_page(table.seat)
    me = Commander(page)
    asked = me.asked()
    assert asked is not None
    character = asked["about"]["character"]
    one = characters(table.view)[character]
    x, y = in_reach(match, character)
    before = page.evaluate(MAP)
    by_mouse(page, me.at(table.view, one["x"], one["y"]), me.at(table.view, x, y))
    end = (page.locator(".placing .ghost [data-end]").first.get_attribute("data-end") or "").split()
    assert hypot(float(end[0]) - x, float(end[1]) - y) < 2
    assert page.evaluate(MAP) == before
    expect(me.confirm).to_be_enabled()

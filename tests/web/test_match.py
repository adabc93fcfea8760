"""Whole matches in the browser."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import OpenPage
from tests.web.sitting import Sitting


def test_a_match_by_mouse(open_page: OpenPage) -> None:
    page = open_page()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Pull up a chair.")
    page.get_by_role("button", name="Play now").first.click()
    expect(page).to_have_url(re.compile(r"/t/[\w-]+$"))
    me = Sitting(page)
    me.play("mouse")
    me.expect_over()
    assert {"deploy", "action", "moves", "combat-card"} <= me.kinds
    page.get_by_role("button", name="Rematch").click()
    rematch = Sitting(page)
    page.wait_for_function("window.lastTable.result === null")
    assert rematch.play("mouse", 2) == 2


def test_a_match_by_keyboard(open_page: OpenPage) -> None:
    page = open_page()
    button = page.get_by_role("button", name="Play now").first
    expect(button).to_be_visible()
    for _ in range(20):
        page.keyboard.press("Tab")
        if button.evaluate("element => element === document.activeElement"):
            break
    page.keyboard.press("Enter")
    me = Sitting(page)
    me.play("keyboard")
    me.expect_over()
    assert {"deploy", "action", "moves", "combat-card"} <= me.kinds

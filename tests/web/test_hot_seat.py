"""People who share a screen pass it on only when something hidden is at stake."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.conftest import OpenPage
from tests.web.test_shatterpoint import Commander
from tests.web.test_xwing import Pilot

ROUNDS = 1
# What the page waits for: somebody sits down, hands over, or answers; and nothing is on its way any more.
NEXT = """
(past) => {
  const table = window.lastTable;
  if (!table || table.sequence <= past) return null;
  if (document.querySelector(".curtain button:not(:disabled)")) return "curtain";
  const buttons = [...document.querySelectorAll(".panel .q button")];
  if (buttons.some((button) => button.textContent.includes("Hand over to"))) return "hand over";
  return table.question && document.getElementById("question") ? "question" : null;
}
"""


def share(open_page: OpenPage, game: str) -> Page:
    page = open_page()
    tile = page.locator("article, section, div").filter(has=page.get_by_role("heading", name=game)).last
    tile.get_by_role("button", name=re.compile("^More ways to play")).click()
    tile.get_by_role("button", name="Hot seat").click()
    expect(page).to_have_url(re.compile(r"/t/[\w-]+$"))
    return page


def test_in_x_wing_only_dials_are_for_one_pair_of_eyes(
    open_page: OpenPage, picture: Callable[[Page, str], None]
) -> None:
    page = share(open_page, "X-Wing")
    me = Pilot(page)
    curtains, past, openly = 0, -1, set()
    while True:
        happens = page.wait_for_function(NEXT, arg=past).json_value()
        table = me.table()
        if happens == "curtain":
            curtains += 1
            page.locator(".curtain button").first.click()
        elif happens == "hand over":
            page.get_by_role("button", name="Hand over to").click()
        else:
            question = table["question"]
            if question["kind"] not in ("dial", "ready"):
                openly.add(table["seat"])
                assert page.get_by_text(re.compile("A question for")).is_visible()
            now = page.locator(".phases .round .fig")
            if now.count() and int(now.inner_text()) > ROUNDS:
                break
            past = table["sequence"]
            me.answer(question)
    picture(page, "xwing-hot-seat")
    assert openly == {"a", "b"}
    assert curtains == 2 * ROUNDS + 1  # the last one leads to the dials of the next round


def test_in_shatterpoint_nothing_is_hidden_and_nobody_turns_away(open_page: OpenPage) -> None:
    page = share(open_page, "Shatterpoint")
    me = Commander(page)
    past, asked = -1, set()
    for _ in range(12):
        assert page.wait_for_function(NEXT, arg=past).json_value() == "question"
        table = me.table()
        past = table["sequence"]
        asked.add(table["seat"])
        me.answer(table["question"])
    assert asked == {"a", "b"}

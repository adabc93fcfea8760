"""Whose turn it is: counted on every page, and told by the system to whoever has asked for that."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.conftest import OpenPage
from tests.web.inviting import two_people
from tests.web.sitting import Sitting, decide

NOTIFIER = """
window.notified = [];
window.Notification = class {
  static permission = "default";
  static requestPermission() { return Promise.resolve((this.permission = "granted")); }
  constructor(title, options) { window.notified.push([title, options.body]); }
  close() {}
};
"""
SOON = """
const wait = window.setInterval;
window.setInterval = (what, after, ...more) => wait(what, Math.min(after, 300), ...more);
"""


def waiting_for_another(open_page: OpenPage) -> tuple[Page, Page]:
    """Two people at a table: who waits, and who is asked."""
    host, guest = two_people(open_page, alone=True)
    return (guest, host) if Sitting(host).table()["question"] else (host, guest)


def test_ones_turn_is_counted_and_told_to_whoever_wants_that(open_page: OpenPage) -> None:
    waiting, asked = waiting_for_another(open_page)
    waiting.add_init_script(NOTIFIER + SOON)
    waiting.goto("/mine")
    expect(waiting.get_by_text("No table waits for you.")).to_be_visible()
    notify = waiting.get_by_role("checkbox", name="Tell me when it is my turn")
    expect(notify).not_to_be_checked()
    notify.check()
    expect(waiting).to_have_title("My tables · battlemat")
    answer_until_another_is_asked(Sitting(asked))
    expect(waiting).to_have_title("(1) My tables · battlemat")
    waiting.wait_for_function("window.notified.length === 1")
    assert waiting.evaluate("window.notified") == [["PocketModel TCG: your turn", f"Friday evening · {name_at(asked)}"]]
    expect(waiting.get_by_role("link", name="My tables")).to_have_text("My tables1")
    waiting.goto("/")
    expect(waiting.get_by_role("link", name="My tables").locator(".turns")).to_have_text("1")


def answer_until_another_is_asked(player: Sitting) -> None:
    while (question := player.table()["question"]) is not None:
        past = player.table()["sequence"]
        player.by_mouse(player.asked() or question, decide(question))
        player.page.wait_for_function("past => window.lastTable.sequence > past", arg=past)


def name_at(page: Page) -> str:
    table = Sitting(page).table()
    return str(next(seat["name"] for seat in table["seats"] if seat["seat"] == table["seat"]))

"""Fair dice, ends and rematches, and what two people at a table say to each other."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.server.conftest import TWO_PEOPLE, Server
from tests.web.conftest import OpenPage, TableAt
from tests.web.sitting import Sitting, decide
from tests.web.test_table import play_together


def two_people(site: Server, open_page: OpenPage) -> tuple[Sitting, Sitting]:
    made = site.post("/api/matches", {**TWO_PEOPLE})
    first, second = (Sitting(open_page(f"/t/{made['match']}#seat={token}")) for token in site.tokens(made))
    for player in (first, second):
        player.page.wait_for_function("window.lastTable && window.lastTable.seats.every((seat) => seat.here)")
    return first, second


def concede(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("button", name="Press again to concede").click()


# Fair dice, ends and rematches ----------------------------------------------------------------------------------------


def test_the_dice_can_be_checked(sit_down: Callable[..., Sitting]) -> None:
    me = sit_down()
    me.asked()
    page = me.page
    page.get_by_role("button", name="Menu").click()
    shown = page.locator(".fair code").inner_text()
    assert re.search(r"[0-9a-f]{32}$", shown)
    expect(page.get_by_role("button", name="Check")).to_have_count(0)
    page.keyboard.press("Escape")
    concede(page)
    me.expect_over()
    page.get_by_role("button", name="Menu").click()
    expect(page.locator(".fair code").first).to_have_text(shown)
    page.get_by_role("button", name="Check").click()
    expect(page.get_by_text("The key belongs to the hash")).to_be_visible()

    page.evaluate("localStorage.setItem('battlemat.fair.' + window.lastTable.match, '00'.repeat(16))")
    page.reload()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Check").click()
    expect(page.get_by_text("The key does not belong to the hash")).to_be_visible()


def test_after_a_match(open_page: OpenPage, table_at: TableAt, picture: Callable[[Page, str], None]) -> None:
    me = Sitting(open_page(table_at("over").seat))
    me.expect_over()
    page = me.page
    expect(page.get_by_text("Luck with the dice")).to_be_visible()
    expect(page.get_by_role("list", name="Damage dealt").get_by_role("listitem").first).to_be_visible()
    point = page.get_by_role("list", name="Turning points").get_by_role("button").first
    text = point.inner_text()
    picture(page, "after")
    point.click()
    # of units with one name, those that are gone by now had other numbers then
    words = r"( \d+)? ".join(map(re.escape, re.sub(r" \d+\b", "", text).split()))
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile(words))
    page.get_by_role("button", name="Back to now").click()
    me.expect_over()


def test_a_rematch_is_for_both(site: Server, open_page: OpenPage) -> None:
    first, second = two_people(site, open_page)
    concede(first.page)
    first.expect_over()
    second.expect_over()
    first.page.get_by_role("button", name="Rematch").click()
    second.page.get_by_role("button", name="Sit down for the rematch").click()
    for player, seat in ((first, "b"), (second, "a")):
        player.page.wait_for_function(
            "(seat) => window.lastTable.result === null && window.lastTable.seat === seat", arg=seat
        )
    assert first.page.url == second.page.url
    assert play_together(Sitting(first.page), Sitting(second.page), answers=2) == 2


def test_a_draw_is_offered_declined_and_accepted(site: Server, open_page: OpenPage) -> None:
    first, second = two_people(site, open_page)
    for answer in ("Decline", "Accept"):
        first.page.get_by_role("button", name="Menu").click()
        first.page.get_by_role("button", name="Offer a draw").click()
        expect(first.page.get_by_text("The others have not answered yet.")).to_be_visible()
        wish = second.page.get_by_role("alert").filter(has_text="offers a draw")
        wish.get_by_role("button", name=answer).click()
        if answer == "Decline":
            expect(first.page.get_by_text("The others have not answered yet.")).to_have_count(0)
            expect(wish).to_have_count(0)
    first.expect_over()
    second.expect_over()


def test_people_take_back_by_consent(site: Server, open_page: OpenPage) -> None:
    first, second = two_people(site, open_page)
    asked = first if first.table()["question"] else second
    other = second if asked is first else first
    question = asked.asked()
    assert question is not None
    asked.by_mouse(question, decide(question))
    asked.page.wait_for_function("(n) => window.lastTable.question?.number !== n", arg=question["number"])
    for answer in ("No", "Allow"):
        asked.page.get_by_role("button", name="Take back (Z)").click()
        expect(asked.page.get_by_text("Asking the others")).to_be_visible()
        wish = other.page.get_by_role("alert").filter(has_text="take the last answer back")
        wish.get_by_role("button", name=answer, exact=True).click()
        expect(wish).to_have_count(0)
        expect(asked.page.get_by_text("Asking the others")).to_have_count(0)
    expect(asked.heading).to_have_text(question["text"])


def test_chat(site: Server, open_page: OpenPage) -> None:
    first, second = two_people(site, open_page)
    for player in (first, second):
        player.page.get_by_role("button", name="Chat").click()
    line = first.page.get_by_role("textbox", name="Say something")
    line.fill("<b>Good luck</b> 123")
    line.press("Enter")
    for player in (first, second):
        expect(player.page.get_by_role("region", name="Log").get_by_text("<b>Good luck</b> 123")).to_be_visible()
    expect(first.page.locator(".chat b")).to_have_count(0)


def test_a_clock(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name=re.compile("^More ways to play")).first.click()
    page.get_by_role("combobox", name="Clock").select_option(label="10 min + 5 s")
    page.get_by_role("button", name="Play now").first.click()
    timer = page.get_by_role("timer", name="Time left")
    expect(timer).to_contain_text(re.compile(r"09:5\d|10:0\d"))

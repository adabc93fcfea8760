"""The page of lists against lists: a run from the form to its report, stopped, closed and opened again."""

from __future__ import annotations

import json
import re
from html import unescape

from playwright.sync_api import Page, expect

from battlemat.sim.contest import fight, new_contest
from battlemat.sim.entries import Entry
from battlemat.sim.report import html_report
from battlemat.sim.summary import Summary
from tests.server.conftest import Server
from tests.sim.contests import lists
from tests.web.conftest import OpenPage

GAMES = 8
LONG = {
    "game": "xwing",
    "lists": [{"name": name, "list": name} for name in ("red-dawn", "black-lance", "quick-verdict", "green-needles")],
    "games": 60,
}
"""A run before which there is no room for another one."""
PASTED = lists()["spark.json"] | {"name": "Pasted & <i>own</i>"}


def fill_in(page: Page, games: int) -> None:
    """Iron Fist against a list that is pasted, played by random bots."""
    page.get_by_role("checkbox", name="Iron Fist").check()
    page.get_by_label("Paste the link of a builder").fill(json.dumps(PASTED))
    page.get_by_role("button", name="Add this list").click()
    expect(page.get_by_role("checkbox", name=PASTED["name"])).to_be_checked()
    page.get_by_role("checkbox", name="Bot: regular").uncheck()
    page.get_by_role("checkbox", name="Bot: reckless").check()
    page.get_by_label("Matches of every two lists").fill(str(games))
    page.get_by_label("Seed").fill("7")


def report_of(games: int) -> str:
    """What the command writes of the same contest."""
    entries = [Entry("Iron Fist", "iron-fist"), Entry(PASTED["name"], PASTED)]
    contest = new_contest("pocketmodel", entries, ["random"], "7")
    summary = Summary(contest)
    for fought in fight(contest, games):
        summary.count(fought)
    return html_report(summary.to_dict(), "en")


def figures(report: str) -> list[str]:
    """All cells of the tables of a report."""
    return [unescape(re.sub(r"<[^>]*>", "", cell)) for cell in re.findall(r"<td[^>]*>(.+?)</td>", report)]


def test_a_run_is_begun_stopped_left_and_found_again_with_the_report_of_the_command(
    site: Server, open_page: OpenPage
) -> None:
    other = site.post("/api/contests", LONG)["id"]
    page = open_page("/lab/pocketmodel", bypass_csp=False)
    fill_in(page, GAMES)
    expect(page.get_by_text("8 matches will be played.")).to_be_visible()
    page.get_by_role("button", name="Let them play").click()
    expect(page).to_have_url(re.compile(r"/lab/pocketmodel\?run=\w+$"))
    expect(page.get_by_text("This run waits for its turn.")).to_be_visible()
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_text("Stopped.")).to_be_visible()
    site.post(f"/api/contests/{other}/stop")
    page.goto("/lab/pocketmodel")
    page.get_by_role("link", name="To your last run").click()
    page.get_by_role("button", name="Go on").click()
    expect(page.get_by_text("8 of 8 matches")).to_be_visible()
    expect(page.locator(".report td")).to_have_text(figures(report_of(GAMES)))
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save the report").click()
    assert saved.value.path().read_text("utf-8") == report_of(GAMES)


def test_a_list_that_is_not_legal_is_not_added(open_page: OpenPage) -> None:
    page = open_page("/lab/pocketmodel")
    page.get_by_label("Paste the link of a builder").fill(json.dumps(PASTED | {"deck": {}}))
    page.get_by_role("button", name="Add this list").click()
    expect(page.locator("form .bad").first).to_be_visible()
    expect(page.get_by_role("checkbox", name=PASTED["name"])).to_have_count(0)
    expect(page.get_by_role("button", name="Let them play")).to_be_disabled()

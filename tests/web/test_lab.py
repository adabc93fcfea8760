"""The page of lists against lists: a run from the form to its report, stopped, closed and opened again."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, expect

from battlemat.sim.contest import fight, new_contest
from battlemat.sim.entries import Entry
from battlemat.sim.report import html_report
from battlemat.sim.summary import Summary
from tests.sim.contests import lists
from tests.web.conftest import OpenPage

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
    return [re.sub(r"<[^>]*>", " ", cell).split()[0] for cell in re.findall(r"<td[^>]*>(.+?)</td>", report)]


def test_a_run_is_begun_stopped_left_and_found_again_with_the_report_of_the_command(open_page: OpenPage) -> None:
    page = open_page("/lab/pocketmodel", bypass_csp=False)
    fill_in(page, 60)
    expect(page.get_by_text("60 matches will be played.")).to_be_visible()
    page.get_by_role("button", name="Let them play").click()
    expect(page).to_have_url(re.compile(r"/lab/pocketmodel\?run=\w+$"))
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_text("Stopped.")).to_be_visible()
    page.goto("/lab/pocketmodel")
    page.get_by_role("link", name="To your last run").click()
    page.get_by_role("button", name="Go on").click()
    expect(page.get_by_text("60 of 60 matches")).to_be_visible()
    cells = page.locator(".report td")
    wanted = figures(report_of(60))
    expect(cells).to_have_text([re.compile(rf"^{re.escape(cell)}") for cell in wanted])
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save the report").click()
    assert saved.value.path().read_text("utf-8") == report_of(60)


def test_a_list_that_is_not_legal_is_not_added(open_page: OpenPage) -> None:
    page = open_page("/lab/pocketmodel")
    page.get_by_label("Paste the link of a builder").fill(json.dumps(PASTED | {"deck": {}}))
    page.get_by_role("button", name="Add this list").click()
    expect(page.locator("form .bad").first).to_be_visible()
    expect(page.get_by_role("checkbox", name=PASTED["name"])).to_have_count(0)
    expect(page.get_by_role("button", name="Let them play")).to_be_disabled()

"""Optional questions that need not be asked again, and the menu that lists them."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from battlemat.games.xwing.scenario import table
from tests.server.conftest import Server
from tests.web.conftest import OpenPage
from tests.web.sitting import Sitting
from tests.web.test_xwing import Pilot
from tests.web.test_xwing_devices import seat_at

FOILS = "a.biggsdarklighter/upgrade:servomotorsfoils"


def test_an_ability_is_declined_for_the_game(
    site: Server, open_page: OpenPage, picture: Callable[[Page, str], None]
) -> None:
    t = table(
        "a.biggsdarklighter@450,200#2-straight&servomotorsfoils",
        "b.academypilot@450,800,180#2-straight",
        phase="activation",
    )
    while "a" not in "ab"[t.match.pending[0].player]:
        t.passes("b")
    page = open_page(seat_at(site, t))
    me = Pilot(page)
    question = me.asked()
    assert question is not None
    assert question["options"][0]["id"] == FOILS
    panel = page.get_by_role("form")
    expect(panel).to_contain_text("Don’t ask again:")
    picture(page, "standing-question")
    panel.get_by_role("button", name="this game").click()
    kinds: list[str] = []
    while kinds.count("action") < 2:
        asked = me.asked()
        assert asked is not None
        if asked["options"][0]["id"] != FOILS:  # the page answers that one by itself
            kinds.append(asked["kind"])
            me.answer(asked)
    assert "dial" in kinds
    declined = [line for line in me.log() if line["kind"] == "flipped"]
    assert declined == []
    page.keyboard.press("m")
    listed = page.get_by_role("region", name="Standing answers")
    expect(listed).to_contain_text("Servomotor S-foils")
    expect(listed).to_contain_text("this game")
    picture(page, "standing-menu")
    listed.get_by_role("button").click()
    expect(listed).to_have_count(0)


def test_the_question_waits_for_the_picture_and_one_key_skips(site: Server, open_page: OpenPage) -> None:
    t = table(
        "a.biggsdarklighter@450,200#2-straight&servomotorsfoils",
        "b.academypilot@450,800,180#2-straight",
        phase="activation",
    )
    while "a" not in "ab"[t.match.pending[0].player]:
        t.passes("b")
    page = open_page(seat_at(site, t), alone=True)
    page.emulate_media(reduced_motion="no-preference")
    me = Sitting(page)
    assert me.asked() is not None
    me.option("pass").click()
    me.confirm.click()
    expect(page.locator(".unfolding")).to_contain_text("Happening now")
    expect(page.get_by_role("form")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(page.get_by_role("form")).to_contain_text("Biggs Darklighter")
    assert page.locator(".unfolding").count() == 0

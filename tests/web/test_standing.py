"""Optional questions that need not be asked again, and the menu that lists them."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from battlemat.games.xwing.scenario import table
from tests.server.conftest import Server
from tests.web.conftest import OpenPage, TableAt
from tests.web.sitting import Sitting, decide
from tests.web.tables import played_to, set_table
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


def test_in_skytear_too_the_question_waits_for_what_it_is_about(open_page: OpenPage, site: Server) -> None:
    page = open_page(set_table(site, played_to("skytear", "exchange", "first-game")).seat, alone=True)
    page.emulate_media(reduced_motion="no-preference")
    me = Sitting(page)
    question = me.asked()
    assert question is not None
    drawn = page.locator(".hand .pc")
    before = drawn.count()
    me.option(question["options"][-1]["id"]).click()
    me.confirm.click()
    expect(page.locator(".unfolding")).to_contain_text("Happening now")
    expect(page.get_by_role("form")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(page.get_by_role("form")).to_be_visible()
    assert drawn.count() >= before  # the cards that are asked about are there


def list_of_standing_answers(page: Page) -> Locator:
    page.keyboard.press("m")
    return page.get_by_role("region", name="Standing answers")


def test_an_objective_step_is_declined_for_the_game(open_page: OpenPage, site: Server) -> None:
    me = Sitting(open_page(set_table(site, played_to("pocketmodel", "objective-card")).seat))
    assert me.asked() is not None
    me.page.get_by_role("form").get_by_role("button", name="this game").click()
    kinds = []
    while "turns" not in kinds:
        question = me.asked()
        assert question is not None
        if question["kind"] == "objective-card":
            continue  # the page passes it by itself
        kinds.append(question["kind"])
        me.by_mouse(question, decide(question))
        if kinds.count("action") == 2:
            kinds.append("turns")
    assert [line for line in me.log() if line["kind"] == "objective-played" and line["data"].get("player") == 0] == []
    listed = list_of_standing_answers(me.page)
    expect(listed).to_contain_text("Objective step")
    listed.get_by_role("button", name="Ask again about Objective step").click()
    expect(listed).to_have_count(0)


def test_a_reaction_is_declined_for_the_turn_or_the_game(open_page: OpenPage, site: Server) -> None:
    for scope in ("this turn", "this game"):
        me = Sitting(open_page(set_table(site, played_to("shatterpoint", "react")).seat))
        question = me.asked()
        assert question is not None
        ability = question["options"][0]["text"]
        me.page.get_by_role("form").get_by_role("button", name=scope).click()
        me.page.wait_for_function("(n) => window.lastTable.question?.number !== n", arg=question["number"])
        listed = list_of_standing_answers(me.page)
        expect(listed).to_contain_text(scope)
        name = listed.get_by_role("listitem").first.inner_text().split(" · ")[0]
        assert name in ability


def test_the_modes_of_responses_are_in_the_menu(open_page: OpenPage, table_at: TableAt) -> None:
    page = open_page(table_at("activation", "skytear", "first-game").seat)
    Sitting(page).asked()
    page.keyboard.press("m")
    menu = page.get_by_role("region", name="Menu")
    menu.get_by_text("Responses").first.click()
    expect(menu.get_by_role("group", name="Responses").get_by_role("button")).to_have_count(3)

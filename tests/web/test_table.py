"""At the table: several people, undo, languages, light, small screens, and a server that goes away."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.server.conftest import TWO_PEOPLE, Server
from tests.web.conftest import Faults, OpenPage
from tests.web.sitting import Sitting, decide


def play_together(*players: Sitting, answers: int) -> int:
    """Whoever is asked answers; how many answers were given before the match was over."""
    for given in range(answers):
        told = [player.table() for player in players]
        newest = max(one["sequence"] for one in told)
        for player in players:
            player.page.wait_for_function("(least) => window.lastTable.sequence >= least", arg=newest)
        asked = [player for player in players if player.table()["question"] is not None]
        if not asked:
            return given
        player = asked[0]
        question = player.asked()
        assert question is not None
        player.by_mouse(question, decide(question))
        player.page.wait_for_function("(past) => window.lastTable.sequence > past", arg=newest)
    return answers


def test_two_people_play_through_the_invitation(open_page: OpenPage, faults: Faults) -> None:
    faults.expected.append("403")  # whoever comes with an invitation that was used
    host = open_page()
    host.get_by_role("button", name=re.compile("^More ways to play")).first.click()
    host.get_by_role("button", name="Invite a friend").click()
    invitation = host.get_by_text("#take=").inner_text()
    guest = open_page(invitation)
    guest.get_by_role("button", name="Sit down").click()
    guest.get_by_role("button", name="Ready").click()
    expect(guest).to_have_url(re.compile(r"/t/[\w-]+$"))  # what is secret is taken out of the address
    for page in (host, guest):
        page.wait_for_function("window.lastTable && window.lastTable.seats.every((seat) => seat.here)")
    first, second = Sitting(host), Sitting(guest)
    assert {first.table()["seat"], second.table()["seat"]} == {"a", "b"}
    assert play_together(first, second, answers=7) == 7
    late = open_page(invitation)
    expect(late.get_by_role("status").filter(has_text="used already")).to_be_visible()
    assert Sitting(late).table()["seat"] is None

    before = second.table()
    guest.reload()
    guest.wait_for_function("window.lastTable")
    second = Sitting(guest)
    assert second.table()["seat"] == before["seat"]
    assert second.table()["sequence"] >= before["sequence"]
    first.number = None
    assert play_together(first, second, answers=7) == 7
    late = open_page(invitation)
    expect(late.get_by_role("status").filter(has_text="used already")).to_be_visible()
    assert Sitting(late).table()["seat"] is None

    guest.get_by_role("button", name="Menu").click()
    guest.get_by_role("button", name="Concede").click()
    guest.get_by_role("button", name="Press again to concede").click()
    first.expect_over()
    second.expect_over()


def test_a_table_anybody_may_join(open_page: OpenPage) -> None:
    host = open_page()
    host.get_by_role("button", name=re.compile("^More ways to play")).first.click()
    host.get_by_role("textbox", name="Your name").fill("Hostess of this table")
    host.locator(".ways").get_by_role("button", name="Open a table").click()
    expect(host.get_by_role("heading", name="You are ready.")).to_be_visible()
    guest = open_page()
    row = guest.get_by_role("listitem").filter(has_text="Hostess of this table")
    row.get_by_role("link").click()
    expect(guest).to_have_url(host.url)
    guest.get_by_role("button", name="Sit down").click()
    guest.get_by_role("button", name="Ready").click()
    guest.wait_for_function("window.lastTable && window.lastTable.seat === 'b'")
    host.wait_for_function("window.lastTable")
    assert all(seat["kind"] != "open" for seat in Sitting(host).table()["seats"])
    assert play_together(Sitting(host), Sitting(guest), answers=3) == 3


def test_a_spectator_sees_no_hand(site: Server, open_page: OpenPage) -> None:
    made = site.post("/api/matches", {**TWO_PEOPLE})
    people = [Sitting(open_page(f"/t/{made['match']}#seat={token}")) for token in site.tokens(made)]
    for player in people:
        player.page.wait_for_function("window.lastTable")
    assert play_together(*people, answers=2) == 2  # both have deployed, and have drawn their hands
    watcher = open_page(f"/t/{made['match']}")
    heard: list[str] = []
    watcher.on("websocket", lambda line: line.on("framereceived", lambda frame: heard.append(str(frame))))
    watcher.reload()
    watcher.wait_for_function("window.lastTable && document.querySelector('.hand')")
    expect(watcher.get_by_role("heading", level=1)).to_contain_text("Waiting for")
    expect(watcher.get_by_role("form")).to_have_count(0)
    expect(watcher.locator(".hand button")).to_have_count(0)
    told = Sitting(watcher).table()
    assert told["seat"] is None
    assert told["question"] is None
    for player in people:
        hand = player.page.get_by_role("group", name="Your hand").get_by_role("button")
        expect(hand).not_to_have_count(0)
        cards = hand.locator("strong").all_inner_texts()
        assert len(cards) == hand.count()
        cards += [str(card.get_attribute("data-thing")) for card in hand.all()]
        words = watcher.locator("body").inner_text() + "".join(heard)
        assert [card for card in cards if card in words] == []
    assert any('"table"' in frame for frame in heard)


def test_undo(sit_down: Callable[..., Sitting]) -> None:
    me = sit_down(question="action")
    undo = me.page.get_by_role("button", name="Take back (Z)")
    question = me.asked()
    assert question is not None
    for by_key in (False, True):
        me.by_mouse(question, decide(question))
        me.asked()
        expect(me.heading).not_to_have_text(question["text"])
        expect(undo).to_be_enabled()
        if by_key:
            me.page.keyboard.press("z")
        else:
            undo.click()
        expect(me.heading).to_have_text(question["text"])
        again = me.asked()
        assert again is not None
        assert [option["id"] for option in again["options"]] == [option["id"] for option in question["options"]]


def test_a_hint_fills_in_the_answer(sit_down: Callable[..., Sitting]) -> None:
    me = sit_down()
    me.asked()
    me.page.get_by_role("button", name="Hint (H)").click()
    expect(me.page.get_by_text("The bot would choose:")).to_be_visible()
    me.confirm.click()
    assert me.asked() is not None


def test_what_is_impossible_is_explained(sit_down: Callable[..., Sitting]) -> None:
    me = sit_down(question="action")
    question = me.asked()
    assert question is not None
    me.page.get_by_role("button", name=re.compile("things are not possible")).click()
    refusal = question["refused"][0]
    reason = me.page.get_by_text(refusal["reason"]).first
    expect(reason).to_be_visible()
    me.page.get_by_role("button", name=f"Rule {refusal['rule']}").first.click()
    expect(me.page.get_by_role("link", name="Open in the rules")).to_be_visible()


def test_the_language_changes_at_the_table(sit_down: Callable[..., Sitting]) -> None:
    me = sit_down()
    english = me.asked()
    assert english is not None
    expect(me.heading).to_have_text(english["text"])
    me.page.get_by_role("button", name="Menu").click()
    seen = {english["text"]}
    for code, name, confirm in (("pl", "Polski", "Wybierz"), ("de", "Deutsch", "Wähle"), ("en", "English", "Choose")):
        me.page.locator(".menu").get_by_role("button", name=name).click()
        me.page.wait_for_function("(code) => window.lastTable.language === code", arg=code)
        expect(me.page.locator("html")).to_have_attribute("lang", code)
        words = me.table()["question"]["text"]
        expect(me.heading).to_have_text(words)
        seen.add(words)
        expect(me.confirm).to_contain_text(confirm)
    assert len(seen) == 3


@pytest.mark.parametrize("light", ["light", "dark"])
def test_a_first_visit_follows_the_light_of_the_system(open_page: OpenPage, light: str) -> None:
    page = open_page("/", color_scheme=light)
    expect(page.locator("html")).to_have_attribute("data-theme", light)
    other = "dark" if light == "light" else "light"
    page.evaluate("light => localStorage.setItem('battlemat.theme', light)", other)
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", other)


def test_every_kind_of_button_shows_that_it_has_the_focus(sit_down: Callable[..., Sitting]) -> None:
    me = sit_down()
    me.asked()
    ring = "one => [getComputedStyle(one).outlineStyle, getComputedStyle(one).outlineWidth].join(' ')"
    me.page.locator("[data-option]").first.click()
    me.page.keyboard.press("Tab")
    for button in (me.confirm, me.page.get_by_role("button", name="Menu")):
        button.focus()
        assert button.evaluate(ring) == "solid 2px"


def test_dark_and_light(sit_down: Callable[..., Sitting]) -> None:
    me = sit_down()
    page = me.page
    me.asked()
    colours = "name => getComputedStyle(document.body).getPropertyValue(name)"
    dark = {name: page.evaluate(colours, name) for name in ("background-color", "color")}
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("group", name="Light").get_by_role("button", name="Bright").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    for name, before in dark.items():
        expect(page.locator("body")).not_to_have_css(name, before)
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.get_by_role("button", name="Light or dark").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_a_phone(sit_down: Callable[..., Sitting], picture: Callable[[Page, str], None]) -> None:
    phone = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
    me = sit_down(question="moves", **phone)
    question = me.asked()
    assert question is not None
    assert len(question["options"]) > 5
    reachable = """(element) => {
      element.scrollIntoView({ block: "center" });
      const box = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
    }"""
    options = me.page.get_by_role("group", name="Options").locator("[data-option]")
    covered = [option.inner_text() for option in options.all() if not option.evaluate(reachable)]
    assert covered == []
    me.by_finger(question, decide(question))
    assert me.play("finger", 4) == 4
    me.asked()
    picture(me.page, "table-phone")
    assert me.page.evaluate("document.documentElement.scrollWidth") <= 390
    me.page.get_by_role("navigation", name="Table").get_by_role("button", name="Log").tap()
    expect(me.heading).to_be_hidden()
    me.page.get_by_role("navigation", name="Table").get_by_role("button", name="Question").tap()
    expect(me.heading).to_be_visible()


@pytest.mark.parametrize(
    ("address", "filled"),
    [("/", ".games button"), ("/build/pocketmodel", "aside [title^=Add]"), ("/rules/pocketmodel", "article")],
)
def test_no_page_is_wider_than_a_phone(open_page: OpenPage, address: str, filled: str) -> None:
    page = open_page(address, width=390, height=844, has_touch=True, is_mobile=True)
    page.locator(filled).first.wait_for(state="attached")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_the_server_goes_away_and_comes_back(
    start_site: Callable[[], Server], sit_down: Callable[..., Sitting], faults: Faults
) -> None:
    faults.expected.append(r"WebSocket connection to|ERR_CONNECTION_(REFUSED|RESET)")
    server = start_site()
    me = sit_down(at=server)
    me.play("mouse", 5)
    question = me.asked()
    assert question is not None
    server.kill()
    expect(me.page.get_by_text("Reconnecting …")).to_be_visible()
    me.by_mouse(question, decide(question))  # given while nobody listens
    expect(me.page.get_by_text("Reconnecting, your answer is kept.")).to_be_visible()
    server.start()
    expect(me.page.get_by_text("Reconnecting")).to_have_count(0)
    assert me.play("mouse", 6) == 6


def test_an_answer_kept_after_an_undo_reaches_the_question_of_the_server_that_comes_back(
    start_site: Callable[[], Server], sit_down: Callable[..., Sitting], faults: Faults
) -> None:
    faults.expected.append(r"WebSocket connection to|ERR_CONNECTION_(REFUSED|RESET)")
    server = start_site()
    me = sit_down(at=server, question="action")
    question = me.asked()
    assert question is not None
    for _ in range(2):
        me.by_mouse(question, ["move"])
        again = me.asked()
        assert again is not None
        assert again["kind"] == "moves"
        me.page.get_by_role("button", name="Take back (Z)").click()
        question = me.asked()
        assert question is not None
        assert question["kind"] == "action"
    server.kill()
    expect(me.page.get_by_text("Reconnecting …")).to_be_visible()
    me.by_mouse(question, ["move"])
    expect(me.page.get_by_text("Reconnecting, your answer is kept.")).to_be_visible()
    server.start()
    answered = me.asked()
    assert answered is not None
    assert answered["kind"] == "moves"


def test_a_server_that_ends_says_so_and_its_people_come_back(
    start_site: Callable[[], Server], sit_down: Callable[..., Sitting], faults: Faults
) -> None:
    faults.expected.append(r"WebSocket connection to|ERR_CONNECTION_(REFUSED|RESET)")
    server = start_site()
    me = sit_down(at=server)
    me.play("mouse", 3)
    server.process.terminate()
    expect(me.page.get_by_text("The table is set up again in a moment")).to_be_visible()
    assert server.process.wait(20) == 0
    server.start()
    expect(me.page.get_by_text("The table is set up again in a moment")).to_have_count(0)
    assert me.play("mouse", 3) == 3


def test_a_table_that_is_not_there(open_page: OpenPage, faults: Faults) -> None:
    faults.expected.append("404|WebSocket connection to")
    page = open_page("/t/nowhere")
    page.get_by_role("link", name="To the start").click()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()

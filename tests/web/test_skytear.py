"""Skytear in the browser: its board, its stack, passing without being asked, its builder."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any
from uuid import uuid4

import pytest
from playwright.sync_api import Page, expect
from websockets.sync.client import connect

from tests.server.conftest import Server
from tests.web.conftest import PATIENCE, OpenPage
from tests.web.sitting import Question, Sitting

SCREENS = {1440: 900, 1280: 720, 390: 844}
ALWAYS = {"battlemat.skytear.ask": "always", "battlemat.skytear.quiet": "none"}


def make(site: Server, variant: str = "first-game", players: int = 2) -> tuple[str, str]:
    seats = [{"who": "me"}, *({"who": "bot", "bot": "greedy"} for _ in range(players - 1))]
    made = site.post("/api/matches", {"game": "skytear", "variant": variant, "seats": seats})
    return made["match"], made["links"][0]["token"]


def can_respond(question: Question) -> bool:
    return bool(question["about"]) and len(question["options"]) > 1


WANTED: dict[str, Callable[[Question], bool]] = {
    "faction": lambda question: question["kind"] == "faction",
    "draft": lambda question: question["kind"] == "draft",
    "choose-hero": lambda question: question["kind"] == "choose-hero",
    "activation": lambda question: question["kind"] == "activation",
    "move": lambda question: question["kind"] == "move",
    "area": lambda question: question["kind"] == "area" and len(question["options"]) > 3,
    "respond": lambda question: question["kind"] == "priority" and can_respond(question),
    "nothing": lambda question: question["kind"] == "priority" and len(question["options"]) == 1,
}


def play_until(site: Server, wanted: str, variant: str, players: int) -> str | None:
    """Play by hints until a question is asked that is wanted: the address of the seat; None when the match ended."""
    match, token = make(site, variant, players)
    address = f"ws://127.0.0.1:{site.port}/api/matches/{match}/play?token={token}&language=en"
    with connect(address, max_size=None) as line:
        number = None
        while True:
            message = json.loads(line.recv(PATIENCE / 1000))
            question = message.get("question")
            if message["type"] == "table" and message["result"] is not None:
                return None
            if question and question["number"] != number:
                if WANTED[wanted](question):
                    return f"/t/{match}#seat={token}"
                number = question["number"]
                line.send(json.dumps({"type": "hint", "key": uuid4().hex}))
            elif message["type"] == "hint-given":
                answer = {"type": "answer", "key": uuid4().hex, "number": number, "answer": message["answer"]}
                line.send(json.dumps(answer))


@pytest.fixture(scope="module")
def asked(site: Server) -> Callable[..., str]:
    """The address of a seat that is asked something; the same one for all who only look at it."""

    @cache
    def arrange(wanted: str, variant: str = "first-game", players: int = 2) -> str:
        while (seat := play_until(site, wanted, variant, players)) is None:
            pass  # that match ended before
        return seat

    return arrange


def sit(open_page: OpenPage, address: str, settings: dict[str, str] | None = None, **options: Any) -> Sitting:
    """Sit down with settings this browser has kept."""
    kept = json.dumps(settings or {})
    page = open_page("/mark.svg", **options)
    page.evaluate(f"Object.entries({kept}).forEach(([key, value]) => localStorage.setItem(key, value))")
    page.goto(address)
    return Sitting(page)


def answer_for(question: Question) -> list[str]:
    """A simple way to play: move about, fight where one can, respond to nothing."""
    ids = [option["id"] for option in question["options"]]
    for wish in ("keep", "pass", "starter"):
        if wish in ids:
            return [wish]
    hostile = next((one for one in ids if one.startswith(("attack:", "hit:"))), None)
    if question["kind"] == "activation":
        return [hostile or ("move" if "move" in ids else "end")]
    return [hostile or ids[0]]


def play(me: Sitting, how: str, answers: int) -> set[str]:
    for _ in range(answers):
        question = me.asked()
        if question is None:
            break
        chosen = answer_for(question)
        if how == "board" and not me.is_chosen(chosen[0]):
            parts = next(option["parts"] for option in question["options"] if option["id"] == chosen[0])
            on_board = me.page.locator(f'svg.board [data-thing="{parts[0]}"]')
            if on_board.count():
                me.click_on_board(parts[0])
                assert me.is_chosen(chosen[0]), f"{chosen[0]} was clicked and is not chosen"
                me.confirm.click()
                continue
        (me.by_keyboard if how == "keyboard" else me.by_finger if how == "finger" else me.by_mouse)(question, chosen)
    return me.kinds


# Playing --------------------------------------------------------------------------------------------------------------


def test_part_of_a_match_by_mouse(site: Server, open_page: OpenPage) -> None:
    match, token = make(site)
    me = sit(open_page, f"/t/{match}#seat={token}", ALWAYS)
    kinds = play(me, "board", 45)
    assert {"faction", "place-hero", "exchange", "choose-hero", "activation", "move"} <= kinds
    assert me.page.locator("svg.board .hero").count() == 8


def test_part_of_a_match_by_keyboard(site: Server, open_page: OpenPage) -> None:
    match, token = make(site)
    me = sit(open_page, f"/t/{match}#seat={token}", ALWAYS)
    assert {"faction", "place-hero", "exchange", "activation", "move"} <= play(me, "keyboard", 40)


def test_a_reaction_on_the_stack(site: Server, open_page: OpenPage) -> None:
    address = play_until(site, "respond", "first-game", 2)
    while address is None:
        address = play_until(site, "respond", "first-game", 2)
    me = sit(open_page, address, ALWAYS)
    question = me.asked()
    assert question is not None
    stack = me.page.get_by_role("list", name="The stack")
    expect(stack.get_by_text("your answer")).to_be_visible()
    card = next(option for option in question["options"] if option["id"].startswith("play:"))
    me.page.locator(f'.hand [data-thing="{card["parts"][0]}"]').first.click()
    if not me.is_chosen(card["id"]):
        me.option(card["id"]).click()
    expect(stack.get_by_text("would resolve first")).to_be_visible()
    expect(stack.get_by_text("your answer")).to_have_count(0)
    me.confirm.click()
    me.asked()
    played = [event for event in me.table()["log"] if event["kind"] == "played"]
    assert played
    assert played[0]["data"]["card"] == card["parts"][0]


class Until:
    """Looks again and again at something that comes about by itself, for a minute at most."""

    def __init__(self, what: str) -> None:
        self.what, self.looks = what, 0

    def wait(self, page: Page) -> None:
        self.looks += 1
        assert self.looks < 600, f"not within a minute: {self.what}"
        page.wait_for_timeout(100)


def test_passing_by_hand_and_by_itself(site: Server, open_page: OpenPage) -> None:
    """With "ask me when I can respond" a question with nothing but "pass" answers itself; with "always" it waits."""
    address = play_until(site, "nothing", "first-game", 2)
    while address is None:
        address = play_until(site, "nothing", "first-game", 2)
    me = sit(open_page, address, ALWAYS)
    before = me.asked()
    assert before is not None
    assert before["kind"] == "priority"
    me.page.wait_for_timeout(600)
    assert me.table()["question"]["number"] == before["number"]
    me.page.locator(".q .passing summary").click()
    me.page.locator(".q .passing").get_by_role("button", name="ask me when I can respond").click()
    passed = Until("the question has answered itself")
    while (question := me.table()["question"]) is not None and question["number"] == before["number"]:
        passed.wait(me.page)
    me.page.reload()
    assert me.page.evaluate("localStorage.getItem('battlemat.skytear.ask')") == "can"


def test_never_asked_for_responses(site: Server, open_page: OpenPage) -> None:
    """A whole stretch of play without a question of priority that stays."""
    match, token = make(site)
    me = sit(open_page, f"/t/{match}#seat={token}", {"battlemat.skytear.ask": "never"})
    for _ in range(25):
        me.page.wait_for_function(
            "(before) => { const q = window.lastTable?.question;"
            " return q && q.number !== before && q.kind !== 'priority' && document.getElementById('question'); }",
            arg=me.number,
        )
        question = me.table()["question"]
        me.number = question["number"]
        me.by_mouse(question, answer_for(question))


def test_turning_an_area_under_the_pointer(asked: Callable[..., str], open_page: OpenPage) -> None:
    me = sit(open_page, asked("area"), ALWAYS)
    question = me.asked()
    assert question is not None
    centre = max(
        {part for option in question["options"] for part in option["id"].split("+")},
        key=lambda hex_: sum(hex_ in option["id"].split("+") for option in question["options"]),
    )
    me.click_on_board(centre)
    first = me.page.locator('[data-option][aria-pressed="true"]').get_attribute("data-option")
    me.page.keyboard.press("e")
    expect(me.page.locator(f'[data-option="{first}"]')).to_have_attribute("aria-pressed", "false")
    assert me.page.locator("svg.board .hex.area").count() >= 1


def test_control_unfolds_into_who_counts(asked: Callable[..., str], open_page: OpenPage) -> None:
    me = sit(open_page, asked("activation"), ALWAYS)
    me.page.locator(".rail .control").get_by_role("button", name="west lane").click()
    why = me.page.locator(".rail .why2")
    expect(why).to_contain_text("+1 minion")
    expect(why).to_contain_text("SK-MPH-07")


@pytest.mark.parametrize(("variant", "players"), [("tournament", 8), ("three-lane", 2)])
def test_many_players_and_three_lanes(
    asked: Callable[..., str], open_page: OpenPage, variant: str, players: int
) -> None:
    me = sit(open_page, asked("choose-hero", variant, players), ALWAYS)
    me.asked()
    heroes = 12 if variant == "three-lane" else 8
    expect(me.page.locator("svg.board .hero")).to_have_count(heroes)
    expect(me.page.locator(".rail .unit")).to_have_count(heroes)


def test_on_a_phone(site: Server, open_page: OpenPage) -> None:
    match, token = make(site)
    me = sit(open_page, f"/t/{match}#seat={token}", ALWAYS, width=390, height=844, has_touch=True)
    assert "choose-hero" in play(me, "finger", 18) or "activation" in me.kinds
    assert me.page.evaluate("document.documentElement.scrollWidth") <= 390


# The builder ----------------------------------------------------------------------------------------------------------


def test_an_illegal_deck_is_explained(open_page: OpenPage) -> None:
    page = open_page("/build/skytear")
    page.get_by_role("button", name="Fire and Ice").click()
    expect(page.get_by_text("Legal list")).to_be_visible()
    page.get_by_role("group", name="Ruse", exact=True).first.get_by_role("button", name="One more: Ruse").click()
    expect(page.get_by_text("Not legal yet")).to_be_visible()
    expect(page.get_by_role("link", name="SK-DEK-01")).to_be_visible()
    expect(page.get_by_role("button", name="Play with this list")).to_be_disabled()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_text("Legal list")).to_be_visible()
    page.reload()
    expect(page.get_by_role("textbox", name="Name your deck")).to_have_value("Fire and Ice")
    expect(page.get_by_text("house").first).to_be_visible()


def test_a_built_deck_is_played(open_page: OpenPage) -> None:
    page = open_page("/build/skytear")
    page.get_by_role("button", name="Fire and Ice").click()
    page.get_by_role("button", name="Play with this list").click()
    question = Sitting(page).asked()
    assert question is not None
    assert question["kind"] == "faction"


# Everybody ------------------------------------------------------------------------------------------------------------


def arrive(page: Page, asked: Callable[..., str], what: str) -> None:
    if what == "builder":
        page.goto("/build/skytear")
        page.get_by_role("button", name="Fire and Ice").click()
        expect(page.get_by_text("Legal list")).to_have_count(1)
        return
    page.goto(asked(what, "tournament") if what == "draft" else asked(what))
    expect(page.get_by_role("form")).to_be_visible()


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("width", SCREENS)
@pytest.mark.parametrize("what", ["faction", "draft", "activation", "respond", "builder"])
def test_nothing_keeps_anybody_out(
    what: str,
    width: int,
    theme: str,
    asked: Callable[..., str],
    open_page: OpenPage,
    harms: Callable[[Page], list[str]],
    picture: Callable[[Page, str], None],
) -> None:
    page = open_page("/mark.svg", width=width, height=SCREENS[width])
    kept = json.dumps(ALWAYS | {"battlemat.theme": theme})
    page.evaluate(f"Object.entries({kept}).forEach(([key, value]) => localStorage.setItem(key, value))")
    arrive(page, asked, what)
    picture(page, f"skytear-{what}-{width}-{theme}")
    assert harms(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize(("language", "words"), [("pl", "Odpowiedzi"), ("de", "Antworten")])
def test_in_other_languages(asked: Callable[..., str], open_page: OpenPage, language: str, words: str) -> None:
    me = sit(open_page, asked("activation"), ALWAYS | {"battlemat.language": language})
    expect(me.page.locator(".rail").get_by_text(words, exact=True)).to_be_visible()
    assert "sk-" not in me.page.locator(".rail").inner_text()

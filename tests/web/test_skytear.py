"""Skytear in the browser: its board, its stack, passing without being asked."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache, partial
from itertools import combinations, count
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from battlemat.games.skytear.board import SIDES, Cells, board, cells
from battlemat.games.skytear.content import CARDS, HEROES
from battlemat.games.skytear.paths import shortest_path
from tests.server.conftest import Server
from tests.web.conftest import OpenPage
from tests.web.sitting import Question, Sitting
from tests.web.tables import open_where

ALWAYS = {"battlemat.skytear.ask": "always", "battlemat.skytear.quiet": "none"}
PATIENCE = 120  # answers; a first activation takes about 20


def make(site: Server, variant: str = "first-game", players: int = 2) -> tuple[str, str]:
    seats = [{"who": "me"}, *({"who": "bot", "bot": "regular"} for _ in range(players - 1))]
    made = site.post("/api/matches", {"game": "skytear", "variant": variant, "seats": seats})
    return made["match"], made["links"][0]["token"]


def aimed(question: Question) -> list[dict[str, Any]]:
    """Options that name a card, a hero and a figure on the battlefield."""
    return [
        option
        for option in question["options"]
        if len(option["parts"]) == 3 and all(re.match(r"(south|north)\.\w", part) for part in option["parts"][1:])
    ]


def attacks_on_heroes(question: Question) -> list[dict[str, Any]]:
    """Of a hero in activation."""
    if question["kind"] != "activation":
        return []
    return [one for one in question["options"] if re.match(r"attack:(south|north)\.(?!minion|pillar)\w+$", one["id"])]


def can_respond(question: Question) -> bool:
    return bool(question["about"]) and len(question["options"]) > 1


WANTED: dict[str, Callable[[Question], bool]] = {
    "choose-hero": lambda question: question["kind"] == "choose-hero",
    "activation": lambda question: question["kind"] == "activation",
    "move": lambda question: question["kind"] == "move",
    "area": lambda question: question["kind"] == "area" and len(question["options"]) > 3,
    "aimed": lambda question: question["kind"] == "activation" and bool(aimed(question)),
    "attack": lambda question: bool(attacks_on_heroes(question)),
    "respond": lambda question: question["kind"] == "priority" and can_respond(question),
    "nothing": lambda question: question["kind"] == "priority" and len(question["options"]) == 1,
}


def seat_asked(site: Server, wanted: str, variant: str = "first-game", players: int = 2) -> str:
    """The address of a seat that is asked something, at a table of one's own."""
    return open_where(site, "skytear", WANTED[wanted], variant=variant, players=players).seat


@pytest.fixture(scope="module")
def asked(site: Server) -> Callable[..., str]:
    """The address of a seat that is asked something; the same one for all who only look at it."""

    return cache(partial(seat_asked, site))


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


def play_until(me: Sitting, how: str, *kinds: str) -> None:
    """Answer until every one of these was asked; nobody here knows how the dice fall, so only patience is bounded."""
    for _ in range(PATIENCE):
        question = me.asked()
        assert question is not None, f"the match ended, and only {sorted(me.kinds)} were asked"
        answer(me, how, question)
        if me.kinds.issuperset(kinds):
            return
    raise AssertionError(f"{PATIENCE} answers, and only {sorted(me.kinds)} were asked")


def answer(me: Sitting, how: str, question: Question) -> None:
    chosen = answer_for(question)
    if how == "keyboard":
        me.by_keyboard(question, chosen)
    elif how == "finger":
        me.by_finger(question, chosen)
    elif not answered_on_board(me, question, chosen[0]):
        me.by_mouse(question, chosen)


def answered_on_board(me: Sitting, question: Question, chosen: str) -> bool:
    """Click on the thing itself, where the board shows it."""
    parts = next(option["parts"] for option in question["options"] if option["id"] == chosen)
    if me.is_chosen(chosen) or not me.page.locator(f'svg.board [data-thing="{parts[0]}"]').count():
        return False
    me.click_on_board(parts[0])
    assert me.is_chosen(chosen), f"{chosen} was clicked and is not chosen"
    me.confirm.click()
    return True


# Playing --------------------------------------------------------------------------------------------------------------


def test_part_of_a_match_by_mouse(site: Server, open_page: OpenPage) -> None:
    match, token = make(site)
    me = sit(open_page, f"/t/{match}#seat={token}", ALWAYS)
    play_until(me, "board", "faction", "place-hero", "exchange", "choose-hero", "activation", "move")
    assert me.page.locator("svg.board .hero").count() == 8


def test_part_of_a_match_by_keyboard(site: Server, open_page: OpenPage) -> None:
    match, token = make(site)
    me = sit(open_page, f"/t/{match}#seat={token}", ALWAYS)
    play_until(me, "keyboard", "faction", "place-hero", "exchange", "activation", "move")


def test_a_reaction_on_the_stack(site: Server, open_page: OpenPage) -> None:
    me = sit(open_page, seat_asked(site, "respond"), ALWAYS)
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
    before = len(me.log())
    me.confirm.click()
    me.asked()
    played = [event for event in me.log()[before:] if event["kind"] == "played"]
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
    me = sit(open_page, seat_asked(site, "nothing"), ALWAYS)
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


# Asked something that stays: not a question that the page passes by itself at once.
AT_REST = """() => {
  const question = window.lastTable?.question;
  const passes = question?.kind === "priority" && question.options.length === 1;
  return question && !passes && document.getElementById("question");
}"""


def nth(wanted: Callable[[Question], bool], number: int) -> Callable[[Question], bool]:
    """The question after so many that are wanted."""
    seen = count()
    return lambda question: wanted(question) and next(seen) == number


def passed_by_itself(site: Server, open_page: OpenPage) -> Sitting:
    """At a seat that has just passed by itself and may take that back: nothing hidden has come to light since."""
    for number in count():
        address = open_where(site, "skytear", nth(WANTED["nothing"], number), variant="first-game").seat
        me = sit(open_page, address, {"battlemat.skytear.ask": "can", "battlemat.skytear.quiet": "none"})
        me.page.wait_for_function(AT_REST)
        if me.page.get_by_role("button", name="Take back").is_enabled():
            return me
    raise AssertionError("there is always another question")


def test_what_was_passed_by_itself_is_asked_again_after_undo(site: Server, open_page: OpenPage) -> None:
    """Whoever takes back what the browser passed wants to decide: it does not pass again by itself."""
    me = passed_by_itself(site, open_page)
    later = me.heading.inner_text()
    me.page.get_by_role("button", name="Take back").click()
    me.page.wait_for_function(f"!({AT_REST})()")
    question = me.asked()
    assert question is not None
    assert [option["id"] for option in question["options"]] == ["pass"]
    expect(me.heading).to_contain_text("respond")
    me.by_mouse(question, ["pass"])
    me.page.wait_for_function(AT_REST)
    expect(me.heading).to_have_text(later)


def test_card_hero_and_target_are_clicked_one_after_another(site: Server, open_page: OpenPage) -> None:
    me = sit(open_page, seat_asked(site, "aimed"), ALWAYS)
    question = me.asked()
    assert question is not None
    option = next(one for one in reversed(aimed(question)) if all(me.can_click(part) for part in one["parts"][1:]))
    card, hero, target = option["parts"]
    me.page.locator(f'.hand [data-thing="{card}"]').first.click()
    for figure in (hero, target):
        if me.can_click(figure):
            me.click_on_board(figure)
        else:  # the card that was picked stands up before the lowest hexes; heroes are in the rail, too
            me.page.locator(f'aside [data-thing="{figure}"]').first.click()
    assert me.is_chosen(option["id"]), f"{option['id']} is not chosen after its card, its hero and its target"
    before = len(me.log())
    me.confirm.click()
    me.asked()
    played = next(event for event in me.log()[before:] if event["kind"] == "played")
    assert (played["data"]["card"], played["data"]["hero"]) == (card, hero)


def whole_view(me: Sitting) -> dict[str, Any]:
    """What the seat saw when it sat down: the first table tells everything at once."""
    view: dict[str, Any] = next(change["value"] for change in me.table()["changes"] if not change["path"])
    return view


def passable(view: dict[str, Any], figure: str) -> Cells:
    """What the figure may move through (SK-HPH-23): read off the view, for the engine to find its way."""
    field = board(view["battlefield"])
    closed = {hex_ for one in view["lasting"] if one["op"] == "block-hexes" for hex_ in one["hexes"]}
    if not any(hero["id"] == figure and hero["unblocked"] for hero in view["heroes"]):
        closed |= {one["hex"] for one in (*view["heroes"], *view["outsiders"]) if one["hex"]}
        for side in SIDES:
            closed.add(field.names[field.nexus[side]])
            towers = view["sides"][side]["towers"]
            closed |= {field.names[field.tower[side][lane]] for lane, hp in towers.items() if hp > 0}
    return field.all & ~cells(field.named[hex_] for hex_ in closed)


def test_the_way_shown_is_the_way_walked(site: Server, open_page: OpenPage) -> None:
    me = sit(open_page, seat_asked(site, "move"), ALWAYS)
    question = me.asked()
    assert question is not None
    hexes = [option["id"] for option in question["options"] if "," in option["id"]]
    view, figure = whole_view(me), question["about"]["figure"]
    field, open_cells = board(view["battlefield"]), passable(view, figure)
    start = next(field.named[one["hex"]] for one in (*view["heroes"], *view["outsiders"]) if one["id"] == figure)
    ways: dict[str, list[str]] = {}
    for hex_ in hexes:
        me.option(hex_).hover()
        shown = me.page.locator("svg.board .way")
        expect(shown).to_have_attribute("data-steps", re.compile(rf"(^| ){re.escape(hex_)}$"))
        ways[hex_] = str(shown.get_attribute("data-steps")).split()
        walked = shortest_path(field, start, field.named[hex_], open_cells)
        assert ways[hex_] == [field.names[cell] for cell in walked]
        assert me.page.locator("svg.board .step").count() == len(walked)
    farthest = max(ways, key=lambda hex_: len(ways[hex_]))
    before = len(me.log())
    me.by_mouse(question, [farthest])
    me.asked()
    moved = next(event for event in me.log()[before:] if event["kind"] == "moved")
    assert moved["data"]["way"] == ways[farthest]


def test_odds_are_those_of_the_own_deck(site: Server, open_page: OpenPage) -> None:
    """The mean loss shown, against every way in which the hidden cards of the attacker's deck can be turned over."""
    me = sit(open_page, seat_asked(site, "attack", "casual"), ALWAYS)
    question = me.asked()
    assert question is not None
    view = whole_view(me)
    attack = attacks_on_heroes(question)[0]
    heroes = {hero["id"]: hero for hero in view["heroes"]}
    attacker, target = heroes[question["about"]["hero"]], heroes[attack["parts"][0]]
    kind = HEROES[attacker["kind"]]
    armor = 0 if kind.pierce else max(0, sum(n for _, n in target["armor"]))
    base = sum(n for _, n in attacker["attack"])
    hidden = [CARDS[card].modifier for card in view["players"][view["viewer"]]["unseen"]]
    ways = list(combinations(hidden, kind.flips))
    halve = "disarmed" in attacker["conditions"]
    raw = [base + max(way, default=0) for way in ways]
    mean = sum(max(0, ((n + 1) // 2 if halve else n) - armor) for n in raw) / len(ways)
    me.option(attack["id"]).hover()
    shown = me.page.locator(".q .sum b").first
    expect(shown).to_be_visible()
    assert abs(float(shown.inner_text()) - mean) <= 0.051


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
    me.page.locator(".rail .control").get_by_role("button", name="left lane").click()
    why = me.page.locator(".rail .why2")
    expect(why).to_contain_text("+1 your minion")
    expect(why).to_contain_text("SK-MPH-07")


@pytest.mark.parametrize(("variant", "players"), [("tournament", 8), ("three-lane", 2)])
def test_many_players_and_three_lanes(
    asked: Callable[..., str], open_page: OpenPage, variant: str, players: int
) -> None:
    me = sit(open_page, asked("choose-hero", variant, players), ALWAYS)
    me.asked()
    heroes = 12 if variant == "three-lane" else 8
    expect(me.page.locator(".rail .unit")).to_have_count(heroes)
    fallen = me.page.locator(".rail .unit").filter(has_text=re.compile("defeated|returns")).count()
    expect(me.page.locator("svg.board .hero")).to_have_count(heroes - fallen)


def test_on_a_phone(site: Server, open_page: OpenPage) -> None:
    match, token = make(site)
    me = sit(open_page, f"/t/{match}#seat={token}", ALWAYS, width=390, height=844, has_touch=True)
    play_until(me, "finger", "faction", "place-hero", "exchange", "activation")
    assert me.page.evaluate("document.documentElement.scrollWidth") <= 390

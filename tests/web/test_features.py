"""What the table offers beside playing: a shared screen, learning, placing, measuring, fairness, rematches, replays."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Page, Route, WebSocketRoute, expect

from tests.server.conftest import TWO_PEOPLE, Server
from tests.web.conftest import Faults, OpenPage, TableAt
from tests.web.sitting import Sitting, decide
from tests.web.test_table import play_together

WORDS = Path(__file__).parents[2] / "web" / "src" / "words"


def two_people(site: Server, open_page: OpenPage) -> tuple[Sitting, Sitting]:
    made = site.post("/api/matches", {**TWO_PEOPLE})
    first, second = (Sitting(open_page(f"/t/{made['match']}#seat={link['token']}")) for link in made["links"])
    for player in (first, second):
        player.page.wait_for_function("window.lastTable && window.lastTable.seats.every((seat) => seat.here)")
    return first, second


def concede(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("button", name="Press again to concede").click()


# A shared screen ------------------------------------------------------------------------------------------------------


def test_a_curtain_between_people_who_share_a_screen(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name=re.compile("^More ways to play")).first.click()
    page.get_by_role("button", name="Hot seat").click()
    seen: list[str] = []
    for _ in range(3):
        curtain = page.get_by_role("region", name="Pass the screen to")
        expect(curtain).to_be_visible()
        expect(page.get_by_role("form")).to_have_count(0)
        assert page.evaluate("window.lastTable.seat") is None  # nothing hidden reaches the page before somebody sits
        expect(page.locator(".hand .card")).to_have_count(0)
        awaited = page.evaluate("window.lastTable.awaited_seats[0]")
        curtain.get_by_role("button").click()
        page.wait_for_function("(seat) => window.lastTable.seat === seat", arg=awaited)
        expect(page.get_by_role("form")).to_be_visible()
        seen.append(awaited)
        me = Sitting(page)
        while page.evaluate("window.lastTable.question !== null"):
            question = me.asked()
            assert question is not None
            past = me.table()["sequence"]
            me.by_mouse(question, decide(question))
            page.wait_for_function("(past) => window.lastTable.sequence > past", arg=past)
        page.get_by_role("button", name="Hand over to").click()
    assert set(seen) == {"a", "b"}


# Learning -------------------------------------------------------------------------------------------------------------


def test_learn_by_playing(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name="Learn by playing").first.click()
    expect(page).to_have_url(re.compile(r"/t/[\w-]+$"))
    guide = page.get_by_role("complementary", name="Learn by playing")
    expect(guide).to_contain_text("exactly 20 stars")
    guide.get_by_role("button", name=re.compile("^Rule PM-SET")).click()
    expect(guide.get_by_role("link", name="Open in the rules")).to_be_visible()
    guide.get_by_role("button", name="Got it").click()
    expect(guide).to_have_count(0)
    page.reload()
    me = Sitting(page)
    question = me.asked()
    assert question is not None
    assert question["kind"] == "deploy"
    expect(guide).to_have_count(0)  # what was read once is not told again
    while question["kind"] == "deploy":
        me.by_mouse(question, decide(question))
        question = me.asked()
        assert question is not None
    expect(guide).to_be_visible()
    guide.get_by_role("button", name="No more explanations").click()
    expect(guide).to_have_count(0)
    me.by_mouse(question, decide(question))
    me.asked()
    expect(guide).to_have_count(0)


def test_keys_are_explained(sit_down: Callable[..., Sitting]) -> None:
    me = sit_down()
    me.asked()
    me.page.keyboard.press("?")
    keys = me.page.get_by_role("region", name="Keys")
    expect(keys).to_contain_text("choose an option by its number")
    me.page.keyboard.press("Escape")
    expect(keys).to_have_count(0)


def test_a_unit_looked_at_closely(sit_down: Callable[..., Sitting]) -> None:
    me = sit_down(question="action")
    me.asked()
    me.page.locator("svg.board [data-thing='a.iron-edict']").hover()
    note = me.page.get_by_role("note")
    expect(note).to_contain_text("Iron Edict")
    expect(note).to_contain_text("Shields")
    me.page.mouse.move(1400, 20)
    expect(note).to_have_count(0)


# The stage ------------------------------------------------------------------------------------------------------------


# The part of the board that is in view: x, y, width and height in units of the board.
IN_VIEW = """
() => {
  const svg = document.querySelector("svg.board");
  const [whole, part] = [svg, svg.parentElement].map((element) => element.getBoundingClientRect());
  const { x, y, width } = svg.viewBox.baseVal;
  const unit = width / whole.width;
  const corner = [x + (part.x - whole.x) * unit, y + (part.y - whole.y) * unit];
  return [...corner, part.width * unit, part.height * unit].map((value) => Math.round(value * 10) / 10);
}
"""


def box_of(page: Page) -> list[float]:
    box: list[float] = page.evaluate(IN_VIEW)
    return box


def test_pan_and_zoom(sit_down: Callable[..., Sitting]) -> None:
    me = sit_down()
    me.asked()
    page = me.page
    whole = box_of(page)
    overview = page.get_by_role("img", name="Overview of the board")
    expect(overview).to_have_count(0)
    page.get_by_role("button", name="Zoom in (+)").click()
    nearer = box_of(page)
    assert nearer[2] < whole[2]
    expect(overview).to_be_visible()

    stage = page.locator("svg.board").bounding_box()
    assert stage is not None
    x, y = stage["x"] + stage["width"] * 0.5, stage["y"] + stage["height"] * 0.45
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 60, y - 40, steps=4)
    page.mouse.up()
    moved = box_of(page)
    assert moved[0] > nearer[0]
    assert moved[1] > nearer[1]
    assert moved[2:] == nearer[2:]

    page.mouse.wheel(0, -300)
    page.wait_for_function(f"(w) => ({IN_VIEW})()[2] < w", arg=moved[2])
    page.keyboard.press("-")
    page.locator("svg.board").focus()
    before = box_of(page)
    page.keyboard.press("ArrowLeft")
    assert box_of(page)[0] < before[0]
    overview.click(position={"x": 2, "y": 2})
    page.wait_for_function(f"(y) => ({IN_VIEW})()[1] === y", arg=whole[1])
    page.keyboard.press("0")
    assert box_of(page) == whole
    expect(overview).to_have_count(0)


def with_fingers(page: Page, *steps: list[tuple[float, float]]) -> None:
    """Several fingers on the glass at once, through the browser's own protocol."""
    line = page.context.new_cdp_session(page)
    for number, step in enumerate(steps):
        points = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(step)]
        kind = "touchStart" if number == 0 else "touchMove"
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_two_fingers_zoom(sit_down: Callable[..., Sitting]) -> None:
    me = sit_down(width=390, height=844, has_touch=True, is_mobile=True)
    me.asked()
    whole = box_of(me.page)
    with_fingers(me.page, [(150, 200), (240, 200)], [(120, 200), (270, 200)], [(90, 200), (300, 200)])
    me.page.wait_for_function(f"(w) => ({IN_VIEW})()[2] < w * 0.7", arg=whole[2])


PLACE = {
    "number": 1000,
    "kind": "deploy",
    "rule": "PM-SET-17",
    "form": "place",
    "text": "Where shall it stand?",
    "about": {},
    "options": [
        {
            "id": "300,300,90",
            "text": "In the middle",
            "rule": "",
            "weight": 0,
            "group": "",
            "alone": False,
            "parts": [],
        },
        {"id": "pass", "text": "Not now", "rule": "", "weight": 0, "group": "", "alone": False, "parts": ["pass"]},
    ],
    "refused": [],
    "most": 1,
    "budget": None,
    "ordered": False,
    "region": [[[100, 100], [500, 100], [500, 500], [100, 500]]],
}


def place_instead(page: Page) -> list[Any]:
    """Ask the page to place something, whatever the server asks; x beyond 500 is refused. Returns the answers given."""
    answers: list[Any] = []

    def meet(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def tell(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "table":
                message["question"] = PLACE
            line.send(json.dumps(message))

        def ask(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "probe":
                legal = message["answer"][0] <= 500
                reason = "" if legal else "Too far to the right."
                line.send(
                    json.dumps(
                        {"type": "probed", "key": message["key"], "legal": legal, "reason": reason, "rule": "PM-SET-17"}
                    )
                )
            elif message["type"] == "answer":
                answers.append(message["answer"])
                line.send(json.dumps({"type": "accepted", "key": message["key"], "sequence": 1}))
            else:
                server.send(text)

        server.on_message(tell)
        line.on_message(ask)

    page.route_web_socket(re.compile("/play"), meet)
    return answers


def on_screen(page: Page, x: float, y: float) -> tuple[float, float]:
    """Where a point of the board is on the screen."""
    at = page.evaluate(
        """([x, y]) => {
          const svg = document.querySelector("svg.board");
          const point = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM());
          return [point.x, point.y];
        }""",
        [x, y],
    )
    return at[0], at[1]


def test_a_piece_is_placed_and_turned(site: Server, open_page: OpenPage) -> None:
    made = site.post("/api/matches", {"game": "pocketmodel", "seats": [{"who": "me"}, {"who": "bot"}]})
    page = open_page("/mark.svg")
    answers = place_instead(page)
    page.goto(f"/t/{made['match']}#seat={made['links'][0]['token']}")
    expect(page.get_by_role("heading", name="Where shall it stand?")).to_be_visible()
    expect(page.locator(".placing .region")).to_be_visible()
    ghost = page.locator("[data-place=ghost]")
    confirm = page.get_by_role("form").get_by_role("button", name=re.compile("Put it here|Choose"))
    expect(ghost).to_have_count(0)

    page.mouse.move(*on_screen(page, 420, 200))
    expect(ghost).to_have_class(re.compile("loose"))  # it follows the pointer
    expect(confirm).to_be_disabled()
    page.mouse.click(*on_screen(page, 700, 200))
    expect(page.get_by_role("alert").filter(has_text="Too far to the right.")).to_be_visible()
    expect(ghost).to_have_class(re.compile("refused"))
    expect(confirm).to_be_disabled()
    page.mouse.click(*on_screen(page, 420, 200))
    expect(ghost).to_have_class(re.compile("legal"))
    expect(page.get_by_text("It may stand here.")).to_be_visible()

    page.mouse.move(*on_screen(page, 420, 200))  # drag it
    page.mouse.down()
    page.mouse.move(*on_screen(page, 450, 250), steps=4)
    page.mouse.up()
    fields = page.get_by_role("group", name="Position")
    expect(fields.get_by_label("x", exact=True)).to_have_value(re.compile(r"^4(49|50)"))
    ghost.focus()
    page.keyboard.press("e")
    expect(fields.get_by_label("Heading")).to_have_value("105")
    page.keyboard.press("ArrowLeft")
    fields.get_by_label("y", exact=True).fill("260")
    fields.get_by_label("y", exact=True).press("Tab")
    expect(ghost).to_have_class(re.compile("legal"))
    confirm.click()
    page.wait_for_function("document.querySelector('.go .btn.pri')")
    x, y, heading = answers[0]
    assert (round(x), y, heading) == (440, 260, 105)


def test_a_pose_of_the_list_is_an_answer(site: Server, open_page: OpenPage) -> None:
    made = site.post("/api/matches", {"game": "pocketmodel", "seats": [{"who": "me"}, {"who": "bot"}]})
    page = open_page("/mark.svg")
    answers = place_instead(page)
    page.goto(f"/t/{made['match']}#seat={made['links'][0]['token']}")
    page.locator("svg.board").get_by_role("button", name="In the middle").click()
    expect(page.locator("[data-place=ghost]")).to_have_class(re.compile("legal"))
    page.get_by_role("form").locator(".go").get_by_role("button").first.click()
    page.wait_for_function("document.querySelector('.go .btn.pri')")
    assert answers == ["300,300,90"]


def test_the_measuring_tool(sit_down: Callable[..., Sitting], open_page: OpenPage) -> None:
    """Games that have distances lend the shell a function that words them; PocketModel is lent one for this test."""

    def lend(route: Route) -> None:
        text = route.fetch().text()
        changed, count = re.subn(
            r"export\{([^}]*?)(\w+) as front",
            r"\2.measure=(a,b)=>Math.round(Math.hypot(b.x-a.x,b.y-a.y))+' mm';export{\1\2 as front",
            text,
        )
        route.fulfill(body=changed if count else text, content_type="text/javascript")

    page = open_page("/mark.svg")
    page.route(re.compile(r"/assets/pocketmodel-.*\.js$"), lend)
    page.goto("/")
    page.get_by_role("button", name="Play now").first.click()
    expect(page.get_by_role("form")).to_be_visible()
    page.get_by_role("button", name="Measure (L)").click()
    page.mouse.move(*on_screen(page, 300, 300))
    page.mouse.down()
    page.mouse.move(*on_screen(page, 400, 300), steps=3)
    page.mouse.up()
    expect(page.locator(".ruler text")).to_have_text(re.compile(r"^(99|100|101) mm$"))
    page.keyboard.press("l")
    expect(page.locator(".ruler")).to_have_count(0)


def test_sound_is_off_until_switched_on(sit_down: Callable[..., Sitting]) -> None:
    me = sit_down(question="action")
    page = me.page
    question = me.asked()
    assert page.evaluate("document.documentElement.dataset.heard ?? null") is None
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("group", name="Sound").get_by_role("button", name="On").click()
    page.keyboard.press("Escape")
    assert question is not None
    me.by_mouse(question, decide(question))
    me.play("mouse", 2)
    expect(page.locator("html")).to_have_attribute("data-heard", re.compile("move|turn|dice|card|hit|miss"))


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


# Replays and files ----------------------------------------------------------------------------------------------------


def test_play_on_from_a_replay_as_the_other_side(open_page: OpenPage, played: str) -> None:
    page = open_page(f"/r/{played}?at=30")
    page.get_by_role("group", name="Play on from here").get_by_role("button").nth(1).click()
    page.wait_for_function("window.lastTable && window.lastTable.seat === 'b'")
    assert Sitting(page).play("mouse", 2) == 2


def test_a_match_file_is_kept_and_opened_again(open_page: OpenPage, played: str, tmp_path: Path) -> None:
    page = open_page(f"/r/{played}")
    expect(page.get_by_role("slider", name="Replay")).not_to_have_attribute("aria-valuemax", "0")
    last = page.get_by_role("slider", name="Replay").get_attribute("aria-valuemax")
    page.get_by_role("button", name="Menu").click()
    with page.expect_download() as waiting:
        page.get_by_role("link", name="Save the match file").click()
    file = tmp_path / "kept.match"
    waiting.value.save_as(file)

    other = open_page()
    other.locator("input[type=file]").set_input_files(file)
    expect(other).to_have_url(re.compile(r"/r/[\w-]+$"))
    expect(other.get_by_role("slider", name="Replay")).to_have_attribute("aria-valuemax", str(last))


def test_a_running_match_can_be_looked_back_on(sit_down: Callable[..., Sitting]) -> None:
    me = sit_down(question="moves")
    me.asked()
    page = me.page
    page.get_by_role("button", name="Step back").click()
    expect(page.get_by_text("Looking back")).to_be_visible()
    expect(page.get_by_role("form")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.get_by_role("form")).to_be_visible()


# The start page, and what is wrong ------------------------------------------------------------------------------------


def test_another_side(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name=re.compile("^More ways to play")).first.click()
    page.get_by_role("combobox", name="Your side").select_option(label="Side B")
    page.get_by_role("combobox", name="Your list").select_option(index=1)
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_function("window.lastTable && window.lastTable.seat === 'b'")


def test_two_bots_are_watched(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name=re.compile("^More ways to play")).first.click()
    page.get_by_role("button", name="Watch two bots").click()
    page.wait_for_function("window.lastTable && window.lastTable.seat === null")
    page.wait_for_function("(past) => window.lastTable.sequence > past", arg=page.evaluate("window.lastTable.sequence"))
    watcher = open_page()
    watcher.get_by_role("link", name="Watch").first.click()
    expect(watcher).to_have_url(re.compile(r"/t/[\w-]+$"))


def test_own_matches_are_remembered(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name="Play now").first.click()
    expect(page).to_have_url(re.compile(r"/t/[\w-]+$"))
    address = page.url
    expect(page.get_by_role("form")).to_be_visible()
    page.goto("/")
    page.get_by_role("link", name="Return to the table").click()
    expect(page).to_have_url(address)
    expect(page.get_by_role("form")).to_be_visible()


def test_games_without_a_table_are_not_offered(open_page: OpenPage) -> None:
    page = open_page("/mark.svg")

    def more(route: Route) -> None:
        games = [game for game in route.fetch().json() if game["id"] != "shatterpoint"]
        route.fulfill(json=[*games, {**games[0], "id": "dominoes", "title": "Dominoes"}])

    page.route(re.compile("/api/games"), more)
    page.goto("/")
    boards = list((Path(__file__).parents[2] / "web" / "src" / "games").glob("*/index.ts"))
    expect(page.get_by_role("button", name="Play now")).to_have_count(len(boards) - 1)
    expect(page.get_by_text("Dominoes")).to_have_count(0)
    expect(page.get_by_text("In the works").first).to_be_visible()
    page.goto("/build/dominoes")
    expect(page.get_by_role("heading", name="There is no builder for this game yet.")).to_be_visible()


def test_wrong_links_and_files_are_explained(open_page: OpenPage, faults: Faults) -> None:
    faults.expected.append("400|404|422|WebSocket")
    page = open_page()
    nonsense = FilePayload(name="x.match", mimeType="application/octet-stream", buffer=b"this is no match")
    page.locator("input[type=file]").set_input_files(nonsense)
    expect(page.get_by_role("alert")).to_be_visible()
    assert len(page.get_by_role("alert").inner_text()) > 10
    page.get_by_role("button", name="Join by link").click()
    page.get_by_role("textbox", name=re.compile("Paste an invitation")).fill("what is this?")
    page.get_by_role("button", name="Go", exact=True).click()
    expect(page.get_by_role("alert")).to_have_text("This is not the address of a table.")
    page.goto("/build/pocketmodel#list=%00nonsense")
    expect(page.get_by_text("This link does not hold a list.")).to_be_visible()
    page.goto("/r/nowhere")
    expect(page.get_by_role("link", name="To the start")).to_be_visible()
    page.goto("/no/such/page")
    expect(page.get_by_role("heading", name="There is nothing here.")).to_be_visible()


def test_a_list_is_kept_exported_imported_and_played(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page("/build/pocketmodel")
    page.get_by_role("button", name=re.compile("^Iron Fist")).first.click()
    page.get_by_role("textbox", name="Name your fleet").fill("Kept for later")
    expect(page.get_by_text("Legal list")).to_be_visible()
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Export").first.click()
    file = tmp_path / "list.json"
    waiting.value.save_as(file)
    page.reload()
    expect(page.get_by_role("textbox", name="Name your fleet")).to_have_value("Kept for later")
    page.goto("/")
    page.get_by_role("button", name=re.compile("^More ways to play")).first.click()
    page.get_by_role("combobox", name="Your list").select_option(label="Kept for later")
    page.get_by_role("button", name="Play now").first.click()
    expect(page.get_by_role("banner")).to_contain_text("Kept for later")

    other = open_page("/build/pocketmodel")
    other.locator("input[type=file]").set_input_files(file)
    expect(other.get_by_role("textbox", name="Name your fleet")).to_have_value("Kept for later")
    other.locator("input[type=file]").set_input_files(
        FilePayload(name="no.json", mimeType="application/json", buffer=b'{"units": 3}')
    )
    expect(other.get_by_text("This file is not a list.")).to_be_visible()
    expect(other.get_by_role("textbox", name="Name your fleet")).to_have_value("Kept for later")


# Words ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("file", sorted(path.name for path in (WORDS / "en").glob("*.ftl")))
def test_the_page_speaks_three_languages(file: str) -> None:
    keys = {
        language: set(re.findall(r"^([a-z][\w-]*) =", (WORDS / language / file).read_text(), re.MULTILINE))
        for language in ("en", "pl", "de")
    }
    assert keys["pl"] == keys["en"]
    assert keys["de"] == keys["en"]

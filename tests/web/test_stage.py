"""The stage: panning, zooming, placing and measuring."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.server.conftest import Server
from tests.web.conftest import OpenPage
from tests.web.sitting import Sitting

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
    page = open_page("about:blank", alone=True)
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
    page = open_page("about:blank", alone=True)
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

    page = open_page("about:blank", alone=True)
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
